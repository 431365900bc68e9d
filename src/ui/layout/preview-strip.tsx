import './announcement.css'
/** The strip at the top of the preview of a draft. */
export function PreviewStrip({ editing }: { editing: string }) {
  return (
    <aside className="announcement" aria-label="Preview">
      <p className="page">
        <strong>Preview.</strong> Only editors see this. <a href={editing}>Back to editing</a>
      </p>
    </aside>
  )
}
