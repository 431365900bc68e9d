/** Above a page that nobody else sees like this yet. */
export function PreviewStrip({ editing }: { editing: string }) {
  return (
    <aside className="ann" aria-label="Preview">
      <p className="page">
        <strong>Preview.</strong> Nobody else sees this yet. <a href={editing}>Back to editing</a>
      </p>
    </aside>
  )
}
