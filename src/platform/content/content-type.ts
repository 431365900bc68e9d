import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Audience, Role } from '../../kernel/actor.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import type { Ctx } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Shape } from './shape.ts'

/**
 * Who may read or write something. 'public': everybody. 'members': active members and staff. 'nobody': no door at all.
 * A list of roles: those, and the administrator always.
 */
export type Access = 'public' | 'members' | 'nobody' | readonly Role[]

/** The actor and the day at the club, which decide the visible rows and fields. */
export type Reader = { readonly actor: Actor; readonly audience: Audience; readonly today: LocalDate }

/** A column, or an expression that depends on the reader (a masked name, a computed state). */
export type Value = PgColumn | ((reader: Reader) => SQL)

export type Kind =
  | 'id'
  | 'text'
  | 'email'
  | 'richText'
  | 'number'
  | 'boolean'
  | 'day'
  | 'instant'
  | 'choice'
  | 'json'
  | 'slug'
  | 'image'

type FieldBase = {
  /** Default: what the entry's own `read` says. */
  readonly read?: Access
  /** Default: what the entry's own `write` says. Fields without a column cannot be written. */
  readonly write?: Access
  /** What staff see beside the field. Default: the wire name. */
  readonly label?: string
  readonly help?: string
}

/** A value of the entry itself. Wire names are the keys of `fields`. */
export type ScalarField = FieldBase & {
  readonly kind: Kind
  readonly value: Value
  /** Where a written value goes. Absent: read only. In a table of its own the feature writes it, in `afterWrite`. */
  readonly column?: PgColumn
  readonly required?: boolean
  readonly max?: number
  readonly min?: number
  readonly choices?: readonly string[]
  /** For slugs: the wire name that the slug is made from when none is given. */
  readonly from?: string
  /**
   * What sorting by this field goes by: a column with an index, a text without accents. Default: the value itself.
   * It must not tell more than the value does.
   */
  readonly order?: Value
  /**
   * For texts: what `_contains` and its kin look in. Default: the value itself. It must not tell more than the reader
   * may read.
   */
  readonly searched?: Value
  /**
   * For images: who may fetch the picture once it is attached here. Default 'public'; 'derived': the feature decides.
   */
  readonly files?: 'public' | 'members' | 'staff' | 'derived'
  /** For numbers: what they count. Unix seconds are typed in as a time at the club. */
  readonly unit?: 'pounds' | 'unixSeconds'
  /** For JSON: what it is made of, so that nobody types JSON. */
  readonly shape?: Shape
  /** For JSON: it is short, so it stands also where the entry is part of another one. */
  readonly isShort?: true
  /** For JSON that stands differently on the wire than people edit it: from the wire to `shape`, and back. */
  readonly edited?: { readonly from: (wire: unknown) => unknown; readonly to: (edited: unknown) => unknown }
}

/** A reference to one entry of another type, by collection name (so that features need not import each other). */
export type OneField = FieldBase & {
  readonly kind: 'one'
  readonly to: string
  readonly value: Value
  readonly column?: PgColumn
}

/**
 * Many entries of another type. `through`: a field of kind 'one' in that type which points back here;
 * or a join table with both columns.
 */
export type ManyField = FieldBase & {
  readonly kind: 'many'
  readonly to: string
  readonly through: string | { readonly table: PgTable; readonly here: PgColumn; readonly there: PgColumn }
  readonly limit: number
  /** Default order of the list, as in `_sort`: 'Name:asc'. */
  readonly sort?: string
  /** Long fields of the other type that stand in the list besides its short ones. */
  readonly with?: readonly string[]
}

export type Field = ScalarField | OneField | ManyField

/** What a command of the engine is about to write, with column values by wire name. */
export type EntryInput = Record<string, unknown>

export type ContentType = {
  /** Its name in addresses and page tags: /api/{collection}, 'posts', 'posts/<id>'. */
  readonly collection: string
  /** Its GraphQL type; the root fields are its collection and `single`. */
  readonly type: string
  /** The GraphQL root field and word for one: 'post'. */
  readonly single: string
  /** For people: 'Post', 'Posts'. */
  readonly one: string
  readonly many: string
  readonly table: PgTable
  readonly id: PgColumn
  /** Who may read the collection at all, and which rows of it. */
  readonly read: Access
  readonly rows?: (reader: Reader) => SQL | undefined
  readonly write: Access
  /** Who may create and delete; default `write`. */
  readonly create?: Access
  readonly remove?: Access
  /**
   * Fields of one entry that the actor may change because the entry is about them. Every signed-in user then reaches
   * the endpoint.
   */
  readonly own?: (actor: Actor, id: string) => readonly string[]
  /** The largest list one call answers, and the size when none is asked for (default: 100, or `limit` if smaller). */
  readonly limit: number
  readonly defaultLimit?: number
  /** Order when none is asked for, as in `_sort`. */
  readonly sort: string
  readonly fields: Readonly<Record<string, Field>>
  /** The fields whose values name an entry for people; default: the first text that is required. */
  readonly names?: readonly string[]
  /** The page that shows an entry, by its values: what a preview opens. */
  readonly page?: (values: Readonly<Record<string, unknown>>) => string
  /** Changes can be saved as a draft that no API shows until it is published, by hand or at a set time. */
  readonly drafts?: true
  /** Parts that are edited one at a time, with their fields; default: all of it at once. */
  readonly parts?: Readonly<Record<string, readonly string[]>>
  /** What else decides its rows and values (the ages of people in it), as page tags: answers are dropped with them. */
  readonly reads?: readonly string[]
  /** Further page tags that a write of this entry drops ('standings'). */
  readonly touches?: readonly string[]
  /** Runs inside the transaction before a create or update is written; may change the draft or throw Invalid. */
  readonly beforeWrite?: (tx: Tx, ctx: Ctx, draft: EntryInput, id: string | undefined) => Promise<void>
  /** Runs inside the transaction before an entry is deleted; may throw Invalid. */
  readonly beforeRemove?: (tx: Tx, ctx: Ctx, id: string) => Promise<void>
  /** Runs inside the transaction after the write, with what was written. */
  readonly afterWrite?: (tx: Tx, ctx: Ctx, id: string, draft: EntryInput) => Promise<void>
}

/** Declares a content type. Everything the doors need to know about a noun stands here and nowhere else. */
export const defineContentType = (entry: ContentType): ContentType => entry

type Options<T> = Partial<Omit<T, 'kind' | 'value' | 'column' | 'to' | 'through'>>

const scalar =
  (kind: Kind) =>
  (column: PgColumn, options: Options<ScalarField> = {}): ScalarField => ({
    kind,
    value: column,
    column,
    ...options,
  })

/** Short text, one line. */
export const text = scalar('text')
export const email = scalar('email')
/** HTML from editors: sanitised on the way in by the one allow-list. */
export const richText = scalar('richText')
export const number = scalar('number')
export const boolean = scalar('boolean')
/** A calendar day, 'YYYY-MM-DD' on the wire. */
export const day = scalar('day')
/** An instant, ISO 8601 in UTC on the wire. */
export const instant = scalar('instant')
/** JSON whose shape the feature checks in `beforeWrite`. */
export const json = scalar('json')
/** The address part; made from another field when empty, unique with -2, -3. */
export const slug = scalar('slug')
/** A stored picture: `{ id, url, width, height, alt }` on the wire, written as the file's id. */
export const image = scalar('image')

export const choice = (
  column: PgColumn,
  choices: readonly string[],
  options: Options<ScalarField> = {},
): ScalarField => ({
  kind: 'choice',
  value: column,
  column,
  choices,
  ...options,
})

/** A value that is made in SQL and cannot be written. */
export const computed = (
  kind: Kind,
  value: (reader: Reader) => SQL,
  options: Options<ScalarField> = {},
): ScalarField => ({
  kind,
  value,
  ...options,
})

export const one = (column: PgColumn, to: string, options: Options<OneField> = {}): OneField => ({
  kind: 'one',
  value: column,
  column,
  to,
  ...options,
})

export const many = (
  to: string,
  through: ManyField['through'],
  options: Options<ManyField> & { limit: number },
): ManyField => ({
  kind: 'many',
  to,
  through,
  ...options,
})

/** Whether a field stands where its entry is part of another one: short values, no further relations. */
export const isBrief = (name: string, field: Field): boolean =>
  field.kind === 'json'
    ? field.isShort === true
    : !['one', 'many', 'richText'].includes(field.kind) && name !== 'version'
