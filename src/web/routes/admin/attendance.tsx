import '../../../ui/styles/table.css'
import { Link } from 'react-router'
import { ratesOfTeam, unseenPlayers } from '../../../features/trainings/attendance/queries/rates.server.ts'
import { planChoices } from '../../../features/trainings/series/queries/series.server.ts'
import { sessionTimeWords, teamNames } from '../../../features/trainings/sessions/model/session.ts'
import { sessionsBetween } from '../../../features/trainings/sessions/queries/sessions.server.ts'
import { weekdayAndDay } from '../../../kernel/dates.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { RecordLines } from '../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/attendance'
import { monthsOf, ratesByPlayer } from './attendance/rates-table.ts'

const DAY_MS = 86_400_000
const DAYS_BACK = 14

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { teams } = await planChoices(ctx)
  const wanted = new URL(request.url).searchParams.get('team')
  const team = teams.find(({ id }) => id === wanted) ?? teams[0]
  if (!team) return { teams, team, sessions: [], rates: [], unseen: [] }
  const now = ctx.clock.now().getTime()
  const [sessions, rates, unseen] = await Promise.all([
    sessionsBetween(ctx, {
      teamIds: [team.id],
      from: new Date(now - DAYS_BACK * DAY_MS),
      to: new Date(now + 2 * DAY_MS),
    }),
    ratesOfTeam(ctx, team.id),
    unseenPlayers(ctx, team.id),
  ])
  const held = sessions.filter(({ status }) => status === 'scheduled').toReversed()
  return { teams, team, sessions: held, rates, unseen }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Attendance · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** A team's attendance lists, players not seen for three weeks, and how often each player comes. */
export default function Attendance({
  loaderData: { teams, team, sessions, rates, unseen },
}: Route.ComponentProps) {
  const months = monthsOf(rates)
  if (!team)
    return (
      <>
        <PageHead title="Attendance" />
        <Empty>
          <p>You have no teams. An administrator can give you teams under People.</p>
        </Empty>
      </>
    )
  return (
    <>
      <PageHead title="Attendance">
        <Link className="button secondary compact" to={adminPaths.trainings}>
          <Icon name="clock" /> Trainings
        </Link>
      </PageHead>
      {teams.length > 1 && (
        <nav className="row gap-2 margin-top-4" aria-label="Teams">
          {teams.map(({ id, name }) => (
            <Link
              key={id}
              className={id === team.id ? 'button compact' : 'button secondary compact'}
              aria-current={id === team.id ? 'page' : undefined}
              to={`?team=${id}`}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <section className="margin-top-6 stack-small" aria-labelledby="lists">
        <h2 id="lists">Lists of {team.name}</h2>
        <RecordLines
          none="No sessions in the last two weeks."
          lines={sessions.map((session) => ({
            id: session.id,
            title: (
              <a href={adminPaths.attendance(session.id)}>
                {sessionTimeWords(session)}
                <span className="visually-hidden">, {teamNames(session)}</span>
              </a>
            ),
            under: session.venue?.name ?? '',
            badges: [],
          }))}
        />
      </section>
      <section className="margin-top-7 stack-small" aria-labelledby="unseen">
        <h2 id="unseen">Not seen for three weeks</h2>
        <RecordLines
          none="Everyone was at a session in the last three weeks."
          lines={unseen.map(({ memberId, name, lastAt }) => ({
            id: memberId,
            title: name,
            under: lastAt ? `Last seen on ${weekdayAndDay(new Date(lastAt))}` : 'Never marked as present',
            badges: [],
          }))}
        />
      </section>
      <section className="margin-top-7" aria-labelledby="rates">
        <div className="row between margin-bottom-2">
          <h2 id="rates">Attendance by month</h2>
          {rates.length > 0 && (
            <a className="button secondary compact" href={`${adminPaths.attendanceExport}?team=${team.id}`}>
              <Icon name="download" /> Download as CSV
            </a>
          )}
        </div>
        {rates.length === 0 ? (
          <p className="muted">Nothing has been marked yet.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          <section className="scroll" tabIndex={0} aria-label="Table of attendance by month">
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">Player</th>
                  {months.map(({ key, name }) => (
                    <th scope="col" key={key}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ratesByPlayer(rates).map(({ memberId, name, byMonth }) => (
                  <tr key={memberId}>
                    <th scope="row">{name}</th>
                    {months.map(({ key }) => {
                      const rate = byMonth.get(key)
                      return (
                        <td className="tabular" key={key}>
                          {rate && (
                            <>
                              {Math.round((100 * rate.attended) / rate.marked)}%{' '}
                              <span className="small muted nowrap">
                                {rate.attended} of {rate.marked}
                              </span>
                            </>
                          )}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
    </>
  )
}
