/** A day with its text from the server, so that scripts need no date formatting. */
export type PublishedDay = { on: string; words: string }

export const PublishedDayText = ({ day: { on, words } }: { day: PublishedDay }) => (
  <time dateTime={on}>{words}</time>
)
