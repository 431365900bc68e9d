/** The parts of the members' area, by the numbers of the parameter `tab`. [MEM-014, decisions E09] */
export const TABS = [
  { id: 'details', name: 'Details' },
  { id: 'registration', name: 'Registration' },
  { id: 'payments', name: 'Subscriptions and payments' },
  { id: 'orders', name: 'Orders' },
  { id: 'photos', name: 'Photos' },
  { id: 'password', name: 'Password' },
] as const

export type Tab = (typeof TABS)[number]
export type TabId = Tab['id']

/** The part that an address asks for; the first one when it asks for none, or for one that is not there. */
export function tabIn(request: Request): Tab {
  const asked = new URL(request.url).searchParams.get('tab') ?? ''
  return (/^\d$/.test(asked) ? TABS[Number(asked)] : undefined) ?? TABS[0]
}

export const tabPath = (id: TabId): string =>
  `/members/dashboard/?tab=${TABS.findIndex((tab) => tab.id === id)}`
