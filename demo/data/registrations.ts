import { saveDetails } from '../../src/features/registrations/form/commands/save-details.server.ts'
import { saveFees } from '../../src/features/registrations/form/commands/save-fees.server.ts'
import { saveQuestions } from '../../src/features/registrations/form/commands/save-questions.server.ts'
import { submitRegistration } from '../../src/features/registrations/form/commands/submit-registration.server.ts'
import { CHECKS } from '../../src/features/registrations/model/wording.ts'
import { followPayments } from '../../src/features/registrations/payment/commands/follow-payments.server.ts'
import { offersFrom } from '../../src/features/registrations/payment/model/offers.ts'
import { settingsOf } from '../../src/features/registrations/queries/registration.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPayment } from '../builders/payment.ts'
import { PEOPLE, type Registrant } from './registrants.ts'

const DAY_MS = 86_400_000

/** Creates registrations: paid, unpaid, a volunteer, and one abandoned halfway. */
export async function seedRegistrations(ctx: Ctx): Promise<void> {
  for (const person of PEOPLE) await registerPerson(ctx, person)
}

/** Fills in the registration form up to the step this person has reached. Returns the registration's id. */
export async function registerPerson(ctx: Ctx, person: Registrant): Promise<string> {
  const at = new Date(ctx.clock.now().getTime() - person.daysAgo * DAY_MS)
  const then = { ...ctx, clock: { now: () => at } }
  const settings = await settingsOf(then)
  const offers = offersFrom(settings.fees, undefined)
  const begun = await saveQuestions(then, settings, undefined, new Map(Object.entries(person.questions)))
  if (!begun.ok || !begun.accessToken) throw new Error(`${person.details.name} could not begin`)
  const { accessToken } = begun
  const card = person.card ? pdfNamed(person.card) : undefined
  const details = new Map(Object.entries(person.details))
  const saved = await saveDetails(then, settings, accessToken, details, card)
  if (!saved.ok) throw new Error(`the details of ${person.details.name} were refused`)
  if (person.stops) return accessToken.id
  await saveFees(then, offers, accessToken, { registration: 'registration', subscription: person.fee ?? '' })
  const sent = await submitRegistration(
    then,
    settings,
    offers,
    accessToken,
    new Set(CHECKS.map(({ id }) => id)),
  )
  if (!sent.ok) throw new Error(`${person.details.name} could not submit: ${JSON.stringify(sent)}`)
  if (!person.paid) return accessToken.id
  await aPayment(then, {
    purpose: 'registration',
    objectId: accessToken.id,
    payerName: person.details['guardian.name'] ?? person.details.name,
    description: 'Registration',
    amount: 4500,
    status: person.paid === 'refunded' ? 'refunded' : 'paid',
    refunded: person.paid === 'refunded' ? 4500 : 0,
    chargeId: `ch_demo${accessToken.id.slice(-12)}`,
  })
  await followPayments(then, accessToken.id)
  return accessToken.id
}

/** A minimal PDF. */
function pdfNamed(name: string): File {
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return new File([pdf], name, { type: 'application/pdf' })
}
