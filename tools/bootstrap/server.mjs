/**
 * The Node options of the built server, for `npm start` and the benchmarks. The young generation is large enough for
 * the garbage of one request. The old generation is small enough to be collected before it grows to a gigabyte.
 */
export const SERVER = [
  '--max-semi-space-size=24',
  '--max-old-space-size=320',
  '--enable-source-maps',
  'build/server/index.js',
]

/** Limits glibc to two arenas. With one per thread, decoding pictures keeps 400 MB that are never returned. */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }
