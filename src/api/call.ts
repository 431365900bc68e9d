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

/** Who may make a call: an access of the content service, or every signed-in user. */
export type Caller = Access | 'users'
/** Whether the actor may make a call. */
export const mayCall = (who: Caller, actor: Actor): boolean =>
  who === 'users' ? actor.kind !== 'visitor' : may(who, actor)

/** What handlers need besides the context of the request. */
export type Services = {
  readonly cache: PageCache
  readonly graphql: Graphql
  readonly openapi: (person?: Person) => Promise<string>
}

/** A route below /api, like `PUT /members/:id`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
/** A zod schema is checked or bound to the handler's answer; a JSON Schema only describes. */
type Shape = z.ZodType | JsonSchema
type Problem = keyof typeof PROBLEM_RESPONSES

/** The refusals of a call that declares none. */
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
  /** The group of the description; "Calls" without one. */
  readonly tag?: string
  /** Parameters in the address. Checked, and given to the handler, where the call has no body. */
  readonly query?: Shape
  /** The body, as JSON unless `read` says otherwise. */
  readonly body?: Shape
  /** Reads the body, or answers a refusal. */
  readonly read?: (c: Context<HttpEnv>) => Promise<unknown>
  /** Further parameters of the description. */
  readonly parameters?: readonly unknown[]
  readonly answer?: Shape
  readonly status?: 200 | 201
  /** Headers of an answer that the handler returns as a value. */
  readonly headers?: Readonly<Record<string, string>>
  /** The refusals of the description; COMMON_PROBLEMS without any. */
  readonly problems?: readonly Problem[]
}

type Handler<Input, Answer> = (
  c: Context<HttpEnv>,
  input: Input,
  services: Services,
) => Promise<Response | Answer> | Response

/** Everything about one call. The router, the table of roles and the OpenAPI document are derived from it. */
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

/** Declares a call whose handler gets the checked input and returns the declared answer, or a Response. */
export const call = <
  Query extends Shape = JsonSchema,
  Body extends Shape = JsonSchema,
  Answer extends Shape = JsonSchema,
>(
  declared: Untyped & Declared<Query, Body, Answer>,
): Call =>
  // The router checks the input with the same schemas before it calls the handler.
  declared as unknown as Call

/** A call that replaces one of a collection: what it does not declare stays as the collection declares it. */
export type Replacement = Pick<Facts, 'route'> &
  Partial<Facts> & { readonly handle: Handler<unknown, unknown> }

/** Declares a replacement. A handler that returns undefined leaves the answer to the collection's call. */
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

/** The id in the address. */
export const idOf = (c: Context<HttpEnv>): string => c.req.param('id') ?? ''
