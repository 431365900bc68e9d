import { type GraphQLNamedType, getNamedType, isLeafType, isListType, isObjectType } from 'graphql'
import { schemaOf } from '../../src/api/graphql/schema.ts'
import { registry } from '../../src/content-types.ts'

/** A field of the schema that answers entries, and the scalars that those have. */
export type ListField = {
  /** The type that it is a field of. */
  readonly of: string
  readonly name: string
  readonly type: string
  readonly isList: boolean
  readonly scalars: readonly string[]
}

/** Every list and every relation of every type. What takes an argument that is needed is left out. */
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
    if (!names.includes('_id')) return [] // a picture: it holds no entries
    return [{ of: owner.name, name, type: target.name, isList: isListType(type), scalars: names }]
  })
}
