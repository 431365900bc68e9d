import { F as sql, r as eq, t as and } from "./conditions-pL3KaXVp.js";
import { b as isId, f as touchEntry, g as NotFound, m as Forbidden, n as auditStaff, p as transact, x as newId } from "./audit-aXSCcebb.js";
import { A as refused, C as plainLine, k as done, t as canBuy, w as plainText } from "./policy-DBenYwHX.js";
import { I as NEXT_STATUSES, J as registrations, N as storeBatches } from "./holders.server-oKR63oCU.js";
import { r as mailAddress } from "./mail-wmT0EKbe.js";
import { $t as documentRefusalWords, An as sendLetter, B as isStudent, Ct as cartIn, E as newToken, Ft as isSameLine, H as missingDetails, I as STUDENT_CARD, L as SUBSCRIPTION, Mt as EMPTY_CART, N as GUARDIAN, Pt as changed, R as answerTo, S as lockOwn, Sn as spend, T as linkToken, Tt as fitsCookie, V as isVolunteer, W as shownDetails, X as reopenOrder, _n as EMAIL_MESSAGE, an as canManageBatches, bt as cartOf, ct as saveOrder, dt as lockOrder, en as storeDocument, f as membershipsOf, h as CHECKS, j as judgeChoice, lt as priceCart, m as unchosenFees, n as joinWaiting, on as canPlaceClubOrder, q as unansweredQuestions, st as abandonOrder, u as chosenFees, vn as isEmail, vt as keepCart, w as hashOf, x as findOwn, xn as networkOf, yt as lockCart, z as isMinor } from "./join-batch.server-CaNzzakJ.js";
import { l as clubDay, n as deleteFile, p as localDate, s as adultBirthday } from "./audience-B6Rl9yRq.js";
// src/features/registrations/commands/own-draft.server.ts
/** Changes of one registration: far more than anybody makes by hand. [holes 19] */
var SAVE_LIMIT = {
	name: "registration-saves",
	points: 300,
	seconds: 3600
};
/**
* Changes the draft that a claim opens: `work` gets it, held, and answers what to write. Answers the draft as it is
* then. [REG-007]
*/
async function changeDraft(ctx, claim, work) {
	const spent = await spend(ctx.db, SAVE_LIMIT, claim.id);
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	return transact(ctx, async (tx) => {
		const draft = await lockOwn(ctx, tx, claim);
		if (!draft) return refused("NONE");
		if (draft.submittedAt) return refused("SENT", { registration: draft });
		return done({ draft: await write(ctx, tx, draft, await work(draft, tx)) });
	});
}
async function write({ clock }, tx, draft, changes) {
	const [written] = await tx.update(registrations).set({
		...changes,
		updatedAt: clock.now(),
		version: draft.version + 1
	}).where(eq(registrations.id, draft.id)).returning();
	if (!written) throw new Error("a registration vanished while it was held");
	await touchEntry(tx, "registrations", draft.id);
	return written;
}
// src/features/registrations/commands/save-checks.server.ts
/** The boxes that are ticked, with the words that were agreed to. [REG-018, REG-020] */
var checksOf = (ticked) => CHECKS.filter(({ id }) => ticked.has(id)).map(({ id, label }) => ({
	id,
	label,
	value: "true"
}));
/** A box of the last tab was ticked, or not any more. [REG-008] */
async function saveChecks(ctx, claim, ticked) {
	const saved = await changeDraft(ctx, claim, () => ({ checks: checksOf(ticked) }));
	return saved.ok ? done() : saved;
}
var LONGEST_TEXT = 2e3;
var FIRST_YEAR = "1900-01-01";
/** The answers that are among those a question offers; others are none. [REG-011, REG-013] */
function readQuestions(questions, texts) {
	return questions.flatMap(({ id, label, options }) => {
		const chosen = options.find(({ value }) => value === texts.get(id));
		return chosen ? [{
			id,
			label,
			value: chosen.value
		}] : [];
	});
}
/**
* The details that were typed, each held against its type. What does not fit is a problem and keeps what `before` has;
* what is empty is left out. Files come another way. [REG-015, REG-016]
*/
function readDetails(fields, texts, before, today) {
	const answers = [];
	const problems = {};
	for (const field of fields) {
		const kept = before.find(({ id }) => id === field.id);
		if (field.type === "file") {
			if (kept) answers.push(kept);
			continue;
		}
		const value = typed(field, texts);
		const problem = value && problemOf(field, value, today);
		if (problem) {
			problems[field.id] = [problem];
			if (kept) answers.push(kept);
		} else if (value) answers.push({
			id: field.id,
			label: field.label,
			value
		});
	}
	return {
		answers,
		problems
	};
}
var typed = ({ id, type }, texts) => (type === "textarea" ? plainText : plainLine)(texts.get(id) ?? "");
function problemOf(field, value, today) {
	const longest = field.type === "textarea" ? LONGEST_TEXT : 200;
	if (value.length > longest) return `Please use ${longest} characters at most`;
	switch (field.type) {
		case "email": return isEmail(value) ? void 0 : EMAIL_MESSAGE;
		case "number": return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(value) ? void 0 : "Please enter a number";
		case "date": return isPastDay(value, today) ? void 0 : "Please enter a date in the past";
		case "select": return field.options?.includes(value) ? void 0 : "Please choose from the list";
		default: return;
	}
}
function isPastDay(value, today) {
	try {
		const day = localDate(value);
		return day >= FIRST_YEAR && day <= today;
	} catch {
		return false;
	}
}
/** Whoever answers for a minor, as typed. A mistyped address is a problem; what is empty is missing. [decisions C09] */
function readGuardian(name, email) {
	const clean = {
		name: plainLine(name).slice(0, 200),
		email: plainLine(email)
	};
	if (clean.email === "" || isEmail(clean.email)) return clean;
	return {
		...clean,
		email: "",
		problem: EMAIL_MESSAGE
	};
}
// src/features/registrations/commands/student-card.server.ts
/** Files that one registration may hand in: drawing a picture anew takes time. */
var CARD_LIMIT = {
	name: "student-cards",
	points: 20,
	seconds: 3600
};
/** Stores a student card, privately, checked by its content. It belongs to nobody yet. [REG-017, decisions A16] */
async function storeCard(ctx, registrationId, upload) {
	if (!(await spend(ctx.db, CARD_LIMIT, registrationId)).allowed) return {
		ok: false,
		message: "Many files were sent. Please try again in an hour"
	};
	const name = plainLine(upload.name).slice(-120);
	const bytes = new Uint8Array(await upload.arrayBuffer());
	const stored = await storeDocument(ctx, bytes, { name });
	return stored.ok ? {
		ok: true,
		card: {
			id: stored.id,
			name
		}
	} : {
		ok: false,
		message: documentRefusalWords(stored)
	};
}
/** Binds a stored card to a registration; the one before it goes. */
async function attachCard(tx, { studentCardId }, details, card) {
	if (studentCardId) await deleteFile(tx, studentCardId);
	const answer = {
		id: STUDENT_CARD,
		label: "Student card",
		value: card.name
	};
	return {
		studentCardId: card.id,
		details: [...details.filter(({ id }) => id !== STUDENT_CARD), answer]
	};
}
/** Deletes a stored card that found no registration. */
var dropCard = (ctx, { id }) => transact(ctx, (tx) => deleteFile(tx, id));
// src/features/registrations/commands/save-details.server.ts
/**
* The second tab. Keeps every detail that fits its type, a student's card checked by its content, and for a minor who
* answers for it; tells what does not fit and what is missing. [REG-007, REG-014..017, decisions A16, C09]
*/
async function saveDetails(ctx, settings, claim, texts, upload) {
	const today = clubDay(ctx.clock.now());
	const own = await findOwn(ctx, claim);
	const fields = shownDetails(settings.registerDetails, own?.questions ?? []);
	const takesCard = own && !own.submittedAt && fields.some(({ type }) => type === "file");
	const card = upload && takesCard ? await storeCard(ctx, claim.id, upload) : void 0;
	const problems = card && !card.ok ? { [STUDENT_CARD]: [card.message] } : {};
	const saved = await changeDraft(ctx, claim, async (draft, tx) => {
		const read = readDetails(fields, texts, draft.details, today);
		Object.assign(problems, read.problems);
		const guardian = guardianOf(ctx, draft, read.answers, texts, problems);
		const kept = {
			...person(read.answers),
			...guardian
		};
		if (!card?.ok) return {
			...kept,
			details: read.answers
		};
		return {
			...kept,
			...await attachCard(tx, draft, read.answers, card.card)
		};
	});
	if (!saved.ok) {
		if (card?.ok) await dropCard(ctx, card.card);
		return saved;
	}
	const missing = missingDetails(settings, saved.draft, adultBirthday(today));
	return done({
		problems,
		missing: missing.filter(({ id }) => !(id in problems))
	});
}
/** Name and e-mail stand for themselves too: staff look for them. [REG-020] */
var person = (details) => ({
	name: answerTo(details, "name"),
	email: answerTo(details, "email")
});
var NO_GUARDIAN = {
	guardianName: "",
	guardianEmail: "",
	guardianConsentAt: null
};
/** Nobody answers for an adult: what was said of a guardian goes. */
function guardianOf({ clock }, draft, details, texts, problems) {
	const now = clock.now();
	if (!isMinor(details, adultBirthday(clubDay(now)))) return NO_GUARDIAN;
	const given = readGuardian(texts.get(GUARDIAN.name.id) ?? "", texts.get(GUARDIAN.email.id) ?? "");
	if (given.problem) problems[GUARDIAN.email.id] = [given.problem];
	const consents = texts.get(GUARDIAN.consent.id) !== void 0;
	return {
		guardianName: given.name,
		guardianEmail: given.email,
		guardianConsentAt: consents ? draft.guardianConsentAt ?? now : null
	};
}
// src/features/registrations/commands/save-fees.server.ts
/**
* The third tab: which fees somebody would like to pay. Labels and amounts are the server's, whatever the browser
* shows, and a fee that is for others is not kept: `problems` says why. A volunteer owes none.
* [REG-007, REG-017, REG-019, REG-022, decisions B03, B12]
*/
async function saveFees(ctx, offers, claim, chosen) {
	const today = clubDay(ctx.clock.now());
	const saved = await changeDraft(ctx, claim, (draft) => {
		if (isVolunteer(draft.questions)) return { memberships: [] };
		const fitting = judgeChoice(offers, chosen, draft, today).chosen;
		return { memberships: membershipsOf(of(offers.registration, fitting.registration), of(offers.subscriptions, fitting.subscription)) };
	});
	if (!saved.ok) return saved;
	if (isVolunteer(saved.draft.questions)) return done({
		unchosen: [],
		problems: {}
	});
	const { problems } = judgeChoice(offers, chosen, saved.draft, today);
	return done({
		unchosen: unchosenFees(offers, chosen),
		problems
	});
}
var of = (offers, feeId) => offers.find((offer) => offer.feeId === feeId);
// src/features/registrations/commands/save-questions.server.ts
/** Registrations that one connection may begin: a whole team behind the network of one hall. [decisions C07] */
var BEGIN_LIMIT = {
	name: "registrations",
	points: 40,
	seconds: 3600
};
/**
* The first tab. Begins a registration when the claim opens none, with a token that the browser keeps; what is not
* answered yet is told, what is answered is kept. [REG-001, REG-006, REG-007, REG-011, decisions C07]
*/
async function saveQuestions(ctx, settings, claim, texts) {
	const questions = readQuestions(settings.questions, texts);
	const unanswered = unansweredQuestions(settings, questions);
	if (await findOwn(ctx, claim) && claim) {
		const saved = await changeDraft(ctx, claim, (draft, tx) => withQuestions(tx, draft, questions));
		if (saved.ok) return done({
			claim,
			unanswered
		});
		if (saved.reason !== "NONE") return saved;
	}
	if (questions.length === 0 && unanswered.length > 0) return done({
		claim: void 0,
		unanswered
	});
	const begun = await begin(ctx, questions);
	return begun.ok ? done({
		claim: begun.claim,
		unanswered
	}) : begun;
}
async function begin(ctx, questions) {
	const spent = await spend(ctx.db, BEGIN_LIMIT, networkOf(ctx.client));
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	const claim = {
		id: newId(),
		token: newToken()
	};
	const now = ctx.clock.now();
	await transact(ctx, async (tx) => {
		await tx.insert(registrations).values({
			id: claim.id,
			tokenHash: hashOf(claim.token),
			questions,
			createdAt: now,
			updatedAt: now
		});
		await touchEntry(tx, "registrations", claim.id);
	});
	return done({ claim });
}
/** Other answers can end what was asked because of the old ones: a student's card, a player's fees. [REG-017, REG-019] */
async function withQuestions(tx, draft, questions) {
	const changes = {
		questions,
		...isVolunteer(questions) && { memberships: [] }
	};
	if (isStudent(questions) || !draft.studentCardId) return changes;
	await deleteFile(tx, draft.studentCardId);
	return {
		...changes,
		studentCardId: null,
		details: draft.details.filter(({ id }) => id !== STUDENT_CARD)
	};
}
// src/features/mailings/templates/registration.tsx
/** That a registration has arrived, and the way back to pay. [decisions B12, C06] */
function registrationLetter({ club, reader, who, payUrl, fees }) {
	const whose = reader === who ? "Your registration" : `The registration of ${who}`;
	return {
		subject: `${whose} at ${club}`,
		title: payUrl ? "One step is left" : "Thank you for helping",
		greeting: `Hello ${reader},`,
		paragraphs: payUrl ? [`${whose} has arrived. It counts once the registration fee is paid; after that the subscription is chosen.`, "The link below opens the registration on any phone or computer. Keep it to yourself."] : [`${whose} as a volunteer has arrived. There is no fee. Somebody of the club writes back soon.`],
		...payUrl && {
			action: {
				label: "Pay the fees",
				url: payUrl
			},
			facts: fees
		},
		footnote: `You get this mail because this address was given in a registration at ${club}. If that was not you, do nothing.`
	};
}
/** Tells the club that somebody wants to join. Little of it: the rest stands in the back office. */
function newRegistrationLetter({ who, minor, volunteer, fees }) {
	const wants = volunteer ? "to volunteer" : "to play";
	return {
		subject: `New registration: ${who}`,
		title: "Somebody would like to join",
		paragraphs: [minor ? `${who} would like ${wants}. This person is under 18: a guardian has agreed.` : `${who} would like ${wants}.`, "All answers stand among the registrations of the back office."],
		facts: fees
	};
}
// src/features/registrations/commands/letters.server.ts
/** A way back to a registration from any device: whoever has it may pay. Never show it to anybody else. [decisions C06, D06] */
function payingLink({ config, secret }, registration) {
	const link = new URL(SUBSCRIPTION, config.publicUrl);
	link.searchParams.set("step", "process");
	link.searchParams.set("id", registration.id);
	link.searchParams.set("token", linkToken(registration, secret));
	return link.href;
}
/** Tells the person, for a minor the guardian too, and the club that a registration has been submitted. */
async function sendRegistrationLetters(ctx, tx, registration) {
	const { club, mail } = ctx.config;
	const { name, email, guardianName, guardianEmail } = registration;
	const owesNothing = isVolunteer(registration.questions);
	const fees = registration.memberships.map(({ label, value }) => ({
		label,
		value: value.label
	}));
	const letterTo = (reader) => registrationLetter({
		club: club.name,
		reader,
		who: name,
		payUrl: owesNothing ? void 0 : payingLink(ctx, registration),
		fees
	});
	if (email) await sendLetter(ctx, tx, { to: mailAddress(email, name) }, letterTo(name));
	if (guardianEmail) await sendLetter(ctx, tx, { to: mailAddress(guardianEmail, guardianName) }, letterTo(guardianName));
	await sendLetter(ctx, tx, {
		to: mailAddress(mail.info, club.name),
		...email && { replyTo: mailAddress(email, name) }
	}, newRegistrationLetter({
		who: name,
		minor: guardianName !== "",
		volunteer: owesNothing,
		fees
	}));
}
// src/features/registrations/commands/submit-registration.server.ts
/**
* Submits a registration: everything is held against the rules once more, whatever the pages have checked. The person
* (for a minor the guardian too) gets a letter with a link to pay, the club a notice. Twice is once.
* [REG-005, REG-010, REG-018, decisions B12, C06, C09]
*/
async function submitRegistration(ctx, settings, offers, claim, ticked) {
	const now = ctx.clock.now();
	const report = {};
	const saved = await changeDraft(ctx, claim, async (draft, tx) => {
		const checks = checksOf(ticked);
		const found = incompleteOf(settings, offers, draft, ticked, clubDay(now));
		if (Object.values(found).some((list) => list.length > 0)) {
			report.incomplete = found;
			return { checks };
		}
		await sendRegistrationLetters(ctx, tx, draft);
		return {
			checks,
			submittedAt: now
		};
	});
	if (!saved.ok) return saved;
	if (report.incomplete) return refused("INCOMPLETE", { incomplete: report.incomplete });
	return done({ registration: saved.draft });
}
function incompleteOf(settings, offers, draft, ticked, today) {
	const { chosen } = judgeChoice(offers, chosenFees(draft.memberships), draft, today);
	return {
		unanswered: unansweredQuestions(settings, draft.questions),
		missing: missingDetails(settings, draft, adultBirthday(today)),
		unchosen: isVolunteer(draft.questions) ? [] : unchosenFees(offers, chosen),
		unticked: CHECKS.map(({ id }) => id).filter((id) => !ticked.has(id))
	};
}
// src/features/store/batches/commands/manage-batch.server.ts
/** Opens a batch; orders that waited for one join it. Throws Forbidden to all but shop and administrator. [BAT-016, decisions B19] */
async function createBatch(ctx, input) {
	demandManager(ctx);
	const id = newId();
	return transact(ctx, async (tx) => {
		const managedById = ctx.actor.kind === "user" ? ctx.actor.userId : null;
		const at = ctx.clock.now();
		await tx.insert(storeBatches).values({
			id,
			...input,
			managedById,
			createdAt: at,
			updatedAt: at
		});
		await joinWaiting(ctx, tx);
		await note(ctx, tx, id, "storebatches.create", {});
		return done({ id });
	});
}
/** Changes what a batch says; refused when somebody else has changed it since it was read. [decisions E22, F13] */
async function editBatch(ctx, id, version, input) {
	demandManager(ctx);
	return transact(ctx, async (tx) => {
		await lockBatch(tx, id);
		const [changed] = await tx.update(storeBatches).set({
			...input,
			updatedAt: ctx.clock.now(),
			version: sql`${storeBatches.version} + 1`
		}).where(and(eq(storeBatches.id, id), eq(storeBatches.version, version))).returning({ id: storeBatches.id });
		if (!changed) return refused("CHANGED_MEANWHILE");
		await note(ctx, tx, id, "storebatches.update", { fields: Object.keys(input) });
		return done();
	});
}
/**
* Takes a batch a step on: ordered, delivered, closed. From the moment that it is not open, no order joins it. Opened
* again it takes those that waited. [BAT-003, BAT-005, decisions B19]
*/
async function changeBatchStatus(ctx, id, status) {
	demandManager(ctx);
	return transact(ctx, async (tx) => {
		const batch = await lockBatch(tx, id);
		if (batch.status === status) return done();
		if (!NEXT_STATUSES[batch.status].includes(status)) return refused("NOT_FROM_HERE", { from: batch.status });
		await tx.update(storeBatches).set({
			status,
			updatedAt: ctx.clock.now(),
			version: sql`${storeBatches.version} + 1`
		}).where(eq(storeBatches.id, id));
		if (status === "Open") await joinWaiting(ctx, tx);
		await note(ctx, tx, id, "storebatches.status", {
			from: batch.status,
			to: status
		});
		return done();
	});
}
function demandManager({ actor }) {
	if (!canManageBatches(actor)) throw new Forbidden();
}
async function lockBatch(tx, id) {
	const [batch] = isId(id) ? await tx.select().from(storeBatches).where(eq(storeBatches.id, id)).for("update") : [];
	if (!batch) throw new NotFound();
	return batch;
}
async function note(ctx, tx, id, action, facts) {
	await auditStaff(tx, ctx, {
		action,
		subject: `storebatches/${id}`,
		facts
	});
	await touchEntry(tx, "storebatches", id);
}
// src/features/store/orders/commands/change-cart.server.ts
/**
* Adds to a cart, takes a piece more or less, or empties it. Who is logged in keeps the cart in the database with an
* unpaid order beside it; a visitor, whose session has ended, has the one of his cookie. Only members add. An order
* whose card page is open is opened again first. [STO-003, STO-034..037, STO-050, STO-051, decisions B15, F12]
*/
async function changeCart(ctx, headers, change) {
	const { actor } = ctx;
	if (change.kind === "add" && !canBuy(actor)) return refused("MEMBERS_ONLY");
	if (actor.kind !== "user") return changeCookie(cartIn(headers), change);
	const { orderId } = await cartOf(ctx.db, actor.userId);
	const reopened = orderId ? await reopenOrder(ctx, orderId) : done();
	if (!reopened.ok && reopened.reason !== "PLACED") return refused(reopened.reason);
	return transact(ctx, (tx) => changeKept(ctx, tx, actor, change));
}
function changeCookie(cart, change) {
	if (change.kind === "empty") return done({
		cart: EMPTY_CART,
		title: ""
	});
	return done({
		cart: {
			...cart,
			lines: changed(cart.lines, change) ?? cart.lines
		},
		title: ""
	});
}
async function changeKept(ctx, tx, user, change) {
	const before = await lockCart(tx, user.userId);
	if ((before.orderId ? await lockOrder(tx, before.orderId) : void 0)?.state === "awaiting") return refused("BUSY");
	const lines = changed(before.lines, change);
	if (!lines || !fitsCookie({
		...before,
		lines
	})) return refused("FULL");
	if (lines.length === 0) {
		await abandonOrder(ctx, tx, before.orderId);
		await keepCart(ctx, tx, user.userId, EMPTY_CART);
		return done({
			cart: EMPTY_CART,
			title: ""
		});
	}
	const { lines: priced } = await priceCart(ctx, tx, lines);
	const touched = change.kind === "empty" ? void 0 : lineOf(priced, change.line);
	if (touched?.problem && change.kind !== "decrease" && !isForTheClub(ctx, touched.problem)) return refused("NOT_LIKE_THIS", { problem: touched.problem });
	const cart = {
		lines,
		orderId: await saveOrder(ctx, tx, user, before.orderId, priced)
	};
	await keepCart(ctx, tx, user.userId, cart);
	return done({
		cart,
		title: touched?.item?.title ?? ""
	});
}
/** A number that is taken for the administrator himself may be free for an order of the club. [decisions B18] */
var isForTheClub = ({ actor }, { kind }) => kind === "TAKEN" && canPlaceClubOrder(actor);
var lineOf = (priced, key) => priced.find(({ line }) => isSameLine(line, key));
export { submitRegistration as a, saveFees as c, editBatch as i, saveDetails as l, changeBatchStatus as n, payingLink as o, createBatch as r, saveQuestions as s, changeCart as t, saveChecks as u };
