/** A free place of a duty. */
export type OpenPlace = {
  dutyId: string
  startsAt: Date
  endsAt: Date
  teamId: string | null
  points: number
}

/** A member who could take a place. */
export type Candidate = {
  memberId: string
  teamIds: readonly string[]
  /** This season's points, including duties already taken. */
  points: number
  /** When the member plays or has another duty. */
  busy: readonly { startsAt: Date; endsAt: Date }[]
}

export type Proposal = {
  dutyId: string
  memberId: string
  /** Other available members, fewest points first. */
  others: readonly string[]
}

const MAX_OTHERS = 8

/**
 * Proposes a fair plan: each place goes to the available member with the fewest points. Ties go to members of the team,
 * then to the lowest id. `takenBy` lists the members who already have a place of a duty. Places for which nobody is
 * available are left out.
 */
export function fairPlan(
  places: readonly OpenPlace[],
  candidates: readonly Candidate[],
  takenBy: ReadonlyMap<string, readonly string[]>,
): Proposal[] {
  const points = new Map(candidates.map((one) => [one.memberId, one.points]))
  const busy = new Map(candidates.map((one) => [one.memberId, [...one.busy]]))
  const inDuty = new Map([...takenBy].map(([dutyId, ids]) => [dutyId, [...ids]]))
  const plan: Proposal[] = []
  for (const place of places.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const there = inDuty.get(place.dutyId) ?? []
    const free = candidates.filter(
      ({ memberId }) =>
        !there.includes(memberId) && !busy.get(memberId)?.some((other) => overlaps(other, place)),
    )
    const [chosen, ...others] = free.toSorted(
      (a, b) =>
        (points.get(a.memberId) ?? 0) - (points.get(b.memberId) ?? 0) ||
        Number(isOfTeam(b, place)) - Number(isOfTeam(a, place)) ||
        (a.memberId < b.memberId ? -1 : 1),
    )
    if (!chosen) continue
    plan.push({
      dutyId: place.dutyId,
      memberId: chosen.memberId,
      others: others.slice(0, MAX_OTHERS).map(({ memberId }) => memberId),
    })
    points.set(chosen.memberId, (points.get(chosen.memberId) ?? 0) + place.points)
    busy.get(chosen.memberId)?.push(place)
    inDuty.set(place.dutyId, [...there, chosen.memberId])
  }
  return plan
}

/** Everyone who could take a place: neither busy then nor down for its duty already. */
export const freeFor = (
  place: OpenPlace,
  candidates: readonly Candidate[],
  takenBy: ReadonlyMap<string, readonly string[]>,
): string[] =>
  candidates.flatMap(({ memberId, busy }) =>
    takenBy.get(place.dutyId)?.includes(memberId) || busy.some((other) => overlaps(other, place))
      ? []
      : [memberId],
  )

type Time = { startsAt: Date; endsAt: Date }

/** Whether two periods overlap. One may start when the other ends. */
export const overlaps = (one: Time, other: Time): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

const isOfTeam = ({ teamIds }: Candidate, { teamId }: OpenPlace): boolean =>
  teamId !== null && teamIds.includes(teamId)
