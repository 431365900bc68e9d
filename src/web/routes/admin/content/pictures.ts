import { libraryPictures } from '../../../../features/studio/queries/pictures.server.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/pictures'
import { addPicture } from './add-picture.server.ts'
import { parseQuery } from './list-query.ts'

const KEPT_BY_NOBODY = { 'cache-control': 'private, no-store' }

/** Pictures of the library, to choose from. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await libraryPictures(ctxOf(context), parseQuery(request)), {
    headers: KEPT_BY_NOBODY,
  })
}

/** Adds one picture: answers it, or what is wrong by field. */
export async function action({ request, context }: Route.ActionArgs) {
  const added = await addPicture(ctxOf(context), await submittedForm(request))
  return Response.json(added, { status: 'errors' in added ? 422 : 200, headers: KEPT_BY_NOBODY })
}
