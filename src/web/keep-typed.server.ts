import { data } from 'react-router'
import { FilesUnavailable, Forbidden, NoRoom, NotFound } from '../kernel/errors.ts'
import type { Ctx } from '../platform/context.ts'

/**
 * Runs the action of a form. After a bug it returns `again()` with status 500: the page with the typed values, which
 * can be sent again.
 */
export const keepTyped = <T, A>(ctx: Ctx, run: () => Promise<T>, again: () => A) =>
  answerBugs(ctx, run, () => data(again(), 500))

/** Runs the action of a form. A bug is logged and `answer()` returned. Thrown responses and refusals pass through. */
export async function answerBugs<T, A>(
  { log, requestId }: Ctx,
  run: () => Promise<T>,
  answer: () => A,
): Promise<T | A> {
  try {
    return await run()
  } catch (error) {
    if (!isBug(error)) throw error
    log.error({ err: error, requestId }, 'a form could not be sent')
    return answer()
  }
}

const isBug = (error: unknown): boolean =>
  error instanceof Error &&
  ![NotFound, Forbidden, NoRoom, FilesUnavailable].some((expected) => error instanceof expected)
