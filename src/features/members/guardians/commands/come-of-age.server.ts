import { and, eq, exists, gt, isNull, lte, type SQL } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import {
  addDays,
  adultBirthday,
  clubDay,
  type LocalDate,
  localDate,
  longDate,
} from '../../../../kernel/dates.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { inviteByEmail } from '../../../accounts/invitations/commands/invite-by-email.server.ts'
import { hasEmail } from '../../../accounts/queries/has-email.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../../emails/model.ts'
import { deletePreferencesOfOthers } from '../../../notifications/commands/delete-preferences.server.ts'
import { guardianInvitations, guardians } from '../../family/table.server.ts'
import { type LockedMember, lockMember } from '../../queries/lock-member.server.ts'
import { members } from '../../table.server.ts'
import { adultNowEmail, adultSoonEmail, ownNowEmail, ownSoonEmail } from '../emails/coming-of-age.tsx'
import { guardiansOf } from '../queries/guardians.server.ts'

/** How long before the 18th birthday both sides are e-mailed. */
const NOTICE_DAYS = 30

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'config' | 'club' | 'secret'>

/** E-mails guardians and children once, a month before the child turns 18. Returns how many children. */
export async function announceAdults(ctx: Needs): Promise<number> {
  const today = clubDay(ctx.clock.now())
  const isSoon = and(
    gt(members.bornOn, adultBirthday(today)),
    lte(members.bornOn, adultBirthday(addDays(today, NOTICE_DAYS))),
  )
  const found = await withGuardians(ctx, isSoon, isNull(guardians.adultNoticeAt))
  for (const id of found) await transact(ctx, (tx) => announce(ctx, tx, id))
  return found.length
}

/** Removes the guardians of members who have turned 18. Returns how many members. */
export async function handOverAdults(ctx: Needs): Promise<number> {
  const found = await withGuardians(ctx, lte(members.bornOn, adultBirthday(clubDay(ctx.clock.now()))))
  for (const id of found) await transact(ctx, (tx) => handOver(ctx, tx, id))
  return found.length
}

/** Returns the ids of the members that match a condition and have a guardian that matches the other one. */
async function withGuardians({ db }: Needs, condition: SQL | undefined, ofGuardian?: SQL): Promise<string[]> {
  const theirs = db
    .select({ id: guardians.userId })
    .from(guardians)
    .where(and(eq(guardians.memberId, members.id), ofGuardian))
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(and(condition, exists(theirs)))
  return found.map(({ id }) => id)
}

async function announce(ctx: Needs, tx: Tx, id: string): Promise<void> {
  const child = await lockMember(tx, ctx, id)
  const isNew = and(eq(guardians.memberId, id), isNull(guardians.adultNoticeAt))
  const before = await tx.$count(guardians, eq(guardians.memberId, id))
  const notified = await tx
    .update(guardians)
    .set({ adultNoticeAt: ctx.clock.now() })
    .where(isNew)
    .returning({ userId: guardians.userId })
  if (!child?.bornOn || notified.length === 0) return
  const facts = {
    club: ctx.club.name,
    child: child.firstName,
    on: longDate(birthdayOf(localDate(child.bornOn))),
  }
  const all = await guardiansOf(tx, id)
  for (const { name, email } of all.filter(({ userId }) => notified.some((one) => one.userId === userId)))
    await send(ctx, tx, { name, email }, adultSoonEmail({ ...facts, name }))
  // A guardian added after the first notice is e-mailed without a second message to the child.
  if (notified.length < before) return
  const own = await ownAddress(tx, child, all)
  if (own) await send(ctx, tx, { name: child.name, email: own }, ownSoonEmail({ ...facts, name: child.name }))
}

async function handOver(ctx: Needs, tx: Tx, id: string): Promise<void> {
  const member = await lockMember(tx, ctx, id)
  const all = await guardiansOf(tx, id)
  await tx.delete(guardianInvitations).where(eq(guardianInvitations.memberId, id))
  const ended = await tx
    .delete(guardians)
    .where(eq(guardians.memberId, id))
    .returning({ id: guardians.userId })
  await deletePreferencesOfOthers(tx, id)
  if (!member || ended.length === 0) return
  const url = new URL(paths.dashboard, ctx.config.publicUrl).href
  const facts = { club: ctx.club.name, child: member.firstName }
  for (const { name, email } of all) await send(ctx, tx, { name, email }, adultNowEmail({ ...facts, name }))
  await audit(tx, { ...ctx, actor: SYSTEM }, { action: 'members.come-of-age', subject: `members/${id}` })
  await touchEntry(tx, 'members', id)
  const own = await ownAddress(tx, member, all)
  if (!own) return
  if (await hasLogin(tx, member.userId))
    await send(ctx, tx, { name: member.name, email: own }, ownNowEmail({ ...facts, name: member.name, url }))
  else await inviteAdult(ctx, tx, member, own)
}

/** Invites a member without a login, unless the address is the login of another person. */
async function inviteAdult(ctx: Needs, tx: Tx, { id, name, firstName, userId }: LockedMember, email: string) {
  const [known] = await tx.select({ id: users.id }).from(users).where(hasEmail(email))
  if (known && known.id !== userId) return
  const invited = await inviteByEmail(ctx, tx, { email, name }, { name, firstName })
  await tx.update(members).set({ userId: invited.id, updatedAt: ctx.clock.now() }).where(eq(members.id, id))
}

async function hasLogin(tx: Tx, userId: string | null): Promise<boolean> {
  if (!userId) return false
  return (await tx.$count(users, and(eq(users.id, userId), eq(users.emailVerified, true)))) > 0
}

/** Returns the address of the member's login or record; undefined if it is empty or a guardian's. */
async function ownAddress(
  tx: Tx,
  { userId, email, guardianEmail }: LockedMember,
  all: readonly { email: string }[],
): Promise<string | undefined> {
  const [account] = userId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    : []
  const address = (account?.email ?? email).toLowerCase()
  const others = [guardianEmail, ...all.map((guardian) => guardian.email)].map((one) => one.toLowerCase())
  return address === '' || others.includes(address) ? undefined : address
}

const birthdayOf = (bornOn: LocalDate): LocalDate => {
  const day = `${Number(bornOn.slice(0, 4)) + 18}${bornOn.slice(4)}`
  // People born on 29 February come of age on 28 February, as in `adultBirthday`.
  return localDate(day.endsWith('-02-29') ? day.replace('-02-29', '-02-28') : day)
}

const send = (ctx: Needs, tx: Tx, to: { name: string; email: string }, email: EmailText) =>
  sendEmail(ctx, tx, { to: mailAddress(to.email, to.name) }, email)
