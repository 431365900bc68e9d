import { useSearchParams } from 'react-router'
import { queryOf } from '../../../admin/list-address.ts'
import { OF_ORDERS, ORDERS } from './address.ts'

/** The page behind a modal. */
export function useList(): string {
  const [search] = useSearchParams()
  return `${ORDERS}${queryOf(search, OF_ORDERS)}`
}
