import { TEAM_LABELS } from '../../features/volunteering/model.ts'
import { isId } from '../../kernel/ids.ts'
import { formatPence, pence } from '../../kernel/money.ts'
import { count } from '../../kernel/text.ts'

type Facts = Readonly<Record<string, unknown>>

/** What the facts of a note are called; `fieldName` says what a field is. Codes and keys say nothing to people. */
export function factsInWords(facts: Facts, fieldName: (name: string) => string): string {
  const words = Object.entries(facts).map(([name, value]) => {
    if (name === 'fields' && Array.isArray(value))
      return value.map((one) => fieldName(String(one))).join(', ')
    const many = COUNTS[name]
    if (many && typeof value === 'number') return value === 0 ? '' : count(value, ...many)
    return WORDS[name]?.(value, facts)
  })
  return words.filter(Boolean).join(' · ')
}

/** One and more of what is counted. None of it is worth a word. */
const COUNTS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  account: ['login', 'logins'],
  added: ['item added', 'items added'],
  buyers: ['buyer', 'buyers'],
  categories: ['new category', 'new categories'],
  changed: ['item changed', 'items changed'],
  duties: ['duty', 'duties'],
  earlierVersions: ['earlier version', 'earlier versions'],
  letters: ['e-mail', 'e-mails'],
  members: ['member', 'members'],
  orders: ['order', 'orders'],
  papers: ['file', 'files'],
  paymentsKept: ['payment kept', 'payments kept'],
  people: ['person', 'people'],
  photographs: ['photo', 'photos'],
  photos: ['photo', 'photos'],
  pictures: ['picture', 'pictures'],
  registrations: ['registration', 'registrations'],
  rows: ['row', 'rows'],
}

const HOW: Readonly<Record<string, string>> = {
  INVITED: 'an invitation',
  JOINED: 'their login was linked',
  RESET: 'a link to set a new password',
}

/** The other facts, by their names. What is not here is for engineers. */
const WORDS: Readonly<Record<string, (value: unknown, facts: Facts) => string>> = {
  amount: (value) => (typeof value === 'number' ? formatPence(pence(value)) : 'the whole amount'),
  at: (value) => (value === null ? 'no longer scheduled' : ''),
  ending: (value) => (value === 'now' ? 'at once' : 'at the end of what is paid'),
  how: (value) => HOW[String(value)] ?? '',
  mailbox: (value) => `from the ${String(value)} mailbox`,
  of: (value) => (value === 'printing' ? 'of the printing company' : 'of the kit supplier'),
  open: (value) => (value === true ? 'now open' : ''),
  paid: (value) => (value === true ? 'paid' : ''),
  printOnly: (value) => (value === true ? 'for the printing company' : ''),
  restock: (value) => (value === true ? 'back into stock' : ''),
  team: (value) => new Map<unknown, string>(Object.entries(TEAM_LABELS)).get(value) ?? '',
  to: (value, { from }) => (isId(String(value)) ? '' : `from ${String(from)} to ${String(value)}`),
  volunteer: (value) => (value === true ? 'with the 20% volunteer discount' : ''),
  week: String,
}
