import { clubLocale } from './locale.ts'

/** Whole pence. The type keeps quantities and amounts in pounds out. */
export type Pence = number & { readonly __unit: 'pence' }
/** A rate in hundredths of a percent: 2000 is 20 %. */
export type BasisPoints = number & { readonly __unit: 'bp' }

/** Checked whole pence. Throws RangeError on fractions and unsafe integers. */
export function pence(value: number): Pence {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole pence: ${value}`)
  return value as Pence // checked on the line above
}

/** Checked rate. Throws RangeError on negatives and fractions. */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a rate: ${value}`)
  return value as BasisPoints // checked on the line above
}

/** Pence of an amount in pounds, as forms have it: 12.5 is 1250. Rounded half away from zero. */
export const penceOf = (pounds: number): Pence =>
  pence(Math.sign(pounds) * Math.round(Math.abs(pounds) * 100))

/** A share of an amount, rounded to whole pence, half away from zero: 2.3 % of £7.00 is £0.16. */
export const shareOf = (amount: Pence, rate: BasisPoints): Pence =>
  pence(Math.sign(amount) * Math.round((Math.abs(amount) * rate) / 10_000))

/** An amount in pounds, for the wire: 1250 is 12.5. */
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

/** The club's currency in small letters, as the card provider and the API spell it: gbp. */
export const providerCurrency = (): string => clubLocale().currency.toLowerCase()

/** "£12.50", in British notation whatever the machine's locale. [SYS-051] */
export const formatPence = (amount: Pence): string => formatter().format(amount / 100)

/** The same without pence where there are none: "£12". */
export const formatShort = (amount: Pence): string => formatPence(amount).replace(/\.00$/, '')
