import { count, textOf } from '../../../kernel/text.ts'
import { Html } from '../../../ui/primitives/html.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import type { TeamStandings } from '../queries/standings.server.ts'

/** The table of a team, or the text that staff wrote instead. */
export function Standings({ standings }: { standings: TeamStandings | undefined }) {
  if (!standings) return <NoStandings />
  const { competition, rows, fixturesHtml, team } = standings
  if (competition && rows.length > 0) return <Table {...{ competition, rows, team }} />
  if (saysSomething(fixturesHtml)) return <Html html={fixturesHtml} />
  return <NoStandings />
}

/** The editor stores an empty paragraph after all text is deleted. */
const saysSomething = (html: string): boolean => textOf(html) !== '' || /<img\b/i.test(html)

const NoStandings = () => (
  <Empty>
    <p>No standings available for this team</p>
  </Empty>
)

type Shown = Pick<TeamStandings, 'rows' | 'team'> & { competition: NonNullable<TeamStandings['competition']> }

function Table({ competition, rows, team }: Shown) {
  const { points, deductions } = competition.rules
  return (
    <>
      <div className="scroll">
        <table className="table league">
          <caption className="visually-hidden">
            {team.name}: {competition.name} {competition.season}
          </caption>
          <thead>
            <tr>
              <th scope="col" title="Rank">
                #
              </th>
              <th scope="col">Team</th>
              {COLUMNS.map(([short, long]) => (
                <th key={short} scope="col" title={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.team} {...(row.ours && { className: 'ours' })}>
                <td>{row.rank}</td>
                <td>{row.team}</td>
                <td>{row.played}</td>
                <td>{row.won}</td>
                <td>{row.drawn}</td>
                <td>{row.lost}</td>
                <td>{signed(row.goalsFor - row.goalsAgainst)}</td>
                <td className="points">{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small margin-top-2">
        {competition.name} {competition.season}. Win {points.win}, draw {points.draw}, loss {points.loss}.
        {deductions.map((deduction) => (
          <span key={`${deduction.team} ${deduction.reason}`}>
            {' '}
            {deduction.team}: {count(deduction.points, 'point')} deducted ({deduction.reason}).
          </span>
        ))}
      </p>
    </>
  )
}

const COLUMNS = [
  ['P', 'Played'],
  ['W', 'Won'],
  ['D', 'Drawn'],
  ['L', 'Lost'],
  ['+/−', 'Goal difference'],
  ['Pts', 'Points'],
] as const

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
