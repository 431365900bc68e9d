/** What runs by the clock, in the order of the day, and what each of it does. */
const NAMES: Readonly<Record<string, string>> = {
  'files:sweep': 'Files that no row knows are removed',
  'registrations:forget': 'Drafts and old student cards are deleted',
  'forms:forget': 'Answers to forms are deleted after twelve months',
  'orders:forget': 'Orders that nobody paid are forgotten',
  'remove-expired': 'Sessions and links that are over are removed',
  'bulk:forget': 'Lists of work that is done are removed',
  'billing:reconcile': 'Payments are compared with the card provider',
  'orders:sweep': 'Stock held by abandoned carts comes back',
  'bulk:resume': 'Work over many rows goes on',
  'drafts:publish': 'Drafts that are due are published',
  'jobs:unlock': 'Work of a process that has ended is taken up again',
}

/** What the worker began by the clock, in words. A task of another version stands under its own name. */
export function workByTheClock(runs: readonly { task: string; at: Date }[]): { name: string; at: Date }[] {
  const order = Object.keys(NAMES)
  const place = (task: string) => (order.includes(task) ? order.indexOf(task) : order.length)
  return runs
    .toSorted((a, b) => place(a.task) - place(b.task))
    .map(({ task, at }) => ({ name: NAMES[task] ?? task, at }))
}
