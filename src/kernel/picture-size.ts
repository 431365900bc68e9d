/** The maximum size of an uploaded picture, checked in the browser and on the server. */
export const MOST_PICTURE_MB = 15
export const MOST_PICTURE_BYTES = MOST_PICTURE_MB * 1024 * 1024
