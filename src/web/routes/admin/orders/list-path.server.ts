import { keepQuery } from '../../../admin/list-address.ts'
import { OF_ORDERS, ORDERS } from './address.ts'

/** Path of the page behind a modal. `open` is the id of the batch to unfold. */
export function listPath({ url }: Request, open?: string): string {
  const query = new URLSearchParams(keepQuery(new URL(url).searchParams, OF_ORDERS))
  if (open) query.set('open', open)
  return `${ORDERS}${query.size > 0 ? `?${query}` : ''}`
}
