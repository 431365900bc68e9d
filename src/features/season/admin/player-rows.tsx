import '../../../ui/data-table/data-table.css'
import '../../../ui/styles/form.css'
import './season.css'
import { Link } from 'react-router'
import { listWords } from '../../../kernel/text.ts'
import { TABLE_ROLES } from '../../../ui/data-table/table-roles.ts'
import { aria, FieldError, idOf } from '../../../ui/forms/field.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import { FIELDS } from '../model/fields.ts'
import type { PlannedTeam } from '../model/team-proposal.ts'
import type { PlannedMember } from '../queries/planned-members.server.ts'
import type { NotSaved } from './not-saved.ts'

type Props = {
  players: readonly PlannedMember[]
  teams: readonly PlannedTeam[]
  notSaved: NotSaved | undefined
}

/** The players with their team now, the team in the new season and their shirt number. */
export const PlayerRows = ({ players, teams, notSaved }: Props) => (
  <table {...TABLE_ROLES.table} className="table admin-table folds plain season-table">
    <caption className="visually-hidden">Players and their teams in the new season</caption>
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Player
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col" className="number">
          Age
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Team now
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          New season
        </th>
        <th {...TABLE_ROLES.columnHeader} scope="col">
          Number
        </th>
      </tr>
    </thead>
    <tbody {...TABLE_ROLES.group}>
      {players.map((player) => (
        <Row key={player.id} player={player} teams={teams} notSaved={notSaved} />
      ))}
    </tbody>
  </table>
)

type RowProps = { player: PlannedMember; teams: readonly PlannedTeam[]; notSaved: NotSaved | undefined }

function Row({ player, teams, notSaved }: RowProps) {
  const { id, name, age, teamId, newTeamId, move } = player
  const field = `${FIELDS.team}${id}`
  const errors = notSaved?.errors[field]
  return (
    <tr {...TABLE_ROLES.row}>
      <td {...TABLE_ROLES.cell} className="full-line">
        <b>
          <Link to={adminPaths.member(id)}>{name}</Link>
        </b>
        {WHY[move] && <span className="second-line">{WHY[move]}</span>}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line number">
        {age ?? '?'}
        <span className="narrow-only"> years</span>
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        {teams.find((team) => team.id === teamId)?.name ?? 'No team'}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        <label className="visually-hidden" htmlFor={idOf(field)}>
          Team of {name} in the new season
        </label>
        <select
          className="input compact"
          defaultValue={notSaved?.values[field] ?? newTeamId ?? ''}
          {...aria(field, undefined, errors)}
        >
          <option value="">No team</option>
          {teams
            .filter(({ isLeftOut }) => !isLeftOut)
            .map((team) => (
              <option key={team.id} value={team.id}>
                {team.newName}
              </option>
            ))}
        </select>
        <input type="hidden" name={`${FIELDS.shownTeam}${id}`} value={newTeamId ?? ''} />
        <FieldError name={field} errors={errors} />
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        <NumberCell player={player} notSaved={notSaved} />
      </td>
    </tr>
  )
}

const WHY: Readonly<Record<PlannedMember['move'], string>> = {
  stays: '',
  older: 'Moves up by age',
  'left-out': 'The team does not play',
  'no-team': 'No team fits. Choose one',
}

function NumberCell({ player, notSaved }: Omit<RowProps, 'teams'>) {
  const { id, name, number, releasesNumber, clashes } = player
  if (number === null) return <span className="muted">None</span>
  const field = `${FIELDS.releases}${id}`
  const isTicked = notSaved ? notSaved.values[field] !== undefined : releasesNumber
  return (
    <>
      <label className="tick">
        <input type="checkbox" name={field} value="yes" defaultChecked={isTicked} />
        <span>
          Free number {number}
          <span className="visually-hidden"> of {name}</span>
        </span>
      </label>
      {releasesNumber && <input type="hidden" name={`${FIELDS.shownReleases}${id}`} value="yes" />}
      {clashes.length > 0 && (
        <span className="badge" data-tone="warn">
          Also worn by {listWords(clashes)}
        </span>
      )}
    </>
  )
}
