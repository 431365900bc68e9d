import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../demo/builders/album.ts'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { anEvent } from '../../../demo/builders/event.ts'
import { aForm } from '../../../demo/builders/form.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aPost } from '../../../demo/builders/post.ts'
import { aSponsor } from '../../../demo/builders/sponsor.ts'
import { aStoreCategory } from '../../../demo/builders/store-category.ts'
import { aStoreItem } from '../../../demo/builders/store-item.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aVenue } from '../../../demo/builders/venue.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { CONTENT_TYPES } from '../../content-types.ts'
import { newId } from '../../kernel/ids.ts'
import type { Field } from '../../platform/content/content-type.ts'
import type { Shape } from '../../platform/content/shape.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/files/table.server.ts'

/** Creates an entry of each type that shows pictures. A test fails if a type is missing here. */
const BUILDERS: Readonly<Record<string, (ctx: Ctx) => Promise<{ id: string }>>> = {
  posts: (ctx) => aPost(ctx, { title: newId() }),
  sponsors: (ctx) => aSponsor(ctx),
  configurations: (ctx) => aConfiguration(ctx),
  events: (ctx) => anEvent(ctx),
  teams: (ctx) => aTeam(ctx),
  members: (ctx) => aMember(ctx),
  photos: async (ctx) => aPhoto(ctx, { album: await anAlbum(ctx) }),
  forms: (ctx) => aForm(ctx),
  storeitems: (ctx) => aStoreItem(ctx),
  storecategories: (ctx) => aStoreCategory(ctx),
  venues: (ctx) => aVenue(ctx),
}

const SHOWING = CONTENT_TYPES.flatMap(({ collection, fields }) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = picturesOf(field)
    return value ? [{ collection, name, value }] : []
  }),
)

/** The value that makes a field show a picture; undefined if it shows none. */
function picturesOf(field: Field): ((id: string) => unknown) | undefined {
  if (field.kind === 'image') return field.column && ((id) => id)
  const isList = field.kind === 'json' && field.shape && showsPictures(field.shape)
  return isList ? (id) => [id] : undefined
}

function showsPictures(shape: Shape): boolean {
  return shape.kind === 'image' || (shape.kind === 'list' && showsPictures(shape.of))
}

async function audienceOf({ ctx }: TestSite, id: string) {
  const [file] = await ctx.db.select({ audience: files.audience }).from(files).where(eq(files.id, id))
  return file?.audience
}

test('every type that shows pictures is tested below', () => {
  expect(Object.keys(BUILDERS).toSorted()).toEqual(
    [...new Set(SHOWING.map((one) => one.collection))].toSorted(),
  )
})

test.for(SHOWING)(
  '$name of $collection refuses portraits of children, members-only pictures and papers [API-042, resolutions C02]',
  async ({ collection, name, value }, { site }) => {
    const portrait = await aPicture(site.ctx, { kind: 'player', audience: 'derived' })
    await aMember(site.ctx, { bornOn: '2014-03-01', imageId: portrait })
    const others = [
      await aPicture(site.ctx, { audience: 'members' }),
      await aPicture(site.ctx, { audience: 'private' }),
    ]
    const { id } = await BUILDERS[collection]!(site.ctx)
    const headers = await site.signIn('administrator')
    const before = await (await site.get(`/api/${collection}/${id}`, headers)).json()

    for (const picture of [portrait, ...others]) {
      const audience = await audienceOf(site, picture)
      const body = { [name]: value(picture) }
      const answer = await site.sendJson('PUT', `/api/${collection}/${id}`, body, headers)
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).data.errors)).toEqual([name])
      expect(await audienceOf(site, picture)).toBe(audience)
    }
    expect(await (await site.get(`/api/${collection}/${id}`, headers)).json()).toEqual(before)
  },
)

test('the shop manager cannot publish a child’s portrait through an item [STO-018, resolutions C02]', async ({
  site,
}) => {
  const portrait = await aPicture(site.ctx, { kind: 'player' })
  const team = await aTeam(site.ctx)
  await aMember(site.ctx, { bornOn: '2014-03-01', showsPhotos: false, imageId: portrait, team })
  const { id } = await aStoreItem(site.ctx)
  const shop = await site.signIn('shop')

  for (const body of [
    { imageGDFront: portrait },
    { itemImages: [portrait] },
    { itemAllDescription: `<p>New</p><img src="/files/${portrait}/640" alt="">` },
  ])
    await site.sendJson('PUT', `/api/storeitems/${id}`, body, shop)

  for (const headers of [{}, shop, await site.signIn('finance'), await site.signIn('member')])
    expect((await site.get(`/files/${portrait}/640`, headers)).status).toBe(404)
  expect((await site.get(`/files/${portrait}/640`, await site.signIn('coach'))).status).toBe(200)
})

test('saving an entry with its current picture keeps the picture [API-042]', async ({ site }) => {
  const imageId = await aPicture(site.ctx, { kind: 'player' })
  const member = await aMember(site.ctx, { bornOn: '2014-03-01', imageId })
  const headers = await site.signIn('administrator')
  const body = { image: imageId, Position: 'Goalkeeper' }
  const answer = await site.sendJson('PUT', `/api/members/${member.id}`, body, headers)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ image: { id: imageId }, Position: 'Goalkeeper' })
})
