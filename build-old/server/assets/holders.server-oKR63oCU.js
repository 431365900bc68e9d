import { F as sql, c as inArray, l as isNotNull, r as eq, t as and, u as isNull, y as notInArray } from "./conditions-pL3KaXVp.js";
import { A as index, E as hasRole, F as pgTable, K as integer, L as uuid, N as primaryKey, Q as bigint, S as ROLES, V as text, W as jsonb, Y as date, Z as boolean, _ as entryColumns, c as FILE_AUDIENCES, f as touchEntry, g as NotFound, j as uniqueIndex, l as files, m as Forbidden, o as folded, p as transact, tt as unique, v as instant, w as VISITOR, x as newId } from "./audit-aXSCcebb.js";
import { O as check, i as bySize, k as done, s as storeItems } from "./policy-DBenYwHX.js";
import { s as adultBirthday, t as canFetch } from "./audience-B6Rl9yRq.js";
// src/features/accounts/table.server.ts
/** Somebody who can log in. What the club knows about a person is the member record. */
var users = pgTable("users", {
	id: uuid("id").primaryKey().$defaultFn(newId),
	name: text("name").notNull(),
	email: text("email").notNull().unique(),
	/** Confirmed by the invitation link; until then nobody logs in. [decisions A20] */
	emailVerified: boolean("email_verified").notNull().default(false),
	image: text("image"),
	username: text("username").unique(),
	displayUsername: text("display_username"),
	role: text("role", { enum: ROLES }).notNull().default("member"),
	createdAt: instant("created_at").notNull().defaultNow(),
	updatedAt: instant("updated_at").notNull().defaultNow()
});
var sessions = pgTable("sessions", {
	id: uuid("id").primaryKey().$defaultFn(newId),
	token: text("token").notNull().unique(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	expiresAt: instant("expires_at").notNull(),
	ipAddress: text("ip_address"),
	userAgent: text("user_agent"),
	createdAt: instant("created_at").notNull().defaultNow(),
	updatedAt: instant("updated_at").notNull().defaultNow()
}, (table) => [index("sessions_user").on(table.userId)]);
/** How a user proves who they are: a password, later perhaps another provider. */
var credentials = pgTable("credentials", {
	id: uuid("id").primaryKey().$defaultFn(newId),
	accountId: text("account_id").notNull(),
	providerId: text("provider_id").notNull(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	accessToken: text("access_token"),
	refreshToken: text("refresh_token"),
	idToken: text("id_token"),
	accessTokenExpiresAt: instant("access_token_expires_at"),
	refreshTokenExpiresAt: instant("refresh_token_expires_at"),
	scope: text("scope"),
	password: text("password"),
	createdAt: instant("created_at").notNull().defaultNow(),
	updatedAt: instant("updated_at").notNull().defaultNow()
}, (table) => [index("credentials_user").on(table.userId)]);
/** Single-use links: reset and invitation. */
var verifications = pgTable("verifications", {
	id: uuid("id").primaryKey().$defaultFn(newId),
	identifier: text("identifier").notNull(),
	value: text("value").notNull(),
	expiresAt: instant("expires_at").notNull(),
	createdAt: instant("created_at").notNull().defaultNow(),
	updatedAt: instant("updated_at").notNull().defaultNow()
}, (table) => [index("verifications_identifier").on(table.identifier)]);
/** The tables by the names that better-auth gives them. */
var authTables = {
	user: users,
	session: sessions,
	account: credentials,
	verification: verifications
};
// src/platform/mail/table.server.ts
/**
* Every mail, one row a recipient, written in the transaction of the command that causes it and sent by a job.
* What was sent stays as the list of e-mail results. [SYS-070]
*/
var mails = pgTable("mails", {
	id: uuid("id").primaryKey().$defaultFn(newId),
	fromEmail: text("from_email").notNull(),
	fromName: text("from_name").notNull().default(""),
	toEmail: text("to_email").notNull(),
	toName: text("to_name").notNull().default(""),
	ccEmail: text("cc_email").notNull().default(""),
	replyTo: text("reply_to").notNull().default(""),
	subject: text("subject").notNull(),
	html: text("html").notNull(),
	text: text("text").notNull(),
	status: text("status", { enum: [
		"queued",
		"sent",
		"failed"
	] }).notNull().default("queued"),
	attempts: integer("attempts").notNull().default(0),
	error: text("error").notNull().default(""),
	createdAt: instant("created_at").notNull().defaultNow(),
	sentAt: instant("sent_at")
}, (table) => [
	index("mails_to").on(table.toEmail),
	index("mails_to_any_case").on(sql`lower(${table.toEmail})`),
	index("mails_created").on(table.createdAt)
]);
// src/features/content/table.server.ts
/** A page of text. [CNT-005] */
var posts = pgTable("posts", {
	...entryColumns(),
	title: text("title").notNull(),
	subtitle: text("subtitle").notNull().default(""),
	content: text("content").notNull().default(""),
	slug: text("slug").notNull().unique(),
	headerImageId: uuid("header_image_id").references(() => files.id, { onDelete: "set null" }),
	secondaryImageId: uuid("secondary_image_id").references(() => files.id, { onDelete: "set null" })
});
/** Whose names stand in the sponsors strip. [SYS-068] */
var sponsors = pgTable("sponsors", {
	...entryColumns(),
	name: text("name").notNull(),
	website: text("website").notNull().default(""),
	logoId: uuid("logo_id").references(() => files.id, { onDelete: "set null" }),
	position: integer("position").notNull().default(0)
});
/** The settings that staff edit: one record, found by being the only one. [SYS-071, decisions E17] */
var configurations = pgTable("configurations", {
	...entryColumns(),
	only: boolean("only").notNull().default(true).unique(),
	mainMenu: jsonb("main_menu").$type().notNull().default([]),
	menuBottom: jsonb("menu_bottom").$type().notNull().default([]),
	importantAnnouncement: text("important_announcement").notNull().default(""),
	/** Ids of the home page's images. */
	homeImageIds: jsonb("home_image_ids").$type().notNull().default([]),
	questions: jsonb("questions").$type().notNull().default([]),
	registerDetails: jsonb("register_details").$type().notNull().default([]),
	fees: jsonb("fees").$type().notNull().default({
		registration: [],
		training_fees: []
	}),
	trainingsOverride: boolean("trainings_override").notNull().default(false)
}, (table) => [check("configurations_only_one", sql`${table.only}`)]);
// src/features/teams/table.server.ts
/** A team of the club. [TEA-004] */
var teams = pgTable("teams", {
	...entryColumns(),
	name: text("name").notNull(),
	slug: text("slug").notNull().unique(),
	colour: text("colour").notNull().default(""),
	genre: text("genre", { enum: [
		"men",
		"women",
		"mixed"
	] }).notNull(),
	/** Equals the Type of its games. [decisions F07] */
	legacyId: integer("legacy_id").unique(),
	mainImageId: uuid("main_image_id").references(() => files.id, { onDelete: "set null" }),
	description: text("description").notNull().default(""),
	showInMenu: boolean("show_in_menu").notNull().default(true),
	showStandings: boolean("show_standings").notNull().default(false),
	active: boolean("active").notNull().default(true),
	/** A team of children: its players are treated as minors whatever their date of birth. [decisions C02] */
	youth: boolean("youth").notNull().default(false),
	/** Fixtures and tables as HTML, shown where no results exist. [decisions E05] */
	fixturesHtml: text("fixtures_html").notNull().default(""),
	position: integer("position").notNull().default(0)
});
var teamImages = pgTable("team_images", {
	teamId: uuid("team_id").notNull().references(() => teams.id, { onDelete: "cascade" }),
	fileId: uuid("file_id").notNull().references(() => files.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0)
}, (table) => [primaryKey({ columns: [table.teamId, table.fileId] })]);
// src/features/members/table.server.ts
/** [SYS-067] */
var countries = pgTable("countries", {
	...entryColumns(),
	shortName: text("short_name").notNull().unique(),
	iso2: text("iso2").notNull().unique()
});
/** What the club knows about a person who plays, trains or helps. [TEA-020, ADM-014] */
var members = pgTable("members", {
	...entryColumns(),
	userId: uuid("user_id").unique().references(() => users.id, { onDelete: "set null" }),
	teamId: uuid("team_id").references(() => teams.id, { onDelete: "set null" }),
	countryId: uuid("country_id").references(() => countries.id, { onDelete: "set null" }),
	name: text("name").notNull(),
	/** Shown instead of the name where a surname must not appear. */
	firstName: text("first_name").notNull(),
	/** Both names without accents, for search and order: whoever sees only the first name must not find by the surname. */
	nameKey: text("name_key").generatedAlwaysAs(() => folded(members.name)),
	firstNameKey: text("first_name_key").generatedAlwaysAs(() => folded(members.firstName)),
	/** For a minor it is made from the first name alone: an address must not tell the surname. */
	slug: text("slug").notNull().unique(),
	email: text("email").notNull().default(""),
	bornOn: date("born_on", { mode: "string" }),
	gender: text("gender", { enum: [
		"",
		"female",
		"male",
		"other"
	] }).notNull().default(""),
	active: boolean("active").notNull().default(true),
	ehaRegistered: boolean("eha_registered").notNull().default(false),
	ehaMid: text("eha_mid").notNull().default(""),
	ehaDocId: text("eha_doc_id").notNull().default(""),
	position: text("position").notNull().default(""),
	number: integer("number"),
	phone: text("phone").notNull().default(""),
	address: text("address").notNull().default(""),
	postcode: text("postcode").notNull().default(""),
	heightCm: integer("height_cm"),
	weightKg: integer("weight_kg"),
	student: boolean("student").notNull().default(false),
	history: text("history").notNull().default(""),
	imageId: uuid("image_id").references(() => files.id, { onDelete: "set null" }),
	/** Agreed to be named on the public site. [decisions C03] */
	listed: boolean("listed").notNull().default(false),
	/** Agreed to show the date of birth; never counts for a minor. [decisions C01] */
	showsBornOn: boolean("shows_born_on").notNull().default(false),
	/** Agreed to pictures of themselves on the public site. */
	showsPhotos: boolean("shows_photos").notNull().default(false),
	guardianName: text("guardian_name").notNull().default(""),
	guardianEmail: text("guardian_email").notNull().default(""),
	stripeId: text("stripe_id"),
	stripeIdTest: text("stripe_id_test")
}, (table) => [
	index("members_team").on(table.teamId),
	index("members_name").on(table.nameKey, table.id),
	index("members_words").using("gin", sql`${table.nameKey} gin_trgm_ops`),
	index("members_email").on(table.email, table.id),
	index("members_email_any_case").on(sql`lower(${table.email})`),
	index("members_customer").on(table.stripeId),
	index("members_customer_test").on(table.stripeIdTest),
	index("members_active").on(table.active, table.nameKey, table.id),
	index("members_eha").on(table.ehaRegistered, table.nameKey, table.id),
	index("members_position").on(table.position, table.nameKey, table.id),
	index("members_number").on(table.number, table.nameKey, table.id),
	index("members_created").on(table.createdAt, table.id)
]);
/** Every team of a member, the first one (`team_id`) among them. [decisions F15] */
var memberTeams = pgTable("member_teams", {
	memberId: uuid("member_id").notNull().references(() => members.id, { onDelete: "cascade" }),
	teamId: uuid("team_id").notNull().references(() => teams.id, { onDelete: "cascade" })
}, (table) => [primaryKey({ columns: [table.memberId, table.teamId] }), index("member_teams_team").on(table.teamId)]);
// src/features/billing/model.ts
/** What can be paid for by card. The feature of each purpose knows the object and its price. */
var PAYMENT_PURPOSES = [
	"event",
	"registration",
	"subscription",
	"order",
	"invoice"
];
/**
* open: the payer was sent to the card page. paid: the money has arrived. expired: the card page closed unpaid.
* failed: the provider refused or could not be reached, nothing was asked of the payer. refunded: all went back.
*/
var PAYMENT_STATUSES = [
	"open",
	"paid",
	"expired",
	"failed",
	"refunded"
];
/** No money has come. */
var UNPAID = [
	"open",
	"expired",
	"failed"
];
/** What the provider says of an invoice that it has made out. */
var INVOICE_STATUSES = [
	"open",
	"paid",
	"void",
	"uncollectible"
];
/** Subscriptions in these states count as running. [decisions B11] */
var RUNNING = [
	"active",
	"trialing",
	"past_due"
];
/** Whether a subscription in this state of the provider gives what it pays for; past due is a visible grace. */
var isRunning = (status) => RUNNING.includes(status);
/** Purposes whose feature follows what becomes of a payment: it has tasks 'payment.settled:<purpose>' and so on. */
var FOLLOWED = /* @__PURE__ */ new Set([
	"event",
	"registration",
	"subscription",
	"order"
]);
/** Purposes that keep something for the payer while the card page is open: they hear 'payment.closed:<purpose>' too. */
var HEARS_OF_CLOSING = /* @__PURE__ */ new Set(["order"]);
// src/features/billing/table.server.ts
var pence$1 = (name) => bigint(name, { mode: "number" });
/**
* The ledger: one row for each payment that somebody was sent to the card page with, and for each renewal that the
* provider collected by itself. Rows are never deleted. [decisions B01, B23, B24]
*/
var payments = pgTable("payments", {
	...entryColumns(),
	purpose: text("purpose", { enum: PAYMENT_PURPOSES }).notNull(),
	/** The event, registration or order that is paid for; each feature knows its own. */
	objectId: uuid("object_id").notNull(),
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
	payerName: text("payer_name").notNull().default(""),
	payerEmail: text("payer_email").notNull().default(""),
	description: text("description").notNull(),
	/** What we ask for; what arrives must be the same. */
	amountMinor: pence$1("amount_minor").notNull(),
	refundedMinor: pence$1("refunded_minor").notNull().default(0),
	status: text("status", { enum: PAYMENT_STATUSES }).notNull().default("open"),
	/** The provider's price, where the amount is its word: registration fees and subscriptions. */
	priceId: text("price_id"),
	/** What the provider is asked for. Asking again with the same words finds the same session. */
	request: jsonb("request").$type(),
	sessionId: text("session_id").unique(),
	sessionUrl: text("session_url"),
	expiresAt: instant("expires_at"),
	paymentIntentId: text("payment_intent_id").unique(),
	chargeId: text("charge_id").notNull().default(""),
	invoiceId: text("invoice_id").unique(),
	subscriptionId: text("subscription_id"),
	customerId: text("customer_id"),
	receiptUrl: text("receipt_url").notNull().default(""),
	disputed: boolean("disputed").notNull().default(false),
	paidAt: instant("paid_at"),
	/** What staff find a payment by. */
	searchKey: text("search_key").generatedAlwaysAs(() => folded(sql`${payments.payerName} || ' ' || ${payments.payerEmail} || ' ' || ${payments.description} || ' ' || ${payments.chargeId}`))
}, (table) => [
	index("payments_created").on(table.createdAt, table.id),
	index("payments_amount").on(table.amountMinor, table.id),
	index("payments_payer").on(table.payerName, table.id),
	index("payments_object").on(table.purpose, table.objectId),
	index("payments_member").on(table.memberId),
	index("payments_subscription").on(table.subscriptionId),
	index("payments_waiting").on(table.createdAt).where(sql`${table.status} = 'open'`),
	uniqueIndex("payments_one_open").on(table.purpose, table.objectId).where(sql`${table.status} = 'open' and ${table.purpose} in ('registration', 'subscription', 'order')`),
	check("payments_amount", sql`${table.amountMinor} > 0`),
	check("payments_refunded", sql`${table.refundedMinor} between 0 and ${table.amountMinor}`)
]);
/** What went back to payers, as the provider told it. */
var refunds = pgTable("refunds", {
	id: text("id").primaryKey(),
	paymentId: uuid("payment_id").notNull().references(() => payments.id),
	amountMinor: pence$1("amount_minor").notNull(),
	status: text("status").notNull(),
	createdAt: instant("created_at").notNull()
}, (table) => [index("refunds_payment").on(table.paymentId)]);
/** Payments that a payer contests at his bank. */
var disputes = pgTable("disputes", {
	id: text("id").primaryKey(),
	paymentId: uuid("payment_id").notNull().references(() => payments.id),
	amountMinor: pence$1("amount_minor").notNull(),
	status: text("status").notNull(),
	createdAt: instant("created_at").notNull()
}, (table) => [index("disputes_payment").on(table.paymentId)]);
/** What the provider last said of each subscription. A copy: the provider's word counts. [decisions B11, B26] */
var subscriptions = pgTable("subscriptions", {
	id: text("id").primaryKey(),
	customerId: text("customer_id").notNull(),
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
	registrationId: uuid("registration_id"),
	priceId: text("price_id").notNull(),
	plan: text("plan").notNull(),
	amountMinor: pence$1("amount_minor").notNull(),
	interval: text("interval").notNull(),
	status: text("status").notNull(),
	discountBp: bigint("discount_bp", { mode: "number" }).notNull().default(0),
	currentPeriodEnd: instant("current_period_end"),
	cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
	endedAt: instant("ended_at"),
	createdAt: instant("created_at").notNull(),
	updatedAt: instant("updated_at").notNull()
}, (table) => [
	index("subscriptions_member").on(table.memberId),
	index("subscriptions_registration").on(table.registrationId),
	index("subscriptions_customer").on(table.customerId),
	index("subscriptions_created").on(table.createdAt, table.id),
	index("subscriptions_next").on(table.currentPeriodEnd, table.id)
]);
/**
* What the provider last said of each invoice that it has made out. A copy: the provider's word counts. Drafts are none
* yet. [INV-003, INV-004, decisions F19]
*/
var invoices = pgTable("invoices", {
	id: text("id").primaryKey(),
	/** What the provider prints on it. */
	number: text("number").notNull().default(""),
	customerId: text("customer_id").notNull(),
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
	subscriptionId: text("subscription_id"),
	customerName: text("customer_name").notNull().default(""),
	customerEmail: text("customer_email").notNull().default(""),
	amountDueMinor: pence$1("amount_due_minor").notNull(),
	amountPaidMinor: pence$1("amount_paid_minor").notNull().default(0),
	status: text("status", { enum: INVOICE_STATUSES }).notNull(),
	/** Of all its lines, joined with ", ". */
	description: text("description").notNull(),
	descriptionKey: text("description_key").generatedAlwaysAs(() => folded(invoices.description)),
	hostedUrl: text("hosted_url").notNull().default(""),
	pdfUrl: text("pdf_url").notNull().default(""),
	createdAt: instant("created_at").notNull(),
	dueAt: instant("due_at"),
	paidAt: instant("paid_at"),
	/** When staff last asked for the money by e-mail. */
	remindedAt: instant("reminded_at"),
	updatedAt: instant("updated_at").notNull()
}, (table) => [
	index("invoices_created").on(table.createdAt, table.id),
	index("invoices_unpaid").on(table.createdAt, table.id).where(sql`${table.status} = 'open'`),
	index("invoices_amount").on(table.amountDueMinor, table.id),
	index("invoices_customer").on(table.customerName, table.id),
	index("invoices_member").on(table.memberId)
]);
/** Each event of the provider that has arrived, once, however often it was sent. */
var providerEvents = pgTable("provider_events", {
	id: text("id").primaryKey(),
	type: text("type").notNull(),
	objectId: text("object_id").notNull(),
	receivedAt: instant("received_at").notNull(),
	handledAt: instant("handled_at")
}, (table) => [index("provider_events_waiting").on(table.receivedAt).where(sql`${table.handledAt} is null`)]);
// src/features/events/table.server.ts
/** Something that happens at the club, with or without a contribution. [EVT-005] */
var events = pgTable("events", {
	...entryColumns(),
	name: text("name").notNull(),
	slug: text("slug").notNull().unique(),
	description: text("description").notNull().default(""),
	startsAt: instant("starts_at").notNull(),
	priceMinor: bigint("price_minor", { mode: "number" }).notNull().default(0),
	membersOnly: boolean("members_only").notNull().default(false),
	birthday: boolean("birthday").notNull().default(false),
	mainImageId: uuid("main_image_id").references(() => files.id, { onDelete: "set null" }),
	showWhoPaid: boolean("show_who_paid").notNull().default(false),
	/** The birthday person named on the card; money always goes to the club. [decisions B27] */
	memberToPayId: uuid("member_to_pay_id").references(() => members.id, { onDelete: "set null" })
}, (table) => [index("events_starts").on(table.startsAt)]);
var eventTeams = pgTable("event_teams", {
	eventId: uuid("event_id").notNull().references(() => events.id, { onDelete: "cascade" }),
	teamId: uuid("team_id").notNull().references(() => teams.id, { onDelete: "cascade" })
}, (table) => [primaryKey({ columns: [table.eventId, table.teamId] })]);
// src/features/forms/model.ts
/** [FRM-005] */
var FIELD_TYPES = [
	"text",
	"email",
	"select",
	"radio",
	"textarea",
	"checkbox",
	"file",
	"htmlcustom"
];
/** What the submit button says when the form itself does not. [FRM-007, decisions F05] */
var SEND = "Send";
/** [FRM-008] */
var SENDING = "Sending form...";
/** [FRM-018] */
var NOT_SENT = "Error sending the form";
/** [FRM-019] */
var SENT = "Form sent";
/** Whether the terms were accepted, in the specification's words. [FRM-011] */
var TERMS = {
	accepted: "accepted",
	notAccepted: "not_accepted"
};
var TERMS_LABEL = "Terms";
/** What the captcha of a form is solved for: a solution for one form opens no other. [holes 25] */
var captchaPurpose = (formId) => `form:${formId}`;
var LONGEST_TEXT = 5e3;
/** Names that the form page itself uses beside the fields. */
var OWN_NAMES = ["terms", "altcha"];
/** Somebody can fill it in: it is not printed HTML, nor switched off. */
var isFilledIn = (field) => field.typeField !== "htmlcustom" && !field.disabled;
/** Several answers to one field: ticked boxes, a list of many choices, several files. */
var takesMany = ({ typeField, multiple, options }) => typeField === "checkbox" ? Boolean(options?.length) : Boolean(multiple) && (typeField === "select" || typeField === "file");
/** What a single box to tick says in the answer. */
var tickValue = (field) => field.value || "Yes";
/** What may be chosen; undefined where people write freely. */
function choicesOf(field) {
	const { typeField, options = [] } = field;
	if (typeField === "checkbox" && options.length === 0) return [tickValue(field)];
	if (typeField === "select" || typeField === "radio" || typeField === "checkbox") return options.map((option) => option.value);
}
/** The endings of files that a field takes: those of `accept` that the club takes at all. [decisions A16] */
function endingsOf({ accept }) {
	const wanted = (accept ?? "").toLowerCase();
	const taken = FILE_KINDS.filter(({ words }) => words.some((word) => wanted.includes(word)));
	return (taken.length > 0 ? taken : FILE_KINDS).flatMap((kind) => kind.endings);
}
var FILE_KINDS = [
	{
		endings: [".pdf"],
		words: ["pdf"]
	},
	{
		endings: [".jpg", ".jpeg"],
		words: [
			"jpg",
			"jpeg",
			"image/*"
		]
	},
	{
		endings: [".png"],
		words: ["png", "image/*"]
	}
];
// src/features/forms/table.server.ts
/** A form that staff put together. [FRM-003] */
var forms = pgTable("forms", {
	...entryColumns(),
	title: text("title").notNull(),
	slug: text("slug").notNull().unique(),
	imageId: uuid("image_id").references(() => files.id, { onDelete: "set null" }),
	sendBtnText: text("send_btn_text").notNull().default(""),
	description: text("description").notNull().default(""),
	enableCaptcha: boolean("enable_captcha").notNull().default(false),
	confirmationMessage: text("confirmation_message").notNull().default(""),
	/** False: the answer is mailed and not stored. [decisions C08] */
	saveDb: boolean("save_db").notNull().default(true),
	published: boolean("published").notNull().default(false),
	fields: jsonb("fields").$type().notNull().default([]),
	/** Where answers are mailed; '' is the club's info mailbox. [decisions F05] */
	recipient: text("recipient").notNull().default("")
});
/** One answer to a form. Kept twelve months. [FRM-023, decisions C08] */
var formResults = pgTable("form_results", {
	...entryColumns(),
	formId: uuid("form_id").notNull().references(() => forms.id, { onDelete: "cascade" }),
	data: jsonb("data").$type().notNull()
}, (table) => [index("form_results_form").on(table.formId, table.createdAt)]);
/** A paper that came with an answer. Without an answer it waits for nobody: the job deletes it. */
var formPapers = pgTable("form_papers", {
	fileId: uuid("file_id").primaryKey().references(() => files.id, { onDelete: "cascade" }),
	resultId: uuid("result_id").references(() => formResults.id, { onDelete: "set null" })
}, (table) => [index("form_papers_result").on(table.resultId)]);
// src/features/games/model.ts
var CRITERIA = [
	"points",
	"head-to-head-points",
	"head-to-head-difference",
	"head-to-head-goals",
	"difference",
	"goals",
	"name"
];
/**
* Three points for a win, two for a draw, one for a game lost on court and none for one that was not played: English
* leagues. A league report of the federation of 5 February 2018 gives both teams of a draw two points, and its schools'
* guide has 3-2-1 with difference, goals, direct games. For seniors the order after points is not published, so it is
* data here and each competition may carry another. [domain.md 5.1]
*/
var ENGLAND = {
	points: {
		win: 3,
		draw: 2,
		loss: 1,
		forfeit: 0
	},
	running: [
		"points",
		"difference",
		"goals",
		"head-to-head-points",
		"head-to-head-difference",
		"name"
	],
	final: [
		"points",
		"difference",
		"goals",
		"head-to-head-points",
		"head-to-head-difference",
		"name"
	],
	forfeitScore: null,
	deductions: []
};
/** [TEA-011, decisions D07] */
var GAME_TYPES = {
	1: "Men I",
	2: "Women I",
	3: "Men II",
	4: "Women II",
	5: "Men III"
};
/** [decisions F07] */
var GAME_STATUSES = [
	"scheduled",
	"played",
	"postponed",
	"cancelled",
	"forfeit"
];
/** What stands beside a game: the words of its type, else the name of our team. */
var gameLabel = (game) => GAME_TYPES[game.type] ?? game.team?.name ?? "";
var bare = (name) => name.trim().toLowerCase();
/** Whether a name in a fixture list is the club's, by its configured names. [decisions E05] */
var isOurs = (name, names) => names.map(bare).includes(bare(name));
/** Which side of a game is ours: a club game has one. Home when both are. [TEA-014] */
function oursIn(game, names) {
	if (isOurs(game.homeTeam, names)) return "home";
	return isOurs(game.awayTeam, names) ? "away" : null;
}
/** Win, draw or loss from our side; undefined without a result or without us. */
function outcomeForUs(game) {
	if (!game.ours) return void 0;
	if (game.status === "forfeit") return game.forfeitedBy === game.ours ? "L" : "W";
	if (game.status !== "played" || game.homeScore === null || game.awayScore === null) return void 0;
	const lead = (game.homeScore - game.awayScore) * (game.ours === "home" ? 1 : -1);
	return lead > 0 ? "W" : lead < 0 ? "L" : "D";
}
/** Games, handed in newest first, as one looks for them: what is coming, soonest first, and what was, newest first. */
function comingAndPast(newestFirst, now) {
	return {
		coming: newestFirst.filter((game) => game.startsAt >= now).toReversed(),
		past: newestFirst.filter((game) => game.startsAt < now)
	};
}
// src/features/games/table.server.ts
/** A league or cup in one season, with its rules as data. [decisions E05] */
var competitions = pgTable("competitions", {
	...entryColumns(),
	name: text("name").notNull(),
	/** '2026/27' */
	season: text("season").notNull(),
	/** Our team that plays in it. */
	teamId: uuid("team_id").references(() => teams.id, { onDelete: "cascade" }),
	rules: jsonb("rules").$type().notNull()
}, (table) => [index("competitions_team").on(table.teamId)]);
/** One game of a competition, ours or not: the table needs all of them. [TEA-010] */
var games = pgTable("games", {
	...entryColumns(),
	/** 1 Men I, 2 Women I, 3 Men II, 4 Women II, 5 Men III. [TEA-011] */
	type: integer("type").notNull(),
	teamId: uuid("team_id").references(() => teams.id, { onDelete: "set null" }),
	competitionId: uuid("competition_id").references(() => competitions.id, { onDelete: "cascade" }),
	startsAt: instant("starts_at").notNull(),
	homeTeam: text("home_team").notNull(),
	awayTeam: text("away_team").notNull(),
	venue: text("venue").notNull().default(""),
	round: integer("round"),
	status: text("status", { enum: GAME_STATUSES }).notNull().default("scheduled"),
	homeScore: integer("home_score"),
	awayScore: integer("away_score"),
	/** Who forfeited: 'home' or 'away'. A forfeit has no invented score. */
	forfeitedBy: text("forfeited_by", { enum: ["home", "away"] })
}, (table) => [
	index("games_type_starts").on(table.type, table.startsAt),
	index("games_starts").on(table.startsAt),
	index("games_competition").on(table.competitionId)
]);
// src/features/members/model.ts
/** Where somebody plays, with the words of the specification's screens; the coach's board knows each place. */
var POSITIONS = [
	"Goalkeeper",
	"Left wing",
	"Left back",
	"Centre back",
	"Right back",
	"Right wing",
	"Pivot"
];
var GENDERS = [
	"",
	"female",
	"male",
	"other"
];
/**
* A minor: under 18 on a day at the club, or playing in a youth team whatever the date of birth says.
* `isMinor` of visibility.server.ts says the same in SQL. [decisions C02]
*/
function isMinorOn(today, { bornOn, inYouthTeam }) {
	return inYouthTeam || bornOn !== null && bornOn > adultBirthday(today);
}
/** The first word of a name: all that the public may read of a child's. */
var firstNameOf = (name) => name.trim().split(/\s+/)[0] ?? "";
/** What the address of a member is made from: never the surname of a minor. [decisions C02] */
var addressName = (member, minor) => minor ? member.firstName : member.name;
/** 'A. K.' for Ana Kovač: what others may read where a name would tell too much. */
var initialsOf = (name) => name.trim().split(/\s+/).map((word) => `${[...word][0] ?? ""}.`).join(" ");
// src/features/photos/table.server.ts
/** [PHO-006] */
var albums = pgTable("albums", {
	...entryColumns(),
	/** What stands in the address: /media/photos/{album_id}. */
	albumId: text("album_id").notNull().unique(),
	title: text("title").notNull(),
	description: text("description").notNull().default(""),
	takenAt: instant("taken_at").notNull(),
	visible: boolean("visible").notNull().default(true),
	/** Visitors see that there is an album, and none of it: children, and evenings that stay among us. [decisions C02] */
	membersOnly: boolean("members_only").notNull().default(false),
	coverId: uuid("cover_id").references(() => photos.id, { onDelete: "set null" })
}, (table) => [index("albums_taken").on(table.takenAt)]);
var photos = pgTable("photos", {
	...entryColumns(),
	albumId: uuid("album_id").notNull().references(() => albums.id, { onDelete: "cascade" }),
	fileId: uuid("file_id").notNull().references(() => files.id, { onDelete: "cascade" }),
	/** False hides it everywhere. [decisions E18] */
	visible: boolean("visible").notNull().default(true),
	position: integer("position").notNull().default(0),
	flickrId: text("flickr_id").notNull().default("")
}, (table) => [index("photos_album").on(table.albumId, table.position), index("photos_file").on(table.fileId)]);
/** Who is in a photograph. A photograph with a minor, or with somebody who did not agree, is not public. [decisions C02, C04] */
var photoTags = pgTable("photo_tags", {
	photoId: uuid("photo_id").notNull().references(() => photos.id, { onDelete: "cascade" }),
	memberId: uuid("member_id").notNull().references(() => members.id, { onDelete: "cascade" }),
	taggedBy: uuid("tagged_by").references(() => users.id, { onDelete: "set null" }),
	taggedAt: instant("tagged_at").notNull().defaultNow()
}, (table) => [primaryKey({ columns: [table.photoId, table.memberId] }), index("photo_tags_member").on(table.memberId)]);
/**
* Who took their own name off a photograph. No page and no answer tells it, but it still counts for who may see the
* picture: untagging must never show somebody to more people than before. [decisions C02, C04]
*/
var photoWithdrawals = pgTable("photo_withdrawals", {
	photoId: uuid("photo_id").notNull().references(() => photos.id, { onDelete: "cascade" }),
	memberId: uuid("member_id").notNull().references(() => members.id, { onDelete: "cascade" }),
	withdrawnAt: instant("withdrawn_at").notNull()
}, (table) => [primaryKey({ columns: [table.photoId, table.memberId] }), index("photo_withdrawals_member").on(table.memberId)]);
// src/features/registrations/table.server.ts
/** Somebody who wants to join: a draft until it is submitted. [REG-020, decisions C06, C07, C09] */
var registrations = pgTable("registrations", {
	...entryColumns(),
	/** SHA-256 of the token that the person's own browser keeps: whoever has it may go on with the draft. */
	tokenHash: text("token_hash").notNull(),
	name: text("name").notNull().default(""),
	email: text("email").notNull().default(""),
	/** Both without accents and in lower case, for search and order. */
	nameKey: text("name_key").generatedAlwaysAs(() => folded(registrations.name)),
	emailKey: text("email_key").generatedAlwaysAs(() => folded(registrations.email)),
	questions: jsonb("questions").$type().notNull().default([]),
	details: jsonb("details").$type().notNull().default([]),
	checks: jsonb("checks").$type().notNull().default([]),
	memberships: jsonb("memberships").$type().notNull().default([]),
	studentCardId: uuid("student_card_id").references(() => files.id, { onDelete: "set null" }),
	/** When staff verified the card, and the club's copy of it was deleted. [decisions C08] */
	studentCardVerifiedAt: instant("student_card_verified_at"),
	guardianName: text("guardian_name").notNull().default(""),
	guardianEmail: text("guardian_email").notNull().default(""),
	guardianConsentAt: instant("guardian_consent_at"),
	submittedAt: instant("submitted_at"),
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
	userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
	chargeId: text("charge_id").notNull().default(""),
	stripeCustomer: text("stripe_customer").notNull().default(""),
	registrationPaid: boolean("registration_paid").notNull().default(false),
	subscriptionPaid: boolean("subscription_paid").notNull().default(false),
	/** Removed by staff; payments are kept. [decisions B24] */
	removedAt: instant("removed_at")
}, (table) => [
	index("registrations_created").on(table.createdAt, table.id),
	index("registrations_name").on(table.nameKey, table.id),
	index("registrations_member").on(table.memberId),
	index("registrations_email").on(table.emailKey, table.id)
]);
// src/features/store/orders/model.ts
/**
* open: the cart was saved as an order. awaiting: frozen, stock reserved, the card page is open. paid: the money is
* here. club: the administrator has placed it without payment. abandoned: emptied, expired or called off, the stock
* given back. refunded: all of the money went back.
*/
var ORDER_STATES = [
	"open",
	"awaiting",
	"paid",
	"club",
	"abandoned",
	"refunded"
];
/** Which state may follow which; everything else is refused. */
var NEXT_STATES = {
	open: [
		"awaiting",
		"club",
		"paid",
		"abandoned"
	],
	awaiting: [
		"paid",
		"abandoned",
		"open"
	],
	paid: ["refunded"],
	club: ["abandoned"],
	abandoned: ["paid"],
	refunded: []
};
/** Orders that are made: they join a batch, and their stock is gone. [decisions B08] */
var isPlaced = (state) => state === "paid" || state === "club";
// src/features/store/orders/table.server.ts
var pence = (name) => bigint(name, { mode: "number" });
/** What a member buys at one time. [STO-049, decisions B07, B08] */
var storeOrders = pgTable("store_orders", {
	...entryColumns(),
	/** What people call it. */
	number: integer("number").generatedAlwaysAsIdentity({ startWith: 1001 }),
	userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
	state: text("state", { enum: ORDER_STATES }).notNull().default("open"),
	specialRequest: text("special_request").notNull().default(""),
	/** Sums of the lines as they were frozen; what was charged. */
	netMinor: pence("net_minor").notNull().default(0),
	vatMinor: pence("vat_minor").notNull().default(0),
	grossMinor: pence("gross_minor").notNull().default(0),
	refundedMinor: pence("refunded_minor").notNull().default(0),
	vatBp: integer("vat_bp").notNull().default(0),
	/** An order of the club itself, and who made it one. [STO-053, decisions B06] */
	adminOrder: boolean("admin_order").notNull().default(false),
	adminOrderBy: uuid("admin_order_by").references(() => users.id, { onDelete: "set null" }),
	paymentId: uuid("payment_id").references(() => payments.id),
	/** Its goods can be sold again once all of the money has gone back. */
	restocks: boolean("restocks").notNull().default(false),
	/** Until then the stock is reserved. */
	heldUntil: instant("held_until"),
	placedAt: instant("placed_at")
}, (table) => [
	index("store_orders_user").on(table.userId, table.createdAt),
	index("store_orders_created").on(table.createdAt),
	index("store_orders_member").on(table.memberId),
	index("store_orders_held").on(table.heldUntil).where(sql`${table.state} = 'awaiting'`),
	check("store_orders_gross", sql`${table.grossMinor} = ${table.netMinor} + ${table.vatMinor}`)
]);
/** A line of an order, with the words and prices of the moment it was frozen. [BAT-009, decisions B04] */
var storeOrderLines = pgTable("store_order_lines", {
	orderId: uuid("order_id").notNull().references(() => storeOrders.id, { onDelete: "cascade" }),
	position: integer("position").notNull(),
	itemId: uuid("item_id").notNull().references(() => storeItems.id),
	title: text("title").notNull(),
	imageId: uuid("image_id").references(() => files.id, { onDelete: "set null" }),
	size: text("size").notNull(),
	quantity: integer("quantity").notNull(),
	initials: text("initials").notNull().default(""),
	dorsal: integer("dorsal"),
	/** Of one piece. */
	netMinor: pence("net_minor").notNull(),
	vatMinor: pence("vat_minor").notNull(),
	/** Of the print of one piece. */
	printNetMinor: pence("print_net_minor").notNull().default(0),
	printVatMinor: pence("print_vat_minor").notNull().default(0)
}, (table) => [
	primaryKey({ columns: [table.orderId, table.position] }),
	index("store_order_lines_item").on(table.itemId),
	check("store_order_lines_quantity", sql`${table.quantity} between 1 and 50`)
]);
/** What happened to an order, step by step. */
var storeOrderEvents = pgTable("store_order_events", {
	id: uuid("id").primaryKey(),
	orderId: uuid("order_id").notNull().references(() => storeOrders.id, { onDelete: "cascade" }),
	at: instant("at").notNull(),
	state: text("state", { enum: ORDER_STATES }).notNull(),
	note: text("note").notNull().default(""),
	byUserId: uuid("by_user_id").references(() => users.id, { onDelete: "set null" })
}, (table) => [index("store_order_events_order").on(table.orderId, table.at)]);
/** Shirt numbers that buyers hold by an order of theirs: until the payment is over, or for good. [STO-030, decisions B18] */
var dorsalHolds = pgTable("store_dorsal_holds", {
	gender: text("gender").notNull(),
	number: integer("number").notNull(),
	orderId: uuid("order_id").notNull().references(() => storeOrders.id, { onDelete: "cascade" }),
	/** Null: the club itself. */
	memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" })
}, (table) => [uniqueIndex("store_dorsal_holds_number").on(table.gender, table.number), index("store_dorsal_holds_order").on(table.orderId)]);
// src/features/store/batches/model.ts
/** [BAT-002, decisions B19] */
var BATCH_STATUSES = [
	"Open",
	"Ordered",
	"Delivered",
	"Closed"
];
/** Which status may follow which. A batch that was ordered by mistake can be opened again; what is closed stays closed. */
var NEXT_STATUSES = {
	Open: ["Ordered", "Closed"],
	Ordered: ["Open", "Delivered"],
	Delivered: ["Closed"],
	Closed: []
};
/** Open is shown in the colour of success, everything else quietly. [BAT-004, decisions F13] */
var toneOf = (status) => status === "Open" ? "ok" : "quiet";
/** Invoices that staff keep with a batch, and where: of the kit supplier, of the printing company. [BAT-015] */
var INVOICES = {
	supplier: "invoiceSupplierId",
	printing: "invoiceSupplierPrintId"
};
var isInvoiceOf = (text) => Object.hasOwn(INVOICES, text);
/** One row for each item, size and print, however many orders it came from. [BAT-006] */
function sheetOf(lines) {
	const sums = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const key = JSON.stringify([
			line.itemId,
			line.size,
			line.initials,
			line.dorsal
		]);
		sums.set(key, {
			...line,
			quantity: line.quantity + (sums.get(key)?.quantity ?? 0)
		});
	}
	return [...sums.values()].sort((a, b) => a.title.localeCompare(b.title, "en-GB") || a.itemId.localeCompare(b.itemId) || bySize(a.size, b.size) || a.initials.localeCompare(b.initials) || (a.dorsal ?? -1) - (b.dorsal ?? -1));
}
var isPrinted = ({ initials, dorsal }) => initials !== "" || dorsal !== null;
var piecesOf = (lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
// src/features/store/batches/table.server.ts
/** Orders that go to the supplier together. [BAT-001] */
var storeBatches = pgTable("store_batches", {
	...entryColumns(),
	title: text("title").notNull(),
	status: text("status", { enum: BATCH_STATUSES }).notNull().default("Open"),
	expectedDelivery: date("expected_delivery", { mode: "string" }).notNull(),
	/** What the supplier and the printing company are asked besides. [BAT-014] */
	customRequestKempa: text("custom_request_kempa").notNull().default(""),
	customRequestPrinting: text("custom_request_printing").notNull().default(""),
	invoiceSupplierId: uuid("invoice_supplier_id").references(() => files.id, { onDelete: "set null" }),
	invoiceSupplierPrintId: uuid("invoice_supplier_print_id").references(() => files.id, { onDelete: "set null" }),
	managedById: uuid("managed_by_id").references(() => users.id, { onDelete: "set null" })
});
/** The batch that an order has joined: one, when it was paid or made a club order. [decisions B08] */
var batchOrders = pgTable("store_batch_orders", {
	orderId: uuid("order_id").primaryKey().references(() => storeOrders.id, { onDelete: "cascade" }),
	batchId: uuid("batch_id").notNull().references(() => storeBatches.id),
	joinedAt: instant("joined_at").notNull()
}, (table) => [index("store_batch_orders_batch").on(table.batchId)]);
/** Links by which a supplier sees one batch without a login. The key itself is not kept. [BAT-010, decisions A04] */
var batchKeys = pgTable("store_batch_keys", {
	id: uuid("id").primaryKey(),
	batchId: uuid("batch_id").notNull().references(() => storeBatches.id, { onDelete: "cascade" }),
	keyHash: text("key_hash").notNull().unique(),
	/** Shows the lines that are printed, to the printing company, and nothing else. */
	printOnly: boolean("print_only").notNull().default(false),
	createdAt: instant("created_at").notNull(),
	createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
	expiresAt: instant("expires_at").notNull(),
	revokedAt: instant("revoked_at"),
	lastUsedAt: instant("last_used_at")
}, (table) => [index("store_batch_keys_batch").on(table.batchId)]);
// src/platform/files/images.ts
/** What a page needs of a stored picture (`Image` of ui/primitives/picture). Join with a condition that leaves out what is none. */
var imageColumnsOf = (table) => ({
	id: table.id,
	alt: table.alt,
	widthPx: sql`${table.widthPx}`,
	heightPx: sql`${table.heightPx}`,
	variantsPx: table.variantsPx
});
var imageColumns = imageColumnsOf(files);
/** The condition to join a picture: an address that this reader may not fetch does not leave the database. */
var fetchableBy = (actor, table = files) => inArray(table.audience, FILE_AUDIENCES.filter((audience) => canFetch(actor, audience)));
/** The condition to join a picture that everybody sees: public, and no document. */
var isPublicPicture = (table = files) => and(fetchableBy(VISITOR, table), isNotNull(table.widthPx));
// src/features/trainings/table.server.ts
/** A hall. [TRN-004] */
var venues = pgTable("venues", {
	...entryColumns(),
	name: text("name").notNull(),
	address: text("address").notNull().default(""),
	description: text("description").notNull().default(""),
	googleUrl: text("google_url").notNull().default(""),
	position: integer("position").notNull().default(0)
});
var venueImages = pgTable("venue_images", {
	venueId: uuid("venue_id").notNull().references(() => venues.id, { onDelete: "cascade" }),
	fileId: uuid("file_id").notNull().references(() => files.id, { onDelete: "cascade" }),
	position: integer("position").notNull().default(0)
}, (table) => [primaryKey({ columns: [table.venueId, table.fileId] })]);
/**
* The training times of one team, as text that its coach edits. On the wire they are
* TrainingsOverrideJson of the configuration; a row each, so that two coaches do not overwrite each other. [TRN-005, decisions E22]
*/
var trainings = pgTable("trainings", {
	...entryColumns(),
	label: text("label").notNull(),
	teamId: uuid("team_id").unique().references(() => teams.id, { onDelete: "cascade" }),
	value: text("value").notNull().default(""),
	/** Shown while the configuration's TrainingsOverride is off. [decisions E14] */
	defaultValue: text("default_value").notNull().default(""),
	ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
	position: integer("position").notNull().default(0)
});
// src/features/volunteering/model.ts
/** Teams that take turns in a rota, with their ids on the wire. [VOL-015] */
var ROTA_TEAMS = [
	"men1",
	"men2",
	"men3",
	"women1",
	"women2"
];
/** Places of a fixed position: the whole club, or one team each. [VOL-003] */
var SEATS = [
	"clubwide",
	"m1",
	"m2",
	"m3",
	"w1",
	"w2"
];
/** The one mapping between the spellings of the specification. [VOL-014, decisions D07] */
var TEAM_LABELS = {
	men1: "Men 1",
	men2: "Men 2",
	men3: "Men 3",
	women1: "Women 1",
	women2: "Women 2"
};
var SEAT_LABELS = {
	clubwide: "Club wide",
	m1: TEAM_LABELS.men1,
	m2: TEAM_LABELS.men2,
	m3: TEAM_LABELS.men3,
	w1: TEAM_LABELS.women1,
	w2: TEAM_LABELS.women2
};
var SEAT_OF = {
	men1: "m1",
	men2: "m2",
	men3: "m3",
	women1: "w1",
	women2: "w2"
};
/** The team of a seat; undefined for the seat of the whole club. [decisions D07] */
var teamOf = (seat) => ROTA_TEAMS.find((team) => SEAT_OF[team] === seat);
/** The seat of a team's id, or of none: then of the whole club. Undefined for an unknown id. */
function seatFor(team) {
	if (team === "") return "clubwide";
	const known = ROTA_TEAMS.find((one) => one === team);
	return known && SEAT_OF[known];
}
/** The seats that a fixed position has: one for the club, or one a team. */
var seatsOf = (position) => position.generalClub ? ["clubwide"] : SEATS.filter((seat) => seat !== "clubwide");
/** A name as the narrow columns of the rota hold it. [VOL-023] */
var shortName = (name) => {
	const letters = [...name];
	return letters.length > NAME_LETTERS ? `${letters.slice(0, NAME_LETTERS).join("")}…` : name;
};
var NAME_LETTERS = 10;
/** [VOL-027, VOL-025, VOL-029, VOL-030] */
var ROTA_WORDS = {
	updated: "Rota updated",
	mailed: "Email sent!",
	positions: "Positions refreshed!",
	members: "Members refreshed!"
};
/**
* The weeks in their order, each with its state on a day at the club: begun ones are past, the last of them is the
* active one, also after the season. Before the first date none is active. [VOL-016, VOL-017, decisions E10]
*/
function statesOf(weeks, today) {
	const inOrder = weeks.toSorted((a, b) => a.startsOn < b.startsOn ? -1 : 1);
	const active = inOrder.findLast((week) => week.startsOn <= today);
	return inOrder.map((week) => {
		if (week === active) return {
			...week,
			state: "active"
		};
		return {
			...week,
			state: week.startsOn <= today ? "past" : "future"
		};
	});
}
/** What the captcha of the apply form is solved for. */
var APPLY_PURPOSE = "apply";
/** [VOL-011] */
var APPLIED = "Application sent!";
var WHO_IS_WHO = "/about-us/who-is-who";
var FLEXIBLE = `${WHO_IS_WHO}?tab=flexible`;
/** The name of an open slot on its page: whoever closes the apply form comes back to it. */
var slotId = ({ position, team, week }) => [
	"slot",
	position,
	team,
	week
].filter(Boolean).join("-");
function applyAddress({ position, team, week }) {
	return `${WHO_IS_WHO}/apply?${new URLSearchParams({
		...week && { tab: "flexible" },
		position,
		...team && { team },
		...week && { week }
	})}`;
}
// src/features/volunteering/policy.ts
/** Coaches fill the rota. [VOL-024, decisions A01] */
var canAssignRota = (actor) => hasRole(actor, "coach");
/** Who holds a fixed position is settled by the board: administrators write it down. */
var canSetHolders = (actor) => hasRole(actor, "administrator");
/** Positions that are switched off are seen by those who could fill them. */
var canSeeDisabled = (actor) => hasRole(actor, "coach");
// src/features/volunteering/table.server.ts
/** A job that a volunteer does. [VOL-012] */
var positions = pgTable("positions", {
	...entryColumns(),
	name: text("name").notNull(),
	description: text("description").notNull().default(""),
	category: text("category").notNull().default(""),
	icon: text("icon").notNull().default(""),
	/** Flexible positions have a rota; fixed ones have holders. */
	isFlexible: boolean("is_flexible").notNull().default(false),
	generalClub: boolean("general_club").notNull().default(false),
	enabled: boolean("enabled").notNull().default(true),
	position: integer("position").notNull().default(0)
});
/** Who holds a fixed position, one person a seat. */
var positionHolders = pgTable("position_holders", {
	positionId: uuid("position_id").notNull().references(() => positions.id, { onDelete: "cascade" }),
	seat: text("seat", { enum: SEATS }).notNull(),
	/** Null: the seat exists and is open. */
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" })
}, (table) => [primaryKey({ columns: [table.positionId, table.seat] })]);
/** Two weeks of the season, named by the day they begin. [VOL-013, decisions E10] */
var rotaWeeks = pgTable("rota_weeks", {
	...entryColumns(),
	name: text("name").notNull(),
	startsOn: date("starts_on", { mode: "string" }).notNull().unique()
});
/** Who does a flexible position in a week for a team: a row a slot, so that two coaches do not overwrite each other. */
var rotaSlots = pgTable("rota_slots", {
	...entryColumns(),
	positionId: uuid("position_id").notNull().references(() => positions.id, { onDelete: "cascade" }),
	weekId: uuid("week_id").notNull().references(() => rotaWeeks.id, { onDelete: "cascade" }),
	team: text("team", { enum: ROTA_TEAMS }).notNull(),
	memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" })
}, (table) => [unique("rota_slots_one").on(table.positionId, table.weekId, table.team)]);
// src/features/volunteering/commands/holders.server.ts
/**
* Says who holds a seat of a fixed position; null opens it. Throws Forbidden for all but administrators, NotFound for
* a position, seat or member that does not exist. [VOL-003, VOL-005]
*/
async function setHolder(ctx, { positionId, seat, memberId }) {
	if (!canSetHolders(ctx.actor)) throw new Forbidden();
	return transact(ctx, async (tx) => {
		if (memberId !== null) await expectMember(tx, memberId);
		if ((await tx.update(positionHolders).set({ memberId }).where(and(eq(positionHolders.positionId, positionId), eq(positionHolders.seat, seat))).returning({ seat: positionHolders.seat })).length === 0) throw new NotFound("This position has no such seat");
		await touchEntry(tx, "volunteers", positionId);
		return done();
	});
}
/**
* Gives a position the seats that fit it: none when it is flexible, one when it is for the whole club, else one a
* team. Seats that somebody holds stay. Runs whenever a position is written. [VOL-003, VOL-012]
*/
async function fitSeats(tx, positionId) {
	const [position] = await tx.select({
		isFlexible: positions.isFlexible,
		generalClub: positions.generalClub
	}).from(positions).where(eq(positions.id, positionId));
	if (!position) return;
	const seats = position.isFlexible ? [] : seatsOf(position);
	await tx.delete(positionHolders).where(and(eq(positionHolders.positionId, positionId), isNull(positionHolders.memberId), seats.length > 0 ? notInArray(positionHolders.seat, [...seats]) : void 0));
	if (seats.length === 0) return;
	const rows = seats.map((seat) => ({
		positionId,
		seat
	}));
	await tx.insert(positionHolders).values(rows).onConflictDoNothing();
}
async function expectMember(tx, id) {
	const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.id, id));
	if (!member) throw new NotFound("This member does not exist");
}
export { GENDERS as $, teams as $t, isPublicPicture as A, endingsOf as At, sheetOf as B, refunds as Bt, teamOf as C, SEND as Ct, fetchableBy as D, TERMS_LABEL as Dt, venues as E, TERMS as Et, INVOICES as F, events as Ft, storeOrders as G, PAYMENT_PURPOSES as Gt, dorsalHolds as H, FOLLOWED as Ht, NEXT_STATUSES as I, disputes as It, registrations as J, isRunning as Jt, NEXT_STATES as K, RUNNING as Kt, isInvoiceOf as L, invoices as Lt, batchOrders as M, takesMany as Mt, storeBatches as N, tickValue as Nt, imageColumns as O, captchaPurpose as Ot, BATCH_STATUSES as P, eventTeams as Pt, photos as Q, teamImages as Qt, isPrinted as R, payments as Rt, statesOf as S, OWN_NAMES as St, venueImages as T, SENT as Tt, storeOrderEvents as U, HEARS_OF_CLOSING as Ut, toneOf as V, subscriptions as Vt, storeOrderLines as W, INVOICE_STATUSES as Wt, photoTags as X, memberTeams as Xt, albums as Y, countries as Yt, photoWithdrawals as Z, members as Zt, WHO_IS_WHO as _, formResults as _t, rotaSlots as a, credentials as an, competitions as at, shortName as b, LONGEST_TEXT as bt, canSeeDisabled as c, verifications as cn, ENGLAND as ct, FLEXIBLE as d, comingAndPast as dt, configurations as en, POSITIONS as et, ROTA_TEAMS as f, gameLabel as ft, TEAM_LABELS as g, formPapers as gt, SEAT_LABELS as h, outcomeForUs as ht, positions as i, authTables as in, isMinorOn as it, batchKeys as j, isFilledIn as jt, imageColumnsOf as k, choicesOf as kt, APPLIED as l, GAME_STATUSES as lt, SEATS as m, oursIn as mt, setHolder as n, sponsors as nn, firstNameOf as nt, rotaWeeks as o, sessions as on, games as ot, ROTA_WORDS as p, isOurs as pt, isPlaced as q, UNPAID as qt, positionHolders as r, mails as rn, initialsOf as rt, canAssignRota as s, users as sn, CRITERIA as st, fitSeats as t, posts as tn, addressName as tt, APPLY_PURPOSE as u, GAME_TYPES as ut, applyAddress as v, forms as vt, trainings as w, SENDING as wt, slotId as x, NOT_SENT as xt, seatFor as y, FIELD_TYPES as yt, piecesOf as z, providerEvents as zt };
