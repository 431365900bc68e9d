import { r as eq } from "./conditions-pL3KaXVp.js";
import { b as isId, d as touch, p as transact, x as newId } from "./audit-aXSCcebb.js";
import { A as refused, k as done } from "./policy-DBenYwHX.js";
import { Rt as payments, Vt as subscriptions, Yt as countries$1, Zt as members } from "./holders.server-oKR63oCU.js";
import { Vt as syncSubscription, Zt as ask, at as announce, c as copyInvoice, et as idOf, l as descriptionOf, nt as settleSession, tt as intentOf } from "./join-batch.server-CaNzzakJ.js";
var en_default = {
	locale: "en",
	countries: {
		"AF": "Afghanistan",
		"AL": "Albania",
		"DZ": "Algeria",
		"AS": "American Samoa",
		"AD": "Andorra",
		"AO": "Angola",
		"AI": "Anguilla",
		"AQ": "Antarctica",
		"AG": "Antigua and Barbuda",
		"AR": "Argentina",
		"AM": "Armenia",
		"AW": "Aruba",
		"AU": "Australia",
		"AT": "Austria",
		"AZ": "Azerbaijan",
		"BS": "Bahamas",
		"BH": "Bahrain",
		"BD": "Bangladesh",
		"BB": "Barbados",
		"BY": "Belarus",
		"BE": "Belgium",
		"BZ": "Belize",
		"BJ": "Benin",
		"BM": "Bermuda",
		"BT": "Bhutan",
		"BO": "Bolivia",
		"BA": "Bosnia and Herzegovina",
		"BW": "Botswana",
		"BV": "Bouvet Island",
		"BR": "Brazil",
		"IO": "British Indian Ocean Territory",
		"BN": "Brunei Darussalam",
		"BG": "Bulgaria",
		"BF": "Burkina Faso",
		"BI": "Burundi",
		"KH": "Cambodia",
		"CM": "Cameroon",
		"CA": "Canada",
		"CV": "Cape Verde",
		"KY": "Cayman Islands",
		"CF": "Central African Republic",
		"TD": "Chad",
		"CL": "Chile",
		"CN": ["People's Republic of China", "China"],
		"CX": "Christmas Island",
		"CC": "Cocos (Keeling) Islands",
		"CO": "Colombia",
		"KM": "Comoros",
		"CG": ["Republic of the Congo", "Congo"],
		"CD": ["Democratic Republic of the Congo", "Congo"],
		"CK": "Cook Islands",
		"CR": "Costa Rica",
		"CI": [
			"Cote d'Ivoire",
			"Côte d'Ivoire",
			"Ivory Coast"
		],
		"HR": "Croatia",
		"CU": "Cuba",
		"CY": "Cyprus",
		"CZ": ["Czech Republic", "Czechia"],
		"DK": "Denmark",
		"DJ": "Djibouti",
		"DM": "Dominica",
		"DO": "Dominican Republic",
		"EC": "Ecuador",
		"EG": "Egypt",
		"SV": "El Salvador",
		"GQ": "Equatorial Guinea",
		"ER": "Eritrea",
		"EE": "Estonia",
		"ET": "Ethiopia",
		"FK": "Falkland Islands (Malvinas)",
		"FO": "Faroe Islands",
		"FJ": "Fiji",
		"FI": "Finland",
		"FR": "France",
		"GF": "French Guiana",
		"PF": "French Polynesia",
		"TF": "French Southern Territories",
		"GA": "Gabon",
		"GM": [
			"Republic of The Gambia",
			"The Gambia",
			"Gambia"
		],
		"GE": "Georgia",
		"DE": "Germany",
		"GH": "Ghana",
		"GI": "Gibraltar",
		"GR": "Greece",
		"GL": "Greenland",
		"GD": "Grenada",
		"GP": "Guadeloupe",
		"GU": "Guam",
		"GT": "Guatemala",
		"GN": "Guinea",
		"GW": "Guinea-Bissau",
		"GY": "Guyana",
		"HT": "Haiti",
		"HM": "Heard Island and McDonald Islands",
		"VA": "Holy See (Vatican City State)",
		"HN": "Honduras",
		"HK": "Hong Kong",
		"HU": "Hungary",
		"IS": "Iceland",
		"IN": "India",
		"ID": "Indonesia",
		"IR": ["Islamic Republic of Iran", "Iran"],
		"IQ": "Iraq",
		"IE": "Ireland",
		"IL": "Israel",
		"IT": "Italy",
		"JM": "Jamaica",
		"JP": "Japan",
		"JO": "Jordan",
		"KZ": "Kazakhstan",
		"KE": "Kenya",
		"KI": "Kiribati",
		"KP": "North Korea",
		"KR": [
			"South Korea",
			"Korea, Republic of",
			"Republic of Korea"
		],
		"KW": "Kuwait",
		"KG": "Kyrgyzstan",
		"LA": "Lao People's Democratic Republic",
		"LV": "Latvia",
		"LB": "Lebanon",
		"LS": "Lesotho",
		"LR": "Liberia",
		"LY": "Libya",
		"LI": "Liechtenstein",
		"LT": "Lithuania",
		"LU": "Luxembourg",
		"MO": "Macao",
		"MG": "Madagascar",
		"MW": "Malawi",
		"MY": "Malaysia",
		"MV": "Maldives",
		"ML": "Mali",
		"MT": "Malta",
		"MH": "Marshall Islands",
		"MQ": "Martinique",
		"MR": "Mauritania",
		"MU": "Mauritius",
		"YT": "Mayotte",
		"MX": "Mexico",
		"FM": "Micronesia, Federated States of",
		"MD": "Moldova, Republic of",
		"MC": "Monaco",
		"MN": "Mongolia",
		"MS": "Montserrat",
		"MA": "Morocco",
		"MZ": "Mozambique",
		"MM": "Myanmar",
		"NA": "Namibia",
		"NR": "Nauru",
		"NP": "Nepal",
		"NL": [
			"Netherlands",
			"The Netherlands",
			"Netherlands (Kingdom of the)"
		],
		"NC": "New Caledonia",
		"NZ": "New Zealand",
		"NI": "Nicaragua",
		"NE": "Niger",
		"NG": "Nigeria",
		"NU": "Niue",
		"NF": "Norfolk Island",
		"MK": ["The Republic of North Macedonia", "North Macedonia"],
		"MP": "Northern Mariana Islands",
		"NO": "Norway",
		"OM": "Oman",
		"PK": "Pakistan",
		"PW": "Palau",
		"PS": ["State of Palestine", "Palestine"],
		"PA": "Panama",
		"PG": "Papua New Guinea",
		"PY": "Paraguay",
		"PE": "Peru",
		"PH": "Philippines",
		"PN": ["Pitcairn", "Pitcairn Islands"],
		"PL": "Poland",
		"PT": "Portugal",
		"PR": "Puerto Rico",
		"QA": "Qatar",
		"RE": "Reunion",
		"RO": "Romania",
		"RU": ["Russian Federation", "Russia"],
		"RW": "Rwanda",
		"SH": "Saint Helena",
		"KN": "Saint Kitts and Nevis",
		"LC": "Saint Lucia",
		"PM": "Saint Pierre and Miquelon",
		"VC": "Saint Vincent and the Grenadines",
		"WS": "Samoa",
		"SM": "San Marino",
		"ST": "Sao Tome and Principe",
		"SA": "Saudi Arabia",
		"SN": "Senegal",
		"SC": "Seychelles",
		"SL": "Sierra Leone",
		"SG": "Singapore",
		"SK": "Slovakia",
		"SI": "Slovenia",
		"SB": "Solomon Islands",
		"SO": "Somalia",
		"ZA": "South Africa",
		"GS": "South Georgia and the South Sandwich Islands",
		"ES": "Spain",
		"LK": "Sri Lanka",
		"SD": "Sudan",
		"SR": "Suriname",
		"SJ": "Svalbard and Jan Mayen",
		"SZ": "Eswatini",
		"SE": "Sweden",
		"CH": "Switzerland",
		"SY": "Syrian Arab Republic",
		"TW": ["Taiwan, Province of China", "Taiwan"],
		"TJ": "Tajikistan",
		"TZ": ["United Republic of Tanzania", "Tanzania"],
		"TH": "Thailand",
		"TL": "Timor-Leste",
		"TG": "Togo",
		"TK": "Tokelau",
		"TO": "Tonga",
		"TT": "Trinidad and Tobago",
		"TN": "Tunisia",
		"TR": ["Türkiye", "Turkey"],
		"TM": "Turkmenistan",
		"TC": "Turks and Caicos Islands",
		"TV": "Tuvalu",
		"UG": "Uganda",
		"UA": "Ukraine",
		"AE": ["United Arab Emirates", "UAE"],
		"GB": [
			"United Kingdom",
			"UK",
			"Great Britain"
		],
		"US": [
			"United States of America",
			"United States",
			"USA",
			"U.S.A.",
			"US",
			"U.S."
		],
		"UM": "United States Minor Outlying Islands",
		"UY": "Uruguay",
		"UZ": "Uzbekistan",
		"VU": "Vanuatu",
		"VE": "Venezuela",
		"VN": "Vietnam",
		"VG": "Virgin Islands, British",
		"VI": "Virgin Islands, U.S.",
		"WF": "Wallis and Futuna",
		"EH": "Western Sahara",
		"YE": "Yemen",
		"ZM": "Zambia",
		"ZW": "Zimbabwe",
		"AX": ["Åland Islands", "Aland Islands"],
		"BQ": "Bonaire, Sint Eustatius and Saba",
		"CW": "Curaçao",
		"GG": "Guernsey",
		"IM": "Isle of Man",
		"JE": "Jersey",
		"ME": "Montenegro",
		"BL": "Saint Barthélemy",
		"MF": "Saint Martin (French part)",
		"RS": "Serbia",
		"SX": "Sint Maarten (Dutch part)",
		"SS": "South Sudan",
		"XK": "Kosovo"
	}
};
// src/features/members/countries.server.ts
/** Shorter than the standard's own words, where people say something else. */
var COMMON_NAMES = {
	BO: "Bolivia",
	CN: "China",
	CD: "DR Congo",
	CG: "Congo",
	CI: "Côte d'Ivoire",
	FM: "Micronesia",
	GM: "The Gambia",
	IR: "Iran",
	LA: "Laos",
	MD: "Moldova",
	MK: "North Macedonia",
	PS: "Palestine",
	RU: "Russia",
	SY: "Syria",
	TW: "Taiwan",
	TZ: "Tanzania",
	VA: "Vatican City"
};
/** Every country of ISO 3166-1 with its English short name. [SYS-067] */
var COUNTRIES = Object.entries(en_default.countries).map(([iso2, names]) => ({
	iso2,
	shortName: COMMON_NAMES[iso2] ?? (typeof names === "string" ? names : names[0] ?? iso2)
}));
/** Adds the countries that are missing; those that staff have renamed stay as they are. */
async function addCountries(ctx) {
	await transact(ctx, async (tx) => {
		await tx.insert(countries$1).values([...COUNTRIES]).onConflictDoNothing();
		await touch(tx, "countries");
	});
}
// db/seed/demo-logins.ts
/** The same for every demo login; the demo club exists only on databases that hold nothing else. */
var DEMO_PASSWORD = "seven-metre-throw";
/** Who can log in at the demo club. The members chapter gives five of its people these addresses. */
var DEMO_LOGINS = [
	{
		role: "administrator",
		email: "administrator@demo.club",
		username: "administrator",
		name: "Elif Aydın"
	},
	{
		role: "coach",
		email: "coach@demo.club",
		username: "coach",
		name: "Marek Wiśniewski"
	},
	{
		role: "finance",
		email: "finance@demo.club",
		username: "finance",
		name: "Priya Desai"
	},
	{
		role: "shop",
		email: "shop@demo.club",
		username: "shop",
		name: "Chloé Rousseau"
	},
	{
		role: "member",
		email: "member@demo.club",
		username: "member",
		name: "Ana Kovačević"
	}
];
// src/features/billing/commands/sync-invoice.server.ts
/**
* Copies an invoice and what became of it. Of a subscription's invoices the first one settles the card page that it came
* from, each later one that was paid is a payment of its own; so is one that staff made. [INV-003, INV-004]
*/
async function syncInvoice(ctx, id) {
	const asked = await ask(ctx, (stripe) => stripe.invoices.retrieve(id, { expand: ["payments"] }));
	if (!asked.ok) return refused(asked.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	const invoice = asked.value;
	await transact(ctx, (tx) => copyInvoice(ctx, tx, invoice));
	const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
	if (!subscriptionId) return invoice.status === "paid" ? enterPaid(ctx, invoice, await byStaff(ctx, invoice)) : done();
	const synced = await syncSubscription(ctx, subscriptionId);
	if (!synced.ok) return refused(synced.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	if (invoice.status !== "paid") return done();
	if (invoice.billing_reason === "subscription_create") return settleFirst(ctx, invoice, subscriptionId);
	return enterRenewal(ctx, invoice, subscriptionId);
}
async function settleFirst(ctx, invoice, subscriptionId) {
	const id = invoice.parent?.subscription_details?.metadata?.payment_id;
	const [first] = id ? await ctx.db.select().from(payments).where(eq(payments.id, id)) : [];
	if (!first?.sessionId) return enterRenewal(ctx, invoice, subscriptionId);
	const settled = await settleSession(ctx, first.sessionId);
	return settled.ok || settled.reason !== "PROVIDER_DOWN" ? done() : refused("PROVIDER_DOWN");
}
async function enterRenewal(ctx, invoice, subscriptionId) {
	const [subscription] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
	const objectId = subscription?.registrationId ?? subscription?.memberId;
	if (!subscription || !objectId) return refused("UNKNOWN");
	const { memberId, plan, priceId, customerId } = subscription;
	return enterPaid(ctx, invoice, {
		purpose: "subscription",
		objectId,
		memberId,
		description: plan,
		priceId,
		subscriptionId,
		customerId
	});
}
/** Whom staff made an invoice out to; undefined for invoices that were made elsewhere. */
async function byStaff({ db }, invoice) {
	const { gd_object: object, gd_object_id: objectId = "" } = invoice.metadata ?? {};
	if (object !== "invoice" || !isId(objectId)) return void 0;
	const [member] = await db.select({ id: members.id }).from(members).where(eq(members.id, objectId));
	return {
		purpose: "invoice",
		objectId,
		memberId: member?.id ?? null,
		description: descriptionOf(invoice),
		customerId: idOf(invoice.customer)
	};
}
/** What was paid without a card page of ours stands in the ledger too, once. */
async function enterPaid(ctx, invoice, bought) {
	if (!bought) return refused("UNKNOWN");
	if (invoice.amount_paid <= 0) return done();
	const paidAt = invoice.status_transitions.paid_at;
	await transact(ctx, async (tx) => {
		const [entered] = await tx.insert(payments).values({
			...bought,
			id: newId(),
			payerName: invoice.customer_name ?? "",
			payerEmail: invoice.customer_email ?? "",
			amountMinor: invoice.amount_paid,
			status: "paid",
			invoiceId: invoice.id,
			paymentIntentId: intentOf(invoice),
			receiptUrl: invoice.hosted_invoice_url ?? "",
			paidAt: paidAt ? /* @__PURE__ */ new Date(paidAt * 1e3) : ctx.clock.now(),
			createdAt: /* @__PURE__ */ new Date(invoice.created * 1e3)
		}).onConflictDoNothing().returning({
			id: payments.id,
			purpose: payments.purpose,
			objectId: payments.objectId
		});
		if (entered) await announce(tx, "payment.settled", entered);
	});
	return done();
}
export { addCountries as a, COUNTRIES as i, DEMO_LOGINS as n, DEMO_PASSWORD as r, syncInvoice as t };
