import type { Figure } from '../../../../features/money/model.ts'
import { adminPaths } from '../../../admin-paths.ts'

/** The query parameters of the entries. */
export const OF_ENTRIES = ['q', 'season', 'figure', 'month', 'quarter', 'vat', 'team', 'kind', 'age'] as const

type Part = Partial<Record<'month' | 'quarter' | 'vat' | 'team' | 'kind' | 'age', string>>

/** The address of the page that reminds the people behind a late figure. */
export const remindPath = (season: string, part: Part = {}): string =>
  `${adminPaths.remind}?${new URLSearchParams({ season, ...part })}`

/** The address of the entries behind a figure. */
export const entriesPath = (season: string, figure: Figure, part: Part = {}): string =>
  `${adminPaths.moneyEntries}?${new URLSearchParams({ season, figure, ...part })}`
