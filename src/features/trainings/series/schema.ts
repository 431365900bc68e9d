import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../../../kernel/dates.ts'
import { isId } from '../../../kernel/ids.ts'
import { wholeNumber } from '../../../kernel/whole-number.ts'

/** The maximum length of a series. */
const MAX_DAYS = 400
const DAY_MS = 86_400_000
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day such as 18:30. `message` is shown for any other text. */
export const time = (message: string) => z.string(message).regex(TIME, message)

/** A calendar day such as 2026-11-28. `message` is shown for any other text. */
export const day = (message: string) => z.string(message).refine(isLocalDate, message)

/** The values of checkboxes. A form sends one as a string and several as a list. */
const ids = z.preprocess(
  (given) => (given === undefined || given === '' ? [] : Array.isArray(given) ? given : [given]),
  z.array(z.string().refine(isId, 'Choose from the list')).max(50),
)

export const teamIds = ids.refine((chosen) => chosen.length > 0, 'Choose a team')

/** The id of a hall, or '' for a place as free text. */
export const venueId = z
  .string()
  .default('')
  .refine((id) => id === '' || isId(id), 'Choose a hall from the list')
  .transform((id) => id || null)

export const venueText = z.string().trim().max(200, 'Enter at most 200 characters').default('')

/** Whether a training ends after it starts. Missing times have a message of their own. */
export const isInOrder = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  !startTime || !endTime || startTime < endTime

const length = (from: LocalDate, to: LocalDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS

export const seriesInput = z
  .object({
    id: z.string().refine(isId, 'This training does not exist').optional(),
    version: z.coerce.number().int().min(1).optional(),
    /** Sent once the coach has read how many sessions end. */
    confirmed: z.literal('yes').optional(),
    teams: teamIds,
    weekday: z.coerce
      .number('Choose a day')
      .int('Choose a day')
      .min(1, 'Choose a day')
      .max(7, 'Choose a day'),
    startTime: time('Enter when it starts, such as 18:30'),
    endTime: time('Enter when it ends, such as 20:00'),
    venueId,
    venueText,
    coaches: ids,
    firstOn: day('Enter the date of the first session'),
    lastOn: day('Enter the date of the last session'),
    note: z.string().trim().max(500, 'Enter at most 500 characters').default(''),
    askDays: wholeNumber('Enter a number of days between 0 and 28', 0, 28),
    remindHours: wholeNumber('Enter a number of hours between 0 and 168', 0, 168),
  })
  .refine(isInOrder, {
    path: ['endTime'],
    message: 'Enter a time after the start',
  })
  .refine(({ firstOn, lastOn }) => firstOn <= lastOn, {
    path: ['lastOn'],
    message: 'Enter a date on or after the first day',
  })
  .refine(({ firstOn, lastOn }) => length(firstOn, lastOn) <= MAX_DAYS, {
    path: ['lastOn'],
    message: 'Enter a date within 13 months of the first day',
  })
export type SeriesInput = z.output<typeof seriesInput>

/** The choice of all series in the form. */
export const ALL_SERIES = 'all'

export const exceptionInput = z
  .object({
    seriesId: z
      .string('Choose a training from the list')
      .refine((id) => id === ALL_SERIES || isId(id), 'Choose a training from the list')
      .transform((id) => (id === ALL_SERIES ? null : id)),
    firstOn: day('Enter the first day without training'),
    lastOn: z.preprocess(
      (given) => given || undefined,
      day('Enter the last day without training').optional(),
    ),
    reason: z
      .string('Enter the reason')
      .trim()
      .min(1, 'Enter the reason')
      .max(100, 'Enter at most 100 characters'),
  })
  .transform(({ lastOn, ...given }) => ({ ...given, lastOn: lastOn ?? given.firstOn }))
  .refine(({ firstOn, lastOn }) => firstOn <= lastOn, {
    path: ['lastOn'],
    message: 'Enter a date on or after the first day',
  })
export type ExceptionInput = z.output<typeof exceptionInput>

export const removalInput = z.object({ id: z.string().refine(isId, 'This is no longer on the list') })
