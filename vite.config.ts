import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { withoutUnhandledRejections } from './tools/aborted-streams.ts'
import { sharedStyles } from './tools/shared-styles.ts'

/** Native addons, and packages that load files of their own at run time, stay outside the bundle. */
const { unbundled }: { unbundled: string[] } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Scripts of their own with lasting addresses (/captcha.js): pages without React load them. */
const lasting = {
  captcha: './src/ui/forms/captcha/widget.ts',
  passkey: './src/web/browser/passkey.ts',
  'members-area': './src/web/browser/members-area.ts',
  'members/service-worker': './src/web/browser/service-worker.ts',
  'password-meter': './src/web/browser/password-meter.ts',
  'store-search': './src/web/browser/store-search.ts',
  'print-page': './src/web/browser/print-page.ts',
  'product-form': './src/web/browser/product-form.ts',
  'registration-form': './src/web/browser/registration-form.ts',
  'photo-lightbox': './src/web/browser/photo-lightbox.ts',
  'live-score': './src/web/browser/live-score.ts',
  'send-form': './src/web/browser/send-form.ts',
  'send-answer': './src/web/browser/send-answer.ts',
  attendance: './src/web/browser/attendance.ts',
  'check-in': './src/web/browser/check-in.ts',
  'kept-pages-worker': './src/web/browser/kept-pages-worker.ts',
  'missing-chunk': './src/web/browser/missing-chunk.ts',
}
const nameOf = ({ facadeModuleId }: { facadeModuleId?: string | null }) => {
  const name = Object.entries(lasting).find(([, path]) => facadeModuleId?.endsWith(path.slice(1)))?.[0]
  return name ? `${name}.js` : 'assets/[name]-[hash:7].js'
}

/**
 * React Router encodes the loader data for the browser on every page, also on pages without scripts, where it is a
 * sixth of the work and never read. This delays the encoding until it is read. A getter would cost more: see
 * collectTags. [docs/decisions/0052]
 */
const handoffWhenAsked: Plugin = {
  name: 'handoff-when-asked',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/server-runtime\/server\.js/ },
    handler: (code) =>
      code.replaceAll(
        /serverHandoffStream: (encodeViaTurboStream\([^()]*\))/g,
        'serverHandoffStream: () => $1',
      ),
  },
}

const GETTER = /\bget (\w+)\(\) \{\s*(?:return ((?:[^;{}]|\{[^{}]*\})*);\s*)?\}/g

/**
 * The router that React Router makes for each page has getters for what never changes: V8 keeps those, and all that
 * they
 * see, until a full collection. This makes them plain properties. [docs/decisions/0052]
 */
const noGettersOfAPage: Plugin = {
  name: 'no-getters-of-a-page',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/server\.js/ },
    handler: (code) => code.replaceAll(GETTER, (_getter, name, value = 'undefined') => `${name}: ${value}`),
  },
}

/** How long the plugins of the build take is nothing that the person who starts the club can change. */
const checks = { bundlerTimings: false }

const RELOADS = /window\.location\.reload\(\);/

/**
 * React Router reloads the page whenever the script of a route is missing, without end. This asks our listener instead,
 * which reloads once a minute at most; else the route fails when it is drawn, and the error page shows. [SYS-043]
 */
const missingRouteIsAnnounced: Plugin = {
  name: 'missing-route-is-announced',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/ },
    handler(code) {
      if (!RELOADS.test(code)) this.error('React Router reloads in another way now')
      return code.replace(
        RELOADS,
        "if (window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) return { default() { throw error; } };",
      )
    },
  },
}

/** See tools/aborted-streams.ts. */
const abortedStreamsAreQuiet: Plugin = {
  name: 'aborted-streams-are-quiet',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/vendor\/turbo-stream-v2\/turbo-stream\.js/ },
    handler(code) {
      return (
        withoutUnhandledRejections(code) ?? this.error('React Router decodes its answers in another way now')
      )
    },
  },
}

/** What the product and its tests write. PostgreSQL alone changes more files there than the system lets Vite watch. */
const written = ['**/.data/**', '**/build/**']

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    handoffWhenAsked,
    noGettersOfAPage,
    missingRouteIsAnnounced,
    abortedStreamsAreQuiet,
  ],
  server: { watch: { ignored: written } },
  // The stylesheets speak what browsers of the last two years speak: light-dark(), nesting, scroll timelines behind a
  // test.
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  ...(command === 'build' && {
    // Without this both builds of React are bundled, and graphql reads process.env at each check.
    define: { 'process.env.NODE_ENV': '"production"' },
    // One bundle, so that no module exists twice (React Router's contexts are compared by identity).
    ssr: { noExternal: true as const, external: unbundled },
  }),
  environments: {
    ssr: { build: { target: 'node24', rolldownOptions: { input: './src/main.ts', checks } } },
    client: {
      build: {
        rolldownOptions: {
          checks,
          input: Object.values(lasting),
          output: {
            entryFileNames: nameOf,
            // Short, because the list of all pages, which each page with scripts loads, names every file.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // In one piece: every page with scripts needs all of it, and it weighs less than in parts.
            codeSplitting: {
              groups: [
                { name: sharedStyles, test: /\.css$/ },
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
                // Apart from the frame, because the small scripts of pages without React use these modules too.
                { name: 'base', test: /[\\/]src[\\/](?:web[\\/]paths|kernel[\\/]locale)\.ts/ },
                { name: 'frame', test: /[\\/]src[\\/]web[\\/]root\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
}))
