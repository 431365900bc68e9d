import { useState } from 'react'
import { type FormErrors, type Option, RadioField, SelectField } from '../../../ui/forms/field.tsx'

const LIST = new Intl.ListFormat('en-GB')
const namesOf = (teams: readonly { name: string }[]) => LIST.format(teams.map(({ name }) => name))

type Props = {
  label: string
  teams: readonly Option[]
  /** The teams the member is in. */
  inTeams: readonly { id: string; name: string }[]
  /** The id of the stored main team. */
  stored: string
  values: Readonly<Record<string, string>>
  errors: FormErrors
}

/** Chooses the main team. A change of team asks whether the member leaves the other teams, which it names. */
export function TeamField({ label, teams, inTeams, stored, values, errors }: Props) {
  const [team, choose] = useState(values.team ?? '')
  const others = inTeams.filter(({ id }) => id !== team)
  const asks = (label: string, teamNames: string) => (
    <RadioField
      name="teamChange"
      label={label}
      options={[
        { value: 'add', label: `Add: they stay in ${teamNames}` },
        { value: 'move', label: `Move: they leave ${teamNames}` },
      ]}
      value={values.teamChange}
      errors={errors.teamChange}
    />
  )
  return (
    <>
      <SelectField
        name="team"
        label={label}
        required={false}
        options={[{ value: '', label: 'None' }, ...teams]}
        value={team}
        onChange={({ target }) => choose(target.value)}
        errors={errors.team}
      />
      {team !== stored && others.length > 0 && asks('Add or move?', namesOf(others))}
      {team === stored && inTeams.length > 0 && (
        <noscript>{asks('If you change the team: add or move?', 'their other teams')}</noscript>
      )}
    </>
  )
}
