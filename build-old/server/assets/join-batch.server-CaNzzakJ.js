import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { F as sql, c as inArray, l as isNotNull, m as ne, o as gte, r as eq, t as and, u as isNull, x as or } from "./conditions-pL3KaXVp.js";
import { D as isMember, E as hasRole, F as pgTable, L as uuid, W as jsonb, b as isId, d as touch, f as touchEntry, g as NotFound, l as files, m as Forbidden, n as auditStaff, p as transact, v as instant, x as newId, y as bornAt } from "./audit-aXSCcebb.js";
import { n as desc, t as asc } from "./select-DAUlWuyb.js";
import { A as refused, C as plainLine, E as textOf, _ as penceOf, c as storeStock, f as canChoose, g as pence, h as formatPence, j as unreachable, k as done, s as storeItems, t as canBuy, w as plainText$1, y as shareOf } from "./policy-DBenYwHX.js";
import { A as isPublicPicture, At as endingsOf, D as fetchableBy, Dt as TERMS_LABEL, Et as TERMS, G as storeOrders, H as dorsalHolds, Ht as FOLLOWED, J as registrations, Jt as isRunning, K as NEXT_STATES, Lt as invoices, M as batchOrders, Mt as takesMany, N as storeBatches, O as imageColumns, Ot as captchaPurpose, Rt as payments, U as storeOrderEvents, Ut as HEARS_OF_CLOSING, Vt as subscriptions, W as storeOrderLines, Wt as INVOICE_STATUSES, Yt as countries, Zt as members, _t as formResults, bt as LONGEST_TEXT, en as configurations, gt as formPapers, in as authTables, jt as isFilledIn, kt as choicesOf, q as isPlaced, rn as mails, sn as users, vt as forms } from "./holders.server-oKR63oCU.js";
import { i as oneLine, r as mailAddress, t as MailRefused } from "./mail-wmT0EKbe.js";
import { n as require_react_dom, r as require_react, t as require_jsx_runtime } from "./jsx-runtime-BHYxTO2R.js";
import { c as ageOn, h as longDateTime, n as deleteFile, p as localDate, y as addJob } from "./audience-B6Rl9yRq.js";
import { Fn as object, Jn as string, Yt as discriminatedUnion, Zt as email, xn as literal } from "./schemas-UaFlgMGJ.js";
import { a as shownTitle, i as pricesOf, n as mainImageId, o as sizesOf$1, r as priceColumns, s as stockRows } from "./columns.server-B_hpEqHd.js";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { isIPv6 } from "node:net";
// node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js
/**
* @license React
* react-dom-server-legacy.node.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_dom_server_legacy_node_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var React = require_react();
	var ReactDOM = require_react_dom();
	var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
	var REACT_PORTAL_TYPE = Symbol.for("react.portal");
	var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
	var REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode");
	var REACT_PROFILER_TYPE = Symbol.for("react.profiler");
	var REACT_CONSUMER_TYPE = Symbol.for("react.consumer");
	var REACT_CONTEXT_TYPE = Symbol.for("react.context");
	var REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref");
	var REACT_SUSPENSE_TYPE = Symbol.for("react.suspense");
	var REACT_SUSPENSE_LIST_TYPE = Symbol.for("react.suspense_list");
	var REACT_MEMO_TYPE = Symbol.for("react.memo");
	var REACT_LAZY_TYPE = Symbol.for("react.lazy");
	var REACT_SCOPE_TYPE = Symbol.for("react.scope");
	var REACT_ACTIVITY_TYPE = Symbol.for("react.activity");
	var REACT_LEGACY_HIDDEN_TYPE = Symbol.for("react.legacy_hidden");
	var REACT_MEMO_CACHE_SENTINEL = Symbol.for("react.memo_cache_sentinel");
	var REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition");
	var REACT_RECOVERABLE_TYPE = Symbol.for("react.recoverable");
	var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
	function getIteratorFn(maybeIterable) {
		if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
		maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
		return "function" === typeof maybeIterable ? maybeIterable : null;
	}
	var REACT_OPTIMISTIC_KEY = Symbol.for("react.optimistic_key");
	var isArrayImpl = Array.isArray;
	function murmurhash3_32_gc(key, seed) {
		var remainder = key.length & 3;
		var bytes = key.length - remainder;
		var h1 = seed;
		for (seed = 0; seed < bytes;) {
			var k1 = key.charCodeAt(seed) & 255 | (key.charCodeAt(++seed) & 255) << 8 | (key.charCodeAt(++seed) & 255) << 16 | (key.charCodeAt(++seed) & 255) << 24;
			++seed;
			k1 = 3432918353 * (k1 & 65535) + ((3432918353 * (k1 >>> 16) & 65535) << 16) & 4294967295;
			k1 = k1 << 15 | k1 >>> 17;
			k1 = 461845907 * (k1 & 65535) + ((461845907 * (k1 >>> 16) & 65535) << 16) & 4294967295;
			h1 ^= k1;
			h1 = h1 << 13 | h1 >>> 19;
			h1 = 5 * (h1 & 65535) + ((5 * (h1 >>> 16) & 65535) << 16) & 4294967295;
			h1 = (h1 & 65535) + 27492 + (((h1 >>> 16) + 58964 & 65535) << 16);
		}
		k1 = 0;
		switch (remainder) {
			case 3: k1 ^= (key.charCodeAt(seed + 2) & 255) << 16;
			case 2: k1 ^= (key.charCodeAt(seed + 1) & 255) << 8;
			case 1: k1 ^= key.charCodeAt(seed) & 255, k1 = 3432918353 * (k1 & 65535) + ((3432918353 * (k1 >>> 16) & 65535) << 16) & 4294967295, k1 = k1 << 15 | k1 >>> 17, h1 ^= 461845907 * (k1 & 65535) + ((461845907 * (k1 >>> 16) & 65535) << 16) & 4294967295;
		}
		h1 ^= key.length;
		h1 ^= h1 >>> 16;
		h1 = 2246822507 * (h1 & 65535) + ((2246822507 * (h1 >>> 16) & 65535) << 16) & 4294967295;
		h1 ^= h1 >>> 13;
		h1 = 3266489909 * (h1 & 65535) + ((3266489909 * (h1 >>> 16) & 65535) << 16) & 4294967295;
		return (h1 ^ h1 >>> 16) >>> 0;
	}
	var assign = Object.assign;
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	var VALID_ATTRIBUTE_NAME_REGEX = RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
	var illegalAttributeNameCache = {};
	var validatedAttributeNameCache = {};
	function isAttributeNameSafe(attributeName) {
		if (hasOwnProperty.call(validatedAttributeNameCache, attributeName)) return !0;
		if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return !1;
		if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName)) return validatedAttributeNameCache[attributeName] = !0;
		illegalAttributeNameCache[attributeName] = !0;
		return !1;
	}
	var unitlessNumbers = new Set("animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));
	var aliases = /* @__PURE__ */ new Map([
		["acceptCharset", "accept-charset"],
		["htmlFor", "for"],
		["httpEquiv", "http-equiv"],
		["crossOrigin", "crossorigin"],
		["accentHeight", "accent-height"],
		["alignmentBaseline", "alignment-baseline"],
		["arabicForm", "arabic-form"],
		["baselineShift", "baseline-shift"],
		["capHeight", "cap-height"],
		["clipPath", "clip-path"],
		["clipRule", "clip-rule"],
		["colorInterpolation", "color-interpolation"],
		["colorInterpolationFilters", "color-interpolation-filters"],
		["colorProfile", "color-profile"],
		["colorRendering", "color-rendering"],
		["dominantBaseline", "dominant-baseline"],
		["enableBackground", "enable-background"],
		["fillOpacity", "fill-opacity"],
		["fillRule", "fill-rule"],
		["floodColor", "flood-color"],
		["floodOpacity", "flood-opacity"],
		["fontFamily", "font-family"],
		["fontSize", "font-size"],
		["fontSizeAdjust", "font-size-adjust"],
		["fontStretch", "font-stretch"],
		["fontStyle", "font-style"],
		["fontVariant", "font-variant"],
		["fontWeight", "font-weight"],
		["glyphName", "glyph-name"],
		["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
		["glyphOrientationVertical", "glyph-orientation-vertical"],
		["horizAdvX", "horiz-adv-x"],
		["horizOriginX", "horiz-origin-x"],
		["imageRendering", "image-rendering"],
		["letterSpacing", "letter-spacing"],
		["lightingColor", "lighting-color"],
		["markerEnd", "marker-end"],
		["markerMid", "marker-mid"],
		["markerStart", "marker-start"],
		["maskType", "mask-type"],
		["overlinePosition", "overline-position"],
		["overlineThickness", "overline-thickness"],
		["paintOrder", "paint-order"],
		["panose-1", "panose-1"],
		["pointerEvents", "pointer-events"],
		["renderingIntent", "rendering-intent"],
		["shapeRendering", "shape-rendering"],
		["stopColor", "stop-color"],
		["stopOpacity", "stop-opacity"],
		["strikethroughPosition", "strikethrough-position"],
		["strikethroughThickness", "strikethrough-thickness"],
		["strokeDasharray", "stroke-dasharray"],
		["strokeDashoffset", "stroke-dashoffset"],
		["strokeLinecap", "stroke-linecap"],
		["strokeLinejoin", "stroke-linejoin"],
		["strokeMiterlimit", "stroke-miterlimit"],
		["strokeOpacity", "stroke-opacity"],
		["strokeWidth", "stroke-width"],
		["textAnchor", "text-anchor"],
		["textDecoration", "text-decoration"],
		["textRendering", "text-rendering"],
		["transformOrigin", "transform-origin"],
		["underlinePosition", "underline-position"],
		["underlineThickness", "underline-thickness"],
		["unicodeBidi", "unicode-bidi"],
		["unicodeRange", "unicode-range"],
		["unitsPerEm", "units-per-em"],
		["vAlphabetic", "v-alphabetic"],
		["vHanging", "v-hanging"],
		["vIdeographic", "v-ideographic"],
		["vMathematical", "v-mathematical"],
		["vectorEffect", "vector-effect"],
		["vertAdvY", "vert-adv-y"],
		["vertOriginX", "vert-origin-x"],
		["vertOriginY", "vert-origin-y"],
		["wordSpacing", "word-spacing"],
		["writingMode", "writing-mode"],
		["xmlnsXlink", "xmlns:xlink"],
		["xHeight", "x-height"]
	]);
	var matchHtmlRegExp = /["'&<>]/;
	function escapeTextForBrowser(text) {
		if ("boolean" === typeof text || "number" === typeof text || "bigint" === typeof text) return "" + text;
		text = "" + text;
		var match = matchHtmlRegExp.exec(text);
		if (match) {
			var html = "", index, lastIndex = 0;
			for (index = match.index; index < text.length; index++) {
				switch (text.charCodeAt(index)) {
					case 34:
						match = "&quot;";
						break;
					case 38:
						match = "&amp;";
						break;
					case 39:
						match = "&#x27;";
						break;
					case 60:
						match = "&lt;";
						break;
					case 62:
						match = "&gt;";
						break;
					default: continue;
				}
				lastIndex !== index && (html += text.slice(lastIndex, index));
				lastIndex = index + 1;
				html += match;
			}
			text = lastIndex !== index ? html + text.slice(lastIndex, index) : html;
		}
		return text;
	}
	var uppercasePattern = /([A-Z])/g;
	var msPattern = /^ms-/;
	var isJavaScriptProtocol = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
	function sanitizeURL(url) {
		return isJavaScriptProtocol.test("" + url) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : url;
	}
	var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var sharedNotPendingObject = {
		pending: !1,
		data: null,
		method: null,
		action: null
	};
	var previousDispatcher = ReactDOMSharedInternals.d;
	ReactDOMSharedInternals.d = {
		f: previousDispatcher.f,
		r: previousDispatcher.r,
		D: prefetchDNS,
		C: preconnect,
		L: preload,
		m: preloadModule,
		X: preinitScript,
		S: preinitStyle,
		M: preinitModuleScript
	};
	var PRELOAD_NO_CREDS = [];
	var currentlyFlushingRenderState = null;
	var scriptRegex = /(<\/|<)(s)(cript)/gi;
	function scriptReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\u0073" : "\\u0053") + suffix;
	}
	function createResumableState(identifierPrefix, externalRuntimeConfig, bootstrapScriptContent, bootstrapScripts, bootstrapModules) {
		return {
			idPrefix: void 0 === identifierPrefix ? "" : identifierPrefix,
			nextFormID: 0,
			streamingFormat: 0,
			bootstrapScriptContent,
			bootstrapScripts,
			bootstrapModules,
			instructions: 0,
			hasBody: !1,
			hasHtml: !1,
			unknownResources: {},
			dnsResources: {},
			connectResources: {
				default: {},
				anonymous: {},
				credentials: {}
			},
			imageResources: {},
			styleResources: {},
			scriptResources: {},
			moduleUnknownResources: {},
			moduleScriptResources: {}
		};
	}
	function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
		return {
			insertionMode,
			selectedValue,
			tagScope,
			viewTransition
		};
	}
	function getChildFormatContext(parentContext, type, props) {
		var subtreeScope = parentContext.tagScope & -25;
		switch (type) {
			case "noscript": return createFormatContext(2, null, subtreeScope | 1, null);
			case "select": return createFormatContext(2, null != props.value ? props.value : props.defaultValue, subtreeScope, null);
			case "svg": return createFormatContext(4, null, subtreeScope, null);
			case "picture": return createFormatContext(2, null, subtreeScope | 2, null);
			case "math": return createFormatContext(5, null, subtreeScope, null);
			case "foreignObject": return createFormatContext(2, null, subtreeScope, null);
			case "table": return createFormatContext(6, null, subtreeScope, null);
			case "thead":
			case "tbody":
			case "tfoot": return createFormatContext(7, null, subtreeScope, null);
			case "colgroup": return createFormatContext(9, null, subtreeScope, null);
			case "tr": return createFormatContext(8, null, subtreeScope, null);
			case "head":
				if (2 > parentContext.insertionMode) return createFormatContext(3, null, subtreeScope, null);
				break;
			case "html": if (0 === parentContext.insertionMode) return createFormatContext(1, null, subtreeScope, null);
		}
		return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode ? createFormatContext(2, null, subtreeScope, null) : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope ? createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, null) : parentContext;
	}
	function getSuspenseViewTransition(parentViewTransition) {
		return null === parentViewTransition ? null : {
			update: parentViewTransition.update,
			enter: "none",
			exit: "none",
			share: parentViewTransition.update,
			parentEnter: "none",
			parentExit: "none",
			name: parentViewTransition.autoName,
			autoName: parentViewTransition.autoName,
			nameIdx: 0
		};
	}
	function getSuspenseFallbackFormatContext(resumableState, parentContext) {
		parentContext.tagScope & 32 && (resumableState.instructions |= 128);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, parentContext.tagScope | 12, getSuspenseViewTransition(parentContext.viewTransition));
	}
	function getSuspenseContentFormatContext(resumableState, parentContext) {
		resumableState = getSuspenseViewTransition(parentContext.viewTransition);
		var subtreeScope = parentContext.tagScope | 16;
		null !== resumableState && "none" !== resumableState.share && (subtreeScope |= 64);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, resumableState);
	}
	function makeId(resumableState, treeId, localId) {
		resumableState = "_" + resumableState.idPrefix + "R_" + treeId;
		0 < localId && (resumableState += "H" + localId.toString(32));
		return resumableState + "_";
	}
	function pushViewTransitionAttributes(target, formatContext) {
		formatContext = formatContext.viewTransition;
		null !== formatContext && ("auto" !== formatContext.name && (pushStringAttribute(target, "vt-name", 0 === formatContext.nameIdx ? formatContext.name : formatContext.name + "_" + formatContext.nameIdx), formatContext.nameIdx++), pushStringAttribute(target, "vt-update", formatContext.update), "none" !== formatContext.enter && pushStringAttribute(target, "vt-enter", formatContext.enter), "none" !== formatContext.exit && pushStringAttribute(target, "vt-exit", formatContext.exit), "none" !== formatContext.share && pushStringAttribute(target, "vt-share", formatContext.share));
	}
	var styleNameCache = /* @__PURE__ */ new Map();
	function pushStyleAttribute(target, style) {
		if ("object" !== typeof style) throw Error("The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.");
		var isFirst = !0, styleName;
		for (styleName in style) if (hasOwnProperty.call(style, styleName)) {
			var styleValue = style[styleName];
			if (null != styleValue && "boolean" !== typeof styleValue && "" !== styleValue) {
				if (0 === styleName.indexOf("--")) {
					var nameChunk = escapeTextForBrowser(styleName);
					styleValue = escapeTextForBrowser(("" + styleValue).trim());
				} else nameChunk = styleNameCache.get(styleName), void 0 === nameChunk && (nameChunk = escapeTextForBrowser(styleName.replace(uppercasePattern, "-$1").toLowerCase().replace(msPattern, "-ms-")), styleNameCache.set(styleName, nameChunk)), styleValue = "number" === typeof styleValue ? 0 === styleValue || unitlessNumbers.has(styleName) ? "" + styleValue : styleValue + "px" : escapeTextForBrowser(("" + styleValue).trim());
				isFirst ? (isFirst = !1, target.push(" style=\"", nameChunk, ":", styleValue)) : target.push(";", nameChunk, ":", styleValue);
			}
		}
		isFirst || target.push("\"");
	}
	function pushBooleanAttribute(target, name, value) {
		value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"\"");
	}
	function pushStringAttribute(target, name, value) {
		"function" !== typeof value && "symbol" !== typeof value && "boolean" !== typeof value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
	}
	var actionJavaScriptURL = escapeTextForBrowser("javascript:throw new Error('React form unexpectedly submitted.')");
	function pushAdditionalFormField(value, key) {
		this.push("<input type=\"hidden\"");
		validateAdditionalFormField(value);
		pushStringAttribute(this, "name", key);
		pushStringAttribute(this, "value", value);
		this.push("/>");
	}
	function validateAdditionalFormField(value) {
		if ("string" !== typeof value) throw Error("File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration.");
	}
	function getCustomFormFields(resumableState, formAction) {
		if ("function" === typeof formAction.$$FORM_ACTION) {
			var id = resumableState.nextFormID++;
			resumableState = resumableState.idPrefix + id;
			try {
				var customFields = formAction.$$FORM_ACTION(resumableState);
				if (customFields) customFields.data?.forEach(validateAdditionalFormField);
				return customFields;
			} catch (x) {
				if ("object" === typeof x && null !== x && "function" === typeof x.then) throw x;
			}
		}
		return null;
	}
	function pushFormActionAttribute(target, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name) {
		var formData = null;
		if ("function" === typeof formAction) {
			var customFields = getCustomFormFields(resumableState, formAction);
			null !== customFields ? (name = customFields.name, formAction = customFields.action || "", formEncType = customFields.encType, formMethod = customFields.method, formTarget = customFields.target, formData = customFields.data) : (target.push(" ", "formAction", "=\"", actionJavaScriptURL, "\""), formTarget = formMethod = formEncType = formAction = name = null, injectFormReplayingRuntime(resumableState, renderState));
		}
		null != name && pushAttribute(target, "name", name);
		null != formAction && pushAttribute(target, "formAction", formAction);
		null != formEncType && pushAttribute(target, "formEncType", formEncType);
		null != formMethod && pushAttribute(target, "formMethod", formMethod);
		null != formTarget && pushAttribute(target, "formTarget", formTarget);
		return formData;
	}
	function pushAttribute(target, name, value) {
		switch (name) {
			case "className":
				pushStringAttribute(target, "class", value);
				break;
			case "tabIndex":
				pushStringAttribute(target, "tabindex", value);
				break;
			case "dir":
			case "role":
			case "viewBox":
			case "width":
			case "height":
				pushStringAttribute(target, name, value);
				break;
			case "style":
				pushStyleAttribute(target, value);
				break;
			case "src":
			case "href": if ("" === value) break;
			case "action":
			case "formAction":
				if (null == value || "function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "defaultValue":
			case "defaultChecked":
			case "innerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "ref": break;
			case "autoFocus":
			case "multiple":
			case "muted":
				pushBooleanAttribute(target, name.toLowerCase(), value);
				break;
			case "xlinkHref":
				if ("function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(" ", "xlink:href", "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "contentEditable":
			case "spellCheck":
			case "draggable":
			case "value":
			case "autoReverse":
			case "externalResourcesRequired":
			case "focusable":
			case "preserveAlpha":
				"function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "inert":
			case "allowFullScreen":
			case "async":
			case "autoPlay":
			case "controls":
			case "credentialless":
			case "default":
			case "defer":
			case "disabled":
			case "disablePictureInPicture":
			case "disableRemotePlayback":
			case "formNoValidate":
			case "hidden":
			case "loop":
			case "noModule":
			case "noValidate":
			case "open":
			case "playsInline":
			case "readOnly":
			case "required":
			case "reversed":
			case "scoped":
			case "seamless":
			case "itemScope":
				value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"\"");
				break;
			case "capture":
			case "download":
				!0 === value ? target.push(" ", name, "=\"\"") : !1 !== value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "cols":
			case "rows":
			case "size":
			case "span":
				"function" !== typeof value && "symbol" !== typeof value && !isNaN(value) && 1 <= value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "rowSpan":
			case "start":
				"function" === typeof value || "symbol" === typeof value || isNaN(value) || target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "xlinkActuate":
				pushStringAttribute(target, "xlink:actuate", value);
				break;
			case "xlinkArcrole":
				pushStringAttribute(target, "xlink:arcrole", value);
				break;
			case "xlinkRole":
				pushStringAttribute(target, "xlink:role", value);
				break;
			case "xlinkShow":
				pushStringAttribute(target, "xlink:show", value);
				break;
			case "xlinkTitle":
				pushStringAttribute(target, "xlink:title", value);
				break;
			case "xlinkType":
				pushStringAttribute(target, "xlink:type", value);
				break;
			case "xmlBase":
				pushStringAttribute(target, "xml:base", value);
				break;
			case "xmlLang":
				pushStringAttribute(target, "xml:lang", value);
				break;
			case "xmlSpace":
				pushStringAttribute(target, "xml:space", value);
				break;
			default: if (!(2 < name.length) || "o" !== name[0] && "O" !== name[0] || "n" !== name[1] && "N" !== name[1]) {
				if (name = aliases.get(name) || name, isAttributeNameSafe(name)) {
					switch (typeof value) {
						case "function":
						case "symbol": return;
						case "boolean":
							var prefix$8 = name.toLowerCase().slice(0, 5);
							if ("data-" !== prefix$8 && "aria-" !== prefix$8) return;
					}
					target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				}
			}
		}
	}
	function pushInnerHTML(target, innerHTML, children) {
		if (null != innerHTML) {
			if (null != children) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
			if ("object" !== typeof innerHTML || !("__html" in innerHTML)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
			innerHTML = innerHTML.__html;
			null !== innerHTML && void 0 !== innerHTML && target.push("" + innerHTML);
		}
	}
	function flattenOptionChildren(children) {
		var content = "";
		React.Children.forEach(children, function(child) {
			null != child && (content += child);
		});
		return content;
	}
	function injectFormReplayingRuntime(resumableState, renderState) {
		if (0 === (resumableState.instructions & 16)) {
			resumableState.instructions |= 16;
			var preamble = renderState.preamble, bootstrapChunks = renderState.bootstrapChunks;
			(preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length ? (bootstrapChunks.push(renderState.startInlineScript), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(">", "addEventListener(\"submit\",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute(\"formAction\");null!=f&&(c=f,e=null)}\"javascript:throw new Error('React form unexpectedly submitted.')\"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});", "<\/script>")) : bootstrapChunks.unshift(renderState.startInlineScript, ">", "addEventListener(\"submit\",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute(\"formAction\");null!=f&&(c=f,e=null)}\"javascript:throw new Error('React form unexpectedly submitted.')\"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});", "<\/script>");
		}
	}
	function pushLinkImpl(target, props) {
		target.push(startChunkForTag("link"));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push("/>");
		return null;
	}
	var styleRegex = /(<\/|<)(s)(tyle)/gi;
	function styleReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\73 " : "\\53 ") + suffix;
	}
	function pushSelfClosing(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error(tag + " is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push("/>");
		return null;
	}
	function pushTitleImpl(target, props) {
		target.push(startChunkForTag("title"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(">");
		props = Array.isArray(children) ? 2 > children.length ? children[0] : null : children;
		"function" !== typeof props && "symbol" !== typeof props && null !== props && void 0 !== props && target.push(escapeTextForBrowser("" + props));
		pushInnerHTML(target, innerHTML, children);
		target.push(endChunkForTag("title"));
		return null;
	}
	function pushScriptImpl(target, props) {
		target.push(startChunkForTag("script"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(">");
		pushInnerHTML(target, innerHTML, children);
		"string" === typeof children && target.push(("" + children).replace(scriptRegex, scriptReplacer));
		target.push(endChunkForTag("script"));
		return null;
	}
	function pushStartSingletonElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(">");
		pushInnerHTML(target, innerHTML, tag);
		return tag;
	}
	function pushStartGenericElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(">");
		pushInnerHTML(target, innerHTML, tag);
		return "string" === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
	}
	var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_\.\-\d]*$/;
	var validatedTagCache = /* @__PURE__ */ new Map();
	function startChunkForTag(tag) {
		var tagStartChunk = validatedTagCache.get(tag);
		if (void 0 === tagStartChunk) {
			if (!VALID_TAG_REGEX.test(tag)) throw Error("Invalid tag: " + tag);
			tagStartChunk = "<" + tag;
			validatedTagCache.set(tag, tagStartChunk);
		}
		return tagStartChunk;
	}
	function pushStartInstance(target$jscomp$0, type, props, resumableState, renderState, preambleState, hoistableState, formatContext, textEmbedded) {
		switch (type) {
			case "div":
			case "span":
			case "svg":
			case "path": break;
			case "a":
				target$jscomp$0.push(startChunkForTag("a"));
				var children = null, innerHTML = null, propKey;
				for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
					var propValue = props[propKey];
					if (null != propValue) switch (propKey) {
						case "children":
							children = propValue;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML = propValue;
							break;
						case "href":
							"" === propValue ? pushStringAttribute(target$jscomp$0, "href", "") : pushAttribute(target$jscomp$0, propKey, propValue);
							break;
						default: pushAttribute(target$jscomp$0, propKey, propValue);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML, children);
				if ("string" === typeof children) {
					target$jscomp$0.push(escapeTextForBrowser(children));
					var JSCompiler_inline_result = null;
				} else JSCompiler_inline_result = children;
				return JSCompiler_inline_result;
			case "g":
			case "p":
			case "li": break;
			case "select":
				target$jscomp$0.push(startChunkForTag("select"));
				var children$jscomp$0 = null, innerHTML$jscomp$0 = null, propKey$jscomp$0;
				for (propKey$jscomp$0 in props) if (hasOwnProperty.call(props, propKey$jscomp$0)) {
					var propValue$jscomp$0 = props[propKey$jscomp$0];
					if (null != propValue$jscomp$0) switch (propKey$jscomp$0) {
						case "children":
							children$jscomp$0 = propValue$jscomp$0;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$0 = propValue$jscomp$0;
							break;
						case "defaultValue":
						case "value": break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$0, propValue$jscomp$0);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
				return children$jscomp$0;
			case "option":
				var selectedValue = formatContext.selectedValue;
				target$jscomp$0.push(startChunkForTag("option"));
				var children$jscomp$1 = null, value = null, selected = null, innerHTML$jscomp$1 = null, propKey$jscomp$1;
				for (propKey$jscomp$1 in props) if (hasOwnProperty.call(props, propKey$jscomp$1)) {
					var propValue$jscomp$1 = props[propKey$jscomp$1];
					if (null != propValue$jscomp$1) switch (propKey$jscomp$1) {
						case "children":
							children$jscomp$1 = propValue$jscomp$1;
							break;
						case "selected":
							selected = propValue$jscomp$1;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$1 = propValue$jscomp$1;
							break;
						case "value": value = propValue$jscomp$1;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$1, propValue$jscomp$1);
					}
				}
				if (null != selectedValue) {
					var stringValue = null !== value ? "" + value : flattenOptionChildren(children$jscomp$1);
					if (isArrayImpl(selectedValue)) {
						for (var i = 0; i < selectedValue.length; i++) if ("" + selectedValue[i] === stringValue) {
							target$jscomp$0.push(" selected=\"\"");
							break;
						}
					} else "" + selectedValue === stringValue && target$jscomp$0.push(" selected=\"\"");
				} else selected && target$jscomp$0.push(" selected=\"\"");
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
				return children$jscomp$1;
			case "textarea":
				target$jscomp$0.push(startChunkForTag("textarea"));
				var value$jscomp$0 = null, defaultValue = null, children$jscomp$2 = null, propKey$jscomp$2;
				for (propKey$jscomp$2 in props) if (hasOwnProperty.call(props, propKey$jscomp$2)) {
					var propValue$jscomp$2 = props[propKey$jscomp$2];
					if (null != propValue$jscomp$2) switch (propKey$jscomp$2) {
						case "children":
							children$jscomp$2 = propValue$jscomp$2;
							break;
						case "value":
							value$jscomp$0 = propValue$jscomp$2;
							break;
						case "defaultValue":
							defaultValue = propValue$jscomp$2;
							break;
						case "dangerouslySetInnerHTML": throw Error("`dangerouslySetInnerHTML` does not make sense on <textarea>.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$2, propValue$jscomp$2);
					}
				}
				null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				if (null != children$jscomp$2) {
					if (null != value$jscomp$0) throw Error("If you supply `defaultValue` on a <textarea>, do not pass children.");
					if (isArrayImpl(children$jscomp$2)) {
						if (1 < children$jscomp$2.length) throw Error("<textarea> can only have at most one child.");
						value$jscomp$0 = "" + children$jscomp$2[0];
					}
					value$jscomp$0 = "" + children$jscomp$2;
				}
				"string" === typeof value$jscomp$0 && "\n" === value$jscomp$0[0] && target$jscomp$0.push("\n");
				null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser("" + value$jscomp$0));
				return null;
			case "input":
				target$jscomp$0.push(startChunkForTag("input"));
				var name = null, formAction = null, formEncType = null, formMethod = null, formTarget = null, value$jscomp$1 = null, defaultValue$jscomp$0 = null, checked = null, defaultChecked = null, propKey$jscomp$3;
				for (propKey$jscomp$3 in props) if (hasOwnProperty.call(props, propKey$jscomp$3)) {
					var propValue$jscomp$3 = props[propKey$jscomp$3];
					if (null != propValue$jscomp$3) switch (propKey$jscomp$3) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
						case "name":
							name = propValue$jscomp$3;
							break;
						case "formAction":
							formAction = propValue$jscomp$3;
							break;
						case "formEncType":
							formEncType = propValue$jscomp$3;
							break;
						case "formMethod":
							formMethod = propValue$jscomp$3;
							break;
						case "formTarget":
							formTarget = propValue$jscomp$3;
							break;
						case "defaultChecked":
							defaultChecked = propValue$jscomp$3;
							break;
						case "defaultValue":
							defaultValue$jscomp$0 = propValue$jscomp$3;
							break;
						case "checked":
							checked = propValue$jscomp$3;
							break;
						case "value":
							value$jscomp$1 = propValue$jscomp$3;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$3, propValue$jscomp$3);
					}
				}
				var formData = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name);
				null !== checked ? pushBooleanAttribute(target$jscomp$0, "checked", checked) : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, "checked", defaultChecked);
				null !== value$jscomp$1 ? pushAttribute(target$jscomp$0, "value", value$jscomp$1) : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, "value", defaultValue$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push("/>");
				formData?.forEach(pushAdditionalFormField, target$jscomp$0);
				return null;
			case "button":
				target$jscomp$0.push(startChunkForTag("button"));
				var children$jscomp$3 = null, innerHTML$jscomp$2 = null, name$jscomp$0 = null, formAction$jscomp$0 = null, formEncType$jscomp$0 = null, formMethod$jscomp$0 = null, formTarget$jscomp$0 = null, propKey$jscomp$4;
				for (propKey$jscomp$4 in props) if (hasOwnProperty.call(props, propKey$jscomp$4)) {
					var propValue$jscomp$4 = props[propKey$jscomp$4];
					if (null != propValue$jscomp$4) switch (propKey$jscomp$4) {
						case "children":
							children$jscomp$3 = propValue$jscomp$4;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$2 = propValue$jscomp$4;
							break;
						case "name":
							name$jscomp$0 = propValue$jscomp$4;
							break;
						case "formAction":
							formAction$jscomp$0 = propValue$jscomp$4;
							break;
						case "formEncType":
							formEncType$jscomp$0 = propValue$jscomp$4;
							break;
						case "formMethod":
							formMethod$jscomp$0 = propValue$jscomp$4;
							break;
						case "formTarget":
							formTarget$jscomp$0 = propValue$jscomp$4;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$4, propValue$jscomp$4);
					}
				}
				var formData$jscomp$0 = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction$jscomp$0, formEncType$jscomp$0, formMethod$jscomp$0, formTarget$jscomp$0, name$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				formData$jscomp$0?.forEach(pushAdditionalFormField, target$jscomp$0);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
				if ("string" === typeof children$jscomp$3) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
					var JSCompiler_inline_result$jscomp$0 = null;
				} else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
				return JSCompiler_inline_result$jscomp$0;
			case "form":
				target$jscomp$0.push(startChunkForTag("form"));
				var children$jscomp$4 = null, innerHTML$jscomp$3 = null, formAction$jscomp$1 = null, formEncType$jscomp$1 = null, formMethod$jscomp$1 = null, formTarget$jscomp$1 = null, propKey$jscomp$5;
				for (propKey$jscomp$5 in props) if (hasOwnProperty.call(props, propKey$jscomp$5)) {
					var propValue$jscomp$5 = props[propKey$jscomp$5];
					if (null != propValue$jscomp$5) switch (propKey$jscomp$5) {
						case "children":
							children$jscomp$4 = propValue$jscomp$5;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$3 = propValue$jscomp$5;
							break;
						case "action":
							formAction$jscomp$1 = propValue$jscomp$5;
							break;
						case "encType":
							formEncType$jscomp$1 = propValue$jscomp$5;
							break;
						case "method":
							formMethod$jscomp$1 = propValue$jscomp$5;
							break;
						case "target":
							formTarget$jscomp$1 = propValue$jscomp$5;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$5, propValue$jscomp$5);
					}
				}
				var formData$jscomp$1 = null, formActionName = null;
				if ("function" === typeof formAction$jscomp$1) {
					var customFields = getCustomFormFields(resumableState, formAction$jscomp$1);
					null !== customFields ? (formAction$jscomp$1 = customFields.action || "", formEncType$jscomp$1 = customFields.encType, formMethod$jscomp$1 = customFields.method, formTarget$jscomp$1 = customFields.target, formData$jscomp$1 = customFields.data, formActionName = customFields.name) : (target$jscomp$0.push(" ", "action", "=\"", actionJavaScriptURL, "\""), formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null, injectFormReplayingRuntime(resumableState, renderState));
				}
				null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, "action", formAction$jscomp$1);
				null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, "encType", formEncType$jscomp$1);
				null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, "method", formMethod$jscomp$1);
				null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, "target", formTarget$jscomp$1);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				null !== formActionName && (target$jscomp$0.push("<input type=\"hidden\""), pushStringAttribute(target$jscomp$0, "name", formActionName), target$jscomp$0.push("/>"), formData$jscomp$1?.forEach(pushAdditionalFormField, target$jscomp$0));
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
				if ("string" === typeof children$jscomp$4) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
					var JSCompiler_inline_result$jscomp$1 = null;
				} else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
				return JSCompiler_inline_result$jscomp$1;
			case "menuitem":
				target$jscomp$0.push(startChunkForTag("menuitem"));
				for (var propKey$jscomp$6 in props) if (hasOwnProperty.call(props, propKey$jscomp$6)) {
					var propValue$jscomp$6 = props[propKey$jscomp$6];
					if (null != propValue$jscomp$6) switch (propKey$jscomp$6) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("menuitems cannot have `children` nor `dangerouslySetInnerHTML`.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$6, propValue$jscomp$6);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				return null;
			case "object":
				target$jscomp$0.push(startChunkForTag("object"));
				var children$jscomp$5 = null, innerHTML$jscomp$4 = null, propKey$jscomp$7;
				for (propKey$jscomp$7 in props) if (hasOwnProperty.call(props, propKey$jscomp$7)) {
					var propValue$jscomp$7 = props[propKey$jscomp$7];
					if (null != propValue$jscomp$7) switch (propKey$jscomp$7) {
						case "children":
							children$jscomp$5 = propValue$jscomp$7;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$4 = propValue$jscomp$7;
							break;
						case "data":
							var sanitizedValue = sanitizeURL("" + propValue$jscomp$7);
							if ("" === sanitizedValue) break;
							target$jscomp$0.push(" ", "data", "=\"", escapeTextForBrowser(sanitizedValue), "\"");
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$7, propValue$jscomp$7);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
				if ("string" === typeof children$jscomp$5) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
					var JSCompiler_inline_result$jscomp$2 = null;
				} else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
				return JSCompiler_inline_result$jscomp$2;
			case "title":
				var noscriptTagInScope = formatContext.tagScope & 1, isFallback = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp) var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(target$jscomp$0, props);
				else isFallback ? JSCompiler_inline_result$jscomp$3 = null : (pushTitleImpl(renderState.hoistableChunks, props), JSCompiler_inline_result$jscomp$3 = void 0);
				return JSCompiler_inline_result$jscomp$3;
			case "link":
				var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1, isFallback$jscomp$0 = formatContext.tagScope & 4, rel = props.rel, href = props.href, precedence = props.precedence;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$0 || null != props.itemProp || "string" !== typeof rel || "string" !== typeof href || "" === href) {
					pushLinkImpl(target$jscomp$0, props);
					var JSCompiler_inline_result$jscomp$4 = null;
				} else if ("stylesheet" === props.rel) if ("string" !== typeof precedence || null != props.disabled || props.onLoad || props.onError) JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props);
				else {
					var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
					if (null !== resourceState) {
						resumableState.styleResources[href] = null;
						styleQueue || (styleQueue = {
							precedence: escapeTextForBrowser(precedence),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence, styleQueue));
						var resource = {
							state: 0,
							props: assign({}, props, {
								"data-precedence": props.precedence,
								precedence: null
							})
						};
						if (resourceState) {
							2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
							var preloadResource = renderState.preloads.stylesheets.get(href);
							preloadResource && 0 < preloadResource.length ? preloadResource.length = 0 : resource.state = 1;
						}
						styleQueue.sheets.set(href, resource);
						hoistableState && hoistableState.stylesheets.add(resource);
					} else if (styleQueue) {
						var resource$9 = styleQueue.sheets.get(href);
						resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
					}
					textEmbedded && target$jscomp$0.push("<!-- -->");
					JSCompiler_inline_result$jscomp$4 = null;
				}
				else props.onLoad || props.onError ? JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props) : (textEmbedded && target$jscomp$0.push("<!-- -->"), JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0 ? null : pushLinkImpl(renderState.hoistableChunks, props));
				return JSCompiler_inline_result$jscomp$4;
			case "script":
				var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1, asyncProp = props.async;
				if ("string" !== typeof props.src || !props.src || !asyncProp || "function" === typeof asyncProp || "symbol" === typeof asyncProp || props.onLoad || props.onError || 4 === formatContext.insertionMode || noscriptTagInScope$jscomp$1 || null != props.itemProp) var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(target$jscomp$0, props);
				else {
					var key = props.src;
					if ("module" === props.type) {
						var resources = resumableState.moduleScriptResources;
						var preloads = renderState.preloads.moduleScripts;
					} else resources = resumableState.scriptResources, preloads = renderState.preloads.scripts;
					var resourceState$jscomp$0 = resources.hasOwnProperty(key) ? resources[key] : void 0;
					if (null !== resourceState$jscomp$0) {
						resources[key] = null;
						var scriptProps = props;
						if (resourceState$jscomp$0) {
							2 === resourceState$jscomp$0.length && (scriptProps = assign({}, props), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
							var preloadResource$jscomp$0 = preloads.get(key);
							preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
						}
						var resource$jscomp$0 = [];
						renderState.scripts.add(resource$jscomp$0);
						pushScriptImpl(resource$jscomp$0, scriptProps);
					}
					textEmbedded && target$jscomp$0.push("<!-- -->");
					JSCompiler_inline_result$jscomp$5 = null;
				}
				return JSCompiler_inline_result$jscomp$5;
			case "style":
				var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1, precedence$jscomp$0 = props.precedence, href$jscomp$0 = props.href, nonce = props.nonce;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$2 || null != props.itemProp || "string" !== typeof precedence$jscomp$0 || "string" !== typeof href$jscomp$0 || "" === href$jscomp$0) {
					target$jscomp$0.push(startChunkForTag("style"));
					var children$jscomp$6 = null, innerHTML$jscomp$5 = null, propKey$jscomp$8;
					for (propKey$jscomp$8 in props) if (hasOwnProperty.call(props, propKey$jscomp$8)) {
						var propValue$jscomp$8 = props[propKey$jscomp$8];
						if (null != propValue$jscomp$8) switch (propKey$jscomp$8) {
							case "children":
								children$jscomp$6 = propValue$jscomp$8;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$5 = propValue$jscomp$8;
								break;
							default: pushAttribute(target$jscomp$0, propKey$jscomp$8, propValue$jscomp$8);
						}
					}
					target$jscomp$0.push(">");
					var child = Array.isArray(children$jscomp$6) ? 2 > children$jscomp$6.length ? children$jscomp$6[0] : null : children$jscomp$6;
					"function" !== typeof child && "symbol" !== typeof child && null !== child && void 0 !== child && target$jscomp$0.push(("" + child).replace(styleRegex, styleReplacer));
					pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
					target$jscomp$0.push(endChunkForTag("style"));
					var JSCompiler_inline_result$jscomp$6 = null;
				} else {
					var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
					if (null !== (resumableState.styleResources.hasOwnProperty(href$jscomp$0) ? resumableState.styleResources[href$jscomp$0] : void 0)) {
						resumableState.styleResources[href$jscomp$0] = null;
						styleQueue$jscomp$0 || (styleQueue$jscomp$0 = {
							precedence: escapeTextForBrowser(precedence$jscomp$0),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
						var nonceStyle = renderState.nonce.style;
						if (!nonceStyle || nonceStyle === nonce) {
							styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
							var target = styleQueue$jscomp$0.rules, children$jscomp$7 = null, innerHTML$jscomp$6 = null, propKey$jscomp$9;
							for (propKey$jscomp$9 in props) if (hasOwnProperty.call(props, propKey$jscomp$9)) {
								var propValue$jscomp$9 = props[propKey$jscomp$9];
								if (null != propValue$jscomp$9) switch (propKey$jscomp$9) {
									case "children":
										children$jscomp$7 = propValue$jscomp$9;
										break;
									case "dangerouslySetInnerHTML": innerHTML$jscomp$6 = propValue$jscomp$9;
								}
							}
							var child$jscomp$0 = Array.isArray(children$jscomp$7) ? 2 > children$jscomp$7.length ? children$jscomp$7[0] : null : children$jscomp$7;
							"function" !== typeof child$jscomp$0 && "symbol" !== typeof child$jscomp$0 && null !== child$jscomp$0 && void 0 !== child$jscomp$0 && target.push(("" + child$jscomp$0).replace(styleRegex, styleReplacer));
							pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
						}
					}
					styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
					textEmbedded && target$jscomp$0.push("<!-- -->");
					JSCompiler_inline_result$jscomp$6 = void 0;
				}
				return JSCompiler_inline_result$jscomp$6;
			case "meta":
				var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1, isFallback$jscomp$1 = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp) var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(target$jscomp$0, props, "meta", formatContext);
				else textEmbedded && target$jscomp$0.push("<!-- -->"), JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1 ? null : "string" === typeof props.charSet ? pushSelfClosing(renderState.charsetChunks, props, "meta", formatContext) : "viewport" === props.name ? pushSelfClosing(renderState.viewportChunks, props, "meta", formatContext) : pushSelfClosing(renderState.hoistableChunks, props, "meta", formatContext);
				return JSCompiler_inline_result$jscomp$7;
			case "listing":
			case "pre":
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$8 = null, innerHTML$jscomp$7 = null, propKey$jscomp$10;
				for (propKey$jscomp$10 in props) if (hasOwnProperty.call(props, propKey$jscomp$10)) {
					var propValue$jscomp$10 = props[propKey$jscomp$10];
					if (null != propValue$jscomp$10) switch (propKey$jscomp$10) {
						case "children":
							children$jscomp$8 = propValue$jscomp$10;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$7 = propValue$jscomp$10;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$10, propValue$jscomp$10);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				if (null != innerHTML$jscomp$7) {
					if (null != children$jscomp$8) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
					if ("object" !== typeof innerHTML$jscomp$7 || !("__html" in innerHTML$jscomp$7)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
					var html = innerHTML$jscomp$7.__html;
					null !== html && void 0 !== html && ("string" === typeof html && 0 < html.length && "\n" === html[0] ? target$jscomp$0.push("\n", html) : target$jscomp$0.push("" + html));
				}
				"string" === typeof children$jscomp$8 && "\n" === children$jscomp$8[0] && target$jscomp$0.push("\n");
				return children$jscomp$8;
			case "img":
				var pictureOrNoScriptTagInScope = formatContext.tagScope & 3, src = props.src, srcSet = props.srcSet;
				if (!("lazy" === props.loading || !src && !srcSet || "string" !== typeof src && null != src || "string" !== typeof srcSet && null != srcSet || "low" === props.fetchPriority || pictureOrNoScriptTagInScope) && ("string" !== typeof src || ":" !== src[4] || "d" !== src[0] && "D" !== src[0] || "a" !== src[1] && "A" !== src[1] || "t" !== src[2] && "T" !== src[2] || "a" !== src[3] && "A" !== src[3]) && ("string" !== typeof srcSet || ":" !== srcSet[4] || "d" !== srcSet[0] && "D" !== srcSet[0] || "a" !== srcSet[1] && "A" !== srcSet[1] || "t" !== srcSet[2] && "T" !== srcSet[2] || "a" !== srcSet[3] && "A" !== srcSet[3])) {
					null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = !0);
					var sizes = "string" === typeof props.sizes ? props.sizes : void 0, key$jscomp$0 = srcSet ? srcSet + "\n" + (sizes || "") : src, promotablePreloads = renderState.preloads.images, resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
					if (resource$jscomp$1) {
						if ("high" === props.fetchPriority || 10 > renderState.highImagePreloads.size) promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
					} else if (!resumableState.imageResources.hasOwnProperty(key$jscomp$0)) {
						resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
						var input = props.crossOrigin;
						var JSCompiler_inline_result$jscomp$8 = "string" === typeof input ? "use-credentials" === input ? input : "" : void 0;
						var headers = renderState.headers, header;
						headers && 0 < headers.remainingCapacity && "string" !== typeof props.srcSet && ("high" === props.fetchPriority || 500 > headers.highImagePreloads.length) && (header = getPreloadAsHeader(src, "image", {
							imageSrcSet: props.srcSet,
							imageSizes: props.sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							nonce: props.nonce,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), 0 <= (headers.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS, headers.highImagePreloads && (headers.highImagePreloads += ", "), headers.highImagePreloads += header) : (resource$jscomp$1 = [], pushLinkImpl(resource$jscomp$1, {
							rel: "preload",
							as: "image",
							href: srcSet ? void 0 : src,
							imageSrcSet: srcSet,
							imageSizes: sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), "high" === props.fetchPriority || 10 > renderState.highImagePreloads.size ? renderState.highImagePreloads.add(resource$jscomp$1) : (renderState.bulkPreloads.add(resource$jscomp$1), promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
					}
				}
				return pushSelfClosing(target$jscomp$0, props, "img", formatContext);
			case "base":
			case "area":
			case "br":
			case "col":
			case "embed":
			case "hr":
			case "keygen":
			case "param":
			case "source":
			case "track":
			case "wbr": return pushSelfClosing(target$jscomp$0, props, type, formatContext);
			case "annotation-xml":
			case "color-profile":
			case "font-face":
			case "font-face-src":
			case "font-face-uri":
			case "font-face-format":
			case "font-face-name":
			case "missing-glyph": break;
			case "head":
				if (2 > formatContext.insertionMode) {
					var preamble = preambleState || renderState.preamble;
					if (preamble.headChunks) throw Error("The `<head>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push("<!--head-->");
					preamble.headChunks = [];
					var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(preamble.headChunks, props, "head", formatContext);
				} else JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(target$jscomp$0, props, "head", formatContext);
				return JSCompiler_inline_result$jscomp$9;
			case "body":
				if (2 > formatContext.insertionMode) {
					var preamble$jscomp$0 = preambleState || renderState.preamble;
					if (preamble$jscomp$0.bodyChunks) throw Error("The `<body>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push("<!--body-->");
					preamble$jscomp$0.bodyChunks = [];
					var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(preamble$jscomp$0.bodyChunks, props, "body", formatContext);
				} else JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(target$jscomp$0, props, "body", formatContext);
				return JSCompiler_inline_result$jscomp$10;
			case "html":
				if (0 === formatContext.insertionMode) {
					var preamble$jscomp$1 = preambleState || renderState.preamble;
					if (preamble$jscomp$1.htmlChunks) throw Error("The `<html>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push("<!--html-->");
					preamble$jscomp$1.htmlChunks = [""];
					var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(preamble$jscomp$1.htmlChunks, props, "html", formatContext);
				} else JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(target$jscomp$0, props, "html", formatContext);
				return JSCompiler_inline_result$jscomp$11;
			default: if (-1 !== type.indexOf("-")) {
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$9 = null, innerHTML$jscomp$8 = null, propKey$jscomp$11;
				for (propKey$jscomp$11 in props) if (hasOwnProperty.call(props, propKey$jscomp$11)) {
					var propValue$jscomp$11 = props[propKey$jscomp$11];
					if (null != propValue$jscomp$11) {
						var attributeName = propKey$jscomp$11;
						switch (propKey$jscomp$11) {
							case "children":
								children$jscomp$9 = propValue$jscomp$11;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$8 = propValue$jscomp$11;
								break;
							case "style":
								pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
								break;
							case "suppressContentEditableWarning":
							case "suppressHydrationWarning":
							case "ref": break;
							case "className": attributeName = "class";
							default: if (isAttributeNameSafe(propKey$jscomp$11) && "function" !== typeof propValue$jscomp$11 && "symbol" !== typeof propValue$jscomp$11 && !1 !== propValue$jscomp$11) {
								if (!0 === propValue$jscomp$11) propValue$jscomp$11 = "";
								else if ("object" === typeof propValue$jscomp$11) continue;
								target$jscomp$0.push(" ", attributeName, "=\"", escapeTextForBrowser(propValue$jscomp$11), "\"");
							}
						}
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
				return children$jscomp$9;
			}
		}
		return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
	}
	var endTagCache = /* @__PURE__ */ new Map();
	function endChunkForTag(tag) {
		var chunk = endTagCache.get(tag);
		void 0 === chunk && (chunk = "</" + tag + ">", endTagCache.set(tag, chunk));
		return chunk;
	}
	function hoistPreambleState(renderState, preambleState) {
		renderState = renderState.preamble;
		null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
		null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
		null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
	}
	function writeBootstrap(destination, renderState) {
		renderState = renderState.bootstrapChunks;
		for (var i = 0; i < renderState.length - 1; i++) destination.push(renderState[i]);
		return i < renderState.length ? (i = renderState[i], renderState.length = 0, destination.push(i)) : !0;
	}
	function writeStartPendingSuspenseBoundary(destination, renderState, id) {
		destination.push("<!--$?--><template id=\"");
		if (null === id) throw Error("An ID must have been assigned before we can complete the boundary.");
		destination.push(renderState.boundaryPrefix);
		renderState = id.toString(16);
		destination.push(renderState);
		return destination.push("\"></template>");
	}
	function writeStartSegment(destination, renderState, formatContext, id) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return destination.push("<div hidden id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 4: return destination.push("<svg aria-hidden=\"true\" style=\"display:none\" id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 5: return destination.push("<math aria-hidden=\"true\" style=\"display:none\" id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 6: return destination.push("<table hidden id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 7: return destination.push("<table hidden><tbody id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 8: return destination.push("<table hidden><tr id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 9: return destination.push("<table hidden><colgroup id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	function writeEndSegment(destination, formatContext) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return destination.push("</div>");
			case 4: return destination.push("</svg>");
			case 5: return destination.push("</math>");
			case 6: return destination.push("</table>");
			case 7: return destination.push("</tbody></table>");
			case 8: return destination.push("</tr></table>");
			case 9: return destination.push("</colgroup></table>");
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
	function escapeJSStringsForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInInstructionScripts, function(match) {
			switch (match) {
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
	function escapeJSObjectForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInScripts, function(match) {
			switch (match) {
				case "&": return "\\u0026";
				case ">": return "\\u003e";
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var currentlyRenderingBoundaryHasStylesToHoist = !1;
	var destinationHasCapacity = !0;
	function flushStyleTagsLateForBoundary(styleQueue) {
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs, i = 0;
		if (hrefs.length) {
			this.push(currentlyFlushingRenderState.startInlineStyle);
			this.push(" media=\"not all\" data-precedence=\"");
			this.push(styleQueue.precedence);
			for (this.push("\" data-href=\""); i < hrefs.length - 1; i++) this.push(hrefs[i]), this.push(" ");
			this.push(hrefs[i]);
			this.push("\">");
			for (i = 0; i < rules.length; i++) this.push(rules[i]);
			destinationHasCapacity = this.push("</style>");
			currentlyRenderingBoundaryHasStylesToHoist = !0;
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function hasStylesToHoist(stylesheet) {
		return 2 !== stylesheet.state ? currentlyRenderingBoundaryHasStylesToHoist = !0 : !1;
	}
	function writeHoistablesForBoundary(destination, hoistableState, renderState) {
		currentlyRenderingBoundaryHasStylesToHoist = !1;
		destinationHasCapacity = !0;
		currentlyFlushingRenderState = renderState;
		hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
		currentlyFlushingRenderState = null;
		hoistableState.stylesheets.forEach(hasStylesToHoist);
		currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = !0);
		return destinationHasCapacity;
	}
	function flushResource(resource) {
		for (var i = 0; i < resource.length; i++) this.push(resource[i]);
		resource.length = 0;
	}
	var stylesheetFlushingQueue = [];
	function flushStyleInPreamble(stylesheet) {
		pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
		for (var i = 0; i < stylesheetFlushingQueue.length; i++) this.push(stylesheetFlushingQueue[i]);
		stylesheetFlushingQueue.length = 0;
		stylesheet.state = 2;
	}
	function flushStylesInPreamble(styleQueue) {
		var hasStylesheets = 0 < styleQueue.sheets.size;
		styleQueue.sheets.forEach(flushStyleInPreamble, this);
		styleQueue.sheets.clear();
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs;
		if (!hasStylesheets || hrefs.length) {
			this.push(currentlyFlushingRenderState.startInlineStyle);
			this.push(" data-precedence=\"");
			this.push(styleQueue.precedence);
			styleQueue = 0;
			if (hrefs.length) {
				for (this.push("\" data-href=\""); styleQueue < hrefs.length - 1; styleQueue++) this.push(hrefs[styleQueue]), this.push(" ");
				this.push(hrefs[styleQueue]);
			}
			this.push("\">");
			for (styleQueue = 0; styleQueue < rules.length; styleQueue++) this.push(rules[styleQueue]);
			this.push("</style>");
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function preloadLateStyle(stylesheet) {
		if (0 === stylesheet.state) {
			stylesheet.state = 1;
			var props = stylesheet.props;
			pushLinkImpl(stylesheetFlushingQueue, {
				rel: "preload",
				as: "style",
				href: stylesheet.props.href,
				crossOrigin: props.crossOrigin,
				fetchPriority: props.fetchPriority,
				integrity: props.integrity,
				media: props.media,
				hrefLang: props.hrefLang,
				referrerPolicy: props.referrerPolicy
			});
			for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++) this.push(stylesheetFlushingQueue[stylesheet]);
			stylesheetFlushingQueue.length = 0;
		}
	}
	function preloadLateStyles(styleQueue) {
		styleQueue.sheets.forEach(preloadLateStyle, this);
		styleQueue.sheets.clear();
	}
	function pushCompletedShellIdAttribute(target, resumableState) {
		0 === (resumableState.instructions & 32) && (resumableState.instructions |= 32, target.push(" id=\"", escapeTextForBrowser("_" + resumableState.idPrefix + "R_"), "\""));
	}
	function writeStyleResourceDependenciesInJS(destination, hoistableState) {
		destination.push("[");
		var nextArrayOpenBrackChunk = "[";
		hoistableState.stylesheets.forEach(function(resource) {
			if (2 !== resource.state) if (3 === resource.state) destination.push(nextArrayOpenBrackChunk), resource = escapeJSObjectForInstructionScripts("" + resource.props.href), destination.push(resource), destination.push("]"), nextArrayOpenBrackChunk = ",[";
			else {
				destination.push(nextArrayOpenBrackChunk);
				var precedence = resource.props["data-precedence"], props = resource.props, coercedHref = sanitizeURL("" + resource.props.href);
				coercedHref = escapeJSObjectForInstructionScripts(coercedHref);
				destination.push(coercedHref);
				precedence = "" + precedence;
				destination.push(",");
				precedence = escapeJSObjectForInstructionScripts(precedence);
				destination.push(precedence);
				for (var propKey in props) if (hasOwnProperty.call(props, propKey) && (precedence = props[propKey], null != precedence)) switch (propKey) {
					case "href":
					case "rel":
					case "precedence":
					case "data-precedence": break;
					case "children":
					case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
					default: writeStyleResourceAttributeInJS(destination, propKey, precedence);
				}
				destination.push("]");
				nextArrayOpenBrackChunk = ",[";
				resource.state = 3;
			}
		});
		destination.push("]");
	}
	function writeStyleResourceAttributeInJS(destination, name, value) {
		var attributeName = name.toLowerCase();
		switch (typeof value) {
			case "function":
			case "symbol": return;
		}
		switch (name) {
			case "innerHTML":
			case "dangerouslySetInnerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "style":
			case "ref": return;
			case "className":
				attributeName = "class";
				name = "" + value;
				break;
			case "hidden":
				if (!1 === value) return;
				name = "";
				break;
			case "src":
			case "href":
				value = sanitizeURL(value);
				name = "" + value;
				break;
			default:
				if (2 < name.length && ("o" === name[0] || "O" === name[0]) && ("n" === name[1] || "N" === name[1]) || !isAttributeNameSafe(name)) return;
				name = "" + value;
		}
		destination.push(",");
		attributeName = escapeJSObjectForInstructionScripts(attributeName);
		destination.push(attributeName);
		destination.push(",");
		attributeName = escapeJSObjectForInstructionScripts(name);
		destination.push(attributeName);
	}
	function createHoistableState() {
		return {
			styles: /* @__PURE__ */ new Set(),
			stylesheets: /* @__PURE__ */ new Set(),
			suspenseyImages: !1
		};
	}
	function prefetchDNS(href) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				if (!resumableState.dnsResources.hasOwnProperty(href)) {
					resumableState.dnsResources[href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) JSCompiler_temp = (header = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=dns-prefetch", 0 <= (resumableState.remainingCapacity -= header.length + 2));
					JSCompiler_temp ? (renderState.resets.dns[href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (header = [], pushLinkImpl(header, {
						href,
						rel: "dns-prefetch"
					}), renderState.preconnects.add(header));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.D(href);
	}
	function preconnect(href, crossOrigin) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				var bucket = "use-credentials" === crossOrigin ? "credentials" : "string" === typeof crossOrigin ? "anonymous" : "default";
				if (!resumableState.connectResources[bucket].hasOwnProperty(href)) {
					resumableState.connectResources[bucket][href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) {
						JSCompiler_temp = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=preconnect";
						if ("string" === typeof crossOrigin) {
							var escapedCrossOrigin = ("" + crossOrigin).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
							JSCompiler_temp += "; crossorigin=\"" + escapedCrossOrigin + "\"";
						}
						JSCompiler_temp = (header = JSCompiler_temp, 0 <= (resumableState.remainingCapacity -= header.length + 2));
					}
					JSCompiler_temp ? (renderState.resets.connect[bucket][href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (bucket = [], pushLinkImpl(bucket, {
						rel: "preconnect",
						href,
						crossOrigin
					}), renderState.preconnects.add(bucket));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.C(href, crossOrigin);
	}
	function preload(href, as, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (as && href) {
				switch (as) {
					case "image":
						if (options) {
							var imageSrcSet = options.imageSrcSet;
							var imageSizes = options.imageSizes;
							var fetchPriority = options.fetchPriority;
						}
						var key = imageSrcSet ? imageSrcSet + "\n" + (imageSizes || "") : href;
						if (resumableState.imageResources.hasOwnProperty(key)) return;
						resumableState.imageResources[key] = PRELOAD_NO_CREDS;
						resumableState = renderState.headers;
						var header;
						resumableState && 0 < resumableState.remainingCapacity && "string" !== typeof imageSrcSet && "high" === fetchPriority && (header = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key] = PRELOAD_NO_CREDS, resumableState.highImagePreloads && (resumableState.highImagePreloads += ", "), resumableState.highImagePreloads += header) : (resumableState = [], pushLinkImpl(resumableState, assign({
							rel: "preload",
							href: imageSrcSet ? void 0 : href,
							as
						}, options)), "high" === fetchPriority ? renderState.highImagePreloads.add(resumableState) : (renderState.bulkPreloads.add(resumableState), renderState.preloads.images.set(key, resumableState)));
						break;
					case "style":
						if (resumableState.styleResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.styleResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.stylesheets.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						break;
					case "script":
						if (resumableState.scriptResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						renderState.preloads.scripts.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.scriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						break;
					default:
						if (resumableState.unknownResources.hasOwnProperty(as)) {
							if (imageSrcSet = resumableState.unknownResources[as], imageSrcSet.hasOwnProperty(href)) return;
						} else imageSrcSet = {}, resumableState.unknownResources[as] = imageSrcSet;
						imageSrcSet[href] = PRELOAD_NO_CREDS;
						if ((resumableState = renderState.headers) && 0 < resumableState.remainingCapacity && "font" === as && (key = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= key.length + 2))) renderState.resets.font[href] = PRELOAD_NO_CREDS, resumableState.fontPreloads && (resumableState.fontPreloads += ", "), resumableState.fontPreloads += key;
						else switch (resumableState = [], href = assign({
							rel: "preload",
							href,
							as
						}, options), pushLinkImpl(resumableState, href), as) {
							case "font":
								renderState.fontPreloads.add(resumableState);
								break;
							default: renderState.bulkPreloads.add(resumableState);
						}
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.L(href, as, options);
	}
	function preloadModule(href, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				var as = options && "string" === typeof options.as ? options.as : "script";
				switch (as) {
					case "script":
						if (resumableState.moduleScriptResources.hasOwnProperty(href)) return;
						as = [];
						resumableState.moduleScriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.moduleScripts.set(href, as);
						break;
					default:
						if (resumableState.moduleUnknownResources.hasOwnProperty(as)) {
							var resources = resumableState.moduleUnknownResources[as];
							if (resources.hasOwnProperty(href)) return;
						} else resources = {}, resumableState.moduleUnknownResources[as] = resources;
						as = [];
						resources[href] = PRELOAD_NO_CREDS;
				}
				pushLinkImpl(as, assign({
					rel: "modulepreload",
					href
				}, options));
				renderState.bulkPreloads.add(as);
				enqueueFlush(request);
			}
		} else previousDispatcher.m(href, options);
	}
	function preinitStyle(href, precedence, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				precedence = precedence || "default";
				var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
				null !== resourceState && (resumableState.styleResources[href] = null, styleQueue || (styleQueue = {
					precedence: escapeTextForBrowser(precedence),
					rules: [],
					hrefs: [],
					sheets: /* @__PURE__ */ new Map()
				}, renderState.styles.set(precedence, styleQueue)), precedence = {
					state: 0,
					props: assign({
						rel: "stylesheet",
						href,
						"data-precedence": precedence
					}, options)
				}, resourceState && (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState), (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length ? renderState.length = 0 : precedence.state = 1), styleQueue.sheets.set(href, precedence), enqueueFlush(request));
			}
		} else previousDispatcher.S(href, precedence, options);
	}
	function preinitScript(src, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.scriptResources.hasOwnProperty(src) ? resumableState.scriptResources[src] : void 0;
				null !== resourceState && (resumableState.scriptResources[src] = null, options = assign({
					src,
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.scripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.X(src, options);
	}
	function preinitModuleScript(src, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.moduleScriptResources.hasOwnProperty(src) ? resumableState.moduleScriptResources[src] : void 0;
				null !== resourceState && (resumableState.moduleScriptResources[src] = null, options = assign({
					src,
					type: "module",
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.moduleScripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.M(src, options);
	}
	function adoptPreloadCredentials(target, preloadState) {
		target.crossOrigin ??= preloadState[0];
		target.integrity ??= preloadState[1];
	}
	function getPreloadAsHeader(href, as, params) {
		href = ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer);
		as = ("" + as).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
		as = "<" + href + ">; rel=preload; as=\"" + as + "\"";
		for (var paramName in params) hasOwnProperty.call(params, paramName) && (href = params[paramName], "string" === typeof href && (as += "; " + paramName.toLowerCase() + "=\"" + ("" + href).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer) + "\""));
		return as;
	}
	var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
	function escapeHrefForLinkHeaderURLContextReplacer(match) {
		switch (match) {
			case "<": return "%3C";
			case ">": return "%3E";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
	function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
		switch (match) {
			case "\"": return "%22";
			case "'": return "%27";
			case ";": return "%3B";
			case ",": return "%2C";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	function hoistStyleQueueDependency(styleQueue) {
		this.styles.add(styleQueue);
	}
	function hoistStylesheetDependency(stylesheet) {
		this.stylesheets.add(stylesheet);
	}
	function hoistHoistables(parentState, childState) {
		childState.styles.forEach(hoistStyleQueueDependency, parentState);
		childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
		childState.suspenseyImages && (parentState.suspenseyImages = !0);
	}
	function createRenderState(resumableState, generateStaticMarkup) {
		var idPrefix = resumableState.idPrefix, bootstrapChunks = [], bootstrapScriptContent = resumableState.bootstrapScriptContent, bootstrapScripts = resumableState.bootstrapScripts, bootstrapModules = resumableState.bootstrapModules;
		void 0 !== bootstrapScriptContent && (bootstrapChunks.push("<script"), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(">", ("" + bootstrapScriptContent).replace(scriptRegex, scriptReplacer), "<\/script>"));
		bootstrapScriptContent = idPrefix + "P:";
		var JSCompiler_object_inline_segmentPrefix_1724 = idPrefix + "S:";
		idPrefix += "B:";
		var JSCompiler_object_inline_preconnects_1738 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_fontPreloads_1739 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_highImagePreloads_1740 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_styles_1741 = /* @__PURE__ */ new Map(), JSCompiler_object_inline_bootstrapScripts_1742 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_scripts_1743 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_bulkPreloads_1744 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_preloads_1745 = {
			images: /* @__PURE__ */ new Map(),
			stylesheets: /* @__PURE__ */ new Map(),
			scripts: /* @__PURE__ */ new Map(),
			moduleScripts: /* @__PURE__ */ new Map()
		};
		if (void 0 !== bootstrapScripts) for (var i = 0; i < bootstrapScripts.length; i++) {
			var scriptConfig = bootstrapScripts[i], src, crossOrigin = void 0, integrity = void 0, props = {
				rel: "preload",
				as: "script",
				fetchPriority: "low",
				nonce: void 0
			};
			"string" === typeof scriptConfig ? props.href = src = scriptConfig : (props.href = src = scriptConfig.src, props.integrity = integrity = "string" === typeof scriptConfig.integrity ? scriptConfig.integrity : void 0, props.crossOrigin = crossOrigin = "string" === typeof scriptConfig || null == scriptConfig.crossOrigin ? void 0 : "use-credentials" === scriptConfig.crossOrigin ? "use-credentials" : "");
			scriptConfig = resumableState;
			var href = src;
			scriptConfig.scriptResources[href] = null;
			scriptConfig.moduleScriptResources[href] = null;
			scriptConfig = [];
			pushLinkImpl(scriptConfig, props);
			JSCompiler_object_inline_bootstrapScripts_1742.add(scriptConfig);
			bootstrapChunks.push("<script src=\"", escapeTextForBrowser(src), "\"");
			"string" === typeof integrity && bootstrapChunks.push(" integrity=\"", escapeTextForBrowser(integrity), "\"");
			"string" === typeof crossOrigin && bootstrapChunks.push(" crossorigin=\"", escapeTextForBrowser(crossOrigin), "\"");
			pushCompletedShellIdAttribute(bootstrapChunks, resumableState);
			bootstrapChunks.push(" async=\"\"><\/script>");
		}
		if (void 0 !== bootstrapModules) for (bootstrapScripts = 0; bootstrapScripts < bootstrapModules.length; bootstrapScripts++) props = bootstrapModules[bootstrapScripts], crossOrigin = src = void 0, integrity = {
			rel: "modulepreload",
			fetchPriority: "low",
			nonce: void 0
		}, "string" === typeof props ? integrity.href = i = props : (integrity.href = i = props.src, integrity.integrity = crossOrigin = "string" === typeof props.integrity ? props.integrity : void 0, integrity.crossOrigin = src = "string" === typeof props || null == props.crossOrigin ? void 0 : "use-credentials" === props.crossOrigin ? "use-credentials" : ""), props = resumableState, scriptConfig = i, props.scriptResources[scriptConfig] = null, props.moduleScriptResources[scriptConfig] = null, props = [], pushLinkImpl(props, integrity), JSCompiler_object_inline_bootstrapScripts_1742.add(props), bootstrapChunks.push("<script type=\"module\" src=\"", escapeTextForBrowser(i), "\""), "string" === typeof crossOrigin && bootstrapChunks.push(" integrity=\"", escapeTextForBrowser(crossOrigin), "\""), "string" === typeof src && bootstrapChunks.push(" crossorigin=\"", escapeTextForBrowser(src), "\""), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(" async=\"\"><\/script>");
		return {
			placeholderPrefix: bootstrapScriptContent,
			segmentPrefix: JSCompiler_object_inline_segmentPrefix_1724,
			boundaryPrefix: idPrefix,
			startInlineScript: "<script",
			startInlineStyle: "<style",
			preamble: {
				htmlChunks: null,
				headChunks: null,
				bodyChunks: null
			},
			externalRuntimeScript: null,
			bootstrapChunks,
			importMapChunks: [],
			onHeaders: void 0,
			headers: null,
			resets: {
				font: {},
				dns: {},
				connect: {
					default: {},
					anonymous: {},
					credentials: {}
				},
				image: {},
				style: {}
			},
			charsetChunks: [],
			viewportChunks: [],
			hoistableChunks: [],
			preconnects: JSCompiler_object_inline_preconnects_1738,
			fontPreloads: JSCompiler_object_inline_fontPreloads_1739,
			highImagePreloads: JSCompiler_object_inline_highImagePreloads_1740,
			styles: JSCompiler_object_inline_styles_1741,
			bootstrapScripts: JSCompiler_object_inline_bootstrapScripts_1742,
			scripts: JSCompiler_object_inline_scripts_1743,
			bulkPreloads: JSCompiler_object_inline_bulkPreloads_1744,
			preloads: JSCompiler_object_inline_preloads_1745,
			nonce: {
				script: void 0,
				style: void 0
			},
			stylesToHoist: !1,
			generateStaticMarkup
		};
	}
	function pushTextInstance(target, text, renderState, textEmbedded) {
		if (renderState.generateStaticMarkup) return target.push(escapeTextForBrowser(text)), !1;
		"" === text ? target = textEmbedded : (textEmbedded && target.push("<!-- -->"), target.push(escapeTextForBrowser(text)), target = !0);
		return target;
	}
	function pushSegmentFinale(target, renderState, lastPushedText, textEmbedded) {
		renderState.generateStaticMarkup || lastPushedText && textEmbedded && target.push("<!-- -->");
	}
	var bind = Function.prototype.bind;
	var REACT_CLIENT_REFERENCE = Symbol.for("react.client.reference");
	function getComponentNameFromType(type) {
		if (null == type) return null;
		if ("function" === typeof type) return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
		if ("string" === typeof type) return type;
		switch (type) {
			case REACT_FRAGMENT_TYPE: return "Fragment";
			case REACT_PROFILER_TYPE: return "Profiler";
			case REACT_STRICT_MODE_TYPE: return "StrictMode";
			case REACT_SUSPENSE_TYPE: return "Suspense";
			case REACT_SUSPENSE_LIST_TYPE: return "SuspenseList";
			case REACT_ACTIVITY_TYPE: return "Activity";
			case REACT_VIEW_TRANSITION_TYPE: return "ViewTransition";
		}
		if ("object" === typeof type) switch (type.$$typeof) {
			case REACT_PORTAL_TYPE: return "Portal";
			case REACT_CONTEXT_TYPE: return type.displayName || "Context";
			case REACT_CONSUMER_TYPE: return (type._context.displayName || "Context") + ".Consumer";
			case REACT_FORWARD_REF_TYPE:
				var innerType = type.render;
				type = type.displayName;
				type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
				return type;
			case REACT_MEMO_TYPE: return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
			case REACT_LAZY_TYPE:
				innerType = type._payload;
				type = type._init;
				try {
					return getComponentNameFromType(type(innerType));
				} catch (x) {}
		}
		return null;
	}
	var emptyContextObject = {};
	var currentActiveSnapshot = null;
	function popToNearestCommonAncestor(prev, next) {
		if (prev !== next) {
			prev.context._currentValue2 = prev.parentValue;
			prev = prev.parent;
			var parentNext = next.parent;
			if (null === prev) {
				if (null !== parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
			} else {
				if (null === parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
				popToNearestCommonAncestor(prev, parentNext);
			}
			next.context._currentValue2 = next.value;
		}
	}
	function popAllPrevious(prev) {
		prev.context._currentValue2 = prev.parentValue;
		prev = prev.parent;
		null !== prev && popAllPrevious(prev);
	}
	function pushAllNext(next) {
		var parentNext = next.parent;
		null !== parentNext && pushAllNext(parentNext);
		next.context._currentValue2 = next.value;
	}
	function popPreviousToCommonLevel(prev, next) {
		prev.context._currentValue2 = prev.parentValue;
		prev = prev.parent;
		if (null === prev) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
	}
	function popNextToCommonLevel(prev, next) {
		var parentNext = next.parent;
		if (null === parentNext) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === parentNext.depth ? popToNearestCommonAncestor(prev, parentNext) : popNextToCommonLevel(prev, parentNext);
		next.context._currentValue2 = next.value;
	}
	function switchContext(newSnapshot) {
		var prev = currentActiveSnapshot;
		prev !== newSnapshot && (null === prev ? pushAllNext(newSnapshot) : null === newSnapshot ? popAllPrevious(prev) : prev.depth === newSnapshot.depth ? popToNearestCommonAncestor(prev, newSnapshot) : prev.depth > newSnapshot.depth ? popPreviousToCommonLevel(prev, newSnapshot) : popNextToCommonLevel(prev, newSnapshot), currentActiveSnapshot = newSnapshot);
	}
	var classComponentUpdater = {
		enqueueSetState: function(inst, payload) {
			inst = inst._reactInternals;
			null !== inst.queue && inst.queue.push(payload);
		},
		enqueueReplaceState: function(inst, payload) {
			inst = inst._reactInternals;
			inst.replace = !0;
			inst.queue = [payload];
		},
		enqueueForceUpdate: function() {}
	};
	var emptyTreeContext = {
		id: 1,
		overflow: ""
	};
	function getTreeId(context) {
		var overflow = context.overflow;
		context = context.id;
		return (context & ~(1 << 32 - clz32(context) - 1)).toString(32) + overflow;
	}
	function pushTreeContext(baseContext, totalChildren, index) {
		var baseIdWithLeadingBit = baseContext.id;
		baseContext = baseContext.overflow;
		var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
		baseIdWithLeadingBit &= ~(1 << baseLength);
		index += 1;
		var length = 32 - clz32(totalChildren) + baseLength;
		if (30 < length) {
			var numberOfOverflowBits = baseLength - baseLength % 5;
			length = (baseIdWithLeadingBit & (1 << numberOfOverflowBits) - 1).toString(32);
			baseIdWithLeadingBit >>= numberOfOverflowBits;
			baseLength -= numberOfOverflowBits;
			return {
				id: 1 << 32 - clz32(totalChildren) + baseLength | index << baseLength | baseIdWithLeadingBit,
				overflow: length + baseContext
			};
		}
		return {
			id: 1 << length | index << baseLength | baseIdWithLeadingBit,
			overflow: baseContext
		};
	}
	var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
	var log = Math.log;
	var LN2 = Math.LN2;
	function clz32Fallback(x) {
		x >>>= 0;
		return 0 === x ? 32 : 31 - (log(x) / LN2 | 0) | 0;
	}
	function noop() {}
	var SuspenseException = Error("Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`.");
	function trackUsedThenable(thenableState, thenable, index) {
		index = thenableState[index];
		void 0 === index ? thenableState.push(thenable) : index !== thenable && (thenable.then(noop, noop), thenable = index);
		switch (thenable.status) {
			case "fulfilled": return thenable.value;
			case "rejected":
				thenableState = thenable.reason;
				if (void 0 === thenableState && !("reason" in thenable)) throw Error("A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`.");
				throw thenableState;
			default:
				"string" === typeof thenable.status ? thenable.then(noop, noop) : (thenableState = thenable, thenableState.status = "pending", thenableState.then(function(fulfilledValue) {
					if ("pending" === thenable.status) {
						var fulfilledThenable = thenable;
						fulfilledThenable.status = "fulfilled";
						fulfilledThenable.value = fulfilledValue;
					}
				}, function(error) {
					if ("pending" === thenable.status) {
						var rejectedThenable = thenable;
						rejectedThenable.status = "rejected";
						rejectedThenable.reason = error;
					}
				}));
				switch (thenable.status) {
					case "fulfilled": return thenable.value;
					case "rejected": throw thenable.reason;
				}
				suspendedThenable = thenable;
				throw SuspenseException;
		}
	}
	var suspendedThenable = null;
	function getSuspendedThenable() {
		if (null === suspendedThenable) throw Error("Expected a suspended thenable. This is a bug in React. Please file an issue.");
		var thenable = suspendedThenable;
		suspendedThenable = null;
		return thenable;
	}
	function is(x, y) {
		return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
	}
	var objectIs = "function" === typeof Object.is ? Object.is : is;
	var currentlyRenderingComponent = null;
	var currentlyRenderingTask = null;
	var currentlyRenderingRequest = null;
	var currentlyRenderingKeyPath = null;
	var firstWorkInProgressHook = null;
	var workInProgressHook = null;
	var isReRender = !1;
	var didScheduleRenderPhaseUpdate = !1;
	var localIdCounter = 0;
	var actionStateCounter = 0;
	var actionStateMatchingIndex = -1;
	var thenableIndexCounter = 0;
	var thenableState = null;
	function createRecoverableError(recoverable) {
		recoverable = recoverable._reason;
		if ("function" === typeof recoverable) try {
			var initializedReason = recoverable();
		} catch ($jscomp$unused$catch) {
			initializedReason = "The reason for browser-only rendering could not be determined because its initializer threw.";
		}
		else initializedReason = recoverable;
		initializedReason = Error("Browser-only rendering was requested by `browser()`.", void 0 === recoverable ? void 0 : { cause: initializedReason });
		Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, { value: !0 });
		return initializedReason;
	}
	function isRecoverableError(error) {
		return "object" !== typeof error || null === error ? !1 : !0 === error[REACT_RECOVERABLE_TYPE];
	}
	function cloneRecoverableErrorAsFatal(recoverableError) {
		var fatalRecoverableError = Error("The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.", hasOwnProperty.call(recoverableError, "cause") ? { cause: recoverableError.cause } : void 0);
		recoverableError = recoverableError.stack;
		if (void 0 !== recoverableError) {
			var frameStart = recoverableError.indexOf("\n");
			fatalRecoverableError.stack = fatalRecoverableError.name + ": " + fatalRecoverableError.message + (-1 === frameStart ? "" : recoverableError.slice(frameStart));
		} else fatalRecoverableError.stack = void 0;
		return fatalRecoverableError;
	}
	var renderPhaseUpdates = null;
	var numberOfReRenders = 0;
	function resolveCurrentlyRenderingComponent() {
		if (null === currentlyRenderingComponent) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.");
		return currentlyRenderingComponent;
	}
	function createHook() {
		if (0 < numberOfReRenders) throw Error("Rendered more hooks than during the previous render");
		return {
			memoizedState: null,
			queue: null,
			next: null
		};
	}
	function createWorkInProgressHook() {
		null === workInProgressHook ? null === firstWorkInProgressHook ? (isReRender = !1, firstWorkInProgressHook = workInProgressHook = createHook()) : (isReRender = !0, workInProgressHook = firstWorkInProgressHook) : null === workInProgressHook.next ? (isReRender = !1, workInProgressHook = workInProgressHook.next = createHook()) : (isReRender = !0, workInProgressHook = workInProgressHook.next);
		return workInProgressHook;
	}
	function getThenableStateAfterSuspending() {
		var state = thenableState;
		thenableState = null;
		return state;
	}
	function resetHooksState() {
		currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
		didScheduleRenderPhaseUpdate = !1;
		firstWorkInProgressHook = null;
		numberOfReRenders = 0;
		workInProgressHook = renderPhaseUpdates = null;
	}
	function basicStateReducer(state, action) {
		return "function" === typeof action ? action(state) : action;
	}
	function useReducer(reducer, initialArg, init) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		if (isReRender) {
			var queue = workInProgressHook.queue;
			initialArg = queue.dispatch;
			if (null !== renderPhaseUpdates && (init = renderPhaseUpdates.get(queue), void 0 !== init)) {
				renderPhaseUpdates.delete(queue);
				queue = workInProgressHook.memoizedState;
				do
					queue = reducer(queue, init.action), init = init.next;
				while (null !== init);
				workInProgressHook.memoizedState = queue;
				return [queue, initialArg];
			}
			return [workInProgressHook.memoizedState, initialArg];
		}
		reducer = reducer === basicStateReducer ? "function" === typeof initialArg ? initialArg() : initialArg : void 0 !== init ? init(initialArg) : initialArg;
		workInProgressHook.memoizedState = reducer;
		reducer = workInProgressHook.queue = {
			last: null,
			dispatch: null
		};
		reducer = reducer.dispatch = dispatchAction.bind(null, currentlyRenderingComponent, reducer);
		return [workInProgressHook.memoizedState, reducer];
	}
	function useMemo(nextCreate, deps) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		deps = void 0 === deps ? null : deps;
		if (null !== workInProgressHook) {
			var prevState = workInProgressHook.memoizedState;
			if (null !== prevState && null !== deps) {
				var prevDeps = prevState[1];
				a: if (null === prevDeps) prevDeps = !1;
				else {
					for (var i = 0; i < prevDeps.length && i < deps.length; i++) if (!objectIs(deps[i], prevDeps[i])) {
						prevDeps = !1;
						break a;
					}
					prevDeps = !0;
				}
				if (prevDeps) return prevState[0];
			}
		}
		nextCreate = nextCreate();
		workInProgressHook.memoizedState = [nextCreate, deps];
		return nextCreate;
	}
	function dispatchAction(componentIdentity, queue, action) {
		if (25 <= numberOfReRenders) throw Error("Too many re-renders. React limits the number of renders to prevent an infinite loop.");
		if (componentIdentity === currentlyRenderingComponent) if (didScheduleRenderPhaseUpdate = !0, componentIdentity = {
			action,
			next: null
		}, null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()), action = renderPhaseUpdates.get(queue), void 0 === action) renderPhaseUpdates.set(queue, componentIdentity);
		else {
			for (queue = action; null !== queue.next;) queue = queue.next;
			queue.next = componentIdentity;
		}
	}
	function throwOnUseEffectEventCall() {
		throw Error("A function wrapped in useEffectEvent can't be called during rendering.");
	}
	function unsupportedStartTransition() {
		throw Error("startTransition cannot be called during server rendering.");
	}
	function unsupportedSetOptimisticState() {
		throw Error("Cannot update optimistic state while rendering.");
	}
	function useActionState(action, initialState, permalink) {
		resolveCurrentlyRenderingComponent();
		var actionStateHookIndex = actionStateCounter++, request = currentlyRenderingRequest;
		if ("function" === typeof action.$$FORM_ACTION) {
			var nextPostbackStateKey = null, componentKeyPath = currentlyRenderingKeyPath;
			request = request.formState;
			var isSignatureEqual = action.$$IS_SIGNATURE_EQUAL;
			if (null !== request && "function" === typeof isSignatureEqual) {
				var postbackKey = request[1];
				isSignatureEqual.call(action, request[2], request[3]) && (nextPostbackStateKey = void 0 !== permalink ? "p" + permalink : "k" + murmurhash3_32_gc(JSON.stringify([
					componentKeyPath,
					null,
					actionStateHookIndex
				]), 0), postbackKey === nextPostbackStateKey && (actionStateMatchingIndex = actionStateHookIndex, initialState = request[0]));
			}
			var boundAction = action.bind(null, initialState);
			action = function(payload) {
				boundAction(payload);
			};
			"function" === typeof boundAction.$$FORM_ACTION && (action.$$FORM_ACTION = function(prefix) {
				prefix = boundAction.$$FORM_ACTION(prefix);
				void 0 !== permalink && (permalink += "", prefix.action = permalink);
				var formData = prefix.data;
				formData && (null === nextPostbackStateKey && (nextPostbackStateKey = void 0 !== permalink ? "p" + permalink : "k" + murmurhash3_32_gc(JSON.stringify([
					componentKeyPath,
					null,
					actionStateHookIndex
				]), 0)), formData.append("$ACTION_KEY", nextPostbackStateKey));
				return prefix;
			});
			return [
				initialState,
				action,
				!1
			];
		}
		var boundAction$22 = action.bind(null, initialState);
		return [
			initialState,
			function(payload) {
				boundAction$22(payload);
			},
			!1
		];
	}
	function unwrapThenable(thenable) {
		var index = thenableIndexCounter;
		thenableIndexCounter += 1;
		null === thenableState && (thenableState = []);
		return trackUsedThenable(thenableState, thenable, index);
	}
	function unsupportedRefresh() {
		throw Error("Cache cannot be refreshed during server rendering.");
	}
	var HooksDispatcher = {
		readContext: function(context) {
			return context._currentValue2;
		},
		use: function(usable) {
			if (null !== usable && "object" === typeof usable) {
				if ("function" === typeof usable.then) return unwrapThenable(usable);
				if (usable.$$typeof === REACT_RECOVERABLE_TYPE) throw createRecoverableError(usable);
				if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue2;
			}
			throw Error("An unsupported type was passed to use(): " + String(usable));
		},
		useContext: function(context) {
			resolveCurrentlyRenderingComponent();
			return context._currentValue2;
		},
		useMemo,
		useReducer,
		useRef: function(initialValue) {
			currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
			workInProgressHook = createWorkInProgressHook();
			var previousRef = workInProgressHook.memoizedState;
			return null === previousRef ? (initialValue = { current: initialValue }, workInProgressHook.memoizedState = initialValue) : previousRef;
		},
		useState: function(initialState) {
			return useReducer(basicStateReducer, initialState);
		},
		useInsertionEffect: noop,
		useLayoutEffect: noop,
		useCallback: function(callback, deps) {
			return useMemo(function() {
				return callback;
			}, deps);
		},
		useImperativeHandle: noop,
		useEffect: noop,
		useDebugValue: noop,
		useDeferredValue: function(value, initialValue) {
			resolveCurrentlyRenderingComponent();
			return void 0 !== initialValue ? initialValue : value;
		},
		useTransition: function() {
			resolveCurrentlyRenderingComponent();
			return [!1, unsupportedStartTransition];
		},
		useId: function() {
			var treeId = getTreeId(currentlyRenderingTask.treeContext), resumableState = currentResumableState;
			if (null === resumableState) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component.");
			return makeId(resumableState, treeId, localIdCounter++);
		},
		useSyncExternalStore: function(subscribe, getSnapshot, getServerSnapshot) {
			if (void 0 === getServerSnapshot) throw Error("Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering.");
			return getServerSnapshot();
		},
		useOptimistic: function(passthrough) {
			resolveCurrentlyRenderingComponent();
			return [passthrough, unsupportedSetOptimisticState];
		},
		useActionState,
		useFormState: useActionState,
		useHostTransitionStatus: function() {
			resolveCurrentlyRenderingComponent();
			return sharedNotPendingObject;
		},
		useMemoCache: function(size) {
			for (var data = Array(size), i = 0; i < size; i++) data[i] = REACT_MEMO_CACHE_SENTINEL;
			return data;
		},
		useCacheRefresh: function() {
			return unsupportedRefresh;
		},
		useEffectEvent: function() {
			return throwOnUseEffectEventCall;
		}
	};
	var currentResumableState = null;
	var DefaultAsyncDispatcher = {
		getCacheForType: function() {
			throw Error("Not implemented.");
		},
		cacheSignal: function() {
			throw Error("Not implemented.");
		}
	};
	var prefix;
	var suffix;
	function describeBuiltInComponentFrame(name) {
		if (void 0 === prefix) try {
			throw Error();
		} catch (x) {
			var match = x.stack.trim().match(/\n( *(at )?)/);
			prefix = match && match[1] || "";
			suffix = -1 < x.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < x.stack.indexOf("@") ? "@unknown:0:0" : "";
		}
		return "\n" + prefix + name + suffix;
	}
	var reentry = !1;
	function describeNativeComponentFrame(fn, construct) {
		if (!fn || reentry) return "";
		reentry = !0;
		var previousPrepareStackTrace = Error.prepareStackTrace;
		Error.prepareStackTrace = void 0;
		try {
			var RunInRootFrame = { DetermineComponentFrameRoot: function() {
				try {
					if (construct) {
						var Fake = function() {
							throw Error();
						};
						Object.defineProperty(Fake.prototype, "props", { set: function() {
							throw Error();
						} });
						if ("object" === typeof Reflect && Reflect.construct) {
							try {
								Reflect.construct(Fake, []);
							} catch (x) {
								var control = x;
							}
							Reflect.construct(fn, [], Fake);
						} else {
							try {
								Fake.call();
							} catch (x$24) {
								control = x$24;
							}
							Fake = !1;
							try {
								var prevProps = Object.getOwnPropertyDescriptor(fn.prototype, "props");
								Object.defineProperty(fn.prototype, "props", {
									configurable: !0,
									set: function() {
										throw Error();
									}
								});
								Fake = !0;
								new fn();
							} finally {
								Fake && (void 0 !== prevProps ? Object.defineProperty(fn.prototype, "props", prevProps) : delete fn.prototype.props);
							}
						}
					} else {
						try {
							throw Error();
						} catch (x$25) {
							control = x$25;
						}
						(Fake = fn()) && "function" === typeof Fake.catch && Fake.catch(function() {});
					}
				} catch (sample) {
					if (sample && control && "string" === typeof sample.stack) return [sample.stack, control.stack];
				}
				return [null, null];
			} };
			RunInRootFrame.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
			var namePropDescriptor = Object.getOwnPropertyDescriptor(RunInRootFrame.DetermineComponentFrameRoot, "name");
			namePropDescriptor && namePropDescriptor.configurable && Object.defineProperty(RunInRootFrame.DetermineComponentFrameRoot, "name", { value: "DetermineComponentFrameRoot" });
			var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(), sampleStack = _RunInRootFrame$Deter[0], controlStack = _RunInRootFrame$Deter[1];
			if (sampleStack && controlStack) {
				var sampleLines = sampleStack.split("\n"), controlLines = controlStack.split("\n");
				for (namePropDescriptor = RunInRootFrame = 0; RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot");) RunInRootFrame++;
				for (; namePropDescriptor < controlLines.length && !controlLines[namePropDescriptor].includes("DetermineComponentFrameRoot");) namePropDescriptor++;
				if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length) for (RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1; 1 <= RunInRootFrame && 0 <= namePropDescriptor && sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];) namePropDescriptor--;
				for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--) if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
					if (1 !== RunInRootFrame || 1 !== namePropDescriptor) do
						if (RunInRootFrame--, namePropDescriptor--, 0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
							var frame = "\n" + sampleLines[RunInRootFrame].replace(" at new ", " at ");
							fn.displayName && frame.includes("<anonymous>") && (frame = frame.replace("<anonymous>", fn.displayName));
							return frame;
						}
					while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
					break;
				}
			}
		} finally {
			reentry = !1, Error.prepareStackTrace = previousPrepareStackTrace;
		}
		return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "") ? describeBuiltInComponentFrame(previousPrepareStackTrace) : "";
	}
	function describeComponentStackByType(type) {
		if ("string" === typeof type) return describeBuiltInComponentFrame(type);
		if ("function" === typeof type) return type.prototype && type.prototype.isReactComponent ? describeNativeComponentFrame(type, !0) : describeNativeComponentFrame(type, !1);
		if ("object" === typeof type && null !== type) {
			switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE: return describeNativeComponentFrame(type.render, !1);
				case REACT_MEMO_TYPE: return describeNativeComponentFrame(type.type, !1);
				case REACT_LAZY_TYPE:
					var lazyComponent = type, payload = lazyComponent._payload;
					lazyComponent = lazyComponent._init;
					try {
						type = lazyComponent(payload);
					} catch (x) {
						return describeBuiltInComponentFrame("Lazy");
					}
					return describeComponentStackByType(type);
			}
			if ("string" === typeof type.name) {
				a: {
					payload = type.name;
					lazyComponent = type.env;
					var location = type.debugLocation;
					if (null != location && (type = Error.prepareStackTrace, Error.prepareStackTrace = void 0, location = location.stack, Error.prepareStackTrace = type, location.startsWith("Error: react-stack-top-frame\n") && (location = location.slice(29)), type = location.indexOf("\n"), -1 !== type && (location = location.slice(type + 1)), type = location.indexOf("react_stack_bottom_frame"), -1 !== type && (type = location.lastIndexOf("\n", type)), type = -1 !== type ? location = location.slice(0, type) : "", location = type.lastIndexOf("\n"), type = -1 === location ? type : type.slice(location + 1), -1 !== type.indexOf(payload))) {
						payload = "\n" + type;
						break a;
					}
					payload = describeBuiltInComponentFrame(payload + (lazyComponent ? " [" + lazyComponent + "]" : ""));
				}
				return payload;
			}
		}
		switch (type) {
			case REACT_SUSPENSE_LIST_TYPE: return describeBuiltInComponentFrame("SuspenseList");
			case REACT_SUSPENSE_TYPE: return describeBuiltInComponentFrame("Suspense");
			case REACT_VIEW_TRANSITION_TYPE: return describeBuiltInComponentFrame("ViewTransition");
		}
		return "";
	}
	function isEligibleForOutlining(request, boundary) {
		return (500 < boundary.byteSize || boundary.defer) && null === boundary.preamble;
	}
	function defaultErrorHandler(error) {
		if ("object" === typeof error && null !== error && "string" === typeof error.environmentName) {
			var JSCompiler_inline_result = error.environmentName;
			error = [error].slice(0);
			"string" === typeof error[0] ? error.splice(0, 1, "[%s] " + error[0], " " + JSCompiler_inline_result + " ") : error.splice(0, 0, "[%s]", " " + JSCompiler_inline_result + " ");
			error.unshift(console);
			JSCompiler_inline_result = bind.apply(console.error, error);
			JSCompiler_inline_result();
		} else console.error(error);
		return null;
	}
	function RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		var abortSet = /* @__PURE__ */ new Set();
		this.destination = null;
		this.flushScheduled = !1;
		this.resumableState = resumableState;
		this.renderState = renderState;
		this.rootFormatContext = rootFormatContext;
		this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
		this.status = 10;
		this.fatalError = null;
		this.aborted = !1;
		this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
		this.completedPreambleSegments = this.completedRootSegment = null;
		this.byteSize = 0;
		this.abortableTasks = abortSet;
		this.pingedTasks = [];
		this.currentTask = null;
		this.clientRenderedBoundaries = [];
		this.completedBoundaries = [];
		this.partialBoundaries = [];
		this.postponedState = this.trackedPostpones = null;
		this.onError = void 0 === onError ? defaultErrorHandler : onError;
		this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
		this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
		this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
		this.onShellError = void 0 === onShellError ? noop : onShellError;
		this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
		this.renderLifetimeController = null;
		this.formState = void 0 === formState ? null : formState;
	}
	function createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		resumableState = new RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState);
		renderState = createPendingSegment(resumableState, 0, null, rootFormatContext, !1, !1);
		renderState.parentFlushed = !0;
		children = createRenderTask(resumableState, null, children, -1, null, renderState, null, null, resumableState.abortableTasks, null, rootFormatContext, null, emptyTreeContext, null, null);
		pushComponentStack(children);
		resumableState.pingedTasks.push(children);
		return resumableState;
	}
	var currentRequest = null;
	function pingTask(request, task) {
		request.pingedTasks.push(task);
		1 === request.pingedTasks.length && (request.flushScheduled = null !== request.destination, performWork(request));
	}
	function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
		fallbackAbortableTasks = {
			status: 0,
			rootSegmentID: -1,
			parentFlushed: !1,
			pendingTasks: 0,
			row,
			completedSegments: [],
			byteSize: 0,
			defer,
			fallbackAbortableTasks,
			errorDigest: null,
			contentState: createHoistableState(),
			fallbackState: createHoistableState(),
			preamble,
			tracked: null
		};
		null !== row && (row.pendingTasks++, preamble = row.boundaries, null !== preamble && (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)), request = row.inheritedHoistables, null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
		return fallbackAbortableTasks;
	}
	function createRenderTask(request, thenableState, node, childIndex, blockedBoundary, blockedSegment, blockedPreamble, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		var task = {
			replay: null,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment,
			blockedPreamble,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createReplayTask(request, thenableState, replay, node, childIndex, blockedBoundary, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		replay.pendingTasks++;
		var task = {
			replay,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment: null,
			blockedPreamble: null,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
		return {
			status: 0,
			parentFlushed: !1,
			id: -1,
			index,
			chunks: [],
			children: [],
			preambleChildren: [],
			parentFormatContext,
			boundary,
			lastPushedText,
			textEmbedded
		};
	}
	function pushComponentStack(task) {
		var node = task.node;
		if ("object" === typeof node && null !== node) switch (node.$$typeof) {
			case REACT_ELEMENT_TYPE: task.componentStack = {
				parent: task.componentStack,
				type: node.type
			};
		}
	}
	function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
		return null === componentStack ? null : {
			parent: componentStack.parent,
			type: "Suspense Fallback"
		};
	}
	function getThrownInfo(node$jscomp$0) {
		var errorInfo = {};
		node$jscomp$0 && Object.defineProperty(errorInfo, "componentStack", {
			configurable: !0,
			enumerable: !0,
			get: function() {
				try {
					var info = "", node = node$jscomp$0;
					do
						info += describeComponentStackByType(node.type), node = node.parent;
					while (node);
					var JSCompiler_inline_result = info;
				} catch (x) {
					JSCompiler_inline_result = "\nError generating stack: " + x.message + "\n" + x.stack;
				}
				Object.defineProperty(errorInfo, "componentStack", { value: JSCompiler_inline_result });
				return JSCompiler_inline_result;
			}
		});
		return errorInfo;
	}
	function logRecoverableError(request, error, errorInfo) {
		if (isRecoverableError(error)) return request = request.onBrowserBailout, request(error, errorInfo), "";
		request = request.onError;
		error = request(error, errorInfo);
		if (null == error || "string" === typeof error) return "" === error ? void 0 : error;
	}
	function fatalError(request, error) {
		var onShellError = request.onShellError, onFatalError = request.onFatalError;
		0 !== request.pendingRootTasks && onShellError(error);
		onFatalError(error);
		endRenderLifetime(request);
		null !== request.destination ? (request.status = 13, request.destination.destroy(error)) : (request.status = 12, request.aborted || (request.fatalError = error));
	}
	function finishSuspenseListRow(request, row) {
		unblockSuspenseListRow(request, row.next, row.hoistables);
	}
	function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
		for (; null !== unblockedRow;) {
			null !== inheritedHoistables && (hoistHoistables(unblockedRow.hoistables, inheritedHoistables), unblockedRow.inheritedHoistables = inheritedHoistables);
			var unblockedBoundaries = unblockedRow.boundaries;
			if (null !== unblockedBoundaries) {
				unblockedRow.boundaries = null;
				for (var i = 0; i < unblockedBoundaries.length; i++) {
					var unblockedBoundary = unblockedBoundaries[i];
					null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
					finishedTask(request, unblockedBoundary, null, null);
				}
			}
			unblockedRow.pendingTasks--;
			if (0 < unblockedRow.pendingTasks) break;
			inheritedHoistables = unblockedRow.hoistables;
			unblockedRow = unblockedRow.next;
		}
	}
	function tryToResolveTogetherRow(request, togetherRow) {
		var boundaries = togetherRow.boundaries;
		if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
			for (var allCompleteAndInlinable = !0, i = 0; i < boundaries.length; i++) {
				var rowBoundary = boundaries[i];
				if (1 !== rowBoundary.pendingTasks || rowBoundary.parentFlushed || isEligibleForOutlining(request, rowBoundary)) {
					allCompleteAndInlinable = !1;
					break;
				}
			}
			allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
		}
	}
	function createSuspenseListRow(previousRow) {
		var newRow = {
			pendingTasks: 1,
			boundaries: null,
			hoistables: createHoistableState(),
			inheritedHoistables: null,
			together: !1,
			next: null
		};
		null !== previousRow && 0 < previousRow.pendingTasks && (newRow.pendingTasks++, newRow.boundaries = [], previousRow.next = newRow);
		return newRow;
	}
	function renderSuspenseListRows(request, task, keyPath, rows, revealOrder) {
		var prevKeyPath = task.keyPath, prevTreeContext = task.treeContext, prevRow = task.row;
		task.keyPath = keyPath;
		keyPath = rows.length;
		var previousSuspenseListRow = null;
		if (null !== task.replay) {
			var resumeSlots = task.replay.slots;
			if (null !== resumeSlots && "object" === typeof resumeSlots) for (var n = 0; n < keyPath; n++) {
				var i = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? n : keyPath - 1 - n, node = rows[i];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
				var resumeSegmentID = resumeSlots[i];
				"number" === typeof resumeSegmentID ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i]) : renderNode(request, task, node, i);
				0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
			}
			else for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++) n = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? resumeSlots : keyPath - 1 - resumeSlots, i = rows[n], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, n), renderNode(request, task, i, n), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		} else if ("backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder) for (revealOrder = 0; revealOrder < keyPath; revealOrder++) resumeSlots = rows[revealOrder], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, revealOrder), renderNode(request, task, resumeSlots, revealOrder), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		else {
			resumeSlots = task.blockedSegment;
			n = resumeSlots.children.length;
			i = resumeSlots.chunks.length;
			for (node = 0; node < keyPath; node++) {
				resumeSegmentID = "unstable_legacy-backwards" === revealOrder ? keyPath - 1 - node : node;
				var node$39 = rows[resumeSegmentID];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, resumeSegmentID);
				var newSegment = createPendingSegment(request, i, null, task.formatContext, 0 === resumeSegmentID ? resumeSlots.lastPushedText : !0, !0);
				resumeSlots.children.splice(n, 0, newSegment);
				task.blockedSegment = newSegment;
				try {
					renderNode(request, task, node$39, resumeSegmentID), pushSegmentFinale(newSegment.chunks, request.renderState, newSegment.lastPushedText, newSegment.textEmbedded), newSegment.status = 1, 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
				} catch (thrownValue) {
					throw newSegment.status = request.aborted ? 3 : 4, thrownValue;
				}
			}
			task.blockedSegment = resumeSlots;
			resumeSlots.lastPushedText = !1;
		}
		null !== prevRow && null !== previousSuspenseListRow && 0 < previousSuspenseListRow.pendingTasks && (prevRow.pendingTasks++, previousSuspenseListRow.next = prevRow);
		task.treeContext = prevTreeContext;
		task.row = prevRow;
		task.keyPath = prevKeyPath;
	}
	function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
		var prevThenableState = task.thenableState;
		task.thenableState = null;
		currentlyRenderingComponent = {};
		currentlyRenderingTask = task;
		currentlyRenderingRequest = request;
		currentlyRenderingKeyPath = keyPath;
		actionStateCounter = localIdCounter = 0;
		actionStateMatchingIndex = -1;
		thenableIndexCounter = 0;
		thenableState = prevThenableState;
		for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate;) didScheduleRenderPhaseUpdate = !1, actionStateCounter = localIdCounter = 0, actionStateMatchingIndex = -1, thenableIndexCounter = 0, numberOfReRenders += 1, workInProgressHook = null, request = Component(props, secondArg);
		resetHooksState();
		return request;
	}
	function finishFunctionComponent(request, task, keyPath, children, hasId, actionStateCount, actionStateMatchingIndex) {
		var didEmitActionStateMarkers = !1;
		if (0 !== actionStateCount && null !== request.formState) {
			var segment = task.blockedSegment;
			if (null !== segment) {
				didEmitActionStateMarkers = !0;
				segment = segment.chunks;
				for (var i = 0; i < actionStateCount; i++) i === actionStateMatchingIndex ? segment.push("<!--F!-->") : segment.push("<!--F-->");
			}
		}
		actionStateCount = task.keyPath;
		task.keyPath = keyPath;
		hasId ? (keyPath = task.treeContext, task.treeContext = pushTreeContext(keyPath, 1, 0), renderNode(request, task, children, -1), task.treeContext = keyPath) : didEmitActionStateMarkers ? renderNode(request, task, children, -1) : renderNodeDestructive(request, task, children, -1);
		task.keyPath = actionStateCount;
	}
	function renderElement(request, task, keyPath, type, props, ref) {
		if ("function" === typeof type) if (type.prototype && type.prototype.isReactComponent) {
			var newProps = props;
			if ("ref" in props) {
				newProps = {};
				for (var propName in props) "ref" !== propName && (newProps[propName] = props[propName]);
			}
			var defaultProps = type.defaultProps;
			if (defaultProps) {
				newProps === props && (newProps = assign({}, newProps, props));
				for (var propName$44 in defaultProps) void 0 === newProps[propName$44] && (newProps[propName$44] = defaultProps[propName$44]);
			}
			var JSCompiler_inline_result = newProps;
			var context = emptyContextObject, contextType = type.contextType;
			"object" === typeof contextType && null !== contextType && (context = contextType._currentValue2);
			var JSCompiler_inline_result$jscomp$0 = new type(JSCompiler_inline_result, context);
			var initialState = void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
			JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
			JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
			JSCompiler_inline_result$jscomp$0.state = initialState;
			var internalInstance = {
				queue: [],
				replace: !1
			};
			JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
			var contextType$jscomp$0 = type.contextType;
			JSCompiler_inline_result$jscomp$0.context = "object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0 ? contextType$jscomp$0._currentValue2 : emptyContextObject;
			var getDerivedStateFromProps = type.getDerivedStateFromProps;
			if ("function" === typeof getDerivedStateFromProps) {
				var partialState = getDerivedStateFromProps(JSCompiler_inline_result, initialState);
				JSCompiler_inline_result$jscomp$0.state = null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
			}
			if ("function" !== typeof type.getDerivedStateFromProps && "function" !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate && ("function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount || "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)) {
				var oldState = JSCompiler_inline_result$jscomp$0.state;
				"function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount && JSCompiler_inline_result$jscomp$0.componentWillMount();
				"function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount && JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
				oldState !== JSCompiler_inline_result$jscomp$0.state && classComponentUpdater.enqueueReplaceState(JSCompiler_inline_result$jscomp$0, JSCompiler_inline_result$jscomp$0.state, null);
				if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
					var oldQueue = internalInstance.queue, oldReplace = internalInstance.replace;
					internalInstance.queue = null;
					internalInstance.replace = !1;
					if (oldReplace && 1 === oldQueue.length) JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
					else {
						for (var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state, dontMutate = !0, i = oldReplace ? 1 : 0; i < oldQueue.length; i++) {
							var partial = oldQueue[i], partialState$jscomp$0 = "function" === typeof partial ? partial.call(JSCompiler_inline_result$jscomp$0, nextState, JSCompiler_inline_result, void 0) : partial;
							null != partialState$jscomp$0 && (dontMutate ? (dontMutate = !1, nextState = assign({}, nextState, partialState$jscomp$0)) : assign(nextState, partialState$jscomp$0));
						}
						JSCompiler_inline_result$jscomp$0.state = nextState;
					}
				} else internalInstance.queue = null;
			}
			var nextChildren = JSCompiler_inline_result$jscomp$0.render();
			if (request.aborted) throw null;
			var prevKeyPath = task.keyPath;
			task.keyPath = keyPath;
			renderNodeDestructive(request, task, nextChildren, -1);
			task.keyPath = prevKeyPath;
		} else {
			var value = renderWithHooks(request, task, keyPath, type, props, void 0);
			if (request.aborted) throw null;
			finishFunctionComponent(request, task, keyPath, value, 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
		}
		else if ("string" === typeof type) {
			var segment = task.blockedSegment;
			if (null === segment) {
				var children = props.children, prevContext = task.formatContext, prevKeyPath$jscomp$0 = task.keyPath;
				task.formatContext = getChildFormatContext(prevContext, type, props);
				task.keyPath = keyPath;
				renderNode(request, task, children, -1);
				task.formatContext = prevContext;
				task.keyPath = prevKeyPath$jscomp$0;
			} else {
				var children$41 = pushStartInstance(segment.chunks, type, props, request.resumableState, request.renderState, task.blockedPreamble, task.hoistableState, task.formatContext, segment.lastPushedText);
				segment.lastPushedText = !1;
				var prevContext$42 = task.formatContext, prevKeyPath$43 = task.keyPath;
				task.keyPath = keyPath;
				if (3 === (task.formatContext = getChildFormatContext(prevContext$42, type, props)).insertionMode) {
					var preambleSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
					segment.preambleChildren.push(preambleSegment);
					task.blockedSegment = preambleSegment;
					try {
						renderNode(request, task, children$41, -1), pushSegmentFinale(preambleSegment.chunks, request.renderState, preambleSegment.lastPushedText, preambleSegment.textEmbedded), preambleSegment.status = 1;
					} finally {
						task.blockedSegment = segment;
					}
				} else renderNode(request, task, children$41, -1);
				task.formatContext = prevContext$42;
				task.keyPath = prevKeyPath$43;
				a: {
					var target = segment.chunks, resumableState = request.resumableState;
					switch (type) {
						case "title":
						case "style":
						case "script":
						case "area":
						case "base":
						case "br":
						case "col":
						case "embed":
						case "hr":
						case "img":
						case "input":
						case "keygen":
						case "link":
						case "meta":
						case "param":
						case "source":
						case "track":
						case "wbr": break a;
						case "body":
							if (1 >= prevContext$42.insertionMode) {
								resumableState.hasBody = !0;
								break a;
							}
							break;
						case "html":
							if (0 === prevContext$42.insertionMode) {
								resumableState.hasHtml = !0;
								break a;
							}
							break;
						case "head": if (1 >= prevContext$42.insertionMode) break a;
					}
					target.push(endChunkForTag(type));
				}
				segment.lastPushedText = !1;
			}
		} else {
			switch (type) {
				case REACT_LEGACY_HIDDEN_TYPE:
				case REACT_STRICT_MODE_TYPE:
				case REACT_PROFILER_TYPE:
				case REACT_FRAGMENT_TYPE:
					var prevKeyPath$jscomp$1 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, props.children, -1);
					task.keyPath = prevKeyPath$jscomp$1;
					return;
				case REACT_ACTIVITY_TYPE:
					var segment$jscomp$0 = task.blockedSegment;
					if (null === segment$jscomp$0) {
						if ("hidden" !== props.mode) {
							var prevKeyPath$jscomp$2 = task.keyPath;
							task.keyPath = keyPath;
							renderNode(request, task, props.children, -1);
							task.keyPath = prevKeyPath$jscomp$2;
						}
					} else if ("hidden" !== props.mode) {
						request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push("<!--&-->");
						segment$jscomp$0.lastPushedText = !1;
						var prevKeyPath$46 = task.keyPath;
						task.keyPath = keyPath;
						renderNode(request, task, props.children, -1);
						task.keyPath = prevKeyPath$46;
						request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push("<!--/&-->");
						segment$jscomp$0.lastPushedText = !1;
					}
					return;
				case REACT_SUSPENSE_LIST_TYPE:
					a: {
						var children$jscomp$0 = props.children, revealOrder = props.revealOrder;
						if ("independent" !== revealOrder && "together" !== revealOrder) {
							if (isArrayImpl(children$jscomp$0)) {
								renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
								break a;
							}
							var iteratorFn = getIteratorFn(children$jscomp$0);
							if (iteratorFn) {
								var iterator = iteratorFn.call(children$jscomp$0);
								if (iterator) {
									var step = iterator.next();
									if (!step.done) {
										do
											step = iterator.next();
										while (!step.done);
										renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
									}
									break a;
								}
							}
						}
						if ("together" === revealOrder) {
							var prevKeyPath$40 = task.keyPath, prevRow = task.row, newRow = task.row = createSuspenseListRow(null);
							newRow.boundaries = [];
							newRow.together = !0;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
							task.keyPath = prevKeyPath$40;
							task.row = prevRow;
							null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, newRow.next = prevRow);
						} else {
							var prevKeyPath$jscomp$3 = task.keyPath;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							task.keyPath = prevKeyPath$jscomp$3;
						}
					}
					return;
				case REACT_VIEW_TRANSITION_TYPE:
					var prevContext$jscomp$0 = task.formatContext, prevKeyPath$jscomp$4 = task.keyPath;
					var resumableState$jscomp$0 = request.resumableState;
					if (null == props.name || "auto" === props.name) makeId(resumableState$jscomp$0, getTreeId(task.treeContext), 0);
					task.formatContext = prevContext$jscomp$0;
					task.keyPath = keyPath;
					if (null != props.name && "auto" !== props.name) renderNodeDestructive(request, task, props.children, -1);
					else {
						var prevTreeContext = task.treeContext;
						task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
						renderNode(request, task, props.children, -1);
						task.treeContext = prevTreeContext;
					}
					task.formatContext = prevContext$jscomp$0;
					task.keyPath = prevKeyPath$jscomp$4;
					return;
				case REACT_SCOPE_TYPE: throw Error("ReactDOMServer does not yet support scope components.");
				case REACT_SUSPENSE_TYPE:
					a: if (null !== task.replay) {
						var prevKeyPath$26 = task.keyPath, prevContext$27 = task.formatContext, prevRow$28 = task.row;
						task.keyPath = keyPath;
						task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$27);
						task.row = null;
						var content$29 = props.children;
						try {
							renderNode(request, task, content$29, -1);
						} finally {
							task.keyPath = prevKeyPath$26, task.formatContext = prevContext$27, task.row = prevRow$28;
						}
					} else {
						var prevKeyPath$jscomp$5 = task.keyPath, prevContext$jscomp$1 = task.formatContext, prevRow$jscomp$0 = task.row, parentBoundary = task.blockedBoundary, parentPreamble = task.blockedPreamble, parentHoistableState = task.hoistableState, parentSegment = task.blockedSegment, fallback = props.fallback, content = props.children, fallbackAbortSet = /* @__PURE__ */ new Set(), newBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, null, !1), boundarySegment = createPendingSegment(request, parentSegment.chunks.length, newBoundary, task.formatContext, !1, !1);
						parentSegment.children.push(boundarySegment);
						parentSegment.lastPushedText = !1;
						var contentRootSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
						contentRootSegment.parentFlushed = !0;
						var trackedPostpones = request.trackedPostpones;
						if (null !== trackedPostpones) {
							var suspenseComponentStack = task.componentStack, fallbackKeyPath = [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							];
							if (null !== trackedPostpones) {
								var fallbackReplayNode = [
									fallbackKeyPath[1],
									fallbackKeyPath[2],
									[],
									null
								];
								trackedPostpones.workingMap.set(fallbackKeyPath, fallbackReplayNode);
								newBoundary.tracked = {
									contentKeyPath: keyPath,
									fallbackNode: fallbackReplayNode
								};
							}
							task.blockedSegment = boundarySegment;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
							task.keyPath = fallbackKeyPath;
							task.formatContext = getSuspenseFallbackFormatContext(request.resumableState, prevContext$jscomp$1);
							task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(suspenseComponentStack);
							try {
								renderNode(request, task, fallback, -1), pushSegmentFinale(boundarySegment.chunks, request.renderState, boundarySegment.lastPushedText, boundarySegment.textEmbedded), boundarySegment.status = 1;
							} catch (thrownValue) {
								throw boundarySegment.status = request.aborted ? 3 : 4, thrownValue;
							} finally {
								task.blockedSegment = parentSegment, task.blockedPreamble = parentPreamble, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1;
							}
							var suspendedPrimaryTask = createRenderTask(request, null, content, -1, newBoundary, contentRootSegment, null === newBoundary.preamble ? null : newBoundary.preamble.content, newBoundary.contentState, task.abortSet, keyPath, getSuspenseContentFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, null, suspenseComponentStack);
							pushComponentStack(suspendedPrimaryTask);
							request.pingedTasks.push(suspendedPrimaryTask);
						} else {
							task.blockedBoundary = newBoundary;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
							task.hoistableState = newBoundary.contentState;
							task.blockedSegment = contentRootSegment;
							task.keyPath = keyPath;
							task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$jscomp$1);
							task.row = null;
							try {
								if (renderNode(request, task, content, -1), pushSegmentFinale(contentRootSegment.chunks, request.renderState, contentRootSegment.lastPushedText, contentRootSegment.textEmbedded), contentRootSegment.status = 1, queueCompletedSegment(newBoundary, contentRootSegment), 0 === newBoundary.pendingTasks && 0 === newBoundary.status) {
									if (newBoundary.status = 1, !isEligibleForOutlining(request, newBoundary)) {
										null !== prevRow$jscomp$0 && 0 === --prevRow$jscomp$0.pendingTasks && finishSuspenseListRow(request, prevRow$jscomp$0);
										0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
										break a;
									}
								} else null !== prevRow$jscomp$0 && prevRow$jscomp$0.together && tryToResolveTogetherRow(request, prevRow$jscomp$0);
							} catch (thrownValue$30) {
								newBoundary.status = 4;
								if (request.aborted) {
									contentRootSegment.status = 3;
									var error = request.fatalError;
								} else contentRootSegment.status = 4, error = thrownValue$30;
								var thrownInfo = getThrownInfo(task.componentStack);
								newBoundary.errorDigest = logRecoverableError(request, error, thrownInfo);
								untrackBoundary(request, newBoundary);
							} finally {
								task.blockedBoundary = parentBoundary, task.blockedPreamble = parentPreamble, task.hoistableState = parentHoistableState, task.blockedSegment = parentSegment, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1, task.row = prevRow$jscomp$0;
							}
							var suspendedFallbackTask = createRenderTask(request, null, fallback, -1, parentBoundary, boundarySegment, null === newBoundary.preamble ? null : newBoundary.preamble.fallback, newBoundary.fallbackState, fallbackAbortSet, [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
							pushComponentStack(suspendedFallbackTask);
							request.pingedTasks.push(suspendedFallbackTask);
						}
					}
					return;
			}
			if ("object" === typeof type && null !== type) switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE:
					if ("ref" in props) {
						var propsWithoutRef = {};
						for (var key in props) "ref" !== key && (propsWithoutRef[key] = props[key]);
					} else propsWithoutRef = props;
					finishFunctionComponent(request, task, keyPath, renderWithHooks(request, task, keyPath, type.render, propsWithoutRef, ref), 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
					return;
				case REACT_MEMO_TYPE:
					renderElement(request, task, keyPath, type.type, props, ref);
					return;
				case REACT_CONTEXT_TYPE:
					var children$jscomp$2 = props.children, prevKeyPath$jscomp$6 = task.keyPath, nextValue = props.value;
					var prevValue = type._currentValue2;
					type._currentValue2 = nextValue;
					var prevNode = currentActiveSnapshot, newNode = {
						parent: prevNode,
						depth: null === prevNode ? 0 : prevNode.depth + 1,
						context: type,
						parentValue: prevValue,
						value: nextValue
					};
					currentActiveSnapshot = newNode;
					task.context = newNode;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, children$jscomp$2, -1);
					var prevSnapshot = currentActiveSnapshot;
					if (null === prevSnapshot) throw Error("Tried to pop a Context at the root of the app. This is a bug in React.");
					prevSnapshot.context._currentValue2 = prevSnapshot.parentValue;
					task.context = currentActiveSnapshot = prevSnapshot.parent;
					task.keyPath = prevKeyPath$jscomp$6;
					return;
				case REACT_CONSUMER_TYPE:
					var render = props.children, newChildren = render(type._context._currentValue2), prevKeyPath$jscomp$7 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, newChildren, -1);
					task.keyPath = prevKeyPath$jscomp$7;
					return;
				case REACT_LAZY_TYPE:
					var init = type._init;
					var Component = init(type._payload);
					if (request.aborted) throw null;
					renderElement(request, task, keyPath, Component, props, ref);
					return;
			}
			throw Error("Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: " + ((null == type ? type : typeof type) + "."));
		}
	}
	function resumeNode(request, task, segmentId, node, childIndex) {
		var prevReplay = task.replay, blockedBoundary = task.blockedBoundary, resumedSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
		resumedSegment.id = segmentId;
		resumedSegment.parentFlushed = !0;
		try {
			task.replay = null, task.blockedSegment = resumedSegment, renderNode(request, task, node, childIndex), resumedSegment.status = 1, null === blockedBoundary ? request.completedRootSegment = resumedSegment : (queueCompletedSegment(blockedBoundary, resumedSegment), blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
		} finally {
			task.replay = prevReplay, task.blockedSegment = null;
		}
	}
	function renderNodeDestructive(request, task, node, childIndex) {
		null !== task.replay && "number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, node, childIndex) : (task.node = node, task.childIndex = childIndex, node = task.componentStack, pushComponentStack(task), retryNode(request, task), task.componentStack = node);
	}
	function retryNode(request, task) {
		var node = task.node, childIndex = task.childIndex;
		if (null !== node) {
			if ("object" === typeof node) {
				switch (node.$$typeof) {
					case REACT_ELEMENT_TYPE:
						var type = node.type, key = node.key, props = node.props;
						node = props.ref;
						var ref = void 0 !== node ? node : null, name = getComponentNameFromType(type), keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? -1 === childIndex ? 0 : childIndex : key;
						key = [
							task.keyPath,
							name,
							keyOrIndex
						];
						if (null !== task.replay) a: {
							var replay = task.replay;
							childIndex = replay.nodes;
							for (node = 0; node < childIndex.length; node++) {
								var node$jscomp$0 = childIndex[node];
								if (keyOrIndex === node$jscomp$0[1]) {
									if (4 === node$jscomp$0.length) {
										if (null !== name && name !== node$jscomp$0[0]) throw Error("Expected the resume to render <" + node$jscomp$0[0] + "> in this slot but instead it rendered <" + name + ">. The tree doesn't match so React will fallback to client rendering.");
										var childNodes = node$jscomp$0[2], childSlots = node$jscomp$0[3], currentNode = task.node;
										task.replay = {
											nodes: childNodes,
											slots: childSlots,
											pendingTasks: 1
										};
										try {
											renderElement(request, task, key, type, props, ref);
											if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
											task.replay.pendingTasks--;
										} catch (x) {
											if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then || "Maximum call stack size exceeded" === x.message)) throw task.node === currentNode ? task.replay = replay : childIndex.splice(node, 1), x;
											task.replay.pendingTasks--;
											key = getThrownInfo(task.componentStack);
											currentNode = request;
											props = task.blockedBoundary;
											request = request.aborted ? request.fatalError : x;
											key = logRecoverableError(currentNode, request, key);
											abortRemainingReplayNodes(currentNode, props, childNodes, childSlots, request, key);
										}
										task.replay = replay;
									} else {
										if (type !== REACT_SUSPENSE_TYPE) throw Error("Expected the resume to render <Suspense> in this slot but instead it rendered <" + (getComponentNameFromType(type) || "Unknown") + ">. The tree doesn't match so React will fallback to client rendering.");
										b: {
											replay = node$jscomp$0[5];
											type = node$jscomp$0[2];
											ref = node$jscomp$0[3];
											name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
											node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
											keyOrIndex = task.keyPath;
											var prevContext = task.formatContext, prevRow = task.row, previousReplaySet = task.replay, parentBoundary = task.blockedBoundary, parentHoistableState = task.hoistableState, content = props.children;
											props = props.fallback;
											var fallbackAbortSet = /* @__PURE__ */ new Set(), resumedBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, null, !1);
											resumedBoundary.parentFlushed = !0;
											resumedBoundary.rootSegmentID = replay;
											task.blockedBoundary = resumedBoundary;
											task.hoistableState = resumedBoundary.contentState;
											task.keyPath = key;
											task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext);
											task.row = null;
											task.replay = {
												nodes: type,
												slots: ref,
												pendingTasks: 1
											};
											try {
												renderNode(request, task, content, -1);
												if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
												task.replay.pendingTasks--;
												if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
													resumedBoundary.status = 1;
													request.completedBoundaries.push(resumedBoundary);
													break b;
												}
											} catch (thrownValue) {
												resumedBoundary.status = 4, childNodes = request.aborted ? request.fatalError : thrownValue, childSlots = getThrownInfo(task.componentStack), currentNode = logRecoverableError(request, childNodes, childSlots), resumedBoundary.errorDigest = currentNode, task.replay.pendingTasks--, request.clientRenderedBoundaries.push(resumedBoundary);
											} finally {
												task.blockedBoundary = parentBoundary, task.hoistableState = parentHoistableState, task.replay = previousReplaySet, task.keyPath = keyOrIndex, task.formatContext = prevContext, task.row = prevRow;
											}
											childNodes = createReplayTask(request, null, {
												nodes: name,
												slots: node$jscomp$0,
												pendingTasks: 0
											}, props, -1, parentBoundary, resumedBoundary.fallbackState, fallbackAbortSet, [
												key[0],
												"Suspense Fallback",
												key[2]
											], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
											pushComponentStack(childNodes);
											request.pingedTasks.push(childNodes);
										}
									}
									childIndex.splice(node, 1);
									break a;
								}
							}
						}
						else renderElement(request, task, key, type, props, ref);
						return;
					case REACT_PORTAL_TYPE: throw Error("Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render.");
					case REACT_LAZY_TYPE:
						childNodes = node._init;
						node = childNodes(node._payload);
						if (request.aborted) throw null;
						renderNodeDestructive(request, task, node, childIndex);
						return;
				}
				if (isArrayImpl(node)) {
					renderChildrenArray(request, task, node, childIndex);
					return;
				}
				if (childNodes = getIteratorFn(node)) {
					if (childNodes = childNodes.call(node)) {
						node = childNodes.next();
						if (!node.done) {
							childSlots = [];
							do
								childSlots.push(node.value), node = childNodes.next();
							while (!node.done);
							renderChildrenArray(request, task, childSlots, childIndex);
						}
						return;
					}
				}
				if ("function" === typeof node.then) return task.thenableState = null, renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
				if (node.$$typeof === REACT_CONTEXT_TYPE) return renderNodeDestructive(request, task, node._currentValue2, childIndex);
				childIndex = Object.prototype.toString.call(node);
				throw Error("Objects are not valid as a React child (found: " + ("[object Object]" === childIndex ? "object with keys {" + Object.keys(node).join(", ") + "}" : childIndex) + "). If you meant to render a collection of children, use an array instead.");
			}
			if ("string" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, node, request.renderState, childIndex.lastPushedText));
			else if ("number" === typeof node || "bigint" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, "" + node, request.renderState, childIndex.lastPushedText));
		}
	}
	function renderChildrenArray(request, task, children, childIndex) {
		var prevKeyPath = task.keyPath;
		if (-1 !== childIndex && (task.keyPath = [
			task.keyPath,
			"Fragment",
			childIndex
		], null !== task.replay)) {
			for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
				var node = replayNodes[j];
				if (node[1] === childIndex) {
					childIndex = node[2];
					node = node[3];
					task.replay = {
						nodes: childIndex,
						slots: node,
						pendingTasks: 1
					};
					try {
						renderChildrenArray(request, task, children, -1);
						if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
						task.replay.pendingTasks--;
					} catch (x) {
						if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then)) throw x;
						task.replay.pendingTasks--;
						var thrownInfo = getThrownInfo(task.componentStack);
						children = request;
						var boundary = task.blockedBoundary;
						request = request.aborted ? request.fatalError : x;
						thrownInfo = logRecoverableError(children, request, thrownInfo);
						abortRemainingReplayNodes(children, boundary, childIndex, node, request, thrownInfo);
					}
					task.replay = replay;
					replayNodes.splice(j, 1);
					break;
				}
			}
			task.keyPath = prevKeyPath;
			return;
		}
		replay = task.treeContext;
		replayNodes = children.length;
		if (null !== task.replay && (j = task.replay.slots, null !== j && "object" === typeof j)) {
			for (childIndex = 0; childIndex < replayNodes; childIndex++) node = children[childIndex], task.treeContext = pushTreeContext(replay, replayNodes, childIndex), boundary = j[childIndex], "number" === typeof boundary ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex]) : renderNode(request, task, node, childIndex);
			task.treeContext = replay;
			task.keyPath = prevKeyPath;
			return;
		}
		for (j = 0; j < replayNodes; j++) childIndex = children[j], task.treeContext = pushTreeContext(replay, replayNodes, j), renderNode(request, task, childIndex, j);
		task.treeContext = replay;
		task.keyPath = prevKeyPath;
	}
	function trackPostponedBoundary(request, trackedPostpones, boundary) {
		boundary.status = 5;
		boundary.rootSegmentID = request.nextSegmentId++;
		var tracked = boundary.tracked;
		if (null === tracked) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		request = tracked.contentKeyPath;
		if (null === request) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		tracked = tracked.fallbackNode;
		var children = [], boundaryNode = trackedPostpones.workingMap.get(request);
		if (void 0 === boundaryNode) return boundary = [
			request[1],
			request[2],
			children,
			null,
			tracked,
			boundary.rootSegmentID
		], trackedPostpones.workingMap.set(request, boundary), addToReplayParent(boundary, request[0], trackedPostpones), boundary;
		boundaryNode[4] = tracked;
		boundaryNode[5] = boundary.rootSegmentID;
		return boundaryNode;
	}
	function trackPostpone(request, trackedPostpones, task, segment) {
		segment.status = 5;
		var keyPath = task.keyPath, boundary = task.blockedBoundary;
		if (null === boundary) segment.id = request.nextSegmentId++, trackedPostpones.rootSlots = segment.id, null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
		else {
			if (null !== boundary && 0 === boundary.status) {
				var boundaryNode = trackPostponedBoundary(request, trackedPostpones, boundary);
				if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
					-1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
					boundaryNode[3] = segment.id;
					return;
				}
			}
			-1 === segment.id && (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
			if (-1 === task.childIndex) null === keyPath ? trackedPostpones.rootSlots = segment.id : (task = trackedPostpones.workingMap.get(keyPath), void 0 === task ? (task = [
				keyPath[1],
				keyPath[2],
				[],
				segment.id
			], addToReplayParent(task, keyPath[0], trackedPostpones)) : task[3] = segment.id);
			else {
				if (null === keyPath) {
					if (request = trackedPostpones.rootSlots, null === request) request = trackedPostpones.rootSlots = {};
					else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				} else if (boundary = trackedPostpones.workingMap, boundaryNode = boundary.get(keyPath), void 0 === boundaryNode) request = {}, boundaryNode = [
					keyPath[1],
					keyPath[2],
					[],
					request
				], boundary.set(keyPath, boundaryNode), addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
				else if (request = boundaryNode[3], null === request) request = boundaryNode[3] = {};
				else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				request[task.childIndex] = segment.id;
			}
		}
	}
	function untrackBoundary(request, boundary) {
		request = request.trackedPostpones;
		null !== request && (boundary = boundary.tracked, null !== boundary && (boundary = boundary.contentKeyPath, null !== boundary && (request = request.workingMap.get(boundary), void 0 !== request && (request.length = 4, request[2] = [], request[3] = null))));
	}
	function spawnNewSuspendedReplayTask(request, task, thenableState) {
		return createReplayTask(request, thenableState, task.replay, task.node, task.childIndex, task.blockedBoundary, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function spawnNewSuspendedRenderTask(request, task, thenableState) {
		var segment = task.blockedSegment, newSegment = createPendingSegment(request, segment.chunks.length, null, task.formatContext, segment.lastPushedText, !0);
		segment.children.push(newSegment);
		segment.lastPushedText = !1;
		return createRenderTask(request, thenableState, task.node, task.childIndex, task.blockedBoundary, newSegment, task.blockedPreamble, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function renderNode(request, task, node, childIndex) {
		var previousFormatContext = task.formatContext, previousContext = task.context, previousKeyPath = task.keyPath, previousTreeContext = task.treeContext, previousComponentStack = task.componentStack, segment = task.blockedSegment;
		if (null === segment) {
			segment = task.replay;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue) {
				if (resetHooksState(), node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
						node.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						node = spawnNewSuspendedReplayTask(request, task, node);
						request.pingedTasks.push(node);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
				}
			}
		} else {
			var childrenLength = segment.children.length, chunkLength = segment.chunks.length;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue$63) {
				if (resetHooksState(), segment.children.length = childrenLength, segment.chunks.length = chunkLength, node = thrownValue$63 === SuspenseException ? getSuspendedThenable() : thrownValue$63, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						segment = node;
						node = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedRenderTask(request, task, node).ping;
						segment.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						segment = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
						segment = spawnNewSuspendedRenderTask(request, task, segment);
						request.pingedTasks.push(segment);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
				}
			}
		}
		task.formatContext = previousFormatContext;
		task.context = previousContext;
		task.keyPath = previousKeyPath;
		task.treeContext = previousTreeContext;
		switchContext(previousContext);
		throw node;
	}
	function abortTaskSoft(task) {
		var boundary = task.blockedBoundary, segment = task.blockedSegment;
		null !== segment && (segment.status = 3, finishedTask(this, boundary, task.row, segment));
	}
	function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
		for (var i = 0; i < nodes.length; i++) {
			var node = nodes[i];
			if (4 === node.length) abortRemainingReplayNodes(request$jscomp$0, boundary, node[2], node[3], error, errorDigest$jscomp$0);
			else {
				node = node[5];
				var request = request$jscomp$0, errorDigest = errorDigest$jscomp$0, resumedBoundary = createSuspenseBoundary(request, null, /* @__PURE__ */ new Set(), null, !1);
				resumedBoundary.parentFlushed = !0;
				resumedBoundary.rootSegmentID = node;
				resumedBoundary.status = 4;
				resumedBoundary.errorDigest = errorDigest;
				resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
			}
		}
		nodes.length = 0;
		if (null !== slots) {
			if (null === boundary) throw Error("We should not have any resumable nodes in the shell. This is a bug in React.");
			4 !== boundary.status && (boundary.status = 4, boundary.errorDigest = errorDigest$jscomp$0, boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
			if ("object" === typeof slots) for (var index in slots) delete slots[index];
		}
	}
	function abortTask(task, request) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary;
			task = task.blockedSegment;
			null !== task && (task.status = 3);
			null !== boundary && boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
				return abortTask(fallbackTask, request);
			});
		}
	}
	function finishAbortedTask(task, request, error) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary, segment = task.blockedSegment;
			if (null === segment || 3 === segment.status) {
				var errorInfo = getThrownInfo(task.componentStack), isRecoverableReason = isRecoverableError(error);
				if (null === boundary) {
					boundary = task.replay;
					if (null === boundary) {
						isRecoverableReason || null === request.trackedPostpones || null === segment ? isRecoverableReason ? (task = cloneRecoverableErrorAsFatal(error), logRecoverableError(request, task, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, task)) : (logRecoverableError(request, error, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, error)) : (boundary = request.trackedPostpones, logRecoverableError(request, error, errorInfo), trackPostpone(request, boundary, task, segment), finishedTask(request, null, task.row, segment));
						return;
					}
					12 !== request.status && 13 !== request.status && (boundary.pendingTasks--, 0 === boundary.pendingTasks && 0 < boundary.nodes.length && (errorInfo = logRecoverableError(request, error, errorInfo), abortRemainingReplayNodes(request, null, boundary.nodes, boundary.slots, error, errorInfo)), request.pendingRootTasks--, 0 === request.pendingRootTasks && completeShell(request));
				} else {
					var trackedPostpones$64 = request.trackedPostpones;
					if (4 !== boundary.status) {
						if (!isRecoverableReason && null !== trackedPostpones$64 && null !== segment) return logRecoverableError(request, error, errorInfo), trackPostpone(request, trackedPostpones$64, task, segment), boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
							return finishAbortedTask(fallbackTask, request, error);
						}), boundary.fallbackAbortableTasks.clear(), finishedTask(request, boundary, task.row, segment);
						boundary.status = 4;
						errorInfo = logRecoverableError(request, error, errorInfo);
						boundary.errorDigest = errorInfo;
						untrackBoundary(request, boundary);
						boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
					}
					boundary.pendingTasks--;
					errorInfo = boundary.row;
					null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
					boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
						return finishAbortedTask(fallbackTask, request, error);
					});
					boundary.fallbackAbortableTasks.clear();
				}
				task = task.row;
				null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
				request.allPendingTasks--;
				0 === request.allPendingTasks && completeAll(request);
			}
		}
	}
	function safelyEmitEarlyPreloads(request, shellComplete) {
		try {
			var renderState = request.renderState, onHeaders = renderState.onHeaders;
			if (onHeaders) {
				var headers = renderState.headers;
				if (headers) {
					renderState.headers = null;
					var linkHeader = headers.preconnects;
					headers.fontPreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.fontPreloads);
					headers.highImagePreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.highImagePreloads);
					if (!shellComplete) {
						var queueIter = renderState.styles.values(), queueStep = queueIter.next();
						b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next()) for (var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next(); 0 < headers.remainingCapacity && !sheetStep.done; sheetStep = sheetIter.next()) {
							var sheet = sheetStep.value, props = sheet.props, key = props.href, props$jscomp$0 = sheet.props, header = getPreloadAsHeader(props$jscomp$0.href, "style", {
								crossOrigin: props$jscomp$0.crossOrigin,
								integrity: props$jscomp$0.integrity,
								nonce: props$jscomp$0.nonce,
								type: props$jscomp$0.type,
								fetchPriority: props$jscomp$0.fetchPriority,
								referrerPolicy: props$jscomp$0.referrerPolicy,
								media: props$jscomp$0.media
							});
							if (0 <= (headers.remainingCapacity -= header.length + 2)) renderState.resets.style[key] = PRELOAD_NO_CREDS, linkHeader && (linkHeader += ", "), linkHeader += header, renderState.resets.style[key] = "string" === typeof props.crossOrigin || "string" === typeof props.integrity ? [props.crossOrigin, props.integrity] : PRELOAD_NO_CREDS;
							else break b;
						}
					}
					linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
				}
			}
		} catch (error) {
			logRecoverableError(request, error, {});
		}
	}
	function completeShell(request) {
		null === request.trackedPostpones && safelyEmitEarlyPreloads(request, !0);
		null === request.trackedPostpones && preparePreamble(request);
		request = request.onShellReady;
		request();
	}
	function completeAll(request) {
		safelyEmitEarlyPreloads(request, null === request.trackedPostpones ? !0 : null === request.completedRootSegment || 5 !== request.completedRootSegment.status);
		preparePreamble(request);
		request = request.onAllReady;
		request();
	}
	function queueCompletedSegment(boundary, segment) {
		if (0 === segment.chunks.length && 1 === segment.children.length && null === segment.children[0].boundary && -1 === segment.children[0].id) {
			var childSegment = segment.children[0];
			childSegment.id = segment.id;
			childSegment.parentFlushed = !0;
			1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status || queueCompletedSegment(boundary, childSegment);
		} else boundary.completedSegments.push(segment);
	}
	function finishedTask(request, boundary, row, segment) {
		null !== row && (0 === --row.pendingTasks ? finishSuspenseListRow(request, row) : row.together && tryToResolveTogetherRow(request, row));
		request.allPendingTasks--;
		if (null === boundary) {
			if (null !== segment && segment.parentFlushed) {
				if (null !== request.completedRootSegment) throw Error("There can only be one root segment. This is a bug in React.");
				request.completedRootSegment = segment;
			}
			request.pendingRootTasks--;
			0 === request.pendingRootTasks && completeShell(request);
		} else if (boundary.pendingTasks--, 4 !== boundary.status) if (0 === boundary.pendingTasks) {
			if (0 === boundary.status && (boundary.status = 1), null !== segment && segment.parentFlushed && (1 === segment.status || 3 === segment.status) && queueCompletedSegment(boundary, segment), boundary.parentFlushed && request.completedBoundaries.push(boundary), 1 === boundary.status) row = boundary.row, null !== row && hoistHoistables(row.hoistables, boundary.contentState), isEligibleForOutlining(request, boundary) || (request.allPendingTasks++, boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request), boundary.fallbackAbortableTasks.clear(), null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row), request.allPendingTasks--), 0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary.preamble && preparePreamble(request);
			else if (5 === boundary.status && (boundary = boundary.row, null !== boundary)) {
				if (null !== request.trackedPostpones) {
					row = request.trackedPostpones;
					var postponedRow = boundary.next;
					if (null !== postponedRow && (segment = postponedRow.boundaries, null !== segment)) for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
						var postponedBoundary = segment[postponedRow];
						trackPostponedBoundary(request, row, postponedBoundary);
						finishedTask(request, postponedBoundary, null, null);
					}
				}
				request.allPendingTasks++;
				0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
				request.allPendingTasks--;
			}
		} else null === segment || !segment.parentFlushed || 1 !== segment.status && 3 !== segment.status || (queueCompletedSegment(boundary, segment), 1 === boundary.completedSegments.length && boundary.parentFlushed && request.partialBoundaries.push(boundary)), boundary = boundary.row, null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
		0 === request.allPendingTasks && completeAll(request);
	}
	function performWork(request$jscomp$1) {
		if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
			var prevContext = currentActiveSnapshot, prevDispatcher = ReactSharedInternals.H;
			ReactSharedInternals.H = HooksDispatcher;
			var prevAsyncDispatcher = ReactSharedInternals.A;
			ReactSharedInternals.A = DefaultAsyncDispatcher;
			var prevRequest = currentRequest;
			currentRequest = request$jscomp$1;
			var prevResumableState = currentResumableState;
			currentResumableState = request$jscomp$1.resumableState;
			try {
				var pingedTasks = request$jscomp$1.pingedTasks, i = 0;
				for (; i < pingedTasks.length; i++) {
					var task = pingedTasks[i], request = request$jscomp$1, segment = task.blockedSegment;
					if (null === segment) {
						a: if (0 !== task.replay.pendingTasks) {
							var prevTask = request.currentTask;
							request.currentTask = task;
							switchContext(task.context);
							var startNode = task.node;
							try {
								"number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, task.node, task.childIndex) : retryNode(request, task);
								if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
								task.replay.pendingTasks--;
								task.abortSet.delete(task);
								finishedTask(request, task.blockedBoundary, task.row, null);
							} catch (thrownValue) {
								resetHooksState();
								var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
								if (request.aborted) {
									thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
									request.currentTask = prevTask;
									var request$jscomp$0 = request;
									abortTask(task, request$jscomp$0);
									task.abortSet.delete(task);
									finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
								} else {
									if ("object" === typeof x && null !== x) {
										if ("function" === typeof x.then) {
											var ping = task.ping;
											x.then(ping.resolve, ping.reject);
											task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
											break a;
										}
										if ("Maximum call stack size exceeded" === x.message && task.node !== startNode) {
											task.thenableState = null;
											request.pingedTasks.push(task);
											break a;
										}
									}
									task.replay.pendingTasks--;
									task.abortSet.delete(task);
									var errorInfo = getThrownInfo(task.componentStack);
									request$jscomp$0 = request;
									var boundary = task.blockedBoundary, error$jscomp$0 = request.aborted ? request.fatalError : x, replayNodes = task.replay.nodes, resumeSlots = task.replay.slots, errorDigest = logRecoverableError(request$jscomp$0, error$jscomp$0, errorInfo);
									abortRemainingReplayNodes(request$jscomp$0, boundary, replayNodes, resumeSlots, error$jscomp$0, errorDigest);
									request.pendingRootTasks--;
									0 === request.pendingRootTasks && completeShell(request);
									request.allPendingTasks--;
									0 === request.allPendingTasks && completeAll(request);
								}
							} finally {
								request.currentTask = prevTask;
							}
						}
					} else a: if (request$jscomp$0 = segment, 0 === request$jscomp$0.status) {
						var prevTask$jscomp$0 = request.currentTask;
						request.currentTask = task;
						switchContext(task.context);
						var childrenLength = request$jscomp$0.children.length, chunkLength = request$jscomp$0.chunks.length, startNode$jscomp$0 = task.node;
						try {
							retryNode(request, task), pushSegmentFinale(request$jscomp$0.chunks, request.renderState, request$jscomp$0.lastPushedText, request$jscomp$0.textEmbedded), task.abortSet.delete(task), request$jscomp$0.status = 1, finishedTask(request, task.blockedBoundary, task.row, request$jscomp$0);
						} catch (thrownValue) {
							resetHooksState();
							request$jscomp$0.children.length = childrenLength;
							request$jscomp$0.chunks.length = chunkLength;
							var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
							if (request.aborted) thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()), request.currentTask = prevTask$jscomp$0, request$jscomp$0 = request, abortTask(task, request$jscomp$0), task.abortSet.delete(task), finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
							else {
								if ("object" === typeof x$jscomp$0 && null !== x$jscomp$0) {
									if ("function" === typeof x$jscomp$0.then) {
										request$jscomp$0.status = 0;
										task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
										var ping$jscomp$0 = task.ping;
										x$jscomp$0.then(ping$jscomp$0.resolve, ping$jscomp$0.reject);
										break a;
									}
									if ("Maximum call stack size exceeded" === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
										request$jscomp$0.status = 0;
										task.thenableState = null;
										request.pingedTasks.push(task);
										break a;
									}
								}
								var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
								task.abortSet.delete(task);
								request$jscomp$0.status = 4;
								var boundary$jscomp$0 = task.blockedBoundary, row = task.row;
								null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
								request.allPendingTasks--;
								if (null === boundary$jscomp$0) if (isRecoverableError(x$jscomp$0)) {
									var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
									logRecoverableError(request, fatalRecoverableError, errorInfo$jscomp$0);
									fatalError(request, fatalRecoverableError);
								} else logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0), fatalError(request, x$jscomp$0);
								else {
									var errorDigest$jscomp$0 = logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0);
									boundary$jscomp$0.pendingTasks--;
									if (4 !== boundary$jscomp$0.status) {
										boundary$jscomp$0.status = 4;
										boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
										untrackBoundary(request, boundary$jscomp$0);
										var boundaryRow = boundary$jscomp$0.row;
										null !== boundaryRow && (request.allPendingTasks++, 0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow), request.allPendingTasks--);
										boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
										0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary$jscomp$0.preamble && preparePreamble(request);
									}
									0 === request.allPendingTasks && completeAll(request);
								}
							}
						} finally {
							request.currentTask = prevTask$jscomp$0;
						}
					}
				}
				pingedTasks.splice(0, i);
				null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
			} catch (error) {
				logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
			} finally {
				currentResumableState = prevResumableState, ReactSharedInternals.H = prevDispatcher, ReactSharedInternals.A = prevAsyncDispatcher, prevDispatcher === HooksDispatcher && switchContext(prevContext), currentRequest = prevRequest;
			}
		}
	}
	function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
		segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
		for (var pendingPreambles = !1, i = 0; i < segment.children.length; i++) pendingPreambles = preparePreambleFromSegment(request, segment.children[i], collectedPreambleSegments) || pendingPreambles;
		return pendingPreambles;
	}
	function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
		var boundary = segment.boundary;
		if (null === boundary) return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
		var preamble = boundary.preamble;
		if (null === preamble) return !1;
		switch (boundary.status) {
			case 1:
				hoistPreambleState(request.renderState, preamble.content);
				request.byteSize += boundary.byteSize;
				segment = boundary.completedSegments[0];
				if (!segment) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
				return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			case 5: if (null !== request.trackedPostpones) return !0;
			case 4: if (1 === segment.status) return hoistPreambleState(request.renderState, preamble.fallback), preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			default: return !0;
		}
	}
	function preparePreamble(request) {
		if (request.completedRootSegment && null === request.completedPreambleSegments) {
			var collectedPreambleSegments = [], originalRequestByteSize = request.byteSize, hasPendingPreambles = preparePreambleFromSegment(request, request.completedRootSegment, collectedPreambleSegments), preamble = request.renderState.preamble;
			!1 === hasPendingPreambles || preamble.headChunks && preamble.bodyChunks ? request.completedPreambleSegments = collectedPreambleSegments : request.byteSize = originalRequestByteSize;
		}
	}
	function flushSubtree(request, destination, segment, hoistableState) {
		segment.parentFlushed = !0;
		switch (segment.status) {
			case 0: segment.id = request.nextSegmentId++;
			case 5: return hoistableState = segment.id, segment.lastPushedText = !1, segment.textEmbedded = !1, request = request.renderState, destination.push("<template id=\""), destination.push(request.placeholderPrefix), request = hoistableState.toString(16), destination.push(request), destination.push("\"></template>");
			case 1:
				segment.status = 2;
				var r = !0, chunks = segment.chunks, chunkIdx = 0;
				segment = segment.children;
				for (var childIdx = 0; childIdx < segment.length; childIdx++) {
					for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) destination.push(chunks[chunkIdx]);
					r = flushSegment(request, destination, r, hoistableState);
				}
				for (; chunkIdx < chunks.length - 1; chunkIdx++) destination.push(chunks[chunkIdx]);
				chunkIdx < chunks.length && (r = destination.push(chunks[chunkIdx]));
				return r;
			case 3: return !0;
			default: throw Error("Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React.");
		}
	}
	var flushedByteSize = 0;
	function flushSegment(request, destination, segment, hoistableState) {
		var boundary = segment.boundary;
		if (null === boundary) return flushSubtree(request, destination, segment, hoistableState);
		segment.boundary = null;
		boundary.parentFlushed = !0;
		if (4 === boundary.status) {
			var row = boundary.row;
			null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
			request.renderState.generateStaticMarkup || (boundary = boundary.errorDigest, destination.push("<!--$!-->"), destination.push("<template"), null != boundary && (destination.push(" data-dgst=\""), boundary = escapeTextForBrowser(boundary), destination.push(boundary), destination.push("\"")), destination.push("></template>"));
			flushSubtree(request, destination, segment, hoistableState);
			request = request.renderState.generateStaticMarkup ? !0 : destination.push("<!--/$-->");
			return request;
		}
		if (1 !== boundary.status) return 0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++), 0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), hoistableState && hoistHoistables(hoistableState, boundary.fallbackState), flushSubtree(request, destination, segment, hoistableState), destination.push("<!--/$-->");
		if (!flushingPartialBoundaries && isEligibleForOutlining(request, boundary) && (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || boundary.defer)) return boundary.rootSegmentID = request.nextSegmentId++, request.completedBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), flushSubtree(request, destination, segment, hoistableState), destination.push("<!--/$-->");
		flushedByteSize += boundary.byteSize;
		hoistableState && hoistHoistables(hoistableState, boundary.contentState);
		segment = boundary.row;
		null !== segment && isEligibleForOutlining(request, boundary) && 0 === --segment.pendingTasks && finishSuspenseListRow(request, segment);
		request.renderState.generateStaticMarkup || destination.push("<!--$-->");
		segment = boundary.completedSegments;
		if (1 !== segment.length) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
		flushSegment(request, destination, segment[0], hoistableState);
		request = request.renderState.generateStaticMarkup ? !0 : destination.push("<!--/$-->");
		return request;
	}
	function flushSegmentContainer(request, destination, segment, hoistableState) {
		writeStartSegment(destination, request.renderState, segment.parentFormatContext, segment.id);
		flushSegment(request, destination, segment, hoistableState);
		return writeEndSegment(destination, segment.parentFormatContext);
	}
	function flushCompletedBoundary(request, destination, boundary) {
		flushedByteSize = boundary.byteSize;
		for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++) flushPartiallyCompletedSegment(request, destination, boundary, completedSegments[i]);
		completedSegments.length = 0;
		completedSegments = boundary.row;
		null !== completedSegments && isEligibleForOutlining(request, boundary) && 0 === --completedSegments.pendingTasks && finishSuspenseListRow(request, completedSegments);
		writeHoistablesForBoundary(destination, boundary.contentState, request.renderState);
		completedSegments = request.resumableState;
		request = request.renderState;
		i = boundary.rootSegmentID;
		boundary = boundary.contentState;
		var requiresStyleInsertion = request.stylesToHoist, requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
		request.stylesToHoist = !1;
		destination.push(request.startInlineScript);
		destination.push(">");
		requiresStyleInsertion ? (0 === (completedSegments.instructions & 4) && (completedSegments.instructions |= 4, destination.push("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};")), 0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, destination.push("$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if(\"/$\"===d||\"/&\"===d)if(0===h)break;else h--;else\"$\"!==d&&\"$?\"!==d&&\"$~\"!==d&&\"$!\"!==d&&\"&\"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data=\"$\";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data=\"$~\",$RB.push(a,b),2===$RB.length&&(\"number\"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};")), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, destination.push("$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), 0 === (completedSegments.instructions & 8) ? (completedSegments.instructions |= 8, destination.push("$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll(\"link[data-precedence],style[data-precedence]\"),v=[],k=0;b=e[k++];)\"not all\"===b.getAttribute(\"media\")?v.push(b):(\"LINK\"===b.tagName&&$RM.set(b.getAttribute(\"href\"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement(\"link\");a.href=d;a.rel=\n\"stylesheet\";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute(\"media\");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute(\"data-precedence\");a.removeAttribute(\"media\")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n\"$~\";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,\"CSS failed to load\"))};$RR(\"")) : destination.push("$RR(\"")) : (0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, destination.push("$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if(\"/$\"===d||\"/&\"===d)if(0===h)break;else h--;else\"$\"!==d&&\"$?\"!==d&&\"$~\"!==d&&\"$!\"!==d&&\"&\"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data=\"$\";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data=\"$~\",$RB.push(a,b),2===$RB.length&&(\"number\"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};")), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, destination.push("$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), destination.push("$RC(\""));
		completedSegments = i.toString(16);
		destination.push(request.boundaryPrefix);
		destination.push(completedSegments);
		destination.push("\",\"");
		destination.push(request.segmentPrefix);
		destination.push(completedSegments);
		requiresStyleInsertion ? (destination.push("\","), writeStyleResourceDependenciesInJS(destination, boundary)) : destination.push("\"");
		boundary = destination.push(")<\/script>");
		return writeBootstrap(destination, request) && boundary;
	}
	function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
		if (2 === segment.status) return !0;
		var hoistableState = boundary.contentState, segmentID = segment.id;
		if (-1 === segmentID) {
			if (-1 === (segment.id = boundary.rootSegmentID)) throw Error("A root segment ID must have been assigned by now. This is a bug in React.");
			return flushSegmentContainer(request, destination, segment, hoistableState);
		}
		if (segmentID === boundary.rootSegmentID) return flushSegmentContainer(request, destination, segment, hoistableState);
		flushSegmentContainer(request, destination, segment, hoistableState);
		boundary = request.resumableState;
		request = request.renderState;
		destination.push(request.startInlineScript);
		destination.push(">");
		0 === (boundary.instructions & 1) ? (boundary.instructions |= 1, destination.push("$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS(\"")) : destination.push("$RS(\"");
		destination.push(request.segmentPrefix);
		segmentID = segmentID.toString(16);
		destination.push(segmentID);
		destination.push("\",\"");
		destination.push(request.placeholderPrefix);
		destination.push(segmentID);
		destination = destination.push("\")<\/script>");
		return destination;
	}
	var flushingPartialBoundaries = !1;
	function flushCompletedQueues(request, destination) {
		try {
			if (!(0 < request.pendingRootTasks)) {
				var i, completedRootSegment = request.completedRootSegment;
				if (null !== completedRootSegment) {
					if (5 === completedRootSegment.status) return;
					var completedPreambleSegments = request.completedPreambleSegments;
					if (null === completedPreambleSegments) return;
					flushedByteSize = request.byteSize;
					var resumableState = request.resumableState, renderState = request.renderState, preamble = renderState.preamble, htmlChunks = preamble.htmlChunks, headChunks = preamble.headChunks, i$jscomp$0;
					if (htmlChunks) {
						for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++) destination.push(htmlChunks[i$jscomp$0]);
						if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) destination.push(headChunks[i$jscomp$0]);
						else {
							var chunk = startChunkForTag("head");
							destination.push(chunk);
							destination.push(">");
						}
					} else if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) destination.push(headChunks[i$jscomp$0]);
					var charsetChunks = renderState.charsetChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++) destination.push(charsetChunks[i$jscomp$0]);
					charsetChunks.length = 0;
					renderState.preconnects.forEach(flushResource, destination);
					renderState.preconnects.clear();
					var viewportChunks = renderState.viewportChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++) destination.push(viewportChunks[i$jscomp$0]);
					viewportChunks.length = 0;
					renderState.fontPreloads.forEach(flushResource, destination);
					renderState.fontPreloads.clear();
					renderState.highImagePreloads.forEach(flushResource, destination);
					renderState.highImagePreloads.clear();
					currentlyFlushingRenderState = renderState;
					renderState.styles.forEach(flushStylesInPreamble, destination);
					currentlyFlushingRenderState = null;
					var importMapChunks = renderState.importMapChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++) destination.push(importMapChunks[i$jscomp$0]);
					importMapChunks.length = 0;
					renderState.bootstrapScripts.forEach(flushResource, destination);
					renderState.scripts.forEach(flushResource, destination);
					renderState.scripts.clear();
					renderState.bulkPreloads.forEach(flushResource, destination);
					renderState.bulkPreloads.clear();
					resumableState.instructions |= 32;
					var hoistableChunks = renderState.hoistableChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++) destination.push(hoistableChunks[i$jscomp$0]);
					for (resumableState = hoistableChunks.length = 0; resumableState < completedPreambleSegments.length; resumableState++) {
						var segments = completedPreambleSegments[resumableState];
						for (renderState = 0; renderState < segments.length; renderState++) flushSegment(request, destination, segments[renderState], null);
					}
					var preamble$jscomp$0 = request.renderState.preamble, headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
					if (preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) {
						var chunk$jscomp$0 = endChunkForTag("head");
						destination.push(chunk$jscomp$0);
					}
					var bodyChunks = preamble$jscomp$0.bodyChunks;
					if (bodyChunks) for (completedPreambleSegments = 0; completedPreambleSegments < bodyChunks.length; completedPreambleSegments++) destination.push(bodyChunks[completedPreambleSegments]);
					flushSegment(request, destination, completedRootSegment, null);
					request.completedRootSegment = null;
					var renderState$jscomp$0 = request.renderState;
					if (0 !== request.allPendingTasks || 0 !== request.clientRenderedBoundaries.length || 0 !== request.completedBoundaries.length || null !== request.trackedPostpones && (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots)) {
						var resumableState$jscomp$0 = request.resumableState;
						if (0 === (resumableState$jscomp$0.instructions & 64)) {
							resumableState$jscomp$0.instructions |= 64;
							destination.push(renderState$jscomp$0.startInlineScript);
							if (0 === (resumableState$jscomp$0.instructions & 32)) {
								resumableState$jscomp$0.instructions |= 32;
								var shellId = "_" + resumableState$jscomp$0.idPrefix + "R_";
								destination.push(" id=\"");
								var chunk$jscomp$1 = escapeTextForBrowser(shellId);
								destination.push(chunk$jscomp$1);
								destination.push("\"");
							}
							destination.push(">");
							destination.push("requestAnimationFrame(function(){$RT=performance.now()});");
							destination.push("<\/script>");
						}
					}
					writeBootstrap(destination, renderState$jscomp$0);
				}
				var renderState$jscomp$1 = request.renderState;
				completedRootSegment = 0;
				var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
				for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++) destination.push(viewportChunks$jscomp$0[completedRootSegment]);
				viewportChunks$jscomp$0.length = 0;
				renderState$jscomp$1.preconnects.forEach(flushResource, destination);
				renderState$jscomp$1.preconnects.clear();
				renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.fontPreloads.clear();
				renderState$jscomp$1.highImagePreloads.forEach(flushResource, destination);
				renderState$jscomp$1.highImagePreloads.clear();
				renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
				renderState$jscomp$1.scripts.forEach(flushResource, destination);
				renderState$jscomp$1.scripts.clear();
				renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.bulkPreloads.clear();
				var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
				for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++) destination.push(hoistableChunks$jscomp$0[completedRootSegment]);
				hoistableChunks$jscomp$0.length = 0;
				var clientRenderedBoundaries = request.clientRenderedBoundaries;
				for (i = 0; i < clientRenderedBoundaries.length; i++) {
					var boundary = clientRenderedBoundaries[i];
					renderState$jscomp$1 = destination;
					var resumableState$jscomp$1 = request.resumableState, renderState$jscomp$2 = request.renderState, id = boundary.rootSegmentID, errorDigest = boundary.errorDigest;
					renderState$jscomp$1.push(renderState$jscomp$2.startInlineScript);
					renderState$jscomp$1.push(">");
					0 === (resumableState$jscomp$1.instructions & 4) ? (resumableState$jscomp$1.instructions |= 4, renderState$jscomp$1.push("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX(\"")) : renderState$jscomp$1.push("$RX(\"");
					renderState$jscomp$1.push(renderState$jscomp$2.boundaryPrefix);
					var chunk$jscomp$2 = id.toString(16);
					renderState$jscomp$1.push(chunk$jscomp$2);
					renderState$jscomp$1.push("\"");
					if (null != errorDigest) if (renderState$jscomp$1.push(","), null == errorDigest) renderState$jscomp$1.push("null");
					else {
						var chunk$jscomp$3 = escapeJSStringsForInstructionScripts(errorDigest);
						renderState$jscomp$1.push(chunk$jscomp$3);
					}
					var JSCompiler_inline_result = renderState$jscomp$1.push(")<\/script>");
					if (!JSCompiler_inline_result) {
						request.destination = null;
						i++;
						clientRenderedBoundaries.splice(0, i);
						return;
					}
				}
				clientRenderedBoundaries.splice(0, i);
				var completedBoundaries = request.completedBoundaries;
				for (i = 0; i < completedBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
					request.destination = null;
					i++;
					completedBoundaries.splice(0, i);
					return;
				}
				completedBoundaries.splice(0, i);
				flushingPartialBoundaries = !0;
				var partialBoundaries = request.partialBoundaries;
				for (i = 0; i < partialBoundaries.length; i++) {
					var boundary$70 = partialBoundaries[i];
					a: {
						clientRenderedBoundaries = request;
						boundary = destination;
						flushedByteSize = boundary$70.byteSize;
						var completedSegments = boundary$70.completedSegments;
						for (JSCompiler_inline_result = 0; JSCompiler_inline_result < completedSegments.length; JSCompiler_inline_result++) if (!flushPartiallyCompletedSegment(clientRenderedBoundaries, boundary, boundary$70, completedSegments[JSCompiler_inline_result])) {
							JSCompiler_inline_result++;
							completedSegments.splice(0, JSCompiler_inline_result);
							var JSCompiler_inline_result$jscomp$0 = !1;
							break a;
						}
						completedSegments.splice(0, JSCompiler_inline_result);
						var row = boundary$70.row;
						null !== row && row.together && 1 === boundary$70.pendingTasks && (1 === row.pendingTasks ? unblockSuspenseListRow(clientRenderedBoundaries, row, row.hoistables) : row.pendingTasks--);
						JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(boundary, boundary$70.contentState, clientRenderedBoundaries.renderState);
					}
					if (!JSCompiler_inline_result$jscomp$0) {
						request.destination = null;
						i++;
						partialBoundaries.splice(0, i);
						return;
					}
				}
				partialBoundaries.splice(0, i);
				flushingPartialBoundaries = !1;
				var largeBoundaries = request.completedBoundaries;
				for (i = 0; i < largeBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
					request.destination = null;
					i++;
					largeBoundaries.splice(0, i);
					return;
				}
				largeBoundaries.splice(0, i);
			}
		} finally {
			flushingPartialBoundaries = !1, i = request.postponedState, null !== i && (i.nextSegmentId = request.nextSegmentId), 0 === request.allPendingTasks && 0 === request.clientRenderedBoundaries.length && 0 === request.completedBoundaries.length && (request.flushScheduled = !1, i = request.resumableState, i.hasBody && (partialBoundaries = endChunkForTag("body"), destination.push(partialBoundaries)), i.hasHtml && (i = endChunkForTag("html"), destination.push(i)), endRenderLifetime(request), request.status = 13, destination.push(null), request.destination = null);
		}
	}
	function enqueueFlush(request) {
		if (!1 === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination) {
			request.flushScheduled = !0;
			var destination = request.destination;
			destination ? flushCompletedQueues(request, destination) : request.flushScheduled = !1;
		}
	}
	function startFlowing(request, destination) {
		if (12 === request.status) request.status = 13, request = request.fatalError, isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)), destination.destroy(request);
		else if (13 !== request.status && null === request.destination) {
			request.destination = destination;
			try {
				flushCompletedQueues(request, destination);
			} catch (error$72) {
				logRecoverableError(request, error$72, {}), fatalError(request, error$72);
			}
		}
	}
	function finishAbort(request, abortableTasks) {
		try {
			if (0 < abortableTasks.size) {
				var error = request.fatalError;
				abortableTasks.forEach(function(task) {
					return finishAbortedTask(task, request, error);
				});
				abortableTasks.clear();
			}
			null !== request.destination && flushCompletedQueues(request, request.destination);
		} catch (error$73) {
			logRecoverableError(request, error$73, {}), fatalError(request, error$73);
		}
	}
	function endRenderLifetime(request) {
		request = request.renderLifetimeController;
		null !== request && request.abort("The render ended.");
	}
	function abort(request, reason) {
		if (!(request.aborted || 11 !== request.status && 10 !== request.status)) {
			endRenderLifetime(request);
			var isRecoverableReason = "object" === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
			request.aborted = !0;
			reason = isRecoverableReason ? createRecoverableError(reason) : void 0 === reason ? Error("The render was aborted by the server without a reason.") : "object" === typeof reason && null !== reason && "function" === typeof reason.then ? Error("The render was aborted by the server with a promise.") : reason;
			request.fatalError = reason;
			reason = request.abortableTasks;
			reason.forEach(function(task) {
				return abortTask(task, request);
			});
			finishAbort(request, reason);
		}
	}
	function addToReplayParent(node, parentKeyPath, trackedPostpones) {
		if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
		else {
			var workingMap = trackedPostpones.workingMap, parentNode = workingMap.get(parentKeyPath);
			void 0 === parentNode && (parentNode = [
				parentKeyPath[1],
				parentKeyPath[2],
				[],
				null
			], workingMap.set(parentKeyPath, parentNode), addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
			parentNode[2].push(node);
		}
	}
	function onError() {}
	function renderToStringImpl(children, options, generateStaticMarkup, abortReason) {
		var didFatal = !1, fatalError = null, result = "", readyToStream = !1;
		options = createResumableState(options ? options.identifierPrefix : void 0);
		children = createRequest(children, options, createRenderState(options, generateStaticMarkup), createFormatContext(0, null, 0, null), Infinity, onError, void 0, void 0, function() {
			readyToStream = !0;
		}, void 0, void 0, void 0);
		children.flushScheduled = null !== children.destination;
		performWork(children);
		10 === children.status && (children.status = 11);
		null === children.trackedPostpones && safelyEmitEarlyPreloads(children, 0 === children.pendingRootTasks);
		abort(children, abortReason);
		startFlowing(children, {
			push: function(chunk) {
				null !== chunk && (result += chunk);
				return !0;
			},
			destroy: function(error) {
				didFatal = !0;
				fatalError = error;
			}
		});
		if (didFatal && fatalError !== abortReason) throw fatalError;
		if (!readyToStream) throw Error("A component suspended while responding to synchronous input. This will cause the UI to be replaced with a loading indicator. To fix, updates that suspend should be wrapped with startTransition.");
		return result;
	}
	exports.renderToStaticMarkup = function(children, options) {
		return renderToStringImpl(children, options, !0, "The server used \"renderToStaticMarkup\" which does not support Suspense. If you intended to have the server wait for the suspended component please switch to \"renderToPipeableStream\" which supports Suspense on the server");
	};
	exports.renderToString = function(children, options) {
		return renderToStringImpl(children, options, !1, "The server used \"renderToString\" which does not support Suspense. If you intended for this Suspense boundary to render the fallback content on the server consider throwing an Error somewhere within the Suspense boundary. If you intended to have the server wait for the suspended component please switch to \"renderToPipeableStream\" which supports Suspense on the server");
	};
	exports.version = "19.3.1";
}));
// node_modules/react-dom/cjs/react-dom-server.node.production.js
/**
* @license React
* react-dom-server.node.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_dom_server_node_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var util = __require("util");
	var crypto = __require("crypto");
	var async_hooks = __require("async_hooks");
	var React = require_react();
	var ReactDOM = require_react_dom();
	var stream = __require("stream");
	var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
	var REACT_PORTAL_TYPE = Symbol.for("react.portal");
	var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
	var REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode");
	var REACT_PROFILER_TYPE = Symbol.for("react.profiler");
	var REACT_CONSUMER_TYPE = Symbol.for("react.consumer");
	var REACT_CONTEXT_TYPE = Symbol.for("react.context");
	var REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref");
	var REACT_SUSPENSE_TYPE = Symbol.for("react.suspense");
	var REACT_SUSPENSE_LIST_TYPE = Symbol.for("react.suspense_list");
	var REACT_MEMO_TYPE = Symbol.for("react.memo");
	var REACT_LAZY_TYPE = Symbol.for("react.lazy");
	var REACT_SCOPE_TYPE = Symbol.for("react.scope");
	var REACT_ACTIVITY_TYPE = Symbol.for("react.activity");
	var REACT_LEGACY_HIDDEN_TYPE = Symbol.for("react.legacy_hidden");
	var REACT_MEMO_CACHE_SENTINEL = Symbol.for("react.memo_cache_sentinel");
	var REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition");
	var REACT_RECOVERABLE_TYPE = Symbol.for("react.recoverable");
	var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
	function getIteratorFn(maybeIterable) {
		if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
		maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
		return "function" === typeof maybeIterable ? maybeIterable : null;
	}
	var REACT_OPTIMISTIC_KEY = Symbol.for("react.optimistic_key");
	var isArrayImpl = Array.isArray;
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	var supportsArrayBufferDetached = hasOwnProperty.call(ArrayBuffer.prototype, "detached");
	var scheduleMicrotask = queueMicrotask;
	function flushBuffered(destination) {
		"function" === typeof destination.flush && destination.flush();
	}
	var currentView = null;
	var writtenBytes = 0;
	var destinationHasCapacity$1 = !0;
	function writeChunk(destination, chunk) {
		if ("string" === typeof chunk) {
			if (0 !== chunk.length) if (4096 < 3 * chunk.length) 0 < writtenBytes && (writeToDestination(destination, currentView.subarray(0, writtenBytes)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0), writeToDestination(destination, chunk);
			else {
				var target = currentView;
				0 < writtenBytes && (target = currentView.subarray(writtenBytes));
				target = textEncoder.encodeInto(chunk, target);
				var read = target.read;
				writtenBytes += target.written;
				read < chunk.length && (writeToDestination(destination, currentView.subarray(0, writtenBytes)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = textEncoder.encodeInto(chunk.slice(read), currentView).written);
				4096 === writtenBytes && (writeToDestination(destination, currentView), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0);
			}
		} else if (0 === chunk.byteLength) {
			if (supportsArrayBufferDetached && chunk.buffer.detached) throw Error("Cannot transport a detached buffer. This usually happens when trying to transport multiple buffer-spanning views on the same underyling buffer. Either reuse the exact same view by identity or copy the underlying buffer manually via `view.slice()`.");
		} else 4096 < chunk.byteLength ? (0 < writtenBytes && (writeToDestination(destination, currentView.subarray(0, writtenBytes)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0), writeToDestination(destination, chunk)) : (target = currentView.length - writtenBytes, target < chunk.byteLength && (0 === target ? writeToDestination(destination, currentView) : (currentView.set(chunk.subarray(0, target), writtenBytes), writtenBytes += target, writeToDestination(destination, currentView), chunk = chunk.subarray(target)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0), currentView.set(chunk, writtenBytes), writtenBytes += chunk.byteLength, 4096 === writtenBytes && (writeToDestination(destination, currentView), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0));
	}
	function writeToDestination(destination, view) {
		destination = destination.write(view);
		destinationHasCapacity$1 = destinationHasCapacity$1 && destination;
	}
	function writeChunkAndReturn(destination, chunk) {
		writeChunk(destination, chunk);
		return destinationHasCapacity$1;
	}
	function completeWriting(destination) {
		currentView && 0 < writtenBytes && destination.write(currentView.subarray(0, writtenBytes));
		currentView = null;
		writtenBytes = 0;
		destinationHasCapacity$1 = !0;
	}
	var textEncoder = new util.TextEncoder();
	function stringToPrecomputedChunk(content) {
		return textEncoder.encode(content);
	}
	function byteLengthOfChunk(chunk) {
		return "string" === typeof chunk ? Buffer.byteLength(chunk, "utf8") : chunk.byteLength;
	}
	var assign = Object.assign;
	var VALID_ATTRIBUTE_NAME_REGEX = RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
	var illegalAttributeNameCache = {};
	var validatedAttributeNameCache = {};
	function isAttributeNameSafe(attributeName) {
		if (hasOwnProperty.call(validatedAttributeNameCache, attributeName)) return !0;
		if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return !1;
		if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName)) return validatedAttributeNameCache[attributeName] = !0;
		illegalAttributeNameCache[attributeName] = !0;
		return !1;
	}
	var unitlessNumbers = new Set("animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));
	var aliases = /* @__PURE__ */ new Map([
		["acceptCharset", "accept-charset"],
		["htmlFor", "for"],
		["httpEquiv", "http-equiv"],
		["crossOrigin", "crossorigin"],
		["accentHeight", "accent-height"],
		["alignmentBaseline", "alignment-baseline"],
		["arabicForm", "arabic-form"],
		["baselineShift", "baseline-shift"],
		["capHeight", "cap-height"],
		["clipPath", "clip-path"],
		["clipRule", "clip-rule"],
		["colorInterpolation", "color-interpolation"],
		["colorInterpolationFilters", "color-interpolation-filters"],
		["colorProfile", "color-profile"],
		["colorRendering", "color-rendering"],
		["dominantBaseline", "dominant-baseline"],
		["enableBackground", "enable-background"],
		["fillOpacity", "fill-opacity"],
		["fillRule", "fill-rule"],
		["floodColor", "flood-color"],
		["floodOpacity", "flood-opacity"],
		["fontFamily", "font-family"],
		["fontSize", "font-size"],
		["fontSizeAdjust", "font-size-adjust"],
		["fontStretch", "font-stretch"],
		["fontStyle", "font-style"],
		["fontVariant", "font-variant"],
		["fontWeight", "font-weight"],
		["glyphName", "glyph-name"],
		["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
		["glyphOrientationVertical", "glyph-orientation-vertical"],
		["horizAdvX", "horiz-adv-x"],
		["horizOriginX", "horiz-origin-x"],
		["imageRendering", "image-rendering"],
		["letterSpacing", "letter-spacing"],
		["lightingColor", "lighting-color"],
		["markerEnd", "marker-end"],
		["markerMid", "marker-mid"],
		["markerStart", "marker-start"],
		["maskType", "mask-type"],
		["overlinePosition", "overline-position"],
		["overlineThickness", "overline-thickness"],
		["paintOrder", "paint-order"],
		["panose-1", "panose-1"],
		["pointerEvents", "pointer-events"],
		["renderingIntent", "rendering-intent"],
		["shapeRendering", "shape-rendering"],
		["stopColor", "stop-color"],
		["stopOpacity", "stop-opacity"],
		["strikethroughPosition", "strikethrough-position"],
		["strikethroughThickness", "strikethrough-thickness"],
		["strokeDasharray", "stroke-dasharray"],
		["strokeDashoffset", "stroke-dashoffset"],
		["strokeLinecap", "stroke-linecap"],
		["strokeLinejoin", "stroke-linejoin"],
		["strokeMiterlimit", "stroke-miterlimit"],
		["strokeOpacity", "stroke-opacity"],
		["strokeWidth", "stroke-width"],
		["textAnchor", "text-anchor"],
		["textDecoration", "text-decoration"],
		["textRendering", "text-rendering"],
		["transformOrigin", "transform-origin"],
		["underlinePosition", "underline-position"],
		["underlineThickness", "underline-thickness"],
		["unicodeBidi", "unicode-bidi"],
		["unicodeRange", "unicode-range"],
		["unitsPerEm", "units-per-em"],
		["vAlphabetic", "v-alphabetic"],
		["vHanging", "v-hanging"],
		["vIdeographic", "v-ideographic"],
		["vMathematical", "v-mathematical"],
		["vectorEffect", "vector-effect"],
		["vertAdvY", "vert-adv-y"],
		["vertOriginX", "vert-origin-x"],
		["vertOriginY", "vert-origin-y"],
		["wordSpacing", "word-spacing"],
		["writingMode", "writing-mode"],
		["xmlnsXlink", "xmlns:xlink"],
		["xHeight", "x-height"]
	]);
	var matchHtmlRegExp = /["'&<>]/;
	function escapeTextForBrowser(text) {
		if ("boolean" === typeof text || "number" === typeof text || "bigint" === typeof text) return "" + text;
		text = "" + text;
		var match = matchHtmlRegExp.exec(text);
		if (match) {
			var html = "", index, lastIndex = 0;
			for (index = match.index; index < text.length; index++) {
				switch (text.charCodeAt(index)) {
					case 34:
						match = "&quot;";
						break;
					case 38:
						match = "&amp;";
						break;
					case 39:
						match = "&#x27;";
						break;
					case 60:
						match = "&lt;";
						break;
					case 62:
						match = "&gt;";
						break;
					default: continue;
				}
				lastIndex !== index && (html += text.slice(lastIndex, index));
				lastIndex = index + 1;
				html += match;
			}
			text = lastIndex !== index ? html + text.slice(lastIndex, index) : html;
		}
		return text;
	}
	var uppercasePattern = /([A-Z])/g;
	var msPattern = /^ms-/;
	var isJavaScriptProtocol = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
	function sanitizeURL(url) {
		return isJavaScriptProtocol.test("" + url) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : url;
	}
	var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var sharedNotPendingObject = {
		pending: !1,
		data: null,
		method: null,
		action: null
	};
	var previousDispatcher = ReactDOMSharedInternals.d;
	ReactDOMSharedInternals.d = {
		f: previousDispatcher.f,
		r: previousDispatcher.r,
		D: prefetchDNS,
		C: preconnect,
		L: preload,
		m: preloadModule,
		X: preinitScript,
		S: preinitStyle,
		M: preinitModuleScript
	};
	var PRELOAD_NO_CREDS = [];
	var currentlyFlushingRenderState = null;
	stringToPrecomputedChunk("\"></template>");
	var startInlineScript = stringToPrecomputedChunk("<script");
	var endInlineScript = stringToPrecomputedChunk("<\/script>");
	var startScriptSrc = stringToPrecomputedChunk("<script src=\"");
	var startModuleSrc = stringToPrecomputedChunk("<script type=\"module\" src=\"");
	var scriptNonce = stringToPrecomputedChunk(" nonce=\"");
	var scriptIntegirty = stringToPrecomputedChunk(" integrity=\"");
	var scriptCrossOrigin = stringToPrecomputedChunk(" crossorigin=\"");
	var endAsyncScript = stringToPrecomputedChunk(" async=\"\"><\/script>");
	var startInlineStyle = stringToPrecomputedChunk("<style");
	var scriptRegex = /(<\/|<)(s)(cript)/gi;
	function scriptReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\u0073" : "\\u0053") + suffix;
	}
	var importMapScriptStart = stringToPrecomputedChunk("<script type=\"importmap\">");
	var importMapScriptEnd = stringToPrecomputedChunk("<\/script>");
	function createRenderState(resumableState, nonce, externalRuntimeConfig, importMap, onHeaders, maxHeadersLength) {
		externalRuntimeConfig = "string" === typeof nonce ? nonce : nonce && nonce.script;
		var inlineScriptWithNonce = void 0 === externalRuntimeConfig ? startInlineScript : stringToPrecomputedChunk("<script nonce=\"" + escapeTextForBrowser(externalRuntimeConfig) + "\""), nonceStyle = "string" === typeof nonce ? void 0 : nonce && nonce.style, inlineStyleWithNonce = void 0 === nonceStyle ? startInlineStyle : stringToPrecomputedChunk("<style nonce=\"" + escapeTextForBrowser(nonceStyle) + "\""), idPrefix = resumableState.idPrefix, bootstrapChunks = [], bootstrapScriptContent = resumableState.bootstrapScriptContent, bootstrapScripts = resumableState.bootstrapScripts, bootstrapModules = resumableState.bootstrapModules;
		void 0 !== bootstrapScriptContent && (bootstrapChunks.push(inlineScriptWithNonce), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endOfStartTag, ("" + bootstrapScriptContent).replace(scriptRegex, scriptReplacer), endInlineScript));
		bootstrapScriptContent = [];
		void 0 !== importMap && (bootstrapScriptContent.push(void 0 === externalRuntimeConfig ? importMapScriptStart : stringToPrecomputedChunk("<script type=\"importmap\" nonce=\"" + escapeTextForBrowser(externalRuntimeConfig) + "\">")), bootstrapScriptContent.push(("" + JSON.stringify(importMap)).replace(scriptRegex, scriptReplacer)), bootstrapScriptContent.push(importMapScriptEnd));
		importMap = onHeaders ? {
			preconnects: "",
			fontPreloads: "",
			highImagePreloads: "",
			remainingCapacity: 2 + ("number" === typeof maxHeadersLength ? maxHeadersLength : 2e3)
		} : null;
		onHeaders = {
			placeholderPrefix: stringToPrecomputedChunk(idPrefix + "P:"),
			segmentPrefix: stringToPrecomputedChunk(idPrefix + "S:"),
			boundaryPrefix: stringToPrecomputedChunk(idPrefix + "B:"),
			startInlineScript: inlineScriptWithNonce,
			startInlineStyle: inlineStyleWithNonce,
			preamble: createPreambleState(),
			externalRuntimeScript: null,
			bootstrapChunks,
			importMapChunks: bootstrapScriptContent,
			onHeaders,
			headers: importMap,
			resets: {
				font: {},
				dns: {},
				connect: {
					default: {},
					anonymous: {},
					credentials: {}
				},
				image: {},
				style: {}
			},
			charsetChunks: [],
			viewportChunks: [],
			hoistableChunks: [],
			preconnects: /* @__PURE__ */ new Set(),
			fontPreloads: /* @__PURE__ */ new Set(),
			highImagePreloads: /* @__PURE__ */ new Set(),
			styles: /* @__PURE__ */ new Map(),
			bootstrapScripts: /* @__PURE__ */ new Set(),
			scripts: /* @__PURE__ */ new Set(),
			bulkPreloads: /* @__PURE__ */ new Set(),
			preloads: {
				images: /* @__PURE__ */ new Map(),
				stylesheets: /* @__PURE__ */ new Map(),
				scripts: /* @__PURE__ */ new Map(),
				moduleScripts: /* @__PURE__ */ new Map()
			},
			nonce: {
				script: externalRuntimeConfig,
				style: nonceStyle
			},
			hoistableState: null,
			stylesToHoist: !1
		};
		if (void 0 !== bootstrapScripts) for (importMap = 0; importMap < bootstrapScripts.length; importMap++) idPrefix = bootstrapScripts[importMap], nonceStyle = inlineScriptWithNonce = void 0, inlineStyleWithNonce = {
			rel: "preload",
			as: "script",
			fetchPriority: "low",
			nonce
		}, "string" === typeof idPrefix ? inlineStyleWithNonce.href = maxHeadersLength = idPrefix : (inlineStyleWithNonce.href = maxHeadersLength = idPrefix.src, inlineStyleWithNonce.integrity = nonceStyle = "string" === typeof idPrefix.integrity ? idPrefix.integrity : void 0, inlineStyleWithNonce.crossOrigin = inlineScriptWithNonce = "string" === typeof idPrefix || null == idPrefix.crossOrigin ? void 0 : "use-credentials" === idPrefix.crossOrigin ? "use-credentials" : ""), idPrefix = resumableState, bootstrapScriptContent = maxHeadersLength, idPrefix.scriptResources[bootstrapScriptContent] = null, idPrefix.moduleScriptResources[bootstrapScriptContent] = null, idPrefix = [], pushLinkImpl(idPrefix, inlineStyleWithNonce), onHeaders.bootstrapScripts.add(idPrefix), bootstrapChunks.push(startScriptSrc, escapeTextForBrowser(maxHeadersLength), attributeEnd), externalRuntimeConfig && bootstrapChunks.push(scriptNonce, escapeTextForBrowser(externalRuntimeConfig), attributeEnd), "string" === typeof nonceStyle && bootstrapChunks.push(scriptIntegirty, escapeTextForBrowser(nonceStyle), attributeEnd), "string" === typeof inlineScriptWithNonce && bootstrapChunks.push(scriptCrossOrigin, escapeTextForBrowser(inlineScriptWithNonce), attributeEnd), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endAsyncScript);
		if (void 0 !== bootstrapModules) for (nonce = 0; nonce < bootstrapModules.length; nonce++) nonceStyle = bootstrapModules[nonce], maxHeadersLength = importMap = void 0, inlineScriptWithNonce = {
			rel: "modulepreload",
			fetchPriority: "low",
			nonce: externalRuntimeConfig
		}, "string" === typeof nonceStyle ? inlineScriptWithNonce.href = bootstrapScripts = nonceStyle : (inlineScriptWithNonce.href = bootstrapScripts = nonceStyle.src, inlineScriptWithNonce.integrity = maxHeadersLength = "string" === typeof nonceStyle.integrity ? nonceStyle.integrity : void 0, inlineScriptWithNonce.crossOrigin = importMap = "string" === typeof nonceStyle || null == nonceStyle.crossOrigin ? void 0 : "use-credentials" === nonceStyle.crossOrigin ? "use-credentials" : ""), nonceStyle = resumableState, inlineStyleWithNonce = bootstrapScripts, nonceStyle.scriptResources[inlineStyleWithNonce] = null, nonceStyle.moduleScriptResources[inlineStyleWithNonce] = null, nonceStyle = [], pushLinkImpl(nonceStyle, inlineScriptWithNonce), onHeaders.bootstrapScripts.add(nonceStyle), bootstrapChunks.push(startModuleSrc, escapeTextForBrowser(bootstrapScripts), attributeEnd), externalRuntimeConfig && bootstrapChunks.push(scriptNonce, escapeTextForBrowser(externalRuntimeConfig), attributeEnd), "string" === typeof maxHeadersLength && bootstrapChunks.push(scriptIntegirty, escapeTextForBrowser(maxHeadersLength), attributeEnd), "string" === typeof importMap && bootstrapChunks.push(scriptCrossOrigin, escapeTextForBrowser(importMap), attributeEnd), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endAsyncScript);
		return onHeaders;
	}
	function createResumableState(identifierPrefix, externalRuntimeConfig, bootstrapScriptContent, bootstrapScripts, bootstrapModules) {
		return {
			idPrefix: void 0 === identifierPrefix ? "" : identifierPrefix,
			nextFormID: 0,
			streamingFormat: 0,
			bootstrapScriptContent,
			bootstrapScripts,
			bootstrapModules,
			instructions: 0,
			hasBody: !1,
			hasHtml: !1,
			unknownResources: {},
			dnsResources: {},
			connectResources: {
				default: {},
				anonymous: {},
				credentials: {}
			},
			imageResources: {},
			styleResources: {},
			scriptResources: {},
			moduleUnknownResources: {},
			moduleScriptResources: {}
		};
	}
	function createPreambleState() {
		return {
			htmlChunks: null,
			headChunks: null,
			bodyChunks: null
		};
	}
	function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
		return {
			insertionMode,
			selectedValue,
			tagScope,
			viewTransition
		};
	}
	function createRootFormatContext(namespaceURI) {
		return createFormatContext("http://www.w3.org/2000/svg" === namespaceURI ? 4 : "http://www.w3.org/1998/Math/MathML" === namespaceURI ? 5 : 0, null, 0, null);
	}
	function getChildFormatContext(parentContext, type, props) {
		var subtreeScope = parentContext.tagScope & -25;
		switch (type) {
			case "noscript": return createFormatContext(2, null, subtreeScope | 1, null);
			case "select": return createFormatContext(2, null != props.value ? props.value : props.defaultValue, subtreeScope, null);
			case "svg": return createFormatContext(4, null, subtreeScope, null);
			case "picture": return createFormatContext(2, null, subtreeScope | 2, null);
			case "math": return createFormatContext(5, null, subtreeScope, null);
			case "foreignObject": return createFormatContext(2, null, subtreeScope, null);
			case "table": return createFormatContext(6, null, subtreeScope, null);
			case "thead":
			case "tbody":
			case "tfoot": return createFormatContext(7, null, subtreeScope, null);
			case "colgroup": return createFormatContext(9, null, subtreeScope, null);
			case "tr": return createFormatContext(8, null, subtreeScope, null);
			case "head":
				if (2 > parentContext.insertionMode) return createFormatContext(3, null, subtreeScope, null);
				break;
			case "html": if (0 === parentContext.insertionMode) return createFormatContext(1, null, subtreeScope, null);
		}
		return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode ? createFormatContext(2, null, subtreeScope, null) : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope ? createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, null) : parentContext;
	}
	function getSuspenseViewTransition(parentViewTransition) {
		return null === parentViewTransition ? null : {
			update: parentViewTransition.update,
			enter: "none",
			exit: "none",
			share: parentViewTransition.update,
			parentEnter: "none",
			parentExit: "none",
			name: parentViewTransition.autoName,
			autoName: parentViewTransition.autoName,
			nameIdx: 0
		};
	}
	function getSuspenseFallbackFormatContext(resumableState, parentContext) {
		parentContext.tagScope & 32 && (resumableState.instructions |= 128);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, parentContext.tagScope | 12, getSuspenseViewTransition(parentContext.viewTransition));
	}
	function getSuspenseContentFormatContext(resumableState, parentContext) {
		resumableState = getSuspenseViewTransition(parentContext.viewTransition);
		var subtreeScope = parentContext.tagScope | 16;
		null !== resumableState && "none" !== resumableState.share && (subtreeScope |= 64);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, resumableState);
	}
	function makeId(resumableState, treeId, localId) {
		resumableState = "_" + resumableState.idPrefix + "R_" + treeId;
		0 < localId && (resumableState += "H" + localId.toString(32));
		return resumableState + "_";
	}
	var textSeparator = stringToPrecomputedChunk("<!-- -->");
	function pushTextInstance(target, text, renderState, textEmbedded) {
		if ("" === text) return textEmbedded;
		textEmbedded && target.push(textSeparator);
		target.push(escapeTextForBrowser(text));
		return !0;
	}
	function pushViewTransitionAttributes(target, formatContext) {
		formatContext = formatContext.viewTransition;
		null !== formatContext && ("auto" !== formatContext.name && (pushStringAttribute(target, "vt-name", 0 === formatContext.nameIdx ? formatContext.name : formatContext.name + "_" + formatContext.nameIdx), formatContext.nameIdx++), pushStringAttribute(target, "vt-update", formatContext.update), "none" !== formatContext.enter && pushStringAttribute(target, "vt-enter", formatContext.enter), "none" !== formatContext.exit && pushStringAttribute(target, "vt-exit", formatContext.exit), "none" !== formatContext.share && pushStringAttribute(target, "vt-share", formatContext.share));
	}
	var styleNameCache = /* @__PURE__ */ new Map();
	var styleAttributeStart = stringToPrecomputedChunk(" style=\"");
	var styleAssign = stringToPrecomputedChunk(":");
	var styleSeparator = stringToPrecomputedChunk(";");
	function pushStyleAttribute(target, style) {
		if ("object" !== typeof style) throw Error("The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.");
		var isFirst = !0, styleName;
		for (styleName in style) if (hasOwnProperty.call(style, styleName)) {
			var styleValue = style[styleName];
			if (null != styleValue && "boolean" !== typeof styleValue && "" !== styleValue) {
				if (0 === styleName.indexOf("--")) {
					var nameChunk = escapeTextForBrowser(styleName);
					styleValue = escapeTextForBrowser(("" + styleValue).trim());
				} else nameChunk = styleNameCache.get(styleName), void 0 === nameChunk && (nameChunk = stringToPrecomputedChunk(escapeTextForBrowser(styleName.replace(uppercasePattern, "-$1").toLowerCase().replace(msPattern, "-ms-"))), styleNameCache.set(styleName, nameChunk)), styleValue = "number" === typeof styleValue ? 0 === styleValue || unitlessNumbers.has(styleName) ? "" + styleValue : styleValue + "px" : escapeTextForBrowser(("" + styleValue).trim());
				isFirst ? (isFirst = !1, target.push(styleAttributeStart, nameChunk, styleAssign, styleValue)) : target.push(styleSeparator, nameChunk, styleAssign, styleValue);
			}
		}
		isFirst || target.push(attributeEnd);
	}
	var attributeSeparator = stringToPrecomputedChunk(" ");
	var attributeAssign = stringToPrecomputedChunk("=\"");
	var attributeEnd = stringToPrecomputedChunk("\"");
	var attributeEmptyString = stringToPrecomputedChunk("=\"\"");
	function pushBooleanAttribute(target, name, value) {
		value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeEmptyString);
	}
	function pushStringAttribute(target, name, value) {
		"function" !== typeof value && "symbol" !== typeof value && "boolean" !== typeof value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
	}
	var actionJavaScriptURL = stringToPrecomputedChunk(escapeTextForBrowser("javascript:throw new Error('React form unexpectedly submitted.')"));
	var startHiddenInputChunk = stringToPrecomputedChunk("<input type=\"hidden\"");
	function pushAdditionalFormField(value, key) {
		this.push(startHiddenInputChunk);
		validateAdditionalFormField(value);
		pushStringAttribute(this, "name", key);
		pushStringAttribute(this, "value", value);
		this.push(endOfStartTagSelfClosing);
	}
	function validateAdditionalFormField(value) {
		if ("string" !== typeof value) throw Error("File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration.");
	}
	function getCustomFormFields(resumableState, formAction) {
		if ("function" === typeof formAction.$$FORM_ACTION) {
			var id = resumableState.nextFormID++;
			resumableState = resumableState.idPrefix + id;
			try {
				var customFields = formAction.$$FORM_ACTION(resumableState);
				if (customFields) customFields.data?.forEach(validateAdditionalFormField);
				return customFields;
			} catch (x) {
				if ("object" === typeof x && null !== x && "function" === typeof x.then) throw x;
			}
		}
		return null;
	}
	function pushFormActionAttribute(target, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name) {
		var formData = null;
		if ("function" === typeof formAction) {
			var customFields = getCustomFormFields(resumableState, formAction);
			null !== customFields ? (name = customFields.name, formAction = customFields.action || "", formEncType = customFields.encType, formMethod = customFields.method, formTarget = customFields.target, formData = customFields.data) : (target.push(attributeSeparator, "formAction", attributeAssign, actionJavaScriptURL, attributeEnd), formTarget = formMethod = formEncType = formAction = name = null, injectFormReplayingRuntime(resumableState, renderState));
		}
		null != name && pushAttribute(target, "name", name);
		null != formAction && pushAttribute(target, "formAction", formAction);
		null != formEncType && pushAttribute(target, "formEncType", formEncType);
		null != formMethod && pushAttribute(target, "formMethod", formMethod);
		null != formTarget && pushAttribute(target, "formTarget", formTarget);
		return formData;
	}
	function pushAttribute(target, name, value) {
		switch (name) {
			case "className":
				pushStringAttribute(target, "class", value);
				break;
			case "tabIndex":
				pushStringAttribute(target, "tabindex", value);
				break;
			case "dir":
			case "role":
			case "viewBox":
			case "width":
			case "height":
				pushStringAttribute(target, name, value);
				break;
			case "style":
				pushStyleAttribute(target, value);
				break;
			case "src":
			case "href": if ("" === value) break;
			case "action":
			case "formAction":
				if (null == value || "function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "defaultValue":
			case "defaultChecked":
			case "innerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "ref": break;
			case "autoFocus":
			case "multiple":
			case "muted":
				pushBooleanAttribute(target, name.toLowerCase(), value);
				break;
			case "xlinkHref":
				if ("function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(attributeSeparator, "xlink:href", attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "contentEditable":
			case "spellCheck":
			case "draggable":
			case "value":
			case "autoReverse":
			case "externalResourcesRequired":
			case "focusable":
			case "preserveAlpha":
				"function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "inert":
			case "allowFullScreen":
			case "async":
			case "autoPlay":
			case "controls":
			case "credentialless":
			case "default":
			case "defer":
			case "disabled":
			case "disablePictureInPicture":
			case "disableRemotePlayback":
			case "formNoValidate":
			case "hidden":
			case "loop":
			case "noModule":
			case "noValidate":
			case "open":
			case "playsInline":
			case "readOnly":
			case "required":
			case "reversed":
			case "scoped":
			case "seamless":
			case "itemScope":
				value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeEmptyString);
				break;
			case "capture":
			case "download":
				!0 === value ? target.push(attributeSeparator, name, attributeEmptyString) : !1 !== value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "cols":
			case "rows":
			case "size":
			case "span":
				"function" !== typeof value && "symbol" !== typeof value && !isNaN(value) && 1 <= value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "rowSpan":
			case "start":
				"function" === typeof value || "symbol" === typeof value || isNaN(value) || target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "xlinkActuate":
				pushStringAttribute(target, "xlink:actuate", value);
				break;
			case "xlinkArcrole":
				pushStringAttribute(target, "xlink:arcrole", value);
				break;
			case "xlinkRole":
				pushStringAttribute(target, "xlink:role", value);
				break;
			case "xlinkShow":
				pushStringAttribute(target, "xlink:show", value);
				break;
			case "xlinkTitle":
				pushStringAttribute(target, "xlink:title", value);
				break;
			case "xlinkType":
				pushStringAttribute(target, "xlink:type", value);
				break;
			case "xmlBase":
				pushStringAttribute(target, "xml:base", value);
				break;
			case "xmlLang":
				pushStringAttribute(target, "xml:lang", value);
				break;
			case "xmlSpace":
				pushStringAttribute(target, "xml:space", value);
				break;
			default: if (!(2 < name.length) || "o" !== name[0] && "O" !== name[0] || "n" !== name[1] && "N" !== name[1]) {
				if (name = aliases.get(name) || name, isAttributeNameSafe(name)) {
					switch (typeof value) {
						case "function":
						case "symbol": return;
						case "boolean":
							var prefix$8 = name.toLowerCase().slice(0, 5);
							if ("data-" !== prefix$8 && "aria-" !== prefix$8) return;
					}
					target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				}
			}
		}
	}
	var endOfStartTag = stringToPrecomputedChunk(">");
	var endOfStartTagSelfClosing = stringToPrecomputedChunk("/>");
	function pushInnerHTML(target, innerHTML, children) {
		if (null != innerHTML) {
			if (null != children) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
			if ("object" !== typeof innerHTML || !("__html" in innerHTML)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
			innerHTML = innerHTML.__html;
			null !== innerHTML && void 0 !== innerHTML && target.push("" + innerHTML);
		}
	}
	function flattenOptionChildren(children) {
		var content = "";
		React.Children.forEach(children, function(child) {
			null != child && (content += child);
		});
		return content;
	}
	var selectedMarkerAttribute = stringToPrecomputedChunk(" selected=\"\"");
	var formReplayingRuntimeScript = stringToPrecomputedChunk("addEventListener(\"submit\",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute(\"formAction\");null!=f&&(c=f,e=null)}\"javascript:throw new Error('React form unexpectedly submitted.')\"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});");
	function injectFormReplayingRuntime(resumableState, renderState) {
		if (0 === (resumableState.instructions & 16)) {
			resumableState.instructions |= 16;
			var preamble = renderState.preamble, bootstrapChunks = renderState.bootstrapChunks;
			(preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length ? (bootstrapChunks.push(renderState.startInlineScript), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endOfStartTag, formReplayingRuntimeScript, endInlineScript)) : bootstrapChunks.unshift(renderState.startInlineScript, endOfStartTag, formReplayingRuntimeScript, endInlineScript);
		}
	}
	var formStateMarkerIsMatching = stringToPrecomputedChunk("<!--F!-->");
	var formStateMarkerIsNotMatching = stringToPrecomputedChunk("<!--F-->");
	function pushLinkImpl(target, props) {
		target.push(startChunkForTag("link"));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(endOfStartTagSelfClosing);
		return null;
	}
	var styleRegex = /(<\/|<)(s)(tyle)/gi;
	function styleReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\73 " : "\\53 ") + suffix;
	}
	function pushSelfClosing(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error(tag + " is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(endOfStartTagSelfClosing);
		return null;
	}
	function pushTitleImpl(target, props) {
		target.push(startChunkForTag("title"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(endOfStartTag);
		props = Array.isArray(children) ? 2 > children.length ? children[0] : null : children;
		"function" !== typeof props && "symbol" !== typeof props && null !== props && void 0 !== props && target.push(escapeTextForBrowser("" + props));
		pushInnerHTML(target, innerHTML, children);
		target.push(endChunkForTag("title"));
		return null;
	}
	var headPreambleContributionChunk = stringToPrecomputedChunk("<!--head-->");
	var bodyPreambleContributionChunk = stringToPrecomputedChunk("<!--body-->");
	var htmlPreambleContributionChunk = stringToPrecomputedChunk("<!--html-->");
	function pushScriptImpl(target, props) {
		target.push(startChunkForTag("script"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(endOfStartTag);
		pushInnerHTML(target, innerHTML, children);
		"string" === typeof children && target.push(("" + children).replace(scriptRegex, scriptReplacer));
		target.push(endChunkForTag("script"));
		return null;
	}
	function pushStartSingletonElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(endOfStartTag);
		pushInnerHTML(target, innerHTML, tag);
		return tag;
	}
	function pushStartGenericElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(endOfStartTag);
		pushInnerHTML(target, innerHTML, tag);
		return "string" === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
	}
	var leadingNewline = stringToPrecomputedChunk("\n");
	var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_\.\-\d]*$/;
	var validatedTagCache = /* @__PURE__ */ new Map();
	function startChunkForTag(tag) {
		var tagStartChunk = validatedTagCache.get(tag);
		if (void 0 === tagStartChunk) {
			if (!VALID_TAG_REGEX.test(tag)) throw Error("Invalid tag: " + tag);
			tagStartChunk = stringToPrecomputedChunk("<" + tag);
			validatedTagCache.set(tag, tagStartChunk);
		}
		return tagStartChunk;
	}
	var doctypeChunk = stringToPrecomputedChunk("<!DOCTYPE html>");
	function pushStartInstance(target$jscomp$0, type, props, resumableState, renderState, preambleState, hoistableState, formatContext, textEmbedded) {
		switch (type) {
			case "div":
			case "span":
			case "svg":
			case "path": break;
			case "a":
				target$jscomp$0.push(startChunkForTag("a"));
				var children = null, innerHTML = null, propKey;
				for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
					var propValue = props[propKey];
					if (null != propValue) switch (propKey) {
						case "children":
							children = propValue;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML = propValue;
							break;
						case "href":
							"" === propValue ? pushStringAttribute(target$jscomp$0, "href", "") : pushAttribute(target$jscomp$0, propKey, propValue);
							break;
						default: pushAttribute(target$jscomp$0, propKey, propValue);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML, children);
				if ("string" === typeof children) {
					target$jscomp$0.push(escapeTextForBrowser(children));
					var JSCompiler_inline_result = null;
				} else JSCompiler_inline_result = children;
				return JSCompiler_inline_result;
			case "g":
			case "p":
			case "li": break;
			case "select":
				target$jscomp$0.push(startChunkForTag("select"));
				var children$jscomp$0 = null, innerHTML$jscomp$0 = null, propKey$jscomp$0;
				for (propKey$jscomp$0 in props) if (hasOwnProperty.call(props, propKey$jscomp$0)) {
					var propValue$jscomp$0 = props[propKey$jscomp$0];
					if (null != propValue$jscomp$0) switch (propKey$jscomp$0) {
						case "children":
							children$jscomp$0 = propValue$jscomp$0;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$0 = propValue$jscomp$0;
							break;
						case "defaultValue":
						case "value": break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$0, propValue$jscomp$0);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
				return children$jscomp$0;
			case "option":
				var selectedValue = formatContext.selectedValue;
				target$jscomp$0.push(startChunkForTag("option"));
				var children$jscomp$1 = null, value = null, selected = null, innerHTML$jscomp$1 = null, propKey$jscomp$1;
				for (propKey$jscomp$1 in props) if (hasOwnProperty.call(props, propKey$jscomp$1)) {
					var propValue$jscomp$1 = props[propKey$jscomp$1];
					if (null != propValue$jscomp$1) switch (propKey$jscomp$1) {
						case "children":
							children$jscomp$1 = propValue$jscomp$1;
							break;
						case "selected":
							selected = propValue$jscomp$1;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$1 = propValue$jscomp$1;
							break;
						case "value": value = propValue$jscomp$1;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$1, propValue$jscomp$1);
					}
				}
				if (null != selectedValue) {
					var stringValue = null !== value ? "" + value : flattenOptionChildren(children$jscomp$1);
					if (isArrayImpl(selectedValue)) {
						for (var i = 0; i < selectedValue.length; i++) if ("" + selectedValue[i] === stringValue) {
							target$jscomp$0.push(selectedMarkerAttribute);
							break;
						}
					} else "" + selectedValue === stringValue && target$jscomp$0.push(selectedMarkerAttribute);
				} else selected && target$jscomp$0.push(selectedMarkerAttribute);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
				return children$jscomp$1;
			case "textarea":
				target$jscomp$0.push(startChunkForTag("textarea"));
				var value$jscomp$0 = null, defaultValue = null, children$jscomp$2 = null, propKey$jscomp$2;
				for (propKey$jscomp$2 in props) if (hasOwnProperty.call(props, propKey$jscomp$2)) {
					var propValue$jscomp$2 = props[propKey$jscomp$2];
					if (null != propValue$jscomp$2) switch (propKey$jscomp$2) {
						case "children":
							children$jscomp$2 = propValue$jscomp$2;
							break;
						case "value":
							value$jscomp$0 = propValue$jscomp$2;
							break;
						case "defaultValue":
							defaultValue = propValue$jscomp$2;
							break;
						case "dangerouslySetInnerHTML": throw Error("`dangerouslySetInnerHTML` does not make sense on <textarea>.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$2, propValue$jscomp$2);
					}
				}
				null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				if (null != children$jscomp$2) {
					if (null != value$jscomp$0) throw Error("If you supply `defaultValue` on a <textarea>, do not pass children.");
					if (isArrayImpl(children$jscomp$2)) {
						if (1 < children$jscomp$2.length) throw Error("<textarea> can only have at most one child.");
						value$jscomp$0 = "" + children$jscomp$2[0];
					}
					value$jscomp$0 = "" + children$jscomp$2;
				}
				"string" === typeof value$jscomp$0 && "\n" === value$jscomp$0[0] && target$jscomp$0.push(leadingNewline);
				null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser("" + value$jscomp$0));
				return null;
			case "input":
				target$jscomp$0.push(startChunkForTag("input"));
				var name = null, formAction = null, formEncType = null, formMethod = null, formTarget = null, value$jscomp$1 = null, defaultValue$jscomp$0 = null, checked = null, defaultChecked = null, propKey$jscomp$3;
				for (propKey$jscomp$3 in props) if (hasOwnProperty.call(props, propKey$jscomp$3)) {
					var propValue$jscomp$3 = props[propKey$jscomp$3];
					if (null != propValue$jscomp$3) switch (propKey$jscomp$3) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
						case "name":
							name = propValue$jscomp$3;
							break;
						case "formAction":
							formAction = propValue$jscomp$3;
							break;
						case "formEncType":
							formEncType = propValue$jscomp$3;
							break;
						case "formMethod":
							formMethod = propValue$jscomp$3;
							break;
						case "formTarget":
							formTarget = propValue$jscomp$3;
							break;
						case "defaultChecked":
							defaultChecked = propValue$jscomp$3;
							break;
						case "defaultValue":
							defaultValue$jscomp$0 = propValue$jscomp$3;
							break;
						case "checked":
							checked = propValue$jscomp$3;
							break;
						case "value":
							value$jscomp$1 = propValue$jscomp$3;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$3, propValue$jscomp$3);
					}
				}
				var formData = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name);
				null !== checked ? pushBooleanAttribute(target$jscomp$0, "checked", checked) : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, "checked", defaultChecked);
				null !== value$jscomp$1 ? pushAttribute(target$jscomp$0, "value", value$jscomp$1) : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, "value", defaultValue$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTagSelfClosing);
				formData?.forEach(pushAdditionalFormField, target$jscomp$0);
				return null;
			case "button":
				target$jscomp$0.push(startChunkForTag("button"));
				var children$jscomp$3 = null, innerHTML$jscomp$2 = null, name$jscomp$0 = null, formAction$jscomp$0 = null, formEncType$jscomp$0 = null, formMethod$jscomp$0 = null, formTarget$jscomp$0 = null, propKey$jscomp$4;
				for (propKey$jscomp$4 in props) if (hasOwnProperty.call(props, propKey$jscomp$4)) {
					var propValue$jscomp$4 = props[propKey$jscomp$4];
					if (null != propValue$jscomp$4) switch (propKey$jscomp$4) {
						case "children":
							children$jscomp$3 = propValue$jscomp$4;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$2 = propValue$jscomp$4;
							break;
						case "name":
							name$jscomp$0 = propValue$jscomp$4;
							break;
						case "formAction":
							formAction$jscomp$0 = propValue$jscomp$4;
							break;
						case "formEncType":
							formEncType$jscomp$0 = propValue$jscomp$4;
							break;
						case "formMethod":
							formMethod$jscomp$0 = propValue$jscomp$4;
							break;
						case "formTarget":
							formTarget$jscomp$0 = propValue$jscomp$4;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$4, propValue$jscomp$4);
					}
				}
				var formData$jscomp$0 = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction$jscomp$0, formEncType$jscomp$0, formMethod$jscomp$0, formTarget$jscomp$0, name$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				formData$jscomp$0?.forEach(pushAdditionalFormField, target$jscomp$0);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
				if ("string" === typeof children$jscomp$3) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
					var JSCompiler_inline_result$jscomp$0 = null;
				} else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
				return JSCompiler_inline_result$jscomp$0;
			case "form":
				target$jscomp$0.push(startChunkForTag("form"));
				var children$jscomp$4 = null, innerHTML$jscomp$3 = null, formAction$jscomp$1 = null, formEncType$jscomp$1 = null, formMethod$jscomp$1 = null, formTarget$jscomp$1 = null, propKey$jscomp$5;
				for (propKey$jscomp$5 in props) if (hasOwnProperty.call(props, propKey$jscomp$5)) {
					var propValue$jscomp$5 = props[propKey$jscomp$5];
					if (null != propValue$jscomp$5) switch (propKey$jscomp$5) {
						case "children":
							children$jscomp$4 = propValue$jscomp$5;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$3 = propValue$jscomp$5;
							break;
						case "action":
							formAction$jscomp$1 = propValue$jscomp$5;
							break;
						case "encType":
							formEncType$jscomp$1 = propValue$jscomp$5;
							break;
						case "method":
							formMethod$jscomp$1 = propValue$jscomp$5;
							break;
						case "target":
							formTarget$jscomp$1 = propValue$jscomp$5;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$5, propValue$jscomp$5);
					}
				}
				var formData$jscomp$1 = null, formActionName = null;
				if ("function" === typeof formAction$jscomp$1) {
					var customFields = getCustomFormFields(resumableState, formAction$jscomp$1);
					null !== customFields ? (formAction$jscomp$1 = customFields.action || "", formEncType$jscomp$1 = customFields.encType, formMethod$jscomp$1 = customFields.method, formTarget$jscomp$1 = customFields.target, formData$jscomp$1 = customFields.data, formActionName = customFields.name) : (target$jscomp$0.push(attributeSeparator, "action", attributeAssign, actionJavaScriptURL, attributeEnd), formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null, injectFormReplayingRuntime(resumableState, renderState));
				}
				null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, "action", formAction$jscomp$1);
				null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, "encType", formEncType$jscomp$1);
				null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, "method", formMethod$jscomp$1);
				null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, "target", formTarget$jscomp$1);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				null !== formActionName && (target$jscomp$0.push(startHiddenInputChunk), pushStringAttribute(target$jscomp$0, "name", formActionName), target$jscomp$0.push(endOfStartTagSelfClosing), formData$jscomp$1?.forEach(pushAdditionalFormField, target$jscomp$0));
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
				if ("string" === typeof children$jscomp$4) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
					var JSCompiler_inline_result$jscomp$1 = null;
				} else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
				return JSCompiler_inline_result$jscomp$1;
			case "menuitem":
				target$jscomp$0.push(startChunkForTag("menuitem"));
				for (var propKey$jscomp$6 in props) if (hasOwnProperty.call(props, propKey$jscomp$6)) {
					var propValue$jscomp$6 = props[propKey$jscomp$6];
					if (null != propValue$jscomp$6) switch (propKey$jscomp$6) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("menuitems cannot have `children` nor `dangerouslySetInnerHTML`.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$6, propValue$jscomp$6);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				return null;
			case "object":
				target$jscomp$0.push(startChunkForTag("object"));
				var children$jscomp$5 = null, innerHTML$jscomp$4 = null, propKey$jscomp$7;
				for (propKey$jscomp$7 in props) if (hasOwnProperty.call(props, propKey$jscomp$7)) {
					var propValue$jscomp$7 = props[propKey$jscomp$7];
					if (null != propValue$jscomp$7) switch (propKey$jscomp$7) {
						case "children":
							children$jscomp$5 = propValue$jscomp$7;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$4 = propValue$jscomp$7;
							break;
						case "data":
							var sanitizedValue = sanitizeURL("" + propValue$jscomp$7);
							if ("" === sanitizedValue) break;
							target$jscomp$0.push(attributeSeparator, "data", attributeAssign, escapeTextForBrowser(sanitizedValue), attributeEnd);
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$7, propValue$jscomp$7);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
				if ("string" === typeof children$jscomp$5) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
					var JSCompiler_inline_result$jscomp$2 = null;
				} else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
				return JSCompiler_inline_result$jscomp$2;
			case "title":
				var noscriptTagInScope = formatContext.tagScope & 1, isFallback = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp) var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(target$jscomp$0, props);
				else isFallback ? JSCompiler_inline_result$jscomp$3 = null : (pushTitleImpl(renderState.hoistableChunks, props), JSCompiler_inline_result$jscomp$3 = void 0);
				return JSCompiler_inline_result$jscomp$3;
			case "link":
				var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1, isFallback$jscomp$0 = formatContext.tagScope & 4, rel = props.rel, href = props.href, precedence = props.precedence;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$0 || null != props.itemProp || "string" !== typeof rel || "string" !== typeof href || "" === href) {
					pushLinkImpl(target$jscomp$0, props);
					var JSCompiler_inline_result$jscomp$4 = null;
				} else if ("stylesheet" === props.rel) if ("string" !== typeof precedence || null != props.disabled || props.onLoad || props.onError) JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props);
				else {
					var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
					if (null !== resourceState) {
						resumableState.styleResources[href] = null;
						styleQueue || (styleQueue = {
							precedence: escapeTextForBrowser(precedence),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence, styleQueue));
						var resource = {
							state: 0,
							props: assign({}, props, {
								"data-precedence": props.precedence,
								precedence: null
							})
						};
						if (resourceState) {
							2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
							var preloadResource = renderState.preloads.stylesheets.get(href);
							preloadResource && 0 < preloadResource.length ? preloadResource.length = 0 : resource.state = 1;
						}
						styleQueue.sheets.set(href, resource);
						hoistableState && hoistableState.stylesheets.add(resource);
					} else if (styleQueue) {
						var resource$9 = styleQueue.sheets.get(href);
						resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
					}
					textEmbedded && target$jscomp$0.push(textSeparator);
					JSCompiler_inline_result$jscomp$4 = null;
				}
				else props.onLoad || props.onError ? JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props) : (textEmbedded && target$jscomp$0.push(textSeparator), JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0 ? null : pushLinkImpl(renderState.hoistableChunks, props));
				return JSCompiler_inline_result$jscomp$4;
			case "script":
				var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1, asyncProp = props.async;
				if ("string" !== typeof props.src || !props.src || !asyncProp || "function" === typeof asyncProp || "symbol" === typeof asyncProp || props.onLoad || props.onError || 4 === formatContext.insertionMode || noscriptTagInScope$jscomp$1 || null != props.itemProp) var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(target$jscomp$0, props);
				else {
					var key = props.src;
					if ("module" === props.type) {
						var resources = resumableState.moduleScriptResources;
						var preloads = renderState.preloads.moduleScripts;
					} else resources = resumableState.scriptResources, preloads = renderState.preloads.scripts;
					var resourceState$jscomp$0 = resources.hasOwnProperty(key) ? resources[key] : void 0;
					if (null !== resourceState$jscomp$0) {
						resources[key] = null;
						var scriptProps = props;
						if (resourceState$jscomp$0) {
							2 === resourceState$jscomp$0.length && (scriptProps = assign({}, props), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
							var preloadResource$jscomp$0 = preloads.get(key);
							preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
						}
						var resource$jscomp$0 = [];
						renderState.scripts.add(resource$jscomp$0);
						pushScriptImpl(resource$jscomp$0, scriptProps);
					}
					textEmbedded && target$jscomp$0.push(textSeparator);
					JSCompiler_inline_result$jscomp$5 = null;
				}
				return JSCompiler_inline_result$jscomp$5;
			case "style":
				var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1, precedence$jscomp$0 = props.precedence, href$jscomp$0 = props.href, nonce = props.nonce;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$2 || null != props.itemProp || "string" !== typeof precedence$jscomp$0 || "string" !== typeof href$jscomp$0 || "" === href$jscomp$0) {
					target$jscomp$0.push(startChunkForTag("style"));
					var children$jscomp$6 = null, innerHTML$jscomp$5 = null, propKey$jscomp$8;
					for (propKey$jscomp$8 in props) if (hasOwnProperty.call(props, propKey$jscomp$8)) {
						var propValue$jscomp$8 = props[propKey$jscomp$8];
						if (null != propValue$jscomp$8) switch (propKey$jscomp$8) {
							case "children":
								children$jscomp$6 = propValue$jscomp$8;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$5 = propValue$jscomp$8;
								break;
							default: pushAttribute(target$jscomp$0, propKey$jscomp$8, propValue$jscomp$8);
						}
					}
					target$jscomp$0.push(endOfStartTag);
					var child = Array.isArray(children$jscomp$6) ? 2 > children$jscomp$6.length ? children$jscomp$6[0] : null : children$jscomp$6;
					"function" !== typeof child && "symbol" !== typeof child && null !== child && void 0 !== child && target$jscomp$0.push(("" + child).replace(styleRegex, styleReplacer));
					pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
					target$jscomp$0.push(endChunkForTag("style"));
					var JSCompiler_inline_result$jscomp$6 = null;
				} else {
					var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
					if (null !== (resumableState.styleResources.hasOwnProperty(href$jscomp$0) ? resumableState.styleResources[href$jscomp$0] : void 0)) {
						resumableState.styleResources[href$jscomp$0] = null;
						styleQueue$jscomp$0 || (styleQueue$jscomp$0 = {
							precedence: escapeTextForBrowser(precedence$jscomp$0),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
						var nonceStyle = renderState.nonce.style;
						if (!nonceStyle || nonceStyle === nonce) {
							styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
							var target = styleQueue$jscomp$0.rules, children$jscomp$7 = null, innerHTML$jscomp$6 = null, propKey$jscomp$9;
							for (propKey$jscomp$9 in props) if (hasOwnProperty.call(props, propKey$jscomp$9)) {
								var propValue$jscomp$9 = props[propKey$jscomp$9];
								if (null != propValue$jscomp$9) switch (propKey$jscomp$9) {
									case "children":
										children$jscomp$7 = propValue$jscomp$9;
										break;
									case "dangerouslySetInnerHTML": innerHTML$jscomp$6 = propValue$jscomp$9;
								}
							}
							var child$jscomp$0 = Array.isArray(children$jscomp$7) ? 2 > children$jscomp$7.length ? children$jscomp$7[0] : null : children$jscomp$7;
							"function" !== typeof child$jscomp$0 && "symbol" !== typeof child$jscomp$0 && null !== child$jscomp$0 && void 0 !== child$jscomp$0 && target.push(("" + child$jscomp$0).replace(styleRegex, styleReplacer));
							pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
						}
					}
					styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
					textEmbedded && target$jscomp$0.push(textSeparator);
					JSCompiler_inline_result$jscomp$6 = void 0;
				}
				return JSCompiler_inline_result$jscomp$6;
			case "meta":
				var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1, isFallback$jscomp$1 = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp) var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(target$jscomp$0, props, "meta", formatContext);
				else textEmbedded && target$jscomp$0.push(textSeparator), JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1 ? null : "string" === typeof props.charSet ? pushSelfClosing(renderState.charsetChunks, props, "meta", formatContext) : "viewport" === props.name ? pushSelfClosing(renderState.viewportChunks, props, "meta", formatContext) : pushSelfClosing(renderState.hoistableChunks, props, "meta", formatContext);
				return JSCompiler_inline_result$jscomp$7;
			case "listing":
			case "pre":
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$8 = null, innerHTML$jscomp$7 = null, propKey$jscomp$10;
				for (propKey$jscomp$10 in props) if (hasOwnProperty.call(props, propKey$jscomp$10)) {
					var propValue$jscomp$10 = props[propKey$jscomp$10];
					if (null != propValue$jscomp$10) switch (propKey$jscomp$10) {
						case "children":
							children$jscomp$8 = propValue$jscomp$10;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$7 = propValue$jscomp$10;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$10, propValue$jscomp$10);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				if (null != innerHTML$jscomp$7) {
					if (null != children$jscomp$8) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
					if ("object" !== typeof innerHTML$jscomp$7 || !("__html" in innerHTML$jscomp$7)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
					var html = innerHTML$jscomp$7.__html;
					null !== html && void 0 !== html && ("string" === typeof html && 0 < html.length && "\n" === html[0] ? target$jscomp$0.push(leadingNewline, html) : target$jscomp$0.push("" + html));
				}
				"string" === typeof children$jscomp$8 && "\n" === children$jscomp$8[0] && target$jscomp$0.push(leadingNewline);
				return children$jscomp$8;
			case "img":
				var pictureOrNoScriptTagInScope = formatContext.tagScope & 3, src = props.src, srcSet = props.srcSet;
				if (!("lazy" === props.loading || !src && !srcSet || "string" !== typeof src && null != src || "string" !== typeof srcSet && null != srcSet || "low" === props.fetchPriority || pictureOrNoScriptTagInScope) && ("string" !== typeof src || ":" !== src[4] || "d" !== src[0] && "D" !== src[0] || "a" !== src[1] && "A" !== src[1] || "t" !== src[2] && "T" !== src[2] || "a" !== src[3] && "A" !== src[3]) && ("string" !== typeof srcSet || ":" !== srcSet[4] || "d" !== srcSet[0] && "D" !== srcSet[0] || "a" !== srcSet[1] && "A" !== srcSet[1] || "t" !== srcSet[2] && "T" !== srcSet[2] || "a" !== srcSet[3] && "A" !== srcSet[3])) {
					null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = !0);
					var sizes = "string" === typeof props.sizes ? props.sizes : void 0, key$jscomp$0 = srcSet ? srcSet + "\n" + (sizes || "") : src, promotablePreloads = renderState.preloads.images, resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
					if (resource$jscomp$1) {
						if ("high" === props.fetchPriority || 10 > renderState.highImagePreloads.size) promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
					} else if (!resumableState.imageResources.hasOwnProperty(key$jscomp$0)) {
						resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
						var input = props.crossOrigin;
						var JSCompiler_inline_result$jscomp$8 = "string" === typeof input ? "use-credentials" === input ? input : "" : void 0;
						var headers = renderState.headers, header;
						headers && 0 < headers.remainingCapacity && "string" !== typeof props.srcSet && ("high" === props.fetchPriority || 500 > headers.highImagePreloads.length) && (header = getPreloadAsHeader(src, "image", {
							imageSrcSet: props.srcSet,
							imageSizes: props.sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							nonce: props.nonce,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), 0 <= (headers.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS, headers.highImagePreloads && (headers.highImagePreloads += ", "), headers.highImagePreloads += header) : (resource$jscomp$1 = [], pushLinkImpl(resource$jscomp$1, {
							rel: "preload",
							as: "image",
							href: srcSet ? void 0 : src,
							imageSrcSet: srcSet,
							imageSizes: sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), "high" === props.fetchPriority || 10 > renderState.highImagePreloads.size ? renderState.highImagePreloads.add(resource$jscomp$1) : (renderState.bulkPreloads.add(resource$jscomp$1), promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
					}
				}
				return pushSelfClosing(target$jscomp$0, props, "img", formatContext);
			case "base":
			case "area":
			case "br":
			case "col":
			case "embed":
			case "hr":
			case "keygen":
			case "param":
			case "source":
			case "track":
			case "wbr": return pushSelfClosing(target$jscomp$0, props, type, formatContext);
			case "annotation-xml":
			case "color-profile":
			case "font-face":
			case "font-face-src":
			case "font-face-uri":
			case "font-face-format":
			case "font-face-name":
			case "missing-glyph": break;
			case "head":
				if (2 > formatContext.insertionMode) {
					var preamble = preambleState || renderState.preamble;
					if (preamble.headChunks) throw Error("The `<head>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push(headPreambleContributionChunk);
					preamble.headChunks = [];
					var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(preamble.headChunks, props, "head", formatContext);
				} else JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(target$jscomp$0, props, "head", formatContext);
				return JSCompiler_inline_result$jscomp$9;
			case "body":
				if (2 > formatContext.insertionMode) {
					var preamble$jscomp$0 = preambleState || renderState.preamble;
					if (preamble$jscomp$0.bodyChunks) throw Error("The `<body>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push(bodyPreambleContributionChunk);
					preamble$jscomp$0.bodyChunks = [];
					var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(preamble$jscomp$0.bodyChunks, props, "body", formatContext);
				} else JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(target$jscomp$0, props, "body", formatContext);
				return JSCompiler_inline_result$jscomp$10;
			case "html":
				if (0 === formatContext.insertionMode) {
					var preamble$jscomp$1 = preambleState || renderState.preamble;
					if (preamble$jscomp$1.htmlChunks) throw Error("The `<html>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push(htmlPreambleContributionChunk);
					preamble$jscomp$1.htmlChunks = [doctypeChunk];
					var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(preamble$jscomp$1.htmlChunks, props, "html", formatContext);
				} else JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(target$jscomp$0, props, "html", formatContext);
				return JSCompiler_inline_result$jscomp$11;
			default: if (-1 !== type.indexOf("-")) {
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$9 = null, innerHTML$jscomp$8 = null, propKey$jscomp$11;
				for (propKey$jscomp$11 in props) if (hasOwnProperty.call(props, propKey$jscomp$11)) {
					var propValue$jscomp$11 = props[propKey$jscomp$11];
					if (null != propValue$jscomp$11) {
						var attributeName = propKey$jscomp$11;
						switch (propKey$jscomp$11) {
							case "children":
								children$jscomp$9 = propValue$jscomp$11;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$8 = propValue$jscomp$11;
								break;
							case "style":
								pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
								break;
							case "suppressContentEditableWarning":
							case "suppressHydrationWarning":
							case "ref": break;
							case "className": attributeName = "class";
							default: if (isAttributeNameSafe(propKey$jscomp$11) && "function" !== typeof propValue$jscomp$11 && "symbol" !== typeof propValue$jscomp$11 && !1 !== propValue$jscomp$11) {
								if (!0 === propValue$jscomp$11) propValue$jscomp$11 = "";
								else if ("object" === typeof propValue$jscomp$11) continue;
								target$jscomp$0.push(attributeSeparator, attributeName, attributeAssign, escapeTextForBrowser(propValue$jscomp$11), attributeEnd);
							}
						}
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
				return children$jscomp$9;
			}
		}
		return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
	}
	var endTagCache = /* @__PURE__ */ new Map();
	function endChunkForTag(tag) {
		var chunk = endTagCache.get(tag);
		void 0 === chunk && (chunk = stringToPrecomputedChunk("</" + tag + ">"), endTagCache.set(tag, chunk));
		return chunk;
	}
	function hoistPreambleState(renderState, preambleState) {
		renderState = renderState.preamble;
		null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
		null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
		null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
	}
	function writeBootstrap(destination, renderState) {
		renderState = renderState.bootstrapChunks;
		for (var i = 0; i < renderState.length - 1; i++) writeChunk(destination, renderState[i]);
		return i < renderState.length ? (i = renderState[i], renderState.length = 0, writeChunkAndReturn(destination, i)) : !0;
	}
	var shellTimeRuntimeScript = stringToPrecomputedChunk("requestAnimationFrame(function(){$RT=performance.now()});");
	var placeholder1 = stringToPrecomputedChunk("<template id=\"");
	var placeholder2 = stringToPrecomputedChunk("\"></template>");
	var startActivityBoundary = stringToPrecomputedChunk("<!--&-->");
	var endActivityBoundary = stringToPrecomputedChunk("<!--/&-->");
	var startCompletedSuspenseBoundary = stringToPrecomputedChunk("<!--$-->");
	var startPendingSuspenseBoundary1 = stringToPrecomputedChunk("<!--$?--><template id=\"");
	var startPendingSuspenseBoundary2 = stringToPrecomputedChunk("\"></template>");
	var startClientRenderedSuspenseBoundary = stringToPrecomputedChunk("<!--$!-->");
	var endSuspenseBoundary = stringToPrecomputedChunk("<!--/$-->");
	var clientRenderedSuspenseBoundaryError1 = stringToPrecomputedChunk("<template");
	var clientRenderedSuspenseBoundaryErrorAttrInterstitial = stringToPrecomputedChunk("\"");
	var clientRenderedSuspenseBoundaryError1A = stringToPrecomputedChunk(" data-dgst=\"");
	stringToPrecomputedChunk(" data-msg=\"");
	stringToPrecomputedChunk(" data-stck=\"");
	stringToPrecomputedChunk(" data-cstck=\"");
	var clientRenderedSuspenseBoundaryError2 = stringToPrecomputedChunk("></template>");
	function writeStartPendingSuspenseBoundary(destination, renderState, id) {
		writeChunk(destination, startPendingSuspenseBoundary1);
		if (null === id) throw Error("An ID must have been assigned before we can complete the boundary.");
		writeChunk(destination, renderState.boundaryPrefix);
		writeChunk(destination, id.toString(16));
		return writeChunkAndReturn(destination, startPendingSuspenseBoundary2);
	}
	var startSegmentHTML = stringToPrecomputedChunk("<div hidden id=\"");
	var startSegmentHTML2 = stringToPrecomputedChunk("\">");
	var endSegmentHTML = stringToPrecomputedChunk("</div>");
	var startSegmentSVG = stringToPrecomputedChunk("<svg aria-hidden=\"true\" style=\"display:none\" id=\"");
	var startSegmentSVG2 = stringToPrecomputedChunk("\">");
	var endSegmentSVG = stringToPrecomputedChunk("</svg>");
	var startSegmentMathML = stringToPrecomputedChunk("<math aria-hidden=\"true\" style=\"display:none\" id=\"");
	var startSegmentMathML2 = stringToPrecomputedChunk("\">");
	var endSegmentMathML = stringToPrecomputedChunk("</math>");
	var startSegmentTable = stringToPrecomputedChunk("<table hidden id=\"");
	var startSegmentTable2 = stringToPrecomputedChunk("\">");
	var endSegmentTable = stringToPrecomputedChunk("</table>");
	var startSegmentTableBody = stringToPrecomputedChunk("<table hidden><tbody id=\"");
	var startSegmentTableBody2 = stringToPrecomputedChunk("\">");
	var endSegmentTableBody = stringToPrecomputedChunk("</tbody></table>");
	var startSegmentTableRow = stringToPrecomputedChunk("<table hidden><tr id=\"");
	var startSegmentTableRow2 = stringToPrecomputedChunk("\">");
	var endSegmentTableRow = stringToPrecomputedChunk("</tr></table>");
	var startSegmentColGroup = stringToPrecomputedChunk("<table hidden><colgroup id=\"");
	var startSegmentColGroup2 = stringToPrecomputedChunk("\">");
	var endSegmentColGroup = stringToPrecomputedChunk("</colgroup></table>");
	function writeStartSegment(destination, renderState, formatContext, id) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return writeChunk(destination, startSegmentHTML), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentHTML2);
			case 4: return writeChunk(destination, startSegmentSVG), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentSVG2);
			case 5: return writeChunk(destination, startSegmentMathML), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentMathML2);
			case 6: return writeChunk(destination, startSegmentTable), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTable2);
			case 7: return writeChunk(destination, startSegmentTableBody), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTableBody2);
			case 8: return writeChunk(destination, startSegmentTableRow), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTableRow2);
			case 9: return writeChunk(destination, startSegmentColGroup), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentColGroup2);
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	function writeEndSegment(destination, formatContext) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return writeChunkAndReturn(destination, endSegmentHTML);
			case 4: return writeChunkAndReturn(destination, endSegmentSVG);
			case 5: return writeChunkAndReturn(destination, endSegmentMathML);
			case 6: return writeChunkAndReturn(destination, endSegmentTable);
			case 7: return writeChunkAndReturn(destination, endSegmentTableBody);
			case 8: return writeChunkAndReturn(destination, endSegmentTableRow);
			case 9: return writeChunkAndReturn(destination, endSegmentColGroup);
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	var completeSegmentScript1Full = stringToPrecomputedChunk("$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS(\"");
	var completeSegmentScript1Partial = stringToPrecomputedChunk("$RS(\"");
	var completeSegmentScript2 = stringToPrecomputedChunk("\",\"");
	var completeSegmentScriptEnd = stringToPrecomputedChunk("\")<\/script>");
	stringToPrecomputedChunk("<template data-rsi=\"\" data-sid=\"");
	stringToPrecomputedChunk("\" data-pid=\"");
	var completeBoundaryScriptFunctionOnly = stringToPrecomputedChunk("$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if(\"/$\"===d||\"/&\"===d)if(0===h)break;else h--;else\"$\"!==d&&\"$?\"!==d&&\"$~\"!==d&&\"$!\"!==d&&\"&\"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data=\"$\";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data=\"$~\",$RB.push(a,b),2===$RB.length&&(\"number\"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};");
	var completeBoundaryScript1Partial = stringToPrecomputedChunk("$RC(\"");
	var completeBoundaryWithStylesScript1FullPartial = stringToPrecomputedChunk("$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll(\"link[data-precedence],style[data-precedence]\"),v=[],k=0;b=e[k++];)\"not all\"===b.getAttribute(\"media\")?v.push(b):(\"LINK\"===b.tagName&&$RM.set(b.getAttribute(\"href\"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement(\"link\");a.href=d;a.rel=\n\"stylesheet\";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute(\"media\");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute(\"data-precedence\");a.removeAttribute(\"media\")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n\"$~\";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,\"CSS failed to load\"))};$RR(\"");
	var completeBoundaryWithStylesScript1Partial = stringToPrecomputedChunk("$RR(\"");
	var completeBoundaryScript2 = stringToPrecomputedChunk("\",\"");
	var completeBoundaryScript3a = stringToPrecomputedChunk("\",");
	var completeBoundaryScript3b = stringToPrecomputedChunk("\"");
	var completeBoundaryScriptEnd = stringToPrecomputedChunk(")<\/script>");
	stringToPrecomputedChunk("<template data-rci=\"\" data-bid=\"");
	stringToPrecomputedChunk("<template data-rri=\"\" data-bid=\"");
	stringToPrecomputedChunk("\" data-sid=\"");
	stringToPrecomputedChunk("\" data-sty=\"");
	var clientRenderScriptFunctionOnly = stringToPrecomputedChunk("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};");
	var clientRenderScript1Full = stringToPrecomputedChunk("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX(\"");
	var clientRenderScript1Partial = stringToPrecomputedChunk("$RX(\"");
	var clientRenderScript1A = stringToPrecomputedChunk("\"");
	var clientRenderErrorScriptArgInterstitial = stringToPrecomputedChunk(",");
	var clientRenderErrorScriptNull = stringToPrecomputedChunk("null");
	var clientRenderScriptEnd = stringToPrecomputedChunk(")<\/script>");
	stringToPrecomputedChunk("<template data-rxi=\"\" data-bid=\"");
	stringToPrecomputedChunk("\" data-dgst=\"");
	stringToPrecomputedChunk("\" data-msg=\"");
	stringToPrecomputedChunk("\" data-stck=\"");
	stringToPrecomputedChunk("\" data-cstck=\"");
	var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
	function escapeJSStringsForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInInstructionScripts, function(match) {
			switch (match) {
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
	function escapeJSObjectForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInScripts, function(match) {
			switch (match) {
				case "&": return "\\u0026";
				case ">": return "\\u003e";
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var lateStyleTagResourceOpen1 = stringToPrecomputedChunk(" media=\"not all\" data-precedence=\"");
	var lateStyleTagResourceOpen2 = stringToPrecomputedChunk("\" data-href=\"");
	var lateStyleTagResourceOpen3 = stringToPrecomputedChunk("\">");
	var lateStyleTagTemplateClose = stringToPrecomputedChunk("</style>");
	var currentlyRenderingBoundaryHasStylesToHoist = !1;
	var destinationHasCapacity = !0;
	function flushStyleTagsLateForBoundary(styleQueue) {
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs, i = 0;
		if (hrefs.length) {
			writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
			writeChunk(this, lateStyleTagResourceOpen1);
			writeChunk(this, styleQueue.precedence);
			for (writeChunk(this, lateStyleTagResourceOpen2); i < hrefs.length - 1; i++) writeChunk(this, hrefs[i]), writeChunk(this, spaceSeparator);
			writeChunk(this, hrefs[i]);
			writeChunk(this, lateStyleTagResourceOpen3);
			for (i = 0; i < rules.length; i++) writeChunk(this, rules[i]);
			destinationHasCapacity = writeChunkAndReturn(this, lateStyleTagTemplateClose);
			currentlyRenderingBoundaryHasStylesToHoist = !0;
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function hasStylesToHoist(stylesheet) {
		return 2 !== stylesheet.state ? currentlyRenderingBoundaryHasStylesToHoist = !0 : !1;
	}
	function writeHoistablesForBoundary(destination, hoistableState, renderState) {
		currentlyRenderingBoundaryHasStylesToHoist = !1;
		destinationHasCapacity = !0;
		currentlyFlushingRenderState = renderState;
		hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
		currentlyFlushingRenderState = null;
		hoistableState.stylesheets.forEach(hasStylesToHoist);
		currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = !0);
		return destinationHasCapacity;
	}
	function flushResource(resource) {
		for (var i = 0; i < resource.length; i++) writeChunk(this, resource[i]);
		resource.length = 0;
	}
	var stylesheetFlushingQueue = [];
	function flushStyleInPreamble(stylesheet) {
		pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
		for (var i = 0; i < stylesheetFlushingQueue.length; i++) writeChunk(this, stylesheetFlushingQueue[i]);
		stylesheetFlushingQueue.length = 0;
		stylesheet.state = 2;
	}
	var styleTagResourceOpen1 = stringToPrecomputedChunk(" data-precedence=\"");
	var styleTagResourceOpen2 = stringToPrecomputedChunk("\" data-href=\"");
	var spaceSeparator = stringToPrecomputedChunk(" ");
	var styleTagResourceOpen3 = stringToPrecomputedChunk("\">");
	var styleTagResourceClose = stringToPrecomputedChunk("</style>");
	function flushStylesInPreamble(styleQueue) {
		var hasStylesheets = 0 < styleQueue.sheets.size;
		styleQueue.sheets.forEach(flushStyleInPreamble, this);
		styleQueue.sheets.clear();
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs;
		if (!hasStylesheets || hrefs.length) {
			writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
			writeChunk(this, styleTagResourceOpen1);
			writeChunk(this, styleQueue.precedence);
			styleQueue = 0;
			if (hrefs.length) {
				for (writeChunk(this, styleTagResourceOpen2); styleQueue < hrefs.length - 1; styleQueue++) writeChunk(this, hrefs[styleQueue]), writeChunk(this, spaceSeparator);
				writeChunk(this, hrefs[styleQueue]);
			}
			writeChunk(this, styleTagResourceOpen3);
			for (styleQueue = 0; styleQueue < rules.length; styleQueue++) writeChunk(this, rules[styleQueue]);
			writeChunk(this, styleTagResourceClose);
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function preloadLateStyle(stylesheet) {
		if (0 === stylesheet.state) {
			stylesheet.state = 1;
			var props = stylesheet.props;
			pushLinkImpl(stylesheetFlushingQueue, {
				rel: "preload",
				as: "style",
				href: stylesheet.props.href,
				crossOrigin: props.crossOrigin,
				fetchPriority: props.fetchPriority,
				integrity: props.integrity,
				media: props.media,
				hrefLang: props.hrefLang,
				referrerPolicy: props.referrerPolicy
			});
			for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++) writeChunk(this, stylesheetFlushingQueue[stylesheet]);
			stylesheetFlushingQueue.length = 0;
		}
	}
	function preloadLateStyles(styleQueue) {
		styleQueue.sheets.forEach(preloadLateStyle, this);
		styleQueue.sheets.clear();
	}
	stringToPrecomputedChunk("<link rel=\"expect\" href=\"#");
	stringToPrecomputedChunk("\" blocking=\"render\"/>");
	var completedShellIdAttributeStart = stringToPrecomputedChunk(" id=\"");
	function pushCompletedShellIdAttribute(target, resumableState) {
		0 === (resumableState.instructions & 32) && (resumableState.instructions |= 32, target.push(completedShellIdAttributeStart, escapeTextForBrowser("_" + resumableState.idPrefix + "R_"), attributeEnd));
	}
	var arrayFirstOpenBracket = stringToPrecomputedChunk("[");
	var arraySubsequentOpenBracket = stringToPrecomputedChunk(",[");
	var arrayInterstitial = stringToPrecomputedChunk(",");
	var arrayCloseBracket = stringToPrecomputedChunk("]");
	function writeStyleResourceDependenciesInJS(destination, hoistableState) {
		writeChunk(destination, arrayFirstOpenBracket);
		var nextArrayOpenBrackChunk = arrayFirstOpenBracket;
		hoistableState.stylesheets.forEach(function(resource) {
			if (2 !== resource.state) if (3 === resource.state) writeChunk(destination, nextArrayOpenBrackChunk), writeChunk(destination, escapeJSObjectForInstructionScripts("" + resource.props.href)), writeChunk(destination, arrayCloseBracket), nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
			else {
				writeChunk(destination, nextArrayOpenBrackChunk);
				var precedence = resource.props["data-precedence"], props = resource.props;
				writeChunk(destination, escapeJSObjectForInstructionScripts(sanitizeURL("" + resource.props.href)));
				precedence = "" + precedence;
				writeChunk(destination, arrayInterstitial);
				writeChunk(destination, escapeJSObjectForInstructionScripts(precedence));
				for (var propKey in props) if (hasOwnProperty.call(props, propKey) && (precedence = props[propKey], null != precedence)) switch (propKey) {
					case "href":
					case "rel":
					case "precedence":
					case "data-precedence": break;
					case "children":
					case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
					default: writeStyleResourceAttributeInJS(destination, propKey, precedence);
				}
				writeChunk(destination, arrayCloseBracket);
				nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
				resource.state = 3;
			}
		});
		writeChunk(destination, arrayCloseBracket);
	}
	function writeStyleResourceAttributeInJS(destination, name, value) {
		var attributeName = name.toLowerCase();
		switch (typeof value) {
			case "function":
			case "symbol": return;
		}
		switch (name) {
			case "innerHTML":
			case "dangerouslySetInnerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "style":
			case "ref": return;
			case "className":
				attributeName = "class";
				name = "" + value;
				break;
			case "hidden":
				if (!1 === value) return;
				name = "";
				break;
			case "src":
			case "href":
				value = sanitizeURL(value);
				name = "" + value;
				break;
			default:
				if (2 < name.length && ("o" === name[0] || "O" === name[0]) && ("n" === name[1] || "N" === name[1]) || !isAttributeNameSafe(name)) return;
				name = "" + value;
		}
		writeChunk(destination, arrayInterstitial);
		writeChunk(destination, escapeJSObjectForInstructionScripts(attributeName));
		writeChunk(destination, arrayInterstitial);
		writeChunk(destination, escapeJSObjectForInstructionScripts(name));
	}
	function createHoistableState() {
		return {
			styles: /* @__PURE__ */ new Set(),
			stylesheets: /* @__PURE__ */ new Set(),
			suspenseyImages: !1
		};
	}
	function prefetchDNS(href) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				if (!resumableState.dnsResources.hasOwnProperty(href)) {
					resumableState.dnsResources[href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) JSCompiler_temp = (header = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=dns-prefetch", 0 <= (resumableState.remainingCapacity -= header.length + 2));
					JSCompiler_temp ? (renderState.resets.dns[href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (header = [], pushLinkImpl(header, {
						href,
						rel: "dns-prefetch"
					}), renderState.preconnects.add(header));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.D(href);
	}
	function preconnect(href, crossOrigin) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				var bucket = "use-credentials" === crossOrigin ? "credentials" : "string" === typeof crossOrigin ? "anonymous" : "default";
				if (!resumableState.connectResources[bucket].hasOwnProperty(href)) {
					resumableState.connectResources[bucket][href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) {
						JSCompiler_temp = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=preconnect";
						if ("string" === typeof crossOrigin) {
							var escapedCrossOrigin = ("" + crossOrigin).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
							JSCompiler_temp += "; crossorigin=\"" + escapedCrossOrigin + "\"";
						}
						JSCompiler_temp = (header = JSCompiler_temp, 0 <= (resumableState.remainingCapacity -= header.length + 2));
					}
					JSCompiler_temp ? (renderState.resets.connect[bucket][href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (bucket = [], pushLinkImpl(bucket, {
						rel: "preconnect",
						href,
						crossOrigin
					}), renderState.preconnects.add(bucket));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.C(href, crossOrigin);
	}
	function preload(href, as, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (as && href) {
				switch (as) {
					case "image":
						if (options) {
							var imageSrcSet = options.imageSrcSet;
							var imageSizes = options.imageSizes;
							var fetchPriority = options.fetchPriority;
						}
						var key = imageSrcSet ? imageSrcSet + "\n" + (imageSizes || "") : href;
						if (resumableState.imageResources.hasOwnProperty(key)) return;
						resumableState.imageResources[key] = PRELOAD_NO_CREDS;
						resumableState = renderState.headers;
						var header;
						resumableState && 0 < resumableState.remainingCapacity && "string" !== typeof imageSrcSet && "high" === fetchPriority && (header = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key] = PRELOAD_NO_CREDS, resumableState.highImagePreloads && (resumableState.highImagePreloads += ", "), resumableState.highImagePreloads += header) : (resumableState = [], pushLinkImpl(resumableState, assign({
							rel: "preload",
							href: imageSrcSet ? void 0 : href,
							as
						}, options)), "high" === fetchPriority ? renderState.highImagePreloads.add(resumableState) : (renderState.bulkPreloads.add(resumableState), renderState.preloads.images.set(key, resumableState)));
						break;
					case "style":
						if (resumableState.styleResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.styleResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.stylesheets.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						break;
					case "script":
						if (resumableState.scriptResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						renderState.preloads.scripts.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.scriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						break;
					default:
						if (resumableState.unknownResources.hasOwnProperty(as)) {
							if (imageSrcSet = resumableState.unknownResources[as], imageSrcSet.hasOwnProperty(href)) return;
						} else imageSrcSet = {}, resumableState.unknownResources[as] = imageSrcSet;
						imageSrcSet[href] = PRELOAD_NO_CREDS;
						if ((resumableState = renderState.headers) && 0 < resumableState.remainingCapacity && "font" === as && (key = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= key.length + 2))) renderState.resets.font[href] = PRELOAD_NO_CREDS, resumableState.fontPreloads && (resumableState.fontPreloads += ", "), resumableState.fontPreloads += key;
						else switch (resumableState = [], href = assign({
							rel: "preload",
							href,
							as
						}, options), pushLinkImpl(resumableState, href), as) {
							case "font":
								renderState.fontPreloads.add(resumableState);
								break;
							default: renderState.bulkPreloads.add(resumableState);
						}
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.L(href, as, options);
	}
	function preloadModule(href, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				var as = options && "string" === typeof options.as ? options.as : "script";
				switch (as) {
					case "script":
						if (resumableState.moduleScriptResources.hasOwnProperty(href)) return;
						as = [];
						resumableState.moduleScriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.moduleScripts.set(href, as);
						break;
					default:
						if (resumableState.moduleUnknownResources.hasOwnProperty(as)) {
							var resources = resumableState.moduleUnknownResources[as];
							if (resources.hasOwnProperty(href)) return;
						} else resources = {}, resumableState.moduleUnknownResources[as] = resources;
						as = [];
						resources[href] = PRELOAD_NO_CREDS;
				}
				pushLinkImpl(as, assign({
					rel: "modulepreload",
					href
				}, options));
				renderState.bulkPreloads.add(as);
				enqueueFlush(request);
			}
		} else previousDispatcher.m(href, options);
	}
	function preinitStyle(href, precedence, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				precedence = precedence || "default";
				var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
				null !== resourceState && (resumableState.styleResources[href] = null, styleQueue || (styleQueue = {
					precedence: escapeTextForBrowser(precedence),
					rules: [],
					hrefs: [],
					sheets: /* @__PURE__ */ new Map()
				}, renderState.styles.set(precedence, styleQueue)), precedence = {
					state: 0,
					props: assign({
						rel: "stylesheet",
						href,
						"data-precedence": precedence
					}, options)
				}, resourceState && (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState), (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length ? renderState.length = 0 : precedence.state = 1), styleQueue.sheets.set(href, precedence), enqueueFlush(request));
			}
		} else previousDispatcher.S(href, precedence, options);
	}
	function preinitScript(src, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.scriptResources.hasOwnProperty(src) ? resumableState.scriptResources[src] : void 0;
				null !== resourceState && (resumableState.scriptResources[src] = null, options = assign({
					src,
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.scripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.X(src, options);
	}
	function preinitModuleScript(src, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.moduleScriptResources.hasOwnProperty(src) ? resumableState.moduleScriptResources[src] : void 0;
				null !== resourceState && (resumableState.moduleScriptResources[src] = null, options = assign({
					src,
					type: "module",
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.moduleScripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.M(src, options);
	}
	function adoptPreloadCredentials(target, preloadState) {
		target.crossOrigin ??= preloadState[0];
		target.integrity ??= preloadState[1];
	}
	function getPreloadAsHeader(href, as, params) {
		href = ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer);
		as = ("" + as).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
		as = "<" + href + ">; rel=preload; as=\"" + as + "\"";
		for (var paramName in params) hasOwnProperty.call(params, paramName) && (href = params[paramName], "string" === typeof href && (as += "; " + paramName.toLowerCase() + "=\"" + ("" + href).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer) + "\""));
		return as;
	}
	var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
	function escapeHrefForLinkHeaderURLContextReplacer(match) {
		switch (match) {
			case "<": return "%3C";
			case ">": return "%3E";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
	function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
		switch (match) {
			case "\"": return "%22";
			case "'": return "%27";
			case ";": return "%3B";
			case ",": return "%2C";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	function hoistStyleQueueDependency(styleQueue) {
		this.styles.add(styleQueue);
	}
	function hoistStylesheetDependency(stylesheet) {
		this.stylesheets.add(stylesheet);
	}
	function hoistHoistables(parentState, childState) {
		childState.styles.forEach(hoistStyleQueueDependency, parentState);
		childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
		childState.suspenseyImages && (parentState.suspenseyImages = !0);
	}
	function hasSuspenseyContent(hoistableState, flushingInShell) {
		return flushingInShell ? hoistableState.suspenseyImages : 0 < hoistableState.stylesheets.size || hoistableState.suspenseyImages;
	}
	var bind = Function.prototype.bind;
	var requestStorage = new async_hooks.AsyncLocalStorage();
	var REACT_CLIENT_REFERENCE = Symbol.for("react.client.reference");
	function getComponentNameFromType(type) {
		if (null == type) return null;
		if ("function" === typeof type) return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
		if ("string" === typeof type) return type;
		switch (type) {
			case REACT_FRAGMENT_TYPE: return "Fragment";
			case REACT_PROFILER_TYPE: return "Profiler";
			case REACT_STRICT_MODE_TYPE: return "StrictMode";
			case REACT_SUSPENSE_TYPE: return "Suspense";
			case REACT_SUSPENSE_LIST_TYPE: return "SuspenseList";
			case REACT_ACTIVITY_TYPE: return "Activity";
			case REACT_VIEW_TRANSITION_TYPE: return "ViewTransition";
		}
		if ("object" === typeof type) switch (type.$$typeof) {
			case REACT_PORTAL_TYPE: return "Portal";
			case REACT_CONTEXT_TYPE: return type.displayName || "Context";
			case REACT_CONSUMER_TYPE: return (type._context.displayName || "Context") + ".Consumer";
			case REACT_FORWARD_REF_TYPE:
				var innerType = type.render;
				type = type.displayName;
				type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
				return type;
			case REACT_MEMO_TYPE: return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
			case REACT_LAZY_TYPE:
				innerType = type._payload;
				type = type._init;
				try {
					return getComponentNameFromType(type(innerType));
				} catch (x) {}
		}
		return null;
	}
	var emptyContextObject = {};
	var currentActiveSnapshot = null;
	function popToNearestCommonAncestor(prev, next) {
		if (prev !== next) {
			prev.context._currentValue = prev.parentValue;
			prev = prev.parent;
			var parentNext = next.parent;
			if (null === prev) {
				if (null !== parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
			} else {
				if (null === parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
				popToNearestCommonAncestor(prev, parentNext);
			}
			next.context._currentValue = next.value;
		}
	}
	function popAllPrevious(prev) {
		prev.context._currentValue = prev.parentValue;
		prev = prev.parent;
		null !== prev && popAllPrevious(prev);
	}
	function pushAllNext(next) {
		var parentNext = next.parent;
		null !== parentNext && pushAllNext(parentNext);
		next.context._currentValue = next.value;
	}
	function popPreviousToCommonLevel(prev, next) {
		prev.context._currentValue = prev.parentValue;
		prev = prev.parent;
		if (null === prev) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
	}
	function popNextToCommonLevel(prev, next) {
		var parentNext = next.parent;
		if (null === parentNext) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === parentNext.depth ? popToNearestCommonAncestor(prev, parentNext) : popNextToCommonLevel(prev, parentNext);
		next.context._currentValue = next.value;
	}
	function switchContext(newSnapshot) {
		var prev = currentActiveSnapshot;
		prev !== newSnapshot && (null === prev ? pushAllNext(newSnapshot) : null === newSnapshot ? popAllPrevious(prev) : prev.depth === newSnapshot.depth ? popToNearestCommonAncestor(prev, newSnapshot) : prev.depth > newSnapshot.depth ? popPreviousToCommonLevel(prev, newSnapshot) : popNextToCommonLevel(prev, newSnapshot), currentActiveSnapshot = newSnapshot);
	}
	var classComponentUpdater = {
		enqueueSetState: function(inst, payload) {
			inst = inst._reactInternals;
			null !== inst.queue && inst.queue.push(payload);
		},
		enqueueReplaceState: function(inst, payload) {
			inst = inst._reactInternals;
			inst.replace = !0;
			inst.queue = [payload];
		},
		enqueueForceUpdate: function() {}
	};
	var emptyTreeContext = {
		id: 1,
		overflow: ""
	};
	function getTreeId(context) {
		var overflow = context.overflow;
		context = context.id;
		return (context & ~(1 << 32 - clz32(context) - 1)).toString(32) + overflow;
	}
	function pushTreeContext(baseContext, totalChildren, index) {
		var baseIdWithLeadingBit = baseContext.id;
		baseContext = baseContext.overflow;
		var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
		baseIdWithLeadingBit &= ~(1 << baseLength);
		index += 1;
		var length = 32 - clz32(totalChildren) + baseLength;
		if (30 < length) {
			var numberOfOverflowBits = baseLength - baseLength % 5;
			length = (baseIdWithLeadingBit & (1 << numberOfOverflowBits) - 1).toString(32);
			baseIdWithLeadingBit >>= numberOfOverflowBits;
			baseLength -= numberOfOverflowBits;
			return {
				id: 1 << 32 - clz32(totalChildren) + baseLength | index << baseLength | baseIdWithLeadingBit,
				overflow: length + baseContext
			};
		}
		return {
			id: 1 << length | index << baseLength | baseIdWithLeadingBit,
			overflow: baseContext
		};
	}
	var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
	var log = Math.log;
	var LN2 = Math.LN2;
	function clz32Fallback(x) {
		x >>>= 0;
		return 0 === x ? 32 : 31 - (log(x) / LN2 | 0) | 0;
	}
	function noop() {}
	var SuspenseException = Error("Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`.");
	function trackUsedThenable(thenableState, thenable, index) {
		index = thenableState[index];
		void 0 === index ? thenableState.push(thenable) : index !== thenable && (thenable.then(noop, noop), thenable = index);
		switch (thenable.status) {
			case "fulfilled": return thenable.value;
			case "rejected":
				thenableState = thenable.reason;
				if (void 0 === thenableState && !("reason" in thenable)) throw Error("A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`.");
				throw thenableState;
			default:
				"string" === typeof thenable.status ? thenable.then(noop, noop) : (thenableState = thenable, thenableState.status = "pending", thenableState.then(function(fulfilledValue) {
					if ("pending" === thenable.status) {
						var fulfilledThenable = thenable;
						fulfilledThenable.status = "fulfilled";
						fulfilledThenable.value = fulfilledValue;
					}
				}, function(error) {
					if ("pending" === thenable.status) {
						var rejectedThenable = thenable;
						rejectedThenable.status = "rejected";
						rejectedThenable.reason = error;
					}
				}));
				switch (thenable.status) {
					case "fulfilled": return thenable.value;
					case "rejected": throw thenable.reason;
				}
				suspendedThenable = thenable;
				throw SuspenseException;
		}
	}
	var suspendedThenable = null;
	function getSuspendedThenable() {
		if (null === suspendedThenable) throw Error("Expected a suspended thenable. This is a bug in React. Please file an issue.");
		var thenable = suspendedThenable;
		suspendedThenable = null;
		return thenable;
	}
	function is(x, y) {
		return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
	}
	var objectIs = "function" === typeof Object.is ? Object.is : is;
	var currentlyRenderingComponent = null;
	var currentlyRenderingTask = null;
	var currentlyRenderingRequest = null;
	var currentlyRenderingKeyPath = null;
	var firstWorkInProgressHook = null;
	var workInProgressHook = null;
	var isReRender = !1;
	var didScheduleRenderPhaseUpdate = !1;
	var localIdCounter = 0;
	var actionStateCounter = 0;
	var actionStateMatchingIndex = -1;
	var thenableIndexCounter = 0;
	var thenableState = null;
	function createRecoverableError(recoverable) {
		recoverable = recoverable._reason;
		if ("function" === typeof recoverable) try {
			var initializedReason = recoverable();
		} catch ($jscomp$unused$catch) {
			initializedReason = "The reason for browser-only rendering could not be determined because its initializer threw.";
		}
		else initializedReason = recoverable;
		initializedReason = Error("Browser-only rendering was requested by `browser()`.", void 0 === recoverable ? void 0 : { cause: initializedReason });
		Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, { value: !0 });
		return initializedReason;
	}
	function isRecoverableError(error) {
		return "object" !== typeof error || null === error ? !1 : !0 === error[REACT_RECOVERABLE_TYPE];
	}
	function cloneRecoverableErrorAsFatal(recoverableError) {
		var fatalRecoverableError = Error("The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.", hasOwnProperty.call(recoverableError, "cause") ? { cause: recoverableError.cause } : void 0);
		recoverableError = recoverableError.stack;
		if (void 0 !== recoverableError) {
			var frameStart = recoverableError.indexOf("\n");
			fatalRecoverableError.stack = fatalRecoverableError.name + ": " + fatalRecoverableError.message + (-1 === frameStart ? "" : recoverableError.slice(frameStart));
		} else fatalRecoverableError.stack = void 0;
		return fatalRecoverableError;
	}
	var renderPhaseUpdates = null;
	var numberOfReRenders = 0;
	function resolveCurrentlyRenderingComponent() {
		if (null === currentlyRenderingComponent) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.");
		return currentlyRenderingComponent;
	}
	function createHook() {
		if (0 < numberOfReRenders) throw Error("Rendered more hooks than during the previous render");
		return {
			memoizedState: null,
			queue: null,
			next: null
		};
	}
	function createWorkInProgressHook() {
		null === workInProgressHook ? null === firstWorkInProgressHook ? (isReRender = !1, firstWorkInProgressHook = workInProgressHook = createHook()) : (isReRender = !0, workInProgressHook = firstWorkInProgressHook) : null === workInProgressHook.next ? (isReRender = !1, workInProgressHook = workInProgressHook.next = createHook()) : (isReRender = !0, workInProgressHook = workInProgressHook.next);
		return workInProgressHook;
	}
	function getThenableStateAfterSuspending() {
		var state = thenableState;
		thenableState = null;
		return state;
	}
	function resetHooksState() {
		currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
		didScheduleRenderPhaseUpdate = !1;
		firstWorkInProgressHook = null;
		numberOfReRenders = 0;
		workInProgressHook = renderPhaseUpdates = null;
	}
	function basicStateReducer(state, action) {
		return "function" === typeof action ? action(state) : action;
	}
	function useReducer(reducer, initialArg, init) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		if (isReRender) {
			var queue = workInProgressHook.queue;
			initialArg = queue.dispatch;
			if (null !== renderPhaseUpdates && (init = renderPhaseUpdates.get(queue), void 0 !== init)) {
				renderPhaseUpdates.delete(queue);
				queue = workInProgressHook.memoizedState;
				do
					queue = reducer(queue, init.action), init = init.next;
				while (null !== init);
				workInProgressHook.memoizedState = queue;
				return [queue, initialArg];
			}
			return [workInProgressHook.memoizedState, initialArg];
		}
		reducer = reducer === basicStateReducer ? "function" === typeof initialArg ? initialArg() : initialArg : void 0 !== init ? init(initialArg) : initialArg;
		workInProgressHook.memoizedState = reducer;
		reducer = workInProgressHook.queue = {
			last: null,
			dispatch: null
		};
		reducer = reducer.dispatch = dispatchAction.bind(null, currentlyRenderingComponent, reducer);
		return [workInProgressHook.memoizedState, reducer];
	}
	function useMemo(nextCreate, deps) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		deps = void 0 === deps ? null : deps;
		if (null !== workInProgressHook) {
			var prevState = workInProgressHook.memoizedState;
			if (null !== prevState && null !== deps) {
				var prevDeps = prevState[1];
				a: if (null === prevDeps) prevDeps = !1;
				else {
					for (var i = 0; i < prevDeps.length && i < deps.length; i++) if (!objectIs(deps[i], prevDeps[i])) {
						prevDeps = !1;
						break a;
					}
					prevDeps = !0;
				}
				if (prevDeps) return prevState[0];
			}
		}
		nextCreate = nextCreate();
		workInProgressHook.memoizedState = [nextCreate, deps];
		return nextCreate;
	}
	function dispatchAction(componentIdentity, queue, action) {
		if (25 <= numberOfReRenders) throw Error("Too many re-renders. React limits the number of renders to prevent an infinite loop.");
		if (componentIdentity === currentlyRenderingComponent) if (didScheduleRenderPhaseUpdate = !0, componentIdentity = {
			action,
			next: null
		}, null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()), action = renderPhaseUpdates.get(queue), void 0 === action) renderPhaseUpdates.set(queue, componentIdentity);
		else {
			for (queue = action; null !== queue.next;) queue = queue.next;
			queue.next = componentIdentity;
		}
	}
	function throwOnUseEffectEventCall() {
		throw Error("A function wrapped in useEffectEvent can't be called during rendering.");
	}
	function unsupportedStartTransition() {
		throw Error("startTransition cannot be called during server rendering.");
	}
	function unsupportedSetOptimisticState() {
		throw Error("Cannot update optimistic state while rendering.");
	}
	function createPostbackActionStateKey(permalink, componentKeyPath, hookIndex) {
		if (void 0 !== permalink) return "p" + permalink;
		permalink = JSON.stringify([
			componentKeyPath,
			null,
			hookIndex
		]);
		componentKeyPath = crypto.createHash("md5");
		componentKeyPath.update(permalink);
		return "k" + componentKeyPath.digest("hex");
	}
	function useActionState(action, initialState, permalink) {
		resolveCurrentlyRenderingComponent();
		var actionStateHookIndex = actionStateCounter++, request = currentlyRenderingRequest;
		if ("function" === typeof action.$$FORM_ACTION) {
			var nextPostbackStateKey = null, componentKeyPath = currentlyRenderingKeyPath;
			request = request.formState;
			var isSignatureEqual = action.$$IS_SIGNATURE_EQUAL;
			if (null !== request && "function" === typeof isSignatureEqual) {
				var postbackKey = request[1];
				isSignatureEqual.call(action, request[2], request[3]) && (nextPostbackStateKey = createPostbackActionStateKey(permalink, componentKeyPath, actionStateHookIndex), postbackKey === nextPostbackStateKey && (actionStateMatchingIndex = actionStateHookIndex, initialState = request[0]));
			}
			var boundAction = action.bind(null, initialState);
			action = function(payload) {
				boundAction(payload);
			};
			"function" === typeof boundAction.$$FORM_ACTION && (action.$$FORM_ACTION = function(prefix) {
				prefix = boundAction.$$FORM_ACTION(prefix);
				void 0 !== permalink && (permalink += "", prefix.action = permalink);
				var formData = prefix.data;
				formData && (null === nextPostbackStateKey && (nextPostbackStateKey = createPostbackActionStateKey(permalink, componentKeyPath, actionStateHookIndex)), formData.append("$ACTION_KEY", nextPostbackStateKey));
				return prefix;
			});
			return [
				initialState,
				action,
				!1
			];
		}
		var boundAction$22 = action.bind(null, initialState);
		return [
			initialState,
			function(payload) {
				boundAction$22(payload);
			},
			!1
		];
	}
	function unwrapThenable(thenable) {
		var index = thenableIndexCounter;
		thenableIndexCounter += 1;
		null === thenableState && (thenableState = []);
		return trackUsedThenable(thenableState, thenable, index);
	}
	function unsupportedRefresh() {
		throw Error("Cache cannot be refreshed during server rendering.");
	}
	var HooksDispatcher = {
		readContext: function(context) {
			return context._currentValue;
		},
		use: function(usable) {
			if (null !== usable && "object" === typeof usable) {
				if ("function" === typeof usable.then) return unwrapThenable(usable);
				if (usable.$$typeof === REACT_RECOVERABLE_TYPE) throw createRecoverableError(usable);
				if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue;
			}
			throw Error("An unsupported type was passed to use(): " + String(usable));
		},
		useContext: function(context) {
			resolveCurrentlyRenderingComponent();
			return context._currentValue;
		},
		useMemo,
		useReducer,
		useRef: function(initialValue) {
			currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
			workInProgressHook = createWorkInProgressHook();
			var previousRef = workInProgressHook.memoizedState;
			return null === previousRef ? (initialValue = { current: initialValue }, workInProgressHook.memoizedState = initialValue) : previousRef;
		},
		useState: function(initialState) {
			return useReducer(basicStateReducer, initialState);
		},
		useInsertionEffect: noop,
		useLayoutEffect: noop,
		useCallback: function(callback, deps) {
			return useMemo(function() {
				return callback;
			}, deps);
		},
		useImperativeHandle: noop,
		useEffect: noop,
		useDebugValue: noop,
		useDeferredValue: function(value, initialValue) {
			resolveCurrentlyRenderingComponent();
			return void 0 !== initialValue ? initialValue : value;
		},
		useTransition: function() {
			resolveCurrentlyRenderingComponent();
			return [!1, unsupportedStartTransition];
		},
		useId: function() {
			var treeId = getTreeId(currentlyRenderingTask.treeContext), resumableState = currentResumableState;
			if (null === resumableState) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component.");
			return makeId(resumableState, treeId, localIdCounter++);
		},
		useSyncExternalStore: function(subscribe, getSnapshot, getServerSnapshot) {
			if (void 0 === getServerSnapshot) throw Error("Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering.");
			return getServerSnapshot();
		},
		useOptimistic: function(passthrough) {
			resolveCurrentlyRenderingComponent();
			return [passthrough, unsupportedSetOptimisticState];
		},
		useActionState,
		useFormState: useActionState,
		useHostTransitionStatus: function() {
			resolveCurrentlyRenderingComponent();
			return sharedNotPendingObject;
		},
		useMemoCache: function(size) {
			for (var data = Array(size), i = 0; i < size; i++) data[i] = REACT_MEMO_CACHE_SENTINEL;
			return data;
		},
		useCacheRefresh: function() {
			return unsupportedRefresh;
		},
		useEffectEvent: function() {
			return throwOnUseEffectEventCall;
		}
	};
	var currentResumableState = null;
	var DefaultAsyncDispatcher = {
		getCacheForType: function() {
			throw Error("Not implemented.");
		},
		cacheSignal: function() {
			throw Error("Not implemented.");
		}
	};
	function prepareStackTrace(error, structuredStackTrace) {
		error = (error.name || "Error") + ": " + (error.message || "");
		for (var i = 0; i < structuredStackTrace.length; i++) error += "\n    at " + structuredStackTrace[i].toString();
		return error;
	}
	var prefix;
	var suffix;
	function describeBuiltInComponentFrame(name) {
		if (void 0 === prefix) try {
			throw Error();
		} catch (x) {
			var match = x.stack.trim().match(/\n( *(at )?)/);
			prefix = match && match[1] || "";
			suffix = -1 < x.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < x.stack.indexOf("@") ? "@unknown:0:0" : "";
		}
		return "\n" + prefix + name + suffix;
	}
	var reentry = !1;
	function describeNativeComponentFrame(fn, construct) {
		if (!fn || reentry) return "";
		reentry = !0;
		var previousPrepareStackTrace = Error.prepareStackTrace;
		Error.prepareStackTrace = prepareStackTrace;
		try {
			var RunInRootFrame = { DetermineComponentFrameRoot: function() {
				try {
					if (construct) {
						var Fake = function() {
							throw Error();
						};
						Object.defineProperty(Fake.prototype, "props", { set: function() {
							throw Error();
						} });
						if ("object" === typeof Reflect && Reflect.construct) {
							try {
								Reflect.construct(Fake, []);
							} catch (x) {
								var control = x;
							}
							Reflect.construct(fn, [], Fake);
						} else {
							try {
								Fake.call();
							} catch (x$24) {
								control = x$24;
							}
							Fake = !1;
							try {
								var prevProps = Object.getOwnPropertyDescriptor(fn.prototype, "props");
								Object.defineProperty(fn.prototype, "props", {
									configurable: !0,
									set: function() {
										throw Error();
									}
								});
								Fake = !0;
								new fn();
							} finally {
								Fake && (void 0 !== prevProps ? Object.defineProperty(fn.prototype, "props", prevProps) : delete fn.prototype.props);
							}
						}
					} else {
						try {
							throw Error();
						} catch (x$25) {
							control = x$25;
						}
						(Fake = fn()) && "function" === typeof Fake.catch && Fake.catch(function() {});
					}
				} catch (sample) {
					if (sample && control && "string" === typeof sample.stack) return [sample.stack, control.stack];
				}
				return [null, null];
			} };
			RunInRootFrame.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
			var namePropDescriptor = Object.getOwnPropertyDescriptor(RunInRootFrame.DetermineComponentFrameRoot, "name");
			namePropDescriptor && namePropDescriptor.configurable && Object.defineProperty(RunInRootFrame.DetermineComponentFrameRoot, "name", { value: "DetermineComponentFrameRoot" });
			var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(), sampleStack = _RunInRootFrame$Deter[0], controlStack = _RunInRootFrame$Deter[1];
			if (sampleStack && controlStack) {
				var sampleLines = sampleStack.split("\n"), controlLines = controlStack.split("\n");
				for (namePropDescriptor = RunInRootFrame = 0; RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot");) RunInRootFrame++;
				for (; namePropDescriptor < controlLines.length && !controlLines[namePropDescriptor].includes("DetermineComponentFrameRoot");) namePropDescriptor++;
				if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length) for (RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1; 1 <= RunInRootFrame && 0 <= namePropDescriptor && sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];) namePropDescriptor--;
				for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--) if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
					if (1 !== RunInRootFrame || 1 !== namePropDescriptor) do
						if (RunInRootFrame--, namePropDescriptor--, 0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
							var frame = "\n" + sampleLines[RunInRootFrame].replace(" at new ", " at ");
							fn.displayName && frame.includes("<anonymous>") && (frame = frame.replace("<anonymous>", fn.displayName));
							return frame;
						}
					while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
					break;
				}
			}
		} finally {
			reentry = !1, Error.prepareStackTrace = previousPrepareStackTrace;
		}
		return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "") ? describeBuiltInComponentFrame(previousPrepareStackTrace) : "";
	}
	function describeComponentStackByType(type) {
		if ("string" === typeof type) return describeBuiltInComponentFrame(type);
		if ("function" === typeof type) return type.prototype && type.prototype.isReactComponent ? describeNativeComponentFrame(type, !0) : describeNativeComponentFrame(type, !1);
		if ("object" === typeof type && null !== type) {
			switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE: return describeNativeComponentFrame(type.render, !1);
				case REACT_MEMO_TYPE: return describeNativeComponentFrame(type.type, !1);
				case REACT_LAZY_TYPE:
					var lazyComponent = type, payload = lazyComponent._payload;
					lazyComponent = lazyComponent._init;
					try {
						type = lazyComponent(payload);
					} catch (x) {
						return describeBuiltInComponentFrame("Lazy");
					}
					return describeComponentStackByType(type);
			}
			if ("string" === typeof type.name) {
				a: {
					payload = type.name;
					lazyComponent = type.env;
					var location = type.debugLocation;
					if (null != location && (type = Error.prepareStackTrace, Error.prepareStackTrace = prepareStackTrace, location = location.stack, Error.prepareStackTrace = type, location.startsWith("Error: react-stack-top-frame\n") && (location = location.slice(29)), type = location.indexOf("\n"), -1 !== type && (location = location.slice(type + 1)), type = location.indexOf("react_stack_bottom_frame"), -1 !== type && (type = location.lastIndexOf("\n", type)), type = -1 !== type ? location = location.slice(0, type) : "", location = type.lastIndexOf("\n"), type = -1 === location ? type : type.slice(location + 1), -1 !== type.indexOf(payload))) {
						payload = "\n" + type;
						break a;
					}
					payload = describeBuiltInComponentFrame(payload + (lazyComponent ? " [" + lazyComponent + "]" : ""));
				}
				return payload;
			}
		}
		switch (type) {
			case REACT_SUSPENSE_LIST_TYPE: return describeBuiltInComponentFrame("SuspenseList");
			case REACT_SUSPENSE_TYPE: return describeBuiltInComponentFrame("Suspense");
			case REACT_VIEW_TRANSITION_TYPE: return describeBuiltInComponentFrame("ViewTransition");
		}
		return "";
	}
	function getViewTransitionClassName(defaultClass, eventClass) {
		defaultClass = null == defaultClass || "string" === typeof defaultClass ? defaultClass : defaultClass.default;
		eventClass = null == eventClass || "string" === typeof eventClass ? eventClass : eventClass.default;
		return null == eventClass ? "auto" === defaultClass ? null : defaultClass : "auto" === eventClass ? null : eventClass;
	}
	function isEligibleForOutlining(request, boundary) {
		return (500 < boundary.byteSize || hasSuspenseyContent(boundary.contentState, !1) || boundary.defer) && null === boundary.preamble;
	}
	function defaultErrorHandler(error) {
		if ("object" === typeof error && null !== error && "string" === typeof error.environmentName) {
			var JSCompiler_inline_result = error.environmentName;
			error = [error].slice(0);
			"string" === typeof error[0] ? error.splice(0, 1, "\x1B[0m\x1B[7m%c%s\x1B[0m%c " + error[0], "background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px", " " + JSCompiler_inline_result + " ", "") : error.splice(0, 0, "\x1B[0m\x1B[7m%c%s\x1B[0m%c", "background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px", " " + JSCompiler_inline_result + " ", "");
			error.unshift(console);
			JSCompiler_inline_result = bind.apply(console.error, error);
			JSCompiler_inline_result();
		} else console.error(error);
		return null;
	}
	function RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		var abortSet = /* @__PURE__ */ new Set();
		this.destination = null;
		this.flushScheduled = !1;
		this.resumableState = resumableState;
		this.renderState = renderState;
		this.rootFormatContext = rootFormatContext;
		this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
		this.status = 10;
		this.fatalError = null;
		this.aborted = !1;
		this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
		this.completedPreambleSegments = this.completedRootSegment = null;
		this.byteSize = 0;
		this.abortableTasks = abortSet;
		this.pingedTasks = [];
		this.currentTask = null;
		this.clientRenderedBoundaries = [];
		this.completedBoundaries = [];
		this.partialBoundaries = [];
		this.postponedState = this.trackedPostpones = null;
		this.onError = void 0 === onError ? defaultErrorHandler : onError;
		this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
		this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
		this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
		this.onShellError = void 0 === onShellError ? noop : onShellError;
		this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
		this.renderLifetimeController = null;
		this.formState = void 0 === formState ? null : formState;
	}
	function createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		resumableState = new RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState);
		renderState = createPendingSegment(resumableState, 0, null, rootFormatContext, !1, !1);
		renderState.parentFlushed = !0;
		children = createRenderTask(resumableState, null, children, -1, null, renderState, null, null, resumableState.abortableTasks, null, rootFormatContext, null, emptyTreeContext, null, null);
		pushComponentStack(children);
		resumableState.pingedTasks.push(children);
		return resumableState;
	}
	function createPrerenderRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
		children = createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, void 0);
		children.trackedPostpones = {
			workingMap: /* @__PURE__ */ new Map(),
			rootNodes: [],
			rootSlots: null
		};
		return children;
	}
	function resumeRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
		renderState = new RequestInstance(postponedState.resumableState, renderState, postponedState.rootFormatContext, postponedState.progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, null);
		renderState.nextSegmentId = postponedState.nextSegmentId;
		if ("number" === typeof postponedState.replaySlots) return onError = createPendingSegment(renderState, 0, null, postponedState.rootFormatContext, !1, !1), onError.parentFlushed = !0, children = createRenderTask(renderState, null, children, -1, null, onError, null, null, renderState.abortableTasks, null, postponedState.rootFormatContext, null, emptyTreeContext, null, null), pushComponentStack(children), renderState.pingedTasks.push(children), renderState;
		children = createReplayTask(renderState, null, {
			nodes: postponedState.replayNodes,
			slots: postponedState.replaySlots,
			pendingTasks: 0
		}, children, -1, null, null, renderState.abortableTasks, null, postponedState.rootFormatContext, null, emptyTreeContext, null, null);
		pushComponentStack(children);
		renderState.pingedTasks.push(children);
		return renderState;
	}
	function resumeAndPrerenderRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
		children = resumeRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError);
		children.trackedPostpones = {
			workingMap: /* @__PURE__ */ new Map(),
			rootNodes: [],
			rootSlots: null
		};
		return children;
	}
	var currentRequest = null;
	function resolveRequest() {
		if (currentRequest) return currentRequest;
		var store = requestStorage.getStore();
		return store ? store : null;
	}
	function pingTask(request, task) {
		request.pingedTasks.push(task);
		1 === request.pingedTasks.length && (request.flushScheduled = null !== request.destination, null !== request.trackedPostpones || 10 === request.status ? scheduleMicrotask(function() {
			return performWork(request);
		}) : setImmediate(function() {
			return performWork(request);
		}));
	}
	function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
		fallbackAbortableTasks = {
			status: 0,
			rootSegmentID: -1,
			parentFlushed: !1,
			pendingTasks: 0,
			row,
			completedSegments: [],
			byteSize: 0,
			defer,
			fallbackAbortableTasks,
			errorDigest: null,
			contentState: createHoistableState(),
			fallbackState: createHoistableState(),
			preamble,
			tracked: null
		};
		null !== row && (row.pendingTasks++, preamble = row.boundaries, null !== preamble && (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)), request = row.inheritedHoistables, null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
		return fallbackAbortableTasks;
	}
	function createRenderTask(request, thenableState, node, childIndex, blockedBoundary, blockedSegment, blockedPreamble, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		var task = {
			replay: null,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment,
			blockedPreamble,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createReplayTask(request, thenableState, replay, node, childIndex, blockedBoundary, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		replay.pendingTasks++;
		var task = {
			replay,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment: null,
			blockedPreamble: null,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
		return {
			status: 0,
			parentFlushed: !1,
			id: -1,
			index,
			chunks: [],
			children: [],
			preambleChildren: [],
			parentFormatContext,
			boundary,
			lastPushedText,
			textEmbedded
		};
	}
	function pushComponentStack(task) {
		var node = task.node;
		if ("object" === typeof node && null !== node) switch (node.$$typeof) {
			case REACT_ELEMENT_TYPE: task.componentStack = {
				parent: task.componentStack,
				type: node.type
			};
		}
	}
	function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
		return null === componentStack ? null : {
			parent: componentStack.parent,
			type: "Suspense Fallback"
		};
	}
	function getThrownInfo(node$jscomp$0) {
		var errorInfo = {};
		node$jscomp$0 && Object.defineProperty(errorInfo, "componentStack", {
			configurable: !0,
			enumerable: !0,
			get: function() {
				try {
					var info = "", node = node$jscomp$0;
					do
						info += describeComponentStackByType(node.type), node = node.parent;
					while (node);
					var JSCompiler_inline_result = info;
				} catch (x) {
					JSCompiler_inline_result = "\nError generating stack: " + x.message + "\n" + x.stack;
				}
				Object.defineProperty(errorInfo, "componentStack", { value: JSCompiler_inline_result });
				return JSCompiler_inline_result;
			}
		});
		return errorInfo;
	}
	function logRecoverableError(request, error, errorInfo) {
		if (isRecoverableError(error)) return request = request.onBrowserBailout, request(error, errorInfo), "";
		request = request.onError;
		error = request(error, errorInfo);
		if (null == error || "string" === typeof error) return "" === error ? void 0 : error;
	}
	function fatalError(request, error) {
		var onShellError = request.onShellError, onFatalError = request.onFatalError;
		0 !== request.pendingRootTasks && onShellError(error);
		onFatalError(error);
		endRenderLifetime(request);
		null !== request.destination ? (request.status = 13, request.destination.destroy(error)) : (request.status = 12, request.aborted || (request.fatalError = error));
	}
	function finishSuspenseListRow(request, row) {
		unblockSuspenseListRow(request, row.next, row.hoistables);
	}
	function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
		for (; null !== unblockedRow;) {
			null !== inheritedHoistables && (hoistHoistables(unblockedRow.hoistables, inheritedHoistables), unblockedRow.inheritedHoistables = inheritedHoistables);
			var unblockedBoundaries = unblockedRow.boundaries;
			if (null !== unblockedBoundaries) {
				unblockedRow.boundaries = null;
				for (var i = 0; i < unblockedBoundaries.length; i++) {
					var unblockedBoundary = unblockedBoundaries[i];
					null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
					finishedTask(request, unblockedBoundary, null, null);
				}
			}
			unblockedRow.pendingTasks--;
			if (0 < unblockedRow.pendingTasks) break;
			inheritedHoistables = unblockedRow.hoistables;
			unblockedRow = unblockedRow.next;
		}
	}
	function tryToResolveTogetherRow(request, togetherRow) {
		var boundaries = togetherRow.boundaries;
		if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
			for (var allCompleteAndInlinable = !0, i = 0; i < boundaries.length; i++) {
				var rowBoundary = boundaries[i];
				if (1 !== rowBoundary.pendingTasks || rowBoundary.parentFlushed || isEligibleForOutlining(request, rowBoundary)) {
					allCompleteAndInlinable = !1;
					break;
				}
			}
			allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
		}
	}
	function createSuspenseListRow(previousRow) {
		var newRow = {
			pendingTasks: 1,
			boundaries: null,
			hoistables: createHoistableState(),
			inheritedHoistables: null,
			together: !1,
			next: null
		};
		null !== previousRow && 0 < previousRow.pendingTasks && (newRow.pendingTasks++, newRow.boundaries = [], previousRow.next = newRow);
		return newRow;
	}
	function renderSuspenseListRows(request, task, keyPath, rows, revealOrder) {
		var prevKeyPath = task.keyPath, prevTreeContext = task.treeContext, prevRow = task.row;
		task.keyPath = keyPath;
		keyPath = rows.length;
		var previousSuspenseListRow = null;
		if (null !== task.replay) {
			var resumeSlots = task.replay.slots;
			if (null !== resumeSlots && "object" === typeof resumeSlots) for (var n = 0; n < keyPath; n++) {
				var i = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? n : keyPath - 1 - n, node = rows[i];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
				var resumeSegmentID = resumeSlots[i];
				"number" === typeof resumeSegmentID ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i]) : renderNode(request, task, node, i);
				0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
			}
			else for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++) n = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? resumeSlots : keyPath - 1 - resumeSlots, i = rows[n], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, n), renderNode(request, task, i, n), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		} else if ("backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder) for (revealOrder = 0; revealOrder < keyPath; revealOrder++) resumeSlots = rows[revealOrder], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, revealOrder), renderNode(request, task, resumeSlots, revealOrder), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		else {
			resumeSlots = task.blockedSegment;
			n = resumeSlots.children.length;
			i = resumeSlots.chunks.length;
			for (node = 0; node < keyPath; node++) {
				resumeSegmentID = "unstable_legacy-backwards" === revealOrder ? keyPath - 1 - node : node;
				var node$40 = rows[resumeSegmentID];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, resumeSegmentID);
				var newSegment = createPendingSegment(request, i, null, task.formatContext, 0 === resumeSegmentID ? resumeSlots.lastPushedText : !0, !0);
				resumeSlots.children.splice(n, 0, newSegment);
				task.blockedSegment = newSegment;
				try {
					renderNode(request, task, node$40, resumeSegmentID), newSegment.lastPushedText && newSegment.textEmbedded && newSegment.chunks.push(textSeparator), newSegment.status = 1, finishedSegment(request, task.blockedBoundary, newSegment), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
				} catch (thrownValue) {
					throw newSegment.status = request.aborted ? 3 : 4, thrownValue;
				}
			}
			task.blockedSegment = resumeSlots;
			resumeSlots.lastPushedText = !1;
		}
		null !== prevRow && null !== previousSuspenseListRow && 0 < previousSuspenseListRow.pendingTasks && (prevRow.pendingTasks++, previousSuspenseListRow.next = prevRow);
		task.treeContext = prevTreeContext;
		task.row = prevRow;
		task.keyPath = prevKeyPath;
	}
	function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
		var prevThenableState = task.thenableState;
		task.thenableState = null;
		currentlyRenderingComponent = {};
		currentlyRenderingTask = task;
		currentlyRenderingRequest = request;
		currentlyRenderingKeyPath = keyPath;
		actionStateCounter = localIdCounter = 0;
		actionStateMatchingIndex = -1;
		thenableIndexCounter = 0;
		thenableState = prevThenableState;
		for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate;) didScheduleRenderPhaseUpdate = !1, actionStateCounter = localIdCounter = 0, actionStateMatchingIndex = -1, thenableIndexCounter = 0, numberOfReRenders += 1, workInProgressHook = null, request = Component(props, secondArg);
		resetHooksState();
		return request;
	}
	function finishFunctionComponent(request, task, keyPath, children, hasId, actionStateCount, actionStateMatchingIndex) {
		var didEmitActionStateMarkers = !1;
		if (0 !== actionStateCount && null !== request.formState) {
			var segment = task.blockedSegment;
			if (null !== segment) {
				didEmitActionStateMarkers = !0;
				segment = segment.chunks;
				for (var i = 0; i < actionStateCount; i++) i === actionStateMatchingIndex ? segment.push(formStateMarkerIsMatching) : segment.push(formStateMarkerIsNotMatching);
			}
		}
		actionStateCount = task.keyPath;
		task.keyPath = keyPath;
		hasId ? (keyPath = task.treeContext, task.treeContext = pushTreeContext(keyPath, 1, 0), renderNode(request, task, children, -1), task.treeContext = keyPath) : didEmitActionStateMarkers ? renderNode(request, task, children, -1) : renderNodeDestructive(request, task, children, -1);
		task.keyPath = actionStateCount;
	}
	function renderElement(request, task, keyPath, type, props, ref) {
		if ("function" === typeof type) if (type.prototype && type.prototype.isReactComponent) {
			var newProps = props;
			if ("ref" in props) {
				newProps = {};
				for (var propName in props) "ref" !== propName && (newProps[propName] = props[propName]);
			}
			var defaultProps = type.defaultProps;
			if (defaultProps) {
				newProps === props && (newProps = assign({}, newProps, props));
				for (var propName$45 in defaultProps) void 0 === newProps[propName$45] && (newProps[propName$45] = defaultProps[propName$45]);
			}
			var JSCompiler_inline_result = newProps;
			var context = emptyContextObject, contextType = type.contextType;
			"object" === typeof contextType && null !== contextType && (context = contextType._currentValue);
			var JSCompiler_inline_result$jscomp$0 = new type(JSCompiler_inline_result, context);
			var initialState = void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
			JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
			JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
			JSCompiler_inline_result$jscomp$0.state = initialState;
			var internalInstance = {
				queue: [],
				replace: !1
			};
			JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
			var contextType$jscomp$0 = type.contextType;
			JSCompiler_inline_result$jscomp$0.context = "object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0 ? contextType$jscomp$0._currentValue : emptyContextObject;
			var getDerivedStateFromProps = type.getDerivedStateFromProps;
			if ("function" === typeof getDerivedStateFromProps) {
				var partialState = getDerivedStateFromProps(JSCompiler_inline_result, initialState);
				JSCompiler_inline_result$jscomp$0.state = null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
			}
			if ("function" !== typeof type.getDerivedStateFromProps && "function" !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate && ("function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount || "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)) {
				var oldState = JSCompiler_inline_result$jscomp$0.state;
				"function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount && JSCompiler_inline_result$jscomp$0.componentWillMount();
				"function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount && JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
				oldState !== JSCompiler_inline_result$jscomp$0.state && classComponentUpdater.enqueueReplaceState(JSCompiler_inline_result$jscomp$0, JSCompiler_inline_result$jscomp$0.state, null);
				if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
					var oldQueue = internalInstance.queue, oldReplace = internalInstance.replace;
					internalInstance.queue = null;
					internalInstance.replace = !1;
					if (oldReplace && 1 === oldQueue.length) JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
					else {
						for (var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state, dontMutate = !0, i = oldReplace ? 1 : 0; i < oldQueue.length; i++) {
							var partial = oldQueue[i], partialState$jscomp$0 = "function" === typeof partial ? partial.call(JSCompiler_inline_result$jscomp$0, nextState, JSCompiler_inline_result, void 0) : partial;
							null != partialState$jscomp$0 && (dontMutate ? (dontMutate = !1, nextState = assign({}, nextState, partialState$jscomp$0)) : assign(nextState, partialState$jscomp$0));
						}
						JSCompiler_inline_result$jscomp$0.state = nextState;
					}
				} else internalInstance.queue = null;
			}
			var nextChildren = JSCompiler_inline_result$jscomp$0.render();
			if (request.aborted) throw null;
			var prevKeyPath = task.keyPath;
			task.keyPath = keyPath;
			renderNodeDestructive(request, task, nextChildren, -1);
			task.keyPath = prevKeyPath;
		} else {
			var value = renderWithHooks(request, task, keyPath, type, props, void 0);
			if (request.aborted) throw null;
			finishFunctionComponent(request, task, keyPath, value, 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
		}
		else if ("string" === typeof type) {
			var segment = task.blockedSegment;
			if (null === segment) {
				var children = props.children, prevContext = task.formatContext, prevKeyPath$jscomp$0 = task.keyPath;
				task.formatContext = getChildFormatContext(prevContext, type, props);
				task.keyPath = keyPath;
				renderNode(request, task, children, -1);
				task.formatContext = prevContext;
				task.keyPath = prevKeyPath$jscomp$0;
			} else {
				var children$42 = pushStartInstance(segment.chunks, type, props, request.resumableState, request.renderState, task.blockedPreamble, task.hoistableState, task.formatContext, segment.lastPushedText);
				segment.lastPushedText = !1;
				var prevContext$43 = task.formatContext, prevKeyPath$44 = task.keyPath;
				task.keyPath = keyPath;
				if (3 === (task.formatContext = getChildFormatContext(prevContext$43, type, props)).insertionMode) {
					var preambleSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
					segment.preambleChildren.push(preambleSegment);
					task.blockedSegment = preambleSegment;
					try {
						renderNode(request, task, children$42, -1), preambleSegment.lastPushedText && preambleSegment.textEmbedded && preambleSegment.chunks.push(textSeparator), preambleSegment.status = 1, finishedSegment(request, task.blockedBoundary, preambleSegment);
					} finally {
						task.blockedSegment = segment;
					}
				} else renderNode(request, task, children$42, -1);
				task.formatContext = prevContext$43;
				task.keyPath = prevKeyPath$44;
				a: {
					var target = segment.chunks, resumableState = request.resumableState;
					switch (type) {
						case "title":
						case "style":
						case "script":
						case "area":
						case "base":
						case "br":
						case "col":
						case "embed":
						case "hr":
						case "img":
						case "input":
						case "keygen":
						case "link":
						case "meta":
						case "param":
						case "source":
						case "track":
						case "wbr": break a;
						case "body":
							if (1 >= prevContext$43.insertionMode) {
								resumableState.hasBody = !0;
								break a;
							}
							break;
						case "html":
							if (0 === prevContext$43.insertionMode) {
								resumableState.hasHtml = !0;
								break a;
							}
							break;
						case "head": if (1 >= prevContext$43.insertionMode) break a;
					}
					target.push(endChunkForTag(type));
				}
				segment.lastPushedText = !1;
			}
		} else {
			switch (type) {
				case REACT_LEGACY_HIDDEN_TYPE:
				case REACT_STRICT_MODE_TYPE:
				case REACT_PROFILER_TYPE:
				case REACT_FRAGMENT_TYPE:
					var prevKeyPath$jscomp$1 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, props.children, -1);
					task.keyPath = prevKeyPath$jscomp$1;
					return;
				case REACT_ACTIVITY_TYPE:
					var segment$jscomp$0 = task.blockedSegment;
					if (null === segment$jscomp$0) {
						if ("hidden" !== props.mode) {
							var prevKeyPath$jscomp$2 = task.keyPath;
							task.keyPath = keyPath;
							renderNode(request, task, props.children, -1);
							task.keyPath = prevKeyPath$jscomp$2;
						}
					} else if ("hidden" !== props.mode) {
						segment$jscomp$0.chunks.push(startActivityBoundary);
						segment$jscomp$0.lastPushedText = !1;
						var prevKeyPath$47 = task.keyPath;
						task.keyPath = keyPath;
						renderNode(request, task, props.children, -1);
						task.keyPath = prevKeyPath$47;
						segment$jscomp$0.chunks.push(endActivityBoundary);
						segment$jscomp$0.lastPushedText = !1;
					}
					return;
				case REACT_SUSPENSE_LIST_TYPE:
					a: {
						var children$jscomp$0 = props.children, revealOrder = props.revealOrder;
						if ("independent" !== revealOrder && "together" !== revealOrder) {
							if (isArrayImpl(children$jscomp$0)) {
								renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
								break a;
							}
							var iteratorFn = getIteratorFn(children$jscomp$0);
							if (iteratorFn) {
								var iterator = iteratorFn.call(children$jscomp$0);
								if (iterator) {
									var step = iterator.next();
									if (!step.done) {
										do
											step = iterator.next();
										while (!step.done);
										renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
									}
									break a;
								}
							}
						}
						if ("together" === revealOrder) {
							var prevKeyPath$41 = task.keyPath, prevRow = task.row, newRow = task.row = createSuspenseListRow(null);
							newRow.boundaries = [];
							newRow.together = !0;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
							task.keyPath = prevKeyPath$41;
							task.row = prevRow;
							null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, newRow.next = prevRow);
						} else {
							var prevKeyPath$jscomp$3 = task.keyPath;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							task.keyPath = prevKeyPath$jscomp$3;
						}
					}
					return;
				case REACT_VIEW_TRANSITION_TYPE:
					var prevContext$jscomp$0 = task.formatContext, prevKeyPath$jscomp$4 = task.keyPath;
					var resumableState$jscomp$0 = request.resumableState;
					if (null != props.name && "auto" !== props.name) var JSCompiler_inline_result$jscomp$2 = props.name;
					else JSCompiler_inline_result$jscomp$2 = makeId(resumableState$jscomp$0, getTreeId(task.treeContext), 0);
					var autoName = JSCompiler_inline_result$jscomp$2, resumableState$jscomp$1 = request.resumableState, update = getViewTransitionClassName(props.default, props.update), enter = getViewTransitionClassName(props.default, props.enter), exit = getViewTransitionClassName(props.default, props.exit), share = getViewTransitionClassName(props.default, props.share), name = props.name;
					update ??= "auto";
					enter ??= "auto";
					exit ??= "auto";
					if (null == name) {
						var parentViewTransition = prevContext$jscomp$0.viewTransition;
						null !== parentViewTransition ? (name = parentViewTransition.name, share = parentViewTransition.share) : (name = "auto", share = "none");
					} else share ??= "auto", prevContext$jscomp$0.tagScope & 4 && (resumableState$jscomp$1.instructions |= 128);
					prevContext$jscomp$0.tagScope & 8 ? resumableState$jscomp$1.instructions |= 128 : exit = "none";
					prevContext$jscomp$0.tagScope & 16 ? resumableState$jscomp$1.instructions |= 128 : enter = "none";
					var viewTransition = {
						update,
						enter,
						exit,
						share,
						parentEnter: "none",
						parentExit: "none",
						name,
						autoName,
						nameIdx: 0
					}, subtreeScope = prevContext$jscomp$0.tagScope & -25;
					subtreeScope = "none" !== update ? subtreeScope | 32 : subtreeScope & -33;
					"none" !== enter && (subtreeScope |= 64);
					task.formatContext = createFormatContext(prevContext$jscomp$0.insertionMode, prevContext$jscomp$0.selectedValue, subtreeScope, viewTransition);
					task.keyPath = keyPath;
					if (null != props.name && "auto" !== props.name) renderNodeDestructive(request, task, props.children, -1);
					else {
						var prevTreeContext = task.treeContext;
						task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
						renderNode(request, task, props.children, -1);
						task.treeContext = prevTreeContext;
					}
					task.formatContext = prevContext$jscomp$0;
					task.keyPath = prevKeyPath$jscomp$4;
					return;
				case REACT_SCOPE_TYPE: throw Error("ReactDOMServer does not yet support scope components.");
				case REACT_SUSPENSE_TYPE:
					a: if (null !== task.replay) {
						var prevKeyPath$27 = task.keyPath, prevContext$28 = task.formatContext, prevRow$29 = task.row;
						task.keyPath = keyPath;
						task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$28);
						task.row = null;
						var content$30 = props.children;
						try {
							renderNode(request, task, content$30, -1);
						} finally {
							task.keyPath = prevKeyPath$27, task.formatContext = prevContext$28, task.row = prevRow$29;
						}
					} else {
						var prevKeyPath$jscomp$5 = task.keyPath, prevContext$jscomp$1 = task.formatContext, prevRow$jscomp$0 = task.row, parentBoundary = task.blockedBoundary, parentPreamble = task.blockedPreamble, parentHoistableState = task.hoistableState, parentSegment = task.blockedSegment, fallback = props.fallback, content = props.children, fallbackAbortSet = /* @__PURE__ */ new Set(), newBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, 2 > task.formatContext.insertionMode ? {
							content: createPreambleState(),
							fallback: createPreambleState()
						} : null, !1), boundarySegment = createPendingSegment(request, parentSegment.chunks.length, newBoundary, task.formatContext, !1, !1);
						parentSegment.children.push(boundarySegment);
						parentSegment.lastPushedText = !1;
						var contentRootSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
						contentRootSegment.parentFlushed = !0;
						var trackedPostpones = request.trackedPostpones;
						if (null !== trackedPostpones) {
							var suspenseComponentStack = task.componentStack, fallbackKeyPath = [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							];
							if (null !== trackedPostpones) {
								var fallbackReplayNode = [
									fallbackKeyPath[1],
									fallbackKeyPath[2],
									[],
									null
								];
								trackedPostpones.workingMap.set(fallbackKeyPath, fallbackReplayNode);
								newBoundary.tracked = {
									contentKeyPath: keyPath,
									fallbackNode: fallbackReplayNode
								};
							}
							task.blockedSegment = boundarySegment;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
							task.keyPath = fallbackKeyPath;
							task.formatContext = getSuspenseFallbackFormatContext(request.resumableState, prevContext$jscomp$1);
							task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(suspenseComponentStack);
							try {
								renderNode(request, task, fallback, -1), boundarySegment.lastPushedText && boundarySegment.textEmbedded && boundarySegment.chunks.push(textSeparator), boundarySegment.status = 1, finishedSegment(request, parentBoundary, boundarySegment);
							} catch (thrownValue) {
								throw boundarySegment.status = request.aborted ? 3 : 4, thrownValue;
							} finally {
								task.blockedSegment = parentSegment, task.blockedPreamble = parentPreamble, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1;
							}
							var suspendedPrimaryTask = createRenderTask(request, null, content, -1, newBoundary, contentRootSegment, null === newBoundary.preamble ? null : newBoundary.preamble.content, newBoundary.contentState, task.abortSet, keyPath, getSuspenseContentFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, null, suspenseComponentStack);
							pushComponentStack(suspendedPrimaryTask);
							request.pingedTasks.push(suspendedPrimaryTask);
						} else {
							task.blockedBoundary = newBoundary;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
							task.hoistableState = newBoundary.contentState;
							task.blockedSegment = contentRootSegment;
							task.keyPath = keyPath;
							task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$jscomp$1);
							task.row = null;
							try {
								if (renderNode(request, task, content, -1), contentRootSegment.lastPushedText && contentRootSegment.textEmbedded && contentRootSegment.chunks.push(textSeparator), contentRootSegment.status = 1, finishedSegment(request, newBoundary, contentRootSegment), queueCompletedSegment(newBoundary, contentRootSegment), 0 === newBoundary.pendingTasks && 0 === newBoundary.status) {
									if (newBoundary.status = 1, !isEligibleForOutlining(request, newBoundary)) {
										null !== prevRow$jscomp$0 && 0 === --prevRow$jscomp$0.pendingTasks && finishSuspenseListRow(request, prevRow$jscomp$0);
										0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
										break a;
									}
								} else null !== prevRow$jscomp$0 && prevRow$jscomp$0.together && tryToResolveTogetherRow(request, prevRow$jscomp$0);
							} catch (thrownValue$31) {
								newBoundary.status = 4;
								if (request.aborted) {
									contentRootSegment.status = 3;
									var error = request.fatalError;
								} else contentRootSegment.status = 4, error = thrownValue$31;
								var thrownInfo = getThrownInfo(task.componentStack);
								newBoundary.errorDigest = logRecoverableError(request, error, thrownInfo);
								untrackBoundary(request, newBoundary);
							} finally {
								task.blockedBoundary = parentBoundary, task.blockedPreamble = parentPreamble, task.hoistableState = parentHoistableState, task.blockedSegment = parentSegment, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1, task.row = prevRow$jscomp$0;
							}
							var suspendedFallbackTask = createRenderTask(request, null, fallback, -1, parentBoundary, boundarySegment, null === newBoundary.preamble ? null : newBoundary.preamble.fallback, newBoundary.fallbackState, fallbackAbortSet, [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
							pushComponentStack(suspendedFallbackTask);
							request.pingedTasks.push(suspendedFallbackTask);
						}
					}
					return;
			}
			if ("object" === typeof type && null !== type) switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE:
					if ("ref" in props) {
						var propsWithoutRef = {};
						for (var key in props) "ref" !== key && (propsWithoutRef[key] = props[key]);
					} else propsWithoutRef = props;
					finishFunctionComponent(request, task, keyPath, renderWithHooks(request, task, keyPath, type.render, propsWithoutRef, ref), 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
					return;
				case REACT_MEMO_TYPE:
					renderElement(request, task, keyPath, type.type, props, ref);
					return;
				case REACT_CONTEXT_TYPE:
					var children$jscomp$2 = props.children, prevKeyPath$jscomp$6 = task.keyPath, nextValue = props.value;
					var prevValue = type._currentValue;
					type._currentValue = nextValue;
					var prevNode = currentActiveSnapshot, newNode = {
						parent: prevNode,
						depth: null === prevNode ? 0 : prevNode.depth + 1,
						context: type,
						parentValue: prevValue,
						value: nextValue
					};
					currentActiveSnapshot = newNode;
					task.context = newNode;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, children$jscomp$2, -1);
					var prevSnapshot = currentActiveSnapshot;
					if (null === prevSnapshot) throw Error("Tried to pop a Context at the root of the app. This is a bug in React.");
					prevSnapshot.context._currentValue = prevSnapshot.parentValue;
					task.context = currentActiveSnapshot = prevSnapshot.parent;
					task.keyPath = prevKeyPath$jscomp$6;
					return;
				case REACT_CONSUMER_TYPE:
					var render = props.children, newChildren = render(type._context._currentValue), prevKeyPath$jscomp$7 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, newChildren, -1);
					task.keyPath = prevKeyPath$jscomp$7;
					return;
				case REACT_LAZY_TYPE:
					var init = type._init;
					var Component = init(type._payload);
					if (request.aborted) throw null;
					renderElement(request, task, keyPath, Component, props, ref);
					return;
			}
			throw Error("Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: " + ((null == type ? type : typeof type) + "."));
		}
	}
	function resumeNode(request, task, segmentId, node, childIndex) {
		var prevReplay = task.replay, blockedBoundary = task.blockedBoundary, resumedSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
		resumedSegment.id = segmentId;
		resumedSegment.parentFlushed = !0;
		try {
			task.replay = null, task.blockedSegment = resumedSegment, renderNode(request, task, node, childIndex), resumedSegment.status = 1, finishedSegment(request, blockedBoundary, resumedSegment), null === blockedBoundary ? request.completedRootSegment = resumedSegment : (queueCompletedSegment(blockedBoundary, resumedSegment), blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
		} finally {
			task.replay = prevReplay, task.blockedSegment = null;
		}
	}
	function renderNodeDestructive(request, task, node, childIndex) {
		null !== task.replay && "number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, node, childIndex) : (task.node = node, task.childIndex = childIndex, node = task.componentStack, pushComponentStack(task), retryNode(request, task), task.componentStack = node);
	}
	function retryNode(request, task) {
		var node = task.node, childIndex = task.childIndex;
		if (null !== node) {
			if ("object" === typeof node) {
				switch (node.$$typeof) {
					case REACT_ELEMENT_TYPE:
						var type = node.type, key = node.key, props = node.props;
						node = props.ref;
						var ref = void 0 !== node ? node : null, name = getComponentNameFromType(type), keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? -1 === childIndex ? 0 : childIndex : key;
						key = [
							task.keyPath,
							name,
							keyOrIndex
						];
						if (null !== task.replay) a: {
							var replay = task.replay;
							childIndex = replay.nodes;
							for (node = 0; node < childIndex.length; node++) {
								var node$jscomp$0 = childIndex[node];
								if (keyOrIndex === node$jscomp$0[1]) {
									if (4 === node$jscomp$0.length) {
										if (null !== name && name !== node$jscomp$0[0]) throw Error("Expected the resume to render <" + node$jscomp$0[0] + "> in this slot but instead it rendered <" + name + ">. The tree doesn't match so React will fallback to client rendering.");
										var childNodes = node$jscomp$0[2], childSlots = node$jscomp$0[3], currentNode = task.node;
										task.replay = {
											nodes: childNodes,
											slots: childSlots,
											pendingTasks: 1
										};
										try {
											renderElement(request, task, key, type, props, ref);
											if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
											task.replay.pendingTasks--;
										} catch (x) {
											if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then || "Maximum call stack size exceeded" === x.message)) throw task.node === currentNode ? task.replay = replay : childIndex.splice(node, 1), x;
											task.replay.pendingTasks--;
											key = getThrownInfo(task.componentStack);
											currentNode = request;
											props = task.blockedBoundary;
											request = request.aborted ? request.fatalError : x;
											key = logRecoverableError(currentNode, request, key);
											abortRemainingReplayNodes(currentNode, props, childNodes, childSlots, request, key);
										}
										task.replay = replay;
									} else {
										if (type !== REACT_SUSPENSE_TYPE) throw Error("Expected the resume to render <Suspense> in this slot but instead it rendered <" + (getComponentNameFromType(type) || "Unknown") + ">. The tree doesn't match so React will fallback to client rendering.");
										b: {
											replay = node$jscomp$0[5];
											type = node$jscomp$0[2];
											ref = node$jscomp$0[3];
											name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
											node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
											keyOrIndex = task.keyPath;
											var prevContext = task.formatContext, prevRow = task.row, previousReplaySet = task.replay, parentBoundary = task.blockedBoundary, parentHoistableState = task.hoistableState, content = props.children;
											props = props.fallback;
											var fallbackAbortSet = /* @__PURE__ */ new Set(), resumedBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, 2 > task.formatContext.insertionMode ? {
												content: createPreambleState(),
												fallback: createPreambleState()
											} : null, !1);
											resumedBoundary.parentFlushed = !0;
											resumedBoundary.rootSegmentID = replay;
											task.blockedBoundary = resumedBoundary;
											task.hoistableState = resumedBoundary.contentState;
											task.keyPath = key;
											task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext);
											task.row = null;
											task.replay = {
												nodes: type,
												slots: ref,
												pendingTasks: 1
											};
											try {
												renderNode(request, task, content, -1);
												if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
												task.replay.pendingTasks--;
												if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
													resumedBoundary.status = 1;
													request.completedBoundaries.push(resumedBoundary);
													break b;
												}
											} catch (thrownValue) {
												resumedBoundary.status = 4, childNodes = request.aborted ? request.fatalError : thrownValue, childSlots = getThrownInfo(task.componentStack), currentNode = logRecoverableError(request, childNodes, childSlots), resumedBoundary.errorDigest = currentNode, task.replay.pendingTasks--, request.clientRenderedBoundaries.push(resumedBoundary);
											} finally {
												task.blockedBoundary = parentBoundary, task.hoistableState = parentHoistableState, task.replay = previousReplaySet, task.keyPath = keyOrIndex, task.formatContext = prevContext, task.row = prevRow;
											}
											childNodes = createReplayTask(request, null, {
												nodes: name,
												slots: node$jscomp$0,
												pendingTasks: 0
											}, props, -1, parentBoundary, resumedBoundary.fallbackState, fallbackAbortSet, [
												key[0],
												"Suspense Fallback",
												key[2]
											], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
											pushComponentStack(childNodes);
											request.pingedTasks.push(childNodes);
										}
									}
									childIndex.splice(node, 1);
									break a;
								}
							}
						}
						else renderElement(request, task, key, type, props, ref);
						return;
					case REACT_PORTAL_TYPE: throw Error("Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render.");
					case REACT_LAZY_TYPE:
						childNodes = node._init;
						node = childNodes(node._payload);
						if (request.aborted) throw null;
						renderNodeDestructive(request, task, node, childIndex);
						return;
				}
				if (isArrayImpl(node)) {
					renderChildrenArray(request, task, node, childIndex);
					return;
				}
				if (childNodes = getIteratorFn(node)) {
					if (childNodes = childNodes.call(node)) {
						node = childNodes.next();
						if (!node.done) {
							childSlots = [];
							do
								childSlots.push(node.value), node = childNodes.next();
							while (!node.done);
							renderChildrenArray(request, task, childSlots, childIndex);
						}
						return;
					}
				}
				if ("function" === typeof node.then) return task.thenableState = null, renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
				if (node.$$typeof === REACT_CONTEXT_TYPE) return renderNodeDestructive(request, task, node._currentValue, childIndex);
				childIndex = Object.prototype.toString.call(node);
				throw Error("Objects are not valid as a React child (found: " + ("[object Object]" === childIndex ? "object with keys {" + Object.keys(node).join(", ") + "}" : childIndex) + "). If you meant to render a collection of children, use an array instead.");
			}
			if ("string" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, node, request.renderState, childIndex.lastPushedText));
			else if ("number" === typeof node || "bigint" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, "" + node, request.renderState, childIndex.lastPushedText));
		}
	}
	function renderChildrenArray(request, task, children, childIndex) {
		var prevKeyPath = task.keyPath;
		if (-1 !== childIndex && (task.keyPath = [
			task.keyPath,
			"Fragment",
			childIndex
		], null !== task.replay)) {
			for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
				var node = replayNodes[j];
				if (node[1] === childIndex) {
					childIndex = node[2];
					node = node[3];
					task.replay = {
						nodes: childIndex,
						slots: node,
						pendingTasks: 1
					};
					try {
						renderChildrenArray(request, task, children, -1);
						if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
						task.replay.pendingTasks--;
					} catch (x) {
						if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then)) throw x;
						task.replay.pendingTasks--;
						var thrownInfo = getThrownInfo(task.componentStack);
						children = request;
						var boundary = task.blockedBoundary;
						request = request.aborted ? request.fatalError : x;
						thrownInfo = logRecoverableError(children, request, thrownInfo);
						abortRemainingReplayNodes(children, boundary, childIndex, node, request, thrownInfo);
					}
					task.replay = replay;
					replayNodes.splice(j, 1);
					break;
				}
			}
			task.keyPath = prevKeyPath;
			return;
		}
		replay = task.treeContext;
		replayNodes = children.length;
		if (null !== task.replay && (j = task.replay.slots, null !== j && "object" === typeof j)) {
			for (childIndex = 0; childIndex < replayNodes; childIndex++) node = children[childIndex], task.treeContext = pushTreeContext(replay, replayNodes, childIndex), boundary = j[childIndex], "number" === typeof boundary ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex]) : renderNode(request, task, node, childIndex);
			task.treeContext = replay;
			task.keyPath = prevKeyPath;
			return;
		}
		for (j = 0; j < replayNodes; j++) childIndex = children[j], task.treeContext = pushTreeContext(replay, replayNodes, j), renderNode(request, task, childIndex, j);
		task.treeContext = replay;
		task.keyPath = prevKeyPath;
	}
	function trackPostponedBoundary(request, trackedPostpones, boundary) {
		boundary.status = 5;
		boundary.rootSegmentID = request.nextSegmentId++;
		var tracked = boundary.tracked;
		if (null === tracked) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		request = tracked.contentKeyPath;
		if (null === request) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		tracked = tracked.fallbackNode;
		var children = [], boundaryNode = trackedPostpones.workingMap.get(request);
		if (void 0 === boundaryNode) return boundary = [
			request[1],
			request[2],
			children,
			null,
			tracked,
			boundary.rootSegmentID
		], trackedPostpones.workingMap.set(request, boundary), addToReplayParent(boundary, request[0], trackedPostpones), boundary;
		boundaryNode[4] = tracked;
		boundaryNode[5] = boundary.rootSegmentID;
		return boundaryNode;
	}
	function trackPostpone(request, trackedPostpones, task, segment) {
		segment.status = 5;
		var keyPath = task.keyPath, boundary = task.blockedBoundary;
		if (null === boundary) segment.id = request.nextSegmentId++, trackedPostpones.rootSlots = segment.id, null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
		else {
			if (null !== boundary && 0 === boundary.status) {
				var boundaryNode = trackPostponedBoundary(request, trackedPostpones, boundary);
				if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
					-1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
					boundaryNode[3] = segment.id;
					return;
				}
			}
			-1 === segment.id && (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
			if (-1 === task.childIndex) null === keyPath ? trackedPostpones.rootSlots = segment.id : (task = trackedPostpones.workingMap.get(keyPath), void 0 === task ? (task = [
				keyPath[1],
				keyPath[2],
				[],
				segment.id
			], addToReplayParent(task, keyPath[0], trackedPostpones)) : task[3] = segment.id);
			else {
				if (null === keyPath) {
					if (request = trackedPostpones.rootSlots, null === request) request = trackedPostpones.rootSlots = {};
					else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				} else if (boundary = trackedPostpones.workingMap, boundaryNode = boundary.get(keyPath), void 0 === boundaryNode) request = {}, boundaryNode = [
					keyPath[1],
					keyPath[2],
					[],
					request
				], boundary.set(keyPath, boundaryNode), addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
				else if (request = boundaryNode[3], null === request) request = boundaryNode[3] = {};
				else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				request[task.childIndex] = segment.id;
			}
		}
	}
	function untrackBoundary(request, boundary) {
		request = request.trackedPostpones;
		null !== request && (boundary = boundary.tracked, null !== boundary && (boundary = boundary.contentKeyPath, null !== boundary && (request = request.workingMap.get(boundary), void 0 !== request && (request.length = 4, request[2] = [], request[3] = null))));
	}
	function spawnNewSuspendedReplayTask(request, task, thenableState) {
		return createReplayTask(request, thenableState, task.replay, task.node, task.childIndex, task.blockedBoundary, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function spawnNewSuspendedRenderTask(request, task, thenableState) {
		var segment = task.blockedSegment, newSegment = createPendingSegment(request, segment.chunks.length, null, task.formatContext, segment.lastPushedText, !0);
		segment.children.push(newSegment);
		segment.lastPushedText = !1;
		return createRenderTask(request, thenableState, task.node, task.childIndex, task.blockedBoundary, newSegment, task.blockedPreamble, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function renderNode(request, task, node, childIndex) {
		var previousFormatContext = task.formatContext, previousContext = task.context, previousKeyPath = task.keyPath, previousTreeContext = task.treeContext, previousComponentStack = task.componentStack, segment = task.blockedSegment;
		if (null === segment) {
			segment = task.replay;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue) {
				if (resetHooksState(), node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
						node.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						node = spawnNewSuspendedReplayTask(request, task, node);
						request.pingedTasks.push(node);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
				}
			}
		} else {
			var childrenLength = segment.children.length, chunkLength = segment.chunks.length;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue$64) {
				if (resetHooksState(), segment.children.length = childrenLength, segment.chunks.length = chunkLength, node = thrownValue$64 === SuspenseException ? getSuspendedThenable() : thrownValue$64, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						segment = node;
						node = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedRenderTask(request, task, node).ping;
						segment.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						segment = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
						segment = spawnNewSuspendedRenderTask(request, task, segment);
						request.pingedTasks.push(segment);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
				}
			}
		}
		task.formatContext = previousFormatContext;
		task.context = previousContext;
		task.keyPath = previousKeyPath;
		task.treeContext = previousTreeContext;
		switchContext(previousContext);
		throw node;
	}
	function abortTaskSoft(task) {
		var boundary = task.blockedBoundary, segment = task.blockedSegment;
		null !== segment && (segment.status = 3, finishedTask(this, boundary, task.row, segment));
	}
	function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
		for (var i = 0; i < nodes.length; i++) {
			var node = nodes[i];
			if (4 === node.length) abortRemainingReplayNodes(request$jscomp$0, boundary, node[2], node[3], error, errorDigest$jscomp$0);
			else {
				node = node[5];
				var request = request$jscomp$0, errorDigest = errorDigest$jscomp$0, resumedBoundary = createSuspenseBoundary(request, null, /* @__PURE__ */ new Set(), null, !1);
				resumedBoundary.parentFlushed = !0;
				resumedBoundary.rootSegmentID = node;
				resumedBoundary.status = 4;
				resumedBoundary.errorDigest = errorDigest;
				resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
			}
		}
		nodes.length = 0;
		if (null !== slots) {
			if (null === boundary) throw Error("We should not have any resumable nodes in the shell. This is a bug in React.");
			4 !== boundary.status && (boundary.status = 4, boundary.errorDigest = errorDigest$jscomp$0, boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
			if ("object" === typeof slots) for (var index in slots) delete slots[index];
		}
	}
	function abortTask(task, request) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary;
			task = task.blockedSegment;
			null !== task && (task.status = 3);
			null !== boundary && boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
				return abortTask(fallbackTask, request);
			});
		}
	}
	function finishAbortedTask(task, request, error) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary, segment = task.blockedSegment;
			if (null === segment || 3 === segment.status) {
				var errorInfo = getThrownInfo(task.componentStack), isRecoverableReason = isRecoverableError(error);
				if (null === boundary) {
					boundary = task.replay;
					if (null === boundary) {
						isRecoverableReason || null === request.trackedPostpones || null === segment ? isRecoverableReason ? (task = cloneRecoverableErrorAsFatal(error), logRecoverableError(request, task, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, task)) : (logRecoverableError(request, error, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, error)) : (boundary = request.trackedPostpones, logRecoverableError(request, error, errorInfo), trackPostpone(request, boundary, task, segment), finishedTask(request, null, task.row, segment));
						return;
					}
					12 !== request.status && 13 !== request.status && (boundary.pendingTasks--, 0 === boundary.pendingTasks && 0 < boundary.nodes.length && (errorInfo = logRecoverableError(request, error, errorInfo), abortRemainingReplayNodes(request, null, boundary.nodes, boundary.slots, error, errorInfo)), request.pendingRootTasks--, 0 === request.pendingRootTasks && completeShell(request));
				} else {
					var trackedPostpones$65 = request.trackedPostpones;
					if (4 !== boundary.status) {
						if (!isRecoverableReason && null !== trackedPostpones$65 && null !== segment) return logRecoverableError(request, error, errorInfo), trackPostpone(request, trackedPostpones$65, task, segment), boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
							return finishAbortedTask(fallbackTask, request, error);
						}), boundary.fallbackAbortableTasks.clear(), finishedTask(request, boundary, task.row, segment);
						boundary.status = 4;
						errorInfo = logRecoverableError(request, error, errorInfo);
						boundary.errorDigest = errorInfo;
						untrackBoundary(request, boundary);
						boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
					}
					boundary.pendingTasks--;
					errorInfo = boundary.row;
					null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
					boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
						return finishAbortedTask(fallbackTask, request, error);
					});
					boundary.fallbackAbortableTasks.clear();
				}
				task = task.row;
				null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
				request.allPendingTasks--;
				0 === request.allPendingTasks && completeAll(request);
			}
		}
	}
	function safelyEmitEarlyPreloads(request, shellComplete) {
		try {
			var renderState = request.renderState, onHeaders = renderState.onHeaders;
			if (onHeaders) {
				var headers = renderState.headers;
				if (headers) {
					renderState.headers = null;
					var linkHeader = headers.preconnects;
					headers.fontPreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.fontPreloads);
					headers.highImagePreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.highImagePreloads);
					if (!shellComplete) {
						var queueIter = renderState.styles.values(), queueStep = queueIter.next();
						b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next()) for (var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next(); 0 < headers.remainingCapacity && !sheetStep.done; sheetStep = sheetIter.next()) {
							var sheet = sheetStep.value, props = sheet.props, key = props.href, props$jscomp$0 = sheet.props, header = getPreloadAsHeader(props$jscomp$0.href, "style", {
								crossOrigin: props$jscomp$0.crossOrigin,
								integrity: props$jscomp$0.integrity,
								nonce: props$jscomp$0.nonce,
								type: props$jscomp$0.type,
								fetchPriority: props$jscomp$0.fetchPriority,
								referrerPolicy: props$jscomp$0.referrerPolicy,
								media: props$jscomp$0.media
							});
							if (0 <= (headers.remainingCapacity -= header.length + 2)) renderState.resets.style[key] = PRELOAD_NO_CREDS, linkHeader && (linkHeader += ", "), linkHeader += header, renderState.resets.style[key] = "string" === typeof props.crossOrigin || "string" === typeof props.integrity ? [props.crossOrigin, props.integrity] : PRELOAD_NO_CREDS;
							else break b;
						}
					}
					linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
				}
			}
		} catch (error) {
			logRecoverableError(request, error, {});
		}
	}
	function completeShell(request) {
		null === request.trackedPostpones && safelyEmitEarlyPreloads(request, !0);
		null === request.trackedPostpones && preparePreamble(request);
		request = request.onShellReady;
		request();
	}
	function completeAll(request) {
		safelyEmitEarlyPreloads(request, null === request.trackedPostpones ? !0 : null === request.completedRootSegment || 5 !== request.completedRootSegment.status);
		preparePreamble(request);
		request = request.onAllReady;
		request();
	}
	function queueCompletedSegment(boundary, segment) {
		if (0 === segment.chunks.length && 1 === segment.children.length && null === segment.children[0].boundary && -1 === segment.children[0].id) {
			var childSegment = segment.children[0];
			childSegment.id = segment.id;
			childSegment.parentFlushed = !0;
			1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status || queueCompletedSegment(boundary, childSegment);
		} else boundary.completedSegments.push(segment);
	}
	function finishedSegment(request, boundary, segment) {
		if (null !== byteLengthOfChunk) {
			segment = segment.chunks;
			for (var segmentByteSize = 0, i = 0; i < segment.length; i++) segmentByteSize += byteLengthOfChunk(segment[i]);
			null === boundary ? request.byteSize += segmentByteSize : boundary.byteSize += segmentByteSize;
		}
	}
	function finishedTask(request, boundary, row, segment) {
		null !== row && (0 === --row.pendingTasks ? finishSuspenseListRow(request, row) : row.together && tryToResolveTogetherRow(request, row));
		request.allPendingTasks--;
		if (null === boundary) {
			if (null !== segment && segment.parentFlushed) {
				if (null !== request.completedRootSegment) throw Error("There can only be one root segment. This is a bug in React.");
				request.completedRootSegment = segment;
			}
			request.pendingRootTasks--;
			0 === request.pendingRootTasks && completeShell(request);
		} else if (boundary.pendingTasks--, 4 !== boundary.status) if (0 === boundary.pendingTasks) {
			if (0 === boundary.status && (boundary.status = 1), null !== segment && segment.parentFlushed && (1 === segment.status || 3 === segment.status) && queueCompletedSegment(boundary, segment), boundary.parentFlushed && request.completedBoundaries.push(boundary), 1 === boundary.status) row = boundary.row, null !== row && hoistHoistables(row.hoistables, boundary.contentState), isEligibleForOutlining(request, boundary) || (request.allPendingTasks++, boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request), boundary.fallbackAbortableTasks.clear(), null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row), request.allPendingTasks--), 0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary.preamble && preparePreamble(request);
			else if (5 === boundary.status && (boundary = boundary.row, null !== boundary)) {
				if (null !== request.trackedPostpones) {
					row = request.trackedPostpones;
					var postponedRow = boundary.next;
					if (null !== postponedRow && (segment = postponedRow.boundaries, null !== segment)) for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
						var postponedBoundary = segment[postponedRow];
						trackPostponedBoundary(request, row, postponedBoundary);
						finishedTask(request, postponedBoundary, null, null);
					}
				}
				request.allPendingTasks++;
				0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
				request.allPendingTasks--;
			}
		} else null === segment || !segment.parentFlushed || 1 !== segment.status && 3 !== segment.status || (queueCompletedSegment(boundary, segment), 1 === boundary.completedSegments.length && boundary.parentFlushed && request.partialBoundaries.push(boundary)), boundary = boundary.row, null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
		0 === request.allPendingTasks && completeAll(request);
	}
	function performWork(request$jscomp$1) {
		if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
			var prevContext = currentActiveSnapshot, prevDispatcher = ReactSharedInternals.H;
			ReactSharedInternals.H = HooksDispatcher;
			var prevAsyncDispatcher = ReactSharedInternals.A;
			ReactSharedInternals.A = DefaultAsyncDispatcher;
			var prevRequest = currentRequest;
			currentRequest = request$jscomp$1;
			var prevResumableState = currentResumableState;
			currentResumableState = request$jscomp$1.resumableState;
			try {
				var pingedTasks = request$jscomp$1.pingedTasks, i = 0;
				for (; i < pingedTasks.length; i++) {
					var task = pingedTasks[i], request = request$jscomp$1, segment = task.blockedSegment;
					if (null === segment) {
						a: if (0 !== task.replay.pendingTasks) {
							var prevTask = request.currentTask;
							request.currentTask = task;
							switchContext(task.context);
							var startNode = task.node;
							try {
								"number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, task.node, task.childIndex) : retryNode(request, task);
								if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
								task.replay.pendingTasks--;
								task.abortSet.delete(task);
								finishedTask(request, task.blockedBoundary, task.row, null);
							} catch (thrownValue) {
								resetHooksState();
								var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
								if (request.aborted) {
									thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
									request.currentTask = prevTask;
									var request$jscomp$0 = request;
									abortTask(task, request$jscomp$0);
									task.abortSet.delete(task);
									finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
								} else {
									if ("object" === typeof x && null !== x) {
										if ("function" === typeof x.then) {
											var ping = task.ping;
											x.then(ping.resolve, ping.reject);
											task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
											break a;
										}
										if ("Maximum call stack size exceeded" === x.message && task.node !== startNode) {
											task.thenableState = null;
											request.pingedTasks.push(task);
											break a;
										}
									}
									task.replay.pendingTasks--;
									task.abortSet.delete(task);
									var errorInfo = getThrownInfo(task.componentStack);
									request$jscomp$0 = request;
									var boundary = task.blockedBoundary, error$jscomp$0 = request.aborted ? request.fatalError : x, replayNodes = task.replay.nodes, resumeSlots = task.replay.slots, errorDigest = logRecoverableError(request$jscomp$0, error$jscomp$0, errorInfo);
									abortRemainingReplayNodes(request$jscomp$0, boundary, replayNodes, resumeSlots, error$jscomp$0, errorDigest);
									request.pendingRootTasks--;
									0 === request.pendingRootTasks && completeShell(request);
									request.allPendingTasks--;
									0 === request.allPendingTasks && completeAll(request);
								}
							} finally {
								request.currentTask = prevTask;
							}
						}
					} else a: if (request$jscomp$0 = segment, 0 === request$jscomp$0.status) {
						var prevTask$jscomp$0 = request.currentTask;
						request.currentTask = task;
						switchContext(task.context);
						var childrenLength = request$jscomp$0.children.length, chunkLength = request$jscomp$0.chunks.length, startNode$jscomp$0 = task.node;
						try {
							retryNode(request, task), request$jscomp$0.lastPushedText && request$jscomp$0.textEmbedded && request$jscomp$0.chunks.push(textSeparator), task.abortSet.delete(task), request$jscomp$0.status = 1, finishedSegment(request, task.blockedBoundary, request$jscomp$0), finishedTask(request, task.blockedBoundary, task.row, request$jscomp$0);
						} catch (thrownValue) {
							resetHooksState();
							request$jscomp$0.children.length = childrenLength;
							request$jscomp$0.chunks.length = chunkLength;
							var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
							if (request.aborted) thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()), request.currentTask = prevTask$jscomp$0, request$jscomp$0 = request, abortTask(task, request$jscomp$0), task.abortSet.delete(task), finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
							else {
								if ("object" === typeof x$jscomp$0 && null !== x$jscomp$0) {
									if ("function" === typeof x$jscomp$0.then) {
										request$jscomp$0.status = 0;
										task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
										var ping$jscomp$0 = task.ping;
										x$jscomp$0.then(ping$jscomp$0.resolve, ping$jscomp$0.reject);
										break a;
									}
									if ("Maximum call stack size exceeded" === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
										request$jscomp$0.status = 0;
										task.thenableState = null;
										request.pingedTasks.push(task);
										break a;
									}
								}
								var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
								task.abortSet.delete(task);
								request$jscomp$0.status = 4;
								var boundary$jscomp$0 = task.blockedBoundary, row = task.row;
								null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
								request.allPendingTasks--;
								if (null === boundary$jscomp$0) if (isRecoverableError(x$jscomp$0)) {
									var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
									logRecoverableError(request, fatalRecoverableError, errorInfo$jscomp$0);
									fatalError(request, fatalRecoverableError);
								} else logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0), fatalError(request, x$jscomp$0);
								else {
									var errorDigest$jscomp$0 = logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0);
									boundary$jscomp$0.pendingTasks--;
									if (4 !== boundary$jscomp$0.status) {
										boundary$jscomp$0.status = 4;
										boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
										untrackBoundary(request, boundary$jscomp$0);
										var boundaryRow = boundary$jscomp$0.row;
										null !== boundaryRow && (request.allPendingTasks++, 0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow), request.allPendingTasks--);
										boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
										0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary$jscomp$0.preamble && preparePreamble(request);
									}
									0 === request.allPendingTasks && completeAll(request);
								}
							}
						} finally {
							request.currentTask = prevTask$jscomp$0;
						}
					}
				}
				pingedTasks.splice(0, i);
				null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
			} catch (error) {
				logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
			} finally {
				currentResumableState = prevResumableState, ReactSharedInternals.H = prevDispatcher, ReactSharedInternals.A = prevAsyncDispatcher, prevDispatcher === HooksDispatcher && switchContext(prevContext), currentRequest = prevRequest;
			}
		}
	}
	function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
		segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
		for (var pendingPreambles = !1, i = 0; i < segment.children.length; i++) pendingPreambles = preparePreambleFromSegment(request, segment.children[i], collectedPreambleSegments) || pendingPreambles;
		return pendingPreambles;
	}
	function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
		var boundary = segment.boundary;
		if (null === boundary) return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
		var preamble = boundary.preamble;
		if (null === preamble) return !1;
		switch (boundary.status) {
			case 1:
				hoistPreambleState(request.renderState, preamble.content);
				request.byteSize += boundary.byteSize;
				segment = boundary.completedSegments[0];
				if (!segment) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
				return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			case 5: if (null !== request.trackedPostpones) return !0;
			case 4: if (1 === segment.status) return hoistPreambleState(request.renderState, preamble.fallback), preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			default: return !0;
		}
	}
	function preparePreamble(request) {
		if (request.completedRootSegment && null === request.completedPreambleSegments) {
			var collectedPreambleSegments = [], originalRequestByteSize = request.byteSize, hasPendingPreambles = preparePreambleFromSegment(request, request.completedRootSegment, collectedPreambleSegments), preamble = request.renderState.preamble;
			!1 === hasPendingPreambles || preamble.headChunks && preamble.bodyChunks ? request.completedPreambleSegments = collectedPreambleSegments : request.byteSize = originalRequestByteSize;
		}
	}
	function flushSubtree(request, destination, segment, hoistableState) {
		segment.parentFlushed = !0;
		switch (segment.status) {
			case 0: segment.id = request.nextSegmentId++;
			case 5: return hoistableState = segment.id, segment.lastPushedText = !1, segment.textEmbedded = !1, request = request.renderState, writeChunk(destination, placeholder1), writeChunk(destination, request.placeholderPrefix), request = hoistableState.toString(16), writeChunk(destination, request), writeChunkAndReturn(destination, placeholder2);
			case 1:
				segment.status = 2;
				var r = !0, chunks = segment.chunks, chunkIdx = 0;
				segment = segment.children;
				for (var childIdx = 0; childIdx < segment.length; childIdx++) {
					for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);
					r = flushSegment(request, destination, r, hoistableState);
				}
				for (; chunkIdx < chunks.length - 1; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);
				chunkIdx < chunks.length && (r = writeChunkAndReturn(destination, chunks[chunkIdx]));
				return r;
			case 3: return !0;
			default: throw Error("Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React.");
		}
	}
	var flushedByteSize = 0;
	function flushSegment(request, destination, segment, hoistableState) {
		var boundary = segment.boundary;
		if (null === boundary) return flushSubtree(request, destination, segment, hoistableState);
		segment.boundary = null;
		boundary.parentFlushed = !0;
		if (4 === boundary.status) {
			var row = boundary.row;
			null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
			boundary = boundary.errorDigest;
			writeChunkAndReturn(destination, startClientRenderedSuspenseBoundary);
			writeChunk(destination, clientRenderedSuspenseBoundaryError1);
			null != boundary && (writeChunk(destination, clientRenderedSuspenseBoundaryError1A), writeChunk(destination, escapeTextForBrowser(boundary)), writeChunk(destination, clientRenderedSuspenseBoundaryErrorAttrInterstitial));
			writeChunkAndReturn(destination, clientRenderedSuspenseBoundaryError2);
			flushSubtree(request, destination, segment, hoistableState);
		} else if (1 !== boundary.status) 0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++), 0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), hoistableState && hoistHoistables(hoistableState, boundary.fallbackState), flushSubtree(request, destination, segment, hoistableState);
		else if (!flushingPartialBoundaries && isEligibleForOutlining(request, boundary) && (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || hasSuspenseyContent(boundary.contentState, flushingShell) || boundary.defer)) boundary.rootSegmentID = request.nextSegmentId++, request.completedBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), flushSubtree(request, destination, segment, hoistableState);
		else {
			flushedByteSize += boundary.byteSize;
			hoistableState && hoistHoistables(hoistableState, boundary.contentState);
			segment = boundary.row;
			null !== segment && isEligibleForOutlining(request, boundary) && 0 === --segment.pendingTasks && finishSuspenseListRow(request, segment);
			writeChunkAndReturn(destination, startCompletedSuspenseBoundary);
			segment = boundary.completedSegments;
			if (1 !== segment.length) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
			flushSegment(request, destination, segment[0], hoistableState);
		}
		return writeChunkAndReturn(destination, endSuspenseBoundary);
	}
	function flushSegmentContainer(request, destination, segment, hoistableState) {
		writeStartSegment(destination, request.renderState, segment.parentFormatContext, segment.id);
		flushSegment(request, destination, segment, hoistableState);
		return writeEndSegment(destination, segment.parentFormatContext);
	}
	function flushCompletedBoundary(request, destination, boundary) {
		flushedByteSize = boundary.byteSize;
		for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++) flushPartiallyCompletedSegment(request, destination, boundary, completedSegments[i]);
		completedSegments.length = 0;
		completedSegments = boundary.row;
		null !== completedSegments && isEligibleForOutlining(request, boundary) && 0 === --completedSegments.pendingTasks && finishSuspenseListRow(request, completedSegments);
		writeHoistablesForBoundary(destination, boundary.contentState, request.renderState);
		completedSegments = request.resumableState;
		request = request.renderState;
		i = boundary.rootSegmentID;
		boundary = boundary.contentState;
		var requiresStyleInsertion = request.stylesToHoist, requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
		request.stylesToHoist = !1;
		writeChunk(destination, request.startInlineScript);
		writeChunk(destination, endOfStartTag);
		requiresStyleInsertion ? (0 === (completedSegments.instructions & 4) && (completedSegments.instructions |= 4, writeChunk(destination, clientRenderScriptFunctionOnly)), 0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, writeChunk(destination, completeBoundaryScriptFunctionOnly)), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, writeChunk(destination, "$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), 0 === (completedSegments.instructions & 8) ? (completedSegments.instructions |= 8, writeChunk(destination, completeBoundaryWithStylesScript1FullPartial)) : writeChunk(destination, completeBoundaryWithStylesScript1Partial)) : (0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, writeChunk(destination, completeBoundaryScriptFunctionOnly)), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, writeChunk(destination, "$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), writeChunk(destination, completeBoundaryScript1Partial));
		completedSegments = i.toString(16);
		writeChunk(destination, request.boundaryPrefix);
		writeChunk(destination, completedSegments);
		writeChunk(destination, completeBoundaryScript2);
		writeChunk(destination, request.segmentPrefix);
		writeChunk(destination, completedSegments);
		requiresStyleInsertion ? (writeChunk(destination, completeBoundaryScript3a), writeStyleResourceDependenciesInJS(destination, boundary)) : writeChunk(destination, completeBoundaryScript3b);
		boundary = writeChunkAndReturn(destination, completeBoundaryScriptEnd);
		return writeBootstrap(destination, request) && boundary;
	}
	function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
		if (2 === segment.status) return !0;
		var hoistableState = boundary.contentState, segmentID = segment.id;
		if (-1 === segmentID) {
			if (-1 === (segment.id = boundary.rootSegmentID)) throw Error("A root segment ID must have been assigned by now. This is a bug in React.");
			return flushSegmentContainer(request, destination, segment, hoistableState);
		}
		if (segmentID === boundary.rootSegmentID) return flushSegmentContainer(request, destination, segment, hoistableState);
		flushSegmentContainer(request, destination, segment, hoistableState);
		boundary = request.resumableState;
		request = request.renderState;
		writeChunk(destination, request.startInlineScript);
		writeChunk(destination, endOfStartTag);
		0 === (boundary.instructions & 1) ? (boundary.instructions |= 1, writeChunk(destination, completeSegmentScript1Full)) : writeChunk(destination, completeSegmentScript1Partial);
		writeChunk(destination, request.segmentPrefix);
		segmentID = segmentID.toString(16);
		writeChunk(destination, segmentID);
		writeChunk(destination, completeSegmentScript2);
		writeChunk(destination, request.placeholderPrefix);
		writeChunk(destination, segmentID);
		destination = writeChunkAndReturn(destination, completeSegmentScriptEnd);
		return destination;
	}
	var flushingPartialBoundaries = !1;
	var flushingShell = !1;
	function flushCompletedQueues(request, destination) {
		currentView = /* @__PURE__ */ new Uint8Array(4096);
		writtenBytes = 0;
		destinationHasCapacity$1 = !0;
		try {
			if (!(0 < request.pendingRootTasks)) {
				var i, completedRootSegment = request.completedRootSegment;
				if (null !== completedRootSegment) {
					if (5 === completedRootSegment.status) return;
					var completedPreambleSegments = request.completedPreambleSegments;
					if (null === completedPreambleSegments) return;
					flushedByteSize = request.byteSize;
					var resumableState = request.resumableState, renderState = request.renderState, preamble = renderState.preamble, htmlChunks = preamble.htmlChunks, headChunks = preamble.headChunks, i$jscomp$0;
					if (htmlChunks) {
						for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++) writeChunk(destination, htmlChunks[i$jscomp$0]);
						if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) writeChunk(destination, headChunks[i$jscomp$0]);
						else writeChunk(destination, startChunkForTag("head")), writeChunk(destination, endOfStartTag);
					} else if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) writeChunk(destination, headChunks[i$jscomp$0]);
					var charsetChunks = renderState.charsetChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++) writeChunk(destination, charsetChunks[i$jscomp$0]);
					charsetChunks.length = 0;
					renderState.preconnects.forEach(flushResource, destination);
					renderState.preconnects.clear();
					var viewportChunks = renderState.viewportChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++) writeChunk(destination, viewportChunks[i$jscomp$0]);
					viewportChunks.length = 0;
					renderState.fontPreloads.forEach(flushResource, destination);
					renderState.fontPreloads.clear();
					renderState.highImagePreloads.forEach(flushResource, destination);
					renderState.highImagePreloads.clear();
					currentlyFlushingRenderState = renderState;
					renderState.styles.forEach(flushStylesInPreamble, destination);
					currentlyFlushingRenderState = null;
					var importMapChunks = renderState.importMapChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++) writeChunk(destination, importMapChunks[i$jscomp$0]);
					importMapChunks.length = 0;
					renderState.bootstrapScripts.forEach(flushResource, destination);
					renderState.scripts.forEach(flushResource, destination);
					renderState.scripts.clear();
					renderState.bulkPreloads.forEach(flushResource, destination);
					renderState.bulkPreloads.clear();
					htmlChunks || headChunks || (resumableState.instructions |= 32);
					var hoistableChunks = renderState.hoistableChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++) writeChunk(destination, hoistableChunks[i$jscomp$0]);
					for (resumableState = hoistableChunks.length = 0; resumableState < completedPreambleSegments.length; resumableState++) {
						var segments = completedPreambleSegments[resumableState];
						for (renderState = 0; renderState < segments.length; renderState++) flushSegment(request, destination, segments[renderState], null);
					}
					var preamble$jscomp$0 = request.renderState.preamble, headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
					(preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) && writeChunk(destination, endChunkForTag("head"));
					var bodyChunks = preamble$jscomp$0.bodyChunks;
					if (bodyChunks) for (completedPreambleSegments = 0; completedPreambleSegments < bodyChunks.length; completedPreambleSegments++) writeChunk(destination, bodyChunks[completedPreambleSegments]);
					flushingShell = !0;
					flushSegment(request, destination, completedRootSegment, null);
					flushingShell = !1;
					request.completedRootSegment = null;
					var renderState$jscomp$0 = request.renderState;
					if (0 !== request.allPendingTasks || 0 !== request.clientRenderedBoundaries.length || 0 !== request.completedBoundaries.length || null !== request.trackedPostpones && (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots)) {
						var resumableState$jscomp$0 = request.resumableState;
						if (0 === (resumableState$jscomp$0.instructions & 64)) {
							resumableState$jscomp$0.instructions |= 64;
							writeChunk(destination, renderState$jscomp$0.startInlineScript);
							if (0 === (resumableState$jscomp$0.instructions & 32)) {
								resumableState$jscomp$0.instructions |= 32;
								var shellId = "_" + resumableState$jscomp$0.idPrefix + "R_";
								writeChunk(destination, completedShellIdAttributeStart);
								writeChunk(destination, escapeTextForBrowser(shellId));
								writeChunk(destination, attributeEnd);
							}
							writeChunk(destination, endOfStartTag);
							writeChunk(destination, shellTimeRuntimeScript);
							writeChunkAndReturn(destination, endInlineScript);
						}
					}
					writeBootstrap(destination, renderState$jscomp$0);
				}
				var renderState$jscomp$1 = request.renderState;
				completedRootSegment = 0;
				var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
				for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++) writeChunk(destination, viewportChunks$jscomp$0[completedRootSegment]);
				viewportChunks$jscomp$0.length = 0;
				renderState$jscomp$1.preconnects.forEach(flushResource, destination);
				renderState$jscomp$1.preconnects.clear();
				renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.fontPreloads.clear();
				renderState$jscomp$1.highImagePreloads.forEach(flushResource, destination);
				renderState$jscomp$1.highImagePreloads.clear();
				renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
				renderState$jscomp$1.scripts.forEach(flushResource, destination);
				renderState$jscomp$1.scripts.clear();
				renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.bulkPreloads.clear();
				var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
				for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++) writeChunk(destination, hoistableChunks$jscomp$0[completedRootSegment]);
				hoistableChunks$jscomp$0.length = 0;
				var clientRenderedBoundaries = request.clientRenderedBoundaries;
				for (i = 0; i < clientRenderedBoundaries.length; i++) {
					var boundary = clientRenderedBoundaries[i];
					renderState$jscomp$1 = destination;
					var resumableState$jscomp$1 = request.resumableState, renderState$jscomp$2 = request.renderState, id = boundary.rootSegmentID, errorDigest = boundary.errorDigest;
					writeChunk(renderState$jscomp$1, renderState$jscomp$2.startInlineScript);
					writeChunk(renderState$jscomp$1, endOfStartTag);
					0 === (resumableState$jscomp$1.instructions & 4) ? (resumableState$jscomp$1.instructions |= 4, writeChunk(renderState$jscomp$1, clientRenderScript1Full)) : writeChunk(renderState$jscomp$1, clientRenderScript1Partial);
					writeChunk(renderState$jscomp$1, renderState$jscomp$2.boundaryPrefix);
					writeChunk(renderState$jscomp$1, id.toString(16));
					writeChunk(renderState$jscomp$1, clientRenderScript1A);
					null != errorDigest && (writeChunk(renderState$jscomp$1, clientRenderErrorScriptArgInterstitial), null == errorDigest ? writeChunk(renderState$jscomp$1, clientRenderErrorScriptNull) : writeChunk(renderState$jscomp$1, escapeJSStringsForInstructionScripts(errorDigest)));
					var JSCompiler_inline_result = writeChunkAndReturn(renderState$jscomp$1, clientRenderScriptEnd);
					if (!JSCompiler_inline_result) {
						request.destination = null;
						i++;
						clientRenderedBoundaries.splice(0, i);
						return;
					}
				}
				clientRenderedBoundaries.splice(0, i);
				var completedBoundaries = request.completedBoundaries;
				for (i = 0; i < completedBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
					request.destination = null;
					i++;
					completedBoundaries.splice(0, i);
					return;
				}
				completedBoundaries.splice(0, i);
				completeWriting(destination);
				currentView = /* @__PURE__ */ new Uint8Array(4096);
				writtenBytes = 0;
				flushingPartialBoundaries = destinationHasCapacity$1 = !0;
				var partialBoundaries = request.partialBoundaries;
				for (i = 0; i < partialBoundaries.length; i++) {
					var boundary$71 = partialBoundaries[i];
					a: {
						clientRenderedBoundaries = request;
						boundary = destination;
						flushedByteSize = boundary$71.byteSize;
						var completedSegments = boundary$71.completedSegments;
						for (JSCompiler_inline_result = 0; JSCompiler_inline_result < completedSegments.length; JSCompiler_inline_result++) if (!flushPartiallyCompletedSegment(clientRenderedBoundaries, boundary, boundary$71, completedSegments[JSCompiler_inline_result])) {
							JSCompiler_inline_result++;
							completedSegments.splice(0, JSCompiler_inline_result);
							var JSCompiler_inline_result$jscomp$0 = !1;
							break a;
						}
						completedSegments.splice(0, JSCompiler_inline_result);
						var row = boundary$71.row;
						null !== row && row.together && 1 === boundary$71.pendingTasks && (1 === row.pendingTasks ? unblockSuspenseListRow(clientRenderedBoundaries, row, row.hoistables) : row.pendingTasks--);
						JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(boundary, boundary$71.contentState, clientRenderedBoundaries.renderState);
					}
					if (!JSCompiler_inline_result$jscomp$0) {
						request.destination = null;
						i++;
						partialBoundaries.splice(0, i);
						return;
					}
				}
				partialBoundaries.splice(0, i);
				flushingPartialBoundaries = !1;
				var largeBoundaries = request.completedBoundaries;
				for (i = 0; i < largeBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
					request.destination = null;
					i++;
					largeBoundaries.splice(0, i);
					return;
				}
				largeBoundaries.splice(0, i);
			}
		} finally {
			flushingPartialBoundaries = !1, i = request.postponedState, null !== i && (i.nextSegmentId = request.nextSegmentId), 0 === request.allPendingTasks && 0 === request.clientRenderedBoundaries.length && 0 === request.completedBoundaries.length ? (request.flushScheduled = !1, i = request.resumableState, i.hasBody && writeChunk(destination, endChunkForTag("body")), i.hasHtml && writeChunk(destination, endChunkForTag("html")), completeWriting(destination), flushBuffered(destination), endRenderLifetime(request), request.status = 13, destination.end(), request.destination = null) : (completeWriting(destination), flushBuffered(destination));
		}
	}
	function startWork(request) {
		request.flushScheduled = null !== request.destination;
		scheduleMicrotask(function() {
			return requestStorage.run(request, performWork, request);
		});
		setImmediate(function() {
			10 === request.status && (request.status = 11);
			null === request.trackedPostpones && requestStorage.run(request, enqueueEarlyPreloadsAfterInitialWork, request);
		});
	}
	function enqueueEarlyPreloadsAfterInitialWork(request) {
		safelyEmitEarlyPreloads(request, 0 === request.pendingRootTasks);
	}
	function enqueueFlush(request) {
		!1 === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination && (request.flushScheduled = !0, setImmediate(function() {
			var destination = request.destination;
			destination ? flushCompletedQueues(request, destination) : request.flushScheduled = !1;
		}));
	}
	function startFlowing(request, destination) {
		if (12 === request.status) request.status = 13, request = request.fatalError, isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)), destination.destroy(request);
		else if (13 !== request.status && null === request.destination) {
			request.destination = destination;
			try {
				flushCompletedQueues(request, destination);
			} catch (error$73) {
				logRecoverableError(request, error$73, {}), fatalError(request, error$73);
			}
		}
	}
	function finishAbort(request, abortableTasks) {
		try {
			if (0 < abortableTasks.size) {
				var error = request.fatalError;
				abortableTasks.forEach(function(task) {
					return finishAbortedTask(task, request, error);
				});
				abortableTasks.clear();
			}
			null !== request.destination && flushCompletedQueues(request, request.destination);
		} catch (error$74) {
			logRecoverableError(request, error$74, {}), fatalError(request, error$74);
		}
	}
	function endRenderLifetime(request) {
		request = request.renderLifetimeController;
		null !== request && request.abort("The render ended.");
	}
	function attachAbortSignal(request, signal) {
		if (signal.aborted) abort(request, signal.reason);
		else {
			var renderLifetimeController = new AbortController();
			request.renderLifetimeController = renderLifetimeController;
			signal.addEventListener("abort", function() {
				abort(request, signal.reason);
			}, { signal: renderLifetimeController.signal });
		}
	}
	function abort(request, reason) {
		if (!(request.aborted || 11 !== request.status && 10 !== request.status)) {
			endRenderLifetime(request);
			var isRecoverableReason = "object" === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
			request.aborted = !0;
			reason = isRecoverableReason ? createRecoverableError(reason) : void 0 === reason ? Error("The render was aborted by the server without a reason.") : "object" === typeof reason && null !== reason && "function" === typeof reason.then ? Error("The render was aborted by the server with a promise.") : reason;
			request.fatalError = reason;
			var abortableTasks = request.abortableTasks;
			abortableTasks.forEach(function(task) {
				return abortTask(task, request);
			});
			setImmediate(function() {
				return finishAbort(request, abortableTasks);
			});
		}
	}
	function addToReplayParent(node, parentKeyPath, trackedPostpones) {
		if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
		else {
			var workingMap = trackedPostpones.workingMap, parentNode = workingMap.get(parentKeyPath);
			void 0 === parentNode && (parentNode = [
				parentKeyPath[1],
				parentKeyPath[2],
				[],
				null
			], workingMap.set(parentKeyPath, parentNode), addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
			parentNode[2].push(node);
		}
	}
	function getPostponedState(request) {
		var trackedPostpones = request.trackedPostpones;
		if (null === trackedPostpones || 0 === trackedPostpones.rootNodes.length && null === trackedPostpones.rootSlots) return request.trackedPostpones = null;
		var hasFlushableShell = null === request.completedRootSegment || 5 !== request.completedRootSegment.status && null !== request.completedPreambleSegments;
		if (hasFlushableShell) {
			var nextSegmentId = request.nextSegmentId;
			var replaySlots = trackedPostpones.rootSlots;
			var resumableState = request.resumableState;
			resumableState.bootstrapScriptContent = void 0;
			resumableState.bootstrapScripts = void 0;
			resumableState.bootstrapModules = void 0;
		} else {
			nextSegmentId = 0;
			replaySlots = -1;
			resumableState = request.resumableState;
			var renderState = request.renderState;
			resumableState.nextFormID = 0;
			resumableState.hasBody = !1;
			resumableState.hasHtml = !1;
			resumableState.unknownResources = { font: renderState.resets.font };
			resumableState.dnsResources = renderState.resets.dns;
			resumableState.connectResources = renderState.resets.connect;
			resumableState.imageResources = renderState.resets.image;
			resumableState.styleResources = renderState.resets.style;
			resumableState.scriptResources = {};
			resumableState.moduleUnknownResources = {};
			resumableState.moduleScriptResources = {};
			resumableState.instructions = 0;
		}
		trackedPostpones = {
			nextSegmentId,
			rootFormatContext: request.rootFormatContext,
			progressiveChunkSize: request.progressiveChunkSize,
			resumableState: request.resumableState,
			replayNodes: trackedPostpones.rootNodes,
			replaySlots
		};
		hasFlushableShell && (request.postponedState = trackedPostpones);
		return trackedPostpones;
	}
	function ensureCorrectIsomorphicReactVersion() {
		var isomorphicReactPackageVersion = React.version;
		if ("19.3.1" !== isomorphicReactPackageVersion) throw Error("Incompatible React versions: The \"react\" and \"react-dom\" packages must have the exact same version. Instead got:\n  - react:      " + (isomorphicReactPackageVersion + "\n  - react-dom:  19.3.1\nLearn more: https://react.dev/warnings/version-mismatch"));
	}
	ensureCorrectIsomorphicReactVersion();
	function createDrainHandler(destination, request) {
		return function() {
			return startFlowing(request, destination);
		};
	}
	function createCancelHandler(request, reason) {
		return function() {
			request.destination = null;
			abort(request, Error(reason));
		};
	}
	function createRequestImpl(children, options) {
		var resumableState = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0);
		return createRequest(children, resumableState, createRenderState(resumableState, options ? options.nonce : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, options ? options.onHeaders : void 0, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, options ? options.onAllReady : void 0, options ? options.onShellReady : void 0, options ? options.onShellError : void 0, void 0, options ? options.formState : void 0);
	}
	function createFakeWritableFromReadableStreamController$1(controller) {
		return {
			write: function(chunk) {
				"string" === typeof chunk && (chunk = textEncoder.encode(chunk));
				controller.enqueue(chunk);
				return !0;
			},
			end: function() {
				controller.close();
			},
			destroy: function(error) {
				"function" === typeof controller.error ? controller.error(error) : controller.close();
			}
		};
	}
	function resumeRequestImpl(children, postponedState, options) {
		return resumeRequest(children, postponedState, createRenderState(postponedState.resumableState, options ? options.nonce : void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, options ? options.onAllReady : void 0, options ? options.onShellReady : void 0, options ? options.onShellError : void 0, void 0);
	}
	ensureCorrectIsomorphicReactVersion();
	function createFakeWritableFromReadableStreamController(controller) {
		return {
			write: function(chunk) {
				"string" === typeof chunk && (chunk = textEncoder.encode(chunk));
				controller.enqueue(chunk);
				return !0;
			},
			end: function() {
				controller.close();
			},
			destroy: function(error) {
				"function" === typeof controller.error ? controller.error(error) : controller.close();
			}
		};
	}
	function createFakeWritableFromReadable(readable) {
		return {
			write: function(chunk) {
				return readable.push(chunk);
			},
			end: function() {
				readable.push(null);
			},
			destroy: function(error) {
				readable.destroy(error);
			}
		};
	}
	exports.prerender = function(children, options) {
		return new Promise(function(resolve, reject) {
			var onHeaders = options ? options.onHeaders : void 0, onHeadersImpl;
			onHeaders && (onHeadersImpl = function(headersDescriptor) {
				onHeaders(new Headers(headersDescriptor));
			});
			var resources = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0), request = createPrerenderRequest(children, resources, createRenderState(resources, void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, onHeadersImpl, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream = {
					postponed: getPostponedState(request),
					prelude: stream
				};
				resolve(stream);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.prerenderToNodeStream = function(children, options) {
		return new Promise(function(resolve, reject) {
			var resumableState = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0), request = createPrerenderRequest(children, resumableState, createRenderState(resumableState, void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, options ? options.onHeaders : void 0, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var readable = new stream.Readable({ read: function() {
					startFlowing(request, writable);
				} }), writable = createFakeWritableFromReadable(readable);
				readable = {
					postponed: getPostponedState(request),
					prelude: readable
				};
				resolve(readable);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.renderToPipeableStream = function(children, options) {
		var request = createRequestImpl(children, options), hasStartedFlowing = !1;
		startWork(request);
		return {
			pipe: function(destination) {
				if (hasStartedFlowing) throw Error("React currently only supports piping to one writable stream.");
				hasStartedFlowing = !0;
				safelyEmitEarlyPreloads(request, null === request.trackedPostpones ? 0 === request.pendingRootTasks : null === request.completedRootSegment ? 0 === request.pendingRootTasks : 5 !== request.completedRootSegment.status);
				startFlowing(request, destination);
				destination.on("drain", createDrainHandler(destination, request));
				destination.on("error", createCancelHandler(request, "The destination stream errored while writing data."));
				destination.on("close", createCancelHandler(request, "The destination stream closed early."));
				return destination;
			},
			abort: function(reason) {
				abort(request, reason);
			}
		};
	};
	exports.renderToReadableStream = function(children, options) {
		return new Promise(function(resolve, reject) {
			var onFatalError, onAllReady, allReady = new Promise(function(res, rej) {
				onAllReady = res;
				onFatalError = rej;
			}), onHeaders = options ? options.onHeaders : void 0, onHeadersImpl;
			onHeaders && (onHeadersImpl = function(headersDescriptor) {
				onHeaders(new Headers(headersDescriptor));
			});
			var resumableState = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0), request = createRequest(children, resumableState, createRenderState(resumableState, options ? options.nonce : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, onHeadersImpl, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, onAllReady, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController$1(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream.allReady = allReady;
				resolve(stream);
			}, function(error) {
				allReady.catch(function() {});
				reject(error);
			}, onFatalError, options ? options.formState : void 0);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resume = function(children, postponedState, options) {
		return new Promise(function(resolve, reject) {
			var onFatalError, onAllReady, allReady = new Promise(function(res, rej) {
				onAllReady = res;
				onFatalError = rej;
			}), request = resumeRequest(children, postponedState, createRenderState(postponedState.resumableState, options ? options.nonce : void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, onAllReady, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController$1(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream.allReady = allReady;
				resolve(stream);
			}, function(error) {
				allReady.catch(function() {});
				reject(error);
			}, onFatalError);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resumeAndPrerender = function(children, postponedState, options) {
		return new Promise(function(resolve, reject) {
			var request = resumeAndPrerenderRequest(children, postponedState, createRenderState(postponedState.resumableState, void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream = {
					postponed: getPostponedState(request),
					prelude: stream
				};
				resolve(stream);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resumeAndPrerenderToNodeStream = function(children, postponedState, options) {
		return new Promise(function(resolve, reject) {
			var request = resumeAndPrerenderRequest(children, postponedState, createRenderState(postponedState.resumableState, void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var readable = new stream.Readable({ read: function() {
					startFlowing(request, writable);
				} }), writable = createFakeWritableFromReadable(readable);
				readable = {
					postponed: getPostponedState(request),
					prelude: readable
				};
				resolve(readable);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resumeToPipeableStream = function(children, postponedState, options) {
		var request = resumeRequestImpl(children, postponedState, options), hasStartedFlowing = !1;
		startWork(request);
		return {
			pipe: function(destination) {
				if (hasStartedFlowing) throw Error("React currently only supports piping to one writable stream.");
				hasStartedFlowing = !0;
				startFlowing(request, destination);
				destination.on("drain", createDrainHandler(destination, request));
				destination.on("error", createCancelHandler(request, "The destination stream errored while writing data."));
				destination.on("close", createCancelHandler(request, "The destination stream closed early."));
				return destination;
			},
			abort: function(reason) {
				abort(request, reason);
			}
		};
	};
	exports.version = "19.3.1";
}));
// node_modules/react-dom/server.node.js
var require_server_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var l = require_react_dom_server_legacy_node_production();
	var s = require_react_dom_server_node_production();
	exports.version = l.version;
	exports.renderToString = l.renderToString;
	exports.renderToStaticMarkup = l.renderToStaticMarkup;
	exports.renderToPipeableStream = s.renderToPipeableStream;
	exports.renderToReadableStream = s.renderToReadableStream;
	exports.resumeToPipeableStream = s.resumeToPipeableStream;
	exports.resume = s.resume;
}));
// src/platform/mail/outbox.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_server_node = require_server_node();
var MAX_ERROR_LENGTH = 500;
/**
* Puts a mail into the outbox, inside the command's transaction: it goes out exactly if that commits.
* Answers its id. One call, one recipient. [holes 34]
*/
async function sendMail(tx, message) {
	const id = newId();
	await tx.insert(mails).values({
		id,
		fromEmail: mailAddress(message.from.email).email,
		fromName: oneLine(message.from.name),
		toEmail: mailAddress(message.to.email).email,
		toName: oneLine(message.to.name),
		ccEmail: message.cc ? mailAddress(message.cc.email).email : "",
		replyTo: message.replyTo ? mailAddress(message.replyTo.email).email : "",
		subject: oneLine(message.subject),
		html: message.html,
		text: message.text
	});
	await addJob(tx, "mail", { id }, `mail:${id}`);
	return id;
}
/**
* Delivers one mail of the outbox, once: a mail that was sent, has failed for good, or is being sent on another node
* is left alone. Throws when it should be tried again; `lastAttempt` makes that failure final. What went wrong stays
* beside the mail.
*/
async function deliverMail({ db, clock, mailer }, id, { lastAttempt = false } = {}) {
	const failure = await db.transaction(async (tx) => {
		const [mail] = await tx.select().from(mails).where(and(eq(mails.id, id), eq(mails.status, "queued"))).for("update", { skipLocked: true });
		if (!mail) return void 0;
		const failed = await tryToSend(mailer, mail);
		const isFinal = lastAttempt || failed instanceof MailRefused;
		await tx.update(mails).set({
			attempts: mail.attempts + 1,
			...failed ? {
				error: failed.message.slice(0, MAX_ERROR_LENGTH),
				...isFinal && { status: "failed" }
			} : {
				error: "",
				status: "sent",
				sentAt: clock.now()
			}
		}).where(eq(mails.id, id));
		return isFinal ? void 0 : failed;
	});
	if (failure) throw failure;
}
async function tryToSend(mailer, mail) {
	try {
		await mailer.send({
			id: mail.id,
			createdAt: mail.createdAt,
			from: mailAddress(mail.fromEmail, mail.fromName),
			to: mailAddress(mail.toEmail, mail.toName),
			...mail.ccEmail && { cc: mailAddress(mail.ccEmail) },
			...mail.replyTo && { replyTo: mailAddress(mail.replyTo) },
			subject: mail.subject,
			html: mail.html,
			text: mail.text
		});
		return;
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}
// src/features/mailings/model.ts
/** The plain text of a letter. */
function plainText({ title, greeting, paragraphs, action, facts, footnote }) {
	return `${[
		title,
		greeting,
		...paragraphs,
		facts?.map(({ label, value }) => `${label}: ${value}`).join("\n"),
		action && `${action.label}:\n${action.url}`,
		footnote
	].filter(Boolean).join("\n\n")}\n`;
}
/** The plain text of a message that was written as HTML: a line for each block, links with their addresses. */
function textOfMessage(html) {
	return `${html.replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_all, href, words) => words.includes(href) ? words : `${words} (${href})`).replace(/<li\b[^>]*>/g, "- ").replace(/<br\s*\/?>|<\/(?:p|li|h[2-4]|blockquote|tr|div)>/g, "\n").split("\n").map(textOf).join("\n").replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
/** What staff write to people: the same words to each. `html` is what the one allow-list lets through. */
var message = object({
	subject: string(),
	html: string(),
	/** The line that mail programs show beside the subject. */
	synopsis: string().optional(),
	/** The address of a picture that stands first; '' for none. */
	gif: string().optional()
});
/** Whether a text has anything to read or to look at. [ADM-018] */
var isEmptyHtml = (html) => textOf(html) === "" && !/<img\s/i.test(html);
/** The message with the reader's first name where staff wrote {name}; without one, "there" as in "Hi there". */
function addressedTo(message, firstName) {
	const name = firstName || "there";
	const plain = (text) => text.replaceAll("{name}", name);
	const html = message.html.replaceAll("{name}", escapedHtml(name));
	return {
		...message,
		subject: plain(message.subject),
		synopsis: plain(message.synopsis ?? ""),
		html
	};
}
var escapedHtml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
// src/features/mailings/templates/letter.tsx
var import_jsx_runtime = require_jsx_runtime();
var MAIL_STYLES = `
body { margin: 0; padding: 24px 16px; background: #fcfaf7; color: #14212e; font: 17px/1.55 sans-serif; }
main { max-width: 560px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 20px; }
p, dl { margin: 0 0 16px; }
dt { color: #4a5a6a; font-size: 15px; }
dd { margin: 0 0 10px; white-space: pre-line; }
.button { display: inline-block; padding: 13px 24px; border-radius: 6px; background: #c8281c; color: #ffffff; font-weight: bold; text-decoration: none; }
.small { color: #4a5a6a; font-size: 15px; overflow-wrap: anywhere; }
hr { border: 0; border-top: 2px dashed #98a2ac; margin: 28px 0 16px; }
`;
/** A mail of the club: one column, readable without pictures and on the smallest phone. */
function LetterMail({ letter, club, site }) {
	const { subject, title, greeting, paragraphs, action, facts, footnote } = letter;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("html", {
		lang: "en-GB",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("head", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", { charSet: "utf-8" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
				name: "viewport",
				content: "width=device-width"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: subject }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("style", { children: MAIL_STYLES })
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("body", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: title }),
			greeting && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: greeting }),
			paragraphs.map((paragraph) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: paragraph }, paragraph)),
			facts && facts.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", { children: facts.map(({ label, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, label)) }),
			action && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "button",
				href: action.url,
				children: action.label
			}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "small",
				children: action.url
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("hr", {}),
			footnote && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "small",
				children: footnote
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "small",
				children: [
					club,
					", ",
					site
				]
			})
		] }) })]
	});
}
// src/features/mailings/send-letter.server.ts
/**
* Writes a letter to one person and puts it into the outbox, inside the command's transaction. From the club's
* info mailbox unless said otherwise. Answers the mail's id.
*/
async function sendLetter({ config }, tx, { from = mailAddress(config.mail.info, config.club.name), ...envelope }, letter) {
	const mail = (0, import_react.createElement)(LetterMail, {
		letter,
		club: config.club.name,
		site: config.publicUrl.origin
	});
	return sendMail(tx, {
		...envelope,
		from,
		subject: letter.subject,
		html: `<!doctype html>${(0, import_server_node.renderToStaticMarkup)(mail)}`,
		text: plainText(letter)
	});
}
// src/platform/auth/password-length.ts
/** The shortest and the longest password, in characters. [decisions A17] */
var PASSWORD_LENGTH = {
	min: 10,
	max: 128
};
// src/platform/auth/passwords.ts
/** Argon2id (the library's default) with the cost that OWASP's password storage sheet names as its second choice. */
var COST = {
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
var hashPassword = (password) => hash(password, COST);
/** True when the password made this hash. */
var matchesPassword = (given) => verify(given.hash, given.password);
/** A session ends when nobody used it for 30 days. */
var SESSION_MS = 2592e6;
/**
* better-auth on our tables. Making one costs less than a millisecond, so each command makes its own, on its own
* transaction if it has one. Its HTTP handler is not mounted anywhere: only our commands, which limit attempts
* first, reach it. [docs/decisions/0010-better-auth-behind-our-own-commands.md]
*/
async function openAuth({ clock, config, secret }, db, tables) {
	const [{ betterAuth }, { drizzleAdapter }, { username }] = await Promise.all([
		import("./dist-DtKIqRhp.js").then((n) => n.t),
		import("./drizzle-adapter-BMpefXo8.js"),
		import("./plugins-ylrqx7Kk.js")
	]);
	return betterAuth({
		secret,
		baseURL: config.publicUrl.origin,
		database: drizzleAdapter(db, {
			provider: "pg",
			schema: { ...tables }
		}),
		plugins: [username()],
		user: { additionalFields: { role: {
			type: "string",
			required: false,
			input: false
		} } },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			requireEmailVerification: true,
			minPasswordLength: PASSWORD_LENGTH.min,
			maxPasswordLength: PASSWORD_LENGTH.max,
			password: {
				hash: hashPassword,
				verify: matchesPassword
			}
		},
		databaseHooks: { session: { create: { before: async (session) => {
			const now = clock.now();
			const expiresAt = new Date(now.getTime() + SESSION_MS);
			return { data: {
				...session,
				expiresAt,
				createdAt: now,
				updatedAt: now
			} };
		} } } },
		advanced: { database: { generateId: newId } },
		rateLimit: { enabled: false },
		telemetry: { enabled: false },
		logger: { disabled: true }
	});
}
// src/features/accounts/commands/create-user.server.ts
/** Writes a user, by better-auth. For the seed and for `registerUser`; no door calls it. Throws on a taken e-mail. */
async function createUser(ctx, tx, { email, name, username, role = "member", password }) {
	const { internalAdapter } = await (await openAuth(ctx, tx, authTables)).$context;
	const { id } = await internalAdapter.createUser({
		email: email.toLowerCase(),
		name,
		role,
		emailVerified: password !== void 0,
		...username && { username }
	}, { method: "email-password" });
	if (password !== void 0) await internalAdapter.linkAccount({
		userId: id,
		providerId: "credential",
		accountId: id,
		password: await hashPassword(password)
	});
	return { id };
}
// node_modules/rate-limiter-flexible/lib/component/BlockedKeys/BlockedKeys.js
var require_BlockedKeys$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class BlockedKeys {
		constructor() {
			this._keys = /* @__PURE__ */ new Map();
		}
		collectExpired() {
			const now = Date.now();
			for (const [key, expire] of this._keys) if (expire <= now) this._keys.delete(key);
		}
		/**
		* Add new blocked key
		*
		* @param key String
		* @param sec Number
		*/
		add(key, sec) {
			this.addMs(key, sec * 1e3);
		}
		/**
		* Add new blocked key for ms
		*
		* @param key String
		* @param ms Number
		*/
		addMs(key, ms) {
			this._keys.set(key, Date.now() + ms);
			if (this._keys.size > 999) this.collectExpired();
		}
		/**
		* 0 means not blocked
		*
		* @param key
		* @returns {number}
		*/
		msBeforeExpire(key) {
			const expire = this._keys.get(key);
			const now = Date.now();
			if (expire && expire >= now) return expire - now;
			return 0;
		}
		/**
		* If key is not given, delete all data in memory
		*
		* @param {string|undefined} key
		*/
		delete(key) {
			if (key) this._keys.delete(key);
			else this._keys.clear();
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/BlockedKeys/index.js
var require_BlockedKeys = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_BlockedKeys$1();
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRes.js
var require_RateLimiterRes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterRes {
		constructor(remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration) {
			this.remainingPoints = typeof remainingPoints === "undefined" ? 0 : remainingPoints;
			this.msBeforeNext = typeof msBeforeNext === "undefined" ? 0 : msBeforeNext;
			this.consumedPoints = typeof consumedPoints === "undefined" ? 0 : consumedPoints;
			this.isFirstInDuration = typeof isFirstInDuration === "undefined" ? false : isFirstInDuration;
		}
		get msBeforeNext() {
			return this._msBeforeNext;
		}
		set msBeforeNext(ms) {
			this._msBeforeNext = ms;
			return this;
		}
		get remainingPoints() {
			return this._remainingPoints;
		}
		set remainingPoints(p) {
			this._remainingPoints = p;
			return this;
		}
		get consumedPoints() {
			return this._consumedPoints;
		}
		set consumedPoints(p) {
			this._consumedPoints = p;
			return this;
		}
		get isFirstInDuration() {
			return this._isFirstInDuration;
		}
		set isFirstInDuration(value) {
			this._isFirstInDuration = Boolean(value);
		}
		_getDecoratedProperties() {
			return {
				remainingPoints: this.remainingPoints,
				msBeforeNext: this.msBeforeNext,
				consumedPoints: this.consumedPoints,
				isFirstInDuration: this.isFirstInDuration
			};
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			return this._getDecoratedProperties();
		}
		toString() {
			return JSON.stringify(this._getDecoratedProperties());
		}
		toJSON() {
			return this._getDecoratedProperties();
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterAbstract.js
var require_RateLimiterAbstract = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterAbstract {
		/**
		*
		* @param opts Object {
		*   points: <required>, // Number of points (must be a number, can be negative)
		*   duration: <required>, // Per seconds (must be a non-negative number, 0 = never expires)
		*   blockDuration: 0, // Block if consumed more than points in current duration for blockDuration seconds
		*   execEvenly: false, // Execute allowed actions evenly over duration
		*   execEvenlyMinDelayMs: duration * 1000 / points, // ms, works with execEvenly=true option
		*   keyPrefix: 'rlflx',
		* }
		*/
		constructor(opts = {}) {
			this.points = opts.points;
			this.duration = opts.duration;
			this.blockDuration = opts.blockDuration;
			this.execEvenly = opts.execEvenly;
			this.execEvenlyMinDelayMs = opts.execEvenlyMinDelayMs;
			this.keyPrefix = opts.keyPrefix;
		}
		get points() {
			return this._points;
		}
		set points(value) {
			if (Number.isFinite(value)) this._points = value;
			else throw new Error("points must be set and must be a finite number");
		}
		get duration() {
			return this._duration;
		}
		set duration(value) {
			if (typeof value === "number" && Number.isFinite(value) && value >= 0) this._duration = value;
			else throw new Error("duration must be set and must be a finite, non-negative number");
		}
		get msDuration() {
			return this.duration * 1e3;
		}
		get blockDuration() {
			return this._blockDuration;
		}
		set blockDuration(value) {
			this._blockDuration = typeof value === "undefined" ? 0 : value;
		}
		get msBlockDuration() {
			return this.blockDuration * 1e3;
		}
		get execEvenly() {
			return this._execEvenly;
		}
		set execEvenly(value) {
			this._execEvenly = typeof value === "undefined" ? false : Boolean(value);
		}
		get execEvenlyMinDelayMs() {
			return this._execEvenlyMinDelayMs === void 0 ? this._getExecEvenlyMinDelayMsDefault() : this._execEvenlyMinDelayMs;
		}
		set execEvenlyMinDelayMs(value) {
			this._execEvenlyMinDelayMs = value;
		}
		_getExecEvenlyMinDelayMsDefault() {
			return this.points > 0 ? Math.ceil(this.msDuration / this.points) : 0;
		}
		get keyPrefix() {
			return this._keyPrefix;
		}
		set keyPrefix(value) {
			if (typeof value === "undefined") value = "rlflx";
			if (typeof value !== "string") throw new Error("keyPrefix must be string");
			this._keyPrefix = value;
		}
		_getKeySecDuration(options = {}) {
			return options && options.customDuration >= 0 ? options.customDuration : this.duration;
		}
		getKey(key) {
			return this.keyPrefix.length > 0 ? `${this.keyPrefix}:${key}` : key;
		}
		parseKey(rlKey) {
			return this.keyPrefix.length > 0 ? rlKey.substring(this.keyPrefix.length + 1) : rlKey;
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterCompatibleAbstract.js
var require_RateLimiterCompatibleAbstract = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterCompatibleAbstract {
		get keyPrefix() {
			throw new Error("You have to implement the getter 'keyPrefix'!");
		}
		get blockDuration() {
			throw new Error("You have to implement the getter 'blockDuration'!");
		}
		set blockDuration(value) {
			throw new Error("You have to implement the setter 'blockDuration'!");
		}
		get execEvenly() {
			throw new Error("You have to implement the getter 'execEvenly'!");
		}
		set execEvenly(value) {
			throw new Error("You have to implement the setter 'execEvenly'!");
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/helper/isRateLimiterCompatible.js
var require_isRateLimiterCompatible = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterAbstract = require_RateLimiterAbstract();
	var RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = function isRateLimiterCompatible(obj) {
		return obj instanceof RateLimiterAbstract || obj instanceof RateLimiterCompatibleAbstract;
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterInsuredAbstract.js
var require_RateLimiterInsuredAbstract = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterAbstract = require_RateLimiterAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterInsuredAbstract extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this.insuranceLimiter = opts.insuranceLimiter;
		}
		get insuranceLimiter() {
			return this._insuranceLimiter;
		}
		set insuranceLimiter(value) {
			if (typeof value !== "undefined" && !isRateLimiterCompatible(value)) throw new Error("insuranceLimiter must be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._insuranceLimiter = value;
			if (this._insuranceLimiter) {
				this._insuranceLimiter.blockDuration = this.blockDuration;
				this._insuranceLimiter.execEvenly = this.execEvenly;
			}
		}
		_handleError(err, funcName, resolve, reject, params) {
			if (err instanceof RateLimiterRes) reject(err);
			else if (!isRateLimiterCompatible(this.insuranceLimiter)) reject(err);
			else this.insuranceLimiter[funcName](...params).then((res) => {
				resolve(res);
			}).catch((res) => {
				reject(res);
			});
		}
		_operation(funcName, params) {
			const promise = this[funcName](...params);
			return new Promise((resolve, reject) => {
				return promise.then((res) => {
					resolve(res);
				}).catch((err) => {
					if (funcName.startsWith("_")) funcName = funcName.slice(1);
					this._handleError(err, funcName, resolve, reject, params);
				});
			});
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._operation("_consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		penalty(key, points = 1, options = {}) {
			return this._operation("_penalty", [
				key,
				points,
				options
			]);
		}
		reward(key, points = 1, options = {}) {
			return this._operation("_reward", [
				key,
				points,
				options
			]);
		}
		get(key, options = {}) {
			return this._operation("_get", [key, options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._operation("_set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		block(key, secDuration, options = {}) {
			return this._operation("_block", [
				key,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this._operation("_delete", [key, options]);
		}
		_consume() {
			throw new Error("You have to implement the method '_consume'!");
		}
		_penalty() {
			throw new Error("You have to implement the method '_penalty'!");
		}
		_reward() {
			throw new Error("You have to implement the method '_reward'!");
		}
		_get() {
			throw new Error("You have to implement the method '_get'!");
		}
		_set() {
			throw new Error("You have to implement the method '_set'!");
		}
		_block() {
			throw new Error("You have to implement the method '_block'!");
		}
		_delete() {
			throw new Error("You have to implement the method '_delete'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterStoreAbstract.js
var require_RateLimiterStoreAbstract = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var BlockedKeys = require_BlockedKeys();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	module.exports = class RateLimiterStoreAbstract extends RateLimiterInsuredAbstract {
		/**
		*
		* @param opts Object Defaults {
		*   ... see other in RateLimiterAbstract
		*   blockOnConsumed: 0, // Number of consumed points at which the key is blocked in storage for blockDuration
		*   inMemoryBlockOnConsumed: 40, // Number of points when key is blocked
		*   inMemoryBlockDuration: 10, // Block duration in seconds
		*   insuranceLimiter: RateLimiterAbstract
		* }
		*/
		constructor(opts = {}) {
			super(opts);
			this.blockOnConsumed = opts.blockOnConsumed;
			this.inMemoryBlockOnConsumed = opts.inMemoryBlockOnConsumed;
			this.inMemoryBlockDuration = opts.inMemoryBlockDuration;
			this._inMemoryBlockedKeys = new BlockedKeys();
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("storeClient is not set");
			this._client = value;
		}
		/**
		* Have to be launched after consume
		* It blocks key and execute evenly depending on result from store
		*
		* It uses _getRateLimiterRes function to prepare RateLimiterRes from store result
		*
		* @param resolve
		* @param reject
		* @param rlKey
		* @param changedPoints
		* @param storeResult
		* @param {Object} options
		* @private
		*/
		_afterConsume(resolve, reject, rlKey, changedPoints, storeResult, options = {}) {
			const res = this._getRateLimiterRes(rlKey, changedPoints, storeResult);
			if (this.inMemoryBlockOnConsumed > 0 && !(this.inMemoryBlockDuration > 0) && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
				this._inMemoryBlockedKeys.addMs(rlKey, res.msBeforeNext);
				if (res.consumedPoints > this.points) return reject(res);
				else return resolve(res);
			} else if (res.consumedPoints > this.points) {
				let blockPromise = Promise.resolve();
				if (this.blockDuration > 0 && this._crossedBlockThreshold(res.consumedPoints, changedPoints)) {
					res.msBeforeNext = this.msBlockDuration;
					blockPromise = this._block(rlKey, res.consumedPoints, this.msBlockDuration, options);
				}
				if (this.inMemoryBlockOnConsumed > 0 && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
					this._inMemoryBlockedKeys.add(rlKey, this.inMemoryBlockDuration);
					res.msBeforeNext = this.msInMemoryBlockDuration;
				}
				blockPromise.then(() => {
					reject(res);
				}).catch((err) => {
					reject(err);
				});
			} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
				let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
				if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
				res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
				setTimeout(resolve, delay, res);
			} else resolve(res);
		}
		/**
		* True when blockOnConsumed is set and greater than points.
		* 0 means off, so it must not be treated as a threshold when points is negative.
		*/
		_isBlockOnConsumedEnabled() {
			return this.blockOnConsumed > 0 && this.blockOnConsumed > this.points;
		}
		/**
		* True when this consume is the one that crossed the storage blocking threshold.
		* Without blockOnConsumed (or when it equals points) it is the original condition:
		* the consume that first exceeded points.
		*/
		_crossedBlockThreshold(consumedPoints, changedPoints) {
			if (!this._isBlockOnConsumedEnabled()) return consumedPoints > this.points && consumedPoints <= this.points + changedPoints;
			return consumedPoints >= this.blockOnConsumed && consumedPoints - changedPoints < this.blockOnConsumed;
		}
		getInMemoryBlockMsBeforeExpire(rlKey) {
			if (this.inMemoryBlockOnConsumed > 0) return this._inMemoryBlockedKeys.msBeforeExpire(rlKey);
			return 0;
		}
		get blockOnConsumed() {
			return this._blockOnConsumed;
		}
		set blockOnConsumed(value) {
			this._blockOnConsumed = value ? parseInt(value) : 0;
			if (this._blockOnConsumed > 0 && this.points > this._blockOnConsumed) throw new Error("blockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockOnConsumed() {
			return this._inMemoryBlockOnConsumed;
		}
		set inMemoryBlockOnConsumed(value) {
			this._inMemoryBlockOnConsumed = value ? parseInt(value) : 0;
			if (this.inMemoryBlockOnConsumed > 0 && this.points > this.inMemoryBlockOnConsumed) throw new Error("inMemoryBlockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockDuration() {
			return this._inMemoryBlockDuration;
		}
		set inMemoryBlockDuration(value) {
			this._inMemoryBlockDuration = value ? parseInt(value) : 0;
			if (this.inMemoryBlockDuration > 0 && this.inMemoryBlockOnConsumed === 0) throw new Error("inMemoryBlockOnConsumed option must be set up");
		}
		get msInMemoryBlockDuration() {
			return this._inMemoryBlockDuration * 1e3;
		}
		_getBlockedPoints() {
			return this._isBlockOnConsumedEnabled() ? this.blockOnConsumed : this.points + 1;
		}
		/**
		* Block any key for secDuration seconds
		*
		* @param key
		* @param secDuration
		* @param {Object} options
		*
		* @return Promise<RateLimiterRes>
		*/
		block(key, secDuration, options = {}) {
			const msDuration = secDuration * 1e3;
			return this._block(this.getKey(key), this._getBlockedPoints(), msDuration, options);
		}
		/**
		* Set points by key for any duration
		*
		* @param key
		* @param points
		* @param secDuration
		* @param {Object} options
		*
		* @return Promise<RateLimiterRes>
		*/
		set(key, points, secDuration, options = {}) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			return this._set(this.getKey(key), points, msDuration, options);
		}
		/**
		*
		* @param key
		* @param pointsToConsume
		* @param {Object} options
		* @returns Promise<RateLimiterRes>
		*/
		_consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const inMemoryBlockMsBeforeExpire = this.getInMemoryBlockMsBeforeExpire(rlKey);
				if (inMemoryBlockMsBeforeExpire > 0) return reject(new RateLimiterRes(0, inMemoryBlockMsBeforeExpire));
				this._upsert(rlKey, pointsToConsume, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					this._afterConsume(resolve, reject, rlKey, pointsToConsume, res);
				}).catch((err) => reject(err));
			});
		}
		/**
		*
		* @param key
		* @param points
		* @param {Object} options
		* @returns Promise<RateLimiterRes>
		*/
		_penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, points, res));
				}).catch((res) => reject(res));
			});
		}
		/**
		*
		* @param key
		* @param points
		* @param {Object} options
		* @returns Promise<RateLimiterRes>
		*/
		_reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, -points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, -points, res));
				}).catch((res) => reject(res));
			});
		}
		/**
		*
		* @param key
		* @param {Object} options
		* @returns Promise<RateLimiterRes>|null
		*/
		get(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._get(rlKey, options).then((res) => {
					if (res === null || typeof res === "undefined") resolve(null);
					else resolve(this._getRateLimiterRes(rlKey, 0, res));
				}).catch((err) => {
					this._handleError(err, "get", resolve, reject, [key, options]);
				});
			});
		}
		/**
		*
		* @param key
		* @param {Object} options
		* @returns Promise<boolean>
		*/
		delete(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._delete(rlKey, options).then((res) => {
					this._inMemoryBlockedKeys.delete(rlKey);
					resolve(res);
				}).catch((err) => {
					this._handleError(err, "delete", resolve, reject, [key, options]);
				});
			});
		}
		/**
		* Cleanup keys no-matter expired or not.
		*/
		deleteInMemoryBlockedAll() {
			this._inMemoryBlockedKeys.delete();
		}
		/**
		* Get RateLimiterRes object filled depending on storeResult, which specific for exact store
		*
		* @param rlKey
		* @param changedPoints
		* @param storeResult
		* @private
		*/
		_getRateLimiterRes(rlKey, changedPoints, storeResult) {
			throw new Error("You have to implement the method '_getRateLimiterRes'!");
		}
		/**
		* Block key for this.msBlockDuration milliseconds
		* Usually, it just prolongs lifetime of key
		*
		* @param rlKey
		* @param initPoints
		* @param msDuration
		* @param {Object} options
		*
		* @return Promise<any>
		*/
		_block(rlKey, initPoints, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, initPoints, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, initPoints));
				}).catch((err) => {
					this._handleError(err, "block", resolve, reject, [
						this.parseKey(rlKey),
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		/**
		* @param rlKey
		* @param points
		* @param msDuration
		* @param {Object} options
		*
		* @return Promise<any>
		*/
		_set(rlKey, points, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, points));
				}).catch((err) => {
					this._handleError(err, "set", resolve, reject, [
						this.parseKey(rlKey),
						points,
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		/**
		* Have to be implemented in every limiter
		* Resolve with raw result from Store OR null if rlKey is not set
		* or Reject with error
		*
		* @param rlKey
		* @param {Object} options
		* @private
		*
		* @return Promise<any>
		*/
		_get(rlKey, options = {}) {
			throw new Error("You have to implement the method '_get'!");
		}
		/**
		* Have to be implemented
		* Resolve with true OR false if rlKey doesn't exist
		* or Reject with error
		*
		* @param rlKey
		* @param {Object} options
		* @private
		*
		* @return Promise<any>
		*/
		_delete(rlKey, options = {}) {
			throw new Error("You have to implement the method '_delete'!");
		}
		/**
		* Have to be implemented
		* Resolve with object used for {@link _getRateLimiterRes} to generate {@link RateLimiterRes}
		*
		* @param {string} rlKey
		* @param {number} points
		* @param {number} msDuration
		* @param {boolean} forceExpire
		* @param {Object} options
		* @abstract
		*
		* @return Promise<Object>
		*/
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			throw new Error("You have to implement the method '_upsert'!");
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRedis.js
var require_RateLimiterRedis = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var incrTtlLuaScript = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX') \
local consumed = redis.call('incrby', KEYS[1], ARGV[1]) \
local ttl = redis.call('pttl', KEYS[1]) \
if ttl == -1 then \
  redis.call('expire', KEYS[1], ARGV[2]) \
  ttl = 1000 * ARGV[2] \
end \
return {consumed, ttl} \
`;
	var RateLimiterRedis = class extends RateLimiterStoreAbstract {
		/**
		*
		* @param {Object} opts
		* Defaults {
		*   ... see other in RateLimiterStoreAbstract
		*
		*   redis: RedisClient
		*   rejectIfRedisNotReady: boolean = false - reject / invoke insuranceLimiter immediately when redis connection is not "ready"
		* }
		*/
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
			this.useRedis3AndLowerPackage = opts.useRedis3AndLowerPackage;
			if (typeof this.client.defineCommand === "function") this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		/**
		* Prevent actual redis call if redis connection is not ready
		* Because of different connection state checks for ioredis and node-redis, only this clients would be actually checked.
		* For any other clients all the requests would be passed directly to redis client
		* @param {String} rlKey
		* @param {Boolean} isReadonly
		* @return {boolean}
		* @private
		*/
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) {
					if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) multi.set(rlKey, points, "EX", secDuration);
					else multi.set(rlKey, points, { EX: secDuration });
				} else multi.set(rlKey, points);
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.pttl(rlKey).exec(true);
				return multi.pTTL(rlKey).exec(true);
			}
			if (secDuration > 0) {
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.rlflxIncr([rlKey].concat([
					String(points),
					String(secDuration),
					String(this.points),
					String(this.duration)
				]));
				if (this.useRedis3AndLowerPackage) return new Promise((resolve, reject) => {
					const incrCallback = function(err, result) {
						if (err) return reject(err);
						return resolve(result);
					};
					if (typeof this.client.rlflxIncr === "function") this.client.rlflxIncr(rlKey, points, secDuration, this.points, this.duration, incrCallback);
					else this.client.eval(this._incrTtlLuaScript, 1, rlKey, points, secDuration, this.points, this.duration, incrCallback);
				});
				else return this.client.eval(this._incrTtlLuaScript, {
					keys: [rlKey],
					arguments: [
						String(points),
						String(secDuration),
						String(this.points),
						String(this.duration)
					]
				});
			} else {
				const multi = this.client.multi();
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.incrby(rlKey, points).pttl(rlKey).exec(true);
				return multi.incrBy(rlKey, points).pTTL(rlKey).exec(true);
			}
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
			return this.client.multi().get(rlKey).pTTL(rlKey).exec(true).then((result) => {
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedis;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterRedisNonAtomic.js
var require_RateLimiterRedisNonAtomic = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterRedisNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_parseStoreResult(result) {
			let points;
			let ttlMs;
			if (Array.isArray(result[0])) {
				[, points] = result[0];
				[, ttlMs] = result[1];
			} else [points, ttlMs] = result;
			return {
				points: parseInt(points, 10),
				ttlMs
			};
		}
		_execMulti(multi) {
			return multi.exec();
		}
		_setKey(rlKey, points, secDuration) {
			const multi = this.client.multi();
			if (secDuration > 0) {
				if (!this.useRedisPackage) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points, { EX: secDuration });
			} else multi.set(rlKey, points);
			return this._execMulti(multi);
		}
		_setKeyWithTtlMs(rlKey, points, ttlMs) {
			const multi = this.client.multi();
			multi.set(rlKey, points);
			if (ttlMs > 0) {
				if (!this.useRedisPackage) multi.pexpire(rlKey, ttlMs);
				else multi.pExpire(rlKey, ttlMs);
			}
			return this._execMulti(multi);
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const parsedPoints = typeof points === "string" ? parseInt(points, 10) : points;
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				await this._setKey(rlKey, parsedPoints, secDuration);
				return [parsedPoints, secDuration > 0 ? secDuration * 1e3 : -1];
			}
			const currentResult = await this._get(rlKey);
			const hasCurrent = currentResult !== null;
			const current = hasCurrent ? this._parseStoreResult(currentResult) : {
				points: 0,
				ttlMs: -1
			};
			const newPoints = current.points + parsedPoints;
			if (secDuration > 0) {
				if (!hasCurrent) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				if (current.ttlMs <= 0) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				await this._setKeyWithTtlMs(rlKey, newPoints, current.ttlMs);
				return [newPoints, current.ttlMs];
			}
			await this._setKey(rlKey, newPoints, 0);
			return [newPoints, -1];
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			const multi = this.client.multi().get(rlKey);
			if (!this.useRedisPackage) multi.pttl(rlKey);
			else multi.pTTL(rlKey);
			return this._execMulti(multi).then((result) => {
				if (Array.isArray(result[0])) {
					const [, points] = result[0];
					if (points === null) return null;
					return result;
				}
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedisNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMongo.js
var require_RateLimiterMongo = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	module.exports = class RateLimiterMongo extends RateLimiterStoreAbstract {
		/**
		*
		* @param {Object} opts
		* Defaults {
		*   indexKeyPrefix: {attr1: 1, attr2: 1}
		*   ... see other in RateLimiterStoreAbstract
		*
		*   mongo: MongoClient
		* }
		*/
		constructor(opts) {
			super(opts);
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.indexKeyPrefix = opts.indexKeyPrefix;
			this.disableIndexesCreation = opts.disableIndexesCreation;
			if (opts.mongo) this.client = opts.mongo;
			else this.client = opts.storeClient;
			if (typeof this.client.then === "function") this.client.then((conn) => {
				this.client = conn;
				this._initCollection();
			});
			else this._initCollection();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? RateLimiterMongo.getDbName() : value;
		}
		static getDbName() {
			return "node-rate-limiter-flexible";
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("mongo is not set");
			this._client = value;
		}
		get indexKeyPrefix() {
			return this._indexKeyPrefix;
		}
		set indexKeyPrefix(obj) {
			this._indexKeyPrefix = obj || {};
		}
		get disableIndexesCreation() {
			return this._disableIndexesCreation;
		}
		set disableIndexesCreation(value) {
			this._disableIndexesCreation = !!value;
		}
		async createIndexes() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
			await collection.createIndex(Object.assign({}, this.indexKeyPrefix, { key: 1 }), { unique: true });
		}
		_initCollection() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			if (!this.disableIndexesCreation) this.createIndexes().catch((err) => {
				console.error(`Cannot create indexes for mongo collection ${this.tableName}`, err);
			});
			this._collection = collection;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc;
			if (typeof result.value === "undefined") doc = result;
			else doc = result.value;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			let where;
			let upsertData;
			if (forceExpire) {
				where = { key };
				where = Object.assign(where, docAttrs);
				upsertData = { $set: {
					key,
					points,
					expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
				} };
				upsertData.$set = Object.assign(upsertData.$set, docAttrs);
			} else {
				where = {
					$or: [{ expire: { $gt: /* @__PURE__ */ new Date() } }, { expire: { $eq: null } }],
					key
				};
				where = Object.assign(where, docAttrs);
				upsertData = {
					$setOnInsert: {
						key,
						expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
					},
					$inc: { points }
				};
				upsertData.$setOnInsert = Object.assign(upsertData.$setOnInsert, docAttrs);
			}
			const upsertOptions = {
				upsert: true,
				returnDocument: "after"
			};
			return new Promise((resolve, reject) => {
				this._collection.findOneAndUpdate(where, upsertData, upsertOptions).then((res) => {
					resolve(res);
				}).catch((errUpsert) => {
					if (errUpsert && errUpsert.code === 11e3) {
						const replaceWhere = Object.assign({
							$or: [{ expire: { $lte: /* @__PURE__ */ new Date() } }, { expire: { $eq: null } }],
							key
						}, docAttrs);
						const replaceTo = { $set: Object.assign({
							key,
							points,
							expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
						}, docAttrs) };
						this._collection.findOneAndUpdate(replaceWhere, replaceTo, upsertOptions).then((res) => {
							resolve(res);
						}).catch((errReplace) => {
							if (errReplace && errReplace.code === 11e3) this._upsert(key, points, msDuration, forceExpire).then((res) => resolve(res)).catch((err) => reject(err));
							else reject(errReplace);
						});
					} else reject(errUpsert);
				});
			});
		}
		_get(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({
				key: rlKey,
				$or: [{ expire: { $gt: /* @__PURE__ */ new Date() } }, { expire: { $eq: null } }]
			}, docAttrs);
			return this._collection.findOne(where);
		}
		_delete(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({ key: rlKey }, docAttrs);
			return this._collection.deleteOne(where).then((res) => res.deletedCount > 0);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMySQL.js
var require_RateLimiterMySQL = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMySQL = class extends RateLimiterStoreAbstract {
		/**
		* @callback callback
		* @param {Object} err
		*
		* @param {Object} opts
		* @param {callback} cb
		* Defaults {
		*   ... see other in RateLimiterStoreAbstract
		*
		*   storeClient: anySqlClient,
		*   storeType: 'knex', // required only for Knex instance
		*   dbName: 'string',
		*   tableName: 'string',
		* }
		*/
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				this._getConnection().then((conn) => {
					conn.query(`DELETE FROM ??.?? WHERE expire < ?`, [
						this.dbName,
						this.tableName,
						expire
					], () => {
						this._releaseConnection(conn);
						resolve();
					});
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		/**
		*
		* @return Promise<any>
		* @private
		*/
		_getConnection() {
			switch (this.clientType) {
				case "pool": return new Promise((resolve, reject) => {
					this.client.getConnection((errConn, conn) => {
						if (errConn) return reject(errConn);
						resolve(conn);
					});
				});
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return conn.release();
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let originalError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				originalError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (originalError) throw originalError;
			throw new Error("Sequelize connection manager is not available");
		}
		/**
		*
		* @returns {Promise<any>}
		* @private
		*/
		_createDbAndTable() {
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(`CREATE DATABASE IF NOT EXISTS \`${this.dbName}\`;`, (errDb) => {
						if (errDb) {
							this._releaseConnection(conn);
							return reject(errDb);
						}
						conn.query(this._getCreateTableStmt(), (err) => {
							if (err) {
								this._releaseConnection(conn);
								return reject(err);
							}
							this._releaseConnection(conn);
							resolve();
						});
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS \`${this.dbName}\`.\`${this.tableName}\` (\`key\` VARCHAR(255) CHARACTER SET utf8 NOT NULL,\`points\` INT(9) NOT NULL default 0,\`expire\` BIGINT UNSIGNED,PRIMARY KEY (\`key\`)) ENGINE = INNODB;`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			if (typeof value === "undefined") {
				if (this.client.constructor.name === "Connection") value = "connection";
				else if (this.client.constructor.name === "Pool") value = "pool";
				else if (this.client.constructor.name === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? "rtlmtrflx" : value;
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const [row] = result;
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_upsertTransaction(conn, key, points, msDuration, forceExpire) {
			return new Promise((resolve, reject) => {
				conn.query("BEGIN", (errBegin) => {
					if (errBegin) {
						conn.rollback();
						return reject(errBegin);
					}
					const dateNow = Date.now();
					const newExpire = msDuration > 0 ? dateNow + msDuration : null;
					let q;
					let values;
					if (forceExpire) {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = ?, 
            expire = ?;`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							points,
							newExpire
						];
					} else {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = IF(expire <= ?, ?, points + (?)), 
            expire = IF(expire <= ?, ?, expire);`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							dateNow,
							points,
							points,
							dateNow,
							newExpire
						];
					}
					conn.query(q, values, (errUpsert) => {
						if (errUpsert) {
							conn.rollback();
							return reject(errUpsert);
						}
						conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ?;", [
							this.dbName,
							this.tableName,
							key
						], (errSelect, res) => {
							if (errSelect) {
								conn.rollback();
								return reject(errSelect);
							}
							conn.query("COMMIT", (err) => {
								if (err) {
									conn.rollback();
									return reject(err);
								}
								resolve(res);
							});
						});
					});
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					this._upsertTransaction(conn, key, points, msDuration, forceExpire).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ? AND (`expire` > ? OR `expire` IS NULL)", [
						this.dbName,
						this.tableName,
						rlKey,
						Date.now()
					], (err, res) => {
						if (err) reject(err);
						else if (res.length === 0) resolve(null);
						else resolve(res);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("DELETE FROM ??.?? WHERE `key` = ?", [
						this.dbName,
						this.tableName,
						rlKey
					], (err, res) => {
						if (err) reject(err);
						else resolve(res.affectedRows > 0);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
	};
	module.exports = RateLimiterMySQL;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js
var require_RateLimiterPostgres = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPostgres = class extends RateLimiterStoreAbstract {
		/**
		* @callback callback
		* @param {Object} err
		*
		* @param {Object} opts
		* @param {callback} cb
		* Defaults {
		*   ... see other in RateLimiterStoreAbstract
		*
		*   storeClient: postgresClient,
		*   storeType: 'knex', // required only for Knex instance
		*   tableName: 'string',
		*   schemaName: 'string', // optional
		* }
		*/
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.tableName = opts.tableName;
			this.schemaName = opts.schemaName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_getTableIdentifier() {
			return this.schemaName ? `"${this.schemaName}"."${this.tableName}"` : `"${this.tableName}"`;
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				const q = {
					name: "rlflx-clear-expired",
					text: `DELETE FROM ${this._getTableIdentifier()} WHERE expire < $1`,
					values: [expire]
				};
				this._query(q).then(() => {
					resolve();
				}).catch(() => {
					resolve();
				});
			});
		}
		/**
		* Delete all rows expired 1 hour ago once per 5 minutes
		*
		* @private
		*/
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		/**
		*
		* @return Promise<any>
		* @private
		*/
		_getConnection() {
			switch (this.clientType) {
				case "pool": return Promise.resolve(this.client);
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				case "typeorm": return Promise.resolve(this.client.driver.master);
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return true;
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				case "typeorm": return true;
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let accessError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				accessError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (accessError) throw accessError;
			throw new Error("Sequelize connection manager is not available");
		}
		/**
		*
		* @returns {Promise<any>}
		* @private
		*/
		_createTable() {
			return new Promise((resolve, reject) => {
				this._query({ text: this._getCreateTableStmt() }).then(() => {
					resolve();
				}).catch((err) => {
					if (err.code === "23505") resolve();
					else reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS ${this._getTableIdentifier()} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			const constructorName = this.client.constructor.name;
			if (typeof value === "undefined") {
				if (constructorName === "Client") value = "client";
				else if (constructorName === "Pool" || constructorName === "BoundPool") value = "pool";
				else if (constructorName === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get schemaName() {
			return this._schemaName;
		}
		set schemaName(value) {
			this._schemaName = value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const row = result.rows[0];
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_query(q) {
			const prefix = this.tableName.toLowerCase();
			const queryObj = {
				text: q.text,
				values: q.values
			};
			if (q.name) queryObj.name = `${prefix}:${q.name}`;
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(queryObj).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			const newExpire = msDuration > 0 ? Date.now() + msDuration : null;
			const expireQ = forceExpire ? " $3 " : ` CASE
             WHEN ${this._getTableIdentifier()}.expire <= $4 THEN $3
             ELSE ${this._getTableIdentifier()}.expire
            END `;
			return this._query({
				name: forceExpire ? "rlflx-upsert-force" : "rlflx-upsert",
				text: `
            INSERT INTO ${this._getTableIdentifier()} VALUES ($1, $2, $3)
              ON CONFLICT(key) DO UPDATE SET
                points = CASE
                          WHEN (${this._getTableIdentifier()}.expire <= $4 OR 1=${forceExpire ? 1 : 0}) THEN $2
                          ELSE ${this._getTableIdentifier()}.points + ($2)
                         END,
                expire = ${expireQ}
            RETURNING points, expire;`,
				values: [
					key,
					points,
					newExpire,
					Date.now()
				]
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._query({
					name: "rlflx-get",
					text: `
            SELECT points, expire FROM ${this._getTableIdentifier()} WHERE key = $1 AND (expire > $2 OR expire IS NULL);`,
					values: [rlKey, Date.now()]
				}).then((res) => {
					if (res.rowCount === 0) res = null;
					resolve(res);
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return this._query({
				name: "rlflx-delete",
				text: `DELETE FROM ${this._getTableIdentifier()} WHERE key = $1`,
				values: [rlKey]
			}).then((res) => res.rowCount > 0);
		}
	};
	module.exports = RateLimiterPostgres;
}));
// node_modules/rate-limiter-flexible/lib/component/MemoryStorage/Record.js
var require_Record = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class Record {
		/**
		*
		* @param value int
		* @param expiresAt Number|Date
		* @param timeoutId
		*/
		constructor(value, expiresAt, timeoutId = null) {
			this.value = value;
			this.expiresAt = expiresAt;
			this.timeoutId = timeoutId;
		}
		get value() {
			return this._value;
		}
		set value(value) {
			this._value = parseInt(value, 10);
		}
		get expiresAt() {
			return this._expiresAt;
		}
		set expiresAt(value) {
			if (value instanceof Date) this._expiresAt = value.getTime();
			else this._expiresAt = value;
		}
		get timeoutId() {
			return this._timeoutId;
		}
		set timeoutId(value) {
			this._timeoutId = value;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/MemoryStorage/MemoryStorage.js
var require_MemoryStorage = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Record = require_Record();
	var RateLimiterRes = require_RateLimiterRes();
	module.exports = class MemoryStorage {
		constructor() {
			/**
			* @type {Map<string, Record>}
			* @private
			*/
			this._storage = /* @__PURE__ */ new Map();
		}
		incrby(key, value, durationSec) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				if (!record.expiresAt || msBeforeExpires > 0) {
					record.value = record.value + value;
					return new RateLimiterRes(0, msBeforeExpires, record.value, false);
				}
				return this.set(key, value, durationSec);
			}
			return this.set(key, value, durationSec);
		}
		set(key, value, durationSec) {
			const durationMs = durationSec * 1e3;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, durationMs > 0 ? Date.now() + durationMs : null);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
			return new RateLimiterRes(0, durationMs === 0 ? -1 : durationMs, record.value, true);
		}
		/**
		*
		* @param key
		* @returns {*}
		*/
		get(key) {
			const record = this._storage.get(key);
			if (record) return new RateLimiterRes(0, record.expiresAt ? record.expiresAt - Date.now() : -1, record.value, false);
			return null;
		}
		/**
		*
		* @param key
		* @returns {boolean}
		*/
		delete(key) {
			const record = this._storage.get(key);
			if (record) {
				if (record.timeoutId) clearTimeout(record.timeoutId);
				this._storage.delete(key);
				return true;
			}
			return false;
		}
		/**
		* @internal
		* @param key
		* @param value
		* @param expiresAt
		*/
		_restoreRecord(key, value, expiresAt) {
			const now = Date.now();
			const hasExpiresAt = expiresAt !== null;
			if (hasExpiresAt && !Number.isFinite(expiresAt)) return;
			if (hasExpiresAt && expiresAt <= now) return;
			const durationMs = hasExpiresAt ? expiresAt - now : 0;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, expiresAt);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMemory.js
var require_RateLimiterMemory = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterAbstract = require_RateLimiterAbstract();
	var MemoryStorage = require_MemoryStorage();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemory = class extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this._memoryStorage = new MemoryStorage();
		}
		/**
		*
		* @param key
		* @param pointsToConsume
		* @param {Object} options
		* @returns {Promise<RateLimiterRes>}
		*/
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const secDuration = this._getKeySecDuration(options);
				let res = this._memoryStorage.incrby(rlKey, pointsToConsume, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				if (res.consumedPoints > this.points) {
					if (this.blockDuration > 0 && res.consumedPoints <= this.points + pointsToConsume) res = this._memoryStorage.set(rlKey, res.consumedPoints, this.blockDuration);
					reject(res);
				} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
					let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
					if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
					res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
					setTimeout(resolve, delay, res);
				} else resolve(res);
			});
		}
		penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, -points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		/**
		* Block any key for secDuration seconds
		*
		* @param key
		* @param secDuration
		*/
		block(key, secDuration) {
			const msDuration = secDuration * 1e3;
			const initPoints = this.points + 1;
			this._memoryStorage.set(this.getKey(key), initPoints, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, initPoints));
		}
		set(key, points, secDuration) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			this._memoryStorage.set(this.getKey(key), points, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, points));
		}
		get(key) {
			const res = this._memoryStorage.get(this.getKey(key));
			if (res !== null) res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			return Promise.resolve(res);
		}
		delete(key) {
			return Promise.resolve(this._memoryStorage.delete(this.getKey(key)));
		}
		dump() {
			const storage = [];
			for (const [key, record] of this._memoryStorage._storage) storage.push({
				key: this.parseKey(key),
				value: record.value,
				expiresAt: record.expiresAt
			});
			return {
				version: 1,
				dumpedAt: Date.now(),
				storage
			};
		}
		/**
		* Restores rate-limiter state from a previously dumped snapshot.
		*
		* Each entry is classified into one of three buckets:
		*  - **invalid**  – the item is not an object or has a malformed schema (bad key, value or expiry type).
		*  - **expired**  – the item has logically expired based on current timestamp.
		*  - **restored** – the item was valid and successfully loaded into storage.
		*
		* @param {Object}  data            - Snapshot produced by {@link dump}.
		* @param {boolean} [detailResponse=false] - When `true`, each bucket also
		*   carries a `keys` array listing every affected key.
		* @returns {{ invalid, expired, restored } | undefined} Summary counts (and
		*   optionally keys).  Returns `undefined` when `data` fails schema checks.
		*/
		restore(data, detailResponse = false) {
			if (!data || typeof data !== "object" || data.version !== 1) return;
			const response = detailResponse ? {
				invalid: {
					count: 0,
					keys: []
				},
				expired: {
					count: 0,
					keys: []
				},
				restored: {
					count: 0,
					keys: []
				}
			} : {
				invalid: 0,
				expired: 0,
				restored: 0
			};
			/**
			* Increments the named bucket and, in detail mode, appends the key.
			* @param {'invalid'|'expired'|'restored'} bucket
			* @param {string|number} key
			*/
			const record = (bucket, key) => {
				if (detailResponse) {
					response[bucket].count += 1;
					response[bucket].keys.push(key);
				} else response[bucket] += 1;
			};
			if (!Array.isArray(data.storage)) return response;
			for (const item of data.storage) {
				if (!item || typeof item !== "object") {
					record("invalid", "N/A");
					continue;
				}
				const isValidKey = typeof item.key === "string" || typeof item.key === "number";
				const isValidValue = Number.isFinite(item.value);
				const isValidExpiry = item.expiresAt === null || Number.isFinite(item.expiresAt);
				if (!isValidKey || !isValidValue || !isValidExpiry) {
					record("invalid", item.key);
					continue;
				}
				if (item.expiresAt !== null && item.expiresAt <= Date.now()) {
					record("expired", item.key);
					continue;
				}
				this._memoryStorage._restoreRecord(this.getKey(item.key), item.value, item.expiresAt);
				record("restored", item.key);
			}
			return response;
		}
	};
	module.exports = RateLimiterMemory;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterCluster.js
var require_RateLimiterCluster = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Implements rate limiting in cluster using built-in IPC
	*
	* Two classes are described here: master and worker
	* Master have to be create in the master process without any options.
	* Any number of rate limiters can be created in workers, but each rate limiter must be with unique keyPrefix
	*
	* Workflow:
	* 1. master rate limiter created in master process
	* 2. worker rate limiter sends 'init' message with necessary options during creating
	* 3. master receives options and adds new rate limiter by keyPrefix if it isn't created yet
	* 4. master sends 'init' back to worker's rate limiter
	* 5. worker can process requests immediately,
	*    but they will be postponed by 'workerWaitInit' until master sends 'init' to worker
	* 6. every request to worker rate limiter creates a promise
	* 7. if master doesn't response for 'timeout', promise is rejected
	* 8. master sends 'resolve' or 'reject' command to worker
	* 9. worker resolves or rejects promise depending on message from master
	*
	*/
	var cluster = __require("cluster");
	var crypto = __require("crypto");
	var RateLimiterAbstract = require_RateLimiterAbstract();
	var RateLimiterMemory = require_RateLimiterMemory();
	var RateLimiterRes = require_RateLimiterRes();
	var channel = "rate_limiter_flexible";
	var masterInstance = null;
	var masterSendToWorker = function(worker, msg, type, res) {
		let data;
		if (res === null || res === true || res === false) data = res;
		else data = {
			remainingPoints: res.remainingPoints,
			msBeforeNext: res.msBeforeNext,
			consumedPoints: res.consumedPoints,
			isFirstInDuration: res.isFirstInDuration
		};
		worker.send({
			channel,
			keyPrefix: msg.keyPrefix,
			promiseId: msg.promiseId,
			type,
			data
		});
	};
	var workerWaitInit = function(payload) {
		setTimeout(() => {
			if (this._initiated) process.send(payload);
			else if (typeof this._promises[payload.promiseId] !== "undefined") workerWaitInit.call(this, payload);
		}, 30);
	};
	var workerSendToMaster = function(func, promiseId, key, arg, opts) {
		const payload = {
			channel,
			keyPrefix: this.keyPrefix,
			func,
			promiseId,
			data: {
				key,
				arg,
				opts
			}
		};
		if (!this._initiated) workerWaitInit.call(this, payload);
		else process.send(payload);
	};
	var masterProcessMsg = function(worker, msg) {
		if (!msg || msg.channel !== channel || typeof this._rateLimiters[msg.keyPrefix] === "undefined") return false;
		let promise;
		switch (msg.func) {
			case "consume":
				promise = this._rateLimiters[msg.keyPrefix].consume(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "penalty":
				promise = this._rateLimiters[msg.keyPrefix].penalty(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "reward":
				promise = this._rateLimiters[msg.keyPrefix].reward(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "block":
				promise = this._rateLimiters[msg.keyPrefix].block(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "get":
				promise = this._rateLimiters[msg.keyPrefix].get(msg.data.key, msg.data.opts);
				break;
			case "delete":
				promise = this._rateLimiters[msg.keyPrefix].delete(msg.data.key, msg.data.opts);
				break;
			default: return false;
		}
		if (promise) promise.then((res) => {
			masterSendToWorker(worker, msg, "resolve", res);
		}).catch((rejRes) => {
			masterSendToWorker(worker, msg, "reject", rejRes);
		});
	};
	var workerProcessMsg = function(msg) {
		if (!msg || msg.channel !== channel || msg.keyPrefix !== this.keyPrefix) return false;
		if (this._promises[msg.promiseId]) {
			clearTimeout(this._promises[msg.promiseId].timeoutId);
			let res;
			if (msg.data === null || msg.data === true || msg.data === false) res = msg.data;
			else res = new RateLimiterRes(msg.data.remainingPoints, msg.data.msBeforeNext, msg.data.consumedPoints, msg.data.isFirstInDuration);
			switch (msg.type) {
				case "resolve":
					this._promises[msg.promiseId].resolve(res);
					break;
				case "reject":
					this._promises[msg.promiseId].reject(res);
					break;
				default: throw new Error(`RateLimiterCluster: no such message type '${msg.type}'`);
			}
			delete this._promises[msg.promiseId];
		}
	};
	/**
	* Prepare options to send to master
	* Master will create rate limiter depending on options
	*
	* @returns {{points: *, duration: *, blockDuration: *, execEvenly: *, execEvenlyMinDelayMs: *, keyPrefix: *}}
	*/
	var getOpts = function() {
		return {
			points: this.points,
			duration: this.duration,
			blockDuration: this.blockDuration,
			execEvenly: this.execEvenly,
			execEvenlyMinDelayMs: this.execEvenlyMinDelayMs,
			keyPrefix: this.keyPrefix
		};
	};
	var savePromise = function(resolve, reject) {
		const hrtime = process.hrtime();
		let promiseId = hrtime[0].toString() + hrtime[1].toString();
		if (typeof this._promises[promiseId] !== "undefined") promiseId += crypto.randomBytes(12).toString("base64");
		this._promises[promiseId] = {
			resolve,
			reject,
			timeoutId: setTimeout(() => {
				delete this._promises[promiseId];
				reject(/* @__PURE__ */ new Error("RateLimiterCluster timeout: no answer from master in time"));
			}, this.timeoutMs)
		};
		return promiseId;
	};
	var RateLimiterClusterMaster = class {
		constructor() {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			cluster.setMaxListeners(0);
			cluster.on("message", (worker, msg) => {
				if (msg && msg.channel === channel && msg.type === "init") {
					if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
					worker.send({
						channel,
						type: "init",
						keyPrefix: msg.opts.keyPrefix
					});
				} else masterProcessMsg.call(this, worker, msg);
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterMasterPM2 = class {
		constructor(pm2) {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			pm2.launchBus((err, pm2Bus) => {
				pm2Bus.on("process:msg", (packet) => {
					const msg = packet.raw;
					if (msg && msg.channel === channel && msg.type === "init") {
						if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
						pm2.sendDataToProcessId(packet.process.pm_id, {
							data: {},
							topic: channel,
							channel,
							type: "init",
							keyPrefix: msg.opts.keyPrefix
						}, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} else masterProcessMsg.call(this, { send: (msgData) => {
						const pm2Message = msgData;
						pm2Message.topic = channel;
						if (typeof pm2Message.data === "undefined") pm2Message.data = {};
						pm2.sendDataToProcessId(packet.process.pm_id, pm2Message, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} }, msg);
				});
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterWorker = class extends RateLimiterAbstract {
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			this._timeoutMs = typeof value === "undefined" ? 5e3 : Math.abs(parseInt(value));
		}
		constructor(opts = {}) {
			super(opts);
			process.setMaxListeners(0);
			this.timeoutMs = opts.timeoutMs;
			this._initiated = false;
			process.on("message", (msg) => {
				if (msg && msg.channel === channel && msg.type === "init" && msg.keyPrefix === this.keyPrefix) this._initiated = true;
				else workerProcessMsg.call(this, msg);
			});
			process.send({
				channel,
				type: "init",
				opts: getOpts.call(this)
			});
			this._promises = {};
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "consume", promiseId, key, pointsToConsume, options);
			});
		}
		penalty(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "penalty", promiseId, key, points, options);
			});
		}
		reward(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "reward", promiseId, key, points, options);
			});
		}
		block(key, secDuration, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "block", promiseId, key, secDuration, options);
			});
		}
		get(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "get", promiseId, key, options);
			});
		}
		delete(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "delete", promiseId, key, options);
			});
		}
	};
	module.exports = {
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster: RateLimiterClusterWorker
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterMemcache.js
var require_RateLimiterMemcache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemcache = class extends RateLimiterStoreAbstract {
		/**
		*
		* @param {Object} opts
		* Defaults {
		*   ... see other in RateLimiterStoreAbstract
		*
		*   storeClient: memcacheClient
		* }
		*/
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(result.consumedPoints);
			res.isFirstInDuration = result.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.msBeforeNext;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				const secDuration = Math.floor(msDuration / 1e3);
				if (forceExpire) this.client.set(rlKey, points, secDuration, (err) => {
					if (!err) this.client.set(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
						resolve({
							consumedPoints: points,
							msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
						});
					});
					else reject(err);
				});
				else this.client.incr(rlKey, points, (err, consumedPoints) => {
					if (err || consumedPoints === false) this.client.add(rlKey, points, secDuration, (errAddKey, createdNew) => {
						if (errAddKey || !createdNew) {
							if (typeof options.attemptNumber === "undefined" || options.attemptNumber < 3) {
								const nextOptions = Object.assign({}, options);
								nextOptions.attemptNumber = nextOptions.attemptNumber ? nextOptions.attemptNumber + 1 : 1;
								this._upsert(rlKey, points, msDuration, forceExpire, nextOptions).then((resUpsert) => resolve(resUpsert)).catch((errUpsert) => reject(errUpsert));
							} else reject(/* @__PURE__ */ new Error("Can not add key"));
						} else this.client.add(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
							resolve({
								consumedPoints: points,
								msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
							});
						});
					});
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_get(rlKey) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				this.client.get(rlKey, (err, consumedPoints) => {
					if (!consumedPoints) resolve(null);
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_delete(rlKey) {
			return new Promise((resolve, reject) => {
				this.client.del(rlKey, (err, res) => {
					if (err) reject(err);
					else if (res === false) resolve(res);
					else this.client.del(`${rlKey}_expire`, (errDelExpire) => {
						if (errDelExpire) reject(errDelExpire);
						else resolve(res);
					});
				});
			});
		}
	};
	module.exports = RateLimiterMemcache;
}));
// node_modules/rate-limiter-flexible/lib/RLWrapperBlackAndWhite.js
var require_RLWrapperBlackAndWhite = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = class RLWrapperBlackAndWhite extends RateLimiterCompatibleAbstract {
		constructor(opts = {}) {
			super();
			this.limiter = opts.limiter;
			this.blackList = opts.blackList;
			this.whiteList = opts.whiteList;
			this.isBlackListed = opts.isBlackListed;
			this.isWhiteListed = opts.isWhiteListed;
			this.runActionAnyway = opts.runActionAnyway;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(value) {
			if (typeof value === "undefined") throw new Error("limiter is not set");
			this._limiter = value;
		}
		get keyPrefix() {
			return this.limiter.keyPrefix;
		}
		get blockDuration() {
			return this.limiter.blockDuration;
		}
		set blockDuration(value) {
			this.limiter.blockDuration = value;
		}
		get execEvenly() {
			return this.limiter.execEvenly;
		}
		set execEvenly(value) {
			this.limiter.execEvenly = value;
		}
		get runActionAnyway() {
			return this._runActionAnyway;
		}
		set runActionAnyway(value) {
			this._runActionAnyway = typeof value === "undefined" ? false : value;
		}
		get blackList() {
			return this._blackList;
		}
		set blackList(value) {
			this._blackList = Array.isArray(value) ? value : [];
		}
		get isBlackListed() {
			return this._isBlackListed;
		}
		set isBlackListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isBlackListed must be function");
			this._isBlackListed = func;
		}
		get whiteList() {
			return this._whiteList;
		}
		set whiteList(value) {
			this._whiteList = Array.isArray(value) ? value : [];
		}
		get isWhiteListed() {
			return this._isWhiteListed;
		}
		set isWhiteListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isWhiteListed must be function");
			this._isWhiteListed = func;
		}
		isBlackListedSomewhere(key) {
			return this.blackList.indexOf(key) >= 0 || this.isBlackListed(key);
		}
		isWhiteListedSomewhere(key) {
			return this.whiteList.indexOf(key) >= 0 || this.isWhiteListed(key);
		}
		getBlackRes() {
			return new RateLimiterRes(0, Number.MAX_SAFE_INTEGER, 0, false);
		}
		getWhiteRes() {
			return new RateLimiterRes(Number.MAX_SAFE_INTEGER, 0, 0, false);
		}
		rejectBlack() {
			return Promise.reject(this.getBlackRes());
		}
		resolveBlack() {
			return Promise.resolve(this.getBlackRes());
		}
		resolveWhite() {
			return Promise.resolve(this.getWhiteRes());
		}
		_execAction(action, key, args, rejectOnBlack = false) {
			let res;
			if (this.isWhiteListedSomewhere(key)) res = this.resolveWhite();
			else if (this.isBlackListedSomewhere(key)) res = rejectOnBlack ? this.rejectBlack() : this.resolveBlack();
			if (typeof res === "undefined") return this.limiter[action](key, ...args);
			if (this.runActionAnyway) this.limiter[action](key, ...args).catch(() => {});
			return res;
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._execAction("consume", key, [pointsToConsume, options], true);
		}
		block(key, secDuration, options = {}) {
			return this._execAction("block", key, [secDuration, options]);
		}
		penalty(key, points = 1, options = {}) {
			return this._execAction("penalty", key, [points, options]);
		}
		reward(key, points = 1, options = {}) {
			return this._execAction("reward", key, [points, options]);
		}
		get(key, options = {}) {
			if (this.runActionAnyway) return this.limiter.get(key, options);
			return this._execAction("get", key, [options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._execAction("set", key, [
				points,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this.limiter.delete(key, options);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RLWrapperTimeouts.js
var require_RLWrapperTimeouts = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	var isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RLWrapperTimeouts extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super({
				...opts,
				points: 0,
				duration: 0
			});
			this.limiter = opts.limiter;
			this.timeoutMs = opts.timeoutMs || 0;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(limiter) {
			if (!isRateLimiterCompatible(limiter)) throw new TypeError("limiter must be an instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._limiter = limiter;
			if (!this.insuranceLimiter && limiter instanceof RateLimiterInsuredAbstract) this.insuranceLimiter = limiter.insuranceLimiter;
		}
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			if (typeof value !== "number" || value < 0) throw new TypeError("timeoutMs must be a non-negative number");
			this._timeoutMs = value;
		}
		_run(funcName, params) {
			return new Promise(async (resolve, reject) => {
				const timeout = setTimeout(() => {
					return reject(/* @__PURE__ */ new Error("Operation timed out"));
				}, this.timeoutMs);
				await this.limiter[funcName](...params).then((result) => {
					clearTimeout(timeout);
					resolve(result);
				}).catch((err) => {
					clearTimeout(timeout);
					reject(err);
				});
			});
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return this._run("consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		_penalty(key, points = 1, options = {}) {
			return this._run("penalty", [
				key,
				points,
				options
			]);
		}
		_reward(key, points = 1, options = {}) {
			return this._run("reward", [
				key,
				points,
				options
			]);
		}
		_get(key, options = {}) {
			return this._run("get", [key, options]);
		}
		_set(key, points, secDuration, options = {}) {
			return this._run("set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		_block(key, secDuration, options = {}) {
			return this._run("block", [
				key,
				secDuration,
				options
			]);
		}
		_delete(key, options = {}) {
			return this._run("delete", [key, options]);
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterUnion.js
var require_RateLimiterUnion = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterUnion {
		constructor(...limiters) {
			if (limiters.length < 1) throw new Error("RateLimiterUnion: at least one limiter have to be passed");
			limiters.forEach((limiter) => {
				if (!isRateLimiterCompatible(limiter)) throw new Error("RateLimiterUnion: all limiters have to be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			});
			this._limiters = limiters;
		}
		consume(key, points = 1) {
			return new Promise((resolve, reject) => {
				const promises = [];
				this._limiters.forEach((limiter) => {
					promises.push(limiter.consume(key, points).catch((rej) => ({
						rejected: true,
						rej
					})));
				});
				Promise.all(promises).then((res) => {
					const resObj = {};
					let rejected = false;
					res.forEach((item) => {
						if (item.rejected === true) rejected = true;
					});
					for (let i = 0; i < res.length; i++) if (rejected && res[i].rejected === true) resObj[this._limiters[i].keyPrefix] = res[i].rej;
					else if (!rejected) resObj[this._limiters[i].keyPrefix] = res[i];
					if (rejected) reject(resObj);
					else resolve(resObj);
				});
			});
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterQueueError.js
var require_RateLimiterQueueError = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterQueueError extends Error {
		constructor(message, extra) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "CustomError";
			this.message = message;
			if (extra) this.extra = extra;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterQueue.js
var require_RateLimiterQueue = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterQueueError = require_RateLimiterQueueError();
	var MAX_QUEUE_SIZE = 4294967295;
	var KEY_DEFAULT = "limiter";
	function getTokensRemaining(limiterFlexible, key) {
		return limiterFlexible.get(key).then((rlRes) => rlRes !== null ? rlRes.remainingPoints : limiterFlexible.points).catch(() => limiterFlexible.points);
	}
	module.exports = class RateLimiterQueue {
		constructor(limiterFlexible, opts = {}) {
			const maxQueueSize = opts.maxQueueSize !== void 0 ? opts.maxQueueSize : MAX_QUEUE_SIZE;
			this._queueLimiters = { [KEY_DEFAULT]: new RateLimiterQueueInternal(limiterFlexible, {
				...opts,
				maxQueueSize,
				key: KEY_DEFAULT
			}) };
			this._limiterFlexible = limiterFlexible;
			this._maxQueueSize = maxQueueSize;
		}
		getTokensRemaining(key = KEY_DEFAULT) {
			if (this._queueLimiters[key]) return this._queueLimiters[key].getTokensRemaining();
			else return getTokensRemaining(this._limiterFlexible, key);
		}
		removeTokens(tokens, key = KEY_DEFAULT, expiresUnixAt = 0) {
			if (!this._queueLimiters[key]) this._queueLimiters[key] = new RateLimiterQueueInternal(this._limiterFlexible, {
				key,
				maxQueueSize: this._maxQueueSize
			});
			return this._queueLimiters[key].removeTokens(tokens, expiresUnixAt);
		}
	};
	var RateLimiterQueueInternal = class {
		constructor(limiterFlexible, opts = {
			maxQueueSize: MAX_QUEUE_SIZE,
			key: KEY_DEFAULT
		}) {
			this._key = opts.key;
			this._waitTimeout = null;
			this._queue = [];
			this._limiterFlexible = limiterFlexible;
			this._hasExpiringRequests = false;
			this._maxQueueSize = opts.maxQueueSize;
		}
		getTokensRemaining() {
			return getTokensRemaining(this._limiterFlexible, this._key);
		}
		removeTokens(tokens, expiresUnixAt = 0) {
			const _this = this;
			return new Promise((resolve, reject) => {
				if (tokens > _this._limiterFlexible.points) {
					reject(new RateLimiterQueueError(`Requested tokens ${tokens} exceeds maximum ${_this._limiterFlexible.points} tokens per interval`));
					return;
				}
				if (_this._queue.length > 0) _this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
				else _this._limiterFlexible.consume(_this._key, tokens).then((res) => {
					resolve(res.remainingPoints);
				}).catch((rej) => {
					if (rej instanceof Error) reject(rej);
					else {
						_this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
						if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
					}
				});
			});
		}
		_queueRequest(resolve, reject, tokens, expiresUnixAt = 0) {
			const _this = this;
			if (_this._queue.length < _this._maxQueueSize) {
				_this._queue.push({
					resolve,
					reject,
					tokens,
					expiresUnixAt
				});
				if (expiresUnixAt > 0) _this._hasExpiringRequests = true;
			} else reject(new RateLimiterQueueError(`Number of requests reached it's maximum ${_this._maxQueueSize}`));
		}
		_processFIFO() {
			const _this = this;
			if (_this._waitTimeout !== null) {
				clearTimeout(_this._waitTimeout);
				_this._waitTimeout = null;
			}
			if (_this._hasExpiringRequests) {
				const nowSecs = Math.floor(Date.now() / 1e3);
				_this._queue = _this._queue.filter((item) => {
					if (item.expiresUnixAt > 0 && nowSecs >= item.expiresUnixAt) {
						item.reject(new RateLimiterQueueError("The request to remove tokens expired before it could be fulfilled"));
						return false;
					}
					return true;
				});
			}
			if (_this._queue.length === 0) return;
			const item = _this._queue.shift();
			_this._limiterFlexible.consume(_this._key, item.tokens).then((res) => {
				item.resolve(res.remainingPoints);
				_this._processFIFO.call(_this);
			}).catch((rej) => {
				if (rej instanceof Error) {
					item.reject(rej);
					_this._processFIFO.call(_this);
				} else {
					_this._queue.unshift(item);
					if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
				}
			});
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/BurstyRateLimiter.js
var require_BurstyRateLimiter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterRes = require_RateLimiterRes();
	/**
	* Bursty rate limiter exposes only msBeforeNext time and doesn't expose points from bursty limiter by default
	* @type {BurstyRateLimiter}
	*/
	module.exports = class BurstyRateLimiter {
		constructor(rateLimiter, burstLimiter) {
			this._rateLimiter = rateLimiter;
			this._burstLimiter = burstLimiter;
		}
		/**
		* Merge rate limiter response objects. Responses can be null
		*
		* @param {RateLimiterRes} [rlRes] Rate limiter response
		* @param {RateLimiterRes} [blRes] Bursty limiter response
		*/
		_combineRes(rlRes, blRes) {
			if (!rlRes) return null;
			return new RateLimiterRes(rlRes.remainingPoints, Math.min(rlRes.msBeforeNext, blRes ? blRes.msBeforeNext : 0), rlRes.consumedPoints, rlRes.isFirstInDuration);
		}
		/**
		* @param key
		* @param pointsToConsume
		* @param options
		* @returns {Promise<any>}
		*/
		consume(key, pointsToConsume = 1, options = {}) {
			return this._rateLimiter.consume(key, pointsToConsume, options).catch((rlRej) => {
				if (rlRej instanceof RateLimiterRes) return this._burstLimiter.consume(key, pointsToConsume, options).then((blRes) => {
					return Promise.resolve(this._combineRes(rlRej, blRes));
				}).catch((blRej) => {
					if (blRej instanceof RateLimiterRes) return Promise.reject(this._combineRes(rlRej, blRej));
					else return Promise.reject(blRej);
				});
				else return Promise.reject(rlRej);
			});
		}
		/**
		* It doesn't expose available points from burstLimiter
		*
		* @param key
		* @returns {Promise<RateLimiterRes>}
		*/
		get(key) {
			return Promise.all([this._rateLimiter.get(key), this._burstLimiter.get(key)]).then(([rlRes, blRes]) => {
				return this._combineRes(rlRes, blRes);
			});
		}
		get points() {
			return this._rateLimiter.points;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDynamo.js
var require_RateLimiterDynamo = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var DynamoItem = class {
		/**
		* Create a DynamoItem.
		* @param {string} rlKey - The key for the rate limiter.
		* @param {number} points - The number of points.
		* @param {number} expire - The expiration time in seconds.
		*/
		constructor(rlKey, points, expire) {
			this.key = rlKey;
			this.points = points;
			this.expire = expire;
		}
	};
	var DEFAULT_READ_CAPACITY_UNITS = 25;
	var DEFAULT_WRITE_CAPACITY_UNITS = 25;
	/**
	* Implementation of RateLimiterStoreAbstract using DynamoDB.
	* @class RateLimiterDynamo
	* @extends RateLimiterStoreAbstract
	*/
	var RateLimiterDynamo = class extends RateLimiterStoreAbstract {
		/**
		* Constructs a new instance of the class.
		* The storeClient MUST be an instance of AWS.DynamoDB NOT of AWS.DynamoDBClient.
		*
		* @param {Object} opts - The options for the constructor.
		* @param {function} cb - The callback function (optional).
		* @return {void}
		*/
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated;
			this.ttlManuallySet = opts.ttlSet;
			if (!this.tableCreated) this._createTable(opts.dynamoTableOpts).then((data) => {
				this.tableCreated = true;
				this._setTTL().finally(() => {
					if (typeof cb === "function") cb();
				});
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else this._setTTL().finally(() => {
				if (typeof cb === "function") cb();
			});
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? "node-rate-limiter-flexible" : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		/**
		* Creates a table in the database. Return null if the table already exists.
		* 
		* @param {{readCapacityUnits: number, writeCapacityUnits: number}} tableOpts
		* @return {Promise} A promise that resolves with the result of creating the table.
		*/
		async _createTable(tableOpts) {
			const params = {
				TableName: this.tableName,
				AttributeDefinitions: [{
					AttributeName: "key",
					AttributeType: "S"
				}],
				KeySchema: [{
					AttributeName: "key",
					KeyType: "HASH"
				}],
				ProvisionedThroughput: {
					ReadCapacityUnits: tableOpts && tableOpts.readCapacityUnits ? tableOpts.readCapacityUnits : DEFAULT_READ_CAPACITY_UNITS,
					WriteCapacityUnits: tableOpts && tableOpts.writeCapacityUnits ? tableOpts.writeCapacityUnits : DEFAULT_WRITE_CAPACITY_UNITS
				}
			};
			try {
				return await this.client.createTable(params);
			} catch (err) {
				if (err.__type && err.__type.includes("ResourceInUseException")) return null;
				else throw err;
			}
		}
		/**
		* Retrieves an item from the table based on the provided key.
		*
		* @param {string} rlKey - The key used to retrieve the item.
		* @throws {Error} Throws an error if the table is not created yet.
		* @return {DynamoItem|null} - The retrieved item, or null if it doesn't exist.
		*/
		async _get(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } }
			};
			const data = await this.client.getItem(params);
			if (!data.Item) return null;
			const item = new DynamoItem(data.Item.key.S, Number(data.Item.points.N), Number(data.Item.expire.N));
			const dateNowSec = Date.now() / 1e3;
			if (item.expire !== -1 && item.expire <= dateNowSec) return null;
			return item;
		}
		/**
		* Deletes an item from the table based on the given rlKey.
		*
		* @param {string} rlKey - The rlKey of the item to delete.
		* @throws {Error} Throws an error if the table is not created yet.
		* @return {boolean} Returns true if the item was successfully deleted, otherwise false.
		*/
		async _delete(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				ConditionExpression: "attribute_exists(#k)",
				ExpressionAttributeNames: { "#k": "key" }
			};
			try {
				return (await this._client.deleteItem(params)).$metadata.httpStatusCode === 200;
			} catch (err) {
				if (err.__type && err.__type.includes("ConditionalCheckFailedException")) return false;
				else throw err;
			}
		}
		/**
		* Implemented with DynamoDB Atomic Counters. 3 calls are made to DynamoDB but each call is atomic.
		* From the documentation: "UpdateItem calls are naturally serialized within DynamoDB,
		* so there are no race condition concerns with making multiple simultaneous calls."
		* See: https://aws.amazon.com/it/blogs/database/implement-resource-counters-with-amazon-dynamodb/
		* @param {*} rlKey 
		* @param {*} points 
		* @param {*} msDuration 
		* @param {*} forceExpire 
		* @param {*} options 
		* @returns
		*/
		async _upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const dateNow = Date.now();
			const dateNowSec = dateNow / 1e3;
			const newExpireSec = msDuration > 0 ? (dateNow + msDuration) / 1e3 : -1;
			if (forceExpire) return await this._baseUpsert({
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				UpdateExpression: "SET points = :points, expire = :expire",
				ExpressionAttributeValues: {
					":points": { N: points.toString() },
					":expire": { N: newExpireSec.toString() }
				},
				ReturnValues: "ALL_NEW"
			});
			try {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = :new_points, expire = :new_expire",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":new_expire": { N: newExpireSec.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire <= :where_expire OR attribute_not_exists(points)",
					ReturnValues: "ALL_NEW"
				});
			} catch (err) {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = points + :new_points",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire > :where_expire",
					ReturnValues: "ALL_NEW"
				});
			}
		}
		/**
		* Asynchronously upserts data into the table. params is a DynamoDB params object.
		*
		* @param {Object} params - The parameters for the upsert operation.
		* @throws {Error} Throws an error if the table is not created yet.
		* @return {DynamoItem} Returns a DynamoItem object with the updated data.
		*/
		async _baseUpsert(params) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				const data = await this.client.updateItem(params);
				return new DynamoItem(data.Attributes.key.S, Number(data.Attributes.points.N), Number(data.Attributes.expire.N));
			} catch (err) {
				throw err;
			}
		}
		/**
		* Sets the Time-to-Live (TTL) for the table. TTL use the expire field in the table.
		* See: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html
		*
		* @return {Promise} A promise that resolves when the TTL is successfully set.
		* @throws {Error} Throws an error if the table is not created yet.
		* @returns {Promise}
		*/
		async _setTTL() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				if (await this._isTTLSet()) return;
				const params = {
					TableName: this.tableName,
					TimeToLiveSpecification: {
						AttributeName: "expire",
						Enabled: true
					}
				};
				return await this.client.updateTimeToLive(params);
			} catch (err) {
				throw err;
			}
		}
		/**
		* Checks if the Time To Live (TTL) feature is set for the DynamoDB table.
		*
		* @return {boolean} Returns true if the TTL feature is enabled for the table, otherwise false.
		* @throws {Error} Throws an error if the table is not created yet or if there is an error while checking the TTL status.
		*/
		async _isTTLSet() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			if (this.ttlManuallySet) return true;
			try {
				const res = await this.client.describeTimeToLive({ TableName: this.tableName });
				return res.$metadata.httpStatusCode == 200 && res.TimeToLiveDescription.TimeToLiveStatus === "ENABLED" && res.TimeToLiveDescription.AttributeName === "expire";
			} catch (err) {
				throw err;
			}
		}
		/**
		* Generate a RateLimiterRes object based on the provided parameters.
		*
		* @param {string} rlKey - The key for the rate limiter.
		* @param {number} changedPoints - The number of points that have changed.
		* @param {DynamoItem} result - The result object of _get() method.
		* @returns {RateLimiterRes} - The generated RateLimiterRes object.
		*/
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire != -1 ? Math.max(result.expire * 1e3 - Date.now(), 0) : -1;
			return res;
		}
	};
	module.exports = RateLimiterDynamo;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterPrisma.js
var require_RateLimiterPrisma = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPrisma = class extends RateLimiterStoreAbstract {
		/**
		* Constructor for the rate limiter
		* @param {Object} opts - Options for the rate limiter
		*/
		constructor(opts) {
			super(opts);
			this.modelName = opts.tableName || "RateLimiterFlexible";
			this.prismaClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (!this.prismaClient) throw new Error("Prisma client is not provided");
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.prismaClient) return Promise.reject(/* @__PURE__ */ new Error("Prisma client is not established"));
			const model = this.prismaClient[this.modelName];
			const now = /* @__PURE__ */ new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const create = {
				key,
				points,
				expire: newExpire
			};
			if (forceExpire) return model.upsert({
				where: { key },
				create,
				update: {
					points,
					expire: newExpire
				}
			});
			return model.deleteMany({ where: {
				key,
				expire: { lte: now }
			} }).then(() => model.upsert({
				where: { key },
				create,
				update: { points: { increment: points } }
			}));
		}
		_get(rlKey) {
			if (!this.prismaClient) return Promise.reject(/* @__PURE__ */ new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].findFirst({ where: { AND: [{ key: rlKey }, { OR: [{ expire: { gt: /* @__PURE__ */ new Date() } }, { expire: null }] }] } });
		}
		_delete(rlKey) {
			if (!this.prismaClient) return Promise.reject(/* @__PURE__ */ new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].deleteMany({ where: { key: rlKey } }).then((res) => res.count > 0);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					await this.prismaClient[this.modelName].deleteMany({ where: { expire: { lt: /* @__PURE__ */ new Date(Date.now() - 36e5) } } });
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterPrisma;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDrizzle.js
var require_RateLimiterDrizzle = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var drizzleOperators = null;
	var CLEANUP_INTERVAL_MS = 3e5;
	var EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function loadDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		const requiredOperators = [
			"and",
			"or",
			"gt",
			"lt",
			"eq",
			"isNull",
			"sql"
		];
		function getPackageName() {
			return ["drizzle", "orm"].join("-");
		}
		const collectModuleLayers = (mod) => {
			const layers = [];
			const seen = /* @__PURE__ */ new Set();
			let current = mod;
			while (current && (typeof current === "object" || typeof current === "function") && !seen.has(current)) {
				layers.push(current);
				seen.add(current);
				current = current.default;
			}
			return layers;
		};
		const importModule = async (specifier, { optional = false } = {}) => {
			try {
				return await import(
					/* @vite-ignore */
					specifier
);
			} catch (error) {
				if (optional) return null;
				throw new RateLimiterDrizzleError(error.message || "Failed to import drizzle-orm package.");
			}
		};
		const mainModule = await importModule(`${getPackageName()}`);
		const sqlModule = await importModule(`${getPackageName()}/sql`, { optional: true });
		const mainCandidates = collectModuleLayers(mainModule);
		const sqlCandidates = sqlModule ? collectModuleLayers(sqlModule) : [];
		const resolvedOperators = {};
		const missingOperators = [];
		for (const operatorName of requiredOperators) {
			const operator = (operatorName === "sql" ? [...sqlCandidates, ...mainCandidates] : mainCandidates).map((candidate) => candidate?.[operatorName]).find((value) => typeof value === "function");
			if (!operator) {
				missingOperators.push(operatorName);
				continue;
			}
			resolvedOperators[operatorName] = operator;
		}
		if (missingOperators.length > 0) throw new RateLimiterDrizzleError(`Failed to load drizzle-orm operators: missing ${missingOperators.join(", ")}`);
		drizzleOperators = resolvedOperators;
		return drizzleOperators;
	}
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzle = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { sql } = await loadDrizzleOperators();
			const now = /* @__PURE__ */ new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const expired = sql`${this.schema.expire} <= ${sql.param(now, this.schema.expire)}`;
			const nextExpire = sql.param(newExpire, this.schema.expire);
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: forceExpire ? {
					points,
					expire: newExpire
				} : {
					points: sql`CASE WHEN ${expired} THEN ${points} ELSE ${this.schema.points} + ${points} END`,
					expire: sql`CASE WHEN ${expired} THEN ${nextExpire} ELSE ${this.schema.expire} END`
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await loadDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, /* @__PURE__ */ new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await loadDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!result?.key;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await loadDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, /* @__PURE__ */ new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzle;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterDrizzleNonAtomic.js
var require_RateLimiterDrizzleNonAtomic = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var drizzleOperators = null;
	var CLEANUP_INTERVAL_MS = 3e5;
	var EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function getDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		try {
			function getPackageName() {
				return ["drizzle", "orm"].join("-");
			}
			const drizzleOrm = await import(`${getPackageName()}`);
			const { and, or, gt, lt, eq, isNull, sql } = drizzleOrm.default || drizzleOrm;
			drizzleOperators = {
				and,
				or,
				gt,
				lt,
				eq,
				isNull,
				sql
			};
			return drizzleOperators;
		} catch (error) {
			throw new RateLimiterDrizzleError("drizzle-orm is not installed. Please install drizzle-orm to use RateLimiterDrizzleNonAtomic.");
		}
	}
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzleNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const now = /* @__PURE__ */ new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const [existingRecord] = await this.drizzleClient.select().from(this.schema).where(eq(this.schema.key, key)).limit(1);
			const shouldUpdateExpire = forceExpire || !existingRecord || existingRecord.expire !== null && existingRecord.expire <= now;
			let newPoints;
			if (existingRecord && !shouldUpdateExpire) newPoints = existingRecord.points + points;
			else newPoints = points;
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points: newPoints,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: {
					points: newPoints,
					...shouldUpdateExpire && { expire: newExpire }
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await getDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, /* @__PURE__ */ new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!(result && result.key);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await getDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, /* @__PURE__ */ new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzleNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterValkey.js
var require_RateLimiterValkey = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var incrTtlLuaScript = `
server.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = server.call('incrby', KEYS[1], ARGV[1])
local ttl = server.call('pttl', KEYS[1])
return {consumed, ttl}
`;
	var RateLimiterValkey = class extends RateLimiterStoreAbstract {
		/**
		*
		* @param {Object} opts
		* Defaults {
		*   ... see other in RateLimiterStoreAbstract
		*
		*   storeClient: ValkeyClient
		*   rejectIfValkeyNotReady: boolean = false - reject / invoke insuranceLimiter immediately when valkey connection is not "ready"
		* }
		*/
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		/**
		* Prevent actual valkey call if valkey connection is not ready
		* @return {boolean}
		* @private
		*/
		_isValkeyReady() {
			if (!this._rejectIfValkeyNotReady) return true;
			return this.client.status === "ready";
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let consumed;
			let resTtlMs;
			if (Array.isArray(result[0])) [[, consumed], [, resTtlMs]] = result;
			else [consumed, resTtlMs] = result;
			const res = new RateLimiterRes();
			res.consumedPoints = +consumed;
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points);
				return multi.pttl(rlKey).exec();
			}
			if (secDuration > 0) return this.client.rlflxIncr([
				rlKey,
				String(points),
				String(secDuration),
				String(this.points),
				String(this.duration)
			]);
			return this.client.multi().incrby(rlKey, points).pttl(rlKey).exec();
		}
		_get(rlKey) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterValkey;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterValkeyGlide.js
var require_RateLimiterValkeyGlide = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	/**
	* @typedef {import('@valkey/valkey-glide').GlideClient} GlideClient
	* @typedef {import('@valkey/valkey-glide').GlideClusterClient} GlideClusterClient
	*/
	var DEFAULT_LIBRARY_NAME = "ratelimiterflexible";
	var DEFAULT_VALKEY_SCRIPT = `local key = KEYS[1]
local pointsToConsume = tonumber(ARGV[1])
if tonumber(ARGV[2]) > 0 then
  server.call('set', key, "0", 'EX', ARGV[2], 'NX')
  local consumed = server.call('incrby', key, pointsToConsume)
  local pttl = server.call('pttl', key)
  return {consumed, pttl}
end
local consumed = server.call('incrby', key, pointsToConsume)
local pttl = server.call('pttl', key)
return {consumed, pttl}`;
	var GET_VALKEY_SCRIPT = `local key = KEYS[1]
local value = server.call('get', key)
if value == nil then
  return value
end
local pttl = server.call('pttl', key)
return {tonumber(value), pttl}`;
	var RateLimiterValkeyGlide = class extends RateLimiterStoreAbstract {
		/**
		* Constructor for RateLimiterValkeyGlide
		*
		* @param {Object} opts - Configuration options
		* @param {GlideClient|GlideClusterClient} opts.storeClient - Valkey Glide client instance (required)
		* @param {number} opts.points - Maximum number of points that can be consumed over duration (required)
		* @param {number} opts.duration - Duration in seconds before points are reset (required, 0 = never expires)
		* @param {number} [opts.blockDuration=0] - Duration in seconds that a key will be blocked for if consumed more than points
		* @param {boolean} [opts.rejectIfValkeyNotReady=false] - Whether to reject requests if Valkey is not ready
		* @param {boolean} [opts.execEvenly=false] - Delay actions to distribute them evenly over duration
		* @param {number} [opts.execEvenlyMinDelayMs] - Minimum delay between actions when execEvenly is true
		* @param {string} [opts.customFunction] - Custom Lua script for rate limiting logic
		* @param {number} [opts.inMemoryBlockOnConsumed] - Points threshold for in-memory blocking
		* @param {number} [opts.inMemoryBlockDuration] - Duration in seconds for in-memory blocking
		* @param {string} [opts.customFunctionLibName] - Custom name for the function library, defaults to 'ratelimiter'.
		* The name is used to identify the library of the lua function. An custom name should be used only if you
		* you want to use different libraries for different rate limiters, otherwise it is not needed.
		* @param {RateLimiterAbstract} [opts.insuranceLimiter] - Backup limiter to use when the primary client fails
		*
		* @example
		* const rateLimiter = new RateLimiterValkeyGlide({
		*   storeClient: glideClient,
		*   points: 5,
		*   duration: 1
		* });
		*
		* @example <caption>With custom Lua function</caption>
		* const customScript = `local key = KEYS[1]
		* local pointsToConsume = tonumber(ARGV[1]) or 0
		* local secDuration = tonumber(ARGV[2]) or 0
		*
		* -- Custom implementation
		* -- ...
		*
		* -- Must return exactly two values: [consumed_points, ttl_in_ms]
		* return {consumed, ttl}`
		*
		* const rateLimiter = new RateLimiterValkeyGlide({
		*   storeClient: glideClient,
		*   points: 5,
		*   customFunction: customScript
		* });
		*
		* @example <caption>With insurance limiter</caption>
		* const rateLimiter = new RateLimiterValkeyGlide({
		*   storeClient: primaryGlideClient,
		*   points: 5,
		*   duration: 2,
		*   insuranceLimiter: new RateLimiterMemory({
		*     points: 5,
		*     duration: 2
		*   })
		* });
		*
		* @description
		* When providing a custom Lua script via `opts.customFunction`, it must:
		*
		* 1. Accept parameters:
		*    - KEYS[1]: The key being rate limited
		*    - ARGV[1]: Points to consume (as string, use tonumber() to convert)
		*    - ARGV[2]: Duration in seconds (as string, use tonumber() to convert)
		*
		* 2. Return an array with exactly two elements:
		*    - [0]: Consumed points (number)
		*    - [1]: TTL in milliseconds (number)
		*
		* 3. Handle scenarios:
		*    - New key creation: Initialize with expiry for fixed windows
		*    - Key updates: Increment existing counters
		*/
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._luaScript = opts.customFunction || DEFAULT_VALKEY_SCRIPT;
			this._libraryName = opts.customFunctionLibName || DEFAULT_LIBRARY_NAME;
		}
		/**
		* Ensure scripts are loaded in the Valkey server
		* @returns {Promise<boolean>} True if scripts are loaded
		* @private
		*/
		async _loadScripts() {
			if (this._scriptLoaded && this._getScriptLoaded) return true;
			if (!this.client) throw new Error("Valkey client is not set");
			const promises = [];
			if (!this._scriptLoaded) {
				const script = Buffer.from(`#!lua name=${this._libraryName}
        local function consume(KEYS, ARGV)
          ${this._luaScript.trim()}
        end
        server.register_function('consume', consume)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve(this._libraryName));
			if (!this._getScriptLoaded) {
				const script = Buffer.from(`#!lua name=ratelimiter_get
        local function getValue(KEYS, ARGV)
          ${GET_VALKEY_SCRIPT.trim()}
        end
        server.register_function('getValue', getValue)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve("ratelimiter_get"));
			const results = await Promise.all(promises);
			this._scriptLoaded = results[0] === this._libraryName;
			this._getScriptLoaded = results[1] === "ratelimiter_get";
			if (!this._scriptLoaded || !this._getScriptLoaded) throw new Error("Valkey connection is not ready, scripts not loaded");
			return true;
		}
		/**
		* Update or insert the rate limiter record
		*
		* @param {string} rlKey - The rate limiter key
		* @param {number} pointsToConsume - Points to be consumed
		* @param {number} msDuration - Duration in milliseconds
		* @param {boolean} [forceExpire=false] - Whether to force expiration
		* @param {Object} [options={}] - Additional options
		* @returns {Promise<Array>} Array containing consumed points and TTL
		* @private
		*/
		async _upsert(rlKey, pointsToConsume, msDuration, forceExpire = false, options = {}) {
			await this._loadScripts();
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				if (secDuration > 0) {
					await this.client.set(rlKey, String(pointsToConsume), { expiry: {
						type: "EX",
						count: secDuration
					} });
					return [pointsToConsume, secDuration * 1e3];
				}
				await this.client.set(rlKey, String(pointsToConsume));
				return [pointsToConsume, -1];
			}
			return await this.client.fcall("consume", [rlKey], [String(pointsToConsume), String(secDuration)]);
		}
		/**
		* Get the rate limiter record
		*
		* @param {string} rlKey - The rate limiter key
		* @param {Object} [options={}] - Additional options
		* @returns {Promise<Array|null>} Array containing consumed points and TTL, or null if not found
		* @private
		*/
		async _get(rlKey, options = {}) {
			await this._loadScripts();
			const res = await this.client.fcall("getValue", [rlKey], []);
			return res.length > 0 ? res : null;
		}
		/**
		* Delete the rate limiter record
		*
		* @param {string} rlKey - The rate limiter key
		* @param {Object} [options={}] - Additional options
		* @returns {Promise<boolean>} True if successful, false otherwise
		* @private
		*/
		async _delete(rlKey, options = {}) {
			return await this.client.del([rlKey]) > 0;
		}
		/**
		* Convert raw result to RateLimiterRes object
		*
		* @param {string} rlKey - The rate limiter key
		* @param {number} changedPoints - Points changed in this operation
		* @param {Array|null} result - Result from Valkey operation
		* @returns {RateLimiterRes|null} RateLimiterRes object or null if result is null
		* @private
		*/
		_getRateLimiterRes(rlKey, changedPoints, result) {
			if (result === null) return null;
			const res = new RateLimiterRes();
			const [consumedPointsStr, pttl] = result;
			const consumedPoints = Number(consumedPointsStr);
			res.isFirstInDuration = consumedPoints === changedPoints;
			res.consumedPoints = consumedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = pttl;
			return res;
		}
		/**
		* Close the rate limiter and release resources
		* Note: The method won't going to close the Valkey client, as it may be shared with other instances.
		* @returns {Promise<void>} Promise that resolves when the rate limiter is closed
		*/
		async close() {
			if (this._scriptLoaded) {
				await this.client.functionDelete(this._libraryName);
				this._scriptLoaded = false;
			}
			if (this._getScriptLoaded) {
				await this.client.functionDelete("ratelimiter_get");
				this._getScriptLoaded = false;
			}
			if (this.insuranceLimiter) try {
				await this.insuranceLimiter.close();
			} catch (e) {}
			this.client = null;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = false;
			this._luaScript = null;
			this._libraryName = null;
			this.insuranceLimiter = null;
		}
	};
	module.exports = RateLimiterValkeyGlide;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterSQLite.js
var require_RateLimiterSQLite = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterSQLite = class extends RateLimiterStoreAbstract {
		/**
		* Internal store type used to determine the SQLite client in use.
		* It can be one of the following:
		* - `"sqlite3".
		* - `"better-sqlite3".
		*
		* @type {("sqlite3" | "better-sqlite3" | null)}
		* @private
		*/
		_internalStoreType = null;
		/**
		* @callback callback
		* @param {Object} err
		*
		* @param {Object} opts
		* @param {callback} cb
		* Defaults {
		*   ... see other in RateLimiterStoreAbstract
		*   storeClient: sqliteClient, // SQLite database instance (sqlite3, better-sqlite3, or knex instance)
		*   storeType: 'sqlite3' | 'better-sqlite3' | 'knex', // Optional, defaults to 'sqlite3'
		*   tableName: 'string',
		*   tableCreated: boolean,
		*   clearExpiredByTimeout: boolean,
		* }
		*/
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.storeType = opts.storeType || "sqlite3";
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated || false;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this._validateStoreTypes(cb);
			this._validateStoreClient(cb);
			this._setInternalStoreType(cb);
			this._validateTableName(cb);
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_validateStoreTypes(cb) {
			const validStoreTypes = [
				"sqlite3",
				"better-sqlite3",
				"knex"
			];
			if (!validStoreTypes.includes(this.storeType)) {
				const err = /* @__PURE__ */ new Error(`storeType must be one of: ${validStoreTypes.join(", ")}`);
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		_validateStoreClient(cb) {
			if (this.storeType === "sqlite3") {
				if (typeof this.client.run !== "function") {
					const err = /* @__PURE__ */ new Error("storeClient must be an instance of sqlite3.Database when storeType is 'sqlite3' or no storeType was provided");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "better-sqlite3") {
				if (typeof this.client.prepare !== "function" || typeof this.client.run !== "undefined") {
					const err = /* @__PURE__ */ new Error("storeClient must be an instance of better-sqlite3.Database when storeType is 'better-sqlite3'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "knex") {
				if (typeof this.client.raw !== "function") {
					const err = /* @__PURE__ */ new Error("storeClient must be an instance of Knex when storeType is 'knex'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			}
		}
		_setInternalStoreType(cb) {
			if (this.storeType === "knex") {
				const knexClientType = this.client.client.config.client;
				if (knexClientType === "sqlite3") this._internalStoreType = "sqlite3";
				else if (knexClientType === "better-sqlite3") this._internalStoreType = "better-sqlite3";
				else {
					const err = /* @__PURE__ */ new Error("Knex must be configured with 'sqlite3' or 'better-sqlite3' for RateLimiterSQLite");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else this._internalStoreType = this.storeType;
		}
		_validateTableName(cb) {
			if (!/^[A-Za-z0-9_]*$/.test(this.tableName)) {
				const err = /* @__PURE__ */ new Error("Table name must contain only letters and numbers");
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		/**
		* Acquires the database connection based on the storeType.
		* @returns {Promise<Object>} The database client or connection
		*/
		async _getConnection() {
			if (this.storeType === "knex") return this.client.client.acquireConnection();
			return this.client;
		}
		/**
		* Releases the database connection if necessary.
		* @param {Object} conn The database client or connection
		*/
		_releaseConnection(conn) {
			if (this.storeType === "knex") this.client.client.releaseConnection(conn);
		}
		async _createDbAndTable() {
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(this._getCreateTableSQL(), (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(this._getCreateTableSQL()).run();
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getCreateTableSQL() {
			return `CREATE TABLE IF NOT EXISTS ${this.tableName} (
      key TEXT PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire INTEGER
    )`;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => this._clearExpiredHourAgo());
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		async clearExpired(nowMs) {
			const sql = `DELETE FROM ${this.tableName} WHERE expire < ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(sql, [nowMs], (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(sql).run(nowMs);
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsertTransactionSQLite3(conn, upsertQuery, upsertParams) {
			return await new Promise((resolve, reject) => {
				conn.serialize(() => {
					conn.run("SAVEPOINT rate_limiter_trx;", (err) => {
						if (err) return reject(err);
						conn.get(upsertQuery, upsertParams, (err, row) => {
							if (err) {
								conn.run("ROLLBACK TO SAVEPOINT rate_limiter_trx;", () => reject(err));
								return;
							}
							conn.run("RELEASE SAVEPOINT rate_limiter_trx;", () => resolve(row));
						});
					});
				});
			});
		}
		async _upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams) {
			return conn.transaction(() => conn.prepare(upsertQuery).get(...upsertParams))();
		}
		async _upsertTransaction(rlKey, points, msDuration, forceExpire) {
			const dateNow = Date.now();
			const newExpire = msDuration > 0 ? dateNow + msDuration : null;
			const upsertQuery = forceExpire ? `INSERT OR REPLACE INTO ${this.tableName} (key, points, expire) VALUES (?, ?, ?) RETURNING points, expire` : `INSERT INTO ${this.tableName} (key, points, expire)
         VALUES (?, ?, ?)
         ON CONFLICT(key) DO UPDATE SET
           points = CASE WHEN expire IS NULL OR expire > ? THEN points + excluded.points ELSE excluded.points END,
           expire = CASE WHEN expire IS NULL OR expire > ? THEN expire ELSE excluded.expire END
         RETURNING points, expire`;
			const upsertParams = forceExpire ? [
				rlKey,
				points,
				newExpire
			] : [
				rlKey,
				points,
				newExpire,
				dateNow,
				dateNow
			];
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return this._upsertTransactionSQLite3(conn, upsertQuery, upsertParams);
					case "better-sqlite3": return this._upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams);
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(/* @__PURE__ */ new Error("Table is not created yet"));
			return this._upsertTransaction(rlKey, points, msDuration, forceExpire);
		}
		async _get(rlKey) {
			const sql = `SELECT points, expire FROM ${this.tableName} WHERE key = ? AND (expire > ? OR expire IS NULL)`;
			const now = Date.now();
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.get(sql, [rlKey, now], (err, row) => err ? reject(err) : resolve(row || null));
					});
					case "better-sqlite3": return conn.prepare(sql).get(rlKey, now) || null;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		async _delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(/* @__PURE__ */ new Error("Table is not created yet"));
			const sql = `DELETE FROM ${this.tableName} WHERE key = ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.run(sql, [rlKey], function(err) {
							if (err) reject(err);
							else resolve(this.changes > 0);
						});
					});
					case "better-sqlite3": return conn.prepare(sql).run(rlKey).changes > 0;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
	};
	module.exports = RateLimiterSQLite;
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterEtcdTransactionFailedError.js
var require_RateLimiterEtcdTransactionFailedError = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterEtcdTransactionFailedError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterEtcdTransactionFailedError";
			this.message = message;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/component/RateLimiterSetupError.js
var require_RateLimiterSetupError = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterSetupError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterSetupError";
			this.message = message;
		}
	};
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterEtcdNonAtomic.js
var require_RateLimiterEtcdNonAtomic = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterSetupError = require_RateLimiterSetupError();
	var RateLimiterEtcdNonAtomic = class extends RateLimiterStoreAbstract {
		/**
		* @param {Object} opts
		*/
		constructor(opts) {
			super(opts);
			if (!opts.storeClient) throw new RateLimiterSetupError("You need to set the option \"storeClient\" to an instance of class \"Etcd3\".");
			this.client = opts.storeClient;
		}
		/**
		* Get RateLimiterRes object filled depending on storeResult, which specific for exact store.
		*/
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		/**
		* Resolve with object used for {@link _getRateLimiterRes} to generate {@link RateLimiterRes}.
		*/
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else {
				const oldValue = await this._get(rlKey);
				newValue = {
					points: (oldValue !== null ? oldValue.points : 0) + points,
					expire
				};
				await this.client.put(rlKey).value(JSON.stringify(newValue));
			}
			return newValue;
		}
		/**
		* Resolve with raw result from Store OR null if rlKey is not set
		* or Reject with error
		*/
		async _get(rlKey) {
			return this.client.get(rlKey).string().then((result) => result !== null ? JSON.parse(result) : null);
		}
		/**
		* Resolve with true OR false if rlKey doesn't exist.
		* or Reject with error.
		*/
		async _delete(rlKey) {
			return this.client.delete().key(rlKey).then((result) => result.deleted === "1");
		}
	};
	module.exports = RateLimiterEtcdNonAtomic;
}));
// node_modules/rate-limiter-flexible/lib/RateLimiterEtcd.js
var require_RateLimiterEtcd = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterEtcdTransactionFailedError = require_RateLimiterEtcdTransactionFailedError();
	var RateLimiterEtcdNonAtomic = require_RateLimiterEtcdNonAtomic();
	var MAX_TRANSACTION_TRIES = 5;
	var RateLimiterEtcd = class extends RateLimiterEtcdNonAtomic {
		/**
		* Resolve with object used for {@link _getRateLimiterRes} to generate {@link RateLimiterRes}.
		*/
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			let oldValue;
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else if (!await this.client.if(rlKey, "Version", "===", "0").then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded)) {
				let success = false;
				for (let i = 0; i < MAX_TRANSACTION_TRIES; i++) {
					oldValue = await this._get(rlKey);
					newValue = {
						points: oldValue.points + points,
						expire
					};
					success = await this.client.if(rlKey, "Value", "===", JSON.stringify(oldValue)).then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded);
					if (success) break;
				}
				if (!success) throw new RateLimiterEtcdTransactionFailedError("Could not set new value in a transaction.");
			}
			return newValue;
		}
	};
	module.exports = RateLimiterEtcd;
}));
// src/platform/limits/limits.ts
var import_rate_limiter_flexible = (/* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RateLimiterRedis = require_RateLimiterRedis();
	var RateLimiterRedisNonAtomic = require_RateLimiterRedisNonAtomic();
	var RateLimiterMongo = require_RateLimiterMongo();
	var RateLimiterMySQL = require_RateLimiterMySQL();
	var RateLimiterPostgres = require_RateLimiterPostgres();
	var { RateLimiterClusterMaster, RateLimiterClusterMasterPM2, RateLimiterCluster } = require_RateLimiterCluster();
	var RateLimiterMemory = require_RateLimiterMemory();
	var RateLimiterMemcache = require_RateLimiterMemcache();
	var RLWrapperBlackAndWhite = require_RLWrapperBlackAndWhite();
	var RLWrapperTimeouts = require_RLWrapperTimeouts();
	var RateLimiterUnion = require_RateLimiterUnion();
	var RateLimiterQueue = require_RateLimiterQueue();
	var BurstyRateLimiter = require_BurstyRateLimiter();
	var RateLimiterRes = require_RateLimiterRes();
	var RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	var RateLimiterDynamo = require_RateLimiterDynamo();
	var RateLimiterPrisma = require_RateLimiterPrisma();
	var RateLimiterDrizzle = require_RateLimiterDrizzle();
	var RateLimiterDrizzleNonAtomic = require_RateLimiterDrizzleNonAtomic();
	module.exports = {
		RateLimiterRedis,
		RateLimiterRedisNonAtomic,
		RateLimiterMongo,
		RateLimiterMySQL,
		RateLimiterPostgres,
		RateLimiterMemory,
		RateLimiterMemcache,
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster,
		RLWrapperBlackAndWhite,
		RLWrapperTimeouts,
		RateLimiterUnion,
		RateLimiterQueue,
		BurstyRateLimiter,
		RateLimiterRes,
		RateLimiterCompatibleAbstract,
		RateLimiterDynamo,
		RateLimiterPrisma,
		RateLimiterValkey: require_RateLimiterValkey(),
		RateLimiterValkeyGlide: require_RateLimiterValkeyGlide(),
		RateLimiterSQLite: require_RateLimiterSQLite(),
		RateLimiterEtcd: require_RateLimiterEtcd(),
		RateLimiterDrizzle,
		RateLimiterDrizzleNonAtomic,
		RateLimiterEtcdNonAtomic: require_RateLimiterEtcdNonAtomic(),
		RateLimiterQueueError: require_RateLimiterQueueError(),
		RateLimiterEtcdTransactionFailedError: require_RateLimiterEtcdTransactionFailedError()
	};
})))();
/**
* Counts one use by `key` and tells whether it is within the limit. The count is taken in one statement, so requests
* that arrive together cannot share a number. Keys are what the server knows, never what a request claims.
*/
async function spend(db, limit, key, { seconds } = {}) {
	try {
		const options = seconds === void 0 ? {} : { customDuration: seconds };
		return asSpent(true, await limiterFor(db, limit).consume(hashed(key), 1, options));
	} catch (refusal) {
		if (refusal instanceof import_rate_limiter_flexible.RateLimiterRes) return asSpent(false, refusal);
		throw refusal;
	}
}
/** How often `key` was counted in the running time span, without counting. */
async function usedOf(db, limit, key) {
	return (await limiterFor(db, limit).get(hashed(key)))?.consumedPoints ?? 0;
}
/** Takes one use back that turned out not to count. */
async function giveBack(db, limit, key) {
	await limiterFor(db, limit).reward(hashed(key), 1);
}
/** Starts again at nothing. */
async function forget(db, limit, key) {
	await limiterFor(db, limit).delete(hashed(key));
}
/** The key of a client's address: an IPv6 client owns a whole /64, so it counts as one. */
function networkOf(address) {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail = ""] = plain.split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail.split(":").filter(Boolean);
	return [
		...left,
		...Array(Math.max(0, 8 - left.length - right.length)).fill("0"),
		...right
	].slice(0, 4).join(":");
}
var limiterFor = (db, { name, points, seconds }) => new import_rate_limiter_flexible.RateLimiterPostgres({
	storeClient: db.$client,
	storeType: "pool",
	tableName: "rate_limits",
	tableCreated: true,
	clearExpiredByTimeout: false,
	keyPrefix: name,
	points,
	duration: seconds
});
var hashed = (key) => createHash("sha256").update(key).digest("base64url");
var asSpent = (allowed, { consumedPoints, msBeforeNext }) => ({
	allowed,
	used: consumedPoints,
	retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1e3))
});
// src/kernel/email.ts
var EMAIL_MESSAGE = "Please enter an e-mail address like name@example.org";
var address = email().max(254);
/**
* Whether a text is one e-mail address: the one check of all forms. Line ends, commas and display names do not pass,
* so what does may stand in the head of a mail. [FRM-017, decisions E19, holes 8]
*/
var isEmail = (text) => address.safeParse(text).success;
// src/features/billing/queries/ledger.server.ts
var paymentColumns = {
	id: payments.id,
	purpose: payments.purpose,
	objectId: payments.objectId,
	memberId: payments.memberId,
	payerName: payments.payerName,
	description: payments.description,
	amountMinor: payments.amountMinor,
	refundedMinor: payments.refundedMinor,
	status: payments.status,
	disputed: payments.disputed,
	paidAt: payments.paidAt,
	chargeId: payments.chargeId,
	customerId: payments.customerId
};
/** A payment of the ledger with its amounts in checked pence. */
var paymentOf = ({ amountMinor, refundedMinor, ...row }) => ({
	...row,
	amount: pence(amountMinor),
	refunded: pence(refundedMinor)
});
/** What was ever asked and paid for one thing, the newest first. */
async function paymentsOf(db, purpose, objectId) {
	return (await db.select(paymentColumns).from(payments).where(and(eq(payments.purpose, purpose), eq(payments.objectId, objectId))).orderBy(desc(payments.id))).map(paymentOf);
}
/** The payments of some things that brought money, refunds or not, the oldest first. */
async function paidPaymentsOf(db, purpose, objectIds) {
	if (objectIds.length === 0) return [];
	return (await db.select(paymentColumns).from(payments).where(and(eq(payments.purpose, purpose), inArray(payments.objectId, [...objectIds]), inArray(payments.status, ["paid", "refunded"]))).orderBy(payments.paidAt, payments.id)).map(paymentOf);
}
/** The subscriptions that came out of a registration, the newest first. */
var subscriptionsOfRegistration = (db, registrationId) => subscriptionsWhere(db, eq(subscriptions.registrationId, registrationId));
/** Subscriptions under a condition, the newest first. */
async function subscriptionsWhere(db, condition) {
	return (await db.select({
		id: subscriptions.id,
		customerId: subscriptions.customerId,
		memberId: subscriptions.memberId,
		registrationId: subscriptions.registrationId,
		priceId: subscriptions.priceId,
		plan: subscriptions.plan,
		amountMinor: subscriptions.amountMinor,
		interval: subscriptions.interval,
		status: subscriptions.status,
		discountBp: subscriptions.discountBp,
		currentPeriodEnd: subscriptions.currentPeriodEnd,
		cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd
	}).from(subscriptions).where(condition).orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))).map(({ amountMinor, ...row }) => ({
		...row,
		amount: pence(amountMinor)
	}));
}
// src/features/store/orders/model/print.ts
/** What is printed on a piece, in words: "AKV and 7"; '' for nothing. */
var printed = ({ initials = "", dorsal }) => [initials, dorsal ?? ""].filter((part) => part !== "").join(" and ");
// src/features/store/orders/policy.ts
/** An order of the club itself needs no payment: the administrator alone. [STO-053, STO-061, decisions B06] */
var canPlaceClubOrder = (actor) => hasRole(actor, "administrator");
/** Whoever looks after orders sees all of them. [BAT-016] */
var canSeeAllOrders = (actor) => hasRole(actor, "shop");
/** Money goes back by the hand of the treasurer, the shop or the administrator. */
var canRefund = (actor) => hasRole(actor, "finance", "shop");
/** The summary of an order is for its owner and the administrator. [STO-047, decisions B02] */
var canSeeOrder = (actor, order) => hasRole(actor, "administrator") || actor.kind === "user" && actor.userId === order.userId;
// src/features/store/batches/policy.ts
/** Shop managers and administrators look after batches. [BAT-016] */
var canManageBatches = (actor) => hasRole(actor, "shop");
// src/features/forms/queries/forms.server.ts
/** The published forms, the newest first. [FRM-001, FRM-002, decisions E14] */
async function listForms(ctx) {
	ctx.pages.read("forms");
	return ctx.db.select({
		id: forms.id,
		title: forms.title,
		slug: forms.slug,
		description: forms.description,
		createdAt: forms.createdAt
	}).from(forms).where(eq(forms.published, true)).orderBy(desc(forms.createdAt), desc(forms.id));
}
/** What the page of a published form shows; undefined when there is none at this address. [FRM-006, decisions E14] */
async function findForm(ctx, slug) {
	const [form] = await ctx.db.select({
		id: forms.id,
		title: forms.title,
		slug: forms.slug,
		description: forms.description,
		sendBtnText: forms.sendBtnText,
		enableCaptcha: forms.enableCaptcha,
		fields: forms.fields,
		image: imageColumns
	}).from(forms).leftJoin(files, and(eq(files.id, forms.imageId), fetchableBy(ctx.actor))).where(and(eq(forms.slug, slug), eq(forms.published, true)));
	ctx.pages.read(form ? `forms/${form.id}` : "forms");
	return form;
}
/** A published form as `sendForm` needs it, or undefined. */
async function formToSend({ db }, id) {
	if (!isId(id)) return void 0;
	const [form] = await db.select({
		id: forms.id,
		title: forms.title,
		fields: forms.fields,
		enableCaptcha: forms.enableCaptcha,
		saveDb: forms.saveDb,
		recipient: forms.recipient,
		confirmation: forms.confirmationMessage
	}).from(forms).where(and(eq(forms.id, id), eq(forms.published, true)));
	return form;
}
// src/features/forms/model/answer-letter.ts
/** The mail that brings an answer to the club. */
var answerLetter = ({ title, saveDb }, answers) => ({
	subject: `Form: ${title}`,
	title,
	paragraphs: ["Somebody has filled in this form. Answer this mail to write back, if they gave an address."],
	facts: answers,
	footnote: saveDb ? "The answer is kept in the back office for twelve months, with the papers that came with it." : "The answer is kept nowhere else."
});
// src/features/forms/model/answers.ts
/** [decisions A16] */
var MOST_BYTES = 5242880;
var MOST_FILES = 3;
var isLong = (field) => field.typeField === "textarea";
/** What is wrong with a filled-in form: every field, and the terms. Empty: nothing. [FRM-014, FRM-016, FRM-017] */
function problemsIn(fields, filled) {
	const found = fields.filter(isFilledIn).map((field) => [field.name, problemOf$2(field, filled)]);
	const terms = ["terms", filled.terms ? void 0 : "Please accept the terms"];
	return Object.fromEntries([...found, terms].flatMap(([name, problem]) => problem ? [[name, [problem]]] : []));
}
/** The answer as it is kept and mailed: what was filled in, in the order of the form, the terms last. [decisions F05] */
function answersOf(fields, filled, papers = /* @__PURE__ */ new Map()) {
	return [...fields.filter(isFilledIn).flatMap((field) => {
		if (field.typeField === "file") return paperAnswer(field, papers.get(field.name) ?? []);
		const texts = textsOf(field, filled);
		return texts.length > 0 ? [{
			label: field.label,
			value: texts.join(", ")
		}] : [];
	}), {
		label: TERMS_LABEL,
		value: TERMS.accepted
	}];
}
var paperAnswer = ({ label }, papers) => papers.length === 0 ? [] : [{
	label,
	value: papers.map(({ name }) => name).join(", "),
	files: papers.map(({ id }) => id)
}];
/** The first e-mail address of the answer: whom to write back to. */
function senderOf(fields, filled) {
	const field = fields.find((one) => one.typeField === "email" && isFilledIn(one));
	return field && textsOf(field, filled)[0];
}
function textsOf(field, { texts }) {
	const clean = isLong(field) ? plainText$1 : plainLine;
	return (texts.get(field.name) ?? []).map(clean).filter((text) => text !== "");
}
function problemOf$2(field, filled) {
	if (field.typeField === "file") return problemOfUploads(field, filled.uploads.get(field.name) ?? []);
	const texts = textsOf(field, filled);
	if (texts.length === 0) return field.required ? `${field.label} is required` : void 0;
	if (texts.length > 1 && !takesMany(field)) return `${field.label} takes one answer`;
	const longest = isLong(field) ? LONGEST_TEXT : 300;
	if (texts.some((text) => text.length > longest)) return `${field.label} takes ${longest} characters at most`;
	if (field.typeField === "email" && !texts.every(isEmail)) return EMAIL_MESSAGE;
	const choices = choicesOf(field);
	if (choices && !texts.every((text) => choices.includes(text))) return "Please choose from the list";
}
/** What can be told without opening the files; what they really are is checked when they are stored. */
function problemOfUploads(field, uploads) {
	if (uploads.length === 0) return field.required ? `${field.label} is required` : void 0;
	const most = takesMany(field) ? MOST_FILES : 1;
	if (uploads.length > most) return `${field.label} takes ${most === 1 ? "one file" : `${most} files`} at most`;
	if (uploads.some((upload) => upload.size > MOST_BYTES)) return "A file may have 5 MB at most";
	const endings = endingsOf(field);
	const fits = ({ name }) => endings.some((ending) => name.toLowerCase().endsWith(ending));
	return uploads.every(fits) ? void 0 : `Please choose a file that ends in ${endings.join(", ")}`;
}
// node_modules/@borewit/text-codec/lib/index.js
var WINDOWS_1252_EXTRA = {
	128: "€",
	130: "‚",
	131: "ƒ",
	132: "„",
	133: "…",
	134: "†",
	135: "‡",
	136: "ˆ",
	137: "‰",
	138: "Š",
	139: "‹",
	140: "Œ",
	142: "Ž",
	145: "‘",
	146: "’",
	147: "“",
	148: "”",
	149: "•",
	150: "–",
	151: "—",
	152: "˜",
	153: "™",
	154: "š",
	155: "›",
	156: "œ",
	158: "ž",
	159: "Ÿ"
};
var WINDOWS_1252_REVERSE = {};
for (const [code, char] of Object.entries(WINDOWS_1252_EXTRA)) WINDOWS_1252_REVERSE[char] = Number.parseInt(code, 10);
var _utf8Decoder;
var _utf8Encoder;
function utf8Decoder() {
	if (_utf8Decoder === void 0) try {
		_utf8Decoder = typeof globalThis.TextDecoder === "undefined" ? null : new globalThis.TextDecoder("utf-8");
	} catch {
		_utf8Decoder = null;
	}
	return _utf8Decoder !== null && _utf8Decoder !== void 0 ? _utf8Decoder : void 0;
}
function utf8Encoder() {
	if (_utf8Encoder === void 0) try {
		_utf8Encoder = typeof globalThis.TextEncoder === "undefined" ? null : new globalThis.TextEncoder();
	} catch {
		_utf8Encoder = null;
	}
	return _utf8Encoder !== null && _utf8Encoder !== void 0 ? _utf8Encoder : void 0;
}
var CHUNK = 32768;
var REPLACEMENT = 65533;
/**
* Decode text from binary data
*/
function textDecode(bytes, encoding = "utf-8") {
	switch (encoding.toLowerCase()) {
		case "utf-8":
		case "utf8": {
			const dec = utf8Decoder();
			return dec ? dec.decode(bytes) : decodeUTF8(bytes);
		}
		case "utf-16le": return decodeUTF16LE(bytes);
		case "us-ascii":
		case "ascii": return decodeASCII(bytes);
		case "latin1":
		case "iso-8859-1": return decodeLatin1(bytes);
		case "windows-1252": return decodeWindows1252(bytes);
		default: throw new RangeError(`Encoding '${encoding}' not supported`);
	}
}
function textEncode(input = "", encoding = "utf-8") {
	switch (encoding.toLowerCase()) {
		case "utf-8":
		case "utf8": {
			const enc = utf8Encoder();
			return enc ? enc.encode(input) : encodeUTF8(input);
		}
		case "utf-16le": return encodeUTF16LE(input);
		case "us-ascii":
		case "ascii": return encodeASCII(input);
		case "latin1":
		case "iso-8859-1": return encodeLatin1(input);
		case "windows-1252": return encodeWindows1252(input);
		default: throw new RangeError(`Encoding '${encoding}' not supported`);
	}
}
function flushChunk(parts, chunk) {
	if (chunk.length === 0) return;
	parts.push(String.fromCharCode.apply(null, chunk));
	chunk.length = 0;
}
function pushCodeUnit(parts, chunk, codeUnit) {
	chunk.push(codeUnit);
	if (chunk.length >= CHUNK) flushChunk(parts, chunk);
}
function pushCodePoint(parts, chunk, cp) {
	if (cp <= 65535) {
		pushCodeUnit(parts, chunk, cp);
		return;
	}
	cp -= 65536;
	pushCodeUnit(parts, chunk, 55296 + (cp >> 10));
	pushCodeUnit(parts, chunk, 56320 + (cp & 1023));
}
function decodeUTF8(bytes) {
	const parts = [];
	const chunk = [];
	let i = 0;
	if (bytes.length >= 3 && bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) i = 3;
	while (i < bytes.length) {
		const b1 = bytes[i];
		if (b1 <= 127) {
			pushCodeUnit(parts, chunk, b1);
			i++;
			continue;
		}
		if (b1 < 194 || b1 > 244) {
			pushCodeUnit(parts, chunk, REPLACEMENT);
			i++;
			continue;
		}
		const length = b1 <= 223 ? 2 : b1 <= 239 ? 3 : 4;
		let cp = b1 & 127 >> length;
		let lower = b1 === 224 ? 160 : b1 === 240 ? 144 : 128;
		let upper = b1 === 237 ? 159 : b1 === 244 ? 143 : 191;
		let consumed = 1;
		i++;
		while (consumed < length && i < bytes.length) {
			const next = bytes[i];
			if (next < lower || next > upper) break;
			cp = cp << 6 | next & 63;
			consumed++;
			i++;
			lower = 128;
			upper = 191;
		}
		pushCodePoint(parts, chunk, consumed === length ? cp : REPLACEMENT);
	}
	flushChunk(parts, chunk);
	return parts.join("");
}
function decodeUTF16LE(bytes) {
	const parts = [];
	const chunk = [];
	const len = bytes.length;
	let i = 0;
	if (len >= 2 && bytes[0] === 255 && bytes[1] === 254) i = 2;
	while (i + 1 < len) {
		const u1 = bytes[i] | bytes[i + 1] << 8;
		i += 2;
		if (u1 >= 55296 && u1 <= 56319) {
			if (i + 1 < len) {
				const u2 = bytes[i] | bytes[i + 1] << 8;
				if (u2 >= 56320 && u2 <= 57343) {
					pushCodeUnit(parts, chunk, u1);
					pushCodeUnit(parts, chunk, u2);
					i += 2;
				} else pushCodeUnit(parts, chunk, REPLACEMENT);
			} else pushCodeUnit(parts, chunk, REPLACEMENT);
			continue;
		}
		if (u1 >= 56320 && u1 <= 57343) {
			pushCodeUnit(parts, chunk, REPLACEMENT);
			continue;
		}
		pushCodeUnit(parts, chunk, u1);
	}
	if (i < len) pushCodeUnit(parts, chunk, REPLACEMENT);
	flushChunk(parts, chunk);
	return parts.join("");
}
function decodeASCII(bytes) {
	const parts = [];
	for (let i = 0; i < bytes.length; i += CHUNK) {
		const end = Math.min(bytes.length, i + CHUNK);
		const codes = new Array(end - i);
		for (let j = i, k = 0; j < end; j++, k++) codes[k] = bytes[j] & 127;
		parts.push(String.fromCharCode.apply(null, codes));
	}
	return parts.join("");
}
function decodeLatin1(bytes) {
	const parts = [];
	for (let i = 0; i < bytes.length; i += CHUNK) {
		const end = Math.min(bytes.length, i + CHUNK);
		const codes = new Array(end - i);
		for (let j = i, k = 0; j < end; j++, k++) codes[k] = bytes[j];
		parts.push(String.fromCharCode.apply(null, codes));
	}
	return parts.join("");
}
function decodeWindows1252(bytes) {
	const parts = [];
	let out = "";
	for (let i = 0; i < bytes.length; i++) {
		const b = bytes[i];
		const extra = b >= 128 && b <= 159 ? WINDOWS_1252_EXTRA[b] : void 0;
		out += extra !== null && extra !== void 0 ? extra : String.fromCharCode(b);
		if (out.length >= CHUNK) {
			parts.push(out);
			out = "";
		}
	}
	if (out) parts.push(out);
	return parts.join("");
}
function encodeUTF8(str) {
	const out = [];
	for (let i = 0; i < str.length; i++) {
		let cp = str.charCodeAt(i);
		if (cp >= 55296 && cp <= 56319) {
			if (i + 1 < str.length) {
				const lo = str.charCodeAt(i + 1);
				if (lo >= 56320 && lo <= 57343) {
					cp = 65536 + (cp - 55296 << 10) + (lo - 56320);
					i++;
				} else cp = REPLACEMENT;
			} else cp = REPLACEMENT;
		} else if (cp >= 56320 && cp <= 57343) cp = REPLACEMENT;
		if (cp < 128) out.push(cp);
		else if (cp < 2048) out.push(192 | cp >> 6, 128 | cp & 63);
		else if (cp < 65536) out.push(224 | cp >> 12, 128 | cp >> 6 & 63, 128 | cp & 63);
		else out.push(240 | cp >> 18, 128 | cp >> 12 & 63, 128 | cp >> 6 & 63, 128 | cp & 63);
	}
	return new Uint8Array(out);
}
function encodeUTF16LE(str) {
	const units = [];
	for (let i = 0; i < str.length; i++) {
		const u = str.charCodeAt(i);
		if (u >= 55296 && u <= 56319) {
			if (i + 1 < str.length) {
				const lo = str.charCodeAt(i + 1);
				if (lo >= 56320 && lo <= 57343) {
					units.push(u, lo);
					i++;
				} else units.push(REPLACEMENT);
			} else units.push(REPLACEMENT);
			continue;
		}
		if (u >= 56320 && u <= 57343) {
			units.push(REPLACEMENT);
			continue;
		}
		units.push(u);
	}
	const out = new Uint8Array(units.length * 2);
	for (let i = 0; i < units.length; i++) {
		const code = units[i];
		const o = i * 2;
		out[o] = code & 255;
		out[o + 1] = code >>> 8;
	}
	return out;
}
function encodeASCII(str) {
	const out = new Uint8Array(str.length);
	for (let i = 0; i < str.length; i++) out[i] = str.charCodeAt(i) & 127;
	return out;
}
function encodeLatin1(str) {
	const out = new Uint8Array(str.length);
	for (let i = 0; i < str.length; i++) out[i] = str.charCodeAt(i) & 255;
	return out;
}
function encodeWindows1252(str) {
	const out = new Uint8Array(str.length);
	for (let i = 0; i < str.length; i++) {
		const ch = str[i];
		const code = ch.charCodeAt(0);
		if (WINDOWS_1252_REVERSE[ch] !== void 0) {
			out[i] = WINDOWS_1252_REVERSE[ch];
			continue;
		}
		if (code >= 0 && code <= 127 || code >= 160 && code <= 255) {
			out[i] = code;
			continue;
		}
		out[i] = 63;
	}
	return out;
}
// node_modules/token-types/dist/lib/index.js
function dv(array) {
	return new DataView(array.buffer, array.byteOffset);
}
var UINT8 = {
	len: 1,
	get(array, offset) {
		return dv(array).getUint8(offset);
	},
	put(array, offset, value) {
		dv(array).setUint8(offset, value);
		return offset + 1;
	}
};
/**
* 16-bit unsigned integer, Little Endian byte order
*/
var UINT16_LE = {
	len: 2,
	get(array, offset) {
		return dv(array).getUint16(offset, true);
	},
	put(array, offset, value) {
		dv(array).setUint16(offset, value, true);
		return offset + 2;
	}
};
/**
* 16-bit unsigned integer, Big Endian byte order
*/
var UINT16_BE = {
	len: 2,
	get(array, offset) {
		return dv(array).getUint16(offset);
	},
	put(array, offset, value) {
		dv(array).setUint16(offset, value);
		return offset + 2;
	}
};
/**
* 32-bit unsigned integer, Little Endian byte order
*/
var UINT32_LE = {
	len: 4,
	get(array, offset) {
		return dv(array).getUint32(offset, true);
	},
	put(array, offset, value) {
		dv(array).setUint32(offset, value, true);
		return offset + 4;
	}
};
/**
* 32-bit unsigned integer, Big Endian byte order
*/
var UINT32_BE = {
	len: 4,
	get(array, offset) {
		return dv(array).getUint32(offset);
	},
	put(array, offset, value) {
		dv(array).setUint32(offset, value);
		return offset + 4;
	}
};
/**
* 32-bit signed integer, Big Endian byte order
*/
var INT32_BE = {
	len: 4,
	get(array, offset) {
		return dv(array).getInt32(offset);
	},
	put(array, offset, value) {
		dv(array).setInt32(offset, value);
		return offset + 4;
	}
};
/**
* 64-bit unsigned integer, Little Endian byte order
*/
var UINT64_LE = {
	len: 8,
	get(array, offset) {
		return dv(array).getBigUint64(offset, true);
	},
	put(array, offset, value) {
		dv(array).setBigUint64(offset, value, true);
		return offset + 8;
	}
};
/**
* Decode or encode a fixed number of bytes as a string with a specified encoding.
* Supports all encodings supported by TextDecoder, plus 'windows-1252'.
*/
var StringType = class {
	constructor(len, encoding) {
		this.len = len;
		this.encoding = encoding;
	}
	get(data, offset = 0) {
		return textDecode(data.subarray(offset, offset + this.len), this.encoding);
	}
	put(array, offset, value) {
		const bytes = textEncode(value, this.encoding);
		if (bytes.length !== this.len) throw new RangeError(`Expected an encoded value of ${this.len} byte(s), got ${bytes.length}`);
		array.set(bytes, offset);
		return offset + this.len;
	}
};
// node_modules/strtok3/lib/stream/Errors.js
var defaultMessages = "End-Of-Stream";
/**
* Thrown on read operation of the end of file or stream has been reached
*/
var EndOfStreamError = class extends Error {
	constructor() {
		super(defaultMessages);
		this.name = "EndOfStreamError";
	}
};
var AbortError = class extends Error {
	constructor(message = "The operation was aborted") {
		super(message);
		this.name = "AbortError";
	}
};
// node_modules/strtok3/lib/AbortSignal.js
/** Reject an already-cancelled operation before acquiring tokenizer resources. */
function throwIfAborted(signal) {
	if (signal?.aborted) throw new AbortError();
}
// node_modules/strtok3/lib/BufferSizeError.js
/** Thrown before a tokenizer or writer buffer exceeds its configured limit. */
var BufferSizeError = class extends RangeError {
	/**
	* Create an error describing an allocation that exceeds the configured limit.
	* @param requestedSize - Requested buffer size in bytes
	* @param maxBufferSize - Configured maximum buffer size in bytes
	*/
	constructor(requestedSize, maxBufferSize) {
		super(`Requested buffer size ${requestedSize} exceeds maxBufferSize ${maxBufferSize}`);
		this.requestedSize = requestedSize;
		this.maxBufferSize = maxBufferSize;
		this.name = "BufferSizeError";
	}
};
/**
* Validate options before acquiring file handles or stream readers.
* @param options - Tokenizer options containing the optional allocation limit
* @returns Configured buffer limit in bytes, or Infinity when the limit is disabled
* @throws RangeError if maxBufferSize is neither a positive safe integer nor Infinity
*/
function getMaxBufferSize(options) {
	const limit = options?.maxBufferSize ?? Number.POSITIVE_INFINITY;
	if (limit !== Number.POSITIVE_INFINITY && (!Number.isSafeInteger(limit) || limit <= 0)) throw new RangeError("maxBufferSize must be a positive safe integer or Infinity");
	return limit;
}
// node_modules/strtok3/lib/stream/AbstractStreamReader.js
var AbstractStreamReader = class {
	constructor(options) {
		this.endOfStream = false;
		this.interrupted = false;
		/**
		* Store peeked data
		* @type {Array}
		*/
		this.peekQueue = [];
		this.onCloseCallback = options?.onClose;
	}
	async peek(uint8Array, mayBeLess = false) {
		const bytesRead = await this.read(uint8Array, mayBeLess);
		this.peekQueue.push(uint8Array.subarray(0, bytesRead));
		return bytesRead;
	}
	async read(buffer, mayBeLess = false) {
		if (buffer.length === 0) return 0;
		let bytesRead = this.readFromPeekBuffer(buffer);
		if (!this.endOfStream) bytesRead += await this.readRemainderFromStream(buffer.subarray(bytesRead), mayBeLess);
		if (bytesRead === 0 && !mayBeLess) throw new EndOfStreamError();
		return bytesRead;
	}
	/**
	* Read chunk from stream
	* @param buffer - Target Uint8Array (or Buffer) to store data read from stream in
	* @returns Number of bytes read
	*/
	readFromPeekBuffer(buffer) {
		let remaining = buffer.length;
		let bytesRead = 0;
		while (this.peekQueue.length > 0 && remaining > 0) {
			const peekData = this.peekQueue.pop();
			if (!peekData) throw new Error("peekData should be defined");
			const lenCopy = Math.min(peekData.length, remaining);
			buffer.set(peekData.subarray(0, lenCopy), bytesRead);
			bytesRead += lenCopy;
			remaining -= lenCopy;
			if (lenCopy < peekData.length) this.peekQueue.push(peekData.subarray(lenCopy));
		}
		return bytesRead;
	}
	async readRemainderFromStream(buffer, mayBeLess) {
		let bytesRead = 0;
		while (bytesRead < buffer.length && !this.endOfStream) {
			if (this.interrupted) throw new AbortError();
			const chunkLen = await this.readFromStream(buffer.subarray(bytesRead), mayBeLess);
			if (chunkLen === 0) break;
			bytesRead += chunkLen;
		}
		if (!mayBeLess && bytesRead < buffer.length) throw new EndOfStreamError();
		return bytesRead;
	}
	/** Share resource cleanup, callback completion and failures across close calls. */
	close() {
		this.closePromise ?? (this.closePromise = Promise.resolve().then(async () => {
			await this.closeResource();
			await this.onCloseCallback?.();
		}));
		return this.closePromise;
	}
	/** Backend cleanup completes before the optional close callback. */
	closeResource() {
		return this.abort();
	}
};
// node_modules/strtok3/lib/stream/WebStreamReader.js
var WebStreamReader = class extends AbstractStreamReader {
	constructor(reader, options) {
		super(options);
		this.reader = reader;
		this.released = false;
	}
	async abort() {
		if (!this.released) {
			this.reader.releaseLock();
			this.released = true;
		}
	}
};
// node_modules/strtok3/lib/stream/WebStreamByobReader.js
/**
* Read from a WebStream using a BYOB reader
* Reference: https://nodejs.org/api/webstreams.html#class-readablestreambyobreader
*/
var WebStreamByobReader = class extends WebStreamReader {
	/**
	* Read from stream
	* @param buffer - Target Uint8Array (or Buffer) to store data read from stream in
	* @param mayBeLess - If true, may fill the buffer partially
	* @protected Bytes read
	*/
	async readFromStream(buffer, mayBeLess) {
		if (buffer.length === 0) return 0;
		const result = await this.reader.read(new Uint8Array(buffer.length), { min: mayBeLess ? void 0 : buffer.length });
		if (result.done) this.endOfStream = result.done;
		if (result.value) {
			buffer.set(result.value);
			return result.value.length;
		}
		return 0;
	}
};
// node_modules/strtok3/lib/stream/WebStreamDefaultReader.js
var WebStreamDefaultReader = class extends AbstractStreamReader {
	constructor(reader, options) {
		super(options);
		this.reader = reader;
		this.buffer = null;
	}
	/**
	* Copy chunk to target, and store the remainder in this.buffer
	*/
	writeChunk(target, chunk) {
		const written = Math.min(chunk.length, target.length);
		target.set(chunk.subarray(0, written));
		if (written < chunk.length) this.buffer = chunk.subarray(written);
		else this.buffer = null;
		return written;
	}
	/**
	* Read from stream
	* @param buffer - Target Uint8Array (or Buffer) to store data read from stream in
	* @param mayBeLess - If true, may fill the buffer partially
	* @protected Bytes read
	*/
	async readFromStream(buffer, mayBeLess) {
		if (buffer.length === 0) return 0;
		let totalBytesRead = 0;
		if (this.buffer) totalBytesRead += this.writeChunk(buffer, this.buffer);
		while (totalBytesRead < buffer.length && !this.endOfStream) {
			const result = await this.reader.read();
			if (result.done) {
				this.endOfStream = true;
				break;
			}
			if (result.value) totalBytesRead += this.writeChunk(buffer.subarray(totalBytesRead), result.value);
		}
		if (!mayBeLess && totalBytesRead === 0 && this.endOfStream) throw new EndOfStreamError();
		return totalBytesRead;
	}
	abort() {
		this.interrupted = true;
		return this.reader.cancel();
	}
	async closeResource() {
		try {
			await this.abort();
		} finally {
			this.reader.releaseLock();
		}
	}
};
// node_modules/strtok3/lib/stream/WebStreamReaderFactory.js
function makeWebStreamReader(stream, options) {
	try {
		const reader = stream.getReader({ mode: "byob" });
		if (reader instanceof ReadableStreamDefaultReader) return new WebStreamDefaultReader(reader, options);
		return new WebStreamByobReader(reader, options);
	} catch (error) {
		if (error instanceof TypeError) return new WebStreamDefaultReader(stream.getReader(), options);
		throw error;
	}
}
// node_modules/strtok3/lib/AbstractTokenizer.js
/**
* Core tokenizer
*/
var AbstractTokenizer = class {
	/**
	* Constructor
	* @param options Tokenizer options
	* @protected
	*/
	constructor(options) {
		this.numBuffer = /* @__PURE__ */ new Uint8Array(10);
		/**
		* Tokenizer-stream position
		*/
		this.position = 0;
		this.maxBufferSize = getMaxBufferSize(options);
		throwIfAborted(options?.abortSignal);
		this.onClose = options?.onClose;
		if (options?.abortSignal) this.addAbortListener(options.abortSignal, () => {
			this.abort().catch(() => {});
		});
	}
	addAbortListener(signal, listener) {
		this.abortSignal = signal;
		this.abortListener = listener;
		signal.addEventListener("abort", listener, { once: true });
	}
	removeAbortListener() {
		if (this.abortListener) this.abortSignal?.removeEventListener("abort", this.abortListener);
		this.abortSignal = void 0;
		this.abortListener = void 0;
	}
	/**
	* Read a token from the tokenizer-stream
	* @param token - The token to read
	* @param position - If provided, the desired position in the tokenizer-stream
	* @returns Promise with token data
	*/
	async readToken(token, position = this.position) {
		this.validateTokenRead(token.len, position);
		const uint8Array = new Uint8Array(token.len);
		if (await this.readBuffer(uint8Array, { position }) < token.len) throw new EndOfStreamError();
		return token.get(uint8Array, 0);
	}
	/**
	* Peek a token from the tokenizer-stream.
	* @param token - Token to peek from the tokenizer-stream.
	* @param position - Offset where to begin reading within the file. If position is null, data will be read from the current file position.
	* @returns Promise with token data
	*/
	async peekToken(token, position = this.position) {
		const peekPosition = position ?? this.position;
		this.validateTokenRead(token.len, peekPosition, true);
		const uint8Array = new Uint8Array(token.len);
		if (await this.peekBuffer(uint8Array, { position: peekPosition }) < token.len) throw new EndOfStreamError();
		return token.get(uint8Array, 0);
	}
	/**
	* Read a numeric token from the stream
	* @param token - Numeric token
	* @returns Promise with number
	*/
	async readNumber(token) {
		if (await this.readBuffer(this.numBuffer, { length: token.len }) < token.len) throw new EndOfStreamError();
		return token.get(this.numBuffer, 0);
	}
	/**
	* Read a numeric token from the stream
	* @param token - Numeric token
	* @returns Promise with number
	*/
	async peekNumber(token) {
		if (await this.peekBuffer(this.numBuffer, { length: token.len }) < token.len) throw new EndOfStreamError();
		return token.get(this.numBuffer, 0);
	}
	/**
	* Ignore number of bytes, advances the pointer in under tokenizer-stream.
	* @param length - Number of bytes to ignore.  Must be ≥ 0.
	* @return resolves the number of bytes ignored, equals length if this available, otherwise the number of bytes available
	*/
	async ignore(length) {
		if (length < 0) throw new RangeError("ignore length must be ≥ 0 bytes");
		this.validateLength(length, "ignore length");
		this.validateLength(this.position + length, "end position");
		if (this.fileInfo.size !== void 0) {
			const bytesLeft = Math.max(0, this.fileInfo.size - this.position);
			if (length > bytesLeft) {
				this.position += bytesLeft;
				return bytesLeft;
			}
		}
		this.position += length;
		return length;
	}
	close() {
		if (!this.closePromise) {
			this.removeAbortListener();
			this.closePromise = Promise.resolve().then(() => this.closeOnce());
		}
		return this.closePromise;
	}
	/** Perform cleanup once, sharing completion and the first error across close calls. */
	async closeOnce() {
		await this.abort();
		await this.onClose?.();
	}
	/**
	* Validate a byte length or position before using it in buffer calculations.
	* @param value - Value that must be a non-negative safe integer
	* @param name - Label used in the validation error
	* @throws RangeError if the value is negative or not a safe integer
	*/
	validateLength(value, name) {
		if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a non-negative safe integer`);
	}
	/**
	* Validate a requested buffer size against the configured allocation limit.
	* @param length - Requested buffer size in bytes
	* @throws RangeError if the length is negative or not a safe integer
	* @throws BufferSizeError if the length exceeds maxBufferSize
	*/
	validateBufferSize(length) {
		this.validateLength(length, "buffer length");
		if (length > this.maxBufferSize) throw new BufferSizeError(length, this.maxBufferSize);
	}
	/**
	* Validate a token request before allocating a buffer or consuming input.
	* @param length - Token length in bytes
	* @param position - Byte offset where the token starts
	* @param peek - Whether to include skipped stream bytes in the lookahead limit
	* @throws RangeError if a length or position is negative or not a safe integer
	* @throws BufferSizeError if the token buffer or stream lookahead exceeds maxBufferSize
	* @throws Error if a stream request starts before the current position
	* @throws EndOfStreamError if the token extends beyond the known input size
	*/
	validateTokenRead(length, position, peek = false) {
		this.validateBufferSize(length);
		this.validateLength(position, "position");
		this.validateLength(position + length, "end position");
		if (!this.supportsRandomAccess() && position < this.position) throw new Error("`options.position` must be equal or greater than `tokenizer.position`");
		if (peek && !this.supportsRandomAccess()) this.validateBufferSize(length + position - this.position);
		if (this.fileInfo.size !== void 0 && length > this.fileInfo.size - position) throw new EndOfStreamError();
	}
	/**
	* Apply defaults and validate buffer read or peek options.
	* @param uint8Array - Target buffer whose length is the default read length
	* @param options - Requested length, position and partial-read behavior
	* @returns Validated options with an explicit length, position and mayBeLess flag
	* @throws RangeError if a length or position is invalid, or the length exceeds the target buffer
	* @throws Error if a stream request starts before the current position
	*/
	normalizeOptions(uint8Array, options) {
		const length = options?.length ?? uint8Array.length;
		const position = options?.position ?? this.position;
		this.validateLength(length, "length");
		this.validateLength(position, "position");
		this.validateLength(position + length, "end position");
		if (length > uint8Array.length) throw new RangeError("length must not exceed the target buffer length");
		if (!this.supportsRandomAccess() && position < this.position) throw new Error("`options.position` must be equal or greater than `tokenizer.position`");
		return {
			length,
			position,
			mayBeLess: options?.mayBeLess ?? false
		};
	}
	abort() {
		this.removeAbortListener();
		return Promise.resolve();
	}
};
// node_modules/strtok3/lib/BlobTokenizer.js
var BlobTokenizer = class extends AbstractTokenizer {
	/**
	* Construct BufferTokenizer
	* @param blob - Uint8Array to tokenize
	* @param options Tokenizer options
	*/
	constructor(blob, options) {
		super(options);
		this.blob = blob;
		this.fileInfo = {
			...options?.fileInfo ?? {},
			size: blob.size,
			mimeType: blob.type
		};
	}
	/**
	* Read buffer from tokenizer
	* @param uint8Array - Uint8Array to tokenize
	* @param options - Read behaviour options
	* @returns {Promise<number>}
	*/
	async readBuffer(uint8Array, options) {
		const normOptions = this.normalizeOptions(uint8Array, options);
		const bytesRead = await this.peekBuffer(uint8Array, normOptions);
		this.position = normOptions.position + bytesRead;
		return bytesRead;
	}
	/**
	* Peek (read ahead) buffer from tokenizer
	* @param buffer
	* @param options - Read behaviour options
	* @returns {Promise<number>}
	*/
	async peekBuffer(buffer, options) {
		const normOptions = this.normalizeOptions(buffer, options);
		const bytes2read = Math.max(0, Math.min(this.blob.size - normOptions.position, normOptions.length));
		if (!normOptions.mayBeLess && bytes2read < normOptions.length) throw new EndOfStreamError();
		for (let offset = 0; offset < bytes2read;) {
			const chunkLength = Math.min(this.maxBufferSize, bytes2read - offset);
			const position = normOptions.position + offset;
			const arrayBuffer = await this.blob.slice(position, position + chunkLength).arrayBuffer();
			buffer.set(new Uint8Array(arrayBuffer), offset);
			offset += chunkLength;
		}
		return bytes2read;
	}
	close() {
		return super.close();
	}
	supportsRandomAccess() {
		return true;
	}
	setPosition(position) {
		this.validateLength(position, "position");
		this.position = position;
	}
};
// node_modules/strtok3/lib/BufferTokenizer.js
var BufferTokenizer = class extends AbstractTokenizer {
	/**
	* Construct BufferTokenizer
	* @param uint8Array - Uint8Array to tokenize
	* @param options Tokenizer options
	*/
	constructor(uint8Array, options) {
		super(options);
		this.uint8Array = uint8Array;
		this.fileInfo = {
			...options?.fileInfo ?? {},
			size: uint8Array.length
		};
	}
	/**
	* Read buffer from tokenizer
	* @param uint8Array - Uint8Array to tokenize
	* @param options - Read behaviour options
	* @returns {Promise<number>}
	*/
	async readBuffer(uint8Array, options) {
		const normOptions = this.normalizeOptions(uint8Array, options);
		const bytesRead = await this.peekBuffer(uint8Array, normOptions);
		this.position = normOptions.position + bytesRead;
		return bytesRead;
	}
	/**
	* Peek (read ahead) buffer from tokenizer
	* @param uint8Array
	* @param options - Read behaviour options
	* @returns {Promise<number>}
	*/
	async peekBuffer(uint8Array, options) {
		const normOptions = this.normalizeOptions(uint8Array, options);
		const bytes2read = Math.max(0, Math.min(this.uint8Array.length - normOptions.position, normOptions.length));
		if (!normOptions.mayBeLess && bytes2read < normOptions.length) throw new EndOfStreamError();
		uint8Array.set(this.uint8Array.subarray(normOptions.position, normOptions.position + bytes2read));
		return bytes2read;
	}
	close() {
		return super.close();
	}
	supportsRandomAccess() {
		return true;
	}
	setPosition(position) {
		this.validateLength(position, "position");
		this.position = position;
	}
};
// node_modules/strtok3/lib/ReadStreamTokenizer.js
var ignoreChunkSize = 256e3;
var ReadStreamTokenizer = class extends AbstractTokenizer {
	/**
	* Constructor
	* @param streamReader stream-reader to read from
	* @param options Tokenizer options
	*/
	constructor(streamReader, options) {
		super(options);
		this.streamReader = streamReader;
		this.fileInfo = options?.fileInfo ?? {};
	}
	/**
	* Read buffer from tokenizer
	* @param uint8Array - Target Uint8Array to fill with data read from the tokenizer-stream
	* @param options - Read behaviour options
	* @returns Promise with number of bytes read
	*/
	async readBuffer(uint8Array, options) {
		const normOptions = this.normalizeOptions(uint8Array, options);
		const skipBytes = normOptions.position - this.position;
		if (skipBytes > 0) {
			await this.ignore(skipBytes);
			return this.readBuffer(uint8Array, options);
		}
		if (skipBytes < 0) throw new Error("`options.position` must be equal or greater than `tokenizer.position`");
		if (normOptions.length === 0) return 0;
		let bytesRead = 0;
		while (bytesRead < normOptions.length) {
			const chunkLength = Math.min(this.maxBufferSize, normOptions.length - bytesRead);
			const count = await this.streamReader.read(uint8Array.subarray(bytesRead, bytesRead + chunkLength), true);
			bytesRead += count;
			this.position += count;
			if (count < chunkLength) break;
		}
		if (!normOptions.mayBeLess && bytesRead < normOptions.length) throw new EndOfStreamError();
		return bytesRead;
	}
	/**
	* Peek (read ahead) buffer from tokenizer
	* @param uint8Array - Uint8Array (or Buffer) to write data to
	* @param options - Read behaviour options
	* @returns Promise with number of bytes peeked
	*/
	async peekBuffer(uint8Array, options) {
		const normOptions = this.normalizeOptions(uint8Array, options);
		if (normOptions.length === 0) return 0;
		if (this.fileInfo.size !== void 0 && normOptions.position >= this.fileInfo.size) {
			if (normOptions.mayBeLess) return 0;
			throw new EndOfStreamError();
		}
		const lookaheadSize = normOptions.length + normOptions.position - this.position;
		this.validateBufferSize(lookaheadSize);
		let bytesRead = 0;
		if (normOptions.position) {
			const skipBytes = normOptions.position - this.position;
			if (skipBytes > 0) {
				const skipBuffer = new Uint8Array(normOptions.length + skipBytes);
				bytesRead = await this.peekBuffer(skipBuffer, { mayBeLess: normOptions.mayBeLess });
				const bytesPeeked = Math.max(0, bytesRead - skipBytes);
				uint8Array.set(skipBuffer.subarray(skipBytes, skipBytes + bytesPeeked));
				return bytesPeeked;
			}
			if (skipBytes < 0) throw new Error("Cannot peek from a negative offset in a stream");
		}
		if (normOptions.length > 0) {
			try {
				const peekBuffer = new Uint8Array(normOptions.length);
				bytesRead = await this.streamReader.peek(peekBuffer, true);
				uint8Array.set(peekBuffer.subarray(0, bytesRead));
			} catch (err) {
				if (options?.mayBeLess && err instanceof EndOfStreamError) return 0;
				throw err;
			}
			if (!normOptions.mayBeLess && bytesRead < normOptions.length) throw new EndOfStreamError();
		}
		return bytesRead;
	}
	/**
	* @param length Number of bytes to ignore. Must be ≥ 0.
	*/
	async ignore(length) {
		if (length < 0) throw new RangeError("ignore length must be ≥ 0 bytes");
		this.validateLength(length, "ignore length");
		this.validateLength(this.position + length, "end position");
		if (length > 0 && this.fileInfo.size !== void 0 && length > this.fileInfo.size - this.position) throw new EndOfStreamError();
		const bufSize = Math.min(ignoreChunkSize, this.maxBufferSize, length);
		const buf = new Uint8Array(bufSize);
		let totBytesRead = 0;
		while (totBytesRead < length) {
			const remaining = length - totBytesRead;
			const bytesRead = await this.readBuffer(buf, { length: Math.min(bufSize, remaining) });
			if (bytesRead < 0) return bytesRead;
			totBytesRead += bytesRead;
		}
		return totBytesRead;
	}
	abort() {
		this.removeAbortListener();
		return this.streamReader.abort();
	}
	async close() {
		this.removeAbortListener();
		return this.streamReader.close();
	}
	supportsRandomAccess() {
		return false;
	}
};
// node_modules/strtok3/lib/isRandomAccessTokenizer.js
/**
* Check for random-access capability, position control and a known file size.
* A known size alone does not imply random access.
*/
function isRandomAccessTokenizer(tokenizer) {
	return tokenizer.supportsRandomAccess() && "setPosition" in tokenizer && typeof tokenizer.setPosition === "function" && typeof tokenizer.fileInfo.size === "number";
}
// node_modules/strtok3/lib/TokenizerBoundaryError.js
/** A request exceeds a tokenizer view, rather than encountering truncated input. */
var TokenizerBoundaryError = class extends RangeError {
	constructor(position, length, size) {
		super(`Range at position ${position} with length ${length} exceeds tokenizer view size ${size}`);
		this.position = position;
		this.length = length;
		this.size = size;
		this.name = "TokenizerBoundaryError";
	}
};
// node_modules/strtok3/lib/TokenizerView.js
function validateOffset(value, name) {
	if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be a non-negative safe integer`);
}
function createTokenizerView(source, length) {
	return isRandomAccessTokenizer(source) ? new RandomAccessTokenizerView(source, length) : new TokenizerView(source, length);
}
var TokenizerView = class TokenizerView {
	constructor(source, size) {
		this.source = source;
		this.size = size;
		this.closed = false;
		this.closedPosition = 0;
		this.busy = false;
		validateOffset(size, "length");
		validateOffset(source.position, "source position");
		validateOffset(source.position + size, "end position");
		if (source instanceof TokenizerView) {
			source.assertAvailable();
			source.translateRange(size, source.position);
		}
		this.start = source.position;
		this.fileInfo = { size };
	}
	get position() {
		return this.closed ? this.closedPosition : this.source.position - this.start;
	}
	get remaining() {
		return this.size - this.position;
	}
	supportsRandomAccess() {
		return false;
	}
	createView(length) {
		this.assertAvailable();
		return createTokenizerView(this, length);
	}
	async readBuffer(buffer, options) {
		return this.bufferOperation("readBuffer", buffer, options);
	}
	async peekBuffer(buffer, options) {
		return this.bufferOperation("peekBuffer", buffer, options);
	}
	async bufferOperation(method, buffer, options) {
		this.assertAvailable();
		const length = options?.length ?? buffer.length;
		const position = options?.position ?? this.position;
		const absolutePosition = this.translateRange(length, position);
		if (length > buffer.length) throw new RangeError("length must not exceed the target buffer length");
		return this.run(() => this.source[method](buffer, {
			...options,
			length,
			position: absolutePosition
		}));
	}
	async readToken(token, position = this.position) {
		this.assertAvailable();
		const absolutePosition = this.translateRange(token.len, position);
		return this.run(() => this.source.readToken(token, absolutePosition));
	}
	async peekToken(token, position = this.position) {
		this.assertAvailable();
		const absolutePosition = this.translateRange(token.len, position ?? this.position);
		return this.run(() => this.source.peekToken(token, absolutePosition));
	}
	async readNumber(token) {
		this.assertAvailable();
		this.translateRange(token.len, this.position);
		return this.run(() => this.source.readNumber(token));
	}
	async peekNumber(token) {
		this.assertAvailable();
		this.translateRange(token.len, this.position);
		return this.run(() => this.source.peekNumber(token));
	}
	async ignore(length) {
		this.assertAvailable();
		this.translateRange(length, this.position);
		return this.run(() => this.source.ignore(length));
	}
	async consumeRemainder() {
		this.assertAvailable();
		const length = this.remaining;
		const end = this.translateRange(length, this.position) + length;
		return this.run(async () => {
			if (length === 0) return 0;
			if (isRandomAccessTokenizer(this.source)) {
				if (await this.source.peekBuffer(/* @__PURE__ */ new Uint8Array(1), { position: end - 1 }) !== 1) throw new EndOfStreamError();
				this.source.setPosition(end);
			} else if (await this.source.ignore(length) !== length) throw new EndOfStreamError();
			return length;
		});
	}
	/** Release this view only. Never drain, close or abort the borrowed source. */
	async close() {
		if (this.closed) return;
		if (this.busy) throw new Error("Cannot close a tokenizer view during an active operation");
		this.closedPosition = this.position;
		this.closed = true;
	}
	/** Explicit cancellation propagates to the shared source and affects its other users. */
	async abort() {
		if (this.closed) return;
		try {
			await this.source.abort();
		} finally {
			this.closedPosition = this.position;
			this.closed = true;
		}
	}
	assertAvailable() {
		if (this.closed) throw new Error("Tokenizer view is closed");
		if (this.busy) throw new Error("Tokenizer views require sequential operations");
		if (this.source instanceof TokenizerView) this.source.assertAvailable();
	}
	/** Validate the whole request before delegating or allowing a token allocation. */
	translateRange(length, position) {
		validateOffset(length, "length");
		validateOffset(position, "position");
		validateOffset(position + length, "end position");
		if (position > this.size || length > this.size - position) throw new TokenizerBoundaryError(position, length, this.size);
		if (!this.supportsRandomAccess() && position < this.position) throw new Error("`options.position` must be equal or greater than `tokenizer.position`");
		return this.start + position;
	}
	async run(operation) {
		this.busy = true;
		try {
			return await operation();
		} finally {
			this.busy = false;
		}
	}
};
var RandomAccessTokenizerView = class extends TokenizerView {
	constructor(source, size) {
		super(source, size);
	}
	supportsRandomAccess() {
		return true;
	}
	setPosition(position) {
		this.assertAvailable();
		this.source.setPosition(this.translateRange(0, position));
	}
	createView(length) {
		this.assertAvailable();
		return createTokenizerView(this, length);
	}
};
// node_modules/strtok3/lib/core.js
/**
* Construct ReadStreamTokenizer from given ReadableStream (WebStream API).
* Will set fileSize, if provided given Stream has set the .path property/
* @param webStream - Read from Node.js Stream.Readable (must be a byte stream)
* @param options - Tokenizer options
* @returns ReadStreamTokenizer
*/
function fromWebStream(webStream, options) {
	getMaxBufferSize(options);
	throwIfAborted(options?.abortSignal);
	return new ReadStreamTokenizer(makeWebStreamReader(webStream), options);
}
/**
* Construct ReadStreamTokenizer from given Buffer.
* @param uint8Array - Uint8Array to tokenize
* @param options - Tokenizer options
* @returns BufferTokenizer
*/
function fromBuffer(uint8Array, options) {
	return new BufferTokenizer(uint8Array, options);
}
/**
* Construct ReadStreamTokenizer from given Blob.
* @param blob - Uint8Array to tokenize
* @param options - Tokenizer options
* @returns BufferTokenizer
*/
function fromBlob(blob, options) {
	return new BlobTokenizer(blob, options);
}
// node_modules/@tokenizer/inflate/lib/GzipHandler.js
var GzipHandler = class {
	constructor(tokenizer) {
		this.tokenizer = tokenizer;
	}
	inflate() {
		const tokenizer = this.tokenizer;
		return new ReadableStream({ async pull(controller) {
			const buffer = /* @__PURE__ */ new Uint8Array(1024);
			const size = await tokenizer.readBuffer(buffer, { mayBeLess: true });
			if (size === 0) {
				controller.close();
				return;
			}
			controller.enqueue(buffer.subarray(0, size));
		} }).pipeThrough(new DecompressionStream("gzip"));
	}
};
// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Helpers.
	*/
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	/**
	* Parse or format the given `val`.
	*
	* Options:
	*
	*  - `long` verbose formatting [false]
	*
	* @param {String|Number} val
	* @param {Object} [options]
	* @throws {Error} throw an error if val is not a non-empty string or a number
	* @return {String|Number}
	* @api public
	*/
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	/**
	* Parse the given `str` and return milliseconds.
	*
	* @param {String} str
	* @return {Number}
	* @api private
	*/
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	/**
	* Short format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	/**
	* Long format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	/**
	* Pluralization helper.
	*/
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));
// node_modules/debug/src/common.js
var require_common = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This is the common logic for both the Node.js and web browser
	* implementations of `debug()`.
	*/
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		/**
		* The currently active debug mode names, and names to skip.
		*/
		createDebug.names = [];
		createDebug.skips = [];
		/**
		* Map of special "%n" handling functions, for the debug "format" argument.
		*
		* Valid key names are a single, lower or upper-case letter, i.e. "n" and "N".
		*/
		createDebug.formatters = {};
		/**
		* Selects a color for a debug namespace
		* @param {String} namespace The namespace string for the debug instance to be colored
		* @return {Number|String} An ANSI color code for the given namespace
		* @api private
		*/
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		/**
		* Create a debugger with the given `namespace`.
		*
		* @param {String} namespace
		* @return {Function}
		* @api public
		*/
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(/* @__PURE__ */ new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		/**
		* Enables a debug mode by namespaces. This can include modes
		* separated by a colon and wildcards.
		*
		* @param {String} namespaces
		* @api public
		*/
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		/**
		* Checks if the given string matches a namespace template, honoring
		* asterisks as wildcards.
		*
		* @param {String} search
		* @param {String} template
		* @return {Boolean}
		*/
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		/**
		* Disable debug output.
		*
		* @return {String} namespaces
		* @api public
		*/
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		/**
		* Returns true if the given mode name is enabled, false otherwise.
		*
		* @param {String} name
		* @return {Boolean}
		* @api public
		*/
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		/**
		* Coerce `val`.
		*
		* @param {Mixed} val
		* @return {Mixed}
		* @api private
		*/
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		/**
		* XXX DO NOT USE. This is a temporary stub function.
		* XXX It WILL be removed in the next major release.
		*/
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));
// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* This is the web browser implementation of `debug()`.
	*/
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	/**
	* Colors.
	*/
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	/**
	* Currently only WebKit-based Web Inspectors, Firefox >= v31,
	* and the Firebug extension (any Firefox version) are known
	* to support "%c" CSS customizations.
	*
	* TODO: add a `localStorage` variable to explicitly enable/disable colors
	*/
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	/**
	* Colorize log arguments if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	/**
	* Invokes `console.debug()` when available.
	* No-op when `console.debug` is not a "function".
	* If `console.debug` is not available, falls back
	* to `console.log`.
	*
	* @api public
	*/
	exports.log = console.debug || console.log || (() => {});
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	/**
	* Localstorage attempts to return the localstorage.
	*
	* This is necessary because safari throws
	* when a user disables cookies/localstorage
	* and you attempt to access it.
	*
	* @return {LocalStorage}
	* @api private
	*/
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	var { formatters } = module.exports;
	/**
	* Map %j to `JSON.stringify()`, since no Web Inspectors do that by default.
	*/
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));
// node_modules/has-flag/index.js
var require_has_flag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (flag, argv = process.argv) => {
		const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
		const position = argv.indexOf(prefix + flag);
		const terminatorPosition = argv.indexOf("--");
		return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
	};
}));
// node_modules/supports-color/index.js
var require_supports_color = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var os = __require("os");
	var tty = __require("tty");
	var hasFlag = require_has_flag();
	var { env } = process;
	var forceColor;
	if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never")) forceColor = 0;
	else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) forceColor = 1;
	if ("FORCE_COLOR" in env) {
		if (env.FORCE_COLOR === "true") forceColor = 1;
		else if (env.FORCE_COLOR === "false") forceColor = 0;
		else forceColor = env.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(env.FORCE_COLOR, 10), 3);
	}
	function translateLevel(level) {
		if (level === 0) return false;
		return {
			level,
			hasBasic: true,
			has256: level >= 2,
			has16m: level >= 3
		};
	}
	function supportsColor(haveStream, streamIsTTY) {
		if (forceColor === 0) return 0;
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
		if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
		const min = forceColor || 0;
		if (env.TERM === "dumb") return min;
		if (process.platform === "win32") {
			const osRelease = os.release().split(".");
			if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
			return 1;
		}
		if ("CI" in env) {
			if ([
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI",
				"GITHUB_ACTIONS",
				"BUILDKITE"
			].some((sign) => sign in env) || env.CI_NAME === "codeship") return 1;
			return min;
		}
		if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
		if (env.COLORTERM === "truecolor") return 3;
		if ("TERM_PROGRAM" in env) {
			const version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
			switch (env.TERM_PROGRAM) {
				case "iTerm.app": return version >= 3 ? 3 : 2;
				case "Apple_Terminal": return 2;
			}
		}
		if (/-256(color)?$/i.test(env.TERM)) return 2;
		if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
		if ("COLORTERM" in env) return 1;
		return min;
	}
	function getSupportLevel(stream) {
		return translateLevel(supportsColor(stream, stream && stream.isTTY));
	}
	module.exports = {
		supportsColor: getSupportLevel,
		stdout: translateLevel(supportsColor(true, tty.isatty(1))),
		stderr: translateLevel(supportsColor(true, tty.isatty(2)))
	};
}));
// node_modules/debug/src/node.js
var require_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Module dependencies.
	*/
	var tty = __require("tty");
	var util = __require("util");
	/**
	* This is the Node.js implementation of `debug()`.
	*/
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	/**
	* Colors.
	*/
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = require_supports_color();
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	/**
	* Build up the default `inspectOpts` object from the environment variables.
	*
	*   $ DEBUG_COLORS=no DEBUG_DEPTH=10 DEBUG_SHOW_HIDDEN=enabled node script.js
	*/
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	/**
	* Is stdout a TTY? Colored output is enabled when `true`.
	*/
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	/**
	* Adds ANSI color escape codes if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return (/* @__PURE__ */ new Date()).toISOString() + " ";
	}
	/**
	* Invokes `util.formatWithOptions()` with the specified arguments and writes to stderr.
	*/
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		return process.env.DEBUG;
	}
	/**
	* Init logic for `debug` instances.
	*
	* Create a new `inspectOpts` object in case `useColors` is set
	* differently for a particular `debug` instance.
	*/
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	var { formatters } = module.exports;
	/**
	* Map %o to `util.inspect()`, all on a single line.
	*/
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	/**
	* Map %O to `util.inspect()`, allowing multiple lines if needed.
	*/
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));
// node_modules/@tokenizer/inflate/lib/ZipLimitError.js
var import_src = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Detect Electron renderer / nwjs process, which is node, but we should
	* treat as a browser.
	*/
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node();
})))(), 1);
/** A configured ZIP processing limit was exceeded. */
var ZipLimitError = class extends RangeError {
	constructor(limit, requestedSize, maxSize) {
		super(`ZIP ${limit} exceeded: ${requestedSize} exceeds limit of ${maxSize}`);
		this.limit = limit;
		this.requestedSize = requestedSize;
		this.maxSize = maxSize;
		this.name = "ZipLimitError";
	}
};
// node_modules/@tokenizer/inflate/lib/ZipToken.js
/**
* Ref https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
*/
var Signature = {
	LocalFileHeader: 67324752,
	DataDescriptor: 134695760,
	CentralFileHeader: 33639248,
	EndOfCentralDirectory: 101010256
};
var DataDescriptor = {
	get(array) {
		return {
			signature: UINT32_LE.get(array, 0),
			compressedSize: UINT32_LE.get(array, 8),
			uncompressedSize: UINT32_LE.get(array, 12)
		};
	},
	len: 16
};
/**
* First part of the ZIP Local File Header
* Offset | Bytes| Description
* -------|------+-------------------------------------------------------------------
*      0 |    4 | Signature (0x04034b50)
*      4 |    2 | Minimum version needed to extract
*      6 |    2 | Bit flag
*      8 |    2 | Compression method
*     10 |    2 | File last modification time (MS-DOS format)
*     12 |    2 | File last modification date (MS-DOS format)
*     14 |    4 | CRC-32 of uncompressed data
*     18 |    4 | Compressed size
*     22 |    4 | Uncompressed size
*     26 |    2 | File name length (n)
*     28 |    2 | Extra field length (m)
*     30 |    n | File name
* 30 + n |    m | Extra field
*/
var LocalFileHeaderToken = {
	get(array) {
		const flags = UINT16_LE.get(array, 6);
		return {
			signature: UINT32_LE.get(array, 0),
			minVersion: UINT16_LE.get(array, 4),
			dataDescriptor: !!(flags & 8),
			compressedMethod: UINT16_LE.get(array, 8),
			compressedSize: UINT32_LE.get(array, 18),
			uncompressedSize: UINT32_LE.get(array, 22),
			filenameLength: UINT16_LE.get(array, 26),
			extraFieldLength: UINT16_LE.get(array, 28),
			filename: null
		};
	},
	len: 30
};
/**
* 4.3.16  End of central directory record:
*  end of central dir signature (0x06064b50)                                      4 bytes
*  number of this disk                                                            2 bytes
*  number of the disk with the start of the central directory                     2 bytes
*  total number of entries in the central directory on this disk                  2 bytes
*  total number of entries in the size of the central directory                   2 bytes
*  sizeOfTheCentralDirectory                                                      4 bytes
*  offset of start of central directory with respect to the starting disk number  4 bytes
*  .ZIP file comment length                                                       2 bytes
*  .ZIP file comment       (variable size)
*/
var EndOfCentralDirectoryRecordToken = {
	get(array) {
		return {
			signature: UINT32_LE.get(array, 0),
			nrOfThisDisk: UINT16_LE.get(array, 4),
			nrOfThisDiskWithTheStart: UINT16_LE.get(array, 6),
			nrOfEntriesOnThisDisk: UINT16_LE.get(array, 8),
			nrOfEntriesOfSize: UINT16_LE.get(array, 10),
			sizeOfCd: UINT32_LE.get(array, 12),
			offsetOfStartOfCd: UINT32_LE.get(array, 16),
			zipFileCommentLength: UINT16_LE.get(array, 20)
		};
	},
	len: 22
};
/**
* File header:
*    central file header signature   4 bytes   0 (0x02014b50)
*    version made by                 2 bytes   4
*    version needed to extract       2 bytes   6
*    general purpose bit flag        2 bytes   8
*    compression method              2 bytes  10
*    last mod file time              2 bytes  12
*    last mod file date              2 bytes  14
*    crc-32                          4 bytes  16
*    compressed size                 4 bytes  20
*    uncompressed size               4 bytes  24
*    file name length                2 bytes  28
*    extra field length              2 bytes  30
*    file comment length             2 bytes  32
*    disk number start               2 bytes  34
*    internal file attributes        2 bytes  36
*    external file attributes        4 bytes  38
*    relative offset of local header 4 bytes  42
*/
var FileHeader = {
	get(array) {
		const flags = UINT16_LE.get(array, 8);
		return {
			signature: UINT32_LE.get(array, 0),
			minVersion: UINT16_LE.get(array, 6),
			dataDescriptor: !!(flags & 8),
			compressedMethod: UINT16_LE.get(array, 10),
			compressedSize: UINT32_LE.get(array, 20),
			uncompressedSize: UINT32_LE.get(array, 24),
			filenameLength: UINT16_LE.get(array, 28),
			extraFieldLength: UINT16_LE.get(array, 30),
			fileCommentLength: UINT16_LE.get(array, 32),
			relativeOffsetOfLocalHeader: UINT32_LE.get(array, 42),
			filename: null
		};
	},
	len: 46
};
// node_modules/@tokenizer/inflate/lib/ZipHandler.js
function signatureToArray(signature) {
	const signatureBytes = new Uint8Array(UINT32_LE.len);
	UINT32_LE.put(signatureBytes, 0, signature);
	return signatureBytes;
}
var debug = (0, import_src.default)("tokenizer:inflate");
var syncBufferSize = 262144;
var eocdSignatureBytes = signatureToArray(Signature.EndOfCentralDirectory);
var ZipHandler = class {
	constructor(tokenizer, options = {}) {
		this.tokenizer = tokenizer;
		this.syncBuffer = new Uint8Array(syncBufferSize);
		this.scannedBytes = 0;
		this.descriptorScannedBytes = 0;
		this.limits = {
			maxEntryCount: options.maxEntryCount ?? Number.POSITIVE_INFINITY,
			maxTotalScanBytes: options.maxTotalScanBytes ?? Number.POSITIVE_INFINITY,
			maxTotalDataDescriptorScanBytes: options.maxTotalDataDescriptorScanBytes ?? Number.POSITIVE_INFINITY,
			maxSkippedEntrySize: options.maxSkippedEntrySize ?? Number.POSITIVE_INFINITY,
			maxDataDescriptorScanBytes: options.maxDataDescriptorScanBytes ?? Number.POSITIVE_INFINITY,
			maxCompressedSize: options.maxCompressedSize ?? Number.POSITIVE_INFINITY,
			maxUncompressedSize: options.maxUncompressedSize ?? Number.POSITIVE_INFINITY
		};
		this.useCentralDirectory = options.useCentralDirectory ?? true;
		this.allowTruncatedDataDescriptor = options.allowTruncatedDataDescriptor ?? false;
		if (typeof this.useCentralDirectory !== "boolean") throw new TypeError("useCentralDirectory must be a boolean");
		if (typeof this.allowTruncatedDataDescriptor !== "boolean") throw new TypeError("allowTruncatedDataDescriptor must be a boolean");
		for (const [name, limit] of Object.entries(this.limits)) if (limit !== Number.POSITIVE_INFINITY && (!Number.isSafeInteger(limit) || limit <= 0)) throw new RangeError(`${name} must be a positive safe integer or Infinity`);
	}
	/** Reject oversized entries before retaining data or allocating a combined buffer. */
	checkLimit(limit, size) {
		if (size > this.limits[limit]) throw new ZipLimitError(limit, size, this.limits[limit]);
	}
	resetTraversal() {
		this.scannedBytes = 0;
		this.descriptorScannedBytes = 0;
	}
	consumeBytes(length) {
		this.checkLimit("maxTotalScanBytes", this.scannedBytes + length);
		this.scannedBytes += length;
	}
	readToken(token, input = this.tokenizer) {
		this.consumeBytes(token.len);
		return input.readToken(token);
	}
	ignore(length, input = this.tokenizer) {
		this.consumeBytes(length);
		return input.ignore(length);
	}
	readData(length) {
		this.consumeBytes(length);
		const data = new Uint8Array(length);
		return this.tokenizer.readBuffer(data).then(() => data);
	}
	checkEntrySize(header) {
		this.checkLimit("maxCompressedSize", header.compressedSize);
		this.checkLimit("maxUncompressedSize", header.uncompressedSize);
		if (header.compressedMethod === 0) this.checkLimit("maxUncompressedSize", header.compressedSize);
	}
	async isZip() {
		const signature = await this.peekSignature();
		return signature === Signature.LocalFileHeader || signature === Signature.EndOfCentralDirectory;
	}
	peekSignature() {
		return this.tokenizer.peekToken(UINT32_LE);
	}
	async findEndOfCentralDirectoryLocator() {
		const randomReadTokenizer = this.tokenizer;
		const chunkLength = Math.min(16384, randomReadTokenizer.fileInfo.size);
		const buffer = this.syncBuffer.subarray(0, chunkLength);
		this.consumeBytes(chunkLength);
		await this.tokenizer.readBuffer(buffer, { position: randomReadTokenizer.fileInfo.size - chunkLength });
		for (let i = buffer.length - 4; i >= 0; i--) if (buffer[i] === eocdSignatureBytes[0] && buffer[i + 1] === eocdSignatureBytes[1] && buffer[i + 2] === eocdSignatureBytes[2] && buffer[i + 3] === eocdSignatureBytes[3]) return randomReadTokenizer.fileInfo.size - chunkLength + i;
		return -1;
	}
	async readCentralDirectory() {
		this.resetTraversal();
		const entries = await this.centralDirectoryEntries();
		if (!entries) return;
		const files = [];
		for await (const entry of entries) files.push(entry);
		return files;
	}
	async centralDirectoryEntries() {
		if (!this.tokenizer.supportsRandomAccess()) {
			debug("Cannot reading central-directory without random-read support");
			return;
		}
		debug("Reading central-directory...");
		const pos = this.tokenizer.position;
		try {
			const offset = await this.findEndOfCentralDirectoryLocator();
			if (offset >= 0) {
				debug("Central-directory 32-bit signature found");
				this.tokenizer.setPosition(offset);
				const eocdHeader = await this.readToken(EndOfCentralDirectoryRecordToken);
				return this.iterateDirectory(eocdHeader.offsetOfStartOfCd, eocdHeader.sizeOfCd, eocdHeader.nrOfEntriesOfSize);
			}
		} finally {
			this.tokenizer.setPosition(pos);
		}
	}
	async *iterateDirectory(offset, size, count) {
		const source = this.tokenizer;
		const pos = source.position;
		let directory;
		let position = 0;
		try {
			source.setPosition(offset);
			directory = createTokenizerView(source, size);
			for (let n = 0; n < count; ++n) {
				this.checkLimit("maxEntryCount", n + 1);
				directory.setPosition(position);
				const entry = await this.readToken(FileHeader, directory);
				if (entry.signature !== Signature.CentralFileHeader) throw new Error("Expected Central-File-Header signature");
				entry.filename = await this.readToken(new StringType(entry.filenameLength, "utf-8"), directory);
				await this.ignore(entry.extraFieldLength, directory);
				await this.ignore(entry.fileCommentLength, directory);
				position = directory.position;
				yield entry;
			}
		} finally {
			try {
				await directory?.close();
			} finally {
				source.setPosition(pos);
			}
		}
	}
	async unzip(fileCb) {
		this.resetTraversal();
		const entries = this.useCentralDirectory ? await this.centralDirectoryEntries() : void 0;
		if (entries) return this.iterateOverCentralDirectory(entries, fileCb);
		let stop = false;
		let entryCount = 0;
		do {
			const zipHeader = await this.readLocalFileHeader();
			if (!zipHeader) break;
			this.checkLimit("maxEntryCount", ++entryCount);
			const next = fileCb(zipHeader);
			stop = !!next.stop;
			let fileData;
			await this.ignore(zipHeader.extraFieldLength);
			if (next.handler) this.checkEntrySize(zipHeader);
			else this.checkLimit("maxSkippedEntrySize", zipHeader.compressedSize);
			if (zipHeader.dataDescriptor && zipHeader.compressedSize === 0) {
				const chunks = [];
				let totalSize = 0;
				const scanLimit = Math.min(this.limits.maxDataDescriptorScanBytes, this.limits.maxTotalDataDescriptorScanBytes - this.descriptorScannedBytes, this.limits.maxTotalScanBytes - this.scannedBytes, next.handler ? Number.POSITIVE_INFINITY : this.limits.maxSkippedEntrySize, next.handler ? this.limits.maxCompressedSize : Number.POSITIVE_INFINITY, next.handler && zipHeader.compressedMethod === 0 ? this.limits.maxUncompressedSize : Number.POSITIVE_INFINITY);
				debug("Compressed-file-size unknown, scanning for next data-descriptor-signature....");
				while (true) {
					const peekLength = Math.min(syncBufferSize, scanLimit - totalSize + DataDescriptor.len);
					const len = await this.tokenizer.peekBuffer(this.syncBuffer.subarray(0, peekLength), { mayBeLess: true });
					const allowTruncated = this.allowTruncatedDataDescriptor && len < peekLength;
					const nextHeaderIndex = findDescriptor(this.syncBuffer.subarray(0, len), totalSize, allowTruncated);
					if (nextHeaderIndex < 0 && len < DataDescriptor.len && !allowTruncated) throw new Error("Expected data-descriptor-signature before end of input");
					const size = nextHeaderIndex >= 0 ? nextHeaderIndex : allowTruncated ? len : len - DataDescriptor.len + 1;
					if (size === 0) break;
					this.checkLimit("maxDataDescriptorScanBytes", totalSize + size);
					this.checkLimit("maxTotalDataDescriptorScanBytes", this.descriptorScannedBytes + size);
					if (!next.handler) this.checkLimit("maxSkippedEntrySize", totalSize + size);
					if (next.handler) {
						this.checkLimit("maxCompressedSize", totalSize + size);
						if (zipHeader.compressedMethod === 0) this.checkLimit("maxUncompressedSize", totalSize + size);
						if (size > 0) {
							const data = await this.readData(size);
							chunks.push(data);
						}
					} else await this.ignore(size);
					totalSize += size;
					this.descriptorScannedBytes += size;
					if (nextHeaderIndex >= 0) break;
				}
				debug(`Found data-descriptor-signature at pos=${this.tokenizer.position}`);
				if (next.handler) {
					this.checkLimit("maxCompressedSize", totalSize);
					await this.inflate(zipHeader, mergeArrays(chunks), next.handler);
				}
			} else if (next.handler) {
				debug(`Reading compressed-file-data: ${zipHeader.compressedSize} bytes`);
				fileData = await this.readData(zipHeader.compressedSize);
				await this.inflate(zipHeader, fileData, next.handler);
			} else {
				debug(`Ignoring compressed-file-data: ${zipHeader.compressedSize} bytes`);
				await this.ignore(zipHeader.compressedSize);
			}
			debug(`Reading data-descriptor at pos=${this.tokenizer.position}`);
			if (zipHeader.dataDescriptor) {
				if ((await this.readToken(DataDescriptor)).signature !== 134695760) throw new Error(`Expected data-descriptor-signature at position ${this.tokenizer.position - DataDescriptor.len}`);
			}
		} while (!stop);
	}
	async iterateOverCentralDirectory(entries, fileCb) {
		for await (const fileHeader of entries) {
			const next = fileCb(fileHeader);
			if (next.handler) {
				this.tokenizer.setPosition(fileHeader.relativeOffsetOfLocalHeader);
				const zipHeader = await this.readLocalFileHeader();
				if (!zipHeader) throw new Error(`Expected local-file-header at offset ${fileHeader.relativeOffsetOfLocalHeader}`);
				await this.ignore(zipHeader.extraFieldLength);
				this.checkEntrySize(fileHeader);
				this.checkEntrySize(zipHeader);
				const fileData = await this.readData(fileHeader.compressedSize);
				await this.inflate(zipHeader, fileData, next.handler);
			}
			if (next.stop) break;
		}
	}
	async inflate(zipHeader, fileData, cb) {
		if (zipHeader.compressedMethod === 0) {
			this.checkLimit("maxUncompressedSize", fileData.length);
			return cb(fileData);
		}
		if (zipHeader.compressedMethod !== 8) throw new Error(`Unsupported ZIP compression method: ${zipHeader.compressedMethod}`);
		debug(`Decompress filename=${zipHeader.filename}, compressed-size=${fileData.length}`);
		return cb(await this.decompressDeflateRaw(fileData));
	}
	async decompressDeflateRaw(data) {
		const input = new ReadableStream({ start(controller) {
			controller.enqueue(data);
			controller.close();
		} });
		const ds = new DecompressionStream("deflate-raw");
		const reader = input.pipeThrough(ds).getReader();
		const chunks = [];
		let totalSize = 0;
		try {
			while (true) {
				const { done, value } = await reader.read();
				if (done) break;
				this.checkLimit("maxUncompressedSize", totalSize + value.length);
				totalSize += value.length;
				chunks.push(value);
			}
			this.checkLimit("maxUncompressedSize", totalSize);
			return mergeArrays(chunks);
		} catch (err) {
			await reader.cancel(err).catch(() => {});
			if (err instanceof ZipLimitError) throw err;
			if (err instanceof Error && "code" in err && err.code === "ERR_TRAILING_JUNK_AFTER_STREAM_END") return mergeArrays(chunks);
			const message = err instanceof Error ? `Failed to deflate ZIP entry: ${err.message}` : "Unknown decompression error in ZIP entry";
			throw new TypeError(message);
		} finally {
			reader.releaseLock();
		}
	}
	async readLocalFileHeader() {
		const signature = await this.tokenizer.peekToken(UINT32_LE);
		if (signature === Signature.LocalFileHeader) {
			const header = await this.readToken(LocalFileHeaderToken);
			header.filename = await this.readToken(new StringType(header.filenameLength, "utf-8"));
			return header;
		}
		if (signature === Signature.CentralFileHeader || signature === Signature.EndOfCentralDirectory) return false;
		if (signature === 3759263696) throw new Error("Encrypted ZIP");
		throw new Error("Unexpected signature");
	}
};
function findDescriptor(buffer, consumed, allowTruncated) {
	for (let i = 0; i <= buffer.length - (allowTruncated ? 4 : DataDescriptor.len); i++) if (UINT32_LE.get(buffer, i) === Signature.DataDescriptor && (buffer.length - i < 12 || UINT32_LE.get(buffer, i + 8) === consumed + i)) return i;
	return -1;
}
function mergeArrays(chunks) {
	const totalLength = chunks.reduce((acc, curr) => acc + curr.length, 0);
	const mergedArray = new Uint8Array(totalLength);
	let offset = 0;
	for (const chunk of chunks) {
		mergedArray.set(chunk, offset);
		offset += chunk.length;
	}
	return mergedArray;
}
// node_modules/uint8array-extras/index.js
var objectToString = Object.prototype.toString;
var uint8ArrayStringified = "[object Uint8Array]";
var arrayBufferStringified = "[object ArrayBuffer]";
function isType(value, typeConstructor, typeStringified) {
	if (!value) return false;
	if (value.constructor === typeConstructor) return true;
	return objectToString.call(value) === typeStringified;
}
function isUint8Array(value) {
	return isType(value, Uint8Array, uint8ArrayStringified);
}
function isArrayBuffer(value) {
	return isType(value, ArrayBuffer, arrayBufferStringified);
}
function isUint8ArrayOrArrayBuffer(value) {
	return isUint8Array(value) || isArrayBuffer(value);
}
function toUint8ArrayIfArrayBuffer(value) {
	return isArrayBuffer(value) ? new Uint8Array(value) : value;
}
function assertUint8ArrayOrArrayBuffer(value) {
	if (!isUint8ArrayOrArrayBuffer(value)) throw new TypeError(`Expected \`Uint8Array\` or \`ArrayBuffer\`, got \`${typeof value}\``);
}
function concatUint8Arrays(arrays, totalLength) {
	if (arrays.length === 0) return /* @__PURE__ */ new Uint8Array(0);
	totalLength ??= arrays.reduce((accumulator, currentValue) => accumulator + currentValue.byteLength, 0);
	const returnValue = new Uint8Array(totalLength);
	let offset = 0;
	for (let array of arrays) {
		assertUint8ArrayOrArrayBuffer(array);
		array = toUint8ArrayIfArrayBuffer(array);
		returnValue.set(array, offset);
		offset += array.length;
	}
	return returnValue;
}
new globalThis.TextDecoder("utf8");
new globalThis.TextEncoder();
Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));
/**
@param {DataView} view
@returns {number}
*/
function getUintBE(view) {
	const { byteLength } = view;
	if (byteLength === 6) return view.getUint16(0) * 2 ** 32 + view.getUint32(2);
	if (byteLength === 5) return view.getUint8(0) * 2 ** 32 + view.getUint32(1);
	if (byteLength === 4) return view.getUint32(0);
	if (byteLength === 3) return view.getUint8(0) * 2 ** 16 + view.getUint16(1);
	if (byteLength === 2) return view.getUint16(0);
	if (byteLength === 1) return view.getUint8(0);
}
// node_modules/file-type/source/tokens.js
function stringToBytes(string, encoding) {
	if (encoding === "utf-16le") {
		const bytes = [];
		for (let index = 0; index < string.length; index++) {
			const code = string.charCodeAt(index);
			bytes.push(code & 255, code >> 8 & 255);
		}
		return bytes;
	}
	if (encoding === "utf-16be") {
		const bytes = [];
		for (let index = 0; index < string.length; index++) {
			const code = string.charCodeAt(index);
			bytes.push(code >> 8 & 255, code & 255);
		}
		return bytes;
	}
	return [...string].map((character) => character.charCodeAt(0));
}
/**
Checks whether the TAR checksum is valid.

@param {Uint8Array} arrayBuffer - The TAR header `[offset ... offset + 512]`.
@param {number} offset - Position of the TAR header in `arrayBuffer`.
@returns {boolean} `true` if the TAR checksum is valid, otherwise `false`.
*/
function tarHeaderChecksumMatches(arrayBuffer, offset = 0) {
	const readSum = Number.parseInt(new StringType(6).get(arrayBuffer, 148), 8);
	if (Number.isNaN(readSum)) return false;
	let sum = 256;
	for (let index = offset; index < offset + 148; index++) sum += arrayBuffer[index];
	for (let index = offset + 156; index < offset + 512; index++) sum += arrayBuffer[index];
	return readSum === sum;
}
/**
ID3 UINT32 sync-safe tokenizer token.
28 bits (representing up to 256MB) integer, the msb is 0 to avoid "false syncsignals".
*/
var uint32SyncSafeToken = {
	get: (buffer, offset) => buffer[offset + 3] & 127 | (buffer[offset + 2] & 127) << 7 | (buffer[offset + 1] & 127) << 14 | (buffer[offset] & 127) << 21,
	len: 4
};
// node_modules/file-type/source/supported.js
var extensions = [
	"jpg",
	"png",
	"apng",
	"gif",
	"webp",
	"flif",
	"xcf",
	"cr2",
	"cr3",
	"orf",
	"arw",
	"dng",
	"nef",
	"rw2",
	"raf",
	"tif",
	"bmp",
	"icns",
	"jxr",
	"psd",
	"indd",
	"zip",
	"tar",
	"rar",
	"gz",
	"bz2",
	"7z",
	"dmg",
	"mp4",
	"mid",
	"mkv",
	"webm",
	"mov",
	"avi",
	"mpg",
	"mp2",
	"mp3",
	"m4a",
	"oga",
	"ogg",
	"ogv",
	"opus",
	"flac",
	"wav",
	"spx",
	"amr",
	"pdf",
	"epub",
	"elf",
	"macho",
	"exe",
	"swf",
	"rtf",
	"wasm",
	"woff",
	"woff2",
	"eot",
	"ttf",
	"otf",
	"ttc",
	"ico",
	"flv",
	"ps",
	"xz",
	"sqlite",
	"nes",
	"crx",
	"xpi",
	"cab",
	"deb",
	"ar",
	"rpm",
	"Z",
	"lz",
	"cfb",
	"mxf",
	"mts",
	"blend",
	"bpg",
	"docx",
	"pptx",
	"xlsx",
	"3gp",
	"3g2",
	"j2c",
	"jp2",
	"jpm",
	"jpx",
	"mj2",
	"aif",
	"caf",
	"qcp",
	"odt",
	"ods",
	"odp",
	"xml",
	"mobi",
	"heic",
	"cur",
	"ktx",
	"ape",
	"wv",
	"dcm",
	"ics",
	"glb",
	"pcap",
	"dsf",
	"dff",
	"lnk",
	"alias",
	"voc",
	"ac3",
	"m4v",
	"m4p",
	"m4b",
	"f4v",
	"f4p",
	"f4b",
	"f4a",
	"mie",
	"asf",
	"ogm",
	"ogx",
	"mpc",
	"arrow",
	"shp",
	"aac",
	"mp1",
	"it",
	"s3m",
	"xm",
	"skp",
	"avif",
	"eps",
	"lzh",
	"pgp",
	"asar",
	"stl",
	"chm",
	"3mf",
	"zst",
	"jxl",
	"vcf",
	"jls",
	"pst",
	"dwg",
	"parquet",
	"class",
	"arj",
	"cpio",
	"ace",
	"avro",
	"icc",
	"fbx",
	"vsdx",
	"vtt",
	"apk",
	"drc",
	"lz4",
	"potx",
	"xltx",
	"dotx",
	"xltm",
	"ott",
	"ots",
	"otp",
	"odg",
	"otg",
	"xlsm",
	"docm",
	"dotm",
	"potm",
	"pptm",
	"jar",
	"jmp",
	"rm",
	"sav",
	"ppsm",
	"ppsx",
	"tar.gz",
	"reg",
	"dat",
	"key",
	"numbers",
	"pages",
	"iso"
];
var mimeTypes = [
	"image/jpeg",
	"image/png",
	"image/gif",
	"image/webp",
	"image/flif",
	"image/x-xcf",
	"image/x-canon-cr2",
	"image/x-canon-cr3",
	"image/tiff",
	"image/bmp",
	"image/vnd.ms-photo",
	"image/vnd.adobe.photoshop",
	"application/x-indesign",
	"application/epub+zip",
	"application/x-xpinstall",
	"application/vnd.ms-powerpoint.slideshow.macroenabled.12",
	"application/vnd.oasis.opendocument.text",
	"application/vnd.oasis.opendocument.spreadsheet",
	"application/vnd.oasis.opendocument.presentation",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	"application/vnd.openxmlformats-officedocument.presentationml.presentation",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	"application/vnd.openxmlformats-officedocument.presentationml.slideshow",
	"application/zip",
	"application/x-tar",
	"application/x-rar-compressed",
	"application/gzip",
	"application/x-bzip2",
	"application/x-7z-compressed",
	"application/x-apple-diskimage",
	"application/vnd.apache.arrow.file",
	"video/mp4",
	"audio/midi",
	"video/matroska",
	"video/webm",
	"video/quicktime",
	"video/vnd.avi",
	"audio/wav",
	"audio/qcelp",
	"audio/x-ms-asf",
	"video/x-ms-asf",
	"application/vnd.ms-asf",
	"video/mpeg",
	"video/3gpp",
	"audio/mpeg",
	"audio/mp4",
	"video/ogg",
	"audio/ogg",
	"audio/ogg; codecs=opus",
	"application/ogg",
	"audio/flac",
	"audio/ape",
	"audio/wavpack",
	"audio/amr",
	"application/pdf",
	"application/x-elf",
	"application/x-mach-binary",
	"application/x-msdownload",
	"application/x-shockwave-flash",
	"application/rtf",
	"application/wasm",
	"font/woff",
	"font/woff2",
	"application/vnd.ms-fontobject",
	"font/ttf",
	"font/otf",
	"font/collection",
	"image/x-icon",
	"video/x-flv",
	"application/postscript",
	"application/eps",
	"application/x-xz",
	"application/x-sqlite3",
	"application/x-nintendo-nes-rom",
	"application/x-google-chrome-extension",
	"application/vnd.ms-cab-compressed",
	"application/x-deb",
	"application/x-unix-archive",
	"application/x-rpm",
	"application/x-compress",
	"application/lzip",
	"application/x-cfb",
	"application/x-mie",
	"application/mxf",
	"video/mp2t",
	"application/x-blender",
	"image/bpg",
	"image/j2c",
	"image/jp2",
	"image/jpx",
	"image/jpm",
	"image/mj2",
	"audio/aiff",
	"audio/x-caf",
	"application/xml",
	"application/x-mobipocket-ebook",
	"image/heif",
	"image/heif-sequence",
	"image/heic",
	"image/heic-sequence",
	"image/icns",
	"image/ktx",
	"application/dicom",
	"audio/x-musepack",
	"text/calendar",
	"text/vcard",
	"text/vtt",
	"model/gltf-binary",
	"application/vnd.tcpdump.pcap",
	"audio/x-dsf",
	"audio/x-dff",
	"application/x-ms-shortcut",
	"application/x-ft-apple.alias",
	"audio/x-voc",
	"audio/vnd.dolby.dd-raw",
	"audio/x-m4a",
	"image/apng",
	"image/x-olympus-orf",
	"image/x-sony-arw",
	"image/x-adobe-dng",
	"image/x-nikon-nef",
	"image/x-panasonic-rw2",
	"image/x-fujifilm-raf",
	"video/x-m4v",
	"video/3gpp2",
	"application/x-esri-shape",
	"audio/aac",
	"audio/x-it",
	"audio/x-s3m",
	"audio/x-xm",
	"video/MP1S",
	"video/MP2P",
	"application/vnd.sketchup.skp",
	"image/avif",
	"application/x-lzh-compressed",
	"application/pgp-encrypted",
	"application/x-asar",
	"model/stl",
	"application/vnd.ms-htmlhelp",
	"model/3mf",
	"image/jxl",
	"application/zstd",
	"image/jls",
	"application/vnd.ms-outlook",
	"image/vnd.dwg",
	"application/vnd.apache.parquet",
	"application/java-vm",
	"application/x-arj",
	"application/x-cpio",
	"application/x-ace-compressed",
	"application/avro",
	"application/vnd.iccprofile",
	"application/x-ft-fbx",
	"application/vnd.visio",
	"application/vnd.android.package-archive",
	"application/x-ft-draco",
	"application/x-lz4",
	"application/vnd.openxmlformats-officedocument.presentationml.template",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.template",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.template",
	"application/vnd.ms-excel.template.macroenabled.12",
	"application/vnd.oasis.opendocument.text-template",
	"application/vnd.oasis.opendocument.spreadsheet-template",
	"application/vnd.oasis.opendocument.presentation-template",
	"application/vnd.oasis.opendocument.graphics",
	"application/vnd.oasis.opendocument.graphics-template",
	"application/vnd.ms-excel.sheet.macroenabled.12",
	"application/vnd.ms-word.document.macroenabled.12",
	"application/vnd.ms-word.template.macroenabled.12",
	"application/vnd.ms-powerpoint.template.macroenabled.12",
	"application/vnd.ms-powerpoint.presentation.macroenabled.12",
	"application/java-archive",
	"application/vnd.rn-realmedia",
	"application/x-spss-sav",
	"application/x-ms-regedit",
	"application/x-ft-windows-registry-hive",
	"application/x-jmp-data",
	"application/vnd.apple.keynote",
	"application/vnd.apple.numbers",
	"application/vnd.apple.pages",
	"application/x-iso9660-image"
];
// node_modules/file-type/source/parser.js
var maximumUntrustedSkipSizeInBytes = 16777216;
var ParserHardLimitError = class extends Error {};
function getSafeBound(value, maximum, reason) {
	if (!Number.isFinite(value) || value < 0 || value > maximum) throw new ParserHardLimitError(`${reason} has invalid size ${value} (maximum ${maximum} bytes)`);
	return value;
}
async function safeIgnore(tokenizer, length, { maximumLength = maximumUntrustedSkipSizeInBytes, reason = "skip" } = {}) {
	const safeLength = getSafeBound(length, maximumLength, reason);
	await tokenizer.ignore(safeLength);
}
async function safeReadBuffer(tokenizer, buffer, options, { maximumLength = buffer.length, reason = "read" } = {}) {
	const safeLength = getSafeBound(options?.length ?? buffer.length, maximumLength, reason);
	return tokenizer.readBuffer(buffer, {
		...options,
		length: safeLength
	});
}
function checkBytes(buffer, headers, options) {
	options = {
		offset: 0,
		...options
	};
	for (const [index, header] of headers.entries()) if (options.mask) {
		if (header !== (options.mask[index] & buffer[index + options.offset])) return false;
	} else if (header !== buffer[index + options.offset]) return false;
	return true;
}
function hasUnknownFileSize(tokenizer) {
	const fileSize = tokenizer.fileInfo.size;
	return !Number.isFinite(fileSize) || fileSize === Number.MAX_SAFE_INTEGER;
}
function hasExceededUnknownSizeScanBudget(tokenizer, startOffset, maximumBytes) {
	return hasUnknownFileSize(tokenizer) && tokenizer.position - startOffset > maximumBytes;
}
// node_modules/file-type/source/detectors/zip.js
var maximumZipEntrySizeInBytes = 1048576;
var maximumZipEntryCount = 1024;
var maximumZipTextEntrySizeInBytes = maximumZipEntrySizeInBytes;
var recoverableZipErrorMessages = /* @__PURE__ */ new Set([
	"Unexpected signature",
	"Encrypted ZIP",
	"Expected Central-File-Header signature"
]);
var recoverableZipErrorMessagePrefixes = ["Unsupported ZIP compression method:", "Expected data-descriptor-signature at position "];
var recoverableZipErrorCodes = /* @__PURE__ */ new Set([
	"Z_BUF_ERROR",
	"Z_DATA_ERROR",
	"ERR_INVALID_STATE"
]);
function isRecoverableZipError(error) {
	if (error instanceof EndOfStreamError) return true;
	if (error instanceof ParserHardLimitError || error instanceof ZipLimitError) return true;
	if (!(error instanceof Error)) return false;
	if (error instanceof TypeError && error.message.startsWith("Failed to deflate ZIP entry:")) return true;
	if (recoverableZipErrorMessages.has(error.message)) return true;
	if (recoverableZipErrorCodes.has(error.code)) return true;
	for (const prefix of recoverableZipErrorMessagePrefixes) if (error.message.startsWith(prefix)) return true;
	return false;
}
function isZipScanLimitError(error) {
	return error instanceof ZipLimitError && [
		"maxTotalScanBytes",
		"maxTotalDataDescriptorScanBytes",
		"maxDataDescriptorScanBytes",
		"maxSkippedEntrySize"
	].includes(error.limit);
}
function canReadZipEntryForDetection(zipHeader, maximumSize = maximumZipEntrySizeInBytes) {
	const sizes = [zipHeader.compressedSize, zipHeader.uncompressedSize];
	for (const size of sizes) if (!Number.isFinite(size) || size < 0 || size > maximumSize) return false;
	return true;
}
function createIWorkZipDetectionState() {
	return {
		hasDocumentEntry: false,
		hasMasterSlideEntry: false,
		hasTablesEntry: false,
		hasCalculationEngineEntry: false
	};
}
function updateIWorkZipDetectionStateFromFilename(iWorkState, filename) {
	if (filename === "Index/Document.iwa") iWorkState.hasDocumentEntry = true;
	if (filename.startsWith("Index/MasterSlide")) iWorkState.hasMasterSlideEntry = true;
	if (filename.startsWith("Index/Tables/")) iWorkState.hasTablesEntry = true;
	if (filename === "Index/CalculationEngine.iwa") iWorkState.hasCalculationEngineEntry = true;
}
function getIWorkFileTypeFromZipEntries(iWorkState) {
	if (!iWorkState.hasDocumentEntry) return;
	if (iWorkState.hasMasterSlideEntry) return {
		ext: "key",
		mime: "application/vnd.apple.keynote"
	};
	if (iWorkState.hasTablesEntry) return {
		ext: "numbers",
		mime: "application/vnd.apple.numbers"
	};
	return {
		ext: "pages",
		mime: "application/vnd.apple.pages"
	};
}
function getFileTypeFromMimeType(mimeType) {
	mimeType = mimeType.toLowerCase();
	switch (mimeType) {
		case "application/epub+zip": return {
			ext: "epub",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.text": return {
			ext: "odt",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.text-template": return {
			ext: "ott",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.spreadsheet": return {
			ext: "ods",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.spreadsheet-template": return {
			ext: "ots",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.presentation": return {
			ext: "odp",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.presentation-template": return {
			ext: "otp",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.graphics": return {
			ext: "odg",
			mime: mimeType
		};
		case "application/vnd.oasis.opendocument.graphics-template": return {
			ext: "otg",
			mime: mimeType
		};
		case "application/vnd.openxmlformats-officedocument.presentationml.slideshow": return {
			ext: "ppsx",
			mime: mimeType
		};
		case "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": return {
			ext: "xlsx",
			mime: mimeType
		};
		case "application/vnd.ms-excel.sheet.macroenabled": return {
			ext: "xlsm",
			mime: "application/vnd.ms-excel.sheet.macroenabled.12"
		};
		case "application/vnd.openxmlformats-officedocument.spreadsheetml.template": return {
			ext: "xltx",
			mime: mimeType
		};
		case "application/vnd.ms-excel.template.macroenabled": return {
			ext: "xltm",
			mime: "application/vnd.ms-excel.template.macroenabled.12"
		};
		case "application/vnd.ms-powerpoint.slideshow.macroenabled": return {
			ext: "ppsm",
			mime: "application/vnd.ms-powerpoint.slideshow.macroenabled.12"
		};
		case "application/vnd.openxmlformats-officedocument.wordprocessingml.document": return {
			ext: "docx",
			mime: mimeType
		};
		case "application/vnd.ms-word.document.macroenabled": return {
			ext: "docm",
			mime: "application/vnd.ms-word.document.macroenabled.12"
		};
		case "application/vnd.openxmlformats-officedocument.wordprocessingml.template": return {
			ext: "dotx",
			mime: mimeType
		};
		case "application/vnd.ms-word.template.macroenabledtemplate": return {
			ext: "dotm",
			mime: "application/vnd.ms-word.template.macroenabled.12"
		};
		case "application/vnd.openxmlformats-officedocument.presentationml.template": return {
			ext: "potx",
			mime: mimeType
		};
		case "application/vnd.ms-powerpoint.template.macroenabled": return {
			ext: "potm",
			mime: "application/vnd.ms-powerpoint.template.macroenabled.12"
		};
		case "application/vnd.openxmlformats-officedocument.presentationml.presentation": return {
			ext: "pptx",
			mime: mimeType
		};
		case "application/vnd.ms-powerpoint.presentation.macroenabled": return {
			ext: "pptm",
			mime: "application/vnd.ms-powerpoint.presentation.macroenabled.12"
		};
		case "application/vnd.ms-visio.drawing": return {
			ext: "vsdx",
			mime: "application/vnd.visio"
		};
		case "application/vnd.ms-package.3dmanufacturing-3dmodel+xml": return {
			ext: "3mf",
			mime: "model/3mf"
		};
	}
}
function createOpenXmlZipDetectionState() {
	return {
		hasContentTypesEntry: false,
		hasParsedContentTypesEntry: false,
		isParsingContentTypes: false,
		hasUnparseableContentTypes: false,
		hasWordDirectory: false,
		hasPresentationDirectory: false,
		hasSpreadsheetDirectory: false,
		hasThreeDimensionalModelEntry: false
	};
}
function updateOpenXmlZipDetectionStateFromFilename(openXmlState, filename) {
	if (filename.startsWith("word/")) openXmlState.hasWordDirectory = true;
	if (filename.startsWith("ppt/")) openXmlState.hasPresentationDirectory = true;
	if (filename.startsWith("xl/")) openXmlState.hasSpreadsheetDirectory = true;
	if (filename.startsWith("3D/") && filename.endsWith(".model")) openXmlState.hasThreeDimensionalModelEntry = true;
}
function getOpenXmlFileTypeFromDirectoryNames(openXmlState) {
	if (openXmlState.hasWordDirectory) return {
		ext: "docx",
		mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
	};
	if (openXmlState.hasPresentationDirectory) return {
		ext: "pptx",
		mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation"
	};
	if (openXmlState.hasSpreadsheetDirectory) return {
		ext: "xlsx",
		mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
	};
	if (openXmlState.hasThreeDimensionalModelEntry) return {
		ext: "3mf",
		mime: "model/3mf"
	};
}
function getOpenXmlFileTypeFromZipEntries(openXmlState) {
	if (!openXmlState.hasContentTypesEntry || openXmlState.hasUnparseableContentTypes || openXmlState.isParsingContentTypes || openXmlState.hasParsedContentTypesEntry) return;
	return getOpenXmlFileTypeFromDirectoryNames(openXmlState);
}
function getOpenXmlMimeTypeFromContentTypesXml(xmlContent) {
	const endPosition = xmlContent.indexOf(".main+xml\"");
	if (endPosition === -1) {
		const mimeType = "application/vnd.ms-package.3dmanufacturing-3dmodel+xml";
		if (xmlContent.includes(`ContentType="${mimeType}"`)) return mimeType;
		return;
	}
	const truncatedContent = xmlContent.slice(0, endPosition);
	const firstQuotePosition = truncatedContent.lastIndexOf("\"");
	return truncatedContent.slice(firstQuotePosition + 1);
}
async function detectZip(tokenizer) {
	let fileType;
	const openXmlState = createOpenXmlZipDetectionState();
	const iWorkState = createIWorkZipDetectionState();
	try {
		await new ZipHandler(tokenizer, {
			useCentralDirectory: false,
			allowTruncatedDataDescriptor: true,
			maxEntryCount: maximumZipEntryCount,
			maxTotalScanBytes: hasUnknownFileSize(tokenizer) ? maximumUntrustedSkipSizeInBytes : Infinity,
			maxTotalDataDescriptorScanBytes: hasUnknownFileSize(tokenizer) ? Infinity : maximumZipEntrySizeInBytes,
			maxSkippedEntrySize: hasUnknownFileSize(tokenizer) ? maximumZipEntrySizeInBytes : Infinity,
			maxDataDescriptorScanBytes: maximumZipEntrySizeInBytes,
			maxCompressedSize: maximumZipTextEntrySizeInBytes,
			maxUncompressedSize: maximumZipTextEntrySizeInBytes
		}).unzip((zipHeader) => {
			updateOpenXmlZipDetectionStateFromFilename(openXmlState, zipHeader.filename);
			updateIWorkZipDetectionStateFromFilename(iWorkState, zipHeader.filename);
			if (iWorkState.hasDocumentEntry && (iWorkState.hasMasterSlideEntry || iWorkState.hasTablesEntry)) {
				fileType = getIWorkFileTypeFromZipEntries(iWorkState);
				return { stop: true };
			}
			const isOpenXmlContentTypesEntry = zipHeader.filename === "[Content_Types].xml";
			const openXmlFileTypeFromEntries = getOpenXmlFileTypeFromZipEntries(openXmlState);
			if (!isOpenXmlContentTypesEntry && openXmlFileTypeFromEntries) {
				fileType = openXmlFileTypeFromEntries;
				return { stop: true };
			}
			switch (zipHeader.filename) {
				case "META-INF/mozilla.rsa":
					fileType = {
						ext: "xpi",
						mime: "application/x-xpinstall"
					};
					return { stop: true };
				case "META-INF/MANIFEST.MF":
					fileType = {
						ext: "jar",
						mime: "application/java-archive"
					};
					return { stop: true };
				case "mimetype":
					if (!canReadZipEntryForDetection(zipHeader, maximumZipTextEntrySizeInBytes)) return {};
					return {
						async handler(fileData) {
							fileType = getFileTypeFromMimeType(new TextDecoder("utf-8").decode(fileData).trim());
						},
						stop: true
					};
				case "[Content_Types].xml":
					openXmlState.hasContentTypesEntry = true;
					if (!canReadZipEntryForDetection(zipHeader, maximumZipTextEntrySizeInBytes)) {
						openXmlState.hasUnparseableContentTypes = true;
						return {};
					}
					openXmlState.isParsingContentTypes = true;
					return {
						async handler(fileData) {
							const mimeType = getOpenXmlMimeTypeFromContentTypesXml(new TextDecoder("utf-8").decode(fileData));
							if (mimeType) fileType = getFileTypeFromMimeType(mimeType);
							openXmlState.hasParsedContentTypesEntry = true;
							openXmlState.isParsingContentTypes = false;
						},
						stop: true
					};
				default:
					if (/classes\d*\.dex/v.test(zipHeader.filename)) {
						fileType = {
							ext: "apk",
							mime: "application/vnd.android.package-archive"
						};
						return { stop: true };
					}
					return {};
			}
		});
	} catch (error) {
		if (!isRecoverableZipError(error)) throw error;
		if (openXmlState.isParsingContentTypes) {
			openXmlState.isParsingContentTypes = false;
			openXmlState.hasUnparseableContentTypes = true;
		}
		if (!fileType && (error instanceof EndOfStreamError || error instanceof ParserHardLimitError || isZipScanLimitError(error)) && !openXmlState.hasContentTypesEntry) fileType = getOpenXmlFileTypeFromDirectoryNames(openXmlState);
	}
	const iWorkFileType = hasUnknownFileSize(tokenizer) && iWorkState.hasDocumentEntry && !iWorkState.hasMasterSlideEntry && !iWorkState.hasTablesEntry && !iWorkState.hasCalculationEngineEntry ? void 0 : getIWorkFileTypeFromZipEntries(iWorkState);
	return fileType ?? getOpenXmlFileTypeFromZipEntries(openXmlState) ?? iWorkFileType ?? {
		ext: "zip",
		mime: "application/zip"
	};
}
// node_modules/file-type/source/detectors/ebml.js
var maximumEbmlDocumentTypeSizeInBytes = 64;
var maximumEbmlElementPayloadSizeInBytes = 1048576;
var maximumEbmlElementCount = 256;
async function detectEbml(tokenizer) {
	async function readField(input) {
		const msb = await input.peekNumber(UINT8);
		let mask = 128;
		let ic = 0;
		while (mask !== 0 && (msb & mask) === 0) {
			++ic;
			mask >>= 1;
		}
		const id = new Uint8Array(ic + 1);
		await safeReadBuffer(input, id, void 0, {
			maximumLength: id.length,
			reason: "EBML field"
		});
		return id;
	}
	async function readElement(input) {
		const idField = await readField(input);
		const lengthField = await readField(input);
		lengthField[0] ^= 128 >> lengthField.length - 1;
		const nrLength = Math.min(6, lengthField.length);
		const idView = new DataView(idField.buffer);
		const lengthView = new DataView(lengthField.buffer, lengthField.length - nrLength, nrLength);
		return {
			id: getUintBE(idView),
			len: getUintBE(lengthView)
		};
	}
	const isUnknownFileSize = hasUnknownFileSize(tokenizer);
	async function readChildren(header) {
		let ebmlElementCount = 0;
		while (header.remaining > 0) {
			ebmlElementCount++;
			if (ebmlElementCount > maximumEbmlElementCount) return;
			if (hasExceededUnknownSizeScanBudget(tokenizer, ebmlScanStart, 16777216)) return;
			const previousPosition = tokenizer.position;
			const element = await readElement(header);
			if (element.id === 17026) {
				if (element.len > maximumEbmlDocumentTypeSizeInBytes) return;
				const documentTypeLength = getSafeBound(element.len, maximumEbmlDocumentTypeSizeInBytes, "EBML DocType");
				return (await header.readToken(new StringType(documentTypeLength))).split("\0", 1)[0];
			}
			if (isUnknownFileSize && (!Number.isFinite(element.len) || element.len < 0 || element.len > maximumEbmlElementPayloadSizeInBytes)) return;
			await safeIgnore(header, element.len, {
				maximumLength: isUnknownFileSize ? maximumEbmlElementPayloadSizeInBytes : tokenizer.fileInfo.size,
				reason: "EBML payload"
			});
			if (tokenizer.position <= previousPosition) return;
		}
	}
	const rootElement = await readElement(tokenizer);
	const ebmlScanStart = tokenizer.position;
	const header = createTokenizerView(tokenizer, rootElement.len);
	let documentType;
	try {
		documentType = await readChildren(header);
	} catch (error) {
		if (error instanceof TokenizerBoundaryError) return;
		throw error;
	} finally {
		await header.close();
	}
	switch (documentType) {
		case "webm": return {
			ext: "webm",
			mime: "video/webm"
		};
		case "matroska": return {
			ext: "mkv",
			mime: "video/matroska"
		};
	}
}
// node_modules/file-type/source/detectors/png.js
var maximumPngChunkCount = 512;
var maximumPngStreamScanBudgetInBytes = 16777216;
var maximumPngChunkSizeInBytes = 1048576;
function isPngAncillaryChunk(type) {
	return (type.codePointAt(0) & 32) !== 0;
}
async function detectPng(tokenizer) {
	const pngFileType = {
		ext: "png",
		mime: "image/png"
	};
	const apngFileType = {
		ext: "apng",
		mime: "image/apng"
	};
	await tokenizer.ignore(8);
	async function readChunkHeader() {
		return {
			length: await tokenizer.readToken(INT32_BE),
			type: await tokenizer.readToken(new StringType(4, "latin1"))
		};
	}
	const isUnknownPngStream = hasUnknownFileSize(tokenizer);
	const pngScanStart = tokenizer.position;
	let pngChunkCount = 0;
	let hasSeenImageHeader = false;
	do {
		pngChunkCount++;
		if (pngChunkCount > maximumPngChunkCount) break;
		if (hasExceededUnknownSizeScanBudget(tokenizer, pngScanStart, maximumPngStreamScanBudgetInBytes)) break;
		const previousPosition = tokenizer.position;
		const chunk = await readChunkHeader();
		if (chunk.length < 0) return;
		if (chunk.type === "IHDR") {
			if (chunk.length !== 13) return;
			hasSeenImageHeader = true;
		}
		switch (chunk.type) {
			case "IDAT": return pngFileType;
			case "acTL": return apngFileType;
			default:
				if (!hasSeenImageHeader && chunk.type !== "CgBI") return;
				if (isUnknownPngStream && chunk.length > maximumPngChunkSizeInBytes) return hasSeenImageHeader && isPngAncillaryChunk(chunk.type) ? pngFileType : void 0;
				try {
					await safeIgnore(tokenizer, chunk.length + 4, {
						maximumLength: isUnknownPngStream ? 1048580 : tokenizer.fileInfo.size,
						reason: "PNG chunk payload"
					});
				} catch (error) {
					if (!isUnknownPngStream && (error instanceof ParserHardLimitError || error instanceof EndOfStreamError)) return pngFileType;
					throw error;
				}
		}
		if (tokenizer.position <= previousPosition) break;
	} while (tokenizer.position + 8 < tokenizer.fileInfo.size);
	return pngFileType;
}
// node_modules/file-type/source/detectors/asf.js
var maximumAsfHeaderObjectCount = 512;
var maximumAsfHeaderPayloadSizeInBytes = 1048576;
async function detectAsf(tokenizer) {
	let isMalformedAsf = false;
	try {
		async function readHeader() {
			const guid = /* @__PURE__ */ new Uint8Array(16);
			await safeReadBuffer(tokenizer, guid, void 0, {
				maximumLength: guid.length,
				reason: "ASF header GUID"
			});
			return {
				id: guid,
				size: Number(await tokenizer.readToken(UINT64_LE))
			};
		}
		await safeIgnore(tokenizer, 30, {
			maximumLength: 30,
			reason: "ASF header prelude"
		});
		const isUnknownFileSize = hasUnknownFileSize(tokenizer);
		const asfHeaderScanStart = tokenizer.position;
		let asfHeaderObjectCount = 0;
		while (tokenizer.position + 24 < tokenizer.fileInfo.size) {
			asfHeaderObjectCount++;
			if (asfHeaderObjectCount > maximumAsfHeaderObjectCount) break;
			if (hasExceededUnknownSizeScanBudget(tokenizer, asfHeaderScanStart, 16777216)) break;
			const previousPosition = tokenizer.position;
			const header = await readHeader();
			let payload = header.size - 24;
			if (!Number.isFinite(payload) || payload < 0) {
				isMalformedAsf = true;
				break;
			}
			if (checkBytes(header.id, [
				145,
				7,
				220,
				183,
				183,
				169,
				207,
				17,
				142,
				230,
				0,
				192,
				12,
				32,
				83,
				101
			])) {
				const typeId = /* @__PURE__ */ new Uint8Array(16);
				payload -= await safeReadBuffer(tokenizer, typeId, void 0, {
					maximumLength: typeId.length,
					reason: "ASF stream type GUID"
				});
				if (checkBytes(typeId, [
					64,
					158,
					105,
					248,
					77,
					91,
					207,
					17,
					168,
					253,
					0,
					128,
					95,
					92,
					68,
					43
				])) return {
					ext: "asf",
					mime: "audio/x-ms-asf"
				};
				if (checkBytes(typeId, [
					192,
					239,
					25,
					188,
					77,
					91,
					207,
					17,
					168,
					253,
					0,
					128,
					95,
					92,
					68,
					43
				])) return {
					ext: "asf",
					mime: "video/x-ms-asf"
				};
				break;
			}
			if (isUnknownFileSize && payload > maximumAsfHeaderPayloadSizeInBytes) {
				isMalformedAsf = true;
				break;
			}
			await safeIgnore(tokenizer, payload, {
				maximumLength: isUnknownFileSize ? maximumAsfHeaderPayloadSizeInBytes : tokenizer.fileInfo.size,
				reason: "ASF header payload"
			});
			if (tokenizer.position <= previousPosition) {
				isMalformedAsf = true;
				break;
			}
		}
	} catch (error) {
		if (error instanceof EndOfStreamError || error instanceof ParserHardLimitError) {
			if (hasUnknownFileSize(tokenizer)) isMalformedAsf = true;
		} else throw error;
	}
	if (isMalformedAsf) return;
	return {
		ext: "asf",
		mime: "application/vnd.ms-asf"
	};
}
// node_modules/file-type/source/index.js
/**
Primary entry point, Node.js specific entry point is index.js
*/
var reasonableDetectionSizeInBytes = 4100;
var maximumMpegOffsetTolerance = 4096;
var maximumNestedGzipDetectionSizeInBytes = maximumUntrustedSkipSizeInBytes;
var maximumNestedGzipProbeDepth = 1;
var unknownSizeGzipProbeTimeoutInMilliseconds = 100;
var maximumId3HeaderSizeInBytes = maximumUntrustedSkipSizeInBytes;
var maximumTiffTagCount = 512;
var maximumDetectionReentryCount = 256;
var maximumTiffStreamIfdOffsetInBytes = 1048576;
var maximumTiffIfdOffsetInBytes = maximumUntrustedSkipSizeInBytes;
function normalizeSampleSize(sampleSize) {
	if (!Number.isFinite(sampleSize)) return reasonableDetectionSizeInBytes;
	return Math.max(1, Math.trunc(sampleSize));
}
function normalizeMpegOffsetTolerance(mpegOffsetTolerance) {
	if (!Number.isFinite(mpegOffsetTolerance)) return 0;
	return Math.max(0, Math.min(maximumMpegOffsetTolerance, Math.trunc(mpegOffsetTolerance)));
}
function getKnownFileSizeOrMaximum(fileSize) {
	if (!Number.isFinite(fileSize)) return Number.MAX_SAFE_INTEGER;
	return Math.max(0, fileSize);
}
function importAtRuntime(specifier) {
	return import(
		/* @vite-ignore */
		/* webpackIgnore: true */
		specifier
);
}
function toDefaultStream(stream) {
	return stream.pipeThrough(new TransformStream());
}
function readWithSignal(reader, signal) {
	if (signal === void 0) return reader.read();
	signal.throwIfAborted();
	return Promise.race([reader.read(), new Promise((_resolve, reject) => {
		signal.addEventListener("abort", () => {
			reject(signal.reason);
			reader.cancel(signal.reason).catch(() => {});
		}, { once: true });
	})]);
}
function createByteLimitedReadableStream(stream, maximumBytes) {
	const reader = stream.getReader();
	let emittedBytes = 0;
	let isSourceDone = false;
	let isSourceCanceled = false;
	const cancelSource = async (reason) => {
		if (isSourceDone || isSourceCanceled) return;
		isSourceCanceled = true;
		await reader.cancel(reason);
	};
	return new ReadableStream({
		async pull(controller) {
			if (emittedBytes >= maximumBytes) {
				controller.close();
				await cancelSource();
				return;
			}
			const { done, value } = await reader.read();
			if (done || !value) {
				isSourceDone = true;
				controller.close();
				return;
			}
			const remainingBytes = maximumBytes - emittedBytes;
			if (value.length > remainingBytes) {
				controller.enqueue(value.subarray(0, remainingBytes));
				emittedBytes += remainingBytes;
				controller.close();
				await cancelSource();
				return;
			}
			controller.enqueue(value);
			emittedBytes += value.length;
		},
		async cancel(reason) {
			await cancelSource(reason);
		}
	});
}
async function fileTypeFromBuffer(input, options) {
	return new FileTypeParser(options).fromBuffer(input);
}
var FileTypeParser = class FileTypeParser {
	buffer;
	tokenizer;
	detectionReentryCount;
	constructor(options) {
		const normalizedMpegOffsetTolerance = normalizeMpegOffsetTolerance(options?.mpegOffsetTolerance);
		const maxBufferSize = options?.maxBufferSize ?? Infinity;
		if (maxBufferSize !== Infinity && (!Number.isSafeInteger(maxBufferSize) || maxBufferSize <= 0)) throw new RangeError("maxBufferSize must be a positive safe integer or Infinity");
		this.options = {
			...options,
			mpegOffsetTolerance: normalizedMpegOffsetTolerance
		};
		this.detectors = [
			...this.options.customDetectors ?? [],
			{
				id: "core",
				detect: (tokenizer) => this.detectConfident(tokenizer)
			},
			{
				id: "core.imprecise",
				detect: (tokenizer) => this.detectImprecise(tokenizer)
			}
		];
		this.tokenizerOptions = {
			abortSignal: this.options.signal,
			maxBufferSize
		};
		this.gzipProbeDepth = 0;
	}
	getTokenizerOptions() {
		return { ...this.tokenizerOptions };
	}
	createTokenizerFromWebStream(stream) {
		return fromWebStream(toDefaultStream(stream), this.getTokenizerOptions());
	}
	async parseTokenizer(tokenizer, detectionReentryCount = 0) {
		this.detectionReentryCount = detectionReentryCount;
		const initialPosition = tokenizer.position;
		for (const detector of this.detectors) {
			let fileType;
			try {
				fileType = await detector.detect(tokenizer);
			} catch (error) {
				if (error instanceof EndOfStreamError) return;
				if (error instanceof ParserHardLimitError) return;
				throw error;
			}
			if (fileType) return fileType;
			if (initialPosition !== tokenizer.position) return;
		}
	}
	async fromTokenizer(tokenizer) {
		try {
			return await this.parseTokenizer(tokenizer);
		} finally {
			await tokenizer.close();
		}
	}
	async fromBuffer(input) {
		if (!(input instanceof Uint8Array || input instanceof ArrayBuffer)) throw new TypeError(`Expected the \`input\` argument to be of type \`Uint8Array\` or \`ArrayBuffer\`, got \`${typeof input}\``);
		const buffer = input instanceof Uint8Array ? input : new Uint8Array(input);
		if (!(buffer?.length > 1)) return;
		return this.fromTokenizer(fromBuffer(buffer, this.getTokenizerOptions()));
	}
	async fromBlob(blob) {
		this.options.signal?.throwIfAborted();
		const tokenizer = fromBlob(blob, this.getTokenizerOptions());
		return this.fromTokenizer(tokenizer);
	}
	async fromStream(stream) {
		this.options.signal?.throwIfAborted();
		const tokenizer = this.createTokenizerFromWebStream(stream);
		return this.fromTokenizer(tokenizer);
	}
	async fromFile(path) {
		this.options.signal?.throwIfAborted();
		const { fromFile, NotRegularFileError } = await importAtRuntime("strtok3");
		let tokenizer;
		try {
			tokenizer = await fromFile(path, {
				...this.getTokenizerOptions(),
				regularFileOnly: true
			});
		} catch (error) {
			if (error instanceof NotRegularFileError) return;
			throw error;
		}
		return this.fromTokenizer(tokenizer);
	}
	async toDetectionStream(stream, options) {
		this.options.signal?.throwIfAborted();
		const sampleSize = normalizeSampleSize(options?.sampleSize ?? 4100);
		let detectedFileType;
		let hasStreamEnded = false;
		const reader = stream.getReader();
		const chunks = [];
		let totalSize = 0;
		try {
			while (totalSize < sampleSize) {
				const { value, done } = await readWithSignal(reader, this.options.signal);
				if (done || !value) {
					hasStreamEnded = true;
					break;
				}
				chunks.push(value);
				totalSize += value.length;
			}
			if (!hasStreamEnded && totalSize === sampleSize) {
				const { value, done } = await readWithSignal(reader, this.options.signal);
				if (done || !value) hasStreamEnded = true;
				else {
					chunks.push(value);
					totalSize += value.length;
				}
			}
		} finally {
			reader.releaseLock();
		}
		if (totalSize > 0) {
			const sample = chunks.length === 1 ? chunks[0] : concatUint8Arrays(chunks);
			try {
				detectedFileType = await this.fromBuffer(sample.subarray(0, sampleSize));
			} catch (error) {
				if (!(error instanceof EndOfStreamError)) throw error;
				detectedFileType = void 0;
			}
			if (!hasStreamEnded && detectedFileType?.ext === "pages") detectedFileType = {
				ext: "zip",
				mime: "application/zip"
			};
		}
		const transformStream = new TransformStream({
			start(controller) {
				for (const chunk of chunks) controller.enqueue(chunk);
			},
			transform(chunk, controller) {
				controller.enqueue(chunk);
			}
		});
		const newStream = stream.pipeThrough(transformStream);
		newStream.fileType = detectedFileType;
		return newStream;
	}
	async detectGzip(tokenizer) {
		if (this.gzipProbeDepth >= maximumNestedGzipProbeDepth) return {
			ext: "gz",
			mime: "application/gzip"
		};
		const limitedInflatedStream = createByteLimitedReadableStream(new GzipHandler(tokenizer).inflate(), maximumNestedGzipDetectionSizeInBytes);
		const hasUnknownSize = hasUnknownFileSize(tokenizer);
		let timeout;
		let probeSignal;
		let probeParser;
		let compressedFileType;
		if (hasUnknownSize) {
			const timeoutController = new AbortController();
			timeout = setTimeout(() => {
				timeoutController.abort(new DOMException(`Operation timed out after ${unknownSizeGzipProbeTimeoutInMilliseconds} ms`, "TimeoutError"));
			}, unknownSizeGzipProbeTimeoutInMilliseconds);
			probeSignal = this.options.signal === void 0 ? timeoutController.signal : AbortSignal.any([this.options.signal, timeoutController.signal]);
			probeParser = new FileTypeParser({
				...this.options,
				signal: probeSignal
			});
			probeParser.gzipProbeDepth = this.gzipProbeDepth + 1;
		} else this.gzipProbeDepth++;
		try {
			compressedFileType = await (probeParser ?? this).fromStream(limitedInflatedStream);
		} catch (error) {
			if (error?.name === "AbortError" && probeSignal?.reason?.name !== "TimeoutError") throw error;
		} finally {
			clearTimeout(timeout);
			if (!hasUnknownSize) this.gzipProbeDepth--;
		}
		if (compressedFileType?.ext === "tar") return {
			ext: "tar.gz",
			mime: "application/gzip"
		};
		return {
			ext: "gz",
			mime: "application/gzip"
		};
	}
	check(header, options) {
		return checkBytes(this.buffer, header, options);
	}
	checkString(header, options) {
		return this.check(stringToBytes(header, options?.encoding), options);
	}
	async detectConfident(tokenizer) {
		this.buffer = new Uint8Array(reasonableDetectionSizeInBytes);
		if (tokenizer.fileInfo.size === void 0) tokenizer.fileInfo.size = Number.MAX_SAFE_INTEGER;
		this.tokenizer = tokenizer;
		if (hasUnknownFileSize(tokenizer)) {
			await tokenizer.peekBuffer(this.buffer, {
				length: 3,
				mayBeLess: true
			});
			if (this.check([
				31,
				139,
				8
			])) return this.detectGzip(tokenizer);
		}
		await tokenizer.peekBuffer(this.buffer, {
			length: 32,
			mayBeLess: true
		});
		if (this.check([66, 77])) return {
			ext: "bmp",
			mime: "image/bmp"
		};
		if (this.check([11, 119])) return {
			ext: "ac3",
			mime: "audio/vnd.dolby.dd-raw"
		};
		if (this.check([120, 1])) return {
			ext: "dmg",
			mime: "application/x-apple-diskimage"
		};
		if (this.check([77, 90])) return {
			ext: "exe",
			mime: "application/x-msdownload"
		};
		if (this.check([37, 33])) {
			await tokenizer.peekBuffer(this.buffer, {
				length: 24,
				mayBeLess: true
			});
			if (this.checkString("PS-Adobe-", { offset: 2 }) && this.checkString(" EPSF-", { offset: 14 })) return {
				ext: "eps",
				mime: "application/eps"
			};
			return {
				ext: "ps",
				mime: "application/postscript"
			};
		}
		if (this.check([31, 160]) || this.check([31, 157])) return {
			ext: "Z",
			mime: "application/x-compress"
		};
		if (this.check([199, 113])) return {
			ext: "cpio",
			mime: "application/x-cpio"
		};
		if (this.check([96, 234])) return {
			ext: "arj",
			mime: "application/x-arj"
		};
		if (this.check([
			239,
			187,
			191
		])) {
			if (this.detectionReentryCount >= maximumDetectionReentryCount) return;
			this.detectionReentryCount++;
			await this.tokenizer.ignore(3);
			return this.detectConfident(tokenizer);
		}
		if (this.check([
			71,
			73,
			70
		])) return {
			ext: "gif",
			mime: "image/gif"
		};
		if (this.check([
			73,
			73,
			188
		])) return {
			ext: "jxr",
			mime: "image/vnd.ms-photo"
		};
		if (this.check([
			31,
			139,
			8
		])) return this.detectGzip(tokenizer);
		if (this.check([
			66,
			90,
			104
		])) return {
			ext: "bz2",
			mime: "application/x-bzip2"
		};
		if (this.checkString("ID3")) {
			await safeIgnore(tokenizer, 6, {
				maximumLength: 6,
				reason: "ID3 header prefix"
			});
			const id3HeaderLength = await tokenizer.readToken(uint32SyncSafeToken);
			const isUnknownFileSize = hasUnknownFileSize(tokenizer);
			if (!Number.isFinite(id3HeaderLength) || id3HeaderLength < 0 || isUnknownFileSize && (id3HeaderLength > maximumId3HeaderSizeInBytes || tokenizer.position + id3HeaderLength > maximumId3HeaderSizeInBytes)) return;
			if (tokenizer.position + id3HeaderLength > tokenizer.fileInfo.size) {
				if (isUnknownFileSize) return;
				return {
					ext: "mp3",
					mime: "audio/mpeg"
				};
			}
			try {
				await safeIgnore(tokenizer, id3HeaderLength, {
					maximumLength: isUnknownFileSize ? maximumId3HeaderSizeInBytes : tokenizer.fileInfo.size,
					reason: "ID3 payload"
				});
			} catch (error) {
				if (error instanceof EndOfStreamError) return;
				throw error;
			}
			if (this.detectionReentryCount >= maximumDetectionReentryCount) return;
			this.detectionReentryCount++;
			return this.parseTokenizer(tokenizer, this.detectionReentryCount);
		}
		if (this.checkString("MP+")) return {
			ext: "mpc",
			mime: "audio/x-musepack"
		};
		if ((this.buffer[0] === 67 || this.buffer[0] === 70) && this.check([87, 83], { offset: 1 })) return {
			ext: "swf",
			mime: "application/x-shockwave-flash"
		};
		if (this.check([
			255,
			216,
			255
		])) {
			if (this.check([247], { offset: 3 })) return {
				ext: "jls",
				mime: "image/jls"
			};
			return {
				ext: "jpg",
				mime: "image/jpeg"
			};
		}
		if (this.check([
			79,
			98,
			106,
			1
		])) return {
			ext: "avro",
			mime: "application/avro"
		};
		if (this.checkString("FLIF")) return {
			ext: "flif",
			mime: "image/flif"
		};
		if (this.checkString("8BPS")) return {
			ext: "psd",
			mime: "image/vnd.adobe.photoshop"
		};
		if (this.checkString("MPCK")) return {
			ext: "mpc",
			mime: "audio/x-musepack"
		};
		if (this.checkString("FORM")) return {
			ext: "aif",
			mime: "audio/aiff"
		};
		if (this.checkString("caff") && this.check([0, 1], { offset: 4 }) && this.checkString("desc", { offset: 8 })) return {
			ext: "caf",
			mime: "audio/x-caf"
		};
		if (this.checkString("icns", { offset: 0 })) return {
			ext: "icns",
			mime: "image/icns"
		};
		if (this.check([
			80,
			75,
			3,
			4
		])) return detectZip(tokenizer);
		if (this.checkString("OggS")) {
			await tokenizer.ignore(28);
			const type = /* @__PURE__ */ new Uint8Array(8);
			await tokenizer.readBuffer(type);
			if (checkBytes(type, [
				79,
				112,
				117,
				115,
				72,
				101,
				97,
				100
			])) return {
				ext: "opus",
				mime: "audio/ogg; codecs=opus"
			};
			if (checkBytes(type, [
				128,
				116,
				104,
				101,
				111,
				114,
				97
			])) return {
				ext: "ogv",
				mime: "video/ogg"
			};
			if (checkBytes(type, [
				1,
				118,
				105,
				100,
				101,
				111,
				0
			])) return {
				ext: "ogm",
				mime: "video/ogg"
			};
			if (checkBytes(type, [
				127,
				70,
				76,
				65,
				67
			])) return {
				ext: "oga",
				mime: "audio/ogg"
			};
			if (checkBytes(type, [
				83,
				112,
				101,
				101,
				120,
				32,
				32
			])) return {
				ext: "spx",
				mime: "audio/ogg"
			};
			if (checkBytes(type, [
				1,
				118,
				111,
				114,
				98,
				105,
				115
			])) return {
				ext: "ogg",
				mime: "audio/ogg"
			};
			return {
				ext: "ogx",
				mime: "application/ogg"
			};
		}
		if (this.check([80, 75]) && [
			3,
			5,
			7
		].includes(this.buffer[2]) && [
			4,
			6,
			8
		].includes(this.buffer[3])) return {
			ext: "zip",
			mime: "application/zip"
		};
		if (this.checkString("MThd")) return {
			ext: "mid",
			mime: "audio/midi"
		};
		if (this.checkString("wOFF") && (this.check([
			0,
			1,
			0,
			0
		], { offset: 4 }) || this.checkString("OTTO", { offset: 4 }))) return {
			ext: "woff",
			mime: "font/woff"
		};
		if (this.checkString("wOF2") && (this.check([
			0,
			1,
			0,
			0
		], { offset: 4 }) || this.checkString("OTTO", { offset: 4 }))) return {
			ext: "woff2",
			mime: "font/woff2"
		};
		if (this.check([
			212,
			195,
			178,
			161
		]) || this.check([
			161,
			178,
			195,
			212
		])) return {
			ext: "pcap",
			mime: "application/vnd.tcpdump.pcap"
		};
		if (this.checkString("DSD ")) return {
			ext: "dsf",
			mime: "audio/x-dsf"
		};
		if (this.checkString("LZIP")) return {
			ext: "lz",
			mime: "application/lzip"
		};
		if (this.checkString("fLaC")) return {
			ext: "flac",
			mime: "audio/flac"
		};
		if (this.check([
			66,
			80,
			71,
			251
		])) return {
			ext: "bpg",
			mime: "image/bpg"
		};
		if (this.checkString("wvpk")) return {
			ext: "wv",
			mime: "audio/wavpack"
		};
		if (this.checkString("%PDF")) return {
			ext: "pdf",
			mime: "application/pdf"
		};
		if (this.check([
			0,
			97,
			115,
			109
		])) return {
			ext: "wasm",
			mime: "application/wasm"
		};
		if (this.check([73, 73])) {
			const fileType = await this.readTiffHeader(false);
			if (fileType) return fileType;
		}
		if (this.check([77, 77])) {
			const fileType = await this.readTiffHeader(true);
			if (fileType) return fileType;
		}
		if (this.checkString("MAC ")) return {
			ext: "ape",
			mime: "audio/ape"
		};
		if (this.check([
			26,
			69,
			223,
			163
		])) return detectEbml(tokenizer);
		if (this.checkString("SQLi")) return {
			ext: "sqlite",
			mime: "application/x-sqlite3"
		};
		if (this.check([
			78,
			69,
			83,
			26
		])) return {
			ext: "nes",
			mime: "application/x-nintendo-nes-rom"
		};
		if (this.checkString("Cr24")) return {
			ext: "crx",
			mime: "application/x-google-chrome-extension"
		};
		if (this.checkString("MSCF") || this.checkString("ISc(")) return {
			ext: "cab",
			mime: "application/vnd.ms-cab-compressed"
		};
		if (this.check([
			237,
			171,
			238,
			219
		])) return {
			ext: "rpm",
			mime: "application/x-rpm"
		};
		if (this.check([
			197,
			208,
			211,
			198
		])) return {
			ext: "eps",
			mime: "application/eps"
		};
		if (this.check([
			40,
			181,
			47,
			253
		])) return {
			ext: "zst",
			mime: "application/zstd"
		};
		if (this.check([
			127,
			69,
			76,
			70
		])) return {
			ext: "elf",
			mime: "application/x-elf"
		};
		if (this.check([
			33,
			66,
			68,
			78
		])) return {
			ext: "pst",
			mime: "application/vnd.ms-outlook"
		};
		if (this.checkString("PAR1") || this.checkString("PARE")) return {
			ext: "parquet",
			mime: "application/vnd.apache.parquet"
		};
		if (this.checkString("ttcf")) return {
			ext: "ttc",
			mime: "font/collection"
		};
		if (this.check([
			254,
			237,
			250,
			206
		]) || this.check([
			254,
			237,
			250,
			207
		]) || this.check([
			206,
			250,
			237,
			254
		]) || this.check([
			207,
			250,
			237,
			254
		])) return {
			ext: "macho",
			mime: "application/x-mach-binary"
		};
		if (this.check([
			4,
			34,
			77,
			24
		])) return {
			ext: "lz4",
			mime: "application/x-lz4"
		};
		if (this.checkString("regf")) return {
			ext: "dat",
			mime: "application/x-ft-windows-registry-hive"
		};
		if (this.checkString("$FL2") || this.checkString("$FL3")) return {
			ext: "sav",
			mime: "application/x-spss-sav"
		};
		if (this.check([
			79,
			84,
			84,
			79,
			0
		])) return {
			ext: "otf",
			mime: "font/otf"
		};
		if (this.checkString("#!AMR")) return {
			ext: "amr",
			mime: "audio/amr"
		};
		if (this.checkString(String.raw`{\rtf`)) return {
			ext: "rtf",
			mime: "application/rtf"
		};
		if (this.check([
			70,
			76,
			86,
			1
		])) return {
			ext: "flv",
			mime: "video/x-flv"
		};
		if (this.checkString("IMPM")) return {
			ext: "it",
			mime: "audio/x-it"
		};
		if (this.checkString("-lh0-", { offset: 2 }) || this.checkString("-lh1-", { offset: 2 }) || this.checkString("-lh2-", { offset: 2 }) || this.checkString("-lh3-", { offset: 2 }) || this.checkString("-lh4-", { offset: 2 }) || this.checkString("-lh5-", { offset: 2 }) || this.checkString("-lh6-", { offset: 2 }) || this.checkString("-lh7-", { offset: 2 }) || this.checkString("-lzs-", { offset: 2 }) || this.checkString("-lz4-", { offset: 2 }) || this.checkString("-lz5-", { offset: 2 }) || this.checkString("-lhd-", { offset: 2 })) return {
			ext: "lzh",
			mime: "application/x-lzh-compressed"
		};
		if (this.check([
			0,
			0,
			1,
			186
		])) {
			if (this.check([33], {
				offset: 4,
				mask: [241]
			})) return {
				ext: "mpg",
				mime: "video/MP1S"
			};
			if (this.check([68], {
				offset: 4,
				mask: [196]
			})) return {
				ext: "mpg",
				mime: "video/MP2P"
			};
		}
		if (this.checkString("ITSF")) return {
			ext: "chm",
			mime: "application/vnd.ms-htmlhelp"
		};
		if (this.check([
			202,
			254,
			186,
			190
		])) {
			const machOArchitectureCount = UINT32_BE.get(this.buffer, 4);
			if (machOArchitectureCount > 0 && machOArchitectureCount <= 30) return {
				ext: "macho",
				mime: "application/x-mach-binary"
			};
			if (UINT16_BE.get(this.buffer, 6) > 30) return {
				ext: "class",
				mime: "application/java-vm"
			};
		}
		if (this.checkString(".RMF")) return {
			ext: "rm",
			mime: "application/vnd.rn-realmedia"
		};
		if (this.checkString("DRACO")) return {
			ext: "drc",
			mime: "application/x-ft-draco"
		};
		if (this.check([
			253,
			55,
			122,
			88,
			90,
			0
		])) return {
			ext: "xz",
			mime: "application/x-xz"
		};
		if (this.checkString("<?xml ")) return {
			ext: "xml",
			mime: "application/xml"
		};
		if (this.check([
			55,
			122,
			188,
			175,
			39,
			28
		])) return {
			ext: "7z",
			mime: "application/x-7z-compressed"
		};
		if (this.check([
			82,
			97,
			114,
			33,
			26,
			7
		]) && (this.buffer[6] === 0 || this.buffer[6] === 1)) return {
			ext: "rar",
			mime: "application/x-rar-compressed"
		};
		if (this.checkString("solid ")) return {
			ext: "stl",
			mime: "model/stl"
		};
		if (this.checkString("AC")) {
			const version = new StringType(4, "latin1").get(this.buffer, 2);
			if (/^\d+$/v.test(version) && version >= 1e3 && version <= 1050) return {
				ext: "dwg",
				mime: "image/vnd.dwg"
			};
		}
		if (this.checkString("070707")) return {
			ext: "cpio",
			mime: "application/x-cpio"
		};
		if (this.checkString("BLENDER")) return {
			ext: "blend",
			mime: "application/x-blender"
		};
		if (this.checkString("!<arch>")) {
			await tokenizer.ignore(8);
			if (await tokenizer.readToken(new StringType(13, "ascii")) === "debian-binary") return {
				ext: "deb",
				mime: "application/x-deb"
			};
			return {
				ext: "ar",
				mime: "application/x-unix-archive"
			};
		}
		if (this.checkString("WEBVTT") && [
			"\n",
			"\r",
			"	",
			" ",
			"\0"
		].some((char7) => this.checkString(char7, { offset: 6 }))) return {
			ext: "vtt",
			mime: "text/vtt"
		};
		if (this.check([
			137,
			80,
			78,
			71,
			13,
			10,
			26,
			10
		])) return detectPng(tokenizer);
		if (this.check([
			65,
			82,
			82,
			79,
			87,
			49,
			0,
			0
		])) return {
			ext: "arrow",
			mime: "application/vnd.apache.arrow.file"
		};
		if (this.check([
			103,
			108,
			84,
			70,
			2,
			0,
			0,
			0
		])) return {
			ext: "glb",
			mime: "model/gltf-binary"
		};
		if (this.check([
			102,
			114,
			101,
			101
		], { offset: 4 }) || this.check([
			109,
			100,
			97,
			116
		], { offset: 4 }) || this.check([
			109,
			111,
			111,
			118
		], { offset: 4 }) || this.check([
			119,
			105,
			100,
			101
		], { offset: 4 })) return {
			ext: "mov",
			mime: "video/quicktime"
		};
		if (this.check([
			73,
			73,
			82,
			79,
			8,
			0,
			0,
			0,
			24
		])) return {
			ext: "orf",
			mime: "image/x-olympus-orf"
		};
		if (this.checkString("gimp xcf ")) return {
			ext: "xcf",
			mime: "image/x-xcf"
		};
		if (this.checkString("ftyp", { offset: 4 }) && (this.buffer[8] & 96) !== 0) {
			const brandMajor = new StringType(4, "latin1").get(this.buffer, 8).replace("\0", " ").trim();
			switch (brandMajor) {
				case "avif":
				case "avis": return {
					ext: "avif",
					mime: "image/avif"
				};
				case "mif1": return {
					ext: "heic",
					mime: "image/heif"
				};
				case "msf1": return {
					ext: "heic",
					mime: "image/heif-sequence"
				};
				case "heic":
				case "heix": return {
					ext: "heic",
					mime: "image/heic"
				};
				case "hevc":
				case "hevx": return {
					ext: "heic",
					mime: "image/heic-sequence"
				};
				case "qt": return {
					ext: "mov",
					mime: "video/quicktime"
				};
				case "M4V":
				case "M4VH":
				case "M4VP": return {
					ext: "m4v",
					mime: "video/x-m4v"
				};
				case "M4P": return {
					ext: "m4p",
					mime: "video/mp4"
				};
				case "M4B": return {
					ext: "m4b",
					mime: "audio/mp4"
				};
				case "M4A": return {
					ext: "m4a",
					mime: "audio/x-m4a"
				};
				case "F4V": return {
					ext: "f4v",
					mime: "video/mp4"
				};
				case "F4P": return {
					ext: "f4p",
					mime: "video/mp4"
				};
				case "F4A": return {
					ext: "f4a",
					mime: "audio/mp4"
				};
				case "F4B": return {
					ext: "f4b",
					mime: "audio/mp4"
				};
				case "crx": return {
					ext: "cr3",
					mime: "image/x-canon-cr3"
				};
				default:
					if (brandMajor.startsWith("3g")) {
						if (brandMajor.startsWith("3g2")) return {
							ext: "3g2",
							mime: "video/3gpp2"
						};
						return {
							ext: "3gp",
							mime: "video/3gpp"
						};
					}
					return {
						ext: "mp4",
						mime: "video/mp4"
					};
			}
		}
		if (this.checkString("REGEDIT4\r\n")) return {
			ext: "reg",
			mime: "application/x-ms-regedit"
		};
		if (this.check([
			82,
			73,
			70,
			70
		])) {
			if (this.checkString("WEBP", { offset: 8 })) return {
				ext: "webp",
				mime: "image/webp"
			};
			if (this.check([
				65,
				86,
				73
			], { offset: 8 })) return {
				ext: "avi",
				mime: "video/vnd.avi"
			};
			if (this.check([
				87,
				65,
				86,
				69
			], { offset: 8 })) return {
				ext: "wav",
				mime: "audio/wav"
			};
			if (this.check([
				81,
				76,
				67,
				77
			], { offset: 8 })) return {
				ext: "qcp",
				mime: "audio/qcelp"
			};
		}
		if (this.check([
			73,
			73,
			85,
			0,
			24,
			0,
			0,
			0,
			136,
			231,
			116,
			216
		])) return {
			ext: "rw2",
			mime: "image/x-panasonic-rw2"
		};
		if (this.check([
			48,
			38,
			178,
			117,
			142,
			102,
			207,
			17,
			166,
			217
		])) return detectAsf(tokenizer);
		if (this.check([
			171,
			75,
			84,
			88,
			32,
			49,
			49,
			187,
			13,
			10,
			26,
			10
		])) return {
			ext: "ktx",
			mime: "image/ktx"
		};
		if ((this.check([
			126,
			16,
			4
		]) || this.check([
			126,
			24,
			4
		])) && this.check([
			48,
			77,
			73,
			69
		], { offset: 4 })) return {
			ext: "mie",
			mime: "application/x-mie"
		};
		if (this.check([
			39,
			10,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0
		], { offset: 2 })) return {
			ext: "shp",
			mime: "application/x-esri-shape"
		};
		if (this.check([
			255,
			79,
			255,
			81
		])) return {
			ext: "j2c",
			mime: "image/j2c"
		};
		if (this.check([
			0,
			0,
			0,
			12,
			106,
			80,
			32,
			32,
			13,
			10,
			135,
			10
		])) {
			await tokenizer.ignore(20);
			switch (await tokenizer.readToken(new StringType(4, "ascii"))) {
				case "jp2 ": return {
					ext: "jp2",
					mime: "image/jp2"
				};
				case "jpx ": return {
					ext: "jpx",
					mime: "image/jpx"
				};
				case "jpm ": return {
					ext: "jpm",
					mime: "image/jpm"
				};
				case "mjp2": return {
					ext: "mj2",
					mime: "image/mj2"
				};
				default: return;
			}
		}
		if (this.check([255, 10]) || this.check([
			0,
			0,
			0,
			12,
			74,
			88,
			76,
			32,
			13,
			10,
			135,
			10
		])) return {
			ext: "jxl",
			mime: "image/jxl"
		};
		if (this.check([254, 255])) {
			if (this.checkString("<?xml ", {
				offset: 2,
				encoding: "utf-16be"
			})) return {
				ext: "xml",
				mime: "application/xml"
			};
			return;
		}
		if (this.check([
			208,
			207,
			17,
			224,
			161,
			177,
			26,
			225
		])) return {
			ext: "cfb",
			mime: "application/x-cfb"
		};
		if (this.checkString("FRM8") && this.checkString("DSD ", { offset: 12 })) return {
			ext: "dff",
			mime: "audio/x-dff"
		};
		await tokenizer.peekBuffer(this.buffer, {
			length: Math.min(256, tokenizer.fileInfo.size),
			mayBeLess: true
		});
		if (this.check([
			97,
			99,
			115,
			112
		], { offset: 36 })) return {
			ext: "icc",
			mime: "application/vnd.iccprofile"
		};
		if (this.checkString("**ACE", { offset: 7 }) && this.checkString("**", { offset: 12 })) return {
			ext: "ace",
			mime: "application/x-ace-compressed"
		};
		if (this.checkString("BEGIN:")) {
			if (this.checkString("VCARD", { offset: 6 })) return {
				ext: "vcf",
				mime: "text/vcard"
			};
			if (this.checkString("VCALENDAR", { offset: 6 })) return {
				ext: "ics",
				mime: "text/calendar"
			};
		}
		if (this.checkString("FUJIFILMCCD-RAW")) return {
			ext: "raf",
			mime: "image/x-fujifilm-raf"
		};
		if (this.checkString("Extended Module:")) return {
			ext: "xm",
			mime: "audio/x-xm"
		};
		if (this.checkString("Creative Voice File")) return {
			ext: "voc",
			mime: "audio/x-voc"
		};
		if (this.check([
			4,
			0,
			0,
			0
		]) && this.buffer.length >= 16) {
			const jsonSize = new DataView(this.buffer.buffer).getUint32(12, true);
			if (jsonSize > 12 && this.buffer.length >= jsonSize + 16) try {
				const header = new TextDecoder().decode(this.buffer.subarray(16, jsonSize + 16));
				if (JSON.parse(header).files) return {
					ext: "asar",
					mime: "application/x-asar"
				};
			} catch {}
		}
		if (this.check([
			6,
			14,
			43,
			52,
			2,
			5,
			1,
			1,
			13,
			1,
			2,
			1,
			1,
			2
		])) return {
			ext: "mxf",
			mime: "application/mxf"
		};
		if (this.checkString("SCRM", { offset: 44 })) return {
			ext: "s3m",
			mime: "audio/x-s3m"
		};
		if (this.check([71]) && this.check([71], { offset: 188 })) return {
			ext: "mts",
			mime: "video/mp2t"
		};
		if (this.check([71], { offset: 4 }) && this.check([71], { offset: 196 })) return {
			ext: "mts",
			mime: "video/mp2t"
		};
		if (this.check([
			66,
			79,
			79,
			75,
			77,
			79,
			66,
			73
		], { offset: 60 })) return {
			ext: "mobi",
			mime: "application/x-mobipocket-ebook"
		};
		if (this.check([
			68,
			73,
			67,
			77
		], { offset: 128 })) return {
			ext: "dcm",
			mime: "application/dicom"
		};
		if (this.check([
			76,
			0,
			0,
			0,
			1,
			20,
			2,
			0,
			0,
			0,
			0,
			0,
			192,
			0,
			0,
			0,
			0,
			0,
			0,
			70
		])) return {
			ext: "lnk",
			mime: "application/x-ms-shortcut"
		};
		if (this.check([
			98,
			111,
			111,
			107,
			0,
			0,
			0,
			0,
			109,
			97,
			114,
			107,
			0,
			0,
			0,
			0
		])) return {
			ext: "alias",
			mime: "application/x-ft-apple.alias"
		};
		if (this.checkString("Kaydara FBX Binary  \0")) return {
			ext: "fbx",
			mime: "application/x-ft-fbx"
		};
		if (this.check([76, 80], { offset: 34 }) && (this.check([
			0,
			0,
			1
		], { offset: 8 }) || this.check([
			1,
			0,
			2
		], { offset: 8 }) || this.check([
			2,
			0,
			2
		], { offset: 8 }))) return {
			ext: "eot",
			mime: "application/vnd.ms-fontobject"
		};
		if (this.check([
			6,
			6,
			237,
			245,
			216,
			29,
			70,
			229,
			189,
			49,
			239,
			231,
			254,
			116,
			183,
			29
		])) return {
			ext: "indd",
			mime: "application/x-indesign"
		};
		if (this.check([
			255,
			255,
			0,
			0,
			7,
			0,
			0,
			0,
			4,
			0,
			0,
			0,
			1,
			0,
			1,
			0
		]) || this.check([
			0,
			0,
			255,
			255,
			0,
			0,
			0,
			7,
			0,
			0,
			0,
			4,
			0,
			1,
			0,
			1
		])) return {
			ext: "jmp",
			mime: "application/x-jmp-data"
		};
		await tokenizer.peekBuffer(this.buffer, {
			length: Math.min(512, tokenizer.fileInfo.size),
			mayBeLess: true
		});
		if (this.checkString("ustar", { offset: 257 }) && (this.checkString("\0", { offset: 262 }) || this.checkString(" ", { offset: 262 })) || this.check([
			0,
			0,
			0,
			0,
			0,
			0
		], { offset: 257 }) && tarHeaderChecksumMatches(this.buffer)) return {
			ext: "tar",
			mime: "application/x-tar"
		};
		if (this.check([255, 254])) {
			const encoding = "utf-16le";
			if (this.checkString("<?xml ", {
				offset: 2,
				encoding
			})) return {
				ext: "xml",
				mime: "application/xml"
			};
			if (this.check([255, 14], { offset: 2 }) && this.checkString("SketchUp Model", {
				offset: 4,
				encoding
			})) return {
				ext: "skp",
				mime: "application/vnd.sketchup.skp"
			};
			if (this.checkString("Windows Registry Editor Version 5.00\r\n", {
				offset: 2,
				encoding
			})) return {
				ext: "reg",
				mime: "application/x-ms-regedit"
			};
			return;
		}
		if (this.checkString("-----BEGIN PGP MESSAGE-----")) return {
			ext: "pgp",
			mime: "application/pgp-encrypted"
		};
		const isoStandardIdentifierOffset = 32769;
		const isoStandardIdentifierLength = 5;
		if (tokenizer.supportsRandomAccess() && tokenizer.fileInfo.size >= 32774) {
			const isoStandardIdentifier = new Uint8Array(isoStandardIdentifierLength);
			await tokenizer.peekBuffer(isoStandardIdentifier, {
				position: isoStandardIdentifierOffset,
				length: isoStandardIdentifierLength,
				mayBeLess: true
			});
			if (checkBytes(isoStandardIdentifier, stringToBytes("CD001"))) return {
				ext: "iso",
				mime: "application/x-iso9660-image"
			};
		}
	}
	async detectImprecise(tokenizer) {
		this.buffer = new Uint8Array(reasonableDetectionSizeInBytes);
		const fileSize = getKnownFileSizeOrMaximum(tokenizer.fileInfo.size);
		await tokenizer.peekBuffer(this.buffer, {
			length: Math.min(8, fileSize),
			mayBeLess: true
		});
		if (this.check([
			0,
			0,
			1,
			186
		]) || this.check([
			0,
			0,
			1,
			179
		])) return {
			ext: "mpg",
			mime: "video/mpeg"
		};
		if (this.check([
			0,
			1,
			0,
			0,
			0
		])) return {
			ext: "ttf",
			mime: "font/ttf"
		};
		if (this.check([
			0,
			0,
			1,
			0
		])) return {
			ext: "ico",
			mime: "image/x-icon"
		};
		if (this.check([
			0,
			0,
			2,
			0
		])) return {
			ext: "cur",
			mime: "image/x-icon"
		};
		await tokenizer.peekBuffer(this.buffer, {
			length: Math.min(4 + this.options.mpegOffsetTolerance, fileSize),
			mayBeLess: true
		});
		if (this.buffer.length >= 4 + this.options.mpegOffsetTolerance) for (let depth = 0; depth <= this.options.mpegOffsetTolerance; ++depth) {
			const type = this.scanMpeg(depth);
			if (type) return type;
		}
	}
	async readTiffTag(isBigEndian) {
		const tagId = await this.tokenizer.readToken(isBigEndian ? UINT16_BE : UINT16_LE);
		await this.tokenizer.ignore(10);
		switch (tagId) {
			case 50341: return {
				ext: "arw",
				mime: "image/x-sony-arw"
			};
			case 50706: return {
				ext: "dng",
				mime: "image/x-adobe-dng"
			};
		}
	}
	async readTiffIFD(isBigEndian) {
		const numberOfTags = await this.tokenizer.readToken(isBigEndian ? UINT16_BE : UINT16_LE);
		if (numberOfTags > maximumTiffTagCount) return;
		if (hasUnknownFileSize(this.tokenizer) && 2 + numberOfTags * 12 > maximumTiffIfdOffsetInBytes) return;
		for (let n = 0; n < numberOfTags; ++n) {
			const fileType = await this.readTiffTag(isBigEndian);
			if (fileType) return fileType;
		}
	}
	async readTiffHeader(isBigEndian) {
		const tiffFileType = {
			ext: "tif",
			mime: "image/tiff"
		};
		const version = (isBigEndian ? UINT16_BE : UINT16_LE).get(this.buffer, 2);
		const ifdOffset = (isBigEndian ? UINT32_BE : UINT32_LE).get(this.buffer, 4);
		if (version === 42) {
			if (ifdOffset >= 6) {
				if (this.checkString("CR", { offset: 8 })) return {
					ext: "cr2",
					mime: "image/x-canon-cr2"
				};
				if (ifdOffset >= 8) {
					const someId1 = (isBigEndian ? UINT16_BE : UINT16_LE).get(this.buffer, 8);
					const someId2 = (isBigEndian ? UINT16_BE : UINT16_LE).get(this.buffer, 10);
					if (someId1 === 28 && someId2 === 254 || someId1 === 31 && someId2 === 11) return {
						ext: "nef",
						mime: "image/x-nikon-nef"
					};
				}
			}
			if (hasUnknownFileSize(this.tokenizer) && ifdOffset > maximumTiffStreamIfdOffsetInBytes) return tiffFileType;
			const maximumTiffOffset = hasUnknownFileSize(this.tokenizer) ? maximumTiffIfdOffsetInBytes : this.tokenizer.fileInfo.size;
			try {
				await safeIgnore(this.tokenizer, ifdOffset, {
					maximumLength: maximumTiffOffset,
					reason: "TIFF IFD offset"
				});
			} catch (error) {
				if (error instanceof EndOfStreamError) return;
				throw error;
			}
			let fileType;
			try {
				fileType = await this.readTiffIFD(isBigEndian);
			} catch (error) {
				if (error instanceof EndOfStreamError) return;
				throw error;
			}
			return fileType ?? tiffFileType;
		}
		if (version === 43) return tiffFileType;
	}
	/**
	Scan check MPEG 1 or 2 Layer 3 header, or 'layer 0' for ADTS (MPEG sync-word 0xFFE).
	
	@param {number} offset - Offset to scan for sync-preamble.
	@returns {{ext: string, mime: string} | undefined} The detected file type, if any.
	*/
	scanMpeg(offset) {
		if (this.check([255, 224], {
			offset,
			mask: [255, 224]
		})) {
			if (this.check([16], {
				offset: offset + 1,
				mask: [22]
			})) return {
				ext: "aac",
				mime: "audio/aac"
			};
			if (this.check([255, 254], { offset })) return;
			if (this.check([8], {
				offset: offset + 1,
				mask: [24]
			})) return;
			if (this.check([240], {
				offset: offset + 2,
				mask: [240]
			})) return;
			if (this.check([12], {
				offset: offset + 2,
				mask: [12]
			})) return;
			if (this.check([2], {
				offset: offset + 1,
				mask: [6]
			})) return {
				ext: "mp3",
				mime: "audio/mpeg"
			};
			if (this.check([4], {
				offset: offset + 1,
				mask: [6]
			})) return {
				ext: "mp2",
				mime: "audio/mpeg"
			};
			if (this.check([6], {
				offset: offset + 1,
				mask: [6]
			})) return {
				ext: "mp1",
				mime: "audio/mpeg"
			};
		}
	}
};
new Set(extensions);
new Set(mimeTypes);
// src/platform/files/inspect.ts
/** Beyond this a picture is refused before a pixel of it is decoded. */
var MOST_PIXELS = 5e7;
var PICTURES = /* @__PURE__ */ new Set([
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/avif"
]);
var DOCUMENTS = {
	"application/pdf": /\.pdf$/i,
	"image/jpeg": /\.jpe?g$/i,
	"image/png": /\.png$/i
};
/** How every picture is opened: broken and oversized ones throw, whatever their name or header claims. */
var SHARP_LIMITS = {
	limitInputPixels: MOST_PIXELS,
	failOn: "error"
};
/** Loaded with the first picture: it takes 9 MB, and most starts see none. */
var sharpLibrary = async () => (await import("sharp")).default;
/** The media type of a picture by its content, or undefined when it is none that the club takes. */
async function pictureType(bytes) {
	const found = await fileTypeFromBuffer(bytes);
	return found && PICTURES.has(found.mime) ? found.mime : void 0;
}
/** The media type of a document by its content, or undefined when it is none or its name says otherwise. [decisions A16] */
async function documentType(bytes, name) {
	const found = await fileTypeFromBuffer(bytes);
	if (!found || !DOCUMENTS[found.mime]?.test(name)) return void 0;
	return found.mime !== "application/pdf" || isWholePdf(bytes) ? found.mime : void 0;
}
/** The last lines of a PDF say where it ends: a header alone is none. Source: ISO 32000-1, 7.5.5. */
var isWholePdf = (bytes) => Buffer.from(bytes.slice(-1024)).includes("%%EOF");
/** Whether the header of a picture names a size that may be decoded at all. Throws when it cannot be read. */
async function hasFairSize(bytes) {
	const { width, height } = await (await sharpLibrary())(bytes, {
		...SHARP_LIMITS,
		limitInputPixels: false
	}).metadata();
	return width * height <= MOST_PIXELS;
}
// src/platform/files/orphans.ts
var DAY_MS = 864e5;
var BATCH = 500;
/** Writes bytes and row of a new file; when either fails (a full disk, a lost database) nothing stays behind. */
async function keepOrSweep(ctx, id, write) {
	try {
		await write();
	} catch (error) {
		await ctx.files.remove(`${id}/`).catch(() => {});
		throw error;
	}
}
/**
* Removes the bytes of files that no row knows: of an upload whose process died, or of a file that was deleted.
* An id tells when it was made; younger than a day may still be on its way to its row. Answers how many went.
*/
async function removeOrphans(ports) {
	const limit = ports.clock.now().getTime() - DAY_MS;
	let removed = 0;
	let batch = [];
	for await (const id of ports.files.ids()) {
		if (!isId(id) || bornAt(id).getTime() > limit) continue;
		batch.push(id);
		if (batch.length < BATCH) continue;
		removed += await sweep(ports, batch);
		batch = [];
	}
	return removed + await sweep(ports, batch);
}
async function sweep({ db, files: store }, ids) {
	if (ids.length === 0) return 0;
	const known = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
	const kept = new Set(known.map((file) => file.id));
	const orphans = ids.filter((id) => !kept.has(id));
	for (const id of orphans) await store.remove(`${id}/`);
	return orphans.length;
}
// src/platform/files/re-encode.ts
/** The widths in which pictures are kept; a page names them in `srcset`. */
var VARIANT_WIDTHS = [
	320,
	640,
	960,
	1440,
	2048
];
/**
* Draws a picture anew: upright, in sRGB, without EXIF, GPS or anything else that came with it. Answers the
* high-resolution JPEG and WebP variants no wider than the picture itself. Throws when it cannot be decoded.
*/
async function reEncode(bytes, widths) {
	const sharp = await sharpLibrary();
	const original = await sharp(bytes, SHARP_LIMITS).autoOrient().flatten({ background: "#fff" }).jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
	const { width, height } = original.info;
	const fitting = widths.filter((wanted) => wanted <= width);
	const wanted = fitting.length > 0 ? fitting : [width];
	const largest = await sharp(bytes, SHARP_LIMITS).autoOrient().resize(Math.max(...wanted)).raw().toBuffer({ resolveWithObject: true });
	const variants = [];
	for (const widthPx of wanted) {
		const variant = sharp(largest.data, { raw: largest.info }).resize(widthPx);
		variants.push({
			widthPx,
			bytes: await variant.webp({
				quality: 80,
				effort: 2
			}).toBuffer()
		});
	}
	return {
		widthPx: width,
		heightPx: height,
		original: original.data,
		variants
	};
}
/** A scan or photograph of a paper, drawn anew in its own format: nothing hidden in it survives. */
async function reEncodeScan(bytes, mediaType) {
	const upright = (await sharpLibrary())(bytes, SHARP_LIMITS).autoOrient();
	const { data, info } = await (mediaType === "image/png" ? upright.png() : upright.jpeg({ quality: 88 })).toBuffer({ resolveWithObject: true });
	return {
		widthPx: info.width,
		heightPx: info.height,
		bytes: data
	};
}
// src/platform/files/turns.ts
/** A picture of the largest size may take 200 MB while it is drawn anew, and anybody may send one. */
var AT_ONCE = 2;
var busy = 0;
var waiting = [];
/** Does work that takes much memory when it is its turn: at most two at a time in this process, first come, first served. */
async function inTurn(work) {
	if (busy < AT_ONCE) busy += 1;
	else await new Promise((go) => waiting.push(go));
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else busy -= 1;
	}
}
// src/platform/files/store-document.ts
/** [decisions A16] */
var MOST_DOCUMENT_BYTES = 5242880;
/**
* Stores a paper that somebody handed in: PDF, JPEG or PNG by content and name, 5 MB at most. It is private and has
* no address; pictures are drawn anew, so that no place or camera is told. [decisions A16]
*/
async function storeDocument(ctx, bytes, { name }) {
	if (bytes.length > 5242880) return refused("TOO_LARGE", { mostBytes: MOST_DOCUMENT_BYTES });
	const mediaType = await documentType(bytes, name);
	if (!mediaType) return refused("NOT_A_DOCUMENT");
	const content = await contentOf(bytes, mediaType);
	if (!content) return refused("BROKEN");
	const id = newId();
	await keepOrSweep(ctx, id, async () => {
		await ctx.files.put(`${id}/original`, content.bytes);
		await ctx.db.insert(files).values({
			id,
			name,
			mediaType,
			sizeBytes: content.bytes.length,
			widthPx: content.widthPx,
			heightPx: content.heightPx,
			audience: "private",
			createdAt: ctx.clock.now()
		});
	});
	return done({ id });
}
async function contentOf(bytes, mediaType) {
	if (mediaType === "application/pdf") return {
		bytes,
		widthPx: null,
		heightPx: null
	};
	try {
		return await hasFairSize(bytes) ? await inTurn(() => reEncodeScan(bytes, mediaType)) : void 0;
	} catch {
		return;
	}
}
/** What to tell whoever handed in a paper that was not taken. */
function documentRefusalWords(refusal) {
	switch (refusal.reason) {
		case "TOO_LARGE": return "A file may have 5 MB at most";
		case "NOT_A_DOCUMENT": return "Please choose a PDF, JPEG or PNG";
		case "BROKEN": return "This file cannot be read";
		default: return unreachable(refusal);
	}
}
// src/features/forms/commands/uploads.server.ts
/**
* Stores what was uploaded, privately, each file checked by its content. One that is no PDF, JPEG or PNG refuses all
* of them, and nothing of them stays. [FRM-005, decisions A16, holes 18]
*/
async function storeUploads(ctx, fields, { uploads }) {
	const papers = /* @__PURE__ */ new Map();
	for (const field of fields.filter((one) => one.typeField === "file" && isFilledIn(one))) for (const upload of uploads.get(field.name) ?? []) {
		const stored = await store(ctx, upload);
		if (!stored.ok) {
			await discard(ctx, papers);
			return refused("NOT_TAKEN", { problems: { [field.name]: [documentRefusalWords(stored)] } });
		}
		const paper = {
			id: stored.id,
			name: nameOf$1(upload)
		};
		papers.set(field.name, [...papers.get(field.name) ?? [], paper]);
	}
	return done({ papers });
}
/**
* What is wrong with what was uploaded, before anything is stored. `others`: other fields were refused, and a browser
* does not keep a file: it must be chosen again, which is said. [FRM-005, decisions A16]
*/
async function problemsOfUploads(fields, { uploads }, others) {
	const problems = {};
	for (const { name } of fields.filter((one) => one.typeField === "file" && isFilledIn(one))) for (const upload of uploads.get(name) ?? []) {
		const refusal = await problemOf$1(upload);
		if (refusal || others) problems[name] = [refusal ?? "Please choose this file again"];
	}
	return problems;
}
async function problemOf$1(upload) {
	const bytes = new Uint8Array(await upload.arrayBuffer());
	if (bytes.length > 5242880) return documentRefusalWords({
		reason: "TOO_LARGE",
		mostBytes: MOST_DOCUMENT_BYTES
	});
	return await documentType(bytes, nameOf$1(upload)) ? void 0 : documentRefusalWords({ reason: "NOT_A_DOCUMENT" });
}
/** Deletes what was stored for an answer that was not taken. */
async function discard(ctx, papers) {
	await transact(ctx, async (tx) => {
		for (const id of fileIdsOf(papers)) await deleteFile(tx, id);
	});
}
var fileIdsOf = (papers) => [...papers.values()].flat().map((paper) => paper.id);
/** Its end matters: it must say what the file is. */
var nameOf$1 = ({ name }) => plainLine(name).slice(-200);
async function store(ctx, upload) {
	const stored = await storeDocument(ctx, new Uint8Array(await upload.arrayBuffer()), { name: nameOf$1(upload) });
	if (stored.ok) await ctx.db.insert(formPapers).values({ fileId: stored.id });
	return stored;
}
// src/features/forms/commands/send-form.server.ts
/** Complete answers of one client, to all forms together. */
var FORM_LIMIT = {
	name: "forms",
	points: 10,
	seconds: 3600
};
/**
* Takes an answer to a published form: checks fields, terms and captcha whatever the page has checked, keeps it if
* the form wants it kept, and mails it to the form's recipient, all or nothing. Throws NotFound for a form that is not
* published. [FRM-009..019, FRM-023, API-039, decisions D03, F05, C08]
*/
async function sendForm(ctx, filled) {
	const form = await formToSend(ctx, filled.formId);
	if (!form) throw new NotFound();
	const others = problemsIn(form.fields, filled);
	const some = Object.keys(others).length > 0;
	const problems = {
		...await problemsOfUploads(form.fields, filled, some),
		...others
	};
	if (Object.keys(problems).length > 0) return refused("NOT_VALID", { problems });
	const spent = await spend(ctx.db, FORM_LIMIT, networkOf(ctx.client));
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	if (form.enableCaptcha && !await ctx.captcha.verify(filled.token, captchaPurpose(form.id))) return refused("CAPTCHA");
	const stored = await storeUploads(ctx, form.fields, filled);
	if (!stored.ok) return refused("NOT_VALID", { problems: stored.problems });
	try {
		await transact(ctx, async (tx) => {
			const answers = answersOf(form.fields, filled, stored.papers);
			if (form.saveDb) await keep(ctx, tx, form, answers, fileIdsOf(stored.papers));
			await mail(ctx, tx, form, answers, senderOf(form.fields, filled));
		});
	} catch (error) {
		await discard(ctx, stored.papers);
		throw error;
	}
	return done({ confirmation: form.confirmation });
}
async function keep({ clock }, tx, form, data, fileIds) {
	const id = newId();
	const now = clock.now();
	await tx.insert(formResults).values({
		id,
		formId: form.id,
		data,
		createdAt: now,
		updatedAt: now
	});
	if (fileIds.length > 0) await tx.update(formPapers).set({ resultId: id }).where(inArray(formPapers.fileId, fileIds));
	await touchEntry(tx, "formresults", id);
}
async function mail(ctx, tx, form, answers, sender) {
	const { club, mail } = ctx.config;
	await sendLetter(ctx, tx, {
		to: mailAddress(form.recipient || mail.info, club.name),
		...sender && { replyTo: mailAddress(sender) }
	}, answerLetter(form, answers));
}
// src/platform/payments/payments.ts
/** Nobody has set up card payments on this site. */
var PaymentsOff = class extends Error {
	constructor() {
		super("Card payments are not set up: STRIPE_SECRET_KEY is missing.");
		this.name = "PaymentsOff";
	}
};
/** What a payer is told of a refusal that is none of the card's. [holes 30] */
var UNEXPLAINED = "the payment could not be started. Please contact the club.";
/** While a page waits: one attempt, 3 s. What was not learned is learned by the provider's events. */
var A_PAGE_WAITS = {
	timeout: 3e3,
	maxNetworkRetries: 0
};
/**
* Asks the provider and sorts its failures: what passes by itself, what the payer can change, what is not there.
* Everything but card errors is logged with the provider's request id, and not told. Bugs of ours throw.
*/
async function ask({ payments, log }, question) {
	try {
		return {
			ok: true,
			value: await question(await payments.client())
		};
	} catch (error) {
		return sorted(error, log);
	}
}
/** The same for finance staff, who are told in the provider's own words why it refused. [decisions B25] */
async function askAsStaff({ payments, log }, question) {
	try {
		return {
			ok: true,
			value: await question(await payments.client())
		};
	} catch (error) {
		const failed = sorted(error, log);
		const failure = failed.reason === "PROVIDER_REFUSED" ? providerFailure(error) : void 0;
		return failure ? refusedWith(failure.message) : failed;
	}
}
var refusedWith = (message) => ({
	ok: false,
	reason: "PROVIDER_REFUSED",
	message
});
function sorted(error, log) {
	if (error instanceof Error && error.name === "PaymentsOff") {
		log.warn(error.message);
		return {
			ok: false,
			reason: "PROVIDER_DOWN"
		};
	}
	const failure = providerFailure(error);
	if (!failure) throw error;
	if (failure.type === "StripeCardError") return {
		ok: false,
		reason: "PROVIDER_REFUSED",
		message: failure.message
	};
	if (failure.code === "resource_missing") return {
		ok: false,
		reason: "PROVIDER_KNOWS_NONE"
	};
	if (failure.code === "idempotency_key_in_use") return {
		ok: false,
		reason: "PROVIDER_DOWN"
	};
	log.error({ provider: failure }, "the payment provider did not do what it was asked");
	return failure.type === "StripeInvalidRequestError" || failure.type === "StripeIdempotencyError" ? {
		ok: false,
		reason: "PROVIDER_REFUSED",
		message: UNEXPLAINED
	} : {
		ok: false,
		reason: "PROVIDER_DOWN"
	};
}
/** The provider's errors by their names: `instanceof` would load its client for nothing. */
function providerFailure(error) {
	if (!(error instanceof Error) || !("type" in error) || typeof error.type !== "string") return void 0;
	if (!error.type.startsWith("Stripe")) return void 0;
	const { type, code, message, requestId } = error;
	return {
		type,
		message,
		...code && { code },
		...requestId && { requestId }
	};
}
// src/features/billing/policy.ts
/** Invoices, payments and subscriptions of others: the work of finance staff. [decisions A01] */
var canBill = (actor) => hasRole(actor, "finance");
// src/platform/payments/ask-once.ts
/** How many failures that the provider keeps are passed by in one question. */
var MOST_PASSED = 5;
/**
* Asks for something that must happen once: asked again with its key, because an answer was lost, the provider finds
* what was done. A failure of its own (5xx) the provider keeps under the key for a day too: such a kept failure is
* passed by with the next key. What the provider may have done before it failed, a question that moves money looks for
* first: `passed` tells how many failures lie behind. Source: docs.stripe.com/api/idempotent_requests.
*/
function askOnce(needs, key, question) {
	return ask(needs, async (stripe) => {
		for (let passed = 0;; passed += 1) try {
			return await question(stripe, { idempotencyKey: passed === 0 ? key : `${key}:${passed + 1}` }, passed);
		} catch (error) {
			if (passed === MOST_PASSED || !isKeptFailure(error)) throw error;
		}
	});
}
function isKeptFailure(error) {
	if (!(error instanceof Error) || !("statusCode" in error) || !("headers" in error)) return false;
	const { statusCode, headers } = error;
	if (typeof statusCode !== "number" || statusCode < 500) return false;
	return typeof headers === "object" && headers !== null && "idempotent-replayed" in headers;
}
// src/features/billing/commands/customer.server.ts
/** The column that holds the customer id of this environment: real money or not. [INV-021, decisions B26] */
var customerColumn = ({ payments }) => payments.mode === "live" ? members.stripeId : members.stripeIdTest;
/**
* The provider's customer of a member: the stored one, else a new one of the member's own. Never looked up by
* e-mail: families share an address. Throws NotFound for a member who does not exist. [decisions B22]
*/
async function customerOf(ctx, memberId) {
	const column = customerColumn(ctx);
	const [member] = await ctx.db.select({
		customer: column,
		name: members.name,
		email: members.email
	}).from(members).where(eq(members.id, memberId));
	if (!member) throw new NotFound();
	if (member.customer) return {
		ok: true,
		value: member.customer
	};
	const made = await askOnce(ctx, `customer:${memberId}`, (stripe, once) => stripe.customers.create({
		name: member.name,
		...member.email && { email: member.email.toLowerCase() },
		metadata: { member_id: memberId }
	}, once));
	if (!made.ok) return made;
	await ctx.db.update(members).set(ctx.payments.mode === "live" ? { stripeId: made.value.id } : { stripeIdTest: made.value.id }).where(and(eq(members.id, memberId), isNull(column)));
	return {
		ok: true,
		value: made.value.id
	};
}
// src/features/billing/commands/fresh-copy.server.ts
/** So many others in one moment: whoever asked for the copy asks again later. */
var MOST_TRIES = 10;
/** What PostgreSQL calls a row's last writing; another after each update. Source: postgresql.org/docs, 5.6 System Columns. */
var writingOf = (table) => sql`${table}.xmin::text`;
/**
* Copies what the provider says of a thing, and never an older answer over a newer one: who finds that somebody has
* written since he asked asks again. No lock and no connection is held while the provider thinks.
*/
async function freshCopy(steps) {
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const known = await steps.known();
		const fetched = await steps.fetch();
		if (!fetched.ok) return fetched;
		if (await steps.write(fetched.value, known)) return {
			ok: true,
			value: void 0
		};
	}
	return {
		ok: false,
		reason: "PROVIDER_DOWN"
	};
}
/** The writing of a payment in the ledger. */
async function writingOfPayment({ db }, id) {
	const [row] = await db.select({ writing: writingOf(payments) }).from(payments).where(eq(payments.id, id));
	return row?.writing;
}
/** Changes a payment that still stands as it was known; false when somebody has written in between. */
async function changePayment({ clock }, tx, id, known, change) {
	return (await tx.update(payments).set({
		...change,
		updatedAt: clock.now()
	}).where(and(eq(payments.id, id), eq(writingOf(payments), known ?? ""))).returning({ id: payments.id })).length > 0;
}
// src/features/billing/commands/sync-subscription.server.ts
var DISCOUNTS = ["discounts.source.coupon"];
/**
* Copies what the provider says now of one subscription, whatever event has caused it, with the time of the copy. Tells
* the registration that it came out of. The member is whoever the customer belongs to. [INV-022, decisions B11, B23,
* B26]
*/
async function syncSubscription(ctx, id, patience = {}) {
	return freshCopy({
		known: () => writing(ctx, id),
		fetch: () => ask(ctx, (stripe) => stripe.subscriptions.retrieve(id, { expand: DISCOUNTS }, patience)),
		write: (subscription, known) => copySubscription(ctx, subscription, known)
	});
}
async function writing({ db }, id) {
	const [row] = await db.select({ writing: writingOf(subscriptions) }).from(subscriptions).where(eq(subscriptions.id, id));
	return row?.writing;
}
async function copySubscription(ctx, subscription, known) {
	const copy = copyOf(subscription, ctx.clock.now());
	return transact(ctx, async (tx) => {
		if ((await tx.insert(subscriptions).values({
			...copy,
			createdAt: /* @__PURE__ */ new Date(subscription.created * 1e3),
			memberId: sql`(select ${members.id} from ${members} where ${customerColumn(ctx)} = ${copy.customerId} limit 1)`
		}).onConflictDoUpdate({
			target: subscriptions.id,
			set: {
				...copy,
				registrationId: sql`coalesce(${subscriptions.registrationId}, excluded.registration_id)`,
				memberId: sql`coalesce(${subscriptions.memberId}, excluded.member_id)`
			},
			setWhere: known === void 0 ? sql`false` : eq(writingOf(subscriptions), known)
		}).returning({ id: subscriptions.id })).length === 0) return false;
		if (copy.registrationId) await addJob(tx, "subscription.changed", { registrationId: copy.registrationId });
		return true;
	});
}
function copyOf(subscription, now) {
	const [item] = subscription.items.data;
	if (!item) throw new Error(`subscription ${subscription.id} has no price`);
	const { price } = item;
	const { gd_object: object, gd_object_id: objectId = "" } = subscription.metadata;
	return {
		id: subscription.id,
		customerId: typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
		registrationId: object === "subscription" && isId(objectId) ? objectId : null,
		priceId: price.id,
		plan: price.nickname ?? price.lookup_key ?? price.id,
		amountMinor: price.unit_amount ?? 0,
		interval: price.recurring?.interval ?? "",
		status: subscription.status,
		discountBp: discountOf(subscription),
		currentPeriodEnd: /* @__PURE__ */ new Date(item.current_period_end * 1e3),
		cancelAtPeriodEnd: subscription.cancel_at_period_end,
		endedAt: subscription.ended_at === null ? null : /* @__PURE__ */ new Date(subscription.ended_at * 1e3),
		updatedAt: now
	};
}
function discountOf({ discounts }) {
	const [first] = discounts;
	const coupon = typeof first === "object" ? first.source.coupon : null;
	return typeof coupon === "object" ? Math.round((coupon?.percent_off ?? 0) * 100) : 0;
}
// src/features/billing/commands/cancel-subscription.server.ts
/**
* Ends a subscription: at the end of the period that is paid for, unless it is said that it ends now. One that has ended
* or is about to stays so. Throws Forbidden to all but finance staff, NotFound for an unknown one. [INV-019, INV-020,
* decisions B25]
*/
async function cancelSubscription(ctx, id, ending = "period-end") {
	if (!canBill(ctx.actor)) throw new Forbidden();
	const [known] = await ctx.db.select({ memberId: subscriptions.memberId }).from(subscriptions).where(eq(subscriptions.id, id));
	if (!known) throw new NotFound();
	const ended = await askAsStaff(ctx, (stripe) => end(stripe, id, ending));
	if (!ended.ok) return failed(ended);
	const synced = await syncSubscription(ctx, id);
	if (!synced.ok) return failed(synced);
	await transact(ctx, (tx) => auditStaff(tx, ctx, {
		action: "billing.cancel-subscription",
		subject: known.memberId ? `members/${known.memberId}` : `subscriptions/${id}`,
		facts: {
			subscription: id,
			ending
		}
	}));
	const [item] = ended.value.items.data;
	const isOver = ended.value.status === "canceled";
	return done({
		subscriptionId: id,
		endsAt: isOver || !item ? null : /* @__PURE__ */ new Date(item.current_period_end * 1e3)
	});
}
/** The provider refuses to end what has ended: it is looked at first. */
async function end(stripe, id, ending) {
	const now = await stripe.subscriptions.retrieve(id);
	if (now.status === "canceled" || now.status === "incomplete_expired") return now;
	if (ending === "now") return stripe.subscriptions.cancel(id);
	return now.cancel_at_period_end ? now : stripe.subscriptions.update(id, { cancel_at_period_end: true });
}
/** The provider's answer, as staff hear it. */
function failed(asked) {
	if (asked.reason !== "PROVIDER_KNOWS_NONE") return asked;
	return refused("PROVIDER_REFUSED", { message: "the card provider does not know this subscription." });
}
// src/features/store/catalog/model/pricing.ts
/** An amount with its VAT, rounded to whole pence half away from zero, once for each piece. [decisions B04] */
function withVat(net, vatRate) {
	const vat = shareOf(net, vatRate);
	return {
		net,
		vat,
		gross: pence(net + vat)
	};
}
/**
* What one piece costs this buyer; undefined when it has no price and cannot be bought. An offer takes the place of
* the members' price, when it is lower. [STO-002, STO-013, STO-020, decisions B05]
*/
function priceOf$1(item, tier, vatRate) {
	const net = netPriceOf(item, tier);
	return net === null ? void 0 : withVat(net, vatRate);
}
function netPriceOf({ price1, price2, onOffer, offer }, tier) {
	if (tier === "other") return price2;
	if (price1 !== null && onOffer && offer !== null && offer < price1) return offer;
	return price1;
}
/**
* What printing on one piece costs: the item's own print prices where it has any (those for digits once for each digit
* of the number, the others once for initials), else one price for whatever is printed. [STO-019, STO-021, decisions B16]
*/
function printPriceOf(item, print, vatRate) {
	const { initials, dorsal } = print;
	if (initials === "" && dorsal === null) return withVat(pence(0), vatRate);
	if (item.printPrices.length === 0) return withVat(item.printPrice, vatRate);
	const digits = dorsal === null ? 0 : String(dorsal).length;
	const net = item.printPrices.reduce((sum, { priceMinor, isDigit }) => {
		if (isDigit) return sum + priceMinor * digits;
		return initials === "" ? sum : sum + priceMinor;
	}, 0);
	return withVat(pence(net), vatRate);
}
/** A sum of amounts, each so many times. [STO-040] */
function totalOf(parts) {
	const sum = (of) => pence(parts.reduce((total, { amount, times }) => total + amount[of] * times, 0));
	return {
		net: sum("net"),
		vat: sum("vat"),
		gross: sum("gross")
	};
}
// src/features/store/catalog/model/print.ts
/** A shirt number, 0 to 99 without leading zeros; null for anything else. [STO-029, decisions F11] */
var dorsalIn = (typed) => /^(?:0|[1-9]\d?)$/.test(typed.trim()) ? Number(typed.trim()) : null;
/** "£4.80 for initials, £3.60 a digit", with VAT: what printing costs before anything is chosen. [STO-019, STO-021, decisions B16] */
function printCosts({ hasInitials, hasNumber, print }, vatRate) {
	const costOf = (wanted) => formatPence(printPriceOf(print, wanted, vatRate).gross);
	const initials = costOf({
		initials: "A",
		dorsal: null
	});
	if (print.printPrices.length === 0) return initials;
	return [hasInitials && `${initials} for initials`, hasNumber && `${costOf({
		initials: "",
		dorsal: 1
	})} a digit`].filter(Boolean).join(", ");
}
// src/features/store/cart/model.ts
var EMPTY_CART = { lines: [] };
var isSameLine = (one, other) => one.id === other.id && one.size === other.size && (one.initials ?? "") === (other.initials ?? "") && one.dorsal === other.dorsal;
/** A text of its own for every line of a cart. */
var textOfKey = ({ id, size, initials = "", dorsal = -1 }) => JSON.stringify([
	id,
	size,
	initials,
	dorsal
]);
/**
* A line more. Pieces with the same id, size and print join the line that is there, up to 50; undefined when the cart
* has no room for another line. [STO-035, decisions B15]
*/
function addLine(lines, added) {
	if (!lines.some((line) => isSameLine(line, added))) return lines.length < 50 ? [...lines, capped(added)] : void 0;
	return lines.map((line) => isSameLine(line, added) ? capped({
		...line,
		quantity: line.quantity + added.quantity
	}) : line);
}
/** One piece more, up to 50. [STO-034, decisions F12] */
var increaseLine = (lines, key) => lines.map((line) => isSameLine(line, key) ? capped({
	...line,
	quantity: line.quantity + 1
}) : line);
/** One piece less; the last one takes the line away. [STO-036] */
var decreaseLine = (lines, key) => lines.flatMap((line) => {
	if (!isSameLine(line, key)) return [line];
	return line.quantity <= 1 ? [] : [{
		...line,
		quantity: line.quantity - 1
	}];
});
var capped = (line) => ({
	...line,
	quantity: Math.min(line.quantity, 50)
});
/** The lines after a change; undefined when there is no room for it. */
function changed(lines, change) {
	switch (change.kind) {
		case "add": return addLine(lines, change.line);
		case "increase": return increaseLine(lines, change.line);
		case "decrease": return decreaseLine(lines, change.line);
		case "empty": return [];
	}
}
// src/features/store/cart/schema.ts
/** Up to three letters of any alphabet. [STO-028, decisions F11] */
var INITIALS = /^\p{L}{0,3}$/u;
var BAD_QUANTITY = "Please choose a quantity from 1 to 50";
var BAD_INITIALS = "Please use 3 letters at most";
var BAD_DORSAL = "Please choose a number from 0 to 99";
var NO_SIZE = "Please choose a size";
var initials = string().default("").transform((typed) => typed.trim().toUpperCase()).pipe(string().regex(INITIALS, BAD_INITIALS)).transform((letters) => letters || void 0);
var dorsal = string().default("").transform((typed) => typed.trim()).refine((typed) => typed === "" || dorsalIn(typed) !== null, BAD_DORSAL).transform((typed) => typed === "" ? void 0 : Number(typed));
var quantity = string(BAD_QUANTITY).regex(/^[1-9]\d?$/, BAD_QUANTITY).transform(Number).refine((pieces) => pieces <= 50, BAD_QUANTITY);
var key = {
	id: string("Please choose an item").min(1, "Please choose an item").max(60),
	size: string(NO_SIZE).min(1, NO_SIZE).max(60),
	initials,
	dorsal
};
/** What the forms of the store do to a cart. [STO-034] */
var cartForm = discriminatedUnion("intent", [
	object({
		intent: literal("add"),
		...key,
		quantity
	}),
	object({
		intent: literal("increase"),
		...key
	}),
	object({
		intent: literal("decrease"),
		...key
	}),
	object({ intent: literal("empty") })
], "Please use the buttons of the store").transform((form) => {
	if (form.intent === "empty") return { kind: "empty" };
	const line = keyOf$1(form);
	return form.intent === "add" ? {
		kind: "add",
		line: {
			...line,
			quantity: form.quantity
		}
	} : {
		kind: form.intent,
		line
	};
});
/** A line without print has no such fields. */
var keyOf$1 = ({ id, size, initials, dorsal }) => ({
	id,
	size,
	...initials !== void 0 && { initials },
	...dorsal !== void 0 && { dorsal }
});
// src/features/store/cart/model/cookie-text.ts
/** Browsers keep 4096 bytes of a cookie, its name and attributes among them. [decisions E16] */
var MOST_COOKIE = 3800;
var LONGEST_FIELD = 60;
/** A cart as a cookie holds it: `<order>!<id>~<size>~<quantity>~<initials>~<dorsal>!…`, each part encoded. */
var textOfCart = ({ lines, orderId = "" }) => [orderId, ...lines.map(textOfLine)].join("!");
/** Whether a cart can be carried by a cookie. */
var fitsCookie = (cart) => textOfCart(cart).length <= MOST_COOKIE;
/**
* The cart that a cookie tells. Anybody can write a cookie: what is no line is left out, what is no cart is empty.
* Never throws. [STO-038, holes 16]
*/
function cartOfText(text) {
	if (text.length > 3800) return EMPTY_CART;
	const [order = "", ...parts] = text.split("!");
	return {
		lines: parts.flatMap(lineOfText).reduce((kept, line) => addLine(kept, line) ?? kept, []),
		...isId(order) && { orderId: order }
	};
}
var textOfLine = ({ id, size, quantity, initials, dorsal }) => [
	id,
	size,
	quantity,
	initials ?? "",
	dorsal ?? ""
].map((part) => encoded(String(part))).join("~");
function lineOfText(text) {
	const [id, size, quantity, initials = "", dorsal = ""] = text.split("~").map(decoded);
	if (!id || !size || id.length > LONGEST_FIELD || size.length > LONGEST_FIELD) return [];
	if (!quantity || !/^[1-9]\d?$/.test(quantity) || Number(quantity) > 50) return [];
	if (!INITIALS.test(initials) || !(dorsal === "" || dorsalIn(dorsal) !== null)) return [];
	return [{
		id,
		size,
		quantity: Number(quantity),
		...initials && { initials },
		...dorsal && { dorsal: Number(dorsal) }
	}];
}
var encoded = (part) => encodeURIComponent(part).replaceAll("~", "%7E").replaceAll("!", "%21");
function decoded(part) {
	try {
		const text = decodeURIComponent(part);
		return text.includes("\0") ? "" : text.toWellFormed();
	} catch {
		return "";
	}
}
// src/features/store/cart/cookie.server.ts
/** The page cache and the logout know this name: a page of somebody with a cart is never kept. [STO-038] */
var COOKIE = "cart";
var SECONDS = 5184e3;
/** The cart of this browser. What members have is in the database: see `currentCart`. */
function cartIn(headers) {
	const raw = /(?:^|;\s*)cart=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1];
	return raw ? cartOfText(raw) : EMPTY_CART;
}
/** Set-Cookie line that makes this browser carry a cart; one without lines and order ends it. */
function cartCookie({ publicUrl }, cart) {
	const isOver = cart.lines.length === 0;
	const secure = publicUrl.protocol === "https:" ? "; Secure" : "";
	return `${COOKIE}=${isOver ? "" : textOfCart(cart)}; Path=/; Max-Age=${isOver ? 0 : SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
/** Whether this browser has to be told: its cookie does not say the same. */
var isStale = (headers, cart) => textOfCart(cartIn(headers)) !== textOfCart(cart.lines.length === 0 ? EMPTY_CART : cart);
// src/features/store/cart/table.server.ts
/** The cart of somebody who logs in, so that another device of theirs has it too. */
var storeCarts = pgTable("store_carts", {
	userId: uuid("user_id").primaryKey().references(() => users.id, { onDelete: "cascade" }),
	lines: jsonb("lines").$type().notNull().default([]),
	orderId: uuid("order_id"),
	updatedAt: instant("updated_at").notNull()
});
// src/features/store/cart/queries/cart.server.ts
/**
* The cart of whoever asks. Who is logged in has the one in the database, on every device; a visitor the one of his
* cookie, which is what is left when a session has ended.
*/
async function currentCart({ db, actor }, headers) {
	return actor.kind === "user" ? cartOf(db, actor.userId) : cartIn(headers);
}
/** The cart that an account has kept. */
async function cartOf(db, userId) {
	const [row] = await db.select().from(storeCarts).where(eq(storeCarts.userId, userId));
	if (!row) return EMPTY_CART;
	return {
		lines: row.lines,
		...row.orderId && { orderId: row.orderId }
	};
}
// src/features/store/cart/commands/keep-cart.server.ts
/**
* The cart of an account, for a transaction that is about to change it: whoever else changes it waits, so that of two
* clicks both count.
*/
async function lockCart(tx, userId) {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${userId}))`);
	return cartOf(tx, userId);
}
/** Writes the cart of an account; an empty one is forgotten. */
async function keepCart({ clock }, tx, userId, { lines, orderId }) {
	if (lines.length === 0) {
		await tx.delete(storeCarts).where(eq(storeCarts.userId, userId));
		return;
	}
	const values = {
		lines,
		orderId: orderId ?? null,
		updatedAt: clock.now()
	};
	await tx.insert(storeCarts).values({
		userId,
		...values
	}).onConflictDoUpdate({
		target: storeCarts.userId,
		set: values
	});
}
/** Forgets the carts that were made into an order, on all devices: it is placed. [decisions E16] */
async function forgetCartOfOrder(tx, orderId) {
	await tx.delete(storeCarts).where(eq(storeCarts.orderId, orderId));
}
// src/features/store/orders/dorsals.server.ts
var GENDERS = {
	women: "female",
	men: "male",
	junior: "junior",
	"": ""
};
/** Numbers are compared within the buyer's gender; for the club within the item's. [decisions B18] */
var genderFor = ({ gender, club }, item) => club ? GENDERS[item.gender] : gender;
/** The wearer of what a member buys. */
async function wearerOf(db, memberId) {
	const [member] = memberId ? await db.select({ gender: members.gender }).from(members).where(eq(members.id, memberId)) : [];
	return {
		memberId,
		gender: member?.gender ?? "",
		club: false
	};
}
/**
* Which numbers somebody else has: other active members, and other members' orders. One's own is free.
* [STO-030, decisions B18]
*/
async function takenFor(db, wearer, items) {
	const numbered = items.filter(({ hasNumber }) => hasNumber);
	const genders = [...new Set(numbered.map((item) => genderFor(wearer, item)))];
	if (genders.length === 0) return () => false;
	const own = wearer.club ? null : wearer.memberId;
	const worn = await db.select({
		gender: sql`coalesce(${members.gender}, '')`,
		number: members.number
	}).from(members).where(and(members.active, isNotNull(members.number), inArray(sql`coalesce(${members.gender}, '')`, genders), own ? ne(members.id, own) : void 0));
	const held = await db.select({
		gender: dorsalHolds.gender,
		number: dorsalHolds.number
	}).from(dorsalHolds).leftJoin(members, eq(members.id, dorsalHolds.memberId)).where(and(inArray(dorsalHolds.gender, genders), sql`coalesce(${members.active}, true)`, own ? sql`${dorsalHolds.memberId} is distinct from ${own}` : void 0));
	const taken = new Set([...worn, ...held].map(({ gender, number }) => `${gender} ${number}`));
	return (item, dorsal) => taken.has(`${genderFor(wearer, item)} ${dorsal}`);
}
/**
* Claims numbers for an order of a member; of two who claim the same one, one gets it. Answers the first number that is
* another's. The club claims none: it buys for whoever wears them. [holes 31]
*/
async function claimNumbers(tx, { memberId, gender, club }, orderId, dorsals) {
	if (club || !memberId) return void 0;
	for (const number of [...new Set(dorsals)].sort((a, b) => a - b)) {
		const [held] = await tx.insert(dorsalHolds).values({
			gender,
			number,
			orderId,
			memberId
		}).onConflictDoUpdate({
			target: [dorsalHolds.gender, dorsalHolds.number],
			set: {
				orderId,
				memberId
			},
			setWhere: sql`${dorsalHolds.memberId} = ${memberId} or exists (
          select 1 from ${members} where ${members.id} = ${dorsalHolds.memberId} and not ${members.active})`
		}).returning();
		if (!held) return number;
	}
}
/** Gives up the numbers of an order, but those that another order of the same member still needs. */
async function releaseNumbers(tx, orderId) {
	const other = sql`select ${storeOrders.id} from ${storeOrders}
    join ${storeOrderLines} on ${storeOrderLines.orderId} = ${storeOrders.id}
    where ${storeOrders.id} <> ${orderId} and ${storeOrders.memberId} = ${dorsalHolds.memberId}
      and ${storeOrders.state} in ('awaiting', 'paid') and ${storeOrderLines.dorsal} = ${dorsalHolds.number}
    order by ${storeOrders.id} limit 1`;
	await tx.update(dorsalHolds).set({ orderId: sql`(${other})` }).where(and(eq(dorsalHolds.orderId, orderId), sql`exists (${other})`));
	await tx.delete(dorsalHolds).where(eq(dorsalHolds.orderId, orderId));
}
// src/features/store/orders/model/lines.ts
var textOfSize = (itemId, size) => JSON.stringify([itemId, size]);
var printOf = ({ initials = "", dorsal = null }) => ({
	initials,
	dorsal
});
/**
* Prices the lines of a cart from what the catalogue says now, and finds what cannot be bought. Lines of one size are
* counted together. A line without a price costs nothing and has a problem. [STO-040, decisions B04, holes 1, 4]
*/
function priceLines(lines, items, terms) {
	const known = new Map(items.map((item) => [item.itemId, item]));
	const wanted = /* @__PURE__ */ new Map();
	for (const { id, size, quantity } of lines) {
		const key = textOfSize(id, size);
		wanted.set(key, (wanted.get(key) ?? 0) + quantity);
	}
	return lines.map((line) => {
		const item = known.get(line.id);
		const piece = (item && priceOf$1(item.prices, terms.tier, terms.vatRate)) ?? NOTHING$1;
		const print = item ? printPriceOf(item.prices, printOf(line), terms.vatRate) : NOTHING$1;
		return {
			line,
			item,
			piece,
			print,
			total: totalOf([{
				amount: piece,
				times: line.quantity
			}, {
				amount: print,
				times: line.quantity
			}]),
			problem: problemOf(line, item, wanted.get(textOfSize(line.id, line.size)) ?? line.quantity, terms)
		};
	});
}
var NOTHING$1 = withVat(pence(0), 0);
function problemOf(line, item, wanted, { tier, vatRate, reserved, isTaken }) {
	if (!item?.active) return { kind: "GONE" };
	if (!priceOf$1(item.prices, tier, vatRate)) return { kind: "NO_PRICE" };
	const size = item.sizes.find((one) => one.size === line.size);
	if (!size) return { kind: "GONE" };
	const held = reserved.get(textOfSize(line.id, line.size)) ?? 0;
	if (!canChoose(size.light) && held === 0) return { kind: "SOLD_OUT" };
	if (size.stock !== null && size.stock + held < wanted) return {
		kind: "TOO_FEW",
		left: size.stock + held
	};
	if (line.initials && !item.hasInitials || line.dorsal !== void 0 && !item.hasNumber) return { kind: "NO_PRINT" };
	return line.dorsal !== void 0 && isTaken(item, line.dorsal) ? { kind: "TAKEN" } : void 0;
}
/** What all lines cost together. */
var sumOf = (lines) => totalOf(lines.map(({ total }) => ({
	amount: total,
	times: 1
})));
/** The problem of a line, as its buyer reads it. */
function worded(problem, { size, dorsal }) {
	switch (problem.kind) {
		case "GONE": return "This is not in the store any more. Please take it out of your cart.";
		case "NO_PRICE": return "Item not available";
		case "SOLD_OUT": return `There is no stock available for the size ${size}`;
		case "TOO_FEW": return problem.left === 1 ? `Only 1 is left of size ${size}` : `Only ${problem.left} are left of size ${size}`;
		case "NO_PRINT": return "This cannot be printed any more. Please add it again without print.";
		case "TAKEN": return `Number ${dorsal} is taken. Please choose another one.`;
	}
}
/** A line's own key, for lists. */
var keyOf = ({ line }) => textOfKey(line);
// src/features/store/orders/stock.server.ts
/**
* Takes pieces out of the stock, each size in one statement that leaves it alone when there are too few: the last shirt
* is sold once. Sizes in one order for everybody, so that buyers never wait for each other in a ring. Answers the size
* that has too few; the caller then rolls back. Sizes that nobody counts stay as they are. [decisions B17, holes 4]
*/
async function takeStock(tx, pieces) {
	for (const { itemId, size, quantity } of summed(pieces)) {
		const [left] = await tx.update(storeStock).set({
			stock: sql`${storeStock.stock} - ${quantity}::int`,
			moves: sql`${storeStock.moves} + 1`
		}).where(and(isSize(itemId, size), or(isNull(storeStock.stock), gte(storeStock.stock, quantity)))).returning({ stock: storeStock.stock });
		if (!left) return {
			itemId,
			size,
			quantity
		};
		if (left.stock !== null && left.stock <= 5) await touchEntry(tx, "storeitems", itemId);
	}
}
/** Puts pieces back into the stock. Sizes that are not in the catalogue any more are left out. */
async function giveStockBack(tx, pieces) {
	for (const { itemId, size, quantity } of summed(pieces)) {
		const [now] = await tx.update(storeStock).set({
			stock: sql`${storeStock.stock} + ${quantity}::int`,
			moves: sql`${storeStock.moves} + 1`
		}).where(isSize(itemId, size)).returning({ stock: storeStock.stock });
		if (now?.stock != null && now.stock - quantity <= 5) await touchEntry(tx, "storeitems", itemId);
	}
}
var isSize = (itemId, size) => and(eq(storeStock.itemId, itemId), eq(storeStock.size, size));
/** Two lines of one size count together; in the order in which everybody takes them. */
function summed(pieces) {
	const sums = /* @__PURE__ */ new Map();
	for (const { itemId, size, quantity } of pieces) {
		const key = textOfSize(itemId, size);
		sums.set(key, {
			itemId,
			size,
			quantity: quantity + (sums.get(key)?.quantity ?? 0)
		});
	}
	return [...sums.entries()].sort(([a], [b]) => a < b ? -1 : 1).map(([, sum]) => sum);
}
// src/features/store/orders/order-rows.server.ts
/** An order, for a transaction that is about to change it: whoever else does waits. */
async function lockOrder(tx, id) {
	const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, id)).for("update");
	return order;
}
var linesOf = (db, orderId) => db.select().from(storeOrderLines).where(eq(storeOrderLines.orderId, orderId)).orderBy(asc(storeOrderLines.position));
/**
* The one way an order changes its state: held against the table of states, with a line of its timeline. Throws on a
* step that the table does not know, which is a bug.
*/
async function moveTo({ clock, actor }, tx, order, state, note, also = {}) {
	if (!NEXT_STATES[order.state].includes(state)) throw new Error(`order ${order.id} cannot go from ${order.state} to ${state}`);
	const at = clock.now();
	await tx.update(storeOrders).set({
		...also,
		state,
		updatedAt: at,
		version: sql`${storeOrders.version} + 1`
	}).where(eq(storeOrders.id, order.id));
	await noteOn({
		clock,
		actor
	}, tx, order.id, state, note);
	await touchEntry(tx, "storeorders", order.id);
}
/** A line of an order's timeline. */
async function noteOn({ clock, actor }, tx, orderId, state, note) {
	const byUserId = actor.kind === "user" ? actor.userId : null;
	await tx.insert(storeOrderEvents).values({
		id: newId(),
		orderId,
		at: clock.now(),
		state,
		note,
		byUserId
	});
}
/** Whether a timeline says something already. */
async function isNoted(tx, orderId, note) {
	const [found] = await tx.select({ id: storeOrderEvents.id }).from(storeOrderEvents).where(and(eq(storeOrderEvents.orderId, orderId), eq(storeOrderEvents.note, note))).limit(1);
	return found !== void 0;
}
/** Gives up what an order has reserved: stock and shirt numbers. */
async function release(doer, tx, order, state, note) {
	if (order.state === "awaiting") {
		await giveStockBack(tx, await linesOf(tx, order.id));
		await releaseNumbers(tx, order.id);
	}
	await moveTo(doer, tx, order, state, note, { heldUntil: null });
}
/** Writes what an order is made of, with the words and prices of now; earlier lines are gone. [decisions B04, B07] */
async function writeLines(tx, orderId, priced) {
	await tx.delete(storeOrderLines).where(eq(storeOrderLines.orderId, orderId));
	const rows = priced.flatMap(({ line, item, piece, print }, position) => item ? {
		orderId,
		position,
		itemId: item.id,
		title: item.title,
		imageId: item.image?.id ?? null,
		size: line.size,
		quantity: line.quantity,
		initials: line.initials ?? "",
		dorsal: line.dorsal ?? null,
		netMinor: piece.net,
		vatMinor: piece.vat,
		printNetMinor: print.net,
		printVatMinor: print.vat
	} : []);
	if (rows.length > 0) await tx.insert(storeOrderLines).values(rows);
}
/** The sums of an order, as columns. */
function sumColumns(priced, vatBp) {
	const { net, vat, gross } = sumOf(priced.filter(({ item }) => item));
	return {
		netMinor: net,
		vatMinor: vat,
		grossMinor: gross,
		vatBp
	};
}
// src/features/store/catalog/queries/items.server.ts
/**
* The items of these supplier's numbers, in no order; numbers that mean nothing are left out. Items that are no longer
* active are among them, so that a cart can say so. Inside a transaction it reads what that has written.
*/
async function findSellable(db, itemIds) {
	if (itemIds.length === 0) return [];
	return (await db.select({
		id: storeItems.id,
		itemId: storeItems.itemId,
		title: shownTitle,
		image: imageColumns,
		gender: storeItems.gender,
		hasInitials: storeItems.hasInitials,
		hasNumber: storeItems.hasNumber,
		active: storeItems.active,
		stock: stockRows,
		prices: priceColumns
	}).from(storeItems).leftJoin(files, and(eq(files.id, mainImageId), isPublicPicture())).where(inArray(storeItems.itemId, [...itemIds]))).map(({ stock, prices, ...item }) => ({
		...item,
		prices: pricesOf(prices),
		sizes: sizesOf$1(stock)
	}));
}
// src/features/store/orders/price-cart.server.ts
/** The lines of a cart with what they cost whoever asks, and what is in the way; always from the catalogue of now. */
async function priceCart({ config, actor }, db, lines, { order, club = false } = {}) {
	const items = await findSellable(db, [...new Set(lines.map(({ id }) => id))]);
	const wearer = club ? {
		memberId: null,
		gender: "",
		club
	} : await wearerOf(db, actor.kind === "user" ? actor.memberId : null);
	return {
		lines: priceLines(lines, items, {
			tier: isMember(actor) ? "member" : "other",
			vatRate: config.club.vatRate,
			reserved: order?.state === "awaiting" ? await reservedBy(db, order.id) : /* @__PURE__ */ new Map(),
			isTaken: await takenFor(db, wearer, items)
		}),
		wearer
	};
}
/** What an order has reserved, by the supplier's number and size. */
async function reservedBy(db, orderId) {
	const held = await linesOf(db, orderId);
	const ids = [...new Set(held.map(({ itemId }) => itemId))];
	const items = ids.length ? await db.select({
		id: storeItems.id,
		itemId: storeItems.itemId
	}).from(storeItems).where(inArray(storeItems.id, ids)) : [];
	const numbers = new Map(items.map(({ id, itemId }) => [id, itemId]));
	const reserved = /* @__PURE__ */ new Map();
	for (const { itemId, size, quantity } of held) {
		const key = textOfSize(numbers.get(itemId) ?? "", size);
		reserved.set(key, (reserved.get(key) ?? 0) + quantity);
	}
	return reserved;
}
// src/features/store/orders/commands/save-order.server.ts
/**
* Saves a cart as an order that is not paid: made when the cart is saved for the first time, updated afterwards. One that
* is not open any more is left alone, and a new one begins. Answers its id. [STO-050, STO-051, decisions B07]
*/
async function saveOrder(ctx, tx, { userId, memberId }, earlierId, priced) {
	const earlier = earlierId ? await lockOrder(tx, earlierId) : void 0;
	const sums = {
		...sumColumns(priced, ctx.config.club.vatRate),
		updatedAt: ctx.clock.now()
	};
	if (earlier?.state === "open" && earlier.userId === userId) {
		await tx.update(storeOrders).set({
			...sums,
			version: sql`${storeOrders.version} + 1`
		}).where(eq(storeOrders.id, earlier.id));
		await writeLines(tx, earlier.id, priced);
		return earlier.id;
	}
	const id = newId();
	await tx.insert(storeOrders).values({
		id,
		userId,
		memberId,
		...sums,
		createdAt: ctx.clock.now()
	});
	await noteOn(ctx, tx, id, "open", "The cart was saved");
	await writeLines(tx, id, priced);
	return id;
}
/** Marks the unpaid order of an emptied cart as abandoned. [STO-037, decisions F12] */
async function abandonOrder(ctx, tx, orderId) {
	const order = orderId ? await lockOrder(tx, orderId) : void 0;
	if (order?.state === "open") await moveTo(ctx, tx, order, "abandoned", "The cart was emptied");
}
// src/features/store/orders/commands/freeze.server.ts
/** Ends the transaction and puts everything back that it has taken. */
var CannotFreeze = class extends Error {
	reason;
	constructor(reason) {
		super(reason);
		this.reason = reason;
	}
};
/**
* Makes the order of a cart what will be charged: its lines with the words and prices of now, its stock reserved and its
* shirt numbers claimed, all or nothing, in the caller's transaction. Throws CannotFreeze. [decisions B04, B07, B17, B18]
*/
async function freeze(ctx, tx, { cart, user, request, club, seenTotal }) {
	const { lines, wearer } = await priceCart(ctx, tx, cart.lines, { club });
	if (lines.some(({ problem }) => problem)) throw new CannotFreeze("NOT_LIKE_THIS");
	const { gross } = sumOf(lines);
	if (seenTotal !== void 0 && seenTotal !== gross) throw new CannotFreeze("PRICE_CHANGED");
	if (gross === 0 && !club) throw new CannotFreeze("NOTHING_TO_PAY");
	const id = await saveOrder(ctx, tx, user, cart.orderId, lines);
	if (id !== cart.orderId) await keepCart(ctx, tx, user.userId, {
		lines: [...cart.lines],
		orderId: id
	});
	await reserve(tx, id, lines, wearer);
	if (request !== void 0) await tx.update(storeOrders).set({ specialRequest: request }).where(eq(storeOrders.id, id));
	const order = await lockOrder(tx, id);
	if (!order) throw new Error("the order has gone");
	return order;
}
async function reserve(tx, orderId, lines, wearer) {
	if (await takeStock(tx, await linesOf(tx, orderId))) throw new CannotFreeze("NOT_LIKE_THIS");
	if (await claimNumbers(tx, wearer, orderId, lines.flatMap(({ line }) => line.dorsal ?? [])) !== void 0) throw new CannotFreeze("NOT_LIKE_THIS");
}
/** The order waits for its money, with its stock reserved until its card page closes. */
async function awaitPayment(ctx, tx, order) {
	await moveTo(ctx, tx, order, "awaiting", "Frozen and reserved, to be paid by card", { heldUntil: new Date(ctx.clock.now().getTime() + 186e4) });
}
/** Runs what may throw CannotFreeze, and answers it as an outcome. */
async function attempt(work) {
	try {
		return done(await work());
	} catch (error) {
		if (error instanceof CannotFreeze) return refused(error.reason);
		throw error;
	}
}
/**
* Whether an order that awaits its money is what its buyer wants to pay for now, and will be for a while. Its lines are:
* changing the cart would have opened it again. [holes 4]
*/
function isStillFrozen(order, { request, seenTotal }, now) {
	if (order?.state !== "awaiting" || (order.heldUntil?.getTime() ?? 0) < now.getTime() + SOON_MS) return false;
	return (request ?? order.specialRequest) === order.specialRequest && (seenTotal ?? order.grossMinor) === order.grossMinor;
}
var SOON_MS = 3e5;
// src/features/mailings/templates/order.tsx
/** That an order is placed: what was bought, and the receipt with its VAT. [STO-049, decisions B04] */
function orderLetter(props) {
	const { club, name, number, placedAt, isClubOrder, lines, gross, url } = props;
	const isPrinted = lines.some(({ print }) => print);
	return {
		subject: `Your order ${number} at ${club}`,
		title: `Order ${number}`,
		greeting: name ? `Hello ${name},` : "Hello,",
		paragraphs: [
			isClubOrder ? `This order of the club was placed on ${longDateTime(placedAt)}, without payment.` : `Thank you for your order: ${gross} arrived on ${longDateTime(placedAt)}.`,
			"It joins the next batch for the supplier. You see its status in the members’ area.",
			...isPrinted ? ["What is printed for you is made to your order: it cannot be returned because you changed your mind. If it arrives faulty, tell us."] : []
		],
		facts: [
			...lines.map(factOf),
			...sums(props),
			{
				label: "From",
				value: [club, props.address].filter(Boolean).join(", ")
			}
		],
		action: {
			label: "See the order",
			url
		},
		footnote: isPrinted ? "This is your receipt." : "This is your receipt. You may return what was not printed within 14 days of its arrival."
	};
}
var factOf = ({ words, print, amount }) => ({
	label: print ? `${words}, printed ${print}` : words,
	value: amount
});
/** Nobody who is not registered may show VAT. */
function sums({ net, vat, gross, vatBp, vatNumber }) {
	const total = {
		label: "Total",
		value: gross
	};
	if (vatBp === 0) return [total];
	return [
		{
			label: "Net",
			value: net
		},
		{
			label: `VAT ${vatBp / 100}%`,
			value: vat
		},
		total,
		...vatNumber ? [{
			label: "VAT number",
			value: vatNumber
		}] : []
	];
}
/** That money came too late for what was sold meanwhile. */
var tooLateLetter = ({ name, number, amount }) => ({
	subject: `Your order ${number}: the money goes back to you`,
	title: "Your payment came too late",
	greeting: name ? `Hello ${name},` : "Hello,",
	paragraphs: [`Your card was charged ${amount} for order ${number} after the time to pay was over, and somebody else has bought the last pieces meanwhile.`, `All of it goes back to your card. Banks take up to ten days to show it.`],
	footnote: "Questions? Answer this mail: it reaches the treasurer."
});
/** That money of an order goes back, all of it or a part. */
var refundLetter = ({ name, number, amount }) => ({
	subject: `Your order ${number}: ${amount} goes back to you`,
	title: "Money goes back to you",
	greeting: name ? `Hello ${name},` : "Hello,",
	paragraphs: [`${amount} of order ${number} goes back to your card. Banks take up to ten days to show it.`],
	footnote: "Questions? Answer this mail: it reaches the treasurer."
});
// src/features/store/orders/commands/letters.server.ts
/** The confirmation of a placed order, with its VAT receipt. */
async function tellPlaced(ctx, tx, id) {
	const buyer = await buyerOf(tx, id);
	if (!buyer?.email) return;
	const { club } = ctx.config;
	const { order } = buyer;
	const lines = await linesOf(tx, id);
	await send(ctx, tx, buyer, orderLetter({
		club: club.name,
		address: club.address,
		vatNumber: club.vatNumber,
		name: buyer.name,
		number: order.number,
		placedAt: order.placedAt ?? order.updatedAt,
		isClubOrder: order.adminOrder,
		lines: lines.map((line) => ({
			words: `${line.quantity} x ${line.title}, size ${line.size}`,
			print: printed(line),
			amount: formatPence((line.netMinor + line.vatMinor + line.printNetMinor + line.printVatMinor) * line.quantity)
		})),
		net: formatPence(order.netMinor),
		vat: formatPence(order.vatMinor),
		gross: formatPence(order.grossMinor),
		vatBp: order.vatBp,
		url: new URL(`/store/checkout?reg=success&id=${id}`, ctx.config.publicUrl).href
	}));
}
/** Tells a buyer whose money came after the goods were gone that it goes back. */
async function tellTooLate(ctx, tx, id, amount) {
	const buyer = await buyerOf(tx, id);
	if (!buyer?.email) return;
	const { number } = buyer.order;
	await send(ctx, tx, buyer, tooLateLetter({
		name: buyer.name,
		number,
		amount: formatPence(amount)
	}));
}
/** Tells a buyer that money of an order goes back, all or a part. [decisions B23] */
async function tellRefunded(ctx, tx, id, amount) {
	const buyer = await buyerOf(tx, id);
	if (!buyer?.email) return;
	const { number } = buyer.order;
	await send(ctx, tx, buyer, refundLetter({
		name: buyer.name,
		number,
		amount: formatPence(amount)
	}));
}
async function buyerOf(tx, id) {
	const [found] = await tx.select({
		order: storeOrders,
		user: {
			name: users.name,
			email: users.email
		},
		member: {
			name: members.name,
			email: members.email
		}
	}).from(storeOrders).leftJoin(users, eq(users.id, storeOrders.userId)).leftJoin(members, eq(members.id, storeOrders.memberId)).where(eq(storeOrders.id, id));
	if (!found) return void 0;
	const { order, user, member } = found;
	return {
		order,
		name: member?.name ?? user?.name ?? "",
		email: user?.email || member?.email || ""
	};
}
async function send(ctx, tx, { name, email }, letter) {
	const { club, mail } = ctx.config;
	await sendLetter(ctx, tx, {
		to: mailAddress(email, name),
		from: mailAddress(mail.finance, club.name)
	}, letter);
}
// src/features/billing/queries/prices.server.ts
var KEEP_MS = 6e4;
var MOST = 100;
/** How long a provider that does not answer is left alone. */
var LEAVE_ALONE_MS = 1e4;
var kept = /* @__PURE__ */ new WeakMap();
/**
* The fees that can be paid, with the provider's prices: what is shown is what is charged. A price belongs to the
* club's fees by its lookup key; one-off prices are registration fees, recurring ones subscriptions. Kept for a
* minute; while the provider does not answer, the last list stands: a price never changes its amount. Undefined when
* there is none. Pages wait for this: few seconds, once, and not again at once. [API-034, SYS-072, decisions B10, E17]
*/
async function listPrices(ctx) {
	const known = kept.get(ctx.payments) ?? { until: 0 };
	kept.set(ctx.payments, known);
	if (known.until > ctx.clock.now().getTime()) return known.list;
	known.asking ??= askAgain(ctx, known).finally(() => {
		known.asking = void 0;
	});
	return known.asking;
}
async function askAgain(ctx, known) {
	const asked = await ask(ctx, (stripe) => stripe.prices.list({
		active: true,
		limit: MOST,
		expand: ["data.product"]
	}, A_PAGE_WAITS));
	const now = ctx.clock.now().getTime();
	if (!asked.ok) {
		known.until = now + LEAVE_ALONE_MS;
		return known.list;
	}
	const prices = asked.value.data.flatMap(priceOf);
	known.list = {
		registration: prices.filter((price) => price.interval === null),
		subscriptions: prices.filter((price) => price.interval !== null)
	};
	known.until = now + KEEP_MS;
	return known.list;
}
/** A price by its id, if it is one that can be paid now. */
async function findPrice(ctx, id) {
	const list = await listPrices(ctx);
	return [...list?.registration ?? [], ...list?.subscriptions ?? []].find((price) => price.id === id);
}
/** Prices without a lookup key are none of the club's fees. */
function priceOf(price) {
	if (!price.lookup_key || price.unit_amount === null || price.currency !== "gbp") return [];
	return [{
		id: price.id,
		feeId: price.lookup_key,
		label: price.nickname ?? nameOf(price.product),
		amount: pence(price.unit_amount),
		interval: price.recurring?.interval ?? null,
		intervalCount: price.recurring?.interval_count ?? 1
	}];
}
var nameOf = (product) => typeof product === "object" && "name" in product ? product.name : "";
// src/features/billing/commands/announce.server.ts
/**
* Tells the feature that asked for a payment what has become of it, in the same transaction. The feature looks its
* object up in the ledger: the same news twice changes nothing.
*/
async function announce(tx, news, payment) {
	if (!(news === "payment.closed" ? HEARS_OF_CLOSING : FOLLOWED).has(payment.purpose)) return;
	await addJob(tx, `${news}:${payment.purpose}`, {
		objectId: payment.objectId,
		paymentId: payment.id
	});
}
// src/features/billing/commands/card-page.server.ts
/**
* Asks the provider for the card page of a payment in the ledger. Asked again, because an answer was lost, it finds
* the same page: the payment's id is the idempotency key and the request is kept beside it.
*/
async function openCardPage(ctx, { id, request }) {
	if (!request) throw new Error(`payment ${id} was not asked for on a card page`);
	const made = await askOnce(ctx, `payment:${id}`, (stripe, once) => stripe.checkout.sessions.create(sessionParams(id, request), once));
	if (made.ok && made.value.url) {
		const session = made.value;
		if (await remember(ctx, id, session)) return done({
			url: made.value.url,
			paymentId: id,
			sessionId: session.id
		});
		await ask(ctx, (stripe) => stripe.checkout.sessions.expire(session.id));
		return refused("PROVIDER_DOWN");
	}
	if (made.ok || made.reason === "PROVIDER_DOWN") return refused("PROVIDER_DOWN");
	await setStatus(ctx, id, "failed");
	return made.reason === "PROVIDER_REFUSED" ? made : refused("PROVIDER_REFUSED", { message: "this fee cannot be paid now. Please choose another." });
}
/** Closes a card page unpaid. False when it cannot be closed: it was paid, or the provider does not answer. */
async function closeCardPage(ctx, { id, sessionId }) {
	if (sessionId) {
		if (!(await ask(ctx, (stripe) => stripe.checkout.sessions.expire(sessionId))).ok) return false;
	}
	await setStatus(ctx, id, "expired");
	return true;
}
/** What the provider knows of a card page, with the payment behind it. */
var fetchSession = (ctx, sessionId, patience = {}) => ask(ctx, (stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent.latest_charge", "invoice.payments"] }, patience));
/** An open payment becomes one that is over; one that was paid in between stays paid. */
async function setStatus({ db, clock }, id, status) {
	await db.transaction(async (tx) => {
		const [closed] = await tx.update(payments).set({
			status,
			updatedAt: clock.now()
		}).where(and(eq(payments.id, id), eq(payments.status, "open"))).returning();
		if (closed) await announce(tx, "payment.closed", closed);
	});
}
/** Keeps the card page of an open payment; false when the payment is not open any more. */
async function remember(ctx, id, session) {
	return (await ctx.db.update(payments).set({
		sessionId: session.id,
		sessionUrl: session.url,
		updatedAt: ctx.clock.now()
	}).where(and(eq(payments.id, id), eq(payments.status, "open"))).returning({ id: payments.id })).length > 0;
}
function sessionParams(id, asked) {
	const { mode, priceId, lines = [], customer, email, description, metadata } = asked;
	return {
		mode,
		client_reference_id: id,
		metadata,
		success_url: asked.successUrl,
		cancel_url: asked.cancelUrl,
		expires_at: asked.expiresAtSeconds,
		line_items: priceId ? [{
			price: priceId,
			quantity: 1
		}] : lines.map(lineItem),
		...customer ? { customer } : email && { customer_email: email },
		...asked.keepsCustomer && mode === "payment" && { customer_creation: "always" },
		...mode === "payment" ? { payment_intent_data: {
			description,
			metadata
		} } : { subscription_data: {
			description,
			metadata
		} }
	};
}
var lineItem = ({ name, description, amount, quantity }) => ({
	quantity,
	price_data: {
		currency: "gbp",
		unit_amount: amount,
		product_data: {
			name,
			...description && { description }
		}
	}
});
// src/features/mailings/templates/receipt.tsx
/** That money has arrived, and what it was for. */
function receiptLetter({ club, name, what, amount, paidAt, receiptUrl }) {
	return {
		subject: `Your payment to ${club}: ${what}`,
		title: "Thank you for your payment",
		greeting: name ? `Hello ${name},` : "Hello,",
		paragraphs: [`${amount} for ${what} arrived on ${longDateTime(paidAt)}.`, "There is nothing more to do."],
		...receiptUrl && { action: {
			label: "See the receipt",
			url: receiptUrl
		} },
		footnote: "If you have not made this payment, answer this mail: it reaches the treasurer."
	};
}
// src/features/billing/commands/settle-session.server.ts
/**
* Settles the payment of a card page, by its id alone: the truth is fetched from the provider. The webhook, the
* return page and the reconciliation all come here, in any order and as often as they like; the money counts once.
* `of` binds a return page to its own object. [decisions B01, holes 2]
*/
async function settleSession(ctx, sessionId, of, patience) {
	const known = await ledgerRow(ctx, sessionId);
	if (known && isSettled(known)) return isOf(known, of) ? done({ payment: paymentOf(known) }) : refused("UNKNOWN");
	const session = await fetchSession(ctx, sessionId, patience);
	if (!session.ok) return refused(session.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	const payment = known ?? await ledgerRowById(ctx, session.value);
	if (!payment || !isOf(payment, of)) return refused("UNKNOWN");
	return settle(ctx, payment, session.value, patience);
}
var isSettled = ({ status }) => status === "paid" || status === "refunded";
var isOf = (row, of) => !of || row.purpose === of.purpose && row.objectId === of.objectId;
async function ledgerRow({ db }, sessionId) {
	const [row] = await db.select().from(payments).where(eq(payments.sessionId, sessionId));
	return row;
}
/** The payment of a card page whose opening answer was lost: the provider kept our id. */
async function ledgerRowById({ db }, session) {
	const id = session.metadata?.payment_id;
	if (!id || id !== session.client_reference_id) return void 0;
	const [row] = await db.select().from(payments).where(eq(payments.id, id));
	return row?.sessionId === null ? row : void 0;
}
/** Settles a payment with what the provider said of its card page just now. */
async function settle(ctx, payment, session, patience) {
	if (session.payment_status !== "paid") {
		if (session.status === "expired") await setStatus(ctx, payment.id, "expired");
		return refused("NOT_PAID");
	}
	if (session.amount_total !== payment.amountMinor || session.currency !== "gbp") {
		const { id, amount_total: amount, currency } = session;
		ctx.log.error({
			payment: payment.id,
			session: id,
			amount,
			currency
		}, "a payment is not what was asked for");
		return refused("MISMATCH");
	}
	const facts = factsOf(session);
	const settled = await transact(ctx, async (tx) => {
		const row = await markPaid(ctx, tx, payment.id, facts);
		if (row) await tell(ctx, tx, row);
		return row;
	});
	if (facts.subscriptionId) await syncSubscription(ctx, facts.subscriptionId, patience);
	return done({ payment: paymentOf(settled ?? {
		...payment,
		status: "paid"
	}) });
}
function factsOf(session) {
	const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
	const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
	const invoice = typeof session.invoice === "object" ? session.invoice : null;
	return {
		sessionId: session.id,
		paymentIntentId: intent?.id ?? intentOf(invoice),
		chargeId: charge?.id ?? "",
		invoiceId: idOf(session.invoice),
		subscriptionId: idOf(session.subscription),
		customerId: idOf(session.customer),
		receiptUrl: charge?.receipt_url ?? invoice?.hosted_invoice_url ?? "",
		name: session.customer_details?.name ?? "",
		email: session.customer_details?.email ?? ""
	};
}
/** What was paid for an invoice, if it was paid by card. */
var intentOf = (invoice) => idOf(invoice?.payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent);
/** The id of what the provider tells as an id or as a whole. */
var idOf = (one) => typeof one === "string" ? one : one?.id ?? null;
/** Of all who settle the same payment at the same time, one gets the row. */
async function markPaid({ clock }, tx, id, { name, email, ...facts }) {
	const [row] = await tx.update(payments).set({
		...facts,
		status: "paid",
		paidAt: clock.now(),
		updatedAt: clock.now(),
		payerName: sql`coalesce(nullif(${payments.payerName}, ''), ${name})`,
		payerEmail: sql`coalesce(nullif(${payments.payerEmail}, ''), ${email})`
	}).where(and(eq(payments.id, id), inArray(payments.status, [
		"open",
		"expired",
		"failed"
	]))).returning();
	return row;
}
/** Tells the feature that asked for the payment, and the payer. Orders write a receipt of their own, with the VAT. */
async function tell(ctx, tx, row) {
	await announce(tx, "payment.settled", row);
	if (!row.payerEmail || row.purpose === "order") return;
	const { club, mail } = ctx.config;
	await sendLetter(ctx, tx, {
		to: mailAddress(row.payerEmail, row.payerName),
		from: mailAddress(mail.finance, club.name)
	}, receiptLetter({
		club: club.name,
		name: row.payerName,
		what: row.description,
		amount: formatPence(pence(row.amountMinor)),
		paidAt: row.paidAt ?? ctx.clock.now(),
		receiptUrl: row.receiptUrl
	}));
}
// src/features/billing/commands/earlier-payment.server.ts
/**
* What an earlier payment of the same thing makes of a new wish: undefined when a new one is due. A card page that
* asks the same is handed out again; one that asks something else is closed first, so that both cannot be paid.
*/
async function earlierPayment(ctx, wish, priced) {
	if (wish.purpose === "event") return void 0;
	const earlier = await ctx.db.select().from(payments).where(and(eq(payments.purpose, wish.purpose), eq(payments.objectId, wish.objectId), inArray(payments.status, ["open", "paid"]))).orderBy(desc(payments.id));
	for (const payment of earlier) if (payment.status === "paid" && await stillCounts(ctx, payment)) return refused("ALREADY_PAID");
	const open = earlier.find((payment) => payment.status === "open");
	return open && goOn(ctx, open, priced);
}
/** A contested payment may be paid anew, and a subscription that has ended. [decisions B23] */
async function stillCounts({ db }, payment) {
	if (payment.disputed) return false;
	if (!payment.subscriptionId) return true;
	const [subscription] = await db.select({ status: subscriptions.status }).from(subscriptions).where(eq(subscriptions.id, payment.subscriptionId));
	return subscription === void 0 || isRunning(subscription.status);
}
async function goOn(ctx, open, priced) {
	if (!open.sessionId) return goOnUnseen(ctx, open, priced);
	const session = await fetchSession(ctx, open.sessionId);
	if (!session.ok) return refused("PROVIDER_DOWN");
	if (session.value.status !== "open") {
		const settled = await settle(ctx, open, session.value);
		return settled.ok || settled.reason !== "NOT_PAID" ? refused("ALREADY_PAID") : void 0;
	}
	if (asksTheSame(open, priced) && session.value.url) return done({
		url: session.value.url,
		paymentId: open.id,
		sessionId: session.value.id
	});
	return await closeCardPage(ctx, open) ? void 0 : refused("PROVIDER_DOWN");
}
/**
* The answer that opened the card page was lost, so nobody has its address. Asked the same again the provider finds it:
* it is handed out to who wants just this, and closed for who wants something else. [holes 1]
*/
async function goOnUnseen(ctx, open, priced) {
	if (open.expiresAt && open.expiresAt <= ctx.clock.now()) {
		await setStatus(ctx, open.id, "failed");
		return;
	}
	const found = await openCardPage(ctx, open);
	if (!found.ok) return found.reason === "PROVIDER_DOWN" ? found : void 0;
	if (asksTheSame(open, priced)) return found;
	return await closeCardPage(ctx, {
		...open,
		sessionId: found.sessionId
	}) ? void 0 : refused("PROVIDER_DOWN");
}
var asksTheSame = (open, { amount, price }) => open.amountMinor === amount && open.priceId === (price?.id ?? null);
// src/features/billing/commands/start-checkout.server.ts
/** How long a card page stays open. The provider takes 30 minutes to 24 hours. */
var OPEN_MINUTES = 60;
/**
* Opens a card page for one payment and answers its address. The payment stands in the ledger before the provider
* hears of it, so that nothing paid can be unknown here. What is paid once (everything but events) finds its open
* card page again, or is refused with ALREADY_PAID. [decisions B01, B03, B09, B11]
*/
async function startCheckout(ctx, wish) {
	const priced = await price(ctx, wish);
	if (!priced) return refused("UNKNOWN_PRICE");
	const earlier = await earlierPayment(ctx, wish, priced);
	if (earlier) return earlier;
	const { memberId, customerId } = wish.payer;
	const customer = memberId ? await customerOf(ctx, memberId) : {
		ok: true,
		value: customerId
	};
	if (!customer.ok) return customer.reason === "PROVIDER_REFUSED" ? customer : refused("PROVIDER_DOWN");
	const payment = await enter(ctx, wish, priced, customer.value);
	if (!payment) return await earlierPayment(ctx, wish, priced) ?? refused("PROVIDER_DOWN");
	return openCardPage(ctx, payment);
}
async function price(ctx, wish) {
	if ("lines" in wish) return {
		amount: pence(wish.lines.reduce((sum, line) => sum + line.amount * line.quantity, 0)),
		lines: wish.lines
	};
	const found = await findPrice(ctx, wish.priceId);
	return found && {
		amount: found.amount,
		price: found
	};
}
/** Writes the payment into the ledger; undefined when another one of the same thing is open. */
async function enter(ctx, wish, priced, customer) {
	const id = newId();
	const now = ctx.clock.now();
	const expiresAt = new Date(now.getTime() + (wish.openMinutes ?? OPEN_MINUTES) * 6e4);
	const [entered] = await ctx.db.insert(payments).values({
		id,
		purpose: wish.purpose,
		objectId: wish.objectId,
		memberId: wish.payer.memberId,
		payerName: wish.payer.name,
		payerEmail: wish.payer.email,
		description: wish.description,
		amountMinor: priced.amount,
		priceId: priced.price?.id ?? null,
		customerId: customer ?? null,
		request: requestFor(ctx, wish, priced, {
			id,
			expiresAt,
			customer
		}),
		expiresAt,
		createdAt: now,
		updatedAt: now
	}).onConflictDoNothing().returning();
	return entered;
}
function requestFor({ config }, wish, { lines, price }, { id, expiresAt, customer }) {
	const success = new URL(wish.returns.success, config.publicUrl);
	return {
		mode: price?.interval ? "subscription" : "payment",
		...price ? { priceId: price.id } : { lines: lines ?? [] },
		...customer ? { customer } : wish.payer.email && { email: wish.payer.email },
		description: wish.description,
		keepsCustomer: wish.purpose === "registration" && !customer,
		metadata: {
			payment_id: id,
			gd_object: wish.purpose,
			gd_object_id: wish.objectId
		},
		successUrl: `${success.href}${success.search ? "&" : "?"}session_id={CHECKOUT_SESSION_ID}`,
		cancelUrl: new URL(wish.returns.cancel, config.publicUrl).href,
		expiresAtSeconds: Math.floor(expiresAt.getTime() / 1e3)
	};
}
// src/features/store/orders/commands/follow-refunds.server.ts
/**
* Notes what went back of an order's payment. When all of it did, the order is over: its numbers are free, and its goods
* too if whoever sent the money back said so. The batches hear of it by a job. [decisions B23]
*/
async function followRefunds(ctx, tx, id, payment) {
	const order = await lockOrder(tx, id);
	if (!order || order.refundedMinor === payment.refunded) return;
	await tx.update(storeOrders).set({ refundedMinor: payment.refunded }).where(eq(storeOrders.id, id));
	const more = payment.refunded - order.refundedMinor;
	if (more > 0) await tellRefunded(ctx, tx, id, pence(more));
	const note = `${formatPence(payment.refunded)} of ${formatPence(payment.amount)} went back`;
	if (payment.status !== "refunded" || order.state !== "paid") {
		await noteOn(ctx, tx, id, order.state, note);
		await touchEntry(tx, "storeorders", id);
		return;
	}
	await moveTo(ctx, tx, order, "refunded", note);
	await releaseNumbers(tx, id);
	if (order.restocks) await giveStockBack(tx, await linesOf(tx, id));
	await addJob(tx, "order.returned", { orderId: id });
}
// src/features/store/orders/commands/place.server.ts
/**
* Makes an order a placed one: paid, or the club's own. Its cart is forgotten on all devices, and the batches hear of it
* by a job. [STO-039, decisions B08, E16]
*/
async function place(ctx, tx, order, state, note, also) {
	await moveTo(ctx, tx, order, state, note, {
		placedAt: ctx.clock.now(),
		...also,
		heldUntil: null
	});
	await forgetCartOfOrder(tx, order.id);
	await addJob(tx, "order.placed", { orderId: order.id });
}
// src/features/store/orders/commands/follow-order.server.ts
/**
* Brings an order in line with the ledger, whatever has happened there, as often as one likes: money that has come
* places it, a card page that closed unpaid gives its stock back, money that went back is noted. Money for what cannot be
* sold any more, or that came twice, is sent back. [STO-048, decisions B01, B07, B17, holes 2, 4]
*/
async function followOrder(ctx, id) {
	await transact(ctx, async (tx) => {
		const order = await lockOrder(tx, id);
		const payments = (await paymentsOf(tx, "order", id)).reverse();
		if (!order) return sendBack(tx, id, payments.filter(isHere));
		const owner = order.paymentId ?? await payWith(ctx, tx, order, payments.find(isHere));
		if (!owner && order.state === "awaiting" && isOver(order, payments)) await release(ctx, tx, order, "abandoned", "The card page closed unpaid");
		const own = payments.find((payment) => payment.id === owner);
		if (own) await followRefunds(ctx, tx, id, own);
		await sendBack(tx, id, payments.filter((payment) => isHere(payment) && payment !== own));
	});
}
var isHere = ({ status }) => status === "paid";
/** Every card page that was opened for what is frozen now is closed. */
function isOver(order, payments) {
	if (payments.some(({ status }) => status === "open")) return false;
	const frozenAt = (order.heldUntil?.getTime() ?? 0) - 186e4;
	return payments.some(({ id }) => bornAt(id).getTime() >= frozenAt);
}
/** Places an order with the money that has come, if its goods can be had. Answers the id of that payment. */
async function payWith(ctx, tx, order, payment) {
	if (!payment || order.state === "club") return void 0;
	if (order.state !== "awaiting" && !await canStillSell(tx, order, payment)) {
		await tooLate(ctx, tx, order, payment);
		return;
	}
	await place(ctx, tx, order, "paid", `Paid ${formatPence(payment.amount)} by card`, {
		paymentId: payment.id,
		placedAt: payment.paidAt
	});
	await tellPlaced(ctx, tx, order.id);
	return payment.id;
}
/**
* Money that came after the stock was given back: the goods and numbers are taken once more, all or nothing. What was
* paid must still be what the order costs.
*/
async function canStillSell(tx, order, payment) {
	const lines = await linesOf(tx, order.id);
	if (payment.amount !== order.grossMinor || lines.length === 0) return false;
	const wearer = await wearerOf(tx, order.memberId);
	const dorsals = lines.flatMap(({ dorsal }) => dorsal ?? []);
	try {
		await tx.transaction(async (attempt) => {
			const missing = await takeStock(attempt, lines);
			const taken = await claimNumbers(attempt, wearer, order.id, dorsals);
			if (missing || taken !== void 0) throw new NotThere();
		});
		return true;
	} catch (error) {
		if (error instanceof NotThere) return false;
		throw error;
	}
}
/** Ends an attempt and its savepoint. */
var NotThere = class extends Error {};
async function tooLate(ctx, tx, order, payment) {
	const note = `${formatPence(payment.amount)} came too late and goes back`;
	if (await isNoted(tx, order.id, note)) return;
	await noteOn(ctx, tx, order.id, order.state, note);
	await tellTooLate(ctx, tx, order.id, payment.amount);
}
/** Money that is not for this order any more goes back, by a job that does not give up. */
async function sendBack(tx, orderId, payments) {
	for (const { id } of payments) await addJob(tx, "orders:send-back", {
		orderId,
		paymentId: id
	}, `orders:send-back:${id}`);
}
// src/features/store/orders/commands/open-page.server.ts
/**
* Opens the card page of a frozen order, with its own lines and prices, for the member's own customer; the addresses
* that it leads back to are ours. [STO-054, STO-060, API-035, decisions B03]
*/
async function openPage(ctx, order) {
	const lines = await ctx.db.select().from(storeOrderLines).where(eq(storeOrderLines.orderId, order.id)).orderBy(asc(storeOrderLines.position));
	const started = await startCheckout(ctx, {
		purpose: "order",
		objectId: order.id,
		description: `Order ${order.number}`,
		lines: lines.map(onCardPage),
		payer: await payerOf$1(ctx, order),
		returns: {
			success: `/store/checkout?reg=success&id=${order.id}`,
			cancel: `/store/checkout?reg=cancel&id=${order.id}`
		},
		openMinutes: 31
	});
	if (started.ok) return {
		...started,
		orderId: order.id
	};
	if (started.reason === "UNKNOWN_PRICE") throw new Error("an order is priced here");
	if (started.reason !== "PROVIDER_DOWN") await followOrder(ctx, order.id);
	return started.reason === "ALREADY_PAID" ? refused("PLACED", { orderId: order.id }) : started;
}
/** One line of the card page: what one piece costs with its print and VAT. [STO-040] */
function onCardPage(line) {
	const print = printed(line);
	return {
		name: `${line.title}, size ${line.size}`,
		...print && { description: `Printed ${print}` },
		amount: pence(line.netMinor + line.vatMinor + line.printNetMinor + line.printVatMinor),
		quantity: line.quantity
	};
}
async function payerOf$1({ db, actor }, { memberId }) {
	const own = actor.kind === "user" ? {
		name: actor.name,
		email: actor.email
	} : {
		name: "",
		email: ""
	};
	if (!memberId) return {
		memberId,
		...own
	};
	const [member] = await db.select({
		name: members.name,
		email: members.email
	}).from(members).where(eq(members.id, memberId));
	return {
		memberId,
		name: member?.name ?? own.name,
		email: member?.email || own.email
	};
}
// src/features/billing/commands/close-checkout.server.ts
/**
* Closes the open card pages of one thing, so that it can be changed or given up and nobody pays for what it was.
* Nothing open is done at once.
*/
async function closeCheckout(ctx, purpose, objectId) {
	const open = await ctx.db.select().from(payments).where(and(eq(payments.purpose, purpose), eq(payments.objectId, objectId), eq(payments.status, "open")));
	for (const payment of open) {
		const closed = await close(ctx, payment);
		if (!closed.ok) return closed;
	}
	return done();
}
async function close(ctx, payment) {
	if (await closeCardPage(ctx, payment)) return done();
	if (!payment.sessionId) return refused("PROVIDER_DOWN");
	const session = await fetchSession(ctx, payment.sessionId);
	if (!session.ok) {
		if (session.reason !== "PROVIDER_KNOWS_NONE") return refused("PROVIDER_DOWN");
		await setStatus(ctx, payment.id, "failed");
		return done();
	}
	if ((await settle(ctx, payment, session.value)).ok) return refused("PAID");
	return session.value.status === "expired" ? done() : refused("PROVIDER_DOWN");
}
// src/features/store/orders/commands/reopen-order.server.ts
/**
* Opens an order again whose card page is open, so that it can be changed: the page is closed first, and what was
* reserved goes back, so that nobody pays for what it was. PLACED when it was paid in between. [holes 4]
*/
async function reopenOrder(ctx, id) {
	const [order] = await ctx.db.select({ state: storeOrders.state }).from(storeOrders).where(eq(storeOrders.id, id));
	if (!order || order.state === "open" || order.state === "abandoned") return done();
	if (order.state !== "awaiting") return refused("PLACED");
	const closed = await closeCheckout(ctx, "order", id);
	if (!closed.ok && closed.reason === "PROVIDER_DOWN") return refused("PROVIDER_DOWN");
	if (!closed.ok) {
		await followOrder(ctx, id);
		return refused("PLACED");
	}
	return transact(ctx, async (tx) => {
		const now = await lockOrder(tx, id);
		if ((await paymentsOf(tx, "order", id)).some(({ status }) => status === "open")) return refused("BUSY");
		if (now?.state === "awaiting") await release(ctx, tx, now, "open", "Opened again to be changed");
		return done();
	});
}
// src/features/store/orders/commands/place-order.server.ts
/** Times that one buyer may go to the card page. */
var CHECKOUT_LIMIT = {
	name: "order-payments",
	points: 30,
	seconds: 3600
};
/**
* Sends a member to the card page with the order of the cart: frozen as it is now, stock reserved and numbers claimed in
* one transaction, then priced for the provider from what was frozen. Asked again it finds the same page.
* [STO-045, STO-051, STO-054, STO-060, decisions B03, B07, B17, holes 1, 3, 4]
*/
async function payOrder(ctx, wish) {
	const { actor } = ctx;
	if (!canBuy(actor)) return refused("MEMBERS_ONLY");
	const ready = await getReady(ctx, actor.userId, wish);
	if (!ready.ok) return ready;
	const spent = await spend(ctx.db, CHECKOUT_LIMIT, actor.userId);
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	const frozen = await attempt(() => transact(ctx, async (tx) => {
		const cart = await lockCart(tx, actor.userId);
		const before = await cartOrder(tx, cart);
		if (before && isStillFrozen(before, wish, ctx.clock.now())) return { order: before };
		if (before?.state === "awaiting" || cart.lines.length === 0) throw new CannotFreeze("PRICE_CHANGED");
		const order = await freeze(ctx, tx, {
			...wish,
			cart,
			user: actor,
			club: false
		});
		await awaitPayment(ctx, tx, order);
		return { order };
	}));
	return frozen.ok ? openPage(ctx, frozen.order) : frozen;
}
/**
* Places the order of the cart for the club itself, without a payment: for the administrator alone, and it is written
* down who did. Throws Forbidden for anybody else. [STO-053, STO-061, decisions B06]
*/
async function placeClubOrder(ctx, wish) {
	const { actor } = ctx;
	if (!canPlaceClubOrder(actor)) throw new Forbidden();
	if (!canBuy(actor)) return refused("MEMBERS_ONLY");
	const ready = await getReady(ctx, actor.userId, {
		...wish,
		seenTotal: void 0
	}, true);
	if (!ready.ok) return ready.reason === "PLACED" ? refused("NO_ITEMS") : ready;
	return attempt(() => transact(ctx, async (tx) => {
		const cart = await lockCart(tx, actor.userId);
		if (cart.lines.length === 0) throw new CannotFreeze("NOT_LIKE_THIS");
		const order = await freeze(ctx, tx, {
			...wish,
			cart,
			user: actor,
			club: true
		});
		await place(ctx, tx, order, "club", "Made an order of the club, without payment", {
			adminOrder: true,
			adminOrderBy: actor.userId
		});
		await tellPlaced(ctx, tx, order.id);
		await auditStaff(tx, ctx, {
			action: "storeorders.club",
			subject: `storeorders/${order.id}`
		});
		return { orderId: order.id };
	}));
}
/** The cart has lines and is the order that was seen; a card page for something else is closed. */
async function getReady(ctx, userId, wish, always = false) {
	const cart = await cartOf(ctx.db, userId);
	if (cart.lines.length === 0) return refused("NO_ITEMS");
	if (cart.orderId !== wish.orderId) return refused("NO_ORDER");
	const [order] = await ctx.db.select().from(storeOrders).where(eq(storeOrders.id, wish.orderId));
	if (!always && isStillFrozen(order, wish, ctx.clock.now())) return done();
	const reopened = await reopenOrder(ctx, wish.orderId);
	if (reopened.ok) return done();
	return reopened.reason === "PLACED" ? refused("PLACED", { orderId: wish.orderId }) : reopened;
}
var cartOrder = (tx, { orderId }) => orderId ? lockOrder(tx, orderId) : Promise.resolve(void 0);
// src/features/registrations/model.ts
/** The four tabs, in their order. [REG-004] */
var STEPS = [
	"questions",
	"details",
	"fees",
	"confirmation"
];
/** Where the form and the paying stand. */
var REGISTER = "/about-us/register";
var SUBSCRIPTION = "/about-us/subscription";
var stepPath = (step) => `${REGISTER}?step=${step}`;
/** The step that an address names, by its name or its number from 1. [REG-003] */
var stepNamed = (named) => STEPS.find((step, index) => step === named || String(index + 1) === named);
var answerTo = (answers, id) => answers.find((answer) => answer.id === id)?.value ?? "";
/** Somebody who helps and does not play owes no fee. [REG-019, decisions B12] */
var isVolunteer = (questions) => answerTo(questions, "applies_to_you") === "other";
/** [REG-017] */
var isStudent = (questions) => ["studying", "working_studying"].includes(answerTo(questions, "current_situation"));
/** Under 18, by the date of birth that was given. [decisions C09] */
var isMinor = (details, adultBirthday) => answerTo(details, "dob") > adultBirthday;
/** The one file of a registration. */
var STUDENT_CARD = "studentcard";
/** The details that this person is asked for: the student card from students only. [REG-017] */
function shownDetails(details, questions) {
	return details.filter(({ id, type }) => type !== "file" || id === "studentcard" && isStudent(questions));
}
/** Whoever answers for a minor. No detail of the configuration can have a dot in its id. [decisions C09] */
var GUARDIAN = {
	name: {
		id: "guardian.name",
		label: "Guardian's name"
	},
	email: {
		id: "guardian.email",
		label: "Guardian's e-mail"
	},
	consent: {
		id: "guardian.consent",
		label: "Guardian's consent"
	}
};
/** Required details that are not there yet. [REG-010, REG-014, REG-017, decisions C09] */
function missingDetails({ registerDetails }, given, adultBirthday) {
	const isMissing = ({ id, type, required }) => type === "file" ? given.studentCardId === null : required && answerTo(given.details, id) === "";
	const missing = shownDetails(registerDetails, given.questions).filter(isMissing).map(({ id, label }) => ({
		id,
		label
	}));
	if (!isMinor(given.details, adultBirthday)) return missing;
	return [
		...missing,
		...given.guardianName === "" ? [GUARDIAN.name] : [],
		...given.guardianEmail === "" ? [GUARDIAN.email] : [],
		...given.guardianConsentAt === null ? [GUARDIAN.consent] : []
	];
}
/** Questions without one of their answers. [REG-011] */
var unansweredQuestions = ({ questions }, given) => questions.filter(({ id, options }) => !options.some(({ value }) => value === answerTo(given, id))).map(({ id }) => id);
/** The tabs that are open: the later ones once all questions are answered and the required details filled. [REG-010] */
function openSteps(settings, given, adultBirthday) {
	if (!given || unansweredQuestions(settings, given.questions).length > 0) return ["questions"];
	if (missingDetails(settings, given, adultBirthday).length > 0) return ["questions", "details"];
	return [...STEPS];
}
// src/features/registrations/model/fee-rule.ts
/**
* Why somebody cannot take a fee, in words; undefined when they can. Ages count on `today`; whoever was not asked for a
* day of birth is not refused by age. A card that staff have verified counts although its copy is gone.
* [REG-017, decisions C08, decision 0110]
*/
function whyNot(rule, payer, today) {
	const born = answerTo(payer.details, "dob");
	const age = born === "" ? void 0 : ageOn(localDate(born), today);
	const { minAge, maxAge, students } = rule;
	if (age !== void 0 && minAge !== void 0 && age < minAge) return `This fee is for people who are ${minAge} or older`;
	if (age !== void 0 && maxAge !== void 0 && age > maxAge) return `This fee is for people who are ${maxAge} or younger`;
	const hasCard = payer.studentCardId !== null || payer.studentCardVerifiedAt !== null;
	if (students && !(isStudent(payer.questions) && hasCard)) return "This fee is for students who have handed in their student card";
}
/** The choice without the fees that are for others, and why, by the field. */
function judgeChoice(offers, chosen, payer, today) {
	const problems = {};
	const judged = (field, list) => {
		const offer = list.find(({ feeId }) => feeId === chosen[field]);
		const why = offer && whyNot(offer.rule, payer, today);
		if (why) problems[field] = [why];
		return why ? "" : chosen[field];
	};
	return {
		chosen: {
			registration: judged("registration", offers.registration),
			subscription: judged("subscription", offers.subscriptions)
		},
		problems
	};
}
// src/features/registrations/queries/paid.server.ts
/** Which fees are active: what the provider has told, never what an address says. [REG-026, decisions B01, B11, B23] */
async function paidFees(db, registrationId) {
	const payments = await paymentsOf(db, "registration", registrationId);
	const subscriptions = await subscriptionsOfRegistration(db, registrationId);
	const firstMonths = subscriptions.length === 0 ? await paymentsOf(db, "subscription", registrationId) : [];
	const subscription = subscriptions.find(({ status }) => isRunning(status));
	const paid = payments.find(counts);
	const begun = firstMonths.find(counts);
	return {
		registration: paid && feeOf(paid),
		subscription: subscription ? runningFee(subscription) : begun && feeOf(begun),
		chargeId: payments.find(({ chargeId }) => chargeId !== "")?.chargeId ?? "",
		customerId: payments.find(({ customerId }) => customerId)?.customerId ?? subscriptions[0]?.customerId ?? ""
	};
}
/** Money that arrived and stayed: neither refunded nor contested. */
var counts = ({ status, disputed }) => status === "paid" && !disputed;
var feeOf = ({ description, amount }) => ({
	label: description,
	amount
});
var runningFee = ({ plan, amount, priceId }) => ({
	label: plan,
	amount,
	priceId
});
// src/platform/database/prepared.ts
/**
* A statement that is prepared once for each database and then only executed. For reads that every page makes: naming
* the statement saves the building of its SQL and PostgreSQL's planning.
*/
function preparedOn(prepare) {
	const statements = /* @__PURE__ */ new WeakMap();
	return (db) => {
		const known = statements.get(db);
		if (known) return known;
		const statement = prepare(db);
		statements.set(db, statement);
		return statement;
	};
}
// src/features/content/queries/configuration.server.ts
var NOTHING = {
	mainMenu: [],
	menuBottom: [],
	importantAnnouncement: ""
};
/**
* What every page needs of the one configuration record: menus and announcement. Read each time; pages of visitors
* are kept for a minute and dropped when it is saved. [SYS-035, SYS-071, decisions E17]
*/
async function siteConfiguration(ctx) {
	ctx.pages.read("configurations");
	const [found] = await statement(ctx.db).execute();
	return found ?? NOTHING;
}
var statement = preparedOn((db) => db.select({
	mainMenu: configurations.mainMenu,
	menuBottom: configurations.menuBottom,
	importantAnnouncement: configurations.importantAnnouncement
}).from(configurations).prepare("site_configuration"));
/** What a registration asks, and what its fees are called. [REG-013, REG-015, REG-023] */
async function registrationSettings(ctx) {
	ctx.pages.read("configurations");
	const [found] = await ctx.db.select({
		questions: configurations.questions,
		registerDetails: configurations.registerDetails,
		fees: configurations.fees
	}).from(configurations);
	return found ?? {
		questions: [],
		registerDetails: [],
		fees: {
			registration: [],
			training_fees: []
		}
	};
}
/**
* One of the configured pictures of the home page, picked at random; undefined while none is configured, or none of
* them is public. Picked here, so that page and browser agree. [CNT-023, CNT-024, decisions F03]
*/
async function homeImage(ctx) {
	ctx.pages.read("configurations");
	const [found] = await ctx.db.select(imageColumns).from(configurations).innerJoin(files, sql`${configurations.homeImageIds} ? ${files.id}::text`).where(isPublicPicture()).orderBy(sql`random()`).limit(1);
	return found;
}
// src/features/registrations/capability.server.ts
/** A token for the browser that begins a registration: 128 random bits. */
var newToken = () => randomBytes(16).toString("base64url");
/** What is stored of a token. */
var hashOf = (token) => createHash("sha256").update(token).digest("base64url");
/** The token of the link in our letters, from any device. It is made, not stored, and ends with the browser's own. */
var linkToken = ({ id, tokenHash }, secret) => createHmac("sha256", secret).update(`registration ${id} ${tokenHash}`).digest("base64url");
/** Whether a token opens a registration: the one of the browser that began it, or the one of our letters. */
var opens = (registration, token, secret) => same(hashOf(token), registration.tokenHash) || same(token, linkToken(registration, secret));
function same(given, expected) {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}
// src/features/registrations/queries/registration.server.ts
/** The registration that a claim opens. An unknown id, a wrong token and a removed one are all the same. [decisions C06] */
async function findOwn({ db, secret }, claim) {
	if (!claim || !isId(claim.id)) return void 0;
	const [found] = await db.select().from(registrations).where(isThere(claim.id));
	return found && opens(found, claim.token, secret) ? found : void 0;
}
/** The same, held until the transaction ends: nobody else writes it meanwhile. */
async function lockOwn({ secret }, tx, claim) {
	if (!isId(claim.id)) return void 0;
	const [found] = await tx.select().from(registrations).where(isThere(claim.id)).for("update");
	return found && opens(found, claim.token, secret) ? found : void 0;
}
var isThere = (id) => and(eq(registrations.id, id), isNull(registrations.removedAt));
/** What the club asks: the configuration, with the countries in the list of nationalities. [REG-013, REG-015, REG-016] */
async function settingsOf(ctx) {
	const { registerDetails, ...settings } = await registrationSettings(ctx);
	const asksCountry = registerDetails.some(isCountry);
	const names = asksCountry ? await countryNames(ctx.db) : [];
	if (asksCountry) ctx.pages.read("countries");
	return {
		...settings,
		registerDetails: registerDetails.map((detail) => isCountry(detail) ? {
			...detail,
			options: names
		} : detail)
	};
}
var isCountry = ({ id, type, options = [] }) => id === "country" && type === "select" && options.length === 0;
async function countryNames(db) {
	return (await db.select({ name: countries.shortName }).from(countries).orderBy(asc(countries.shortName))).map(({ name }) => name);
}
// src/features/registrations/model/wording.ts
/** The words of the registration form. Those with a requirement are the specification's own. */
var WORDS = {
	/** [REG-011] */
	selectOne: "Please select one",
	/** [REG-012] */
	answerAll: "Please answer all the questions before continuing",
	/** [REG-014] */
	fillDetails: "You need to fill these details in step 2",
	/** [REG-009] */
	updated: "Registration updated",
	/** [REG-027, decisions F10] */
	selectFee: "Please select a fee",
	tickBox: "Please tick this box",
	/** [decisions C07] */
	kept: "We save as you go. A registration that you do not submit is deleted 30 days after your last change.",
	tooMany: "Many registrations came from your connection. Please try again in an hour.",
	sent: "This registration has been submitted already.",
	alreadyActive: "This fee is already active",
	noEmail: "We have no e-mail address of yours. Please write to us.",
	tooManyPayments: "Many payments came from your connection. Please try again in an hour.",
	/** [REG-031] */
	cancelled: "Payment has been cancelled",
	silent: "The card provider does not answer. Nothing was charged: please try again in a moment."
};
/** Followed by the provider's message. [REG-032, API-038] */
var PAYMENT_ERROR = "There is an error on your payment:";
/** [REG-033] */
var EXCEPTION = "Error!";
/** [REG-004] */
var STEP_TITLES = {
	questions: "Questions",
	details: "Your details",
	fees: "Membership fees",
	confirmation: "Confirmation"
};
/** The post that the first box agrees to: the club edits it like any other. [decisions E06] */
var TERMS_PAGE = "/gd/membership-terms";
/** All three must be ticked to submit. What is stored with a tick are these very words. [REG-018, decisions E06, F10] */
var CHECKS = [
	{
		id: "terms",
		label: "I have read the membership terms and agree to them."
	},
	{
		id: "email",
		label: "I agree that the club writes to me by e-mail about my membership, training and games."
	},
	{
		id: "volunteer",
		label: "I understand that volunteers run the club, and that I help at a home game now and then."
	}
];
// src/features/registrations/model/offers.ts
/**
* What can be chosen: the provider's prices, in the words and the order of the configuration; its own amounts only
* while the provider cannot be reached. [REG-023, decisions B10]
*/
function offersFrom(fees, prices) {
	if (!prices) return {
		registration: fees.registration.map(fromFee),
		subscriptions: fees.training_fees.map(fromFee),
		confirmed: false
	};
	return {
		registration: priced(fees.registration, prices.registration),
		subscriptions: priced(fees.training_fees, prices.subscriptions),
		confirmed: true
	};
}
var ruleOf = ({ minAge, maxAge, students }) => ({
	minAge,
	maxAge,
	students
});
var fromFee = ({ id, label, price, period, description, ...rule }) => ({
	feeId: id,
	priceId: null,
	label,
	description,
	amount: penceOf(price),
	period,
	rule: ruleOf(rule)
});
function priced(fees, prices) {
	const place = ({ feeId }) => {
		const index = fees.findIndex((fee) => fee.id === feeId);
		return index < 0 ? fees.length : index;
	};
	return [...prices].sort((a, b) => place(a) - place(b)).map((price) => offerOf(price, fees.find(({ id }) => id === price.feeId)));
}
var offerOf = (price, fee) => ({
	feeId: price.feeId,
	priceId: price.id,
	label: fee?.label ?? price.label,
	description: fee?.description ?? "",
	amount: price.amount,
	period: periodOf(price) ?? fee?.period ?? "",
	rule: ruleOf(fee ?? {})
});
/** "month", "3 months"; undefined for what is paid once. */
function periodOf({ interval, intervalCount }) {
	if (interval === null) return void 0;
	return intervalCount === 1 ? interval : `${intervalCount} ${interval}s`;
}
var NO_FEE = {
	id: "",
	label: "Registration fee",
	value: {
		label: "None",
		price: 0,
		period: ""
	}
};
/** The two fees as they are kept: the registration fee at 0, the subscription at 1, whatever there is. [REG-022] */
function membershipsOf(registration, subscription) {
	const first = registration ? choiceOf("Registration fee", registration) : NO_FEE;
	return subscription ? [first, choiceOf("Subscription", subscription)] : [first];
}
var choiceOf = (label, { feeId, amount, period, label: fee }) => ({
	id: feeId,
	label,
	value: {
		label: fee,
		price: amount / 100,
		period
	}
});
/** The fee ids that were chosen; '' for none. */
var chosenFees = (memberships) => ({
	registration: memberships[0]?.id ?? "",
	subscription: memberships[1]?.id ?? ""
});
/** Which of the two still has to be chosen, of those that can be. */
function unchosenFees(offers, chosen) {
	const isOpen = (list, feeId) => list.length > 0 && !list.some((offer) => offer.feeId === feeId);
	return [...isOpen(offers.registration, chosen.registration) ? ["registration"] : [], ...isOpen(offers.subscriptions, chosen.subscription) ? ["subscription"] : []];
}
/** The ids of fees that only one of the two price lists has, or that they have at different prices. [decisions B10] */
function feesApart(fees, prices) {
	const apart = (written, charged) => [...written.filter(({ id, price }) => charged.find(({ feeId }) => feeId === id)?.amount !== penceOf(price)).map(({ id }) => id), ...charged.filter(({ feeId }) => !written.some(({ id }) => id === feeId)).map(({ feeId }) => feeId)];
	return [...apart(fees.registration, prices.registration), ...apart(fees.training_fees, prices.subscriptions)];
}
// src/features/billing/commands/copy-invoice.server.ts
/** What an invoice is for: all its lines. [INV-003, decisions F19] */
var descriptionOf = ({ lines }) => lines.data.flatMap(({ description }) => description ? [description] : []).join(", ");
/**
* Writes down what the provider says of an invoice; a draft is none yet. What is paid or void stays so, whichever answer
* comes last. The member is whoever the customer belongs to. [INV-004, decisions F19]
*/
async function copyInvoice(ctx, tx, invoice) {
	const status = INVOICE_STATUSES.find((one) => one === invoice.status);
	const customerId = idOf(invoice.customer);
	if (!status || !customerId) return;
	const copy = {
		number: invoice.number ?? "",
		customerId,
		subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
		customerName: invoice.customer_name ?? "",
		customerEmail: invoice.customer_email ?? "",
		amountDueMinor: invoice.amount_due,
		amountPaidMinor: invoice.amount_paid,
		status,
		description: descriptionOf(invoice),
		hostedUrl: invoice.hosted_invoice_url ?? "",
		pdfUrl: invoice.invoice_pdf ?? "",
		dueAt: instantOf(invoice.due_date),
		paidAt: instantOf(invoice.status_transitions.paid_at),
		updatedAt: ctx.clock.now()
	};
	await tx.insert(invoices).values({
		...copy,
		id: invoice.id,
		createdAt: /* @__PURE__ */ new Date(invoice.created * 1e3),
		memberId: sql`(select ${members.id} from ${members} where ${customerColumn(ctx)} = ${customerId} limit 1)`
	}).onConflictDoUpdate({
		target: invoices.id,
		set: {
			...copy,
			memberId: sql`coalesce(${invoices.memberId}, excluded.member_id)`
		},
		setWhere: inArray(invoices.status, ["open", "uncollectible"])
	});
}
var instantOf = (seconds) => seconds === null ? null : /* @__PURE__ */ new Date(seconds * 1e3);
// src/features/billing/commands/payer.server.ts
/**
* The provider's customer that staff charge for a member: the stored one; else the one with the member's e-mail, but
* only when nobody else of the club and no second customer has it, because families share addresses; else a new one.
* Refuses a member without an e-mail: the provider could send nothing. Throws NotFound for who does not exist.
* [INV-015, decisions B22]
*/
async function payerOf(ctx, memberId) {
	const column = customerColumn(ctx);
	const [member] = await ctx.db.select({
		customer: column,
		email: members.email
	}).from(members).where(eq(members.id, memberId));
	if (!member) throw new NotFound();
	if (member.customer) return {
		ok: true,
		value: member.customer
	};
	if (!member.email) return {
		ok: false,
		reason: "NO_EMAIL"
	};
	const found = await customerByEmail(ctx, member.email);
	if (!found.ok) return found;
	if (found.value && await link(ctx, memberId, found.value)) return {
		ok: true,
		value: found.value
	};
	return customerOf(ctx, memberId);
}
/**
* The one customer with an e-mail: the stored one of the only member who has it, else the only one at the provider.
* Undefined where there is none, or where it could be several people. [decisions B22]
*/
async function customerByEmail(ctx, given) {
	const email = given.trim().toLowerCase();
	const [only, other] = await ctx.db.select({ customer: customerColumn(ctx) }).from(members).where(eq(sql`lower(${members.email})`, email)).limit(2);
	if (other) return {
		ok: true,
		value: void 0
	};
	if (only?.customer) return {
		ok: true,
		value: only.customer
	};
	const asked = await ask(ctx, (stripe) => stripe.customers.list({
		email,
		limit: 2
	}));
	if (!asked.ok) return asked;
	const [customer, second] = asked.value.data;
	return {
		ok: true,
		value: second ? void 0 : customer?.id
	};
}
/** Keeps whose customer it is; false when it is somebody else's already. */
async function link(ctx, memberId, customer) {
	const column = customerColumn(ctx);
	const stored = ctx.payments.mode === "live" ? { stripeId: customer } : { stripeIdTest: customer };
	const others = sql`(select 1 from ${members} other where other.id <> ${memberId}
    and ${ctx.payments.mode === "live" ? sql`other.stripe_id` : sql`other.stripe_id_test`} = ${customer})`;
	return (await ctx.db.update(members).set(stored).where(and(eq(members.id, memberId), or(isNull(column), eq(column, customer)), sql`not exists ${others}`)).returning({ id: members.id })).length > 0;
}
// src/features/billing/commands/create-invoice.server.ts
/** How long a member has to pay. */
var DAYS_UNTIL_DUE$1 = 14;
var MOST_LISTED$1 = 100;
/**
* Makes an invoice for a member and has the provider send it: the member pays it on the provider's page. Asked again
* with its key it goes on with what is there, also after the provider has forgotten its own keys. Throws Forbidden to
* all but finance staff, NotFound for an unknown member. [INV-008, INV-009, decisions B21]
*/
async function createInvoice(ctx, wish) {
	if (!canBill(ctx.actor)) throw new Forbidden();
	const payer = await payerOf(ctx, wish.memberId);
	if (!payer.ok) return notBilled(payer);
	const made = await askOnce(ctx, wish.key, (stripe, once) => invoiceOf(stripe, payer.value, wish, once.idempotencyKey));
	if (!made.ok) return notBilled(made);
	await transact(ctx, async (tx) => {
		await copyInvoice(ctx, tx, made.value);
		await auditStaff(tx, ctx, {
			action: "billing.create-invoice",
			subject: `members/${wish.memberId}`,
			facts: { invoice: made.value.id }
		});
	});
	return done({
		invoiceId: made.value.id,
		url: made.value.hosted_invoice_url ?? ""
	});
}
async function invoiceOf(stripe, customer, wish, once) {
	const { amount, description, key, memberId } = wish;
	const { data: earlier } = await stripe.invoices.list({
		customer,
		limit: MOST_LISTED$1
	});
	const invoice = earlier.find(({ metadata }) => metadata?.request === key) ?? await stripe.invoices.create({
		customer,
		collection_method: "send_invoice",
		days_until_due: DAYS_UNTIL_DUE$1,
		description,
		metadata: {
			gd_object: "invoice",
			gd_object_id: memberId,
			request: key
		}
	}, { idempotencyKey: `invoice:${once}` });
	if (invoice.status !== "draft") return invoice;
	if (invoice.lines.data.length === 0) await stripe.invoiceItems.create({
		customer,
		invoice: invoice.id,
		amount,
		currency: "gbp",
		description
	}, { idempotencyKey: `invoice-item:${once}` });
	return stripe.invoices.sendInvoice(invoice.id, {}, { idempotencyKey: `invoice-send:${once}` });
}
/** The provider's answer, as staff hear it. */
function notBilled(failed) {
	if (failed.reason !== "PROVIDER_KNOWS_NONE") return failed;
	return refused("PROVIDER_REFUSED", { message: "the card provider does not know this customer or this plan." });
}
// src/features/billing/commands/assign-subscription.server.ts
/** For who has no card at the provider: each period is an invoice to pay within so many days. */
var DAYS_UNTIL_DUE = 14;
var MOST_LISTED = 100;
/** What volunteers get off a subscription. [INV-016, decisions B12] */
var VOLUNTEER = {
	id: "volunteer-20",
	percent: 20,
	name: "Volunteer"
};
/**
* Gives a member a subscription: paid by the card that the provider has of them, else by invoices. Asked again with
* its key it finds what is there. Throws Forbidden to all but finance staff, NotFound for an unknown member.
* [INV-013, INV-014, INV-015, INV-016, decisions B11, B12, B22]
*/
async function assignSubscription(ctx, wish) {
	if (!canBill(ctx.actor)) throw new Forbidden();
	const plans = (await listPrices(ctx))?.subscriptions;
	if (!plans) return refused("PROVIDER_DOWN");
	const plan = plans.find(({ id }) => id === wish.priceId);
	if (!plan) return refused("NO_PLAN");
	const payer = await payerOf(ctx, wish.memberId);
	if (!payer.ok) return notBilled(payer);
	const made = await askOnce(ctx, wish.key, (stripe, once) => subscriptionOf(stripe, payer.value, plan, wish, once.idempotencyKey));
	if (!made.ok) return notBilled(made);
	if (!made.value) return refused("RUNNING");
	const { id } = made.value;
	const synced = await syncSubscription(ctx, id);
	if (!synced.ok) return notBilled(synced);
	await transact(ctx, (tx) => auditStaff(tx, ctx, {
		action: "billing.assign-subscription",
		subject: `members/${wish.memberId}`,
		facts: {
			subscription: id,
			volunteer: wish.volunteer
		}
	}));
	return done({
		subscriptionId: id,
		plan: plan.label
	});
}
/** Undefined when the plan runs already. */
async function subscriptionOf(stripe, customer, plan, { memberId, volunteer, key }, once) {
	const { data: earlier } = await stripe.subscriptions.list({
		customer,
		status: "all",
		limit: MOST_LISTED
	});
	const same = earlier.find(({ metadata }) => metadata.request === key);
	if (same) return same;
	if (earlier.some((one) => isRunning(one.status) && one.items.data.some(({ price }) => price.id === plan.id))) return void 0;
	const coupon = volunteer ? await volunteerCoupon(stripe) : void 0;
	const card = (await stripe.customers.listPaymentMethods(customer, {
		type: "card",
		limit: 1
	})).data[0]?.id;
	return stripe.subscriptions.create({
		customer,
		items: [{ price: plan.id }],
		...coupon && { discounts: [{ coupon }] },
		...card ? {
			default_payment_method: card,
			payment_behavior: "error_if_incomplete"
		} : {
			collection_method: "send_invoice",
			days_until_due: DAYS_UNTIL_DUE
		},
		metadata: {
			gd_object: "member",
			gd_object_id: memberId,
			request: key
		}
	}, { idempotencyKey: `subscription:${once}` });
}
/** The coupon of the volunteers, made at its first use. */
async function volunteerCoupon(stripe) {
	const { id, percent, name } = VOLUNTEER;
	const { data } = await stripe.coupons.list({ limit: MOST_LISTED });
	if (data.some((coupon) => coupon.id === id)) return id;
	return (await stripe.coupons.create({
		id,
		percent_off: percent,
		duration: "forever",
		name
	}, { idempotencyKey: `coupon:${id}` })).id;
}
// src/platform/files/store-image.ts
var MOST_IMAGE_BYTES = 15728640;
/**
* Stores a picture from outside: checked by its content, drawn anew without EXIF and GPS, in all widths. The bytes
* are written before the row, so a row never points at nothing; bytes without a row are swept up by
* `removeOrphans`. [decisions A16, holes 18]
*/
async function storeImage(ctx, bytes, facts) {
	if (bytes.length > 15728640) return refused("TOO_LARGE", { mostBytes: MOST_IMAGE_BYTES });
	if (!await pictureType(bytes)) return refused("NOT_A_PICTURE");
	const encoded = await encode(bytes, facts.widths ?? VARIANT_WIDTHS);
	if (typeof encoded === "string") return refused(encoded);
	const image = {
		id: newId(),
		alt: facts.alt,
		...sizesOf(encoded)
	};
	await keepOrSweep(ctx, image.id, async () => {
		await write(ctx, image.id, encoded);
		await ctx.db.insert(files).values({
			...image,
			name: facts.name,
			audience: facts.audience,
			mediaType: "image/jpeg",
			sizeBytes: encoded.original.length,
			createdAt: ctx.clock.now()
		});
	});
	return done({ image });
}
async function encode(bytes, widths) {
	try {
		if (!await hasFairSize(bytes)) return "TOO_MANY_PIXELS";
		return await inTurn(() => reEncode(bytes, widths));
	} catch {
		return "BROKEN";
	}
}
var sizesOf = ({ widthPx, heightPx, variants }) => ({
	widthPx,
	heightPx,
	variantsPx: variants.map((variant) => variant.widthPx)
});
async function write(ctx, id, { original, variants }) {
	await ctx.files.put(`${id}/original`, original);
	for (const { widthPx, bytes } of variants) await ctx.files.put(`${id}/${widthPx}.webp`, bytes);
}
// src/features/registrations/commands/follow-payments.server.ts
/**
* Brings the flags of a registration in line with the ledger, whatever has happened there: a payment or a subscription
* sets one, a refund, a dispute or an end clears it. As often as one likes. [REG-028, REG-029, REG-035, decisions B01, B23]
*/
async function followPayments(ctx, registrationId) {
	if (!isId(registrationId)) return;
	await transact(ctx, async (tx) => {
		const [known] = await tx.select().from(registrations).where(eq(registrations.id, registrationId)).for("update");
		if (!known) return;
		const paid = await paidFees(tx, registrationId);
		const now = {
			registrationPaid: paid.registration !== void 0,
			subscriptionPaid: paid.subscription !== void 0,
			chargeId: paid.chargeId,
			stripeCustomer: paid.customerId || known.stripeCustomer
		};
		if (isSame(known, now)) return;
		await tx.update(registrations).set({
			...now,
			updatedAt: ctx.clock.now(),
			version: known.version + 1
		}).where(eq(registrations.id, registrationId));
		await touchEntry(tx, "registrations", registrationId);
	});
}
var isSame = (known, now) => Object.keys(now).every((name) => known[name] === now[name]);
// src/features/store/batches/commands/join-batch.server.ts
/**
* Brings an order and the batches in line, as often as one likes: a placed one joins the active batch, one whose money
* went back leaves a batch that is still open. Without an open batch it waits for the next. [STO-055, decisions B08, B19]
*/
async function followBatch(ctx, orderId) {
	await transact(ctx, async (tx) => {
		const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, orderId)).for("update");
		if (!order) return;
		if (isPlaced(order.state)) await join(ctx, tx, [orderId]);
		else await leave(tx, orderId);
	});
}
/** All placed orders that are in no batch join the active one, the oldest first. */
async function joinWaiting(ctx, tx) {
	await join(ctx, tx, (await tx.select({ id: storeOrders.id }).from(storeOrders).where(and(inArray(storeOrders.state, ["paid", "club"]), sql`not exists (select 1 from ${batchOrders} where ${batchOrders.orderId} = ${storeOrders.id})`)).orderBy(asc(storeOrders.id))).map(({ id }) => id));
}
/** The open batch that is expected first takes them; locked, so that it is not ordered in this moment. [BAT-005] */
async function join({ clock }, tx, orderIds) {
	if (orderIds.length === 0) return;
	const [active] = await tx.select({ id: storeBatches.id }).from(storeBatches).where(eq(storeBatches.status, "Open")).orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id)).limit(1).for("update");
	if (!active) return;
	const rows = orderIds.map((orderId) => ({
		orderId,
		batchId: active.id,
		joinedAt: clock.now()
	}));
	await tx.insert(batchOrders).values(rows).onConflictDoNothing();
	await touchEntry(tx, "storebatches", active.id);
	await touch(tx, "storeorders");
}
async function leave(tx, orderId) {
	const open = tx.select({ id: storeBatches.id }).from(storeBatches).where(eq(storeBatches.status, "Open"));
	const left = await tx.delete(batchOrders).where(and(eq(batchOrders.orderId, orderId), inArray(batchOrders.batchId, open))).returning({ batchId: batchOrders.batchId });
	for (const { batchId } of left) await touchEntry(tx, "storebatches", batchId);
}
export { startCheckout as $, documentRefusalWords as $t, paidFees as A, sendLetter as An, NO_SIZE as At, isStudent as B, cancelSubscription as Bt, settingsOf as C, usedOf as Cn, cartIn as Ct, homeImage as D, hashPassword as Dn, BAD_INITIALS as Dt, newToken as E, openAuth as En, BAD_DORSAL as Et, STEPS as F, plainText as Fn, isSameLine as Ft, stepNamed as G, customerColumn as Gt, missingDetails as H, changePayment as Ht, STUDENT_CARD as I, textOfMessage as In, textOfKey as It, payOrder as J, canBill as Jt, stepPath as K, customerOf as Kt, SUBSCRIPTION as L, deliverMail as Ln, printCosts as Lt, whyNot as M, addressedTo as Mn, EMPTY_CART as Mt, GUARDIAN as N, isEmptyHtml as Nn, addLine as Nt, siteConfiguration as O, matchesPassword as On, BAD_QUANTITY as Ot, REGISTER as P, message as Pn, changed as Pt, followOrder as Q, sendForm as Qt, answerTo as R, sendMail as Rn, priceOf$1 as Rt, lockOwn as S, spend as Sn, cartCookie as St, linkToken as T, SESSION_MS as Tn, fitsCookie as Tt, openSteps as U, freshCopy as Ut, isVolunteer as V, syncSubscription as Vt, shownDetails as W, writingOfPayment as Wt, reopenOrder as X, PaymentsOff as Xt, placeClubOrder as Y, A_PAGE_WAITS as Yt, closeCheckout as Z, ask as Zt, PAYMENT_ERROR as _, EMAIL_MESSAGE as _n, worded as _t, assignSubscription as a, canManageBatches as an, announce as at, WORDS as b, giveBack as bn, cartOf as bt, copyInvoice as c, canSeeAllOrders as cn, saveOrder as ct, feesApart as d, paidPaymentsOf as dn, lockOrder as dt, storeDocument as en, idOf as et, membershipsOf as f, paymentColumns as fn, moveTo as ft, EXCEPTION as g, subscriptionsWhere as gn, sumOf as gt, CHECKS as h, subscriptionsOfRegistration as hn, keyOf as ht, storeImage as i, listForms as in, setStatus as it, judgeChoice as j, MAIL_STYLES as jn, cartForm as jt, preparedOn as k, PASSWORD_LENGTH as kn, INITIALS as kt, descriptionOf as l, canSeeOrder as ln, priceCart as lt, unchosenFees as m, paymentsOf as mn, giveStockBack as mt, joinWaiting as n, findForm as nn, settleSession as nt, createInvoice as o, canPlaceClubOrder as on, listPrices as ot, offersFrom as p, paymentOf as pn, release as pt, unansweredQuestions as q, askOnce as qt, followPayments as r, formToSend as rn, openCardPage as rt, customerByEmail as s, canRefund as sn, abandonOrder as st, followBatch as t, removeOrphans as tn, intentOf as tt, chosenFees as u, printed as un, linesOf as ut, STEP_TITLES as v, isEmail as vn, keepCart as vt, hashOf as w, createUser as wn, isStale as wt, findOwn as x, networkOf as xn, currentCart as xt, TERMS_PAGE as y, forget as yn, lockCart as yt, isMinor as z, require_server_node as zn, withVat as zt };
