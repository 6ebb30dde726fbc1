import { offeredPrompt } from './offered-prompt.ts'

/** What the browser offers that installs the app; null while it offers nothing. */
export const installPrompt = {
  get: offeredPrompt.get,
  subscribe: offeredPrompt.subscribe,
  /** @returns whether the person installs */
  async ask(): Promise<boolean> {
    const prompt = offeredPrompt.get()
    offeredPrompt.set(null)
    return (await prompt?.prompt())?.outcome === 'accepted'
  },
}
