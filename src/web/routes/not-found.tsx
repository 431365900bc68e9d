import { WORDS } from '../words.ts'

/** The page for every unknown address. [resolutions D01] */
export function loader() {
  throw new Response(WORDS.pageNotFound, { status: 404 })
}

export default function NotFound() {
  return null
}
