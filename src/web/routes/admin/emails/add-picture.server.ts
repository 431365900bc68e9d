import { addPicture } from '../../../../features/messages/commands/add-picture.server.ts'
import { pictureHtml } from '../../../../features/messages/model/pictures.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { storeUploadedPicture } from '../../../admin/uploaded-picture.server.ts'

/** Stores the picture of a form. Returns it, or the messages by field with the status of the answer. */
export const addUploadedPicture = (ctx: Ctx, form: FormData) =>
  storeUploadedPicture(ctx, form, (uploaded) => addPicture(ctx, uploaded))

/** Stores the picture of a form without scripts and adds it to the end of its text. Returns messages by field. */
export async function addToText(ctx: Ctx, form: FormData): Promise<Record<string, string[]>> {
  const added = await addUploadedPicture(ctx, form)
  if (added.errors) return added.errors
  form.set('html', String(form.get('html') ?? '') + pictureHtml(added.picture))
  form.delete('alt')
  return {}
}
