import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { passOn, startProxy } from '#tests/fixtures/start-proxy.ts'
import type { Tally } from '#tests/outbox/tally.ts'
import { askServer, type WholeAnswer } from './ask-server.ts'
import { foreignAnswers, type Fault } from './faults.ts'
import { Held, type Sender } from './held.ts'

const sendsMessages = /^\/api\/chat\/(hostmsg|clientmsg)$/

/** What a browser sends says then from which script it comes. */
const tellsSender = { 'referrer-policy': 'same-origin' }

/** Without a word of an answer. */
const cuts: ReadonlySet<Fault> = new Set(['cut before the server', 'answer lost'])

interface Parts {
  target: string
  /** What becomes of the next request; null lets it pass. */
  nextFault(): Fault | null
  tally: Tally
}

/** A proxy that spoils requests that send messages: those of pages and those of the worker. */
export async function startFaultProxy({ target, nextFault, tally }: Parts) {
  const proxy = await startProxy(target)
  const held: Held[] = []
  const committed = new Set<string>()
  /** For each text the keys under which it was sent. */
  const keys = new Map<string, Set<string>>()

  const usedConnections = new WeakSet<object>()
  /** A browser that loses a connection which it has used before sends again by itself, and the page hears
   *  nothing of it: that is lost, too. */
  const cutAgain = new Map<string, Fault>()

  function faultOf(key: string, isConnectionUsed: boolean): Fault | null {
    const again = cutAgain.get(key)
    const fault = again ?? nextFault()
    cutAgain.delete(key)
    if (fault && cuts.has(fault) && isConnectionUsed) cutAgain.set(key, fault)
    if (again) tally.count('sent again by the browser')
    else if (fault) tally.count(fault)
    return fault
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isConnectionUsed = usedConnections.has(request.socket)
    usedConnections.add(request.socket)
    if (!sendsMessages.test(request.url ?? '')) {
      return passOn(proxy.target, request, response, tellsSender)
    }
    const key = String(request.headers['idempotency-key'])
    const fault = faultOf(key, isConnectionUsed)
    const body = await buffer(request)
    const { method = 'POST', url = '/', headers } = request
    const whole = { method, url, headers, body }
    const sender: Sender = headers.referer?.endsWith('/main.js') ? 'worker' : 'page'
    const { Msg: text } = JSON.parse(body.toString()) as { Msg: string }
    keys.set(text, (keys.get(text) ?? new Set()).add(key))
    tally.count(`sent by a ${sender}`)

    const foreign = fault && foreignAnswers[fault]
    if (fault === 'cut before the server') return void response.destroy()
    if (foreign) return void response.writeHead(foreign.status, foreign.headers).end(foreign.text)
    if (fault === 'stale token') whole.headers = { ...headers, 'x-csrftoken': 'stale' }
    if (fault === 'held before the server') await hold({ sender, response, hasArrived: false })
    const served = await askServer(proxy.target, whole)
    note(key, served)
    if (fault === 'held after the commit') await hold({ sender, response, hasArrived: true })
    if (fault === 'answer lost') return void response.destroy()
    response.writeHead(served.status, served.headers)
    if (fault !== 'answer cut') return void response.end(served.body)
    response.write(served.body.subarray(0, served.body.length / 2), () => response.destroy())
  }

  const hold = (parts: ConstructorParameters<typeof Held>[0]) => {
    const one = new Held(parts)
    held.push(one)
    return one.released
  }

  function note(key: string, { status }: WholeAnswer): void {
    if (status === 401) tally.count('session over')
    if (status !== 200) return
    if (committed.has(key)) tally.count('answered again')
    committed.add(key)
  }

  proxy.instead = {
    paths: /^/,
    answer: (request, response) =>
      // What is gone in the meantime gets no answer.
      void answer(request, response).catch(() => response.destroy()),
  }
  return {
    url: proxy.url,
    keys,
    held: held as readonly Held[],
    release() {
      for (const one of held.splice(0)) one.release()
    },
    close: proxy.close,
  }
}
