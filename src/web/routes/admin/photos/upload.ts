import {
  addPhoto,
  photoByContent,
  uploadTurn,
} from '../../../../features/photos/commands/add-photo.server.ts'
import { uploadStatus, uploadWords } from '../../../../features/photos/model/upload-words.ts'
import { canEditAlbums } from '../../../../features/photos/policy.ts'
import { placeInput } from '../../../../features/photos/schema.ts'
import { Forbidden, isFilesUnavailable } from '../../../../kernel/errors.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/upload'

const PRIVATE = { 'cache-control': 'private, no-store' }

/** Checks whether the album already has a picture with this hash (`?sha256=…`), to skip its upload. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const hash = new URL(request.url).searchParams.get('sha256') ?? ''
  const photo = await photoByContent(ctxOf(context), params.id, hash)
  return Response.json({ there: photo !== undefined }, { headers: PRIVATE })
}

/** Adds one picture, sent under the multipart name `files`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  if (!canEditAlbums(ctx.actor)) throw new Forbidden()
  return uploadTurn(async () => {
    const form = await submittedForm(request)
    const file = form.get('files')
    if (!(file instanceof File)) return answer('Please choose a picture', 422)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const place = placeInput.parse(form.get('place') ?? undefined)
    const added = await addPhoto(ctx, params.id, { bytes, name: file.name, place }).catch(
      (error: unknown) => {
        if (!isFilesUnavailable(error)) throw error
        ctx.log.error({ err: error.cause, requestId: ctx.requestId }, 'the store for files failed')
        return error
      },
    )
    if (added instanceof Error) return answer(added.message, 503)
    if (added.ok) return Response.json({ photo: added.photoId }, { status: 201, headers: PRIVATE })
    return answer(uploadWords(added), uploadStatus(added))
  })
}

const answer = (why: string, status: number) => Response.json({ why }, { status, headers: PRIVATE })
