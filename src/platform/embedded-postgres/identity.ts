import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** The user PostgreSQL runs as: the prefix of its command and the owner of its files. */
export type Identity = { prefix: readonly string[]; uid: number }

const ROOT = 0
const NOBODY = 65534
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
const CALLED_NOBODY = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

/** The environment of PostgreSQL's programs: no secrets, no PG... variables, and a folder that all users may enter. */
export const SURROUNDINGS = {
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' },
}

/** The command that runs a program as this user. */
export function commandFor(
  { prefix }: Identity,
  program: string,
  args: readonly string[],
): [string, string[]] {
  const [first = program, ...rest] = [...prefix, program, ...args]
  return [first, rest]
}

/** Chooses a user that can reach all these paths. PostgreSQL refuses to run as root. */
export function chooseIdentity(paths: readonly string[]): Identity {
  const uid = process.getuid?.() ?? NOBODY
  if (uid !== ROOT) return { prefix: [], uid }
  if (paths.every(isOpenToOthers)) return { prefix: AS_NOBODY, uid: NOBODY }
  // Below a folder closed to others only root's own files can be reached, so root stays in a namespace.
  if (canRun([...CALLED_NOBODY, 'true'])) return { prefix: CALLED_NOBODY, uid: ROOT }
  throw new EmbeddedDatabaseError(
    // Only root's own files can be reached below a folder closed to others, so PostgreSQL stays root under another
    // name.
    'move the project and DATA_DIR below folders open to others (chmod o+x), or set DATABASE_URL.',
  )
}

/** Gives the folder and its contents to the user, the folder itself last, so that an interruption is detected. */
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
