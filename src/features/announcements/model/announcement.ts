/** A banner, as every page needs it. */
export type Announcement = {
  id: string
  text: string
  /** A path of this site or an address of the web; empty for none. */
  link: string
  startsAt: Date
  endsAt: Date
  /** The training that it cancels. */
  trainingId: string | null
  /** The hall that it cancels. */
  venueId: string | null
}

/** The announcements that are shown at an instant. They end at `endsAt`. */
export const shownAt = <A extends Announcement>(all: readonly A[], now: Date): A[] =>
  all.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)

/** The seconds for which the pages of this instant stay right: until the next announcement starts or ends. */
export function secondsUntilChange(all: readonly Announcement[], now: Date): number {
  const changes = all
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((at) => at > now.getTime())
  return Math.floor((Math.min(...changes) - now.getTime()) / 1000)
}

/** Why a training or a hall is cancelled: the text of the first announcement that says so. */
export const cancellationOf = (
  announcements: readonly Announcement[],
  subject: { trainingId?: string; venueId?: string },
): string | undefined =>
  announcements.find(
    ({ trainingId, venueId }) =>
      (subject.trainingId !== undefined && trainingId === subject.trainingId) ||
      (subject.venueId !== undefined && venueId === subject.venueId),
  )?.text
