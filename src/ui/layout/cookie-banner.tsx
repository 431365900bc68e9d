import { paths } from '../../web/paths.ts'
import styles from './cookie-banner.css?url'

/**
 * Asks for consent if the club uses something that requires it. The answer is a form post and stored in a cookie.
 * [resolutions C11]
 */
export function CookieBanner() {
  return (
    <aside className="cookie-banner" aria-label="Cookies">
      <link rel="stylesheet" href={styles} precedence="parts" />
      <form className="page row between" method="post" action={paths.consent}>
        <p>
          We keep only the cookies this site needs to work: your login, your cart, and this answer.{' '}
          <a href={paths.privacyPolicy}>Privacy policy</a>
        </p>
        <button type="submit" className="button secondary compact">
          That’s fine
        </button>
      </form>
    </aside>
  )
}
