import { redirect } from 'react-router'
import { pageOfDraft } from '../../../../features/studio/queries/preview.server.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/preview'
import { studioPathIn } from './studio-path.ts'

/** Redirects to the page that previews the draft, for staff only. */
export async function loader({ request, params: { collection, id }, context }: Route.LoaderArgs) {
  try {
    const page = await pageOfDraft(ctxOf(context), `${collection}/${id}`)
    return redirect(`${page}?preview=${collection}/${id}`)
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    const text = Object.values(error.fields).flat().join('. ')
    return redirectWithNotice(`${studioPathIn(request)}/${collection}/${id}`, { tone: 'bad', text })
  }
}
