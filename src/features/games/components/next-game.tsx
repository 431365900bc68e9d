import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { paths } from '../../../web/paths.ts'
import { type Game, resultForUs } from '../model/game.ts'
import { nameOf } from './side-crest.tsx'

/** A card with the next game of a team, beside its table. */
export function NextGameCard({ game }: { game: Game | undefined }) {
  if (!game?.ours) return null
  const opponent = nameOf(game, game.ours === 'home' ? 'away' : 'home')
  return (
    <div className="card lead">
      <p className="kicker muted">Next game</p>
      <h3 className="heading-2 margin-top-1 margin-bottom-2">
        <a href={paths.game(game.id)}>{`${opponent} ${game.ours === 'home' ? 'at home' : 'away'}`}</a>
      </h3>
      <p>
        <b>
          <FixtureTimeText at={game.startsAt} />
        </b>
      </p>
      <p className="muted">{game.venue}</p>
      <p className="margin-top-3">
        <a className="button secondary compact" href={calendarAddress(game.team?.slug)}>
          Add to calendar
        </a>
      </p>
    </div>
  )
}

/** Links to the iCalendar feed of one team or of all. */
export const calendarAddress = (team?: string): string =>
  `${paths.gamesCalendar}${team ? `?team=${encodeURIComponent(team)}` : ''}`

const TONES = { W: 'ok', D: undefined, L: 'bad' } as const

/** The results of a team's last five games, our goals first. Expects games newest first. */
export function LastFiveResults({ games }: { games: readonly Game[] }) {
  const played = games.flatMap((game) => {
    const result = resultForUs(game)
    return result ? [{ id: game.id, ...result }] : []
  })
  if (played.length === 0) return null
  return (
    <div>
      <h3 className="margin-bottom-2">Last five</h3>
      <ul className="stack-small">
        {played.slice(0, 5).map(({ id, outcome, score, opponent }) => (
          <li key={id}>
            <span className="badge tabular" data-tone={TONES[outcome]}>{`${outcome} ${score}`}</span>{' '}
            <a href={paths.game(id)}>{opponent}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
