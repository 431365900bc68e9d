/** The maximum size of an uploaded picture, checked in the browser and on the server. */
export const MAX_PICTURE_MB = 15
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024
