import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** The user as which PostgreSQL runs: the prefix for its commands and the owner of its files. */
export type Identity = { prefix: readonly string[]; uid: number }

const ROOT = 0
const NOBODY = 65534
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
const CALLED_NOBODY = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

/**
 * The environment of PostgreSQL's programs: no secrets, no PG... variables, and a working directory that every user can
 * access.
 */
export const SURROUNDINGS = {
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' },
}

/** Builds the command that runs a program as this user. */
export function commandFor(
  { prefix }: Identity,
  program: string,
  args: readonly string[],
): [string, string[]] {
  const [first = program, ...rest] = [...prefix, program, ...args]
  return [first, rest]
}

/** Chooses a user that can access all these paths. PostgreSQL refuses to run as root. */
export function chooseIdentity(paths: readonly string[]): Identity {
  const uid = process.getuid?.() ?? NOBODY
  if (uid !== ROOT) return { prefix: [], uid }
  if (paths.every(isOpenToOthers)) return { prefix: AS_NOBODY, uid: NOBODY }
  // In a folder that other users cannot enter, only root can access the files. So PostgreSQL stays root, renamed in a
  // user namespace.
  if (canRun([...CALLED_NOBODY, 'true'])) return { prefix: CALLED_NOBODY, uid: ROOT }
  throw new EmbeddedDatabaseError(
    'move the project and DATA_DIR below folders open to others (chmod o+x), or set DATABASE_URL.',
  )
}

/** Changes the owner of the folder's contents, then of the folder itself, so that an interruption is detected. */
export function giveTo({ uid }: Identity, folder: string): void {
  if (lstatSync(folder).uid === uid) return
  giveTree(folder, uid)
}

function giveTree(path: string, uid: number): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveTree(join(path, name), uid)
  }
  lchownSync(path, uid, uid)
}

function isOpenToOthers(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0
  return isOpen && (dirname(path) === path || isOpenToOthers(dirname(path)))
}

function canRun([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
