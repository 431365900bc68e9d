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

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** "£12.50". Always sterling in British notation, whatever the machine's locale. [SYS-051] */
export const formatPence = (amount: Pence): string => POUNDS.format(amount / 100)
