/** The port of the product in journeys. Two checkouts on one machine need different ports. */
export const JOURNEY_PORT = Number(process.env.E2E_PORT ?? 4173)

/** The address of the product in journeys. */
export const JOURNEY_SITE = `http://127.0.0.1:${JOURNEY_PORT}`

/** The address of the fake push service in journeys. */
export const PUSH_PORT = JOURNEY_PORT + 1000
export const PUSH_SERVICE = `http://127.0.0.1:${PUSH_PORT}`

/** With which journeys report e-mails that came back, as an e-mail provider does. */
export const EMAIL_WEBHOOK_SECRET = 'a-secret-of-the-journeys-only-for-tests'
