import { type Actor, isStaff } from '../../../../kernel/actor.ts'

/** The parts of the members' area, by the numbers of the parameter `tab`. [MEM-014, resolutions E09] */
export const TABS = [
  { id: 'details', name: 'Details' },
  { id: 'registration', name: 'Registration' },
  { id: 'payments', name: 'Subscriptions and payments' },
  { id: 'orders', name: 'Orders' },
  { id: 'photos', name: 'Photos' },
  { id: 'password', name: 'Password' },
] as const

/** What a login lands on: the address without a tab. */
const NEXT = { id: 'next', name: 'What’s next' } as const

export type Tab = (typeof TABS)[number] | typeof NEXT
export type TabId = Tab['id']

/** Everything of the members' area, in the order of its navigation. */
export const PARTS: readonly Tab[] = [NEXT, ...TABS]

/**
 * The part that an address asks for. When it asks for none, or for one that is not there: what is next; for staff who
 * are no members, their details.
 */
export function tabFor(user: Actor & { kind: 'user' }, request: Request): Tab {
  const asked = new URL(request.url).searchParams.get('tab') ?? ''
  const tab = /^\d$/.test(asked) ? TABS[Number(asked)] : undefined
  return tab ?? (isStaff(user) && !user.memberId ? TABS[0] : NEXT)
}

export const tabPath = (id: TabId): string =>
  id === NEXT.id ? '/members/dashboard/' : `/members/dashboard/?tab=${TABS.findIndex((tab) => tab.id === id)}`
