import type { Config } from '../platform/config/config.ts'
import type { Ports } from '../platform/context.ts'

/** What a command of the terminal is handed. */
export type CommandContext = {
  /** The folder the command was typed in: files are named from there. */
  from: string
  say: (line: string) => void
  config: () => Config
  /** The whole product but its jobs. */
  open: () => Promise<{ ports: Ports; close(): Promise<void> }>
  now: Date
}

/** Takes what was typed behind its name and answers the exit code. */
export type Command = (args: string[], context: CommandContext) => Promise<number>
