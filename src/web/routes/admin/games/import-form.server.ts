import { data } from 'react-router'
import { type GamesView, gamesView } from '../../../../features/games/import/admin/games-view.ts'
import {
  type GamesPreview,
  type GivenGames,
  importGames,
  previewGames,
} from '../../../../features/games/import/commands/import-games.server.ts'
import { COLUMN_FIELDS } from '../../../../features/games/import/model/columns.ts'
import { isId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { fileRefusalWords } from '../../../../platform/spreadsheet/refused-file.ts'
import { chosenColumns, importedText } from '../../../admin/imported-text.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'

/** The state of the page after a form: typed and chosen values, columns, preview, and messages by field. */
export type GamesAnswer = {
  typed: { text: string; team: string; competition: string }
  columns?: Pick<GamesPreview, 'header' | 'example' | 'mapping'>
  view?: GamesView
  errors: Record<string, string[]>
}

/** Previews fixtures, or imports the previewed ones. Returns everything that was typed. */
export async function handleGamesForm(ctx: Ctx, form: FormData) {
  const typed = typedIn(form)
  const read = await importedText(form)
  if (!read.ok) return refuse({ typed, errors: { [read.field]: [read.message] } })
  const { text, field, name } = read
  const shownText = { ...typed, text }
  const given: GivenGames = {
    text,
    columns: chosenColumns(form, COLUMN_FIELDS),
    teamId: isId(typed.team) ? typed.team : '',
    competitionId: isId(typed.competition) ? typed.competition : '',
  }
  const outcome =
    form.get('intent') === 'import'
      ? await importGames(ctx, { ...given, seen: String(form.get('seen') ?? '') })
      : await previewGames(ctx, given)
  if (outcome.ok && 'added' in outcome) {
    const done = `${count(outcome.added, 'new game')}, ${count(outcome.changed, 'changed game')}`
    return redirectWithNotice(`${adminPaths.content}/games`, { tone: 'ok', text: `Imported: ${done}` })
  }
  if (outcome.ok) {
    const answer: GamesAnswer = { typed: shownText, ...shown(outcome.preview), errors: {} }
    // A preview with errors is a 422, because there is something to correct.
    return data(answer, { status: outcome.preview.rows.some(({ kind }) => kind === 'wrong') ? 422 : 200 })
  }
  switch (outcome.reason) {
    case 'COLUMNS':
      return refuse({ typed: shownText, columns: columnsOf(outcome), errors: { columns: [outcome.message] } })
    case 'CHANGED':
    case 'NOTHING':
      return refuse({
        typed: shownText,
        ...shown(outcome.preview),
        errors: { '': [REFUSALS[outcome.reason]] },
      })
    default:
      return refuse({ typed, errors: { [field]: [fileRefusalWords(name, outcome)] } })
  }
}

const REFUSALS = {
  CHANGED: 'The fixtures or the games have changed since the preview. Check the preview and import again.',
  NOTHING: 'There is nothing to import',
}

export const typedIn = (form: FormData): GamesAnswer['typed'] => ({
  text: String(form.get('text') ?? ''),
  team: String(form.get('team') ?? ''),
  competition: String(form.get('competition') ?? ''),
})

const refuse = (answer: GamesAnswer) => data(answer, { status: 422 })

const shown = (preview: GamesPreview) => ({ columns: columnsOf(preview), view: gamesView(preview) })

const columnsOf = ({ header, example, mapping }: NonNullable<GamesAnswer['columns']>) => ({
  header,
  example,
  mapping,
})
