import { createContext, createElement, type ReactNode, useContext } from 'react'

/** The parts of a public page that depend on its reader. */
export type PartName = 'account' | 'cart' | 'first-name'

/**
 * Names the element that stands for a part, on a page that is rendered once for many readers. Undefined on others. The
 * mark of a pure call keeps it out of scripts in the browser.
 */
export const PersonalPartContext = /* @__PURE__ */ createContext<((name: PartName) => string) | undefined>(
  undefined,
)

/**
 * A part that depends on the reader. On a page for many readers it is an empty element, which the server replaces when
 * it sends the page; `children` is not rendered. Use it only where `import.meta.env.SSR` is true: then scripts in the
 * browser do not contain it.
 */
export function PersonalPart({ name, children }: { name: PartName; children: ReactNode }) {
  const elementOf = useContext(PersonalPartContext)
  return elementOf ? createElement(elementOf(name)) : children
}
