import { longDateTime } from '../../../kernel/dates.ts'

type Listed = { name: string; holds: string }

/** Returns README.txt of the archive, which describes each file. */
export const readMe = (club: string, at: Date, tables: readonly Listed[]): string => `${club}
Everything the club has stored, exported on ${longDateTime(at)}.

This archive holds personal data of all members. Keep it where only you can
read it, and delete it when you no longer need it.

Each list is included twice: as JSON with every value, and as CSV for a
spreadsheet. Lists refer to each other by id: the memberId of an order is the
id of a member. The ids of pictures and documents (fileId, imageId and the
like) are those in files.json, which also has the path of each file in the
folder "files".

Names that end in At are moments in UTC, names that end in On are days. Amounts
that end in Minor are whole pence; names that end in Bp are hundredths of a
percent. In CSV, a cell that would be a formula begins with an apostrophe.

${tables.map(({ name, holds }) => `${name}.json, ${name}.csv\n    ${holds}`).join('\n')}
files/
    Every uploaded picture and document, under its own name and its id.
files/crest.png
    The crest of the club, if one was uploaded.
files-not-found.txt
    Only there if files could not be read: their paths.

Not in this archive: passwords, logins, keys of two-step login and links that
give access to something; earlier versions of entries; answers to confidential
forms, which were never stored. Card details are with the payment provider:
ask it to move them to another provider.
`
