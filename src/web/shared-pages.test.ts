import { expect, test } from 'vitest'
import { anActor } from '../../tests/support/actors.ts'
import { ANY_MEMBER, SYSTEM, VISITOR } from '../kernel/actor.ts'
import { audienceOf, isSharedPage, READER, sharedKey } from './shared-pages.ts'

test('staff, accounts without a member and the product itself share no pages', () => {
  for (const role of ['administrator', 'finance', 'shop', 'coach'] as const)
    expect(audienceOf(anActor(role)), role).toBeUndefined()
  expect(audienceOf(anActor('member', { active: false }))).toBeUndefined()
  expect(audienceOf(anActor('member', { teams: [{ id: 'x', name: 'Men 1' }] }))).toBeUndefined()
  expect(audienceOf({ ...anActor('member'), needsTwoStep: true })).toBeUndefined()
  expect(audienceOf(SYSTEM)).toBeUndefined()
})

test('the reader of a shared page has the audience that it is sent to', () => {
  for (const actor of [VISITOR, anActor('member')]) {
    const audience = audienceOf(actor)
    expect(audience && audienceOf(READER[audience])).toBe(audience)
  }
})

test('the reader of members’ pages is no one', () => {
  const { isMember, kind, ...rest } = ANY_MEMBER as typeof ANY_MEMBER & { kind: 'user' }
  expect([kind, isMember]).toEqual(['user', true])
  expect(Object.values(rest).flat().filter(Boolean)).toEqual([])
})

test('pages of a person, and the data of pages, are not shared', () => {
  for (const address of [
    '/members/dashboard',
    '/store/checkout',
    '/about-us/register',
    '/about-us/members',
    '/events/summer-party',
    '/gd/join-us.data',
    '/forms/contact-us/x',
    '/_root.data',
  ])
    expect(isSharedPage(address), address).toBe(false)
  for (const address of ['/', '/events', '/gd/join-us', '/forms/contact-us', '/about-us/how-to-join'])
    expect(isSharedPage(address), address).toBe(true)
})

test('the pages of members and visitors have different keys', () => {
  expect(sharedKey('members', 'c', '/')).not.toBe(sharedKey('visitors', 'c', '/'))
  expect(sharedKey('members', 'c', '/')).not.toBe(sharedKey('members', 'd', '/'))
})
