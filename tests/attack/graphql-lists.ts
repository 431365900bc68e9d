import { type GraphQLNamedType, getNamedType, isLeafType, isListType, isObjectType } from 'graphql'
import { schemaOf } from '../../src/api/graphql/schema.ts'
import { registry } from '../../src/content-types.ts'

/** A schema field that returns entries, with the scalars of those entries. */
export type ListField = {
  /** The parent type of the field. */
  readonly of: string
  readonly name: string
  readonly type: string
  readonly isList: boolean
  readonly scalars: readonly string[]
}

/** Every list and relation of every type, except those with required arguments. */
export const GRAPHQL_LISTS: readonly ListField[] = Object.values(schemaOf(registry).getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => listsIn(type))

function listsIn(owner: GraphQLNamedType): ListField[] {
  if (!isObjectType(owner)) return []
  return Object.values(owner.getFields()).flatMap(({ name, type, args }) => {
    const target = getNamedType(type)
    if (!isObjectType(target) || args.some((one) => one.name === 'id')) return []
    const scalars = Object.values(target.getFields()).filter((field) => isLeafType(getNamedType(field.type)))
    const names = scalars.map((field) => field.name)
    if (!names.includes('_id')) return [] // a picture holds no entries
    return [{ of: owner.name, name, type: target.name, isList: isListType(type), scalars: names }]
  })
}
