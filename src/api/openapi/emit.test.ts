import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { isAdmitted } from '../../../tests/attack/people.ts'
import { CALLS } from '../calls.ts'
import { descriptions, openapiText } from './emit.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/api')

test('the committed API descriptions match the product; npm run api:emit writes them [API-063, API-064]', () => {
  for (const [name, text] of Object.entries(descriptions())) {
    expect(readFileSync(join(FOLDER, name), 'utf8'), `${name} is out of date: npm run api:emit`).toBe(text)
  }
})

test('the description of the REST API is valid OpenAPI and names every permitted call [API-060, API-064]', async () => {
  const document = JSON.parse(descriptions()['openapi.json'])
  expect(await new Validator().validate(document)).toEqual({ valid: true })
  const possible = Object.entries(CALLS).flatMap(([call, { who }]) => (who === 'nobody' ? [] : [call]))
  expect(callsOf(document).toSorted()).toEqual(possible.toSorted())
})

for (const person of ['visitor', 'member', 'coach', 'finance', 'shop', 'administrator'] as const) {
  test(`the description for a ${person} is valid and contains only the calls and fields of that role [API-060]`, async () => {
    const text = openapiText(person)
    const document = JSON.parse(text)
    expect(await new Validator().validate(document)).toEqual({ valid: true })
    const admitted = Object.entries(CALLS).flatMap(([call, { who }]) =>
      isAdmitted(who, person) ? [call] : [],
    )
    expect(callsOf(document).toSorted()).toEqual(admitted.toSorted())
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(named))
    const { Member, MemberInput, Configuration } = document.components.schemas
    expect('StripeId' in Member.properties).toBe(['finance', 'administrator'].includes(person))
    expect('email' in Member.properties).toBe(person !== 'visitor')
    expect('eharegistered' in (MemberInput?.properties ?? {})).toBe(person === 'administrator')
    expect('Phone' in (MemberInput?.properties ?? {})).toBe(person !== 'visitor')
    expect(Configuration.properties).toHaveProperty('TrainingsOverride')
  })
}

const inputsFor = (person?: 'member' | 'coach' | 'administrator') => {
  const { components, paths } = JSON.parse(openapiText(person))
  const fields = (schema?: { properties: object }) => Object.keys(schema?.properties ?? {})
  return {
    configuration: fields(components.schemas.ConfigurationInput),
    position: fields(components.schemas.VolunteerInput),
    order: fields(paths['/storeorders/{id}'].put.requestBody.content['application/json'].schema),
  }
}

test('nested row fields are described only to roles that may send them, and the club order only to administrators [API-060, SYS-071, VOL-031, STO-053]', () => {
  const coach = inputsFor('coach')
  expect(coach.configuration).toEqual(['TrainingsOverrideJson'])
  expect(coach.position).toEqual(['rota'])
  for (const person of [undefined, 'administrator'] as const) {
    const { configuration, position, order } = inputsFor(person)
    expect(configuration).toEqual(expect.arrayContaining(['version', 'rotas', 'TrainingsOverrideJson']))
    expect(position).toEqual(expect.arrayContaining(['version', 'rota']))
    expect(order).toContain('adminOrder')
  }
  for (const person of ['member', 'coach'] as const) {
    const { order } = inputsFor(person)
    expect(order).toContain('Items')
    expect(order).not.toContain('adminOrder')
  }
})

const callsOf = ({ paths }: { paths: Record<string, object> }): string[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/{(\w+)}/g, ':$1')}`),
  )

test('the GraphQL description is a schema with a list, a count and one entry of every type [API-001]', () => {
  const fields = buildSchema(descriptions()['schema.graphql']).getQueryType()?.getFields() ?? {}
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['posts', 'postsCount', 'post', 'countries', 'members']),
  )
})
