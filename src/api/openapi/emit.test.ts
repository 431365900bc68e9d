import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { CALLS } from '../calls.ts'
import { descriptions } from './emit.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/api')

test('the committed descriptions are those that the product serves; npm run api:emit writes them [API-063, API-064]', () => {
  for (const [name, text] of Object.entries(descriptions())) {
    expect(readFileSync(join(FOLDER, name), 'utf8'), `${name} is out of date: npm run api:emit`).toBe(text)
  }
})

test('the description of the REST door is valid OpenAPI and names every call [API-064]', async () => {
  const document = JSON.parse(descriptions()['openapi.json'])
  expect(await new Validator().validate(document)).toEqual({ valid: true })
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item as object).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/{(\w+)}/g, ':$1')}`,
    ),
  )
  expect(described.toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

test('the description of the GraphQL door is a schema with a list, a count and one of every type [API-001]', () => {
  const fields = buildSchema(descriptions()['schema.graphql']).getQueryType()?.getFields() ?? {}
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['posts', 'postsCount', 'post', 'countries', 'members']),
  )
})
