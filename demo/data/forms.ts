import { sendForm } from '../../src/features/forms/commands/send-form.server.ts'
import { forms } from '../../src/features/forms/table.server.ts'
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
  for (const [slug, daysAgo, given] of ANSWERS) {
    const formId = ids.find((form) => form.slug === slug)?.id ?? ''
    const texts = new Map(Object.entries(given).map(([name, value]) => [name, [value].flat()]))
    const then = { ...ctx, clock: { now: () => ago(ctx, daysAgo) } }
    const sent = await sendForm(then, { formId, texts, uploads: new Map(), terms: true, token: '' })
    if (!sent.ok) throw new Error(`the answer to ${slug} was refused: ${sent.reason}`)
  }
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
