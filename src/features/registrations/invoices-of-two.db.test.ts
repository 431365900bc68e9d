import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aMistake } from '../../../tests/support/mistake.ts'
import { league } from '../../../tests/support/one-plan.ts'
import { aPayingClub, type PayingClub, paid } from '../../../tests/support/paying.ts'
import { beginSlowly, events, hear } from '../../../tests/support/payments.ts'
import { pence } from '../../kernel/money.ts'
import { auditLog } from '../../platform/content/table.server.ts'
import { createInvoice } from '../billing/commands/create-invoice.server.ts'
import { reconcile } from '../billing/commands/reconcile.server.ts'
import { invoices } from '../billing/table.server.ts'

/** Staff make out an invoice for a trip, always with the same form. */
const invoiced = ({ ctx }: PayingClub, memberId: string, amount = 5000) =>
  createInvoice(as(ctx, anActor('finance')), {
    memberId,
    amount: pence(amount),
    description: 'Trip',
    key: 'a-form',
  })

test('invoices of a plan that goes on are those of whose plan it is [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken, right, takenBack, givenTo } = await aMistake(club)
  await paid(club, accessToken, league(club))
  await takenBack()
  await givenTo(right)
  await hear(club.ctx, await events(club.sandbox))
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: right }])
})

test('a registration is not taken from a member to whom an invoice is being made out as the customer of both [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, shared, takenBack } = await aMistake(club)
  const { late } = await beginSlowly(club.sandbox, '/v1/invoices', () => invoiced(club, wrong))
  expect(await takenBack()).toEqual({ ok: false, reason: 'TANGLED' })
  expect(await late()).toMatchObject({ ok: true })
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: wrong, customerId: shared }])
})

test('an invoice whose answer was lost is looked up before anything changes: a form makes one [resolutions B21, B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  await club.sandbox.trouble({ kind: 'cut', when: 'after', method: 'POST', times: 3, path: '/v1/invoices/' })
  expect(await invoiced(club, wrong)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await club.sandbox.steer('DELETE', '/faults')
  expect(await takenBack()).toEqual({ ok: false, reason: 'TANGLED' })
  const clock = { now: () => new Date(Date.now() + 16 * 60_000) }
  expect(await reconcile({ ...club.ctx, clock })).toMatchObject({ invoices: 1 })
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: wrong, status: 'open' }])
  expect(await invoiced(club, wrong)).toMatchObject({ ok: true })
  expect(await club.ctx.db.$count(invoices)).toBe(1)
  const actions = await club.ctx.db.select().from(auditLog)
  expect(actions.filter(({ action }) => action === 'billing.create-invoice')).toHaveLength(1)
})

test('an invoice that the provider never heard of is forgotten [resolutions B21]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/invoices' })
  expect(await invoiced(club, wrong)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  const clock = { now: () => new Date(Date.now() + 16 * 60_000) }
  await reconcile({ ...club.ctx, clock })
  expect(await takenBack()).toMatchObject({ ok: true })
})

test('an invoice that its form has made already is found, whoever the member pays as by now [INV-008, resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const first = await invoiced(club, wrong)
  await club.ctx.db.update(invoices).set({ status: 'paid' })
  expect(await takenBack()).toMatchObject({ ok: true })
  expect(await invoiced(club, wrong)).toEqual(first)
  expect(await invoiced(club, wrong, 1)).toMatchObject({ reason: 'KEY_USED' })
})

test('invoices of a plan go with its registration, paid ones too [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken, wrong, right, takenBack, givenTo } = await aMistake(club)
  await paid(club, accessToken, league(club))
  await hear(club.ctx, await events(club.sandbox))
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: wrong, status: 'paid' }])
  expect(await takenBack()).toMatchObject({ ok: true })
  await givenTo(right)
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: right }])
})
