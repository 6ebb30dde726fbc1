import { openAdmin } from './open-admin.ts'
import { runAdmin } from './run-admin.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await runAdmin(process.argv.slice(2), processTerminal(), () =>
  openAdmin(process.env),
)
