import {
  type EarlierMark,
  type MarkLines,
  markLines,
  removeMarks,
} from '../../../../features/store/hand-out/commands/mark-lines.server.ts'
import {
  type RemindCollectors,
  remindCollectors,
} from '../../../../features/store/hand-out/commands/remind-collectors.server.ts'
import { pressInput } from '../../../../features/store/hand-out/schema.ts'
import { longDateTime } from '../../../../kernel/dates.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Notice } from '../../../notices.server.ts'
import { parseForm } from '../../../parse-form.ts'

/** What a press on the hand-out list did. `anchor` is the row that the page returns to without scripts. */
export type Pressed =
  | { ok: true; notice?: Notice; anchor?: string | undefined }
  | { ok: false; failure: string }

/** Handles the buttons of the hand-out list: tick, remove a tick, remind. */
export async function pressHandOut(ctx: Ctx, batchId: string, form: FormData): Promise<Pressed> {
  if (form.get('intent') === 'remind') return reminded(await remindCollectors(ctx, batchId))
  const input = parseForm(pressInput, form)
  if (!input.ok) return { ok: false, failure: 'This page is out of date. Open it again' }
  const { kind, mark, undo } = input.value
  if (undo.length > 0) {
    await removeMarks(ctx, batchId, undo)
    return { ok: true }
  }
  const [first] = mark
  const row = kind === 'picked' ? 'pick' : 'line'
  const anchor = first && `${row}-${first.orderId}-${first.position}`
  return marked(await markLines(ctx, batchId, { kind, lines: mark }), anchor)
}

function marked(result: MarkLines, anchor: string | undefined): Pressed {
  if (!result.ok)
    return {
      ok: false,
      failure: `The batch is ${result.status.toLowerCase()}. Mark it as delivered first`,
    }
  const [earlier] = result.earlier
  if (!earlier) return { ok: true, anchor }
  return { ok: true, anchor, notice: { tone: 'bad', text: earlierWords(earlier, result.earlier.length) } }
}

function earlierWords({ title, by, at }: EarlierMark, many: number): string {
  const what = many === 1 ? title : `${title} and ${count(many - 1, 'other line')}`
  const who = by ? ` by ${by}` : ''
  return `${what}: already ticked${who}, ${longDateTime(at)}`
}

function reminded(result: RemindCollectors): Pressed {
  if (!result.ok) return { ok: false, failure: 'Mark the batch as delivered first' }
  const { sent, recent, unreachable } = result
  const parts = [
    sent === 0 ? 'Nobody was e-mailed' : `${count(sent, 'reminder')} sent`,
    recent > 0 && `${recent} reminded less than a week ago`,
    unreachable > 0 && `${unreachable} without an adult’s e-mail address`,
  ].filter(Boolean)
  return { ok: true, notice: { tone: sent === 0 ? 'bad' : 'ok', text: parts.join(', ') } }
}
