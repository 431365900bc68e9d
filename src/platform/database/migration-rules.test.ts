import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../config/config.ts'
import { migrationsOf } from './migrate.ts'

/** The last migration before the guarantee. [docs/decisions/0242-replace-machines-one-by-one.md] */
const LAST_BEFORE = '0086'
/** Marks a statement that removes what the previous release no longer uses. */
const UNUSED = '-- The previous release does not use this.'

const BREAKING = [
  /\bdrop (table|column|view|function|type)\b/i,
  /\brename\b/i,
  /\balter column\b.*\b(type|set not null|drop default)\b/i,
  /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i,
]

/** Returns the statements that a program of the previous release may not survive. */
const breakingIn = (migration: string): string[] =>
  migration
    .split(/;|--> statement-breakpoint/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => !statement.startsWith(UNUSED) && BREAKING.some((rule) => rule.test(statement)))

test('every migration leaves a schema with which the previous release still works', () => {
  const folder = migrationsOf(projectRoot())
  const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_BEFORE)
  const breaking = later.flatMap((name) =>
    breakingIn(readFileSync(join(folder, name), 'utf8')).map((statement) => `${name}: ${statement}`),
  )
  expect(breaking).toEqual([])
})

test('a statement that removes, renames or narrows what the previous release uses is found, additions are not', () => {
  const column = 'ALTER TABLE "teams"'
  const breaking = [
    'DROP TABLE "teams"',
    `${column} DROP COLUMN "name"`,
    `${column} RENAME COLUMN "name" TO "title"`,
    `${column} ALTER COLUMN "name" SET DATA TYPE integer`,
    `${column} ALTER COLUMN "name" SET NOT NULL`,
    `${column} ADD COLUMN "place" text NOT NULL`,
  ]
  const harmless = [
    'CREATE TABLE "pitches" ("id" uuid NOT NULL)',
    `${column} ADD COLUMN "place" text`,
    `${column} ADD COLUMN "place" text DEFAULT '' NOT NULL`,
    `${column} ALTER COLUMN "name" DROP NOT NULL`,
    `${UNUSED}\n${column} DROP COLUMN "name"`,
  ]
  expect(breakingIn([...breaking, ...harmless].join(';\n'))).toEqual(breaking)
})
