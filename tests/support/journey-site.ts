/** The port on which journeys find the product; two checkouts on one machine need one each. */
export const JOURNEY_PORT = Number(process.env.E2E_PORT ?? 4173)

/** The address of the product that journeys visit. */
export const JOURNEY_SITE = `http://127.0.0.1:${JOURNEY_PORT}`
