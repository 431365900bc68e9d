import { expect, test } from 'vitest'
import { anInvoice } from '../../../demo/builders/invoice.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../tests/support/database.ts'
import { importStatement } from '../../features/money/bank/commands/import-statement.server.ts'
import { clubDay } from '../../kernel/dates.ts'
import { adminPaths } from '../admin-paths.ts'
import { needsAttention } from './attention.server.ts'
import { sectionsFor } from './sections.ts'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

test('the treasurer is shown late families and payments on the bank statement, and a coach is not', async () => {
  const ctx = await aCtx()
  const finance = as(ctx, anActor('finance'))
  const coach = as(ctx, anActor('coach'))
  const noticed = (reader: typeof ctx) => needsAttention(reader, sectionsFor(reader.actor))
  expect(await noticed(finance)).toEqual([])
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org' })
  await anInvoice(ctx, { member: ana, dueAt: daysAgo(10), createdAt: daysAgo(24) })
  await importStatement(finance, `Date,Description,Amount\n${clubDay(TEST_NOW)},KOVAC ANA,45.00\n`)
  expect(await noticed(finance)).toEqual([
    { many: 1, text: 'family that is late with a payment', to: adminPaths.remind },
    { many: 1, text: 'payment on the bank statement to record', to: adminPaths.bank },
  ])
  expect(await noticed(coach)).toEqual([])
})
