import { v7 } from 'uuid'

/** Returns a new UUIDv7. Such ids sort by creation time. */
export const newId = (): string => v7()

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID. PostgreSQL throws an error for any other text. */
export const isId = (text: string): boolean => UUID.test(text)

/** Returns when an id was created: a UUIDv7 begins with its creation time in milliseconds. */
export const bornAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
