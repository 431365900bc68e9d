import { WORDS } from '../../words.ts'

/** Unknown addresses of the admin area, behind the same guard. */
export function loader(): never {
  throw new Response(WORDS.pageNotFound, { status: 404 })
}

export default function Missing() {
  return null
}
