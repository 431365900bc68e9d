import type { FormAnswer } from './form.ts'

/** Field labels that identify the sender. [FRM-022] */
const LABELS = {
  fullName: ['full name', 'name'],
  email: ['email address', 'email', 'e-mail'],
  age: ['your age'],
} as const

export type Person = Record<keyof typeof LABELS, string>

/**
 * Finds the sender's details by label, ignoring case and surrounding spaces; '' for a detail without a matching label.
 */
export function personIn(answers: readonly FormAnswer[]): Person {
  const by = new Map(answers.map(({ label, value }) => [label.trim().toLowerCase(), value]))
  const first = (labels: readonly string[]) => labels.map((label) => by.get(label)).find(Boolean) ?? ''
  return { fullName: first(LABELS.fullName), email: first(LABELS.email), age: first(LABELS.age) }
}

/** Whether a field asks who is writing: their name or address. */
export const isPersonLabel = (label: string): boolean =>
  [...LABELS.fullName, ...LABELS.email].some((one) => one === label.trim().toLowerCase())
