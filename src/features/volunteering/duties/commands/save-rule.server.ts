import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { positions } from '../../table.server.ts'
import { canManageDuties } from '../policy.ts'
import type { DutyRuleInput } from '../schema.ts'
import { dutyRules } from '../table.server.ts'
import { deleteUntakenDuties, generateDuties } from './generate-duties.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'club' | 'config' | 'secret'>

/**
 * Adds a rule for how often a position is needed and generates its duties. SAME_RULE: the position already has this
 * rule. Throws Forbidden unless the caller is an administrator, NotFound for an unknown position.
 */
export async function saveDutyRule(
  ctx: Needs,
  input: DutyRuleInput,
): Promise<Outcome<{ made: number }, { reason: 'SAME_RULE' }>> {
  if (!canManageDuties(ctx.actor)) throw new Forbidden()
  const saved = await transact(ctx, async (tx) => {
    const known = await tx.$count(positions, eq(positions.id, input.positionId))
    if (known === 0) throw new NotFound('There is no such position')
    const [added] = await tx
      .insert(dutyRules)
      .values(input)
      .onConflictDoNothing()
      .returning({ id: dutyRules.id })
    if (added) await auditStaff(tx, ctx, { action: 'duties.rule', subject: `volunteers/${input.positionId}` })
    return added
  })
  return saved ? done({ made: await generateDuties(ctx) }) : refused('SAME_RULE')
}

/** Removes a rule and its duties that nobody has taken. Throws Forbidden unless the caller is an administrator. */
export async function removeDutyRule(ctx: Needs, id: string): Promise<void> {
  if (!canManageDuties(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    await deleteUntakenDuties(ctx, tx, id)
    const [removed] = await tx.delete(dutyRules).where(eq(dutyRules.id, id)).returning()
    if (!removed) throw new NotFound('This rule no longer exists')
    await auditStaff(tx, ctx, { action: 'duties.rule-removed', subject: `volunteers/${removed.positionId}` })
    await touch(tx, 'duties')
  })
}
