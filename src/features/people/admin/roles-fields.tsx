import { type CoachedTeam, STAFF_ROLES } from '../../../kernel/actor.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { ROLE_NAMES } from '../model.ts'

type Props = {
  teams: readonly CoachedTeam[]
  chosen: { roles: readonly string[]; teams: readonly string[] }
  errors: Record<string, string[]> | undefined
}

/** The roles of a person, and a coach's teams. */
export function RolesFields({ teams, chosen, errors }: Props) {
  return (
    <>
      <ChoiceGroup
        kind="checkbox"
        name="roles"
        label="Roles"
        hint="A person without a role can log in as a member but cannot see the admin area."
        options={STAFF_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))}
        chosen={chosen.roles}
        errors={errors?.roles}
        optional
      />
      <ChoiceGroup
        kind="checkbox"
        name="teams"
        label="Teams they coach"
        hint="Coaches edit the training times and rota of these teams and see their squads in full."
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen.teams}
        errors={errors?.teams}
        optional
      />
    </>
  )
}
