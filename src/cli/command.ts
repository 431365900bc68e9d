import type { Config } from '../platform/config/config.ts'
import type { Ports } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'

/** What a command-line command can use. */
export type CommandContext = {
  /** The working directory, against which relative file names are resolved. */
  from: string
  say: (line: string) => void
  config: () => Config
  /** Opens the whole product without its job worker. */
  open: () => Promise<{ ports: Ports; close(): Promise<void> }>
  /** Whether a database holds the demo club. */
  isDemo: (db: Db) => Promise<boolean>
  now: Date
}

/** Runs with the arguments and returns the exit code. */
export type Command = (args: string[], context: CommandContext) => Promise<number>
