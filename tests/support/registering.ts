import { aConfiguration } from '../../demo/builders/configuration.ts'
import { aCountry } from '../../demo/builders/country.ts'
import { FEES, QUESTIONS, REGISTER_DETAILS } from '../../demo/data/registration-settings.ts'
import type { RegistrationSettings } from '../../src/features/registrations/model/registration.ts'
import { settingsOf } from '../../src/features/registrations/queries/registration.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Configures the questions of the demo club and returns the settings. */
export async function theClubAsks(ctx: Ctx): Promise<RegistrationSettings> {
  await aCountry(ctx, 'no')
  await aConfiguration(ctx, { questions: QUESTIONS, registerDetails: REGISTER_DETAILS, fees: FEES })
  return settingsOf(ctx)
}

/** The answers of a prospective player. */
export const ANSWERS = {
  applies_to_you: 'league',
  current_situation: 'working',
  played_before: 'club',
  other_club: 'no',
}

/** All required details of an adult. */
export const DETAILS = {
  name: 'Liv Berg',
  email: 'liv.berg@example.org',
  phone: '020 7946 0018',
  dob: '1998-05-04',
  gender: 'Women',
  country: 'Norway',
  address: '4 Quay Street\nLondon',
  postcode: 'SE16 7LR',
}

/** The details of a minor's guardian. */
export const GUARDIAN_GIVEN = {
  'guardian.name': 'Kari Berg',
  'guardian.email': 'kari.berg@example.org',
  'guardian.consent': 'true',
}

export const BOXES = { terms: 'true', email: 'true', volunteer: 'true' }

/** A minimal PDF. */
export const aPdf = (name = 'card.pdf'): File =>
  new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  })
