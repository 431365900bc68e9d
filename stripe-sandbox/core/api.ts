import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Resource } from '../types.ts'
import { API_VERSION } from '../version.ts'
import { authenticate } from './authenticate.ts'
import type { Call } from './call.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { expanded } from './expand.ts'
import type { Fault, Faults } from './faults.ts'
import { type Form, parseForm } from './form.ts'
import type { Idempotency, Kept } from './idempotency.ts'
import { newId } from './ids.ts'
import { readParams } from './params.ts'
import type { LoggedRequest, RequestLog } from './request-log.ts'
import type { SandboxState } from './state.ts'

export type Env = { Bindings: HttpBindings }
type Deps = {
  state: SandboxState
  calls: Call[]
  apiKey: string
  faults: Faults
  requests: RequestLog
  idempotency: Idempotency
  /** Serialises the response with the sandbox's own address in it. */
  render(answer: object): string
  /** Called after each request that changed something. */
  afterwards(): void
}

/** The API below /v1. Each request passes these steps: key, version, faults, idempotency, parameters, work, expand. */
export function api(deps: Deps): Hono<Env> {
  const app = new Hono<Env>()
  for (const each of deps.calls) app.on(each.method, each.path, (c) => answer(deps, c, each))
  app.all('/v1/*', (c) => answer(deps, c, undefined))
  return app
}

async function answer(deps: Deps, c: Context<Env>, call: Call | undefined): Promise<Response> {
  const { method, path } = c.req
  const encoded = method === 'GET' ? new URL(c.req.url).search.slice(1) : await c.req.text()
  const entry = deps.requests.add({
    id: newId('req'),
    method,
    path,
    params: parseForm(encoded),
    idempotencyKey: method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null,
    apiVersion: c.req.header('stripe-version') ?? null,
    status: null,
    isReplay: false,
  })
  const outcome = await serve(deps, c, call, entry, encoded).catch((error: unknown) => {
    if (error instanceof ApiError) return failed(error)
    throw error
  })
  entry.status = outcome === 'cut' ? 0 : outcome.status
  if (outcome !== 'cut')
    return new Response(outcome.body, { status: outcome.status, headers: headersOf(entry) })
  c.env.incoming.socket.destroy()
  return new Response(null)
}

async function serve(
  deps: Deps,
  c: Context<Env>,
  call: Call | undefined,
  entry: LoggedRequest,
  encoded: string,
): Promise<Kept | 'cut'> {
  const faults = deps.faults.strike(entry.method, entry.path)
  const { cleared } = deps.faults
  authenticate(c.req.raw.headers, deps.apiKey)
  checkVersion(entry.apiVersion)
  if (!call) throw unknownAddress(entry)
  const key = entry.idempotencyKey
  const request = `${entry.method} ${entry.path} ${encoded}`
  const kept = key ? deps.idempotency.begin(key, request, entry.id) : undefined
  try {
    const early = await suffer(faults, 'before', cleared)
    if (early) return keptFailure(deps, key, request, early)
    entry.isReplay = kept !== undefined
    const outcome = kept ?? run(deps, call, entry, request, c.req.param('id') ?? '')
    const late = await suffer(faults, 'after', cleared)
    return late ? keptFailure(deps, key, request, late) : outcome
  } finally {
    if (key) deps.idempotency.end(key, entry.id)
  }
}

/** Waits as long as the faults require, and returns the failure they cause. */
async function suffer(
  faults: Fault[],
  when: Fault['when'],
  cleared: Promise<void>,
): Promise<Kept | 'cut' | undefined> {
  const now = faults.filter((fault) => fault.when === when)
  for (const { ms } of now) if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
  if (now.some(({ kind }) => kind === 'hold')) await cleared
  if (now.some(({ kind }) => kind === 'cut')) return 'cut'
  const failing = now.find(({ kind }) => kind === 'error')
  return failing && failed(new ApiError(failing.status, troubles(failing.status)))
}

/** Stripe stores its own failures under the idempotency key too, so a retry needs a new key. */
function keptFailure(
  { state, idempotency }: Deps,
  key: string | null,
  request: string,
  failure: Kept | 'cut',
) {
  if (key && failure !== 'cut' && failure.status >= 500)
    state.store.atomically(() => idempotency.keep(key, request, failure))
  return failure
}

const troubles = (status: number) =>
  status === 429
    ? { message: 'Request rate limit exceeded.', code: 'rate_limit', type: 'invalid_request_error' }
    : { message: 'An unexpected error occurred in the sandbox, as it was asked to.', type: 'api_error' }

/** Runs the call and stores its response under the idempotency key in the same change. */
function run(deps: Deps, call: Call, entry: LoggedRequest, request: string, id: string): Kept {
  const key = entry.idempotencyKey
  const { expand, ...given }: Form = entry.params
  const paths = expandPaths(expand)
  const params = readParams(call.schema, given)
  const { state } = deps
  state.cause = { id: entry.id, idempotencyKey: key }
  try {
    return state.store.atomically(() => {
      const kept = perform(() => {
        const result = call.run(state, { params, id, url: entry.path })
        // Every row and list is a JSON object.
        return deps.render(expanded(state, result as Resource, paths))
      })
      if (key) deps.idempotency.keep(key, request, kept)
      return kept
    })
  } catch (error) {
    // The work had started, so Stripe stores this refusal under the idempotency key.
    if (key && error instanceof ApiError)
      state.store.atomically(() => deps.idempotency.keep(key, request, failed(error)))
    throw error
  } finally {
    state.cause = null
    if (entry.method !== 'GET') deps.afterwards()
  }
}

/** A card refusal keeps its changes, such as the failed charge. Every other refusal rolls them back. */
function perform(work: () => string): Kept {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof ApiError && error.keep) return failed(error)
    throw error
  }
}

function expandPaths(given: Form[string] | undefined): string[] {
  if (given === undefined) return []
  if (!Array.isArray(given) || given.some((path) => typeof path !== 'string'))
    throw invalidRequest('Invalid array', { param: 'expand' })
  return given.map(String)
}

function checkVersion(version: string | null) {
  if (version === null || version === API_VERSION) return
  throw invalidRequest(`Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION} only.`)
}

function unknownAddress({ method, path }: LoggedRequest) {
  return new ApiError(404, {
    message: `Unrecognized request URL (${method}: ${path}). The sandbox may not speak this part of Stripe's API.`,
    type: 'invalid_request_error',
  })
}

const failed = (error: ApiError): Kept => ({
  status: error.status,
  body: JSON.stringify({ error: error.body }, null, 2),
})

function headersOf({ id, idempotencyKey, isReplay, status }: LoggedRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': id,
    'stripe-version': API_VERSION,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(idempotencyKey && (status ?? 0) >= 500 && { 'stripe-should-retry': 'false' }),
    ...(isReplay && { 'idempotent-replayed': 'true' }),
  }
}
