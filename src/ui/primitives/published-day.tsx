/** A day with the words that the server has found for it: pages with scripts bring no calendar along. */
export type PublishedDay = { on: string; words: string }

export const PublishedDayText = ({ day: { on, words } }: { day: PublishedDay }) => (
  <time dateTime={on}>{words}</time>
)
