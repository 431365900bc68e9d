/** The shortest and the longest password, in characters. [resolutions A17] */
export const PASSWORD_LENGTH = { min: 10, max: 128 }
