import { inArray } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { registrationSettings } from '../../content/queries/configuration.server.ts'
import type { Answered, RegistrationSettings } from '../model/registration.ts'
import { type AdminRow, PAYMENT_WORDS, STATUS_WORDS } from '../model/registration-row.ts'
import type { AdminSearch } from '../schema.ts'
import { registrations } from '../table.server.ts'
import { allAdminRegistrations } from './registration-list.server.ts'

/** As many as a list of the content service answers. [ADM-038] */
const MOST = 9000

const HEADER = ['Created', 'Status', 'Name', 'E-mail', 'Under 18', 'Payment', 'Team', 'Member']
const GUARDIAN = ['Guardian', 'Guardian’s e-mail']

/**
 * The registrations that a search finds as lines of a table, every answer in a column of its own. The header says what
 * the form asks, in its words and in its order, then what earlier forms asked. Who took them along is noted. Throws
 * Forbidden to everybody but administrators. [ADM-025]
 */
export async function exportRegistrations(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  search: AdminSearch,
): Promise<{ header: string[]; rows: string[][] }> {
  const found = await allAdminRegistrations(ctx, search, MOST)
  const settings = await registrationSettings(ctx)
  const words = wordsOf(settings)
  const said = await answersOf(
    ctx,
    found.map(({ id }) => id),
    words,
  )
  await audit(ctx.db, ctx, {
    action: 'registrations.export',
    subject: 'registrations',
    facts: { rows: found.length },
  })
  const asked = labelsOf([...settings.questions, ...settings.registerDetails])
  const earlier = labelsOf([...said.values()].flatMap(({ answers }) => answers))
  for (const id of asked.keys()) earlier.delete(id)
  const rows = found.map((row) => {
    const { answers = [], guardian = ['', ''] } = said.get(row.id) ?? {}
    const byId = new Map(answers.map(({ id, value }) => [id, value]))
    const under = (labels: Labels) => [...labels.keys()].map((id) => byId.get(id) ?? '')
    return [...factsOf(row), ...under(asked), ...guardian, ...under(earlier)]
  })
  return { header: [...HEADER, ...asked.values(), ...GUARDIAN, ...earlier.values()], rows }
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
type Said = { answers: Answered[]; guardian: string[] }

/** What is asked and answered, in words: a table is read by people. An answer stands under its question and value. */
const wordsOf = ({ questions, registerDetails }: Settings): ReadonlyMap<string, string> =>
  new Map([
    ...[...registerDetails, ...questions].map(({ id, label }) => [id, label] as const),
    ...questions.flatMap(({ id, options }) =>
      options.map(({ value, label }) => [`${id} ${value}`, label] as const),
    ),
  ])

async function answersOf(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
  words: ReadonlyMap<string, string>,
): Promise<Map<string, Said>> {
  const inWords = ({ id, label, value }: Answered): Answered => ({
    id,
    label: words.get(id) ?? label,
    value: words.get(`${id} ${value}`) ?? value,
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

/** Questions and details by their ids, each once, but those that have a column already. */
function labelsOf(asked: readonly { id: string; label: string }[]): Labels {
  const labels: Labels = new Map()
  for (const { id, label } of asked) {
    if (id !== 'name' && id !== 'email' && !labels.has(id)) labels.set(id, label)
  }
  return labels
}
