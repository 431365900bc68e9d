import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output, and short readable lines on a terminal. Never logs bodies, cookies or query texts. */
export function openLog(level: string, terminal = process.stdout.isTTY === true): Log {
  const serializers = { err: withoutValues }
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }
  return terminal ? pino(options, readable()) : pino(options)
}

/** An error of the database tells its statement, never the values: they are what somebody typed. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (!('query' in error && 'params' in error)) return pino.stdSerializers.err(error)
  const cause = error.cause instanceof Error ? error.cause : undefined
  return {
    type: error.name,
    message: cause?.message ?? 'a statement failed',
    query: error.query,
    ...(cause && 'code' in cause && { code: cause.code }),
    stack: cause?.stack,
  }
}

const LEVELS: Record<number, string> = { 20: 'debug', 30: '', 40: 'warning', 50: 'error', 60: 'fatal' }

function readable(): DestinationStream {
  return {
    write(line) {
      const {
        level,
        msg,
        time: _time,
        ...facts
      } = JSON.parse(line) as { level: number; msg?: string; time: string }
      const rest = Object.keys(facts).length ? ` ${JSON.stringify(facts)}` : ''
      const name = LEVELS[level]
      process.stdout.write(`${name ? `${name}: ` : ''}${msg ?? ''}${rest}\n`)
    },
  }
}
