import { keepQuery } from '../../../admin/list-address.ts'
import { OF_ORDERS, ORDERS } from './address.ts'

/** The query of the page behind a modal: '?…' or ''. */
export const listQuery = ({ url }: Request): string => keepQuery(new URL(url).searchParams, OF_ORDERS)

/** Returns the path of the page behind a modal. `open` is the id of the batch to expand. */
export function listPath(request: Request, open?: string): string {
  const query = new URLSearchParams(listQuery(request))
  if (open) query.set('open', open)
  return `${ORDERS}${query.size > 0 ? `?${query}` : ''}`
}
