import type { Ctx } from '../../context.ts'

/** The delays before a row's retries. A row whose last retry fails has failed. */
const RETRY_DELAYS_MS = [10_000, 60_000, 300_000]

type Failure = { status: 'waiting' | 'failed'; message: string; notBefore: Date | null }

/** Converts an error into a row's result. Refusals are final, with a message; other errors are retried a few times. */
export function failureOf(
  error: unknown,
  attempts: number,
  { clock, log }: Pick<Ctx, 'clock' | 'log'>,
): Failure {
  const final = refusalIn(error)
  if (final) return { status: 'failed', message: final, notBefore: null }
  log.error({ err: error }, 'a row of a bulk run failed')
  const message = 'Something went wrong.'
  const rest = RETRY_DELAYS_MS[attempts - 1]
  if (rest === undefined) return { status: 'failed', message, notBefore: null }
  return { status: 'waiting', message, notBefore: new Date(clock.now().getTime() + rest) }
}

function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'Forbidden') return 'You may not do this.'
  if (error.name === 'NotFound') return 'This entry is not there any more.'
  if (error.name !== 'Invalid' || !('fields' in error)) return undefined
  return Object.values(error.fields as Record<string, string[]>)
    .flat()
    .join(' ') // Invalid has messages by field
}
