import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember, type Member } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'

/** An album with one photo for each reason to hide one, and one visible photo. */
async function anAlbumWithSecrets({ ctx }: TestSite) {
  const child = await aMember(ctx, { name: 'Theo Winterbottom', bornOn: '2012-03-04', showsPhotos: true })
  const shy = await aMember(ctx, { name: 'Ida Bergström', showsPhotos: false })
  const ana = await aMember(ctx, { name: 'Ana Kovač', showsPhotos: true })
  const album = await anAlbum(ctx, { title: 'London Cup', albumId: `london-cup-${child.id}` })
  const members = await anAlbum(ctx, {
    title: 'Junior cup',
    albumId: `junior-cup-${child.id}`,
    membersOnly: true,
  })
  const off = await anAlbum(ctx, { albumId: `off-${child.id}`, visible: false })
  const open = await aPhoto(ctx, { album, position: 1, tagged: [ana] })
  const forMembers = [
    await aPhoto(ctx, { album, position: 0, tagged: [ana, child], cover: true }),
    await aPhoto(ctx, { album: members }),
  ]
  const forStaff = [
    await aPhoto(ctx, { album, position: 2, tagged: [ana, shy] }),
    await aPhoto(ctx, { album, tagged: [ana], visible: false }),
    await aPhoto(ctx, { album: off, tagged: [ana] }),
  ]
  return { album, members, off, open, forMembers, forStaff, child, shy, ana }
}

const visit = async (site: TestSite, path: string, who?: Parameters<TestSite['signIn']>[0]) =>
  (await site.get(path, who ? await site.signIn(who) : {})).text()

test('a visitor never gets the address of a hidden photo, and each such address is a 404 [TEA-019, PHO-005, resolutions C02]', async ({
  site,
}) => {
  const albums = await anAlbumWithSecrets(site)
  const hidden = [...albums.forMembers, ...albums.forStaff]
  const paths = [
    '/',
    '/media/photos',
    `/media/photos/${albums.album.albumId}`,
    `/media/photos/${albums.album.id}`,
    `/media/photos/${albums.album.albumId}.data`,
    `/media/photos/${albums.album.albumId}?photo=${albums.open.id}`,
    ...hidden.map((photo) => `/media/photos/${albums.album.albumId}?photo=${photo.id}`),
    `/media/photos/${albums.members.albumId}`,
    `/media/photos/${albums.off.albumId}`,
    ...[albums.child, albums.shy, albums.ana].map((member) => `/teams/player/${member.slug}`),
    '/about-us/members',
    '/sitemap.xml',
    '/api/photos',
    '/api/photoalbums',
    `/api/photoalbums/${albums.album.id}`,
    `/api/photoalbums/${albums.members.id}`,
    `/api/photoalbums/${albums.off.id}`,
    ...hidden.map((photo) => `/api/photos/${photo.id}`),
  ]

  for (const path of paths) {
    const body = await visit(site, path)
    for (const { fileId } of hidden) expect(body.includes(fileId), `${path} names ${fileId}`).toBe(false)
    expect(body, path).not.toContain('Winterbottom')
  }
  for (const { fileId } of hidden) {
    for (const variant of ['640', '1280', 'original', 'original?download']) {
      expect((await site.get(`/files/${fileId}/${variant}`)).status).toBe(404)
    }
  }
  expect((await site.get(`/files/${albums.open.fileId}/640`)).status).toBe(200)
})

test('members can fetch photos for members, and only administrators hidden ones [resolutions C02, E18]', async ({
  site,
}) => {
  const { forMembers, forStaff } = await anAlbumWithSecrets(site)
  const [member, coach, administrator] = [
    await site.signIn('member'),
    await site.signIn('coach'),
    await site.signIn('administrator'),
  ]
  const status = async (fileId: string, who: { cookie: string }) =>
    (await site.get(`/files/${fileId}/640`, who)).status

  for (const { fileId } of forMembers) expect(await status(fileId, member)).toBe(200)
  for (const { fileId } of forStaff) {
    expect(await status(fileId, member)).toBe(404)
    expect(await status(fileId, coach)).toBe(404)
    expect(await status(fileId, administrator)).toBe(200)
  }
})

test('withdrawing consent removes the photo from the page, the gallery, the API and its address immediately [resolutions C02]', async ({
  site,
}) => {
  const ana = await aMember(site.ctx, { name: 'Agreed Once', showsPhotos: true })
  const album = await anAlbum(site.ctx, { title: 'Withdrawn' })
  const { fileId } = await aPhoto(site.ctx, { album, tagged: [ana] })
  const paths = [
    `/media/photos/${album.albumId}`,
    `/teams/player/${ana.slug}`,
    '/api/photos',
    `/api/photoalbums/${album.id}`,
  ]
  for (const path of paths) expect(await visit(site, path), path).toContain(fileId)
  expect((await site.get(`/files/${fileId}/640`)).status).toBe(200)

  await withdraw(site, ana)

  for (const path of paths) expect(await visit(site, path), path).not.toContain(fileId)
  expect((await site.get(`/files/${fileId}/640`)).status).toBe(404)
})

/** Withdraws consent as the members' and admin areas do, with a command of the content service. */
async function withdraw(site: TestSite, member: Member): Promise<void> {
  const administrator = await site.signIn('administrator')
  const answer = await site.sendJson(
    'PUT',
    `/api/members/${member.id}`,
    { showsPhotos: false },
    administrator,
  )
  expect(answer.status).toBe(200)
}

test('the list links each album, latest first, with its date and number of photos [PHO-001, PHO-002]', async ({
  site,
}) => {
  const late = await anAlbum(site.ctx, { title: 'The later one', takenAt: new Date('2031-05-02T12:00:00Z') })
  const early = await anAlbum(site.ctx, {
    title: 'The earlier one',
    takenAt: new Date('2031-05-01T12:00:00Z'),
  })
  for (const album of [late, late, early]) await aPhoto(site.ctx, { album })

  const page = await visit(site, '/media/photos')

  expect(page.indexOf('The later one')).toBeLessThan(page.indexOf('The earlier one'))
  expect(page).toContain(`href="/media/photos/${late.albumId}"`)
  expect(page).toContain('2nd May 2031</time>, 2 photos')
  expect(page).toContain('1st May 2031</time>, 1 photo<')
})

test('a page of the list beyond the last one leads to the first [PHO-001]', async ({ site }) => {
  const answer = await site.get('/media/photos?page=900')

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/media/photos')
})

test('the album page has the title, every photo as a link, and the lightbox only in a template for its script [PHO-004]', async ({
  site,
}) => {
  const album = await anAlbum(site.ctx, { title: 'Ten goals & a cake', description: 'What a night.' })
  const photos = [
    await aPhoto(site.ctx, { album, position: 0 }),
    await aPhoto(site.ctx, { album, position: 1 }),
  ]

  const page = await visit(site, `/media/photos/${album.albumId}`)

  expect(page).toMatch(/<h1[^>]*>Ten goals &amp; a cake<\/h1>/)
  expect(page).toContain('What a night.')
  for (const [index, photo] of photos.entries()) {
    expect(page).toContain(`href="/media/photos/${album.albumId}?photo=${photo.id}"`)
    expect(page).toContain(`alt="Photo ${index + 1} of Ten goals &amp; a cake"`)
  }
  expect(page).toContain('<template data-lightbox')
  expect(page.replaceAll(/<template[\s\S]*?<\/template>/g, '')).not.toContain('<dialog')
  expect(page.match(/<script[^>]*src="[^"]*"/g)).toEqual([expect.stringContaining('/photo-lightbox.js')])
})

test('an album is found by its id too, and an unknown one is a 404 [PHO-004, resolutions E18, F20]', async ({
  site,
}) => {
  const album = await anAlbum(site.ctx, { title: 'By its id' })

  expect(await visit(site, `/media/photos/${album.id}`)).toContain('By its id')
  for (const unknown of ['nothing', '01890000-0000-7000-8000-000000000000', '%27%20or%20true']) {
    const response = await site.get(`/media/photos/${unknown}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This page could not be found')
  }
})

test('the lightbox is rendered by the server: position in the album, neighbours, people, and the download [PHO-005]', async ({
  site,
}) => {
  const ana = await aMember(site.ctx, { name: 'Lena Fischer', showsPhotos: true })
  const album = await anAlbum(site.ctx)
  const [before, shown, after] = [
    await aPhoto(site.ctx, { album, position: 0 }),
    await aPhoto(site.ctx, { album, position: 1, tagged: [ana] }),
    await aPhoto(site.ctx, { album, position: 2 }),
  ]

  const page = await visit(site, `/media/photos/${album.albumId}?photo=${shown.id}`)

  const box = /<dialog[\s\S]*<\/dialog>/.exec(page)?.[0] ?? ''
  expect(box).toContain('aria-label="Photo 2 of 3"')
  expect(box).toMatch(new RegExp(`aria-label="Previous photo"[^>]*href="[^"]*photo=${before.id}"`))
  expect(box).toMatch(new RegExp(`aria-label="Next photo"[^>]*href="[^"]*photo=${after.id}"`))
  expect(box).toContain(`<a href="/teams/player/${ana.slug}">Lena Fischer</a>`)
  expect(box).toMatch(
    new RegExp(
      `href="/files/${shown.fileId}/original\\?download"[^>]*>(?:(?!</a>)[\\s\\S])*Download full size</a>`,
    ),
  )
  expect(box).toContain('Close')
  expect(page).not.toMatch(/ style="/)
})

test('the download saves the high-resolution JPEG [PHO-005]', async ({ site }) => {
  const fileId = await aPicture(site.ctx, { name: 'DSC 0042.JPG', audience: 'derived' })
  await aPhoto(site.ctx, { album: await anAlbum(site.ctx), fileId })

  const { headers } = await site.get(`/files/${fileId}/original?download`)

  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('content-disposition')).toBe('attachment; filename="dsc-0042.jpg"')
})

test('a photo that the album does not show the reader redirects to the album', async ({ site }) => {
  const { album, forMembers, forStaff } = await anAlbumWithSecrets(site)

  for (const photo of [
    forMembers[0]!.id,
    forStaff[0]!.id,
    'nothing',
    '01890000-0000-7000-8000-000000000000',
  ]) {
    const response = await site.get(`/media/photos/${album.albumId}?photo=${photo}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/media/photos/${album.albumId}`)
  }
})

test('an album without photos for visitors shows a message and a login link that leads back [resolutions C02]', async ({
  site,
}) => {
  const { members } = await anAlbumWithSecrets(site)

  const page = await visit(site, `/media/photos/${members.albumId}`)

  expect(page).toContain('These photos are for members of the club.')
  expect(page).toContain(
    `href="/members/access/?next=${encodeURIComponent(`/media/photos/${members.albumId}`)}"`,
  )
  expect(await visit(site, `/media/photos/${members.albumId}`, 'member')).toContain('?photo=')
})

test('members see in the lightbox who is in the photo, children by first name [resolutions C02]', async ({
  site,
}) => {
  const { album, forMembers } = await anAlbumWithSecrets(site)

  const page = await visit(site, `/media/photos/${album.albumId}?photo=${forMembers[0]!.id}`, 'member')

  expect(page).toContain('>Theo</a>')
  expect(page).not.toContain('Winterbottom')
})

test('a page leaves loading its photos to the browser, which may already have a larger one', async ({
  site,
}) => {
  const { album } = await anAlbumWithSecrets(site)

  for (const path of ['/media/photos', `/media/photos/${album.albumId}`]) {
    const page = await visit(site, path)
    expect(page).toContain('fetchPriority="high"')
    expect(page).not.toMatch(/<link[^>]*as="image"/)
  }
})
