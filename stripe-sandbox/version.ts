/** The API version of the sandbox, pinned by the installed `stripe` package. */
export const API_VERSION = '2026-10-28.endive'
