import { data } from 'react-router'

/** With this status, the router does not reload any data, so the page stays as it is. */
const NOT_DONE = 503

/**
 * Runs the action of a form that a script sends. If the connection fails or a proxy responds, returns `answer` instead,
 * and the page and everything typed in it stay.
 */
export async function keepUnsent<T, A>(serverAction: () => Promise<T>, answer: A) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error // a redirect
    return data(answer, NOT_DONE)
  }
}
