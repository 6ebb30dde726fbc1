import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailFolder } from './mail-folder.ts'
import type { Mail } from './mail-transport.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'staylend-mail-'))
  folder = join(parent, 'mail')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const unstopped = new AbortController().signal
const mail = (id: string, subject = 'Hello'): Mail => ({
  id,
  subject,
  text: 'Text',
  html: '<p>Text',
  sentOn: new Date('2026-11-10T02:20:00Z'),
  from: { name: 'Staylend', address: 'mail@staylend.example' },
  to: { name: 'Lena', address: 'lena@mail.example' },
})

test('a mail is read as it was sent', async () => {
  const mails = openMailFolder(folder)
  await mails.send(mail('1-1-1'), unstopped)
  expect(await mails.read('1-1-1')).toEqual(mail('1-1-1'))
})

test('of each folder the newest stay, the newest first', async () => {
  const mails = openMailFolder(folder, 3)
  for (const id of ['1000-9-1', '1000-10-1', '999-11-1', '1001-1-2', '1001-1-1']) {
    await mails.send(mail(id), unstopped)
  }
  expect((await mails.list()).map(({ id }) => id)).toEqual(['1001-1-2', '1001-1-1', '1000-10-1'])
  expect(await readdir(folder)).toHaveLength(3)
})

test('one that comes twice is there once', async () => {
  const mails = openMailFolder(folder)
  await mails.send(mail('1-1-1'), unstopped)
  await mails.send(mail('1-1-1', 'Again'), unstopped)
  expect((await mails.list()).map(({ subject }) => subject)).toEqual(['Again'])
})

test('nothing is there before the first, and nothing outside', async () => {
  const mails = openMailFolder(folder)
  expect(await mails.list()).toEqual([])
  expect(await mails.read('1-1-1')).toBeNull()
  const secret = openMailFolder(parent)
  await secret.send(mail('secret'), unstopped)
  for (const id of ['../secret', '..%2fsecret', '/etc/passwd', '..', '', 'a\0b']) {
    expect(await mails.read(id)).toBeNull()
  }
})
