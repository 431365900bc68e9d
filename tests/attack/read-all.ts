import {
  buildClientSchema,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { CONTENT_TYPES } from '../../src/content-types.ts'
import { foundIn, secretsFor } from './secrets.ts'
import { type Attack, fromNewAddress, json, type Outcome, type Target, tally } from './target.ts'

const ONLOOKERS = ['visitor', 'member'] as const

/** Reads what APIs return: REST lists by address, and every GraphQL field. */
export const readCollections: Attack = {
  name: 'read every collection',
  says: 'a visitor and a member who read every list to its limit find nothing private',
  run: readLists,
}

export const readGraphql: Attack = {
  name: 'ask GraphQL for every field',
  says: 'a visitor and a member who ask for every field of every type, and one level below, find nothing private',
  run: askEverything,
}

async function readLists(target: Target): Promise<Outcome> {
  const found = tally()
  for (const onlooker of ONLOOKERS) {
    const secrets = await secretsFor(target.ctx, onlooker)
    for (const { collection, limit } of CONTENT_TYPES) {
      for (const path of [`/api/${collection}?_limit=${limit}`, `/api/${collection}/count`]) {
        const { text } = await target.ask(path, { headers: target.headers[onlooker] })
        const leaks = foundIn(text, secrets, `${onlooker}: ${path}`)
        found.expect(leaks.length === 0, leaks.join(', '))
      }
    }
  }
  return found.outcome
}

async function askEverything(target: Target): Promise<Outcome> {
  const found = tally()
  for (const onlooker of target.long ? ONLOOKERS : (['visitor'] as const)) {
    const secrets = await secretsFor(target.ctx, onlooker)
    const ask = async (query: string) =>
      (
        await target.ask(
          '/api/graphql',
          json('POST', { query }, { ...target.headers[onlooker], ...fromNewAddress() }),
        )
      ).text
    for (const query of questionsIn(await ask(getIntrospectionQuery()))) {
      const leaks = foundIn(await ask(query), secrets, `${onlooker}: ${query}`)
      found.expect(leaks.length === 0, leaks.join(', '))
    }
  }
  return found.outcome
}

/** Builds a query for each field of each list in the schema. */
function questionsIn(introspection: string): string[] {
  const schema = buildClientSchema(JSON.parse(introspection).data)
  const questions: string[] = []
  for (const root of fieldsOf(schema.getQueryType())) {
    const type = getNamedType(root.type)
    if (!isObjectType(type) || !root.args.some((arg) => arg.name === 'limit')) continue
    for (const field of fieldsOf(type)) {
      for (const selection of selectionsOf(field))
        questions.push(`{ ${root.name}(limit: 500) { ${selection} } }`)
    }
  }
  return questions
}

type SchemaField = ReturnType<typeof fieldsOf>[number]

function selectionsOf(field: SchemaField): string[] {
  const below = getNamedType(field.type)
  if (!isObjectType(below)) return [field.name]
  const inner = fieldsOf(below).filter((one) => isScalarType(getNamedType(one.type)))
  return inner.map((one) => `${field.name} { ${one.name} }`)
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {})
