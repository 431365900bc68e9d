import { PostPage } from '../../../features/content/components/post-page.tsx'
import { ctxOf } from '../../context.ts'
import { loadPost } from '../../post.server.ts'
import { postMeta } from '../../post-meta.ts'
import type { Route } from './+types/post'

/** [CNT-003] */
export const loader = ({ context, params }: Route.LoaderArgs) => loadPost(ctxOf(context), params.slug)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => postMeta(loaderData, matches)

export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} openForms={loaderData.openForms} />
}
