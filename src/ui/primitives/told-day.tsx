/** A day with the words that the server has found for it: pages with scripts bring no calendar along. */
export type ToldDay = { on: string; words: string }

export const ToldDayText = ({ day: { on, words } }: { day: ToldDay }) => <time dateTime={on}>{words}</time>
