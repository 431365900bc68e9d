const RETURNED = /return \{\s*done: donePromise\.then\(\(\) => reader\.closed\),/

/**
 * Patches React Router's stream decoder, so that leaving a page while its data streams causes no unhandled rejection.
 * The decoder returns `done`, which rejects when a newer navigation aborts the rest, and React Router never awaits it.
 * Returns undefined when the decoder no longer matches. (remix-run/react-router#14761)
 */
export const withoutUnhandledRejections = (decoder: string): string | undefined =>
  RETURNED.test(decoder)
    ? decoder.replace(
        RETURNED,
        `const rest = donePromise.then(() => reader.closed);
        for (const unheard of [rest, done.promise]) unheard.catch(() => {});
        return { done: rest,`,
      )
    : undefined
