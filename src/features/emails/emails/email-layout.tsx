import type { Club } from '../../../kernel/club.ts'
import { buttonColours } from '../../../ui/theme.ts'
import type { EmailText } from '../model.ts'

/**
 * The styles of an e-mail in the club's primary colour. Colours are plain values, because mail programs support neither
 * custom properties nor oklch. React escapes quotes, so the styles contain none.
 */
export function mailStyles(colour: string): string {
  const { ground, text } = buttonColours(colour)
  return `
body { margin: 0; padding: 24px 16px; background: #fcfaf7; color: #14212e; font: 17px/1.55 sans-serif; }
main { max-width: 560px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 20px; }
p, dl { margin: 0 0 16px; }
dt { color: #4a5a6a; font-size: 15px; }
dd { margin: 0 0 10px; white-space: pre-line; }
.button { display: inline-block; padding: 13px 24px; border-radius: 6px; background: ${ground}; color: ${text}; font-weight: bold; text-decoration: none; }
.choice { margin: 0 4px 8px 0; padding: 11px 16px; }
.small { color: #4a5a6a; font-size: 15px; overflow-wrap: anywhere; }
hr { border: 0; border-top: 2px dashed #98a2ac; margin: 28px 0 16px; }
`
}

/** The club that sends the e-mail. */
export type MailClub = Pick<Club, 'name' | 'primaryColour'>

/** The layout of all e-mails: one column, readable without pictures and on small phones. */
export function EmailLayout({ email, club, site }: { email: EmailText; club: MailClub; site: string }) {
  const { subject, title, greeting, paragraphs, action, facts, footnote, choices, questions = [] } = email
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
        <style>{mailStyles(club.primaryColour)}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {greeting && <p>{greeting}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts && facts.length > 0 && (
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {questions.map(({ label, links }) => (
            <div key={label}>
              <p>
                <b>{label}</b>
              </p>
              <p>
                {links.map((link) => (
                  <span key={link.url}>
                    <a className="button choice" href={link.url}>
                      {link.label}
                    </a>{' '}
                  </span>
                ))}
              </p>
            </div>
          ))}
          {action && (
            <>
              <p>
                <a className="button" href={action.url}>
                  {action.label}
                </a>
              </p>
              <p className="small">{action.url}</p>
            </>
          )}
          <hr />
          {footnote && <p className="small">{footnote}</p>}
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
