import { expect, test } from 'vitest'
import { aBookingOf } from '../../../../../demo/builders/booking.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { anEventWithPlaces } from '../../../../../tests/support/bookings.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { badgesOf } from './badges.server.ts'

test('badges show the first name of children and guests, and are for organisers only', async () => {
  const ctx = await aCtx()
  const { event, type } = await anEventWithPlaces(ctx, { price: 0 })
  const child = await aMember(ctx, { name: 'Leo Parent', bornOn: '2015-05-05' })
  const adult = await aMember(ctx, { name: 'Grace Parent', bornOn: '1985-05-05' })
  const ofMember = ({ id, name }: { id: string; name: string }) => ({ name, memberId: id })
  const payer = { name: 'Grace Parent', email: 'grace@example.org' }
  await aBookingOf(ctx, { type, payer, people: [ofMember(child), ofMember(adult), { name: 'Zoe Guest' }] })
  await aBookingOf(ctx, { type, payer, people: [{ name: 'Not Coming' }], status: 'cancelled' })
  const { badges } = await badgesOf(ctx, event.id)
  expect(badges.map(({ name }) => name)).toEqual(['Grace Parent', 'Leo', 'Zoe'])
  for (const role of ['member', 'coach', 'finance', 'shop'] as const)
    await expect(badgesOf(as(ctx, anActor(role)), event.id)).rejects.toThrow(Forbidden)
})
