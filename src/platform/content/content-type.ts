import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, StaffRole } from '../../kernel/actor.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import type { Ctx } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Shape } from './shape.ts'

/**
 * Who may read or write. 'public': everyone. 'members': active members and staff. 'nobody': no API at all. A list of
 * roles: those, and always the administrator.
 */
export type Access = 'public' | 'members' | 'nobody' | readonly StaffRole[]

/** The actor and the day at the club, which decide the visible rows and fields. */
export type Reader = { readonly actor: Actor; readonly today: LocalDate }

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
  /** Default: the `read` of the content type. */
  readonly read?: Access
  /** Default: the `write` of the content type. Fields without a column cannot be written. */
  readonly write?: Access
  /** The label for staff. Default: the wire name. */
  readonly label?: string
  readonly help?: string
  /** False: only the API writes it, because staff edit the same data in another field. */
  readonly studio?: false
}

/** A value of the entry itself. Wire names are the keys of `fields`. */
export type ScalarField = FieldBase & {
  readonly kind: Kind
  readonly value: Value
  /** The column of a written value. Absent: read only. In another table, the feature writes it in `afterWrite`. */
  readonly column?: PgColumn
  readonly required?: boolean
  readonly max?: number
  readonly min?: number
  readonly choices?: readonly string[]
  /** For slugs: the wire name of the field from which an empty slug is generated. */
  readonly from?: string
  /**
   * The sort expression of this field: an indexed column, a text without accents. Default: the value itself. It must
   * not reveal more than the value does.
   */
  readonly order?: Value
  /**
   * For texts: what `_contains` and similar operators search. Default: the value itself. It must not reveal more than
   * the reader may read.
   */
  readonly searched?: Value
  /** For images: the audience of a picture attached here. Default 'public'; 'derived': the feature decides. */
  readonly files?: 'public' | 'members' | 'staff' | 'derived'
  /** For numbers: their unit. Unix seconds are entered as a local time at the club. */
  readonly unit?: 'pounds' | 'unixSeconds'
  /** For JSON: its structure, so that staff get a form instead of JSON. */
  readonly shape?: Shape
  /** For JSON: short enough to be included where the entry is part of another one. */
  readonly isShort?: true
  /** For JSON whose wire format differs from its form: converts from the wire to `shape` and back. */
  readonly edited?: { readonly from: (wire: unknown) => unknown; readonly to: (edited: unknown) => unknown }
}

/** A reference to one entry of another type, by collection name, so that features need not import each other. */
export type OneField = FieldBase & {
  readonly kind: 'one'
  readonly to: string
  /** What it means in the studio that there is none: such entries are marked there, and can be listed. */
  readonly none?: string
  readonly value: Value
  readonly column?: PgColumn
}

/**
 * Many entries of another type. `through`: a field of kind 'one' in that type which references this entry, or a join
 * table with both columns.
 */
export type ManyField = FieldBase & {
  readonly kind: 'many'
  readonly to: string
  readonly through: string | { readonly table: PgTable; readonly here: PgColumn; readonly there: PgColumn }
  readonly limit: number
  /** Default order of the list, as in `_sort`: 'Name:asc'. */
  readonly sort?: string
  /** Long fields of the other type that the list includes besides its short ones. */
  readonly with?: readonly string[]
}

export type Field = ScalarField | OneField | ManyField

/** What the engine is about to write: column values by wire name. */
export type EntryInput = Record<string, unknown>

export type ContentType = {
  /** Its name in addresses and page tags: /api/{collection}, 'posts', 'posts/<id>'. */
  readonly collection: string
  /** Its GraphQL type; the root fields are its collection and `single`. */
  readonly type: string
  /** The GraphQL root field and name of one entry: 'post'. */
  readonly single: string
  /** On the screen: 'Post', 'Posts'. */
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
  /** The longest list of one call, and its length when none is requested (default: 100, or `limit` if smaller). */
  readonly limit: number
  readonly defaultLimit?: number
  /** Default sort order, as in `_sort`. */
  readonly sort: string
  readonly fields: Readonly<Record<string, Field>>
  /** The fields that identify an entry on the screen; default: the first required text. */
  readonly names?: readonly string[]
  /** The page that shows an entry, by its values: opened by a preview. */
  readonly page?: (values: Readonly<Record<string, unknown>>) => string
  /** Changes can be saved as a draft that no API shows until it is published, by hand or at a set time. */
  readonly drafts?: true
  /** Parts that are edited separately, with their fields; default: all fields together. */
  readonly parts?: Readonly<Record<string, readonly string[]>>
  /** Page tags of other data that decides its rows and values (such as ages): answers are dropped with them. */
  readonly reads?: readonly string[]
  /** Further page tags that a write of this entry drops ('standings'). */
  readonly touches?: readonly string[]
  /** Runs inside the transaction before a create or update; may change the values or throw Invalid. */
  readonly beforeWrite?: (tx: Tx, ctx: Ctx, draft: EntryInput, id: string | undefined) => Promise<void>
  /** Runs inside the transaction before an entry is deleted; may throw Invalid. */
  readonly beforeRemove?: (tx: Tx, ctx: Ctx, id: string) => Promise<void>
  /** Runs inside the transaction after the write, with the written values. */
  readonly afterWrite?: (tx: Tx, ctx: Ctx, id: string, draft: EntryInput) => Promise<void>
}

/** Declares a content type: the single source for all APIs and the studio. */
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
/** HTML written by staff, sanitised on input by the one allow-list. */
export const richText = scalar('richText')
export const number = scalar('number')
export const boolean = scalar('boolean')
/** A calendar day, 'YYYY-MM-DD' on the wire. */
export const day = scalar('day')
/** An instant, ISO 8601 in UTC on the wire. */
export const instant = scalar('instant')
/** JSON whose structure the feature checks in `beforeWrite`. */
export const json = scalar('json')
/** The slug in the address; generated from another field when empty, made unique with -2, -3. */
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

/** A value computed in SQL, which cannot be written. */
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

/** Whether a field is included where its entry is part of another one: short values, no further relations. */
export const isBrief = (name: string, field: Field): boolean =>
  field.kind === 'json'
    ? field.isShort === true
    : !['one', 'many', 'richText'].includes(field.kind) && name !== 'version'
