type Props = {
  answers: readonly { id: string; label: string; value: string }[]
  /** The club's mailbox for questions. */
  mailbox: string
  /** Something is kept that can be deleted. */
  begun: boolean
}

/** What was answered, and a way out, beside every tab. */
export function SoFar({ answers, mailbox, begun }: Props) {
  return (
    <aside className="card wood small stack arc4" aria-label="Your registration so far">
      {answers.length > 0 && (
        <>
          <h2 className="h3">So far</h2>
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
        Stuck? <a href={`mailto:${mailbox}`}>Write to us</a> and one of us will answer.
      </p>
      {begun && (
        <details>
          <summary>Delete this registration</summary>
          <form method="post" className="stack-s">
            <p>Everything that you have typed is deleted at once.</p>
            <button className="btn alt s" type="submit" name="intent" value="discard">
              Delete it
            </button>
          </form>
        </details>
      )}
    </aside>
  )
}
