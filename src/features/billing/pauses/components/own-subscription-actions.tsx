import './own-subscription-actions.css'
import type { ReactNode } from 'react'
import { longDay } from '../../../../kernel/dates.ts'
import { FormIds, SelectField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { hasEnded, type Subscription } from '../../subscriptions/model.ts'
import { choiceWords, type PauseOffer, type PauseRule, whyNotPaused } from '../model.ts'
import type { OwnChoices } from '../queries/own-subscription.server.ts'
import type { FailedChange } from '../queries/pauses.server.ts'

type Props = {
  subscription: Subscription
  /** The plan, and the child if it is not the reader's own. */
  name: string
  choices: OwnChoices
  rule: PauseRule
  /** Where the payer can write to. */
  mailbox: string
  /** The idempotency key of this subscription's forms. */
  formKey: string
}

const PENDING = {
  'subscription.pause': 'We are pausing it with the card provider. Nothing else to do.',
  'subscription.resume': 'We are resuming it with the card provider. Nothing else to do.',
  'subscription.cancel': 'We are cancelling it with the card provider. Nothing else to do.',
} as const

const FAILED = {
  'subscription.pause': 'It was not paused',
  'subscription.resume': 'It was not resumed',
  'subscription.cancel': 'It was not cancelled',
} as const

/** Pause, resume and cancel, each with what it does. Nothing for a subscription that has ended or is ending. */
export function OwnSubscriptionActions(props: Props) {
  const { subscription, choices, rule, mailbox } = props
  if (choices.pending)
    return (
      <p className="small" role="status">
        {PENDING[choices.pending]}
      </p>
    )
  if (hasEnded(subscription.status) || subscription.cancelAtPeriodEnd) return null
  const why = whyNotPaused(choices.offer, rule)
  return (
    <div className="stack-small">
      {choices.failed && <Failed {...choices.failed} mailbox={mailbox} />}
      {subscription.isPaused && <Resume {...props} />}
      {choices.offer.ok && <Pause {...props} offer={choices.offer} />}
      {why && <p className="small muted">{why}</p>}
      <Cancel {...props} />
    </div>
  )
}

const Failed = ({ kind, why, mailbox }: FailedChange & Pick<Props, 'mailbox'>) => (
  <Note tone="bad">
    <p>
      {FAILED[kind]}: {why}
    </p>
    <p>
      Please try again, or write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
    </p>
  </Note>
)

type ChangeProps = Pick<Props, 'subscription' | 'name' | 'formKey'> & {
  what: 'pause' | 'resume' | 'cancel'
  label: string
  children?: ReactNode
}

/** One form of a subscription. `label` is its button. */
const Change = ({ subscription, name, formKey, what, label, children }: ChangeProps) => (
  <form method="post" className="stack-small">
    <input type="hidden" name="subscription" value={subscription.id} />
    <input type="hidden" name="key" value={formKey} />
    {children}
    <button className="button secondary compact" type="submit" name="do" value={what}>
      {label}
      <span className="visually-hidden"> {name}</span>
    </button>
  </form>
)

function Pause({ offer, ...props }: Props & { offer: Extract<PauseOffer, { ok: true }> }) {
  const options = offer.choices.map((choice) => ({
    value: String(choice.months),
    label: choiceWords(choice),
  }))
  return (
    <details className="subscription-change">
      <summary>
        Pause<span className="visually-hidden"> {props.name}</span>
      </summary>
      <Change {...props} what="pause" label="Pause subscription">
        <p className="small">Nothing is charged from {longDay(offer.from)} until the pause ends.</p>
        <FormIds form={`pause-${props.subscription.id}`}>
          <SelectField name="months" label="For how long?" options={options} />
        </FormIds>
      </Change>
    </details>
  )
}

const Resume = (props: Props) => (
  <Change {...props} what="resume" label="Resume now">
    {props.subscription.currentPeriodEnd && (
      <p className="small muted">
        If you resume now, the next payment is on {longDay(props.subscription.currentPeriodEnd)}.
      </p>
    )}
  </Change>
)

function Cancel(props: Props) {
  const { currentPeriodEnd: end, isPaused } = props.subscription
  return (
    <details className="subscription-change">
      <summary>
        Cancel<span className="visually-hidden"> {props.name}</span>
      </summary>
      <Change {...props} what="cancel" label="Cancel subscription">
        <p className="small">
          {end ? `It ends on ${longDay(end)}` : 'It ends with its current period'}
          {isPaused ? '. Nothing is charged before then or after.' : ', and nothing is charged after that.'}
        </p>
      </Change>
    </details>
  )
}
