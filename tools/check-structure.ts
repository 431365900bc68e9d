import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { undocumentedFolders } from './structure/documented-folders.ts'
import { featureProblems } from './structure/feature-rules.ts'
import { FEATURES } from './structure/features.ts'

/**
 * Checks the source tree against ARCHITECTURE.md: the imports between layers, the files of a feature, sizes, and where
 * the environment, the clock and SQL may be used. Prints each violation with its remedy.
 */

const ROOT = join(import.meta.dirname, '..')
const MAX_LINES = 300
const WIDEST_COMMENT = 120
const problems: string[] = []

/** Each layer may import only lower ones. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: ['kernel'],
  platform: ['platform', 'kernel'],
  ui: ['ui', 'kernel'],
  features: ['features', 'platform', 'ui', 'kernel'],
  api: ['api', 'features', 'platform', 'kernel'],
  web: ['web', 'features', 'platform', 'ui', 'kernel'],
}

/** The files that a feature may have. */
const FEATURE_FILES =
  /^(model|schema|policy|content-type)\.ts$|^(table|jobs)\.server\.ts$|^model\/[a-z0-9-]+\.ts$|^(queries|commands|internal)\/[a-z0-9-]+\.server\.ts$|^emails\/[a-z0-9-]+\.tsx$|^(components|admin)\/[a-z0-9-]+\.(tsx|ts|css)$/
const TEST = /\.(test|spec)\.tsx?$/

const sources = new Map<string, string>()
for (const path of filesBelow(join(ROOT, 'src'))) check(path)
problems.push(...featureProblems(sources))
for (const path of filesBelow(join(ROOT, 'stripe-sandbox'))) checkSandbox(path)
for (const folder of ['tests', 'tools', 'demo', 'stripe-sandbox', 'src/ui/styles']) {
  for (const path of filesBelow(join(ROOT, folder), /\.(tsx?|css)$/))
    checkSize(relative(ROOT, path), readFileSync(path, 'utf8'))
}
findUnlistedFeatures()
problems.push(...undocumentedFolders(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'), foldersIn))
checkDependencies()

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log('The structure holds.')

function check(path: string) {
  const name = relative(join(ROOT, 'src'), path)
  const source = readFileSync(path, 'utf8')
  checkSize(name, source)
  checkComments(name, source)
  checkName(name)
  if (TEST.test(name)) return
  sources.set(name, source)
  checkImports(name, path, source)
  checkHomes(name, source)
}

/** The sandbox stands for an external service, so it shares only plain values with the product. */
function checkSandbox(path: string) {
  const name = relative(ROOT, path)
  const source = readFileSync(path, 'utf8')
  for (const target of importsOf(source, path)) {
    const to = relative(ROOT, target)
    if (to.startsWith('src/') && !to.startsWith('src/kernel/'))
      problems.push(`${name} imports ${to}: the sandbox may import itself and src/kernel only.`)
  }
}

function checkSize(name: string, source: string) {
  const lines = source.split('\n').length
  if (lines > MAX_LINES)
    problems.push(`${name}: ${lines} lines. Split it by what it does; ${MAX_LINES} is the most.`)
}

/** The formatter does not wrap comments. */
function checkComments(name: string, source: string) {
  for (const [index, line] of source.split('\n').entries()) {
    if (line.length > WIDEST_COMMENT && /^ *(\/\/|\/?\*+ )/.test(line))
      problems.push(
        `${name}:${index + 1}: a comment of ${line.length} characters. Break it at ${WIDEST_COMMENT}.`,
      )
  }
}

function checkName(name: string) {
  const base = name.split('/').at(-1) ?? ''
  if (/utils?\.|helpers?\.|^index\.tsx?$/.test(base)) {
    problems.push(`${name}: name the file for the one thing it does (no utils, helpers or index).`)
  }
  const inFeature = featureOf(name)
  if (!inFeature || TEST.test(name)) return
  const file = name.slice(`features/${inFeature}/`.length)
  if (!FEATURE_FILES.test(file)) {
    problems.push(
      `${name}: a feature holds model, schema, policy, content-type, table, jobs, queries, commands, components, admin, emails and internal. ` +
        'Move it into one of them, into platform (no club words) or into ui (no club words, React).',
    )
  }
}

function checkImports(name: string, path: string, source: string) {
  const layer = name.split('/')[0] ?? ''
  const allowed = MAY_IMPORT[layer]
  if (!allowed) return
  for (const target of importsOf(source, path)) {
    const to = relative(join(ROOT, 'src'), target)
    if (to.startsWith('..')) {
      problems.push(`${name} imports ${to}: only main.ts imports from outside src, and only the demo club.`)
      continue
    }
    // Addresses are plain values that every layer may link to.
    if (to === 'web/paths.ts' || to === 'web/admin-paths.ts') continue
    const toLayer = to.split('/')[0] ?? ''
    if (!allowed.includes(toLayer) && !mayReadContentTypes(name, to)) {
      problems.push(
        `${name} imports ${to}: ${layer} may import ${allowed.join(', ')}. Hand it in through ctx, or move the code down.`,
      )
    }
    checkFeatureImport(name, to)
  }
}

/** The list of content types imports every feature, because the API and the studio need all of them. */
function mayReadContentTypes(name: string, to: string): boolean {
  return to === 'content-types.ts' && (/^(api|web)\//.test(name) || name.startsWith('features/studio/'))
}

function checkFeatureImport(name: string, to: string) {
  const from = featureOf(name)
  const into = featureOf(to)
  if (!from || !into || from === into || isSharedInside(from, into, to)) return
  if (FEATURES.indexOf(into) > FEATURES.indexOf(from)) {
    problems.push(
      `${name} imports ${to}: ${from} comes before ${into}. Compose them in a route, or emit an event.`,
    )
  }
}

/** The sub-features of a feature may read each other's tables, rules and queries. Their commands follow the order. */
function isSharedInside(from: string, into: string, to: string): boolean {
  const isSameFeature = from.split('/')[0] === into.split('/')[0]
  const file = to.slice(`features/${into}/`.length)
  return isSameFeature && /^(table\.server|model|schema|policy)\.ts$|^(model|queries)\//.test(file)
}

function checkHomes(name: string, source: string) {
  const layer = name.split('/')[0] ?? ''
  if (source.includes('process.env') && !name.startsWith('platform/config/') && name !== 'main.ts') {
    problems.push(
      `${name}: only platform/config reads process.env. Add a setting to parseConfig and use ctx.config.`,
    )
  }
  const clock = /new Date\(\)|Date\.now\(\)|\.toLocale(Date|Time)?String\(|Intl\.DateTimeFormat/.test(source)
  // Browser scripts have no ctx.
  const isClock = name === 'kernel/wall-time.ts' || name.startsWith('web/browser/')
  if (clock && !isClock && ['features', 'api', 'web', 'kernel'].includes(layer)) {
    problems.push(`${name}: the time comes from ctx.clock.now(), its words from kernel/dates.`)
  }
  const mayAsk = layer === 'platform' || (layer === 'features' && /(\.server|\/content-type)\.ts$/.test(name))
  if (/from 'drizzle-orm/.test(source) && !mayAsk) {
    problems.push(
      `${name}: SQL lives in features' *.server.ts and content-type.ts and in platform. Move the query there.`,
    )
  }
  if (/ style=\{/.test(source))
    problems.push(`${name}: the content policy forbids style attributes. Use a class.`)
}

function findUnlistedFeatures() {
  for (const feature of readdirSync(join(ROOT, 'src/features'))) {
    const known = FEATURES.some((name) => name === feature || name.startsWith(`${feature}/`))
    if (!known)
      problems.push(
        `features/${feature} is not in the list of features. Give it its place in tools/structure/features.ts.`,
      )
  }
}

function featureOf(name: string): string | undefined {
  if (!name.startsWith('features/')) return undefined
  const parents = FEATURES.filter((feature) => name.startsWith(`features/${feature}/`))
  // The longest match is the sub-feature: features/members/import is inside features/members.
  return parents.toSorted((a, b) => b.length - a.length)[0]
}

function importsOf(source: string, path: string): string[] {
  const found = source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...found]
    .map((match) => join(dirname(path), match[1] ?? ''))
    .filter((target) => !target.includes('+types') && existsSync(target))
}

function foldersIn(path: string): string[] {
  return readdirSync(join(ROOT, path)).filter((name) => statSync(join(ROOT, path, name)).isDirectory())
}

function filesBelow(folder: string, kind = /\.tsx?$/): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path, kind)
    return kind.test(name) ? [path] : []
  })
}

/** Each dependency needs a reason in ARCHITECTURE.md, except type packages. */
function checkDependencies() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const rows = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').match(/^\| [^|]+/gm) ?? []
  const listed = new Set(rows.flatMap((row) => row.slice(2).trim().split(', ')))
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    if (!name.startsWith('@types/') && !listed.has(name))
      problems.push(`package.json: ${name} has no line in the table of dependencies of ARCHITECTURE.md.`)
  }
  for (const name of listed) {
    const isPackage = /^@[a-z0-9-]+\/[a-z0-9-]+$/.test(name)
    if (isPackage && !{ ...dependencies, ...devDependencies }[name])
      problems.push(`ARCHITECTURE.md: ${name} is no dependency any more.`)
  }
}
