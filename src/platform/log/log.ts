import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output, and short readable lines on a terminal. Never logs bodies, cookies or query texts. */
export function openLog(level: string, terminal = process.stdout.isTTY === true): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return terminal ? pino(options, readable()) : pino(options)
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
