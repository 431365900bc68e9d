import { isChildrensSize } from '../model/size-words.ts'
import type { Product } from '../queries/product.server.ts'

type Props = Pick<Product, 'sizes' | 'sizesText'> & {
  /** Expected delivery of an order placed now; undefined while no batch is open. */
  expected: string | undefined
  mailbox: string
}

/** The size guide and how collection works, beside the choice. */
export function BuyingNotes({ sizes, sizesText, expected, mailbox }: Props) {
  const hasChildrens = sizes.some(({ size }) => isChildrensSize(size))
  return (
    <div className="stack-small small">
      <details>
        <summary>Size guide</summary>
        {sizesText && <p>Supplier’s sizes: {sizesText}.</p>}
        {hasChildrens && (
          <p>
            Numbers are a child’s height in cm: 116 fits at about 6 years, 128 at 8, 140 at 10, 152 at 12 and
            164 at 14. Between two sizes, choose the larger one.
          </p>
        )}
        <p>
          Not sure? Ask us before you order: <a href={`mailto:${mailbox}`}>{mailbox}</a>. We can change the
          size until we have ordered from the supplier.
        </p>
      </details>
      <details>
        <summary>How collection works</summary>
        <p>
          We order for everyone together.{' '}
          {expected
            ? `Orders placed now are expected on ${expected}.`
            : 'The next batch has no date yet. Your order will join it.'}{' '}
          Your order page shows when it has arrived. You can then collect it at training.
        </p>
      </details>
    </div>
  )
}
