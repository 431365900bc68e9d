import { eq, sql } from 'drizzle-orm'
import { aForm } from '../../demo/builders/form.ts'
import { TERMS } from '../../src/features/forms/model/form.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { type Db, rows } from '../../src/platform/database/database.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { pause, soonAfter } from './trial.ts'

/** People who submit a form repeatedly with unique text and record which submissions were acknowledged. */
export type Writers = { acknowledged: ReadonlySet<string>; stop(): Promise<void> }

const WRITERS = 4

/** `aForm` must store and e-mail its submissions. */
export function startWriting(origin: string, formId: string): Writers {
  const acknowledged = new Set<string>()
  let stopped = false
  let said = 0
  const write = async () => {
    while (!stopped) {
      said += 1
      const word = `word-${said}-${crypto.randomUUID()}`
      if (await send(origin, formId, word, said)) acknowledged.add(word)
      else await pause(20)
    }
  }
  const working = Promise.all(Array.from({ length: WRITERS }, write))
  return {
    acknowledged,
    async stop() {
      stopped = true
      await working
    },
  }
}

/** Each writer has its own address because of the limit per address. */
async function send(origin: string, formId: string, word: string, n: number): Promise<boolean> {
  const data = [
    { label: 'Name', value: word },
    { label: 'Email', value: 'writer@example.org' },
    { label: 'Terms', value: TERMS.accepted },
  ]
  const address = `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`
  try {
    const answer = await fetch(`${origin}/api/gdutils/send_form`, {
      method: 'POST',
      body: JSON.stringify({ form_id: formId, data }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      signal: AbortSignal.timeout(20_000),
    })
    return ((await answer.json()) as { status?: boolean }).status === true // the response of the form
  } catch {
    return false // cut, refused or timed out: not acknowledged
  }
}

/** The form that they submit. */
export const aFormToWrite = (ctx: Ctx) => aForm(ctx, { recipient: 'welfare@example.org' })

/**
 * Returns acknowledged submissions that are missing, duplicates, and whether each stored one has exactly one e-mail.
 * The e-mail log stores no text, so e-mails are counted.
 */
export async function losses(db: Db, { acknowledged }: Writers): Promise<string[]> {
  const kept = await countsOf(db, sql`select data::text as text from form_results`)
  const mailed = await db.$count(mails)
  const findings: string[] = []
  for (const word of acknowledged)
    if (kept.get(word) !== 1) findings.push(`an acknowledged answer is kept ${kept.get(word) ?? 0} times`)
  for (const [word, times] of kept) if (times > 1) findings.push(`${word} is kept ${times} times`)
  if (mailed !== kept.size) findings.push(`${kept.size} answers are kept and ${mailed} e-mails written`)
  return findings
}

const WORD = /word-\d+-[0-9a-f-]{36}/

async function countsOf(db: Db, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { text } of await rows<{ text: string }>(db, query)) {
    const word = WORD.exec(text)?.[0]
    if (word) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** E-mails that are still queued at the time limit. */
export async function waitingEmails(db: Db, limitMs: number): Promise<number> {
  const waiting = () => db.$count(mails, eq(mails.status, 'queued'))
  await soonAfter(async () => (await waiting()) === 0, limitMs)
  return waiting()
}
