import '../../form/components/registration.css'
import type { ReactNode } from 'react'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { SILENT } from '../../../../platform/payments/wording.ts'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { FamilyFees, PayFamily } from '../../children/components/family-fees.tsx'
import { hintOf, PriceTag } from '../../form/components/fees-step.tsx'
import { type OptionCard, OptionCards } from '../../form/components/option-cards.tsx'
import { SUBSCRIPTION } from '../../model/registration.ts'
import { choiceValue, type Offer } from '../model/offers.ts'
import type { FeeGroup, PayingView } from '../queries/paying.server.ts'

/** `plan` is true if the error concerns the subscription that is paid with the registration fee. */
export type FeeError = { text: string; plan: boolean }
/** The prices chosen in an attempt that failed. */
export type ChosenPrices = { priceId: string; planId: string }

type Props = {
  view: Extract<PayingView, { state: 'fees' }>
  /** The error of the last attempt, shown beside the fee it concerns. */
  error: FeeError | undefined
  chosen: ChosenPrices | undefined
  today: LocalDate
  /** Whether a payment is being confirmed. Nothing else can be paid until it is. */
  confirming: boolean
}

/**
 * Shows both fees. An active fee is disabled; a fee that is due can be chosen and paid. [REG-024, REG-026,
 * resolutions B11, F10]
 */
export function FeesToPay({ view, error, chosen, confirming, today }: Props) {
  const { registration, subscription, confirmed, together, family, asksForLink } = view
  const canPay = confirmed && !confirming && (registration.due || subscription.due)
  const errorOf = (plan: boolean) => (error?.plan === plan || !together ? error?.text : undefined)
  return (
    <form
      method="post"
      action={`${SUBSCRIPTION}?step=process&id=${view.id}`}
      className="stack-large"
      noValidate
    >
      {family ? (
        <>
          <FamilyFees lines={family} today={today} asksForLink={asksForLink} />
          {canPay && subscription.due && <PayFamily lines={family} today={today} />}
        </>
      ) : (
        <Group
          legend="1. Registration fee"
          group={registration}
          mark={view.isFree ? 'Nothing to pay' : 'Paid'}
          wanted={registration.due ? chosen?.priceId : undefined}
          error={errorOf(false)}
          confirmed={confirmed}
        />
      )}
      <Group
        legend="2. Subscription"
        group={subscription}
        mark="Active"
        wanted={together ? chosen?.planId : chosen?.priceId}
        error={errorOf(true)}
        confirmed={confirmed}
        together={together}
      >
        {together && <p className="hint">Start it now, in the same payment, or later.</p>}
      </Group>
      <UnreachableNote />
      {canPay && (
        <div className="stack-small">
          {family && !subscription.due && <PayFamily lines={family} today={today} />}
          {!family && together && <PayBoth />}
          {!together && (subscription.due || !family) && <PayOne isFirst={!subscription.due} />}
          <p className="small muted row">
            <Icon name="lock" />
            <span>You’ll pay by card on our card provider’s page. It shows the total before you pay.</span>
          </p>
        </div>
      )}
      {!confirmed && (
        <Note tone="warn">
          <p>
            {SILENT}. Nothing was charged.{' '}
            <a href={`${SUBSCRIPTION}?step=process&id=${view.id}`}>Try again</a> in a moment.
          </p>
        </Note>
      )}
    </form>
  )
}

const PayOne = ({ isFirst }: { isFirst: boolean }) => (
  <button className="button" type="submit">
    {isFirst ? 'Pay the registration fee' : 'Start the subscription'} <Icon name="right" />
  </button>
)

/** Offers one payment for both fees, or the registration fee alone for a later subscription. */
const PayBoth = () => (
  <p className="row gap-2">
    <button className="button" type="submit" name="pay" value="both">
      Pay both together <Icon name="right" />
    </button>
    <button className="button secondary" type="submit">
      Pay the registration fee only
    </button>
  </p>
)

type GroupProps = {
  legend: string
  group: FeeGroup
  /** The badge of the paid fee. */
  mark: string
  /** The price chosen in the last attempt. */
  wanted: string | undefined
  error: string | undefined
  confirmed: boolean
  /** Whether this fee can be paid together with the one that is due. */
  together?: boolean
  children?: ReactNode
}

function Group({ legend, group, mark, wanted, error, confirmed, together = false, children }: GroupProps) {
  const { offers, active, chosen, due } = group
  const open = due || together
  if (offers.length === 0) return null
  const [only, ...others] = offers
  const preset = wanted || chosen || (others.length === 0 ? (only ? choiceValue(only) : '') : '')
  return (
    <OptionCards
      // Each group needs its own name, or checking a radio in one group would uncheck the active fee in the other.
      name={due ? 'priceId' : together ? 'planId' : `priceId-${legend}`}
      legend={legend}
      options={offers.map((offer) => cardOf(offer, offer.priceId === active ? mark : undefined))}
      chosen={active ?? (open ? preset : '')}
      disabled={!open || !confirmed}
      errors={open && error ? [error] : undefined}
    >
      {children}
    </OptionCards>
  )
}

const cardOf = (offer: Offer, mark: string | undefined): OptionCard => ({
  value: choiceValue(offer),
  label: offer.label,
  hint: hintOf(offer),
  aside: (
    <>
      {mark && <span className="badge">{mark}</span>}
      <PriceTag offer={offer} />
    </>
  ),
})

/** Lists the next steps beside the fees. */
export function WhatHappensNext({ feeIsPaid, mailbox }: { feeIsPaid: boolean; mailbox: string }) {
  return (
    <aside className="card wood small stack small-arc" aria-label="What happens next">
      <h2 className="heading-3">What happens next</h2>
      <ol className="what-next stack-small">
        {!feeIsPaid && <li>You pay the registration fee, once a season.</li>}
        <li>You start a subscription. It is collected by card until you end it.</li>
        <li>We’ll e-mail you your team and your login.</li>
      </ol>
      <p>
        Can’t pay at the moment, or is something wrong? <a href={`mailto:${mailbox}`}>Write to us</a>. Nobody
        else will know.
      </p>
    </aside>
  )
}
