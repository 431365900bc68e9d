/** The shortest and the longest password, in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 }
