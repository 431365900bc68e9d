import type { Person, StoredMember } from './person.ts'

type Shirt = Pick<Person, 'gender' | 'number'>

/**
 * The shirt numbers of active members and of earlier rows. A number can be used once for each gender. A number that a
 * row gives up stays taken, because an import and its undo are written row by row.
 */
export class Shirts {
  readonly #holders = new Map<string, { id: string; row?: number }[]>()

  constructor(stored: readonly StoredMember[]) {
    for (const member of stored) if (member.active) this.#add(member, { id: member.id })
  }

  /** Reserves a number for the member of a row. Returns why it is taken, or undefined. A new member has the id ''. */
  take({ gender, number }: Shirt, holder: { id: string; row: number }): string | undefined {
    if (number === null) return undefined
    const holders = this.#holders.get(keyOf({ gender, number })) ?? []
    const other = holders.find(({ id }) => id === '' || id !== holder.id)
    if (!other) {
      this.#add({ gender, number }, holder)
      return undefined
    }
    return other.row === undefined
      ? `Another active member has shirt number ${number}`
      : `Row ${other.row} has shirt number ${number} too`
  }

  #add(shirt: Shirt, holder: { id: string; row?: number }): void {
    if (shirt.number === null) return
    const key = keyOf(shirt)
    this.#holders.set(key, [...(this.#holders.get(key) ?? []), holder])
  }
}

const keyOf = ({ gender, number }: Shirt): string => `${gender} ${number}`
