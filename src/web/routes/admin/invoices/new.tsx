import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { emailNote } from '../../../../features/billing/customers/model.ts'
import { payersNamed } from '../../../../features/billing/customers/queries/payers.server.ts'
import { createInvoice } from '../../../../features/billing/invoices/commands/create-invoice.server.ts'
import { InvoiceFields } from '../../../../features/billing/invoices/components/invoice-fields.tsx'
import { refusalWords } from '../../../../features/billing/model.ts'
import { invoiceInput } from '../../../../features/billing/schema.ts'
import { findMemberName } from '../../../../features/members/bulk/queries/members-by-name.server.ts'
import { FindMember, NoMembersFound } from '../../../../features/members/components/find-member.tsx'
import { MemberChoice } from '../../../../features/members/components/member-choice.tsx'
import { newId } from '../../../../kernel/ids.ts'
import { penceOf } from '../../../../kernel/money.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { keepQuery } from '../../../admin/list-address.ts'
import { redirectToOperation } from '../../../admin/operations.server.ts'
import { ctxOf } from '../../../context.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new'
import { INVOICES, OF_INVOICES } from './address.ts'

const FORM = 'invoice'
const LABELS = {
  '': 'Invoice',
  key: 'This form',
  memberId: 'Member',
  amount: 'Amount',
  description: 'Description',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80)
  return { key: newId(), find, payers: await payersNamed(ctxOf(context), find) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const form = parseForm(invoiceInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const { memberId, amount, description, key } = form.value
  const created = await createInvoice(ctx, { memberId, amount: penceOf(amount), description, key })
  if (!created.ok) {
    const name = await findMemberName(ctx.db, memberId)
    const refusal = refuseForm(submitted, {
      '': [`Could not send an invoice to ${name}: ${refusalWords(created)}`],
    })
    if (created.reason === 'KEY_USED') refusal.values.key = newId()
    return data({ form: refusal }, { status: 422 })
  }
  const { searchParams } = new URL(request.url)
  return redirectToOperation(INVOICES, keepQuery(searchParams, OF_INVOICES), created.operationId)
}

/** Creates an invoice for one member, who is found by name. [INV-006, INV-007, INV-008, INV-009, resolutions B21] */
export default function NewInvoice({ loaderData: { key, find, payers }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_INVOICES)
  const list = `${INVOICES}${query}`
  const isSending = useNavigation().formMethod === 'POST'
  const { errors = {}, values = {} } = actionData?.form ?? {}
  return (
    <Modal
      title="Create an invoice"
      closeTo={list}
      foot={
        <>
          <p className="small muted">The member gets it by e-mail.</p>
          <Link className="button secondary compact" to={list} preventScrollReset>
            Cancel
          </Link>
          <button
            className="button compact"
            type="submit"
            {...(payers.length > 0 && { form: FORM })}
            disabled={isSending || payers.length === 0}
          >
            {isSending ? 'Sending' : 'Send invoice'}
          </button>
        </>
      }
    >
      <ErrorSummary errors={errors} labels={LABELS} />
      <FindMember find={find} list={query} />
      {payers.length === 0 && <NoMembersFound find={find} />}
      {payers.length > 0 && (
        <Form id={FORM} method="post" preventScrollReset className="stack-small" noValidate>
          <input type="hidden" name="key" value={values.key ?? key} />
          <MemberChoice
            members={payers}
            noteOf={emailNote}
            chosen={values.memberId}
            errors={errors.memberId}
          />
          <InvoiceFields errors={errors} values={values} />
        </Form>
      )}
    </Modal>
  )
}
