/** More children than a family registers at once, and what one payment names. */
export const MAX_CHILDREN = 6

/** The name of a child's field in the form. */
export const childField = (at: number, id: string): string => `child-${at}-${id}`
