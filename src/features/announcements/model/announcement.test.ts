import { expect, test } from 'vitest'
import { type Announcement, cancellationOf, secondsUntilChange, shownAt } from './announcement.ts'

const at = (time: string) => new Date(`2026-11-24T${time}Z`)
const announcement = (startsAt: string, endsAt: string, given: Partial<Announcement> = {}): Announcement => ({
  id: startsAt,
  text: 'No training',
  link: '',
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  trainingId: null,
  venueId: null,
  ...given,
})

test('an announcement is shown from its first instant until just before its last', () => {
  const all = [announcement('10:00:00', '12:00:00')]
  const shown = (time: string) => shownAt(all, at(time)).length
  expect(['09:59:59', '10:00:00', '11:59:59', '12:00:00'].map(shown)).toEqual([0, 1, 1, 0])
})

test('a page is right until the next announcement starts or ends, never a moment longer', () => {
  const all = [announcement('10:00:00', '12:00:00'), announcement('11:00:00', '13:00:00')]
  expect(secondsUntilChange(all, at('09:59:58.500'))).toBe(1)
  expect(secondsUntilChange(all, at('10:00:00'))).toBe(3600)
  expect(secondsUntilChange(all, at('12:30:00'))).toBe(1800)
  expect(secondsUntilChange(all, at('13:00:00'))).toBe(Number.POSITIVE_INFINITY)
})

test('a training or a hall is cancelled by the announcement that names it, and by no other', () => {
  const all = [
    announcement('10:00:00', '12:00:00'),
    announcement('10:00:00', '12:00:00', { trainingId: 'men', text: 'Coach is ill' }),
    announcement('10:00:00', '12:00:00', { venueId: 'hall', text: 'The roof leaks' }),
  ]
  expect(cancellationOf(all, { trainingId: 'men' })).toBe('Coach is ill')
  expect(cancellationOf(all, { venueId: 'hall' })).toBe('The roof leaks')
  expect(cancellationOf(all, { trainingId: 'women' })).toBeUndefined()
})
