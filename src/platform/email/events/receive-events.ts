import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../database/database.ts'
import { transact } from '../../database/transact.ts'
import { knownAddresses, reasonText, recordComplaint, recordFailing } from '../address-problems.ts'
import { isMailAddress } from '../email.ts'
import { mails } from '../table.server.ts'
import { type ReadEvents, readEvents } from './read-events.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'pages' | 'log'>
type Received = { ok: true } | Extract<ReadEvents, { ok: false }>

/**
 * Records the failures and complaints that an e-mail provider reports, about addresses to which the club has sent an
 * e-mail; others are ignored. The same report may arrive several times. Refuses a request without the secret.
 */
export async function receiveEvents(
  ctx: Needs,
  request: { body: string; authorization: string | undefined },
): Promise<Received> {
  const now = ctx.clock.now()
  const read = readEvents(request, { secret: ctx.config.emailWebhookSecret, now })
  if (!read.ok) return read
  if (read.subscribeUrl)
    ctx.log.warn({ url: read.subscribeUrl }, 'open this address to confirm the e-mail events')
  const addresses = read.events.map(({ email }) => email).filter(isMailAddress)
  const known = await knownAddresses(ctx.db, addresses)
  await transact(ctx, async (tx) => {
    for (const event of read.events) {
      const email = event.email.toLowerCase()
      if (!known.includes(email)) continue
      if (event.kind === 'complained') {
        await recordComplaint(tx, email, now)
        continue
      }
      await recordFailing(tx, email, event.reason, now)
      await markReturned(tx, email, event.reason, now)
    }
  })
  return { ok: true }
}

/** Records with the last e-mail to an address that it came back. Mail servers give up after five days at the latest. */
async function markReturned(tx: Tx, email: string, reason: string, now: Date): Promise<void> {
  const fiveDaysAgo = sql`${now}::timestamptz - interval '5 days'`
  const isToAddress = eq(sql`lower(${mails.toEmail})`, email)
  const [last] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isToAddress, eq(mails.status, 'sent'), gt(mails.sentAt, fiveDaysAgo)))
    .orderBy(desc(mails.sentAt))
    .limit(1)
  if (!last) return
  await tx
    .update(mails)
    .set({ error: reasonText(reason) || 'No reason given' })
    .where(eq(mails.id, last.id))
}
