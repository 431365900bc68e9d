import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Parses the arguments of a command. Returns undefined for an unknown option, so that the command can print its usage.
 */
export function typedIn<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | undefined {
  try {
    return parseArgs(config)
  } catch {
    return undefined
  }
}
