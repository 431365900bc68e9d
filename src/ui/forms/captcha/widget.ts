// The script of pages with a captcha: a module of its own, so that those pages need no React in the browser.
// Styles and worker come as files, because the content policy allows neither inline; both only where it is shown.
import 'altcha/external'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import styles from './captcha.css?url'

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())

const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = styles
document.head.append(link)

// Whoever was faster than this script has entered the form already: the widget waits for that moment in vain.
for (const widget of document.querySelectorAll('altcha-widget')) {
  widget.addEventListener('load', () => {
    if (widget.closest('form')?.contains(document.activeElement)) void widget.verify()
  })
}
