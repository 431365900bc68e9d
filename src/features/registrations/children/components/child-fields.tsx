import './children.css'
import '../../form/components/registration.css'
import { formatPence } from '../../../../kernel/money.ts'
import { type FormErrors, SelectField } from '../../../../ui/forms/field.tsx'
import { amountPer } from '../../../billing/prices/model.ts'
import type { RegistrationDetail, RegistrationQuestion } from '../../../content/model/content.ts'
import { DetailField } from '../../form/components/detail-field.tsx'
import { FEE_KINDS, type FeeKind, type Offer, type Offers } from '../../payment/model/offers.ts'
import { childField } from '../model/child-field.ts'
import { forGuardian, saysYou } from '../model/guardian-words.ts'

type Props = {
  at: number
  /** How many children the form has. */
  count: number
  details: readonly RegistrationDetail[]
  questions: readonly RegistrationQuestion[]
  offers: Offers
  typed: Readonly<Record<string, string>>
  errors: FormErrors
  today: string
  hasFocus: boolean
}

const FEE_LABELS: Readonly<Record<FeeKind, string>> = {
  registration: 'Registration fee',
  subscription: 'Subscription',
}

/** What is asked of one child. */
export function ChildFields({
  at,
  count,
  details,
  questions,
  offers,
  typed,
  errors,
  today,
  hasFocus,
}: Props) {
  const common = (id: string) => ({ name: childField(at, id), errors: errors[childField(at, id)] })
  return (
    <fieldset className="card stack">
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is on a page that is gone */}
      <legend className="heading-3" tabIndex={-1} autoFocus={hasFocus}>
        {count > 1 ? `Child ${at + 1}` : 'Your child'}
      </legend>
      {[...details, ...questions].some(({ label }) => saysYou(forGuardian(label))) && (
        <p className="small muted">“You” means your child here.</p>
      )}
      <div className="field-grid">
        {details.map((detail) => (
          <div key={detail.id} className={detail.type === 'textarea' ? 'full-width' : undefined}>
            <DetailField
              detail={{ ...detail, id: childField(at, detail.id), label: forGuardian(detail.label) }}
              value={typed[childField(at, detail.id)] ?? ''}
              errors={errors[childField(at, detail.id)]}
              today={today}
            />
          </div>
        ))}
        {questions.map(({ id, label, options }) => (
          <SelectField
            key={id}
            {...common(id)}
            label={forGuardian(label)}
            options={[CHOOSE, ...options]}
            defaultValue={typed[childField(at, id)] ?? ''}
          />
        ))}
        {FEE_KINDS.filter((kind) => offers[kind].length > 1).map((kind) => (
          <SelectField
            key={kind}
            {...common(kind)}
            label={FEE_LABELS[kind]}
            options={[CHOOSE, ...offers[kind].map(optionOf)]}
            defaultValue={typed[childField(at, kind)] ?? ''}
          />
        ))}
      </div>
      {count > 1 && (
        <p>
          <button
            className="button secondary compact"
            type="submit"
            name="do"
            value={`remove-${at}`}
            formNoValidate
          >
            Remove child {at + 1}
          </button>
        </p>
      )}
    </fieldset>
  )
}

const CHOOSE = { value: '', label: 'Please choose' }

const optionOf = ({ feeId, label, amount, period }: Offer) => ({
  value: feeId,
  label: `${label}, ${period ? amountPer(amount, period) : formatPence(amount)}`,
})
