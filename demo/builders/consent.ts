import { type ConsentKind, currentVersion } from '../../src/features/members/consent/model.ts'
import { consents } from '../../src/features/members/consent/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

type Answers = {
  member: { id: string }
  by?: { id: string }
  answers: Partial<Record<ConsentKind, boolean>>
  at?: Date
}

/** Records consents. The member's own columns decide what is visible. */
export async function someConsents(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  given: readonly Answers[],
): Promise<void> {
  const rows = given.flatMap(({ member, by, answers, at }) =>
    (Object.entries(answers) as [ConsentKind, boolean][]).map(([kind, yes]) => ({
      memberId: member.id,
      kind,
      given: yes,
      wordingVersion: currentVersion(kind),
      answeredBy: by?.id ?? null,
      answeredAt: at ?? clock.now(),
    })),
  )
  if (rows.length > 0) await db.insert(consents).values(rows)
}
