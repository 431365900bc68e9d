import { ErrorSummary, type FormErrors, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { OWN_LOGIN_AGE } from '../model.ts'

export type ChildLogin = {
  /** The address that e-mails to the child go to; '' for none. */
  address: string
  /** False if the child has a login, whose address is used. */
  canEnterAddress: boolean
  emailsChild: boolean
  state: 'too-young' | 'none' | 'invited' | 'has-login'
}

type Props = ChildLogin & {
  child: string
  /** The refused form for copies of e-mails, or for the login. */
  copies: Refused
  refused: Refused
}

type Refused = { errors: FormErrors; values: Record<string, string> } | undefined

/** Whether a child gets the e-mails too, and a login of their own from 16. Posts `do` to its own address. */
export function ChildLoginSection(props: Props) {
  const { child, address, canEnterAddress, emailsChild, state, copies, refused } = props
  const copyLabel = `${child}’s e-mail address`
  const loginLabel = `${child}’s own e-mail address, to log in with`
  return (
    <>
      <form method="post" className="stack">
        <ErrorSummary errors={copies?.errors} labels={{ copyTo: copyLabel }} />
        <TickField
          name="emailsChild"
          value="yes"
          defaultChecked={copies ? copies.values.emailsChild === 'yes' : emailsChild}
          label={`Send ${child} a copy of our e-mails about ${child}`}
          hint={canEnterAddress ? 'You always get them.' : `To ${address}. You always get them.`}
        />
        {canEnterAddress && (
          <TextField
            name="copyTo"
            label={copyLabel}
            hint="For these e-mails only, not to log in. Other members do not see it."
            type="email"
            autoComplete="off"
            required={false}
            maxLength={200}
            defaultValue={copies ? copies.values.copyTo : address}
            errors={copies?.errors.copyTo}
          />
        )}
        <p>
          <button className="button secondary" type="submit" name="do" value="child-emails">
            Save choice
          </button>
        </p>
      </form>
      {state === 'has-login' && (
        <p>{child} has a login too. Both of you can answer; the last answer counts.</p>
      )}
      {state === 'too-young' && (
        <p className="small muted">
          From {OWN_LOGIN_AGE} on, {child} can have a login too. Yours stays as it is.
        </p>
      )}
      {(state === 'none' || state === 'invited') && (
        <form method="post" className="stack">
          <ErrorSummary errors={refused?.errors} labels={{ email: loginLabel }} />
          <TextField
            name="email"
            label={loginLabel}
            hint={
              state === 'invited'
                ? `We have sent an invitation to ${address}. Enter an address to send another one.`
                : `We send a link with which ${child} creates a login. Your own login stays as it is.`
            }
            type="email"
            autoComplete="off"
            maxLength={200}
            defaultValue={refused?.values.email}
            errors={refused?.errors.email}
          />
          <p>
            <button className="button secondary" type="submit" name="do" value="invite-child">
              Invite {child}
            </button>
          </p>
        </form>
      )}
    </>
  )
}
