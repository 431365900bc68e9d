import type { BulkProgress } from '../../../../platform/bulk/progress.ts'

/** What each kind of run is called. */
export const EARLIER_RUNS: Readonly<Record<string, string>> = {
  'members.assign-team': 'Assign team',
  'members.update-field': 'Update field',
  'members.send-email': 'Send e-mail',
  'billing.create-invoice': 'Create invoice',
  'billing.assign-subscription': 'Assign subscription',
}

export const runName = (kind: string): string => EARLIER_RUNS[kind] ?? 'Work'

type Counted = Pick<BulkProgress, 'kind' | 'done' | 'failed'>

/** What came of a run as a whole, in the words of the specification. [ADM-019, INV-017, INV-018] */
export function outcomeOf({ kind, done, failed }: Counted): { tone: 'ok' | 'bad'; text: string } {
  const tone = failed > 0 ? 'bad' : 'ok'
  return { tone, text: [positive(kind, done, failed), negative(kind, failed)].filter(Boolean).join(' ') }
}

function positive(kind: string, done: number, failed: number): string {
  if (kind === 'members.send-email') return `Email sent to ${done} members`
  if (kind === 'billing.create-invoice') return `Invoices sent: ${done}.`
  if (kind === 'billing.assign-subscription') return `Subscriptions assigned: ${done}.`
  return failed === 0 ? 'Updated!' : ''
}

function negative(kind: string, failed: number): string {
  if (failed === 0) return ''
  const isUpdate = kind === 'members.update-field' || kind === 'members.assign-team'
  return isUpdate ? `Error updating! Not updated: ${failed}.` : `(not done: ${failed})`
}
