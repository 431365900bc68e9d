import { machine } from '../../support/report.ts'
import { memoryMb } from '../load.ts'
import { BUYERS, type Contention, PIECES } from './contention.ts'
import { type Peer, scriptKilobytes, type Work } from './peer.ts'

/** A rate and its slowest answers for each product; undefined where a product does not have it. */
export type Measured = { what: Work; bare: number; results: readonly (Rate | undefined)[] }
export type Rate = { perSecond: number; p99Ms: number }

/** A figure of each product of which less is better. */
type Fact = { what: string; unit: string; values: readonly (number | undefined)[] }

type All = {
  peers: readonly Peer[]
  measured: readonly Measured[]
  contentions: readonly (Contention | undefined)[]
  connections: number
  rounds: number
}

const SOLD_TWICE = 'pieces sold that were not there'
const START = 'start to first answer'
const MEMORY = 'memory at start'
const FOLDER = 'folder with packages and build'
const INSTALL = 'installation'
const BUILD = 'build'
const CONTENTION = 'until the last buyer has an answer'

/** Why another product may be ahead, and what comes next. */
const REASONS: Readonly<Record<string, string>> = {
  [START]: `Our server connects to the database, applies migrations and checks its settings before
  it says that it is ready; Next answers with a page from the build before it loads Payload. Next: measure what of the
  start is spent on loading code.`,
  [MEMORY]: `Next loads Payload when it is first needed; our server loads the whole product at once. Next: measure
  how much of it only the admin area needs, and load that when it is first opened.`,
  [FOLDER]: `Our folder has Node, PostgreSQL, the tools for building and the history of the code; that of Vendure has
  only its server, without dashboard, e-mails and pictures. Next: leave out of a release what only the build needs.`,
  [INSTALL]: `Vendure is measured without its dashboard and without tools for building. Next: offer the built product
  as an archive, so that a club installs only what runs.`,
  [BUILD]: 'Vendure is measured without its dashboard, so it has nothing to build. Next: nothing.',
  [CONTENTION]: `Our figure includes a checkout session and a payment at the card provider for each sale; Vendure
  accepts payments by itself in this measurement. Next: nothing, unless buyers wait longer than two seconds.`,
}

/** The report in Markdown. The first product is ours. */
export async function reportOf(all: All): Promise<string> {
  const { peers, measured, contentions, connections, rounds } = all
  const sold = contentions.map((contention) => contention?.sold)
  const facts = [
    ...contentionFacts(contentions),
    { what: 'scripts of the page of a team, compressed', unit: 'kB', values: await scriptsOf(peers) },
    ...factsOf(peers),
  ]
  const names = peers.map(({ name }) => name)
  return `# Beside the peers

Made by \`npm run bench -- peers\`: ${Object.values(machine()).join(' · ')}

Each product answers on one processor, with ${connections} connections, from its own database in one PostgreSQL with
the same 20 teams, 500 members and 5,000 games. They are measured in turn, ${rounds} times each; the median counts.
*Bare* is a \`node:http\` server that repeats one page, measured between them. *Ahead* compares the requests per
second with the best of the others, not the p99. Strapi and Vendure have no pages of their own, so only what a program
asks of them is measured. Vendure's server runs without its dashboard, e-mails and pictures, with 60 products instead
of our 626.

${table(['What', ...names, 'Ahead', 'Bare'], measured.map(rateRow))}

Checkout: ${BUYERS} buyers have a product in their carts of which ${PIECES} pieces are left, and all pay at the same
moment, each with a double click. Our payments are made at the sandbox of the card provider and counted there. Vendure's
are made by its own handler for trials and counted in its database; its plugin for Stripe is not measured.

${table(['What', ...names], [['pieces sold', ...sold.map((pieces) => shown(pieces, ''))], ...facts.map(factRow)])}

## What we do not win

${notWon(names, measured, facts).join('\n') || 'Nothing in this run.'}
`
}

function contentionFacts(contentions: readonly (Contention | undefined)[]): Fact[] {
  const each = (of: (contention: Contention) => number) => contentions.map((one) => one && of(one))
  return [
    { what: SOLD_TWICE, unit: '', values: each(({ oversold }) => oversold) },
    { what: 'buyers charged twice', unit: '', values: each(({ chargedTwice }) => chargedTwice) },
    { what: CONTENTION, unit: 's', values: each(({ seconds }) => seconds) },
  ]
}

const scriptsOf = (peers: readonly Peer[]) =>
  Promise.all(peers.map(({ site, page }) => (page ? scriptKilobytes(site, page) : undefined)))

function factsOf(peers: readonly Peer[]): Fact[] {
  const fact = (what: string, unit: string, of: (peer: Peer) => number) => ({
    what,
    unit,
    values: peers.map(of),
  })
  return [
    fact(INSTALL, 's', ({ installSeconds }) => installSeconds),
    fact(BUILD, 's', ({ buildSeconds }) => buildSeconds),
    fact(FOLDER, 'MB', ({ megabytes }) => megabytes),
    fact(START, 'ms', ({ startMs }) => startMs),
    fact(MEMORY, 'MB', ({ memoryAtStartMb }) => memoryAtStartMb),
    fact('memory after the load', 'MB', ({ server }) => memoryMb(server.pid)),
  ]
}

function rateRow({ what, bare, results }: Measured): string[] {
  const cells = results.map((rate) =>
    rate ? `${Math.round(rate.perSecond)} req/s, p99 ${Math.round(rate.p99Ms)} ms` : '–',
  )
  const [ours = Number.NaN, ...others] = results.map((rate) => rate?.perSecond)
  return [what, ...cells, `${(ours / best(others, Math.max)).toFixed(1)}×`, `${Math.round(bare)} req/s`]
}

const factRow = ({ what, unit, values }: Fact): string[] => [
  what,
  ...values.map((value) => shown(value, unit)),
]

function notWon(names: readonly string[], measured: readonly Measured[], facts: readonly Fact[]): string[] {
  const rates = measured.map(({ what, results }) => ({
    what,
    unit: 'req/s',
    values: results.map((rate) => rate?.perSecond),
    pick: Math.max,
  }))
  return [...rates, ...facts.map((fact) => ({ ...fact, pick: Math.min }))].flatMap(
    ({ what, unit, values, pick }) => {
      const [ours = Number.NaN, ...others] = values
      const first = best(others, pick)
      if (pick(ours, first) === ours) return []
      const winner = names[values.lastIndexOf(first)]
      const reason = REASONS[what] ?? 'The reason is not known yet. Next: profile it.'
      return `- **${what}**: ${winner} ${shown(first, unit)}, we ${shown(ours, unit)}. ${reason}`
    },
  )
}

const best = (values: readonly (number | undefined)[], pick: (...all: number[]) => number): number =>
  pick(...values.filter((value) => value !== undefined))

/** Seconds below ten keep a decimal. */
function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return '–'
  return `${unit === 's' && value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`.trim()
}

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
