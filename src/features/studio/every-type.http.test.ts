import { expect } from 'vitest'
import { anAlbum } from '../../../demo/builders/album.ts'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { formIn, NOT_TICKED } from '../../../tests/support/html-form.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { post, savedAt, sendEntry } from '../../../tests/support/studio.ts'
import { CONTENT_TYPES } from '../../content-types.ts'
import { SYSTEM } from '../../kernel/actor.ts'
import { ENGLAND } from '../games/model/game.ts'
import { canCreate } from './policy.ts'

type Values = Record<string, string>
type TypeCase = {
  /** The smallest input that creates an entry; `given` builds one if the studio cannot create it. */
  make?: Values | ((site: TestSite) => Promise<Values>)
  given?: (site: TestSite) => Promise<{ id: string }>
  /** A changed field and its value in the form afterwards. */
  edit: readonly [name: string, value: string]
  part?: string
  /** True if the type keeps no revisions. */
  hasNoRevisions?: true
}

/** The input for each type. A test fails if a type is missing here. */
const CASES: Readonly<Record<string, TypeCase>> = {
  posts: { make: { Title: 'Rules' }, edit: ['Content', '<p>Be kind.</p>'] },
  sponsors: { make: { Name: 'Firm' }, edit: ['Website', 'https://firm.example'] },
  configurations: {
    given: ({ ctx }) => aConfiguration(ctx),
    edit: ['ImportantAnnouncement', '<p>No training</p>'],
    part: 'Announcement',
  },
  events: { make: { Name: 'Camp', Date: '2026-09-01T18:00' }, edit: ['Price', '2.50'] },
  teams: { make: { name: 'Women 3', genre: 'women' }, edit: ['colour', '#c8102e'] },
  members: { make: { Name: 'Robin Walker' }, edit: ['Position', 'Left wing'] },
  countries: { make: { short_name: 'Utopia', iso2: 'UT' }, edit: ['short_name', 'Utopia (new)'] },
  games: {
    make: { Type: '1', Date: '2026-09-05T15:00', HomeTeam: 'London GD', AwayTeam: 'Olympia' },
    edit: ['Venue', 'Brentford Hall'],
  },
  competitions: {
    make: { Name: 'League', Season: '2026/27', Rules: JSON.stringify(ENGLAND) },
    edit: ['Season', '2027/28'],
  },
  venues: { make: { Name: 'Hall' }, edit: ['Address', '1 Court Road'] },
  photoalbums: {
    make: { Title: 'Tournament', date_create: '2026-06-01T10:00' },
    edit: ['description', 'Two days'],
  },
  photos: {
    make: async (site) => ({
      image: await aPicture(site.ctx, { audience: 'staff' }),
      photoalbum: (await anAlbum(site.ctx)).id,
    }),
    edit: ['position', '7'],
  },
  forms: { make: { Title: 'Contact us' }, edit: ['SendBtnText', 'Ask us'] },
  volunteers: { make: { Name: 'Table official' }, edit: ['Category', 'Games'] },
  rotas: { make: { name: 'Weeks 1 and 2', date: '2026-09-07' }, edit: ['name', 'Fortnight 1'] },
  users: {
    given: ({ ctx }) => aUser(ctx, { role: 'coach' }),
    edit: ['name', 'Robin Coach'],
    hasNoRevisions: true,
  },
  registrations: { given: ({ ctx }) => aRegistration(ctx), edit: ['name', 'Robin Corrected'] },
  storeitems: { make: { itemId: '77', itemTitle: 'PIVOT' }, edit: ['customTitle', 'Match shirt'] },
  storecategories: { make: { name: 'Shirts' }, edit: ['position', '3'] },
}

const WRITTEN = CONTENT_TYPES.filter(({ write }) => write !== 'nobody')

test('every writable type is tested below', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(WRITTEN.map(({ collection }) => collection).toSorted())
})

for (const contentType of WRITTEN) {
  const { collection } = contentType
  test(`${collection} can be listed, created, saved unchanged, changed, compared and restored [API-042, API-043, resolutions E11]`, async ({
    site,
  }) => {
    const typeCase = CASES[collection]!
    const [field, value] = typeCase.edit
    const headers = await site.signIn('administrator')
    const list = `/admin/content/${collection}`
    const path = await createAt(site, contentType, typeCase, headers)
    const form = typeCase.part ? `${path}?part=${typeCase.part}` : path
    const before = valueIn(await site.page(form, headers), field)
    const untouched = await sendEntry(site, form, {}, headers)
    expect(untouched.headers.getSetCookie().join()).toContain(encodeURIComponent('Nothing has changed'))

    await savedAt(site, form, { [field]: value }, headers)
    expect(valueIn(await site.page(form, headers), field)).toBe(value)
    expect((await site.request(list, { headers, redirect: 'manual' })).status).toBe(
      contentType.limit === 1 ? 302 : 200,
    )

    if (typeCase.hasNoRevisions) return expect(await site.page(path, headers)).not.toContain('>Revisions<')
    const compared = await site.page(`${path}/revisions/1`, headers)
    expect(compared).toContain('Restore this version')
    expect(compared).toContain('class="added"')
    expect((await post(site, `${path}/revisions/1`, new URLSearchParams(), headers)).status).toBe(303)
    expect(valueIn(await site.page(form, headers), field)).toBe(before)
  })
}

async function createAt(
  site: TestSite,
  contentType: (typeof WRITTEN)[number],
  { make, given }: TypeCase,
  headers: Record<string, string>,
): Promise<string> {
  const list = `/admin/content/${contentType.collection}`
  if (given) {
    expect(canCreate(SYSTEM, contentType)).toBe(false)
    expect((await site.request(`${list}/new`, { headers })).status).toBe(404)
    return `${list}/${(await given(site)).id}`
  }
  const values = typeof make === 'function' ? await make(site) : (make ?? {})
  return savedAt(site, `${list}/new`, values, headers)
}

function valueIn(html: string, name: string): string {
  const found = formIn(html, 'entry').filter(([one]) => one === name)
  return found.at(-1)?.[1] ?? NOT_TICKED
}

test('types written only by commands are read-only in the studio [resolutions A05]', async ({ site }) => {
  await aRegistration(site.ctx, { name: 'Robin Reader' })
  const headers = await site.signIn('administrator')
  for (const { collection, many } of CONTENT_TYPES.filter(({ write }) => write === 'nobody')) {
    const page = await site.page(`/admin/content/${collection}`, headers)
    expect(page, collection).toContain(`>${many}</h1>`)
    expect(page, collection).not.toContain(`/admin/content/${collection}/new`)
  }
  expect(await site.page('/admin/content/registrations', headers)).toContain('Robin Reader')
})
