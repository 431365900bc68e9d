import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Matches imports and re-exports of own modules that remain after compilation, except of server code and styles. */
const IMPORTS = /^(?:import|export)(?! type\b)(?: [^'"]*? from)? ?'(\.[^']+\.tsx?)'/gm
const ON_SERVER = /\.server\.tsx?$/
const TYPES_ONLY = /^import \{(?:\s*type \w+(?: as \w+)?,?)+\s*\} from/
/** Matches the address of a script that a page loads as it is: '/send-form.js'. */
const SCRIPT = /['"](\/[a-z-]+\.js)['"]/g

/** Returns the modules that a module renders with, itself included: what it imports, and what those import. */
export function modulesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [statement, target = ''] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
    if (ON_SERVER.test(target) || TYPES_ONLY.test(statement)) continue
    modulesOf(join(dirname(path), target), found)
  }
  return found
}

/** Returns the addresses of the small scripts that these modules can put on a page. */
export function scriptsIn(modules: Iterable<string>): string[] {
  const texts = [...modules].map((path) => readFileSync(path, 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(SCRIPT)].map(([, address = '']) => address)))]
}
