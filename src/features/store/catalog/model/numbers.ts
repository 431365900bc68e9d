import type { ItemGender } from './item.ts'

/** The facts about the holder of a shirt number that are compared. */
export type Holder = { gender: string; minor: boolean }

/** A shirt number with its holder, named as the reader may see the name. `memberId` is null for the club itself. */
export type HeldNumber = Holder & { number: number; name: string; memberId: string | null }

/** A number that another player has. `freeFor` says how a buyer who may also order for the club can still use it. */
export type TakenNumber = { number: number; name: string; freeFor?: 'a club order' | 'yourself' }

/** The shirt numbers of a buyer: their own, and those that are taken. */
export type NumberChoice = { own: number | null; taken: TakenNumber[] }

/** Whether a number can be chosen, for the buyer or for the club. A visitor sees all numbers as free. */
export const isFreeFor = (numbers: NumberChoice | undefined, shirtNumber: number): boolean =>
  !numbers?.taken.some(({ number, freeFor }) => number === shirtNumber && !freeFor)

export type NumberBuyer = { memberId: string | null; gender: string; buysForClub: boolean }

/** Whether an item is made for a player. Junior items are for all under-18s; an item without a gender is for nobody. */
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
 * Lists the numbers that are taken for a buyer: those of other players of the buyer's gender. A club order is compared
 * with the players that the item is made for instead.
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
