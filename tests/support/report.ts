import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** The result of one trial or attack: what must hold, the number of checks, and the failures. */
export type Checked = {
  name: string
  says: string
  measured: string
  findings: readonly string[]
  seconds: number
}

type Report = { title: string; command: string; introduction: string; checks: readonly Checked[] }

/** The machine, program version and day of a report. */
export const machine = () => ({
  processors: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  memory: `${Math.round(totalmem() / 1e9)} GB`,
  node: process.version,
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  day: new Date().toISOString().slice(0, 10),
})

/** Writes one report as JSON and Markdown. */
export async function writeReports(folder: string, data: object, markdown: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(data, null, 2)}\n`)
  await writeFile(join(folder, 'report.md'), markdown)
}

/** A table of the results, with every finding below it. */
export async function writeChecks(folder: string, { checks, ...head }: Report): Promise<void> {
  const made = machine()
  const findings = checks.flatMap(({ name, findings }) =>
    findings.map((finding) => `- ${name}: \`${finding}\``),
  )
  const markdown = `# ${head.title}

Made by \`${head.command}\`: ${Object.values(made).join(' · ')}

${head.introduction}

| What | What has to hold | Tried | Found | Seconds |
| --- | --- | --- | --- | --- |
${checks.map(lineOf).join('\n')}
${findings.length > 0 ? `\n## Findings\n\n${findings.join('\n')}\n` : ''}`
  await writeReports(folder, { machine: made, checks }, markdown)
}

const lineOf = ({ name, says, measured, findings, seconds }: Checked): string =>
  `| ${[name, says, measured, findings.length > 0 ? `**${findings.length}**` : '0', seconds].join(' | ')} |`
