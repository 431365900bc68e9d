import { type JsonSchema, ref } from './json-schema.ts'

/** The parameters of every list. */
export const LIST_PARAMETERS = [
  {
    name: '_limit',
    in: 'query',
    schema: { type: 'integer', minimum: 0 },
    description: 'The maximum number of entries.',
  },
  {
    name: '_start',
    in: 'query',
    schema: { type: 'integer', minimum: 0 },
    description: 'The number of entries to skip.',
  },
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
    description: 'No data: the query was not executed.',
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
            description: 'Messages by field or parameter.',
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
    'The query cannot be run. Syntax errors and unknown fields get this status if the client accepts application/graphql-response+json, and 200 otherwise. JSON that is nested too deeply is refused as in other calls.',
  content: {
    'application/json': { schema: { anyOf: [ref('GraphqlRefusal'), ref('Problem')] } },
    'application/graphql-response+json': { schema: ref('GraphqlRefusal') },
  },
}

export const PROBLEM_RESPONSES = {
  '400': response('The request is not valid'),
  '400Graphql': graphqlRefusal,
  '401': response('Please log in'),
  '403': response('You are not allowed to do this'),
  '404': response('It does not exist, or you may not know about it'),
  '405': response('Wrong method: the Allow header lists the right ones'),
  '409': response('It has changed, or other entries depend on it'),
  '413': response('The body is too long'),
  '415': response('The body has an unsupported type'),
  '422': response('The input is not valid: messages by field'),
  '429': response('Please wait'),
}
