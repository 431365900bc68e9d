import { z } from 'zod'

const OUT_OF_DATE = 'This form is out of date. Please open it again.'

/** Made with a form: the same form sent twice is one. */
export const formKey = z.string(OUT_OF_DATE).regex(/^[\w-]{8,80}$/, OUT_OF_DATE)
