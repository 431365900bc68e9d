import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { run, say } from './run.mjs'

const REPORTS = '.data/test'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

// Neither UTC nor the club's own zone, so that an accidental local time fails.
const TIME_ZONE = 'America/New_York'

/** Runs all tests and prints one line that counts them. */
export async function runAllTests(node) {
  mkdirSync(REPORTS, { recursive: true })
  const vitestReport = freshReport('vitest.json')
  const playwrightReport = freshReport('playwright.json')

  const browser = await browserVariables(node)
  const vitestCode = await runVitest(
    node,
    ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    browser,
  )
  const playwrightCode = await runPlaywright(node, ['--reporter=list,json'], {
    ...browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  })

  const counts = [
    countOf(vitestCode, vitestReport, countVitest),
    countOf(playwrightCode, playwrightReport, countPlaywright),
  ]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  // A log is read from its end, so the counts come last.
  for (const title of counts.flatMap((count) => count.again ?? [])) console.log(`Second try: ${title}`)
  for (const title of counts.flatMap((count) => count.titles)) console.log(`Failed: ${title}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

/** Runs Vitest with these arguments and variables: one of its tests opens pages in the browser. */
export function runVitest(node, args, variables = {}) {
  return run(node, [VITEST, 'run', ...args], { ...process.env, ...variables, TZ: TIME_ZONE })
}

/** Runs the browser tests with these arguments and variables. */
export function runPlaywright(node, args, variables) {
  return run(node, [PLAYWRIGHT, 'test', ...args], { ...process.env, ...variables, TZ: TIME_ZONE })
}

/** Finds or installs a browser and returns the variable that names it. */
export async function browserVariables(node) {
  const path = await ensureChromium(node)
  if (path) return { CHROMIUM: path }
  say('There is no Chromium for the browser tests: install one, or set CHROMIUM to its path.')
  return {}
}

function freshReport(name) {
  const file = resolve(REPORTS, name)
  rmSync(file, { force: true })
  return file
}

// A runner that fails without a failed test (a crash, no tests found, an error outside a test) counts as one failure,
// so that the line and the exit code always agree.
function countOf(code, report, count) {
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, titles: [] }
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, titles: [`${report} names no failure, and its runner ended with ${code}`] }
}

// Skipped tests are forbidden: a test that has not passed has failed.
function countVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter(hasPassed).length
  const unreadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(hasPassed),
  )
  const titles = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => !hasPassed(test))
      .map((test) => `${relative('.', file.name)} › ${test.fullName}`),
  )
  return {
    passed,
    failed: tests.length - passed + unreadable.length,
    titles: [...titles, ...unreadable.map((file) => relative('.', file.name))],
  }
}

function hasPassed(test) {
  return test.status === 'passed'
}

function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    titles: suites.flatMap((suite) => titlesOf(suite, ['unexpected', 'skipped'])),
    again: suites.flatMap((suite) => titlesOf(suite, ['flaky'])),
  }
}

function titlesOf({ specs = [], suites = [] }, statuses) {
  const found = specs.filter((spec) => spec.tests.some((test) => statuses.includes(test.status)))
  const own = found.map((spec) => `${spec.file} › ${spec.title}`)
  return [...own, ...suites.flatMap((suite) => titlesOf(suite, statuses))]
}
