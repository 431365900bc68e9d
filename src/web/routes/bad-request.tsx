import { WORDS } from '../words.ts'

/** The page for a URL that cannot be decoded. */
export function loader() {
  throw new Response(WORDS.badRequest, { status: 400 })
}

export default function BadRequest() {
  return null
}
