/** The IANA time zones that a club can choose. */
export const TIME_ZONES = Intl.supportedValuesOf('timeZone')

/** Currencies with a hundred minor units, so that a type for whole pence also holds cents and øre. */
export const CURRENCIES = ['GBP', 'EUR', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN'] as const
export type Currency = (typeof CURRENCIES)[number]
