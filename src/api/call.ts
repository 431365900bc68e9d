import type { Context } from 'hono'
import type { z } from 'zod'
import type { Actor } from '../kernel/actor.ts'
import { may } from '../platform/content/access.ts'
import type { Access } from '../platform/content/content-type.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import type { Graphql } from './graphql/endpoint.ts'
import type { Person } from './openapi/audiences.ts'
import type { JsonSchema } from './openapi/json-schema.ts'
import type { PROBLEM_RESPONSES } from './openapi/shared.ts'

/** Who may make a call: anyone with this access to the content service, or every signed-in user. */
export type Caller = Access | 'users'
/** Whether the actor may make a call. */
export const mayCall = (who: Caller, actor: Actor): boolean =>
  who === 'users' ? actor.kind !== 'visitor' : may(who, actor)

/** Dependencies of handlers beyond the request context. */
export type Services = {
  readonly cache: PageCache
  readonly graphql: Graphql
  readonly openapi: (person?: Person) => Promise<string>
}

/** A route below /api, like `PUT /members/:id`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
/**
 * A zod schema is enforced (on input) or typed against the handler (on output). A JSON Schema is documentation only.
 */
type Shape = z.ZodType | JsonSchema
type Problem = keyof typeof PROBLEM_RESPONSES

/** The errors documented for a call that declares none of its own. */
export const COMMON_PROBLEMS = [
  '400',
  '401',
  '403',
  '404',
  '422',
  '429',
] as const satisfies readonly Problem[]

type Facts = {
  readonly route: Route
  readonly who: Caller
  readonly says: string
  /** The OpenAPI tag; "Calls" by default. */
  readonly tag?: string
  /** Query parameters. For a call without a body they are validated and passed to the handler. */
  readonly query?: Shape
  /** The body, as JSON unless `read` says otherwise. */
  readonly body?: Shape
  /** Reads the body, or returns the error response. */
  readonly read?: (c: Context<HttpEnv>) => Promise<unknown>
  /** Further parameters, for the API description only. */
  readonly parameters?: readonly unknown[]
  readonly answer?: Shape
  readonly status?: 200 | 201
  /** Response headers to add when the handler returns a plain value. */
  readonly headers?: Readonly<Record<string, string>>
  /** The documented errors; COMMON_PROBLEMS by default. */
  readonly problems?: readonly Problem[]
}

type Handler<Input, Answer> = (
  c: Context<HttpEnv>,
  input: Input,
  services: Services,
) => Promise<Response | Answer> | Response

/** The single declaration of a call. The router, the permission table and the OpenAPI document are derived from it. */
export type Call = Facts & { readonly handle: Handler<unknown, unknown> }

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type AnswerOf<S> = S extends z.ZodType ? z.input<S> : never

type Declared<Query extends Shape, Body extends Shape, Answer extends Shape> = {
  readonly query?: Query
  readonly body?: Body
  readonly answer?: Answer
  readonly handle: Handler<Body extends z.ZodType ? OutputOf<Body> : OutputOf<Query>, AnswerOf<Answer>>
}
type Untyped = Omit<Facts, 'query' | 'body' | 'answer'>

/** Declares a call. Its handler receives the validated input and returns the declared answer or a Response. */
export const call = <
  Query extends Shape = JsonSchema,
  Body extends Shape = JsonSchema,
  Answer extends Shape = JsonSchema,
>(
  declared: Untyped & Declared<Query, Body, Answer>,
): Call =>
  // The router checks the input with the same schemas before it calls the handler.
  declared as unknown as Call

/**
 * A call that overrides one of a collection's calls. Properties it leaves out are inherited from the collection's call.
 */
export type Replacement = Pick<Facts, 'route'> &
  Partial<Facts> & { readonly handle: Handler<unknown, unknown> }

/** Declares an override. A handler that returns undefined falls through to the collection's call. */
export const replace = <
  Query extends Shape = JsonSchema,
  Body extends Shape = JsonSchema,
  Answer extends Shape = JsonSchema,
>(
  declared: Pick<Facts, 'route'> &
    Partial<Untyped> &
    Omit<Declared<Query, Body, Answer>, 'handle'> & {
      readonly handle: Handler<
        Body extends z.ZodType ? OutputOf<Body> : OutputOf<Query>,
        AnswerOf<Answer> | undefined
      >
    },
): Replacement => declared as unknown as Replacement

/** The `:id` parameter of the route. */
export const idOf = (c: Context<HttpEnv>): string => c.req.param('id') ?? ''
