import { expect, test } from 'vitest'
import { bookingInput, termsInput, ticketTypeInput } from './schema.ts'

const refused = (schema: typeof ticketTypeInput | typeof termsInput, given: object) =>
  schema.safeParse(given).error?.issues.map(({ path }) => path[0])

const TYPE = { name: 'Adult', price: '20', places: '10', mostPerBooking: '4' }
const TERMS = { fullRefundDays: '7', lateRefundPercent: '50', lateRefundDays: '3' }

test('numbers that are left empty are refused, so that no ticket sells out and no refund rule changes by mistake', () => {
  expect(refused(ticketTypeInput, TYPE)).toBeUndefined()
  expect(refused(ticketTypeInput, { ...TYPE, places: '', mostPerBooking: '' })).toEqual([
    'places',
    'mostPerBooking',
  ])
  expect(refused(termsInput, TERMS)).toBeUndefined()
  const empty = { fullRefundDays: '', lateRefundPercent: ' ', lateRefundDays: '' }
  expect(refused(termsInput, empty)).toEqual(['fullRefundDays', 'lateRefundPercent', 'lateRefundDays'])
})

test('a deposit is compared with a price only if both are amounts', () => {
  expect(refused(ticketTypeInput, { ...TYPE, deposit: '20', restDueOn: '2027-01-01' })).toEqual(['deposit'])
  expect(refused(ticketTypeInput, { ...TYPE, price: 'ten', deposit: '5', restDueOn: '2027-01-01' })).toEqual([
    'price',
  ])
})

test('the errors of a booking are listed in the order of its page', () => {
  const { error } = bookingInput(2, true, []).safeParse({ key: 'a-form-key' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['name-0', 'name-1', 'name', 'email', 'adult'])
})
