import { SMTPServer } from 'smtp-server'
import { anEvent } from '../../demo/builders/event.ts'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { aClub, beside, type Club } from './club.ts'
import { type Ground, pause, type Result, soonAfter, type Trial } from './trial.ts'

/** The mail server's failures for the next e-mails, before it accepts one. */
const MAIL_FAULTS = ['451 at the recipient', 'cut at the greeting', 'cut in the message'] as const
const PROVIDER_FAULTS = [
  { kind: 'error' },
  { kind: 'error', when: 'after' },
  { kind: 'cut' },
  { kind: 'cut', when: 'after' },
  { kind: 'delay', ms: 1500, when: 'after' },
] as const
const SETTLED_MS = 90_000

/** The payment provider and the mail server fail in every possible way while people pay. */
export const faults: Trial = {
  name: 'faults of the card provider and the mail server',
  says: 'the payer sees a clear message, pays once and gets one e-mail, whatever fails and however often it is retried',
  run,
}

async function run({ folder, long }: Ground): Promise<Result> {
  const mail = await aFailingMailServer()
  const club = await aClub(folder, { SMTP_URL: mail.url })
  const { db, ctx } = await beside(club)
  const event = await anEvent(ctx, { birthday: true })
  const findings: string[] = []
  const some = long ? [...PROVIDER_FAULTS, ...PROVIDER_FAULTS, ...PROVIDER_FAULTS] : PROVIDER_FAULTS
  let paid = 0
  for (const [n, fault] of some.entries()) {
    if (long) mail.failNext(MAIL_FAULTS[n % MAIL_FAULTS.length])
    paid += await payThrough(club, `/events/${event.slug}`, fault, n, findings)
  }
  const done = () => db.$count(mails).then((count) => count === paid && mail.taken.length === paid)
  const settled = await soonAfter(done, SETTLED_MS)
  if (settled === undefined)
    findings.push(`${paid} paid, ${await db.$count(mails)} e-mails written, ${mail.taken.length} taken`)
  const states = (await db.select({ status: payments.status }).from(payments)).map(({ status }) => status)
  const settledOnes = states.filter((status) => status === 'paid').length
  if (settledOnes !== paid)
    findings.push(`${paid} were paid and ${settledOnes} are settled: ${states.join(', ')}`)
  await pause(1_500)
  if (mail.taken.length > paid) findings.push(`${mail.taken.length - paid} e-mails were taken twice`)
  await db.$client.end()
  await club.stop()
  await mail.close()
  return {
    measured: `${some.length} faults of the provider, ${mail.failed()} of the mail server, ${paid} payments`,
    findings,
  }
}

/** Pays for the event and retries failures. Returns how often it was paid. */
async function payThrough(
  club: Club,
  path: string,
  fault: object,
  n: number,
  findings: string[],
): Promise<number> {
  const provider = await providerOf(club, path, n)
  await steer(provider, '/faults', { ...fault, times: 1, method: 'POST', path: '/v1/checkout' })
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await open(club, path, n)
    const page = answer.headers.get('location')
    if (page) {
      await steer(provider, `/checkout/${new URL(page).pathname.split('/').at(-1)}/pay`)
      return 1
    }
    const text = await answer.text()
    const wasSent = answer.status === 503 && /card provider|payment/i.test(text)
    if (!wasSent)
      findings.push(`${JSON.stringify(fault)}: the page answers ${answer.status} without saying why`)
  }
  findings.push(`${JSON.stringify(fault)}: nobody can pay even when it has ended`)
  return 0
}

/** Each payer has their own IP address because of the rate limit. */
const open = ({ origin }: Club, path: string, n: number): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.1.0.${n}` },
    body: new URLSearchParams({ choice: '700', name: `Payer ${n}`, email: `payer-${n}@example.org` }),
  })

/** Returns the sandbox's address, taken from the URL of a checkout session. */
async function providerOf(club: Club, path: string, n: number): Promise<string> {
  const { headers } = await open(club, path, 100 + n)
  return new URL(headers.get('location') ?? '').origin
}

async function steer(provider: string, path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${provider}/_sandbox${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`the stand-in answers ${answer.status} to ${path}`)
}

async function aFailingMailServer() {
  const taken: string[] = []
  const waiting: string[] = []
  let failed = 0
  const fails = (fault: (typeof MAIL_FAULTS)[number]): boolean => {
    const at = waiting.indexOf(fault)
    if (at < 0) return false
    waiting.splice(at, 1)
    failed += 1
    return true
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect: (_session, callback) =>
      callback(fails('cut at the greeting') ? Object.assign(new Error('busy'), { responseCode: 421 }) : null),
    onRcptTo: (_address, _session, callback) =>
      callback(
        fails('451 at the recipient') ? Object.assign(new Error('later'), { responseCode: 451 }) : null,
      ),
    onData: (stream, session, callback) => {
      const cut = fails('cut in the message')
      stream.on('data', () => {})
      stream.on('end', () => {
        if (!cut) taken.push(session.envelope.rcptTo.map(({ address }) => address).join())
        callback(cut ? Object.assign(new Error('cut'), { responseCode: 451 }) : null)
      })
    },
  })
  server.on('error', () => {}) // this test is about clients that disconnect
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    failed: () => failed,
    failNext: (fault: string | undefined) => fault && waiting.push(fault),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
