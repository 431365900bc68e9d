import { Form } from 'react-router'
import { clubDay } from '../../../kernel/dates.ts'
import { ErrorSummary, TextAreaField, TextField, TickField } from '../../../ui/forms/field.tsx'

/** What stands in the fields: of the stored album, or what was typed. */
export type AlbumFields = {
  title: string
  takenOn: string
  description: string
  visible: boolean
  membersOnly: boolean
}

type Props = {
  /** Of the form element: the button in the foot of the modal names it. */
  id: string
  values: AlbumFields
  version?: number
  errors?: Record<string, string[]> | undefined
}

const LABELS = { title: 'Title', takenOn: 'Taken on', description: 'Description' }

/** What is said about an album, and who sees it. [PHO-006] */
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
        hint="Everybody who sees the album reads it: no names of children."
        optional
        maxLength={2000}
        defaultValue={values.description}
        errors={errors?.description}
      />
      <TickField
        name="visible"
        value="yes"
        label="Visible: the album is on the site"
        defaultChecked={values.visible}
      />
      <TickField
        name="membersOnly"
        value="yes"
        label="Members only: visitors see none of its photos. For every album with children in it"
        defaultChecked={values.membersOnly}
      />
    </Form>
  )
}

type Stored = Omit<AlbumFields, 'takenOn'> & { takenAt: Date }

/** The fields of an album as it is stored. */
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

/** What somebody typed, so that a refusal loses nothing. */
export const fieldsTyped = (values: Record<string, string>): AlbumFields => ({
  title: values.title ?? '',
  takenOn: values.takenOn ?? '',
  description: values.description ?? '',
  visible: Boolean(values.visible),
  membersOnly: Boolean(values.membersOnly),
})
