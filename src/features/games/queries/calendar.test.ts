import { expect, test } from 'vitest'
import { clubInstant, localDate } from '../../../kernel/dates.ts'
import type { Game } from '../model/game.ts'
import { calendarFeed } from './calendar.server.ts'

const game: Game = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  team: { name: 'Men 1', slug: 'men-1' },
  competition: 'Premier League',
  startsAt: new Date('2026-11-28T16:30:00Z'),
  homeTeam: 'London GD',
  awayTeam: 'Olympia',
  venue: 'Trent Hall, Nottingham; door B',
  round: 8,
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  forfeitedBy: null,
  ours: 'home',
  version: 1,
  updatedAt: new Date('2026-09-01T10:00:00Z'),
}

const feed = (given: Partial<Game> = {}) =>
  calendarFeed([{ ...game, ...given }], 'London GD games', 'https://club.example.org/about-us/games')
/** Returns the unfolded lines of the feed. */
const lines = (given?: Partial<Game>) => feed(given).replaceAll('\r\n ', '').split('\r\n')

test.each([
  ['the last Saturday of summer time', '2026-10-24', '16:30', '20261024T153000Z', '20261024T170000Z'],
  ['the first Saturday of winter time', '2026-10-31', '16:30', '20261031T163000Z', '20261031T180000Z'],
  ['the night in which clocks go back', '2026-10-25', '00:30', '20261024T233000Z', '20261025T010000Z'],
  ['the first Sunday of summer time', '2027-03-28', '14:00', '20270328T130000Z', '20270328T143000Z'],
])('a game on %s is in the feed at its time in UTC', (_, day, time, start, end) => {
  const found = lines({ startsAt: clubInstant(localDate(day), time) })
  expect(found).toContain(`DTSTART:${start}`)
  expect(found).toContain(`DTEND:${end}`)
  expect(feed()).not.toContain('TZID')
})

test('a game keeps its UID, and its SEQUENCE rises with each change', () => {
  expect(lines()).toEqual(expect.arrayContaining([`UID:${game.id}`, 'SEQUENCE:0']))
  const changed = lines({ version: 3, updatedAt: new Date('2026-11-02T08:00:00Z') })
  expect(changed).toEqual(
    expect.arrayContaining([`UID:${game.id}`, 'SEQUENCE:2', 'LAST-MODIFIED:20261102T080000Z']),
  )
})

test('the same games produce the same bytes', () => {
  expect(feed()).toBe(feed())
})

test('a cancelled game is kept and marked as cancelled', () => {
  expect(lines({ status: 'cancelled' })).toEqual(
    expect.arrayContaining(['STATUS:CANCELLED', 'SUMMARY:Cancelled: London GD – Olympia']),
  )
})

test('a postponed game is tentative', () => {
  expect(lines({ status: 'postponed' })).toContain('STATUS:TENTATIVE')
})

test('a played game includes its result', () => {
  const [description] = lines({ status: 'played', homeScore: 31, awayScore: 24 }).filter((line) =>
    line.startsWith('DESCRIPTION'),
  )
  expect(description).toBe('DESCRIPTION:Men 1\\, Premier League\\, round 8\\, result 31–24')
})

test('text is escaped and folded at 75 octets', () => {
  expect(lines()).toContain('LOCATION:Trent Hall\\, Nottingham\\; door B')
  const long = feed({ homeTeam: 'Östersund och Härnösands förenade handbollsvänner från Ångermanland' })
  expect(long.endsWith('\r\n') || long.endsWith('END:VCALENDAR')).toBe(true)
  expect(long.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})
