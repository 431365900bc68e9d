import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import type { load, Server } from '../load.ts'

/** What is asked of each product, with the same data. */
export const WORK = [
  'page kept in a cache',
  'page of a team of 25, rendered',
  'REST list of 20, computed',
  'GraphQL, 20 teams of 25, computed',
] as const

export type Work = (typeof WORK)[number]

type PeerRequest = Pick<Parameters<typeof load>[0], 'method' | 'headers' | 'body'> & { path: string }

/** A product that is built, filled and running. */
export type Peer = {
  name: string
  server: Server
  site: string
  requests: Readonly<Record<Work, PeerRequest>>
  /** From the sources to a built product, with the packages in npm's cache. */
  preparedSeconds: number
  megabytes: number
  startMs: number
  memoryAtStartMb: number
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
