import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { emailNote } from '../../../../features/billing/customers/model.ts'
import { payersNamed } from '../../../../features/billing/customers/queries/payers.server.ts'
import { refusalWords } from '../../../../features/billing/model.ts'
import { priceWords } from '../../../../features/billing/prices/model.ts'
import { listPrices } from '../../../../features/billing/prices/queries/prices.server.ts'
import { assignInput } from '../../../../features/billing/schema.ts'
import { PlanFields } from '../../../../features/billing/subscriptions/admin/plan-fields.tsx'
import { assignSubscription } from '../../../../features/billing/subscriptions/commands/assign-subscription.server.ts'
import { findMemberName } from '../../../../features/members/bulk/queries/members-by-name.server.ts'
import { FindMember, NoMembersFound } from '../../../../features/members/components/find-member.tsx'
import { MemberChoice } from '../../../../features/members/components/member-choice.tsx'
import { newId } from '../../../../kernel/ids.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { redirectToOperation } from '../../../admin/operations.server.ts'
import { ctxOf } from '../../../context.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/assign'
import { OF_SUBSCRIPTIONS, SUBSCRIPTIONS } from './address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80)
  const [payers, prices] = await Promise.all([payersNamed(ctx, find), listPrices(ctx)])
  const plans = prices?.subscriptions.map((plan) => ({
    value: plan.id,
    label: `${plan.label}, ${priceWords(plan)}`,
  }))
  return { key: newId(), find, payers, plans }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const form = parseForm(assignInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const assigned = await assignSubscription(ctx, form.value)
  if (!assigned.ok) {
    const name = await findMemberName(ctx.db, form.value.memberId)
    const plan = (await listPrices(ctx))?.subscriptions.find(({ id }) => id === form.value.priceId)
    const what = `Could not assign ${plan?.label ?? 'this plan'} to ${name}`
    const refusal = refuseForm(submitted, { '': [`${what}: ${refusalWords(assigned)}`] })
    return data({ form: refusal }, { status: 422 })
  }
  const { searchParams } = new URL(request.url)
  return redirectToOperation(SUBSCRIPTIONS, keepQuery(searchParams, OF_SUBSCRIPTIONS), assigned.operationId)
}

/** Assigns a subscription to a member. [INV-013, INV-014, INV-016, INV-017, INV-018] */
export default function Assign({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { payers, plans, find } = loaderData
  const isSending = useNavigation().formMethod === 'POST'
  const list = keepQuery(search, OF_SUBSCRIPTIONS)
  const errors = actionData?.form.errors ?? {}
  const canAssign = payers.length > 0 && plans
  return (
    <Modal
      title="Assign subscription"
      closeTo={`${SUBSCRIPTIONS}${list}`}
      foot={
        <>
          <Link
            className="button secondary compact push-right"
            to={`${SUBSCRIPTIONS}${list}`}
            preventScrollReset
          >
            Cancel
          </Link>
          <button
            className="button compact"
            type="submit"
            {...(canAssign && { form: 'assign' })}
            disabled={isSending || !canAssign}
          >
            {isSending ? 'Assigning' : 'Assign'}
          </button>
        </>
      }
    >
      {errors[''] && (
        <Note tone="bad">
          <p>{errors[''].join(' ')}</p>
        </Note>
      )}
      {!plans && (
        <Note tone="bad">
          <p>{PROVIDER_SILENT}</p>
        </Note>
      )}
      <FindMember find={find} list={list} />
      {payers.length === 0 && <NoMembersFound find={find} />}
      {canAssign && (
        <AssignForm loaderData={loaderData} plans={plans} values={actionData?.form.values} errors={errors} />
      )}
    </Modal>
  )
}

type FormProps = {
  loaderData: Route.ComponentProps['loaderData']
  plans: readonly { value: string; label: string }[]
  values: Record<string, string> | undefined
  errors: Record<string, string[]>
}

function AssignForm({ loaderData: { key, payers }, plans, values, errors }: FormProps) {
  return (
    <Form id="assign" method="post" preventScrollReset className="stack-small" noValidate>
      <input type="hidden" name="key" value={values?.key ?? key} />
      <MemberChoice members={payers} noteOf={emailNote} chosen={values?.memberId} errors={errors.memberId} />
      <PlanFields label="Plan" choose="Choose a plan" plans={plans} errors={errors} values={values} />
    </Form>
  )
}
