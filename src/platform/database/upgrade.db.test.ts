import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../tests/support/fresh-database.ts'
import { type Rows, releasedRows, restoreReleased } from '../../../tests/support/released-database.ts'
import { projectRoot } from '../config/config.ts'
import { openLog } from '../log/log.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

/** Each released schema, with its commit and number of migrations. */
const RELEASED = [{ version: '229058d', migrations: 1 }] as const

/** Columns that later migrations change deliberately. */
const CHANGED: readonly string[] = [
  // A person can have several roles now, in user_roles.
  'users.role',
  // Links in sent e-mails and the texts of forms are no longer stored.
  'mails.html',
  'mails.text',
  'mails.reply_to',
  // Requests to the payment provider are now in provider_operations, its customers in provider_customers.
  'subscription_grants',
  'invoice_wishes',
  'retired_customers',
  // A payment's member is now derived from its customer.
  'payments.member_id',
  'subscriptions.member_id',
  'subscriptions.request',
  'invoices.member_id',
  'invoices.request',
  // The five rota teams are now teams of the club, and open places have no row.
  'rota_slots.team',
  'position_holders',
  // Fees are now in fee_plans.
  'configurations.fees',
]

/** Tables and columns that later migrations rename. */
const RENAMED: Readonly<Record<string, string>> = {
  store_dorsal_holds: 'store_shirt_number_holds',
  'store_order_lines.dorsal': 'shirt_number',
  'store_batch_keys.print_only': 'personalised_only',
  'store_items.print_prices': 'personalisation_prices',
  'store_stock.light': 'availability',
}

test.each(RELEASED)(
  'a club of version $version keeps every row and every value after an update',
  async ({ version, migrations }) => {
    const { url, drop } = await createDatabase('template1')
    onTestFinished(drop)
    const db = openDatabase(url, openLog('error'), 2)
    onTestFinished(() => db.$client.end())
    const before = releasedRows(version)
    await restoreReleased(db, migrations, before)

    await migrateDatabase(db, projectRoot())

    for (const [table, rows] of Object.entries(before)) {
      const columns = columnsOf(table, rows)
      if (columns.length === 0) continue
      const after = await query(
        url,
        `select to_jsonb(x) as row from (select ${columns.map((column) => selected(table, column))}
          from ${pg.escapeIdentifier(RENAMED[table] ?? table)}) x`,
      )
      expect(sorted(after.map(({ row }) => row as Rows[number])), table).toEqual(
        sorted(rows.map((row) => only(row, columns))),
      )
    }
  },
)

test('a user keeps their role after an update, and a coach all teams [SYS-058, SYS-059]', async () => {
  const { url, before } = await anUpdatedClub()
  const [{ missing } = {}] = await query(
    url,
    `select count(*)::int as missing from user_roles r cross join teams t where r.role = 'coach'
     and not exists (select from coach_teams c where c.user_id = r.user_id and c.team_id = t.id)`,
  )
  expect(missing).toBe(0)
  const staff = before.users?.filter(({ role }) => role !== 'member') ?? []
  expect(staff.length).toBeGreaterThan(0)
  const kept = await query(url, 'select user_id as id, role from user_roles order by user_id')
  expect(kept).toEqual(
    staff.map(({ id, role }) => ({ id, role })).toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
  )
})

test('the fees of the settings are fee plans after an update', async () => {
  const { url, before } = await anUpdatedClub()
  const [{ fees } = {}] = (before.configurations ?? []) as { fees: Record<string, Fee[]> }[]
  const listed = (kind: string, entered: Fee[] = []) =>
    entered.map(({ id, label, price, period, minAge = null, maxAge = null, students = false }, position) => ({
      ...{ kind, id, label, amount: Math.round(price * 100), period, min: minAge, max: maxAge },
      ...{ students, position },
    }))
  const plans = await query(
    url,
    `select kind, id, label, amount_minor::int as amount, period, min_age as min, max_age as max, students, position
     from fee_plans order by kind, position`,
  )
  expect(plans.length).toBeGreaterThan(0)
  expect(plans).toEqual([
    ...listed('registration', fees?.registration),
    ...listed('subscription', fees?.training_fees),
  ])
})

type Fee = {
  id: string
  label: string
  price: number
  period: string
  minAge?: number
  maxAge?: number
  students?: boolean
}

/** The address of a club of the first released version after an update, with its rows before it. */
async function anUpdatedClub() {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())
  const before = releasedRows('229058d')
  await restoreReleased(db, 1, before)
  await migrateDatabase(db, projectRoot())
  return { url, before }
}

const columnsOf = (table: string, rows: Rows): string[] =>
  Object.keys(rows[0] ?? {}).filter(
    (column) => !CHANGED.includes(table) && !CHANGED.includes(`${table}.${column}`),
  )

/** Selects a column under its earlier name. */
const selected = (table: string, column: string): string =>
  `${pg.escapeIdentifier(RENAMED[`${table}.${column}`] ?? column)} as ${pg.escapeIdentifier(column)}`

const only = (row: Rows[number], columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

// Both sides come from jsonb, which orders keys consistently.
const sorted = (rows: Rows): string[] => rows.map((row) => JSON.stringify(row)).sort()
