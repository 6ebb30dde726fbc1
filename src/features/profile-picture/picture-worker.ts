import { openPicture } from './open-picture.ts'

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const opened = await openPicture(file)
  postMessage(opened, { transfer: 'bitmap' in opened ? [opened.bitmap] : [] })
})
