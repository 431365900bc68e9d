import { paths } from '../../../paths.ts'

/** The tabs of the dashboard, by the numbers of the parameter `tab`. */
export const TABS = [
  { id: 'details', name: 'Details' },
  { id: 'registration', name: 'Registration' },
  { id: 'payments', name: 'Subscriptions and payments' },
  { id: 'orders', name: 'Orders' },
  { id: 'photos', name: 'Photos' },
  { id: 'password', name: 'Password' },
] as const

/** The first tab, whose URL has no parameter. */
const NEXT = { id: 'next', name: 'This week' } as const

export type Tab = (typeof TABS)[number] | typeof NEXT
export type TabId = Tab['id']

/** Returns the tab named in a URL, or this week. */
export function tabFor(request: Request): Tab {
  const number = new URL(request.url).searchParams.get('tab') ?? ''
  const tab = /^\d$/.test(number) ? TABS[Number(number)] : undefined
  return tab ?? NEXT
}

export const tabPath = (id: TabId): string =>
  id === NEXT.id ? paths.dashboard : `${paths.dashboard}?tab=${TABS.findIndex((tab) => tab.id === id)}`

const tabs = (...ids: TabId[]) =>
  [NEXT, ...TABS].filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ name, path: tabPath(id) }))

/** All parts of the members' area, in navigation order. */
export const PARTS: readonly { name: string; path: string }[] = [
  ...tabs('next'),
  { name: 'Calendar', path: paths.calendar },
  { name: 'Event bookings', path: paths.bookings },
  { name: 'Volunteering', path: paths.duties },
  { name: 'My family', path: paths.family },
  { name: 'Money', path: paths.money },
  ...tabs('registration', 'payments', 'orders', 'photos'),
  ...tabs('details'),
  { name: 'Notifications', path: paths.notifications },
  ...tabs('password'),
]
