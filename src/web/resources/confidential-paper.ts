import { readPaper } from '../../features/forms/queries/papers.server.ts'
import { savedName } from '../../platform/files/saved-name.ts'
import { ctxOf } from '../context.ts'
import { requireUser } from '../session/guards.server.ts'
import type { Route } from './+types/confidential-paper'

/** A document attached to a confidential answer, as a download for its readers. Browsers never execute it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const { bytes, name, mediaType } = await readPaper(ctx, params.id, params.file)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${savedName(name, mediaType)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}
