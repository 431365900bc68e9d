/** Minimum and maximum password length in characters. */
export const PASSWORD_LENGTH = { min: 10, max: 128 }
