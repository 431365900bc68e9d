import { libraryPictures } from '../../../../features/studio/queries/pictures.server.ts'
import { pictureAnswer } from '../../../admin/uploaded-picture.server.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/pictures'
import { addPicture } from './add-picture.server.ts'
import { listQueryIn } from './list-query.ts'

const NO_STORE = { 'cache-control': 'private, no-store' }

/** Pictures of the library as JSON, for the picker. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await libraryPictures(ctxOf(context), listQueryIn(request)), {
    headers: NO_STORE,
  })
}

/** Adds a picture. Returns it, or messages by field. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  pictureAnswer(await addPicture(ctxOf(context), await submittedForm(request)))
