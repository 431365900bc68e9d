import { amountPer } from '../../../billing/prices/model.ts'
import '../../form/components/registration.css'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { PriceTag } from '../../form/components/fees-step.tsx'
import { OptionCards } from '../../form/components/option-cards.tsx'
import { SUBSCRIPTION } from '../../model/registration.ts'
import { choiceValue } from '../../payment/model/offers.ts'
import type { PlanToStart } from '../../payment/queries/plans-to-start.server.ts'
import { namesOf } from '../model/family-fees.ts'
import { planField } from '../model/plan-field.ts'

/** The plans chosen in an attempt that failed, and what was wrong, by the id of the registration. */
export type PlanRefusal = { chosen: Record<string, string>; problems: Record<string, string> }

type Props = { plans: readonly PlanToStart[]; refused: PlanRefusal | undefined }

/** The subscriptions of several children, chosen together and paid one after the other. */
export function FamilyPlans({ plans, refused }: Props) {
  const [first] = plans
  if (!first) return null
  return (
    <form
      method="post"
      action={`${SUBSCRIPTION}?step=process&id=${first.id}`}
      className="stack-large"
      noValidate
    >
      {plans.map(({ id, firstName, offers, chosen }) => {
        const problem = refused?.problems[id]
        const only = offers.length === 1 ? (offers[0]?.priceId ?? '') : ''
        return (
          <OptionCards
            key={id}
            name={planField(id)}
            legend={`Subscription for ${firstName}`}
            options={offers.map((offer) => ({
              value: choiceValue(offer),
              label: offer.label,
              hint: offer.description,
              aside: <PriceTag offer={offer} />,
            }))}
            chosen={refused?.chosen[id] || chosen || only}
            errors={problem ? [problem] : undefined}
          />
        )
      })}
      <UnreachableNote />
      <div className="stack-small">
        <button className="button" type="submit" name="pay" value="family">
          Start {plans.length} subscriptions <Icon name="right" />
        </button>
        <p className="small muted row">
          <Icon name="lock" />
          <span>
            Each child has a subscription of their own, so that you can change or cancel one without the
            others. You’ll pay by card on our card provider’s page, once for each child:{' '}
            {namesOf(plans.map(({ firstName }) => firstName))}.
          </span>
        </p>
      </div>
    </form>
  )
}

/** What is left to start for the other children of a family. */
export function OtherPlans({ plans, refused }: Props) {
  const [next, ...others] = plans
  if (!next) return null
  return others.length > 0 ? <FamilyPlans plans={plans} refused={refused} /> : <NextPlan plan={next} />
}

/** One tap to the payment page of the next child, or the choice of a plan if none is known. */
function NextPlan({ plan: { id, firstName, offers, chosen } }: { plan: PlanToStart }) {
  const offer =
    offers.find(({ priceId }) => priceId === chosen) ?? (offers.length === 1 ? offers[0] : undefined)
  const address = `${SUBSCRIPTION}?step=process&id=${id}`
  if (!offer?.priceId)
    return (
      <p>
        <a className="button" href={address}>
          Start the subscription of {firstName} <Icon name="right" />
        </a>
      </p>
    )
  return (
    <form method="post" action={address} className="stack-small">
      <p>
        Next: <b>{firstName}</b>, {offer.label}, {amountPer(offer.amount, offer.period)}.{' '}
        <a href={address}>Choose another plan</a>
      </p>
      <input type="hidden" name="priceId" value={offer.priceId} />
      <button className="button" type="submit">
        Pay for {firstName} <Icon name="right" />
      </button>
    </form>
  )
}
