/** What a browser offers that installs apps by a button; it can be used once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** What is offered now, and who is told when that changes. */
export const offeredPrompt: { now: InstallPrompt | null; onChange?(): void } = { now: null }

export function offer(prompt: InstallPrompt | null): void {
  offeredPrompt.now = prompt
  offeredPrompt.onChange?.()
}

// It comes long before the part that shows it, and without this the browser asks at first sight.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer(event as InstallPrompt)
})
addEventListener('appinstalled', () => offer(null))
