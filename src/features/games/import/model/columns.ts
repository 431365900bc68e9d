import { parseDay } from '../../../../kernel/parse-day.ts'
import { guessFields } from '../../../../platform/spreadsheet/columns.ts'

/** The fields that a column of fixtures can contain, with their labels. */
export const COLUMN_LABELS = {
  date: 'Date',
  time: 'Time',
  fixture: 'Both teams',
  homeTeam: 'Home team',
  awayTeam: 'Away team',
  score: 'Score',
  homeScore: 'Goals home',
  awayScore: 'Goals away',
  venue: 'Venue',
  team: 'Our team',
  competition: 'Competition',
  round: 'Round',
  status: 'Status',
} as const
export type ColumnField = keyof typeof COLUMN_LABELS
export const COLUMN_FIELDS = Object.keys(COLUMN_LABELS) as ColumnField[] // Object.keys loses the type of the keys

/** The field of each column; '' to ignore the column. */
export type Mapping = readonly (ColumnField | '')[]

/** Common headings of league tables, in lower case and without punctuation. */
const HEADINGS: Record<ColumnField, readonly string[]> = {
  date: [
    'date',
    'day',
    'match date',
    'game date',
    'fixture date',
    'when',
    'date time',
    'date and time',
    'datetime',
  ],
  time: ['time', 'ko', 'kick off', 'kickoff', 'throw off', 'throwoff', 'start', 'start time', 'to'],
  fixture: ['fixture', 'match', 'game', 'teams', 'both teams', 'summary', 'event'],
  homeTeam: ['home', 'home team', 'hometeam', 'team 1', 'team a', 'host', 'hosts'],
  awayTeam: ['away', 'away team', 'awayteam', 'team 2', 'team b', 'visitor', 'visitors', 'guest', 'guests'],
  score: ['score', 'result', 'final score', 'ft', 'full time'],
  homeScore: ['home score', 'homescore', 'home goals', 'goals home', 'hs', 'score home'],
  awayScore: ['away score', 'awayscore', 'away goals', 'goals away', 'as', 'score away'],
  venue: ['venue', 'location', 'hall', 'place', 'court', 'ground', 'where'],
  team: ['team', 'our team', 'squad', 'club team'],
  competition: ['competition', 'league', 'division', 'tournament', 'age group'],
  round: ['round', 'matchday', 'match day', 'gameweek', 'week', 'round no', 'rd'],
  status: ['status', 'state', 'note', 'notes', 'remarks'],
}

/** Guesses the field of each column from its heading. */
export const guessColumns = (header: readonly string[]): Mapping => guessFields(header, HEADINGS)

/**
 * Guesses the field of each column from a row of cells, if there is no heading row. Home team, away team and venue are
 * expected in this order.
 */
export function guessFromCells(cells: readonly string[]): Mapping {
  const open: ColumnField[] = ['homeTeam', 'awayTeam', 'venue']
  const taken = new Set<ColumnField>()
  return cells.map((cell) => {
    const field = kindOf(cell.trim()) ?? open.shift() ?? ''
    if (field === '' || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

function kindOf(cell: string): ColumnField | undefined | '' {
  if (cell === '') return ''
  if (parseDay(cell)) return 'date'
  if (/^\d{1,2}[:.]\d{2}$/.test(cell)) return 'time'
  if (/^(?:\d{1,2}\s*[-–:]\s*\d{1,2}|vs?\.?|[-–]|p-p)$/i.test(cell)) return 'score'
  return /\p{L}/u.test(cell) ? undefined : ''
}

/** Explains why the chosen columns are insufficient; undefined if rows can be read with them. */
export function mappingProblem(mapping: Mapping): string | undefined {
  const chosen = mapping.filter((field) => field !== '')
  const twice = chosen.find((field, place) => chosen.indexOf(field) !== place)
  if (twice) return `Choose one column only for “${COLUMN_LABELS[twice]}”`
  if (!chosen.includes('date')) return 'Choose the column that holds the date'
  const hasTeams = chosen.includes('fixture') || (chosen.includes('homeTeam') && chosen.includes('awayTeam'))
  return hasTeams ? undefined : 'Choose the columns of home and away team, or the one that holds both'
}
