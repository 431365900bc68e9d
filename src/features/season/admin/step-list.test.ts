import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { StepList } from './step-list.tsx'

test('each step of a season without teams, players and answers says so in words', () => {
  const steps = {
    teams: { playing: 0, renamed: 0, leftOut: 0, copiedTrainings: 0 },
    players: { moving: 0, clashing: 0, undecided: 0 },
    answers: { coming: 0, notComing: 0, silent: 0 },
    closedOn: undefined,
  }
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(StepList, { steps })))
  const words = [...html.matchAll(/<p class="small">(.*?)<\/p>/g)].map(([, text]) => text)
  expect(words).toEqual(['No teams', 'Nobody changes team', 'Nobody to ask', 'Not closed yet'])
})
