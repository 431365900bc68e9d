import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A code block of a guide with the path of its file: ```ts src/…, or ```diff src/… for lines to add. */
type Step = { kind: string; path: string; text: string }

/** Copies this repository to another folder and links its packages. */
export function copyOfTree(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  for (const path of String(listed)
    .split('\0')
    .filter((one) => one && existsSync(join(ROOT, one))))
    cpSync(join(ROOT, path), join(folder, path))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/** Follows a guide in a copy of the repository: writes its files and adds its lines. Returns the written files. */
export function follow(guide: string, folder: string): string[] {
  const steps = stepsOf(readFileSync(join(ROOT, 'docs/guides', guide), 'utf8'))
  for (const step of steps) {
    if (step.kind === 'diff') addLines(join(folder, step.path), step)
    else writeNew(join(folder, step.path), step.text)
  }
  return steps.filter(({ kind }) => kind !== 'diff').map(({ path }) => path)
}

function stepsOf(markdown: string): Step[] {
  const fences = markdown.matchAll(/^( *)```(tsx?|diff) (\S+)\n(.*?)^ *```$/gms)
  return [...fences].map(([, indent = '', kind = '', path = '', text = '']) => ({
    kind,
    path,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
}

function writeNew(path: string, text: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Checks that the context lines of a diff occur in the file exactly once and in this order. */
function addLines(path: string, { path: name, text }: Step): void {
  const lines = text.split('\n').filter(Boolean)
  const known = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
  const after = lines.map((line) => line.slice(1))
  const source = readFileSync(path, 'utf8')
  const parts = source.split(`${known.join('\n')}\n`)
  if (parts.length !== 2) throw new Error(`${name} has not these lines once: ${known.join(' ⏎ ')}`)
  writeFileSync(path, parts.join(`${after.join('\n')}\n`))
}
