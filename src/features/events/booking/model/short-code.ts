const LENGTH = 6

/**
 * Returns the short code of a ticket, for typing. It is the end of the id, which is random. Should two tickets of an
 * event share it, the list shows both.
 */
export const shortCodeOf = (ticketId: string): string => ticketId.slice(-LENGTH).toUpperCase()
