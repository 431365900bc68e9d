import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Every route is known from the start: a hydrated page never asks the server for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
