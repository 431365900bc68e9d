import './settings-preview.css'
import { paths } from '../../../web/paths.ts'

type Props = {
  /** When the shown preview was asked for; undefined for the site as it is saved. */
  previewed?: number | undefined
  /** The page to show, as visitors will see it. */
  path?: string
  /** What to read below a page that shows the site as it is saved. */
  hint?: string
}

const PREVIEW_HINT = 'Choose “Preview” to see your changes here before you save them.'

/** A real page of the site in a frame: as saved or, after “Preview”, with what was typed. */
export function SettingsPreview({ previewed, path = paths.home, hint = PREVIEW_HINT }: Props) {
  const address = `${path}?preview=${previewed ? 'club' : 'site'}`
  return (
    <section className="settings-preview stack" aria-labelledby="preview">
      <h2 id="preview">{previewed ? 'Preview' : 'The site today'}</h2>
      <iframe key={previewed} title="Your site" src={address} />
      <p className="muted small">
        {previewed ? 'Nothing is saved yet.' : hint}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </p>
    </section>
  )
}
