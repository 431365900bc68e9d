import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { auditStaff } from '../audit/audit.ts'
import type { Ctx } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { oneLine } from './email.ts'
import { addressProblems, mails } from './table.server.ts'

const MAX_REASON_LENGTH = 500

/** What a mail server said, on one line and not longer than staff read. */
export const reasonText = (reason: string): string => oneLine(reason).slice(0, MAX_REASON_LENGTH)

const lowerCase = (emails: readonly string[]) => emails.map((email) => email.toLowerCase())

/** Records that e-mails to an address fail, since the first time. */
export async function recordFailing(tx: Db | Tx, email: string, reason: string, at: Date): Promise<void> {
  const row = { email: email.toLowerCase(), failingSince: at, reason: reasonText(reason) }
  await tx
    .insert(addressProblems)
    .values(row)
    .onConflictDoUpdate({
      target: addressProblems.email,
      set: { reason: row.reason, failingSince: sql`coalesce(${addressProblems.failingSince}, ${at})` },
    })
}

/** Records that the owner of an address has reported an e-mail as spam. */
export async function recordComplaint(tx: Db | Tx, email: string, at: Date): Promise<void> {
  await tx
    .insert(addressProblems)
    .values({ email: email.toLowerCase(), complainedAt: at })
    .onConflictDoUpdate({ target: addressProblems.email, set: { complainedAt: at } })
}

/** Returns those of these addresses to which the club has sent an e-mail, in lower case. */
export async function knownAddresses(db: Db | Tx, emails: readonly string[]): Promise<string[]> {
  const toEmail = sql<string>`lower(${mails.toEmail})`
  const found = await db
    .selectDistinct({ email: toEmail })
    .from(mails)
    .where(inArray(toEmail, lowerCase(emails)))
  return found.map(({ email }) => email)
}

export type AddressProblem = typeof addressProblems.$inferSelect

/** Finds what is wrong with these addresses, ignoring case. */
export async function problemsOf(db: Db | Tx, emails: readonly string[]): Promise<AddressProblem[]> {
  const known = lowerCase(emails.filter(Boolean))
  if (known.length === 0) return []
  return db.select().from(addressProblems).where(inArray(addressProblems.email, known))
}

/** Lists the addresses to which e-mails fail, oldest first. Throws Forbidden unless the actor is an administrator. */
export async function failingAddresses(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<FailingAddress[]> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const { email, failingSince, reason } = addressProblems
  const found = await ctx.db
    .select({ email, failingSince, reason })
    .from(addressProblems)
    .where(isNotNull(failingSince))
    .orderBy(asc(failingSince), asc(email))
  return found.flatMap((one) => (one.failingSince ? { ...one, failingSince: one.failingSince } : []))
}

export type FailingAddress = { email: string; failingSince: Date; reason: string }

/**
 * Forgets that e-mails to an address failed, so that the next message to many people includes it again. Returns false
 * if they do not fail. Throws Forbidden unless the actor is an administrator.
 */
export async function tryAgain(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  email: string,
): Promise<boolean> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const isAddress = inArray(addressProblems.email, lowerCase([email]))
    const tried = await tx
      .update(addressProblems)
      .set({ failingSince: null, reason: '' })
      .where(and(isAddress, isNotNull(addressProblems.failingSince)))
      .returning({ email: addressProblems.email })
    await tx.delete(addressProblems).where(and(isAddress, isNull(addressProblems.complainedAt)))
    if (tried.length > 0) await auditStaff(tx, ctx, { action: 'mails.try-again', subject: 'mails' })
    return tried.length > 0
  })
}

/** Forgets that the owner of an address has reported an e-mail as spam, because they ask for e-mails again. */
export async function askAgain(tx: Tx, email: string): Promise<void> {
  const isAddress = inArray(addressProblems.email, lowerCase([email]))
  await tx.update(addressProblems).set({ complainedAt: null }).where(isAddress)
  await tx.delete(addressProblems).where(and(isAddress, isNull(addressProblems.failingSince)))
}
