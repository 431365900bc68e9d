import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paymentsOfMember } from '../../src/features/billing/payments/queries/payments.server.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { registrations } from '../../src/features/registrations/table.server.ts'
import { aCtx } from '../../tests/support/database.ts'
import { theClubAsks } from '../../tests/support/registering.ts'
import { aCountry } from '../builders/country.ts'
import { aMember } from '../builders/member.ts'
import { seedOwnArea } from './own-area.ts'

test('the demo member has paid the registration fee once, and it appears in her statement [INV-012]', async () => {
  const ctx = await aCtx()
  await theClubAsks(ctx)
  await aCountry(ctx, 'hr')
  const { id } = await aMember(ctx, {
    name: 'Ana Kovačević',
    email: 'member@demo.club',
    bornOn: '1998-03-04',
    phone: '020 7946 0111',
    address: '1 Quay Street, London',
    postcode: 'SE16 7LR',
  })
  await seedOwnArea(ctx)
  const fees = await ctx.db.select().from(payments).where(eq(payments.purpose, 'registration'))
  expect(fees).toHaveLength(1)
  const statement = await paymentsOfMember(ctx, id)
  expect(statement.filter((line) => line.id === fees[0]?.id)).toMatchObject([{ status: 'paid' }])
  expect(await ctx.db.select().from(registrations)).toMatchObject([{ memberId: id, registrationPaid: true }])
})
