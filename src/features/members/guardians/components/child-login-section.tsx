import { type FormErrors, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { OWN_LOGIN_AGE } from '../model.ts'

export type ChildLogin = {
  /** The address that e-mails to the child go to; '' for none. */
  address: string
  emailsChild: boolean
  state: 'too-young' | 'none' | 'invited' | 'has-login'
}

type Props = ChildLogin & {
  child: string
  /** The club's e-mail address. */
  mailbox: string
  refused: { errors: FormErrors; values: Record<string, string> } | undefined
}

/** Whether a child gets the e-mails too, and a login of their own from 16. Posts `do` to its own address. */
export function ChildLoginSection({ child, mailbox, address, emailsChild, state, refused }: Props) {
  return (
    <>
      {address ? (
        <form method="post" className="stack">
          <TickField
            name="emailsChild"
            value="yes"
            defaultChecked={emailsChild}
            label={`Send ${child} a copy of our e-mails about ${child}`}
            hint={`To ${address}. You always get them.`}
          />
          <p>
            <button className="button secondary" type="submit" name="do" value="child-emails">
              Save choice
            </button>
          </p>
        </form>
      ) : (
        <p>
          You get our e-mails about {child}. To send {child} a copy too, write to{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a> with {child}’s address.
        </p>
      )}
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
          <TextField
            name="email"
            label={`${child}’s own e-mail address, to log in with`}
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
