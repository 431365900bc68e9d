import './settings-preview.css'
import { useEffect, useRef } from 'react'
import { paths } from '../../../web/paths.ts'

type Props = {
  /** When the preview was requested; undefined to show the saved site. */
  previewed?: number | undefined
  /** The page to show, as visitors see it. */
  path?: string
  /** The unsaved values to preview: the settings, or the form of a setup step. */
  draft?: 'club' | 'setup'
  /** The hint below the saved page. */
  hint?: string
}

const PREVIEW_HINT =
  'Your changes appear here as you type, before you save them. If they do not, choose “Preview”.'

/** Shows a page of the site in a frame: as saved or, after “Preview”, with unsaved values. */
export function SettingsPreview({
  previewed,
  path = paths.home,
  draft = 'club',
  hint = PREVIEW_HINT,
}: Props) {
  const address = `${path}?preview=${previewed ? draft : 'site'}`
  const frame = useRef<HTMLIFrameElement>(null)
  // Replacing the frame's location avoids an empty frame between previews and an extra entry in the browser history.
  useEffect(() => {
    if (previewed) frame.current?.contentWindow?.location.replace(address)
  }, [previewed, address])
  return (
    <section className="settings-preview stack" aria-labelledby="preview">
      <h2 id="preview">{previewed ? 'Preview' : 'The site today'}</h2>
      <iframe ref={frame} key={address} title="Your site" src={address} />
      <p className="muted small">
        {previewed ? 'Nothing is saved yet.' : hint}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </p>
    </section>
  )
}
