import { catalogueAddress } from '../features/content/queries/configuration.server.ts'
import { piecesIn } from '../features/store/cart/model/cart.ts'
import { currentCart } from '../features/store/cart/queries/cart.server.ts'
import { listCategories } from '../features/store/catalog/queries/categories.server.ts'
import type { PageContext } from './context.ts'

/**
 * What stands beside every page of the store: shelves, how much is in the cart, the supplier's catalogue. [STO-015,
 * STO-016]
 */
export async function storeMenu({ ctx, share }: Pick<PageContext, 'ctx' | 'share'>, request: Request) {
  return {
    club: ctx.config.club.name,
    shelves: await share('store shelves', listCategories),
    path: new URL(request.url).pathname,
    pieces: piecesIn(await currentCart(ctx, request.headers)),
    catalogueUrl: await share('store catalogue', catalogueAddress),
  }
}
