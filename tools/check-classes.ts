import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { classesDefined, classesUsed } from './css-classes.ts'
import { foreignSelectorsIn, homesOf } from './css-homes.ts'

/**
 * Refuses classes that are used but not defined or defined but not used, stylesheets that are not next to their
 * component or style other components, and components that do not import their styles: `npm run check`.
 */

const ROOT = join(import.meta.dirname, '..')
/** E-mails contain their own styles. The API reference and the Stripe sandbox are separate programs. */
const NOT_READ = /\/emails\/|^src\/api\/|\.test\.tsx?$/
/** Classes set by a library. */
const FOREIGN = /^ProseMirror-/

/** Matches imported stylesheets, including those imported as a URL. */
const SHEET = /from '([^']+\.css)\?url'|import '([^']+\.css)'/g

/** Shared stylesheets; all others are next to a component. The root loads the first six on every page. */
const UI = 'src/ui'
const GENERAL = `${UI}/styles/`
const ON_EVERY_PAGE = ['tokens', 'reset', 'typography', 'layout', 'controls', 'table'].map(sheetNamed)
const ROOT_PAGE = 'src/web/root.tsx'
const GENERAL_SHEETS = [...ON_EVERY_PAGE, ...['form', 'dialog'].map(sheetNamed)]

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const paths = tracked
  .trim()
  .split('\n')
  .filter((path) => !NOT_READ.test(path))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const sheets = paths.filter((path) => path.endsWith('.css')).map((path) => ({ path, css: read(path) }))
const classesIn = new Map(sheets.map(({ path, css }) => [path, classesDefined(css)]))
const defined = new Map<string, string>()
for (const [path, names] of classesIn) for (const name of names) defined.set(name, path)

const wrong: string[] = []
const homes = homesOf(sheets)
for (const [name, [one, another]] of homes) {
  if (another) wrong.push(`${one}: ${another} styles the class ${name} too; keep it in one of them.`)
}

const used = new Set<string>()
const loaded = new Set<string>()
for (const path of paths.filter((path) => /\.tsx?$/.test(path))) {
  const code = read(path)
  const imported = [...code.matchAll(SHEET)].map(([, linked, sheet = linked]) =>
    normalize(join(dirname(path), sheet ?? '')),
  )
  for (const sheet of imported)
    if (placeOf(sheet) === UI || placeOf(sheet) === placeOf(path)) loaded.add(sheet)
  const { classes, parts } = classesUsed(code)
  for (const sheet of imported.filter((sheet) => path !== ROOT_PAGE && !uses(classes, sheet)))
    wrong.push(`${path}: uses no class of ${sheet}; drop the import.`)
  for (const part of parts)
    wrong.push(`${path}: \`${part}\`: write whole class names in a table, or use a data attribute.`)
  for (const name of classes) {
    used.add(name)
    if (!defined.has(name)) wrong.push(`${path}: the class ${name} is in no stylesheet.`)
    const [home] = homes.get(name) ?? []
    if (!home || !path.endsWith('.tsx') || imported.includes(home) || ON_EVERY_PAGE.includes(home)) continue
    wrong.push(`${path}: import ${home} for the class ${name}.`)
  }
}
for (const [name, path] of defined) {
  if (!used.has(name) && !FOREIGN.test(name)) wrong.push(`${path}: no component uses the class ${name}.`)
}

for (const sheet of sheets) {
  const { path } = sheet
  if (GENERAL_SHEETS.includes(path)) continue
  if (path.startsWith(GENERAL)) wrong.push(`${path}: move it beside its component.`)
  else if (!loaded.has(path)) wrong.push(`${path}: no component of ${placeOf(path)} imports it.`)
  for (const selector of foreignSelectorsIn(sheet, homes))
    wrong.push(`${path}: \`${selector}\` styles another component; give it a class of this sheet.`)
}

for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
else console.log('Every class is defined, used and imported, and every stylesheet lies beside its component.')

function uses(classes: ReadonlySet<string>, sheet: string): boolean {
  const defines = classesIn.get(sheet)
  return !defines || defines.size === 0 || !classes.isDisjointFrom(defines)
}

/** The feature of a file, or `src/web`, or `src/ui`. */
function placeOf(path: string): string {
  const [src, layer, feature] = path.split('/')
  return layer === 'features' ? `${src}/${layer}/${feature}` : `${src}/${layer}`
}

function sheetNamed(name: string) {
  return `${GENERAL}${name}.css`
}
