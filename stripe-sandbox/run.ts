import { parseArgs } from 'node:util'
import { startStripeSandbox } from './server.ts'

/**
 * Runs the sandbox on its own: `node stripe-sandbox/run.ts --data .data/stripe [--port 4242] [--webhook <url>]`.
 * Prints one line of JSON with its address, key and webhook secret.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, port: { type: 'string' }, webhook: { type: 'string' } },
})
const { url, apiKey, webhookSecret, stop } = await startStripeSandbox({
  dataDir: values.data ?? '.data/stripe-sandbox',
  port: Number(values.port ?? 0),
  ...(values.webhook && { webhookUrl: values.webhook }),
})
console.log(JSON.stringify({ url, apiKey, webhookSecret }))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
