/** The port on which journeys find the product; two checkouts on one machine need one each. */
export const JOURNEY_PORT = Number(process.env.E2E_PORT ?? 4173)

/** The address of the product that journeys visit. */
export const JOURNEY_SITE = `http://127.0.0.1:${JOURNEY_PORT}`

/** Where journeys have a stand-in of the browsers' push services. */
export const PUSH_PORT = JOURNEY_PORT + 1000
export const PUSH_SERVICE = `http://127.0.0.1:${PUSH_PORT}`
