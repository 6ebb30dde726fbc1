/** A browser may begin to read it late. */
const readWithinMs = 60_000

/** Has the browser keep a file, as if a link to it had been pressed. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readWithinMs)
}
