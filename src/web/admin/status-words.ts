/** The labels of jobs that are not scheduled. */
const WORK: Readonly<Record<string, string>> = {
  mail: 'sending e-mails',
  'files:erase': 'deleting files',
  'bulk:run': 'bulk actions',
  'billing:event': 'messages from the card provider',
  'subscription.changed': 'recording changed subscriptions',
  'orders:refund': 'refunds of items',
  'orders:send-back': 'refunds of late payments',
  'events:offer': 'offers to waiting lists of events',
  'events:send-back': 'refunds of late payments for events',
  'order.placed': 'adding orders to a batch',
  'order.returned': 'taking refunded orders out of a batch',
  'warn-account-owner': 'warning members about failed logins',
  'billing:operation': 'requests to the card provider',
  push: 'notifications on phones',
  'trainings:ask-added': 'questions about added sessions',
  'games:changed': 'telling squads about a changed game',
  'members:guard-minors': 'hiding details of under-18s',
}

/** The labels of scheduled jobs, in the order of the status page. */
const NAMES: Readonly<Record<string, string>> = {
  'files:sweep': 'Unused files are deleted',
  'registrations:forget': 'Old registration drafts and student cards are deleted',
  'mail:forget': 'Expired links, texts of old e-mails and failures of a year ago are deleted',
  'forms:forget': 'Answers to forms are deleted after the months that each form keeps them',
  'orders:forget': 'Unpaid orders are deleted',
  'remove-expired': 'Expired logins and links are deleted',
  'bulk:forget': 'Finished bulk actions are cleaned up',
  'billing:reconcile': 'Payments are checked against the card provider',
  'billing:fees': 'The card provider’s fees are added to the payments',
  'payouts:copy': 'The card provider’s payouts are copied',
  'money:chase': 'People are reminded of open payments',
  'money:delete-reminders': 'Old reminders to pay are deleted',
  'season:forget': 'Old answers about a new season are deleted',
  'bank:forget': 'Old bank statements are deleted',
  'duties:generate': 'Volunteers’ duties follow the fixtures',
  'duties:remind': 'Volunteers are reminded of their duties',
  'games:remind': 'Squads are reminded of their games',
  'members:forget-changes': 'The undo data of old member imports is deleted',
  'members:come-of-age': 'Members who turn 18 take over their account',
  'trainings:generate': 'Training sessions of the coming weeks are planned',
  'trainings:keep-lists': 'The members of past training sessions are recorded',
  'trainings:ask': 'Members are asked whether they come to training',
  'trials:follow-up': 'Visitors are asked about their free session',
  'trials:forget': 'Old bookings of free sessions are deleted',
  'delete-old-notifications': 'Old notifications are deleted',
  'messages:forget': 'Old lists of who got a message, and unused pictures of messages, are deleted',
  'events:release': 'Places that were not paid in time are released',
  'events:forget': 'Answers and people in bookings of old events are erased',
  'orders:sweep': 'Stock held by abandoned carts is released',
  'bulk:resume': 'Interrupted bulk actions continue',
  'drafts:publish': 'Scheduled drafts are published',
  'jobs:unlock': 'Jobs of a stopped process start again',
}

/** Returns the label of a job, worded to follow a colon. Never the task's internal name. */
export function wordsOfTask(task: string): string {
  if (task.startsWith('payment.')) return 'recording payments'
  const scheduled = NAMES[task]
  return WORK[task] ?? (scheduled ? scheduled.charAt(0).toLowerCase() + scheduled.slice(1) : 'other work')
}

/** Lists the last runs of scheduled jobs with their labels. A job of another version is shown as other work. */
export function scheduledJobs(runs: readonly { task: string; at: Date }[]): { name: string; at: Date }[] {
  const order = Object.keys(NAMES)
  const place = (task: string) => (order.includes(task) ? order.indexOf(task) : order.length)
  return runs
    .toSorted((a, b) => place(a.task) - place(b.task))
    .map(({ task, at }) => ({ name: NAMES[task] ?? 'Other work', at }))
}
