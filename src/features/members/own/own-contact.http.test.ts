import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aSite, test } from '../../../../tests/support/site.ts'

test('a member reads their own e-mail and phone, and cannot read, find or sort by anyone else’s [API-026]', async () => {
  const site = await aSite()
  const contact = { email: 'ana@example.org', phone: '020 7946 0123' }
  const ana = await aMember(site.ctx, { name: 'Ana Own', ...contact })
  const ben = await aMember(site.ctx, { name: 'Ben Other', email: 'ben@example.org', phone: '07700 900123' })
  const own = await site.signIn(ana)
  const ask = async (query: string, headers: Record<string, string>) =>
    (await (await site.sendJson('POST', '/api/graphql', { query }, headers)).json()) as { data?: unknown }
  const member = (id: string) => `{ member(id: "${id}") { email Phone } }`
  expect((await ask(member(ana.id), own)).data).toEqual({
    member: { email: contact.email, Phone: contact.phone },
  })
  expect((await ask(member(ben.id), own)).data).toEqual({ member: { email: null, Phone: null } })
  const found = await ask('{ members(where: { email_contains: "example" }) { Name } }', own)
  expect(found.data).toEqual({ members: [{ Name: 'Ana Own' }] })
  const answers = [
    await ask('{ members(sort: "Phone:asc") { email Phone } }', own),
    await ask(member(ben.id), {}),
  ]
  expect(JSON.stringify(answers)).not.toContain('ben@')
  expect(JSON.stringify(answers)).not.toContain('07700')
  const staff = await site.signIn('administrator')
  expect((await ask(member(ben.id), staff)).data).toEqual({
    member: { email: 'ben@example.org', Phone: '07700 900123' },
  })
})
