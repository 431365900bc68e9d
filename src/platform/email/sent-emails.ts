import { and, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { hasRole } from '../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { auditStaff } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import { transact } from '../database/transact.ts'
import { isLogged } from './logged.ts'
import { hasLiveLinks, queueDelivery } from './outbox.ts'
import { mails } from './table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>
export type MailState = (typeof mails.status.enumValues)[number]

export type MailSearch = { q: string; status?: MailState | undefined; start: number }

/** An e-mail in the list of results. */
export type MailRow = {
  id: string
  toEmail: string
  toName: string
  subject: string
  status: MailState
  attempts: number
  error: string
  createdAt: Date
}

const PAGE = 100

/** E-mails contain personal messages: only administrators read them. [resolutions F16] */
function requireAdministrator({ actor }: Pick<Ctx, 'actor'>): void {
  if (!hasRole(actor, 'administrator')) throw new Forbidden()
}

/** Lists a page of e-mails, newest first, filtered by recipient or subject. Throws Forbidden. */
export async function listMailResults(ctx: Reads, { q, status, start }: MailSearch) {
  requireAdministrator(ctx)
  const where = and(isLogged, status ? eq(mails.status, status) : undefined, holds(q))
  const [total, rows] = await Promise.all([
    ctx.db.$count(mails, where),
    ctx.db
      .select({
        id: mails.id,
        toEmail: mails.toEmail,
        toName: mails.toName,
        subject: mails.subject,
        status: mails.status,
        attempts: mails.attempts,
        error: mails.error,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .where(where)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .offset(start)
      .limit(PAGE),
  ])
  return { rows: rows satisfies MailRow[], start, total }
}

/** The number of e-mails in each state. */
export async function countMails(ctx: Reads): Promise<Record<MailState, number>> {
  requireAdministrator(ctx)
  const counted = await ctx.db
    .select({ status: mails.status, many: count() })
    .from(mails)
    .where(isLogged)
    .groupBy(mails.status)
  const of = (state: MailState) => counted.find(({ status }) => status === state)?.many ?? 0
  return { queued: of('queued'), unsent: of('unsent'), sent: of('sent'), failed: of('failed') }
}

/**
 * Returns one e-mail as text, as far as the log stores it. Staff never see an e-mail's HTML or unsent content. Throws
 * NotFound.
 */
export async function findMailResult(ctx: Reads, id: string) {
  requireAdministrator(ctx)
  const { html: _, undelivered: __, ...columns } = getTableColumns(mails)
  const [mail] = isId(id)
    ? await ctx.db
        .select(columns)
        .from(mails)
        .where(and(eq(mails.id, id), isLogged))
    : []
  if (!mail) throw new NotFound()
  return mail
}

export type SendAgain = Outcome<object, { reason: 'NOT_WAITING' } | { reason: 'LINK_EXPIRED' }>

/**
 * Resends an e-mail that failed or waited for a mail server. Refuses with NOT_WAITING if it is being sent or was sent,
 * so a double click sends one e-mail, and with LINK_EXPIRED if its link has expired. Throws NotFound, and Forbidden
 * unless the actor is an administrator.
 */
export async function sendAgain(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  id: string,
): Promise<SendAgain> {
  requireAdministrator(ctx)
  if (!isId(id)) throw new NotFound()
  const isWaiting = inArray(mails.status, ['failed', 'unsent'])
  return transact(ctx, async (tx) => {
    const again = await tx
      .update(mails)
      .set({ status: 'queued' })
      .where(and(eq(mails.id, id), isLogged, isWaiting, hasLiveLinks(ctx.clock.now())))
      .returning({ id: mails.id })
    if (again.length === 0) {
      const [mail] = await tx
        .select({ status: mails.status })
        .from(mails)
        .where(and(eq(mails.id, id), isLogged))
      if (!mail) throw new NotFound()
      const isFinished = mail.status === 'failed' || mail.status === 'unsent'
      return refused(isFinished ? 'LINK_EXPIRED' : 'NOT_WAITING')
    }
    await queueDelivery(tx, id)
    await auditStaff(tx, ctx, { action: 'mails.send-again', subject: `mails/${id}` })
    return done()
  })
}

function holds(text: string): SQL | undefined {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  if (!text) return undefined
  return sql`(lower(${mails.toEmail}) like ${pattern} or lower(${mails.toName}) like ${pattern} or lower(${mails.subject}) like ${pattern})`
}
