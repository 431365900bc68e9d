import { expect, test } from 'vitest'
import { readStatement } from '../../src/features/money/queries/statement.server.ts'
import { anActor } from '../../tests/support/actors.ts'
import { aCtx, as } from '../../tests/support/database.ts'
import { aMember } from '../builders/member.ts'
import { seedInstalments } from './instalments.ts'

test('the children of the demo academy owe two instalments, none, or all with the first one late', async () => {
  const ctx = await aCtx()
  const named = (name: string, guardianName: string) =>
    aMember(ctx, { name, bornOn: '2013-04-17', guardianName, guardianEmail: `${guardianName}@example.org` })
  const leo = await aMember(ctx, { name: 'Leo Castellanos', bornOn: '2012-04-17' })
  const [ada, ben, cara] = await Promise.all([named('Ada', 'A'), named('Ben', 'B'), named('Cara', 'C')])
  await seedInstalments(ctx)
  const open = async (id: string) => {
    const lines = await readStatement(as(ctx, anActor('finance')), [id])
    const now = ctx.clock.now()
    return lines
      .filter((line) => line.open > 0)
      .map(({ open, dueAt }) => [open, dueAt !== null && dueAt !== undefined && dueAt < now])
  }
  expect(await open(leo.id)).toEqual([
    [6000, false],
    [6000, false],
  ])
  expect(await open(ada.id)).toEqual(await open(leo.id))
  expect(await open(ben.id)).toEqual([])
  expect(await open(cara.id)).toEqual([
    [6000, true],
    [6000, false],
    [6000, false],
  ])
})
