import { expect, test } from 'vitest'
import { localDate } from '../../../kernel/dates.ts'
import type { TrainingSession } from '../../trainings/sessions/model/session.ts'
import { withAnnouncements } from './cancelled-sessions.ts'

const session: TrainingSession = {
  ...{ id: 'session', day: localDate('2026-11-24'), status: 'scheduled', reason: '', note: '' },
  startsAt: new Date('2026-11-24T20:00Z'),
  endsAt: new Date('2026-11-24T21:30Z'),
  teams: [{ id: 'men', name: 'Men 1', slug: 'men-1' }],
  venue: { id: 'hall', name: 'Hall', address: '', googleUrl: '' },
  ...{ moved: false, version: 1, updatedAt: new Date('2026-06-01T12:00:00Z'), restored: false },
}
const announcement = (given: object) => ({
  ...{ id: 'a', text: 'The roof leaks', link: '', trainingId: null, teamId: null, venueId: null },
  startsAt: new Date('2026-11-24T10:00Z'),
  endsAt: new Date('2026-11-24T22:00Z'),
  ...given,
})
const statusAfter = (given: object) => withAnnouncements([session], [announcement(given)])[0]?.status

test('an announcement about another team or hall, or for another time, cancels no session', () => {
  expect(statusAfter({ teamId: 'women' })).toBe('scheduled')
  expect(statusAfter({ venueId: 'other' })).toBe('scheduled')
  expect(statusAfter({})).toBe('scheduled')
  expect(statusAfter({ teamId: 'men', endsAt: new Date('2026-11-24T20:00Z') })).toBe('scheduled')
})

test('an announcement cancels the sessions of its team or in its hall while it is shown', () => {
  expect(statusAfter({ teamId: 'men' })).toBe('cancelled')
  expect(withAnnouncements([session], [announcement({ venueId: 'hall' })])).toMatchObject([
    { status: 'cancelled', reason: 'The roof leaks' },
  ])
})
