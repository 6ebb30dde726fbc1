import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:net'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

// The kernel's own limit is 104 on macOS and 108 on Linux.
const maxSocketPathBytes = 100
const prefix = 'lock-'
const attempts = 4

/** Another process holds the folder. */
export class FolderInUse extends StartError {
  readonly folder: string

  constructor(folder: string) {
    super(`DATA_DIR: another process is using ${folder}; stop it first.`)
    this.folder = folder
  }
}

export interface Lock {
  release(): Promise<void>
}

/** Holds a folder for this process alone. The lock is a listening socket and not a process id:
 *  the kernel closes it whatever ends the process, and ids mislead in containers.
 *  @throws FolderInUse when another process holds it, StartError when the folder cannot carry a socket. */
export async function lockFolder(folder: string): Promise<Lock> {
  if (process.platform === 'win32') return lockOf(await listen(pipeName(folder), folder))
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const lock = await attemptLock(folder)
    if (lock) return lock
    // Two that start at the same moment may both have stepped back.
    await pause(20 + Math.random() * 100)
  }
  throw new FolderInUse(folder)
}

/** Listens first and looks around then: of any two, the later one sees the earlier one. Stale sockets
 *  are deleted by the winner only, who listens already. */
async function attemptLock(folder: string): Promise<Lock | undefined> {
  const name = `${prefix}${randomBytes(4).toString('hex')}`
  const lock = lockOf(await listen(socketPath(folder, name), folder))
  const others = readdirSync(folder).filter((other) => other.startsWith(prefix) && other !== name)
  const paths = others.map((other) => socketPath(folder, other))
  const alive = await Promise.all(paths.map(answers))
  if (alive.includes(true)) {
    await lock.release()
    return undefined
  }
  for (const path of paths) rmSync(path, { force: true })
  return lock
}

function lockOf(server: Server): Lock {
  return { release: () => new Promise((done) => server.close(() => done())) }
}

function listen(path: string, folder: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE'
      const cannot = new StartError(`DATA_DIR: ${folder} cannot hold a socket (${code}).`)
      reject(isTaken ? new FolderInUse(folder) : cannot)
    })
    server.listen(path, () => resolve(server.unref()))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function socketPath(folder: string, name: string): string {
  const absolute = join(folder, name)
  if (Buffer.byteLength(absolute) <= maxSocketPathBytes) return absolute
  const fromHere = relative(process.cwd(), absolute)
  if (Buffer.byteLength(fromHere) <= maxSocketPathBytes) return fromHere
  const longest = maxSocketPathBytes - name.length - 1
  throw new StartError(
    `DATA_DIR: the path ${folder} is too long for the lock in it; choose one of at most ${longest} bytes.`,
  )
}

function pipeName(folder: string): string {
  const hash = createHash('sha256').update(folder.toLowerCase()).digest('hex')
  return `\\\\.\\pipe\\staylend-${hash.slice(0, 32)}`
}
