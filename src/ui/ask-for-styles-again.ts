/** Vite asks for the styles of a part once; here they are asked for again.
 *  @param fault why the part did not come */
export function askForStylesAgain(fault: unknown): void {
  const [, href] = /CSS for (\S+)/.exec(String(fault)) ?? []
  const link = document.querySelector(`link[href="${href}"]`)
  link?.replaceWith(link.cloneNode())
}
