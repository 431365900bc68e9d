import { useSearchParams } from 'react-router'
import { keepQuery } from '../../../admin/list-address.ts'
import { OF_ORDERS, ORDERS } from './address.ts'

/** Path of the page behind a modal. */
export function useListPath(): string {
  const [search] = useSearchParams()
  return `${ORDERS}${keepQuery(search, OF_ORDERS)}`
}
