import type { FormAnswer } from './form.ts'

/** Labels by which an answer tells who wrote it. [FRM-022] */
const LABELS = {
  fullName: ['full name', 'name'],
  email: ['email address', 'email', 'e-mail'],
  age: ['your age'],
} as const

export type Person = Record<keyof typeof LABELS, string>

/**
 * Who wrote an answer, by the labels of its lines, trimmed and in any case; '' for what none tells. [resolutions D09]
 */
export function personIn(answers: readonly FormAnswer[]): Person {
  const by = new Map(answers.map(({ label, value }) => [label.trim().toLowerCase(), value]))
  const first = (labels: readonly string[]) => labels.map((label) => by.get(label)).find(Boolean) ?? ''
  return { fullName: first(LABELS.fullName), email: first(LABELS.email), age: first(LABELS.age) }
}
