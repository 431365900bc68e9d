import {
  type Answered,
  isVolunteer,
  type MembershipChoice,
} from '../../src/features/registrations/model/registration.ts'
import { CHECKS } from '../../src/features/registrations/model/wording.ts'
import { hashOf, newToken } from '../../src/features/registrations/queries/access-token.server.ts'
import { registrations } from '../../src/features/registrations/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

type Given = Partial<Omit<typeof registrations.$inferInsert, 'questions' | 'details'>> & {
  /** Answers by question id, merged over those of a prospective player. */
  questions?: Record<string, string>
  /** Details by id, merged over those of Robin Example. */
  details?: Record<string, string>
  /** Not submitted yet. */
  draft?: boolean
}

const QUESTIONS = {
  applies_to_you: 'league',
  current_situation: 'working',
  played_before: 'club',
  other_club: 'no',
}
const DETAILS = {
  name: 'Robin Example',
  email: 'robin@example.org',
  phone: '020 7946 0018',
  dob: '1998-05-04',
  gender: 'Women',
  country: 'Norway',
  address: '4 Quay Street, London',
  postcode: 'SE16 7LR',
}

const answered = (values: Record<string, string>): Answered[] =>
  Object.entries(values).map(([id, value]) => ({ id, label: id, value }))

const FEES: MembershipChoice[] = [
  {
    id: 'registration',
    label: 'Registration fee',
    value: { label: 'Registration', price: 45, period: 'season' },
  },
  { id: 'league', label: 'Subscription', value: { label: 'League teams', price: 42, period: 'month' } },
]

/** The row of a registration, and the access token that opens it. */
function rowOf({ clock }: Pick<Ctx, 'clock'>, { questions, details, draft = false, ...rest }: Given) {
  const token = newToken()
  const said = { ...DETAILS, ...details }
  const answers = answered({ ...QUESTIONS, ...questions })
  const createdAt = rest.createdAt ?? clock.now()
  const row = {
    tokenHash: hashOf(token),
    name: said.name,
    email: said.email,
    questions: answers,
    details: answered(said),
    checks: draft ? [] : CHECKS.map((check) => ({ ...check, value: 'true' })),
    memberships: isVolunteer(answers) ? [] : FEES,
    submittedAt: draft ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
    ...rest,
  }
  return { row, token }
}

/**
 * Adds a registration: by default complete and submitted by a working adult who wants to play. Returns it with its
 * access token.
 */
export async function aRegistration(ctx: Pick<Ctx, 'db' | 'clock' | 'pages'>, given: Given = {}) {
  const { row, token } = rowOf(ctx, given)
  const registration = await transact(ctx, async (tx) => {
    const [written] = await tx.insert(registrations).values(row).returning()
    if (!written) throw new Error('the registration was not added')
    await touchEntry(tx, 'registrations', written.id)
    return written
  })
  return { ...registration, accessToken: { id: registration.id, token } }
}

/** Adds several registrations, each as `aRegistration` does. */
export async function someRegistrations(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: readonly Given[],
): Promise<void> {
  if (given.length > 0) await ctx.db.insert(registrations).values(given.map((one) => rowOf(ctx, one).row))
}
