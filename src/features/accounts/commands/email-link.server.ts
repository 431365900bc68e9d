import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, like, ne, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { confirmEmailEmail, emailChangeNotice } from '../../emails/emails/account.tsx'
import { hasEmail } from '../queries/has-email.server.ts'
import { users, verifications } from '../table.server.ts'
import { inviteByEmail } from './register-user.server.ts'

const TOKEN_BYTES = 32
const LIFE_MS = 24 * 60 * 60_000

export type RequestEmailChange = Outcome<
  /** ASKED: the address changes when the new one is confirmed. CHANGED: nobody had confirmed the old one yet. */
  { how: 'ASKED' | 'CHANGED' },
  /** Another account uses the address. */
  { reason: 'TAKEN' }
>

/**
 * Asks for another address of an account: the new one gets a link that confirms it, valid once, for one day; the old
 * one gets a notice. Earlier links for the same account stop working. An account that nobody has confirmed yet is
 * invited again at the new address instead. For commands that have asked who may do this.
 */
export async function requestEmailChange(
  ctx: Pick<Ctx, 'clock' | 'config' | 'secret'>,
  tx: Tx,
  userId: string,
  newEmail: string,
): Promise<RequestEmailChange> {
  const email = newEmail.toLowerCase()
  const [user] = await tx
    .select({ name: users.name, email: users.email, confirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user || (await tx.$count(users, and(hasEmail(email), ne(users.id, userId)))) > 0)
    return refused('TAKEN')
  await dropEmailLinks(tx, userId)
  if (!user.confirmed) {
    await tx.update(users).set({ email, updatedAt: ctx.clock.now() }).where(eq(users.id, userId))
    await inviteByEmail(ctx, tx, { email, name: user.name })
    return done({ how: 'CHANGED' })
  }
  const { url, expiresAt } = await makeEmailLink(ctx, tx, userId, email)
  const facts = { club: ctx.config.club.name, name: user.name, newEmail: email }
  const toNew = { to: mailAddress(email, user.name), linksUntil: expiresAt }
  await sendEmail(ctx, tx, toNew, confirmEmailEmail({ ...facts, url }))
  const info = ctx.config.mail.info
  await sendEmail(ctx, tx, { to: mailAddress(user.email, user.name) }, emailChangeNotice({ ...facts, info }))
  return done({ how: 'ASKED' })
}

async function makeEmailLink(
  { clock, config }: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
  email: string,
): Promise<{ url: string; expiresAt: Date }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await tx.insert(verifications).values({
    identifier: hashOf(token),
    value: `${valueFor(userId)}${email}`,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  })
  return { url: new URL(`/members/confirm-email?token=${token}`, config.publicUrl).href, expiresAt }
}

/** Links that would confirm another address of a user stop working. */
export async function dropEmailLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(like(verifications.value, `${valueFor(userId)}%`))
}

export type EmailChange = { userId: string; email: string }

/** What a link would change, as long as it works. Does not use it up. */
export async function emailChangeOf(
  { clock }: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  token: string,
): Promise<EmailChange | undefined> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, hashOf(token)), gt(verifications.expiresAt, clock.now())))
  return link && changeIn(link.value)
}

export type ConfirmEmailChange = Outcome<EmailChange, { reason: 'LINK_INVALID' } | { reason: 'TAKEN' }>

/**
 * Uses a link up: the account has the new address from now on, and no password link that went to the old one works.
 * Of two requests that bring the link at the same moment, one succeeds.
 */
export async function takeEmailLink(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  token: string,
): Promise<ConfirmEmailChange> {
  const [taken] = await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, hashOf(token)), gt(verifications.expiresAt, ctx.clock.now())))
    .returning({ value: verifications.value })
  if (!taken) return refused('LINK_INVALID')
  const change = changeIn(taken.value)
  const isTaken = sql`exists (select 1 from ${users} as other where other.email = ${change.email})`
  const changed = await tx
    .update(users)
    .set({ email: change.email, updatedAt: ctx.clock.now() })
    .where(and(eq(users.id, change.userId), sql`not ${isTaken}`))
    .returning({ id: users.id })
  return changed.length === 1 ? done(change) : refused('TAKEN')
}

/** The address that waits for its confirmation, if there is one. */
export async function pendingEmailOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: string,
): Promise<string | undefined> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(like(verifications.value, `${valueFor(userId)}%`), gt(verifications.expiresAt, clock.now())))
  return link && changeIn(link.value).email
}

const PREFIX = 'email-link:'
const valueFor = (userId: string) => `${PREFIX}${userId}:`
const hashOf = (token: string) => `${PREFIX}${createHash('sha256').update(token).digest('base64url')}`

function changeIn(value: string): EmailChange {
  const rest = value.slice(PREFIX.length)
  const colon = rest.indexOf(':')
  return { userId: rest.slice(0, colon), email: rest.slice(colon + 1) }
}
