import { smallPictureSidePx } from '../limits.ts'
import type { Picture } from './picture.ts'

/** How wide a listing's first picture is shown on its page, as `sizes` says it. The server preloads by the
 *  same words, so that the page finds the very file. */
export const firstPictureSizes = '(width >= 768px) 600px, 100vw'

/** The WebP files of a picture with their widths, as `srcset` says them. */
export function pictureSourceSet({ small, webp, widthPx, heightPx }: Picture): string {
  const scale = Math.min(1, smallPictureSidePx / Math.max(widthPx, heightPx))
  return `${small} ${Math.round(widthPx * scale)}w, ${webp} ${widthPx}w`
}
