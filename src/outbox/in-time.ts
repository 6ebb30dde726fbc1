const openTimeoutMs = 5000

/** Some browsers neither open a database nor say that they do not. */
export function inTime<Opened>(opening: Promise<Opened>): Promise<Opened> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database does not answer.', 'TimeoutError')),
      openTimeoutMs,
    )
  })
  return Promise.race([opening, late]).finally(() => clearTimeout(timer))
}
