import './registration.css'
import { TextField, TickField } from '../../../../ui/forms/field.tsx'
import { GUARDIAN } from '../../model/registration.ts'

export type GuardianGiven = { name: string; email: string; consents: boolean }

type Props = {
  /** False for an adult: the fields are hidden and not sent, until a script shows them. */
  isAsked: boolean
  guardian: GuardianGiven
  errorsOf: (id: string) => readonly string[] | undefined
}

/** The fields for the parent or guardian of a player under 18. */
export function GuardianFields({ isAsked, guardian, errorsOf }: Props) {
  return (
    <fieldset className="card wood" hidden={!isAsked} disabled={!isAsked} data-guardian>
      <legend className="heading heading-3">Parent or guardian</legend>
      <p className="small margin-bottom-4">
        Players under 18 need a parent or guardian who agrees. We’ll e-mail them, not the child, about the
        registration and the fees.
      </p>
      <div className="field-grid">
        <TextField
          name={GUARDIAN.name.id}
          label={GUARDIAN.name.label}
          autoComplete="off"
          defaultValue={guardian.name}
          errors={errorsOf(GUARDIAN.name.id)}
        />
        <TextField
          name={GUARDIAN.email.id}
          label={GUARDIAN.email.label}
          type="email"
          autoComplete="off"
          defaultValue={guardian.email}
          errors={errorsOf(GUARDIAN.email.id)}
        />
        <div className="full-width">
          <TickField
            name={GUARDIAN.consent.id}
            label="I am the parent or guardian, and I agree to this person joining the club."
            value="true"
            defaultChecked={guardian.consents}
            errors={errorsOf(GUARDIAN.consent.id)}
          />
        </div>
      </div>
    </fieldset>
  )
}
