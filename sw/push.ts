import type { PushNotice } from '#contract/domain/push-notice.ts'
import { isOnScreen } from './open-page.ts'
import { siteName } from './site.ts'

declare const self: ServiceWorkerGlobalScope

/** Of a push that cannot be read. Browsers end the subscription of who shows nothing. */
const somethingNew: PushNotice = {
  title: siteName,
  body: 'New message',
  path: '/chats',
  tag: 'something-new',
  lang: 'en-US',
}

/** Tells a person what has come, unless they have that conversation before them. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, path, ...said } = noticeOf(data) ?? somethingNew
  if (await isOnScreen(path)) return
  // TypeScript does not know `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    ...said,
    renotify: true,
    icon: '/icons/icon-192.png',
    data: { path },
  }
  await self.registration.showNotification(title, options)
}

function noticeOf(data: PushMessageData | null): PushNotice | null {
  try {
    const notice = data?.json() as Partial<Record<keyof PushNotice, unknown>> | undefined
    const { title, body, path, tag, lang } = notice ?? {}
    const texts = [title, body, path, tag, lang]
    const isWhole = texts.every((text) => typeof text === 'string') && /^\/(?!\/)/.test(`${path}`)
    return isWhole ? ({ title, body, path, tag, lang } as PushNotice) : null
  } catch {
    return null
  }
}
