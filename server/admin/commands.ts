import type { Command } from './command.ts'
import { exportUser } from './export-user.ts'
import { reportHandled } from './handle-report.ts'
import { reports } from './list-reports.ts'
import { moveDatabase } from './move-database.ts'
import { resendMail } from './resend-mail.ts'
import { restoreUser, suspendUser } from './suspend-user.ts'
import { activateListing, deactivateListing } from './switch-listing.ts'
import { verify } from './verify.ts'

/** In the order in which they are listed. */
export const commands: readonly Command[] = [
  reports,
  reportHandled,
  deactivateListing,
  activateListing,
  suspendUser,
  restoreUser,
  resendMail,
  exportUser,
  verify,
  moveDatabase,
]
