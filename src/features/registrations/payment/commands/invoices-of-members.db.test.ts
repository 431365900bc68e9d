import { expect, test } from 'vitest'
import { anActor } from '../../../../../tests/support/actors.ts'
import { invoiceNow, performPending } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aMistake } from '../../../../../tests/support/mistake.ts'
import { aPayingClub, type PayingClub, paid } from '../../../../../tests/support/paying.ts'
import { events, hear } from '../../../../../tests/support/payments.ts'
import { league } from '../../../../../tests/support/single-subscription.ts'
import { pence } from '../../../../kernel/money.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { listInvoices } from '../../../billing/invoices/queries/invoices.server.ts'
import { invoices } from '../../../billing/invoices/table.server.ts'
import { invoiceSearch } from '../../../billing/schema.ts'

const listed = async ({ ctx }: PayingClub) =>
  (await listInvoices(as(ctx, anActor('finance')), { ...invoiceSearch.parse({}), show: 'all' })).rows

/** Staff send an invoice for a trip, always with the same form key. */
const invoiced = ({ ctx }: PayingClub, memberId: string, amount = 5000) =>
  invoiceNow(as(ctx, anActor('finance')), {
    memberId,
    amount: pence(amount),
    description: 'Trip',
    key: 'a-form',
  })

test('invoices of a running plan belong to the plan’s member [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken, right, takenBack, givenTo } = await aMistake(club)
  await paid(club, accessToken, league(club))
  await takenBack()
  await givenTo(right)
  await hear(club.ctx, await events(club.sandbox))
  expect(await listed(club)).toMatchObject([{ memberId: right }])
})

test('an invoice whose answer was lost is found first, so that a form creates only one [resolutions B21, B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  await club.sandbox.trouble({ kind: 'cut', when: 'after', method: 'POST', times: 3, path: '/v1/invoices/' })
  expect(await invoiced(club, wrong)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await club.sandbox.steer('DELETE', '/faults')
  expect(await takenBack()).toMatchObject({ ok: true })
  await performPending(club.ctx)
  expect(await listed(club)).toMatchObject([{ memberId: wrong, status: 'open' }])
  expect(await invoiced(club, wrong)).toMatchObject({ ok: true })
  expect(await club.ctx.db.$count(invoices)).toBe(1)
  const actions = await club.ctx.db.select().from(auditLog)
  expect(actions.filter(({ action }) => action === 'billing.create-invoice')).toHaveLength(1)
})

test('an invoice that its form has already created is found, even under another customer [INV-008, resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const first = await invoiced(club, wrong)
  await club.ctx.db.update(invoices).set({ status: 'paid' })
  expect(await takenBack()).toMatchObject({ ok: true })
  expect(await invoiced(club, wrong)).toEqual(first)
  expect(await invoiced(club, wrong, 1)).toMatchObject({ reason: 'KEY_USED' })
})

test('invoices of a plan, including paid ones, move with its registration [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken, wrong, right, takenBack, givenTo } = await aMistake(club)
  await paid(club, accessToken, league(club))
  await hear(club.ctx, await events(club.sandbox))
  expect(await listed(club)).toMatchObject([{ memberId: wrong, status: 'paid' }])
  expect(await takenBack()).toMatchObject({ ok: true })
  await givenTo(right)
  expect(await listed(club)).toMatchObject([{ memberId: right }])
})
