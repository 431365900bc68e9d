import styles from '../styles/rich-text.css?url'
import { RawHtml } from './raw-html.tsx'

/** A text from editors, set for reading. Only pages with one load its stylesheet. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="parts" />
      <RawHtml className={`rich ${className}`} html={html} />
    </>
  )
}
