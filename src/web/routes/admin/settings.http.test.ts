import { expect } from 'vitest'
import { aPng } from '../../../../tests/support/pictures.ts'
import { test } from '../../../../tests/support/site.ts'

const PAGE = '/admin/settings/club'
const CLUB = {
  version: '0',
  name: 'Bristol HC',
  shortName: 'BHC',
  town: 'Bristol',
  federation: 'England Handball',
  address: '1 Harbour Road, Bristol',
  teamNames: 'Bristol\nBristol Handball',
}

test('only administrators can open and save the settings', async ({ site }) => {
  expect((await site.get(PAGE)).status).toBe(302)
  const coach = await site.signIn('coach')
  expect((await site.get(PAGE, coach)).status).toBe(403)
  expect((await site.post(PAGE, { ...CLUB, intent: 'save' }, coach)).status).toBe(403)
})

test('a section with invalid values is refused with a message for each, and keeps the input', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const wrong = await site.post(PAGE, { ...CLUB, name: '', town: 'Bath', intent: 'save' }, boss)
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(page).toContain('Enter the name of your club')
  expect(page).toContain('value="Bath"')
  expect((await site.get('/admin/settings/nothing', boss)).status).toBe(404)
})

test('a preview shows the future site only to administrators and saves nothing', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const shown = await site.post(PAGE, { ...CLUB, name: 'Bath HC', intent: 'preview' }, boss)
  expect(shown.status).toBe(200)
  const preview = await site.get('/?preview=club', boss)
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(await preview.text()).toContain('Bath HC')
  expect(await site.page('/?preview=club')).not.toContain('Bath HC')
  expect(await site.page('/')).not.toContain('Bath HC')
})

test('settings that visitors do not see have no preview', async ({ site }) => {
  const boss = await site.signIn('administrator')
  expect(await site.page('/admin/settings/look', boss)).toContain('The site today')
  for (const section of ['money', 'privacy'])
    expect(await site.page(`/admin/settings/${section}`, boss)).not.toContain('The site today')
})

test('the current site does not show an abandoned preview', async ({ site }) => {
  const boss = await site.signIn('administrator')
  await site.post(PAGE, { ...CLUB, name: 'Bath HC', intent: 'preview' }, boss)
  expect(await site.page('/?preview=site', boss)).not.toContain('Bath HC')
  expect(await site.page(PAGE, boss)).toContain('src="/?preview=site"')
  const framed = await site.get('/?preview=site', boss)
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test('saved settings apply to every page immediately, including cached pages', async ({ site }) => {
  const boss = await site.signIn('administrator')
  expect(await site.page('/teams')).toContain('London GD')
  expect((await site.post(PAGE, { ...CLUB, intent: 'save' }, boss)).status).toBe(303)
  expect(await site.page('/teams')).not.toContain('London GD')
  expect(await site.page('/')).toContain('Bristol HC')
  expect(await site.page('/admin/audit', boss)).toContain('Changed the settings of the club')
})

test('the second of two administrators saving at once is refused and keeps the input', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const late = await site.post(PAGE, { ...CLUB, town: 'Bath', intent: 'save' }, boss)
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Someone else has changed the settings')
  expect(page).toContain('value="Bath"')
})

test('two colours create the site’s stylesheet, first in the preview', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const look = { primaryColour: '#1F6FEB', secondaryColour: '#222222' }
  const wrong = await site.post('/admin/settings/look', { ...look, primaryColour: 'blue' }, boss)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('The first colour must look like #1f6feb')
  const sheet = 'href="/theme.css?colours=1f6feb-222222"'
  await site.post('/admin/settings/look', { ...look, intent: 'preview' }, boss)
  expect(await site.page('/?preview=club', boss)).toContain(sheet)
  expect(await site.page('/')).not.toContain('/theme.css')
  const version =
    /name="version" value="(\d+)"/.exec(await site.page('/admin/settings/look', boss))?.[1] ?? ''
  await site.post('/admin/settings/look', { ...look, version, intent: 'save' }, boss)
  expect(await site.page('/')).toContain(sheet)
  const css = await site.get('/theme.css?colours=1f6feb-222222')
  expect(css.headers.get('content-type')).toContain('text/css')
  expect(await css.text()).toMatch(/^:root:root\{--red:oklch\(/)
  expect((await site.get('/theme.css?colours=red-blue')).status).toBe(404)
})

test('an uploaded crest replaces the drawn one on pages and icons until the drawn one is restored', async ({
  site,
}) => {
  const LOOK = '/admin/settings/look'
  const boss = await site.signIn('administrator')
  const upload = (file: Blob) => {
    const form = new FormData()
    form.set('intent', 'crest')
    form.set('crest', file, 'crest.png')
    return site.post(LOOK, form, boss)
  }
  const refused = await upload(new Blob(['<svg/>'], { type: 'image/png' }))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This file is not a JPEG, PNG, WebP or AVIF picture')
  expect((await site.get('/crest.png')).status).toBe(404)
  const drawn = await (await site.get('/favicon.svg')).text()
  expect(drawn).toContain('<path fill="#')

  expect((await upload(new Blob([new Uint8Array(await aPng())]))).status).toBe(200)
  const sheet = /href="([^"]+crest=[0-9a-f]{16})"/.exec(await site.page('/'))?.[1]?.replaceAll('&amp;', '&')
  const css = await (await site.get(sheet ?? '')).text()
  const address = /url\(([^)]+)\)/.exec(css)?.[1] ?? ''
  const crest = await site.get(address)
  expect(crest.headers.get('content-type')).toBe('image/png')
  expect(crest.headers.get('cache-control')).toContain('immutable')
  expect(await (await site.get('/favicon.svg')).text()).toContain('data:image/png;base64,')

  expect((await site.post(LOOK, { intent: 'remove-crest' }, boss)).status).toBe(200)
  expect((await site.get('/crest.png')).status).toBe(404)
  expect(await (await site.get('/favicon.svg')).text()).toBe(drawn)
})

test('typed colours are kept and previewed when a crest is uploaded, refused or removed', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const PNG = new Blob([new Uint8Array(await aPng())])
  const send = async (path: string, intent: string, file: Blob) => {
    const form = new FormData()
    form.set('primaryColour', '#123456')
    form.set('secondaryColour', '#654321')
    form.set('intent', intent)
    form.set('crest', file, 'crest.png')
    const answer = await site.post(path, form, boss)
    return { status: answer.status, page: await answer.text() }
  }
  for (const path of ['/admin/settings/look', '/admin/setup/look'])
    for (const [intent, file, status, words] of [
      ['crest', new Blob(['<svg/>']), 422, 'This file is not'],
      ['crest', PNG, 200, 'Crest saved'],
      ['remove-crest', new Blob([]), 200, 'Now using the drawn crest'],
    ] as const) {
      const sent = await send(path, intent, file)
      expect([path, words, sent.status]).toEqual([path, words, status])
      for (const shown of [words, 'value="#123456"', 'value="#654321"']) expect(sent.page).toContain(shown)
    }
  expect(await site.page('/?preview=club', boss)).toContain('colours=123456-654321')
  expect(await site.page('/')).not.toContain('123456')
})

test('a selected crest is saved together with the colours', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const LOOK = '/admin/settings/look'
  const form = new FormData()
  form.set('version', /name="version" value="(\d+)"/.exec(await site.page(LOOK, boss))?.[1] ?? '')
  form.set('primaryColour', '#123456')
  form.set('secondaryColour', '#654321')
  form.set('intent', 'save')
  form.set('crest', new Blob([new Uint8Array(await aPng())]), 'crest.png')
  expect((await site.post(LOOK, form, boss)).status).toBe(303)
  expect(await site.page('/')).toMatch(/colours=123456-654321&(?:amp;)?crest=[0-9a-f]{16}/)
})

test('every icon of the site is a picture in the club’s colours', async ({ site }) => {
  for (const path of ['/favicon.ico', '/icon-192.png', '/icon-512.png', '/apple-touch-icon.png', '/og.png']) {
    const icon = await site.get(path)
    expect(icon.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await icon.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  }
})

test('changing the time zone changes the displayed times, and the currency of a public site cannot be changed', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const settings = await site.page(PAGE, boss)
  const version = /name="version" value="(\d+)"/.exec(settings)?.[1] ?? ''
  expect(settings).not.toContain('<option value="EUR"')
  const euros = await site.post(PAGE, { ...CLUB, version, currency: 'EUR', intent: 'save' }, boss)
  expect(euros.status).toBe(422)
  expect(await euros.text()).toContain('The currency cannot be changed once the site is public')
  const nowhere = await site.post(
    PAGE,
    { ...CLUB, version, timeZone: 'Europe/Nowhere', intent: 'save' },
    boss,
  )
  expect(await nowhere.text()).toContain('Choose a time zone')

  const shownIn = async (zone: string) => {
    const current = /name="version" value="(\d+)"/.exec(await site.page(PAGE, boss))?.[1] ?? ''
    await site.post(PAGE, { ...CLUB, version: current, timeZone: zone, intent: 'save' }, boss)
    const oldest = [...(await site.page('/admin/audit', boss)).matchAll(/\d{4} (\d\d:\d\d)/g)].at(-1)
    return oldest?.[1]
  }
  const inNewYork = await shownIn('America/New_York')
  const inLondon = await shownIn('Europe/London')
  expect(inLondon).toBeDefined()
  expect(inNewYork).not.toBe(inLondon)
})
