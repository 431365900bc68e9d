import { data, Link } from 'react-router'
import { MovementForm, ThresholdForm } from '../../../../features/store/stock/admin/stock-forms.tsx'
import { Movements, PriceHistory } from '../../../../features/store/stock/admin/stock-history.tsx'
import {
  type MoveStock,
  moveStock,
  setThresholds,
} from '../../../../features/store/stock/commands/move-stock.server.ts'
import { findStockItem } from '../../../../features/store/stock/queries/stock-item.server.ts'
import { movementInput, threshold } from '../../../../features/store/stock/schema.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import '../../../../features/store/stock/admin/stock.css'
import type { Ctx } from '../../../../platform/context.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/stock-item'

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await findStockItem(ctxOf(context), params.id)
  if (!item) throw new NotFound()
  return { item }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  return form.get('intent') === 'low' ? saveThresholds(ctx, params.id, form) : move(ctx, params.id, form)
}

async function move(ctx: Ctx, id: string, submitted: FormData) {
  const form = parseForm(movementInput, submitted)
  if (!form.ok) return data({ form }, { status: 422 })
  const moved = await moveStock(ctx, id, form.value)
  if (!moved.ok) return data({ form: refuseForm(submitted, refusalOf(moved)) }, { status: 422 })
  const text = `${form.value.size.size}: ${moved.stock} in stock now`
  return redirectWithNotice(adminPaths.stockOf(id), { tone: 'ok', text })
}

function refusalOf(refused: Extract<MoveStock, { ok: false }>): Record<string, string[]> {
  switch (refused.reason) {
    case 'NO_SUCH_SIZE':
      return { size: ['Choose another size'] }
    case 'TOO_FEW':
      return { quantity: [`Only ${refused.stock} are in stock`] }
    case 'CHANGED_MEANWHILE':
      return {
        size: [`The stock has changed meanwhile: ${refused.stock ?? 'none'} now. Check it and record again`],
      }
    default:
      return unreachable(refused)
  }
}

async function saveThresholds(ctx: Ctx, id: string, submitted: FormData) {
  const typed = [...submitted].flatMap(([name, value]) =>
    name.startsWith('low-')
      ? [{ name, size: name.slice('low-'.length), low: threshold.safeParse(value) }]
      : [],
  )
  const wrong = typed.filter(({ low }) => !low.success)
  if (wrong.length > 0) {
    const low = ['Enter quantities from 0 to 9999']
    const errors = Object.fromEntries(wrong.map(({ name }) => [name, low]))
    return data({ form: refuseForm(submitted, { ...errors, low }) }, { status: 422 })
  }
  await setThresholds(ctx, id, new Map(typed.map(({ size, low }) => [size, low.data ?? null])))
  return redirectWithNotice(adminPaths.stockOf(id), { tone: 'ok', text: 'Saved' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.item.title ?? 'Stock'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** The stock of one item with its movements, and the history of its prices. */
export default function StockItemPage({ loaderData: { item }, actionData }: Route.ComponentProps) {
  const form = {
    sizes: item.sizes,
    errors: actionData?.form.errors ?? {},
    values: actionData?.form.values ?? {},
  }
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.stock, text: 'Stock' }]} here={item.itemId} />
      <PageHead title={item.title}>
        <Link className="button secondary compact" to={adminPaths.catalogueEntry('storeitems', item.id)}>
          Edit the item
        </Link>
      </PageHead>
      <div className="stock-forms" key={item.sizes.map(({ moves }) => moves).join()}>
        <ThresholdForm {...form} />
        <MovementForm {...form} />
      </div>
      <section className="stack-small">
        <h2 className="heading-3">Movements</h2>
        <Movements movements={item.movements} />
      </section>
      <section className="stack-small margin-top-6">
        <h2 className="heading-3">Price history</h2>
        <p className="small muted">Orders keep the price that was paid.</p>
        <PriceHistory prices={item.prices} />
      </section>
    </>
  )
}
