import type { StateTable } from '../../../../kernel/state-table.ts'

/**
 * waiting: on the waiting list, without a place. offered: places are reserved for a while for a booking from the
 * waiting list. held: places are reserved while the payer pays. booked: paid, or free. expired: not paid in time.
 * cancelled: by the payer or by the organiser.
 */
export const BOOKING_STATUSES = ['waiting', 'offered', 'held', 'booked', 'expired', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const BOOKING_STATES: StateTable<BookingStatus> = {
  waiting: { offered: 'a place became free', cancelled: 'the person left the waiting list' },
  offered: {
    held: 'the payer goes to pay',
    booked: 'it is free, or was paid',
    expired: 'the offer was not taken up',
    cancelled: 'the person does not want the place',
  },
  held: {
    booked: 'the money has arrived',
    expired: 'it was not paid in time',
    cancelled: 'the payer or the organiser cancelled it',
  },
  booked: { cancelled: 'the payer or the organiser cancelled it' },
  expired: { booked: 'the money arrived after all, while places were left' },
  cancelled: {},
}

/** The states in which a booking has its places. */
export const WITH_PLACES: readonly BookingStatus[] = ['offered', 'held', 'booked']
/** The states that a payer or the organiser can cancel. */
export const CAN_CANCEL: readonly BookingStatus[] = ['waiting', 'offered', 'held', 'booked']

export const hasPlaces = (status: BookingStatus): boolean => WITH_PLACES.includes(status)
export const canCancel = (status: BookingStatus): boolean => CAN_CANCEL.includes(status)

/** Minutes for which places are reserved and the checkout session is open. Stripe accepts 30 minutes or more. */
export const HOLD_MINUTES = 31

const OFFER_MS = 24 * 3_600_000

/** Until when a place is offered to a booking on the waiting list: a day, but not after the event closes. */
export const offeredUntil = (now: Date, closes: Date): Date =>
  new Date(Math.min(now.getTime() + OFFER_MS, closes.getTime()))

/** The most places of one booking that an organiser can allow. */
export const MAX_PER_BOOKING = 20

export const BOOKING_WORDS: Readonly<Record<BookingStatus, { tone: 'ok' | 'warn' | 'info'; text: string }>> =
  {
    waiting: { tone: 'info', text: 'Waiting' },
    offered: { tone: 'warn', text: 'Place offered' },
    held: { tone: 'warn', text: 'Not paid yet' },
    booked: { tone: 'ok', text: 'Booked' },
    expired: { tone: 'info', text: 'Not paid in time' },
    cancelled: { tone: 'info', text: 'Cancelled' },
  }
