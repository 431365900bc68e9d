import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPhotograph, SCRIPT } from '../../../../../tests/support/pictures.ts'
import { test } from '../../../../../tests/support/site.ts'
import { messages } from '../../../../features/messages/table.server.ts'
import { newId } from '../../../../kernel/ids.ts'

test('a picture is added to a message without scripts; one that is refused loses nothing that was typed, and only administrators see it until a test shows it', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const post = (more: Record<string, string | File>) => {
    const form = new FormData()
    const typed = { subject: 'The new floor', html: '<p>Look at this.</p>', intent: 'picture' }
    for (const [name, value] of Object.entries({ key: newId(), ...typed, ...more })) form.set(name, value)
    return site.post('/admin/emails/new', form, headers)
  }
  const files = new File([new Uint8Array(await aPhotograph())], 'floor.jpg')
  for (const [more, words] of [
    [{ alt: 'The floor' }, 'Please choose a picture'],
    [{ alt: '' }, 'Describe what the picture shows'],
    [{ alt: ' ', files }, 'Describe what the picture shows'],
    [
      { alt: 'The floor', files: new File([SCRIPT], 'x.png') },
      'x.png: not a JPEG, PNG, WebP or AVIF picture',
    ],
  ] as const) {
    const refused = await post(more)
    expect(refused.status).toBe(422)
    const page = await refused.text()
    for (const shown of [words, 'The new floor', 'Look at this.']) expect(page).toContain(shown)
  }
  const added = await (await post({ alt: 'The floor', files })).text()
  const [, address = ''] =
    /<figure>.*?<img src="(\/files\/[\w-]+\/original)" alt="The floor"/s.exec(added) ?? []
  expect(added).toContain(`Look at this.&lt;/p&gt;&lt;img src=&quot;${address}&quot;`)
  expect((await site.get(address)).status).toBe(404)
  expect((await site.get(address, await site.signIn('shop'))).status).toBe(404)
  expect((await site.get(address, headers)).headers.get('content-type')).toBe('image/jpeg')
  const html = `<p>Look at this.</p><img src="${address}" alt="The floor">`
  expect(await (await post({ intent: 'test', html })).text()).toContain('A test is on its way to')
  expect((await site.get(address)).status).toBe(200)
  const shop = await site.signIn('shop')
  expect((await site.post('/admin/emails/pictures', new FormData(), shop)).status).toBe(403)
})

test('an e-mail that waits is edited, and the address of a picture that is withdrawn says at once that it is gone', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Ana Reads', email: 'ana@example.org' })
  const uploaded = new FormData()
  uploaded.set('files', new File([new Uint8Array(await aPhotograph())], 'floor.jpg'))
  uploaded.set('alt', 'The floor')
  const added = await (await site.post('/admin/emails/pictures', uploaded, headers)).text()
  const address = /\/files\/[\w-]+\/original/.exec(added)?.[0] ?? ''
  const picture = address.split('/')[2] ?? ''
  const typed = {
    ...{ to: member.id, people: '1', when: 'later', at: '2030-01-01T10:00' },
    ...{ subject: 'The floor', html: `<p>Look</p><img src="${address}" alt="The floor">` },
  }
  const created = await site.post('/admin/emails/new', { ...typed, key: newId() }, headers)
  const page = created.headers.get('location') ?? ''
  expect(page).toMatch(/^\/admin\/emails\/messages\//)
  expect((await site.get(address)).status).toBe(200)

  const edit = `${page}/edit`
  const opened = await (await site.get(edit, headers)).text()
  for (const shown of ['value="The floor"', 'name="version" value="1"', 'value="2030-01-01T10:00"'])
    expect(opened).toContain(shown)
  const better = { ...typed, subject: 'The new floor', version: '1' }
  const saved = await site.post(edit, { ...better, key: newId() }, headers)
  expect(saved.headers.get('location')).toBe(page)
  const second = await site.post(edit, { ...better, subject: 'A newer floor', key: newId() }, headers)
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Someone else saved a change while you were editing')
  expect(await site.ctx.db.select({ subject: messages.subject }).from(messages)).toEqual([
    { subject: 'The new floor' },
  ])

  const withdraw = { do: 'withdraw', picture }
  expect((await site.post(page, withdraw, await site.signIn('shop'))).status).toBe(403)
  expect((await site.post(page, withdraw, headers)).headers.get('location')).toBe(page)
  expect((await site.get(address)).status).toBe(410)
  expect((await site.get(address, headers)).status).toBe(410)
  await site.post(page, { do: 'cancel' }, headers)
  expect(await site.page(edit, headers)).toContain('It is too late to edit this e-mail')
})
