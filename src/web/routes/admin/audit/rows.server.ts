import type { AuditLine, Piece } from '../../../../features/accounts/audit/admin/audit-columns.tsx'
import { type AuditRow, listAuditEntries } from '../../../../features/accounts/audit/queries/audit.server.ts'
import { auditSearch } from '../../../../features/accounts/schema.ts'
import {
  fieldName,
  findSubjects,
  findSubjectsByName,
  type Subject,
} from '../../../../features/studio/queries/subjects.server.ts'
import { longDateTime } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { factsInWords } from '../../../admin/audit-facts.ts'
import { actionSentence } from '../../../admin/audit-words.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { subjectPath } from './subject-path.ts'

/** Lists audit entries for a request's query as sentences, with links to their subjects. */
export async function auditRows(ctx: Ctx, request: Request): Promise<Rows<AuditLine>> {
  const search = parseQuery(auditSearch, request)
  const listed = await listAuditEntries(ctx, search, search.q ? await findSubjectsByName(ctx, search.q) : [])
  const subjects = await findSubjects(ctx, listed.rows.flatMap(mentioned))
  return { ...listed, rows: listed.rows.map((row) => lineOf(row, subjects)) }
}

type Subjects = ReadonlyMap<string, Subject>

/** Finds the second subject of an entry. */
function otherOf({ action, facts }: AuditRow): string {
  if (action === 'storeorders.move') return `storebatches/${facts.to}`
  if (typeof facts.reader === 'string') return `users/${facts.reader}`
  return typeof facts.member === 'string' ? `members/${facts.member}` : ''
}

const weekOf = ({ facts }: AuditRow) => `rotas/${facts.week}`

const mentioned = (row: AuditRow) => [row.subject, otherOf(row), weekOf(row)]

function lineOf(row: AuditRow, subjects: Subjects): AuditLine {
  const { id, at, actorId, person, action, subject, facts } = row
  const [collection = ''] = subject.split('/')
  const week = facts.week ? { week: subjects.get(weekOf(row))?.name ?? '' } : {}
  return {
    id,
    who: person ?? (actorId ? 'A deleted account' : 'The website'),
    isPerson: person !== null,
    what: sentence(actionSentence(row) ?? action, subjects.get(subject), subjects.get(otherOf(row))),
    more: factsInWords({ ...facts, ...week }, (name) => fieldName(collection, name)),
    when: longDateTime(at),
    machine: `${action} ${subject}`,
  }
}

/** Replaces the placeholders in a sentence with the names of its subjects. */
function sentence(words: string, it: Subject | undefined, other: Subject | undefined): Piece[] {
  return words.split(/(?=\{it\})|(?<=\{it\})|(?=\{other\})|(?<=\{other\})/).flatMap((part) => {
    if (part === '{it}') return subjectPieces(it)
    return part === '{other}' ? subjectPieces(other) : [{ text: part }]
  })
}

function subjectPieces(subject: Subject | undefined): Piece[] {
  if (!subject) return [{ text: 'something that was deleted' }]
  const { collection, id, one, name } = subject
  if (name !== undefined)
    return named(subject, { text: name || 'someone', path: subjectPath(collection, id, name) })
  return [{ text: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one.replace(/ of$/, '')} that was deleted` }]
}

/** "order 1009", "the Autumn batch", "the member Ana". */
function named({ collection, one }: Subject, link: Piece): Piece[] {
  if (collection === 'storeorders') return [{ text: `${one} ` }, link]
  if (collection === 'storebatches') return [{ text: 'the ' }, link, { text: ` ${one}` }]
  return [{ text: `the ${one} ` }, link]
}
