import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { eraseCommand } from './erase-member.ts'
import { exportMember } from './export-member.ts'
import { importStrapi } from './import-strapi.ts'
import { moveFiles } from './move-files.ts'
import { restore } from './restore.ts'
import { retention } from './retention.ts'
import { setupLink } from './setup-link.ts'
import { storeImport } from './store-import.ts'

/** The commands that the built product runs instead of serving. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '--store-import': storeImport,
  '--backup': backup,
  '--restore': restore,
  '--retention': retention,
  '--erase-member': eraseCommand,
  '--export-member': exportMember,
  '--setup-link': setupLink,
  '--move-files': moveFiles,
  '--import-strapi': importStrapi,
}

export const commandNamed = (name: string | undefined): Command | undefined =>
  name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
