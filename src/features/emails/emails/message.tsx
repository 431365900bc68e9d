import { RawHtml } from '../../../ui/primitives/raw-html.tsx'
import { type MailClub, mailStyles } from './email-layout.tsx'

// Mail programs show the synopsis beside the subject.
const OWN_STYLES = `
.synopsis { display: none; max-height: 0; overflow: hidden; }
.first { display: block; max-width: 100%; margin: 0 0 20px; }
`

type Props = {
  subject: string
  synopsis: string
  gif: string
  html: string
  club: MailClub
  site: string
  /** The last line, with a link to stop such e-mails or to choose what to get. */
  choices?: { label: string; url: string } | undefined
}

/** An e-mail written by staff. Its HTML has been sanitised. */
export function MessageEmail({ subject, synopsis, gif, html, club, site, choices }: Props) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
        <style>{mailStyles(club.primaryColour) + OWN_STYLES}</style>
      </head>
      <body>
        {synopsis && <div className="synopsis">{synopsis}</div>}
        <main>
          {gif && <img className="first" src={gif} alt="" />}
          <RawHtml className="message" html={html} />
          <hr />
          {choices && (
            <p className="small">
              <a href={choices.url}>{choices.label}</a>
            </p>
          )}
          <p className="small">
            {club.name}, {site}
          </p>
        </main>
      </body>
    </html>
  )
}
