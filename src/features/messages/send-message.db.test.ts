import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../demo/builders/guardian.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../tests/support/database.ts'
import { deliveredMails } from '../../../tests/support/delivered.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../../platform/context.ts'
import { recordComplaint, recordFailing } from '../../platform/email/address-problems.ts'
import { deliverMail } from '../../platform/email/outbox.ts'
import { mails } from '../../platform/email/table.server.ts'
import { userRoles } from '../accounts/table.server.ts'
import { askForEmails } from '../notifications/commands/ask-for-emails.server.ts'
import { unsubscribe } from '../notifications/commands/unsubscribe.server.ts'
import { ownComplaint } from '../notifications/queries/own-address.server.ts'
import { changeSending } from './commands/change-sending.server.ts'
import { createMessage } from './commands/create-message.server.ts'
import { workOnMessage } from './commands/work-on-message.server.ts'
import type { Audience } from './model/audience.ts'
import { readersOf } from './queries/audience.server.ts'
import { listResults } from './queries/messages.server.ts'
import { writtenMessage } from './schema.ts'
import { messages } from './table.server.ts'

const TEXT = { subject: 'For {member}', html: '<p>Hi {name}, {team} needs you.</p>' }

const audienceOf = (to: string[], more: Partial<Audience> = {}): Audience => ({
  to,
  money: 'any',
  plan: '',
  season: '',
  ...more,
})

/** An administrator's ctx. */
async function aSecretary(): Promise<Ctx> {
  const ctx = await aCtx()
  return as(ctx, anActor('administrator', { user: await aUser(ctx, { role: 'administrator' }) }))
}

type Written = { to: string[]; kind?: string; key?: string; sendAt?: Date }

async function write(ctx: Ctx, { to, key = newId(), sendAt = TEST_NOW, kind = 'news' }: Written) {
  const [message, audience] = [writtenMessage.parse({ ...TEXT, kind }), audienceOf(to)]
  const people = (await readersOf(ctx, ctx.db, audience, message.kind)).recipients.length
  const created = await createMessage(ctx, { audience, message, key, sendAt, people })
  if (!created.ok) throw new Error(created.reason)
  return created.id
}

async function aYouthTeam(ctx: Ctx) {
  const team = await aTeam(ctx, { name: 'Under 14', youth: true })
  const child = await aMember(ctx, {
    name: 'Lena Kovač',
    bornOn: '2015-03-01',
    email: 'lena@example.org',
    team,
  })
  const guardian = await aUser(ctx, { email: 'Maja@example.org', name: 'Maja Kovač' })
  await aGuardian(ctx, guardian, child)
  return { team, child, guardian }
}

const manyMembers = async (ctx: Ctx, count: number) => {
  const team = await aTeam(ctx, { name: 'Everyone' })
  for (let at = 0; at < count; at += 1)
    await aMember(ctx, { name: `Reader ${at}`, email: `reader-${at}@example.org`, team })
  return team
}

const statusOf = async (ctx: Ctx, id: string) =>
  (await ctx.db.select({ status: messages.status }).from(messages).where(eq(messages.id, id)))[0]?.status

test('only administrators write to many people, and pause or cancel it', async () => {
  const ctx = await aCtx()
  const message = writtenMessage.parse(TEXT)
  for (const role of ['coach', 'finance', 'shop', 'member'] as const) {
    const other = as(ctx, anActor(role))
    const wanted = { audience: audienceOf(['active']), message, key: newId(), sendAt: TEST_NOW, people: 0 }
    await expect(createMessage(other, wanted)).rejects.toThrow(Forbidden)
    await expect(changeSending(other, newId(), 'cancel')).rejects.toThrow(Forbidden)
    await expect(listResults(other, newId())).rejects.toThrow(Forbidden)
  }
})

test('a message to nobody is refused', async () => {
  const ctx = await aSecretary()
  const wanted = { audience: audienceOf([newId()]), message: writtenMessage.parse(TEXT), key: newId() }
  const nobody = await createMessage(ctx, { ...wanted, sendAt: TEST_NOW, people: 0 })
  expect(nobody).toEqual({ ok: false, reason: 'NOBODY' })
})

test('a message that more people would get than the page has shown is refused, unless its form was sent before', async () => {
  const ctx = await aSecretary()
  const team = await aTeam(ctx)
  await aMember(ctx, { email: 'first@example.org', team })
  const message = writtenMessage.parse(TEXT)
  const wanted = { audience: audienceOf([team.id]), message, key: newId(), sendAt: TEST_NOW, people: 1 }
  const first = await createMessage(ctx, wanted)
  await aMember(ctx, { email: 'second@example.org', team })
  const other = await createMessage(ctx, { ...wanted, key: newId() })
  expect(other).toEqual({ ok: false, reason: 'CHANGED', people: 2 })
  expect(await createMessage(ctx, wanted)).toMatchObject({ ok: true, id: first.ok && first.id })
})

test('a field that does not exist is refused with the fields that do', () => {
  const parsed = writtenMessage.safeParse({ ...TEXT, subject: 'For {surname}' })
  expect(parsed.error?.issues[0]).toMatchObject({
    path: ['subject'],
    message: 'There is no {surname}. You can use {name}, {member}, {team}, {club}, {owed}',
  })
})

test('the guardian of a child gets one e-mail about the child, although the child is in two groups', async () => {
  const ctx = await aSecretary()
  const { team, child } = await aYouthTeam(ctx)
  const id = await write(ctx, { to: [team.id, child.id, 'active'] })
  await workOnMessage(ctx, id)
  const sent = await deliveredMails(ctx.db)
  expect(sent.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([['maja@example.org', 'For Lena']])
  expect(sent[0]?.text).toContain('Hi Maja, Under 14 needs you.')
  expect(await statusOf(ctx, id)).toBe('sent')
})

test('a person who stops news by the link in the e-mail is left out of the next, and counted, but gets what is important', async () => {
  const ctx = await aSecretary()
  const { team } = await aYouthTeam(ctx)
  await workOnMessage(ctx, await write(ctx, { to: [team.id] }))
  const token = /unsubscribe\?token=([\w.~-]+)/.exec((await deliveredMails(ctx.db))[0]?.text ?? '')?.[1] ?? ''
  expect(await unsubscribe(ctx, token)).toMatchObject({ ok: true, kind: 'news' })
  await aMember(ctx, { name: 'Zoe Adult', email: 'zoe@example.org', team })
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  expect((await listResults(ctx, id)).map(({ name, reason }) => [name, reason])).toEqual([
    ['Zoe Adult', null],
    ['Maja Kovač', 'unsubscribed'],
  ])
  await workOnMessage(ctx, await write(ctx, { to: [team.id], kind: 'important' }))
  expect((await deliveredMails(ctx.db)).filter(({ toEmail }) => toEmail === 'maja@example.org')).toHaveLength(
    2,
  )
})

test('a member without an address is left out', async () => {
  const ctx = await aSecretary()
  const team = await aTeam(ctx)
  await aMember(ctx, { name: 'Zoe Adult', email: 'zoe@example.org', team })
  await aMember(ctx, { name: 'Una Reached', team })
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  expect((await listResults(ctx, id)).map(({ name, result, reason }) => [name, result, reason])).toEqual([
    ['Zoe Adult', 'queued', null],
    ['Una Reached', 'left-out', 'no-address'],
  ])
})

test('a form that is sent twice sends one message', async () => {
  const ctx = await aSecretary()
  const { team } = await aYouthTeam(ctx)
  const key = newId()
  const id = await write(ctx, { to: [team.id], key })
  expect(await write(ctx, { to: [team.id], key })).toBe(id)
  await workOnMessage(ctx, id)
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(1)
})

test('a scheduled message waits for its time and then goes to everybody who is in the team by then', async () => {
  const ctx = await aSecretary()
  const { team } = await aYouthTeam(ctx)
  const sendAt = new Date(TEST_NOW.getTime() + 3_600_000)
  const id = await write(ctx, { to: [team.id], sendAt })
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(0)
  await aMember(ctx, { name: 'Zoe Adult', email: 'zoe@example.org', team })
  await workOnMessage({ ...ctx, clock: { now: () => sendAt } }, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(2)
})

test('a message is paused between two batches, continues where it stopped, and nobody gets it twice', async () => {
  const ctx = await aSecretary()
  const team = await manyMembers(ctx, 30)
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(25)
  expect(await changeSending(ctx, id, 'pause')).toEqual({ ok: true })
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(25)
  expect(await changeSending(ctx, id, 'resume')).toEqual({ ok: true })
  await Promise.all([workOnMessage(ctx, id), workOnMessage(ctx, id)])
  const sent = await deliveredMails(ctx.db)
  expect(new Set(sent.map(({ toEmail }) => toEmail)).size).toBe(30)
  expect(sent).toHaveLength(30)
  expect(await changeSending(ctx, id, 'pause')).toEqual({ ok: false, reason: 'TOO_LATE' })
})

test('a batch that fails half way leaves no e-mail, and the next attempt writes each once', async () => {
  const ctx = await aSecretary()
  const { team } = await aYouthTeam(ctx)
  await aMember(ctx, { name: 'Zoe Adult', email: 'zoe@example.org', team })
  const id = await write(ctx, { to: [team.id] })
  await ctx.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin if new.to_email = 'zoe@example.org' then raise exception 'disk full'; end if; return new; end $$`)
  await ctx.db.execute(
    sql`create trigger refuse before insert on mails for each row execute function refuse()`,
  )
  await expect(workOnMessage(ctx, id)).rejects.toThrow()
  expect(await deliveredMails(ctx.db)).toHaveLength(0)
  await ctx.db.execute(sql`drop trigger refuse on mails`)
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(2)
})

test('a cancelled message writes no more e-mails, and the rest are listed as left out', async () => {
  const ctx = await aSecretary()
  const team = await manyMembers(ctx, 26)
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  expect(await changeSending(ctx, id, 'cancel')).toEqual({ ok: true })
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(25)
  expect((await listResults(ctx, id)).filter(({ reason }) => reason === 'cancelled')).toHaveLength(1)
})

test('a message whose author is no longer an administrator is cancelled', async () => {
  const ctx = await aSecretary()
  const { team } = await aYouthTeam(ctx)
  const id = await write(ctx, { to: [team.id] })
  await ctx.db.delete(userRoles)
  await workOnMessage(ctx, id)
  expect(await deliveredMails(ctx.db)).toHaveLength(0)
  expect(await statusOf(ctx, id)).toBe('cancelled')
})

test('the results show what the mail server said', async () => {
  const ctx = await aSecretary()
  const { team } = await aYouthTeam(ctx)
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  const mailer = { send: () => Promise.reject(new Error('550 no such mailbox')) }
  const [mail] = await deliveredMails(ctx.db)
  await deliverMail({ ...ctx, mailer }, mail?.id ?? '', { lastAttempt: true })
  expect(await listResults(ctx, id)).toMatchObject([{ result: 'failed', error: '550 no such mailbox' }])
})

test('addresses that fail or have complained are left out of messages, important ones still try, and results show it', async () => {
  const ctx = await aSecretary()
  const team = await manyMembers(ctx, 3)
  await recordFailing(ctx.db, 'reader-0@example.org', 'gone', TEST_NOW)
  await recordComplaint(ctx.db, 'reader-1@example.org', TEST_NOW)
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  expect((await listResults(ctx, id)).map(({ email, result, reason }) => [email, result, reason])).toEqual([
    ['reader-2@example.org', 'queued', null],
    ['reader-0@example.org', 'left-out', 'failing'],
    ['reader-1@example.org', 'left-out', 'complained'],
  ])
  const important = await write(ctx, { to: [team.id], kind: 'important' })
  await workOnMessage(ctx, important)
  expect(
    (await listResults(ctx, important)).map(({ email, isFailing, hasComplained }) => [
      email,
      isFailing,
      hasComplained,
    ]),
  ).toEqual([
    ['reader-0@example.org', true, false],
    ['reader-1@example.org', false, true],
    ['reader-2@example.org', false, false],
  ])
})

test('an e-mail that came back after it was sent counts as failed', async () => {
  const ctx = await aSecretary()
  const team = await manyMembers(ctx, 1)
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  await ctx.db.update(mails).set({ status: 'sent', sentAt: TEST_NOW, error: '550 gone' })
  expect(await listResults(ctx, id)).toMatchObject([{ result: 'failed', error: '550 gone' }])
})

test('members who have complained get e-mails again once they ask for them', async () => {
  const ctx = await aSecretary()
  const team = await aTeam(ctx, { name: 'Men' })
  const member = await aMember(ctx, { name: 'Ana', email: 'ana@example.org', team })
  const user = await aUser(ctx, { member, email: 'ana@example.org' })
  await recordComplaint(ctx.db, 'ana@example.org', TEST_NOW)
  const caller = as(ctx, anActor('member', { user, member }))
  expect(await ownComplaint(caller)).toEqual(TEST_NOW)
  await askForEmails(caller)
  expect(await ownComplaint(caller)).toBeUndefined()
  const id = await write(ctx, { to: [team.id] })
  await workOnMessage(ctx, id)
  expect((await listResults(ctx, id)).map(({ result }) => result)).toEqual(['queued'])
})
