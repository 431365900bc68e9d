import { data, Form, Link, useNavigation } from 'react-router'
import { attachInvoice } from '../../../../features/store/batches/commands/attach-invoice.server.ts'
import { INVOICES, type InvoiceOf, isInvoiceOf } from '../../../../features/store/batches/model.ts'
import { findBatch } from '../../../../features/store/batches/queries/one-batch.server.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { DocumentRefusal } from '../../../../platform/files/store-document.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { apiPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/invoices'
import { listPath } from './list-path.server.ts'
import { useListPath } from './use-list-path.ts'

const NAMES: Readonly<Record<InvoiceOf, string>> = {
  supplier: 'Invoice of the kit supplier',
  printing: 'Invoice of the printing company',
}
const ALL = Object.keys(INVOICES).filter(isInvoiceOf)

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await findBatch(ctxOf(context), params.id)
  if (!view) throw new NotFound()
  const { id, title } = view.batch
  const there = ALL.filter((of) => view.batch[INVOICES[of]] !== null)
  return { id, title, there }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const errors: Record<string, string[]> = {}
  let kept = 0
  for (const of of ALL) {
    const refused = await keep(ctxOf(context), params.id, of, form.get(of))
    if (refused) errors[of] = [refused]
    else if (isFile(form.get(of))) kept += 1
  }
  if (kept === 0 && Object.keys(errors).length === 0) errors.supplier = ['Choose a file']
  if (Object.keys(errors).length > 0) return data({ errors }, { status: 422 })
  return redirectWithNotice(listPath(request, params.id), {
    tone: 'ok',
    text: kept === 1 ? 'Invoice saved' : 'Invoices saved',
  })
}

const isFile = (given: FormDataEntryValue | null): given is File => given instanceof File && given.size > 0

/** Saves an invoice. Returns the reason if it was refused, otherwise undefined. */
async function keep(
  ctx: Ctx,
  id: string,
  of: InvoiceOf,
  given: FormDataEntryValue | null,
): Promise<string | undefined> {
  if (!isFile(given)) return undefined
  const bytes = new Uint8Array(await given.arrayBuffer())
  const kept = await attachInvoice(ctx, id, of, { bytes, name: given.name })
  return kept.ok ? undefined : worded(kept)
}

function worded(refused: DocumentRefusal): string {
  switch (refused.reason) {
    case 'TOO_LARGE':
      return `The file is larger than ${refused.mostBytes / 1024 / 1024} MB`
    case 'NOT_A_DOCUMENT':
      return 'Choose a PDF, JPEG or PNG file'
    case 'BROKEN':
      return 'The file is broken and cannot be read'
    default:
      return unreachable(refused)
  }
}

/** Uploads the suppliers' invoices of a batch. Only shop managers and administrators can read them. */
export default function Invoices({ loaderData: { id, title, there }, actionData }: Route.ComponentProps) {
  const list = useListPath()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Modal
      small
      title={`Invoices for ${title}`}
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="invoices" disabled={isSending}>
            {isSending ? 'Uploading' : 'Save'}
          </button>
        </>
      }
    >
      <Form
        id="invoices"
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="stack-small"
      >
        {ALL.map((of) => (
          <div key={of}>
            <FileField
              name={of}
              label={NAMES[of]}
              hint="PDF, JPEG or PNG, up to 5 MB."
              accept=".pdf,.jpg,.jpeg,.png"
              optional
              errors={actionData?.errors[of]}
            />
            {there.includes(of) && (
              <p className="small">
                <a href={apiPaths.batchInvoice(id, of)} download>
                  Download the current one
                </a>
                . A new file replaces it.
              </p>
            )}
          </div>
        ))}
      </Form>
    </Modal>
  )
}
