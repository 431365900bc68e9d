import { globSync, readFileSync } from 'node:fs'

const ALL = ['{src,demo,stripe-sandbox,tools,tests}/**/*.test.ts', 'tests/e2e/*.spec.ts']

/**
 * The test files that belong to a path or to words.
 *
 * @param {string[]} args What was typed after `npm test --`: a part of a path, or words of a title.
 * @returns {{ vitest: string[], journeys: string[], title?: string }} The files of both runners; `title` is set if the
 *   words are not part of a path: then only tests with these words in their title are meant.
 */
export function chooseTests(args, files = globSync(ALL)) {
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
