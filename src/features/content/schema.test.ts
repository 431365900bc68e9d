import { expect, test } from 'vitest'
import { feesInput, imagesInput, menuInput, menuLink, questionsInput } from './schema.ts'

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'teams'])(
  'a menu does not lead to %s [CNT-012]',
  (link) => {
    expect(menuLink.safeParse(link).success).toBe(false)
  },
)

test('a line without a link opens others, or is refused [CNT-012]', () => {
  const page = { title: 'Members', link: '/about-us/members' }
  expect(menuInput.safeParse([{ title: 'Club', link: '' }]).success).toBe(false)
  expect(menuInput.safeParse([{ title: 'Club', link: '', subItems: [page] }]).success).toBe(true)
})

test('a menu line has title, link, typeLink, showInMenu, private, meta and lines below it, and nothing else [CNT-012]', () => {
  const full = {
    title: 'Members',
    link: '/about-us/members',
    typeLink: 'page',
    showInMenu: false,
    private: true,
    meta: { title: 'Members', description: 'Who plays here', image: '/og.png' },
    subItems: [{ title: 'Facebook', link: 'https://example.org', typeLink: 'external', showInMenu: true }],
  }
  expect(menuInput.parse([full])).toEqual([full])
  expect(menuInput.safeParse([{ ...full, style: 'x' }]).success).toBe(false)
})

test('a question has an id and two answers or more [SYS-071]', () => {
  const option = { value: 'other', label: 'I want to help' }
  const question = {
    id: 'applies_to_you',
    label: 'What applies?',
    options: [option, { value: 'a', label: 'A' }],
  }
  expect(questionsInput.safeParse([question]).success).toBe(true)
  expect(questionsInput.safeParse([{ ...question, options: [option] }]).success).toBe(false)
  expect(questionsInput.safeParse([{ ...question, id: '__proto__' }]).success).toBe(false)
})

test('a fee is whole pence between 0 and 2000 pounds [SYS-071]', () => {
  const fees = (price: number) => ({
    registration: [{ id: 'registration', label: 'Registration', price, period: 'season', description: '' }],
    training_fees: [],
  })
  expect(feesInput.safeParse(fees(45.5)).success).toBe(true)
  for (const price of [-1, 0.001, 2001, Number.NaN])
    expect(feesInput.safeParse(fees(price)).success).toBe(false)
})

test('pictures of the home page are named by ids of files [CNT-023]', () => {
  expect(imagesInput.safeParse(['../../etc/passwd']).success).toBe(false)
})
