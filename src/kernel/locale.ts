import type { Currency } from './locale-choices.ts'

/** How the club shows instants and amounts: its time zone by the IANA name, and its currency. */
export type Locale = { readonly timeZone: string; readonly currency: Currency }

/** A process, or a page in a browser, serves one club. */
let locale: Locale = { timeZone: 'Europe/London', currency: 'GBP' }

/** The time zone and currency of the club. */
export const clubLocale = (): Locale => locale

/** Changes the time zone and the currency in which everything is shown, typed and charged from now on. */
export function setClubLocale({ timeZone, currency }: Locale): void {
  locale = { timeZone, currency }
}
