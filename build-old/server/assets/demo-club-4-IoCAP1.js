import { c as inArray, d as like, m as ne, r as eq, t as and } from "./conditions-pL3KaXVp.js";
import { $t as teams, E as venues, Ft as events, G as storeOrders, J as registrations, Lt as invoices, Pt as eventTeams, Q as photos, Rt as payments, T as venueImages, Vt as subscriptions, X as photoTags, Xt as memberTeams, Y as albums, Yt as countries, Zt as members, a as rotaSlots, at as competitions, ct as ENGLAND, en as configurations, f as ROTA_TEAMS, i as positions, it as isMinorOn, m as SEATS, n as setHolder, nn as sponsors, nt as firstNameOf, o as rotaWeeks, ot as games, pt as isOurs, sn as users, t as fitSeats, tn as posts, tt as addressName, vt as forms, w as trainings } from "./holders.server-oKR63oCU.js";
import { Bt as cancelSubscription, C as settingsOf, Kt as customerOf, Q as followOrder, Qt as sendForm, Vt as syncSubscription, Y as placeClubOrder, a as assignSubscription, et as idOf, h as CHECKS, i as storeImage, o as createInvoice, ot as listPrices, p as offersFrom, r as followPayments, t as followBatch, wn as createUser } from "./join-batch.server-CaNzzakJ.js";
import { C as SYSTEM, E as hasRole, b as isId, d as touch, f as touchEntry, g as NotFound, m as Forbidden, p as transact, x as newId } from "./audit-aXSCcebb.js";
import { a as addCountries, i as COUNTRIES, n as DEMO_LOGINS, r as DEMO_PASSWORD, t as syncInvoice } from "./sync-invoice.server-D3bxoD3v.js";
import { A as refused, S as nthSlug, T as slugOf, _ as penceOf, a as storeCategories, c as storeStock, g as pence, k as done, o as storeItemImages, s as storeItems, u as LIGHTS } from "./policy-DBenYwHX.js";
import { c as ageOn, f as clubYear, i as setAudience, l as clubDay, o as addDays, p as localDate, u as clubInstant } from "./audience-B6Rl9yRq.js";
import { t as asc } from "./select-DAUlWuyb.js";
import { a as submitRegistration, c as saveFees, l as saveDetails, n as changeBatchStatus, r as createBatch, s as saveQuestions, t as changeCart } from "./change-cart.server-_L8yV3Iy.js";
import { t as count } from "./aggregate-CPdCnZVB.js";
import sharp from "sharp";
// db/seed/builders/user.ts
/** A user: confirmed, role member, without a member record and without a password unless you say otherwise. */
async function aUser(ctx, facts = {}) {
	const { member, confirmed = true, ...given } = facts;
	return transact(ctx, async (tx) => {
		const { id } = await createUser(ctx, tx, {
			email: `user-${newId()}@example.org`,
			name: member?.name ?? "Jo Throw",
			...given
		});
		const [user] = await tx.update(users).set({ emailVerified: confirmed }).where(eq(users.id, id)).returning();
		if (!user) throw new Error("the user was not added");
		if (member) await tx.update(members).set({ userId: id }).where(eq(members.id, member.id));
		return user;
	});
}
// db/seed/story/accounts.ts
/** One login a role, each on the member record that carries its e-mail. */
async function seedAccounts(ctx) {
	for (const login of DEMO_LOGINS) {
		const [member] = await ctx.db.select({
			id: members.id,
			name: members.name
		}).from(members).where(eq(members.email, login.email));
		await aUser(ctx, {
			...login,
			password: DEMO_PASSWORD,
			...member && {
				member,
				name: member.name
			}
		});
	}
}
// db/seed/builders/configuration.ts
/** The one configuration record, with what is given changed in it; made when there is none. */
async function aConfiguration(ctx, given = {}) {
	return transact(ctx, async (tx) => {
		const [saved] = await tx.insert(configurations).values(given).onConflictDoUpdate({
			target: configurations.only,
			set: {
				...given,
				updatedAt: ctx.clock.now()
			}
		}).returning();
		if (!saved) throw new Error("the configuration was not saved");
		await touch(tx, "configurations", `configurations/${saved.id}`);
		return saved;
	});
}
// db/seed/drawings/dice.ts
/** mulberry32: small, quick and even enough for pictures. */
function diceOf(seed) {
	let state = Math.imul(seed + 1, 2654435761) >>> 0;
	const next = () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
	const whole = (low, high) => low + Math.floor(next() * (high - low + 1));
	return {
		between: (low, high) => low + next() * (high - low),
		whole,
		pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
		chance: (share) => next() < share
	};
}
// db/seed/drawings/palette.ts
var PALETTES = {
	home: {
		floor: "#0c3854",
		floor2: "#12486a",
		area: "#e2341d",
		line: "#fbf9f6",
		dark: "#041420",
		body: "#fbf9f6",
		ours: "#e2341d",
		theirs: "#8fc1e3",
		ball: "#f9cb3a",
		light: "#fff4d6"
	},
	maple: {
		floor: "#e2b67e",
		floor2: "#d6a568",
		area: "#2b7f86",
		line: "#fdf7ec",
		dark: "#33210f",
		body: "#14293a",
		ours: "#d32f1c",
		theirs: "#0c3854",
		ball: "#f9cb3a",
		light: "#fff1cf"
	},
	away: {
		floor: "#14564e",
		floor2: "#1b695f",
		area: "#e9b949",
		line: "#f4efe2",
		dark: "#072522",
		body: "#f4efe2",
		ours: "#e2341d",
		theirs: "#f4efe2",
		ball: "#ff8f4a",
		light: "#fbf0c9"
	},
	junior: {
		floor: "#f2b632",
		floor2: "#f7c65a",
		area: "#1a6c9c",
		line: "#fffaf0",
		dark: "#3d2a06",
		body: "#12324a",
		ours: "#e2341d",
		theirs: "#1a6c9c",
		ball: "#fffaf0",
		light: "#fff6dc"
	},
	beach: {
		floor: "#ecd09a",
		floor2: "#f3deb2",
		area: "#1f86a8",
		line: "#fffaf0",
		dark: "#12394a",
		body: "#173d50",
		ours: "#ee5f42",
		theirs: "#f9cb3a",
		ball: "#ee5f42",
		light: "#fff3c4"
	},
	party: {
		floor: "#35193c",
		floor2: "#472552",
		area: "#c93f5f",
		line: "#f8e7d2",
		dark: "#190a20",
		body: "#f8e7d2",
		ours: "#e2341d",
		theirs: "#f2a541",
		ball: "#ffc65c",
		light: "#ffd98f"
	},
	cup: {
		floor: "#26343f",
		floor2: "#30424f",
		area: "#8fd0b5",
		line: "#f3f6f4",
		dark: "#0e171e",
		body: "#f3f6f4",
		ours: "#e2341d",
		theirs: "#8fd0b5",
		ball: "#f9cb3a",
		light: "#eafff6"
	}
};
// db/seed/drawings/court.ts
/** One half of the court from above, to scale: one unit is one metre, the goal stands on the right at x = 20. */
function courtFromAbove(palette) {
	return `<g fill="none" stroke="${palette.line}" stroke-width=".09" transform="matrix(-1 0 0 1 20 0)"><path fill="${palette.area}" d="M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5z"/><path d="M0 0V20M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5M0 0H40V20H0M20 0V20M0 8.5h-1v3h1M4 9.7v.6"/><path stroke-dasharray=".36 .36" d="M2.958 0A9 9 0 0 1 9 8.5v3A9 9 0 0 1 2.958 20"/><path stroke="${palette.ball}" stroke-width=".2" d="M7 9.5v1"/></g>`;
}
/** The ball with its panels, at a place with a radius: a pentagon in the middle, and the seams that leave it. */
function ball(x, y, radius, palette, turn = 0) {
	const r = radius;
	const inner = corners(r * .36, 0);
	const outer = corners(r * .74, 0);
	const rim = corners(r * .98, 24);
	const back = corners(r * .98, -24);
	const seams = outer.map(([ox, oy], index) => `M${at$1(inner[index])}L${ox} ${oy}L${at$1(rim[index])}M${ox} ${oy}L${at$1(back[index])}`);
	return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${r}" fill="${palette.ball}"/><path fill="${palette.dark}" fill-opacity=".6" d="M${inner.map(at$1).join("L")}z"/><path fill="none" stroke="${palette.dark}" stroke-opacity=".5" stroke-width="${two(r * .07)}" d="${seams.join("")}"/></g>`;
}
/** Five corners around the middle, turned by some degrees. */
var corners = (radius, turn) => [
	0,
	72,
	144,
	216,
	288
].map((degrees) => {
	const angle = (degrees + turn) * Math.PI / 180;
	return [two(Math.sin(angle) * radius), two(-Math.cos(angle) * radius)];
});
var at$1 = (point) => point ? `${point[0]} ${point[1]}` : "";
var two = (value) => Math.round(value * 1e3) / 1e3;
// db/seed/drawings/figure.ts
/** Moves of the game, as straight limbs. */
var POSES = {
	jumpShot: {
		lean: 14,
		left: [-70, -20],
		right: [150, 200],
		leftLeg: [-35, -80],
		rightLeg: [30, 60],
		ball: "right"
	},
	throwing: {
		lean: -10,
		left: [75, 60],
		right: [-120, -175],
		leftLeg: [28, 8],
		rightLeg: [-30, -52],
		ball: "right"
	},
	keeperStar: {
		lean: 0,
		left: [-118, -150],
		right: [118, 150],
		leftLeg: [-62, -40],
		rightLeg: [40, 18]
	},
	keeperSplit: {
		lean: 6,
		left: [-95, -120],
		right: [82, 128],
		leftLeg: [-20, -34],
		rightLeg: [86, 88]
	},
	block: {
		lean: 0,
		left: [-168, -178],
		right: [168, 178],
		leftLeg: [-12, -2],
		rightLeg: [12, 2]
	},
	running: {
		lean: 16,
		left: [-55, 25],
		right: [40, 110],
		leftLeg: [48, -18],
		rightLeg: [-22, -82]
	},
	dribbling: {
		lean: 26,
		left: [-40, -10],
		right: [32, 48],
		leftLeg: [34, 4],
		rightLeg: [-26, -66],
		ball: "right"
	},
	cheering: {
		lean: -4,
		left: [-150, -170],
		right: [148, 172],
		leftLeg: [-16, -8],
		rightLeg: [18, -40]
	},
	passing: {
		lean: 10,
		left: [62, 88],
		right: [78, 92],
		leftLeg: [-24, -34],
		rightLeg: [30, 6],
		ball: "right"
	},
	standing: {
		lean: 0,
		left: [-14, -6],
		right: [16, 6],
		leftLeg: [-7, -3],
		rightLeg: [8, 3]
	},
	folded: {
		lean: 2,
		left: [-34, 70],
		right: [34, -70],
		leftLeg: [-9, -3],
		rightLeg: [10, 4]
	}
};
var COURT_POSES = [
	"jumpShot",
	"throwing",
	"running",
	"dribbling",
	"passing",
	"cheering"
];
var TORSO = 33;
var ARM = 16;
var LEG = 21;
/** A player: flat, round-ended, on straight limbs, without a face. `dice` bends each limb a little. */
function figure(dice, given) {
	const bones = skeletonOf(POSES[given.pose], dice);
	const size = given.height / 101;
	const lowest = Math.max(...bones.limbs.map((limb) => limb.points[2][1])) + 4.2;
	const place = `translate(${round(given.x)} ${round(given.y)}) scale(${round(given.flip ? -size : size)} ${round(size)})`;
	const held = bones.hand && given.ball ? given.ball(bones.hand[0], bones.hand[1] - 3, 6) : "";
	return `<g transform="${place} translate(0 ${round(-lowest)})">${drawn(bones, given)}${held}</g>`;
}
/** The same figure as the shadow that low light throws along the floor. */
function shadowOf(dice, given, slant, colour, opacity = .28) {
	const { pose, height, flip = false } = given;
	const flat = figure(dice, {
		x: 0,
		y: 0,
		pose,
		height,
		flip,
		body: colour,
		kit: colour
	});
	return `<g transform="${`translate(${round(given.x)} ${round(given.y)}) matrix(1 0 ${round(-slant)} -.42 0 0)`}" opacity="${opacity}">${flat}</g>`;
}
function skeletonOf(pose, dice) {
	const bent = (limb) => [limb[0] + dice.between(-7, 7), limb[1] + dice.between(-9, 9)];
	const lean = pose.lean + dice.between(-4, 4);
	const neck = along([0, 0], 180 - lean, TORSO);
	const across = (point, half) => [along(point, -90 - lean, half), along(point, 90 - lean, half)];
	const shoulders = across(neck, 11);
	const hips = across([0, 0], 5.5);
	const limb = (from, [upper, lower], length, leg) => {
		const joint = along(from, upper, length);
		return {
			leg,
			points: [
				from,
				joint,
				along(joint, lower, length)
			]
		};
	};
	const limbs = [
		limb(hips[0], bent(pose.leftLeg), LEG, true),
		limb(hips[1], bent(pose.rightLeg), LEG, true),
		limb(shoulders[0], bent(pose.left), ARM, false),
		limb(shoulders[1], bent(pose.right), ARM, false)
	];
	const hand = pose.ball ? limbs[3]?.points[2] : void 0;
	return {
		neck,
		head: along(neck, 180 - lean * 1.2, 14),
		shoulders,
		hips,
		limbs,
		hand
	};
}
function drawn({ head, shoulders, hips, limbs }, { body, kit, number, flip }) {
	const strokes = limbs.map(({ points, leg }) => `<path stroke="${body}" stroke-width="${leg ? 8.6 : 6.8}" d="M${points.map(text).join("L")}"/>`);
	const torso = [
		shoulders[0],
		shoulders[1],
		hips[1],
		hips[0]
	].map(text).join("L");
	const shown = number ? `<g transform="translate(${round((shoulders[0][0] + hips[1][0]) / 2)} ${round(shoulders[0][1] / 2 - 4)}) scale(${flip ? -1 : 1} 1)">${number}</g>` : "";
	return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g><path fill="${kit}" stroke="${kit}" stroke-width="5" stroke-linejoin="round" d="M${torso}z"/><circle cx="${round(head[0])}" cy="${round(head[1])}" r="7.6" fill="${body}"/>${shown}`;
}
function along([x, y], degrees, length) {
	const angle = degrees * Math.PI / 180;
	return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}
var text = ([x, y]) => `${round(x)} ${round(y)}`;
var round = (value) => Math.round(value * 100) / 100;
// db/seed/drawings/glyphs.ts
/** Letters and digits as strokes on a grid of 4 by 6: no font is needed where the pictures are drawn. */
var STROKES = {
	"0": "M0 0H4V6H0Z",
	"1": "M1 1 2 0V6",
	"2": "M0 0H4V3H0V6H4",
	"3": "M0 0H4V6H0M1 3H4",
	"4": "M0 0V3H4M4 0V6",
	"5": "M4 0H0V3H4V6H0",
	"6": "M4 0H0V6H4V3H0",
	"7": "M0 0H4L2 6",
	"8": "M0 0H4V6H0ZM0 3H4",
	"9": "M4 3H0V0H4V6H0",
	A: "M0 6 2 0 4 6M.8 4H3.2",
	B: "M0 0H3L4 1.5 3 3 4 4.5 3 6H0ZM0 3H3",
	C: "M4 0H1L0 1V5L1 6H4",
	D: "M0 0H3L4 1V5L3 6H0Z",
	E: "M4 0H0V6H4M0 3H3",
	F: "M4 0H0V6M0 3H3",
	G: "M4 0H1L0 1V5L1 6H4V3H2.4",
	H: "M0 0V6M4 0V6M0 3H4",
	I: "M2 0V6",
	K: "M0 0V6M4 0 0 3.4 4 6",
	L: "M0 0V6H4",
	M: "M0 6V0L2 3 4 0V6",
	N: "M0 6V0L4 6V0",
	O: "M1 0H3L4 1V5L3 6H1L0 5V1Z",
	P: "M0 6V0H3L4 1V2.4L3 3.4H0",
	R: "M0 6V0H3L4 1V2.4L3 3.4H0M2 3.4 4 6",
	S: "M4 0H1L0 1V2L1 3H3L4 4V5L3 6H0",
	T: "M0 0H4M2 0V6",
	U: "M0 0V5L1 6H3L4 5V0",
	V: "M0 0 2 6 4 0",
	W: "M0 0 1 6 2 2.6 3 6 4 0",
	Y: "M0 0 2 3 4 0M2 3V6",
	":": "M2 1.6v.1M2 4.4v.1",
	"-": "M.8 3H3.2"
};
var PITCH = 5.6;
/** A word from its top left corner, as high as said. Unknown characters are spaces. */
function word(letters, x, y, height, colour, weight = 1) {
	const scale = height / 6;
	const glyphs = [...letters.toUpperCase()].map((letter, index) => {
		const stroke = STROKES[letter];
		return stroke ? `<path transform="translate(${(index * PITCH).toFixed(1)} 0)" d="${stroke}"/>` : "";
	});
	return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="square" stroke-linejoin="miter">${glyphs.join("")}</g>`;
}
/** How wide a word of a height is. */
var widthOf = (letters, height) => (letters.length * PITCH - 1.6) * height / 6;
// db/seed/drawings/scene.ts
/** Whole pixels: SVG gets long, and nobody sees the rest. */
var px = (value) => Math.round(value);
var rect = ({ w, h }, colour) => `<rect width="${w}" height="${h}" fill="${colour}"/>`;
/** So many of something, drawn one after the other. */
var each = (many, draw) => Array.from({ length: many }, (_, index) => draw(index, many)).join("");
// db/seed/drawings/scenes/above.ts
/** The floor seen from the roof: a crop of the court, turned, with its planks. */
function floor(frame, palette, scale, focus, turn, drawn = "") {
	const planks = each(12, (index) => `M-10 ${index * 2.2 - 3}H30`);
	return `${rect(frame, palette.floor)}<g transform="translate(${px(frame.w / 2)} ${px(frame.h / 2)}) rotate(${px(turn)}) scale(${px(scale)}) translate(${-focus[0]} ${-focus[1]})"><path d="${planks}" stroke="${palette.floor2}" stroke-width="1.1" fill="none"/>${courtFromAbove(palette)}${drawn}</g>`;
}
/** A move on the coach's board: discs, the way of the ball, and where it went. */
var boardFromAbove = (frame, palette, dice) => {
	const spots = [
		[17.6, 1.8],
		[10.6, 4.6],
		[9.4, 10],
		[10.6, 15.4],
		[17.6, 18.2],
		[13.4, 10.8]
	].map(([x = 0, y = 0]) => [x + dice.between(-.7, .7), y + dice.between(-.8, .8)]);
	const wall = [
		4.6,
		7.4,
		10,
		12.6,
		15.4
	].map((y, index) => {
		return `<circle cx="${13.9 - Math.abs(index - 2) * -.7 + dice.between(-.3, .3)}" cy="${y}" r=".62" fill="${palette.theirs}"/>`;
	});
	const from = spots[dice.whole(1, 3)] ?? [9.4, 10];
	const drawn = `<path d="${`M${spots[dice.whole(0, 1)]?.join(" ")}L${from.join(" ")}L19.4 ${dice.between(8.9, 11.1)}`}" fill="none" stroke="${palette.ball}" stroke-width=".16" stroke-dasharray=".05 .42" stroke-linecap="round"/>` + wall.join("") + spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".66" fill="${palette.ours}" stroke="${palette.line}" stroke-width=".1"/>`).join("") + ball(from[0] + 1.1, from[1] + .4, .34, palette, dice.whole(0, 180));
	return floor(frame, palette, frame.h / dice.between(9, 15), [dice.between(12, 14.5), dice.between(8, 12)], dice.between(-28, 28), drawn);
};
/** One player, larger than life, on the lines of the court. */
var playerOnLines = (frame, palette, dice) => {
	const flip = dice.chance(.4);
	const back = word(String(dice.whole(2, 41)), 0, 0, 9, palette.line, 1.3);
	return floor(frame, palette, frame.h / dice.between(6, 9.5), [dice.between(12, 16), dice.between(7, 13)], dice.between(-12, 12)) + figure(dice, {
		x: frame.w * dice.between(.34, .66),
		y: frame.h * dice.between(.93, 1.06),
		height: frame.h * dice.between(.8, .98),
		pose: dice.pick([
			...COURT_POSES,
			"keeperStar",
			"block"
		]),
		body: palette.body,
		kit: palette.ours === palette.area ? palette.body : palette.ours,
		flip,
		ball: (x, y, radius) => ball(x, y, radius, palette),
		...dice.chance(.5) && { number: `<g transform="translate(-5 -4)">${back}</g>` }
	});
};
/** The team before the whistle, arms round each other, seen from above. */
var huddle = (frame, palette, dice) => {
	const people = dice.whole(8, 12);
	const radius = frame.h * dice.between(.26, .32);
	const turn = dice.between(0, 60);
	const ring = each(people, (index) => {
		const angle = (index / people * 360 + turn) % 360;
		const kit = index === 3 ? palette.ball : palette.ours;
		return `<g transform="rotate(${px(angle)}) translate(0 ${px(-radius)})"><rect x="${px(-radius * .27)}" y="${px(-radius * .16)}" width="${px(radius * .54)}" height="${px(radius * .34)}" rx="${px(radius * .17)}" fill="${kit}"/><circle cy="${px(radius * .1)}" r="${px(radius * .125)}" fill="${palette.body}"/></g>`;
	});
	const long = `<circle r="${px(radius * 1.1)}" cx="${px(radius * .16)}" cy="${px(radius * .2)}" fill="${palette.dark}" opacity=".3"/>`;
	return floor(frame, palette, frame.h / dice.between(11, 16), [dice.between(10, 14), dice.between(8, 12)], dice.between(-40, 40)) + `<g transform="translate(${px(frame.w * dice.between(.42, .58))} ${px(frame.h / 2)})">${long}${ring}</g>`;
};
/** Balls left on the lines after training. */
var ballsOnLines = (frame, palette, dice) => {
	const scale = frame.h / dice.between(3.4, 5.5);
	const balls = each(dice.whole(2, 6), () => {
		const [x, y, r] = [
			dice.between(10, 16),
			dice.between(7, 13),
			dice.between(.36, .42)
		];
		return `<ellipse cx="${x + .22}" cy="${y + .26}" rx="${r}" ry="${r * .92}" fill="${palette.dark}" opacity=".28"/>${ball(x, y, r, palette, dice.whole(0, 360))}`;
	});
	return floor(frame, palette, scale, [13 + dice.between(-.6, .6), 10 + dice.between(-1, 1)], dice.between(-50, 50), balls);
};
/** The number on somebody's back, so near that nothing else is in the picture. */
var backNumber = (frame, palette, dice) => {
	const digits = String(dice.whole(1, 42));
	const height = frame.h * .42;
	const width = widthOf(digits, height);
	const [cx, cy] = [frame.w * dice.between(.4, .6), frame.h * .56];
	const half = frame.h * .44;
	const shirt = `M${px(cx - half)} ${px(frame.h * .16)}Q${px(cx)} ${px(frame.h * .3)} ${px(cx + half)} ${px(frame.h * .16)}L${px(cx + half * 1.45)} ${px(frame.h * .5)}L${px(cx + half * 1.05)} ${px(frame.h * .62)}V${px(frame.h * 1.1)}H${px(cx - half * 1.05)}V${px(frame.h * .62)}L${px(cx - half * 1.45)} ${px(frame.h * .5)}z`;
	return floor(frame, palette, frame.h / 7, [14, dice.between(7, 13)], dice.between(-20, 20)) + `<g transform="rotate(${px(dice.between(-7, 7))} ${px(cx)} ${px(cy)})"><circle cx="${px(cx)}" cy="${px(frame.h * .1)}" r="${px(frame.h * .13)}" fill="${palette.body}"/><path d="${shirt}" fill="${palette.ours}" stroke="${palette.ours}" stroke-width="30" stroke-linejoin="round"/><path d="M${px(cx - half * 1.05)} ${px(frame.h * .98)}H${px(cx + half * 1.05)}" stroke="${palette.line}" stroke-width="14" opacity=".9"/>${word(digits, px(cx - width / 2), px(cy - height / 2), height, palette.line, 1.25)}</g>`;
};
// db/seed/drawings/scenes/hall.ts
/** The hall from the side: wall, light, and the floor with its lines running away. */
function hall(frame, palette, dice, horizon = .42) {
	const { w, h } = frame;
	const edge = h * horizon;
	const vanish = w * dice.between(.3, .7);
	const planks = each(15, (index) => {
		const x = (index - 7) * w * .22 + vanish;
		return `M${px(vanish + (x - vanish) * .16)} ${px(edge)}L${px(x + (x - vanish) * .9)} ${px(h)}`;
	});
	const lamps = each(dice.whole(3, 5), (index, all) => {
		const x = w / all * (index + .5);
		const half = w * .045;
		return `<path fill="${palette.light}" opacity=".09" d="M${px(x - half)} 0H${px(x + half)}L${px(x + half * 4)} ${px(h)}H${px(x - half * 4)}z"/><rect x="${px(x - half)}" y="${px(h * .03)}" width="${px(half * 2)}" height="${px(h * .018)}" fill="${palette.light}" opacity=".9"/>`;
	});
	return `${rect(frame, palette.dark)}<rect y="${px(edge)}" width="${w}" height="${px(h - edge)}" fill="${palette.floor}"/><path d="${planks}" stroke="${palette.floor2}" stroke-width="9" fill="none"/><path d="M0 ${px(edge + h * .05)}H${w}M${px(-w * .1)} ${px(h * .9)}Q${px(w * .5)} ${px(h * .62)} ${px(w * 1.1)} ${px(h * .9)}" stroke="${palette.line}" stroke-width="7" fill="none"/>` + lamps;
}
/** A goal from the front, its net and posts. `x`, `y` are the middle of the goal line. */
function goal(x, y, width, palette) {
	const height = width * 2 / 3;
	const [left, top, post] = [
		x - width / 2,
		y - height,
		width * .028
	];
	const mesh = Array.from({ length: 15 }, (_, index) => `M${px(left + width / 14 * index)} ${px(top)}V${px(y)}`);
	const rows = Array.from({ length: 10 }, (_, index) => `M${px(left)} ${px(top + height / 9 * index)}H${px(left + width)}`);
	const frame = `M${px(left)} ${px(y)}V${px(top)}H${px(left + width)}V${px(y)}`;
	return `<path d="${mesh.join("")}${rows.join("")}" stroke="${palette.line}" stroke-width="2" opacity=".4" fill="none"/><path d="${frame}" stroke="${palette.line}" stroke-width="${px(post * 2)}" fill="none"/><path d="${frame}" stroke="${palette.ours}" stroke-width="${px(post * 2)}" stroke-dasharray="${px(width * .066)} ${px(width * .066)}" fill="none"/>`;
}
/** Somebody on the floor of the hall, with their shadow; `lift` is how high they jump. */
function stand(dice, palette, actor) {
	const { lift = 0, holds = false, flip = false, ...rest } = actor;
	const facts = {
		...rest,
		flip,
		body: palette.body
	};
	const held = holds ? { ball: (x, y, radius) => ball(x, y, radius, palette) } : {};
	return shadowOf(dice, facts, .7, palette.dark, .34) + figure(dice, {
		...facts,
		...held,
		y: facts.y - lift
	});
}
/** A jump shot against the keeper, seen from the shooter's side. */
var shotAtGoal = (frame, palette, dice) => {
	const { w, h } = frame;
	const side = dice.chance(.5) ? 1 : -1;
	const middle = w * (.5 + side * dice.between(.12, .2));
	const line = h * .56;
	const width = w * dice.between(.36, .46);
	const keeper = stand(dice, palette, {
		x: middle + w * dice.between(-.05, .05),
		y: line,
		height: width * .6,
		pose: dice.pick([
			"keeperStar",
			"keeperSplit",
			"block"
		]),
		kit: palette.theirs
	});
	const shooter = stand(dice, palette, {
		x: w * (.5 - side * dice.between(.12, .24)),
		y: h * .97,
		lift: h * dice.between(.04, .12),
		height: h * dice.between(.66, .8),
		pose: dice.pick(["jumpShot", "throwing"]),
		kit: palette.ours,
		flip: side < 0,
		holds: true
	});
	return hall(frame, palette, dice) + goal(middle, line, width, palette) + keeper + shooter;
};
/** The ball in the net, nothing else to say. */
var ballInNet = (frame, palette, dice) => {
	const { w, h } = frame;
	const [x, y, r] = [
		w * dice.between(.34, .66),
		h * dice.between(.36, .6),
		h * dice.between(.13, .19)
	];
	const bulge = (at, along) => (at - along) * .3;
	const cell = h / 11;
	const lines = [];
	for (let gx = -1; gx <= w / cell + 1; gx += 1) {
		const at = gx * cell;
		const pull = Math.exp(-(((at - x) / (r * 2.2)) ** 2)) * bulge(x, at);
		lines.push(`M${px(at)} -10Q${px(at + pull * 1.6)} ${px(y)} ${px(at)} ${px(h + 10)}`);
	}
	for (let gy = -1; gy <= 12; gy += 1) {
		const at = gy * cell;
		const pull = Math.exp(-(((at - y) / (r * 2.2)) ** 2)) * (bulge(y, at) + r * .5);
		lines.push(`M-10 ${px(at)}Q${px(x)} ${px(at + pull * 2)} ${px(w + 10)} ${px(at)}`);
	}
	const post = w * .05;
	const corner = dice.chance(.5) ? `<g transform="translate(${px(w * .06)} 0)"><rect width="${px(post)}" height="${h}" fill="${palette.line}"/>${[
		0,
		2,
		4,
		6
	].map((index) => `<rect y="${px(h / 7 * index)}" width="${px(post)}" height="${px(h / 7)}" fill="${palette.ours}"/>`).join("")}</g>` : "";
	return rect(frame, dice.chance(.5) ? palette.floor : palette.dark) + `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r * 2.6)}" fill="${palette.light}" opacity=".1"/>` + ball(px(x), px(y), px(r), palette, dice.whole(0, 180)) + `<path d="${lines.join("")}" stroke="${palette.line}" stroke-width="6" opacity=".8" fill="none"/>${corner}`;
};
/** Three or four of us on the way forward, long shadows behind them. */
var fastBreak = (frame, palette, dice) => {
	const { w, h } = frame;
	const flip = dice.chance(.5);
	const runners = each(dice.whole(3, 4), (index) => {
		const near = index / 3;
		return stand(dice, palette, {
			x: w * (.16 + .22 * index + dice.between(-.04, .04)),
			y: h * (.66 + near * .28),
			height: h * (.34 + near * .26),
			pose: index === 1 ? "dribbling" : "running",
			kit: index === 2 && dice.chance(.5) ? palette.theirs : palette.ours,
			flip,
			holds: index === 1
		});
	});
	return hall(frame, palette, dice, dice.between(.3, .4)) + runners;
};
/** The bench on its feet. */
var celebration = (frame, palette, dice) => {
	const { w, h } = frame;
	const people = dice.whole(4, 6);
	const row = each(people, (index) => stand(dice, palette, {
		x: w * ((index + .7) / (people + .4)),
		y: h * dice.between(.86, .95),
		lift: dice.chance(.5) ? h * dice.between(.03, .12) : 0,
		height: h * dice.between(.5, .62),
		pose: dice.pick([
			"cheering",
			"cheering",
			"block",
			"standing"
		]),
		kit: palette.ours,
		flip: dice.chance(.5)
	}));
	return hall(frame, palette, dice, .36) + row;
};
/** The photograph before the game: a row that stands and a row in front of it. */
var lineUp = (frame, palette, dice) => {
	const { w, h } = frame;
	const rowOf = (people, y, height, poses) => each(people, (index) => stand(dice, palette, {
		x: w * (.5 + (index - (people - 1) / 2) * .78 / people),
		y,
		height: height * dice.between(.96, 1.05),
		pose: dice.pick(poses),
		kit: index === 0 && people % 2 === 0 ? palette.ball : palette.ours,
		flip: dice.chance(.5)
	}));
	return hall(frame, palette, dice, .5) + rowOf(dice.whole(6, 8), h * .86, h * .52, [
		"standing",
		"folded",
		"standing"
	]) + ball(px(w / 2), px(h * .93), px(h * .045), palette, 20);
};
// db/seed/drawings/scenes/logo.ts
/** Companies that do not exist, each with a mark on a field of 100 by 100. */
var FIRMS = [
	["NORTHBANK", "M10 90V10L90 90V10"],
	["HALYARD", "M50 5 95 90H5ZM50 5V90"],
	["TIDEWORKS", "M5 30Q28 5 50 30T95 30M5 60Q28 35 50 60T95 60M5 90Q28 65 50 90T95 90"],
	["BRICKFIELD", "M5 10H95V35H5ZM5 35H50V60H5ZM50 35H95V60H50ZM5 60H95V90H5Z"],
	["LUMEN", "M50 30A22 22 0 1 1 49 30ZM50 4V14M50 90V98M4 52H14M86 52H96M18 20 25 27M82 20 75 27M18 84 25 77M82 84 75 77"],
	["PARADE", "M10 95V5L90 25 10 50"],
	["MOORGATE", "M10 95V45A40 40 0 0 1 90 45V95M32 95V48A18 18 0 0 1 68 48V95"],
	["OLDSTREET", "M50 5A45 45 0 1 1 49 5ZM5 50H95"]
];
/** Reads on paper and in the hall at night. */
var INK = "#73808c";
/** One logo for each firm: its mark and name in one ink on nothing, so that it stands on any ground. */
var LOGOS = FIRMS.map(([name, mark]) => logoOf(name, mark));
function logoOf(name, mark) {
	return (frame) => {
		const letters = frame.h * .26;
		const gap = frame.h * .16;
		const size = frame.h * .44;
		const left = (frame.w - widthOf(name, letters) - gap - size) / 2;
		return `<g transform="translate(${px(left)} ${px((frame.h - size) / 2)}) scale(${size / 100})" fill="none" stroke="${INK}" stroke-width="12" stroke-linejoin="round"><path d="${mark}"/></g>` + word(name, px(left + size + gap), px((frame.h - letters) / 2), letters, INK, 1.05);
	};
}
// db/seed/drawings/scenes/outdoors.ts
/** Sky, sun, sea in stripes, and sand. */
function shore({ w, h }, palette, dice) {
	const sea = h * dice.between(.34, .44);
	const sand = sea + h * .16;
	const sun = `<circle cx="${px(w * dice.between(.15, .85))}" cy="${px(sea - h * dice.between(0, .2))}" r="${px(h * dice.between(.08, .14))}" fill="${palette.theirs}"/>`;
	const waves = [
		.02,
		.06,
		.11
	].map((at, index) => `<path d="M${px(w * dice.between(0, .3))} ${px(sea + h * at)}h${px(w * dice.between(.2, .5))}M${px(w * dice.between(.5, .7))} ${px(sea + h * (at + .015))}h${px(w * .24)}" stroke="${palette.line}" stroke-width="${4 + index * 2}" stroke-linecap="round" opacity=".7"/>`);
	return `<rect width="${w}" height="${px(sea)}" fill="#bfe3e6"/>${sun}<rect y="${px(sea)}" width="${w}" height="${px(h - sea)}" fill="${palette.area}"/>${waves.join("")}<path fill="${palette.floor}" d="M0 ${px(sand)}Q${px(w * .3)} ${px(sand - h * .03)} ${px(w * .6)} ${px(sand + h * .015)}T${w} ${px(sand)}V${h}H0z"/><path d="M${px(w * .06)} ${h}L${px(w * .2)} ${px(sand + h * .06)}H${px(w * .82)}L${px(w * .97)} ${h}" stroke="${palette.ours}" stroke-width="10" fill="none"/>`;
}
/** A turn in the air over the sand. */
var overTheSand = (frame, palette, dice) => {
	const { w, h } = frame;
	const people = dice.whole(1, 3);
	const poses = [
		"jumpShot",
		"throwing",
		"keeperStar",
		"cheering",
		"running"
	];
	const drawn = each(people, (index) => {
		const facts = {
			x: w * ((index + 1) / (people + 1) + dice.between(-.06, .06)),
			y: h * dice.between(.88, .95),
			height: h * (people === 1 ? .66 : dice.between(.42, .55)),
			pose: index === 0 ? dice.pick(["jumpShot", "throwing"]) : dice.pick(poses),
			body: palette.body,
			kit: index % 2 ? palette.theirs : palette.ours,
			flip: dice.chance(.5)
		};
		const held = index === 0 ? { ball: (x, y, radius) => ball(x, y, radius, palette) } : {};
		const lift = index === 0 ? h * dice.between(.06, .16) : 0;
		return shadowOf(dice, facts, -.8, palette.dark, .22) + figure(dice, {
			...facts,
			...held,
			y: facts.y - lift
		});
	});
	return shore(frame, palette, dice) + drawn;
};
/** Towels, a ball and the sea: between two games. */
var towels = (frame, palette, dice) => {
	const { w, h } = frame;
	const rows = each(dice.whole(3, 5), (index, all) => {
		const [x, y] = [w * (.06 + .9 / all * index), h * dice.between(.16, .3)];
		const colour = dice.pick([
			palette.ours,
			palette.theirs,
			palette.area,
			palette.line
		]);
		const [width, height] = [w / all * .66, h * dice.between(.5, .62)];
		const stripes = [
			.12,
			.2,
			.8
		].map((at) => `<rect y="${px(height * at)}" width="${px(width)}" height="${px(height * .04)}" fill="${colour === palette.line ? palette.ours : palette.line}"/>`);
		return `<g transform="translate(${px(x)} ${px(y)}) rotate(${dice.whole(-9, 9)})"><rect x="14" y="16" width="${px(width)}" height="${px(height)}" fill="${palette.dark}" opacity=".16"/><rect width="${px(width)}" height="${px(height)}" fill="${colour}"/>${stripes.join("")}</g>`;
	});
	const edge = `<path fill="${palette.area}" d="M0 0H${w}V${px(h * .08)}Q${px(w * .75)} ${px(h * .14)} ${px(w * .5)} ${px(h * .08)}T0 ${px(h * .1)}z"/>`;
	return `${rect(frame, palette.floor)}${edge}${rows}${ball(px(w * dice.between(.2, .8)), px(h * .84), px(h * .09), palette, dice.whole(0, 180))}`;
};
/** Lights on strings over people who dance. */
var underLights = (frame, palette, dice) => {
	const { w, h } = frame;
	const strings = [.12, .24].map((at, row) => {
		const sag = h * dice.between(.1, .2);
		const bulbs = each(13, (index) => {
			const t = (index + .5) / 13;
			const y = h * at + 4 * sag * t * (1 - t);
			return `<circle cx="${px(w * t)}" cy="${px(y + 14)}" r="${px(h * .034)}" fill="${palette.light}" opacity=".16"/><circle cx="${px(w * t)}" cy="${px(y + 14)}" r="${px(h * .014)}" fill="${row ? palette.light : palette.ball}"/>`;
		});
		return `<path d="M0 ${px(h * at)}Q${px(w / 2)} ${px(h * at + 2 * sag)} ${w} ${px(h * at)}" stroke="${palette.line}" stroke-width="3" opacity=".5" fill="none"/>${bulbs}`;
	});
	const people = dice.whole(4, 7);
	const dancers = each(people, (index) => figure(dice, {
		x: w * ((index + .6) / (people + .2)),
		y: h * dice.between(.95, 1.08),
		height: h * dice.between(.46, .58),
		pose: dice.pick([
			"cheering",
			"block",
			"running",
			"standing",
			"folded",
			"jumpShot"
		]),
		body: palette.body,
		kit: dice.pick([
			palette.ours,
			palette.area,
			palette.theirs,
			palette.ball
		]),
		flip: dice.chance(.5)
	}));
	const moon = `<circle cx="${px(w * dice.between(.1, .9))}" cy="${px(h * .2)}" r="${px(h * .16)}" fill="${palette.floor2}"/>`;
	return `${rect(frame, palette.floor)}${moon}<rect y="${px(h * .86)}" width="${w}" height="${px(h * .14)}" fill="${palette.dark}"/>${strings.join("")}${dancers}`;
};
/** Glasses that meet, and confetti. */
var cheers = (frame, palette, dice) => {
	const { w, h } = frame;
	const glasses = each(dice.whole(3, 5), (index, all) => {
		const turn = (index - (all - 1) / 2) * 24;
		const fill = dice.pick([
			palette.ball,
			palette.area,
			palette.theirs
		]);
		return `<g transform="translate(${px(w / 2)} ${px(h * 1.12)}) rotate(${turn}) translate(0 ${px(-h * .84)})"><path fill="${palette.body}" d="M-28 330H28L40 760H-40z"/><path fill="${palette.line}" opacity=".35" d="M-84 0H84L64 340H-64z"/><path fill="${fill}" d="M-77 ${dice.whole(60, 130)}H77L62 326H-62z"/><path stroke="${palette.line}" stroke-width="8" fill="none" d="M-84 0H84L64 340H-64z"/></g>`;
	});
	const confetti = each(46, () => {
		const colour = dice.pick([
			palette.ours,
			palette.ball,
			palette.theirs,
			palette.area,
			palette.line
		]);
		return `<rect transform="translate(${px(w * dice.between(0, 1))} ${px(h * dice.between(0, .7))}) rotate(${dice.whole(0, 180)})" width="${dice.whole(12, 26)}" height="${dice.whole(6, 12)}" fill="${colour}"/>`;
	});
	return `${rect(frame, palette.floor)}<circle cx="${px(w / 2)}" cy="${px(h * .5)}" r="${px(h * .46)}" fill="${palette.floor2}"/>${confetti}${glasses}`;
};
/** Bunting over a table with cake: birthdays and good-byes. */
var bunting = (frame, palette, dice) => {
	const { w, h } = frame;
	const flags = each(11, (index) => {
		const t = (index + .5) / 11;
		const y = h * .06 + 4 * h * .14 * t * (1 - t);
		const colour = dice.pick([
			palette.ours,
			palette.ball,
			palette.theirs,
			palette.area
		]);
		const half = w * .034;
		return `<path fill="${colour}" d="M${px(w * t - half)} ${px(y)}H${px(w * t + half)}L${px(w * t)} ${px(y + h * .15)}z"/>`;
	});
	const layers = [
		.3,
		.22,
		.14
	].map((half, index) => {
		const y = h * (.74 - index * .13);
		return `<rect x="${px(w / 2 - w * half * .8)}" y="${px(y)}" width="${px(w * half * 1.6)}" height="${px(h * .13)}" fill="${index % 2 ? palette.area : palette.line}"/><path d="M${px(w / 2 - w * half * .8)} ${px(y)}h${px(w * half * 1.6)}" stroke="${palette.ours}" stroke-width="16" stroke-dasharray="30 26" stroke-linecap="round"/>`;
	});
	const candles = each(dice.whole(3, 7), (index, all) => {
		const x = w / 2 + (index - (all - 1) / 2) * w * .03;
		return `<rect x="${px(x - 6)}" y="${px(h * .37)}" width="12" height="${px(h * .11)}" fill="${palette.ball}"/><circle cx="${px(x)}" cy="${px(h * .35)}" r="12" fill="${palette.light}"/>`;
	});
	return `${rect(frame, palette.floor)}<rect y="${px(h * .87)}" width="${w}" height="${px(h * .13)}" fill="${palette.dark}"/><circle cx="${px(w / 2)}" cy="${px(h * .4)}" r="${px(h * .34)}" fill="${palette.light}" opacity=".1"/>${flags}${candles}${layers.join("")}`;
};
// db/seed/drawings/scenes/still.ts
var SHIRT$1 = "M26 0Q50 14 74 0L104 18 92 46 80 40V108H20V40L8 46-4 18z";
/** Shirts on their hooks before the game. */
var shirtsOnHooks = (frame, palette, dice) => {
	const { w, h } = frame;
	const many = dice.whole(2, 4);
	const size = Math.min(w / many * .0084, h * .0052);
	const first = dice.whole(2, 30);
	const shirts = each(many, (index) => {
		const digits = String(first + index * dice.whole(1, 3));
		const x = w / many * (index + .5) - 50 * size;
		const keeper = index === many - 1 && dice.chance(.5);
		const fill = keeper ? palette.ball : palette.ours;
		const ink = keeper ? palette.dark : palette.line;
		return `<g transform="translate(${px(x)} ${px(h * .24)}) rotate(${dice.between(-2.5, 2.5).toFixed(1)} ${px(50 * size)} 0)"><g transform="scale(${size.toFixed(2)})"><path d="${SHIRT$1}" fill="${palette.dark}" opacity=".3" transform="translate(5 6)"/><path d="${SHIRT$1}" fill="${fill}"/><path d="M26 0Q50 14 74 0L68-2Q50 7 32-2z" fill="${ink}"/>${word(digits, 50 - widthOf(digits, 34) / 2, 34, 34, ink, 1.3)}</g></g>`;
	});
	return `${rect(frame, palette.floor)}<rect width="${w}" height="${px(h * .3)}" fill="${palette.dark}" opacity=".35"/><rect y="${px(h * .2)}" width="${w}" height="${px(h * .035)}" fill="${palette.floor2}"/>${shirts}<rect y="${px(h * .9)}" width="${w}" height="${px(h * .1)}" fill="${palette.floor2}"/>`;
};
/** The scoreboard at a good moment. */
var scoreboard = (frame, palette, dice) => {
	const { w, h } = frame;
	const home = dice.whole(19, 34);
	const guests = home - dice.whole(-1, 6);
	const minutes = `${dice.whole(31, 59)}:${String(dice.whole(0, 59)).padStart(2, "0")}`;
	const big = h * .26;
	const [left, right] = [String(home), String(guests)];
	const [x, y, bw, bh] = [
		w * .1,
		h * .16,
		w * .8,
		h * .62
	];
	const beam = `<path fill="${palette.light}" opacity=".08" d="M${px(w * .4)} 0H${px(w * .6)}L${w} ${h}H0z"/>`;
	return `${rect(frame, palette.floor)}<rect y="${px(h * .86)}" width="${w}" height="${px(h * .14)}" fill="${palette.area}"/>${beam}<rect x="${px(x)}" y="${px(y)}" width="${px(bw)}" height="${px(bh)}" rx="18" fill="${palette.dark}"/>` + word(minutes, px(w / 2 - widthOf(minutes, h * .1) / 2), px(y + h * .06), px(h * .1), palette.light, 1.1) + word(left, px(w * .3 - widthOf(left, big) / 2), px(y + h * .24), px(big), palette.ball, 1.15) + word(right, px(w * .7 - widthOf(right, big) / 2), px(y + h * .24), px(big), palette.line, 1.15) + word(":", px(w / 2 - widthOf(":", big) / 2), px(y + h * .24), px(big), palette.ours, 1.3);
};
/** A ball so near that only its panels and the light are left. */
var ballCloseUp = (frame, palette, dice) => {
	const { w, h } = frame;
	const r = h * dice.between(.42, .62);
	const [x, y] = [w * dice.between(.38, .64), h * dice.between(.46, .6)];
	return `${rect(frame, palette.floor)}<rect y="${px(h * .7)}" width="${w}" height="${px(h * .3)}" fill="${palette.area}"/><path d="M0 ${px(h * .7)}H${w}" stroke="${palette.line}" stroke-width="14"/><ellipse cx="${px(x + r * .35)}" cy="${px(y + r * .95)}" rx="${px(r)}" ry="${px(r * .16)}" fill="${palette.dark}" opacity=".35"/>` + ball(px(x), px(y), px(r), palette, dice.whole(0, 180)) + `<path d="M${px(x - r * .62)} ${px(y - r * .42)}A${px(r * .76)} ${px(r * .76)} 0 0 1 ${px(x - r * .1)} ${px(y - r * .75)}" stroke="#fff" stroke-width="${px(r * .07)}" stroke-linecap="round" fill="none" opacity=".55"/>`;
};
/** Cones, bottles and a ball on the floor: the first minute of a training. */
var conesAndBottles = (frame, palette, dice) => {
	const { w, h } = frame;
	const floorY = h * .6;
	const things = each(dice.whole(5, 8), (index, all) => {
		const x = w * (.08 + .84 / (all - 1) * index);
		const y = h * dice.between(.72, .9);
		const s = h * (.5 + y / h) / 1e3;
		const long = `<ellipse cx="${px(x + 70 * s)}" cy="${px(y + 2)}" rx="${px(120 * s)}" ry="${px(16 * s)}" fill="${palette.dark}" opacity=".28"/>`;
		const kind = dice.pick([
			"cone",
			"cone",
			"bottle",
			"ball"
		]);
		const at = `translate(${px(x)} ${px(y)}) scale(${s.toFixed(2)})`;
		if (kind === "ball") return `${long}${ball(px(x), px(y - 62 * s), px(66 * s), palette, dice.whole(0, 180))}`;
		if (kind === "bottle") return `${long}<g transform="${at}"><path fill="${palette.line}" d="M-44 0V-190Q-44-220-18-232V-262H18V-232Q44-220 44-190V0z"/><path fill="${palette.ours}" d="M-18-262H18V-296H-18zM-44-60H44V-120H-44z"/></g>`;
		return `${long}<g transform="${at}"><path fill="${palette.ours}" d="M-92 0V-18H-70L-16-196H16L70-18H92V0z"/><path fill="${palette.line}" d="M-52-78-36-130H36L52-78z"/></g>`;
	});
	return `${rect(frame, palette.dark)}<path fill="${palette.light}" opacity=".1" d="M${px(w * .2)} 0H${px(w * .5)}L${px(w * .9)} ${h}H${px(w * .1)}z"/><rect y="${px(floorY)}" width="${w}" height="${px(h - floorY)}" fill="${palette.floor}"/><path d="M0 ${px(h * .66)}H${w}" stroke="${palette.line}" stroke-width="8" stroke-dasharray="60 60"/>${things}`;
};
/** The stands: rows of people, some arms up, a scarf here and there. */
var stands = (frame, palette, dice) => {
	const { w, h } = frame;
	const rows = 6;
	const size = h / 13;
	const drawn = [];
	for (let row = 0; row < rows; row += 1) {
		const y = h * (.16 + row * .165);
		drawn.push(`<rect y="${px(y + size * .9)}" width="${w}" height="${px(size * 1.4)}" fill="${row % 2 ? palette.floor : palette.floor2}"/>`);
		for (let x = row % 2 * size * 1.3 - size; x < w + size; x += size * 2.6) {
			if (dice.chance(.1)) continue;
			const kit = dice.pick([
				palette.ours,
				palette.ours,
				palette.theirs,
				palette.ball,
				palette.line
			]);
			const shift = x + dice.between(-8, 8);
			const arms = dice.chance(.3) ? `<path d="M${px(shift - size * .62)} ${px(y + size * 1.2)}L${px(shift - size)} ${px(y - size * .7)}M${px(shift + size * .62)} ${px(y + size * 1.2)}L${px(shift + size)} ${px(y - size * .7)}" stroke="${palette.body}" stroke-width="${px(size * .34)}" stroke-linecap="round"/>` : "";
			drawn.push(`${arms}<path fill="${kit}" d="M${px(shift - size * .85)} ${px(y + size * 2.2)}V${px(y + size * 1.3)}Q${px(shift)} ${px(y + size * .5)} ${px(shift + size * .85)} ${px(y + size * 1.3)}V${px(y + size * 2.2)}z"/><circle cx="${px(shift)}" cy="${px(y + size * .2)}" r="${px(size * .5)}" fill="${palette.body}"/>`);
		}
	}
	return `${rect(frame, palette.dark)}${drawn.join("")}`;
};
// db/seed/drawings/draw.ts
var PHOTO = {
	w: 1280,
	h: 854
};
var GAME = [
	shotAtGoal,
	playerOnLines,
	shirtsOnHooks,
	fastBreak,
	backNumber,
	boardFromAbove,
	ballInNet,
	huddle,
	stands,
	celebration,
	scoreboard
];
var TRAINING = [
	fastBreak,
	conesAndBottles,
	playerOnLines,
	ballsOnLines,
	shotAtGoal,
	ballCloseUp,
	huddle
];
var SAND = [
	overTheSand,
	towels,
	playerOnLines,
	overTheSand,
	ballCloseUp
];
var EVENING = [
	underLights,
	cheers,
	bunting,
	celebration,
	underLights
];
/** What can be drawn. From `match` to `cup` they are albums and events; the others fit the places named so. */
var KINDS$1 = {
	match: {
		frame: PHOTO,
		palettes: ["home"],
		scenes: GAME
	},
	away: {
		frame: PHOTO,
		palettes: ["away"],
		scenes: GAME
	},
	training: {
		frame: PHOTO,
		palettes: ["maple"],
		scenes: TRAINING
	},
	junior: {
		frame: PHOTO,
		palettes: ["junior"],
		scenes: [
			...TRAINING,
			celebration,
			stands
		]
	},
	beach: {
		frame: PHOTO,
		palettes: ["beach"],
		scenes: SAND
	},
	party: {
		frame: PHOTO,
		palettes: ["party"],
		scenes: EVENING
	},
	cup: {
		frame: PHOTO,
		palettes: ["cup"],
		scenes: GAME
	},
	team: {
		frame: {
			w: 1600,
			h: 900
		},
		palettes: [
			"home",
			"cup",
			"maple",
			"away"
		],
		scenes: [lineUp]
	},
	header: {
		frame: {
			w: 1600,
			h: 640
		},
		palettes: [
			"home",
			"maple",
			"cup"
		],
		scenes: [
			ballsOnLines,
			boardFromAbove,
			conesAndBottles,
			stands
		]
	},
	home: {
		frame: {
			w: 1600,
			h: 1e3
		},
		palettes: [
			"home",
			"maple",
			"away",
			"cup"
		],
		scenes: [
			shotAtGoal,
			playerOnLines,
			fastBreak,
			celebration
		]
	},
	logo: {
		frame: {
			w: 720,
			h: 240
		},
		palettes: ["home"],
		scenes: LOGOS
	},
	player: {
		frame: {
			w: 960,
			h: 1200
		},
		palettes: [
			"home",
			"maple",
			"cup"
		],
		scenes: [playerOnLines]
	}
};
Object.keys(KINDS$1);
/** An SVG picture of a kind; the same number draws the same picture. Nobody in it has a face. */
function drawPicture(kind, seed) {
	const { frame, palettes, scenes } = KINDS$1[kind];
	const dice = diceOf(seed);
	const drawn = (scenes[Math.abs(seed) % scenes.length] ?? scenes[0])(frame, PALETTES[dice.pick(palettes)], dice);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.w}" height="${frame.h}" viewBox="0 0 ${frame.w} ${frame.h}">${drawn}</svg>`;
}
// db/seed/builders/picture.ts
/** Enough for every screen of the demo, and a third of the work of all widths. */
var WIDTHS$1 = [640, 1280];
/**
* A stored picture that the seed drew itself: a public scene of a match unless you say otherwise. Answers the id of
* its file. Kinds: match, away, training, junior, beach, party, cup, team, header, home, player, logo.
*/
async function aPicture(ctx, { kind = "match", seed = 1, alt = "", audience = "public", name } = {}) {
	const drawn = await sharp(Buffer.from(drawPicture(kind, seed))).png({ compressionLevel: 1 }).toBuffer();
	const stored = await storeImage(ctx, drawn, {
		name: name ?? `${kind}-${seed}.png`,
		alt,
		audience,
		widths: WIDTHS$1
	});
	if (!stored.ok) throw new Error(`the drawing was refused: ${stored.reason}`);
	return stored.image.id;
}
// db/seed/builders/post.ts
/** A post with one paragraph; its address is made from its title unless given. */
async function aPost(ctx, given = {}) {
	const title = given.title ?? "Join us";
	return transact(ctx, async (tx) => {
		const [post] = await tx.insert(posts).values({
			content: `<p>About ${title}.</p>`,
			slug: slugOf(title, "post"),
			...given,
			title
		}).returning();
		if (!post) throw new Error("the post was not added");
		await touchEntry(tx, "posts", post.id);
		return post;
	});
}
// db/seed/builders/sponsor.ts
/** A sponsor with a name and no logo unless said otherwise. */
async function aSponsor(ctx, given = {}) {
	return transact(ctx, async (tx) => {
		const [sponsor] = await tx.insert(sponsors).values({
			name: "Thames Physio",
			...given
		}).returning();
		if (!sponsor) throw new Error("the sponsor was not added");
		await touchEntry(tx, "sponsors", sponsor.id);
		return sponsor;
	});
}
// db/seed/story/menus.ts
var page = (title, link, more = {}) => ({
	title,
	link,
	typeLink: "page",
	showInMenu: true,
	...more
});
var about = (title, description) => ({ meta: {
	title,
	description
} });
/** The bar at the top. Lines that are not shown stand here for their title and description. [SYS-021] */
var MAIN_MENU = [
	page("Home", "/", {
		showInMenu: false,
		...about("Handball in London", "Five league teams, juniors, and a first session that costs nothing. Come as you are; we have the ball.")
	}),
	page("Teams", "/teams", about("Teams", "Three men’s teams, two women’s teams and the juniors of the club.")),
	page("Games", "/about-us/games/", about("Games", "When and where our teams play next, how it went, and the tables.")),
	page("Events", "/events", about("Events", "Socials, tournaments, camps and birthdays of the club.")),
	page("Training", "/about-us/trainings", about("Training times and venues", "When each team trains, in which hall, and how to get there.")),
	page("Photos", "/media/photos", about("Photos", "Albums from games, camps and evenings of the club.")),
	page("Store", "/store"),
	page("Club", "", { subItems: [
		page("Join us", "/gd/join-us/"),
		page("How to join", "/about-us/how-to-join"),
		page("Who is who", "/about-us/who-is-who", about("Who is who", "Who runs the club, and which positions are open.")),
		page("Members", "/about-us/members", about("Members", "The people of the club who agreed to be listed.")),
		page("Juniors", "/gd/london-gd-juniors/"),
		page("Professionals moving here", "/gd/qa-professionals/"),
		page("Handball venues", "/gd/handball-venues/"),
		page("Forms", "/forms", about("Forms", "Write to us, or tell us what we need to know."))
	] })
];
/** The footer: three columns. */
var MENU_BOTTOM = [
	page("Club", "", { subItems: [
		page("Who is who", "/about-us/who-is-who"),
		page("Members", "/about-us/members"),
		page("Venues", "/gd/handball-venues/"),
		page("Code of conduct", "/gd/code-of-conduct/")
	] }),
	page("Play", "", { subItems: [
		page("Training times", "/about-us/trainings"),
		page("Register", "/about-us/register/"),
		page("Pay your fees", "/about-us/subscription"),
		page("Store", "/store"),
		page("Members area", "/members/dashboard/", { private: true })
	] }),
	page("Contact", "", { subItems: [
		page("Contact us", "/forms/contact-us/"),
		page("Safeguarding", "/gd/safeguarding/"),
		page("Privacy policy", "/gd/privacy-policy")
	] })
];
// db/seed/story/posts.ts
/** The club's pages of text. Those of /about-us/ stand under their own address. [CNT-001, decisions F01] */
var POSTS = [
	{
		title: "Join us",
		subtitle: "Come once, for nothing. Whatever you have played, there is a team that fits.",
		slug: "join-us",
		content: "<p>Handball is quick to enjoy and takes a while to master. You can start with us this week, whatever you played before. About a third of our members had never held a handball when they came.</p>\n<h2>Three steps</h2>\n<ol>\n<li><b>Write to us.</b> Use the <a href=\"/forms/contact-us/\">contact form</a> and say roughly how much you have played. You get an answer within two days, with a name to ask for at the door.</li>\n<li><b>Come to a session.</b> The first one costs nothing and binds you to nothing. The <a href=\"/about-us/trainings\">training times</a> say which team is where.</li>\n<li><b>Register.</b> If you want to stay, <a href=\"/about-us/register/\">it takes five minutes</a>. What happens next and what it costs stands under <a href=\"/about-us/how-to-join\">How to join</a>.</li>\n</ol>\n<h2>Which team?</h2>\n<table>\n<thead><tr><th>You are</th><th>Come to</th></tr></thead>\n<tbody>\n<tr><td>New to handball</td><td><a href=\"/teams/men-3\">Men 3</a> or <a href=\"/teams/women-2\">Women 2</a></td></tr>\n<tr><td>Coming back after some years</td><td><a href=\"/teams/men-2\">Men 2</a> or <a href=\"/teams/women-2\">Women 2</a></td></tr>\n<tr><td>Playing in a first or second league</td><td><a href=\"/teams/men-1\">Men 1</a> or <a href=\"/teams/women-1\">Women 1</a></td></tr>\n<tr><td>Under 16</td><td><a href=\"/gd/london-gd-juniors/\">London GD Juniors</a></td></tr>\n</tbody>\n</table>\n<p>Nobody is sorted at the door. You train with one team for two or three weeks, then the coaches and you decide together.</p>\n<h2>What to bring</h2>\n<ul>\n<li>Indoor shoes with soles that leave no marks</li>\n<li>A shirt and shorts you can sweat in, and long sleeves if you dive</li>\n<li>Water. There is a tap in each hall, but a queue as well</li>\n</ul>\n<p>We have the balls. Resin is only allowed at Brentford Hall, and only for league games.</p>\n<h2>Not a player?</h2>\n<p>The club is run by its members. We need people at the timekeeper’s table, behind the bar, with a camera and in the accounts. See <a href=\"/about-us/who-is-who\">who is who</a>: every slot marked Open is waiting for somebody.</p>\n",
		header: {
			kind: "header",
			seed: 2,
			alt: "A drawing of cones and bottles beside a court"
		}
	},
	{
		title: "Professionals moving here",
		subtitle: "Questions and answers on level, clearance and work.",
		slug: "qa-professionals",
		content: "<p>Every summer players write to us who are moving to London for work or study and have played in a first or second league. These are the questions they ask.</p>\n<h2>What level do you play?</h2>\n<p>Our first teams play in the Premier League, the top division in this country. Compare it with a third league in Denmark, Germany or France: two or three sessions a week, a game most weekends from September to May, and some very good former professionals among many who work full time.</p>\n<h2>Do you pay players?</h2>\n<p>No. Handball here is an amateur sport and everybody pays the same subscription. What we can do is help you to arrive: somebody to meet you, a room for the first weeks if a member has one, and a network of a hundred people who work in almost every trade.</p>\n<h2>How does the clearance work?</h2>\n<ol>\n<li>Tell us your last club, your federation and the date of your last official game.</li>\n<li>We ask for your international transfer certificate. Your federation and the one here have to agree, and your old club can object if you are under contract.</li>\n<li>As soon as the certificate is issued you may play. Two to four weeks are normal. In September it takes longer, so write before you travel.</li>\n</ol>\n<p>You may train with us from the first day, clearance or not. If you have not played an official game for two years or more, tell us as well: it is often simpler.</p>\n<h2>Do I need a visa?</h2>\n<p>That depends on your passport and on what brings you here, and we cannot advise on it. We do not sponsor visas. Members came on skilled worker, student, graduate and family visas, and some will gladly tell you how it went.</p>\n<h2>When should I arrive?</h2>\n<p>Pre-season starts in the first week of August. Coming in January is fine too: the second half of the season begins in the middle of the month.</p>\n<h2>Who do I talk to?</h2>\n<p>Write through the <a href=\"/forms/contact-us/\">contact form</a> with your position, your last two clubs and the month of your move. One of the two head coaches answers.</p>\n"
	},
	{
		title: "London GD Juniors",
		subtitle: "From 8 to 16, girls and boys, on Saturdays in Osterley.",
		slug: "london-gd-juniors",
		content: "<p>Children from 8 to 16 train with us on Saturdays, and the older boys on Wednesdays too. Girls and boys start together; from 13 on there is a team of boys that plays tournaments. A team of girls follows when there are ten of them: at the moment there are seven.</p>\n<h2>A Saturday</h2>\n<p>We meet at ten in <a href=\"/about-us/trainings\">Osterley School</a>. There are two coaches for each group, balls in three sizes, goals that fold, and a game at the end of every session. Nobody sits on a bench for long.</p>\n<h2>What it costs</h2>\n<p>The first three Saturdays cost nothing. After that it is 8 pounds a session or 60 pounds a term, with half off for a second child. If money is what stands in the way, tell a coach. It stays between you, and it has never kept a child out.</p>\n<h2>What we promise parents</h2>\n<ul>\n<li>Every coach of the juniors has an enhanced background check and a safeguarding course that is not older than three years.</li>\n<li>There are always two adults in the hall. No child goes home with anybody who is not on your list.</li>\n<li>This site shows visitors neither surnames nor dates of birth of children, and no pictures of them. Members see a picture only if you agreed to it.</li>\n<li>Coaches write to parents, not to children.</li>\n</ul>\n<p>Who to turn to with a worry stands on the page about <a href=\"/gd/safeguarding/\">safeguarding</a>.</p>\n<h2>Come and try</h2>\n<p>Write through the <a href=\"/forms/contact-us/\">contact form</a> with your child’s age. Bring indoor shoes, water and, for the first time, half an hour of your own: we like to know who we are doing this for.</p>\n",
		header: {
			kind: "header",
			seed: 4,
			alt: "A drawing of balls on the lines of a court"
		}
	},
	{
		title: "Handball venues",
		subtitle: "The halls in which we train and play.",
		slug: "handball-venues",
		content: "<p>A handball court is 40 metres long and 20 wide, and London does not have many. These are the halls we use. The exact addresses with directions stand beside the <a href=\"/about-us/trainings\">training times</a>.</p>\n<h2>Brentford Hall</h2>\n<p>Our home. A full court with 280 seats, the only hall in which resin is allowed, and a bar that opens an hour before the first game. Step-free from the street to the seats. Parking is for players with a lot of balls; everybody else is quicker by train.</p>\n<h2>Crystal Palace Hall</h2>\n<p>A full court with a high roof and a cold draught from the north door, so keep your jacket near. The entrance is behind the swimming pool. Please change shoes at the door: the floor is new.</p>\n<h2>Osterley School</h2>\n<p>Three quarters of a court, which is enough for the <a href=\"/gd/london-gd-juniors/\">juniors</a>. Parents wait in the foyer, where there is coffee for a coin.</p>\n<h2>Burgess Park Courts</h2>\n<p>Outdoors, from May to August. Running, passing, and beach handball when the sun is out. There are no changing rooms.</p>\n<h2>In every hall</h2>\n<ul>\n<li>Clean indoor shoes, with soles that leave no marks</li>\n<li>No resin outside Brentford Hall, and there only on match days</li>\n<li>The last team puts the goals back and turns off the lights</li>\n</ul>\n<p>Which game is played where stands in the list of <a href=\"/about-us/games/\">games</a>.</p>\n",
		header: {
			kind: "header",
			seed: 3,
			alt: "A drawing of the stands of a hall"
		}
	},
	{
		title: "Code of conduct",
		subtitle: "How we get along, on the court and beside it.",
		slug: "code-of-conduct",
		content: "<p>Six teams of people from thirty countries share four halls and one kit bag. This is how we get along. It holds for players, coaches, parents, the bench and the stand, at games and afterwards, in the hall and online.</p>\n<h2>On the court</h2>\n<ul>\n<li>Play hard, stop at the whistle, help up whoever is on the floor.</li>\n<li>The captain talks to the referees. Everybody else talks to the captain.</li>\n<li>A head injury ends your game, and the coach decides, not you.</li>\n</ul>\n<h2>With each other</h2>\n<ul>\n<li>Nobody is laughed at for their level, body, accent, age, faith or whom they love. Once is once too often.</li>\n<li>Say no when you mean no; hear no when somebody says it.</li>\n<li>Come on time. If you cannot come, say so before the coach has planned without knowing.</li>\n<li>Ask before you publish a picture of somebody. For children the answer is no.</li>\n</ul>\n<h2>For the club</h2>\n<ul>\n<li>Everybody does a share: the table, the bar, the driving, the washing. See <a href=\"/about-us/who-is-who\">who is who</a>.</li>\n<li>Pay what you owe, and talk to the treasurer before it becomes a problem. There is always a way.</li>\n</ul>\n<h2>When something goes wrong</h2>\n<p>Talk to your captain or coach first, if you can. If you cannot, or if they are the trouble, write to the board through the <a href=\"/forms/contact-us/\">contact form</a>. Two people who are not involved listen to both sides within two weeks, and tell you what happens next. It can be an apology, a game on the stand, or the end of a membership. For anything that concerns a child, go straight to <a href=\"/gd/safeguarding/\">safeguarding</a>.</p>\n"
	},
	{
		title: "Safeguarding",
		subtitle: "Whom to tell when something worries you.",
		slug: "safeguarding",
		content: "<p>Every child and every adult has the right to be safe in this club. If something worries you, say so. You do not need proof, and you do not need to be sure.</p>\n<h2>If somebody is in danger now</h2>\n<p>Call <b>999</b>. Then tell us.</p>\n<h2>If you are worried</h2>\n<ul>\n<li>Talk to the welfare officer: the name stands under <a href=\"/about-us/who-is-who\">who is who</a>. In the hall, any coach can reach them at once.</li>\n<li>Or write to <a href=\"mailto:info@demo.club\">info@demo.club</a> with the subject “Welfare”. Only the welfare officer and the chair read it.</li>\n<li>Children can talk to any adult of the club they trust, and to Childline on <b>0800 1111</b>, day and night.</li>\n</ul>\n<h2>What happens then</h2>\n<ol>\n<li>We listen, write down what you said in your words, and promise no secrecy that we could not keep.</li>\n<li>The welfare officer decides the same day whether the authorities or the federation have to know.</li>\n<li>You hear from us within two days, whatever was decided.</li>\n</ol>\n<h2>What we do so that it does not come to that</h2>\n<ul>\n<li>Coaches and helpers of the juniors have an enhanced background check and a safeguarding course, both renewed every three years.</li>\n<li>Two adults in every hall, always. No one-to-one messages between adults and children.</li>\n<li>Changing rooms are supervised from outside. Phones stay in bags there.</li>\n<li>Pictures of children appear on this site only for members, and only with the consent of their parents.</li>\n</ul>\n"
	},
	{
		title: "Privacy policy",
		subtitle: "What we know about you, why, and for how long.",
		slug: "privacy-policy",
		content: "<p>This page says what we know about you, why, for how long, and what you can ask of us. We are a members’ club. We do not sell anything about you, and we show no advertising.</p>\n<h2>What we keep, and for how long</h2>\n<table>\n<thead><tr><th>What</th><th>Why</th><th>Until</th></tr></thead>\n<tbody>\n<tr><td>Your name, e-mail, phone, date of birth, nationality, position and team</td><td>To run the membership and to enter you in a league</td><td>Two years after you leave, then only your name in old results</td></tr>\n<tr><td>A registration you began and did not send</td><td>So that you can go on with it</td><td>30 days</td></tr>\n<tr><td>A student card</td><td>To check the reduced fee</td><td>Until it is checked, then it is deleted</td></tr>\n<tr><td>What you send with a form</td><td>To answer you</td><td>12 months, or not at all where the form says so</td></tr>\n<tr><td>Payments and orders</td><td>The law asks for it</td><td>Six years. Card numbers never reach us</td></tr>\n<tr><td>Photographs of games and evenings</td><td>Because we like them</td><td>Until you, or whoever is in them, ask us to take one down</td></tr>\n</tbody>\n</table>\n<h2>Who sees it</h2>\n<ul>\n<li><b>Everybody</b> sees names, teams, positions and nationalities of adults who agreed to be listed. A date of birth stands on a player’s page only if that adult switched it on.</li>\n<li><b>Members who are logged in</b> see who else is a member.</li>\n<li><b>The board, coaches and the treasurer</b> see what their task needs. What they look up and change is written down.</li>\n</ul>\n<h2>Children</h2>\n<p>Nobody who is not logged in sees the surname, the date of birth or a picture of anyone under 18. Under 18, a parent or guardian has to agree to the membership. Only administrators can name a child in a photograph.</p>\n<h2>Cookies</h2>\n<p>This site sets the cookies it needs to work and no others. There is nothing to refuse, and nobody follows you around.</p>\n<table>\n<thead><tr><th>Name</th><th>What for</th><th>Until</th></tr></thead>\n<tbody>\n<tr><td>jwt</td><td>Keeps you logged in. Scripts cannot read it</td><td>You log out, or 30 days without a visit</td></tr>\n<tr><td>usermember</td><td>Your name, so that the page can greet you</td><td>You log out</td></tr>\n<tr><td>cart</td><td>What you put in the cart</td><td>You pay, empty it or log out</td></tr>\n<tr><td>consent</td><td>That you answered the question about cookies</td><td>One year</td></tr>\n<tr><td>dismissed, notice</td><td>A note you closed, a message for the next page</td><td>You close the browser; a minute</td></tr>\n</tbody>\n</table>\n<h2>What you can ask</h2>\n<p>You may see what we hold about you, have it corrected or deleted, take it with you, and withdraw a consent at any time. Write to <a href=\"mailto:info@demo.club\">info@demo.club</a> or use the <a href=\"/forms/contact-us/\">contact form</a>; you get an answer within a month. If you are not content with it, you can complain to the Information Commissioner’s Office.</p>\n"
	},
	{
		title: "How to join",
		subtitle: "Come to a session, agree on a team, register, pay by card.",
		slug: "how-to-join",
		content: "<h2>Four steps</h2>\n<ol>\n<li><b>Come to a session.</b> The first one costs nothing. See the <a href=\"/about-us/trainings\">training times</a>, and take shoes that leave no marks.</li>\n<li><b>Agree on a team</b> with the coach after two or three weeks.</li>\n<li><b><a href=\"/about-us/register/\">Register</a>.</b> It takes five minutes: a few questions, your details, the fees you will pay. You can stop and go on later on the same phone or computer.</li>\n<li><b>Pay by card.</b> First the registration fee, then you choose your subscription. After that you get your login by e-mail.</li>\n</ol>\n<h2>What it costs</h2>\n<table>\n<thead><tr><th>Fee</th><th>Amount</th></tr></thead>\n<tbody>\n<tr><td>Registration, once a season</td><td>£45</td></tr>\n<tr><td>Subscription, league teams</td><td>£42 a month</td></tr>\n<tr><td>Subscription, students and apprentices</td><td>£30 a month</td></tr>\n<tr><td>Subscription, Men 3 and beginners</td><td>£25 a month</td></tr>\n<tr><td>Subscription, juniors</td><td>£60 a term</td></tr>\n</tbody>\n</table>\n<p>The registration covers the federation, insurance and a shirt to train in. Those who only volunteer pay nothing. Under 18, a parent or guardian has to agree.</p>\n<h2>If you cannot pay this month</h2>\n<p>Write to <a href=\"mailto:finance@demo.club\">finance@demo.club</a> before it is due. Instalments, a pause or a reduced fee are all possible, and nobody else gets to know.</p>\n<p>More about the teams and what to bring stands under <a href=\"/gd/join-us/\">Join us</a>.</p>\n"
	},
	{
		title: "Membership terms",
		subtitle: "What you agree to when you register.",
		slug: "membership-terms",
		content: "<h2>Membership</h2>\n<p>Membership runs from the day your registration fee is paid to the end of June. The club confirms it by e-mail. Nobody is turned away for who they are or what they can play.</p>\n<h2>Fees</h2>\n<p>The registration fee is paid once a season. A subscription is collected by card in advance for each month or term until you end it; ending it takes one mail to <a href=\"mailto:finance@demo.club\">finance@demo.club</a>, with effect from the end of what is paid. Fees that are already due stay due.</p>\n<p>You may change your mind within 14 days of paying and get back what you have not used.</p>\n<h2>On and beside the court</h2>\n<p>The <a href=\"/gd/code-of-conduct/\">code of conduct</a> holds for everybody, spectators included. Players under 18 need the agreement of a parent or guardian, who may withdraw it at any time. How we protect children stands under <a href=\"/gd/safeguarding/\">Safeguarding</a>.</p>\n<h2>Insurance and health</h2>\n<p>The registration covers the federation’s insurance during training and games. Play only when you are fit, and tell your coach of anything we should know in an emergency.</p>\n<h2>Your data</h2>\n<p>We use what you tell us to run the club and to register you with the federation, as the <a href=\"/gd/privacy-policy\">privacy policy</a> says. A student card is deleted once it has been checked.</p>\n"
	},
	{
		title: "Registration with England Handball",
		subtitle: "Who needs it, and how it is done.",
		slug: "federation-registration",
		content: "<h2>Registering you with England Handball</h2>\n<p>Whoever plays in a league match needs a membership of England Handball. The club registers you; you only confirm.</p>\n<ol>\n<li>We enter your name, date of birth and e-mail. You get a mail from England Handball within two days.</li>\n<li>Follow the link in that mail, check your details, and upload a photo of your face.</li>\n<li>Did you play abroad last season? Tell us before your first match: your old federation has to release you, and that takes up to four weeks.</li>\n</ol>\n<p>Your federation number then stands on your membership card. Bring it to away games: the table asks for it.</p>\n"
	}
];
// db/seed/story/registration-settings.ts
var question = (id, label, options) => ({
	id,
	label,
	options: Object.entries(options).map(([value, words]) => ({
		value,
		label: words
	}))
});
/** What a registration asks first. 'other' is a volunteer, who owes no fee. [REG-013, REG-019, decisions E06] */
var QUESTIONS = [
	question("applies_to_you", "Which of these applies to you?", {
		league: "I want to play in a league",
		training: "I want to train, without league games",
		junior: "I register my child, who is under 16",
		other: "I want to help: coach, referee, at the table, behind the bar"
	}),
	question("current_situation", "What do you do at the moment?", {
		working: "I work",
		studying: "I study",
		working_studying: "I work and study",
		neither: "Neither of them"
	}),
	question("played_before", "Have you played handball before?", {
		never: "Never",
		school: "At school or at university",
		club: "In a club",
		top: "In a first or second league"
	}),
	question("other_club", "Are you registered with another club, here or abroad?", {
		no: "No",
		here: "Yes, in this country",
		abroad: "Yes, abroad"
	})
];
var detail = (id, label, type = "text", more = {}) => ({
	id,
	label,
	type,
	required: true,
	...more
});
/** The ids are those that a member is made from. [REG-016, decisions E07] */
var REGISTER_DETAILS = [
	detail("name", "Full name"),
	detail("email", "E-mail", "email"),
	detail("phone", "Phone"),
	detail("dob", "Date of birth", "date"),
	detail("gender", "League you would play in", "select", { options: ["Women", "Men"] }),
	detail("country", "Nationality", "select"),
	detail("address", "Address", "textarea"),
	detail("postcode", "Postcode"),
	detail("position", "Position", "select", {
		required: false,
		options: [
			"Goalkeeper",
			"Left wing",
			"Left back",
			"Centre back",
			"Right back",
			"Right wing",
			"Pivot",
			"I do not know yet"
		]
	}),
	detail("height", "Height in cm", "number", { required: false }),
	detail("weight", "Weight in kg", "number", { required: false }),
	detail("historyclubs", "Clubs you have played for", "textarea", { required: false }),
	detail("studentcard", "Student card", "file")
];
/** What fees are called; what they cost is the payment provider's word. [REG-023, decisions B10] */
var FEES = {
	registration: [{
		id: "registration",
		label: "Registration",
		price: 45,
		period: "season",
		description: "Federation, insurance and a shirt to train in. Once a season."
	}],
	training_fees: [
		{
			id: "league",
			label: "League teams",
			price: 42,
			period: "month",
			description: "Two or three sessions a week and all league games.",
			minAge: 16
		},
		{
			id: "student",
			label: "Students and apprentices",
			price: 30,
			period: "month",
			description: "The same, with a valid student card.",
			students: true
		},
		{
			id: "beginner",
			label: "Men 3 and beginners",
			price: 25,
			period: "month",
			description: "One session a week and the games of the regional league.",
			minAge: 16
		},
		{
			id: "junior",
			label: "Juniors",
			price: 60,
			period: "term",
			description: "Saturdays. Half of it for a second child.",
			maxAge: 18
		}
	]
};
// db/seed/story/content.ts
var SPONSORS = [
	["Thames Physio", "https://thames-physio.example"],
	["NORDBAGER", "https://nordbager.example"],
	["Kew & Sons", "https://kew-and-sons.example"],
	["hallfloor.", "https://hallfloor.example"],
	["Bankside Law", "https://bankside-law.example"]
];
/** What the club says about itself: menus, announcement, sponsors and its pages of text. */
async function seedContent(ctx) {
	for (const { header, ...post } of POSTS) await aPost(ctx, {
		...post,
		headerImageId: header ? await aPicture(ctx, header) : null
	});
	for (const [position, [name, website]] of SPONSORS.entries()) await aSponsor(ctx, {
		name,
		website,
		position
	});
	await aConfiguration(ctx, {
		mainMenu: MAIN_MENU,
		menuBottom: MENU_BOTTOM,
		importantAnnouncement: "<p><b>No training on Thursday:</b> the hall is booked for exams. <a href=\"/about-us/trainings\">See the training times</a></p>",
		questions: QUESTIONS,
		registerDetails: REGISTER_DETAILS,
		fees: FEES
	});
}
// db/seed/builders/event.ts
/** An event; public, free and in a week unless said otherwise. */
async function anEvent(ctx, { teamIds = [], ...given } = {}) {
	const id = given.id ?? newId();
	const name = given.name ?? "Summer party";
	const event = {
		startsAt: new Date(ctx.clock.now().getTime() + 6048e5),
		description: `<p>About ${name}.</p>`,
		...given,
		id,
		name,
		slug: given.slug ?? slugOf(name, id)
	};
	await transact(ctx, async (tx) => {
		await tx.insert(events).values(event);
		if (teamIds.length > 0) await tx.insert(eventTeams).values(teamIds.map((teamId) => ({
			eventId: id,
			teamId
		})));
		await touchEntry(tx, "events", id);
	});
	return event;
}
// db/seed/story/birthdays.ts
/** Birthdays that have an event: whose, how many years, and on which day from the day of the seed. */
var BIRTHDAYS = {
	"Elif Aydın": {
		turns: 40,
		inDays: 6
	},
	"Jonas Hellström": {
		turns: 30,
		inDays: -18
	}
};
/** When somebody with such an event was born, so that both agree; undefined for everybody else. */
function bornForTheEvent(name, today) {
	const birthday = BIRTHDAYS[name];
	return birthday && yearsBefore(addDays(today, birthday.inDays), birthday.turns);
}
/** The same day so many years ago. Who is born on 29 February keeps the 28th. */
function yearsBefore(day, years) {
	const [year = "", month = "", date = ""] = day.split("-");
	return localDate(`${Number(year) - years}-${month}-${month === "02" && date === "29" ? "28" : date}`);
}
// db/seed/story/events.ts
var CHAPTERS = [
	{
		name: "Christmas party at the boathouse",
		picture: "party",
		inDays: 24,
		at: "19:30",
		pounds: 18,
		showWhoPaid: true,
		description: "<p>One evening without a ball. Supper at long tables, a quiz by the Women 2 goalkeepers and the presentation of the golden resin tub for the most improved player.</p><ul><li>Supper and the first drink are in the price</li><li>Vegetarian and halal by default, tell us about allergies</li><li>Last train from Putney at 00:18</li></ul>"
	},
	{
		name: "Annual general meeting",
		inDays: 12,
		at: "18:45",
		membersOnly: true,
		description: "<p>The accounts, the budget for next season and the election of four board seats. Papers are at the door; questions in advance to the secretary, please.</p>"
	},
	{
		name: "Elif turns 40",
		at: "20:00",
		pounds: 10,
		person: "Elif Aydın",
		showWhoPaid: true,
		description: "<p>Our head coach has a round one. We are putting together for a pair of court shoes and one very large cake.</p>"
	},
	{
		name: "Open training for beginners",
		picture: "training",
		inDays: 9,
		at: "10:00",
		description: "<p>Never held a handball? Come as you are. Two coaches, forty balls and nobody who minds a dropped catch. Trainers with pale soles if you have them.</p>"
	},
	{
		name: "Winter tournament in Brentford",
		picture: "cup",
		inDays: 57,
		at: "09:00",
		pounds: 12,
		teams: [
			"men-2",
			"women-2",
			"men-3"
		],
		description: "<p>Twelve teams, two courts, one day. The price covers the hall and the referees. We need ten people for the score table: see the rota.</p>"
	},
	{
		name: "Pre-season camp in Aarhus",
		picture: "away",
		inDays: 265,
		at: "07:40",
		pounds: 340,
		membersOnly: true,
		teams: ["men-1", "women-1"],
		description: "<p>Five days in the town where handball is the first sport. Two sessions a day, three friendly games, bunk beds. A deposit holds your place; the rest is due in May.</p>"
	},
	{
		name: "First aid for coaches",
		inDays: 19,
		at: "18:00",
		membersOnly: true,
		description: "<p>Three hours with a paramedic who plays in goal. Certificates last three years.</p>"
	},
	{
		name: "Jonas turns 30",
		at: "19:00",
		pounds: 5,
		person: "Jonas Hellström",
		description: "<p>Thirty years, eleven of them at right back. Thank you to everybody who put in.</p>"
	},
	{
		name: "Season opening barbecue",
		picture: "beach",
		inDays: -76,
		at: "15:00",
		pounds: 8,
		description: "<p>Grill, grass and a beach handball goal that survived until seven. Photographs are in the albums.</p>"
	},
	{
		name: "Referee course, level one",
		picture: "match",
		inDays: -41,
		at: "09:30",
		pounds: 45,
		description: "<p>Fourteen people took the whistle. The next course is in spring.</p>"
	},
	{
		name: "Quiz night for the junior section",
		picture: "junior",
		inDays: -103,
		at: "19:30",
		pounds: 7,
		showWhoPaid: true,
		teams: ["u16-boys"],
		description: "<p>Raised the money for a set of junior balls and goals that do not fall over.</p>"
	},
	{
		name: "Summer tournament on grass",
		picture: "beach",
		inDays: -133,
		at: "10:00",
		pounds: 15,
		teams: [
			"men-1",
			"men-2",
			"women-1",
			"women-2"
		],
		description: "<p>Twenty-two teams from five countries on Ealing Common, and one thunderstorm.</p>"
	}
];
/** Twelve events around the day of the seed: public, for members, birthdays, past and to come. */
async function seedEvents(ctx) {
	const today = clubDay(ctx.clock.now());
	const teamIds = new Map((await ctx.db.select({
		slug: teams.slug,
		id: teams.id
	}).from(teams)).map((t) => [t.slug, t.id]));
	const people = await ctx.db.select({
		id: members.id,
		name: members.name
	}).from(members);
	for (const [index, chapter] of CHAPTERS.entries()) {
		const { at, pounds = 0, teams: guests = [], picture, person, ...event } = chapter;
		const birthday = person === void 0 ? void 0 : BIRTHDAYS[person];
		const { inDays = 0 } = birthday ?? chapter;
		const day = addDays(today, inDays);
		await anEvent(ctx, {
			...event,
			birthday: birthday !== void 0,
			startsAt: clubInstant(birthday ? day : outsideHolidays(day), at),
			priceMinor: pounds * 100,
			mainImageId: picture ? await aPicture(ctx, {
				kind: picture,
				seed: 200 + index
			}) : null,
			memberToPayId: people.find(({ name }) => name === person)?.id ?? null,
			teamIds: guests.flatMap((slug) => teamIds.get(slug) ?? [])
		});
	}
}
/** The hall is closed between 20 December and 6 January: what would fall there comes three weeks earlier. */
function outsideHolidays(day) {
	const date = day.slice(5);
	return date >= "12-20" || date <= "01-06" ? addDays(day, -21) : day;
}
// db/seed/builders/slug.ts
/** The wanted address, or the first of its numbered kin that nobody has. */
async function freeSlug(tx, column, wanted) {
	const rows = await tx.select({ slug: column }).from(column.table).where(like(column, `${wanted}%`));
	const taken = new Set(rows.map((row) => row.slug));
	let n = 1;
	while (taken.has(nthSlug(wanted, n))) n += 1;
	return nthSlug(wanted, n);
}
// db/seed/builders/form.ts
/** A form: published, kept, without a captcha, asking for a name and an e-mail address unless you say otherwise. */
async function aForm(ctx, given = {}) {
	const title = given.title ?? "Contact us";
	return transact(ctx, async (tx) => {
		const slug = given.slug ?? await freeSlug(tx, forms.slug, slugOf(title, "form"));
		const [form] = await tx.insert(forms).values({
			published: true,
			createdAt: ctx.clock.now(),
			confirmationMessage: "<p>Thank you, we will answer soon.</p>",
			fields: [{
				name: "name",
				label: "Name",
				typeField: "text",
				required: true
			}, {
				name: "email",
				label: "Email",
				typeField: "email",
				required: true
			}],
			...given,
			title,
			slug
		}).returning();
		if (!form) throw new Error("the form was not added");
		await touchEntry(tx, "forms", form.id);
		return form;
	});
}
// db/seed/story/form-texts.ts
var NAME = {
	name: "name",
	label: "Name",
	typeField: "text",
	required: true
};
var EMAIL$1 = {
	name: "email",
	label: "Email",
	typeField: "email",
	required: true
};
var message = (label, placeholder) => ({
	name: "message",
	label,
	typeField: "textarea",
	rows: 6,
	required: true,
	placeholder
});
var choice = (...labels) => labels.map((label) => ({
	label,
	value: label
}));
var FORMS = [
	{
		title: "Contact us",
		slug: "contact-us",
		daysOld: 640,
		description: "<p>Questions about training, games, the store or your child in the junior team: write to us. Volunteers read this, mostly in the evening, and answer within two days.</p>",
		confirmation: "<h2>Thank you for writing</h2><p>We answer within two days. If you are free on Thursday, come to <a href=\"/about-us/trainings\">training</a> and ask in person.</p>",
		fields: [
			NAME,
			EMAIL$1,
			{
				name: "topic",
				label: "What is it about?",
				typeField: "select",
				options: choice("Playing", "Juniors", "Volunteering", "The store", "Something else"),
				placeholder: "Choose a topic"
			},
			message("Message", "Write as you would speak.")
		]
	},
	{
		title: "Book a trial session",
		slug: "trial-session",
		daysOld: 410,
		picture: true,
		description: "<p>Your first session is free. Bring indoor shoes, something to drink and no fear of being bad at it: everybody was.</p>",
		confirmation: "<h2>See you in the hall</h2><p>A coach writes to you with the date. The halls and times are under <a href=\"/about-us/trainings\">training</a>.</p>",
		button: "Book my session",
		fields: [
			{
				...NAME,
				label: "Full name"
			},
			EMAIL$1,
			{
				name: "age",
				label: "Your age",
				typeField: "text",
				size: 3,
				required: true,
				description: "Under 18? Please ask a parent to write to us instead."
			},
			{
				name: "level",
				label: "How much handball have you played?",
				typeField: "radio",
				required: true,
				options: choice("None yet", "At school", "In a club")
			},
			{
				name: "evenings",
				label: "Which evenings suit you?",
				typeField: "checkbox",
				required: true,
				options: choice("Tuesday", "Thursday", "Sunday")
			},
			{
				name: "remarks",
				label: "Anything a coach should know",
				typeField: "textarea",
				rows: 3
			}
		]
	},
	{
		title: "Kit survey",
		slug: "kit-survey",
		daysOld: 38,
		description: "<p>Next season’s shirts are drawn in spring. Tell us what fits and what itches.</p>",
		confirmation: "<h2>Noted</h2><p>The kit committee (two people and a cat) will read it.</p>",
		button: "Send my answers",
		fields: [
			{
				...NAME,
				placeholder: "As on your shirt"
			},
			{
				...EMAIL$1,
				required: false,
				description: "Only if you want an answer."
			},
			{
				name: "season",
				label: "Season",
				typeField: "text",
				value: "Next season",
				disabled: true,
				size: 16
			},
			{
				name: "size",
				label: "Shirt size",
				typeField: "select",
				required: true,
				options: choice("XS", "S", "M", "L", "XL", "XXL")
			},
			{
				name: "colours",
				label: "Colours you would wear",
				typeField: "select",
				multiple: true,
				size: 4,
				description: "Hold Ctrl or Cmd for more than one.",
				options: choice("Red", "Navy", "White", "Maple")
			},
			{
				name: "fit",
				label: "How do the shirts of this year fit?",
				typeField: "radio",
				options: choice("Too tight", "Well", "Too wide"),
				value: "Well"
			},
			{
				name: "wants",
				label: "What else should the shop have?",
				typeField: "checkbox",
				options: choice("Hoodie", "Training top", "Bag", "Socks")
			},
			{
				name: "test",
				label: "I would try on samples",
				typeField: "checkbox",
				value: "Yes, gladly"
			},
			{
				name: "notes",
				label: "Anything else",
				typeField: "textarea",
				rows: 4,
				placeholder: "Seams, sponsors, collars"
			},
			{
				name: "drawing",
				label: "A drawing of your own",
				typeField: "file",
				accept: ".pdf,.png",
				description: "PDF or PNG, 5 MB at most. Only the kit committee sees it."
			},
			{
				name: "promise",
				label: "",
				typeField: "htmlcustom",
				value: "<h3>What happens with it</h3><p>We count the answers and delete them after twelve months.</p>"
			}
		]
	},
	{
		title: "Become a sponsor",
		slug: "become-a-sponsor",
		daysOld: 150,
		captcha: true,
		description: "<p>Your name on the floor, on the shirts, or on the tea urn. We start at £150 a season.</p>",
		confirmation: "<h2>Thank you</h2><p>Our treasurer calls you this week.</p>",
		fields: [
			NAME,
			{
				name: "company",
				label: "Company",
				typeField: "text"
			},
			EMAIL$1,
			message("What do you have in mind?")
		]
	},
	{
		title: "Tell the welfare officer",
		slug: "welfare",
		daysOld: 300,
		kept: false,
		description: "<p>Something worries you, about yourself or about somebody else. Only the welfare officer reads this, and nothing of it is stored here.</p>",
		confirmation: "<h2>Thank you for saying so</h2><p>The welfare officer has it. In danger, call 999 at once.</p>",
		fields: [
			{
				...NAME,
				required: false,
				description: "You need not say who you are."
			},
			{
				...EMAIL$1,
				required: false
			},
			message("What happened?")
		]
	},
	{
		title: "Summer tournament entry",
		slug: "summer-tournament",
		daysOld: 3,
		published: false,
		description: "<p>Not open yet.</p>",
		confirmation: "<p>You are in.</p>",
		fields: [{
			...NAME,
			label: "Team name"
		}, EMAIL$1]
	}
];
// db/seed/story/forms.ts
var DAY_MS$7 = 864e5;
/** What people have sent, by the slug of the form. */
var ANSWERS = [
	[
		"contact-us",
		6,
		{
			name: "Wiebke Harms",
			email: "wiebke@example.org",
			topic: "Juniors",
			message: "Is there a team for a girl of eleven who runs faster than her brother?"
		}
	],
	[
		"trial-session",
		4,
		{
			name: "Paulo Serrano",
			email: "paulo@example.org",
			age: "31",
			level: "At school",
			evenings: ["Tuesday", "Thursday"],
			remarks: "Left-handed, if that is of any use."
		}
	],
	[
		"trial-session",
		1,
		{
			name: "Marguerite Lane",
			email: "marguerite@example.org",
			age: "26",
			level: "None yet",
			evenings: ["Sunday"]
		}
	],
	[
		"kit-survey",
		2,
		{
			name: "Lukas",
			size: "XXL",
			colours: ["Navy", "White"],
			fit: "Too tight",
			wants: ["Socks"]
		}
	]
];
/** Five forms that are open, one that is not yet, and what came in. */
async function seedForms(ctx) {
	for (const chapter of FORMS) await tell$1(ctx, chapter);
	const ids = await ctx.db.select({
		id: forms.id,
		slug: forms.slug
	}).from(forms);
	for (const [slug, daysAgo, given] of ANSWERS) {
		const formId = ids.find((form) => form.slug === slug)?.id ?? "";
		const texts = new Map(Object.entries(given).map(([name, value]) => [name, [value].flat()]));
		const then = {
			...ctx,
			clock: { now: () => ago$1(ctx, daysAgo) }
		};
		const sent = await sendForm(then, {
			formId,
			texts,
			uploads: /* @__PURE__ */ new Map(),
			terms: true,
			token: ""
		});
		if (!sent.ok) throw new Error(`the answer to ${slug} was refused: ${sent.reason}`);
	}
}
async function tell$1(ctx, chapter) {
	const imageId = chapter.picture ? await aPicture(ctx, {
		kind: "training",
		seed: 12,
		alt: "A first training session"
	}) : null;
	await aForm(ctx, {
		title: chapter.title,
		slug: chapter.slug,
		createdAt: ago$1(ctx, chapter.daysOld),
		imageId,
		description: chapter.description,
		confirmationMessage: chapter.confirmation,
		sendBtnText: chapter.button ?? "",
		enableCaptcha: chapter.captcha ?? false,
		saveDb: chapter.kept ?? true,
		published: chapter.published ?? true,
		fields: chapter.fields
	});
}
var ago$1 = (ctx, days) => /* @__PURE__ */ new Date(ctx.clock.now().getTime() - days * DAY_MS$7);
// src/features/games/policy.ts
/** Who writes results, postpones and cancels: administrators. [decisions A01] */
var canKeepGames = (actor) => hasRole(actor, "administrator");
// src/features/games/commands.server.ts
var NO_RESULT = {
	homeScore: null,
	awayScore: null,
	forfeitedBy: null
};
/** Enters or corrects a result. Refused for a cancelled game and for one that has not started. [decisions F07] */
function recordResult(ctx, { gameId, homeScore, awayScore }) {
	return changeGame(ctx, gameId, (game) => {
		if (game.status === "cancelled") return refused("CANCELLED");
		if (game.startsAt > ctx.clock.now()) return refused("NOT_STARTED");
		return done({ facts: {
			status: "played",
			homeScore,
			awayScore,
			forfeitedBy: null
		} });
	});
}
/** One side did not play, or played against the rules: the score is struck. Refused for a cancelled game. [domain.md 5.1] */
function recordForfeit(ctx, { gameId, by }) {
	return changeGame(ctx, gameId, (game) => {
		if (game.status === "cancelled") return refused("CANCELLED");
		return done({ facts: {
			...NO_RESULT,
			status: "forfeit",
			forfeitedBy: by
		} });
	});
}
/** Puts a game off: to a new time where one is known, else until further notice. Refused once it is over. */
function postponeGame(ctx, { gameId, to }) {
	return changeGame(ctx, gameId, (game) => {
		if (game.status === "cancelled") return refused("CANCELLED");
		if (isOver(game)) return refused("PLAYED");
		return done({ facts: to ? {
			...NO_RESULT,
			status: "scheduled",
			startsAt: to
		} : {
			...NO_RESULT,
			status: "postponed"
		} });
	});
}
/** The game will not be played. It stays in lists and calendars and says so. Refused once it is over. [domain.md 5.6] */
function cancelGame(ctx, { gameId }) {
	return changeGame(ctx, gameId, (game) => isOver(game) ? refused("PLAYED") : done({ facts: {
		...NO_RESULT,
		status: "cancelled"
	} }));
}
var isOver = (game) => game.status === "played" || game.status === "forfeit";
/**
* Writes what `decide` says about a game that nobody else changes meanwhile. Saying the same again writes nothing: a
* calendar must see a new version only when something changed. [domain.md 5.6]
*/
async function changeGame(ctx, gameId, decide) {
	if (!canKeepGames(ctx.actor)) throw new Forbidden();
	if (!isId(gameId)) throw new NotFound();
	return transact(ctx, async (tx) => {
		const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for("update");
		if (!game) throw new NotFound();
		const decided = decide(game);
		if (!decided.ok) return decided;
		if (isSame(game, decided.facts)) return done();
		await tx.update(games).set({
			...decided.facts,
			version: game.version + 1,
			updatedAt: ctx.clock.now()
		}).where(eq(games.id, gameId));
		await touchEntry(tx, "games", gameId);
		return done();
	});
}
var isSame = (game, facts) => game.status === facts.status && game.homeScore === facts.homeScore && game.awayScore === facts.awayScore && game.forfeitedBy === facts.forfeitedBy && game.startsAt.getTime() === (facts.startsAt ?? game.startsAt).getTime();
// db/seed/builders/competition.ts
/** A competition: the Premier League 2025/26 by English rules, of no team, unless you say otherwise. */
async function aCompetition(ctx, { team, ...given } = {}) {
	return transact(ctx, async (tx) => {
		const [competition] = await tx.insert(competitions).values({
			name: "Premier League",
			season: "2025/26",
			rules: ENGLAND,
			teamId: team?.id ?? null,
			...given
		}).returning();
		if (!competition) throw new Error("the competition was not added");
		await touch(tx, "competitions", "games");
		return competition;
	});
}
// db/seed/builders/game.ts
/** Many games at once, in the order given. The team is the one whose legacy id is the type. [decisions F07] */
async function someGames(ctx, given) {
	const teamOfType = await teamsByType(ctx);
	const inAWeek = new Date(ctx.clock.now().getTime() + 6048e5);
	const filled = given.map((facts) => ({
		type: 1,
		startsAt: inAWeek,
		homeTeam: ctx.config.club.name,
		awayTeam: "Olympia",
		venue: "Brentford Hall",
		status: typeof facts.homeScore === "number" ? "played" : "scheduled",
		teamId: teamOfType.get(facts.type ?? 1) ?? null,
		...facts
	}));
	return transact(ctx, async (tx) => {
		const added = await tx.insert(games).values(filled).returning();
		await touch(tx, "games");
		return added;
	});
}
async function teamsByType({ db }) {
	const known = await db.select({
		id: teams.id,
		type: teams.legacyId
	}).from(teams);
	return new Map(known.map((team) => [team.type, team.id]));
}
// db/seed/story/leagues.ts
/** The leagues of the five senior teams. The clubs' names are places; pairings and results are invented. */
var LEAGUES = [
	{
		team: "men-1",
		type: 1,
		name: "Premier League",
		opponents: [
			"Olympia",
			"Nottingham",
			"Cambridge",
			"Warrington",
			"Bristol",
			"Oldbury",
			"Hammersmith"
		],
		homeDay: 0,
		homeTime: "16:30",
		strength: 3,
		rules: {
			...ENGLAND,
			deductions: [{
				team: "Oldbury",
				points: 1,
				reason: "a player who was not registered"
			}]
		}
	},
	{
		team: "women-1",
		type: 2,
		name: "Premier League",
		opponents: [
			"Cambridge",
			"Olympia",
			"Hammersmith",
			"Isleworth",
			"Bristol",
			"Nottingham",
			"Leeds"
		],
		homeDay: 0,
		homeTime: "18:30",
		strength: 5,
		rules: ENGLAND
	},
	{
		team: "men-2",
		type: 3,
		name: "Second tier South",
		opponents: [
			"Isleworth",
			"Hammersmith 2",
			"Cambridge 2",
			"Oxford",
			"Southampton",
			"Reading",
			"Brighton"
		],
		homeDay: 1,
		homeTime: "14:00",
		strength: 0,
		rules: ENGLAND
	},
	{
		team: "women-2",
		type: 4,
		name: "Second tier South",
		opponents: [
			"Oxford",
			"Reading",
			"Brighton",
			"Isleworth 2",
			"Southampton",
			"Canterbury",
			"Norwich"
		],
		homeDay: 1,
		homeTime: "11:30",
		strength: 1,
		rules: ENGLAND
	},
	{
		team: "men-3",
		type: 5,
		name: "London Regional League",
		opponents: [
			"Croydon",
			"Ealing",
			"Isleworth 2",
			"Watford",
			"Hackney",
			"Luton",
			"Guildford"
		],
		homeDay: 1,
		homeTime: "16:30",
		strength: -3,
		rules: ENGLAND
	}
];
/** Where the others play. Invented halls. */
var HALLS = {
	Olympia: "Peckham Road Hall",
	Nottingham: "Trent Hall, Nottingham",
	Cambridge: "Fenland Hall, Cambridge",
	Warrington: "Canal Street Hall, Warrington",
	Bristol: "Harbour Hall, Bristol",
	Oldbury: "Lion Works Hall, Oldbury",
	Hammersmith: "Bridge Hall, Hammersmith",
	Isleworth: "Osterley Lane Hall"
};
var OUR_HALL = "Brentford Hall";
/** The hall of a club; its second team plays in the same. */
var hallOf = (club) => {
	const first = club.replace(/ \d$/, "");
	return HALLS[first] ?? `${first} Sports Hall`;
};
// db/seed/story/season.ts
var HOURS_OF_OTHERS = [
	"13:00",
	"14:30",
	"15:15",
	"17:00"
];
/** The Saturday of the weekend that begins on or before a day. */
function saturdayBefore(day) {
	const weekday = (/* @__PURE__ */ new Date(`${day}T12:00:00Z`)).getUTCDay();
	return addDays(day, -((weekday + 1) % 7));
}
/**
* The Saturdays of a season: `past` of them up to and with `saturday`, `coming` after it. Nobody plays between
* 19 December and 5 January.
*/
function saturdaysAround(saturday, past, coming) {
	return [...stepping(saturday, -7, past).toReversed(), ...stepping(addDays(saturday, 7), 7, coming)];
}
function stepping(from, step, wanted) {
	const found = [];
	for (let day = from; found.length < wanted; day = addDays(day, step)) {
		const monthDay = day.slice(5);
		if (monthDay < "12-19" && monthDay > "01-05") found.push(day);
	}
	return found;
}
/** Everybody meets everybody at home and away, one round a weekend: the circle method. */
function fixturesOf(league, us, saturdays) {
	const [first = us, ...others] = [us, ...league.opponents];
	const half = others.length;
	return saturdays.slice(0, 2 * half).flatMap((saturday, index) => {
		const turn = index % half;
		const circle = [
			first,
			...others.slice(turn),
			...others.slice(0, turn)
		];
		return Array.from({ length: circle.length / 2 }, (_, n) => [circle[n], circle.at(-1 - n)]).map(([one = "", other = ""], n) => {
			const turned = (turn + n + league.type) % 2 === 1;
			const [homeTeam, awayTeam] = (index < half ? !turned : turned) ? [one, other] : [other, one];
			return {
				round: index + 1,
				homeTeam,
				awayTeam,
				...placeAndTime(league, us, homeTeam, saturday)
			};
		});
	});
}
function placeAndTime({ homeDay, homeTime }, us, homeTeam, saturday) {
	if (homeTeam === us) return {
		startsAt: clubInstant(addDays(saturday, homeDay), homeTime),
		venue: OUR_HALL
	};
	const time = HOURS_OF_OTHERS[homeTeam.length % HOURS_OF_OTHERS.length] ?? "15:15";
	return {
		startsAt: clubInstant(addDays(saturday, homeTeam.length % 2), time),
		venue: hallOf(homeTeam)
	};
}
/**
* A plausible score, always the same for the same game: about 27 each, shifted by what the teams are worth and one
* goal for the home side, never outside 18 to 38.
*/
function scoreOf(league, us, season, { homeTeam, awayTeam }) {
	const worth = (club) => club === us ? league.strength : 4 - 8 * league.opponents.indexOf(club) / (league.opponents.length - 1);
	const shift = (worth(homeTeam) - worth(awayTeam) + 1) / 2;
	const luck = (salt) => hashOf(`${season} ${league.team} ${homeTeam} ${awayTeam} ${salt}`) % 9 - 4;
	const within = (goals) => Math.min(38, Math.max(18, Math.round(goals)));
	return {
		homeScore: within(27 + shift + luck("h")),
		awayScore: within(27 - shift + luck("a"))
	};
}
/** FNV-1a, folded once more so that neighbouring texts differ. */
function hashOf(text) {
	let hash = 2166136261;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
	return (hash ^ hash >>> 15) * 31 >>> 0;
}
// db/seed/story/games.ts
var ROUNDS_PLAYED = 8;
/** Long enough after the start that a result is known. */
var RESULT_AFTER_MS = 72e5;
/**
* Two seasons of five leagues: last year's is complete, this year's is in the middle, whenever the demo is told. Our
* own results of this season are entered as staff do it; the others come from the league and are there already.
*/
async function seedGames(ctx) {
	const known = await ctx.db.select({
		id: teams.id,
		slug: teams.slug
	}).from(teams);
	for (const league of LEAGUES) {
		const team = known.find(({ slug }) => slug === league.team);
		if (!team) continue;
		await tellLastSeason(ctx, league, team);
		await tellThisSeason(ctx, league, team);
	}
}
/** The Saturdays of this season, with now behind the eighth. */
function saturdaysOfThisSeason(ctx) {
	return saturdaysAround(saturdayBefore(addDays(clubDay(ctx.clock.now()), -2)), ROUNDS_PLAYED, 6);
}
async function tellLastSeason(ctx, league, team) {
	const us = ctx.config.club.name;
	const season = seasonOf(ctx, 1);
	const competition = await aCompetition(ctx, {
		team,
		name: league.name,
		season,
		rules: {
			...league.rules,
			deductions: []
		}
	});
	await someGames(ctx, fixturesOf(league, us, saturdaysOfThisSeason(ctx).map((day) => addDays(day, -364))).map((fixture) => ({
		...stored(league, competition.id, team.id, fixture),
		...scoreOf(league, us, season, fixture)
	})));
}
async function tellThisSeason(ctx, league, team) {
	const us = ctx.config.club.name;
	const season = seasonOf(ctx, 0);
	const competition = await aCompetition(ctx, {
		team,
		name: league.name,
		season,
		rules: league.rules
	});
	const resultsUntil = /* @__PURE__ */ new Date(ctx.clock.now().getTime() - RESULT_AFTER_MS);
	const ours = (await someGames(ctx, fixturesOf(league, us, saturdaysOfThisSeason(ctx)).map((fixture) => {
		const game = stored(league, competition.id, team.id, fixture);
		return !isOfUs(ctx, fixture) && fixture.startsAt < resultsUntil ? {
			...game,
			...scoreOf(league, us, season, fixture)
		} : game;
	}))).filter((game) => isOfUs(ctx, game));
	await enterOurResults(ctx, league, season, ours, resultsUntil);
	await changeThePlan(ctx, league, ours, resultsUntil);
}
async function enterOurResults(ctx, league, season, ours, until) {
	for (const game of ours.filter((one) => one.startsAt < until)) {
		const fixture = {
			...game,
			round: game.round ?? 0
		};
		const score = scoreOf(league, ctx.config.club.name, season, fixture);
		if (league.team === "men-2" && game.round === 4) await recordForfeit(ctx, {
			gameId: game.id,
			by: sideOfOthers(ctx, game)
		});
		else await recordResult(ctx, {
			gameId: game.id,
			...score
		});
	}
}
/** What never goes as planned: a hall with a leak, and a club without players on the day. */
async function changeThePlan(ctx, league, ours, from) {
	const [, second, third] = ours.filter((one) => one.startsAt > from);
	if (league.team === "women-1" && second) await postponeGame(ctx, { gameId: second.id });
	if (league.team === "men-3" && third) await cancelGame(ctx, { gameId: third.id });
}
var stored = (league, competitionId, teamId, fixture) => ({
	...fixture,
	competitionId,
	teamId,
	type: league.type
});
var isOfUs = (ctx, game) => [game.homeTeam, game.awayTeam].some((name) => isOurs(name, ctx.config.club.teamNames));
var sideOfOthers = (ctx, game) => isOurs(game.homeTeam, ctx.config.club.teamNames) ? "away" : "home";
/** '2026/27' from July on, so many seasons ago. */
function seasonOf({ clock }, ago) {
	const now = clock.now();
	const month = Number(clubDay(now).slice(5, 7));
	const year = clubYear(now) - (month < 7 ? 1 : 0) - ago;
	return `${year}/${String((year + 1) % 100).padStart(2, "0")}`;
}
// db/seed/story/invoices.ts
var DAY_MS$6 = 864e5;
/** What members were asked to pay besides fees. */
var INVOICES = [
	{
		what: "Tournament in Malmö, travel",
		pounds: 145,
		daysAgo: 33
	},
	{
		what: "Tournament in Malmö, travel",
		pounds: 145,
		daysAgo: 33,
		became: "paid"
	},
	{
		what: "Tournament in Malmö, travel",
		pounds: 145,
		daysAgo: 32,
		became: "paid"
	},
	{
		what: "Lost training kit",
		pounds: 38.5,
		daysAgo: 24,
		became: "void"
	},
	{
		what: "Referee course",
		pounds: 60,
		daysAgo: 21
	},
	{
		what: "Referee course",
		pounds: 60,
		daysAgo: 21,
		became: "paid"
	},
	{
		what: "Physiotherapy",
		pounds: 52,
		daysAgo: 80,
		became: "written-off"
	},
	{
		what: "Christmas party at the boathouse, two guests",
		pounds: 36,
		daysAgo: 6
	},
	{
		what: "Hall hire for the beach camp",
		pounds: 24,
		daysAgo: 4
	},
	{
		what: "Tape and resin",
		pounds: 12.75,
		daysAgo: 2
	}
];
/** Subscriptions that staff gave: what plan, how long ago, and what became of it. */
var SUBSCRIPTIONS = [
	{
		fee: "league",
		daysAgo: 61
	},
	{
		fee: "league",
		daysAgo: 55,
		volunteer: true
	},
	{
		fee: "student",
		daysAgo: 43
	},
	{
		fee: "league",
		daysAgo: 30,
		ends: "later"
	},
	{
		fee: "league",
		daysAgo: 28,
		ends: "now"
	}
];
/** Invoices and subscriptions by the hand of the treasurer, at the card provider of the demo. */
async function seedInvoices(ctx) {
	if (ctx.payments.mode !== "sandbox") return;
	const people = await ctx.db.select({ id: members.id }).from(members).where(and(eq(members.active, true), eq(members.listed, true), ne(members.email, ""))).orderBy(asc(members.slug));
	for (const [index, told] of INVOICES.entries()) {
		const member = people[(index * 7 + 3) % people.length];
		if (member) await tellInvoice(ctx, member.id, told, index);
	}
	for (const [index, told] of SUBSCRIPTIONS.entries()) {
		const member = people[(index * 11 + 5) % people.length];
		if (member) await tellSubscription(ctx, member.id, told, index);
	}
}
async function tellInvoice(ctx, memberId, told, index) {
	const { what, pounds, daysAgo, became } = told;
	const amount = pence(Math.round(pounds * 100));
	const made = await createInvoice(ctx, {
		memberId,
		amount,
		description: what,
		key: `story-${index}`
	});
	if (!made.ok) throw new Error(`the demo's card provider made no invoice: ${made.reason}`);
	const stripe = await ctx.payments.client();
	if (became === "paid") await stripe.invoices.pay(made.invoiceId, { payment_method: "pm_card_visa" });
	if (became === "void") await stripe.invoices.voidInvoice(made.invoiceId);
	if (became === "written-off") await stripe.invoices.markUncollectible(made.invoiceId);
	await syncInvoice(ctx, made.invoiceId);
	const createdAt = ago(ctx, daysAgo);
	await ctx.db.update(invoices).set({
		createdAt,
		dueAt: new Date(createdAt.getTime() + 14 * DAY_MS$6),
		...became === "paid" && { paidAt: ago(ctx, daysAgo - 3) }
	}).where(eq(invoices.id, made.invoiceId));
}
async function tellSubscription(ctx, memberId, told, index) {
	const { fee, daysAgo, volunteer = false, ends } = told;
	const plan = (await listPrices(ctx))?.subscriptions.find(({ feeId }) => feeId === fee);
	if (!plan) return;
	const wish = {
		memberId,
		priceId: plan.id,
		volunteer,
		key: `story-subscription-${index}`
	};
	const given = await assignSubscription(ctx, wish);
	if (!given.ok) return;
	if (ends) await cancelSubscription(ctx, given.subscriptionId, ends === "now" ? "now" : "period-end");
	await ctx.db.update(subscriptions).set({ createdAt: ago(ctx, daysAgo) }).where(eq(subscriptions.id, given.subscriptionId));
}
var ago = ({ clock }, days) => /* @__PURE__ */ new Date(clock.now().getTime() - days * DAY_MS$6);
// db/seed/story/mailings.ts
async function seedMailings(_ctx) {}
// db/seed/builders/country.ts
/** The country of an ISO code, found or added: 'pl' is Poland. */
async function aCountry(ctx, code) {
	const iso2 = code.toUpperCase();
	const [found] = await ctx.db.select().from(countries).where(eq(countries.iso2, iso2));
	if (found) return found;
	const known = COUNTRIES.find((country) => country.iso2 === iso2);
	if (!known) throw new RangeError(`no country has the code ${code}`);
	const [added] = await ctx.db.insert(countries).values(known).returning();
	if (!added) throw new Error("the country was not added");
	return added;
}
// db/seed/builders/member.ts
/**
* A member: an active adult called Ana Kovač who agreed to be listed, but not to show pictures or the date of birth,
* unless you say otherwise. The address follows the rule for minors.
*/
async function aMember(ctx, facts = {}) {
	const { team, alsoIn = [], country, ...given } = facts;
	const countryId = country ? (await aCountry(ctx, country)).id : null;
	const name = given.name ?? "Ana Kovač";
	const person = {
		name,
		firstName: given.firstName ?? firstNameOf(name)
	};
	const teamId = team?.id ?? given.teamId ?? null;
	const bornOn = given.bornOn === void 0 ? "1996-04-12" : given.bornOn;
	return transact(ctx, async (tx) => {
		const minor = isMinorOn(clubDay(ctx.clock.now()), {
			bornOn,
			inYouthTeam: await isYouth(tx, teamId)
		});
		const slug = given.slug ?? await freeSlug(tx, members.slug, slugOf(addressName(person, minor), "player"));
		const [member] = await tx.insert(members).values({
			active: true,
			listed: true,
			...given,
			...person,
			slug,
			bornOn,
			countryId,
			teamId
		}).returning();
		if (!member) throw new Error("the member was not added");
		const rows = [...teamId ? [teamId] : [], ...alsoIn.map((further) => further.id)].map((id) => ({
			memberId: member.id,
			teamId: id
		}));
		if (rows.length > 0) await tx.insert(memberTeams).values(rows).onConflictDoNothing();
		if (member.imageId) await setAudience(tx, member.imageId, "derived");
		await touchEntry(tx, "members", member.id);
		return member;
	});
}
async function isYouth(tx, teamId) {
	if (!teamId) return false;
	const [team] = await tx.select({ youth: teams.youth }).from(teams).where(eq(teams.id, teamId));
	return team?.youth ?? false;
}
// db/seed/story/careers.ts
/** What some players tell about themselves on their page. */
var CAREERS = {
	"Mikkel Østergaard": "<p>Learned to stand in goal in a school hall near Aarhus, because he was the only one who did not duck. Came to London for one year in 2017.</p><ul><li>Two seasons in the Danish third tier</li><li>Captain of Men 1 since his second season</li></ul>",
	"Jonas Hellström": "<p>Left-handed, so every coach in Skåne put him at right back and left him there. Throws hard, talks little, drives the minibus.</p><ul><li>Swedish youth league, five seasons</li><li>London GD, since 2019</li></ul>",
	"Théo Marchand": "<p>From a village near Nantes where the handball hall is bigger than the church. The fastest over twenty metres in the club, and he will tell you.</p>",
	"Matteo Conti": "<p>Started at fourteen after a broken wrist ended his tennis. Studies engineering and draws our moves on squared paper.</p>",
	"Marek Wiśniewski": "<p>Played centre back for twelve years in Poland. Now plays and trains Men 2, and still sees the pass before everybody else.</p><ul><li>Head coach of Men 2</li><li>England Handball coaching licence, level 2</li></ul>",
	"Joris van Dalen": "<p>Pivot, therefore bruised. Joined after watching one home game by accident: he had come for the badminton.</p>",
	"Gergő Szűcs": "<p>Thirty years of handball, twenty of them with the same knee brace. Brings the cake.</p>",
	"Ingrid Solberg": "<p>Goalkeeper and team manager of Women 1. Grew up in Trondheim, where children go to handball the way others go to school.</p><ul><li>Norwegian second tier, three seasons</li><li>London GD, since 2020</li></ul>",
	"Ana Kovačević": "<p>Left back from Split. Came to London to study, stayed for the team. Top scorer of Women 1 in her first two seasons.</p><ul><li>Youth league of Dalmatia</li><li>London GD, since 2021</li></ul>",
	"Zsófia Tóth": "<p>Head coach of Women 1 and still the calmest on court in the last minute. Ask her about the seven-metre throw that missed.</p>",
	"Beatriz Fonseca": "<p>Left wing from Porto. Scores from angles that the goalkeepers call unfair and the referees call goals.</p>",
	"Ñusta Quispe": "<p>Had never seen a handball before her first free session in 2022. Now runs the beginners’ evening herself.</p>",
	"Priya Desai": "<p>Treasurer of the club and centre back of Women 2. Counts everything: money, goals, and who still owes for shirts.</p>"
};
// db/seed/story/people.ts
var TABLE$1 = `
men-1 | Mikkel Østergaard | dk | Goalkeeper | 1 | 31 | LPB
men-1 | Tom Barlow | gb | Goalkeeper | 12 | 28 | LP
men-1 | Pavel Novotný | cz | Right wing | 3 | 26 | LP
men-1 | Jonas Hellström | se | Right back | 4 | 30 | LPB
men-1 | Álvaro Rincón | es | Centre back | 7 | 30 | LP
men-1 | Lukas Brandt | de | Pivot | 8 | 33 | LP
men-1 | Dušan Petrović | rs | Centre back | 10 | 27 | L
men-1 | Théo Marchand | fr | Left wing | 17 | 24 | LPB
men-1 | Bence Tóth | hu | Pivot | 19 | 25 | L
men-1 | Sam Okafor | gb | Right wing | 22 | 23 | LP
men-1 | Rasmus Lund | dk | Left back | 23 | 28 | LP
men-1 | Matteo Conti | it | Left back | 55 | 26 | LPB
men-1 | Łukasz Zieliński | pl | Left wing | 11 | 29 | L
men-1 | Owen Pritchard | gb | Right back | 14 | 17 | L
men-1 | Sindre Bakkevold | no | Left back | 21 | 22 | -
men-1 | Mihai Țurcanu | ro | Pivot | 33 | 34 | LI
men-2 | Ștefan Munteanu | ro | Goalkeeper | 16 | 30 | L
men-2 | Callum Reid | gb | Goalkeeper | 30 | 22 | LP
men-2 | Marek Wiśniewski | pl | Centre back | 5 | 38 | LPB
men-2 | Barış Yıldırım | tr | Left back | 9 | 27 | LP
men-2 | Nuno Tavares | pt | Right wing | 13 | 25 | L
men-2 | Kristján Haraldsson | is | Right back | 15 | 31 | LP
men-2 | Joris van Dalen | nl | Pivot | 18 | 29 | LPB
men-2 | Ondřej Šimek | cz | Left wing | 20 | 24 | L
men-2 | Hugo Lefèvre | fr | Centre back | 24 | 26 | L
men-2 | Tiago Moura | br | Left back | 25 | 32 | LP
men-2 | Nikola Jurić | hr | Right back | 26 | 28 | L
men-2 | Emil Söderqvist | se | Left wing | 27 | 21 | -
men-2 | Kwame Boateng | gh | Pivot | 28 | 27 | LP
men-2 | Andris Ozoliņš | lv | Left wing | 29 | 33 | L
men-2 | Finlay Marsh | gb | Left back | 31 | 17 | -
men-2 | Jędrzej Wrona | pl | Right back | 32 | 35 | LI
men-3 | Giorgos Pappas | gr | Goalkeeper | 34 | 41 | L
men-3 | Ben Hartley | gb | Goalkeeper | 35 | 36 | -
men-3 | Yusuf Demirci | tr | Centre back | 36 | 29 | LP
men-3 | Henrik Aasen | no | Left back | 37 | 44 | L
men-3 | Dmytro Kovalenko | ua | Right back | 38 | 31 | L
men-3 | Santiago Ibarra | ar | Right wing | 39 | 28 | LP
men-3 | Gergő Szűcs | hu | Pivot | 40 | 37 | LB
men-3 | Arjun Mehta | in | Right wing | 41 | 26 | L
men-3 | Oskar Lindqvist | se | Centre back | 42 | 39 | -
men-3 | Étienne Roy | ca | Right back | 43 | 30 | L
men-3 | Rory Gallacher | ie | Pivot | 44 | 33 | LP
men-3 | Jakub Dvořáček | sk | Right wing | 45 | 27 | L
men-3 | Karim Haddad | tn | Centre back | 46 | 32 | L
men-3 | Stefan Wieland | ch | Right back | 47 | 45 | -
men-3 | Marcus Bell | gb | Goalkeeper | 48 | 24 | LP
men-3 | Vuk Ilić | me | Left back | 49 | 36 | LI
women-1 | Ingrid Solberg | no | Goalkeeper | 1 | 29 | LPB
women-1 | Hannah Whitlock | gb | Goalkeeper | 12 | 24 | LP
women-1 | Ana Kovačević | hr | Left back | 7 | 27 | LPB
women-1 | Zsófia Tóth | hu | Centre back | 10 | 35 | LPB
women-1 | Lucía Moreno | es | Right wing | 3 | 26 | LP
women-1 | Maja Nørgaard | dk | Right back | 4 | 25 | LP
women-1 | Kateřina Bílková | cz | Pivot | 8 | 30 | L
women-1 | Amélie Girard | fr | Left wing | 9 | 23 | LP
women-1 | Oľga Hrušková | sk | Right back | 11 | 28 | L
women-1 | Freya Lindholm | se | Centre back | 13 | 22 | L
women-1 | Beatriz Fonseca | pt | Left wing | 14 | 31 | LPB
women-1 | Agnieszka Wójcik | pl | Left back | 15 | 33 | L
women-1 | Nkechi Obi | ng | Left back | 17 | 26 | LP
women-1 | Rūta Kazlauskaitė | lt | Right wing | 18 | 29 | -
women-1 | Sólveig Jónsdóttir | is | Left back | 19 | 27 | LP
women-1 | Ilse Vermeulen | nl | Pivot | 20 | 36 | LI
women-2 | Chloé Rousseau | fr | Goalkeeper | 16 | 32 | LP
women-2 | Emma Thornton | gb | Goalkeeper | 21 | 21 | L
women-2 | Priya Desai | in | Centre back | 5 | 40 | LP
women-2 | Ioana Ștefănescu | ro | Left back | 6 | 28 | L
women-2 | Gül Şahin | tr | Right wing | 22 | 25 | L
women-2 | Ñusta Quispe | pe | Right wing | 23 | 30 | LPB
women-2 | Katharina Vogel | de | Pivot | 24 | 37 | L
women-2 | Līga Bērziņa | lv | Right back | 25 | 26 | -
women-2 | Sofia Marinelli | it | Centre back | 26 | 24 | LP
women-2 | Marta Żuławska | pl | Centre back | 27 | 34 | L
women-2 | Abigail Mensah | gh | Right back | 28 | 23 | LP
women-2 | Teodora Jovanović | rs | Pivot | 29 | 27 | L
women-2 | Aoife Brennan | ie | Left wing | 30 | 29 | L
women-2 | Signe Kjærgaard | dk | Right wing | 31 | 33 | -
women-2 | Carla Quintana | co | Centre back | 32 | 31 | LI
u16-boys | Noah Fairclough | gb | Goalkeeper | 61 | 15 | L
u16-boys | Adam Sokołowski | pl | Goalkeeper | 62 | 14 | -
u16-boys | Leo Castellanos | es | Left wing | 63 | 15 | L
u16-boys | Jakob Thorsen | dk | Left back | 64 | 15 | L
u16-boys | Tariq Aziz | pk | Centre back | 65 | 14 | L
u16-boys | Daniel Okonkwo | ng | Right back | 66 | 15 | LP
u16-boys | Mateusz Górski | pl | Right wing | 67 | 13 | -
u16-boys | Elias Nyberg | se | Pivot | 68 | 14 | L
u16-boys | Oliver Hadley | gb | Left wing | 69 | 13 | L
u16-boys | Luca Ferrante | it | Left back | 70 | 15 | -
u16-boys | Áron Kelemen | hu | Centre back | 71 | 14 | L
u16-boys | Jamie Burrows | gb | Right wing | 72 | 13 | LP
u16-boys | Milan Radović | me | Pivot | 73 | 15 | L
u16-boys | Oliver Strand | no | Centre back | 74 | 14 | -
- | Elif Aydın | tr | - | - | 39 | LPF
- | Peter Ashworth | gb | - | - | 58 | LM
- | Grace Holloway | gb | - | - | 52 | LPF
- | Håkon Ødegård | no | - | - | 49 | LM
- | Wanda Pietrzak | pl | - | - | 61 | F
- | Imran Qureshi | pk | - | - | 43 | LM
- | Nadia Lahlou | ma | - | - | 38 | LF
- | Colin Peverell | gb | - | - | 66 | M
- | Birgit Nowak | de | - | - | 55 | LF
- | Raúl Escobedo | mx | - | - | 35 | LM
- | Anneli Kask | ee | - | - | 31 | LIF
- | João Valente | pt | - | - | 40 | LIM
- | Sean O'Dowd | ie | - | - | 47 | IM
- | Çiğdem Aksoy | tr | - | - | 36 | LIF
- | Mattias Ekdahl | se | - | - | 42 | IM
- | Vesna Horvat | si | - | - | 44 | LIF
- | Tomás Arrieta | cl | - | - | 29 | LIM
- | Milica Đorđević | rs | - | - | 39 | IF
`;
var optional = (text) => text === "-" ? "" : text;
var PEOPLE$1 = TABLE$1.trim().split("\n").map((line) => {
	const [team = "", name = "", country = "", position = "", number = "", age = "", choices = ""] = line.split("|").map((cell) => cell.trim());
	return {
		team: optional(team),
		name,
		country,
		position: optional(position),
		number: number === "-" ? null : Number(number),
		age: Number(age),
		choices: optional(choices)
	};
});
// db/seed/story/members.ts
/** Whose e-mail address belongs to which demo login; accounts are linked by it. */
var LOGINS = {
	"Elif Aydın": "administrator@demo.club",
	"Marek Wiśniewski": "coach@demo.club",
	"Priya Desai": "finance@demo.club",
	"Chloé Rousseau": "shop@demo.club",
	"Ana Kovačević": "member@demo.club"
};
/** Who also plays for a second team. */
var SECOND_TEAM = {
	"Finlay Marsh": "men-3",
	"Freya Lindholm": "women-2",
	"Callum Reid": "men-3"
};
var DAY_MS$5 = 864e5;
/** Which drawing stands for a photograph; everybody else is a disc on the coach's board. */
var PORTRAITS = {
	"Tom Barlow": 5,
	"Jonas Hellström": 16,
	"Théo Marchand": 14,
	"Ana Kovačević": 18,
	"Hannah Whitlock": 19,
	"Zsófia Tóth": 20,
	"Maja Nørgaard": 28,
	"Daniel Okonkwo": 31,
	"Jamie Burrows": 33
};
/** A club of about 120: listed and private, active and gone, adults, two 17-year-olds, and a team of children. */
async function seedMembers(ctx) {
	await addCountries(ctx);
	const squads = await ctx.db.select({
		id: teams.id,
		slug: teams.slug,
		genre: teams.genre
	}).from(teams);
	const today = clubDay(ctx.clock.now());
	for (const [index, person] of PEOPLE$1.entries()) {
		const team = squads.find((squad) => squad.slug === person.team);
		const second = squads.find((squad) => squad.slug === SECOND_TEAM[person.name]);
		const portrait = PORTRAITS[person.name];
		await aMember(ctx, {
			...factsOf$1(person, index, today),
			createdAt: /* @__PURE__ */ new Date(ctx.clock.now().getTime() - joinedDaysAgo(index) * DAY_MS$5),
			gender: genderOf(person, team?.genre),
			...team && { team },
			...second && { alsoIn: [second] },
			...portrait && { imageId: await aPicture(ctx, {
				kind: "player",
				seed: portrait
			}) }
		});
	}
}
function factsOf$1(person, index, today) {
	const { name, country, position, number, age, choices } = person;
	const adult = age >= 18;
	return {
		name,
		country,
		position,
		number,
		bornOn: bornForTheEvent(name, today) ?? birthday(today, age, index),
		active: !choices.includes("I"),
		listed: choices.includes("L"),
		showsPhotos: choices.includes("P"),
		showsBornOn: choices.includes("B"),
		email: LOGINS[name] ?? (adult ? `${slugOf(name, "member")}@example.org` : ""),
		phone: `020 7946 0${String(100 + index * 3).padStart(3, "0")}`,
		address: `${3 + index} Freethrow Lane, London`,
		postcode: `ZZ${1 + index % 9} ${index % 9}XX`,
		ehaRegistered: number !== null && index % 5 !== 0,
		ehaMid: number === null ? "" : `EH-${204118 + index * 7}`,
		student: age < 25,
		history: CAREERS[name] ?? "",
		...position && adult && {
			heightCm: 168 + index * 7 % 29,
			weightKg: 62 + index * 11 % 37
		},
		...!adult && guardianOf(name, index)
	};
}
/** They have joined one after the other, the last of them a fortnight ago. */
var joinedDaysAgo = (index) => 14 + index * 53 % 1900;
/** A birthday some time ago in the year, so that the person has exactly this age today. */
function birthday(today, age, index) {
	return yearsBefore(addDays(today, -(index * 37 % 330)), age);
}
function guardianOf(name, index) {
	const first = [
		"Helen",
		"Joanna",
		"Karen",
		"Michael",
		"Sofia",
		"Daniel"
	][index % 6] ?? "Helen";
	const surname = name.slice(firstNameOf(name).length).trim();
	return {
		guardianName: `${first} ${surname}`,
		guardianEmail: `${slugOf(`${first} ${surname}`, "guardian")}@example.org`
	};
}
function genderOf({ choices }, genre) {
	if (genre === "women" || choices.includes("F")) return "female";
	return genre === "men" || choices.includes("M") ? "male" : "";
}
// db/seed/builders/payment.ts
/** A payment in the ledger, settled unless said otherwise: what is left behind when somebody has paid by card. */
async function aPayment(ctx, given) {
	const { member, status = "paid", paidAt = ctx.clock.now(), ...rest } = given;
	const [payment] = await ctx.db.insert(payments).values({
		id: newId(),
		purpose: "event",
		amountMinor: 1e3,
		description: "A payment",
		payerName: member?.name ?? "Robin Example",
		payerEmail: member?.email ?? "",
		memberId: member?.id ?? null,
		paymentIntentId: `pi_${newId().replaceAll("-", "")}`,
		...rest,
		status,
		paidAt: status === "paid" || status === "refunded" ? paidAt : null,
		createdAt: paidAt,
		updatedAt: paidAt
	}).returning();
	if (!payment) throw new Error("the payment was not written");
	return payment;
}
// db/seed/story/registrants.ts
var says = (applies, situation, played, otherClub = "no") => ({
	applies_to_you: applies,
	current_situation: situation,
	played_before: played,
	other_club: otherClub
});
/** Name, e-mail, phone, birthday, league, nationality, address, postcode, position, as one line. */
function person(line) {
	const [name = "", email = "", phone = "", dob = "", gender = "", country = "", address = "", ...rest] = line.split(" | ");
	const [postcode = "", position = ""] = rest;
	return {
		name,
		email,
		phone,
		dob,
		gender,
		country,
		address,
		postcode,
		position
	};
}
var PEOPLE = [
	{
		daysAgo: 1,
		questions: says("league", "working", "club", "abroad"),
		details: {
			...person("Signe Aagaard | signe@example.org | 020 7946 0101 | 1997-09-12 | Women | Denmark | 14 Dock Lane, London | SE16 2EX | Left back"),
			historyclubs: "Viborg juniors, 2010 to 2016",
			height: "178"
		},
		fee: "league"
	},
	{
		daysAgo: 3,
		questions: says("training", "studying", "school"),
		details: person("Mateusz Borowski | mateusz@example.org | 020 7946 0102 | 2004-02-20 | Men | Poland | Flat 3, 8 College Row, London | E1 4NS | Right wing"),
		card: "student-card-borowski.pdf",
		fee: "student"
	},
	{
		daysAgo: 5,
		questions: says("league", "working_studying", "top"),
		details: {
			...person("Noémie Garnier | noemie@example.org | 020 7946 0103 | 2001-06-30 | Women | France | 52 Mill Street, London | SE1 2BF | Goalkeeper"),
			historyclubs: "Two seasons in a second league"
		},
		card: "carte-etudiante.pdf",
		fee: "student",
		paid: "yes"
	},
	{
		daysAgo: 8,
		questions: says("other", "working", "never"),
		details: person("Declan Moran | declan@example.org | 020 7946 0104 | 1979-11-02 | Men | Ireland | 9 Ferry Road, London | TW9 1AB")
	},
	{
		daysAgo: 10,
		questions: says("junior", "neither", "never"),
		details: {
			...person("Ida Lachmann | family-lachmann@example.org | 020 7946 0105 | 2013-04-17 | Women | Germany | 31 Harvest Close, London | TW7 5NL"),
			"guardian.name": "Katrin Lachmann",
			"guardian.email": "katrin.lachmann@example.org",
			"guardian.consent": "true"
		},
		fee: "junior",
		paid: "yes"
	},
	{
		daysAgo: 14,
		questions: says("league", "working", "club", "here"),
		details: person("Gonçalo Pires | goncalo@example.org | 020 7946 0106 | 1994-01-25 | Men | Portugal | 77 Queensbridge, London | E8 3ND | Pivot"),
		fee: "league",
		paid: "yes"
	},
	{
		daysAgo: 21,
		questions: says("training", "working", "never"),
		details: person("Priya Raman | priya@example.org | 020 7946 0107 | 1992-08-08 | Women | India | 5 Orchard Place, London | E14 0JH"),
		fee: "beginner",
		paid: "refunded"
	},
	{
		daysAgo: 2,
		questions: says("training", "working", "never"),
		details: {
			name: "Kofi",
			email: "kofi@example.org"
		},
		stops: true
	}
];
// db/seed/story/registrations.ts
var DAY_MS$4 = 864e5;
/** People who want to join: some have paid, some not yet, one only helps, one has stopped halfway. */
async function seedRegistrations(ctx) {
	for (const person of PEOPLE) await registerPerson(ctx, person);
}
/** Somebody fills in the form, as far as they come. Answers the registration's id. */
async function registerPerson(ctx, person) {
	const at = /* @__PURE__ */ new Date(ctx.clock.now().getTime() - person.daysAgo * DAY_MS$4);
	const then = {
		...ctx,
		clock: { now: () => at }
	};
	const settings = await settingsOf(then);
	const offers = offersFrom(settings.fees, void 0);
	const begun = await saveQuestions(then, settings, void 0, new Map(Object.entries(person.questions)));
	if (!begun.ok || !begun.claim) throw new Error(`${person.details.name} could not begin`);
	const { claim } = begun;
	const card = person.card && paper(person.card);
	const details = new Map(Object.entries(person.details));
	if (!(await saveDetails(then, settings, claim, details, card || void 0)).ok) throw new Error(`the details of ${person.details.name} were refused`);
	if (person.stops) return claim.id;
	await saveFees(then, offers, claim, {
		registration: "registration",
		subscription: person.fee ?? ""
	});
	const sent = await submitRegistration(then, settings, offers, claim, new Set(CHECKS.map(({ id }) => id)));
	if (!sent.ok) throw new Error(`${person.details.name} could not submit: ${JSON.stringify(sent)}`);
	if (!person.paid) return claim.id;
	await aPayment(then, {
		purpose: "registration",
		objectId: claim.id,
		payerName: person.details["guardian.name"] ?? person.details.name,
		description: "Registration",
		amountMinor: 4500,
		status: person.paid === "refunded" ? "refunded" : "paid",
		refundedMinor: person.paid === "refunded" ? 4500 : 0,
		chargeId: `ch_demo${claim.id.slice(-12)}`
	});
	await followPayments(then, claim.id);
	return claim.id;
}
/** The smallest PDF there is. */
function paper(name) {
	return new File(["%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"], name, { type: "application/pdf" });
}
// db/seed/story/own-area.ts
var DAY_MS$3 = 864e5;
var EMAIL = "member@demo.club";
/** What the demo's member finds in the members' area: how she joined, and what she has paid. What runs is in the chapter of payments. */
async function seedOwnArea(ctx) {
	const [ana] = await ctx.db.select().from(members).where(eq(members.email, EMAIL));
	if (!ana) throw new Error("the member of the demo logins is missing");
	const registrationId = await registerPerson(ctx, {
		daysAgo: 80,
		questions: {
			applies_to_you: "league",
			current_situation: "working",
			played_before: "club",
			other_club: "no"
		},
		details: {
			name: ana.name,
			email: ana.email,
			phone: ana.phone,
			dob: ana.bornOn ?? "",
			gender: "Women",
			country: "Croatia",
			address: ana.address,
			postcode: ana.postcode,
			position: ana.position
		},
		fee: "league",
		paid: "yes"
	});
	await ctx.db.update(registrations).set({
		memberId: ana.id,
		userId: ana.userId,
		subscriptionPaid: true
	}).where(eq(registrations.id, registrationId));
	for (const { daysAgo, ...payment } of PAYMENTS) await aPayment(ctx, {
		purpose: "subscription",
		objectId: registrationId,
		member: ana,
		paidAt: /* @__PURE__ */ new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS$3),
		...payment
	});
}
var PAYMENTS = [
	{
		daysAgo: 79,
		purpose: "registration",
		description: "Registration",
		amountMinor: 4500
	},
	{
		daysAgo: 61,
		description: "League teams",
		amountMinor: 4200
	},
	{
		daysAgo: 31,
		description: "League teams",
		amountMinor: 4200
	},
	{
		daysAgo: 24,
		purpose: "event",
		description: "Beach weekend in Margate",
		amountMinor: 6e3,
		refundedMinor: 6e3,
		status: "refunded"
	}
];
// db/seed/builders/fee.ts
/** How often what is paid for each period of the club's words; a season is paid once. */
var RECURRING = {
	week: { interval: "week" },
	month: { interval: "month" },
	term: {
		interval: "month",
		interval_count: 4
	},
	year: { interval: "year" }
};
/** A fee at the card provider, found by the id that the club's settings give it. Answers the provider's price. */
async function aFee({ payments }, given = {}) {
	const fee = {
		id: "registration",
		label: "Registration",
		price: 45,
		period: "season",
		...given
	};
	const stripe = await payments.client();
	const product = await stripe.products.create({ name: fee.label });
	const recurring = RECURRING[fee.period];
	return (await stripe.prices.create({
		product: product.id,
		currency: "gbp",
		unit_amount: penceOf(fee.price),
		nickname: fee.label,
		lookup_key: fee.id,
		transfer_lookup_key: true,
		...recurring && { recurring }
	})).id;
}
// db/seed/story/charged.ts
/** A card of the demo pays, so that its money can go back. */
async function charged(ctx, amountMinor, description) {
	if (ctx.payments.mode !== "sandbox") return {};
	const intent = await (await ctx.payments.client()).paymentIntents.create({
		amount: amountMinor,
		currency: "gbp",
		description,
		payment_method: "pm_card_visa",
		confirm: true
	});
	return {
		paymentIntentId: intent.id,
		chargeId: idOf(intent.latest_charge) ?? ""
	};
}
// db/seed/story/payments.ts
var DAY_MS$2 = 864e5;
/** What came in for an event, in pence, and from how many members one after the other. */
var CONTRIBUTIONS = {
	"Elif turns 40": [
		1e3,
		700,
		2e3,
		500,
		1500,
		1e3,
		300,
		1e3,
		2500,
		700
	],
	"Jonas turns 30": [
		500,
		1e3,
		500,
		700,
		2e3,
		1e3,
		500
	],
	"Christmas party at the boathouse": [
		1800,
		1800,
		3600,
		1800,
		1800
	],
	"Quiz night for the junior section": [
		700,
		1400,
		700,
		2e3,
		700,
		700,
		700,
		2100
	]
};
/** The fees of the club's settings, at the card provider of the demo. Answers their prices by the fees' ids. */
async function seedFees(ctx) {
	const prices = /* @__PURE__ */ new Map();
	for (const fee of [...FEES.registration, ...FEES.training_fees]) prices.set(fee.id, await aFee(ctx, fee));
	return prices;
}
/** One member pays her subscription by card, so that there is one to look at and to end. */
async function seedSubscription(ctx, price) {
	const [member] = await ctx.db.select().from(members).where(eq(members.email, "member@demo.club"));
	if (!member) return;
	const customer = await customerOf(ctx, member.id);
	if (!customer.ok) throw new Error(`the demo's card provider refused a customer: ${customer.reason}`);
	const stripe = await ctx.payments.client();
	const card = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.value });
	const subscription = await stripe.subscriptions.create({
		customer: customer.value,
		items: [{ price }],
		default_payment_method: card.id
	});
	await syncSubscription(ctx, subscription.id);
	const invoice = idOf(subscription.latest_invoice);
	if (invoice) await syncInvoice(ctx, invoice);
}
/** The club's money as it stands: what was put in for presents and parties before the day of the seed. */
async function seedPayments(ctx) {
	if (ctx.payments.mode === "sandbox") {
		const league = (await seedFees(ctx)).get("league");
		if (league) await seedSubscription(ctx, league);
	}
	const asked = await ctx.db.select().from(events).where(inArray(events.name, Object.keys(CONTRIBUTIONS))).orderBy(asc(events.startsAt));
	const payers = await ctx.db.select({
		id: members.id,
		name: members.name,
		email: members.email
	}).from(members).where(and(eq(members.active, true), eq(members.listed, true))).orderBy(asc(members.name));
	for (const [turn, event] of asked.entries()) for (const [index, amountMinor] of (CONTRIBUTIONS[event.name] ?? []).entries()) {
		const member = payers[(turn * 17 + index * 5) % payers.length];
		await aPayment(ctx, {
			objectId: event.id,
			description: event.name,
			amountMinor,
			...await charged(ctx, amountMinor, event.name),
			...member && { member },
			paidAt: /* @__PURE__ */ new Date(Math.min(ctx.clock.now().getTime(), event.startsAt.getTime()) - (index + 1) * DAY_MS$2)
		});
	}
}
// db/seed/builders/album.ts
/** An album, empty, visible and taken a week ago, unless you say otherwise. */
async function anAlbum(ctx, given = {}) {
	const id = given.id ?? newId();
	const title = given.title ?? "Women 1 against Cambridge";
	const takenAt = /* @__PURE__ */ new Date(ctx.clock.now().getTime() - 6048e5);
	return transact(ctx, async (tx) => {
		const [album] = await tx.insert(albums).values({
			albumId: `${slugOf(title, "album")}-${id.slice(-4)}`,
			takenAt,
			...given,
			id,
			title
		}).returning();
		if (!album) throw new Error("the album was not added");
		await touchEntry(tx, "photoalbums", id);
		return album;
	});
}
/** A visible photograph in an album with nobody tagged, unless you say otherwise. */
async function aPhoto(ctx, { album, picture, tagged = [], cover = false, ...given }) {
	const fileId = given.fileId ?? await aPicture(ctx, {
		...picture,
		audience: "derived"
	});
	return transact(ctx, async (tx) => {
		await setAudience(tx, fileId, "derived");
		const [photo] = await tx.insert(photos).values({
			...given,
			albumId: album.id,
			fileId
		}).returning();
		if (!photo) throw new Error("the photograph was not added");
		const tags = tagged.map((member) => ({
			photoId: photo.id,
			memberId: member.id,
			taggedAt: ctx.clock.now()
		}));
		if (tags.length > 0) await tx.insert(photoTags).values(tags);
		if (cover) await tx.update(albums).set({ coverId: photo.id }).where(eq(albums.id, album.id));
		await touchEntry(tx, "photos", photo.id);
		await touch(tx, "photoalbums", `photoalbums/${album.id}`);
		return photo;
	});
}
// db/seed/story/photos.ts
var ALBUMS = [
	{
		title: "Women 1 against Cambridge",
		description: "Two goals behind at half time, three ahead at the end.",
		kind: "match",
		daysAgo: 7,
		photos: 19,
		team: "women-1"
	},
	{
		title: "Tuesday night at Brentford Hall",
		description: "Passing drills, a short game, and somebody had cake.",
		kind: "training",
		daysAgo: 18,
		photos: 11,
		team: "men-3"
	},
	{
		title: "London Cup, day one",
		description: "Eight teams, fourteen games, one broken net.",
		kind: "cup",
		daysAgo: 34,
		photos: 24,
		team: "men-1"
	},
	{
		title: "Autumn tournament of the juniors",
		description: "For the families. Please do not pass these pictures on.",
		kind: "junior",
		daysAgo: 41,
		photos: 12,
		team: "u16-boys",
		membersOnly: true
	},
	{
		title: "Season opening party",
		description: "New faces, old songs.",
		kind: "party",
		daysAgo: 62,
		photos: 13,
		team: "women-2"
	},
	{
		title: "Men 1 in Nottingham",
		description: "A long bus ride and a point worth it.",
		kind: "away",
		daysAgo: 76,
		photos: 14,
		team: "men-1"
	},
	{
		title: "Beach handball weekend",
		description: "Sand in every shoe until October.",
		kind: "beach",
		daysAgo: 118,
		photos: 16,
		team: "women-1"
	},
	{
		title: "Open day for beginners",
		description: "Forty people who had never held a handball. Most of them scored.",
		kind: "training",
		daysAgo: 150,
		photos: 10
	},
	{
		title: "Spring tournament at Crystal Palace",
		description: "Our U16 boys played five games. Pictures with players are for members.",
		kind: "junior",
		daysAgo: 240,
		photos: 9,
		team: "u16-boys"
	},
	{
		title: "Men 2, last home game",
		description: "Third in the table, and a full stand.",
		kind: "match",
		daysAgo: 262,
		photos: 8,
		team: "men-2"
	}
];
/** How many pictures are drawn at the same time. */
var AT_ONCE = 4;
/** Ten albums that the seed drew itself, with tags that keep some photographs from visitors. [PHO-001, decisions C02] */
async function seedPhotos(ctx) {
	for (const [index, story] of ALBUMS.entries()) await tell(ctx, story, index);
}
async function tell(ctx, story, index) {
	const { kind, daysAgo, photos, team, ...facts } = story;
	const takenAt = /* @__PURE__ */ new Date(ctx.clock.now().getTime() - daysAgo * 864e5);
	const album = await anAlbum(ctx, {
		...facts,
		takenAt
	});
	const squad = team ? await squadOf(ctx, team) : [];
	await inTurns(Array.from({ length: photos }, (_, position) => async () => {
		await aPhoto(ctx, {
			album,
			position,
			picture: {
				kind,
				seed: index * 100 + position
			},
			tagged: playersIn(squad, position),
			cover: position === 0,
			visible: !(index % 5 === 0 && position === photos - 1)
		});
	}), AT_ONCE);
}
/** Players of a team, those who agreed to pictures first; children never count as having agreed. */
async function squadOf(ctx, slug) {
	const today = clubDay(ctx.clock.now());
	return (await ctx.db.select({
		id: members.id,
		bornOn: members.bornOn,
		showsPhotos: members.showsPhotos,
		youth: teams.youth
	}).from(members).innerJoin(teams, eq(teams.id, members.teamId)).where(eq(teams.slug, slug)).orderBy(asc(members.name))).map(({ id, bornOn, showsPhotos, youth }) => ({
		id,
		agreed: showsPhotos && !youth && isAdult(bornOn, today)
	}));
}
var isAdult = (bornOn, today) => bornOn === null || ageOn(localDate(bornOn), today) >= 18;
/** Every third photograph names two who agreed, every seventh one who did not; of children's photographs three in four. */
function playersIn(squad, position) {
	const agreed = squad.filter((player) => player.agreed);
	const others = squad.filter((player) => !player.agreed);
	const chosen = position % 3 === 1 ? [agreed[position % agreed.length], agreed[(position + 4) % agreed.length]] : [];
	const shy = (agreed.length === 0 ? position % 4 !== 0 : position % 7 === 5) ? others[position % others.length] : void 0;
	const found = [...chosen, shy].filter((player) => player !== void 0);
	return [...new Set(found)];
}
async function inTurns(work, width) {
	const queue = work.values();
	const worker = async () => {
		for (const next of queue) await next();
	};
	await Promise.all(Array.from({ length: width }, worker));
}
// db/seed/drawings/kit.ts
var SHIRT = "M104 18 66 34C48 42 36 58 28 82L6 142 52 162 70 128V306H230V128L248 162 294 142 272 82C264 58 252 42 234 34L196 18C186 34 114 34 104 18Z";
var LONG = "M104 18 62 36C40 48 32 90 12 236L58 250 74 150V306H226V150L242 250 288 236C268 90 260 48 238 36L196 18C186 34 114 34 104 18Z";
var CLUB$1 = "M0 0H30V20A15 15 0 0 1 0 20z";
var COLOURS = {
	red: {
		cloth: "#d92c1f",
		trim: "#0d3450",
		mark: "#ffffff"
	},
	navy: {
		cloth: "#12405f",
		trim: "#d92c1f",
		mark: "#ffffff"
	},
	yellow: {
		cloth: "#f9cb3a",
		trim: "#0d3450",
		mark: "#0d3450"
	},
	green: {
		cloth: "#3fae68",
		trim: "#14342b",
		mark: "#ffffff"
	},
	white: {
		cloth: "#fbf9f6",
		trim: "#d92c1f",
		mark: "#0d3450"
	},
	grey: {
		cloth: "#8d98a3",
		trim: "#26343f",
		mark: "#ffffff"
	},
	black: {
		cloth: "#2b3540",
		trim: "#8d98a3",
		mark: "#f9cb3a"
	}
};
var lines = (colour) => `<g fill="none" stroke="${colour}" stroke-width="3.2"><path d="M82 293A56 56 0 0 1 138 237H162A56 56 0 0 1 218 293"/><path opacity=".85" stroke-dasharray="9 9" d="M54 293A84 84 0 0 1 138 209H162A84 84 0 0 1 246 293"/></g>`;
var shape = (path, { cloth, trim }) => `<clipPath id="c"><path d="${path}"/></clipPath><path d="${path}" fill="${cloth}"/><g clip-path="url(#c)"><path fill="${trim}" d="M6 142 52 162 58 151 10 131ZM294 142 248 162 242 151 290 131ZM70 292H230V306H70Z"/><path fill="#04141f" opacity=".13" d="M70 128C84 170 82 240 76 306H60V120ZM230 128C216 170 218 240 224 306H240V120Z"/>`;
var badge = ({ mark, cloth }) => `<g transform="translate(178 76)"><path fill="${mark}" d="${CLUB$1}"/><path fill="none" stroke="${cloth}" stroke-width="2" d="M5 6V19A10 10 0 0 0 25 19V6M0 6H30"/></g>`;
var front = (path, colours, more = "") => `${shape(path, colours)}${more}</g><path fill="${colours.trim}" d="M104 18C114 50 186 50 196 18L188 15C180 36 120 36 112 15Z"/>${badge(colours)}`;
var KINDS = {
	shirt: (colours) => front(SHIRT, colours, lines(colours.mark)),
	shirtBack: (colours) => `${shape(SHIRT, colours)}${lines(colours.mark)}</g><path fill="${colours.trim}" d="M104 18C114 38 186 38 196 18L188 15C178 26 122 26 112 15Z"/>`,
	top: (colours) => front(SHIRT, colours, `<path fill="${colours.trim}" d="M70 196H230v14H70z"/>`),
	keeper: (colours) => front(LONG, colours, word("1", 150 - widthOf("1", 60) / 2, 150, 60, colours.mark, 1.4)),
	keeperBack: (colours) => `${shape(LONG, colours)}</g><path fill="${colours.trim}" d="M104 18C114 38 186 38 196 18L188 15C178 26 122 26 112 15Z"/>`,
	hoodie: (colours) => `${shape(LONG, colours)}<path fill="${colours.trim}" d="M112 214h76l14 54H98z"/></g><path fill="${colours.cloth}" stroke="${colours.trim}" stroke-width="5" d="M104 18C92 62 124 78 150 82 176 78 208 62 196 18 184 2 116 2 104 18z"/><path stroke="${colours.mark}" stroke-width="5" d="M138 82v36M162 82v30"/>${badge(colours)}`,
	hoodieBack: (colours) => `${shape(LONG, colours)}</g><path fill="${colours.cloth}" stroke="${colours.trim}" stroke-width="5" d="M104 18C100 56 124 66 150 70 176 66 200 56 196 18 184 2 116 2 104 18z"/>`,
	jacket: (colours) => `${shape(LONG, colours)}</g><path fill="${colours.trim}" d="M104 18C114 50 186 50 196 18L190 8H110z"/><path stroke="${colours.trim}" stroke-width="6" d="M150 46V306"/><path stroke="${colours.mark}" stroke-width="4" d="M92 214l22 34M208 214l-22 34"/>${badge(colours)}`,
	shorts: ({ cloth, trim, mark }) => `<path fill="${cloth}" d="M48 60H252L284 252 174 264 150 150 126 264 16 252z"/><path fill="${trim}" d="M48 60H252l5 30H43zM16 252l3-20 112 12-5 20zM284 252l-3-20-112 12 5 20z"/><g transform="translate(218 196) scale(.8)"><path fill="${mark}" d="${CLUB$1}"/></g>`,
	pants: ({ cloth, trim }) => `<path fill="${cloth}" d="M82 20H218L240 304H174L150 110 126 304H60z"/><path fill="${trim}" d="M82 20H218l2 26H80zM74 120l10 0-12 184H60zM226 120h-10l12 184h12z"/>`,
	sock: ({ cloth, trim, mark }) => `<path fill="${cloth}" d="M100 20h76v136c0 26 20 34 52 52s46 72 6 78c-46 7-138-26-144-78C86 172 100 130 100 20z"/><path fill="${mark}" d="M100 40h76v16H100zM100 72h76v16H100z"/><path fill="${trim}" d="M228 208c32 20 46 72 6 78-13 2-27 1-40-2 0-33 12-60 34-76z"/>`,
	shoe: ({ cloth, trim, mark }) => `<path fill="${cloth}" d="M14 136c33 13 66 7 86-26l112 72c27 17 86 20 93 46v20H14z"/><path fill="${mark}" d="M14 244h291v26H14z"/><path stroke="${mark}" stroke-width="10" d="M124 124l-20 26M150 142l-20 26M178 160l-20 26"/><path fill="${trim}" d="M14 190h60l-12 54H14z"/>`,
	ball: ({ cloth, trim }) => `<circle cx="150" cy="160" r="122" fill="${cloth}"/><g fill="none" stroke="${trim}" stroke-width="9"><circle cx="150" cy="160" r="122"/><path d="M150 108 202 144 182 206H118L98 144zM150 108V38M202 144l64-26M182 206l38 58M118 206 80 264M98 144 34 118"/></g>`,
	bag: ({ cloth, trim, mark }) => `<path fill="none" stroke="#7a8791" stroke-width="13" d="M86 128C86 44 214 44 214 128"/><rect x="14" y="116" width="272" height="148" rx="22" fill="${cloth}"/><path fill="${trim}" d="M66 116h26v148H66zM208 116h26v148h-26z"/><path stroke="${mark}" stroke-width="8" stroke-dasharray="16 16" d="M98 148h104"/>`,
	backpack: ({ cloth, trim, mark }) => `<path fill="none" stroke="#7a8791" stroke-width="12" d="M118 50c0-36 64-36 64 0"/><rect x="64" y="46" width="172" height="246" rx="60" fill="${cloth}"/><rect x="88" y="176" width="124" height="96" rx="18" fill="${trim}"/><path stroke="${mark}" stroke-width="8" d="M108 204h84"/>`,
	bottle: ({ cloth, trim, mark }) => `<path fill="${trim}" d="M120 20h60v40h-60z"/><path fill="${cloth}" d="M112 66h76c0 26 28 34 28 66v146c0 18-10 28-28 28h-76c-18 0-28-10-28-28V132c0-32 28-40 28-66z"/><path fill="${mark}" d="M84 176h132v54H84z"/><path stroke="${trim}" stroke-width="12" d="M130 203h40"/>`,
	tape: ({ cloth, trim, mark }) => `<circle cx="150" cy="160" r="112" fill="${cloth}"/><circle cx="150" cy="160" r="54" fill="${trim}"/><circle cx="150" cy="160" r="40" fill="${mark}"/><path fill="${cloth}" d="M150 248h132v24H150z"/>`
};
/** An SVG of something the store sells. The same kind and colour draw the same picture. */
var drawKit = (kind, colour) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="-10 0 320 320">${KINDS[kind](COLOURS[colour])}</svg>`;
// db/seed/builders/kit-picture.ts
/** A line of the menu, a card, and the page of an item on a sharp screen. */
var WIDTHS = [
	96,
	320,
	640
];
/** A stored public picture of something the store sells. Answers the id of its file. */
async function aKitPicture(ctx, { kind, colour, alt = "" }) {
	const drawn = await sharp(Buffer.from(drawKit(kind, colour))).png({ compressionLevel: 1 }).toBuffer();
	const facts = {
		name: `${kind}-${colour}.png`,
		alt,
		audience: "public",
		widths: WIDTHS
	};
	const stored = await storeImage(ctx, drawn, facts);
	if (!stored.ok) throw new Error(`the drawing was refused: ${stored.reason}`);
	return stored.image.id;
}
// db/seed/builders/store-category.ts
/** A category of the store: "Training tops" without a picture, unless you say otherwise. */
async function aStoreCategory(ctx, given = {}) {
	const id = given.id ?? newId();
	const name = given.name ?? "Training tops";
	return transact(ctx, async (tx) => {
		const [category] = await tx.insert(storeCategories).values({
			slug: slugOf(name, id),
			...given,
			id,
			name
		}).returning();
		if (!category) throw new Error("the category was not added");
		await touchEntry(tx, "storecategories", id);
		return category;
	});
}
// db/seed/builders/store-item.ts
/** Something to buy: a hoodie at £20 for members and £25 for others before VAT, ten of M and L, unless you say otherwise. */
async function aStoreItem(ctx, { sizes = {
	M: 10,
	L: 10
}, images = [], ...given } = {}) {
	const id = given.id ?? newId();
	const itemId = given.itemId ?? id.slice(-9).replace(/-/g, "");
	return transact(ctx, async (tx) => {
		const [item] = await tx.insert(storeItems).values({
			title: "Hoodie, navy",
			price1Minor: 2e3,
			price2Minor: 2500,
			...given,
			id,
			itemId
		}).returning();
		if (!item) throw new Error("the item was not added");
		const stock = Object.entries(sizes).map(([size, facts], position) => ({
			itemId: id,
			size,
			position,
			...factsOf(facts)
		}));
		if (stock.length > 0) await tx.insert(storeStock).values(stock);
		const pictures = images.map((fileId, position) => ({
			itemId: id,
			fileId,
			position
		}));
		if (pictures.length > 0) await tx.insert(storeItemImages).values(pictures);
		await touchEntry(tx, "storeitems", id);
		return item;
	});
}
function factsOf(facts) {
	if (typeof facts === "number") return { stock: facts };
	return typeof facts === "string" ? { light: facts } : facts;
}
// db/seed/story/store-items.ts
/** The shelves, in their order, with the drawing that stands for each. */
var CATEGORIES = [
	[
		"Match shirts",
		"shirt",
		"red"
	],
	[
		"Keeper shirts",
		"keeper",
		"green"
	],
	[
		"Shorts",
		"shorts",
		"navy"
	],
	[
		"Training",
		"top",
		"yellow"
	],
	[
		"Hoodies",
		"hoodie",
		"navy"
	],
	[
		"Socks",
		"sock",
		"red"
	],
	[
		"Shoes",
		"shoe",
		"red"
	],
	[
		"Balls",
		"ball",
		"yellow"
	],
	[
		"Bags",
		"bag",
		"navy"
	],
	[
		"Accessories",
		"bottle",
		"red"
	]
];
var SIZES = {
	adults: [
		"XS",
		"S",
		"M",
		"L",
		"XL",
		"XXL"
	],
	juniors: [
		"116",
		"128",
		"140",
		"152",
		"164"
	],
	socks: [
		"31-35",
		"36-40",
		"41-45",
		"46-50"
	],
	shoes: [
		"37",
		"38",
		"39",
		"40",
		"41",
		"42",
		"43",
		"44",
		"45",
		"46"
	],
	balls: [
		"0",
		"1",
		"2",
		"3"
	],
	one: ["One size"]
};
var KNIT = "Light, quick-drying knit with a mesh back.";
/** What the club made its own. Nothing of it exists. */
var OFFICIAL_ITEMS = [
	{
		id: "2600101",
		title: "PIVOT PRO SHIRT 26 RED",
		called: "Match shirt, home",
		shelf: "Match shirts",
		drawn: ["shirt", "red"],
		price: [28, 35],
		sizes: "adults",
		left: {
			XS: 8,
			L: 2,
			XXL: 0
		},
		colours: "Club red and navy",
		official: "both",
		about: `${KNIT} The hem carries the six-metre line and the dashed nine, so you know where you are even upside down.`
	},
	{
		id: "2600102",
		title: "PIVOT PRO SHIRT 26 WHITE",
		called: "Match shirt, away",
		shelf: "Match shirts",
		drawn: ["shirt", "white"],
		price: [28, 35],
		sizes: "adults",
		left: {
			S: 1,
			XL: 0,
			XXL: 0
		},
		colours: "White and red",
		official: "both",
		about: `${KNIT} White, for halls where the others wear red too.`
	},
	{
		id: "2600103",
		title: "PIVOT PRO SHIRT 26 RED JUNIOR",
		called: "Match shirt, juniors",
		shelf: "Match shirts",
		drawn: ["shirt", "red"],
		price: [22, 27],
		sizes: "juniors",
		gender: "junior",
		colours: "Club red and navy",
		official: "both",
		about: `${KNIT} The same shirt, cut for those who still grow.`
	},
	{
		id: "2600104",
		title: "PIVOT PRO SHIRT 26 RED WOMEN",
		called: "Match shirt, women’s cut",
		shelf: "Match shirts",
		drawn: ["shirt", "red"],
		price: [28, 35],
		sizes: "adults",
		left: { M: 3 },
		gender: "women",
		colours: "Club red and navy",
		official: "both",
		about: `${KNIT} Shorter and narrower, with the same lines.`
	},
	{
		id: "2600201",
		title: "GUARD KEEPER TOP GREEN",
		called: "Keeper shirt, green",
		shelf: "Keeper shirts",
		drawn: ["keeper", "green"],
		price: [30, 37],
		sizes: "adults",
		left: {
			S: 0,
			XL: 4
		},
		colours: "Green",
		official: "number",
		about: "Long sleeves, padded at the elbows, loud enough to be seen from nine metres."
	},
	{
		id: "2600202",
		title: "GUARD KEEPER TOP BLACK",
		called: "Keeper shirt, black",
		shelf: "Keeper shirts",
		drawn: ["keeper", "black"],
		price: [30, 37],
		offer: 24,
		sizes: "adults",
		colours: "Black and yellow",
		official: "number",
		about: "Last season’s keeper shirt. It saved a lot and asks for little."
	},
	{
		id: "2600203",
		title: "Guard keeper pants",
		shelf: "Keeper shirts",
		drawn: ["pants", "black"],
		price: [32, 40],
		sizes: "adults",
		colours: "Black",
		about: "Padded at hip and knee, wide enough for the splits."
	},
	{
		id: "2600301",
		title: "PIVOT SHORTS 26 NAVY",
		called: "Match shorts, navy",
		shelf: "Shorts",
		drawn: ["shorts", "navy"],
		price: [14, 18],
		sizes: "adults",
		left: {
			L: 5,
			XXL: 0
		},
		colours: "Navy and red",
		official: "number",
		about: "Light, with a cord, and no pockets to catch a thumb in."
	},
	{
		id: "2600302",
		title: "PIVOT SHORTS 26 JUNIOR",
		called: "Match shorts, juniors",
		shelf: "Shorts",
		drawn: ["shorts", "navy"],
		price: [12, 15],
		sizes: "juniors",
		gender: "junior",
		colours: "Navy and red",
		official: "number",
		about: "The same shorts for juniors, with a waist that can be made narrower."
	},
	{
		id: "2600401",
		title: "CORE HOOD NAVY LGD",
		called: "Club hoodie, navy",
		shelf: "Hoodies",
		drawn: ["hoodie", "navy"],
		price: [32, 40],
		offer: 26,
		sizes: "adults",
		left: {
			M: 12,
			L: 30,
			S: 2
		},
		colours: "Navy and red",
		official: "initials",
		about: "Brushed on the inside, with the crest on the heart and your initials on the back."
	},
	{
		id: "2600402",
		title: "CORE BAG 60 LGD",
		called: "Team bag, 60 litres",
		shelf: "Bags",
		drawn: ["bag", "navy"],
		price: [25, 31],
		offer: 20,
		sizes: "one",
		colours: "Navy and red",
		official: "initials",
		about: "Two pairs of shoes, a ball and a towel, with a pocket for what is wet."
	}
];
var SUPPLIER_ITEMS = `
2601101 | Blank match shirt, navy | Match shirts | shirt navy | 18/22.5 | adults |  | Navy and red |  | For trials, friends and second halves.
2601102 | Blank match shirt, green | Match shirts | shirt green | 18/22.5 | adults |  | Green | S=0 M=1 | For the other half of the training group.
2601103 | Referee shirt | Match shirts | shirt yellow | 21/26 | adults |  | Yellow | XS=0 XXL=3 | With a pocket for the cards.
2601201 | Keeper shirt, yellow | Keeper shirts | keeper yellow | 27/34 | adults |  | Yellow |  | Long sleeves and a quiet collar.
2601202 | Keeper shirt, juniors | Keeper shirts | keeper green | 22/27 | juniors | junior | Green |  | Padded where juniors fall.
2601301 | Training shorts, black | Shorts | shorts black | 11/14/8 | adults |  | Black |  | With pockets, for everything but matches.
2601302 | Training shorts, red | Shorts | shorts red | 11/14 | adults |  | Club red |  | With pockets, for everything but matches.
2601303 | Women’s shorts, navy | Shorts | shorts navy | 14/17.5 | adults | women | Navy | XS=4 | Shorter, with an inner short that stays put.
2601304 | Keeper shorts, long | Shorts | shorts grey | 24/30 | adults |  | Grey | M=yellow L=green XL=red | Padded at the hip.
2601401 | Training shirt, yellow | Training | top yellow | 12/16/9 | adults |  | Yellow and navy |  | Light knit that dries while you sing.
2601402 | Training shirt, red | Training | top red | 12/16 | adults |  | Club red |  | Light knit that dries while you sing.
2601403 | Training shirt, navy | Training | top navy | 12/16 | adults |  | Navy | L=0 XL=0 | Light knit that dries while you sing.
2601404 | Training shirt, women | Training | top white | 12/16 | adults | women | White and red |  | Light knit that dries while you sing. Cut for women.
2601405 | Training shirt, juniors | Training | top yellow | 9/12/7 | juniors | junior | Yellow and navy |  | Light knit that dries while you sing.
2601406 | Half-zip top, navy | Training | jacket navy | 24/30 | adults |  | Navy and red |  | For the first ten minutes in a cold hall.
2601407 | Rain jacket | Training | jacket yellow | 34/42 | adults |  | Yellow | S=1 M=2 L=1 | From the station to the hall and back.
2601408 | Training pants, black | Training | pants black | 24/30 | adults |  | Black |  | Narrow at the ankle, zips on both legs.
2601409 | Training pants, juniors | Training | pants navy | 19/24 | juniors | junior | Navy |  | Zips on both legs.
2601410 | Bibs, set of ten | Training | top green | 28/34 | one |  | Green |  | One size that fits nobody well and everybody enough.
2601501 | Hoodie, red | Hoodies | hoodie red | 30/37.5 | adults |  | Club red |  | Brushed on the inside, with a pocket in front.
2601502 | Hoodie, grey | Hoodies | hoodie grey | 30/37.5 | adults |  | Grey | S=0 | Goes with all that is in the laundry.
2601503 | Hoodie, juniors | Hoodies | hoodie navy | 24/30 | juniors | junior | Navy and red |  | Roomy, for two winters.
2601504 | Hoodie, women | Hoodies | hoodie white | 30/37.5/25 | adults | women | White and red |  | Shorter at the waist.
2601505 | Track jacket | Hoodies | jacket red | 36/45 | adults |  | Club red and navy |  | For walking in together.
2601506 | Winter coat | Hoodies | jacket black | 64/80 | adults |  | Black | XS=0 S=0 M=0 L=0 XL=0 XXL=0 | Down to the knee: substitutes will know why.
2601601 | Match socks, red | Socks | sock red | 6/8 | socks |  | Club red |  | Knee-high, with a sole that forgives.
2601602 | Match socks, navy | Socks | sock navy | 6/8 | socks |  | Navy |  | Knee-high, with a sole that forgives.
2601603 | Match socks, white | Socks | sock white | 6/8 | socks |  | White and red | 46-50=2 | Knee-high, with a sole that forgives.
2601604 | Training socks, three pairs | Socks | sock grey | 8/10/6 | socks |  | Grey |  | Short and plain, three pairs.
2601701 | Indoor shoe, red | Shoes | shoe red | 62/78 | shoes |  | Club red and white | 37=0 46=0 42=3 | A grippy sole that halls like and carpets do not.
2601702 | Indoor shoe, navy | Shoes | shoe navy | 62/78 | shoes |  | Navy and white | 41=1 | The same shoe for people who like it quiet.
2601703 | Indoor shoe, yellow | Shoes | shoe yellow | 58/72/46 | shoes |  | Yellow | 39=0 40=0 43=0 | Last year’s shoe.
2601704 | Keeper shoe | Shoes | shoe black | 66/82 | shoes |  | Black |  | Strengthened where keepers drag their feet.
2601705 | Beach socks | Shoes | sock yellow | 18/22.5 | socks |  | Yellow | 36-40=yellow 41-45=green | For sand that is hotter than it looks.
2601801 | Match ball | Balls | ball yellow | 27/34/22 | balls |  | Yellow and navy | 0=0 | Hand-sewn, for resin and without.
2601802 | Training ball | Balls | ball red | 16/20 | balls |  | Red and navy |  | Grips well and lasts two seasons.
2601803 | Ball for beginners | Balls | ball green | 13/16 | balls |  | Green | 2=0 3=0 | Soft, light and hard to be afraid of.
2601804 | Beach ball | Balls | ball white | 15/19 | one |  | White and red |  | Rubber, washed off in a minute.
2601901 | Backpack | Bags | backpack navy | 22/27.5 | one |  | Navy and red |  | A place for the ball below, for the laptop behind.
2601902 | Shoe bag | Bags | bag red | 7/9 | one |  | Club red |  | Keeps what smells from what does not.
2601903 | Ball bag for twelve | Bags | bag black | 26/32 | one |  | Black | One_size=2 | Twelve balls, two straps, one volunteer.
2601904 | Wheeled bag | Bags | bag grey | 48/60 | one |  | Grey |  | For tournaments of three days.
2602001 | Bottle, red | Accessories | bottle red | 5/6.5 | one |  | Club red |  | Three quarters of a litre.
2602002 | Bottle, navy | Accessories | bottle navy | 5/6.5 | one |  | Navy |  | Three quarters of a litre.
2602003 | Tape, white | Accessories | tape white | 3/4 | one |  | White |  | For fingers that have met a ball.
2602004 | Captain’s band | Accessories | tape yellow | 4/5 | one |  | Yellow | One_size=green | Elastic. It says C without saying it.
2602005 | Resin, 100 g | Accessories | bottle yellow | 9/11 | one |  | Yellow | One_size=5 | Ask the hall first.
2602006 | Resin remover | Accessories | bottle green | 8/10 | one |  | Green |  | Ask the hall afterwards.
2602007 | Whistle | Accessories | bottle black |  | one |  | Black |  | Loud. The price is still being talked about.
`.trim().split("\n").map((line) => itemOf(line.split("|").map((cell) => cell.trim())));
function itemOf(cells) {
	const [id = "", title = "", shelf, drawn = "", prices = "", sizes, gender, colours = "", left = "", about = ""] = cells;
	const [members, others, offer] = prices.split("/").map(Number);
	return {
		id,
		title,
		colours,
		about,
		shelf,
		drawn: drawn.split(" "),
		sizes,
		gender: gender ?? "",
		left: Object.fromEntries(left.split(" ").filter(Boolean).map(leftOf)),
		...members && others && { price: [members, others] },
		...offer && { offer }
	};
}
/** "S=0", "One_size=green" */
function leftOf(words) {
	const [size = "", value = ""] = words.split("=");
	return [size.replace("_", " "), LIGHTS.find((light) => light === value) ?? Number(value)];
}
// db/seed/story/store.ts
var DAY_MS$1 = 864e5;
/** The back of what is printed. */
var BACKS = {
	shirt: "shirtBack",
	keeper: "keeperBack",
	hoodie: "hoodieBack"
};
/** The store: ten shelves, sixty things, their stock and what the club prints on them. Drawings are shared. */
async function seedStore(ctx) {
	const drawings = /* @__PURE__ */ new Map();
	const draw = (kind, colour) => {
		const known = drawings.get(`${kind} ${colour}`) ?? aKitPicture(ctx, {
			kind,
			colour
		});
		drawings.set(`${kind} ${colour}`, known);
		return known;
	};
	const shelves = /* @__PURE__ */ new Map();
	for (const [position, [name, kind, colour]] of CATEGORIES.entries()) {
		const { id } = await aStoreCategory(ctx, {
			name,
			position,
			imageId: await draw(kind, colour)
		});
		shelves.set(name, id);
	}
	for (const [place, item] of [...OFFICIAL_ITEMS, ...SUPPLIER_ITEMS].entries()) await put(ctx, draw, item, shelves.get(item.shelf), place);
}
async function put(ctx, draw, item, categoryId, place) {
	const [kind, colour] = item.drawn;
	const front = await draw(kind, colour);
	const back = item.official && item.official !== "plain" ? BACKS[kind] : void 0;
	const now = ctx.clock.now().getTime();
	await aStoreItem(ctx, {
		itemId: item.id,
		title: item.title,
		customTitle: item.called ?? "",
		categoryId: categoryId ?? null,
		price1Minor: item.price ? penceOf(item.price[0]) : null,
		price2Minor: item.price ? penceOf(item.price[1]) : null,
		onOffer: item.offer !== void 0,
		offerMinor: item.offer === void 0 ? null : penceOf(item.offer),
		gender: item.gender ?? "",
		colours: item.colours,
		sizesText: SIZES[item.sizes].join(", "),
		description: `<p>${item.about}</p>`,
		sizes: stockOf(item, place),
		stockUpdatedAt: /* @__PURE__ */ new Date(now - DAY_MS$1),
		createdAt: /* @__PURE__ */ new Date(now - place * DAY_MS$1),
		...item.official ? printOf(item.official, front, back && await draw(back, colour)) : {},
		images: [front]
	});
}
function printOf(print, front, back) {
	const [hasInitials, hasNumber] = [print !== "number" && print !== "plain", print === "number" || print === "both"];
	return {
		isOfficial: true,
		hasInitials,
		hasNumber,
		printPrices: [{
			title: "Initials",
			priceMinor: pence(250),
			isDigit: false
		}, {
			title: "Number",
			priceMinor: pence(200),
			isDigit: true
		}].filter(({ isDigit }) => isDigit ? hasNumber : hasInitials),
		frontImageId: front,
		backImageId: back ?? null
	};
}
/** Some of everything, never the same; what the story says of a size counts. */
function stockOf({ sizes, left = {} }, place) {
	const dice = diceOf(place);
	return Object.fromEntries(SIZES[sizes].map((size) => [size, left[size] ?? dice.whole(6, 60)]));
}
// db/seed/builders/store-order.ts
/**
* An order: paid unless said otherwise, by the commands that buyers use, with its stock taken. The card provider is not
* asked: what was paid stands in the ledger. It has joined the active batch, if there is one. Answers its id.
*/
async function aStoreOrder(ctx, { buyer, lines, request = "", state = "paid", charge }) {
	const orderId = await fillCart({
		...ctx,
		actor: buyer
	}, lines);
	if (state === "open") return orderId;
	if (state === "club") await clubOrder({
		...ctx,
		actor: buyer
	}, orderId, request);
	else await paidOrder({
		...ctx,
		actor: buyer
	}, orderId, request, charge);
	await followBatch(ctx, orderId);
	return orderId;
}
async function fillCart(ctx, lines) {
	let orderId = "";
	for (const line of lines) {
		const added = await changeCart(ctx, new Headers(), {
			kind: "add",
			line
		});
		if (!added.ok) throw new Error(`item ${line.id} was not added: ${added.reason}`);
		orderId = added.cart.orderId ?? "";
	}
	return orderId;
}
async function clubOrder(ctx, orderId, request) {
	const placed = await placeClubOrder(ctx, {
		orderId,
		seenTotal: void 0,
		request
	});
	if (!placed.ok) throw new Error(`the order of the club was not placed: ${placed.reason}`);
}
async function paidOrder(ctx, orderId, specialRequest, charge) {
	const [order] = await ctx.db.update(storeOrders).set({ specialRequest }).where(eq(storeOrders.id, orderId)).returning();
	if (!order) throw new Error("the order was not saved");
	const { actor } = ctx;
	const description = `Order ${order.number}`;
	await aPayment(ctx, {
		purpose: "order",
		objectId: orderId,
		description,
		amountMinor: order.grossMinor,
		...actor.kind === "user" && {
			payerName: actor.name,
			payerEmail: actor.email,
			memberId: actor.memberId
		},
		...await charge?.(order.grossMinor, description)
	});
	await followOrder({
		...ctx,
		actor: SYSTEM
	}, orderId);
}
// db/seed/story/store-orders.ts
var DAY_MS = 864e5;
/** Three batches: one that has come, one on its way, and the open one that today's orders join. */
var BATCHES = [
	{
		title: "Pre-season",
		openedDaysAgo: 110,
		expectedInDays: -60,
		status: "Delivered",
		asks: {
			kit: "Please pack by size.",
			print: "White letters, the club’s own font."
		},
		orders: [
			{
				of: "member",
				daysAgo: 104,
				lines: [{
					id: "2600101",
					size: "M",
					quantity: 1,
					initials: "AKV",
					dorsal: 7
				}, {
					id: "2600301",
					size: "M",
					quantity: 1,
					dorsal: 7
				}]
			},
			{
				of: "administrator",
				daysAgo: 98,
				lines: [{
					id: "2600102",
					size: "M",
					quantity: 4
				}, {
					id: "2600102",
					size: "L",
					quantity: 3
				}],
				request: "Spare shirts for the second teams.",
				club: true
			},
			{
				of: "coach",
				daysAgo: 95,
				lines: [{
					id: "2600401",
					size: "L",
					quantity: 1,
					initials: "MW"
				}]
			}
		]
	},
	{
		title: "Autumn",
		openedDaysAgo: 50,
		expectedInDays: 12,
		status: "Ordered",
		asks: { print: "Numbers 20 cm on the back." },
		orders: [{
			of: "shop",
			daysAgo: 41,
			lines: [{
				id: "2600201",
				size: "M",
				quantity: 1,
				dorsal: 16
			}]
		}, {
			of: "member",
			daysAgo: 36,
			lines: [{
				id: "2600401",
				size: "M",
				quantity: 1,
				initials: "AKV"
			}],
			request: "No hurry: it is a present for May."
		}]
	},
	{
		title: "Christmas",
		openedDaysAgo: 20,
		expectedInDays: 40,
		status: "Open",
		asks: { kit: "One box for each team, please." },
		orders: [
			{
				of: "coach",
				daysAgo: 13,
				lines: [{
					id: "2600101",
					size: "XL",
					quantity: 1,
					dorsal: 5
				}]
			},
			{
				of: "member",
				daysAgo: 6,
				lines: [{
					id: "2600101",
					size: "M",
					quantity: 1,
					initials: "AKV",
					dorsal: 7
				}, {
					id: "2600402",
					size: "One size",
					quantity: 2,
					initials: "AKV"
				}]
			},
			{
				of: "administrator",
				daysAgo: 2,
				lines: [{
					id: "2600401",
					size: "L",
					quantity: 5
				}],
				request: "For the juniors’ coaches.",
				club: true
			}
		]
	}
];
/** What the club has ordered together in this season, told by the commands of buyers and of the shop manager. */
async function seedStoreOrders(ctx) {
	const people = await peopleOf(ctx);
	for (const { asks = {}, ...batch } of BATCHES) {
		const opened = at(ctx, batch.openedDaysAgo);
		const { id } = await createBatch({
			...opened,
			actor: people.shop
		}, {
			title: batch.title,
			expectedDelivery: clubDay(at(ctx, -batch.expectedInDays).clock.now()),
			customRequestKempa: asks.kit ?? "",
			customRequestPrinting: asks.print ?? ""
		});
		for (const { of, daysAgo, club, ...order } of batch.orders) await aStoreOrder(at(ctx, daysAgo), {
			...order,
			buyer: people[of],
			state: club ? "club" : "paid",
			charge: (amountMinor, description) => charged(ctx, amountMinor, description)
		});
		await bring({
			...ctx,
			actor: people.shop
		}, id, batch.status);
	}
}
/** Takes a batch to its status, step by step. */
async function bring(ctx, id, status) {
	if (status === "Open") return;
	await changeBatchStatus(ctx, id, "Ordered");
	if (status === "Delivered") await changeBatchStatus(ctx, id, "Delivered");
}
/** The same product, so many days ago. */
var at = (ctx, daysAgo) => {
	const now = /* @__PURE__ */ new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS);
	return {
		...ctx,
		clock: { now: () => now }
	};
};
async function peopleOf({ db }) {
	const find = async (email) => {
		const [found] = await db.select({
			user: users,
			member: {
				id: members.id,
				active: members.active
			}
		}).from(users).leftJoin(members, eq(members.userId, users.id)).where(eq(users.email, email));
		if (!found) throw new Error(`the demo has no login ${email}`);
		const { user, member } = found;
		return {
			kind: "user",
			userId: user.id,
			name: user.name,
			email: user.email,
			role: user.role,
			memberId: member?.id ?? null,
			isMember: member?.active ?? false
		};
	};
	return {
		member: await find("member@demo.club"),
		coach: await find("coach@demo.club"),
		shop: await find("shop@demo.club"),
		administrator: await find("administrator@demo.club")
	};
}
// db/seed/builders/team.ts
/** A team: active, in the menu, of adults, without standings, called Men 1 unless you say otherwise. */
async function aTeam(ctx, given = {}) {
	const name = given.name ?? "Men 1";
	return transact(ctx, async (tx) => {
		const [before] = await tx.select({ teams: count() }).from(teams);
		const slug = given.slug ?? await freeSlug(tx, teams.slug, slugOf(name, "team"));
		const [team] = await tx.insert(teams).values({
			genre: "men",
			position: before?.teams ?? 0,
			...given,
			name,
			slug
		}).returning();
		if (!team) throw new Error("the team was not added");
		await touchEntry(tx, "teams", team.id);
		return team;
	});
}
// db/seed/story/teams.ts
var SENIORS = [
	{
		name: "Men 1",
		slug: "men-1",
		genre: "men",
		legacyId: 1,
		colour: "#c8102e",
		description: "Premier League. The first team of the club, with players from a dozen countries."
	},
	{
		name: "Women 1",
		slug: "women-1",
		genre: "women",
		legacyId: 2,
		colour: "#12355b",
		description: "Premier League. Quick hands, a strong defence, and tea after every home game."
	},
	{
		name: "Men 2",
		slug: "men-2",
		genre: "men",
		legacyId: 3,
		colour: "#a8632a",
		description: "National second tier. Where young players meet those who have seen it all."
	},
	{
		name: "Women 2",
		slug: "women-2",
		genre: "women",
		legacyId: 4,
		colour: "#1c7c54",
		description: "National second tier. The team to join when you come back to handball."
	},
	{
		name: "Men 3",
		slug: "men-3",
		genre: "men",
		legacyId: 5,
		colour: "#5b6470",
		description: "Regional league. Beginners welcome, regulars too."
	}
];
/** The five senior teams with the ids that games know them by, and the first youth team. [TEA-011, decisions C02] */
async function seedTeams(ctx) {
	for (const team of SENIORS) {
		const pictured = team.legacyId <= 2;
		await aTeam(ctx, {
			...team,
			showStandings: team.legacyId !== 5,
			mainImageId: pictured ? await aPicture(ctx, {
				kind: "team",
				seed: team.legacyId,
				alt: `${team.name} before the first whistle`
			}) : null
		});
	}
	await aTeam(ctx, {
		name: "U16 Boys",
		slug: "u16-boys",
		genre: "men",
		colour: "#7a4fa3",
		youth: true,
		description: "Boys from 13 to 15. Parents are welcome at every training.",
		fixturesHtml: "<p>Tournament days of the London juniors. Details go to the parents of the squad by e-mail.</p><table><thead><tr><th>Month</th><th>Tournament</th><th>Hall</th></tr></thead><tbody><tr><td>October</td><td>Autumn tournament</td><td>Brentford Hall</td></tr><tr><td>December</td><td>Winter tournament</td><td>Crystal Palace</td></tr><tr><td>March</td><td>Spring tournament</td><td>Brentford Hall</td></tr></tbody></table>"
	});
}
// db/seed/builders/training.ts
/** The training times of a team: Tuesdays at eight, not yet changed by a coach, unless you say otherwise. */
async function aTraining(ctx, { team, ...given } = {}) {
	return transact(ctx, async (tx) => {
		const [training] = await tx.insert(trainings).values({
			label: team?.name ?? "Men 1",
			teamId: team?.id ?? null,
			defaultValue: "<p>Tuesday 20:00 to 21:30</p>",
			...given
		}).returning();
		if (!training) throw new Error("the training was not added");
		await touchEntry(tx, "trainings", training.id);
		return training;
	});
}
// db/seed/builders/venue.ts
/** A hall: Brentford Hall with an address and a map link unless you say otherwise. */
async function aVenue(ctx, { imageIds = [], ...given } = {}) {
	return transact(ctx, async (tx) => {
		const [venue] = await tx.insert(venues).values({
			name: "Brentford Hall",
			address: "14 Clayponds Road, London TW8 0QX",
			googleUrl: "https://www.google.com/maps/search/?api=1&query=Brentford+Hall",
			...given
		}).returning();
		if (!venue) throw new Error("the venue was not added");
		const images = imageIds.map((fileId, position) => ({
			venueId: venue.id,
			fileId,
			position
		}));
		if (images.length > 0) await tx.insert(venueImages).values(images);
		await touchEntry(tx, "venues", venue.id);
		return venue;
	});
}
// db/seed/story/trainings.ts
var mapOf = (address) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
/** Invented halls in real corners of London. */
var VENUES = [
	{
		name: "Brentford Hall",
		picture: ["match", 8],
		address: "3 Lock Keepers Way, Brentford, London TW8 9QX",
		description: "<p>Home of the league games: a full court, 280 seats and a bar that sells soup. Step-free from the street.</p>"
	},
	{
		name: "Crystal Palace Hall",
		picture: ["training", 7],
		address: "41 Ledrington Lane, Crystal Palace, London SE19 2QB",
		description: "<p>Full court. The entrance is behind the swimming pool; please change shoes at the door.</p>"
	},
	{
		name: "Osterley School",
		picture: ["junior", 4],
		address: "9 Wood Green Close, Isleworth, London TW7 5QN",
		description: "<p>School hall with three quarters of a court, where the juniors train. Parents wait in the foyer.</p>"
	},
	{
		name: "Burgess Park Courts",
		picture: ["beach", 73],
		address: "Albany Gate, Camberwell, London SE5 0QJ",
		description: "<p>Outdoors from May to August: running, passing, and beach handball when the sun is out.</p>"
	}
];
/** What stands until a coach writes something, and what coaches wrote this autumn. */
var TIMES = {
	"men-1": { usual: [[
		"Tuesday",
		"20:00 to 21:45",
		"Brentford Hall"
	], [
		"Thursday",
		"19:30 to 21:30",
		"Brentford Hall"
	]] },
	"women-1": {
		usual: [[
			"Monday",
			"19:30 to 21:15",
			"Brentford Hall"
		], [
			"Thursday",
			"18:00 to 19:30",
			"Brentford Hall"
		]],
		written: [[
			"Monday",
			"19:30 to 21:15",
			"Brentford Hall"
		], [
			"Wednesday",
			"19:00 to 20:30",
			"Crystal Palace Hall"
		]]
	},
	"men-2": { usual: [[
		"Tuesday",
		"18:30 to 20:00",
		"Brentford Hall"
	], [
		"Friday",
		"20:00 to 21:30",
		"Crystal Palace Hall"
	]] },
	"women-2": { usual: [[
		"Wednesday",
		"20:30 to 22:00",
		"Crystal Palace Hall"
	]] },
	"men-3": {
		usual: [[
			"Friday",
			"18:30 to 20:00",
			"Crystal Palace Hall"
		]],
		written: [[
			"Friday",
			"18:30 to 20:00, beginners from 18:00",
			"Crystal Palace Hall"
		]]
	},
	"u16-boys": { usual: [[
		"Wednesday",
		"17:30 to 19:00",
		"Osterley School"
	], [
		"Saturday",
		"10:00 to 11:30",
		"Osterley School"
	]] }
};
/** Halls and training times, as text: the times are wall times and are never shifted. [TRN-007, decisions E04] */
async function seedTrainings(ctx) {
	for (const [position, { picture, ...venue }] of VENUES.entries()) {
		const [kind, seed] = picture;
		const imageId = await aPicture(ctx, {
			kind,
			seed,
			alt: venue.name
		});
		await aVenue(ctx, {
			...venue,
			position,
			googleUrl: mapOf(venue.address),
			imageIds: [imageId]
		});
	}
	const known = await ctx.db.select({
		id: teams.id,
		name: teams.name,
		slug: teams.slug,
		position: teams.position
	}).from(teams);
	for (const team of known) {
		const times = TIMES[team.slug];
		if (!times) continue;
		await aTraining(ctx, {
			team,
			position: team.position,
			defaultValue: htmlOf(times.usual),
			value: htmlOf(times.written ?? [])
		});
	}
}
var htmlOf = (slots) => slots.map(([day, time, hall]) => `<p><strong>${day}</strong> ${time}<br>${hall}</p>`).join("");
// db/seed/builders/position.ts
/** A volunteer position with its open seats: fixed, one seat a team, called Head coach unless you say otherwise. */
async function aPosition(ctx, given = {}) {
	return transact(ctx, async (tx) => {
		const [position] = await tx.insert(positions).values({
			name: "Head coach",
			category: "Teams",
			...given
		}).returning();
		if (!position) throw new Error("the position was not added");
		await fitSeats(tx, position.id);
		await touchEntry(tx, "volunteers", position.id);
		return position;
	});
}
// db/seed/builders/rota-slot.ts
/** Somebody in a slot of the rota, of Men 1 unless you say otherwise. Nobody is mailed about it. */
async function aRotaSlot(ctx, { team = "men1", ...given }) {
	await transact(ctx, async (tx) => {
		await tx.insert(rotaSlots).values({
			team,
			...given
		});
		await touchEntry(tx, "volunteers", given.positionId);
	});
}
// db/seed/builders/rota-week.ts
/** Two weeks of the rota, named by the day they begin. */
async function aRotaWeek(ctx, startsOn, name = startsOn) {
	return transact(ctx, async (tx) => {
		const [week] = await tx.insert(rotaWeeks).values({
			startsOn,
			name
		}).returning();
		if (!week) throw new Error("the week was not added");
		await touchEntry(tx, "rotas", week.id);
		return week;
	});
}
// db/seed/story/positions.ts
var BOARD = [
	{
		name: "President",
		category: "Board",
		description: "Speaks for the club and chairs the board.",
		generalClub: true,
		holders: { clubwide: "Grace Holloway" }
	},
	{
		name: "Treasurer",
		category: "Board",
		description: "Accounts, invoices and the store’s money.",
		generalClub: true,
		holders: { clubwide: "Priya Desai" }
	},
	{
		name: "Secretary",
		category: "Board",
		description: "Minutes, letters and the federation.",
		generalClub: true,
		holders: {}
	}
];
var TEAMS = [
	{
		name: "Head coach",
		category: "Teams",
		description: "Trains the team and names the squad.",
		holders: {
			m1: "Elif Aydın",
			m2: "Marek Wiśniewski",
			w1: "Zsófia Tóth",
			w2: "Håkon Ødegård"
		}
	},
	{
		name: "Team manager",
		category: "Teams",
		description: "Transport, shirts, availability.",
		holders: {
			m1: "Jonas Hellström",
			m3: "Ben Hartley",
			w1: "Ingrid Solberg",
			w2: "Katharina Vogel"
		}
	},
	{
		name: "Captain",
		category: "Teams",
		description: "Talks to the referees, politely.",
		holders: {
			m1: "Mikkel Østergaard",
			m2: "Kristján Haraldsson",
			m3: "Giorgos Pappas",
			w1: "Ana Kovačević",
			w2: "Priya Desai"
		}
	}
];
var CLUB = [
	{
		name: "Welfare officer",
		category: "Club",
		description: "Listens, to children and parents first.",
		generalClub: true,
		holders: { clubwide: "Nadia Lahlou" }
	},
	{
		name: "Store keeper",
		category: "Club",
		description: "Orders shirts in batches and hands them out.",
		generalClub: true,
		holders: { clubwide: "Chloé Rousseau" }
	},
	{
		name: "Hall booking",
		category: "Club",
		description: "Knows every caretaker in west London.",
		generalClub: true,
		holders: { clubwide: "Peter Ashworth" }
	},
	{
		name: "Junior coordinator",
		category: "Club",
		description: "The U16 team, its parents and its tournaments.",
		generalClub: true,
		holders: { clubwide: "Imran Qureshi" }
	},
	{
		name: "First aid",
		category: "Club",
		description: "Ice, tape and a calm voice. We pay for the course.",
		generalClub: true,
		holders: { clubwide: "Rūta Kazlauskaitė" }
	},
	{
		name: "Website and newsletter",
		category: "Club",
		description: "Match reports every Sunday evening.",
		generalClub: true,
		holders: {}
	}
];
var FIXED = [
	...BOARD,
	...TEAMS,
	...CLUB
];
var FLEXIBLE = [
	{
		name: "Table duty",
		description: "Keeps score and time at home games. Half an hour of practice is enough."
	},
	{
		name: "Photographer",
		description: "Twenty good pictures of one game, the same evening."
	},
	{
		name: "Social media",
		description: "Line-up before, result after, a laugh in between."
	}
];
// db/seed/story/volunteering.ts
var PAST = 4;
/** The address of each rota team's page. */
var SLUGS = {
	men1: "men-1",
	men2: "men-2",
	men3: "men-3",
	women1: "women-1",
	women2: "women-2"
};
/** Twelve fixed positions with some seats open, three that are taken in turns, and the rota of the season. */
async function seedVolunteering(ctx) {
	const people = await ctx.db.select({
		id: members.id,
		name: members.name
	}).from(members);
	const idOf = (name) => people.find((person) => person.name === name)?.id ?? null;
	for (const [place, { holders, ...facts }] of FIXED.entries()) {
		const position = await aPosition(ctx, {
			...facts,
			position: place
		});
		for (const seat of SEATS) {
			const memberId = idOf(holders[seat] ?? "");
			if (memberId) await setHolder(ctx, {
				positionId: position.id,
				seat,
				memberId
			});
		}
	}
	await seedRota(ctx);
}
async function seedRota(ctx) {
	const squads = await adultsByTeam(ctx);
	const weeks = [];
	for (const [index, day] of fortnights(clubDay(ctx.clock.now())).entries()) weeks.push(await aRotaWeek(ctx, day, `Fortnight ${index + 1}`));
	for (const [nth, facts] of FLEXIBLE.entries()) {
		const { id: positionId } = await aPosition(ctx, {
			...facts,
			category: "Match day",
			isFlexible: true,
			generalClub: true,
			position: FIXED.length + nth
		});
		for (const [week, { id: weekId }] of weeks.entries()) for (const [place, team] of ROTA_TEAMS.entries()) {
			const squad = squads[team];
			const memberId = squad[(week * 3 + nth * 5 + place) % squad.length];
			if (memberId && isTaken(week, nth, place)) await aRotaSlot(ctx, {
				positionId,
				weekId,
				team,
				memberId
			});
		}
	}
}
/** The past is nearly full, the weeks that run now miss two or three, and the later it gets the emptier it is. */
function isTaken(week, nth, place) {
	const dice = (week * 7 + nth * 11 + place * 5) % 10;
	const ahead = week - PAST;
	if (ahead < 0) return dice !== 3;
	return dice >= 3 + ahead;
}
/** The Saturdays on which two weeks begin: four behind, the one that runs, and seven ahead. */
function fortnights(today) {
	const running = addDays(saturdayBefore(today), -7);
	return Array.from({ length: 12 }, (_, n) => addDays(running, (n - PAST) * 14));
}
/** Who takes turns for a team: its active members, without the two goalkeepers, who warm up. */
async function adultsByTeam(ctx) {
	const found = await ctx.db.select({
		id: members.id,
		slug: teams.slug
	}).from(members).innerJoin(teams, eq(teams.id, members.teamId)).where(and(members.active, ne(members.position, "Goalkeeper"), eq(teams.youth, false))).orderBy(members.nameKey);
	const of = (team) => found.filter((one) => one.slug === SLUGS[team]).map((one) => one.id);
	return {
		men1: of("men1"),
		men2: of("men2"),
		men3: of("men3"),
		women1: of("women1"),
		women2: of("women2")
	};
}
// db/seed/demo-club.ts
/** The story of the demo club, chapter by chapter, told through the commands that staff and members use. */
async function tellDemoClub(ctx) {
	await seedContent(ctx);
	await seedTeams(ctx);
	await seedMembers(ctx);
	await seedAccounts(ctx);
	await seedGames(ctx);
	await seedTrainings(ctx);
	await seedEvents(ctx);
	await seedPayments(ctx);
	await seedInvoices(ctx);
	await seedVolunteering(ctx);
	await seedForms(ctx);
	await seedRegistrations(ctx);
	await seedOwnArea(ctx);
	await seedPhotos(ctx);
	await seedStore(ctx);
	await seedStoreOrders(ctx);
	await /* @__PURE__ */ seedMailings(ctx);
}
export { tellDemoClub };
