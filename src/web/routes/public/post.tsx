import { findPost } from '../../../features/content/queries.server.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = await findPost(ctxOf(context), params.slug)
  if (!post) throw new Response('Page not found', { status: 404 })
  return { post }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData.post.title }]

export default function Post({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.post.title}</h1>
}
