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

/** The teams of the new season: for each its name, its ages, and whether it plays. */
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
      <td {...TABLE_ROLES.cell} className="full-line">
        <Ages team={team} notSaved={notSaved} />
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

type AgesProps = { team: PlannedTeam; notSaved: NotSaved | undefined }

/** The ages of a team in the new season. Empty fields mean the usual ages, which are shown in them. */
function Ages({ team, notSaved }: AgesProps) {
  const [least, most] = [`${FIELDS.minAge}${team.id}`, `${FIELDS.maxAge}${team.id}`]
  const field = (name: string, label: string, value: number | null, usual: string) => (
    <>
      <label className="visually-hidden" htmlFor={idOf(name)}>
        {label} of {team.name} in the new season
      </label>
      <input
        className="input compact season-age"
        inputMode="numeric"
        maxLength={3}
        placeholder={usual}
        defaultValue={notSaved?.values[name] ?? value ?? ''}
        {...aria(name, undefined, notSaved?.errors[name])}
      />
    </>
  )
  return (
    <>
      <span className="row gap-2">
        <span className="narrow-only small" aria-hidden="true">
          Ages
        </span>
        {field(least, 'Lowest age', team.minAge, team.youth ? '' : '18')} to{' '}
        {field(most, 'Highest age', team.maxAge, team.youth ? '17' : '')}
      </span>
      <FieldError name={least} errors={notSaved?.errors[least]} />
      <FieldError name={most} errors={notSaved?.errors[most]} />
    </>
  )
}
