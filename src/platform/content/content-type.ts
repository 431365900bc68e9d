import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, StaffRole } from '../../kernel/actor.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import type { Ctx } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Shape } from './shape.ts'

/**
 * Who may read or write. 'public': everyone. 'members': active members and staff. 'nobody': not available through any
 * API. A list of roles: those roles, and always the administrator.
 */
export type Access = 'public' | 'members' | 'nobody' | readonly StaffRole[]

/** The actor and today's date at the club, which together decide the visible rows and fields. */
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
  /** False for a field that only the API writes, because staff edit the same data through another field. */
  readonly studio?: false
}

/** A value stored with the entry. The keys of `fields` are its wire names. */
export type ScalarField = FieldBase & {
  readonly kind: Kind
  readonly value: Value
  /**
   * The column to write. Without one, the field is read-only. For a column in another table, the feature writes it in
   * `afterWrite`.
   */
  readonly column?: PgColumn
  readonly required?: boolean
  readonly max?: number
  readonly min?: number
  readonly choices?: readonly string[]
  /** For slugs: the wire name of the field from which an empty slug is generated. */
  readonly from?: string
  /**
   * The expression to sort by, such as an indexed column or a text without accents. Default: the value itself. It must
   * not reveal more than the value.
   */
  readonly order?: Value
  /**
   * For texts: the expression that `_contains` and similar operators search. Default: the value itself. It must not
   * reveal more than the reader may read.
   */
  readonly searched?: Value
  /**
   * For images: who may see a picture attached here. Default: 'public'. 'derived': the feature decides for each
   * picture.
   */
  readonly files?: 'public' | 'members' | 'staff' | 'derived'
  /** For numbers: their unit. Unix seconds are entered as a local time at the club. */
  readonly unit?: 'pounds' | 'unixSeconds'
  /** For JSON: its structure, from which the studio builds a form. */
  readonly shape?: Shape
  /** For JSON: whether it is short enough to include where the entry is nested in another. */
  readonly isShort?: true
  /** For JSON whose wire format differs from `shape`: converts between the two. */
  readonly edited?: { readonly from: (wire: unknown) => unknown; readonly to: (edited: unknown) => unknown }
}

/**
 * A reference to one entry of another type. It uses the collection name, so that features need not import each other.
 */
export type OneField = FieldBase & {
  readonly kind: 'one'
  readonly to: string
  /** The studio's label for entries without this reference. It marks them and offers them as a filter. */
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
  /** Long fields of the other type to include in addition to its short ones. */
  readonly with?: readonly string[]
}

export type Field = ScalarField | OneField | ManyField

/** The values about to be written, by wire name. */
export type EntryInput = Record<string, unknown>

export type ContentType = {
  /** The name in URLs and page tags: /api/{collection}, 'posts', 'posts/<id>'. */
  readonly collection: string
  /** The name of its GraphQL type. The root fields are named after its collection and `single`. */
  readonly type: string
  /** The GraphQL root field and name of one entry: 'post'. */
  readonly single: string
  /** The names on screen: 'Post', 'Posts'. */
  readonly one: string
  readonly many: string
  readonly table: PgTable
  readonly id: PgColumn
  /** Who may read the collection at all. `rows` restricts which of its rows. */
  readonly read: Access
  readonly rows?: (reader: Reader) => SQL | undefined
  readonly write: Access
  /** Who may create and delete; default `write`. */
  readonly create?: Access
  readonly remove?: Access
  /**
   * The fields of an entry that the actor may change because the entry is their own. With it, every signed-in user may
   * call the update endpoint.
   */
  readonly own?: (actor: Actor, id: string) => readonly string[]
  /** The maximum length of a list, and its default length (at most 100). */
  readonly limit: number
  readonly defaultLimit?: number
  /** Default sort order, as in `_sort`. */
  readonly sort: string
  readonly fields: Readonly<Record<string, Field>>
  /** The fields that identify an entry on the screen; default: the first required text. */
  readonly names?: readonly string[]
  /** The path of the page that shows an entry with these values, for previews. */
  readonly page?: (values: Readonly<Record<string, unknown>>) => string
  /** Enables drafts, which no API shows until they are published, by hand or on schedule. */
  readonly drafts?: true
  /** Parts that are edited on separate pages, with their fields. Default: one page with all fields. */
  readonly parts?: Readonly<Record<string, readonly string[]>>
  /**
   * Page tags of other data that its rows and values depend on, such as ages. A write to these tags also drops its
   * cached answers.
   */
  readonly reads?: readonly string[]
  /** Additional page tags to drop when an entry is written, such as 'standings'. */
  readonly touches?: readonly string[]
  /** Runs in the transaction before an entry is created or updated. May change the values or throw Invalid. */
  readonly beforeWrite?: (tx: Tx, ctx: Ctx, draft: EntryInput, id: string | undefined) => Promise<void>
  /** Runs in the transaction before an entry is deleted. May throw Invalid. */
  readonly beforeRemove?: (tx: Tx, ctx: Ctx, id: string) => Promise<void>
  /** Runs in the transaction after the write, with the written values. */
  readonly afterWrite?: (tx: Tx, ctx: Ctx, id: string, draft: EntryInput) => Promise<void>
}

/** Declares a content type, from which all APIs and the studio are derived. */
export const defineContentType = (contentType: ContentType): ContentType => contentType

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
/** HTML written by staff, sanitised against the one allow-list when it is written. */
export const richText = scalar('richText')
export const number = scalar('number')
export const boolean = scalar('boolean')
/** A calendar day, 'YYYY-MM-DD' on the wire. */
export const day = scalar('day')
/** An instant, ISO 8601 in UTC on the wire. */
export const instant = scalar('instant')
/** JSON whose structure the feature checks in `beforeWrite`. */
export const json = scalar('json')
/** The slug in the entry's URL. An empty slug is generated from another field, and made unique with -2, -3. */
export const slug = scalar('slug')
/** A stored picture: `{ id, url, width, height, alt }` on the wire, written as the file's id. */
export const image = scalar('image')

/** A field with one of the given values. */
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

/** A reference to one entry of the collection `to`: its id when written, the entry when read. */
export const one = (column: PgColumn, to: string, options: Options<OneField> = {}): OneField => ({
  kind: 'one',
  value: column,
  column,
  to,
  ...options,
})

/** A list of entries of the collection `to`, through a join table or the reference field that points back. */
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

/** Whether a field is included where its entry is nested in another: short values only, and no further relations. */
export const isBrief = (name: string, field: Field): boolean =>
  field.kind === 'json'
    ? field.isShort === true
    : !['one', 'many', 'richText'].includes(field.kind) && name !== 'version'
