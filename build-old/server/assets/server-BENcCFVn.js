import { a as stringBufferToString, i as resolveCallbackSync, n as escapeToBuffer, o as getRequestListener, r as raw, t as Hono } from "./dist-D2V5J73y.js";
import { Dr as ZodError, Et as _enum, Fn as object, Jn as string, Lt as boolean, Nt as array, Un as record, ln as int$1, or as union, qn as strictObject, xn as literal } from "./schemas-UaFlgMGJ.js";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { createServer } from "node:http";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
// tools/stripe-sandbox/core/call.ts
/** Declares a call. `:id` in the path arrives as `id`; parameters not in the shape are refused. */
function call(method, path, shape, run) {
	const schema = strictObject(shape);
	return {
		method,
		path: `/v1/${path}`,
		schema,
		run
	};
}
// tools/stripe-sandbox/core/errors.ts
/** An answer that is no success, in Stripe's shape. `keep` says that what was written before it stays written. */
var ApiError = class extends Error {
	status;
	body;
	keep;
	constructor(status, body, keep = false) {
		super(body.message);
		this.status = status;
		this.body = body;
		this.keep = keep;
	}
};
var documented = (code) => code ? {
	code,
	doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`
} : {};
/** 400 invalid_request_error: what most refusals are. */
function invalidRequest(message, { code, param } = {}) {
	return new ApiError(400, {
		...documented(code),
		message,
		...param && { param },
		type: "invalid_request_error"
	});
}
/** 404 for an object that does not exist; named after the parameter it came in by. */
function noSuch(noun, id, param = "id") {
	return new ApiError(param === "id" ? 404 : 400, {
		...documented("resource_missing"),
		message: `No such ${noun}: '${id}'`,
		param,
		type: "invalid_request_error"
	});
}
/** 402 card_error. The failed attempt stays on record. */
function cardError(refusal) {
	return new ApiError(402, {
		...refusal,
		type: "card_error"
	}, true);
}
// tools/stripe-sandbox/core/listing.ts
var DEFAULT_LIMIT = 10;
/** One page of a list, newest first; `rows` come oldest first. */
function page(rows, paging, url, noun) {
	const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = paging;
	const newest = rows.toReversed();
	if (before !== void 0) {
		const newer = newest.slice(0, indexOf(newest, before, noun, "ending_before"));
		return {
			object: "list",
			data: newer.slice(-limit),
			has_more: newer.length > limit,
			url
		};
	}
	const start = after === void 0 ? 0 : indexOf(newest, after, noun, "starting_after") + 1;
	return {
		object: "list",
		data: newest.slice(start, start + limit),
		has_more: start + limit < newest.length,
		url
	};
}
function indexOf(rows, id, noun, param) {
	const index = rows.findIndex((row) => row.id === id);
	if (index < 0) throw noSuch(noun, id, param);
	return index;
}
/** Keeps rows whose fields equal what the caller gave; a filter not given keeps all. */
function matching(rows, filters) {
	const given = Object.entries(filters).filter(([, wanted]) => wanted !== void 0);
	return rows.filter((row) => given.every(([field, wanted]) => row[field] === wanted));
}
function within(moment, range) {
	if (range === void 0) return true;
	if (typeof range === "number") return moment === range;
	const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
	return moment > gt && moment >= gte && moment < lt && moment <= lte;
}
// tools/stripe-sandbox/core/params.ts
/**
* The building blocks of parameter schemas. Everything arrives as text, so each block reads text and answers a
* value; refusals carry Stripe's own code. Every schema is strict: what it does not name is refused.
*/
var refusal = (message, code) => ({ error: () => JSON.stringify({
	message,
	code
}) });
var worded = (code, message) => ({ error: (issue) => JSON.stringify({
	message: message(String(issue.input)),
	code
}) });
var text = (most = 5e3) => string().min(1).max(most);
/** Text that an empty value takes away. */
var clearable = (most = 5e3) => string().max(most).transform((value) => value === "" ? null : value);
var int = string().regex(/^-?\d{1,15}$/, worded("parameter_invalid_integer", (input) => `Invalid integer: ${input}`)).transform(Number);
var amount = int.refine((value) => value >= 0, { error: () => JSON.stringify({
	message: "Invalid non-negative integer",
	code: "parameter_invalid_integer"
}) });
string().regex(/^\d+(\.\d{1,12})?$/, worded("parameter_invalid_decimal", (input) => `Invalid decimal: ${input}`));
var bool = _enum(["true", "false"], worded("parameter_invalid_boolean", (input) => `Invalid boolean: ${input}`)).transform((value) => value === "true");
var currency = string().transform((value) => value.toLowerCase()).refine((value) => [
	"gbp",
	"eur",
	"usd"
].includes(value), { error: (issue) => JSON.stringify({
	message: `Invalid currency: ${issue.input}. The sandbox knows gbp, eur and usd.`,
	code: "invalid_currency"
}) });
var email = string().max(512).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, worded("email_invalid", (input) => `Invalid email address: ${input}`));
var url = string().max(5e3).regex(/^https?:\/\/[^\s]+$/, refusal("Not a valid URL", "url_invalid"));
/** Up to 50 pairs; an empty value takes the key away, an empty parameter takes all away. */
var metadata = union([literal("").transform(() => null), record(string().max(40), string().max(500))]);
var address = strictObject({
	line1: clearable().optional(),
	line2: clearable().optional(),
	city: clearable().optional(),
	state: clearable().optional(),
	postal_code: clearable().optional(),
	country: clearable(2).optional()
});
/** `created[gte]=…` and its kin, or one moment. */
var range = union([strictObject({
	gt: int.optional(),
	gte: int.optional(),
	lt: int.optional(),
	lte: int.optional()
}), int]);
var paging = {
	limit: int.refine((value) => value >= 1 && value <= 100, { error: () => JSON.stringify({
		message: "This value must be between 1 and 100",
		code: "parameter_invalid_integer"
	}) }).optional(),
	starting_after: text().optional(),
	ending_before: text().optional()
};
/** Reads the parameters or throws the refusal Stripe would answer: unknown ones first, then the others. */
function readParams(schema, form) {
	const result = schema.safeParse(form, { reportInput: true });
	if (result.success) return result.data;
	throw refusalFor(result.error.issues.flatMap((issue) => innermost(issue)));
}
/** A union's issues are those of its last choice, which is the full one. */
function innermost(issue) {
	if (issue.code !== "invalid_union") return [issue];
	return (issue.errors.at(-1) ?? []).flatMap((inner) => innermost({
		...inner,
		path: [...issue.path, ...inner.path]
	}));
}
function refusalFor(issues) {
	const unknown = issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((key) => nameOf([...issue.path, key])) : []);
	if (unknown.length > 0) return invalidRequest(`Received unknown parameter${unknown.length > 1 ? "s" : ""}: ${unknown.join(", ")}`, {
		code: "parameter_unknown",
		param: unknown[0] ?? ""
	});
	const [first] = issues;
	return first ? refusalOf(first) : invalidRequest("Invalid request");
}
function refusalOf(issue) {
	const param = nameOf(issue.path);
	const input = issue.input;
	if (input === void 0) return invalidRequest(`Missing required param: ${param}.`, {
		code: "parameter_missing",
		param
	});
	if (input === "") return emptyRefused(param);
	if (issue.message.startsWith("{")) {
		const { message, code } = JSON.parse(issue.message);
		return invalidRequest(message, {
			code,
			param
		});
	}
	if (issue.code === "invalid_value") return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(", ")}`, { param });
	if (issue.code === "invalid_type" && issue.expected === "array") return invalidRequest("Invalid array", { param });
	if (issue.code === "invalid_type" && issue.expected !== "string") return invalidRequest("Invalid object", { param });
	if (issue.code === "too_big") return invalidRequest(`Invalid string: ${shortened(String(input))}; must be at most ${issue.maximum} characters`, { param });
	return invalidRequest(`Invalid string: ${shortened(JSON.stringify(input))}`, { param });
}
function emptyRefused(param) {
	return invalidRequest(`You passed an empty string for '${param}'. We assume empty values are an attempt to unset a field; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`, {
		code: "parameter_invalid_empty",
		param
	});
}
var shortened = (value) => value.length <= 40 ? value : `${value.slice(0, 10)}...${value.slice(-10)}`;
function nameOf(path) {
	const [first, ...rest] = path.map(String);
	return `${first ?? ""}${rest.map((step) => `[${step}]`).join("")}`;
}
/** The metadata after an update: given keys replace, empty ones go. */
function mergedMetadata(before, given) {
	if (given === void 0) return before ?? {};
	if (given === null) return {};
	const merged = {
		...before,
		...given
	};
	return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
// tools/stripe-sandbox/resources/balance.ts
/** Money becomes available by the clock; nothing has to happen for it. */
function shown$1(world, row) {
	return {
		...row,
		status: row.available_on <= world.now() ? "available" : "pending"
	};
}
function balance(world) {
	const rows = world.store.all("balance_transaction").map((row) => shown$1(world, row));
	const sums = (status) => {
		const totals = /* @__PURE__ */ new Map([["gbp", 0]]);
		for (const row of rows.filter((each) => each.status === status)) totals.set(row.currency, (totals.get(row.currency) ?? 0) + row.net);
		return [...totals].map(([currency, amount]) => ({
			amount,
			currency,
			source_types: { card: amount }
		}));
	};
	return {
		object: "balance",
		available: sums("available"),
		livemode: false,
		pending: sums("pending")
	};
}
var listed$9 = {
	...paging,
	created: range.optional(),
	source: text().optional(),
	type: text().optional()
};
var balanceCalls = [
	call("GET", "balance", {}, (world) => balance(world)),
	call("GET", "balance_transactions", listed$9, (world, { params, url }) => {
		const { source, type } = params;
		return page(matching(world.store.all("balance_transaction"), { source }).filter((row) => type === void 0 || row.type === type).filter((row) => within(row.created, params.created)).map((row) => shown$1(world, row)), params, url, "balance transaction");
	}),
	call("GET", "balance_transactions/:id", {}, (world, { id }) => shown$1(world, world.find("balance_transaction", id)))
];
// tools/stripe-sandbox/core/ids.ts
var ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** A random word of Stripe's alphabet. The slight lean of `%` towards early letters harms no test money. */
function word(length) {
	return Array.from(randomBytes(length), (byte) => ALPHABET[byte % 62]).join("");
}
/** A new id like `cus_N0f3kU2bXh7Qd9`: the prefix tells the type, here as at Stripe. */
function newId(prefix) {
	return `${prefix}_${word(prefix === "pi" || prefix === "ch" || prefix === "evt" ? 24 : 14)}`;
}
// tools/stripe-sandbox/balance.ts
/** Stripe's price for UK cards: 1.5% and 20p. Source: stripe.com/gb/pricing. */
var FEE_RATE = .015;
var FEE_FIXED = 20;
/** What a dispute costs in the United Kingdom, won or lost. */
var DISPUTE_FEE = 2e3;
var AVAILABLE_AFTER_SECONDS = 259200;
/** A successful charge on the balance, less the fee. */
function bookCharge(world, { id, amount, currency, description }) {
	return book(world, {
		amount,
		currency,
		description,
		fee: Math.round(amount * FEE_RATE) + FEE_FIXED,
		source: id,
		type: "charge",
		category: "charge"
	});
}
/** A refund on the balance. Stripe keeps the fee of the charge. */
function bookRefund(world, refund) {
	return book(world, {
		amount: -refund.amount,
		currency: refund.currency,
		description: "REFUND FOR CHARGE",
		fee: 0,
		source: refund.id,
		type: "refund",
		category: "refund"
	});
}
/** Money of a refund that did not reach the card's owner comes back. */
function bookFailedRefund(world, { id, amount, currency }) {
	return book(world, {
		amount,
		currency,
		description: "REFUND FAILURE",
		fee: 0,
		source: id,
		type: "refund_failure",
		category: "refund_failure"
	});
}
/** What a dispute takes away, or gives back when it is won. */
function bookDispute(world, dispute, isWon) {
	return book(world, {
		amount: isWon ? dispute.amount : -dispute.amount,
		currency: dispute.currency,
		description: isWon ? `Chargeback reversal for ${dispute.id}` : `Chargeback withdrawal for ${dispute.id}`,
		fee: isWon ? 0 : DISPUTE_FEE,
		source: dispute.id,
		type: "adjustment",
		category: isWon ? "dispute_reversal" : "dispute"
	});
}
function book(world, { amount, currency, description, fee, source, type, category }) {
	const now = world.now();
	return world.store.put("balance_transaction", {
		id: newId("txn"),
		object: "balance_transaction",
		amount,
		available_on: now + AVAILABLE_AFTER_SECONDS,
		balance_type: "payments",
		created: now,
		currency,
		description,
		exchange_rate: null,
		fee,
		fee_details: fee === 0 ? [] : [{
			amount: fee,
			application: null,
			currency,
			description: type === "adjustment" ? "Dispute fee" : "Stripe processing fees",
			type: "stripe_fee"
		}],
		net: amount - fee,
		reporting_category: category,
		source,
		status: "pending",
		type
	});
}
// tools/stripe-sandbox/cards.ts
var declined = (code, message = "Your card was declined.") => ({
	code: "card_declined",
	decline_code: code,
	message
});
var invalid = (code, message) => ({
	code,
	decline_code: code,
	message
});
var CARDS = {
	"4242424242424242": { brand: "visa" },
	"4000008260000000": { brand: "visa" },
	"5555555555554444": { brand: "mastercard" },
	"5555558265554449": { brand: "mastercard" },
	"378282246310005": { brand: "amex" },
	"4000000000000002": {
		brand: "visa",
		refusal: declined("generic_decline")
	},
	"4000000000009995": {
		brand: "visa",
		refusal: declined("insufficient_funds", "Your card has insufficient funds.")
	},
	"4000000000009987": {
		brand: "visa",
		refusal: declined("lost_card")
	},
	"4000000000009979": {
		brand: "visa",
		refusal: declined("stolen_card")
	},
	"4000000000000069": {
		brand: "visa",
		refusal: invalid("expired_card", "Your card has expired.")
	},
	"4000000000000127": {
		brand: "visa",
		refusal: {
			code: "incorrect_cvc",
			message: "Your card's security code is incorrect."
		}
	},
	"4000000000000119": {
		brand: "visa",
		refusal: invalid("processing_error", "An error occurred while processing your card. Try again in a little bit.")
	},
	"4000000000000341": {
		brand: "visa",
		failsLater: true
	},
	"4000000000000259": {
		brand: "visa",
		disputes: true
	},
	"4000000000005126": {
		brand: "visa",
		refundsFail: true
	},
	"4000002500003155": {
		brand: "visa",
		challenge: "always"
	},
	"4000000000003220": {
		brand: "visa",
		challenge: "always"
	},
	"4000008400001629": {
		brand: "visa",
		challenge: "always",
		refusal: declined("generic_decline")
	}
};
var LATER_REFUSAL = declined("generic_decline");
var CHALLENGE_FAILED = {
	code: "payment_intent_authentication_failure",
	message: "We are unable to authenticate your payment method. Please choose a different payment method and try again."
};
/** `pm_card_visa` and kin, as API calls name the cards. */
var TOKENS = {
	visa: "4242424242424242",
	gb: "4000008260000000",
	mastercard: "5555555555554444",
	amex: "378282246310005",
	chargeDeclined: "4000000000000002",
	visa_chargeDeclined: "4000000000000002",
	visa_chargeDeclinedInsufficientFunds: "4000000000009995",
	chargeDeclinedExpiredCard: "4000000000000069",
	chargeDeclinedIncorrectCvc: "4000000000000127",
	chargeCustomerFail: "4000000000000341",
	authenticationRequired: "4000002500003155",
	threeDSecure2Required: "4000000000003220",
	createDispute: "4000000000000259"
};
function numberOfToken(token) {
	const match = /^(?:pm_card|tok)_(\w+)$/.exec(token);
	return match?.[1] === void 0 ? void 0 : TOKENS[match[1]];
}
var BRANDS = {
	amex: "American Express",
	mastercard: "Mastercard",
	visa: "Visa"
};
/** A card as people know it: `Visa ending in 4242`. */
var cardInWords = (card) => `${BRANDS[card.brand ?? ""] ?? "Card"} ending in ${card.last4}`;
/** The card of this number, or why it is none: wrong digits, or a card that is not a test card. */
function cardOf(number) {
	const known = CARDS[number];
	if (known) return known;
	if (!passesLuhn(number)) return {
		brand: "unknown",
		refusal: {
			code: "incorrect_number",
			message: "Your card number is incorrect."
		}
	};
	return {
		brand: "unknown",
		refusal: declined("test_mode_live_card", "Your card was declined. Your request was in test mode, but used a non test card. Use one of the listed test cards.")
	};
}
function passesLuhn(number) {
	if (!/^\d{12,19}$/.test(number)) return false;
	return [...number].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0) % 10 === 0;
}
// tools/stripe-sandbox/charge-objects.ts
/** The charge of one try, taken or refused. It is on no balance yet. */
function chargeOf$1(world, intent, method, refusal) {
	const { card } = method;
	return {
		id: newId("ch"),
		object: "charge",
		amount: intent.amount,
		amount_captured: refusal ? 0 : intent.amount,
		amount_refunded: 0,
		application: null,
		application_fee: null,
		application_fee_amount: null,
		balance_transaction: null,
		billing_details: method.billing_details,
		calculated_statement_descriptor: "SEVENMETRE",
		captured: !refusal,
		created: world.now(),
		currency: intent.currency,
		customer: intent.customer,
		description: intent.description,
		disputed: false,
		failure_balance_transaction: null,
		failure_code: refusal?.code ?? null,
		failure_message: refusal?.message ?? null,
		fraud_details: {},
		livemode: false,
		metadata: intent.metadata,
		on_behalf_of: null,
		outcome: {
			advice_code: null,
			network_advice_code: null,
			network_decline_code: null,
			network_status: refusal ? "declined_by_network" : "approved_by_network",
			reason: refusal?.decline_code ?? null,
			risk_level: "normal",
			risk_score: 20,
			seller_message: refusal ? "The bank did not approve this payment." : "Payment complete.",
			type: refusal ? "issuer_declined" : "authorized"
		},
		paid: !refusal,
		payment_intent: intent.id,
		payment_method: method.id,
		payment_method_details: {
			card: {
				amount_authorized: refusal ? null : intent.amount,
				authorization_code: null,
				brand: card?.brand ?? null,
				checks: card?.checks ?? null,
				country: card?.country ?? null,
				electronic_commerce_indicator: null,
				exp_month: card?.exp_month ?? 12,
				exp_year: card?.exp_year ?? 2030,
				fingerprint: card?.fingerprint ?? null,
				funding: card?.funding ?? null,
				installments: null,
				last4: card?.last4 ?? null,
				mandate: null,
				network: card?.brand ?? null,
				network_transaction_id: word(15),
				regulated_status: "unregulated",
				three_d_secure: null,
				transaction_link_id: null,
				wallet: null
			},
			type: "card"
		},
		radar_options: {},
		receipt_email: intent.receipt_email,
		receipt_number: null,
		receipt_url: refusal ? null : `sandbox:///receipt/${intent.id}`,
		refunded: false,
		review: null,
		shipping: null,
		source: null,
		source_transfer: null,
		statement_descriptor: intent.statement_descriptor,
		statement_descriptor_suffix: intent.statement_descriptor_suffix,
		status: refusal ? "failed" : "succeeded",
		transfer_data: null,
		transfer_group: null
	};
}
// tools/stripe-sandbox/disputing.ts
var EVIDENCE_DUE_SECONDS = 604800;
var NOTHING = {
	access_activity_log: null,
	billing_address: null,
	cancellation_policy: null,
	cancellation_policy_disclosure: null,
	cancellation_rebuttal: null,
	customer_communication: null,
	customer_email_address: null,
	customer_name: null,
	customer_purchase_ip: null,
	customer_signature: null,
	duplicate_charge_documentation: null,
	duplicate_charge_explanation: null,
	duplicate_charge_id: null,
	enhanced_evidence: {},
	product_description: null,
	receipt: null,
	refund_policy: null,
	refund_policy_disclosure: null,
	refund_refusal_explanation: null,
	service_date: null,
	service_documentation: null,
	shipping_address: null,
	shipping_carrier: null,
	shipping_date: null,
	shipping_documentation: null,
	shipping_tracking_number: null,
	uncategorized_file: null,
	uncategorized_text: null
};
/** The card's owner takes the payment back: the money and the fee leave the balance at once. */
function openDispute(world, charge, reason) {
	const id = newId("du");
	const amount = charge.amount - charge.amount_refunded;
	const withdrawn = bookDispute(world, {
		id,
		amount,
		currency: charge.currency
	}, false);
	const dispute = world.store.put("dispute", {
		id,
		object: "dispute",
		amount,
		balance_transactions: [shown(withdrawn)],
		charge: charge.id,
		created: world.now(),
		currency: charge.currency,
		enhanced_eligibility_types: [],
		evidence: NOTHING,
		evidence_details: {
			due_by: world.now() + EVIDENCE_DUE_SECONDS,
			enhanced_eligibility: {},
			has_evidence: false,
			past_due: false,
			submission_count: 0,
			submission_method: "not_submitted"
		},
		intended_submission_method: null,
		is_charge_refundable: false,
		livemode: false,
		metadata: {},
		payment_intent: charge.payment_intent,
		payment_method_details: {
			card: {
				brand: "visa",
				case_type: "chargeback",
				network: "visa",
				network_reason_code: "10.4"
			},
			type: "card"
		},
		reason,
		status: "needs_response"
	});
	world.store.patch("charge", charge.id, { disputed: true });
	world.emit("charge.dispute.created", dispute);
	world.emit("charge.dispute.funds_withdrawn", dispute);
	return dispute;
}
/** Ends a dispute; a won one brings the money back, the fee stays spent. */
function closeDispute(world, dispute, status) {
	const returned = status === "won" ? [shown(bookDispute(world, dispute, true))] : [];
	const closed = world.store.patch("dispute", dispute.id, {
		balance_transactions: [...dispute.balance_transactions, ...returned],
		status
	});
	world.emit("charge.dispute.closed", closed);
	if (status === "won") world.emit("charge.dispute.funds_reinstated", closed);
	return closed;
}
var shown = (booked) => booked;
// tools/stripe-sandbox/charging.ts
/** Opens a payment that nobody has tried yet. */
function openIntent(world, given) {
	const id = newId("pi");
	const intent = world.store.put("payment_intent", {
		id,
		object: "payment_intent",
		allowed_payment_method_types: null,
		amount: given.amount,
		amount_capturable: 0,
		amount_details: { tip: {} },
		amount_received: 0,
		application: null,
		application_fee_amount: null,
		automatic_payment_methods: null,
		canceled_at: null,
		cancellation_reason: null,
		capture_method: "automatic_async",
		client_secret: `${id}_secret_${word(25)}`,
		confirmation_method: "automatic",
		created: world.now(),
		currency: given.currency,
		customer: given.customer,
		customer_account: null,
		description: given.description ?? null,
		excluded_payment_method_types: null,
		last_payment_error: null,
		latest_charge: null,
		livemode: false,
		managed_payments: null,
		metadata: given.metadata ?? {},
		next_action: null,
		on_behalf_of: null,
		payment_method: null,
		payment_method_configuration_details: null,
		payment_method_options: { card: {
			installments: null,
			mandate_options: null,
			network: null,
			request_three_d_secure: "automatic"
		} },
		payment_method_types: ["card"],
		payment_record: null,
		processing: null,
		receipt_email: given.receiptEmail ?? null,
		review: null,
		setup_future_usage: given.setupFutureUsage ?? null,
		shipping: null,
		source: null,
		statement_descriptor: null,
		statement_descriptor_suffix: given.statementSuffix ?? null,
		status: "requires_payment_method",
		transfer_data: null,
		transfer_group: null
	});
	world.emit("payment_intent.created", intent);
	return intent;
}
/** What the issuer will say, before anything is written. */
function verdictOf(world, { method, presence, challenge }) {
	const card = cardOf(world.store.get("card_number", method.id)?.number ?? "");
	if (challenge === "failed") return CHALLENGE_FAILED;
	if (presence === "on_session" && card.challenge && challenge !== "passed") return "challenge";
	if (presence === "off_session" && card.failsLater) return LATER_REFUSAL;
	return card.refusal;
}
/** Tries to take the money: it succeeds, is refused, or waits for the card's owner. Each leaves its events. */
function tryIntent(world, intent, attempt) {
	const verdict = verdictOf(world, attempt);
	if (verdict === "challenge") return { intent: askOwner(world, intent, attempt) };
	if (verdict) return refused(world, intent, attempt.method, verdict);
	return { intent: succeeded(world, intent, attempt.method) };
}
function askOwner(world, intent, { method, challengeUrl }) {
	const waiting = world.store.patch("payment_intent", intent.id, {
		payment_method: method.id,
		next_action: {
			type: "redirect_to_url",
			redirect_to_url: {
				return_url: null,
				url: challengeUrl ?? null
			}
		},
		status: "requires_action"
	});
	world.emit("payment_intent.requires_action", waiting);
	return waiting;
}
function refused(world, intent, method, refusal) {
	const charge = refusal === CHALLENGE_FAILED ? void 0 : world.store.put("charge", chargeOf$1(world, intent, method, refusal));
	if (charge) world.emit("charge.failed", charge);
	const failed = world.store.patch("payment_intent", intent.id, {
		last_payment_error: {
			...charge && { charge: charge.id },
			...refusal,
			doc_url: `https://stripe.com/docs/error-codes/${refusal.code.replaceAll("_", "-")}`,
			payment_method: method,
			type: charge ? "card_error" : "invalid_request_error"
		},
		latest_charge: charge?.id ?? intent.latest_charge,
		next_action: null,
		payment_method: null,
		status: "requires_payment_method"
	});
	world.emit("payment_intent.payment_failed", failed);
	return {
		intent: failed,
		refusal
	};
}
function succeeded(world, intent, method) {
	const charge = world.store.put("charge", chargeOf$1(world, intent, method));
	world.emit("charge.succeeded", charge);
	const paid = world.store.patch("payment_intent", intent.id, {
		amount_received: intent.amount,
		last_payment_error: null,
		latest_charge: charge.id,
		next_action: null,
		payment_method: method.id,
		status: "succeeded"
	});
	world.emit("payment_intent.succeeded", paid);
	const booked = world.store.patch("charge", charge.id, { balance_transaction: bookCharge(world, charge).id });
	world.emit("charge.updated", booked, { balance_transaction: null });
	const { number = "" } = world.store.get("card_number", method.id) ?? {};
	if (cardOf(number).disputes) openDispute(world, booked, "fraudulent");
	return paid;
}
// tools/stripe-sandbox/core/changes.ts
/** What `previous_attributes` of an `….updated` event holds: the old values of the fields that changed. */
function changesIn(before, after) {
	return Object.fromEntries(Object.entries(before).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(Object.entries(after).find(([name]) => name === field)?.[1])));
}
// tools/stripe-sandbox/core/search.ts
var CLAUSE = /^(-?)([a-z_]+)(?:\["([^"]+)"\])?\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\d+|null))$/;
/** Stripe's search language as far as the fields go that objects have themselves: clauses joined by AND or OR. */
function search(rows, query, limit, url) {
	const isAny = / OR /.test(query);
	if (isAny && / AND /.test(query)) throw invalidRequest("You cannot combine AND and OR in one query.", { param: "query" });
	const tests = query.split(isAny ? " OR " : " AND ").map((clause) => testOf(clause.trim()));
	const found = rows.filter((row) => isAny ? tests.some((holds) => holds(row)) : tests.every((holds) => holds(row))).toReversed();
	return {
		object: "search_result",
		data: found.slice(0, limit),
		has_more: found.length > limit,
		next_page: null,
		url
	};
}
function testOf(clause) {
	const match = CLAUSE.exec(clause);
	if (!match) throw invalidRequest(`We were unable to parse your search query: ${clause}`, { param: "query" });
	const [, not, field = "", key, operator = ":", double, single, bare] = match;
	const wanted = (double ?? single ?? bare ?? "").replaceAll(/\\(.)/g, "$1");
	return (row) => {
		return compares(key === void 0 ? row[field] : fieldOf(row[field], key), operator, wanted, bare === "null") !== (not === "-");
	};
}
function fieldOf(value, key) {
	return value !== null && typeof value === "object" ? Object.entries(value).find(([name]) => name === key)?.[1] : void 0;
}
function compares(held, operator, wanted, isNull) {
	if (isNull) return held === null || held === void 0;
	if (held === null || held === void 0) return false;
	const text = String(held).toLowerCase();
	if (operator === ":") return text === wanted.toLowerCase();
	if (operator === "~") return text.includes(wanted.toLowerCase());
	const [a, b] = [Number(held), Number(wanted)];
	if (operator === ">") return a > b;
	if (operator === "<") return a < b;
	return operator === ">=" ? a >= b : a <= b;
}
// tools/stripe-sandbox/resources/customers.ts
var emailOrNone = union([literal("").transform(() => null), email]);
var addressOrNone = union([literal("").transform(() => null), address]);
var fields$3 = {
	name: clearable(256).optional(),
	email: emailOrNone.optional(),
	phone: clearable(20).optional(),
	description: clearable(350).optional(),
	address: addressOrNone.optional(),
	metadata: metadata.optional(),
	preferred_locales: array(text(10)).optional(),
	invoice_settings: strictObject({
		default_payment_method: clearable().optional(),
		footer: clearable().optional()
	}).optional()
};
/** Makes a customer; also for Checkout, which makes one when none is named. */
function createCustomer(world, given) {
	const blank = {
		id: newId("cus"),
		object: "customer",
		address: null,
		balance: 0,
		created: world.now(),
		currency: null,
		customer_account: null,
		default_source: null,
		delinquent: false,
		description: null,
		discount: null,
		email: null,
		invoice_prefix: word(8).toUpperCase(),
		invoice_settings: {
			custom_fields: null,
			default_payment_method: null,
			footer: null,
			rendering_options: null
		},
		livemode: false,
		metadata: {},
		name: null,
		next_invoice_sequence: 1,
		phone: null,
		preferred_locales: [],
		shipping: null,
		tax_exempt: "none",
		test_clock: null
	};
	const customer = world.store.put("customer", withFields(blank, given));
	world.emit("customer.created", customer);
	return customer;
}
function withFields(customer, given) {
	const { address: place, metadata: pairs, invoice_settings: settings, ...plain } = given;
	const given_ = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== void 0));
	return {
		...customer,
		...given_,
		...place !== void 0 && { address: place && fullAddress(place) },
		invoice_settings: {
			...customer.invoice_settings,
			...settings?.default_payment_method !== void 0 && { default_payment_method: settings.default_payment_method },
			...settings?.footer !== void 0 && { footer: settings.footer }
		},
		metadata: mergedMetadata(customer.metadata, pairs)
	};
}
var fullAddress = (given) => ({
	city: given.city ?? null,
	country: given.country ?? null,
	line1: given.line1 ?? null,
	line2: given.line2 ?? null,
	postal_code: given.postal_code ?? null,
	state: given.state ?? null
});
function retrieve(world, id) {
	return world.store.get("deleted_customer", id) ?? world.find("customer", id);
}
function update$7(world, id, given) {
	const before = world.find("customer", id);
	const after = world.store.put("customer", withFields(before, given));
	world.emit("customer.updated", after, changesIn(before, after));
	return after;
}
function remove$4(world, id) {
	const customer = world.find("customer", id);
	world.store.delete("customer", id);
	world.emit("customer.deleted", customer);
	return world.store.put("deleted_customer", {
		id,
		object: "customer",
		deleted: true
	});
}
var customerCalls = [
	call("POST", "customers", fields$3, (world, { params }) => createCustomer(world, params)),
	call("GET", "customers", {
		...paging,
		email: text(512).optional(),
		created: range.optional()
	}, (world, { params: { email: wanted, created, ...paging }, url }) => {
		return page(matching(world.store.all("customer"), { email: wanted }).filter((row) => within(row.created, created)), paging, url, "customer");
	}),
	call("GET", "customers/search", {
		query: text(),
		limit: paging.limit,
		page: text().optional()
	}, (world, { params, url }) => search(world.store.all("customer"), params.query, params.limit ?? 10, url)),
	call("GET", "customers/:id", {}, (world, { id }) => retrieve(world, id)),
	call("POST", "customers/:id", fields$3, (world, { params, id }) => update$7(world, id, params)),
	call("DELETE", "customers/:id", {}, (world, { id }) => remove$4(world, id)),
	call("GET", "customers/:id/payment_methods", {
		...paging,
		type: text().optional()
	}, (world, { params: { type: _type, ...paging }, id, url }) => {
		world.find("customer", id);
		return page(matching(world.store.all("payment_method"), { customer: id }), paging, url, "PaymentMethod");
	})
];
// tools/stripe-sandbox/resources/payment-methods.ts
var EXPIRES_IN_YEARS = 4;
/** Keeps a card as a payment method, its number apart from it. */
function createPaymentMethod(world, input) {
	const { brand } = cardOf(input.number);
	const year = (/* @__PURE__ */ new Date(world.now() * 1e3)).getUTCFullYear();
	const method = world.store.put("payment_method", {
		id: newId("pm"),
		object: "payment_method",
		allow_redisplay: "unspecified",
		billing_details: {
			address: null,
			email: input.email ?? null,
			name: input.name ?? null,
			phone: null,
			tax_id: null
		},
		card: {
			brand,
			checks: {
				address_line1_check: null,
				address_postal_code_check: null,
				cvc_check: "pass"
			},
			country: "GB",
			display_brand: brand,
			exp_month: input.expMonth ?? 12,
			exp_year: input.expYear ?? year + EXPIRES_IN_YEARS,
			fingerprint: createHash("sha256").update(input.number).digest("hex").slice(0, 16),
			funding: "credit",
			generated_from: null,
			last4: input.number.slice(-4),
			networks: {
				available: [brand],
				preferred: null
			},
			regulated_status: "unregulated",
			three_d_secure_usage: { supported: true },
			wallet: null
		},
		created: world.now(),
		customer: null,
		customer_account: null,
		livemode: false,
		metadata: {},
		type: "card"
	});
	world.store.put("card_number", {
		id: method.id,
		number: input.number
	});
	return method;
}
/** Gives the card to the customer, for payments made when the customer is away. */
function attachPaymentMethod(world, id, customer) {
	const method = world.store.patch("payment_method", id, { customer });
	world.emit("payment_method.attached", method);
	return method;
}
/** Makes this card the one that invoices and subscriptions of the customer are paid with. */
function makeDefault(world, customer, method) {
	world.store.patch("customer", customer.id, { invoice_settings: {
		...customer.invoice_settings,
		default_payment_method: method
	} });
}
/** The payment method of this id, or a new one when the id is one of Stripe's test tokens. */
function namedPaymentMethod(world, id, param = "payment_method") {
	const number = numberOfToken(id);
	return number ? createPaymentMethod(world, { number }) : world.find("payment_method", id, param);
}
var created$8 = {
	type: _enum(["card"]),
	card: strictObject({
		token: text().optional(),
		number: text(19).optional(),
		exp_month: int.optional(),
		exp_year: int.optional(),
		cvc: text(4).optional()
	}),
	metadata: metadata.optional()
};
function create$6(world, { card, metadata: pairs }) {
	const number = card.token ? numberOfToken(card.token) : card.number;
	if (!number) throw invalidRequest(`No such token: '${card.token ?? ""}'`, {
		code: "resource_missing",
		param: "card[token]"
	});
	const method = createPaymentMethod(world, {
		number,
		expMonth: card.exp_month,
		expYear: card.exp_year
	});
	return world.store.patch("payment_method", method.id, { metadata: mergedMetadata({}, pairs) });
}
function detach(world, id) {
	const { customer } = world.find("payment_method", id);
	const owner = customer ? world.store.get("customer", customer) : void 0;
	if (owner?.invoice_settings.default_payment_method === id) world.store.patch("customer", owner.id, { invoice_settings: {
		...owner.invoice_settings,
		default_payment_method: null
	} });
	const method = world.store.patch("payment_method", id, { customer: null });
	world.emit("payment_method.detached", method);
	return method;
}
var paymentMethodCalls = [
	call("POST", "payment_methods", created$8, (world, { params }) => create$6(world, params)),
	call("GET", "payment_methods", {
		...paging,
		customer: text(),
		type: _enum(["card"]).optional()
	}, (world, { params: { customer, ...paging }, url }) => page(matching(world.store.all("payment_method"), { customer }), paging, url, "PaymentMethod")),
	call("GET", "payment_methods/:id", {}, (world, { id }) => world.find("payment_method", id)),
	call("POST", "payment_methods/:id/attach", { customer: text() }, (world, { params, id }) => {
		const customer = world.find("customer", params.customer, "customer");
		return attachPaymentMethod(world, namedPaymentMethod(world, id, "id").id, customer.id);
	}),
	call("POST", "payment_methods/:id/detach", {}, (world, { id }) => detach(world, id))
];
// tools/stripe-sandbox/periods.ts
var DAY$4 = 86400;
/** The same day and time so many months on; the last day of a shorter month. In UTC, as Stripe counts. */
function monthsAfter(moment, months) {
	const date = /* @__PURE__ */ new Date(moment * 1e3);
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + months);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(day, last));
	return Math.floor(date.getTime() / 1e3);
}
/** When the period that begins at `start` ends. */
function periodEnd(start, { recurring }) {
	const count = recurring?.interval_count ?? 1;
	if (recurring?.interval === "day") return start + count * DAY$4;
	if (recurring?.interval === "week") return start + 7 * count * DAY$4;
	return monthsAfter(start, recurring?.interval === "year" ? 12 * count : count);
}
// tools/stripe-sandbox/discounting.ts
/** How much the coupon takes off each of these amounts; a fixed sum is spread over them in order. */
function discountOn(coupon, amounts) {
	const rate = coupon.percent_off;
	if (rate !== null) return amounts.map((amount) => Math.round(amount * rate / 100));
	let left = coupon.amount_off ?? 0;
	return amounts.map((amount) => {
		const cut = Math.min(left, Math.max(0, amount));
		left -= cut;
		return cut;
	});
}
/** Uses a coupon: makes the discount that the invoices show. Refuses a coupon that is used up. */
function redeem(world, couponId, of, param) {
	const coupon = world.find("coupon", couponId, param);
	if (!coupon.valid) throw invalidRequest(`Coupon expired: ${coupon.id}`, {
		code: "coupon_expired",
		param
	});
	const used = coupon.times_redeemed + 1;
	const isUsedUp = coupon.max_redemptions !== null && used >= coupon.max_redemptions;
	world.store.patch("coupon", coupon.id, {
		times_redeemed: used,
		valid: !isUsedUp
	});
	const now = world.now();
	const months = coupon.duration === "repeating" ? coupon.duration_in_months : null;
	const discount = world.store.put("discount", {
		id: newId("di"),
		object: "discount",
		checkout_session: of.checkoutSession ?? null,
		customer: of.customer,
		customer_account: null,
		end: months === null ? null : monthsAfter(now, months),
		invoice: of.invoice ?? null,
		invoice_item: null,
		promotion_code: null,
		source: {
			coupon: coupon.id,
			type: "coupon"
		},
		start: now,
		subscription: of.subscription ?? null,
		subscription_item: null
	});
	world.emit("customer.discount.created", discount);
	return discount;
}
/** Ends a discount. Invoices that used it keep its id. */
function endDiscount(world, id) {
	if (!world.store.get("discount", id)) return;
	world.emit("customer.discount.deleted", world.store.patch("discount", id, { end: world.now() }));
}
/** The first of these discounts that still counts, with its coupon. */
function currentDiscount(world, ids) {
	const now = world.now();
	const discount = ids.flatMap((id) => world.store.get("discount", id) ?? []).find(({ end }) => end === null || end > now);
	const id = discount?.source.coupon ?? "";
	const coupon = world.store.get("coupon", id) ?? world.store.get("deleted_coupon", id);
	return discount && coupon && {
		discount,
		coupon
	};
}
// tools/stripe-sandbox/core/expand.ts
var MOST_LEVELS = 4;
/** Ids tell their table by prefix. */
var TABLES = {
	bpc: "billing_portal.configuration",
	ch: "charge",
	cs: "checkout.session",
	cus: "customer",
	di: "discount",
	du: "dispute",
	ii: "invoiceitem",
	in: "invoice",
	inpay: "invoice_payment",
	pi: "payment_intent",
	pm: "payment_method",
	price: "price",
	prod: "product",
	re: "refund",
	sub: "subscription",
	txn: "balance_transaction"
};
/** Lists that an object shows only when asked for. */
var INCLUDED = {
	charge: { refunds: (w, { id }) => w.store.all("refund").filter((row) => row.charge === id).reverse() },
	customer: {
		subscriptions: (w, { id }) => w.store.all("subscription").filter((row) => row.customer === id && row.status !== "canceled").reverse(),
		sources: () => [],
		tax_ids: () => []
	},
	"checkout.session": { line_items: (w, { id }) => w.store.get("checkout_order", String(id))?.items ?? [] },
	invoice: { payments: (w, { id }) => w.store.all("invoice_payment").filter((row) => row.invoice === id) }
};
/** The answer with what `expand[]` asks for put in place of ids. The stored objects stay as they are. */
function expanded(world, answer, paths) {
	return paths.reduce((whole, path) => {
		const steps = path.split(".");
		if (steps.length > MOST_LEVELS) throw invalidRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`);
		return expandIn(world, whole, steps);
	}, answer);
}
function expandIn(world, owner, [step = "", ...rest]) {
	const include = INCLUDED[String(owner.object)]?.[step];
	const included = () => include && listOf(include(world, owner), `/v1/${owner.object}s/${owner.id}/${step}`);
	const value = owner[step] === void 0 ? included() : owner[step];
	if (value === void 0) throw notExpandable(step, owner);
	return {
		...owner,
		[step]: expandValue(world, value, step, rest)
	};
}
function expandValue(world, value, step, rest) {
	if (value === null) return null;
	if (Array.isArray(value)) return value.map((item) => expandValue(world, item, step, rest));
	if (typeof value === "string") {
		const row = lookUp(world, step, value);
		if (!row) throw notExpandable(step);
		return rest.length === 0 ? row : expandIn(world, row, rest);
	}
	if (typeof value !== "object") throw notExpandable(step);
	const inner = { ...value };
	if (rest.length > 0) return expandIn(world, inner, rest);
	if (typeof inner.object !== "string") throw notExpandable(step);
	return inner;
}
function lookUp(world, step, id) {
	const { store } = world;
	if (step === "coupon") return store.get("coupon", id) ?? store.get("deleted_coupon", id);
	const table = TABLES[id.slice(0, Math.max(id.indexOf("_"), 0))];
	return table && (store.get(table, id) ?? store.get("deleted_customer", id));
}
function notExpandable(step, owner) {
	return invalidRequest(`This property cannot be expanded (${step}).${owner?.object === "list" ? ` You may want to try expanding 'data.${step}' instead.` : ""}`);
}
/** A complete list inside an object. */
function listOf(data, url) {
	return {
		object: "list",
		data,
		has_more: false,
		url
	};
}
// tools/stripe-sandbox/invoice-drafting.ts
var DAY$3 = 86400;
/** Makes a draft. Nothing is owed until it is finalized. */
function draftInvoice(world, draft) {
	const { customer, discount } = draft;
	const id = newId("in");
	const now = world.now();
	const lines = discounted(draft.lines, discount).map((line) => ({
		...line,
		invoice: id
	}));
	const invoice = world.store.put("invoice", {
		id,
		object: "invoice",
		account_country: "GB",
		account_name: "Sevenmetre",
		account_tax_ids: null,
		...totalsOf(lines),
		amount_overpaid: 0,
		amount_paid: 0,
		amount_shipping: 0,
		application: null,
		attempt_count: 0,
		attempted: false,
		auto_advance: draft.autoAdvance ?? true,
		automatic_tax: {
			disabled_reason: null,
			enabled: false,
			liability: null,
			provider: null,
			status: null
		},
		automatically_finalizes_at: null,
		billing_reason: draft.reason,
		collection_method: draft.collection,
		created: now,
		currency: draft.currency,
		custom_fields: null,
		customer: customer.id,
		customer_account: null,
		customer_address: customer.address ?? null,
		customer_email: customer.email,
		customer_name: customer.name ?? null,
		customer_phone: customer.phone ?? null,
		customer_shipping: null,
		customer_tax_exempt: "none",
		customer_tax_ids: [],
		default_payment_method: draft.method ?? null,
		default_source: null,
		default_tax_rates: [],
		description: draft.description ?? null,
		discounts: discount ? [discount.discount.id] : [],
		due_date: dueDateOf(draft, now),
		effective_at: null,
		ending_balance: null,
		footer: draft.footer ?? null,
		from_invoice: null,
		hosted_invoice_url: null,
		invoice_pdf: null,
		issuer: { type: "self" },
		last_finalization_error: null,
		latest_revision: null,
		lines: listOf(lines, `/v1/invoices/${id}/lines`),
		livemode: false,
		metadata: draft.metadata ?? {},
		next_payment_attempt: null,
		number: null,
		on_behalf_of: null,
		parent: draft.subscription ? {
			quote_details: null,
			subscription_details: {
				metadata: draft.subscription.metadata,
				subscription: draft.subscription.id
			},
			type: "subscription_details"
		} : null,
		payment_settings: {
			default_mandate: null,
			payment_method_options: null,
			payment_method_types: null
		},
		period_end: draft.period?.end ?? now,
		period_start: draft.period?.start ?? now,
		post_payment_credit_notes_amount: 0,
		pre_payment_credit_notes_amount: 0,
		receipt_number: null,
		rendering: null,
		shipping_cost: null,
		shipping_details: null,
		starting_balance: 0,
		statement_descriptor: null,
		status: "draft",
		status_transitions: {
			finalized_at: null,
			marked_uncollectible_at: null,
			paid_at: null,
			voided_at: null
		},
		test_clock: null,
		total_taxes: [],
		webhooks_delivered_at: now
	});
	for (const line of lines) {
		const item = line.parent?.invoice_item_details?.invoice_item;
		if (item) world.store.patch("invoiceitem", item, { invoice: id });
	}
	world.emit("invoice.created", invoice);
	return invoice;
}
/** Gives a draft other lines. Items that fall out wait for the customer's next invoice again. */
function relinedInvoice(world, { id }, lines) {
	const invoice = world.find("invoice", id);
	const discount = currentDiscount(world, invoice.discounts);
	const held = new Set(lines.map((line) => line.id));
	for (const { id: line, parent } of invoice.lines.data) {
		const item = parent?.invoice_item_details?.invoice_item;
		if (item && !held.has(line)) world.store.patch("invoiceitem", item, { invoice: null });
	}
	const data = discounted(lines, discount);
	return world.store.patch("invoice", id, {
		...totalsOf(data),
		lines: {
			...invoice.lines,
			data
		}
	});
}
/** Sums of the lines, as an invoice shows them. */
function totalsOf(lines) {
	const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
	const cuts = /* @__PURE__ */ new Map();
	for (const { discount, amount } of lines.flatMap((line) => line.discount_amounts ?? [])) cuts.set(discount, (cuts.get(discount) ?? 0) + amount);
	const total = subtotal - [...cuts.values()].reduce((sum, cut) => sum + cut, 0);
	const due = Math.max(0, total);
	return {
		amount_due: due,
		amount_remaining: due,
		subtotal,
		subtotal_excluding_tax: subtotal,
		total,
		total_discount_amounts: [...cuts].map(([discount, amount]) => ({
			amount,
			discount
		})),
		total_excluding_tax: total,
		total_pretax_credit_amounts: [...cuts].map(([discount, amount]) => ({
			amount,
			discount,
			type: "discount"
		}))
	};
}
function discounted(lines, given) {
	if (!given) return lines;
	const { id } = given.discount;
	const cuts = discountOn(given.coupon, lines.map((line) => line.discountable ? line.amount : 0));
	return lines.map((line, index) => {
		const amount = cuts[index] ?? 0;
		return {
			...line,
			discount_amounts: [{
				amount,
				discount: id
			}],
			pretax_credit_amounts: [{
				amount,
				discount: id,
				type: "discount"
			}]
		};
	});
}
function dueDateOf({ collection, dueDate, daysUntilDue }, now) {
	if (collection !== "send_invoice") return null;
	return dueDate ?? now + (daysUntilDue ?? 30) * DAY$3;
}
// tools/stripe-sandbox/money.ts
var SIGNS = {
	gbp: "£",
	eur: "€",
	usd: "$"
};
/** `3500, 'gbp'` as `£35.00`, for the sandbox's own pages and papers. */
function inWords(minor, currency) {
	return `${minor < 0 ? "-" : ""}${SIGNS[currency] ?? `${currency.toUpperCase()} `}${(Math.abs(minor) / 100).toFixed(2)}`;
}
// tools/stripe-sandbox/invoice-lines.ts
/** One line for each price of the subscription's current period, and for what Checkout sold along with it. */
function periodLines(subscription, extras) {
	const own = subscription.items.data.map((item) => {
		const quantity = item.quantity ?? 1;
		return line({
			amount: (item.price.unit_amount ?? 0) * quantity,
			price: item.price,
			quantity,
			description: `${quantity} × ${rhythm(item.price)}`,
			period: {
				start: item.current_period_start,
				end: item.current_period_end
			},
			subscription: subscription.id,
			parent: {
				invoice_item_details: null,
				subscription_item_details: {
					invoice_item: null,
					proration: false,
					proration_details: null,
					subscription: subscription.id,
					subscription_item: item.id
				},
				type: "subscription_item_details"
			}
		});
	});
	const sold = extras.flatMap((item) => item.price ? [extraLine(subscription, item, item.price)] : []);
	return [...own, ...sold];
}
function extraLine(subscription, item, price) {
	return line({
		amount: item.amount_subtotal,
		price,
		quantity: item.quantity ?? 1,
		description: item.description,
		period: {
			start: subscription.created,
			end: subscription.created
		},
		subscription: null,
		parent: null
	});
}
var rhythm = ({ unit_amount: amount, currency, recurring, nickname }) => `${nickname ?? "Subscription"} (at ${inWords(amount ?? 0, currency)} / ${recurring?.interval ?? "month"})`;
/** Takes what waits for the customer's next invoice and makes lines of it. */
function pendingLines(world, customer) {
	return world.store.all("invoiceitem").filter((item) => item.customer === customer && item.invoice === null).map((item) => itemLine(item));
}
function itemLine(item) {
	return line({
		amount: item.amount,
		price: null,
		priceId: item.pricing?.price_details,
		unit: item.pricing?.unit_amount_decimal ?? String(item.amount),
		quantity: item.quantity,
		description: item.description,
		period: item.period,
		subscription: item.parent?.subscription_details?.subscription ?? null,
		discountable: item.discountable,
		metadata: item.metadata ?? {},
		parent: {
			invoice_item_details: {
				invoice_item: item.id,
				proration: item.proration,
				proration_details: null,
				subscription: item.parent?.subscription_details?.subscription ?? null
			},
			subscription_item_details: null,
			type: "invoice_item_details"
		}
	});
}
function line({ amount, price, quantity, description, period, subscription, parent, ...given }) {
	const details = price ? {
		price: price.id,
		product: price.product
	} : given.priceId;
	return {
		id: newId("il"),
		object: "line_item",
		amount,
		currency: price?.currency ?? "gbp",
		description,
		discount_amounts: [],
		discountable: given.discountable ?? true,
		discounts: [],
		invoice: null,
		livemode: false,
		metadata: given.metadata ?? {},
		parent,
		period,
		pretax_credit_amounts: [],
		pricing: {
			...details && { price_details: details },
			type: "price_details",
			unit_amount_decimal: price?.unit_amount_decimal ?? given.unit ?? null
		},
		quantity,
		quantity_decimal: String(quantity),
		subscription,
		subtotal: amount,
		taxes: []
	};
}
// tools/stripe-sandbox/invoicing.ts
/** Fixes the invoice: number, address, PDF, and the payment it waits for. Nothing owed means paid at once. */
function finalizeInvoice(world, { id }, paidBy) {
	const draft = world.find("invoice", id);
	if (draft.status !== "draft") throw invalidRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", { code: "invoice_not_editable" });
	world.unschedule("finalize_invoice", id);
	const now = world.now();
	const secret = word(32);
	const finalized = world.store.patch("invoice", id, {
		automatically_finalizes_at: null,
		effective_at: now,
		ending_balance: 0,
		hosted_invoice_url: `sandbox:///invoice/${id}/${secret}`,
		invoice_pdf: `sandbox:///invoice/${id}/${secret}/pdf`,
		number: nextNumber(world, draft.customer ?? ""),
		status: "open",
		status_transitions: {
			...draft.status_transitions,
			finalized_at: now
		}
	});
	world.store.put("hosted_secret", {
		id,
		secret
	});
	world.emit("invoice.finalized", finalized);
	if (finalized.amount_due === 0) return markPaid(world, finalized);
	if (finalized.due_date) world.schedule("invoice_overdue", id, finalized.due_date);
	waitFor(world, finalized, paidBy ?? openIntent(world, intentFor(finalized)));
	return finalized;
}
var intentFor = (invoice) => ({
	amount: invoice.amount_due,
	currency: invoice.currency,
	customer: invoice.customer,
	description: `Payment for Invoice ${invoice.number}`,
	receiptEmail: invoice.customer_email
});
function waitFor(world, invoice, intent) {
	world.store.put("invoice_payment", {
		id: newId("inpay"),
		object: "invoice_payment",
		amount_paid: null,
		amount_requested: invoice.amount_due,
		created: world.now(),
		currency: invoice.currency,
		invoice: invoice.id,
		is_default: true,
		livemode: false,
		payment: {
			payment_intent: intent.id,
			type: "payment_intent"
		},
		status: "open",
		status_transitions: {
			canceled_at: null,
			paid_at: null
		}
	});
}
function nextNumber(world, customer) {
	const { invoice_prefix: prefix, next_invoice_sequence: sequence = 1 } = world.find("customer", customer);
	world.store.patch("customer", customer, { next_invoice_sequence: sequence + 1 });
	return `${prefix}-${String(sequence).padStart(4, "0")}`;
}
/** Tries to pay an open invoice with a card. */
function settleInvoice(world, { id }, how) {
	const invoice = world.find("invoice", id);
	const intent = intentOf$1(world, id);
	if (!intent) return { invoice: markPaid(world, invoice) };
	const { intent: after, refusal } = tryIntent(world, intent, how);
	const attempted = world.store.patch("invoice", id, {
		attempted: true,
		attempt_count: invoice.attempt_count + 1
	});
	if (after.status === "requires_action") {
		world.emit("invoice.payment_action_required", attempted);
		return {
			invoice: attempted,
			intent: after
		};
	}
	if (refusal) {
		world.emit("invoice.payment_failed", attempted);
		return {
			invoice: attempted,
			intent: after,
			refusal
		};
	}
	return {
		invoice: markPaid(world, attempted),
		intent: after
	};
}
/** The payment an invoice waits for or was paid by. */
function intentOf$1(world, invoice) {
	const payment = world.store.all("invoice_payment").find((row) => row.invoice === invoice && row.status !== "canceled");
	return payment && world.store.get("payment_intent", payment.payment.payment_intent ?? "");
}
/** The invoice is paid: by its payment, or `elsewhere`, in cash or by transfer. */
function markPaid(world, { id }, how = "by card") {
	const invoice = world.find("invoice", id);
	const now = world.now();
	const paid = world.store.patch("invoice", id, {
		amount_paid: invoice.amount_due,
		amount_remaining: 0,
		next_payment_attempt: null,
		attempted: true,
		status: "paid",
		status_transitions: {
			...invoice.status_transitions,
			paid_at: now
		}
	});
	const waiting = world.store.all("invoice_payment").find((row) => row.invoice === id && row.status === "open");
	if (waiting && how === "elsewhere") cancelPayment(world, waiting.id, waiting.payment.payment_intent ?? "");
	if (waiting && how === "by card") {
		const done = world.store.patch("invoice_payment", waiting.id, {
			amount_paid: waiting.amount_requested,
			status: "paid",
			status_transitions: {
				...waiting.status_transitions,
				paid_at: now
			}
		});
		world.emit("invoice_payment.paid", done);
	}
	world.emit("invoice.paid", paid);
	world.emit("invoice.payment_succeeded", paid);
	world.unschedule("retry_invoice", id);
	world.unschedule("invoice_overdue", id);
	revive(world, paid);
	return paid;
}
/** What was incomplete or past due is active once its invoice is paid. */
function revive(world, invoice) {
	const subscription = world.store.get("subscription", invoice.parent?.subscription_details?.subscription ?? "");
	if (!subscription || !["incomplete", "past_due"].includes(subscription.status)) return;
	const { id, status } = subscription;
	world.emit("customer.subscription.updated", world.store.patch("subscription", id, { status: "active" }), { status });
}
/** Mails the invoice to the customer, as far as anybody can tell. */
function sendInvoice(world, invoice) {
	world.emit("invoice.sent", invoice);
	return invoice;
}
/** Takes an invoice back: it is owed no more and stays on record. */
function voidInvoice(world, { id }) {
	const invoice = world.find("invoice", id);
	if (invoice.status !== "open" && invoice.status !== "uncollectible") throw invalidRequest(`You can only pass in open or uncollectible invoices. This invoice isn't open: it is ${invoice.status}.`);
	const now = world.now();
	const waiting = world.store.all("invoice_payment").find((row) => row.invoice === id && row.status === "open");
	if (waiting) cancelPayment(world, waiting.id, waiting.payment.payment_intent ?? "");
	const voided = world.store.patch("invoice", id, {
		amount_remaining: 0,
		next_payment_attempt: null,
		status: "void",
		status_transitions: {
			...invoice.status_transitions,
			voided_at: now
		}
	});
	world.unschedule("retry_invoice", id);
	world.unschedule("invoice_overdue", id);
	world.emit("invoice.voided", voided);
	return voided;
}
function cancelPayment(world, payment, intent) {
	const now = world.now();
	world.store.patch("invoice_payment", payment, {
		status: "canceled",
		status_transitions: {
			canceled_at: now,
			paid_at: null
		}
	});
	const canceled = world.store.patch("payment_intent", intent, {
		canceled_at: now,
		cancellation_reason: "void_invoice",
		status: "canceled"
	});
	world.emit("payment_intent.canceled", canceled);
}
// tools/stripe-sandbox/subscription-objects.ts
/** Writes a subscription down, its first period begun. */
function putSubscription(world, given) {
	const id = newId("sub");
	const now = world.now();
	const items = given.items.map((item) => subscriptionItem(world, id, item));
	const discounts = given.coupons.map((coupon) => redeem(world, coupon, {
		customer: given.customer.id,
		subscription: id
	}, "discounts[0][coupon]").id);
	const end = items[0]?.current_period_end ?? now;
	const subscription = world.store.put("subscription", {
		id,
		object: "subscription",
		application: null,
		application_fee_percent: null,
		automatic_tax: {
			disabled_reason: null,
			enabled: false,
			liability: null
		},
		billing_cycle_anchor: now,
		billing_cycle_anchor_config: null,
		billing_mode: {
			flexible: { proration_discounts: "included" },
			type: "flexible"
		},
		billing_schedules: [],
		billing_thresholds: null,
		cancel_at: given.cancelAtPeriodEnd ? end : null,
		cancel_at_period_end: given.cancelAtPeriodEnd ?? false,
		canceled_at: given.cancelAtPeriodEnd ? now : null,
		cancellation_details: {
			comment: null,
			feedback: null,
			feedback_option: null,
			reason: null
		},
		collection_method: given.collection,
		created: now,
		currency: items[0]?.price.currency ?? "gbp",
		customer: given.customer.id,
		customer_account: null,
		days_until_due: given.collection === "send_invoice" ? given.daysUntilDue ?? 30 : null,
		default_payment_method: given.method,
		default_source: null,
		default_tax_rates: [],
		description: given.description ?? null,
		discounts,
		ended_at: null,
		invoice_settings: {
			account_tax_ids: null,
			custom_fields: null,
			description: null,
			footer: null,
			issuer: { type: "self" }
		},
		items: listOf(items, `/v1/subscription_items?subscription=${id}`),
		latest_invoice: null,
		livemode: false,
		managed_payments: null,
		metadata: given.metadata,
		next_pending_invoice_item_invoice: null,
		on_behalf_of: null,
		pause_collection: null,
		payment_settings: {
			payment_method_options: null,
			payment_method_types: null,
			save_default_payment_method: "off"
		},
		pending_invoice_item_interval: null,
		pending_setup_intent: null,
		pending_update: null,
		schedule: null,
		start_date: now,
		status: "active",
		test_clock: null,
		transfer_data: null,
		trial_end: null,
		trial_settings: { end_behavior: {
			billing_cycle_anchor: null,
			missing_payment_method: "create_invoice"
		} },
		trial_start: null
	});
	world.schedule("renew", id, end);
	return subscription;
}
function subscriptionItem(world, subscription, { price, quantity, metadata }) {
	const now = world.now();
	return {
		id: newId("si"),
		object: "subscription_item",
		billing_thresholds: null,
		created: now,
		current_period_end: periodEnd(now, price),
		current_period_start: now,
		current_trial: null,
		discounts: [],
		metadata: metadata ?? {},
		plan: planOf(price),
		price,
		quantity,
		subscription,
		tax_rates: []
	};
}
/** The older name of a recurring price, which items still carry. */
function planOf(price) {
	return {
		id: price.id,
		object: "plan",
		active: price.active,
		amount: price.unit_amount,
		amount_decimal: price.unit_amount_decimal,
		billing_scheme: "per_unit",
		created: price.created,
		currency: price.currency,
		interval: price.recurring?.interval ?? "month",
		interval_count: price.recurring?.interval_count ?? 1,
		livemode: false,
		metadata: price.metadata,
		meter: null,
		nickname: price.nickname,
		product: price.product,
		tiers_mode: null,
		transform_usage: null,
		trial_period_days: null,
		usage_type: "licensed"
	};
}
// tools/stripe-sandbox/subscribing.ts
var DRAFT_SECONDS$2 = 3600;
/** How long a first payment may be made up for. */
var INCOMPLETE_SECONDS = 82800;
/** Begins a subscription whose first payment Checkout has just taken. */
function startFromCheckout(world, session, order, method, intent) {
	const customer = world.find("customer", session.customer ?? "");
	attachPaymentMethod(world, method.id, customer.id);
	const created = putSubscription(world, {
		customer,
		items: order.items.flatMap(({ price, quantity }) => price?.recurring ? [{
			price,
			quantity: quantity ?? 1
		}] : []),
		coupons: order.coupons,
		metadata: order.subscription.metadata,
		description: order.subscription.description,
		method: method.id,
		collection: "charge_automatically"
	});
	world.emit("customer.subscription.created", created);
	const draft = invoiceFor(world, created, "subscription_create", order.items.filter(({ price }) => price?.type === "one_time"));
	finalizeInvoice(world, draft, intent);
	const invoice = markPaid(world, draft);
	return {
		subscription: world.store.patch("subscription", created.id, { latest_invoice: invoice.id }),
		invoice
	};
}
/** Begins a subscription asked for by the API, and asks for its first payment. */
function startSubscription(world, given, behaviour) {
	const { customer, collection } = given;
	const method = given.method ?? customer.invoice_settings.default_payment_method;
	if (collection === "charge_automatically" && !method) throw invalidRequest("This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.", { code: "resource_missing" });
	const how = collection === "send_invoice" || !method ? void 0 : {
		method: world.find("payment_method", method, "default_payment_method"),
		presence: "off_session"
	};
	const verdict = how && verdictOf(world, how);
	if (behaviour === "error_if_incomplete") refuseUnpaid(verdict);
	const { id } = putSubscription(world, given);
	const status = verdict ? "incomplete" : "active";
	const created = world.store.patch("subscription", id, { status });
	world.emit("customer.subscription.created", created);
	const invoice = invoiceFor(world, created, "subscription_create");
	world.store.patch("subscription", id, { latest_invoice: invoice.id });
	if (how) {
		finalizeInvoice(world, invoice);
		collect(world, invoice, how);
	} else world.schedule("finalize_invoice", invoice.id, world.now() + DRAFT_SECONDS$2);
	if (verdict) world.schedule("expire_incomplete", id, world.now() + INCOMPLETE_SECONDS);
	return world.find("subscription", id);
}
function refuseUnpaid(verdict) {
	if (verdict && verdict !== "challenge") throw invalidRequest(verdict.message, { code: verdict.code });
}
/** Pays an open invoice unless there is nothing left to pay. */
function collect(world, { id }, how) {
	const invoice = world.find("invoice", id);
	return invoice.status === "open" ? settleInvoice(world, invoice, how) : { invoice };
}
/** The invoice of the period the subscription is in, with what waited for it. */
function invoiceFor(world, subscription, reason, extras = []) {
	const customer = world.find("customer", subscription.customer);
	const discount = currentDiscount(world, subscription.discounts);
	const draft = draftInvoice(world, {
		customer,
		lines: [...pendingLines(world, customer.id), ...periodLines(subscription, extras)],
		currency: subscription.currency,
		collection: subscription.collection_method === "send_invoice" ? "send_invoice" : "charge_automatically",
		daysUntilDue: subscription.days_until_due,
		reason,
		discount,
		subscription,
		method: subscription.default_payment_method
	});
	if (discount?.coupon.duration === "once") {
		endDiscount(world, discount.discount.id);
		world.store.patch("subscription", subscription.id, { discounts: [] });
	}
	return draft;
}
// tools/stripe-sandbox/checkout-paying.ts
/** What the payment page does with a card. Refuses a session that is no longer open. */
function paySession(world, id, payer) {
	const session = withCustomer(world, openSession(world, id), payer);
	const method = createPaymentMethod(world, payer);
	if (session.amount_total === 0 && session.mode === "payment") return {
		state: "paid",
		session: complete(world, session, method, { payment_status: "no_payment_required" })
	};
	return attempt(world, session, {
		method,
		presence: "on_session",
		challengeUrl: `sandbox:///pay/${id}/challenge`
	});
}
/** The card's owner has answered the challenge. */
function answerChallenge(world, id, challenge) {
	const session = openSession(world, id);
	const order = world.find("checkout_order", id);
	const intent = world.find("payment_intent", order.payment_intent ?? "");
	if (intent.status !== "requires_action" || !intent.payment_method) throw invalidRequest("There is no challenge to answer.");
	return attempt(world, session, {
		method: world.find("payment_method", intent.payment_method),
		presence: "on_session",
		challenge
	});
}
function expireSession(world, session) {
	const expired = world.store.patch("checkout.session", session.id, {
		status: "expired",
		url: null
	});
	world.unschedule("expire_session", session.id);
	world.emit("checkout.session.expired", expired);
	return expired;
}
function openSession(world, id) {
	const session = world.find("checkout.session", id);
	if (session.status !== "open") throw invalidRequest(`This Checkout Session is no longer open: it has a status of \`${session.status}\`.`);
	return session;
}
/** A subscription always has a customer; a payment has one when asked to. */
function withCustomer(world, session, payer) {
	if (session.customer || session.customer_creation !== "always") return session;
	const customer = createCustomer(world, {
		email: payer.email,
		name: payer.name
	});
	return world.store.patch("checkout.session", session.id, { customer: customer.id });
}
function attempt(world, session, how) {
	const order = world.find("checkout_order", session.id);
	if (session.mode === "subscription") return attemptSubscription(world, session, order, how);
	const intent = intentOf(world, session, order);
	const before = world.store.patch("checkout.session", session.id, { payment_intent: intent.id });
	const { intent: after, refusal } = tryIntent(world, intent, how);
	if (refusal) return {
		state: "refused",
		refusal,
		session: before
	};
	if (after.status === "requires_action") return {
		state: "challenge",
		intent: after,
		session: before
	};
	if (session.customer && order.intent.setup_future_usage) attachPaymentMethod(world, how.method.id, session.customer);
	return {
		state: "paid",
		session: complete(world, before, how.method, { payment_status: "paid" })
	};
}
/** A subscription begins when its first payment succeeds; until then there is only the payment. */
function attemptSubscription(world, session, order, how) {
	const { intent: after, refusal } = tryIntent(world, intentOf(world, session, order), how);
	if (refusal) return {
		state: "refused",
		refusal,
		session
	};
	if (after.status === "requires_action") return {
		state: "challenge",
		intent: after,
		session
	};
	const { subscription, invoice } = startFromCheckout(world, session, order, how.method, after);
	const ids = {
		subscription: subscription.id,
		invoice: invoice.id
	};
	return {
		state: "paid",
		session: complete(world, session, how.method, {
			payment_status: "paid",
			...ids
		})
	};
}
function intentOf(world, session, order) {
	if (order.payment_intent) return world.find("payment_intent", order.payment_intent);
	const isPayment = session.mode === "payment";
	const intent = openIntent(world, {
		amount: session.amount_total ?? 0,
		currency: session.currency ?? "gbp",
		customer: session.customer,
		metadata: isPayment ? order.intent.metadata : {},
		description: isPayment ? order.intent.description : "Subscription creation",
		receiptEmail: order.intent.receipt_email,
		statementSuffix: order.intent.statement_descriptor_suffix,
		setupFutureUsage: isPayment ? order.intent.setup_future_usage : "off_session"
	});
	world.store.patch("checkout_order", session.id, { payment_intent: intent.id });
	return intent;
}
function complete(world, { id }, method, ending) {
	const { name, email } = method.billing_details;
	const completed = world.store.patch("checkout.session", id, {
		...ending,
		customer_details: {
			address: null,
			business_name: null,
			email,
			individual_name: null,
			name,
			phone: null,
			tax_exempt: "none",
			tax_ids: []
		},
		status: "complete",
		url: null
	});
	world.unschedule("expire_session", id);
	world.emit("checkout.session.completed", completed);
	return completed;
}
// tools/stripe-sandbox/resources/products.ts
var fields$2 = {
	active: bool.optional(),
	description: clearable(4e4).optional(),
	images: array(url).max(8).optional(),
	metadata: metadata.optional(),
	shippable: bool.optional(),
	statement_descriptor: text(22).optional(),
	tax_code: text().optional(),
	unit_label: clearable(12).optional(),
	url: url.optional()
};
var changeable$2 = {
	...fields$2,
	name: text(250).optional(),
	default_price: clearable().optional()
};
/** Makes a product; also for `price_data[product_data]`, which makes one without being asked to keep it. */
function createProduct(world, { id, metadata: pairs, ...given }) {
	if (id && world.store.get("product", id)) throw invalidRequest(`Product already exists: ${id}`, {
		code: "resource_already_exists",
		param: "id"
	});
	const now = world.now();
	return world.store.put("product", {
		id: id ?? newId("prod"),
		object: "product",
		active: given.active ?? true,
		created: now,
		default_price: null,
		description: given.description ?? null,
		images: given.images ?? [],
		livemode: false,
		marketing_features: [],
		metadata: mergedMetadata({}, pairs),
		name: given.name,
		package_dimensions: null,
		shippable: given.shippable ?? null,
		statement_descriptor: given.statement_descriptor ?? null,
		tax_code: given.tax_code ?? null,
		tax_details: null,
		type: "service",
		unit_label: given.unit_label ?? null,
		updated: now,
		url: given.url ?? null
	});
}
function update$6(world, id, { metadata: pairs, ...given }) {
	const before = world.find("product", id);
	if (given.default_price) world.find("price", given.default_price, "default_price");
	const plain = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== void 0));
	const after = world.store.put("product", {
		...before,
		...plain,
		metadata: mergedMetadata(before.metadata, pairs),
		updated: world.now()
	});
	world.emit("product.updated", after, changesIn(before, after));
	return after;
}
var productCalls = [
	call("POST", "products", {
		...fields$2,
		name: text(250),
		id: text().optional()
	}, (world, { params }) => {
		const product = createProduct(world, params);
		world.emit("product.created", product);
		return product;
	}),
	call("GET", "products", {
		...paging,
		active: bool.optional(),
		ids: array(text()).optional()
	}, (world, { params: { active, ids, ...paging }, url }) => {
		return page(matching(world.store.all("product"), { active }).filter(({ id }) => ids?.includes(id) ?? true), paging, url, "product");
	}),
	call("GET", "products/search", {
		query: text(),
		limit: paging.limit,
		page: text().optional()
	}, (world, { params, url }) => search(world.store.all("product"), params.query, params.limit ?? 10, url)),
	call("GET", "products/:id", {}, (world, { id }) => world.find("product", id)),
	call("POST", "products/:id", changeable$2, (world, { params, id }) => update$6(world, id, params))
];
// tools/stripe-sandbox/resources/prices.ts
var recurring = strictObject({
	interval: _enum([
		"day",
		"week",
		"month",
		"year"
	]),
	interval_count: int.optional()
});
var taxBehavior = _enum([
	"exclusive",
	"inclusive",
	"unspecified"
]);
/** `price_data` of a line item: a price made on the spot. */
var inlinePrice = strictObject({
	currency,
	product: text().optional(),
	product_data: strictObject({
		name: text(250),
		description: text(4e4).optional(),
		images: array(url).max(8).optional(),
		metadata: metadata.optional(),
		tax_code: text().optional(),
		unit_label: text(12).optional()
	}).optional(),
	recurring: recurring.optional(),
	tax_behavior: taxBehavior.optional(),
	unit_amount: amount
});
var created$7 = {
	active: bool.optional(),
	currency,
	lookup_key: text(200).optional(),
	metadata: metadata.optional(),
	nickname: text().optional(),
	product: text().optional(),
	product_data: strictObject({
		name: text(250),
		metadata: metadata.optional(),
		unit_label: text(12).optional()
	}).optional(),
	recurring: recurring.optional(),
	tax_behavior: taxBehavior.optional(),
	transfer_lookup_key: bool.optional(),
	unit_amount: amount
};
var changeable$1 = {
	active: bool.optional(),
	lookup_key: clearable(200).optional(),
	metadata: metadata.optional(),
	nickname: clearable().optional(),
	tax_behavior: taxBehavior.optional(),
	transfer_lookup_key: bool.optional()
};
/** Makes a price and, if asked, its product. `at` names the parameter for refusals. */
function createPrice(world, given, at = "") {
	const named = (field) => at ? `${at}[${field}]` : field;
	if (!given.product && !given.product_data) throw invalidRequest(`Missing required param: ${named("product")}.`, {
		code: "parameter_missing",
		param: named("product")
	});
	const product = given.product ? world.find("product", given.product, named("product")) : createProduct(world, {
		name: "",
		...given.product_data
	});
	claimLookupKey(world, given.lookup_key, given.transfer_lookup_key);
	return world.store.put("price", {
		id: newId("price"),
		object: "price",
		active: given.active ?? true,
		billing_scheme: "per_unit",
		created: world.now(),
		currency: given.currency,
		custom_unit_amount: null,
		livemode: false,
		lookup_key: given.lookup_key ?? null,
		metadata: mergedMetadata({}, given.metadata),
		nickname: given.nickname ?? null,
		product: product.id,
		recurring: given.recurring ? {
			interval: given.recurring.interval,
			interval_count: given.recurring.interval_count ?? 1,
			meter: null,
			trial_period_days: null,
			usage_type: "licensed"
		} : null,
		tax_behavior: given.tax_behavior ?? "unspecified",
		tiers_mode: null,
		transform_quantity: null,
		type: given.recurring ? "recurring" : "one_time",
		unit_amount: given.unit_amount,
		unit_amount_decimal: String(given.unit_amount)
	});
}
/** Makes the price that `price_data` describes: it serves once and shows in no list. */
function createInlinePrice(world, given, at) {
	const price = createPrice(world, {
		...given,
		active: false
	}, at);
	world.store.put("inline_price", { id: price.id });
	if (given.product_data) world.store.patch("product", price.product, { active: false });
	return price;
}
function claimLookupKey(world, key, transfers) {
	const holder = key && world.store.all("price").find((price) => price.lookup_key === key);
	if (!holder) return;
	if (!transfers) throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
		code: "resource_already_exists",
		param: "lookup_key"
	});
	world.store.patch("price", holder.id, { lookup_key: null });
}
function update$5(world, id, given) {
	const before = world.find("price", id);
	if (given.lookup_key !== before.lookup_key) claimLookupKey(world, given.lookup_key, given.transfer_lookup_key);
	const after = world.store.put("price", {
		...before,
		active: given.active ?? before.active,
		lookup_key: given.lookup_key === void 0 ? before.lookup_key : given.lookup_key,
		metadata: mergedMetadata(before.metadata, given.metadata),
		nickname: given.nickname === void 0 ? before.nickname : given.nickname,
		tax_behavior: given.tax_behavior ?? before.tax_behavior
	});
	world.emit("price.updated", after, changesIn(before, after));
	return after;
}
var listed$8 = {
	...paging,
	active: bool.optional(),
	currency: currency.optional(),
	lookup_keys: array(text()).max(10).optional(),
	product: text().optional(),
	recurring: strictObject({ interval: recurring.shape.interval.optional() }).optional(),
	type: _enum(["one_time", "recurring"]).optional()
};
var priceCalls = [
	call("POST", "prices", created$7, (world, { params }) => {
		const price = createPrice(world, params);
		world.emit("price.created", price);
		return price;
	}),
	call("GET", "prices", listed$8, (world, { params, url }) => {
		const { active, currency: money, product, type, lookup_keys: keys, recurring: rhythm } = params;
		return page(matching(world.store.all("price"), {
			active,
			currency: money,
			product,
			type
		}).filter((row) => !world.store.get("inline_price", row.id)).filter((row) => keys === void 0 || row.lookup_key !== null && keys.includes(row.lookup_key)).filter((row) => rhythm?.interval === void 0 || row.recurring?.interval === rhythm.interval), params, url, "price");
	}),
	call("GET", "prices/search", {
		query: text(),
		limit: paging.limit,
		page: text().optional()
	}, (world, { params, url }) => search(world.store.all("price"), params.query, params.limit ?? 10, url)),
	call("GET", "prices/:id", {}, (world, { id }) => world.find("price", id)),
	call("POST", "prices/:id", changeable$1, (world, { params, id }) => update$5(world, id, params))
];
// tools/stripe-sandbox/resources/checkout-params.ts
var lineItem$1 = strictObject({
	price: text().optional(),
	price_data: inlinePrice.optional(),
	quantity: int.optional(),
	adjustable_quantity: strictObject({
		enabled: bool,
		minimum: int.optional(),
		maximum: int.optional()
	}).optional()
});
/** What `POST /v1/checkout/sessions` takes here. What Stripe takes beyond it is refused, not ignored. */
var checkoutFields = {
	mode: _enum(["payment", "subscription"]),
	ui_mode: _enum(["hosted_page"]).optional(),
	line_items: array(lineItem$1).min(1).max(100),
	success_url: url,
	cancel_url: url.optional(),
	client_reference_id: text(200).optional(),
	customer: text().optional(),
	customer_email: email.optional(),
	customer_creation: _enum(["always", "if_required"]).optional(),
	customer_update: strictObject({
		address: _enum(["auto", "never"]).optional(),
		name: _enum(["auto", "never"]).optional()
	}).optional(),
	discounts: array(strictObject({ coupon: text().optional() })).max(1).optional(),
	expires_at: int.optional(),
	locale: _enum([
		"auto",
		"en",
		"en-GB"
	]).optional(),
	metadata: metadata.optional(),
	payment_intent_data: strictObject({
		description: text(1e3).optional(),
		metadata: metadata.optional(),
		receipt_email: email.optional(),
		setup_future_usage: _enum(["off_session", "on_session"]).optional(),
		statement_descriptor_suffix: text(22).optional()
	}).optional(),
	allowed_payment_method_types: array(_enum(["card"])).optional(),
	submit_type: _enum([
		"auto",
		"book",
		"donate",
		"pay",
		"subscribe"
	]).optional(),
	subscription_data: strictObject({
		description: text(500).optional(),
		metadata: metadata.optional()
	}).optional()
};
// tools/stripe-sandbox/resources/checkout-blank.ts
var NO_INVOICE = {
	enabled: false,
	invoice_data: {
		account_tax_ids: null,
		custom_fields: null,
		description: null,
		footer: null,
		issuer: null,
		metadata: {},
		rendering_options: null
	}
};
/** What every new session says, whoever pays and whatever for. */
function blankSession(world, id, given) {
	const isPayment = given.mode === "payment";
	return {
		id,
		object: "checkout.session",
		adaptive_pricing: { enabled: false },
		after_expiration: null,
		allow_promotion_codes: null,
		allowed_payment_method_types: given.allowed_payment_method_types ?? null,
		automatic_tax: {
			enabled: false,
			liability: null,
			provider: null,
			status: null
		},
		billing_address_collection: null,
		cancel_url: given.cancel_url ?? null,
		client_reference_id: given.client_reference_id ?? null,
		client_secret: null,
		collected_information: null,
		consent: null,
		consent_collection: null,
		created: world.now(),
		currency_conversion: null,
		custom_fields: [],
		custom_text: {
			after_submit: null,
			shipping_address: null,
			submit: null,
			terms_of_service_acceptance: null
		},
		customer_account: null,
		customer_creation: isPayment ? given.customer_creation ?? "if_required" : "always",
		integration_identifier: null,
		invoice: null,
		invoice_creation: isPayment ? NO_INVOICE : null,
		livemode: false,
		locale: given.locale ?? null,
		managed_payments: null,
		metadata: mergedMetadata({}, given.metadata),
		mode: given.mode,
		origin_context: null,
		payment_intent: null,
		payment_link: null,
		payment_method_collection: isPayment ? "if_required" : "always",
		payment_method_configuration_details: null,
		payment_method_options: { card: { request_three_d_secure: "automatic" } },
		payment_method_types: ["card"],
		payment_status: "unpaid",
		permissions: null,
		phone_number_collection: { enabled: false },
		recovered_from: null,
		saved_payment_method_options: null,
		setup_intent: null,
		shipping_address_collection: null,
		shipping_cost: null,
		shipping_options: [],
		status: "open",
		submit_type: given.submit_type ?? null,
		subscription: null,
		success_url: given.success_url,
		ui_mode: "hosted_page",
		url: `sandbox:///pay/${id}`,
		wallet_options: null
	};
}
// tools/stripe-sandbox/resources/checkout-rules.ts
var MINUTE = 60;
var DAY$2 = 1440 * MINUTE;
/** Stripe's smallest payment in pounds; other currencies are near it. */
var LEAST_AMOUNT = 30;
var MOST_AMOUNT = 99999999;
function checkParties({ customer, customer_email: email, mode, ...given }) {
	if (customer && email) throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", { param: "customer" });
	if (mode === "payment" && given.subscription_data) throw invalidRequest("You can not pass `subscription_data` in `payment` mode.", { param: "subscription_data" });
	const misplaced = mode === "subscription" ? ["payment_intent_data", "customer_creation"].find((name) => given[name]) : void 0;
	if (misplaced) throw invalidRequest(`You can not pass \`${misplaced}\` in \`subscription\` mode.`, { param: misplaced });
}
/** One currency, and the kind of prices the mode wants. Answers the currency. */
function checkPrices(items, mode) {
	const currency = items[0]?.currency ?? "gbp";
	if (items.some((item) => item.currency !== currency)) throw invalidRequest("All prices on a Checkout Session must use the same currency.", { param: "line_items" });
	const isRecurring = ({ price }) => price?.type === "recurring";
	if (mode === "payment" && items.some(isRecurring)) throw invalidRequest("You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.", { param: "line_items" });
	if (mode === "subscription" && !items.some(isRecurring)) throw invalidRequest("You must provide at least one recurring price in `subscription` mode when using prices.", { param: "line_items" });
	if (new Set(items.filter(isRecurring).map(({ price }) => rhythmOf$1(price))).size > 1) throw invalidRequest("Checkout does not support multiple prices with different billing intervals.", { param: "line_items" });
	return currency;
}
var rhythmOf$1 = (price) => `${price?.recurring?.interval_count} ${price?.recurring?.interval}`;
function checkTotal(total, mode) {
	if (mode === "payment" && total !== 0 && total < LEAST_AMOUNT) throw invalidRequest(`The Checkout Session's total amount due must add up to at least £0.${LEAST_AMOUNT} gbp`, {
		code: "amount_too_small",
		param: "line_items"
	});
	if (total > MOST_AMOUNT) throw invalidRequest("The Checkout Session's total amount must be no more than £999,999.99 gbp", {
		code: "amount_too_large",
		param: "line_items"
	});
}
function expiryOf(world, given) {
	const now = world.now();
	if (given === void 0) return now + DAY$2;
	if (given < now + 1740) throw invalidRequest("The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.", { param: "expires_at" });
	if (given > now + DAY$2 + MINUTE) throw invalidRequest("The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.", { param: "expires_at" });
	return given;
}
// tools/stripe-sandbox/resources/checkout-sessions.ts
/** Opens a payment page. Refuses what Stripe refuses: wrong mode for a price, too short or long a life, tiny sums. */
function createSession(world, given) {
	checkParties(given);
	const customer = given.customer ? world.find("customer", given.customer, "customer") : void 0;
	const items = given.line_items.map((item, index) => lineItem(world, item, `line_items[${index}]`));
	const currency = checkPrices(items, given.mode);
	const coupons = (given.discounts ?? []).flatMap(({ coupon }) => coupon ?? []);
	const discounted = withDiscounts(world, items, coupons);
	const total = sum(discounted, "amount_total");
	checkTotal(total, given.mode);
	const id = `cs_test_${word(58)}`;
	world.store.put("checkout_order", {
		id,
		items: discounted,
		coupons,
		...orderOf(given),
		payment_intent: null
	});
	const session = world.store.put("checkout.session", {
		...blankSession(world, id, given),
		amount_subtotal: sum(discounted, "amount_subtotal"),
		amount_total: total,
		currency,
		...partiesOf(given, customer),
		discounts: coupons.map((coupon) => ({
			coupon,
			promotion_code: null
		})),
		expires_at: expiryOf(world, given.expires_at),
		total_details: {
			amount_discount: sum(discounted, "amount_discount"),
			amount_shipping: 0,
			amount_tax: 0
		}
	});
	world.schedule("expire_session", id, session.expires_at);
	return session;
}
function lineItem(world, item, at) {
	if (!item.price === !item.price_data) throw invalidRequest(`You must specify exactly one of \`price\` and \`price_data\` for ${at}.`, { param: at });
	const quantity = item.quantity ?? 1;
	if (quantity < 1) throw invalidRequest("This value must be greater than or equal to 1.", {
		code: "parameter_invalid_integer",
		param: `${at}[quantity]`
	});
	const price = item.price_data ? createInlinePrice(world, item.price_data, `${at}[price_data]`) : world.find("price", item.price ?? "", `${at}[price]`);
	if (item.price && !price.active) throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, { param: `${at}[price]` });
	const subtotal = (price.unit_amount ?? 0) * quantity;
	return {
		id: newId("li"),
		object: "item",
		adjustable_quantity: null,
		amount_discount: 0,
		amount_subtotal: subtotal,
		amount_tax: 0,
		amount_total: subtotal,
		currency: price.currency,
		description: world.store.get("product", price.product)?.name ?? null,
		metadata: {},
		price,
		quantity
	};
}
function withDiscounts(world, items, coupons) {
	const [id] = coupons;
	if (!id) return items;
	const cuts = discountOn(world.find("coupon", id, "discounts[0][coupon]"), items.map((item) => item.amount_subtotal));
	return items.map((item, index) => ({
		...item,
		amount_discount: cuts[index] ?? 0,
		amount_total: item.amount_subtotal - (cuts[index] ?? 0)
	}));
}
var sum = (items, field) => items.reduce((total, item) => total + item[field], 0);
function orderOf(given) {
	const { payment_intent_data: intent, subscription_data: subscription } = given;
	return {
		intent: {
			metadata: mergedMetadata({}, intent?.metadata),
			description: intent?.description ?? null,
			receipt_email: intent?.receipt_email ?? null,
			statement_descriptor_suffix: intent?.statement_descriptor_suffix ?? null,
			setup_future_usage: intent?.setup_future_usage ?? null
		},
		subscription: {
			metadata: mergedMetadata({}, subscription?.metadata),
			description: subscription?.description ?? null
		}
	};
}
function partiesOf(given, customer) {
	const email = customer?.email ?? given.customer_email ?? null;
	return {
		customer: customer?.id ?? null,
		customer_email: given.customer_email ?? null,
		customer_details: customer || email ? {
			address: null,
			business_name: null,
			email,
			individual_name: null,
			name: customer?.name ?? null,
			phone: null,
			tax_exempt: "none",
			tax_ids: null
		} : null
	};
}
// tools/stripe-sandbox/resources/checkout.ts
function expire(world, id) {
	const session = world.find("checkout.session", id);
	if (session.status !== "open") throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`);
	return expireSession(world, session);
}
var listed$7 = {
	...paging,
	created: range.optional(),
	customer: text().optional(),
	customer_details: strictObject({ email: text(512) }).optional(),
	payment_intent: text().optional(),
	status: _enum([
		"open",
		"complete",
		"expired"
	]).optional(),
	subscription: text().optional()
};
var checkoutCalls = [
	call("POST", "checkout/sessions", checkoutFields, (world, { params }) => createSession(world, params)),
	call("GET", "checkout/sessions", listed$7, (world, { params, url }) => {
		const { customer, payment_intent, status, subscription, created, customer_details: details } = params;
		return page(matching(world.store.all("checkout.session"), {
			customer,
			payment_intent,
			status,
			subscription
		}).filter((row) => within(row.created, created)).filter((row) => !details || row.customer_details?.email === details.email), params, url, "checkout.session");
	}),
	call("GET", "checkout/sessions/:id", {}, (world, { id }) => world.find("checkout.session", id)),
	call("POST", "checkout/sessions/:id", { metadata: metadata.optional() }, (world, { params, id }) => {
		const session = world.find("checkout.session", id);
		return world.store.patch("checkout.session", id, { metadata: mergedMetadata(session.metadata, params.metadata) });
	}),
	call("POST", "checkout/sessions/:id/expire", {}, (world, { id }) => expire(world, id)),
	call("GET", "checkout/sessions/:id/line_items", paging, (world, { params, id, url }) => {
		world.find("checkout.session", id);
		return page(world.find("checkout_order", id).items.toReversed(), params, url, "line item");
	})
];
// tools/stripe-sandbox/resources/coupons.ts
var percent = string().regex(/^\d+(\.\d{1,4})?$/).transform(Number).refine((value) => value > 0 && value <= 100, { error: () => JSON.stringify({
	message: "Invalid percent_off; must be greater than 0 and at most 100",
	code: "parameter_invalid"
}) });
var created$6 = {
	amount_off: amount.optional(),
	currency: currency.optional(),
	duration: _enum([
		"forever",
		"once",
		"repeating"
	]).optional(),
	duration_in_months: int.optional(),
	id: text().optional(),
	max_redemptions: int.optional(),
	metadata: metadata.optional(),
	name: text(40).optional(),
	percent_off: percent.optional()
};
function create$5(world, given) {
	if (given.percent_off === void 0 === (given.amount_off === void 0)) throw invalidRequest("You must pass exactly one of `percent_off` and `amount_off`.", { param: "percent_off" });
	if (given.amount_off !== void 0 && !given.currency) throw invalidRequest("Missing required param: currency.", {
		code: "parameter_missing",
		param: "currency"
	});
	if (given.duration === "repeating" && !given.duration_in_months) throw invalidRequest("Missing required param: duration_in_months.", {
		code: "parameter_missing",
		param: "duration_in_months"
	});
	const id = given.id ?? word(8);
	if (world.store.get("coupon", id)) throw invalidRequest("Coupon already exists.", {
		code: "resource_already_exists",
		param: "id"
	});
	const coupon = world.store.put("coupon", {
		id,
		object: "coupon",
		amount_off: given.amount_off ?? null,
		created: world.now(),
		currency: given.currency ?? null,
		duration: given.duration ?? "once",
		duration_in_months: given.duration_in_months ?? null,
		livemode: false,
		max_redemptions: given.max_redemptions ?? null,
		metadata: mergedMetadata({}, given.metadata),
		name: given.name ?? null,
		percent_off: given.percent_off ?? null,
		redeem_by: null,
		times_redeemed: 0,
		valid: true
	});
	world.emit("coupon.created", coupon);
	return coupon;
}
function update$4(world, id, given) {
	const before = world.find("coupon", id);
	const after = world.store.put("coupon", {
		...before,
		name: given.name === void 0 ? before.name : given.name,
		metadata: mergedMetadata(before.metadata, given.metadata)
	});
	world.emit("coupon.updated", after, changesIn(before, after));
	return after;
}
function remove$3(world, id) {
	const coupon = world.find("coupon", id);
	world.store.delete("coupon", id);
	world.store.put("deleted_coupon", coupon);
	world.emit("coupon.deleted", coupon);
	return {
		id,
		object: "coupon",
		deleted: true
	};
}
var couponCalls = [
	call("POST", "coupons", created$6, (world, { params }) => create$5(world, params)),
	call("GET", "coupons", paging, (world, { params, url }) => page(world.store.all("coupon"), params, url, "coupon")),
	call("GET", "coupons/:id", {}, (world, { id }) => world.find("coupon", id)),
	call("POST", "coupons/:id", {
		name: clearable(40).optional(),
		metadata: metadata.optional()
	}, (world, { params, id }) => update$4(world, id, params)),
	call("DELETE", "coupons/:id", {}, (world, { id }) => remove$3(world, id))
];
// tools/stripe-sandbox/resources/disputes.ts
var changes$2 = {
	evidence: strictObject({
		customer_email_address: text().optional(),
		customer_name: text().optional(),
		product_description: text(2e4).optional(),
		service_date: text().optional(),
		uncategorized_text: text(2e4).optional()
	}).optional(),
	metadata: metadata.optional(),
	submit: bool.optional()
};
/** Evidence is judged as in Stripe's test mode: the word `winning_evidence` wins, any other text loses. */
function update$3(world, id, given) {
	const dispute = world.find("dispute", id);
	if (dispute.status !== "needs_response") throw invalidRequest("This dispute is already closed");
	const said = Object.fromEntries(Object.entries(given.evidence ?? {}).filter(([, value]) => value !== void 0));
	const isSubmitted = given.evidence !== void 0 && given.submit !== false;
	const after = world.store.patch("dispute", id, {
		evidence: {
			...dispute.evidence,
			...said
		},
		evidence_details: {
			...dispute.evidence_details,
			has_evidence: dispute.evidence_details.has_evidence || given.evidence !== void 0,
			submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0)
		},
		metadata: mergedMetadata(dispute.metadata, given.metadata)
	});
	world.emit("charge.dispute.updated", after);
	if (!isSubmitted) return after;
	return closeDispute(world, after, given.evidence?.uncategorized_text === "winning_evidence" ? "won" : "lost");
}
var disputeCalls = [
	call("GET", "disputes", {
		...paging,
		charge: text().optional(),
		created: range.optional(),
		payment_intent: text().optional()
	}, (world, { params, url }) => {
		const { charge, payment_intent } = params;
		return page(matching(world.store.all("dispute"), {
			charge,
			payment_intent
		}).filter((row) => within(row.created, params.created)), params, url, "dispute");
	}),
	call("GET", "disputes/:id", {}, (world, { id }) => world.find("dispute", id)),
	call("POST", "disputes/:id", changes$2, (world, { params, id }) => update$3(world, id, params)),
	call("POST", "disputes/:id/close", {}, (world, { id }) => closeDispute(world, world.find("dispute", id), "lost"))
];
// tools/stripe-sandbox/resources/events.ts
var MOST_AGE_SECONDS = 2592e3;
var eventCalls = [call("GET", "events", {
	...paging,
	created: range.optional(),
	/** False: those that some endpoint has not taken yet. */
	delivery_success: bool.optional(),
	type: text().optional(),
	types: array(text()).max(20).optional()
}, (world, { params, url }) => {
	const { type, types, created, delivery_success: delivered } = params;
	const oldest = world.now() - MOST_AGE_SECONDS;
	return page(matching(world.store.all("event"), { type }).filter((row) => row.created >= oldest && within(row.created, created)).filter((row) => types?.includes(row.type) ?? true).filter((row) => delivered === void 0 || delivered === (row.pending_webhooks === 0)), params, url, "event");
}), call("GET", "events/:id", {}, (world, { id }) => world.find("event", id))];
// tools/stripe-sandbox/resources/invoice-items.ts
var created$5 = {
	amount: int.optional(),
	currency: currency.optional(),
	customer: text(),
	description: clearable().optional(),
	discountable: bool.optional(),
	invoice: text().optional(),
	metadata: metadata.optional(),
	period: strictObject({
		start: int,
		end: int
	}).optional(),
	pricing: strictObject({ price: text() }).optional(),
	quantity: int.optional()
};
/** Writes an item down: for the named draft, else for the customer's next invoice. */
function putInvoiceItem(world, given) {
	const now = world.now();
	const quantity = given.quantity ?? 1;
	const item = world.store.put("invoiceitem", {
		id: given.id,
		object: "invoiceitem",
		amount: given.amount,
		currency: given.currency,
		customer: given.customer,
		customer_account: null,
		date: now,
		description: given.description,
		discountable: given.discountable ?? !given.proration,
		discounts: [],
		invoice: given.invoice ?? null,
		livemode: false,
		metadata: given.metadata ?? {},
		parent: given.subscription ? {
			subscription_details: { subscription: given.subscription },
			type: "subscription_details"
		} : null,
		period: given.period ?? {
			start: now,
			end: now
		},
		pricing: {
			...given.price && { price_details: given.price },
			type: "price_details",
			unit_amount_decimal: String(given.amount / quantity)
		},
		proration: given.proration ?? false,
		quantity,
		quantity_decimal: String(quantity),
		tax_rates: [],
		test_clock: null
	});
	world.emit("invoiceitem.created", item);
	return item;
}
function create$4(world, given) {
	const customer = world.find("customer", given.customer, "customer");
	const price = given.pricing && world.find("price", given.pricing.price, "pricing[price]");
	if (!price === (given.amount === void 0)) throw invalidRequest("You must pass exactly one of `amount` and `pricing`.", { param: "amount" });
	if (price?.recurring) throw invalidRequest("The price specified is set to `type=recurring` but this field only accepts prices with `type=one_time`.", { param: "pricing[price]" });
	const invoice = given.invoice ? world.find("invoice", given.invoice, "invoice") : void 0;
	if (invoice && invoice.status !== "draft") throw invalidRequest("The specified invoice isn't editable: it is no draft any more.", {
		code: "invoice_not_editable",
		param: "invoice"
	});
	const quantity = given.quantity ?? 1;
	const item = putInvoiceItem(world, {
		id: newId("ii"),
		customer: customer.id,
		currency: price?.currency ?? given.currency ?? "gbp",
		amount: price ? (price.unit_amount ?? 0) * quantity : given.amount ?? 0,
		quantity,
		description: given.description ?? (price ? world.store.get("product", price.product)?.name ?? null : null),
		discountable: given.discountable ?? true,
		invoice: invoice?.id ?? null,
		metadata: mergedMetadata({}, given.metadata),
		period: given.period,
		...price && { price: {
			price: price.id,
			product: price.product
		} }
	});
	if (invoice) relinedInvoice(world, invoice, [...invoice.lines.data, {
		...itemLine(item),
		invoice: invoice.id
	}]);
	return item;
}
function remove$2(world, id) {
	const item = world.find("invoiceitem", id);
	const invoice = item.invoice ? world.find("invoice", item.invoice) : void 0;
	if (invoice && invoice.status !== "draft") throw invalidRequest("This invoice item belongs to an invoice that isn't a draft any more.", { code: "invoice_not_editable" });
	if (invoice) relinedInvoice(world, invoice, invoice.lines.data.filter((line) => line.parent?.invoice_item_details?.invoice_item !== id));
	world.store.delete("invoiceitem", id);
	world.emit("invoiceitem.deleted", item);
	return {
		id,
		object: "invoiceitem",
		deleted: true
	};
}
var listed$4 = {
	...paging,
	customer: text().optional(),
	invoice: text().optional(),
	pending: bool.optional()
};
var invoiceItemCalls = [
	call("POST", "invoiceitems", created$5, (world, { params }) => create$4(world, params)),
	call("GET", "invoiceitems", listed$4, (world, { params, url }) => {
		const { customer, invoice, pending } = params;
		return page(matching(world.store.all("invoiceitem"), {
			customer,
			invoice
		}).filter((row) => pending === void 0 || pending === (row.invoice === null)), params, url, "invoiceitem");
	}),
	call("GET", "invoiceitems/:id", {}, (world, { id }) => world.find("invoiceitem", id)),
	call("DELETE", "invoiceitems/:id", {}, (world, { id }) => remove$2(world, id))
];
// tools/stripe-sandbox/resources/invoice-actions.ts
var paying = {
	off_session: bool.optional(),
	paid_out_of_band: bool.optional(),
	payment_method: text().optional()
};
function pay$1(world, id, given) {
	const found = world.find("invoice", id);
	const invoice = found.status === "draft" ? finalizeInvoice(world, found) : found;
	if (invoice.status === "paid" && found.status !== "draft") throw invalidRequest("Invoice is already paid");
	if (invoice.status === "paid") return invoice;
	if (invoice.status !== "open" && invoice.status !== "uncollectible") throw invalidRequest(`This invoice cannot be paid: it is ${invoice.status}.`);
	if (given.paid_out_of_band) return markPaid(world, invoice, "elsewhere");
	const settled = settleInvoice(world, invoice, {
		method: namedPaymentMethod(world, given.payment_method ?? cardFor(world, invoice)),
		presence: given.off_session === false ? "on_session" : "off_session"
	});
	if (settled.refusal) throw cardError({ ...settled.refusal });
	return settled.invoice;
}
function cardFor(world, invoice) {
	const { invoice_settings: settings } = world.find("customer", invoice.customer ?? "");
	const method = invoice.default_payment_method ?? settings.default_payment_method;
	if (method) return method;
	throw invalidRequest("There is no `default_payment_method` set on this Customer or Invoice. Please attach a Payment Method or set a default.", { code: "invoice_no_payment_method_types" });
}
function markUncollectible(world, id) {
	const invoice = world.find("invoice", id);
	if (invoice.status !== "open") throw invalidRequest("You can only mark open invoices as uncollectible.");
	const marked = world.store.patch("invoice", id, {
		status: "uncollectible",
		status_transitions: {
			...invoice.status_transitions,
			marked_uncollectible_at: world.now()
		}
	});
	world.emit("invoice.marked_uncollectible", marked);
	return marked;
}
function send(world, id) {
	const invoice = world.find("invoice", id);
	if (invoice.collection_method !== "send_invoice") throw invalidRequest("You can only manually send an invoice if its collection method is `send_invoice`.");
	return sendInvoice(world, invoice.status === "draft" ? finalizeInvoice(world, invoice) : invoice);
}
// tools/stripe-sandbox/resources/invoices.ts
var fields$1 = {
	auto_advance: bool.optional(),
	days_until_due: int.optional(),
	default_payment_method: text().optional(),
	description: clearable(1500).optional(),
	due_date: int.optional(),
	footer: clearable().optional(),
	metadata: metadata.optional()
};
var created$4 = {
	...fields$1,
	collection_method: _enum(["charge_automatically", "send_invoice"]).optional(),
	currency: currency.optional(),
	customer: text(),
	discounts: array(strictObject({ coupon: text() })).max(1).optional(),
	pending_invoice_items_behavior: _enum(["exclude", "include"]).optional()
};
var DRAFT_SECONDS$1 = 3600;
var DAY$1 = 86400;
function create$3(world, given) {
	const customer = world.find("customer", given.customer, "customer");
	const collection = given.collection_method ?? "charge_automatically";
	if (collection === "send_invoice" && given.days_until_due === void 0 && given.due_date === void 0) throw invalidRequest("If invoice collection_method is set to 'send_invoice', either days_until_due or due_date must be set.", { param: "days_until_due" });
	const [discount] = (given.discounts ?? []).map(({ coupon }) => ({
		discount: redeem(world, coupon, { customer: customer.id }, "discounts[0][coupon]"),
		coupon: world.find("coupon", coupon)
	}));
	const invoice = draftInvoice(world, {
		customer,
		lines: given.pending_invoice_items_behavior === "include" ? pendingLines(world, customer.id) : [],
		currency: given.currency ?? "gbp",
		collection,
		daysUntilDue: given.days_until_due,
		dueDate: given.due_date,
		reason: "manual",
		discount,
		metadata: mergedMetadata({}, given.metadata),
		description: given.description,
		footer: given.footer,
		method: given.default_payment_method,
		autoAdvance: given.auto_advance ?? false
	});
	return given.auto_advance ? advancing(world, invoice) : invoice;
}
/** Stripe finalizes a draft by itself an hour after it was made, if it may. */
function advancing(world, { id }) {
	const at = world.now() + DRAFT_SECONDS$1;
	world.schedule("finalize_invoice", id, at);
	return world.store.patch("invoice", id, {
		auto_advance: true,
		automatically_finalizes_at: at
	});
}
function update$2(world, id, given) {
	const before = world.find("invoice", id);
	const { metadata: pairs, auto_advance: advances, ...rest } = given;
	if (before.status !== "draft" && Object.values(rest).some((value) => value !== void 0)) throw invalidRequest("Finalized invoices can't be updated.", { code: "invoice_not_editable" });
	const due = given.days_until_due === void 0 ? given.due_date : world.now() + given.days_until_due * DAY$1;
	const after = world.store.put("invoice", {
		...before,
		auto_advance: advances ?? before.auto_advance ?? false,
		default_payment_method: given.default_payment_method ?? before.default_payment_method,
		description: given.description === void 0 ? before.description : given.description,
		due_date: due ?? before.due_date,
		footer: given.footer === void 0 ? before.footer : given.footer,
		metadata: mergedMetadata(before.metadata, pairs)
	});
	world.emit("invoice.updated", after);
	return advances && before.status === "draft" ? advancing(world, after) : after;
}
function remove$1(world, id) {
	const invoice = world.find("invoice", id);
	if (invoice.status !== "draft") throw invalidRequest("You can only delete draft invoices.", { code: "invoice_not_editable" });
	relinedInvoice(world, invoice, []);
	world.unschedule("finalize_invoice", id);
	world.store.delete("invoice", id);
	world.emit("invoice.deleted", invoice);
	return {
		id,
		object: "invoice",
		deleted: true
	};
}
var listed$3 = {
	...paging,
	collection_method: created$4.collection_method,
	created: range.optional(),
	customer: text().optional(),
	due_date: range.optional(),
	status: _enum([
		"draft",
		"open",
		"paid",
		"uncollectible",
		"void"
	]).optional(),
	subscription: text().optional()
};
var invoiceCalls = [
	call("POST", "invoices", created$4, (world, { params }) => create$3(world, params)),
	call("GET", "invoices", listed$3, (world, { params, url }) => {
		const { customer, collection_method, status, subscription } = params;
		return page(matching(world.store.all("invoice"), {
			customer,
			collection_method,
			status
		}).filter((row) => within(row.created, params.created)).filter((row) => params.due_date === void 0 || row.due_date !== null && within(row.due_date, params.due_date)).filter((row) => !subscription || row.parent?.subscription_details?.subscription === subscription), params, url, "invoice");
	}),
	call("GET", "invoices/search", {
		query: text(),
		limit: paging.limit,
		page: text().optional()
	}, (world, { params, url }) => search(world.store.all("invoice"), params.query, params.limit ?? 10, url)),
	call("GET", "invoices/:id", {}, (world, { id }) => world.find("invoice", id)),
	call("POST", "invoices/:id", fields$1, (world, { params, id }) => update$2(world, id, params)),
	call("DELETE", "invoices/:id", {}, (world, { id }) => remove$1(world, id)),
	call("GET", "invoices/:id/lines", paging, (world, { params, id, url }) => page(world.find("invoice", id).lines.data.toReversed(), params, url, "line item")),
	call("POST", "invoices/:id/finalize", { auto_advance: bool.optional() }, (world, { id }) => finalizeInvoice(world, world.find("invoice", id))),
	call("POST", "invoices/:id/send", {}, (world, { id }) => send(world, id)),
	call("POST", "invoices/:id/pay", paying, (world, { params, id }) => pay$1(world, id, params)),
	call("POST", "invoices/:id/void", {}, (world, { id }) => voidInvoice(world, world.find("invoice", id))),
	call("POST", "invoices/:id/mark_uncollectible", {}, (world, { id }) => markUncollectible(world, id)),
	call("GET", "invoice_payments", {
		...paging,
		invoice: text().optional(),
		status: _enum([
			"open",
			"paid",
			"canceled"
		]).optional()
	}, (world, { params, url }) => {
		return page(matching(world.store.all("invoice_payment"), {
			invoice: params.invoice,
			status: params.status
		}), params, url, "invoice payment");
	}),
	call("GET", "invoice_payments/:id", {}, (world, { id }) => world.find("invoice_payment", id))
];
// tools/stripe-sandbox/resources/payments.ts
var confirming = {
	payment_method: text().optional(),
	off_session: bool.optional(),
	return_url: url.optional()
};
var created$3 = {
	...confirming,
	amount,
	currency,
	automatic_payment_methods: strictObject({
		enabled: bool,
		allow_redirects: _enum(["always", "never"]).optional()
	}).optional(),
	confirm: bool.optional(),
	customer: text().optional(),
	description: clearable(1e3).optional(),
	metadata: metadata.optional(),
	receipt_email: email.optional(),
	setup_future_usage: _enum(["off_session", "on_session"]).optional(),
	statement_descriptor_suffix: text(22).optional()
};
var changeable = {
	amount: amount.optional(),
	description: clearable(1e3).optional(),
	metadata: metadata.optional(),
	receipt_email: email.optional()
};
function create$2(world, given) {
	if (given.amount < 30) throw invalidRequest(`Amount must be at least £0.30 gbp`, {
		code: "amount_too_small",
		param: "amount"
	});
	if (given.customer) world.find("customer", given.customer, "customer");
	const intent = openIntent(world, {
		amount: given.amount,
		currency: given.currency,
		customer: given.customer ?? null,
		description: given.description ?? null,
		metadata: mergedMetadata({}, given.metadata),
		receiptEmail: given.receipt_email ?? null,
		setupFutureUsage: given.setup_future_usage ?? null,
		statementSuffix: given.statement_descriptor_suffix ?? null
	});
	if (given.confirm) return confirm(world, intent, given);
	if (!given.payment_method) return intent;
	const { id } = namedPaymentMethod(world, given.payment_method);
	return world.store.patch("payment_intent", intent.id, {
		payment_method: id,
		status: "requires_confirmation"
	});
}
function confirm(world, intent, given) {
	if (!["requires_payment_method", "requires_confirmation"].includes(intent.status)) throw unexpectedState(intent);
	const named = given.payment_method ?? intent.payment_method;
	if (!named) throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", { code: "payment_intent_unexpected_state" });
	const { intent: after, refusal } = tryIntent(world, intent, {
		method: namedPaymentMethod(world, named),
		presence: given.off_session ? "off_session" : "on_session",
		challengeUrl: `sandbox:///challenge/${intent.id}`
	});
	if (refusal) throw cardError({
		...refusal,
		payment_intent: after
	});
	return after;
}
function cancel$1(world, id, reason) {
	const intent = world.find("payment_intent", id);
	if (["succeeded", "canceled"].includes(intent.status)) throw unexpectedState(intent);
	const canceled = world.store.patch("payment_intent", id, {
		canceled_at: world.now(),
		cancellation_reason: reason,
		next_action: null,
		status: "canceled"
	});
	world.emit("payment_intent.canceled", canceled);
	return canceled;
}
function update$1(world, id, given) {
	const intent = world.find("payment_intent", id);
	return world.store.put("payment_intent", {
		...intent,
		amount: given.amount ?? intent.amount,
		description: given.description === void 0 ? intent.description : given.description,
		metadata: mergedMetadata(intent.metadata, given.metadata),
		receipt_email: given.receipt_email ?? intent.receipt_email
	});
}
var unexpectedState = (intent) => invalidRequest(`This PaymentIntent could not be changed because it has a status of ${intent.status}.`, { code: "payment_intent_unexpected_state" });
var listed$2 = {
	...paging,
	created: range.optional(),
	customer: text().optional()
};
var searched = {
	query: text(),
	limit: paging.limit,
	page: text().optional()
};
var reasons = _enum([
	"duplicate",
	"fraudulent",
	"requested_by_customer",
	"abandoned"
]);
var paymentCalls = [
	call("POST", "payment_intents", created$3, (world, { params }) => create$2(world, params)),
	call("GET", "payment_intents", listed$2, (world, { params, url: path }) => {
		return page(matching(world.store.all("payment_intent"), { customer: params.customer }).filter((row) => within(row.created, params.created)), params, path, "payment_intent");
	}),
	call("GET", "payment_intents/search", searched, (world, { params, url: path }) => search(world.store.all("payment_intent"), params.query, params.limit ?? 10, path)),
	call("GET", "payment_intents/:id", { client_secret: text().optional() }, (world, { id }) => world.find("payment_intent", id)),
	call("POST", "payment_intents/:id", changeable, (world, { params, id }) => update$1(world, id, params)),
	call("POST", "payment_intents/:id/confirm", confirming, (world, { params, id }) => confirm(world, world.find("payment_intent", id), params)),
	call("POST", "payment_intents/:id/cancel", { cancellation_reason: reasons.optional() }, (world, { params, id }) => cancel$1(world, id, params.cancellation_reason ?? null)),
	call("GET", "charges", {
		...listed$2,
		payment_intent: text().optional()
	}, (world, { params, url: path }) => {
		const { customer, payment_intent } = params;
		return page(matching(world.store.all("charge"), {
			customer,
			payment_intent
		}).filter((row) => within(row.created, params.created)), params, path, "charge");
	}),
	call("GET", "charges/search", searched, (world, { params, url: path }) => search(world.store.all("charge"), params.query, params.limit ?? 10, path)),
	call("GET", "charges/:id", {}, (world, { id }) => world.find("charge", id))
];
/** The settings of the portal, made when first needed: cancel at the end of the period, change the card. */
function configuration(world) {
	const [existing] = world.store.all("billing_portal.configuration");
	if (existing) return existing;
	const now = world.now();
	return world.store.put("billing_portal.configuration", {
		id: newId("bpc"),
		object: "billing_portal.configuration",
		active: true,
		application: null,
		business_profile: {
			headline: null,
			privacy_policy_url: null,
			terms_of_service_url: null
		},
		created: now,
		default_return_url: null,
		features: {
			customer_update: {
				allowed_updates: [],
				enabled: false
			},
			invoice_history: { enabled: true },
			payment_method_update: {
				enabled: true,
				payment_method_configuration: null
			},
			subscription_cancel: {
				cancellation_reason: {
					enabled: false,
					feedback_options: null,
					options: []
				},
				enabled: true,
				mode: "at_period_end",
				proration_behavior: "none"
			},
			subscription_pause: {
				duration: {
					interval_options: [],
					type: "indefinite"
				},
				enabled: false
			},
			subscription_update: {
				billing_cycle_anchor: null,
				default_allowed_updates: [],
				enabled: false,
				proration_behavior: "none",
				schedule_at_period_end: { conditions: [] },
				trial_update_behavior: "end_trial"
			}
		},
		is_default: true,
		livemode: false,
		login_page: {
			enabled: false,
			url: null
		},
		metadata: {},
		name: null,
		updated: now
	});
}
var created$2 = {
	configuration: text().optional(),
	customer: text(),
	locale: _enum([
		"auto",
		"en",
		"en-GB"
	]).optional(),
	return_url: url.optional()
};
function create$1(world, given) {
	const customer = world.find("customer", given.customer, "customer");
	const settings = given.configuration ? world.find("billing_portal.configuration", given.configuration, "configuration") : configuration(world);
	const id = newId("bps");
	const secret = word(40);
	world.store.put("hosted_secret", {
		id,
		secret
	});
	return world.store.put("billing_portal.session", {
		id,
		object: "billing_portal.session",
		configuration: settings.id,
		created: world.now(),
		customer: customer.id,
		customer_account: null,
		flow: null,
		livemode: false,
		locale: given.locale ?? null,
		on_behalf_of: null,
		return_url: given.return_url ?? null,
		url: `sandbox:///portal/${id}/${secret}`
	});
}
var portalCalls = [
	call("POST", "billing_portal/sessions", created$2, (world, { params }) => create$1(world, params)),
	call("GET", "billing_portal/configurations", paging, (world, { params, url: path }) => {
		configuration(world);
		return page(world.store.all("billing_portal.configuration"), params, path, "configuration");
	}),
	call("GET", "billing_portal/configurations/:id", {}, (world, { id }) => world.find("billing_portal.configuration", id))
];
// tools/stripe-sandbox/refunding.ts
var FAILS_AFTER_SECONDS = 3600;
/** Has the refunds of some cards fail an hour later, as Stripe's test card does "some time later". */
function scheduleFailure(world, refund, { payment_method: method }) {
	const { number = "" } = world.store.get("card_number", method ?? "") ?? {};
	if (cardOf(number).refundsFail) world.schedule("fail_refund", refund.id, world.now() + FAILS_AFTER_SECONDS);
}
/** The bank could not give the money to the card's owner: it is on the balance again. */
function failRefund(world, id) {
	const refund = world.find("refund", id);
	const charge = world.find("charge", String(refund.charge));
	const failed = world.store.patch("refund", id, {
		failure_balance_transaction: bookFailedRefund(world, refund).id,
		failure_reason: "lost_or_stolen_card",
		status: "failed"
	});
	world.store.patch("charge", charge.id, {
		amount_refunded: charge.amount_refunded - refund.amount,
		refunded: false
	});
	for (const type of ["refund.updated", "charge.refund.updated"]) world.emit(type, failed, { status: refund.status });
	world.emit("refund.failed", failed);
}
// tools/stripe-sandbox/resources/refunds.ts
var created$1 = {
	amount: amount.optional(),
	charge: text().optional(),
	metadata: metadata.optional(),
	payment_intent: text().optional(),
	reason: _enum([
		"duplicate",
		"fraudulent",
		"requested_by_customer"
	]).optional()
};
/** Gives money back, all that is left or part of it; never more than was taken. */
function createRefund(world, given) {
	const charge = chargeOf(world, given);
	const left = charge.amount - charge.amount_refunded;
	const wanted = given.amount ?? left;
	checkRefundable(charge, wanted, left);
	const id = newId("re");
	const refund = world.store.put("refund", {
		id,
		object: "refund",
		amount: wanted,
		balance_transaction: bookRefund(world, {
			id,
			amount: wanted,
			currency: charge.currency
		}).id,
		charge: charge.id,
		created: world.now(),
		currency: charge.currency,
		customer: charge.customer,
		customer_account: null,
		destination_details: {
			card: {
				reference_status: "pending",
				reference_type: "acquirer_reference_number",
				type: "refund"
			},
			type: "card"
		},
		metadata: mergedMetadata({}, given.metadata),
		payment_intent: charge.payment_intent,
		payment_method: charge.payment_method,
		reason: given.reason ?? null,
		receipt_number: null,
		source_transfer_reversal: null,
		status: "succeeded",
		transfer_reversal: null
	});
	const refunded = charge.amount_refunded + wanted;
	const after = world.store.patch("charge", charge.id, {
		amount_refunded: refunded,
		refunded: refunded === charge.amount
	});
	scheduleFailure(world, refund, charge);
	world.emit("refund.created", refund);
	world.emit("charge.refunded", after, {
		amount_refunded: charge.amount_refunded,
		refunded: charge.refunded
	});
	return refund;
}
function chargeOf(world, { charge, payment_intent: intent }) {
	if (charge) return world.find("charge", charge, "charge");
	if (!intent) throw invalidRequest("One of the following params should be provided for this request: payment_intent or charge.");
	const { latest_charge: latest, status } = world.find("payment_intent", intent, "payment_intent");
	if (!latest || status !== "succeeded") throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, { param: "payment_intent" });
	return world.find("charge", latest);
}
function checkRefundable(charge, wanted, left) {
	if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid.`, { code: "charge_not_captured" });
	if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
	if (left === 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
	if (wanted < 1) throw invalidRequest("Invalid positive integer", {
		code: "parameter_invalid_integer",
		param: "amount"
	});
	if (wanted > left) throw invalidRequest(`Refund amount (${inWords(wanted, charge.currency)}) is greater than unrefunded amount on charge (${inWords(left, charge.currency)})`, { param: "amount" });
}
var listed$1 = {
	...paging,
	charge: text().optional(),
	created: range.optional(),
	payment_intent: text().optional()
};
var refundCalls = [
	call("POST", "refunds", created$1, (world, { params }) => createRefund(world, params)),
	call("GET", "refunds", listed$1, (world, { params, url }) => {
		const { charge, payment_intent } = params;
		return page(matching(world.store.all("refund"), {
			charge,
			payment_intent
		}).filter((row) => within(row.created, params.created)), params, url, "refund");
	}),
	call("GET", "refunds/:id", {}, (world, { id }) => world.find("refund", id)),
	call("POST", "refunds/:id", { metadata: metadata.optional() }, (world, { params, id }) => {
		const refund = world.find("refund", id);
		return world.store.patch("refund", id, { metadata: mergedMetadata(refund.metadata, params.metadata) });
	})
];
// tools/stripe-sandbox/renewing.ts
var DAY = 86400;
/** A refused renewal is tried again after so many days each; then the subscription ends. */
var RETRY_DAYS = [
	3,
	5,
	7
];
var DRAFT_SECONDS = 3600;
/** A period is over: the subscription ends if it was to, else its next invoice is made and collected. */
function renew(world, id) {
	const before = world.store.get("subscription", id);
	if (!before || before.status === "canceled" || before.status === "incomplete_expired") return;
	if (before.cancel_at_period_end) {
		endSubscription(world, before, before.cancellation_details?.reason ?? "cancellation_requested");
		return;
	}
	const items = before.items.data.map((item) => ({
		...item,
		current_period_start: item.current_period_end,
		current_period_end: periodEnd(item.current_period_end, item.price)
	}));
	const next = world.store.patch("subscription", id, { items: {
		...before.items,
		data: items
	} });
	world.schedule("renew", id, items[0]?.current_period_end ?? world.now());
	const invoice = invoiceFor(world, next, "subscription_cycle");
	const after = world.store.patch("subscription", id, { latest_invoice: invoice.id });
	world.emit("customer.subscription.updated", after, changesIn(before, after));
	collectOrSend(world, after, invoice);
}
/** Asks for the money of an invoice that the subscription has made. */
function collectOrSend(world, subscription, invoice) {
	if (subscription.collection_method === "send_invoice") {
		world.schedule("finalize_invoice", invoice.id, world.now() + DRAFT_SECONDS);
		return;
	}
	finalizeInvoice(world, invoice);
	tryToCollect(world, invoice.id);
}
/** Takes the money from the customer's card; refused, it is tried again later and the subscription is past due. */
function tryToCollect(world, id) {
	const invoice = world.store.get("invoice", id);
	const subscription = world.store.get("subscription", invoice?.parent?.subscription_details?.subscription ?? "");
	if (invoice?.status !== "open" || !subscription || subscription.status === "canceled") return;
	const customer = world.store.get("customer", subscription.customer);
	const card = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
	const method = world.store.get("payment_method", card ?? "");
	const after = method ? collect(world, invoice, {
		method,
		presence: "off_session"
	}).invoice : invoice;
	if (after.status === "paid") return;
	const wait = RETRY_DAYS[after.attempt_count - 1];
	if (wait === void 0) {
		world.store.patch("invoice", id, { next_payment_attempt: null });
		endSubscription(world, subscription, "payment_failed");
		return;
	}
	const next = world.now() + wait * DAY;
	world.store.patch("invoice", id, { next_payment_attempt: next });
	world.schedule("retry_invoice", id, next);
	setStatus(world, subscription, "past_due");
}
/** An invoice that was made an hour ago, or by hand, becomes due. */
function finalizeDraft(world, id) {
	const draft = world.store.get("invoice", id);
	if (draft?.status !== "draft") return;
	const open = finalizeInvoice(world, draft);
	if (open.status !== "open") return;
	if (open.collection_method === "send_invoice") sendInvoice(world, open);
	else tryToCollect(world, id);
}
/** The day has passed on which a sent invoice was due. */
function becomeOverdue(world, id) {
	const invoice = world.store.get("invoice", id);
	if (invoice?.status !== "open") return;
	world.emit("invoice.overdue", invoice);
	const subscription = world.store.get("subscription", invoice.parent?.subscription_details?.subscription ?? "");
	if (subscription && subscription.status === "active") setStatus(world, subscription, "past_due");
}
/** A first payment that nobody made within 23 hours. */
function expireIncomplete(world, id) {
	const subscription = world.store.get("subscription", id);
	if (subscription?.status !== "incomplete") return;
	const expired = world.store.patch("subscription", id, {
		ended_at: world.now(),
		status: "incomplete_expired"
	});
	world.unschedule("renew", id);
	world.emit("customer.subscription.updated", expired, { status: subscription.status });
}
/** Ends a subscription now. What was invoiced stays owed. */
function endSubscription(world, subscription, reason) {
	const now = world.now();
	for (const discount of subscription.discounts) endDiscount(world, discount);
	const ended = world.store.patch("subscription", subscription.id, {
		cancel_at: subscription.cancel_at_period_end ? subscription.cancel_at : null,
		canceled_at: subscription.canceled_at ?? now,
		cancellation_details: {
			comment: subscription.cancellation_details?.comment ?? null,
			feedback: subscription.cancellation_details?.feedback ?? null,
			feedback_option: null,
			reason
		},
		ended_at: now,
		status: "canceled"
	});
	world.unschedule("renew", subscription.id);
	world.emit("customer.subscription.deleted", ended);
	return ended;
}
function setStatus(world, { id, status }, next) {
	if (status === next) return;
	const after = world.store.patch("subscription", id, { status: next });
	world.emit("customer.subscription.updated", after, { status });
}
// tools/stripe-sandbox/resources/subscription-params.ts
var discounts = union([literal("").transform(() => []), array(strictObject({ coupon: text().optional() })).max(1)]);
var feedback = _enum([
	"customer_service",
	"low_quality",
	"missing_features",
	"other",
	"switched_service",
	"too_complex",
	"too_expensive",
	"unused"
]);
var why = strictObject({
	comment: clearable().optional(),
	feedback: feedback.optional()
});
var shared = {
	cancel_at_period_end: bool.optional(),
	collection_method: _enum(["charge_automatically", "send_invoice"]).optional(),
	days_until_due: int.optional(),
	default_payment_method: text().optional(),
	description: clearable(500).optional(),
	discounts: discounts.optional(),
	metadata: metadata.optional(),
	off_session: bool.optional(),
	payment_behavior: _enum(["allow_incomplete", "error_if_incomplete"]).optional()
};
var created = {
	...shared,
	customer: text(),
	items: array(strictObject({
		price: text(),
		quantity: int.optional(),
		metadata: metadata.optional()
	})).min(1).max(20)
};
var changes$1 = {
	...shared,
	cancellation_details: why.optional(),
	items: array(strictObject({
		id: text().optional(),
		price: text().optional(),
		quantity: int.optional(),
		deleted: bool.optional(),
		metadata: metadata.optional()
	})).max(20).optional(),
	proration_behavior: _enum(["none", "create_prorations"]).optional()
};
/** A price that a subscription can be made of. */
function recurringPrice(world, id, param) {
	const price = world.find("price", id, param);
	if (price.recurring && price.active) return price;
	throw invalidRequest(price.recurring ? "The price specified is inactive. This field only accepts active prices." : "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.", { param });
}
// tools/stripe-sandbox/subscription-changes.ts
/** What `POST /v1/subscriptions/{id}` does. */
function changeSubscription(world, before, given) {
	if (before.status === "canceled") throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.", { code: "resource_missing" });
	if (given.default_payment_method) world.find("payment_method", given.default_payment_method, "default_payment_method");
	const items = given.items ? changedItems(world, before, given.items) : before.items.data;
	const changed = world.store.put("subscription", {
		...before,
		...cancellationOf(world, before, given),
		collection_method: given.collection_method ?? before.collection_method,
		days_until_due: given.days_until_due ?? before.days_until_due,
		default_payment_method: given.default_payment_method ?? before.default_payment_method,
		description: given.description === void 0 ? before.description : given.description,
		discounts: given.discounts ? changedDiscounts(world, before, given.discounts) : before.discounts,
		items: {
			...before.items,
			data: items
		},
		metadata: mergedMetadata(before.metadata, given.metadata)
	});
	const hasNewRhythm = rhythmOf(before.items.data) !== rhythmOf(items);
	if (!hasNewRhythm && given.proration_behavior !== "none") prorate(world, before, items);
	world.emit("customer.subscription.updated", changed, changesIn(before, changed));
	return hasNewRhythm ? beginAnew(world, changed) : changed;
}
function cancellationOf(world, before, given) {
	const ends = given.cancel_at_period_end;
	if (ends === void 0 && !given.cancellation_details) return {};
	const details = {
		comment: given.cancellation_details?.comment ?? before.cancellation_details?.comment ?? null,
		feedback: given.cancellation_details?.feedback ?? before.cancellation_details?.feedback ?? null,
		feedback_option: null,
		reason: ends ? "cancellation_requested" : null
	};
	if (ends === void 0) return { cancellation_details: {
		...details,
		reason: before.cancellation_details?.reason ?? null
	} };
	return {
		cancel_at: ends ? before.items.data[0]?.current_period_end ?? null : null,
		cancel_at_period_end: ends,
		canceled_at: ends ? world.now() : null,
		cancellation_details: details
	};
}
function changedDiscounts(world, before, given) {
	for (const id of before.discounts) endDiscount(world, id);
	return given.flatMap(({ coupon }) => coupon ? redeem(world, coupon, {
		customer: before.customer,
		subscription: before.id
	}, "discounts[0][coupon]").id : []);
}
function changedItems(world, before, given) {
	const unknown = given.find(({ id }) => id && !before.items.data.some((item) => item.id === id));
	if (unknown) throw invalidRequest(`No such subscription item: '${unknown.id}'`, {
		code: "resource_missing",
		param: "items[0][id]"
	});
	const kept = before.items.data.flatMap((item) => {
		const change = given.find(({ id }) => id === item.id);
		if (!change) return item;
		if (change.deleted) return [];
		const price = change.price ? recurringPrice(world, change.price, "items[0][price]") : item.price;
		return {
			...item,
			metadata: mergedMetadata(item.metadata, change.metadata),
			plan: planOf(price),
			price,
			quantity: change.quantity ?? item.quantity ?? 1
		};
	});
	const added = given.filter(({ id }) => !id).map(({ price = "", quantity = 1 }) => subscriptionItem(world, before.id, {
		price: recurringPrice(world, price, "items[0][price]"),
		quantity
	}));
	const period = before.items.data[0];
	return [...kept, ...added.map((item) => ({
		...item,
		current_period_start: period?.current_period_start ?? item.current_period_start,
		current_period_end: period?.current_period_end ?? item.current_period_end
	}))];
}
var rhythmOf = ([item]) => `${item?.price.recurring?.interval_count} ${item?.price.recurring?.interval}`;
/** Another rhythm begins a new period at once, with its own invoice. */
function beginAnew(world, subscription) {
	const items = subscription.items.data.map((item) => ({
		...subscriptionItem(world, subscription.id, {
			price: item.price,
			quantity: item.quantity ?? 1
		}),
		id: item.id
	}));
	const anew = world.store.patch("subscription", subscription.id, {
		billing_cycle_anchor: world.now(),
		items: {
			...subscription.items,
			data: items
		}
	});
	world.schedule("renew", anew.id, items[0]?.current_period_end ?? world.now());
	const invoice = invoiceFor(world, anew, "subscription_update");
	collectOrSend(world, world.store.patch("subscription", anew.id, { latest_invoice: invoice.id }), invoice);
	return world.find("subscription", anew.id);
}
/** For the rest of the period: what was paid too much is credited, what is now dearer is charged, on the next invoice. */
function prorate(world, before, items) {
	const [first] = before.items.data;
	if (!first) return;
	const length = first.current_period_end - first.current_period_start;
	const left = Math.max(0, first.current_period_end - world.now());
	const [was, is] = [worth(before.items.data), worth(items)];
	if (was === is) return;
	const share = (amount) => Math.round(amount * left / length);
	for (const [amount, what] of [[-share(was), "Unused time"], [share(is), "Remaining time"]]) putInvoiceItem(world, {
		id: newId("ii"),
		customer: before.customer,
		currency: before.currency,
		amount,
		description: `${what} on ${first.price.nickname ?? "the subscription"}`,
		period: {
			start: world.now(),
			end: first.current_period_end
		},
		subscription: before.id,
		proration: true
	});
}
var worth = (items) => items.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0);
// tools/stripe-sandbox/resources/subscriptions.ts
function create(world, given) {
	const customer = world.find("customer", given.customer, "customer");
	const items = given.items.map(({ price, quantity, metadata: pairs }, index) => ({
		price: recurringPrice(world, price, `items[${index}][price]`),
		quantity: quantity ?? 1,
		metadata: mergedMetadata({}, pairs)
	}));
	if (given.collection_method === "send_invoice" && given.days_until_due === void 0) throw invalidRequest("You must set `days_until_due` when `collection_method` is set to 'send_invoice'.", {
		code: "parameter_missing",
		param: "days_until_due"
	});
	const method = given.default_payment_method;
	if (method) ownCard(world, method, customer.id);
	return startSubscription(world, {
		customer,
		items,
		coupons: (given.discounts ?? []).flatMap(({ coupon }) => coupon ?? []),
		metadata: mergedMetadata({}, given.metadata),
		description: given.description,
		method: method ?? null,
		collection: given.collection_method ?? "charge_automatically",
		daysUntilDue: given.days_until_due,
		cancelAtPeriodEnd: given.cancel_at_period_end
	}, given.payment_behavior ?? "allow_incomplete");
}
function ownCard(world, id, customer) {
	if (world.find("payment_method", id, "default_payment_method").customer === customer) return;
	throw noSuch("PaymentMethod", id, "default_payment_method");
}
function cancel(world, id, given) {
	if (world.find("subscription", id).status === "canceled") throw noSuch("subscription", id);
	return endSubscription(world, world.store.patch("subscription", id, {
		cancel_at_period_end: false,
		cancellation_details: {
			comment: given?.comment ?? null,
			feedback: given?.feedback ?? null,
			feedback_option: null,
			reason: null
		}
	}), "cancellation_requested");
}
var STATUSES = [
	"active",
	"all",
	"canceled",
	"ended",
	"incomplete",
	"incomplete_expired",
	"past_due",
	"paused",
	"trialing",
	"unpaid"
];
var listed = {
	...paging,
	collection_method: shared.collection_method,
	created: range.optional(),
	customer: text().optional(),
	price: text().optional(),
	status: _enum(STATUSES).optional()
};
var isOver = ({ status }) => status === "canceled" || status === "incomplete_expired";
function hasStatus(row, wanted) {
	if (wanted === void 0) return row.status !== "canceled";
	if (wanted === "all") return true;
	return wanted === "ended" ? isOver(row) : row.status === wanted;
}
var subscriptionCalls = [
	call("POST", "subscriptions", created, (world, { params }) => create(world, params)),
	call("GET", "subscriptions", listed, (world, { params, url }) => {
		const { customer, collection_method, price, status } = params;
		return page(matching(world.store.all("subscription"), {
			customer,
			collection_method
		}).filter((row) => hasStatus(row, status)).filter((row) => !price || row.items.data.some((item) => item.price.id === price)).filter((row) => within(row.created, params.created)), params, url, "subscription");
	}),
	call("GET", "subscriptions/search", {
		query: text(),
		limit: paging.limit,
		page: text().optional()
	}, (world, { params, url }) => search(world.store.all("subscription"), params.query, params.limit ?? 10, url)),
	call("GET", "subscriptions/:id", {}, (world, { id }) => world.find("subscription", id)),
	call("POST", "subscriptions/:id", changes$1, (world, { params, id }) => changeSubscription(world, world.find("subscription", id), params)),
	call("DELETE", "subscriptions/:id", { cancellation_details: changes$1.cancellation_details }, (world, { params, id }) => cancel(world, id, params.cancellation_details)),
	call("GET", "subscription_items", {
		...paging,
		subscription: text()
	}, (world, { params, url }) => {
		const { items } = world.find("subscription", params.subscription, "subscription");
		return page(items.data, params, url, "subscription item");
	})
];
// tools/stripe-sandbox/version.ts
/** The one version of Stripe's API that the sandbox speaks: the one the installed `stripe` package pins. */
var API_VERSION = "2026-10-28.endive";
// tools/stripe-sandbox/resources/webhook-endpoints.ts
var fields = {
	description: text(5e3).optional(),
	enabled_events: array(text()).min(1),
	metadata: metadata.optional(),
	url
};
/** Registers an address for events. The one the app starts the sandbox with has a fixed id. */
function putEndpoint(world, given) {
	return world.store.put("webhook_endpoint", {
		id: given.id ?? newId("we"),
		object: "webhook_endpoint",
		api_version: API_VERSION,
		application: null,
		created: world.now(),
		description: given.description ?? null,
		enabled_events: given.enabled_events,
		livemode: false,
		metadata: mergedMetadata({}, given.metadata),
		secret: given.secret ?? `whsec_${word(32)}`,
		status: "enabled",
		url: given.url
	});
}
/** Only the answer that creates an endpoint tells its secret. */
function withoutSecret({ secret: _secret, ...shown }) {
	return shown;
}
var changes = {
	description: text(5e3).optional(),
	disabled: bool.optional(),
	enabled_events: array(text()).min(1).optional(),
	metadata: metadata.optional(),
	url: url.optional()
};
function update(world, id, given) {
	const before = world.find("webhook_endpoint", id);
	return withoutSecret(world.store.put("webhook_endpoint", {
		...before,
		description: given.description ?? before.description,
		enabled_events: given.enabled_events ?? before.enabled_events,
		metadata: mergedMetadata(before.metadata, given.metadata),
		status: given.disabled === void 0 ? before.status : given.disabled ? "disabled" : "enabled",
		url: given.url ?? before.url
	}));
}
function remove(world, id) {
	world.find("webhook_endpoint", id);
	world.store.delete("webhook_endpoint", id);
	return {
		id,
		object: "webhook_endpoint",
		deleted: true
	};
}
var webhookEndpointCalls = [
	call("POST", "webhook_endpoints", fields, (world, { params }) => putEndpoint(world, params)),
	call("GET", "webhook_endpoints", paging, (world, { params, url: path }) => page(world.store.all("webhook_endpoint").map(withoutSecret), params, path, "webhook endpoint")),
	call("GET", "webhook_endpoints/:id", {}, (world, { id }) => withoutSecret(world.find("webhook_endpoint", id))),
	call("POST", "webhook_endpoints/:id", changes, (world, { params, id }) => update(world, id, params)),
	call("DELETE", "webhook_endpoints/:id", {}, (world, { id }) => remove(world, id))
];
// tools/stripe-sandbox/calls.ts
/** Every call of Stripe's API that the sandbox speaks. */
var calls = [
	...balanceCalls,
	...checkoutCalls,
	...couponCalls,
	...customerCalls,
	...disputeCalls,
	...eventCalls,
	...invoiceCalls,
	...invoiceItemCalls,
	...paymentCalls,
	...paymentMethodCalls,
	...portalCalls,
	...priceCalls,
	...productCalls,
	...refundCalls,
	...subscriptionCalls,
	...webhookEndpointCalls
];
// tools/stripe-sandbox/core/faults.ts
/**
* A trouble that the next requests run into. `before`: nothing has been done yet. `after`: everything has been
* done and only the answer is lost, which is the case that charges people twice.
*/
var faultSchema = strictObject({
	kind: _enum([
		"error",
		"delay",
		"cut"
	]),
	when: _enum(["before", "after"]).default("before"),
	times: int$1().min(1).default(1),
	method: _enum([
		"GET",
		"POST",
		"DELETE"
	]).optional(),
	/** The beginning of the paths it strikes, e.g. `/v1/checkout/sessions`. */
	path: string().default("/v1/"),
	status: int$1().min(400).max(599).default(500),
	ms: int$1().min(0).default(0)
});
var Faults = class {
	#waiting = [];
	add(fault) {
		this.#waiting.push({ ...fault });
	}
	clear() {
		this.#waiting = [];
	}
	/** The faults that strike this request. Each has one time less afterwards. */
	strike(method, path) {
		const struck = this.#waiting.filter((fault) => (!fault.method || fault.method === method) && path.startsWith(fault.path));
		for (const fault of struck) fault.times -= 1;
		this.#waiting = this.#waiting.filter(({ times }) => times > 0);
		return struck;
	}
};
// tools/stripe-sandbox/core/signature.ts
/** The `Stripe-Signature` of a webhook's bytes. Source: docs.stripe.com/webhooks/signature. */
function signatureOf(body, secret, timestamp) {
	return `t=${timestamp},v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
// tools/stripe-sandbox/core/webhooks.ts
/** Seconds until each further try. Stripe tries for three days; here the first ones come soon. */
var BACK_OFF = [
	2,
	10,
	60,
	300,
	1800,
	7200,
	21600,
	43200,
	86400
];
var PATIENCE_MS = 1e4;
var LONGEST_WAIT_MS$1 = 6e4;
/** How events go out. All of it is for tests: by default each goes once, in order, one at a time. */
var deliverySchema = strictObject({
	/** Nothing goes out until it is false again. */
	paused: boolean().default(false),
	copies: int$1().min(1).max(50).default(1),
	order: _enum([
		"created",
		"reversed",
		"random"
	]).default("created"),
	concurrency: int$1().min(1).max(50).default(1),
	delayMs: int$1().min(0).default(0),
	/** So many tries fail without reaching the app. */
	lose: int$1().min(0).default(0)
});
/** Sends events to the endpoints, signed, again and again until each is taken with a 2xx. */
var Webhooks = class {
	#world;
	#render;
	#mode = deliverySchema.parse({});
	#running;
	#timer;
	#stopping = new AbortController();
	constructor(world, render) {
		this.#world = world;
		this.#render = render;
	}
	configure(mode) {
		this.#mode = { ...mode };
		this.wake();
	}
	/** Starts sending what is due, if it is not going on already. */
	wake() {
		if (this.#running || this.#isStopped()) return;
		this.#running = this.#work().finally(() => {
			this.#running = void 0;
			if (!this.#isStopped() && this.#due().length > 0) this.wake();
			else this.#wait();
		});
	}
	/** Answers when nothing is due any more. `retries` does not wait for the back-off: each gets one more try. */
	async drained({ retries = false } = {}) {
		if (retries) this.#retryNow();
		this.wake();
		while (this.#running) await this.#running;
		return { waiting: this.#world.store.all("delivery").filter(({ next_at: next }) => next !== null).length };
	}
	/** Sends one event now, whatever its deliveries say, and answers the status of the app. */
	async send(event, endpointId, { signature = "good", ageSeconds = 0 } = {}) {
		const endpoint = this.#world.find("webhook_endpoint", endpointId);
		const body = this.#render(event);
		const secret = signature === "good" ? endpoint.secret ?? "" : "whsec_forged";
		try {
			const response = await fetch(endpoint.url, {
				method: "POST",
				headers: {
					"content-type": "application/json; charset=utf-8",
					"user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
					"stripe-signature": signatureOf(body, secret, this.#world.today() - ageSeconds)
				},
				body,
				redirect: "manual",
				signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), this.#stopping.signal])
			});
			await response.arrayBuffer();
			return response.status;
		} catch {
			return 0;
		}
	}
	async stop() {
		this.#stopping.abort();
		clearTimeout(this.#timer);
		await this.#running;
	}
	async #work() {
		await new Promise((resolve) => setImmediate(resolve));
		const queue = this.#due().flatMap((delivery) => Array.from({ length: this.#mode.copies }, () => delivery));
		if (this.#mode.order === "reversed") queue.reverse();
		if (this.#mode.order === "random") shuffle(queue);
		const sendNext = async () => {
			const delivery = queue.shift();
			if (!delivery || this.#isStopped() || this.#mode.paused) return;
			await this.#deliver(delivery);
			return sendNext();
		};
		await Promise.all(Array.from({ length: this.#mode.concurrency }, sendNext));
	}
	#isStopped() {
		return this.#stopping.signal.aborted;
	}
	#due() {
		if (this.#mode.paused) return [];
		const now = this.#world.now();
		return this.#world.store.all("delivery").filter(({ next_at: next }) => next !== null && next <= now);
	}
	async #deliver({ id, event: eventId, endpoint }) {
		const { store } = this.#world;
		const event = store.get("event", eventId);
		if (!event || !store.get("webhook_endpoint", endpoint)) {
			store.atomically(() => store.delete("delivery", id));
			return;
		}
		if (this.#mode.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#mode.delayMs));
		const isLost = this.#mode.lose > 0;
		if (isLost) this.#mode.lose -= 1;
		const status = isLost ? 0 : await this.send(event, endpoint);
		if (!this.#isStopped()) store.atomically(() => this.#settle(id, status));
	}
	/** Copies of one delivery may end in any order; a success is never taken back. */
	#settle(id, status) {
		const { store } = this.#world;
		const delivery = store.get("delivery", id);
		if (!delivery || delivery.next_at === null) return;
		const event = store.get("event", delivery.event);
		if (status >= 200 && status < 300) {
			store.delete("delivery", id);
			if (event) store.patch("event", event.id, { pending_webhooks: event.pending_webhooks - 1 });
			return;
		}
		const wait = BACK_OFF[delivery.attempts];
		const next = wait === void 0 ? null : this.#world.now() + wait;
		store.patch("delivery", id, {
			attempts: delivery.attempts + 1,
			status,
			next_at: next
		});
	}
	#retryNow() {
		const { store } = this.#world;
		store.atomically(() => {
			for (const { id, next_at: next } of store.all("delivery")) if (next !== null) store.patch("delivery", id, { next_at: this.#world.now() });
		});
	}
	#wait() {
		clearTimeout(this.#timer);
		if (this.#isStopped() || this.#mode.paused) return;
		const moments = this.#world.store.all("delivery").flatMap(({ next_at: next }) => next ?? []);
		if (moments.length === 0) return;
		const ms = Math.max(1e3, (Math.min(...moments) - this.#world.now()) * 1e3);
		this.#timer = setTimeout(() => this.wake(), Math.min(ms, LONGEST_WAIT_MS$1));
		this.#timer.unref();
	}
};
function shuffle(queue) {
	for (let index = queue.length - 1; index > 0; index -= 1) {
		const other = Math.floor(Math.random() * (index + 1));
		const moved = queue[index];
		const swapped = queue[other];
		if (moved && swapped) [queue[index], queue[other]] = [swapped, moved];
	}
}
// tools/stripe-sandbox/control.ts
var GOOD_CARD$1 = "4242424242424242";
var advance = strictObject({
	seconds: int$1().default(0),
	days: int$1().default(0),
	to: int$1().optional()
});
var pay = strictObject({
	card: string().default(GOOD_CARD$1),
	email: string().default("payer@example.org"),
	name: string().default("Test Payer"),
	/** How the owner answers if the bank asks back. */
	challenge: _enum(["complete", "fail"]).default("complete")
});
var dispute = strictObject({
	charge: string().optional(),
	payment_intent: string().optional(),
	reason: string().default("fraudulent")
});
var resend = strictObject({
	copies: int$1().min(1).max(100).default(1),
	signature: _enum(["good", "forged"]).default("good"),
	ageSeconds: int$1().min(0).default(0)
});
/**
* The door for tests and for people at the keyboard, under `/_sandbox`. It speaks JSON and needs no key: the
* sandbox listens on loopback only. None of it exists at Stripe.
*/
function control(deps) {
	const { world, due, faults, requests, webhooks, render } = deps;
	const { store } = world;
	const app = new Hono().basePath("/_sandbox");
	app.use(async (c, next) => c.req.header("origin") ? c.json({ error: "Not for pages." }, 403) : next());
	const change = (work) => {
		const result = store.atomically(work);
		webhooks.wake();
		return result;
	};
	const input = async (request, schema) => {
		const text = await request.text();
		return schema.parse(text === "" ? {} : JSON.parse(text));
	};
	app.get("/clock", (c) => c.json({ now: world.now() }));
	app.post("/clock", async (c) => {
		const { seconds, days, to } = await input(c.req.raw, advance);
		const ahead = to === void 0 ? seconds + days * 86400 : to - world.now();
		if (ahead < 0) return c.json({ error: "The clock only moves ahead." }, 422);
		const before = store.get("setting", "clock_ahead")?.value ?? 0;
		change(() => store.put("setting", {
			id: "clock_ahead",
			value: before + ahead
		}));
		due.run();
		return c.json({ now: world.now() });
	});
	app.get("/requests", (c) => {
		const { method, path } = c.req.query();
		const found = requests.all().filter((entry) => (!method || entry.method === method) && (!path || entry.path.startsWith(path)));
		return c.json({ requests: found });
	});
	app.delete("/requests", (c) => {
		requests.clear();
		return c.json({ requests: [] });
	});
	app.post("/faults", async (c) => {
		const fault = await input(c.req.raw, faultSchema);
		faults.add(fault);
		return c.json(fault);
	});
	app.delete("/faults", (c) => {
		faults.clear();
		return c.json({});
	});
	app.post("/webhooks", async (c) => {
		const mode = await input(c.req.raw, deliverySchema);
		webhooks.configure(mode);
		return c.json(mode);
	});
	app.get("/drained", async (c) => c.json(await webhooks.drained({ retries: c.req.query("retries") === "1" })));
	app.post("/events/:id/deliver", async (c) => {
		const { copies, ...sending } = await input(c.req.raw, resend);
		const event = world.find("event", c.req.param("id"));
		const endpoints = store.all("webhook_endpoint").flatMap(({ id }) => Array.from({ length: copies }, () => id));
		const statuses = await Promise.all(endpoints.map((id) => webhooks.send(event, id, sending)));
		return c.json({ statuses });
	});
	app.post("/checkout/:id/pay", async (c) => {
		const { card, challenge, ...payer } = await input(c.req.raw, pay);
		const id = c.req.param("id");
		const first = change(() => paySession(world, id, {
			...payer,
			number: card.replaceAll(" ", "")
		}));
		const paid = first.state === "challenge" ? change(() => answerChallenge(world, id, challenge === "complete" ? "passed" : "failed")) : first;
		const refusal = paid.state === "refused" ? paid.refusal : null;
		return c.body(render({
			state: paid.state,
			refusal,
			session: paid.session
		}), 200, { "content-type": "application/json" });
	});
	app.post("/customers/:id/card", async (c) => {
		const { card } = await input(c.req.raw, strictObject({ card: string().default(GOOD_CARD$1) }));
		const method = change(() => replaceCard(world, c.req.param("id"), card.replaceAll(" ", "")));
		return c.json(method);
	});
	app.post("/disputes", async (c) => {
		const { charge, payment_intent: intent, reason } = await input(c.req.raw, dispute);
		const id = charge ?? world.find("payment_intent", intent ?? "").latest_charge ?? "";
		return c.json(change(() => openDispute(world, world.find("charge", id), reason)));
	});
	app.post("/reset", (c) => {
		deps.reset();
		return c.json({});
	});
	app.onError((error, c) => {
		if (error instanceof ApiError) return c.json({ error: error.message }, 422);
		if (error instanceof ZodError || error instanceof SyntaxError) return c.json({ error: error.message }, 422);
		throw error;
	});
	return app;
}
/** The customer's card from now on, for all its subscriptions too: the next renewal is taken from it. */
function replaceCard(world, id, number) {
	const customer = world.find("customer", id);
	const method = createPaymentMethod(world, {
		number,
		email: customer.email,
		name: customer.name
	});
	attachPaymentMethod(world, method.id, id);
	makeDefault(world, customer, method.id);
	for (const subscription of world.store.all("subscription").filter((row) => row.customer === id)) world.store.patch("subscription", subscription.id, { default_payment_method: method.id });
	return method;
}
// tools/stripe-sandbox/core/authenticate.ts
/** Takes the key as Bearer token or as the user of Basic authorisation. Throws Stripe's 401. */
function authenticate(headers, apiKey) {
	const given = keyIn(headers.get("authorization") ?? "");
	if (!given) throw unauthorised("You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').");
	if (given !== apiKey) throw unauthorised(`Invalid API Key provided: ${masked(given)}`);
}
function keyIn(authorization) {
	const [scheme = "", value = ""] = authorization.split(" ");
	if (scheme.toLowerCase() === "bearer") return value;
	if (scheme.toLowerCase() !== "basic") return "";
	return Buffer.from(value, "base64").toString().split(":")[0] ?? "";
}
var masked = (key) => `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
var unauthorised = (message) => new ApiError(401, {
	message,
	type: "invalid_request_error"
});
// tools/stripe-sandbox/core/form.ts
var MOST_DEPTH = 8;
/** Decodes `application/x-www-form-urlencoded` with Stripe's nested brackets. */
function parseForm(encoded) {
	const root = emptyForm();
	for (const [name, value] of new URLSearchParams(encoded)) put(root, pathOf(name), value);
	return lists(root);
}
function pathOf(name) {
	const start = name.indexOf("[");
	if (start <= 0) return [name];
	const inner = [...name.slice(start).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "");
	return [name.slice(0, start), ...inner].slice(0, MOST_DEPTH);
}
function put(root, path, value) {
	let at = root;
	for (const [index, step] of path.entries()) {
		const key = step === "" ? String(Object.keys(at).length) : step;
		if (index === path.length - 1) {
			at[key] = value;
			return;
		}
		const next = at[key];
		const inner = typeof next === "object" && !Array.isArray(next) ? next : emptyForm();
		at[key] = inner;
		at = inner;
	}
}
/** Maps whose keys count 0, 1, 2… are lists; `metadata` never is. */
function lists(form) {
	for (const [name, value] of Object.entries(form)) {
		if (typeof value === "string" || Array.isArray(value)) continue;
		const inner = lists(value);
		form[name] = name !== "metadata" && isList(inner) ? Object.values(inner) : inner;
	}
	return form;
}
var isList = (form) => {
	const keys = Object.keys(form);
	return keys.length > 0 && keys.every((key, index) => key === String(index));
};
/** Without a prototype, so that a parameter called `__proto__` is only a name. */
function emptyForm() {
	return Object.create(null);
}
// tools/stripe-sandbox/core/api.ts
/** The API below /v1. A request is: key, version, faults, idempotency, parameters, one change, expand, answer. */
function api(deps) {
	const app = new Hono();
	for (const each of deps.calls) app.on(each.method, each.path, (c) => answer(deps, c, each));
	app.all("/v1/*", (c) => answer(deps, c, void 0));
	return app;
}
async function answer(deps, c, call) {
	const { method, path } = c.req;
	const encoded = method === "GET" ? new URL(c.req.url).search.slice(1) : await c.req.text();
	const entry = deps.requests.add({
		id: newId("req"),
		method,
		path,
		params: parseForm(encoded),
		idempotencyKey: method === "POST" ? c.req.header("idempotency-key") ?? null : null,
		apiVersion: c.req.header("stripe-version") ?? null,
		status: null,
		isReplay: false
	});
	const outcome = await serve(deps, c, call, entry, encoded).catch((error) => {
		if (error instanceof ApiError) return failed(error);
		throw error;
	});
	entry.status = outcome === "cut" ? 0 : outcome.status;
	if (outcome !== "cut") return new Response(outcome.body, {
		status: outcome.status,
		headers: headersOf(entry)
	});
	c.env.incoming.socket.destroy();
	return new Response(null);
}
async function serve(deps, c, call, entry, encoded) {
	const faults = deps.faults.strike(entry.method, entry.path);
	authenticate(c.req.raw.headers, deps.apiKey);
	checkVersion(entry.apiVersion);
	if (!call) throw unknownAddress(entry);
	const key = entry.idempotencyKey;
	const request = `${entry.method} ${entry.path} ${encoded}`;
	const kept = key ? deps.idempotency.begin(key, request, entry.id) : void 0;
	try {
		const early = await suffer(faults, "before");
		if (early) return keptFailure(deps, key, request, early);
		entry.isReplay = kept !== void 0;
		const outcome = kept ?? run(deps, call, entry, request, c.req.param("id") ?? "");
		const late = await suffer(faults, "after");
		return late ? keptFailure(deps, key, request, late) : outcome;
	} finally {
		if (key) deps.idempotency.end(key, entry.id);
	}
}
/** Waits as long as the faults say; answers the failure they cause. */
async function suffer(faults, when) {
	const now = faults.filter((fault) => fault.when === when);
	for (const { ms } of now) if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
	if (now.some(({ kind }) => kind === "cut")) return "cut";
	const failing = now.find(({ kind }) => kind === "error");
	return failing && failed(new ApiError(failing.status, troubles(failing.status)));
}
/** Stripe keeps its own failures under the key too, and asks its client not to try again with it. */
function keptFailure({ world, idempotency }, key, request, failure) {
	if (key && failure !== "cut" && failure.status >= 500) world.store.atomically(() => idempotency.keep(key, request, failure));
	return failure;
}
var troubles = (status) => status === 429 ? {
	message: "Request rate limit exceeded.",
	code: "rate_limit",
	type: "invalid_request_error"
} : {
	message: "An unexpected error occurred in the sandbox, as it was asked to.",
	type: "api_error"
};
/** Runs the call as one change; what it answers is kept under its key in the same change. */
function run(deps, call, entry, request, id) {
	const key = entry.idempotencyKey;
	const { expand, ...given } = entry.params;
	const paths = expandPaths(expand);
	const params = readParams(call.schema, given);
	const { world } = deps;
	world.cause = {
		id: entry.id,
		idempotencyKey: key
	};
	try {
		return world.store.atomically(() => {
			const kept = perform(() => {
				const result = call.run(world, {
					params,
					id,
					url: entry.path
				});
				return deps.render(expanded(world, result, paths));
			});
			if (key) deps.idempotency.keep(key, request, kept);
			return kept;
		});
	} catch (error) {
		if (key && error instanceof ApiError) world.store.atomically(() => deps.idempotency.keep(key, request, failed(error)));
		throw error;
	} finally {
		world.cause = null;
		if (entry.method !== "GET") deps.afterwards();
	}
}
/** A card's refusal is an answer whose changes stay. Every other refusal undoes them. */
function perform(work) {
	try {
		return {
			status: 200,
			body: work()
		};
	} catch (error) {
		if (error instanceof ApiError && error.keep) return failed(error);
		throw error;
	}
}
function expandPaths(given) {
	if (given === void 0) return [];
	if (!Array.isArray(given) || given.some((path) => typeof path !== "string")) throw invalidRequest("Invalid array", { param: "expand" });
	return given.map(String);
}
function checkVersion(version) {
	if (version === null || version === "2026-10-28.endive") return;
	throw invalidRequest(`Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION} only.`);
}
function unknownAddress({ method, path }) {
	return new ApiError(404, {
		message: `Unrecognized request URL (${method}: ${path}). The sandbox may not speak this part of Stripe's API.`,
		type: "invalid_request_error"
	});
}
var failed = (error) => ({
	status: error.status,
	body: JSON.stringify({ error: error.body }, null, 2)
});
function headersOf({ id, idempotencyKey, isReplay, status }) {
	return {
		"content-type": "application/json",
		"cache-control": "no-cache, no-store",
		"request-id": id,
		"stripe-version": API_VERSION,
		...idempotencyKey && { "idempotency-key": idempotencyKey },
		...idempotencyKey && (status ?? 0) >= 500 && { "stripe-should-retry": "false" },
		...isReplay && { "idempotent-replayed": "true" }
	};
}
// tools/stripe-sandbox/core/due.ts
var LONGEST_WAIT_MS = 6e4;
/** Does what is due by the sandbox's clock: expiries, renewals, payment retries. One change each, oldest first. */
var Due = class {
	#world;
	#happenings;
	#afterwards;
	#timer;
	constructor(world, happenings, afterwards) {
		this.#world = world;
		this.#happenings = happenings;
		this.#afterwards = afterwards;
	}
	/** Catches up to the clock, then waits for the next moment. */
	run() {
		for (let next = this.#next(); next && next.at <= this.#world.now(); next = this.#next()) {
			const { id, what, about, at } = next;
			const { store } = this.#world;
			this.#world.asOf(at, () => store.atomically(() => {
				store.delete("due", id);
				this.#happenings[what]?.(this.#world, about);
			}));
			this.#afterwards();
		}
		this.#wait();
	}
	stop() {
		clearTimeout(this.#timer);
	}
	#next() {
		return this.#world.store.all("due").reduce((first, each) => first && first.at <= each.at ? first : each, void 0);
	}
	#wait() {
		clearTimeout(this.#timer);
		const next = this.#next();
		if (!next) return;
		const ms = Math.max(1e3, (next.at - this.#world.now()) * 1e3);
		this.#timer = setTimeout(() => this.run(), Math.min(ms, LONGEST_WAIT_MS));
		this.#timer.unref();
	}
};
// tools/stripe-sandbox/core/idempotency.ts
var KEPT_SECONDS = 86400;
var MOST_KEY_LENGTH = 255;
/**
* Stripe's idempotency: the first request with a key runs, its answer is kept for a day and answered again;
* another request under the key is refused, and so is a second one while the first runs.
* Source: docs.stripe.com/api/idempotent_requests.
*/
var Idempotency = class {
	#world;
	/** Key and the request that holds it. */
	#running = /* @__PURE__ */ new Map();
	constructor(world) {
		this.#world = world;
	}
	/**
	* The kept answer, or undefined when the request must run. Throws on misuse of the key. `holder` keeps the key
	* until it calls `end`.
	*/
	begin(key, request, holder) {
		if (key.length > MOST_KEY_LENGTH) throw invalidRequest(`Idempotency-Key must be at most ${MOST_KEY_LENGTH} characters.`);
		const kept = this.#world.store.get("kept_answer", key);
		const fresh = kept && kept.at > this.#world.today() - KEPT_SECONDS ? kept : void 0;
		if (fresh && fresh.request !== digest(request)) throw misuse(key);
		if (this.#running.has(key)) throw inUse(key);
		if (!fresh) this.#running.set(key, holder);
		return fresh;
	}
	end(key, holder) {
		if (this.#running.get(key) === holder) this.#running.delete(key);
	}
	/** Called in the change that did the work, so that both are kept or neither. */
	keep(key, request, { status, body }) {
		this.#world.store.put("kept_answer", {
			id: key,
			request: digest(request),
			status,
			body,
			at: this.#world.today()
		});
	}
	/** Drops the answers that are older than a day. */
	prune() {
		const { store } = this.#world;
		const oldest = this.#world.today() - KEPT_SECONDS;
		store.atomically(() => {
			for (const { id, at } of store.all("kept_answer")) if (at <= oldest) store.delete("kept_answer", id);
		});
	}
};
var digest = (request) => createHash("sha256").update(request).digest("base64url");
function misuse(key) {
	return new ApiError(400, {
		message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
		type: "idempotency_error"
	});
}
function inUse(key) {
	return new ApiError(409, {
		code: "idempotency_key_in_use",
		doc_url: "https://stripe.com/docs/error-codes/idempotency-key-in-use",
		message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
		type: "idempotency_error"
	});
}
// tools/stripe-sandbox/core/request-log.ts
var MOST = 1e4;
var RequestLog = class {
	#entries = [];
	add(entry) {
		this.#entries.push(entry);
		if (this.#entries.length > MOST) this.#entries.shift();
		return entry;
	}
	/** Oldest first. */
	all() {
		return this.#entries;
	}
	clear() {
		this.#entries = [];
	}
};
// tools/stripe-sandbox/core/store.ts
/**
* All objects, in memory, with a journal on disk: one line for everything one request changed, so a kill leaves
* a request either whole or not at all. Starting reads the journal and writes it anew without what was replaced.
*/
var Store = class {
	#tables = /* @__PURE__ */ new Map();
	#file;
	#journal;
	/** What each row was before the change now being made. */
	#undo = [];
	constructor(folder) {
		mkdirSync(folder, {
			recursive: true,
			mode: 448
		});
		this.#file = join(folder, "journal.jsonl");
		if (existsSync(this.#file)) this.#read();
		this.#journal = this.#writeAnew();
	}
	get(table, id) {
		return this.#rows(table).get(id);
	}
	/** Oldest first. */
	all(table) {
		return [...this.#rows(table).values()];
	}
	put(table, row) {
		this.#set(table, row.id, row);
		return row;
	}
	/** Replaces some fields of a row that exists. */
	patch(table, id, fields) {
		const before = this.get(table, id);
		if (!before) throw new Error(`${table} ${id} is not in the store`);
		return this.put(table, {
			...before,
			...fields
		});
	}
	delete(table, id) {
		this.#set(table, id, null);
	}
	/** Does all of `work` or none of it. Work is synchronous: nothing else runs in between. */
	atomically(work, keepsOn = () => false) {
		if (this.#undo.length > 0) throw new Error("Changes must not be nested");
		try {
			const answer = work();
			this.#commit();
			return answer;
		} catch (error) {
			if (keepsOn(error)) this.#commit();
			else this.#rollBack();
			throw error;
		}
	}
	/** Forgets everything. */
	clear() {
		this.#tables.clear();
		closeSync(this.#journal);
		this.#journal = this.#writeAnew();
	}
	close() {
		closeSync(this.#journal);
	}
	#rows(table) {
		const rows = this.#tables.get(table);
		if (rows) return rows;
		const made = /* @__PURE__ */ new Map();
		this.#tables.set(table, made);
		return made;
	}
	#set(table, id, row) {
		this.#undo.push([
			table,
			id,
			this.#rows(table).get(id) ?? null
		]);
		this.#apply([
			table,
			id,
			row
		]);
	}
	#apply([table, id, row]) {
		if (row === null) this.#rows(table).delete(id);
		else this.#rows(table).set(id, row);
	}
	#commit() {
		const touched = new Map(this.#undo.map(([table, id]) => [`${table} ${id}`, [table, id]]));
		this.#undo = [];
		if (touched.size === 0) return;
		const line = [...touched.values()].map(([table, id]) => [
			table,
			id,
			this.#rows(table).get(id) ?? null
		]);
		writeSync(this.#journal, `${JSON.stringify(line)}\n`);
	}
	#rollBack() {
		for (const change of this.#undo.reverse()) this.#apply(change);
		this.#undo = [];
	}
	/** A last line without its end was being written when the process died: it never happened. */
	#read() {
		const lines = readFileSync(this.#file, "utf8").split("\n");
		for (const line of lines.slice(0, -1)) {
			const changes = JSON.parse(line);
			for (const change of changes) this.#apply(change);
		}
	}
	#writeAnew() {
		const fresh = `${this.#file}.new`;
		const file = openSync(fresh, "w", 384);
		for (const [table, rows] of this.#tables) for (const [id, row] of rows) writeSync(file, `${JSON.stringify([[
			table,
			id,
			row
		]])}\n`);
		fsyncSync(file);
		closeSync(file);
		renameSync(fresh, this.#file);
		return openSync(this.#file, "a", 384);
	}
};
// tools/stripe-sandbox/core/world.ts
/** What every call and page works on: the objects, the sandbox's clock and the events. */
var World = class {
	store;
	#clock;
	cause = null;
	#moment;
	constructor(store, clock) {
		this.store = store;
		this.#clock = clock;
	}
	/** The moment by the given clock, in seconds; signatures are dated by it. */
	today() {
		return Math.floor(this.#clock().getTime() / 1e3);
	}
	/** The moment by the sandbox's own clock, which tests move ahead. */
	now() {
		if (this.#moment !== void 0) return this.#moment;
		return this.today() + (this.store.get("setting", "clock_ahead")?.value ?? 0);
	}
	/** Does what was due at a moment that has passed as if it were that moment now: renewals keep their distance. */
	asOf(moment, work) {
		this.#moment = moment;
		try {
			work();
		} finally {
			this.#moment = void 0;
		}
	}
	/** The row, or Stripe's refusal, which names the parameter the id came in by. */
	find(table, id, param) {
		const row = this.store.get(table, id);
		if (!row) throw noSuch(NOUNS[table] ?? table, id, param);
		return row;
	}
	/** Has `what` done to `about` once the clock reaches `at`. A later call for the same two replaces it. */
	schedule(what, about, at) {
		this.store.put("due", {
			id: `${what} ${about}`,
			what,
			about,
			at
		});
	}
	unschedule(what, about) {
		this.store.delete("due", `${what} ${about}`);
	}
	/** Records an event and one delivery for each endpoint that listens to its type. */
	emit(type, object, previous) {
		const listening = this.store.all("webhook_endpoint").filter(({ status, enabled_events: types }) => status === "enabled" && hears(types, type));
		const event = this.store.put("event", {
			id: newId("evt"),
			object: "event",
			api_version: API_VERSION,
			created: this.now(),
			data: {
				object,
				...previous && { previous_attributes: previous }
			},
			livemode: false,
			pending_webhooks: listening.length,
			request: this.cause ? {
				id: this.cause.id,
				idempotency_key: this.cause.idempotencyKey
			} : {
				id: null,
				idempotency_key: null
			},
			type
		});
		for (const { id } of listening) this.#queue(event.id, id);
		return event;
	}
	#queue(event, endpoint) {
		const id = `${event} ${endpoint}`;
		this.store.put("delivery", {
			id,
			event,
			endpoint,
			attempts: 0,
			next_at: this.now(),
			status: null
		});
	}
};
var hears = (types, type) => types.includes("*") || types.includes(type);
/** What refusals call the objects whose table has another name. */
var NOUNS = {
	"checkout.session": "checkout.session",
	payment_method: "PaymentMethod",
	webhook_endpoint: "webhook endpoint"
};
// tools/stripe-sandbox/happenings.ts
/** What happens by itself when the clock gets there. */
var happenings = {
	expire_session: (world, id) => {
		const session = world.store.get("checkout.session", id);
		if (session?.status === "open") expireSession(world, session);
	},
	expire_incomplete: expireIncomplete,
	fail_refund: failRefund,
	finalize_invoice: finalizeDraft,
	invoice_overdue: becomeOverdue,
	renew,
	retry_invoice: tryToCollect
};
// node_modules/hono/dist/helper/html/index.js
/**
* @module
* html Helper for Hono.
*/
var html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") escapeToBuffer(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else escapeToBuffer(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? raw(resolveCallbackSync(raw(buffer[0], buffer.callbacks))) : raw(buffer[0]) : stringBufferToString(buffer, buffer.callbacks);
};
// tools/stripe-sandbox/pages/card-form.ts
var GOOD_CARD = "4242 4242 4242 4242";
/** The test cards the page offers by a press; any other of Stripe's can be typed. */
var OFFERED = [
	["4000000000000002", "Card declined"],
	["4000000000009995", "Not enough money"],
	["4000000000000069", "Card expired"],
	["4000000000000127", "Wrong security code"],
	["4000002500003155", "Bank asks back (3-D Secure)"]
];
var blank = (email, expiry) => ({
	email: email ?? "",
	name: "",
	card: GOOD_CARD,
	expiry,
	cvc: "123"
});
var spaced = (number) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
/**
* The fields of a card, what was typed kept, and one press for each card that fails. It is sent to `action`, wherever it
* is shown: after a failed question of the bank it stands at another address.
*/
function cardForm(typed, problem, { label, asksEmail, action }) {
	const invalid = (field) => problem?.field === field ? html`aria-invalid="true" aria-describedby="problem"` : "";
	return html`${problem ? html`<p class="error" id="problem" role="alert">${problem.message}</p>` : ""}
<form method="post" action="${action}">
${asksEmail ? html`<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${typed.email}" ${invalid("email")}>` : html`<input type="hidden" name="email" value="${typed.email}">`}
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="cc-number" required value="${typed.card}" ${invalid("card")}>
<div class="pair">
<div><label for="expiry">Expiry (MM / YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" required value="${typed.expiry}" ${invalid("expiry")}></div>
<div><label for="cvc">Security code</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required value="${typed.cvc}" ${invalid("cvc")}></div>
</div>
<label for="name">Name on card</label>
<input id="name" name="name" autocomplete="cc-name" value="${typed.name}" ${invalid("name")}>
<button>${label}</button>
<details>
<summary>Try a card that fails</summary>
<div class="cards">
${OFFERED.map(([number, outcome]) => html`<button class="plain" name="try" value="${number}"><span>${outcome}</span><span>${spaced(number)}</span></button>
`)}</div>
</details>
</form>`;
}
var posted = object({
	email: string().max(512).default(""),
	name: string().max(256).default(""),
	card: string().max(30).default(""),
	expiry: string().max(10).default(""),
	cvc: string().max(5).default(""),
	try: string().max(19).optional()
});
/** What was typed, and either the payer or what is wrong with it. */
function readCardForm(form, now) {
	const { try: tried, ...fields } = posted.parse(form);
	const typed = tried ? {
		...fields,
		card: spaced(tried)
	} : fields;
	const number = typed.card.replaceAll(/\D/g, "");
	const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed.expiry);
	const [month, year] = [Number(expiry?.[1]), 2e3 + Number(expiry?.[2])];
	if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) return {
		typed,
		problem: {
			field: "email",
			message: "Enter your e-mail address."
		}
	};
	if (number.length < 12) return {
		typed,
		problem: {
			field: "card",
			message: "Your card number is incomplete."
		}
	};
	if (!expiry || month < 1 || month > 12) return {
		typed,
		problem: {
			field: "expiry",
			message: "Your card's expiration date is incomplete."
		}
	};
	if (Date.UTC(year, month) <= now * 1e3) return {
		typed,
		problem: {
			field: "expiry",
			message: "Your card's expiration date is in the past."
		}
	};
	if (!/^\d{3,4}$/.test(typed.cvc)) return {
		typed,
		problem: {
			field: "cvc",
			message: "Your card's security code is incomplete."
		}
	};
	const { email, name } = typed;
	return {
		typed,
		payer: {
			email,
			name,
			number,
			expMonth: month,
			expYear: year
		}
	};
}
// tools/stripe-sandbox/pages/layout.ts
/** Every page of the sandbox: plain HTML that says at once that no money moves. */
function layout(title, body) {
	return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – test payments</title>
<link rel="stylesheet" href="/_sandbox/pages.css">
</head>
<body>
<header class="banner"><strong>Test mode.</strong> This page stands in for Stripe. No money moves, no card is kept.</header>
<main>
${body}
</main>
</body>
</html>`;
}
/** A page that only says something, with one way on. */
function notice(title, text, link) {
	return layout(title, html`<h1>${title}</h1>
<p>${text}</p>
${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : raw("")}`);
}
/** Pages post to themselves and then leave for the app; browsers hold such redirects against `form-action` too. */
function pageHeaders(leadsTo) {
	return {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy": [
			"default-src 'none'",
			"style-src 'self'",
			`form-action 'self' ${[...new Set(leadsTo.flatMap((url) => url ? new URL(url).origin : []))].join(" ")}`.trim(),
			"frame-ancestors 'none'",
			"base-uri 'none'"
		].join("; "),
		"referrer-policy": "no-referrer",
		"x-content-type-options": "nosniff"
	};
}
// tools/stripe-sandbox/pages/challenge.ts
/** The bank's own page of a 3-D Secure payment, with both of its endings. */
function challengePage(sum) {
	return layout("Confirm the payment", html`<h1>Your bank asks you to confirm</h1>
<p>This stands in for your bank's page (3-D Secure). A payment of</p>
<p class="total">${sum}</p>
<form method="post">
<button name="answer" value="complete">Complete</button>
<button class="plain" name="answer" value="fail">Fail</button>
</form>`);
}
// tools/stripe-sandbox/pages/dates.ts
var DAYS = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "long",
	timeZone: "Europe/London"
});
/** `3 May 2026` for seconds since 1970. */
var inDays = (moment) => moment ? DAYS.format(/* @__PURE__ */ new Date(moment * 1e3)) : "";
/** The two digits of the year so many years on, for a card's expiry. */
var lastTwoDigits = (moment, yearsOn) => String((/* @__PURE__ */ new Date(moment * 1e3)).getUTCFullYear() + yearsOn).slice(-2);
// tools/stripe-sandbox/pages/checkout.ts
/** The payment page of a Checkout Session, and the bank's page that some cards lead to. */
function checkoutPages(world, afterwards) {
	const app = new Hono();
	const change = (work) => {
		try {
			return world.store.atomically(work);
		} finally {
			afterwards();
		}
	};
	app.get("/pay/:id", (c) => withOpen(world, c, (session) => show$1(world, c, session, firstLook(world, session))));
	app.post("/pay/:id", async (c) => {
		const form = await c.req.parseBody();
		return withOpen(world, c, (session) => {
			const { typed, payer, problem } = readCardForm(form, world.now());
			if (!payer) return show$1(world, c, session, typed, problem);
			return onward(world, c, change(() => paySession(world, session.id, payer)), typed);
		});
	});
	app.get("/pay/:id/challenge", (c) => withOpen(world, c, (session) => c.html(challengePage(sumOf$1(session)), 200, headers(session))));
	app.post("/pay/:id/challenge", async (c) => {
		const { answer } = await c.req.parseBody();
		return withOpen(world, c, (session) => {
			return onward(world, c, change(() => answerChallenge(world, session.id, answer === "complete" ? "passed" : "failed")), firstLook(world, session));
		});
	});
	return app;
}
function withOpen(world, c, then) {
	const session = world.store.get("checkout.session", c.req.param("id") ?? "");
	if (!session) return c.html(notice("Not found", "There is no such payment page."), 404, pageHeaders([]));
	if (session.status === "open") return refusedAsPage(c, () => then(session));
	const isPaid = session.status === "complete";
	const text = isPaid ? "This payment has been made. You can close this page." : "This payment page has expired. Nothing was paid.";
	const back = isPaid ? session.success_url?.replace("{CHECKOUT_SESSION_ID}", session.id) : session.cancel_url;
	const link = back ? {
		href: back,
		label: "Back to the club"
	} : void 0;
	return c.html(notice(isPaid ? "Already paid" : "Expired", text, link), isPaid ? 200 : 410, headers(session));
}
async function refusedAsPage(c, work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return c.html(notice("That did not work", error.message), 409, pageHeaders([]));
	}
}
function onward(world, c, paid, typed) {
	if (paid.state === "refused") return show$1(world, c, paid.session, typed, { message: paid.refusal.message });
	if (paid.state === "challenge") return c.redirect(`/pay/${paid.session.id}/challenge`, 303);
	const address = (paid.session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", paid.session.id);
	return c.redirect(address, 303);
}
function show$1(world, c, session, typed, problem) {
	const items = world.store.get("checkout_order", session.id)?.items ?? [];
	const verb = session.mode === "subscription" ? "Subscribe and pay" : "Pay";
	const body = html`${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">← Back</a>` : ""}
<h1>${heading(session, items)}</h1>
<p class="total">${sumOf$1(session)}</p>
${order(session, items)}
<h2>Pay by card</h2>
${cardForm(typed, problem, {
		label: `${verb} ${sumOf$1(session)}`,
		asksEmail: !session.customer || !typed.email,
		action: `/pay/${session.id}`
	})}`;
	return c.html(layout(`Pay ${sumOf$1(session)}`, body), 200, headers(session));
}
var heading = (session, items) => session.mode === "subscription" ? `Subscribe to ${items[0]?.description ?? "this plan"}` : "Your payment";
function order(session, items) {
	const currency = session.currency ?? "gbp";
	const cut = session.total_details?.amount_discount ?? 0;
	return html`<table>
<tbody>
${items.map((item) => html`<tr><th scope="row">${item.description}${details(item)}</th><td>${inWords(item.amount_subtotal, currency)}</td></tr>
`)}${cut > 0 ? html`<tr><th scope="row">Discount</th><td>${inWords(-cut, currency)}</td></tr>` : ""}
</tbody>
<tfoot><tr><th scope="row">Total due today</th><td>${sumOf$1(session)}</td></tr></tfoot>
</table>`;
}
function details({ quantity, price, currency }) {
	const each = (quantity ?? 1) > 1 ? `${quantity} × ${inWords(price?.unit_amount ?? 0, currency)}` : "";
	const count = price?.recurring?.interval_count ?? 1;
	const text = [each, price?.recurring ? `every ${count > 1 ? `${count} ${price.recurring.interval}s` : price.recurring.interval}` : ""].filter(Boolean).join(", ");
	return text ? html`<small>${text}</small>` : "";
}
var sumOf$1 = (session) => inWords(session.amount_total ?? 0, session.currency ?? "gbp");
var headers = (session) => pageHeaders([session.success_url, session.cancel_url]);
function firstLook(world, session) {
	const { email = null } = session.customer_details ?? {};
	return blank(email ?? session.customer_email, `12 / ${lastTwoDigits(world.now(), 4)}`);
}
// tools/stripe-sandbox/pages/pdf.ts
var A4 = {
	width: 595,
	height: 842
};
/** Helvetica's widths are near this share of the size; enough to align sums on the right. */
var DIGIT_WIDTH = .556;
/** One A4 page of text as a PDF 1.4 file, in the built-in Helvetica with Western European letters. */
function pdf(title, texts) {
	const content = Buffer.from(texts.map(drawn).join("\n"), "latin1");
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
		`<< /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
		`<< /Title (${escaped(title)}) >>`
	];
	const parts = ["%PDF-1.4\n"];
	const offsets = [];
	for (const [index, object] of objects.entries()) {
		offsets.push(lengthOf(parts));
		parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
	}
	const table = lengthOf(parts);
	parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
	for (const offset of offsets) parts.push(`${String(offset).padStart(10, "0")} 00000 n \n`);
	parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`);
	return Buffer.from(parts.join(""), "latin1");
}
var lengthOf = (parts) => parts.reduce((sum, part) => sum + part.length, 0);
function drawn({ x, y, size, text, bold, alignRight }) {
	const left = alignRight ? x - text.length * size * DIGIT_WIDTH : x;
	return `BT /${bold ? "F2" : "F1"} ${size} Tf ${left.toFixed(1)} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
}
/** Letters beyond Latin-1 become question marks: the built-in fonts have none. */
function escaped(text) {
	return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?").replaceAll(/[\\()]/g, "\\$&");
}
// tools/stripe-sandbox/pages/invoice-pdf.ts
var LEFT = 56;
var RIGHT = 540;
var MOST_LINES = 30;
/** The invoice on paper. */
function invoicePdf(invoice) {
	const { currency } = invoice;
	const facts = [
		`Invoice number: ${invoice.number ?? ""}`,
		`Date of issue: ${inDays(invoice.effective_at)}`,
		...invoice.due_date ? [`Date due: ${inDays(invoice.due_date)}`] : [],
		`From: ${invoice.account_name ?? ""}`,
		`Bill to: ${[invoice.customer_name, invoice.customer_email].filter(Boolean).join(", ")}`,
		`Status: ${invoice.status ?? ""}`
	];
	const rows = [...invoice.lines.data.slice(0, MOST_LINES).map((line) => ({
		label: line.description ?? "",
		sum: inWords(line.amount, line.currency)
	})), ...invoice.subtotal === invoice.total ? [] : [{
		label: "Discount",
		sum: inWords(invoice.total - invoice.subtotal, currency)
	}]];
	const top = 720 - facts.length * 16;
	const texts = [
		{
			x: LEFT,
			y: 770,
			size: 20,
			text: "Invoice",
			bold: true
		},
		{
			x: LEFT,
			y: 750,
			size: 9,
			text: "Test mode: made by the payment sandbox. Nothing is owed."
		},
		...facts.map((text, index) => ({
			x: LEFT,
			y: 724 - index * 16,
			size: 10,
			text
		})),
		...rows.flatMap(({ label, sum }, index) => [{
			x: LEFT,
			y: top - index * 18,
			size: 10,
			text: label.slice(0, 80)
		}, {
			x: RIGHT,
			y: top - index * 18,
			size: 10,
			text: sum,
			alignRight: true
		}]),
		{
			x: LEFT,
			y: top - rows.length * 18 - 12,
			size: 12,
			text: "Amount due",
			bold: true
		},
		{
			x: RIGHT,
			y: top - rows.length * 18 - 12,
			size: 12,
			text: inWords(invoice.amount_due, currency),
			bold: true,
			alignRight: true
		}
	];
	return pdf(`Invoice ${invoice.number ?? ""}`, texts);
}
// tools/stripe-sandbox/pages/invoice.ts
/** The page of an invoice, where it is read, printed and paid. Its address carries a secret. */
function invoicePages(world, afterwards) {
	const app = new Hono();
	const change = (work) => {
		try {
			return world.store.atomically(work);
		} finally {
			afterwards();
		}
	};
	app.get("/invoice/:id/:secret", (c) => withInvoice(world, c, (invoice) => show(world, c, invoice)));
	app.get("/invoice/:id/:secret/pdf", (c) => withInvoice(world, c, (invoice) => c.body(new Uint8Array(invoicePdf(invoice)), 200, {
		"content-type": "application/pdf",
		"content-disposition": `attachment; filename="Invoice-${invoice.number}.pdf"`,
		"cache-control": "no-store"
	})));
	app.post("/invoice/:id/:secret", async (c) => {
		const form = await c.req.parseBody();
		return withInvoice(world, c, (invoice) => {
			const { typed, payer, problem } = readCardForm(form, world.now());
			if (!payer) return show(world, c, invoice, typed, problem);
			const settled = change(() => {
				return settleInvoice(world, invoice, {
					method: createPaymentMethod(world, payer),
					presence: "on_session",
					challengeUrl: `sandbox://${c.req.path}/challenge`
				});
			});
			if (settled.intent?.status === "requires_action") return c.redirect(`${c.req.path}/challenge`, 303);
			if (settled.refusal) return show(world, c, settled.invoice, typed, { message: settled.refusal.message });
			return c.redirect(c.req.path, 303);
		});
	});
	app.get("/invoice/:id/:secret/challenge", (c) => withInvoice(world, c, (invoice) => c.html(challengePage(sumOf(invoice)), 200, pageHeaders([]))));
	app.post("/invoice/:id/:secret/challenge", async (c) => {
		const { answer } = await c.req.parseBody();
		return withInvoice(world, c, (invoice) => {
			const settled = change(() => answered(world, invoice, answer === "complete" ? "passed" : "failed"));
			const problem = settled.refusal && { message: settled.refusal.message };
			if (problem) return show(world, c, settled.invoice, void 0, problem);
			return c.redirect(c.req.path.replace(/\/challenge$/, ""), 303);
		});
	});
	return app;
}
function answered(world, invoice, challenge) {
	return settleInvoice(world, invoice, {
		method: world.find("payment_method", intentOf$1(world, invoice.id)?.payment_method ?? ""),
		presence: "on_session",
		challenge
	});
}
function withInvoice(world, c, then) {
	const { id = "", secret = "" } = c.req.param();
	const invoice = world.store.get("invoice", id);
	if (!invoice || world.store.get("hosted_secret", id)?.secret !== secret) return c.html(notice("Not found", "There is no such invoice."), 404, pageHeaders([]));
	try {
		return then(invoice);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return c.html(notice("That did not work", error.message), 409, pageHeaders([]));
	}
}
function show(world, c, invoice, typed, problem) {
	const here = c.req.path.replace(/\/challenge$/, "");
	const isOpen = invoice.status === "open";
	const body = html`<h1>Invoice ${invoice.number}</h1>
<p class="total">${sumOf(invoice)}</p>
<p>${invoice.account_name} to ${invoice.customer_name ?? invoice.customer_email}</p>
${stateOf(invoice)}
<table>
<tbody>
${invoice.lines.data.map((line) => html`<tr><th scope="row">${line.description}</th><td>${inWords(line.amount, line.currency)}</td></tr>
`)}${discountRow(invoice)}
</tbody>
<tfoot><tr><th scope="row">Amount due</th><td>${sumOf(invoice)}</td></tr></tfoot>
</table>
<p><a href="${here}/pdf">Download as PDF</a></p>
${isOpen ? html`<h2>Pay by card</h2>${cardForm(typed ?? empty(world, invoice), problem, {
		label: `Pay ${sumOf(invoice)}`,
		asksEmail: !invoice.customer_email,
		action: here
	})}` : ""}`;
	return c.html(layout(`Invoice ${invoice.number}`, body), 200, pageHeaders([]));
}
function stateOf({ status, due_date: due, status_transitions: moments }) {
	if (status === "paid") return html`<p class="done">Paid on ${inDays(moments.paid_at)}</p>`;
	if (status === "void") return html`<p><strong>This invoice was cancelled. Nothing is to be paid.</strong></p>`;
	return due ? html`<p>Due on ${inDays(due)}</p>` : "";
}
function discountRow(invoice) {
	const cut = invoice.subtotal - invoice.total;
	return cut > 0 ? html`<tr><th scope="row">Discount</th><td>${inWords(-cut, invoice.currency)}</td></tr>` : "";
}
var sumOf = (invoice) => inWords(invoice.amount_due, invoice.currency);
var empty = (world, invoice) => blank(invoice.customer_email, `12 / ${lastTwoDigits(world.now(), 4)}`);
// tools/stripe-sandbox/pages/payment.ts
/** The receipt of a payment, and the bank's page of a payment that the API began. */
function paymentPages(world, afterwards) {
	const app = new Hono();
	const withIntent = (c, then) => {
		const intent = world.store.get("payment_intent", c.req.param("id") ?? "");
		return intent ? then(intent) : c.html(notice("Not found", "There is no such payment."), 404, pageHeaders([]));
	};
	app.get("/receipt/:id", (c) => withIntent(c, (intent) => c.html(receipt(world, intent), 200, pageHeaders([]))));
	app.get("/challenge/:id", (c) => withIntent(c, (intent) => c.html(challengePage(inWords(intent.amount, intent.currency)), 200, pageHeaders([]))));
	app.post("/challenge/:id", async (c) => {
		const { answer } = await c.req.parseBody();
		return withIntent(c, (intent) => {
			if (intent.status !== "requires_action" || !intent.payment_method) return c.html(notice("Done", "This payment has been answered already."), 200, pageHeaders([]));
			const method = world.find("payment_method", intent.payment_method);
			const challenge = answer === "complete" ? "passed" : "failed";
			const { refusal } = world.store.atomically(() => tryIntent(world, intent, {
				method,
				presence: "on_session",
				challenge
			}));
			afterwards();
			return c.html(notice(refusal ? "Not paid" : "Paid", refusal?.message ?? "You can close this page."));
		});
	});
	return app;
}
function receipt(world, intent) {
	const charge = world.store.get("charge", intent.latest_charge ?? "");
	if (!charge?.paid) return notice("No receipt", "This payment has not been made.");
	const card = charge.payment_method_details?.card;
	return layout("Receipt", html`<h1>Receipt</h1>
<p class="total">${inWords(charge.amount, charge.currency)}</p>
<p class="done">Paid on ${inDays(charge.created)}</p>
<table><tbody>
<tr><th scope="row">For</th><td>${charge.description ?? "Sevenmetre"}</td></tr>
<tr><th scope="row">Card</th><td>${card ? cardInWords(card) : ""}</td></tr>
${charge.amount_refunded > 0 ? html`<tr><th scope="row">Refunded</th><td>${inWords(charge.amount_refunded, charge.currency)}</td></tr>` : ""}
</tbody></table>`);
}
// tools/stripe-sandbox/pages/portal.ts
/** The customer's own pages: the card, the subscriptions, the invoices. The address is a secret of one hour. */
function portalPages(world, render, afterwards) {
	const app = new Hono();
	const change = (work) => {
		world.store.atomically(work);
		afterwards();
	};
	app.get("/portal/:id/:secret", (c) => withOwner(world, c, (owner) => home(world, render, c, owner)));
	app.post("/portal/:id/:secret", async (c) => {
		const { cancel, resume } = await c.req.parseBody();
		return withOwner(world, c, ({ customer }) => {
			const found = world.store.get("subscription", String(cancel ?? resume));
			if (found?.customer === customer.id) change(() => changeSubscription(world, found, { cancel_at_period_end: cancel !== void 0 }));
			return c.redirect(c.req.path, 303);
		});
	});
	app.get("/portal/:id/:secret/card", (c) => withOwner(world, c, ({ session, customer }) => {
		return cardPage(c, session, blank(customer.email, `12 / ${lastTwoDigits(world.now(), 4)}`));
	}));
	app.post("/portal/:id/:secret/card", async (c) => {
		const form = await c.req.parseBody();
		return withOwner(world, c, ({ session, customer }) => {
			const { typed, payer, problem } = readCardForm(form, world.now());
			const refusal = payer && cardOf(payer.number).refusal;
			if (!payer || refusal) return cardPage(c, session, typed, problem ?? (refusal && { message: refusal.message }));
			change(() => {
				const method = createPaymentMethod(world, payer);
				attachPaymentMethod(world, method.id, customer.id);
				makeDefault(world, customer, method.id);
				for (const { id } of ofCustomer(world, customer.id)) world.store.patch("subscription", id, { default_payment_method: method.id });
				world.emit("customer.updated", world.find("customer", customer.id), { invoice_settings: customer.invoice_settings });
			});
			return c.redirect(c.req.path.replace(/\/card$/, ""), 303);
		});
	});
	return app;
}
function withOwner(world, c, then) {
	const { id = "", secret = "" } = c.req.param();
	const session = world.store.get("billing_portal.session", id);
	const customer = session && world.store.get("customer", session.customer);
	const isRight = world.store.get("hosted_secret", id)?.secret === secret;
	if (!session || !customer || !isRight || session.created + 3600 < world.now()) return c.html(notice("Expired", "This address has expired. Open it again from the club."), 410, pageHeaders([]));
	return then({
		session,
		customer
	});
}
var ofCustomer = (world, customer) => world.store.all("subscription").filter((row) => row.customer === customer && row.status !== "canceled");
function home(world, render, c, { session, customer }) {
	const subscriptions = ofCustomer(world, customer.id);
	const invoices = world.store.all("invoice").filter((row) => row.customer === customer.id && row.status !== "draft");
	const [first] = subscriptions;
	const card = world.store.get("payment_method", first?.default_payment_method ?? customer.invoice_settings.default_payment_method ?? "")?.card;
	const body = html`${session.return_url ? html`<a class="back" href="${session.return_url}">← Back to the club</a>` : ""}
<h1>Your payments</h1>
<p>${customer.name ?? ""} ${customer.email ? html`<small>${customer.email}</small>` : ""}</p>
<h2>Subscriptions</h2>
${subscriptions.length > 0 ? subscriptions.map((row) => subscriptionPart(world, row)) : html`<p>You have no subscription.</p>`}
<h2>Card</h2>
<p>${card ? `${cardInWords(card)}, expires ${card.exp_month}/${card.exp_year}` : "No card is kept."}</p>
<p><a href="${c.req.path}/card">${card ? "Use another card" : "Add a card"}</a></p>
<h2>Invoices</h2>
${invoices.length > 0 ? invoiceTable(render, invoices) : html`<p>There are no invoices.</p>`}`;
	return c.html(layout("Your payments", body), 200, pageHeaders([session.return_url]));
}
function subscriptionPart(world, subscription) {
	const [item] = subscription.items.data;
	const name = world.store.get("product", item?.price.product ?? "")?.name ?? "Subscription";
	const end = inDays(item?.current_period_end);
	const price = inWords(item?.price.unit_amount ?? 0, subscription.currency);
	const ends = subscription.cancel_at_period_end;
	return html`<p><strong>${name}</strong><small>${price} every ${item?.price.recurring?.interval}. ${ends ? `Ends on ${end}.` : `Renews on ${end}.`}${subscription.status === "past_due" ? " The last payment failed." : ""}</small></p>
<form method="post"><button class="plain" name="${ends ? "resume" : "cancel"}" value="${subscription.id}">${ends ? "Keep the subscription" : "Cancel at the end of the period"}</button></form>`;
}
function invoiceTable(render, invoices) {
	return html`<table><tbody>
${invoices.toReversed().map((row) => html`<tr><th scope="row"><a href="${render(row.hosted_invoice_url ?? "")}">${row.number}</a><small>${inDays(row.created)}, ${row.status}</small></th><td>${inWords(row.total, row.currency)}</td></tr>
`)}</tbody></table>`;
}
function cardPage(c, session, typed, problem) {
	const body = html`<a class="back" href="${c.req.path.replace(/\/card$/, "")}">← Back</a>
<h1>Use another card</h1>
${cardForm(typed, problem, {
		label: "Save the card",
		asksEmail: !typed.email,
		action: c.req.path
	})}`;
	return c.html(layout("Your card", body), 200, pageHeaders([session.return_url]));
}
// tools/stripe-sandbox/pages/styles.ts
/** The one stylesheet of the sandbox's pages. */
var STYLES = `
:root { color-scheme: light dark; --ink: light-dark(#1a1f36, #eef0f6); --soft: light-dark(#5b6478, #a9b1c4);
  --line: light-dark(#d8dce6, #3a4152); --paper: light-dark(#fff, #1c2130); --ground: light-dark(#f4f6fa, #12151f);
  --accent: light-dark(#0a58c4, #7fb2ff); --on-accent: light-dark(#fff, #0b1220); --bad: light-dark(#b3261e, #ffb4ab);
  --good: light-dark(#1b6e3c, #8fd6a8); --warn: light-dark(#fff4cf, #3b3210); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; background: var(--warn); border-bottom: 1px solid var(--line); font-size: .875rem; text-align: center; }
main { max-width: 30rem; margin: 1.5rem auto; padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; }
@media (max-width: 32rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0; } }
h1 { margin: .25rem 0 0; font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
a { color: var(--accent); }
.back { font-size: .9375rem; }
.total { margin: 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
td:last-child { text-align: right; white-space: nowrap; }
tfoot th, tfoot td { font-weight: 700; border: 0; }
small { color: var(--soft); display: block; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600; font-size: .9375rem; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem;
  background: var(--paper); color: inherit; font: inherit; }
input[aria-invalid=true] { border-color: var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1.25rem; padding: .7rem 1rem; border: 0; border-radius: .5rem;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
button.plain { background: none; color: var(--accent); border: 1px solid var(--line); font-weight: 500; margin-top: .5rem; min-height: 2.75rem; }
.error { margin: 1rem 0 0; padding: .75rem 1rem; border: 1px solid var(--bad); border-left-width: .35rem; border-radius: .5rem; color: var(--bad); }
.done { color: var(--good); font-weight: 700; }
details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
summary { cursor: pointer; font-weight: 600; }
.cards button { display: flex; justify-content: space-between; gap: 1rem; text-align: left; }
.cards span:last-child { color: var(--soft); font-variant-numeric: tabular-nums; }
`;
// tools/stripe-sandbox/server.ts
/** Fixed, so that a `.env` may name it; it opens nothing but loopback. */
var SANDBOX_KEY = "sk_test_sevenmetre_sandbox";
/** The endpoint that the app itself is. */
var APP_ENDPOINT = "we_app";
/** Starts the sandbox. Answers once it listens. */
async function startStripeSandbox(options) {
	const { dataDir, port = 0, pagesUrl, now = () => /* @__PURE__ */ new Date() } = options;
	const store = new Store(join(dataDir));
	const world = new World(store, now);
	const origin = { url: "" };
	const base = () => pagesUrl ?? origin.url;
	const addressed = (text) => text.replace(/^sandbox:\/\//, base());
	const render = (answer) => JSON.stringify(answer, null, 2).replaceAll("\"sandbox://", `"${base()}`);
	const webhooks = new Webhooks(world, render);
	const due = new Due(world, happenings, () => webhooks.wake());
	const faults = new Faults();
	const requests = new RequestLog();
	const idempotency = new Idempotency(world);
	const afterwards = () => {
		due.run();
		webhooks.wake();
	};
	const secret = options.webhookSecret ?? store.get("webhook_endpoint", APP_ENDPOINT)?.secret ?? `whsec_${word(32)}`;
	const sendWebhooksTo = (url) => {
		store.atomically(() => putEndpoint(world, {
			id: APP_ENDPOINT,
			url,
			secret,
			enabled_events: ["*"],
			description: "The app"
		}));
		webhooks.wake();
	};
	const reset = () => {
		const app = store.get("webhook_endpoint", APP_ENDPOINT);
		store.clear();
		faults.clear();
		requests.clear();
		if (app) sendWebhooksTo(app.url);
	};
	const site = new Hono();
	site.get("/_sandbox/pages.css", (c) => c.body(STYLES, 200, { "content-type": "text/css; charset=utf-8" }));
	site.get("/favicon.ico", (c) => c.body(null, 204));
	site.route("/", control({
		world,
		due,
		faults,
		requests,
		webhooks,
		render,
		reset
	}));
	for (const pages of [
		checkoutPages,
		invoicePages,
		paymentPages
	]) site.route("/", pages(world, afterwards));
	site.route("/", portalPages(world, addressed, afterwards));
	site.route("/", api({
		world,
		calls,
		apiKey: SANDBOX_KEY,
		faults,
		requests,
		idempotency,
		render,
		afterwards
	}));
	site.onError((error, c) => {
		options.log?.error({
			err: error,
			path: c.req.path
		}, "the Stripe sandbox failed");
		return c.json({ error: {
			message: "The sandbox failed. This is a fault of the sandbox, not of the request.",
			type: "api_error"
		} }, 500);
	});
	const server = createServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }));
	const remembered = store.get("setting", "port")?.value;
	const chosen = port || !remembered ? await listen(server, port) : await listen(server, remembered).catch(() => listen(server, 0));
	origin.url = `http://127.0.0.1:${chosen}`;
	store.atomically(() => store.put("setting", {
		id: "port",
		value: chosen
	}));
	idempotency.prune();
	if (options.webhookUrl) sendWebhooksTo(options.webhookUrl);
	due.run();
	options.log?.info({ url: origin.url }, "the Stripe sandbox listens");
	return {
		url: origin.url,
		apiKey: SANDBOX_KEY,
		webhookSecret: secret,
		sendWebhooksTo,
		async stop() {
			due.stop();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await webhooks.stop();
			store.close();
		}
	};
}
/** Listens on loopback and answers the port. */
function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			server.off("error", reject);
			const address = server.address();
			resolve(typeof address === "object" && address ? address.port : port);
		});
	});
}
export { startStripeSandbox };
