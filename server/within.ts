/** What `work` comes to, or what `late` says when it takes longer. */
export async function within<T>(
  timeoutMs: number,
  work: PromiseLike<T>,
  late: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), timeoutMs)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
