import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classesDefined, classesUsed } from './css-classes.ts'

/** Refuses a class that is used and not defined, or defined and not used: `npm run check`. */

const ROOT = join(import.meta.dirname, '..')
/** E-mails bring their own styles; the API reference and the Stripe sandbox are programs of their own. */
const NOT_READ = /\/emails\/|^src\/api\/|\.test\.tsx?$/
/** Classes that a library sets. */
const FOREIGN = /^ProseMirror-/

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const paths = tracked
  .trim()
  .split('\n')
  .filter((path) => !NOT_READ.test(path))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const defined = new Map<string, string>()
for (const path of paths.filter((path) => path.endsWith('.css'))) {
  for (const name of classesDefined(read(path))) defined.set(name, path)
}

const used = new Set<string>()
const wrong: string[] = []
for (const path of paths.filter((path) => /\.tsx?$/.test(path))) {
  const { classes, parts } = classesUsed(read(path))
  for (const part of parts)
    wrong.push(`${path}: \`${part}\`: write whole class names in a table, or use a data attribute.`)
  for (const name of classes) {
    used.add(name)
    if (!defined.has(name)) wrong.push(`${path}: the class ${name} is in no stylesheet.`)
  }
}
for (const [name, path] of defined) {
  if (!used.has(name) && !FOREIGN.test(name)) wrong.push(`${path}: no component uses the class ${name}.`)
}

for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exitCode = 1
else console.log('Every class is defined and used.')
