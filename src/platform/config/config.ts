import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Club } from '../../kernel/club.ts'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { basisPoints } from '../../kernel/money.ts'
import type { S3Settings } from '../files/s3.ts'

/** An invalid setting. The message is for the operator. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const whole = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(words).int(words).min(least, words).max(most, words)
}
const mailbox = z.string().refine(isEmail, 'must be an e-mail address').overwrite(respelledEmail)
const address = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const settings = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address that starts with postgres://')
    .optional(),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  SERVICES: oneOf('all', 'web', 'worker').default('all'),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  EMAIL_WEBHOOK_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  ASK_COOKIE_CONSENT: flag.default(false),
  DEMO: flag.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  LOG_FORMAT: oneOf('json', 'text').optional(),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  // Settings of the club rather than of the machine: initial values until staff change them at /admin/settings.
  CLUB_NAME: z.string().max(60, 'must be at most 60 characters').optional(),
  CLUB_TEAM_NAMES: z.string().optional(),
  // In hundredths of a percent; 0 if the club is not registered for VAT.
  VAT_BASIS_POINTS: whole(0, 10_000).optional(),
  CLUB_ADDRESS: z.string().max(200, 'must be at most 200 characters').optional(),
  VAT_NUMBER: z.string().max(20, 'must be at most 20 characters').optional(),
  STORE_CATALOGUE_URL: address(['http:', 'https:']).optional(),
  MAIL_INFO: mailbox.optional(),
  MAIL_MEDIA: mailbox.optional(),
  MAIL_FINANCE: mailbox.optional(),
  FIRST_ADMINISTRATOR: mailbox.toLowerCase().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_/, 'must be a secret key: it starts with sk_test_ or sk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', "must be the webhook's signing secret: it starts with whsec_")
    .optional(),
  PUSH_SERVICE: address(['http:', 'https:']).optional(),
  TRUST_PROXY: flag.default(false),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address with https://' }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRAPI_TOKEN: z.string().optional(),
})

export type Config = ReturnType<typeof parseConfig>

/**
 * Finds the folder of package.json, which contains the migrations and public files, from source and from the bundle.
 */
export function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from
  return projectRoot(dirname(from))
}

/**
 * Parses the environment variables into the product's settings. Throws a ConfigError that lists every problem by
 * variable. Reads no files except to find the project's folder.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${worded(issue.message)}.`),
    )
  }
  const s = parsed.data
  const root = projectRoot()
  const demo = s.DEMO ?? s.DATABASE_URL === undefined
  const publicUrl = new URL(
    s.PUBLIC_URL ?? `http://${s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST}:${s.PORT}`,
  )
  if (s.DATABASE_URL && s.PUBLIC_URL?.startsWith('https:') && !s.SESSION_SECRET) {
    throw new ConfigError([
      'SESSION_SECRET is missing: set it to 32 random characters or more, the same on every machine of the site.',
    ])
  }
  if (s.STRIPE_SECRET_KEY?.includes('k_live_') && !s.STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError([
      'STRIPE_WEBHOOK_SECRET is missing: with a live key, payments must be confirmed by signed events. ' +
        'Copy the signing secret of your webhook from the payment provider.',
    ])
  }
  const dataDir = resolve(root, s.DATA_DIR)
  return {
    root,
    port: s.PORT,
    host: s.HOST,
    /** The port of the Prometheus metrics, on this machine only unless configured. [docs/decisions/0120] */
    metrics: s.METRICS_PORT === undefined ? undefined : { host: s.METRICS_HOST, port: s.METRICS_PORT },
    dataDir,
    /** Ideally on another disk than DATA_DIR. */
    backupDir: s.BACKUP_DIR ? resolve(root, s.BACKUP_DIR) : join(dataDir, 'backups'),
    /** Stores files in S3 instead of DATA_DIR, for sites on several machines. */
    s3: s3Of(s),
    /** The API token for the site that `npm run import:strapi` reads. */
    strapiToken: s.STRAPI_TOKEN,
    databaseUrl: s.DATABASE_URL,
    /** The public address of the site; links in e-mails start with it. */
    publicUrl,
    services: { web: s.SERVICES !== 'worker', worker: s.SERVICES !== 'web' },
    smtpUrl: s.SMTP_URL,
    /** With which the e-mail provider reports failures and complaints. Without it, no report is accepted. */
    emailWebhookSecret: s.EMAIL_WEBHOOK_SECRET,
    /** For a club that adds third-party content that needs consent. Our own cookies need none. */
    asksCookieConsent: s.ASK_COOKIE_CONSENT,
    /** Whether to create the demo club and its logins. Off for an external database unless requested. */
    demo,
    /**
     * Enables developer pages such as /dev/mailbox, which shows reset links: only on the demo club, whose passwords are
     * public, only if other machines cannot reach them, and only without a mail server.
     */
    development: demo && s.PUBLIC_URL === undefined && s.SMTP_URL === undefined && isLoopback(s.HOST),
    logLevel: s.LOG_LEVEL,
    /** Readable lines in a terminal, otherwise JSON. `npm start` requests readable lines. */
    logFormat: s.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
    sessionSecret: s.SESSION_SECRET,
    /** Stripe. Without a key, the sandbox replaces it if only this machine can reach the site. */
    stripe: s.STRIPE_SECRET_KEY
      ? { secretKey: s.STRIPE_SECRET_KEY, webhookSecret: s.STRIPE_WEBHOOK_SECRET }
      : undefined,
    paymentSandbox: !s.STRIPE_SECRET_KEY && isLoopback(publicUrl.hostname),
    /** An additional push service besides the browsers' own, for example for tests. */
    pushService: s.PUSH_SERVICE ? new URL(s.PUSH_SERVICE) : undefined,
    trustProxy: s.TRUST_PROXY,
    /** Invited at the first start, if the club has no administrator. */
    firstAdministrator: s.FIRST_ADMINISTRATOR,
    /** Initial values of the club's settings. Values saved by staff take precedence. */
    initialClub: {
      name: s.CLUB_NAME,
      address: s.CLUB_ADDRESS,
      vatRate: s.VAT_BASIS_POINTS === undefined ? undefined : basisPoints(s.VAT_BASIS_POINTS),
      vatNumber: s.VAT_NUMBER,
      teamNames: s.CLUB_TEAM_NAMES?.split(',').flatMap((name) => name.trim() || []),
      catalogueUrl: s.STORE_CATALOGUE_URL,
      emails: emailsOf(s, publicUrl.hostname),
    } satisfies InitialClub,
  }
}

/** The S3 settings: either all of them are set or none. */
function s3Of(s: z.infer<typeof settings>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : name))
  if (missing.length === Object.keys(needed).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError(missing.map((name) => `${name} is missing: files in S3 need all of its settings.`))
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: s.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

type InitialClub = { readonly [K in keyof Club]?: Club[K] | undefined }

/** Default reply addresses on the site's own domain, until the club sets others. */
const emailsOf = (s: z.infer<typeof settings>, host: string): Club['emails'] => ({
  info: s.MAIL_INFO ?? `info@${host}`,
  media: s.MAIL_MEDIA ?? `media@${host}`,
  finance: s.MAIL_FINANCE ?? `finance@${host}`,
})

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

const worded = (message: string) => (message.startsWith('must') ? message : `is not usable: ${message}`)
