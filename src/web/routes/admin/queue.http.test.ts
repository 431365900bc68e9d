import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aDuty } from '../../../../demo/builders/duty.ts'
import { aForm } from '../../../../demo/builders/form.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { invoices } from '../../../features/billing/invoices/table.server.ts'
import { formResults } from '../../../features/forms/table.server.ts'
import { members } from '../../../features/members/table.server.ts'
import { registrations } from '../../../features/registrations/table.server.ts'
import { storeOrders } from '../../../features/store/orders/table.server.ts'
import { dutyHelpers } from '../../../features/volunteering/duties/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { pence } from '../../../kernel/money.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { DUTY_REFUSED } from '../../admin/queue-words.ts'

const QUEUE = '/admin'

function noticeOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('notice='))
  return JSON.parse(decodeURIComponent(/^notice=([^;]+)/.exec(cookie ?? '')?.[1] ?? 'null'))?.text
}

/** The titles of the groups that are unfolded. */
const unfolded = (page: string) =>
  [...page.matchAll(/<details class="queue-group"([^>]*)>.*?<h3[^>]*>([^<]*)/g)].flatMap(
    ([, attributes, title]) => (attributes?.includes('open') ? [title] : []),
  )

const mailsTo = ({ ctx }: TestSite, email: string) =>
  ctx.db.select().from(mails).where(eq(mails.toEmail, email))

async function anInvoice({ ctx }: TestSite, facts: { id: string; customerEmail: string; createdAt: Date }) {
  await ctx.db.insert(invoices).values({
    status: 'open',
    customerName: 'Ada Owes',
    description: 'Tournament',
    customerId: 'cus_owes',
    total: pence(1250),
    amountDue: pence(1250),
    updatedAt: facts.createdAt,
    ...facts,
  })
}

test('a role is shown and may do only its own work, and a member gets a 403', async ({ site }) => {
  const { id } = await aRegistration(site.ctx, { details: { name: 'Quentin Waits' } })
  const team = await aTeam(site.ctx, { name: 'Men 7' })
  const press = async (role: 'member' | 'coach' | 'finance' | 'shop', form: Record<string, string>) =>
    (await site.post(QUEUE, form, await site.signIn(role))).status
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    if (role !== 'member')
      expect(await site.page(QUEUE, await site.signIn(role))).not.toContain('Quentin Waits')
    const item = `registration/${id}`
    expect(await press(role, { item, intent: 'approve', member: 'new', team: team.id }), role).toBe(403)
    expect(await press(role, { item, intent: 'undo' }), role).toBe(403)
    expect(await press(role, { item: `fee/${id}`, intent: 'remind-fee', key: newId() }), role).toBe(403)
    expect(await press(role, { item: `form/${id}`, intent: 'answer-form', text: 'Hi' }), role).toBe(403)
    expect(await press(role, { item: `form/${id}`, intent: 'close-form' }), role).toBe(403)
  }
  for (const role of ['coach', 'shop'] as const) {
    expect(await press(role, { item: 'invoice/in_1', intent: 'remind-invoice' })).toBe(403)
    expect(await press(role, { item: `payment/${newId()}`, intent: 'refund', key: newId() })).toBe(403)
  }
  const duty = await aDuty(site.ctx)
  const member = await aMember(site.ctx)
  const assign = { item: `duty/${duty.id}`, intent: 'assign-duty', member: member.id }
  for (const role of ['finance', 'shop', 'coach'] as const) expect(await press(role, assign), role).toBe(403)
  const stored = await site.ctx.db.select().from(registrations).where(eq(registrations.id, id))
  expect(stored).toMatchObject([{ memberId: null, version: 1 }])
})

test('only the first group is unfolded, and the group of an opened or refused item', async ({ site }) => {
  const headers = await site.signIn('administrator')
  await aRegistration(site.ctx, { createdAt: new Date('2020-01-01T12:00:00Z') })
  const duty = await aDuty(site.ctx, { startsAt: new Date(site.ctx.clock.now().getTime() + 3_600_000) })
  const item = `duty/${duty.id}`
  const [first, ...others] = unfolded(await site.page(QUEUE, headers))
  expect(first).toMatch(/^Registration/)
  expect(others).toEqual([])
  const both = [first, 'Duties without a helper']
  expect(unfolded(await site.page(`${QUEUE}?open=${encodeURIComponent(item)}`, headers))).toEqual(both)
  const refused = await site.post(QUEUE, { item, intent: 'assign-duty', member: '' }, headers)
  expect(unfolded(await refused.text())).toEqual(both)
})

test('an unknown action is a 400 and changes nothing', async ({ site }) => {
  const headers = await site.signIn('administrator')
  for (const form of [{}, { item: 'x' }, { item: 'x/1', intent: 'toString' }, { item: 'x', intent: 'undo' }])
    expect((await site.post(QUEUE, form, headers)).status).toBe(400)
})

test('a registration is approved with a form, the queue says what was done, and Undo reverses it', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Women 8' })
  const email = 'zoe.queue@example.org'
  const { id } = await aRegistration(site.ctx, {
    details: { name: 'Zoe Queue', email },
    createdAt: new Date('2020-01-01T12:00:00Z'),
  })
  const item = `registration/${id}`
  expect(await site.page(QUEUE, headers)).toContain('Zoe Queue')
  const empty = await site.post(QUEUE, { item, intent: 'approve', team: '' }, headers)
  expect([empty.status, (await empty.text()).includes('Please choose a team')]).toEqual([422, true])
  const approved = await site.post(QUEUE, { item, intent: 'approve', team: team.id }, headers)
  expect([approved.status, approved.headers.get('location')]).toEqual([303, `${QUEUE}?open=registration`])
  expect(noticeOf(approved)).toContain('Zoe Queue is now a member.')
  expect(await mailsTo(site, email)).toHaveLength(2)
  const after = await site.page(QUEUE, headers)
  expect(after).toContain('Approved just now')
  const undone = await site.post(QUEUE, { item, intent: 'undo' }, headers)
  expect(noticeOf(undone)).toBe('The approval of Zoe Queue is undone. No e-mail was sent.')
  expect(await mailsTo(site, email)).toEqual([])
  expect(await site.ctx.db.select().from(members).where(eq(members.email, email))).toEqual([])
  const again = await site.post(QUEUE, { item, intent: 'undo' }, headers)
  expect([again.status, (await again.text()).includes('undone already')]).toEqual([422, true])
})

test('a payment link is sent from the queue, and pressing twice sends one', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const email = 'owes.fee@example.org'
  const { id } = await aRegistration(site.ctx, {
    details: { name: 'Fee Owes', email },
    createdAt: new Date('2020-01-02T12:00:00Z'),
  })
  const form = { item: `fee/${id}`, intent: 'remind-fee', key: newId() }
  for (const _ of [1, 2])
    expect(noticeOf(await site.post(QUEUE, form, headers))).toBe(`Payment link sent to ${email}`)
  expect(await mailsTo(site, email)).toHaveLength(1)
})

test('the treasurer reminds from the queue, the oldest first, and a second reminder within the hour is refused in words', async ({
  site,
}) => {
  const headers = await site.signIn('finance')
  const [newer, older] = [new Date('2026-02-02T12:00:00Z'), new Date('2026-01-02T12:00:00Z')]
  await anInvoice(site, { id: 'in_newer', customerEmail: 'newer@example.org', createdAt: newer })
  await anInvoice(site, { id: 'in_older', customerEmail: 'older@example.org', createdAt: older })
  const page = await site.page(QUEUE, headers)
  expect(page.indexOf('invoice/in_older')).toBeGreaterThan(0)
  expect(page.indexOf('invoice/in_older')).toBeLessThan(page.indexOf('invoice/in_newer'))
  const form = { item: 'invoice/in_older', intent: 'remind-invoice' }
  expect(noticeOf(await site.post(QUEUE, form, headers))).toBe('Reminder sent to older@example.org')
  const second = await site.post(QUEUE, form, headers)
  expect([second.status, (await second.text()).includes('Wait an hour')]).toEqual([422, true])
  expect(await mailsTo(site, 'older@example.org')).toHaveLength(1)
})

test('a duty is filled in its place on the queue, whose group stays unfolded', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const helper = await aMember(site.ctx, { name: 'Helga Helps' })
  const soon = new Date(site.ctx.clock.now().getTime() + 3_600_000)
  // One more waits in the group after this one is filled.
  const [duty] = [await aDuty(site.ctx, { startsAt: soon }), await aDuty(site.ctx, { startsAt: soon })]
  const item = `duty/${duty.id}`
  expect(await site.page(QUEUE, headers)).toContain(`?open=duty%2F${duty.id}`)
  expect(await site.page(`${QUEUE}?open=${encodeURIComponent(item)}`, headers)).toContain('Helga Helps')
  const at = `${QUEUE}?open=${encodeURIComponent(item)}`
  expect((await site.post(at, { item, intent: 'assign-duty', member: '' }, headers)).status).toBe(422)
  const assigned = await site.post(at, { item, intent: 'assign-duty', member: helper.id }, headers)
  const back = await site.page(assigned.headers.get('location') ?? '', headers)
  expect(unfolded(back)).toContain('Duties without a helper')
  const isTheirs = and(eq(dutyHelpers.dutyId, duty.id), eq(dutyHelpers.memberId, helper.id))
  expect(await site.ctx.db.$count(dutyHelpers, isTheirs)).toBe(1)
})

test('an item that a colleague has done in the meantime is refused in words, though it is no longer listed', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const [first, second] = [await aMember(site.ctx), await aMember(site.ctx)]
  const soon = new Date(site.ctx.clock.now().getTime() + 3_600_000)
  const duty = await aDuty(site.ctx, { startsAt: soon })
  const item = `duty/${duty.id}`
  await site.post(QUEUE, { item, intent: 'assign-duty', member: first.id }, headers)
  const late = await site.post(QUEUE, { item, intent: 'assign-duty', member: second.id }, headers)
  expect([late.status, (await late.text()).includes(DUTY_REFUSED.FULL)]).toEqual([422, true])
})

test('a form answer is read and replied to in its place, and what was typed stays after a refusal', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const form = await aForm(site.ctx, { title: 'Ask us' })
  const id = newId()
  const data = [
    { label: 'Name', value: 'Frieda Asks' },
    { label: 'Email', value: 'frieda@example.org' },
    { label: 'Message', value: 'When do you train?' },
  ]
  await site.ctx.db
    .insert(formResults)
    .values({ id, formId: form.id, data, createdAt: new Date('2020-01-03') })
  const item = `form/${id}`
  const at = `${QUEUE}?open=${encodeURIComponent(item)}`
  expect(await site.page(QUEUE, headers)).not.toContain('When do you train?')
  const opened = await site.page(at, headers)
  expect(opened).toContain('When do you train?')
  expect(opened).toContain(`action="${at}"`)
  const empty = await site.post(at, { item, intent: 'answer-form', text: ' ' }, headers)
  expect([empty.status, (await empty.text()).includes('Write a reply')]).toEqual([422, true])
  const long = await site.post(at, { item, intent: 'answer-form', text: 'a'.repeat(5001) }, headers)
  expect([long.status, (await long.text()).includes('a'.repeat(5001))]).toEqual([422, true])
  const sent = await site.post(at, { item, intent: 'answer-form', text: 'On Tuesdays.' }, headers)
  expect(noticeOf(sent)).toBe('Reply sent to frieda@example.org')
  expect(await mailsTo(site, 'frieda@example.org')).toHaveLength(1)
  expect(await site.page(QUEUE, headers)).not.toContain('Frieda Asks')
})

test('the shop manager sees paid orders without a batch, and finance and coaches do not', async ({
  site,
}) => {
  await site.ctx.db.insert(storeOrders).values({ state: 'paid', placedAt: new Date('2020-01-04') })
  const title = 'Paid orders without a batch'
  expect(await site.page(QUEUE, await site.signIn('shop'))).toContain(title)
  for (const role of ['finance', 'coach'] as const)
    expect(await site.page(QUEUE, await site.signIn(role)), role).not.toContain(title)
})
