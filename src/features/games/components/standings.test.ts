import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ENGLAND } from '../model/game.ts'
import type { TeamStandings } from '../queries/standings.server.ts'
import { Standings } from './standings.tsx'
import { StandingsTabs } from './standings-tabs.tsx'

const row = {
  rank: 1,
  team: 'London GD',
  played: 8,
  won: 5,
  drawn: 1,
  lost: 2,
  goalsFor: 230,
  goalsAgainst: 232,
  points: 19,
  ours: true,
}
const standings: TeamStandings = {
  team: { id: '1', name: 'Men 1', slug: 'men-1' },
  competition: { name: 'Premier League', season: '2026/27', rules: ENGLAND, complete: false },
  rows: [row],
  fixturesHtml: '',
}
const none = { ...standings, competition: null, rows: [] }
const htmlOf = (given: TeamStandings) => renderToStaticMarkup(createElement(Standings, { standings: given }))

test('standings without teams show a message [TEA-016]', () => {
  expect(htmlOf(none)).toContain('No standings available for this team')
})

test('a widget without teams shows a message, and so does a team whose fixtures are an empty line [TEA-015, TEA-016]', () => {
  const widget = renderToStaticMarkup(createElement(StandingsTabs, { standings: [] }))
  expect(widget).toContain('<p>No standings available for this team</p>')
  expect(htmlOf({ ...none, fixturesHtml: '<p> </p>' })).toContain('No standings available for this team')
})

test('text by staff is shown when there are no results [TEA-008]', () => {
  const html = htmlOf({ ...none, fixturesHtml: '<p>Tournament in March</p>' })
  expect(html).toContain('<p>Tournament in March</p>')
  expect(html).not.toContain('No standings')
})

test('the club’s row is marked, and a negative difference has a real minus sign', () => {
  expect(htmlOf(standings)).toMatch(/<tr class="ours">.*London GD.*−2<.*19<.*<\/tr>/)
})

test('a deduction is shown with its reason', () => {
  const rules = { ...ENGLAND, deductions: [{ team: 'Oldbury', points: 1, reason: 'a late report' }] }
  const competition = { name: 'Premier League', season: '2026/27', rules, complete: false }
  expect(htmlOf({ ...standings, competition })).toContain('Oldbury: 1 point deducted (a late report).')
})

test('tabs of several teams each link to the team’s page, and the first one is open [TEA-015, SYS-003]', () => {
  const women = { ...none, team: { id: '2', name: 'Women 1', slug: 'women-1' } }
  const html = renderToStaticMarkup(createElement(StandingsTabs, { standings: [standings, women] }))
  expect(html).toMatch(/<input[^>]* checked=""[^>]*id="t1"|<input[^>]*id="t1"[^>]* checked=""/)
  expect(html.match(/ checked=""/g)).toHaveLength(1)
  expect(html).toContain('<label for="t2">Women 1</label>')
  for (const slug of ['men-1', 'women-1']) expect(html).toContain(`href="/teams/${slug}"`)
})
