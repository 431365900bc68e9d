import '../../../../ui/admin/import.css'
import '../../../../ui/styles/form.css'
import { Form, useNavigation } from 'react-router'
import { GamesPreview } from '../../../../features/games/import/admin/games-preview.tsx'
import { COLUMN_LABELS } from '../../../../features/games/import/model/columns.ts'
import { competitionChoices } from '../../../../features/games/import/queries/stored-games.server.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import { BROKEN_FORM } from '../../../../kernel/not-sent.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { ColumnFields } from '../../../../ui/admin/column-fields.tsx'
import { SelectField, TextAreaField } from '../../../../ui/forms/field.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { keepTyped } from '../../../keep-typed.server.ts'
import { SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/import'
import { type GamesAnswer, handleGamesForm, typedIn } from './import-form.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [teams, competitions] = await Promise.all([teamChoices(ctx), competitionChoices(ctx)])
  return {
    teams,
    competitions: competitions.map(({ id, name, season, team }) => ({
      value: id,
      label: [`${name} ${season}`, team].filter(Boolean).join(', '),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request, SELECTION_FIELDS)
  return keepTyped(
    ctx,
    () => handleGamesForm(ctx, form),
    (): GamesAnswer => ({ typed: typedIn(form), errors: { '': [BROKEN_FORM] } }),
  )
}

export const meta: Route.MetaFunction = () => [
  { title: 'Import games · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Imports fixtures and results: first a preview of the changes, then everything in one transaction. */
export default function ImportGames({
  loaderData: { teams, competitions },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { typed, columns, view, errors }: Partial<GamesAnswer> = actionData ?? {}
  const general = errors?.['']
  return (
    <>
      <Breadcrumb trail={[{ to: `${adminPaths.content}/games`, text: 'Games' }]} here="Import" />
      <h1>Import games</h1>
      <p className="margin-top-3">
        Paste the fixtures from a league’s page, or choose its calendar or CSV file. Nothing is saved until
        you press Import. Importing again changes only what is different; games that are not listed stay as
        they are.
      </p>
      <Form
        // Resets the form for each new preview, in which the chosen file has become text.
        key={view?.seen ?? columns?.header.join('\n') ?? ''}
        method="post"
        encType="multipart/form-data"
        className="card stack margin-top-3"
        noValidate
        preventScrollReset
      >
        {general && (
          <Note tone="bad" focusOn={actionData}>
            <p>{general.join(' ')}</p>
          </Note>
        )}
        <FileField
          name="file"
          label="Fixtures as CSV or calendar"
          hint="A CSV file or an iCalendar file (.ics), up to 5,000 games."
          accept=".csv,.tsv,.txt,.ics,text/csv,text/plain,text/calendar"
          optional
          errors={errors?.file}
        />
        <TextAreaField
          name="text"
          label="Or paste the table"
          hint="Select the table on the league’s page, copy it and paste it here. A chosen file replaces it."
          className="input import-text"
          rows={view ? 4 : 8}
          spellCheck={false}
          optional
          defaultValue={typed?.text}
          errors={errors?.text}
        />
        <SelectField
          name="competition"
          label="Competition"
          hint="Its team gets the games, and its league table counts all of them."
          optional
          options={[{ value: '', label: 'None' }, ...competitions]}
          defaultValue={typed?.competition ?? ''}
        />
        <SelectField
          name="team"
          label="Team"
          hint="Leave it to us to match each game by the exact name of the team or competition."
          optional
          options={[{ value: '', label: 'Match by name' }, ...teams]}
          defaultValue={typed?.team ?? ''}
        />
        {columns && <ColumnFields {...columns} labels={COLUMN_LABELS} errors={errors?.columns} />}
        {view && <GamesPreview view={view} focusOn={general ? undefined : actionData} />}
        <input type="hidden" name="seen" value={view?.seen ?? ''} />
        <div className="row gap-2">
          <button
            className={view ? 'button secondary compact' : 'button compact'}
            type="submit"
            name="intent"
            value="preview"
            disabled={isBusy}
          >
            <Icon name="search" /> Preview
          </button>
          {view && view.counts.new + view.counts.changed > 0 && (
            <button className="button compact" type="submit" name="intent" value="import" disabled={isBusy}>
              <Icon name="ok" /> Import
            </button>
          )}
          <span role="status">{isBusy && 'Working on it. This can take a minute.'}</span>
        </div>
      </Form>
    </>
  )
}
