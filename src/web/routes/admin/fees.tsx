import { Link } from 'react-router'
import { listPrices } from '../../../features/billing/prices/queries/prices.server.ts'
import { PlanList, planLine } from '../../../features/fees/admin/plan-list.tsx'
import { feesOf } from '../../../features/fees/model/plan.ts'
import { listPlans } from '../../../features/fees/queries/plans.server.ts'
import { MoneyTabs } from '../../../features/money/admin/money-tabs.tsx'
import { differingFees } from '../../../features/registrations/payment/model/offers.ts'
import { clubDay } from '../../../kernel/dates.ts'
import { SILENT } from '../../../platform/payments/wording.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/fees'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [plans, prices] = await Promise.all([listPlans(ctx), listPrices(ctx)])
  const today = clubDay(ctx.clock.now())
  const current = plans.filter(({ retiredAt }) => retiredAt === null)
  const known = plans.map(({ id }) => id)
  const differing = prices ? differingFees(feesOf(current), prices, feesOf(plans)) : []
  const lines = (list: typeof plans) => list.map((plan) => planLine(plan, today, differing.includes(plan.id)))
  return {
    registration: lines(current.filter(({ kind }) => kind === 'registration')),
    subscription: lines(current.filter(({ kind }) => kind === 'subscription')),
    retired: lines(plans.filter(({ retiredAt }) => retiredAt !== null)),
    answers: prices !== undefined,
    others: prices
      ? [...prices.registration, ...prices.subscriptions]
          .filter(({ feeId }) => !known.includes(feeId))
          .map(({ label }) => label)
      : [],
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Fees · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** What the club charges its members. */
export default function Fees({ loaderData }: Route.ComponentProps) {
  const { registration, subscription, retired, answers, others } = loaderData
  return (
    <>
      <PageHead title="Fees">
        <Link className="button" to={adminPaths.fee('new')}>
          <Icon name="plus" /> New fee
        </Link>
      </PageHead>
      <MoneyTabs current={adminPaths.fees} />
      <div className="stack">
        {!answers && (
          <Note tone="warn">
            <p>{SILENT}, so we could not compare these fees with what it charges.</p>
          </Note>
        )}
        {others.length > 0 && (
          <Note tone="warn">
            <p>
              The card provider has prices without a fee here, and registration offers them:{' '}
              {others.join(', ')}. Add the fee here, or archive the price there.
            </p>
          </Note>
        )}
        <h2>Registration fees</h2>
        <PlanList lines={registration} none="No registration fee yet." />
        <h2>Subscriptions</h2>
        <PlanList lines={subscription} none="No subscription yet." />
        {retired.length > 0 && (
          <details>
            <summary>Retired ({retired.length})</summary>
            <PlanList lines={retired} none="" />
          </details>
        )}
      </div>
    </>
  )
}
