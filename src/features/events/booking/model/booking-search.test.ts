import { expect, test } from 'vitest'
import type { BookingStatus } from './booking.ts'
import { countShown, searchBookings } from './booking-search.ts'

const booking = (name: string, status: BookingStatus, ...people: string[]) => ({
  ...{ name, email: `${name.toLowerCase()}@example.org`, status },
  tickets: people.map((person) => ({ name: person, type: 'Child' })),
})
const LIST = [
  booking('Zoë', 'booked', 'Mila', 'Łukasz'),
  booking('Ben', 'held', 'Ben'),
  booking('Ana', 'offered', 'Ana'),
  booking('Eva', 'waiting', 'Eva'),
  booking('Max', 'cancelled', 'Max'),
]
const found = (q: string, show?: 'booked' | 'waiting') =>
  searchBookings(LIST, { q, show }).map(({ name }) => name)

test('bookings are found by payer, address, person and ticket, ignoring case and accents', () => {
  expect([found('zoe'), found('LUKASZ mila'), found('eva@'), found('child', 'booked')]).toEqual([
    ['Zoë'],
    ['Zoë'],
    ['Eva'],
    ['Zoë'],
  ])
  expect(found('mila ben')).toEqual([])
})

test('a place that is offered counts to the waiting list', () => {
  expect(found('', 'waiting')).toEqual(['Ana', 'Eva'])
  expect(countShown(LIST).map(({ many }) => many)).toEqual([1, 1, 2, 1])
})
