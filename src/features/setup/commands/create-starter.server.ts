import { Forbidden } from '../../../kernel/errors.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { canManageClub } from '../../club/policy.ts'
import { configurationContentType, postContentType } from '../../content/content-type.ts'
import { configurations } from '../../content/table.server.ts'
import { formContentType } from '../../forms/content-type.ts'
import { volunteerContentType } from '../../volunteering/content-type.ts'
import { KIND_QUESTION, KINDS_OF_MEMBER } from '../model/fees.ts'
import { fillHtml, fillText } from '../model/placeholders.ts'
import { STARTER_FORMS, STARTER_POSITIONS, type StarterForm } from '../model/starter-forms.ts'
import { STARTER_ITEMS } from '../model/starter-items.ts'
import { footerMenuOf, mainMenuOf, withoutMissing } from '../model/starter-menus.ts'
import { STARTER_PAGES } from '../model/starter-pages.ts'
import { STARTER_DETAILS, STARTER_QUESTIONS } from '../model/starter-registration.ts'
import { readConfiguration } from '../queries/club-content.server.ts'
import { readStarter } from '../queries/starter.server.ts'
import { withKinds } from './save-fees.server.ts'

/** `welfare` is the address of the welfare officer, who alone gets the answers of their form. */
type Chosen = { ids: readonly string[]; welfare: string }

/**
 * Creates the chosen starter texts in one transaction, as entries that staff can edit later. Skips those that the club
 * already has, so repeated calls are safe. Returns the number created. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function createStarter(ctx: Ctx, { ids, welfare }: Chosen): Promise<{ created: number }> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    // The row lock serialises concurrent calls, so that the second one finds what the first created.
    await tx.select({ id: configurations.id }).from(configurations).for('update')
    const joined = joining(ctx, tx)
    const present = await readStarter(joined)
    const wanted = STARTER_ITEMS.map(({ id }) => id).filter((id) => ids.includes(id) && !present.has(id))
    const missing = STARTER_ITEMS.filter(
      ({ id, group }) => group !== 'site' && !present.has(id) && !wanted.includes(id),
    ).flatMap(({ path }) => path ?? [])
    await createPages(tx, joined, wanted, missing)
    for (const form of STARTER_FORMS)
      if (wanted.includes(form.slug)) await createForm(tx, joined, form, { welfare, missing })
    if (wanted.includes('positions')) await createPositions(tx, joined)
    await fillConfiguration(joined, wanted, missing)
    return { created: wanted.length }
  })
}

async function createPages(tx: Tx, ctx: Ctx, wanted: readonly string[], missing: readonly string[]) {
  for (const { slug, title, subtitle, content } of STARTER_PAGES.filter((page) => wanted.includes(page.slug)))
    await createEntryIn(tx, ctx, postContentType, {
      Title: fillText(title, ctx.club),
      Subtitle: subtitle,
      Slug: slug,
      Content: fillHtml(content, ctx.club, missing),
    })
}

type FormFacts = { welfare: string; missing: readonly string[] }

async function createForm(tx: Tx, ctx: Ctx, form: StarterForm, { welfare, missing }: FormFacts) {
  const isWelfare = form.slug === 'welfare'
  await createEntryIn(tx, ctx, formContentType, {
    Title: form.title,
    Slug: form.slug,
    Description: fillHtml(form.description, ctx.club, missing),
    ConfirmationMessageFull: fillHtml(form.confirmation, ctx.club, missing),
    SendBtnText: form.button,
    FormData: { fields: form.fields },
    Published: true,
    SaveDB: !isWelfare,
    ...(isWelfare && { Confidential: true, ReadBy: 'the welfare officer', Recipient: welfare }),
  })
}

async function createPositions(tx: Tx, ctx: Ctx) {
  for (const [position, { name, category, description }] of STARTER_POSITIONS.entries())
    await createEntryIn(tx, ctx, volunteerContentType, {
      Name: name,
      Category: category,
      Description: description,
      generalClub: true,
      Enabled: true,
      position,
    })
}

const ALL_KINDS = Object.keys(KINDS_OF_MEMBER)

async function fillConfiguration(ctx: Ctx, wanted: readonly string[], missing: readonly string[]) {
  const { id, questions } = await readConfiguration(ctx)
  const kind = questions.some((question) => question.id === KIND_QUESTION.id)
    ? questions
    : withKinds(questions, ALL_KINDS)
  const { name } = ctx.club
  const parts = {
    ...(wanted.includes('questions') && { Questions: [...kind, ...STARTER_QUESTIONS] }),
    ...(wanted.includes('details') && { Registerdetails: STARTER_DETAILS }),
    ...(wanted.includes('main-menu') && { MainMenu: withoutMissing(mainMenuOf(name), missing) }),
    ...(wanted.includes('footer-menu') && { MenuBottom: withoutMissing(footerMenuOf(), missing) }),
  }
  if (Object.keys(parts).length > 0) await updateEntry(ctx, configurationContentType, id, parts)
}
