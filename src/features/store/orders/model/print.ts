/** What is printed on a piece, in words: "AKV and 7"; '' for nothing. */
export const printed = ({ initials = '', dorsal }: { initials?: string; dorsal?: number | null }): string =>
  [initials, dorsal ?? ''].filter((part) => part !== '').join(' and ')
