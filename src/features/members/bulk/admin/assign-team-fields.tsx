import { useState } from 'react'
import { count } from '../../../../kernel/text.ts'
import { type FormErrors, type Option, RadioField, SelectField } from '../../../../ui/forms/field.tsx'
import { useChosen } from './selection-fields.tsx'

type Props = { teams: readonly Option[]; errors: FormErrors; values: Record<string, string> }

/** Chooses a team, and whether the members keep their other teams. Neither has a default. */
export function AssignTeamFields({ teams, errors, values }: Props) {
  const chosen = useChosen()
  const [teamId, choose] = useState(values.teamId ?? '')
  const team = teams.find(({ value }) => value === teamId)?.label ?? 'the team'
  const joins = `${count(chosen, 'member')} ${chosen === 1 ? 'joins' : 'join'} ${team}`
  return (
    <>
      <SelectField
        name="teamId"
        label="Team"
        options={[{ value: '', label: 'Choose…' }, ...teams]}
        value={teamId}
        onChange={({ target }) => choose(target.value)}
        errors={errors.teamId}
      />
      <RadioField
        name="teamChange"
        label="Add or move?"
        options={[
          {
            value: 'add',
            label: `Add: ${joins} and ${chosen === 1 ? 'stays' : 'stay'} in their other teams`,
          },
          {
            value: 'move',
            label: `Move: ${joins} and ${chosen === 1 ? 'leaves' : 'leave'} all their other teams`,
          },
        ]}
        value={values.teamChange}
        errors={errors.teamChange}
      />
    </>
  )
}
