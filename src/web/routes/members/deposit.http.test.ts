import { expect, test } from 'vitest'
import { anEvent } from '../../../../demo/builders/event.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { performPending } from '../../../../tests/support/billing.ts'
import { wordsOf } from '../../../../tests/support/checkout.ts'
import { as } from '../../../../tests/support/database.ts'
import { aSandbox } from '../../../../tests/support/sandbox.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { bookings, tickets, ticketTypes } from '../../../features/events/booking/table.server.ts'
import { eventQuestions } from '../../../features/events/questions/table.server.ts'
import { moneyFigures } from '../../../features/money/queries/figures.server.ts'
import { addDays, clubDay, longDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'

/** A camp in 30 days whose organiser sells tickets of £100 with a deposit of £30.01, and asks for a size. */
async function aCamp() {
  const sandbox = await aSandbox()
  const site = await aSite({
    captcha: { challenge: async () => ({}), verify: async (token: string) => token === 'solved' },
    payments: sandbox.payments,
    clock: { now: () => new Date() },
  })
  const startsAt = new Date(Date.now() + 30 * 86_400_000)
  const event = await anEvent(site.ctx, { name: 'Camp', startsAt })
  const admin = await site.signIn('administrator')
  const page = `/admin/events/${event.id}`
  const dueOn = addDays(clubDay(new Date()), 10)
  const typed = { do: 'save-type', name: 'Player', price: '100', places: '5', mostPerBooking: '3' }
  const save = (deposit: Record<string, string>) => site.post(page, { ...typed, ...deposit }, admin)
  return { sandbox, site, admin, page, dueOn, eventOn: clubDay(startsAt), save }
}

type Camp = Awaited<ReturnType<typeof aCamp>>

/** Pays the newest session at the provider, and opens the page to which the payer returns. */
async function pay({ sandbox, site }: Camp): Promise<{ amount: number | null; words: string }> {
  const stripe = await sandbox.payments.client()
  const [session] = (await stripe.checkout.sessions.list({})).data
  await sandbox.pay(session?.id ?? '')
  const back = new URL(session?.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id) ?? '')
  const words = wordsOf(await site.page(back.pathname + back.search))
  return { amount: session?.amount_total ?? null, words }
}

test('a deposit without a day, with a day after the event, or as high as the price, is refused', async () => {
  const camp = await aCamp()
  for (const [deposit, message] of [
    [{ deposit: '100', restDueOn: camp.dueOn }, 'Enter less than the price'],
    [{ deposit: '30', restDueOn: '' }, 'Enter the day by which the rest is due'],
    [{ deposit: '30', restDueOn: '31 May' }, 'Enter the day by which the rest is due'],
  ] as const) {
    const refused = await camp.save(deposit)
    expect([refused.status, wordsOf(await refused.text())]).toEqual([422, expect.stringContaining(message)])
  }
  const late = await camp.save({ deposit: '30', restDueOn: addDays(camp.eventOn, 1) })
  expect([late.status, wordsOf(await late.text())]).toEqual([
    422,
    expect.stringContaining(`Enter ${longDate(camp.eventOn)}, the day of the event, or an earlier day`),
  ])
  expect((await camp.save({ deposit: '', restDueOn: camp.dueOn })).status).toBe(303)
  expect(await camp.site.ctx.db.select().from(ticketTypes)).toMatchObject([
    { deposit: null, restDueOn: null },
  ])
})

test('an event with questions, deposit, rest and refund agrees in Money, in the ledger and at the provider', async () => {
  const camp = await aCamp()
  const { site, sandbox, admin, page, dueOn } = camp
  await camp.save({ deposit: '30.01', restDueOn: dueOn })
  await site.post(
    page,
    { do: 'save-question', label: 'Size?', kind: 'choice', scope: 'ticket', choices: 'S\nM' },
    admin,
  )
  expect(wordsOf(await site.page('/events/camp'))).toContain(`Deposit £30.01, the rest by ${longDate(dueOn)}`)

  const [question] = await site.ctx.db.select().from(eventQuestions)
  const [type] = await site.ctx.db.select().from(ticketTypes)
  const visitor = { name: 'Zoe Visitor', email: 'zoe@example.org', adult: 'yes', altcha: 'solved' }
  const people = { 'name-0': 'Zoe Visitor', 'name-1': 'Ben Friend' }
  const sizes = { [`answer-${question?.id}-0`]: 'S', [`answer-${question?.id}-1`]: 'M' }
  const form = { ...visitor, ...people, ...sizes, key: newId() }
  expect((await site.post(`/events/camp/book?${type?.id}=2`, form)).status).toBe(303)
  const first = await pay(camp)
  expect([first.amount, first.words]).toEqual([6002, expect.stringContaining('£139.98 is still to pay')])

  const stripe = await sandbox.payments.client()
  const [paidSession] = (await stripe.checkout.sessions.list({})).data
  const link = `/tickets${new URL(paidSession?.success_url ?? '').search.split('&pay')[0]}`
  expect((await site.post(link, { do: 'pay-rest' })).headers.get('location')).toContain('/pay/')
  const second = await pay(camp)
  expect([second.amount, second.words]).toEqual([13_998, expect.stringContaining('paid: £200.00')])
  const again = await site.post(link, { do: 'pay-rest' })
  expect(decodeURIComponent(again.headers.getSetCookie().join())).toContain('Paid already')

  const ben = (await site.ctx.db.select().from(tickets)).find(({ name }) => name === 'Ben Friend')
  expect((await site.post(link, { do: 'cancel-ticket', ticket: ben?.id ?? '' })).status).toBe(303)
  await performPending(site.ctx)

  const { total, open } = await moneyFigures(as(site.ctx, anActor('finance')), 'all')
  const ids = (await stripe.checkout.sessions.list({})).data.map((session) => `${session.payment_intent}`)
  const intents = await Promise.all(ids.map((id) => stripe.paymentIntents.retrieve(id)))
  const refunds = (
    await Promise.all(ids.map((payment_intent) => stripe.refunds.list({ payment_intent })))
  ).flatMap(({ data }) => data)
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  expect({ ...total, open }).toMatchObject({ received: 20_000, refunded: 10_000, late: 0, open: 0 })
  expect(sumOf(intents.map(({ amount_received }) => amount_received))).toBe(total.received)
  expect(sumOf(refunds.map(({ amount }) => amount))).toBe(total.refunded)
  const finance = await site.signIn('finance')
  const listed = async (figure: string) =>
    wordsOf(await site.page(`/admin/money/entries?season=all&figure=${figure}`, finance))
  expect(await listed('received')).toContain('2 entries , £200.00')
  expect(await listed('refunded')).toContain('2 entries , £100.00')
  const [, zoe] = (await site.page(`${page}/export?q=Zoe`, admin)).split('\n')
  expect(zoe).toContain(',200,100,0,S')
})

test('a rest in the list of Money leads an administrator to its booking, and finance staff nowhere', async () => {
  const camp = await aCamp()
  const { site, admin, page, dueOn, save } = camp
  await save({ deposit: '30.01', restDueOn: dueOn })
  const [type] = await site.ctx.db.select().from(ticketTypes)
  const visitor = { name: 'Zoe Visitor', email: 'zoe@example.org', adult: 'yes', altcha: 'solved' }
  const form = { ...visitor, 'name-0': 'Zoe Visitor', key: newId() }
  expect((await site.post(`/events/camp/book?${type?.id}=1`, form)).status).toBe(303)
  await pay(camp)
  const [booking] = await site.ctx.db.select().from(bookings)
  const link = `href="${page}#booking-${booking?.id}"`
  expect(await site.page('/admin/money/entries?season=all&q=rest', admin)).toContain(link)
  expect(await site.page(page, admin)).toContain(`id="booking-${booking?.id}"`)
  const seen = await site.page('/admin/money/entries?season=all&q=rest', await site.signIn('finance'))
  expect([wordsOf(seen).includes('Camp, rest'), seen.includes(link)]).toEqual([true, false])
})
