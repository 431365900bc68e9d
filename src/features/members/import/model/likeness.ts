import { folded } from '../../../../kernel/text.ts'
import type { Person } from './person.ts'

type Identity = Pick<Person, 'name' | 'bornOn' | 'email'>

/** How a row resembles someone else: the same person, or doubtful for a reason. Undefined: someone else. */
export type Likeness = 'same' | Doubt
export type Doubt = keyof typeof DOUBTS

/** Why a row is doubtful, after the name of the one it resembles. */
export const DOUBTS = {
  'name-and-birth': 'has the same name and date of birth, but another e-mail',
  'name-and-email': 'has the same name and e-mail, but another date of birth',
  name: 'has the same name, and nothing else tells whether it is the same person',
  email: 'has the same e-mail, but another name',
} as const

/**
 * Compares a person with another. An e-mail alone never makes two names the same person: siblings share their parents’
 * address.
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

/** Finds the people that a person may be, without comparing each with each. */
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
