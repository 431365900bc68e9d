/** The shortest and the longest password, in characters. [decisions A17] */
export const PASSWORD_LENGTH = { min: 10, max: 128 }
