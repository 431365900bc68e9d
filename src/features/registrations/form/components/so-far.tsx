import './registration.css'

type Props = {
  answers: readonly { id: string; label: string; value: string }[]
  /** The club's mailbox for questions. */
  mailbox: string
  /** True if a draft exists that can be deleted. */
  begun: boolean
}

/** The answers so far, and a way to delete the draft, beside every tab. */
export function SoFar({ answers, mailbox, begun }: Props) {
  return (
    <aside className="card wood small stack small-arc" aria-label="Your registration so far">
      {answers.length > 0 && (
        <>
          <h2 className="heading-3">So far</h2>
          <dl className="so-far">
            {answers.map(({ id, label, value }) => (
              <div key={id}>
                <dt className="muted">{label}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        Stuck? <a href={`mailto:${mailbox}`}>Write to us</a> and one of us will reply.
      </p>
      {begun && (
        <details>
          <summary>Delete this registration</summary>
          <form method="post" className="stack-small">
            <p>This deletes everything you have entered.</p>
            <button className="button secondary compact" type="submit" name="intent" value="discard">
              Delete it
            </button>
          </form>
        </details>
      )}
    </aside>
  )
}
