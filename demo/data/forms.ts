import { eq } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { sendForm } from '../../src/features/forms/commands/send-form.server.ts'
import { TERMS, TERMS_LABEL } from '../../src/features/forms/model/form.ts'
import { formReaders, formResults, forms } from '../../src/features/forms/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aForm } from '../builders/form.ts'
import { aPicture } from '../builders/picture.ts'
import { type DemoForm, FORMS } from './form-texts.ts'

const DAY_MS = 86_400_000

/** Submissions by form slug. */
const ANSWERS: readonly [slug: string, daysAgo: number, texts: Record<string, string | string[]>][] = [
  [
    'contact-us',
    6,
    {
      name: 'Wiebke Harms',
      email: 'wiebke@example.org',
      topic: 'Juniors',
      message: 'Is there a team for a girl of eleven who runs faster than her brother?',
    },
  ],
  [
    'trial-session',
    4,
    {
      name: 'Paulo Serrano',
      email: 'paulo@example.org',
      age: '31',
      level: 'At school',
      evenings: ['Tuesday', 'Thursday'],
      remarks: 'Left-handed, if that is of any use.',
    },
  ],
  [
    'trial-session',
    1,
    {
      name: 'Marguerite Lane',
      email: 'marguerite@example.org',
      age: '26',
      level: 'None yet',
      evenings: ['Sunday'],
    },
  ],
  [
    'kit-survey',
    2,
    { name: 'Lukas', size: 'XXL', colours: ['Navy', 'White'], fit: 'Too tight', wants: ['Socks'] },
  ],
]

/** Creates five open forms, one that opens later, and their submissions. */
export async function seedForms(ctx: Ctx): Promise<void> {
  for (const form of FORMS) await createForm(ctx, form)
  const ids = await ctx.db.select({ id: forms.id, slug: forms.slug }).from(forms)
  await nameWelfareOfficer(ctx, ids.find((form) => form.slug === 'welfare')?.id ?? '')
  await closeEarlierAnswers(ctx, ids.find((form) => form.slug === 'kit-survey')?.id ?? '')
  for (const [slug, daysAgo, given] of ANSWERS) {
    const formId = ids.find((form) => form.slug === slug)?.id ?? ''
    const texts = new Map(Object.entries(given).map(([name, value]) => [name, [value].flat()]))
    const then = { ...ctx, clock: { now: () => ago(ctx, daysAgo) } }
    const sent = await sendForm(then, { formId, texts, uploads: new Map(), terms: true, token: '' })
    if (!sent.ok) throw new Error(`the answer to ${slug} was refused: ${sent.reason}`)
  }
}

const SIZES = ['M', 'L', 'L', 'S', 'XL', 'M', 'L', 'XS', 'M', 'XXL', 'L', 'M', 'S', 'L']
const COLOURS = ['Red', 'Navy', 'Red, White', 'Maple', 'Navy, White']
const FITS = ['Well', 'Well', 'Too tight', 'Well', 'Too loose']
const WANTS = ['Hoodie', 'Bag, Socks', 'Hoodie, Training top', 'Socks']
const NOTES = ['The collar itches.', 'Longer sleeves for keepers, please.', 'Fewer sponsors on the back.']

/** Earlier answers to the survey, which the kit committee has read. */
async function closeEarlierAnswers(ctx: Ctx, formId: string): Promise<void> {
  const answers = SIZES.map((size, at) => {
    const createdAt = ago(ctx, 3 + at * 2.5)
    const data = [
      { label: 'Name', value: `Player ${at + 1}` },
      { label: 'Shirt size', value: size },
      { label: 'Which colours would you wear?', value: COLOURS[at % COLOURS.length] ?? '' },
      { label: 'How do this year’s shirts fit?', value: FITS[at % FITS.length] ?? '' },
      { label: 'What else should the store sell?', value: WANTS[at % WANTS.length] ?? '' },
      ...(at % 4 === 0 ? [{ label: 'Anything else', value: NOTES[(at / 4) % NOTES.length] ?? '' }] : []),
      { label: TERMS_LABEL, value: TERMS.accepted },
    ]
    return { formId, data, createdAt, status: 'closed' as const, closedAt: ago(ctx, 1) }
  })
  await ctx.db.insert(formResults).values(answers)
}

/** The coach is the welfare officer too, and has one message to read. */
async function nameWelfareOfficer(ctx: Ctx, formId: string): Promise<void> {
  const officer = await ctx.db
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.email, 'coach@demo.club'))
  if (officer.length === 0) return
  await ctx.db.insert(formReaders).values(officer.map(({ userId }) => ({ formId, userId })))
  const data = [
    { label: 'E-mail', value: 'worried@example.org' },
    { label: 'What happened?', value: 'I would like to talk about how some parents shout at our games.' },
    { label: TERMS_LABEL, value: TERMS.accepted },
  ]
  await ctx.db.insert(formResults).values({ formId, data, createdAt: ago(ctx, 2) })
}

async function createForm(ctx: Ctx, form: DemoForm): Promise<void> {
  const imageId = form.picture
    ? await aPicture(ctx, { kind: 'training', seed: 12, alt: 'A first training session' })
    : null
  await aForm(ctx, {
    title: form.title,
    slug: form.slug,
    createdAt: ago(ctx, form.daysOld),
    imageId,
    description: form.description,
    confirmationMessage: form.confirmation,
    sendBtnText: form.button ?? '',
    enableCaptcha: form.captcha ?? false,
    saveDb: form.kept ?? true,
    ...(form.confidential && { ...form.confidential, confidential: true }),
    published: form.published ?? true,
    fields: form.fields,
  })
}

const ago = (ctx: Ctx, days: number): Date => new Date(ctx.clock.now().getTime() - days * DAY_MS)
