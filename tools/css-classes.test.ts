import { expect, test } from 'vitest'
import { classesDefined, classesUsed } from './css-classes.ts'

test('a stylesheet defines the classes of its selectors, including those in media queries and :has()', () => {
  const css = `/* .comment */ @media (width < 30.5em) { .card:has(> .badge) a { color: red } }
    @scope (.menu) { [data-state=".text"] { inset: 0.5rem } }`
  expect([...classesDefined(css)]).toEqual(['card', 'badge', 'menu'])
})

test('a component uses the classes of its attributes and of tables named after them', () => {
  const code = `
    const STATE_CLASSES = { open: 'slot empty', own: 'slot own' } as const
    const field = { className: 'input short' }
    bar.classList.toggle('on', index < 3)
    <p className="card lead" />
    <p className={kind === 'open' ? 'badge' : isOff('never') && 'muted'} />
    <p className={\`rich-text \${className}\`} />
    const page = '<svg class="icon" viewBox="0 0 1 1"/>'`
  expect([...classesUsed(code).classes].toSorted()).toEqual([
    'badge',
    'card',
    'empty',
    'icon',
    'input',
    'lead',
    'muted',
    'on',
    'own',
    'rich-text',
    'short',
    'slot',
  ])
})

test('a class name built from parts is refused', () => {
  expect(classesUsed(`<i className={\`pane-\${index}\`} />`).parts).toEqual([`pane-\${index}`])
})
