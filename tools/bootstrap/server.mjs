/**
 * The Node options of the built server, for `npm start` and the benchmarks. The new space is large enough for the garbage
 * of one request; the old space is small enough to be collected before it grows to a gigabyte.
 */
export const SERVER = [
  '--max-semi-space-size=24',
  '--max-old-space-size=320',
  '--enable-source-maps',
  'build/server/index.js',
]

/** Two arenas of glibc: with one for each thread, decoding pictures leaves 400 MB that are never returned. */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }
