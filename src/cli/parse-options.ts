import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What was typed behind a command's name; undefined for an option that it has not: its usage says which there are. */
export function typedIn<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | undefined {
  try {
    return parseArgs(config)
  } catch {
    return undefined
  }
}
