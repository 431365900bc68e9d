/** The tabs of a member. The address selects one by name or by number, starting at 0. */
export const TABS = [
  { id: 'details', name: 'Details' },
  { id: 'registrations', name: 'Registrations' },
  { id: 'subscriptions', name: 'Subscriptions' },
  { id: 'payments', name: 'Payments' },
  { id: 'orders', name: 'Orders' },
  { id: 'emails', name: 'E-mails' },
  { id: 'history', name: 'History' },
  { id: 'login', name: 'Login' },
  { id: 'family', name: 'Family' },
] as const

/** The number of the tab in an address; the first tab if it is missing or unknown. */
export function tabIn(search: URLSearchParams): number {
  const name = search.get('tab') ?? ''
  const named = TABS.findIndex(({ id }) => id === name)
  const at = named >= 0 ? named : Number(name)
  return Number.isInteger(at) && at >= 0 && at < TABS.length ? at : 0
}
