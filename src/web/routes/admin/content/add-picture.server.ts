import { uploadPicture } from '../../../../features/studio/commands/upload-picture.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { storeUploadedPicture } from '../../../admin/uploaded-picture.server.ts'

/** Adds the picture of a form to the library. Returns it, or the messages by field with the status of the answer. */
export const addPicture = (ctx: Ctx, form: FormData) =>
  storeUploadedPicture(ctx, form, (uploaded) => uploadPicture(ctx, uploaded))
