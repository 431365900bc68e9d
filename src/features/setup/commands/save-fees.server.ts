import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { priceFees } from '../../billing/prices/commands/price-fees.server.ts'
import { canManageClub } from '../../club/policy.ts'
import { configurationContentType } from '../../content/content-type.ts'
import type { RegistrationQuestion } from '../../content/model/content.ts'
import { type Fee, feeIdFor, type RegistrationFees } from '../../fees/model/fees.ts'
import {
  AUDIENCES,
  type Audience,
  KIND_QUESTION,
  KINDS_OF_MEMBER,
  type KindOfMember,
  OWN_RULE,
} from '../model/fees.ts'
import { readConfiguration } from '../queries/club-content.server.ts'
import type { FeesInput } from '../schema.ts'

/**
 * CHANGED: someone else has saved the configuration. `isPriced` is false if the prices could not be updated at the
 * payment provider.
 */
export type SaveFees = Outcome<{ isPriced: boolean }, { reason: 'CHANGED' }>

/**
 * Saves the fees and who may register, then updates the prices at the payment provider. Throws Forbidden unless the
 * caller is an administrator.
 */
export async function saveFees(ctx: Ctx, input: FeesInput): Promise<SaveFees> {
  const saved = await writeFees(ctx, input)
  if (!saved.ok) return saved
  const priced = await priceFees(ctx, saved.fees, saved.removed)
  return done({ isPriced: priced.ok })
}

type WriteFees = Outcome<{ fees: RegistrationFees; removed: string[] }, { reason: 'CHANGED' }>

/** Saves fees without their prices. For the preview, because prices at the payment provider cannot be rolled back. */
export async function writeFees(ctx: Ctx, { fees: rows, kinds, version }: FeesInput): Promise<WriteFees> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  const before = await readConfiguration(ctx)
  const earlier = [...before.fees.registration, ...before.fees.training_fees]
  const closed = [...before.closedFees.registration, ...before.closedFees.training_fees]
  const fees = feesOf(rows, earlier, closed)
  const saved = await updateEntry(
    ctx,
    configurationContentType,
    before.id,
    { Fees: fees, Questions: withKinds(before.questions, kinds) },
    { version },
  )
  if (!saved.ok) return refused('CHANGED')
  const kept = [...fees.registration, ...fees.training_fees]
  const removed = earlier.filter(({ id }) => !kept.some((fee) => fee.id === id)).map(({ id }) => id)
  return done({ fees, removed })
}

/** One-off fees are registration fees, recurring ones are subscriptions. */
function feesOf(rows: FeesInput['fees'], earlier: readonly Fee[], closed: readonly Fee[]): RegistrationFees {
  const fees: RegistrationFees = { registration: [], training_fees: [] }
  for (const { id: stored, label, price, period, audience, description, siblings, remove } of rows) {
    if (remove || !label || price === undefined) continue
    const before = earlier.find((fee) => fee.id === stored)
    const taken = [...earlier, ...closed, ...fees.registration, ...fees.training_fees]
    const id = before?.id ?? feeIdFor(label, taken)
    const rule = audience === OWN_RULE ? ruleOf(before) : AUDIENCES[audience as Audience].rule
    const list = period === 'season' ? fees.registration : fees.training_fees
    const percent = siblings === undefined ? before?.siblingPercent : siblings
    const discount = percent && period === 'season' ? { siblingPercent: percent } : {}
    list.push({ id, label, price, period, description, ...rule, ...discount })
  }
  return fees
}

const ruleOf = ({ minAge, maxAge, students }: Partial<Fee> = {}) => ({
  ...(minAge !== undefined && { minAge }),
  ...(maxAge !== undefined && { maxAge }),
  ...(students !== undefined && { students }),
})

/**
 * Sets the answers of the first question to the chosen kinds. Answers that the club has added, and its wording, are
 * kept.
 */
export function withKinds(
  questions: readonly RegistrationQuestion[],
  kinds: readonly string[],
): RegistrationQuestion[] {
  const before = questions.find(({ id }) => id === KIND_QUESTION.id)
  const known = Object.keys(KINDS_OF_MEMBER) as KindOfMember[] // the keys of a constant
  const offered = known
    .filter((kind) => kinds.includes(kind))
    .map(
      (kind) =>
        before?.options.find(({ value }) => value === kind) ?? {
          value: kind,
          label: KINDS_OF_MEMBER[kind].answer,
        },
    )
  const own = before?.options.filter(({ value }) => !known.some((kind) => kind === value)) ?? []
  const options = [...offered, ...own]
  const rest = questions.filter(({ id }) => id !== KIND_QUESTION.id)
  // A question needs at least two answers, so it is removed if there is only one kind of member.
  return options.length < 2 ? rest : [{ ...KIND_QUESTION, ...before, options }, ...rest]
}
