import type { Pence } from '../../../../kernel/money.ts'
import type { PrintedOn } from '../../catalog/model/printed-on.ts'
import type { Print } from '../../catalog/model.ts'

/** What is printed on a piece of a line, in words too, what that costs on one piece, and on what it is shown. */
export type LinePrint = Print & { words: string; gross: Pence; on: PrintedOn }
