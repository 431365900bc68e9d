const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** Formats seconds since 1970 as `3 May 2026`. */
export const inDays = (moment: number | null | undefined) =>
  moment ? DAYS.format(new Date(moment * 1000)) : ''

/** The two-digit year that many years from now, for a card's expiry date. */
export const lastTwoDigits = (moment: number, yearsOn: number) =>
  String(new Date(moment * 1000).getUTCFullYear() + yearsOn).slice(-2)
