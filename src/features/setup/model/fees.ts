import type { FeeRule } from '../../fees/model/fees.ts'

/** The groups of people that a fee can be for, with their rules. */
export const AUDIENCES = {
  everyone: { label: 'Everyone', rule: {} },
  adults: { label: 'Adults', rule: { minAge: 18 } },
  under18: { label: 'Under 18', rule: { maxAge: 17 } },
  students: { label: 'Students with a card', rule: { students: true } },
} as const satisfies Record<string, { label: string; rule: FeeRule }>

export type Audience = keyof typeof AUDIENCES
/** Keeps a stored rule that the form does not offer. */
export const OWN_RULE = 'own'

const same = (one: FeeRule, other: FeeRule) =>
  one.minAge === other.minAge &&
  one.maxAge === other.maxAge &&
  Boolean(one.students) === Boolean(other.students)

/** Returns the group that a stored fee is for. */
export function audienceOf(fee: FeeRule): Audience | typeof OWN_RULE {
  const found = Object.entries(AUDIENCES).find(([, { rule }]) => same(rule, fee))
  return (found?.[0] as Audience | undefined) ?? OWN_RULE // the keys of AUDIENCES
}

/** Who may register: the answers to the first question of the registration form, by stored value. */
export const KINDS_OF_MEMBER = {
  league: { label: 'People who want to play in a league', answer: 'I want to play in a league' },
  training: {
    label: 'People who only want to train',
    answer: 'I want to train but not play league games',
  },
  junior: { label: 'Children under 16', answer: 'I’m registering my child, who is under 16' },
  other: {
    label: 'Volunteers, who pay no fee',
    answer: 'I want to help: coach, referee, keep score, run the bar',
  },
} as const
export type KindOfMember = keyof typeof KINDS_OF_MEMBER

/** The question about the kind of membership. */
export const KIND_QUESTION = { id: 'applies_to_you', label: 'Which of these applies to you?' } as const
