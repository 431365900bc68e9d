import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { giveTwoStep } from '../../../../tests/support/two-step.ts'
import { unzipped } from '../../../../tests/support/unzip.ts'

const PAGE = '/admin/settings/export'

async function download(site: TestSite, boss: { cookie: string }) {
  const answer = await site.post(PAGE, {}, boss)
  expect(answer.status).toBe(200)
  return { answer, files: await unzipped(Buffer.from(await answer.arrayBuffer())) }
}

test('visitors are sent to the login, and only administrators see or download the export', async ({
  site,
}) => {
  expect((await site.get(PAGE)).headers.get('location')).toContain('/members/access')
  expect((await site.post(PAGE, {})).status).toBe(302)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    expect((await site.get(PAGE, headers)).status).toBe(403)
    const refused = await site.post(PAGE, {}, headers)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('content-type')).not.toContain('zip')
  }
  const boss = await site.signIn('administrator')
  const fromElsewhere = { ...boss, origin: 'https://evil.example' }
  expect((await site.post(PAGE, {}, fromElsewhere)).status).toBe(403)
})

test('an administrator downloads every list as JSON and CSV with all files, which is recorded in the audit log', async ({
  site,
}) => {
  const { ctx } = site
  const boss = await site.signIn('administrator')
  expect(await site.page(PAGE, boss)).toContain('Nobody has downloaded it yet')
  await aMember(ctx, { name: '=HYPERLINK("x")', address: '7 Metre Lane', active: false })
  const pictureId = await aPicture(ctx, { name: 'Fête d’été.png', kind: 'logo' })
  for (let i = 0; i < 205; i++) await aForm(ctx, { title: `Form ${i}` })

  const { answer, files } = await download(site, boss)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="london-gd-2026-06-20.zip"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')

  const readMe = String(files.get('README.txt'))
  const lists = [...files.keys()].filter((path) => path.endsWith('.json'))
  expect(lists.length).toBeGreaterThan(50)
  for (const path of lists) {
    expect(readMe).toContain(path)
    const rows = JSON.parse(String(files.get(path)))
    expect(Array.isArray(rows)).toBe(true)
    expect(String(files.get(path.replace('.json', '.csv')))).toMatch(/^\ufeff\w/)
  }
  const member = JSON.parse(String(files.get('members.json'))).find(
    ({ address }: { address: string }) => address === '7 Metre Lane',
  )
  expect(member).toMatchObject({ name: '=HYPERLINK("x")', active: false, createdAt: expect.any(String) })
  expect(member).not.toHaveProperty('nameKey')
  expect(String(files.get('members.csv'))).toContain(`"'=HYPERLINK(""x"")"`)
  expect(JSON.parse(String(files.get('forms.json')))).toHaveLength(205)

  const [picture] = JSON.parse(String(files.get('files.json')))
  expect(picture).toMatchObject({ id: pictureId, path: `files/fete-dete-${pictureId}.jpg` })
  expect(files.get(picture.path)?.subarray(0, 2).toString('hex')).toBe('ffd8')

  const page = await site.page(PAGE, boss)
  expect(page).toContain('by Robin administrator')
  expect(await site.page('/admin/audit', boss)).toContain('Downloaded everything the club has stored')
})

/** All stored secrets that grant access. */
const SECRETS = sql`
  select token as secret from sessions
  union all select password from credentials where password is not null
  union all select value from verifications
  union all select identifier from verifications
  union all select key from authenticators
  union all select code_hash from recovery_codes
  union all select token_hash from registrations
  union all select key_hash from store_batch_keys`

test('an export contains no password, session, token or key', async ({ site }) => {
  const { ctx } = site
  const boss = await site.signIn('administrator')
  const coach = await aUser(ctx, { role: 'coach', password: 'a long password for tests' })
  const { recoveryCodes } = await giveTwoStep(ctx, coach)
  await aRegistration(ctx, { draft: true })
  const invited = { name: 'Kim New', email: 'kim@example.org', roles: 'administrator', intent: 'invite' }
  expect((await site.post('/admin/people/new', invited, boss)).status).toBeLessThan(400)

  const stored = await ctx.db.execute<{ secret: string }>(SECRETS)
  const secrets = [...stored.rows.map(({ secret }) => secret), ...recoveryCodes, ctx.secret]
  expect(secrets.length).toBeGreaterThan(10)
  const { files } = await download(site, boss)
  const everything = Buffer.concat([...files.values()])
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
  expect(everything.includes('$argon2')).toBe(false)
  expect(everything.includes('kim@example.org')).toBe(true)
})

test('an aborted download leaves no files, and the next one is complete', async ({ site }) => {
  const { ctx } = site
  const boss = await site.signIn('administrator')
  const stored = async () => {
    const keys: string[] = []
    for await (const key of ctx.files.keys('')) keys.push(key)
    return keys.toSorted()
  }
  const answer = await site.post(PAGE, {}, boss)
  const before = await stored()
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await stored()).toEqual(before)
  const open = await ctx.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
  )
  expect(open.rows).toEqual([])
  expect((await download(site, boss)).files.size).toBeGreaterThan(100)
})

test('a file with missing bytes is named in the archive instead of breaking it', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const id = await aPicture(site.ctx, { name: 'Lost.png' })
  await site.ctx.files.remove(`${id}/`)
  const { files } = await download(site, boss)
  expect(String(files.get('files-not-found.txt'))).toContain(`files/lost-${id}.jpg\n`)
})
