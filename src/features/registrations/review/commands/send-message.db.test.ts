import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { workOff } from '../../../../../tests/support/bulk.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { anyKind, type BulkRegistry } from '../../../../platform/jobs/bulk/kind.ts'
import { bulkProgress } from '../../../../platform/jobs/bulk/progress.ts'
import { notifications } from '../../../emails/table.server.ts'
import { opens } from '../../queries/access-token.server.ts'
import { registrations } from '../../table.server.ts'
import { templateOf } from '../model/email-texts.ts'
import { adminMessages } from '../queries/messages.server.ts'
import { type MessageInput, messageInput, type Recipients, recipientsInput } from '../schema.ts'
import { WRITE_TO_MANY } from './bulk-runs.server.ts'
import { previewMessage, sendToRegistrations } from './send-message.server.ts'

const boss = anActor('administrator')
const anAdministrator = async () => as(await aCtx(), boss)
const registry: BulkRegistry = { kinds: [anyKind(WRITE_TO_MANY)], actorOf: async () => boss }
const to = (...ids: string[]) => recipientsInput.parse({ ids })
const all = (search: Record<string, unknown> = {}) => recipientsInput.parse({ all: 'yes', ...search })
const mailsOf = async ({ db }: Ctx) =>
  (await deliveredMails(db)).toSorted((one, other) => (one.toEmail < other.toEmail ? -1 : 1))

const message = (given: Partial<MessageInput> = {}): MessageInput =>
  messageInput.parse({ subject: 'Hello {name}', content: '<p>Hi {name}</p>', sending: newId(), ...given })

/** Sends a message to several registrations and runs the jobs. */
async function sendToMany(ctx: Ctx, chosen: Recipients, input: MessageInput) {
  const sent = await sendToRegistrations(ctx, chosen, input)
  if (!sent.ok || sent.runId === undefined) throw new Error('no run was begun')
  await workOff(ctx, registry, sent.runId)
  return { ...(await bulkProgress(ctx, sent.runId)), left: sent.left }
}

const paymentreg = (club: string) => {
  const { subject, content } = templateOf('paymentreg', club)
  return message({ subject, content })
}

test('only administrators can write about registrations or preview a message [SYS-066, resolutions A07]', async () => {
  const ctx = await aCtx()
  const { id } = await aRegistration(ctx)
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')]) {
    await expect(sendToRegistrations(as(ctx, actor), to(id), message())).rejects.toThrow(Forbidden)
    await expect(previewMessage(as(ctx, actor), to(id), message())).rejects.toThrow(Forbidden)
  }
  expect(await mailsOf(ctx)).toEqual([])
})

test('an unknown sender, an empty subject and an empty text are refused [ADM-021, resolutions A07, F16]', async () => {
  for (const given of [
    { from: 'thief@example.org' },
    { subject: ' ' },
    { copyTo: 'a@example.org, b@example.org' },
  ]) {
    const parsed = messageInput.safeParse({ subject: 'x', content: 'y', sending: newId(), ...given })
    expect(parsed.success).toBe(false)
  }
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  expect(await sendToRegistrations(ctx, to(id), message({ content: '<p> </p><script>1</script>' }))).toEqual({
    ok: false,
    reason: 'EMPTY',
  })
})

test('each person gets a separate e-mail from a club mailbox, kept with the registration [ADM-021, ADM-033, SYS-069, SYS-070, resolutions C10, E20]', async () => {
  const ctx = await anAdministrator()
  const one = await aRegistration(ctx, { details: { name: 'Ana <b>', email: 'ana@example.org' } })
  const other = await aRegistration(ctx, { details: { name: 'Bo', email: 'bo@example.org' } })
  const sent = await sendToMany(
    ctx,
    to(one.id, other.id),
    message({ from: 'media', content: '<p>Hi {name}<img src="x" onerror="alert(1)"></p>' }),
  )
  expect(sent).toMatchObject({ total: 2, done: 2, left: { many: 0 } })
  expect(sent.results.map(({ text }) => text)).toEqual(['Email sent to Ana <b>', 'Email sent to Bo'])
  const [toAna, toBo] = await mailsOf(ctx)
  expect(toAna).toMatchObject({ toEmail: 'ana@example.org', ccEmail: '', fromEmail: 'media@demo.club' })
  expect(toAna?.html).toContain('Hi Ana &lt;b&gt;')
  expect(toAna?.html).not.toContain('onerror')
  expect(toBo?.html).not.toContain('ana@example.org')
  expect(
    await ctx.db.select().from(notifications).where(eq(notifications.registrationId, one.id)),
  ).toMatchObject([
    { subject: 'Hello Ana <b>', contentSingle: '<p>Hi Ana &lt;b&gt;</p>', sentAt: ctx.clock.now() },
  ])
  const { sent: kept, results } = await adminMessages(ctx, one.id, [one.email])
  expect(kept).toHaveLength(1)
  expect(results).toMatchObject([
    { emailTo: 'ana@example.org', status: 'queued', createdAt: expect.any(Date) },
  ])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'registrations.send-email', facts: { people: 2, mailbox: 'media' } },
  ])
})

test('paymentreg has a link that opens only this registration and is shown to nobody else [ADM-034, resolutions C06, D06]', async () => {
  const ctx = await anAdministrator()
  const registration = await aRegistration(ctx)
  const input = paymentreg('London GD')
  const looked = await previewMessage(ctx, to(registration.id), input)
  await sendToRegistrations(ctx, to(registration.id), { ...input, copyTo: 'board@example.org' })
  const [copy, own] = await mailsOf(ctx)
  const url = new URL(/https?:\/\/[^\s)]*step=process[^\s)]*/.exec(own?.text ?? '')?.[0] ?? 'about:blank')
  expect(url.searchParams.get('id')).toBe(registration.id)
  expect(opens(registration, url.searchParams.get('token') ?? '', ctx.secret)).toBe(true)
  const seen = JSON.stringify([looked, copy, await ctx.db.select().from(notifications)])
  expect(seen).not.toContain('token=')
  expect(copy?.subject).toMatch(/^Copy: /)
})

test('paymentreg asks for what is still due, and skips people who have paid everything [ADM-034, REG-026]', async () => {
  const ctx = await anAdministrator()
  const about = async (email: string, given: Parameters<typeof aRegistration>[1]) =>
    (await aRegistration(ctx, { details: { name: email, email: `${email}@example.org` }, ...given })).id
  const none = await about('a', {})
  const first = await about('b', { registrationPaid: true })
  const both = await about('c', { registrationPaid: true, subscriptionPaid: true })
  const result = await sendToMany(ctx, to(none, first, both), paymentreg('London GD'))
  expect(result.left).toEqual({ many: 1, names: ['c'] })
  const messages = (await mailsOf(ctx)).map(({ toEmail, text }) => [
    toEmail,
    /left: (.*?)\s*\. You can pay/.exec(text)?.[1],
  ])
  expect(messages).toEqual([
    ['a@example.org', 'your registration fee and your subscription'],
    ['b@example.org', 'your subscription'],
  ])
})

test('the preview names people without a member and those sent the same subject before [ADM-034, SYS-069]', async () => {
  const ctx = await anAdministrator()
  const member = await aMember(ctx, { name: 'Mo Member' })
  const one = await aRegistration(ctx, { details: { name: 'Ana', email: 'ana@example.org' } })
  const other = await aRegistration(ctx, {
    details: { name: 'Mo', email: 'mo@example.org' },
    memberId: member.id,
  })
  const welcome = () => message({ subject: 'Welcome {name}' })
  await sendToRegistrations(ctx, to(other.id), welcome())
  const looked = await previewMessage(ctx, to(one.id, other.id), welcome())
  expect(looked).toMatchObject({
    preview: { before: { many: 1, names: ['Mo'] }, strangers: { many: 1, names: ['Ana'] } },
  })
})

test('volunteers are not asked to pay, and people without an address are named [ADM-034, resolutions B12, C10]', async () => {
  const ctx = await anAdministrator()
  await aRegistration(ctx, { details: { name: 'Player', email: 'player@example.org' } })
  await aRegistration(ctx, { details: { name: 'Nowhere', email: '' } })
  await aRegistration(ctx, { details: { name: 'Helper' }, questions: { applies_to_you: 'other' } })
  const sent = await sendToRegistrations(ctx, all(), paymentreg('London GD'))
  expect(sent).toMatchObject({
    address: 'player@example.org',
    left: { many: 2, names: ['Helper', 'Nowhere'] },
  })
  expect((await mailsOf(ctx)).map(({ toEmail }) => toEmail)).toEqual(['player@example.org'])
  const nobody = await sendToRegistrations(ctx, all({ q: 'nowhere' }), message())
  expect(nobody).toEqual({ ok: false, reason: 'NOBODY', left: { many: 1, names: ['Nowhere'] } })
})

test('the guardian of a minor gets the message too, in their own name [ADM-034, resolutions C09]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx, {
    details: { name: 'Ida', email: 'ida@example.org' },
    guardianName: 'Katrin',
    guardianEmail: 'katrin@example.org',
  })
  await sendToRegistrations(ctx, to(id), message())
  expect((await mailsOf(ctx)).map(({ toEmail, subject }) => [toEmail, subject])).toEqual([
    ['ida@example.org', 'Hello Ida'],
    ['katrin@example.org', 'Hello Katrin'],
  ])
})

test('pressing Send twice, also at the same moment, sends once [ADM-034]', async () => {
  const ctx = await anAdministrator()
  const { id } = await aRegistration(ctx)
  const input = message()
  await Promise.all([1, 2, 3].map(() => sendToRegistrations(ctx, to(id), input)))
  expect(await mailsOf(ctx)).toHaveLength(1)
  await sendToRegistrations(ctx, to(id), message())
  expect(await mailsOf(ctx)).toHaveLength(2)
})

test('pressing Send twice for many begins one run, with one copy and one line in the log [ADM-034]', async () => {
  const ctx = await anAdministrator()
  const [one, other] = [await aRegistration(ctx), await aRegistration(ctx)]
  const input = message({ copyTo: 'board@example.org' })
  const again = await Promise.all([1, 2].map(() => sendToMany(ctx, to(one.id, other.id), input)))
  expect(again[0]?.id).toBe(again[1]?.id)
  expect((await mailsOf(ctx)).filter(({ toEmail }) => toEmail === 'board@example.org')).toHaveLength(1)
  expect(await ctx.db.select().from(auditLog)).toHaveLength(1)
})

test('a bulk run skips registrations that were removed or lost their address in the meantime [ADM-033, ADM-034]', async () => {
  const ctx = await anAdministrator()
  const people = [
    await aRegistration(ctx, { details: { name: 'Gone' } }),
    await aRegistration(ctx, { details: { name: 'Lost' } }),
    await aRegistration(ctx, { details: { name: 'Stays', email: 'stays@example.org' } }),
  ]
  const [gone, lost] = people
  const sent = await sendToRegistrations(ctx, to(...people.map(({ id }) => id)), message())
  const runId = sent.ok && sent.runId !== undefined ? sent.runId : ''
  await ctx.db
    .update(registrations)
    .set({ removedAt: ctx.clock.now() })
    .where(eq(registrations.id, gone?.id ?? ''))
  await ctx.db
    .update(registrations)
    .set({ email: '' })
    .where(eq(registrations.id, lost?.id ?? ''))
  await workOff(ctx, registry, runId)
  const { results } = await bulkProgress(ctx, runId)
  expect(results.map(({ text }) => text)).toEqual([
    'This entry is not there any more.',
    'Lost has no e-mail address',
    'Email sent to Stays',
  ])
  expect((await mailsOf(ctx)).map(({ toEmail }) => toEmail)).toEqual(['stays@example.org'])
})

test('a message can go to all matches with exceptions, without drafts and removed ones, even over a thousand [ADM-026, ADM-038]', async () => {
  const ctx = await anAdministrator()
  const out = await aRegistration(ctx, { details: { name: 'Not me', email: 'not@example.org' } })
  await aRegistration(ctx, { details: { name: 'Paid', email: 'paid@example.org' }, registrationPaid: true })
  await aRegistration(ctx, { details: { name: 'Me', email: 'me@example.org' } })
  const draft = await aRegistration(ctx, { draft: true })
  await aRegistration(ctx, { removedAt: ctx.clock.now() })
  const sent = await sendToRegistrations(ctx, all({ payment: 'unpaid', except: [out.id] }), message())
  expect(sent).toMatchObject({ ok: true, address: 'me@example.org' })
  expect(await sendToRegistrations(ctx, to(draft.id), message())).toMatchObject({ reason: 'NOBODY' })
  const many = Array.from({ length: 1001 }, (_, at) => ({
    tokenHash: `t${at}`,
    name: `P${at}`,
    email: `p${at}@example.org`,
    submittedAt: ctx.clock.now(),
  }))
  await ctx.db.insert(registrations).values(many)
  const run = await sendToRegistrations(ctx, all(), message())
  const { total } = await bulkProgress(ctx, run.ok ? (run.runId ?? '') : '')
  expect(total).toBe(1001 + 3)
})
