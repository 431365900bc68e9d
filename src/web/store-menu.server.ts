import { listShelves } from '../features/store/catalog/queries/shelves.server.ts'
import type { PageContext } from './context.ts'

/** What stands beside every page of the store: shelves, whether there is a cart to empty, the supplier's catalogue. [STO-015, STO-016] */
export async function storeMenu({ ctx, share }: Pick<PageContext, 'ctx' | 'share'>, request: Request) {
  return {
    club: ctx.config.club.name,
    shelves: await share('store shelves', listShelves),
    path: new URL(request.url).pathname,
    hasCart: /(?:^|;\s*)cart=[^;\s]/.test(request.headers.get('cookie') ?? ''),
    catalogueUrl: ctx.config.catalogueUrl,
  }
}
