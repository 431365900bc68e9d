import {
  type FieldNode,
  type GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import type { Actor } from '../../kernel/actor.ts'
import { wishOfArguments } from '../../platform/entries/convention.ts'
import type { Entry, ManyField } from '../../platform/entries/define.ts'
import type { Picked, Slice, Values } from '../../platform/entries/query.ts'
import type { Registry } from '../../platform/entries/registry.ts'
import { BadQuery, sliceOf } from '../../platform/entries/resolve.ts'
import { forbiddenField, mayNotRead } from './refusals.ts'

/** PostgreSQL cuts names at 63 bytes, and the keys of an answer are names of columns there. */
const MOST_KEY_CHARACTERS = 60
/**
 * A list of lists is what the club's pages ask for. From the third on their sizes multiply to more than anybody
 * reads.
 */
const FREE_LISTS = 2
const MOST_ENTRIES = 100_000

type Scope = {
  readonly registry: Registry
  readonly actor: Actor
  readonly info: GraphQLResolveInfo
  readonly values: Values
  /** Where fields that the reader may not have are noted. */
  readonly denied: GraphQLError[]
}

/** Where in the question something stands: the keys that lead to it, and the sizes of the lists around it. */
type Place = { readonly path: readonly (string | number)[]; readonly sizes: readonly number[] }

/**
 * Everything that is asked below one field of a query, at every depth, with the arguments of lists: so that one
 * statement answers all of it. Fields that the reader may not have become null and are noted once each.
 */
export function selectionBelow(scope: Scope, entry: Entry, size = 1): Picked[] {
  const type = objectOf(scope.info.returnType)
  return picksOf(scope, entry, type, scope.info.fieldNodes, { path: [scope.info.path.key], sizes: [size] })
}

function picksOf(
  scope: Scope,
  entry: Entry,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  place: Place,
): Picked[] {
  const grouped = new Map<string, FieldNode[]>()
  for (const { selectionSet } of nodes) if (selectionSet) collect(scope, selectionSet, grouped)
  const picks: Picked[] = []
  for (const [key, same] of grouped) {
    const [node] = same
    if (!node || node.name.value.startsWith('__')) continue
    if (key.length > MOST_KEY_CHARACTERS) throw new BadQuery({ [key]: ['is too long for a name'] })
    picks.push(pickOf(scope, entry, type, same, node, { ...place, path: [...place.path, key] }))
  }
  return picks
}

function pickOf(
  scope: Scope,
  entry: Entry,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  node: FieldNode,
  place: Place,
): Picked {
  const { path, sizes } = place
  const key = String(path.at(-1))
  const name = node.name.value
  const field = scope.registry.readable(entry, name, scope.actor)
  if (!field) {
    scope.denied.push(forbiddenField(entry.type, name, { nodes, path }))
    return { key, field: name, denied: true }
  }
  if (field.kind !== 'one' && field.kind !== 'many') return { key, field: name }
  const target = scope.registry.get(field.to)
  const definition = type.getFields()[name]
  if (!definition) throw new RangeError(`${type.name} has no field ${name}`)
  const below = objectOf(definition.type)
  if (field.kind === 'one') return { key, field: name, of: picksOf(scope, target, below, nodes, place) }
  const args = getArgumentValues(definition, node, scope.info.variableValues)
  const slice = sliceBelow(scope, field, target, args)
  const inner = { path, sizes: [...sizes, slice.limit ?? field.limit] }
  refuseTooMany(key, inner.sizes)
  return { key, field: name, of: picksOf(scope, target, below, nodes, inner), slice }
}

function refuseTooMany(key: string, sizes: readonly number[]): void {
  const entries = sizes.reduce((product, size) => product * size, 1)
  if (sizes.length <= FREE_LISTS || entries <= MOST_ENTRIES) return
  throw new BadQuery({
    [key]: [`may be ${entries} entries: give the lists around it limits, for ${MOST_ENTRIES} at most`],
  })
}

function sliceBelow(scope: Scope, field: ManyField, target: Entry, args: Record<string, unknown>): Slice {
  const isField = (name: string) => scope.registry.readable(target, name, scope.actor) !== undefined
  const bounds = { limit: field.limit, usual: field.limit, sort: field.sort ?? target.sort }
  return sliceOf(
    scope.registry,
    target,
    scope.actor,
    wishOfArguments(args, isField),
    scope.values,
    bounds,
    refusalFor(target),
  )
}

export const refusalFor =
  (entry: Entry) =>
  (field: string): string =>
    mayNotRead(entry.type, field)

/** The fields of a selection set by the key of their answer, fragments opened, @skip and @include obeyed. */
function collect({ info }: Scope, set: SelectionSetNode, grouped: Map<string, FieldNode[]>): void {
  const open = (selectionSet: SelectionSetNode) => {
    for (const node of selectionSet.selections) {
      if (getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.if === true) continue
      if (getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if === false) continue
      if (node.kind === 'Field') {
        const key = node.alias?.value ?? node.name.value
        grouped.set(key, [...(grouped.get(key) ?? []), node])
      } else {
        // There are no interfaces: whatever fragment was validated here is of this very type.
        const opened = node.kind === 'InlineFragment' ? node : info.fragments[node.name.value]
        if (opened) open(opened.selectionSet)
      }
    }
  }
  open(set)
}

function objectOf(type: GraphQLResolveInfo['returnType']): GraphQLObjectType {
  const named = getNamedType(type)
  if (!isObjectType(named)) throw new RangeError(`${String(type)} has no fields`)
  return named
}
