import { useNavigation } from 'react-router'
import styles from './progress-bar.css?url'

/** Shows that a page is loading. The stylesheet delays it by 200 ms and animates it for 5 s. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="parts" />
      {busy && <ProgressLine />}
    </>
  )
}

/** The line itself, at the top of the window. */
export const ProgressLine = () => <div className="progress" role="progressbar" aria-label="Loading" />
