import { changing } from '#src/changing.ts'

/** What a browser offers that installs apps by a button; it can be used once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const offeredPrompt = changing<InstallPrompt | null>(null)

// It comes long before the part that shows it, and without this the browser asks at first sight.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offeredPrompt.set(event as InstallPrompt)
})
addEventListener('appinstalled', () => offeredPrompt.set(null))
