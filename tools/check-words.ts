import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedWords } from './banned-words.ts'

/**
 * Refuses words that have a plainer alternative in code, styles, documents and screen texts: `npm run check`.
 * Given folders as arguments, it checks only those: `node tools/check-words.ts src/features/store`.
 */

const ROOT = join(import.meta.dirname, '..')
const READ = /\.(tsx?|m?js|mts|css|md|html|sh|sql|yml|conf|service|example)$/
/**
 * Decisions and requirements quote the old words, as do the list and its test. Migrations are never edited, and
 * those before 0019 contain old words.
 */
const NOT_READ = /^(docs\/spec\/|docs\/api\/|tools\/banned-words|db\/migrations\/00(0|1[0-8]))/

const folders = process.argv.slice(2)
const tracked = execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
const found = tracked
  .trim()
  .split('\n')
  .filter((path) => READ.test(path) && !NOT_READ.test(path))
  .flatMap((path) => bannedWords(path, readFileSync(join(ROOT, path), 'utf8')))

for (const line of found) console.error(line)
if (found.length > 0) process.exitCode = 1
else console.log('The words are plain.')
