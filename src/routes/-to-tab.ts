/** How a page goes to another of its tabs: that is no step of the history, and nothing scrolls. */
export const toTab = { replace: true, resetScroll: false } as const
