import type { Context } from 'hono'
import { savedName } from '../platform/files/saved-name.ts'
import { NOT_KEPT } from './no-store.ts'

type Stored = { readonly bytes: Uint8Array; readonly name: string; readonly mediaType: string }

/** Sends a stored document as an uncached download. Browsers save it and never execute it. */
export const attachment = (c: Context, { bytes, name, mediaType }: Stored): Response =>
  c.body(new Uint8Array(bytes), 200, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${savedName(name, mediaType)}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    ...NOT_KEPT,
  })
