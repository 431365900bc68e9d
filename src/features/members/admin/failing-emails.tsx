import type { AddressProblem } from '../../../platform/email/address-problems.ts'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { TryAgain } from '../../emails/admin/try-again.tsx'

type Props = {
  problems: readonly AddressProblem[]
  /** The page to return to. */
  back: string
}

/** Says which addresses of a member do not work, with a button to try again, and who has reported an e-mail as spam. */
export const FailingEmails = ({ problems, back }: Props) =>
  problems.map(({ email, failingSince, reason, complainedAt }) => (
    <Note key={email} tone="warn">
      {failingSince && (
        <div className="stack-small">
          <p>
            E-mails to {email} have come back since <DayText at={failingSince} />. Correct the address, or try
            again once it works.
          </p>
          {reason && <p className="small muted">{reason}</p>}
          <TryAgain email={email} back={back} />
        </div>
      )}
      {complainedAt && (
        <p>
          {email} reported one of our e-mails as spam on <DayText at={complainedAt} />. We only send e-mails
          about accounts, bookings and payments there.
        </p>
      )}
    </Note>
  ))
