import { addDays, type LocalDate, localDate } from '../../src/kernel/dates.ts'

/** Birthdays that have an event: the member, the age, and the day relative to the day of the seed. */
export const BIRTHDAYS: Readonly<Record<string, { turns: number; inDays: number }>> = {
  'Elif Aydın': { turns: 40, inDays: 6 },
  'Jonas Hellström': { turns: 30, inDays: 3 },
}

/** Returns the date of birth of a member with a birthday event, so that both agree; undefined for other members. */
export function bornForTheEvent(name: string, today: LocalDate): LocalDate | undefined {
  const birthday = BIRTHDAYS[name]
  return birthday && yearsBefore(addDays(today, birthday.inDays), birthday.turns)
}

/** The same day that many years ago. 29 February becomes the 28th. */
export function yearsBefore(day: LocalDate, years: number): LocalDate {
  const [year = '', month = '', date = ''] = day.split('-')
  return localDate(`${Number(year) - years}-${month}-${month === '02' && date === '29' ? '28' : date}`)
}
