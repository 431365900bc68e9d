import { MOST_PICTURE_BYTES } from '../kernel/picture-size.ts'

const KB = 1024
/** What a person types into a form. */
const TYPED_BYTES = 256 * KB
/** What staff write: long texts, and selections of a whole table. */
const WRITTEN_BYTES = 1024 * KB
/** The largest picture and the form around it. */
const UPLOAD_BYTES = MOST_PICTURE_BYTES + 1024 * KB

/** The only addresses that take files, in the spelling of the table of routes. */
const UPLOADS = [
  /^\/api\/upload$/,
  /^\/forms\/[^/]+$/,
  /^\/about-us\/register$/,
  /^\/members\/dashboard$/,
  /^\/admin\/(?:content|catalogue)\/media(?:\/pictures)?$/,
  /^\/admin\/catalogue\/import$/,
  /^\/admin\/orders\/[^/]+\/invoices$/,
  /^\/admin\/photos\/[^/]+(?:\/upload)?$/,
]
/** Languages of programs: their documents hold what staff write. */
const WRITTEN = /^\/(?:admin|api)(?:\/|$)/

/**
 * How many bytes the body of a request may have, by its path and its media type: files travel as multipart/form-data
 * to the addresses that take them, and everything else is text.
 */
export function bodyLimit(path: string, type: string): number {
  const address = plain(path)
  const isFiles = /^multipart\/form-data\b/i.test(type)
  if (isFiles && UPLOADS.some((upload) => upload.test(address))) return UPLOAD_BYTES
  return WRITTEN.test(address) ? WRITTEN_BYTES : TYPED_BYTES
}

/** The path of the page behind an address, however it is spelled: forms with scripts are sent to `/page.data`. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+$/, '')
