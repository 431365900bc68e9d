import { data, Link } from 'react-router'
import { BatchStatusText } from '../../../../features/store/batches/admin/batch-status.tsx'
import { OrderActions } from '../../../../features/store/batches/admin/order-actions.tsx'
import { OrderStateText } from '../../../../features/store/batches/admin/order-columns.tsx'
import { OrderFacts } from '../../../../features/store/batches/admin/order-facts.tsx'
import {
  findAdminOrder,
  listOpenBatches,
} from '../../../../features/store/batches/queries/order-admin.server.ts'
import { ExchangeForm } from '../../../../features/store/hand-out/admin/exchange-form.tsx'
import { isPlaced } from '../../../../features/store/orders/model/order.ts'
import { canPlaceClubOrder } from '../../../../features/store/orders/policy.ts'
import { newId } from '../../../../kernel/ids.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { redirectToOperation } from '../../../admin/operations.server.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/order'
import { ORDERS } from './address.ts'
import { listPath, listQuery } from './list-path.server.ts'
import { handleOrderForm } from './order-form.server.ts'
import { useListPath } from './use-list-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [order, batches] = await Promise.all([findAdminOrder(ctx, params.id), listOpenBatches(ctx)])
  const isMovable =
    isPlaced(order.state) && order.batch?.status !== 'Delivered' && order.batch?.status !== 'Closed'
  return {
    formKey: newId(),
    order,
    targets: isMovable ? batches.filter(({ id }) => id !== order.batch?.id) : [],
    canCancel: order.state === 'club' && canPlaceClubOrder(ctx.actor),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const acted = await handleOrderForm(ctxOf(context), params.id, await submittedForm(request))
  if (!acted.ok) return data({ form: acted }, { status: 422 })
  if ('operationId' in acted) return redirectToOperation(ORDERS, listQuery(request), acted.operationId)
  return redirectWithNotice(listPath(request), { tone: 'ok', text: acted.text })
}

/** One order with its buyer, lines, prices, history and actions. */
export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const list = useListPath()
  const { order } = loaderData
  return (
    <Modal
      title={`Order ${order.number}`}
      closeTo={list}
      foot={
        <Link className="button secondary compact push-right" to={list} preventScrollReset>
          Close
        </Link>
      }
    >
      <p>
        <b>{order.buyer || 'Unknown'}</b> <span className="muted">{order.email}</span>{' '}
        <OrderStateText {...order} />{' '}
        {order.batch ? (
          <>
            {order.batch.title} <BatchStatusText status={order.batch.status} />
          </>
        ) : (
          isPlaced(order.state) && (
            <span className="badge" data-tone="open">
              No batch
            </span>
          )
        )}
      </p>
      <OrderFacts order={order} />
      <ExchangeForm
        order={order}
        formKey={loaderData.formKey}
        refused={actionData?.form.intent === 'exchange' ? actionData.form : undefined}
      />
      <OrderActions {...loaderData} refused={actionData?.form} />
    </Modal>
  )
}
