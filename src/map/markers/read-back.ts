/** For canvases that are drawn to be read: without it each reading waits until the graphics card has done
 *  all else, some hundred milliseconds while a map begins. */
export const readBack = { willReadFrequently: true } as const
