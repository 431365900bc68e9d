import { DateText } from '../../../ui/primitives/date-text.tsx'
import { type Holder, ROTA_TEAMS, TEAM_LABELS } from '../model.ts'
import type { FlexiblePosition, RotaWeek } from '../queries/rota.server.ts'
import { Slot } from './slot.tsx'

const OPEN: Holder = { kind: 'open' }

/**
 * One flexible position: a line every two weeks, a column a team. What is over is quiet and folded away, the active
 * two weeks stand on maple. On a phone it scrolls, the date stays. [VOL-002, VOL-016, VOL-017]
 */
export function RotaTable({ position, weeks }: { position: FlexiblePosition; weeks: readonly RotaWeek[] }) {
  const past = weeks.filter((week) => week.state === 'past')
  const coming = weeks.filter((week) => week.state !== 'past')
  return (
    <section className="mt6">
      <div className="head">
        <h2>{position.name}</h2>
        <p className="muted">Every two weeks</p>
      </div>
      {position.description && <p className="mb4 to-prose">{position.description}</p>}
      {coming.length > 0 && <Turns position={position} weeks={coming} label={position.name} />}
      {past.length > 0 && (
        <details className="turns-past mt3">
          <summary>Past weeks ({past.length})</summary>
          <Turns position={position} weeks={past} label={`${position.name}, past weeks`} />
        </details>
      )}
    </section>
  )
}

type TurnsProps = { position: FlexiblePosition; weeks: readonly RotaWeek[]; label: string }

function Turns({ position, weeks, label }: TurnsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className="turns">
        <thead>
          <tr>
            <th scope="col">From</th>
            {ROTA_TEAMS.map((team) => (
              <th scope="col" key={team}>
                {TEAM_LABELS[team]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week.id} position={position} week={week} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Week({ position, week }: { position: FlexiblePosition; week: RotaWeek }) {
  const turns = position.turns.get(week.id)
  const isOver = week.state === 'past'
  return (
    <tr className={week.state}>
      <th scope="row">
        <DateText on={week.startsOn} />
        {week.state === 'active' && <span className="badge mark">Active</span>}
      </th>
      {ROTA_TEAMS.map((team) => (
        <td key={team}>
          <Slot
            holder={turns?.get(team) ?? OPEN}
            apply={isOver ? undefined : { position: position.id, team, week: week.startsOn }}
            what={`${position.name}, ${TEAM_LABELS[team]}`}
          />
        </td>
      ))}
    </tr>
  )
}
