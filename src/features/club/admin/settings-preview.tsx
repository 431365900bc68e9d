import './settings-preview.css'
import { useEffect, useRef } from 'react'
import { paths } from '../../../web/paths.ts'

type Props = {
  /** When the shown preview was asked for; undefined for the site as it is saved. */
  previewed?: number | undefined
  /** The page to show, as visitors will see it. */
  path?: string
  /** What to read below a page that shows the site as it is saved. */
  hint?: string
}

const PREVIEW_HINT =
  'Your changes appear here as you type, before you save them. If they do not, choose “Preview”.'

/** A real page of the site in a frame: as saved or, after “Preview”, with what was typed. */
export function SettingsPreview({ previewed, path = paths.home, hint = PREVIEW_HINT }: Props) {
  const address = `${path}?preview=${previewed ? 'club' : 'site'}`
  const frame = useRef<HTMLIFrameElement>(null)
  // The next preview replaces the last one in the frame: no empty frame in between, and no step for the button “Back”.
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
