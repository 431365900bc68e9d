/**
 * What a JSON value is made of, for people who edit it: plain data, so that a form can be drawn from it. It says how
 * the value is typed in, never whether it is right: that is checked by the feature when it is written.
 */
export type Shape =
  | (Words & { readonly kind: 'text' | 'longText' | 'richText' | 'id' | 'link'; readonly optional?: true })
  | (Words & { readonly kind: 'number' | 'pounds'; readonly optional?: true })
  | (Words & { readonly kind: 'boolean'; readonly standard?: boolean; readonly optional?: true })
  | (Words & { readonly kind: 'choice'; readonly choices: readonly string[]; readonly optional?: true })
  /** An entry of another type, by its id; `none` says what no entry means. */
  | (Words & { readonly kind: 'entry'; readonly to: string; readonly none?: string })
  | (Words & { readonly kind: 'image' })
  | ListShape
  | RecordShape

export type ListShape = Words & {
  readonly kind: 'list'
  readonly of: Shape
  /** What one of them is called: 'line'. */
  readonly one: string
  readonly optional?: true
}

export type RecordShape = Words & {
  readonly kind: 'record'
  readonly fields: Readonly<Record<string, Shape>>
  /** The field that names a record among others. */
  readonly title?: string
  /** Left out when nothing stands in it. */
  readonly optional?: true
}

type Words = { readonly label: string; readonly help?: string }
