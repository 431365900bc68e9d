import './announcement.css'
import { RawHtml } from '../primitives/raw-html.tsx'

export type ShownAnnouncement = { id: string; text: string; link: string; cancels: boolean }

type Props = {
  /** HTML from the configuration; '' for none. */
  html: string
  announcements: readonly ShownAnnouncement[]
}

/** The club's announcements at the top of a page. */
export function AnnouncementsBar({ html, announcements }: Props) {
  if (!html && announcements.length === 0) return null
  return (
    <aside className="announcement" aria-label="Announcement">
      {html && <RawHtml className="page" html={html} />}
      {announcements.map(({ id, text, link, cancels }) => (
        <p className="page" key={id}>
          {cancels && <b>Cancelled: </b>}
          {text}
          {link && (
            <>
              {' '}
              <a href={link}>
                Read more<span className="visually-hidden">: {text}</span>
              </a>
            </>
          )}
        </p>
      ))}
    </aside>
  )
}
