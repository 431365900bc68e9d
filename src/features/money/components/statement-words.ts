import { longDay } from '../../../kernel/dates.ts'
import { PURPOSE_WORDS } from '../../billing/payments/admin/payment-row.ts'
import { firstNameOf } from '../../members/model/member.ts'
import type { EntryType } from '../model.ts'
import type { StatementLine } from '../queries/statement.server.ts'

const LINE_WORDS: Readonly<Record<EntryType, string>> = {
  charge: '',
  written_off: 'Written off: ',
  payment: 'Paid: ',
  reversal: 'Payment reversed: ',
  refund: 'Refunded: ',
  credit: 'No longer charged: ',
}

type Line = Pick<StatementLine, 'type' | 'kind' | 'description' | 'member' | 'isLate' | 'dueAt' | 'open'>

/**
 * Says what a line of a statement is for, and what else there is to know: the kind of charge unless the words say it,
 * the person in the statement of several (`people`), and when what is open is or was due.
 */
export function statementWords(line: Line, people: readonly string[]): { what: string; about: string[] } {
  const { type, description, member, isLate, dueAt, open } = line
  const kind = PURPOSE_WORDS[line.kind]
  const name = people.length > 1 ? nameAmong(member, people) : ''
  const own = withoutEnd(description, `, ${firstNameOf(member)}`)
  const what = kind.startsWith(own) ? kind : own
  const [firstWord = ''] = kind.split(' ')
  return {
    what: `${LINE_WORDS[type]}${what}`,
    about: [
      what.startsWith(firstWord) ? '' : kind,
      name,
      open > 0 && dueAt ? `${isLate ? 'was due' : 'due'} ${longDay(dueAt)}` : '',
    ].filter(Boolean),
  }
}

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length) : text

/** The first name, or the whole name if two people share the first. */
function nameAmong(name: string, people: readonly string[]): string {
  const firstName = firstNameOf(name)
  return people.filter((one) => firstNameOf(one) === firstName).length > 1 ? name : firstName
}
