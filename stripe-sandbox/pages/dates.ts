const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** `3 May 2026` for seconds since 1970. */
export const inDays = (moment: number | null | undefined) =>
  moment ? DAYS.format(new Date(moment * 1000)) : ''

/** The two digits of the year so many years on, for a card's expiry. */
export const lastTwoDigits = (moment: number, yearsOn: number) =>
  String(new Date(moment * 1000).getUTCFullYear() + yearsOn).slice(-2)
