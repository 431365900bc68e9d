import { z } from 'zod'

const OUT_OF_DATE = 'This form is out of date. Please open it again.'

/** A key generated with a form: a form that is sent twice counts once. */
export const formKey = z.string(OUT_OF_DATE).regex(/^[\w-]{8,80}$/, OUT_OF_DATE)
