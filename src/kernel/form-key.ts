import { z } from 'zod'

const OUT_OF_DATE = 'This form is out of date. Please open it again.'

/** Validates the idempotency key that is generated with a form, so that a repeated submission counts once. */
export const formKey = z.string(OUT_OF_DATE).regex(/^[\w-]{8,80}$/, OUT_OF_DATE)
