import { expect } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { sessionTrialists } from '../../../features/trainings/sessions/table.server.ts'

const FORM = { name: 'Paul Serrano', age: '31', genre: 'men', experience: 'none', email: 'paul@example.org' }

test('a form without age and experience is refused with every message and keeps the input', async () => {
  const site = await aSite()
  const answer = await site.post('/about-us/free-session', { name: 'Paul Serrano', age: '', email: 'paul' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  for (const words of [
    'Enter an age between 4 and 99',
    'Choose an answer',
    'Enter an e-mail address',
    'Paul Serrano',
  ])
    expect(page).toContain(words)
})

test('a team page links to the form, which books its next session and shows when and where', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  await aSeries(site.ctx, { teams: [team], venueText: 'Park' })
  expect(await site.page('/teams/men-1')).toContain('href="/about-us/free-session?team=men-1"')
  expect(await site.page('/about-us/free-session?team=men-1')).toContain('For Men 1.')
  const booked = await site.post('/about-us/free-session?team=men-1', {
    ...FORM,
    team: 'men-1',
    altcha: await solve(await (await site.get('/api/captcha/free-session')).json()),
  })
  const page = await site.page(booked.headers.get('location') ?? '')
  expect(page).toContain('See you at training')
  expect(page).not.toContain('Paul')
  expect(await site.ctx.db.$count(sessionTrialists)).toBe(1)
})
