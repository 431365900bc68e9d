import type { Pence } from '../../../../kernel/money.ts'
import type { Personalisation } from '../../catalog/model/item.ts'
import type { PersonalisedItem } from '../../catalog/model/personalised-item.ts'

/** Personalisation of an order line, with its words, its price for one piece and the background of its preview. */
export type LinePersonalisation = Personalisation & { words: string; gross: Pence; on: PersonalisedItem }
