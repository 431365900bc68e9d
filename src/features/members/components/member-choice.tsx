import '../../../ui/admin/admin-layout.css'
import '../../../ui/styles/form.css'
import { FieldError } from '../../../ui/forms/field.tsx'

type Props<Member> = {
  legend?: string
  members: readonly Member[]
  /** What distinguishes members of the same name. */
  noteOf: (member: Member) => string
  chosen: string | undefined
  /** For pages that depend on the choice: called with the id of the chosen member, which becomes `chosen`. */
  choose?: (id: string) => void
  errors?: readonly string[] | undefined
}

/** A choice of one of the members found. Without `choose`, the only one found is chosen already. */
export function MemberChoice<Member extends { id: string; name: string }>({
  legend = 'Member',
  members,
  noteOf,
  chosen,
  choose,
  errors,
}: Props<Member>) {
  return (
    <fieldset className="field choices">
      <legend className="label">{legend}</legend>
      <div className="item-list">
        {members.map((member) => (
          <label className="tick" key={member.id}>
            <input
              type="radio"
              name="memberId"
              value={member.id}
              required
              {...(choose
                ? { checked: member.id === chosen, onChange: () => choose(member.id) }
                : { defaultChecked: member.id === chosen || members.length === 1 })}
            />
            <span>
              <b>{member.name}</b>
              <span className="second-line">{noteOf(member)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError name="memberId" errors={errors} />
    </fieldset>
  )
}
