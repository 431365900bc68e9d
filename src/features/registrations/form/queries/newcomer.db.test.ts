import { expect, test } from 'vitest'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { newcomerOf } from './newcomer.server.ts'

test('a newcomer’s first session is chosen by age and by the kind of team in the registration [REG-030]', async () => {
  const ctx = { ...(await aCtx()), clock: { now: () => new Date('2026-06-10T12:00:00Z') } }
  const newcomer = async (details: Record<string, string>) =>
    newcomerOf(ctx, await aRegistration(ctx, { details }))
  const nobody = { isMember: false, team: undefined }
  expect(await newcomer({ dob: '2021-06-10', gender: 'Men' })).toEqual({ ...nobody, age: 5, genre: 'men' })
  expect(await newcomer({ dob: '2010-06-11', gender: 'Women' })).toEqual({
    ...nobody,
    age: 15,
    genre: 'women',
  })
  expect(await newcomer({ dob: '', gender: '' })).toEqual({ ...nobody, age: undefined, genre: undefined })
})
