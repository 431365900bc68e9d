import { expect, test } from 'vitest'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Question } from '../../questions/model/question.ts'
import type { BookingStatus } from './booking.ts'
import { totalsOf } from './totals.ts'

const aQuestion = (more: Partial<Question>): Question => ({
  ...{ id: 'size', kind: 'size', label: 'Shirt', choices: [], required: false, scope: 'ticket' },
  ...{ atCheckIn: false, ...more },
})

type Amounts = { paid: Pence | null; refunded: Pence | null; rest: Pence }
const NOTHING: Amounts = { paid: null, refunded: null, rest: pence(0) }

const aBooking = (texts: string[], more: Partial<Amounts & { status: BookingStatus }> = {}) => ({
  ...{ status: 'booked' as const, ...NOTHING, ...more },
  answers: [],
  tickets: texts.map((text) => ({ cancelledAt: null, answers: [{ questionId: 'size', text }] })),
})

test('answers of people without a place, of cancelled tickets and about health are not counted', () => {
  const waiting = aBooking(['M'], { status: 'waiting' })
  const cancelled = { ...aBooking([]), tickets: [{ ...ticketOf('M'), cancelledAt: new Date() }] }
  const ill = { ...aBooking([]), answers: [{ questionId: 'health', text: 'Nuts' }] }
  const questions = [aQuestion({}), aQuestion({ id: 'health', kind: 'health' })]
  expect(totalsOf([waiting, cancelled, ill], questions).answers).toEqual([])
})

const ticketOf = (text: string) => ({ answers: [{ questionId: 'size', text }] })

test('answers are counted in the order of the choices, with removed choices last', () => {
  const { answers } = totalsOf([aBooking(['Huge', 'L', 'M']), aBooking(['M'])], [aQuestion({})])
  expect(answers).toEqual([
    {
      ...{ questionId: 'size', label: 'Shirt' },
      counts: [
        { choice: 'M', many: 2 },
        { choice: 'L', many: 1 },
        { choice: 'Huge', many: 1 },
      ],
    },
  ])
})

test('the sums are those of all bookings, including cancelled ones', () => {
  const deposit = aBooking([], { paid: pence(1000), rest: pence(3000) })
  const cancelled = aBooking([], { status: 'cancelled', paid: pence(4000), refunded: pence(2000) })
  const sums = { paid: 5000, refunded: 2000, rest: 3000 }
  expect(totalsOf([deposit, cancelled, aBooking([])], [])).toEqual({ ...sums, answers: [] })
})
