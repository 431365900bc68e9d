import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPhotograph } from '../../../../../tests/support/pictures.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { members } from '../../../../features/members/table.server.ts'

const DETAILS = '/members/dashboard/?tab=0'
const TYPED = {
  do: 'details',
  version: '1',
  phone: '020 7946 0777',
  position: 'Pivot',
  number: '',
  address: '7 Metre Lane',
  postcode: 'ZZ1 1ZZ',
  weightKg: '71',
  heightCm: '180',
}

async function signedIn(site: TestSite, name: string, facts: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(site.ctx, { name, ...facts })
  return { member, headers: await site.signIn(member) }
}
async function stored(site: TestSite, id: string) {
  const [member] = await site.ctx.db.select().from(members).where(eq(members.id, id))
  return member!
}
const noticeOf = (answer: Response) =>
  decodeURIComponent(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('notice=')) ?? '')

test('the profile is saved with a notice [MEM-017, MEM-018]', async ({ site }) => {
  const { member, headers } = await signedIn(site, 'Pia Profile')
  const answer = await site.post(DETAILS, TYPED, headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, DETAILS])
  expect(noticeOf(answer)).toContain('"Profile updated"')
  expect(await stored(site, member.id)).toMatchObject({
    phone: '020 7946 0777',
    position: 'Pivot',
    number: null,
    address: '7 Metre Lane',
    postcode: 'ZZ1 1ZZ',
    weightKg: 71,
    heightCm: 180,
  })
})

test('an invalid profile keeps the input and names every field [MEM-017]', async ({ site }) => {
  const { member, headers } = await signedIn(site, 'Mia Mistake')
  const wrong = {
    ...TYPED,
    number: '100',
    weightKg: 'heavy',
    heightCm: '9',
    postcode: 'far too long a postcode',
  }
  const answer = await site.post(DETAILS, wrong, headers)
  const html = await answer.text()
  expect(answer.status).toBe(422)
  for (const text of [
    'Number must be a whole number from 0 to 99',
    'Weight must be a whole number from 20 to 250',
    'Height must be a whole number from 100 to 240',
    'Postcode takes 12 characters at most',
    'value="020 7946 0777"',
    'value="heavy"',
    'value="100"',
  ]) {
    expect(html).toContain(text)
  }
  expect((await stored(site, member.id)).phone).toBe('')
})

test('a phone number without digits and a height in metres are refused at their fields [MEM-017]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Ida Inch')
  const answer = await site.post(DETAILS, { ...TYPED, phone: 'abc', heightCm: '1.82' }, headers)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  const beside = (name: string) =>
    html
      .slice(html.indexOf(`name="${name}"`))
      .split('<input', 2)
      .join()
      .replaceAll(/<[^>]*>/g, '')
  expect(html).toContain('value="abc"')
  expect(html).toContain('value="1.82"')
  expect(beside('phone')).toContain('Enter a phone number')
  expect(beside('heightCm')).toContain('Height must be a whole number from 100 to 240')
  expect(await stored(site, member.id)).toMatchObject({ phone: '', heightCm: null, version: 1 })
})

test('a shirt number of another player is refused at the field [MEM-017]', async ({ site }) => {
  await aMember(site.ctx, { name: 'Tess Taken', number: 44, gender: 'female' })
  const { headers } = await signedIn(site, 'Nia Number', { gender: 'female' })
  const answer = await site.post(DETAILS, { ...TYPED, number: '44' }, headers)
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toMatch(/id="f-number-error".*?Number 44 is taken/s)
  expect(html).not.toContain('Tess')
})

test('a profile changed by the club meanwhile is not overwritten unseen, and saving again writes it [MEM-018]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Cat Conflict')
  const path = `/api/members/${member.id}`
  await site.sendJson('PUT', path, { Phone: '1' }, await site.signIn('administrator'))
  const answer = await site.post(DETAILS, TYPED, headers)
  const html = await answer.text()
  expect(answer.status).toBe(409)
  expect(html).toContain('The club has changed your details since you opened this page.')
  expect(html).toContain('value="020 7946 0777"')
  expect((await stored(site, member.id)).phone).toBe('1')
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  expect((await site.post(DETAILS, { ...TYPED, version }, headers)).status).toBe(303)
})

test('a profile form changes only its seven fields [MEM-017]', async ({ site }) => {
  const { member, headers } = await signedIn(site, 'Max Mass', { active: false, listed: false })
  const more = {
    name: 'Eve',
    active: 'true',
    listed: 'true',
    stripeIdTest: 'cus_1',
    userId: '',
    role: 'administrator',
  }
  await site.post(DETAILS, { ...TYPED, ...more }, headers)
  expect(await stored(site, member.id)).toMatchObject({
    name: 'Max Mass',
    active: false,
    listed: false,
    stripeIdTest: null,
    phone: '020 7946 0777',
  })
})

test('PUT members writes the seven fields of the user’s own record and refuses any other [MEM-017, MEM-019]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Pat Put')
  const path = `/api/members/${member.id}`
  const seven = {
    Phone: '020 7946 0778',
    Position: 'Pivot',
    number: 61,
    Address: '1 Lane',
    Postcode: 'ZZ2 2ZZ',
    weight: 70,
    height: 181,
  }
  expect((await site.sendJson('PUT', path, seven, headers)).status).toBe(200)
  const before = await stored(site, member.id)
  expect(before).toMatchObject({ phone: '020 7946 0778', number: 61, heightCm: 181 })
  for (const field of [
    'Name',
    'FirstName',
    'slug',
    'Active',
    'team',
    'teams',
    'country',
    'image',
    'History',
    'dob',
    'gender',
    'email',
    'GuardianName',
    'GuardianEmail',
    'student',
    'listed',
    'showsBornOn',
    'showsPhotos',
    'eharegistered',
    'EhaMid',
    'EhaDocId',
    'ehamember',
    'user',
    'username',
    'role',
    'StripeId',
    'StripeIdTest',
    'Created',
    'photos',
    'id',
    '_id',
    'version_',
    'constructor',
  ]) {
    const answer = await site.sendJson('PUT', path, { Phone: 'x', [field]: 'x' }, headers)
    expect(answer.status, field).toBe(422)
  }
  expect(await stored(site, member.id)).toEqual(before)
})

test('PUT members on another member’s record is always refused [MEM-019, API-043]', async ({ site }) => {
  const { member } = await signedIn(site, 'Vic Victim')
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const answer = await site.sendJson(
      'PUT',
      `/api/members/${member.id}`,
      { Phone: '1' },
      await site.signIn(role),
    )
    expect(answer.status, role).toBe(403)
  }
  const visitor = await site.sendJson('PUT', `/api/members/${member.id}`, { Phone: '1' })
  expect(visitor.status).toBe(401)
  expect((await stored(site, member.id)).phone).toBe('')
})

test('choosing to be listed shows the name immediately, and undoing it hides it immediately [MEM-001, TEA-017]', async ({
  site,
}) => {
  const { headers } = await signedIn(site, 'Lis Listed', { listed: false })
  const directory = () => site.page('/about-us/members?q=Lis+Listed')
  expect(await directory()).not.toContain('Lis Listed</a>')
  expect((await site.post(DETAILS, { do: 'privacy', listed: 'yes' }, headers)).status).toBe(303)
  expect(await directory()).toContain('Lis Listed')
  await site.post(DETAILS, { do: 'privacy' }, headers)
  expect(await directory()).not.toContain('Lis Listed</a>')
})

test('a member adds and removes a picture, and visitors see it only while the member agrees [TEA-019]', async ({
  site,
}) => {
  const { member, headers } = await signedIn(site, 'Pic Picture', { listed: true, showsPhotos: true })
  const form = new FormData()
  form.set('do', 'picture')
  form.set('picture', new File([new Uint8Array(await aPhotograph())], 'me.jpg', { type: 'image/jpeg' }))
  expect((await site.post(DETAILS, form, headers)).status).toBe(303)
  const { imageId } = await stored(site, member.id)
  const asVisitor = async () => (await site.get(`/files/${imageId}/original`)).status
  expect(await asVisitor()).toBe(200)
  await site.post(DETAILS, { do: 'privacy', listed: 'yes' }, headers)
  expect(await asVisitor()).toBe(404)
  expect(await site.page(DETAILS, headers)).toContain(`/files/${imageId}/`)
  await site.post(DETAILS, { do: 'remove-picture' }, headers)
  expect((await site.get(`/files/${imageId}/original`, await site.signIn('administrator'))).status).toBe(404)
})

test('a missing file and a file that is not a picture are refused at the field', async ({ site }) => {
  const { headers } = await signedIn(site, 'Non Picture')
  const empty = await site.post(DETAILS, { do: 'picture' }, headers)
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Please choose a picture')
  const form = new FormData()
  form.set('do', 'picture')
  form.set('picture', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
  expect(await (await site.post(DETAILS, form, headers)).text()).toContain('This is not a JPEG')
})

test('a minor sees who decides and cannot consent alone [TEA-019]', async ({ site }) => {
  const { member, headers } = await signedIn(site, 'Mini Minor', { bornOn: '2012-02-02', listed: false })
  const html = await site.page(DETAILS, headers)
  expect(html).toContain('visitors never see your surname, date of birth or picture')
  expect(html).not.toContain('Show my date of birth')
  expect(html).not.toContain('name="picture"')
  const answer = await site.post(DETAILS, { do: 'privacy', listed: 'yes' }, headers)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('your guardian decides this')
  expect((await stored(site, member.id)).listed).toBe(false)
})
