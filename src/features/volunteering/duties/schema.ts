import { z } from 'zod'
import { clubInstant, isLocalDate } from '../../../kernel/dates.ts'
import { isId } from '../../../kernel/ids.ts'
import { wholeNumber } from '../../../kernel/whole-number.ts'
import { RHYTHMS } from './model/duty.ts'

const id = (message: string) => z.string(message).refine(isId, message)
const optionalId = (message: string) =>
  z.preprocess((given) => given || null, z.string().refine(isId, message).nullable())
const timeOfDay = (message: string) => z.string(message).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message)

const places = wholeNumber('Enter a number of people from 1 to 20', 1, 20)
const points = wholeNumber('Enter points from 0 to 20', 0, 20)
const giveBackDays = wholeNumber('Enter days from 0 to 60', 0, 60)

/** A rule for how often a position is needed. Weekday and times apply only to weekly duties. */
export const dutyRuleInput = z
  .object({
    positionId: id('Choose a position'),
    teamId: optionalId('Choose a team from the list'),
    rhythm: z.enum(RHYTHMS, 'Choose how often'),
    weekday: wholeNumber('Choose a weekday', 1, 7).optional(),
    startsTime: timeOfDay('Enter when it begins').or(z.literal('')).optional(),
    endsTime: timeOfDay('Enter when it ends').or(z.literal('')).optional(),
    minutesBefore: wholeNumber('Enter minutes from 0 to 240', 0, 240).default(45),
    places,
    points,
    giveBackDays,
  })
  .transform((typed, check) => {
    if (typed.rhythm !== 'week') return { ...typed, weekday: null, startsTime: null, endsTime: null }
    const { weekday = null, startsTime = '', endsTime = '' } = typed
    const require = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (weekday === null) require('weekday', 'Choose a weekday')
    if (!startsTime) require('startsTime', 'Enter when it begins')
    if (!endsTime || endsTime <= startsTime) require('endsTime', 'Enter a time after it begins')
    return { ...typed, weekday, startsTime, endsTime }
  })
export type DutyRuleInput = z.output<typeof dutyRuleInput>

/** A duty on one day. */
export const dutyInput = z
  .object({
    positionId: id('Choose a position'),
    teamId: optionalId('Choose a team from the list'),
    day: z.string('Enter the date').refine(isLocalDate, 'Enter the date'),
    startsTime: timeOfDay('Enter when it begins'),
    endsTime: timeOfDay('Enter when it ends'),
    place: z.string().trim().max(120, 'Use 120 characters at most').default(''),
    note: z.string().trim().max(300, 'Use 300 characters at most').default(''),
    places,
    points,
    giveBackDays,
  })
  .refine(({ startsTime, endsTime }) => startsTime < endsTime, {
    path: ['endsTime'],
    message: 'Enter a time after it begins',
  })
  .transform(({ day, startsTime, endsTime, ...facts }) => ({
    ...facts,
    startsAt: clubInstant(day, startsTime),
    endsAt: clubInstant(day, endsTime),
  }))
export type DutyInput = z.output<typeof dutyInput>

export const dutyChoice = z.object({ duty: id('There is no such duty'), member: id('Choose a person') })
export type DutyChoice = z.output<typeof dutyChoice>

/** The accepted proposals: `<duty>/<member>`. */
export const planInput = z.object({
  choice: z
    .preprocess(
      (given) => (Array.isArray(given) ? given : [given]).filter((line) => line !== '' && line !== undefined),
      z.array(z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/, 'There is no such duty')).max(500),
    )
    .transform((lines) =>
      lines.map((line) => {
        const [dutyId = '', memberId = ''] = line.split('/')
        return { dutyId, memberId }
      }),
    ),
})
