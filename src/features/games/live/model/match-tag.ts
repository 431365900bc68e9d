/** The tag of pages and streams that show what the scorer's table records. */
export const matchTag = (gameId: string): string => `match/${gameId}`
