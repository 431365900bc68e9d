import { v7 } from 'uuid'

/** A new UUIDv7, so that ids sort by creation. */
export const newId = (): string => v7()

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID. PostgreSQL throws on anything else. */
export const isId = (text: string): boolean => UUID.test(text)

/** When an id was created: a UUIDv7 begins with its milliseconds. */
export const bornAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
