/** What a task comes to that may never end: some browsers neither open a database nor say that they do not.
 *  @param otherwise says what did not answer
 *  @throws a TimeoutError when it takes longer */
export function inTime<Answer>(
  task: Promise<Answer>,
  timeoutMs: number,
  otherwise: string,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(otherwise, 'TimeoutError')), timeoutMs)
  })
  return Promise.race([task, late]).finally(() => clearTimeout(timer))
}
