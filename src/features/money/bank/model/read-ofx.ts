import { isLocalDate, type LocalDate } from '../../../../kernel/dates.ts'
import { plainLine } from '../../../../kernel/text.ts'
import { parseAmount } from './cells.ts'
import type { BankRow } from './statement.ts'

export const isOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER|<\?OFX|<OFX|<\?xml[^>]*>\s*<\?OFX)/i.test(text)

/** The number of transactions in an OFX file, without reading them. */
export const countOfxTransactions = (text: string): number => text.split(/<STMTTRN>/i).length - 1

/**
 * Reads the transactions of an OFX file, of version 1 (SGML, in which a field has no closing tag) or 2 (XML). Both are
 * read alike: a field ends with its line or at the next tag. A transaction counts as a row.
 */
export function readOfx(text: string): BankRow[] {
  const rows: BankRow[] = []
  let account = ''
  for (const [nth, part] of text.split(/<STMTTRN>/i).entries()) {
    const [transaction = ''] = part.split(/<\/STMTTRN>/i)
    if (nth > 0) rows.push(rowOf(transaction, nth, account))
    // The account stands above its transactions; a file can have several.
    account = fieldIn(part, 'ACCTID') || account
  }
  return rows
}

function rowOf(transaction: string, row: number, account: string): BankRow {
  const field = (name: string) => fieldIn(transaction, name)
  const amountText = field('TRNAMT')
  const dayText = field('DTPOSTED')
  return {
    row,
    day: dayOf(dayText),
    dayText,
    // The standard allows a comma for the decimals, and no separator of thousands.
    amount: parseAmount(amountText.replace(',', '.')),
    amountText,
    payer: field('NAME') || field('PAYEE'),
    text: [...new Set([field('MEMO'), field('CHECKNUM')])].filter(Boolean).join(' '),
    id: field('FITID'),
    account,
  }
}

/** 20260618, or 20260618120000.000[0:GMT]. */
function dayOf(text: string): LocalDate | undefined {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  return isLocalDate(day) ? day : undefined
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function fieldIn(text: string, name: string): string {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? ''
  return plainLine(found.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, entity) => ENTITIES[entity] ?? ''))
}
