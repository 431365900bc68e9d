import type { Currency } from './locale-choices.ts'

/** How the club shows instants and amounts: its IANA time zone and its currency. */
export type Locale = { readonly timeZone: string; readonly currency: Currency }

/** A global variable is safe because a process, or a page in a browser, serves a single club. */
let locale: Locale = { timeZone: 'Europe/London', currency: 'GBP' }

/** Returns the club's time zone and currency. */
export const clubLocale = (): Locale => locale

/** Sets the time zone and currency in which everything is shown, entered and charged from now on. */
export function setClubLocale({ timeZone, currency }: Locale): void {
  locale = { timeZone, currency }
}
