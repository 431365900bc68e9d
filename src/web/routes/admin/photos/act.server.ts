import { data } from 'react-router'
import { addPhoto, uploadTurn } from '../../../../features/photos/commands/add-photo.server.ts'
import {
  chooseCover,
  deletePhotos,
  movePhoto,
  showPhotos,
} from '../../../../features/photos/commands/arrange.server.ts'
import type { AlbumResult, Uploaded } from '../../../../features/photos/model/album-result.ts'
import { uploadWords } from '../../../../features/photos/model/upload-words.ts'
import { canEditAlbums } from '../../../../features/photos/policy.ts'
import { chosenPhotos, moveInput } from '../../../../features/photos/schema.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'

/** Handles the forms of an album's page. A form with files is an upload without scripts. */
export async function actOnAlbum(ctx: Ctx, album: string, request: Request) {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return uploadAll(ctx, album, request)
  const form = await submittedForm(request, SELECTION_FIELDS)
  switch (form.get('do')) {
    case 'move':
      return move(ctx, album, form)
    case 'show':
    case 'hide':
      return show(ctx, album, form)
    case 'delete':
      return remove(ctx, album, form)
    case 'cover':
      await chooseCover(ctx, album, String(form.get('photo') ?? ''))
      return back(album, 'The album has a new cover')
    default:
      throw new Response('This request could not be read', { status: 400 })
  }
}

const back = (album: string, text: string) =>
  redirectWithNotice(adminPaths.album(album), { tone: 'ok', text })

const refuse = (errors: Record<string, string[]>) =>
  data<AlbumResult>({ why: Object.values(errors).flat().join('. ') }, 422)

async function move(ctx: Ctx, album: string, form: FormData) {
  const parsed = parseForm(moveInput, form)
  if (!parsed.ok) return refuse(parsed.errors)
  const { number } = await movePhoto(ctx, { album, ...parsed.value })
  return data<AlbumResult>({ moved: number })
}

async function show(ctx: Ctx, album: string, form: FormData) {
  const parsed = parseForm(chosenPhotos, form)
  if (!parsed.ok) return refuse(parsed.errors)
  const visible = form.get('do') === 'show'
  const { changed } = await showPhotos(ctx, { album, ...parsed.value }, visible)
  return back(album, `${count(changed, 'photo')} ${visible ? 'shown' : 'hidden'}`)
}

async function remove(ctx: Ctx, album: string, form: FormData) {
  const parsed = parseForm(chosenPhotos, form)
  if (!parsed.ok) return refuse(parsed.errors)
  if (form.get('sure') !== 'yes') return data<AlbumResult>({ asked: parsed.value.photos })
  const { deleted } = await deletePhotos(ctx, { album, ...parsed.value })
  return back(album, `${count(deleted, 'photo')} deleted`)
}

/** Adds the files one by one. A bad file does not stop the others. */
async function uploadAll(ctx: Ctx, album: string, request: Request) {
  if (!canEditAlbums(ctx.actor)) throw new Forbidden()
  return uploadTurn(async () => {
    const form = await submittedForm(request)
    const files = form.getAll('files').filter((one) => one instanceof File && one.name !== '')
    if (files.length === 0) return data<AlbumResult>({ why: 'Please choose a picture' }, 422)
    const uploaded: Uploaded = { added: 0, there: 0, failed: [] }
    for (const file of files) {
      if (!(file instanceof File)) continue
      const bytes = new Uint8Array(await file.arrayBuffer())
      const added = await addPhoto(ctx, album, { bytes, name: file.name })
      if (added.ok) uploaded.added += 1
      else if (added.reason === 'THERE') uploaded.there += 1
      else uploaded.failed.push({ name: file.name, why: uploadWords(added) })
    }
    return data<AlbumResult>({ uploaded }, uploaded.failed.length > 0 ? 422 : 200)
  })
}
