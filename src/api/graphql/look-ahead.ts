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
import type { ContentType, ManyField } from '../../platform/content/content-type.ts'
import { listQueryOfArguments } from '../../platform/content/convention.ts'
import type { Picked, Slice, Values } from '../../platform/content/query.ts'
import type { Registry } from '../../platform/content/registry.ts'
import { BadQuery, sliceOf } from '../../platform/content/resolve.ts'
import type { Allowance } from './allowance.ts'
import { forbiddenField, mayNotRead } from './refusals.ts'

/** PostgreSQL truncates identifiers to 63 bytes, and response keys become column names. */
const MAX_KEY_CHARACTERS = 60
type Scope = {
  readonly registry: Registry
  readonly actor: Actor
  readonly info: GraphQLResolveInfo
  readonly values: Values
  /** The fields that this reader may not read, filled while the query is analysed. */
  readonly denied: GraphQLError[]
  /** The cost budget of the HTTP request. */
  readonly allowance: Allowance
}

/** A position in the query: the path of keys, and the maximum number of rows it is evaluated for. */
type Place = { readonly path: readonly (string | number)[]; readonly rows: number }

/**
 * Returns everything requested below one field, at every depth, with list arguments, so that one statement can answer
 * it. Fields that the reader may not read become null and are reported once each.
 */
export function selectionBelow(scope: Scope, contentType: ContentType, rows = 1): Picked[] {
  const type = objectOf(scope.info.returnType)
  const { key } = scope.info.path
  scope.allowance.addRows(String(key), rows)
  return picksOf(scope, contentType, type, scope.info.fieldNodes, { path: [key], rows })
}

function picksOf(
  scope: Scope,
  contentType: ContentType,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  place: Place,
): Picked[] {
  const grouped = new Map<string, FieldNode[]>()
  for (const { selectionSet } of nodes) if (selectionSet) collect(scope, selectionSet, grouped)
  const picks: Picked[] = []
  for (const [key, same] of grouped) {
    const [node] = same
    if (!node) continue
    refuseLongKey(key)
    // `__typename` is the only field that a type has besides its own.
    if (node.name.value.startsWith('__')) picks.push({ key, field: node.name.value, constant: type.name })
    else picks.push(pickOf(scope, contentType, type, same, node, { ...place, path: [...place.path, key] }))
  }
  return picks
}

function pickOf(
  scope: Scope,
  contentType: ContentType,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  node: FieldNode,
  place: Place,
): Picked {
  const { path, rows } = place
  const key = String(path.at(-1))
  const name = node.name.value
  const field = scope.registry.readable(contentType, name, scope.actor)
  if (!field) {
    scope.denied.push(forbiddenField(contentType.type, name, { nodes, path }))
    return { key, field: name, denied: true }
  }
  if (field.kind === 'image') refuseRepeated(scope, key, nodes)
  if (field.kind !== 'one' && field.kind !== 'many') return { key, field: name }
  const target = scope.registry.get(field.to)
  const definition = type.getFields()[name]
  if (!definition) throw new RangeError(`${type.name} has no field ${name}`)
  const below = objectOf(definition.type)
  if (field.kind === 'one') {
    scope.allowance.addRows(key, rows)
    return { key, field: name, of: picksOf(scope, target, below, nodes, place) }
  }
  const args = getArgumentValues(definition, node, scope.info.variableValues)
  const slice = sliceBelow(scope, field, target, args)
  const inner = { path, rows: rows * (slice.limit ?? field.limit) }
  scope.allowance.addRows(key, inner.rows)
  return { key, field: name, of: picksOf(scope, target, below, nodes, inner), slice }
}

/**
 * Refuses a picture field that is requested twice: the database always returns the whole picture, so repeats would
 * multiply the response.
 */
function refuseRepeated(scope: Scope, key: string, nodes: readonly FieldNode[]): void {
  const grouped = new Map<string, FieldNode[]>()
  for (const { selectionSet } of nodes) if (selectionSet) collect(scope, selectionSet, grouped)
  for (const inner of grouped.keys()) refuseLongKey(inner)
  const fields = [...grouped.values()].map(([node]) => node?.name.value)
  if (new Set(fields).size < fields.length) throw new BadQuery({ [key]: ['requests a field twice'] })
}

function refuseLongKey(key: string): void {
  if (key.length > MAX_KEY_CHARACTERS)
    throw new BadQuery({ [key.slice(0, MAX_KEY_CHARACTERS)]: ['is too long for a name'] })
}

function sliceBelow(
  scope: Scope,
  field: ManyField,
  target: ContentType,
  args: Record<string, unknown>,
): Slice {
  const isField = (name: string) => scope.registry.readable(target, name, scope.actor) !== undefined
  const bounds = { limit: field.limit, usual: field.limit, sort: field.sort ?? target.sort }
  return sliceOf(
    scope.registry,
    target,
    scope.actor,
    listQueryOfArguments(args, isField),
    scope.values,
    bounds,
    refusalFor(target),
  )
}

export const refusalFor =
  (contentType: ContentType) =>
  (field: string): string =>
    mayNotRead(contentType.type, field)

/** Collects the fields of a selection set by response key. Fragments are resolved, and @skip and @include applied. */
function collect({ info }: Scope, set: SelectionSetNode, grouped: Map<string, FieldNode[]>): void {
  const open = (selectionSet: SelectionSetNode) => {
    for (const node of selectionSet.selections) {
      if (getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.if === true) continue
      if (getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if === false) continue
      if (node.kind === 'Field') {
        const key = node.alias?.value ?? node.name.value
        grouped.set(key, [...(grouped.get(key) ?? []), node])
      } else {
        // The schema has no interfaces, so a validated fragment always has the current type.
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
