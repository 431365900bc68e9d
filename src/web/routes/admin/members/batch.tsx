import '../../../../features/members/admin/members.css'
import { data, Form, redirect, useNavigation, useOutletContext } from 'react-router'
import { InvoiceFields } from '../../../../features/billing/invoices/components/invoice-fields.tsx'
import { PlanFields } from '../../../../features/billing/subscriptions/admin/plan-fields.tsx'
import { messageInput } from '../../../../features/emails/schema.ts'
import { AssignTeamFields } from '../../../../features/members/bulk/admin/assign-team-fields.tsx'
import { batchActionNamed, LABELS, TITLES } from '../../../../features/members/bulk/admin/batch-words.ts'
import {
  MessageFields,
  MessagePreview,
  type MessagePreviewData,
} from '../../../../features/members/bulk/admin/message-fields.tsx'
import {
  type MembersOutlet,
  SelectionFields,
  useChosen,
} from '../../../../features/members/bulk/admin/selection-fields.tsx'
import { UpdateField } from '../../../../features/members/bulk/admin/update-field.tsx'
import { firstReader } from '../../../../features/members/bulk/queries/recipients.server.ts'
import { selectedMembers } from '../../../../features/members/queries/member-filter.server.ts'
import { memberSelection } from '../../../../features/members/schema.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { ErrorSummary, type FormErrors } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/batch'
import { startBatch } from './batch-forms.server.ts'
import { type BatchPage, batchPage } from './batch-pages.server.ts'

const FORM = 'batch'

const actionIn = (params: Route.LoaderArgs['params']) => {
  const action = batchActionNamed(params.action)
  if (!action) throw new Response(WORDS.pageNotFound, { status: 404 })
  return action
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = await batchPage(ctxOf(context), actionIn(params), new URL(request.url).searchParams)
  return { page, key: newId() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const name = actionIn(params)
  const form = await submittedForm(request)
  if (name === 'send-email' && form.get('intent') === 'preview') return preview(ctxOf(context), form)
  const started = await startBatch(ctxOf(context), name, form)
  if (!started.ok) return data({ form: started, preview: undefined }, { status: 422 })
  const { searchParams } = new URL(request.url)
  // The table has no `field` parameter, and the run leads back to it.
  searchParams.delete('field')
  throw redirect(
    `${adminPaths.memberRun(started.runId)}${searchParams.size > 0 ? `?${searchParams}` : ''}`,
    303,
  )
}

/** Previews the e-mail for the first selected member. Sends nothing. */
async function preview(ctx: Ctx, form: FormData) {
  const parsed = parseForm(messageInput, form)
  if (!parsed.ok) return data({ form: parsed, preview: undefined }, { status: 422 })
  const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  return data({
    form: { ok: false as const, errors: {}, values: values as Record<string, string> }, // files were filtered out above
    preview: { message: parsed.value, reader: await firstReader(ctx, await selectedIds(ctx, form)) },
  })
}

async function selectedIds({ db }: Ctx, form: FormData): Promise<string[]> {
  const selected = parseForm(memberSelection, form)
  return selected.ok ? selectedMembers(db, selected.value) : []
}

/** The modal of a bulk action on members. Its button is disabled while the form is being sent. */
export default function Batch({ loaderData: { page, key }, actionData }: Route.ComponentProps) {
  const { closeTo } = useOutletContext<MembersOutlet>()
  const chosen = useChosen()
  const isSending = useNavigation().state !== 'idle'
  const form = actionData?.form
  const errors = form?.errors ?? {}
  const recipients = count(chosen, 'member')
  return (
    <Modal
      title={TITLES[page.action].title(recipients)}
      closeTo={closeTo}
      small={page.action !== 'send-email'}
      foot={
        <>
          <p className="small muted">{TITLES[page.action].note}</p>
          {page.action === 'send-email' && (
            <button
              type="submit"
              className="button secondary"
              form={FORM}
              name="intent"
              value="preview"
              disabled={isSending}
            >
              Preview
            </button>
          )}
          <button type="submit" className="button" form={FORM} disabled={isSending || chosen === 0}>
            {isSending ? 'One moment…' : TITLES[page.action].button(recipients)}
          </button>
        </>
      }
    >
      {chosen === 0 && (
        <Note tone="warn">No members are selected. Close this and select members in the table.</Note>
      )}
      <ErrorSummary errors={errors} labels={LABELS} />
      <Form id={FORM} method="post" className="stack" preventScrollReset noValidate>
        <SelectionFields />
        <input type="hidden" name="key" value={key} />
        <Fields page={page} errors={errors} values={form?.values ?? {}} preview={actionData?.preview} />
      </Form>
    </Modal>
  )
}

type FieldsProps = {
  page: BatchPage
  errors: FormErrors
  values: Record<string, string>
  preview: MessagePreviewData | undefined
}

function Fields({ page, errors, values, preview }: FieldsProps) {
  switch (page.action) {
    case 'assign-team':
      return <AssignTeamFields teams={page.teams} errors={errors} values={values} />
    case 'update-field':
      return <UpdateField page={page} errors={errors} values={values} />
    case 'make-inactive':
      return (
        <p>Inactive members are in no squad and no list of recipients. You can make them active again.</p>
      )
    case 'create-invoice':
      return <InvoiceFields errors={errors} values={values} />
    case 'assign-subscription': {
      const { plans = [] } = page
      const silent = page.plans ? {} : { priceId: [PROVIDER_SILENT] }
      const shown = { ...silent, ...errors }
      return <PlanFields label="Subscription" choose="Choose…" plans={plans} errors={shown} values={values} />
    }
    case 'send-email':
      return (
        <div className={preview ? 'compose' : undefined}>
          <div className="stack">
            <MessageFields senders={page.senders} errors={errors} values={values} />
          </div>
          {preview && <MessagePreview {...preview} senders={page.senders} focus />}
        </div>
      )
  }
}
