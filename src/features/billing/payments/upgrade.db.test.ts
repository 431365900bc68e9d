import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../../tests/support/fresh-database.ts'
import { releasedRows, restoreReleased } from '../../../../tests/support/released-database.ts'
import { newId } from '../../../kernel/ids.ts'
import { projectRoot } from '../../../platform/config/config.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { migrateDatabase } from '../../../platform/database/migrate.ts'
import { openLog } from '../../../platform/log/log.ts'

/** The migrations before the one that gives card payments of a rest the whole price. */
const BEFORE = 87

type Paid = {
  id: string
  object: string
  method: 'card' | 'cash'
  amount: number
  partOf?: number
  day: number
  status?: 'paid' | 'refunded'
  changedOn?: number
}

const at = (day: number) => `'2026-11-${String(day).padStart(2, '0')}T12:00:00Z'`

const payment = ({ id, object, method, amount, partOf, day, status = 'paid', changedOn = day }: Paid) =>
  `insert into payments (id, purpose, object_id, method, amount_minor, part_of_minor, refunded_minor, description,
    status, paid_at, created_at, updated_at)
  values ('${id}', 'registration', '${object}', '${method}', ${amount}, ${partOf ?? 'null'},
    ${status === 'refunded' ? amount : 0}, 'Fee', '${status}', ${at(day)}, ${at(day)}, ${at(changedOn)});`

const part = (paymentId: string, object: string, amount: number) =>
  `insert into payment_parts (payment_id, object_id, description, amount_minor)
  values ('${paymentId}', '${object}', 'Fee', ${amount});`

/** Returns of how much each payment, or each of its parts, is a part after an update of a club with these rows. */
async function updated(given: readonly string[]) {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())
  await restoreReleased(db, BEFORE, {})
  await query(url, given.join('\n'))
  await migrateDatabase(db, projectRoot())
  const found = await query(
    url,
    `select p.id, pp.object_id, coalesce(pp.part_of_minor, p.part_of_minor)::int as whole
    from payments p left join payment_parts pp on pp.payment_id = p.id`,
  )
  return (id: string, object: string | null = null) =>
    found.find((row) => row.id === id && row.object_id === object)?.whole
}

test('a card payment of the rest of a fee knows the whole price after an update, for each child of its own', async () => {
  const [mia, ole, cash, card, single, rest] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const wholeOf = await updated([
    payment({ id: cash, object: ole, method: 'cash', amount: 1000, partOf: 2250, day: 1 }),
    payment({ id: card, object: mia, method: 'card', amount: 5750, day: 2 }),
    part(card, mia, 4500),
    part(card, ole, 1250),
    payment({ id: newId(), object: single, method: 'cash', amount: 500, partOf: 4500, day: 1 }),
    payment({ id: newId(), object: single, method: 'cash', amount: 1000, partOf: 4500, day: 2 }),
    payment({ id: rest, object: single, method: 'card', amount: 3000, day: 3 }),
  ])
  expect([wholeOf(card, mia), wholeOf(card, ole)]).toEqual([null, 2250])
  expect([wholeOf(cash), wholeOf(rest)]).toEqual([2250, 4500])
})

test('a card payment knows the price of cash that was reversed after it, and not of cash that did not count', async () => {
  const [before, after, later, whole] = [newId(), newId(), newId(), newId()]
  const cash = { id: '', method: 'cash' as const, amount: 1000, partOf: 4500 }
  const card = { method: 'card' as const, amount: 3500, day: 3 }
  const reversed = { status: 'refunded' as const, day: 1 }
  const [ana, ben, cy, dee] = [newId(), newId(), newId(), newId()]
  const wholeOf = await updated([
    payment({ ...cash, id: newId(), object: ana, ...reversed, changedOn: 2 }),
    payment({ ...card, id: before, object: ana, amount: 4000 }),
    payment({ ...cash, id: newId(), object: ben, ...reversed, changedOn: 4 }),
    payment({ ...card, id: after, object: ben }),
    payment({ ...card, id: later, object: cy }),
    payment({ ...cash, id: newId(), object: cy, day: 4 }),
    payment({ ...cash, id: newId(), object: dee, day: 1 }),
    payment({ ...card, id: whole, object: dee, amount: 4500 }),
  ])
  expect([before, after, later, whole].map((id) => wholeOf(id))).toEqual([null, 4500, null, null])
})

test('the payments of the first release stay as they are', async () => {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())
  await restoreReleased(db, 1, releasedRows('229058d'))
  await migrateDatabase(db, projectRoot())
  expect(await query(url, 'select id from payments where part_of_minor is not null')).toEqual([])
})
