import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { modulesOf, scriptsIn } from './source-graph.ts'

type ManifestRoute = {
  parentId?: string
  module: string
  imports?: string[]
  clientActionModule?: string
  clientLoaderModule?: string
  clientMiddlewareModule?: string
}
type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
}
/** A page with the compressed size of its scripts. `hydrates`: React and the router run on it in the browser. */
export type Weight = { route: string; bytes: number; hydrates: boolean }

/** The scripts that the root adds to a page that hydrates. */
const ROOT_SCRIPTS = ['/missing-chunk.js']
const HYDRATES = /^export const handle = \{[^}]*\bhydrate: true/m
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g

/**
 * Weighs the scripts of every page of a build. What a page loads follows from the manifest (a page that hydrates) and
 * from the modules that it renders with (the small scripts of the others). This is the most that it can load: a script
 * that only some visitors get counts too, one that is imported on demand, such as the editor, does not.
 *
 * @param routes The routes of src/web/routes.ts.
 * @param sources The folder of their files.
 * @param client The folder of the build for browsers.
 */
export function weighPages(routes: readonly RouteConfigEntry[], sources: string, client: string): Weight[] {
  const files = filesIn(client)
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error(`${client} has no manifest: run npm run build`)
  const manifestPath = `/assets/${name}`
  const manifest: Manifest = JSON.parse(
    files
      .text(manifestPath)
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  )

  const weigh = (chain: readonly RouteConfigEntry[]): Weight => {
    const paths = chain.map(({ file }) => join(sources, file))
    const hydrates = paths.some((path) => HYDRATES.test(readFileSync(path, 'utf8')))
    const small = scriptsIn(new Set(paths.flatMap((path) => [...modulesOf(path)])))
    const scripts = hydrates
      ? [...small, ...ROOT_SCRIPTS, manifestPath, ...modulesIn(manifest, chain)]
      : small
    const loaded = files.withImports(scripts)
    const bytes = [...loaded].reduce((sum, script) => sum + files.size(script), 0)
    return { route: idOf(chain.at(-1)), bytes, hydrates }
  }
  return chainsIn(routes)
    .filter((chain) => chain.at(-1)?.file.endsWith('.tsx'))
    .map(weigh)
}

const idOf = (entry: RouteConfigEntry | undefined): string =>
  entry?.id ?? entry?.file.replace(/\.tsx?$/, '') ?? ''

/** Returns each page with the layouts around it, outermost first. */
function chainsIn(routes: readonly RouteConfigEntry[], above: RouteConfigEntry[] = []): RouteConfigEntry[][] {
  return routes.flatMap((entry) => {
    const chain = [...above, entry]
    const isLayout = entry.path === undefined && !entry.index
    return [...(isLayout ? [] : [chain]), ...chainsIn(entry.children ?? [], chain)]
  })
}

function modulesIn({ entry, routes }: Manifest, chain: readonly RouteConfigEntry[]): string[] {
  const own = ['root', ...chain.map(idOf)].flatMap((id) => {
    const route = routes[id]
    if (!route) throw new Error(`The manifest of the build has no route ${id}: run npm run build`)
    return [
      route.module,
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      ...(route.imports ?? []),
    ]
  })
  return [entry.module, ...entry.imports, ...own].filter((script) => script !== undefined)
}

/** Reads scripts of the build, each once. */
function filesIn(client: string) {
  const texts = new Map<string, string>()
  const sizes = new Map<string, number>()
  const text = (script: string): string => {
    const known = texts.get(script) ?? readFileSync(join(client, script), 'utf8')
    texts.set(script, known)
    return known
  }
  const size = (script: string): number => {
    const known = sizes.get(script) ?? gzipSync(text(script)).length
    sizes.set(script, known)
    return known
  }
  const withImports = (scripts: readonly string[], found = new Set<string>()): Set<string> => {
    for (const script of scripts) {
      if (found.has(script)) continue
      found.add(script)
      const imports = [...text(script).matchAll(IMPORTED)].map(
        ([, target = '']) => new URL(target, `http://build${script}`).pathname,
      )
      withImports(imports, found)
    }
    return found
  }
  return { text, size, withImports }
}
