import type { Handling } from './handling.ts'
import { keptInConfidence, keptSentence } from './retention.ts'

/** Returns the sentence above the form's button that says what happens to the answers. */
export function privacySentence({
  confidential,
  saveDb,
  readBy,
  keepMonths,
}: Handling & { keepMonths: number }): string {
  if (confidential && saveDb) return `Only ${readBy} will read this. ${keptInConfidence(keepMonths)}`
  if (confidential) return `Only ${readBy} will read this. We don’t keep a copy on this site.`
  return saveDb
    ? `We e-mail your answers to the club and ${keptSentence(keepMonths)}.`
    : 'We e-mail your answers to the club and don’t keep them on this site.'
}
