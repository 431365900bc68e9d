import '../../../ui/styles/home.css'
import { Doors } from '../../../features/content/components/doors.tsx'
import { Hero } from '../../../features/content/components/hero.tsx'
import { homeImage } from '../../../features/content/queries/configuration.server.ts'
import { GameList } from '../../../features/games/components/game-list.tsx'
import { NextGame } from '../../../features/games/components/next-game.tsx'
import { StandingsTabs } from '../../../features/games/components/standings-tabs.tsx'
import { upcomingGames } from '../../../features/games/queries/games.server.ts'
import { standingsForHome } from '../../../features/games/queries/standings.server.ts'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/home'

/** The next game stands alone in front; so many follow it. [TEA-013] */
const COMING = 5

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [image, games, standings] = await Promise.all([
    homeImage(ctx),
    upcomingGames(ctx, { limit: COMING + 1 }),
    standingsForHome(ctx),
  ])
  const [next, ...coming] = games
  return { name: ctx.actor.kind === 'user' ? ctx.actor.name : undefined, image, next, coming, standings }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ path: '/' }, matches)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, image, next, coming, standings } = loaderData
  return (
    <>
      <Hero name={name} image={image} />
      <NextGame game={next} />
      <section className="band page">
        <div className="two">
          <div>
            <div className="head">
              <h2>Coming up</h2>
              <a className="more" href="/about-us/games/">
                All games
              </a>
            </div>
            {coming.length > 0 ? (
              <GameList games={coming} />
            ) : (
              <Empty>
                <p>No further games are fixed yet.</p>
              </Empty>
            )}
          </div>
          <div>
            <div className="head">
              <h2>Tables</h2>
            </div>
            <StandingsTabs standings={standings} />
          </div>
        </div>
      </section>
      <Doors />
    </>
  )
}
