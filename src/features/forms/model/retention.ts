/** Every answer is deleted twelve months after it arrived, whatever has become of it. [resolutions C08] */
export const MAX_KEEP_MONTHS = 12

const monthsInWords = (months: number): string => (months === 1 ? 'a month' : `${months} months`)

/** Says in words when the answers to a form are deleted. */
export function retentionSentence(keepMonths: number): string {
  const latest = `${MAX_KEEP_MONTHS} months after they arrive`
  if (keepMonths >= MAX_KEEP_MONTHS) return `Answers are deleted ${latest}.`
  return `Answers are deleted ${monthsInWords(keepMonths)} after they are closed, at the latest ${latest}.`
}

/** Says the same to the person who fills in the form. */
export function keptSentence(keepMonths: number): string {
  if (keepMonths >= MAX_KEEP_MONTHS) return `keep them for ${MAX_KEEP_MONTHS} months`
  return `delete them ${monthsInWords(keepMonths)} after we have dealt with them, at the latest after ${MAX_KEEP_MONTHS} months`
}

/** Says the same below a confidential form, which is about one message. */
export function keptInConfidence(keepMonths: number): string {
  if (keepMonths >= MAX_KEEP_MONTHS) return `We keep it for ${MAX_KEEP_MONTHS} months.`
  return `We delete it ${monthsInWords(keepMonths)} after the matter is closed, at the latest after ${MAX_KEEP_MONTHS} months.`
}
