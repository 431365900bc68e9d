import { detailLabel } from '../model/detail-fields.ts'

type AuditEntry = { action: string; facts: Record<string, unknown> }

const WORDS: Readonly<Record<string, string>> = {
  'members.create': 'Created',
  'members.send-reset-link': 'Reset link sent',
  'members.delete': 'Deleted',
  'members.add-guardian': 'Guardian added',
  'members.consent': 'Consent answered',
  'members.ask-consent': 'Asked for consent again',
  'members.delete-emergency-card': 'Emergency card deleted',
  'members.read-emergency-card': 'Emergency card read',
  'members.save-emergency-card': 'Emergency card saved',
  'members.invite-guardian': 'Guardian invited',
  'members.remove-guardian': 'Guardian removed',
  'members.revoke-guardian': 'Invitation of a guardian revoked',
  'members.merge': 'Merged with another record',
  'billing.create-invoice': 'Invoice created',
  'billing.assign-subscription': 'Subscription assigned',
}

/** Describes an action of staff on a member, naming the changed fields without their values. */
export function describeAction({ action, facts }: AuditEntry): string {
  if (action !== 'members.update') return WORDS[action] ?? action
  const fields = Array.isArray(facts.fields) ? facts.fields.map((name) => detailLabel(String(name))) : []
  return fields.length > 0 ? `Changed: ${fields.join(', ')}` : 'Changed'
}
