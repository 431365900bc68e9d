import { expect, test } from 'vitest'
import { isCalendar, readEvents } from './read-events.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const startOf = (start: string) => {
  const [found] = readEvents(calendar(...event(start)))
  return `${found?.day} ${found?.time}`
}

test('an event starts at the club’s time, converted from UTC, a named zone or local time', () => {
  expect(startOf('DTSTART:20260919T150000Z')).toBe('2026-09-19 16:00')
  expect(startOf('DTSTART;TZID=Europe/Berlin:20260919T170000')).toBe('2026-09-19 16:00')
  expect(startOf('DTSTART;TZID="Europe/London":20260919T160000')).toBe('2026-09-19 16:00')
  expect(startOf('DTSTART;TZID=GMT Standard Time:20260919T160000')).toBe('2026-09-19 16:00')
  expect(startOf('DTSTART;VALUE=DATE:20260919')).toBe('2026-09-19 ')
  expect(startOf('DTSTART:soon')).toBe(' ')
})

test('folded lines, escaped characters and alarms inside an event are parsed', () => {
  const text = calendar(
    ...event(
      'DTSTART:20260919T150000Z',
      'SUMMARY:Olympia v London ',
      ' GD\\, Men',
      'LOCATION:Hall 1\\; Court 2\\nLondon',
      'STATUS:CANCELLED',
      'BEGIN:VALARM',
      'SUMMARY:Alarm',
      'END:VALARM',
    ),
  )
  expect(isCalendar(text)).toBe(true)
  expect(readEvents(text)).toMatchObject([
    { summary: 'Olympia v London GD, Men', location: 'Hall 1; Court 2\nLondon', status: 'cancelled' },
  ])
  expect(isCalendar('Date,Home,Away\n')).toBe(false)
})
