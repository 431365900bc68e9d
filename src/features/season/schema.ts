import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../../kernel/dates.ts'
import { isId } from '../../kernel/ids.ts'
import { plainLine } from '../../kernel/text.ts'
import { amount } from '../fees/schema.ts'
import { SILENT_CHOICES } from './model/closing.ts'
import { FIELDS } from './model/fields.ts'
import type { TeamAges, TeamPlan } from './model/season.ts'

const day = (message: string) => z.string(message).refine(isLocalDate, message)

/** The season to start. */
export const startInput = z.object({ firstOn: day('Choose a season') })

/** The values of the fields with a prefix, by id. */
function fieldsWith(typed: Record<string, unknown>, prefix: string): Map<string, string> {
  const found = Object.entries(typed).flatMap(([name, value]): [string, string][] => {
    const id = name.slice(prefix.length)
    return name.startsWith(prefix) && isId(id) && typeof value === 'string' ? [[id, value]] : []
  })
  return new Map(found)
}

const MAX_NAME = 80

/** An age in whole years; null for the default. */
const age = z
  .string()
  .trim()
  .regex(/^(\d{1,2}|1[01]\d|120)?$/, 'Enter a number from 0 to 120')
  .transform((text) => (text === '' ? null : Number(text)))

/**
 * The form of the teams: for each a name, its ages, and whether it plays. `version` is that of the season it was filled
 * from.
 */
export const teamsInput = z
  .looseObject({
    version: z.coerce.number().int().min(1),
    agesOn: day('Enter the age cut-off date'),
  })
  .transform(({ version, agesOn, ...typed }, check) => {
    const plays = fieldsWith(typed, FIELDS.plays)
    const least = fieldsWith(typed, FIELDS.minAge)
    const most = fieldsWith(typed, FIELDS.maxAge)
    const agesOf = (teamId: string): TeamAges | undefined => {
      const [from, to] = [least.get(teamId), most.get(teamId)]
      if (from === undefined || to === undefined) return undefined
      const [minAge, maxAge] = [age.safeParse(from), age.safeParse(to)]
      for (const { message } of minAge.error?.issues ?? [])
        check.addIssue({ code: 'custom', path: [`${FIELDS.minAge}${teamId}`], message })
      for (const { message } of maxAge.error?.issues ?? [])
        check.addIssue({ code: 'custom', path: [`${FIELDS.maxAge}${teamId}`], message })
      return minAge.success && maxAge.success ? { minAge: minAge.data, maxAge: maxAge.data } : undefined
    }
    const teams = [...fieldsWith(typed, FIELDS.name)].map(([teamId, name]) => ({
      teamId,
      name: plainLine(name),
      isLeftOut: !plays.has(teamId),
      ages: agesOf(teamId),
    }))
    for (const { teamId, name } of teams) {
      const path = [`${FIELDS.name}${teamId}`]
      if (name === '') check.addIssue({ code: 'custom', path, message: 'Enter a name' })
      if (name.length > MAX_NAME)
        check.addIssue({ code: 'custom', path, message: `Enter at most ${MAX_NAME} characters` })
    }
    return { version, agesOn, teams }
  })
export type TeamsInput = Omit<z.output<typeof teamsInput>, 'teams'> & { teams: TeamPlan[] }

/** The values of checkboxes. A form sends one as a string and several as a list. */
const ids = z.preprocess(
  (given) => (given === undefined ? [] : [given].flat()),
  z.array(z.string().refine(isId, 'Choose from the list')).min(1, 'Choose a training').max(100),
)

/** The trainings to copy, and their first and last day. */
export const copyInput = z
  .object({
    series: ids,
    firstOn: day('Enter the first day'),
    lastOn: day('Enter the last day'),
  })
  .refine(({ firstOn, lastOn }) => firstOn <= lastOn, {
    path: ['lastOn'],
    message: 'Enter a date on or after the first day',
  })
  .refine(({ firstOn, lastOn }) => daysBetween(firstOn, lastOn) <= MAX_DAYS, {
    path: ['lastOn'],
    message: 'Enter a date within 13 months of the first day',
  })
export type CopyInput = z.output<typeof copyInput>

/** The maximum length of a series, as in its own form. */
const MAX_DAYS = 400
const daysBetween = (from: LocalDate, to: LocalDate) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What staff chose for a player, and what the form showed before. */
export type PlayerChoice = {
  memberId: string
  /** Null for no team. */
  teamId: string | null
  shownTeamId: string | null
  releases: boolean
  shownReleases: boolean
}

/** The form of the players: for each the team and whether the number becomes free, each with what was shown. */
export const playersInput = z.looseObject({}).transform((typed, check): PlayerChoice[] => {
  const shownTeams = fieldsWith(typed, FIELDS.shownTeam)
  const releases = fieldsWith(typed, FIELDS.releases)
  const shownReleases = fieldsWith(typed, FIELDS.shownReleases)
  return [...fieldsWith(typed, FIELDS.team)].map(([memberId, team]) => {
    const shown = shownTeams.get(memberId) ?? ''
    if (![team, shown].every((id) => id === '' || isId(id)))
      check.addIssue({
        code: 'custom',
        path: [`${FIELDS.team}${memberId}`],
        message: 'Choose a team from the list',
      })
    return {
      memberId,
      teamId: team || null,
      shownTeamId: shown || null,
      releases: releases.has(memberId),
      shownReleases: shownReleases.has(memberId),
    }
  })
})

/** The form of the fees: for each its amount in the new season, and the first day of the new amounts. */
export const feesInput = z
  .looseObject({ feesFrom: day('Enter the first day') })
  .transform(({ feesFrom, ...typed }, check) => {
    const fields = Object.entries(typed).filter(([name]) => name.startsWith(FIELDS.amount))
    const amounts = fields.flatMap(([name, value]) => {
      const read = amount.safeParse(value)
      if (read.success) return { id: name.slice(FIELDS.amount.length), amount: read.data }
      for (const { message } of read.error.issues) check.addIssue({ code: 'custom', path: [name], message })
      return []
    })
    return { from: feesFrom, amounts }
  })
export type FeesInput = z.output<typeof feesInput>

const person = z.string('Choose a person').refine(isId, 'Choose a person')
const reason = z.string().trim().max(300, 'Enter at most 300 characters').default('')

/** What a family sends from the page of its link. */
export const linkInput = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('confirm') }),
    z.object({ intent: z.literal('return'), person }),
    z.object({ intent: z.literal('leave'), person, reason }),
    z.object({
      intent: z.literal('change'),
      person,
      version: z.coerce.number().int().min(1),
      phone: z.string().trim().max(40, 'Enter at most 40 characters').default(''),
      address: z.string().trim().max(200, 'Enter at most 200 characters').default(''),
      postcode: z.string().trim().max(12, 'Enter at most 12 characters').default(''),
    }),
  ],
  'Choose an answer',
)
export type LinkInput = z.output<typeof linkInput>

/** An answer that staff record by hand. */
export const answerInput = z.object({
  person,
  answer: z.enum(['coming', 'not-coming', 'none'], 'Choose an answer'),
  reason,
})
export type AnswerInput = z.output<typeof answerInput>

/** The form that writes to families. */
export const askInput = z.object({
  key: z.uuid('Please reload the page'),
  intent: z.enum(['ask', 'remind']),
})

/** The form that closes a season, with the digest of the effects it showed. */
export const closeInput = z.object({
  key: z.uuid('Please reload the page'),
  silent: z.enum(SILENT_CHOICES, 'Choose what happens to those who have not answered'),
  digest: z.string().max(100),
})

/** Whether the subscription of a member who leaves continues. */
export const subscriptionInput = z.object({ person, keeps: z.enum(['yes', 'no']) })
