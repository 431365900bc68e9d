/** A banner that is shown on every page. */
export type Announcement = {
  id: string
  text: string
  /** A path of this site or a web address; empty for none. */
  link: string
  startsAt: Date
  endsAt: Date
  /** The training that the announcement cancels. */
  trainingId: string | null
  /** The hall that the announcement cancels. */
  venueId: string | null
}

/** Returns the announcements that are shown at an instant, from `startsAt` until just before `endsAt`. */
export const shownAt = <A extends Announcement>(all: readonly A[], now: Date): A[] =>
  all.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)

/** Returns the seconds until the next announcement starts or ends: how long a page may be cached. */
export function secondsUntilChange(all: readonly Announcement[], now: Date): number {
  const changes = all
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((at) => at > now.getTime())
  return Math.floor((Math.min(...changes) - now.getTime()) / 1000)
}

/** Returns why a training or hall is cancelled: the text of the first announcement that cancels it. */
export const cancellationOf = (
  announcements: readonly Announcement[],
  subject: { trainingId?: string; venueId?: string },
): string | undefined =>
  announcements.find(
    ({ trainingId, venueId }) =>
      (subject.trainingId !== undefined && trainingId === subject.trainingId) ||
      (subject.venueId !== undefined && venueId === subject.venueId),
  )?.text
