import { expect, test } from 'vitest'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { seasonNamed } from '../model.ts'
import { listEntries } from '../queries/entries.server.ts'
import { moneyFigures } from '../queries/figures.server.ts'
import { entrySearch } from '../schema.ts'
import { summarySheet } from './model/summary-sheet.ts'

const LETTERHEAD = { name: 'Club', address: '', lines: [], colour: '#000000', crestPng: Buffer.from('') }

/** A club with £10 of last December, £25 of this January, and an unpaid invoice of £85 of June. */
async function aClub() {
  const ctx = await aCtx({ clock: { now: () => new Date('2026-06-20T10:00:00Z') } })
  const member = await aMember(ctx, { name: 'Ana Kovač' })
  const paid = { objectId: newId(), member }
  await aPayment(ctx, { ...paid, amount: 1000, paidAt: new Date('2025-12-31T23:30:00Z') })
  await aPayment(ctx, {
    ...paid,
    purpose: 'subscription',
    amount: 2500,
    paidAt: new Date('2026-01-01T00:30:00Z'),
  })
  await anInvoice(ctx, { member, amount: 8500, description: 'Training camp' })
  return as(ctx, anActor('finance'))
}

const penceOf = (text = '') => Math.round(Number(text.replace(/[£,]/g, '')) * 100)

async function summaryOf(ctx: Awaited<ReturnType<typeof aClub>>, id: string) {
  const figures = await moneyFigures(ctx, id)
  const period = seasonNamed(id, ctx.club.seasonStartMonth)
  const sheet = summarySheet({ ...figures, period, letterhead: LETTERHEAD, now: ctx.clock.now() })
  return { figures, sheet }
}

test('a summary of a calendar year has the payments of its days at the club', async () => {
  const ctx = await aClub()
  const { sheet: last } = await summaryOf(ctx, '2025')
  const { sheet } = await summaryOf(ctx, '2026')
  expect(last.facts).toContainEqual({ label: 'Received', value: '£10.00' })
  expect(sheet.facts).toEqual(
    expect.arrayContaining([
      { label: 'Period', value: '1st January 2026 to 31st December 2026' },
      { label: 'Received', value: '£25.00' },
      { label: 'Still to pay', value: '£85.00, of which £0.00 is late' },
    ]),
  )
})

test.for(['2025', '2026', 'all'])('every column of the summary of %s adds up to its total', async (id) => {
  const ctx = await aClub()
  const { figures, sheet } = await summaryOf(ctx, id)
  for (const { rows, totals } of sheet.tables)
    for (const column of [1, 2, 3, 4, 5])
      expect(rows.reduce((sum, row) => sum + penceOf(row[column]), 0)).toBe(penceOf(totals[0]?.[column]))
  const received = await listEntries(ctx, entrySearch.parse({ season: id, figure: 'received' }))
  expect([received.sum, penceOf(sheet.tables[0]?.totals[0]?.[2])]).toEqual([
    figures.total.received,
    figures.total.received,
  ])
})
