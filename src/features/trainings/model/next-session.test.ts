import { expect, test } from 'vitest'
import { nextSession } from './next-session.ts'

/** A Tuesday in winter, when the club's time equals UTC. */
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)
const WRITTEN =
  '<p><strong>Tuesday</strong> 20:00 to 21:45<br>Brentford Hall</p><p><strong>Thursday</strong> 19:30 to 21:30<br>Brentford Hall</p>'

test('the next session is on the soonest weekday in the training times, today until it has ended [TRN-001]', () => {
  const today = { day: '2026-11-24', words: '20:00 to 21:45, Brentford Hall' }
  expect(nextSession(WRITTEN, at('08:00'))).toEqual(today)
  expect(nextSession(WRITTEN, at('21:00'))).toEqual(today)
  expect(nextSession(WRITTEN, at('21:45'))).toEqual({
    day: '2026-11-26',
    words: '19:30 to 21:30, Brentford Hall',
  })
})

test('a weekday whose session has ended is repeated in a week', () => {
  const once = '<p>Tuesdays, 6.30pm to 8pm</p>'
  expect(nextSession(once, at('19:59'))?.day).toBe('2026-11-24')
  expect(nextSession(once, at('20:00'))).toEqual({ day: '2026-12-01', words: '6.30pm to 8pm' })
})

test('free text is parsed: lists, short names, times below the day, several days at once', () => {
  const next = (html: string) => nextSession(html, at('12:00'))
  expect(next('<ul><li>Wed: 17:30 &amp; 18:30</li><li>Sat 10:00</li></ul>')).toEqual({
    day: '2026-11-25',
    words: '17:30 & 18:30',
  })
  expect(next('<h3>Friday</h3><p>18:30 to 20:00, Crystal Palace</p>')?.words).toBe(
    '18:30 to 20:00, Crystal Palace',
  )
  expect(next('<p>Monday and Thursday 19:00</p>')).toEqual({
    day: '2026-11-26',
    words: 'Monday and Thursday 19:00',
  })
})

test('a text without a weekday has no session', () => {
  expect(nextSession('<p>In the park, when the sun is out: ask your coach.</p>', at('12:00'))).toBeUndefined()
  expect(nextSession('', at('12:00'))).toBeUndefined()
})
