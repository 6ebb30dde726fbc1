import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/domain/durations.ts'
import { getOwnListings } from '#contract/endpoints/rent.ts'
import { getSession, logout } from '#contract/endpoints/session.ts'
import { login } from '#contract/endpoints/user.ts'
import { sessionsAtMost } from '#contract/limits.ts'
import { forgetWhatIsOver } from '#server/services/forget.ts'
import { sessionLifetimeMs } from '#server/services/sessions.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { buildTestApp, november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ trustProxy: true })
})
afterAll(() => site.close())
beforeEach(() => {
  site.clock.now = november
})

const cookiesOf = async (client: Client, headers: Record<string, string> = {}) => {
  const { cookies } = await client.send({ url: '/api/user/isin', headers })
  return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
}

describe('a visitor without a login', () => {
  test('is nobody, and gets a token beside the answer and in a cookie', async () => {
    const visitor = new Client(site.app)
    const { status, resObj, token } = await visitor.call(getSession)
    expect({ status, resObj }).toEqual({ status: 200, resObj: null })
    expect(token).toBe(visitor.cookies.get('csrftoken'))
  })

  test('is asked to log in where a user is needed', async () => {
    const answer = await new Client(site.app).call(getOwnListings)
    expect(answer).toMatchObject({ status: 401, success: false, resObj: null, errorCode: 1 })
  })
})

describe('a user', () => {
  test('stays logged in, and is told who that is', async () => {
    const user = await newUser(site, { email: 'Kim@Example.com', firstName: 'Kim' })
    const { resObj } = await user.call(getSession)
    expect(resObj).toMatchObject({ Id: user.userId, Email: 'Kim@Example.com', FirstName: 'Kim' })
  })

  test('finds out who is logged in here, whoever the page believed it was', async () => {
    const user = await newUser(site)
    const { resObj } = await user.call(getSession, { headers: { 'x-user-id': '1' } })
    expect(resObj).toMatchObject({ Id: user.userId })
  })

  test('gets a new session at login, and the old one ends', async () => {
    const user = await newUser(site, { email: 'rotating@example.com' })
    const before = user.cookies.get('session') ?? ''
    await user.get(login, { body: { email: 'rotating@example.com', password } })
    expect(user.cookies.get('session')).not.toBe(before)
    const thief = new Client(site.app)
    thief.cookies.set('session', before)
    expect((await thief.call(getSession)).resObj).toBeNull()
  })

  test('cannot be given a session that somebody else chose', async () => {
    await newUser(site, { email: 'fixed@example.com' })
    const victim = new Client(site.app)
    victim.cookies.set('session', 'chosen-by-an-attacker')
    await victim.get(login, { body: { email: 'fixed@example.com', password } })
    expect(victim.cookies.get('session')).not.toBe('chosen-by-an-attacker')
  })

  test('is logged out for good', async () => {
    const user = await newUser(site)
    const before = user.cookies.get('session') ?? ''
    const { resObj, token } = await user.call(logout)
    expect({ resObj, token }).toEqual({ resObj: null, token: user.cookies.get('csrftoken') })
    expect(user.cookies.has('session')).toBe(false)
    user.cookies.set('session', before)
    expect((await user.call(getSession)).resObj).toBeNull()
  })

  test('is logged out on this device alone', async () => {
    const phone = await newUser(site, { email: 'two@example.com' })
    const laptop = new Client(site.app)
    await laptop.get(login, { body: { email: 'two@example.com', password } })
    await phone.get(logout)
    expect((await laptop.call(getSession)).resObj).toMatchObject({ Id: laptop.userId })
  })

  test('is logged out when the session has had its time', async () => {
    const user = await newUser(site)
    site.wait(sessionLifetimeMs)
    expect((await user.call(getSession)).resObj).toBeNull()
    site.wait(-sessionLifetimeMs)
    expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
  })

  test('stays logged in for as long as the device comes back in time, however long that is', async () => {
    const user = await newUser(site)
    for (let visits = 0; visits < 3; visits += 1) {
      site.wait(80 * dayMs)
      expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
    }
    site.wait(sessionLifetimeMs)
    expect((await user.call(getSession)).resObj).toBeNull()
  })

  test('is known also while nothing can be written, and noted the next time', async () => {
    const { db } = site.context
    const user = await newUser(site)
    await sql`
      create function refuse_to_write() returns trigger language plpgsql
      as 'begin raise exception ''no room'' using errcode = ''53100''; end'`.execute(db)
    await sql`
      create trigger without_room before update on session
      execute function refuse_to_write()`.execute(db)
    site.wait(80 * dayMs)
    expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
    await sql`drop trigger without_room on session`.execute(db)
    await user.call(getSession)
    site.wait(80 * dayMs)
    expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
  })

  test('has a session that is noted once a day', async () => {
    const user = await newUser(site)
    const until = async () => {
      const { db } = site.context
      const query = db.selectFrom('session').select('expires_at').where('user_id', '=', user.userId)
      return (await query.executeTakeFirstOrThrow()).expires_at.getTime()
    }
    const first = await until()
    for (const [hours, later] of [
      [23, 0],
      [2, 25],
      [1, 25],
    ] as const) {
      site.wait(hours * hourMs)
      await user.call(getSession)
      expect((await until()) - first).toBe(later * hourMs)
    }
  })

  test('who does not come back leaves no session behind for ever', async () => {
    const old = await newUser(site)
    site.wait(sessionLifetimeMs)
    const current = await newUser(site)
    await forgetWhatIsOver(site.context, new AbortController().signal)
    const kept = await site.context.db.selectFrom('session').select('user_id').execute()
    const userIds = kept.map(({ user_id: userId }) => userId)
    expect(userIds).toContain(current.userId)
    expect(userIds).not.toContain(old.userId)
  })

  test('of any number that did not come back none is left', async () => {
    const { db } = site.context
    const { userId } = await newUser(site)
    await sql`
      insert into session (token_hash, user_id, created_at, expires_at)
      select gen_random_uuid(), ${userId}, ${site.clock.now}, ${site.clock.now}
      from generate_series(1, 2500)`.execute(db)
    await forgetWhatIsOver(site.context, new AbortController().signal)
    const { rows } = await sql`
      select from session where expires_at <= ${site.clock.now}`.execute(db)
    expect(rows).toHaveLength(0)
  })

  test('has so many sessions, of which the oldest ends with one more', async () => {
    const user = await newUser(site)
    const others = []
    for (let at = 1; at < sessionsAtMost; at += 1) {
      site.wait(1)
      others.push(await enter(site, user.userId))
    }
    expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
    // At the same moment as the one before.
    const newest = await enter(site, user.userId)
    expect((await user.call(getSession)).resObj).toBeNull()
    for (const each of [...others, newest]) {
      expect((await each.call(getSession)).resObj).toMatchObject({ Id: user.userId })
    }
  })

  test('is refused with a wrong password, and so is one who does not exist', async () => {
    await newUser(site, { email: 'real@example.com' })
    for (const email of ['real@example.com', 'nobody@example.com']) {
      const answer = await new Client(site.app).call(login, { body: { email, password: 'wrong' } })
      expect(answer).toMatchObject({
        status: 401,
        errorCode: 50,
        message: 'Login or password is incorrect',
      })
    }
  })
})

describe('who has logged out where the server could not be told', () => {
  const isOpen = async (session: string) => {
    const thief = new Client(site.app)
    thief.cookies.set('session', session)
    return (await thief.call(getSession)).resObj !== null
  }
  const leave = (user: Client) => {
    user.cookies.set('left', '1')
    return user.cookies.get('session') ?? ''
  }

  test('is logged out by whatever is asked first', async () => {
    const user = await newUser(site)
    const session = leave(user)
    expect(await user.call(getOwnListings)).toMatchObject({ status: 401, errorCode: 1 })
    expect(await isOpen(session)).toBe(false)
  })

  test('is nobody at once, and has nothing to say any more', async () => {
    const user = await newUser(site)
    const session = leave(user)
    expect((await user.call(getSession)).resObj).toBeNull()
    expect(user.cookies.has('left')).toBe(false)
    expect(await isOpen(session)).toBe(false)
    expect((await user.call(getSession)).resObj).toBeNull()
  })

  test('may log out once more', async () => {
    const user = await newUser(site)
    leave(user)
    await user.send({ url: '/api/rent/getall' })
    expect(await user.call(logout)).toMatchObject({ status: 403, errorCode: 9 })
    expect(await user.call(logout)).toMatchObject({ status: 200, resObj: null })
  })

  test('stays logged in after the next login, and the session before has ended', async () => {
    const user = await newUser(site, { email: 'leaving@example.com' })
    const before = leave(user)
    // Its token went with the session.
    const enter = () => user.call(login, { body: { email: 'leaving@example.com', password } })
    expect(await enter()).toMatchObject({ status: 403, errorCode: 9 })
    user.cookies.set('left', '1')
    expect(await enter()).toMatchObject({ status: 200 })
    expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
    expect(await isOpen(before)).toBe(false)
  })
})

describe('the token against forged requests', () => {
  test('belongs to one session: that from before the login is refused after it', async () => {
    const user = await newUser(site)
    const token = user.cookies.get('csrftoken') ?? ''
    await user.get(logout)
    user.cookies.set('csrftoken', token)
    const refused = await user.call(login, { body: { email: 'real@example.com', password } })
    expect(refused).toMatchObject({ status: 403, errorCode: 9 })
  })

  test('is renewed with every refusal, so that the next try works', async () => {
    await newUser(site, { email: 'stale@example.com' })
    const visitor = new Client(site.app)
    visitor.cookies.set('csrftoken', 'stale.token')
    const input = { body: { email: 'stale@example.com', password } }
    const refused = await visitor.call(login, input)
    expect(refused).toMatchObject({ errorCode: 9, token: visitor.cookies.get('csrftoken') })
    expect(await visitor.call(login, input)).toMatchObject({ errorCode: 0 })
  })

  test('belongs to one browser: a visitor’s is refused in that of another one', async () => {
    const email = 'forged@example.com'
    await newUser(site, { email })
    const [visitor, other] = [new Client(site.app), new Client(site.app)]
    await visitor.call(getSession)
    await other.call(getSession)
    const send = (by: Client) =>
      other.send({
        method: 'POST',
        url: '/api/user/login',
        headers: { ...other.headersOf(login), 'x-csrftoken': by.cookies.get('csrftoken') ?? '' },
        payload: { email, password },
      })
    expect((await send(visitor)).json()).toMatchObject({ errorCode: 9 })
    expect((await send(other)).json()).toMatchObject({ errorCode: 0 })
  })

  test('must stand in the header, not in the cookie alone', async () => {
    const user = await newUser(site)
    const response = await user.send({ url: '/api/user/logout' })
    expect(response.json()).toMatchObject({ errorCode: 9 })
    expect((await user.call(getSession)).resObj).toMatchObject({ Id: user.userId })
  })
})

describe('cookies', () => {
  /** What somebody's browser is given who logs in with it once more. */
  const cookiesOfLogin = async (email: string) => {
    const user = await newUser(site, { email })
    await user.get(logout)
    await user.call(getSession)
    const { cookies } = await user.send({
      method: 'POST',
      url: '/api/user/login',
      headers: user.headersOf(login),
      payload: { email, password },
    })
    return { user, byName: Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie])) }
  }

  test('keep the session from scripts, and show them the token', async () => {
    const { byName } = await cookiesOfLogin('cookies@example.com')
    expect(byName.session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(byName.csrftoken).toMatchObject({ sameSite: 'Lax', path: '/' })
    expect(byName.csrftoken?.httpOnly).toBeUndefined()
  })

  test('keep the session for 400 days from the login, whatever is asked meanwhile', async () => {
    const { user, byName } = await cookiesOfLogin('long@example.com')
    expect(byName.session?.maxAge).toBe((400 * dayMs) / 1000)
    expect(Object.keys(await cookiesOf(user))).toEqual(['csrftoken'])
  })

  test('are secure behind a proxy that speaks TLS, and plain without one', async () => {
    const visitor = new Client(site.app)
    const behindTls = await cookiesOf(visitor, { 'x-forwarded-proto': 'https' })
    expect(behindTls.csrftoken?.secure).toBe(true)
    expect((await cookiesOf(visitor)).csrftoken?.secure).toBeUndefined()
  })

  test('do not become secure on the word of a peer that is not trusted', async () => {
    const direct = await buildTestApp(site.context, { trustProxy: false })
    const cookies = await cookiesOf(new Client(direct), { 'x-forwarded-proto': 'https' })
    expect(cookies.csrftoken?.secure).toBeUndefined()
  })
})
