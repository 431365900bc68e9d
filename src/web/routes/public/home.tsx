import { EntryCards } from '../../../features/content/components/entry-cards.tsx'
import { Hero } from '../../../features/content/components/hero.tsx'
import { homeImage } from '../../../features/content/queries/configuration.server.ts'
import { cardsWithPage } from '../../../features/content/queries/posts.server.ts'
import { GameList } from '../../../features/games/components/game-list.tsx'
import { NextGameBanner } from '../../../features/games/components/next-game-banner.tsx'
import { StandingsTabs } from '../../../features/games/components/standings-tabs.tsx'
import { LiveBanner } from '../../../features/games/live/components/live-banner.tsx'
import { LiveScript } from '../../../features/games/live/components/live-score.tsx'
import { isAwaited, matchOfToday } from '../../../features/games/live/queries/match.server.ts'
import { countdownText } from '../../../features/games/model/countdown.ts'
import { upcomingGames } from '../../../features/games/queries/games.server.ts'
import { standingsForHome } from '../../../features/games/queries/standings.server.ts'
import { firstNameOf } from '../../../features/members/model/member.ts'
import { albumPath, type ListedAlbum } from '../../../features/photos/model/photo.ts'
import { latestAlbums } from '../../../features/photos/queries/albums.server.ts'
import { SessionList } from '../../../features/trainings/sessions/components/session-list.tsx'
import type { TrainingSession } from '../../../features/trainings/sessions/model/session.ts'
import type { LocalDate } from '../../../kernel/dates.ts'
import { FadingReel } from '../../../ui/layout/fading-reel.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { pageContext } from '../../context.ts'
import { nextSessions } from '../../next-sessions.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/home'

/** How many games are listed after the next one, which is shown separately. */
const COMING = 5
/** Sessions of today and tomorrow. */
const DAYS_OF_TRAINING = 2
/** [CNT-018] */
const ALBUMS = 7

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { ctx } = page
  const [image, games, standings, albums, training, today, entryCards] = await Promise.all([
    homeImage(ctx),
    upcomingGames(ctx, { limit: COMING + 1 }),
    standingsForHome(ctx),
    latestAlbums(ctx, ALBUMS),
    nextSessions(page, { days: DAYS_OF_TRAINING }),
    matchOfToday(ctx),
    cardsWithPage(ctx, ctx.club.entryCards),
  ])
  const next = today?.game ?? games[0]
  // A page that was opened before the first whistle loads itself again when the game begins.
  const awaited = today && isAwaited(today.game, ctx.clock.now()) ? today.game.id : undefined
  const countdown = today && countdownText(today.game.startsAt, ctx.clock.now())
  const coming = games.filter(({ id }) => id !== next?.id).slice(0, COMING)
  const firstName = ctx.actor.kind === 'user' ? firstNameOf(ctx.actor.name) : undefined
  const { heroTitle, heroText } = ctx.club
  return {
    ...{ heroTitle, heroText, entryCards, firstName, image },
    ...{ next, today, awaited, countdown, coming, standings, albums, training },
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ path: '/' }, matches)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { heroTitle, heroText, entryCards, firstName, image } = loaderData
  const { next, today, awaited, countdown, coming, standings, albums, training } = loaderData
  return (
    <>
      <Hero club={{ heroTitle, heroText }} firstName={firstName} image={image} />
      {today?.live ? (
        <LiveBanner game={today.game} snapshot={today.live} />
      ) : (
        <div {...(awaited && { 'data-live': paths.gameLive(awaited) })}>
          <NextGameBanner game={next} countdown={countdown} />
          {awaited && <LiveScript />}
        </div>
      )}
      <section className="band page">
        <div className="two-columns">
          <div>
            <div className="section-head">
              <h2>Coming up</h2>
              <a className="more-link" href={paths.games}>
                All games
              </a>
            </div>
            {coming.length > 0 ? (
              <GameList games={coming} />
            ) : (
              <Empty>
                <p>No more games scheduled yet.</p>
              </Empty>
            )}
          </div>
          <div>
            <div className="section-head">
              <h2>Tables</h2>
            </div>
            <StandingsTabs standings={standings} />
          </div>
        </div>
      </section>
      <NextTrainings {...training} />
      <EntryCards cards={entryCards} />
      <LatestAlbums albums={albums} />
    </>
  )
}

/** Who trains today and tomorrow. */
function NextTrainings({ sessions, today }: { sessions: readonly TrainingSession[]; today: LocalDate }) {
  if (sessions.length === 0) return null
  return (
    <section className="page padding-bottom-band" aria-labelledby="training">
      <div className="section-head">
        <h2 id="training">Training today and tomorrow</h2>
        <a className="more-link" href={paths.trainings}>
          All training times
        </a>
      </div>
      <SessionList sessions={sessions} today={today} />
    </section>
  )
}

/** [CNT-019, CNT-020, CNT-021] */
function LatestAlbums({ albums }: { albums: readonly ListedAlbum[] }) {
  if (albums.length === 0) return null
  return (
    <section className="band floor" aria-labelledby="albums">
      <div className="page">
        <div className="section-head">
          <h2 id="albums">Latest albums</h2>
          <a className="more-link" href={paths.albums}>
            View all albums
          </a>
        </div>
        <FadingReel
          box="stop-albums"
          slides={albums.map(({ id, albumId, title, takenAt, cover }) => ({
            id,
            href: albumPath(albumId),
            title,
            at: takenAt,
            image: cover,
          }))}
        />
      </div>
    </section>
  )
}
