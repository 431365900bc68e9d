import '../../family/components/family.css'
import { clubDay } from '../../../../kernel/dates.ts'
import {
  ErrorSummary,
  type FormErrors,
  TextAreaField,
  TextField,
  TickField,
} from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { DateText, DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { CARD_FIELDS, type CardField } from '../model.ts'
import type { OwnCard } from '../queries/own-card.server.ts'

type Props = {
  /** The first name of a child, or 'you'. */
  who: string
  own: OwnCard
  refused: { errors: FormErrors; values: Record<string, string> } | undefined
}

const LABELS = {
  ...Object.fromEntries(Object.entries(CARD_FIELDS).map(([name, { label }]) => [name, label])),
  agreed: 'Consent',
}

/** The form for the emergency card, with the list of readings. Posts `do=save-card` to its own address. */
export function CardSection({ who, own: { card, agreedAt, readings }, refused }: Props) {
  const field = (name: CardField, optional = true) => ({
    name,
    label: CARD_FIELDS[name].label,
    maxLength: CARD_FIELDS[name].max,
    optional,
    autoComplete: 'off',
    defaultValue: refused ? (refused.values[name] ?? '') : (card?.[name] ?? ''),
    errors: refused?.errors[name],
  })
  return (
    <>
      <p>
        The people we call and what we need to know if something happens to {who}. Only the coach can read it,
        from two hours before a session or game until two hours after it. Below you can see who has read it.
      </p>
      <form method="post" className="stack">
        <UnreachableNote />
        <ErrorSummary errors={refused?.errors} labels={LABELS} />
        <TextField {...field('firstContact', false)} />
        <TextField {...field('firstPhone', false)} type="tel" />
        <TextField {...field('secondContact')} />
        <TextField {...field('secondPhone')} type="tel" />
        <TextAreaField {...field('allergies')} rows={2} />
        <TextAreaField {...field('medicalNotes')} rows={3} />
        <TickField
          name="agreed"
          value="yes"
          label="I agree that the club stores this and shows it to the coach as described. I can delete it at any time."
          defaultChecked={refused ? refused.values.agreed === 'yes' : card !== undefined}
          errors={refused?.errors.agreed}
        />
        <p>
          <button className="button" type="submit" name="do" value="save-card">
            Save card
          </button>
        </p>
      </form>
      {card && (
        <details>
          <summary>Delete this card</summary>
          <form method="post" className="stack-small margin-top-2">
            <p>Coaches will no longer know who to call. You would have to fill in the card again.</p>
            <button className="button secondary compact" type="submit" name="do" value="delete-card">
              Delete card
            </button>
          </form>
        </details>
      )}
      {agreedAt && (
        <p className="small muted">
          Saved on <DateText on={clubDay(agreedAt)} />
        </p>
      )}
      {card && readings.length === 0 && <p className="small muted">No one has read it yet.</p>}
      {readings.length > 0 && (
        <>
          <h3 className="heading-3">Who has read it</h3>
          <ul className="family-lines">
            {readings.map(({ at, by }) => (
              <li key={String(at)}>
                <span>{by ?? 'A login that was deleted'}</span>
                <span className="small muted">
                  <DateTimeText at={at} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
