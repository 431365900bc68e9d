import './product.css'
import { Html } from '../../../../ui/primitives/html.tsx'
import type { Product } from '../queries/product.server.ts'

type Props = Pick<Product, 'description' | 'colours' | 'technology' | 'sizes' | 'sizeGuide'>

/** The supplier's description of an item, and the club's size guide for its category. */
export function AboutItem({ description, colours, technology, sizes, sizeGuide }: Props) {
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
      {sizeGuide && (
        <div id="size-guide" className="margin-top-6">
          <h2 className="margin-bottom-2">Size guide</h2>
          <Html html={sizeGuide} />
        </div>
      )}
    </section>
  )
}
