import { RawHtml } from './raw-html.tsx'

/** A text from editors, set for reading. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  return <RawHtml className={`rich ${className}`} html={html} />
}
