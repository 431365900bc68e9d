import { Crest, OwnCrest } from '../../../ui/primitives/crest.tsx'
import type { Game, Side } from '../model/game.ts'

/** The name of the team on one side of a game. */
export const nameOf = (game: Game, side: Side): string => (side === 'home' ? game.homeTeam : game.awayTeam)

/** The crest of one side: the club's own, or a shield generated from the name. */
export function SideCrest({ game, side }: { game: Game; side: Side }) {
  const own = game.ours && nameOf(game, game.ours) === nameOf(game, side)
  return own ? <OwnCrest /> : <Crest name={nameOf(game, side)} />
}
