import { readStudentCard } from '../../../../features/registrations/review/queries/student-card.server.ts'
import { savedName } from '../../../../platform/files/saved-name.ts'
import { ctxOf } from '../../../context.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/card'

/** Downloads a registration's student card, uncached. [resolutions A16] */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const card = await readStudentCard(ctxOf(context), params.id)
  if (!card) return new Response(WORDS.pageNotFound, { status: 404 })
  const { name, mediaType, bytes } = card
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${savedName(name, mediaType)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}
