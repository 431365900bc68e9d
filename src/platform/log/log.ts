import { type DestinationStream, type Logger, pino } from 'pino'
import { withoutValues } from './error-facts.ts'

export type Log = Logger

/**
 * Opens the log, which writes to standard output (as JSON or as short readable lines) or JSON to a given stream.
 * Request bodies, cookies and queries are never logged.
 */
export function openLog(level: string, format: 'json' | 'text' | DestinationStream = 'json'): Log {
  const to = format === 'text' ? readable() : format === 'json' ? undefined : format
  const serializers = { err: (error: unknown) => withoutValues(error) }
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers,
    hooks: { streamWrite: withoutAddresses },
  }
  return to ? pino(options, to) : pino(options)
}

/**
 * A last safeguard, because libraries put e-mail addresses into error messages and passwords into connection errors.
 */
const withoutAddresses = (line: string) => line.replaceAll(/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')

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
      const known = Object.entries(facts).map(([fact, value]) => `${fact} ${worded(value)}`)
      const rest = known.length ? ` (${known.join(', ')})` : ''
      const name = LEVELS[level]
      process.stdout.write(`${name ? `${name}: ` : ''}${msg ?? ''}${rest}\n`)
    },
  }
}

const worded = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
