import '../../../../ui/admin/admin-layout.css'
import '../../../../ui/styles/form.css'
import { FieldError } from '../../../../ui/forms/field.tsx'
import type { PossiblePayer } from '../queries/payers.server.ts'

type Props = {
  payers: readonly PossiblePayer[]
  chosen: string | undefined
  errors: readonly string[] | undefined
}

/** Lets staff choose one of the members found. Members without an e-mail address cannot be invoiced. [INV-015] */
export function PayerChoice({ payers, chosen, errors }: Props) {
  return (
    <fieldset className="field choices">
      <legend className="label">Member</legend>
      <div className="item-list">
        {payers.map(({ id, name, email }) => (
          <label className="tick" key={id}>
            <input
              type="radio"
              name="memberId"
              value={id}
              defaultChecked={id === chosen || payers.length === 1}
              required
            />
            <span>
              <b>{name}</b>
              <span className="second-line">{email || 'No e-mail address'}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError name="memberId" errors={errors} />
    </fieldset>
  )
}
