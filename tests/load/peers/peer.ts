import { execFileSync } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type load, memoryMb, type Server, startOnOneCore } from '../load.ts'
import type { Shop } from './contention.ts'

/** What is asked of each product that has it, with the same data. */
export const WORK = [
  'page kept in a cache',
  'page of a team of 25, rendered',
  'REST list of 20, computed',
  'GraphQL, 20 teams of 25, computed',
  'GraphQL, 20 products, computed',
  'GraphQL, product with seven sizes, computed',
] as const

export type Work = (typeof WORK)[number]

type PeerRequest = Pick<Parameters<typeof load>[0], 'method' | 'headers' | 'body'> & { path: string }

/** A product that is built, filled and running. */
export type Peer = Prepared &
  Launched & {
    name: string
    site: string
    requests: Readonly<Partial<Record<Work, PeerRequest>>>
    /** The page whose scripts are weighed, of a product that has pages. */
    page?: string
    shop?: Shop
  }

export type Prepared = { installSeconds: number; buildSeconds: number; megabytes: number }
type Launched = { server: Server; startMs: number; memoryAtStartMb: number }

/** Copies the sources of a peer into a folder, installs, fills and builds it there, on an empty database. */
export async function prepare(
  sources: string,
  folder: string,
  env: Record<string, string>,
): Promise<Prepared> {
  await rm(folder, { recursive: true, force: true })
  await cp(join(import.meta.dirname, sources), folder, { recursive: true })
  const installSeconds = timed('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  // Payload writes its tables by itself outside production only.
  timed('npm', ['run', 'seed'], { cwd: folder, env: { ...env, NODE_ENV: 'development' } })
  const build = ['run', 'build', '--if-present']
  const buildSeconds = timed('npm', build, { cwd: folder, env: { ...env, NODE_ENV: 'production' } })
  return { installSeconds, buildSeconds, megabytes: megabytesOf(folder) }
}

/** Starts a product on the first processor and waits for its first answer. */
export async function launch(
  args: string[],
  env: Record<string, string>,
  readyUrl: string,
): Promise<Launched> {
  const begun = performance.now()
  const server = await startOnOneCore(args, { ...env, NODE_ENV: 'production' }, readyUrl, 120_000)
  return { server, startMs: performance.now() - begun, memoryAtStartMb: memoryMb(server.pid) }
}

/** The time of a command in seconds. Its output goes to stderr. */
export function timed(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: object },
): number {
  const begun = performance.now()
  execFileSync(command, args, {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 2, 2],
  })
  return (performance.now() - begun) / 1000
}

/** The size of a folder on the disk. */
export function megabytesOf(folder: string): number {
  return Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10)
}

/** The compressed scripts that a page names, in kilobytes. */
export async function scriptKilobytes(site: string, path: string): Promise<number> {
  const html = await (await fetch(site + path)).text()
  const sources = new Set(
    [...html.matchAll(/<script[^>]+src="([^"]+\.js[^"]*)"/g)].map((match) => match[1] ?? ''),
  )
  const scripts = await Promise.all(
    [...sources].map(async (source) => Buffer.from(await (await fetch(new URL(source, site))).arrayBuffer())),
  )
  return scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1024
}

/** A request of a program for JSON that no cache answers. */
export const graphql = (path: string, query: string) => ({
  path,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: JSON.stringify({ query }),
})
