import '../../../ui/primitives/picture.css'
import './post-page.css'
import '../../../ui/layout/split.css'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { Post } from '../queries/posts.server.ts'
import { NextStep } from './next-step.tsx'

/** A post as a page: title, header picture, text, and the next step beside it. */
export function PostPage({ post, openForms }: { post: Post; openForms: readonly string[] }) {
  const { title, subtitle, content, header, secondary, slug } = post
  return (
    <article>
      <Cover title={title}>{subtitle && <p>{subtitle}</p>}</Cover>
      <div className="page padding-top-6 padding-bottom-band">
        {header && (
          <figure className="picture arc introduction">
            <Picture image={header} sizes="(min-width: 1300px) 76rem, 94vw" eager />
          </figure>
        )}
        <div className="split">
          <div>
            <Html html={content} />
            {secondary && (
              <figure className="picture aside-picture">
                <Picture image={secondary} sizes="(min-width: 768px) 38rem, 94vw" />
              </figure>
            )}
          </div>
          <NextStep slug={slug} openForms={openForms} />
        </div>
      </div>
    </article>
  )
}
