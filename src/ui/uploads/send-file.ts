import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from '../../kernel/picture-size.ts'
import { paths } from '../../web/paths.ts'
import type { Send, Sent } from './upload-queue.ts'

const TOO_LARGE = `This file is larger than ${MAX_PICTURE_MB} MB.`
const UNREADABLE = 'This file cannot be read. Is it a folder, or was it moved?'
const NO_ANSWER = 'The connection was lost. Try again.'
const UNEXPECTED = 'Something went wrong. Reload the page, log in if asked, and add the file again.'

/**
 * Uploads one file as `files` of a form. First asks by hash whether the file is already stored, so that a repeated
 * upload sends only missing files. The server calculates the hash itself.
 */
export const sendFileTo =
  (address: string): Send =>
  async (file, place, { progress, signal }) => {
    if (file.size > MAX_PICTURE_BYTES) return { result: 'failed', why: TOO_LARGE, final: true }
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (!bytes) return { result: 'failed', why: UNREADABLE, final: true }
    if (await isThere(address, bytes, signal)) return { result: 'there' }
    const form = new FormData()
    form.set('files', file)
    form.set('place', String(place))
    return post(address, form, progress, signal)
  }

/**
 * Whether the file is already stored. Browsers cannot hash in insecure contexts; the server then detects duplicates.
 */
async function isThere(address: string, bytes: ArrayBuffer, signal: AbortSignal): Promise<boolean> {
  if (!globalThis.isSecureContext) return false
  try {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const answer = await fetch(`${address}?sha256=${hexOf(hash)}`, { signal })
    const { there } = (await answer.json()) as { there?: boolean } // the format of our resource route
    return there === true
  } catch {
    return false // the upload itself reports the problem
  }
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function post(
  address: string,
  form: FormData,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = (sent: Sent) => resolve(sent)
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.upload.onload = () => progress(1)
    request.onload = () => end(answerOf(request))
    request.onerror = () => end({ result: 'failed', why: NO_ANSWER })
    request.onabort = () => end({ result: 'failed', why: NO_ANSWER })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function answerOf({ status, responseText, responseURL }: XMLHttpRequest): Sent {
  if (status === 201) return { result: 'done' }
  if (status === 409) return { result: 'there' }
  if (status === 413) return { result: 'failed', why: TOO_LARGE, final: true }
  const why = whyIn(responseText)
  if (!why || responseURL.includes(paths.access))
    return { result: 'failed', why: UNEXPECTED, halts: status === 200 || status === 403 || status === 404 }
  // A refused file would be refused again; a full disk, an unavailable store and a rate limit are temporary.
  return { result: 'failed', why, halts: [429, 503, 507].includes(status), final: status === 422 }
}

function whyIn(text: string): string | undefined {
  try {
    const { why } = JSON.parse(text) as { why?: unknown }
    return typeof why === 'string' ? why : undefined
  } catch {
    return undefined // the response is a page
  }
}
