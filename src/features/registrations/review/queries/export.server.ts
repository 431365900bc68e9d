import { inArray } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { registrationSettings } from '../../../content/queries/configuration.server.ts'
import type { Answered, RegistrationSettings } from '../../model/registration.ts'
import { registrations } from '../../table.server.ts'
import { type AdminRow, PAYMENT_WORDS, STATUS_WORDS } from '../model/registration-row.ts'
import type { AdminSearch } from '../schema.ts'
import { allAdminRegistrations } from './registration-list.server.ts'

/** The maximum number of rows, as in the API. [ADM-038] */
const MOST = 9000

const HEADER = ['Created', 'Status', 'Name', 'E-mail', 'Under 18', 'Payment', 'Team', 'Member']
const GUARDIAN = ['Guardian', 'Guardian’s e-mail']

/**
 * Exports the registrations that a search finds as a table with a column for each answer: first the current questions
 * of the form in order, then those of earlier forms. The export is logged. Throws Forbidden unless the actor is an
 * administrator.
 */
export async function exportRegistrations(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  search: AdminSearch,
): Promise<{ header: string[]; rows: string[][] }> {
  const found = await allAdminRegistrations(ctx, search, MOST)
  const settings = await registrationSettings(ctx)
  const labels = labelsByAnswer(settings)
  const exported = await readAnswers(
    ctx,
    found.map(({ id }) => id),
    labels,
  )
  await audit(ctx.db, ctx, {
    action: 'registrations.export',
    subject: 'registrations',
    facts: { rows: found.length },
  })
  const current = columnLabels([...settings.questions, ...settings.registerDetails])
  const earlier = columnLabels([...exported.values()].flatMap(({ answers }) => answers))
  for (const id of current.keys()) earlier.delete(id)
  const rows = found.map((row) => {
    const { answers = [], guardian = ['', ''] } = exported.get(row.id) ?? {}
    const byId = new Map(answers.map(({ id, value }) => [id, value]))
    const valuesFor = (columns: Labels) => [...columns.keys()].map((id) => byId.get(id) ?? '')
    return [...factsOf(row), ...valuesFor(current), ...guardian, ...valuesFor(earlier)]
  })
  return { header: [...HEADER, ...current.values(), ...GUARDIAN, ...earlier.values()], rows }
}

const factsOf = ({ createdAt, status, name, email, minor, payment, team, member }: AdminRow): string[] => [
  clubDay(createdAt),
  STATUS_WORDS[status],
  name,
  email,
  minor ? 'Yes' : '',
  PAYMENT_WORDS[payment].text,
  team ?? '',
  member?.name ?? '',
]

type Settings = Pick<RegistrationSettings, 'questions' | 'registerDetails'>
type ExportedAnswers = { answers: Answered[]; guardian: string[] }

/** The labels of questions by id, and of answers by question id and value. */
const labelsByAnswer = ({ questions, registerDetails }: Settings): ReadonlyMap<string, string> =>
  new Map([
    ...[...registerDetails, ...questions].map(({ id, label }) => [id, label] as const),
    ...questions.flatMap(({ id, options }) =>
      options.map(({ value, label }) => [`${id} ${value}`, label] as const),
    ),
  ])

async function readAnswers(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
  labels: ReadonlyMap<string, string>,
): Promise<Map<string, ExportedAnswers>> {
  const inWords = ({ id, label, value }: Answered): Answered => ({
    id,
    label: labels.get(id) ?? label,
    value: labels.get(`${id} ${value}`) ?? value,
  })

  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: registrations.id,
      questions: registrations.questions,
      details: registrations.details,
      guardianName: registrations.guardianName,
      guardianEmail: registrations.guardianEmail,
    })
    .from(registrations)
    .where(inArray(registrations.id, [...ids]))
  return new Map(
    rows.map(({ id, questions, details, guardianName, guardianEmail }) => [
      id,
      { answers: [...details, ...questions].map(inWords), guardian: [guardianName, guardianEmail] },
    ]),
  )
}

type Labels = Map<string, string>

/** The labels of questions and details by id, except those that already have a column. */
function columnLabels(questions: readonly { id: string; label: string }[]): Labels {
  const labels: Labels = new Map()
  for (const { id, label } of questions) {
    if (id !== 'name' && id !== 'email' && !labels.has(id)) labels.set(id, label)
  }
  return labels
}
