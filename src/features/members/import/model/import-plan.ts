import { changesOf, type FieldChange, type MemberChange } from './changes.ts'
import { DOUBTS, type Likeness, People } from './likeness.ts'
import type { Person, Problem, StoredMember } from './person.ts'
import { Shirts } from './shirts.ts'

/** The choice for a doubtful row: add it, leave it out, or update the member with this id. */
export type Decision = 'add' | 'leave' | (string & {})
export type Decisions = {
  rows: ReadonlyMap<number, Decision>
  /** The choice for doubtful rows without their own. */
  others: 'add' | 'leave'
}
export const NO_DECISIONS: Decisions = { rows: new Map(), others: 'leave' }

/** Why a row is doubtful, and the members it may belong to. */
export type Doubtful = {
  reasons: string[]
  candidates: { id: string; name: string; changes: FieldChange[] }[]
}

type Result = { doubtful?: Doubtful } & (
  | { kind: 'new'; person: Person }
  | ({ kind: 'changed'; id: string } & MemberChange)
  | { kind: 'same'; id: string }
  | { kind: 'undecided' }
  | { kind: 'wrong'; problems: Problem[] }
)

/** What an import does with a row. */
export type RowPlan = { row: number; name: string } & Result

export type GivenRow = { row: number } & (
  | { ok: true; person: Person }
  | { ok: false; name: string; problems: Problem[] }
)

type Known = { stored: readonly StoredMember[]; teamName: (id: string) => string }

/** Compares the rows with the members, in order, so that a row is also compared with those before it. */
export function planImport(rows: readonly GivenRow[], known: Known, decisions: Decisions): RowPlan[] {
  const plan = new Planning(known, decisions)
  return rows.map((given) => {
    const { row } = given
    if (!given.ok) return { row, name: given.name, kind: 'wrong', problems: given.problems }
    return { row, name: given.person.name, ...plan.rowOf(row, given.person) }
  })
}

type SheetPerson = Person & { row: number }

class Planning {
  readonly #known: Known
  readonly #decisions: Decisions
  readonly #members: People<StoredMember>
  readonly #added = new People<SheetPerson>()
  /** The row that updates each member. */
  readonly #rowOf = new Map<string, number>()
  readonly #shirts: Shirts

  constructor(known: Known, decisions: Decisions) {
    this.#known = known
    this.#decisions = decisions
    this.#members = new People(known.stored)
    this.#shirts = new Shirts(known.stored)
  }

  rowOf(row: number, person: Person): Result {
    const likeMembers = this.#members.like(person)
    const same = likeMembers.filter(({ likeness }) => likeness === 'same')
    if (same.length === 1 && same[0]) return this.#update(row, person, same[0].other)
    const likeRows = this.#added.like(person)
    const twin = likeRows.find(({ likeness }) => likeness === 'same')
    if (twin) return wrong(`Row ${twin.other.row} is about the same person`)
    if (likeMembers.length + likeRows.length === 0) return this.#add(row, person)
    return this.#decide(row, person, this.#doubtOf(person, likeMembers, likeRows))
  }

  #doubtOf(
    person: Person,
    likeMembers: readonly { other: StoredMember; likeness: Likeness }[],
    likeRows: readonly { other: SheetPerson; likeness: Likeness }[],
  ): Doubtful {
    return {
      reasons: [
        ...likeMembers.map(({ other, likeness }) => `${other.name} ${reasonOf(likeness)}`),
        ...likeRows.map(({ other, likeness }) => `Row ${other.row} (${other.name}) ${reasonOf(likeness)}`),
      ],
      candidates: likeMembers.map(({ other }) => ({
        id: other.id,
        name: other.name,
        changes: changesOf(person, other, this.#known.teamName).fields,
      })),
    }
  }

  #decide(row: number, person: Person, doubtful: Doubtful): Result {
    const decision = this.#decisions.rows.get(row) ?? this.#decisions.others
    if (decision === 'add') return { ...this.#add(row, person), doubtful }
    const isCandidate = doubtful.candidates.some(({ id }) => id === decision)
    const member = isCandidate ? this.#known.stored.find(({ id }) => id === decision) : undefined
    return member ? { ...this.#update(row, person, member), doubtful } : { kind: 'undecided', doubtful }
  }

  #add(row: number, person: Person): Result {
    const taken = person.active === false ? undefined : this.#shirts.take(person, { id: '', row })
    if (taken) return wrong(taken)
    this.#added.add({ ...person, row })
    return { kind: 'new', person }
  }

  #update(row: number, person: Person, member: StoredMember): Result {
    const other = this.#rowOf.get(member.id)
    if (other !== undefined) return wrong(`Row ${other} is about the same member`)
    this.#rowOf.set(member.id, row)
    const change = changesOf(person, member, this.#known.teamName)
    if (change.fields.length === 0) return { kind: 'same', id: member.id }
    if ('email' in change.write && member.hasLogin) return { kind: 'wrong', problems: [LOGIN_EMAIL] }
    const taken = this.#takeShirt(row, person, member, change)
    if (taken) return wrong(taken)
    return { kind: 'changed', id: member.id, ...change }
  }

  /** Checks the shirt number only if the row changes it. Older members may share a number. */
  #takeShirt(row: number, person: Person, member: StoredMember, { write }: MemberChange) {
    const isActive = person.active ?? member.active
    if (!isActive || !SHIRT_FIELDS.some((name) => name in write)) return undefined
    const gender = person.gender === '' ? member.gender : person.gender
    return this.#shirts.take({ gender, number: person.number ?? member.number }, { id: member.id, row })
  }
}

const SHIRT_FIELDS = ['number', 'gender', 'Active']

const LOGIN_EMAIL: Problem = {
  field: 'email',
  message: 'This member logs in with another e-mail. Change it on their page, or leave the cell empty',
}

const reasonOf = (likeness: Likeness): string =>
  likeness === 'same' ? 'may be the same person' : DOUBTS[likeness]
const wrong = (message: string): Result => ({ kind: 'wrong', problems: [{ message }] })
