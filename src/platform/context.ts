import type { Actor } from '../kernel/actor.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Club } from '../kernel/club.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/database.ts'
import type { Mailer } from './email/email.ts'
import type { FileStore } from './files/store.ts'
import type { Log } from './log/log.ts'
import type { PageTags } from './page-cache/tags.ts'
import type { Payments } from './payments/payments.ts'
import type { PushSender } from './push/push.ts'

/** Everything that lives as long as the process: created once by `main.ts`. */
export type Ports = {
  readonly config: Config
  /**
   * The club's settings: current ones in a request or job, those at start in anything that lives as long as the
   * process.
   */
  readonly club: Club
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStore
  readonly captcha: Captcha
  /** Used only by the mail job: commands send e-mails through the outbox with `sendMail`. */
  readonly mailer: Mailer
  /** Used only by the billing feature; other features call billing. */
  readonly payments: Payments
  /** Used only by the notifications feature; other features call `notify`. */
  readonly push: PushSender
  /** Signs sessions, challenges and links. */
  readonly secret: string
}

/** The context of commands and queries: the ports, the actor and the page tags. Declare the narrowest part you need. */
export type Ctx = Ports & {
  readonly actor: Actor
  readonly pages: PageTags
  /** The client's network address, for rate limits; 'local' for jobs and demo data. */
  readonly client: string
  readonly requestId: string
  /** Set while a command can be undone: its e-mails wait until then, and their ids are collected. */
  readonly heldMails?: { readonly sendAt: Date; readonly ids: string[] }
}
