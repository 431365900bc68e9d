/** A player who would wear a number in the new season. Numbers are unique within a gender. */
export type Wearer = { memberId: string; name: string; gender: string; number: number | null }

/** Returns, by member, the names of the others who would wear the same number. */
export function shirtClashes(wearers: readonly Wearer[]): Map<string, string[]> {
  const shirts = Map.groupBy(
    wearers.filter(({ number }) => number !== null),
    ({ gender, number }) => `${gender} ${number}`,
  )
  const clashes = new Map<string, string[]>()
  for (const same of shirts.values()) {
    if (same.length < 2) continue
    for (const { memberId } of same)
      clashes.set(
        memberId,
        same.filter((other) => other.memberId !== memberId).map(({ name }) => name),
      )
  }
  return clashes
}
