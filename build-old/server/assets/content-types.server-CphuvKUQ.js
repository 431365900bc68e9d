import { _ as Registry } from "./field-schema-DhmTefB5.js";
import { A as index, C as SYSTEM, D as isMember, E as hasRole, F as pgTable, L as uuid, O as isStaff, S as ROLES, T as audienceOf, V as text$1, _ as entryColumns, b as isId, d as touch, h as Invalid, j as uniqueIndex, l as files, p as transact, v as instant$1 } from "./audit-aXSCcebb.js";
import { $ as GENDERS, $t as teams, D as fetchableBy, E as venues, Ft as events, G as storeOrders, J as registrations, M as batchOrders, Mt as takesMany, N as storeBatches, O as imageColumns, P as BATCH_STATUSES, Pt as eventTeams, Q as photos, Qt as teamImages, Rt as payments, St as OWN_NAMES, W as storeOrderLines, X as photoTags, Xt as memberTeams, Y as albums, Yt as countries, Z as photoWithdrawals, Zt as members, _t as formResults, a as rotaSlots, at as competitions, c as canSeeDisabled, en as configurations, et as POSITIONS, f as ROTA_TEAMS, g as TEAM_LABELS, i as positions, kt as choicesOf, lt as GAME_STATUSES, nn as sponsors, nt as firstNameOf, o as rotaWeeks, ot as games, r as positionHolders, rn as mails, sn as users, st as CRITERIA, t as fitSeats, tn as posts, vt as forms, w as trainings, yt as FIELD_TYPES } from "./holders.server-oKR63oCU.js";
import { F as sql, c as inArray, d as like, h as not, l as isNotNull, m as ne, r as eq, t as and, u as isNull, x as or } from "./conditions-pL3KaXVp.js";
import { i as setAudience, l as clubDay, r as mostPrivate, s as adultBirthday, y as addJob } from "./audience-B6Rl9yRq.js";
import { C as plainLine, S as nthSlug, T as slugOf, _ as penceOf, a as storeCategories, c as storeStock, l as ITEM_GENDERS, n as canManageStore, o as storeItemImages, p as lightOf, s as storeItems, u as LIGHTS } from "./policy-DBenYwHX.js";
import { t as sanitiseHtml } from "./sanitise-BkYSXWSV.js";
import { Et as _enum, Fn as object, Gc as flattenError, Jn as string, Lt as boolean$1, Nt as array, Pn as number$1, ln as int, lr as uuid$1, or as union, qn as strictObject, sr as unknown, xn as literal } from "./schemas-UaFlgMGJ.js";
import { r as number$2 } from "./coerce-DUsOBI1Z.js";
import { n as desc, t as asc } from "./select-DAUlWuyb.js";
import { i as RESERVED_SLUGS } from "./shelves-O-0kcvTJ.js";
// src/platform/entries/define.ts
/** Declares a content type. Everything the doors need to know about a noun stands here and nowhere else. */
var defineEntry = (entry) => entry;
var scalar = (kind) => (column, options = {}) => ({
	kind,
	value: column,
	column,
	...options
});
/** Short text, one line. */
var text = scalar("text");
var email = scalar("email");
/** HTML from editors: sanitised on the way in by the one allow-list. */
var richText = scalar("richText");
var number = scalar("number");
var boolean = scalar("boolean");
/** A calendar day, 'YYYY-MM-DD' on the wire. */
var day = scalar("day");
/** An instant, ISO 8601 in UTC on the wire. */
var instant = scalar("instant");
/** JSON whose shape the feature checks in `beforeWrite`. */
var json = scalar("json");
/** The address part; made from another field when empty, unique with -2, -3. */
var slug = scalar("slug");
/** A stored picture: `{ id, url, width, height, alt }` on the wire, written as the file's id. */
var image = scalar("image");
var choice = (column, choices, options = {}) => ({
	kind: "choice",
	value: column,
	column,
	choices,
	...options
});
/** A value that is made in SQL and cannot be written. */
var computed = (kind, value, options = {}) => ({
	kind,
	value,
	...options
});
var one = (column, to, options = {}) => ({
	kind: "one",
	value: column,
	column,
	to,
	...options
});
var many = (to, through, options) => ({
	kind: "many",
	to,
	through,
	...options
});
// src/features/accounts/entry.ts
var ADMINISTRATORS$4 = ["administrator"];
/**
* An account. Administrators find, rename, confirm and delete them; they are made by invitation alone, and neither role nor
* e-mail is written here. Passwords and sessions are no part of it. [API-050, API-060, decisions A05, A13, A14, A20]
*/
var userEntry = defineEntry({
	collection: "users",
	type: "User",
	single: "user",
	one: "User",
	many: "Users",
	table: users,
	id: users.id,
	read: ADMINISTRATORS$4,
	write: ADMINISTRATORS$4,
	create: "nobody",
	limit: 9e3,
	sort: "email:asc",
	names: ["name"],
	fields: {
		username: text(users.username, { max: 60 }),
		email: email(users.email, { write: "nobody" }),
		name: text(users.name, {
			required: true,
			max: 120
		}),
		confirmed: boolean(users.emailVerified, { help: "Only confirmed accounts can log in." }),
		role: choice(users.role, ROLES, { write: "nobody" })
	},
	async beforeWrite(_tx, _ctx, draft) {
		if (typeof draft.username === "string") draft.username = draft.username.toLowerCase() || null;
	},
	async beforeRemove(_tx, { actor }, id) {
		if (actor.kind === "user" && actor.userId === id) throw new Invalid({ "": ["You cannot delete your own account"] });
	}
});
// src/platform/entries/worded-issue.ts
/** What is wrong with a value that holds others, with the place of it: "0.link: A link is a path". */
var wordedIssue = ({ path, message }) => [path.join("."), message].filter(Boolean).join(": ");
// src/features/content/model/shapes.ts
var ID_HELP = "Small letters, digits and underscores. Answers are kept under it: do not change one that is in use.";
var line$2 = {
	title: {
		kind: "text",
		label: "Title"
	},
	link: {
		kind: "link",
		label: "Link",
		help: "A path like /teams, or an address with https://"
	},
	typeLink: {
		kind: "choice",
		label: "Leads to",
		choices: ["page", "external"]
	},
	showInMenu: {
		kind: "boolean",
		label: "Shown in the menu",
		standard: true
	},
	private: {
		kind: "boolean",
		label: "Only for people who are logged in",
		optional: true
	}
};
var meta$1 = {
	kind: "record",
	label: "For search engines",
	optional: true,
	fields: {
		title: {
			kind: "text",
			label: "Title of the page",
			optional: true
		},
		description: {
			kind: "text",
			label: "Description",
			optional: true
		},
		image: {
			kind: "link",
			label: "Address of a picture",
			optional: true
		}
	}
};
var subItems = {
	kind: "list",
	label: "Lines below it",
	one: "line",
	optional: true,
	of: {
		kind: "record",
		label: "Line",
		title: "title",
		fields: {
			...line$2,
			meta: meta$1
		}
	}
};
/** [CNT-012] */
var menuShape = {
	kind: "list",
	label: "Lines",
	one: "line",
	of: {
		kind: "record",
		label: "Line",
		title: "title",
		fields: {
			...line$2,
			meta: meta$1,
			subItems
		}
	}
};
var imagesShape = {
	kind: "list",
	label: "Pictures",
	one: "picture",
	of: {
		kind: "image",
		label: "Picture"
	}
};
/** [REG-013] */
var questionsShape = {
	kind: "list",
	label: "Questions",
	one: "question",
	of: {
		kind: "record",
		label: "Question",
		title: "label",
		fields: {
			label: {
				kind: "text",
				label: "Question"
			},
			id: {
				kind: "id",
				label: "Id",
				help: ID_HELP
			},
			options: {
				kind: "list",
				label: "Answers",
				one: "answer",
				of: {
					kind: "record",
					label: "Answer",
					title: "label",
					fields: {
						label: {
							kind: "text",
							label: "Answer"
						},
						value: {
							kind: "id",
							label: "Id",
							help: ID_HELP
						}
					}
				}
			}
		}
	}
};
/** [REG-016] */
var detailsShape = {
	kind: "list",
	label: "Details",
	one: "detail",
	of: {
		kind: "record",
		label: "Detail",
		title: "label",
		fields: {
			label: {
				kind: "text",
				label: "Label"
			},
			id: {
				kind: "id",
				label: "Id",
				help: ID_HELP
			},
			type: {
				kind: "choice",
				label: "Type",
				choices: [
					"text",
					"email",
					"number",
					"date",
					"select",
					"textarea",
					"file"
				]
			},
			required: {
				kind: "boolean",
				label: "Must be filled in"
			},
			options: {
				kind: "list",
				label: "Choices of a select",
				one: "choice",
				optional: true,
				of: {
					kind: "text",
					label: "Choice"
				}
			}
		}
	}
};
var fee$1 = {
	kind: "record",
	label: "Fee",
	title: "label",
	fields: {
		label: {
			kind: "text",
			label: "Name"
		},
		id: {
			kind: "id",
			label: "Id",
			help: "The lookup key of its price at the payment provider."
		},
		price: {
			kind: "pounds",
			label: "Price in pounds"
		},
		period: {
			kind: "text",
			label: "Period",
			help: "Like month. Empty: paid once."
		},
		description: {
			kind: "longText",
			label: "Description"
		},
		minAge: {
			kind: "number",
			label: "From the age of",
			optional: true
		},
		maxAge: {
			kind: "number",
			label: "Up to the age of",
			optional: true
		},
		students: {
			kind: "boolean",
			label: "For students with their card",
			optional: true
		}
	}
};
/** [REG-023] */
var feesShape = {
	kind: "record",
	label: "Fees",
	fields: {
		registration: {
			kind: "list",
			label: "Registration fees",
			one: "fee",
			of: fee$1
		},
		training_fees: {
			kind: "list",
			label: "Subscriptions",
			one: "fee",
			of: fee$1
		}
	}
};
// src/kernel/web-address.ts
var WEB = ["https:", "http:"];
/** Whether a link may stand on a page: of the web, or of another protocol that is named, and nothing that runs. */
var isWebAddress = (text, others = []) => URL.canParse(text) && [...WEB, ...others].includes(new URL(text).protocol);
// src/features/content/schema.ts
var words = (max) => string().trim().min(1, "Give it a text").max(max, `At most ${max} characters`);
var id = string().regex(/^[a-z][a-z0-9_]{0,40}$/, "An id is made of small letters, digits and underscores");
/** Where a menu may lead: a path of ours, or an address of another site. Nothing that a browser would run. */
var menuLink = string().trim().max(300).refine((link) => /^\/(?![/\\])/.test(link) || isWebAddress(link, ["mailto:"]), { message: "A link is a path that starts with one /, or an address with https://" });
var meta = strictObject({
	title: words(120).optional(),
	description: words(300).optional(),
	image: menuLink.optional()
});
var line$1 = strictObject({
	title: words(60),
	/** Empty only for a line that opens others. */
	link: union([literal(""), menuLink]),
	typeLink: _enum(["page", "external"]).default("page"),
	showInMenu: boolean$1().default(true),
	private: boolean$1().optional(),
	meta: meta.optional()
});
/** A menu as staff write it: lines, and lines below them. [CNT-012, decisions E12] */
var menuInput = array(line$1.extend({ subItems: array(line$1.extend({ link: menuLink })).max(20).optional() })).max(20).superRefine((menu, check) => {
	for (const [index, item] of menu.entries()) {
		if (item.link || item.subItems?.length) continue;
		check.addIssue({
			code: "custom",
			path: [index, "link"],
			message: "A line leads somewhere or opens others"
		});
	}
});
/** [REG-013] */
var questionsInput = array(strictObject({
	id,
	label: words(200),
	options: array(strictObject({
		value: id,
		label: words(200)
	})).min(2, "A question has two answers or more")
})).max(30);
/** [REG-016] */
var detailsInput = array(strictObject({
	id,
	label: words(120),
	type: _enum([
		"text",
		"email",
		"number",
		"date",
		"select",
		"textarea",
		"file"
	]),
	required: boolean$1(),
	options: array(words(120)).optional()
})).max(40);
var fee = strictObject({
	id,
	label: words(120),
	/** In pounds: it describes; the payment provider's price is what counts. [decisions B10] */
	price: number$1().min(0).max(2e3).multipleOf(.01),
	period: string().trim().max(40),
	description: string().trim().max(400),
	minAge: int().min(0).max(120).optional(),
	maxAge: int().min(0).max(120).optional(),
	students: boolean$1().optional()
});
/** [REG-023] */
var feesInput = strictObject({
	registration: array(fee).max(20),
	training_fees: array(fee).max(40)
});
/** The pictures of the home page, by the ids of their files. [CNT-023] */
var imagesInput = array(uuid$1("An image is named by the id of its file")).max(20);
// src/features/content/entry.ts
/** [CNT-005] */
var postEntry = defineEntry({
	collection: "posts",
	type: "Post",
	single: "post",
	one: "Post",
	many: "Posts",
	table: posts,
	id: posts.id,
	read: "public",
	write: ["administrator"],
	limit: 500,
	sort: "Title:asc",
	drafts: true,
	page: ({ Slug }) => `/gd/${Slug}`,
	fields: {
		Title: text(posts.title, {
			required: true,
			max: 200
		}),
		Subtitle: text(posts.subtitle, { max: 300 }),
		Content: richText(posts.content, { max: 2e5 }),
		Slug: slug(posts.slug, { from: "Title" }),
		MediaPrimaryHeader: image(posts.headerImageId, { label: "Header image" }),
		MediaSecondary: image(posts.secondaryImageId, { label: "Second image" })
	}
});
/** [SYS-068, SYS-073, API-059] */
var sponsorEntry = defineEntry({
	collection: "sponsors",
	type: "Sponsor",
	single: "sponsor",
	one: "Sponsor",
	many: "Sponsors",
	table: sponsors,
	id: sponsors.id,
	read: "public",
	write: ["administrator"],
	limit: 20,
	sort: "Position:asc",
	drafts: true,
	page: () => "/",
	fields: {
		Name: text(sponsors.name, {
			required: true,
			max: 120
		}),
		Website: text(sponsors.website, {
			max: 300,
			help: "With https://"
		}),
		Logo: image(sponsors.logoId),
		Position: number(sponsors.position, {
			min: 0,
			help: "The lowest comes first."
		})
	},
	async beforeWrite(_tx, _ctx, draft) {
		if (draft.Website && !/^https?:\/\/\S+$/.test(String(draft.Website))) throw new Invalid({ Website: ["An address starts with https://"] });
	}
});
/**
* The settings of the site: one record, made at the first start. Rota weeks and the texts of trainings, which the specification keeps in it
* too, belong to their own features. [SYS-071, decisions E17]
*/
var configurationEntry = defineEntry({
	collection: "configurations",
	type: "Configuration",
	single: "configuration",
	one: "Configuration",
	many: "Configurations",
	table: configurations,
	id: configurations.id,
	read: "public",
	write: ["administrator"],
	create: "nobody",
	remove: "nobody",
	limit: 1,
	sort: "id:asc",
	drafts: true,
	page: () => "/",
	parts: {
		Announcement: ["ImportantAnnouncement"],
		"Home images": ["ImagesHomepage"],
		"Main menu": ["MainMenu"],
		"Footer menu": ["MenuBottom"],
		Questions: ["Questions"],
		Details: ["Registerdetails"],
		Fees: ["Fees"],
		Trainings: ["TrainingsOverride"]
	},
	fields: {
		MainMenu: menu(configurations.mainMenu, "Main menu"),
		MenuBottom: menu(configurations.menuBottom, "Footer menu"),
		ImportantAnnouncement: richText(configurations.importantAnnouncement, {
			max: 2e3,
			help: "Stands above every page. Leave it empty for none."
		}),
		ImagesHomepage: json(configurations.homeImageIds, {
			label: "Pictures of the home page",
			help: "The home page shows one of them at random.",
			shape: imagesShape
		}),
		Questions: json(configurations.questions, {
			label: "Questions of the registration",
			shape: questionsShape
		}),
		Registerdetails: json(configurations.registerDetails, {
			label: "Details that a registration asks for",
			shape: detailsShape
		}),
		Fees: json(configurations.fees, {
			help: "They describe what is paid. What is charged is the price at the payment provider.",
			shape: feesShape
		}),
		TrainingsOverride: boolean(configurations.trainingsOverride, {
			read: ["coach"],
			label: "Texts of coaches replace the standard ones"
		})
	},
	async beforeWrite(tx, _ctx, draft) {
		for (const [name, shape] of Object.entries(SHAPES)) check(draft, name, shape);
		await attachHomeImages(tx, draft.ImagesHomepage);
	}
});
var SHAPES = {
	MainMenu: menuInput,
	MenuBottom: menuInput,
	ImagesHomepage: imagesInput,
	Questions: questionsInput,
	Registerdetails: detailsInput,
	Fees: feesInput
};
/** Puts the checked value in the place of the given one, or names every place that is wrong. */
function check(draft, name, shape) {
	if (draft[name] === void 0) return;
	const checked = shape.safeParse(draft[name]);
	if (!checked.success) throw new Invalid({ [name]: checked.error.issues.map(wordedIssue) });
	draft[name] = checked.data;
}
/** Pictures of the home page are for everybody from now on; ids of anything else are refused. */
async function attachHomeImages(tx, given) {
	if (!Array.isArray(given)) return;
	const known = (await tx.select({ id: files.id }).from(files).where(and(inArray(files.id, given), isNotNull(files.widthPx)))).map((file) => file.id);
	const unknown = given.filter((id) => !known.includes(id));
	if (unknown.length > 0) throw new Invalid({ ImagesHomepage: [`There is no picture ${unknown.join(", ")}`] });
	await setAudience(tx, known, "public");
}
/** A menu, without its private lines for those who are not logged in. [CNT-011] */
function menu(column, label) {
	const value = ({ audience }) => audience === "visitor" ? openLines(column) : sql`${column}`;
	return {
		...json(column, {
			label,
			shape: menuShape
		}),
		value
	};
}
var openLines = (column) => sql`(
  select coalesce(jsonb_agg(
    case when line ? 'subItems'
      then jsonb_set(line, '{subItems}', jsonb_path_query_array(line, '$.subItems[*] ? (!(@.private == true))'))
      else line end
    order by place), '[]'::jsonb)
  from jsonb_array_elements(${column}) with ordinality as lines (line, place)
  where not coalesce((line->>'private')::boolean, false))`;
// src/features/events/entry.ts
/** A column that a members-only event shows to members alone. [decisions E13] */
var forMembers = (column, hidden) => (reader) => isMember(reader.actor) ? sql`${column}` : sql`case when ${events.membersOnly} then ${hidden} else ${column} end`;
/**
* First names of who has paid, for members, where the event shows it. Never an amount, an address or the provider's
* own record. [EVT-005, EVT-006, decisions C05]
*/
var payers = (reader) => {
	if (!isMember(reader.actor)) return sql`'[]'::jsonb`;
	return sql`case when ${events.showWhoPaid} then (
    select coalesce(jsonb_agg(jsonb_build_object('billing_name',
      coalesce(${members.firstName}, split_part(${payments.payerName}, ' ', 1))) order by ${payments.id}), '[]')
    from ${payments} left join ${members} on ${members.id} = ${payments.memberId}
    where ${payments.purpose} = 'event' and ${payments.objectId} = ${events.id}
      and ${payments.status} = 'paid' and not ${payments.disputed}
  ) else '[]' end`;
};
/** [EVT-005] */
var eventEntry = defineEntry({
	collection: "events",
	type: "Event",
	single: "event",
	one: "Event",
	many: "Events",
	table: events,
	id: events.id,
	read: "public",
	write: ["administrator"],
	limit: 500,
	sort: "Date:desc",
	drafts: true,
	page: ({ Slug }) => `/events/${Slug}`,
	fields: {
		Name: text(events.name, {
			required: true,
			max: 160
		}),
		Slug: slug(events.slug, { from: "Name" }),
		Description: {
			kind: "richText",
			column: events.description,
			value: forMembers(events.description, sql`''`),
			max: 5e4
		},
		Date: instant(events.startsAt, { required: true }),
		/** In pounds on the wire, in pence in the table. */
		Price: {
			kind: "number",
			column: events.priceMinor,
			value: (reader) => sql`(${forMembers(events.priceMinor, sql`null`)(reader)} / 100.0)::float`,
			min: 0,
			max: 800,
			unit: "pounds"
		},
		MembersOnly: boolean(events.membersOnly),
		birthday: boolean(events.birthday),
		mainImage: image(events.mainImageId),
		ShowWhoPaid: boolean(events.showWhoPaid, { read: "members" }),
		payments: computed("json", payers, { read: "members" }),
		member_to_pay: one(events.memberToPayId, "members", { read: "members" }),
		teams: many("teams", {
			table: eventTeams,
			here: eventTeams.eventId,
			there: eventTeams.teamId
		}, { limit: 20 })
	},
	async beforeWrite(_tx, _ctx, draft) {
		if (typeof draft.Price === "number") draft.Price = penceOf(draft.Price);
	}
});
// src/features/forms/model/shape.ts
/** How staff put a form together. What may stand in it is said by `schema.ts`. [FRM-003] */
var formShape = {
	kind: "record",
	label: "Form",
	fields: { fields: {
		kind: "list",
		label: "Fields",
		one: "field",
		of: {
			kind: "record",
			label: "Field",
			title: "label",
			fields: {
				label: {
					kind: "text",
					label: "Label"
				},
				name: {
					kind: "id",
					label: "Name",
					help: "Letters, digits, - and _. Answers are kept by the label."
				},
				typeField: {
					kind: "choice",
					label: "Type",
					choices: FIELD_TYPES
				},
				required: {
					kind: "boolean",
					label: "Must be filled in",
					optional: true
				},
				placeholder: {
					kind: "text",
					label: "Words in the empty field",
					optional: true
				},
				description: {
					kind: "text",
					label: "Help beside it",
					optional: true
				},
				options: {
					kind: "list",
					label: "Choices",
					one: "choice",
					optional: true,
					of: {
						kind: "record",
						label: "Choice",
						title: "label",
						fields: {
							label: {
								kind: "text",
								label: "Words"
							},
							value: {
								kind: "text",
								label: "Value"
							}
						}
					}
				},
				value: {
					kind: "longText",
					label: "What stands in it at first",
					help: "Of htmlcustom the HTML itself; of a single box what it says.",
					optional: true
				},
				multiple: {
					kind: "boolean",
					label: "Takes more than one",
					optional: true
				},
				rows: {
					kind: "number",
					label: "Lines of a long text",
					optional: true
				},
				size: {
					kind: "number",
					label: "Lines of a list",
					optional: true
				},
				accept: {
					kind: "text",
					label: "Files that it takes",
					help: "Like .pdf,image/*",
					optional: true
				},
				disabled: {
					kind: "boolean",
					label: "Cannot be changed",
					optional: true
				}
			}
		}
	} }
};
// src/features/forms/policy.ts
/** Answers are personal: administrators alone read and delete them. [API-018, FRM-023, decisions A06] */
var canReadResults = (actor) => hasRole(actor, "administrator");
/** Forms that are not published exist only for those who write them. [decisions E14] */
var canSeeUnpublished = (actor) => hasRole(actor, "administrator");
// src/features/forms/schema.ts
var line = (max) => string().trim().max(max);
var filled = (max) => line(max).min(1);
/** Inputs carry the names of the fields: they must be plain, and not one that the page or the language itself uses. */
var fieldName = string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, "A name is letters, digits, - and _, and begins with a letter").refine((name) => !OWN_NAMES.includes(name) && !(name in Object.prototype), "This name is taken");
var option = union([filled(200).transform((text) => ({
	label: text,
	value: text
})), strictObject({
	label: filled(200),
	value: filled(200)
})]);
var formField = strictObject({
	name: fieldName,
	label: line(200),
	typeField: _enum(FIELD_TYPES),
	required: boolean$1().optional(),
	placeholder: line(200).optional(),
	description: line(500).optional(),
	options: array(option).max(100).optional(),
	value: string().max(2e4).optional(),
	multiple: boolean$1().optional(),
	size: number$1().int().min(1).max(100).optional(),
	disabled: boolean$1().optional(),
	rows: number$1().int().min(1).max(40).optional(),
	accept: line(200).optional()
}).superRefine((field, check) => {
	const refuse = (path, message) => check.addIssue({
		code: "custom",
		path: [path],
		message
	});
	if (field.typeField === "htmlcustom") return;
	if (field.label === "") refuse("label", "A label is needed");
	const choices = choicesOf(field);
	if (!choices) return;
	if (choices.length === 0) refuse("options", "Options are needed");
	if (new Set(choices).size < choices.length) refuse("options", "Each option needs a value of its own");
	if (field.value && !takesMany(field) && !choices.includes(field.value)) refuse("value", "This is none of the options");
});
/** Answers are told apart by name on the page and by label in the call `send_form`. */
var unlike = (texts) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
/** The fields of a form as staff put them together. HTML in them is sanitised after this. [FRM-003, FRM-004, FRM-005] */
var formDataInput = strictObject({ fields: array(formField).max(60).refine((fields) => unlike(fields.map((field) => field.name)), "Two fields have the same name").refine((fields) => unlike(fields.filter((field) => field.label !== "").map((field) => field.label)), "Two fields have the same label") });
/** `POST /api/gdutils/send_form`: the last item of `data` says whether the terms are accepted. [API-039] */
var sendFormCall = object({
	form_id: string().max(100),
	token: string().max(5e3).nullish(),
	data: array(object({
		label: string().max(300),
		value: union([string().max(1e4), array(string().max(1e4)).max(100)])
	})).min(1).max(101)
});
/** What the list of answers is asked for. What is nonsense is as if it were not there. [FRM-021] */
var resultSearch = object({
	q: string().trim().max(100).catch(""),
	form: string().refine(isId).optional().catch(void 0),
	start: number$2().int().min(0).max(1e6).catch(0)
});
// src/features/forms/entry.ts
var ADMINISTRATORS$3 = ["administrator"];
/** The fields of the form under their wire name, `{ fields: [...] }`. [FRM-003] */
var formData = {
	kind: "json",
	column: forms.fields,
	value: () => sql`jsonb_build_object('fields', ${forms.fields})`,
	label: "Fields",
	shape: formShape
};
/** [FRM-003, API-007, decisions E14] */
var formEntry = defineEntry({
	collection: "forms",
	type: "Form",
	single: "form",
	one: "Form",
	many: "Forms",
	table: forms,
	id: forms.id,
	read: "public",
	rows: ({ actor }) => canSeeUnpublished(actor) ? void 0 : eq(forms.published, true),
	write: ADMINISTRATORS$3,
	limit: 500,
	sort: "createdAt:desc",
	drafts: true,
	page: ({ Slug }) => `/forms/${Slug}`,
	fields: {
		Title: text(forms.title, {
			required: true,
			max: 160
		}),
		Slug: slug(forms.slug, { from: "Title" }),
		Image: image(forms.imageId),
		Description: richText(forms.description, { max: 2e4 }),
		SendBtnText: text(forms.sendBtnText, {
			label: "Words on the button",
			help: "Empty: Send.",
			max: 40
		}),
		EnableCaptcha: boolean(forms.enableCaptcha, { label: "Asks for a captcha" }),
		ConfirmationMessageFull: richText(forms.confirmationMessage, {
			label: "Says when it is sent",
			max: 2e4
		}),
		SaveDB: boolean(forms.saveDb, {
			label: "Keeps the answers",
			help: "For twelve months. If not, they are only mailed."
		}),
		Published: boolean(forms.published),
		FormData: formData,
		Recipient: email(forms.recipient, {
			read: ADMINISTRATORS$3,
			label: "Answers go to",
			help: "Empty: the club's info mailbox.",
			max: 254
		})
	},
	async beforeWrite(tx, _ctx, draft, id) {
		if ("FormData" in draft) draft.FormData = fieldsOf(draft.FormData);
		await refusePapersThatNobodyKeeps(tx, draft, id);
	}
});
/** Checked, and free of anything that acts: the fields as they are stored. [FRM-005, decisions A15] */
function fieldsOf(given) {
	const parsed = formDataInput.safeParse(given);
	if (!parsed.success) throw new Invalid({ FormData: parsed.error.issues.map(wordedIssue) });
	return parsed.data.fields.map((field) => field.typeField === "htmlcustom" ? {
		...field,
		value: sanitiseHtml(field.value ?? "")
	} : field);
}
/** Papers are not mailed, so a form that takes some must keep its answers. */
async function refusePapersThatNobodyKeeps(tx, draft, id) {
	const [before] = id ? await tx.select({
		fields: forms.fields,
		saveDb: forms.saveDb
	}).from(forms).where(eq(forms.id, id)).for("update") : [];
	const fields = draft.FormData ?? before?.fields ?? [];
	if ((draft.SaveDB ?? before?.saveDb ?? true) || !fields.some((field) => field.typeField === "file")) return;
	throw new Invalid({ SaveDB: ["A form with a file field must keep its answers"] });
}
/** Answers to forms: administrators read and delete them, nobody writes them. [FRM-023, API-018, decisions A06] */
var formResultEntry = defineEntry({
	collection: "formresults",
	type: "FormResult",
	single: "formresult",
	one: "Answer",
	many: "Answers",
	table: formResults,
	id: formResults.id,
	read: ADMINISTRATORS$3,
	write: "nobody",
	create: "nobody",
	remove: ADMINISTRATORS$3,
	limit: 500,
	sort: "createdAt:desc",
	fields: {
		form: {
			kind: "one",
			to: "forms",
			value: formResults.formId
		},
		data: computed("json", () => sql`${formResults.data}`),
		sentAt: {
			...instant(formResults.createdAt),
			write: "nobody"
		}
	}
});
// src/features/games/model/rules-shape.ts
var points$1 = (label) => ({
	kind: "number",
	label
});
var criteria$1 = (label) => ({
	kind: "list",
	label,
	one: "criterion",
	of: {
		kind: "choice",
		label: "Criterion",
		choices: CRITERIA
	}
});
/** How staff type in the rules of a competition. What may stand there is said by `schema.ts`. [domain.md 5.1] */
var rulesShape = {
	kind: "record",
	label: "Rules",
	fields: {
		points: {
			kind: "record",
			label: "Points",
			fields: {
				win: points$1("Win"),
				draw: points$1("Draw"),
				loss: points$1("Loss"),
				forfeit: points$1("Forfeit")
			}
		},
		running: criteria$1("Order while it is played"),
		final: criteria$1("Order at the end"),
		forfeitScore: {
			kind: "record",
			label: "Score credited for a forfeit",
			optional: true,
			fields: {
				for: {
					kind: "number",
					label: "For",
					optional: true
				},
				against: {
					kind: "number",
					label: "Against",
					optional: true
				}
			}
		},
		deductions: {
			kind: "list",
			label: "Deductions",
			one: "deduction",
			of: {
				kind: "record",
				label: "Deduction",
				title: "team",
				fields: {
					team: {
						kind: "text",
						label: "Team"
					},
					points: {
						kind: "number",
						label: "Points"
					},
					reason: {
						kind: "text",
						label: "Reason"
					}
				}
			}
		}
	}
};
/** No score credited is null on the wire, and nothing in a form. */
var rulesFromWire = (wire) => isRecord(wire) ? {
	...wire,
	forfeitScore: wire.forfeitScore ?? void 0
} : wire;
var rulesToWire = (edited) => isRecord(edited) ? {
	deductions: [],
	...edited,
	forfeitScore: edited.forfeitScore ?? null
} : edited;
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/features/games/schema.ts
/** The most goals that anybody will enter for one side: a slip of the finger stops here. */
var MOST_GOALS = 99;
var score = number$2("A score is a whole number").int("A score is a whole number").min(0, "A score is 0 or more").max(MOST_GOALS, `A score is at most ${MOST_GOALS}`);
var criteria = array(_enum(CRITERIA)).min(1, "Name at least one criterion");
var points = int().min(0).max(10);
/** The rules of a competition as staff write them. [domain.md 5.1] */
var rulesInput = strictObject({
	points: strictObject({
		win: points,
		draw: points,
		loss: points,
		forfeit: points
	}),
	running: criteria,
	final: criteria,
	forfeitScore: strictObject({
		for: score,
		against: score
	}).nullable(),
	deductions: array(strictObject({
		team: string().trim().min(1),
		points: int().min(1).max(99),
		reason: string().trim().min(1)
	}))
});
/** A game's status with what it needs: a result for a played one, who forfeited for a forfeit, neither for the rest. */
var gameState = object({
	Status: _enum(GAME_STATUSES),
	HomeScore: score.nullable(),
	AwayScore: score.nullable(),
	ForfeitedBy: _enum(["home", "away"]).nullable()
}).superRefine((game, check) => {
	const played = game.Status === "played";
	const say = (name, message) => check.addIssue({
		code: "custom",
		path: [name],
		message
	});
	for (const name of ["HomeScore", "AwayScore"]) {
		if (played && game[name] === null) say(name, "A played game has a score");
		if (!played && game[name] !== null) say(name, "Only a played game has a score");
	}
	if (game.Status === "forfeit" && !game.ForfeitedBy) say("ForfeitedBy", "Say who forfeited");
	if (game.Status !== "forfeit" && game.ForfeitedBy) say("ForfeitedBy", "Only a forfeit has this");
});
// src/features/games/entry.ts
/** [TEA-010, TEA-011, decisions F07] */
var gameEntry = defineEntry({
	collection: "games",
	type: "Game",
	single: "game",
	one: "Game",
	many: "Games",
	table: games,
	id: games.id,
	read: "public",
	write: ["administrator"],
	limit: 100,
	sort: "Date:desc",
	names: ["HomeTeam", "AwayTeam"],
	drafts: true,
	page: () => "/about-us/games",
	fields: {
		Type: number(games.type, {
			required: true,
			min: 1,
			help: "1 Men I, 2 Women I, 3 Men II, 4 Women II, 5 Men III."
		}),
		Date: instant(games.startsAt, { required: true }),
		HomeTeam: text(games.homeTeam, {
			required: true,
			max: 100
		}),
		AwayTeam: text(games.awayTeam, {
			required: true,
			max: 100
		}),
		Venue: text(games.venue, { max: 200 }),
		Round: number(games.round, { min: 1 }),
		Status: choice(games.status, GAME_STATUSES),
		HomeScore: number(games.homeScore, {
			min: 0,
			label: "Goals home"
		}),
		AwayScore: number(games.awayScore, {
			min: 0,
			label: "Goals away"
		}),
		ForfeitedBy: choice(games.forfeitedBy, ["home", "away"], { label: "Forfeited by" }),
		team: one(games.teamId, "teams", { help: "Found by the type when left empty." }),
		competition: one(games.competitionId, "competitions")
	},
	async beforeWrite(tx, _ctx, draft, id) {
		await checkState(tx, draft, id);
		if (draft.Type !== void 0 && !draft.team) draft.team = await teamOfType(tx, draft.Type);
	}
});
/** A status and what it needs, together with what is stored already. Throws Invalid with every field's message. */
async function checkState(tx, draft, id) {
	const [stored] = id ? await tx.select(state).from(games).where(eq(games.id, id)).for("update") : [];
	const given = Object.entries(draft).filter(([, value]) => value !== void 0);
	const checked = gameState.safeParse({
		...NEW_GAME,
		...stored,
		...Object.fromEntries(given)
	});
	if (!checked.success) throw new Invalid(flattenError(checked.error).fieldErrors);
}
var NEW_GAME = {
	Status: "scheduled",
	HomeScore: null,
	AwayScore: null,
	ForfeitedBy: null
};
var state = {
	Status: games.status,
	HomeScore: games.homeScore,
	AwayScore: games.awayScore,
	ForfeitedBy: games.forfeitedBy
};
/** Our team that the type means: its legacy id. [decisions F07] */
async function teamOfType(tx, type) {
	const [team] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.legacyId, Number(type)));
	return team?.id ?? null;
}
/** [decisions E05] */
var competitionEntry = defineEntry({
	collection: "competitions",
	type: "Competition",
	single: "competition",
	one: "Competition",
	many: "Competitions",
	table: competitions,
	id: competitions.id,
	read: "public",
	write: ["administrator"],
	limit: 100,
	sort: "Season:desc",
	names: ["Name", "Season"],
	fields: {
		Name: text(competitions.name, {
			required: true,
			max: 100
		}),
		Season: text(competitions.season, {
			required: true,
			max: 20,
			help: "Like 2026/27."
		}),
		team: one(competitions.teamId, "teams"),
		Rules: json(competitions.rules, {
			required: true,
			help: "Points, order of criteria and deductions, as the league has them.",
			shape: rulesShape,
			edited: {
				from: rulesFromWire,
				to: rulesToWire
			}
		})
	},
	touches: ["games"],
	async beforeWrite(_tx, _ctx, draft) {
		if (draft.Rules === void 0) return;
		const checked = rulesInput.safeParse(draft.Rules);
		if (!checked.success) throw new Invalid({ Rules: checked.error.issues.map(wordedIssue) });
	}
});
/** What was sent to some addresses and what became of it, the newest first; the texts stay where they are. */
var mailsTo = ({ db }, addresses) => db.select({
	id: mails.id,
	toEmail: mails.toEmail,
	subject: mails.subject,
	status: mails.status,
	error: mails.error,
	createdAt: mails.createdAt,
	sentAt: mails.sentAt
}).from(mails).where(inArray(sql`lower(${mails.toEmail})`, addresses.map((address) => address.toLowerCase()))).orderBy(desc(mails.createdAt), desc(mails.id)).limit(400);
// src/features/mailings/table.server.ts
/** A message sent about a registration. [SYS-069, decisions E20] */
var notifications = pgTable("notifications", {
	...entryColumns(),
	/** The registration it is about; its table comes with registrations. */
	registrationId: uuid("registration_id"),
	sentAt: instant$1("sent_at").notNull(),
	subject: text$1("subject").notNull(),
	contentSingle: text$1("content_single").notNull(),
	/** One pressing of Send, however often it arrives: nobody gets the same message twice. */
	sendingId: uuid("sending_id")
}, (table) => [index("notifications_registration").on(table.registrationId), uniqueIndex("notifications_sending").on(table.sendingId, table.registrationId)]);
// src/features/mailings/entry.ts
/** A message that was sent about a registration: sending writes it, nobody else. [SYS-069, decisions E20] */
var notificationEntry = defineEntry({
	collection: "notifications",
	type: "Notification",
	single: "notification",
	one: "Notification",
	many: "Notifications",
	table: notifications,
	id: notifications.id,
	read: ["administrator"],
	write: "nobody",
	limit: 500,
	sort: "sentDate:desc",
	fields: {
		registration: {
			kind: "one",
			to: "registrations",
			value: notifications.registrationId
		},
		sentDate: instant(notifications.sentAt),
		subject: text(notifications.subject),
		contentSingle: text(notifications.contentSingle)
	}
});
/** A mail that was sent, or could not be: sending writes it, nobody else. [ADM-038, API-060, SYS-070] */
var emailResultEntry = defineEntry({
	collection: "emailresults",
	type: "EmailResult",
	single: "emailresult",
	one: "E-mail result",
	many: "E-mail results",
	table: mails,
	id: mails.id,
	read: ["administrator"],
	write: "nobody",
	limit: 400,
	sort: "createdAt:desc",
	fields: {
		emailTo: email(mails.toEmail),
		subject: text(mails.subject),
		status: text(mails.status),
		error: text(mails.error),
		createdAt: instant(mails.createdAt),
		sentAt: instant(mails.sentAt)
	}
});
// src/features/members/policy.ts
/** How much somebody may learn about the members of the club in general. */
function insightOf(actor) {
	const audience = audienceOf(actor);
	if (audience === "visitor" || audience === "user") return "public";
	return audience === "member" ? "members" : "everything";
}
/** Sees and changes the records of everybody, one by one and many at once. [decisions A01] */
var canManageMembers = (actor) => hasRole(actor, "administrator");
/** The member record of whoever asks, if there is one. */
var ownMemberId = (actor) => actor.kind === "user" ? actor.memberId : null;
/** Taken shirt numbers come with the names of their holders, so they need a login. [decisions C12, F21] */
var canListNumbers = (actor) => actor.kind !== "visitor";
/** What somebody agrees to have shown, one by one. Off until they say so; see the table above for what each means. */
var PRIVACY_CHOICES = [
	"listed",
	"showsBornOn",
	"showsPhotos"
];
// src/features/members/visibility.server.ts
/** The sight of a reader of the content service. */
var sightOf = (reader) => ({
	insight: insightOf(reader.actor),
	adultsBorn: adultBirthday(reader.today),
	self: ownMemberId(reader.actor)
});
/** The sight of whoever asks, now. */
var sightIn = (ctx) => sightOf({
	actor: ctx.actor,
	today: clubDay(ctx.clock.now())
});
/** The sight of prepared statements; `sightValues` fills it in. */
var preparedSight = (insight) => ({
	insight,
	adultsBorn: sql.placeholder("adultsBorn"),
	self: sql.placeholder("self")
});
var sightValues = (ctx) => ({
	adultsBorn: adultBirthday(clubDay(ctx.clock.now())),
	self: ownMemberId(ctx.actor)
});
/** Under 18, or in a youth team; without a date of birth any youth team counts. `isMinorOn` says it of one member. [decisions C02] */
var isMinor = ({ adultsBorn }) => sql`(
  coalesce(${members.bornOn} > ${adultsBorn}::date, false)
  or coalesce(${members.teamId} in (select ${teams.id} from ${teams} where ${teams.youth}), false)
  or (${members.bornOn} is null and ${members.id} in (
    select ${memberTeams.memberId} from ${memberTeams} where ${memberTeams.teamId} in
      (select ${teams.id} from ${teams} where ${teams.youth}))))`;
var isSelf = ({ self }) => sql`coalesce(${members.id} = ${self}::uuid, false)`;
/** May stand in the directory and in answers of the content service; undefined: everybody may. [MEM-001, decisions C03] */
function isListedFor(sight) {
	if (sight.insight !== "public") return void 0;
	return or(isSelf(sight), and(members.listed, sql`not ${isMinor(sight)}`));
}
/** Has a page of their own, and a card in the squad; undefined: everybody has. */
function hasPageFor(sight) {
	return sight.insight === "public" ? or(isSelf(sight), sql`${members.listed}`) : void 0;
}
/** The whole name, or a minor's first name. */
var shownName = (sight) => masked(sight, members.name, sql`${members.firstName}`);
/** The same without accents: to search and to sort by. A surname that is not shown is not found either. */
var shownNameKey = (sight) => masked(sight, members.nameKey, sql`${members.firstNameKey}`);
/** The same, of whoever `isListedFor` lets through: the public's list has no minors, so nothing is masked in it. */
var listedNameKey = (sight) => sight.insight === "public" ? sql`${members.nameKey}` : shownNameKey(sight);
/** The date of birth, if it is shown. [TEA-017, decisions C01] */
var shownBornOn = (sight) => masked(sight, members.bornOn, sql`null`, sql`not ${members.showsBornOn}`);
/** What is told of adults only: a life story may name the school of a child. */
var ofAdults = (sight, column, instead) => masked(sight, column, instead);
/** A column as it is for staff and the person; `instead` for minors, and where `hidden` says so. */
function masked(sight, column, instead, hidden) {
	if (sight.insight === "everything") return sql`${column}`;
	const veiled = hidden ? sql`(${isMinor(sight)} or ${hidden})` : isMinor(sight);
	return sql`case when ${veiled} and not ${isSelf(sight)} then ${instead} else ${column} end`;
}
/** Who may fetch a member's picture: exactly those who see it on a page. [TEA-019, decisions C02] */
var pictureAudience = (sight) => sql`case
  when ${isMinor(sight)} then case when ${members.showsPhotos} then 'members' else 'staff' end
  when ${members.listed} and ${members.showsPhotos} then 'public' else 'members' end`;
/** The picture's id, if it is shown. */
var shownPictureId = (sight) => sql`(
  select ${files.id} from ${files} where ${and(eq(files.id, members.imageId), showsPicture(sight))})`;
/** The condition to join a member's picture: what is not shown does not leave the database. */
function showsPicture(sight) {
	if (sight.insight === "everything") return void 0;
	const audiences = sight.insight === "members" ? ["public", "members"] : ["public"];
	return and(eq(files.audience, "derived"), inArray(pictureAudience(sight), audiences));
}
/** Who may fetch a file of audience 'derived', when it is a member's picture; of several members, the most private. [decisions C02] */
async function audienceOfPlayerPicture(ctx, fileId) {
	const audiences = (await ctx.db.select({ audience: pictureAudience(sightIn(ctx)) }).from(members).where(eq(members.imageId, fileId))).map((member) => member.audience);
	return [
		"staff",
		"members",
		"public"
	].find((audience) => audiences.includes(audience));
}
// src/features/members/commands.server.ts
/** A free address for a member: the wanted one, or the first of its numbered kin. */
async function freeMemberSlug(tx, wanted, memberId) {
	const kin = like(members.slug, `${wanted}%`);
	const found = await tx.select({ slug: members.slug }).from(members).where(memberId ? and(kin, ne(members.id, memberId)) : kin);
	const taken = new Set(found.map((row) => row.slug));
	let n = 1;
	while (taken.has(nthSlug(wanted, n))) n += 1;
	return nthSlug(wanted, n);
}
/** No surname in the address of a minor: for all members, when a team has become one of children. [decisions C02] */
async function guardMinors(ctx) {
	await transact(ctx, async (tx) => {
		if (await guardAddresses(tx, staffSight(ctx)) > 0) await touch(tx, "members");
	});
}
/**
* What follows from writing a member: the first team is one of the teams, a minor's address tells no surname, and who may
* fetch the picture is decided when it is asked for. [decisions C02, F15]
*/
async function guardWritten(tx, ctx, memberId) {
	const written = eq(members.id, memberId);
	const [member] = await tx.select({
		teamId: members.teamId,
		imageId: members.imageId
	}).from(members).where(written);
	if (!member) return;
	const { teamId, imageId } = member;
	if (teamId) await tx.insert(memberTeams).values({
		memberId,
		teamId
	}).onConflictDoNothing();
	if (imageId) await setAudience(tx, imageId, "derived");
	await guardAddresses(tx, staffSight(ctx), written);
}
var staffSight = (ctx) => sightIn({
	...ctx,
	actor: SYSTEM
});
async function guardAddresses(tx, sight, which) {
	const telling = (await tx.select({
		id: members.id,
		slug: members.slug,
		firstName: members.firstName
	}).from(members).where(and(isMinor(sight), which))).filter(({ slug, firstName }) => !isFirstNameOnly(slug, slugOf(firstName, "player")));
	for (const { id, firstName } of telling) {
		const slug = await freeMemberSlug(tx, slugOf(firstName, "player"), id);
		await tx.update(members).set({ slug }).where(eq(members.id, id));
	}
	return telling.length;
}
var isFirstNameOnly = (slug, first) => slug === first || slug.startsWith(`${first}-`) && /^\d+$/.test(slug.slice(first.length + 1));
// src/features/members/free-number.server.ts
/**
* Throws Invalid on the number when a write would give somebody the shirt number of another active member of the same
* gender. Writers of one number wait for each other, so two who ask at the same moment do not both get it. Writes that
* touch none of the three leave old doubles alone. [MEM-017, decisions B18, holes 31]
*/
async function demandFreeNumber(tx, draft, memberId) {
	if (![
		"number",
		"gender",
		"Active"
	].some((name) => Object.hasOwn(draft, name))) return;
	const { number, gender, active } = await holderAfter(tx, draft, memberId);
	if (number === null || !active) return;
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shirt number'), hashtext(${`${gender} ${number}`}))`);
	const [other] = await tx.select({ id: members.id }).from(members).where(and(eq(members.number, number), sql`${members.gender} = ${gender}`, members.active, memberId ? ne(members.id, memberId) : void 0)).limit(1);
	if (other) throw new Invalid({ number: [`Number ${number} is taken. Please choose another one.`] });
}
/** What the record will say: the draft where it speaks, else what is stored. */
async function holderAfter(tx, draft, memberId) {
	const [stored] = memberId ? await tx.select({
		number: members.number,
		gender: members.gender,
		active: members.active
	}).from(members).where(eq(members.id, memberId)) : [];
	const before = stored ?? {
		number: null,
		gender: "",
		active: true
	};
	return {
		number: draft.number === void 0 ? before.number : draft.number,
		gender: typeof draft.gender === "string" ? draft.gender : before.gender,
		active: typeof draft.Active === "boolean" ? draft.Active : before.active
	};
}
// src/features/members/entry.ts
var ADMINISTRATORS$2 = ["administrator"];
/** Read by administrators, written by nobody: other parts of the product set it. [decisions A05, F15] */
var KEPT$1 = {
	read: ADMINISTRATORS$2,
	write: "nobody"
};
/** What people write of their own record, and what each is called outside this file. Nothing else, by any door. [MEM-017] */
var OWN_FIELDS = {
	phone: "Phone",
	position: "Position",
	number: "number",
	address: "Address",
	postcode: "Postcode",
	weightKg: "weight",
	heightCm: "height"
};
/** What they choose about their own record: by the members' area alone. [decisions C01, C02, C03] */
var OWN_CHOICES = {
	listed: "listed",
	showsBornOn: "showsBornOn",
	showsPhotos: "showsPhotos"
};
var OWN_PICTURE = "image";
/** The field as this reader may see it: whatever is hidden cannot be found or sorted by either. */
var seen = (field, value) => ({
	...field,
	value: (reader) => value(sightOf(reader))
});
/**
* A person of the club. Visitors meet adults who agreed to be listed, members everybody, minors without their surnames;
* contact, account and payment data are for administrators. [TEA-020, ADM-014, decisions A05, A06, C01, C02, C03]
*/
var memberEntry = defineEntry({
	collection: "members",
	type: "Member",
	single: "member",
	one: "Member",
	many: "Members",
	table: members,
	id: members.id,
	read: "public",
	rows: (reader) => isListedFor(sightOf(reader)),
	write: ADMINISTRATORS$2,
	own: (actor, id) => ownMemberId(actor) === id ? Object.values(OWN_FIELDS) : [],
	limit: 9e3,
	defaultLimit: 100,
	sort: "Name:asc",
	page: ({ slug }) => `/teams/player/${slug}`,
	reads: ["teams"],
	fields: {
		Name: {
			...seen(text(members.name, {
				required: true,
				max: 120
			}), shownName),
			order: (reader) => shownNameKey(sightOf(reader))
		},
		FirstName: text(members.firstName, {
			label: "First name",
			help: "All that the public reads of a child. Made from the name when empty.",
			max: 60
		}),
		slug: slug(members.slug, {
			from: "Name",
			write: "nobody"
		}),
		Active: boolean(members.active),
		team: one(members.teamId, "teams"),
		teams: many("teams", {
			table: memberTeams,
			here: memberTeams.memberId,
			there: memberTeams.teamId
		}, {
			limit: 20,
			sort: "position:asc"
		}),
		Position: text(members.position, { max: 40 }),
		number: number(members.number, {
			min: 0,
			max: 99
		}),
		country: one(members.countryId, "countries", { label: "Nationality" }),
		image: seen(image(members.imageId, { files: "derived" }), shownPictureId),
		History: seen(richText(members.history, { max: 5e4 }), (sight) => ofAdults(sight, members.history, sql`''`)),
		dob: seen(day(members.bornOn, { label: "Date of birth" }), shownBornOn),
		gender: choice(members.gender, GENDERS, { read: ["coach", "shop"] }),
		height: seen(number(members.heightCm, {
			read: "members",
			min: 100,
			max: 240
		}), (sight) => ofAdults(sight, members.heightCm, sql`null`)),
		weight: seen(number(members.weightKg, {
			read: "members",
			min: 20,
			max: 250
		}), (sight) => ofAdults(sight, members.weightKg, sql`null`)),
		email: email(members.email, {
			read: ["administrator"],
			max: 200
		}),
		Phone: text(members.phone, {
			read: ADMINISTRATORS$2,
			max: 40
		}),
		Address: text(members.address, {
			read: ADMINISTRATORS$2,
			max: 200
		}),
		Postcode: text(members.postcode, {
			read: ADMINISTRATORS$2,
			max: 12
		}),
		GuardianName: text(members.guardianName, {
			read: ADMINISTRATORS$2,
			label: "Guardian",
			max: 120
		}),
		GuardianEmail: email(members.guardianEmail, {
			read: ADMINISTRATORS$2,
			label: "Guardian's e-mail",
			max: 200
		}),
		student: boolean(members.student, { read: ADMINISTRATORS$2 }),
		listed: boolean(members.listed, {
			read: ADMINISTRATORS$2,
			label: "Agreed to be named on the site"
		}),
		showsBornOn: boolean(members.showsBornOn, {
			read: ADMINISTRATORS$2,
			label: "Agreed to show the date of birth",
			help: "Never counts for a minor."
		}),
		showsPhotos: boolean(members.showsPhotos, {
			read: ADMINISTRATORS$2,
			label: "Agreed to pictures"
		}),
		eharegistered: boolean(members.ehaRegistered, {
			read: ADMINISTRATORS$2,
			label: "Registered with the federation"
		}),
		EhaMid: text(members.ehaMid, {
			read: ADMINISTRATORS$2,
			label: "Federation number",
			max: 40
		}),
		EhaDocId: text(members.ehaDocId, {
			read: ADMINISTRATORS$2,
			label: "Federation document",
			max: 40
		}),
		ehamember: computed("json", () => sql`jsonb_build_object('MID', ${members.ehaMid}, 'MemberDocId', ${members.ehaDocId})`, { read: ADMINISTRATORS$2 }),
		user: one(members.userId, "users", KEPT$1),
		username: computed("text", () => sql`(select ${users.username} from ${users} where ${users.id} = ${members.userId})`, KEPT$1),
		role: computed("json", () => sql`(select jsonb_build_object('_id', ${users.role}, 'name', ${users.role}) from ${users} where ${users.id} = ${members.userId})`, KEPT$1),
		StripeId: text(members.stripeId, {
			...KEPT$1,
			read: ["finance"]
		}),
		StripeIdTest: text(members.stripeIdTest, {
			...KEPT$1,
			read: ["finance"]
		}),
		Created: instant(members.createdAt, KEPT$1),
		createdAt: instant(members.createdAt, KEPT$1),
		updatedAt: instant(members.updatedAt, KEPT$1)
	},
	beforeWrite: async (tx, { actor }, draft, id) => {
		if (typeof draft.Name === "string" && !draft.FirstName) draft.FirstName = firstNameOf(draft.Name);
		if (!hasRole(actor, "administrator")) demandKnownPosition(draft.Position);
		await demandFreeNumber(tx, draft, id);
	},
	afterWrite: guardWritten
});
/** It stands on public pages, so members choose from the list; staff write what they like. */
function demandKnownPosition(position) {
	if (!position || POSITIONS.some((known) => known === position)) return;
	throw new Invalid({ Position: [`Position must be one of: ${POSITIONS.join(", ")}`] });
}
/** [SYS-067, decisions D08] */
var countryEntry = defineEntry({
	collection: "countries",
	type: "Country",
	single: "country",
	one: "Country",
	many: "Countries",
	table: countries,
	id: countries.id,
	read: "public",
	write: ADMINISTRATORS$2,
	limit: 900,
	sort: "short_name:asc",
	fields: {
		short_name: text(countries.shortName, {
			required: true,
			max: 80,
			label: "Name"
		}),
		iso2: text(countries.iso2, {
			required: true,
			max: 2,
			label: "Code",
			help: "ISO 3166-1, like PL."
		})
	}
});
// src/features/photos/model.ts
/** [PHO-017, decisions F20] */
var TAGGED = (name) => `Photos added to ${name}`;
var NOT_TAGGED = "Photos could not be added";
/** Where the photographs of an album are tagged. */
var tagPath = (albumId) => `${albumPath(albumId)}/tag`;
/** The address of an album, or of one of its photographs opened. [PHO-001, decisions E18] */
var albumPath = (albumId, photoId) => `/media/photos/${encodeURIComponent(albumId)}${photoId ? `?photo=${photoId}` : ""}`;
/** A photograph of an album with its neighbours; undefined when the album shows no such photograph. */
function openedIn(photos, photoId) {
	const index = photoId && isId(photoId) ? photos.findIndex((photo) => photo.id === photoId) : -1;
	const photo = photos[index];
	if (!photo) return void 0;
	return {
		photo,
		number: index + 1,
		previous: photos[index - 1],
		next: photos[index + 1]
	};
}
/** What a picture is called for those who cannot see it, where nobody described it. Never a name. */
var altOf = (photo, number, title) => photo.image.alt || `Photo ${number} of ${title}`;
// src/features/photos/visibility.server.ts
var isSwitchedOn = and(photos.visible, albums.visible);
/** Somebody in it is a minor, or did not agree to public pictures; whoever took their name off is still in it. */
var hasSomebodyPrivate = (sight) => sql`(${namesSomebodyPrivate(photoTags, sight)} or ${namesSomebodyPrivate(photoWithdrawals, sight)})`;
var namesSomebodyPrivate = (list, sight) => sql`exists (
  select 1 from ${list} join ${members} on ${members.id} = ${list.memberId}
  where ${list.photoId} = ${photos.id} and (${isMinor(sight)} or not ${members.showsPhotos}))`;
/** Who sees a photograph. */
var photoAudience = (sight) => sql`case
  when not (${isSwitchedOn}) then 'staff'
  when ${albums.membersOnly} or ${hasSomebodyPrivate(sight)} then 'members'
  else 'public' end`;
/** The photographs that somebody meets on a page: conditions side by side, so that PostgreSQL may join them away. */
var seenWith = (sight) => sight.insight === "public" ? and(isSwitchedOn, not(albums.membersOnly), not(hasSomebodyPrivate(sight))) : isSwitchedOn;
/**
* Who may fetch a file of audience 'derived', when it is a photograph: undefined when it is none of ours. One file in
* several photographs counts as the most private of them.
*/
async function audienceOfPhotoFile(ctx, fileId) {
	const statement = audienceIn.get(ctx.db) ?? prepareAudience(ctx.db);
	audienceIn.set(ctx.db, statement);
	const found = await statement.execute({
		...sightValues(ctx),
		fileId
	});
	return mostPrivate(found.map((photo) => photo.audience));
}
var audienceIn = /* @__PURE__ */ new WeakMap();
var prepareAudience = (db) => db.select({ audience: photoAudience(preparedSight("public")) }).from(photos).innerJoin(albums, eq(albums.id, photos.albumId)).where(eq(photos.fileId, sql.placeholder("fileId"))).prepare("audience_of_photo_file");
// src/features/photos/entry.ts
var MEDIUM_PX = 640;
var LARGE_PX = 1440;
var YEAR_9999 = 253402300799;
/** Administrators see what is switched off, to switch it on again; everybody else meets it nowhere. [decisions E18] */
var editsAlbums = (reader) => hasRole(reader.actor, "administrator");
/** The photographs of a reader, on `photos` alone: hidden addresses do not leave the database. [decisions C02, holes 10] */
var rowsOf = (reader) => editsAlbums(reader) ? void 0 : sql`exists (select 1 from ${albums} where ${albums.id} = ${photos.albumId}
        and ${seenWith(sightOf(reader))})`;
/** The address of the variant that is at most so wide; the smallest there is when all are wider. */
var addressOf = (px) => sql`(
  select '/files/' || ${files.id} || '/' || coalesce(max(px::int) filter (where px::int <= ${px}), min(px::int))
  from ${files}, jsonb_array_elements_text(${files.variantsPx}) px
  where ${files.id} = ${photos.fileId} group by ${files.id})`;
var originalAddress = sql`'/files/' || ${photos.fileId} || '/original'`;
/** The cover as the reader may see it: the chosen one, else their first photograph; `{}` when they see none. */
var coverOf = (reader) => sql`coalesce((
  select json_build_object('url_m', ${addressOf(MEDIUM_PX)}) from ${photos}
  where ${photos.albumId} = ${albums.id} and ${rowsOf(reader) ?? sql`true`}
  order by (${photos.id} = ${albums.coverId}) desc nulls last, ${photos.position}, ${photos.id} limit 1), '{}'::json)`;
/** What stays among members is not described to others. */
var descriptionOf = (reader) => isMember(reader.actor) ? sql`${albums.description}` : sql`case when ${albums.membersOnly} then '' else ${albums.description} end`;
/** Nested, so that its columns keep the names of their tables in every statement. */
var nested = (value) => (reader) => sql`${value(reader)}`;
/** [PHO-006, PHO-007] `date_create` is unix seconds on the wire, an instant in the table. */
var photoalbumEntry = defineEntry({
	collection: "photoalbums",
	type: "Photoalbum",
	single: "photoalbum",
	one: "Photo album",
	many: "Photo albums",
	table: albums,
	id: albums.id,
	read: "public",
	rows: (reader) => editsAlbums(reader) ? void 0 : sql`${albums.visible}`,
	write: ["administrator"],
	limit: 200,
	sort: "date_create:desc",
	drafts: true,
	page: ({ album_id }) => `/media/photos/${album_id}`,
	reads: [
		"photos",
		"members",
		"teams"
	],
	touches: ["photos"],
	fields: {
		Title: text(albums.title, {
			required: true,
			max: 160
		}),
		album_id: slug(albums.albumId, { from: "Title" }),
		date_create: {
			kind: "number",
			column: albums.takenAt,
			value: nested(() => sql`extract(epoch from ${albums.takenAt})::bigint`),
			required: true,
			min: 0,
			max: YEAR_9999,
			label: "Taken at",
			unit: "unixSeconds"
		},
		description: {
			kind: "text",
			column: albums.description,
			value: nested(descriptionOf),
			max: 2e3
		},
		visible: boolean(albums.visible, { read: ["administrator"] }),
		members_only: boolean(albums.membersOnly, { help: "For albums of children: visitors see none of it." }),
		primary_photo: one(albums.coverId, "photos", {
			label: "Cover",
			read: ["administrator"]
		}),
		primary_photo_extras: computed("json", nested(coverOf)),
		photos: many("photos", "photoalbum", {
			limit: 500,
			sort: "position:asc"
		})
	},
	async beforeWrite(_tx, _ctx, draft) {
		if (typeof draft.date_create === "number") draft.date_create = /* @__PURE__ */ new Date(draft.date_create * 1e3);
	}
});
/** [PHO-006] */
var photoEntry = defineEntry({
	collection: "photos",
	type: "Photo",
	single: "photo",
	one: "Photo",
	many: "Photos",
	table: photos,
	id: photos.id,
	read: "public",
	rows: rowsOf,
	write: ["administrator"],
	limit: 500,
	sort: "position:asc",
	reads: [
		"photoalbums",
		"members",
		"teams"
	],
	touches: ["photoalbums"],
	fields: {
		image: image(photos.fileId, {
			required: true,
			read: ["administrator"],
			files: "derived"
		}),
		photoalbum: one(photos.albumId, "photoalbums", { label: "Album" }),
		url_m: computed("text", nested(() => addressOf(MEDIUM_PX))),
		url_l: computed("text", nested(() => addressOf(LARGE_PX))),
		url_o: computed("text", nested(() => originalAddress)),
		/** Pictures are ours; none lies elsewhere. [holes 27] */
		url_external: computed("text", nested(() => sql`''::text`)),
		visible: boolean(photos.visible),
		position: number(photos.position, {
			min: 0,
			max: 1e4
		}),
		flickr_id: text(photos.flickrId, { max: 40 })
	},
	async afterWrite(tx, _ctx, id) {
		const [photo] = await tx.select({ fileId: photos.fileId }).from(photos).where(eq(photos.id, id));
		if (photo) await setAudience(tx, photo.fileId, "derived");
	}
});
// src/features/registrations/entry.ts
var ADMINISTRATORS$1 = ["administrator"];
/** Written by commands alone: flags follow the ledger, the member is assigned. [decisions A05, B01] */
var KEPT = { write: "nobody" };
/**
* Somebody who wants to join. Administrators read it and correct names and addresses; everything else is written by
* commands, removing too. What has not been submitted belongs to whoever fills it in.
* [REG-020, API-027, API-042, decisions A05, A06, C07]
*/
var registrationEntry = defineEntry({
	collection: "registrations",
	type: "Registration",
	single: "registration",
	one: "Registration",
	many: "Registrations",
	table: registrations,
	id: registrations.id,
	read: ADMINISTRATORS$1,
	rows: () => and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt)),
	write: ADMINISTRATORS$1,
	create: "nobody",
	remove: "nobody",
	limit: 9e3,
	sort: "Created:desc",
	fields: {
		name: text(registrations.name, {
			required: true,
			max: 200
		}),
		email: email(registrations.email, { max: 200 }),
		Created: instant(registrations.createdAt, KEPT),
		Data: computed("json", () => sql`jsonb_build_object(
        'questions', ${registrations.questions}, 'details', ${registrations.details},
        'checks', ${registrations.checks}, 'memberships', ${registrations.memberships})`),
		GuardianName: text(registrations.guardianName, { max: 200 }),
		GuardianEmail: email(registrations.guardianEmail, { max: 200 }),
		member: one(registrations.memberId, "members", KEPT),
		user: one(registrations.userId, "users", KEPT),
		notifications: many("notifications", "registration", { limit: 100 }),
		chargeId: text(registrations.chargeId, KEPT),
		payments: computed("json", () => sql`jsonb_build_object(
        'chargeId', ${registrations.chargeId}, 'stripe_customer', ${registrations.stripeCustomer})`),
		registration_paid: boolean(registrations.registrationPaid, KEPT),
		subscription_paid: boolean(registrations.subscriptionPaid, KEPT)
	}
});
// src/features/store/batches/entry.ts
/** Invoices are no public files: their call asks who reads them. [BAT-015] */
var invoiceAt = (column, of) => computed("json", () => sql`case when ${column} is not null then jsonb_build_object('url', '/api/storebatches/' || ${storeBatches.id} || ${`/invoices/${of}`}::text) end`);
/**
* Orders that go to the supplier together, for shop and administrator; commands write it. What suppliers see they see by
* their key alone. [BAT-001, BAT-002, BAT-014, BAT-015, API-019, API-020, decisions A04, A05]
*/
var storeBatchEntry = defineEntry({
	collection: "storebatches",
	type: "StoreBatch",
	single: "storebatch",
	one: "Batch",
	many: "Batches",
	table: storeBatches,
	id: storeBatches.id,
	read: ["shop"],
	write: "nobody",
	create: "nobody",
	remove: "nobody",
	limit: 500,
	sort: "ExpectedDelivery:desc",
	fields: {
		Title: text(storeBatches.title),
		Status: choice(storeBatches.status, BATCH_STATUSES),
		ExpectedDelivery: day(storeBatches.expectedDelivery),
		CustomRequestKempa: text(storeBatches.customRequestKempa),
		CustomRequestPrinting: text(storeBatches.customRequestPrinting),
		InvoiceSupplier: invoiceAt(storeBatches.invoiceSupplierId, "supplier"),
		InvoiceSupplierPrint: invoiceAt(storeBatches.invoiceSupplierPrintId, "printing"),
		ManagedBy: computed("json", () => sql`case when ${storeBatches.managedById} is not null then jsonb_build_object('_id', ${storeBatches.managedById}) end`),
		storeorders: many("storeorders", {
			table: batchOrders,
			here: batchOrders.batchId,
			there: batchOrders.orderId
		}, {
			limit: 1e3,
			sort: "Created:asc",
			write: "nobody"
		})
	}
});
/** The batch of an order, which knows nothing of batches itself. [STO-055] */
var batchOfOrder = {
	kind: "one",
	to: "storebatches",
	value: () => sql`(select ${batchOrders.batchId} from ${batchOrders} where ${batchOrders.orderId} = ${storeOrders.id})`
};
// src/features/store/catalog/schema.ts
/** Stock of one size as the supplier's system writes it: a figure, or nothing. */
var figure = union([number$1(), string().regex(/^\d{1,6}$/)]).transform(Number).pipe(int().min(0));
/** What the strings of `itemStock` hold: three lists, one place a size. [STO-059] */
var wireStock = object({
	"stock-light": array(unknown()).default([]),
	sizes: array(union([string(), number$1()]).transform((size) => plainLine(String(size)))),
	stock: array(figure.nullable().catch(null)).default([]),
	/** Ours: see `moves` of the stock. */
	moves: array(number$1().nullable().catch(null)).optional()
});
var POUNDS$1 = number$1().min(0).max(1e4);
/** Print prices as they are written, in pounds before VAT. [STO-019] */
var wirePrintPrices = array(object({
	title: string("A print price has a title").transform(plainLine).pipe(string().min(1).max(60)),
	price: POUNDS$1,
	isDigit: boolean$1().default(false)
})).max(10);
var SORTS = {
	name: "Name",
	price: "Price",
	newest: "Newest"
};
/** What narrows and orders a page of items, as its address says. Anything that means nothing counts as not there. */
var itemFilters = object({
	size: string().transform(plainLine).pipe(string().min(1).max(20)).optional().catch(void 0),
	gender: _enum(ITEM_GENDERS).exclude([""]).optional().catch(void 0),
	offers: literal("1").optional().catch(void 0),
	/** Undefined: by name, or the best of a search first. */
	sort: _enum([
		"name",
		"price",
		"newest"
	]).optional().catch(void 0),
	page: number$2().int().min(1).max(1e3).catch(1)
});
/** The names of those in an address, which the page cache may keep. */
var FILTER_NAMES = [
	"size",
	"gender",
	"offers",
	"sort",
	"page"
];
/** What is searched for; too short and too long are empty. [STO-009] */
var searchWords = string().catch("").transform((typed) => plainLine(typed).slice(0, 60));
// src/features/store/catalog/model/wire-stock.ts
/**
* The sizes in `itemStock`: a JSON text, a list of such texts, or what they hold. Lists of unequal length are read place by
* place, what is missing is not known; undefined for what cannot be read at all, which counts as no stock. [STO-059, decisions B17]
*/
function stockIn(given) {
	if (given === null || given === "") return [];
	if (Array.isArray(given)) {
		const parts = given.map(stockIn);
		return parts.every((part) => part !== void 0) ? once(parts.flat()) : void 0;
	}
	const parsed = wireStock.safeParse(typeof given === "string" ? jsonIn(given) : given);
	if (!parsed.success) return void 0;
	const { sizes, stock, "stock-light": lights, moves = [] } = parsed.data;
	return once(sizes.map((size, place) => ({
		size,
		stock: stock[place] ?? null,
		light: LIGHTS.find((light) => light === lights[place]) ?? null,
		...typeof moves[place] === "number" && { moves: moves[place] }
	})));
}
function jsonIn(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Each size once, the first of it counts; a size without a name is none. */
var once = (sizes) => sizes.filter(({ size }, place) => size !== "" && sizes.findIndex((other) => other.size === size) === place);
// src/features/store/catalog/model/shapes.ts
/** A size a line, which the wire has as a text with three lists. [STO-059] */
var stockShape = {
	kind: "list",
	label: "Sizes",
	one: "size",
	of: {
		kind: "record",
		label: "Size",
		title: "size",
		fields: {
			size: {
				kind: "text",
				label: "Size"
			},
			stock: {
				kind: "number",
				label: "In stock",
				optional: true
			},
			light: {
				kind: "choice",
				label: "Light",
				choices: LIGHTS,
				optional: true
			}
		}
	}
};
var stockFromWire = (wire) => (stockIn(wire) ?? []).map(({ size, stock, light }) => ({
	size,
	...stock !== null && { stock },
	...light !== null && { light }
}));
function stockToWire(edited) {
	if (!Array.isArray(edited)) return edited;
	const sizes = edited;
	return {
		sizes: sizes.map(({ size }) => size ?? ""),
		stock: sizes.map(({ stock }) => stock ?? null),
		"stock-light": sizes.map(({ light }) => light ?? null)
	};
}
var technologyShape = {
	kind: "list",
	label: "Technology",
	one: "word",
	of: {
		kind: "text",
		label: "Word"
	}
};
/** [STO-019] */
var printPricesShape = {
	kind: "list",
	label: "Prices",
	one: "price",
	of: {
		kind: "record",
		label: "Price",
		title: "title",
		fields: {
			title: {
				kind: "text",
				label: "Title"
			},
			price: {
				kind: "pounds",
				label: "Pounds before VAT"
			},
			isDigit: {
				kind: "boolean",
				label: "For each digit"
			}
		}
	}
};
var picturesShape = {
	kind: "list",
	label: "Pictures",
	one: "picture",
	of: {
		kind: "image",
		label: "Picture"
	}
};
var ADDRESS$1 = /\/files\/([^/]+)/;
/** Pictures stand on the wire by address, and are written by id. */
var picturesFromWire = (wire) => Array.isArray(wire) ? wire.map((address) => ADDRESS$1.exec(String(address))?.[1] ?? String(address)) : [];
// src/features/store/catalog/written.server.ts
var POUNDS = [
	"price1",
	"price2",
	"offerAmmount",
	"pricePrinting"
];
/** The address of a stored picture, as answers name it. */
var ADDRESS = /^(?:https?:\/\/[^/]+)?\/files\/([^/]+)(?:\/.*)?$/;
/** Turns what was written of an item into what is stored, or names every place that is wrong. [STO-018] */
async function checkWrittenItem(tx, draft) {
	const problems = {};
	for (const name of POUNDS) if (typeof draft[name] === "number") draft[name] = penceOf(draft[name]);
	if (draft.storeprintprices !== void 0) checkPrintPrices(draft, problems);
	if (draft.itemStock !== void 0) {
		if (!stockIn(draft.itemStock)) problems.itemStock = ["itemStock must hold the lists stock-light, sizes and stock"];
	}
	if (draft.itemImages !== void 0) await checkImages(tx, draft, problems);
	if (draft.itemInfoTechnology !== void 0 && !isTexts(draft.itemInfoTechnology)) problems.itemInfoTechnology = ["itemInfoTechnology must be a list of texts"];
	if (Object.keys(problems).length > 0) throw new Invalid(problems);
}
function checkPrintPrices(draft, problems) {
	const prices = wirePrintPrices.safeParse(draft.storeprintprices ?? []);
	if (!prices.success) {
		problems.storeprintprices = ["storeprintprices must be a list of title, price and isDigit"];
		return;
	}
	draft.storeprintprices = prices.data.map(({ price, ...rest }) => ({
		...rest,
		priceMinor: penceOf(price)
	}));
}
/** Pictures are named by their ids or addresses; only such as were uploaded can be attached. */
async function checkImages(tx, draft, problems) {
	const given = draft.itemImages ?? [];
	const ids = isTexts(given) ? given.map((text) => ADDRESS.exec(text)?.[1] ?? text) : void 0;
	const usable = ids?.every(isId) ? ids : void 0;
	const known = usable?.length ? await tx.select({ id: files.id }).from(files).where(and(inArray(files.id, usable), isNotNull(files.widthPx))) : [];
	if (!usable || known.length < new Set(usable).size) {
		problems.itemImages = ["itemImages must be a list of pictures that were uploaded"];
		return;
	}
	draft.itemImages = [...new Set(usable)];
}
/** Writes what an item keeps in tables of its own: sizes with their stock, and pictures. */
async function writeItemLists(tx, { clock }, itemId, { itemStock, itemImages }) {
	if (itemStock !== void 0) {
		await replaceStock(tx, itemId, stockIn(itemStock) ?? []);
		await tx.update(storeItems).set({ stockUpdatedAt: clock.now() }).where(eq(storeItems.id, itemId));
	}
	if (Array.isArray(itemImages)) {
		await tx.delete(storeItemImages).where(eq(storeItemImages.itemId, itemId));
		const rows = itemImages.map((fileId, position) => ({
			itemId,
			fileId,
			position
		}));
		if (rows.length > 0) await tx.insert(storeItemImages).values(rows);
		await setAudience(tx, itemImages, "public");
	}
}
async function replaceStock(tx, itemId, sizes) {
	const before = await tx.select({
		size: storeStock.size,
		moves: storeStock.moves,
		stock: storeStock.stock
	}).from(storeStock).where(eq(storeStock.itemId, itemId)).orderBy(asc(storeStock.size)).for("update");
	const known = new Map(before.map((row) => [row.size, row]));
	demandStillThere(sizes, known);
	await tx.delete(storeStock).where(eq(storeStock.itemId, itemId));
	const rows = sizes.map((facts, position) => ({
		...withoutDerived(facts),
		itemId,
		position,
		moves: known.get(facts.size)?.moves ?? 0
	}));
	if (rows.length > 0) await tx.insert(storeStock).values(rows);
}
/**
* Figures that were read before somebody bought, or gave back, would undo that: they are refused, with what is there
* now. A figure made afresh says nothing of moves, and stands. [decisions B17, E22, holes 4]
*/
function demandStillThere(sizes, known) {
	const moved = sizes.flatMap(({ size, moves }) => {
		const now = known.get(size);
		return now && moves !== void 0 && moves !== now.moves ? [`${size} has ${now.stock ?? "no figure"}`] : [];
	});
	if (moved.length > 0) throw new Invalid({ itemStock: [`Pieces were sold or given back since these figures were read: ${moved.join(", ")} now`] });
}
/** A light that follows from the figure is not the supplier's: written back as it was read, it stays derived. [decisions B17] */
function withoutDerived(facts) {
	const derived = lightOf({
		...facts,
		light: null
	});
	return facts.light === derived ? {
		...facts,
		light: null
	} : facts;
}
/** Addresses in the store are no category's. [decisions E15] */
function demandFreeSlug(slug) {
	if (RESERVED_SLUGS.some((reserved) => reserved === slug)) throw new Invalid({ slug: [`${slug} is an address of the store itself`] });
}
var isTexts = (value) => Array.isArray(value) && value.every((one) => typeof one === "string");
// src/features/store/catalog/entry.ts
var SHOP = ["shop"];
/** What members pay: nothing of it is told to anybody else. [STO-002, decisions B05] */
var MEMBERS = { read: "members" };
/** Pounds before VAT on the wire, pence in the table. [decisions B04] */
var pounds = (column, options = {}) => ({
	kind: "number",
	column,
	value: () => sql`(${column} / 100.0)::float`,
	unit: "pounds",
	min: 0,
	max: 1e4,
	...options
});
/** `lightOf` in SQL. [decisions B17] */
var light = sql`case when ${storeStock.stock} = 0 then 'red' when ${storeStock.light} is not null then ${storeStock.light}
  when ${storeStock.stock} is null then 'red' when ${storeStock.stock} <= ${sql.raw(String(5))} then 'yellow' else 'green' end`;
/** How often the figure of each size has moved: for those who write figures, so that none undoes a sale. [holes 4] */
var moves = ({ actor }) => canManageStore(actor) ? sql` || jsonb_build_object('moves', coalesce(jsonb_agg(${storeStock.moves} order by ${storeStock.position}, ${storeStock.size}), '[]'))` : sql``;
/** One JSON text with three lists, one place a size. [STO-059] */
var stockText = (reader) => sql`(select jsonb_build_array((jsonb_build_object(
    'stock-light', coalesce(jsonb_agg(${light} order by ${storeStock.position}, ${storeStock.size}), '[]'),
    'sizes', coalesce(jsonb_agg(${storeStock.size} order by ${storeStock.position}, ${storeStock.size}), '[]'),
    'stock', coalesce(jsonb_agg(${storeStock.stock} order by ${storeStock.position}, ${storeStock.size}), '[]'))${moves(reader)})::text)
  from ${storeStock} where ${storeStock.itemId} = ${storeItems.id})`;
var imageAddresses = () => sql`(select coalesce(jsonb_agg('/files/' || ${files.id} || '/' ||
    coalesce(${files.variantsPx} ->> -1, 'original') order by ${storeItemImages.position}), '[]')
  from ${storeItemImages} join ${files} on ${files.id} = ${storeItemImages.fileId} and ${files.audience} = 'public'
  where ${storeItemImages.itemId} = ${storeItems.id})`;
var printPrices = () => sql`(select coalesce(jsonb_agg(jsonb_build_object('title', price ->> 'title',
    'price', (price ->> 'priceMinor')::float / 100, 'isDigit', (price ->> 'isDigit')::boolean) order by place), '[]')
  from jsonb_array_elements(${storeItems.printPrices}) with ordinality as prices (price, place))`;
var ofCategory = (column) => () => sql`(select ${column} from ${storeCategories} where ${storeCategories.id} = ${storeItems.categoryId})`;
/** Something to buy. What is no longer for sale is there for those who look after the store. [STO-018, STO-019, STO-059] */
var storeItemEntry = defineEntry({
	collection: "storeitems",
	type: "Storeitem",
	single: "storeitem",
	one: "Store item",
	many: "Store items",
	table: storeItems,
	id: storeItems.id,
	read: "public",
	rows: ({ actor }) => canManageStore(actor) ? void 0 : sql`${storeItems.active}`,
	write: SHOP,
	limit: 1e4,
	sort: "itemTitle:asc",
	names: ["itemTitle"],
	drafts: true,
	page: ({ itemId }) => `/store/product/${itemId}`,
	reads: ["storecategories"],
	touches: ["storecategories"],
	fields: {
		itemId: text(storeItems.itemId, {
			required: true,
			max: 60,
			label: "Supplier's number"
		}),
		itemTitle: {
			...text(storeItems.title, {
				required: true,
				max: 200,
				label: "Supplier's title"
			}),
			searched: () => sql`(${storeItems.customTitle} || chr(10) || ${storeItems.title})`
		},
		customTitle: text(storeItems.customTitle, {
			max: 200,
			label: "Title in the store"
		}),
		category: one(storeItems.categoryId, "storecategories"),
		itemCatName: computed("text", ofCategory(storeCategories.name)),
		itemCatslug: computed("text", ofCategory(storeCategories.slug)),
		itemStock: {
			kind: "json",
			column: storeStock.stock,
			value: stockText,
			label: "Sizes and stock",
			help: "An empty figure: not known. The light follows from the figure unless it is set.",
			shape: stockShape,
			edited: {
				from: stockFromWire,
				to: stockToWire
			}
		},
		price1: pounds(storeItems.price1Minor, {
			...MEMBERS,
			label: "Price for members, before VAT"
		}),
		price2: pounds(storeItems.price2Minor, { label: "Price for others, before VAT" }),
		onOffer: boolean(storeItems.onOffer),
		offerAmmount: pounds(storeItems.offerMinor, {
			...MEMBERS,
			label: "Offer to members, before VAT"
		}),
		gender: choice(storeItems.gender, ITEM_GENDERS),
		itemInfoSizes: text(storeItems.sizesText, {
			max: 500,
			label: "Sizes in words"
		}),
		itemInfoColors: text(storeItems.colours, {
			max: 300,
			label: "Colours"
		}),
		itemAllDescription: {
			kind: "richText",
			column: storeItems.description,
			value: storeItems.description,
			label: "Description",
			max: 5e4
		},
		itemInfoTechnology: json(storeItems.technology, {
			label: "Technology",
			shape: technologyShape
		}),
		storeprintprices: {
			kind: "json",
			column: storeItems.printPrices,
			value: printPrices,
			max: 5e3,
			label: "Prices of prints, before VAT",
			shape: printPricesShape
		},
		pricePrinting: pounds(storeItems.printPriceMinor, { label: "Printing, before VAT" }),
		isOfficialGD: boolean(storeItems.isOfficial, { label: "Official kit of the club" }),
		HasInitials: boolean(storeItems.hasInitials, { label: "Printed with initials" }),
		HasNumber: boolean(storeItems.hasNumber, { label: "Printed with a number" }),
		printingInstructions: text(storeItems.printingInstructions, { max: 1e3 }),
		active: boolean(storeItems.active, { label: "For sale" }),
		stockUpdated: instant(storeItems.stockUpdatedAt, { write: "nobody" }),
		itemImages: {
			kind: "json",
			column: storeItemImages.fileId,
			value: imageAddresses,
			label: "Further pictures",
			shape: picturesShape,
			edited: {
				from: picturesFromWire,
				to: (ids) => ids
			}
		},
		imageGDFront: image(storeItems.frontImageId, { label: "Picture, front" }),
		imageGDBack: image(storeItems.backImageId, { label: "Picture, back" })
	},
	beforeWrite: (tx, _ctx, draft) => checkWrittenItem(tx, draft),
	afterWrite: writeItemLists
});
/** A shelf of the store. [STO-005, STO-006, decisions E15] */
var storeCategoryEntry = defineEntry({
	collection: "storecategories",
	type: "Storecategory",
	single: "storecategory",
	one: "Store category",
	many: "Store categories",
	table: storeCategories,
	id: storeCategories.id,
	read: "public",
	write: SHOP,
	limit: 500,
	sort: "position:asc",
	drafts: true,
	page: ({ slug }) => `/store/${slug}`,
	touches: ["storeitems"],
	fields: {
		name: text(storeCategories.name, {
			required: true,
			max: 80
		}),
		slug: slug(storeCategories.slug, { from: "name" }),
		image: image(storeCategories.imageId),
		position: number(storeCategories.position, {
			min: 0,
			max: 1e4,
			label: "Place in lists"
		})
	},
	async beforeWrite(_tx, _ctx, draft, id) {
		const made = id === void 0 && typeof draft.name === "string" ? slugOf(draft.name, "") : void 0;
		demandFreeSlug(draft.slug || made);
	}
});
// src/features/store/orders/entry.ts
/** The lines as they were frozen; prices in pounds with VAT, of one piece and of its print. [BAT-009, decisions B04] */
var items = () => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${storeItems.itemId}, 'title', ${storeOrderLines.title}, 'size', ${storeOrderLines.size},
    'quantity', ${storeOrderLines.quantity},
    'price', ((${storeOrderLines.netMinor} + ${storeOrderLines.vatMinor}) / 100.0)::float,
    'image', case when ${storeOrderLines.imageId} is not null then '/files/' || ${storeOrderLines.imageId} || '/original' end,
    'print', jsonb_build_object('initials', ${storeOrderLines.initials}, 'dorsal', ${storeOrderLines.dorsal},
      'pricePrint', ((${storeOrderLines.printNetMinor} + ${storeOrderLines.printVatMinor}) / 100.0)::float))
    order by ${storeOrderLines.position}), '[]')
  from ${storeOrderLines} join ${storeItems} on ${storeItems.id} = ${storeOrderLines.itemId}
  where ${storeOrderLines.orderId} = ${storeOrders.id})`;
var buyer = () => sql`(select jsonb_build_object('_id', ${users.id}, 'email', ${users.email},
    'username', ${users.username}, 'member', case when ${members.id} is not null
      then jsonb_build_object('_id', ${members.id}, 'Name', ${members.name}) end)
  from ${users} left join ${members} on ${members.id} = ${storeOrders.memberId}
  where ${users.id} = ${storeOrders.userId})`;
var payment = () => sql`(select jsonb_build_object('_id', ${payments.id}, 'chargeId', ${payments.chargeId})
  from ${payments} where ${payments.id} = ${storeOrders.paymentId})`;
/**
* What members have ordered, for shop and administrator; an order that was never placed is nobody's business but its
* buyer's. Commands write it. [STO-049, API-042, decisions A05, B08]
*/
var storeOrderEntry = defineEntry({
	collection: "storeorders",
	type: "StoreOrder",
	single: "storeorder",
	one: "Order",
	many: "Orders",
	table: storeOrders,
	id: storeOrders.id,
	read: ["shop"],
	rows: () => isNotNull(storeOrders.placedAt),
	write: "nobody",
	create: "nobody",
	remove: "nobody",
	limit: 9e3,
	sort: "Created:desc",
	fields: {
		Created: instant(storeOrders.createdAt),
		Number: {
			kind: "number",
			value: storeOrders.number
		},
		State: {
			kind: "text",
			value: storeOrders.state
		},
		Items: computed("json", items),
		SpecialRequest: text(storeOrders.specialRequest),
		/** What the club has of it, in pounds with VAT. */
		TotalPaid: computed("number", () => sql`case when ${storeOrders.paymentId} is null then 0 else ((${storeOrders.grossMinor} - ${storeOrders.refundedMinor}) / 100.0)::float end`),
		adminOrder: boolean(storeOrders.adminOrder),
		user: computed("json", buyer),
		payment: computed("json", payment)
	}
});
// src/features/teams/model.ts
/** Kinds of team, as the specification's `genre`. */
var GENRES = [
	"men",
	"women",
	"mixed"
];
/** The job that guards what is known of minors after a team became one of children; `members` works on it. [decisions C02] */
var GUARD_MINORS = "members:guard-minors";
var HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** The team's colour for its crest; undefined for texts that are no colour, then the crest wears the club's red. */
var crestColour = (colour) => HEX.test(colour) ? colour : void 0;
// src/features/teams/commands.server.ts
/**
* What follows from writing a team: the picture of a team of children stays inside the club, and its players are
* guarded as minors. [decisions C02]
*/
async function guardTeam(tx, teamId) {
	const [team] = await tx.select({
		imageId: teams.mainImageId,
		youth: teams.youth
	}).from(teams).where(eq(teams.id, teamId));
	if (team?.imageId) await setAudience(tx, team.imageId, team.youth ? "members" : "public");
	await addJob(tx, GUARD_MINORS, {}, GUARD_MINORS);
}
// src/features/teams/queries.server.ts
var facts = {
	id: teams.id,
	name: teams.name,
	slug: teams.slug,
	colour: teams.colour,
	genre: teams.genre,
	youth: teams.youth,
	legacyId: teams.legacyId,
	description: teams.description,
	image: imageColumns
};
var mainImage = (actor) => and(eq(files.id, teams.mainImageId), fetchableBy(actor));
var shown = and(teams.showInMenu, teams.active);
var inOrder = [asc(teams.position), asc(teams.name)];
/** The teams that the public site shows, in their order. [TEA-001, TEA-021, decisions F06] */
async function teamsInMenu(ctx) {
	ctx.pages.read("teams");
	return ctx.db.select(facts).from(teams).leftJoin(files, mainImage(ctx.actor)).where(shown).orderBy(...inOrder).limit(900);
}
/** The names of the same teams, for menus and choices. */
async function teamNames(ctx) {
	ctx.pages.read("teams");
	const statement = namesIn.get(ctx.db) ?? prepareNames(ctx.db);
	namesIn.set(ctx.db, statement);
	return statement.execute();
}
var namesIn = /* @__PURE__ */ new WeakMap();
var prepareNames = (db) => db.select({
	name: teams.name,
	slug: teams.slug,
	youth: teams.youth
}).from(teams).where(shown).orderBy(...inOrder).prepare("team_names");
/** The team of an address, or undefined. [TEA-005] */
async function findTeam(ctx, slug) {
	const [team] = await ctx.db.select({
		...facts,
		showStandings: teams.showStandings,
		fixturesHtml: teams.fixturesHtml
	}).from(teams).leftJoin(files, mainImage(ctx.actor)).where(eq(teams.slug, slug));
	ctx.pages.read(team ? `teams/${team.id}` : "teams");
	return team;
}
/** The further pictures of a team that this reader may fetch, as a list on the wire. [TEA-004] */
var furtherPictures = (actor) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${files.id},
    'url', '/files/' || ${files.id} || '/' || coalesce(${files.variantsPx} ->> -1, 'original'), 'alt', ${files.alt})
    order by ${teamImages.position}), '[]')
  from ${teamImages} join ${files} on ${files.id} = ${teamImages.fileId}
  where ${teamImages.teamId} = ${teams.id} and ${fetchableBy(actor)})`;
/** Every team, to choose one in the back office. */
var teamChoices = ({ db }) => db.select({
	value: teams.id,
	label: teams.name
}).from(teams).orderBy(asc(teams.position), asc(teams.name));
// src/features/teams/entry.ts
/** [TEA-004, API-010, API-011, API-012, API-013] */
var teamEntry = defineEntry({
	collection: "teams",
	type: "Team",
	single: "team",
	one: "Team",
	many: "Teams",
	table: teams,
	id: teams.id,
	read: "public",
	write: ["administrator"],
	limit: 900,
	sort: "position:asc",
	drafts: true,
	page: ({ slug }) => `/teams/${slug}`,
	fields: {
		name: text(teams.name, {
			required: true,
			max: 80
		}),
		colour: text(teams.colour, {
			max: 30,
			help: "Like #c8102e. Shown in the crest of the team."
		}),
		genre: choice(teams.genre, GENRES, { required: true }),
		slug: slug(teams.slug, { from: "name" }),
		legacy_id: number(teams.legacyId, {
			label: "Number in fixtures",
			help: "The Type of its games: 1 Men I, 2 Women I, 3 Men II, 4 Women II, 5 Men III.",
			min: 1
		}),
		MainImage: image(teams.mainImageId, {
			files: "derived",
			help: "The picture of a team of children is shown to members only."
		}),
		image: computed("json", ({ actor }) => furtherPictures(actor), { label: "Further pictures" }),
		description: richText(teams.description, { max: 2e4 }),
		ShowInMenu: boolean(teams.showInMenu, { label: "Shown among the teams" }),
		ShowStandings: boolean(teams.showStandings, { label: "Shows standings and games" }),
		Active: boolean(teams.active),
		FixturesHtml: richText(teams.fixturesHtml, {
			label: "Fixtures",
			max: 1e5
		}),
		youth: boolean(teams.youth, {
			label: "Team of children",
			help: "Surnames, pictures and dates of birth of its players stay inside the club."
		}),
		position: number(teams.position, { label: "Place in lists" }),
		members: many("members", "team", {
			limit: 100,
			sort: "Name:asc"
		})
	},
	afterWrite: (tx, _ctx, id) => guardTeam(tx, id)
});
// src/features/trainings/entry.ts
/** The public pictures of a hall, in their order. Names in full: the engine decides what stands around it. */
var images = sql`(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'url', '/files/' || f.id || '/original', 'width', f.width_px, 'height', f.height_px, 'alt', f.alt
  ) order by v.position), '[]'::json)
  from venue_images v join files f on f.id = v.file_id
  where v.venue_id = venues.id and f.audience = 'public'
)`;
/** [TRN-004, API-005] */
var venueEntry = defineEntry({
	collection: "venues",
	type: "Venue",
	single: "venue",
	one: "Venue",
	many: "Venues",
	table: venues,
	id: venues.id,
	read: "public",
	write: ["administrator"],
	limit: 100,
	sort: "position:asc",
	drafts: true,
	page: () => "/about-us/trainings",
	fields: {
		Name: text(venues.name, {
			required: true,
			max: 100
		}),
		Address: text(venues.address, { max: 200 }),
		Description: richText(venues.description, { max: 2e4 }),
		GoogleUrl: text(venues.googleUrl, {
			label: "Map",
			max: 1e3,
			help: "The address of the map that \"Get directions\" opens."
		}),
		Images: computed("json", () => images),
		position: number(venues.position, { label: "Place in lists" })
	},
	async beforeWrite(_tx, _ctx, draft) {
		if (typeof draft.GoogleUrl === "string" && draft.GoogleUrl && !isWebAddress(draft.GoogleUrl)) throw new Invalid({ GoogleUrl: ["An address of the web starts with https://"] });
	}
});
/**
* What coaches wrote, as the configuration carries it. Only staff learn who wrote it. Rows of their own are behind it,
* so two coaches do not overwrite each other. [SYS-071, TRN-005, decisions E22]
*/
var trainingsOfConfiguration = computed("json", ({ actor }) => sql`jsonb_build_object('trainings', coalesce((
    select jsonb_agg(jsonb_build_object('id', ${trainings.id}, 'label', ${trainings.label}, 'value', ${trainings.value},
      'updated', ${trainings.updatedAt}, 'owner', ${isStaff(actor) ? sql`${trainings.ownerId}` : sql`null`})
      order by ${trainings.position}, ${trainings.label})
    from ${trainings}), '[]'::jsonb))`);
// src/features/volunteering/holders.server.ts
/** Whether a holder may be named to whoever looks: listed adults to everybody, all to members. [decisions C02, C03] */
var isNamedTo = (sight) => isListedFor(sight) ?? sql`true`;
/** Columns of a joined holder: name and address stay in the database where they may not be told. */
var holderColumns = (sight) => ({
	memberId: members.id,
	name: sql`case when ${isNamedTo(sight)} then ${shownName(sight)} end`,
	slug: sql`case when ${isNamedTo(sight)} then ${members.slug} end`
});
function holderOf(found) {
	if (!found?.memberId) return { kind: "open" };
	const { name, slug } = found;
	return name !== null && slug !== null ? {
		kind: "member",
		name,
		slug
	} : { kind: "taken" };
}
// src/features/volunteering/entry.ts
var ADMINISTRATORS = ["administrator"];
/** Who holds a seat, if this reader may know: `setHolder` writes it. */
var holder = (seat) => ({
	kind: "one",
	to: "members",
	value: (reader) => sql`(select ${members.id} from ${positionHolders}
    join ${members} on ${members.id} = ${positionHolders.memberId} and ${isNamedTo(sightOf(reader))}
    where ${positionHolders.positionId} = ${positions.id} and ${positionHolders.seat} = ${seat})`
});
/** Every slot somebody is in, with week id, team id and member id; `member` is null where it may not be told. */
var rotaOf = (reader) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('week', ${rotaSlots.weekId}, 'team', ${rotaSlots.team},
    'member', case when ${isNamedTo(sightOf(reader))} then ${rotaSlots.memberId} end)
    order by ${rotaWeeks.startsOn}, ${rotaSlots.team})
  from ${rotaSlots}
  join ${rotaWeeks} on ${rotaWeeks.id} = ${rotaSlots.weekId}
  join ${members} on ${members.id} = ${rotaSlots.memberId}
  where ${rotaSlots.positionId} = ${positions.id}), '[]'::jsonb)`;
var TEAMS = JSON.stringify(ROTA_TEAMS.map((id) => ({
	id,
	name: TEAM_LABELS[id]
})));
/** [VOL-012, API-021, API-022, decisions D08] */
var volunteerEntry = defineEntry({
	collection: "volunteers",
	type: "Volunteer",
	single: "volunteer",
	one: "Position",
	many: "Positions",
	table: positions,
	id: positions.id,
	read: "public",
	rows: ({ actor }) => canSeeDisabled(actor) ? void 0 : eq(positions.enabled, true),
	write: ADMINISTRATORS,
	limit: 500,
	sort: "generalClub:asc",
	drafts: true,
	page: () => "/about-us/who-is-who",
	reads: [
		"members",
		"teams",
		"rotas"
	],
	fields: {
		Name: text(positions.name, {
			required: true,
			max: 120
		}),
		Description: text(positions.description, { max: 500 }),
		Category: text(positions.category, {
			max: 60,
			help: "Like Board: fixed positions stand under it."
		}),
		Icon: text(positions.icon, { max: 60 }),
		isFlexible: boolean(positions.isFlexible, {
			label: "Taken in turns",
			help: "It then has a rota."
		}),
		generalClub: boolean(positions.generalClub, {
			label: "For the whole club",
			help: "If not, one a team."
		}),
		Enabled: boolean(positions.enabled),
		position: number(positions.position, { label: "Place in lists" }),
		rota: computed("json", rotaOf),
		members: many("members", {
			table: positionHolders,
			here: positionHolders.positionId,
			there: positionHolders.memberId
		}, {
			limit: 100,
			write: "nobody"
		}),
		teams: computed("json", () => sql`case when ${positions.generalClub} then '[]'::jsonb else ${TEAMS}::jsonb end`),
		member_clubwide: holder("clubwide"),
		member_m1: holder("m1"),
		member_m2: holder("m2"),
		member_m3: holder("m3"),
		member_w1: holder("w1"),
		member_w2: holder("w2")
	},
	afterWrite: (tx, _ctx, id) => fitSeats(tx, id)
});
/** The latest week that has begun, at the club. `statesOf` says the same of a list. [VOL-017, decisions E10] */
var isActive = ({ today }) => sql`(${rotaWeeks.startsOn} =
  (select max(w.starts_on) from ${rotaWeeks} w where w.starts_on <= ${today}::date))`;
/** Two weeks of the season. The configuration lists them as `rotas`; here they are added. [VOL-013, decisions E10] */
var rotaWeekEntry = defineEntry({
	collection: "rotas",
	type: "RotaWeek",
	single: "rota",
	one: "Rota week",
	many: "Rota weeks",
	table: rotaWeeks,
	id: rotaWeeks.id,
	read: "public",
	write: ADMINISTRATORS,
	limit: 500,
	sort: "date:asc",
	fields: {
		name: text(rotaWeeks.name, {
			required: true,
			max: 60
		}),
		date: day(rotaWeeks.startsOn, {
			required: true,
			help: "The day on which the two weeks begin."
		}),
		active: computed("boolean", (reader) => sql`coalesce(${isActive(reader)}, false)`)
	}
});
/** The weeks as the configuration carries them. They are written as entries of their own. [VOL-013, SYS-071] */
var rotasOfConfiguration = computed("json", () => sql`coalesce((select jsonb_agg(jsonb_build_object(
    'id', ${rotaWeeks.id}, 'name', ${rotaWeeks.name}, 'date', ${rotaWeeks.startsOn}) order by ${rotaWeeks.startsOn})
    from ${rotaWeeks}), '[]'::jsonb)`);
// src/features/studio/content-types.server.ts
/**
* Members know nothing of photographs and registrations, which come after them: they meet here. Commands write both, no
* entry call; the newest registration is the first. [TEA-020, REG-037, decisions E07]
*/
var wholeMember = defineEntry({
	...memberEntry,
	fields: {
		...memberEntry.fields,
		photos: many("photos", {
			table: photoTags,
			here: photoTags.memberId,
			there: photoTags.photoId
		}, {
			limit: 500,
			write: "nobody"
		}),
		registrations: many("registrations", "member", {
			limit: 20,
			sort: "Created:desc",
			read: ["administrator"],
			write: "nobody"
		})
	}
});
/** Every content type of the product. REST, GraphQL, OpenAPI and the studio are made from this list. */
var CONTENT_TYPES = [
	postEntry,
	sponsorEntry,
	defineEntry({
		...configurationEntry,
		reads: [
			...configurationEntry.reads ?? [],
			"rotas",
			"trainings"
		],
		fields: {
			...configurationEntry.fields,
			rotas: rotasOfConfiguration,
			TrainingsOverrideJson: trainingsOfConfiguration
		}
	}),
	eventEntry,
	teamEntry,
	wholeMember,
	countryEntry,
	gameEntry,
	competitionEntry,
	venueEntry,
	photoalbumEntry,
	photoEntry,
	formEntry,
	formResultEntry,
	volunteerEntry,
	rotaWeekEntry,
	userEntry,
	notificationEntry,
	emailResultEntry,
	registrationEntry,
	storeItemEntry,
	storeCategoryEntry,
	defineEntry({
		...storeOrderEntry,
		fields: {
			...storeOrderEntry.fields,
			storebatches: batchOfOrder
		}
	}),
	storeBatchEntry
];
var registry = new Registry(CONTENT_TYPES);
export { hasPageFor as A, sightIn as B, tagPath as C, memberEntry as D, OWN_PICTURE as E, preparedSight as F, insightOf as G, PRIVACY_CHOICES as H, shownBornOn as I, mailsTo as J, ownMemberId as K, shownName as L, isMinor as M, listedNameKey as N, guardMinors as O, ofAdults as P, shownNameKey as R, openedIn as S, OWN_FIELDS as T, canListNumbers as U, sightValues as V, canManageMembers as W, sendFormCall as X, resultSearch as Y, canReadResults as Z, seenWith as _, findTeam as a, albumPath as b, teamsInMenu as c, FILTER_NAMES as d, SORTS as f, photoAudience as g, audienceOfPhotoFile as h, holderOf as i, isListedFor as j, audienceOfPlayerPicture as k, GUARD_MINORS as l, searchWords as m, registry as n, teamChoices as o, itemFilters as p, notifications as q, holderColumns as r, teamNames as s, CONTENT_TYPES as t, crestColour as u, NOT_TAGGED as v, OWN_CHOICES as w, altOf as x, TAGGED as y, showsPicture as z };
