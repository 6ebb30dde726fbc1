import { cutPicture, openPicture, type PictureTask } from './picture-task.ts'

addEventListener('message', async ({ data: task }: MessageEvent<PictureTask>) => {
  if ('crop' in task) return postMessage(await cutPicture(task.bitmap, task.crop))
  const opened = await openPicture(task.file)
  postMessage(opened, { transfer: 'bitmap' in opened ? [opened.bitmap] : [] })
})
