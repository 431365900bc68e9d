import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { Forbidden } from '../kernel/errors.ts'
import { isTooDeep } from '../kernel/json-depth.ts'
import { noteRefusal } from '../platform/audit/record-refusal.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import { type Call, mayCall, type Services } from './call.ts'
import { invalidInput, notAllowed, notThere, problem, problemOf } from './problem.ts'

/**
 * Mounts every declared call. It rejects callers without access and invalid input before the handler runs, and converts
 * the features' errors into one format. Commands still check permissions themselves.
 */
export function routerOf(calls: Readonly<Record<string, Call>>, services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const one of Object.values(calls)) {
    const [method = '', path = ''] = one.route.split(' ')
    app.on(method, path, (c) => answer(c, one, services))
  }
  return app.all('*', notThere)
}

async function answer(c: Context<HttpEnv>, one: Call, services: Services): Promise<Response> {
  if (!mayCall(one.who, c.var.ctx.actor)) return refuse(c, one)
  if (await hasDeepBody(c)) return problem(c, 400, 'The JSON of this request is nested too deeply')
  try {
    return await handle(c, one, services)
  } catch (error) {
    if (error instanceof Forbidden) return refuse(c, one)
    const refusal = problemOf(c, error)
    if (refusal) return refusal
    throw error
  }
}

async function handle(c: Context<HttpEnv>, one: Call, services: Services): Promise<Response> {
  const input = await inputOf(c, one)
  if (input instanceof Response) return input
  if (input?.success === false) return invalidInput(c, input.error)
  const answered = await one.handle(c, input?.data, services)
  if (answered instanceof Response) return answered
  // The type of `call` guarantees that the value has the declared type, which is JSON.
  return c.json(answered as object, one.status ?? 200, one.headers)
}

/**
 * Returns the input to validate: the body, or the query parameters of a call without one. Returns undefined if the call
 * takes no input, and a response if reading the body already failed.
 */
async function inputOf(c: Context<HttpEnv>, { body, query, read = json }: Call) {
  if (body instanceof z.ZodType) {
    const given = await read(c)
    return given instanceof Response ? given : body.safeParse(given)
  }
  return query instanceof z.ZodType ? query.safeParse(c.req.query()) : undefined
}

/** The JSON of a request; undefined when it is not JSON. */
const json = (c: Context<HttpEnv>): Promise<unknown> => c.req.json().catch(() => undefined)

/**
 * Whether the body is JSON that is nested too deeply. Every media type but multipart is checked, because handlers parse
 * most bodies as JSON whatever their type.
 */
async function hasDeepBody({ req }: Context<HttpEnv>): Promise<boolean> {
  // Such a request has no body, and looking for one would build a whole Request.
  if (req.method === 'GET' || req.method === 'HEAD') return false
  if (!req.raw.body || /^multipart\//i.test(req.header('content-type') ?? '')) return false
  return isTooDeep(await req.text())
}

/** Refuses a call, and records the refusal of a signed-in user in the audit log. */
async function refuse(c: Context<HttpEnv>, { route }: Call): Promise<Response> {
  const { method, path } = c.req
  await noteRefusal(c.var.ctx, { area: 'api', method, part: route, subject: path })
  return notAllowed(c)
}
