import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { moveOrdersAndClose } from '../../../../features/store/batches/commands/close-batch.server.ts'
import {
  type ChangeStatus,
  changeBatchStatus,
} from '../../../../features/store/batches/commands/manage-batch.server.ts'
import { type BatchStatus, NEXT_STATUSES } from '../../../../features/store/batches/model.ts'
import { findBatch } from '../../../../features/store/batches/queries/one-batch.server.ts'
import { listOpenBatches } from '../../../../features/store/batches/queries/order-admin.server.ts'
import { statusInput } from '../../../../features/store/batches/schema.ts'
import { isPlaced } from '../../../../features/store/orders/model/order.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { SelectField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/status'
import { ORDERS } from './address.ts'
import { listPath } from './list-path.server.ts'
import { useListPath } from './use-list-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [view, open] = await Promise.all([findBatch(ctx, params.id), listOpenBatches(ctx)])
  if (!view) throw new NotFound()
  const { title, status } = view.batch
  const placed = view.orders.filter(({ state }) => isPlaced(state)).length
  return { title, status, placed, targets: open.filter(({ id }) => id !== params.id) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  if (form.get('status') === 'Closed' && form.has('moveTo'))
    return moveAndClose(ctx, request, params.id, form)
  const status = statusInput.safeParse(form.get('status'))
  if (!status.success) return data({ failure: 'Choose a status' }, { status: 422 })
  const changed = await changeBatchStatus(ctx, params.id, status.data)
  if (!changed.ok) return data({ failure: notChanged(changed, status.data) }, { status: 409 })
  return redirectWithNotice(listPath(request, params.id), {
    tone: 'ok',
    text: `The batch is now ${status.data.toLowerCase()}`,
  })
}

function notChanged(refused: Extract<ChangeStatus, { ok: false }>, wanted: BatchStatus): string {
  if (refused.reason === 'HAS_ORDERS') return ordersWarning(refused.orders)
  return `The batch is now ${refused.from.toLowerCase()} and cannot be set to ${wanted.toLowerCase()}.`
}

async function moveAndClose(ctx: Ctx, request: Request, id: string, form: FormData) {
  const target = z.uuid().safeParse(form.get('moveTo'))
  if (!target.success) return data({ failure: 'Choose a batch for the orders' }, { status: 422 })
  const moved = await moveOrdersAndClose(ctx, id, target.data)
  if (moved.ok) {
    const text = `${count(moved.orders, 'order')} moved to ${moved.title}, and the batch is closed`
    return redirectWithNotice(listPath(request, target.data), { tone: 'ok', text })
  }
  const failure =
    moved.reason === 'NOT_OPEN'
      ? 'That batch is no longer open. Choose another one.'
      : `The batch is now ${moved.from.toLowerCase()}, so its orders have not been moved.`
  return data({ failure }, { status: 409 })
}

const ordersWarning = (orders: number): string =>
  `${count(orders, 'order')} in this batch ${orders === 1 ? 'is' : 'are'} paid or placed by the club. If you close the batch, ${orders === 1 ? 'it' : 'they'} will not be ordered.`

const QUESTIONS: Readonly<Record<BatchStatus, (title: string) => string>> = {
  Open: (title) => `Open ${title} again?`,
  Ordered: (title) => `Mark ${title} as ordered?`,
  Delivered: (title) => `Mark ${title} as delivered?`,
  Closed: (title) => `Close ${title}?`,
}

/** Explains what a status change means. */
const EXPLANATIONS: Readonly<Record<BatchStatus, string>> = {
  Open: 'New paid orders join it again. Orders waiting for a batch join it now.',
  Ordered: 'No more orders can join it. Buyers see that it has been ordered.',
  Delivered: 'Buyers see that they can collect their order.',
  Closed: 'Everything has been handed out. You can open it again.',
}

/**
 * Changes a batch's status after confirmation. Before a batch with orders is closed, they are moved to another batch.
 */
export default function Status({ loaderData, actionData }: Route.ComponentProps) {
  const { title, status, placed, targets } = loaderData
  const [search] = useSearchParams()
  const list = useListPath()
  const isSending = useNavigation().formMethod === 'POST'
  const next = NEXT_STATUSES[status].find((one) => one === search.get('to'))
  const leavesOrders = next === 'Closed' && status === 'Open' && placed > 0
  const canGo = next && (!leavesOrders || targets.length > 0)
  return (
    <Modal
      small
      title={next ? QUESTIONS[next](title) : title}
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          {canGo && (
            <button
              className="button compact"
              type="submit"
              form="status"
              name="status"
              value={next}
              disabled={isSending}
            >
              {wordsOf(next, leavesOrders)}
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
      <Form id="status" method="post" preventScrollReset className="stack-small">
        {leavesOrders ? (
          <MoveOrders orders={placed} targets={targets} />
        ) : (
          <p>
            {next ? EXPLANATIONS[next] : `The batch is now ${status.toLowerCase()}, so this cannot be done.`}
          </p>
        )}
      </Form>
    </Modal>
  )
}

function wordsOf(next: BatchStatus, leavesOrders: boolean): string {
  if (next === 'Open') return 'Open the batch'
  if (next !== 'Closed') return `Mark as ${next.toLowerCase()}`
  return leavesOrders ? 'Move the orders and close' : 'Close the batch'
}

/** Asks to which batch the orders of a closing batch should move. */
function MoveOrders({
  orders,
  targets,
}: {
  orders: number
  targets: readonly { id: string; title: string }[]
}) {
  return (
    <>
      <Note tone="warn">
        <p>{ordersWarning(orders)}</p>
      </Note>
      {targets.length > 0 ? (
        <SelectField
          name="moveTo"
          label="Move them to"
          options={targets.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : (
        <p>
          No other batch is open. <Link to={`${ORDERS}/new`}>Open another batch</Link> first, then move them
          there.
        </p>
      )}
    </>
  )
}
