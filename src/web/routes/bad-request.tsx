import { WORDS } from '../words.ts'

/** Where a page load ends that could not be understood. [SYS-040, resolutions E02] */
export function loader() {
  throw new Response(WORDS.badRequest, { status: 400 })
}

export default function BadRequest() {
  return null
}
