import { backup } from './backup.ts'
import type { Command } from './desk.ts'
import { eraseCommand } from './erase-member.ts'
import { restore } from './restore.ts'
import { retention } from './retention.ts'
import { storeImport } from './store-import.ts'

/** What the built product does instead of serving. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '--store-import': storeImport,
  '--backup': backup,
  '--restore': restore,
  '--retention': retention,
  '--erase-member': eraseCommand,
}

export const commandNamed = (name: string | undefined): Command | undefined =>
  name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
