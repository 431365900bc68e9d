import './contribution.css'
import '../../../ui/forms/options.css'
import '../../../ui/styles/form.css'
import { formatPence, formatShort, type Pence } from '../../../kernel/money.ts'
import { ErrorSummary, FieldError, type FormErrors, idOf, TextField } from '../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { choicesOf, LEAST_CONTRIBUTION, MAX_CONTRIBUTION, OTHER, raisedBy } from '../model.ts'

/** A refused contribution: the errors, and the values that were typed. */
export type NotPaid = { errors: FormErrors; values: Record<string, string> }

type Props = {
  birthday: boolean
  price: Pence
  /** Whether to ask for a name: only visitors are asked. */
  asksName: boolean
  notPaid: NotPaid | undefined
}

/**
 * The form to choose an amount and pay by card. Every choice shows what the club receives, so it works without scripts.
 */
export function ContributionForm({ birthday, price, asksName, notPaid }: Props) {
  const { errors = {}, values = {} } = notPaid ?? {}
  const choices = choicesOf({ birthday, price })
  const chosen = values.choice ?? (choices.includes(price) ? String(price) : OTHER)
  const ownAmount = values.amount ?? (chosen === OTHER && price > 0 ? (price / 100).toFixed(2) : '')
  return (
    <form method="post" className="stack" noValidate>
      <UnreachableNote />
      <ErrorSummary
        errors={errors}
        labels={{ choice: 'Your contribution', amount: 'Other amount', name: 'Your name' }}
      />
      <fieldset className="field" aria-describedby="fee">
        <legend className="label">{birthday ? 'Your contribution' : 'What you pay'}</legend>
        <div className="options amount-options">
          {choices.map((choice, index) => (
            <label className="option" key={choice}>
              <input
                type="radio"
                name="choice"
                id={index === 0 ? idOf('choice') : undefined}
                value={choice}
                defaultChecked={chosen === String(choice)}
              />
              {formatShort(choice)}
              {birthday && (
                <small>{`${formatPence(raisedBy({ amount: choice, refunded: NOTHING }))} arrives`}</small>
              )}
            </label>
          ))}
          <label className="option">
            <input type="radio" name="choice" value={OTHER} defaultChecked={chosen === OTHER} />
            Other
            <small>amount</small>
          </label>
        </div>
        <FieldError name="choice" errors={errors.choice} />
      </fieldset>
      <div className="own-amount">
        <TextField
          name="amount"
          label="Other amount"
          hint={`From ${formatShort(birthday ? LEAST_CONTRIBUTION : price)} to ${formatShort(MAX_CONTRIBUTION)}.`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          required={false}
          defaultValue={ownAmount}
          errors={errors.amount}
        />
      </div>
      {asksName && (
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          maxLength={80}
          optional
          defaultValue={values.name}
          errors={errors.name}
        />
      )}
      <p className="small muted" id="fee">
        Card fee: about 2.3% + 30p.
      </p>
      <button className="button wide" type="submit">
        Pay by card
      </button>
      <p className="small muted row">
        <Icon name="lock" /> You’ll pay on our card provider’s page.
      </p>
    </form>
  )
}

const NOTHING = 0 as Pence // no refund yet

/** "£7", "£7.50". */
