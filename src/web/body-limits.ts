import { MAX_PICTURE_BYTES } from '../kernel/picture-size.ts'

const KB = 1024
/** For forms of the public site. */
const FORM_BYTES = 256 * KB
/** For calls of a few short fields. */
const PASSWORD_BYTES = 16 * KB
/** For staff: long texts, and selections of whole tables. */
const STAFF_BYTES = 1024 * KB
/** For the largest picture with the form around it. */
const UPLOAD_BYTES = MAX_PICTURE_BYTES + 1024 * KB

/** The only paths that accept files. */
const UPLOADS = [
  /^\/api\/upload$/,
  /^\/forms\/[^/]+$/,
  /^\/about-us\/register$/,
  /^\/members\/dashboard$/,
  /^\/admin\/(?:content|catalogue)\/media(?:\/pictures)?$/,
  /^\/admin\/emails\/(?:new|pictures)$/,
  /^\/admin\/catalogue\/import$/,
  /^\/admin\/(?:games|members)\/import$/,
  /^\/admin\/money\/bank$/,
  /^\/admin\/orders\/[^/]+\/invoices$/,
  /^\/admin\/(?:settings|setup)\/look$/,
  /^\/admin\/photos\/[^/]+(?:\/upload)?$/,
]
/** Calls that log in, invite or set passwords. */
const PASSWORD_CALLS =
  /^\/api\/(?:auth\/local(?:\/register)?|members\/resetpassword|gdutils\/players\/reset_password)$/
/** Calls that visitors make. */
const PUBLIC_CALLS =
  /^\/api\/(?:graphql|gdutils\/send_form|gdutils\/payment\/create_(?:payment_session|subscription)|stripe\/webhook)$/
/** Paths on which staff write. Other callers are refused before their body is read. */
const STAFF_PATHS = /^\/(?:admin|api)(?:\/|$)/

/**
 * Returns the maximum size of a request body in bytes, by path and media type. Files are accepted only as
 * multipart/form-data and only on the upload paths; everything else is text.
 */
export function bodyLimit(path: string, type: string): number {
  const address = pagePath(path)
  const isFiles = /^multipart\/form-data\b/i.test(type)
  if (isFiles && UPLOADS.some((upload) => upload.test(address))) return UPLOAD_BYTES
  if (PASSWORD_CALLS.test(address)) return PASSWORD_BYTES
  if (PUBLIC_CALLS.test(address)) return FORM_BYTES
  return STAFF_PATHS.test(address) ? STAFF_BYTES : FORM_BYTES
}

/** Normalises a path: lower case, without `.data` (which forms with scripts use) and trailing slashes. */
const pagePath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+$/, '')
