import { PostPage } from '../../../features/content/components/post-page.tsx'
import { ctxOf } from '../../context.ts'
import { loadPost } from '../../post.server.ts'
import { postMeta } from '../../post-meta.ts'
import { STATIC_PAGES } from '../../static-pages.ts'
import type { Route } from './+types/static-page'

/** A page that shows one fixed post. */
export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/^\/|\/$/g, '')
  return loadPost(ctxOf(context), STATIC_PAGES[path] ?? '')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => postMeta(loaderData, matches)

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} openForms={loaderData.openForms} />
}
