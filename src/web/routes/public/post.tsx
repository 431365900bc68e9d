import { findPost } from '../../../features/content/queries/posts.server.ts'
import { excerpt, textOf } from '../../../kernel/text.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = await findPost(ctxOf(context), params.slug)
  if (!post) throw new Response(WORDS.postNotFound, { status: 404 })
  return { post }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { title, subtitle, content, header } = loaderData.post
  const description = subtitle || excerpt(textOf(content), 160)
  return pageMeta({ title, description, image: header }, matches)
}

export default function Post({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <article>
      <Cover title={post.title}>{post.subtitle && <p>{post.subtitle}</p>}</Cover>
      <div className="page pt6 pbb">
        {post.header && <Picture image={post.header} sizes="(min-width: 768px) 44rem, 92vw" eager />}
        <Html html={post.content} />
      </div>
    </article>
  )
}
