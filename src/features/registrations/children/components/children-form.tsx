import './children.css'
import '../../form/components/registration.css'
import { formatPence, formatShort } from '../../../../kernel/money.ts'
import { ErrorSummary, type FormErrors, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { RegistrationDetail, RegistrationQuestion } from '../../../content/model/content.ts'
import { DetailField } from '../../form/components/detail-field.tsx'
import { GUARDIAN } from '../../model/registration.ts'
import { CHECKS, TERMS_PAGE } from '../../model/wording.ts'
import type { Offers } from '../../payment/model/offers.ts'
import { childField, MAX_CHILDREN } from '../model/child-field.ts'
import { familyLines, hasSiblingPrice, totalOf } from '../model/family-fees.ts'
import { daysOf } from '../model/fee-line.ts'
import { forGuardian } from '../model/guardian-words.ts'
import { ChildFields } from './child-fields.tsx'

export type ChildrenFormProps = {
  /** Generated with the form: sent twice, it counts once. */
  formKey: string
  asked: { shared: RegistrationDetail[]; child: RegistrationDetail[]; questions: RegistrationQuestion[] }
  offers: Offers
  count: number
  typed: Readonly<Record<string, string>>
  errors: FormErrors
  failure: string | undefined
  /** The child whose fields get the focus. */
  focus: number | undefined
  today: string
}

/** One form for all children of a family: what they share is asked once. */
export function ChildrenForm(props: ChildrenFormProps) {
  const { formKey, asked, offers, count, typed, errors, failure, focus, today } = props
  const labels = labelsOf(props)
  const places = Array.from({ length: count }, (_, at) => at)
  return (
    <form method="post" className="children-form" noValidate>
      {/* The first button is the one that the Enter key presses. */}
      <button
        type="submit"
        name="do"
        value="send"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="count" value={count} />
      <UnreachableNote />
      {failure && (
        <Note tone="bad" focusOn={failure}>
          <p>{failure}</p>
        </Note>
      )}
      <ErrorSummary errors={inOrderOf(labels, errors)} labels={labels} />
      <fieldset className="card stack">
        <legend className="heading-3">You</legend>
        <div className="field-grid">
          <TextField
            name={GUARDIAN.name.id}
            label="Your name"
            autoComplete="name"
            defaultValue={typed[GUARDIAN.name.id]}
            errors={errors[GUARDIAN.name.id]}
          />
          <TextField
            name={GUARDIAN.email.id}
            label="Your e-mail"
            type="email"
            autoComplete="email"
            defaultValue={typed[GUARDIAN.email.id]}
            errors={errors[GUARDIAN.email.id]}
          />
          {asked.shared.map((detail) => (
            <div key={detail.id} className={detail.type === 'textarea' ? 'full-width' : undefined}>
              <DetailField
                detail={detail}
                value={typed[detail.id] ?? ''}
                errors={errors[detail.id]}
                today={today}
              />
            </div>
          ))}
        </div>
      </fieldset>
      {places.map((at) => (
        <ChildFields
          key={at}
          {...{ at, count, offers, typed, errors, today }}
          hasFocus={at === focus}
          details={asked.child}
          questions={asked.questions}
        />
      ))}
      {count < MAX_CHILDREN && (
        <p>
          <button className="button secondary" type="submit" name="do" value="add">
            <Icon name="plus" /> Add another child
          </button>
        </p>
      )}
      <Cost offers={offers} count={count} typed={typed} />
      <fieldset aria-label="Before you send it">
        <TickField
          name={GUARDIAN.consent.id}
          value="true"
          label={`I am the parent or guardian, and I agree that ${count > 1 ? 'these children join' : 'this child joins'} the club.`}
          defaultChecked={typed[GUARDIAN.consent.id] !== undefined}
          errors={errors[GUARDIAN.consent.id]}
        />
        {CHECKS.map(({ id, label }) => (
          <TickField
            key={id}
            name={id}
            value="true"
            label={
              <>
                {label}{' '}
                {id === 'terms' && (
                  <a href={TERMS_PAGE} target="_blank" rel="noreferrer">
                    Read them
                  </a>
                )}
              </>
            }
            defaultChecked={typed[id] !== undefined}
            errors={errors[id]}
          />
        ))}
      </fieldset>
      <button className="button" type="submit" name="do" value="send">
        Register, then pay <Icon name="right" />
      </button>
    </form>
  )
}

/** What the registration fees come to, as the payment will be. */
function Cost({ offers, count, typed }: Pick<ChildrenFormProps, 'offers' | 'count' | 'typed'>) {
  const [only] = offers.registration
  const fees = Array.from({ length: count }, (_, at) => {
    const chosen = typed[childField(at, 'registration')]
    return offers.registration.length === 1 ? only : offers.registration.find(({ feeId }) => feeId === chosen)
  }).filter((fee) => fee !== undefined)
  // Until each child has a fee, the sum would be less than the family pays.
  if (fees.length < count) return null
  const lines = familyLines(fees.map((fee, at) => ({ id: String(at), firstName: '', fee, paid: false })))
  const cap = lines.find((line) => line.cap)?.cap
  const isLess = lines.some(hasSiblingPrice)
  const isInInstalments = fees.some((fee) => daysOf(fee).length > 1)
  const words = lines.map(({ amount }) => formatPence(amount)).join(' + ')
  return (
    <Note>
      <p>
        <b>
          Registration {fees.length > 1 ? `fees: ${words} = ` : 'fee: '}
          {formatPence(totalOf(lines))}
        </b>
        {isLess && ', with the sibling price'}
        {cap && `, because a family pays at most ${formatShort(cap)}`}. You pay on the next page,{' '}
        {isInInstalments ? 'all of it or the first instalment' : 'in one payment'}. Then you start the
        subscriptions.
      </p>
    </Note>
  )
}

/** The errors in the order of the fields on the page. */
const inOrderOf = (labels: Record<string, string>, errors: FormErrors): FormErrors => {
  const names = Object.keys(labels)
  const entries = Object.entries(errors)
  return Object.fromEntries(entries.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)))
}

/** The labels of the fields for the list of errors, in the order of the page. */
function labelsOf({ asked, count }: ChildrenFormProps): Record<string, string> {
  const labels: Record<string, string> = {
    [GUARDIAN.name.id]: 'Your name',
    [GUARDIAN.email.id]: 'Your e-mail',
    ...Object.fromEntries(asked.shared.map(({ id, label }) => [id, label])),
  }
  for (let at = 0; at < count; at += 1) {
    const whose = count > 1 ? `Child ${at + 1}: ` : ''
    const fields = [
      ...asked.child,
      ...asked.questions,
      { id: 'registration', label: 'Registration fee' },
      { id: 'subscription', label: 'Subscription' },
    ]
    for (const { id, label } of fields) labels[childField(at, id)] = `${whose}${forGuardian(label)}`
  }
  labels[GUARDIAN.consent.id] = 'Your consent'
  for (const { id, label } of CHECKS) labels[id] = label
  return labels
}
