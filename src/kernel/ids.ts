import { v7 } from 'uuid'

/** A new UUIDv7, so that sorting by id is sorting by creation. */
export const newId = (): string => v7()

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text from outside can be an id at all. PostgreSQL throws on anything else. */
export const isId = (text: string): boolean => UUID.test(text)

/** When an id of ours was made: a UUIDv7 begins with its milliseconds. */
export const bornAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
