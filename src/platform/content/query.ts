import type { Operator } from './convention.ts'

/**
 * A validated query without its values: the shape for which a statement is compiled. It is plain data, so that its JSON
 * can be the statement's cache key. Numbers named `at` are indexes into the list of values.
 */
export type Query = {
  readonly kind: 'list' | 'one' | 'count'
  readonly collection: string
  readonly selection: Selection
  readonly slice: Slice
}

/** A query with its values. */
export type Asked = { readonly query: Query; readonly values: readonly unknown[] }

/**
 * 'all': every field that the reader may read, relations one level deep. 'brief': the same without relations, long
 * texts and JSON, as inside a relation.
 */
export type Selection = 'all' | 'brief' | readonly Picked[]

/** One field of the result, under its response key. `of` and `slice` apply to relations only. */
export type Picked = {
  readonly key: string
  readonly field: string
  /** Set if the reader may not read the field: its value is null. */
  readonly denied?: true
  /** A text that is the value of every row, instead of a field. */
  readonly constant?: string
  readonly of?: Selection
  readonly slice?: Slice
}

/**
 * Which rows, in which order, and how many. The limit is part of the statement's text, because with a parameter
 * PostgreSQL would plan the statement again for each execution. An offset is rare and can be any number, so it is a
 * parameter.
 */
export type Slice = {
  readonly where: readonly Condition[]
  readonly sort: readonly Order[]
  readonly limit?: number
  readonly startAt?: number
}

export type Condition = { readonly field: string; readonly operator: Operator; readonly at: number }
export type Order = { readonly field: string; readonly down: boolean }

/** Collects the values of one query. */
export class Values {
  readonly list: unknown[] = []

  add(value: unknown): number {
    return this.list.push(value) - 1
  }
}
