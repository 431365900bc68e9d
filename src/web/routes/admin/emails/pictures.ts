import { redirect } from 'react-router'
import { pictureAnswer } from '../../../admin/uploaded-picture.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/pictures'
import { addUploadedPicture } from './add-picture.server.ts'

/** A GET, such as the address typed in, opens the page on which messages are written. */
export const loader = () => redirect(adminPaths.newEmail)

/** Adds a picture for the text of a message. Returns it, or messages by field. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  pictureAnswer(await addUploadedPicture(ctxOf(context), await submittedForm(request)))
