/** A day formatted on the server, so that the browser needs no date formatting. */
export type PublishedDay = { on: string; words: string }

export const PublishedDayText = ({ day: { on, words } }: { day: PublishedDay }) => (
  <time dateTime={on}>{words}</time>
)
