import { createInterface } from 'node:readline/promises'

/** Where an operator reads and answers. */
export interface Terminal {
  /** For what was asked for. Resolves when it is taken. */
  write(text: string): Promise<void>
  /** For what went wrong. */
  complain(sentence: string): void
  /** null where nobody can be asked. */
  ask: ((question: string) => Promise<boolean>) | null
}

export function processTerminal(): Terminal {
  // Whoever reads only the beginning, such as `head`, has enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    write: (text) => new Promise((done) => process.stdout.write(text, () => done())),
    complain: (sentence) => void process.stderr.write(`${sentence}\n`),
    ask: process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : null,
  }
}

/** Whoever ends the input instead of answering has not said yes. */
async function askOnTerminal(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<string>((done) => lines.once('close', () => done('')))
  try {
    const answer = await Promise.race([lines.question(`${question} [y/N] `), ended])
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    lines.close()
  }
}
