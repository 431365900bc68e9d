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
  /** Called before a new database is created, which takes a while. */
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

const PORT = '5432' // no TCP port is opened; the number is part of the socket's name

const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  jit: 'off',
  listen_addresses: '',
  port: PORT,
  // initdb would otherwise use the time zone of its environment.
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs failed statements. PostgreSQL's log would contain members' data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL from the npm packages on `${dataDir}/pg`, and creates the database if needed. Throws
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

/** Connects to the running site's server, and leaves it running, or starts one if no site is running. */
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

/** The connection URL of the server whose socket is in this folder. */
const urlOf = (socketDir: string) =>
  `postgres://club@/club?host=${encodeURIComponent(socketDir)}&port=${PORT}`

function refuseWindows(): void {
  if (process.platform !== 'win32') return
  throw new EmbeddedDatabaseError(
    'The embedded database needs Linux or macOS: set DATABASE_URL to a PostgreSQL of your own.',
  )
}
