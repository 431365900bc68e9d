import type { ItemGender } from './item.ts'

/** Somebody who holds a shirt number, as far as numbers are compared. */
export type Holder = { gender: string; minor: boolean }

/** A shirt number with whose it is, and what he is called to whoever asks. Null: the club itself. */
export type HeldNumber = Holder & { number: number; name: string; memberId: string | null }

/** A number that somebody else has. Who may buy for the club too can still have it in one of the two ways. */
export type TakenNumber = { number: number; name: string; freeFor?: 'a club order' | 'yourself' }

/** The shirt numbers as a buyer chooses among them. */
export type NumberChoice = { own: number | null; taken: TakenNumber[] }

/** Whether a number can be chosen, in one way at least; to a visitor nobody has one. */
export const isFreeFor = (numbers: NumberChoice | undefined, shirtNumber: number): boolean =>
  !numbers?.taken.some(({ number, freeFor }) => number === shirtNumber && !freeFor)

export type NumberBuyer = { memberId: string | null; gender: string; buysForClub: boolean }

/**
 * Whether an item is made for somebody: girls and boys wear what is made for juniors, and what is made for nobody in
 * particular is compared with nobody. [resolutions B18, C02]
 */
export function isMadeFor(item: ItemGender, { gender, minor }: Holder): boolean {
  switch (item) {
    case 'women':
      return gender === 'female'
    case 'men':
      return gender === 'male'
    case 'junior':
      return minor
    case '':
      return false
  }
}

/**
 * Which numbers are taken for a buyer: those that others of his gender hold. An order of the club is compared with the
 * players for whom the item is made, so that his own gender is not in its way. [STO-030, STO-061, resolutions B18]
 */
export function takenAmong(
  held: readonly HeldNumber[],
  { memberId, gender, buysForClub }: NumberBuyer,
  item: ItemGender,
): TakenNumber[] {
  const isOther = (holder: HeldNumber) => holder.memberId === null || holder.memberId !== memberId
  const names = (some: readonly HeldNumber[]) => new Map(some.map(({ number, name }) => [number, name]))
  const forHim = names(held.filter((holder) => holder.gender === gender && isOther(holder)))
  const forClub = buysForClub ? names(held.filter((holder) => isMadeFor(item, holder))) : forHim
  const taken = new Map([...forHim, ...forClub])
  return [...taken].map(([number, name]) => ({
    number,
    name,
    ...(!forClub.has(number) && { freeFor: 'a club order' as const }),
    ...(!forHim.has(number) && { freeFor: 'yourself' as const }),
  }))
}
