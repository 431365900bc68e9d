import type { BulkProgress, OwnRun } from '../../platform/jobs/bulk/progress.ts'

type Run = Pick<OwnRun, 'kind'>

const OF_REGISTRATIONS = 'registrations.send-email'

/** The label of each kind of bulk run. */
const NAMES: Readonly<Record<string, string>> = {
  'members.assign-team': 'Assign team',
  'members.update-field': 'Update field',
  'members.send-email': 'Send e-mail',
  'billing.create-invoice': 'Create invoice',
  'billing.assign-subscription': 'Assign subscription',
  [OF_REGISTRATIONS]: 'Send e-mail',
}

/** Whether a run is shown on the members page, or on the registrations page. */
export const isOfMembers = ({ kind }: Run): boolean => Object.hasOwn(NAMES, kind) && kind !== OF_REGISTRATIONS
export const isOfRegistrations = ({ kind }: Run): boolean => kind === OF_REGISTRATIONS

export const runName = (kind: string): string => NAMES[kind] ?? 'Bulk action'

type Counted = Pick<BulkProgress, 'kind' | 'done' | 'failed'>

/** The result of a bulk run in the words of the specification. [ADM-019, INV-017, INV-018] */
export function outcomeOf({ kind, done, failed }: Counted): { tone: 'ok' | 'bad'; text: string } {
  const [all, some] = WORDS[kind] ?? UPDATED
  return failed === 0 ? { tone: 'ok', text: all(done) } : { tone: 'bad', text: some(done, failed) }
}

type Words = readonly [all: (done: number) => string, some: (done: number, failed: number) => string]

const UPDATED: Words = [() => 'Updated!', (_done, failed) => `Error updating! Not updated: ${failed}.`]

const emailed = (who: string): Words => {
  const sent = (done: number) => `Email sent to ${done} ${who}`
  return [sent, (done, failed) => `${sent(done)}. Not sent: ${failed}.`]
}

const WORDS: Readonly<Record<string, Words>> = {
  'members.send-email': emailed('members'),
  [OF_REGISTRATIONS]: emailed('people'),
  'billing.create-invoice': [
    (done) => `Invoices sent: ${done}.`,
    (done, failed) => `Invoices sent: ${done}. Not sent: ${failed}.`,
  ],
  'billing.assign-subscription': [
    (done) => `Subscriptions assigned: ${done}.`,
    (done, failed) => `Subscriptions assigned: ${done}. Not assigned: ${failed}.`,
  ],
}
