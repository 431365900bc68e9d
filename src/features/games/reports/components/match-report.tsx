import '../../../../ui/styles/typography.css'

/** The coach's report of a game. */
export function MatchReport({ text }: { text: string }) {
  if (!text) return null
  return (
    <section className="prose margin-top-6" aria-labelledby="report">
      <h2 id="report">Report</h2>
      <p className="as-typed">{text}</p>
    </section>
  )
}
