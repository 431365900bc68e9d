import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { TEST_NOW } from '../../../tests/support/database.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../context.ts'
import { PageCache } from './page-cache.ts'
import { sharing } from './share.ts'
import { collectTags } from './tags.ts'

function aRequest(cache: PageCache, actor: Actor, now = TEST_NOW) {
  const pages = collectTags((tags) => cache.drop(tags))
  const ctx = { actor, pages, clock: { now: () => now } } as unknown as Ctx // everything that `sharing` uses
  return { pages, share: sharing(cache, ctx) }
}

const menuFor = async ({ actor, pages }: Ctx) => {
  pages.read('configurations')
  return { actor: actor.kind }
}

test('a shared value is always read as a visitor', async () => {
  const { share } = aRequest(new PageCache(), anActor('administrator'))
  expect(await share('menu', menuFor)).toEqual({ actor: 'visitor' })
})

test('a shared value is read once a minute, and pages are tagged with its sources', async () => {
  const cache = new PageCache()
  const first = await aRequest(cache, anActor('member')).share('menu', menuFor)
  const second = aRequest(cache, anActor('member'))
  expect(await second.share('menu', menuFor)).toBe(first)
  expect([...second.pages.tags]).toEqual(['configurations'])
  const later = aRequest(cache, anActor('member'), new Date(TEST_NOW.getTime() + 60_000))
  expect(await later.share('menu', menuFor)).not.toBe(first)
})

test('a write drops the shared values of its tags, even those being read at that moment', async () => {
  const cache = new PageCache()
  const { share } = aRequest(cache, anActor('member'))
  const before = await share('menu', menuFor)
  cache.drop(['configurations'])
  const overtaken = await share('menu', async (ctx) => {
    const menu = await menuFor(ctx)
    cache.drop(['configurations'])
    return menu
  })
  expect(overtaken).not.toBe(before)
  expect(await share('menu', menuFor)).not.toBe(overtaken)
})
