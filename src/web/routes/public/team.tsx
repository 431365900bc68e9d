import '../../../ui/primitives/picture.css'
import { Fragment } from 'react'
import { paths } from '../../paths.ts'
import './team.css'
import { GameList } from '../../../features/games/components/game-list.tsx'
import { LastFiveResults, NextGameCard } from '../../../features/games/components/next-game.tsx'
import { OtherGames } from '../../../features/games/components/other-games.tsx'
import { Standings } from '../../../features/games/components/standings.tsx'
import { TopScorers } from '../../../features/games/live/components/top-scorers.tsx'
import { scorersOfSeason } from '../../../features/games/live/queries/scorers.server.ts'
import { bySeason, comingAndPast } from '../../../features/games/model/game.ts'
import { gamesOfTeam, nextGame } from '../../../features/games/queries/games.server.ts'
import { standingsOf } from '../../../features/games/queries/standings.server.ts'
import { Squad } from '../../../features/members/directory/components/squad.tsx'
import { squadOf } from '../../../features/members/directory/queries/squad.server.ts'
import { JoinNote } from '../../../features/teams/components/join-note.tsx'
import { findTeam, type TeamPage } from '../../../features/teams/queries/teams.server.ts'
import { SessionList } from '../../../features/trainings/sessions/components/session-list.tsx'
import { isMember } from '../../../kernel/actor.ts'
import { count, textOf } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { cookieIn } from '../../../platform/http/cookies.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { pageContext } from '../../context.ts'
import { nextSessions } from '../../next-sessions.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/team'

const DAYS_OF_TRAINING = 8

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { ctx } = page
  const team = await findTeam(ctx, params.slug)
  if (!team) throw new Response('This page could not be found', { status: 404 })
  const [squad, season, training] = await Promise.all([
    squadOf(ctx, team.id),
    seasonOf(ctx, team),
    nextSessions(page, { days: DAYS_OF_TRAINING, teamIds: [team.id] }),
  ])
  const joins = !isMember(ctx.actor) && !cookieIn(request.headers, 'dismissed')
  return { team, squad, season, training, joinNote: joins ? ctx.club.joinNote : '' }
}

/** Loads standings and games. Returns undefined for teams that do not show them. */
async function seasonOf(ctx: Ctx, team: TeamPage) {
  if (!team.showStandings) return undefined
  const [standings, games, next, scorers] = await Promise.all([
    standingsOf(ctx, team.id),
    gamesOfTeam(ctx, team.id),
    nextGame(ctx, { team: team.slug }),
    scorersOfSeason(ctx, { teamId: team.id, at: ctx.clock.now() }),
  ])
  const startMonth = ctx.club.seasonStartMonth
  return { standings, next, scorers, team: team.name, startMonth, ...comingAndPast(games, ctx.clock.now()) }
}

type Season = NonNullable<Awaited<ReturnType<typeof seasonOf>>>

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { team } = loaderData
  return pageMeta(
    {
      title: team.name,
      description: textOf(team.description) || `${team.name}: squad, table and games.`,
      ...(team.image && !team.youth && { image: team.image }),
      noindex: team.youth,
      jsonLd: { '@type': 'SportsTeam', name: team.name, sport: 'Handball' },
    },
    matches,
  )
}

export default function Team({
  loaderData: { team, squad, season, training, joinNote },
}: Route.ComponentProps) {
  return (
    <>
      <Cover title={team.name} crumb={{ to: paths.teams, text: 'Teams' }}>
        {team.description && <Html html={team.description} />}
      </Cover>
      {joinNote && (
        <div className="page padding-top-5">
          <JoinNote text={joinNote} team={team.slug} />
        </div>
      )}
      {team.image && (
        <div className="page padding-top-5">
          <div className="picture arc team-picture">
            <Picture image={team.image} sizes="(min-width: 1280px) 76rem, 92vw" eager />
          </div>
        </div>
      )}
      {training.sessions.length > 0 && (
        <section className="page padding-top-7" aria-labelledby="training">
          <div className="section-head">
            <h2 id="training">Next training</h2>
            <a className="more-link" href={paths.trainings}>
              All training times
            </a>
          </div>
          <SessionList {...training} withTeams={false} />
          <p className="margin-top-4">
            <a className="button secondary" href={`${paths.freeSession}?team=${team.slug}`}>
              Book a free session
            </a>
          </p>
        </section>
      )}
      <section className="page padding-top-7 padding-bottom-band">
        <div className="section-head">
          <h2>Squad</h2>
          <p className="muted">{count(squad.length, 'active player')}</p>
        </div>
        <Squad players={squad} />
      </section>
      {season ? <SeasonTabs {...season} /> : <Fixtures html={team.fixturesHtml} />}
    </>
  )
}

/** Two tabs without scripts: radio buttons, with which the stylesheet shows the chosen panel. */
function SeasonTabs({ standings, next, scorers, team, coming, past, others, startMonth }: Season) {
  return (
    <section className="page padding-bottom-band panes" aria-label="Season">
      <div className="tabs" role="radiogroup" aria-label="Season">
        <input type="radio" name="t" id="t1" defaultChecked />
        <label htmlFor="t1">Standings</label>
        <input type="radio" name="t" id="t2" />
        <label htmlFor="t2">Games</label>
      </div>
      <div data-pane="1">
        <h2 className="visually-hidden">Standings</h2>
        <div className="two-columns">
          <div>
            <Standings standings={standings} />
          </div>
          <div className="stack">
            <NextGameCard game={next} />
            <LastFiveResults games={past} />
            <TopScorers {...scorers} team={team} />
          </div>
        </div>
      </div>
      <div data-pane="2">
        <h2 className="visually-hidden">Games</h2>
        {coming.length > 0 && <GameList games={coming} label="round" />}
        {bySeason(past, startMonth).map(([season, games]) => (
          <Fragment key={season}>
            <h3 className="margin-top-6 margin-bottom-2">{`Results ${season}`}</h3>
            <GameList games={games} label="round" />
          </Fragment>
        ))}
        {coming.length + past.length === 0 && (
          <Empty>
            <p>No fixtures yet</p>
          </Empty>
        )}
        <OtherGames games={others} startMonth={startMonth} />
      </div>
    </section>
  )
}

/** Fixtures written by staff, for a team without standings. */
function Fixtures({ html }: { html: string }) {
  if (!html) return null
  return (
    <section className="page padding-bottom-band">
      <div className="section-head">
        <h2>Fixtures</h2>
      </div>
      <Html html={html} />
    </section>
  )
}
