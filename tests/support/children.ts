import { aConfiguration } from '../../demo/builders/configuration.ts'
import { FEES, QUESTIONS, REGISTER_DETAILS } from '../../demo/data/registration-settings.ts'
import { configurations } from '../../src/features/content/table.server.ts'
import { registerChildren } from '../../src/features/registrations/children/commands/register-children.server.ts'
import { currentOffers } from '../../src/features/registrations/payment/queries/offers.server.ts'
import { settingsOf } from '../../src/features/registrations/queries/registration.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** The fields that a guardian fills in once for all children. */
export const GUARDIAN_FIELDS = {
  'guardian.name': 'Kari Berg',
  'guardian.email': 'kari.berg@example.org',
  'guardian.consent': 'true',
  phone: '020 7946 0018',
  address: '4 Quay Street, London',
  postcode: 'SE16 7LR',
  terms: 'true',
  email: 'true',
  volunteer: 'true',
}

/** The fields of one child, by their names in the form. */
export const childFields = (at: number, given: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      name: 'Mia Berg',
      dob: '2014-01-31',
      gender: 'Women',
      country: 'Norway',
      played_before: 'never',
      other_club: 'no',
      subscription: 'junior',
      ...given,
    }).map(([id, value]) => [`child-${at}-${id}`, value]),
  )

export const OLE = { name: 'Ole Berg', dob: '2016-05-02', gender: 'Men' }

/** The completed form for two children. */
export const TWO_CHILDREN = { ...GUARDIAN_FIELDS, ...childFields(0), ...childFields(1, OLE) }

/** Sets the second child's registration fee to half. */
export async function halfForSiblings(ctx: Ctx, siblingPercent = 50): Promise<void> {
  const registration = FEES.registration.map((fee) => ({ ...fee, siblingPercent }))
  await ctx.db.delete(configurations)
  await aConfiguration(ctx, {
    questions: QUESTIONS,
    registerDetails: REGISTER_DETAILS,
    fees: { ...FEES, registration },
  })
}

/** Submits the form for two children, or the given form. */
export async function sendChildren(
  ctx: Ctx,
  fields: Record<string, string> = TWO_CHILDREN,
  key = 'form-1234',
) {
  const settings = await settingsOf(ctx)
  const count = Object.keys(fields).filter((name) => /^child-\d+-name$/.test(name)).length
  const form = { key, texts: new Map(Object.entries(fields)), count }
  return registerChildren(ctx, settings, await currentOffers(ctx, settings), form)
}
