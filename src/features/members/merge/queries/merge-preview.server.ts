import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { holdsWords } from '../../../../platform/database/folding.ts'
import { rehearse } from '../../../../platform/database/rehearse.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { canManageMembers } from '../../policy.ts'
import { adminMember, memberDetails } from '../../queries/member-admin.server.ts'
import { members } from '../../table.server.ts'
import { type MergePair, mergeMembers, versionsOf } from '../commands/merge-members.server.ts'
import { differencesOf } from '../model/merged-details.ts'

const MAX_CANDIDATES = 10

/**
 * Finds other records that may be the same person: by the searched name, or without a search by the same name, by the
 * same e-mail, or by the same date of birth and first name. Throws Forbidden unless the caller is an administrator,
 * NotFound for an unknown member.
 */
export async function findMergeCandidates(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  id: string,
  text: string,
) {
  if (!canManageMembers(actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  const [member] = await db.select().from(members).where(eq(members.id, id))
  if (!member) throw new NotFound()
  const isAlike = or(
    eq(members.nameKey, member.nameKey ?? ''),
    member.email ? eq(sql`lower(${members.email})`, member.email.toLowerCase()) : undefined,
    member.bornOn
      ? and(eq(members.bornOn, member.bornOn), eq(members.firstNameKey, member.firstNameKey ?? ''))
      : undefined,
  )
  const found = await db
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      bornOn: sql<LocalDate | null>`${members.bornOn}::text`,
    })
    .from(members)
    .where(and(text.trim() ? holdsWords(text, members.nameKey) : isAlike, ne(members.id, id)))
    .orderBy(asc(members.nameKey), asc(members.id))
    .limit(MAX_CANDIDATES)
  return { name: member.name, found }
}

/**
 * Previews a merge by performing it and rolling it back. Throws Forbidden unless the caller is an administrator,
 * NotFound for an unknown member.
 */
export async function previewMerge(ctx: Ctx, pair: MergePair) {
  const [kept, other] = [await adminMember(ctx, pair.keepId), await adminMember(ctx, pair.removeId)]
  const [own, others] = [await memberDetails(ctx, kept.id), await memberDetails(ctx, other.id)]
  const outcome = await rehearse(ctx.db, (db) =>
    mergeMembers({ ...ctx, db, pages: NO_PAGES }, pair, { choices: {} }),
  )
  const active = (is: boolean) => ({ Active: is ? 'yes' : '' })
  return {
    kept: { id: kept.id, name: kept.name },
    other: { id: other.id, name: other.name },
    hasLogin: Boolean(kept.account ?? other.account),
    versions: versionsOf(kept, other),
    differences: differencesOf(
      { ...own.details, ...active(kept.active) },
      { ...others.details, ...active(other.active) },
      Boolean(kept.account ?? other.account),
    ),
    moved: outcome.ok ? [...outcome.moved] : [],
    refusal: outcome.ok ? undefined : outcome,
  }
}
