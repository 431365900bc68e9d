import { expect, test } from 'vitest'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aVenue } from '../../../demo/builders/venue.ts'
import { aSite } from '../../../tests/support/site.ts'

test('venues are returned with the field names of the specification and their public pictures [TRN-004, API-005]', async () => {
  const site = await aSite()
  const open = await aPicture(site.ctx, { alt: 'The hall' })
  const closed = await aPicture(site.ctx, { audience: 'staff' })
  await aVenue(site.ctx, { description: '<p>Full court.</p>', imageIds: [closed, open] })
  await aVenue(site.ctx, { name: 'Second Hall', position: 1 })
  expect(await (await site.get('/api/venues')).json()).toMatchObject([
    {
      Name: 'Brentford Hall',
      Address: '14 Clayponds Road, London TW8 0QX',
      Description: '<p>Full court.</p>',
      GoogleUrl: expect.stringContaining('https://'),
      Images: [{ id: open, url: `/files/${open}/original`, alt: 'The hall' }],
    },
    { Name: 'Second Hall', Images: [] },
  ])
})

test('the pictures of a venue are saved in order, by id or as they were read, and only library pictures are accepted [TRN-004]', async () => {
  const site = await aSite()
  const administrator = await site.signIn('administrator')
  const venue = await aVenue(site.ctx, {})
  const [one, two] = [await aPicture(site.ctx, { audience: 'staff' }), await aPicture(site.ctx)]
  const secret = await aPicture(site.ctx, { audience: 'members' })
  const path = `/api/venues/${venue.id}`
  const put = (Images: unknown) => site.sendJson('PUT', path, { Images }, administrator)
  expect((await put([two, one])).status).toBe(200)
  const { Images } = (await (await site.get(path)).json()) as { Images: { id: string }[] }
  expect(Images.map(({ id }) => id)).toEqual([two, one])
  expect((await put(Images.toReversed())).status).toBe(200)
  expect(await (await site.get(path)).json()).toMatchObject({ Images: [{ id: one }, { id: two }] })
  for (const wrong of [[secret], [venue.id], 'x', [{ url: '/x' }], [7]]) {
    const refused = await put(wrong)
    expect([wrong, refused.status]).toEqual([wrong, 422])
    expect(await refused.text()).toContain('Images')
  }
  expect((await put([])).status).toBe(200)
  expect(await (await site.get(path)).json()).toMatchObject({ Images: [] })
  expect((await site.get(`/files/${secret}/original`)).status).toBe(404)
})
