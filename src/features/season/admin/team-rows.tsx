import '../../../ui/data-table/data-table.css'
import '../../../ui/styles/form.css'
import './season.css'
import { TABLE_ROLES } from '../../../ui/data-table/table-roles.ts'
import { aria, FieldError, idOf } from '../../../ui/forms/field.tsx'
import { FIELDS } from '../model/fields.ts'
import type { PlannedTeam } from '../model/team-proposal.ts'
import type { NotSaved } from './not-saved.ts'

export type TeamRow = PlannedTeam & { players: number }

type Props = { teams: readonly TeamRow[]; notSaved: NotSaved | undefined }

/** The teams of the new season: for each its name, and whether it plays. */
export const TeamRows = ({ teams, notSaved }: Props) => (
  <table {...TABLE_ROLES.table} className="table admin-table folds plain season-table">
    <caption className="visually-hidden">Teams of the new season</caption>
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Now
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
          Players
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Ages
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Name in the new season
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Plays
        </th>
      </tr>
    </thead>
    <tbody {...TABLE_ROLES.group}>
      {teams.map((team) => (
        <Row key={team.id} team={team} notSaved={notSaved} />
      ))}
    </tbody>
  </table>
)

function Row({ team, notSaved }: { team: TeamRow; notSaved: NotSaved | undefined }) {
  const [name, plays] = [`${FIELDS.name}${team.id}`, `${FIELDS.plays}${team.id}`]
  const errors = notSaved?.errors[name]
  const doesPlay = notSaved ? notSaved.values[plays] !== undefined : !team.isLeftOut
  return (
    <tr {...TABLE_ROLES.row}>
      <td {...TABLE_ROLES.cell} className="full-line">
        <b>{team.name}</b>
      </td>
      <td {...TABLE_ROLES.cell} className="full-line number">
        {team.players}
        <span className="narrow-only">{team.players === 1 ? ' player' : ' players'}</span>
      </td>
      <td {...TABLE_ROLES.cell} className="wide-only">
        {agesInWords(team)}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        <label className="visually-hidden" htmlFor={idOf(name)}>
          Name of {team.name} in the new season
        </label>
        <input
          className="input compact"
          defaultValue={notSaved?.values[name] ?? team.newName}
          maxLength={80}
          {...aria(name, undefined, errors)}
        />
        <FieldError name={name} errors={errors} />
      </td>
      <td {...TABLE_ROLES.cell} className="actions-cell">
        <label className="hit-area">
          <input type="checkbox" name={plays} value="yes" defaultChecked={doesPlay} />
          <span className="narrow-only small" aria-hidden="true">
            Plays
          </span>
          <span className="visually-hidden">{team.name} plays</span>
        </label>
      </td>
    </tr>
  )
}

const ADULT = 18

function agesInWords({ youth, minAge, maxAge }: PlannedTeam): string {
  const least = minAge ?? (youth ? undefined : ADULT)
  const most = maxAge ?? (youth ? ADULT - 1 : undefined)
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  if (most !== undefined) return `up to ${most}`
  return least === undefined ? 'any' : `from ${least}`
}
