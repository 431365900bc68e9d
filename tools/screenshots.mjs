// Takes the README's screenshots from a running product: npm start, then node tools/screenshots.mjs [address]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const site = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '../docs/images')
const SHOTS = [
  { name: 'home', path: '/', width: 1440, height: 960, colorScheme: 'light' },
  { name: 'home-phone', path: '/', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'games-phone', path: '/about-us/games', width: 390, height: 844, colorScheme: 'light' },
]

await mkdir(folder, { recursive: true })
const executablePath = process.env.CHROMIUM
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const { name, path, width, height, colorScheme } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}
await browser.close()
