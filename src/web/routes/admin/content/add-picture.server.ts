import { uploadPicture } from '../../../../features/studio/commands/upload-picture.server.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { imageRefusalWords } from '../../../../platform/files/refusal-words.ts'

/** Adds the picture of a form to the library. */
export async function addPicture(ctx: Ctx, form: FormData) {
  const file = form.get('files')
  if (!(file instanceof File) || file.size === 0) return { errors: { files: ['Please choose a picture'] } }
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const stored = await uploadPicture(ctx, { name: file.name, bytes, alt: String(form.get('alt') ?? '') })
    if (!stored.ok) return { errors: { files: [`${file.name}: ${imageRefusalWords(stored)}`] } }
    return { picture: stored.picture }
  } catch (error) {
    if (error instanceof Invalid) return { errors: error.fields }
    throw error
  }
}
