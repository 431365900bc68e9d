import { expect, test } from 'vitest'
import { foreignSelectorsIn, homesOf, selectorsOf } from './css-homes.ts'

const dialog = { path: 'dialog.css', css: '.modal { inset: 0 } .modal .tabs { margin: 0 }' }
const tabs = { path: 'controls.css', css: '.tabs, .tabs a { display: flex }' }

test('selectors are read separately, including those in media queries and without keyframes', () => {
  const css = `/* .comment */ @media (width < 30.5em) { .a:has(:is(b, i)), :is(.b, #c > a) d { color: red } }
    @keyframes turn { 0%, 1.5% { rotate: 0 } to { rotate: 1turn } }`
  expect(selectorsOf(css)).toEqual(['.a:has(b)', '.a:has(i)', '.b d', '#c > a d'])
})

test('a class belongs to the only stylesheet that names it, or that styles it without another class', () => {
  const homes = homesOf([dialog, tabs])
  expect(homes.get('modal')).toEqual(['dialog.css'])
  expect(homes.get('tabs')).toEqual(['controls.css'])
})

test('a class that two stylesheets style without another class belongs to both', () => {
  const other = { path: 'other.css', css: '.tabs b { color: red }' }
  expect(homesOf([tabs, other]).get('tabs')).toEqual(['controls.css', 'other.css'])
})

test('a stylesheet may style other components only around or inside its own', () => {
  const members = {
    path: 'members.css',
    css: '.modal .tabs { margin: 0 } .modal .member-tabs, .members .tabs:not(.idle) { margin: 0 } h2 { color: red }',
  }
  expect(foreignSelectorsIn(members, homesOf([dialog, tabs, members]))).toEqual(['.modal .tabs', 'h2'])
})

test('an id or a custom element counts as a class of the component', () => {
  const menu = { path: 'menu.css', css: '#menu > a { color: red } altcha-widget { color: red }' }
  expect(foreignSelectorsIn(menu, homesOf([menu]))).toEqual([])
})
