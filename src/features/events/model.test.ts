import { expect, test } from 'vitest'
import { badgesOf } from './model.ts'

test('an event for members says so, any other is public, and a birthday is one besides [EVT-004]', () => {
  expect(badgesOf({ membersOnly: true, birthday: false })).toEqual(['Members only'])
  expect(badgesOf({ membersOnly: false, birthday: false })).toEqual(['Public event'])
  expect(badgesOf({ membersOnly: false, birthday: true })).toEqual(['Public event', 'Birthday'])
})
