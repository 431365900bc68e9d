import { isLocalDate, type LocalDate } from '../../../../kernel/dates.ts'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/
const BRITISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 00:00(?::00)?)?$/

/** Parses 2010-03-12 or, in British order, 12/03/2010. Returns undefined for anything else. */
export function parseBirthDate(text: string): LocalDate | undefined {
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const british = BRITISH.exec(text)
  return british ? dayOf(british[3], british[2], british[1]) : undefined
}

function dayOf(year = '', month = '', day = ''): LocalDate | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(text) ? text : undefined
}
