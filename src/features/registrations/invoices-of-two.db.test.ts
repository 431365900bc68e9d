import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aMistake, customerOf } from '../../../tests/support/mistake.ts'
import { league } from '../../../tests/support/one-plan.ts'
import { aPayingClub, paid } from '../../../tests/support/paying.ts'
import { beginSlowly, events, hear } from '../../../tests/support/payments.ts'
import { pence } from '../../kernel/money.ts'
import { createInvoice } from '../billing/commands/create-invoice.server.ts'
import { invoices } from '../billing/table.server.ts'

test('invoices of a plan that goes on are those of whose plan it is [decisions B22]', async () => {
  const club = await aPayingClub()
  const { claim, right, takenBack, givenTo } = await aMistake(club)
  await paid(club, claim, league(club))
  await takenBack()
  await givenTo(right)
  await hear(club.ctx, await events(club.sandbox))
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: right }])
})

test('an invoice that is being made out while its member changes customers is made out to the new one [decisions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, shared, takenBack } = await aMistake(club)
  const wish = { memberId: wrong, amount: pence(5000), description: 'Trip', key: 'a-form' }
  const { late } = await beginSlowly(club.sandbox, '/v1/invoices', () =>
    createInvoice(as(club.ctx, anActor('finance')), wish),
  )
  expect(await takenBack()).toMatchObject({ ok: true })
  expect(await late).toMatchObject({ ok: true })
  const stripe = await club.sandbox.payments.client()
  const made = (await stripe.invoices.list({ limit: 100 })).data.filter(({ metadata }) => metadata?.request)
  expect(made.map(({ customer }) => customer)).toEqual([await customerOf(club, wrong)])
  expect(made.map(({ customer }) => customer)).not.toContain(shared)
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: wrong }])
})

test('an invoice that its form has made already is found, whoever the member pays as by now [INV-008, decisions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const wish = { memberId: wrong, amount: pence(5000), description: 'Trip', key: 'a-form' }
  const finance = as(club.ctx, anActor('finance'))
  const first = await createInvoice(finance, wish)
  await club.ctx.db.update(invoices).set({ status: 'paid' })
  expect(await takenBack()).toMatchObject({ ok: true })
  expect(await createInvoice(finance, wish)).toEqual(first)
  expect(await createInvoice(finance, { ...wish, amount: pence(1) })).toMatchObject({ reason: 'KEY_USED' })
})

test('invoices of a plan go with its registration, paid ones too [decisions B22]', async () => {
  const club = await aPayingClub()
  const { claim, wrong, right, takenBack, givenTo } = await aMistake(club)
  await paid(club, claim, league(club))
  await hear(club.ctx, await events(club.sandbox))
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: wrong, status: 'paid' }])
  expect(await takenBack()).toMatchObject({ ok: true })
  await givenTo(right)
  expect(await club.ctx.db.select().from(invoices)).toMatchObject([{ memberId: right }])
})
