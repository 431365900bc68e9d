import { expect, test } from 'vitest'
import { aPicture } from '../../../db/seed/builders/picture.ts'
import { aVenue } from '../../../db/seed/builders/venue.ts'
import { aSite } from '../../../tests/support/site.ts'

test('venues answer with the names of the specification and their public pictures [TRN-004, API-005]', async () => {
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
