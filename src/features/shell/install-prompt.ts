import { offer, offeredPrompt } from './offered-prompt.ts'

const listeners = new Set<() => void>()
offeredPrompt.onChange = () => {
  for (const listener of listeners) listener()
}

/** What the browser offers that installs the app; null while it offers nothing. */
export const installPrompt = {
  get: () => offeredPrompt.now,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** @returns whether the person installs */
  async ask(): Promise<boolean> {
    const prompt = offeredPrompt.now
    offer(null)
    return (await prompt?.prompt())?.outcome === 'accepted'
  },
}
