// The script of pages with a captcha. A separate module, so that those pages need no React in the browser. Styles and
// worker are files, because the content security policy forbids inline code.
import 'altcha/external'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import styles from './captcha.css?url'

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())

const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = styles
document.head.append(link)

// If the form got the focus before this script ran, the widget has missed the event that starts it.
for (const widget of document.querySelectorAll('altcha-widget')) {
  widget.addEventListener('load', () => {
    if (widget.closest('form')?.contains(document.activeElement)) void widget.verify()
  })
}
