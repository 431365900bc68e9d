import { RawHtml } from './raw-html.tsx'
import styles from './rich-text.css?url'

/** HTML written by staff, with the styles for texts, which only pages with such a text load. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="parts" />
      <RawHtml className={`rich-text ${className}`} html={html} />
    </>
  )
}
