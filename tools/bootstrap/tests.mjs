import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { chooseTests } from './choose-tests.mjs'
import { ensureChromium } from './chromium.mjs'
import { run, say } from './run.mjs'
import { readReport, summaryOf } from './test-report.mjs'

const REPORTS = '.data/test'
const VITEST = 'node_modules/vitest/vitest.mjs'
/** One fewer than alone. */
const WORKERS_BESIDE_JOURNEYS = 3
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

// Neither UTC nor the club's time zone, so that accidental local times fail.
const TIME_ZONE = 'America/New_York'

/** Runs all tests, or those matching a path or words of their title, and prints the results. */
export async function runTests(node, args) {
  const chosen = args.length > 0 ? chooseTests(args) : undefined
  if (chosen && chosen.vitest.length + chosen.journeys.length === 0) {
    say(`No test has “${args.join(' ')}” in its path or title.`)
    return 1
  }
  mkdirSync(REPORTS, { recursive: true })
  const browser = await browserVariables(node)
  const weights = chosen ? undefined : await weightReport(node)
  // Beside each other, because each alone leaves a core idle: at its start, at its end and while it waits.
  const vitest = !chosen || chosen.vitest.length > 0 ? vitestReport(node, chosen, browser) : undefined
  const journeys =
    !chosen || chosen.journeys.length > 0 ? journeysReport(node, chosen, browser, vitest) : undefined
  const reports = (await Promise.all([weights, vitest, journeys])).filter((report) => report !== undefined)
  for (const line of summaryOf(reports)) console.log(line)
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  return reports.some(({ failed }) => failed > 0) || passed === 0 ? 1 : 0
}

/** Prints the weight of every page's scripts. Counts as one test. */
async function weightReport(node) {
  const program = 'tools/weigh-scripts.ts'
  const isLight = (await run(node, [program])) === 0
  const counts = { passed: Number(isLight), failed: Number(!isLight) }
  return { ...counts, titles: isLight ? [] : [program], again: [], files: [] }
}

async function vitestReport(node, chosen, browser) {
  const file = freshReport('vitest.json')
  const part = chosen
    ? [...chosen.vitest, ...(chosen.title ? ['-t', literally(chosen.title)] : [])]
    : [`--maxWorkers=${WORKERS_BESIDE_JOURNEYS}`]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return readReport('vitest', await runVitest(node, [...reporters, ...part], browser), file, chosen?.title)
}

/** Prints nothing before the other runner has ended. */
async function journeysReport(node, chosen, browser, silentUntil) {
  const file = freshReport('playwright.json')
  const part = chosen
    ? ['--no-deps', ...chosen.journeys, ...(chosen.title ? ['-g', literally(chosen.title)] : [])]
    : []
  const variables = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  return readReport(
    'journeys',
    await runPlaywright(node, ['--reporter=list,json', ...part], variables, { silentUntil }),
    file,
  )
}

/** Both runners interpret a title as a regular expression. */
function literally(title) {
  return title.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

/** Runs Vitest with these arguments and variables. One of its tests opens pages in the browser. */
export function runVitest(node, args, variables = {}) {
  return run(node, [VITEST, 'run', ...args], { ...process.env, ...variables, TZ: TIME_ZONE })
}

/** Runs the browser tests with these arguments and variables. */
export function runPlaywright(node, args, variables, output) {
  return run(node, [PLAYWRIGHT, 'test', ...args], { ...process.env, ...variables, TZ: TIME_ZONE }, output)
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
