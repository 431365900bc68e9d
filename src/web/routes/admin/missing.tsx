import { WORDS } from '../../words.ts'

/** What is not there, behind the same gate as what is. */
export function loader(): never {
  throw new Response(WORDS.pageNotFound, { status: 404 })
}

export default function Missing() {
  return null
}
