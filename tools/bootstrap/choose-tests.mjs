import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src', 'demo', 'stripe-sandbox', 'tools', 'tests']

/**
 * Finds the test files that match a path or words.
 *
 * @param {string[]} args The arguments after `npm test --`: a part of a path, or words of a title.
 * @returns {{ vitest: string[], journeys: string[], title?: string }} The files of both runners. `title` is set if the
 * words match no path: then only tests with these words in their title are run.
 */
export function chooseTests(args, files = testFiles()) {
  const words = args.join(' ').replace(/^\.\//, '')
  const byPath = files.filter((file) => file.includes(words))
  if (byPath.length > 0) return byRunner(byPath)
  const byTitle = files.filter((file) => readFileSync(file, 'utf8').includes(words))
  return { ...byRunner(byTitle), title: words }
}

function byRunner(files) {
  const isJourney = (file) => file.endsWith('.spec.ts')
  return { vitest: files.filter((file) => !isJourney(file)), journeys: files.filter(isJourney) }
}

function testFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  )
    .filter((path) => /\.(?:test|spec)\.ts$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
}
