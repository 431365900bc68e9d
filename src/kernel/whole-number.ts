import { z } from 'zod'

/** Validates a whole number, as it is typed in forms. An empty field is refused, and does not count as 0. */
export const wholeNumber = (message: string, least: number, most: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? undefined : given),
    z.coerce.number(message).int(message).min(least, message).max(most, message),
  )
