import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printSchema } from 'graphql'
import { CONTENT_TYPES } from '../../features/studio/content-types.server.ts'
import { Registry } from '../../platform/entries/registry.ts'
import { CALLS } from '../calls.ts'
import { schemaOf } from '../graphql/schema.ts'
import { openapiOf } from './document.ts'

/** The descriptions of both doors as files of docs/api: what is committed must be what is served. */
export function descriptions(): Record<'openapi.json' | 'schema.graphql', string> {
  const registry = new Registry(CONTENT_TYPES)
  return {
    'openapi.json': `${JSON.stringify(openapiOf(registry, CALLS), null, 2)}\n`,
    'schema.graphql': `${printSchema(schemaOf(registry))}\n`,
  }
}

/** Writes them: `npm run api:emit`. */
export async function emitApi(root: string): Promise<void> {
  const folder = join(root, 'docs/api')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(descriptions())) await writeFile(join(folder, name), text)
}
