import { expect } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aPost } from '../../../../demo/builders/post.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { test } from '../../../../tests/support/site.ts'

test('a missing post is a 404 with its own message, under /gd and on a page with a fixed post [CNT-002]', async ({
  site,
}) => {
  for (const path of ['/gd/none', '/about-us/how-to-join']) {
    const answer = await site.get(path)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    expect(page).toMatch(/<span class="error-number tabular">404<\/span>.*>Page not found</)
    expect(page).not.toContain('could not be found')
  }
})

test('a post shows title, subtitle, its two pictures and its text, with and without a trailing slash [CNT-003, CNT-005]', async ({
  site,
}) => {
  const headerImageId = await aPicture(site.ctx, { kind: 'header', alt: 'The hall' })
  const secondaryImageId = await aPicture(site.ctx, { kind: 'training', alt: 'The net' })
  const content = '<p>Bring <b>shoes</b>.</p>'
  await aPost(site.ctx, {
    title: 'Handball venues',
    subtitle: 'Our halls',
    content,
    headerImageId,
    secondaryImageId,
  })
  for (const slash of ['', '/']) {
    const page = await site.page(`/gd/handball-venues${slash}`)
    expect(page).toContain('<h1>Handball venues</h1>')
    expect(page).toContain('Our halls')
    expect(page).toContain('<p>Bring <b>shoes</b>.</p>')
    expect(page).toMatch(new RegExp(`<img[^>]*/files/${headerImageId}/[^>]*alt="The hall"`))
    expect(page).toMatch(new RegExp(`<img[^>]*/files/${secondaryImageId}/[^>]*alt="The net"`))
    expect(page).toContain('<link rel="canonical" href="http://127.0.0.1:3000/gd/handball-venues"/>')
  }
})

test('a picture that is not public is not in the page [CNT-005]', async ({ site }) => {
  const headerImageId = await aPicture(site.ctx, { audience: 'members' })
  await aPost(site.ctx, { title: 'Members only picture', headerImageId })
  expect(await site.page('/gd/members-only-picture')).not.toContain(headerImageId)
})

test('a fixed post is at its page’s path, which is its canonical address [CNT-001]', async ({ site }) => {
  await aPost(site.ctx, { title: 'How to join', content: '<p>Come to a session.</p>', slug: 'how-to-join' })
  const page = await site.page('/about-us/how-to-join/')
  expect(page).toContain('<h1>How to join</h1>')
  expect(page).toContain('Come to a session.')
  for (const path of ['/about-us/how-to-join/', '/gd/how-to-join']) {
    expect(await site.page(path)).toContain(
      '<link rel="canonical" href="http://127.0.0.1:3000/about-us/how-to-join"/>',
    )
  }
})

test('a post has its own title, description and picture for link previews [SYS-021]', async ({ site }) => {
  const headerImageId = await aPicture(site.ctx, { kind: 'header' })
  await aPost(site.ctx, {
    title: 'Code of conduct',
    content: '<h2>On court</h2><p>Play &amp; stop.</p>',
    headerImageId,
  })
  const page = await site.page('/gd/code-of-conduct')
  expect(page).toContain('<title>Code of conduct · London GD</title>')
  expect(page).toContain('<meta name="description" content="On court Play &amp; stop."/>')
  expect(page).toMatch(
    new RegExp(`<meta property="og:image" content="http://127.0.0.1:3000/files/${headerImageId}/`),
  )
})

test('a text has one button next to it for the next step, a form of the club', async ({ site }) => {
  await aPost(site.ctx, { title: 'Join us' })
  await aPost(site.ctx, { title: 'House rules' })
  const nextOf = async (path: string) =>
    (await site.page(path)).match(/<aside [^>]*aria-labelledby="next-step".*?<\/aside>/s)?.[0] ?? ''

  expect(await nextOf('/gd/join-us'), 'no form yet').toContain('href="/forms/contact-us/">Contact us')
  await aForm(site.ctx, { title: 'Trial session', slug: 'trial-session' })
  const next = await nextOf('/gd/join-us')
  expect(next).toContain('href="/forms/trial-session/">Book a free session')
  expect(next.match(/class="button"/g)).toHaveLength(1)
  await aSeries(site.ctx, { teams: [await aTeam(site.ctx)] })
  expect(await nextOf('/gd/join-us')).toContain('href="/about-us/free-session">Book a free session')
  expect(await nextOf('/gd/house-rules')).toContain('href="/forms/contact-us/">Contact us')
})
