import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printSchema } from 'graphql'
import { CONTENT_TYPES } from '../../content-types.ts'
import { Registry } from '../../platform/content/registry.ts'
import { CALLS } from '../calls.ts'
import { schemaOf } from '../graphql/schema.ts'
import type { Person } from './audiences.ts'
import { openapiOf } from './document.ts'

/** Generates the files of docs/api. A test compares them with the committed files. */
export function descriptions(): Record<'openapi.json' | 'schema.graphql', string> {
  return {
    'openapi.json': openapiText(),
    'schema.graphql': `${printSchema(schemaOf(new Registry(CONTENT_TYPES)))}\n`,
  }
}

/** The OpenAPI document as JSON text, complete or for one audience. */
export const openapiText = (person?: Person): string =>
  `${JSON.stringify(openapiOf(new Registry(CONTENT_TYPES), CALLS, person), null, 2)}\n`

/** Writes the files of docs/api (`npm run api:emit`). */
export async function emitApi(root: string): Promise<void> {
  const folder = join(root, 'docs/api')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(descriptions())) await writeFile(join(folder, name), text)
}
