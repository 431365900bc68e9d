import fc from 'fast-check'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../demo/builders/album.ts'
import { someConsents } from '../../demo/builders/consent.ts'
import { anEvent } from '../../demo/builders/event.ts'
import { aForm } from '../../demo/builders/form.ts'
import { aGuardian } from '../../demo/builders/guardian.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aPayment } from '../../demo/builders/payment.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aUser } from '../../demo/builders/user.ts'
import { aSite, type TestSite, test } from '../../tests/support/site.ts'
import { CONTENT_TYPES } from '../content-types.ts'
import { formReaders, formResults } from '../features/forms/table.server.ts'
import { saveCard } from '../features/members/emergency/commands/save-card.server.ts'
import { guardianInvitations } from '../features/members/family/table.server.ts'
import { actorOfUser } from '../features/members/queries/actor.server.ts'
import { VISITOR } from '../kernel/actor.ts'
import { newId } from '../kernel/ids.ts'
import { OPERATORS } from '../platform/content/convention.ts'
import { Registry } from '../platform/content/registry.ts'

/** Values that must not appear anywhere in a visitor's responses. Each value is unique, and so is each prefix of it. */
const CANARIES = {
  email: 'zq-mail@canary.example',
  phone: '0799 9000111',
  address: '77 Zqwharf Mews',
  postcode: 'ZQ9 9ZQ',
  guardianName: 'Zqguardian Person',
  guardianEmail: 'zq-guardian@canary.example',
  stripeId: 'cus_zqcanary',
  stripeIdTest: 'cus_test_zqcanary',
  ehaMid: 'EHA-zqcanary',
} as const
const SURNAME = 'Zqsurname'
const HIDDEN = [
  ...Object.values(CANARIES),
  SURNAME,
  'Zqprivate',
  '1987-06-05',
  '2013-02-01',
  'Zqsecret',
  'zquser',
  'Zqparent',
  'zq-parent@canary.example',
  'zq-invited@canary.example',
  'Zqallergy',
  'Zqmedicine',
]

const registry = new Registry(CONTENT_TYPES)

/** A club in which every value that visitors may not see contains a canary. */
async function aClubOfCanaries({ ctx }: TestSite) {
  const team = await aTeam(ctx, { name: 'Men 1', legacyId: 1 })
  const youth = await aTeam(ctx, { name: 'U16', youth: true })
  const adult = await aMember(ctx, { ...CANARIES, name: 'Ana Shown', team, bornOn: '1987-06-05', number: 7 })
  const child = await aMember(ctx, {
    ...CANARIES,
    name: `Mia ${SURNAME}`,
    team: youth,
    bornOn: '2013-02-01',
    showsBornOn: true,
  })
  await aMember(ctx, { ...CANARIES, name: 'Zqprivate Person', team, listed: false })
  await aUser(ctx, { member: adult, email: 'zq-login@canary.example', username: 'zquser' })
  const parent = await aUser(ctx, { email: 'zq-parent@canary.example', name: 'Zqparent Person' })
  await aGuardian(ctx, parent, child)
  await ctx.db.insert(guardianInvitations).values({
    memberId: child.id,
    email: 'zq-invited@canary.example',
    expiresAt: new Date(ctx.clock.now().getTime() + 86_400_000),
  })
  await someConsents(ctx, [{ member: child, by: parent, answers: { transport: true } }])
  await saveCard({ ...ctx, actor: await actorOfUser(ctx, parent.id) }, child.id, {
    ...{ firstContact: 'Zqparent Person', firstPhone: CANARIES.phone, secondContact: '', secondPhone: '' },
    ...{ allergies: 'Zqallergy', medicalNotes: 'Zqmedicine', agreed: 'yes' },
  })
  const registration = await aRegistration(ctx, {
    ...{ familyId: newId(), guardianName: 'Zqparent Person', guardianEmail: 'zq-parent@canary.example' },
    details: { name: `Mia ${SURNAME}`, dob: '2013-02-01' },
  })
  await aPayment(ctx, {
    ...{ purpose: 'registration', objectId: registration.id, payerName: 'Zqparent Person' },
    ...{ payerEmail: 'zq-parent@canary.example', description: `Registration for Mia ${SURNAME}` },
  })
  await anEvent(ctx, {
    name: 'Party',
    membersOnly: true,
    description: '<p>Zqsecret</p>',
    memberToPayId: child.id,
  })
  const form = await aForm(ctx, { title: 'Zqsecret form', published: false, recipient: CANARIES.email })
  await ctx.db
    .insert(formResults)
    .values({ formId: form.id, data: [{ label: 'Zqsecret', value: CANARIES.email }] })
  const welfare = await aForm(ctx, { title: 'Welfare', confidential: true, readBy: 'the welfare officer' })
  await ctx.db.insert(formReaders).values({ formId: welfare.id, userId: parent.id })
  await ctx.db
    .insert(formResults)
    .values({ formId: welfare.id, data: [{ label: 'Note', value: 'Zqsecret' }] })
  const album = await anAlbum(ctx, { title: 'Cup', description: 'Zqsecret', membersOnly: true })
  await aPhoto(ctx, { album, tagged: [child] })
}

const anyContentType = fc.constantFrom(...registry.contentTypes)
const NEEDLES = [
  'Zq',
  'zq',
  'zqcanary',
  SURNAME,
  '1987-06-05',
  '2013-02-01',
  'a',
  '7',
  'true',
  CANARIES.email,
]

/** A condition or sort order on any field of a type, known or not, readable or not. */
const question = anyContentType.chain((contentType) => {
  const name = fc.constantFrom(
    ...registry.fieldsOf(contentType).keys(),
    'password',
    '__proto__',
    'constructor',
  )
  const condition = fc.tuple(
    name,
    fc.constantFrom('', ...OPERATORS.map((one) => `_${one}`)),
    fc.constantFrom(...NEEDLES),
  )
  const order = fc.tuple(name, fc.constantFrom('asc', 'desc'))
  return fc.record({
    collection: fc.constant(contentType.collection),
    conditions: fc.array(condition, { maxLength: 3 }),
    orders: fc.array(order, { maxLength: 2 }),
  })
})

const isReadable = (collection: string, name: string) =>
  registry.readable(registry.get(collection), name, VISITOR) !== undefined

function expectNoCanary(bytes: string, about: string): void {
  for (const canary of HIDDEN) expect(bytes, `${canary} in ${about}`).not.toContain(canary)
}

test('no condition and no sort order of a visitor reveals or uses hidden values [API-023, API-024, API-050]', async () => {
  const site = await aSite()
  await aClubOfCanaries(site)
  await fc.assert(
    fc.asyncProperty(question, async ({ collection, conditions, orders }) => {
      const query = new URLSearchParams(
        conditions.map(([name, operator, value]) => [`${name}${operator}`, value]),
      )
      if (orders.length > 0) query.set('_sort', orders.map((order) => order.join(':')).join(','))
      for (const path of [`/api/${collection}`, `/api/${collection}/count`]) {
        const about = `${path}?${query}`
        const answer = await site.get(about)
        const named = [...conditions, ...orders].map(([name]) => name)
        const kept = named.filter((name) => !isReadable(collection, name))
        const body = await answer.text()
        // An error may echo the query, so only successful responses are searched.
        if (answer.status === 200) expectNoCanary(body, about)
        if (kept.length > 0) expect([400, 401], about).toContain(answer.status)
        expect(answer.status, about).toBeLessThan(500)
      }
    }),
    { numRuns: 120 },
  )
})

test('conditions match only shown values: a hidden surname or date finds no member [API-023, API-051]', async () => {
  const site = await aSite()
  await aClubOfCanaries(site)
  const found = async (query: string) => (await site.get(`/api/members?${query}`)).json()
  for (const name of ['Name', 'FirstName', 'Position', 'History', 'slug']) {
    for (const needle of [...NEEDLES, 'An', 'na']) {
      const rows: Record<string, string>[] = await found(
        new URLSearchParams({ [`${name}_contains`]: needle }).toString(),
      )
      for (const row of rows)
        expect(String(row[name]).toLowerCase(), `${name} ${needle}`).toContain(needle.toLowerCase())
    }
  }
  for (const condition of ['dob=1987-06-05', 'dob_gt=1980-01-01', 'dob_lt=2020-01-01', 'dob_null=false'])
    expect(await found(condition), condition).toEqual([])
})

/** A selection of fields of a type, some levels deep, as GraphQL text. */
function selection(collection: string, depth: number): fc.Arbitrary<string> {
  const contentType = registry.get(collection)
  const fields = [...registry.fieldsOf(contentType)].filter(([, field]) =>
    field.kind === 'one' || field.kind === 'many' ? depth > 0 && registry.find(field.to) : true,
  )
  const one = fc.constantFrom(...fields).chain(([name, field]) => {
    if (field.kind === 'one') return selection(field.to, depth - 1).map((below) => `${name} ${below}`)
    if (field.kind === 'image') return fc.constant(`${name} { id url alt }`)
    if (field.kind !== 'many') return fc.constant(name)
    return fc
      .tuple(
        selection(field.to, depth - 1),
        fc.constantFrom('', '(sort: "email:asc")', '(where: { email_contains: "zq" })', '(limit: 5)'),
      )
      .map(([below, args]) => `${name}${args} ${below}`)
  })
  return fc.array(one, { minLength: 1, maxLength: 12 }).map((all) => `{ ${[...byKey(all)].join(' ')} }`)
}

/** Keeps one selection for each name, because GraphQL requires selections with the same name to agree. */
const byKey = (selections: string[]) => new Map(selections.map((one) => [one.split(/[ (]/)[0], one])).values()

/** All values of a type in a selection. */
const everything = (collection: string): string =>
  [...registry.fieldsOf(registry.get(collection))]
    .filter(([, field]) => field.kind !== 'one' && field.kind !== 'many')
    .map(([name, field]) => (field.kind === 'image' ? `${name} { id url alt }` : name))
    .join(' ')

test('every field of every type, alone and below every relation, is free of hidden values [API-023, API-024, API-026]', async () => {
  const site = await aSite()
  await aClubOfCanaries(site)
  const ask = async (query: string) => {
    const body = await (await site.sendJson('POST', '/api/graphql', { query })).json()
    expect(body, query).toHaveProperty('data')
    expectNoCanary(JSON.stringify(body), query)
    return JSON.stringify(body)
  }
  for (const contentType of registry.contentTypes) {
    await ask(`{ ${contentType.collection} { ${everything(contentType.collection)} } }`)
    for (const [name, field] of registry.fieldsOf(contentType)) {
      if ((field.kind !== 'one' && field.kind !== 'many') || !registry.find(field.to)) continue
      await ask(`{ ${contentType.collection} { ${name} { ${everything(field.to)} } } }`)
    }
  }
  expect(await ask(`{ teams { members { ${everything('members')} } } }`)).toContain('Ana Shown')
})

test('no selection of a visitor, at any depth, reveals hidden values [API-024]', async () => {
  const site = await aSite()
  await aClubOfCanaries(site)
  const any = anyContentType.chain((contentType) =>
    selection(contentType.collection, 3).map((below) => `{ ${contentType.collection} ${below} }`),
  )
  await fc.assert(
    fc.asyncProperty(any, async (query) => {
      const answer = await site.sendJson('POST', '/api/graphql', { query })
      const body = await answer.json()
      expect(body, query).toHaveProperty('data')
      expectNoCanary(JSON.stringify(body), query)
    }),
    { numRuns: 120 },
  )
})
