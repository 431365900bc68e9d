import type { Context } from 'hono'
import { savedName } from '../platform/files/saved-name.ts'
import { NOT_KEPT } from './no-store.ts'

type Stored = { readonly bytes: Uint8Array; readonly name: string; readonly mediaType: string }

/** Sends a stored document as a download, which runs nothing and is not cached. */
export const attachment = (c: Context, { bytes, name, mediaType }: Stored): Response =>
  c.body(new Uint8Array(bytes), 200, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${savedName(name, mediaType)}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    ...NOT_KEPT,
  })
