import { tabParam } from './-tab-param.ts'

const tabs = ['chat', 'listing', 'peer'] as const

export type ConversationTab = (typeof tabs)[number]

/** Which tab of a conversation an address opens: who looks at another one does not see what is said. */
export const conversationTab = tabParam(tabs)
