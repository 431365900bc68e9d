import type { Figure } from '../../../../features/money/model.ts'
import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { OF_PAYMENTS, PAYMENTS } from '../payments/address.ts'

/** The query parameters of the entries. */
export const OF_ENTRIES = ['q', 'season', 'figure', 'month', 'quarter', 'vat', 'team', 'kind', 'age'] as const

/** The query parameters of the bank statement. */
export const OF_BANK = ['show', 'start'] as const

type Part = Partial<Record<'month' | 'quarter' | 'vat' | 'team' | 'kind' | 'age', string>>

/** The address of the page that reminds the people behind a late figure. */
export const remindPath = (season: string, part: Part = {}): string =>
  `${adminPaths.remind}?${new URLSearchParams({ season, ...part })}`

/** The address of the entries behind a figure. */
export const entriesPath = (season: string, figure: Figure, part: Part = {}): string =>
  `${adminPaths.moneyEntries}?${new URLSearchParams({ season, figure, ...part })}`

/** The address of the bank statement with the filter of an address below it. */
export const bankList = (search: URLSearchParams): string => `${adminPaths.bank}${keepQuery(search, OF_BANK)}`

/** The address of the form that reverses a payment on the bank statement, and then leads back there. */
export const reverseFromBank = (id: string, search: URLSearchParams): string =>
  `${adminPaths.reversePayment(id)}${keepQuery(new URLSearchParams([['from', 'bank'], ...search]), ['from', ...OF_BANK])}`

/** The list from which that form was opened, with its search and filters. */
export const listBeforeReverse = (search: URLSearchParams): string =>
  search.get('from') === 'bank' ? bankList(search) : `${PAYMENTS}${keepQuery(search, OF_PAYMENTS)}`
