import '../../../../ui/styles/form.css'
import '../../../../ui/admin/admin-layout.css'
import type { KnownMember } from '../model/registration-row.ts'

type Props = {
  members: readonly KnownMember[]
  chosen: string
  choose: (id: string) => void
}

/** A choice of one member. E-mail and team distinguish members of the same name. */
export function MemberChoice({ members, chosen, choose }: Props) {
  return (
    <fieldset className="choices" aria-label="Members">
      <div className="item-list">
        {members.map(({ id, name, email, team, active }) => (
          <label key={id} className="tick">
            <input
              type="radio"
              name="memberId"
              value={id}
              required
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <span>
              <b>{name}</b>
              <span className="second-line">
                {[email || 'No e-mail', team ?? 'No team', active ? 'active' : 'inactive'].join(', ')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
