import { data, Form, Link, useNavigation } from 'react-router'
import { BATCH_LABELS, BatchFields } from '../../../../features/store/batches/admin/batch-fields.tsx'
import { createBatch } from '../../../../features/store/batches/commands/manage-batch.server.ts'
import { batchInput } from '../../../../features/store/batches/schema.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new'
import { listPath } from './list-path.server.ts'
import { useListPath } from './use-list-path.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(batchInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  try {
    const { id } = await createBatch(ctxOf(context), form.value)
    return redirectWithNotice(listPath(request, id), { tone: 'ok', text: `Batch ${form.value.title} opened` })
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return data({ form: refuseForm(submitted, error.fields) }, { status: 422 })
  }
}

/** Opens a new batch. */
export default function NewBatch({ actionData }: Route.ComponentProps) {
  const list = useListPath()
  const isSending = useNavigation().formMethod === 'POST'
  const { errors = {}, values = {} } = actionData?.form ?? {}
  return (
    <Modal
      title="New batch"
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="batch" disabled={isSending}>
            Open the batch
          </button>
        </>
      }
    >
      <ErrorSummary errors={errors} labels={BATCH_LABELS} />
      <Form id="batch" method="post" preventScrollReset className="stack-small" noValidate>
        <BatchFields values={values} errors={errors} />
      </Form>
    </Modal>
  )
}
