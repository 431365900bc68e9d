import { roleWords } from '../../features/people/model.ts'
import { isId } from '../../kernel/ids.ts'
import { formatPence, pence } from '../../kernel/money.ts'
import { capitalised, count } from '../../kernel/text.ts'

type Facts = Readonly<Record<string, unknown>>

/** Words the facts of an audit entry. `fieldName` returns the label of a field. Codes and keys are left out. */
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

/** Singular and plural of counted things; a count of zero is left out. */
const COUNTS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  account: ['login', 'logins'],
  added: ['item added', 'items added'],
  buyers: ['buyer', 'buyers'],
  categories: ['new category', 'new categories'],
  consents: ['answer', 'answers'],
  changed: ['item changed', 'items changed'],
  changedMembers: ['member changed', 'members changed'],
  duties: ['duty', 'duties'],
  earlierVersions: ['earlier version', 'earlier versions'],
  keptMembers: ['member left unchanged', 'members left unchanged'],
  letters: ['e-mail', 'e-mails'],
  logins: ['login', 'logins'],
  members: ['member', 'members'],
  changedGames: ['game changed', 'games changed'],
  newGames: ['game added', 'games added'],
  newMembers: ['member added', 'members added'],
  orders: ['order', 'orders'],
  papers: ['file', 'files'],
  paymentsKept: ['payment kept', 'payments kept'],
  people: ['person', 'people'],
  photographs: ['photo', 'photos'],
  photos: ['photo', 'photos'],
  players: ['player', 'players'],
  pictures: ['picture', 'pictures'],
  registrations: ['registration', 'registrations'],
  restoredMembers: ['member restored', 'members restored'],
  rows: ['row', 'rows'],
}

const HOW: Readonly<Record<string, string>> = {
  INVITED: 'an invitation',
  JOINED: 'an existing login that was linked',
  RESET: 'a link to set a new password',
}

/** Words other facts, by name. Facts that are not listed are not shown. */
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
  roles: (value) => (Array.isArray(value) ? `now ${roleWords(value)}` : ''),
  restock: (value) => (value === true ? 'back into stock' : ''),
  // Before clubs could define their own teams, this was an id such as men1.
  team: (value) => capitalised(String(value)).replace(/(?<=[a-z])(?=\d)/, ' '),
  teamName: String,
  to: (value, { from }) => (isId(String(value)) ? '' : `from ${String(from)} to ${String(value)}`),
  volunteer: (value) => (value === true ? 'with the 20% volunteer discount' : ''),
  week: String,
}
