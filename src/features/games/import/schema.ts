import { z } from 'zod'
import type { LocalDate } from '../../../kernel/dates.ts'
import { parseDay } from '../../../kernel/parse-day.ts'
import { cellText, IS_FORMULA, isFormula } from '../../../platform/spreadsheet/cells.ts'
import { COLUMN_LABELS, type ColumnField, type Mapping } from './model/columns.ts'
import { parseTime } from './model/day-and-time.ts'

/** A game in the table. Missing values are '' or null. */
export type ReadGame = {
  day: LocalDate
  time: string
  homeTeam: string
  awayTeam: string
  venue: string
  /** Our team and the competition, as named in the table. */
  team: string
  competition: string
  round: number | null
  status: 'postponed' | 'cancelled' | null
  homeScore: number | null
  awayScore: number | null
}
export type ReadRow = { ok: true; game: ReadGame } | { ok: false; name: string; problems: string[] }

const most = (max: number) => z.string().max(max, `This takes ${max} characters at most`)
const name = most(100).min(1, 'Enter a name')
const whole = (max: number) =>
  z.union([
    z.literal('').transform(() => null),
    z
      .string()
      .regex(/^\d{1,4}$/, 'Enter a whole number')
      .transform(Number)
      .pipe(z.number().max(max, `At most ${max}`)),
  ])
const rowInput = z.object({
  homeTeam: name,
  awayTeam: name,
  venue: most(200),
  team: most(100),
  competition: most(100),
  round: whole(999),
  homeScore: whole(99),
  awayScore: whole(99),
})

/**
 * Reads a row with these columns and returns its game or its problems. `today` helps to distinguish a time from a
 * score.
 */
export function readRow(mapping: Mapping, cells: readonly string[], today: LocalDate): ReadRow {
  const cell = (field: ColumnField) => {
    const place = mapping.indexOf(field)
    return place < 0 ? '' : cellText(cells[place])
  }
  const sides = cell('fixture') ? splitFixture(cell('fixture')) : undefined
  const homeTeam = cell('homeTeam') || (sides?.homeTeam ?? '')
  const awayTeam = cell('awayTeam') || (sides?.awayTeam ?? '')
  const title = `${homeTeam} – ${awayTeam}`.slice(0, 90)
  const problems: string[] = []
  const say = (field: ColumnField, words: string) => problems.push(`${COLUMN_LABELS[field]}: ${words}`)
  for (const [place, field] of mapping.entries())
    if (field !== '' && isFormula(cells[place])) say(field, IS_FORMULA)
  const day = parseDay(cell('date'))
  if (!day) say('date', 'Enter a date like 19/09/2026 or 19 September 2026')
  const score = scoreIn(cell('score') || (sides?.score ?? ''), day !== undefined && day.day > today)
  const time = parseTime(cell('time') || day?.rest || score.time)
  if (time === undefined) say('time', 'Enter a time like 15:30')
  if (cell('fixture') && !sides) say('fixture', 'Enter both teams with “v” between them')
  const parsed = rowInput.safeParse({
    homeTeam,
    awayTeam,
    venue: cell('venue'),
    team: cell('team'),
    competition: cell('competition'),
    round: cell('round').replace(/^\D*(?=\d)/, ''),
    homeScore: cell('homeScore') || score.home,
    awayScore: cell('awayScore') || score.away,
  })
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues) say(path[0] as ColumnField, message) // fields of the schema
  const status = statusIn([cell('status'), cell('score'), cell('time'), sides?.status ?? ''].join(' '))
  if (status === 'unclear') say('status', 'Enter the forfeit under Content, and leave this row out')
  if (parsed.success && (parsed.data.homeScore === null) !== (parsed.data.awayScore === null))
    say('score', 'Enter the goals of both teams')
  if (!parsed.success || problems.length > 0 || !day || time === undefined || status === 'unclear')
    return { ok: false, name: homeTeam || awayTeam ? title : '', problems }
  return { ok: true, game: { ...parsed.data, day: day.day, time, status } }
}

/** Splits "A v B", "A 31-24 B" or "Postponed: A – B" into its parts. */
function splitFixture(text: string) {
  const [, said = '', names = ''] = /^(?:(postponed|cancelled|canceled)\s*:\s*)?(.*)$/i.exec(text) ?? []
  const scored = /^(.+?)\s+(\d{1,2}\s*[-–:]\s*\d{1,2})\s+(.+)$/.exec(names)
  if (scored) return { homeTeam: scored[1] ?? '', score: scored[2], awayTeam: scored[3] ?? '', status: said }
  const [, homeTeam, awayTeam] = /^(.+?)\s+(?:vs?\.?|[-–—])\s+(.+)$/i.exec(names) ?? []
  return homeTeam && awayTeam ? { homeTeam, awayTeam, score: '', status: said } : undefined
}

/** Reads the goals in a cell. Before a game, the cell often contains the time instead. */
function scoreIn(text: string, isToCome: boolean) {
  const [, home, sign, away] = /^(\d{1,3})\s*([-–:])\s*(\d{1,3})$/.exec(text) ?? []
  if (home === undefined || away === undefined) return { home: '', away: '', time: '' }
  return isToCome && sign === ':' ? { home: '', away: '', time: text } : { home, away, time: '' }
}

function statusIn(text: string): ReadGame['status'] | 'unclear' {
  if (/postponed|\bp-p\b|\bppd\b|rearranged/i.test(text)) return 'postponed'
  if (/cancel|abandoned|\bvoid\b/i.test(text)) return 'cancelled'
  return /walk ?over|\bw\/o\b|forfeit|conceded/i.test(text) ? 'unclear' : null
}
