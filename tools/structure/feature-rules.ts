import { posix } from 'node:path'

/** The product's source files by path below `src`, without tests. */
export type Sources = ReadonlyMap<string, string>
type Imports = ReadonlyMap<string, readonly Import[]>
type Import = { readonly to: string; readonly names: readonly string[] }

const FROM_SOURCE = /^(?:import|export)\b([^'"]*?)\bfrom\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm

/**
 * Checks the rules between files: no imports of another folder's `internal/`, no circular imports,
 * either `model.ts` or `model/` per feature, and no row locks or SQL of commands exported to another feature.
 */
export function featureProblems(sources: Sources): string[] {
  const imports = importsOf(sources)
  return [
    ...internalProblems(imports),
    ...cycleProblems(imports),
    ...modelProblems([...sources.keys()]),
    ...sharingProblems(sources, imports),
  ]
}

/** Static imports including types. A dynamic `import()` cannot form a circle at start. */
function importsOf(sources: Sources): Imports {
  return new Map(
    [...sources].map(([name, source]) => {
      const found = [...source.matchAll(FROM_SOURCE)].map(([, names = '', from, effect]) => ({
        to: posix.join(posix.dirname(name), from ?? effect ?? ''),
        names: names.match(/\w+/g) ?? [],
      }))
      return [name, found.filter(({ to }) => sources.has(to))]
    }),
  )
}

function internalProblems(imports: Imports): string[] {
  return pairsOf(imports).flatMap(([name, { to }]) => {
    const owner = /^(.*?)\/internal\//.exec(to)?.[1]
    if (owner === undefined || name.startsWith(`${owner}/`)) return []
    return [
      `${name} imports ${to}: internal/ is for ${owner} alone. Move the file to queries/ or commands/, or call a command.`,
    ]
  })
}

function modelProblems(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const feature = /^(features\/.+)\/model\.ts$/.exec(name)?.[1]
    if (!feature || !names.some((other) => other.startsWith(`${feature}/model/`))) return []
    return [`${name}: ${feature} has model/ too. Move this file into it, named for what it holds.`]
  })
}

/** Returns each circle once as its files (Tarjan's strongly connected components). */
function cycleProblems(imports: Imports): string[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (name: string): number => {
    const place = order.size
    order.set(name, place)
    lowest.set(name, place)
    open.push(name)
    for (const { to } of imports.get(name) ?? []) {
      const reached = order.has(to) ? (open.includes(to) ? order.get(to) : undefined) : visit(to)
      lowest.set(name, Math.min(lowest.get(name) ?? place, reached ?? place))
    }
    const low = lowest.get(name) ?? place
    if (low === place) {
      const circle = open.splice(open.indexOf(name))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const name of imports.keys()) if (!order.has(name)) visit(name)
  return circles.map(
    (circle) =>
      `${circle.join(', ')} import each other in a circle. Move what they share into a file of its own.`,
  )
}

/** Top-level feature folders. Sub-features such as store/cart and store/orders share the tables of one feature. */
const featureOf = (name: string): string | undefined => /^features\/([^/]+)\//.exec(name)?.[1]

function sharingProblems(sources: Sources, imports: Imports): string[] {
  return pairsOf(imports).flatMap(([name, { to, names }]) => {
    const [from, into] = [featureOf(name), featureOf(to)]
    if (!from || !into || from === into) return []
    return exportsOf(sources.get(to) ?? '')
      .filter((one) => names.includes(one.name))
      .flatMap((one) => {
        if (isRowLock(one))
          return [`${name} takes a row lock from ${to} (${one.name}). Call a command of ${into}.`]
        if (to.includes('/commands/') && isSql(one))
          return [
            `${name} takes raw SQL from ${to} (${one.name}). Call a command of ${into}, or a query's condition.`,
          ]
        return []
      })
  })
}

type Exported = { readonly name: string; readonly text: string }

/** The exported functions and constants of a file, each up to the next declaration. */
const exportsOf = (source: string): Exported[] =>
  source.split(/\n(?=\S)/).flatMap((text) => {
    const name = /^export (?:async )?(?:function|const) (\w+)/.exec(text)?.[1]
    return name ? [{ name, text }] : []
  })

/** Selects rows for update without writing them, which leaves the lock to the caller. */
const isRowLock = ({ text }: Exported): boolean =>
  /\.for\('(?:update|no key update|share)'/.test(text) &&
  !/\.(?:insert|update|delete)\(|transact\(/.test(text)

const isSql = ({ text }: Exported): boolean => {
  const [head = ''] = text.split(/=> ?\n|\{\n/)
  return /\bSQL\b/.test(head) || /=>?\s*sql[`<]/.test(text)
}

const pairsOf = (imports: Imports): [string, Import][] =>
  [...imports].flatMap(([name, all]) => all.map((one): [string, Import] => [name, one]))
