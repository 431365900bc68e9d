import { existsSync } from 'node:fs'
import { npm } from './install.mjs'
import { run, say } from './run.mjs'

const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'

// One checker takes half the processor time of four, and an incremental run skips unchanged files.
const TYPE_CHECK = [
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  '.data/types.tsbuildinfo',
]

/** Runs every check, even after one has failed, and names the failed ones. */
export async function check(node) {
  const checks = {
    'format and lint': () => run(node, ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
    types: async () =>
      (await run(node, [REACT_ROUTER, 'typegen'])) ||
      run(node, ['node_modules/typescript/bin/tsc', ...TYPE_CHECK]),
    structure: () => runIfThere(node, 'tools/check-structure.ts'),
    words: () => runIfThere(node, 'tools/check-words.ts'),
    classes: () => runIfThere(node, 'tools/check-classes.ts'),
    'package-lock.json (run tools/complete-lock.mjs)': () =>
      npm(['ci', '--dry-run', '--ignore-scripts', '--loglevel=error']),
  }

  const failed = []
  for (const [name, runCheck] of Object.entries(checks)) {
    if ((await runCheck()) !== 0) failed.push(name)
  }
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}

function runIfThere(node, program) {
  return existsSync(program) ? run(node, [program]) : 0
}
