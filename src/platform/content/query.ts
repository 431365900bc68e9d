import type { Operator } from './convention.ts'

/**
 * A checked query of the content service without its values: the shape that a statement is compiled for. Plain data, so
 * that its text can be the key of the statement. Numbers named `at` are indexes into the list of values.
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

/** One field of an answer, under its key. `of` and `slice` belong to relations. */
export type Picked = {
  readonly key: string
  readonly field: string
  /** The reader may not read it: null. */
  readonly denied?: true
  readonly of?: Selection
  readonly slice?: Slice
}

/**
 * Which rows, in which order, how many. The limit is part of the statement, because PostgreSQL would plan again each
 * time for a limit it does not know. A start is rare and can be any number, so it is a parameter.
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
