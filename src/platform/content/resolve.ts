import type { Actor } from '../../kernel/actor.ts'
import type { ContentType } from './content-type.ts'
import { type AskedCondition, type AskedOrder, type ListQuery, orderOf } from './convention.ts'
import { booleanOf, comparable } from './filter-values.ts'
import type { Condition, Order, Slice, Values } from './query.ts'
import type { Registry } from './registry.ts'

/** An invalid list request, with messages by parameter. Reported as a 400. */
export class BadQuery extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>
  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('The query is not valid')
    this.name = 'BadQuery'
    this.fields = fields
  }
}

const MAX_VALUES = 1000

/** The maximum length, the default length and the default sort order of a list. */
export type Bounds = { readonly limit: number; readonly usual: number; readonly sort: string }

/** The bounds of the lists of a content type. Without a default length it is 100. */
export const boundsOf = (contentType: ContentType): Bounds => ({
  limit: contentType.limit,
  usual: Math.min(contentType.defaultLimit ?? 100, contentType.limit),
  sort: contentType.sort,
})

/**
 * Validates a list request for one reader: names, value types and sizes. Throws BadQuery with every problem. `refusal`
 * words the message for a name that the reader may not use.
 */
export function sliceOf(
  registry: Registry,
  contentType: ContentType,
  actor: Actor,
  listQuery: ListQuery,
  values: Values,
  bounds: Bounds = boundsOf(contentType),
  refusal: (field: string) => string = (field) => `${field} is not a field of ${contentType.collection}`,
): Slice {
  // No prototype, so that a parameter named __proto__ is reported like any other.
  const problems: Record<string, readonly string[]> = Object.assign(Object.create(null), listQuery.problems)
  const where: Condition[] = []
  for (const requested of listQuery.where) {
    const found = conditionOf(registry, contentType, actor, requested, refusal)
    if ('problem' in found) problems[requested.parameter] = [found.problem]
    else where.push({ field: requested.field, operator: found.operator, at: values.add(found.value) })
  }
  const sort = listQuery.sort ?? []
  const unknown = sort.find(({ field }) => !canSortBy(registry, contentType, field, actor))
  if (unknown) problems[`${listQuery.prefix}sort`] = [refusal(unknown.field)]
  if (Object.keys(problems).length > 0) throw new BadQuery(problems)
  return {
    where,
    sort: sort.length > 0 ? sort : usualOrder(registry, contentType, bounds.sort, actor),
    limit: Math.min(listQuery.limit ?? bounds.usual, bounds.limit),
    ...(listQuery.start && { startAt: values.add(listQuery.start) }),
  }
}

/** Removes from the default order the fields that this reader may not read, because a sort order reveals values. */
export function usualOrder(
  registry: Registry,
  contentType: ContentType,
  sort: string,
  actor: Actor,
): Order[] {
  const orders: AskedOrder[] = orderOf(sort) ?? []
  return orders.filter(({ field }) => canSortBy(registry, contentType, field, actor))
}

function canSortBy(registry: Registry, contentType: ContentType, name: string, actor: Actor): boolean {
  const field = registry.readable(contentType, name, actor)
  return field !== undefined && !['one', 'many', 'json', 'image'].includes(field.kind)
}

function conditionOf(
  registry: Registry,
  contentType: ContentType,
  actor: Actor,
  { field: name, operator, given }: AskedCondition,
  refusal: (field: string) => string,
): { operator: Condition['operator']; value: unknown } | { problem: string } {
  const field = registry.readable(contentType, name, actor)
  if (!field || field.kind === 'many') return { problem: refusal(name) }
  if (operator === 'null' || (operator === 'eq' && given[0] === null)) {
    const isNull = operator === 'eq' || booleanOf(given[0])
    return isNull === undefined ? { problem: 'must be true or false' } : { operator: 'null', value: isNull }
  }
  const kind = comparable(field.kind)
  if (!kind.operators.includes(operator)) return { problem: `${name} cannot be compared by ${operator}` }
  if (given.length > MAX_VALUES) return { problem: `takes ${MAX_VALUES} values at most` }
  const readings = given.map((value) => kind.read(value))
  const wrong = readings.find((reading) => 'problem' in reading)
  if (wrong) return wrong
  const read = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []))
  if (operator === 'in' || operator === 'nin') return { operator, value: read }
  return read.length === 1 ? { operator, value: read[0] } : { problem: 'takes one value' }
}
