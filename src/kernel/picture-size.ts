/** The largest picture that anybody may send: what browsers say before sending, and the server in any case. */
export const MOST_PICTURE_MB = 15
export const MOST_PICTURE_BYTES = MOST_PICTURE_MB * 1024 * 1024
