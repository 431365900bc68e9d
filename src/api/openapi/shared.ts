import { type JsonSchema, ref } from './json-schema.ts'

/** The parameters of every list. */
export const LIST_PARAMETERS = [
  { name: '_limit', in: 'query', schema: { type: 'integer', minimum: 0 }, description: 'At most so many.' },
  { name: '_start', in: 'query', schema: { type: 'integer', minimum: 0 }, description: 'Leave out so many.' },
  { name: '_sort', in: 'query', schema: { type: 'string' }, example: 'createdAt:desc' },
  {
    name: 'conditions',
    in: 'query',
    style: 'form',
    explode: true,
    description:
      'Fields with their values, or with a suffix: _eq, _ne, _in, _nin, _contains, _ncontains, _containss, _ncontainss, _lt, _lte, _gt, _gte, _null.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  },
] as const

/** Schemas that all types share. */
export const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Image: {
    type: 'object',
    description: 'A stored picture and the address of its largest variant.',
    required: ['id', 'url', 'alt'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      url: { type: 'string', format: 'uri-reference' },
      width: { type: ['integer', 'null'] },
      height: { type: ['integer', 'null'] },
      alt: { type: 'string' },
    },
  },
  Deleted: {
    type: 'object',
    required: ['_id', 'id'],
    properties: { _id: { type: 'string', format: 'uuid' }, id: { type: 'string', format: 'uuid' } },
  },
  Revision: {
    type: 'object',
    required: ['version', 'createdAt', 'actorId', 'data'],
    properties: {
      version: { type: 'integer' },
      createdAt: { type: 'string', format: 'date-time' },
      actorId: { type: ['string', 'null'], format: 'uuid' },
      data: { type: 'object' },
    },
  },
  GraphqlError: {
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      locations: {
        type: 'array',
        items: { type: 'object', properties: { line: { type: 'integer' }, column: { type: 'integer' } } },
      },
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      extensions: { type: 'object', properties: { code: { type: 'string' } } },
    },
  },
  GraphqlAnswer: {
    type: 'object',
    properties: { data: { type: ['object', 'null'] }, errors: { type: 'array', items: ref('GraphqlError') } },
  },
  GraphqlRefusal: {
    type: 'object',
    description: 'No data: nothing of the question was run.',
    required: ['errors'],
    properties: { errors: { type: 'array', minItems: 1, items: ref('GraphqlError') } },
  },
  Problem: {
    type: 'object',
    required: ['statusCode', 'error', 'message'],
    properties: {
      statusCode: { type: 'integer' },
      error: { type: 'string' },
      message: { type: 'string' },
      reason: {
        type: 'string',
        description: 'CHANGED: another user changed it. IN_USE: other entries need it.',
      },
      version: { type: 'integer', description: 'With CHANGED: the newest version.' },
      data: {
        type: 'object',
        properties: {
          errors: {
            type: 'object',
            description: 'Every message by field or parameter.',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  },
}

const response = (description: string) => ({
  description,
  content: { 'application/json': { schema: ref('Problem') } },
})

/**
 * The error for a query that cannot be executed, for clients that accept GraphQL's media type. Other clients get a 200.
 */
const graphqlRefusal = {
  description:
    'The question cannot be run. Syntax and unknown fields are answered so where application/graphql-response+json is accepted, and with 200 elsewhere. JSON that is nested too deeply is a problem like those of other calls.',
  content: {
    'application/json': { schema: { anyOf: [ref('GraphqlRefusal'), ref('Problem')] } },
    'application/graphql-response+json': { schema: ref('GraphqlRefusal') },
  },
}

export const PROBLEM_RESPONSES = {
  '400': response('The question cannot be understood'),
  '400Graphql': graphqlRefusal,
  '401': response('Please log in'),
  '403': response('You are not allowed to do this'),
  '404': response('There is none, or none that you may know of'),
  '405': response('Not by this method: the header Allow says by which'),
  '409': response('It has changed, or other entries need it'),
  '413': response('The body is too long'),
  '415': response('A body of this type is not read'),
  '422': response('The input is not valid: every message by field'),
  '429': response('Please wait'),
}
