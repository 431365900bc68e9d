import { catalogueAddress } from '../features/content/queries/configuration.server.ts'
import { piecesIn } from '../features/store/cart/model/cart.ts'
import { currentCart } from '../features/store/cart/queries/cart.server.ts'
import { listCategories } from '../features/store/catalog/queries/categories.server.ts'
import type { PageContext } from './context.ts'

/** Loads the store's menu: categories, number of pieces in the cart, and a link to the supplier's catalogue. */
export async function storeMenu({ ctx, share }: Pick<PageContext, 'ctx' | 'share'>, request: Request) {
  return {
    club: ctx.club.name,
    categories: await share('store categories', listCategories),
    path: new URL(request.url).pathname,
    pieces: piecesIn(await currentCart(ctx, request.headers)),
    catalogueUrl: await share('store catalogue', catalogueAddress),
  }
}
