import { clubInstant, type LocalDate, longDate } from '../../../kernel/dates.ts'
import { agesInWords, type PlannedTeam } from './team-proposal.ts'

const DAY_MS = 86_400_000

/** What happens to members who have not answered: they stay as they are, or count as not coming. */
export const SILENT_CHOICES = ['stay', 'leave'] as const
export type SilentChoice = (typeof SILENT_CHOICES)[number]

/** The facts that decide what closing a season does to a member. */
export type ClosingMember = {
  id: string
  name: string
  answer: 'coming' | 'not-coming' | null
  reason: string
  teamId: string | null
  teamIds: readonly string[]
  newTeamId: string | null
  number: number | null
  releasesNumber: boolean
  keepsSubscription: boolean
  subscriptions: readonly ClosingSubscription[]
}

export type ClosingSubscription = {
  id: string
  plan: string
  /** What it costs, with its period. */
  price: string
  /** What it costs, and when it is charged next or ends. */
  words: string
  isEnding: boolean
  /** The end of the running period, with which it ends if it is cancelled. */
  endsAt: Date | null
  /** The first payment after a pause; null if it is not known. */
  nextPaymentAt: Date | null
  /** The fee that replaces its fee in the new season; undefined if the fee stays. */
  newFee: { planId: string; plan: string; price: string; from: LocalDate | null } | undefined
}

/** One effect of closing a season, in the order in which they are listed. */
export type Effect =
  | { kind: 'rename-team' | 'leave-out-team'; teamId: string; text: string }
  | { kind: 'deactivate' | 'move' | 'free-number'; memberId: string; text: string }
  | { kind: SubscriptionEffectKind; memberId: string; subscriptionId: string; text: string }
export type EffectKind = Effect['kind']
type SubscriptionEffectKind = 'end-subscription' | 'keep-subscription' | 'change-price' | 'keep-price'

/** Returns what closing does to the teams. */
export const teamEffects = (teams: readonly PlannedTeam[]): Effect[] =>
  teams.flatMap((team): Effect[] => {
    const { id: teamId, name, newName, newAges, isLeftOut } = team
    if (isLeftOut) return [{ kind: 'leave-out-team', teamId, text: name }]
    if (newName === name && !newAges) return []
    const names = newName === name ? name : `${name} becomes ${newName}`
    return [{ kind: 'rename-team', teamId, text: newAges ? `${names}, ages ${agesInWords(team)}` : names }]
  })

/** Whether a member leaves: the answer is no, or there is none and the silent ones leave. */
const leaves = ({ answer }: ClosingMember, silent: SilentChoice): boolean =>
  answer === 'not-coming' || (answer === null && silent === 'leave')

/**
 * Returns what closing does to a member. Those who leave become inactive and give up their number, and their
 * subscription ends or continues as staff chose. Those who stay move to their new team, and their subscription gets
 * the fee of the new season unless staff keep it.
 */
export function memberEffects(
  member: ClosingMember,
  teams: readonly PlannedTeam[],
  silent: SilentChoice,
): Effect[] {
  const { id: memberId, name, number, reason } = member
  const freed: Effect[] =
    number === null ? [] : [{ kind: 'free-number', memberId, text: `${name}: number ${number} becomes free` }]
  if (leaves(member, silent)) {
    const why = reason && `: ${reason}`
    return [{ kind: 'deactivate', memberId, text: `${name}${why}` }, ...freed, ...subscriptionEffects(member)]
  }
  const nameOf = (id: string | null) => teams.find((team) => team.id === id)?.newName ?? 'no team'
  const moved: Effect[] = isMoved(member, teams)
    ? [
        {
          kind: 'move',
          memberId,
          text: `${name}: ${presentName(member, teams)} to ${nameOf(member.newTeamId)}`,
        },
      ]
    : []
  return [...moved, ...(member.releasesNumber ? freed : []), ...priceEffects(member)]
}

const presentName = ({ teamId }: ClosingMember, teams: readonly PlannedTeam[]): string =>
  teams.find(({ id }) => id === teamId)?.name ?? 'no team'

/** The teams of a member after closing: the new main team in place of the old one, without those left out. */
export function teamsAfter(
  { teamId, teamIds, newTeamId }: ClosingMember,
  teams: readonly PlannedTeam[],
): string[] {
  const leftOut = new Set(teams.flatMap((team) => (team.isLeftOut ? team.id : [])))
  const kept = teamIds.filter((id) => !leftOut.has(id) && (id !== teamId || id === newTeamId))
  return newTeamId === null || kept.includes(newTeamId) ? kept : [...kept, newTeamId]
}

function isMoved(member: ClosingMember, teams: readonly PlannedTeam[]): boolean {
  if (member.newTeamId !== member.teamId) return true
  const after = new Set(teamsAfter(member, teams))
  return member.teamIds.some((id) => !after.has(id))
}

const subscriptionEffects = ({
  id: memberId,
  name,
  subscriptions,
  keepsSubscription,
}: ClosingMember): Effect[] =>
  subscriptions
    .filter(({ isEnding }) => !isEnding)
    .map(({ id: subscriptionId, words }) => ({
      kind: keepsSubscription ? 'keep-subscription' : 'end-subscription',
      memberId,
      subscriptionId,
      text: `${name}: ${words}`,
    }))

const priceEffects = ({ id: memberId, name, subscriptions, keepsSubscription }: ClosingMember): Effect[] =>
  subscriptions.flatMap(({ id: subscriptionId, words, isEnding, newFee }): Effect[] => {
    if (isEnding || !newFee) return []
    const text = `${name}: ${words}`
    return keepsSubscription
      ? [{ kind: 'keep-price', memberId, subscriptionId, text }]
      : [{ kind: 'change-price', memberId, subscriptionId, text: `${text}. ${newAmountInWords(newFee)}` }]
  })

const newAmountInWords = ({ price, from }: NonNullable<ClosingSubscription['newFee']>): string =>
  [`New amount: ${price}`, from && `from ${longDate(from)}`].filter(Boolean).join(', ')

/** A payer knows of a new price for at least this long before it is charged. */
const NOTICE_MS = 7 * DAY_MS

/**
 * The day before which the price must not change: the next payment comes too soon after the notice, or before the first
 * day of the new fee, and is still the old one. Undefined if the next payment already has the new price.
 */
export function priceChangesAfter(
  { nextPaymentAt, newFee }: Pick<ClosingSubscription, 'nextPaymentAt' | 'newFee'>,
  now: Date,
): Date | undefined {
  const firstDay = newFee?.from ? clubInstant(newFee.from, '00:00') : now
  const isEarly = firstDay > (nextPaymentAt ?? now)
  const isSoon = nextPaymentAt !== null && nextPaymentAt.getTime() - now.getTime() < NOTICE_MS
  if (!isEarly && !isSoon) return undefined
  const dayAfter = isSoon ? nextPaymentAt.getTime() + DAY_MS : 0
  return new Date(Math.max(dayAfter, firstDay.getTime()))
}

/** The member fields that effects change, with their wire names; undefined if nothing changes. */
export function changedFields(
  member: ClosingMember,
  effects: readonly Effect[],
  teams: readonly PlannedTeam[],
): Record<string, unknown> | undefined {
  const kinds = new Set(effects.map(({ kind }) => kind))
  const fields = {
    ...(kinds.has('deactivate') && { Active: false }),
    ...(kinds.has('free-number') && { number: null }),
    ...(kinds.has('move') && { team: member.newTeamId, teams: teamsAfter(member, teams) }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** How long after closing it can be undone. */
export const UNDO_MS = DAY_MS

/** Whether the closing of a season can still be undone. */
export const canUndo = (closedAt: Date | null, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt.getTime() < UNDO_MS
