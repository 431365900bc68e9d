import type { MiddlewareFunction } from 'react-router'
import { exportEverything } from '../../features/export/commands/export-everything.server.ts'
import { clubDay } from '../../kernel/dates.ts'
import { slugOf } from '../../kernel/text.ts'
import { zip } from '../../platform/archive/zip.ts'
import type { Ctx } from '../../platform/context.ts'
import { ctxOf } from '../context.ts'

/**
 * Answers the form of the page with the archive itself. It is sent while it is made; an action could answer only after
 * that, from memory.
 */
export const sendArchive: MiddlewareFunction<Response> = async ({ request, context }, next) =>
  request.method === 'POST' ? archiveResponse(ctxOf(context)) : next()

async function archiveResponse(ctx: Ctx): Promise<Response> {
  const at = ctx.clock.now()
  const archive = logged(ctx, zip(await exportEverything(ctx), at))
  const name = `${slugOf(ctx.club.name, 'club')}-${clubDay(at)}.zip`
  return new Response(streamOf(archive), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Reads the archive as fast as the browser takes it, and ends it when the browser goes away. */
const streamOf = (archive: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await archive.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await archive.return(undefined)
    },
  })

/** The answer has begun, so an error can only break it off; the log says why. */
async function* logged({ log, requestId }: Ctx, archive: AsyncIterable<Uint8Array>) {
  try {
    yield* archive
  } catch (error) {
    log.error({ err: error, requestId }, 'an export broke off')
    throw error
  }
}
