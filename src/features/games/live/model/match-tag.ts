/** The cache tag of pages and streams that show the live score of a game. */
export const matchTag = (gameId: string): string => `match/${gameId}`
