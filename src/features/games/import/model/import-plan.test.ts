import { expect, test } from 'vitest'
import { clubInstant, localDate } from '../../../../kernel/dates.ts'
import { parseDay } from '../../../../kernel/parse-day.ts'
import { readRow } from '../schema.ts'
import { guessColumns, guessFromCells, type Mapping, mappingProblem } from './columns.ts'
import { parseTime } from './day-and-time.ts'
import { planImport, type StoredGame } from './import-plan.ts'

const TODAY = localDate('2026-11-20')
const MAPPING: Mapping = ['date', 'time', 'homeTeam', 'score', 'awayTeam', 'venue']

test('dates and times are parsed in the formats of league pages', () => {
  const days = [
    '19/09/2026',
    '19.9.26',
    '2026-09-19',
    'Sat 19th September 2026',
    'Sep 19, 2026',
    '19 Sept 2026',
  ]
  for (const text of days) expect([text, parseDay(text)?.day]).toEqual([text, '2026-09-19'])
  expect(parseDay('2026-09-19T15:00:00Z')).toEqual({ day: '2026-09-19', rest: '16:00' })
  expect(parseTime(parseDay('19/09/2026 15:30')?.rest ?? '')).toBe('15:30')
  for (const text of ['31/02/2026', '19/13/2026', 'Saturday', '19 Sep', '40000', ''])
    expect([text, parseDay(text)]).toEqual([text, undefined])
  for (const [text, time] of [
    ['3pm', '15:00'],
    ['3.30 PM', '15:30'],
    ['12:15 am', '00:15'],
    ['09:05', '09:05'],
    ['TBC', ''],
    ['25:00', undefined],
  ])
    expect([text, parseTime(text ?? '')]).toEqual([text, time])
})

test('columns are recognised by their headings, or by their cells if there is no heading row', () => {
  expect(guessColumns(['Date', 'KO', 'Home Team', 'Result', 'Visitors', 'Hall', 'Referee'])).toEqual([
    ...['date', 'time', 'homeTeam', 'score', 'awayTeam', 'venue', ''],
  ])
  expect(guessFromCells(['Sat 19 Sep 2026', '15:00', 'Olympia', 'v', 'London GD', 'Hall 1'])).toEqual(MAPPING)
  expect(mappingProblem(['date', 'homeTeam'])).toContain('home and away team')
  expect(mappingProblem(['fixture'])).toContain('the date')
  expect(mappingProblem(['date', 'fixture', 'date'])).toBe('Choose one column only for “Date”')
  expect(mappingProblem(['date', 'fixture'])).toBeUndefined()
})

const read = (cells: string[], mapping: Mapping = MAPPING) => readRow(mapping, cells, TODAY)

test('the teams of a row are in two cells or in one, with a score, a time or a word between them', () => {
  const both: Mapping = ['date', 'fixture']
  expect(read(['19/09/2026 15:00', 'Olympia v London GD'], both)).toMatchObject({
    game: { homeTeam: 'Olympia', awayTeam: 'London GD', time: '15:00', homeScore: null, status: null },
  })
  expect(read(['19/09/2026 15:00', 'Olympia 24 - 31 London GD'], both)).toMatchObject({
    game: { homeTeam: 'Olympia', awayTeam: 'London GD', homeScore: 24, awayScore: 31 },
  })
  expect(read(['19/12/2026', 'Postponed: Olympia – London GD'], both)).toMatchObject({
    game: { homeTeam: 'Olympia', status: 'postponed' },
  })
  expect(read(['19/12/2026', '', 'Olympia', '15:30', 'London GD', ''])).toMatchObject({
    game: { time: '15:30', homeScore: null },
  })
  expect(read(['19/09/2026', '15:30', 'Olympia', '24:31', 'London GD', ''])).toMatchObject({
    game: { homeScore: 24, awayScore: 31 },
  })
  expect(read(['19/09/2026', '', 'Olympia', 'P-P', 'London GD', ''])).toMatchObject({
    game: { status: 'postponed' },
  })
})

test('a row reports what is wrong with each of its cells instead of guessing', () => {
  expect(read(['soon', '25:00', '=A1', '1', 'B'.repeat(500), 'Hall'])).toEqual({
    ok: false,
    name: expect.any(String),
    problems: [
      'Home team: This is a formula. Enter the value that it shows',
      'Date: Enter a date like 19/09/2026 or 19 September 2026',
      'Time: Enter a time like 15:30',
      'Away team: This takes 100 characters at most',
    ],
  })
  expect(read(['19/09/2026', '15:00', 'Olympia', 'w/o', 'London GD', ''])).toMatchObject({
    problems: ['Status: Enter the forfeit under Content, and leave this row out'],
  })
})

const stored = (given: Partial<StoredGame> = {}): StoredGame => ({
  id: 'g1',
  version: 1,
  startsAt: clubInstant(localDate('2026-12-19'), '15:00'),
  homeTeam: 'Olympia',
  awayTeam: 'London GD',
  venue: 'Hall 1',
  round: 3,
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  teamId: 't1',
  competitionId: null,
  ...given,
})
const NOW = clubInstant(TODAY, '12:00')
const plan = (rows: string[][], games: StoredGame[]) =>
  planImport(
    rows.map((cells, index) => ({ row: index + 2, ...read(cells) })),
    {
      stored: games,
      competitionId: null,
      teamFor: () => null,
      teamName: () => '',
      startMonth: 7,
      now: NOW,
    },
  )
const row = (date: string, time = '15:00', score = '') => [date, time, ' olympia', score, 'London GD', '']

test('a row matches the game of its teams on its day, or the unplayed one of its season, which has moved', () => {
  expect(plan([row('19/12/2026')], [stored()])).toMatchObject([{ kind: 'same' }])
  expect(plan([row('16/01/2027')], [stored()])).toMatchObject([
    { kind: 'changed', id: 'g1', changes: [{ field: 'Begins' }] },
  ])
  expect(plan([row('18/09/2027')], [stored()])).toMatchObject([{ kind: 'new', isUnmatched: true }])
  const played = stored({
    startsAt: clubInstant(localDate('2026-10-03'), '15:00'),
    status: 'played',
    homeScore: 20,
    awayScore: 21,
  })
  expect(plan([row('16/01/2027')], [played])).toMatchObject([{ kind: 'new' }])
  expect(plan([row('19/12/2026'), row('19/12/2026')], [stored()])).toMatchObject([
    { kind: 'same' },
    { kind: 'wrong', problems: ['This repeats the game in row 2'] },
  ])
})

test('empty cells change nothing, and a postponed game stays postponed until a row has a new time or a result', () => {
  const postponed = stored({ status: 'postponed' })
  expect(plan([row('19/12/2026', '')], [postponed])).toMatchObject([{ kind: 'same' }])
  expect(plan([row('19/12/2026', '', 'postponed')], [stored()])).toMatchObject([
    { kind: 'changed', changes: [{ field: 'Status', before: 'scheduled', after: 'postponed' }] },
  ])
  expect(plan([row('16/01/2027', '16:00')], [postponed])).toMatchObject([
    { kind: 'changed', game: { status: 'scheduled' } },
  ])
})

test('a result is kept if the row has none, corrected if it differs, and refused before the game', () => {
  const day = { startsAt: clubInstant(localDate('2026-11-14'), '15:00') }
  const played = stored({ ...day, status: 'played', homeScore: 20, awayScore: 21 })
  expect(plan([row('14/11/2026')], [played])).toMatchObject([{ kind: 'same' }])
  expect(plan([row('14/11/2026', '', '20-22')], [played])).toMatchObject([
    { changes: [{ field: 'Score', before: '20–21', after: '20–22' }] },
  ])
  expect(plan([row('14/11/2026', '', '20-22')], [stored(day)])).toMatchObject([
    {
      changes: [
        { field: 'Status', after: 'played' },
        { field: 'Score', before: '' },
      ],
    },
  ])
  expect(plan([row('19/12/2026', '15:00', '20-22')], [stored()])).toMatchObject([
    { kind: 'wrong', problems: ['Score: This game has not begun'] },
  ])
  expect(plan([row('16/01/2027', '')], [])).toMatchObject([
    { kind: 'wrong', problems: ['Time: Enter a time like 15:30'] },
  ])
})
