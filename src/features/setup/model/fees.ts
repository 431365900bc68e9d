import type { Fee, FeeRule } from '../../content/model/content.ts'

/** How often a fee is paid: what the form offers, as the configuration words it. */
export const PERIODS = {
  season: 'Once a season',
  month: 'Every month',
  '3 months': 'Every 3 months',
  '4 months': 'Every 4 months',
  '6 months': 'Every 6 months',
  year: 'Every year',
} as const

/** Who a fee is for, with its rule. */
export const AUDIENCES = {
  everyone: { label: 'Everyone', rule: {} },
  adults: { label: 'Adults', rule: { minAge: 18 } },
  under18: { label: 'Under 18', rule: { maxAge: 17 } },
  students: { label: 'Students with a card', rule: { students: true } },
} as const satisfies Record<string, { label: string; rule: FeeRule }>

export type Audience = keyof typeof AUDIENCES
/** A rule that the form does not offer stays as it is. */
export const OWN_RULE = 'own'

const same = (one: FeeRule, other: FeeRule) =>
  one.minAge === other.minAge &&
  one.maxAge === other.maxAge &&
  Boolean(one.students) === Boolean(other.students)

/** Who a stored fee is for. */
export function audienceOf(fee: FeeRule): Audience | typeof OWN_RULE {
  const found = Object.entries(AUDIENCES).find(([, { rule }]) => same(rule, fee))
  return (found?.[0] as Audience | undefined) ?? OWN_RULE // the keys of a constant
}

/** An id for a new fee, made from its name: it is the lookup key of its price at the card provider. */
export function feeIdFor(label: string, taken: readonly Pick<Fee, 'id'>[]): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 30)
  const first = words || 'fee'
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? first : `${first}_${n}`
    if (!taken.some((fee) => fee.id === id)) return id
  }
}

/** Who may register: the answers of the first question of the registration, by what they are stored as. */
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

/** The question that says what kind of member a person becomes. */
export const KIND_QUESTION = { id: 'applies_to_you', label: 'Which of these applies to you?' } as const
