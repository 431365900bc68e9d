import type { Context } from 'hono'
import { Invalid } from '../../kernel/errors.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Ctx } from '../../platform/context.ts'
import { imageRefusalWords } from '../../platform/files/refusal-words.ts'
import { type StoredImage, storeImage } from '../../platform/files/store-image.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { paths } from '../../web/paths.ts'
import { call } from '../call.ts'
import { formBody } from '../form-body.ts'
import { NOT_KEPT } from '../no-store.ts'
import { problem } from '../problem.ts'

const MAX_FILES = 10
const MAX_NAME_CHARACTERS = 200

/**
 * POST /upload: takes pictures as multipart `files`, with their descriptions as `alt` in the same order. Until an entry
 * uses it, an uploaded picture is visible to staff only. Visitors upload documents with their forms instead.
 */
export const UPLOAD_CALLS = [
  call({
    route: 'POST /upload',
    who: ['administrator'],
    says: 'Upload pictures (multipart, files and alt)',
    status: 201,
    handle: upload,
  }),
]

async function upload(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  const form = await formBody(c)
  if (form instanceof Response) return form
  if (!form) return problem(c, 400, 'The body must be multipart/form-data')
  const given = form.getAll('files').filter((one) => one instanceof File)
  if (given.length === 0) throw new Invalid({ files: ['Please choose a picture'] })
  if (given.length > MAX_FILES) throw new Invalid({ files: [`At most ${MAX_FILES} pictures in one request`] })
  const alts = form.getAll('alt').map(String)
  const images: StoredImage[] = []
  for (const [place, file] of given.entries()) images.push(await store(ctx, file, alts[place] ?? ''))
  const subject = images.map(({ id }) => id).join(' ')
  await audit(ctx.db, ctx, { action: 'files.upload', subject, facts: { pictures: images.length } })
  return c.json(images.map(wireOf), 201, NOT_KEPT)
}

async function store(ctx: Ctx, file: File, alt: string): Promise<StoredImage> {
  const name = file.name.slice(0, MAX_NAME_CHARACTERS)
  const stored = await storeImage(ctx, new Uint8Array(await file.arrayBuffer()), {
    name,
    alt,
    audience: 'staff',
  })
  if (!stored.ok) throw new Invalid({ files: [`${name}: ${imageRefusalWords(stored)}`] })
  return stored.image
}

/** Formats a picture as entries do, with the address and size of its largest variant. */
function wireOf({ id, alt, widthPx, heightPx, variantsPx }: StoredImage) {
  const width = variantsPx.at(-1) ?? widthPx
  const height = Math.round((heightPx * width) / widthPx)
  return { _id: id, id, url: paths.file(id, variantsPx.at(-1) ?? 'original'), width, height, alt }
}
