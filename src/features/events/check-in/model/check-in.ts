/** A ticket that was checked in, or whose check-in was undone, on a phone. */
export type CheckInMark = { ticket: string; isIn: boolean; markId: string; markedAt: string }

/** `why` is empty for a valid ticket; otherwise it says why the person cannot come in, such as 'Cancelled'. */
export type TicketState = { why: string; checkedInAt: Date | null }

/** The states by ticket, as a phone reads them. */
export type StatesByTicket = Record<string, { why: string; checkedInAt: string | null }>

/** A ticket in the list at the entrance. */
export type ListedTicket = TicketState & {
  id: string
  name: string
  type: string
  bookedBy: string
  /** The answers that organisers want at the entrance: "T-shirt? M". */
  answers: string[]
  shortCode: string
}

const DAY_MS = 86_400_000

/** People are checked in from a day before an event; the marks of phones are accepted until four weeks after it. */
export const isCheckInOpen = ({ startsAt }: { startsAt: Date }, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - DAY_MS && now.getTime() <= startsAt.getTime() + 28 * DAY_MS
