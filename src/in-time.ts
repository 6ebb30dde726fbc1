/** What a database of this device comes to: some browsers neither open one nor say that they do not.
 *  @throws a TimeoutError when it takes longer */
export function inTime<Answer>(task: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database does not answer.', 'TimeoutError')),
      timeoutMs,
    )
  })
  return Promise.race([task, late]).finally(() => clearTimeout(timer))
}
