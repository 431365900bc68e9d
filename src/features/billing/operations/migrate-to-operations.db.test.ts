import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../../tests/support/fresh-database.ts'
import { releasedRows, restoreReleased } from '../../../../tests/support/released-database.ts'
import { projectRoot } from '../../../platform/config/config.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { migrateDatabase } from '../../../platform/database/migrate.ts'
import { openLog } from '../../../platform/log/log.ts'

const id = (row: Readonly<Record<string, unknown>> | undefined) => String(row?.id)

/** Restores the demo club of the first release, runs `given` on it, and migrates it to the current schema. */
async function updated(given: string) {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())
  await restoreReleased(db, 1, releasedRows('229058d'))
  await db.$client.query(given)
  await migrateDatabase(db, projectRoot())
  return (text: string) => query(url, text)
}

const { members = [], registrations = [] } = releasedRows('229058d')
const [ana, bo, cy, erased] = members.filter((row) => !row.stripe_id_test).map(id)
const [paying, unlinked] = registrations.filter((row) => !row.member_id).map(id)
const NOW = `'2026-11-01T12:00:00Z'`

test('each customer of the first release belongs to a member or a registration after the migration', async () => {
  const payment = (object: string | undefined, customer: string, member: string) =>
    `insert into payments (id, purpose, object_id, customer_id, member_id, amount_minor, description, payer_name,
      payer_email, payment_intent_id, status, paid_at, created_at, updated_at)
    values (gen_random_uuid(), 'registration', '${object}', '${customer}', ${member}, 4500, 'Fee', 'Robin', '',
      'pi_${customer}', 'paid', ${NOW}, ${NOW}, ${NOW});`
  const rowsOf = await updated(`
    update members set stripe_id_test = 'cus_own' where id = '${ana}';
    update registrations set member_id = '${bo}' where id = '${paying}';
    ${payment(paying, 'cus_fee', `'${bo}'`)}
    ${payment(unlinked, 'cus_two_payers', 'null')}
    insert into retired_customers values ('cus_two_payers', ${NOW}), ('cus_erased', ${NOW});
    insert into subscriptions (id, customer_id, member_id, registration_id, price_id, plan, amount_minor, interval,
      status, created_at, updated_at)
    values ('sub_fee', 'cus_plan', '${bo}', '${paying}', 'price_1', 'League', 4200, 'month', 'active', ${NOW}, ${NOW}),
      ('sub_erased', 'cus_erased', '${erased}', null, 'price_1', 'League', 4200, 'month', 'canceled', ${NOW}, ${NOW});`)
  const customers = await rowsOf(
    `select id, member_id, registration_id, removed_at is not null as removed from provider_customers
    where id in ('cus_own', 'cus_fee', 'cus_plan', 'cus_two_payers', 'cus_erased') order by id`,
  )
  const customer = (name: string, owner: object) => ({
    id: name,
    member_id: null,
    registration_id: null,
    removed: false,
    ...owner,
  })
  expect(customers).toEqual([
    customer('cus_erased', { member_id: erased, removed: true }),
    customer('cus_fee', { registration_id: paying }),
    customer('cus_own', { member_id: ana }),
    customer('cus_plan', { registration_id: paying }),
    customer('cus_two_payers', { registration_id: unlinked, removed: true }),
  ])
  const orphans = await rowsOf(
    `select id from subscriptions s where not exists (select from provider_customers c where c.id = s.customer_id)
    union all
    select id from invoices i where not exists (select from provider_customers c where c.id = i.customer_id)`,
  )
  expect(orphans).toEqual([])
})

test('the member of every subscription and invoice is the same after the migration', async () => {
  const { subscriptions = [], invoices = [] } = releasedRows('229058d')
  const rowsOf = await updated('select 1')
  const after = await rowsOf(
    `select id, (select member_id::text from provider_customers c where c.id = customer_id) as member
    from (select id, customer_id from subscriptions union all select id, customer_id from invoices) x order by id`,
  )
  const before = [...subscriptions, ...invoices].map((row) => ({ id: row.id, member: row.member_id }))
  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual(before.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)))
})

test('unanswered requests are pending after the migration, and completed forms are done', async () => {
  const rowsOf = await updated(`
    insert into subscription_grants (member_id, price_id, key, volunteer, customer_id, created_at)
    values ('${ana}', 'price_1', 'form-1', true, 'cus_1', ${NOW});
    insert into invoice_wishes (member_id, key, customer_id, amount_minor, description, begun_at, created_at)
    values ('${bo}', 'form-2', 'cus_2', 500, 'Kit', ${NOW}, ${NOW});
    insert into subscriptions (id, customer_id, member_id, price_id, plan, amount_minor, interval, status, request,
      created_at, updated_at)
    values ('sub_1', 'cus_3', '${cy}', 'price_1', 'League', 4200, 'month', 'active', 'form-3', ${NOW}, ${NOW});`)
  const operations = await rowsOf(
    `select id, kind, status, result_id, request from provider_operations where id ~ 'form-[123]$' order by kind, status`,
  )
  expect(operations).toEqual([
    {
      id: `invoice:${bo}:form-2`,
      kind: 'invoice.create',
      status: 'pending',
      result_id: null,
      request: { amount: 500, description: 'Kit' },
    },
    {
      id: `subscription:${cy}:price_1:form-3`,
      kind: 'subscription.create',
      status: 'done',
      result_id: 'sub_1',
      request: { priceId: 'price_1', plan: 'League', volunteer: false },
    },
    {
      id: `subscription:${ana}:price_1:form-1`,
      kind: 'subscription.create',
      status: 'pending',
      result_id: null,
      request: { priceId: 'price_1', plan: '', volunteer: true },
    },
  ])
  const { invoices = [] } = releasedRows('229058d')
  const made = await rowsOf(
    `select result_id from provider_operations where kind = 'invoice.create' and status = 'done'`,
  )
  expect(made).toHaveLength(invoices.filter((row) => row.request).length)
})

test('the migration closes checkout sessions without an address and keeps all others open', async () => {
  const open = (
    session: string,
  ) => `insert into payments (id, purpose, object_id, amount_minor, description, status,
      session_id, created_at, updated_at)
    values (gen_random_uuid(), 'event', gen_random_uuid(), 4500, 'Camp', 'open', ${session}, ${NOW}, ${NOW});`
  const rowsOf = await updated(`${open('null')} ${open("'cs_test_open'")}`)
  const [lost] = await rowsOf(`select status from payments where description = 'Camp' and session_id is null`)
  const [known] = await rowsOf(`select status from payments where session_id = 'cs_test_open'`)
  expect([lost?.status, known?.status]).toEqual(['expired', 'open'])
})
