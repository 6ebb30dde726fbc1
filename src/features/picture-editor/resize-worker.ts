import { resizePicture } from './resize-picture.ts'

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  postMessage(await resizePicture(file))
})
