import { Link, useLocation } from 'react-router'
import '../../../../features/studio/admin/studio.css'
import { studioName } from '../../../../features/studio/model/studio.ts'
import { contentTypes } from '../../../../features/studio/queries/types.server.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/types'
import { studioPathIn, studioPathOf } from './studio-path.ts'

const NUMBER = new Intl.NumberFormat('en-GB')

export function loader({ request, context }: Route.LoaderArgs) {
  return contentTypes(ctxOf(context), studioPathIn(request).endsWith('catalogue') ? 'catalogue' : 'content')
}

export const meta: Route.MetaFunction = ({ location }) => [
  {
    title: `${studioName(studioPathOf(location.pathname))} · Admin`,
  },
  { name: 'robots', content: 'noindex' },
]

/** All content types by group. */
export default function ContentTypes({ loaderData: groups }: Route.ComponentProps) {
  const studio = studioPathOf(useLocation().pathname)
  const isCatalogue = studio.endsWith('catalogue')
  return (
    <>
      <PageHead title={studioName(studio)}>
        <Link className="button secondary compact" to={`${studio}/media`}>
          <Icon name="image" /> Pictures
        </Link>
        {isCatalogue && (
          <Link className="button compact" to={`${studio}/kit`}>
            <Icon name="bag" /> Prices, stock and sale
          </Link>
        )}
        {isCatalogue && (
          <Link className="button secondary compact" to={`${studio}/import`}>
            <Icon name="upload" /> Supplier’s list
          </Link>
        )}
      </PageHead>
      {groups.map(({ name, types }) => (
        <section key={name} className="type-section">
          <h2 className="margin-top-3">{name}</h2>
          <div className="type-cards">
            {types.map(({ collection, many, count, drafts, writable }) => (
              <Link key={collection} className="type-card" to={`${studio}/${collection}`} prefetch="intent">
                {many}
                {drafts > 0 && (
                  <span className="badge" data-tone="warn">
                    {drafts === 1 ? '1 draft' : `${drafts} drafts`}
                  </span>
                )}
                {!writable && <span className="badge">Read only</span>}
                <span className="tabular muted small">{NUMBER.format(count)}</span>
              </Link>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
