import { prepareSettings } from '../../src/features/club/commands/prepare-settings.server.ts'
import { prepareConfiguration } from '../../src/features/content/commands/prepare-configuration.server.ts'
import { addCountries } from '../../src/features/members/commands/add-countries.server.ts'
import { TEST_NOW } from './database.ts'
import { aSandbox } from './sandbox.ts'
import { aSite } from './site.ts'

const EMAILS = {
  info: 'info@club.example',
  media: 'media@club.example',
  finance: 'finance@club.example',
}

/** A club as created by `npm start -- --new-club`, with the headers of its administrator. */
export async function aNewClub() {
  const sandbox = await aSandbox(() => TEST_NOW)
  const site = await aSite({ payments: sandbox.payments }, {}, { initialClub: { emails: EMAILS } } as never)
  await addCountries(site.ctx)
  await prepareConfiguration(site.ctx)
  await prepareSettings(site.ctx, { isPublished: false })
  return { site, sandbox, boss: await site.signIn('administrator') }
}

export type NewClub = Awaited<ReturnType<typeof aNewClub>>

/** Returns the row version in the form of a wizard step. */
export const versionOn = async ({ site, boss }: NewClub, step: string): Promise<string> =>
  /name="version" value="(\d+)"/.exec(await site.page(`/admin/setup/${step}`, boss))?.[1] ?? ''

/** The fields of the training step: a hall, and one training of the first team. */
export async function trainingForm({ site, boss }: NewClub): Promise<Record<string, string>> {
  const page = await site.page('/admin/setup/training', boss)
  return {
    'halls.0.name': 'Harbour Hall',
    'halls.0.address': '1 Harbour Road, Bristol BS1 5DB',
    'slots.0.team': /name="slots\.0\.team" value="([\w-]+)"/.exec(page)?.[1] ?? '',
    'slots.0.day': 'Monday',
    'slots.0.from': '19:30',
    'slots.0.to': '21:00',
    'slots.0.hall': 'harbour hall',
    'slots.1.day': '',
  }
}

/** The fields of the pages step with every starter text ticked. */
export async function createPages({ site, boss }: NewClub): Promise<Response> {
  const page = await site.page('/admin/setup/pages', boss)
  const form = new FormData()
  for (const [, id] of page.matchAll(/name="items"[^>]* value="([\w-]+)"/g)) form.append('items', String(id))
  form.set('welfare', 'welfare@club.example')
  return site.post('/admin/setup/pages', form, boss)
}
