import { STAFF_ROLES, type StaffRole } from '../../../kernel/actor.ts'
import { isId } from '../../../kernel/ids.ts'

/** Whether only members who owe money are written to. */
export const MONEY_FILTERS = ['any', 'owes', 'late'] as const
export type MoneyFilter = (typeof MONEY_FILTERS)[number]

/** Who gets a message: everybody in one of the groups who matches all filters. */
export type Audience = {
  /** All active members, or the ids of teams and members, or a group such as `event/<id>`. */
  to: string[]
  money: MoneyFilter
  /** The name of a membership plan; '' for any. */
  plan: string
  /** The first day of the season that a member has registered for; '' for any. */
  season: string
}

/** Groups besides teams and members. */
export const GROUP_KINDS = ['role', 'event', 'form'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

export const groupId = (kind: GroupKind, id: string): string => `${kind}/${id}`

/** The ids of the groups of one kind among these choices. */
export const groupsOf = (to: readonly string[], kind: 'event' | 'form'): string[] =>
  to
    .filter((one) => one.startsWith(`${kind}/`))
    .map((one) => one.slice(kind.length + 1))
    .filter(isId)

export const rolesOf = (to: readonly string[]): StaffRole[] =>
  STAFF_ROLES.filter((role) => to.includes(groupId('role', role)))

/** Whether only members can match, because a filter is about their membership. */
export const isFiltered = ({ money, plan, season }: Audience): boolean =>
  money !== 'any' || plan !== '' || season !== ''
