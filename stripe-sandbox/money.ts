const SIGNS: Record<string, string> = { gbp: '£', eur: '€', usd: '$' }

/** Formats `3500, 'gbp'` as `£35.00` for the sandbox's own pages and PDFs. */
export function inWords(minor: number, currency: string): string {
  const sign = minor < 0 ? '-' : ''
  return `${sign}${SIGNS[currency] ?? `${currency.toUpperCase()} `}${(Math.abs(minor) / 100).toFixed(2)}`
}
