import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The parsed arguments of a command; undefined for an unknown option, so that the command shows its usage. */
export function typedIn<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | undefined {
  try {
    return parseArgs(config)
  } catch {
    return undefined
  }
}
