import { data, Form, Link, useNavigation } from 'react-router'
import { priceWords } from '../../../../features/billing/prices/model.ts'
import { listPrices } from '../../../../features/billing/prices/queries/prices.server.ts'
import { subscribersOf } from '../../../../features/billing/prices/queries/subscribers.server.ts'
import { PlanForm, valuesOf } from '../../../../features/fees/admin/plan-form.tsx'
import {
  retirePlan,
  type SavePlan,
  savePlan,
  sendPrice,
} from '../../../../features/fees/commands/save-plan.server.ts'
import { findPlan } from '../../../../features/fees/queries/plans.server.ts'
import { planInput } from '../../../../features/fees/schema.ts'
import { listAgreements } from '../../../../features/registrations/payment/queries/agreements.server.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/plan'

const NEW = 'new'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  if (params.id === NEW) return undefined
  const plan = await findPlan(ctx, params.id)
  const [prices, subscribers, agreements] = await Promise.all([
    listPrices(ctx),
    subscribersOf(ctx, plan),
    listAgreements(ctx, plan.id),
  ])
  const { id, label, kind, retiredAt, pricePending, priceError } = plan
  const all = [...(prices?.registration ?? []), ...(prices?.subscriptions ?? [])]
  const charged = all.find(({ feeId }) => feeId === id)
  const isDifferent = prices !== undefined && !retiredAt && charged?.amount !== plan.amount
  return {
    ...{ id, label, kind, priceError, pricePending, values: valuesOf(plan) },
    isRetired: retiredAt !== null,
    charged: isDifferent ? { price: charged ? formatPence(charged.amount) : '' } : undefined,
    agreements: agreements.map(({ id: registrationId, name, amount, note }) => ({
      id: registrationId,
      name,
      under: note,
      badges: [],
      sum: formatPence(amount),
    })),
    subscribers: subscribers.map(({ name, amount, ...one }) => ({
      id: one.id,
      title: name ?? 'A registration',
      price: priceWords({ amount, ...one }),
      badges: amount === plan.amount ? [] : [{ tone: 'info', text: 'Earlier price' }],
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const done = (text: string) => redirectWithNotice(adminPaths.fees, { tone: 'ok', text })
  switch (form.get('do')) {
    case 'retire':
      await retirePlan(ctx, params.id, true)
      return done('Retired. Nobody can choose it any more')
    case 'restore': {
      const restored = await retirePlan(ctx, params.id, false)
      if (restored.ok) return done('The fee is on offer again')
      const text = 'Another fee has this name now. Change one of the names first'
      return redirectWithNotice(adminPaths.fee(params.id), { tone: 'bad', text })
    }
    case 'send':
      await sendPrice(ctx, params.id)
      return done('We are sending the price to the card provider')
  }
  const input = parseForm(planInput, form)
  if (!input.ok) return data(input, 422)
  const saved = await savePlan(ctx, params.id === NEW ? undefined : params.id, input.value)
  if (saved.ok) return done('Saved')
  const { status, errors } = refusalOf(saved)
  return data(refuseForm(form, errors), status)
}

function refusalOf(refused: Extract<SavePlan, { ok: false }>): {
  status: number
  errors: Record<string, string[]>
} {
  switch (refused.reason) {
    case 'CHANGED':
      return {
        status: 409,
        errors: { '': ['Someone else has changed this fee. Open it again, then enter your changes.'] },
      }
    case 'NAME_TAKEN':
      return { status: 422, errors: { label: ['There is a fee with this name already'] } }
    case 'OTHER_KIND':
      return {
        status: 422,
        errors: { period: ['Add a new fee for another way to pay, and retire this one'] },
      }
    default:
      return unreachable(refused)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.label ?? 'New fee'} · Fees · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** Adds or changes a fee. */
export default function Plan({ loaderData: plan, actionData }: Route.ComponentProps) {
  const title = plan?.label ?? 'New fee'
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.fees, text: 'Fees' }]} here={title} />
      <PageHead title={title} />
      {plan && <PriceNote {...plan} />}
      <PlanForm
        values={actionData?.values ?? plan?.values ?? {}}
        errors={actionData?.errors ?? {}}
        kind={plan?.kind}
      />
      {plan && <Retire isRetired={plan.isRetired} />}
      {plan && plan.agreements.length > 0 && (
        <section className="stack margin-top-4">
          <h2>Agreed with one person</h2>
          <RecordLines
            none=""
            lines={plan.agreements.map(({ id, name, ...line }) => ({
              ...{ id, ...line },
              title: <Link to={adminPaths.agreeFee(id)}>{name}</Link>,
            }))}
          />
        </section>
      )}
      {plan?.kind === 'subscription' && (
        <section className="stack margin-top-4">
          <h2>{count(plan.subscribers.length, 'running subscription')}</h2>
          <RecordLines
            none="Nobody has subscribed."
            lines={plan.subscribers.map(({ price, ...line }) => ({ ...line, under: price }))}
          />
        </section>
      )}
    </>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

/** Shows that the price at the payment provider is not the one of the plan, and lets staff send it again. */
function PriceNote({
  pricePending,
  priceError,
  charged,
}: Pick<Loaded, 'pricePending' | 'priceError' | 'charged'>) {
  const isBusy = useNavigation().state !== 'idle'
  if (pricePending)
    return (
      <Note>
        <p>Waiting for the card provider. Until it answers, people pay the earlier price.</p>
      </Note>
    )
  if (!priceError && !charged) return null
  const real = charged?.price
    ? `The card provider charges ${charged.price}.`
    : 'The card provider has no price yet.'
  return (
    <Note tone="bad">
      <p>{priceError ? `The card provider refused the price: ${priceError}` : real}</p>
      <Form method="post">
        <button className="button secondary compact" type="submit" name="do" value="send" disabled={isBusy}>
          Send our price
        </button>
      </Form>
    </Note>
  )
}

function Retire({ isRetired }: { isRetired: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="margin-top-4 row gap-2">
      <button
        className="button secondary"
        type="submit"
        name="do"
        value={isRetired ? 'restore' : 'retire'}
        disabled={isBusy}
      >
        {isRetired ? 'Offer it again' : 'Retire this fee'}
      </button>
      {!isRetired && (
        <span className="small muted">People who have chosen it keep it. Nobody else can choose it.</span>
      )}
    </Form>
  )
}
