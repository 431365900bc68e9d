import './registration.css'
import { formatShort } from '../../../../kernel/money.ts'
import { SILENT } from '../../../../platform/payments/wording.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { perPeriod } from '../../../billing/prices/model.ts'
import { stepPath } from '../../model/registration.ts'
import { WORDS } from '../../model/wording.ts'
import {
  type ChosenFees,
  FEE_KINDS,
  type FeeKind,
  type Offer,
  type Offers,
} from '../../payment/model/offers.ts'
import type { NotTaken } from '../model/not-taken.ts'
import { MissingNote } from './missing-note.tsx'
import { type OptionCard, OptionCards } from './option-cards.tsx'
import { StepEnds } from './step-ends.tsx'

type Props = {
  /** Undefined for a volunteer, who owes none. */
  offers: Offers | undefined
  chosen: ChosenFees
  notTaken: NotTaken | undefined
}

/** The third tab: the choice of fees at the provider's prices. Nothing is paid here. */
export function FeesStep({ offers, chosen, notTaken }: Props) {
  return (
    <form method="post" action={stepPath('fees')} className="stack-large" noValidate>
      <h2>Membership fees</h2>
      {offers ? <Choices {...{ offers, chosen, notTaken }} /> : <NoFee />}
      <StepEnds back={stepPath('details')}>Continue</StepEnds>
    </form>
  )
}

const NoFee = () => (
  <Note tone="ok">
    <p>
      <b>You have no fees to pay.</b> Volunteers pay nothing. Thank you for helping.
    </p>
  </Note>
)

const TITLES = { registration: 'Registration fee', subscription: 'Subscription' } as const

function Choices({ offers, chosen, notTaken }: Props & { offers: Offers }) {
  const unchosen = notTaken?.unchosen ?? []
  const picked = (kind: FeeKind) => {
    if (notTaken) return notTaken.typed[kind] ?? ''
    const [only, ...others] = offers[kind]
    return chosen[kind] || (only && others.length === 0 ? only.feeId : '')
  }
  const errors = (group: FeeKind) =>
    unchosen.includes(group) ? [WORDS.selectFee] : notTaken?.problems?.[group]
  return (
    <>
      <MissingNote
        title={WORDS.selectFee}
        items={unchosen.map((group) => ({ id: group, label: TITLES[group] }))}
      />
      <p className="muted">
        You pay nothing now. After you submit, you’ll pay the registration fee by card, then the subscription.
      </p>
      {!offers.confirmed && (
        <Note tone="warn">
          <p>{SILENT}, so these prices may be out of date. You’ll see the exact price before you pay.</p>
        </Note>
      )}
      {FEE_KINDS.filter((kind) => offers[kind].length > 0).map((kind) => (
        <OptionCards
          key={kind}
          name={kind}
          legend={TITLES[kind]}
          options={offers[kind].map(cardOf)}
          chosen={picked(kind)}
          errors={errors(kind)}
        />
      ))}
    </>
  )
}

const cardOf = (offer: Offer): OptionCard => ({
  value: offer.feeId,
  label: offer.label,
  hint: hintOf(offer),
  aside: <PriceTag offer={offer} />,
})

/** The description of a fee, and why it costs less on this day. */
export const hintOf = (offer: Offer): string =>
  [offer.description, offer.reason && `${offer.reason}.`].filter(Boolean).join(' ')

/** "£42 a month", "£60 instead of £120". */
export function PriceTag({
  offer: { amount, full, period },
}: {
  offer: Pick<Offer, 'amount' | 'full' | 'period'>
}) {
  const under = amount < full ? `instead of ${formatShort(full)}` : perPeriod(period)
  return (
    <span className="fee-price tabular">
      <b>{formatShort(amount)}</b>
      {under && <small>{under}</small>}
    </span>
  )
}
