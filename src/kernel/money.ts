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

/** Currencies with a hundred smaller units, so that whole pence count cents and øre as well. */
export const CURRENCIES = ['GBP', 'EUR', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The club's currency. A process serves one club, which takes one currency. */
let currency: Currency = 'GBP'
let amounts = formatter(currency)

/** The club's currency by its ISO 4217 code. */
export const clubCurrency = (): Currency => currency

/** The same in small letters, as the card provider and the API spell it: gbp. */
export const providerCurrency = (): string => currency.toLowerCase()

/** Changes the currency in which all amounts are shown and charged. */
export function setClubCurrency(code: Currency): void {
  if (code === currency) return
  currency = code
  amounts = formatter(code)
}

function formatter(code: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: code })
}

/** "£12.50", in British notation whatever the machine's locale. [SYS-051] */
export const formatPence = (amount: Pence): string => amounts.format(amount / 100)

/** The same without pence where there are none: "£12". */
export const formatShort = (amount: Pence): string => formatPence(amount).replace(/\.00$/, '')
