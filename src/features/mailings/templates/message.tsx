import { RawHtml } from '../../../ui/primitives/raw-html.tsx'
import { MAIL_STYLES } from './letter.tsx'

type Props = { subject: string; html: string; club: string; site: string }

/** A mail that somebody of the club has written by hand; its HTML was sanitised before. [ADM-034, decisions A07, A15] */
export function MessageMail({ subject, html, club, site }: Props) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
        <style>{MAIL_STYLES}</style>
      </head>
      <body>
        <main>
          <RawHtml className="message" html={html} />
          <hr />
          <p className="small">
            {club}, {site}
          </p>
        </main>
      </body>
    </html>
  )
}
