/** What can be owed: an invoice, a registration fee, or the rest of a booking, which its rest id names. */
export const CHARGE_SOURCES = ['invoices', 'registrations', 'bookings'] as const
export type ChargeSource = (typeof CHARGE_SOURCES)[number]
