import { type Pence, pence } from '../../../../kernel/money.ts'

/** How money is treated for VAT: a rate in basis points as text, or why none applies. */
export type VatRate = 'exempt' | 'none' | (string & {})

const RATE_WORDS: Readonly<Record<string, string>> = {
  exempt: 'Exempt (playing fees)',
  none: 'No VAT charged',
}

/** Words a rate: "20%". */
export const vatRateWords = (rate: VatRate): string => RATE_WORDS[rate] ?? `${Number(rate) / 100}%`

/** The money of a rate in a quarter. `gross` is what was received less what was refunded, and contains `vat`. */
export type VatLine = {
  rate: VatRate
  received: Pence
  refunded: Pence
  gross: Pence
  vat: Pence
  net: Pence
}

export type VatSums = Omit<VatLine, 'rate'>

/** A quarter, such as "2026-Q4". */
export type VatQuarter = { id: string; lines: VatLine[]; total: VatSums }

const MONTHS = ['January to March', 'April to June', 'July to September', 'October to December']

/** Names a quarter: "October to December 2026". */
export const quarterWords = (quarter: string): string =>
  `${MONTHS[Number(quarter.slice(-1)) - 1]} ${quarter.slice(0, 4)}`

/** Adds up the lines of a quarter. */
export function vatTotal(lines: readonly VatSums[]): VatSums {
  const sumOf = (column: keyof VatSums): Pence => pence(lines.reduce((sum, line) => sum + line[column], 0))
  return {
    received: sumOf('received'),
    refunded: sumOf('refunded'),
    gross: sumOf('gross'),
    vat: sumOf('vat'),
    net: sumOf('net'),
  }
}
