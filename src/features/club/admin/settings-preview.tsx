import './settings-preview.css'
import { paths } from '../../../web/paths.ts'

/** Shows administrators the home page with the settings that are being previewed, or with the saved ones. */
const PREVIEW = `${paths.home}?preview=club`

/** The real home page in a frame: as saved or, after “Preview”, with what was typed. */
export function SettingsPreview({ previewed }: { previewed: number | undefined }) {
  return (
    <section className="settings-preview stack" aria-labelledby="preview">
      <h2 id="preview">{previewed ? 'Preview' : 'The site today'}</h2>
      <iframe key={previewed} title="The home page" src={PREVIEW} />
      <p className="muted small">
        {previewed
          ? 'Nothing is saved yet.'
          : 'Choose “Preview” to see your changes here before you save them.'}{' '}
        <a href={PREVIEW} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </p>
    </section>
  )
}
