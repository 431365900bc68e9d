import { Form, Link } from 'react-router'
import { hasRole } from '../../../kernel/actor.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../paths.ts'
import './home.css'
import { needsAttention } from '../../admin/attention.server.ts'
import { sectionsFor } from '../../admin/sections.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const sections = sectionsFor(ctx.actor)
  // The specification names six cards for administrators; other staff see all of their sections.
  const hasAll = hasRole(ctx.actor, 'administrator')
  const cards = sections.filter(({ path, description }) => (hasAll ? description : path !== adminPaths.home))
  return {
    publishes: hasAll && !ctx.club.isPublished,
    cards: cards.map(({ path, name, icon, description }) => ({ path, name, icon, description })),
    attention: await needsAttention(ctx, sections),
  }
}

/** Until the site is public: what to look at first, and the button that opens it. */
const PublishCard = () => (
  <section className="card stack margin-top-4" aria-labelledby="publish">
    <h2 id="publish">Your site is not public yet</h2>
    <p>
      Visitors see that it opens soon. Check your <Link to={adminPaths.settings('club')}>settings</Link>, your{' '}
      <Link to={adminPaths.collection('teams')}>teams</Link> and your{' '}
      <Link to={adminPaths.content}>pages</Link> first. Staff see the whole site already.
    </p>
    <Form method="post" action={adminPaths.settings('club')}>
      <button className="button" type="submit" name="intent" value="publish">
        Publish the site
      </button>
    </Form>
  </section>
)

/** The start page of the admin area: what needs attention, and the sections. */
export default function Dashboard({ loaderData: { publishes, cards, attention } }: Route.ComponentProps) {
  return (
    <>
      <h1>Dashboard</h1>
      {publishes && <PublishCard />}
      <h2 className="margin-top-6">Needs attention</h2>
      {attention.length === 0 ? (
        <p className="muted margin-top-3">Nothing to do right now.</p>
      ) : (
        <ul className="attention margin-top-3">
          {attention.map(({ many, text, to }) => (
            <li key={text}>
              <Link to={to}>
                <b className="badge tabular" data-tone="warn">
                  {many}
                </b>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <h2 className="margin-top-6">Sections</h2>
      <div className="admin-cards">
        {cards.map(({ path, name, icon, description }) => (
          <Link key={path} to={path} className="admin-card">
            <span className="heading-3">
              <Icon name={icon} />
              {name}
            </span>
            {description && <span className="muted small">{description}</span>}
          </Link>
        ))}
      </div>
      <p className="muted small">
        Press <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>K</kbd> to jump to any page or member.
      </p>
    </>
  )
}
