import './registration.css'
import { Note } from '../../../../ui/primitives/note.tsx'
import { REGISTER, STEPS, SUBSCRIPTION } from '../../model/registration.ts'

type Props = {
  id: string
  name: string
  volunteer: boolean
  registrationPaid: boolean
  subscriptionPaid: boolean
  mailbox: string
}

/** The page shown in place of the form after a registration has been submitted. */
export function Sent({ id, name, volunteer, registrationPaid, subscriptionPaid, mailbox }: Props) {
  return (
    <div className="page padding-top-6 padding-bottom-band stack-large">
      <h1 className="heading-1">{volunteer ? 'Thank you for helping' : 'You are registered'}</h1>
      <Note tone="ok">
        {volunteer ? (
          <p>
            The registration of <b>{name}</b> has arrived. Volunteers pay no fee. We’ll confirm it and write
            to you soon.
          </p>
        ) : (
          <p>
            The registration of <b>{name}</b> has arrived.{' '}
            {registrationPaid
              ? 'The registration fee is paid.'
              : 'It is complete once you have paid the registration fee.'}
          </p>
        )}
      </Note>
      {!volunteer && !(registrationPaid && subscriptionPaid) && (
        <p>
          <a className="button" href={`${SUBSCRIPTION}?step=process&id=${id}`}>
            Continue to payment
          </a>
        </p>
      )}
      <p>
        Something wrong? <a href={`mailto:${mailbox}`}>Tell us</a> and we’ll correct it.
      </p>
      <form method="post" action={`${REGISTER}?step=${STEPS[0]}`}>
        <button className="button secondary compact" type="submit" name="intent" value="another">
          Register someone else
        </button>
      </form>
    </div>
  )
}
