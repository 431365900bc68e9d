import { uploadPicture } from '../../../../features/studio/commands/upload-picture.server.ts'
import type { LibraryPicture } from '../../../../features/studio/model/studio.ts'
import { Invalid, isFilesUnavailable } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { imageRefusalWords } from '../../../../platform/files/refusal-words.ts'

type Errors = Record<string, string[]>
type Added =
  | { picture: LibraryPicture; errors?: undefined }
  | { picture?: undefined; errors: Errors; status: number }

const refused = (errors: Errors) => ({ errors, status: 422 })

/** Adds the picture of a form to the library. Returns it, or the messages by field with the status of the answer. */
export async function addPicture(ctx: Ctx, form: FormData): Promise<Added> {
  const file = form.get('files')
  if (!(file instanceof File) || file.size === 0) return refused({ files: ['Please choose a picture'] })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const stored = await uploadPicture(ctx, { name: file.name, bytes, alt: String(form.get('alt') ?? '') })
    if (!stored.ok) return refused({ files: [`${file.name}: ${imageRefusalWords(stored)}`] })
    return { picture: stored.picture }
  } catch (error) {
    if (error instanceof Invalid) return refused(error.fields)
    if (!isFilesUnavailable(error)) throw error
    ctx.log.error({ err: error.cause, requestId: ctx.requestId }, 'the store for files failed')
    return { ...refused({ files: [error.message] }), status: 503 }
  }
}
