import type { MiddlewareFunction } from 'react-router'
import { exportEverything } from '../../features/export/commands/export-everything.server.ts'
import { clubDay } from '../../kernel/dates.ts'
import { slugOf } from '../../kernel/text.ts'
import { zip } from '../../platform/archive/zip.ts'
import type { Ctx } from '../../platform/context.ts'
import { ctxOf } from '../context.ts'

/**
 * Answers the page's form with the archive, streamed while it is created. An action could only return it afterwards,
 * from memory.
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

/** Streams the archive as fast as the browser reads it, and stops when the browser disconnects. */
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

/** The response has started, so an error can only abort it. The log has the reason. */
async function* logged({ log, requestId }: Ctx, archive: AsyncIterable<Uint8Array>) {
  try {
    yield* archive
  } catch (error) {
    log.error({ err: error, requestId }, 'an export broke off')
    throw error
  }
}
