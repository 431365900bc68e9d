import { WORDS } from '../words.ts'

/** The page for an address that cannot be read. */
export function loader() {
  throw new Response(WORDS.badRequest, { status: 400 })
}

export default function BadRequest() {
  return null
}
