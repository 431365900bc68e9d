import { DEMO_CLUB } from '../../demo/data/club.ts'
import { clubOf } from '../../src/features/club/model.ts'
import { SYSTEM } from '../../src/kernel/actor.ts'
import type { Config } from '../../src/platform/config/config.ts'
import type { Ctx } from '../../src/platform/context.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { noMailServer } from '../../src/platform/email/mailbox.ts'
import { filesOf } from '../../src/platform/files/files-of.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { NO_PAGES } from '../../src/platform/page-cache/tags.ts'
import { noPayments } from '../../src/platform/payments/stripe.ts'
import { noPush } from '../../src/platform/push/push.ts'

/** The ctx for builders in programs that run beside the product, with its database and files. */
export const systemCtx = (config: Config, db: Db, secret: string): Ctx => ({
  config,
  club: clubOf(config.initialClub, DEMO_CLUB),
  db,
  log: openLog('error'),
  clock: { now: () => new Date() },
  files: filesOf(config),
  captcha: { challenge: async () => ({}), verify: async () => false },
  mailer: noMailServer,
  payments: noPayments,
  push: noPush,
  secret,
  actor: SYSTEM,
  pages: NO_PAGES,
  client: 'local',
  requestId: 'beside',
})
