import { lt } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { captchaSolutions } from '../../platform/captcha/table.server.ts'
import type { Ports } from '../../platform/context.ts'
import { rateLimits } from '../../platform/limits/table.server.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { warnAccountOwner } from './commands/warn-account-owner.server.ts'
import { sessions, usedChallenges, verifications } from './table.server.ts'

/** Deletes expired data every night at 03:17 UTC. */
export const ACCOUNT_CRONTAB = '17 3 * * * remove-expired'

/** The jobs that delete expired data and warn owners of accounts about wrong passwords. */
export const accountTasks = (ports: Pick<Ports, 'db' | 'clock' | 'config' | 'club'>): TaskList => ({
  async 'remove-expired'() {
    await removeExpired(ports)
  },
  async 'warn-account-owner'(payload) {
    await warnAccountOwner({ ...ports, pages: NO_PAGES }, jobAccount.parse(payload))
  },
})

const jobAccount = z.object({ account: z.string(), knowsPassword: z.boolean().default(false) })

/** Deletes expired sessions, links, used captchas, challenges and rate-limit counters. Returns the number of rows. */
export async function removeExpired({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const removed = [
    await db.delete(sessions).where(lt(sessions.expiresAt, now)),
    await db.delete(verifications).where(lt(verifications.expiresAt, now)),
    await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now)),
    await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, now)),
    await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime())),
  ]
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
