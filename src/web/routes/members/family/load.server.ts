import { consentRight } from '../../../../features/members/consent/policy.ts'
import { consentHistory } from '../../../../features/members/consent/queries/consents.server.ts'
import { canEditCard } from '../../../../features/members/emergency/policy.ts'
import { findCard } from '../../../../features/members/emergency/queries/own-card.server.ts'
import { canRemoveGuardian } from '../../../../features/members/guardians/policy.ts'
import { findChildLogin } from '../../../../features/members/guardians/queries/child-login.server.ts'
import { listGuardians } from '../../../../features/members/guardians/queries/guardians.server.ts'
import { findOwnDetails } from '../../../../features/members/own/queries/me.server.ts'
import { actsFor, caresFor } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'

/** Loads the page of one person of the family. Returns undefined if the caller does not act for them. */
export async function loadPerson(ctx: Ctx, id: string) {
  if (!actsFor(ctx.actor, id)) return undefined
  const details = await findOwnDetails(ctx, id)
  if (!details) return undefined
  const member = { id, minor: details.minor }
  const right = consentRight(ctx.actor, member)
  const consents = right === 'none' ? undefined : { right, history: await consentHistory(ctx.db, id) }
  const card = canEditCard(ctx.actor, member) ? await findCard(ctx, member) : undefined
  const guardians = caresFor(ctx.actor, id) ? await guardiansFor(ctx, id) : undefined
  const login = guardians && (await findChildLogin(ctx, id))
  return { id, details, consents, card, guardians, login }
}

/** Loads a child's guardians, and which of them the caller may remove. */
async function guardiansFor(ctx: Ctx, id: string) {
  const list = await listGuardians(ctx, id)
  const [first] = list.guardians
  if (!first || list.guardians.length < 2) return { list, removable: [] }
  const removable = list.guardians.filter((guardian) => canRemoveGuardian(ctx.actor, id, guardian, first))
  return { list, removable: removable.map(({ userId }) => userId) }
}
