import type { CompetitionRules, Criterion, Result } from './game.ts'

/** A row of a league table. */
export type Standing = {
  rank: number
  team: string
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
}

type Tally = Omit<Standing, 'rank'>
/** A finished game from one team's side. */
type Half = { team: string; won: boolean; drawn: boolean; scored: number; conceded: number; points: number }
type Played = readonly [Half, Half]

/** Whether no games remain, so that the final criteria apply. Cancelled games will not be played. */
export const isComplete = (results: readonly Result[]): boolean =>
  results.every((result) => result.status !== 'scheduled' && result.status !== 'postponed')

/**
 * Calculates the table of a competition from its games. Lists every team that has a game; postponed and cancelled games
 * do not count. The result does not depend on the order of the input. Criteria for direct games consider only the teams
 * that are still level. Once a criterion separates some of them, the criteria start again for the rest.
 */
export function standingsFrom(results: readonly Result[], rules: CompetitionRules): Standing[] {
  const played = results.map((result) => playedFrom(result, rules)).filter((game) => game !== undefined)
  const names = [...new Set(results.flatMap((result) => [result.homeTeam, result.awayTeam]))]
  const lines = names.map((team) => withDeductions(tallyOf(team, played), rules))
  const criteria = isComplete(results) ? rules.final : rules.running
  return ranked(lines, played, criteria).map((line, index) => ({ rank: index + 1, ...line }))
}

/** Returns a game from both sides; undefined if it does not count. */
function playedFrom(result: Result, rules: CompetitionRules): Played | undefined {
  const { homeTeam, awayTeam, homeScore, awayScore } = result
  if (result.status === 'forfeit') return forfeitFrom(result, rules)
  if (result.status !== 'played' || homeScore === null || awayScore === null) return undefined
  return [
    halfOf(homeTeam, homeScore, awayScore, rules.points),
    halfOf(awayTeam, awayScore, homeScore, rules.points),
  ]
}

/** A forfeit has no score of its own, only the one that the rules credit. */
function forfeitFrom({ homeTeam, awayTeam, forfeitedBy }: Result, rules: CompetitionRules) {
  if (!forfeitedBy) return undefined
  const [winner, loser] = forfeitedBy === 'home' ? [awayTeam, homeTeam] : [homeTeam, awayTeam]
  const { for: scored, against: conceded } = rules.forfeitScore ?? { for: 0, against: 0 }
  const { win, forfeit } = rules.points
  return [
    { team: winner, won: true, drawn: false, scored, conceded, points: win },
    { team: loser, won: false, drawn: false, scored: conceded, conceded: scored, points: forfeit },
  ] as const
}

function halfOf(team: string, scored: number, conceded: number, points: CompetitionRules['points']): Half {
  const won = scored > conceded
  const drawn = scored === conceded
  return { team, won, drawn, scored, conceded, points: won ? points.win : drawn ? points.draw : points.loss }
}

function tallyOf(team: string, played: readonly Played[]): Tally {
  const halves = played.flat().filter((half) => half.team === team)
  const sum = (value: (half: Half) => number) => halves.reduce((total, half) => total + value(half), 0)
  return {
    team,
    played: halves.length,
    won: sum((half) => Number(half.won)),
    drawn: sum((half) => Number(half.drawn)),
    lost: sum((half) => Number(!half.won && !half.drawn)),
    goalsFor: sum((half) => half.scored),
    goalsAgainst: sum((half) => half.conceded),
    points: sum((half) => half.points),
  }
}

function withDeductions(tally: Tally, { deductions }: CompetitionRules): Tally {
  const own = deductions.filter((deduction) => deduction.team === tally.team)
  return { ...tally, points: own.reduce((points, deduction) => points - deduction.points, tally.points) }
}

/** Orders teams that are level so far: the first criterion that separates any of them splits them into groups. */
function ranked(level: readonly Tally[], played: readonly Played[], criteria: readonly Criterion[]): Tally[] {
  if (level.length < 2) return [...level]
  for (const criterion of criteria) {
    const groups = splitBy(level, played, criterion)
    if (groups.length > 1) return groups.flatMap((group) => ranked(group, played, criteria))
  }
  return level.toSorted(byName)
}

const byName = (one: Tally, other: Tally) => (one.team < other.team ? -1 : 1)

function splitBy(level: readonly Tally[], played: readonly Played[], criterion: Criterion): Tally[][] {
  if (criterion === 'name') return level.toSorted(byName).map((line) => [line])
  const worth = worthOf(criterion, level, played)
  const groups = Map.groupBy(level, worth)
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group)
}

/** Returns a team's value of a criterion among these teams. Higher is better. */
function worthOf(criterion: Exclude<Criterion, 'name'>, level: readonly Tally[], played: readonly Played[]) {
  const names = new Set(level.map((line) => line.team))
  const among = () => played.filter((halves) => halves.every((half) => names.has(half.team)))
  const direct = criterion.startsWith('head-to-head') ? among() : []
  const difference = (line: Tally) => line.goalsFor - line.goalsAgainst
  const values = {
    points: (line: Tally) => line.points,
    difference,
    goals: (line: Tally) => line.goalsFor,
    'head-to-head-points': (line: Tally) => tallyOf(line.team, direct).points,
    'head-to-head-difference': (line: Tally) => difference(tallyOf(line.team, direct)),
    'head-to-head-goals': (line: Tally) => tallyOf(line.team, direct).goalsFor,
  }
  return values[criterion]
}
