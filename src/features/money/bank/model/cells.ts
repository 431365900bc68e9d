import { type Pence, penceOf } from '../../../../kernel/money.ts'

const PLAIN = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/

/**
 * Parses an amount as banks write it: -12.50, 1,234.50, £12.50, (12.50). Undefined if it is anything else, for example
 * a formula, or a decimal comma that could be taken for thousands.
 */
export function parseAmount(cell: string): Pence | undefined {
  const text = cell.replace(/[\p{Sc}\s]/gu, '').replace('−', '-')
  const [, bracket, sign, digits = ''] = /^(\()?([+-])?([\d.,]+)\)?$/.exec(text) ?? []
  if (!PLAIN.test(digits)) return undefined
  const amount = Number(digits.replaceAll(',', ''))
  return penceOf(bracket || sign === '-' ? -amount : amount)
}
