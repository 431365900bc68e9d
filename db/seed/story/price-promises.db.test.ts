import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textOf } from '../../../src/kernel/text.ts'
import { FEES } from './registration-settings.ts'

const POSTS = join(import.meta.dirname, 'posts')
/** Every text of the demo club: its pages, and the sources that hold its shorter texts. */
const texts = [
  ...readdirSync(POSTS).map((name) => join(POSTS, name)),
  ...['registration-settings', 'events', 'posts', 'menus'].map((name) =>
    join(import.meta.dirname, `${name}.ts`),
  ),
].map((path) => readFileSync(path, 'utf8'))

const FEE_AMOUNTS = [...FEES.registration, ...FEES.training_fees].map(({ price }) => price)

test('no text promises a discount or a part payment that no price knows [REG-023, EVT-015]', () => {
  for (const text of texts)
    expect(text).not.toMatch(/second child|half off|half of it|sibling|deposit|the same subscription/i)
})

test('the fees that pages name are those that are charged [REG-023, SYS-072]', () => {
  for (const page of ['how-to-join', 'london-gd-juniors']) {
    const named = [...textOf(readFileSync(join(POSTS, `${page}.html`), 'utf8')).matchAll(/£(\d+)/g)]
    expect(named.length, page).toBeGreaterThan(0)
    for (const [words, pounds] of named) expect(FEE_AMOUNTS, `${page}: ${words}`).toContain(Number(pounds))
  }
})
