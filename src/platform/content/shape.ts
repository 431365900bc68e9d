/**
 * Describes the structure of a JSON value as plain data, from which the studio builds a form. It describes only how a
 * value is entered; the feature validates it when it is written.
 */
export type Shape =
  | (Words & { readonly kind: 'text' | 'longText' | 'richText' | 'id' | 'link'; readonly optional?: true })
  | (Words & { readonly kind: 'number' | 'pounds'; readonly optional?: true })
  | (Words & { readonly kind: 'boolean'; readonly standard?: boolean; readonly optional?: true })
  | (Words & { readonly kind: 'choice'; readonly choices: readonly string[]; readonly optional?: true })
  /** A reference to another entry by id. `none` is the label for no entry. */
  | (Words & { readonly kind: 'entry'; readonly to: string; readonly none?: string })
  | (Words & { readonly kind: 'image' })
  | ListShape
  | RecordShape

export type ListShape = Words & {
  readonly kind: 'list'
  readonly of: Shape
  /** The singular name of an item: 'line'. */
  readonly one: string
  readonly optional?: true
}

export type RecordShape = Words & {
  readonly kind: 'record'
  readonly fields: Readonly<Record<string, Shape>>
  /** The field that labels a record in a list. */
  readonly title?: string
  /** Omitted from the value if empty. */
  readonly optional?: true
}

type Words = { readonly label: string; readonly help?: string }
