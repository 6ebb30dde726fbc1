import type { QueryRoot } from '#contract/endpoint.ts'

const channel = new BroadcastChannel('staylend-writes')

/** Says what a write of this tab has changed, by the roots of the keys. */
export function tellOtherTabs(changed: readonly QueryRoot[]): void {
  if (changed.length > 0) channel.postMessage(changed)
}

/** @param hear what another tab has changed */
export function hearOtherTabs(hear: (changed: readonly QueryRoot[]) => void): void {
  channel.addEventListener('message', ({ data }) => hear(data))
}
