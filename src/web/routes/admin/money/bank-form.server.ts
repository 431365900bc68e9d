import { data } from 'react-router'
import { confirmMatch } from '../../../../features/money/bank/commands/confirm-match.server.ts'
import { importStatement } from '../../../../features/money/bank/commands/import-statement.server.ts'
import type { BankRefusal } from '../../../../features/money/bank/model/read-file.ts'
import { importWords } from '../../../../features/money/bank/model/statement.ts'
import { type ConfirmedMatch, matchInput } from '../../../../features/money/bank/schema.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { capitalised, count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { fileRefusalWords, MAX_ROWS } from '../../../../platform/spreadsheet/refused-file.ts'
import { importedText } from '../../../admin/imported-text.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'

/** The page after a form that did not simply succeed. */
export type BankAnswer = {
  fileErrors?: string[]
  refusal?: string
  report?: { summary: string; problems: string[]; more: number }
}

const MAX_PROBLEMS = 20
const DOWNLOAD = 'Download the statement from your bank as CSV or OFX.'

/** Uploads a bank file, or records the chosen matches. */
export function handleBankForm(ctx: Ctx, form: FormData) {
  return form.get('intent') === 'confirm' ? confirmAll(ctx, form) : upload(ctx, form)
}

async function upload(ctx: Ctx, form: FormData) {
  const read = await importedText(form, DOWNLOAD)
  const file = form.get('file')
  const isChosen = file instanceof File && file.size > 0
  if (!read.ok) return refuseFile(isChosen ? read.message : 'Choose a file')
  const imported = await importStatement(ctx, read.text)
  if (!imported.ok) return refuseFile(refusalWords(read.name, imported))
  const { added, file: statement } = imported
  const summary = importWords(added, statement)
  if (statement.problems.length === 0)
    return redirectWithNotice(adminPaths.bank, { tone: 'ok', text: summary })
  const unit = capitalised(statement.unit)
  const problems = statement.problems
    .slice(0, MAX_PROBLEMS)
    .map(({ row, text }) => `${unit} ${row}: ${text}.`)
  const answer: BankAnswer = {
    report: { summary, problems, more: statement.problems.length - problems.length },
  }
  return data(answer)
}

const refuseFile = (message: string) => data<BankAnswer>({ fileErrors: [message] }, { status: 422 })

function refusalWords(name: string, refusal: BankRefusal): string {
  switch (refusal.reason) {
    case 'UNKNOWN_COLUMNS':
      return `${name} has no columns for the day and the amount. ${DOWNLOAD}`
    case 'NO_TRANSACTIONS':
      return `${name} has no transactions. Download the statement again, for days with payments.`
    case 'TOO_MANY_TRANSACTIONS':
      return `${name} has ${count(refusal.transactions, 'transaction')}. Download it for fewer days: at most ${count(MAX_ROWS, 'transaction')} at a time.`
    default:
      return fileRefusalWords(name, refusal)
  }
}

async function confirmAll(ctx: Ctx, form: FormData) {
  const matches = form.getAll('match').flatMap((value) => {
    const parsed = matchInput.safeParse(value)
    return parsed.success ? [parsed.data] : []
  })
  let recorded = 0
  const refusals: string[] = []
  // One after the other, because each may close a checkout session at the provider.
  for (const match of matches) {
    const refusal = await confirm(ctx, match)
    if (refusal) refusals.push(refusal)
    else recorded += 1
  }
  const done = recorded > 0 ? `${count(recorded, 'payment')} recorded.` : ''
  if (refusals.length === 0 && recorded > 0)
    return redirectWithNotice(adminPaths.bank, { tone: 'ok', text: done })
  const refusal = [done, ...new Set(refusals)].filter(Boolean).join(' ') || 'Choose a payment to record.'
  return data<BankAnswer>({ refusal }, { status: 422 })
}

/** Records one payment. Returns why it was refused; undefined if it is recorded. */
export async function confirm(ctx: Ctx, { id, charges }: ConfirmedMatch): Promise<string | undefined> {
  const confirmed = await confirmMatch(ctx, id, charges).catch((error: unknown) => {
    // The item or the payment was deleted after the page was opened.
    if (error instanceof NotFound) return { ok: false, reason: 'NOT_OPEN' } as const
    throw error
  })
  if (confirmed.ok) return undefined
  switch (confirmed.reason) {
    case 'NOT_OPEN':
      return 'An item has been paid or cancelled in the meantime.'
    case 'CHANGED':
      return `${formatPence(confirmed.open)} is open for an item now.`
    case 'TOO_MUCH':
      return `The chosen items come to ${formatPence(confirmed.open)}, which is less than the payment. Choose everything that it pays for.`
    case 'TOO_LITTLE':
      return `The rest of a booking must be paid in full: ${formatPence(confirmed.open)} is open.`
    case 'NOT_REACHED':
      return `The chosen items come to ${formatPence(confirmed.open)}. Nothing of the payment is left for the last of them: untick it.`
    case 'HANDLED':
      return 'A payment has been recorded or ignored in the meantime.'
    case 'FUTURE':
      return 'The day of a payment is later than today.'
    case 'TOO_OLD':
      return 'The day of a payment is more than two years ago.'
    case 'PROVIDER_DOWN':
      return PROVIDER_SILENT
    default:
      return unreachable(confirmed)
  }
}
