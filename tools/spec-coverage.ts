import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Prints the requirement ids that no test title cites, by area, and fails on an id that does not exist.
 * docs/spec/later.tsv lists the requirements of parts that are not built yet.
 */

const ROOT = join(import.meta.dirname, '..')
const ID = /\b(?:CNT|EVT|FRM|TEA|TRN|VOL|REG|STO|BAT|MEM|ADM|INV|PHO|API|SYS)-\d{3}\b/g
const RANGE = /\b([A-Z]{3})-(\d{3})\.\.(\d{3})\b/g

const ids = rowsOf('docs/spec/requirements.tsv').map(([id = '']) => id)
const later = new Map(rowsOf('docs/spec/later.tsv').map(([id = '', part = '']) => [id, part]))
const cited = new Set(
  ['src', 'demo', 'stripe-sandbox', 'tests', 'tools']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .flatMap(citationsIn),
)

const unknown = [...cited].filter((id) => !ids.includes(id))
const open = ids.filter((id) => !cited.has(id) && !later.has(id))
const settled = [...later.keys()].filter((id) => cited.has(id))

for (const area of new Set(ids.map((id) => id.slice(0, 3)))) {
  const all = ids.filter((id) => id.startsWith(area))
  const missing = open.filter((id) => id.startsWith(area))
  const waiting = all.filter((id) => later.has(id) && !cited.has(id)).length
  const done = all.filter((id) => cited.has(id)).length
  console.log(
    `${area}  ${done} of ${all.length} cited, ${waiting} wait for later parts${missing.length ? `, uncited: ${missing.join(' ')}` : ''}`,
  )
}
if (settled.length > 0) console.log(`Cited although listed as later: ${settled.join(' ')}`)
if (unknown.length > 0) console.error(`No such requirement: ${unknown.join(' ')}`)
if (unknown.length > 0 || open.length > 0) process.exit(1)

function rowsOf(path: string): string[][] {
  const [, ...lines] = readFileSync(join(ROOT, path), 'utf8').trim().split('\n')
  return lines.map((line) => line.split('\t'))
}

/** Only ids in test titles count. */
function citationsIn(path: string): string[] {
  const titles =
    readFileSync(path, 'utf8').match(/\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(['"`])[\s\S]*?\1/g) ?? []
  return titles.flatMap((title) => [...(title.match(ID) ?? []), ...rangesIn(title)])
}

function rangesIn(title: string): string[] {
  return [...title.matchAll(RANGE)].flatMap(([, area, from, to]) => {
    const first = Number(from)
    return Array.from(
      { length: Number(to) - first + 1 },
      (_, i) => `${area}-${String(first + i).padStart(3, '0')}`,
    )
  })
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path)
    return /\.(test|spec)\.tsx?$/.test(name) ? [path] : []
  })
}
