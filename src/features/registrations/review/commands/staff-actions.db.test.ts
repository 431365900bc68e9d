import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { storeDocument } from '../../../../platform/files/store-document.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { logIn } from '../../../accounts/login/commands/log-in.server.ts'
import { resetPassword } from '../../../accounts/passwords/commands/reset-password.server.ts'
import { userRoles, users } from '../../../accounts/table.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { subscriptions } from '../../../billing/subscriptions/table.server.ts'
import { setActive } from '../../../members/commands/set-active.server.ts'
import { members } from '../../../members/table.server.ts'
import { registrations } from '../../table.server.ts'
import { readStudentCard } from '../queries/student-card.server.ts'
import { inviteUser } from './invite-user.server.ts'
import { removeRegistration } from './remove-registration.server.ts'
import { verifyStudentCard } from './verify-card.server.ts'

const OTHERS = [VISITOR, ...(['member', 'coach', 'finance', 'shop'] as const).map((role) => anActor(role))]
const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const anAdministrator = async () => as(await aCtx(), anActor('administrator'))
const known = async ({ db }: Ctx, id: string) =>
  (await db.select().from(registrations).where(eq(registrations.id, id)))[0]
const actions = async ({ db }: Ctx) => (await db.select().from(auditLog)).map(({ action }) => action)

async function aStudent(ctx: Ctx) {
  const stored = await storeDocument(ctx, PDF, { name: 'card.pdf' })
  if (!stored.ok) throw new Error('the card was not stored')
  return aRegistration(ctx, {
    studentCardId: stored.id,
    details: { studentcard: 'card.pdf' },
    questions: { current_situation: 'studying' },
  })
}

async function lastLink({ db }: Ctx): Promise<string> {
  const [newest] = await deliveredMails(db)
  return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

test('only administrators can invite, remove, verify cards or set members inactive [SYS-066, ADM-017, ADM-033]', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx)
  const { id } = await aRegistration(ctx, { memberId: member.id })
  for (const actor of OTHERS) {
    const caller = as(ctx, actor)
    await expect(inviteUser(caller, id)).rejects.toThrow(Forbidden)
    await expect(removeRegistration(caller, id, {})).rejects.toThrow(Forbidden)
    await expect(verifyStudentCard(caller, id)).rejects.toThrow(Forbidden)
    await expect(setActive(caller, member.id, false)).rejects.toThrow(Forbidden)
  }
  expect(await known(ctx, id)).toMatchObject({ removedAt: null, version: 1 })
  expect(await ctx.db.select().from(users)).toEqual([])
})

test('an invitation needs a member and an e-mail address [ADM-036]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  expect(await inviteUser(ctx, id)).toEqual({ ok: false, reason: 'NO_MEMBER' })
  const nowhere = await aRegistration(ctx, { memberId: (await aMember(ctx, { email: '' })).id, email: '' })
  expect(await inviteUser(ctx, nowhere.id)).toEqual({ ok: false, reason: 'NO_EMAIL' })
})

test('a child under 16 is not invited, nor linked to an existing account, nor invited again', async () => {
  const ctx = await anAdministrator()
  await aUser(ctx, { email: 'free@example.org' })
  for (const email of ['kid@example.org', 'free@example.org']) {
    const child = await aMember(ctx, { bornOn: '2014-03-18', email })
    const { id } = await aRegistration(ctx, { memberId: child.id })
    expect(await inviteUser(ctx, id)).toEqual({ ok: false, reason: 'UNDER_16' })
  }
  const invited = await aMember(ctx, { bornOn: '2014-03-18' })
  await aUser(ctx, { member: invited, confirmed: false })
  const { id } = await aRegistration(ctx, { memberId: invited.id })
  expect(await inviteUser(ctx, id)).toEqual({ ok: false, reason: 'UNDER_16' })
  expect(await ctx.db.$count(mails)).toBe(0)
  expect(await ctx.db.$count(users)).toBe(2)
})

test('the login of a guardian does not become that of the child', async () => {
  const ctx = await anAdministrator()
  const guardian = await aUser(ctx, { email: 'kari@example.org' })
  const child = await aMember(ctx, { bornOn: '2009-03-18', email: 'kari@example.org' })
  await aGuardian(ctx, guardian, child)
  const { id } = await aRegistration(ctx, { memberId: child.id })
  expect(await inviteUser(ctx, id)).toMatchObject({ ok: false, reason: 'GUARDIAN' })
  expect(await ctx.db.$count(members, eq(members.userId, guardian.id))).toBe(0)
})

test('an invited user sets a password by a link and logs in; no e-mail contains a password [ADM-035, ADM-036, resolutions A09, A20]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx, { name: 'Liv Berg', email: 'Liv@Example.org' })
  const { id } = await aRegistration(ctx, { memberId: member.id })
  expect(await inviteUser(ctx, id)).toMatchObject({ ok: true, how: 'INVITED', email: 'liv@example.org' })
  const [user] = await ctx.db.select().from(users)
  expect(user).toMatchObject({ name: 'Liv Berg', emailVerified: false })
  expect(await ctx.db.$count(userRoles)).toBe(0)
  expect(await known(ctx, id)).toMatchObject({ userId: user?.id })
  const token = await lastLink(ctx)
  expect((await resetPassword(ctx, { token, password: 'Blue kettle 27 sings' })).ok).toBe(true)
  expect((await resetPassword(ctx, { token, password: 'Blue kettle 27 sings' })).ok).toBe(false)
  const login = await logIn(ctx, { identifier: 'liv@example.org', password: 'Blue kettle 27 sings' })
  expect(login.ok).toBe(true)
  expect(await actions(ctx)).toEqual(['registrations.invite'])
})

test('every invitation greets the member by first name [ADM-035]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx, {
    name: 'Mary Jane Berg',
    firstName: 'Mary Jane',
    email: 'mj@example.org',
  })
  const { id } = await aRegistration(ctx, { memberId: member.id })
  await inviteUser(ctx, id)
  await inviteUser(ctx, id)
  const sent = await ctx.db.select().from(mails)
  expect(sent).toHaveLength(2)
  for (const { text } of sent) {
    expect(text).toContain('Hello Mary Jane,')
    expect(text).toContain('an account for you')
    expect(text).not.toContain('Berg')
  }
})

test("an invitation that goes to a guardian greets the guardian by first name and names the child's account [ADM-035, resolutions C09]", async () => {
  const ctx = await anAdministrator()
  const child = {
    name: 'Liv Berg',
    bornOn: '2009-03-18',
    email: '',
    guardianName: 'Kari Anne Berg',
    guardianEmail: 'kari@example.org',
  }
  const { id } = await aRegistration(ctx, { memberId: (await aMember(ctx, child)).id })
  await inviteUser(ctx, id)
  await inviteUser(ctx, id)
  for (const mail of await ctx.db.select().from(mails)) {
    expect(mail).toMatchObject({ toEmail: 'kari@example.org', toName: 'Kari Anne Berg' })
    expect(mail.text).toContain('Hello Kari,')
    expect(mail.text).toContain('an account for Liv.')
    expect(mail.text).not.toContain('Berg')
  }
  const unnamed = { ...child, guardianName: '', guardianEmail: 'parent@example.org' }
  const other = await aRegistration(ctx, { memberId: (await aMember(ctx, unnamed)).id })
  await inviteUser(ctx, other.id)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.toEmail, 'parent@example.org'))
  expect(mail?.text).toContain('Hello,\n')
  expect(mail?.text).toContain('an account for Liv.')
})

test('a member without an address is invited at that of the registration, greeting the guardian if it is theirs', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx, {
    memberId: (await aMember(ctx, { name: 'Liv Berg', email: '' })).id,
    email: '',
    guardianName: 'Kari Berg',
    guardianEmail: 'kari@example.org',
  })
  await inviteUser(ctx, id)
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ toEmail: 'kari@example.org', text: expect.stringContaining('Hello Kari,') })
})

test('a pending invitation is sent again with a new link; a working account gets a password link [ADM-035, resolutions A09]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx, { email: 'liv@example.org' })
  const { id } = await aRegistration(ctx, { memberId: member.id })
  await inviteUser(ctx, id)
  const first = await lastLink(ctx)
  expect(await inviteUser(ctx, id)).toMatchObject({ how: 'INVITED' })
  expect((await resetPassword(ctx, { token: first, password: 'Blue kettle 27 sings' })).ok).toBe(false)
  await resetPassword(ctx, { token: await lastLink(ctx), password: 'Blue kettle 27 sings' })
  expect(await inviteUser(ctx, id)).toMatchObject({ how: 'RESET' })
  expect((await ctx.db.select().from(mails)).at(-1)?.subject).toContain('Set a new password')
  expect(await ctx.db.select().from(users)).toHaveLength(1)
})

test('an account with the same e-mail is linked if it has no member, and refused if it has another [ADM-036]', async () => {
  const ctx = await anAdministrator()
  const free = await aUser(ctx, { email: 'free@example.org' })
  const member = await aMember(ctx, { email: 'free@example.org' })
  const one = await aRegistration(ctx, { memberId: member.id })
  expect(await inviteUser(ctx, one.id)).toMatchObject({ how: 'JOINED' })
  expect((await ctx.db.select().from(members).where(eq(members.id, member.id)))[0]?.userId).toBe(free.id)
  await aUser(ctx, { email: 'taken@example.org', member: await aMember(ctx) })
  const twin = await aMember(ctx, { email: 'taken@example.org' })
  const other = await aRegistration(ctx, { memberId: twin.id })
  expect(await inviteUser(ctx, other.id)).toEqual({ ok: false, reason: 'TAKEN', email: 'taken@example.org' })
})

test("a stranger who registers under a member's name gets no link to the member's account [ADM-036, resolutions A09]", async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx, { name: 'Ana Kovač', email: 'ana@example.org' })
  const { id } = await aRegistration(ctx, {
    details: { name: 'Ana Kovač', email: 'thief@example.org' },
    memberId: member.id,
  })
  await inviteUser(ctx, id)
  expect((await ctx.db.select().from(mails)).map(({ toEmail }) => toEmail)).toEqual(['ana@example.org'])
})

test('a removed registration is hidden but kept, and its student card is deleted [ADM-029, ADM-030, resolutions B24, C08]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aStudent(ctx)
  expect(await removeRegistration(ctx, id, {})).toEqual({ ok: true })
  expect(await removeRegistration(ctx, id, {})).toEqual({ ok: true })
  expect(await known(ctx, id)).toMatchObject({ removedAt: ctx.clock.now(), studentCardId: null, version: 2 })
  expect(await ctx.db.select().from(files)).toEqual([])
  expect(await actions(ctx)).toEqual(['registrations.remove'])
})

test('removing a paid registration needs confirmation and keeps the payment [ADM-029, resolutions B24]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  await aPayment(ctx, { purpose: 'registration', objectId: id })
  expect(await removeRegistration(ctx, id, {})).toEqual({ ok: false, reason: 'PAID' })
  expect(await removeRegistration(ctx, id, { paid: 'yes' })).toEqual({ ok: true })
  expect(await ctx.db.select().from(payments)).toMatchObject([{ objectId: id, status: 'paid' }])
})

test('a registration with a running subscription cannot be removed [ADM-029, resolutions B24]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  const now = ctx.clock.now()
  const facts = { priceId: 'p', plan: 'League', amount: pence(4200), interval: 'month', status: 'active' }
  await ctx.db
    .insert(subscriptions)
    .values({ id: 'sub_1', customerId: 'c', registrationId: id, ...facts, createdAt: now, updatedAt: now })
  expect(await removeRegistration(ctx, id, { paid: 'yes' })).toEqual({
    ok: false,
    reason: 'SUBSCRIPTION_RUNNING',
  })
})

test('a draft and an unknown registration cannot be removed [ADM-029, resolutions C07]', async () => {
  const ctx = await anAdministrator()
  const draft = await aRegistration(ctx, { draft: true })
  for (const id of [draft.id, newId(), '1'])
    await expect(removeRegistration(ctx, id, {})).rejects.toThrow(NotFound)
})

test('an administrator can read and verify a student card, which then is deleted [REG-017, resolutions A16, C08]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aStudent(ctx)
  expect(await readStudentCard(ctx, id)).toMatchObject({ name: 'card.pdf', mediaType: 'application/pdf' })
  expect(await verifyStudentCard(ctx, id)).toEqual({ deleted: true })
  expect(await verifyStudentCard(ctx, id)).toEqual({ deleted: false })
  expect(await readStudentCard(ctx, id)).toBeUndefined()
  expect(await ctx.db.select().from(files)).toEqual([])
  const after = await known(ctx, id)
  expect(after).toMatchObject({ studentCardId: null, studentCardVerifiedAt: ctx.clock.now() })
  expect(JSON.stringify(after?.details)).not.toContain('card.pdf')
  expect(await actions(ctx)).toEqual(['registrations.verify-card'])
})

test('setting a member inactive and active keeps the login and is logged [ADM-017, SYS-066, resolutions E24]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx)
  await aUser(ctx, { member })
  const stored = async () => (await ctx.db.select().from(members))[0]
  await setActive(ctx, member.id, false)
  expect(await stored()).toMatchObject({ active: false, userId: expect.any(String) })
  await setActive(ctx, member.id, true)
  expect(await stored()).toMatchObject({ active: true })
  const facts = (await ctx.db.select().from(auditLog)).map((line) => [line.action, line.facts.fields])
  expect(facts).toEqual([
    ['members.update', ['Active']],
    ['members.update', ['Active']],
  ])
})

test('a member whose shirt number is taken cannot be set active again [ADM-017, resolutions B18]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx, { active: false, number: 7 })
  await aMember(ctx, { number: 7 })
  expect(await setActive(ctx, member.id, true)).toMatchObject({ ok: false, reason: 'NOT_VALID' })
})
