import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const SLOWEST = 10

/**
 * Reads the report of one runner.
 *
 * A runner that fails without a failed test (a crash, no tests found, an error outside a test) counts as one failure,
 * so that the counts and the exit code always agree.
 *
 * @param {'vitest' | 'journeys'} runner The runner of the report.
 * @param {number} code The exit code of the runner.
 * @param {string} file The path of its JSON report.
 * @param {string} [title] Set if only tests with these words in their title were run.
 */
export function readReport(runner, code, file, title = '') {
  const report = existsSync(file)
    ? (runner === 'vitest' ? readVitest : readJourneys)(JSON.parse(readFileSync(file, 'utf8')), title)
    : { passed: 0, failed: 0, titles: [], again: [], files: [] }
  if (code === 0 || report.failed > 0) return report
  return { ...report, failed: 1, titles: [`${file} names no failure, and its runner ended with ${code}`] }
}

/** The last lines of a run, ending with the counts, because logs are read from the end. */
export function summaryOf(reports) {
  const sumOf = (key) => reports.reduce((sum, report) => sum + report[key], 0)
  const slowest = reports
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
  return [
    'The slowest files, in seconds:',
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`),
    ...reports.flatMap(({ again }) => again).map((title) => `Second try: ${title}`),
    ...reports.flatMap(({ titles }) => titles).map((title) => `Failed: ${title}`),
    `${sumOf('passed')} passed, ${sumOf('failed')} failed`,
  ]
}

// Skipped tests are forbidden, so a test that has not passed counts as failed.
function readVitest(report, title) {
  const isMeant = ({ fullName }) => fullName.includes(title)
  const testResults = report.testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter(isMeant),
  }))
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
    again: [],
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function hasPassed(test) {
  return test.status === 'passed'
}

function readJourneys({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    titles: suites.flatMap((suite) => titlesOf(suite, ['unexpected', 'skipped'])),
    again: suites.flatMap((suite) => titlesOf(suite, ['flaky'])),
    files: suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) })),
  }
}

function titlesOf({ specs = [], suites = [] }, statuses) {
  const found = specs.filter((spec) => spec.tests.some((test) => statuses.includes(test.status)))
  const own = found.map((spec) => `${spec.file} › ${spec.title}`)
  return [...own, ...suites.flatMap((suite) => titlesOf(suite, statuses))]
}

function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}
