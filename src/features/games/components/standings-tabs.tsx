import { paths } from '../../../web/paths.ts'
import type { TeamStandings } from '../queries/standings.server.ts'
import { Standings } from './standings.tsx'

/**
 * The tables of several teams in tabs that work without scripts: the stylesheet shows the panel of the chosen radio
 * button. Use it at most once per page. Each table links to its team.
 */
export function StandingsTabs({ standings }: { standings: readonly TeamStandings[] }) {
  if (standings.length === 0) return <Standings standings={undefined} />
  return (
    <div className="panes">
      <div className="tabs" role="radiogroup" aria-label="Team">
        {standings.map(({ team }, index) => (
          <Tab key={team.id} id={`t${index + 1}`} name={team.name} first={index === 0} />
        ))}
      </div>
      {standings.map((one, index) => (
        <div key={one.team.id} data-pane={index + 1}>
          <Standings standings={one} />
          <p className="margin-top-3">
            <a className="button secondary compact" href={paths.team(one.team.slug)}>
              {one.team.name}
            </a>
          </p>
        </div>
      ))}
    </div>
  )
}

function Tab({ id, name, first }: { id: string; name: string; first: boolean }) {
  return (
    <>
      <input type="radio" name="t" id={id} defaultChecked={first} />
      <label htmlFor={id}>{name}</label>
    </>
  )
}
