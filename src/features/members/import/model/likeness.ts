import { folded } from '../../../../kernel/text.ts'
import type { Person } from './person.ts'

type Identity = Pick<Person, 'name' | 'bornOn' | 'email'>

/** How similar a row is to another person: the same person, or doubtful for a reason. Undefined if different. */
export type Likeness = 'same' | Doubt
export type Doubt = keyof typeof DOUBTS

/** Why a row is doubtful, following the other person's name. */
export const DOUBTS = {
  'name-and-birth': 'has the same name and date of birth, but another e-mail',
  'name-and-email': 'has the same name and e-mail, but another date of birth',
  name: 'has the same name, but nothing else to compare',
  email: 'has the same e-mail, but another name',
} as const

/**
 * Compares two people. The same e-mail address alone does not make them the same person, because siblings share their
 * parents’ address.
 */
export function likenessOf(person: Identity, other: Identity): Likeness | undefined {
  const email = compare(person.email.toLowerCase(), other.email.toLowerCase())
  if (folded(person.name) !== folded(other.name)) return email === 'equal' ? 'email' : undefined
  const born = compare(person.bornOn, other.bornOn)
  if (born === 'equal') return email === 'different' ? 'name-and-birth' : 'same'
  if (born === 'different') return email === 'equal' ? 'name-and-email' : undefined
  if (email === 'equal') return 'same'
  const isBare = [person, other].every((one) => one.bornOn === '' && one.email === '')
  return isBare ? 'same' : 'name'
}

function compare(a: string, b: string): 'equal' | 'unknown' | 'different' {
  if (a === '' || b === '') return 'unknown'
  return a === b ? 'equal' : 'different'
}

/** Finds the people that a row may be, by indexes instead of comparing every pair. */
export class People<T extends Identity> {
  readonly #byName = new Map<string, T[]>()
  readonly #byEmail = new Map<string, T[]>()

  constructor(all: readonly T[] = []) {
    for (const one of all) this.add(one)
  }

  add(one: T): void {
    put(this.#byName, folded(one.name), one)
    if (one.email) put(this.#byEmail, one.email.toLowerCase(), one)
  }

  like(person: Identity): { other: T; likeness: Likeness }[] {
    const named = this.#byName.get(folded(person.name)) ?? []
    const addressed = this.#byEmail.get(person.email.toLowerCase()) ?? []
    return [...new Set([...named, ...addressed])].flatMap((other) => {
      const likeness = likenessOf(person, other)
      return likeness ? [{ other, likeness }] : []
    })
  }
}

function put<T>(map: Map<string, T[]>, key: string, one: T): void {
  const known = map.get(key)
  if (known) known.push(one)
  else map.set(key, [one])
}
