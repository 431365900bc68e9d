/** What runs by the clock, in the order of the day, and what each of it does. */
const NAMES: Readonly<Record<string, string>> = {
  'files:sweep': 'Unused files are deleted',
  'registrations:forget': 'Old registration drafts and student cards are deleted',
  'mail:forget': 'Expired links and texts of old e-mails are deleted',
  'forms:forget': 'Answers to forms are deleted after twelve months',
  'orders:forget': 'Unpaid orders are deleted',
  'remove-expired': 'Expired logins and links are deleted',
  'bulk:forget': 'Finished bulk actions are cleaned up',
  'billing:reconcile': 'Payments are checked against the card provider',
  'orders:sweep': 'Stock held by abandoned carts is released',
  'bulk:resume': 'Interrupted bulk actions continue',
  'drafts:publish': 'Scheduled drafts are published',
  'jobs:unlock': 'Jobs of a stopped process start again',
}

/** What the worker began by the clock, in words. A task of another version stands under its own name. */
export function workByTheClock(runs: readonly { task: string; at: Date }[]): { name: string; at: Date }[] {
  const order = Object.keys(NAMES)
  const place = (task: string) => (order.includes(task) ? order.indexOf(task) : order.length)
  return runs
    .toSorted((a, b) => place(a.task) - place(b.task))
    .map(({ task, at }) => ({ name: NAMES[task] ?? task, at }))
}
