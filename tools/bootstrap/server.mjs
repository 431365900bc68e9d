/**
 * How the built server is started, by `npm start` and by whatever measures it. New space is large enough that what one
 * request leaves behind dies in it; old space is small enough that the rest is swept before it has grown to a gigabyte.
 */
export const SERVER = [
  '--max-semi-space-size=24',
  '--max-old-space-size=320',
  '--enable-source-maps',
  'build/server/index.js',
]
