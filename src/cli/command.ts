import type { Config } from '../platform/config/config.ts'
import type { Ports } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'

/** The context of a command on the terminal. */
export type CommandContext = {
  /** The working directory: relative file names start here. */
  from: string
  say: (line: string) => void
  config: () => Config
  /** The whole product without its jobs. */
  open: () => Promise<{ ports: Ports; close(): Promise<void> }>
  /** Whether a database holds the demo club. */
  isDemo: (db: Db) => Promise<boolean>
  now: Date
}

/** Takes the arguments and answers the exit code. */
export type Command = (args: string[], context: CommandContext) => Promise<number>
