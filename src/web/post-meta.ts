import type { Post } from '../features/content/queries/posts.server.ts'
import { textOf } from '../kernel/text.ts'
import { type Matches, pageMeta } from './page-meta.ts'

/** Title and tags of a post's page. */
export function postMeta(loaded: { post: Post; path: string } | undefined, matches: Matches) {
  if (!loaded) return pageMeta({}, matches)
  const { title, subtitle, content, header } = loaded.post
  return pageMeta(
    { title, description: subtitle || textOf(content), image: header, path: loaded.path },
    matches,
  )
}
