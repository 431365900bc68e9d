import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { newId, word } from '../core/ids.ts'
import { page } from '../core/listing.ts'
import { bool, mergedMetadata, metadata, paging, text, url } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { WebhookEndpoint } from '../types.ts'
import { API_VERSION } from '../version.ts'

const fields = {
  description: text(5000).optional(),
  enabled_events: z.array(text()).min(1),
  metadata: metadata.optional(),
  url,
}

type Given = Pick<WebhookEndpoint, 'url' | 'enabled_events'> & {
  id?: string
  secret?: string
  description?: string | undefined
  metadata?: Record<string, string> | null | undefined
}

/** Creates a webhook endpoint. The endpoint of the app itself has a fixed id. */
export function putEndpoint(state: SandboxState, given: Given): WebhookEndpoint {
  return state.store.put('webhook_endpoint', {
    id: given.id ?? newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: state.now(),
    description: given.description ?? null,
    enabled_events: given.enabled_events,
    livemode: false,
    metadata: mergedMetadata({}, given.metadata),
    secret: given.secret ?? `whsec_${word(32)}`,
    status: 'enabled',
    url: given.url,
  })
}

/** Only the response that creates an endpoint contains its secret. */
function withoutSecret({ secret: _secret, ...shown }: WebhookEndpoint) {
  return shown
}

const changes = {
  description: text(5000).optional(),
  disabled: bool.optional(),
  enabled_events: z.array(text()).min(1).optional(),
  metadata: metadata.optional(),
  url: url.optional(),
}

function update(state: SandboxState, id: string, given: z.infer<z.ZodObject<typeof changes>>) {
  const before = state.find('webhook_endpoint', id)
  return withoutSecret(
    state.store.put('webhook_endpoint', {
      ...before,
      description: given.description ?? before.description,
      enabled_events: given.enabled_events ?? before.enabled_events,
      metadata: mergedMetadata(before.metadata, given.metadata),
      status: given.disabled === undefined ? before.status : given.disabled ? 'disabled' : 'enabled',
      url: given.url ?? before.url,
    }),
  )
}

function remove(state: SandboxState, id: string) {
  state.find('webhook_endpoint', id)
  state.store.delete('webhook_endpoint', id)
  return { id, object: 'webhook_endpoint', deleted: true }
}

export const webhookEndpointCalls: Call[] = [
  call('POST', 'webhook_endpoints', fields, (state, { params }) => putEndpoint(state, params)),
  call('GET', 'webhook_endpoints', paging, (state, { params, url: path }) =>
    page(state.store.all('webhook_endpoint').map(withoutSecret), params, path, 'webhook endpoint'),
  ),
  call('GET', 'webhook_endpoints/:id', {}, (state, { id }) =>
    withoutSecret(state.find('webhook_endpoint', id)),
  ),
  call('POST', 'webhook_endpoints/:id', changes, (state, { params, id }) => update(state, id, params)),
  call('DELETE', 'webhook_endpoints/:id', {}, (state, { id }) => remove(state, id)),
]
