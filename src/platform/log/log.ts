import { type DestinationStream, type Logger, pino } from 'pino'
import { withoutValues } from './error-facts.ts'

export type Log = Logger

/** JSON lines on standard output, and short readable lines on a terminal. Never logs bodies, cookies or queries. */
export function openLog(level: string, to = process.stdout.isTTY ? readable() : undefined): Log {
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

/** The last filter: libraries put addresses into error messages, and passwords into connection errors. */
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
      const rest = Object.keys(facts).length ? ` ${JSON.stringify(facts)}` : ''
      const name = LEVELS[level]
      process.stdout.write(`${name ? `${name}: ` : ''}${msg ?? ''}${rest}\n`)
    },
  }
}
