import './product.css'
import { Html } from '../../../../ui/primitives/html.tsx'
import type { Product } from '../queries/product.server.ts'

type Props = Pick<Product, 'description' | 'colours' | 'technology' | 'sizes'>

/** The supplier's description of an item. */
export function AboutItem({ description, colours, technology, sizes }: Props) {
  const facts = [
    ['Colour', colours],
    ['Sizes', sizes.map(({ size }) => size).join(', ')],
    ['Materials', technology.join(', ')],
  ].filter(([, words]) => words)
  return (
    <section>
      {description && (
        <>
          <h2 className="margin-bottom-2">Description</h2>
          <Html html={description} />
        </>
      )}
      <dl className="product-facts prose-width margin-top-4">
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt className="muted">{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
