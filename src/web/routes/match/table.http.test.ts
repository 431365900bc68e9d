import { expect } from 'vitest'
import { aGame } from '../../../../demo/builders/game.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { listening } from '../../../../tests/support/listening.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { tableAddress } from '../../../features/games/live/queries/table-link.server.ts'
import { newId } from '../../../kernel/ids.ts'

const NOW = TEST_NOW.getTime()

async function aGameNow(site: TestSite) {
  const game = await aGame(site.ctx, { startsAt: new Date(NOW - 60_000) })
  const token = new URL(tableAddress(site.ctx, game)).searchParams.get('token') ?? ''
  const send = (kind: string, given: object = {}) =>
    site.sendJson('POST', `/match/${game.id}/events?token=${token}`, {
      sentAt: NOW,
      events: [{ id: newId(), kind, at: NOW, ...given }],
    })
  return { game, token, send }
}

test('the scorer’s table neither opens nor records without its link or with another game’s link', async ({
  site,
}) => {
  const [{ game }, { token }] = [await aGameNow(site), await aGameNow(site)]
  for (const given of ['', `?token=${token}`]) {
    expect((await site.get(`/match/${game.id}/table${given}`)).status).toBe(410)
    expect((await site.get(`/match/${game.id}/events${given}`)).status).toBe(403)
    const body = { sentAt: NOW, events: [{ id: newId(), kind: 'goal', side: 'home', at: NOW }] }
    expect((await site.sendJson('POST', `/match/${game.id}/events${given}`, body)).status).toBe(403)
  }
})

test('unreadable events are refused with 422', async ({ site }) => {
  const { game, token } = await aGameNow(site)
  for (const body of [{}, { sentAt: NOW, events: [] }, { sentAt: NOW, events: [{ kind: 'goal' }] }])
    expect((await site.sendJson('POST', `/match/${game.id}/events?token=${token}`, body)).status).toBe(422)
})

test('the scorer’s table opens with its link, and its address does not leak', async ({ site }) => {
  const { game, token } = await aGameNow(site)
  const answer = await site.get(`/match/${game.id}/table?token=${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await answer.text()).toContain('Start 1st half')
})

test('the game page includes its small script only on the day of the game, until the final whistle', async ({
  site,
}) => {
  const { game, send } = await aGameNow(site)
  const page = () => site.page(`/games/${game.id}`)
  const later = await aGame(site.ctx, { startsAt: new Date(NOW + 2 * 86_400_000) })
  expect(await site.page(`/games/${later.id}`)).not.toContain('/live-score.js')
  const waiting = await page()
  expect(waiting).toContain(`data-live="/games/${game.id}/live"`)
  expect(waiting).toContain('src="/live-score.js"')
  await send('goal', { side: 'home' })
  const live = await page()
  expect(live).toMatch(/data-live="\/games\/.*1 – 0/s)
  expect(live).toContain('src="/live-score.js"')
  expect(await (await send('end')).json()).toEqual({ isRecorded: true })
  const after = await page()
  expect(after).toContain('Final score')
  expect(after).not.toContain('/live-score.js')
})

test('a viewer who waits for the first event receives each change on one stream until the final whistle ends it', async ({
  site,
}) => {
  const { game, send } = await aGameNow(site)
  const { get } = await listening(site)
  const later = await aGame(site.ctx, { startsAt: new Date(NOW + 2 * 86_400_000) })
  expect((await get(`/games/${later.id}/live`)).status).toBe(204)
  expect((await get(`/games/${newId()}/live`)).status).toBe(204)
  const answer = await get(`/games/${game.id}/live`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (words: string) => {
    for (let read = ''; !read.includes(words); ) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) throw new Error(`the stream ended before ${words}`)
      read += value
    }
  }
  await until('"phase":"before"')
  await send('goal', { side: 'home', shirtNumber: 7 })
  await until('"home":1,"away":0')
  await send('goal', { side: 'away' })
  await until('"home":1,"away":1')
  await send('end')
  await until('"phase":"ended"')
  expect((await reader?.read())?.done).toBe(true)
})
