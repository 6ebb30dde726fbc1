import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { events } from '#contract/endpoints/events.ts'
import { getMessages, markRead, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import type { Talker } from '#tests/fixtures/chat-pairs.ts'

/** Opens a person's stream of events over a connection of its own.
 *  @param onChat called for each change of a conversation
 *  @returns closes it */
export async function openStream(
  url: string,
  { headers }: Talker,
  onChat: () => void,
): Promise<() => void> {
  const asked = get(`${url}/${events.path}`, { headers, agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream answers ${response.statusCode}`)
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.startsWith('event: missed')) throw new Error('Something was missed')
      if (block.startsWith('event: chat')) onChat()
    }
  })
  // Who closes it knows.
  response.on('error', () => undefined)
  asked.on('error', () => undefined)
  return () => asked.destroy()
}

export async function sendMessage(url: string, talker: Talker, text: string): Promise<void> {
  const { isHost, chatId, listingId, headers } = talker
  const [{ path }, about] = isHost
    ? [sendAsHost, { ChatId: chatId }]
    : [sendAsRenter, { RentId: listingId }]
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...about, Msg: text }),
  })
  if (!response.ok) throw new Error(`A message is answered with ${await response.text()}`)
}

/** Asks for what is new in a conversation and marks it as read.
 *  @param hear gets each text that the other one has written */
export async function readNew(
  url: string,
  talker: Talker,
  hear: (text: string) => void,
): Promise<void> {
  const { chatId, headers } = talker
  const path = getMessages.path.replace(':id', String(chatId))
  const response = await fetch(`${url}/${path}?after=${talker.knownUpToId}`, { headers })
  const { resObj } = (await response.json()) as {
    resObj: { messages: { Id: number; UserId: number; Msg: string }[] }
  }
  const { messages } = resObj
  talker.knownUpToId = messages.at(-1)?.Id ?? talker.knownUpToId
  const others = messages.filter(({ UserId }) => UserId !== talker.userId)
  for (const { Msg } of others) hear(Msg)
  const last = others.at(-1)
  if (last) await mark(url, talker, last.Id)
}

async function mark(url: string, { chatId, headers }: Talker, upToId: number): Promise<void> {
  const response = await fetch(`${url}/${markRead.path.replace(':id', String(chatId))}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ upToId }),
  })
  if (!response.ok) throw new Error(`A read mark is answered with ${await response.text()}`)
}
