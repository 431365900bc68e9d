import { data, Link, useNavigation } from 'react-router'
import { OperationStatus } from '../../../../features/billing/operations/components/operation-status.tsx'
import { discountInput } from '../../../../features/billing/schema.ts'
import { requestDiscount } from '../../../../features/billing/subscriptions/commands/request-discount.server.ts'
import { DiscountTable } from '../../../../features/volunteering/duties/admin/discount-table.tsx'
import { confirmDiscount } from '../../../../features/volunteering/duties/commands/confirm-discount.server.ts'
import { discountLists } from '../../../../features/volunteering/duties/queries/discounts.server.ts'
import { newId } from '../../../../kernel/ids.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { redirectToOperation, shownOperation } from '../../../admin/operations.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/discounts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [lists, operation] = await Promise.all([discountLists(ctx), shownOperation(ctx, request)])
  return { ...lists, operation, target: ctx.club.dutyTarget, key: newId() }
}

const REFUSALS = {
  NOT_EARNED: 'This member has not reached the target.',
  NOT_RUNNING: 'This member no longer has a running subscription.',
  CHANGING: 'This discount is being changed. Try again when the card provider has answered.',
} as const

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = parseForm(discountInput, await submittedForm(request))
  if (!form.ok) return data({ refusal: Object.values(form.errors).flat().join(' ') }, { status: 422 })
  const change = form.value.do === 'confirm' ? confirmDiscount : requestDiscount
  const changed = await change(ctx, { memberId: form.value.memberId, key: form.value.key })
  if (!changed.ok) return data({ refusal: REFUSALS[changed.reason] }, { status: 409 })
  return redirectToOperation(adminPaths.volunteerDiscounts, '', changed.operationId)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Volunteer discounts · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Members proposed for the 20% volunteer discount, and those who no longer qualify. [INV-016] */
export default function Discounts({ loaderData, actionData }: Route.ComponentProps) {
  const { proposed, unearned, confirmed, operation, target, key } = loaderData
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title="Volunteer discounts">
        <Link className="button secondary compact" to={adminPaths.subscriptions}>
          Subscriptions
        </Link>
      </PageHead>
      <OperationStatus operation={operation} />
      {actionData && (
        <Note tone="bad" focusOn={actionData}>
          <p>{actionData.refusal}</p>
        </Note>
      )}
      <p className="muted margin-top-3">
        {target > 0
          ? `Members who reach ${target} volunteering points in a season get 20% off their subscription, in that season and the next. A change counts from the next payment.`
          : 'There is no target for volunteering points. Administrators set one in Settings, Season.'}
      </p>
      <section className="margin-top-6" aria-labelledby="proposed">
        <h2 id="proposed">Proposed</h2>
        {proposed.length === 0 && (
          <Empty>
            <p>Nobody is waiting for a discount.</p>
          </Empty>
        )}
        {proposed.length > 0 && (
          <DiscountTable
            caption="Members proposed for the discount"
            rows={proposed}
            target={target}
            action={{ name: 'confirm', label: 'Confirm discount', key, busy }}
          />
        )}
      </section>
      {unearned.length > 0 && (
        <section className="margin-top-6" aria-labelledby="unearned">
          <h2 id="unearned">No longer earned</h2>
          <DiscountTable
            caption="Members whose discount is no longer earned"
            rows={unearned}
            target={target}
            action={{ name: 'end', label: 'End discount', key, busy }}
          />
        </section>
      )}
      {confirmed.length > 0 && (
        <section className="margin-top-6" aria-labelledby="confirmed">
          <h2 id="confirmed">Confirmed</h2>
          <DiscountTable caption="Members with the discount" rows={confirmed} target={target} />
        </section>
      )}
    </>
  )
}
