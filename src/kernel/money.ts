import { clubLocale } from './locale.ts'

/** Whole pence. The branded type prevents mixing them up with quantities or with amounts in pounds. */
export type Pence = number & { readonly __unit: 'pence' }
/** A rate in basis points: 2000 is 20%. */
export type BasisPoints = number & { readonly __unit: 'bp' }

/** Checks that a number is whole pence. Throws RangeError for fractions and unsafe integers. */
export function pence(value: number): Pence {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole pence: ${value}`)
  return value as Pence // checked on the line above
}

/** Checks that a number is a rate. Throws RangeError for negative numbers and fractions. */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a rate: ${value}`)
  return value as BasisPoints // checked on the line above
}

/** Converts pounds, as typed in forms, to pence: 12.5 is 1250. Rounds half away from zero. */
export const penceOf = (pounds: number): Pence =>
  pence(Math.sign(pounds) * Math.round(Math.abs(pounds) * 100))

/** Returns a share of an amount in whole pence, rounded half away from zero: 2.3% of £7.00 is £0.16. */
export const shareOf = (amount: Pence, rate: BasisPoints): Pence =>
  pence(Math.sign(amount) * Math.round((Math.abs(amount) * rate) / 10_000))

/** Converts pence to the pounds of the API: 1250 is 12.5. */
export const poundsOf = (amount: Pence): number => amount / 100

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(): Intl.NumberFormat {
  const { currency } = clubLocale()
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  formatters.set(currency, made)
  return made
}

/** Returns the club's currency in lower case, as Stripe and the API spell it: gbp. */
export const providerCurrency = (): string => clubLocale().currency.toLowerCase()

/** Formats an amount in British notation, whatever the server's locale: "£12.50". [SYS-051] */
export const formatPence = (amount: Pence): string => formatter().format(amount / 100)

/** Formats an amount, omitting the pence if they are zero: "£12". */
export const formatShort = (amount: Pence): string => formatPence(amount).replace(/\.00$/, '')
