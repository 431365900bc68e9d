import { isOurs, teamNamed } from '../../model/game.ts'
import type { ReadGame } from '../schema.ts'

type NamedTeam = { id: string; names: readonly string[] }
type League = { name: string; teamId: string | null }

/**
 * Finds our team in a row: the one that its columns name, or else the one that plays under its own name. A cell must
 * contain exactly the team's name, or that of a competition in which only that team plays.
 */
export function teamOfRow<T extends NamedTeam>(
  game: Pick<ReadGame, 'team' | 'competition' | 'homeTeam' | 'awayTeam'>,
  teams: readonly T[],
  leagues: readonly League[],
): T | undefined {
  for (const cell of [game.team, game.competition]) {
    const team = onlyOne(teams.filter(({ names }) => isOurs(cell, names)))
    if (team) return team
  }
  const playing = new Set(
    leagues.flatMap(({ name, teamId }) => (isOurs(game.competition, [name]) ? teamId : [])),
  )
  return onlyOne(teams.filter(({ id }) => playing.has(id))) ?? teamNamed(game, teams)
}

const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)
