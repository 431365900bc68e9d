// src/platform/pagecache/tags.ts
/** The tags of one request. `drop` reaches the cache of this node. */
function collectTags(drop) {
	const tags = /* @__PURE__ */ new Set();
	const queryNames = /* @__PURE__ */ new Set();
	let keepSeconds;
	return {
		tags,
		queryNames,
		get keepSeconds() {
			return keepSeconds;
		},
		read: (...names) => {
			for (const name of names) tags.add(name);
		},
		keep: (seconds, names = []) => {
			for (const name of names) queryNames.add(name);
			keepSeconds = Math.min(seconds, keepSeconds ?? seconds);
		},
		drop
	};
}
/** For work outside a request (jobs, seed): remembers nothing. */
var NO_PAGES = {
	read: () => {},
	keep: () => {},
	drop: () => {}
};
export { collectTags as n, NO_PAGES as t };
