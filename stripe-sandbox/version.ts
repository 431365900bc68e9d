/** The one version of Stripe's API that the sandbox speaks: the one the installed `stripe` package pins. */
export const API_VERSION = '2026-10-28.endive'
