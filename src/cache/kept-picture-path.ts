/** The one file of a picture that is kept. It stands for all three: it is at most 600 pixels long, and a
 *  few kilobytes more than the small one. @param path of any of them */
export const keptPicturePath = (path: string): string =>
  path.replace(/(\.small)?\.(webp|jpg)$/, '.webp')
