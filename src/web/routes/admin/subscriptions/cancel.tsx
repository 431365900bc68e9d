import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { subscriptionName } from '../../../../features/billing/operations/model.ts'
import { cancelInput } from '../../../../features/billing/schema.ts'
import { subscriptionRow } from '../../../../features/billing/subscriptions/admin/subscription-row.ts'
import { cancelSubscription } from '../../../../features/billing/subscriptions/commands/cancel-subscription.server.ts'
import { findSubscription } from '../../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { longDay } from '../../../../kernel/dates.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { RadioField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { redirectToOperation } from '../../../admin/operations.server.ts'
import { ctxOf } from '../../../context.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/cancel'
import { OF_SUBSCRIPTIONS, SUBSCRIPTIONS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findSubscription(ctxOf(context), params.id)
  const { person, plan, price, next, canCancel } = subscriptionRow(found, undefined)
  const periodEnd = found.currentPeriodEnd && longDay(found.currentPeriodEnd)
  return { person, plan, price, next, periodEnd, canCancel, isEnding: found.cancelAtPeriodEnd }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = parseForm(cancelInput, await submittedForm(request))
  if (!form.ok) return data({ failure: Object.values(form.errors).flat().join(' ') }, { status: 422 })
  const { operationId } = await cancelSubscription(ctxOf(context), params.id, form.value.ending)
  const { searchParams } = new URL(request.url)
  return redirectToOperation(SUBSCRIPTIONS, keepQuery(searchParams, OF_SUBSCRIPTIONS), operationId)
}

/** Asks before cancelling a subscription. [INV-019, INV-020, resolutions B25] */
export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${SUBSCRIPTIONS}${keepQuery(search, OF_SUBSCRIPTIONS)}`
  const isSending = useNavigation().state !== 'idle'
  const { person, plan, price, next, periodEnd, canCancel, isEnding } = loaderData
  return (
    <Modal
      small
      title="Cancel a subscription"
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Keep it
          </Link>
          <button className="button compact" type="submit" form="cancel" disabled={isSending || !canCancel}>
            {isEnding ? 'End it now' : 'Cancel subscription'}
          </button>
        </>
      }
    >
      {actionData && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      <Form id="cancel" method="post" preventScrollReset className="stack-small">
        <p>
          <b>{`Are you sure you want to cancel the ${subscriptionName(plan, person)}?`}</b>
        </p>
        <p className="muted">{price}</p>
        {!canCancel && (
          <Note>
            <p>It has already ended.</p>
          </Note>
        )}
        {canCancel && isEnding && (
          <>
            <p>{`${next}. You can end it now, without a refund.`}</p>
            <input type="hidden" name="ending" value="now" />
          </>
        )}
        {canCancel && !isEnding && (
          <RadioField
            name="ending"
            label="When does it end?"
            value="period-end"
            options={[
              {
                value: 'period-end',
                label: `At the end of its current period${periodEnd ? `, ${periodEnd}` : ''}`,
              },
              { value: 'now', label: 'Now, without a refund' },
            ]}
          />
        )}
      </Form>
    </Modal>
  )
}
