import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { assertReadable, createCluster, removeUnfinished } from './cluster.ts'
import { openDataDir } from './data-dir.ts'
import { DataDirInUse, EmbeddedDatabaseError } from './embedded-error.ts'
import { chooseIdentity, giveTo, type Identity } from './identity.ts'
import { findNative } from './native.ts'
import { stopOrphan } from './orphan.ts'
import { claim } from './owner.ts'
import { readPidFile } from './pid-file.ts'
import { makeSocketDir, removeSocketDir, socketBase } from './socket-dir.ts'
import { supervise } from './supervise.ts'

/** A running PostgreSQL that this process owns. */
export type EmbeddedDatabase = { url: string; socketDir: string; stop(): Promise<void> }

export type EmbeddedOptions = {
  log?: (message: string) => void
  /** Called before a new database is made, which takes a while. */
  creating?: () => void
  settings?: Record<string, string>
}

type Prepared = {
  root: string
  folder: string
  postgres: string
  identity: Identity
  log: (message: string) => void
}

const PORT = '5432' // no port is opened; it is part of the socket's name

const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  jit: 'off',
  listen_addresses: '',
  port: PORT,
  // initdb writes the time zone of its environment into the folder.
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application reports failed statements; here they would write members' data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL of the npm packages on `${dataDir}/pg`, which is created if it does not exist. Throws
 * EmbeddedDatabaseError for problems that the operator must fix.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  refuseWindows()
  const root = openDataDir(dataDir)
  const release = claim(root)
  try {
    const { log = () => {}, creating = () => {} } = options
    const prepared = await prepare(root, log, creating)
    return await serve(prepared, options.settings ?? {}, release)
  } catch (error) {
    release()
    throw error
  }
}

/** The same, also while a running site has the database open: then that server is used and left running. */
export async function reachEmbedded(dataDir: string): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>> {
  try {
    return await startEmbedded(dataDir)
  } catch (error) {
    const running = readPidFile(join(dataDir, 'pg'))
    if (!(error instanceof DataDirInUse) || !running?.isReady) throw error
    return { url: urlOf(running.socketDir), stop: async () => {} }
  }
}

async function prepare(
  root: string,
  log: (message: string) => void,
  creating: () => void,
): Promise<Prepared> {
  const folder = join(root, 'pg')
  const native = findNative()
  assertReadable(folder, root, native.major)
  const identity = chooseIdentity([root, native.postgres, socketBase()])
  await stopOrphan(folder, log)
  await removeUnfinished(root)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    creating()
    await createCluster(root, folder, native, identity)
  }
  giveTo(identity, folder)
  return { root, folder, postgres: native.postgres, identity, log }
}

async function serve(
  prepared: Prepared,
  chosen: Record<string, string>,
  release: () => void,
): Promise<EmbeddedDatabase> {
  const socketDir = makeSocketDir()
  giveTo(prepared.identity, socketDir)
  const settings = { ...SETTINGS, ...chosen }
  const logFile = join(prepared.root, 'pg.log')
  const server = await supervise({ ...prepared, logFile, socketDir, settings }, prepared.log).catch(
    (error: unknown) => {
      removeSocketDir(socketDir)
      throw error
    },
  )

  async function stop(): Promise<void> {
    await server.stop()
    removeSocketDir(socketDir)
    release()
  }
  let stopping: Promise<void> | undefined
  return {
    url: urlOf(socketDir),
    socketDir,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** The address of the server that listens in this folder. */
const urlOf = (socketDir: string) =>
  `postgres://club@/club?host=${encodeURIComponent(socketDir)}&port=${PORT}`

function refuseWindows(): void {
  if (process.platform !== 'win32') return
  throw new EmbeddedDatabaseError(
    'The embedded database needs Linux or macOS: set DATABASE_URL to a PostgreSQL of your own.',
  )
}
