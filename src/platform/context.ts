import type { Actor } from '../kernel/actor.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/database.ts'
import type { Mailer } from './email/email.ts'
import type { FileStore } from './files/store.ts'
import type { Log } from './log/log.ts'
import type { PageTags } from './page-cache/tags.ts'
import type { Payments } from './payments/payments.ts'

/** What lives as long as the process: made once by `main.ts`. */
export type Ports = {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStore
  readonly captcha: Captcha
  /** Used by the mail job alone: commands write to the outbox with `sendMail`. */
  readonly mailer: Mailer
  /** Used by the feature billing alone: everybody else asks billing. */
  readonly payments: Payments
  /** Signs what this product hands out: sessions, challenges, links. */
  readonly secret: string
}

/** What commands and queries get: the ports, the actor, the tags of the answer. Declare the narrowest part you need. */
export type Ctx = Ports & {
  readonly actor: Actor
  readonly pages: PageTags
  /** The address the request came from, for rate limits; 'local' for jobs and the seed. */
  readonly client: string
  readonly requestId: string
}
