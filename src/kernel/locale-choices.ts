/** The time zones that a club can choose, by their IANA names. */
export const TIME_ZONES = Intl.supportedValuesOf('timeZone')

/** Currencies with a hundred smaller units, so that whole pence count cents and øre as well. */
export const CURRENCIES = ['GBP', 'EUR', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN'] as const
export type Currency = (typeof CURRENCIES)[number]
