import { a as __toCommonJS, i as __require, n as __esmMin, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { $ as naturalCompare$1, A as getNamedType, B as isNamedType, C as GraphQLString, D as GraphQLNonNull, E as GraphQLList, F as isInputObjectType, G as isRequiredArgument, H as isNullableType, I as isInputType, J as isType, K as isRequiredInputField, L as isInterfaceType, M as isAbstractType, N as isCompositeType, O as GraphQLScalarType, P as isEnumType, Q as suggestionList$1, R as isLeafType, S as GraphQLInt, T as specifiedScalarTypes, U as isObjectType, V as isNonNullType, W as isOutputType, X as print, Y as isUnionType, Z as printForError, _ as GraphQLSkipDirective, _t as GraphQLError, a as SchemaMetaFieldDef, at as dedentBlockStringLines, b as specifiedDirectives, c as introspectionTypes, ct as isNameContinue, d as isIterableObject$1, dt as DirectiveLocation, et as mapValue, f as invariant$1, ft as Location, g as GraphQLIncludeDirective, gt as isNode, h as GraphQLDirective, ht as Token, i as assertSchema, it as inspect$1, j as getNullableType, k as assertLeafType, l as isIntrospectionType, lt as isNameStart, m as GraphQLDeprecatedDirective, mt as QueryDocumentKeys, n as getDirectiveValues$1, nt as didYouMean$1, o as TypeMetaFieldDef, pt as OperationTypeNode, q as isScalarType, r as valueFromAST, rt as instanceOf, s as TypeNameMetaFieldDef, st as isDigit$1, t as schemaOf, tt as keyMap, ut as Kind, v as isDirective, vt as isObjectLike$1, x as GraphQLBoolean, yt as devAssert, z as isListType } from "./schema-CB02ZqNH.js";
// node_modules/graphql/version.mjs
/** An object containing the components of the GraphQL.js version string */
var versionInfo = Object.freeze({
	major: 16,
	minor: 15,
	patch: 0,
	preReleaseTag: null
});
// node_modules/graphql/error/syntaxError.mjs
/** @category Errors */
/**
* Produces a GraphQLError representing a syntax error, containing useful
* descriptive information about the syntax error's position in the source.
* @param source - The GraphQL source containing the syntax error.
* @param position - Character offset where the syntax error was encountered.
* @param description - Human-readable description of the syntax error.
* @returns A GraphQLError located at the syntax error position.
* @example
* ```ts
* import { Source } from 'graphql/language';
* import { syntaxError } from 'graphql/error';
*
* const error = syntaxError(new Source('query {'), 7, 'Expected Name');
*
* error.message; // => 'Syntax Error: Expected Name'
* error.locations; // => [{ line: 1, column: 8 }]
* ```
*/
function syntaxError(source, position, description) {
	return new GraphQLError(`Syntax Error: ${description}`, {
		source,
		positions: [position]
	});
}
// node_modules/graphql/language/tokenKind.mjs
/** @category Lexing */
/**
* An exported enum describing the different kinds of tokens that the
* lexer emits.
*/
var TokenKind;
(function(TokenKind) {
	TokenKind["SOF"] = "<SOF>";
	TokenKind["EOF"] = "<EOF>";
	TokenKind["BANG"] = "!";
	TokenKind["DOLLAR"] = "$";
	TokenKind["AMP"] = "&";
	TokenKind["PAREN_L"] = "(";
	TokenKind["PAREN_R"] = ")";
	TokenKind["DOT"] = ".";
	TokenKind["SPREAD"] = "...";
	TokenKind["COLON"] = ":";
	TokenKind["EQUALS"] = "=";
	TokenKind["AT"] = "@";
	TokenKind["BRACKET_L"] = "[";
	TokenKind["BRACKET_R"] = "]";
	TokenKind["BRACE_L"] = "{";
	TokenKind["PIPE"] = "|";
	TokenKind["BRACE_R"] = "}";
	TokenKind["NAME"] = "Name";
	TokenKind["INT"] = "Int";
	TokenKind["FLOAT"] = "Float";
	TokenKind["STRING"] = "String";
	TokenKind["BLOCK_STRING"] = "BlockString";
	TokenKind["COMMENT"] = "Comment";
})(TokenKind || (TokenKind = {}));
/**
* Deprecated legacy alias for the enum type representing token kind values.
* This alias will be removed in v17. In v17, `TokenKind` is exported as the
* single public symbol for both the runtime object and the corresponding
* TypeScript type.
* @deprecated Will be removed in v17. In v17, use `TokenKind` as both the
* runtime value and the type.
*/
// node_modules/graphql/language/lexer.mjs
/** @category Lexing */
/**
* A Lexer interface which provides common properties and methods required for
* lexing GraphQL source.
*
* @internal
*/
/**
* Given a Source object, creates a Lexer for that source.
* A Lexer is a stateful stream generator in that every time
* it is advanced, it returns the next token in the Source. Assuming the
* source lexes, the final Token emitted by the lexer will be of kind
* EOF, after which the lexer will repeatedly return the same EOF token
* whenever called.
*/
var Lexer = class {
	/** Source document used to derive error locations. */
	/** Most recent non-ignored token returned by the lexer. */
	/** Current non-ignored token at the lexer cursor. */
	/** The (1-indexed) line containing the current token. */
	/** Character offset where the current line starts. */
	/** @internal */
	/** @internal */
	/**
	* Creates a Lexer instance.
	* @param source - Source document used to derive error locations.
	* @example
	* ```ts
	* import { Lexer, Source, TokenKind } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	*
	* lexer.token.kind; // => TokenKind.SOF
	* lexer.advance().kind; // => TokenKind.BRACE_L
	* lexer.advance().value; // => 'hello'
	* lexer.advance().kind; // => TokenKind.BRACE_R
	* ```
	*/
	constructor(source) {
		const startOfFileToken = new Token(TokenKind.SOF, 0, 0, 0, 0);
		this.source = source;
		this.lastToken = startOfFileToken;
		this.token = startOfFileToken;
		this.line = 1;
		this.lineStart = 0;
		this._maxComments = void 0;
		this._commentCount = 0;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Lexer";
	}
	/**
	* Advances the token stream to the next non-ignored token.
	* @returns The next non-ignored token.
	* @example
	* ```ts
	* import { Lexer, Source } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	* const token = lexer.advance();
	*
	* token.kind; // => '{'
	* lexer.token; // => token
	* ```
	*/
	advance() {
		this.lastToken = this.token;
		return this.token = this.lookahead();
	}
	/**
	* Looks ahead and returns the next non-ignored token, but does not change
	* the state of Lexer.
	* @returns The next non-ignored token without advancing the lexer.
	* @example
	* ```ts
	* import { Lexer, Source } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	* const token = lexer.lookahead();
	*
	* token.kind; // => '{'
	* lexer.token.kind; // => '<SOF>'
	* ```
	*/
	lookahead() {
		let token = this.token;
		if (token.kind !== TokenKind.EOF) do
			if (token.next) token = token.next;
			else {
				const nextToken = readNextToken(this, token.end);
				token.next = nextToken;
				nextToken.prev = token;
				token = nextToken;
			}
		while (token.kind === TokenKind.COMMENT);
		return token;
	}
};
/** @internal */
function isPunctuatorTokenKind(kind) {
	return kind === TokenKind.BANG || kind === TokenKind.DOLLAR || kind === TokenKind.AMP || kind === TokenKind.PAREN_L || kind === TokenKind.PAREN_R || kind === TokenKind.DOT || kind === TokenKind.SPREAD || kind === TokenKind.COLON || kind === TokenKind.EQUALS || kind === TokenKind.AT || kind === TokenKind.BRACKET_L || kind === TokenKind.BRACKET_R || kind === TokenKind.BRACE_L || kind === TokenKind.PIPE || kind === TokenKind.BRACE_R;
}
/**
* A Unicode scalar value is any Unicode code point except surrogate code
* points. In other words, the inclusive ranges of values 0x0000 to 0xD7FF and
* 0xE000 to 0x10FFFF.
*
* SourceCharacter ::
*   - "Any Unicode scalar value"
*
* @internal
*/
function isUnicodeScalarValue(code) {
	return code >= 0 && code <= 55295 || code >= 57344 && code <= 1114111;
}
/**
* The GraphQL specification defines source text as a sequence of unicode scalar
* values (which Unicode defines to exclude surrogate code points). However
* JavaScript defines strings as a sequence of UTF-16 code units which may
* include surrogates. A surrogate pair is a valid source character as it
* encodes a supplementary code point (above U+FFFF), but unpaired surrogate
* code points are not valid source characters.
*
* @internal
*/
function isSupplementaryCodePoint(body, location) {
	return isLeadingSurrogate(body.charCodeAt(location)) && isTrailingSurrogate(body.charCodeAt(location + 1));
}
function isLeadingSurrogate(code) {
	return code >= 55296 && code <= 56319;
}
function isTrailingSurrogate(code) {
	return code >= 56320 && code <= 57343;
}
/**
* Prints the code point (or end of file reference) at a given location in a
* source for use in error messages.
*
* Printable ASCII is printed quoted, while other points are printed in Unicode
* code point form (ie. U+1234).
*
* @internal
*/
function printCodePointAt(lexer, location) {
	const code = lexer.source.body.codePointAt(location);
	if (code === void 0) return TokenKind.EOF;
	else if (code >= 32 && code <= 126) {
		const char = String.fromCodePoint(code);
		return char === "\"" ? "'\"'" : `"${char}"`;
	}
	return "U+" + code.toString(16).toUpperCase().padStart(4, "0");
}
/**
* Create a token with line and column location information.
*
* @internal
*/
function createToken(lexer, kind, start, end, value) {
	const line = lexer.line;
	const col = 1 + start - lexer.lineStart;
	return new Token(kind, start, end, line, col, value);
}
/**
* Gets the next token from the source starting at the given position.
*
* This skips over whitespace until it finds the next lexable token, then lexes
* punctuators immediately or calls the appropriate helper function for more
* complicated tokens.
*
* @internal
*/
function readNextToken(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start;
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		switch (code) {
			case 65279:
			case 9:
			case 32:
			case 44:
				++position;
				continue;
			case 10:
				++position;
				++lexer.line;
				lexer.lineStart = position;
				continue;
			case 13:
				if (body.charCodeAt(position + 1) === 10) position += 2;
				else ++position;
				++lexer.line;
				lexer.lineStart = position;
				continue;
			case 35: return readComment(lexer, position);
			case 33: return createToken(lexer, TokenKind.BANG, position, position + 1);
			case 36: return createToken(lexer, TokenKind.DOLLAR, position, position + 1);
			case 38: return createToken(lexer, TokenKind.AMP, position, position + 1);
			case 40: return createToken(lexer, TokenKind.PAREN_L, position, position + 1);
			case 41: return createToken(lexer, TokenKind.PAREN_R, position, position + 1);
			case 46:
				if (body.charCodeAt(position + 1) === 46 && body.charCodeAt(position + 2) === 46) return createToken(lexer, TokenKind.SPREAD, position, position + 3);
				break;
			case 58: return createToken(lexer, TokenKind.COLON, position, position + 1);
			case 61: return createToken(lexer, TokenKind.EQUALS, position, position + 1);
			case 64: return createToken(lexer, TokenKind.AT, position, position + 1);
			case 91: return createToken(lexer, TokenKind.BRACKET_L, position, position + 1);
			case 93: return createToken(lexer, TokenKind.BRACKET_R, position, position + 1);
			case 123: return createToken(lexer, TokenKind.BRACE_L, position, position + 1);
			case 124: return createToken(lexer, TokenKind.PIPE, position, position + 1);
			case 125: return createToken(lexer, TokenKind.BRACE_R, position, position + 1);
			case 34:
				if (body.charCodeAt(position + 1) === 34 && body.charCodeAt(position + 2) === 34) return readBlockString(lexer, position);
				return readString(lexer, position);
		}
		if (isDigit$1(code) || code === 45) return readNumber(lexer, position, code);
		if (isNameStart(code)) return readName(lexer, position);
		throw syntaxError(lexer.source, position, code === 39 ? "Unexpected single quote character ('), did you mean to use a double quote (\")?" : isUnicodeScalarValue(code) || isSupplementaryCodePoint(body, position) ? `Unexpected character: ${printCodePointAt(lexer, position)}.` : `Invalid character: ${printCodePointAt(lexer, position)}.`);
	}
	return createToken(lexer, TokenKind.EOF, bodyLength, bodyLength);
}
/**
* Reads a comment token from the source file.
*
* ```
* Comment :: # CommentChar* [lookahead != CommentChar]
*
* CommentChar :: SourceCharacter but not LineTerminator
* ```
*
* @internal
*/
function readComment(lexer, start) {
	const maxComments = lexer._maxComments;
	if (maxComments !== void 0) {
		const nextCommentCount = lexer._commentCount + 1;
		if (nextCommentCount > maxComments) throw syntaxError(lexer.source, start, `Document contains more than ${maxComments} comments. Parsing aborted.`);
		lexer._commentCount = nextCommentCount;
	}
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start + 1;
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (code === 10 || code === 13) break;
		if (isUnicodeScalarValue(code)) ++position;
		else if (isSupplementaryCodePoint(body, position)) position += 2;
		else break;
	}
	return createToken(lexer, TokenKind.COMMENT, start, position, body.slice(start + 1, position));
}
/**
* Reads a number token from the source file, either a FloatValue or an IntValue
* depending on whether a FractionalPart or ExponentPart is encountered.
*
* ```
* IntValue :: IntegerPart [lookahead != {Digit, `.`, NameStart}]
*
* IntegerPart ::
*   - NegativeSign? 0
*   - NegativeSign? NonZeroDigit Digit*
*
* NegativeSign :: -
*
* NonZeroDigit :: Digit but not `0`
*
* FloatValue ::
*   - IntegerPart FractionalPart ExponentPart [lookahead != {Digit, `.`, NameStart}]
*   - IntegerPart FractionalPart [lookahead != {Digit, `.`, NameStart}]
*   - IntegerPart ExponentPart [lookahead != {Digit, `.`, NameStart}]
*
* FractionalPart :: . Digit+
*
* ExponentPart :: ExponentIndicator Sign? Digit+
*
* ExponentIndicator :: one of `e` `E`
*
* Sign :: one of + -
* ```
*
* @internal
*/
function readNumber(lexer, start, firstCode) {
	const body = lexer.source.body;
	let position = start;
	let code = firstCode;
	let isFloat = false;
	if (code === 45) code = body.charCodeAt(++position);
	if (code === 48) {
		code = body.charCodeAt(++position);
		if (isDigit$1(code)) throw syntaxError(lexer.source, position, `Invalid number, unexpected digit after 0: ${printCodePointAt(lexer, position)}.`);
	} else {
		position = readDigits(lexer, position, code);
		code = body.charCodeAt(position);
	}
	if (code === 46) {
		isFloat = true;
		code = body.charCodeAt(++position);
		position = readDigits(lexer, position, code);
		code = body.charCodeAt(position);
	}
	if (code === 69 || code === 101) {
		isFloat = true;
		code = body.charCodeAt(++position);
		if (code === 43 || code === 45) code = body.charCodeAt(++position);
		position = readDigits(lexer, position, code);
		code = body.charCodeAt(position);
	}
	if (code === 46 || isNameStart(code)) throw syntaxError(lexer.source, position, `Invalid number, expected digit but got: ${printCodePointAt(lexer, position)}.`);
	return createToken(lexer, isFloat ? TokenKind.FLOAT : TokenKind.INT, start, position, body.slice(start, position));
}
/**
* Returns the new position in the source after reading one or more digits.
*
* @internal
*/
function readDigits(lexer, start, firstCode) {
	if (!isDigit$1(firstCode)) throw syntaxError(lexer.source, start, `Invalid number, expected digit but got: ${printCodePointAt(lexer, start)}.`);
	const body = lexer.source.body;
	let position = start + 1;
	while (isDigit$1(body.charCodeAt(position))) ++position;
	return position;
}
/**
* Reads a single-quote string token from the source file.
*
* ```
* StringValue ::
*   - `""` [lookahead != `"`]
*   - `"` StringCharacter+ `"`
*
* StringCharacter ::
*   - SourceCharacter but not `"` or `\` or LineTerminator
*   - `\u` EscapedUnicode
*   - `\` EscapedCharacter
*
* EscapedUnicode ::
*   - `{` HexDigit+ `}`
*   - HexDigit HexDigit HexDigit HexDigit
*
* EscapedCharacter :: one of `"` `\` `/` `b` `f` `n` `r` `t`
* ```
*
* @internal
*/
function readString(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start + 1;
	let chunkStart = position;
	let value = "";
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (code === 34) {
			value += body.slice(chunkStart, position);
			return createToken(lexer, TokenKind.STRING, start, position + 1, value);
		}
		if (code === 92) {
			value += body.slice(chunkStart, position);
			const escape = body.charCodeAt(position + 1) === 117 ? body.charCodeAt(position + 2) === 123 ? readEscapedUnicodeVariableWidth(lexer, position) : readEscapedUnicodeFixedWidth(lexer, position) : readEscapedCharacter(lexer, position);
			value += escape.value;
			position += escape.size;
			chunkStart = position;
			continue;
		}
		if (code === 10 || code === 13) break;
		if (isUnicodeScalarValue(code)) ++position;
		else if (isSupplementaryCodePoint(body, position)) position += 2;
		else throw syntaxError(lexer.source, position, `Invalid character within String: ${printCodePointAt(lexer, position)}.`);
	}
	throw syntaxError(lexer.source, position, "Unterminated string.");
}
function readEscapedUnicodeVariableWidth(lexer, position) {
	const body = lexer.source.body;
	let point = 0;
	let size = 3;
	while (size < 12) {
		const code = body.charCodeAt(position + size++);
		if (code === 125) {
			if (size < 5 || !isUnicodeScalarValue(point)) break;
			return {
				value: String.fromCodePoint(point),
				size
			};
		}
		point = point << 4 | readHexDigit(code);
		if (point < 0) break;
	}
	throw syntaxError(lexer.source, position, `Invalid Unicode escape sequence: "${body.slice(position, position + size)}".`);
}
function readEscapedUnicodeFixedWidth(lexer, position) {
	const body = lexer.source.body;
	const code = read16BitHexCode(body, position + 2);
	if (isUnicodeScalarValue(code)) return {
		value: String.fromCodePoint(code),
		size: 6
	};
	if (isLeadingSurrogate(code)) {
		if (body.charCodeAt(position + 6) === 92 && body.charCodeAt(position + 7) === 117) {
			const trailingCode = read16BitHexCode(body, position + 8);
			if (isTrailingSurrogate(trailingCode)) return {
				value: String.fromCodePoint(code, trailingCode),
				size: 12
			};
		}
	}
	throw syntaxError(lexer.source, position, `Invalid Unicode escape sequence: "${body.slice(position, position + 6)}".`);
}
/**
* Reads four hexadecimal characters and returns the positive integer that 16bit
* hexadecimal string represents. For example, "000f" will return 15, and "dead"
* will return 57005.
*
* Returns a negative number if any char was not a valid hexadecimal digit.
*
* @internal
*/
function read16BitHexCode(body, position) {
	return readHexDigit(body.charCodeAt(position)) << 12 | readHexDigit(body.charCodeAt(position + 1)) << 8 | readHexDigit(body.charCodeAt(position + 2)) << 4 | readHexDigit(body.charCodeAt(position + 3));
}
/**
* Reads a hexadecimal character and returns its positive integer value (0-15).
*
* '0' becomes 0, '9' becomes 9
* 'A' becomes 10, 'F' becomes 15
* 'a' becomes 10, 'f' becomes 15
*
* Returns -1 if the provided character code was not a valid hexadecimal digit.
*
* HexDigit :: one of
*   - `0` `1` `2` `3` `4` `5` `6` `7` `8` `9`
*   - `A` `B` `C` `D` `E` `F`
*   - `a` `b` `c` `d` `e` `f`
*
* @internal
*/
function readHexDigit(code) {
	return code >= 48 && code <= 57 ? code - 48 : code >= 65 && code <= 70 ? code - 55 : code >= 97 && code <= 102 ? code - 87 : -1;
}
/**
* | Escaped Character | Code Point | Character Name               |
* | ----------------- | ---------- | ---------------------------- |
* | `"`               | U+0022     | double quote                 |
* | `\`               | U+005C     | reverse solidus (back slash) |
* | `/`               | U+002F     | solidus (forward slash)      |
* | `b`               | U+0008     | backspace                    |
* | `f`               | U+000C     | form feed                    |
* | `n`               | U+000A     | line feed (new line)         |
* | `r`               | U+000D     | carriage return              |
* | `t`               | U+0009     | horizontal tab               |
*
* @internal
*/
function readEscapedCharacter(lexer, position) {
	const body = lexer.source.body;
	switch (body.charCodeAt(position + 1)) {
		case 34: return {
			value: "\"",
			size: 2
		};
		case 92: return {
			value: "\\",
			size: 2
		};
		case 47: return {
			value: "/",
			size: 2
		};
		case 98: return {
			value: "\b",
			size: 2
		};
		case 102: return {
			value: "\f",
			size: 2
		};
		case 110: return {
			value: "\n",
			size: 2
		};
		case 114: return {
			value: "\r",
			size: 2
		};
		case 116: return {
			value: "	",
			size: 2
		};
	}
	throw syntaxError(lexer.source, position, `Invalid character escape sequence: "${body.slice(position, position + 2)}".`);
}
/**
* Reads a block string token from the source file.
*
* ```
* StringValue ::
*   - `"""` BlockStringCharacter* `"""`
*
* BlockStringCharacter ::
*   - SourceCharacter but not `"""` or `\"""`
*   - `\"""`
* ```
*
* @internal
*/
function readBlockString(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let lineStart = lexer.lineStart;
	let position = start + 3;
	let chunkStart = position;
	let currentLine = "";
	const blockLines = [];
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (code === 34 && body.charCodeAt(position + 1) === 34 && body.charCodeAt(position + 2) === 34) {
			currentLine += body.slice(chunkStart, position);
			blockLines.push(currentLine);
			const token = createToken(lexer, TokenKind.BLOCK_STRING, start, position + 3, dedentBlockStringLines(blockLines).join("\n"));
			lexer.line += blockLines.length - 1;
			lexer.lineStart = lineStart;
			return token;
		}
		if (code === 92 && body.charCodeAt(position + 1) === 34 && body.charCodeAt(position + 2) === 34 && body.charCodeAt(position + 3) === 34) {
			currentLine += body.slice(chunkStart, position);
			chunkStart = position + 1;
			position += 4;
			continue;
		}
		if (code === 10 || code === 13) {
			currentLine += body.slice(chunkStart, position);
			blockLines.push(currentLine);
			if (code === 13 && body.charCodeAt(position + 1) === 10) position += 2;
			else ++position;
			currentLine = "";
			chunkStart = position;
			lineStart = position;
			continue;
		}
		if (isUnicodeScalarValue(code)) ++position;
		else if (isSupplementaryCodePoint(body, position)) position += 2;
		else throw syntaxError(lexer.source, position, `Invalid character within String: ${printCodePointAt(lexer, position)}.`);
	}
	throw syntaxError(lexer.source, position, "Unterminated string.");
}
/**
* Reads an alphanumeric + underscore name from the source.
*
* ```
* Name ::
*   - NameStart NameContinue* [lookahead != NameContinue]
* ```
*
* @internal
*/
function readName(lexer, start) {
	const body = lexer.source.body;
	const bodyLength = body.length;
	let position = start + 1;
	while (position < bodyLength) {
		const code = body.charCodeAt(position);
		if (isNameContinue(code)) ++position;
		else break;
	}
	return createToken(lexer, TokenKind.NAME, start, position, body.slice(start, position));
}
// node_modules/graphql/language/source.mjs
/** @category Source */
/**
* A representation of source input to GraphQL. The `name` and `locationOffset` parameters are
* optional, but they are useful for clients who store GraphQL documents in source files.
* For example, if the GraphQL input starts at line 40 in a file named `Foo.graphql`, it might
* be useful for `name` to be `"Foo.graphql"` and location to be `{ line: 40, column: 1 }`.
* The `line` and `column` properties in `locationOffset` are 1-indexed.
*/
var Source = class {
	/** The GraphQL source text. */
	/** Name used in diagnostics for this source, such as a file path or request name. */
	/** One-indexed line and column where this source begins. */
	/**
	* Creates a Source instance.
	* @param body - The GraphQL source text.
	* @param name - Name used in diagnostics for this source.
	* @param locationOffset - One-indexed line and column where this source begins.
	* @example
	* ```ts
	* import { Source } from 'graphql/language';
	*
	* const source = new Source('type Query { greeting: String }', 'schema.graphql', {
	*   line: 10,
	*   column: 1,
	* });
	*
	* source.body; // => 'type Query { greeting: String }'
	* source.name; // => 'schema.graphql'
	* source.locationOffset; // => { line: 10, column: 1 }
	* ```
	*/
	constructor(body, name = "GraphQL request", locationOffset = {
		line: 1,
		column: 1
	}) {
		typeof body === "string" || devAssert(false, `Body must be a string. Received: ${inspect$1(body)}.`);
		this.body = body;
		this.name = name;
		this.locationOffset = locationOffset;
		this.locationOffset.line > 0 || devAssert(false, "line in locationOffset is 1-indexed and must be positive.");
		this.locationOffset.column > 0 || devAssert(false, "column in locationOffset is 1-indexed and must be positive.");
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Source";
	}
};
/**
* Test if the given value is a Source object.
*
* @internal
*/
function isSource(source) {
	return instanceOf(source, Source);
}
// node_modules/graphql/language/parser.mjs
/** @category Parsing */
/** Configuration options to control parser behavior */
/**
* Given a GraphQL source, parses it into a Document.
* Throws GraphQLError if a syntax error is encountered.
* @param source - A GraphQL source string or source object.
* @param options - Optional parser configuration.
* @returns The parsed GraphQL document AST.
* @example
* ```ts
* // Parse a GraphQL document with the default parser options.
* import { parse } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
*
* document.kind; // => 'Document'
* ```
* @example
* ```ts
* // This variant enables parser options and provides an explicit lexer.
* import { Lexer, Source, parse } from 'graphql/language';
*
* const document = parse('fragment A($var: Boolean) on Query { field }', {
*   allowLegacyFragmentVariables: true,
*   maxLexicalTokens: 20,
*   noLocation: true,
* });
* const directiveDocument = parse('directive @foo @bar on FIELD', {
*   experimentalDirectivesOnDirectiveDefinitions: true,
* });
* const source = new Source('{ hero }');
* const lexerDocument = parse(source, { lexer: new Lexer(source) });
*
* document.definitions[0].kind; // => 'FragmentDefinition'
* document.loc; // => undefined
* directiveDocument.definitions[0].kind; // => 'DirectiveDefinition'
* lexerDocument.definitions[0].kind; // => 'OperationDefinition'
* ```
*/
function parse(source, options) {
	const parser = new Parser(source, options);
	const document = parser.parseDocument();
	Object.defineProperty(document, "tokenCount", {
		enumerable: false,
		value: parser.tokenCount
	});
	return document;
}
/**
* This class is exported only to assist people in implementing their own parsers
* without duplicating too much code and should be used only as last resort for cases
* such as experimental syntax or if certain features could not be contributed upstream.
*
* It is still part of the internal API and is versioned, so any changes to it are never
* considered breaking changes. If you still need to support multiple versions of the
* library, please use the `versionInfo` variable for version detection.
*
* @internal
*/
var Parser = class {
	constructor(source, options = {}) {
		const { lexer, ..._options } = options;
		if (lexer) this._lexer = lexer;
		else {
			const sourceObj = isSource(source) ? source : new Source(source);
			this._lexer = new Lexer(sourceObj);
		}
		this._options = _options;
		this._tokenCounter = 0;
		this._lexer._maxComments = options === null || options === void 0 ? void 0 : options.maxComments;
		this._lexer._commentCount = 0;
		const maxSourceLength = options === null || options === void 0 ? void 0 : options.maxSourceLength;
		if (maxSourceLength !== void 0 && this._lexer.source.body.length > maxSourceLength) throw syntaxError(this._lexer.source, maxSourceLength, `Source contains more than ${maxSourceLength} UTF-16 code units. Parsing aborted.`);
	}
	get tokenCount() {
		return this._tokenCounter;
	}
	/**
	* Converts a name lex token into a name parse node.
	*
	* @internal
	*/
	parseName() {
		const token = this.expectToken(TokenKind.NAME);
		return this.node(token, {
			kind: Kind.NAME,
			value: token.value
		});
	}
	/**
	* Document : Definition+
	*
	* @internal
	*/
	parseDocument() {
		return this.node(this._lexer.token, {
			kind: Kind.DOCUMENT,
			definitions: this.many(TokenKind.SOF, this.parseDefinition, TokenKind.EOF)
		});
	}
	/**
	* Definition :
	*   - ExecutableDefinition
	*   - TypeSystemDefinition
	*   - TypeSystemExtension
	*
	* ExecutableDefinition :
	*   - OperationDefinition
	*   - FragmentDefinition
	*
	* TypeSystemDefinition :
	*   - SchemaDefinition
	*   - TypeDefinition
	*   - DirectiveDefinition
	*
	* TypeDefinition :
	*   - ScalarTypeDefinition
	*   - ObjectTypeDefinition
	*   - InterfaceTypeDefinition
	*   - UnionTypeDefinition
	*   - EnumTypeDefinition
	*   - InputObjectTypeDefinition
	*
	* @internal
	*/
	parseDefinition() {
		if (this.peek(TokenKind.BRACE_L)) return this.parseOperationDefinition();
		const hasDescription = this.peekDescription();
		const keywordToken = hasDescription ? this._lexer.lookahead() : this._lexer.token;
		if (hasDescription && keywordToken.kind === TokenKind.BRACE_L) throw syntaxError(this._lexer.source, this._lexer.token.start, "Unexpected description, descriptions are not supported on shorthand queries.");
		if (keywordToken.kind === TokenKind.NAME) {
			switch (keywordToken.value) {
				case "schema": return this.parseSchemaDefinition();
				case "scalar": return this.parseScalarTypeDefinition();
				case "type": return this.parseObjectTypeDefinition();
				case "interface": return this.parseInterfaceTypeDefinition();
				case "union": return this.parseUnionTypeDefinition();
				case "enum": return this.parseEnumTypeDefinition();
				case "input": return this.parseInputObjectTypeDefinition();
				case "directive": return this.parseDirectiveDefinition();
			}
			switch (keywordToken.value) {
				case "query":
				case "mutation":
				case "subscription": return this.parseOperationDefinition();
				case "fragment": return this.parseFragmentDefinition();
			}
			if (hasDescription) throw syntaxError(this._lexer.source, this._lexer.token.start, "Unexpected description, only GraphQL definitions support descriptions.");
			switch (keywordToken.value) {
				case "extend": return this.parseTypeSystemExtension();
			}
		}
		throw this.unexpected(keywordToken);
	}
	/**
	* OperationDefinition :
	*  - SelectionSet
	*  - OperationType Name? VariableDefinitions? Directives? SelectionSet
	*
	* @internal
	*/
	parseOperationDefinition() {
		const start = this._lexer.token;
		if (this.peek(TokenKind.BRACE_L)) return this.node(start, {
			kind: Kind.OPERATION_DEFINITION,
			operation: OperationTypeNode.QUERY,
			description: void 0,
			name: void 0,
			variableDefinitions: [],
			directives: [],
			selectionSet: this.parseSelectionSet()
		});
		const description = this.parseDescription();
		const operation = this.parseOperationType();
		let name;
		if (this.peek(TokenKind.NAME)) name = this.parseName();
		return this.node(start, {
			kind: Kind.OPERATION_DEFINITION,
			operation,
			description,
			name,
			variableDefinitions: this.parseVariableDefinitions(),
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
	}
	/**
	* OperationType : one of query mutation subscription
	*
	* @internal
	*/
	parseOperationType() {
		const operationToken = this.expectToken(TokenKind.NAME);
		switch (operationToken.value) {
			case "query": return OperationTypeNode.QUERY;
			case "mutation": return OperationTypeNode.MUTATION;
			case "subscription": return OperationTypeNode.SUBSCRIPTION;
		}
		throw this.unexpected(operationToken);
	}
	/**
	* VariableDefinitions : ( VariableDefinition+ )
	*
	* @internal
	*/
	parseVariableDefinitions() {
		return this.optionalMany(TokenKind.PAREN_L, this.parseVariableDefinition, TokenKind.PAREN_R);
	}
	/**
	* VariableDefinition : Variable : Type DefaultValue? Directives[Const]?
	*
	* @internal
	*/
	parseVariableDefinition() {
		return this.node(this._lexer.token, {
			kind: Kind.VARIABLE_DEFINITION,
			description: this.parseDescription(),
			variable: this.parseVariable(),
			type: (this.expectToken(TokenKind.COLON), this.parseTypeReference()),
			defaultValue: this.expectOptionalToken(TokenKind.EQUALS) ? this.parseConstValueLiteral() : void 0,
			directives: this.parseConstDirectives()
		});
	}
	/**
	* Variable : $ Name
	*
	* @internal
	*/
	parseVariable() {
		const start = this._lexer.token;
		this.expectToken(TokenKind.DOLLAR);
		return this.node(start, {
			kind: Kind.VARIABLE,
			name: this.parseName()
		});
	}
	/**
	* ```
	* SelectionSet : { Selection+ }
	* ```
	*
	* @internal
	*/
	parseSelectionSet() {
		return this.node(this._lexer.token, {
			kind: Kind.SELECTION_SET,
			selections: this.many(TokenKind.BRACE_L, this.parseSelection, TokenKind.BRACE_R)
		});
	}
	/**
	* Selection :
	*   - Field
	*   - FragmentSpread
	*   - InlineFragment
	*
	* @internal
	*/
	parseSelection() {
		return this.peek(TokenKind.SPREAD) ? this.parseFragment() : this.parseField();
	}
	/**
	* Field : Alias? Name Arguments? Directives? SelectionSet?
	*
	* Alias : Name :
	*
	* @internal
	*/
	parseField() {
		const start = this._lexer.token;
		const nameOrAlias = this.parseName();
		let alias;
		let name;
		if (this.expectOptionalToken(TokenKind.COLON)) {
			alias = nameOrAlias;
			name = this.parseName();
		} else name = nameOrAlias;
		return this.node(start, {
			kind: Kind.FIELD,
			alias,
			name,
			arguments: this.parseArguments(false),
			directives: this.parseDirectives(false),
			selectionSet: this.peek(TokenKind.BRACE_L) ? this.parseSelectionSet() : void 0
		});
	}
	/**
	* Arguments[Const] : ( Argument[?Const]+ )
	*
	* @internal
	*/
	parseArguments(isConst) {
		const item = isConst ? this.parseConstArgument : this.parseArgument;
		return this.optionalMany(TokenKind.PAREN_L, item, TokenKind.PAREN_R);
	}
	/**
	* Argument[Const] : Name : Value[?Const]
	*
	* @internal
	*/
	parseArgument(isConst = false) {
		const start = this._lexer.token;
		const name = this.parseName();
		this.expectToken(TokenKind.COLON);
		return this.node(start, {
			kind: Kind.ARGUMENT,
			name,
			value: this.parseValueLiteral(isConst)
		});
	}
	parseConstArgument() {
		return this.parseArgument(true);
	}
	/**
	* Corresponds to both FragmentSpread and InlineFragment in the spec.
	*
	* FragmentSpread : ... FragmentName Directives?
	*
	* InlineFragment : ... TypeCondition? Directives? SelectionSet
	*
	* @internal
	*/
	parseFragment() {
		const start = this._lexer.token;
		this.expectToken(TokenKind.SPREAD);
		const hasTypeCondition = this.expectOptionalKeyword("on");
		if (!hasTypeCondition && this.peek(TokenKind.NAME)) return this.node(start, {
			kind: Kind.FRAGMENT_SPREAD,
			name: this.parseFragmentName(),
			directives: this.parseDirectives(false)
		});
		return this.node(start, {
			kind: Kind.INLINE_FRAGMENT,
			typeCondition: hasTypeCondition ? this.parseNamedType() : void 0,
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
	}
	/**
	* FragmentDefinition :
	*   - fragment FragmentName on TypeCondition Directives? SelectionSet
	*
	* TypeCondition : NamedType
	*
	* @internal
	*/
	parseFragmentDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("fragment");
		if (this._options.allowLegacyFragmentVariables === true) return this.node(start, {
			kind: Kind.FRAGMENT_DEFINITION,
			description,
			name: this.parseFragmentName(),
			variableDefinitions: this.parseVariableDefinitions(),
			typeCondition: (this.expectKeyword("on"), this.parseNamedType()),
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
		return this.node(start, {
			kind: Kind.FRAGMENT_DEFINITION,
			description,
			name: this.parseFragmentName(),
			typeCondition: (this.expectKeyword("on"), this.parseNamedType()),
			directives: this.parseDirectives(false),
			selectionSet: this.parseSelectionSet()
		});
	}
	/**
	* FragmentName : Name but not `on`
	*
	* @internal
	*/
	parseFragmentName() {
		if (this._lexer.token.value === "on") throw this.unexpected();
		return this.parseName();
	}
	/**
	* Value[Const] :
	*   - [~Const] Variable
	*   - IntValue
	*   - FloatValue
	*   - StringValue
	*   - BooleanValue
	*   - NullValue
	*   - EnumValue
	*   - ListValue[?Const]
	*   - ObjectValue[?Const]
	*
	* BooleanValue : one of `true` `false`
	*
	* NullValue : `null`
	*
	* EnumValue : Name but not `true`, `false` or `null`
	*
	* @internal
	*/
	parseValueLiteral(isConst) {
		const token = this._lexer.token;
		switch (token.kind) {
			case TokenKind.BRACKET_L: return this.parseList(isConst);
			case TokenKind.BRACE_L: return this.parseObject(isConst);
			case TokenKind.INT:
				this.advanceLexer();
				return this.node(token, {
					kind: Kind.INT,
					value: token.value
				});
			case TokenKind.FLOAT:
				this.advanceLexer();
				return this.node(token, {
					kind: Kind.FLOAT,
					value: token.value
				});
			case TokenKind.STRING:
			case TokenKind.BLOCK_STRING: return this.parseStringLiteral();
			case TokenKind.NAME:
				this.advanceLexer();
				switch (token.value) {
					case "true": return this.node(token, {
						kind: Kind.BOOLEAN,
						value: true
					});
					case "false": return this.node(token, {
						kind: Kind.BOOLEAN,
						value: false
					});
					case "null": return this.node(token, { kind: Kind.NULL });
					default: return this.node(token, {
						kind: Kind.ENUM,
						value: token.value
					});
				}
			case TokenKind.DOLLAR:
				if (isConst) {
					this.expectToken(TokenKind.DOLLAR);
					if (this._lexer.token.kind === TokenKind.NAME) {
						const varName = this._lexer.token.value;
						throw syntaxError(this._lexer.source, token.start, `Unexpected variable "$${varName}" in constant value.`);
					} else throw this.unexpected(token);
				}
				return this.parseVariable();
			default: throw this.unexpected();
		}
	}
	parseConstValueLiteral() {
		return this.parseValueLiteral(true);
	}
	parseStringLiteral() {
		const token = this._lexer.token;
		this.advanceLexer();
		return this.node(token, {
			kind: Kind.STRING,
			value: token.value,
			block: token.kind === TokenKind.BLOCK_STRING
		});
	}
	/**
	* ListValue[Const] :
	*   - [ ]
	*   - [ Value[?Const]+ ]
	*
	* @internal
	*/
	parseList(isConst) {
		const item = () => this.parseValueLiteral(isConst);
		return this.node(this._lexer.token, {
			kind: Kind.LIST,
			values: this.any(TokenKind.BRACKET_L, item, TokenKind.BRACKET_R)
		});
	}
	/**
	* ```
	* ObjectValue[Const] :
	*   - { }
	*   - { ObjectField[?Const]+ }
	* ```
	*
	* @internal
	*/
	parseObject(isConst) {
		const item = () => this.parseObjectField(isConst);
		return this.node(this._lexer.token, {
			kind: Kind.OBJECT,
			fields: this.any(TokenKind.BRACE_L, item, TokenKind.BRACE_R)
		});
	}
	/**
	* ObjectField[Const] : Name : Value[?Const]
	*
	* @internal
	*/
	parseObjectField(isConst) {
		const start = this._lexer.token;
		const name = this.parseName();
		this.expectToken(TokenKind.COLON);
		return this.node(start, {
			kind: Kind.OBJECT_FIELD,
			name,
			value: this.parseValueLiteral(isConst)
		});
	}
	/**
	* Directives[Const] : Directive[?Const]+
	*
	* @internal
	*/
	parseDirectives(isConst) {
		const directives = [];
		while (this.peek(TokenKind.AT)) directives.push(this.parseDirective(isConst));
		return directives;
	}
	parseConstDirectives() {
		return this.parseDirectives(true);
	}
	/**
	* ```
	* Directive[Const] : @ Name Arguments[?Const]?
	* ```
	*
	* @internal
	*/
	parseDirective(isConst) {
		const start = this._lexer.token;
		this.expectToken(TokenKind.AT);
		return this.node(start, {
			kind: Kind.DIRECTIVE,
			name: this.parseName(),
			arguments: this.parseArguments(isConst)
		});
	}
	/**
	* Type :
	*   - NamedType
	*   - ListType
	*   - NonNullType
	*
	* @internal
	*/
	parseTypeReference() {
		const start = this._lexer.token;
		let type;
		if (this.expectOptionalToken(TokenKind.BRACKET_L)) {
			const innerType = this.parseTypeReference();
			this.expectToken(TokenKind.BRACKET_R);
			type = this.node(start, {
				kind: Kind.LIST_TYPE,
				type: innerType
			});
		} else type = this.parseNamedType();
		if (this.expectOptionalToken(TokenKind.BANG)) return this.node(start, {
			kind: Kind.NON_NULL_TYPE,
			type
		});
		return type;
	}
	/**
	* NamedType : Name
	*
	* @internal
	*/
	parseNamedType() {
		return this.node(this._lexer.token, {
			kind: Kind.NAMED_TYPE,
			name: this.parseName()
		});
	}
	peekDescription() {
		return this.peek(TokenKind.STRING) || this.peek(TokenKind.BLOCK_STRING);
	}
	/**
	* Description : StringValue
	*
	* @internal
	*/
	parseDescription() {
		if (this.peekDescription()) return this.parseStringLiteral();
	}
	/**
	* ```
	* SchemaDefinition : Description? schema Directives[Const]? { OperationTypeDefinition+ }
	* ```
	*
	* @internal
	*/
	parseSchemaDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("schema");
		const directives = this.parseConstDirectives();
		const operationTypes = this.many(TokenKind.BRACE_L, this.parseOperationTypeDefinition, TokenKind.BRACE_R);
		return this.node(start, {
			kind: Kind.SCHEMA_DEFINITION,
			description,
			directives,
			operationTypes
		});
	}
	/**
	* OperationTypeDefinition : OperationType : NamedType
	*
	* @internal
	*/
	parseOperationTypeDefinition() {
		const start = this._lexer.token;
		const operation = this.parseOperationType();
		this.expectToken(TokenKind.COLON);
		const type = this.parseNamedType();
		return this.node(start, {
			kind: Kind.OPERATION_TYPE_DEFINITION,
			operation,
			type
		});
	}
	/**
	* ScalarTypeDefinition : Description? scalar Name Directives[Const]?
	*
	* @internal
	*/
	parseScalarTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("scalar");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.SCALAR_TYPE_DEFINITION,
			description,
			name,
			directives
		});
	}
	/**
	* ObjectTypeDefinition :
	*   Description?
	*   type Name ImplementsInterfaces? Directives[Const]? FieldsDefinition?
	*
	* @internal
	*/
	parseObjectTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("type");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		return this.node(start, {
			kind: Kind.OBJECT_TYPE_DEFINITION,
			description,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* ImplementsInterfaces :
	*   - implements `&`? NamedType
	*   - ImplementsInterfaces & NamedType
	*
	* @internal
	*/
	parseImplementsInterfaces() {
		return this.expectOptionalKeyword("implements") ? this.delimitedMany(TokenKind.AMP, this.parseNamedType) : [];
	}
	/**
	* ```
	* FieldsDefinition : { FieldDefinition+ }
	* ```
	*
	* @internal
	*/
	parseFieldsDefinition() {
		return this.optionalMany(TokenKind.BRACE_L, this.parseFieldDefinition, TokenKind.BRACE_R);
	}
	/**
	* FieldDefinition :
	*   - Description? Name ArgumentsDefinition? : Type Directives[Const]?
	*
	* @internal
	*/
	parseFieldDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		const name = this.parseName();
		const args = this.parseArgumentDefs();
		this.expectToken(TokenKind.COLON);
		const type = this.parseTypeReference();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.FIELD_DEFINITION,
			description,
			name,
			arguments: args,
			type,
			directives
		});
	}
	/**
	* ArgumentsDefinition : ( InputValueDefinition+ )
	*
	* @internal
	*/
	parseArgumentDefs() {
		return this.optionalMany(TokenKind.PAREN_L, this.parseInputValueDef, TokenKind.PAREN_R);
	}
	/**
	* InputValueDefinition :
	*   - Description? Name : Type DefaultValue? Directives[Const]?
	*
	* @internal
	*/
	parseInputValueDef() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		const name = this.parseName();
		this.expectToken(TokenKind.COLON);
		const type = this.parseTypeReference();
		let defaultValue;
		if (this.expectOptionalToken(TokenKind.EQUALS)) defaultValue = this.parseConstValueLiteral();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.INPUT_VALUE_DEFINITION,
			description,
			name,
			type,
			defaultValue,
			directives
		});
	}
	/**
	* InterfaceTypeDefinition :
	*   - Description? interface Name Directives[Const]? FieldsDefinition?
	*
	* @internal
	*/
	parseInterfaceTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("interface");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		return this.node(start, {
			kind: Kind.INTERFACE_TYPE_DEFINITION,
			description,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* UnionTypeDefinition :
	*   - Description? union Name Directives[Const]? UnionMemberTypes?
	*
	* @internal
	*/
	parseUnionTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("union");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const types = this.parseUnionMemberTypes();
		return this.node(start, {
			kind: Kind.UNION_TYPE_DEFINITION,
			description,
			name,
			directives,
			types
		});
	}
	/**
	* UnionMemberTypes :
	*   - = `|`? NamedType
	*   - UnionMemberTypes | NamedType
	*
	* @internal
	*/
	parseUnionMemberTypes() {
		return this.expectOptionalToken(TokenKind.EQUALS) ? this.delimitedMany(TokenKind.PIPE, this.parseNamedType) : [];
	}
	/**
	* EnumTypeDefinition :
	*   - Description? enum Name Directives[Const]? EnumValuesDefinition?
	*
	* @internal
	*/
	parseEnumTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("enum");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const values = this.parseEnumValuesDefinition();
		return this.node(start, {
			kind: Kind.ENUM_TYPE_DEFINITION,
			description,
			name,
			directives,
			values
		});
	}
	/**
	* ```
	* EnumValuesDefinition : { EnumValueDefinition+ }
	* ```
	*
	* @internal
	*/
	parseEnumValuesDefinition() {
		return this.optionalMany(TokenKind.BRACE_L, this.parseEnumValueDefinition, TokenKind.BRACE_R);
	}
	/**
	* EnumValueDefinition : Description? EnumValue Directives[Const]?
	*
	* @internal
	*/
	parseEnumValueDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		const name = this.parseEnumValueName();
		const directives = this.parseConstDirectives();
		return this.node(start, {
			kind: Kind.ENUM_VALUE_DEFINITION,
			description,
			name,
			directives
		});
	}
	/**
	* EnumValue : Name but not `true`, `false` or `null`
	*
	* @internal
	*/
	parseEnumValueName() {
		if (this._lexer.token.value === "true" || this._lexer.token.value === "false" || this._lexer.token.value === "null") throw syntaxError(this._lexer.source, this._lexer.token.start, `${getTokenDesc(this._lexer.token)} is reserved and cannot be used for an enum value.`);
		return this.parseName();
	}
	/**
	* InputObjectTypeDefinition :
	*   - Description? input Name Directives[Const]? InputFieldsDefinition?
	*
	* @internal
	*/
	parseInputObjectTypeDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("input");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const fields = this.parseInputFieldsDefinition();
		return this.node(start, {
			kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
			description,
			name,
			directives,
			fields
		});
	}
	/**
	* ```
	* InputFieldsDefinition : { InputValueDefinition+ }
	* ```
	*
	* @internal
	*/
	parseInputFieldsDefinition() {
		return this.optionalMany(TokenKind.BRACE_L, this.parseInputValueDef, TokenKind.BRACE_R);
	}
	/**
	* TypeSystemExtension :
	*   - SchemaExtension
	*   - TypeExtension
	*
	* TypeExtension :
	*   - ScalarTypeExtension
	*   - ObjectTypeExtension
	*   - InterfaceTypeExtension
	*   - UnionTypeExtension
	*   - EnumTypeExtension
	*   - InputObjectTypeDefinition
	*   - DirectiveDefinitionExtension
	*
	* @internal
	*/
	parseTypeSystemExtension() {
		const keywordToken = this._lexer.lookahead();
		if (keywordToken.kind === TokenKind.NAME) switch (keywordToken.value) {
			case "schema": return this.parseSchemaExtension();
			case "scalar": return this.parseScalarTypeExtension();
			case "type": return this.parseObjectTypeExtension();
			case "interface": return this.parseInterfaceTypeExtension();
			case "union": return this.parseUnionTypeExtension();
			case "enum": return this.parseEnumTypeExtension();
			case "input": return this.parseInputObjectTypeExtension();
			case "directive": if (this._options.experimentalDirectivesOnDirectiveDefinitions) return this.parseDirectiveDefinitionExtension();
		}
		throw this.unexpected(keywordToken);
	}
	/**
	* ```
	* SchemaExtension :
	*  - extend schema Directives[Const]? { OperationTypeDefinition+ }
	*  - extend schema Directives[Const]
	* ```
	*
	* @internal
	*/
	parseSchemaExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("schema");
		const directives = this.parseConstDirectives();
		const operationTypes = this.optionalMany(TokenKind.BRACE_L, this.parseOperationTypeDefinition, TokenKind.BRACE_R);
		if (directives.length === 0 && operationTypes.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.SCHEMA_EXTENSION,
			directives,
			operationTypes
		});
	}
	/**
	* ScalarTypeExtension :
	*   - extend scalar Name Directives[Const]
	*
	* @internal
	*/
	parseScalarTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("scalar");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		if (directives.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.SCALAR_TYPE_EXTENSION,
			name,
			directives
		});
	}
	/**
	* ObjectTypeExtension :
	*  - extend type Name ImplementsInterfaces? Directives[Const]? FieldsDefinition
	*  - extend type Name ImplementsInterfaces? Directives[Const]
	*  - extend type Name ImplementsInterfaces
	*
	* @internal
	*/
	parseObjectTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("type");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		if (interfaces.length === 0 && directives.length === 0 && fields.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.OBJECT_TYPE_EXTENSION,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* InterfaceTypeExtension :
	*  - extend interface Name ImplementsInterfaces? Directives[Const]? FieldsDefinition
	*  - extend interface Name ImplementsInterfaces? Directives[Const]
	*  - extend interface Name ImplementsInterfaces
	*
	* @internal
	*/
	parseInterfaceTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("interface");
		const name = this.parseName();
		const interfaces = this.parseImplementsInterfaces();
		const directives = this.parseConstDirectives();
		const fields = this.parseFieldsDefinition();
		if (interfaces.length === 0 && directives.length === 0 && fields.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.INTERFACE_TYPE_EXTENSION,
			name,
			interfaces,
			directives,
			fields
		});
	}
	/**
	* UnionTypeExtension :
	*   - extend union Name Directives[Const]? UnionMemberTypes
	*   - extend union Name Directives[Const]
	*
	* @internal
	*/
	parseUnionTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("union");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const types = this.parseUnionMemberTypes();
		if (directives.length === 0 && types.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.UNION_TYPE_EXTENSION,
			name,
			directives,
			types
		});
	}
	/**
	* EnumTypeExtension :
	*   - extend enum Name Directives[Const]? EnumValuesDefinition
	*   - extend enum Name Directives[Const]
	*
	* @internal
	*/
	parseEnumTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("enum");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const values = this.parseEnumValuesDefinition();
		if (directives.length === 0 && values.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.ENUM_TYPE_EXTENSION,
			name,
			directives,
			values
		});
	}
	/**
	* InputObjectTypeExtension :
	*   - extend input Name Directives[Const]? InputFieldsDefinition
	*   - extend input Name Directives[Const]
	*
	* @internal
	*/
	parseInputObjectTypeExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("input");
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		const fields = this.parseInputFieldsDefinition();
		if (directives.length === 0 && fields.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.INPUT_OBJECT_TYPE_EXTENSION,
			name,
			directives,
			fields
		});
	}
	parseDirectiveDefinitionExtension() {
		const start = this._lexer.token;
		this.expectKeyword("extend");
		this.expectKeyword("directive");
		this.expectToken(TokenKind.AT);
		const name = this.parseName();
		const directives = this.parseConstDirectives();
		if (directives.length === 0) throw this.unexpected();
		return this.node(start, {
			kind: Kind.DIRECTIVE_EXTENSION,
			name,
			directives
		});
	}
	/**
	* ```
	* DirectiveDefinition :
	*   - Description? directive @ Name ArgumentsDefinition? `repeatable`? on DirectiveLocations
	* ```
	*
	* @internal
	*/
	parseDirectiveDefinition() {
		const start = this._lexer.token;
		const description = this.parseDescription();
		this.expectKeyword("directive");
		this.expectToken(TokenKind.AT);
		const name = this.parseName();
		const args = this.parseArgumentDefs();
		const directives = this._options.experimentalDirectivesOnDirectiveDefinitions ? this.parseConstDirectives() : [];
		const repeatable = this.expectOptionalKeyword("repeatable");
		this.expectKeyword("on");
		const locations = this.parseDirectiveLocations();
		return this.node(start, {
			kind: Kind.DIRECTIVE_DEFINITION,
			description,
			name,
			arguments: args,
			directives,
			repeatable,
			locations
		});
	}
	/**
	* DirectiveLocations :
	*   - `|`? DirectiveLocation
	*   - DirectiveLocations | DirectiveLocation
	*
	* @internal
	*/
	parseDirectiveLocations() {
		return this.delimitedMany(TokenKind.PIPE, this.parseDirectiveLocation);
	}
	parseDirectiveLocation() {
		const start = this._lexer.token;
		const name = this.parseName();
		if (Object.prototype.hasOwnProperty.call(DirectiveLocation, name.value)) return name;
		throw this.unexpected(start);
	}
	/**
	* SchemaCoordinate :
	*   - Name
	*   - Name . Name
	*   - Name . Name ( Name : )
	*   - \@ Name
	*   - \@ Name ( Name : )
	* @returns Parsed schema coordinate AST.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { Kind, parseSchemaCoordinate } from 'graphql/language';
	*
	* const typeCoordinate = parseSchemaCoordinate('User.name');
	* const directiveCoordinate = parseSchemaCoordinate('@include(if:)');
	* assert(typeCoordinate.kind === Kind.MEMBER_COORDINATE);
	* assert(directiveCoordinate.kind === Kind.DIRECTIVE_ARGUMENT_COORDINATE);
	*
	* typeCoordinate.name.value; // => 'User'
	* typeCoordinate.memberName?.value; // => 'name'
	* directiveCoordinate.name.value; // => 'include'
	* directiveCoordinate.argumentName?.value; // => 'if'
	* ```
	*/
	parseSchemaCoordinate() {
		const start = this._lexer.token;
		const ofDirective = this.expectOptionalToken(TokenKind.AT);
		const name = this.parseName();
		let memberName;
		if (!ofDirective && this.expectOptionalToken(TokenKind.DOT)) memberName = this.parseName();
		let argumentName;
		if ((ofDirective || memberName) && this.expectOptionalToken(TokenKind.PAREN_L)) {
			argumentName = this.parseName();
			this.expectToken(TokenKind.COLON);
			this.expectToken(TokenKind.PAREN_R);
		}
		if (ofDirective) {
			if (argumentName) return this.node(start, {
				kind: Kind.DIRECTIVE_ARGUMENT_COORDINATE,
				name,
				argumentName
			});
			return this.node(start, {
				kind: Kind.DIRECTIVE_COORDINATE,
				name
			});
		} else if (memberName) {
			if (argumentName) return this.node(start, {
				kind: Kind.ARGUMENT_COORDINATE,
				name,
				fieldName: memberName,
				argumentName
			});
			return this.node(start, {
				kind: Kind.MEMBER_COORDINATE,
				name,
				memberName
			});
		}
		return this.node(start, {
			kind: Kind.TYPE_COORDINATE,
			name
		});
	}
	/**
	* Returns a node that, if configured to do so, sets a "loc" field as a
	* location object, used to identify the place in the source that created a
	* given parsed object.
	*
	* @internal
	*/
	node(startToken, node) {
		if (this._options.noLocation !== true) node.loc = new Location(startToken, this._lexer.lastToken, this._lexer.source);
		return node;
	}
	/**
	* Determines if the next token is of a given kind
	*
	* @internal
	*/
	peek(kind) {
		return this._lexer.token.kind === kind;
	}
	/**
	* If the next token is of the given kind, return that token after advancing the lexer.
	* Otherwise, do not change the parser state and throw an error.
	*
	* @internal
	*/
	expectToken(kind) {
		const token = this._lexer.token;
		if (token.kind === kind) {
			this.advanceLexer();
			return token;
		}
		throw syntaxError(this._lexer.source, token.start, `Expected ${getTokenKindDesc(kind)}, found ${getTokenDesc(token)}.`);
	}
	/**
	* If the next token is of the given kind, return "true" after advancing the lexer.
	* Otherwise, do not change the parser state and return "false".
	*
	* @internal
	*/
	expectOptionalToken(kind) {
		if (this._lexer.token.kind === kind) {
			this.advanceLexer();
			return true;
		}
		return false;
	}
	/**
	* If the next token is a given keyword, advance the lexer.
	* Otherwise, do not change the parser state and throw an error.
	*
	* @internal
	*/
	expectKeyword(value) {
		const token = this._lexer.token;
		if (token.kind === TokenKind.NAME && token.value === value) this.advanceLexer();
		else throw syntaxError(this._lexer.source, token.start, `Expected "${value}", found ${getTokenDesc(token)}.`);
	}
	/**
	* If the next token is a given keyword, return "true" after advancing the lexer.
	* Otherwise, do not change the parser state and return "false".
	*
	* @internal
	*/
	expectOptionalKeyword(value) {
		const token = this._lexer.token;
		if (token.kind === TokenKind.NAME && token.value === value) {
			this.advanceLexer();
			return true;
		}
		return false;
	}
	/**
	* Helper function for creating an error when an unexpected lexed token is encountered.
	*
	* @internal
	*/
	unexpected(atToken) {
		const token = atToken !== null && atToken !== void 0 ? atToken : this._lexer.token;
		return syntaxError(this._lexer.source, token.start, `Unexpected ${getTokenDesc(token)}.`);
	}
	/**
	* Returns a possibly empty list of parse nodes, determined by the parseFn.
	* This list begins with a lex token of openKind and ends with a lex token of closeKind.
	* Advances the parser to the next lex token after the closing token.
	*
	* @internal
	*/
	any(openKind, parseFn, closeKind) {
		this.expectToken(openKind);
		const nodes = [];
		while (!this.expectOptionalToken(closeKind)) nodes.push(parseFn.call(this));
		return nodes;
	}
	/**
	* Returns a list of parse nodes, determined by the parseFn.
	* It can be empty only if open token is missing otherwise it will always return non-empty list
	* that begins with a lex token of openKind and ends with a lex token of closeKind.
	* Advances the parser to the next lex token after the closing token.
	*
	* @internal
	*/
	optionalMany(openKind, parseFn, closeKind) {
		if (this.expectOptionalToken(openKind)) {
			const nodes = [];
			do
				nodes.push(parseFn.call(this));
			while (!this.expectOptionalToken(closeKind));
			return nodes;
		}
		return [];
	}
	/**
	* Returns a non-empty list of parse nodes, determined by the parseFn.
	* This list begins with a lex token of openKind and ends with a lex token of closeKind.
	* Advances the parser to the next lex token after the closing token.
	*
	* @internal
	*/
	many(openKind, parseFn, closeKind) {
		this.expectToken(openKind);
		const nodes = [];
		do
			nodes.push(parseFn.call(this));
		while (!this.expectOptionalToken(closeKind));
		return nodes;
	}
	/**
	* Returns a non-empty list of parse nodes, determined by the parseFn.
	* This list may begin with a lex token of delimiterKind followed by items separated by lex tokens of tokenKind.
	* Advances the parser to the next lex token after last item in the list.
	*
	* @internal
	*/
	delimitedMany(delimiterKind, parseFn) {
		this.expectOptionalToken(delimiterKind);
		const nodes = [];
		do
			nodes.push(parseFn.call(this));
		while (this.expectOptionalToken(delimiterKind));
		return nodes;
	}
	advanceLexer() {
		const { maxLexicalTokens = this._options.maxTokens } = this._options;
		const token = this._lexer.advance();
		if (token.kind !== TokenKind.EOF) {
			++this._tokenCounter;
			if (maxLexicalTokens !== void 0 && this._tokenCounter > maxLexicalTokens) throw syntaxError(this._lexer.source, token.start, `Document contains more that ${maxLexicalTokens} tokens. Parsing aborted.`);
		}
	}
};
/**
* A helper function to describe a token as a string for debugging.
*
* @internal
*/
function getTokenDesc(token) {
	const value = token.value;
	return getTokenKindDesc(token.kind) + (value != null ? ` "${value}"` : "");
}
/**
* A helper function to describe a token kind as a string for debugging.
*
* @internal
*/
function getTokenKindDesc(kind) {
	return isPunctuatorTokenKind(kind) ? `"${kind}"` : kind;
}
// node_modules/graphql/utilities/typeComparators.mjs
/** @category Type Comparisons */
/**
* Provided two types, return true if the types are equal (invariant).
* @param typeA - The first GraphQL type to compare.
* @param typeB - The second GraphQL type to compare.
* @returns True when both types are equal.
* @example
* ```ts
* import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/type';
* import { isEqualType } from 'graphql/utilities';
*
* isEqualType(GraphQLString, GraphQLString); // => true
* isEqualType(new GraphQLList(GraphQLString), new GraphQLList(GraphQLString)); // => true
* isEqualType(new GraphQLNonNull(GraphQLString), GraphQLString); // => false
* ```
*/
function isEqualType(typeA, typeB) {
	if (typeA === typeB) return true;
	if (isNonNullType(typeA) && isNonNullType(typeB)) return isEqualType(typeA.ofType, typeB.ofType);
	if (isListType(typeA) && isListType(typeB)) return isEqualType(typeA.ofType, typeB.ofType);
	return false;
}
/**
* Provided a type and a super type, return true if the first type is either
* equal or a subset of the second super type (covariant).
* @param schema - GraphQL schema to use.
* @param maybeSubType - The possible subtype to compare.
* @param superType - The possible supertype to compare.
* @returns True when `maybeSubType` is equal to or a subtype of `superType`.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import {
*   GraphQLNonNull,
*   assertInterfaceType,
*   assertObjectType,
* } from 'graphql/type';
* import { isTypeSubTypeOf } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   interface Node {
*     id: ID!
*   }
*
*   type User implements Node {
*     id: ID!
*   }
*
*   type Query {
*     node: Node
*   }
* `);
* const Node = assertInterfaceType(schema.getType('Node'));
* const User = assertObjectType(schema.getType('User'));
*
* isTypeSubTypeOf(schema, User, Node); // => true
* isTypeSubTypeOf(schema, new GraphQLNonNull(User), Node); // => true
* isTypeSubTypeOf(schema, Node, User); // => false
* ```
*/
function isTypeSubTypeOf(schema, maybeSubType, superType) {
	if (maybeSubType === superType) return true;
	if (isNonNullType(superType)) {
		if (isNonNullType(maybeSubType)) return isTypeSubTypeOf(schema, maybeSubType.ofType, superType.ofType);
		return false;
	}
	if (isNonNullType(maybeSubType)) return isTypeSubTypeOf(schema, maybeSubType.ofType, superType);
	if (isListType(superType)) {
		if (isListType(maybeSubType)) return isTypeSubTypeOf(schema, maybeSubType.ofType, superType.ofType);
		return false;
	}
	if (isListType(maybeSubType)) return false;
	return isAbstractType(superType) && (isInterfaceType(maybeSubType) || isObjectType(maybeSubType)) && schema.isSubType(superType, maybeSubType);
}
/**
* Provided two composite types, determine if they "overlap". Two composite
* types overlap when the Sets of possible concrete types for each intersect.
*
* This is often used to determine if a fragment of a given type could possibly
* be visited in a context of another type.
*
* This function is commutative.
* @param schema - GraphQL schema to use.
* @param typeA - The first GraphQL type to compare.
* @param typeB - The second GraphQL type to compare.
* @returns True when the two composite types can apply to at least one common object type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { assertObjectType, assertUnionType } from 'graphql/type';
* import { doTypesOverlap } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Photo {
*     url: String!
*   }
*
*   type Video {
*     url: String!
*   }
*
*   union Media = Photo | Video
*   union StillImage = Photo
*
*   type Query {
*     media: [Media]
*   }
* `);
* const Media = assertUnionType(schema.getType('Media'));
* const StillImage = assertUnionType(schema.getType('StillImage'));
* const Video = assertObjectType(schema.getType('Video'));
*
* doTypesOverlap(schema, Media, StillImage); // => true
* doTypesOverlap(schema, StillImage, Video); // => false
* ```
*/
function doTypesOverlap(schema, typeA, typeB) {
	if (typeA === typeB) return true;
	if (isAbstractType(typeA)) {
		if (isAbstractType(typeB)) return schema.getPossibleTypes(typeA).some((type) => schema.isSubType(typeB, type));
		return schema.isSubType(typeA, typeB);
	}
	if (isAbstractType(typeB)) return schema.isSubType(typeB, typeA);
	return false;
}
// node_modules/graphql/type/validate.mjs
/** @category Validation */
/**
* Implements the "Type Validation" sub-sections of the specification's
* "Type System" section.
*
* Validation runs synchronously, returning an array of encountered errors, or
* an empty array if no errors were encountered and the Schema is valid.
* @param schema - GraphQL schema to use.
* @returns Schema validation errors, or an empty array when the schema is valid.
* @example
* ```ts
* import { validateSchema } from 'graphql/type';
* import { buildSchema } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
* const errors = validateSchema(schema); // => []
* ```
*/
function validateSchema(schema) {
	assertSchema(schema);
	if (schema.__validationErrors) return schema.__validationErrors;
	const context = new SchemaValidationContext(schema);
	validateRootTypes(context);
	validateDirectives(context);
	validateTypes(context);
	const errors = context.getErrors();
	schema.__validationErrors = errors;
	return errors;
}
/**
* Utility function which asserts a schema is valid by throwing an error if
* it is invalid.
* @param schema - GraphQL schema to use.
* @example
* ```ts
* import { assertValidSchema } from 'graphql/type';
* import { buildSchema } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* assertValidSchema(schema); // does not throw
* ```
*/
function assertValidSchema(schema) {
	const errors = validateSchema(schema);
	if (errors.length !== 0) throw new Error(errors.map((error) => error.message).join("\n\n"));
}
var SchemaValidationContext = class {
	constructor(schema) {
		this._errors = [];
		this.schema = schema;
	}
	reportError(message, nodes) {
		const _nodes = Array.isArray(nodes) ? nodes.filter(Boolean) : nodes;
		this._errors.push(new GraphQLError(message, { nodes: _nodes }));
	}
	getErrors() {
		return this._errors;
	}
};
function validateRootTypes(context) {
	const schema = context.schema;
	const queryType = schema.getQueryType();
	if (!queryType) context.reportError("Query root type must be provided.", schema.astNode);
	else if (!isObjectType(queryType)) {
		var _getOperationTypeNode;
		context.reportError(`Query root type must be Object type, it cannot be ${inspect$1(queryType)}.`, (_getOperationTypeNode = getOperationTypeNode(schema, OperationTypeNode.QUERY)) !== null && _getOperationTypeNode !== void 0 ? _getOperationTypeNode : queryType.astNode);
	}
	const mutationType = schema.getMutationType();
	if (mutationType && !isObjectType(mutationType)) {
		var _getOperationTypeNode2;
		context.reportError(`Mutation root type must be Object type if provided, it cannot be ${inspect$1(mutationType)}.`, (_getOperationTypeNode2 = getOperationTypeNode(schema, OperationTypeNode.MUTATION)) !== null && _getOperationTypeNode2 !== void 0 ? _getOperationTypeNode2 : mutationType.astNode);
	}
	const subscriptionType = schema.getSubscriptionType();
	if (subscriptionType && !isObjectType(subscriptionType)) {
		var _getOperationTypeNode3;
		context.reportError(`Subscription root type must be Object type if provided, it cannot be ${inspect$1(subscriptionType)}.`, (_getOperationTypeNode3 = getOperationTypeNode(schema, OperationTypeNode.SUBSCRIPTION)) !== null && _getOperationTypeNode3 !== void 0 ? _getOperationTypeNode3 : subscriptionType.astNode);
	}
}
function getOperationTypeNode(schema, operation) {
	var _flatMap$find;
	return (_flatMap$find = [schema.astNode, ...schema.extensionASTNodes].flatMap((schemaNode) => {
		var _schemaNode$operation;
		return (_schemaNode$operation = schemaNode === null || schemaNode === void 0 ? void 0 : schemaNode.operationTypes) !== null && _schemaNode$operation !== void 0 ? _schemaNode$operation : [];
	}).find((operationNode) => operationNode.operation === operation)) === null || _flatMap$find === void 0 ? void 0 : _flatMap$find.type;
}
function validateDirectives(context) {
	for (const directive of context.schema.getDirectives()) {
		if (!isDirective(directive)) {
			context.reportError(`Expected directive but got: ${inspect$1(directive)}.`, directive === null || directive === void 0 ? void 0 : directive.astNode);
			continue;
		}
		validateName(context, directive);
		if (directive.locations.length === 0) context.reportError(`Directive @${directive.name} must include 1 or more locations.`, directive.astNode);
		for (const arg of directive.args) {
			validateName(context, arg);
			if (!isInputType(arg.type)) context.reportError(`The type of @${directive.name}(${arg.name}:) must be Input Type but got: ${inspect$1(arg.type)}.`, arg.astNode);
			if (isRequiredArgument(arg) && arg.deprecationReason != null) {
				var _arg$astNode;
				context.reportError(`Required argument @${directive.name}(${arg.name}:) cannot be deprecated.`, [getDeprecatedDirectiveNode(arg.astNode), (_arg$astNode = arg.astNode) === null || _arg$astNode === void 0 ? void 0 : _arg$astNode.type]);
			}
		}
	}
}
function validateName(context, node) {
	if (node.name.startsWith("__")) context.reportError(`Name "${node.name}" must not begin with "__", which is reserved by GraphQL introspection.`, node.astNode);
}
function validateTypes(context) {
	const validateInputObjectCircularRefs = createInputObjectCircularRefsValidator(context);
	const typeMap = context.schema.getTypeMap();
	for (const type of Object.values(typeMap)) {
		if (!isNamedType(type)) {
			context.reportError(`Expected GraphQL named type but got: ${inspect$1(type)}.`, type.astNode);
			continue;
		}
		if (!isIntrospectionType(type)) validateName(context, type);
		if (isObjectType(type)) {
			validateFields(context, type);
			validateInterfaces(context, type);
		} else if (isInterfaceType(type)) {
			validateFields(context, type);
			validateInterfaces(context, type);
		} else if (isUnionType(type)) validateUnionMembers(context, type);
		else if (isEnumType(type)) validateEnumValues(context, type);
		else if (isInputObjectType(type)) {
			validateInputFields(context, type);
			validateInputObjectCircularRefs(type);
		}
	}
}
function validateFields(context, type) {
	const fields = Object.values(type.getFields());
	if (fields.length === 0) context.reportError(`Type ${type.name} must define one or more fields.`, [type.astNode, ...type.extensionASTNodes]);
	for (const field of fields) {
		validateName(context, field);
		if (!isOutputType(field.type)) {
			var _field$astNode;
			context.reportError(`The type of ${type.name}.${field.name} must be Output Type but got: ${inspect$1(field.type)}.`, (_field$astNode = field.astNode) === null || _field$astNode === void 0 ? void 0 : _field$astNode.type);
		}
		for (const arg of field.args) {
			const argName = arg.name;
			validateName(context, arg);
			if (!isInputType(arg.type)) {
				var _arg$astNode2;
				context.reportError(`The type of ${type.name}.${field.name}(${argName}:) must be Input Type but got: ${inspect$1(arg.type)}.`, (_arg$astNode2 = arg.astNode) === null || _arg$astNode2 === void 0 ? void 0 : _arg$astNode2.type);
			}
			if (isRequiredArgument(arg) && arg.deprecationReason != null) {
				var _arg$astNode3;
				context.reportError(`Required argument ${type.name}.${field.name}(${argName}:) cannot be deprecated.`, [getDeprecatedDirectiveNode(arg.astNode), (_arg$astNode3 = arg.astNode) === null || _arg$astNode3 === void 0 ? void 0 : _arg$astNode3.type]);
			}
		}
	}
}
function validateInterfaces(context, type) {
	const ifaceTypeNames = Object.create(null);
	for (const iface of type.getInterfaces()) {
		if (!isInterfaceType(iface)) {
			context.reportError(`Type ${inspect$1(type)} must only implement Interface types, it cannot implement ${inspect$1(iface)}.`, getAllImplementsInterfaceNodes(type, iface));
			continue;
		}
		if (type === iface) {
			context.reportError(`Type ${type.name} cannot implement itself because it would create a circular reference.`, getAllImplementsInterfaceNodes(type, iface));
			continue;
		}
		if (ifaceTypeNames[iface.name]) {
			context.reportError(`Type ${type.name} can only implement ${iface.name} once.`, getAllImplementsInterfaceNodes(type, iface));
			continue;
		}
		ifaceTypeNames[iface.name] = true;
		validateTypeImplementsAncestors(context, type, iface);
		validateTypeImplementsInterface(context, type, iface);
	}
}
function validateTypeImplementsInterface(context, type, iface) {
	const typeFieldMap = type.getFields();
	for (const ifaceField of Object.values(iface.getFields())) {
		const fieldName = ifaceField.name;
		const typeField = typeFieldMap[fieldName];
		if (!typeField) {
			context.reportError(`Interface field ${iface.name}.${fieldName} expected but ${type.name} does not provide it.`, [
				ifaceField.astNode,
				type.astNode,
				...type.extensionASTNodes
			]);
			continue;
		}
		if (!isTypeSubTypeOf(context.schema, typeField.type, ifaceField.type)) {
			var _ifaceField$astNode, _typeField$astNode;
			context.reportError(`Interface field ${iface.name}.${fieldName} expects type ${inspect$1(ifaceField.type)} but ${type.name}.${fieldName} is type ${inspect$1(typeField.type)}.`, [(_ifaceField$astNode = ifaceField.astNode) === null || _ifaceField$astNode === void 0 ? void 0 : _ifaceField$astNode.type, (_typeField$astNode = typeField.astNode) === null || _typeField$astNode === void 0 ? void 0 : _typeField$astNode.type]);
		}
		for (const ifaceArg of ifaceField.args) {
			const argName = ifaceArg.name;
			const typeArg = typeField.args.find((arg) => arg.name === argName);
			if (!typeArg) {
				context.reportError(`Interface field argument ${iface.name}.${fieldName}(${argName}:) expected but ${type.name}.${fieldName} does not provide it.`, [ifaceArg.astNode, typeField.astNode]);
				continue;
			}
			if (!isEqualType(ifaceArg.type, typeArg.type)) {
				var _ifaceArg$astNode, _typeArg$astNode;
				context.reportError(`Interface field argument ${iface.name}.${fieldName}(${argName}:) expects type ${inspect$1(ifaceArg.type)} but ${type.name}.${fieldName}(${argName}:) is type ${inspect$1(typeArg.type)}.`, [(_ifaceArg$astNode = ifaceArg.astNode) === null || _ifaceArg$astNode === void 0 ? void 0 : _ifaceArg$astNode.type, (_typeArg$astNode = typeArg.astNode) === null || _typeArg$astNode === void 0 ? void 0 : _typeArg$astNode.type]);
			}
		}
		for (const typeArg of typeField.args) {
			const argName = typeArg.name;
			if (!ifaceField.args.find((arg) => arg.name === argName) && isRequiredArgument(typeArg)) context.reportError(`Object field ${type.name}.${fieldName} includes required argument ${argName} that is missing from the Interface field ${iface.name}.${fieldName}.`, [typeArg.astNode, ifaceField.astNode]);
		}
	}
}
function validateTypeImplementsAncestors(context, type, iface) {
	const ifaceInterfaces = type.getInterfaces();
	for (const transitive of iface.getInterfaces()) if (!ifaceInterfaces.includes(transitive)) context.reportError(transitive === type ? `Type ${type.name} cannot implement ${iface.name} because it would create a circular reference.` : `Type ${type.name} must implement ${transitive.name} because it is implemented by ${iface.name}.`, [...getAllImplementsInterfaceNodes(iface, transitive), ...getAllImplementsInterfaceNodes(type, iface)]);
}
function validateUnionMembers(context, union) {
	const memberTypes = union.getTypes();
	if (memberTypes.length === 0) context.reportError(`Union type ${union.name} must define one or more member types.`, [union.astNode, ...union.extensionASTNodes]);
	const includedTypeNames = Object.create(null);
	for (const memberType of memberTypes) {
		if (includedTypeNames[memberType.name]) {
			context.reportError(`Union type ${union.name} can only include type ${memberType.name} once.`, getUnionMemberTypeNodes(union, memberType.name));
			continue;
		}
		includedTypeNames[memberType.name] = true;
		if (!isObjectType(memberType)) context.reportError(`Union type ${union.name} can only include Object types, it cannot include ${inspect$1(memberType)}.`, getUnionMemberTypeNodes(union, String(memberType)));
	}
}
function validateEnumValues(context, enumType) {
	const enumValues = enumType.getValues();
	if (enumValues.length === 0) context.reportError(`Enum type ${enumType.name} must define one or more values.`, [enumType.astNode, ...enumType.extensionASTNodes]);
	for (const enumValue of enumValues) validateName(context, enumValue);
}
function validateInputFields(context, inputObj) {
	const fields = Object.values(inputObj.getFields());
	if (fields.length === 0) context.reportError(`Input Object type ${inputObj.name} must define one or more fields.`, [inputObj.astNode, ...inputObj.extensionASTNodes]);
	for (const field of fields) {
		validateName(context, field);
		if (!isInputType(field.type)) {
			var _field$astNode2;
			context.reportError(`The type of ${inputObj.name}.${field.name} must be Input Type but got: ${inspect$1(field.type)}.`, (_field$astNode2 = field.astNode) === null || _field$astNode2 === void 0 ? void 0 : _field$astNode2.type);
		}
		if (isRequiredInputField(field) && field.deprecationReason != null) {
			var _field$astNode3;
			context.reportError(`Required input field ${inputObj.name}.${field.name} cannot be deprecated.`, [getDeprecatedDirectiveNode(field.astNode), (_field$astNode3 = field.astNode) === null || _field$astNode3 === void 0 ? void 0 : _field$astNode3.type]);
		}
		if (inputObj.isOneOf) validateOneOfInputObjectField(inputObj, field, context);
	}
}
function validateOneOfInputObjectField(type, field, context) {
	if (isNonNullType(field.type)) {
		var _field$astNode4;
		context.reportError(`OneOf input field ${type.name}.${field.name} must be nullable.`, (_field$astNode4 = field.astNode) === null || _field$astNode4 === void 0 ? void 0 : _field$astNode4.type);
	}
	if (field.defaultValue !== void 0) context.reportError(`OneOf input field ${type.name}.${field.name} cannot have a default value.`, field.astNode);
}
function createInputObjectCircularRefsValidator(context) {
	const visitedTypes = Object.create(null);
	const fieldPath = [];
	const fieldPathIndexByTypeName = Object.create(null);
	return detectCycleRecursive;
	function detectCycleRecursive(inputObj) {
		if (visitedTypes[inputObj.name]) return;
		visitedTypes[inputObj.name] = true;
		fieldPathIndexByTypeName[inputObj.name] = fieldPath.length;
		const fields = Object.values(inputObj.getFields());
		for (const field of fields) if (isNonNullType(field.type) && isInputObjectType(field.type.ofType)) {
			const fieldType = field.type.ofType;
			const cycleIndex = fieldPathIndexByTypeName[fieldType.name];
			fieldPath.push(field);
			if (cycleIndex === void 0) detectCycleRecursive(fieldType);
			else {
				const cyclePath = fieldPath.slice(cycleIndex);
				const pathStr = cyclePath.map((fieldObj) => fieldObj.name).join(".");
				context.reportError(`Cannot reference Input Object "${fieldType.name}" within itself through a series of non-null fields: "${pathStr}".`, cyclePath.map((fieldObj) => fieldObj.astNode));
			}
			fieldPath.pop();
		}
		fieldPathIndexByTypeName[inputObj.name] = void 0;
	}
}
function getAllImplementsInterfaceNodes(type, iface) {
	const { astNode, extensionASTNodes } = type;
	return (astNode != null ? [astNode, ...extensionASTNodes] : extensionASTNodes).flatMap((typeNode) => {
		var _typeNode$interfaces;
		return (_typeNode$interfaces = typeNode.interfaces) !== null && _typeNode$interfaces !== void 0 ? _typeNode$interfaces : [];
	}).filter((ifaceNode) => ifaceNode.name.value === iface.name);
}
function getUnionMemberTypeNodes(union, typeName) {
	const { astNode, extensionASTNodes } = union;
	return (astNode != null ? [astNode, ...extensionASTNodes] : extensionASTNodes).flatMap((unionNode) => {
		var _unionNode$types;
		return (_unionNode$types = unionNode.types) !== null && _unionNode$types !== void 0 ? _unionNode$types : [];
	}).filter((typeNode) => typeNode.name.value === typeName);
}
function getDeprecatedDirectiveNode(definitionNode) {
	var _definitionNode$direc;
	return definitionNode === null || definitionNode === void 0 ? void 0 : (_definitionNode$direc = definitionNode.directives) === null || _definitionNode$direc === void 0 ? void 0 : _definitionNode$direc.find((node) => node.name.value === GraphQLDeprecatedDirective.name);
}
// node_modules/graphql/language/visitor.mjs
/** @category Visiting */
/** A visitor defines the callbacks called during AST traversal. */
/** A value that can be returned from a visitor function to stop traversal. */
var BREAK = Object.freeze({});
/**
* visit() will walk through an AST using a depth-first traversal, calling
* the visitor's enter function at each node in the traversal, and calling the
* leave function after visiting that node and all of its child nodes.
*
* By returning different values from the enter and leave functions, the
* behavior of the visitor can be altered, including skipping over a sub-tree of
* the AST (by returning false), editing the AST by returning a value or null
* to remove the value, or to stop the whole traversal by returning BREAK.
*
* When using visit() to edit an AST, the original AST will not be modified, and
* a new version of the AST with the changes applied will be returned from the
* visit function.
* @param root - The AST node at which to start traversal.
* @param visitor - The visitor or reducer functions to call while traversing.
* @param visitorKeys - Optional map of child keys to visit for each AST node kind.
* @returns The original AST, an edited AST, or a reduced value depending on the visitor.
* @typeParam N - The root AST node type returned when visiting without reducing.
* @example
* ```ts
* // Return values control traversal: undefined makes no change, false skips
* // a subtree, BREAK stops traversal, null removes a node, and any other
* // value replaces the current node.
* import { Kind, parse, print, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const editedAST = visit(document, {
*   Field: (node) => {
*     if (node.name.value === 'hero') {
*       return {
*         ...node,
*         name: { kind: Kind.NAME, value: 'human' },
*       };
*     }
*   },
* });
*
* print(editedAST); // => '{\n  human {\n    name\n  }\n}'
* ```
* @example
* ```ts
* // A named visitor function runs when entering nodes of that kind.
* import { parse, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const fieldNames: Array<string> = [];
*
* visit(document, {
*   Field: (node) => {
*     fieldNames.push(node.name.value);
*   },
* });
*
* fieldNames; // => ['hero', 'name']
* ```
* @example
* ```ts
* // A named visitor object can provide separate enter and leave handlers for
* // nodes of that kind.
* import { parse, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const events: Array<string> = [];
*
* visit(document, {
*   Field: {
*     enter: (node) => {
*       events.push(`enter:${node.name.value}`);
*     },
*     leave: (node) => {
*       events.push(`leave:${node.name.value}`);
*     },
*   },
* });
*
* events; // => ['enter:hero', 'enter:name', 'leave:name', 'leave:hero']
* ```
* @example
* ```ts
* // Generic enter and leave handlers run for every node.
* import { parse, visit } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* let enterCount = 0;
* let leaveCount = 0;
*
* visit(document, {
*   enter: () => {
*     enterCount += 1;
*   },
*   leave: () => {
*     leaveCount += 1;
*   },
* });
*
* enterCount; // => leaveCount
* enterCount > 0; // => true
* ```
*/
/** @internal */
function visit(root, visitor, visitorKeys = QueryDocumentKeys) {
	const enterLeaveMap = /* @__PURE__ */ new Map();
	for (const kind of Object.values(Kind)) enterLeaveMap.set(kind, getEnterLeaveForKind(visitor, kind));
	let stack = void 0;
	let inArray = Array.isArray(root);
	let keys = [root];
	let index = -1;
	let edits = [];
	let node = root;
	let key = void 0;
	let parent = void 0;
	const path = [];
	const ancestors = [];
	do {
		index++;
		const isLeaving = index === keys.length;
		const isEdited = isLeaving && edits.length !== 0;
		if (isLeaving) {
			key = ancestors.length === 0 ? void 0 : path[path.length - 1];
			node = parent;
			parent = ancestors.pop();
			if (isEdited) {
				if (inArray) {
					node = node.slice();
					let editOffset = 0;
					for (const [editKey, editValue] of edits) {
						const arrayKey = editKey - editOffset;
						if (editValue === null) {
							node.splice(arrayKey, 1);
							editOffset++;
						} else node[arrayKey] = editValue;
					}
				} else {
					node = { ...node };
					for (const [editKey, editValue] of edits) node[editKey] = editValue;
				}
			}
			index = stack.index;
			keys = stack.keys;
			edits = stack.edits;
			inArray = stack.inArray;
			stack = stack.prev;
		} else if (parent) {
			key = inArray ? index : keys[index];
			node = parent[key];
			if (node === null || node === void 0) continue;
			path.push(key);
		}
		let result;
		if (!Array.isArray(node)) {
			var _enterLeaveMap$get, _enterLeaveMap$get2;
			isNode(node) || devAssert(false, `Invalid AST Node: ${inspect$1(node)}.`);
			const visitFn = isLeaving ? (_enterLeaveMap$get = enterLeaveMap.get(node.kind)) === null || _enterLeaveMap$get === void 0 ? void 0 : _enterLeaveMap$get.leave : (_enterLeaveMap$get2 = enterLeaveMap.get(node.kind)) === null || _enterLeaveMap$get2 === void 0 ? void 0 : _enterLeaveMap$get2.enter;
			result = visitFn === null || visitFn === void 0 ? void 0 : visitFn.call(visitor, node, key, parent, path, ancestors);
			if (result === BREAK) break;
			if (result === false) {
				if (!isLeaving) {
					path.pop();
					continue;
				}
			} else if (result !== void 0) {
				edits.push([key, result]);
				if (!isLeaving) {
					if (isNode(result)) node = result;
					else {
						path.pop();
						continue;
					}
				}
			}
		}
		if (result === void 0 && isEdited) edits.push([key, node]);
		if (isLeaving) path.pop();
		else {
			var _node$kind;
			stack = {
				inArray,
				index,
				keys,
				edits,
				prev: stack
			};
			inArray = Array.isArray(node);
			keys = inArray ? node : (_node$kind = visitorKeys[node.kind]) !== null && _node$kind !== void 0 ? _node$kind : [];
			index = -1;
			edits = [];
			if (parent) ancestors.push(parent);
			parent = node;
		}
	} while (stack !== void 0);
	if (edits.length !== 0) return edits[edits.length - 1][1];
	return root;
}
/**
* Creates a new visitor instance which delegates to many visitors to run in
* parallel. Each visitor will be visited for each node before moving on.
*
* If a prior visitor edits a node, no following visitors will see that node.
* @param visitors - The visitors to merge into one parallel visitor.
* @returns A visitor that delegates traversal to each provided visitor.
* @example
* ```ts
* import { parse, visit, visitInParallel } from 'graphql/language';
*
* const document = parse('{ hero { name } }');
* const events: Array<string> = [];
*
* visit(
*   document,
*   visitInParallel([
*     {
*       Field: (node) => {
*         events.push(`field:${node.name.value}`);
*       },
*     },
*     {
*       Name: (node) => {
*         events.push(`name:${node.value}`);
*       },
*     },
*   ]),
* );
*
* events; // => ['field:hero', 'name:hero', 'field:name', 'name:name']
* ```
*/
function visitInParallel(visitors) {
	const skipping = new Array(visitors.length).fill(null);
	const mergedVisitor = Object.create(null);
	for (const kind of Object.values(Kind)) {
		let hasVisitor = false;
		const enterList = new Array(visitors.length).fill(void 0);
		const leaveList = new Array(visitors.length).fill(void 0);
		for (let i = 0; i < visitors.length; ++i) {
			const { enter, leave } = getEnterLeaveForKind(visitors[i], kind);
			hasVisitor || (hasVisitor = enter != null || leave != null);
			enterList[i] = enter;
			leaveList[i] = leave;
		}
		if (!hasVisitor) continue;
		mergedVisitor[kind] = {
			enter(...args) {
				const node = args[0];
				for (let i = 0; i < visitors.length; i++) if (skipping[i] === null) {
					var _enterList$i;
					const result = (_enterList$i = enterList[i]) === null || _enterList$i === void 0 ? void 0 : _enterList$i.apply(visitors[i], args);
					if (result === false) skipping[i] = node;
					else if (result === BREAK) skipping[i] = BREAK;
					else if (result !== void 0) return result;
				}
			},
			leave(...args) {
				const node = args[0];
				for (let i = 0; i < visitors.length; i++) if (skipping[i] === null) {
					var _leaveList$i;
					const result = (_leaveList$i = leaveList[i]) === null || _leaveList$i === void 0 ? void 0 : _leaveList$i.apply(visitors[i], args);
					if (result === BREAK) skipping[i] = BREAK;
					else if (result !== void 0 && result !== false) return result;
				} else if (skipping[i] === node) skipping[i] = null;
			}
		};
	}
	return mergedVisitor;
}
/**
* Given a visitor instance and a node kind, return EnterLeaveVisitor for that kind.
* @param visitor - The visitor object to inspect.
* @param kind - The AST node kind to resolve handlers for.
* @returns The enter and leave handlers that apply for the given node kind.
* @example
* ```ts
* import { Kind, getEnterLeaveForKind } from 'graphql/language';
*
* const handlers = getEnterLeaveForKind({ Field: () => {} }, Kind.FIELD);
*
* typeof handlers.enter; // => 'function'
* handlers.leave; // => undefined
* ```
*/
function getEnterLeaveForKind(visitor, kind) {
	const kindVisitor = visitor[kind];
	if (typeof kindVisitor === "object") return kindVisitor;
	else if (typeof kindVisitor === "function") return {
		enter: kindVisitor,
		leave: void 0
	};
	return {
		enter: visitor.enter,
		leave: visitor.leave
	};
}
// node_modules/graphql/utilities/typeFromAST.mjs
/** @category Values */
/** @internal */
function typeFromAST(schema, typeNode) {
	switch (typeNode.kind) {
		case Kind.LIST_TYPE: {
			const innerType = typeFromAST(schema, typeNode.type);
			return innerType && new GraphQLList(innerType);
		}
		case Kind.NON_NULL_TYPE: {
			const innerType = typeFromAST(schema, typeNode.type);
			return innerType && new GraphQLNonNull(innerType);
		}
		case Kind.NAMED_TYPE: return schema.getType(typeNode.name.value);
	}
}
// node_modules/graphql/utilities/TypeInfo.mjs
/** @category Type Info */
/**
* TypeInfo is a utility class which, given a GraphQL schema, can keep track
* of the current field and type definitions at any point in a GraphQL document
* AST during a recursive descent by calling `enter(node)` and `leave(node)`.
*/
var TypeInfo = class {
	/**
	* Creates a TypeInfo instance.
	* @param schema - Schema used for type lookups.
	* @param initialType - Optional type to use at the start of traversal.
	* @param getFieldDefFn - Optional field definition lookup override.
	* @example
	* ```ts
	* // Track field types during a visitWithTypeInfo traversal.
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema } from 'graphql/utilities';
	* import { TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const seenTypes: Array<string> = [];
	*
	* visit(
	*   parse('{ greeting }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       seenTypes.push(String(typeInfo.getType()));
	*     },
	*   }),
	* );
	*
	* seenTypes; // => ['String']
	* ```
	* @example
	* ```ts
	* // This variant starts from an initial type and supplies a field definition resolver.
	* import { Kind } from 'graphql/language';
	* import { GraphQLString } from 'graphql/type';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema, schema.getQueryType(), () => ({
	*   name: 'virtualGreeting',
	*   description: undefined,
	*   type: GraphQLString,
	*   args: [],
	*   resolve: undefined,
	*   subscribe: undefined,
	*   deprecationReason: undefined,
	*   extensions: Object.create(null),
	*   astNode: undefined,
	* }));
	*
	* typeInfo.enter({
	*   kind: Kind.SELECTION_SET,
	*   selections: [],
	* });
	* typeInfo.enter({
	*   kind: Kind.FIELD,
	*   name: { kind: Kind.NAME, value: 'ignored' },
	* });
	*
	* typeInfo.getFieldDef()?.name; // => 'virtualGreeting'
	* String(typeInfo.getType()); // => 'String'
	* ```
	*/
	constructor(schema, initialType, getFieldDefFn) {
		this._schema = schema;
		this._typeStack = [];
		this._parentTypeStack = [];
		this._inputTypeStack = [];
		this._fieldDefStack = [];
		this._defaultValueStack = [];
		this._directive = null;
		this._argument = null;
		this._enumValue = null;
		this._getFieldDef = getFieldDefFn !== null && getFieldDefFn !== void 0 ? getFieldDefFn : getFieldDef$1;
		if (initialType) {
			if (isInputType(initialType)) this._inputTypeStack.push(initialType);
			if (isCompositeType(initialType)) this._parentTypeStack.push(initialType);
			if (isOutputType(initialType)) this._typeStack.push(initialType);
		}
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "TypeInfo";
	}
	/**
	* Returns the current output type at this point in traversal.
	* @returns The current output type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     viewer: User
	*   }
	*
	*   type User {
	*     name: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const fieldTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ viewer { name } }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: (node) => {
	*       fieldTypes[node.name.value] = String(typeInfo.getType());
	*     },
	*   }),
	* );
	*
	* fieldTypes; // => { viewer: 'User', name: 'String' }
	* ```
	*/
	getType() {
		if (this._typeStack.length > 0) return this._typeStack[this._typeStack.length - 1];
	}
	/**
	* Returns the current parent composite type.
	* @returns The current parent composite type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     viewer: User
	*   }
	*
	*   type User {
	*     name: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const parentTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ viewer { name } }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: (node) => {
	*       parentTypes[node.name.value] = String(typeInfo.getParentType());
	*     },
	*   }),
	* );
	*
	* parentTypes; // => { viewer: 'Query', name: 'User' }
	* ```
	*/
	getParentType() {
		if (this._parentTypeStack.length > 0) return this._parentTypeStack[this._parentTypeStack.length - 1];
	}
	/**
	* Returns the current input type at this point in traversal.
	* @returns The current input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(stars: Int!, sort: Sort = NEWEST): [String]
	*   }
	*
	*   enum Sort {
	*     NEWEST
	*     OLDEST
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const inputTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ reviews(stars: 5, sort: OLDEST) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: (node) => {
	*       inputTypes[node.name.value] = String(typeInfo.getInputType());
	*     },
	*   }),
	* );
	*
	* inputTypes; // => { stars: 'Int!', sort: 'Sort' }
	* ```
	*/
	getInputType() {
		if (this._inputTypeStack.length > 0) return this._inputTypeStack[this._inputTypeStack.length - 1];
	}
	/**
	* Returns the parent input type for the current input position.
	* @returns The parent input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   input ReviewFilter {
	*     stars: Int!
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewFilter): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* const parentInputTypes: Record<string, string> = {};
	*
	* visit(
	*   parse('{ reviews(filter: { stars: 5 }) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     ObjectField: (node) => {
	*       parentInputTypes[node.name.value] = String(typeInfo.getParentInputType());
	*     },
	*   }),
	* );
	*
	* parentInputTypes; // => { stars: 'ReviewFilter' }
	* ```
	*/
	getParentInputType() {
		if (this._inputTypeStack.length > 1) return this._inputTypeStack[this._inputTypeStack.length - 2];
	}
	/**
	* Returns the current field definition.
	* @returns The current field definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let fieldName;
	*
	* visit(
	*   parse('{ greeting }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       fieldName = typeInfo.getFieldDef()?.name;
	*     },
	*   }),
	* );
	*
	* fieldName; // => 'greeting'
	* ```
	*/
	getFieldDef() {
		if (this._fieldDefStack.length > 0) return this._fieldDefStack[this._fieldDefStack.length - 1];
	}
	/**
	* Returns the default value for the current input position.
	* @returns The current default value, if one is available.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int = 10): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let defaultLimit: unknown;
	*
	* visit(
	*   parse('{ reviews(limit: 5) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       defaultLimit = typeInfo.getDefaultValue();
	*     },
	*   }),
	* );
	*
	* defaultLimit; // => 10
	* ```
	*/
	getDefaultValue() {
		if (this._defaultValueStack.length > 0) return this._defaultValueStack[this._defaultValueStack.length - 1];
	}
	/**
	* Returns the current directive definition.
	* @returns The current directive definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let directiveName;
	*
	* visit(
	*   parse('{ greeting @include(if: true) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Directive: () => {
	*       directiveName = typeInfo.getDirective()?.name;
	*     },
	*   }),
	* );
	*
	* directiveName; // => 'include'
	* ```
	*/
	getDirective() {
		return this._directive;
	}
	/**
	* Returns the current argument definition.
	* @returns The current argument definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int = 10): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let argumentName;
	*
	* visit(
	*   parse('{ reviews(limit: 5) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       argumentName = typeInfo.getArgument()?.name;
	*     },
	*   }),
	* );
	*
	* argumentName; // => 'limit'
	* ```
	*/
	getArgument() {
		return this._argument;
	}
	/**
	* Returns the current enum value definition.
	* @returns The current enum value definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   enum Sort {
	*     NEWEST
	*     OLDEST
	*   }
	*
	*   type Query {
	*     reviews(sort: Sort = NEWEST): [String]
	*   }
	* `);
	* const typeInfo = new TypeInfo(schema);
	* let enumValueName;
	*
	* visit(
	*   parse('{ reviews(sort: OLDEST) }'),
	*   visitWithTypeInfo(typeInfo, {
	*     EnumValue: () => {
	*       enumValueName = typeInfo.getEnumValue()?.name;
	*     },
	*   }),
	* );
	*
	* enumValueName; // => 'OLDEST'
	* ```
	*/
	getEnumValue() {
		return this._enumValue;
	}
	/**
	* Updates this TypeInfo instance for an entered AST node.
	* @param node - AST node being entered.
	* @returns Nothing.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { Kind, parse } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const selectionSet = operation.selectionSet;
	* const field = selectionSet.selections[0];
	* const typeInfo = new TypeInfo(schema);
	*
	* typeInfo.enter(operation);
	* typeInfo.enter(selectionSet);
	* typeInfo.enter(field);
	*
	* field.kind; // => Kind.FIELD
	* typeInfo.getParentType()?.name; // => 'Query'
	* String(typeInfo.getType()); // => 'String'
	* ```
	*/
	enter(node) {
		const schema = this._schema;
		switch (node.kind) {
			case Kind.SELECTION_SET: {
				const namedType = getNamedType(this.getType());
				this._parentTypeStack.push(isCompositeType(namedType) ? namedType : void 0);
				break;
			}
			case Kind.FIELD: {
				const parentType = this.getParentType();
				let fieldDef;
				let fieldType;
				if (parentType) {
					fieldDef = this._getFieldDef(schema, parentType, node);
					if (fieldDef) fieldType = fieldDef.type;
				}
				this._fieldDefStack.push(fieldDef);
				this._typeStack.push(isOutputType(fieldType) ? fieldType : void 0);
				break;
			}
			case Kind.DIRECTIVE:
				this._directive = schema.getDirective(node.name.value);
				break;
			case Kind.OPERATION_DEFINITION: {
				const rootType = schema.getRootType(node.operation);
				this._typeStack.push(isObjectType(rootType) ? rootType : void 0);
				break;
			}
			case Kind.INLINE_FRAGMENT:
			case Kind.FRAGMENT_DEFINITION: {
				const typeConditionAST = node.typeCondition;
				const outputType = typeConditionAST ? typeFromAST(schema, typeConditionAST) : getNamedType(this.getType());
				this._typeStack.push(isOutputType(outputType) ? outputType : void 0);
				break;
			}
			case Kind.VARIABLE_DEFINITION: {
				const inputType = typeFromAST(schema, node.type);
				this._inputTypeStack.push(isInputType(inputType) ? inputType : void 0);
				break;
			}
			case Kind.ARGUMENT: {
				var _this$getDirective;
				let argDef;
				let argType;
				const fieldOrDirective = (_this$getDirective = this.getDirective()) !== null && _this$getDirective !== void 0 ? _this$getDirective : this.getFieldDef();
				if (fieldOrDirective) {
					argDef = fieldOrDirective.args.find((arg) => arg.name === node.name.value);
					if (argDef) argType = argDef.type;
				}
				this._argument = argDef;
				this._defaultValueStack.push(argDef ? argDef.defaultValue : void 0);
				this._inputTypeStack.push(isInputType(argType) ? argType : void 0);
				break;
			}
			case Kind.LIST: {
				const listType = getNullableType(this.getInputType());
				const itemType = isListType(listType) ? listType.ofType : listType;
				this._defaultValueStack.push(void 0);
				this._inputTypeStack.push(isInputType(itemType) ? itemType : void 0);
				break;
			}
			case Kind.OBJECT_FIELD: {
				const objectType = getNamedType(this.getInputType());
				let inputFieldType;
				let inputField;
				if (isInputObjectType(objectType)) {
					inputField = objectType.getFields()[node.name.value];
					if (inputField) inputFieldType = inputField.type;
				}
				this._defaultValueStack.push(inputField ? inputField.defaultValue : void 0);
				this._inputTypeStack.push(isInputType(inputFieldType) ? inputFieldType : void 0);
				break;
			}
			case Kind.ENUM: {
				const enumType = getNamedType(this.getInputType());
				let enumValue;
				if (isEnumType(enumType)) enumValue = enumType.getValue(node.value);
				this._enumValue = enumValue;
				break;
			}
		}
	}
	/**
	* Updates this TypeInfo instance when leaving an AST node.
	* @param node - AST node being left.
	* @returns Nothing.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const selectionSet = operation.selectionSet;
	* const field = selectionSet.selections[0];
	* const typeInfo = new TypeInfo(schema);
	*
	* typeInfo.enter(operation);
	* typeInfo.enter(selectionSet);
	* typeInfo.enter(field);
	* String(typeInfo.getType()); // => 'String'
	*
	* typeInfo.leave(field);
	* String(typeInfo.getType()); // => 'Query'
	* ```
	*/
	leave(node) {
		switch (node.kind) {
			case Kind.SELECTION_SET:
				this._parentTypeStack.pop();
				break;
			case Kind.FIELD:
				this._fieldDefStack.pop();
				this._typeStack.pop();
				break;
			case Kind.DIRECTIVE:
				this._directive = null;
				break;
			case Kind.OPERATION_DEFINITION:
			case Kind.INLINE_FRAGMENT:
			case Kind.FRAGMENT_DEFINITION:
				this._typeStack.pop();
				break;
			case Kind.VARIABLE_DEFINITION:
				this._inputTypeStack.pop();
				break;
			case Kind.ARGUMENT:
				this._argument = null;
				this._defaultValueStack.pop();
				this._inputTypeStack.pop();
				break;
			case Kind.LIST:
			case Kind.OBJECT_FIELD:
				this._defaultValueStack.pop();
				this._inputTypeStack.pop();
				break;
			case Kind.ENUM: this._enumValue = null;
		}
	}
};
/**
* Not exactly the same as the executor's definition of getFieldDef, in this
* statically evaluated environment we do not always have an Object type,
* and need to handle Interface and Union types.
*
* @internal
*/
function getFieldDef$1(schema, parentType, fieldNode) {
	const name = fieldNode.name.value;
	if (name === SchemaMetaFieldDef.name && schema.getQueryType() === parentType) return SchemaMetaFieldDef;
	if (name === TypeMetaFieldDef.name && schema.getQueryType() === parentType) return TypeMetaFieldDef;
	if (name === TypeNameMetaFieldDef.name && isCompositeType(parentType)) return TypeNameMetaFieldDef;
	if (isObjectType(parentType) || isInterfaceType(parentType)) return parentType.getFields()[name];
}
/**
* Creates a new visitor instance which maintains a provided TypeInfo instance
* along with visiting visitor.
* @param typeInfo - TypeInfo instance to update during traversal.
* @param visitor - Visitor callbacks to wrap with TypeInfo updates.
* @returns A visitor that keeps TypeInfo in sync while delegating callbacks.
* @example
* ```ts
* import { parse, visit } from 'graphql/language';
* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
* const typeInfo = new TypeInfo(schema);
* const fields: Array<{ name: string; parentType: string; type: string }> = [];
*
* visit(
*   parse('{ greeting }'),
*   visitWithTypeInfo(typeInfo, {
*     Field: (node) => {
*       fields.push({
*         name: node.name.value,
*         parentType: String(typeInfo.getParentType()),
*         type: String(typeInfo.getType()),
*       });
*     },
*   }),
* );
*
* fields; // => [{ name: 'greeting', parentType: 'Query', type: 'String' }]
* ```
*/
function visitWithTypeInfo(typeInfo, visitor) {
	return {
		enter(...args) {
			const node = args[0];
			typeInfo.enter(node);
			const fn = getEnterLeaveForKind(visitor, node.kind).enter;
			if (fn) {
				const result = fn.apply(visitor, args);
				if (result !== void 0) {
					typeInfo.leave(node);
					if (isNode(result)) typeInfo.enter(result);
				}
				return result;
			}
		},
		leave(...args) {
			const node = args[0];
			const fn = getEnterLeaveForKind(visitor, node.kind).leave;
			let result;
			if (fn) result = fn.apply(visitor, args);
			typeInfo.leave(node);
			return result;
		}
	};
}
// node_modules/graphql/language/predicates.mjs
/** @category AST Predicates */
/**
* Returns true when the AST node is an executable definition node.
* @param node - The AST node to test.
* @returns True when the AST node is an executable definition node.
* @example
* ```ts
* import { parse, isExecutableDefinitionNode } from 'graphql/language';
*
* const query = parse('{ hello }');
* const schema = parse('type Query { hello: String }');
*
* isExecutableDefinitionNode(query.definitions[0]); // => true
* isExecutableDefinitionNode(schema.definitions[0]); // => false
* ```
*/
function isExecutableDefinitionNode(node) {
	return node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;
}
/**
* Returns true when the AST node is a type system definition node.
* @param node - The AST node to test.
* @returns True when the AST node is a type system definition node.
* @example
* ```ts
* import { parse, isTypeSystemDefinitionNode } from 'graphql/language';
*
* const schema = parse('type Query { hello: String }');
* const query = parse('{ hello }');
*
* isTypeSystemDefinitionNode(schema.definitions[0]); // => true
* isTypeSystemDefinitionNode(query.definitions[0]); // => false
* ```
*/
function isTypeSystemDefinitionNode(node) {
	return node.kind === Kind.SCHEMA_DEFINITION || isTypeDefinitionNode(node) || node.kind === Kind.DIRECTIVE_DEFINITION;
}
/**
* Returns true when the AST node is a type definition node.
* @param node - The AST node to test.
* @returns True when the AST node is a type definition node.
* @example
* ```ts
* import { parse, isTypeDefinitionNode } from 'graphql/language';
*
* const typeDefinition = parse('type Query { hello: String }');
* const directiveDefinition = parse('directive @cache on FIELD');
*
* isTypeDefinitionNode(typeDefinition.definitions[0]); // => true
* isTypeDefinitionNode(directiveDefinition.definitions[0]); // => false
* ```
*/
function isTypeDefinitionNode(node) {
	return node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION || node.kind === Kind.UNION_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
}
/**
* Returns true when the AST node is a type system extension node.
* @param node - The AST node to test.
* @returns True when the AST node is a type system extension node.
* @example
* ```ts
* import { parse, isTypeSystemExtensionNode } from 'graphql/language';
*
* const extension = parse('extend type Query { hello: String }');
* const definition = parse('type Query { hello: String }');
*
* isTypeSystemExtensionNode(extension.definitions[0]); // => true
* isTypeSystemExtensionNode(definition.definitions[0]); // => false
* ```
*/
function isTypeSystemExtensionNode(node) {
	return node.kind === Kind.SCHEMA_EXTENSION || node.kind === Kind.DIRECTIVE_EXTENSION || isTypeExtensionNode(node);
}
/**
* Returns true when the AST node is a type extension node.
* @param node - The AST node to test.
* @returns True when the AST node is a type extension node.
* @example
* ```ts
* import { parse, isTypeExtensionNode } from 'graphql/language';
*
* const extension = parse('extend type Query { hello: String }');
* const schemaExtension = parse('extend schema { query: Query }');
*
* isTypeExtensionNode(extension.definitions[0]); // => true
* isTypeExtensionNode(schemaExtension.definitions[0]); // => false
* ```
*/
function isTypeExtensionNode(node) {
	return node.kind === Kind.SCALAR_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.INTERFACE_TYPE_EXTENSION || node.kind === Kind.UNION_TYPE_EXTENSION || node.kind === Kind.ENUM_TYPE_EXTENSION || node.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION;
}
// node_modules/graphql/validation/rules/ExecutableDefinitionsRule.mjs
/** @category Validation Rules */
/**
* Executable definitions
*
* A GraphQL document is only valid for execution if all definitions are either
* operation or fragment definitions.
*
* See https://spec.graphql.org/draft/#sec-Executable-Definitions
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ExecutableDefinitionsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   type Extra { field: String }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   ExecutableDefinitionsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [
*   ExecutableDefinitionsRule,
* ]); // => []
* ```
*/
function ExecutableDefinitionsRule(context) {
	return { Document(node) {
		for (const definition of node.definitions) if (!isExecutableDefinitionNode(definition)) {
			const defName = definition.kind === Kind.SCHEMA_DEFINITION || definition.kind === Kind.SCHEMA_EXTENSION ? "schema" : "\"" + definition.name.value + "\"";
			context.reportError(new GraphQLError(`The ${defName} definition is not executable.`, { nodes: definition }));
		}
		return false;
	} };
}
// node_modules/graphql/validation/rules/FieldsOnCorrectTypeRule.mjs
/** @category Validation Rules */
/**
* Fields on correct type
*
* A GraphQL document is only valid if all fields selected are defined by the
* parent type, or are an allowed meta field such as __typename.
*
* See https://spec.graphql.org/draft/#sec-Field-Selections
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { FieldsOnCorrectTypeRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { missing }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   FieldsOnCorrectTypeRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [FieldsOnCorrectTypeRule]); // => []
* ```
*/
function FieldsOnCorrectTypeRule(context) {
	return { Field(node) {
		const type = context.getParentType();
		if (type) {
			if (!context.getFieldDef()) {
				const schema = context.getSchema();
				const fieldName = node.name.value;
				let suggestion = didYouMean$1("to use an inline fragment on", context.hideSuggestions ? [] : getSuggestedTypeNames(schema, type, fieldName));
				if (suggestion === "") suggestion = didYouMean$1(context.hideSuggestions ? [] : getSuggestedFieldNames(type, fieldName));
				context.reportError(new GraphQLError(`Cannot query field "${fieldName}" on type "${type.name}".` + suggestion, { nodes: node }));
			}
		}
	} };
}
/**
* Go through all of the implementations of type, as well as the interfaces that
* they implement. If any of those types include the provided field, suggest them,
* sorted by how often the type is referenced.
*
* @internal
*/
function getSuggestedTypeNames(schema, type, fieldName) {
	if (!isAbstractType(type)) return [];
	const suggestedTypes = /* @__PURE__ */ new Set();
	const usageCount = Object.create(null);
	for (const possibleType of schema.getPossibleTypes(type)) {
		if (!possibleType.getFields()[fieldName]) continue;
		suggestedTypes.add(possibleType);
		usageCount[possibleType.name] = 1;
		for (const possibleInterface of possibleType.getInterfaces()) {
			var _usageCount$possibleI;
			if (!possibleInterface.getFields()[fieldName]) continue;
			suggestedTypes.add(possibleInterface);
			usageCount[possibleInterface.name] = ((_usageCount$possibleI = usageCount[possibleInterface.name]) !== null && _usageCount$possibleI !== void 0 ? _usageCount$possibleI : 0) + 1;
		}
	}
	return [...suggestedTypes].sort((typeA, typeB) => {
		const usageCountDiff = usageCount[typeB.name] - usageCount[typeA.name];
		if (usageCountDiff !== 0) return usageCountDiff;
		if (isInterfaceType(typeA) && schema.isSubType(typeA, typeB)) return -1;
		if (isInterfaceType(typeB) && schema.isSubType(typeB, typeA)) return 1;
		return naturalCompare$1(typeA.name, typeB.name);
	}).map((x) => x.name);
}
/**
* For the field name provided, determine if there are any similar field names
* that may be the result of a typo.
*
* @internal
*/
function getSuggestedFieldNames(type, fieldName) {
	if (isObjectType(type) || isInterfaceType(type)) {
		const possibleFieldNames = Object.keys(type.getFields());
		return suggestionList$1(fieldName, possibleFieldNames);
	}
	return [];
}
// node_modules/graphql/validation/rules/FragmentsOnCompositeTypesRule.mjs
/** @category Validation Rules */
/**
* Fragments on composite type
*
* Fragments use a type condition to determine if they apply, since fragments
* can only be spread into a composite type (object, interface, or union), the
* type condition must also be a composite type.
*
* See https://spec.graphql.org/draft/#sec-Fragments-On-Composite-Types
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { FragmentsOnCompositeTypesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment Bad on String { length }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   FragmentsOnCompositeTypesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment Good on Query { name }
* `);
* const validErrors = validate(schema, validDocument, [
*   FragmentsOnCompositeTypesRule,
* ]); // => []
* ```
*/
function FragmentsOnCompositeTypesRule(context) {
	return {
		InlineFragment(node) {
			const typeCondition = node.typeCondition;
			if (typeCondition) {
				const type = typeFromAST(context.getSchema(), typeCondition);
				if (type && !isCompositeType(type)) {
					const typeStr = print(typeCondition);
					context.reportError(new GraphQLError(`Fragment cannot condition on non composite type "${typeStr}".`, { nodes: typeCondition }));
				}
			}
		},
		FragmentDefinition(node) {
			const type = typeFromAST(context.getSchema(), node.typeCondition);
			if (type && !isCompositeType(type)) {
				const typeStr = print(node.typeCondition);
				context.reportError(new GraphQLError(`Fragment "${node.name.value}" cannot condition on non composite type "${typeStr}".`, { nodes: node.typeCondition }));
			}
		}
	};
}
// node_modules/graphql/validation/rules/KnownArgumentNamesRule.mjs
/** @category Validation Rules */
/**
* Known argument names
*
* A GraphQL field is only valid if all supplied arguments are defined by
* that field.
*
* See https://spec.graphql.org/draft/#sec-Argument-Names
* See https://spec.graphql.org/draft/#sec-Directives-Are-In-Valid-Locations
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownArgumentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: String): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { field(unknown: "1") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   KnownArgumentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { field(arg: "1") }
* `);
* const validErrors = validate(schema, validDocument, [KnownArgumentNamesRule]); // => []
* ```
*/
function KnownArgumentNamesRule(context) {
	return {
		...KnownArgumentNamesOnDirectivesRule(context),
		Argument(argNode) {
			const argDef = context.getArgument();
			const fieldDef = context.getFieldDef();
			const parentType = context.getParentType();
			if (!argDef && fieldDef && parentType) {
				const argName = argNode.name.value;
				const suggestions = context.hideSuggestions ? [] : suggestionList$1(argName, fieldDef.args.map((arg) => arg.name));
				context.reportError(new GraphQLError(`Unknown argument "${argName}" on field "${parentType.name}.${fieldDef.name}".` + didYouMean$1(suggestions), { nodes: argNode }));
			}
		}
	};
}
/** @internal */
function KnownArgumentNamesOnDirectivesRule(context) {
	const directiveArgs = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = schema ? schema.getDirectives() : specifiedDirectives;
	for (const directive of definedDirectives) directiveArgs[directive.name] = new Set(directive.args.map((arg) => arg.name));
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) {
		var _def$arguments;
		/* c8 ignore next */
		const argsNodes = (_def$arguments = def.arguments) !== null && _def$arguments !== void 0 ? _def$arguments : [];
		directiveArgs[def.name.value] = new Set(argsNodes.map((arg) => arg.name.value));
	}
	return { Directive(directiveNode) {
		const directiveName = directiveNode.name.value;
		const knownArgs = directiveArgs[directiveName];
		if (directiveNode.arguments && knownArgs) for (const argNode of directiveNode.arguments) {
			const argName = argNode.name.value;
			if (!knownArgs.has(argName)) {
				const suggestions = context.hideSuggestions ? [] : suggestionList$1(argName, Array.from(knownArgs));
				context.reportError(new GraphQLError(`Unknown argument "${argName}" on directive "@${directiveName}".` + (context.hideSuggestions ? "" : didYouMean$1(suggestions)), { nodes: argNode }));
			}
		}
		return false;
	} };
}
// node_modules/graphql/validation/rules/KnownDirectivesRule.mjs
/** @category Validation Rules */
/**
* Known directives
*
* A GraphQL document is only valid if all `@directives` are known by the
* schema and legally positioned.
*
* See https://spec.graphql.org/draft/#sec-Directives-Are-Defined
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownDirectivesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { name @unknown }
* `);
* const invalidErrors = validate(schema, invalidDocument, [KnownDirectivesRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name @include(if: true) }
* `);
* const validErrors = validate(schema, validDocument, [KnownDirectivesRule]); // => []
* ```
*/
function KnownDirectivesRule(context) {
	const locationsMap = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = schema ? schema.getDirectives() : specifiedDirectives;
	for (const directive of definedDirectives) locationsMap[directive.name] = directive.locations;
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) locationsMap[def.name.value] = def.locations.map((name) => name.value);
	return { Directive(node, _key, _parent, _path, ancestors) {
		const name = node.name.value;
		const locations = locationsMap[name];
		if (!locations) {
			context.reportError(new GraphQLError(`Unknown directive "@${name}".`, { nodes: node }));
			return;
		}
		const candidateLocation = getDirectiveLocationForASTPath(ancestors);
		if (candidateLocation && !locations.includes(candidateLocation)) context.reportError(new GraphQLError(`Directive "@${name}" may not be used on ${candidateLocation}.`, { nodes: node }));
	} };
}
function getDirectiveLocationForASTPath(ancestors) {
	const appliedTo = ancestors[ancestors.length - 1];
	"kind" in appliedTo || invariant$1(false);
	switch (appliedTo.kind) {
		case Kind.OPERATION_DEFINITION: return getDirectiveLocationForOperation(appliedTo.operation);
		case Kind.FIELD: return DirectiveLocation.FIELD;
		case Kind.FRAGMENT_SPREAD: return DirectiveLocation.FRAGMENT_SPREAD;
		case Kind.INLINE_FRAGMENT: return DirectiveLocation.INLINE_FRAGMENT;
		case Kind.FRAGMENT_DEFINITION: return DirectiveLocation.FRAGMENT_DEFINITION;
		case Kind.VARIABLE_DEFINITION: return DirectiveLocation.VARIABLE_DEFINITION;
		case Kind.SCHEMA_DEFINITION:
		case Kind.SCHEMA_EXTENSION: return DirectiveLocation.SCHEMA;
		case Kind.SCALAR_TYPE_DEFINITION:
		case Kind.SCALAR_TYPE_EXTENSION: return DirectiveLocation.SCALAR;
		case Kind.OBJECT_TYPE_DEFINITION:
		case Kind.OBJECT_TYPE_EXTENSION: return DirectiveLocation.OBJECT;
		case Kind.FIELD_DEFINITION: return DirectiveLocation.FIELD_DEFINITION;
		case Kind.INTERFACE_TYPE_DEFINITION:
		case Kind.INTERFACE_TYPE_EXTENSION: return DirectiveLocation.INTERFACE;
		case Kind.UNION_TYPE_DEFINITION:
		case Kind.UNION_TYPE_EXTENSION: return DirectiveLocation.UNION;
		case Kind.ENUM_TYPE_DEFINITION:
		case Kind.ENUM_TYPE_EXTENSION: return DirectiveLocation.ENUM;
		case Kind.ENUM_VALUE_DEFINITION: return DirectiveLocation.ENUM_VALUE;
		case Kind.INPUT_OBJECT_TYPE_DEFINITION:
		case Kind.INPUT_OBJECT_TYPE_EXTENSION: return DirectiveLocation.INPUT_OBJECT;
		case Kind.INPUT_VALUE_DEFINITION: {
			const parentNode = ancestors[ancestors.length - 3];
			"kind" in parentNode || invariant$1(false);
			return parentNode.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? DirectiveLocation.INPUT_FIELD_DEFINITION : DirectiveLocation.ARGUMENT_DEFINITION;
		}
		case Kind.DIRECTIVE_DEFINITION:
		case Kind.DIRECTIVE_EXTENSION: return DirectiveLocation.DIRECTIVE_DEFINITION;
		/* c8 ignore next */
		default: invariant$1(false, "Unexpected kind: " + inspect$1(appliedTo.kind));
	}
}
function getDirectiveLocationForOperation(operation) {
	switch (operation) {
		case OperationTypeNode.QUERY: return DirectiveLocation.QUERY;
		case OperationTypeNode.MUTATION: return DirectiveLocation.MUTATION;
		case OperationTypeNode.SUBSCRIPTION: return DirectiveLocation.SUBSCRIPTION;
	}
}
// node_modules/graphql/validation/rules/KnownFragmentNamesRule.mjs
/** @category Validation Rules */
/**
* Known fragment names
*
* A GraphQL document is only valid if all `...Fragment` fragment spreads refer
* to fragments defined in the same document.
*
* See https://spec.graphql.org/draft/#sec-Fragment-spread-target-defined
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownFragmentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { ...Missing }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   KnownFragmentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment NameFields on Query { name } query { ...NameFields }
* `);
* const validErrors = validate(schema, validDocument, [KnownFragmentNamesRule]); // => []
* ```
*/
function KnownFragmentNamesRule(context) {
	return { FragmentSpread(node) {
		const fragmentName = node.name.value;
		if (!context.getFragment(fragmentName)) context.reportError(new GraphQLError(`Unknown fragment "${fragmentName}".`, { nodes: node.name }));
	} };
}
// node_modules/graphql/validation/rules/KnownTypeNamesRule.mjs
/** @category Validation Rules */
/**
* Known type names
*
* A GraphQL document is only valid if referenced types (specifically
* variable definitions and fragment conditions) are defined by the type schema.
*
* See https://spec.graphql.org/draft/#sec-Fragment-Spread-Type-Existence
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { KnownTypeNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment Bad on Missing { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [KnownTypeNamesRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment Good on Query { name }
* `);
* const validErrors = validate(schema, validDocument, [KnownTypeNamesRule]); // => []
* ```
*/
function KnownTypeNamesRule(context) {
	const schema = context.getSchema();
	const existingTypesMap = schema ? schema.getTypeMap() : Object.create(null);
	const definedTypes = Object.create(null);
	for (const def of context.getDocument().definitions) if (isTypeDefinitionNode(def)) definedTypes[def.name.value] = true;
	const typeNames = [...Object.keys(existingTypesMap), ...Object.keys(definedTypes)];
	return { NamedType(node, _1, parent, _2, ancestors) {
		const typeName = node.name.value;
		if (!existingTypesMap[typeName] && !definedTypes[typeName]) {
			var _ancestors$;
			const definitionNode = (_ancestors$ = ancestors[2]) !== null && _ancestors$ !== void 0 ? _ancestors$ : parent;
			const isSDL = definitionNode != null && isSDLNode(definitionNode);
			if (isSDL && standardTypeNames.includes(typeName)) return;
			const suggestedTypes = context.hideSuggestions ? [] : suggestionList$1(typeName, isSDL ? standardTypeNames.concat(typeNames) : typeNames);
			context.reportError(new GraphQLError(`Unknown type "${typeName}".` + didYouMean$1(suggestedTypes), { nodes: node }));
		}
	} };
}
var standardTypeNames = [...specifiedScalarTypes, ...introspectionTypes].map((type) => type.name);
function isSDLNode(value) {
	return "kind" in value && (isTypeSystemDefinitionNode(value) || isTypeSystemExtensionNode(value));
}
// node_modules/graphql/validation/rules/LoneAnonymousOperationRule.mjs
/** @category Validation Rules */
/**
* Lone anonymous operation
*
* A GraphQL document is only valid if when it contains an anonymous operation
* (the query short-hand) that it contains only that one operation definition.
*
* See https://spec.graphql.org/draft/#sec-Lone-Anonymous-Operation
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { LoneAnonymousOperationRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query { name } query Other { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   LoneAnonymousOperationRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [
*   LoneAnonymousOperationRule,
* ]); // => []
* ```
*/
function LoneAnonymousOperationRule(context) {
	let operationCount = 0;
	return {
		Document(node) {
			operationCount = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION).length;
		},
		OperationDefinition(node) {
			if (!node.name && operationCount > 1) context.reportError(new GraphQLError("This anonymous operation must be the only defined operation.", { nodes: node }));
		}
	};
}
// node_modules/graphql/validation/rules/LoneSchemaDefinitionRule.mjs
/** @category Validation Rules */
/**
* Lone Schema definition
*
* A GraphQL document is only valid if it contains only one schema definition.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { LoneSchemaDefinitionRule } from 'graphql/validation';
*
* const invalidSDL = `
*   schema { query: Query } schema { query: Query } type Query { name: String }
* `;
*
* LoneSchemaDefinitionRule.name; // => 'LoneSchemaDefinitionRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   schema { query: Query } type Query { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function LoneSchemaDefinitionRule(context) {
	var _ref, _ref2, _oldSchema$astNode;
	const oldSchema = context.getSchema();
	const alreadyDefined = (_ref = (_ref2 = (_oldSchema$astNode = oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.astNode) !== null && _oldSchema$astNode !== void 0 ? _oldSchema$astNode : oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.getQueryType()) !== null && _ref2 !== void 0 ? _ref2 : oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.getMutationType()) !== null && _ref !== void 0 ? _ref : oldSchema === null || oldSchema === void 0 ? void 0 : oldSchema.getSubscriptionType();
	let schemaDefinitionsCount = 0;
	return { SchemaDefinition(node) {
		if (alreadyDefined) {
			context.reportError(new GraphQLError("Cannot define a new schema within a schema extension.", { nodes: node }));
			return;
		}
		if (schemaDefinitionsCount > 0) context.reportError(new GraphQLError("Must provide only one schema definition.", { nodes: node }));
		++schemaDefinitionsCount;
	} };
}
// node_modules/graphql/validation/rules/MaxIntrospectionDepthRule.mjs
/** @category Validation Rules */
var MAX_LISTS_DEPTH = 3;
/**
* Implements the max introspection depth validation rule.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { MaxIntrospectionDepthRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { __schema { types { fields { type { fields { type { fields { name } } } } } } } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   MaxIntrospectionDepthRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { __schema { queryType { name } } }
* `);
* const validErrors = validate(schema, validDocument, [
*   MaxIntrospectionDepthRule,
* ]); // => []
* ```
*/
function MaxIntrospectionDepthRule(context) {
	const checkedFragments = Object.create(null);
	const exceededFragments = Object.create(null);
	/**
	* Counts the depth of list fields in "__Type" recursively and
	* returns `true` if the limit has been reached.
	*
	* @internal
	*/
	function checkDepth(node, visitedFragments, depth = 0) {
		if (node.kind === Kind.FRAGMENT_SPREAD) {
			const fragmentName = node.name.value;
			const exceededEntryDepth = exceededFragments[fragmentName];
			if (exceededEntryDepth !== void 0 && exceededEntryDepth <= depth) return true;
			const visitedEntryDepth = visitedFragments[fragmentName];
			const checkedEntryDepth = checkedFragments[fragmentName];
			if (visitedEntryDepth !== void 0 && visitedEntryDepth >= depth || checkedEntryDepth !== void 0 && checkedEntryDepth >= depth) return false;
			const fragment = context.getFragment(fragmentName);
			if (!fragment) return false;
			visitedFragments[fragmentName] = depth;
			if (checkDepth(fragment, visitedFragments, depth)) {
				exceededFragments[fragmentName] = depth;
				return true;
			}
			checkedFragments[fragmentName] = depth;
			return false;
		}
		if (node.kind === Kind.FIELD && (node.name.value === "fields" || node.name.value === "interfaces" || node.name.value === "possibleTypes" || node.name.value === "inputFields")) {
			depth++;
			if (depth >= MAX_LISTS_DEPTH) return true;
		}
		if ("selectionSet" in node && node.selectionSet) {
			for (const child of node.selectionSet.selections) if (checkDepth(child, visitedFragments, depth)) return true;
		}
		return false;
	}
	return { Field(node) {
		if (node.name.value === "__schema" || node.name.value === "__type") {
			if (checkDepth(node, Object.create(null))) {
				context.reportError(new GraphQLError("Maximum introspection depth exceeded", { nodes: [node] }));
				return false;
			}
		}
	} };
}
// node_modules/graphql/validation/rules/NoFragmentCyclesRule.mjs
/** @category Validation Rules */
/**
* No fragment cycles
*
* The graph of fragment spreads must not form any cycles including spreading itself.
* Otherwise an operation could infinitely spread or infinitely execute on cycles in the underlying data.
*
* See https://spec.graphql.org/draft/#sec-Fragment-spreads-must-not-form-cycles
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoFragmentCyclesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment A on Query { ...B } fragment B on Query { ...A } query { ...A }
* `);
* const invalidErrors = validate(schema, invalidDocument, [NoFragmentCyclesRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment A on Query { name } query { ...A }
* `);
* const validErrors = validate(schema, validDocument, [NoFragmentCyclesRule]); // => []
* ```
*/
function NoFragmentCyclesRule(context) {
	const visitedFrags = Object.create(null);
	const spreadPath = [];
	const spreadPathIndexByName = Object.create(null);
	return {
		OperationDefinition: () => false,
		FragmentDefinition(node) {
			detectCycleRecursive(node);
			return false;
		}
	};
	function detectCycleRecursive(fragment) {
		if (visitedFrags[fragment.name.value]) return;
		const fragmentName = fragment.name.value;
		visitedFrags[fragmentName] = true;
		const spreadNodes = context.getFragmentSpreads(fragment.selectionSet);
		if (spreadNodes.length === 0) return;
		spreadPathIndexByName[fragmentName] = spreadPath.length;
		for (const spreadNode of spreadNodes) {
			const spreadName = spreadNode.name.value;
			const cycleIndex = spreadPathIndexByName[spreadName];
			spreadPath.push(spreadNode);
			if (cycleIndex === void 0) {
				const spreadFragment = context.getFragment(spreadName);
				if (spreadFragment) detectCycleRecursive(spreadFragment);
			} else {
				const cyclePath = spreadPath.slice(cycleIndex);
				const viaPath = cyclePath.slice(0, -1).map((s) => "\"" + s.name.value + "\"").join(", ");
				context.reportError(new GraphQLError(`Cannot spread fragment "${spreadName}" within itself` + (viaPath !== "" ? ` via ${viaPath}.` : "."), { nodes: cyclePath }));
			}
			spreadPath.pop();
		}
		spreadPathIndexByName[fragmentName] = void 0;
	}
}
// node_modules/graphql/validation/rules/NoUndefinedVariablesRule.mjs
/** @category Validation Rules */
/**
* No undefined variables
*
* A GraphQL operation is only valid if all variables encountered, both directly
* and via fragment spreads, are defined by that operation.
*
* See https://spec.graphql.org/draft/#sec-All-Variable-Uses-Defined
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoUndefinedVariablesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: ID) { field(arg: $missing) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   NoUndefinedVariablesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [NoUndefinedVariablesRule]); // => []
* ```
*/
function NoUndefinedVariablesRule(context) {
	let variableNameDefined = Object.create(null);
	return {
		OperationDefinition: {
			enter() {
				variableNameDefined = Object.create(null);
			},
			leave(operation) {
				const usages = context.getRecursiveVariableUsages(operation);
				for (const { node } of usages) {
					const varName = node.name.value;
					if (variableNameDefined[varName] !== true) context.reportError(new GraphQLError(operation.name ? `Variable "$${varName}" is not defined by operation "${operation.name.value}".` : `Variable "$${varName}" is not defined.`, { nodes: [node, operation] }));
				}
			}
		},
		VariableDefinition(node) {
			variableNameDefined[node.variable.name.value] = true;
		}
	};
}
// node_modules/graphql/validation/rules/NoUnusedFragmentsRule.mjs
/** @category Validation Rules */
/**
* No unused fragments
*
* A GraphQL document is only valid if all fragment definitions are spread
* within operations, or spread within other fragments spread within operations.
*
* See https://spec.graphql.org/draft/#sec-Fragments-Must-Be-Used
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoUnusedFragmentsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment Unused on Query { name } query { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   NoUnusedFragmentsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment Used on Query { name } query { ...Used }
* `);
* const validErrors = validate(schema, validDocument, [NoUnusedFragmentsRule]); // => []
* ```
*/
function NoUnusedFragmentsRule(context) {
	const operationDefs = [];
	const fragmentDefs = [];
	return {
		OperationDefinition(node) {
			operationDefs.push(node);
			return false;
		},
		FragmentDefinition(node) {
			fragmentDefs.push(node);
			return false;
		},
		Document: { leave() {
			const fragmentNameUsed = new Set(context.getRecursivelyReferencedFragmentsForOperations(operationDefs).map((fragment) => fragment.name.value));
			for (const fragmentDef of fragmentDefs) {
				const fragName = fragmentDef.name.value;
				if (!fragmentNameUsed.has(fragName)) context.reportError(new GraphQLError(`Fragment "${fragName}" is never used.`, { nodes: fragmentDef }));
			}
		} }
	};
}
// node_modules/graphql/validation/rules/NoUnusedVariablesRule.mjs
/** @category Validation Rules */
/**
* No unused variables
*
* A GraphQL operation is only valid if all variables defined by an operation
* are used, either directly or within a spread fragment.
*
* See https://spec.graphql.org/draft/#sec-All-Variables-Used
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { NoUnusedVariablesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: ID) { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   NoUnusedVariablesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [NoUnusedVariablesRule]); // => []
* ```
*/
function NoUnusedVariablesRule(context) {
	let variableDefs = [];
	return {
		OperationDefinition: {
			enter() {
				variableDefs = [];
			},
			leave(operation) {
				const variableNameUsed = Object.create(null);
				const usages = context.getRecursiveVariableUsages(operation);
				for (const { node } of usages) variableNameUsed[node.name.value] = true;
				for (const variableDef of variableDefs) {
					const variableName = variableDef.variable.name.value;
					if (variableNameUsed[variableName] !== true) context.reportError(new GraphQLError(operation.name ? `Variable "$${variableName}" is never used in operation "${operation.name.value}".` : `Variable "$${variableName}" is never used.`, { nodes: variableDef }));
				}
			}
		},
		VariableDefinition(def) {
			variableDefs.push(def);
		}
	};
}
// node_modules/graphql/validation/validationAbortedError.mjs
/** @internal */
var validationAbortedError = new GraphQLError("Validation aborted.");
// node_modules/graphql/validation/rules/OverlappingFieldsCanBeMergedRule.mjs
/** @category Validation Rules */
var MAX_CONFLICT_DETAIL_LENGTH = 1e3;
var MAX_CONFLICT_NODES = 20;
var MAX_COMPLEXITY_BUDGET = 5e5;
/**
* Overlapping fields can be merged
*
* A selection set is only valid if all fields (including spreading any
* fragments) either correspond to distinct response names or can be merged
* without ambiguity.
*
* See https://spec.graphql.org/draft/#sec-Field-Selection-Merging
* @param validationContext - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { OverlappingFieldsCanBeMergedRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     dog: Dog
*   }
*
*   type Dog {
*     name: String
*     barkVolume: Int
*   }
* `);
*
* const invalidDocument = parse(`
*   { dog { value: barkVolume value: name } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   OverlappingFieldsCanBeMergedRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { dog { barkVolume name } }
* `);
* const validErrors = validate(schema, validDocument, [
*   OverlappingFieldsCanBeMergedRule,
* ]); // => []
* ```
*/
function OverlappingFieldsCanBeMergedRule(validationContext) {
	const ruleContext = {
		comparedFragmentPairs: new PairSet(),
		cachedCollectFieldsResults: /* @__PURE__ */ new Map(),
		stringifiedValues: /* @__PURE__ */ new Map(),
		remainingComplexityBudget: MAX_COMPLEXITY_BUDGET
	};
	return { SelectionSet(selectionSet, _key, parent) {
		var _selectionSet$selecti;
		if (parent && "kind" in parent && parent.kind === Kind.INLINE_FRAGMENT) return;
		if (selectionSet.selections.length <= 1 && ((_selectionSet$selecti = selectionSet.selections[0]) === null || _selectionSet$selecti === void 0 ? void 0 : _selectionSet$selecti.kind) !== Kind.INLINE_FRAGMENT) return;
		const conflicts = findConflictsWithinSelectionSet(validationContext, ruleContext, validationContext.getParentType(), selectionSet);
		for (const { responseName, reason, fields1, fields2 } of conflicts) validationContext.reportError(new GraphQLError(`Fields "${maybeAbbreviate(responseName)}" conflict because ${reason}. Use different aliases on the fields to fetch both if this was intentional.`, { nodes: fields1.concat(fields2) }));
	} };
}
/**
* Find all conflicts found "within" a selection set, including those found
* via spreading in fragments. Called when visiting each SelectionSet in the
* GraphQL Document.
*
* Algorithm:
*
* Conflicts occur when two fields exist in a query which will produce the same
* response name, but represent differing values, thus creating a conflict.
* The algorithm below finds all conflicts via making a series of comparisons
* between fields. In order to compare as few fields as possible, this makes
* a series of comparisons "within" sets of fields and "between" sets of fields.
*
* Given any selection set, a collection produces both a set of fields by
* also including all inline fragments, as well as a list of fragments
* referenced by fragment spreads.
*
* A) Each selection set represented in the document first compares "within" its
* collected set of fields, finding any conflicts between every pair of
* overlapping fields.
* Note: This is the *only time* that the fields "within" a set are compared
* to each other. After this only fields "between" sets are compared.
*
* B) Also, if any fragment is referenced in a selection set, then a
* comparison is made "between" the original set of fields and the
* referenced fragment.
*
* C) Also, if multiple fragments are referenced, then comparisons
* are made "between" each referenced fragment.
*
* D) When comparing "between" a set of fields and a referenced fragment, first
* a comparison is made between each field in the original set of fields and
* each field in the referenced set of fields.
*
* E) Also, if any fragment is referenced in the referenced selection set,
* then a comparison is made "between" the original set of fields and the
* referenced fragment (recursively referring to step D).
*
* F) When comparing "between" two fragments, first a comparison is made between
* each field in the first referenced set of fields and each field in the
* second referenced set of fields.
*
* G) Also, any fragments referenced by the first must be compared to the
* second, and any fragments referenced by the second must be compared to the
* first (recursively referring to step F).
*
* H) When comparing two fields, if both have selection sets, then a comparison
* is made "between" both selection sets, first comparing the set of fields in
* the first selection set with the set of fields in the second.
*
* I) Also, if any fragment is referenced in either selection set, then a
* comparison is made "between" the other set of fields and the
* referenced fragment.
*
* J) Also, if two fragments are referenced in both selection sets, then a
* comparison is made "between" the two fragments.
*
* @internal
*/
function findConflictsWithinSelectionSet(validationContext, ruleContext, parentType, selectionSet) {
	const conflicts = [];
	const collectFieldsResult = collectFields$2(validationContext, ruleContext, parentType, selectionSet);
	collectConflictsWithin(validationContext, conflicts, ruleContext, collectFieldsResult.groupedFieldSet);
	if (collectFieldsResult.fragmentNames.length !== 0 && (collectFieldsResult.groupedFieldSet.size !== 0 || collectFieldsResult.fragmentNames.length > 1)) for (let i = 0; i < collectFieldsResult.fragmentNames.length; i++) {
		collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, false, collectFieldsResult, collectFieldsResult.fragmentNames[i]);
		for (let j = i + 1; j < collectFieldsResult.fragmentNames.length; j++) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, false, collectFieldsResult.fragmentNames[i], collectFieldsResult.fragmentNames[j]);
	}
	return conflicts;
}
function collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult, fragmentName) {
	var _collectFieldsResult$;
	spendComplexityBudget(ruleContext, 1);
	if (collectFieldsResult.groupedFieldSet.size === 0) return;
	const comparedFragments = (_collectFieldsResult$ = collectFieldsResult.comparedFragments) !== null && _collectFieldsResult$ !== void 0 ? _collectFieldsResult$ : collectFieldsResult.comparedFragments = /* @__PURE__ */ new Map();
	const compared = comparedFragments.get(fragmentName);
	if (compared === false || areMutuallyExclusive && compared === true) return;
	comparedFragments.set(fragmentName, areMutuallyExclusive);
	const fragment = validationContext.getFragment(fragmentName);
	if (!fragment) return;
	const collectFieldsResult2 = collectFragmentFields(validationContext, ruleContext, fragment);
	if (collectFieldsResult === collectFieldsResult2) return;
	collectConflictsBetween(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult, collectFieldsResult2);
	for (const referencedFragmentName of collectFieldsResult2.fragmentNames) collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult, referencedFragmentName);
}
function collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, fragmentName1, fragmentName2) {
	spendComplexityBudget(ruleContext, 2);
	const { comparedFragmentPairs } = ruleContext;
	if (fragmentName1 === fragmentName2) return;
	if (comparedFragmentPairs.has(fragmentName1, fragmentName2, areMutuallyExclusive)) return;
	comparedFragmentPairs.add(fragmentName1, fragmentName2, areMutuallyExclusive);
	const fragment1 = validationContext.getFragment(fragmentName1);
	const fragment2 = validationContext.getFragment(fragmentName2);
	if (!fragment1 || !fragment2) return;
	const collectFieldsResult1 = collectFragmentFields(validationContext, ruleContext, fragment1);
	const collectFieldsResult2 = collectFragmentFields(validationContext, ruleContext, fragment2);
	collectConflictsBetween(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult1, collectFieldsResult2);
	for (const referencedFragmentName2 of collectFieldsResult2.fragmentNames) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, fragmentName1, referencedFragmentName2);
	for (const referencedFragmentName1 of collectFieldsResult1.fragmentNames) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, referencedFragmentName1, fragmentName2);
}
function findConflictsBetweenSubSelectionSets(validationContext, ruleContext, areMutuallyExclusive, parentType1, selectionSet1, parentType2, selectionSet2) {
	const conflicts = [];
	const collectFieldsResult1 = collectFields$2(validationContext, ruleContext, parentType1, selectionSet1);
	const collectFieldsResult2 = collectFields$2(validationContext, ruleContext, parentType2, selectionSet2);
	collectConflictsBetween(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult1, collectFieldsResult2);
	for (const fragmentName2 of collectFieldsResult2.fragmentNames) collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult1, fragmentName2);
	for (const fragmentName1 of collectFieldsResult1.fragmentNames) collectConflictsBetweenFieldsAndFragment(validationContext, conflicts, ruleContext, areMutuallyExclusive, collectFieldsResult2, fragmentName1);
	for (const fragmentName1 of collectFieldsResult1.fragmentNames) for (const fragmentName2 of collectFieldsResult2.fragmentNames) collectConflictsBetweenFragments(validationContext, conflicts, ruleContext, areMutuallyExclusive, fragmentName1, fragmentName2);
	return conflicts;
}
function collectConflictsWithin(validationContext, conflicts, ruleContext, groupedFieldSet) {
	for (const [responseName, fields] of groupedFieldSet) if (fields.length > 1) for (let i = 0; i < fields.length; i++) for (let j = i + 1; j < fields.length; j++) {
		const conflict = findConflict(validationContext, ruleContext, false, responseName, fields[i], fields[j]);
		if (conflict) conflicts.push(conflict);
	}
}
function collectConflictsBetween(validationContext, conflicts, ruleContext, parentFieldsAreMutuallyExclusive, collectFieldsResult1, collectFieldsResult2) {
	if (collectFieldsResult1.groupedFieldSet.size === 0 || collectFieldsResult2.groupedFieldSet.size === 0) return;
	for (const { responseName, fields1, fields2 } of getOverlappingFields(ruleContext, collectFieldsResult1, collectFieldsResult2)) for (const field1 of fields1) for (const field2 of fields2) {
		const conflict = findConflict(validationContext, ruleContext, parentFieldsAreMutuallyExclusive, responseName, field1, field2);
		if (conflict) conflicts.push(conflict);
	}
}
function getOverlappingFields(ruleContext, collectFieldsResult1, collectFieldsResult2) {
	var _collectFieldsResult;
	const byCollectFieldsResult = (_collectFieldsResult = collectFieldsResult1.overlappingFields) !== null && _collectFieldsResult !== void 0 ? _collectFieldsResult : collectFieldsResult1.overlappingFields = /* @__PURE__ */ new Map();
	const cached = byCollectFieldsResult.get(collectFieldsResult2);
	if (cached !== void 0) return cached;
	const overlappingFields = [];
	for (const [responseName, fields1] of collectFieldsResult1.groupedFieldSet) {
		spendComplexityBudget(ruleContext, 1);
		const fields2 = collectFieldsResult2.groupedFieldSet.get(responseName);
		if (fields2 !== void 0) overlappingFields.push({
			responseName,
			fields1,
			fields2
		});
	}
	byCollectFieldsResult.set(collectFieldsResult2, overlappingFields);
	return overlappingFields;
}
function findConflict(validationContext, ruleContext, parentFieldsAreMutuallyExclusive, responseName, fieldDetails1, fieldDetails2) {
	const { parentType: parentType1, node: node1, definition: def1 } = fieldDetails1;
	const { parentType: parentType2, node: node2, definition: def2 } = fieldDetails2;
	const areMutuallyExclusive = parentFieldsAreMutuallyExclusive || parentType1 !== parentType2 && isObjectType(parentType1) && isObjectType(parentType2);
	spendComplexityBudget(ruleContext, 2);
	if (fieldDetails1.isSimpleLeaf && fieldDetails2.isSimpleLeaf && (def1 === null || def1 === void 0 ? void 0 : def1.type) === (def2 === null || def2 === void 0 ? void 0 : def2.type) && node1.name.value === node2.name.value) return;
	if (!areMutuallyExclusive) {
		const fieldInfo1 = getFieldInfo(fieldDetails1);
		const fieldInfo2 = getFieldInfo(fieldDetails2);
		let reason = fieldInfo1.comparisons.get(fieldInfo2);
		if (reason === void 0) {
			const name1 = node1.name.value;
			const name2 = node2.name.value;
			reason = name1 !== name2 ? `"${maybeAbbreviate(name1)}" and "${maybeAbbreviate(name2)}" are different fields` : sameArguments(ruleContext, fieldInfo1.arguments, fieldInfo2.arguments) ? null : "they have differing arguments";
			fieldInfo1.comparisons.set(fieldInfo2, reason);
		}
		if (reason !== null) return {
			responseName,
			reason,
			fields1: [node1],
			fields2: [node2]
		};
	}
	const type1 = def1 === null || def1 === void 0 ? void 0 : def1.type;
	const type2 = def2 === null || def2 === void 0 ? void 0 : def2.type;
	if (type1 && type2 && doTypesConflict(ruleContext, type1, type2)) {
		var _fieldInfo1$typeStrin, _fieldInfo2$typeStrin;
		const fieldInfo1 = getFieldInfo(fieldDetails1);
		const fieldInfo2 = getFieldInfo(fieldDetails2);
		return {
			responseName,
			reason: `they return conflicting types "${(_fieldInfo1$typeStrin = fieldInfo1.typeString) !== null && _fieldInfo1$typeStrin !== void 0 ? _fieldInfo1$typeStrin : fieldInfo1.typeString = inspect$1(type1)}" and "${(_fieldInfo2$typeStrin = fieldInfo2.typeString) !== null && _fieldInfo2$typeStrin !== void 0 ? _fieldInfo2$typeStrin : fieldInfo2.typeString = inspect$1(type2)}"`,
			fields1: [node1],
			fields2: [node2]
		};
	}
	const selectionSet1 = node1.selectionSet;
	const selectionSet2 = node2.selectionSet;
	if (selectionSet1 && selectionSet2) return subfieldConflicts(findConflictsBetweenSubSelectionSets(validationContext, ruleContext, areMutuallyExclusive, getFieldInfo(fieldDetails1).namedType, selectionSet1, getFieldInfo(fieldDetails2).namedType, selectionSet2), responseName, node1, node2);
}
function getFieldInfo(fieldDetails) {
	if (fieldDetails.info === void 0) {
		var _fieldDetails$definit;
		fieldDetails.info = {
			comparisons: /* @__PURE__ */ new Map(),
			namedType: getNamedType((_fieldDetails$definit = fieldDetails.definition) === null || _fieldDetails$definit === void 0 ? void 0 : _fieldDetails$definit.type),
			arguments: getArgumentInfo(fieldDetails.node.arguments)
		};
	}
	return fieldDetails.info;
}
function getArgumentInfo(args) {
	if (args === void 0 || args.length === 0) return;
	const values = /* @__PURE__ */ new Map();
	for (const { name, value } of args) values.set(name.value, value);
	return {
		nodes: args,
		values
	};
}
function sameArguments(ruleContext, argumentInfo1, argumentInfo2) {
	if (argumentInfo1 === void 0) return argumentInfo2 === void 0;
	if (argumentInfo1.nodes.length !== (argumentInfo2 === null || argumentInfo2 === void 0 ? void 0 : argumentInfo2.nodes.length)) return false;
	const values2 = argumentInfo2.values;
	return argumentInfo1.nodes.every((arg1) => {
		spendComplexityBudget(ruleContext, 1);
		const value2 = values2.get(arg1.name.value);
		if (value2 === void 0) return false;
		return stringifyValue(ruleContext, arg1.value) === stringifyValue(ruleContext, value2);
	});
}
function stringifyValue(ruleContext, value) {
	const cached = ruleContext.stringifiedValues.get(value);
	if (cached !== void 0) return cached;
	const result = JSON.stringify(value, (_key, node) => {
		if (!isNode(node)) return node;
		switch (node.kind) {
			case Kind.VARIABLE: return [node.kind, node.name.value];
			case Kind.OBJECT: return [node.kind, node.fields.slice().sort((first, second) => first.name.value < second.name.value ? -1 : first.name.value > second.name.value ? 1 : 0)];
			case Kind.OBJECT_FIELD: return [node.name.value, node.value];
			case Kind.LIST: return [node.kind, node.values];
			case Kind.STRING: return [
				node.kind,
				node.value,
				node.block === true
			];
			default: return [node.kind, "value" in node ? node.value : null];
		}
	});
	ruleContext.stringifiedValues.set(value, result);
	return result;
}
function doTypesConflict(ruleContext, type1, type2) {
	if (type1 === type2) return false;
	spendComplexityBudget(ruleContext, 1);
	if (isListType(type1)) return isListType(type2) ? doTypesConflict(ruleContext, type1.ofType, type2.ofType) : true;
	if (isListType(type2)) return true;
	if (isNonNullType(type1)) return isNonNullType(type2) ? doTypesConflict(ruleContext, type1.ofType, type2.ofType) : true;
	if (isNonNullType(type2)) return true;
	if (isLeafType(type1) || isLeafType(type2)) return type1 !== type2;
	return false;
}
function collectFields$2(validationContext, ruleContext, parentType, selectionSet) {
	const { cachedCollectFieldsResults } = ruleContext;
	let bySelectionSet = cachedCollectFieldsResults.get(parentType);
	if (bySelectionSet === void 0) {
		bySelectionSet = /* @__PURE__ */ new Map();
		cachedCollectFieldsResults.set(parentType, bySelectionSet);
	}
	const cached = bySelectionSet.get(selectionSet);
	if (cached) return cached;
	const fieldDetails = /* @__PURE__ */ new Map();
	const fragmentNames = /* @__PURE__ */ new Set();
	collectFieldsImpl$2(validationContext, parentType, selectionSet, fieldDetails, fragmentNames);
	const result = {
		groupedFieldSet: fieldDetails,
		fragmentNames: [...fragmentNames]
	};
	bySelectionSet.set(selectionSet, result);
	return result;
}
function collectFragmentFields(validationContext, ruleContext, fragment) {
	return collectFields$2(validationContext, ruleContext, typeFromAST(validationContext.getSchema(), fragment.typeCondition), fragment.selectionSet);
}
function collectFieldsImpl$2(validationContext, parentType, selectionSet, fieldDetails, fragmentNames) {
	for (const selection of selectionSet.selections) switch (selection.kind) {
		case Kind.FIELD: {
			var _selection$arguments$, _selection$arguments;
			const fieldName = selection.name.value;
			let fieldDef;
			if (isObjectType(parentType) || isInterfaceType(parentType)) fieldDef = parentType.getFields()[fieldName];
			const responseName = selection.alias ? selection.alias.value : fieldName;
			let fieldDetailsList = fieldDetails.get(responseName);
			if (fieldDetailsList === void 0) {
				fieldDetailsList = [];
				fieldDetails.set(responseName, fieldDetailsList);
			}
			fieldDetailsList.push({
				parentType,
				node: selection,
				definition: fieldDef,
				isSimpleLeaf: ((_selection$arguments$ = (_selection$arguments = selection.arguments) === null || _selection$arguments === void 0 ? void 0 : _selection$arguments.length) !== null && _selection$arguments$ !== void 0 ? _selection$arguments$ : 0) === 0 && !selection.selectionSet
			});
			break;
		}
		case Kind.FRAGMENT_SPREAD:
			fragmentNames.add(selection.name.value);
			break;
		case Kind.INLINE_FRAGMENT: {
			const typeCondition = selection.typeCondition;
			collectFieldsImpl$2(validationContext, typeCondition ? typeFromAST(validationContext.getSchema(), typeCondition) : parentType, selection.selectionSet, fieldDetails, fragmentNames);
			break;
		}
	}
}
function subfieldConflicts(conflicts, responseName, node1, node2) {
	if (conflicts.length > 0) {
		let message = "";
		for (const { responseName: name, reason } of conflicts) {
			message += (message === "" ? "" : " and ") + `subfields "${maybeAbbreviate(name)}" conflict because ${reason}`;
			if (message.length > MAX_CONFLICT_DETAIL_LENGTH) break;
		}
		return {
			responseName,
			reason: maybeAbbreviate(message),
			fields1: collectConflictNodes(node1, conflicts, "fields1"),
			fields2: collectConflictNodes(node2, conflicts, "fields2")
		};
	}
}
function collectConflictNodes(node, conflicts, side) {
	const nodes = [node];
	for (const conflict of conflicts) {
		const remaining = MAX_CONFLICT_NODES - nodes.length;
		const retainedNodes = conflict[side].slice(-remaining);
		nodes.push(...retainedNodes);
		if (nodes.length === MAX_CONFLICT_NODES) break;
	}
	return nodes;
}
function maybeAbbreviate(text) {
	return text.length > MAX_CONFLICT_DETAIL_LENGTH ? text.slice(0, MAX_CONFLICT_DETAIL_LENGTH) + "..." : text;
}
function spendComplexityBudget(ruleContext, cost) {
	ruleContext.remainingComplexityBudget -= cost;
	/* c8 ignore next 3 */
	if (ruleContext.remainingComplexityBudget < 0) throw validationAbortedError;
}
/**
* A way to keep track of pairs of similar things when the ordering of the pair
* does not matter.
*
* Provides a third argument for has/add to allow flagging the pair as
* weakly or strongly present within the collection.
*
* @internal
*/
var PairSet = class {
	constructor() {
		this._data = /* @__PURE__ */ new Map();
	}
	has(a, b, weaklyPresent) {
		return this._has(a, b, weaklyPresent) || this._has(b, a, weaklyPresent);
	}
	_has(a, b, weaklyPresent) {
		var _this$_data$get;
		const result = (_this$_data$get = this._data.get(a)) === null || _this$_data$get === void 0 ? void 0 : _this$_data$get.get(b);
		if (result === void 0) return false;
		return weaklyPresent ? true : weaklyPresent === result;
	}
	add(a, b, weaklyPresent) {
		const map = this._data.get(a);
		if (map === void 0) this._data.set(a, /* @__PURE__ */ new Map([[b, weaklyPresent]]));
		else map.set(b, weaklyPresent);
	}
};
// node_modules/graphql/validation/rules/PossibleFragmentSpreadsRule.mjs
/** @category Validation Rules */
/**
* Possible fragment spread
*
* A fragment spread is only valid if the type condition could ever possibly
* be true: if there is a non-empty intersection of the possible parent types,
* and possible types which pass the type condition.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { PossibleFragmentSpreadsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     dog: Dog
*   }
*
*   type Dog {
*     barkVolume: Int
*   }
*
*   type Cat {
*     meowVolume: Int
*   }
* `);
*
* const invalidDocument = parse(`
*   { dog { ... on Cat { meowVolume } } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   PossibleFragmentSpreadsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { dog { ... on Dog { barkVolume } } }
* `);
* const validErrors = validate(schema, validDocument, [
*   PossibleFragmentSpreadsRule,
* ]); // => []
* ```
*/
function PossibleFragmentSpreadsRule(context) {
	return {
		InlineFragment(node) {
			const fragType = context.getType();
			const parentType = context.getParentType();
			if (isCompositeType(fragType) && isCompositeType(parentType) && !doTypesOverlap(context.getSchema(), fragType, parentType)) {
				const parentTypeStr = inspect$1(parentType);
				const fragTypeStr = inspect$1(fragType);
				context.reportError(new GraphQLError(`Fragment cannot be spread here as objects of type "${parentTypeStr}" can never be of type "${fragTypeStr}".`, { nodes: node }));
			}
		},
		FragmentSpread(node) {
			const fragName = node.name.value;
			const fragType = getFragmentType(context, fragName);
			const parentType = context.getParentType();
			if (fragType && parentType && !doTypesOverlap(context.getSchema(), fragType, parentType)) {
				const parentTypeStr = inspect$1(parentType);
				const fragTypeStr = inspect$1(fragType);
				context.reportError(new GraphQLError(`Fragment "${fragName}" cannot be spread here as objects of type "${parentTypeStr}" can never be of type "${fragTypeStr}".`, { nodes: node }));
			}
		}
	};
}
function getFragmentType(context, name) {
	const frag = context.getFragment(name);
	if (frag) {
		const type = typeFromAST(context.getSchema(), frag.typeCondition);
		if (isCompositeType(type)) return type;
	}
}
// node_modules/graphql/validation/rules/PossibleTypeExtensionsRule.mjs
/** @category Validation Rules */
/**
* Possible type extension
*
* A type extension is only valid if the type is defined and has the same kind.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { PossibleTypeExtensionsRule } from 'graphql/validation';
*
* const invalidSDL = `
*   extend type Missing { name: String } type Query { name: String }
* `;
*
* PossibleTypeExtensionsRule.name; // => 'PossibleTypeExtensionsRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { name: String } extend type Query { other: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function PossibleTypeExtensionsRule(context) {
	const schema = context.getSchema();
	const definedTypes = Object.create(null);
	for (const def of context.getDocument().definitions) if (isTypeDefinitionNode(def)) definedTypes[def.name.value] = def;
	return {
		ScalarTypeExtension: checkExtension,
		ObjectTypeExtension: checkExtension,
		InterfaceTypeExtension: checkExtension,
		UnionTypeExtension: checkExtension,
		EnumTypeExtension: checkExtension,
		InputObjectTypeExtension: checkExtension
	};
	function checkExtension(node) {
		const typeName = node.name.value;
		const defNode = definedTypes[typeName];
		const existingType = schema === null || schema === void 0 ? void 0 : schema.getType(typeName);
		let expectedKind;
		if (defNode) expectedKind = defKindToExtKind[defNode.kind];
		else if (existingType) expectedKind = typeToExtKind(existingType);
		if (expectedKind) {
			if (expectedKind !== node.kind) {
				const kindStr = extensionKindToTypeName(node.kind);
				context.reportError(new GraphQLError(`Cannot extend non-${kindStr} type "${typeName}".`, { nodes: defNode ? [defNode, node] : node }));
			}
		} else {
			const allTypeNames = Object.keys({
				...definedTypes,
				...schema === null || schema === void 0 ? void 0 : schema.getTypeMap()
			});
			const suggestedTypes = suggestionList$1(typeName, allTypeNames);
			context.reportError(new GraphQLError(`Cannot extend type "${typeName}" because it is not defined.` + didYouMean$1(suggestedTypes), { nodes: node.name }));
		}
	}
}
var defKindToExtKind = {
	[Kind.SCALAR_TYPE_DEFINITION]: Kind.SCALAR_TYPE_EXTENSION,
	[Kind.OBJECT_TYPE_DEFINITION]: Kind.OBJECT_TYPE_EXTENSION,
	[Kind.INTERFACE_TYPE_DEFINITION]: Kind.INTERFACE_TYPE_EXTENSION,
	[Kind.UNION_TYPE_DEFINITION]: Kind.UNION_TYPE_EXTENSION,
	[Kind.ENUM_TYPE_DEFINITION]: Kind.ENUM_TYPE_EXTENSION,
	[Kind.INPUT_OBJECT_TYPE_DEFINITION]: Kind.INPUT_OBJECT_TYPE_EXTENSION
};
function typeToExtKind(type) {
	if (isScalarType(type)) return Kind.SCALAR_TYPE_EXTENSION;
	if (isObjectType(type)) return Kind.OBJECT_TYPE_EXTENSION;
	if (isInterfaceType(type)) return Kind.INTERFACE_TYPE_EXTENSION;
	if (isUnionType(type)) return Kind.UNION_TYPE_EXTENSION;
	if (isEnumType(type)) return Kind.ENUM_TYPE_EXTENSION;
	if (isInputObjectType(type)) return Kind.INPUT_OBJECT_TYPE_EXTENSION;
	/* c8 ignore next 3 */
	invariant$1(false, "Unexpected type: " + inspect$1(type));
}
function extensionKindToTypeName(kind) {
	switch (kind) {
		case Kind.SCALAR_TYPE_EXTENSION: return "scalar";
		case Kind.OBJECT_TYPE_EXTENSION: return "object";
		case Kind.INTERFACE_TYPE_EXTENSION: return "interface";
		case Kind.UNION_TYPE_EXTENSION: return "union";
		case Kind.ENUM_TYPE_EXTENSION: return "enum";
		case Kind.INPUT_OBJECT_TYPE_EXTENSION: return "input object";
		/* c8 ignore next */
		default: invariant$1(false, "Unexpected kind: " + inspect$1(kind));
	}
}
// node_modules/graphql/validation/rules/ProvidedRequiredArgumentsRule.mjs
/** @category Validation Rules */
/**
* Provided required arguments
*
* A field or directive is only valid if all required (non-null without a
* default value) field arguments have been provided.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ProvidedRequiredArgumentsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(required: String!): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { field }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   ProvidedRequiredArgumentsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { field(required: "x") }
* `);
* const validErrors = validate(schema, validDocument, [
*   ProvidedRequiredArgumentsRule,
* ]); // => []
* ```
*/
function ProvidedRequiredArgumentsRule(context) {
	return {
		...ProvidedRequiredArgumentsOnDirectivesRule(context),
		Field: { leave(fieldNode) {
			var _fieldNode$arguments;
			const fieldDef = context.getFieldDef();
			if (!fieldDef) return false;
			const providedArgs = new Set(
				/* c8 ignore next */
				(_fieldNode$arguments = fieldNode.arguments) === null || _fieldNode$arguments === void 0 ? void 0 : _fieldNode$arguments.map((arg) => arg.name.value)
			);
			for (const argDef of fieldDef.args) if (!providedArgs.has(argDef.name) && isRequiredArgument(argDef)) {
				const argTypeStr = inspect$1(argDef.type);
				context.reportError(new GraphQLError(`Field "${fieldDef.name}" argument "${argDef.name}" of type "${argTypeStr}" is required, but it was not provided.`, { nodes: fieldNode }));
			}
		} }
	};
}
/** @internal */
function ProvidedRequiredArgumentsOnDirectivesRule(context) {
	var _schema$getDirectives;
	const requiredArgsMap = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = (_schema$getDirectives = schema === null || schema === void 0 ? void 0 : schema.getDirectives()) !== null && _schema$getDirectives !== void 0 ? _schema$getDirectives : specifiedDirectives;
	for (const directive of definedDirectives) requiredArgsMap[directive.name] = keyMap(directive.args.filter(isRequiredArgument), (arg) => arg.name);
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) {
		var _def$arguments;
		/* c8 ignore next */
		const argNodes = (_def$arguments = def.arguments) !== null && _def$arguments !== void 0 ? _def$arguments : [];
		requiredArgsMap[def.name.value] = keyMap(argNodes.filter(isRequiredArgumentNode), (arg) => arg.name.value);
	}
	return { Directive: { leave(directiveNode) {
		const directiveName = directiveNode.name.value;
		const requiredArgs = requiredArgsMap[directiveName];
		if (requiredArgs) {
			var _directiveNode$argume;
			/* c8 ignore next */
			const argNodes = (_directiveNode$argume = directiveNode.arguments) !== null && _directiveNode$argume !== void 0 ? _directiveNode$argume : [];
			const argNodeMap = new Set(argNodes.map((arg) => arg.name.value));
			for (const [argName, argDef] of Object.entries(requiredArgs)) if (!argNodeMap.has(argName)) {
				const argType = isType(argDef.type) ? inspect$1(argDef.type) : print(argDef.type);
				context.reportError(new GraphQLError(`Directive "@${directiveName}" argument "${argName}" of type "${argType}" is required, but it was not provided.`, { nodes: directiveNode }));
			}
		}
	} } };
}
function isRequiredArgumentNode(arg) {
	return arg.type.kind === Kind.NON_NULL_TYPE && arg.defaultValue == null;
}
// node_modules/graphql/validation/rules/ScalarLeafsRule.mjs
/** @category Validation Rules */
/**
* Scalar leafs
*
* A GraphQL document is valid only if all leaf fields (fields without
* sub selections) are of scalar or enum types.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ScalarLeafsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { name { length } }
* `);
* const invalidErrors = validate(schema, invalidDocument, [ScalarLeafsRule]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name }
* `);
* const validErrors = validate(schema, validDocument, [ScalarLeafsRule]); // => []
* ```
*/
function ScalarLeafsRule(context) {
	return { Field(node) {
		const type = context.getType();
		const selectionSet = node.selectionSet;
		if (type) {
			if (isLeafType(getNamedType(type))) {
				if (selectionSet) {
					const fieldName = node.name.value;
					const typeStr = inspect$1(type);
					context.reportError(new GraphQLError(`Field "${fieldName}" must not have a selection since type "${typeStr}" has no subfields.`, { nodes: selectionSet }));
				}
			} else if (!selectionSet) {
				const fieldName = node.name.value;
				const typeStr = inspect$1(type);
				context.reportError(new GraphQLError(`Field "${fieldName}" of type "${typeStr}" must have a selection of subfields. Did you mean "${fieldName} { ... }"?`, { nodes: node }));
			} else if (selectionSet.selections.length === 0) {
				const fieldName = node.name.value;
				const typeStr = inspect$1(type);
				context.reportError(new GraphQLError(`Field "${fieldName}" of type "${typeStr}" must have at least one field selected.`, { nodes: node }));
			}
		}
	} };
}
// node_modules/graphql/jsutils/printPathArray.mjs
/**
* Build a string describing the path.
*
* @internal
*/
function printPathArray$1(path) {
	return path.map((key) => typeof key === "number" ? "[" + key.toString() + "]" : "." + key).join("");
}
// node_modules/graphql/jsutils/Path.mjs
/** @category Paths */
/** Represents a linked response path from a field back to the root response. */
/**
* Given a Path and a key, return a new Path containing the new key.
*
* @internal
*/
function addPath$1(prev, key, typename) {
	return {
		prev,
		key,
		typename
	};
}
/**
* Given a Path, return an Array of the path keys.
* @param path - The linked response path to flatten.
* @returns An array of response path keys from root to leaf.
* @example
* ```ts
* import { pathToArray } from 'graphql/jsutils/Path';
*
* const path = {
*   prev: {
*     prev: {
*       prev: undefined,
*       key: 'viewer',
*       typename: 'Query',
*     },
*     key: 'friends',
*     typename: 'User',
*   },
*   key: 0,
*   typename: undefined,
* };
*
* pathToArray(path); // => ['viewer', 'friends', 0]
* pathToArray(undefined); // => []
* ```
*/
function pathToArray$1(path) {
	const flattened = [];
	let curr = path;
	while (curr) {
		flattened.push(curr.key);
		curr = curr.prev;
	}
	return flattened.reverse();
}
// node_modules/graphql/utilities/coerceInputValue.mjs
/** @category Values */
/**
* Coerces a JavaScript value given a GraphQL Input Type.
* @param inputValue - JavaScript value to coerce.
* @param type - GraphQL input type to coerce the value against.
* @param onError - Callback invoked for each coercion error.
* @param hideSuggestions - Omit suggestions from error messages.
* @returns Coerced value, or undefined if coercion failed and errors were reported.
* @example
* ```ts
* // Coerce runtime input values and throw on invalid input by default.
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
* } from 'graphql/type';
* import { coerceInputValue } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*     tags: { type: new GraphQLList(GraphQLString) },
*   },
* });
*
* coerceInputValue({ stars: 5, tags: ['featured'] }, ReviewInput); // => { stars: 5, tags: ['featured'] }
* coerceInputValue({ stars: 'bad' }, ReviewInput); // throws an error
* ```
* @example
* ```ts
* // This variant collects coercion errors with a custom onError callback.
* import { GraphQLInt, GraphQLNonNull } from 'graphql/type';
* import { coerceInputValue } from 'graphql/utilities';
*
* const errors: Array<{
*   path: ReadonlyArray<string | number>;
*   invalidValue: unknown;
*   message: string;
* }> = [];
* const value = coerceInputValue(
*   null,
*   new GraphQLNonNull(GraphQLInt),
*   (path, invalidValue, error) => {
*     errors.push({ path, invalidValue, message: error.message });
*   },
* );
*
* value; // => undefined
* errors; // => [ { path: [], invalidValue: null, message: 'Expected non-nullable type "Int!" not to be null.' } ]
* ```
*/
function coerceInputValue$1(inputValue, type, onError = defaultOnError, hideSuggestions) {
	return coerceInputValueImpl(inputValue, type, onError, void 0, hideSuggestions);
}
function defaultOnError(path, invalidValue, error) {
	let errorPrefix = "Invalid value " + inspect$1(invalidValue);
	if (path.length > 0) errorPrefix += ` at "value${printPathArray$1(path)}"`;
	error.message = errorPrefix + ": " + error.message;
	throw error;
}
function coerceInputValueImpl(inputValue, type, onError, path, hideSuggestions) {
	if (isNonNullType(type)) {
		if (inputValue != null) return coerceInputValueImpl(inputValue, type.ofType, onError, path, hideSuggestions);
		onError(pathToArray$1(path), inputValue, new GraphQLError(`Expected non-nullable type "${inspect$1(type)}" not to be null.`));
		return;
	}
	if (inputValue == null) return null;
	if (isListType(type)) {
		const itemType = type.ofType;
		if (isIterableObject$1(inputValue)) return Array.from(inputValue, (itemValue, index) => {
			const itemPath = addPath$1(path, index, void 0);
			return coerceInputValueImpl(itemValue, itemType, onError, itemPath, hideSuggestions);
		});
		return [coerceInputValueImpl(inputValue, itemType, onError, path, hideSuggestions)];
	}
	if (isInputObjectType(type)) {
		if (!isObjectLike$1(inputValue) || Array.isArray(inputValue)) {
			onError(pathToArray$1(path), inputValue, new GraphQLError(`Expected type "${type.name}" to be an object.`));
			return;
		}
		const coercedValue = Object.create(null);
		const fieldDefs = type.getFields();
		for (const field of Object.values(fieldDefs)) {
			const fieldValue = inputValue[field.name];
			if (fieldValue === void 0) {
				if (field.defaultValue !== void 0) coercedValue[field.name] = field.defaultValue;
				else if (isNonNullType(field.type)) {
					const typeStr = inspect$1(field.type);
					onError(pathToArray$1(path), inputValue, new GraphQLError(`Field "${field.name}" of required type "${typeStr}" was not provided.`));
				}
				continue;
			}
			coercedValue[field.name] = coerceInputValueImpl(fieldValue, field.type, onError, addPath$1(path, field.name, type.name), hideSuggestions);
		}
		for (const fieldName of Object.keys(inputValue)) if (!fieldDefs[fieldName]) {
			const suggestions = hideSuggestions ? [] : suggestionList$1(fieldName, Object.keys(type.getFields()));
			onError(pathToArray$1(path), inputValue, new GraphQLError(`Field "${fieldName}" is not defined by type "${type.name}".` + didYouMean$1(suggestions)));
		}
		if (type.isOneOf) {
			const keys = Object.keys(coercedValue);
			if (keys.length !== 1) onError(pathToArray$1(path), inputValue, new GraphQLError(`Exactly one key must be specified for OneOf type "${type.name}".`));
			const key = keys[0];
			const value = coercedValue[key];
			if (value === null) onError(pathToArray$1(path).concat(key), value, new GraphQLError(`Field "${key}" must be non-null.`));
		}
		return { ...coercedValue };
	}
	if (isLeafType(type)) {
		let parseResult;
		try {
			parseResult = isEnumType(type) ? type.parseValue(inputValue, hideSuggestions) : type.parseValue(inputValue);
		} catch (error) {
			if (error instanceof GraphQLError) onError(pathToArray$1(path), inputValue, error);
			else onError(pathToArray$1(path), inputValue, new GraphQLError(`Expected type "${type.name}". ` + error.message, { originalError: error }));
			return;
		}
		if (parseResult === void 0) onError(pathToArray$1(path), inputValue, new GraphQLError(`Expected type "${type.name}".`));
		return parseResult;
	}
	/* c8 ignore next 3 */
	invariant$1(false, "Unexpected input type: " + inspect$1(type));
}
// node_modules/graphql/execution/collectFields.mjs
/**
* Given a selectionSet, collects all of the fields and returns them.
*
* CollectFields requires the "runtime type" of an object. For a field that
* returns an Interface or Union type, the "runtime type" will be the actual
* object type returned by that field.
*
* @internal
*/
function collectFields$1(schema, fragments, variableValues, runtimeType, selectionSet, onSelectionSet) {
	const fields = /* @__PURE__ */ new Map();
	collectFieldsImpl$1(schema, fragments, variableValues, runtimeType, selectionSet, fields, /* @__PURE__ */ new Set(), onSelectionSet);
	return fields;
}
function collectFieldsImpl$1(schema, fragments, variableValues, runtimeType, selectionSet, fields, visitedFragmentNames, onSelectionSet) {
	onSelectionSet === null || onSelectionSet === void 0 || onSelectionSet(selectionSet);
	for (const selection of selectionSet.selections) switch (selection.kind) {
		case Kind.FIELD: {
			if (!shouldIncludeNode$1(variableValues, selection)) continue;
			const name = getFieldEntryKey$1(selection);
			const fieldList = fields.get(name);
			if (fieldList !== void 0) fieldList.push(selection);
			else fields.set(name, [selection]);
			break;
		}
		case Kind.INLINE_FRAGMENT:
			if (!shouldIncludeNode$1(variableValues, selection) || !doesFragmentConditionMatch$1(schema, selection, runtimeType)) continue;
			collectFieldsImpl$1(schema, fragments, variableValues, runtimeType, selection.selectionSet, fields, visitedFragmentNames, onSelectionSet);
			break;
		case Kind.FRAGMENT_SPREAD: {
			const fragName = selection.name.value;
			if (visitedFragmentNames.has(fragName) || !shouldIncludeNode$1(variableValues, selection)) continue;
			visitedFragmentNames.add(fragName);
			const fragment = fragments[fragName];
			if (!fragment || !doesFragmentConditionMatch$1(schema, fragment, runtimeType)) continue;
			collectFieldsImpl$1(schema, fragments, variableValues, runtimeType, fragment.selectionSet, fields, visitedFragmentNames, onSelectionSet);
			break;
		}
	}
}
/**
* Determines if a field should be included based on the `@include` and `@skip`
* directives, where `@skip` has higher precedence than `@include`.
*
* @internal
*/
function shouldIncludeNode$1(variableValues, node) {
	const skip = getDirectiveValues$1(GraphQLSkipDirective, node, variableValues);
	if ((skip === null || skip === void 0 ? void 0 : skip.if) === true) return false;
	const include = getDirectiveValues$1(GraphQLIncludeDirective, node, variableValues);
	if ((include === null || include === void 0 ? void 0 : include.if) === false) return false;
	return true;
}
/**
* Determines if a fragment is applicable to the given type.
*
* @internal
*/
function doesFragmentConditionMatch$1(schema, fragment, type) {
	const typeConditionNode = fragment.typeCondition;
	if (!typeConditionNode) return true;
	const conditionalType = typeFromAST(schema, typeConditionNode);
	if (conditionalType === type) return true;
	if (isAbstractType(conditionalType)) return schema.isSubType(conditionalType, type);
	return false;
}
/**
* Implements the logic to compute the key of a given field's entry
*
* @internal
*/
function getFieldEntryKey$1(node) {
	return node.alias ? node.alias.value : node.name.value;
}
// node_modules/graphql/validation/rules/SingleFieldSubscriptionsRule.mjs
/** @category Validation Rules */
/**
* Subscriptions must only include a non-introspection field.
*
* A GraphQL subscription is valid only if it contains a single root field and
* that root field is not an introspection field.
*
* See https://spec.graphql.org/draft/#sec-Single-root-field
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { SingleFieldSubscriptionsRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
*
*   type Subscription {
*     a: String
*     b: String
*   }
* `);
*
* const invalidDocument = parse(`
*   subscription { a b }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   SingleFieldSubscriptionsRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   subscription { a }
* `);
* const validErrors = validate(schema, validDocument, [
*   SingleFieldSubscriptionsRule,
* ]); // => []
* ```
*/
function SingleFieldSubscriptionsRule(context) {
	let fragments;
	function reserveSelectionSetWork(selectionSet) {
		context.spendFragmentWork(selectionSet.selections.length);
		for (const selection of selectionSet.selections) {
			const directives = selection.directives;
			if (directives !== void 0) {
				context.spendFragmentWork(directives.length);
				for (const directive of directives) if (directive.name.value === "skip" || directive.name.value === "include") {
					var _directive$arguments$, _directive$arguments;
					context.spendFragmentWork((_directive$arguments$ = (_directive$arguments = directive.arguments) === null || _directive$arguments === void 0 ? void 0 : _directive$arguments.length) !== null && _directive$arguments$ !== void 0 ? _directive$arguments$ : 0);
				}
			}
		}
	}
	return { OperationDefinition(node) {
		if (node.operation === "subscription") {
			const schema = context.getSchema();
			const subscriptionType = schema.getSubscriptionType();
			if (subscriptionType) {
				const operationName = node.name ? node.name.value : null;
				const variableValues = Object.create(null);
				if (fragments === void 0) {
					fragments = Object.create(null);
					const definitions = context.getDocument().definitions;
					context.spendFragmentWork(definitions.length);
					for (const definition of definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
				}
				const fields = collectFields$1(schema, fragments, variableValues, subscriptionType, node.selectionSet, reserveSelectionSetWork);
				if (fields.size > 1) {
					const extraFieldSelections = [...fields.values()].slice(1).flat();
					context.reportError(new GraphQLError(operationName != null ? `Subscription "${operationName}" must select only one top level field.` : "Anonymous Subscription must select only one top level field.", { nodes: extraFieldSelections }));
				}
				for (const fieldNodes of fields.values()) if (fieldNodes[0].name.value.startsWith("__")) context.reportError(new GraphQLError(operationName != null ? `Subscription "${operationName}" must not select an introspection top level field.` : "Anonymous Subscription must not select an introspection top level field.", { nodes: fieldNodes }));
			}
		}
	} };
}
// node_modules/graphql/jsutils/groupBy.mjs
/**
* Groups array items into a Map, given a function to produce grouping key.
*
* @internal
*/
function groupBy(list, keyFn) {
	const result = /* @__PURE__ */ new Map();
	for (const item of list) {
		const key = keyFn(item);
		const group = result.get(key);
		if (group === void 0) result.set(key, [item]);
		else group.push(item);
	}
	return result;
}
// node_modules/graphql/validation/rules/UniqueArgumentDefinitionNamesRule.mjs
/** @category Validation Rules */
/**
* Unique argument definition names
*
* A GraphQL Object or Interface type is only valid if all its fields have uniquely named arguments.
* A GraphQL Directive is only valid if all its arguments are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueArgumentDefinitionNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   type Query { field(arg: String, arg: Int): String }
* `;
*
* UniqueArgumentDefinitionNamesRule.name; // => 'UniqueArgumentDefinitionNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { field(arg: String): String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueArgumentDefinitionNamesRule(context) {
	return {
		DirectiveDefinition(directiveNode) {
			var _directiveNode$argume;
			/* c8 ignore next */
			const argumentNodes = (_directiveNode$argume = directiveNode.arguments) !== null && _directiveNode$argume !== void 0 ? _directiveNode$argume : [];
			return checkArgUniqueness(`@${directiveNode.name.value}`, argumentNodes);
		},
		InterfaceTypeDefinition: checkArgUniquenessPerField,
		InterfaceTypeExtension: checkArgUniquenessPerField,
		ObjectTypeDefinition: checkArgUniquenessPerField,
		ObjectTypeExtension: checkArgUniquenessPerField
	};
	function checkArgUniquenessPerField(typeNode) {
		var _typeNode$fields;
		const typeName = typeNode.name.value;
		/* c8 ignore next */
		const fieldNodes = (_typeNode$fields = typeNode.fields) !== null && _typeNode$fields !== void 0 ? _typeNode$fields : [];
		for (const fieldDef of fieldNodes) {
			var _fieldDef$arguments;
			const fieldName = fieldDef.name.value;
			/* c8 ignore next */
			const argumentNodes = (_fieldDef$arguments = fieldDef.arguments) !== null && _fieldDef$arguments !== void 0 ? _fieldDef$arguments : [];
			checkArgUniqueness(`${typeName}.${fieldName}`, argumentNodes);
		}
		return false;
	}
	function checkArgUniqueness(parentName, argumentNodes) {
		const seenArgs = groupBy(argumentNodes, (arg) => arg.name.value);
		for (const [argName, argNodes] of seenArgs) if (argNodes.length > 1) context.reportError(new GraphQLError(`Argument "${parentName}(${argName}:)" can only be defined once.`, { nodes: argNodes.map((node) => node.name) }));
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueArgumentNamesRule.mjs
/** @category Validation Rules */
/**
* Unique argument names
*
* A GraphQL field or directive is only valid if all supplied arguments are
* uniquely named.
*
* See https://spec.graphql.org/draft/#sec-Argument-Names
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueArgumentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: String): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { field(arg: "1", arg: "2") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueArgumentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { field(arg: "1") }
* `);
* const validErrors = validate(schema, validDocument, [UniqueArgumentNamesRule]); // => []
* ```
*/
function UniqueArgumentNamesRule(context) {
	return {
		Field: checkArgUniqueness,
		Directive: checkArgUniqueness
	};
	function checkArgUniqueness(parentNode) {
		var _parentNode$arguments;
		const seenArgs = groupBy((_parentNode$arguments = parentNode.arguments) !== null && _parentNode$arguments !== void 0 ? _parentNode$arguments : [], (arg) => arg.name.value);
		for (const [argName, argNodes] of seenArgs) if (argNodes.length > 1) context.reportError(new GraphQLError(`There can be only one argument named "${argName}".`, { nodes: argNodes.map((node) => node.name) }));
	}
}
// node_modules/graphql/validation/rules/UniqueDirectiveNamesRule.mjs
/** @category Validation Rules */
/**
* Unique directive names
*
* A GraphQL document is only valid if all defined directives have unique names.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueDirectiveNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   directive @tag on FIELD directive @tag on QUERY type Query { name: String }
* `;
*
* UniqueDirectiveNamesRule.name; // => 'UniqueDirectiveNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   directive @tag on FIELD type Query { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueDirectiveNamesRule(context) {
	const knownDirectiveNames = Object.create(null);
	const schema = context.getSchema();
	return { DirectiveDefinition(node) {
		const directiveName = node.name.value;
		if (schema !== null && schema !== void 0 && schema.getDirective(directiveName)) {
			context.reportError(new GraphQLError(`Directive "@${directiveName}" already exists in the schema. It cannot be redefined.`, { nodes: node.name }));
			return;
		}
		if (knownDirectiveNames[directiveName]) context.reportError(new GraphQLError(`There can be only one directive named "@${directiveName}".`, { nodes: [knownDirectiveNames[directiveName], node.name] }));
		else knownDirectiveNames[directiveName] = node.name;
		return false;
	} };
}
// node_modules/graphql/validation/rules/UniqueDirectivesPerLocationRule.mjs
/** @category Validation Rules */
/**
* Unique directive names per location
*
* A GraphQL document is only valid if all non-repeatable directives at
* a given location are uniquely named.
*
* See https://spec.graphql.org/draft/#sec-Directives-Are-Unique-Per-Location
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueDirectivesPerLocationRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   { name @include(if: true) @include(if: false) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueDirectivesPerLocationRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { name @include(if: true) }
* `);
* const validErrors = validate(schema, validDocument, [
*   UniqueDirectivesPerLocationRule,
* ]); // => []
* ```
*/
function UniqueDirectivesPerLocationRule(context) {
	const uniqueDirectiveMap = Object.create(null);
	const schema = context.getSchema();
	const definedDirectives = schema ? schema.getDirectives() : specifiedDirectives;
	for (const directive of definedDirectives) uniqueDirectiveMap[directive.name] = !directive.isRepeatable;
	const astDefinitions = context.getDocument().definitions;
	for (const def of astDefinitions) if (def.kind === Kind.DIRECTIVE_DEFINITION) uniqueDirectiveMap[def.name.value] = !def.repeatable;
	const schemaDirectives = Object.create(null);
	const typeDirectivesMap = Object.create(null);
	const directiveDirectivesMap = Object.create(null);
	return { enter(node) {
		if (!("directives" in node) || !node.directives) return;
		let seenDirectives;
		if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) seenDirectives = schemaDirectives;
		else if (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) {
			const typeName = node.name.value;
			seenDirectives = typeDirectivesMap[typeName];
			if (seenDirectives === void 0) typeDirectivesMap[typeName] = seenDirectives = Object.create(null);
		} else if (node.kind === Kind.DIRECTIVE_DEFINITION || node.kind === Kind.DIRECTIVE_EXTENSION) {
			const directiveName = node.name.value;
			seenDirectives = directiveDirectivesMap[directiveName];
			if (seenDirectives === void 0) directiveDirectivesMap[directiveName] = seenDirectives = Object.create(null);
		} else seenDirectives = Object.create(null);
		for (const directive of node.directives) {
			const directiveName = directive.name.value;
			if (uniqueDirectiveMap[directiveName]) {
				if (seenDirectives[directiveName]) context.reportError(new GraphQLError(`The directive "@${directiveName}" can only be used once at this location.`, { nodes: [seenDirectives[directiveName], directive] }));
				else seenDirectives[directiveName] = directive;
			}
		}
	} };
}
// node_modules/graphql/validation/rules/UniqueEnumValueNamesRule.mjs
/** @category Validation Rules */
/**
* Unique enum value names
*
* A GraphQL enum type is only valid if all its values are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueEnumValueNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   enum Status { ACTIVE ACTIVE } type Query { status: Status }
* `;
*
* UniqueEnumValueNamesRule.name; // => 'UniqueEnumValueNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   enum Status { ACTIVE INACTIVE } type Query { status: Status }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueEnumValueNamesRule(context) {
	const schema = context.getSchema();
	const existingTypeMap = schema ? schema.getTypeMap() : Object.create(null);
	const knownValueNames = Object.create(null);
	return {
		EnumTypeDefinition: checkValueUniqueness,
		EnumTypeExtension: checkValueUniqueness
	};
	function checkValueUniqueness(node) {
		var _node$values;
		const typeName = node.name.value;
		if (!knownValueNames[typeName]) knownValueNames[typeName] = Object.create(null);
		/* c8 ignore next */
		const valueNodes = (_node$values = node.values) !== null && _node$values !== void 0 ? _node$values : [];
		const valueNames = knownValueNames[typeName];
		for (const valueDef of valueNodes) {
			const valueName = valueDef.name.value;
			const existingType = existingTypeMap[typeName];
			if (isEnumType(existingType) && existingType.getValue(valueName)) context.reportError(new GraphQLError(`Enum value "${typeName}.${valueName}" already exists in the schema. It cannot also be defined in this type extension.`, { nodes: valueDef.name }));
			else if (valueNames[valueName]) context.reportError(new GraphQLError(`Enum value "${typeName}.${valueName}" can only be defined once.`, { nodes: [valueNames[valueName], valueDef.name] }));
			else valueNames[valueName] = valueDef.name;
		}
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueFieldDefinitionNamesRule.mjs
/** @category Validation Rules */
/**
* Unique field definition names
*
* A GraphQL complex type is only valid if all its fields are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueFieldDefinitionNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   type Query { name: String name: String }
* `;
*
* UniqueFieldDefinitionNamesRule.name; // => 'UniqueFieldDefinitionNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { name: String other: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueFieldDefinitionNamesRule(context) {
	const schema = context.getSchema();
	const existingTypeMap = schema ? schema.getTypeMap() : Object.create(null);
	const knownFieldNames = Object.create(null);
	return {
		InputObjectTypeDefinition: checkFieldUniqueness,
		InputObjectTypeExtension: checkFieldUniqueness,
		InterfaceTypeDefinition: checkFieldUniqueness,
		InterfaceTypeExtension: checkFieldUniqueness,
		ObjectTypeDefinition: checkFieldUniqueness,
		ObjectTypeExtension: checkFieldUniqueness
	};
	function checkFieldUniqueness(node) {
		var _node$fields;
		const typeName = node.name.value;
		if (!knownFieldNames[typeName]) knownFieldNames[typeName] = Object.create(null);
		/* c8 ignore next */
		const fieldNodes = (_node$fields = node.fields) !== null && _node$fields !== void 0 ? _node$fields : [];
		const fieldNames = knownFieldNames[typeName];
		for (const fieldDef of fieldNodes) {
			const fieldName = fieldDef.name.value;
			if (hasField(existingTypeMap[typeName], fieldName)) context.reportError(new GraphQLError(`Field "${typeName}.${fieldName}" already exists in the schema. It cannot also be defined in this type extension.`, { nodes: fieldDef.name }));
			else if (fieldNames[fieldName]) context.reportError(new GraphQLError(`Field "${typeName}.${fieldName}" can only be defined once.`, { nodes: [fieldNames[fieldName], fieldDef.name] }));
			else fieldNames[fieldName] = fieldDef.name;
		}
		return false;
	}
}
function hasField(type, fieldName) {
	if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return type.getFields()[fieldName] != null;
	return false;
}
// node_modules/graphql/validation/rules/UniqueFragmentNamesRule.mjs
/** @category Validation Rules */
/**
* Unique fragment names
*
* A GraphQL document is only valid if all defined fragments have unique names.
*
* See https://spec.graphql.org/draft/#sec-Fragment-Name-Uniqueness
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueFragmentNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   fragment A on Query { name } fragment A on Query { name } query { ...A }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueFragmentNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   fragment A on Query { name } query { ...A }
* `);
* const validErrors = validate(schema, validDocument, [UniqueFragmentNamesRule]); // => []
* ```
*/
function UniqueFragmentNamesRule(context) {
	const knownFragmentNames = Object.create(null);
	return {
		OperationDefinition: () => false,
		FragmentDefinition(node) {
			const fragmentName = node.name.value;
			if (knownFragmentNames[fragmentName]) context.reportError(new GraphQLError(`There can be only one fragment named "${fragmentName}".`, { nodes: [knownFragmentNames[fragmentName], node.name] }));
			else knownFragmentNames[fragmentName] = node.name;
			return false;
		}
	};
}
// node_modules/graphql/validation/rules/UniqueInputFieldNamesRule.mjs
/** @category Validation Rules */
/**
* Unique input field names
*
* A GraphQL input object value is only valid if all supplied fields are
* uniquely named.
*
* See https://spec.graphql.org/draft/#sec-Input-Object-Field-Uniqueness
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueInputFieldNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   input Filter {
*     name: String
*   }
*
*   type Query {
*     search(filter: Filter): String
*   }
* `);
*
* const invalidDocument = parse(`
*   { search(filter: { name: "a", name: "b" }) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueInputFieldNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { search(filter: { name: "a" }) }
* `);
* const validErrors = validate(schema, validDocument, [
*   UniqueInputFieldNamesRule,
* ]); // => []
* ```
*/
function UniqueInputFieldNamesRule(context) {
	const knownNameStack = [];
	let knownNames = Object.create(null);
	return {
		ObjectValue: {
			enter() {
				knownNameStack.push(knownNames);
				knownNames = Object.create(null);
			},
			leave() {
				const prevKnownNames = knownNameStack.pop();
				prevKnownNames || invariant$1(false);
				knownNames = prevKnownNames;
			}
		},
		ObjectField(node) {
			const fieldName = node.name.value;
			if (knownNames[fieldName]) context.reportError(new GraphQLError(`There can be only one input field named "${fieldName}".`, { nodes: [knownNames[fieldName], node.name] }));
			else knownNames[fieldName] = node.name;
		}
	};
}
// node_modules/graphql/validation/rules/UniqueOperationNamesRule.mjs
/** @category Validation Rules */
/**
* Unique operation names
*
* A GraphQL document is only valid if all defined operations have unique names.
*
* See https://spec.graphql.org/draft/#sec-Operation-Name-Uniqueness
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueOperationNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query Same { name } query Same { name }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueOperationNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query One { name } query Two { name }
* `);
* const validErrors = validate(schema, validDocument, [UniqueOperationNamesRule]); // => []
* ```
*/
function UniqueOperationNamesRule(context) {
	const knownOperationNames = Object.create(null);
	return {
		OperationDefinition(node) {
			const operationName = node.name;
			if (operationName) {
				if (knownOperationNames[operationName.value]) context.reportError(new GraphQLError(`There can be only one operation named "${operationName.value}".`, { nodes: [knownOperationNames[operationName.value], operationName] }));
				else knownOperationNames[operationName.value] = operationName;
			}
			return false;
		},
		FragmentDefinition: () => false
	};
}
// node_modules/graphql/validation/rules/UniqueOperationTypesRule.mjs
/** @category Validation Rules */
/**
* Unique operation types
*
* A GraphQL document is only valid if it has only one type per operation.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueOperationTypesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   schema { query: Query query: Other } type Query { name: String } type Other { name: String }
* `;
*
* UniqueOperationTypesRule.name; // => 'UniqueOperationTypesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   schema { query: Query } type Query { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueOperationTypesRule(context) {
	const schema = context.getSchema();
	const definedOperationTypes = Object.create(null);
	const existingOperationTypes = schema ? {
		query: schema.getQueryType(),
		mutation: schema.getMutationType(),
		subscription: schema.getSubscriptionType()
	} : {};
	return {
		SchemaDefinition: checkOperationTypes,
		SchemaExtension: checkOperationTypes
	};
	function checkOperationTypes(node) {
		var _node$operationTypes;
		/* c8 ignore next */
		const operationTypesNodes = (_node$operationTypes = node.operationTypes) !== null && _node$operationTypes !== void 0 ? _node$operationTypes : [];
		for (const operationType of operationTypesNodes) {
			const operation = operationType.operation;
			const alreadyDefinedOperationType = definedOperationTypes[operation];
			if (existingOperationTypes[operation]) context.reportError(new GraphQLError(`Type for ${operation} already defined in the schema. It cannot be redefined.`, { nodes: operationType }));
			else if (alreadyDefinedOperationType) context.reportError(new GraphQLError(`There can be only one ${operation} type in schema.`, { nodes: [alreadyDefinedOperationType, operationType] }));
			else definedOperationTypes[operation] = operationType;
		}
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueTypeNamesRule.mjs
/** @category Validation Rules */
/**
* Unique type names
*
* A GraphQL document is only valid if all defined types have unique names.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema } from 'graphql';
* import { UniqueTypeNamesRule } from 'graphql/validation';
*
* const invalidSDL = `
*   type Query { name: String } type Query { other: String }
* `;
*
* UniqueTypeNamesRule.name; // => 'UniqueTypeNamesRule'
* buildSchema(invalidSDL); // throws an error
*
* const validSDL = `
*   type Query { name: String } type Other { name: String }
* `;
*
* buildSchema(validSDL); // does not throw
* ```
*/
function UniqueTypeNamesRule(context) {
	const knownTypeNames = Object.create(null);
	const schema = context.getSchema();
	return {
		ScalarTypeDefinition: checkTypeName,
		ObjectTypeDefinition: checkTypeName,
		InterfaceTypeDefinition: checkTypeName,
		UnionTypeDefinition: checkTypeName,
		EnumTypeDefinition: checkTypeName,
		InputObjectTypeDefinition: checkTypeName
	};
	function checkTypeName(node) {
		const typeName = node.name.value;
		if (schema !== null && schema !== void 0 && schema.getType(typeName)) {
			context.reportError(new GraphQLError(`Type "${typeName}" already exists in the schema. It cannot also be defined in this type definition.`, { nodes: node.name }));
			return;
		}
		if (knownTypeNames[typeName]) context.reportError(new GraphQLError(`There can be only one type named "${typeName}".`, { nodes: [knownTypeNames[typeName], node.name] }));
		else knownTypeNames[typeName] = node.name;
		return false;
	}
}
// node_modules/graphql/validation/rules/UniqueVariableNamesRule.mjs
/** @category Validation Rules */
/**
* Unique variable names
*
* A GraphQL operation is only valid if all its variables are uniquely named.
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { UniqueVariableNamesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: ID, $id: ID) { field(arg: $id) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   UniqueVariableNamesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [UniqueVariableNamesRule]); // => []
* ```
*/
function UniqueVariableNamesRule(context) {
	return { OperationDefinition(operationNode) {
		var _operationNode$variab;
		const seenVariableDefinitions = groupBy((_operationNode$variab = operationNode.variableDefinitions) !== null && _operationNode$variab !== void 0 ? _operationNode$variab : [], (node) => node.variable.name.value);
		for (const [variableName, variableNodes] of seenVariableDefinitions) if (variableNodes.length > 1) context.reportError(new GraphQLError(`There can be only one variable named "$${variableName}".`, { nodes: variableNodes.map((node) => node.variable.name) }));
	} };
}
// node_modules/graphql/validation/rules/ValuesOfCorrectTypeRule.mjs
/** @category Validation Rules */
/**
* Value literals of correct type
*
* A GraphQL document is only valid if all value literals are of the type
* expected at their position.
*
* See https://spec.graphql.org/draft/#sec-Values-of-Correct-Type
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { ValuesOfCorrectTypeRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     count(limit: Int): Int
*   }
* `);
*
* const invalidDocument = parse(`
*   { count(limit: "many") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   ValuesOfCorrectTypeRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   { count(limit: 1) }
* `);
* const validErrors = validate(schema, validDocument, [ValuesOfCorrectTypeRule]); // => []
* ```
*/
function ValuesOfCorrectTypeRule(context) {
	return {
		ListValue(node) {
			const type = getNullableType(context.getParentInputType());
			if (!isListType(type)) {
				isValidValueNode(context, node);
				return false;
			}
		},
		ObjectValue(node) {
			const type = getNamedType(context.getInputType());
			if (!isInputObjectType(type)) {
				isValidValueNode(context, node);
				return false;
			}
			const fieldNodeMap = keyMap(node.fields, (field) => field.name.value);
			for (const fieldDef of Object.values(type.getFields())) if (!fieldNodeMap[fieldDef.name] && isRequiredInputField(fieldDef)) {
				const typeStr = inspect$1(fieldDef.type);
				context.reportError(new GraphQLError(`Field "${type.name}.${fieldDef.name}" of required type "${typeStr}" was not provided.`, { nodes: node }));
			}
			if (type.isOneOf) validateOneOfInputObject(context, node, type, fieldNodeMap);
		},
		ObjectField(node) {
			const parentType = getNamedType(context.getParentInputType());
			if (!context.getInputType() && isInputObjectType(parentType)) {
				const suggestions = context.hideSuggestions ? [] : suggestionList$1(node.name.value, Object.keys(parentType.getFields()));
				context.reportError(new GraphQLError(`Field "${node.name.value}" is not defined by type "${parentType.name}".` + didYouMean$1(suggestions), { nodes: node }));
			}
		},
		NullValue(node) {
			const type = context.getInputType();
			if (isNonNullType(type)) context.reportError(new GraphQLError(`Expected value of type "${inspect$1(type)}", found ${printForError(node)}.`, { nodes: node }));
		},
		EnumValue: (node) => isValidValueNode(context, node),
		IntValue: (node) => isValidValueNode(context, node),
		FloatValue: (node) => isValidValueNode(context, node),
		StringValue: (node) => isValidValueNode(context, node),
		BooleanValue: (node) => isValidValueNode(context, node)
	};
}
/**
* Any value literal may be a valid representation of a Scalar, depending on
* that scalar type.
*
* @internal
*/
function isValidValueNode(context, node) {
	const locationType = context.getInputType();
	if (!locationType) return;
	const type = getNamedType(locationType);
	if (!isLeafType(type)) {
		const typeStr = inspect$1(locationType);
		context.reportError(new GraphQLError(`Expected value of type "${typeStr}", found ${printForError(node)}.`, { nodes: node }));
		return;
	}
	try {
		if ((isEnumType(type) ? type.parseLiteral(node, void 0, context.hideSuggestions) : type.parseLiteral(node, void 0)) === void 0) {
			const typeStr = inspect$1(locationType);
			context.reportError(new GraphQLError(`Expected value of type "${typeStr}", found ${printForError(node)}.`, { nodes: node }));
		}
	} catch (error) {
		const typeStr = inspect$1(locationType);
		if (error instanceof GraphQLError) context.reportError(error);
		else context.reportError(new GraphQLError(`Expected value of type "${typeStr}", found ${printForError(node)}; ` + error.message, {
			nodes: node,
			originalError: error
		}));
	}
}
function validateOneOfInputObject(context, node, type, fieldNodeMap) {
	var _fieldNodeMap$keys$;
	const keys = Object.keys(fieldNodeMap);
	if (keys.length !== 1) {
		context.reportError(new GraphQLError(`OneOf Input Object "${type.name}" must specify exactly one key.`, { nodes: [node] }));
		return;
	}
	const value = (_fieldNodeMap$keys$ = fieldNodeMap[keys[0]]) === null || _fieldNodeMap$keys$ === void 0 ? void 0 : _fieldNodeMap$keys$.value;
	if (!value || value.kind === Kind.NULL) context.reportError(new GraphQLError(`Field "${type.name}.${keys[0]}" must be non-null.`, { nodes: [node] }));
}
// node_modules/graphql/validation/rules/VariablesAreInputTypesRule.mjs
/** @category Validation Rules */
/**
* Variables are input types
*
* A GraphQL operation is only valid if all the variables it defines are of
* input types (scalar, enum, or input object).
*
* See https://spec.graphql.org/draft/#sec-Variables-Are-Input-Types
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { VariablesAreInputTypesRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID): String
*   }
*
*   type User {
*     name: String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($user: User) { field(arg: "1") }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   VariablesAreInputTypesRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [
*   VariablesAreInputTypesRule,
* ]); // => []
* ```
*/
function VariablesAreInputTypesRule(context) {
	return { VariableDefinition(node) {
		const type = typeFromAST(context.getSchema(), node.type);
		if (type !== void 0 && !isInputType(type)) {
			const variableName = node.variable.name.value;
			const typeName = print(node.type);
			context.reportError(new GraphQLError(`Variable "$${variableName}" cannot be non-input type "${typeName}".`, { nodes: node.type }));
		}
	} };
}
// node_modules/graphql/validation/rules/VariablesInAllowedPositionRule.mjs
/** @category Validation Rules */
/**
* Variables in allowed position
*
* Variable usages must be compatible with the arguments they are passed to.
*
* See https://spec.graphql.org/draft/#sec-All-Variable-Usages-are-Allowed
* @param context - The validation context used while checking the document.
* @returns A visitor that reports validation errors for this rule.
* @example
* ```ts
* import { buildSchema, parse, validate } from 'graphql';
* import { VariablesInAllowedPositionRule } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     field(arg: ID!): String
*   }
* `);
*
* const invalidDocument = parse(`
*   query ($id: String) { field(arg: $id) }
* `);
* const invalidErrors = validate(schema, invalidDocument, [
*   VariablesInAllowedPositionRule,
* ]);
*
* invalidErrors.length; // => 1
*
* const validDocument = parse(`
*   query ($id: ID!) { field(arg: $id) }
* `);
* const validErrors = validate(schema, validDocument, [
*   VariablesInAllowedPositionRule,
* ]); // => []
* ```
*/
function VariablesInAllowedPositionRule(context) {
	let varDefMap = Object.create(null);
	return {
		OperationDefinition: {
			enter() {
				varDefMap = Object.create(null);
			},
			leave(operation) {
				const usages = context.getRecursiveVariableUsages(operation);
				for (const { node, type, defaultValue, parentType } of usages) {
					const varName = node.name.value;
					const varDef = varDefMap[varName];
					if (varDef && type) {
						const schema = context.getSchema();
						const varType = typeFromAST(schema, varDef.type);
						if (varType && !allowedVariableUsage(schema, varType, varDef.defaultValue, type, defaultValue)) {
							const varTypeStr = inspect$1(varType);
							const typeStr = inspect$1(type);
							context.reportError(new GraphQLError(`Variable "$${varName}" of type "${varTypeStr}" used in position expecting type "${typeStr}".`, { nodes: [varDef, node] }));
						}
						if (isInputObjectType(parentType) && parentType.isOneOf && isNullableType(varType)) context.reportError(new GraphQLError(`Variable "$${varName}" is of type "${varType}" but must be non-nullable to be used for OneOf Input Object "${parentType}".`, { nodes: [varDef, node] }));
					}
				}
			}
		},
		VariableDefinition(node) {
			varDefMap[node.variable.name.value] = node;
		}
	};
}
/**
* Returns true if the variable is allowed in the location it was found,
* including considering if default values exist for either the variable
* or the location at which it is located.
*
* OneOf Input Object Type fields are considered separately above to
* provide a more descriptive error message.
*
* @internal
*/
function allowedVariableUsage(schema, varType, varDefaultValue, locationType, locationDefaultValue) {
	if (isNonNullType(locationType) && !isNonNullType(varType)) {
		if (!(varDefaultValue != null && varDefaultValue.kind !== Kind.NULL) && !(locationDefaultValue !== void 0)) return false;
		const nullableLocationType = locationType.ofType;
		return isTypeSubTypeOf(schema, varType, nullableLocationType);
	}
	return isTypeSubTypeOf(schema, varType, locationType);
}
// node_modules/graphql/validation/specifiedRules.mjs
/** @category Validation Rules */
/**
* Technically these aren't part of the spec but they are strongly encouraged
* validation rules.
*/
var recommendedRules = Object.freeze([MaxIntrospectionDepthRule]);
/**
* This set includes all validation rules defined by the GraphQL spec.
*
* The order of the rules in this list has been adjusted to lead to the
* most clear output when encountering multiple validation errors.
*/
var specifiedRules = Object.freeze([
	ExecutableDefinitionsRule,
	UniqueOperationNamesRule,
	LoneAnonymousOperationRule,
	SingleFieldSubscriptionsRule,
	KnownTypeNamesRule,
	FragmentsOnCompositeTypesRule,
	VariablesAreInputTypesRule,
	ScalarLeafsRule,
	FieldsOnCorrectTypeRule,
	UniqueFragmentNamesRule,
	KnownFragmentNamesRule,
	NoUnusedFragmentsRule,
	PossibleFragmentSpreadsRule,
	NoFragmentCyclesRule,
	UniqueVariableNamesRule,
	NoUndefinedVariablesRule,
	NoUnusedVariablesRule,
	KnownDirectivesRule,
	UniqueDirectivesPerLocationRule,
	KnownArgumentNamesRule,
	UniqueArgumentNamesRule,
	ValuesOfCorrectTypeRule,
	ProvidedRequiredArgumentsRule,
	VariablesInAllowedPositionRule,
	OverlappingFieldsCanBeMergedRule,
	UniqueInputFieldNamesRule,
	...recommendedRules
]);
Object.freeze([
	LoneSchemaDefinitionRule,
	UniqueOperationTypesRule,
	UniqueTypeNamesRule,
	UniqueEnumValueNamesRule,
	UniqueFieldDefinitionNamesRule,
	UniqueArgumentDefinitionNamesRule,
	UniqueDirectiveNamesRule,
	KnownTypeNamesRule,
	KnownDirectivesRule,
	UniqueDirectivesPerLocationRule,
	PossibleTypeExtensionsRule,
	KnownArgumentNamesOnDirectivesRule,
	UniqueArgumentNamesRule,
	UniqueInputFieldNamesRule,
	ProvidedRequiredArgumentsOnDirectivesRule
]);
// node_modules/graphql/jsutils/SetMap.mjs
/**
* Maps an order-independent set of member identities to a value.
* Each member receives a map-local ID; sorted IDs form the exact key.
* @internal
*/
var SetMap = class {
	constructor() {
		this._entries = /* @__PURE__ */ new Map();
		this._memberIds = /* @__PURE__ */ new Map();
		this._nextMemberId = 0;
	}
	get(members) {
		return this._entries.get(this._key(members));
	}
	set(members, value) {
		this._entries.set(this._key(members), value);
	}
	_key(members) {
		const ids = [];
		for (const member of members) {
			let id = this._memberIds.get(member);
			if (id === void 0) {
				id = this._nextMemberId++;
				this._memberIds.set(member, id);
			}
			ids.push(id);
		}
		ids.sort((id1, id2) => id1 - id2);
		return ids.join(",");
	}
};
// node_modules/graphql/validation/ValidationContext.mjs
/** @category Validation Context */
/**
* An instance of this class is passed as the "this" context to all validators,
* allowing access to commonly useful contextual information from within a
* validation rule.
*
* @internal
*/
var ASTValidationContext = class {
	_remainingFragmentWork = 5e4;
	constructor(ast, onError) {
		this._ast = ast;
		this._fragments = void 0;
		this._fragmentSpreads = /* @__PURE__ */ new Map();
		this._recursivelyReferencedFragments = new SetMap();
		this._onError = onError;
	}
	get [Symbol.toStringTag]() {
		return "ASTValidationContext";
	}
	reportError(error) {
		this._onError(error);
	}
	getDocument() {
		return this._ast;
	}
	getFragment(name) {
		let fragments;
		if (this._fragments) fragments = this._fragments;
		else {
			fragments = Object.create(null);
			for (const defNode of this.getDocument().definitions) if (defNode.kind === Kind.FRAGMENT_DEFINITION) fragments[defNode.name.value] = defNode;
			this._fragments = fragments;
		}
		return fragments[name];
	}
	getFragmentSpreads(node) {
		let spreads = this._fragmentSpreads.get(node);
		if (!spreads) {
			spreads = [];
			const setsToVisit = [node];
			let set;
			while (set = setsToVisit.pop()) for (const selection of set.selections) if (selection.kind === Kind.FRAGMENT_SPREAD) spreads.push(selection);
			else if (selection.selectionSet) setsToVisit.push(selection.selectionSet);
			this._fragmentSpreads.set(node, spreads);
		}
		return spreads;
	}
	getRecursivelyReferencedFragments(operation) {
		return this.getRecursivelyReferencedFragmentsForOperations([operation]);
	}
	getRecursivelyReferencedFragmentsForOperations(operations) {
		const fragmentNames = new Set(operations.flatMap(({ selectionSet }) => this.getFragmentSpreads(selectionSet).map(({ name }) => name.value)));
		let fragments = this._recursivelyReferencedFragments.get(fragmentNames);
		if (!fragments) {
			fragments = [];
			this.spendFragmentWork(fragmentNames.size);
			const collectedNames = new Set(fragmentNames);
			for (const fragName of collectedNames) {
				const fragment = this.getFragment(fragName);
				if (fragment) {
					fragments.push(fragment);
					const spreads = this.getFragmentSpreads(fragment.selectionSet);
					this.spendFragmentWork(spreads.length);
					for (const spread of spreads) collectedNames.add(spread.name.value);
				}
			}
			this._recursivelyReferencedFragments.set(fragmentNames, fragments);
		}
		return fragments;
	}
	/** @internal */
	spendFragmentWork(cost) {
		this._remainingFragmentWork -= cost;
		/* c8 ignore next 3 */
		if (this._remainingFragmentWork < 0) throw validationAbortedError;
	}
};
/** @internal */
/** Validation context passed to query validation rules. */
var ValidationContext = class extends ASTValidationContext {
	/**
	* Creates a ValidationContext instance.
	* @param schema - Schema used to validate the document.
	* @param ast - Document AST being validated.
	* @param typeInfo - TypeInfo instance used to track traversal state.
	* @param onError - Callback invoked for each validation error.
	* @param hideSuggestions - Omit suggestions from error messages.
	* @example
	* ```ts
	* import { parse } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const errors: Array<GraphQLError> = [];
	* const context = new ValidationContext(
	*   schema,
	*   document,
	*   new TypeInfo(schema),
	*   (error) => errors.push(error),
	* );
	*
	* context.reportError(new GraphQLError('Example validation error.'));
	*
	* context.getSchema(); // => schema
	* errors[0].message; // => 'Example validation error.'
	* ```
	*/
	constructor(schema, ast, typeInfo, onError, hideSuggestions) {
		super(ast, onError);
		this._hideSuggestions = hideSuggestions !== null && hideSuggestions !== void 0 ? hideSuggestions : false;
		this._schema = schema;
		this._typeInfo = typeInfo;
		this._variableUsages = /* @__PURE__ */ new Map();
		this._recursiveVariableUsages = /* @__PURE__ */ new Map();
	}
	/**
	* Whether suggestions should be omitted from validation errors.
	* @returns True when validation error suggestions are disabled.
	*/
	get hideSuggestions() {
		return this._hideSuggestions;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "ValidationContext";
	}
	/**
	* Returns the schema being used by this validation context.
	* @returns The schema being validated against.
	* @example
	* ```ts
	* import { parse } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const context = new ValidationContext(
	*   schema,
	*   parse('{ greeting }'),
	*   new TypeInfo(schema),
	*   () => {},
	* );
	*
	* context.getSchema().getQueryType()?.name; // => 'Query'
	* ```
	*/
	getSchema() {
		return this._schema;
	}
	/**
	* Returns variable usages found directly within this node.
	* @param node - The AST node to inspect or visit.
	* @returns Variable usages found directly within this node.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting(name: String): String
	*   }
	* `);
	* const document = parse('query ($name: String) { greeting(name: $name) }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const context = new ValidationContext(
	*   schema,
	*   document,
	*   new TypeInfo(schema),
	*   () => {},
	* );
	*
	* const usages = context.getVariableUsages(operation);
	*
	* usages[0].node.name.value; // => 'name'
	* String(usages[0].type); // => 'String'
	* ```
	*/
	getVariableUsages(node) {
		let usages = this._variableUsages.get(node);
		if (!usages) {
			const newUsages = [];
			const typeInfo = new TypeInfo(this._schema);
			visit(node, visitWithTypeInfo(typeInfo, {
				VariableDefinition: () => false,
				Variable(variable) {
					newUsages.push({
						node: variable,
						type: typeInfo.getInputType(),
						defaultValue: typeInfo.getDefaultValue(),
						parentType: typeInfo.getParentInputType()
					});
				}
			}));
			usages = newUsages;
			this._variableUsages.set(node, usages);
		}
		return usages;
	}
	/**
	* Returns variable usages for an operation, including variables used by referenced fragments.
	* @param operation - Operation definition to inspect.
	* @returns Variable usages reachable from the operation.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { buildSchema, TypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     viewer: User
	*   }
	*
	*   type User {
	*     name(prefix: String): String
	*   }
	* `);
	* const document = parse(`
	*   query ($prefix: String) {
	*     viewer {
	*       ...UserName
	*     }
	*   }
	*
	*   fragment UserName on User {
	*     name(prefix: $prefix)
	*   }
	* `);
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const context = new ValidationContext(
	*   schema,
	*   document,
	*   new TypeInfo(schema),
	*   () => {},
	* );
	*
	* const usages = context.getRecursiveVariableUsages(operation);
	*
	* usages.map((usage) => usage.node.name.value); // => ['prefix']
	* ```
	*/
	getRecursiveVariableUsages(operation) {
		let usages = this._recursiveVariableUsages.get(operation);
		if (!usages) {
			const fragments = this.getRecursivelyReferencedFragments(operation);
			let fragmentUsages = this._recursiveVariableUsages.get(fragments);
			if (!fragmentUsages) {
				this.spendFragmentWork(fragments.length);
				fragmentUsages = fragments.flatMap((frag) => {
					const localUsages = this.getVariableUsages(frag);
					this.spendFragmentWork(localUsages.length);
					return localUsages;
				});
				this._recursiveVariableUsages.set(fragments, fragmentUsages);
			}
			this.spendFragmentWork(fragmentUsages.length);
			usages = this.getVariableUsages(operation).concat(fragmentUsages);
			this._recursiveVariableUsages.set(operation, usages);
		}
		return usages;
	}
	/**
	* Returns the current output type at this point in traversal.
	* @returns The current output type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let typeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       typeName = String(context.getType());
	*     },
	*   }),
	* );
	*
	* typeName; // => 'String'
	* ```
	*/
	getType() {
		return this._typeInfo.getType();
	}
	/**
	* Returns the current parent composite type.
	* @returns The current parent composite type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let parentTypeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       parentTypeName = context.getParentType()?.name;
	*     },
	*   }),
	* );
	*
	* parentTypeName; // => 'Query'
	* ```
	*/
	getParentType() {
		return this._typeInfo.getParentType();
	}
	/**
	* Returns the current input type at this point in traversal.
	* @returns The current input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int): [String]
	*   }
	* `);
	* const document = parse('{ reviews(limit: 5) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let inputTypeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       inputTypeName = String(context.getInputType());
	*     },
	*   }),
	* );
	*
	* inputTypeName; // => 'Int'
	* ```
	*/
	getInputType() {
		return this._typeInfo.getInputType();
	}
	/**
	* Returns the parent input type for the current input position.
	* @returns The parent input type, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   input ReviewFilter {
	*     stars: Int
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewFilter): [String]
	*   }
	* `);
	* const document = parse('{ reviews(filter: { stars: 5 }) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let parentInputTypeName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     ObjectField: () => {
	*       parentInputTypeName = String(context.getParentInputType());
	*     },
	*   }),
	* );
	*
	* parentInputTypeName; // => 'ReviewFilter'
	* ```
	*/
	getParentInputType() {
		return this._typeInfo.getParentInputType();
	}
	/**
	* Returns the current field definition.
	* @returns The current field definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let fieldName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Field: () => {
	*       fieldName = context.getFieldDef()?.name;
	*     },
	*   }),
	* );
	*
	* fieldName; // => 'greeting'
	* ```
	*/
	getFieldDef() {
		return this._typeInfo.getFieldDef();
	}
	/**
	* Returns the current directive definition.
	* @returns The current directive definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	* const document = parse('{ greeting @include(if: true) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let directiveName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Directive: () => {
	*       directiveName = context.getDirective()?.name;
	*     },
	*   }),
	* );
	*
	* directiveName; // => 'include'
	* ```
	*/
	getDirective() {
		return this._typeInfo.getDirective();
	}
	/**
	* Returns the current argument definition.
	* @returns The current argument definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     reviews(limit: Int): [String]
	*   }
	* `);
	* const document = parse('{ reviews(limit: 5) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let argumentName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     Argument: () => {
	*       argumentName = context.getArgument()?.name;
	*     },
	*   }),
	* );
	*
	* argumentName; // => 'limit'
	* ```
	*/
	getArgument() {
		return this._typeInfo.getArgument();
	}
	/**
	* Returns the current enum value definition.
	* @returns The current enum value definition, if known.
	* @example
	* ```ts
	* import { parse, visit } from 'graphql/language';
	* import { buildSchema, TypeInfo, visitWithTypeInfo } from 'graphql/utilities';
	* import { ValidationContext } from 'graphql/validation';
	*
	* const schema = buildSchema(`
	*   enum Sort {
	*     NEWEST
	*     OLDEST
	*   }
	*
	*   type Query {
	*     reviews(sort: Sort): [String]
	*   }
	* `);
	* const document = parse('{ reviews(sort: OLDEST) }');
	* const typeInfo = new TypeInfo(schema);
	* const context = new ValidationContext(schema, document, typeInfo, () => {});
	* let enumValueName;
	*
	* visit(
	*   document,
	*   visitWithTypeInfo(typeInfo, {
	*     EnumValue: () => {
	*       enumValueName = context.getEnumValue()?.name;
	*     },
	*   }),
	* );
	*
	* enumValueName; // => 'OLDEST'
	* ```
	*/
	getEnumValue() {
		return this._typeInfo.getEnumValue();
	}
};
/** A function that creates an AST visitor for validating a GraphQL document. */
// node_modules/graphql/validation/validate.mjs
/** @category Validation */
var QueryDocumentKeysToValidate = mapValue(QueryDocumentKeys, (keys) => keys.filter((key) => key !== "description"));
/**
* Options used when validating a GraphQL document.
* @internal
*/
/**
* Implements the "Validation" section of the spec.
*
* Validation runs synchronously, returning an array of encountered errors, or
* an empty array if no errors were encountered and the document is valid.
*
* A list of specific validation rules may be provided. If not provided, the
* default list of rules defined by the GraphQL specification will be used.
*
* Each validation rule is a function that returns a visitor
* (see the language/visitor API). Visitor methods are expected to return
* GraphQLErrors, or Arrays of GraphQLErrors when invalid.
*
* Validate will stop validation after a `maxErrors` limit has been reached.
* Attackers can send pathologically invalid queries to induce a DoS attack,
* so `maxErrors` defaults to 100 errors.
*
* Optionally a custom TypeInfo instance may be provided. If not provided, one
* will be created from the provided schema.
* @param schema - Schema to validate against.
* @param documentAST - Document AST to validate.
* @param rules - Validation rules to apply.
* @param options - Validation options, including error limits.
* @param typeInfo - TypeInfo instance to update during traversal.
* @returns Validation errors, or an empty array when the document is valid.
* @example
* ```ts
* // Validate with the default specified rules.
* import { parse } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { validate } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
*
* validate(schema, parse('{ greeting }')); // => []
*
* const errors = validate(schema, parse('{ missing }'));
* errors[0].message; // => 'Cannot query field "missing" on type "Query".'
* ```
* @example
* ```ts
* // This variant uses a custom rule list, TypeInfo, and validation options.
* import { parse } from 'graphql/language';
* import { buildSchema, TypeInfo } from 'graphql/utilities';
* import { FieldsOnCorrectTypeRule, validate } from 'graphql/validation';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
* const document = parse('{ missingOne missingTwo }');
*
* const errors = validate(
*   schema,
*   document,
*   [FieldsOnCorrectTypeRule],
*   { maxErrors: 1 },
*   new TypeInfo(schema),
* );
*
* errors.length; // => 2
* errors[1].message; // => 'Too many validation errors, error limit reached. Validation aborted.'
* ```
*/
function validate(schema, documentAST, rules = specifiedRules, options, typeInfo = new TypeInfo(schema)) {
	var _options$maxErrors, _options$hideSuggesti;
	const maxErrors = (_options$maxErrors = options === null || options === void 0 ? void 0 : options.maxErrors) !== null && _options$maxErrors !== void 0 ? _options$maxErrors : 100;
	const hideSuggestions = (_options$hideSuggesti = options === null || options === void 0 ? void 0 : options.hideSuggestions) !== null && _options$hideSuggesti !== void 0 ? _options$hideSuggesti : false;
	documentAST || devAssert(false, "Must provide document.");
	assertValidSchema(schema);
	const abortObj = Object.freeze({});
	const errors = [];
	const context = new ValidationContext(schema, documentAST, typeInfo, (error) => {
		if (errors.length >= maxErrors) {
			errors.push(new GraphQLError("Too many validation errors, error limit reached. Validation aborted."));
			throw abortObj;
		}
		errors.push(error);
	}, hideSuggestions);
	const visitor = visitInParallel(rules.map((rule) => rule(context)));
	try {
		visit(documentAST, visitWithTypeInfo(typeInfo, visitor), QueryDocumentKeysToValidate);
	} catch (e) {
		if (e === validationAbortedError) errors.push(validationAbortedError);
		else if (e !== abortObj) throw e;
	}
	return errors;
}
// node_modules/graphql/jsutils/toError.mjs
/**
* Sometimes a non-error is thrown, wrap it as an Error instance to ensure a consistent Error interface.
*
* @internal
*/
function toError(thrownValue) {
	return thrownValue instanceof Error ? thrownValue : new NonErrorThrown(thrownValue);
}
var NonErrorThrown = class extends Error {
	constructor(thrownValue) {
		super("Unexpected error value: " + inspect$1(thrownValue));
		this.name = "NonErrorThrown";
		this.thrownValue = thrownValue;
	}
};
// node_modules/graphql/error/locatedError.mjs
/** @category Errors */
/**
* Given an arbitrary value, presumably thrown while attempting to execute a
* GraphQL operation, produce a new GraphQLError aware of the location in the
* document responsible for the original Error.
* @param rawOriginalError - The original error value to wrap.
* @param nodes - The AST nodes associated with the error.
* @param path - The response path associated with the error.
* @returns The GraphQL error.
* @example
* ```ts
* import { Kind } from 'graphql/language';
* import assert from 'node:assert/strict';
* import { parse } from 'graphql/language';
* import { locatedError } from 'graphql/error';
*
* const document = parse('{ viewer { name } }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
* const error = locatedError(new Error('Resolver failed'), fieldNode, ['viewer']);
*
* error.message; // => 'Resolver failed'
* error.locations; // => [{ line: 1, column: 3 }]
* error.path; // => ['viewer']
* ```
*/
function locatedError$1(rawOriginalError, nodes, path) {
	var _nodes;
	const originalError = toError(rawOriginalError);
	if (isLocatedGraphQLError(originalError)) return originalError;
	return new GraphQLError(originalError.message, {
		nodes: (_nodes = originalError.nodes) !== null && _nodes !== void 0 ? _nodes : nodes,
		source: originalError.source,
		positions: originalError.positions,
		path,
		originalError
	});
}
function isLocatedGraphQLError(error) {
	return Array.isArray(error.path);
}
// node_modules/graphql/utilities/getOperationAST.mjs
/** @category Operations */
/**
* Returns an operation AST given a document AST and optionally an operation
* name. If a name is not provided, an operation is only returned if only one is
* provided in the document.
* @param documentAST - The parsed GraphQL document AST.
* @param operationName - The optional operation name to select.
* @returns The resolved operation ast.
* @example
* ```ts
* import { parse } from 'graphql/language';
* import { getOperationAST } from 'graphql/utilities';
*
* const document = parse('query GetName { name }');
* const operation = getOperationAST(document, 'GetName');
*
* operation?.name?.value; // => 'GetName'
* getOperationAST(document, 'Missing'); // => null
* ```
*/
function getOperationAST(documentAST, operationName) {
	let operation = null;
	for (const definition of documentAST.definitions) if (definition.kind === Kind.OPERATION_DEFINITION) {
		var _definition$name;
		if (operationName == null) {
			if (operation) return null;
			operation = definition;
		} else if (((_definition$name = definition.name) === null || _definition$name === void 0 ? void 0 : _definition$name.value) === operationName) return definition;
	}
	return operation;
}
// node_modules/@escape.tech/graphql-armor-block-field-suggestions/dist/graphql-armor-block-field-suggestions.esm.js
var blockFieldSuggestionsDefaultOptions = { mask: "[Suggestion hidden]" };
var formatter = (error, mask) => {
	if (error instanceof GraphQLError) error.message = error.message.replace(/Did you mean ".+"\?/g, mask).trim();
	return error;
};
var blockFieldSuggestionsPlugin = (options) => {
	var _options$mask;
	const mask = (_options$mask = options?.mask) !== null && _options$mask !== void 0 ? _options$mask : blockFieldSuggestionsDefaultOptions.mask;
	return { onValidate: () => {
		return function onValidateEnd({ valid, result, setResult }) {
			if (!valid) setResult(result.map((error) => formatter(error, mask)));
		};
	} };
};
// node_modules/@escape.tech/graphql-armor-cost-limit/dist/graphql-armor-cost-limit.esm.js
function _toPrimitive$5(input, hint) {
	if (typeof input !== "object" || input === null) return input;
	var prim = input[Symbol.toPrimitive];
	if (prim !== void 0) {
		var res = prim.call(input, hint || "default");
		if (typeof res !== "object") return res;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return (hint === "string" ? String : Number)(input);
}
function _toPropertyKey$5(arg) {
	var key = _toPrimitive$5(arg, "string");
	return typeof key === "symbol" ? key : String(key);
}
function _defineProperty$5(obj, key, value) {
	key = _toPropertyKey$5(key);
	if (key in obj) Object.defineProperty(obj, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else obj[key] = value;
	return obj;
}
var costLimitDefaultOptions = {
	maxCost: 5e3,
	objectCost: 2,
	scalarCost: 1,
	depthCostFactor: 1.5,
	flattenFragments: false,
	fragmentRecursionCost: 1e3,
	ignoreIntrospection: true,
	exposeLimits: true,
	errorMessage: "Query validation error.",
	onAccept: [],
	onReject: [],
	propagateOnRejection: true
};
var CostLimitVisitor = class {
	constructor(context, options) {
		_defineProperty$5(this, "OperationDefinition", void 0);
		_defineProperty$5(this, "context", void 0);
		_defineProperty$5(this, "config", void 0);
		_defineProperty$5(this, "visitedFragments", void 0);
		this.context = context;
		this.config = Object.assign({}, costLimitDefaultOptions, ...Object.entries(options !== null && options !== void 0 ? options : {}).map(([k, v]) => v === void 0 ? {} : { [k]: v }));
		this.visitedFragments = /* @__PURE__ */ new Map();
		this.OperationDefinition = { enter: this.onOperationDefinitionEnter.bind(this) };
	}
	onOperationDefinitionEnter(operation) {
		const complexity = this.computeComplexity(operation);
		if (complexity > this.config.maxCost) {
			const message = this.config.exposeLimits ? `Query Cost limit of ${this.config.maxCost} exceeded, found ${complexity}.` : this.config.errorMessage;
			const err = new GraphQLError(`Syntax Error: ${message}`);
			for (const handler of this.config.onReject) handler(this.context, err);
			if (this.config.propagateOnRejection) throw err;
		} else for (const handler of this.config.onAccept) handler(this.context, { n: complexity });
	}
	computeComplexity(node, depth = 0) {
		if (this.config.ignoreIntrospection && "name" in node && node.name?.value === "__schema" && node.kind === Kind.FIELD) return 0;
		if (node.kind === Kind.OPERATION_DEFINITION) return node.selectionSet.selections.reduce((v, child) => v + this.computeComplexity(child, depth + 1), 0);
		let cost = this.config.scalarCost;
		if ("selectionSet" in node && node.selectionSet) {
			cost = this.config.objectCost;
			let setMultiplier = 1;
			if ("arguments" in node && node.arguments) {
				for (const arg of node.arguments) if (arg.name.value === "first" || arg.name.value === "last") {
					if (arg.value.kind === "IntValue") {
						var _parseInt;
						setMultiplier = Math.max((_parseInt = parseInt(arg.value.value, 10)) !== null && _parseInt !== void 0 ? _parseInt : 1, setMultiplier);
					}
					break;
				}
			}
			for (const child of node.selectionSet.selections) if (this.config.flattenFragments && (child.kind === Kind.INLINE_FRAGMENT || child.kind === Kind.FRAGMENT_SPREAD)) cost += this.computeComplexity(child, depth);
			else cost += this.config.depthCostFactor * this.computeComplexity(child, depth + 1);
			cost *= setMultiplier;
		} else if (node.kind === Kind.FRAGMENT_SPREAD) {
			if (this.visitedFragments.has(node.name.value)) {
				var _this$visitedFragment;
				const visitCost = (_this$visitedFragment = this.visitedFragments.get(node.name.value)) !== null && _this$visitedFragment !== void 0 ? _this$visitedFragment : 0;
				return cost + this.config.depthCostFactor * visitCost;
			} else this.visitedFragments.set(node.name.value, -1);
			const fragment = this.context.getFragment(node.name.value);
			if (fragment) {
				let fragmentCost;
				if (this.config.flattenFragments) {
					fragmentCost = this.computeComplexity(fragment, depth);
					cost += fragmentCost;
				} else {
					fragmentCost = this.computeComplexity(fragment, depth + 1);
					cost += this.config.depthCostFactor * fragmentCost;
				}
				if (this.visitedFragments.get(node.name.value) === -1) this.visitedFragments.set(node.name.value, fragmentCost);
			}
		}
		return cost;
	}
};
var costLimitRule = (options) => (context) => new CostLimitVisitor(context, options);
var costLimitPlugin = (options) => {
	return { onValidate({ addValidationRule }) {
		addValidationRule(costLimitRule(options));
	} };
};
// node_modules/@escape.tech/graphql-armor-max-aliases/dist/graphql-armor-max-aliases.esm.js
function _toPrimitive$4(input, hint) {
	if (typeof input !== "object" || input === null) return input;
	var prim = input[Symbol.toPrimitive];
	if (prim !== void 0) {
		var res = prim.call(input, hint || "default");
		if (typeof res !== "object") return res;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return (hint === "string" ? String : Number)(input);
}
function _toPropertyKey$4(arg) {
	var key = _toPrimitive$4(arg, "string");
	return typeof key === "symbol" ? key : String(key);
}
function _defineProperty$4(obj, key, value) {
	key = _toPropertyKey$4(key);
	if (key in obj) Object.defineProperty(obj, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else obj[key] = value;
	return obj;
}
var maxAliasesDefaultOptions = {
	n: 15,
	allowList: ["__typename"],
	exposeLimits: true,
	errorMessage: "Query validation error.",
	onAccept: [],
	onReject: [],
	propagateOnRejection: true
};
var MaxAliasesVisitor = class {
	constructor(context, options) {
		_defineProperty$4(this, "OperationDefinition", void 0);
		_defineProperty$4(this, "context", void 0);
		_defineProperty$4(this, "config", void 0);
		_defineProperty$4(this, "visitedFragments", void 0);
		this.context = context;
		this.config = Object.assign({}, maxAliasesDefaultOptions, ...Object.entries(options !== null && options !== void 0 ? options : {}).map(([k, v]) => v === void 0 ? {} : { [k]: v }));
		this.visitedFragments = /* @__PURE__ */ new Map();
		this.OperationDefinition = { enter: this.onOperationDefinitionEnter.bind(this) };
	}
	onOperationDefinitionEnter(operation) {
		const aliases = this.countAliases(operation);
		if (aliases > this.config.n) {
			const message = this.config.exposeLimits ? `Aliases limit of ${this.config.n} exceeded, found ${aliases}.` : this.config.errorMessage;
			const err = new GraphQLError(`Syntax Error: ${message}`);
			for (const handler of this.config.onReject) handler(this.context, err);
			if (this.config.propagateOnRejection) throw err;
		} else for (const handler of this.config.onAccept) handler(this.context, { n: aliases });
	}
	countAliases(node) {
		let aliases = 0;
		if ("alias" in node && node.alias && !this.config.allowList.includes(node.alias.value) && !this.config.allowList.includes(node.name.value)) ++aliases;
		if ("selectionSet" in node && node.selectionSet) for (const child of node.selectionSet.selections) aliases += this.countAliases(child);
		else if (node.kind === Kind.FRAGMENT_SPREAD) {
			if (this.visitedFragments.has(node.name.value)) {
				var _this$visitedFragment;
				return (_this$visitedFragment = this.visitedFragments.get(node.name.value)) !== null && _this$visitedFragment !== void 0 ? _this$visitedFragment : 0;
			} else this.visitedFragments.set(node.name.value, -1);
			const fragment = this.context.getFragment(node.name.value);
			if (fragment) {
				const additionalAliases = this.countAliases(fragment);
				if (this.visitedFragments.get(node.name.value) === -1) this.visitedFragments.set(node.name.value, additionalAliases);
				aliases += additionalAliases;
			}
		}
		return aliases;
	}
};
var maxAliasesRule = (options) => (context) => new MaxAliasesVisitor(context, options);
var maxAliasesPlugin = (options) => {
	return { onValidate({ addValidationRule }) {
		addValidationRule(maxAliasesRule(options));
	} };
};
// node_modules/@escape.tech/graphql-armor-max-depth/dist/graphql-armor-max-depth.esm.js
function _toPrimitive$3(input, hint) {
	if (typeof input !== "object" || input === null) return input;
	var prim = input[Symbol.toPrimitive];
	if (prim !== void 0) {
		var res = prim.call(input, hint || "default");
		if (typeof res !== "object") return res;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return (hint === "string" ? String : Number)(input);
}
function _toPropertyKey$3(arg) {
	var key = _toPrimitive$3(arg, "string");
	return typeof key === "symbol" ? key : String(key);
}
function _defineProperty$3(obj, key, value) {
	key = _toPropertyKey$3(key);
	if (key in obj) Object.defineProperty(obj, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else obj[key] = value;
	return obj;
}
var maxDepthDefaultOptions = {
	n: 6,
	ignoreIntrospection: true,
	flattenFragments: false,
	exposeLimits: true,
	errorMessage: "Query validation error.",
	onAccept: [],
	onReject: [],
	propagateOnRejection: true
};
var MaxDepthVisitor = class {
	constructor(context, options) {
		_defineProperty$3(this, "OperationDefinition", void 0);
		_defineProperty$3(this, "context", void 0);
		_defineProperty$3(this, "config", void 0);
		_defineProperty$3(this, "visitedFragments", void 0);
		this.context = context;
		this.config = Object.assign({}, maxDepthDefaultOptions, ...Object.entries(options !== null && options !== void 0 ? options : {}).map(([k, v]) => v === void 0 ? {} : { [k]: v }));
		this.visitedFragments = /* @__PURE__ */ new Map();
		this.OperationDefinition = { enter: this.onOperationDefinitionEnter };
	}
	onOperationDefinitionEnter(operation) {
		const depth = this.countDepth(operation);
		if (depth > this.config.n) {
			const message = this.config.exposeLimits ? `Query depth limit of ${this.config.n} exceeded, found ${depth}.` : this.config.errorMessage;
			const err = new GraphQLError(`Syntax Error: ${message}`);
			for (const handler of this.config.onReject) handler(this.context, err);
			if (this.config.propagateOnRejection) throw err;
		} else for (const handler of this.config.onAccept) handler(this.context, { n: depth });
	}
	countDepth(node, parentDepth = 0) {
		if (this.config.ignoreIntrospection && "name" in node && node.name?.value === "__schema" && node.kind === Kind.FIELD) return 0;
		let depth = parentDepth;
		if ("selectionSet" in node && node.selectionSet) for (const child of node.selectionSet.selections) if (this.config.flattenFragments && (child.kind === Kind.INLINE_FRAGMENT || child.kind === Kind.FRAGMENT_SPREAD)) depth = Math.max(depth, this.countDepth(child, parentDepth));
		else depth = Math.max(depth, this.countDepth(child, parentDepth + 1));
		else if (node.kind == Kind.FRAGMENT_SPREAD) {
			if (!this.config.flattenFragments) parentDepth += 1;
			if (this.visitedFragments.has(node.name.value)) {
				var _this$visitedFragment;
				return parentDepth + ((_this$visitedFragment = this.visitedFragments.get(node.name.value)) !== null && _this$visitedFragment !== void 0 ? _this$visitedFragment : 0);
			} else this.visitedFragments.set(node.name.value, -1);
			const fragment = this.context.getFragment(node.name.value);
			if (fragment) {
				let fragmentDepth = this.countDepth(fragment, 0);
				depth = Math.max(depth, parentDepth + fragmentDepth);
				if (this.visitedFragments.get(node.name.value) === -1) this.visitedFragments.set(node.name.value, fragmentDepth);
			}
		}
		return depth;
	}
};
var maxDepthRule = (options) => (context) => new MaxDepthVisitor(context, options);
var maxDepthPlugin = (options) => {
	return { onValidate({ addValidationRule }) {
		addValidationRule(maxDepthRule(options));
	} };
};
// node_modules/@escape.tech/graphql-armor-max-directives/dist/graphql-armor-max-directives.esm.js
function _toPrimitive$2(input, hint) {
	if (typeof input !== "object" || input === null) return input;
	var prim = input[Symbol.toPrimitive];
	if (prim !== void 0) {
		var res = prim.call(input, hint || "default");
		if (typeof res !== "object") return res;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return (hint === "string" ? String : Number)(input);
}
function _toPropertyKey$2(arg) {
	var key = _toPrimitive$2(arg, "string");
	return typeof key === "symbol" ? key : String(key);
}
function _defineProperty$2(obj, key, value) {
	key = _toPropertyKey$2(key);
	if (key in obj) Object.defineProperty(obj, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else obj[key] = value;
	return obj;
}
var maxDirectivesDefaultOptions = {
	n: 50,
	exposeLimits: true,
	errorMessage: "Query validation error.",
	onAccept: [],
	onReject: [],
	propagateOnRejection: true
};
var MaxDirectivesVisitor = class {
	constructor(context, options) {
		_defineProperty$2(this, "OperationDefinition", void 0);
		_defineProperty$2(this, "context", void 0);
		_defineProperty$2(this, "config", void 0);
		_defineProperty$2(this, "visitedFragments", void 0);
		this.context = context;
		this.config = Object.assign({}, maxDirectivesDefaultOptions, ...Object.entries(options !== null && options !== void 0 ? options : {}).map(([k, v]) => v === void 0 ? {} : { [k]: v }));
		this.visitedFragments = /* @__PURE__ */ new Map();
		this.OperationDefinition = { enter: this.onOperationDefinitionEnter.bind(this) };
	}
	onOperationDefinitionEnter(operation) {
		const directives = this.countDirectives(operation);
		if (directives > this.config.n) {
			const message = this.config.exposeLimits ? `Directives limit of ${this.config.n} exceeded, found ${directives}.` : this.config.errorMessage;
			const err = new GraphQLError(`Syntax Error: ${message}`);
			for (const handler of this.config.onReject) handler(this.context, err);
			if (this.config.propagateOnRejection) throw err;
		} else for (const handler of this.config.onAccept) handler(this.context, { n: directives });
	}
	countDirectives(node) {
		let directives = 0;
		if (node.directives) directives += node.directives.length;
		if ("selectionSet" in node && node.selectionSet) for (const child of node.selectionSet.selections) directives += this.countDirectives(child);
		else if (node.kind === Kind.FRAGMENT_SPREAD) {
			if (this.visitedFragments.has(node.name.value)) {
				var _this$visitedFragment;
				return (_this$visitedFragment = this.visitedFragments.get(node.name.value)) !== null && _this$visitedFragment !== void 0 ? _this$visitedFragment : 0;
			} else this.visitedFragments.set(node.name.value, -1);
			const fragment = this.context.getFragment(node.name.value);
			if (fragment) {
				const additionalDirectives = this.countDirectives(fragment);
				if (this.visitedFragments.get(node.name.value) === -1) this.visitedFragments.set(node.name.value, additionalDirectives);
				directives += additionalDirectives;
			}
		}
		return directives;
	}
};
var maxDirectivesRule = (options) => (context) => new MaxDirectivesVisitor(context, options);
var maxDirectivesPlugin = (options) => {
	return { onValidate({ addValidationRule }) {
		addValidationRule(maxDirectivesRule(options));
	} };
};
// node_modules/@escape.tech/graphql-armor-max-tokens/dist/graphql-armor-max-tokens.esm.js
function _toPrimitive$1(input, hint) {
	if (typeof input !== "object" || input === null) return input;
	var prim = input[Symbol.toPrimitive];
	if (prim !== void 0) {
		var res = prim.call(input, hint || "default");
		if (typeof res !== "object") return res;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return (hint === "string" ? String : Number)(input);
}
function _toPropertyKey$1(arg) {
	var key = _toPrimitive$1(arg, "string");
	return typeof key === "symbol" ? key : String(key);
}
function _defineProperty$1(obj, key, value) {
	key = _toPropertyKey$1(key);
	if (key in obj) Object.defineProperty(obj, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else obj[key] = value;
	return obj;
}
var maxTokenDefaultOptions = {
	n: 1e3,
	exposeLimits: true,
	errorMessage: "Query validation error.",
	onAccept: [],
	onReject: [],
	propagateOnRejection: true
};
var MaxTokensParserWLexer = class extends Parser {
	get tokenCount() {
		return this._tokenCount;
	}
	constructor(source, options) {
		super(source, options);
		_defineProperty$1(this, "_tokenCount", 0);
		_defineProperty$1(this, "config", void 0);
		this.config = Object.assign({}, maxTokenDefaultOptions, ...Object.entries(options !== null && options !== void 0 ? options : {}).map(([k, v]) => v === void 0 ? {} : { [k]: v }));
		const lexer = this._lexer;
		this._lexer = new Proxy(lexer, { get: (target, prop, receiver) => {
			if (prop === "advance") return () => {
				const token = target.advance();
				if (token.kind !== TokenKind.EOF) this._tokenCount++;
				if (this._tokenCount > this.config.n) {
					const message = this.config.exposeLimits ? `Token limit of ${this.config.n} exceeded.` : this.config.errorMessage;
					const err = new GraphQLError(`Syntax Error: ${message}`);
					for (const handler of this.config.onReject) handler(null, err);
					if (this.config.propagateOnRejection) throw err;
				}
				for (const handler of this.config.onAccept) handler(null, { n: this._tokenCount });
				return token;
			};
			return Reflect.get(target, prop, receiver);
		} });
	}
};
function maxTokensPlugin(config) {
	function parseWithTokenLimit(source, options) {
		return new MaxTokensParserWLexer(source, Object.assign({}, options, config)).parseDocument();
	}
	return { onParse({ setParseFn }) {
		setParseFn(parseWithTokenLimit);
	} };
}
// node_modules/@escape.tech/graphql-armor/dist/graphql-armor.esm.js
function _toPrimitive(input, hint) {
	if (typeof input !== "object" || input === null) return input;
	var prim = input[Symbol.toPrimitive];
	if (prim !== void 0) {
		var res = prim.call(input, hint || "default");
		if (typeof res !== "object") return res;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return (hint === "string" ? String : Number)(input);
}
function _toPropertyKey(arg) {
	var key = _toPrimitive(arg, "string");
	return typeof key === "symbol" ? key : String(key);
}
function _defineProperty(obj, key, value) {
	key = _toPropertyKey(key);
	if (key in obj) Object.defineProperty(obj, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
	else obj[key] = value;
	return obj;
}
var EnvelopProtection = class {
	constructor(config) {
		_defineProperty(this, "config", void 0);
		_defineProperty(this, "enabledByDefault", true);
		this.config = config;
	}
};
var EnvelopBlockFieldSuggestionProtection = class extends EnvelopProtection {
	get isEnabled() {
		var _this$config$blockFie;
		if (!this.config.blockFieldSuggestion) return this.enabledByDefault;
		return (_this$config$blockFie = this.config.blockFieldSuggestion.enabled) !== null && _this$config$blockFie !== void 0 ? _this$config$blockFie : this.enabledByDefault;
	}
	protect() {
		return { plugins: [blockFieldSuggestionsPlugin(this.config.blockFieldSuggestion)] };
	}
};
var EnvelopCostLimitProtection = class extends EnvelopProtection {
	get isEnabled() {
		var _this$config$costLimi;
		if (!this.config.costLimit) return this.enabledByDefault;
		return (_this$config$costLimi = this.config.costLimit.enabled) !== null && _this$config$costLimi !== void 0 ? _this$config$costLimi : this.enabledByDefault;
	}
	protect() {
		return { plugins: [costLimitPlugin(this.config.costLimit)] };
	}
};
var EnvelopMaxAliasesProtection = class extends EnvelopProtection {
	get isEnabled() {
		var _this$config$maxAlias;
		if (!this.config.maxAliases) return this.enabledByDefault;
		return (_this$config$maxAlias = this.config.maxAliases.enabled) !== null && _this$config$maxAlias !== void 0 ? _this$config$maxAlias : this.enabledByDefault;
	}
	protect() {
		return { plugins: [maxAliasesPlugin(this.config.maxAliases)] };
	}
};
var EnvelopMaxDepthProtection = class extends EnvelopProtection {
	get isEnabled() {
		var _this$config$maxDepth;
		if (!this.config.maxDepth) return this.enabledByDefault;
		return (_this$config$maxDepth = this.config.maxDepth.enabled) !== null && _this$config$maxDepth !== void 0 ? _this$config$maxDepth : this.enabledByDefault;
	}
	protect() {
		return { plugins: [maxDepthPlugin(this.config.maxDepth)] };
	}
};
var EnvelopMaxDirectivesProtection = class extends EnvelopProtection {
	get isEnabled() {
		var _this$config$maxDirec;
		if (!this.config.maxDirectives) return this.enabledByDefault;
		return (_this$config$maxDirec = this.config.maxDirectives.enabled) !== null && _this$config$maxDirec !== void 0 ? _this$config$maxDirec : this.enabledByDefault;
	}
	protect() {
		return { plugins: [maxDirectivesPlugin(this.config.maxDirectives)] };
	}
};
var EnvelopMaxTokensProtection = class extends EnvelopProtection {
	get isEnabled() {
		var _this$config$maxToken;
		if (!this.config.maxTokens) return this.enabledByDefault;
		return (_this$config$maxToken = this.config.maxTokens.enabled) !== null && _this$config$maxToken !== void 0 ? _this$config$maxToken : this.enabledByDefault;
	}
	protect() {
		return { plugins: [maxTokensPlugin(this.config.maxTokens)] };
	}
};
var EnvelopArmor = class {
	constructor(config = {}) {
		_defineProperty(this, "protections", void 0);
		this.protections = [
			new EnvelopBlockFieldSuggestionProtection(config),
			new EnvelopMaxTokensProtection(config),
			new EnvelopMaxDirectivesProtection(config),
			new EnvelopMaxAliasesProtection(config),
			new EnvelopCostLimitProtection(config),
			new EnvelopMaxDepthProtection(config)
		];
	}
	protect() {
		const plugins = [];
		for (const protection of this.protections) if (protection.isEnabled) {
			const enhancements = protection.protect();
			plugins.push(...enhancements.plugins);
		}
		return { plugins };
	}
};
// node_modules/@graphql-yoga/logger/esm/index.js
var ansiCodes = {
	red: "\x1B[31m",
	yellow: "\x1B[33m",
	magenta: "\x1B[35m",
	cyan: "\x1B[36m",
	reset: "\x1B[0m"
};
var warnPrefix = ansiCodes.yellow + "WARN" + ansiCodes.reset;
var infoPrefix = ansiCodes.cyan + "INFO" + ansiCodes.reset;
var errorPrefix = ansiCodes.red + "ERR" + ansiCodes.reset;
var debugPrefix = ansiCodes.magenta + "DEBUG" + ansiCodes.reset;
var logLevelScores = {
	debug: 0,
	info: 1,
	warn: 2,
	error: 3,
	silent: 4
};
var noop = () => {};
var consoleLog = (prefix) => (...args) => console.log(prefix, ...args);
var debugLog = console.debug ? (...args) => console.debug(debugPrefix, ...args) : consoleLog(debugPrefix);
var infoLog = console.info ? (...args) => console.info(infoPrefix, ...args) : consoleLog(infoPrefix);
var warnLog = console.warn ? (...args) => console.warn(warnPrefix, ...args) : consoleLog(warnPrefix);
var errorLog = console.error ? (...args) => console.error(errorPrefix, ...args) : consoleLog(errorPrefix);
var createLogger = (logLevel = globalThis.process?.env["DEBUG"] === "1" ? "debug" : "info") => {
	const score = logLevelScores[logLevel];
	return {
		debug: score > logLevelScores.debug ? noop : debugLog,
		info: score > logLevelScores.info ? noop : infoLog,
		warn: score > logLevelScores.warn ? noop : warnLog,
		error: score > logLevelScores.error ? noop : errorLog
	};
};
// node_modules/@whatwg-node/promise-helpers/esm/index.js
var kFakePromise$1 = Symbol.for("@whatwg-node/promise-helpers/FakePromise");
function isPromise$1(value) {
	return value?.then != null;
}
function isActualPromise$1(value) {
	const maybePromise = value;
	return maybePromise && maybePromise.then && maybePromise.catch && maybePromise.finally;
}
function handleMaybePromise$1(inputFactory, outputSuccessFactory, outputErrorFactory, finallyFactory) {
	let result$ = fakePromise$1().then(inputFactory).then(outputSuccessFactory, outputErrorFactory);
	if (finallyFactory) result$ = result$.finally(finallyFactory);
	return unfakePromise$1(result$);
}
function fakePromise$1(value) {
	if (value && isActualPromise$1(value)) return value;
	if (isPromise$1(value)) return {
		then: (resolve, reject) => fakePromise$1(value.then(resolve, reject)),
		catch: (reject) => fakePromise$1(value.then((res) => res, reject)),
		finally: (cb) => fakePromise$1(cb ? promiseLikeFinally$1(value, cb) : value),
		[Symbol.toStringTag]: "Promise"
	};
	return {
		then(resolve) {
			if (resolve) try {
				return fakePromise$1(resolve(value));
			} catch (err) {
				return fakeRejectPromise$1(err);
			}
			return this;
		},
		catch() {
			return this;
		},
		finally(cb) {
			if (cb) try {
				return fakePromise$1(cb()).then(() => value, () => value);
			} catch (err) {
				return fakeRejectPromise$1(err);
			}
			return this;
		},
		[Symbol.toStringTag]: "Promise",
		__fakePromiseValue: value,
		[kFakePromise$1]: "resolved"
	};
}
function createDeferredPromise$1() {
	if (Promise.withResolvers) return Promise.withResolvers();
	let resolveFn;
	let rejectFn;
	return {
		promise: new Promise(function deferredPromiseExecutor(resolve, reject) {
			resolveFn = resolve;
			rejectFn = reject;
		}),
		get resolve() {
			return resolveFn;
		},
		get reject() {
			return rejectFn;
		}
	};
}
function iterateAsync(iterable, callback, results) {
	if (iterable?.length === 0) return;
	const iterator = iterable[Symbol.iterator]();
	let index = 0;
	function iterate() {
		const { done: endOfIterator, value } = iterator.next();
		if (endOfIterator) return;
		let endedEarly = false;
		function endEarly() {
			endedEarly = true;
		}
		return handleMaybePromise$1(function handleCallback() {
			return callback(value, endEarly, index++);
		}, function handleCallbackResult(result) {
			if (result) results?.push(result);
			if (endedEarly) return;
			return iterate();
		});
	}
	return iterate();
}
function fakeRejectPromise$1(error) {
	return {
		then(_resolve, reject) {
			if (reject) try {
				return fakePromise$1(reject(error));
			} catch (err) {
				return fakeRejectPromise$1(err);
			}
			return this;
		},
		catch(reject) {
			if (reject) try {
				return fakePromise$1(reject(error));
			} catch (err) {
				return fakeRejectPromise$1(err);
			}
			return this;
		},
		finally(cb) {
			if (cb) try {
				cb();
			} catch (err) {
				return fakeRejectPromise$1(err);
			}
			return this;
		},
		__fakeRejectError: error,
		[Symbol.toStringTag]: "Promise",
		[kFakePromise$1]: "rejected"
	};
}
/**
* Given an AsyncIterable and a callback function, return an AsyncIterator
* which produces values mapped via calling the callback function.
*/
function mapAsyncIterator$1(iterator, onNext, onError, onEnd) {
	if (Symbol.asyncIterator in iterator) iterator = iterator[Symbol.asyncIterator]();
	let $return;
	let abruptClose;
	let onEndWithValue;
	if (onEnd) {
		let onEndWithValueResult;
		onEndWithValue = (value) => {
			onEndWithValueResult ||= handleMaybePromise$1(onEnd, () => value, () => value);
			return onEndWithValueResult;
		};
	}
	if (typeof iterator.return === "function") {
		$return = iterator.return;
		abruptClose = (error) => {
			const rethrow = () => {
				throw error;
			};
			return $return.call(iterator).then(rethrow, rethrow);
		};
	}
	function mapResult(result) {
		if (result.done) return onEndWithValue ? onEndWithValue(result) : result;
		return handleMaybePromise$1(() => result.value, (value) => handleMaybePromise$1(() => onNext(value), iteratorResult$1, abruptClose));
	}
	let mapReject;
	if (onError) {
		let onErrorResult;
		const reject = onError;
		mapReject = (error) => {
			onErrorResult ||= handleMaybePromise$1(() => error, (error) => handleMaybePromise$1(() => reject(error), iteratorResult$1, abruptClose));
			return onErrorResult;
		};
	}
	return {
		next() {
			return iterator.next().then(mapResult, mapReject);
		},
		return() {
			const res$ = $return ? $return.call(iterator).then(mapResult, mapReject) : fakePromise$1({
				value: void 0,
				done: true
			});
			return onEndWithValue ? res$.then(onEndWithValue) : res$;
		},
		throw(error) {
			if (typeof iterator.throw === "function") return iterator.throw(error).then(mapResult, mapReject);
			if (abruptClose) return abruptClose(error);
			return fakeRejectPromise$1(error);
		},
		[Symbol.asyncIterator]() {
			return this;
		}
	};
}
function iteratorResult$1(value) {
	return {
		value,
		done: false
	};
}
function isFakePromise$1(value) {
	return value?.[kFakePromise$1] === "resolved";
}
function isFakeRejectPromise$1(value) {
	return value?.[kFakePromise$1] === "rejected";
}
function promiseLikeFinally$1(value, onFinally) {
	if ("finally" in value) return value.finally(onFinally);
	return value.then((res) => {
		const finallyRes = onFinally();
		return isPromise$1(finallyRes) ? finallyRes.then(() => res) : res;
	}, (err) => {
		const finallyRes = onFinally();
		if (isPromise$1(finallyRes)) return finallyRes.then(() => {
			throw err;
		});
		else throw err;
	});
}
function unfakePromise$1(promise) {
	if (isFakePromise$1(promise)) return promise.__fakePromiseValue;
	if (isFakeRejectPromise$1(promise)) throw promise.__fakeRejectError;
	return promise;
}
// node_modules/graphql-yoga/esm/graphiql-html.js
var graphiql_html_default = "<!doctype html><html lang=en><head><meta charset=utf-8><title>__TITLE__</title><link rel=icon href=https://raw.githubusercontent.com/graphql-hive/graphql-yoga/main/packages/render-graphiql/favicon.ico><link crossorigin rel=stylesheet href=https://unpkg.com/@graphql-yoga/graphiql@4.5.1/dist/graphiql.css></head><body id=body class=no-focus-outline><noscript>You need to enable JavaScript to run this app.</noscript><div id=root>Loading __TITLE__...</div><script>function prepareBlob(r){const o=new Blob([r],{type:\"application/javascript\"});return URL.createObjectURL(o)}const workers={},workerUrls={editorWorkerService:\"https://unpkg.com/@graphql-yoga/graphiql@4.5.1/dist/monacoeditorwork/editor.worker.bundle.js\",json:\"https://unpkg.com/@graphql-yoga/graphiql@4.5.1/dist/monacoeditorwork/json.worker.bundle.js\",graphql:\"https://unpkg.com/@graphql-yoga/graphiql@4.5.1/dist/monacoeditorwork/graphql.worker..bundle.js\"};function prepareWorkers(){return Promise.all(Object.entries(workerUrls).map(async([r,o])=>{const e=await fetch(o),t=await e.text();workers[r]=prepareBlob(t)}))}self.MonacoEnvironment={globalAPI:!1,getWorkerUrl:function(r,o){return workers[o]}}<\/script><script src=https://unpkg.com/@graphql-yoga/graphiql@4.5.1/dist/yoga-graphiql.umd.js><\/script><script>prepareWorkers().finally(()=>{YogaGraphiQL.renderYogaGraphiQL(root,__OPTS__)})<\/script></body></html>";
// node_modules/graphql-yoga/esm/plugins/use-graphiql.js
function shouldRenderGraphiQL({ headers, method }) {
	return method === "GET" && !!headers?.get("accept")?.includes("text/html");
}
var renderGraphiQL = (opts) => graphiql_html_default.replace("__TITLE__", opts?.title || "Yoga GraphiQL").replace("__OPTS__", JSON.stringify(opts ?? {}));
function useGraphiQL(config) {
	const logger = config.logger ?? console;
	let graphiqlOptionsFactory;
	if (typeof config?.options === "function") graphiqlOptionsFactory = config?.options;
	else if (typeof config?.options === "object") graphiqlOptionsFactory = () => config?.options;
	else if (config?.options === false) graphiqlOptionsFactory = () => false;
	else graphiqlOptionsFactory = () => ({});
	const renderer = config?.render ?? renderGraphiQL;
	return { onRequest({ request, serverContext, fetchAPI, endResponse, url }) {
		const graphqlEndpoint = config.getGraphQLEndpoint();
		if (shouldRenderGraphiQL(request) && (request.url.endsWith(graphqlEndpoint) || request.url.endsWith(`${graphqlEndpoint}/`) || url.pathname === graphqlEndpoint || url.pathname === `${graphqlEndpoint}/` || config.getGraphQLEndpointURLPattern().test(url))) {
			logger.debug(`Rendering GraphiQL`);
			return handleMaybePromise$1(() => graphiqlOptionsFactory(request, serverContext), (graphiqlOptions) => {
				if (graphiqlOptions) return handleMaybePromise$1(() => renderer({ ...graphiqlOptions === true ? {} : graphiqlOptions }), (graphiqlBody) => {
					endResponse(new fetchAPI.Response(graphiqlBody, {
						headers: { "Content-Type": "text/html" },
						status: 200
					}));
				});
			});
		}
	} };
}
// node_modules/graphql-yoga/esm/plugins/use-schema.js
function isGraphQLSchema(schemaDef) {
	return schemaDef?.[Symbol.toStringTag] === "GraphQLSchema";
}
var useSchema = (schemaDef) => {
	if (schemaDef == null) return {};
	if (isGraphQLSchema(schemaDef)) return { onPluginInit({ setSchema }) {
		setSchema(schemaDef);
	} };
	if ("then" in schemaDef) {
		let schema;
		return {
			onRequestParse() {
				return { onRequestParseDone() {
					if (!schema) return handleMaybePromise$1(() => schemaDef, (schemaDef) => {
						schema = schemaDef;
					});
				} };
			},
			onEnveloped({ setSchema }) {
				if (schema == null) throw new Error(`You provide a promise of a schema but it hasn't been resolved yet. Make sure you use this plugin with GraphQL Yoga.`);
				if (!isGraphQLSchema(schema)) throw new Error(`The resolved schema is not a valid GraphQLSchema instance.`);
				setSchema(schema);
			}
		};
	}
	if (typeof schemaDef === "function") {
		const schemaByRequest = /* @__PURE__ */ new WeakMap();
		return {
			onRequestParse({ request, serverContext }) {
				return { onRequestParseDone() {
					return handleMaybePromise$1(() => schemaDef({
						...serverContext,
						request
					}), (schemaDef) => {
						if (!isGraphQLSchema(schemaDef)) throw new Error("The factory function did not return a valid GraphQLSchema.");
						schemaByRequest.set(request, schemaDef);
					});
				} };
			},
			onEnveloped({ setSchema, context }) {
				if (context?.request == null) throw new Error("Request object is not available in the context. Make sure you use this plugin with GraphQL Yoga.");
				const schema = schemaByRequest.get(context.request);
				if (schema == null) throw new Error(`No schema found for this request. Make sure you use this plugin with GraphQL Yoga.`);
				setSchema(schema);
			}
		};
	}
	throw new Error(`Invalid schema definition provided, expected a schema, promise or function.`);
};
// node_modules/cross-inspect/esm/index.js
var MAX_RECURSIVE_DEPTH = 3;
/**
* Used to print values in error messages.
*/
function inspect(value) {
	return formatValue(value, []);
}
function formatValue(value, seenValues) {
	switch (typeof value) {
		case "string": return JSON.stringify(value);
		case "function": return value.name ? `[function ${value.name}]` : "[function]";
		case "object": return formatObjectValue(value, seenValues);
		default: return String(value);
	}
}
function formatError(value) {
	if (value.name = "GraphQLError") return value.toString();
	return `${value.name}: ${value.message};\n ${value.stack}`;
}
function formatObjectValue(value, previouslySeenValues) {
	if (value === null) return "null";
	if (value instanceof Error) {
		if (value.name === "AggregateError") return formatError(value) + "\n" + formatArray(value.errors, previouslySeenValues);
		return formatError(value);
	}
	if (previouslySeenValues.includes(value)) return "[Circular]";
	const seenValues = [...previouslySeenValues, value];
	if (isJSONable(value)) {
		const jsonValue = value.toJSON();
		if (jsonValue !== value) return typeof jsonValue === "string" ? jsonValue : formatValue(jsonValue, seenValues);
	} else if (Array.isArray(value)) return formatArray(value, seenValues);
	return formatObject(value, seenValues);
}
function isJSONable(value) {
	return typeof value.toJSON === "function";
}
function formatObject(object, seenValues) {
	const entries = Object.entries(object);
	if (entries.length === 0) return "{}";
	if (seenValues.length > MAX_RECURSIVE_DEPTH) return "[" + getObjectTag(object) + "]";
	return "{ " + entries.map(([key, value]) => key + ": " + formatValue(value, seenValues)).join(", ") + " }";
}
function formatArray(array, seenValues) {
	if (array.length === 0) return "[]";
	if (seenValues.length > MAX_RECURSIVE_DEPTH) return "[Array]";
	const len = array.length;
	const items = [];
	for (let i = 0; i < len; ++i) items.push(formatValue(array[i], seenValues));
	return "[" + items.join(", ") + "]";
}
function getObjectTag(object) {
	const tag = Object.prototype.toString.call(object).replace(/^\[object /, "").replace(/]$/, "");
	if (tag === "Object" && typeof object.constructor === "function") {
		const name = object.constructor.name;
		if (typeof name === "string" && name !== "") return name;
	}
	return tag;
}
// node_modules/@envelop/instrumentation/esm/instrumentation.js
/**
* Composes 2 instrumentations together into one instrumentation.
* The first one will be the outer call, the second one the inner call.
*/
function chain(first, next) {
	const merged = {
		...next,
		...first
	};
	for (const key of Object.keys(merged)) if (key in first && key in next) merged[key] = (payload, wrapped) => first[key](payload, () => next[key](payload, wrapped));
	return merged;
}
/**
* A helper to instrument a function.
*
* @param payload: The first argument that will be passed to the instrumentation on each function call
* @returns Function and Async Functions factories allowing to wrap a function with a given instrument.
*/
var getInstrumented = (payload) => ({
	/**
	* Wraps the `wrapped` function with the given `instrument` wrapper.
	* @returns The wrapped function, or `undefined` if the instrument is `undefined`.
	*/
	fn(instrument, wrapped) {
		if (!instrument) return wrapped;
		return (...args) => {
			let result;
			instrument(payload, () => {
				result = wrapped(...args);
			});
			return result;
		};
	},
	/**
	* Wraps the `wrapped` function with the given `instrument` wrapper.
	* @returns The wrapped function, or `undefined` if the instrument is `undefined`.
	*/
	asyncFn(instrument, wrapped) {
		if (!instrument) return wrapped;
		return (...args) => {
			let result;
			return handleMaybePromise$1(() => instrument(payload, () => {
				result = wrapped(...args);
				return isPromise$1(result) ? result.then(() => void 0) : void 0;
			}), () => {
				return result;
			});
		};
	}
});
// node_modules/@envelop/core/esm/document-string-map.js
var documentStringMap = /* @__PURE__ */ new WeakMap();
// node_modules/@envelop/core/esm/utils.js
function getSubscribeArgs(args) {
	return args.length === 1 ? args[0] : {
		schema: args[0],
		document: args[1],
		rootValue: args[2],
		contextValue: args[3],
		variableValues: args[4],
		operationName: args[5],
		fieldResolver: args[6],
		subscribeFieldResolver: args[7]
	};
}
/**
* Utility function for making a subscribe function that handles polymorphic arguments.
*/
var makeSubscribe = (subscribeFn) => ((...polyArgs) => subscribeFn(getSubscribeArgs(polyArgs)));
function getExecuteArgs(args) {
	return args.length === 1 ? args[0] : {
		schema: args[0],
		document: args[1],
		rootValue: args[2],
		contextValue: args[3],
		variableValues: args[4],
		operationName: args[5],
		fieldResolver: args[6],
		typeResolver: args[7]
	};
}
/**
* Utility function for making a execute function that handles polymorphic arguments.
*/
var makeExecute = (executeFn) => ((...polyArgs) => executeFn(getExecuteArgs(polyArgs)));
/**
* Returns true if the provided object implements the AsyncIterator protocol via
* implementing a `Symbol.asyncIterator` method.
*
* Source: https://github.com/graphql/graphql-js/blob/main/src/jsutils/isAsyncIterable.ts
*/
function isAsyncIterable$3(maybeAsyncIterable) {
	return typeof maybeAsyncIterable === "object" && maybeAsyncIterable != null && typeof maybeAsyncIterable[Symbol.asyncIterator] === "function";
}
/**
* A utility function for handling `onExecuteDone` hook result, for simplifying the handling of AsyncIterable returned from `execute`.
*
* @param payload The payload send to `onExecuteDone` hook function
* @param fn The handler to be executed on each result
* @returns a subscription for streamed results, or undefined in case of an non-async
*/
function handleStreamOrSingleExecutionResult(payload, fn) {
	if (isAsyncIterable$3(payload.result)) return { onNext: fn };
	fn({
		args: payload.args,
		result: payload.result,
		setResult: payload.setResult
	});
}
function finalAsyncIterator(source, onFinal) {
	let iterator;
	function ensureIterator() {
		iterator ||= source[Symbol.asyncIterator]();
		return iterator;
	}
	let isDone = false;
	return {
		[Symbol.asyncIterator]() {
			return this;
		},
		next() {
			return ensureIterator().next().then((result) => {
				if (result.done && isDone === false) {
					isDone = true;
					onFinal();
				}
				return result;
			});
		},
		return() {
			const promise = ensureIterator().return?.();
			if (isDone === false) {
				isDone = true;
				onFinal();
			}
			return promise || fakePromise$1({
				done: true,
				value: void 0
			});
		},
		throw(error) {
			const promise = ensureIterator().throw?.();
			if (promise) return promise;
			throw error;
		},
		[Symbol.asyncDispose || Symbol.for("Symbol.asyncDispose")]() {
			return fakePromise$1();
		}
	};
}
function errorAsyncIterator(source, onError) {
	let iterator;
	function ensureIterator() {
		iterator ||= source[Symbol.asyncIterator]();
		return iterator;
	}
	return {
		[Symbol.asyncIterator]() {
			return this;
		},
		next() {
			return ensureIterator().next().catch((error) => {
				onError(error);
				return {
					done: true,
					value: void 0
				};
			});
		},
		return() {
			return ensureIterator().return?.() || fakePromise$1({
				done: true,
				value: void 0
			});
		},
		throw(error) {
			const promise = ensureIterator().throw?.();
			if (promise) return promise;
			throw error;
		},
		[Symbol.asyncDispose || Symbol.for("Symbol.asyncDispose")]() {
			return fakePromise$1();
		}
	};
}
// node_modules/@envelop/core/esm/orchestrator.js
function throwEngineFunctionError(name) {
	throw Error(`No \`${name}\` function found! Register it using "useEngine" plugin.`);
}
function createEnvelopOrchestrator({ plugins }) {
	let schema = null;
	let initDone = false;
	const parse = () => throwEngineFunctionError("parse");
	const validate = () => throwEngineFunctionError("validate");
	const execute = () => throwEngineFunctionError("execute");
	const subscribe = () => throwEngineFunctionError("subscribe");
	let instrumentation;
	const replaceSchema = (newSchema, ignorePluginIndex = -1) => {
		if (schema === newSchema) return;
		schema = newSchema;
		if (initDone) {
			for (const [i, plugin] of plugins.entries()) if (i !== ignorePluginIndex) plugin.onSchemaChange && plugin.onSchemaChange({
				schema,
				replaceSchema: (schemaToSet) => {
					replaceSchema(schemaToSet, i);
				}
			});
		}
	};
	const contextErrorHandlers = [];
	for (let i = 0; i < plugins.length; i++) {
		const plugin = plugins[i];
		const pluginsToAdd = [];
		plugin?.onPluginInit?.({
			plugins,
			addPlugin: (newPlugin) => {
				pluginsToAdd.push(newPlugin);
			},
			setSchema: (modifiedSchema) => replaceSchema(modifiedSchema, i),
			registerContextErrorHandler: (handler) => contextErrorHandlers.push(handler)
		});
		pluginsToAdd.length && plugins.splice(i + 1, 0, ...pluginsToAdd);
	}
	const beforeCallbacks = {
		init: [],
		parse: [],
		validate: [],
		subscribe: [],
		execute: [],
		context: []
	};
	for (const { onContextBuilding, onExecute, onParse, onSubscribe, onValidate, onEnveloped, instrumentation: pluginInstrumentation } of plugins) {
		onEnveloped && beforeCallbacks.init.push(onEnveloped);
		onContextBuilding && beforeCallbacks.context.push(onContextBuilding);
		onExecute && beforeCallbacks.execute.push(onExecute);
		onParse && beforeCallbacks.parse.push(onParse);
		onSubscribe && beforeCallbacks.subscribe.push(onSubscribe);
		onValidate && beforeCallbacks.validate.push(onValidate);
		if (pluginInstrumentation) instrumentation = instrumentation ? chain(instrumentation, pluginInstrumentation) : pluginInstrumentation;
	}
	const init = (initialContext) => {
		for (const [i, onEnveloped] of beforeCallbacks.init.entries()) onEnveloped({
			context: initialContext,
			extendContext: (extension) => {
				if (!initialContext) return;
				Object.assign(initialContext, extension);
			},
			setSchema: (modifiedSchema) => replaceSchema(modifiedSchema, i)
		});
	};
	const customParse = beforeCallbacks.parse.length ? (initialContext) => (source, parseOptions) => {
		let result = null;
		let parseFn = parse;
		const context = initialContext;
		const afterCalls = [];
		for (const onParse of beforeCallbacks.parse) {
			const afterFn = onParse({
				context,
				extendContext: (extension) => {
					Object.assign(context, extension);
				},
				params: {
					source,
					options: parseOptions
				},
				parseFn,
				setParseFn: (newFn) => {
					parseFn = newFn;
				},
				setParsedDocument: (newDoc) => {
					result = newDoc;
				}
			});
			if (afterFn) afterCalls.push(afterFn);
		}
		if (result === null) try {
			result = parseFn(source, parseOptions);
		} catch (e) {
			result = e;
		}
		for (const afterCb of afterCalls) afterCb({
			context,
			extendContext: (extension) => {
				Object.assign(context, extension);
			},
			replaceParseResult: (newResult) => {
				result = newResult;
			},
			result
		});
		if (result === null) throw new Error(`Failed to parse document.`);
		if (result instanceof Error) throw result;
		documentStringMap.set(result, source.toString());
		return result;
	} : () => parse;
	const customValidate = beforeCallbacks.validate.length ? (initialContext) => (schema, documentAST, rules, typeInfo, validationOptions) => {
		let actualRules = rules ? [...rules] : void 0;
		let validateFn = validate;
		let result = null;
		const context = initialContext;
		const afterCalls = [];
		for (const onValidate of beforeCallbacks.validate) {
			const afterFn = onValidate({
				context,
				extendContext: (extension) => {
					Object.assign(context, extension);
				},
				params: {
					schema,
					documentAST,
					rules: actualRules,
					typeInfo,
					options: validationOptions
				},
				validateFn,
				addValidationRule: (rule) => {
					actualRules ||= [];
					actualRules.push(rule);
				},
				setValidationFn: (newFn) => {
					validateFn = newFn;
				},
				setResult: (newResults) => {
					result = newResults;
				}
			});
			afterFn && afterCalls.push(afterFn);
		}
		result ||= validateFn(schema, documentAST, actualRules, typeInfo, validationOptions);
		if (!result) return;
		const valid = result.length === 0;
		for (const afterCb of afterCalls) afterCb({
			valid,
			result,
			context,
			extendContext: (extension) => {
				Object.assign(context, extension);
			},
			setResult: (newResult) => {
				result = newResult;
			}
		});
		return result;
	} : () => validate;
	const customContextFactory = beforeCallbacks.context.length ? (initialContext) => (orchestratorCtx) => {
		const afterCalls = [];
		const context = initialContext;
		if (orchestratorCtx) Object.assign(context, orchestratorCtx);
		let isBreakingContextBuilding = false;
		return handleMaybePromise$1(() => iterateAsync(beforeCallbacks.context, (onContext, stopEarly) => onContext({
			context,
			extendContext: (extension) => {
				Object.assign(context, extension);
			},
			breakContextBuilding: () => {
				isBreakingContextBuilding = true;
				stopEarly();
			}
		}), afterCalls), () => {
			if (!isBreakingContextBuilding) return handleMaybePromise$1(() => iterateAsync(afterCalls, (afterCb) => afterCb({
				context,
				extendContext(extension) {
					Object.assign(context, extension);
				}
			})), () => context);
			return context;
		}, (err) => {
			let error = err;
			for (const errorCb of contextErrorHandlers) errorCb({
				context,
				error,
				setError: (err) => {
					error = err;
				}
			});
			throw error;
		});
	} : (initialContext) => (orchestratorCtx) => {
		if (orchestratorCtx) Object.assign(initialContext, orchestratorCtx);
		return initialContext;
	};
	const customSubscribe = beforeCallbacks.subscribe.length ? makeSubscribe((args) => {
		let subscribeFn = subscribe;
		const afterCallbacks = [];
		const context = args.contextValue || {};
		let result;
		return handleMaybePromise$1(() => iterateAsync(beforeCallbacks.subscribe, (onSubscribe, endEarly) => onSubscribe({
			subscribeFn,
			setSubscribeFn: (newSubscribeFn) => {
				subscribeFn = newSubscribeFn;
			},
			context,
			extendContext: (extension) => {
				Object.assign(context, extension);
			},
			args,
			setResultAndStopExecution: (stopResult) => {
				result = stopResult;
				endEarly();
			}
		}), afterCallbacks), () => {
			const afterCalls = [];
			const subscribeErrorHandlers = [];
			for (const { onSubscribeResult, onSubscribeError } of afterCallbacks) {
				if (onSubscribeResult) afterCalls.push(onSubscribeResult);
				if (onSubscribeError) subscribeErrorHandlers.push(onSubscribeError);
			}
			return handleMaybePromise$1(() => result || subscribeFn(args), (result) => {
				const onNextHandler = [];
				const onEndHandler = [];
				for (const afterCb of afterCalls) {
					const hookResult = afterCb({
						args,
						result,
						setResult: (newResult) => {
							result = newResult;
						}
					});
					if (hookResult) {
						if (hookResult.onNext) onNextHandler.push(hookResult.onNext);
						if (hookResult.onEnd) onEndHandler.push(hookResult.onEnd);
					}
				}
				if (onNextHandler.length && isAsyncIterable$3(result)) result = mapAsyncIterator$1(result, (result) => handleMaybePromise$1(() => iterateAsync(onNextHandler, (onNext) => onNext({
					args,
					result,
					setResult: (newResult) => result = newResult
				})), () => result));
				if (onEndHandler.length && isAsyncIterable$3(result)) result = finalAsyncIterator(result, () => {
					for (const onEnd of onEndHandler) onEnd();
				});
				if (subscribeErrorHandlers.length && isAsyncIterable$3(result)) result = errorAsyncIterator(result, (err) => {
					let error = err;
					for (const handler of subscribeErrorHandlers) handler({
						error,
						setError: (err) => {
							error = err;
						}
					});
					throw error;
				});
				return result;
			});
		});
	}) : makeSubscribe(subscribe);
	const customExecute = beforeCallbacks.execute.length ? makeExecute((args) => {
		let executeFn = execute;
		let result;
		const afterCalls = [];
		const afterDoneCalls = [];
		const context = args.contextValue || {};
		return handleMaybePromise$1(() => iterateAsync(beforeCallbacks.execute, (onExecute, endEarly) => onExecute({
			executeFn,
			setExecuteFn: (newExecuteFn) => {
				executeFn = newExecuteFn;
			},
			setResultAndStopExecution: (stopResult) => {
				result = stopResult;
				endEarly();
			},
			context,
			extendContext: (extension) => {
				if (typeof extension === "object") Object.assign(context, extension);
				else throw new Error(`Invalid context extension provided! Expected "object", got: "${JSON.stringify(extension)}" (${typeof extension})`);
			},
			args
		}), afterCalls), () => handleMaybePromise$1(() => result || executeFn({
			...args,
			contextValue: context
		}), (result) => handleMaybePromise$1(() => iterateAsync(afterCalls, (afterCb) => afterCb.onExecuteDone?.({
			args,
			result,
			setResult: (newResult) => {
				result = newResult;
			}
		}), afterDoneCalls), () => {
			const onNextHandler = [];
			const onEndHandler = [];
			for (const { onNext, onEnd } of afterDoneCalls) {
				if (onNext) onNextHandler.push(onNext);
				if (onEnd) onEndHandler.push(onEnd);
			}
			if (onNextHandler.length && isAsyncIterable$3(result)) result = mapAsyncIterator$1(result, (result) => handleMaybePromise$1(() => iterateAsync(onNextHandler, (onNext) => onNext({
				args,
				result,
				setResult: (newResult) => {
					result = newResult;
				}
			})), () => result));
			if (onEndHandler.length && isAsyncIterable$3(result)) result = finalAsyncIterator(result, () => {
				for (const onEnd of onEndHandler) onEnd();
			});
			return result;
		})));
	}) : makeExecute(execute);
	initDone = true;
	if (schema) for (const [i, plugin] of plugins.entries()) plugin.onSchemaChange?.({
		schema,
		replaceSchema: (modifiedSchema) => replaceSchema(modifiedSchema, i)
	});
	return {
		getCurrentSchema() {
			return schema;
		},
		init,
		parse: customParse,
		validate: customValidate,
		execute: customExecute,
		subscribe: customSubscribe,
		contextFactory: customContextFactory,
		instrumentation
	};
}
// node_modules/@envelop/core/esm/create.js
function notEmpty(value) {
	return value != null;
}
function envelop(options) {
	const plugins = options.plugins.filter(notEmpty);
	const orchestrator = createEnvelopOrchestrator({ plugins });
	const instrumentation = orchestrator.instrumentation;
	const getEnveloped = (context = {}) => {
		const instrumented = getInstrumented({ context });
		const typedOrchestrator = orchestrator;
		instrumented.fn(instrumentation?.init, orchestrator.init)(context);
		return {
			parse: instrumented.fn(instrumentation?.parse, typedOrchestrator.parse(context)),
			validate: instrumented.fn(instrumentation?.validate, typedOrchestrator.validate(context)),
			contextFactory: instrumented.fn(instrumentation?.context, typedOrchestrator.contextFactory(context)),
			execute: instrumented.asyncFn(instrumentation?.execute, typedOrchestrator.execute),
			subscribe: instrumented.asyncFn(instrumentation?.subscribe, typedOrchestrator.subscribe),
			schema: typedOrchestrator.getCurrentSchema()
		};
	};
	getEnveloped._plugins = plugins;
	return getEnveloped;
}
function isGraphQLError$1(error) {
	return error instanceof Error && error.name === "GraphQLError";
}
function isOriginalGraphQLError$1(error) {
	if (isGraphQLError$1(error)) {
		if (error.originalError != null) return isOriginalGraphQLError$1(error.originalError);
		return true;
	}
	return false;
}
function createSerializableGraphQLError(message, originalError, isDev) {
	const error = new Error(message);
	error.name = "GraphQLError";
	if (isDev) {
		const extensions = originalError instanceof Error ? {
			message: originalError.message,
			stack: originalError.stack
		} : { message: String(originalError) };
		Object.defineProperty(error, "extensions", { get() {
			return extensions;
		} });
	}
	Object.defineProperty(error, "toJSON", { value() {
		return {
			message: error.message,
			extensions: error.extensions
		};
	} });
	return error;
}
var createDefaultMaskError = (isDev) => (error, message) => {
	if (isOriginalGraphQLError$1(error)) return error;
	return createSerializableGraphQLError(message, error, isDev);
};
var defaultMaskError = createDefaultMaskError(globalThis.process?.env?.["NODE_ENV"] === "development");
var makeHandleResult = (maskError, message) => ({ result, setResult }) => {
	if (result.errors != null) setResult({
		...result,
		errors: result.errors.map((error) => maskError(error, message))
	});
};
function useMaskedErrors(opts) {
	const maskError = opts?.maskError ?? defaultMaskError;
	const message = opts?.errorMessage || "Unexpected error.";
	const handleResult = makeHandleResult(maskError, message);
	return {
		onPluginInit(context) {
			context.registerContextErrorHandler(({ error, setError }) => {
				setError(maskError(error, message));
			});
		},
		onExecute() {
			return { onExecuteDone(payload) {
				return handleStreamOrSingleExecutionResult(payload, handleResult);
			} };
		},
		onSubscribe() {
			return {
				onSubscribeResult(payload) {
					return handleStreamOrSingleExecutionResult(payload, handleResult);
				},
				onSubscribeError({ error, setError }) {
					setError(maskError(error, message));
				}
			};
		}
	};
}
// node_modules/@envelop/core/esm/plugins/use-extend-context.js
var useExtendContext = (contextFactory) => ({ onContextBuilding({ context, extendContext }) {
	return handleMaybePromise$1(() => contextFactory(context), (result) => extendContext(result));
} });
// node_modules/@envelop/core/esm/plugins/use-engine.js
var useEngine = (engine) => {
	return {
		onExecute: ({ setExecuteFn }) => {
			if (engine.execute) setExecuteFn(engine.execute);
		},
		onParse: ({ setParseFn }) => {
			if (engine.parse) setParseFn(engine.parse);
		},
		onValidate: ({ setValidationFn, addValidationRule }) => {
			if (engine.validate) setValidationFn(engine.validate);
			engine.specifiedRules?.map(addValidationRule);
		},
		onSubscribe: ({ setSubscribeFn }) => {
			if (engine.subscribe) setSubscribeFn(engine.subscribe);
		}
	};
};
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/errors.js
var possibleGraphQLErrorProperties$1 = [
	"message",
	"locations",
	"path",
	"nodes",
	"source",
	"positions",
	"originalError",
	"name",
	"stack",
	"extensions",
	"coordinate"
];
function isGraphQLErrorLike$1(error) {
	return error != null && typeof error === "object" && Object.keys(error).every((key) => possibleGraphQLErrorProperties$1.includes(key));
}
function createGraphQLError$1(message, options) {
	if (options?.originalError && !(options.originalError instanceof Error) && isGraphQLErrorLike$1(options.originalError)) options.originalError = createGraphQLError$1(options.originalError.message, options.originalError);
	const Constructor = GraphQLError;
	const error = versionInfo.major >= 16 ? new Constructor(message, options) : new Constructor(message, options?.nodes, options?.source, options?.positions, options?.path, options?.originalError, options?.extensions);
	if (options?.coordinate && error.coordinate == null) Object.defineProperties(error, { coordinate: {
		value: options.coordinate,
		enumerable: true,
		configurable: true
	} });
	return error;
}
function locatedError(rawError, nodes, path, info) {
	const error = locatedError$1(rawError, nodes, path);
	if (!error.coordinate && info && error.coordinate == null) {
		const coordinate = `${info.parentType.name}.${info.fieldName}`;
		Object.defineProperties(error, { coordinate: {
			value: coordinate,
			enumerable: true,
			configurable: true
		} });
	}
	return error;
}
// node_modules/@graphql-tools/executor/node_modules/@whatwg-node/promise-helpers/esm/index.js
var kFakePromise = Symbol.for("@whatwg-node/promise-helpers/FakePromise");
function isPromise(value) {
	return value?.then != null;
}
function isActualPromise(value) {
	const maybePromise = value;
	return maybePromise && maybePromise.then && maybePromise.catch && maybePromise.finally;
}
function handleMaybePromise(inputFactory, outputSuccessFactory, outputErrorFactory, finallyFactory) {
	let result$ = fakePromise().then(inputFactory).then(outputSuccessFactory, outputErrorFactory);
	if (finallyFactory) result$ = result$.finally(finallyFactory);
	return unfakePromise(result$);
}
function fakePromise(value) {
	if (value && isActualPromise(value)) return value;
	if (isPromise(value)) return {
		then: (resolve, reject) => fakePromise(value.then(resolve, reject)),
		catch: (reject) => fakePromise(value.then((res) => res, reject)),
		finally: (cb) => fakePromise(cb ? promiseLikeFinally(value, cb) : value),
		[Symbol.toStringTag]: "Promise"
	};
	return {
		then(resolve) {
			if (resolve) try {
				return fakePromise(resolve(value));
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		catch() {
			return this;
		},
		finally(cb) {
			if (cb) try {
				return fakePromise(cb()).then(() => value, () => value);
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		[Symbol.toStringTag]: "Promise",
		__fakePromiseValue: value,
		[kFakePromise]: "resolved"
	};
}
function createDeferredPromise() {
	if (Promise.withResolvers) return Promise.withResolvers();
	let resolveFn;
	let rejectFn;
	return {
		promise: new Promise(function deferredPromiseExecutor(resolve, reject) {
			resolveFn = resolve;
			rejectFn = reject;
		}),
		get resolve() {
			return resolveFn;
		},
		get reject() {
			return rejectFn;
		}
	};
}
function fakeRejectPromise(error) {
	return {
		then(_resolve, reject) {
			if (reject) try {
				return fakePromise(reject(error));
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		catch(reject) {
			if (reject) try {
				return fakePromise(reject(error));
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		finally(cb) {
			if (cb) try {
				cb();
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		__fakeRejectError: error,
		[Symbol.toStringTag]: "Promise",
		[kFakePromise]: "rejected"
	};
}
/**
* Given an AsyncIterable and a callback function, return an AsyncIterator
* which produces values mapped via calling the callback function.
*/
function mapAsyncIterator(iterator, onNext, onError, onEnd) {
	if (Symbol.asyncIterator in iterator) iterator = iterator[Symbol.asyncIterator]();
	let $return;
	let abruptClose;
	let onEndWithValue;
	if (onEnd) {
		let onEndWithValueResult;
		onEndWithValue = (value) => {
			onEndWithValueResult ||= handleMaybePromise(onEnd, () => value, () => value);
			return onEndWithValueResult;
		};
	}
	if (typeof iterator.return === "function") {
		$return = iterator.return;
		abruptClose = (error) => {
			const rethrow = () => {
				throw error;
			};
			return $return.call(iterator).then(rethrow, rethrow);
		};
	}
	function mapResult(result) {
		if (result.done) return onEndWithValue ? onEndWithValue(result) : result;
		return handleMaybePromise(() => result.value, (value) => handleMaybePromise(() => onNext(value), iteratorResult, abruptClose));
	}
	let mapReject;
	if (onError) {
		let onErrorResult;
		const reject = onError;
		mapReject = (error) => {
			onErrorResult ||= handleMaybePromise(() => error, (error) => handleMaybePromise(() => reject(error), iteratorResult, abruptClose));
			return onErrorResult;
		};
	}
	return {
		next() {
			return iterator.next().then(mapResult, mapReject);
		},
		return() {
			const res$ = $return ? $return.call(iterator).then(mapResult, mapReject) : fakePromise({
				value: void 0,
				done: true
			});
			return onEndWithValue ? res$.then(onEndWithValue) : res$;
		},
		throw(error) {
			if (typeof iterator.throw === "function") return iterator.throw(error).then(mapResult, mapReject);
			if (abruptClose) return abruptClose(error);
			return fakeRejectPromise(error);
		},
		[Symbol.asyncIterator]() {
			return this;
		}
	};
}
function iteratorResult(value) {
	return {
		value,
		done: false
	};
}
function isFakePromise(value) {
	return value?.[kFakePromise] === "resolved";
}
function isFakeRejectPromise(value) {
	return value?.[kFakePromise] === "rejected";
}
function promiseLikeFinally(value, onFinally) {
	if ("finally" in value) return value.finally(onFinally);
	return value.then((res) => {
		const finallyRes = onFinally();
		return isPromise(finallyRes) ? finallyRes.then(() => res) : res;
	}, (err) => {
		const finallyRes = onFinally();
		if (isPromise(finallyRes)) return finallyRes.then(() => {
			throw err;
		});
		else throw err;
	});
}
function unfakePromise(promise) {
	if (isFakePromise(promise)) return promise.__fakePromiseValue;
	if (isFakeRejectPromise(promise)) throw promise.__fakeRejectError;
	return promise;
}
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/jsutils.js
function isIterableObject(value) {
	return value != null && typeof value === "object" && typeof value[Symbol.iterator] === "function";
}
function isObjectLike(value) {
	return typeof value === "object" && value !== null;
}
function promiseReduce(values, callbackFn, initialValue) {
	let accumulator = initialValue;
	for (const value of values) accumulator = handleMaybePromise(() => accumulator, (resolved) => callbackFn(resolved, value));
	return accumulator;
}
function hasOwnProperty(obj, prop) {
	return Object.prototype.hasOwnProperty.call(obj, prop);
}
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/coerceInputs.js
function coerceInputValue(inputValue, type) {
	if (isNonNullType(type)) {
		if (inputValue == null) return;
		return coerceInputValue(inputValue, type.ofType);
	}
	if (inputValue == null) return null;
	if (isListType(type)) {
		if (!isIterableObject(inputValue)) {
			const coercedItem = coerceInputValue(inputValue, type.ofType);
			if (coercedItem === void 0) return;
			return [coercedItem];
		}
		const coercedValue = [];
		for (const itemValue of inputValue) {
			const coercedItem = coerceInputValue(itemValue, type.ofType);
			if (coercedItem === void 0) return;
			coercedValue.push(coercedItem);
		}
		return coercedValue;
	}
	if (isInputObjectType(type)) {
		if (!isObjectLike(inputValue) || Array.isArray(inputValue)) return;
		const coercedValue = Object.create(null);
		const fieldDefs = type.getFields();
		let definedFieldCount = 0;
		for (const fieldName of Object.keys(inputValue)) {
			if (inputValue[fieldName] === void 0) continue;
			definedFieldCount++;
			if (!hasOwnProperty(fieldDefs, fieldName)) return;
		}
		for (const field of Object.values(fieldDefs)) {
			const fieldValue = inputValue[field.name];
			if (fieldValue === void 0) {
				if (isRequiredInputField(field)) return;
				const coercedDefaultValue = coerceDefaultValue(field);
				if (coercedDefaultValue !== void 0) coercedValue[field.name] = coercedDefaultValue;
			} else {
				const coercedField = coerceInputValue(fieldValue, field.type);
				if (coercedField === void 0) return;
				coercedValue[field.name] = coercedField;
			}
		}
		if (type.isOneOf) {
			const keys = Object.keys(coercedValue);
			if (definedFieldCount !== 1 || keys.length !== 1) return;
			if (coercedValue[keys[0]] === null) return;
		}
		return coercedValue;
	}
	const leafType = assertLeafType(type);
	try {
		return typeof leafType.coerceInputValue === "function" ? leafType.coerceInputValue(inputValue) : leafType.parseValue(inputValue);
	} catch {}
}
function coerceInputLiteral(valueNode, type, variableValues, fragmentVariableValues) {
	if (valueNode.kind === Kind.VARIABLE) {
		const coercedVariableValue = getCoercedVariableValue(valueNode, variableValues, fragmentVariableValues);
		if (coercedVariableValue == null && isNonNullType(type)) return;
		return coercedVariableValue;
	}
	if (isNonNullType(type)) {
		if (valueNode.kind === Kind.NULL) return;
		return coerceInputLiteral(valueNode, type.ofType, variableValues, fragmentVariableValues);
	}
	if (valueNode.kind === Kind.NULL) return null;
	if (isListType(type)) {
		if (valueNode.kind !== Kind.LIST) {
			const itemValue = coerceInputLiteral(valueNode, type.ofType, variableValues, fragmentVariableValues);
			if (itemValue === void 0) return;
			return [itemValue];
		}
		const coercedValue = [];
		for (const itemNode of valueNode.values) {
			let itemValue = coerceInputLiteral(itemNode, type.ofType, variableValues, fragmentVariableValues);
			if (itemValue === void 0) {
				if (itemNode.kind === Kind.VARIABLE && getCoercedVariableValue(itemNode, variableValues, fragmentVariableValues) == null && !isNonNullType(type.ofType)) itemValue = null;
				else return;
			}
			coercedValue.push(itemValue);
		}
		return coercedValue;
	}
	if (isInputObjectType(type)) {
		if (valueNode.kind !== Kind.OBJECT) return;
		const coercedValue = Object.create(null);
		const fieldDefs = type.getFields();
		if (valueNode.fields.some((field) => !hasOwnProperty(fieldDefs, field.name.value))) return;
		const fieldNodes = new Map(valueNode.fields.map((field) => [field.name.value, field]));
		for (const field of Object.values(fieldDefs)) {
			const fieldNode = fieldNodes.get(field.name);
			if (!fieldNode || fieldNode.value.kind === Kind.VARIABLE && isMissingVariable(fieldNode.value, variableValues, fragmentVariableValues)) {
				if (isRequiredInputField(field)) return;
				const coercedDefaultValue = coerceDefaultValue(field);
				if (coercedDefaultValue !== void 0) coercedValue[field.name] = coercedDefaultValue;
			} else {
				const fieldValue = coerceInputLiteral(fieldNode.value, field.type, variableValues, fragmentVariableValues);
				if (fieldValue === void 0) return;
				coercedValue[field.name] = fieldValue;
			}
		}
		if (type.isOneOf) {
			const coercedKeys = Object.keys(coercedValue);
			if (fieldNodes.size !== 1 || coercedKeys.length !== 1) return;
			for (const [fieldName, fieldNode] of fieldNodes) if (fieldNode.value.kind === Kind.NULL || coercedValue[fieldName] === null) return;
		}
		return coercedValue;
	}
	const leafType = assertLeafType(type);
	try {
		if (typeof leafType.coerceInputLiteral === "function") {
			const replaced = replaceVariables(valueNode, variableValues, fragmentVariableValues);
			if (replaced == null) return;
			return leafType.coerceInputLiteral(replaced);
		}
		return leafType.parseLiteral(valueNode, variableValues?.coerced);
	} catch {}
}
function getCoercedVariableValue(variableNode, variableValues, fragmentVariableValues) {
	const varName = variableNode.name.value;
	if (fragmentVariableValues?.sources[varName] !== void 0) return fragmentVariableValues.coerced[varName];
	return variableValues?.coerced[varName];
}
function isMissingVariable(variableNode, variableValues, fragmentVariableValues) {
	const varName = variableNode.name.value;
	return (fragmentVariableValues?.sources[varName] !== void 0 ? fragmentVariableValues.coerced : variableValues?.coerced)?.[varName] === void 0;
}
function coerceDefaultValue(inputValue) {
	let coercedDefaultValue = inputValue._memoizedCoercedDefaultValue;
	if (coercedDefaultValue !== void 0) return coercedDefaultValue;
	const defaultInput = inputValue.default;
	if (defaultInput !== void 0) {
		coercedDefaultValue = defaultInput.literal ? coerceInputLiteral(defaultInput.literal, inputValue.type) : coerceInputValue(defaultInput.value, inputValue.type);
		if (coercedDefaultValue === void 0) throw createGraphQLError$1(`Expected value of type "${inspect(inputValue.type)}" to be valid, found: ${inspect(defaultInput.literal ?? defaultInput.value)}.`, defaultInput.literal ? { nodes: [defaultInput.literal] } : void 0);
		inputValue._memoizedCoercedDefaultValue = coercedDefaultValue;
		return coercedDefaultValue;
	}
	const defaultValue = inputValue.defaultValue;
	if (defaultValue !== void 0) inputValue._memoizedCoercedDefaultValue = defaultValue;
	return defaultValue;
}
function replaceVariables(valueNode, variableValues, fragmentVariableValues) {
	switch (valueNode.kind) {
		case Kind.VARIABLE: {
			const varName = valueNode.name.value;
			const fragmentVariableValueSource = fragmentVariableValues?.sources[varName];
			if (fragmentVariableValueSource) {
				const value = fragmentVariableValueSource.value;
				if (value === void 0) {
					const defaultValue = fragmentVariableValueSource.signature?.default;
					if (defaultValue !== void 0) return defaultValue.literal;
					return { kind: Kind.NULL };
				}
				return replaceVariables(value, variableValues, fragmentVariableValueSource.fragmentVariableValues);
			}
			const variableValueSource = variableValues?.sources[varName];
			if (variableValueSource == null) return { kind: Kind.NULL };
			if (variableValueSource.value === void 0) {
				const defaultValue = variableValueSource.signature?.default;
				if (defaultValue !== void 0) return defaultValue.literal;
			}
			return valueToLiteral(variableValueSource.value, variableValueSource.signature.type);
		}
		case Kind.OBJECT: {
			const newFields = [];
			for (const field of valueNode.fields) {
				if (field.value.kind === Kind.VARIABLE) {
					const scopedVariableSource = fragmentVariableValues?.sources[field.value.name.value] ?? variableValues?.sources[field.value.name.value];
					if (scopedVariableSource?.value === void 0 && scopedVariableSource?.signature?.default === void 0) continue;
				}
				const replaced = replaceVariables(field.value, variableValues, fragmentVariableValues);
				if (replaced == null) return;
				newFields.push({
					kind: Kind.OBJECT_FIELD,
					name: field.name,
					value: replaced,
					loc: field.loc
				});
			}
			return {
				kind: Kind.OBJECT,
				fields: newFields,
				loc: valueNode.loc
			};
		}
		case Kind.LIST: {
			const values = [];
			for (const value of valueNode.values) {
				const replaced = replaceVariables(value, variableValues, fragmentVariableValues);
				if (replaced == null) return;
				values.push(replaced);
			}
			return {
				kind: Kind.LIST,
				values,
				loc: valueNode.loc
			};
		}
		default: return valueNode;
	}
}
/**
* Convert a runtime value to an AST literal for `replaceVariables`. Prefers the
* type's `valueToLiteral` when present; otherwise uses a JSON-like fallback that
* honors `.toJSON()` (so `Date` round-trips). Returns `undefined` when a present
* `valueToLiteral` hook rejects the value (graphql-js parity).
*/
function valueToLiteral(value, type) {
	if (isNonNullType(type)) {
		if (value == null) return;
		return valueToLiteral(value, type.ofType);
	}
	if (value == null) return { kind: Kind.NULL };
	if (isListType(type)) {
		if (!isIterableObject(value)) return valueToLiteral(value, type.ofType);
		const values = [];
		for (const item of value) {
			const itemNode = valueToLiteral(item, type.ofType);
			if (itemNode == null) return;
			values.push(itemNode);
		}
		return {
			kind: Kind.LIST,
			values
		};
	}
	if (isInputObjectType(type)) {
		if (!isObjectLike(value)) return;
		const fields = [];
		for (const field of Object.values(type.getFields())) {
			const fieldValue = value[field.name];
			if (fieldValue === void 0) continue;
			const fieldNode = valueToLiteral(fieldValue, field.type);
			if (fieldNode == null) return;
			fields.push({
				kind: Kind.OBJECT_FIELD,
				name: {
					kind: Kind.NAME,
					value: field.name
				},
				value: fieldNode
			});
		}
		return {
			kind: Kind.OBJECT,
			fields
		};
	}
	const leafType = assertLeafType(type);
	if (typeof leafType.valueToLiteral === "function") try {
		return leafType.valueToLiteral(value) ?? void 0;
	} catch {
		return;
	}
	return defaultScalarValueToLiteral(value);
}
function defaultScalarValueToLiteral(value) {
	if (value == null) return { kind: Kind.NULL };
	if (typeof value === "boolean") return {
		kind: Kind.BOOLEAN,
		value
	};
	if (typeof value === "string") return {
		kind: Kind.STRING,
		value,
		block: false
	};
	if (typeof value === "bigint") return {
		kind: Kind.INT,
		value: value.toString()
	};
	if (typeof value === "number") {
		if (!Number.isFinite(value)) return { kind: Kind.NULL };
		const stringNum = String(value);
		return integerStringRegExp$1.test(stringNum) ? {
			kind: Kind.INT,
			value: stringNum
		} : {
			kind: Kind.FLOAT,
			value: stringNum
		};
	}
	if (typeof value === "object") {
		if (typeof value.toJSON === "function") return defaultScalarValueToLiteral(value.toJSON());
		if (isIterableObject(value)) return {
			kind: Kind.LIST,
			values: Array.from(value, defaultScalarValueToLiteral)
		};
		const fields = [];
		for (const [fieldName, fieldValue] of Object.entries(value)) if (fieldValue !== void 0) fields.push({
			kind: Kind.OBJECT_FIELD,
			name: {
				kind: Kind.NAME,
				value: fieldName
			},
			value: defaultScalarValueToLiteral(fieldValue)
		});
		return {
			kind: Kind.OBJECT,
			fields
		};
	}
	return { kind: Kind.NULL };
}
var integerStringRegExp$1 = /^-?(?:0|[1-9][0-9]*)$/;
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/graphqlJSCompat.js
var isGraphQLJS17OrAbove = versionInfo.major >= 17;
function valueToASTLiteral(value) {
	if (value == null) return { kind: Kind.NULL };
	if (typeof value === "boolean") return {
		kind: Kind.BOOLEAN,
		value
	};
	if (typeof value === "string") return {
		kind: Kind.STRING,
		value,
		block: false
	};
	if (typeof value === "bigint") return {
		kind: Kind.INT,
		value: value.toString()
	};
	if (typeof value === "number") {
		if (!Number.isFinite(value)) return { kind: Kind.NULL };
		const stringNum = String(value);
		return integerStringRegExp.test(stringNum) ? {
			kind: Kind.INT,
			value: stringNum
		} : {
			kind: Kind.FLOAT,
			value: stringNum
		};
	}
	if (typeof value === "object") {
		if (typeof value.toJSON === "function") return valueToASTLiteral(value.toJSON());
		if (isIterableObject(value)) return {
			kind: Kind.LIST,
			values: Array.from(value, valueToASTLiteral)
		};
		const fields = [];
		for (const [fieldName, fieldValue] of Object.entries(value)) if (fieldValue !== void 0) fields.push({
			kind: Kind.OBJECT_FIELD,
			name: {
				kind: Kind.NAME,
				value: fieldName
			},
			value: valueToASTLiteral(fieldValue)
		});
		return {
			kind: Kind.OBJECT,
			fields
		};
	}
	return { kind: Kind.NULL };
}
var anyValueType = new GraphQLScalarType({
	name: "_GraphQLToolsAnyValue",
	serialize: (value) => value,
	valueToLiteral: valueToASTLiteral
});
function buildVariableSources(variableValues) {
	const sources = Object.create(null);
	for (const varName of Object.keys(variableValues)) sources[varName] = {
		signature: { type: anyValueType },
		value: variableValues[varName]
	};
	return sources;
}
/**
* Local GraphQL 17 coercion expects `variableValues` as `{ coerced, sources }`.
* Flat maps are wrapped only on graphql-js >= 17.
*
* When the executor already built real `sources`, pass them through. Otherwise
* build synthetic sources from the flat map on each call so mutating and
* reusing the same map stays correct.
*/
function toGraphQLJSVariableValues(variableValues, variableSources) {
	if (variableValues == null || !isGraphQLJS17OrAbove) return variableValues;
	if (variableSources) return {
		coerced: variableValues,
		sources: variableSources
	};
	return {
		coerced: variableValues,
		sources: buildVariableSources(variableValues)
	};
}
var integerStringRegExp = /^-?(?:0|[1-9][0-9]*)$/;
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/getArgumentValues.js
/**
* Prepares an object map of argument values given a list of argument
* definitions and list of argument AST nodes.
*
* Note: The returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
*
* On graphql-js@17+, uses a local copy of graphql-js input coercion so
* `default` / `coerceInputLiteral` work without importing those optional
* exports. On older peers, uses the legacy `defaultValue` + `valueFromAST`
* path.
*/
function getArgumentValues(def, node, variableValues = {}, variableSources) {
	if (versionInfo.major >= 17) return getArgumentValuesGraphQL17(def, node, variableValues, variableSources);
	return getArgumentValuesLegacy(def, node, variableValues);
}
function getArgumentValuesGraphQL17(def, node, variableValues, variableSources) {
	const coercedValues = {};
	const argumentNodes = node.arguments ?? [];
	const argNodeMap = new Map(argumentNodes.map((arg) => [arg.name.value, arg]));
	const wrappedVariableValues = toGraphQLJSVariableValues(variableValues, variableSources);
	for (const arg of def.args) {
		const argumentNode = argNodeMap.get(arg.name);
		if (!argumentNode) {
			const defaultValue = coerceDefaultValue(arg);
			if (defaultValue !== void 0) coercedValues[arg.name] = defaultValue;
			else if (isNonNullType(arg.type)) throw createGraphQLError$1(`Argument "${arg.name}" of required type "${inspect(arg.type)}" was not provided.`, { nodes: [node] });
			continue;
		}
		const valueNode = argumentNode.value;
		let isNull = valueNode.kind === Kind.NULL;
		if (valueNode.kind === Kind.VARIABLE) {
			const variableName = valueNode.name.value;
			if (variableValues == null || !hasOwnProperty(variableValues, variableName)) {
				const defaultValue = coerceDefaultValue(arg);
				if (defaultValue !== void 0) coercedValues[arg.name] = defaultValue;
				else if (isNonNullType(arg.type)) throw createGraphQLError$1(`Argument "${arg.name}" of required type "${inspect(arg.type)}" was provided the variable "$${variableName}" which was not provided a runtime value.`, { nodes: [valueNode] });
				continue;
			}
			isNull = variableValues[variableName] == null;
		}
		if (isNull && isNonNullType(arg.type)) throw createGraphQLError$1(`Argument "${arg.name}" of non-null type "${inspect(arg.type)}" must not be null.`, { nodes: [valueNode] });
		const coercedValue = coerceInputLiteral(valueNode, arg.type, wrappedVariableValues);
		if (coercedValue === void 0) throw createGraphQLError$1(`Argument "${arg.name}" has invalid value ${print(valueNode)}.`, { nodes: [valueNode] });
		coercedValues[arg.name] = coercedValue;
	}
	return coercedValues;
}
/**
* Pre-graphql-js@17 argument coercion: `defaultValue` + `valueFromAST`.
*/
function getArgumentValuesLegacy(def, node, variableValues) {
	const coercedValues = {};
	const argumentNodes = node.arguments ?? [];
	const argNodeMap = new Map(argumentNodes.map((arg) => [arg.name.value, arg]));
	for (const arg of def.args) {
		const argumentNode = argNodeMap.get(arg.name);
		if (!argumentNode) {
			if (arg.defaultValue !== void 0) coercedValues[arg.name] = arg.defaultValue;
			else if (isNonNullType(arg.type)) throw createGraphQLError$1(`Argument "${arg.name}" of required type "${inspect(arg.type)}" was not provided.`, { nodes: [node] });
			continue;
		}
		const valueNode = argumentNode.value;
		let isNull = valueNode.kind === Kind.NULL;
		if (valueNode.kind === Kind.VARIABLE) {
			const variableName = valueNode.name.value;
			if (variableValues == null || !hasOwnProperty(variableValues, variableName)) {
				if (arg.defaultValue !== void 0) coercedValues[arg.name] = arg.defaultValue;
				else if (isNonNullType(arg.type)) throw createGraphQLError$1(`Argument "${arg.name}" of required type "${inspect(arg.type)}" was provided the variable "$${variableName}" which was not provided a runtime value.`, { nodes: [valueNode] });
				continue;
			}
			isNull = variableValues[variableName] == null;
		}
		if (isNull && isNonNullType(arg.type)) throw createGraphQLError$1(`Argument "${arg.name}" of non-null type "${inspect(arg.type)}" must not be null.`, { nodes: [valueNode] });
		const coercedValue = valueFromAST(valueNode, arg.type, variableValues);
		if (coercedValue === void 0) throw createGraphQLError$1(`Argument "${arg.name}" has invalid value ${print(valueNode)}.`, { nodes: [valueNode] });
		coercedValues[arg.name] = coercedValue;
	}
	return coercedValues;
}
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/memoize.js
function memoize1(fn) {
	const memoize1cache = /* @__PURE__ */ new WeakMap();
	return function memoized(a1) {
		const cachedValue = memoize1cache.get(a1);
		if (cachedValue === void 0) {
			const newValue = fn(a1);
			memoize1cache.set(a1, newValue);
			return newValue;
		}
		return cachedValue;
	};
}
function memoize3(fn) {
	const memoize3Cache = /* @__PURE__ */ new WeakMap();
	return function memoized(a1, a2, a3) {
		let cache2 = memoize3Cache.get(a1);
		if (!cache2) {
			cache2 = /* @__PURE__ */ new WeakMap();
			memoize3Cache.set(a1, cache2);
			const cache3 = /* @__PURE__ */ new WeakMap();
			cache2.set(a2, cache3);
			const newValue = fn(a1, a2, a3);
			cache3.set(a3, newValue);
			return newValue;
		}
		let cache3 = cache2.get(a2);
		if (!cache3) {
			cache3 = /* @__PURE__ */ new WeakMap();
			cache2.set(a2, cache3);
			const newValue = fn(a1, a2, a3);
			cache3.set(a3, newValue);
			return newValue;
		}
		const cachedValue = cache3.get(a3);
		if (cachedValue === void 0) {
			const newValue = fn(a1, a2, a3);
			cache3.set(a3, newValue);
			return newValue;
		}
		return cachedValue;
	};
}
function memoize5(fn) {
	const memoize5Cache = /* @__PURE__ */ new WeakMap();
	return function memoized(a1, a2, a3, a4, a5) {
		let cache2 = memoize5Cache.get(a1);
		if (!cache2) {
			cache2 = /* @__PURE__ */ new WeakMap();
			memoize5Cache.set(a1, cache2);
			const cache3 = /* @__PURE__ */ new WeakMap();
			cache2.set(a2, cache3);
			const cache4 = /* @__PURE__ */ new WeakMap();
			cache3.set(a3, cache4);
			const cache5 = /* @__PURE__ */ new WeakMap();
			cache4.set(a4, cache5);
			const newValue = fn(a1, a2, a3, a4, a5);
			cache5.set(a5, newValue);
			return newValue;
		}
		let cache3 = cache2.get(a2);
		if (!cache3) {
			cache3 = /* @__PURE__ */ new WeakMap();
			cache2.set(a2, cache3);
			const cache4 = /* @__PURE__ */ new WeakMap();
			cache3.set(a3, cache4);
			const cache5 = /* @__PURE__ */ new WeakMap();
			cache4.set(a4, cache5);
			const newValue = fn(a1, a2, a3, a4, a5);
			cache5.set(a5, newValue);
			return newValue;
		}
		let cache4 = cache3.get(a3);
		if (!cache4) {
			cache4 = /* @__PURE__ */ new WeakMap();
			cache3.set(a3, cache4);
			const cache5 = /* @__PURE__ */ new WeakMap();
			cache4.set(a4, cache5);
			const newValue = fn(a1, a2, a3, a4, a5);
			cache5.set(a5, newValue);
			return newValue;
		}
		let cache5 = cache4.get(a4);
		if (!cache5) {
			cache5 = /* @__PURE__ */ new WeakMap();
			cache4.set(a4, cache5);
			const newValue = fn(a1, a2, a3, a4, a5);
			cache5.set(a5, newValue);
			return newValue;
		}
		const cachedValue = cache5.get(a5);
		if (cachedValue === void 0) {
			const newValue = fn(a1, a2, a3, a4, a5);
			cache5.set(a5, newValue);
			return newValue;
		}
		return cachedValue;
	};
}
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/rootTypes.js
function getDefinedRootType(schema, operation, nodes) {
	const rootType = getRootTypeMap(schema).get(operation);
	if (rootType == null) throw createGraphQLError$1(`Schema is not configured to execute ${operation} operation.`, { nodes });
	return rootType;
}
var getRootTypeMap = memoize1(function getRootTypeMap(schema) {
	const rootTypeMap = /* @__PURE__ */ new Map();
	const queryType = schema.getQueryType();
	if (queryType) rootTypeMap.set("query", queryType);
	const mutationType = schema.getMutationType();
	if (mutationType) rootTypeMap.set("mutation", mutationType);
	const subscriptionType = schema.getSubscriptionType();
	if (subscriptionType) rootTypeMap.set("subscription", subscriptionType);
	return rootTypeMap;
});
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/AccumulatorMap.js
/**
* ES6 Map with additional `add` method to accumulate items.
*/
var AccumulatorMap = class extends Map {
	get [Symbol.toStringTag]() {
		return "AccumulatorMap";
	}
	add(key, item) {
		const group = this.get(key);
		if (group === void 0) this.set(key, [item]);
		else group.push(item);
	}
};
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/directives.js
/**
* Used to conditionally defer fragments.
*/
var GraphQLDeferDirective = new GraphQLDirective({
	name: "defer",
	description: "Directs the executor to defer this fragment when the `if` argument is true or undefined.",
	locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
	args: {
		if: {
			type: new GraphQLNonNull(GraphQLBoolean),
			description: "Deferred when true or undefined.",
			defaultValue: true
		},
		label: {
			type: GraphQLString,
			description: "Unique name"
		}
	}
});
/**
* Used to conditionally stream list fields.
*/
var GraphQLStreamDirective = new GraphQLDirective({
	name: "stream",
	description: "Directs the executor to stream plural fields when the `if` argument is true or undefined.",
	locations: [DirectiveLocation.FIELD],
	args: {
		if: {
			type: new GraphQLNonNull(GraphQLBoolean),
			description: "Stream when true or undefined.",
			defaultValue: true
		},
		label: {
			type: GraphQLString,
			description: "Unique name"
		},
		initialCount: {
			defaultValue: 0,
			type: GraphQLInt,
			description: "Number of items to return immediately"
		}
	}
});
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/getDirectiveValues.js
/**
* GraphQL v17's getDirectiveValues function accepts `VariableValues`
* while older versions accept `Record<string, any>`. This function wraps the original
* getDirectiveValues function to provide compatibility across versions.
*/
function getDirectiveValues(directiveDef, node, variableValues) {
	if (versionInfo.major >= 17) return getDirectiveValues$1(directiveDef, node, variableValues);
	return getDirectiveValues$1(directiveDef, node, variableValues?.coerced);
}
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/collectFields.js
function collectFieldsImpl(schema, fragments, variableValues, runtimeType, selectionSet, fields, patches, visitedFragmentNames) {
	for (const selection of selectionSet.selections) switch (selection.kind) {
		case Kind.FIELD:
			if (!shouldIncludeNode(variableValues, selection)) continue;
			fields.add(getFieldEntryKey(selection), selection);
			break;
		case Kind.INLINE_FRAGMENT: {
			if (!shouldIncludeNode(variableValues, selection) || !doesFragmentConditionMatch(schema, selection, runtimeType)) continue;
			const defer = getDeferValues(variableValues, selection);
			if (defer) {
				const patchFields = new AccumulatorMap();
				collectFieldsImpl(schema, fragments, variableValues, runtimeType, selection.selectionSet, patchFields, patches, visitedFragmentNames);
				patches.push({
					label: defer.label,
					fields: patchFields
				});
			} else collectFieldsImpl(schema, fragments, variableValues, runtimeType, selection.selectionSet, fields, patches, visitedFragmentNames);
			break;
		}
		case Kind.FRAGMENT_SPREAD: {
			const fragName = selection.name.value;
			if (!shouldIncludeNode(variableValues, selection)) continue;
			const defer = getDeferValues(variableValues, selection);
			if (visitedFragmentNames.has(fragName) && !defer) continue;
			const fragment = fragments[fragName];
			if (!fragment || !doesFragmentConditionMatch(schema, fragment, runtimeType)) continue;
			if (!defer) visitedFragmentNames.add(fragName);
			if (defer) {
				const patchFields = new AccumulatorMap();
				collectFieldsImpl(schema, fragments, variableValues, runtimeType, fragment.selectionSet, patchFields, patches, visitedFragmentNames);
				patches.push({
					label: defer.label,
					fields: patchFields
				});
			} else collectFieldsImpl(schema, fragments, variableValues, runtimeType, fragment.selectionSet, fields, patches, visitedFragmentNames);
			break;
		}
	}
}
/**
* Given a selectionSet, collects all of the fields and returns them.
*
* CollectFields requires the "runtime type" of an object. For a field that
* returns an Interface or Union type, the "runtime type" will be the actual
* object type returned by that field.
*
*/
function collectFields(schema, fragments, variableValues, runtimeType, selectionSet) {
	const fields = new AccumulatorMap();
	const patches = [];
	collectFieldsImpl(schema, fragments, variableValues, runtimeType, selectionSet, fields, patches, /* @__PURE__ */ new Set());
	return {
		fields,
		patches
	};
}
/**
* Determines if a field should be included based on the `@include` and `@skip`
* directives, where `@skip` has higher precedence than `@include`.
*/
function shouldIncludeNode(variableValues, node) {
	if (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.["if"] === true) return false;
	if (getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.["if"] === false) return false;
	return true;
}
/**
* Determines if a fragment is applicable to the given type.
*/
function doesFragmentConditionMatch(schema, fragment, type) {
	const typeConditionNode = fragment.typeCondition;
	if (!typeConditionNode) return true;
	const conditionalType = typeFromAST(schema, typeConditionNode);
	if (conditionalType === type) return true;
	if (isAbstractType(conditionalType)) return schema.getPossibleTypes(conditionalType).includes(type);
	return false;
}
/**
* Implements the logic to compute the key of a given field's entry
*/
function getFieldEntryKey(node) {
	return node.alias ? node.alias.value : node.name.value;
}
/**
* Returns an object containing the `@defer` arguments if a field should be
* deferred based on the experimental flag, defer directive present and
* not disabled by the "if" argument.
*/
function getDeferValues(variableValues, node) {
	const defer = getDirectiveValues(GraphQLDeferDirective, node, variableValues);
	if (!defer) return;
	if (defer["if"] === false) return;
	return { label: typeof defer["label"] === "string" ? defer["label"] : void 0 };
}
/**
* Given an array of field nodes, collects all of the subfields of the passed
* in fields, and returns them at the end.
*
* CollectSubFields requires the "return type" of an object. For a field that
* returns an Interface or Union type, the "return type" will be the actual
* object type returned by that field.
*
*/
var collectSubFields = memoize5(function collectSubfields(schema, fragments, variableValues, returnType, fieldNodes) {
	const subFieldNodes = new AccumulatorMap();
	const visitedFragmentNames = /* @__PURE__ */ new Set();
	const subPatches = [];
	const subFieldsAndPatches = {
		fields: subFieldNodes,
		patches: subPatches
	};
	for (const node of fieldNodes) if (node.selectionSet) collectFieldsImpl(schema, fragments, variableValues, returnType, node.selectionSet, subFieldNodes, subPatches, visitedFragmentNames);
	return subFieldsAndPatches;
});
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/isAsyncIterable.js
function isAsyncIterable$2(value) {
	return value?.[Symbol.asyncIterator] != null;
}
// node_modules/@graphql-tools/executor/node_modules/@graphql-tools/utils/esm/Path.js
/**
* Given a Path and a key, return a new Path containing the new key.
*/
function addPath(prev, key, typename) {
	return {
		prev,
		key,
		typename
	};
}
/**
* Given a Path, return an Array of the path keys.
*/
function pathToArray(path) {
	const flattened = [];
	let curr = path;
	while (curr) {
		flattened.push(curr.key);
		curr = curr.prev;
	}
	return flattened.reverse();
}
/**
* Build a string describing the path.
*/
function printPathArray(path) {
	return path.map((key) => typeof key === "number" ? "[" + key.toString() + "]" : "." + key).join("");
}
// node_modules/@whatwg-node/disposablestack/esm/symbols.js
var DisposableSymbols$1 = {
	get dispose() {
		return Symbol.dispose || Symbol.for("dispose");
	},
	get asyncDispose() {
		return Symbol.asyncDispose || Symbol.for("asyncDispose");
	}
};
// node_modules/@graphql-tools/executor/esm/execution/coerceError.js
function coerceError(error) {
	if (error instanceof Error) return error;
	if (typeof error === "object" && error != null) {
		if ("message" in error && typeof error.message === "string") {
			let errorOptions;
			if ("cause" in error) errorOptions = { cause: error.cause };
			const coercedError = new Error(error.message, errorOptions);
			if ("stack" in error && typeof error.stack === "string") coercedError.stack = error.stack;
			if ("name" in error && typeof error.name === "string") coercedError.name = error.name;
			return coercedError;
		}
	}
	return new Error(String(error));
}
// node_modules/@graphql-tools/executor/esm/execution/flattenAsyncIterable.js
/**
* Given an AsyncIterable of AsyncIterables, flatten all yielded results into a
* single AsyncIterable.
*/
function flattenAsyncIterable(iterable) {
	const topIterator = iterable[Symbol.asyncIterator]();
	let currentNestedIterator;
	let waitForCurrentNestedIterator;
	let done = false;
	async function next() {
		if (done) return {
			value: void 0,
			done: true
		};
		try {
			if (!currentNestedIterator) {
				if (waitForCurrentNestedIterator) {
					await waitForCurrentNestedIterator;
					return await next();
				}
				let resolve;
				waitForCurrentNestedIterator = new Promise((r) => {
					resolve = r;
				});
				const topIteratorResult = await topIterator.next();
				if (topIteratorResult.done) {
					done = true;
					return await next();
				}
				currentNestedIterator = topIteratorResult.value[Symbol.asyncIterator]();
				waitForCurrentNestedIterator = void 0;
				resolve();
				return await next();
			}
			const rememberCurrentNestedIterator = currentNestedIterator;
			const nestedIteratorResult = await currentNestedIterator.next();
			if (!nestedIteratorResult.done) return nestedIteratorResult;
			if (currentNestedIterator === rememberCurrentNestedIterator) currentNestedIterator = void 0;
			return await next();
		} catch (err) {
			done = true;
			throw err;
		}
	}
	return {
		next,
		async return() {
			done = true;
			await Promise.all([currentNestedIterator?.return?.(), topIterator.return?.()]);
			return {
				value: void 0,
				done: true
			};
		},
		async throw(error) {
			done = true;
			await Promise.all([currentNestedIterator?.throw?.(error), topIterator.throw?.(error)]);
			/* c8 ignore next */
			throw error;
		},
		[Symbol.asyncIterator]() {
			return this;
		},
		async [DisposableSymbols$1.asyncDispose]() {
			done = true;
			await Promise.all([currentNestedIterator?.[DisposableSymbols$1.asyncDispose]?.(), topIterator?.[DisposableSymbols$1.asyncDispose]?.()]);
		}
	};
}
// node_modules/@graphql-tools/executor/esm/execution/invariant.js
function invariant(condition, message) {
	if (!condition) throw new Error(message != null ? message : "Unexpected invariant triggered.");
}
// node_modules/@graphql-tools/executor/esm/execution/promiseForObject.js
/**
* This function transforms a JS object `Record<string, Promise<T>>` into
* a `Promise<Record<string, T>>`
*
* This is akin to bluebird's `Promise.props`, but implemented only using
* `Promise.all` so it will work with any implementation of ES6 promises.
*/
function promiseForObject(object, signal, signalPromise) {
	signal?.throwIfAborted();
	const resolvedObject = Object.create(null);
	const promises = [];
	for (const key in object) {
		const valueSet$ = handleMaybePromise(() => object[key], (resolvedValue) => {
			resolvedObject[key] = resolvedValue;
		});
		if (isPromise(valueSet$)) {
			resolvedObject[key] = void 0;
			promises.push(valueSet$);
		}
	}
	if (!promises.length) return resolvedObject;
	const promiseAll = promises.length === 1 ? promises[0] : Promise.all(promises);
	if (signalPromise) return Promise.race([signalPromise, promiseAll]).then(() => resolvedObject);
	return promiseAll.then(() => resolvedObject);
}
// node_modules/@graphql-tools/executor/esm/execution/formatList.js
/**
* Given [A, B, C] return 'A, B, or C'.
*
* @internal
*/
function orList(items) {
	return formatList("or", items);
}
function formatList(conjunction, items) {
	switch (items.length) {
		case 1: return items[0];
		case 2: return items[0] + " " + conjunction + " " + items[1];
	}
	const allButLast = items.slice(0, -1);
	const lastItem = items.at(-1);
	return allButLast.join(", ") + ", " + conjunction + " " + lastItem;
}
// node_modules/@graphql-tools/executor/esm/execution/didYouMean.js
var MAX_SUGGESTIONS = 5;
/** @internal */
function didYouMean(firstArg, secondArg) {
	const [subMessage, suggestions] = secondArg ? [firstArg, secondArg] : [void 0, firstArg];
	if (suggestions.length === 0) return "";
	let message = " Did you mean ";
	if (subMessage != null) message += subMessage + " ";
	const suggestionList = orList(suggestions.slice(0, MAX_SUGGESTIONS).map((x) => `"${x}"`));
	return message + suggestionList + "?";
}
// node_modules/@graphql-tools/executor/esm/execution/naturalCompare.js
/**
* Returns a number indicating whether a reference string comes before, or after,
* or is the same as the given string in natural sort order.
*
* See: https://en.wikipedia.org/wiki/Natural_sort_order
*
* @internal
*/
function naturalCompare(aStr, bStr) {
	let aIndex = 0;
	let bIndex = 0;
	while (aIndex < aStr.length && bIndex < bStr.length) {
		let aChar = aStr.charCodeAt(aIndex);
		let bChar = bStr.charCodeAt(bIndex);
		if (isDigit(aChar) && isDigit(bChar)) {
			let aNum = 0;
			do {
				++aIndex;
				aNum = aNum * 10 + aChar - DIGIT_0;
				aChar = aStr.charCodeAt(aIndex);
			} while (isDigit(aChar) && aNum > 0);
			let bNum = 0;
			do {
				++bIndex;
				bNum = bNum * 10 + bChar - DIGIT_0;
				bChar = bStr.charCodeAt(bIndex);
			} while (isDigit(bChar) && bNum > 0);
			if (aNum < bNum) return -1;
			if (aNum > bNum) return 1;
		} else {
			if (aChar < bChar) return -1;
			if (aChar > bChar) return 1;
			++aIndex;
			++bIndex;
		}
	}
	return aStr.length - bStr.length;
}
var DIGIT_0 = 48;
var DIGIT_9 = 57;
function isDigit(code) {
	return !isNaN(code) && DIGIT_0 <= code && code <= DIGIT_9;
}
// node_modules/@graphql-tools/executor/esm/execution/suggestionList.js
/**
* Given an invalid input string and a list of valid options, returns a filtered
* list of valid options sorted based on their similarity with the input.
*
* @internal
*/
function suggestionList(input, options) {
	const optionsByDistance = Object.create(null);
	const lexicalDistance = new LexicalDistance(input);
	const threshold = Math.floor(input.length * .4) + 1;
	for (const option of options) {
		const distance = lexicalDistance.measure(option, threshold);
		if (distance !== void 0) optionsByDistance[option] = distance;
	}
	return Object.keys(optionsByDistance).sort((a, b) => {
		const distanceDiff = optionsByDistance[a] - optionsByDistance[b];
		return distanceDiff !== 0 ? distanceDiff : naturalCompare(a, b);
	});
}
/**
* Computes the lexical distance between strings A and B.
*
* The "distance" between two strings is given by counting the minimum number
* of edits needed to transform string A into string B. An edit can be an
* insertion, deletion, or substitution of a single character, or a swap of two
* adjacent characters.
*
* Includes a custom alteration from Damerau-Levenshtein to treat case changes
* as a single edit which helps identify mis-cased values with an edit distance
* of 1.
*
* This distance can be useful for detecting typos in input or sorting
*
* @internal
*/
var LexicalDistance = class {
	_input;
	_inputLowerCase;
	_inputArray;
	_rows;
	constructor(input) {
		this._input = input;
		this._inputLowerCase = input.toLowerCase();
		this._inputArray = stringToArray(this._inputLowerCase);
		this._rows = [
			new Array(input.length + 1).fill(0),
			new Array(input.length + 1).fill(0),
			new Array(input.length + 1).fill(0)
		];
	}
	measure(option, threshold) {
		if (this._input === option) return 0;
		const optionLowerCase = option.toLowerCase();
		if (this._inputLowerCase === optionLowerCase) return 1;
		let a = stringToArray(optionLowerCase);
		let b = this._inputArray;
		if (a.length < b.length) {
			const tmp = a;
			a = b;
			b = tmp;
		}
		const aLength = a.length;
		const bLength = b.length;
		if (aLength - bLength > threshold) return;
		const rows = this._rows;
		for (let j = 0; j <= bLength; j++) rows[0][j] = j;
		for (let i = 1; i <= aLength; i++) {
			const upRow = rows[(i - 1) % 3];
			const currentRow = rows[i % 3];
			let smallestCell = currentRow[0] = i;
			for (let j = 1; j <= bLength; j++) {
				const cost = a[i - 1] === b[j - 1] ? 0 : 1;
				let currentCell = Math.min(upRow[j] + 1, currentRow[j - 1] + 1, upRow[j - 1] + cost);
				if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
					const doubleDiagonalCell = rows[(i - 2) % 3][j - 2];
					currentCell = Math.min(currentCell, doubleDiagonalCell + 1);
				}
				if (currentCell < smallestCell) smallestCell = currentCell;
				currentRow[j] = currentCell;
			}
			if (smallestCell > threshold) return;
		}
		const distance = rows[aLength % 3][bLength];
		return distance <= threshold ? distance : void 0;
	}
};
function stringToArray(str) {
	const strLength = str.length;
	const array = new Array(strLength);
	for (let i = 0; i < strLength; ++i) array[i] = str.charCodeAt(i);
	return array;
}
// node_modules/@graphql-tools/executor/esm/execution/validateInputValue.js
/**
* Validate that the provided input value is allowed for this type, collecting
* all errors via a callback function.
* @param inputValue - JavaScript value to validate.
* @param type - GraphQL input type to validate the value against.
* @param onError - Callback invoked for each validation error and path.
* @param hideSuggestions - Whether suggestion text should be omitted from errors.
* @returns Nothing.
* @example
* ```ts
* // Collect validation errors with their input paths.
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLNonNull,
* } from 'graphql/type';
* import { validateInputValue } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*   },
* });
* const errors = [];
*
* validateInputValue({ stars: 'bad' }, ReviewInput, (path, _invalidValue, error) => {
*   errors.push({ message: error.message, path });
* });
*
* errors; // => [ { message: 'Expected value of type "Int", found: "bad".', path: ['stars'] } ]
* ```
* @example
* ```ts
* // This variant hides suggestion text for unknown input fields.
* import { GraphQLInputObjectType, GraphQLString } from 'graphql/type';
* import { validateInputValue } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     comment: { type: GraphQLString },
*   },
* });
* const errors = [];
*
* validateInputValue(
*   { rating: 'extra field' },
*   ReviewInput,
*   (_path, _invalidValue, error) => {
*     errors.push(error.message);
*   },
*   true,
* );
*
* errors; // => ['Expected value of type "ReviewInput" not to include unknown field "rating", found: { rating: "extra field" }.']
* ```
*/
function validateInputValue(inputValue, type, onError, hideSuggestions) {
	return validateInputValueImpl(inputValue, type, onError, hideSuggestions, void 0);
}
function validateInputValueImpl(inputValue, type, onError, hideSuggestions, path) {
	if (isNonNullType(type)) {
		if (inputValue === void 0) {
			reportInvalidValue(onError, `Expected a value of non-null type "${type}" to be provided.`, path, inputValue);
			return;
		}
		if (inputValue === null) {
			reportInvalidValue(onError, `Expected value of non-null type "${type}" not to be null.`, path, inputValue);
			return;
		}
		return validateInputValueImpl(inputValue, type.ofType, onError, hideSuggestions, path);
	}
	if (inputValue == null) return;
	if (isListType(type)) {
		if (!isIterableObject(inputValue)) validateInputValueImpl(inputValue, type.ofType, onError, hideSuggestions, path);
		else {
			let index = 0;
			for (const itemValue of inputValue) validateInputValueImpl(itemValue, type.ofType, onError, hideSuggestions, addPath(path, index++, void 0));
		}
	} else if (isInputObjectType(type)) {
		if (!isObjectLike(inputValue) || Array.isArray(inputValue)) {
			reportInvalidValue(onError, `Expected value of type "${type}" to be an object, found: ${inspect(inputValue)}.`, path, inputValue);
			return;
		}
		const fieldDefs = type.getFields();
		for (const field of Object.values(fieldDefs)) {
			const fieldValue = inputValue[field.name];
			if (fieldValue === void 0) {
				if (isRequiredInputField(field)) reportInvalidValue(onError, `Expected value of type "${type}" to include required field "${field.name}", found: ${inspect(inputValue)}.`, path, inputValue);
			} else validateInputValueImpl(fieldValue, field.type, onError, hideSuggestions, addPath(path, field.name, type.name));
		}
		const fields = [];
		for (const fieldName of Object.keys(inputValue)) {
			if (inputValue[fieldName] === void 0) continue;
			if (!Object.hasOwn(fieldDefs, fieldName)) {
				const suggestion = hideSuggestions ? "" : didYouMean(suggestionList(fieldName, Object.keys(fieldDefs)));
				reportInvalidValue(onError, `Expected value of type "${type}" not to include unknown field "${fieldName}"${suggestion ? `.${suggestion} Found` : ", found"}: ${inspect(inputValue)}.`, path, inputValue);
				continue;
			}
			fields.push(fieldName);
		}
		if (type.isOneOf) {
			if (fields.length !== 1) {
				reportInvalidValue(onError, getOneOfInputObjectErrorMessage(type), path, inputValue);
				return;
			}
			const field = fields[0];
			if (inputValue[field] === null) reportInvalidValue(onError, getOneOfInputObjectErrorMessage(type), addPath(path, field, type.name), inputValue);
		}
	} else {
		assertLeafType(type);
		let result;
		let caughtError;
		try {
			const typeAny = type;
			if (versionInfo.major >= 17) result = typeAny.coerceInputValue(inputValue, hideSuggestions);
			else result = typeAny.parseValue(inputValue);
		} catch (error) {
			if (error instanceof GraphQLError) {
				onError(pathToArray(path), inputValue, error);
				return;
			}
			caughtError = error;
		}
		if (result === void 0) reportInvalidValue(onError, `Expected value of type "${type}"${caughtError != null ? `, but encountered error "${getCaughtErrorMessage(caughtError)}"; found` : ", found"}: ${inspect(inputValue)}.`, path, inputValue, caughtError);
	}
}
function reportInvalidValue(onError, message, path, invalidValue, originalError) {
	onError(pathToArray(path), invalidValue, createGraphQLError$1(message, { originalError }));
}
function getCaughtErrorMessage(caughtError) {
	if (isObjectLike(caughtError)) {
		const message = caughtError["message"];
		if (typeof message === "string" && message !== "") return message;
	}
	return String(caughtError);
}
function getOneOfInputObjectErrorMessage(type) {
	return `Within OneOf Input Object type "${type}", exactly one field must be specified, and the value for that field must be non-null.`;
}
// node_modules/@graphql-tools/executor/esm/execution/values.js
/**
* Prepares an object map of variableValues of the correct type based on the
* provided variable definitions and arbitrary input. If the input cannot be
* parsed to match the variable definitions, a GraphQLError will be thrown.
*
* Note: The returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
*/
function getVariableValues(schema, varDefNodes, inputs, options) {
	const errors = [];
	const maxErrors = options?.maxErrors;
	const hideSuggestions = options?.hideSuggestions;
	try {
		const variableValues = coerceVariableValues(schema, varDefNodes, inputs, (error) => {
			if (maxErrors != null && errors.length >= maxErrors) throw createGraphQLError$1("Too many errors processing variables, error limit reached. Execution aborted.");
			errors.push(error);
		}, hideSuggestions);
		if (errors.length === 0) return { variableValues };
	} catch (error) {
		errors.push(error);
	}
	return { errors };
}
function coerceVariableValues(schema, varDefNodes, inputs, onError, hideSuggestions) {
	const coercedValues = {};
	const sources = {};
	for (const varDefNode of varDefNodes) {
		const varName = varDefNode.variable.name.value;
		const varType = typeFromAST(schema, varDefNode.type);
		if (!isInputType(varType)) {
			onError(createGraphQLError$1(`Variable "$${varName}" expected value of type "${print(varDefNode.type)}" which cannot be used as an input type.`, { nodes: varDefNode.type }));
			continue;
		}
		const signature = {
			name: varName,
			type: varType,
			default: varDefNode.defaultValue == null ? void 0 : { literal: varDefNode.defaultValue }
		};
		if (!hasOwnProperty(inputs, varName)) {
			sources[varName] = { signature };
			if (varDefNode.defaultValue) coercedValues[varName] = valueFromAST(varDefNode.defaultValue, varType);
			else if (isNonNullType(varType)) onError(createGraphQLError$1(`Variable "$${varName}" of required type "${inspect(varType)}" was not provided.`, { nodes: varDefNode }));
			continue;
		}
		const value = inputs[varName];
		const sourceValue = snapshotInputValue(value, varType);
		sources[varName] = {
			signature,
			value: sourceValue
		};
		if (value === null && isNonNullType(varType)) {
			onError(createGraphQLError$1(`Variable "$${varName}" of non-null type "${inspect(varType)}" must not be null.`, { nodes: varDefNode }));
			continue;
		}
		let errored = false;
		const callback = (path, invalidValue, error) => {
			errored = true;
			let prefix = `Variable "$${varName}" got invalid value ` + inspect(invalidValue);
			if (path.length > 0) prefix += ` at "${varName}${printPathArray(path)}"`;
			onError(createGraphQLError$1(prefix + "; " + error.message, {
				nodes: varDefNode,
				originalError: error
			}));
		};
		coercedValues[varName] = coerceInputValue$1(sourceValue, varType, callback);
		if (coercedValues[varName] === void 0 && !errored) validateInputValue(sourceValue, varType, callback, hideSuggestions);
	}
	return {
		coerced: coercedValues,
		sources
	};
}
function snapshotInputValue(value, type) {
	if (isNonNullType(type)) return snapshotInputValue(value, type.ofType);
	if (value == null) return value;
	if (isListType(type)) {
		if (!isIterableInput(value)) return snapshotInputValue(value, type.ofType);
		return Array.from(value, (item) => snapshotInputValue(item, type.ofType));
	}
	if (isInputObjectType(type) && typeof value === "object" && !Array.isArray(value)) {
		const obj = value;
		const snapshot = Object.create(null);
		for (const key of Object.keys(obj)) snapshot[key] = obj[key];
		for (const field of Object.values(type.getFields())) {
			const fieldValue = obj[field.name];
			if (fieldValue !== void 0) snapshot[field.name] = snapshotInputValue(fieldValue, field.type);
		}
		return snapshot;
	}
	return value;
}
function isIterableInput(value) {
	return value != null && typeof value === "object" && typeof value[Symbol.iterator] === "function";
}
// node_modules/@graphql-tools/executor/esm/execution/execute.js
/**
* A memoized collection of relevant subfields with regard to the return
* type. Memoizing ensures the subfields are not repeatedly calculated, which
* saves overhead when resolving lists of values.
*/
var collectSubfields = memoize3((exeContext, returnType, fieldNodes) => collectSubFields(exeContext.schema, exeContext.fragments, exeContext.variableValues, returnType, fieldNodes));
/**
* Implements the "Executing requests" section of the GraphQL specification,
* including `@defer` and `@stream` as proposed in
* https://github.com/graphql/graphql-spec/pull/742
*
* This function returns a Promise of an IncrementalExecutionResults
* object. This object either consists of a single ExecutionResult, or an
* object containing an `initialResult` and a stream of `subsequentResults`.
*
* If the arguments to this function do not result in a legal execution context,
* a GraphQLError will be thrown immediately explaining the invalid input.
*/
function execute(args) {
	const exeContext = buildExecutionContext(args);
	if (!("schema" in exeContext)) return { errors: exeContext.map((e) => {
		Object.defineProperty(e, "extensions", { value: {
			...e.extensions,
			http: {
				...e.extensions?.["http"] || {},
				status: 400
			}
		} });
		return e;
	}) };
	return executeImpl(exeContext);
}
function executeImpl(exeContext) {
	exeContext.signal?.throwIfAborted();
	return handleMaybePromise(() => executeOperation(exeContext), (data) => {
		const initialResult = buildResponse(data, exeContext.errors);
		if (exeContext.subsequentPayloads.size > 0) return {
			initialResult: {
				...initialResult,
				hasNext: true
			},
			subsequentResults: yieldSubsequentPayloads(exeContext)
		};
		return initialResult;
	}, (error) => {
		exeContext.signal?.throwIfAborted();
		if (error.errors) exeContext.errors.push(...error.errors);
		else exeContext.errors.push(error);
		return buildResponse(null, exeContext.errors);
	});
}
/**
* Given a completed execution context and data, build the `{ errors, data }`
* response defined by the "Response" section of the GraphQL specification.
*/
function buildResponse(data, errors) {
	return errors.length === 0 ? { data } : {
		errors,
		data
	};
}
var getFragmentsFromDocument = memoize1(function getFragmentsFromDocument(document) {
	const fragments = Object.create(null);
	for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
	return fragments;
});
/**
* Constructs a ExecutionContext object from the arguments passed to
* execute, which we will pass throughout the other execution methods.
*
* Throws a GraphQLError if a valid execution context cannot be created.
*
* TODO: consider no longer exporting this function
* @internal
*/
function buildExecutionContext(args) {
	const { schema, document, rootValue, contextValue, variableValues: rawVariableValues, operationName, fieldResolver, typeResolver, subscribeFieldResolver, signal, schemaCoordinateInErrors, hideSuggestions } = args;
	signal?.throwIfAborted();
	assertValidSchema(schema);
	const fragments = getFragmentsFromDocument(document);
	let operation;
	for (const definition of document.definitions) switch (definition.kind) {
		case Kind.OPERATION_DEFINITION: if (operationName == null) {
			if (operation !== void 0) return [createGraphQLError$1("Must provide operation name if query contains multiple operations.", { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } })];
			operation = definition;
		} else if (definition.name?.value === operationName) operation = definition;
	}
	if (operation == null) {
		if (operationName != null) return [createGraphQLError$1(`Unknown operation named "${operationName}".`, { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } })];
		return [createGraphQLError$1("Must provide an operation.", { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } })];
	}
	const coercedVariableValues = getVariableValues(schema, operation.variableDefinitions ?? [], rawVariableValues ?? {}, {
		maxErrors: 50,
		hideSuggestions: hideSuggestions ?? void 0
	});
	if (coercedVariableValues.errors) return coercedVariableValues.errors;
	signal?.throwIfAborted();
	let onSignalAbort;
	let signalPromise;
	if (signal) {
		const listeners = /* @__PURE__ */ new Set();
		const signalDeferred = createDeferredPromise();
		signalPromise = signalDeferred.promise;
		const sharedListener = () => {
			signalDeferred.reject(signal.reason);
			signal.removeEventListener("abort", sharedListener);
		};
		signal.addEventListener("abort", sharedListener, { once: true });
		signalPromise.catch(() => {
			for (const listener of listeners) listener();
			listeners.clear();
		});
		onSignalAbort = (handler) => {
			listeners.add(handler);
		};
	}
	return {
		schema,
		fragments,
		rootValue,
		contextValue,
		operation,
		variableValues: coercedVariableValues.variableValues,
		fieldResolver: fieldResolver ?? defaultFieldResolver,
		typeResolver: typeResolver ?? defaultTypeResolver,
		subscribeFieldResolver: subscribeFieldResolver ?? defaultFieldResolver,
		subsequentPayloads: /* @__PURE__ */ new Set(),
		errors: [],
		signal,
		onSignalAbort,
		signalPromise,
		schemaCoordinateInErrors
	};
}
function buildPerEventExecutionContext(exeContext, payload) {
	return {
		...exeContext,
		rootValue: payload,
		subsequentPayloads: /* @__PURE__ */ new Set(),
		errors: []
	};
}
/**
* Implements the "Executing operations" section of the spec.
*/
function executeOperation(exeContext) {
	const { operation, schema, fragments, variableValues, rootValue } = exeContext;
	const rootType = getDefinedRootType(schema, operation.operation, [operation]);
	if (rootType == null) createGraphQLError$1(`Schema is not configured to execute ${operation.operation} operation.`, { nodes: operation });
	const { fields: rootFields, patches } = collectFields(schema, fragments, variableValues, rootType, operation.selectionSet);
	const path = void 0;
	let result;
	if (operation.operation === "mutation") result = executeFieldsSerially(exeContext, rootType, rootValue, path, rootFields);
	else result = executeFields(exeContext, rootType, rootValue, path, rootFields);
	for (const patch of patches) {
		const { label, fields: patchFields } = patch;
		executeDeferredFragment(exeContext, rootType, rootValue, patchFields, label, path);
	}
	return result;
}
/**
* Implements the "Executing selection sets" section of the spec
* for fields that must be executed serially.
*/
function executeFieldsSerially(exeContext, parentType, sourceValue, path, fields) {
	return promiseReduce(fields, (results, [responseName, fieldNodes]) => {
		const fieldPath = addPath(path, responseName, parentType.name);
		exeContext.signal?.throwIfAborted();
		return handleMaybePromise(() => executeField(exeContext, parentType, sourceValue, fieldNodes, fieldPath), (result) => {
			if (result === void 0) return results;
			results[responseName] = result;
			return results;
		});
	}, Object.create(null));
}
/**
* Implements the "Executing selection sets" section of the spec
* for fields that may be executed in parallel.
*/
function executeFields(exeContext, parentType, sourceValue, path, fields, asyncPayloadRecord) {
	const results = Object.create(null);
	let containsPromise = false;
	try {
		for (const [responseName, fieldNodes] of fields) {
			exeContext.signal?.throwIfAborted();
			const result = executeField(exeContext, parentType, sourceValue, fieldNodes, addPath(path, responseName, parentType.name), asyncPayloadRecord);
			if (result !== void 0) {
				results[responseName] = result;
				if (isPromise(result)) containsPromise = true;
			}
		}
	} catch (error) {
		if (error !== exeContext.signal?.reason && containsPromise) return handleMaybePromise(() => promiseForObject(results, exeContext.signal), () => {
			throw error;
		}, () => {
			throw error;
		});
		throw error;
	}
	if (!containsPromise) return results;
	return promiseForObject(results, exeContext.signal, exeContext.signalPromise);
}
/**
* Implements the "Executing fields" section of the spec
* In particular, this function figures out the value that the field returns by
* calling its resolve function, then calls completeValue to complete promises,
* serialize scalars, or execute the sub-selection-set for objects.
*/
function executeField(exeContext, parentType, source, fieldNodes, path, asyncPayloadRecord) {
	const errors = asyncPayloadRecord?.errors ?? exeContext.errors;
	const fieldDef = getFieldDef(exeContext.schema, parentType, fieldNodes[0]);
	if (!fieldDef) return;
	const returnType = fieldDef.type;
	const resolveFn = fieldDef.resolve ?? exeContext.fieldResolver;
	const info = buildResolveInfo(exeContext, fieldDef, fieldNodes, parentType, path);
	try {
		exeContext.signal?.throwIfAborted();
		const args = getArgumentValues(fieldDef, fieldNodes[0], exeContext.variableValues.coerced, exeContext.variableValues.sources);
		const contextValue = exeContext.contextValue;
		const result = resolveFn(source, args, contextValue, info);
		let completed;
		if (isPromise(result)) completed = result.then((resolved) => completeValue(exeContext, returnType, fieldNodes, info, path, resolved, asyncPayloadRecord));
		else completed = completeValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord);
		if (isPromise(completed)) return completed.then(void 0, (rawError) => {
			if (rawError instanceof AggregateError) {
				let result;
				for (let rawErrorItem of rawError.errors) {
					rawErrorItem = coerceError(rawErrorItem);
					result = handleFieldError(locatedError(rawErrorItem, fieldNodes, pathToArray(path), exeContext.schemaCoordinateInErrors && info), returnType, errors);
					filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
				}
				return result;
			}
			rawError = coerceError(rawError);
			const handledError = handleFieldError(locatedError(rawError, fieldNodes, pathToArray(path), exeContext.schemaCoordinateInErrors && info), returnType, errors);
			filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
			return handledError;
		});
		return completed;
	} catch (rawError) {
		if (rawError instanceof AggregateError) {
			let result;
			for (let rawErrorItem of rawError.errors) {
				rawErrorItem = coerceError(rawErrorItem);
				result = handleFieldError(locatedError(rawErrorItem, fieldNodes, pathToArray(path), exeContext.schemaCoordinateInErrors && info), returnType, errors);
				filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
			}
			return result;
		}
		const handledError = handleFieldError(locatedError(coerceError(rawError), fieldNodes, pathToArray(path), exeContext.schemaCoordinateInErrors && info), returnType, errors);
		filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
		return handledError;
	}
}
/**
* TODO: consider no longer exporting this function
* @internal
*/
function buildResolveInfo(exeContext, fieldDef, fieldNodes, parentType, path) {
	let asyncHelpers;
	const variableValues = versionInfo.major >= 17 ? exeContext.variableValues : exeContext.variableValues.coerced;
	return {
		fieldName: fieldDef.name,
		fieldNodes,
		returnType: fieldDef.type,
		parentType,
		path,
		schema: exeContext.schema,
		fragments: exeContext.fragments,
		rootValue: exeContext.rootValue,
		operation: exeContext.operation,
		variableValues,
		signal: exeContext.signal,
		getAbortSignal: () => exeContext.signal,
		getAsyncHelpers: () => asyncHelpers ??= {
			promiseAll: Promise.all.bind(Promise),
			track: (maybePromises) => {
				const waitUntil = exeContext.contextValue?.waitUntil;
				if (typeof waitUntil !== "function") return;
				for (const value of maybePromises) if (isPromise(value)) waitUntil(value);
			}
		}
	};
}
function handleFieldError(error, returnType, errors) {
	if (isNonNullType(returnType)) throw error;
	if (error.extensions?.["CRITICAL_ERROR"]) throw error;
	errors.push(error);
	return null;
}
/**
* Implements the instructions for completeValue as defined in the
* "Value Completion" section of the spec.
*
* If the field type is Non-Null, then this recursively completes the value
* for the inner type. It throws a field error if that completion returns null,
* as per the "Nullability" section of the spec.
*
* If the field type is a List, then this recursively completes the value
* for the inner type on each item in the list.
*
* If the field type is a Scalar or Enum, ensures the completed value is a legal
* value of the type by calling the `serialize` method of GraphQL type
* definition.
*
* If the field is an abstract type, determine the runtime type of the value
* and then complete based on that type
*
* Otherwise, the field type expects a sub-selection set, and will complete the
* value by executing all sub-selections.
*/
function completeValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord) {
	if (result instanceof Error) throw result;
	if (isNonNullType(returnType)) {
		const completed = completeValue(exeContext, returnType.ofType, fieldNodes, info, path, result, asyncPayloadRecord);
		if (completed === null) throw new Error(`Cannot return null for non-nullable field ${info.parentType.name}.${info.fieldName}.`);
		return completed;
	}
	if (result == null) return null;
	if (isListType(returnType)) return completeListValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord);
	if (isLeafType(returnType)) return completeLeafValue(returnType, result);
	if (isAbstractType(returnType)) return completeAbstractValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord);
	if (isObjectType(returnType)) return completeObjectValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord);
	/* c8 ignore next 6 */
	console.assert(false, "Cannot complete value of unexpected output type: " + inspect(returnType));
}
/**
* Returns an object containing the `@stream` arguments if a field should be
* streamed based on the experimental flag, stream directive present and
* not disabled by the "if" argument.
*/
function getStreamValues(exeContext, fieldNodes, path) {
	if (typeof path.key === "number") return;
	const stream = getDirectiveValues(GraphQLStreamDirective, fieldNodes[0], exeContext.variableValues);
	if (!stream) return;
	if (stream.if === false) return;
	invariant(typeof stream["initialCount"] === "number", "initialCount must be a number");
	invariant(stream["initialCount"] >= 0, "initialCount must be a positive integer");
	return {
		initialCount: stream["initialCount"],
		label: typeof stream["label"] === "string" ? stream["label"] : void 0
	};
}
/**
* Complete a async iterator value by completing the result and calling
* recursively until all the results are completed.
*/
async function completeAsyncIteratorValue(exeContext, itemType, fieldNodes, info, path, iterator, asyncPayloadRecord) {
	exeContext.signal?.throwIfAborted();
	if (iterator.return) exeContext.onSignalAbort?.(() => {
		iterator.return?.();
	});
	const errors = asyncPayloadRecord?.errors ?? exeContext.errors;
	const stream = getStreamValues(exeContext, fieldNodes, path);
	let containsPromise = false;
	const completedResults = [];
	let index = 0;
	while (true) {
		if (stream && typeof stream.initialCount === "number" && index >= stream.initialCount) {
			executeStreamIterator(index, iterator, exeContext, fieldNodes, info, itemType, path, stream.label, asyncPayloadRecord);
			break;
		}
		const itemPath = addPath(path, index, void 0);
		let iteration;
		try {
			iteration = await iterator.next();
			if (iteration.done) break;
		} catch (rawError) {
			const error = locatedError(coerceError(rawError), fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info);
			completedResults.push(handleFieldError(error, itemType, errors));
			break;
		}
		if (completeListItemValue(iteration.value, completedResults, errors, exeContext, itemType, fieldNodes, info, itemPath, asyncPayloadRecord)) containsPromise = true;
		index += 1;
	}
	return containsPromise ? Promise.all(completedResults) : completedResults;
}
/**
* Complete a list value by completing each item in the list with the
* inner type
*/
function completeListValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord) {
	const itemType = returnType.ofType;
	const errors = asyncPayloadRecord?.errors ?? exeContext.errors;
	if (isAsyncIterable$2(result)) return completeAsyncIteratorValue(exeContext, itemType, fieldNodes, info, path, result[Symbol.asyncIterator](), asyncPayloadRecord);
	if (!isIterableObject(result)) throw createGraphQLError$1(`Expected Iterable, but did not find one for field "${info.parentType.name}.${info.fieldName}".`);
	const stream = getStreamValues(exeContext, fieldNodes, path);
	let containsPromise = false;
	let previousAsyncPayloadRecord = asyncPayloadRecord;
	const completedResults = [];
	let index = 0;
	for (const item of result) {
		const itemPath = addPath(path, index, void 0);
		if (stream && typeof stream.initialCount === "number" && index >= stream.initialCount) {
			previousAsyncPayloadRecord = executeStreamField(path, itemPath, item, exeContext, fieldNodes, info, itemType, stream.label, previousAsyncPayloadRecord);
			index++;
			continue;
		}
		if (completeListItemValue(item, completedResults, errors, exeContext, itemType, fieldNodes, info, itemPath, asyncPayloadRecord)) containsPromise = true;
		index++;
	}
	return containsPromise ? Promise.all(completedResults) : completedResults;
}
/**
* Complete a list item value by adding it to the completed results.
*
* Returns true if the value is a Promise.
*/
function completeListItemValue(item, completedResults, errors, exeContext, itemType, fieldNodes, info, itemPath, asyncPayloadRecord) {
	try {
		let completedItem;
		if (isPromise(item)) completedItem = item.then((resolved) => completeValue(exeContext, itemType, fieldNodes, info, itemPath, resolved, asyncPayloadRecord));
		else completedItem = completeValue(exeContext, itemType, fieldNodes, info, itemPath, item, asyncPayloadRecord);
		if (isPromise(completedItem)) {
			completedResults.push(completedItem.then(void 0, (rawError) => {
				rawError = coerceError(rawError);
				const handledError = handleFieldError(locatedError(rawError, fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, errors);
				filterSubsequentPayloads(exeContext, itemPath, asyncPayloadRecord);
				return handledError;
			}));
			return true;
		}
		completedResults.push(completedItem);
	} catch (rawError) {
		const handledError = handleFieldError(locatedError(coerceError(rawError), fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, errors);
		filterSubsequentPayloads(exeContext, itemPath, asyncPayloadRecord);
		completedResults.push(handledError);
	}
	return false;
}
/**
* Complete a Scalar or Enum by serializing to a valid value, returning
* null if serialization is not possible.
*/
function completeLeafValue(returnType, result) {
	let serializedResult;
	try {
		serializedResult = returnType.serialize(result);
	} catch (err) {
		if (err instanceof GraphQLError) throw new Error(err.message);
		throw err;
	}
	if (serializedResult == null) throw new Error(`Expected \`${inspect(returnType)}.serialize(${inspect(result)})\` to return non-nullable value, returned: ${inspect(serializedResult)}`);
	return serializedResult;
}
/**
* Complete a value of an abstract type by determining the runtime object type
* of that value, then complete the value for that type.
*/
function completeAbstractValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord) {
	const resolveTypeFn = returnType.resolveType ?? exeContext.typeResolver;
	const contextValue = exeContext.contextValue;
	const runtimeType = resolveTypeFn(result, contextValue, info, returnType);
	if (isPromise(runtimeType)) return runtimeType.then((resolvedRuntimeType) => completeObjectValue(exeContext, ensureValidRuntimeType(resolvedRuntimeType, exeContext, returnType, fieldNodes, info, result), fieldNodes, info, path, result, asyncPayloadRecord));
	return completeObjectValue(exeContext, ensureValidRuntimeType(runtimeType, exeContext, returnType, fieldNodes, info, result), fieldNodes, info, path, result, asyncPayloadRecord);
}
function ensureValidRuntimeType(runtimeTypeName, exeContext, returnType, fieldNodes, info, result) {
	if (runtimeTypeName == null) throw createGraphQLError$1(`Abstract type "${returnType.name}" must resolve to an Object type at runtime for field "${info.parentType.name}.${info.fieldName}". Either the "${returnType.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`, { nodes: fieldNodes });
	if (isObjectType(runtimeTypeName)) {
		if (versionInfo.major >= 16) throw createGraphQLError$1("Support for returning GraphQLObjectType from resolveType was removed in graphql-js@16.0.0 please return type name instead.");
		runtimeTypeName = runtimeTypeName.name;
	}
	if (typeof runtimeTypeName !== "string") throw createGraphQLError$1(`Abstract type "${returnType.name}" must resolve to an Object type at runtime for field "${info.parentType.name}.${info.fieldName}" with value ${inspect(result)}, received "${inspect(runtimeTypeName)}".`);
	const runtimeType = exeContext.schema.getType(runtimeTypeName);
	if (runtimeType == null) throw createGraphQLError$1(`Abstract type "${returnType.name}" was resolved to a type "${runtimeTypeName}" that does not exist inside the schema.`, { nodes: fieldNodes });
	if (!isObjectType(runtimeType)) throw createGraphQLError$1(`Abstract type "${returnType.name}" was resolved to a non-object type "${runtimeTypeName}".`, { nodes: fieldNodes });
	if (!exeContext.schema.isSubType(returnType, runtimeType)) throw createGraphQLError$1(`Runtime Object type "${runtimeType.name}" is not a possible type for "${returnType.name}".`, { nodes: fieldNodes });
	return runtimeType;
}
/**
* Complete an Object value by executing all sub-selections.
*/
function completeObjectValue(exeContext, returnType, fieldNodes, info, path, result, asyncPayloadRecord) {
	if (returnType.isTypeOf) {
		const isTypeOf = returnType.isTypeOf(result, exeContext.contextValue, info);
		if (isPromise(isTypeOf)) return isTypeOf.then((resolvedIsTypeOf) => {
			if (!resolvedIsTypeOf) throw invalidReturnTypeError(returnType, result, fieldNodes);
			return collectAndExecuteSubfields(exeContext, returnType, fieldNodes, path, result, asyncPayloadRecord);
		});
		if (!isTypeOf) throw invalidReturnTypeError(returnType, result, fieldNodes);
	}
	return collectAndExecuteSubfields(exeContext, returnType, fieldNodes, path, result, asyncPayloadRecord);
}
function invalidReturnTypeError(returnType, result, fieldNodes) {
	return createGraphQLError$1(`Expected value of type "${returnType.name}" but got: ${inspect(result)}.`, { nodes: fieldNodes });
}
function collectAndExecuteSubfields(exeContext, returnType, fieldNodes, path, result, asyncPayloadRecord) {
	const { fields: subFieldNodes, patches: subPatches } = collectSubfields(exeContext, returnType, fieldNodes);
	const subFields = executeFields(exeContext, returnType, result, path, subFieldNodes, asyncPayloadRecord);
	for (const subPatch of subPatches) {
		const { label, fields: subPatchFieldNodes } = subPatch;
		executeDeferredFragment(exeContext, returnType, result, subPatchFieldNodes, label, path, asyncPayloadRecord);
	}
	return subFields;
}
/**
* If a resolveType function is not given, then a default resolve behavior is
* used which attempts two strategies:
*
* First, See if the provided value has a `__typename` field defined, if so, use
* that value as name of the resolved type.
*
* Otherwise, test each possible type for the abstract type by calling
* isTypeOf for the object being coerced, returning the first type that matches.
*/
var defaultTypeResolver = function(value, contextValue, info, abstractType) {
	if (isObjectLike(value) && typeof value["__typename"] === "string") return value["__typename"];
	const possibleTypes = info.schema.getPossibleTypes(abstractType);
	const promisedIsTypeOfResults = [];
	for (let i = 0; i < possibleTypes.length; i++) {
		const type = possibleTypes[i];
		if (type.isTypeOf) {
			const isTypeOfResult = type.isTypeOf(value, contextValue, info);
			if (isPromise(isTypeOfResult)) promisedIsTypeOfResults[i] = isTypeOfResult;
			else if (isTypeOfResult) return type.name;
		}
	}
	if (promisedIsTypeOfResults.length) return Promise.all(promisedIsTypeOfResults).then((isTypeOfResults) => {
		for (let i = 0; i < isTypeOfResults.length; i++) if (isTypeOfResults[i]) return possibleTypes[i].name;
	});
};
/**
* If a resolve function is not given, then a default resolve behavior is used
* which takes the property of the source object of the same name as the field
* and returns it as the result, or if it's a function, returns the result
* of calling that function while passing along args and context value.
*/
var defaultFieldResolver = function(source, args, contextValue, info) {
	if (isObjectLike(source) || typeof source === "function") {
		const property = source[info.fieldName];
		if (typeof property === "function") return source[info.fieldName](args, contextValue, info);
		return property;
	}
};
/**
* Implements the "Subscribe" algorithm described in the GraphQL specification,
* including `@defer` and `@stream` as proposed in
* https://github.com/graphql/graphql-spec/pull/742
*
* Returns a Promise which resolves to either an AsyncIterator (if successful)
* or an ExecutionResult (error). The promise will be rejected if the schema or
* other arguments to this function are invalid, or if the resolved event stream
* is not an async iterable.
*
* If the client-provided arguments to this function do not result in a
* compliant subscription, a GraphQL Response (ExecutionResult) with descriptive
* errors and no data will be returned.
*
* If the source stream could not be created due to faulty subscription resolver
* logic or underlying systems, the promise will resolve to a single
* ExecutionResult containing `errors` and no `data`.
*
* If the operation succeeded, the promise resolves to an AsyncIterator, which
* yields a stream of result representing the response stream.
*
* Each result may be an ExecutionResult with no `hasNext` (if executing the
* event did not use `@defer` or `@stream`), or an
* `InitialIncrementalExecutionResult` or `SubsequentIncrementalExecutionResult`
* (if executing the event used `@defer` or `@stream`). In the case of
* incremental execution results, each event produces a single
* `InitialIncrementalExecutionResult` followed by one or more
* `SubsequentIncrementalExecutionResult`s; all but the last have `hasNext: true`,
* and the last has `hasNext: false`. There is no interleaving between results
* generated from the same original event.
*
* Accepts an object with named arguments.
*/
function subscribe(args) {
	const exeContext = buildExecutionContext(args);
	if (!("schema" in exeContext)) {
		for (const error of exeContext) {
			const extensions = error.extensions ||= {};
			const httpExtensions = extensions["http"] ||= {};
			httpExtensions.status = 400;
			error.extensions["code"] = "BAD_USER_INPUT";
		}
		return { errors: exeContext };
	}
	const resultOrStream = createSourceEventStreamImpl(exeContext);
	if (isPromise(resultOrStream)) return resultOrStream.then((resolvedResultOrStream) => mapSourceToResponse(exeContext, resolvedResultOrStream));
	return mapSourceToResponse(exeContext, resultOrStream);
}
function isIncrementalResults(results) {
	return results?.initialResult;
}
function flattenIncrementalResults(incrementalResults) {
	const subsequentIterator = incrementalResults.subsequentResults;
	let initialResultSent = false;
	let done = false;
	return {
		[Symbol.asyncIterator]() {
			return this;
		},
		next() {
			if (done) return fakePromise({
				value: void 0,
				done
			});
			if (initialResultSent) return subsequentIterator.next();
			initialResultSent = true;
			return fakePromise({
				value: incrementalResults.initialResult,
				done
			});
		},
		return() {
			done = true;
			return subsequentIterator.return();
		},
		throw(error) {
			done = true;
			return subsequentIterator.throw(error);
		},
		[DisposableSymbols$1.asyncDispose]() {
			done = true;
			return subsequentIterator?.[DisposableSymbols$1.asyncDispose]?.();
		}
	};
}
async function* ensureAsyncIterable(someExecutionResult) {
	if ("initialResult" in someExecutionResult) yield* flattenIncrementalResults(someExecutionResult);
	else yield someExecutionResult;
}
function mapSourceToResponse(exeContext, resultOrStream) {
	if (!isAsyncIterable$2(resultOrStream)) return resultOrStream;
	return flattenAsyncIterable(mapAsyncIterator(resultOrStream, (payload) => handleMaybePromise(() => executeImpl(buildPerEventExecutionContext(exeContext, payload)), ensureAsyncIterable), (error) => {
		if (error instanceof AggregateError) throw new AggregateError(error.errors.map((e) => wrapError(e, exeContext.operation)), error.message);
		throw wrapError(error, exeContext.operation);
	}));
}
function wrapError(error, operation) {
	return createGraphQLError$1(error.message, {
		originalError: error,
		nodes: [operation]
	});
}
function createSourceEventStreamImpl(exeContext) {
	try {
		const eventStream = executeSubscription(exeContext);
		if (isPromise(eventStream)) return eventStream.then(void 0, (error) => ({ errors: [error] }));
		return eventStream;
	} catch (error) {
		return { errors: [error] };
	}
}
function executeSubscription(exeContext) {
	const { schema, fragments, operation, variableValues, rootValue } = exeContext;
	const rootType = schema.getSubscriptionType();
	if (rootType == null) throw createGraphQLError$1("Schema is not configured to execute subscription operation.", { nodes: operation });
	const { fields: rootFields } = collectFields(schema, fragments, variableValues, rootType, operation.selectionSet);
	const [responseName, fieldNodes] = [...rootFields.entries()][0];
	const fieldName = fieldNodes[0].name.value;
	const fieldDef = getFieldDef(schema, rootType, fieldNodes[0]);
	if (!fieldDef) throw createGraphQLError$1(`The subscription field "${fieldName}" is not defined.`, { nodes: fieldNodes });
	const path = addPath(void 0, responseName, rootType.name);
	const info = buildResolveInfo(exeContext, fieldDef, fieldNodes, rootType, path);
	try {
		const args = getArgumentValues(fieldDef, fieldNodes[0], variableValues.coerced, variableValues.sources);
		const contextValue = exeContext.contextValue;
		const result = (fieldDef.subscribe ?? exeContext.subscribeFieldResolver)(rootValue, args, contextValue, info);
		if (isPromise(result)) return result.then((result) => assertEventStream(result, exeContext.signal, exeContext.onSignalAbort)).then(void 0, (error) => {
			throw locatedError(error, fieldNodes, pathToArray(path), exeContext.schemaCoordinateInErrors && info);
		});
		return assertEventStream(result, exeContext.signal, exeContext.onSignalAbort);
	} catch (error) {
		throw locatedError(error, fieldNodes, pathToArray(path), exeContext.schemaCoordinateInErrors && info);
	}
}
function assertEventStream(result, signal, onSignalAbort) {
	signal?.throwIfAborted();
	if (result instanceof Error) throw result;
	if (!isAsyncIterable$2(result)) throw createGraphQLError$1(`Subscription field must return Async Iterable. Received: ${inspect(result)}.`);
	if (onSignalAbort) return { [Symbol.asyncIterator]() {
		const asyncIterator = result[Symbol.asyncIterator]();
		if (asyncIterator.return) onSignalAbort?.(() => {
			asyncIterator.return?.();
		});
		return asyncIterator;
	} };
	return result;
}
function executeDeferredFragment(exeContext, parentType, sourceValue, fields, label, path, parentContext) {
	const asyncPayloadRecord = new DeferredFragmentRecord({
		label,
		path,
		parentContext,
		exeContext
	});
	let promiseOrData;
	try {
		promiseOrData = executeFields(exeContext, parentType, sourceValue, path, fields, asyncPayloadRecord);
		if (isPromise(promiseOrData)) promiseOrData = promiseOrData.then(null, (e) => {
			asyncPayloadRecord.errors.push(e);
			return null;
		});
	} catch (e) {
		asyncPayloadRecord.errors.push(e);
		promiseOrData = null;
	}
	asyncPayloadRecord.addData(promiseOrData);
}
function executeStreamField(path, itemPath, item, exeContext, fieldNodes, info, itemType, label, parentContext) {
	const asyncPayloadRecord = new StreamRecord({
		label,
		path: itemPath,
		parentContext,
		exeContext
	});
	let completedItem;
	try {
		try {
			if (isPromise(item)) completedItem = item.then((resolved) => completeValue(exeContext, itemType, fieldNodes, info, itemPath, resolved, asyncPayloadRecord));
			else completedItem = completeValue(exeContext, itemType, fieldNodes, info, itemPath, item, asyncPayloadRecord);
			if (isPromise(completedItem)) completedItem = completedItem.then(void 0, (rawError) => {
				rawError = coerceError(rawError);
				const handledError = handleFieldError(locatedError(rawError, fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, asyncPayloadRecord.errors);
				filterSubsequentPayloads(exeContext, itemPath, asyncPayloadRecord);
				return handledError;
			});
		} catch (rawError) {
			completedItem = handleFieldError(locatedError(coerceError(rawError), fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, asyncPayloadRecord.errors);
			filterSubsequentPayloads(exeContext, itemPath, asyncPayloadRecord);
		}
	} catch (error) {
		asyncPayloadRecord.errors.push(error);
		filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
		asyncPayloadRecord.addItems(null);
		return asyncPayloadRecord;
	}
	let completedItems;
	if (isPromise(completedItem)) completedItems = completedItem.then((value) => [value], (error) => {
		asyncPayloadRecord.errors.push(error);
		filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
		return null;
	});
	else completedItems = [completedItem];
	asyncPayloadRecord.addItems(completedItems);
	return asyncPayloadRecord;
}
async function executeStreamIteratorItem(iterator, exeContext, fieldNodes, info, itemType, asyncPayloadRecord, itemPath) {
	let item;
	try {
		const { value, done } = await iterator.next();
		if (done) {
			asyncPayloadRecord.setIsCompletedIterator();
			return {
				done,
				value: void 0
			};
		}
		item = value;
	} catch (rawError) {
		return {
			done: true,
			value: handleFieldError(locatedError(coerceError(rawError), fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, asyncPayloadRecord.errors)
		};
	}
	let completedItem;
	try {
		completedItem = completeValue(exeContext, itemType, fieldNodes, info, itemPath, item, asyncPayloadRecord);
		if (isPromise(completedItem)) completedItem = completedItem.then(void 0, (rawError) => {
			const handledError = handleFieldError(locatedError(rawError, fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, asyncPayloadRecord.errors);
			filterSubsequentPayloads(exeContext, itemPath, asyncPayloadRecord);
			return handledError;
		});
		return {
			done: false,
			value: completedItem
		};
	} catch (rawError) {
		const value = handleFieldError(locatedError(rawError, fieldNodes, pathToArray(itemPath), exeContext.schemaCoordinateInErrors && info), itemType, asyncPayloadRecord.errors);
		filterSubsequentPayloads(exeContext, itemPath, asyncPayloadRecord);
		return {
			done: false,
			value
		};
	}
}
async function executeStreamIterator(initialIndex, iterator, exeContext, fieldNodes, info, itemType, path, label, parentContext) {
	let index = initialIndex;
	let previousAsyncPayloadRecord = parentContext ?? void 0;
	while (true) {
		const itemPath = addPath(path, index, void 0);
		const asyncPayloadRecord = new StreamRecord({
			label,
			path: itemPath,
			parentContext: previousAsyncPayloadRecord,
			iterator,
			exeContext
		});
		let iteration;
		try {
			iteration = await executeStreamIteratorItem(iterator, exeContext, fieldNodes, info, itemType, asyncPayloadRecord, itemPath);
		} catch (error) {
			asyncPayloadRecord.errors.push(error);
			filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
			asyncPayloadRecord.addItems(null);
			if (iterator?.return) iterator.return().catch(() => {});
			return;
		}
		const { done, value: completedItem } = iteration;
		let completedItems;
		if (isPromise(completedItem)) completedItems = completedItem.then((value) => [value], (error) => {
			asyncPayloadRecord.errors.push(error);
			filterSubsequentPayloads(exeContext, path, asyncPayloadRecord);
			return null;
		});
		else completedItems = [completedItem];
		asyncPayloadRecord.addItems(completedItems);
		if (done) break;
		previousAsyncPayloadRecord = asyncPayloadRecord;
		index++;
	}
}
function filterSubsequentPayloads(exeContext, nullPath, currentAsyncRecord) {
	const nullPathArray = pathToArray(nullPath);
	exeContext.subsequentPayloads.forEach((asyncRecord) => {
		if (asyncRecord === currentAsyncRecord) return;
		for (let i = 0; i < nullPathArray.length; i++) if (asyncRecord.path[i] !== nullPathArray[i]) return;
		if (isStreamPayload(asyncRecord) && asyncRecord.iterator?.return) asyncRecord.iterator.return().catch(() => {});
		exeContext.subsequentPayloads.delete(asyncRecord);
	});
}
function getCompletedIncrementalResults(exeContext) {
	const incrementalResults = [];
	for (const asyncPayloadRecord of exeContext.subsequentPayloads) {
		const incrementalResult = {};
		if (!asyncPayloadRecord.isCompleted) continue;
		exeContext.subsequentPayloads.delete(asyncPayloadRecord);
		if (isStreamPayload(asyncPayloadRecord)) {
			const items = asyncPayloadRecord.items;
			if (asyncPayloadRecord.isCompletedIterator) continue;
			incrementalResult.items = items;
		} else incrementalResult.data = asyncPayloadRecord.data ?? null;
		incrementalResult.path = asyncPayloadRecord.path;
		if (asyncPayloadRecord.label) incrementalResult.label = asyncPayloadRecord.label;
		if (asyncPayloadRecord.errors.length > 0) incrementalResult.errors = asyncPayloadRecord.errors;
		incrementalResults.push(incrementalResult);
	}
	return incrementalResults;
}
function yieldSubsequentPayloads(exeContext) {
	let isDone = false;
	async function next() {
		if (isDone) return {
			value: void 0,
			done: true
		};
		const subSequentPayloadPromises = Array.from(exeContext.subsequentPayloads).map((record) => record.promise);
		if (exeContext.signalPromise) await Promise.race([exeContext.signalPromise, ...subSequentPayloadPromises]);
		else await Promise.race(subSequentPayloadPromises);
		if (isDone) return {
			value: void 0,
			done: true
		};
		const incremental = getCompletedIncrementalResults(exeContext);
		const hasNext = exeContext.subsequentPayloads.size > 0;
		if (!incremental.length && hasNext) return next();
		if (!hasNext) isDone = true;
		return {
			value: incremental.length ? {
				incremental,
				hasNext
			} : { hasNext },
			done: false
		};
	}
	function returnStreamIterators() {
		const promises = [];
		exeContext.subsequentPayloads.forEach((asyncPayloadRecord) => {
			if (isStreamPayload(asyncPayloadRecord) && asyncPayloadRecord.iterator?.return) promises.push(asyncPayloadRecord.iterator.return());
		});
		return Promise.all(promises);
	}
	return {
		[Symbol.asyncIterator]() {
			return this;
		},
		next,
		async return() {
			await returnStreamIterators();
			isDone = true;
			return {
				value: void 0,
				done: true
			};
		},
		async throw(error) {
			await returnStreamIterators();
			isDone = true;
			throw error;
		},
		async [DisposableSymbols$1.asyncDispose]() {
			await returnStreamIterators();
			isDone = true;
		}
	};
}
var DeferredFragmentRecord = class {
	type;
	errors;
	label;
	path;
	promise;
	data;
	parentContext;
	isCompleted;
	_exeContext;
	_resolve;
	constructor(opts) {
		this.type = "defer";
		this.label = opts.label;
		this.path = pathToArray(opts.path);
		this.parentContext = opts.parentContext;
		this.errors = [];
		this._exeContext = opts.exeContext;
		this._exeContext.subsequentPayloads.add(this);
		this.isCompleted = false;
		this.data = null;
		this.promise = new Promise((resolve) => {
			this._resolve = (MaybePromise) => {
				resolve(MaybePromise);
			};
		}).then((data) => {
			this.data = data;
			this.isCompleted = true;
		});
	}
	addData(data) {
		const parentData = this.parentContext?.promise;
		if (parentData) {
			this._resolve?.(parentData.then(() => data));
			return;
		}
		this._resolve?.(data);
	}
};
var StreamRecord = class {
	type;
	errors;
	label;
	path;
	items;
	promise;
	parentContext;
	iterator;
	isCompletedIterator;
	isCompleted;
	_exeContext;
	_resolve;
	constructor(opts) {
		this.type = "stream";
		this.items = null;
		this.label = opts.label;
		this.path = pathToArray(opts.path);
		this.parentContext = opts.parentContext;
		this.iterator = opts.iterator;
		this.errors = [];
		this._exeContext = opts.exeContext;
		this._exeContext.subsequentPayloads.add(this);
		this.isCompleted = false;
		this.items = null;
		this.promise = new Promise((resolve) => {
			this._resolve = (MaybePromise) => {
				resolve(MaybePromise);
			};
		}).then((items) => {
			this.items = items;
			this.isCompleted = true;
		});
	}
	addItems(items) {
		const parentData = this.parentContext?.promise;
		if (parentData) {
			this._resolve?.(parentData.then(() => items));
			return;
		}
		this._resolve?.(items);
	}
	setIsCompletedIterator() {
		this.isCompletedIterator = true;
	}
};
function isStreamPayload(asyncPayload) {
	return asyncPayload.type === "stream";
}
/**
* This method looks up the field on the given type definition.
* It has special casing for the three introspection fields,
* __schema, __type and __typename. __typename is special because
* it can always be queried as a field, even in situations where no
* other fields are allowed, like on a Union. __schema and __type
* could get automatically added to the query type, but that would
* require mutating type definitions, which would cause issues.
*
* @internal
*/
function getFieldDef(schema, parentType, fieldNode) {
	const fieldName = fieldNode.name.value;
	if (fieldName === SchemaMetaFieldDef.name && schema.getQueryType() === parentType) return SchemaMetaFieldDef;
	else if (fieldName === TypeMetaFieldDef.name && schema.getQueryType() === parentType) return TypeMetaFieldDef;
	else if (fieldName === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
	return parentType.getFields()[fieldName];
}
// node_modules/@graphql-tools/executor/esm/execution/normalizedExecutor.js
function normalizedExecutor(args) {
	const operationAST = getOperationAST(args.document, args.operationName);
	if (operationAST == null) throw new Error("Must provide an operation.");
	if (operationAST.operation === "subscription") return subscribe(args);
	return handleMaybePromise(() => execute(args), (result) => {
		if (isIncrementalResults(result)) return flattenIncrementalResults(result);
		return result;
	});
}
// node_modules/@whatwg-node/fetch/dist/shouldSkipPonyfill.js
var require_shouldSkipPonyfill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function isNextJs() {
		return Object.keys(globalThis).some((key) => key.startsWith("__NEXT"));
	}
	module.exports = function shouldSkipPonyfill() {
		if (globalThis.Deno) return true;
		if (globalThis.Bun) return true;
		if (isNextJs()) return true;
		return false;
	};
}));
// node_modules/urlpattern-polyfill/dist/urlpattern.cjs
var require_urlpattern = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var U = Object.defineProperty;
	var Re = Object.getOwnPropertyDescriptor;
	var Ee = Object.getOwnPropertyNames;
	var Oe = Object.prototype.hasOwnProperty;
	var a = (e, t) => U(e, "name", {
		value: t,
		configurable: !0
	});
	var ke = (e, t) => {
		for (var r in t) U(e, r, {
			get: t[r],
			enumerable: !0
		});
	};
	var Te = (e, t, r, n) => {
		if (t && typeof t == "object" || typeof t == "function") for (let o of Ee(t)) !Oe.call(e, o) && o !== r && U(e, o, {
			get: () => t[o],
			enumerable: !(n = Re(t, o)) || n.enumerable
		});
		return e;
	};
	var Ae = (e) => Te(U({}, "__esModule", { value: !0 }), e);
	var He = {};
	ke(He, { URLPattern: () => M });
	module.exports = Ae(He);
	var P = class {
		type = 3;
		name = "";
		prefix = "";
		value = "";
		suffix = "";
		modifier = 3;
		constructor(t, r, n, o, l, f) {
			this.type = t, this.name = r, this.prefix = n, this.value = o, this.suffix = l, this.modifier = f;
		}
		hasCustomName() {
			return this.name !== "" && typeof this.name != "number";
		}
	};
	a(P, "Part");
	var ye = /[$_\p{ID_Start}]/u;
	var we = /[$_\u200C\u200D\p{ID_Continue}]/u;
	var F = ".*";
	function Ce(e, t) {
		return (t ? /^[\x00-\xFF]*$/ : /^[\x00-\x7F]*$/).test(e);
	}
	a(Ce, "isASCII");
	function W(e, t = !1) {
		let r = [], n = 0;
		for (; n < e.length;) {
			let o = e[n], l = a(function(f) {
				if (!t) throw new TypeError(f);
				r.push({
					type: "INVALID_CHAR",
					index: n,
					value: e[n++]
				});
			}, "ErrorOrInvalid");
			if (o === "*") {
				r.push({
					type: "ASTERISK",
					index: n,
					value: e[n++]
				});
				continue;
			}
			if (o === "+" || o === "?") {
				r.push({
					type: "OTHER_MODIFIER",
					index: n,
					value: e[n++]
				});
				continue;
			}
			if (o === "\\") {
				r.push({
					type: "ESCAPED_CHAR",
					index: n++,
					value: e[n++]
				});
				continue;
			}
			if (o === "{") {
				r.push({
					type: "OPEN",
					index: n,
					value: e[n++]
				});
				continue;
			}
			if (o === "}") {
				r.push({
					type: "CLOSE",
					index: n,
					value: e[n++]
				});
				continue;
			}
			if (o === ":") {
				let f = "", s = n + 1;
				for (; s < e.length;) {
					let i = e.substr(s, 1);
					if (s === n + 1 && ye.test(i) || s !== n + 1 && we.test(i)) {
						f += e[s++];
						continue;
					}
					break;
				}
				if (!f) {
					l(`Missing parameter name at ${n}`);
					continue;
				}
				r.push({
					type: "NAME",
					index: n,
					value: f
				}), n = s;
				continue;
			}
			if (o === "(") {
				let f = 1, s = "", i = n + 1, c = !1;
				if (e[i] === "?") {
					l(`Pattern cannot start with "?" at ${i}`);
					continue;
				}
				for (; i < e.length;) {
					if (!Ce(e[i], !1)) {
						l(`Invalid character '${e[i]}' at ${i}.`), c = !0;
						break;
					}
					if (e[i] === "\\") {
						s += e[i++] + e[i++];
						continue;
					}
					if (e[i] === ")") {
						if (f--, f === 0) {
							i++;
							break;
						}
					} else if (e[i] === "(" && (f++, e[i + 1] !== "?")) {
						l(`Capturing groups are not allowed at ${i}`), c = !0;
						break;
					}
					s += e[i++];
				}
				if (c) continue;
				if (f) {
					l(`Unbalanced pattern at ${n}`);
					continue;
				}
				if (!s) {
					l(`Missing pattern at ${n}`);
					continue;
				}
				r.push({
					type: "REGEX",
					index: n,
					value: s
				}), n = i;
				continue;
			}
			r.push({
				type: "CHAR",
				index: n,
				value: e[n++]
			});
		}
		return r.push({
			type: "END",
			index: n,
			value: ""
		}), r;
	}
	a(W, "lexer");
	function _(e, t = {}) {
		let r = W(e);
		t.delimiter ??= "/#?", t.prefixes ??= "./";
		let n = `[^${x(t.delimiter)}]+?`, o = [], l = 0, f = 0, i = /* @__PURE__ */ new Set(), c = a((u) => {
			if (f < r.length && r[f].type === u) return r[f++].value;
		}, "tryConsume"), h = a(() => c("OTHER_MODIFIER") ?? c("ASTERISK"), "tryConsumeModifier"), p = a((u) => {
			let d = c(u);
			if (d !== void 0) return d;
			let { type: g, index: y } = r[f];
			throw new TypeError(`Unexpected ${g} at ${y}, expected ${u}`);
		}, "mustConsume"), A = a(() => {
			let u = "", d;
			for (; d = c("CHAR") ?? c("ESCAPED_CHAR");) u += d;
			return u;
		}, "consumeText"), be = a((u) => u, "DefaultEncodePart"), N = t.encodePart || be, H = "", v = a((u) => {
			H += u;
		}, "appendToPendingFixedValue"), D = a(() => {
			H.length && (o.push(new P(3, "", "", N(H), "", 3)), H = "");
		}, "maybeAddPartFromPendingFixedValue"), Z = a((u, d, g, y, B) => {
			let m = 3;
			switch (B) {
				case "?":
					m = 1;
					break;
				case "*":
					m = 0;
					break;
				case "+": m = 2;
			}
			if (!d && !g && m === 3) {
				v(u);
				return;
			}
			if (D(), !d && !g) {
				if (!u) return;
				o.push(new P(3, "", "", N(u), "", m));
				return;
			}
			let S;
			g ? g === "*" ? S = F : S = g : S = n;
			let k = 2;
			S === n ? (k = 1, S = "") : S === F && (k = 0, S = "");
			let E;
			if (d ? E = d : g && (E = l++), i.has(E)) throw new TypeError(`Duplicate name '${E}'.`);
			i.add(E), o.push(new P(k, E, N(u), S, N(y), m));
		}, "addPart");
		for (; f < r.length;) {
			let u = c("CHAR"), d = c("NAME"), g = c("REGEX");
			if (!d && !g && (g = c("ASTERISK")), d || g) {
				let m = u ?? "";
				t.prefixes.indexOf(m) === -1 && (v(m), m = ""), D();
				let S = h();
				Z(m, d, g, "", S);
				continue;
			}
			let y = u ?? c("ESCAPED_CHAR");
			if (y) {
				v(y);
				continue;
			}
			if (c("OPEN")) {
				let m = A(), S = c("NAME"), k = c("REGEX");
				!S && !k && (k = c("ASTERISK"));
				let E = A();
				p("CLOSE");
				let Pe = h();
				Z(m, S, k, E, Pe);
				continue;
			}
			D(), p("END");
		}
		return o;
	}
	a(_, "parse");
	function x(e) {
		return e.replace(/([.+*?^${}()[\]|/\\])/g, "\\$1");
	}
	a(x, "escapeString");
	function q(e) {
		return e && e.ignoreCase ? "ui" : "u";
	}
	a(q, "flags");
	function J(e, t, r) {
		return z(_(e, r), t, r);
	}
	a(J, "stringToRegexp");
	function T(e) {
		switch (e) {
			case 0: return "*";
			case 1: return "?";
			case 2: return "+";
			case 3: return "";
		}
	}
	a(T, "modifierToString");
	function z(e, t, r = {}) {
		r.delimiter ??= "/#?", r.prefixes ??= "./", r.sensitive ??= !1, r.strict ??= !1, r.end ??= !0, r.start ??= !0, r.endsWith = "";
		let n = r.start ? "^" : "";
		for (let s of e) {
			if (s.type === 3) {
				s.modifier === 3 ? n += x(s.value) : n += `(?:${x(s.value)})${T(s.modifier)}`;
				continue;
			}
			t && t.push(s.name);
			let i = `[^${x(r.delimiter)}]+?`, c = s.value;
			if (s.type === 1 ? c = i : s.type === 0 && (c = F), !s.prefix.length && !s.suffix.length) {
				s.modifier === 3 || s.modifier === 1 ? n += `(${c})${T(s.modifier)}` : n += `((?:${c})${T(s.modifier)})`;
				continue;
			}
			if (s.modifier === 3 || s.modifier === 1) {
				n += `(?:${x(s.prefix)}(${c})${x(s.suffix)})`, n += T(s.modifier);
				continue;
			}
			n += `(?:${x(s.prefix)}`, n += `((?:${c})(?:`, n += x(s.suffix), n += x(s.prefix), n += `(?:${c}))*)${x(s.suffix)})`, s.modifier === 0 && (n += "?");
		}
		let o = `[${x(r.endsWith)}]|$`, l = `[${x(r.delimiter)}]`;
		if (r.end) return r.strict || (n += `${l}?`), r.endsWith.length ? n += `(?=${o})` : n += "$", new RegExp(n, q(r));
		r.strict || (n += `(?:${l}(?=${o}))?`);
		let f = !1;
		if (e.length) {
			let s = e[e.length - 1];
			s.type === 3 && s.modifier === 3 && (f = r.delimiter.indexOf(s) > -1);
		}
		return f || (n += `(?=${l}|${o})`), new RegExp(n, q(r));
	}
	a(z, "partsToRegexp");
	var b = {
		delimiter: "",
		prefixes: "",
		sensitive: !0,
		strict: !0
	};
	var Q = {
		delimiter: ".",
		prefixes: "",
		sensitive: !0,
		strict: !0
	};
	var ee = {
		delimiter: "/",
		prefixes: "/",
		sensitive: !0,
		strict: !0
	};
	function te(e, t) {
		return e.length ? e[0] === "/" ? !0 : !t || e.length < 2 ? !1 : (e[0] == "\\" || e[0] == "{") && e[1] == "/" : !1;
	}
	a(te, "isAbsolutePathname");
	function re(e, t) {
		return e.startsWith(t) ? e.substring(t.length, e.length) : e;
	}
	a(re, "maybeStripPrefix");
	function Le(e, t) {
		return e.endsWith(t) ? e.substr(0, e.length - t.length) : e;
	}
	a(Le, "maybeStripSuffix");
	function j(e) {
		return !e || e.length < 2 ? !1 : e[0] === "[" || (e[0] === "\\" || e[0] === "{") && e[1] === "[";
	}
	a(j, "treatAsIPv6Hostname");
	var ne = [
		"ftp",
		"file",
		"http",
		"https",
		"ws",
		"wss"
	];
	function $(e) {
		if (!e) return !0;
		for (let t of ne) if (e.test(t)) return !0;
		return !1;
	}
	a($, "isSpecialScheme");
	function se(e, t) {
		if (e = re(e, "#"), t || e === "") return e;
		let r = new URL("https://example.com");
		return r.hash = e, r.hash ? r.hash.substring(1, r.hash.length) : "";
	}
	a(se, "canonicalizeHash");
	function ie(e, t) {
		if (e = re(e, "?"), t || e === "") return e;
		let r = new URL("https://example.com");
		return r.search = e, r.search ? r.search.substring(1, r.search.length) : "";
	}
	a(ie, "canonicalizeSearch");
	function ae(e, t) {
		return t || e === "" ? e : j(e) ? V(e) : G(e);
	}
	a(ae, "canonicalizeHostname");
	function oe(e, t) {
		if (t || e === "") return e;
		let r = new URL("https://example.com");
		return r.password = e, r.password;
	}
	a(oe, "canonicalizePassword");
	function ce(e, t) {
		if (t || e === "") return e;
		let r = new URL("https://example.com");
		return r.username = e, r.username;
	}
	a(ce, "canonicalizeUsername");
	function le(e, t, r) {
		if (r || e === "") return e;
		if (t && !ne.includes(t)) return new URL(`${t}:${e}`).pathname;
		let n = e[0] == "/";
		return e = new URL(n ? e : "/-" + e, "https://example.com").pathname, n || (e = e.substring(2, e.length)), e;
	}
	a(le, "canonicalizePathname");
	function fe(e, t, r) {
		return K(t) === e && (e = ""), r || e === "" ? e : Y(e);
	}
	a(fe, "canonicalizePort");
	function he(e, t) {
		return e = Le(e, ":"), t || e === "" ? e : w(e);
	}
	a(he, "canonicalizeProtocol");
	function K(e) {
		switch (e) {
			case "ws":
			case "http": return "80";
			case "wws":
			case "https": return "443";
			case "ftp": return "21";
			default: return "";
		}
	}
	a(K, "defaultPortForProtocol");
	function w(e) {
		if (e === "") return e;
		if (/^[-+.A-Za-z0-9]*$/.test(e)) return e.toLowerCase();
		throw new TypeError(`Invalid protocol '${e}'.`);
	}
	a(w, "protocolEncodeCallback");
	function ue(e) {
		if (e === "") return e;
		let t = new URL("https://example.com");
		return t.username = e, t.username;
	}
	a(ue, "usernameEncodeCallback");
	function de(e) {
		if (e === "") return e;
		let t = new URL("https://example.com");
		return t.password = e, t.password;
	}
	a(de, "passwordEncodeCallback");
	function G(e) {
		if (e === "") return e;
		if (/[\t\n\r #%/:<>?@[\]^\\|]/g.test(e)) throw new TypeError(`Invalid hostname '${e}'`);
		let t = new URL("https://example.com");
		return t.hostname = e, t.hostname;
	}
	a(G, "hostnameEncodeCallback");
	function V(e) {
		if (e === "") return e;
		if (/[^0-9a-fA-F[\]:]/g.test(e)) throw new TypeError(`Invalid IPv6 hostname '${e}'`);
		return e.toLowerCase();
	}
	a(V, "ipv6HostnameEncodeCallback");
	function Y(e) {
		if (e === "" || /^[0-9]*$/.test(e) && parseInt(e) <= 65535) return e;
		throw new TypeError(`Invalid port '${e}'.`);
	}
	a(Y, "portEncodeCallback");
	function pe(e) {
		if (e === "") return e;
		let t = new URL("https://example.com");
		return t.pathname = e[0] !== "/" ? "/-" + e : e, e[0] !== "/" ? t.pathname.substring(2, t.pathname.length) : t.pathname;
	}
	a(pe, "standardURLPathnameEncodeCallback");
	function ge(e) {
		return e === "" ? e : new URL(`data:${e}`).pathname;
	}
	a(ge, "pathURLPathnameEncodeCallback");
	function me(e) {
		if (e === "") return e;
		let t = new URL("https://example.com");
		return t.search = e, t.search.substring(1, t.search.length);
	}
	a(me, "searchEncodeCallback");
	function Se(e) {
		if (e === "") return e;
		let t = new URL("https://example.com");
		return t.hash = e, t.hash.substring(1, t.hash.length);
	}
	a(Se, "hashEncodeCallback");
	var C = class {
		#i;
		#n = [];
		#t = {};
		#e = 0;
		#s = 1;
		#l = 0;
		#o = 0;
		#d = 0;
		#p = 0;
		#g = !1;
		constructor(t) {
			this.#i = t;
		}
		get result() {
			return this.#t;
		}
		parse() {
			for (this.#n = W(this.#i, !0); this.#e < this.#n.length; this.#e += this.#s) {
				if (this.#s = 1, this.#n[this.#e].type === "END") {
					if (this.#o === 0) {
						this.#b(), this.#f() ? this.#r(9, 1) : this.#h() ? this.#r(8, 1) : this.#r(7, 0);
						continue;
					} else if (this.#o === 2) {
						this.#u(5);
						continue;
					}
					this.#r(10, 0);
					break;
				}
				if (this.#d > 0) if (this.#A()) this.#d -= 1;
				else continue;
				if (this.#T()) {
					this.#d += 1;
					continue;
				}
				switch (this.#o) {
					case 0:
						this.#P() && this.#u(1);
						break;
					case 1:
						if (this.#P()) {
							this.#C();
							let t = 7, r = 1;
							this.#E() ? (t = 2, r = 3) : this.#g && (t = 2), this.#r(t, r);
						}
						break;
					case 2:
						this.#S() ? this.#u(3) : (this.#x() || this.#h() || this.#f()) && this.#u(5);
						break;
					case 3:
						this.#O() ? this.#r(4, 1) : this.#S() && this.#r(5, 1);
						break;
					case 4:
						this.#S() && this.#r(5, 1);
						break;
					case 5:
						this.#y() ? this.#p += 1 : this.#w() && (this.#p -= 1), this.#k() && !this.#p ? this.#r(6, 1) : this.#x() ? this.#r(7, 0) : this.#h() ? this.#r(8, 1) : this.#f() && this.#r(9, 1);
						break;
					case 6:
						this.#x() ? this.#r(7, 0) : this.#h() ? this.#r(8, 1) : this.#f() && this.#r(9, 1);
						break;
					case 7:
						this.#h() ? this.#r(8, 1) : this.#f() && this.#r(9, 1);
						break;
					case 8: this.#f() && this.#r(9, 1);
				}
			}
			this.#t.hostname !== void 0 && this.#t.port === void 0 && (this.#t.port = "");
		}
		#r(t, r) {
			switch (this.#o) {
				case 0: break;
				case 1:
					this.#t.protocol = this.#c();
					break;
				case 2: break;
				case 3:
					this.#t.username = this.#c();
					break;
				case 4:
					this.#t.password = this.#c();
					break;
				case 5:
					this.#t.hostname = this.#c();
					break;
				case 6:
					this.#t.port = this.#c();
					break;
				case 7:
					this.#t.pathname = this.#c();
					break;
				case 8:
					this.#t.search = this.#c();
					break;
				case 9: this.#t.hash = this.#c();
			}
			this.#o !== 0 && t !== 10 && ([
				1,
				2,
				3,
				4
			].includes(this.#o) && [
				6,
				7,
				8,
				9
			].includes(t) && (this.#t.hostname ??= ""), [
				1,
				2,
				3,
				4,
				5,
				6
			].includes(this.#o) && [8, 9].includes(t) && (this.#t.pathname ??= this.#g ? "/" : ""), [
				1,
				2,
				3,
				4,
				5,
				6,
				7
			].includes(this.#o) && t === 9 && (this.#t.search ??= "")), this.#R(t, r);
		}
		#R(t, r) {
			this.#o = t, this.#l = this.#e + r, this.#e += r, this.#s = 0;
		}
		#b() {
			this.#e = this.#l, this.#s = 0;
		}
		#u(t) {
			this.#b(), this.#o = t;
		}
		#m(t) {
			return t < 0 && (t = this.#n.length - t), t < this.#n.length ? this.#n[t] : this.#n[this.#n.length - 1];
		}
		#a(t, r) {
			let n = this.#m(t);
			return n.value === r && (n.type === "CHAR" || n.type === "ESCAPED_CHAR" || n.type === "INVALID_CHAR");
		}
		#P() {
			return this.#a(this.#e, ":");
		}
		#E() {
			return this.#a(this.#e + 1, "/") && this.#a(this.#e + 2, "/");
		}
		#S() {
			return this.#a(this.#e, "@");
		}
		#O() {
			return this.#a(this.#e, ":");
		}
		#k() {
			return this.#a(this.#e, ":");
		}
		#x() {
			return this.#a(this.#e, "/");
		}
		#h() {
			if (this.#a(this.#e, "?")) return !0;
			if (this.#n[this.#e].value !== "?") return !1;
			let t = this.#m(this.#e - 1);
			return t.type !== "NAME" && t.type !== "REGEX" && t.type !== "CLOSE" && t.type !== "ASTERISK";
		}
		#f() {
			return this.#a(this.#e, "#");
		}
		#T() {
			return this.#n[this.#e].type == "OPEN";
		}
		#A() {
			return this.#n[this.#e].type == "CLOSE";
		}
		#y() {
			return this.#a(this.#e, "[");
		}
		#w() {
			return this.#a(this.#e, "]");
		}
		#c() {
			let t = this.#n[this.#e], r = this.#m(this.#l).index;
			return this.#i.substring(r, t.index);
		}
		#C() {
			let t = {};
			Object.assign(t, b), t.encodePart = w;
			let r = J(this.#c(), void 0, t);
			this.#g = $(r);
		}
	};
	a(C, "Parser");
	var X = [
		"protocol",
		"username",
		"password",
		"hostname",
		"port",
		"pathname",
		"search",
		"hash"
	];
	var O = "*";
	function xe(e, t) {
		if (typeof e != "string") throw new TypeError("parameter 1 is not of type 'string'.");
		let r = new URL(e, t);
		return {
			protocol: r.protocol.substring(0, r.protocol.length - 1),
			username: r.username,
			password: r.password,
			hostname: r.hostname,
			port: r.port,
			pathname: r.pathname,
			search: r.search !== "" ? r.search.substring(1, r.search.length) : void 0,
			hash: r.hash !== "" ? r.hash.substring(1, r.hash.length) : void 0
		};
	}
	a(xe, "extractValues");
	function R(e, t) {
		return t ? I(e) : e;
	}
	a(R, "processBaseURLString");
	function L(e, t, r) {
		let n;
		if (typeof t.baseURL == "string") try {
			n = new URL(t.baseURL), t.protocol === void 0 && (e.protocol = R(n.protocol.substring(0, n.protocol.length - 1), r)), !r && t.protocol === void 0 && t.hostname === void 0 && t.port === void 0 && t.username === void 0 && (e.username = R(n.username, r)), !r && t.protocol === void 0 && t.hostname === void 0 && t.port === void 0 && t.username === void 0 && t.password === void 0 && (e.password = R(n.password, r)), t.protocol === void 0 && t.hostname === void 0 && (e.hostname = R(n.hostname, r)), t.protocol === void 0 && t.hostname === void 0 && t.port === void 0 && (e.port = R(n.port, r)), t.protocol === void 0 && t.hostname === void 0 && t.port === void 0 && t.pathname === void 0 && (e.pathname = R(n.pathname, r)), t.protocol === void 0 && t.hostname === void 0 && t.port === void 0 && t.pathname === void 0 && t.search === void 0 && (e.search = R(n.search.substring(1, n.search.length), r)), t.protocol === void 0 && t.hostname === void 0 && t.port === void 0 && t.pathname === void 0 && t.search === void 0 && t.hash === void 0 && (e.hash = R(n.hash.substring(1, n.hash.length), r));
		} catch {
			throw new TypeError(`invalid baseURL '${t.baseURL}'.`);
		}
		if (typeof t.protocol == "string" && (e.protocol = he(t.protocol, r)), typeof t.username == "string" && (e.username = ce(t.username, r)), typeof t.password == "string" && (e.password = oe(t.password, r)), typeof t.hostname == "string" && (e.hostname = ae(t.hostname, r)), typeof t.port == "string" && (e.port = fe(t.port, e.protocol, r)), typeof t.pathname == "string") {
			if (e.pathname = t.pathname, n && !te(e.pathname, r)) {
				let o = n.pathname.lastIndexOf("/");
				o >= 0 && (e.pathname = R(n.pathname.substring(0, o + 1), r) + e.pathname);
			}
			e.pathname = le(e.pathname, e.protocol, r);
		}
		return typeof t.search == "string" && (e.search = ie(t.search, r)), typeof t.hash == "string" && (e.hash = se(t.hash, r)), e;
	}
	a(L, "applyInit");
	function I(e) {
		return e.replace(/([+*?:{}()\\])/g, "\\$1");
	}
	a(I, "escapePatternString");
	function Ie(e) {
		return e.replace(/([.+*?^${}()[\]|/\\])/g, "\\$1");
	}
	a(Ie, "escapeRegexpString");
	function Ne(e, t) {
		t.delimiter ??= "/#?", t.prefixes ??= "./", t.sensitive ??= !1, t.strict ??= !1, t.end ??= !0, t.start ??= !0, t.endsWith = "";
		let r = ".*", n = `[^${Ie(t.delimiter)}]+?`, o = /[$_\u200C\u200D\p{ID_Continue}]/u, l = "";
		for (let f = 0; f < e.length; ++f) {
			let s = e[f];
			if (s.type === 3) {
				if (s.modifier === 3) {
					l += I(s.value);
					continue;
				}
				l += `{${I(s.value)}}${T(s.modifier)}`;
				continue;
			}
			let i = s.hasCustomName(), c = !!s.suffix.length || !!s.prefix.length && (s.prefix.length !== 1 || !t.prefixes.includes(s.prefix)), h = f > 0 ? e[f - 1] : null, p = f < e.length - 1 ? e[f + 1] : null;
			if (!c && i && s.type === 1 && s.modifier === 3 && p && !p.prefix.length && !p.suffix.length) if (p.type === 3) {
				let A = p.value.length > 0 ? p.value[0] : "";
				c = o.test(A);
			} else c = !p.hasCustomName();
			if (!c && !s.prefix.length && h && h.type === 3) {
				let A = h.value[h.value.length - 1];
				c = t.prefixes.includes(A);
			}
			c && (l += "{"), l += I(s.prefix), i && (l += `:${s.name}`), s.type === 2 ? l += `(${s.value})` : s.type === 1 ? i || (l += `(${n})`) : s.type === 0 && (!i && (!h || h.type === 3 || h.modifier !== 3 || c || s.prefix !== "") ? l += "*" : l += `(${r})`), s.type === 1 && i && s.suffix.length && o.test(s.suffix[0]) && (l += "\\"), l += I(s.suffix), c && (l += "}"), s.modifier !== 3 && (l += T(s.modifier));
		}
		return l;
	}
	a(Ne, "partsToPattern");
	var M = class {
		#i;
		#n = {};
		#t = {};
		#e = {};
		#s = {};
		#l = !1;
		constructor(t = {}, r, n) {
			try {
				let o;
				if (typeof r == "string" ? o = r : n = r, typeof t == "string") {
					let i = new C(t);
					if (i.parse(), t = i.result, o === void 0 && typeof t.protocol != "string") throw new TypeError("A base URL must be provided for a relative constructor string.");
					t.baseURL = o;
				} else {
					if (!t || typeof t != "object") throw new TypeError("parameter 1 is not of type 'string' and cannot convert to dictionary.");
					if (o) throw new TypeError("parameter 1 is not of type 'string'.");
				}
				typeof n > "u" && (n = { ignoreCase: !1 });
				let l = { ignoreCase: n.ignoreCase === !0 }, f = {
					pathname: O,
					protocol: O,
					username: O,
					password: O,
					hostname: O,
					port: O,
					search: O,
					hash: O
				};
				this.#i = L(f, t, !0), K(this.#i.protocol) === this.#i.port && (this.#i.port = "");
				let s;
				for (s of X) {
					if (!(s in this.#i)) continue;
					let i = {}, c = this.#i[s];
					switch (this.#t[s] = [], s) {
						case "protocol":
							Object.assign(i, b), i.encodePart = w;
							break;
						case "username":
							Object.assign(i, b), i.encodePart = ue;
							break;
						case "password":
							Object.assign(i, b), i.encodePart = de;
							break;
						case "hostname":
							Object.assign(i, Q), j(c) ? i.encodePart = V : i.encodePart = G;
							break;
						case "port":
							Object.assign(i, b), i.encodePart = Y;
							break;
						case "pathname":
							$(this.#n.protocol) ? (Object.assign(i, ee, l), i.encodePart = pe) : (Object.assign(i, b, l), i.encodePart = ge);
							break;
						case "search":
							Object.assign(i, b, l), i.encodePart = me;
							break;
						case "hash": Object.assign(i, b, l), i.encodePart = Se;
					}
					try {
						this.#s[s] = _(c, i), this.#n[s] = z(this.#s[s], this.#t[s], i), this.#e[s] = Ne(this.#s[s], i), this.#l = this.#l || this.#s[s].some((h) => h.type === 2);
					} catch {
						throw new TypeError(`invalid ${s} pattern '${this.#i[s]}'.`);
					}
				}
			} catch (o) {
				throw new TypeError(`Failed to construct 'URLPattern': ${o.message}`);
			}
		}
		get [Symbol.toStringTag]() {
			return "URLPattern";
		}
		test(t = {}, r) {
			let n = {
				pathname: "",
				protocol: "",
				username: "",
				password: "",
				hostname: "",
				port: "",
				search: "",
				hash: ""
			};
			if (typeof t != "string" && r) throw new TypeError("parameter 1 is not of type 'string'.");
			if (typeof t > "u") return !1;
			try {
				typeof t == "object" ? n = L(n, t, !1) : n = L(n, xe(t, r), !1);
			} catch {
				return !1;
			}
			let o;
			for (o of X) if (!this.#n[o].exec(n[o])) return !1;
			return !0;
		}
		exec(t = {}, r) {
			let n = {
				pathname: "",
				protocol: "",
				username: "",
				password: "",
				hostname: "",
				port: "",
				search: "",
				hash: ""
			};
			if (typeof t != "string" && r) throw new TypeError("parameter 1 is not of type 'string'.");
			if (typeof t > "u") return;
			try {
				typeof t == "object" ? n = L(n, t, !1) : n = L(n, xe(t, r), !1);
			} catch {
				return null;
			}
			let o = {};
			r ? o.inputs = [t, r] : o.inputs = [t];
			let l;
			for (l of X) {
				let f = this.#n[l].exec(n[l]);
				if (!f) return null;
				let s = {};
				for (let [i, c] of this.#t[l].entries()) if (typeof c == "string" || typeof c == "number") s[c] = f[i + 1];
				o[l] = {
					input: n[l] ?? "",
					groups: s
				};
			}
			return o;
		}
		static compareComponent(t, r, n) {
			let o = a((i, c) => {
				for (let h of [
					"type",
					"modifier",
					"prefix",
					"value",
					"suffix"
				]) {
					if (i[h] < c[h]) return -1;
					if (i[h] === c[h]) continue;
					return 1;
				}
				return 0;
			}, "comparePart"), l = new P(3, "", "", "", "", 3), f = new P(0, "", "", "", "", 3), s = a((i, c) => {
				let h = 0;
				for (; h < Math.min(i.length, c.length); ++h) {
					let p = o(i[h], c[h]);
					if (p) return p;
				}
				return i.length === c.length ? 0 : o(i[h] ?? l, c[h] ?? l);
			}, "comparePartList");
			return !r.#e[t] && !n.#e[t] ? 0 : r.#e[t] && !n.#e[t] ? s(r.#s[t], [f]) : !r.#e[t] && n.#e[t] ? s([f], n.#s[t]) : s(r.#s[t], n.#s[t]);
		}
		get protocol() {
			return this.#e.protocol;
		}
		get username() {
			return this.#e.username;
		}
		get password() {
			return this.#e.password;
		}
		get hostname() {
			return this.#e.hostname;
		}
		get port() {
			return this.#e.port;
		}
		get pathname() {
			return this.#e.pathname;
		}
		get search() {
			return this.#e.search;
		}
		get hash() {
			return this.#e.hash;
		}
		get hasRegExpGroups() {
			return this.#l;
		}
	};
	a(M, "URLPattern");
}));
// node_modules/urlpattern-polyfill/index.cjs
var require_urlpattern_polyfill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var { URLPattern } = require_urlpattern();
	module.exports = { URLPattern };
	if (!globalThis.URLPattern) globalThis.URLPattern = URLPattern;
}));
// node_modules/@whatwg-node/promise-helpers/cjs/index.js
var require_cjs$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isPromise = isPromise;
	exports.isActualPromise = isActualPromise;
	exports.handleMaybePromise = handleMaybePromise;
	exports.fakePromise = fakePromise;
	exports.createDeferredPromise = createDeferredPromise;
	exports.iterateAsync = iterateAsync;
	exports.iterateAsyncVoid = iterateAsync;
	exports.fakeRejectPromise = fakeRejectPromise;
	exports.mapMaybePromise = mapMaybePromise;
	exports.mapAsyncIterator = mapAsyncIterator;
	exports.promiseLikeFinally = promiseLikeFinally;
	exports.unfakePromise = unfakePromise;
	var kFakePromise = Symbol.for("@whatwg-node/promise-helpers/FakePromise");
	function isPromise(value) {
		return value?.then != null;
	}
	function isActualPromise(value) {
		const maybePromise = value;
		return maybePromise && maybePromise.then && maybePromise.catch && maybePromise.finally;
	}
	function handleMaybePromise(inputFactory, outputSuccessFactory, outputErrorFactory, finallyFactory) {
		let result$ = fakePromise().then(inputFactory).then(outputSuccessFactory, outputErrorFactory);
		if (finallyFactory) result$ = result$.finally(finallyFactory);
		return unfakePromise(result$);
	}
	function fakePromise(value) {
		if (value && isActualPromise(value)) return value;
		if (isPromise(value)) return {
			then: (resolve, reject) => fakePromise(value.then(resolve, reject)),
			catch: (reject) => fakePromise(value.then((res) => res, reject)),
			finally: (cb) => fakePromise(cb ? promiseLikeFinally(value, cb) : value),
			[Symbol.toStringTag]: "Promise"
		};
		return {
			then(resolve) {
				if (resolve) try {
					return fakePromise(resolve(value));
				} catch (err) {
					return fakeRejectPromise(err);
				}
				return this;
			},
			catch() {
				return this;
			},
			finally(cb) {
				if (cb) try {
					return fakePromise(cb()).then(() => value, () => value);
				} catch (err) {
					return fakeRejectPromise(err);
				}
				return this;
			},
			[Symbol.toStringTag]: "Promise",
			__fakePromiseValue: value,
			[kFakePromise]: "resolved"
		};
	}
	function createDeferredPromise() {
		if (Promise.withResolvers) return Promise.withResolvers();
		let resolveFn;
		let rejectFn;
		return {
			promise: new Promise(function deferredPromiseExecutor(resolve, reject) {
				resolveFn = resolve;
				rejectFn = reject;
			}),
			get resolve() {
				return resolveFn;
			},
			get reject() {
				return rejectFn;
			}
		};
	}
	function iterateAsync(iterable, callback, results) {
		if (iterable?.length === 0) return;
		const iterator = iterable[Symbol.iterator]();
		let index = 0;
		function iterate() {
			const { done: endOfIterator, value } = iterator.next();
			if (endOfIterator) return;
			let endedEarly = false;
			function endEarly() {
				endedEarly = true;
			}
			return handleMaybePromise(function handleCallback() {
				return callback(value, endEarly, index++);
			}, function handleCallbackResult(result) {
				if (result) results?.push(result);
				if (endedEarly) return;
				return iterate();
			});
		}
		return iterate();
	}
	function fakeRejectPromise(error) {
		return {
			then(_resolve, reject) {
				if (reject) try {
					return fakePromise(reject(error));
				} catch (err) {
					return fakeRejectPromise(err);
				}
				return this;
			},
			catch(reject) {
				if (reject) try {
					return fakePromise(reject(error));
				} catch (err) {
					return fakeRejectPromise(err);
				}
				return this;
			},
			finally(cb) {
				if (cb) try {
					cb();
				} catch (err) {
					return fakeRejectPromise(err);
				}
				return this;
			},
			__fakeRejectError: error,
			[Symbol.toStringTag]: "Promise",
			[kFakePromise]: "rejected"
		};
	}
	function mapMaybePromise(input, onSuccess, onError) {
		return handleMaybePromise(() => input, onSuccess, onError);
	}
	/**
	* Given an AsyncIterable and a callback function, return an AsyncIterator
	* which produces values mapped via calling the callback function.
	*/
	function mapAsyncIterator(iterator, onNext, onError, onEnd) {
		if (Symbol.asyncIterator in iterator) iterator = iterator[Symbol.asyncIterator]();
		let $return;
		let abruptClose;
		let onEndWithValue;
		if (onEnd) {
			let onEndWithValueResult;
			onEndWithValue = (value) => {
				onEndWithValueResult ||= handleMaybePromise(onEnd, () => value, () => value);
				return onEndWithValueResult;
			};
		}
		if (typeof iterator.return === "function") {
			$return = iterator.return;
			abruptClose = (error) => {
				const rethrow = () => {
					throw error;
				};
				return $return.call(iterator).then(rethrow, rethrow);
			};
		}
		function mapResult(result) {
			if (result.done) return onEndWithValue ? onEndWithValue(result) : result;
			return handleMaybePromise(() => result.value, (value) => handleMaybePromise(() => onNext(value), iteratorResult, abruptClose));
		}
		let mapReject;
		if (onError) {
			let onErrorResult;
			const reject = onError;
			mapReject = (error) => {
				onErrorResult ||= handleMaybePromise(() => error, (error) => handleMaybePromise(() => reject(error), iteratorResult, abruptClose));
				return onErrorResult;
			};
		}
		return {
			next() {
				return iterator.next().then(mapResult, mapReject);
			},
			return() {
				const res$ = $return ? $return.call(iterator).then(mapResult, mapReject) : fakePromise({
					value: void 0,
					done: true
				});
				return onEndWithValue ? res$.then(onEndWithValue) : res$;
			},
			throw(error) {
				if (typeof iterator.throw === "function") return iterator.throw(error).then(mapResult, mapReject);
				if (abruptClose) return abruptClose(error);
				return fakeRejectPromise(error);
			},
			[Symbol.asyncIterator]() {
				return this;
			}
		};
	}
	function iteratorResult(value) {
		return {
			value,
			done: false
		};
	}
	function isFakePromise(value) {
		return value?.[kFakePromise] === "resolved";
	}
	function isFakeRejectPromise(value) {
		return value?.[kFakePromise] === "rejected";
	}
	function promiseLikeFinally(value, onFinally) {
		if ("finally" in value) return value.finally(onFinally);
		return value.then((res) => {
			const finallyRes = onFinally();
			return isPromise(finallyRes) ? finallyRes.then(() => res) : res;
		}, (err) => {
			const finallyRes = onFinally();
			if (isPromise(finallyRes)) return finallyRes.then(() => {
				throw err;
			});
			else throw err;
		});
	}
	function unfakePromise(promise) {
		if (isFakePromise(promise)) return promise.__fakePromiseValue;
		if (isFakeRejectPromise(promise)) throw promise.__fakeRejectError;
		return promise;
	}
}));
// node_modules/@fastify/busboy/deps/streamsearch/sbmh.js
var require_sbmh = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Copyright Brian White. All rights reserved.
	*
	* @see https://github.com/mscdex/streamsearch
	*
	* Permission is hereby granted, free of charge, to any person obtaining a copy
	* of this software and associated documentation files (the "Software"), to
	* deal in the Software without restriction, including without limitation the
	* rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
	* sell copies of the Software, and to permit persons to whom the Software is
	* furnished to do so, subject to the following conditions:
	*
	* The above copyright notice and this permission notice shall be included in
	* all copies or substantial portions of the Software.
	*
	* THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
	* IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
	* FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
	* AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
	* LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
	* FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
	* IN THE SOFTWARE.
	*
	* Based heavily on the Streaming Boyer-Moore-Horspool C++ implementation
	* by Hongli Lai at: https://github.com/FooBarWidget/boyer-moore-horspool
	*/
	var { EventEmitter } = __require("node:events");
	var { inherits } = __require("node:util");
	function SBMH(needle) {
		if (typeof needle === "string") needle = Buffer.from(needle);
		if (!Buffer.isBuffer(needle)) throw new TypeError("The needle has to be a String or a Buffer.");
		const needleLength = needle.length;
		const needleLastCharIndex = needleLength - 1;
		if (needleLength === 0) throw new Error("The needle cannot be an empty String/Buffer.");
		if (needleLength > 256) throw new Error("The needle cannot have a length bigger than 256.");
		this.maxMatches = Infinity;
		this.matches = 0;
		this._occ = (/* @__PURE__ */ new Uint16Array(256)).fill(needleLength);
		this._lookbehind_size = 0;
		this._needle = needle;
		this._bufpos = 0;
		this._lookbehind = Buffer.alloc(needleLastCharIndex);
		for (var i = 0; i < needleLastCharIndex; ++i) this._occ[needle[i]] = needleLastCharIndex - i;
	}
	inherits(SBMH, EventEmitter);
	SBMH.prototype.reset = function() {
		this._lookbehind_size = 0;
		this.matches = 0;
		this._bufpos = 0;
	};
	SBMH.prototype.push = function(chunk, pos) {
		if (!Buffer.isBuffer(chunk)) chunk = Buffer.from(chunk, "binary");
		const chlen = chunk.length;
		this._bufpos = pos || 0;
		let r;
		while (r !== chlen && this.matches < this.maxMatches) r = this._sbmh_feed(chunk);
		return r;
	};
	SBMH.prototype._sbmh_feed = function(data) {
		const len = data.length;
		const needle = this._needle;
		const needleLength = needle.length;
		const needleLastCharIndex = needleLength - 1;
		const needleLastChar = needle[needleLastCharIndex];
		let pos = -this._lookbehind_size;
		let ch;
		if (pos < 0) {
			while (pos < 0 && pos <= len - needleLength) {
				ch = data[pos + needleLastCharIndex];
				if (ch === needleLastChar && this._sbmh_memcmp(data, pos, needleLastCharIndex)) {
					this._lookbehind_size = 0;
					++this.matches;
					this.emit("info", true);
					return this._bufpos = pos + needleLength;
				}
				pos += this._occ[ch];
			}
			while (pos < 0 && !this._sbmh_memcmp(data, pos, len - pos)) ++pos;
			if (pos >= 0) {
				this.emit("info", false, this._lookbehind, 0, this._lookbehind_size);
				this._lookbehind_size = 0;
			} else {
				const bytesToCutOff = this._lookbehind_size + pos;
				if (bytesToCutOff > 0) this.emit("info", false, this._lookbehind, 0, bytesToCutOff);
				this._lookbehind_size -= bytesToCutOff;
				this._lookbehind.copy(this._lookbehind, 0, bytesToCutOff, this._lookbehind_size);
				data.copy(this._lookbehind, this._lookbehind_size);
				this._lookbehind_size += len;
				this._bufpos = len;
				return len;
			}
		}
		pos = data.indexOf(needle, pos + this._bufpos);
		if (pos !== -1) {
			++this.matches;
			if (pos === 0) this.emit("info", true);
			else this.emit("info", true, data, this._bufpos, pos);
			return this._bufpos = pos + needleLength;
		}
		pos = len - needleLastCharIndex;
		if (pos < 0) pos = 0;
		while (pos !== len && (data[pos] !== needle[0] || Buffer.compare(data.subarray(pos + 1, len), needle.subarray(1, len - pos)) !== 0)) ++pos;
		if (pos !== len) {
			data.copy(this._lookbehind, 0, pos, len);
			this._lookbehind_size = len - pos;
		}
		if (pos !== 0) this.emit("info", false, data, this._bufpos, pos);
		this._bufpos = len;
		return len;
	};
	SBMH.prototype._sbmh_lookup_char = function(data, pos) {
		return pos < 0 ? this._lookbehind[this._lookbehind_size + pos] : data[pos];
	};
	SBMH.prototype._sbmh_memcmp = function(data, pos, len) {
		for (var i = 0; i < len; ++i) if (this._sbmh_lookup_char(data, pos + i) !== this._needle[i]) return false;
		return true;
	};
	module.exports = SBMH;
}));
// node_modules/@fastify/busboy/deps/dicer/lib/PartStream.js
var require_PartStream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var inherits = __require("node:util").inherits;
	var ReadableStream = __require("node:stream").Readable;
	function PartStream(opts) {
		ReadableStream.call(this, opts);
	}
	inherits(PartStream, ReadableStream);
	PartStream.prototype._read = function(n) {};
	module.exports = PartStream;
}));
// node_modules/@fastify/busboy/lib/utils/getLimit.js
var require_getLimit = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function getLimit(limits, name, defaultLimit) {
		if (!limits || limits[name] === void 0 || limits[name] === null) return defaultLimit;
		if (typeof limits[name] !== "number" || isNaN(limits[name])) throw new TypeError("Limit " + name + " is not a valid number");
		return limits[name];
	};
}));
// node_modules/@fastify/busboy/deps/dicer/lib/HeaderParser.js
var require_HeaderParser = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var EventEmitter = __require("node:events").EventEmitter;
	var inherits = __require("node:util").inherits;
	var getLimit = require_getLimit();
	var B_DCRLF = Buffer.from("\r\n\r\n");
	var S_DCRLF = "\r\n\r\n";
	function HeaderParser(cfg) {
		EventEmitter.call(this);
		cfg = cfg || {};
		this.nread = 0;
		this.maxed = false;
		this.dropped = 0;
		this.npairs = 0;
		this.maxHeaderPairs = getLimit(cfg, "maxHeaderPairs", 2e3);
		this.maxHeaderSize = getLimit(cfg, "maxHeaderSize", 81920);
		this.buffer = "";
		this.header = Object.create(null);
		this.finished = false;
		this.tail = "";
	}
	inherits(HeaderParser, EventEmitter);
	HeaderParser.prototype.push = function(data) {
		if (!Buffer.isBuffer(data)) data = Buffer.from(data, "binary");
		let end = data.length;
		let appendEnd = data.length;
		let found = false;
		let splitTail = 0;
		const tail = this.tail;
		for (let i = tail.length; i > 0; --i) if (tail.endsWith(S_DCRLF.slice(0, i))) {
			let matched = data.length >= 4 - i;
			for (let j = i; matched && j < 4; ++j) matched = data[j - i] === S_DCRLF.charCodeAt(j);
			if (matched) {
				end = 4 - i;
				appendEnd = 0;
				splitTail = i;
				found = true;
				break;
			}
		}
		if (!found) {
			const pos = data.indexOf(B_DCRLF);
			if (pos !== -1) {
				end = pos + B_DCRLF.length;
				appendEnd = pos;
				found = true;
			}
		}
		if (!found) this.tail = data.length >= 3 ? data.toString("binary", data.length - 3) : (tail + data.toString("binary")).slice(-3);
		else this.tail = "";
		if (appendEnd !== 0 && !this.maxed) {
			const remaining = this.maxHeaderSize - this.nread;
			if (appendEnd >= remaining) {
				this.buffer += data.toString("binary", 0, remaining);
				this.nread = this.maxHeaderSize;
				this.maxed = true;
				this.dropped = appendEnd - remaining;
			} else {
				this.buffer += data.toString("binary", 0, appendEnd);
				this.nread += appendEnd;
			}
		} else this.dropped += appendEnd;
		if (found) {
			const buffered = splitTail - this.dropped;
			if (buffered > 0) this.buffer = this.buffer.slice(0, this.buffer.length - buffered);
			this._finish();
			return end;
		}
	};
	HeaderParser.prototype.reset = function() {
		this.finished = false;
		this.nread = this.npairs = 0;
		this.maxed = false;
		this.buffer = "";
		this.header = Object.create(null);
		this.tail = "";
		this.dropped = 0;
	};
	HeaderParser.prototype._finish = function() {
		if (this.buffer) this._parseHeader();
		const header = this.header;
		this.header = Object.create(null);
		this.buffer = "";
		this.tail = "";
		this.finished = true;
		this.nread = this.npairs = 0;
		this.maxed = false;
		this.dropped = 0;
		this.emit("header", header);
	};
	HeaderParser.prototype._parseHeader = function() {
		if (this.npairs === this.maxHeaderPairs) return;
		const buffer = this.buffer;
		let h;
		let lineStart = 0;
		while (lineStart < buffer.length) {
			let lineEnd = buffer.indexOf("\r\n", lineStart);
			if (lineEnd === -1) lineEnd = buffer.length;
			if (lineEnd === lineStart) {
				lineStart = lineEnd + 2;
				continue;
			}
			const line = buffer.slice(lineStart, lineEnd);
			if (line.includes("\r") || line.includes("\n")) return;
			if ((buffer[lineStart] === "	" || buffer[lineStart] === " ") && h) {
				this.header[h][this.header[h].length - 1] += buffer.slice(lineStart, lineEnd);
				lineStart = lineEnd + 2;
				continue;
			}
			const posColon = buffer.indexOf(":", lineStart);
			if (posColon === -1 || posColon === lineStart || posColon > lineEnd) return;
			h = buffer.slice(lineStart, posColon).toLowerCase();
			let valueStart = posColon + 1;
			if (buffer[valueStart] === " " || buffer[valueStart] === "	") ++valueStart;
			(this.header[h] || (this.header[h] = [])).push(buffer.slice(valueStart, lineEnd));
			if (++this.npairs === this.maxHeaderPairs) break;
			lineStart = lineEnd + 2;
		}
	};
	module.exports = HeaderParser;
}));
// node_modules/@fastify/busboy/deps/dicer/lib/Dicer.js
var require_Dicer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var WritableStream = __require("node:stream").Writable;
	var inherits = __require("node:util").inherits;
	var StreamSearch = require_sbmh();
	var PartStream = require_PartStream();
	var HeaderParser = require_HeaderParser();
	var DASH = 45;
	var B_ONEDASH = Buffer.from("-");
	var B_CRLF = Buffer.from("\r\n");
	var EMPTY_FN = function() {};
	function Dicer(cfg) {
		if (!(this instanceof Dicer)) return new Dicer(cfg);
		WritableStream.call(this, cfg);
		if (!cfg || !cfg.headerFirst && typeof cfg.boundary !== "string") throw new TypeError("Boundary required");
		if (typeof cfg.boundary === "string") this.setBoundary(cfg.boundary);
		else this._bparser = void 0;
		this._headerFirst = cfg.headerFirst;
		this._dashes = 0;
		this._parts = 0;
		this._finished = false;
		this._realFinish = false;
		this._isPreamble = true;
		this._justMatched = false;
		this._firstWrite = true;
		this._inHeader = true;
		this._part = void 0;
		this._cb = void 0;
		this._ignoreData = false;
		this._partOpts = { highWaterMark: cfg.partHwm };
		this._pause = false;
		const self = this;
		this._hparser = new HeaderParser(cfg);
		this._hparser.on("header", function(header) {
			self._inHeader = false;
			self._part.emit("header", header);
		});
	}
	inherits(Dicer, WritableStream);
	Dicer.prototype.emit = function(ev) {
		if (ev === "finish" && !this._realFinish) {
			if (!this._finished) {
				const self = this;
				process.nextTick(function() {
					self.emit("error", /* @__PURE__ */ new Error("Unexpected end of multipart data"));
					if (self._part && !self._ignoreData) {
						const type = self._isPreamble ? "Preamble" : "Part";
						self._part.emit("error", /* @__PURE__ */ new Error(type + " terminated early due to unexpected end of multipart data"));
						self._part.push(null);
						process.nextTick(function() {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						});
						return;
					}
					self._realFinish = true;
					self.emit("finish");
					self._realFinish = false;
				});
			}
		} else WritableStream.prototype.emit.apply(this, arguments);
	};
	Dicer.prototype._write = function(data, encoding, cb) {
		if (!this._hparser && !this._bparser) return cb();
		if (this._headerFirst && this._isPreamble) {
			if (!this._part) {
				this._part = new PartStream(this._partOpts);
				if (this.listenerCount("preamble") !== 0) this.emit("preamble", this._part);
				else this._ignore();
			}
			const r = this._hparser.push(data);
			if (!this._inHeader && r !== void 0 && r < data.length) data = data.slice(r);
			else return cb();
		}
		if (this._firstWrite) {
			this._bparser.push(B_CRLF);
			this._firstWrite = false;
		}
		this._bparser.push(data);
		if (this._pause) this._cb = cb;
		else cb();
	};
	Dicer.prototype.reset = function() {
		this._part = void 0;
		this._bparser = void 0;
		this._hparser = void 0;
	};
	Dicer.prototype.setBoundary = function(boundary) {
		const self = this;
		this._bparser = new StreamSearch("\r\n--" + boundary);
		this._bparser.on("info", function(isMatch, data, start, end) {
			self._oninfo(isMatch, data, start, end);
		});
	};
	Dicer.prototype._ignore = function() {
		if (this._part && !this._ignoreData) {
			this._ignoreData = true;
			this._part.on("error", EMPTY_FN);
			this._part.resume();
		}
	};
	Dicer.prototype._oninfo = function(isMatch, data, start, end) {
		let buf;
		const self = this;
		let i = 0;
		let r;
		let shouldWriteMore = true;
		if (!this._part && this._justMatched && data) {
			while (this._dashes < 2 && start + i < end) if (data[start + i] === DASH) {
				++i;
				++this._dashes;
			} else {
				if (this._dashes) buf = B_ONEDASH;
				this._dashes = 0;
				break;
			}
			if (this._dashes === 2) {
				if (start + i < end && this.listenerCount("trailer") !== 0) this.emit("trailer", data.slice(start + i, end));
				this.reset();
				this._finished = true;
				if (self._parts === 0) {
					self._realFinish = true;
					self.emit("finish");
					self._realFinish = false;
				}
			}
			if (this._dashes) return;
		}
		if (this._justMatched) this._justMatched = false;
		if (!this._part) {
			this._part = new PartStream(this._partOpts);
			this._part._read = function(n) {
				self._unpause();
			};
			if (this._isPreamble && this.listenerCount("preamble") !== 0) this.emit("preamble", this._part);
			else if (this._isPreamble !== true && this.listenerCount("part") !== 0) this.emit("part", this._part);
			else this._ignore();
			if (!this._isPreamble) this._inHeader = true;
		}
		if (data && start < end && !this._ignoreData) {
			if (this._isPreamble || !this._inHeader) {
				if (buf) shouldWriteMore = this._part.push(buf);
				shouldWriteMore = this._part.push(data.slice(start, end));
				if (!shouldWriteMore) this._pause = true;
			} else if (!this._isPreamble && this._inHeader) {
				if (buf) this._hparser.push(buf);
				r = this._hparser.push(data.slice(start, end));
				if (!this._inHeader && r !== void 0 && r < end) this._oninfo(false, data, start + r, end);
			}
		}
		if (isMatch) {
			this._hparser.reset();
			if (this._isPreamble) this._isPreamble = false;
			else if (start !== end && !this._inHeader) {
				++this._parts;
				this._part.on("end", function() {
					if (--self._parts === 0) {
						if (self._finished) {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						} else self._unpause();
					}
				});
			}
			this._part.push(null);
			this._part = void 0;
			this._ignoreData = false;
			this._justMatched = true;
			this._dashes = 0;
		}
	};
	Dicer.prototype._unpause = function() {
		if (!this._pause) return;
		this._pause = false;
		if (this._cb) {
			const cb = this._cb;
			this._cb = void 0;
			cb();
		}
	};
	module.exports = Dicer;
}));
// node_modules/@fastify/busboy/lib/utils/decodeText.js
var require_decodeText = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var utf8Decoder = new TextDecoder("utf-8");
	var textDecoders = /* @__PURE__ */ new Map([["utf-8", utf8Decoder], ["utf8", utf8Decoder]]);
	function getDecoder(charset) {
		let lc;
		while (true) switch (charset) {
			case "utf-8":
			case "utf8": return decoders.utf8;
			case "latin1":
			case "ascii":
			case "us-ascii":
			case "iso-8859-1":
			case "iso8859-1":
			case "iso88591":
			case "iso_8859-1":
			case "windows-1252":
			case "iso_8859-1:1987":
			case "cp1252":
			case "x-cp1252": return decoders.latin1;
			case "utf16le":
			case "utf-16le":
			case "ucs2":
			case "ucs-2": return decoders.utf16le;
			case "base64": return decoders.base64;
			default:
				if (lc === void 0) {
					lc = true;
					charset = charset.toLowerCase();
					continue;
				}
				return decoders.other.bind(charset);
		}
	}
	function isAscii(data) {
		for (var i = 0, len = data.length; i < len; ++i) if (data.charCodeAt(i) > 127) return false;
		return true;
	}
	var decoders = {
		utf8: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") {
				if (isAscii(data)) return data;
				data = Buffer.from(data, sourceEncoding);
			}
			return data.utf8Slice(0, data.length);
		},
		latin1: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") return data;
			return data.latin1Slice(0, data.length);
		},
		utf16le: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			return data.ucs2Slice(0, data.length);
		},
		base64: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			return data.base64Slice(0, data.length);
		},
		other: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			if (textDecoders.has(this$1.toString())) try {
				return textDecoders.get(this$1).decode(data);
			} catch {}
			return typeof data === "string" ? data : data.toString();
		}
	};
	function decodeText(text, sourceEncoding, destEncoding) {
		if (text) return getDecoder(destEncoding)(text, sourceEncoding);
		return text;
	}
	module.exports = decodeText;
}));
// node_modules/@fastify/busboy/lib/utils/parseParams.js
var require_parseParams = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var decodeText = require_decodeText();
	var RE_ENCODED = /%[a-fA-F0-9][a-fA-F0-9]/g;
	var EncodedLookup = {
		"%00": "\0",
		"%01": "",
		"%02": "",
		"%03": "",
		"%04": "",
		"%05": "",
		"%06": "",
		"%07": "\x07",
		"%08": "\b",
		"%09": "	",
		"%0a": "\n",
		"%0A": "\n",
		"%0b": "\v",
		"%0B": "\v",
		"%0c": "\f",
		"%0C": "\f",
		"%0d": "\r",
		"%0D": "\r",
		"%0e": "",
		"%0E": "",
		"%0f": "",
		"%0F": "",
		"%10": "",
		"%11": "",
		"%12": "",
		"%13": "",
		"%14": "",
		"%15": "",
		"%16": "",
		"%17": "",
		"%18": "",
		"%19": "",
		"%1a": "",
		"%1A": "",
		"%1b": "\x1B",
		"%1B": "\x1B",
		"%1c": "",
		"%1C": "",
		"%1d": "",
		"%1D": "",
		"%1e": "",
		"%1E": "",
		"%1f": "",
		"%1F": "",
		"%20": " ",
		"%21": "!",
		"%22": "\"",
		"%23": "#",
		"%24": "$",
		"%25": "%",
		"%26": "&",
		"%27": "'",
		"%28": "(",
		"%29": ")",
		"%2a": "*",
		"%2A": "*",
		"%2b": "+",
		"%2B": "+",
		"%2c": ",",
		"%2C": ",",
		"%2d": "-",
		"%2D": "-",
		"%2e": ".",
		"%2E": ".",
		"%2f": "/",
		"%2F": "/",
		"%30": "0",
		"%31": "1",
		"%32": "2",
		"%33": "3",
		"%34": "4",
		"%35": "5",
		"%36": "6",
		"%37": "7",
		"%38": "8",
		"%39": "9",
		"%3a": ":",
		"%3A": ":",
		"%3b": ";",
		"%3B": ";",
		"%3c": "<",
		"%3C": "<",
		"%3d": "=",
		"%3D": "=",
		"%3e": ">",
		"%3E": ">",
		"%3f": "?",
		"%3F": "?",
		"%40": "@",
		"%41": "A",
		"%42": "B",
		"%43": "C",
		"%44": "D",
		"%45": "E",
		"%46": "F",
		"%47": "G",
		"%48": "H",
		"%49": "I",
		"%4a": "J",
		"%4A": "J",
		"%4b": "K",
		"%4B": "K",
		"%4c": "L",
		"%4C": "L",
		"%4d": "M",
		"%4D": "M",
		"%4e": "N",
		"%4E": "N",
		"%4f": "O",
		"%4F": "O",
		"%50": "P",
		"%51": "Q",
		"%52": "R",
		"%53": "S",
		"%54": "T",
		"%55": "U",
		"%56": "V",
		"%57": "W",
		"%58": "X",
		"%59": "Y",
		"%5a": "Z",
		"%5A": "Z",
		"%5b": "[",
		"%5B": "[",
		"%5c": "\\",
		"%5C": "\\",
		"%5d": "]",
		"%5D": "]",
		"%5e": "^",
		"%5E": "^",
		"%5f": "_",
		"%5F": "_",
		"%60": "`",
		"%61": "a",
		"%62": "b",
		"%63": "c",
		"%64": "d",
		"%65": "e",
		"%66": "f",
		"%67": "g",
		"%68": "h",
		"%69": "i",
		"%6a": "j",
		"%6A": "j",
		"%6b": "k",
		"%6B": "k",
		"%6c": "l",
		"%6C": "l",
		"%6d": "m",
		"%6D": "m",
		"%6e": "n",
		"%6E": "n",
		"%6f": "o",
		"%6F": "o",
		"%70": "p",
		"%71": "q",
		"%72": "r",
		"%73": "s",
		"%74": "t",
		"%75": "u",
		"%76": "v",
		"%77": "w",
		"%78": "x",
		"%79": "y",
		"%7a": "z",
		"%7A": "z",
		"%7b": "{",
		"%7B": "{",
		"%7c": "|",
		"%7C": "|",
		"%7d": "}",
		"%7D": "}",
		"%7e": "~",
		"%7E": "~",
		"%7f": "",
		"%7F": "",
		"%80": "",
		"%81": "",
		"%82": "",
		"%83": "",
		"%84": "",
		"%85": "",
		"%86": "",
		"%87": "",
		"%88": "",
		"%89": "",
		"%8a": "",
		"%8A": "",
		"%8b": "",
		"%8B": "",
		"%8c": "",
		"%8C": "",
		"%8d": "",
		"%8D": "",
		"%8e": "",
		"%8E": "",
		"%8f": "",
		"%8F": "",
		"%90": "",
		"%91": "",
		"%92": "",
		"%93": "",
		"%94": "",
		"%95": "",
		"%96": "",
		"%97": "",
		"%98": "",
		"%99": "",
		"%9a": "",
		"%9A": "",
		"%9b": "",
		"%9B": "",
		"%9c": "",
		"%9C": "",
		"%9d": "",
		"%9D": "",
		"%9e": "",
		"%9E": "",
		"%9f": "",
		"%9F": "",
		"%a0": "\xA0",
		"%A0": "\xA0",
		"%a1": "¡",
		"%A1": "¡",
		"%a2": "¢",
		"%A2": "¢",
		"%a3": "£",
		"%A3": "£",
		"%a4": "¤",
		"%A4": "¤",
		"%a5": "¥",
		"%A5": "¥",
		"%a6": "¦",
		"%A6": "¦",
		"%a7": "§",
		"%A7": "§",
		"%a8": "¨",
		"%A8": "¨",
		"%a9": "©",
		"%A9": "©",
		"%aa": "ª",
		"%Aa": "ª",
		"%aA": "ª",
		"%AA": "ª",
		"%ab": "«",
		"%Ab": "«",
		"%aB": "«",
		"%AB": "«",
		"%ac": "¬",
		"%Ac": "¬",
		"%aC": "¬",
		"%AC": "¬",
		"%ad": "­",
		"%Ad": "­",
		"%aD": "­",
		"%AD": "­",
		"%ae": "®",
		"%Ae": "®",
		"%aE": "®",
		"%AE": "®",
		"%af": "¯",
		"%Af": "¯",
		"%aF": "¯",
		"%AF": "¯",
		"%b0": "°",
		"%B0": "°",
		"%b1": "±",
		"%B1": "±",
		"%b2": "²",
		"%B2": "²",
		"%b3": "³",
		"%B3": "³",
		"%b4": "´",
		"%B4": "´",
		"%b5": "µ",
		"%B5": "µ",
		"%b6": "¶",
		"%B6": "¶",
		"%b7": "·",
		"%B7": "·",
		"%b8": "¸",
		"%B8": "¸",
		"%b9": "¹",
		"%B9": "¹",
		"%ba": "º",
		"%Ba": "º",
		"%bA": "º",
		"%BA": "º",
		"%bb": "»",
		"%Bb": "»",
		"%bB": "»",
		"%BB": "»",
		"%bc": "¼",
		"%Bc": "¼",
		"%bC": "¼",
		"%BC": "¼",
		"%bd": "½",
		"%Bd": "½",
		"%bD": "½",
		"%BD": "½",
		"%be": "¾",
		"%Be": "¾",
		"%bE": "¾",
		"%BE": "¾",
		"%bf": "¿",
		"%Bf": "¿",
		"%bF": "¿",
		"%BF": "¿",
		"%c0": "À",
		"%C0": "À",
		"%c1": "Á",
		"%C1": "Á",
		"%c2": "Â",
		"%C2": "Â",
		"%c3": "Ã",
		"%C3": "Ã",
		"%c4": "Ä",
		"%C4": "Ä",
		"%c5": "Å",
		"%C5": "Å",
		"%c6": "Æ",
		"%C6": "Æ",
		"%c7": "Ç",
		"%C7": "Ç",
		"%c8": "È",
		"%C8": "È",
		"%c9": "É",
		"%C9": "É",
		"%ca": "Ê",
		"%Ca": "Ê",
		"%cA": "Ê",
		"%CA": "Ê",
		"%cb": "Ë",
		"%Cb": "Ë",
		"%cB": "Ë",
		"%CB": "Ë",
		"%cc": "Ì",
		"%Cc": "Ì",
		"%cC": "Ì",
		"%CC": "Ì",
		"%cd": "Í",
		"%Cd": "Í",
		"%cD": "Í",
		"%CD": "Í",
		"%ce": "Î",
		"%Ce": "Î",
		"%cE": "Î",
		"%CE": "Î",
		"%cf": "Ï",
		"%Cf": "Ï",
		"%cF": "Ï",
		"%CF": "Ï",
		"%d0": "Ð",
		"%D0": "Ð",
		"%d1": "Ñ",
		"%D1": "Ñ",
		"%d2": "Ò",
		"%D2": "Ò",
		"%d3": "Ó",
		"%D3": "Ó",
		"%d4": "Ô",
		"%D4": "Ô",
		"%d5": "Õ",
		"%D5": "Õ",
		"%d6": "Ö",
		"%D6": "Ö",
		"%d7": "×",
		"%D7": "×",
		"%d8": "Ø",
		"%D8": "Ø",
		"%d9": "Ù",
		"%D9": "Ù",
		"%da": "Ú",
		"%Da": "Ú",
		"%dA": "Ú",
		"%DA": "Ú",
		"%db": "Û",
		"%Db": "Û",
		"%dB": "Û",
		"%DB": "Û",
		"%dc": "Ü",
		"%Dc": "Ü",
		"%dC": "Ü",
		"%DC": "Ü",
		"%dd": "Ý",
		"%Dd": "Ý",
		"%dD": "Ý",
		"%DD": "Ý",
		"%de": "Þ",
		"%De": "Þ",
		"%dE": "Þ",
		"%DE": "Þ",
		"%df": "ß",
		"%Df": "ß",
		"%dF": "ß",
		"%DF": "ß",
		"%e0": "à",
		"%E0": "à",
		"%e1": "á",
		"%E1": "á",
		"%e2": "â",
		"%E2": "â",
		"%e3": "ã",
		"%E3": "ã",
		"%e4": "ä",
		"%E4": "ä",
		"%e5": "å",
		"%E5": "å",
		"%e6": "æ",
		"%E6": "æ",
		"%e7": "ç",
		"%E7": "ç",
		"%e8": "è",
		"%E8": "è",
		"%e9": "é",
		"%E9": "é",
		"%ea": "ê",
		"%Ea": "ê",
		"%eA": "ê",
		"%EA": "ê",
		"%eb": "ë",
		"%Eb": "ë",
		"%eB": "ë",
		"%EB": "ë",
		"%ec": "ì",
		"%Ec": "ì",
		"%eC": "ì",
		"%EC": "ì",
		"%ed": "í",
		"%Ed": "í",
		"%eD": "í",
		"%ED": "í",
		"%ee": "î",
		"%Ee": "î",
		"%eE": "î",
		"%EE": "î",
		"%ef": "ï",
		"%Ef": "ï",
		"%eF": "ï",
		"%EF": "ï",
		"%f0": "ð",
		"%F0": "ð",
		"%f1": "ñ",
		"%F1": "ñ",
		"%f2": "ò",
		"%F2": "ò",
		"%f3": "ó",
		"%F3": "ó",
		"%f4": "ô",
		"%F4": "ô",
		"%f5": "õ",
		"%F5": "õ",
		"%f6": "ö",
		"%F6": "ö",
		"%f7": "÷",
		"%F7": "÷",
		"%f8": "ø",
		"%F8": "ø",
		"%f9": "ù",
		"%F9": "ù",
		"%fa": "ú",
		"%Fa": "ú",
		"%fA": "ú",
		"%FA": "ú",
		"%fb": "û",
		"%Fb": "û",
		"%fB": "û",
		"%FB": "û",
		"%fc": "ü",
		"%Fc": "ü",
		"%fC": "ü",
		"%FC": "ü",
		"%fd": "ý",
		"%Fd": "ý",
		"%fD": "ý",
		"%FD": "ý",
		"%fe": "þ",
		"%Fe": "þ",
		"%fE": "þ",
		"%FE": "þ",
		"%ff": "ÿ",
		"%Ff": "ÿ",
		"%fF": "ÿ",
		"%FF": "ÿ"
	};
	function encodedReplacer(match) {
		return EncodedLookup[match];
	}
	function decodeUtf8Text(text) {
		for (var i = 0, len = text.length; i < len; ++i) if (text.charCodeAt(i) > 127) return decodeText(text, "binary", "utf8");
		return text;
	}
	var STATE_KEY = 0;
	var STATE_VALUE = 1;
	var STATE_CHARSET = 2;
	var STATE_LANG = 3;
	function parseFormDataDisposition(str) {
		if (!str.startsWith("form-data; name=\"")) return;
		let valueStart = 17;
		let valueEnd = str.indexOf("\"", valueStart);
		if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) return;
		const res = ["form-data", ["name", decodeUtf8Text(str.slice(valueStart, valueEnd))]];
		let pos = valueEnd + 1;
		while (pos < str.length && str[pos] !== ";") ++pos;
		if (pos === str.length) return res;
		++pos;
		while (str[pos] === " " || str[pos] === "	") ++pos;
		if (!str.startsWith("filename=\"", pos)) return;
		valueStart = pos + 10;
		valueEnd = str.indexOf("\"", valueStart);
		if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) return;
		res.push(["filename", decodeUtf8Text(str.slice(valueStart, valueEnd))]);
		return res;
	}
	function parseParams(str) {
		if (str.indexOf(";") === -1) return [decodeUtf8Text(str)];
		const fastFormData = parseFormDataDisposition(str);
		if (fastFormData !== void 0) return fastFormData;
		const res = [];
		let state = STATE_KEY;
		let charset = "";
		let inquote = false;
		let escaping = false;
		let p = 0;
		let tmp = "";
		const len = str.length;
		for (var i = 0; i < len; ++i) {
			const char = str[i];
			if (char === "\\" && inquote) {
				if (escaping) escaping = false;
				else {
					escaping = true;
					continue;
				}
			} else if (char === "\"") {
				if (!escaping) {
					if (inquote) {
						inquote = false;
						state = STATE_KEY;
						while (i + 1 < len && str[i + 1] !== ";") ++i;
					} else inquote = true;
					continue;
				} else escaping = false;
			} else {
				if (escaping && inquote) tmp += "\\";
				escaping = false;
				if ((state === STATE_CHARSET || state === STATE_LANG) && char === "'") {
					if (state === STATE_CHARSET) {
						state = STATE_LANG;
						charset = tmp.substring(1);
					} else state = STATE_VALUE;
					tmp = "";
					continue;
				} else if (state === STATE_KEY && (char === "*" || char === "=") && res.length) {
					state = char === "*" ? STATE_CHARSET : STATE_VALUE;
					res[p] = [tmp, void 0];
					tmp = "";
					continue;
				} else if (!inquote && char === ";") {
					state = STATE_KEY;
					if (charset) {
						if (tmp.length) tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
						charset = "";
					} else if (tmp.length) tmp = decodeUtf8Text(tmp);
					if (res[p] === void 0) res[p] = tmp;
					else res[p][1] = tmp;
					tmp = "";
					++p;
					continue;
				} else if (!inquote && (char === " " || char === "	")) continue;
			}
			tmp += char;
		}
		if (charset && tmp.length) tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
		else if (tmp) tmp = decodeUtf8Text(tmp);
		if (res[p] === void 0) {
			if (tmp) res[p] = tmp;
		} else res[p][1] = tmp;
		return res;
	}
	module.exports = parseParams;
}));
// node_modules/@fastify/busboy/lib/utils/basename.js
var require_basename = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function basename(path) {
		if (typeof path !== "string") return "";
		for (var i = path.length - 1; i >= 0; --i) switch (path.charCodeAt(i)) {
			case 47:
			case 92:
				path = path.slice(i + 1);
				return path === ".." || path === "." ? "" : path;
		}
		return path === ".." || path === "." ? "" : path;
	};
}));
// node_modules/@fastify/busboy/lib/types/multipart.js
var require_multipart = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var { Readable } = __require("node:stream");
	var { inherits } = __require("node:util");
	var Dicer = require_Dicer();
	var parseParams = require_parseParams();
	var decodeText = require_decodeText();
	var basename = require_basename();
	var getLimit = require_getLimit();
	var RE_BOUNDARY = /^boundary$/i;
	var RE_FIELD = /^form-data$/i;
	var RE_CHARSET = /^charset$/i;
	var RE_FILENAME = /^filename$/i;
	var RE_NAME = /^name$/i;
	Multipart.detect = /^multipart\/form-data/i;
	function Multipart(boy, cfg) {
		let i;
		let len;
		const self = this;
		let boundary;
		const limits = cfg.limits;
		const isPartAFile = cfg.isPartAFile || ((fieldName, contentType, fileName) => contentType === "application/octet-stream" || fileName !== void 0);
		const parsedConType = cfg.parsedConType || [];
		const defCharset = cfg.defCharset || "utf8";
		const preservePath = cfg.preservePath;
		const fileOpts = { highWaterMark: cfg.fileHwm };
		for (i = 0, len = parsedConType.length; i < len; ++i) if (Array.isArray(parsedConType[i]) && RE_BOUNDARY.test(parsedConType[i][0])) {
			boundary = parsedConType[i][1];
			break;
		}
		function checkFinished() {
			if (nends === 0 && finished && !boy._done) {
				finished = false;
				self.end();
			}
		}
		if (typeof boundary !== "string") throw new Error("Multipart: Boundary not found");
		const fieldSizeLimit = getLimit(limits, "fieldSize", 1048576);
		const fileSizeLimit = getLimit(limits, "fileSize", Infinity);
		const filesLimit = getLimit(limits, "files", Infinity);
		const fieldsLimit = getLimit(limits, "fields", Infinity);
		const partsLimit = getLimit(limits, "parts", Infinity);
		const headerPairsLimit = getLimit(limits, "headerPairs", 2e3);
		const headerSizeLimit = getLimit(limits, "headerSize", 81920);
		let nfiles = 0;
		let nfields = 0;
		let nends = 0;
		let curFile;
		let curField;
		let finished = false;
		this._needDrain = false;
		this._pause = false;
		this._cb = void 0;
		this._nparts = 0;
		this._boy = boy;
		const parserCfg = {
			boundary,
			maxHeaderPairs: headerPairsLimit,
			maxHeaderSize: headerSizeLimit,
			partHwm: fileOpts.highWaterMark,
			highWaterMark: cfg.highWaterMark
		};
		this.parser = new Dicer(parserCfg);
		this.parser.on("drain", function() {
			self._needDrain = false;
			if (self._cb && !self._pause) {
				const cb = self._cb;
				self._cb = void 0;
				cb();
			}
		}).on("part", function onPart(part) {
			if (++self._nparts > partsLimit) {
				self.parser.removeListener("part", onPart);
				self.parser.on("part", skipPart);
				boy.hitPartsLimit = true;
				boy.emit("partsLimit");
				return skipPart(part);
			}
			if (curField) {
				const field = curField;
				field.emit("end");
				field.removeAllListeners("end");
			}
			part.on("header", function(header) {
				let contype;
				let fieldname;
				let parsed;
				let charset;
				let encoding;
				let filename;
				let nsize = 0;
				if (header["content-type"]) {
					const contentType = header["content-type"][0];
					if (contentType.length !== 0 && contentType.indexOf(";") === -1 && contentType.indexOf(" ") === -1 && contentType.indexOf("	") === -1) contype = contentType.toLowerCase();
					else {
						parsed = parseParams(contentType);
						if (parsed[0]) {
							contype = parsed[0].toLowerCase();
							for (i = 0, len = parsed.length; i < len; ++i) if (RE_CHARSET.test(parsed[i][0])) {
								charset = parsed[i][1].toLowerCase();
								break;
							}
						}
					}
				}
				if (contype === void 0) contype = "text/plain";
				if (charset === void 0) charset = defCharset;
				if (header["content-disposition"]) {
					parsed = parseParams(header["content-disposition"][0]);
					if (!RE_FIELD.test(parsed[0])) return skipPart(part);
					for (i = 0, len = parsed.length; i < len; ++i) if (RE_NAME.test(parsed[i][0])) {
						fieldname = parsed[i][1];
						if (hasBareLineBreak(fieldname)) return skipPart(part);
					} else if (RE_FILENAME.test(parsed[i][0])) {
						filename = parsed[i][1];
						if (hasBareLineBreak(filename)) return skipPart(part);
						if (!preservePath) filename = basename(filename);
					}
				} else return skipPart(part);
				if (header["content-transfer-encoding"]) encoding = header["content-transfer-encoding"][0].toLowerCase();
				else encoding = "7bit";
				let onData, onEnd;
				if (isPartAFile(fieldname, contype, filename)) {
					if (nfiles === filesLimit) {
						if (!boy.hitFilesLimit) {
							boy.hitFilesLimit = true;
							boy.emit("filesLimit");
						}
						return skipPart(part);
					}
					++nfiles;
					if (boy.listenerCount("file") === 0) {
						self.parser._ignore();
						return;
					}
					++nends;
					const file = new FileStream(fileOpts);
					curFile = file;
					file.on("end", function() {
						--nends;
						self._pause = false;
						checkFinished();
						if (self._cb && !self._needDrain) {
							const cb = self._cb;
							self._cb = void 0;
							cb();
						}
					});
					file._read = function(n) {
						if (!self._pause) return;
						self._pause = false;
						if (self._cb && !self._needDrain) {
							const cb = self._cb;
							self._cb = void 0;
							cb();
						}
					};
					boy.emit("file", fieldname, file, filename, encoding, contype);
					onData = function(data) {
						if ((nsize += data.length) > fileSizeLimit) {
							const extralen = fileSizeLimit - nsize + data.length;
							if (extralen > 0) file.push(data.slice(0, extralen));
							file.truncated = true;
							file.bytesRead = fileSizeLimit;
							part.removeAllListeners("data");
							file.emit("limit");
							return;
						} else if (!file.push(data)) self._pause = true;
						file.bytesRead = nsize;
					};
					onEnd = function() {
						curFile = void 0;
						file.push(null);
					};
				} else {
					if (nfields === fieldsLimit) {
						if (!boy.hitFieldsLimit) {
							boy.hitFieldsLimit = true;
							boy.emit("fieldsLimit");
						}
						return skipPart(part);
					}
					++nfields;
					++nends;
					let buffer = "";
					let truncated = false;
					curField = part;
					onData = function(data) {
						if ((nsize += data.length) > fieldSizeLimit) {
							const extralen = fieldSizeLimit - (nsize - data.length);
							buffer += data.toString("binary", 0, extralen);
							truncated = true;
							part.removeAllListeners("data");
						} else buffer += data.toString("binary");
					};
					onEnd = function() {
						curField = void 0;
						if (buffer.length) buffer = decodeText(buffer, "binary", charset);
						boy.emit("field", fieldname, buffer, false, truncated, encoding, contype);
						--nends;
						checkFinished();
					};
				}
				part._readableState.sync = false;
				part.on("data", onData);
				part.on("end", onEnd);
			}).on("error", function(err) {
				if (curFile) curFile.emit("error", err);
			});
		}).on("error", function(err) {
			boy.emit("error", err);
		}).on("finish", function() {
			finished = true;
			checkFinished();
		});
	}
	Multipart.prototype.write = function(chunk, cb) {
		if (!this.parser.writable) {
			cb();
			return;
		}
		const r = this.parser.write(chunk);
		if (r && !this._pause) cb();
		else {
			this._needDrain = !r;
			this._cb = cb;
		}
	};
	Multipart.prototype.end = function() {
		const self = this;
		if (self.parser.writable) self.parser.end();
		else if (!self._boy._done) process.nextTick(function() {
			self._boy._done = true;
			self._boy.emit("finish");
		});
	};
	function skipPart(part) {
		part.on("error", () => {});
		part.resume();
	}
	function hasBareLineBreak(value) {
		return typeof value === "string" && (value.includes("\r") || value.includes("\n"));
	}
	function FileStream(opts) {
		Readable.call(this, opts);
		this.bytesRead = 0;
		this.truncated = false;
	}
	inherits(FileStream, Readable);
	FileStream.prototype._read = function(n) {};
	module.exports = Multipart;
}));
// node_modules/@fastify/busboy/lib/utils/Decoder.js
var require_Decoder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RE_PLUS = /\+/g;
	var HEX = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
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
	];
	function Decoder() {
		this.buffer = void 0;
	}
	Decoder.prototype.write = function(str) {
		str = str.replace(RE_PLUS, " ");
		let res = "";
		let i = 0;
		let p = 0;
		const len = str.length;
		for (; i < len; ++i) if (this.buffer !== void 0) {
			if (!HEX[str.charCodeAt(i)]) {
				res += "%" + this.buffer;
				this.buffer = void 0;
				--i;
			} else {
				this.buffer += str[i];
				++p;
				if (this.buffer.length === 2) {
					res += String.fromCharCode(parseInt(this.buffer, 16));
					this.buffer = void 0;
				}
			}
		} else if (str[i] === "%") {
			if (i > p) {
				res += str.substring(p, i);
				p = i;
			}
			this.buffer = "";
			++p;
		}
		if (p < len && this.buffer === void 0) res += str.substring(p);
		return res;
	};
	Decoder.prototype.end = function() {
		const res = this.buffer === void 0 ? "" : "%" + this.buffer;
		this.buffer = void 0;
		return res;
	};
	Decoder.prototype.reset = function() {
		this.buffer = void 0;
	};
	module.exports = Decoder;
}));
// node_modules/@fastify/busboy/lib/types/urlencoded.js
var require_urlencoded = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Decoder = require_Decoder();
	var decodeText = require_decodeText();
	var getLimit = require_getLimit();
	var RE_CHARSET = /^charset$/i;
	UrlEncoded.detect = /^application\/x-www-form-urlencoded/i;
	function UrlEncoded(boy, cfg) {
		const limits = cfg.limits;
		const parsedConType = cfg.parsedConType;
		this.boy = boy;
		this.fieldSizeLimit = getLimit(limits, "fieldSize", 1048576);
		this.fieldNameSizeLimit = getLimit(limits, "fieldNameSize", 100);
		this.fieldsLimit = getLimit(limits, "fields", Infinity);
		let charset;
		for (var i = 0, len = parsedConType.length; i < len; ++i) if (Array.isArray(parsedConType[i]) && RE_CHARSET.test(parsedConType[i][0])) {
			charset = parsedConType[i][1].toLowerCase();
			break;
		}
		if (charset === void 0) charset = cfg.defCharset || "utf8";
		this.decoder = new Decoder();
		this.charset = charset;
		this._fields = 0;
		this._state = "key";
		this._checkingBytes = true;
		this._bytesKey = 0;
		this._bytesVal = 0;
		this._key = "";
		this._val = "";
		this._keyTrunc = false;
		this._valTrunc = false;
		this._hitLimit = false;
	}
	UrlEncoded.prototype.write = function(data, cb) {
		if (this._fields === this.fieldsLimit) {
			if (!this.boy.hitFieldsLimit) {
				this.boy.hitFieldsLimit = true;
				this.boy.emit("fieldsLimit");
			}
			return cb();
		}
		let idxeq;
		let idxamp;
		let i;
		let p = 0;
		const len = data.length;
		while (p < len) if (this._state === "key") {
			idxeq = idxamp = void 0;
			for (i = p; i < len; ++i) {
				if (!this._checkingBytes) ++p;
				if (data[i] === 61) {
					idxeq = i;
					break;
				} else if (data[i] === 38) {
					idxamp = i;
					break;
				}
				if (this._checkingBytes && this._bytesKey === this.fieldNameSizeLimit) {
					this._hitLimit = true;
					break;
				} else if (this._checkingBytes) ++this._bytesKey;
			}
			if (idxeq !== void 0) {
				if (idxeq > p) this._key += this.decoder.write(data.toString("binary", p, idxeq));
				this._endKey();
				this._state = "val";
				this._hitLimit = false;
				this._checkingBytes = true;
				this._val = "";
				this._bytesVal = 0;
				this._valTrunc = false;
				this.decoder.reset();
				p = idxeq + 1;
			} else if (idxamp !== void 0) {
				++this._fields;
				if (idxamp > p) this._key += this.decoder.write(data.toString("binary", p, idxamp));
				this._endKey();
				const key = this._key;
				const keyTrunc = this._keyTrunc;
				this._hitLimit = false;
				this._checkingBytes = true;
				this._key = "";
				this._bytesKey = 0;
				this._keyTrunc = false;
				this.decoder.reset();
				if (key.length) this.boy.emit("field", decodeText(key, "binary", this.charset), "", keyTrunc, false);
				p = idxamp + 1;
				if (this._fields === this.fieldsLimit) return cb();
			} else if (this._hitLimit) {
				if (i > p) this._key += this.decoder.write(data.toString("binary", p, i));
				p = i;
				if ((this._bytesKey = this._key.length) >= this.fieldNameSizeLimit) {
					this._key = this._key.substring(0, this.fieldNameSizeLimit);
					this._checkingBytes = false;
					this._keyTrunc = true;
				}
			} else {
				if (p < len) this._key += this.decoder.write(data.toString("binary", p));
				p = len;
			}
		} else {
			idxamp = void 0;
			for (i = p; i < len; ++i) {
				if (!this._checkingBytes) ++p;
				if (data[i] === 38) {
					idxamp = i;
					break;
				}
				if (this._checkingBytes && this._bytesVal === this.fieldSizeLimit) {
					this._hitLimit = true;
					break;
				} else if (this._checkingBytes) ++this._bytesVal;
			}
			if (idxamp !== void 0) {
				++this._fields;
				if (idxamp > p) this._val += this.decoder.write(data.toString("binary", p, idxamp));
				this._endVal();
				this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
				this._state = "key";
				this._hitLimit = false;
				this._checkingBytes = true;
				this._key = "";
				this._bytesKey = 0;
				this._keyTrunc = false;
				this.decoder.reset();
				p = idxamp + 1;
				if (this._fields === this.fieldsLimit) return cb();
			} else if (this._hitLimit) {
				if (i > p) this._val += this.decoder.write(data.toString("binary", p, i));
				p = i;
				if ((this._bytesVal = this._val.length) >= this.fieldSizeLimit) {
					this._val = this._val.substring(0, this.fieldSizeLimit);
					this._checkingBytes = false;
					this._valTrunc = true;
				}
			} else {
				if (p < len) this._val += this.decoder.write(data.toString("binary", p));
				p = len;
			}
		}
		cb();
	};
	UrlEncoded.prototype.end = function() {
		if (this.boy._done) return;
		if (this._state === "key") {
			this._endKey();
			if (this._key.length > 0) this.boy.emit("field", decodeText(this._key, "binary", this.charset), "", this._keyTrunc, false);
		} else {
			this._endVal();
			this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
		}
		this.boy._done = true;
		this.boy.emit("finish");
	};
	UrlEncoded.prototype._endKey = function() {
		this._key += this.decoder.end();
		if (this._key.length > this.fieldNameSizeLimit) {
			this._key = this._key.substring(0, this.fieldNameSizeLimit);
			this._keyTrunc = true;
		}
	};
	UrlEncoded.prototype._endVal = function() {
		this._val += this.decoder.end();
		if (this._val.length > this.fieldSizeLimit) {
			this._val = this._val.substring(0, this.fieldSizeLimit);
			this._valTrunc = true;
		}
	};
	module.exports = UrlEncoded;
}));
// node_modules/@fastify/busboy/index.js
var require_busboy = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var WritableStream = __require("node:stream").Writable;
	var { inherits } = __require("node:util");
	var Dicer = require_Dicer();
	var MultipartParser = require_multipart();
	var UrlencodedParser = require_urlencoded();
	var parseParams = require_parseParams();
	function Busboy(opts) {
		if (!(this instanceof Busboy)) return new Busboy(opts);
		if (typeof opts !== "object") throw new TypeError("Busboy expected an options-Object.");
		if (typeof opts.headers !== "object") throw new TypeError("Busboy expected an options-Object with headers-attribute.");
		if (typeof opts.headers["content-type"] !== "string") throw new TypeError("Missing Content-Type-header.");
		const { headers, ...streamOptions } = opts;
		this.opts = {
			autoDestroy: false,
			...streamOptions
		};
		WritableStream.call(this, this.opts);
		this._done = false;
		this._parser = this.getParserByHeaders(headers);
		this._finished = false;
	}
	inherits(Busboy, WritableStream);
	Busboy.prototype.emit = function(ev) {
		if (ev === "finish") {
			if (!this._done) {
				this._parser?.end();
				return;
			} else if (this._finished) return;
			this._finished = true;
		}
		WritableStream.prototype.emit.apply(this, arguments);
	};
	Busboy.prototype.getParserByHeaders = function(headers) {
		const parsed = parseParams(headers["content-type"]);
		const cfg = {
			defCharset: this.opts.defCharset,
			fileHwm: this.opts.fileHwm,
			headers,
			highWaterMark: this.opts.highWaterMark,
			isPartAFile: this.opts.isPartAFile,
			limits: this.opts.limits,
			parsedConType: parsed,
			preservePath: this.opts.preservePath
		};
		if (MultipartParser.detect.test(parsed[0])) return new MultipartParser(this, cfg);
		if (UrlencodedParser.detect.test(parsed[0])) return new UrlencodedParser(this, cfg);
		throw new Error("Unsupported Content-Type.");
	};
	Busboy.prototype._write = function(chunk, encoding, cb) {
		this._parser.write(chunk, cb);
	};
	module.exports = Busboy;
	module.exports.default = Busboy;
	module.exports.Busboy = Busboy;
	module.exports.Dicer = Dicer;
}));
// node_modules/tslib/tslib.es6.mjs
var tslib_es6_exports = /* @__PURE__ */ __exportAll({
	__addDisposableResource: () => __addDisposableResource,
	__assign: () => __assign,
	__asyncDelegator: () => __asyncDelegator,
	__asyncGenerator: () => __asyncGenerator,
	__asyncValues: () => __asyncValues,
	__await: () => __await,
	__awaiter: () => __awaiter,
	__classPrivateFieldGet: () => __classPrivateFieldGet,
	__classPrivateFieldIn: () => __classPrivateFieldIn,
	__classPrivateFieldSet: () => __classPrivateFieldSet,
	__createBinding: () => __createBinding,
	__decorate: () => __decorate,
	__disposeResources: () => __disposeResources,
	__esDecorate: () => __esDecorate,
	__exportStar: () => __exportStar,
	__extends: () => __extends,
	__generator: () => __generator,
	__importDefault: () => __importDefault,
	__importStar: () => __importStar,
	__makeTemplateObject: () => __makeTemplateObject,
	__metadata: () => __metadata,
	__param: () => __param,
	__propKey: () => __propKey,
	__read: () => __read,
	__rest: () => __rest,
	__rewriteRelativeImportExtension: () => __rewriteRelativeImportExtension,
	__runInitializers: () => __runInitializers,
	__setFunctionName: () => __setFunctionName,
	__spread: () => __spread,
	__spreadArray: () => __spreadArray,
	__spreadArrays: () => __spreadArrays,
	__values: () => __values,
	default: () => tslib_es6_default
});
function __extends(d, b) {
	if (typeof b !== "function" && b !== null) throw new TypeError("Class extends value " + String(b) + " is not a constructor or null");
	extendStatics(d, b);
	function __() {
		this.constructor = d;
	}
	d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
}
function __rest(s, e) {
	var t = {};
	for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
	if (s != null && typeof Object.getOwnPropertySymbols === "function") {
		for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
	}
	return t;
}
function __decorate(decorators, target, key, desc) {
	var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
	if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
	else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
	return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function __param(paramIndex, decorator) {
	return function(target, key) {
		decorator(target, key, paramIndex);
	};
}
function __esDecorate(ctor, descriptorIn, decorators, contextIn, initializers, extraInitializers) {
	function accept(f) {
		if (f !== void 0 && typeof f !== "function") throw new TypeError("Function expected");
		return f;
	}
	var kind = contextIn.kind, key = kind === "getter" ? "get" : kind === "setter" ? "set" : "value";
	var target = !descriptorIn && ctor ? contextIn["static"] ? ctor : ctor.prototype : null;
	var descriptor = descriptorIn || (target ? Object.getOwnPropertyDescriptor(target, contextIn.name) : {});
	var _, done = false;
	for (var i = decorators.length - 1; i >= 0; i--) {
		var context = {};
		for (var p in contextIn) context[p] = p === "access" ? {} : contextIn[p];
		for (var p in contextIn.access) context.access[p] = contextIn.access[p];
		context.addInitializer = function(f) {
			if (done) throw new TypeError("Cannot add initializers after decoration has completed");
			extraInitializers.push(accept(f || null));
		};
		var result = (0, decorators[i])(kind === "accessor" ? {
			get: descriptor.get,
			set: descriptor.set
		} : descriptor[key], context);
		if (kind === "accessor") {
			if (result === void 0) continue;
			if (result === null || typeof result !== "object") throw new TypeError("Object expected");
			if (_ = accept(result.get)) descriptor.get = _;
			if (_ = accept(result.set)) descriptor.set = _;
			if (_ = accept(result.init)) initializers.unshift(_);
		} else if (_ = accept(result)) {
			if (kind === "field") initializers.unshift(_);
			else descriptor[key] = _;
		}
	}
	if (target) Object.defineProperty(target, contextIn.name, descriptor);
	done = true;
}
function __runInitializers(thisArg, initializers, value) {
	var useValue = arguments.length > 2;
	for (var i = 0; i < initializers.length; i++) value = useValue ? initializers[i].call(thisArg, value) : initializers[i].call(thisArg);
	return useValue ? value : void 0;
}
function __propKey(x) {
	return typeof x === "symbol" ? x : "".concat(x);
}
function __setFunctionName(f, name, prefix) {
	if (typeof name === "symbol") name = name.description ? "[".concat(name.description, "]") : "";
	return Object.defineProperty(f, "name", {
		configurable: true,
		value: prefix ? "".concat(prefix, " ", name) : name
	});
}
function __metadata(metadataKey, metadataValue) {
	if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(metadataKey, metadataValue);
}
function __awaiter(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}
function __generator(thisArg, body) {
	var _ = {
		label: 0,
		sent: function() {
			if (t[0] & 1) throw t[1];
			return t[1];
		},
		trys: [],
		ops: []
	}, f, y, t, g = Object.create((typeof Iterator === "function" ? Iterator : Object).prototype);
	return g.next = verb(0), g["throw"] = verb(1), g["return"] = verb(2), typeof Symbol === "function" && (g[Symbol.iterator] = function() {
		return this;
	}), g;
	function verb(n) {
		return function(v) {
			return step([n, v]);
		};
	}
	function step(op) {
		if (f) throw new TypeError("Generator is already executing.");
		while (g && (g = 0, op[0] && (_ = 0)), _) try {
			if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
			if (y = 0, t) op = [op[0] & 2, t.value];
			switch (op[0]) {
				case 0:
				case 1:
					t = op;
					break;
				case 4:
					_.label++;
					return {
						value: op[1],
						done: false
					};
				case 5:
					_.label++;
					y = op[1];
					op = [0];
					continue;
				case 7:
					op = _.ops.pop();
					_.trys.pop();
					continue;
				default:
					if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
						_ = 0;
						continue;
					}
					if (op[0] === 3 && (!t || op[1] > t[0] && op[1] < t[3])) {
						_.label = op[1];
						break;
					}
					if (op[0] === 6 && _.label < t[1]) {
						_.label = t[1];
						t = op;
						break;
					}
					if (t && _.label < t[2]) {
						_.label = t[2];
						_.ops.push(op);
						break;
					}
					if (t[2]) _.ops.pop();
					_.trys.pop();
					continue;
			}
			op = body.call(thisArg, _);
		} catch (e) {
			op = [6, e];
			y = 0;
		} finally {
			f = t = 0;
		}
		if (op[0] & 5) throw op[1];
		return {
			value: op[0] ? op[1] : void 0,
			done: true
		};
	}
}
function __exportStar(m, o) {
	for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(o, p)) __createBinding(o, m, p);
}
function __values(o) {
	var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
	if (m) return m.call(o);
	if (o && typeof o.length === "number") return { next: function() {
		if (o && i >= o.length) o = void 0;
		return {
			value: o && o[i++],
			done: !o
		};
	} };
	throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
}
function __read(o, n) {
	var m = typeof Symbol === "function" && o[Symbol.iterator];
	if (!m) return o;
	var i = m.call(o), r, ar = [], e;
	try {
		while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value);
	} catch (error) {
		e = { error };
	} finally {
		try {
			if (r && !r.done && (m = i["return"])) m.call(i);
		} finally {
			if (e) throw e.error;
		}
	}
	return ar;
}
/** @deprecated */
function __spread() {
	for (var ar = [], i = 0; i < arguments.length; i++) ar = ar.concat(__read(arguments[i]));
	return ar;
}
/** @deprecated */
function __spreadArrays() {
	for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
	for (var r = Array(s), k = 0, i = 0; i < il; i++) for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++) r[k] = a[j];
	return r;
}
function __spreadArray(to, from, pack) {
	if (pack || arguments.length === 2) {
		for (var i = 0, l = from.length, ar; i < l; i++) if (ar || !(i in from)) {
			if (!ar) ar = Array.prototype.slice.call(from, 0, i);
			ar[i] = from[i];
		}
	}
	return to.concat(ar || Array.prototype.slice.call(from));
}
function __await(v) {
	return this instanceof __await ? (this.v = v, this) : new __await(v);
}
function __asyncGenerator(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(f) {
		return function(v) {
			return Promise.resolve(v).then(f, reject);
		};
	}
	function verb(n, f) {
		if (g[n]) {
			i[n] = function(v) {
				return new Promise(function(a, b) {
					q.push([
						n,
						v,
						a,
						b
					]) > 1 || resume(n, v);
				});
			};
			if (f) i[n] = f(i[n]);
		}
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
}
function __asyncDelegator(o) {
	var i = {}, p;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), i[Symbol.iterator] = function() {
		return this;
	}, i;
	function verb(n, f) {
		i[n] = o[n] ? function(v) {
			return (p = !p) ? {
				value: __await(o[n](v)),
				done: false
			} : f ? f(v) : v;
		} : f;
	}
}
function __asyncValues(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
}
function __makeTemplateObject(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
}
function __importStar(mod) {
	if (mod && mod.__esModule) return mod;
	var result = {};
	if (mod != null) {
		for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
	}
	__setModuleDefault(result, mod);
	return result;
}
function __importDefault(mod) {
	return mod && mod.__esModule ? mod : { default: mod };
}
function __classPrivateFieldGet(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}
function __classPrivateFieldSet(receiver, state, value, kind, f) {
	if (kind === "m") throw new TypeError("Private method is not writable");
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a setter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot write private member to an object whose class did not declare it");
	return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
function __classPrivateFieldIn(state, receiver) {
	if (receiver === null || typeof receiver !== "object" && typeof receiver !== "function") throw new TypeError("Cannot use 'in' operator on non-object");
	return typeof state === "function" ? receiver === state : state.has(receiver);
}
function __addDisposableResource(env, value, async) {
	if (value !== null && value !== void 0) {
		if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
		var dispose, inner;
		if (async) {
			if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
			dispose = value[Symbol.asyncDispose];
		}
		if (dispose === void 0) {
			if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
			dispose = value[Symbol.dispose];
			if (async) inner = dispose;
		}
		if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
		if (inner) dispose = function() {
			try {
				inner.call(this);
			} catch (e) {
				return Promise.reject(e);
			}
		};
		env.stack.push({
			value,
			dispose,
			async
		});
	} else if (async) env.stack.push({ async: true });
	return value;
}
function __disposeResources(env) {
	function fail(e) {
		env.error = env.hasError ? new _SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
		env.hasError = true;
	}
	var r, s = 0;
	function next() {
		while (r = env.stack.pop()) try {
			if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
			if (r.dispose) {
				var result = r.dispose.call(r.value);
				if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
					fail(e);
					return next();
				});
			} else s |= 1;
		} catch (e) {
			fail(e);
		}
		if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
		if (env.hasError) throw env.error;
	}
	return next();
}
function __rewriteRelativeImportExtension(path, preserveJsx, extraExtensions, ignoreCase) {
	if (typeof path === "string" && /^\.\.?\//.test(path)) {
		if (extraExtensions) for (var extension in extraExtensions) {
			var suffix = path.slice(-extension.length);
			if (suffix === extension || ignoreCase && suffix.toLowerCase() === extension.toLowerCase()) {
				var output = extraExtensions[extension];
				return output === extension ? path : path.slice(0, -extension.length) + output;
			}
		}
		return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
			return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
		});
	}
	return path;
}
var extendStatics, __assign, __createBinding, __setModuleDefault, ownKeys, _SuppressedError, tslib_es6_default;
var init_tslib_es6 = __esmMin((() => {
	extendStatics = function(d, b) {
		extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) if (Object.prototype.hasOwnProperty.call(b, p)) d[p] = b[p];
		};
		return extendStatics(d, b);
	};
	__assign = function() {
		__assign = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	__createBinding = Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	});
	__setModuleDefault = Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	};
	ownKeys = function(o) {
		ownKeys = Object.getOwnPropertyNames || function(o) {
			var ar = [];
			for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
			return ar;
		};
		return ownKeys(o);
	};
	_SuppressedError = typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
		var e = new Error(message);
		return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
	};
	tslib_es6_default = {
		__extends,
		__assign,
		__rest,
		__decorate,
		__param,
		__esDecorate,
		__runInitializers,
		__propKey,
		__setFunctionName,
		__metadata,
		__awaiter,
		__generator,
		__createBinding,
		__exportStar,
		__values,
		__read,
		__spread,
		__spreadArrays,
		__spreadArray,
		__await,
		__asyncGenerator,
		__asyncDelegator,
		__asyncValues,
		__makeTemplateObject,
		__importStar,
		__importDefault,
		__classPrivateFieldGet,
		__classPrivateFieldSet,
		__classPrivateFieldIn,
		__addDisposableResource,
		__disposeResources,
		__rewriteRelativeImportExtension
	};
}));
// node_modules/@whatwg-node/node-fetch/cjs/utils.js
var require_utils$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DEFAULT_ACCEPT_ENCODING = exports.fakePromise = void 0;
	exports.getHeadersObj = getHeadersObj;
	exports.defaultHeadersSerializer = defaultHeadersSerializer;
	exports.isArrayBufferView = isArrayBufferView;
	exports.isNodeReadable = isNodeReadable;
	exports.isIterable = isIterable;
	exports.shouldRedirect = shouldRedirect;
	exports.pipeThrough = pipeThrough;
	exports.endStream = endStream;
	exports.safeWrite = safeWrite;
	exports.getSupportedFormats = getSupportedFormats;
	var tslib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports));
	var node_events_1 = __require("node:events");
	var node_zlib_1 = tslib_1.__importDefault(__require("node:zlib"));
	function isHeadersInstance(obj) {
		return obj?.forEach != null;
	}
	function getHeadersObj(headers) {
		if (headers == null || !isHeadersInstance(headers)) return headers;
		if (headers.headersInit && !headers._map && !isHeadersInstance(headers.headersInit)) return headers.headersInit;
		return Object.fromEntries(headers.entries());
	}
	function defaultHeadersSerializer(headers, onContentLength) {
		const headerArray = [];
		headers.forEach((value, key) => {
			if (onContentLength && key === "content-length") onContentLength(value);
			headerArray.push(`${key}: ${value}`);
		});
		return headerArray;
	}
	var promise_helpers_1 = require_cjs$2();
	Object.defineProperty(exports, "fakePromise", {
		enumerable: true,
		get: function() {
			return promise_helpers_1.fakePromise;
		}
	});
	function isArrayBufferView(obj) {
		return obj != null && obj.buffer != null && obj.byteLength != null && obj.byteOffset != null;
	}
	function isNodeReadable(obj) {
		return obj != null && obj.pipe != null;
	}
	function isIterable(value) {
		return value?.[Symbol.iterator] != null;
	}
	function shouldRedirect(status) {
		return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
	}
	function pipeThrough({ src, dest, signal, onError }) {
		if (onError) dest.once("error", onError);
		src.once("error", (e) => {
			dest.destroy(e);
		});
		dest.once("close", () => {
			if (!src.destroyed) src.destroy();
		});
		if (signal) {
			const srcRef = new WeakRef(src);
			const signalRef = new WeakRef(signal);
			function cleanup() {
				signalRef.deref()?.removeEventListener("abort", onAbort);
				srcRef.deref()?.removeListener("end", cleanup);
				srcRef.deref()?.removeListener("error", cleanup);
				srcRef.deref()?.removeListener("close", cleanup);
			}
			function onAbort() {
				srcRef.deref()?.destroy(new AbortError());
				cleanup();
			}
			signal.addEventListener("abort", onAbort, { once: true });
			src.once("end", cleanup);
			src.once("error", cleanup);
			src.once("close", cleanup);
		}
		src.pipe(dest, { end: true });
	}
	function endStream(stream) {
		return stream.end(null, null, null);
	}
	function safeWrite(chunk, stream) {
		if (!stream.write(chunk)) return (0, node_events_1.once)(stream, "drain");
	}
	var AbortError = class extends Error {
		constructor(message = "The operation was aborted", options = void 0) {
			super(message, options);
			this.name = "AbortError";
		}
	};
	exports.DEFAULT_ACCEPT_ENCODING = getSupportedFormats().join(", ");
	function getSupportedFormats() {
		const baseFormats = [
			"gzip",
			"deflate",
			"br"
		];
		if (!globalThis.process?.versions?.node?.startsWith("2")) baseFormats.push("deflate-raw");
		if (node_zlib_1.default.createZstdCompress != null) baseFormats.push("zstd");
		return baseFormats;
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/ReadableStream.js
var require_ReadableStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillReadableStream = void 0;
	var node_buffer_1 = __require("node:buffer");
	var node_events_1 = __require("node:events");
	var node_stream_1 = __require("node:stream");
	var promises_1 = __require("node:stream/promises");
	var promise_helpers_1 = require_cjs$2();
	var utils_js_1 = require_utils$1();
	function createController(desiredSize, readable) {
		let chunks = [];
		let _closed = false;
		let flushed = false;
		return {
			desiredSize,
			enqueue(chunk) {
				const buf = typeof chunk === "string" ? node_buffer_1.Buffer.from(chunk) : chunk;
				if (!flushed) chunks.push(buf);
				else readable.push(buf);
			},
			close() {
				if (chunks.length > 0) this._flush();
				readable.push(null);
				_closed = true;
			},
			error(error) {
				if (chunks.length > 0) this._flush();
				readable.destroy(error);
			},
			get _closed() {
				return _closed;
			},
			_flush() {
				flushed = true;
				if (chunks.length > 0) {
					const concatenated = chunks.length > 1 ? node_buffer_1.Buffer.concat(chunks) : chunks[0];
					readable.push(concatenated);
					chunks = [];
				}
			}
		};
	}
	function isNodeReadable(obj) {
		return obj?.read != null;
	}
	function isReadableStream(obj) {
		return obj?.getReader != null;
	}
	exports.PonyfillReadableStream = class PonyfillReadableStream {
		readable;
		constructor(underlyingSource) {
			if (underlyingSource instanceof PonyfillReadableStream && underlyingSource.readable != null) this.readable = underlyingSource.readable;
			else if (isNodeReadable(underlyingSource)) this.readable = underlyingSource;
			else if (isReadableStream(underlyingSource)) this.readable = node_stream_1.Readable.fromWeb(underlyingSource);
			else {
				let started = false;
				let ongoing = false;
				const handleStart = (desiredSize) => {
					if (!started) {
						const controller = createController(desiredSize, this.readable);
						started = true;
						return (0, promise_helpers_1.handleMaybePromise)(() => underlyingSource?.start?.(controller), () => {
							controller._flush();
							if (controller._closed) return false;
							return true;
						});
					}
					return true;
				};
				const readImpl = (desiredSize) => {
					return (0, promise_helpers_1.handleMaybePromise)(() => handleStart(desiredSize), (shouldContinue) => {
						if (!shouldContinue) return;
						const controller = createController(desiredSize, this.readable);
						return (0, promise_helpers_1.handleMaybePromise)(() => underlyingSource?.pull?.(controller), () => {
							controller._flush();
							ongoing = false;
						});
					});
				};
				this.readable = new node_stream_1.Readable({
					read(desiredSize) {
						if (ongoing) return;
						ongoing = true;
						return readImpl(desiredSize);
					},
					destroy(err, callback) {
						if (underlyingSource?.cancel) try {
							const res$ = underlyingSource.cancel(err);
							if (res$?.then) return res$.then(() => {
								callback(null);
							}, (err) => {
								callback(err);
							});
						} catch (err) {
							callback(err);
							return;
						}
						callback(null);
					}
				});
			}
		}
		cancel(reason) {
			this.readable.destroy(reason);
			return (0, node_events_1.once)(this.readable, "close");
		}
		locked = false;
		getReader(_options) {
			const iterator = this.readable[Symbol.asyncIterator]();
			this.locked = true;
			const thisReadable = this.readable;
			return {
				read() {
					return iterator.next();
				},
				releaseLock: () => {
					if (iterator.return) {
						const retResult$ = iterator.return();
						if (retResult$.then) {
							retResult$.then(() => {
								this.locked = false;
							});
							return;
						}
					}
					this.locked = false;
				},
				cancel: (reason) => {
					if (iterator.return) {
						const retResult$ = iterator.return(reason);
						if (retResult$.then) return retResult$.then(() => {
							this.locked = false;
						});
					}
					this.locked = false;
					return (0, utils_js_1.fakePromise)();
				},
				get closed() {
					return Promise.race([(0, node_events_1.once)(thisReadable, "end"), (0, node_events_1.once)(thisReadable, "error").then((err) => Promise.reject(err))]);
				}
			};
		}
		[Symbol.asyncIterator](_options) {
			const iterator = this.readable[Symbol.asyncIterator]();
			return {
				[Symbol.asyncIterator]() {
					return this;
				},
				[Symbol.asyncDispose]: async () => {
					await iterator.return?.();
					if (!this.readable.destroyed) this.readable.destroy();
				},
				next: () => iterator.next(),
				return: () => {
					if (!this.readable.destroyed) this.readable.destroy();
					return iterator.return?.() || (0, utils_js_1.fakePromise)({
						done: true,
						value: void 0
					});
				},
				throw: (err) => {
					if (!this.readable.destroyed) this.readable.destroy(err);
					return iterator.throw?.(err) || (0, utils_js_1.fakePromise)({
						done: true,
						value: void 0
					});
				}
			};
		}
		values(_options) {
			return this[Symbol.asyncIterator]();
		}
		tee() {
			throw new Error("Not implemented");
		}
		async pipeToWriter(writer) {
			try {
				for await (const chunk of this) await writer.write(chunk);
				await writer.close();
			} catch (err) {
				await writer.abort(err);
			}
		}
		pipeTo(destination) {
			if (isPonyfillWritableStream(destination)) return (0, promises_1.pipeline)(this.readable, destination.writable, { end: true });
			else {
				const writer = destination.getWriter();
				return this.pipeToWriter(writer);
			}
		}
		pipeThrough({ writable, readable }) {
			this.pipeTo(writable).catch((err) => {
				this.readable.destroy(err);
			});
			if (isPonyfillReadableStream(readable)) {
				readable.readable.once("error", (err) => this.readable.destroy(err));
				readable.readable.once("finish", () => this.readable.push(null));
				readable.readable.once("close", () => this.readable.push(null));
			}
			return readable;
		}
		static [Symbol.hasInstance](instance) {
			return isReadableStream(instance);
		}
		static from(iterable) {
			return new PonyfillReadableStream(node_stream_1.Readable.from(iterable));
		}
		[Symbol.toStringTag] = "ReadableStream";
	};
	function isPonyfillReadableStream(obj) {
		return obj?.readable != null;
	}
	function isPonyfillWritableStream(obj) {
		return obj?.writable != null;
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/Blob.js
var require_Blob = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillBlob = void 0;
	exports.hasBufferMethod = hasBufferMethod;
	exports.hasArrayBufferMethod = hasArrayBufferMethod;
	exports.hasBytesMethod = hasBytesMethod;
	exports.hasTextMethod = hasTextMethod;
	exports.hasSizeProperty = hasSizeProperty;
	exports.hasStreamMethod = hasStreamMethod;
	exports.hasBlobSignature = hasBlobSignature;
	exports.isArrayBuffer = isArrayBuffer;
	var node_buffer_1 = __require("node:buffer");
	var ReadableStream_js_1 = require_ReadableStream();
	var utils_js_1 = require_utils$1();
	function getBlobPartAsBuffer(blobPart) {
		if (typeof blobPart === "string") return node_buffer_1.Buffer.from(blobPart);
		else if (node_buffer_1.Buffer.isBuffer(blobPart)) return blobPart;
		else if ((0, utils_js_1.isArrayBufferView)(blobPart)) return node_buffer_1.Buffer.from(blobPart.buffer, blobPart.byteOffset, blobPart.byteLength);
		else return node_buffer_1.Buffer.from(blobPart);
	}
	function hasBufferMethod(obj) {
		return obj != null && obj.buffer != null && typeof obj.buffer === "function";
	}
	function hasArrayBufferMethod(obj) {
		return obj != null && obj.arrayBuffer != null && typeof obj.arrayBuffer === "function";
	}
	function hasBytesMethod(obj) {
		return obj != null && obj.bytes != null && typeof obj.bytes === "function";
	}
	function hasTextMethod(obj) {
		return obj != null && obj.text != null && typeof obj.text === "function";
	}
	function hasSizeProperty(obj) {
		return obj != null && typeof obj.size === "number";
	}
	function hasStreamMethod(obj) {
		return obj != null && obj.stream != null && typeof obj.stream === "function";
	}
	function hasBlobSignature(obj) {
		return obj != null && obj[Symbol.toStringTag] === "Blob";
	}
	function isArrayBuffer(obj) {
		return obj != null && obj.byteLength != null && obj.slice != null;
	}
	var PonyfillBlob = class {
		blobParts;
		type;
		encoding;
		_size = null;
		constructor(blobParts = [], options) {
			this.blobParts = blobParts;
			this.type = options?.type || "application/octet-stream";
			this.encoding = options?.encoding || "utf8";
			this._size = options?.size || null;
			if (blobParts.length === 1 && hasBlobSignature(blobParts[0])) return blobParts[0];
		}
		_buffer = null;
		buffer() {
			if (this._buffer) return (0, utils_js_1.fakePromise)(this._buffer);
			if (this.blobParts.length === 1) {
				const blobPart = this.blobParts[0];
				if (hasBufferMethod(blobPart)) return blobPart.buffer().then((buf) => {
					this._buffer = buf;
					return this._buffer;
				});
				if (hasBytesMethod(blobPart)) return blobPart.bytes().then((bytes) => {
					this._buffer = node_buffer_1.Buffer.from(bytes);
					return this._buffer;
				});
				if (hasArrayBufferMethod(blobPart)) return blobPart.arrayBuffer().then((arrayBuf) => {
					this._buffer = node_buffer_1.Buffer.from(arrayBuf, void 0, blobPart.size);
					return this._buffer;
				});
				this._buffer = getBlobPartAsBuffer(blobPart);
				return (0, utils_js_1.fakePromise)(this._buffer);
			}
			const jobs = [];
			const bufferChunks = this.blobParts.map((blobPart, i) => {
				if (hasBufferMethod(blobPart)) {
					jobs.push(blobPart.buffer().then((buf) => {
						bufferChunks[i] = buf;
					}));
					return;
				} else if (hasArrayBufferMethod(blobPart)) {
					jobs.push(blobPart.arrayBuffer().then((arrayBuf) => {
						bufferChunks[i] = node_buffer_1.Buffer.from(arrayBuf, void 0, blobPart.size);
					}));
					return;
				} else if (hasBytesMethod(blobPart)) {
					jobs.push(blobPart.bytes().then((bytes) => {
						bufferChunks[i] = node_buffer_1.Buffer.from(bytes);
					}));
					return;
				} else return getBlobPartAsBuffer(blobPart);
			});
			if (jobs.length > 0) return Promise.all(jobs).then(() => node_buffer_1.Buffer.concat(bufferChunks, this._size || void 0));
			return (0, utils_js_1.fakePromise)(node_buffer_1.Buffer.concat(bufferChunks, this._size || void 0));
		}
		arrayBuffer() {
			if (this._buffer) return (0, utils_js_1.fakePromise)(this._buffer);
			if (this.blobParts.length === 1) {
				if (isArrayBuffer(this.blobParts[0])) return (0, utils_js_1.fakePromise)(this.blobParts[0]);
				if (hasArrayBufferMethod(this.blobParts[0])) return this.blobParts[0].arrayBuffer();
			}
			return this.buffer();
		}
		bytes() {
			if (this._buffer) return (0, utils_js_1.fakePromise)(this._buffer);
			if (this.blobParts.length === 1) {
				if (node_buffer_1.Buffer.isBuffer(this.blobParts[0])) {
					this._buffer = this.blobParts[0];
					return (0, utils_js_1.fakePromise)(this._buffer);
				}
				if (this.blobParts[0] instanceof Uint8Array) {
					this._buffer = node_buffer_1.Buffer.from(this.blobParts[0]);
					return (0, utils_js_1.fakePromise)(this._buffer);
				}
				if (hasBytesMethod(this.blobParts[0])) return this.blobParts[0].bytes();
				if (hasBufferMethod(this.blobParts[0])) return this.blobParts[0].buffer();
			}
			return this.buffer();
		}
		_text = null;
		text() {
			if (this._text) return (0, utils_js_1.fakePromise)(this._text);
			if (this.blobParts.length === 1) {
				const blobPart = this.blobParts[0];
				if (typeof blobPart === "string") {
					this._text = blobPart;
					return (0, utils_js_1.fakePromise)(this._text);
				}
				if (hasTextMethod(blobPart)) return blobPart.text().then((text) => {
					this._text = text;
					return this._text;
				});
				const buf = getBlobPartAsBuffer(blobPart);
				this._text = buf.toString(this.encoding);
				return (0, utils_js_1.fakePromise)(this._text);
			}
			return this.buffer().then((buf) => {
				this._text = buf.toString(this.encoding);
				return this._text;
			});
		}
		_json = null;
		json() {
			if (this._json) return (0, utils_js_1.fakePromise)(this._json);
			return this.text().then((text) => {
				this._json = JSON.parse(text);
				return this._json;
			});
		}
		_formData = null;
		formData() {
			if (this._formData) return (0, utils_js_1.fakePromise)(this._formData);
			throw new Error("Not implemented");
		}
		get size() {
			if (this._size == null) {
				this._size = 0;
				for (const blobPart of this.blobParts) if (typeof blobPart === "string") this._size += node_buffer_1.Buffer.byteLength(blobPart);
				else if (hasSizeProperty(blobPart)) this._size += blobPart.size;
				else if ((0, utils_js_1.isArrayBufferView)(blobPart)) this._size += blobPart.byteLength;
			}
			return this._size;
		}
		stream() {
			if (this.blobParts.length === 1) {
				const blobPart = this.blobParts[0];
				if (hasStreamMethod(blobPart)) return blobPart.stream();
				const buf = getBlobPartAsBuffer(blobPart);
				return new ReadableStream_js_1.PonyfillReadableStream({ start: (controller) => {
					controller.enqueue(buf);
					controller.close();
				} });
			}
			if (this._buffer != null) return new ReadableStream_js_1.PonyfillReadableStream({ start: (controller) => {
				controller.enqueue(this._buffer);
				controller.close();
			} });
			let blobPartIterator;
			return new ReadableStream_js_1.PonyfillReadableStream({
				start: (controller) => {
					if (this.blobParts.length === 0) {
						controller.close();
						return;
					}
					blobPartIterator = this.blobParts[Symbol.iterator]();
				},
				pull: (controller) => {
					const { value: blobPart, done } = blobPartIterator.next();
					if (done) {
						controller.close();
						return;
					}
					if (blobPart) {
						if (hasBufferMethod(blobPart)) return blobPart.buffer().then((buf) => {
							controller.enqueue(buf);
						});
						if (hasBytesMethod(blobPart)) return blobPart.bytes().then((bytes) => {
							const buf = node_buffer_1.Buffer.from(bytes);
							controller.enqueue(buf);
						});
						if (hasArrayBufferMethod(blobPart)) return blobPart.arrayBuffer().then((arrayBuffer) => {
							const buf = node_buffer_1.Buffer.from(arrayBuffer, void 0, blobPart.size);
							controller.enqueue(buf);
						});
						const buf = getBlobPartAsBuffer(blobPart);
						controller.enqueue(buf);
					}
				}
			});
		}
		slice() {
			throw new Error("Not implemented");
		}
	};
	exports.PonyfillBlob = PonyfillBlob;
}));
// node_modules/@whatwg-node/node-fetch/cjs/File.js
var require_File = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillFile = void 0;
	var Blob_js_1 = require_Blob();
	var PonyfillFile = class extends Blob_js_1.PonyfillBlob {
		name;
		lastModified;
		constructor(fileBits, name, options) {
			super(fileBits, options);
			this.name = name;
			this.lastModified = options?.lastModified || Date.now();
		}
		webkitRelativePath = "";
	};
	exports.PonyfillFile = PonyfillFile;
}));
// node_modules/@whatwg-node/node-fetch/node_modules/@whatwg-node/disposablestack/cjs/SupressedError.js
var require_SupressedError = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillSuppressedError = void 0;
	var PonyfillSuppressedError = class extends Error {
		error;
		suppressed;
		constructor(error, suppressed, message) {
			super(message);
			this.error = error;
			this.suppressed = suppressed;
			this.name = "SuppressedError";
			Error.captureStackTrace(this, this.constructor);
		}
	};
	exports.PonyfillSuppressedError = PonyfillSuppressedError;
}));
// node_modules/@whatwg-node/node-fetch/node_modules/@whatwg-node/disposablestack/cjs/symbols.js
var require_symbols = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DisposableSymbols = void 0;
	exports.patchSymbols = patchSymbols;
	exports.DisposableSymbols = {
		get dispose() {
			return Symbol.dispose || Symbol.for("dispose");
		},
		get asyncDispose() {
			return Symbol.asyncDispose || Symbol.for("asyncDispose");
		}
	};
	function patchSymbols() {
		Symbol.dispose ||= Symbol.for("dispose");
		Symbol.asyncDispose ||= Symbol.for("asyncDispose");
	}
}));
// node_modules/@whatwg-node/node-fetch/node_modules/@whatwg-node/disposablestack/cjs/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isSyncDisposable = isSyncDisposable;
	exports.isAsyncDisposable = isAsyncDisposable;
	var symbols_js_1 = require_symbols();
	function isSyncDisposable(obj) {
		return obj?.[symbols_js_1.DisposableSymbols.dispose] != null;
	}
	function isAsyncDisposable(obj) {
		return obj?.[symbols_js_1.DisposableSymbols.asyncDispose] != null;
	}
}));
// node_modules/@whatwg-node/node-fetch/node_modules/@whatwg-node/disposablestack/cjs/AsyncDisposableStack.js
var require_AsyncDisposableStack = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillAsyncDisposableStack = void 0;
	var promise_helpers_1 = require_cjs$2();
	var SupressedError_js_1 = require_SupressedError();
	var symbols_js_1 = require_symbols();
	var utils_js_1 = require_utils();
	var SuppressedError = globalThis.SuppressedError || SupressedError_js_1.PonyfillSuppressedError;
	exports.PonyfillAsyncDisposableStack = class PonyfillAsyncDisposableStack {
		callbacks = [];
		get disposed() {
			return this.callbacks.length === 0;
		}
		use(value) {
			if ((0, utils_js_1.isAsyncDisposable)(value)) this.callbacks.push(() => value[symbols_js_1.DisposableSymbols.asyncDispose]());
			else if ((0, utils_js_1.isSyncDisposable)(value)) this.callbacks.push(() => value[symbols_js_1.DisposableSymbols.dispose]());
			return value;
		}
		adopt(value, onDisposeAsync) {
			if (onDisposeAsync) this.callbacks.push(() => onDisposeAsync(value));
			return value;
		}
		defer(onDisposeAsync) {
			if (onDisposeAsync) this.callbacks.push(onDisposeAsync);
		}
		move() {
			const stack = new PonyfillAsyncDisposableStack();
			stack.callbacks = this.callbacks;
			this.callbacks = [];
			return stack;
		}
		disposeAsync() {
			return this[symbols_js_1.DisposableSymbols.asyncDispose]();
		}
		_error;
		_iterateCallbacks() {
			const cb = this.callbacks.pop();
			if (cb) return (0, promise_helpers_1.handleMaybePromise)(cb, () => this._iterateCallbacks(), (error) => {
				this._error = this._error ? new SuppressedError(error, this._error) : error;
				return this._iterateCallbacks();
			});
		}
		[symbols_js_1.DisposableSymbols.asyncDispose]() {
			const res$ = this._iterateCallbacks();
			if (res$?.then) return res$.then(() => {
				if (this._error) {
					const error = this._error;
					this._error = void 0;
					throw error;
				}
			});
			if (this._error) {
				const error = this._error;
				this._error = void 0;
				throw error;
			}
		}
		[Symbol.toStringTag] = "AsyncDisposableStack";
	};
}));
// node_modules/@whatwg-node/node-fetch/node_modules/@whatwg-node/disposablestack/cjs/DisposableStack.js
var require_DisposableStack = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillDisposableStack = void 0;
	var SupressedError_js_1 = require_SupressedError();
	var symbols_js_1 = require_symbols();
	var utils_js_1 = require_utils();
	var SuppressedError = globalThis.SuppressedError || SupressedError_js_1.PonyfillSuppressedError;
	exports.PonyfillDisposableStack = class PonyfillDisposableStack {
		callbacks = [];
		get disposed() {
			return this.callbacks.length === 0;
		}
		use(value) {
			if ((0, utils_js_1.isSyncDisposable)(value)) this.callbacks.push(() => value[symbols_js_1.DisposableSymbols.dispose]());
			return value;
		}
		adopt(value, onDispose) {
			if (onDispose) this.callbacks.push(() => onDispose(value));
			return value;
		}
		defer(onDispose) {
			if (onDispose) this.callbacks.push(onDispose);
		}
		move() {
			const stack = new PonyfillDisposableStack();
			stack.callbacks = this.callbacks;
			this.callbacks = [];
			return stack;
		}
		dispose() {
			return this[symbols_js_1.DisposableSymbols.dispose]();
		}
		_error;
		_iterateCallbacks() {
			const cb = this.callbacks.pop();
			if (cb) {
				try {
					cb();
				} catch (error) {
					this._error = this._error ? new SuppressedError(error, this._error) : error;
				}
				return this._iterateCallbacks();
			}
		}
		[symbols_js_1.DisposableSymbols.dispose]() {
			this._iterateCallbacks();
			if (this._error) {
				const error = this._error;
				this._error = void 0;
				throw error;
			}
		}
		[Symbol.toStringTag] = "DisposableStack";
	};
}));
// node_modules/@whatwg-node/node-fetch/node_modules/@whatwg-node/disposablestack/cjs/index.js
var require_cjs$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SuppressedError = exports.AsyncDisposableStack = exports.DisposableStack = void 0;
	var tslib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports));
	var AsyncDisposableStack_js_1 = require_AsyncDisposableStack();
	var DisposableStack_js_1 = require_DisposableStack();
	var SupressedError_js_1 = require_SupressedError();
	exports.DisposableStack = globalThis.DisposableStack || DisposableStack_js_1.PonyfillDisposableStack;
	exports.AsyncDisposableStack = globalThis.AsyncDisposableStack || AsyncDisposableStack_js_1.PonyfillAsyncDisposableStack;
	exports.SuppressedError = globalThis.SuppressedError || SupressedError_js_1.PonyfillSuppressedError;
	tslib_1.__exportStar(require_symbols(), exports);
}));
// node_modules/@whatwg-node/node-fetch/cjs/IteratorObject.js
var require_IteratorObject = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillIteratorObject = void 0;
	var node_util_1 = __require("node:util");
	var disposablestack_1 = require_cjs$1();
	var utils_js_1 = require_utils$1();
	var PonyfillIteratorObject = class {
		iterableIterator;
		[Symbol.toStringTag] = "IteratorObject";
		constructor(iterableIterator, className) {
			this.iterableIterator = iterableIterator;
			this[Symbol.toStringTag] = className;
		}
		*map(callbackfn) {
			let index = 0;
			for (const value of this.iterableIterator) yield callbackfn(value, index++);
		}
		*filter(callbackfn) {
			let index = 0;
			for (const value of this.iterableIterator) if (callbackfn(value, index++)) yield value;
		}
		reduce(callbackfn, initialValue) {
			let index = 0;
			let accumulator = initialValue;
			for (const value of this.iterableIterator) accumulator = callbackfn(accumulator, value, index++);
			return accumulator;
		}
		forEach(callbackfn) {
			let index = 0;
			for (const value of this.iterableIterator) callbackfn(value, index++);
		}
		*take(limit) {
			let index = 0;
			for (const value of this.iterableIterator) {
				if (index >= limit) break;
				yield value;
				index++;
			}
		}
		*drop(count) {
			let index = 0;
			for (const value of this.iterableIterator) {
				if (index >= count) yield value;
				index++;
			}
		}
		*flatMap(callback) {
			let index = 0;
			for (const value of this.iterableIterator) {
				const iteratorOrIterable = callback(value, index++);
				if ((0, utils_js_1.isIterable)(iteratorOrIterable)) for (const innerValue of iteratorOrIterable) yield innerValue;
				else for (const innerValue of { [Symbol.iterator]: () => iteratorOrIterable }) yield innerValue;
			}
		}
		some(predicate) {
			let index = 0;
			for (const value of this.iterableIterator) if (predicate(value, index++)) return true;
			return false;
		}
		every(predicate) {
			let index = 0;
			for (const value of this.iterableIterator) if (!predicate(value, index++)) return false;
			return true;
		}
		find(predicate) {
			let index = 0;
			for (const value of this.iterableIterator) if (predicate(value, index++)) return value;
		}
		toArray() {
			return Array.from(this.iterableIterator);
		}
		[disposablestack_1.DisposableSymbols.dispose]() {
			this.iterableIterator.return?.();
		}
		next(...[value]) {
			return this.iterableIterator.next(value);
		}
		[Symbol.iterator]() {
			return this;
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			const record = {};
			this.forEach((value, key) => {
				const inspectedValue = (0, node_util_1.inspect)(value);
				record[key] = inspectedValue.includes(",") ? inspectedValue.split(",").map((el) => el.trim()) : inspectedValue;
			});
			return `${this[Symbol.toStringTag]} ${(0, node_util_1.inspect)(record)}`;
		}
	};
	exports.PonyfillIteratorObject = PonyfillIteratorObject;
}));
// node_modules/@whatwg-node/node-fetch/cjs/FormData.js
var require_FormData = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillFormData = void 0;
	exports.getStreamFromFormData = getStreamFromFormData;
	var node_buffer_1 = __require("node:buffer");
	var IteratorObject_js_1 = require_IteratorObject();
	var ReadableStream_js_1 = require_ReadableStream();
	var PonyfillFormData = class {
		map = /* @__PURE__ */ new Map();
		append(name, value, fileName) {
			let values = this.map.get(name);
			if (!values) {
				values = [];
				this.map.set(name, values);
			}
			const entry = isBlob(value) ? getNormalizedFile(name, value, fileName) : value;
			values.push(entry);
		}
		delete(name) {
			this.map.delete(name);
		}
		get(name) {
			const values = this.map.get(name);
			return values ? values[0] : null;
		}
		getAll(name) {
			return this.map.get(name) || [];
		}
		has(name) {
			return this.map.has(name);
		}
		set(name, value, fileName) {
			const entry = isBlob(value) ? getNormalizedFile(name, value, fileName) : value;
			this.map.set(name, [entry]);
		}
		[Symbol.iterator]() {
			return this._entries();
		}
		*_entries() {
			for (const [key, values] of this.map) for (const value of values) yield [key, value];
		}
		entries() {
			return new IteratorObject_js_1.PonyfillIteratorObject(this._entries(), "FormDataIterator");
		}
		_keys() {
			return this.map.keys();
		}
		keys() {
			return new IteratorObject_js_1.PonyfillIteratorObject(this._keys(), "FormDataIterator");
		}
		*_values() {
			for (const values of this.map.values()) for (const value of values) yield value;
		}
		values() {
			return new IteratorObject_js_1.PonyfillIteratorObject(this._values(), "FormDataIterator");
		}
		forEach(callback) {
			for (const [key, value] of this) callback(value, key, this);
		}
	};
	exports.PonyfillFormData = PonyfillFormData;
	function getStreamFromFormData(formData, boundary = "---") {
		let entriesIterator;
		let sentInitialHeader = false;
		let currentAsyncIterator;
		let hasBefore = false;
		function handleNextEntry(controller) {
			const { done, value } = entriesIterator.next();
			if (done) {
				controller.enqueue(node_buffer_1.Buffer.from(`\r\n--${boundary}--\r\n`));
				return controller.close();
			}
			if (hasBefore) controller.enqueue(node_buffer_1.Buffer.from(`\r\n--${boundary}\r\n`));
			if (value) {
				const [key, blobOrString] = value;
				if (typeof blobOrString === "string") {
					controller.enqueue(node_buffer_1.Buffer.from(`Content-Disposition: form-data; name="${key}"\r\n\r\n`));
					controller.enqueue(node_buffer_1.Buffer.from(blobOrString));
				} else {
					let filenamePart = "";
					if (blobOrString.name) filenamePart = `; filename="${blobOrString.name}"`;
					controller.enqueue(node_buffer_1.Buffer.from(`Content-Disposition: form-data; name="${key}"${filenamePart}\r\n`));
					controller.enqueue(node_buffer_1.Buffer.from(`Content-Type: ${blobOrString.type || "application/octet-stream"}\r\n\r\n`));
					currentAsyncIterator = blobOrString.stream()[Symbol.asyncIterator]();
				}
				hasBefore = true;
			}
		}
		return new ReadableStream_js_1.PonyfillReadableStream({
			start: () => {
				entriesIterator = formData.entries();
			},
			pull: (controller) => {
				if (!sentInitialHeader) {
					sentInitialHeader = true;
					return controller.enqueue(node_buffer_1.Buffer.from(`--${boundary}\r\n`));
				}
				if (currentAsyncIterator) return currentAsyncIterator.next().then(({ done, value }) => {
					if (done) currentAsyncIterator = void 0;
					if (value) return controller.enqueue(value);
					else return handleNextEntry(controller);
				});
				return handleNextEntry(controller);
			},
			cancel: (err) => {
				entriesIterator?.return?.(err);
				currentAsyncIterator?.return?.(err);
			}
		});
	}
	function getNormalizedFile(name, blob, fileName) {
		Object.defineProperty(blob, "name", {
			configurable: true,
			enumerable: true,
			value: fileName || blob.name || name
		});
		return blob;
	}
	function isBlob(value) {
		return value?.arrayBuffer != null;
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/Body.js
var require_Body = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillBody = void 0;
	var node_buffer_1 = __require("node:buffer");
	var node_stream_1 = __require("node:stream");
	var busboy_1 = require_busboy();
	var promise_helpers_1 = require_cjs$2();
	var Blob_js_1 = require_Blob();
	var File_js_1 = require_File();
	var FormData_js_1 = require_FormData();
	var ReadableStream_js_1 = require_ReadableStream();
	var utils_js_1 = require_utils$1();
	var BodyInitType;
	(function(BodyInitType) {
		BodyInitType["ReadableStream"] = "ReadableStream";
		BodyInitType["Blob"] = "Blob";
		BodyInitType["FormData"] = "FormData";
		BodyInitType["String"] = "String";
		BodyInitType["Readable"] = "Readable";
		BodyInitType["Buffer"] = "Buffer";
		BodyInitType["AsyncIterable"] = "AsyncIterable";
	})(BodyInitType || (BodyInitType = {}));
	var PonyfillBody = class {
		bodyInit;
		options;
		bodyUsed = false;
		contentType = null;
		contentLength = null;
		constructor(bodyInit, options = {}) {
			this.bodyInit = bodyInit;
			this.options = options;
			const { bodyFactory, contentType, contentLength, bodyType, buffer } = processBodyInit(bodyInit);
			this._bodyFactory = bodyFactory;
			this.contentType = contentType;
			this.contentLength = contentLength;
			this.bodyType = bodyType;
			this._buffer = buffer;
			this._signal = options.signal;
		}
		bodyType;
		_bodyFactory = () => null;
		_generatedBody = null;
		_buffer;
		_signal;
		generateBody() {
			if (this._generatedBody?.readable?.destroyed && this._buffer) this._generatedBody.readable = node_stream_1.Readable.from(this._buffer);
			if (this._generatedBody) return this._generatedBody;
			const body = this._bodyFactory();
			this._generatedBody = body;
			return body;
		}
		handleContentLengthHeader(forceSet = false) {
			const contentTypeInHeaders = this.headers.get("content-type");
			if (!contentTypeInHeaders) {
				if (this.contentType) this.headers.set("content-type", this.contentType);
			} else this.contentType = contentTypeInHeaders;
			const contentLengthInHeaders = this.headers.get("content-length");
			if (forceSet && this.bodyInit == null && !contentLengthInHeaders) {
				this.contentLength = 0;
				this.headers.set("content-length", "0");
			}
			if (!contentLengthInHeaders) {
				if (this.contentLength) this.headers.set("content-length", this.contentLength.toString());
			} else this.contentLength = parseInt(contentLengthInHeaders, 10);
		}
		get body() {
			const _body = this.generateBody();
			if (_body != null) {
				const ponyfillReadableStream = _body;
				const readable = _body.readable;
				return new Proxy(_body.readable, { get(_, prop) {
					if (prop in ponyfillReadableStream) {
						const ponyfillReadableStreamProp = ponyfillReadableStream[prop];
						if (typeof ponyfillReadableStreamProp === "function") return ponyfillReadableStreamProp.bind(ponyfillReadableStream);
						return ponyfillReadableStreamProp;
					}
					if (prop in readable) {
						const readableProp = readable[prop];
						if (typeof readableProp === "function") return readableProp.bind(readable);
						return readableProp;
					}
				} });
			}
			return null;
		}
		_chunks = null;
		_doCollectChunksFromReadableJob() {
			if (this.bodyType === BodyInitType.AsyncIterable) {
				if (Array.fromAsync) return (0, promise_helpers_1.handleMaybePromise)(() => Array.fromAsync(this.bodyInit), (chunks) => {
					this._chunks = chunks;
					return this._chunks;
				});
				const iterator = this.bodyInit[Symbol.asyncIterator]();
				const chunks = [];
				const collectValue = () => (0, promise_helpers_1.handleMaybePromise)(() => iterator.next(), ({ value, done }) => {
					if (value) chunks.push(value);
					if (!done) return collectValue();
					this._chunks = chunks;
					return this._chunks;
				});
				return collectValue();
			}
			const _body = this.generateBody();
			if (!_body) {
				this._chunks = [];
				return (0, utils_js_1.fakePromise)(this._chunks);
			}
			if (_body.readable.destroyed) return (0, utils_js_1.fakePromise)(this._chunks = []);
			const chunks = [];
			return new Promise((resolve, reject) => {
				_body.readable.on("data", (chunk) => {
					chunks.push(chunk);
				});
				_body.readable.once("error", reject);
				_body.readable.once("end", () => {
					resolve(this._chunks = chunks);
				});
			});
		}
		_collectChunksFromReadable() {
			if (this._chunks) return (0, utils_js_1.fakePromise)(this._chunks);
			this._chunks ||= this._doCollectChunksFromReadableJob();
			return this._chunks;
		}
		_blob = null;
		blob() {
			if (this._blob) return (0, utils_js_1.fakePromise)(this._blob);
			if (this.bodyType === BodyInitType.String) {
				this._text = this.bodyInit;
				this._blob = new Blob_js_1.PonyfillBlob([this._text], {
					type: this.contentType || "text/plain;charset=UTF-8",
					size: this.contentLength
				});
			}
			if (this.bodyType === BodyInitType.Blob) {
				this._blob = this.bodyInit;
				return (0, utils_js_1.fakePromise)(this._blob);
			}
			if (this._buffer) {
				this._blob = new Blob_js_1.PonyfillBlob([this._buffer], {
					type: this.contentType || "",
					size: this.contentLength
				});
				return (0, utils_js_1.fakePromise)(this._blob);
			}
			return (0, utils_js_1.fakePromise)((0, promise_helpers_1.handleMaybePromise)(() => this._collectChunksFromReadable(), (chunks) => {
				this._blob = new Blob_js_1.PonyfillBlob(chunks, {
					type: this.contentType || "",
					size: this.contentLength
				});
				return this._blob;
			}));
		}
		_formData = null;
		formData(opts) {
			if (this._formData) return (0, utils_js_1.fakePromise)(this._formData);
			if (this.bodyType === BodyInitType.FormData) {
				this._formData = this.bodyInit;
				return (0, utils_js_1.fakePromise)(this._formData);
			}
			this._formData = new FormData_js_1.PonyfillFormData();
			if (this.generateBody() == null) return (0, utils_js_1.fakePromise)(this._formData);
			const formDataLimits = {
				...this.options.formDataLimits,
				...opts?.formDataLimits
			};
			return new Promise((resolve, reject) => {
				const stream = this.body?.readable;
				if (!stream) return reject(/* @__PURE__ */ new Error("No stream available"));
				let currFile = null;
				const bb = new busboy_1.Busboy({
					headers: {
						"content-length": typeof this.contentLength === "number" ? this.contentLength.toString() : this.contentLength || "",
						"content-type": this.contentType || ""
					},
					limits: formDataLimits,
					defCharset: "utf-8"
				});
				if (this._signal) (0, node_stream_1.addAbortSignal)(this._signal, bb);
				let completed = false;
				const complete = (err) => {
					if (completed) return;
					completed = true;
					stream.unpipe(bb);
					bb.destroy();
					if (currFile) {
						currFile.destroy();
						currFile = null;
					}
					if (err) reject(err);
					else resolve(this._formData);
				};
				stream.on("error", complete);
				bb.on("field", (name, value, fieldnameTruncated, valueTruncated) => {
					if (fieldnameTruncated) return complete(/* @__PURE__ */ new Error(`Field name size exceeded: ${formDataLimits?.fieldNameSize} bytes`));
					if (valueTruncated) return complete(/* @__PURE__ */ new Error(`Field value size exceeded: ${formDataLimits?.fieldSize} bytes`));
					this._formData.set(name, value);
				});
				bb.on("file", (name, fileStream, filename, _transferEncoding, mimeType) => {
					currFile = fileStream;
					const chunks = [];
					fileStream.on("data", (chunk) => {
						chunks.push(chunk);
					});
					fileStream.on("error", complete);
					fileStream.on("limit", () => {
						complete(/* @__PURE__ */ new Error(`File size limit exceeded: ${formDataLimits?.fileSize} bytes`));
					});
					fileStream.on("close", () => {
						if (fileStream.truncated) complete(/* @__PURE__ */ new Error(`File size limit exceeded: ${formDataLimits?.fileSize} bytes`));
						currFile = null;
						const file = new File_js_1.PonyfillFile(chunks, filename, { type: mimeType });
						this._formData.set(name, file);
					});
				});
				bb.on("fieldsLimit", () => {
					complete(/* @__PURE__ */ new Error(`Fields limit exceeded: ${formDataLimits?.fields}`));
				});
				bb.on("filesLimit", () => {
					complete(/* @__PURE__ */ new Error(`Files limit exceeded: ${formDataLimits?.files}`));
				});
				bb.on("partsLimit", () => {
					complete(/* @__PURE__ */ new Error(`Parts limit exceeded: ${formDataLimits?.parts}`));
				});
				bb.on("end", complete);
				bb.on("finish", complete);
				bb.on("close", complete);
				bb.on("error", complete);
				stream.pipe(bb);
			});
		}
		buffer() {
			if (this._buffer) return (0, utils_js_1.fakePromise)(this._buffer);
			if (this._text) {
				this._buffer = node_buffer_1.Buffer.from(this._text, "utf-8");
				return (0, utils_js_1.fakePromise)(this._buffer);
			}
			if (this.bodyType === BodyInitType.String) return this.text().then((text) => {
				this._text = text;
				this._buffer = node_buffer_1.Buffer.from(text, "utf-8");
				return this._buffer;
			});
			if (this.bodyType === BodyInitType.Blob) {
				if ((0, Blob_js_1.hasBufferMethod)(this.bodyInit)) return this.bodyInit.buffer().then((buf) => {
					this._buffer = buf;
					return this._buffer;
				});
				if ((0, Blob_js_1.hasBytesMethod)(this.bodyInit)) return this.bodyInit.bytes().then((bytes) => {
					this._buffer = node_buffer_1.Buffer.from(bytes);
					return this._buffer;
				});
				if ((0, Blob_js_1.hasArrayBufferMethod)(this.bodyInit)) return this.bodyInit.arrayBuffer().then((buf) => {
					this._buffer = node_buffer_1.Buffer.from(buf, void 0, buf.byteLength);
					return this._buffer;
				});
			}
			return (0, utils_js_1.fakePromise)((0, promise_helpers_1.handleMaybePromise)(() => this._collectChunksFromReadable(), (chunks) => {
				if (chunks.length === 1) {
					this._buffer = chunks[0];
					return this._buffer;
				}
				this._buffer = node_buffer_1.Buffer.concat(chunks);
				return this._buffer;
			}));
		}
		bytes() {
			return this.buffer();
		}
		arrayBuffer() {
			return this.buffer();
		}
		_json = null;
		json() {
			if (this._json) return (0, utils_js_1.fakePromise)(this._json);
			return this.text().then((text) => {
				try {
					this._json = JSON.parse(text);
				} catch (e) {
					if (e instanceof SyntaxError) e.message += `, "${text}" is not valid JSON`;
					throw e;
				}
				return this._json;
			});
		}
		_text = null;
		text() {
			if (this._text) return (0, utils_js_1.fakePromise)(this._text);
			if (this.bodyType === BodyInitType.String) {
				this._text = this.bodyInit;
				return (0, utils_js_1.fakePromise)(this._text);
			}
			return this.buffer().then((buffer) => {
				this._text = buffer.toString("utf-8");
				return this._text;
			});
		}
	};
	exports.PonyfillBody = PonyfillBody;
	function processBodyInit(bodyInit) {
		if (bodyInit == null) return {
			bodyFactory: () => null,
			contentType: null,
			contentLength: null
		};
		if (typeof bodyInit === "string") {
			const contentLength = node_buffer_1.Buffer.byteLength(bodyInit);
			return {
				bodyType: BodyInitType.String,
				contentType: "text/plain;charset=UTF-8",
				contentLength,
				bodyFactory() {
					const readable = node_stream_1.Readable.from(node_buffer_1.Buffer.from(bodyInit, "utf-8"));
					return new ReadableStream_js_1.PonyfillReadableStream(readable);
				}
			};
		}
		if (node_buffer_1.Buffer.isBuffer(bodyInit)) {
			const buffer = bodyInit;
			return {
				bodyType: BodyInitType.Buffer,
				contentType: null,
				contentLength: bodyInit.length,
				buffer: bodyInit,
				bodyFactory() {
					const readable = node_stream_1.Readable.from(buffer);
					return new ReadableStream_js_1.PonyfillReadableStream(readable);
				}
			};
		}
		if ((0, utils_js_1.isArrayBufferView)(bodyInit)) {
			const buffer = node_buffer_1.Buffer.from(bodyInit.buffer, bodyInit.byteOffset, bodyInit.byteLength);
			return {
				bodyType: BodyInitType.Buffer,
				contentLength: bodyInit.byteLength,
				contentType: null,
				buffer,
				bodyFactory() {
					const readable = node_stream_1.Readable.from(buffer);
					return new ReadableStream_js_1.PonyfillReadableStream(readable);
				}
			};
		}
		if (bodyInit instanceof ReadableStream_js_1.PonyfillReadableStream && bodyInit.readable != null) {
			const readableStream = bodyInit;
			return {
				bodyType: BodyInitType.ReadableStream,
				bodyFactory: () => readableStream,
				contentType: null,
				contentLength: null
			};
		}
		if (isBlob(bodyInit)) {
			const blob = bodyInit;
			return {
				bodyType: BodyInitType.Blob,
				contentType: bodyInit.type,
				contentLength: bodyInit.size,
				bodyFactory() {
					return blob.stream();
				}
			};
		}
		if (bodyInit instanceof ArrayBuffer) {
			const contentLength = bodyInit.byteLength;
			const buffer = node_buffer_1.Buffer.from(bodyInit, void 0, bodyInit.byteLength);
			return {
				bodyType: BodyInitType.Buffer,
				contentType: null,
				contentLength,
				buffer,
				bodyFactory() {
					const readable = node_stream_1.Readable.from(buffer);
					return new ReadableStream_js_1.PonyfillReadableStream(readable);
				}
			};
		}
		if (bodyInit instanceof node_stream_1.Readable) return {
			bodyType: BodyInitType.Readable,
			contentType: null,
			contentLength: null,
			bodyFactory() {
				return new ReadableStream_js_1.PonyfillReadableStream(bodyInit);
			}
		};
		if (isURLSearchParams(bodyInit)) return {
			bodyType: BodyInitType.String,
			contentType: "application/x-www-form-urlencoded;charset=UTF-8",
			contentLength: null,
			bodyFactory() {
				return new ReadableStream_js_1.PonyfillReadableStream(node_stream_1.Readable.from(bodyInit.toString()));
			}
		};
		if (isFormData(bodyInit)) {
			const boundary = Math.random().toString(36).substr(2);
			const contentType = `multipart/form-data; boundary=${boundary}`;
			return {
				bodyType: BodyInitType.FormData,
				contentType,
				contentLength: null,
				bodyFactory() {
					return (0, FormData_js_1.getStreamFromFormData)(bodyInit, boundary);
				}
			};
		}
		if (isReadableStream(bodyInit)) return {
			contentType: null,
			contentLength: null,
			bodyFactory() {
				return new ReadableStream_js_1.PonyfillReadableStream(bodyInit);
			}
		};
		if (bodyInit[Symbol.iterator] || bodyInit[Symbol.asyncIterator]) return {
			contentType: null,
			contentLength: null,
			bodyType: BodyInitType.AsyncIterable,
			bodyFactory() {
				const readable = node_stream_1.Readable.from(bodyInit);
				return new ReadableStream_js_1.PonyfillReadableStream(readable);
			}
		};
		throw new Error("Unknown body type");
	}
	function isFormData(value) {
		return value?.forEach != null;
	}
	function isBlob(value) {
		return value?.stream != null && typeof value.stream === "function";
	}
	function isURLSearchParams(value) {
		return value?.sort != null;
	}
	function isReadableStream(value) {
		return value?.getReader != null;
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/Headers.js
var require_Headers = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillHeaders = void 0;
	exports.isHeadersLike = isHeadersLike;
	var node_util_1 = __require("node:util");
	var IteratorObject_js_1 = require_IteratorObject();
	function isHeadersLike(headers) {
		return headers?.get && headers?.forEach;
	}
	var PonyfillHeaders = class {
		headersInit;
		_map;
		objectNormalizedKeysOfHeadersInit = [];
		objectOriginalKeysOfHeadersInit = [];
		_setCookies;
		constructor(headersInit) {
			this.headersInit = headersInit;
		}
		_get(key) {
			const normalized = key.toLowerCase();
			if (normalized === "set-cookie" && this._setCookies?.length) return this._setCookies.join(", ");
			if (this._map) return this._map.get(normalized) || null;
			if (this.headersInit == null) return null;
			if (Array.isArray(this.headersInit)) {
				const found = this.headersInit.filter(([headerKey]) => headerKey.toLowerCase() === normalized);
				if (found.length === 0) return null;
				if (found.length === 1) return found[0][1];
				return found.map(([, value]) => value).join(", ");
			} else if (isHeadersLike(this.headersInit)) return this.headersInit.get(normalized);
			else {
				const initValue = this.headersInit[key] || this.headersInit[normalized];
				if (initValue != null) return initValue;
				if (!this.objectNormalizedKeysOfHeadersInit.length) Object.keys(this.headersInit).forEach((k) => {
					this.objectOriginalKeysOfHeadersInit.push(k);
					this.objectNormalizedKeysOfHeadersInit.push(k.toLowerCase());
				});
				const index = this.objectNormalizedKeysOfHeadersInit.indexOf(normalized);
				if (index === -1) return null;
				const originalKey = this.objectOriginalKeysOfHeadersInit[index];
				return this.headersInit[originalKey];
			}
		}
		getMap() {
			if (!this._map) {
				this._setCookies ||= [];
				if (this.headersInit != null) {
					if (Array.isArray(this.headersInit)) {
						this._map = /* @__PURE__ */ new Map();
						for (const [key, value] of this.headersInit) {
							const normalizedKey = key.toLowerCase();
							if (normalizedKey === "set-cookie") {
								if (Array.isArray(value)) this._setCookies.push(...value);
								else if (value != null) this._setCookies.push(value);
								continue;
							}
							this._map.set(normalizedKey, value);
						}
					} else if (isHeadersLike(this.headersInit)) {
						this._map = /* @__PURE__ */ new Map();
						this.headersInit.forEach((value, key) => {
							if (key === "set-cookie") {
								this._setCookies ||= [];
								if (Array.isArray(value)) this._setCookies.push(...value);
								else if (value != null) this._setCookies.push(value);
								return;
							}
							this._map.set(key, value);
						});
					} else {
						this._map = /* @__PURE__ */ new Map();
						for (const initKey in this.headersInit) {
							const initValue = this.headersInit[initKey];
							if (initValue != null) {
								const normalizedKey = initKey.toLowerCase();
								if (normalizedKey === "set-cookie") {
									this._setCookies ||= [];
									if (Array.isArray(initValue)) {
										this._setCookies.push(...initValue);
										continue;
									}
									this._setCookies.push(initValue);
									continue;
								}
								this._map.set(normalizedKey, initValue);
							}
						}
					}
				} else this._map = /* @__PURE__ */ new Map();
			}
			return this._map;
		}
		append(name, value) {
			const key = name.toLowerCase();
			if (key === "set-cookie") {
				this._setCookies ||= [];
				this._setCookies.push(value);
				return;
			}
			const existingValue = this.getMap().get(key);
			const finalValue = existingValue ? `${existingValue}, ${value}` : value;
			this.getMap().set(key, finalValue);
		}
		get(name) {
			const value = this._get(name);
			if (value == null) return null;
			return value.toString();
		}
		has(name) {
			if (name.toLowerCase() === "set-cookie") return !!this._setCookies?.length;
			return !!this._get(name);
		}
		set(name, value) {
			const key = name.toLowerCase();
			if (key === "set-cookie") {
				this._setCookies = [value];
				return;
			}
			if (!this._map && this.headersInit != null) {
				if (Array.isArray(this.headersInit)) {
					const found = this.headersInit.find(([headerKey]) => headerKey.toLowerCase() === key);
					if (found) found[1] = value;
					else this.headersInit.push([key, value]);
					return;
				} else if (isHeadersLike(this.headersInit)) {
					this.headersInit.set(key, value);
					return;
				} else {
					this.headersInit[key] = value;
					return;
				}
			}
			this.getMap().set(key, value);
		}
		delete(name) {
			const key = name.toLowerCase();
			if (key === "set-cookie") {
				this._setCookies = [];
				return;
			}
			this.getMap().delete(key);
		}
		forEach(callback) {
			this._setCookies?.forEach((setCookie) => {
				callback(setCookie, "set-cookie", this);
			});
			if (!this._map) {
				if (this.headersInit) {
					if (Array.isArray(this.headersInit)) {
						this.headersInit.forEach(([key, value]) => {
							callback(value, key, this);
						});
						return;
					}
					if (isHeadersLike(this.headersInit)) {
						this.headersInit.forEach(callback);
						return;
					}
					Object.entries(this.headersInit).forEach(([key, value]) => {
						if (value != null) callback(value, key, this);
					});
				}
				return;
			}
			this.getMap().forEach((value, key) => {
				callback(value, key, this);
			});
		}
		*_keys() {
			if (this._setCookies?.length) yield "set-cookie";
			if (!this._map) {
				if (this.headersInit) {
					if (Array.isArray(this.headersInit)) {
						yield* this.headersInit.map(([key]) => key)[Symbol.iterator]();
						return;
					}
					if (isHeadersLike(this.headersInit)) {
						yield* this.headersInit.keys();
						return;
					}
					yield* Object.keys(this.headersInit)[Symbol.iterator]();
					return;
				}
			}
			yield* this.getMap().keys();
		}
		keys() {
			return new IteratorObject_js_1.PonyfillIteratorObject(this._keys(), "HeadersIterator");
		}
		*_values() {
			if (this._setCookies?.length) yield* this._setCookies;
			if (!this._map) {
				if (this.headersInit) {
					if (Array.isArray(this.headersInit)) {
						yield* this.headersInit.map(([, value]) => value)[Symbol.iterator]();
						return;
					}
					if (isHeadersLike(this.headersInit)) {
						yield* this.headersInit.values();
						return;
					}
					yield* Object.values(this.headersInit)[Symbol.iterator]();
					return;
				}
			}
			yield* this.getMap().values();
		}
		values() {
			return new IteratorObject_js_1.PonyfillIteratorObject(this._values(), "HeadersIterator");
		}
		*_entries() {
			if (this._setCookies?.length) yield* this._setCookies.map((cookie) => ["set-cookie", cookie]);
			if (!this._map) {
				if (this.headersInit) {
					if (Array.isArray(this.headersInit)) {
						yield* this.headersInit;
						return;
					}
					if (isHeadersLike(this.headersInit)) {
						yield* this.headersInit.entries();
						return;
					}
					yield* Object.entries(this.headersInit);
					return;
				}
			}
			yield* this.getMap().entries();
		}
		entries() {
			return new IteratorObject_js_1.PonyfillIteratorObject(this._entries(), "HeadersIterator");
		}
		getSetCookie() {
			if (!this._setCookies) this.getMap();
			return this._setCookies;
		}
		[Symbol.iterator]() {
			return this.entries();
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			const record = {};
			this.forEach((value, key) => {
				if (key === "set-cookie") record["set-cookie"] = this._setCookies || [];
				else record[key] = value?.includes(",") ? value.split(",").map((el) => el.trim()) : value;
			});
			return `Headers ${(0, node_util_1.inspect)(record)}`;
		}
	};
	exports.PonyfillHeaders = PonyfillHeaders;
}));
// node_modules/@whatwg-node/node-fetch/cjs/Response.js
var require_Response = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillResponse = void 0;
	var node_http_1 = __require("node:http");
	var Body_js_1 = require_Body();
	var Headers_js_1 = require_Headers();
	var JSON_CONTENT_TYPE = "application/json; charset=utf-8";
	exports.PonyfillResponse = class PonyfillResponse extends Body_js_1.PonyfillBody {
		headers;
		constructor(body, init) {
			super(body || null, init);
			this.headers = init?.headers && (0, Headers_js_1.isHeadersLike)(init.headers) ? init.headers : new Headers_js_1.PonyfillHeaders(init?.headers);
			this.status = init?.status || 200;
			this.statusText = init?.statusText || node_http_1.STATUS_CODES[this.status] || "OK";
			this.url = init?.url || "";
			this.redirected = init?.redirected || false;
			this.type = init?.type || "default";
			this.handleContentLengthHeader();
		}
		get ok() {
			return this.status >= 200 && this.status < 300;
		}
		status;
		statusText;
		url;
		redirected;
		type;
		clone() {
			return this;
		}
		static error() {
			return new PonyfillResponse(null, {
				status: 500,
				statusText: "Internal Server Error"
			});
		}
		static redirect(url, status = 302) {
			if (status < 300 || status > 399) throw new RangeError("Invalid status code");
			return new PonyfillResponse(null, {
				headers: { location: url },
				status
			});
		}
		static json(data, init) {
			const bodyInit = JSON.stringify(data);
			if (!init) init = { headers: {
				"content-type": JSON_CONTENT_TYPE,
				"content-length": Buffer.byteLength(bodyInit).toString()
			} };
			else if (!init.headers) init.headers = {
				"content-type": JSON_CONTENT_TYPE,
				"content-length": Buffer.byteLength(bodyInit).toString()
			};
			else if ((0, Headers_js_1.isHeadersLike)(init.headers)) {
				if (!init.headers.has("content-type")) init.headers.set("content-type", JSON_CONTENT_TYPE);
				if (!init.headers.has("content-length")) init.headers.set("content-length", Buffer.byteLength(bodyInit).toString());
			} else if (Array.isArray(init.headers)) {
				let contentTypeExists = false;
				let contentLengthExists = false;
				for (const [key] of init.headers) {
					if (contentLengthExists && contentTypeExists) break;
					if (!contentTypeExists && key.toLowerCase() === "content-type") contentTypeExists = true;
					else if (!contentLengthExists && key.toLowerCase() === "content-length") contentLengthExists = true;
				}
				if (!contentTypeExists) init.headers.push(["content-type", JSON_CONTENT_TYPE]);
				if (!contentLengthExists) init.headers.push(["content-length", Buffer.byteLength(bodyInit).toString()]);
			} else if (typeof init.headers === "object") {
				if (init.headers?.["content-type"] == null) init.headers["content-type"] = JSON_CONTENT_TYPE;
				if (init.headers?.["content-length"] == null) init.headers["content-length"] = Buffer.byteLength(bodyInit).toString();
			}
			return new PonyfillResponse(bodyInit, init);
		}
		[Symbol.toStringTag] = "Response";
	};
}));
// node_modules/@whatwg-node/node-fetch/cjs/fetchCurl.js
var require_fetchCurl = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.fetchCurl = fetchCurl;
	var node_stream_1 = __require("node:stream");
	var node_tls_1 = __require("node:tls");
	var promise_helpers_1 = require_cjs$2();
	var Response_js_1 = require_Response();
	var utils_js_1 = require_utils$1();
	function fetchCurl(fetchRequest) {
		const { Curl, CurlFeature, CurlPause, CurlProgressFunc } = globalThis["libcurl"];
		const curlHandle = new Curl();
		curlHandle.enable(CurlFeature.NoDataParsing);
		curlHandle.setOpt("URL", fetchRequest.url);
		if (process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0") curlHandle.setOpt("SSL_VERIFYPEER", false);
		if (process.env.NODE_EXTRA_CA_CERTS) curlHandle.setOpt("CAINFO", process.env.NODE_EXTRA_CA_CERTS);
		else curlHandle.setOpt("CAINFO_BLOB", node_tls_1.rootCertificates.join("\n"));
		curlHandle.enable(CurlFeature.StreamResponse);
		let signal;
		if (fetchRequest._signal === null) signal = void 0;
		else if (fetchRequest._signal) signal = fetchRequest._signal;
		curlHandle.setStreamProgressCallback(function() {
			return signal?.aborted ? process.env.DEBUG ? CurlProgressFunc.Continue : 1 : 0;
		});
		if (fetchRequest["bodyType"] === "String") curlHandle.setOpt("POSTFIELDS", fetchRequest["bodyInit"]);
		else {
			const nodeReadable = fetchRequest.body != null ? (0, utils_js_1.isNodeReadable)(fetchRequest.body) ? fetchRequest.body : node_stream_1.Readable.from(fetchRequest.body) : null;
			if (nodeReadable) {
				curlHandle.setOpt("UPLOAD", true);
				curlHandle.setUploadStream(nodeReadable);
			}
		}
		if (process.env.DEBUG) curlHandle.setOpt("VERBOSE", true);
		curlHandle.setOpt("TRANSFER_ENCODING", false);
		curlHandle.setOpt("HTTP_TRANSFER_DECODING", true);
		curlHandle.setOpt("FOLLOWLOCATION", fetchRequest.redirect === "follow");
		curlHandle.setOpt("MAXREDIRS", 20);
		curlHandle.setOpt("ACCEPT_ENCODING", "");
		curlHandle.setOpt("CUSTOMREQUEST", fetchRequest.method);
		const headersSerializer = fetchRequest.headersSerializer || utils_js_1.defaultHeadersSerializer;
		let size;
		const curlHeaders = headersSerializer(fetchRequest.headers, (value) => {
			size = Number(value);
		});
		if (size != null) curlHandle.setOpt("INFILESIZE", size);
		curlHandle.setOpt("HTTPHEADER", curlHeaders);
		curlHandle.enable(CurlFeature.NoHeaderParsing);
		const deferredPromise = (0, promise_helpers_1.createDeferredPromise)();
		let streamResolved;
		function onAbort() {
			if (curlHandle.isOpen) try {
				curlHandle.pause(CurlPause.Recv);
			} catch (e) {
				deferredPromise.reject(e);
			}
		}
		signal?.addEventListener("abort", onAbort, { once: true });
		curlHandle.once("end", function endListener() {
			try {
				curlHandle.close();
			} catch (e) {
				deferredPromise.reject(e);
			}
			signal?.removeEventListener("abort", onAbort);
		});
		curlHandle.once("error", function errorListener(error) {
			if (streamResolved && !streamResolved.closed && !streamResolved.destroyed) streamResolved.destroy(error);
			else {
				if (error.message === "Operation was aborted by an application callback") error.message = "The operation was aborted.";
				deferredPromise.reject(error);
			}
			try {
				curlHandle.close();
			} catch (e) {
				deferredPromise.reject(e);
			}
		});
		curlHandle.once("stream", function streamListener(stream, status, headersBuf) {
			const outputStream = stream.pipe(new node_stream_1.PassThrough(), { end: true });
			const headersInit = headersBuf.toString("utf8").split(/\r?\n|\r/g).filter((headerFilter) => {
				if (headerFilter && !headerFilter.startsWith("HTTP/")) {
					if (fetchRequest.redirect === "error" && headerFilter.toLowerCase().includes("location") && (0, utils_js_1.shouldRedirect)(status)) {
						if (!stream.destroyed) stream.resume();
						outputStream.destroy();
						deferredPromise.reject(/* @__PURE__ */ new Error("redirect is not allowed"));
					}
					return true;
				}
				return false;
			}).map((headerFlat) => headerFlat.split(/:\s(.+)/).slice(0, 2));
			const ponyfillResponse = new Response_js_1.PonyfillResponse(outputStream, {
				status,
				headers: headersInit,
				url: curlHandle.getInfo(Curl.info.REDIRECT_URL)?.toString() || fetchRequest.url,
				redirected: Number(curlHandle.getInfo(Curl.info.REDIRECT_COUNT)) > 0
			});
			deferredPromise.resolve(ponyfillResponse);
			streamResolved = outputStream;
		});
		setImmediate(() => {
			curlHandle.perform();
		});
		return deferredPromise.promise;
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/URL.js
var require_URL = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillURL = void 0;
	var node_buffer_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports)).__importDefault(__require("node:buffer"));
	var node_crypto_1 = __require("node:crypto");
	var NativeURL = globalThis.URL;
	var URL = class extends NativeURL {
		static blobRegistry = /* @__PURE__ */ new Map();
		static createObjectURL(blob) {
			const blobUrl = `blob:whatwgnode:${(0, node_crypto_1.randomUUID)()}`;
			this.blobRegistry.set(blobUrl, blob);
			return blobUrl;
		}
		static revokeObjectURL(url) {
			if (!this.blobRegistry.has(url)) NativeURL.revokeObjectURL(url);
			else this.blobRegistry.delete(url);
		}
		static getBlobFromURL(url) {
			return this.blobRegistry.get(url) || node_buffer_1.default?.resolveObjectURL?.(url);
		}
	};
	exports.PonyfillURL = URL;
}));
// node_modules/@whatwg-node/node-fetch/cjs/Request.js
var require_Request = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillRequest = void 0;
	var node_http_1 = __require("node:http");
	var node_https_1 = __require("node:https");
	var Body_js_1 = require_Body();
	var Headers_js_1 = require_Headers();
	var URL_js_1 = require_URL();
	function isRequest(input) {
		return input[Symbol.toStringTag] === "Request";
	}
	function isURL(obj) {
		return obj?.href != null;
	}
	var PonyfillRequest = class extends Body_js_1.PonyfillBody {
		constructor(input, options) {
			let _url;
			let _parsedUrl;
			let bodyInit = null;
			let requestInit;
			if (typeof input === "string") _url = input;
			else if (isURL(input)) _parsedUrl = input;
			else if (isRequest(input)) {
				if (input._parsedUrl) _parsedUrl = input._parsedUrl;
				else if (input._url) _url = input._url;
				else _url = input.url;
				bodyInit = input.body;
				requestInit = input;
			}
			if (options != null) {
				bodyInit = options.body || null;
				requestInit = options;
			}
			super(bodyInit, requestInit);
			this._url = _url;
			this._parsedUrl = _parsedUrl;
			this.cache = requestInit?.cache || "default";
			this.credentials = requestInit?.credentials || "same-origin";
			this.headers = requestInit?.headers && (0, Headers_js_1.isHeadersLike)(requestInit.headers) ? requestInit.headers : new Headers_js_1.PonyfillHeaders(requestInit?.headers);
			this.integrity = requestInit?.integrity || "";
			this.keepalive = requestInit?.keepalive != null ? requestInit?.keepalive : false;
			this.method = requestInit?.method?.toUpperCase() || "GET";
			this.mode = requestInit?.mode || "cors";
			this.redirect = requestInit?.redirect || "follow";
			this.referrer = requestInit?.referrer || "about:client";
			this.referrerPolicy = requestInit?.referrerPolicy || "no-referrer";
			this.headersSerializer = requestInit?.headersSerializer;
			this.duplex = requestInit?.duplex || "half";
			this.destination = "document";
			this.priority = "auto";
			if (this.method !== "GET" && this.method !== "HEAD") this.handleContentLengthHeader(true);
			if (requestInit?.agent != null) {
				const protocol = _parsedUrl?.protocol || _url || this.url;
				if (requestInit.agent === false) this.agent = false;
				else if (protocol.startsWith("http:") && requestInit.agent instanceof node_http_1.Agent) this.agent = requestInit.agent;
				else if (protocol.startsWith("https:") && requestInit.agent instanceof node_https_1.Agent) this.agent = requestInit.agent;
			}
		}
		headersSerializer;
		cache;
		credentials;
		destination;
		headers;
		integrity;
		keepalive;
		method;
		mode;
		priority;
		redirect;
		referrer;
		referrerPolicy;
		_url;
		get signal() {
			this._signal ||= new AbortController().signal;
			return this._signal;
		}
		get url() {
			if (this._url == null) {
				if (this._parsedUrl) this._url = this._parsedUrl.toString();
				else throw new TypeError("Invalid URL");
			}
			return this._url;
		}
		_parsedUrl;
		get parsedUrl() {
			if (this._parsedUrl == null) {
				if (this._url != null) this._parsedUrl = new URL_js_1.PonyfillURL(this._url, "http://localhost");
				else throw new TypeError("Invalid URL");
			}
			return this._parsedUrl;
		}
		duplex;
		agent;
		clone() {
			return this;
		}
		[Symbol.toStringTag] = "Request";
	};
	exports.PonyfillRequest = PonyfillRequest;
}));
// node_modules/@whatwg-node/node-fetch/cjs/fetchNodeHttp.js
var require_fetchNodeHttp = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.fetchNodeHttp = fetchNodeHttp;
	var tslib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports));
	var node_http_1 = __require("node:http");
	var node_https_1 = __require("node:https");
	var node_stream_1 = __require("node:stream");
	var node_zlib_1 = tslib_1.__importDefault(__require("node:zlib"));
	var promise_helpers_1 = require_cjs$2();
	var Request_js_1 = require_Request();
	var Response_js_1 = require_Response();
	var URL_js_1 = require_URL();
	var utils_js_1 = require_utils$1();
	function getRequestFnForProtocol(url) {
		if (url.startsWith("http:")) return node_http_1.request;
		else if (url.startsWith("https:")) return node_https_1.request;
		throw new Error(`Unsupported protocol: ${url.split(":")[0] || url}`);
	}
	function fetchNodeHttp(fetchRequest) {
		return new Promise((resolve, reject) => {
			try {
				const requestFn = getRequestFnForProtocol(fetchRequest.parsedUrl?.protocol || fetchRequest.url);
				const nodeHeaders = (fetchRequest.headersSerializer || utils_js_1.getHeadersObj)(fetchRequest.headers);
				nodeHeaders["accept-encoding"] ||= utils_js_1.DEFAULT_ACCEPT_ENCODING;
				if (nodeHeaders["user-agent"] == null && nodeHeaders["User-Agent"] == null) nodeHeaders["user-agent"] = "node";
				let signal;
				if (fetchRequest._signal == null) signal = void 0;
				else if (fetchRequest._signal) signal = fetchRequest._signal;
				let nodeRequest;
				if (fetchRequest.parsedUrl) nodeRequest = requestFn(fetchRequest.parsedUrl, {
					method: fetchRequest.method,
					headers: nodeHeaders,
					signal,
					agent: fetchRequest.agent
				});
				else nodeRequest = requestFn(fetchRequest.url, {
					method: fetchRequest.method,
					headers: nodeHeaders,
					signal,
					agent: fetchRequest.agent
				});
				nodeRequest.once("error", reject);
				nodeRequest.once("response", (nodeResponse) => {
					let outputStream;
					switch (nodeResponse.headers["content-encoding"]) {
						case "x-gzip":
						case "gzip":
							outputStream = node_zlib_1.default.createGunzip();
							break;
						case "x-deflate":
						case "deflate":
							outputStream = node_zlib_1.default.createInflate();
							break;
						case "x-deflate-raw":
						case "deflate-raw":
							outputStream = node_zlib_1.default.createInflateRaw();
							break;
						case "br":
							outputStream = node_zlib_1.default.createBrotliDecompress();
							break;
						case "zstd": if (node_zlib_1.default.createZstdDecompress != null) outputStream = node_zlib_1.default.createZstdDecompress();
					}
					if (nodeResponse.headers.location && (0, utils_js_1.shouldRedirect)(nodeResponse.statusCode)) {
						if (fetchRequest.redirect === "error") {
							reject(/* @__PURE__ */ new Error("Redirects are not allowed"));
							nodeResponse.resume();
							return;
						}
						if (fetchRequest.redirect === "follow") {
							const redirectedUrl = new URL_js_1.PonyfillURL(nodeResponse.headers.location, fetchRequest.parsedUrl || fetchRequest.url);
							resolve(fetchNodeHttp(new Request_js_1.PonyfillRequest(redirectedUrl, fetchRequest)).then((redirectResponse) => {
								redirectResponse.redirected = true;
								return redirectResponse;
							}));
							nodeResponse.resume();
							return;
						}
					}
					outputStream ||= new node_stream_1.PassThrough();
					(0, utils_js_1.pipeThrough)({
						src: nodeResponse,
						dest: outputStream,
						signal,
						onError: (e) => {
							if (!nodeResponse.destroyed) nodeResponse.destroy(e);
							if (!outputStream.destroyed) outputStream.destroy(e);
							reject(e);
						}
					});
					const statusCode = nodeResponse.statusCode || 200;
					let statusText = nodeResponse.statusMessage || node_http_1.STATUS_CODES[statusCode];
					if (statusText == null) statusText = "";
					resolve(new Response_js_1.PonyfillResponse(outputStream || nodeResponse, {
						status: statusCode,
						statusText,
						headers: nodeResponse.headers,
						url: fetchRequest.url,
						signal
					}));
				});
				if (fetchRequest["_buffer"] != null) (0, promise_helpers_1.handleMaybePromise)(() => (0, utils_js_1.safeWrite)(fetchRequest["_buffer"], nodeRequest), () => (0, utils_js_1.endStream)(nodeRequest), reject);
				else if (fetchRequest["bodyType"] === "String") (0, promise_helpers_1.handleMaybePromise)(() => (0, utils_js_1.safeWrite)(fetchRequest["bodyInit"], nodeRequest), () => (0, utils_js_1.endStream)(nodeRequest), reject);
				else {
					const nodeReadable = fetchRequest.body != null ? (0, utils_js_1.isNodeReadable)(fetchRequest.body) ? fetchRequest.body : node_stream_1.Readable.from(fetchRequest.body) : null;
					if (nodeReadable) nodeReadable.pipe(nodeRequest);
					else (0, utils_js_1.endStream)(nodeRequest);
				}
			} catch (e) {
				reject(e);
			}
		});
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/fetch.js
var require_fetch = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.fetchPonyfill = fetchPonyfill;
	var node_buffer_1 = __require("node:buffer");
	var node_fs_1 = __require("node:fs");
	var node_url_1 = __require("node:url");
	var fetchCurl_js_1 = require_fetchCurl();
	var fetchNodeHttp_js_1 = require_fetchNodeHttp();
	var Request_js_1 = require_Request();
	var Response_js_1 = require_Response();
	var URL_js_1 = require_URL();
	var utils_js_1 = require_utils$1();
	var BASE64_SUFFIX = ";base64";
	async function getResponseForFile(url) {
		const path = (0, node_url_1.fileURLToPath)(url);
		try {
			await node_fs_1.promises.access(path, node_fs_1.promises.constants.R_OK);
			const stats = await node_fs_1.promises.stat(path, { bigint: true });
			const readable = (0, node_fs_1.createReadStream)(path);
			return new Response_js_1.PonyfillResponse(readable, {
				status: 200,
				statusText: "OK",
				headers: {
					"content-type": "application/octet-stream",
					"last-modified": stats.mtime.toUTCString()
				}
			});
		} catch (err) {
			if (err.code === "ENOENT") return new Response_js_1.PonyfillResponse(null, {
				status: 404,
				statusText: "Not Found"
			});
			else if (err.code === "EACCES") return new Response_js_1.PonyfillResponse(null, {
				status: 403,
				statusText: "Forbidden"
			});
			throw err;
		}
	}
	function getResponseForDataUri(url) {
		const [mimeType = "text/plain", ...datas] = url.substring(5).split(",");
		const data = decodeURIComponent(datas.join(","));
		if (mimeType.endsWith(BASE64_SUFFIX)) {
			const buffer = node_buffer_1.Buffer.from(data, "base64url");
			const realMimeType = mimeType.slice(0, -7);
			return new Response_js_1.PonyfillResponse(buffer, {
				status: 200,
				statusText: "OK",
				headers: { "content-type": realMimeType }
			});
		}
		return new Response_js_1.PonyfillResponse(data, {
			status: 200,
			statusText: "OK",
			headers: { "content-type": mimeType }
		});
	}
	function getResponseForBlob(url) {
		const blob = URL_js_1.PonyfillURL.getBlobFromURL(url);
		if (!blob) throw new TypeError("Invalid Blob URL");
		return new Response_js_1.PonyfillResponse(blob, {
			status: 200,
			headers: {
				"content-type": blob.type,
				"content-length": blob.size.toString()
			}
		});
	}
	function isURL(obj) {
		return obj != null && obj.href != null;
	}
	function fetchPonyfill(info, init) {
		if (typeof info === "string" || isURL(info)) return fetchPonyfill(new Request_js_1.PonyfillRequest(info, init));
		const fetchRequest = info;
		if (fetchRequest.url.startsWith("data:")) {
			const response = getResponseForDataUri(fetchRequest.url);
			return (0, utils_js_1.fakePromise)(response);
		}
		if (fetchRequest.url.startsWith("file:")) return getResponseForFile(fetchRequest.url);
		if (fetchRequest.url.startsWith("blob:")) {
			const response = getResponseForBlob(fetchRequest.url);
			return (0, utils_js_1.fakePromise)(response);
		}
		if (globalThis.libcurl && !fetchRequest.agent) return (0, fetchCurl_js_1.fetchCurl)(fetchRequest);
		return (0, fetchNodeHttp_js_1.fetchNodeHttp)(fetchRequest);
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/TextEncoderDecoder.js
var require_TextEncoderDecoder = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillTextDecoder = exports.PonyfillTextEncoder = void 0;
	exports.PonyfillBtoa = PonyfillBtoa;
	var node_buffer_1 = __require("node:buffer");
	var utils_js_1 = require_utils$1();
	var PonyfillTextEncoder = class {
		encoding;
		constructor(encoding = "utf-8") {
			this.encoding = encoding;
		}
		encode(input) {
			return node_buffer_1.Buffer.from(input, this.encoding);
		}
		encodeInto(source, destination) {
			const copied = this.encode(source).copy(destination);
			return {
				read: copied,
				written: copied
			};
		}
	};
	exports.PonyfillTextEncoder = PonyfillTextEncoder;
	var PonyfillTextDecoder = class {
		encoding;
		fatal = false;
		ignoreBOM = false;
		constructor(encoding = "utf-8", options) {
			this.encoding = encoding;
			if (options) {
				this.fatal = options.fatal || false;
				this.ignoreBOM = options.ignoreBOM || false;
			}
		}
		decode(input) {
			if (node_buffer_1.Buffer.isBuffer(input)) return input.toString(this.encoding);
			if ((0, utils_js_1.isArrayBufferView)(input)) return node_buffer_1.Buffer.from(input.buffer, input.byteOffset, input.byteLength).toString(this.encoding);
			return node_buffer_1.Buffer.from(input).toString(this.encoding);
		}
	};
	exports.PonyfillTextDecoder = PonyfillTextDecoder;
	function PonyfillBtoa(input) {
		return node_buffer_1.Buffer.from(input, "binary").toString("base64");
	}
}));
// node_modules/@whatwg-node/node-fetch/cjs/URLSearchParams.js
var require_URLSearchParams = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillURLSearchParams = void 0;
	exports.PonyfillURLSearchParams = globalThis.URLSearchParams;
}));
// node_modules/@whatwg-node/node-fetch/cjs/WritableStream.js
var require_WritableStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillWritableStream = void 0;
	var node_events_1 = __require("node:events");
	var node_stream_1 = __require("node:stream");
	var promise_helpers_1 = require_cjs$2();
	var utils_js_1 = require_utils$1();
	var PonyfillWritableStream = class {
		writable;
		constructor(underlyingSink) {
			if (underlyingSink instanceof node_stream_1.Writable) this.writable = underlyingSink;
			else if (underlyingSink) {
				const writable = new node_stream_1.Writable({
					write(chunk, _encoding, callback) {
						try {
							const result = underlyingSink.write?.(chunk, controller);
							if (result instanceof Promise) result.then(() => {
								callback();
							}, (err) => {
								callback(err);
							});
							else callback();
						} catch (err) {
							callback(err);
						}
					},
					final(callback) {
						const result = underlyingSink.close?.();
						if (result instanceof Promise) result.then(() => {
							callback();
						}, (err) => {
							callback(err);
						});
						else callback();
					}
				});
				this.writable = writable;
				const abortCtrl = new AbortController();
				const controller = {
					signal: abortCtrl.signal,
					error(e) {
						writable.destroy(e);
					}
				};
				writable.once("error", (err) => abortCtrl.abort(err));
				writable.once("close", () => abortCtrl.abort());
			} else this.writable = new node_stream_1.Writable();
		}
		getWriter() {
			const writable = this.writable;
			return {
				get closed() {
					return (0, node_events_1.once)(writable, "close");
				},
				get desiredSize() {
					return writable.writableLength;
				},
				get ready() {
					return (0, node_events_1.once)(writable, "drain");
				},
				releaseLock() {},
				write(chunk) {
					const promise = (0, utils_js_1.fakePromise)();
					if (chunk == null) return promise;
					return promise.then(() => (0, utils_js_1.safeWrite)(chunk, writable));
				},
				close() {
					if (!writable.errored && writable.closed) return (0, utils_js_1.fakePromise)();
					if (writable.errored) return (0, promise_helpers_1.fakeRejectPromise)(writable.errored);
					return (0, utils_js_1.fakePromise)().then(() => (0, utils_js_1.endStream)(writable));
				},
				abort(reason) {
					writable.destroy(reason);
					return (0, node_events_1.once)(writable, "close");
				}
			};
		}
		close() {
			if (!this.writable.errored && this.writable.closed) return (0, utils_js_1.fakePromise)();
			if (this.writable.errored) return (0, promise_helpers_1.fakeRejectPromise)(this.writable.errored);
			return (0, utils_js_1.fakePromise)().then(() => (0, utils_js_1.endStream)(this.writable));
		}
		abort(reason) {
			this.writable.destroy(reason);
			return (0, node_events_1.once)(this.writable, "close");
		}
		locked = false;
	};
	exports.PonyfillWritableStream = PonyfillWritableStream;
}));
// node_modules/@whatwg-node/node-fetch/cjs/TransformStream.js
var require_TransformStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillTransformStream = void 0;
	var node_stream_1 = __require("node:stream");
	var ReadableStream_js_1 = require_ReadableStream();
	var utils_js_1 = require_utils$1();
	var WritableStream_js_1 = require_WritableStream();
	var PonyfillTransformStream = class {
		transform;
		writable;
		readable;
		constructor(transformer) {
			if (transformer instanceof node_stream_1.Transform) this.transform = transformer;
			else if (transformer) {
				const controller = {
					enqueue(chunk) {
						transform.push(chunk);
					},
					error(reason) {
						transform.destroy(reason);
					},
					terminate() {
						(0, utils_js_1.endStream)(transform);
					},
					get desiredSize() {
						return transform.writableLength;
					}
				};
				const transform = new node_stream_1.Transform({
					read() {},
					write(chunk, _encoding, callback) {
						try {
							const result = transformer.transform?.(chunk, controller);
							if (result instanceof Promise) result.then(() => {
								callback();
							}, (err) => {
								callback(err);
							});
							else callback();
						} catch (err) {
							callback(err);
						}
					},
					final(callback) {
						try {
							const result = transformer.flush?.(controller);
							if (result instanceof Promise) result.then(() => {
								callback();
							}, (err) => {
								callback(err);
							});
							else callback();
						} catch (err) {
							callback(err);
						}
					}
				});
				this.transform = transform;
			} else this.transform = new node_stream_1.Transform();
			this.writable = new WritableStream_js_1.PonyfillWritableStream(this.transform);
			this.readable = new ReadableStream_js_1.PonyfillReadableStream(this.transform);
		}
	};
	exports.PonyfillTransformStream = PonyfillTransformStream;
}));
// node_modules/@whatwg-node/node-fetch/cjs/CompressionStream.js
var require_CompressionStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillCompressionStream = void 0;
	var node_zlib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports)).__importDefault(__require("node:zlib"));
	var TransformStream_js_1 = require_TransformStream();
	var utils_js_1 = require_utils$1();
	var PonyfillCompressionStream = class extends TransformStream_js_1.PonyfillTransformStream {
		static supportedFormats = (0, utils_js_1.getSupportedFormats)();
		constructor(compressionFormat) {
			switch (compressionFormat) {
				case "x-gzip":
				case "gzip":
					super(node_zlib_1.default.createGzip());
					break;
				case "x-deflate":
				case "deflate":
					super(node_zlib_1.default.createDeflate());
					break;
				case "deflate-raw":
					super(node_zlib_1.default.createDeflateRaw());
					break;
				case "br":
					super(node_zlib_1.default.createBrotliCompress());
					break;
				case "zstd":
					super(node_zlib_1.default.createZstdCompress());
					break;
				default: throw new Error(`Unsupported compression format: ${compressionFormat}`);
			}
		}
	};
	exports.PonyfillCompressionStream = PonyfillCompressionStream;
}));
// node_modules/@whatwg-node/node-fetch/cjs/DecompressionStream.js
var require_DecompressionStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillDecompressionStream = void 0;
	var node_zlib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports)).__importDefault(__require("node:zlib"));
	var TransformStream_js_1 = require_TransformStream();
	var utils_js_1 = require_utils$1();
	var PonyfillDecompressionStream = class extends TransformStream_js_1.PonyfillTransformStream {
		static supportedFormats = (0, utils_js_1.getSupportedFormats)();
		constructor(compressionFormat) {
			switch (compressionFormat) {
				case "x-gzip":
				case "gzip":
					super(node_zlib_1.default.createGunzip());
					break;
				case "x-deflate":
				case "deflate":
					super(node_zlib_1.default.createInflate());
					break;
				case "deflate-raw":
					super(node_zlib_1.default.createInflateRaw());
					break;
				case "br":
					super(node_zlib_1.default.createBrotliDecompress());
					break;
				case "zstd":
					super(node_zlib_1.default.createZstdDecompress());
					break;
				default: throw new TypeError(`Unsupported compression format: '${compressionFormat}'`);
			}
		}
	};
	exports.PonyfillDecompressionStream = PonyfillDecompressionStream;
}));
// node_modules/@whatwg-node/node-fetch/cjs/TextEncoderDecoderStream.js
var require_TextEncoderDecoderStream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.PonyfillTextEncoderStream = exports.PonyfillTextDecoderStream = void 0;
	var TextEncoderDecoder_js_1 = require_TextEncoderDecoder();
	var TransformStream_js_1 = require_TransformStream();
	var PonyfillTextDecoderStream = class extends TransformStream_js_1.PonyfillTransformStream {
		textDecoder;
		constructor(encoding, options) {
			super({ transform: (chunk, controller) => controller.enqueue(this.textDecoder.decode(chunk, { stream: true })) });
			this.textDecoder = new TextEncoderDecoder_js_1.PonyfillTextDecoder(encoding, options);
		}
		get encoding() {
			return this.textDecoder.encoding;
		}
		get fatal() {
			return this.textDecoder.fatal;
		}
		get ignoreBOM() {
			return this.textDecoder.ignoreBOM;
		}
	};
	exports.PonyfillTextDecoderStream = PonyfillTextDecoderStream;
	var PonyfillTextEncoderStream = class extends TransformStream_js_1.PonyfillTransformStream {
		textEncoder;
		constructor(encoding) {
			super({ transform: (chunk, controller) => controller.enqueue(this.textEncoder.encode(chunk)) });
			this.textEncoder = new TextEncoderDecoder_js_1.PonyfillTextEncoder(encoding);
		}
		get encoding() {
			return this.textEncoder.encoding;
		}
		encode(input) {
			return this.textEncoder.encode(input);
		}
	};
	exports.PonyfillTextEncoderStream = PonyfillTextEncoderStream;
}));
// node_modules/@whatwg-node/node-fetch/cjs/index.js
var require_cjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TextEncoderStream = exports.TextDecoderStream = exports.IteratorObject = exports.DecompressionStream = exports.CompressionStream = exports.TransformStream = exports.WritableStream = exports.URLSearchParams = exports.URL = exports.btoa = exports.TextDecoder = exports.TextEncoder = exports.Blob = exports.FormData = exports.File = exports.ReadableStream = exports.Response = exports.Request = exports.Body = exports.Headers = exports.fetch = void 0;
	var fetch_js_1 = require_fetch();
	Object.defineProperty(exports, "fetch", {
		enumerable: true,
		get: function() {
			return fetch_js_1.fetchPonyfill;
		}
	});
	var Headers_js_1 = require_Headers();
	Object.defineProperty(exports, "Headers", {
		enumerable: true,
		get: function() {
			return Headers_js_1.PonyfillHeaders;
		}
	});
	var Body_js_1 = require_Body();
	Object.defineProperty(exports, "Body", {
		enumerable: true,
		get: function() {
			return Body_js_1.PonyfillBody;
		}
	});
	var Request_js_1 = require_Request();
	Object.defineProperty(exports, "Request", {
		enumerable: true,
		get: function() {
			return Request_js_1.PonyfillRequest;
		}
	});
	var Response_js_1 = require_Response();
	Object.defineProperty(exports, "Response", {
		enumerable: true,
		get: function() {
			return Response_js_1.PonyfillResponse;
		}
	});
	var ReadableStream_js_1 = require_ReadableStream();
	Object.defineProperty(exports, "ReadableStream", {
		enumerable: true,
		get: function() {
			return ReadableStream_js_1.PonyfillReadableStream;
		}
	});
	var File_js_1 = require_File();
	Object.defineProperty(exports, "File", {
		enumerable: true,
		get: function() {
			return File_js_1.PonyfillFile;
		}
	});
	var FormData_js_1 = require_FormData();
	Object.defineProperty(exports, "FormData", {
		enumerable: true,
		get: function() {
			return FormData_js_1.PonyfillFormData;
		}
	});
	var Blob_js_1 = require_Blob();
	Object.defineProperty(exports, "Blob", {
		enumerable: true,
		get: function() {
			return Blob_js_1.PonyfillBlob;
		}
	});
	var TextEncoderDecoder_js_1 = require_TextEncoderDecoder();
	Object.defineProperty(exports, "TextEncoder", {
		enumerable: true,
		get: function() {
			return TextEncoderDecoder_js_1.PonyfillTextEncoder;
		}
	});
	Object.defineProperty(exports, "TextDecoder", {
		enumerable: true,
		get: function() {
			return TextEncoderDecoder_js_1.PonyfillTextDecoder;
		}
	});
	Object.defineProperty(exports, "btoa", {
		enumerable: true,
		get: function() {
			return TextEncoderDecoder_js_1.PonyfillBtoa;
		}
	});
	var URL_js_1 = require_URL();
	Object.defineProperty(exports, "URL", {
		enumerable: true,
		get: function() {
			return URL_js_1.PonyfillURL;
		}
	});
	var URLSearchParams_js_1 = require_URLSearchParams();
	Object.defineProperty(exports, "URLSearchParams", {
		enumerable: true,
		get: function() {
			return URLSearchParams_js_1.PonyfillURLSearchParams;
		}
	});
	var WritableStream_js_1 = require_WritableStream();
	Object.defineProperty(exports, "WritableStream", {
		enumerable: true,
		get: function() {
			return WritableStream_js_1.PonyfillWritableStream;
		}
	});
	var TransformStream_js_1 = require_TransformStream();
	Object.defineProperty(exports, "TransformStream", {
		enumerable: true,
		get: function() {
			return TransformStream_js_1.PonyfillTransformStream;
		}
	});
	var CompressionStream_js_1 = require_CompressionStream();
	Object.defineProperty(exports, "CompressionStream", {
		enumerable: true,
		get: function() {
			return CompressionStream_js_1.PonyfillCompressionStream;
		}
	});
	var DecompressionStream_js_1 = require_DecompressionStream();
	Object.defineProperty(exports, "DecompressionStream", {
		enumerable: true,
		get: function() {
			return DecompressionStream_js_1.PonyfillDecompressionStream;
		}
	});
	var IteratorObject_js_1 = require_IteratorObject();
	Object.defineProperty(exports, "IteratorObject", {
		enumerable: true,
		get: function() {
			return IteratorObject_js_1.PonyfillIteratorObject;
		}
	});
	var TextEncoderDecoderStream_js_1 = require_TextEncoderDecoderStream();
	Object.defineProperty(exports, "TextDecoderStream", {
		enumerable: true,
		get: function() {
			return TextEncoderDecoderStream_js_1.PonyfillTextDecoderStream;
		}
	});
	Object.defineProperty(exports, "TextEncoderStream", {
		enumerable: true,
		get: function() {
			return TextEncoderDecoderStream_js_1.PonyfillTextEncoderStream;
		}
	});
}));
// node_modules/@whatwg-node/fetch/dist/create-node-ponyfill.js
var require_create_node_ponyfill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var shouldSkipPonyfill = require_shouldSkipPonyfill();
	var newNodeFetch;
	module.exports = function createNodePonyfill(opts = {}) {
		const ponyfills = {};
		ponyfills.URLPattern = globalThis.URLPattern;
		if (!ponyfills.URLPattern) ponyfills.URLPattern = require_urlpattern_polyfill().URLPattern;
		if (opts.skipPonyfill || shouldSkipPonyfill()) return {
			fetch: globalThis.fetch,
			Headers: globalThis.Headers,
			Request: globalThis.Request,
			Response: globalThis.Response,
			FormData: globalThis.FormData,
			ReadableStream: globalThis.ReadableStream,
			WritableStream: globalThis.WritableStream,
			TransformStream: globalThis.TransformStream,
			CompressionStream: globalThis.CompressionStream,
			DecompressionStream: globalThis.DecompressionStream,
			TextDecoderStream: globalThis.TextDecoderStream,
			TextEncoderStream: globalThis.TextEncoderStream,
			Blob: globalThis.Blob,
			File: globalThis.File,
			crypto: globalThis.crypto,
			btoa: globalThis.btoa,
			TextEncoder: globalThis.TextEncoder,
			TextDecoder: globalThis.TextDecoder,
			URLPattern: ponyfills.URLPattern,
			URL: globalThis.URL,
			URLSearchParams: globalThis.URLSearchParams
		};
		newNodeFetch ||= require_cjs();
		ponyfills.fetch = newNodeFetch.fetch;
		ponyfills.Request = newNodeFetch.Request;
		ponyfills.Response = newNodeFetch.Response;
		ponyfills.Headers = newNodeFetch.Headers;
		ponyfills.FormData = newNodeFetch.FormData;
		ponyfills.ReadableStream = newNodeFetch.ReadableStream;
		ponyfills.URL = newNodeFetch.URL;
		ponyfills.URLSearchParams = newNodeFetch.URLSearchParams;
		ponyfills.WritableStream = newNodeFetch.WritableStream;
		ponyfills.TransformStream = newNodeFetch.TransformStream;
		ponyfills.CompressionStream = newNodeFetch.CompressionStream;
		ponyfills.DecompressionStream = newNodeFetch.DecompressionStream;
		ponyfills.TextDecoderStream = newNodeFetch.TextDecoderStream;
		ponyfills.TextEncoderStream = newNodeFetch.TextEncoderStream;
		ponyfills.Blob = newNodeFetch.Blob;
		ponyfills.File = newNodeFetch.File;
		ponyfills.crypto = globalThis.crypto;
		ponyfills.btoa = newNodeFetch.btoa;
		ponyfills.TextEncoder = newNodeFetch.TextEncoder;
		ponyfills.TextDecoder = newNodeFetch.TextDecoder;
		if (opts.formDataLimits) {
			ponyfills.Body = class Body extends newNodeFetch.Body {
				constructor(body, userOpts) {
					super(body, {
						formDataLimits: opts.formDataLimits,
						...userOpts
					});
				}
			};
			ponyfills.Request = class Request extends newNodeFetch.Request {
				constructor(input, userOpts) {
					super(input, {
						formDataLimits: opts.formDataLimits,
						...userOpts
					});
				}
			};
			ponyfills.Response = class Response extends newNodeFetch.Response {
				constructor(body, userOpts) {
					super(body, {
						formDataLimits: opts.formDataLimits,
						...userOpts
					});
				}
			};
		}
		if (!ponyfills.crypto) ponyfills.crypto = __require("crypto").webcrypto;
		return ponyfills;
	};
}));
// node_modules/@whatwg-node/fetch/dist/node-ponyfill.js
var require_node_ponyfill = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var createNodePonyfill = require_create_node_ponyfill();
	var shouldSkipPonyfill = require_shouldSkipPonyfill();
	var ponyfills = createNodePonyfill();
	if (!shouldSkipPonyfill()) try {
		globalThis.libcurl = globalThis.libcurl || __require("node-libcurl");
	} catch (e) {}
	module.exports.fetch = ponyfills.fetch;
	module.exports.Headers = ponyfills.Headers;
	module.exports.Request = ponyfills.Request;
	module.exports.Response = ponyfills.Response;
	module.exports.FormData = ponyfills.FormData;
	module.exports.ReadableStream = ponyfills.ReadableStream;
	module.exports.WritableStream = ponyfills.WritableStream;
	module.exports.TransformStream = ponyfills.TransformStream;
	module.exports.CompressionStream = ponyfills.CompressionStream;
	module.exports.DecompressionStream = ponyfills.DecompressionStream;
	module.exports.TextDecoderStream = ponyfills.TextDecoderStream;
	module.exports.TextEncoderStream = ponyfills.TextEncoderStream;
	module.exports.Blob = ponyfills.Blob;
	module.exports.File = ponyfills.File;
	module.exports.crypto = ponyfills.crypto;
	module.exports.btoa = ponyfills.btoa;
	module.exports.TextEncoder = ponyfills.TextEncoder;
	module.exports.TextDecoder = ponyfills.TextDecoder;
	module.exports.URLPattern = ponyfills.URLPattern;
	module.exports.URL = ponyfills.URL;
	module.exports.URLSearchParams = ponyfills.URLSearchParams;
	exports.createFetch = createNodePonyfill;
}));
// node_modules/@whatwg-node/server/node_modules/@whatwg-node/disposablestack/esm/SupressedError.js
var PonyfillSuppressedError = class extends Error {
	error;
	suppressed;
	constructor(error, suppressed, message) {
		super(message);
		this.error = error;
		this.suppressed = suppressed;
		this.name = "SuppressedError";
		Error.captureStackTrace(this, this.constructor);
	}
};
// node_modules/@whatwg-node/server/node_modules/@whatwg-node/disposablestack/esm/symbols.js
var DisposableSymbols = {
	get dispose() {
		return Symbol.dispose || Symbol.for("dispose");
	},
	get asyncDispose() {
		return Symbol.asyncDispose || Symbol.for("asyncDispose");
	}
};
// node_modules/@whatwg-node/server/node_modules/@whatwg-node/disposablestack/esm/utils.js
function isSyncDisposable(obj) {
	return obj?.[DisposableSymbols.dispose] != null;
}
function isAsyncDisposable(obj) {
	return obj?.[DisposableSymbols.asyncDispose] != null;
}
// node_modules/@whatwg-node/server/node_modules/@whatwg-node/disposablestack/esm/AsyncDisposableStack.js
var SuppressedError$3 = globalThis.SuppressedError || PonyfillSuppressedError;
var PonyfillAsyncDisposableStack = class PonyfillAsyncDisposableStack {
	callbacks = [];
	get disposed() {
		return this.callbacks.length === 0;
	}
	use(value) {
		if (isAsyncDisposable(value)) this.callbacks.push(() => value[DisposableSymbols.asyncDispose]());
		else if (isSyncDisposable(value)) this.callbacks.push(() => value[DisposableSymbols.dispose]());
		return value;
	}
	adopt(value, onDisposeAsync) {
		if (onDisposeAsync) this.callbacks.push(() => onDisposeAsync(value));
		return value;
	}
	defer(onDisposeAsync) {
		if (onDisposeAsync) this.callbacks.push(onDisposeAsync);
	}
	move() {
		const stack = new PonyfillAsyncDisposableStack();
		stack.callbacks = this.callbacks;
		this.callbacks = [];
		return stack;
	}
	disposeAsync() {
		return this[DisposableSymbols.asyncDispose]();
	}
	_error;
	_iterateCallbacks() {
		const cb = this.callbacks.pop();
		if (cb) return handleMaybePromise$1(cb, () => this._iterateCallbacks(), (error) => {
			this._error = this._error ? new SuppressedError$3(error, this._error) : error;
			return this._iterateCallbacks();
		});
	}
	[DisposableSymbols.asyncDispose]() {
		const res$ = this._iterateCallbacks();
		if (res$?.then) return res$.then(() => {
			if (this._error) {
				const error = this._error;
				this._error = void 0;
				throw error;
			}
		});
		if (this._error) {
			const error = this._error;
			this._error = void 0;
			throw error;
		}
	}
	[Symbol.toStringTag] = "AsyncDisposableStack";
};
globalThis.SuppressedError;
DisposableSymbols.dispose;
globalThis.DisposableStack;
var AsyncDisposableStack = globalThis.AsyncDisposableStack || PonyfillAsyncDisposableStack;
globalThis.SuppressedError;
// node_modules/@whatwg-node/server/esm/utils.js
function isAsyncIterable$1(body) {
	return body != null && typeof body === "object" && typeof body[Symbol.asyncIterator] === "function";
}
function getPort(nodeRequest) {
	if (nodeRequest.socket?.localPort) return nodeRequest.socket?.localPort;
	const portInHeader = (nodeRequest.headers?.[":authority"] || nodeRequest.headers?.host)?.split(":")?.[1];
	if (portInHeader) return portInHeader;
	return 80;
}
function getHostnameWithPort(nodeRequest) {
	if (nodeRequest.headers?.[":authority"]) return nodeRequest.headers?.[":authority"];
	if (nodeRequest.headers?.host) return nodeRequest.headers?.host;
	const port = getPort(nodeRequest);
	if (nodeRequest.hostname) return nodeRequest.hostname + ":" + port;
	const localIp = nodeRequest.socket?.localAddress;
	if (localIp && !localIp?.includes("::") && !localIp?.includes("ffff")) return `${localIp}:${port}`;
	return "localhost";
}
function buildFullUrl(nodeRequest) {
	const hostnameWithPort = getHostnameWithPort(nodeRequest);
	return `${nodeRequest.protocol || (nodeRequest.socket?.encrypted ? "https" : "http")}://${hostnameWithPort}${nodeRequest.originalUrl || nodeRequest.url || "/graphql"}`;
}
function isRequestBody(body) {
	const stringTag = body[Symbol.toStringTag];
	if (typeof body === "string" || stringTag === "Uint8Array" || stringTag === "Blob" || stringTag === "FormData" || stringTag === "URLSearchParams" || isAsyncIterable$1(body)) return true;
	return false;
}
function normalizeNodeRequest(nodeRequest, fetchAPI, nodeResponse, __useCustomAbortCtrl) {
	const rawRequest = nodeRequest.raw || nodeRequest.req || nodeRequest;
	let fullUrl = buildFullUrl(rawRequest);
	if (nodeRequest.query) {
		const url = new fetchAPI.URL(fullUrl);
		for (const key in nodeRequest.query) url.searchParams.set(key, nodeRequest.query[key]);
		fullUrl = url.toString();
	}
	let normalizedHeaders = nodeRequest.headers;
	if (nodeRequest.headers?.[":method"]) {
		normalizedHeaders = {};
		for (const key in nodeRequest.headers) if (!key.startsWith(":")) normalizedHeaders[key] = nodeRequest.headers[key];
	}
	const controller = __useCustomAbortCtrl ? createCustomAbortControllerSignal() : new AbortController();
	if (nodeResponse?.once) {
		const closeEventListener = () => {
			if (!controller.signal.aborted) {
				Object.defineProperty(rawRequest, "aborted", { value: true });
				controller.abort(nodeResponse.errored ?? void 0);
			}
		};
		nodeResponse.once("error", closeEventListener);
		nodeResponse.once("close", closeEventListener);
		nodeResponse.once("finish", () => {
			nodeResponse.removeListener("close", closeEventListener);
		});
	}
	if (nodeRequest.method === "GET" || nodeRequest.method === "HEAD") return new fetchAPI.Request(fullUrl, {
		method: nodeRequest.method,
		headers: normalizedHeaders,
		signal: controller.signal
	});
	/**
	* Some Node server frameworks like Serverless Express sends a dummy object with body but as a Buffer not string
	* so we do those checks to see is there something we can use directly as BodyInit
	* because the presence of body means the request stream is already consumed and,
	* rawRequest cannot be used as BodyInit/ReadableStream by Fetch API in this case.
	*/
	const maybeParsedBody = nodeRequest.body;
	if (maybeParsedBody != null && Object.keys(maybeParsedBody).length > 0) {
		if (isRequestBody(maybeParsedBody)) return new fetchAPI.Request(fullUrl, {
			method: nodeRequest.method || "GET",
			headers: normalizedHeaders,
			body: maybeParsedBody,
			signal: controller.signal
		});
		const request = new fetchAPI.Request(fullUrl, {
			method: nodeRequest.method || "GET",
			headers: normalizedHeaders,
			signal: controller.signal
		});
		if (!request.headers.get("content-type")?.includes("json")) request.headers.set("content-type", "application/json; charset=utf-8");
		return new Proxy(request, { get(_target, prop, receiver) {
			switch (prop) {
				case "json": return () => fakePromise$1(maybeParsedBody);
				case "text": return () => fakePromise$1(JSON.stringify(maybeParsedBody));
				default: {
					const val = Reflect.get(request, prop, request);
					if (typeof val === "function") return function requestMethodWrapper(...args) {
						return val.apply(this === receiver ? request : this, args);
					};
					return val;
				}
			}
		} });
	}
	return new fetchAPI.Request(fullUrl, {
		method: nodeRequest.method,
		headers: normalizedHeaders,
		signal: controller.signal,
		body: rawRequest,
		duplex: "half"
	});
}
function isReadable(stream) {
	return stream.read != null;
}
function isNodeRequest(request) {
	return isReadable(request);
}
function isServerResponse(stream) {
	return stream != null && stream.setHeader != null && stream.end != null && stream.once != null && stream.write != null;
}
function isReadableStream(stream) {
	return stream != null && stream.getReader != null;
}
function isFetchEvent(event) {
	return event != null && event.request != null && event.respondWith != null;
}
function configureSocket(rawRequest) {
	rawRequest?.socket?.setTimeout?.(0);
	rawRequest?.socket?.setNoDelay?.(true);
	rawRequest?.socket?.setKeepAlive?.(true);
}
function endResponse(serverResponse) {
	serverResponse.end(null, null, null);
}
function sendAsyncIterable(serverResponse, asyncIterable) {
	let closed = false;
	const closeEventListener = () => {
		closed = true;
	};
	serverResponse.once("error", closeEventListener);
	serverResponse.once("close", closeEventListener);
	serverResponse.once("finish", () => {
		serverResponse.removeListener("close", closeEventListener);
		serverResponse.removeListener("error", closeEventListener);
	});
	const iterator = asyncIterable[Symbol.asyncIterator]();
	return pumpToWritable(() => iterator.next(), serverResponse, () => closed);
}
function endDest(dest) {
	dest.end(null, null, null);
}
function pumpToWritable(source, dest, isClosed) {
	const pump = () => handleMaybePromise$1(source, (sourceResult) => {
		if (isClosed?.() || sourceResult.done) return endDest(dest);
		return handleMaybePromise$1(() => safeWrite(sourceResult.value, dest), () => isClosed?.() ? endDest(dest) : pump());
	});
	return pump();
}
function safeWrite(chunk, destination) {
	if (!destination.write(chunk)) return new Promise((resolve) => destination.once("drain", resolve));
}
var isNode1x = globalThis.process?.versions?.node?.startsWith("1");
function sendNodeResponse(fetchResponse, serverResponse, nodeRequest, __useSingleWriteHead) {
	if (serverResponse.closed || serverResponse.destroyed || serverResponse.writableEnded) return;
	if (!fetchResponse) {
		serverResponse.statusCode = 404;
		endResponse(serverResponse);
		return;
	}
	if (__useSingleWriteHead && fetchResponse.headers?.headersInit && !Array.isArray(fetchResponse.headers.headersInit) && !fetchResponse.headers.headersInit.get && !fetchResponse.headers._map && !fetchResponse.headers._setCookies?.length) serverResponse.writeHead(fetchResponse.status, fetchResponse.statusText, fetchResponse.headers.headersInit);
	else {
		if (serverResponse.setHeaders && !isNode1x) serverResponse.setHeaders(fetchResponse.headers);
		else {
			let setCookiesSet = false;
			fetchResponse.headers.forEach((value, key) => {
				if (key === "set-cookie") {
					if (setCookiesSet) return;
					setCookiesSet = true;
					const setCookies = fetchResponse.headers.getSetCookie?.();
					if (setCookies) {
						serverResponse.setHeader("set-cookie", setCookies);
						return;
					}
				}
				serverResponse.setHeader(key, value);
			});
		}
		serverResponse.writeHead(fetchResponse.status, fetchResponse.statusText);
	}
	if (fetchResponse["bodyType"] === "String") {
		const bodyString = fetchResponse["bodyInit"];
		return handleMaybePromise$1(() => safeWrite(bodyString, serverResponse), () => endResponse(serverResponse));
	}
	const bufOfRes = fetchResponse._buffer;
	if (bufOfRes) return handleMaybePromise$1(() => safeWrite(bufOfRes, serverResponse), () => endResponse(serverResponse));
	const fetchBody = fetchResponse.body;
	if (fetchBody == null) {
		endResponse(serverResponse);
		return;
	}
	if (fetchBody[Symbol.toStringTag] === "Uint8Array") return handleMaybePromise$1(() => safeWrite(fetchBody, serverResponse), () => endResponse(serverResponse));
	configureSocket(nodeRequest);
	if (isReadable(fetchBody)) {
		serverResponse.once("close", () => {
			fetchBody.destroy();
		});
		fetchBody.pipe(serverResponse, { end: true });
		return;
	}
	if (isReadableStream(fetchBody)) return sendReadableStream(nodeRequest, serverResponse, fetchBody);
	if (isAsyncIterable$1(fetchBody)) return sendAsyncIterable(serverResponse, fetchBody);
}
function sendReadableStream(nodeRequest, serverResponse, readableStream) {
	const reader = readableStream.getReader();
	nodeRequest?.once?.("error", (err) => {
		reader.cancel(err);
	});
	return pumpToWritable(() => reader.read(), serverResponse);
}
function isRequestInit(val) {
	return val != null && typeof val === "object" && ("body" in val || "cache" in val || "credentials" in val || "headers" in val || "integrity" in val || "keepalive" in val || "method" in val || "mode" in val || "redirect" in val || "referrer" in val || "referrerPolicy" in val || "signal" in val || "window" in val);
}
function completeAssign(...args) {
	const [target, ...sources] = args.filter((arg) => arg != null && typeof arg === "object");
	sources.forEach((source) => {
		const descriptors = Object.getOwnPropertyNames(source).reduce((descriptors, key) => {
			if (Object.getOwnPropertyDescriptor(source, key)) descriptors[key] = Object.getOwnPropertyDescriptor(source, key);
			return descriptors;
		}, {});
		Object.getOwnPropertySymbols(source).forEach((sym) => {
			const descriptor = Object.getOwnPropertyDescriptor(source, sym);
			if (descriptor?.enumerable) descriptors[sym] = descriptor;
		});
		Object.defineProperties(target, descriptors);
	});
	return target;
}
function handleErrorFromRequestHandler(error, ResponseCtor) {
	return new ResponseCtor(error.stack || error.message || error.toString(), { status: error.status || 500 });
}
function isolateObject(originalCtx, waitUntilFn) {
	if (originalCtx == null) {
		if (waitUntilFn == null) return {};
		return { waitUntil: waitUntilFn };
	}
	return completeAssign(Object.create(originalCtx), { waitUntil: waitUntilFn }, originalCtx);
}
function handleAbortSignalAndPromiseResponse(response$, abortSignal) {
	if (abortSignal?.aborted) throw abortSignal.reason;
	if (isPromise$1(response$) && abortSignal) {
		const deferred$ = createDeferredPromise$1();
		function abortSignalFetchErrorHandler() {
			deferred$.reject(abortSignal.reason);
		}
		abortSignal.addEventListener("abort", abortSignalFetchErrorHandler, { once: true });
		response$.then(function fetchSuccessHandler(res) {
			deferred$.resolve(res);
		}).catch(function fetchErrorHandler(err) {
			deferred$.reject(err);
		}).finally(() => {
			abortSignal.removeEventListener("abort", abortSignalFetchErrorHandler);
		});
		return deferred$.promise;
	}
	return response$;
}
var terminateEvents = [
	"SIGINT",
	"exit",
	"SIGTERM"
];
var disposableStacks = /* @__PURE__ */ new Set();
var eventListenerRegistered = false;
function ensureEventListenerForDisposableStacks() {
	if (eventListenerRegistered) return;
	eventListenerRegistered = true;
	for (const event of terminateEvents) globalThis.process.once(event, function terminateHandler() {
		return Promise.allSettled([...disposableStacks].map((stack) => !stack.disposed && stack.disposeAsync()));
	});
}
function ensureDisposableStackRegisteredForTerminateEvents(disposableStack) {
	if (globalThis.process) {
		ensureEventListenerForDisposableStacks();
		if (!disposableStacks.has(disposableStack)) {
			disposableStacks.add(disposableStack);
			disposableStack.defer(() => {
				disposableStacks.delete(disposableStack);
			});
		}
	}
}
var CustomAbortControllerSignal = class extends EventTarget {
	aborted = false;
	_onabort = null;
	_reason;
	constructor() {
		super();
		const nodeEvents = globalThis.process?.getBuiltinModule?.("node:events");
		if (nodeEvents?.kMaxEventTargetListeners) this[nodeEvents.kMaxEventTargetListeners] = 0;
	}
	throwIfAborted() {
		if (this._nativeCtrl?.signal?.throwIfAborted) return this._nativeCtrl.signal.throwIfAborted();
		if (this.aborted) throw this._reason;
	}
	_nativeCtrl;
	ensureNativeCtrl() {
		if (!this._nativeCtrl) {
			const isAborted = this.aborted;
			this._nativeCtrl = new AbortController();
			if (isAborted) this._nativeCtrl.abort(this._reason);
		}
		return this._nativeCtrl;
	}
	abort(reason) {
		if (this._nativeCtrl?.abort) return this._nativeCtrl?.abort(reason);
		this._reason = reason || new DOMException("This operation was aborted", "AbortError");
		this.aborted = true;
		this.dispatchEvent(new Event("abort"));
	}
	get signal() {
		if (this._nativeCtrl?.signal) return this._nativeCtrl.signal;
		return this;
	}
	get reason() {
		if (this._nativeCtrl?.signal) return this._nativeCtrl.signal.reason;
		return this._reason;
	}
	get onabort() {
		if (this._onabort) return this._onabort;
		return this._onabort;
	}
	set onabort(value) {
		if (this._nativeCtrl?.signal) {
			this._nativeCtrl.signal.onabort = value;
			return;
		}
		if (this._onabort) this.removeEventListener("abort", this._onabort);
		this._onabort = value;
		if (value) this.addEventListener("abort", value);
	}
};
function createCustomAbortControllerSignal() {
	if (globalThis.Bun || globalThis.Deno) return new AbortController();
	return new Proxy(new CustomAbortControllerSignal(), {
		get(target, prop, receiver) {
			if (prop.toString().includes("kDependantSignals")) {
				const nativeCtrl = target.ensureNativeCtrl();
				return Reflect.get(nativeCtrl.signal, prop, nativeCtrl.signal);
			}
			return Reflect.get(target, prop, receiver);
		},
		set(target, prop, value, receiver) {
			if (prop.toString().includes("kDependantSignals")) {
				const nativeCtrl = target.ensureNativeCtrl();
				return Reflect.set(nativeCtrl.signal, prop, value, nativeCtrl.signal);
			}
			return Reflect.set(target, prop, value, receiver);
		},
		getPrototypeOf() {
			return AbortSignal.prototype;
		}
	});
}
// node_modules/@whatwg-node/server/esm/uwebsockets.js
function isUWSResponse(res) {
	return !!res.onData;
}
function getRequestFromUWSRequest({ req, res, fetchAPI, controller }) {
	const method = req.getMethod();
	let duplex;
	const chunks = [];
	const pushFns = [(chunk) => {
		chunks.push(chunk);
	}];
	const push = (chunk) => {
		for (const pushFn of pushFns) pushFn(chunk);
	};
	let stopped = false;
	const stopFns = [() => {
		stopped = true;
	}];
	const stop = () => {
		for (const stopFn of stopFns) stopFn();
	};
	res.onData(function(ab, isLast) {
		push(Buffer.from(Buffer.from(ab, 0, ab.byteLength)));
		if (isLast) stop();
	});
	let getReadableStream;
	if (method !== "get" && method !== "head") {
		duplex = "half";
		controller.signal.addEventListener("abort", () => {
			stop();
		}, { once: true });
		let readableStream;
		getReadableStream = () => {
			if (!readableStream) readableStream = new fetchAPI.ReadableStream({ start(streamCtrl) {
				for (const chunk of chunks) streamCtrl.enqueue(chunk);
				if (stopped) {
					streamCtrl.close();
					return;
				}
				pushFns.push((chunk) => {
					streamCtrl.enqueue(chunk);
				});
				stopFns.push(() => {
					if (controller.signal.reason) {
						streamCtrl.error(controller.signal.reason);
						return;
					}
					if (streamCtrl.desiredSize) streamCtrl.close();
				});
			} });
			return readableStream;
		};
	}
	const headers = new fetchAPI.Headers();
	req.forEach((key, value) => {
		headers.append(key, value);
	});
	let url = `http://localhost${req.getUrl()}`;
	const query = req.getQuery();
	if (query) url += `?${query}`;
	let buffer;
	function getBody() {
		if (!getReadableStream) return null;
		if (stopped) return getBufferFromChunks();
		return getReadableStream();
	}
	const request = new fetchAPI.Request(url, {
		method,
		headers,
		get body() {
			return getBody();
		},
		signal: controller.signal,
		duplex
	});
	function getBufferFromChunks() {
		if (!buffer) buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
		return buffer;
	}
	function collectBuffer() {
		if (stopped) return fakePromise$1(getBufferFromChunks());
		return new Promise((resolve, reject) => {
			try {
				stopFns.push(() => {
					resolve(getBufferFromChunks());
				});
			} catch (e) {
				reject(e);
			}
		});
	}
	Object.defineProperties(request, {
		body: {
			get() {
				return getBody();
			},
			configurable: true,
			enumerable: true
		},
		json: {
			value() {
				return collectBuffer().then((b) => b.toString("utf8")).then((t) => JSON.parse(t));
			},
			configurable: true,
			enumerable: true
		},
		text: {
			value() {
				return collectBuffer().then((b) => b.toString("utf8"));
			},
			configurable: true,
			enumerable: true
		},
		arrayBuffer: {
			value() {
				return collectBuffer();
			},
			configurable: true,
			enumerable: true
		}
	});
	return request;
}
function createWritableFromUWS(uwsResponse, fetchAPI) {
	return new fetchAPI.WritableStream({
		write(chunk) {
			uwsResponse.cork(() => {
				uwsResponse.write(chunk);
			});
		},
		close() {
			uwsResponse.cork(() => {
				uwsResponse.end();
			});
		}
	});
}
function sendResponseToUwsOpts(uwsResponse, fetchResponse, controller, fetchAPI) {
	if (!fetchResponse) {
		uwsResponse.writeStatus("404 Not Found");
		uwsResponse.end();
		return;
	}
	const bufferOfRes = fetchResponse._buffer;
	const strBody = fetchResponse["bodyType"] === "String" ? fetchResponse.bodyInit : void 0;
	if (controller.signal.aborted) return;
	uwsResponse.cork(() => {
		uwsResponse.writeStatus(`${fetchResponse.status} ${fetchResponse.statusText}`);
		let isSetCookieHandled = false;
		for (const [key, value] of fetchResponse.headers) if (key !== "content-length" && key !== "transfer-encoding") {
			if (key === "set-cookie") {
				if (isSetCookieHandled) continue;
				isSetCookieHandled = true;
				const setCookies = fetchResponse.headers.getSetCookie?.();
				if (setCookies) {
					for (const setCookie of setCookies) uwsResponse.writeHeader(key, setCookie);
					continue;
				}
			}
			uwsResponse.writeHeader(key, value);
		}
		if (strBody) uwsResponse.end(strBody);
		else if (bufferOfRes) uwsResponse.end(bufferOfRes);
		else if (!fetchResponse.body) uwsResponse.end();
	});
	if (strBody || bufferOfRes || !fetchResponse.body) return;
	controller.signal.addEventListener("abort", () => {
		if (!fetchResponse.body?.locked) fetchResponse.body?.cancel(controller.signal.reason);
	}, { once: true });
	return fetchResponse.body.pipeTo(createWritableFromUWS(uwsResponse, fetchAPI), { signal: controller.signal }).catch((err) => {
		if (controller.signal.aborted) return;
		throw err;
	});
}
// node_modules/@whatwg-node/server/esm/createServerAdapter.js
var import_node_ponyfill = /* @__PURE__ */ __toESM(require_node_ponyfill(), 1);
function isRequestAccessible(serverContext) {
	try {
		return !!serverContext?.request;
	} catch {
		return false;
	}
}
var EMPTY_OBJECT = {};
function createServerAdapter(serverAdapterBaseObject, options) {
	const useSingleWriteHead = options?.__useSingleWriteHead == null ? true : options.__useSingleWriteHead;
	const fetchAPI = {
		...import_node_ponyfill,
		...options?.fetchAPI
	};
	const useCustomAbortCtrl = options?.__useCustomAbortCtrl == null ? fetchAPI.Request !== globalThis.Request : options.__useCustomAbortCtrl;
	const givenHandleRequest = typeof serverAdapterBaseObject === "function" ? serverAdapterBaseObject : serverAdapterBaseObject.handle;
	const onRequestHooks = [];
	const onResponseHooks = [];
	let instrumentation;
	const waitUntilPromises = /* @__PURE__ */ new Set();
	let _disposableStack;
	function ensureDisposableStack() {
		if (!_disposableStack) {
			_disposableStack = new AsyncDisposableStack();
			if (options?.disposeOnProcessTerminate) ensureDisposableStackRegisteredForTerminateEvents(_disposableStack);
			_disposableStack.defer(() => {
				if (waitUntilPromises.size > 0) return Promise.allSettled(waitUntilPromises).then(() => {
					waitUntilPromises.clear();
				}, () => {
					waitUntilPromises.clear();
				});
			});
		}
		return _disposableStack;
	}
	function waitUntil(maybePromise) {
		if (isPromise$1(maybePromise)) {
			ensureDisposableStack();
			waitUntilPromises.add(maybePromise);
			maybePromise.then(() => {
				waitUntilPromises.delete(maybePromise);
			}, (err) => {
				console.error(`Unexpected error while waiting: ${err.message || err}`);
				waitUntilPromises.delete(maybePromise);
			});
		}
	}
	if (options?.plugins != null) for (const plugin of options.plugins) {
		if (plugin.instrumentation) instrumentation = instrumentation ? chain(instrumentation, plugin.instrumentation) : plugin.instrumentation;
		if (plugin.onRequest) onRequestHooks.push(plugin.onRequest);
		if (plugin.onResponse) onResponseHooks.push(plugin.onResponse);
		const disposeFn = plugin[DisposableSymbols.dispose];
		if (disposeFn) ensureDisposableStack().defer(disposeFn);
		const asyncDisposeFn = plugin[DisposableSymbols.asyncDispose];
		if (asyncDisposeFn) ensureDisposableStack().defer(asyncDisposeFn);
		if (plugin.onDispose) ensureDisposableStack().defer(plugin.onDispose);
	}
	let handleRequest = onRequestHooks.length > 0 || onResponseHooks.length > 0 ? function handleRequest(request, serverContext) {
		let requestHandler = givenHandleRequest;
		let response;
		if (onRequestHooks.length === 0) return handleEarlyResponse();
		let url = request["parsedUrl"] || new Proxy(EMPTY_OBJECT, { get(_target, prop, _receiver) {
			url = new fetchAPI.URL(request.url, "http://localhost");
			return Reflect.get(url, prop, url);
		} });
		function handleResponse(response) {
			if (onResponseHooks.length === 0) return response;
			return handleMaybePromise$1(() => iterateAsync(onResponseHooks, (onResponseHook) => onResponseHook({
				request,
				response,
				serverContext,
				setResponse(newResponse) {
					response = newResponse;
				},
				fetchAPI
			})), () => response);
		}
		function handleEarlyResponse() {
			if (!response) return handleMaybePromise$1(() => requestHandler(request, serverContext), handleResponse);
			return handleResponse(response);
		}
		return handleMaybePromise$1(() => iterateAsync(onRequestHooks, (onRequestHook, stopEarly) => onRequestHook({
			request,
			setRequest(newRequest) {
				request = newRequest;
			},
			serverContext,
			fetchAPI,
			url,
			requestHandler,
			setRequestHandler(newRequestHandler) {
				requestHandler = newRequestHandler;
			},
			endResponse(newResponse) {
				response = newResponse;
				if (newResponse) stopEarly();
			}
		})), handleEarlyResponse);
	} : givenHandleRequest;
	if (instrumentation?.request) {
		const originalRequestHandler = handleRequest;
		handleRequest = (request, initialContext) => {
			return getInstrumented({ request }).asyncFn(instrumentation.request, originalRequestHandler)(request, initialContext);
		};
	}
	function handleNodeRequest(nodeRequest, ...ctx) {
		const serverContext = ctx.length > 1 ? completeAssign(...ctx) : ctx[0] || {};
		if (!serverContext.waitUntil) serverContext.waitUntil = waitUntil;
		const request = normalizeNodeRequest(nodeRequest, fetchAPI, void 0, useCustomAbortCtrl);
		return handleRequest(request, serverContext);
	}
	function handleNodeRequestAndResponse(nodeRequest, nodeResponseOrContainer, ...ctx) {
		const nodeResponse = nodeResponseOrContainer.raw || nodeResponseOrContainer;
		const serverContext = ctx.length > 1 ? completeAssign(...ctx) : ctx[0] || {};
		if (!serverContext.waitUntil) serverContext.waitUntil = waitUntil;
		const request = normalizeNodeRequest(nodeRequest, fetchAPI, nodeResponse, useCustomAbortCtrl);
		return handleRequest(request, serverContext);
	}
	function requestListener(nodeRequest, nodeResponse, ...ctx) {
		const defaultServerContext = {
			req: nodeRequest,
			res: nodeResponse,
			waitUntil
		};
		return unfakePromise$1(fakePromise$1().then(() => handleNodeRequestAndResponse(nodeRequest, nodeResponse, defaultServerContext, ...ctx)).catch((err) => handleErrorFromRequestHandler(err, fetchAPI.Response)).then((response) => sendNodeResponse(response, nodeResponse, nodeRequest, useSingleWriteHead)).catch((err) => console.error(`Unexpected error while handling request: ${err.message || err}`)));
	}
	function handleUWS(res, req, ...ctx) {
		const defaultServerContext = {
			res,
			req,
			waitUntil
		};
		const serverContext = ctx.filter((partCtx) => partCtx != null).length > 0 ? completeAssign(defaultServerContext, ...ctx) : defaultServerContext;
		const controller = useCustomAbortCtrl ? createCustomAbortControllerSignal() : new AbortController();
		const originalResEnd = res.end.bind(res);
		let resEnded = false;
		res.end = function(data) {
			resEnded = true;
			return originalResEnd(data);
		};
		res.onAborted.bind(res)(function() {
			controller.abort();
		});
		res.onAborted = function(cb) {
			controller.signal.addEventListener("abort", cb, { once: true });
		};
		const request = getRequestFromUWSRequest({
			req,
			res,
			fetchAPI,
			controller
		});
		return handleMaybePromise$1(() => handleMaybePromise$1(() => handleRequest(request, serverContext), (response) => response, (err) => handleErrorFromRequestHandler(err, fetchAPI.Response)), (response) => {
			if (!controller.signal.aborted && !resEnded) return handleMaybePromise$1(() => sendResponseToUwsOpts(res, response, controller, fetchAPI), (r) => r, (err) => {
				console.error(`Unexpected error while handling request: ${err.message || err}`);
			});
		});
	}
	function handleEvent(event, ...ctx) {
		if (!event.respondWith || !event.request) throw new TypeError(`Expected FetchEvent, got ${event}`);
		const filteredCtxParts = ctx.filter((partCtx) => partCtx != null);
		const serverContext = filteredCtxParts.length > 0 ? completeAssign({}, event, ...filteredCtxParts) : isolateObject(event);
		const response$ = handleRequest(event.request, serverContext);
		event.respondWith(response$);
	}
	function handleRequestWithWaitUntil(request, ...ctx) {
		const filteredCtxParts = ctx.filter((partCtx) => partCtx != null);
		const serverContext = filteredCtxParts.length > 1 ? completeAssign({}, ...filteredCtxParts) : isolateObject(filteredCtxParts[0], filteredCtxParts[0] == null || filteredCtxParts[0].waitUntil == null ? waitUntil : void 0);
		return handleRequest(request, serverContext);
	}
	const fetchFn = (input, ...maybeCtx) => {
		if (typeof input === "string" || "href" in input) {
			const [initOrCtx, ...restOfCtx] = maybeCtx;
			if (isRequestInit(initOrCtx)) {
				const res$ = handleRequestWithWaitUntil(new fetchAPI.Request(input, initOrCtx), ...restOfCtx);
				const signal = initOrCtx.signal;
				if (signal) return handleAbortSignalAndPromiseResponse(res$, signal);
				return res$;
			}
			return handleRequestWithWaitUntil(new fetchAPI.Request(input), ...maybeCtx);
		}
		return handleAbortSignalAndPromiseResponse(handleRequestWithWaitUntil(input, ...maybeCtx), input.signal);
	};
	const genericRequestHandler = (input, ...maybeCtx) => {
		const [initOrCtxOrRes, ...restOfCtx] = maybeCtx;
		if (isNodeRequest(input)) {
			if (!isServerResponse(initOrCtxOrRes)) throw new TypeError(`Expected ServerResponse, got ${initOrCtxOrRes}`);
			return requestListener(input, initOrCtxOrRes, ...restOfCtx);
		}
		if (isUWSResponse(input)) return handleUWS(input, initOrCtxOrRes, ...restOfCtx);
		if (isServerResponse(initOrCtxOrRes)) throw new TypeError("Got Node response without Node request");
		if (isRequestAccessible(input)) {
			if (isFetchEvent(input)) return handleEvent(input, ...maybeCtx);
			return handleRequestWithWaitUntil(input.request, input, ...maybeCtx);
		}
		return fetchFn(input, ...maybeCtx);
	};
	const adapterObj = {
		handleRequest: handleRequestWithWaitUntil,
		fetch: fetchFn,
		handleNodeRequest,
		handleNodeRequestAndResponse,
		requestListener,
		handleEvent,
		handleUWS,
		handle: genericRequestHandler,
		get disposableStack() {
			return ensureDisposableStack();
		},
		[DisposableSymbols.asyncDispose]() {
			if (_disposableStack && !_disposableStack.disposed) return _disposableStack.disposeAsync();
			return fakePromise$1();
		},
		dispose() {
			if (_disposableStack && !_disposableStack.disposed) return _disposableStack.disposeAsync();
			return fakePromise$1();
		},
		waitUntil
	};
	const serverAdapter = new Proxy(genericRequestHandler, {
		has: (_, prop) => {
			return prop in adapterObj || prop in genericRequestHandler || serverAdapterBaseObject && prop in serverAdapterBaseObject;
		},
		get: (_, prop) => {
			if (globalThis.Deno || prop === Symbol.asyncDispose || prop === Symbol.dispose) {
				const adapterProp = Reflect.get(adapterObj, prop, adapterObj);
				if (adapterProp) return adapterProp;
			}
			const adapterProp = adapterObj[prop];
			if (adapterProp) {
				if (adapterProp.bind) return adapterProp.bind(adapterObj);
				return adapterProp;
			}
			const handleProp = genericRequestHandler[prop];
			if (handleProp) {
				if (handleProp.bind) return handleProp.bind(genericRequestHandler);
				return handleProp;
			}
			if (serverAdapterBaseObject) {
				const serverAdapterBaseObjectProp = serverAdapterBaseObject[prop];
				if (serverAdapterBaseObjectProp) {
					if (serverAdapterBaseObjectProp.bind) return function(...args) {
						const returnedVal = serverAdapterBaseObject[prop](...args);
						if (returnedVal === serverAdapterBaseObject) return serverAdapter;
						return returnedVal;
					};
					return serverAdapterBaseObjectProp;
				}
			}
		},
		apply(_, __, args) {
			return genericRequestHandler(...args);
		}
	});
	return serverAdapter;
}
// node_modules/@whatwg-node/server/esm/plugins/useCors.js
function getCORSHeadersByRequestAndOptions(request, corsOptions) {
	const currentOrigin = request.headers.get("origin");
	if (corsOptions === false || currentOrigin == null) return null;
	const headers = {};
	if (corsOptions.origin == null || corsOptions.origin.length === 0 || corsOptions.origin.includes("*")) {
		headers["Access-Control-Allow-Origin"] = currentOrigin;
		headers["Vary"] = "Origin";
	} else if (typeof corsOptions.origin === "string") headers["Access-Control-Allow-Origin"] = corsOptions.origin;
	else if (Array.isArray(corsOptions.origin)) {
		if (corsOptions.origin.length === 1) headers["Access-Control-Allow-Origin"] = corsOptions.origin[0];
		else if (corsOptions.origin.includes(currentOrigin)) {
			headers["Access-Control-Allow-Origin"] = currentOrigin;
			headers["Vary"] = "Origin";
		} else headers["Access-Control-Allow-Origin"] = "null";
	}
	if (corsOptions.methods?.length) headers["Access-Control-Allow-Methods"] = corsOptions.methods.join(", ");
	else {
		const requestMethod = request.headers.get("access-control-request-method");
		if (requestMethod) headers["Access-Control-Allow-Methods"] = requestMethod;
	}
	if (corsOptions.allowedHeaders?.length) headers["Access-Control-Allow-Headers"] = corsOptions.allowedHeaders.join(", ");
	else {
		const requestHeaders = request.headers.get("access-control-request-headers");
		if (requestHeaders) {
			headers["Access-Control-Allow-Headers"] = requestHeaders;
			if (headers["Vary"]) headers["Vary"] += ", Access-Control-Request-Headers";
			else headers["Vary"] = "Access-Control-Request-Headers";
		}
	}
	if (corsOptions.credentials != null) {
		if (corsOptions.credentials === true) headers["Access-Control-Allow-Credentials"] = "true";
	} else if (headers["Access-Control-Allow-Origin"] !== "*") headers["Access-Control-Allow-Credentials"] = "true";
	if (corsOptions.exposedHeaders) headers["Access-Control-Expose-Headers"] = corsOptions.exposedHeaders.join(", ");
	if (corsOptions.maxAge) headers["Access-Control-Max-Age"] = corsOptions.maxAge.toString();
	return headers;
}
function getCORSResponseHeaders(request, corsOptionsFactory, serverContext) {
	return handleMaybePromise$1(() => corsOptionsFactory(request, serverContext), (corsOptions) => getCORSHeadersByRequestAndOptions(request, corsOptions));
}
function useCORS(options) {
	let corsOptionsFactory = () => ({});
	if (options != null) {
		if (typeof options === "function") corsOptionsFactory = options;
		else if (typeof options === "object") {
			const corsOptions = { ...options };
			corsOptionsFactory = () => corsOptions;
		} else if (options === false) corsOptionsFactory = () => false;
	}
	return {
		onRequest({ request, fetchAPI, endResponse }) {
			if (request.method.toUpperCase() === "OPTIONS") endResponse(new fetchAPI.Response(null, {
				status: 204,
				headers: { "Content-Length": "0" }
			}));
		},
		onResponse({ request, serverContext, response }) {
			return handleMaybePromise$1(() => getCORSResponseHeaders(request, corsOptionsFactory, serverContext), (headers) => {
				if (headers != null) for (const headerName in headers) response.headers.set(headerName, headers[headerName]);
			});
		}
	};
}
// node_modules/@graphql-tools/utils/esm/errors.js
var possibleGraphQLErrorProperties = [
	"message",
	"locations",
	"path",
	"nodes",
	"source",
	"positions",
	"originalError",
	"name",
	"stack",
	"extensions",
	"coordinate"
];
function isGraphQLErrorLike(error) {
	return error != null && typeof error === "object" && Object.keys(error).every((key) => possibleGraphQLErrorProperties.includes(key));
}
function createGraphQLError(message, options) {
	if (options?.originalError && !(options.originalError instanceof Error) && isGraphQLErrorLike(options.originalError)) options.originalError = createGraphQLError(options.originalError.message, options.originalError);
	const Constructor = GraphQLError;
	const error = versionInfo.major >= 16 ? new Constructor(message, options) : new Constructor(message, options?.nodes, options?.source, options?.positions, options?.path, options?.originalError, options?.extensions);
	if (options?.coordinate && error.coordinate == null) Object.defineProperties(error, { coordinate: {
		value: options.coordinate,
		enumerable: true,
		configurable: true
	} });
	return error;
}
function getSchemaCoordinate(error) {
	return error.coordinate;
}
// node_modules/@graphql-tools/utils/esm/isAsyncIterable.js
function isAsyncIterable(value) {
	return value?.[Symbol.asyncIterator] != null;
}
// node_modules/graphql-yoga/esm/error.js
function isAggregateError(obj) {
	return obj != null && typeof obj === "object" && "errors" in obj;
}
function hasToString(obj) {
	return obj != null && typeof obj.toString === "function";
}
function isGraphQLError(val) {
	return val instanceof GraphQLError;
}
function isOriginalGraphQLError(val) {
	if (val instanceof GraphQLError) {
		if (val.originalError != null) return isOriginalGraphQLError(val.originalError);
		return true;
	}
	return false;
}
function isAbortError(error) {
	return typeof error === "object" && error?.constructor?.name === "DOMException" && (error.name === "AbortError" || error.name === "TimeoutError");
}
function handleError(error, maskedErrorsOpts, logger) {
	const errors = /* @__PURE__ */ new Set();
	if (isAggregateError(error)) for (const singleError of error.errors) {
		const handledErrors = handleError(singleError, maskedErrorsOpts, logger);
		for (const handledError of handledErrors) errors.add(handledError);
	}
	else if (isAbortError(error)) logger.debug("Request aborted");
	else if (maskedErrorsOpts) {
		const maskedError = maskedErrorsOpts.maskError(error, maskedErrorsOpts.errorMessage, maskedErrorsOpts.isDev);
		if (maskedError !== error) logger.error(error);
		errors.add(isGraphQLError(maskedError) ? maskedError : createGraphQLError(maskedError.message, { originalError: maskedError }));
	} else if (isGraphQLError(error)) errors.add(error);
	else if (error instanceof Error) errors.add(createGraphQLError(error.message, { originalError: error }));
	else if (typeof error === "string") errors.add(createGraphQLError(error, { extensions: {
		code: "INTERNAL_SERVER_ERROR",
		unexpected: true
	} }));
	else if (hasToString(error)) errors.add(createGraphQLError(error.toString(), { extensions: {
		code: "INTERNAL_SERVER_ERROR",
		unexpected: true
	} }));
	else {
		logger.error(error);
		errors.add(createGraphQLError("Unexpected error.", { extensions: { unexpected: true } }));
	}
	return Array.from(errors);
}
function getResponseInitByRespectingErrors(result, headers = {}, isApplicationJson = false) {
	let status;
	let unexpectedErrorExists = false;
	if ("extensions" in result && result.extensions?.http) {
		if (result.extensions.http.headers) Object.assign(headers, result.extensions.http.headers);
		if (result.extensions.http.status) status = result.extensions.http.status;
	}
	if ("errors" in result && result.errors?.length) {
		for (const error of result.errors) if (error.extensions?.["http"]) {
			if (error.extensions["http"].headers) Object.assign(headers, error.extensions["http"].headers);
			if (isApplicationJson && error.extensions["http"].spec) continue;
			if (error.extensions["http"].status && (!status || error.extensions["http"].status > status)) status = error.extensions["http"].status;
		} else if (!isOriginalGraphQLError(error) || error.extensions?.["unexpected"]) unexpectedErrorExists = true;
	} else status ||= 200;
	if (!status) {
		if (unexpectedErrorExists && !("data" in result)) status = 500;
		else status = 200;
	}
	return {
		status,
		headers
	};
}
function areGraphQLErrors(obj) {
	return Array.isArray(obj) && obj.length > 0 && obj.some(isGraphQLError);
}
// node_modules/graphql-yoga/esm/plugins/allowed-headers.js
function useAllowedResponseHeaders(allowedHeaders) {
	return { onResponse({ response }) {
		removeDisallowedHeaders(response.headers, allowedHeaders);
	} };
}
function useAllowedRequestHeaders(allowedHeaders) {
	return { onRequest({ request }) {
		removeDisallowedHeaders(request.headers, allowedHeaders);
	} };
}
function removeDisallowedHeaders(headers, allowedHeaders) {
	for (const headerName of headers.keys()) if (!allowedHeaders.includes(headerName)) headers.delete(headerName);
}
// node_modules/graphql-yoga/esm/plugins/request-parser/utils.js
function handleURLSearchParams(searchParams) {
	const operationName = searchParams.get("operationName") || void 0;
	const query = searchParams.get("query") || void 0;
	const variablesStr = searchParams.get("variables") || void 0;
	const extensionsStr = searchParams.get("extensions") || void 0;
	return {
		operationName,
		query,
		variables: variablesStr ? JSON.parse(variablesStr) : void 0,
		extensions: extensionsStr ? JSON.parse(extensionsStr) : void 0
	};
}
function parseURLSearchParams(requestBody) {
	return handleURLSearchParams(new import_node_ponyfill.URLSearchParams(requestBody));
}
function isContentTypeMatch(request, expectedContentType) {
	let contentType = request.headers.get("content-type");
	contentType = contentType?.split(",")[0] || null;
	return contentType === expectedContentType || !!contentType?.startsWith(`${expectedContentType};`);
}
// node_modules/graphql-yoga/esm/plugins/request-parser/get.js
function isGETRequest(request) {
	return request.method === "GET";
}
function parseGETRequest(request) {
	const queryString = request.url.substring(request.url.indexOf("?") + 1);
	return handleURLSearchParams(new import_node_ponyfill.URLSearchParams(queryString));
}
// node_modules/graphql-yoga/esm/plugins/request-parser/post-form-url-encoded.js
function isPOSTFormUrlEncodedRequest(request) {
	return request.method === "POST" && isContentTypeMatch(request, "application/x-www-form-urlencoded");
}
function parsePOSTFormUrlEncodedRequest(request) {
	return request.text().then(parseURLSearchParams);
}
// node_modules/graphql-yoga/esm/plugins/request-parser/post-graphql-string.js
function isPOSTGraphQLStringRequest(request) {
	return request.method === "POST" && isContentTypeMatch(request, "application/graphql");
}
function parsePOSTGraphQLStringRequest(request) {
	return request.text().then((query) => ({ query }));
}
// node_modules/graphql-yoga/esm/plugins/request-parser/post-json.js
function isPOSTJsonRequest(request) {
	return request.method === "POST" && (isContentTypeMatch(request, "application/json") || isContentTypeMatch(request, "application/graphql+json"));
}
function parsePOSTJsonRequest(request) {
	return handleMaybePromise$1(() => request.json(), (requestBody) => {
		if (requestBody == null) throw createGraphQLError(`POST body is expected to be object but received ${requestBody}`, { extensions: {
			http: { status: 400 },
			code: "BAD_REQUEST"
		} });
		const requestBodyTypeof = typeof requestBody;
		if (requestBodyTypeof !== "object") throw createGraphQLError(`POST body is expected to be object but received ${requestBodyTypeof}`, { extensions: {
			http: { status: 400 },
			code: "BAD_REQUEST"
		} });
		return requestBody;
	}, (err) => {
		if (err instanceof GraphQLError) throw err;
		const extensions = {
			http: {
				spec: true,
				status: 400
			},
			code: "BAD_REQUEST"
		};
		if (err instanceof Error) extensions["originalError"] = {
			name: err.name,
			message: err.message
		};
		throw createGraphQLError("POST body sent invalid JSON.", { extensions });
	});
}
// node_modules/graphql-yoga/esm/plugins/request-parser/post-multipart.js
function isPOSTMultipartRequest(request) {
	return request.method === "POST" && isContentTypeMatch(request, "multipart/form-data");
}
function parsePOSTMultipartRequest(request) {
	return handleMaybePromise$1(() => request.formData(), (requestBody) => {
		const operationsStr = requestBody.get("operations");
		if (!operationsStr) throw createGraphQLError("Missing multipart form field \"operations\"");
		if (typeof operationsStr !== "string") throw createGraphQLError("Multipart form field \"operations\" must be a string");
		let operations;
		try {
			operations = JSON.parse(operationsStr);
		} catch {
			throw createGraphQLError("Multipart form field \"operations\" must be a valid JSON string");
		}
		const mapStr = requestBody.get("map");
		if (mapStr != null) {
			if (typeof mapStr !== "string") throw createGraphQLError("Multipart form field \"map\" must be a string");
			let map;
			try {
				map = JSON.parse(mapStr);
			} catch {
				throw createGraphQLError("Multipart form field \"map\" must be a valid JSON string");
			}
			for (const fileIndex in map) {
				const file = requestBody.get(fileIndex);
				const keys = map[fileIndex];
				for (const key of keys) setObjectKeyPath(operations, key, file);
			}
		}
		return operations;
	}, (e) => {
		if (isAbortError(e)) throw e;
		if (e instanceof Error) {
			if (e.message.startsWith("File size limit exceeded: ")) throw createGraphQLError(e.message, { extensions: {
				http: { status: 413 },
				code: "REQUEST_ENTITY_TOO_LARGE"
			} });
			throw createGraphQLError(`POST body sent invalid multipart data: ${e.message}`, { extensions: {
				http: { status: 400 },
				code: "BAD_REQUEST"
			} });
		}
		throw e;
	});
}
function setObjectKeyPath(object, keyPath, value) {
	const keys = keyPath.split(".");
	let current = object;
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		if (key === "__proto__" || key === "constructor" || key === "prototype") return;
		if (i === keys.length - 1) current[key] = value;
		else {
			const isObject = typeof current[key] === "object" && current[key] !== null;
			if (!Object.hasOwn(current, key) || !isObject) current[key] = {};
			current = current[key];
		}
	}
}
// node_modules/graphql-yoga/esm/plugins/request-validation/use-check-graphql-query-params.js
var expectedParameters = /* @__PURE__ */ new Set([
	"query",
	"variables",
	"operationName",
	"extensions"
]);
function assertInvalidParams(params, extraParamNames) {
	if (params == null || typeof params !== "object") throw createGraphQLError("Invalid \"params\" in the request body", { extensions: {
		http: {
			spec: true,
			status: 400
		},
		code: "BAD_REQUEST"
	} });
	for (const paramKey in params) {
		if (params[paramKey] == null) continue;
		if (!expectedParameters.has(paramKey)) {
			if (extraParamNames?.includes(paramKey)) continue;
			throw createGraphQLError(`Unexpected parameter "${paramKey}" in the request body.`, { extensions: {
				http: { status: 400 },
				code: "BAD_REQUEST"
			} });
		}
	}
}
function checkGraphQLQueryParams(params, extraParamNames) {
	if (!isObject(params)) throw createGraphQLError(`Expected params to be an object but given ${extendedTypeof(params)}.`, { extensions: {
		http: {
			status: 400,
			headers: { Allow: "GET, POST" }
		},
		code: "BAD_REQUEST"
	} });
	assertInvalidParams(params, extraParamNames);
	if (params["query"] == null) throw createGraphQLError("Must provide query string.", { extensions: {
		http: {
			spec: true,
			status: 400,
			headers: { Allow: "GET, POST" }
		},
		code: "BAD_REQUEST"
	} });
	const queryType = extendedTypeof(params["query"]);
	if (queryType !== "string") throw createGraphQLError(`Expected "query" param to be a string, but given ${queryType}.`, { extensions: {
		http: {
			status: 400,
			headers: { Allow: "GET, POST" }
		},
		code: "BAD_REQUEST"
	} });
	const variablesParamType = extendedTypeof(params["variables"]);
	if (![
		"object",
		"null",
		"undefined"
	].includes(variablesParamType)) throw createGraphQLError(`Expected "variables" param to be empty or an object, but given ${variablesParamType}.`, { extensions: {
		http: {
			status: 400,
			headers: { Allow: "GET, POST" }
		},
		code: "BAD_REQUEST"
	} });
	const extensionsParamType = extendedTypeof(params["extensions"]);
	if (![
		"object",
		"null",
		"undefined"
	].includes(extensionsParamType)) throw createGraphQLError(`Expected "extensions" param to be empty or an object, but given ${extensionsParamType}.`, { extensions: {
		http: {
			status: 400,
			headers: { Allow: "GET, POST" }
		},
		code: "BAD_REQUEST"
	} });
	return params;
}
function useCheckGraphQLQueryParams(extraParamNames) {
	return { onParams({ params }) {
		checkGraphQLQueryParams(params, extraParamNames);
	} };
}
function extendedTypeof(val) {
	if (val === null) return "null";
	if (Array.isArray(val)) return "array";
	return typeof val;
}
function isObject(val) {
	return extendedTypeof(val) === "object";
}
// node_modules/graphql-yoga/esm/plugins/request-validation/use-check-method-for-graphql.js
function isValidMethodForGraphQL(method) {
	return method === "GET" || method === "POST";
}
function useCheckMethodForGraphQL() {
	return { onRequestParse({ request }) {
		if (!isValidMethodForGraphQL(request.method)) throw createGraphQLError("GraphQL only supports GET and POST requests.", { extensions: {
			http: {
				status: 405,
				headers: { Allow: "GET, POST" }
			},
			code: "BAD_REQUEST"
		} });
	} };
}
// node_modules/graphql-yoga/esm/plugins/request-validation/use-http-validation-error.js
function useHTTPValidationError() {
	return { onValidate() {
		return ({ valid, result }) => {
			if (!valid) for (const error of result) {
				error.extensions ||= {};
				error.extensions.code ||= "GRAPHQL_VALIDATION_FAILED";
				error.extensions.http ||= {};
				error.extensions.http.spec = error.extensions.http.spec == null ? true : error.extensions.http.spec;
				error.extensions.http.status ||= 400;
			}
		};
	} };
}
// node_modules/graphql-yoga/esm/plugins/request-validation/use-limit-batching.js
function useLimitBatching(limit) {
	return { onRequestParse() {
		return { onRequestParseDone({ requestParserResult }) {
			if (Array.isArray(requestParserResult)) {
				if (!limit) throw createGraphQLError(`Batching is not supported.`, { extensions: {
					http: { status: 400 },
					code: "BAD_REQUEST"
				} });
				if (requestParserResult.length > limit) throw createGraphQLError(`Batching is limited to ${limit} operations per request.`, { extensions: {
					http: { status: 413 },
					code: "BAD_REQUEST"
				} });
			}
		} };
	} };
}
// node_modules/graphql-yoga/esm/plugins/request-validation/use-limit-request-body-size.js
function createRequestBodyTooLargeError() {
	return createGraphQLError(`Request body too large`, { extensions: {
		http: { status: 413 },
		code: "REQUEST_ENTITY_TOO_LARGE"
	} });
}
function createInvalidContentLengthError() {
	return createGraphQLError("Content-Length header is invalid.", { extensions: {
		http: { status: 400 },
		code: "BAD_REQUEST"
	} });
}
var CONTENT_LENGTH_RE = /^\d+$/;
function limitRequestBodySize(request, limit, fetchAPI) {
	const body = request.body;
	if (!body) return request;
	const TransformStreamCtor = request.body instanceof ReadableStream ? globalThis.TransformStream : fetchAPI.TransformStream;
	let bytesRead = 0;
	const limitedBody = body.pipeThrough(new TransformStreamCtor({ transform(chunk, controller) {
		bytesRead += chunk.byteLength;
		if (bytesRead > limit) {
			controller.error(createRequestBodyTooLargeError());
			return;
		}
		controller.enqueue(chunk);
	} }));
	return new fetchAPI.Request(request.url, {
		method: request.method,
		headers: request.headers,
		signal: request.signal,
		body: limitedBody,
		duplex: "half"
	});
}
function useLimitRequestBodySize(limit) {
	if (limit === false) return {};
	return { onRequestParse({ request, requestParser, setRequestParser, fetchAPI }) {
		const contentLength = request.headers.get("content-length");
		if (contentLength != null) {
			if (!CONTENT_LENGTH_RE.test(contentLength)) throw createInvalidContentLengthError();
			if (Number(contentLength) > limit) throw createRequestBodyTooLargeError();
		}
		if (requestParser == null || request.body == null) return;
		const originalParser = requestParser;
		setRequestParser((req) => originalParser(limitRequestBodySize(req, limit, fetchAPI)));
	} };
}
// node_modules/graphql-yoga/esm/plugins/request-validation/use-prevent-mutation-via-get.js
function assertMutationViaGet(method, document, operationName) {
	const operation = document ? getOperationAST(document, operationName) ?? void 0 : void 0;
	if (!operation) throw createGraphQLError("Could not determine what operation to execute.", { extensions: {
		code: "OPERATION_RESOLUTION_FAILURE",
		http: { status: 400 }
	} });
	if (operation.operation === "mutation" && method === "GET") throw createGraphQLError("Can only perform a mutation operation from a POST request.", { extensions: {
		http: {
			status: 405,
			headers: { Allow: "POST" }
		},
		code: "BAD_REQUEST"
	} });
}
function usePreventMutationViaGET() {
	return { onParse() {
		return ({ result, context: { request, params: { operationName } = {} } }) => {
			if (!request) return;
			if (result instanceof Error) {
				if (result instanceof GraphQLError) {
					const extensions = result.extensions ||= {};
					extensions["code"] ||= "GRAPHQL_PARSE_FAILED";
					const httpExtensions = extensions["http"] ||= {};
					httpExtensions.spec ||= true;
					httpExtensions.status ||= 400;
				}
			} else assertMutationViaGet(request.method, result, operationName);
		};
	} };
}
// node_modules/graphql-yoga/esm/plugins/use-health-check.js
function useHealthCheck({ id = Date.now().toString(), logger = console, endpoint = "/health" } = {}) {
	return { onRequest({ endResponse, fetchAPI, request }) {
		if (request.url.endsWith(endpoint)) {
			logger.debug("Responding Health Check");
			endResponse(new fetchAPI.Response(null, {
				status: 200,
				headers: { "x-yoga-id": id }
			}));
		}
	} };
}
// node_modules/graphql-yoga/node_modules/lru-cache/dist/esm/index.js
/**
* @module LRUCache
*/
var perf = typeof performance === "object" && performance && typeof performance.now === "function" ? performance : Date;
var warned = /* @__PURE__ */ new Set();
/* c8 ignore start */
var PROCESS = typeof process === "object" && !!process ? process : {};
/* c8 ignore start */
var emitWarning = (msg, type, code, fn) => {
	typeof PROCESS.emitWarning === "function" ? PROCESS.emitWarning(msg, type, code, fn) : console.error(`[${code}] ${type}: ${msg}`);
};
var AC = globalThis.AbortController;
var AS = globalThis.AbortSignal;
/* c8 ignore start */
if (typeof AC === "undefined") {
	AS = class AbortSignal {
		onabort;
		_onabort = [];
		reason;
		aborted = false;
		addEventListener(_, fn) {
			this._onabort.push(fn);
		}
	};
	AC = class AbortController {
		constructor() {
			warnACPolyfill();
		}
		signal = new AS();
		abort(reason) {
			if (this.signal.aborted) return;
			this.signal.reason = reason;
			this.signal.aborted = true;
			for (const fn of this.signal._onabort) fn(reason);
			this.signal.onabort?.(reason);
		}
	};
	let printACPolyfillWarning = PROCESS.env?.LRU_CACHE_IGNORE_AC_WARNING !== "1";
	const warnACPolyfill = () => {
		if (!printACPolyfillWarning) return;
		printACPolyfillWarning = false;
		emitWarning("AbortController is not defined. If using lru-cache in node 14, load an AbortController polyfill from the `node-abort-controller` package. A minimal polyfill is provided for use by LRUCache.fetch(), but it should not be relied upon in other contexts (eg, passing it to other APIs that use AbortController/AbortSignal might have undesirable effects). You may disable this with LRU_CACHE_IGNORE_AC_WARNING=1 in the env.", "NO_ABORT_CONTROLLER", "ENOTSUP", warnACPolyfill);
	};
}
/* c8 ignore stop */
var shouldWarn = (code) => !warned.has(code);
var isPosInt = (n) => n && n === Math.floor(n) && n > 0 && isFinite(n);
/* c8 ignore start */
var getUintArray = (max) => !isPosInt(max) ? null : max <= Math.pow(2, 8) ? Uint8Array : max <= Math.pow(2, 16) ? Uint16Array : max <= Math.pow(2, 32) ? Uint32Array : max <= Number.MAX_SAFE_INTEGER ? ZeroArray : null;
/* c8 ignore stop */
var ZeroArray = class extends Array {
	constructor(size) {
		super(size);
		this.fill(0);
	}
};
var Stack = class Stack {
	heap;
	length;
	static #constructing = false;
	static create(max) {
		const HeapCls = getUintArray(max);
		if (!HeapCls) return [];
		Stack.#constructing = true;
		const s = new Stack(max, HeapCls);
		Stack.#constructing = false;
		return s;
	}
	constructor(max, HeapCls) {
		/* c8 ignore start */
		if (!Stack.#constructing) throw new TypeError("instantiate Stack using Stack.create(n)");
		/* c8 ignore stop */
		this.heap = new HeapCls(max);
		this.length = 0;
	}
	push(n) {
		this.heap[this.length++] = n;
	}
	pop() {
		return this.heap[--this.length];
	}
};
/**
* Default export, the thing you're using this module to get.
*
* The `K` and `V` types define the key and value types, respectively. The
* optional `FC` type defines the type of the `context` object passed to
* `cache.fetch()` and `cache.memo()`.
*
* Keys and values **must not** be `null` or `undefined`.
*
* All properties from the options object (with the exception of `max`,
* `maxSize`, `fetchMethod`, `memoMethod`, `dispose` and `disposeAfter`) are
* added as normal public members. (The listed options are read-only getters.)
*
* Changing any of these will alter the defaults for subsequent method calls.
*/
var LRUCache = class LRUCache {
	#max;
	#maxSize;
	#dispose;
	#disposeAfter;
	#fetchMethod;
	#memoMethod;
	/**
	* {@link LRUCache.OptionsBase.ttl}
	*/
	ttl;
	/**
	* {@link LRUCache.OptionsBase.ttlResolution}
	*/
	ttlResolution;
	/**
	* {@link LRUCache.OptionsBase.ttlAutopurge}
	*/
	ttlAutopurge;
	/**
	* {@link LRUCache.OptionsBase.updateAgeOnGet}
	*/
	updateAgeOnGet;
	/**
	* {@link LRUCache.OptionsBase.updateAgeOnHas}
	*/
	updateAgeOnHas;
	/**
	* {@link LRUCache.OptionsBase.allowStale}
	*/
	allowStale;
	/**
	* {@link LRUCache.OptionsBase.noDisposeOnSet}
	*/
	noDisposeOnSet;
	/**
	* {@link LRUCache.OptionsBase.noUpdateTTL}
	*/
	noUpdateTTL;
	/**
	* {@link LRUCache.OptionsBase.maxEntrySize}
	*/
	maxEntrySize;
	/**
	* {@link LRUCache.OptionsBase.sizeCalculation}
	*/
	sizeCalculation;
	/**
	* {@link LRUCache.OptionsBase.noDeleteOnFetchRejection}
	*/
	noDeleteOnFetchRejection;
	/**
	* {@link LRUCache.OptionsBase.noDeleteOnStaleGet}
	*/
	noDeleteOnStaleGet;
	/**
	* {@link LRUCache.OptionsBase.allowStaleOnFetchAbort}
	*/
	allowStaleOnFetchAbort;
	/**
	* {@link LRUCache.OptionsBase.allowStaleOnFetchRejection}
	*/
	allowStaleOnFetchRejection;
	/**
	* {@link LRUCache.OptionsBase.ignoreFetchAbort}
	*/
	ignoreFetchAbort;
	#size;
	#calculatedSize;
	#keyMap;
	#keyList;
	#valList;
	#next;
	#prev;
	#head;
	#tail;
	#free;
	#disposed;
	#sizes;
	#starts;
	#ttls;
	#hasDispose;
	#hasFetchMethod;
	#hasDisposeAfter;
	/**
	* Do not call this method unless you need to inspect the
	* inner workings of the cache.  If anything returned by this
	* object is modified in any way, strange breakage may occur.
	*
	* These fields are private for a reason!
	*
	* @internal
	*/
	static unsafeExposeInternals(c) {
		return {
			starts: c.#starts,
			ttls: c.#ttls,
			sizes: c.#sizes,
			keyMap: c.#keyMap,
			keyList: c.#keyList,
			valList: c.#valList,
			next: c.#next,
			prev: c.#prev,
			get head() {
				return c.#head;
			},
			get tail() {
				return c.#tail;
			},
			free: c.#free,
			isBackgroundFetch: (p) => c.#isBackgroundFetch(p),
			backgroundFetch: (k, index, options, context) => c.#backgroundFetch(k, index, options, context),
			moveToTail: (index) => c.#moveToTail(index),
			indexes: (options) => c.#indexes(options),
			rindexes: (options) => c.#rindexes(options),
			isStale: (index) => c.#isStale(index)
		};
	}
	/**
	* {@link LRUCache.OptionsBase.max} (read-only)
	*/
	get max() {
		return this.#max;
	}
	/**
	* {@link LRUCache.OptionsBase.maxSize} (read-only)
	*/
	get maxSize() {
		return this.#maxSize;
	}
	/**
	* The total computed size of items in the cache (read-only)
	*/
	get calculatedSize() {
		return this.#calculatedSize;
	}
	/**
	* The number of items stored in the cache (read-only)
	*/
	get size() {
		return this.#size;
	}
	/**
	* {@link LRUCache.OptionsBase.fetchMethod} (read-only)
	*/
	get fetchMethod() {
		return this.#fetchMethod;
	}
	get memoMethod() {
		return this.#memoMethod;
	}
	/**
	* {@link LRUCache.OptionsBase.dispose} (read-only)
	*/
	get dispose() {
		return this.#dispose;
	}
	/**
	* {@link LRUCache.OptionsBase.disposeAfter} (read-only)
	*/
	get disposeAfter() {
		return this.#disposeAfter;
	}
	constructor(options) {
		const { max = 0, ttl, ttlResolution = 1, ttlAutopurge, updateAgeOnGet, updateAgeOnHas, allowStale, dispose, disposeAfter, noDisposeOnSet, noUpdateTTL, maxSize = 0, maxEntrySize = 0, sizeCalculation, fetchMethod, memoMethod, noDeleteOnFetchRejection, noDeleteOnStaleGet, allowStaleOnFetchRejection, allowStaleOnFetchAbort, ignoreFetchAbort } = options;
		if (max !== 0 && !isPosInt(max)) throw new TypeError("max option must be a nonnegative integer");
		const UintArray = max ? getUintArray(max) : Array;
		if (!UintArray) throw new Error("invalid max value: " + max);
		this.#max = max;
		this.#maxSize = maxSize;
		this.maxEntrySize = maxEntrySize || this.#maxSize;
		this.sizeCalculation = sizeCalculation;
		if (this.sizeCalculation) {
			if (!this.#maxSize && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
			if (typeof this.sizeCalculation !== "function") throw new TypeError("sizeCalculation set to non-function");
		}
		if (memoMethod !== void 0 && typeof memoMethod !== "function") throw new TypeError("memoMethod must be a function if defined");
		this.#memoMethod = memoMethod;
		if (fetchMethod !== void 0 && typeof fetchMethod !== "function") throw new TypeError("fetchMethod must be a function if specified");
		this.#fetchMethod = fetchMethod;
		this.#hasFetchMethod = !!fetchMethod;
		this.#keyMap = /* @__PURE__ */ new Map();
		this.#keyList = new Array(max).fill(void 0);
		this.#valList = new Array(max).fill(void 0);
		this.#next = new UintArray(max);
		this.#prev = new UintArray(max);
		this.#head = 0;
		this.#tail = 0;
		this.#free = Stack.create(max);
		this.#size = 0;
		this.#calculatedSize = 0;
		if (typeof dispose === "function") this.#dispose = dispose;
		if (typeof disposeAfter === "function") {
			this.#disposeAfter = disposeAfter;
			this.#disposed = [];
		} else {
			this.#disposeAfter = void 0;
			this.#disposed = void 0;
		}
		this.#hasDispose = !!this.#dispose;
		this.#hasDisposeAfter = !!this.#disposeAfter;
		this.noDisposeOnSet = !!noDisposeOnSet;
		this.noUpdateTTL = !!noUpdateTTL;
		this.noDeleteOnFetchRejection = !!noDeleteOnFetchRejection;
		this.allowStaleOnFetchRejection = !!allowStaleOnFetchRejection;
		this.allowStaleOnFetchAbort = !!allowStaleOnFetchAbort;
		this.ignoreFetchAbort = !!ignoreFetchAbort;
		if (this.maxEntrySize !== 0) {
			if (this.#maxSize !== 0) {
				if (!isPosInt(this.#maxSize)) throw new TypeError("maxSize must be a positive integer if specified");
			}
			if (!isPosInt(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
			this.#initializeSizeTracking();
		}
		this.allowStale = !!allowStale;
		this.noDeleteOnStaleGet = !!noDeleteOnStaleGet;
		this.updateAgeOnGet = !!updateAgeOnGet;
		this.updateAgeOnHas = !!updateAgeOnHas;
		this.ttlResolution = isPosInt(ttlResolution) || ttlResolution === 0 ? ttlResolution : 1;
		this.ttlAutopurge = !!ttlAutopurge;
		this.ttl = ttl || 0;
		if (this.ttl) {
			if (!isPosInt(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
			this.#initializeTTLTracking();
		}
		if (this.#max === 0 && this.ttl === 0 && this.#maxSize === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
		if (!this.ttlAutopurge && !this.#max && !this.#maxSize) {
			const code = "LRU_CACHE_UNBOUNDED";
			if (shouldWarn(code)) {
				warned.add(code);
				emitWarning("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", code, LRUCache);
			}
		}
	}
	/**
	* Return the number of ms left in the item's TTL. If item is not in cache,
	* returns `0`. Returns `Infinity` if item is in cache without a defined TTL.
	*/
	getRemainingTTL(key) {
		return this.#keyMap.has(key) ? Infinity : 0;
	}
	#initializeTTLTracking() {
		const ttls = new ZeroArray(this.#max);
		const starts = new ZeroArray(this.#max);
		this.#ttls = ttls;
		this.#starts = starts;
		this.#setItemTTL = (index, ttl, start = perf.now()) => {
			starts[index] = ttl !== 0 ? start : 0;
			ttls[index] = ttl;
			if (ttl !== 0 && this.ttlAutopurge) {
				const t = setTimeout(() => {
					if (this.#isStale(index)) this.#delete(this.#keyList[index], "expire");
				}, ttl + 1);
				/* c8 ignore start */
				if (t.unref) t.unref();
			}
		};
		this.#updateItemAge = (index) => {
			starts[index] = ttls[index] !== 0 ? perf.now() : 0;
		};
		this.#statusTTL = (status, index) => {
			if (ttls[index]) {
				const ttl = ttls[index];
				const start = starts[index];
				/* c8 ignore next */
				if (!ttl || !start) return;
				status.ttl = ttl;
				status.start = start;
				status.now = cachedNow || getNow();
				status.remainingTTL = ttl - (status.now - start);
			}
		};
		let cachedNow = 0;
		const getNow = () => {
			const n = perf.now();
			if (this.ttlResolution > 0) {
				cachedNow = n;
				const t = setTimeout(() => cachedNow = 0, this.ttlResolution);
				/* c8 ignore start */
				if (t.unref) t.unref();
			}
			return n;
		};
		this.getRemainingTTL = (key) => {
			const index = this.#keyMap.get(key);
			if (index === void 0) return 0;
			const ttl = ttls[index];
			const start = starts[index];
			if (!ttl || !start) return Infinity;
			return ttl - ((cachedNow || getNow()) - start);
		};
		this.#isStale = (index) => {
			const s = starts[index];
			const t = ttls[index];
			return !!t && !!s && (cachedNow || getNow()) - s > t;
		};
	}
	#updateItemAge = () => {};
	#statusTTL = () => {};
	#setItemTTL = () => {};
	/* c8 ignore stop */
	#isStale = () => false;
	#initializeSizeTracking() {
		const sizes = new ZeroArray(this.#max);
		this.#calculatedSize = 0;
		this.#sizes = sizes;
		this.#removeItemSize = (index) => {
			this.#calculatedSize -= sizes[index];
			sizes[index] = 0;
		};
		this.#requireSize = (k, v, size, sizeCalculation) => {
			if (this.#isBackgroundFetch(v)) return 0;
			if (!isPosInt(size)) {
				if (sizeCalculation) {
					if (typeof sizeCalculation !== "function") throw new TypeError("sizeCalculation must be a function");
					size = sizeCalculation(v, k);
					if (!isPosInt(size)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
				} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
			}
			return size;
		};
		this.#addItemSize = (index, size, status) => {
			sizes[index] = size;
			if (this.#maxSize) {
				const maxSize = this.#maxSize - sizes[index];
				while (this.#calculatedSize > maxSize) this.#evict(true);
			}
			this.#calculatedSize += sizes[index];
			if (status) {
				status.entrySize = size;
				status.totalCalculatedSize = this.#calculatedSize;
			}
		};
	}
	#removeItemSize = (_i) => {};
	#addItemSize = (_i, _s, _st) => {};
	#requireSize = (_k, _v, size, sizeCalculation) => {
		if (size || sizeCalculation) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
		return 0;
	};
	*#indexes({ allowStale = this.allowStale } = {}) {
		if (this.#size) for (let i = this.#tail;;) {
			if (!this.#isValidIndex(i)) break;
			if (allowStale || !this.#isStale(i)) yield i;
			if (i === this.#head) break;
			else i = this.#prev[i];
		}
	}
	*#rindexes({ allowStale = this.allowStale } = {}) {
		if (this.#size) for (let i = this.#head;;) {
			if (!this.#isValidIndex(i)) break;
			if (allowStale || !this.#isStale(i)) yield i;
			if (i === this.#tail) break;
			else i = this.#next[i];
		}
	}
	#isValidIndex(index) {
		return index !== void 0 && this.#keyMap.get(this.#keyList[index]) === index;
	}
	/**
	* Return a generator yielding `[key, value]` pairs,
	* in order from most recently used to least recently used.
	*/
	*entries() {
		for (const i of this.#indexes()) if (this.#valList[i] !== void 0 && this.#keyList[i] !== void 0 && !this.#isBackgroundFetch(this.#valList[i])) yield [this.#keyList[i], this.#valList[i]];
	}
	/**
	* Inverse order version of {@link LRUCache.entries}
	*
	* Return a generator yielding `[key, value]` pairs,
	* in order from least recently used to most recently used.
	*/
	*rentries() {
		for (const i of this.#rindexes()) if (this.#valList[i] !== void 0 && this.#keyList[i] !== void 0 && !this.#isBackgroundFetch(this.#valList[i])) yield [this.#keyList[i], this.#valList[i]];
	}
	/**
	* Return a generator yielding the keys in the cache,
	* in order from most recently used to least recently used.
	*/
	*keys() {
		for (const i of this.#indexes()) {
			const k = this.#keyList[i];
			if (k !== void 0 && !this.#isBackgroundFetch(this.#valList[i])) yield k;
		}
	}
	/**
	* Inverse order version of {@link LRUCache.keys}
	*
	* Return a generator yielding the keys in the cache,
	* in order from least recently used to most recently used.
	*/
	*rkeys() {
		for (const i of this.#rindexes()) {
			const k = this.#keyList[i];
			if (k !== void 0 && !this.#isBackgroundFetch(this.#valList[i])) yield k;
		}
	}
	/**
	* Return a generator yielding the values in the cache,
	* in order from most recently used to least recently used.
	*/
	*values() {
		for (const i of this.#indexes()) if (this.#valList[i] !== void 0 && !this.#isBackgroundFetch(this.#valList[i])) yield this.#valList[i];
	}
	/**
	* Inverse order version of {@link LRUCache.values}
	*
	* Return a generator yielding the values in the cache,
	* in order from least recently used to most recently used.
	*/
	*rvalues() {
		for (const i of this.#rindexes()) if (this.#valList[i] !== void 0 && !this.#isBackgroundFetch(this.#valList[i])) yield this.#valList[i];
	}
	/**
	* Iterating over the cache itself yields the same results as
	* {@link LRUCache.entries}
	*/
	[Symbol.iterator]() {
		return this.entries();
	}
	/**
	* A String value that is used in the creation of the default string
	* description of an object. Called by the built-in method
	* `Object.prototype.toString`.
	*/
	[Symbol.toStringTag] = "LRUCache";
	/**
	* Find a value for which the supplied fn method returns a truthy value,
	* similar to `Array.find()`. fn is called as `fn(value, key, cache)`.
	*/
	find(fn, getOptions = {}) {
		for (const i of this.#indexes()) {
			const v = this.#valList[i];
			const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
			if (value === void 0) continue;
			if (fn(value, this.#keyList[i], this)) return this.get(this.#keyList[i], getOptions);
		}
	}
	/**
	* Call the supplied function on each item in the cache, in order from most
	* recently used to least recently used.
	*
	* `fn` is called as `fn(value, key, cache)`.
	*
	* If `thisp` is provided, function will be called in the `this`-context of
	* the provided object, or the cache if no `thisp` object is provided.
	*
	* Does not update age or recenty of use, or iterate over stale values.
	*/
	forEach(fn, thisp = this) {
		for (const i of this.#indexes()) {
			const v = this.#valList[i];
			const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
			if (value === void 0) continue;
			fn.call(thisp, value, this.#keyList[i], this);
		}
	}
	/**
	* The same as {@link LRUCache.forEach} but items are iterated over in
	* reverse order.  (ie, less recently used items are iterated over first.)
	*/
	rforEach(fn, thisp = this) {
		for (const i of this.#rindexes()) {
			const v = this.#valList[i];
			const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
			if (value === void 0) continue;
			fn.call(thisp, value, this.#keyList[i], this);
		}
	}
	/**
	* Delete any stale entries. Returns true if anything was removed,
	* false otherwise.
	*/
	purgeStale() {
		let deleted = false;
		for (const i of this.#rindexes({ allowStale: true })) if (this.#isStale(i)) {
			this.#delete(this.#keyList[i], "expire");
			deleted = true;
		}
		return deleted;
	}
	/**
	* Get the extended info about a given entry, to get its value, size, and
	* TTL info simultaneously. Returns `undefined` if the key is not present.
	*
	* Unlike {@link LRUCache#dump}, which is designed to be portable and survive
	* serialization, the `start` value is always the current timestamp, and the
	* `ttl` is a calculated remaining time to live (negative if expired).
	*
	* Always returns stale values, if their info is found in the cache, so be
	* sure to check for expirations (ie, a negative {@link LRUCache.Entry#ttl})
	* if relevant.
	*/
	info(key) {
		const i = this.#keyMap.get(key);
		if (i === void 0) return void 0;
		const v = this.#valList[i];
		const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
		if (value === void 0) return void 0;
		const entry = { value };
		if (this.#ttls && this.#starts) {
			const ttl = this.#ttls[i];
			const start = this.#starts[i];
			if (ttl && start) {
				entry.ttl = ttl - (perf.now() - start);
				entry.start = Date.now();
			}
		}
		if (this.#sizes) entry.size = this.#sizes[i];
		return entry;
	}
	/**
	* Return an array of [key, {@link LRUCache.Entry}] tuples which can be
	* passed to {@link LRLUCache#load}.
	*
	* The `start` fields are calculated relative to a portable `Date.now()`
	* timestamp, even if `performance.now()` is available.
	*
	* Stale entries are always included in the `dump`, even if
	* {@link LRUCache.OptionsBase.allowStale} is false.
	*
	* Note: this returns an actual array, not a generator, so it can be more
	* easily passed around.
	*/
	dump() {
		const arr = [];
		for (const i of this.#indexes({ allowStale: true })) {
			const key = this.#keyList[i];
			const v = this.#valList[i];
			const value = this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
			if (value === void 0 || key === void 0) continue;
			const entry = { value };
			if (this.#ttls && this.#starts) {
				entry.ttl = this.#ttls[i];
				const age = perf.now() - this.#starts[i];
				entry.start = Math.floor(Date.now() - age);
			}
			if (this.#sizes) entry.size = this.#sizes[i];
			arr.unshift([key, entry]);
		}
		return arr;
	}
	/**
	* Reset the cache and load in the items in entries in the order listed.
	*
	* The shape of the resulting cache may be different if the same options are
	* not used in both caches.
	*
	* The `start` fields are assumed to be calculated relative to a portable
	* `Date.now()` timestamp, even if `performance.now()` is available.
	*/
	load(arr) {
		this.clear();
		for (const [key, entry] of arr) {
			if (entry.start) {
				const age = Date.now() - entry.start;
				entry.start = perf.now() - age;
			}
			this.set(key, entry.value, entry);
		}
	}
	/**
	* Add a value to the cache.
	*
	* Note: if `undefined` is specified as a value, this is an alias for
	* {@link LRUCache#delete}
	*
	* Fields on the {@link LRUCache.SetOptions} options param will override
	* their corresponding values in the constructor options for the scope
	* of this single `set()` operation.
	*
	* If `start` is provided, then that will set the effective start
	* time for the TTL calculation. Note that this must be a previous
	* value of `performance.now()` if supported, or a previous value of
	* `Date.now()` if not.
	*
	* Options object may also include `size`, which will prevent
	* calling the `sizeCalculation` function and just use the specified
	* number if it is a positive integer, and `noDisposeOnSet` which
	* will prevent calling a `dispose` function in the case of
	* overwrites.
	*
	* If the `size` (or return value of `sizeCalculation`) for a given
	* entry is greater than `maxEntrySize`, then the item will not be
	* added to the cache.
	*
	* Will update the recency of the entry.
	*
	* If the value is `undefined`, then this is an alias for
	* `cache.delete(key)`. `undefined` is never stored in the cache.
	*/
	set(k, v, setOptions = {}) {
		if (v === void 0) {
			this.delete(k);
			return this;
		}
		const { ttl = this.ttl, start, noDisposeOnSet = this.noDisposeOnSet, sizeCalculation = this.sizeCalculation, status } = setOptions;
		let { noUpdateTTL = this.noUpdateTTL } = setOptions;
		const size = this.#requireSize(k, v, setOptions.size || 0, sizeCalculation);
		if (this.maxEntrySize && size > this.maxEntrySize) {
			if (status) {
				status.set = "miss";
				status.maxEntrySizeExceeded = true;
			}
			this.#delete(k, "set");
			return this;
		}
		let index = this.#size === 0 ? void 0 : this.#keyMap.get(k);
		if (index === void 0) {
			index = this.#size === 0 ? this.#tail : this.#free.length !== 0 ? this.#free.pop() : this.#size === this.#max ? this.#evict(false) : this.#size;
			this.#keyList[index] = k;
			this.#valList[index] = v;
			this.#keyMap.set(k, index);
			this.#next[this.#tail] = index;
			this.#prev[index] = this.#tail;
			this.#tail = index;
			this.#size++;
			this.#addItemSize(index, size, status);
			if (status) status.set = "add";
			noUpdateTTL = false;
		} else {
			this.#moveToTail(index);
			const oldVal = this.#valList[index];
			if (v !== oldVal) {
				if (this.#hasFetchMethod && this.#isBackgroundFetch(oldVal)) {
					oldVal.__abortController.abort(/* @__PURE__ */ new Error("replaced"));
					const { __staleWhileFetching: s } = oldVal;
					if (s !== void 0 && !noDisposeOnSet) {
						if (this.#hasDispose) this.#dispose?.(s, k, "set");
						if (this.#hasDisposeAfter) this.#disposed?.push([
							s,
							k,
							"set"
						]);
					}
				} else if (!noDisposeOnSet) {
					if (this.#hasDispose) this.#dispose?.(oldVal, k, "set");
					if (this.#hasDisposeAfter) this.#disposed?.push([
						oldVal,
						k,
						"set"
					]);
				}
				this.#removeItemSize(index);
				this.#addItemSize(index, size, status);
				this.#valList[index] = v;
				if (status) {
					status.set = "replace";
					const oldValue = oldVal && this.#isBackgroundFetch(oldVal) ? oldVal.__staleWhileFetching : oldVal;
					if (oldValue !== void 0) status.oldValue = oldValue;
				}
			} else if (status) status.set = "update";
		}
		if (ttl !== 0 && !this.#ttls) this.#initializeTTLTracking();
		if (this.#ttls) {
			if (!noUpdateTTL) this.#setItemTTL(index, ttl, start);
			if (status) this.#statusTTL(status, index);
		}
		if (!noDisposeOnSet && this.#hasDisposeAfter && this.#disposed) {
			const dt = this.#disposed;
			let task;
			while (task = dt?.shift()) this.#disposeAfter?.(...task);
		}
		return this;
	}
	/**
	* Evict the least recently used item, returning its value or
	* `undefined` if cache is empty.
	*/
	pop() {
		try {
			while (this.#size) {
				const val = this.#valList[this.#head];
				this.#evict(true);
				if (this.#isBackgroundFetch(val)) {
					if (val.__staleWhileFetching) return val.__staleWhileFetching;
				} else if (val !== void 0) return val;
			}
		} finally {
			if (this.#hasDisposeAfter && this.#disposed) {
				const dt = this.#disposed;
				let task;
				while (task = dt?.shift()) this.#disposeAfter?.(...task);
			}
		}
	}
	#evict(free) {
		const head = this.#head;
		const k = this.#keyList[head];
		const v = this.#valList[head];
		if (this.#hasFetchMethod && this.#isBackgroundFetch(v)) v.__abortController.abort(/* @__PURE__ */ new Error("evicted"));
		else if (this.#hasDispose || this.#hasDisposeAfter) {
			if (this.#hasDispose) this.#dispose?.(v, k, "evict");
			if (this.#hasDisposeAfter) this.#disposed?.push([
				v,
				k,
				"evict"
			]);
		}
		this.#removeItemSize(head);
		if (free) {
			this.#keyList[head] = void 0;
			this.#valList[head] = void 0;
			this.#free.push(head);
		}
		if (this.#size === 1) {
			this.#head = this.#tail = 0;
			this.#free.length = 0;
		} else this.#head = this.#next[head];
		this.#keyMap.delete(k);
		this.#size--;
		return head;
	}
	/**
	* Check if a key is in the cache, without updating the recency of use.
	* Will return false if the item is stale, even though it is technically
	* in the cache.
	*
	* Check if a key is in the cache, without updating the recency of
	* use. Age is updated if {@link LRUCache.OptionsBase.updateAgeOnHas} is set
	* to `true` in either the options or the constructor.
	*
	* Will return `false` if the item is stale, even though it is technically in
	* the cache. The difference can be determined (if it matters) by using a
	* `status` argument, and inspecting the `has` field.
	*
	* Will not update item age unless
	* {@link LRUCache.OptionsBase.updateAgeOnHas} is set.
	*/
	has(k, hasOptions = {}) {
		const { updateAgeOnHas = this.updateAgeOnHas, status } = hasOptions;
		const index = this.#keyMap.get(k);
		if (index !== void 0) {
			const v = this.#valList[index];
			if (this.#isBackgroundFetch(v) && v.__staleWhileFetching === void 0) return false;
			if (!this.#isStale(index)) {
				if (updateAgeOnHas) this.#updateItemAge(index);
				if (status) {
					status.has = "hit";
					this.#statusTTL(status, index);
				}
				return true;
			} else if (status) {
				status.has = "stale";
				this.#statusTTL(status, index);
			}
		} else if (status) status.has = "miss";
		return false;
	}
	/**
	* Like {@link LRUCache#get} but doesn't update recency or delete stale
	* items.
	*
	* Returns `undefined` if the item is stale, unless
	* {@link LRUCache.OptionsBase.allowStale} is set.
	*/
	peek(k, peekOptions = {}) {
		const { allowStale = this.allowStale } = peekOptions;
		const index = this.#keyMap.get(k);
		if (index === void 0 || !allowStale && this.#isStale(index)) return;
		const v = this.#valList[index];
		return this.#isBackgroundFetch(v) ? v.__staleWhileFetching : v;
	}
	#backgroundFetch(k, index, options, context) {
		const v = index === void 0 ? void 0 : this.#valList[index];
		if (this.#isBackgroundFetch(v)) return v;
		const ac = new AC();
		const { signal } = options;
		signal?.addEventListener("abort", () => ac.abort(signal.reason), { signal: ac.signal });
		const fetchOpts = {
			signal: ac.signal,
			options,
			context
		};
		const cb = (v, updateCache = false) => {
			const { aborted } = ac.signal;
			const ignoreAbort = options.ignoreFetchAbort && v !== void 0;
			if (options.status) {
				if (aborted && !updateCache) {
					options.status.fetchAborted = true;
					options.status.fetchError = ac.signal.reason;
					if (ignoreAbort) options.status.fetchAbortIgnored = true;
				} else options.status.fetchResolved = true;
			}
			if (aborted && !ignoreAbort && !updateCache) return fetchFail(ac.signal.reason);
			const bf = p;
			if (this.#valList[index] === p) {
				if (v === void 0) {
					if (bf.__staleWhileFetching) this.#valList[index] = bf.__staleWhileFetching;
					else this.#delete(k, "fetch");
				} else {
					if (options.status) options.status.fetchUpdated = true;
					this.set(k, v, fetchOpts.options);
				}
			}
			return v;
		};
		const eb = (er) => {
			if (options.status) {
				options.status.fetchRejected = true;
				options.status.fetchError = er;
			}
			return fetchFail(er);
		};
		const fetchFail = (er) => {
			const { aborted } = ac.signal;
			const allowStaleAborted = aborted && options.allowStaleOnFetchAbort;
			const allowStale = allowStaleAborted || options.allowStaleOnFetchRejection;
			const noDelete = allowStale || options.noDeleteOnFetchRejection;
			const bf = p;
			if (this.#valList[index] === p) {
				if (!noDelete || bf.__staleWhileFetching === void 0) this.#delete(k, "fetch");
				else if (!allowStaleAborted) this.#valList[index] = bf.__staleWhileFetching;
			}
			if (allowStale) {
				if (options.status && bf.__staleWhileFetching !== void 0) options.status.returnedStale = true;
				return bf.__staleWhileFetching;
			} else if (bf.__returned === bf) throw er;
		};
		const pcall = (res, rej) => {
			const fmp = this.#fetchMethod?.(k, v, fetchOpts);
			if (fmp && fmp instanceof Promise) fmp.then((v) => res(v === void 0 ? void 0 : v), rej);
			ac.signal.addEventListener("abort", () => {
				if (!options.ignoreFetchAbort || options.allowStaleOnFetchAbort) {
					res(void 0);
					if (options.allowStaleOnFetchAbort) res = (v) => cb(v, true);
				}
			});
		};
		if (options.status) options.status.fetchDispatched = true;
		const p = new Promise(pcall).then(cb, eb);
		const bf = Object.assign(p, {
			__abortController: ac,
			__staleWhileFetching: v,
			__returned: void 0
		});
		if (index === void 0) {
			this.set(k, bf, {
				...fetchOpts.options,
				status: void 0
			});
			index = this.#keyMap.get(k);
		} else this.#valList[index] = bf;
		return bf;
	}
	#isBackgroundFetch(p) {
		if (!this.#hasFetchMethod) return false;
		const b = p;
		return !!b && b instanceof Promise && b.hasOwnProperty("__staleWhileFetching") && b.__abortController instanceof AC;
	}
	async fetch(k, fetchOptions = {}) {
		const { allowStale = this.allowStale, updateAgeOnGet = this.updateAgeOnGet, noDeleteOnStaleGet = this.noDeleteOnStaleGet, ttl = this.ttl, noDisposeOnSet = this.noDisposeOnSet, size = 0, sizeCalculation = this.sizeCalculation, noUpdateTTL = this.noUpdateTTL, noDeleteOnFetchRejection = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection = this.allowStaleOnFetchRejection, ignoreFetchAbort = this.ignoreFetchAbort, allowStaleOnFetchAbort = this.allowStaleOnFetchAbort, context, forceRefresh = false, status, signal } = fetchOptions;
		if (!this.#hasFetchMethod) {
			if (status) status.fetch = "get";
			return this.get(k, {
				allowStale,
				updateAgeOnGet,
				noDeleteOnStaleGet,
				status
			});
		}
		const options = {
			allowStale,
			updateAgeOnGet,
			noDeleteOnStaleGet,
			ttl,
			noDisposeOnSet,
			size,
			sizeCalculation,
			noUpdateTTL,
			noDeleteOnFetchRejection,
			allowStaleOnFetchRejection,
			allowStaleOnFetchAbort,
			ignoreFetchAbort,
			status,
			signal
		};
		let index = this.#keyMap.get(k);
		if (index === void 0) {
			if (status) status.fetch = "miss";
			const p = this.#backgroundFetch(k, index, options, context);
			return p.__returned = p;
		} else {
			const v = this.#valList[index];
			if (this.#isBackgroundFetch(v)) {
				const stale = allowStale && v.__staleWhileFetching !== void 0;
				if (status) {
					status.fetch = "inflight";
					if (stale) status.returnedStale = true;
				}
				return stale ? v.__staleWhileFetching : v.__returned = v;
			}
			const isStale = this.#isStale(index);
			if (!forceRefresh && !isStale) {
				if (status) status.fetch = "hit";
				this.#moveToTail(index);
				if (updateAgeOnGet) this.#updateItemAge(index);
				if (status) this.#statusTTL(status, index);
				return v;
			}
			const p = this.#backgroundFetch(k, index, options, context);
			const staleVal = p.__staleWhileFetching !== void 0 && allowStale;
			if (status) {
				status.fetch = isStale ? "stale" : "refresh";
				if (staleVal && isStale) status.returnedStale = true;
			}
			return staleVal ? p.__staleWhileFetching : p.__returned = p;
		}
	}
	async forceFetch(k, fetchOptions = {}) {
		const v = await this.fetch(k, fetchOptions);
		if (v === void 0) throw new Error("fetch() returned undefined");
		return v;
	}
	memo(k, memoOptions = {}) {
		const memoMethod = this.#memoMethod;
		if (!memoMethod) throw new Error("no memoMethod provided to constructor");
		const { context, forceRefresh, ...options } = memoOptions;
		const v = this.get(k, options);
		if (!forceRefresh && v !== void 0) return v;
		const vv = memoMethod(k, v, {
			options,
			context
		});
		this.set(k, vv, options);
		return vv;
	}
	/**
	* Return a value from the cache. Will update the recency of the cache
	* entry found.
	*
	* If the key is not found, get() will return `undefined`.
	*/
	get(k, getOptions = {}) {
		const { allowStale = this.allowStale, updateAgeOnGet = this.updateAgeOnGet, noDeleteOnStaleGet = this.noDeleteOnStaleGet, status } = getOptions;
		const index = this.#keyMap.get(k);
		if (index !== void 0) {
			const value = this.#valList[index];
			const fetching = this.#isBackgroundFetch(value);
			if (status) this.#statusTTL(status, index);
			if (this.#isStale(index)) {
				if (status) status.get = "stale";
				if (!fetching) {
					if (!noDeleteOnStaleGet) this.#delete(k, "expire");
					if (status && allowStale) status.returnedStale = true;
					return allowStale ? value : void 0;
				} else {
					if (status && allowStale && value.__staleWhileFetching !== void 0) status.returnedStale = true;
					return allowStale ? value.__staleWhileFetching : void 0;
				}
			} else {
				if (status) status.get = "hit";
				if (fetching) return value.__staleWhileFetching;
				this.#moveToTail(index);
				if (updateAgeOnGet) this.#updateItemAge(index);
				return value;
			}
		} else if (status) status.get = "miss";
	}
	#connect(p, n) {
		this.#prev[n] = p;
		this.#next[p] = n;
	}
	#moveToTail(index) {
		if (index !== this.#tail) {
			if (index === this.#head) this.#head = this.#next[index];
			else this.#connect(this.#prev[index], this.#next[index]);
			this.#connect(this.#tail, index);
			this.#tail = index;
		}
	}
	/**
	* Deletes a key out of the cache.
	*
	* Returns true if the key was deleted, false otherwise.
	*/
	delete(k) {
		return this.#delete(k, "delete");
	}
	#delete(k, reason) {
		let deleted = false;
		if (this.#size !== 0) {
			const index = this.#keyMap.get(k);
			if (index !== void 0) {
				deleted = true;
				if (this.#size === 1) this.#clear(reason);
				else {
					this.#removeItemSize(index);
					const v = this.#valList[index];
					if (this.#isBackgroundFetch(v)) v.__abortController.abort(/* @__PURE__ */ new Error("deleted"));
					else if (this.#hasDispose || this.#hasDisposeAfter) {
						if (this.#hasDispose) this.#dispose?.(v, k, reason);
						if (this.#hasDisposeAfter) this.#disposed?.push([
							v,
							k,
							reason
						]);
					}
					this.#keyMap.delete(k);
					this.#keyList[index] = void 0;
					this.#valList[index] = void 0;
					if (index === this.#tail) this.#tail = this.#prev[index];
					else if (index === this.#head) this.#head = this.#next[index];
					else {
						const pi = this.#prev[index];
						this.#next[pi] = this.#next[index];
						const ni = this.#next[index];
						this.#prev[ni] = this.#prev[index];
					}
					this.#size--;
					this.#free.push(index);
				}
			}
		}
		if (this.#hasDisposeAfter && this.#disposed?.length) {
			const dt = this.#disposed;
			let task;
			while (task = dt?.shift()) this.#disposeAfter?.(...task);
		}
		return deleted;
	}
	/**
	* Clear the cache entirely, throwing away all values.
	*/
	clear() {
		return this.#clear("delete");
	}
	#clear(reason) {
		for (const index of this.#rindexes({ allowStale: true })) {
			const v = this.#valList[index];
			if (this.#isBackgroundFetch(v)) v.__abortController.abort(/* @__PURE__ */ new Error("deleted"));
			else {
				const k = this.#keyList[index];
				if (this.#hasDispose) this.#dispose?.(v, k, reason);
				if (this.#hasDisposeAfter) this.#disposed?.push([
					v,
					k,
					reason
				]);
			}
		}
		this.#keyMap.clear();
		this.#valList.fill(void 0);
		this.#keyList.fill(void 0);
		if (this.#ttls && this.#starts) {
			this.#ttls.fill(0);
			this.#starts.fill(0);
		}
		if (this.#sizes) this.#sizes.fill(0);
		this.#head = 0;
		this.#tail = 0;
		this.#free.length = 0;
		this.#calculatedSize = 0;
		this.#size = 0;
		if (this.#hasDisposeAfter && this.#disposed) {
			const dt = this.#disposed;
			let task;
			while (task = dt?.shift()) this.#disposeAfter?.(...task);
		}
	}
};
// node_modules/graphql-yoga/esm/utils/create-lru-cache.js
var DEFAULT_MAX = 1024;
var DEFAULT_TTL = 36e5;
/**
* @internal This is an internal utility, and you should use it with your own risk.
* This utility can have breaking changes in the future.
*/
function _createLRUCache({ max = DEFAULT_MAX, ttl = DEFAULT_TTL } = {}) {
	return new LRUCache({
		max,
		ttl
	});
}
// node_modules/graphql-yoga/esm/plugins/use-parser-and-validation-cache.js
function useParserAndValidationCache({ documentCache = _createLRUCache(), errorCache = _createLRUCache(), validationCache = true }) {
	const validationCacheByRules = _createLRUCache();
	return {
		onParse({ params, setParsedDocument }) {
			const strDocument = params.source.toString();
			const document = documentCache.get(strDocument);
			if (document) {
				setParsedDocument(document);
				return;
			}
			const parserError = errorCache.get(strDocument);
			if (parserError) throw parserError;
			return ({ result }) => {
				if (result != null) {
					if (result instanceof Error) errorCache.set(strDocument, result);
					else documentCache.set(strDocument, result);
				}
			};
		},
		onValidate({ params: { schema, documentAST, rules }, setResult }) {
			/** No schema no cache */
			if (schema == null) return;
			if (validationCache !== false) {
				const rulesKey = rules?.map((rule) => rule.name).join(",") || "";
				let validationCacheBySchema = validationCacheByRules.get(rulesKey);
				if (!validationCacheBySchema) {
					validationCacheBySchema = /* @__PURE__ */ new WeakMap();
					validationCacheByRules.set(rulesKey, validationCacheBySchema);
				}
				let validationCacheByDocument = validationCacheBySchema.get(schema);
				if (!validationCacheByDocument) {
					validationCacheByDocument = /* @__PURE__ */ new WeakMap();
					validationCacheBySchema.set(schema, validationCacheByDocument);
				}
				const cachedResult = validationCacheByDocument.get(documentAST);
				if (cachedResult) {
					setResult(cachedResult);
					return;
				}
				return ({ result }) => {
					if (result != null) validationCacheByDocument?.set(documentAST, result);
				};
			}
		}
	};
}
// node_modules/graphql-yoga/esm/plugins/use-request-parser.js
var DEFAULT_MATCHER = () => true;
function useRequestParser(options) {
	const matchFn = options.match || DEFAULT_MATCHER;
	return { onRequestParse({ request, setRequestParser }) {
		if (matchFn(request)) setRequestParser(options.parse);
	} };
}
// node_modules/graphql-yoga/esm/plugins/result-processor/accept.js
function getMediaTypesForRequestInOrder(request) {
	const accepts = (request.headers.get("accept") || "*/*").replace(/\s/g, "").toLowerCase().split(",");
	const mediaTypes = [];
	for (const accept of accepts) {
		const [mediaType, ...params] = accept.split(";");
		if (mediaType === void 0) continue;
		if ((params?.find((param) => param.includes("charset=")) || "charset=utf-8") !== "charset=utf-8") continue;
		mediaTypes.push(mediaType);
	}
	return mediaTypes.reverse();
}
function isMatchingMediaType(askedMediaType, processorMediaType) {
	const [askedPre, askedSuf] = askedMediaType.split("/");
	const [pre, suf] = processorMediaType.split("/");
	if ((pre === "*" || pre === askedPre) && (suf === "*" || suf === askedSuf)) return true;
	return false;
}
// node_modules/graphql-yoga/esm/plugins/result-processor/stringify.js
function jsonStringifyResultWithoutInternals(result) {
	if (Array.isArray(result)) return `[${result.map((r) => {
		const sanitizedResult = omitInternalsFromResultErrors(r);
		return (r.stringify || JSON.stringify)(sanitizedResult);
	}).join(",")}]`;
	const sanitizedResult = omitInternalsFromResultErrors(result);
	return (result.stringify || JSON.stringify)(sanitizedResult);
}
function omitInternalsFromResultErrors(result) {
	if (result.errors?.length || result.extensions?.http) {
		const newResult = { ...result };
		newResult.errors &&= newResult.errors.map(omitInternalsFromError);
		if (newResult.extensions) {
			const { http, ...extensions } = result.extensions;
			newResult.extensions = Object.keys(extensions).length ? extensions : void 0;
		}
		return newResult;
	}
	return result;
}
function omitInternalsFromError(err) {
	if (isGraphQLError(err)) {
		const { http, unexpected, ...extensions } = ("toJSON" in err && typeof err.toJSON === "function" ? err.toJSON() : Object(err)).extensions || {};
		return createGraphQLError(err.message, {
			nodes: err.nodes,
			source: err.source,
			positions: err.positions,
			path: err.path,
			originalError: omitInternalsFromError(err.originalError || void 0),
			extensions: Object.keys(extensions).length ? extensions : void 0,
			coordinate: getSchemaCoordinate(err)
		});
	}
	return err;
}
// node_modules/graphql-yoga/esm/plugins/result-processor/multipart.js
function processMultipartResult(result, fetchAPI) {
	const responseInit = getResponseInitByRespectingErrors(result, {
		Connection: "keep-alive",
		"Content-Type": "multipart/mixed; boundary=\"-\"",
		"Transfer-Encoding": "chunked"
	});
	let iterator;
	const textEncoder = new fetchAPI.TextEncoder();
	const readableStream = new fetchAPI.ReadableStream({
		start(controller) {
			if (isAsyncIterable$3(result)) iterator = result[Symbol.asyncIterator]();
			else {
				let finished = false;
				iterator = { next: () => {
					if (finished) return fakePromise$1({
						done: true,
						value: null
					});
					finished = true;
					return fakePromise$1({
						done: false,
						value: result
					});
				} };
			}
			controller.enqueue(textEncoder.encode("\r\n"));
			controller.enqueue(textEncoder.encode(`---`));
		},
		pull(controller) {
			return handleMaybePromise$1(() => iterator.next(), ({ done, value }) => {
				if (value != null) {
					controller.enqueue(textEncoder.encode("\r\n"));
					controller.enqueue(textEncoder.encode("Content-Type: application/json; charset=utf-8"));
					controller.enqueue(textEncoder.encode("\r\n"));
					const chunk = jsonStringifyResultWithoutInternals(value);
					const encodedChunk = textEncoder.encode(chunk);
					controller.enqueue(textEncoder.encode("Content-Length: " + encodedChunk.byteLength));
					controller.enqueue(textEncoder.encode("\r\n"));
					controller.enqueue(textEncoder.encode("\r\n"));
					controller.enqueue(encodedChunk);
					controller.enqueue(textEncoder.encode("\r\n"));
					controller.enqueue(textEncoder.encode("---"));
				}
				if (done) {
					controller.enqueue(textEncoder.encode("--\r\n"));
					controller.close();
				}
			}, (err) => {
				controller.error(err);
			});
		},
		cancel(e) {
			if (iterator.return) return handleMaybePromise$1(() => iterator.return?.(e), () => {});
		}
	});
	return new fetchAPI.Response(readableStream, responseInit);
}
// node_modules/graphql-yoga/esm/plugins/result-processor/regular.js
function processRegularResult(executionResult, fetchAPI, acceptedHeader) {
	if (isAsyncIterable(executionResult)) return new fetchAPI.Response(null, {
		status: 406,
		statusText: "Not Acceptable",
		headers: { accept: "application/json; charset=utf-8, application/graphql-response+json; charset=utf-8" }
	});
	const responseInit = getResponseInitByRespectingErrors(executionResult, { "Content-Type": acceptedHeader + "; charset=utf-8" }, acceptedHeader === "application/json" && !Array.isArray(executionResult) && areGraphQLErrors(executionResult.errors) && executionResult.errors.some((err) => !err.extensions?.["originalError"] || isGraphQLError(err.extensions["originalError"])));
	const responseBody = jsonStringifyResultWithoutInternals(executionResult);
	return new fetchAPI.Response(responseBody, responseInit);
}
// node_modules/graphql-yoga/esm/plugins/result-processor/sse.js
function getSSEProcessor() {
	return function processSSEResult(result, fetchAPI) {
		let pingIntervalMs = 12e3;
		if (globalThis.process?.env?.["NODE_ENV"] === "test") pingIntervalMs = 300;
		const responseInit = getResponseInitByRespectingErrors(result, {
			"Content-Type": "text/event-stream",
			Connection: "keep-alive",
			"Cache-Control": "no-cache",
			"Content-Encoding": "none"
		}, true);
		let iterator;
		let pingInterval;
		const textEncoder = new fetchAPI.TextEncoder();
		const readableStream = new fetchAPI.ReadableStream({
			start(controller) {
				controller.enqueue(textEncoder.encode(":\n\n"));
				pingInterval = setInterval(() => {
					if (controller.desiredSize === null) {
						clearInterval(pingInterval);
						return;
					}
					if (controller.desiredSize > 0) controller.enqueue(textEncoder.encode(":\n\n"));
				}, pingIntervalMs);
				if (isAsyncIterable$3(result)) iterator = result[Symbol.asyncIterator]();
				else {
					let finished = false;
					iterator = { next: () => {
						if (finished) return fakePromise$1({
							done: true,
							value: null
						});
						finished = true;
						return fakePromise$1({
							done: false,
							value: result
						});
					} };
				}
			},
			pull(controller) {
				return handleMaybePromise$1(() => iterator.next(), (result) => {
					if (result.value != null) {
						controller.enqueue(textEncoder.encode(`event: next\n`));
						const chunk = jsonStringifyResultWithoutInternals(result.value);
						controller.enqueue(textEncoder.encode(`data: ${chunk}\n\n`));
					}
					if (result.done) {
						controller.enqueue(textEncoder.encode(`event: complete\n`));
						controller.enqueue(textEncoder.encode(`data:\n\n`));
						clearInterval(pingInterval);
						controller.close();
					}
				}, (err) => {
					controller.error(err);
				});
			},
			cancel(e) {
				clearInterval(pingInterval);
				if (iterator.return) return handleMaybePromise$1(() => iterator.return?.(e), () => {});
			}
		});
		return new fetchAPI.Response(readableStream, responseInit);
	};
}
// node_modules/graphql-yoga/esm/plugins/use-result-processor.js
var multipart = {
	mediaTypes: ["multipart/mixed"],
	asyncIterables: true,
	processResult: processMultipartResult
};
function getSSEProcessorConfig() {
	return {
		mediaTypes: ["text/event-stream"],
		asyncIterables: true,
		processResult: getSSEProcessor()
	};
}
var regular = {
	mediaTypes: ["application/graphql-response+json", "application/json"],
	asyncIterables: false,
	processResult: processRegularResult
};
function useResultProcessors() {
	const isSubscriptionRequestMap = /* @__PURE__ */ new WeakMap();
	const sse = getSSEProcessorConfig();
	const defaultList = [
		sse,
		multipart,
		regular
	];
	const subscriptionList = [sse, regular];
	return {
		onSubscribe({ args: { contextValue } }) {
			if (contextValue.request) isSubscriptionRequestMap.set(contextValue.request, true);
		},
		onResultProcess({ request, result, acceptableMediaTypes, setResultProcessor }) {
			const processorConfigList = isSubscriptionRequestMap.get(request) ? subscriptionList : defaultList;
			const requestMediaTypes = getMediaTypesForRequestInOrder(request);
			const isAsyncIterableResult = isAsyncIterable$3(result);
			for (const resultProcessorConfig of processorConfigList) for (const requestMediaType of requestMediaTypes) {
				if (isAsyncIterableResult && !resultProcessorConfig.asyncIterables) continue;
				for (const processorMediaType of resultProcessorConfig.mediaTypes) {
					acceptableMediaTypes.push(processorMediaType);
					if (isMatchingMediaType(processorMediaType, requestMediaType)) setResultProcessor(resultProcessorConfig.processResult, processorMediaType);
				}
			}
		}
	};
}
// node_modules/graphql-yoga/esm/landing-page-html.js
var landing_page_html_default = "<!doctype html><html lang=en><head><meta charset=utf-8><title>Welcome to GraphQL Yoga</title><link rel=icon href=https://raw.githubusercontent.com/graphql-hive/graphql-yoga/main/packages/render-graphiql/favicon.ico><style>body,html{padding:0;margin:0;height:100%;font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Oxygen,Ubuntu,Cantarell,'Fira Sans','Droid Sans','Helvetica Neue',sans-serif;color:#fff;background-color:#000}main>section.hero{display:flex;height:90vh;justify-content:center;align-items:center;flex-direction:column}.logo{display:flex;align-items:center}.buttons{margin-top:24px}h1{font-size:80px}h2{color:#888;max-width:50%;margin-top:0;text-align:center}a{color:#fff;text-decoration:none;margin-left:10px;margin-right:10px;font-weight:700;transition:color .3s ease;padding:4px;overflow:visible}a.graphiql:hover{color:rgba(255,0,255,.7)}a.docs:hover{color:rgba(28,200,238,.7)}a.tutorial:hover{color:rgba(125,85,245,.7)}svg{margin-right:24px}.not-what-your-looking-for{margin-top:5vh}.not-what-your-looking-for>*{margin-left:auto;margin-right:auto}.not-what-your-looking-for>p{text-align:center}.not-what-your-looking-for>h2{color:#464646}.not-what-your-looking-for>p{max-width:600px;line-height:1.3em}.not-what-your-looking-for>pre{max-width:300px}</style></head><body id=body><main><section class=hero><div class=logo><div><svg xmlns=http://www.w3.org/2000/svg viewBox=\"-0.41 0.445 472.812 499.811\" height=150><defs><linearGradient id=paint0_linear_1677_11483 x1=16 y1=14 x2=87.2132 y2=44.5982 gradientUnits=userSpaceOnUse gradientTransform=\"matrix(8.139854, 0, 0, 8.139854, -130.346407, -113.25101)\"><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><linearGradient id=paint1_linear_1677_11483 x1=16 y1=14 x2=87.2132 y2=44.5982 gradientUnits=userSpaceOnUse gradientTransform=\"matrix(8.139854, 0, 0, 8.139854, -130.346407, -113.25101)\"><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><linearGradient id=paint2_linear_1677_11483 x1=16 y1=14 x2=87.2132 y2=44.5982 gradientUnits=userSpaceOnUse gradientTransform=\"matrix(8.139854, 0, 0, 8.139854, -130.346407, -113.25101)\"><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><linearGradient id=paint3_linear_1677_11483 x1=16 y1=14 x2=87.2132 y2=44.5982 gradientUnits=userSpaceOnUse><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><linearGradient id=paint4_linear_1677_11483 x1=16 y1=14 x2=87.2132 y2=44.5982 gradientUnits=userSpaceOnUse><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><linearGradient id=paint5_linear_1677_11483 x1=16 y1=14 x2=87.2132 y2=44.5982 gradientUnits=userSpaceOnUse><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><filter id=filter0_f_1677_11483 x=23 y=-25 width=100 height=100 filterUnits=userSpaceOnUse color-interpolation-filters=sRGB><feFlood flood-opacity=0 result=BackgroundImageFix /><feBlend mode=normal in=SourceGraphic in2=BackgroundImageFix result=shape /><feGaussianBlur stdDeviation=12 result=effect1_foregroundBlur_1677_11483 /></filter><filter id=filter1_f_1677_11483 x=-24 y=19 width=100 height=100 filterUnits=userSpaceOnUse color-interpolation-filters=sRGB><feFlood flood-opacity=0 result=BackgroundImageFix /><feBlend mode=normal in=SourceGraphic in2=BackgroundImageFix result=shape /><feGaussianBlur stdDeviation=12 result=effect1_foregroundBlur_1677_11483 /></filter><linearGradient id=paint6_linear_1677_11483 x1=30 y1=28 x2=66.1645 y2=44.4363 gradientUnits=userSpaceOnUse gradientTransform=\"matrix(8.139854, 0, 0, 8.139854, -130.346407, -113.25101)\"><stop stop-color=#7433FF /><stop offset=1 stop-color=#FFA3FD /></linearGradient><filter id=filter2_f_1677_11483 x=-12 y=-44 width=100 height=100 filterUnits=userSpaceOnUse color-interpolation-filters=sRGB><feFlood flood-opacity=0 result=BackgroundImageFix /><feBlend mode=normal in=SourceGraphic in2=BackgroundImageFix result=shape /><feGaussianBlur stdDeviation=12 result=effect1_foregroundBlur_1677_11483 /></filter><filter id=filter3_f_1677_11483 x=13 y=19 width=100 height=100 filterUnits=userSpaceOnUse color-interpolation-filters=sRGB><feFlood flood-opacity=0 result=BackgroundImageFix /><feBlend mode=normal in=SourceGraphic in2=BackgroundImageFix result=shape /><feGaussianBlur stdDeviation=12 result=effect1_foregroundBlur_1677_11483 /></filter></defs><mask id=mask0_1677_11483 style=mask-type:alpha maskUnits=userSpaceOnUse x=16 y=14 width=58 height=62><path d=\"M21 25.3501C21.7279 25.3501 22.4195 25.5056 23.0433 25.7853L42.1439 14.8C43.0439 14.3 44.1439 14 45.1439 14C46.2439 14 47.2439 14.3 48.1439 14.8L64.5439 24.3C63.3439 25.1 62.4439 26.3 61.8439 27.7L45.9438 18.5C45.6439 18.3 45.344 18.3 45.0441 18.3C44.7441 18.3 44.4439 18.4 44.1439 18.5L25.8225 29.0251C25.9382 29.4471 26 29.8914 26 30.3501C26 33.1115 23.7614 35.3501 21 35.3501C18.2386 35.3501 16 33.1115 16 30.3501C16 27.5887 18.2386 25.3501 21 25.3501Z\" fill=url(#paint3_linear_1677_11483) /><path d=\"M67.2438 35.0329C65.3487 34.3219 64 32.4934 64 30.35C64 27.5886 66.2386 25.35 69 25.35C71.7614 25.35 74 27.5886 74 30.35C74 32.1825 73.0142 33.7848 71.5439 34.6554V55.2C71.5439 57.4 70.3439 59.4 68.5439 60.5L52.1439 69.9C52.1439 68.4 51.6438 66.9 50.7438 65.8L66.3439 56.8C66.9439 56.5 67.2438 55.9 67.2438 55.2V35.0329Z\" fill=url(#paint4_linear_1677_11483) /><path d=\"M49.8439 69.1055C49.9458 69.5034 50 69.9204 50 70.3501C50 73.1115 47.7614 75.3501 45 75.3501C42.5102 75.3501 40.4454 73.5302 40.0633 71.1481L21.8439 60.6C19.9439 59.5 18.8439 57.5 18.8439 55.3V36.8C19.5439 37 20.3439 37.2 21.0439 37.2C21.7439 37.2 22.4439 37.1 23.0439 36.9V55.3C23.0439 56 23.4438 56.6 23.9438 56.9L41.3263 66.9583C42.2398 65.9694 43.5476 65.3501 45 65.3501C47.3291 65.3501 49.2862 66.9426 49.8419 69.0981L49.8436 69.0997L49.8439 69.1055Z\" fill=url(#paint5_linear_1677_11483) /></mask><mask id=mask1_1677_11483 style=mask-type:alpha maskUnits=userSpaceOnUse x=30 y=28 width=30 height=30><path fill-rule=evenodd clip-rule=evenodd d=\"M49.3945 32.3945C49.3945 34.7088 47.5796 38.5469 45 38.5469C42.4271 38.5469 40.6055 34.7112 40.6055 32.3945C40.6055 29.9714 42.5769 28 45 28C47.4231 28 49.3945 29.9714 49.3945 32.3945ZM35.332 49.0433V48.2148C35.332 42.8117 37.8535 41.0004 39.8796 39.545L39.8801 39.5447C40.3928 39.1767 40.8604 38.8404 41.2488 38.4742C42.3293 39.6642 43.626 40.3047 45 40.3047C46.3752 40.3047 47.6725 39.6642 48.7529 38.4754C49.1408 38.841 49.6078 39.1773 50.1199 39.5447L50.1204 39.545C52.1465 41.0004 54.668 42.8117 54.668 48.2148V49.0433L53.8406 49.092C49.9848 49.3185 46.8646 46.9002 45 43.5777C43.1159 46.935 39.9847 49.318 36.1594 49.092L35.332 49.0433ZM58.1463 51.0747L58.1463 51.0746C57.0179 50.891 50.0128 49.7507 45.0007 55.693C40.0116 49.7553 33.1965 50.8592 31.9095 51.0677L31.9095 51.0677C31.7906 51.087 31.7189 51.0986 31.7002 51.0963C31.7005 51.0969 31.7011 51.1045 31.7023 51.1187C31.726 51.4003 31.9682 54.2745 34.0566 56.2422L30 58H60L55.8956 56.2422C57.8537 54.4764 58.1396 52.2685 58.2508 51.4092V51.4091C58.2697 51.2628 58.2836 51.1556 58.2998 51.0963C58.2881 51.0977 58.2356 51.0892 58.1463 51.0747ZM40.4836 50.104C42.3956 49.3212 43.6746 48.1737 45 46.61C46.332 48.1841 47.6159 49.3259 49.5164 50.104C49.5356 50.1425 49.5557 50.1805 49.5756 50.2182C49.5793 50.2253 49.583 50.2323 49.5867 50.2393C48.0911 50.8127 46.4264 51.825 45.0047 53.1444C43.5906 51.8221 41.9673 50.8196 40.4256 50.2153C40.4455 50.1784 40.4648 50.1415 40.4836 50.104Z\" fill=black /></mask><path d=\"M 40.59 93.095 C 46.517 93.095 52.14 94.365 57.22 96.635 L 212.7 7.22 C 220.025 3.149 228.978 0.706 237.12 0.706 C 246.073 0.706 254.213 3.149 261.54 7.22 L 395.032 84.547 C 385.264 91.059 377.939 100.827 373.055 112.224 L 243.631 37.338 C 241.19 35.71 238.747 35.71 236.305 35.71 C 233.863 35.71 231.42 36.523 228.978 37.338 L 79.84 123.009 C 80.786 126.443 81.29 130.058 81.29 133.793 C 81.29 156.269 63.065 174.493 40.59 174.493 C 18.116 174.493 -0.109 156.269 -0.109 133.793 C -0.109 111.32 18.116 93.095 40.59 93.095 Z\" fill=url(#paint0_linear_1677_11483) /><path d=\"M 417.01 171.913 C 401.585 166.126 390.603 151.238 390.603 133.793 C 390.603 111.32 408.83 93.095 431.303 93.095 C 453.777 93.095 472.001 111.32 472.001 133.793 C 472.001 148.706 463.976 161.755 452.011 168.835 L 452.011 336.07 C 452.011 353.977 442.243 370.258 427.591 379.21 L 294.098 455.726 C 294.098 443.516 290.029 431.306 282.703 422.353 L 409.683 349.093 C 414.568 346.651 417.01 341.767 417.01 336.07 L 417.01 171.913 Z\" fill=url(#paint1_linear_1677_11483) /><path d=\"M 275.376 449.253 C 276.206 452.495 276.646 455.889 276.646 459.389 C 276.646 481.863 258.422 500.087 235.947 500.087 C 215.679 500.087 198.87 485.272 195.761 465.883 L 47.46 380.025 C 31.995 371.071 23.041 354.792 23.041 336.884 L 23.041 186.296 C 28.738 187.923 35.25 189.553 40.948 189.553 C 46.646 189.553 52.345 188.738 57.228 187.111 L 57.228 336.884 C 57.228 342.582 60.485 347.465 64.554 349.908 L 206.042 431.777 C 213.481 423.728 224.127 418.689 235.947 418.689 C 254.905 418.689 270.833 431.656 275.36 449.196 L 275.376 449.214 L 275.376 449.253 Z\" fill=url(#paint2_linear_1677_11483) /><g mask=url(#mask0_1677_11483) transform=\"matrix(8.139854, 0, 0, 8.139854, -130.346375, -113.251038)\"><g filter=url(#filter0_f_1677_11483)><circle cx=73 cy=25 r=26 fill=#ED2E7E /></g><g filter=url(#filter1_f_1677_11483)><circle cx=26 cy=69 r=26 fill=#1CC8EE /></g></g><path fill-rule=evenodd clip-rule=evenodd d=\"M 271.713 150.431 C 271.713 169.275 256.948 200.517 235.947 200.517 C 215.003 200.517 200.172 169.292 200.172 150.431 C 200.172 130.708 216.225 114.666 235.947 114.666 C 255.67 114.666 271.713 130.708 271.713 150.431 Z M 157.251 285.952 L 157.251 279.212 C 157.251 235.233 177.771 220.485 194.27 208.641 C 198.447 205.644 202.247 202.901 205.414 199.923 C 214.204 209.608 224.763 214.826 235.947 214.826 C 247.138 214.826 257.697 209.608 266.496 199.931 C 269.653 202.911 273.456 205.644 277.622 208.641 C 294.114 220.485 314.642 235.233 314.642 279.212 L 314.642 285.952 L 307.912 286.351 C 276.525 288.191 251.128 268.509 235.947 241.468 C 220.611 268.795 195.126 288.191 163.981 286.351 L 157.251 285.952 Z M 342.953 302.492 C 333.771 300.994 276.751 291.715 235.955 340.082 C 195.345 291.749 139.865 300.734 129.389 302.436 C 128.428 302.59 127.841 302.688 127.687 302.665 C 127.687 302.673 127.695 302.729 127.702 302.85 C 127.897 305.138 129.867 328.532 146.872 344.55 L 113.849 358.862 L 358.044 358.862 L 324.639 344.55 C 340.576 330.177 342.905 312.202 343.807 305.212 C 343.962 304.022 344.077 303.153 344.206 302.665 C 344.108 302.68 343.686 302.606 342.953 302.492 Z M 199.188 294.59 C 214.751 288.215 225.161 278.879 235.947 266.15 C 246.788 278.96 257.241 288.255 272.707 294.59 C 272.869 294.898 273.031 295.207 273.196 295.518 C 273.219 295.574 273.252 295.631 273.285 295.688 C 261.107 300.361 247.555 308.598 235.989 319.334 C 224.477 308.573 211.258 300.417 198.715 295.493 C 198.87 295.191 199.033 294.891 199.188 294.59 Z\" fill=url(#paint6_linear_1677_11483) /><g mask=url(#mask1_1677_11483) transform=\"matrix(8.139854, 0, 0, 8.139854, -130.346375, -113.251038)\"><g filter=url(#filter2_f_1677_11483)><circle cx=38 cy=6 r=26 fill=#ED2E7E /></g><g filter=url(#filter3_f_1677_11483)><circle cx=63 cy=69 r=26 fill=#1CC8EE /></g></g></svg></div><h1>GraphQL Yoga</h1><p>Version: 5.24.1</p></div><h2>The batteries-included cross-platform GraphQL Server.</h2><div class=buttons><a href=https://www.the-guild.dev/graphql/yoga-server/docs class=docs>Read the Docs</a> <a href=https://www.the-guild.dev/graphql/yoga-server/tutorial/basic class=tutorial>Start the Tutorial </a><a href=__GRAPHIQL_LINK__ class=graphiql>Visit GraphiQL</a></div></section><section class=not-what-your-looking-for><h2>Not the page you are looking for? 👀</h2><p>This page is shown be default whenever a 404 is hit.<br>You can disable this by behavior via the <code>landingPage</code> option.</p><pre>\n          <code>\nimport { createYoga } from 'graphql-yoga';\n\nconst yoga = createYoga({\n  landingPage: false\n})\n          </code>\n        </pre><p>If you expected this page to be the GraphQL route, you need to configure Yoga. Currently, the GraphQL route is configured to be on <code>__GRAPHIQL_LINK__</code>.</p><pre>\n          <code>\nimport { createYoga } from 'graphql-yoga';\n\nconst yoga = createYoga({\n  graphqlEndpoint: '__REQUEST_PATH__',\n})\n          </code>\n        </pre></section></main></body></html>";
// node_modules/graphql-yoga/esm/plugins/use-unhandled-route.js
var defaultRenderLandingPage = function defaultRenderLandingPage(opts) {
	return new opts.fetchAPI.Response(landing_page_html_default.replace(/__GRAPHIQL_LINK__/g, opts.graphqlEndpoint).replace(/__REQUEST_PATH__/g, opts.url.pathname), {
		status: 200,
		statusText: "OK",
		headers: { "Content-Type": "text/html" }
	});
};
function useUnhandledRoute(args) {
	const landingPageRenderer = args.landingPageRenderer || defaultRenderLandingPage;
	return { onRequest({ request, fetchAPI, endResponse, url }) {
		const graphqlEndpoint = args.getGraphQLEndpoint();
		if (!request.url.endsWith(graphqlEndpoint) && !request.url.endsWith(`${graphqlEndpoint}/`) && url.pathname !== graphqlEndpoint && url.pathname !== `${graphqlEndpoint}/` && !args.getGraphQLEndpointURLPattern().test(url)) {
			if (args.showLandingPage === true && request.method === "GET" && !!request.headers?.get("accept")?.includes("text/html")) {
				const landingPage$ = landingPageRenderer({
					request,
					fetchAPI,
					url,
					graphqlEndpoint,
					get urlPattern() {
						return args.getGraphQLEndpointURLPattern();
					}
				});
				if (isPromise$1(landingPage$)) return landingPage$.then(endResponse);
				endResponse(landingPage$);
				return;
			}
			endResponse(new fetchAPI.Response("", {
				status: 404,
				statusText: "Not Found"
			}));
		}
	} };
}
// node_modules/graphql-yoga/esm/process-request.js
function processResult({ request, result, fetchAPI, onResultProcessHooks, serverContext }) {
	let resultProcessor;
	const acceptableMediaTypes = [];
	let acceptedMediaType = "*/*";
	return handleMaybePromise$1(() => iterateAsync(onResultProcessHooks, (onResultProcessHook) => onResultProcessHook({
		request,
		acceptableMediaTypes,
		result,
		setResult(newResult) {
			result = newResult;
		},
		resultProcessor,
		setResultProcessor(newResultProcessor, newAcceptedMimeType) {
			resultProcessor = newResultProcessor;
			acceptedMediaType = newAcceptedMimeType;
		},
		serverContext
	})), () => {
		if (!resultProcessor) return new fetchAPI.Response(null, {
			status: 406,
			statusText: "Not Acceptable",
			headers: { accept: acceptableMediaTypes.join("; charset=utf-8, ") }
		});
		return resultProcessor(result, fetchAPI, acceptedMediaType);
	});
}
function processRequest({ params, enveloped }) {
	const document = enveloped.parse(params.query);
	const errors = enveloped.validate(enveloped.schema, document);
	if (errors.length > 0) return { errors };
	return handleMaybePromise$1(() => enveloped.contextFactory(), (contextValue) => {
		const executionArgs = {
			schema: enveloped.schema,
			document,
			contextValue,
			variableValues: params.variables,
			operationName: params.operationName
		};
		return (getOperationAST(document, params.operationName)?.operation === "subscription" ? enveloped.subscribe : enveloped.execute)(executionArgs);
	});
}
// node_modules/graphql-yoga/esm/utils/is-response.js
function isResponse(value) {
	return value?.status && value?.headers;
}
// node_modules/graphql-yoga/esm/utils/mask-error.js
function serializeError(error) {
	if (isGraphQLError(error)) return error.toJSON();
	if (error instanceof Error) return {
		message: error.message,
		stack: error.stack,
		cause: error.cause
	};
	return error;
}
var maskError = (error, message, isDev = globalThis.process?.env?.["NODE_ENV"] === "development") => {
	if (isOriginalGraphQLError(error)) return error;
	const errorExtensions = {
		code: "INTERNAL_SERVER_ERROR",
		unexpected: true
	};
	const errorOptions = { extensions: errorExtensions };
	if (isGraphQLError(error)) {
		errorOptions.nodes = error.nodes;
		errorOptions.source = error.source;
		errorOptions.positions = error.positions;
		errorOptions.path = error.path;
		errorOptions.coordinate = getSchemaCoordinate(error);
		if (isDev && error.originalError) errorExtensions["originalError"] = serializeError(error.originalError);
		if (error.extensions?.["http"]) errorExtensions["http"] = error.extensions["http"];
	} else if (isDev) errorExtensions["originalError"] = serializeError(error);
	return createGraphQLError(message, errorOptions);
};
// node_modules/graphql-yoga/esm/server.js
/**
* Base class that can be extended to create a GraphQL server with any HTTP server framework.
* @internal
*/
var YogaServer = class {
	/**
	* Instance of envelop
	*/
	getEnveloped;
	logger;
	fetchAPI;
	plugins;
	instrumentation;
	onRequestParseHooks;
	onParamsHooks;
	onExecutionResultHooks;
	onResultProcessHooks;
	maskedErrorsOpts;
	id;
	_graphqlEndpoint;
	_graphqlEndpointURLPattern;
	version = "5.24.1";
	constructor(options) {
		this.id = options?.id ?? "yoga";
		this.fetchAPI = { ...import_node_ponyfill };
		if (options?.fetchAPI) {
			for (const key in options.fetchAPI) if (options.fetchAPI[key]) this.fetchAPI[key] = options.fetchAPI[key];
		}
		const logger = options?.logging == null ? true : options.logging;
		this.logger = typeof logger === "boolean" ? logger === true ? createLogger() : createLogger("silent") : typeof logger === "string" ? createLogger(logger) : logger;
		const maskErrorFn = typeof options?.maskedErrors === "object" && options.maskedErrors.maskError || maskError;
		const maskedErrorSet = /* @__PURE__ */ new WeakSet();
		this.maskedErrorsOpts = options?.maskedErrors === false ? null : {
			errorMessage: "Unexpected error.",
			...typeof options?.maskedErrors === "object" ? options.maskedErrors : {},
			maskError: (error, message) => {
				if (maskedErrorSet.has(error)) return error;
				const newError = maskErrorFn(error, message, this.maskedErrorsOpts?.isDev);
				if (newError !== error) this.logger.error(error);
				maskedErrorSet.add(newError);
				return newError;
			}
		};
		const maskedErrors = this.maskedErrorsOpts == null ? null : this.maskedErrorsOpts;
		let batchingLimit = 0;
		if (options?.batching) {
			if (typeof options.batching === "boolean") batchingLimit = 10;
			else batchingLimit = options.batching.limit ?? 10;
		}
		this.graphqlEndpoint = options?.graphqlEndpoint || "/graphql";
		this.plugins = [
			useEngine({
				parse,
				validate,
				execute: normalizedExecutor,
				subscribe: normalizedExecutor,
				specifiedRules
			}),
			!!options?.schema && useSchema(options.schema),
			options?.allowedHeaders?.request != null && useAllowedRequestHeaders(options.allowedHeaders.request),
			options?.context != null && useExtendContext((initialContext) => {
				if (options?.context) {
					if (typeof options.context === "function") return options.context(initialContext);
					return options.context;
				}
				return {};
			}),
			useHealthCheck({
				id: this.id,
				logger: this.logger,
				endpoint: options?.healthCheckEndpoint
			}),
			options?.cors !== false && useCORS(options?.cors),
			options?.graphiql !== false && useGraphiQL({
				getGraphQLEndpoint: () => this._graphqlEndpoint,
				getGraphQLEndpointURLPattern: () => this.getUrlPatternForGraphQLEndpoint(),
				options: options?.graphiql,
				render: options?.renderGraphiQL,
				logger: this.logger
			}),
			useRequestParser({
				match: isGETRequest,
				parse: parseGETRequest
			}),
			useRequestParser({
				match: isPOSTJsonRequest,
				parse: parsePOSTJsonRequest
			}),
			options?.multipart !== false && useRequestParser({
				match: isPOSTMultipartRequest,
				parse: parsePOSTMultipartRequest
			}),
			useRequestParser({
				match: isPOSTGraphQLStringRequest,
				parse: parsePOSTGraphQLStringRequest
			}),
			useRequestParser({
				match: isPOSTFormUrlEncodedRequest,
				parse: parsePOSTFormUrlEncodedRequest
			}),
			useResultProcessors(),
			...options?.plugins ?? [],
			useLimitRequestBodySize(options?.maxRequestBodySize === false ? false : options?.maxRequestBodySize ?? 25e6),
			options?.parserAndValidationCache !== false && useParserAndValidationCache(!options?.parserAndValidationCache || options?.parserAndValidationCache === true ? {} : options?.parserAndValidationCache),
			useLimitBatching(batchingLimit),
			useCheckGraphQLQueryParams(options?.extraParamNames),
			useUnhandledRoute({
				getGraphQLEndpoint: () => this.graphqlEndpoint,
				getGraphQLEndpointURLPattern: () => this.getUrlPatternForGraphQLEndpoint(),
				showLandingPage: options?.landingPage !== false,
				landingPageRenderer: typeof options?.landingPage === "function" ? options.landingPage : void 0
			}),
			useCheckMethodForGraphQL(),
			usePreventMutationViaGET(),
			maskedErrors !== null && { onSubscribe() {
				return { onSubscribeError({ error }) {
					if (isAbortError(error)) throw error;
				} };
			} },
			maskedErrors !== null && useMaskedErrors(maskedErrors),
			options?.allowedHeaders?.response != null && useAllowedResponseHeaders(options.allowedHeaders.response),
			useHTTPValidationError()
		];
		this.getEnveloped = envelop({ plugins: this.plugins });
		this.plugins = this.getEnveloped._plugins;
		this.onRequestParseHooks = [];
		this.onParamsHooks = [];
		this.onExecutionResultHooks = [];
		this.onResultProcessHooks = [];
		for (const plugin of this.plugins) if (plugin) {
			if (plugin.onYogaInit) plugin.onYogaInit({ yoga: this });
			if (plugin.onRequestParse) this.onRequestParseHooks.push(plugin.onRequestParse);
			if (plugin.onParams) this.onParamsHooks.push(plugin.onParams);
			if (plugin.onExecutionResult) this.onExecutionResultHooks.push(plugin.onExecutionResult);
			if (plugin.onResultProcess) this.onResultProcessHooks.push(plugin.onResultProcess);
			if (plugin.instrumentation) this.instrumentation = this.instrumentation ? chain(this.instrumentation, plugin.instrumentation) : plugin.instrumentation;
		}
	}
	get graphqlEndpoint() {
		return this._graphqlEndpoint;
	}
	set graphqlEndpoint(endpoint) {
		this._graphqlEndpoint = endpoint;
		this._graphqlEndpointURLPattern = void 0;
	}
	getUrlPatternForGraphQLEndpoint() {
		this._graphqlEndpointURLPattern ??= new this.fetchAPI.URLPattern({ pathname: this._graphqlEndpoint });
		return this._graphqlEndpointURLPattern;
	}
	handleParams = ({ request, context, params }) => {
		const additionalContext = context["request"] === request ? { params } : {
			request,
			params
		};
		Object.assign(context, additionalContext);
		const enveloped = this.getEnveloped(context);
		this.logger.debug(`Processing GraphQL Parameters`);
		return handleMaybePromise$1(() => handleMaybePromise$1(() => processRequest({
			params,
			enveloped
		}), (result) => {
			this.logger.debug(`Processing GraphQL Parameters done.`);
			return result;
		}, (error) => {
			return { errors: handleError(error, this.maskedErrorsOpts, this.logger) };
		}), (result) => {
			if (isAsyncIterable$3(result)) result = mapAsyncIterator$1(result, (v) => v, (error) => {
				if (error.name === "AbortError") {
					this.logger.debug(`Request aborted`);
					throw error;
				}
				return { errors: handleError(error, this.maskedErrorsOpts, this.logger) };
			});
			return result;
		});
	};
	getResultForParams = ({ params, request }, context) => {
		let result;
		let paramsHandler = this.handleParams;
		return handleMaybePromise$1(() => iterateAsync(this.onParamsHooks, (onParamsHook) => onParamsHook({
			params,
			request,
			setParams(newParams) {
				params = newParams;
			},
			paramsHandler,
			setParamsHandler(newHandler) {
				paramsHandler = newHandler;
			},
			setResult(newResult) {
				result = newResult;
			},
			fetchAPI: this.fetchAPI,
			context
		})), () => handleMaybePromise$1(() => result || paramsHandler({
			request,
			params,
			context
		}), (result) => handleMaybePromise$1(() => iterateAsync(this.onExecutionResultHooks, (onExecutionResult) => onExecutionResult({
			result,
			setResult(newResult) {
				result = newResult;
			},
			request,
			context
		})), () => result)));
	};
	parseRequest = (request, serverContext) => {
		let url = new Proxy({}, { get: (_target, prop, _receiver) => {
			url = new this.fetchAPI.URL(request.url, "http://localhost");
			return Reflect.get(url, prop, url);
		} });
		let requestParser;
		let response;
		const onRequestParseDoneList = [];
		return handleMaybePromise$1(() => iterateAsync(this.onRequestParseHooks, (onRequestParse, endEarly) => handleMaybePromise$1(() => onRequestParse({
			request,
			url,
			requestParser,
			serverContext,
			setRequestParser(parser) {
				requestParser = parser;
			},
			endResponse(res) {
				response = res;
				endEarly();
			},
			fetchAPI: this.fetchAPI
		}), (requestParseHookResult) => requestParseHookResult?.onRequestParseDone), onRequestParseDoneList), () => {
			if (response) return { response };
			this.logger.debug(`Parsing request to extract GraphQL parameters`);
			if (!requestParser) return { response: new this.fetchAPI.Response(null, {
				status: 415,
				statusText: "Unsupported Media Type"
			}) };
			return handleMaybePromise$1(() => requestParser(request), (requestParserFnResult) => {
				if (isResponse(requestParserFnResult)) return { response: requestParserFnResult };
				let requestParserResult = requestParserFnResult;
				return handleMaybePromise$1(() => iterateAsync(onRequestParseDoneList, (onRequestParseDone) => onRequestParseDone({
					requestParserResult,
					setRequestParserResult(newParams) {
						requestParserResult = newParams;
					}
				})), () => ({ requestParserResult }));
			});
		});
	};
	handle = (request, serverContext) => {
		const instrumented = this.instrumentation && getInstrumented({ request });
		const parseRequest = this.instrumentation?.requestParse ? instrumented.asyncFn(this.instrumentation?.requestParse, this.parseRequest) : this.parseRequest;
		return unfakePromise$1(fakePromise$1().then(() => parseRequest(request, serverContext)).then(({ response, requestParserResult }) => {
			if (response) return response;
			const getResultForParams = this.instrumentation?.operation ? (payload, context) => {
				return getInstrumented({
					context,
					request: payload.request
				}).asyncFn(this.instrumentation?.operation, this.getResultForParams)(payload, context);
			} : this.getResultForParams;
			return handleMaybePromise$1(() => Array.isArray(requestParserResult) ? Promise.all(requestParserResult.map((params) => fakePromise$1().then(() => getResultForParams({
				params,
				request
			}, Object.create(serverContext))).catch((error) => {
				return { errors: handleError(error, this.maskedErrorsOpts, this.logger) };
			}))) : getResultForParams({
				params: requestParserResult,
				request
			}, serverContext), (result) => {
				return (this.instrumentation?.resultProcess ? instrumented.asyncFn(this.instrumentation.resultProcess, processResult) : processResult)({
					request,
					result,
					fetchAPI: this.fetchAPI,
					onResultProcessHooks: this.onResultProcessHooks,
					serverContext
				});
			});
		}).catch((error) => {
			return processResult({
				request,
				result: { errors: handleError(error, this.maskedErrorsOpts, this.logger) },
				fetchAPI: this.fetchAPI,
				onResultProcessHooks: this.onResultProcessHooks,
				serverContext
			});
		}));
	};
};
function createYoga(options) {
	const server = new YogaServer(options);
	return createServerAdapter(server, {
		fetchAPI: server.fetchAPI,
		plugins: server["plugins"],
		disposeOnProcessTerminate: options.disposeOnProcessTerminate
	});
}
// src/api/graphql/engine.ts
var MOST_BATCHED = 10;
/** What one question may cost, whoever asks. Deep, wide and repeated ones are refused before anything runs. [holes 22] */
var ARMOR = {
	maxDepth: { n: 7 },
	maxAliases: { n: 15 },
	maxDirectives: { n: 20 },
	maxTokens: { n: 1500 },
	costLimit: { maxCost: 8e3 }
};
/** Adds the refused fields to the answer, each once; logs what was no refusal; notes whether there was any error. */
var finishing = { onExecute: ({ args, extendContext }) => {
	const { ctx, outcome } = args.contextValue;
	const denied = [];
	extendContext({ denied });
	return { onExecuteDone({ result, setResult }) {
		if (Symbol.asyncIterator in result) return;
		for (const { originalError } of result.errors ?? []) if (originalError && !(originalError instanceof GraphQLError)) logBug(ctx, originalError);
		const errors = [...result.errors ?? [], ...denied];
		if (errors.length > 0) setResult({
			...result,
			errors
		});
		outcome.clean = errors.length === 0;
	} };
} };
var logBug = ({ log, requestId }, err) => log.error({
	err,
	requestId
}, "a GraphQL question failed");
/** What executes the questions: the schema of all content types, and the limits. */
var openEngine = (registry) => createYoga({
	schema: schemaOf(registry),
	graphqlEndpoint: "/api/graphql",
	landingPage: false,
	graphiql: false,
	cors: false,
	logging: false,
	batching: { limit: MOST_BATCHED },
	plugins: [...new EnvelopArmor(ARMOR).protect().plugins, finishing]
});
export { openEngine };
