import '../../../ui/admin/tool-button.css'
import { Form, Link } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { EditableTraining } from '../model/training.ts'

type ToolsProps = { training: EditableTraining; isFirst: boolean; isLast: boolean }

/** The buttons of a card: edit, move, remove. Each move is a separate form, so that it works without scripts. */
export function TrainingTools({ training: { id, label, standard }, isFirst, isLast }: ToolsProps) {
  return (
    <div className="row gap-2">
      <Link className="button secondary compact" to={`?edit=${id}`} preventScrollReset>
        <Icon name="pencil" /> Edit<span className="visually-hidden"> {label}</span>
      </Link>
      <Link className="button bare compact" to={`?standard=${id}`} preventScrollReset>
        {standard ? 'Standard text' : 'Add a standard text'}
        <span className="visually-hidden"> of {label}</span>
      </Link>
      <Form method="post" className="row push-right" preventScrollReset>
        <input type="hidden" name="do" value="move" />
        <input type="hidden" name="id" value={id} />
        <button
          className="tool-button"
          name="to"
          value="up"
          type="submit"
          aria-label={`Move ${label} up`}
          disabled={isFirst}
        >
          <span className="up">
            <Icon name="down" />
          </span>
        </button>
        <button
          className="tool-button"
          name="to"
          value="down"
          type="submit"
          aria-label={`Move ${label} down`}
          disabled={isLast}
        >
          <Icon name="down" />
        </button>
        <Link
          className="tool-button"
          to={`?remove=${id}`}
          aria-label={`Remove the training times of ${label}`}
          preventScrollReset
        >
          <Icon name="trash" />
        </Link>
      </Form>
    </div>
  )
}

/** Asks before removing training times. */
export function RemoveTimes({ training, busy }: { training: EditableTraining; busy: boolean }) {
  const { id, label, version } = training
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="do" value="remove" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <p>Remove the training times of {label}? Visitors will no longer read this text.</p>
      <div className="row">
        <button className="button compact" type="submit" disabled={busy}>
          Remove
        </button>
        <Link className="button bare compact" to="." preventScrollReset>
          Cancel
        </Link>
      </div>
    </Form>
  )
}
