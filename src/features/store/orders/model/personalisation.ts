import type { Pence } from '../../../../kernel/money.ts'
import type { Personalisation } from '../../catalog/model/item.ts'
import type { PersonalisedItem } from '../../catalog/model/personalised-item.ts'

/** What is printed on a piece of a line, in words too, what that costs on one piece, and on what it is shown. */
export type LinePersonalisation = Personalisation & { words: string; gross: Pence; on: PersonalisedItem }
