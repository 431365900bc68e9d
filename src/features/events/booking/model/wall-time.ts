import { clubInstant, clubStamp, isLocalDate } from '../../../../kernel/dates.ts'

const SHAPE = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::00)?$/

/** Whether a text is the value of a field for date and time. */
export const isWallTime = (text: string): boolean => isLocalDate(SHAPE.exec(text)?.[1] ?? '')

/** Returns the instant of a valid date and time in the club's time zone. */
export function wallInstant(text: string): Date {
  const [, day = '', hour, minute] = SHAPE.exec(text) ?? []
  if (!isLocalDate(day)) throw new RangeError('not a date and time')
  return clubInstant(day, `${hour}:${minute}`)
}

/** Returns an instant as the value of such a field. */
export const wallTimeOf = (at: Date | null): string => (at ? clubStamp(at).replace(' ', 'T') : '')
