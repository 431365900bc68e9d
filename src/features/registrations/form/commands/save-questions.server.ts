import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { type Limit, networkOf, spend } from '../../../../platform/limits/limits.ts'
import {
  type Answered,
  isStudent,
  isVolunteer,
  openQuestions,
  type RegistrationSettings,
  STUDENT_CARD,
} from '../../model/registration.ts'
import { type AccessToken, hashOf, newToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { readQuestions, type Texts } from '../model/answers.ts'
import { type Changes, changeDraft, type NotSaved, type SaveNeeds } from './own-draft.server.ts'

/**
 * Limits the registrations started from one network, which a whole team in a sports hall may share. [resolutions C07]
 */
export const BEGIN_LIMIT: Limit = { name: 'registrations', points: 400, seconds: 3600 }

export type SaveQuestions = Outcome<
  /** Undefined if nothing was answered, because then no registration was started. */
  { accessToken: AccessToken | undefined; unanswered: string[] },
  Exclude<NotSaved, { reason: 'NONE' }>
>

/**
 * Saves the first tab. Starts a registration, with a new access token for the browser, if the given one opens none.
 * Returns the unanswered questions.
 */
export async function saveQuestions(
  ctx: SaveNeeds & Pick<Ctx, 'client'>,
  settings: RegistrationSettings,
  accessToken: AccessToken | undefined,
  texts: Texts,
): Promise<SaveQuestions> {
  const questions = readQuestions(settings.questions, texts)
  const unanswered = openQuestions(settings, questions)
  const own = await findOwn(ctx, accessToken)
  if (own && accessToken) {
    const saved = await changeDraft(ctx, accessToken, (draft, tx) => withQuestions(tx, draft, questions))
    if (saved.ok) return done({ accessToken, unanswered })
    if (saved.reason !== 'NONE') return saved
  }
  if (questions.length === 0 && unanswered.length > 0) return done({ accessToken: undefined, unanswered })
  const begun = await begin(ctx, questions)
  return begun.ok ? done({ accessToken: begun.accessToken, unanswered }) : begun
}

async function begin(ctx: SaveNeeds & Pick<Ctx, 'client'>, questions: Answered[]) {
  const spent = await spend(ctx.db, BEGIN_LIMIT, networkOf(ctx.client))
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const accessToken = { id: newId(), token: newToken() }
  const now = ctx.clock.now()
  await transact(ctx, async (tx) => {
    await tx.insert(registrations).values({
      id: accessToken.id,
      tokenHash: hashOf(accessToken.token),
      questions,
      createdAt: now,
      updatedAt: now,
    })
    await touchEntry(tx, 'registrations', accessToken.id)
  })
  return done({ accessToken })
}

/** Drops what new answers make unnecessary: the student card, or the fees of a player. [REG-017, REG-019] */
async function withQuestions(tx: Tx, draft: Registration, questions: Answered[]): Promise<Changes> {
  const changes: Changes = { questions, ...(isVolunteer(questions) && { memberships: [] }) }
  if (isStudent(questions) || !draft.studentCardId) return changes
  await deleteFile(tx, draft.studentCardId)
  return {
    ...changes,
    studentCardId: null,
    details: draft.details.filter(({ id }) => id !== STUDENT_CARD),
  }
}
