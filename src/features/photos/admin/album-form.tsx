import { Form } from 'react-router'
import { clubDay } from '../../../kernel/dates.ts'
import { ErrorSummary, TextAreaField, TextField, TickField } from '../../../ui/forms/field.tsx'

/** The values of the form: those of the stored album, or what was typed. */
export type AlbumFields = {
  title: string
  takenOn: string
  description: string
  visible: boolean
  membersOnly: boolean
}

type Props = {
  /** The id of the form element, used by the button in the footer of the modal. */
  id: string
  values: AlbumFields
  version?: number
  errors?: Record<string, string[]> | undefined
}

const LABELS = { title: 'Title', takenOn: 'Taken on', description: 'Description' }

/** The form for the details and visibility of an album. */
export function AlbumForm({ id, values, version, errors }: Props) {
  return (
    <Form id={id} method="post" className="stack" preventScrollReset noValidate>
      <ErrorSummary errors={errors} labels={LABELS} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <TextField
        name="title"
        label="Title"
        maxLength={160}
        autoComplete="off"
        defaultValue={values.title}
        errors={errors?.title}
      />
      <TextField
        name="takenOn"
        label="Taken on"
        type="date"
        min="1970-01-02"
        defaultValue={values.takenOn}
        errors={errors?.takenOn}
      />
      <TextAreaField
        name="description"
        label="Description"
        hint="Shown to everyone who can see the album. Don’t name children."
        optional
        maxLength={2000}
        defaultValue={values.description}
        errors={errors?.description}
      />
      <TickField
        name="visible"
        value="yes"
        label="Visible: show the album on the site"
        defaultChecked={values.visible}
      />
      <TickField
        name="membersOnly"
        value="yes"
        label="Members only: hide the photos from visitors. Use this for every album with children"
        defaultChecked={values.membersOnly}
      />
    </Form>
  )
}

type Stored = Omit<AlbumFields, 'takenOn'> & { takenAt: Date }

/** The form values of a stored album. */
export const fieldsOfAlbum = ({
  title,
  takenAt,
  description,
  visible,
  membersOnly,
}: Stored): AlbumFields => ({
  title,
  takenOn: clubDay(takenAt),
  description,
  visible,
  membersOnly,
})

/** The form values as they were typed, to show them again after a refusal. */
export const fieldsTyped = (values: Record<string, string>): AlbumFields => ({
  title: values.title ?? '',
  takenOn: values.takenOn ?? '',
  description: values.description ?? '',
  visible: Boolean(values.visible),
  membersOnly: Boolean(values.membersOnly),
})
