import '../../../../ui/admin/facts.css'
import '../../../../features/store/batches/admin/batches.css'
import { data, Form, Link, useNavigation } from 'react-router'
import { BATCH_LABELS, BatchFields } from '../../../../features/store/batches/admin/batch-fields.tsx'
import { editBatch } from '../../../../features/store/batches/commands/manage-batch.server.ts'
import { findBatch } from '../../../../features/store/batches/queries/one-batch.server.ts'
import { batchEdit } from '../../../../features/store/batches/schema.ts'
import { Invalid, NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/edit'
import { listPath } from './list-path.server.ts'
import { useListPath } from './use-list-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return asForm(ctxOf(context), params.id)
}

async function asForm(ctx: Ctx, id: string) {
  const view = await findBatch(ctx, id)
  if (!view) throw new NotFound()
  const { title, expectedDelivery, customRequestKempa, customRequestPrinting, version } = view.batch
  return { version, values: { title, expectedDelivery, customRequestKempa, customRequestPrinting } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const form = parseForm(batchEdit, submitted)
  if (!form.ok) return data({ form, theirs: undefined }, { status: 422 })
  const { version, ...input } = form.value
  const edited = await editBatch(ctx, params.id, version, input).catch(refusedFields)
  if (edited instanceof Invalid)
    return data({ form: refuseForm(submitted, edited.fields), theirs: undefined }, { status: 422 })
  if (edited.ok)
    return redirectWithNotice(listPath(request, params.id), {
      tone: 'ok',
      text: `Batch ${input.title} updated`,
    })
  const values: Record<string, string> = { ...input }
  return data(
    { form: { ok: false as const, errors: {}, values }, theirs: await asForm(ctx, params.id) },
    { status: 409 },
  )
}

function refusedFields(error: unknown): Invalid {
  if (error instanceof Invalid) return error
  throw error
}

/** Edits a batch. If another user has changed it meanwhile, the form shows both versions. */
export default function EditBatch({ loaderData, actionData }: Route.ComponentProps) {
  const list = useListPath()
  const isSending = useNavigation().formMethod === 'POST'
  const errors = actionData?.form.errors ?? {}
  const values: Record<string, string> = actionData?.form.values ?? loaderData.values
  const theirs = actionData?.theirs
  return (
    <Modal
      title={`Edit ${loaderData.values.title}`}
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="batch" disabled={isSending}>
            {theirs ? 'Save mine anyway' : 'Save'}
          </button>
        </>
      }
    >
      <ErrorSummary errors={errors} labels={BATCH_LABELS} />
      {theirs && <Theirs values={theirs.values} />}
      <Form id="batch" method="post" preventScrollReset className="stack-small" noValidate>
        <input type="hidden" name="version" value={theirs?.version ?? values.version ?? loaderData.version} />
        <BatchFields values={values} errors={errors} />
      </Form>
    </Modal>
  )
}

function Theirs({ values }: { values: Record<keyof typeof BATCH_LABELS, string> }) {
  return (
    <>
      <Note tone="bad" focusOn={values}>
        <p>
          Someone else has changed this batch in the meantime. Their version is below; yours is in the form.
        </p>
      </Note>
      <dl className="facts current-version">
        {Object.entries(BATCH_LABELS).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{values[name as keyof typeof BATCH_LABELS] || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
