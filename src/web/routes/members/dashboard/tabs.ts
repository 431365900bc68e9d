import { type Actor, isStaff } from '../../../../kernel/actor.ts'
import { paths } from '../../../paths.ts'

/** The parts of the members' area, by the numbers of the parameter `tab`. */
export const TABS = [
  { id: 'details', name: 'Details' },
  { id: 'registration', name: 'Registration' },
  { id: 'payments', name: 'Subscriptions and payments' },
  { id: 'orders', name: 'Orders' },
  { id: 'photos', name: 'Photos' },
  { id: 'password', name: 'Password' },
] as const

/** The tab that a login leads to: the address without a parameter. */
const NEXT = { id: 'next', name: 'What’s next' } as const

export type Tab = (typeof TABS)[number] | typeof NEXT
export type TabId = Tab['id']

/** All tabs, in the order of the navigation. */
export const PARTS: readonly Tab[] = [NEXT, ...TABS]

/** The tab that an address names. Without a known one: what is next, or the details for staff who are no members. */
export function tabFor(user: Actor & { kind: 'user' }, request: Request): Tab {
  const number = new URL(request.url).searchParams.get('tab') ?? ''
  const tab = /^\d$/.test(number) ? TABS[Number(number)] : undefined
  return tab ?? (isStaff(user) && !user.memberId ? TABS[0] : NEXT)
}

export const tabPath = (id: TabId): string =>
  id === NEXT.id ? paths.dashboard : `${paths.dashboard}?tab=${TABS.findIndex((tab) => tab.id === id)}`
