import { ErrorSummary, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { leaveWords, type SeasonPerson } from './family-answers.tsx'

type Refused = { errors: Record<string, string[]>; values: Record<string, string> } | undefined

const LABELS = { phone: 'Phone', address: 'Address', postcode: 'Postcode', reason: 'Why' }

type Props = { person: SeasonPerson; back: string; refused: Refused }

/** Changes the details of one person. */
export function ChangeForm({ person, back, refused }: Props) {
  const field = (name: 'phone' | 'address' | 'postcode') => ({
    name,
    label: LABELS[name],
    required: false,
    defaultValue: refused?.values[name] ?? person[name],
    errors: refused?.errors[name],
  })
  return (
    <form method="post" className="stack">
      <ErrorSummary errors={withoutGeneral(refused)} labels={LABELS} />
      <General refused={refused} />
      <input type="hidden" name="person" value={person.id} />
      <input type="hidden" name="version" value={person.version} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...field('address')} autoComplete="street-address" maxLength={200} />
      <TextField {...field('postcode')} autoComplete="postal-code" maxLength={12} />
      <p className="row gap-2">
        <button className="button" type="submit" name="intent" value="change">
          Save
        </button>
        <a className="button bare" href={back}>
          Back
        </a>
      </p>
    </form>
  )
}

/** Says that a person is not coming back, and why. */
export function LeaveForm({ person, back, refused }: Props) {
  return (
    <form method="post" className="stack">
      <ErrorSummary errors={withoutGeneral(refused)} labels={LABELS} />
      <p>We are sorry to see {person.isSelf ? 'you' : person.firstName} go.</p>
      {person.subscriptions.length > 0 && (
        <p>The subscription ends after its current period. Ask us if you want to keep it.</p>
      )}
      <input type="hidden" name="person" value={person.id} />
      <TextAreaField
        name="reason"
        label="Would you tell us why?"
        optional
        rows={3}
        maxLength={300}
        defaultValue={refused?.values.reason ?? ''}
        errors={refused?.errors.reason}
      />
      <p className="row gap-2">
        <button className="button" type="submit" name="intent" value="leave">
          {leaveWords(person)}
        </button>
        <a className="button bare" href={back}>
          Back
        </a>
      </p>
    </form>
  )
}

const withoutGeneral = (refused: Refused) =>
  refused && Object.fromEntries(Object.entries(refused.errors).filter(([name]) => name !== ''))

const General = ({ refused }: { refused: Refused }) =>
  refused?.errors[''] ? (
    <Note tone="bad">
      <p>{refused.errors[''].join(' ')}</p>
    </Note>
  ) : null
