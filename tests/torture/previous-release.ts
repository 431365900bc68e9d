import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** The first release that the next one replaces without a pause. [docs/decisions/0242-replace-machines-one-by-one.md] */
const FIRST = '473b1e9d'

export type Release = { commit: string; folder: string; server: string }

/**
 * Builds the previous release in a folder, with the packages of this one: the newest tag before this commit, or the
 * first release if there is none. Returns undefined in a clone without its history.
 */
export function buildPreviousRelease(folder: string): Release | undefined {
  const commit = git('describe', '--tags', '--abbrev=0', 'HEAD^') ?? FIRST
  if (git('cat-file', '-e', `${commit}^{commit}`) === undefined) return undefined
  mkdirSync(folder)
  git('archive', `--output=${folder}.tar`, commit)
  execFileSync('tar', ['-xf', `${folder}.tar`, '-C', folder])
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: folder,
    stdio: 'ignore',
  })
  return { commit, folder, server: join(folder, 'build/server/index.js') }
}

/** The output of git, or undefined if it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
