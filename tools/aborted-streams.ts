const RETURNED = /return \{\s*done: donePromise\.then\(\(\) => reader\.closed\),/

/**
 * The decoder of React Router's answers, changed so that a page that is left while its answer arrives rejects nothing
 * unhandled. The decoder answers with the first line and with `done`, which rejects when a newer navigation aborts the
 * rest; React Router never looks at `done`. Undefined where the decoder is written in another way now.
 * (remix-run/react-router#14761)
 */
export const withoutUnheardRejections = (decoder: string): string | undefined =>
  RETURNED.test(decoder)
    ? decoder.replace(
        RETURNED,
        `const rest = donePromise.then(() => reader.closed);
        for (const unheard of [rest, done.promise]) unheard.catch(() => {});
        return { done: rest,`,
      )
    : undefined
