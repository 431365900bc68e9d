import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStrapiSite, type StrapiItem } from '../../../../tests/support/strapi-content.ts'
import { aClub, bring, fromServer } from '../../../../tests/support/strapi-site.ts'
import { eraseMember } from '../../../erasure.ts'
import { rows } from '../../../platform/database/database.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { members } from '../../members/table.server.ts'
import { registrations } from '../../registrations/table.server.ts'
import { addWaitingOrders } from '../../store/batches/commands/join-batch.server.ts'
import { batchOrders, storeBatches } from '../../store/batches/table.server.ts'
import { storeOrderLines, storeOrders } from '../../store/orders/table.server.ts'

test('registrations and orders are history: no payment, e-mail, job or batch for the supplier follows from them', async () => {
  const ctx = await aClub()
  await bring(ctx, await fromServer(await aStrapiSite()))
  const [ana] = await ctx.db.select().from(members).where(eq(members.slug, 'ana-of-the-harbour'))
  expect(await ctx.db.select().from(registrations)).toMatchObject([
    {
      name: 'Ana Kovač',
      memberId: ana?.id,
      submittedAt: new Date('2024-09-04T17:30:00Z'),
      registrationPaid: true,
      chargeId: '',
      details: [{ id: 'height', label: 'height', value: '178' }],
      memberships: [
        { id: 'registration', label: 'Fee', value: { label: 'Adult', price: 25, period: 'year' } },
      ],
    },
  ])
  expect(await ctx.db.select().from(storeOrders)).toMatchObject([
    {
      state: 'paid',
      memberId: ana?.id,
      grossMinor: 6000,
      paymentId: null,
      placedAt: new Date('2024-10-01T12:00:00Z'),
    },
  ])
  expect(await ctx.db.select().from(storeOrderLines)).toMatchObject([
    { quantity: 2, netMinor: 2500, initials: 'AK', shirtNumber: 7, personalisationNetMinor: 500 },
  ])
  await ctx.db.transaction((tx) => addWaitingOrders(ctx, tx))
  expect(await ctx.db.select({ status: storeBatches.status }).from(storeBatches)).toEqual([
    { status: 'Closed' },
  ])
  expect([await ctx.db.$count(batchOrders), await ctx.db.$count(payments)]).toEqual([1, 0])
  // The team of children asks for the protection of its players.
  const jobs = await rows(ctx.db, sql`select task_identifier as task from graphile_worker.jobs`)
  expect(jobs).toEqual([{ task: 'members:guard-minors' }])
})

test('an erased member is not brought back when they change at the site', async () => {
  const ctx = await aClub()
  const site = await aStrapiSite()
  await bring(ctx, await fromServer(site))
  const [ana] = await ctx.db.select().from(members).where(eq(members.slug, 'ana-of-the-harbour'))
  expect(await eraseMember(ctx, ana?.id ?? '')).toMatchObject({ ok: true })
  const [first, ...others] = site.collections.members as StrapiItem[]
  site.collections.members = [{ ...first, Phone: '020 7946 0123' }, ...others]
  const said = await bring(ctx, await fromServer(site))
  expect(said).toContain('Members: 0 new, 0 changed, 2 the same, 1 removed here earlier, 2 not imported.')
  expect(await ctx.db.$count(members, eq(members.name, 'Ana Kovač'))).toBe(0)
})
