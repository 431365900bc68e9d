import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { registry } from '../../src/content-types.ts'
import { prepareConfiguration } from '../../src/features/content/commands/prepare-configuration.server.ts'
import { importSite } from '../../src/features/strapi-import/commands/import-site.server.ts'
import { reportLines } from '../../src/features/strapi-import/model/report.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { addressSource } from '../../src/platform/strapi-source/address-source.ts'
import type { StrapiSource } from '../../src/platform/strapi-source/strapi-source.ts'
import { aCtx } from './database.ts'
import type { StrapiSite } from './strapi-content.ts'

/** Collections that require a token. */
const CLOSED = new Set(['members', 'registrations', 'storeorders'])
export const STRAPI_TOKEN = 'a-token-of-strapi'
/** The largest page of a list. */
const LIMIT = 100

/** A server that responds like Strapi 3: paged lists, and personal data only with a token. */
export async function strapiServer(site: StrapiSite): Promise<string> {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://strapi')
    const bytes = pathname.startsWith('/uploads/')
      ? site.uploads[pathname.slice('/uploads/'.length)]
      : undefined
    if (bytes) return res.end(bytes)
    const name = pathname.slice(1)
    const found = Object.hasOwn(site.collections, name) ? site.collections[name] : undefined
    const isOpen = !CLOSED.has(name) || req.headers.authorization === `Bearer ${STRAPI_TOKEN}`
    res.statusCode = found === undefined ? 404 : isOpen ? 200 : 403
    res.setHeader('content-type', 'application/json')
    if (!found || !isOpen) return res.end(JSON.stringify({ statusCode: res.statusCode }))
    const start = Number(searchParams.get('_start') ?? 0)
    const limit = Math.min(LIMIT, Number(searchParams.get('_limit') ?? LIMIT))
    return res.end(JSON.stringify(Array.isArray(found) ? found.slice(start, start + limit) : found))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}

/** Saves the same site into a folder. */
export async function strapiFolder({ collections, uploads }: StrapiSite): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'strapi-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'uploads'))
  for (const [name, items] of Object.entries(collections))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(items))
  for (const [name, bytes] of Object.entries(uploads)) await writeFile(join(folder, 'uploads', name), bytes)
  return folder
}

/** A club for this test, into which a site can be imported. */
export async function aClub(): Promise<Ctx> {
  const ctx = await aCtx()
  await prepareConfiguration(ctx)
  return ctx
}

/** Imports a site and returns the terminal output. */
export async function bring(ctx: Ctx, source: StrapiSource): Promise<string[]> {
  const lines: string[] = []
  await importSite(ctx, registry, source, (report) => lines.push(...reportLines(report)))
  return lines
}

export const fromServer = async (site: StrapiSite, token: string | undefined = STRAPI_TOKEN) =>
  addressSource(new URL(await strapiServer(site)), token)
