import { keepQuery } from '../../../admin/list-address.ts'
import { OF_ORDERS, ORDERS } from './address.ts'

/** The page behind the modal that a request is about; with `open`, with that batch unfolded. */
export function listPath({ url }: Request, open?: string): string {
  const query = new URLSearchParams(keepQuery(new URL(url).searchParams, OF_ORDERS))
  if (open) query.set('open', open)
  return `${ORDERS}${query.size > 0 ? `?${query}` : ''}`
}
