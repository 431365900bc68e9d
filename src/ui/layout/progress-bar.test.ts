import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

const routes = [
  { path: '/', Component: ProgressBar },
  { path: '/slow', loader: () => new Promise(() => {}), Component: ProgressBar },
]
const shown = (router: ReturnType<typeof createMemoryRouter>) =>
  renderToStaticMarkup(createElement(RouterProvider, { router }))

test('the progress bar shows only while the next page loads [SYS-027]', () => {
  const router = createMemoryRouter(routes)
  expect(shown(router)).not.toContain('role="progressbar"')
  void router.navigate('/slow')
  expect(shown(router)).toContain('role="progressbar"')
})
