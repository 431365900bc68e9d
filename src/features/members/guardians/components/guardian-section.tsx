import '../../family/components/family.css'
import { clubDay } from '../../../../kernel/dates.ts'
import { ErrorSummary, type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { type Guardian, MAX_GUARDIANS } from '../model.ts'
import type { GuardianList } from '../queries/guardians.server.ts'

type Props = {
  child: string
  list: GuardianList
  /** The ids of the guardians that the user may remove. */
  removable: readonly string[]
  /** The id of the user's own account. */
  self: string
  refused: { errors: FormErrors; values: Record<string, string> } | undefined
}

const SECOND = 'E-mail of a second guardian'

/** The guardians and pending invitations of a child. Posts `do` to its own address. */
export function GuardianSection({ child, list: { guardians, pending }, removable, self, refused }: Props) {
  const isFull = guardians.length + pending.length >= MAX_GUARDIANS
  return (
    <>
      <p>
        Guardians get the club’s e-mails about {child}, and can answer, pay and decide for {child}. A child
        can have two.
      </p>
      <ul className="family-lines" aria-label="Guardians">
        {guardians.map((guardian) => (
          <GuardianLine
            key={guardian.userId}
            guardian={guardian}
            isSelf={guardian.userId === self}
            isRemovable={removable.includes(guardian.userId)}
            child={child}
          />
        ))}
        {pending.map(({ id, email, expiresAt }) => (
          <li key={id}>
            <span>
              <b>{email}</b>
              <br />
              <span className="small muted">
                Invited, until <DateText on={clubDay(expiresAt)} />
              </span>
            </span>
            <form method="post">
              <input type="hidden" name="invitation" value={id} />
              <button className="button secondary compact" type="submit" name="do" value="revoke-guardian">
                Revoke invitation
              </button>
            </form>
          </li>
        ))}
      </ul>
      {!isFull && (
        <form method="post" className="stack">
          <ErrorSummary errors={refused?.errors} labels={{ email: SECOND }} />
          <TextField
            name="email"
            label={SECOND}
            hint="We send a link that works once, for seven days."
            type="email"
            autoComplete="off"
            maxLength={200}
            defaultValue={refused?.values.email}
            errors={refused?.errors.email}
          />
          <p>
            <button className="button secondary" type="submit" name="do" value="invite-guardian">
              Send invitation
            </button>
          </p>
        </form>
      )}
    </>
  )
}

type LineProps = { guardian: Guardian; isSelf: boolean; isRemovable: boolean; child: string }

function GuardianLine({ guardian: { userId, name, email }, isSelf, isRemovable, child }: LineProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        {isSelf && ' (you)'}
        <br />
        <span className="small muted">{email}</span>
      </span>
      {isRemovable && (
        <details>
          <summary>
            {isSelf ? 'Leave' : 'Remove'}
            <span className="visually-hidden">{isSelf ? ' as a guardian' : ` ${name}`}</span>
          </summary>
          <form method="post" className="stack-small margin-top-2">
            <input type="hidden" name="guardian" value={userId} />
            <p>
              {isSelf
                ? `You will no longer see ${child} here, and get no e-mails about ${child}. Only an invitation brings you back.`
                : `${name} will no longer see ${child} here, and get no e-mails about ${child}.`}
            </p>
            <button className="button secondary compact" type="submit" name="do" value="remove-guardian">
              {isSelf ? 'Yes, leave' : 'Yes, remove'}
            </button>
          </form>
        </details>
      )}
    </li>
  )
}
