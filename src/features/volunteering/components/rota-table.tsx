import './rota-table.css'
import { DateText } from '../../../ui/primitives/date-text.tsx'
import type { Holder, RotaTeam } from '../model.ts'
import type { FlexiblePosition, RotaWeek } from '../queries/rota.server.ts'
import { Slot } from './slot.tsx'

const OPEN: Holder = { kind: 'open' }
const NONE: ReadonlySet<string> = new Set()

type Props = {
  position: FlexiblePosition
  weeks: readonly RotaWeek[]
  teams: readonly RotaTeam[]
  /** The weeks for which the reader is too young, unless the position allows under-16s. */
  tooYoung: ReadonlySet<string>
}

/**
 * The rota of one position: a row for two weeks and a column for each team. Past weeks are collapsed and the active
 * ones highlighted. On a phone the table scrolls sideways and the date column stays in view.
 */
export function RotaTable({ position, weeks, teams, tooYoung }: Props) {
  const past = weeks.filter((week) => week.state === 'past')
  const coming = weeks.filter((week) => week.state !== 'past')
  const rest = { position, teams, tooYoung: position.allowsUnder16 ? NONE : tooYoung }
  return (
    <section className="margin-top-6">
      <div className="section-head">
        <h2>{position.name}</h2>
        <p className="muted">Every two weeks</p>
      </div>
      {position.description && <p className="margin-bottom-4 prose-width">{position.description}</p>}
      {coming.length > 0 && <TurnsTable {...rest} weeks={coming} label={position.name} />}
      {past.length > 0 && (
        <details className="rota-past margin-top-3">
          <summary>Past weeks ({past.length})</summary>
          <TurnsTable {...rest} weeks={past} label={`${position.name}, past weeks`} />
        </details>
      )}
    </section>
  )
}

type TurnsProps = Props & { label: string }

function TurnsTable({ position, weeks, teams, tooYoung, label }: TurnsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className="rota-table">
        <thead>
          <tr>
            <th scope="col">From</th>
            {teams.map((team) => (
              <th scope="col" key={team.id}>
                {team.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week.id} {...{ position, week, teams }} isTooYoung={tooYoung.has(week.id)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type WeekProps = {
  position: FlexiblePosition
  week: RotaWeek
  teams: readonly RotaTeam[]
  isTooYoung: boolean
}

function Week({ position, week, teams, isTooYoung }: WeekProps) {
  const turns = position.turns.get(week.id)
  const hasEnded = week.state === 'past'
  return (
    <tr data-week={week.state}>
      <th scope="row">
        <DateText on={week.startsOn} />
        {week.state === 'active' && (
          <span className="badge" data-tone="mark">
            Active
          </span>
        )}
      </th>
      {teams.map((team) => (
        <td key={team.id}>
          <Slot
            holder={turns?.get(team.id) ?? OPEN}
            apply={
              hasEnded || isTooYoung
                ? undefined
                : { position: position.id, team: team.key, week: week.startsOn }
            }
            what={`${position.name}, ${team.name}`}
            closed={hasEnded ? 'Nobody' : 'Open from 16'}
          />
        </td>
      ))}
    </tr>
  )
}
