// The entry point of every npm script. It runs on a fresh clone before anything is installed, so it is plain JavaScript
// that uses only Node's own modules and works with Node 20.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, buildIfStale } from './bootstrap/build.mjs'
import { check } from './bootstrap/check.mjs'
import { generate } from './bootstrap/generate.mjs'
import { findNode, installIfStale, putFirst } from './bootstrap/install.mjs'
import { keepRunning } from './bootstrap/keep-running.mjs'
import { run, say } from './bootstrap/run.mjs'
import { MEMORY, SERVER } from './bootstrap/server.mjs'
import { browserVariables, runPlaywright, runTests, runVitest } from './bootstrap/tests.mjs'

/** Commands that need the development tools. The others need only the packages for running and building. */
const DEVELOPMENT = [
  'check',
  'test',
  'test:unit',
  'test:http',
  'test:e2e',
  'bench',
  'soak',
  'attack',
  'torture',
  'db:generate',
]

const COMMANDS = {
  start: (node, args) =>
    built(node, () =>
      keepRunning(node, [...SERVER, ...args], {
        env: { ...MEMORY, ...process.env, LOG_FORMAT: process.env.LOG_FORMAT || 'text' },
      }),
    ),
  dev: (node, args) => run(node, ['tools/dev.mjs', ...args]),
  build: (node, args) => build(node, args),
  check: (node) => check(node),
  test: (node, args) => built(node, () => runTests(node, args)),
  'test:unit': (node, args) => runVitest(node, ['--project=unit', ...args]),
  'test:http': async (node, args) =>
    runVitest(node, ['--project=http', ...args], await browserVariables(node)),
  'test:e2e': (node, args) =>
    built(node, async () => runPlaywright(node, args, await browserVariables(node))),
  bench: (node, args) => {
    if (args[0] === 'first-start') return run(node, ['tests/load/first-start.ts'])
    if (args[0] === 'two-nodes') return built(node, () => run(node, ['tests/load/two-nodes.ts']))
    if (args[0] === 'peers')
      return built(node, () => run(node, ['tests/load/peers/peers.ts', ...args.slice(1)]))
    return built(node, () => withBrowser(node, ['tests/load/bench.ts', ...args]))
  },
  soak: (node, args) => built(node, () => run(node, ['tests/load/soak.ts', ...args])),
  attack: (node, args) => built(node, () => withBrowser(node, ['tests/attack/start.ts', ...args])),
  torture: (node, args) => built(node, () => run(node, ['tests/torture/torture.ts', ...args])),
  'db:generate': generate,
  'db:reset': (node) => run(node, ['tools/bootstrap/db-reset.mjs']),
  'store:import': (node, args) => built(node, () => run(node, [...SERVER, '--store-import', ...args])),
  backup: (node, args) => built(node, () => run(node, [...SERVER, '--backup', ...args])),
  restore: (node, args) => built(node, () => run(node, [...SERVER, '--restore', ...args])),
  retention: (node, args) => built(node, () => run(node, [...SERVER, '--retention', ...args])),
  'member:erase': (node, args) => built(node, () => run(node, [...SERVER, '--erase-member', ...args])),
  'member:export': (node, args) => built(node, () => run(node, [...SERVER, '--export-member', ...args])),
  'setup-link': (node, args) => built(node, () => run(node, [...SERVER, '--setup-link', ...args])),
  'files:move': (node, args) => built(node, () => run(node, [...SERVER, '--move-files', ...args])),
  'import:strapi': (node, args) => built(node, () => run(node, [...SERVER, '--import-strapi', ...args])),
  'api:emit': (node) => built(node, () => run(node, [...SERVER, '--emit-api'])),
}

async function built(node, next) {
  return (await buildIfStale(node)) || next()
}

/** Finds or installs a browser before running a program that opens pages. */
async function withBrowser(node, args) {
  return run(node, args, { ...process.env, ...(await browserVariables(node)) })
}

async function main([name, ...args]) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined
  if (!command) {
    say(`Usage: node tools/bootstrap.mjs ${Object.keys(COMMANDS).join(' | ')}`)
    return 1
  }
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))

  const installCode = await installIfStale({ development: DEVELOPMENT.includes(name) })
  if (installCode !== 0) return installCode
  const node = findNode()
  if (!node) {
    say(`Node 24 is needed and this is ${process.version}: install Node 24 from nodejs.org and start again.`)
    return 1
  }
  putFirst(node)
  return command(node, args)
}

process.exitCode = await main(process.argv.slice(2))
