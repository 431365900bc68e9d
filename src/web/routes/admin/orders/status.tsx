import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { changeBatchStatus } from '../../../../features/store/batches/commands/manage-batch.server.ts'
import { type BatchStatus, NEXT_STATUSES } from '../../../../features/store/batches/model.ts'
import { findBatch } from '../../../../features/store/batches/queries/one-batch.server.ts'
import { statusInput } from '../../../../features/store/batches/schema.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { Modal } from '../../../../ui/desk/modal.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/status'
import { behind } from './behind.server.ts'
import { useList } from './use-list.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await findBatch(ctxOf(context), params.id)
  if (!view) throw new NotFound()
  return { title: view.batch.title, status: view.batch.status }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const status = statusInput.safeParse((await submittedForm(request)).get('status'))
  if (!status.success) return data({ failure: 'Please choose a status' }, { status: 422 })
  const changed = await changeBatchStatus(ctxOf(context), params.id, status.data)
  if (!changed.ok)
    return data({ failure: `It is ${changed.from} now, and cannot become ${status.data}.` }, { status: 409 })
  return redirectWithNotice(behind(request, params.id), {
    tone: 'ok',
    text: `The batch is ${status.data} now`,
  })
}

/** What a step means, before it is taken. */
const MEANS: Readonly<Record<BatchStatus, string>> = {
  Open: 'Orders that are paid join it again, and those that waited join it at once.',
  Ordered: 'From now on no order joins it. Buyers read that it was ordered.',
  Delivered: 'Buyers read that they can collect their goods.',
  Closed: 'Everything is handed out. Closed is the end: it cannot be opened again.',
}

/** Takes a batch a step on, after a question. [BAT-002, BAT-003, decisions B19, F13] */
export default function Status({ loaderData: { title, status }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = useList()
  const isSending = useNavigation().formMethod === 'POST'
  const next = NEXT_STATUSES[status].find((one) => one === search.get('to'))
  return (
    <Modal
      small
      title={next ? `${title}: ${next}?` : title}
      closeTo={list}
      foot={
        <>
          <Link className="btn alt s push" to={list} preventScrollReset>
            Cancel
          </Link>
          {next && (
            <button
              className="btn s"
              type="submit"
              form="status"
              name="status"
              value={next}
              disabled={isSending}
            >
              {next === 'Closed' ? 'Close the batch' : `Set to ${next}`}
            </button>
          )}
        </>
      }
    >
      {actionData && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      <Form id="status" method="post" preventScrollReset>
        <p>{next ? MEANS[next] : `It is ${status} now. This step cannot be taken from here.`}</p>
      </Form>
    </Modal>
  )
}
