import { isChildrensSize } from '../model/size-words.ts'
import type { Product } from '../queries/product.server.ts'

type Props = Pick<Product, 'sizes' | 'sizesText'> & {
  /** When what is ordered now is expected; undefined while no batch is open. */
  expected: string | undefined
  mailbox: string
}

/** Which size fits, and how an order comes to its buyer: said beside what is chosen. [STO-011] */
export function BuyingNotes({ sizes, sizesText, expected, mailbox }: Props) {
  const hasChildrens = sizes.some(({ size }) => isChildrensSize(size))
  return (
    <div className="stack-s small">
      <details>
        <summary>Size guide</summary>
        {sizesText && <p>Sizes by the supplier: {sizesText}.</p>}
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
            ? `What you order now is expected on ${expected}.`
            : 'The next batch has no date yet: your order waits for it.'}{' '}
          Your order page shows when it has arrived. Then collect it at training.
        </p>
      </details>
    </div>
  )
}
