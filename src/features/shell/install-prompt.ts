/** What a browser offers that installs apps by a button; it can be used once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function set(next: InstallPrompt | null): void {
  offered = next
  for (const listener of listeners) listener()
}

// It comes long before the part that shows it, and without this the browser asks at first sight.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  set(event as InstallPrompt)
})
addEventListener('appinstalled', () => set(null))

export const installPrompt = {
  get: () => offered,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** @returns whether the person installs */
  async ask(): Promise<boolean> {
    const prompt = offered
    set(null)
    return (await prompt?.prompt())?.outcome === 'accepted'
  },
}
