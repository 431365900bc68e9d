import { S as may, d as BadQuery, f as boundsOf, h as wishOfArguments, i as isFieldFor, o as readOne, p as sliceOf, s as run, t as isWhole, u as Values } from "./field-schema-DhmTefB5.js";
import { b as isId, m as Forbidden } from "./audit-aXSCcebb.js";
// node_modules/graphql/jsutils/devAssert.mjs
/** @internal */
function devAssert(condition, message) {
	if (!Boolean(condition)) throw new Error(message);
}
// node_modules/graphql/jsutils/isObjectLike.mjs
/**
* Return true if `value` is object-like. A value is object-like if it's not
* `null` and has a `typeof` result of "object".
*
* @internal
*/
function isObjectLike(value) {
	return typeof value == "object" && value !== null;
}
// node_modules/graphql/language/location.mjs
/** @category Source */
/** Represents a location in a Source. */
/**
* Takes a Source and a UTF-8 character offset, and returns the corresponding
* line and column as a SourceLocation.
* @param source - The source document that contains the position.
* @param position - The UTF-8 character offset in the source body.
* @returns The 1-indexed line and column for the given source position.
* @example
* ```ts
* import { Source, getLocation } from 'graphql/language';
*
* const source = new Source('type Query { hello: String }');
* const location = getLocation(source, 13); // => { line: 1, column: 14 }
* ```
*/
function getLocation(source, position) {
	const lineRegexp = /\r\n|[\n\r]/g;
	let line = 1;
	let column = position + 1;
	let match;
	while ((match = lineRegexp.exec(source.body)) && match.index < position) {
		line++;
		column = position + 1 - (match.index + match[0].length);
	}
	return {
		line,
		column
	};
}
/** @internal */
function getLocations(locations) {
	if (locations.length < 2) return locations.map(({ source, start }) => getLocation(source, start));
	const bySource = /* @__PURE__ */ new Map();
	locations.forEach(({ source, start }, index) => {
		let positions = bySource.get(source);
		if (positions === void 0) {
			positions = [];
			bySource.set(source, positions);
		}
		positions.push({
			position: start,
			index
		});
	});
	const result = new Array(locations.length);
	for (const [source, positions] of bySource) {
		const lineRegexp = /\r\n|[\n\r]/g;
		let match = lineRegexp.exec(source.body);
		let line = 1;
		let lastLineStart = 0;
		positions.sort((a, b) => a.position - b.position);
		for (const { position, index } of positions) {
			while (match !== null && match.index < position) {
				lastLineStart = match.index + match[0].length;
				line++;
				match = lineRegexp.exec(source.body);
			}
			result[index] = {
				line,
				column: position + 1 - lastLineStart
			};
		}
	}
	return result;
}
// node_modules/graphql/language/printLocation.mjs
/** @category Source */
/**
* Render a helpful description of the location in the GraphQL Source document.
* @param location - The AST location to print.
* @returns A formatted source excerpt with line and column information.
* @example
* ```ts
* import { parse, printLocation } from 'graphql/language';
*
* const document = parse('type Query { hello: String }');
* const location = document.definitions[0].loc;
*
* if (location) {
*   const printed = printLocation(location); // => 'GraphQL request:1:1\n1 | type Query { hello: String }\n  | ^'
* }
* ```
*/
function printLocation(location) {
	return printSourceLocation(location.source, getLocation(location.source, location.start));
}
/**
* Render a helpful description of the location in the GraphQL Source document.
* @param source - The source document that contains the location.
* @param sourceLocation - The 1-indexed line and column to print.
* @returns A formatted source excerpt with line and column information.
* @example
* ```ts
* import { Source, printSourceLocation } from 'graphql/language';
*
* const source = new Source('type Query { hello: String }');
* const printed = printSourceLocation(source, { line: 1, column: 14 }); // => 'GraphQL request:1:14\n1 | type Query { hello: String }\n  |              ^'
* ```
*/
function printSourceLocation(source, sourceLocation) {
	const firstLineColumnOffset = source.locationOffset.column - 1;
	const body = "".padStart(firstLineColumnOffset) + source.body;
	const lineIndex = sourceLocation.line - 1;
	const lineOffset = source.locationOffset.line - 1;
	const lineNum = sourceLocation.line + lineOffset;
	const columnOffset = sourceLocation.line === 1 ? firstLineColumnOffset : 0;
	const columnNum = sourceLocation.column + columnOffset;
	const locationStr = `${source.name}:${lineNum}:${columnNum}\n`;
	const lines = body.split(/\r\n|[\n\r]/g);
	const locationLine = lines[lineIndex];
	if (locationLine.length > 120) {
		const subLineIndex = Math.floor(columnNum / 80);
		const subLineColumnNum = columnNum % 80;
		const subLines = [];
		for (let i = 0; i < locationLine.length; i += 80) subLines.push(locationLine.slice(i, i + 80));
		return locationStr + printPrefixedLines([
			[`${lineNum} |`, subLines[0]],
			...subLines.slice(1, subLineIndex + 1).map((subLine) => ["|", subLine]),
			["|", "^".padStart(subLineColumnNum)],
			["|", subLines[subLineIndex + 1]]
		]);
	}
	return locationStr + printPrefixedLines([
		[`${lineNum - 1} |`, lines[lineIndex - 1]],
		[`${lineNum} |`, locationLine],
		["|", "^".padStart(columnNum)],
		[`${lineNum + 1} |`, lines[lineIndex + 1]]
	]);
}
function printPrefixedLines(lines) {
	const existingLines = lines.filter(([_, line]) => line !== void 0);
	const padLen = Math.max(...existingLines.map(([prefix]) => prefix.length));
	return existingLines.map(([prefix, line]) => prefix.padStart(padLen) + (line ? " " + line : "")).join("\n");
}
// node_modules/graphql/error/GraphQLError.mjs
/** @category Errors */
function toNormalizedOptions(args) {
	const firstArg = args[0];
	if (firstArg == null || "kind" in firstArg || "length" in firstArg) return {
		nodes: firstArg,
		source: args[1],
		positions: args[2],
		path: args[3],
		originalError: args[4],
		extensions: args[5]
	};
	return firstArg;
}
/**
* A GraphQLError describes an Error found during the parse, validate, or
* execute phases of performing a GraphQL operation. In addition to a message
* and stack trace, it also includes information about the locations in a
* GraphQL document and/or execution result that correspond to the Error.
*/
var GraphQLError = class GraphQLError extends Error {
	/**
	* An array of `{ line, column }` locations within the source GraphQL document
	* which correspond to this error.
	*
	* Errors during validation often contain multiple locations, for example to
	* point out two things with the same name. Errors during execution include a
	* single location, the field which produced the error.
	*
	* Enumerable, and appears in the result of JSON.stringify().
	*/
	/**
	* An array describing the JSON-path into the execution response which
	* corresponds to this error. Only included for errors during execution.
	*
	* Enumerable, and appears in the result of JSON.stringify().
	*/
	/** An array of GraphQL AST Nodes corresponding to this error. */
	/**
	* The source GraphQL document for the first location of this error.
	*
	* Note that if this Error represents more than one node, the source may not
	* represent nodes after the first node.
	*/
	/**
	* An array of character offsets within the source GraphQL document
	* which correspond to this error.
	*/
	/** Original error that caused this GraphQLError, if one exists. */
	/** Extension fields to add to the formatted error. */
	/**
	* Creates a GraphQLError instance.
	* @param message - Human-readable error message.
	* @param options - Error metadata such as source locations, response path, original error, and extensions.
	* This positional-arguments constructor overload is deprecated. Use the
	* `GraphQLError(message, options)` overload instead.
	* @example
	* ```ts
	* import { Kind } from 'graphql/language';
	* import assert from 'node:assert/strict';
	* // Create an error from AST nodes and response metadata.
	* import { parse } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const document = parse('{ greeting }');
	* const operation = document.definitions[0];
	* assert(operation.kind === Kind.OPERATION_DEFINITION);
	* const fieldNode = operation.selectionSet.selections[0];
	* const error = new GraphQLError('Cannot query this field.', {
	*   nodes: fieldNode,
	*   path: ['greeting'],
	*   extensions: { code: 'FORBIDDEN' },
	* });
	*
	* error.message; // => 'Cannot query this field.'
	* error.locations; // => [{ line: 1, column: 3 }]
	* error.path; // => ['greeting']
	* error.extensions; // => { code: 'FORBIDDEN' }
	* ```
	* @example
	* ```ts
	* // This variant derives locations from source positions and preserves the original error.
	* import { Source } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const source = new Source('{ greeting }');
	* const originalError = new Error('Database unavailable.');
	* const error = new GraphQLError('Resolver failed.', {
	*   source,
	*   positions: [2],
	*   path: ['greeting'],
	*   originalError,
	* });
	*
	* error.locations; // => [{ line: 1, column: 3 }]
	* error.path; // => ['greeting']
	* error.originalError; // => originalError
	* ```
	*/
	/**
	* Creates a GraphQLError instance using the legacy positional constructor.
	* This deprecated overload will be removed in v17. Prefer the
	* `GraphQLErrorOptions` object overload, which keeps optional error metadata
	* in a single options bag.
	* @param message - Human-readable error message.
	* @param nodes - AST node or nodes associated with this error.
	* @param source - Source document used to derive error locations.
	* @param positions - Character offsets in the source document associated with
	* this error.
	* @param path - Response path where this error occurred during execution.
	* @param originalError - Original error that caused this GraphQLError, if one
	* exists.
	* @param extensions - Extension fields to include in the formatted error.
	* @example
	* ```ts
	* import { Source } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const source = new Source('{ greeting }');
	* const originalError = new Error('Database unavailable.');
	* const error = new GraphQLError(
	*   'Resolver failed.',
	*   undefined,
	*   source,
	*   [2],
	*   ['greeting'],
	*   originalError,
	*   { code: 'INTERNAL' },
	* );
	*
	* error.locations; // => [{ line: 1, column: 3 }]
	* error.path; // => ['greeting']
	* error.originalError; // => originalError
	* error.extensions; // => { code: 'INTERNAL' }
	* ```
	* @deprecated Please use the `GraphQLErrorOptions` constructor overload instead.
	*/
	constructor(message, ...rawArgs) {
		var _this$nodes, _nodeLocations$, _ref;
		const { nodes, source, positions, path, originalError, extensions } = toNormalizedOptions(rawArgs);
		super(message);
		this.name = "GraphQLError";
		this.path = path !== null && path !== void 0 ? path : void 0;
		this.originalError = originalError !== null && originalError !== void 0 ? originalError : void 0;
		this.nodes = undefinedIfEmpty(Array.isArray(nodes) ? nodes : nodes ? [nodes] : void 0);
		const nodeLocations = undefinedIfEmpty((_this$nodes = this.nodes) === null || _this$nodes === void 0 ? void 0 : _this$nodes.map((node) => node.loc).filter((loc) => loc != null));
		this.source = source !== null && source !== void 0 ? source : nodeLocations === null || nodeLocations === void 0 ? void 0 : (_nodeLocations$ = nodeLocations[0]) === null || _nodeLocations$ === void 0 ? void 0 : _nodeLocations$.source;
		this.positions = positions !== null && positions !== void 0 ? positions : nodeLocations === null || nodeLocations === void 0 ? void 0 : nodeLocations.map((loc) => loc.start);
		this.locations = positions && source ? getLocations(positions.map((start) => ({
			source,
			start
		}))) : nodeLocations && getLocations(nodeLocations);
		const originalExtensions = isObjectLike(originalError === null || originalError === void 0 ? void 0 : originalError.extensions) ? originalError === null || originalError === void 0 ? void 0 : originalError.extensions : void 0;
		this.extensions = (_ref = extensions !== null && extensions !== void 0 ? extensions : originalExtensions) !== null && _ref !== void 0 ? _ref : Object.create(null);
		Object.defineProperties(this, {
			message: {
				writable: true,
				enumerable: true
			},
			name: { enumerable: false },
			nodes: { enumerable: false },
			source: { enumerable: false },
			positions: { enumerable: false },
			originalError: { enumerable: false }
		});
		/* c8 ignore start */
		if (originalError !== null && originalError !== void 0 && originalError.stack) Object.defineProperty(this, "stack", {
			value: originalError.stack,
			writable: true,
			configurable: true
		});
		else if (Error.captureStackTrace) Error.captureStackTrace(this, GraphQLError);
		else Object.defineProperty(this, "stack", {
			value: Error().stack,
			writable: true,
			configurable: true
		});
		/* c8 ignore stop */
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLError";
	}
	/**
	* Returns this error as a human-readable message with source locations.
	* @returns The formatted error string.
	* @example
	* ```ts
	* import { Source } from 'graphql/language';
	* import { GraphQLError } from 'graphql/error';
	*
	* const error = new GraphQLError('Cannot query field "name".', {
	*   source: new Source('{ name }'),
	*   positions: [2],
	* });
	*
	* error.toString(); // => 'Cannot query field "name".\n\nGraphQL request:1:3\n1 | { name }\n  |   ^'
	* ```
	*/
	toString() {
		let output = this.message;
		if (this.nodes) {
			for (const node of this.nodes) if (node.loc) output += "\n\n" + printLocation(node.loc);
		} else if (this.source && this.locations) for (const location of this.locations) output += "\n\n" + printSourceLocation(this.source, location);
		return output;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLError } from 'graphql/error';
	*
	* const error = new GraphQLError('Resolver failed.', {
	*   path: ['viewer', 'name'],
	*   extensions: { code: 'INTERNAL' },
	* });
	*
	* error.toJSON(); // => { message: 'Resolver failed.', path: ['viewer', 'name'], extensions: { code: 'INTERNAL' } }
	* ```
	*/
	toJSON() {
		const formattedError = { message: this.message };
		if (this.locations != null) formattedError.locations = this.locations;
		if (this.path != null) formattedError.path = this.path;
		if (this.extensions != null && Object.keys(this.extensions).length > 0) formattedError.extensions = this.extensions;
		return formattedError;
	}
};
function undefinedIfEmpty(array) {
	return array === void 0 || array.length === 0 ? void 0 : array;
}
// node_modules/graphql/language/ast.mjs
/** @category AST */
/**
* Contains a range of UTF-8 character offsets and token references that
* identify the region of the source from which the AST derived.
*/
var Location = class {
	/** The character offset at which this Node begins. */
	/** The character offset at which this Node ends. */
	/** The Token at which this Node begins. */
	/** The Token at which this Node ends. */
	/** The Source document the AST represents. */
	/**
	* Creates a Location instance.
	* @param startToken - The start token.
	* @param endToken - The end token.
	* @param source - Source document used to derive error locations.
	* @example
	* ```ts
	* import { Location, Source, Token, TokenKind } from 'graphql/language';
	*
	* const source = new Source('{ hello }');
	* const startToken = new Token(TokenKind.BRACE_L, 0, 1, 1, 1);
	* const endToken = new Token(TokenKind.BRACE_R, 8, 9, 1, 9);
	* const location = new Location(startToken, endToken, source);
	*
	* location.start; // => 0
	* location.end; // => 9
	* location.source.body; // => '{ hello }'
	* ```
	*/
	constructor(startToken, endToken, source) {
		this.start = startToken.start;
		this.end = endToken.end;
		this.startToken = startToken;
		this.endToken = endToken;
		this.source = source;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Location";
	}
	/**
	* Returns a JSON representation of this location.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { parse } from 'graphql/language';
	*
	* const document = parse('{ hello }');
	* const location = document.loc?.toJSON(); // => { start: 0, end: 9 }
	* ```
	*/
	toJSON() {
		return {
			start: this.start,
			end: this.end
		};
	}
};
/**
* Represents a range of characters represented by a lexical token
* within a Source.
*/
var Token = class {
	/** The kind of Token. */
	/** The character offset at which this Node begins. */
	/** The character offset at which this Node ends. */
	/** The 1-indexed line number on which this Token appears. */
	/** The 1-indexed column number at which this Token begins. */
	/**
	* For non-punctuation tokens, represents the interpreted value of the token.
	*
	* Note: is undefined for punctuation tokens, but typed as string for
	* convenience in the parser.
	*/
	/**
	* Tokens exist as nodes in a double-linked-list amongst all tokens
	* including ignored tokens. <SOF> is always the first node and <EOF>
	* the last.
	*/
	/** Next token in the token stream, including ignored tokens. */
	/**
	* Creates a Token instance.
	* @param kind - Token kind produced by lexical analysis.
	* @param start - Character offset where this token begins.
	* @param end - Character offset where this token ends.
	* @param line - One-indexed line number where this token begins.
	* @param column - One-indexed column number where this token begins.
	* @param value - Interpreted value for non-punctuation tokens.
	* @example
	* ```ts
	* import { Token, TokenKind } from 'graphql/language';
	*
	* const token = new Token(TokenKind.NAME, 2, 7, 1, 3, 'hello');
	*
	* token.kind; // => TokenKind.NAME
	* token.value; // => 'hello'
	* token.toJSON(); // => { kind: 'Name', value: 'hello', line: 1, column: 3 }
	* ```
	*/
	constructor(kind, start, end, line, column, value) {
		this.kind = kind;
		this.start = start;
		this.end = end;
		this.line = line;
		this.column = column;
		this.value = value;
		this.prev = null;
		this.next = null;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "Token";
	}
	/**
	* Returns a JSON representation of this token.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { Lexer, Source } from 'graphql/language';
	*
	* const lexer = new Lexer(new Source('{ hello }'));
	* const token = lexer.advance().toJSON(); // => { kind: '{', value: undefined, line: 1, column: 1 }
	* ```
	*/
	toJSON() {
		return {
			kind: this.kind,
			value: this.value,
			line: this.line,
			column: this.column
		};
	}
};
/** The list of all possible AST node types. */
/** @internal */
var QueryDocumentKeys = {
	Name: [],
	Document: ["definitions"],
	OperationDefinition: [
		"description",
		"name",
		"variableDefinitions",
		"directives",
		"selectionSet"
	],
	VariableDefinition: [
		"description",
		"variable",
		"type",
		"defaultValue",
		"directives"
	],
	Variable: ["name"],
	SelectionSet: ["selections"],
	Field: [
		"alias",
		"name",
		"arguments",
		"directives",
		"selectionSet"
	],
	Argument: ["name", "value"],
	FragmentSpread: ["name", "directives"],
	InlineFragment: [
		"typeCondition",
		"directives",
		"selectionSet"
	],
	FragmentDefinition: [
		"description",
		"name",
		"variableDefinitions",
		"typeCondition",
		"directives",
		"selectionSet"
	],
	IntValue: [],
	FloatValue: [],
	StringValue: [],
	BooleanValue: [],
	NullValue: [],
	EnumValue: [],
	ListValue: ["values"],
	ObjectValue: ["fields"],
	ObjectField: ["name", "value"],
	Directive: ["name", "arguments"],
	NamedType: ["name"],
	ListType: ["type"],
	NonNullType: ["type"],
	SchemaDefinition: [
		"description",
		"directives",
		"operationTypes"
	],
	OperationTypeDefinition: ["type"],
	ScalarTypeDefinition: [
		"description",
		"name",
		"directives"
	],
	ObjectTypeDefinition: [
		"description",
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	FieldDefinition: [
		"description",
		"name",
		"arguments",
		"type",
		"directives"
	],
	InputValueDefinition: [
		"description",
		"name",
		"type",
		"defaultValue",
		"directives"
	],
	InterfaceTypeDefinition: [
		"description",
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	UnionTypeDefinition: [
		"description",
		"name",
		"directives",
		"types"
	],
	EnumTypeDefinition: [
		"description",
		"name",
		"directives",
		"values"
	],
	EnumValueDefinition: [
		"description",
		"name",
		"directives"
	],
	InputObjectTypeDefinition: [
		"description",
		"name",
		"directives",
		"fields"
	],
	DirectiveDefinition: [
		"description",
		"name",
		"arguments",
		"directives",
		"locations"
	],
	SchemaExtension: ["directives", "operationTypes"],
	DirectiveExtension: ["name", "directives"],
	ScalarTypeExtension: ["name", "directives"],
	ObjectTypeExtension: [
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	InterfaceTypeExtension: [
		"name",
		"interfaces",
		"directives",
		"fields"
	],
	UnionTypeExtension: [
		"name",
		"directives",
		"types"
	],
	EnumTypeExtension: [
		"name",
		"directives",
		"values"
	],
	InputObjectTypeExtension: [
		"name",
		"directives",
		"fields"
	],
	TypeCoordinate: ["name"],
	MemberCoordinate: ["name", "memberName"],
	ArgumentCoordinate: [
		"name",
		"fieldName",
		"argumentName"
	],
	DirectiveCoordinate: ["name"],
	DirectiveArgumentCoordinate: ["name", "argumentName"]
};
var kindValues = new Set(Object.keys(QueryDocumentKeys));
/** @internal */
function isNode(maybeNode) {
	const maybeKind = maybeNode === null || maybeNode === void 0 ? void 0 : maybeNode.kind;
	return typeof maybeKind === "string" && kindValues.has(maybeKind);
}
/** An identifier in a GraphQL document. */
/**
* The operation types supported by GraphQL executable definitions.
* @category Kinds
*/
var OperationTypeNode;
(function(OperationTypeNode) {
	OperationTypeNode["QUERY"] = "query";
	OperationTypeNode["MUTATION"] = "mutation";
	OperationTypeNode["SUBSCRIPTION"] = "subscription";
})(OperationTypeNode || (OperationTypeNode = {}));
/** A variable declaration in an operation or legacy fragment definition. */
// node_modules/graphql/language/directiveLocation.mjs
/** @category Kinds */
/** The set of allowed directive location values. */
var DirectiveLocation;
(function(DirectiveLocation) {
	DirectiveLocation["QUERY"] = "QUERY";
	DirectiveLocation["MUTATION"] = "MUTATION";
	DirectiveLocation["SUBSCRIPTION"] = "SUBSCRIPTION";
	DirectiveLocation["FIELD"] = "FIELD";
	DirectiveLocation["FRAGMENT_DEFINITION"] = "FRAGMENT_DEFINITION";
	DirectiveLocation["FRAGMENT_SPREAD"] = "FRAGMENT_SPREAD";
	DirectiveLocation["INLINE_FRAGMENT"] = "INLINE_FRAGMENT";
	DirectiveLocation["VARIABLE_DEFINITION"] = "VARIABLE_DEFINITION";
	DirectiveLocation["SCHEMA"] = "SCHEMA";
	DirectiveLocation["SCALAR"] = "SCALAR";
	DirectiveLocation["OBJECT"] = "OBJECT";
	DirectiveLocation["FIELD_DEFINITION"] = "FIELD_DEFINITION";
	DirectiveLocation["ARGUMENT_DEFINITION"] = "ARGUMENT_DEFINITION";
	DirectiveLocation["INTERFACE"] = "INTERFACE";
	DirectiveLocation["UNION"] = "UNION";
	DirectiveLocation["ENUM"] = "ENUM";
	DirectiveLocation["ENUM_VALUE"] = "ENUM_VALUE";
	DirectiveLocation["INPUT_OBJECT"] = "INPUT_OBJECT";
	DirectiveLocation["INPUT_FIELD_DEFINITION"] = "INPUT_FIELD_DEFINITION";
	DirectiveLocation["DIRECTIVE_DEFINITION"] = "DIRECTIVE_DEFINITION";
})(DirectiveLocation || (DirectiveLocation = {}));
/**
* Deprecated legacy alias for the enum type representing directive location
* values. This alias will be removed in v17. In v17, `DirectiveLocation` is
* exported as the single public symbol for both the runtime object and the
* corresponding TypeScript type.
* @deprecated Will be removed in v17. In v17, use `DirectiveLocation` as both
* the runtime value and the type.
*/
// node_modules/graphql/language/kinds.mjs
/** @category Kinds */
/** The set of allowed kind values for AST nodes. */
var Kind;
(function(Kind) {
	Kind["NAME"] = "Name";
	Kind["DOCUMENT"] = "Document";
	Kind["OPERATION_DEFINITION"] = "OperationDefinition";
	Kind["VARIABLE_DEFINITION"] = "VariableDefinition";
	Kind["SELECTION_SET"] = "SelectionSet";
	Kind["FIELD"] = "Field";
	Kind["ARGUMENT"] = "Argument";
	Kind["FRAGMENT_SPREAD"] = "FragmentSpread";
	Kind["INLINE_FRAGMENT"] = "InlineFragment";
	Kind["FRAGMENT_DEFINITION"] = "FragmentDefinition";
	Kind["VARIABLE"] = "Variable";
	Kind["INT"] = "IntValue";
	Kind["FLOAT"] = "FloatValue";
	Kind["STRING"] = "StringValue";
	Kind["BOOLEAN"] = "BooleanValue";
	Kind["NULL"] = "NullValue";
	Kind["ENUM"] = "EnumValue";
	Kind["LIST"] = "ListValue";
	Kind["OBJECT"] = "ObjectValue";
	Kind["OBJECT_FIELD"] = "ObjectField";
	Kind["DIRECTIVE"] = "Directive";
	Kind["NAMED_TYPE"] = "NamedType";
	Kind["LIST_TYPE"] = "ListType";
	Kind["NON_NULL_TYPE"] = "NonNullType";
	Kind["SCHEMA_DEFINITION"] = "SchemaDefinition";
	Kind["OPERATION_TYPE_DEFINITION"] = "OperationTypeDefinition";
	Kind["SCALAR_TYPE_DEFINITION"] = "ScalarTypeDefinition";
	Kind["OBJECT_TYPE_DEFINITION"] = "ObjectTypeDefinition";
	Kind["FIELD_DEFINITION"] = "FieldDefinition";
	Kind["INPUT_VALUE_DEFINITION"] = "InputValueDefinition";
	Kind["INTERFACE_TYPE_DEFINITION"] = "InterfaceTypeDefinition";
	Kind["UNION_TYPE_DEFINITION"] = "UnionTypeDefinition";
	Kind["ENUM_TYPE_DEFINITION"] = "EnumTypeDefinition";
	Kind["ENUM_VALUE_DEFINITION"] = "EnumValueDefinition";
	Kind["INPUT_OBJECT_TYPE_DEFINITION"] = "InputObjectTypeDefinition";
	Kind["DIRECTIVE_DEFINITION"] = "DirectiveDefinition";
	Kind["SCHEMA_EXTENSION"] = "SchemaExtension";
	Kind["DIRECTIVE_EXTENSION"] = "DirectiveExtension";
	Kind["SCALAR_TYPE_EXTENSION"] = "ScalarTypeExtension";
	Kind["OBJECT_TYPE_EXTENSION"] = "ObjectTypeExtension";
	Kind["INTERFACE_TYPE_EXTENSION"] = "InterfaceTypeExtension";
	Kind["UNION_TYPE_EXTENSION"] = "UnionTypeExtension";
	Kind["ENUM_TYPE_EXTENSION"] = "EnumTypeExtension";
	Kind["INPUT_OBJECT_TYPE_EXTENSION"] = "InputObjectTypeExtension";
	Kind["TYPE_COORDINATE"] = "TypeCoordinate";
	Kind["MEMBER_COORDINATE"] = "MemberCoordinate";
	Kind["ARGUMENT_COORDINATE"] = "ArgumentCoordinate";
	Kind["DIRECTIVE_COORDINATE"] = "DirectiveCoordinate";
	Kind["DIRECTIVE_ARGUMENT_COORDINATE"] = "DirectiveArgumentCoordinate";
})(Kind || (Kind = {}));
/**
* Deprecated legacy alias for the enum type representing the possible kind
* values of AST nodes. This alias will be removed in v17. In v17, `Kind` is
* exported as the single public symbol for both the runtime object and the
* corresponding TypeScript type.
* @deprecated Will be removed in v17. In v17, use `Kind` as both the runtime
* value and the type.
*/
// node_modules/graphql/language/characterClasses.mjs
/**
* ```
* WhiteSpace ::
*   - "Horizontal Tab (U+0009)"
*   - "Space (U+0020)"
* ```
* @internal
*/
function isWhiteSpace(code) {
	return code === 9 || code === 32;
}
/**
* ```
* Digit :: one of
*   - `0` `1` `2` `3` `4` `5` `6` `7` `8` `9`
* ```
* @internal
*/
function isDigit$1(code) {
	return code >= 48 && code <= 57;
}
/**
* ```
* Letter :: one of
*   - `A` `B` `C` `D` `E` `F` `G` `H` `I` `J` `K` `L` `M`
*   - `N` `O` `P` `Q` `R` `S` `T` `U` `V` `W` `X` `Y` `Z`
*   - `a` `b` `c` `d` `e` `f` `g` `h` `i` `j` `k` `l` `m`
*   - `n` `o` `p` `q` `r` `s` `t` `u` `v` `w` `x` `y` `z`
* ```
* @internal
*/
function isLetter(code) {
	return code >= 97 && code <= 122 || code >= 65 && code <= 90;
}
/**
* ```
* NameStart ::
*   - Letter
*   - `_`
* ```
* @internal
*/
function isNameStart(code) {
	return isLetter(code) || code === 95;
}
/**
* ```
* NameContinue ::
*   - Letter
*   - Digit
*   - `_`
* ```
* @internal
*/
function isNameContinue(code) {
	return isLetter(code) || isDigit$1(code) || code === 95;
}
// node_modules/graphql/language/blockString.mjs
/**
* Produces the value of a block string from its parsed raw value, similar to
* CoffeeScript's block string, Python's docstring trim or Ruby's strip_heredoc.
*
* This implements the GraphQL spec's BlockStringValue() static algorithm.
*
* @internal
*/
function dedentBlockStringLines(lines) {
	var _firstNonEmptyLine2;
	let commonIndent = Number.MAX_SAFE_INTEGER;
	let firstNonEmptyLine = null;
	let lastNonEmptyLine = -1;
	for (let i = 0; i < lines.length; ++i) {
		var _firstNonEmptyLine;
		const line = lines[i];
		const indent = leadingWhitespace(line);
		if (indent === line.length) continue;
		firstNonEmptyLine = (_firstNonEmptyLine = firstNonEmptyLine) !== null && _firstNonEmptyLine !== void 0 ? _firstNonEmptyLine : i;
		lastNonEmptyLine = i;
		if (i !== 0 && indent < commonIndent) commonIndent = indent;
	}
	return lines.map((line, i) => i === 0 ? line : line.slice(commonIndent)).slice((_firstNonEmptyLine2 = firstNonEmptyLine) !== null && _firstNonEmptyLine2 !== void 0 ? _firstNonEmptyLine2 : 0, lastNonEmptyLine + 1);
}
function leadingWhitespace(str) {
	let i = 0;
	while (i < str.length && isWhiteSpace(str.charCodeAt(i))) ++i;
	return i;
}
/** @internal */
function isPrintableAsBlockString(value) {
	if (value === "") return true;
	let isEmptyLine = true;
	let hasIndent = false;
	let hasCommonIndent = true;
	let seenNonEmptyLine = false;
	for (let i = 0; i < value.length; ++i) switch (value.codePointAt(i)) {
		case 0:
		case 1:
		case 2:
		case 3:
		case 4:
		case 5:
		case 6:
		case 7:
		case 8:
		case 11:
		case 12:
		case 14:
		case 15: return false;
		case 13: return false;
		case 10:
			if (isEmptyLine && !seenNonEmptyLine) return false;
			seenNonEmptyLine = true;
			isEmptyLine = true;
			hasIndent = false;
			break;
		case 9:
		case 32:
			hasIndent || (hasIndent = isEmptyLine);
			break;
		default:
			hasCommonIndent && (hasCommonIndent = hasIndent);
			isEmptyLine = false;
	}
	if (isEmptyLine) return false;
	if (hasCommonIndent && seenNonEmptyLine) return false;
	return true;
}
/**
* Print a block string in the indented block form by adding a leading and
* trailing blank line. However, if a block string starts with whitespace and is
* a single-line, adding a leading blank line would strip that whitespace.
*
* @internal
*/
function printBlockString(value, options) {
	const escapedValue = value.replace(/"""/g, "\\\"\"\"");
	const lines = escapedValue.split(/\r\n|[\n\r]/g);
	const isSingleLine = lines.length === 1;
	const forceLeadingNewLine = lines.length > 1 && lines.slice(1).every((line) => line.length === 0 || isWhiteSpace(line.charCodeAt(0)));
	const hasTrailingTripleQuotes = escapedValue.endsWith("\\\"\"\"");
	const hasTrailingQuote = value.endsWith("\"") && !hasTrailingTripleQuotes;
	const hasTrailingSlash = value.endsWith("\\");
	const forceTrailingNewline = hasTrailingQuote || hasTrailingSlash;
	const printAsMultipleLines = !(options !== null && options !== void 0 && options.minimize) && (!isSingleLine || value.length > 70 || forceTrailingNewline || forceLeadingNewLine || hasTrailingTripleQuotes);
	let result = "";
	const skipLeadingNewLine = isSingleLine && isWhiteSpace(value.charCodeAt(0));
	if (printAsMultipleLines && !skipLeadingNewLine || forceLeadingNewLine) result += "\n";
	result += escapedValue;
	if (printAsMultipleLines || forceTrailingNewline) result += "\n";
	return "\"\"\"" + result + "\"\"\"";
}
// node_modules/graphql/jsutils/inspect.mjs
var MAX_ARRAY_LENGTH = 10;
var MAX_RECURSIVE_DEPTH = 2;
/**
* Used to print values in error messages.
*
* @internal
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
function formatObjectValue(value, previouslySeenValues) {
	if (value === null) return "null";
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
	const len = Math.min(MAX_ARRAY_LENGTH, array.length);
	const remaining = array.length - len;
	const items = [];
	for (let i = 0; i < len; ++i) items.push(formatValue(array[i], seenValues));
	if (remaining === 1) items.push("... 1 more item");
	else if (remaining > 1) items.push(`... ${remaining} more items`);
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
/**
* A replacement for instanceof which includes an error warning when multi-realm
* constructors are detected.
* See: https://expressjs.com/en/advanced/best-practice-performance.html#set-node_env-to-production
* See: https://webpack.js.org/guides/production/
*
* @internal
*/
var instanceOf = globalThis.process && true ? function instanceOf(value, constructor) {
	return value instanceof constructor;
} : function instanceOf(value, constructor) {
	if (value instanceof constructor) return true;
	if (typeof value === "object" && value !== null) {
		var _value$constructor;
		const className = constructor.prototype[Symbol.toStringTag];
		if (className === (Symbol.toStringTag in value ? value[Symbol.toStringTag] : (_value$constructor = value.constructor) === null || _value$constructor === void 0 ? void 0 : _value$constructor.name)) {
			const stringifiedValue = inspect(value);
			throw new Error(`Cannot use ${className} "${stringifiedValue}" from another module or realm.

Ensure that there is only one instance of "graphql" in the node_modules
directory. If different versions of "graphql" are the dependencies of other
relied on modules, use "resolutions" to ensure only one version is installed.

https://yarnpkg.com/en/docs/selective-version-resolutions

Duplicate "graphql" modules cannot be used at the same time since different
versions may have different capabilities and behavior. The data from one
version used in the function from another could produce confusing and
spurious results.`);
		}
	}
	return false;
};
// node_modules/graphql/jsutils/didYouMean.mjs
var MAX_SUGGESTIONS = 5;
/**
* Given [A, B, C] return ' Did you mean A, B, or C?'.
*
* @internal
*/
/** @internal */
function didYouMean(firstArg, secondArg) {
	const [subMessage, suggestionsArg] = secondArg ? [firstArg, secondArg] : [void 0, firstArg];
	let message = " Did you mean ";
	if (subMessage) message += subMessage + " ";
	const suggestions = suggestionsArg.map((x) => `"${x}"`);
	switch (suggestions.length) {
		case 0: return "";
		case 1: return message + suggestions[0] + "?";
		case 2: return message + suggestions[0] + " or " + suggestions[1] + "?";
	}
	const selected = suggestions.slice(0, MAX_SUGGESTIONS);
	const lastItem = selected.pop();
	return message + selected.join(", ") + ", or " + lastItem + "?";
}
// node_modules/graphql/jsutils/identityFunc.mjs
/**
* Returns the first argument it receives.
*
* @internal
*/
function identityFunc(x) {
	return x;
}
// node_modules/graphql/jsutils/keyMap.mjs
/**
* Creates a keyed JS object from an array, given a function to produce the keys
* for each value in the array.
*
* This provides a convenient lookup for the array items if the key function
* produces unique results.
* @internal
* @example
* ```ts
* import { keyMap } from 'graphql/jsutils/keyMap';
*
* const phoneBook = [
*   { name: 'Jon', num: '555-1234' },
*   { name: 'Jenny', num: '867-5309' },
* ];
*
* const entriesByName = keyMap(phoneBook, (entry) => entry.name);
*
* Object.keys(entriesByName); // => ['Jon', 'Jenny']
* entriesByName['Jenny']; // => { name: 'Jenny', num: '867-5309' }
* ```
*/
function keyMap(list, keyFn) {
	const result = Object.create(null);
	for (const item of list) result[keyFn(item)] = item;
	return result;
}
// node_modules/graphql/jsutils/keyValMap.mjs
/**
* Creates a keyed JS object from an array, given a function to produce the keys
* and a function to produce the values from each item in the array.
* @internal
* @example
* ```ts
* import { keyValMap } from 'graphql/jsutils/keyValMap';
*
* const phoneBook = [
*   { name: 'Jon', num: '555-1234' },
*   { name: 'Jenny', num: '867-5309' },
* ];
*
* const phonesByName = keyValMap(
*   phoneBook,
*   (entry) => entry.name,
*   (entry) => entry.num,
* ); // => { Jon: '555-1234', Jenny: '867-5309' }
* ```
*/
function keyValMap(list, keyFn, valFn) {
	const result = Object.create(null);
	for (const item of list) result[keyFn(item)] = valFn(item);
	return result;
}
// node_modules/graphql/jsutils/mapValue.mjs
/**
* Creates an object map with the same keys as `map` and values generated by
* running each value of `map` thru `fn`.
*
* @internal
*/
function mapValue(map, fn) {
	const result = Object.create(null);
	for (const key of Object.keys(map)) result[key] = fn(map[key], key);
	return result;
}
// node_modules/graphql/jsutils/naturalCompare.mjs
/**
* Returns a number indicating whether a reference string comes before, or after,
* or is the same as the given string in natural sort order.
*
* See: https://en.wikipedia.org/wiki/Natural_sort_order
*
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
// node_modules/graphql/jsutils/suggestionList.mjs
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
// node_modules/graphql/jsutils/toObjMap.mjs
/** @internal */
function toObjMap(obj) {
	if (obj == null) return Object.create(null);
	if (Object.getPrototypeOf(obj) === null) return obj;
	const map = Object.create(null);
	for (const [key, value] of Object.entries(obj)) map[key] = value;
	return map;
}
// node_modules/graphql/language/printString.mjs
/**
* Prints a string as a GraphQL StringValue literal. Replaces control characters
* and excluded characters (" U+0022 and \\ U+005C) with escape sequences.
*
* @internal
*/
function printString(str) {
	return `"${str.replace(escapedRegExp, escapedReplacer)}"`;
}
/** @internal */
var escapedRegExp = /[\x00-\x1f\x22\x5c\x7f-\x9f]/g;
function escapedReplacer(str) {
	return escapeSequences[str.charCodeAt(0)];
}
var escapeSequences = [
	"\\u0000",
	"\\u0001",
	"\\u0002",
	"\\u0003",
	"\\u0004",
	"\\u0005",
	"\\u0006",
	"\\u0007",
	"\\b",
	"\\t",
	"\\n",
	"\\u000B",
	"\\f",
	"\\r",
	"\\u000E",
	"\\u000F",
	"\\u0010",
	"\\u0011",
	"\\u0012",
	"\\u0013",
	"\\u0014",
	"\\u0015",
	"\\u0016",
	"\\u0017",
	"\\u0018",
	"\\u0019",
	"\\u001A",
	"\\u001B",
	"\\u001C",
	"\\u001D",
	"\\u001E",
	"\\u001F",
	"",
	"",
	"\\\"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"\\\\",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"\\u007F",
	"\\u0080",
	"\\u0081",
	"\\u0082",
	"\\u0083",
	"\\u0084",
	"\\u0085",
	"\\u0086",
	"\\u0087",
	"\\u0088",
	"\\u0089",
	"\\u008A",
	"\\u008B",
	"\\u008C",
	"\\u008D",
	"\\u008E",
	"\\u008F",
	"\\u0090",
	"\\u0091",
	"\\u0092",
	"\\u0093",
	"\\u0094",
	"\\u0095",
	"\\u0096",
	"\\u0097",
	"\\u0098",
	"\\u0099",
	"\\u009A",
	"\\u009B",
	"\\u009C",
	"\\u009D",
	"\\u009E",
	"\\u009F"
];
// node_modules/graphql/language/reducer.mjs
/** @category Visiting */
/** @internal */
function reduce(root, reducer) {
	const stack = [];
	let frame = {
		parent: [root],
		keys: void 0,
		results: [],
		index: -1
	};
	let node;
	do {
		let kind;
		frame.index++;
		const length = frame.keys === void 0 ? frame.parent.length : frame.keys.length;
		if (frame.index === length) {
			node = frame.results;
			kind = frame.keys === void 0 ? void 0 : frame.results.kind;
			frame = stack.pop();
		} else {
			node = frame.keys === void 0 ? frame.parent[frame.index] : frame.parent[frame.keys[frame.index]];
			if (node == null && stack.length !== 0) continue;
			if (Array.isArray(node)) {
				if (node.length !== 0) {
					stack.push(frame);
					frame = {
						parent: node,
						keys: void 0,
						results: [],
						index: -1
					};
					continue;
				}
			} else {
				const parent = node;
				kind = parent === null || parent === void 0 ? void 0 : parent.kind;
				const keys = typeof kind === "string" ? QueryDocumentKeys[kind] : void 0;
				if (!Array.isArray(keys)) throw new Error(`Invalid AST Node: ${inspect(node)}.`);
				if (keys.length !== 0) {
					stack.push(frame);
					frame = {
						parent,
						keys,
						results: { ...parent },
						index: -1
					};
					continue;
				}
			}
		}
		if (kind !== void 0) {
			const reduceNode = reducer[kind];
			node = reduceNode === null || reduceNode === void 0 ? void 0 : reduceNode(node);
		}
		if (frame.keys === void 0) frame.results.push(node);
		else frame.results[frame.keys[frame.index]] = node;
	} while (stack.length !== 0);
	return node;
}
// node_modules/graphql/language/printer.mjs
/** @category Printing */
/** @internal */
function print(ast, options) {
	var _options$maxIndentDep;
	return render(reduce(ast, printDocASTReducer), (_options$maxIndentDep = options === null || options === void 0 ? void 0 : options.maxIndentDepth) !== null && _options$maxIndentDep !== void 0 ? _options$maxIndentDep : Infinity);
}
/** @internal */
function printForError(ast) {
	return print(ast, { maxIndentDepth: 100 });
}
var MAX_LINE_LENGTH = 80;
var PrintBuffer = class PrintBuffer {
	next = void 0;
	tail = this;
	indentBefore = false;
	dedentAfter = false;
	constructor(value = "", isBlockString = false) {
		this.length = value.length;
		this.lines = value.includes("\n") ? value.split("\n") : value;
		this.newlines = typeof this.lines === "string" ? 0 : this.lines.length - 1;
		this.isBlockString = isBlockString;
	}
	append(result) {
		if (result.length === 0) return this;
		const next = typeof result === "string" ? new PrintBuffer(result) : result;
		this.tail.next = next;
		this.tail = next.tail;
		this.length += next.length;
		this.newlines += next.newlines;
		return this;
	}
	indent() {
		if (this.length === 0) return this;
		this.indentBefore = true;
		this.tail.dedentAfter = true;
		this.length += 2 * (this.newlines + 1);
		return this;
	}
};
var EMPTY = new PrintBuffer();
function render(buffer, maxDepth) {
	let output = "";
	let text = "";
	let depth = 0;
	let indentation = "";
	let part = buffer;
	while (part !== void 0) {
		const lines = part.lines;
		if (part.indentBefore) {
			if (depth < maxDepth) {
				indentation += "  ";
				text += "  ";
			}
			depth++;
		}
		if (typeof lines === "string") text += lines;
		else {
			text += lines[0];
			const newline = !part.isBlockString && depth >= maxDepth ? " " : "\n" + indentation;
			for (let i = 1; i < lines.length; i++) {
				output += text;
				text = newline + lines[i];
			}
		}
		if (part.dedentAfter) {
			depth--;
			indentation = indentation.slice(0, depth * 2);
		}
		part = part.next;
	}
	return output + text;
}
var printDocASTReducer = {
	Name: (node) => new PrintBuffer(node.value),
	Variable: (node) => join(["$", node.name]),
	Document: (node) => join(node.definitions, "\n\n"),
	OperationDefinition(node) {
		const varDefs = hasMultilineItems(node.variableDefinitions) ? wrap("(\n", join(node.variableDefinitions, "\n"), "\n)") : wrap("(", join(node.variableDefinitions, ", "), ")");
		const prefix = join([wrap("", node.description, "\n"), join([
			node.operation,
			join([node.name, varDefs]),
			join(node.directives, " ")
		], " ")]);
		return join([node.operation === "query" && prefix.length === node.operation.length ? "" : join([prefix, " "]), node.selectionSet]);
	},
	VariableDefinition: ({ variable, type, defaultValue, directives, description }) => join([
		wrap("", description, "\n"),
		variable,
		": ",
		type,
		wrap(" = ", defaultValue),
		wrap(" ", join(directives, " "))
	]),
	SelectionSet: ({ selections }) => block(selections),
	Field({ alias, name, arguments: args, directives, selectionSet }) {
		return join([
			wrappedLineAndArgs(join([wrap("", alias, ": "), name], ""), args),
			wrap(" ", join(directives, " ")),
			wrap(" ", selectionSet)
		]);
	},
	Argument: ({ name, value }) => join([
		name,
		": ",
		value
	]),
	FragmentSpread: ({ name, directives }) => join([
		"...",
		name,
		wrap(" ", join(directives, " "))
	]),
	InlineFragment: ({ typeCondition, directives, selectionSet }) => join([
		"...",
		wrap("on ", typeCondition),
		join(directives, " "),
		selectionSet
	], " "),
	FragmentDefinition: ({ name, typeCondition, variableDefinitions, directives, selectionSet, description }) => join([
		wrap("", description, "\n"),
		"fragment ",
		name,
		wrap("(", join(variableDefinitions, ", "), ")"),
		" on ",
		typeCondition,
		" ",
		wrap("", join(directives, " "), " "),
		selectionSet
	]),
	IntValue: ({ value }) => new PrintBuffer(value),
	FloatValue: ({ value }) => new PrintBuffer(value),
	StringValue: ({ value, block: isBlockString }) => new PrintBuffer(isBlockString === true ? printBlockString(value) : printString(value), isBlockString === true),
	BooleanValue: ({ value }) => new PrintBuffer(value ? "true" : "false"),
	NullValue: () => new PrintBuffer("null"),
	EnumValue: ({ value }) => new PrintBuffer(value),
	ListValue: ({ values }) => join([
		"[",
		join(values, ", "),
		"]"
	]),
	ObjectValue: ({ fields }) => join([
		"{",
		join(fields, ", "),
		"}"
	]),
	ObjectField: ({ name, value }) => join([
		name,
		": ",
		value
	]),
	Directive: ({ name, arguments: args }) => join([
		"@",
		name,
		wrap("(", join(args, ", "), ")")
	]),
	NamedType: ({ name }) => name,
	ListType: ({ type }) => join([
		"[",
		type,
		"]"
	]),
	NonNullType: ({ type }) => join([type, "!"]),
	SchemaDefinition: ({ description, directives, operationTypes }) => join([wrap("", description, "\n"), join([
		"schema",
		join(directives, " "),
		block(operationTypes)
	], " ")]),
	OperationTypeDefinition: ({ operation, type }) => join([
		operation,
		": ",
		type
	]),
	ScalarTypeDefinition: ({ description, name, directives }) => join([wrap("", description, "\n"), join([
		"scalar",
		name,
		join(directives, " ")
	], " ")]),
	ObjectTypeDefinition: ({ description, name, interfaces, directives, fields }) => join([wrap("", description, "\n"), join([
		"type",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " ")]),
	FieldDefinition: ({ description, name, arguments: args, type, directives }) => join([
		wrap("", description, "\n"),
		name,
		hasMultilineItems(args) ? wrap("(\n", join(args, "\n").indent(), "\n)") : wrap("(", join(args, ", "), ")"),
		": ",
		type,
		wrap(" ", join(directives, " "))
	]),
	InputValueDefinition: ({ description, name, type, defaultValue, directives }) => join([
		wrap("", description, "\n"),
		name,
		": ",
		type,
		wrap(" = ", defaultValue),
		wrap(" ", join(directives, " "))
	]),
	InterfaceTypeDefinition: ({ description, name, interfaces, directives, fields }) => join([wrap("", description, "\n"), join([
		"interface",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " ")]),
	UnionTypeDefinition: ({ description, name, directives, types }) => join([wrap("", description, "\n"), join([
		"union",
		name,
		join(directives, " "),
		wrap("= ", join(types, " | "))
	], " ")]),
	EnumTypeDefinition: ({ description, name, directives, values }) => join([wrap("", description, "\n"), join([
		"enum",
		name,
		join(directives, " "),
		block(values)
	], " ")]),
	EnumValueDefinition: ({ description, name, directives }) => join([wrap("", description, "\n"), join([name, join(directives, " ")], " ")]),
	InputObjectTypeDefinition: ({ description, name, directives, fields }) => join([wrap("", description, "\n"), join([
		"input",
		name,
		join(directives, " "),
		block(fields)
	], " ")]),
	DirectiveDefinition: ({ description, name, arguments: args, directives, repeatable, locations }) => join([
		wrap("", description, "\n"),
		"directive @",
		name,
		hasMultilineItems(args) ? wrap("(\n", join(args, "\n").indent(), "\n)") : wrap("(", join(args, ", "), ")"),
		wrap(" ", join(directives, " ")),
		repeatable ? " repeatable" : "",
		" on ",
		join(locations, " | ")
	]),
	SchemaExtension: ({ directives, operationTypes }) => join([
		"extend schema",
		join(directives, " "),
		block(operationTypes)
	], " "),
	ScalarTypeExtension: ({ name, directives }) => join([
		"extend scalar",
		name,
		join(directives, " ")
	], " "),
	ObjectTypeExtension: ({ name, interfaces, directives, fields }) => join([
		"extend type",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " "),
	InterfaceTypeExtension: ({ name, interfaces, directives, fields }) => join([
		"extend interface",
		name,
		wrap("implements ", join(interfaces, " & ")),
		join(directives, " "),
		block(fields)
	], " "),
	UnionTypeExtension: ({ name, directives, types }) => join([
		"extend union",
		name,
		join(directives, " "),
		wrap("= ", join(types, " | "))
	], " "),
	EnumTypeExtension: ({ name, directives, values }) => join([
		"extend enum",
		name,
		join(directives, " "),
		block(values)
	], " "),
	InputObjectTypeExtension: ({ name, directives, fields }) => join([
		"extend input",
		name,
		join(directives, " "),
		block(fields)
	], " "),
	DirectiveExtension: ({ name, directives }) => join([join(["extend directive @", name]), join(directives, " ")], " "),
	TypeCoordinate: ({ name }) => name,
	MemberCoordinate: ({ name, memberName }) => join([name, wrap(".", memberName)]),
	ArgumentCoordinate: ({ name, fieldName, argumentName }) => join([
		name,
		wrap(".", fieldName),
		wrap("(", argumentName, ":)")
	]),
	DirectiveCoordinate: ({ name }) => join(["@", name]),
	DirectiveArgumentCoordinate: ({ name, argumentName }) => join([
		"@",
		name,
		wrap("(", argumentName, ":)")
	])
};
/**
* Given maybeArray, print an empty string if it is null or empty, otherwise
* print all items together separated by separator if provided
*
* @internal
*/
function join(maybeArray, separator = "") {
	if (maybeArray == null || maybeArray.length === 0) return EMPTY;
	let result = EMPTY;
	for (const item of maybeArray) {
		if (item === void 0 || item.length === 0) continue;
		if (result.length === 0) result = typeof item === "string" ? new PrintBuffer(item) : item;
		else {
			if (separator !== "") result.append(separator);
			result.append(item);
		}
	}
	return result;
}
function joinedLength(array, separator) {
	let length = 0;
	for (const item of array) if (item.length !== 0) length += (length === 0 ? 0 : separator.length) + item.length;
	return length;
}
/**
* Given array, print each item on its own line, wrapped in an indented `{ }` block.
*
* @internal
*/
function block(array) {
	return wrap("{\n", join(array, "\n").indent(), "\n}");
}
/**
* If maybeBuffer is not null or empty, then wrap with start and end, otherwise print an empty string.
*
* @internal
*/
function wrap(start, maybeBuffer, end = "") {
	return maybeBuffer != null && maybeBuffer.length !== 0 ? start === "" ? maybeBuffer.append(end) : new PrintBuffer(start).append(maybeBuffer).append(end) : EMPTY;
}
function hasMultilineItems(maybeArray) {
	var _maybeArray$some;
	return (_maybeArray$some = maybeArray === null || maybeArray === void 0 ? void 0 : maybeArray.some((result) => result.newlines !== 0)) !== null && _maybeArray$some !== void 0 ? _maybeArray$some : false;
}
function wrappedLineAndArgs(prefix, args) {
	if (args == null || args.length === 0) return prefix;
	return join([prefix, prefix.length + joinedLength(args, ", ") + 2 > MAX_LINE_LENGTH ? wrap("(\n", join(args, "\n").indent(), "\n)") : wrap("(", join(args, ", "), ")")]);
}
// node_modules/graphql/utilities/valueFromASTUntyped.mjs
/** @category Values */
/**
* Produces a JavaScript value given a GraphQL Value AST.
*
* Because no GraphQL type is provided, the returned JavaScript value reflects
* the provided GraphQL value AST.
*
* | GraphQL Value        | JavaScript Value |
* | -------------------- | ---------------- |
* | Input Object         | Object           |
* | List                 | Array            |
* | Boolean              | Boolean          |
* | String / Enum        | String           |
* | Int / Float          | Number           |
* | Null                 | null             |
* @param valueNode - GraphQL value AST node to convert.
* @param variables - Optional runtime variable values keyed by variable name.
* @returns JavaScript value represented by the GraphQL value AST.
* @example
* ```ts
* import { parseValue } from 'graphql/language';
* import { valueFromASTUntyped } from 'graphql/utilities';
*
* const value = valueFromASTUntyped(parseValue('[1, 2, 3]')); // => [1, 2, 3]
* valueFromASTUntyped(parseValue('$name'), { name: 'Ada' }); // => 'Ada'
* ```
*/
function valueFromASTUntyped(valueNode, variables) {
	switch (valueNode.kind) {
		case Kind.NULL: return null;
		case Kind.INT: return parseInt(valueNode.value, 10);
		case Kind.FLOAT: return parseFloat(valueNode.value);
		case Kind.STRING:
		case Kind.ENUM:
		case Kind.BOOLEAN: return valueNode.value;
		case Kind.LIST: return valueNode.values.map((node) => valueFromASTUntyped(node, variables));
		case Kind.OBJECT: return keyValMap(valueNode.fields, (field) => field.name.value, (field) => valueFromASTUntyped(field.value, variables));
		case Kind.VARIABLE: return variables === null || variables === void 0 ? void 0 : variables[valueNode.name.value];
	}
}
// node_modules/graphql/type/assertName.mjs
/** @category Names */
/**
* Upholds the spec rules about naming.
* @param name - The GraphQL name to validate.
* @returns The validated GraphQL name.
* @example
* ```ts
* import { assertName } from 'graphql/type';
*
* assertName('User'); // => 'User'
* assertName('123User'); // throws an error
* ```
*/
function assertName(name) {
	name ?? devAssert(false, "Must provide name.");
	typeof name === "string" || devAssert(false, "Expected name to be a string.");
	if (name.length === 0) throw new GraphQLError("Expected name to be a non-empty string.");
	for (let i = 1; i < name.length; ++i) if (!isNameContinue(name.charCodeAt(i))) throw new GraphQLError(`Names must only contain [_a-zA-Z0-9] but "${name}" does not.`);
	if (!isNameStart(name.charCodeAt(0))) throw new GraphQLError(`Names must start with [_a-zA-Z] but "${name}" does not.`);
	return name;
}
/**
* Upholds the spec rules about naming enum values.
* @param name - The GraphQL name to validate.
* @returns The validated GraphQL name.
* @example
* ```ts
* import { assertEnumValueName } from 'graphql/type';
*
* assertEnumValueName('ACTIVE'); // => 'ACTIVE'
* assertEnumValueName('true'); // throws an error
* ```
*/
function assertEnumValueName(name) {
	if (name === "true" || name === "false" || name === "null") throw new GraphQLError(`Enum values cannot be named: ${name}`);
	return assertName(name);
}
// node_modules/graphql/type/definition.mjs
/** @category Types */
/**
* Returns true when the value is any GraphQL type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is any GraphQL type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLList, GraphQLString, isType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     name: String
*   }
* `);
*
* isType(GraphQLString); // => true
* isType(new GraphQLList(GraphQLString)); // => true
* isType(schema.getType('Query')); // => true
* isType('String'); // => false
* ```
*/
function isType(type) {
	return isScalarType(type) || isObjectType(type) || isInterfaceType(type) || isUnionType(type) || isEnumType(type) || isInputObjectType(type) || isListType(type) || isNonNullType(type);
}
/**
* There are predicates for each kind of GraphQL type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLScalarType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isScalarType } from 'graphql/type';
*
* const schema = buildSchema(`
*   scalar DateTime
*
*   type Query {
*     createdAt: DateTime
*   }
* `);
*
* isScalarType(schema.getType('DateTime')); // => true
* isScalarType(schema.getType('Query')); // => false
* ```
*/
function isScalarType(type) {
	return instanceOf(type, GraphQLScalarType);
}
/**
* Returns true when the value is a GraphQLObjectType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLObjectType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isObjectType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type User {
*     name: String
*   }
*
*   type Query {
*     user: User
*   }
* `);
*
* isObjectType(schema.getType('User')); // => true
* isObjectType(schema.getType('ReviewInput')); // => false
* ```
*/
function isObjectType(type) {
	return instanceOf(type, GraphQLObjectType);
}
/**
* Returns true when the value is a GraphQLInterfaceType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLInterfaceType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isInterfaceType } from 'graphql/type';
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
*
* isInterfaceType(schema.getType('Node')); // => true
* isInterfaceType(schema.getType('User')); // => false
* ```
*/
function isInterfaceType(type) {
	return instanceOf(type, GraphQLInterfaceType);
}
/**
* Returns true when the value is a GraphQLUnionType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLUnionType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isUnionType } from 'graphql/type';
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
*
*   type Query {
*     media: [Media]
*   }
* `);
*
* isUnionType(schema.getType('Media')); // => true
* isUnionType(schema.getType('Photo')); // => false
* ```
*/
function isUnionType(type) {
	return instanceOf(type, GraphQLUnionType);
}
/**
* Returns true when the value is a GraphQLEnumType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLEnumType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isEnumType } from 'graphql/type';
*
* const schema = buildSchema(`
*   enum Episode {
*     NEW_HOPE
*     EMPIRE
*   }
*
*   type Query {
*     favoriteEpisode: Episode
*   }
* `);
*
* isEnumType(schema.getType('Episode')); // => true
* isEnumType(schema.getType('Query')); // => false
* ```
*/
function isEnumType(type) {
	return instanceOf(type, GraphQLEnumType);
}
/**
* Returns true when the value is a GraphQLInputObjectType.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLInputObjectType.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isInputObjectType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput): Review
*   }
* `);
*
* isInputObjectType(schema.getType('ReviewInput')); // => true
* isInputObjectType(schema.getType('Review')); // => false
* ```
*/
function isInputObjectType(type) {
	return instanceOf(type, GraphQLInputObjectType);
}
/**
* Returns true when the value is a GraphQLList.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLList.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLList, GraphQLString, isListType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     tags: [String!]!
*   }
* `);
*
* const tagsField = schema.getQueryType()?.getFields().tags;
*
* isListType(new GraphQLList(GraphQLString)); // => true
* isListType(GraphQLString); // => false
* isListType(tagsField?.type); // => false
* ```
*/
/** @internal */
function isListType(type) {
	return instanceOf(type, GraphQLList);
}
/**
* Returns true when the value is a GraphQLNonNull.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQLNonNull.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLNonNull, GraphQLString, isNonNullType } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     name: String!
*     nickname: String
*   }
* `);
*
* const fields = schema.getQueryType()?.getFields();
*
* isNonNullType(new GraphQLNonNull(GraphQLString)); // => true
* isNonNullType(fields?.name.type); // => true
* isNonNullType(fields?.nickname.type); // => false
* ```
*/
/** @internal */
function isNonNullType(type) {
	return instanceOf(type, GraphQLNonNull);
}
/** These types may be used as input types for arguments and directives. */
/**
* Returns true when the value can be used as a GraphQL input type.
* @param type - The GraphQL type to inspect.
* @returns True when the value can be used as a GraphQL input type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isInputType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput): Review
*   }
* `);
*
* isInputType(schema.getType('ReviewInput')); // => true
* isInputType(schema.getType('Review')); // => false
* ```
*/
function isInputType(type) {
	return isScalarType(type) || isEnumType(type) || isInputObjectType(type) || isWrappingType(type) && isInputType(type.ofType);
}
/** These types may be used as output types as the result of fields. */
/**
* Returns true when the value can be used as a GraphQL output type.
* @param type - The GraphQL type to inspect.
* @returns True when the value can be used as a GraphQL output type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isOutputType } from 'graphql/type';
*
* const schema = buildSchema(`
*   input ReviewInput {
*     stars: Int!
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     review(input: ReviewInput): Review
*   }
* `);
*
* isOutputType(schema.getType('Review')); // => true
* isOutputType(schema.getType('ReviewInput')); // => false
* ```
*/
function isOutputType(type) {
	return isScalarType(type) || isObjectType(type) || isInterfaceType(type) || isUnionType(type) || isEnumType(type) || isWrappingType(type) && isOutputType(type.ofType);
}
/** These types may describe types which may be leaf values. */
/**
* Returns true when the value is a GraphQL scalar or enum type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL scalar or enum type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isLeafType } from 'graphql/type';
*
* const schema = buildSchema(`
*   enum Episode {
*     NEW_HOPE
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     episode: Episode
*     review: Review
*   }
* `);
*
* isLeafType(schema.getType('Episode')); // => true
* isLeafType(schema.getType('String')); // => true
* isLeafType(schema.getType('Review')); // => false
* ```
*/
function isLeafType(type) {
	return isScalarType(type) || isEnumType(type);
}
/**
* Returns the value as a GraphQL leaf type, or throws if it is not one.
* @param type - The GraphQL type to inspect.
* @returns The value typed as a GraphQL leaf type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { assertLeafType } from 'graphql/type';
*
* const schema = buildSchema(`
*   enum Episode {
*     NEW_HOPE
*   }
*
*   type Review {
*     stars: Int!
*   }
*
*   type Query {
*     episode: Episode
*     review: Review
*   }
* `);
*
* const episodeType = assertLeafType(schema.getType('Episode'));
*
* episodeType.toString(); // => 'Episode'
* assertLeafType(schema.getType('Review')); // throws an error
* ```
*/
function assertLeafType(type) {
	if (!isLeafType(type)) throw new Error(`Expected ${inspect(type)} to be a GraphQL leaf type.`);
	return type;
}
/** These types may describe the parent context of a selection set. */
/**
* Returns true when the value is a GraphQL object, interface, or union type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL object, interface, or union type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isCompositeType } from 'graphql/type';
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
*   union SearchResult = User
*
*   type Query {
*     node: Node
*     search: [SearchResult]
*   }
* `);
*
* isCompositeType(schema.getType('User')); // => true
* isCompositeType(schema.getType('Node')); // => true
* isCompositeType(schema.getType('SearchResult')); // => true
* isCompositeType(schema.getType('String')); // => false
* ```
*/
function isCompositeType(type) {
	return isObjectType(type) || isInterfaceType(type) || isUnionType(type);
}
/** These types may describe the parent context of a selection set. */
/**
* Returns true when the value is a GraphQL interface or union type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL interface or union type.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { isAbstractType } from 'graphql/type';
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
*   union SearchResult = User
*
*   type Query {
*     node: Node
*     search: [SearchResult]
*   }
* `);
*
* isAbstractType(schema.getType('Node')); // => true
* isAbstractType(schema.getType('SearchResult')); // => true
* isAbstractType(schema.getType('User')); // => false
* ```
*/
function isAbstractType(type) {
	return isInterfaceType(type) || isUnionType(type);
}
/**
* List Type Wrapper
*
* A list is a wrapping type which points to another type.
* Lists are often created within the context of defining the fields of
* an object type.
* @typeParam T - The GraphQL type wrapped by this list type.
* @example
* ```ts
* import { GraphQLList, GraphQLObjectType } from 'graphql';
*
* const PersonType: GraphQLObjectType = new GraphQLObjectType({
*   name: 'Person',
*   fields: () => ({
*     parents: { type: new GraphQLList(PersonType) },
*     children: { type: new GraphQLList(PersonType) },
*   }),
* });
* ```
*/
var GraphQLList = class {
	/** The type wrapped by this list or non-null type. */
	/**
	* Creates a GraphQLList instance.
	* @param ofType - The type to wrap.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLString } from 'graphql/type';
	*
	* const stringList = new GraphQLList(GraphQLString);
	*
	* stringList.ofType; // => GraphQLString
	* String(stringList); // => '[String]'
	* ```
	*/
	constructor(ofType) {
		isType(ofType) || devAssert(false, `Expected ${inspect(ofType)} to be a GraphQL type.`);
		this.ofType = ofType;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLList";
	}
	/**
	* Returns this wrapping type as a GraphQL type-reference string.
	* @returns The GraphQL type-reference string.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const stringList = new GraphQLList(GraphQLString);
	* const requiredStringList = new GraphQLList(new GraphQLNonNull(GraphQLString));
	*
	* stringList.toString(); // => '[String]'
	* requiredStringList.toString(); // => '[String!]'
	* ```
	*/
	toString() {
		return "[" + String(this.ofType) + "]";
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLString } from 'graphql/type';
	*
	* const stringList = new GraphQLList(GraphQLString);
	*
	* stringList.toJSON(); // => '[String]'
	* JSON.stringify({ type: stringList }); // => '{"type":"[String]"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/**
* Non-Null Type Wrapper
*
* A non-null is a wrapping type which points to another type.
* Non-null types enforce that their values are never null and can ensure
* an error is raised if this ever occurs during a request. It is useful for
* fields which you can make a strong guarantee on non-nullability, for example
* usually the id field of a database row will never be null.
* @typeParam T - The nullable GraphQL type wrapped by this non-null type.
* @example
* ```ts
* import { GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
*
* const RowType = new GraphQLObjectType({
*   name: 'Row',
*   fields: () => ({
*     id: { type: new GraphQLNonNull(GraphQLString) },
*   }),
* });
* ```
*
* Note: the enforcement of non-nullability occurs within the executor.
*/
var GraphQLNonNull = class {
	/** The type wrapped by this list or non-null type. */
	/**
	* Creates a GraphQLNonNull instance.
	* @param ofType - The type to wrap.
	* @example
	* ```ts
	* import { GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const requiredString = new GraphQLNonNull(GraphQLString);
	*
	* requiredString.ofType; // => GraphQLString
	* String(requiredString); // => 'String!'
	* ```
	*/
	constructor(ofType) {
		isNullableType(ofType) || devAssert(false, `Expected ${inspect(ofType)} to be a GraphQL nullable type.`);
		this.ofType = ofType;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLNonNull";
	}
	/**
	* Returns this wrapping type as a GraphQL type-reference string.
	* @returns The GraphQL type-reference string.
	* @example
	* ```ts
	* import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const requiredString = new GraphQLNonNull(GraphQLString);
	* const requiredStringList = new GraphQLNonNull(new GraphQLList(GraphQLString));
	*
	* requiredString.toString(); // => 'String!'
	* requiredStringList.toString(); // => '[String]!'
	* ```
	*/
	toString() {
		return String(this.ofType) + "!";
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLNonNull, GraphQLString } from 'graphql/type';
	*
	* const requiredString = new GraphQLNonNull(GraphQLString);
	*
	* requiredString.toJSON(); // => 'String!'
	* JSON.stringify({ type: requiredString }); // => '{"type":"String!"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/** These types wrap and modify other types */
/**
* Returns true when the value is a GraphQL list or non-null wrapper type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL list or non-null wrapper type.
* @example
* ```ts
* import {
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
*   isWrappingType,
* } from 'graphql/type';
*
* isWrappingType(new GraphQLList(GraphQLString)); // => true
* isWrappingType(new GraphQLNonNull(GraphQLString)); // => true
* isWrappingType(GraphQLString); // => false
* ```
*/
function isWrappingType(type) {
	return isListType(type) || isNonNullType(type);
}
/** These types can all accept null as a value. */
/**
* Returns true when the value is a GraphQL type that can accept null.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL type that can accept null.
* @example
* ```ts
* import { GraphQLNonNull, GraphQLString, isNullableType } from 'graphql/type';
*
* isNullableType(GraphQLString); // => true
* isNullableType(new GraphQLNonNull(GraphQLString)); // => false
* isNullableType(null); // => false
* ```
*/
function isNullableType(type) {
	return isType(type) && !isNonNullType(type);
}
/**
* Returns the nullable type.
* @param type - The GraphQL type to inspect.
* @returns The nullable type after removing one non-null wrapper, if present.
* @example
* ```ts
* import { getNullableType } from 'graphql/type';
*
* getNullableType(null); // => undefined
* getNullableType(undefined); // => undefined
* ```
*/
/** @internal */
function getNullableType(type) {
	if (type) return isNonNullType(type) ? type.ofType : type;
}
/** These named types do not include modifiers like List or NonNull. */
/**
* Returns true when the value is a GraphQL named type.
* @param type - The GraphQL type to inspect.
* @returns True when the value is a GraphQL named type.
* @example
* ```ts
* import { GraphQLList, GraphQLString, isNamedType } from 'graphql/type';
*
* isNamedType(GraphQLString); // => true
* isNamedType(new GraphQLList(GraphQLString)); // => false
* isNamedType(null); // => false
* ```
*/
function isNamedType(type) {
	return isScalarType(type) || isObjectType(type) || isInterfaceType(type) || isUnionType(type) || isEnumType(type) || isInputObjectType(type);
}
/**
* Returns the named type.
* @param type - The GraphQL type to inspect.
* @returns The named type after unwrapping all list and non-null wrappers.
* @example
* ```ts
* import { getNamedType } from 'graphql/type';
*
* getNamedType(null); // => undefined
* getNamedType(undefined); // => undefined
* ```
*/
/** @internal */
function getNamedType(type) {
	if (type) {
		let unwrappedType = type;
		while (isWrappingType(unwrappedType)) unwrappedType = unwrappedType.ofType;
		return unwrappedType;
	}
}
/**
* Used while defining GraphQL types to allow for circular references in
* otherwise immutable type definitions.
* @typeParam T - The element type returned by the thunk or array.
*/
/**
* Resolves a thunked readonly array.
* @param thunk - The thunk or value to resolve.
* @returns The resolved readonly array.
* @typeParam T - The element type resolved from the thunk or array.
* @example
* ```ts
* import { GraphQLString, resolveReadonlyArrayThunk } from 'graphql/type';
*
* const lazyFields = resolveReadonlyArrayThunk(() => [GraphQLString]); // => [GraphQLString]
* const fields = resolveReadonlyArrayThunk([GraphQLString]); // => [GraphQLString]
* ```
*/
function resolveReadonlyArrayThunk(thunk) {
	return typeof thunk === "function" ? thunk() : thunk;
}
/**
* Resolves a thunked object map.
* @param thunk - The thunk or value to resolve.
* @returns The resolved object map.
* @typeParam T - The object-map value type resolved from the thunk or map.
* @example
* ```ts
* import { GraphQLString, resolveObjMapThunk } from 'graphql/type';
*
* const lazyFields = resolveObjMapThunk(() => ({ name: GraphQLString }));
* const fields = resolveObjMapThunk({ name: GraphQLString });
*
* lazyFields.name; // => GraphQLString
* fields.name; // => GraphQLString
* ```
*/
function resolveObjMapThunk(thunk) {
	return typeof thunk === "function" ? thunk() : thunk;
}
/**
* Custom extensions
* @remarks
* Use a unique identifier name for your extension, for example the name of
* your library or project. Do not use a shortened identifier as this increases
* the risk of conflicts. We recommend you add at most one extension field,
* an object which can contain all the values you need.
*/
/**
* Scalar Type Definition
*
* Scalar types define the leaf values of a GraphQL response and the input
* values accepted by arguments and input object fields. A scalar type has a
* name and coercion functions that validate and convert runtime values and
* GraphQL literals.
*
* If a type's serialize function returns `null` or does not return a value
* (i.e. it returns `undefined`) then an error will be raised and a `null`
* value will be returned in the response. Prefer validating inputs before
* execution so clients receive input diagnostics before result coercion fails.
* @typeParam TInternal - The internal runtime representation accepted by this scalar.
* @typeParam TExternal - The serialized representation exposed in GraphQL results.
* @example
* ```ts
* import { GraphQLScalarType } from 'graphql/type';
*
* const OddType = new GraphQLScalarType({
*   name: 'Odd',
*   serialize: (value) => {
*     if (typeof value !== 'number' || !Number.isInteger(value)) {
*       throw new Error(
*         `Scalar "Odd" cannot represent "${value}" since it is not an integer.`,
*       );
*     }
*
*     if (value % 2 === 0) {
*       throw new Error(
*         `Scalar "Odd" cannot represent "${value}" since it is even.`,
*       );
*     }
*     return value;
*   },
* });
*
* OddType.serialize(3); // => 3
* OddType.serialize(2); // throws an error
* OddType.serialize(1.5); // throws an error
* ```
*/
var GraphQLScalarType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** URL identifying the behavior specified for this custom scalar. */
	/** Function that converts internal values to externally visible scalar values. */
	/** Function that converts variable input into this scalar's internal value. */
	/** Function that converts AST input literals into this scalar's internal value. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLScalarType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { Kind, parse } from 'graphql/language';
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const document = parse(`
	*   "Odd integer values."
	*   scalar Odd @specifiedBy(url: "https://example.com/odd")
	*
	*   extend scalar Odd @specifiedBy(url: "https://example.com/odd-v2")
	* `);
	* assert(document.definitions[0].kind === Kind.SCALAR_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.SCALAR_TYPE_EXTENSION);
	*
	* const ensureOdd = (value: unknown) => {
	*   if (
	*     typeof value !== 'number' ||
	*     !Number.isInteger(value) ||
	*     value % 2 === 0
	*   ) {
	*     throw new TypeError('Odd can only accept odd integers.');
	*   }
	*   return value;
	* };
	*
	* const Odd = new GraphQLScalarType({
	*   name: 'Odd',
	*   description: 'Odd integer values.',
	*   specifiedByURL: 'https://example.com/odd',
	*   serialize: ensureOdd,
	*   parseValue: ensureOdd,
	*   parseLiteral: (ast) => {
	*     if (ast.kind !== Kind.INT) {
	*       throw new TypeError('Odd can only parse integer literals.');
	*     }
	*     return ensureOdd(Number(ast.value));
	*   },
	*   extensions: { numeric: true },
	*   astNode: document.definitions[0],
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* Odd.description; // => 'Odd integer values.'
	* Odd.specifiedByURL; // => 'https://example.com/odd'
	* Odd.serialize(3); // => 3
	* Odd.parseValue(5); // => 5
	* Odd.parseValue(2); // throws an error
	* Odd.parseValue(1.5); // throws an error
	* Odd.extensions; // => { numeric: true }
	* ```
	*/
	constructor(config) {
		var _config$parseValue, _config$serialize, _config$parseLiteral, _config$extensionASTN;
		const parseValue = (_config$parseValue = config.parseValue) !== null && _config$parseValue !== void 0 ? _config$parseValue : identityFunc;
		this.name = assertName(config.name);
		this.description = config.description;
		this.specifiedByURL = config.specifiedByURL;
		this.serialize = (_config$serialize = config.serialize) !== null && _config$serialize !== void 0 ? _config$serialize : identityFunc;
		this.parseValue = parseValue;
		this.parseLiteral = (_config$parseLiteral = config.parseLiteral) !== null && _config$parseLiteral !== void 0 ? _config$parseLiteral : (node, variables) => parseValue(valueFromASTUntyped(node, variables));
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN = config.extensionASTNodes) !== null && _config$extensionASTN !== void 0 ? _config$extensionASTN : [];
		config.specifiedByURL == null || typeof config.specifiedByURL === "string" || devAssert(false, `${this.name} must provide "specifiedByURL" as a string, but got: ${inspect(config.specifiedByURL)}.`);
		config.serialize == null || typeof config.serialize === "function" || devAssert(false, `${this.name} must provide "serialize" function. If this custom Scalar is also used as an input type, ensure "parseValue" and "parseLiteral" functions are also provided.`);
		if (config.parseLiteral) typeof config.parseValue === "function" && typeof config.parseLiteral === "function" || devAssert(false, `${this.name} must provide both "parseValue" and "parseLiteral" functions.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLScalarType";
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const Url = new GraphQLScalarType({
	*   name: 'Url',
	*   description: 'An absolute URL string.',
	*   specifiedByURL: 'https://url.spec.whatwg.org/',
	* });
	*
	* const config = Url.toConfig();
	* const UrlCopy = new GraphQLScalarType(config);
	*
	* config.name; // => 'Url'
	* config.specifiedByURL; // => 'https://url.spec.whatwg.org/'
	* UrlCopy.name; // => Url.name
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			specifiedByURL: this.specifiedByURL,
			serialize: this.serialize,
			parseValue: this.parseValue,
			parseLiteral: this.parseLiteral,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this scalar type.
	* @returns The schema coordinate for this scalar type.
	* @example
	* ```ts
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const DateTime = new GraphQLScalarType({ name: 'DateTime' });
	*
	* DateTime.toString(); // => 'DateTime'
	* String(DateTime); // => 'DateTime'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLScalarType } from 'graphql/type';
	*
	* const DateTime = new GraphQLScalarType({ name: 'DateTime' });
	*
	* DateTime.toJSON(); // => 'DateTime'
	* JSON.stringify({ type: DateTime }); // => '{"type":"DateTime"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/**
* Serializes a runtime value as a scalar output value.
* @typeParam TExternal - The serialized representation returned for GraphQL results.
*/
/**
* Object Type Definition
*
* Almost all of the GraphQL types you define will be object types. Object types
* have a name, but most importantly describe their fields.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
* @example
* ```ts
* import { GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql';
*
* const AddressType = new GraphQLObjectType({
*   name: 'Address',
*   fields: {
*     street: { type: GraphQLString },
*     number: { type: GraphQLInt },
*     formatted: {
*       type: GraphQLString,
*       resolve: (obj) => {
*         return obj.number + ' ' + obj.street;
*       },
*     },
*   },
* });
* ```
* @example
* When two types need to refer to each other, or a type needs to refer to
* itself in a field, you can use a function expression (aka a closure or a
* thunk) to supply the fields lazily.
*
* ```ts
* import { GraphQLObjectType, GraphQLString } from 'graphql';
*
* const PersonType: GraphQLObjectType = new GraphQLObjectType({
*   name: 'Person',
*   fields: () => ({
*     name: { type: GraphQLString },
*     bestFriend: { type: PersonType },
*   }),
* });
* ```
*/
var GraphQLObjectType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Predicate used to determine whether a runtime value belongs to this object type. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLObjectType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* // Configure an object type with interfaces, fields, arguments, and metadata.
	* import { parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLID,
	*   GraphQLInterfaceType,
	*   GraphQLNonNull,
	*   GraphQLObjectType,
	*   GraphQLString,
	* } from 'graphql/type';
	*
	* const document = parse(`
	*   type User implements Node {
	*     id: ID!
	*     name(format: String = "short"): String
	*   }
	*
	*   extend type User {
	*     displayName: String
	*   }
	* `);
	* assert(document.definitions[0].kind === Kind.OBJECT_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.OBJECT_TYPE_EXTENSION);
	* const definition = document.definitions[0];
	* const nameField = definition.fields?.[1];
	* const formatArg = nameField?.arguments?.[0];
	*
	* const Node = new GraphQLInterfaceType({
	*   name: 'Node',
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	* });
	*
	* const User = new GraphQLObjectType({
	*   name: 'User',
	*   description: 'A registered user.',
	*   interfaces: [Node],
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*     name: {
	*       description: 'The formatted user name.',
	*       type: GraphQLString,
	*       args: {
	*         format: {
	*           description: 'Controls the name format.',
	*           type: GraphQLString,
	*           defaultValue: 'short',
	*           deprecationReason: 'Use locale instead.',
	*           extensions: { public: true },
	*           astNode: formatArg,
	*         },
	*       },
	*       resolve: (user, { format }) => {
	*         return format === 'long' ? user.fullName : user.name;
	*       },
	*       deprecationReason: 'Use displayName.',
	*       extensions: { cacheSeconds: 60 },
	*       astNode: nameField,
	*     },
	*   },
	*   isTypeOf: (value) => {
	*     return typeof value === 'object' && value != null && 'id' in value;
	*   },
	*   extensions: { entity: 'User' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* User.name; // => 'User'
	* User.getInterfaces(); // => [Node]
	* Object.keys(User.getFields()); // => ['id', 'name']
	* User.getFields().name.args[0].defaultValue; // => 'short'
	* User.extensions; // => { entity: 'User' }
	* ```
	* @example
	* ```ts
	* // This variant configures a subscription field with subscribe and resolve functions.
	* import { GraphQLObjectType, GraphQLString } from 'graphql/type';
	*
	* const Subscription = new GraphQLObjectType({
	*   name: 'Subscription',
	*   fields: {
	*     greeting: {
	*       type: GraphQLString,
	*       subscribe: async function* () {
	*         yield { greeting: 'Hello!' };
	*       },
	*       resolve: (event) => {
	*         return event.greeting;
	*       },
	*     },
	*   },
	* });
	*
	* typeof Subscription.getFields().greeting.subscribe; // => 'function'
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN2;
		this.name = assertName(config.name);
		this.description = config.description;
		this.isTypeOf = config.isTypeOf;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN2 = config.extensionASTNodes) !== null && _config$extensionASTN2 !== void 0 ? _config$extensionASTN2 : [];
		this._fields = () => defineFieldMap(config);
		this._interfaces = () => defineInterfaces(config);
		config.isTypeOf == null || typeof config.isTypeOf === "function" || devAssert(false, `${this.name} must provide "isTypeOf" as a function, but got: ${inspect(config.isTypeOf)}.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLObjectType";
	}
	/**
	* Returns the fields defined by this type.
	* @returns The fields keyed by field name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type User {
	*     id: ID!
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const User = assertObjectType(schema.getType('User'));
	* const fields = User.getFields();
	*
	* Object.keys(fields); // => ['id', 'name']
	* String(fields.id.type); // => 'ID!'
	* ```
	*/
	getFields() {
		if (typeof this._fields === "function") this._fields = this._fields();
		return this._fields;
	}
	/**
	* Returns the interfaces implemented by this type.
	* @returns The implemented interfaces.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertObjectType } from 'graphql/type';
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
	*     viewer: User
	*   }
	* `);
	*
	* const User = assertObjectType(schema.getType('User'));
	*
	* User.getInterfaces().map((type) => type.name); // => ['Node']
	* ```
	*/
	getInterfaces() {
		if (typeof this._interfaces === "function") this._interfaces = this._interfaces();
		return this._interfaces;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLObjectType, GraphQLString } from 'graphql/type';
	*
	* const User = new GraphQLObjectType({
	*   name: 'User',
	*   fields: {
	*     name: { type: GraphQLString },
	*   },
	* });
	*
	* const config = User.toConfig();
	* const UserCopy = new GraphQLObjectType(config);
	*
	* config.fields.name.type; // => GraphQLString
	* UserCopy.getFields().name.type; // => GraphQLString
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			interfaces: this.getInterfaces(),
			fields: fieldsToFieldsConfig(this.getFields()),
			isTypeOf: this.isTypeOf,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this object type.
	* @returns The schema coordinate for this object type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type User {
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const User = assertObjectType(schema.getType('User'));
	*
	* User.toString(); // => 'User'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLObjectType, GraphQLString } from 'graphql/type';
	*
	* const User = new GraphQLObjectType({
	*   name: 'User',
	*   fields: { name: { type: GraphQLString } },
	* });
	*
	* User.toJSON(); // => 'User'
	* JSON.stringify({ type: User }); // => '{"type":"User"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function defineInterfaces(config) {
	var _config$interfaces;
	const interfaces = resolveReadonlyArrayThunk((_config$interfaces = config.interfaces) !== null && _config$interfaces !== void 0 ? _config$interfaces : []);
	Array.isArray(interfaces) || devAssert(false, `${config.name} interfaces must be an Array or a function which returns an Array.`);
	return interfaces;
}
function defineFieldMap(config) {
	const fieldMap = resolveObjMapThunk(config.fields);
	isPlainObj(fieldMap) || devAssert(false, `${config.name} fields must be an object with field names as keys or a function which returns such an object.`);
	return mapValue(fieldMap, (fieldConfig, fieldName) => {
		var _fieldConfig$args;
		isPlainObj(fieldConfig) || devAssert(false, `${config.name}.${fieldName} field config must be an object.`);
		fieldConfig.resolve == null || typeof fieldConfig.resolve === "function" || devAssert(false, `${config.name}.${fieldName} field resolver must be a function if provided, but got: ${inspect(fieldConfig.resolve)}.`);
		const argsConfig = (_fieldConfig$args = fieldConfig.args) !== null && _fieldConfig$args !== void 0 ? _fieldConfig$args : {};
		isPlainObj(argsConfig) || devAssert(false, `${config.name}.${fieldName} args must be an object with argument names as keys.`);
		return {
			name: assertName(fieldName),
			description: fieldConfig.description,
			type: fieldConfig.type,
			args: defineArguments(argsConfig),
			resolve: fieldConfig.resolve,
			subscribe: fieldConfig.subscribe,
			deprecationReason: fieldConfig.deprecationReason,
			extensions: toObjMap(fieldConfig.extensions),
			astNode: fieldConfig.astNode
		};
	});
}
/** @internal */
function defineArguments(config) {
	return Object.entries(config).map(([argName, argConfig]) => ({
		name: assertName(argName),
		description: argConfig.description,
		type: argConfig.type,
		defaultValue: argConfig.defaultValue,
		deprecationReason: argConfig.deprecationReason,
		extensions: toObjMap(argConfig.extensions),
		astNode: argConfig.astNode
	}));
}
function isPlainObj(obj) {
	return isObjectLike(obj) && !Array.isArray(obj);
}
function fieldsToFieldsConfig(fields) {
	return mapValue(fields, (field) => ({
		description: field.description,
		type: field.type,
		args: argsToArgsConfig(field.args),
		resolve: field.resolve,
		subscribe: field.subscribe,
		deprecationReason: field.deprecationReason,
		extensions: field.extensions,
		astNode: field.astNode
	}));
}
/** @internal */
function argsToArgsConfig(args) {
	return keyValMap(args, (arg) => arg.name, (arg) => ({
		description: arg.description,
		type: arg.type,
		defaultValue: arg.defaultValue,
		deprecationReason: arg.deprecationReason,
		extensions: arg.extensions,
		astNode: arg.astNode
	}));
}
/**
* Configuration used to construct a GraphQLObjectType.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Returns true when the argument is non-null and has no default value.
* @param arg - The argument definition to inspect.
* @returns True when the argument is non-null and has no default value.
* @example
* ```ts
* import {
*   GraphQLInt,
*   GraphQLNonNull,
*   GraphQLObjectType,
*   GraphQLString,
*   isRequiredArgument,
* } from 'graphql/type';
*
* const Query = new GraphQLObjectType({
*   name: 'Query',
*   fields: {
*     greeting: {
*       type: GraphQLString,
*       args: {
*         id: { type: new GraphQLNonNull(GraphQLInt) },
*         name: { type: GraphQLString },
*         limit: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 10 },
*       },
*     },
*   },
* });
* const [requiredArgument, optionalArgument, argumentWithDefault] =
*   Query.getFields().greeting.args;
*
* isRequiredArgument(requiredArgument); // => true
* isRequiredArgument(optionalArgument); // => false
* isRequiredArgument(argumentWithDefault); // => false
* ```
*/
function isRequiredArgument(arg) {
	return isNonNullType(arg.type) && arg.defaultValue === void 0;
}
/**
* A map of field names to resolved field definitions.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Interface Type Definition
*
* When a field can return one of a heterogeneous set of types, a Interface type
* is used to describe what types are possible, what fields are in common across
* all types, as well as a function to determine which type is actually used
* when the field is resolved.
* @example
* ```ts
* import { GraphQLInterfaceType, GraphQLString } from 'graphql';
*
* const EntityType = new GraphQLInterfaceType({
*   name: 'Entity',
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
* ```
*/
var GraphQLInterfaceType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Function that resolves the concrete object type for this abstract type. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLInterfaceType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { GraphQLID, GraphQLInterfaceType, GraphQLNonNull } from 'graphql/type';
	*
	* const document = parse(`
	*   interface Node {
	*     id: ID!
	*   }
	*
	*   interface Resource implements Node {
	*     id: ID!
	*   }
	*
	*   extend interface Resource {
	*     url: String
	*   }
	* `);
	* assert(document.definitions[1].kind === Kind.INTERFACE_TYPE_DEFINITION);
	* assert(document.definitions[2].kind === Kind.INTERFACE_TYPE_EXTENSION);
	*
	* const Node = new GraphQLInterfaceType({
	*   name: 'Node',
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	* });
	*
	* const Resource = new GraphQLInterfaceType({
	*   name: 'Resource',
	*   description: 'An addressable resource.',
	*   interfaces: [Node],
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	*   resolveType: (value) => {
	*     return typeof value === 'object' && value != null && 'url' in value
	*       ? 'WebPage'
	*       : undefined;
	*   },
	*   extensions: { abstract: true },
	*   astNode: document.definitions[1],
	*   extensionASTNodes: [document.definitions[2]],
	* });
	*
	* Resource.name; // => 'Resource'
	* Resource.getInterfaces(); // => [Node]
	* Object.keys(Resource.getFields()); // => ['id']
	* Resource.extensions; // => { abstract: true }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN3;
		this.name = assertName(config.name);
		this.description = config.description;
		this.resolveType = config.resolveType;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN3 = config.extensionASTNodes) !== null && _config$extensionASTN3 !== void 0 ? _config$extensionASTN3 : [];
		this._fields = defineFieldMap.bind(void 0, config);
		this._interfaces = defineInterfaces.bind(void 0, config);
		config.resolveType == null || typeof config.resolveType === "function" || devAssert(false, `${this.name} must provide "resolveType" as a function, but got: ${inspect(config.resolveType)}.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLInterfaceType";
	}
	/**
	* Returns the fields defined by this type.
	* @returns The fields keyed by field name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
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
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	* const fields = Node.getFields();
	*
	* Object.keys(fields); // => ['id']
	* String(fields.id.type); // => 'ID!'
	* ```
	*/
	getFields() {
		if (typeof this._fields === "function") this._fields = this._fields();
		return this._fields;
	}
	/**
	* Returns the interfaces implemented by this type.
	* @returns The implemented interfaces.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Resource {
	*     url: String!
	*   }
	*
	*   interface Image implements Resource {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Photo implements Resource & Image {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Query {
	*     image: Image
	*   }
	* `);
	*
	* const Image = assertInterfaceType(schema.getType('Image'));
	*
	* Image.getInterfaces().map((type) => type.name); // => ['Resource']
	* ```
	*/
	getInterfaces() {
		if (typeof this._interfaces === "function") this._interfaces = this._interfaces();
		return this._interfaces;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLID, GraphQLInterfaceType, GraphQLNonNull } from 'graphql/type';
	*
	* const Node = new GraphQLInterfaceType({
	*   name: 'Node',
	*   fields: {
	*     id: { type: new GraphQLNonNull(GraphQLID) },
	*   },
	* });
	*
	* const config = Node.toConfig();
	* const NodeCopy = new GraphQLInterfaceType(config);
	*
	* String(config.fields.id.type); // => 'ID!'
	* String(NodeCopy.getFields().id.type); // => 'ID!'
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			interfaces: this.getInterfaces(),
			fields: fieldsToFieldsConfig(this.getFields()),
			resolveType: this.resolveType,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this interface type.
	* @returns The schema coordinate for this interface type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
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
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	*
	* Node.toString(); // => 'Node'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLInterfaceType, GraphQLString } from 'graphql/type';
	*
	* const Named = new GraphQLInterfaceType({
	*   name: 'Named',
	*   fields: { name: { type: GraphQLString } },
	* });
	*
	* Named.toJSON(); // => 'Named'
	* JSON.stringify({ type: Named }); // => '{"type":"Named"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/**
* Configuration used to construct a GraphQLInterfaceType.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Union Type Definition
*
* When a field can return one of a heterogeneous set of types, a Union type
* is used to describe what types are possible as well as providing a function
* to determine which type is actually used when the field is resolved.
* @example
* ```ts
* import { GraphQLObjectType, GraphQLString, GraphQLUnionType } from 'graphql';
*
* class Dog {}
* class Cat {}
* const DogType = new GraphQLObjectType({
*   name: 'Dog',
*   fields: { name: { type: GraphQLString } },
* });
* const CatType = new GraphQLObjectType({
*   name: 'Cat',
*   fields: { name: { type: GraphQLString } },
* });
*
* const PetType = new GraphQLUnionType({
*   name: 'Pet',
*   types: [DogType, CatType],
*   resolveType: (value) => {
*     if (value instanceof Dog) {
*       return 'Dog';
*     }
*     if (value instanceof Cat) {
*       return 'Cat';
*     }
*   },
* });
* ```
*/
var GraphQLUnionType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Function that resolves the concrete object type for this abstract type. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLUnionType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLObjectType,
	*   GraphQLString,
	*   GraphQLUnionType,
	* } from 'graphql/type';
	*
	* const document = parse(`
	*   union Media = Photo | Video
	*
	*   extend union Media = Audio
	* `);
	* assert(document.definitions[0].kind === Kind.UNION_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.UNION_TYPE_EXTENSION);
	*
	* const Photo = new GraphQLObjectType({
	*   name: 'Photo',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const Video = new GraphQLObjectType({
	*   name: 'Video',
	*   fields: { url: { type: GraphQLString } },
	* });
	*
	* const Media = new GraphQLUnionType({
	*   name: 'Media',
	*   description: 'Media that can appear in a search result.',
	*   types: [Photo, Video],
	*   resolveType: (value) => {
	*     return typeof value === 'object' && value != null && 'duration' in value
	*       ? 'Video'
	*       : 'Photo';
	*   },
	*   extensions: { searchable: true },
	*   astNode: document.definitions[0],
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* Media.description; // => 'Media that can appear in a search result.'
	* Media.getTypes().map((type) => type.name); // => ['Photo', 'Video']
	* Media.extensions; // => { searchable: true }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN4;
		this.name = assertName(config.name);
		this.description = config.description;
		this.resolveType = config.resolveType;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN4 = config.extensionASTNodes) !== null && _config$extensionASTN4 !== void 0 ? _config$extensionASTN4 : [];
		this._types = defineTypes.bind(void 0, config);
		config.resolveType == null || typeof config.resolveType === "function" || devAssert(false, `${this.name} must provide "resolveType" as a function, but got: ${inspect(config.resolveType)}.`);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLUnionType";
	}
	/**
	* Returns the object types included in this union.
	* @returns The union member object types.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertUnionType } from 'graphql/type';
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
	*
	*   type Query {
	*     media: [Media]
	*   }
	* `);
	*
	* const Media = assertUnionType(schema.getType('Media'));
	*
	* Media.getTypes().map((type) => type.name); // => ['Photo', 'Video']
	* ```
	*/
	getTypes() {
		if (typeof this._types === "function") this._types = this._types();
		return this._types;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import {
	*   GraphQLObjectType,
	*   GraphQLString,
	*   GraphQLUnionType,
	* } from 'graphql/type';
	*
	* const Photo = new GraphQLObjectType({
	*   name: 'Photo',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const Video = new GraphQLObjectType({
	*   name: 'Video',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const Media = new GraphQLUnionType({
	*   name: 'Media',
	*   types: [Photo, Video],
	* });
	*
	* const config = Media.toConfig();
	* const MediaCopy = new GraphQLUnionType(config);
	*
	* MediaCopy.getTypes().map((type) => type.name); // => ['Photo', 'Video']
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			types: this.getTypes(),
			resolveType: this.resolveType,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this union type.
	* @returns The schema coordinate for this union type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertUnionType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type Photo {
	*     url: String!
	*   }
	*
	*   union SearchResult = Photo
	*
	*   type Query {
	*     search: [SearchResult]
	*   }
	* `);
	*
	* const SearchResult = assertUnionType(schema.getType('SearchResult'));
	*
	* SearchResult.toString(); // => 'SearchResult'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import {
	*   GraphQLObjectType,
	*   GraphQLString,
	*   GraphQLUnionType,
	* } from 'graphql/type';
	*
	* const Photo = new GraphQLObjectType({
	*   name: 'Photo',
	*   fields: { url: { type: GraphQLString } },
	* });
	* const SearchResult = new GraphQLUnionType({
	*   name: 'SearchResult',
	*   types: [Photo],
	* });
	*
	* SearchResult.toJSON(); // => 'SearchResult'
	* JSON.stringify({ type: SearchResult }); // => '{"type":"SearchResult"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function defineTypes(config) {
	const types = resolveReadonlyArrayThunk(config.types);
	Array.isArray(types) || devAssert(false, `Must provide Array of types or a function which returns such an array for Union ${config.name}.`);
	return types;
}
/**
* Configuration used to construct a GraphQLUnionType.
* @typeParam TSource - Source object type passed to resolvers.
* @typeParam TContext - Context object type passed to resolvers.
*/
/**
* Enum Type Definition
*
* Enum types define leaf values whose serialized form is one of a fixed set
* of GraphQL enum names. Internally, enum values can map to any runtime value,
* often integers.
* @example
* ```ts
* import { GraphQLEnumType } from 'graphql/type';
*
* const RGBType = new GraphQLEnumType({
*   name: 'RGB',
*   values: {
*     RED: { value: 0 },
*     GREEN: { value: 1 },
*     BLUE: { value: 2 },
*   },
* });
*
* RGBType.getValue('GREEN')?.value; // => 1
* ```
*
* Note: If a value is not provided in a definition, the name of the enum value
* will be used as its internal value.
*/
var GraphQLEnumType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLEnumType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const document = parse(`
	*   enum Episode {
	*     NEW_HOPE
	*     EMPIRE
	*     JEDI
	*   }
	*
	*   extend enum Episode {
	*     FORCE_AWAKENS
	*   }
	* `);
	* assert(document.definitions[0].kind === Kind.ENUM_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.ENUM_TYPE_EXTENSION);
	* const definition = document.definitions[0];
	*
	* const Episode = new GraphQLEnumType({
	*   name: 'Episode',
	*   description: 'A Star Wars film episode.',
	*   values: {
	*     NEW_HOPE: {
	*       value: 4,
	*       description: 'Released in 1977.',
	*       extensions: { trilogy: 'original' },
	*       astNode: definition.values?.[0],
	*     },
	*     EMPIRE: { value: 5, astNode: definition.values?.[1] },
	*     JEDI: {
	*       value: 6,
	*       deprecationReason: 'Use RETURN_OF_THE_JEDI.',
	*       astNode: definition.values?.[2],
	*     },
	*   },
	*   extensions: { catalog: 'films' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* Episode.description; // => 'A Star Wars film episode.'
	* Episode.serialize(5); // => 'EMPIRE'
	* Episode.parseValue('JEDI'); // => 6
	* Episode.getValue('JEDI')?.deprecationReason; // => 'Use RETURN_OF_THE_JEDI.'
	* Episode.extensions; // => { catalog: 'films' }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN5;
		this.name = assertName(config.name);
		this.description = config.description;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN5 = config.extensionASTNodes) !== null && _config$extensionASTN5 !== void 0 ? _config$extensionASTN5 : [];
		this._values = typeof config.values === "function" ? config.values : defineEnumValues(this.name, config.values);
		this._valueLookup = null;
		this._nameLookup = null;
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLEnumType";
	}
	/**
	* Returns the values defined by this enum type.
	* @returns Enum value definitions in schema order.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertEnumType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   enum Episode {
	*     NEW_HOPE
	*     EMPIRE
	*     JEDI
	*   }
	*
	*   type Query {
	*     episode: Episode
	*   }
	* `);
	*
	* const Episode = assertEnumType(schema.getType('Episode'));
	*
	* Episode.getValues().map((value) => value.name); // => ['NEW_HOPE', 'EMPIRE', 'JEDI']
	* ```
	*/
	getValues() {
		if (typeof this._values === "function") this._values = defineEnumValues(this.name, this._values());
		return this._values;
	}
	/**
	* Returns the enum value definition for a value name.
	* @param name - The GraphQL name to look up.
	* @returns The matching enum value definition, if it exists.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertEnumType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   enum Episode {
	*     NEW_HOPE
	*     EMPIRE
	*   }
	*
	*   type Query {
	*     episode: Episode
	*   }
	* `);
	*
	* const Episode = assertEnumType(schema.getType('Episode'));
	*
	* Episode.getValue('EMPIRE')?.name; // => 'EMPIRE'
	* Episode.getValue('JEDI'); // => undefined
	* ```
	*/
	getValue(name) {
		if (this._nameLookup === null) this._nameLookup = keyMap(this.getValues(), (value) => value.name);
		return this._nameLookup[name];
	}
	/**
	* Serializes a runtime enum value as a GraphQL enum name.
	* @param outputValue - Runtime enum value to serialize.
	* @returns The GraphQL enum name for the runtime value.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* RGB.serialize(1); // => 'GREEN'
	* RGB.serialize(3); // throws an error
	* ```
	*/
	serialize(outputValue) {
		if (this._valueLookup === null) this._valueLookup = new Map(this.getValues().map((enumValue) => [enumValue.value, enumValue]));
		const enumValue = this._valueLookup.get(outputValue);
		if (enumValue === void 0) throw new GraphQLError(`Enum "${this.name}" cannot represent value: ${inspect(outputValue)}`);
		return enumValue.name;
	}
	/**
	* Parses a GraphQL enum name from variable input.
	* @param inputValue - Runtime input value to parse.
	* @param hideSuggestions - Omit suggestions from error messages.
	* @returns The internal enum value represented by the input name.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* RGB.parseValue('BLUE'); // => 2
	* RGB.parseValue('PURPLE'); // throws an error
	* RGB.parseValue(2); // throws an error
	* ```
	*/
	parseValue(inputValue, hideSuggestions) {
		if (typeof inputValue !== "string") {
			const valueStr = inspect(inputValue);
			throw new GraphQLError(`Enum "${this.name}" cannot represent non-string value: ${valueStr}.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, valueStr)));
		}
		const enumValue = this.getValue(inputValue);
		if (enumValue == null) throw new GraphQLError(`Value "${inputValue}" does not exist in "${this.name}" enum.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, inputValue)));
		return enumValue.value;
	}
	/**
	* Parses a GraphQL enum name from an AST value literal.
	* @param valueNode - AST value literal to parse.
	* @param _variables - Runtime variable values; ignored because enum literals cannot contain variables.
	* @param hideSuggestions - Omit suggestions from error messages.
	* @returns The internal enum value represented by the literal.
	* @example
	* ```ts
	* import { parseValue } from 'graphql/language';
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* RGB.parseLiteral(parseValue('RED'), undefined); // => 0
	* RGB.parseLiteral(parseValue('"RED"'), undefined); // throws an error
	* ```
	*/
	parseLiteral(valueNode, _variables, hideSuggestions) {
		if (valueNode.kind !== Kind.ENUM) {
			const valueStr = printForError(valueNode);
			throw new GraphQLError(`Enum "${this.name}" cannot represent non-enum value: ${valueStr}.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, valueStr)), { nodes: valueNode });
		}
		const enumValue = this.getValue(valueNode.value);
		if (enumValue == null) {
			const valueStr = printForError(valueNode);
			throw new GraphQLError(`Value "${valueStr}" does not exist in "${this.name}" enum.` + (hideSuggestions ? "" : didYouMeanEnumValue(this, valueStr)), { nodes: valueNode });
		}
		return enumValue.value;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const RGB = new GraphQLEnumType({
	*   name: 'RGB',
	*   values: {
	*     RED: { value: 0 },
	*     GREEN: { value: 1 },
	*     BLUE: { value: 2 },
	*   },
	* });
	*
	* const config = RGB.toConfig();
	* const RGBCopy = new GraphQLEnumType(config);
	*
	* config.values.GREEN.value; // => 1
	* RGBCopy.serialize(2); // => 'BLUE'
	* ```
	*/
	toConfig() {
		const values = keyValMap(this.getValues(), (value) => value.name, (value) => ({
			description: value.description,
			value: value.value,
			deprecationReason: value.deprecationReason,
			extensions: value.extensions,
			astNode: value.astNode
		}));
		return {
			name: this.name,
			description: this.description,
			values,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this enum type.
	* @returns The schema coordinate for this enum type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertEnumType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   enum Episode {
	*     NEW_HOPE
	*   }
	*
	*   type Query {
	*     episode: Episode
	*   }
	* `);
	*
	* const Episode = assertEnumType(schema.getType('Episode'));
	*
	* Episode.toString(); // => 'Episode'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLEnumType } from 'graphql/type';
	*
	* const Episode = new GraphQLEnumType({
	*   name: 'Episode',
	*   values: {
	*     NEW_HOPE: {},
	*   },
	* });
	*
	* Episode.toJSON(); // => 'Episode'
	* JSON.stringify({ type: Episode }); // => '{"type":"Episode"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function didYouMeanEnumValue(enumType, unknownValueStr) {
	return didYouMean("the enum value", suggestionList(unknownValueStr, enumType.getValues().map((value) => value.name)));
}
function defineEnumValues(typeName, valueMap) {
	isPlainObj(valueMap) || devAssert(false, `${typeName} values must be an object with value names as keys.`);
	return Object.entries(valueMap).map(([valueName, valueConfig]) => {
		isPlainObj(valueConfig) || devAssert(false, `${typeName}.${valueName} must refer to an object with a "value" key representing an internal value but got: ${inspect(valueConfig)}.`);
		return {
			name: assertEnumValueName(valueName),
			description: valueConfig.description,
			value: valueConfig.value !== void 0 ? valueConfig.value : valueName,
			deprecationReason: valueConfig.deprecationReason,
			extensions: toObjMap(valueConfig.extensions),
			astNode: valueConfig.astNode
		};
	});
}
/** Configuration used to construct a GraphQLEnumType. */
/**
* Input Object Type Definition
*
* An input object defines a structured collection of fields which may be
* supplied to a field argument.
*
* Using `NonNull` will ensure that a value must be provided by the query
* @example
* ```ts
* import { GraphQLFloat, GraphQLInputObjectType, GraphQLNonNull } from 'graphql';
*
* const GeoPoint = new GraphQLInputObjectType({
*   name: 'GeoPoint',
*   fields: {
*     lat: { type: new GraphQLNonNull(GraphQLFloat) },
*     lon: { type: new GraphQLNonNull(GraphQLFloat) },
*     alt: { type: GraphQLFloat, defaultValue: 0 },
*   },
* });
* ```
*/
var GraphQLInputObjectType = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/** Whether this input object uses the experimental OneOf input object semantics. */
	/**
	* Creates a GraphQLInputObjectType instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLID,
	*   GraphQLInputObjectType,
	*   GraphQLInt,
	*   GraphQLNonNull,
	*   GraphQLString,
	* } from 'graphql/type';
	*
	* const document = parse(`
	*   input ReviewInput {
	*     stars: Int!
	*     commentary: String
	*   }
	*
	*   extend input ReviewInput {
	*     body: String
	*   }
	* `);
	* assert(document.definitions[0].kind === Kind.INPUT_OBJECT_TYPE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.INPUT_OBJECT_TYPE_EXTENSION);
	* const definition = document.definitions[0];
	*
	* const ReviewInput = new GraphQLInputObjectType({
	*   name: 'ReviewInput',
	*   description: 'Input collected when reviewing a product.',
	*   fields: {
	*     stars: {
	*       description: 'Star rating from one to five.',
	*       type: new GraphQLNonNull(GraphQLInt),
	*       extensions: { min: 1, max: 5 },
	*       astNode: definition.fields?.[0],
	*     },
	*     commentary: {
	*       type: GraphQLString,
	*       defaultValue: '',
	*       deprecationReason: 'Use body.',
	*       astNode: definition.fields?.[1],
	*     },
	*   },
	*   extensions: { form: 'review' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	*   isOneOf: false,
	* });
	* const SearchBy = new GraphQLInputObjectType({
	*   name: 'SearchBy',
	*   fields: {
	*     id: { type: GraphQLID },
	*     slug: { type: GraphQLString },
	*   },
	*   isOneOf: true,
	* });
	*
	* const fields = ReviewInput.getFields();
	*
	* ReviewInput.description; // => 'Input collected when reviewing a product.'
	* String(fields.stars.type); // => 'Int!'
	* fields.stars.extensions; // => { min: 1, max: 5 }
	* fields.commentary.defaultValue; // => ''
	* fields.commentary.deprecationReason; // => 'Use body.'
	* ReviewInput.isOneOf; // => false
	* SearchBy.isOneOf; // => true
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN6, _config$isOneOf;
		this.name = assertName(config.name);
		this.description = config.description;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN6 = config.extensionASTNodes) !== null && _config$extensionASTN6 !== void 0 ? _config$extensionASTN6 : [];
		this.isOneOf = (_config$isOneOf = config.isOneOf) !== null && _config$isOneOf !== void 0 ? _config$isOneOf : false;
		this._fields = defineInputFieldMap.bind(void 0, config);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLInputObjectType";
	}
	/**
	* Returns the fields defined by this type.
	* @returns The fields keyed by field name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInputObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   input ReviewInput {
	*     stars: Int!
	*     commentary: String = ""
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewInput): [String]
	*   }
	* `);
	*
	* const ReviewInput = assertInputObjectType(schema.getType('ReviewInput'));
	* const fields = ReviewInput.getFields();
	*
	* Object.keys(fields); // => ['stars', 'commentary']
	* fields.commentary.defaultValue; // => ''
	* ```
	*/
	getFields() {
		if (typeof this._fields === "function") this._fields = this._fields();
		return this._fields;
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import {
	*   GraphQLInputObjectType,
	*   GraphQLInt,
	*   GraphQLNonNull,
	* } from 'graphql/type';
	*
	* const ReviewInput = new GraphQLInputObjectType({
	*   name: 'ReviewInput',
	*   fields: {
	*     stars: { type: new GraphQLNonNull(GraphQLInt) },
	*   },
	* });
	*
	* const config = ReviewInput.toConfig();
	* const ReviewInputCopy = new GraphQLInputObjectType(config);
	*
	* String(config.fields.stars.type); // => 'Int!'
	* String(ReviewInputCopy.getFields().stars.type); // => 'Int!'
	* ```
	*/
	toConfig() {
		const fields = mapValue(this.getFields(), (field) => ({
			description: field.description,
			type: field.type,
			defaultValue: field.defaultValue,
			deprecationReason: field.deprecationReason,
			extensions: field.extensions,
			astNode: field.astNode
		}));
		return {
			name: this.name,
			description: this.description,
			fields,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes,
			isOneOf: this.isOneOf
		};
	}
	/**
	* Returns the schema coordinate identifying this input object type.
	* @returns The schema coordinate for this input object type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInputObjectType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   input ReviewInput {
	*     stars: Int!
	*   }
	*
	*   type Query {
	*     reviews(filter: ReviewInput): [String]
	*   }
	* `);
	*
	* const ReviewInput = assertInputObjectType(schema.getType('ReviewInput'));
	*
	* ReviewInput.toString(); // => 'ReviewInput'
	* ```
	*/
	toString() {
		return this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { GraphQLInputObjectType, GraphQLString } from 'graphql/type';
	*
	* const ReviewInput = new GraphQLInputObjectType({
	*   name: 'ReviewInput',
	*   fields: {
	*     commentary: { type: GraphQLString },
	*   },
	* });
	*
	* ReviewInput.toJSON(); // => 'ReviewInput'
	* JSON.stringify({ type: ReviewInput }); // => '{"type":"ReviewInput"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
function defineInputFieldMap(config) {
	const fieldMap = resolveObjMapThunk(config.fields);
	isPlainObj(fieldMap) || devAssert(false, `${config.name} fields must be an object with field names as keys or a function which returns such an object.`);
	return mapValue(fieldMap, (fieldConfig, fieldName) => {
		!("resolve" in fieldConfig) || devAssert(false, `${config.name}.${fieldName} field has a resolve property, but Input Types cannot define resolvers.`);
		return {
			name: assertName(fieldName),
			description: fieldConfig.description,
			type: fieldConfig.type,
			defaultValue: fieldConfig.defaultValue,
			deprecationReason: fieldConfig.deprecationReason,
			extensions: toObjMap(fieldConfig.extensions),
			astNode: fieldConfig.astNode
		};
	});
}
/** Configuration used to construct a GraphQLInputObjectType. */
/**
* Returns true when the input field is non-null and has no default value.
* @param field - The input field definition to inspect.
* @returns True when the input field is non-null and has no default value.
* @example
* ```ts
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLNonNull,
*   GraphQLString,
*   isRequiredInputField,
* } from 'graphql/type';
*
* const Input = new GraphQLInputObjectType({
*   name: 'Input',
*   fields: {
*     id: { type: new GraphQLNonNull(GraphQLInt) },
*     name: { type: GraphQLString },
*     limit: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 10 },
*   },
* });
* const {
*   id: requiredField,
*   name: optionalField,
*   limit: fieldWithDefault,
* } = Input.getFields();
*
* isRequiredInputField(requiredField); // => true
* isRequiredInputField(optionalField); // => false
* isRequiredInputField(fieldWithDefault); // => false
* ```
*/
function isRequiredInputField(field) {
	return isNonNullType(field.type) && field.defaultValue === void 0;
}
/** The built-in `Int` scalar type. */
var GraphQLInt = new GraphQLScalarType({
	name: "Int",
	description: "The `Int` scalar type represents non-fractional signed whole numeric values. Int can represent values between -(2^31) and 2^31 - 1.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "boolean") return coercedValue ? 1 : 0;
		let num = coercedValue;
		if (typeof coercedValue === "string" && coercedValue !== "") num = Number(coercedValue);
		if (typeof num !== "number" || !Number.isInteger(num)) throw new GraphQLError(`Int cannot represent non-integer value: ${inspect(coercedValue)}`);
		if (num > 2147483647 || num < -2147483648) throw new GraphQLError("Int cannot represent non 32-bit signed integer value: " + inspect(coercedValue));
		return num;
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "number" || !Number.isInteger(inputValue)) throw new GraphQLError(`Int cannot represent non-integer value: ${inspect(inputValue)}`);
		if (inputValue > 2147483647 || inputValue < -2147483648) throw new GraphQLError(`Int cannot represent non 32-bit signed integer value: ${inputValue}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.INT) throw new GraphQLError(`Int cannot represent non-integer value: ${printForError(valueNode)}`, { nodes: valueNode });
		const num = parseInt(valueNode.value, 10);
		if (num > 2147483647 || num < -2147483648) throw new GraphQLError(`Int cannot represent non 32-bit signed integer value: ${valueNode.value}`, { nodes: valueNode });
		return num;
	}
});
/** The built-in `Float` scalar type. */
var GraphQLFloat = new GraphQLScalarType({
	name: "Float",
	description: "The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point).",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "boolean") return coercedValue ? 1 : 0;
		let num = coercedValue;
		if (typeof coercedValue === "string" && coercedValue !== "") num = Number(coercedValue);
		if (typeof num !== "number" || !Number.isFinite(num)) throw new GraphQLError(`Float cannot represent non numeric value: ${inspect(coercedValue)}`);
		return num;
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "number" || !Number.isFinite(inputValue)) throw new GraphQLError(`Float cannot represent non numeric value: ${inspect(inputValue)}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.FLOAT && valueNode.kind !== Kind.INT) throw new GraphQLError(`Float cannot represent non numeric value: ${printForError(valueNode)}`, valueNode);
		return parseFloat(valueNode.value);
	}
});
/** The built-in `String` scalar type. */
var GraphQLString = new GraphQLScalarType({
	name: "String",
	description: "The `String` scalar type represents textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "string") return coercedValue;
		if (typeof coercedValue === "boolean") return coercedValue ? "true" : "false";
		if (typeof coercedValue === "number" && Number.isFinite(coercedValue)) return coercedValue.toString();
		throw new GraphQLError(`String cannot represent value: ${inspect(outputValue)}`);
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "string") throw new GraphQLError(`String cannot represent a non string value: ${inspect(inputValue)}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.STRING) throw new GraphQLError(`String cannot represent a non string value: ${printForError(valueNode)}`, { nodes: valueNode });
		return valueNode.value;
	}
});
/** The built-in `Boolean` scalar type. */
var GraphQLBoolean = new GraphQLScalarType({
	name: "Boolean",
	description: "The `Boolean` scalar type represents `true` or `false`.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "boolean") return coercedValue;
		if (Number.isFinite(coercedValue)) return coercedValue !== 0;
		throw new GraphQLError(`Boolean cannot represent a non boolean value: ${inspect(coercedValue)}`);
	},
	parseValue(inputValue) {
		if (typeof inputValue !== "boolean") throw new GraphQLError(`Boolean cannot represent a non boolean value: ${inspect(inputValue)}`);
		return inputValue;
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.BOOLEAN) throw new GraphQLError(`Boolean cannot represent a non boolean value: ${printForError(valueNode)}`, { nodes: valueNode });
		return valueNode.value;
	}
});
/** The built-in `ID` scalar type. */
var GraphQLID = new GraphQLScalarType({
	name: "ID",
	description: "The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appears in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `\"4\"`) or integer (such as `4`) input value will be accepted as an ID.",
	serialize(outputValue) {
		const coercedValue = serializeObject(outputValue);
		if (typeof coercedValue === "string") return coercedValue;
		if (Number.isInteger(coercedValue)) return String(coercedValue);
		throw new GraphQLError(`ID cannot represent value: ${inspect(outputValue)}`);
	},
	parseValue(inputValue) {
		if (typeof inputValue === "string") return inputValue;
		if (typeof inputValue === "number" && Number.isInteger(inputValue)) return inputValue.toString();
		throw new GraphQLError(`ID cannot represent value: ${inspect(inputValue)}`);
	},
	parseLiteral(valueNode) {
		if (valueNode.kind !== Kind.STRING && valueNode.kind !== Kind.INT) throw new GraphQLError("ID cannot represent a non-string and non-integer value: " + printForError(valueNode), { nodes: valueNode });
		return valueNode.value;
	}
});
/** All built-in scalar types defined by the GraphQL specification. */
var specifiedScalarTypes = Object.freeze([
	GraphQLString,
	GraphQLInt,
	GraphQLFloat,
	GraphQLBoolean,
	GraphQLID
]);
/**
* Returns true when the scalar type is one of the scalars specified by GraphQL.
* @param type - The GraphQL type to inspect.
* @returns True when the scalar type is one of the scalars specified by GraphQL.
* @example
* ```ts
* import {
*   GraphQLScalarType,
*   GraphQLString,
*   isSpecifiedScalarType,
* } from 'graphql/type';
*
* const DateTime = new GraphQLScalarType({
*   name: 'DateTime',
* });
*
* isSpecifiedScalarType(GraphQLString); // => true
* isSpecifiedScalarType(DateTime); // => false
* ```
*/
function isSpecifiedScalarType(type) {
	return specifiedScalarTypes.some(({ name }) => type.name === name);
}
function serializeObject(outputValue) {
	if (isObjectLike(outputValue)) {
		if (typeof outputValue.valueOf === "function") {
			const valueOfResult = outputValue.valueOf();
			if (!isObjectLike(valueOfResult)) return valueOfResult;
		}
		if (typeof outputValue.toJSON === "function") return outputValue.toJSON();
	}
	return outputValue;
}
// node_modules/graphql/type/directives.mjs
/** @category Directives */
/**
* Test if the given value is a GraphQL directive.
* @param directive - Value to inspect.
* @returns True when the value is a GraphQLDirective.
* @example
* ```ts
* import { DirectiveLocation } from 'graphql/language';
* import { GraphQLDirective, GraphQLString, isDirective } from 'graphql/type';
*
* const upper = new GraphQLDirective({
*   name: 'upper',
*   locations: [DirectiveLocation.FIELD_DEFINITION],
* });
*
* isDirective(upper); // => true
* isDirective(GraphQLString); // => false
* ```
*/
function isDirective(directive) {
	return instanceOf(directive, GraphQLDirective);
}
/**
* Custom extensions
* @remarks
* Use a unique identifier name for your extension, for example the name of
* your library or project. Do not use a shortened identifier as this increases
* the risk of conflicts. We recommend you add at most one extension field,
* an object which can contain all the values you need.
*/
/**
* Directives are used by the GraphQL runtime as a way of modifying execution
* behavior. Type system creators will usually not create these directly.
*/
var GraphQLDirective = class {
	/** The GraphQL name for this schema element. */
	/** Human-readable description for this schema element, if provided. */
	/** Locations where this directive may be applied. */
	/** Arguments accepted by this field or directive. */
	/** Whether this directive may appear more than once at the same location. */
	/** Reason this element is deprecated, if one was provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Creates a GraphQLDirective instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* import { DirectiveLocation, parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLBoolean,
	*   GraphQLDirective,
	*   GraphQLInt,
	*   GraphQLNonNull,
	* } from 'graphql/type';
	*
	* const document = parse(
	*   `
	*   directive @cacheControl(maxAge: Int) repeatable on FIELD_DEFINITION
	*   extend directive @cacheControl @tag
	* `,
	*   { experimentalDirectivesOnDirectiveDefinitions: true },
	* );
	* assert(document.definitions[0].kind === Kind.DIRECTIVE_DEFINITION);
	* assert(document.definitions[1].kind === Kind.DIRECTIVE_EXTENSION);
	* const definition = document.definitions[0];
	*
	* const cacheControl = new GraphQLDirective({
	*   name: 'cacheControl',
	*   description: 'Controls HTTP cache hints for a field.',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	*   args: {
	*     inheritMaxAge: {
	*       description: 'Inherit the parent cache hint.',
	*       type: new GraphQLNonNull(GraphQLBoolean),
	*       defaultValue: false,
	*       deprecationReason: 'Use maxAge instead.',
	*       extensions: { scope: 'cache' },
	*     },
	*     maxAge: {
	*       type: GraphQLInt,
	*       astNode: definition.arguments?.[0],
	*     },
	*   },
	*   isRepeatable: true,
	*   deprecationReason: 'Use @cache instead.',
	*   extensions: { scope: 'cache' },
	*   astNode: definition,
	*   extensionASTNodes: [document.definitions[1]],
	* });
	*
	* cacheControl.name; // => 'cacheControl'
	* cacheControl.description; // => 'Controls HTTP cache hints for a field.'
	* cacheControl.args[0].name; // => 'inheritMaxAge'
	* cacheControl.args[0].defaultValue; // => false
	* cacheControl.isRepeatable; // => true
	* cacheControl.extensions; // => { scope: 'cache' }
	* ```
	*/
	constructor(config) {
		var _config$isRepeatable, _config$extensionASTN, _config$args;
		this.name = assertName(config.name);
		this.description = config.description;
		this.locations = config.locations;
		this.isRepeatable = (_config$isRepeatable = config.isRepeatable) !== null && _config$isRepeatable !== void 0 ? _config$isRepeatable : false;
		this.deprecationReason = config.deprecationReason;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN = config.extensionASTNodes) !== null && _config$extensionASTN !== void 0 ? _config$extensionASTN : [];
		Array.isArray(config.locations) || devAssert(false, `@${config.name} locations must be an Array.`);
		const args = (_config$args = config.args) !== null && _config$args !== void 0 ? _config$args : {};
		isObjectLike(args) && !Array.isArray(args) || devAssert(false, `@${config.name} args must be an object with argument names as keys.`);
		this.args = defineArguments(args);
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLDirective";
	}
	/**
	* Returns a normalized configuration object for this object.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { DirectiveLocation } from 'graphql/language';
	* import { GraphQLDirective, GraphQLString } from 'graphql/type';
	*
	* const tag = new GraphQLDirective({
	*   name: 'tag',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	*   args: {
	*     name: { type: GraphQLString },
	*   },
	* });
	*
	* const config = tag.toConfig();
	* const tagCopy = new GraphQLDirective(config);
	*
	* config.args.name.type; // => GraphQLString
	* tagCopy.args[0].name; // => 'name'
	* ```
	*/
	toConfig() {
		return {
			name: this.name,
			description: this.description,
			locations: this.locations,
			args: argsToArgsConfig(this.args),
			isRepeatable: this.isRepeatable,
			deprecationReason: this.deprecationReason,
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes
		};
	}
	/**
	* Returns the schema coordinate identifying this directive.
	* @returns The directive schema coordinate.
	* @example
	* ```ts
	* import { DirectiveLocation } from 'graphql/language';
	* import { GraphQLDirective } from 'graphql/type';
	*
	* const tag = new GraphQLDirective({
	*   name: 'tag',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	* });
	*
	* tag.toString(); // => '@tag'
	* ```
	*/
	toString() {
		return "@" + this.name;
	}
	/**
	* Returns the JSON representation used when this object is serialized.
	* @returns The JSON-serializable representation.
	* @example
	* ```ts
	* import { DirectiveLocation } from 'graphql/language';
	* import { GraphQLDirective } from 'graphql/type';
	*
	* const tag = new GraphQLDirective({
	*   name: 'tag',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	* });
	*
	* tag.toJSON(); // => '@tag'
	* JSON.stringify({ directive: tag }); // => '{"directive":"@tag"}'
	* ```
	*/
	toJSON() {
		return this.toString();
	}
};
/** Configuration used to construct a GraphQLDirective. */
/** Used to conditionally include fields or fragments. */
var GraphQLIncludeDirective = new GraphQLDirective({
	name: "include",
	description: "Directs the executor to include this field or fragment only when the `if` argument is true.",
	locations: [
		DirectiveLocation.FIELD,
		DirectiveLocation.FRAGMENT_SPREAD,
		DirectiveLocation.INLINE_FRAGMENT
	],
	args: { if: {
		type: new GraphQLNonNull(GraphQLBoolean),
		description: "Included when true."
	} }
});
/** Used to conditionally skip (exclude) fields or fragments. */
var GraphQLSkipDirective = new GraphQLDirective({
	name: "skip",
	description: "Directs the executor to skip this field or fragment when the `if` argument is true.",
	locations: [
		DirectiveLocation.FIELD,
		DirectiveLocation.FRAGMENT_SPREAD,
		DirectiveLocation.INLINE_FRAGMENT
	],
	args: { if: {
		type: new GraphQLNonNull(GraphQLBoolean),
		description: "Skipped when true."
	} }
});
/** Constant string used for default reason for a deprecation. */
var DEFAULT_DEPRECATION_REASON = "No longer supported";
/**
* Used to declare element of a GraphQL schema as deprecated.
*
* The optional `reason` argument defaults to `DEFAULT_DEPRECATION_REASON`.
*/
var GraphQLDeprecatedDirective = new GraphQLDirective({
	name: "deprecated",
	description: "Marks an element of a GraphQL schema as no longer supported.",
	locations: [
		DirectiveLocation.FIELD_DEFINITION,
		DirectiveLocation.ARGUMENT_DEFINITION,
		DirectiveLocation.INPUT_FIELD_DEFINITION,
		DirectiveLocation.ENUM_VALUE,
		DirectiveLocation.DIRECTIVE_DEFINITION
	],
	args: { reason: {
		type: GraphQLString,
		description: "Explains why this element was deprecated, usually also including a suggestion for how to access supported similar data. Formatted using the Markdown syntax, as specified by [CommonMark](https://commonmark.org/).",
		defaultValue: DEFAULT_DEPRECATION_REASON
	} }
});
/** Used to provide a URL for specifying the behavior of custom scalar definitions. */
var GraphQLSpecifiedByDirective = new GraphQLDirective({
	name: "specifiedBy",
	description: "Exposes a URL that specifies the behavior of this scalar.",
	locations: [DirectiveLocation.SCALAR],
	args: { url: {
		type: new GraphQLNonNull(GraphQLString),
		description: "The URL that specifies the behavior of this scalar."
	} }
});
/** Used to indicate an Input Object is a OneOf Input Object. */
var GraphQLOneOfDirective = new GraphQLDirective({
	name: "oneOf",
	description: "Indicates exactly one field must be supplied and this field must not be `null`.",
	locations: [DirectiveLocation.INPUT_OBJECT],
	args: {}
});
/** Full list of stable directives specified by GraphQL.js. */
var specifiedDirectives = Object.freeze([
	GraphQLIncludeDirective,
	GraphQLSkipDirective,
	GraphQLDeprecatedDirective,
	GraphQLSpecifiedByDirective,
	GraphQLOneOfDirective
]);
/**
* Returns true when the directive is one of the directives specified by GraphQL.
* @param directive - Directive to inspect.
* @returns True when the directive is specified by GraphQL.
* @example
* ```ts
* import {
*   GraphQLDirective,
*   GraphQLIncludeDirective,
*   isSpecifiedDirective,
* } from 'graphql/type';
* import { DirectiveLocation } from 'graphql/language';
*
* const customDirective = new GraphQLDirective({
*   name: 'auth',
*   locations: [DirectiveLocation.FIELD_DEFINITION],
* });
*
* isSpecifiedDirective(GraphQLIncludeDirective); // => true
* isSpecifiedDirective(customDirective); // => false
* ```
*/
function isSpecifiedDirective(directive) {
	return specifiedDirectives.some(({ name }) => name === directive.name);
}
// node_modules/graphql/jsutils/invariant.mjs
/** @internal */
function invariant(condition, message) {
	if (!Boolean(condition)) throw new Error(message != null ? message : "Unexpected invariant triggered.");
}
// node_modules/graphql/jsutils/isIterableObject.mjs
/**
* Returns true if the provided object is an Object (i.e. not a string literal)
* and implements the Iterator protocol.
*
* This may be used in place of [Array.isArray()][isArray] to determine if
* an object should be iterated-over e.g. Array, Map, Set, Int8Array,
* TypedArray, etc. but excludes string literals.
*
* @internal
* @example
* ```ts
* import { isIterableObject } from 'graphql/jsutils/isIterableObject';
*
* isIterableObject([1, 2, 3]); // => true
* isIterableObject(new Map()); // => true
* isIterableObject('ABC'); // => false
* isIterableObject({ key: 'value' }); // => false
* isIterableObject({ length: 1, 0: 'Alpha' }); // => false
* ```
*/
function isIterableObject(maybeIterable) {
	return typeof maybeIterable === "object" && typeof (maybeIterable === null || maybeIterable === void 0 ? void 0 : maybeIterable[Symbol.iterator]) === "function";
}
// node_modules/graphql/utilities/astFromValue.mjs
/** @category Values */
/**
* Produces a GraphQL Value AST given a JavaScript object.
* Function will match JavaScript/JSON values to GraphQL AST schema format
* by using suggested GraphQLInputType.
*
* A GraphQL type must be provided, which will be used to interpret different
* JavaScript values.
*
* | JSON Value    | GraphQL Value        |
* | ------------- | -------------------- |
* | Object        | Input Object         |
* | Array         | List                 |
* | Boolean       | Boolean              |
* | String        | String / Enum Value  |
* | Number        | Int / Float          |
* | Unknown       | Enum Value           |
* | null          | NullValue            |
* @param value - Runtime value to convert.
* @param type - The GraphQL type to inspect.
* @returns A GraphQL value AST for the provided JavaScript value, or null when no literal can represent it.
* @example
* ```ts
* import assert from 'node:assert/strict';
* import { print } from 'graphql/language';
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
* } from 'graphql/type';
* import { astFromValue } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*     tags: { type: new GraphQLList(GraphQLString) },
*   },
* });
*
* const valueNode = astFromValue(
*   { stars: 5, tags: ['featured', 'verified'] },
*   ReviewInput,
* );
*
* assert(valueNode);
* print(valueNode); // => '{stars: 5, tags: ["featured", "verified"]}'
* astFromValue(undefined, GraphQLString); // => null
* astFromValue(null, new GraphQLNonNull(GraphQLString)); // => null
* ```
*/
function astFromValue(value, type) {
	if (isNonNullType(type)) {
		const astValue = astFromValue(value, type.ofType);
		if ((astValue === null || astValue === void 0 ? void 0 : astValue.kind) === Kind.NULL) return null;
		return astValue;
	}
	if (value === null) return { kind: Kind.NULL };
	if (value === void 0) return null;
	if (isListType(type)) {
		const itemType = type.ofType;
		if (isIterableObject(value)) {
			const valuesNodes = [];
			for (const item of value) {
				const itemNode = astFromValue(item, itemType);
				if (itemNode != null) valuesNodes.push(itemNode);
			}
			return {
				kind: Kind.LIST,
				values: valuesNodes
			};
		}
		return astFromValue(value, itemType);
	}
	if (isInputObjectType(type)) {
		if (!isObjectLike(value)) return null;
		const fieldNodes = [];
		for (const field of Object.values(type.getFields())) {
			const fieldValue = astFromValue(value[field.name], field.type);
			if (fieldValue) fieldNodes.push({
				kind: Kind.OBJECT_FIELD,
				name: {
					kind: Kind.NAME,
					value: field.name
				},
				value: fieldValue
			});
		}
		return {
			kind: Kind.OBJECT,
			fields: fieldNodes
		};
	}
	if (isLeafType(type)) {
		const serialized = type.serialize(value);
		if (serialized == null) return null;
		if (typeof serialized === "boolean") return {
			kind: Kind.BOOLEAN,
			value: serialized
		};
		if (typeof serialized === "number" && Number.isFinite(serialized)) {
			const stringNum = String(serialized);
			return integerStringRegExp.test(stringNum) ? {
				kind: Kind.INT,
				value: stringNum
			} : {
				kind: Kind.FLOAT,
				value: stringNum
			};
		}
		if (typeof serialized === "string") {
			if (isEnumType(type)) return {
				kind: Kind.ENUM,
				value: serialized
			};
			if (type === GraphQLID && integerStringRegExp.test(serialized)) return {
				kind: Kind.INT,
				value: serialized
			};
			return {
				kind: Kind.STRING,
				value: serialized
			};
		}
		throw new TypeError(`Cannot convert value to AST: ${inspect(serialized)}.`);
	}
	/* c8 ignore next 3 */
	invariant(false, "Unexpected input type: " + inspect(type));
}
/**
* IntValue:
*   - NegativeSign? 0
*   - NegativeSign? NonZeroDigit ( Digit+ )?
*
* @internal
*/
var integerStringRegExp = /^-?(?:0|[1-9][0-9]*)$/;
// node_modules/graphql/type/introspection.mjs
/** @category Introspection */
/** The introspection type describing a GraphQL schema. */
var __Schema = new GraphQLObjectType({
	name: "__Schema",
	description: "A GraphQL Schema defines the capabilities of a GraphQL server. It exposes all available types and directives on the server, as well as the entry points for query, mutation, and subscription operations.",
	fields: () => ({
		description: {
			type: GraphQLString,
			resolve: (schema) => schema.description
		},
		types: {
			description: "A list of all types supported by this server.",
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__Type))),
			resolve(schema) {
				return Object.values(schema.getTypeMap());
			}
		},
		queryType: {
			description: "The type that query operations will be rooted at.",
			type: new GraphQLNonNull(__Type),
			resolve: (schema) => schema.getQueryType()
		},
		mutationType: {
			description: "If this server supports mutation, the type that mutation operations will be rooted at.",
			type: __Type,
			resolve: (schema) => schema.getMutationType()
		},
		subscriptionType: {
			description: "If this server support subscription, the type that subscription operations will be rooted at.",
			type: __Type,
			resolve: (schema) => schema.getSubscriptionType()
		},
		directives: {
			description: "A list of all directives supported by this server.",
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__Directive))),
			args: { includeDeprecated: {
				type: new GraphQLNonNull(GraphQLBoolean),
				defaultValue: false
			} },
			resolve: (schema, { includeDeprecated }) => includeDeprecated ? schema.getDirectives() : schema.getDirectives().filter((directive) => directive.deprecationReason == null)
		}
	})
});
/** The introspection type describing a GraphQL directive. */
var __Directive = new GraphQLObjectType({
	name: "__Directive",
	description: "A Directive provides a way to describe alternate runtime execution and type validation behavior in a GraphQL document.\n\nIn some cases, you need to provide options to alter GraphQL's execution behavior in ways field arguments will not suffice, such as conditionally including or skipping a field. Directives provide this by describing additional information to the executor.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (directive) => directive.name
		},
		description: {
			type: GraphQLString,
			resolve: (directive) => directive.description
		},
		isRepeatable: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (directive) => directive.isRepeatable
		},
		locations: {
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__DirectiveLocation))),
			resolve: (directive) => directive.locations
		},
		args: {
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__InputValue))),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(field, { includeDeprecated }) {
				return includeDeprecated ? field.args : field.args.filter((arg) => arg.deprecationReason == null);
			}
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (directive) => directive.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (directive) => directive.deprecationReason
		}
	})
});
/** The introspection enum describing directive locations. */
var __DirectiveLocation = new GraphQLEnumType({
	name: "__DirectiveLocation",
	description: "A Directive can be adjacent to many parts of the GraphQL language, a __DirectiveLocation describes one such possible adjacencies.",
	values: {
		QUERY: {
			value: DirectiveLocation.QUERY,
			description: "Location adjacent to a query operation."
		},
		MUTATION: {
			value: DirectiveLocation.MUTATION,
			description: "Location adjacent to a mutation operation."
		},
		SUBSCRIPTION: {
			value: DirectiveLocation.SUBSCRIPTION,
			description: "Location adjacent to a subscription operation."
		},
		FIELD: {
			value: DirectiveLocation.FIELD,
			description: "Location adjacent to a field."
		},
		FRAGMENT_DEFINITION: {
			value: DirectiveLocation.FRAGMENT_DEFINITION,
			description: "Location adjacent to a fragment definition."
		},
		FRAGMENT_SPREAD: {
			value: DirectiveLocation.FRAGMENT_SPREAD,
			description: "Location adjacent to a fragment spread."
		},
		INLINE_FRAGMENT: {
			value: DirectiveLocation.INLINE_FRAGMENT,
			description: "Location adjacent to an inline fragment."
		},
		VARIABLE_DEFINITION: {
			value: DirectiveLocation.VARIABLE_DEFINITION,
			description: "Location adjacent to a variable definition."
		},
		SCHEMA: {
			value: DirectiveLocation.SCHEMA,
			description: "Location adjacent to a schema definition."
		},
		SCALAR: {
			value: DirectiveLocation.SCALAR,
			description: "Location adjacent to a scalar definition."
		},
		OBJECT: {
			value: DirectiveLocation.OBJECT,
			description: "Location adjacent to an object type definition."
		},
		FIELD_DEFINITION: {
			value: DirectiveLocation.FIELD_DEFINITION,
			description: "Location adjacent to a field definition."
		},
		ARGUMENT_DEFINITION: {
			value: DirectiveLocation.ARGUMENT_DEFINITION,
			description: "Location adjacent to an argument definition."
		},
		INTERFACE: {
			value: DirectiveLocation.INTERFACE,
			description: "Location adjacent to an interface definition."
		},
		UNION: {
			value: DirectiveLocation.UNION,
			description: "Location adjacent to a union definition."
		},
		ENUM: {
			value: DirectiveLocation.ENUM,
			description: "Location adjacent to an enum definition."
		},
		ENUM_VALUE: {
			value: DirectiveLocation.ENUM_VALUE,
			description: "Location adjacent to an enum value definition."
		},
		INPUT_OBJECT: {
			value: DirectiveLocation.INPUT_OBJECT,
			description: "Location adjacent to an input object type definition."
		},
		INPUT_FIELD_DEFINITION: {
			value: DirectiveLocation.INPUT_FIELD_DEFINITION,
			description: "Location adjacent to an input object field definition."
		},
		DIRECTIVE_DEFINITION: {
			value: DirectiveLocation.DIRECTIVE_DEFINITION,
			description: "Location adjacent to a directive definition."
		}
	}
});
/** The introspection type describing GraphQL types. */
var __Type = new GraphQLObjectType({
	name: "__Type",
	description: "The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum.\n\nDepending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyond a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide the Object types possible at runtime. List and NonNull types compose other types.",
	fields: () => ({
		kind: {
			type: new GraphQLNonNull(__TypeKind),
			resolve(type) {
				if (isScalarType(type)) return TypeKind.SCALAR;
				if (isObjectType(type)) return TypeKind.OBJECT;
				if (isInterfaceType(type)) return TypeKind.INTERFACE;
				if (isUnionType(type)) return TypeKind.UNION;
				if (isEnumType(type)) return TypeKind.ENUM;
				if (isInputObjectType(type)) return TypeKind.INPUT_OBJECT;
				if (isListType(type)) return TypeKind.LIST;
				if (isNonNullType(type)) return TypeKind.NON_NULL;
				/* c8 ignore next 3 */
				invariant(false, `Unexpected type: "${inspect(type)}".`);
			}
		},
		name: {
			type: GraphQLString,
			resolve: (type) => "name" in type ? type.name : void 0
		},
		description: {
			type: GraphQLString,
			resolve: (type) => "description" in type ? type.description : void 0
		},
		specifiedByURL: {
			type: GraphQLString,
			resolve: (obj) => "specifiedByURL" in obj ? obj.specifiedByURL : void 0
		},
		fields: {
			type: new GraphQLList(new GraphQLNonNull(__Field)),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(type, { includeDeprecated }) {
				if (isObjectType(type) || isInterfaceType(type)) {
					const fields = Object.values(type.getFields());
					return includeDeprecated ? fields : fields.filter((field) => field.deprecationReason == null);
				}
			}
		},
		interfaces: {
			type: new GraphQLList(new GraphQLNonNull(__Type)),
			resolve(type) {
				if (isObjectType(type) || isInterfaceType(type)) return type.getInterfaces();
			}
		},
		possibleTypes: {
			type: new GraphQLList(new GraphQLNonNull(__Type)),
			resolve(type, _args, _context, { schema }) {
				if (isAbstractType(type)) return schema.getPossibleTypes(type);
			}
		},
		enumValues: {
			type: new GraphQLList(new GraphQLNonNull(__EnumValue)),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(type, { includeDeprecated }) {
				if (isEnumType(type)) {
					const values = type.getValues();
					return includeDeprecated ? values : values.filter((field) => field.deprecationReason == null);
				}
			}
		},
		inputFields: {
			type: new GraphQLList(new GraphQLNonNull(__InputValue)),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(type, { includeDeprecated }) {
				if (isInputObjectType(type)) {
					const values = Object.values(type.getFields());
					return includeDeprecated ? values : values.filter((field) => field.deprecationReason == null);
				}
			}
		},
		ofType: {
			type: __Type,
			resolve: (type) => "ofType" in type ? type.ofType : void 0
		},
		isOneOf: {
			type: GraphQLBoolean,
			resolve: (type) => {
				if (isInputObjectType(type)) return type.isOneOf;
			}
		}
	})
});
/** The introspection type describing object and interface fields. */
var __Field = new GraphQLObjectType({
	name: "__Field",
	description: "Object and Interface types are described by a list of Fields, each of which has a name, potentially a list of arguments, and a return type.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (field) => field.name
		},
		description: {
			type: GraphQLString,
			resolve: (field) => field.description
		},
		args: {
			type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(__InputValue))),
			args: { includeDeprecated: {
				type: GraphQLBoolean,
				defaultValue: false
			} },
			resolve(field, { includeDeprecated }) {
				return includeDeprecated ? field.args : field.args.filter((arg) => arg.deprecationReason == null);
			}
		},
		type: {
			type: new GraphQLNonNull(__Type),
			resolve: (field) => field.type
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (field) => field.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (field) => field.deprecationReason
		}
	})
});
/** The introspection type describing arguments and input fields. */
var __InputValue = new GraphQLObjectType({
	name: "__InputValue",
	description: "Arguments provided to Fields or Directives and the input fields of an InputObject are represented as Input Values which describe their type and optionally a default value.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (inputValue) => inputValue.name
		},
		description: {
			type: GraphQLString,
			resolve: (inputValue) => inputValue.description
		},
		type: {
			type: new GraphQLNonNull(__Type),
			resolve: (inputValue) => inputValue.type
		},
		defaultValue: {
			type: GraphQLString,
			description: "A GraphQL-formatted string representing the default value for this input value.",
			resolve(inputValue) {
				const { type, defaultValue } = inputValue;
				const valueAST = astFromValue(defaultValue, type);
				return valueAST ? print(valueAST) : null;
			}
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (field) => field.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (obj) => obj.deprecationReason
		}
	})
});
/** The introspection type describing enum values. */
var __EnumValue = new GraphQLObjectType({
	name: "__EnumValue",
	description: "One possible value for a given Enum. Enum values are unique values, not a placeholder for a string or numeric value. However an Enum value is returned in a JSON response as a string.",
	fields: () => ({
		name: {
			type: new GraphQLNonNull(GraphQLString),
			resolve: (enumValue) => enumValue.name
		},
		description: {
			type: GraphQLString,
			resolve: (enumValue) => enumValue.description
		},
		isDeprecated: {
			type: new GraphQLNonNull(GraphQLBoolean),
			resolve: (enumValue) => enumValue.deprecationReason != null
		},
		deprecationReason: {
			type: GraphQLString,
			resolve: (enumValue) => enumValue.deprecationReason
		}
	})
});
/**
* The introspection enum describing the different kinds of GraphQL types.
* @category Introspection
*/
var TypeKind;
(function(TypeKind) {
	TypeKind["SCALAR"] = "SCALAR";
	TypeKind["OBJECT"] = "OBJECT";
	TypeKind["INTERFACE"] = "INTERFACE";
	TypeKind["UNION"] = "UNION";
	TypeKind["ENUM"] = "ENUM";
	TypeKind["INPUT_OBJECT"] = "INPUT_OBJECT";
	TypeKind["LIST"] = "LIST";
	TypeKind["NON_NULL"] = "NON_NULL";
})(TypeKind || (TypeKind = {}));
/** The introspection enum describing GraphQL type kinds. */
var __TypeKind = new GraphQLEnumType({
	name: "__TypeKind",
	description: "An enum describing what kind of type a given `__Type` is.",
	values: {
		SCALAR: {
			value: TypeKind.SCALAR,
			description: "Indicates this type is a scalar."
		},
		OBJECT: {
			value: TypeKind.OBJECT,
			description: "Indicates this type is an object. `fields` and `interfaces` are valid fields."
		},
		INTERFACE: {
			value: TypeKind.INTERFACE,
			description: "Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields."
		},
		UNION: {
			value: TypeKind.UNION,
			description: "Indicates this type is a union. `possibleTypes` is a valid field."
		},
		ENUM: {
			value: TypeKind.ENUM,
			description: "Indicates this type is an enum. `enumValues` is a valid field."
		},
		INPUT_OBJECT: {
			value: TypeKind.INPUT_OBJECT,
			description: "Indicates this type is an input object. `inputFields` is a valid field."
		},
		LIST: {
			value: TypeKind.LIST,
			description: "Indicates this type is a list. `ofType` is a valid field."
		},
		NON_NULL: {
			value: TypeKind.NON_NULL,
			description: "Indicates this type is a non-null. `ofType` is a valid field."
		}
	}
});
/**
* Note that these are GraphQLField and not GraphQLFieldConfig,
* so the format for args is different.
*/
var SchemaMetaFieldDef = {
	name: "__schema",
	type: new GraphQLNonNull(__Schema),
	description: "Access the current type schema of this server.",
	args: [],
	resolve: (_source, _args, _context, { schema }) => schema,
	deprecationReason: void 0,
	extensions: Object.create(null),
	astNode: void 0
};
/** The `__type` meta field definition used by introspection. */
var TypeMetaFieldDef = {
	name: "__type",
	type: __Type,
	description: "Request the type information of a single type.",
	args: [{
		name: "name",
		description: void 0,
		type: new GraphQLNonNull(GraphQLString),
		defaultValue: void 0,
		deprecationReason: void 0,
		extensions: Object.create(null),
		astNode: void 0
	}],
	resolve: (_source, { name }, _context, { schema }) => schema.getType(name),
	deprecationReason: void 0,
	extensions: Object.create(null),
	astNode: void 0
};
/** The `__typename` meta field definition used by execution and introspection. */
var TypeNameMetaFieldDef = {
	name: "__typename",
	type: new GraphQLNonNull(GraphQLString),
	description: "The name of the current Object type at runtime.",
	args: [],
	resolve: (_source, _args, _context, { parentType }) => parentType.name,
	deprecationReason: void 0,
	extensions: Object.create(null),
	astNode: void 0
};
/** All introspection types defined by the GraphQL specification. */
var introspectionTypes = Object.freeze([
	__Schema,
	__Directive,
	__DirectiveLocation,
	__Type,
	__Field,
	__InputValue,
	__EnumValue,
	__TypeKind
]);
/**
* Returns true when the type is one of the built-in introspection types.
* @param type - The GraphQL type to inspect.
* @returns True when the type is one of the built-in introspection types.
* @example
* ```ts
* import { GraphQLString, isIntrospectionType, __Type } from 'graphql/type';
*
* isIntrospectionType(__Type); // => true
* isIntrospectionType(GraphQLString); // => false
* ```
*/
function isIntrospectionType(type) {
	return introspectionTypes.some(({ name }) => type.name === name);
}
// node_modules/graphql/type/schema.mjs
/** @category Schema */
/**
* Test if the given value is a GraphQL schema.
* @param schema - Value to inspect.
* @returns True when the value is a GraphQLSchema.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { GraphQLString, isSchema } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
*
* isSchema(schema); // => true
* isSchema(GraphQLString); // => false
* ```
*/
function isSchema(schema) {
	return instanceOf(schema, GraphQLSchema);
}
/**
* Returns the value as a GraphQLSchema, or throws if it is not a schema.
* @param schema - GraphQL schema to use.
* @returns The value typed as a GraphQLSchema.
* @example
* ```ts
* import { buildSchema } from 'graphql/utilities';
* import { assertSchema, GraphQLString } from 'graphql/type';
*
* const schema = buildSchema(`
*   type Query {
*     greeting: String
*   }
* `);
*
* assertSchema(schema); // => schema
* assertSchema(GraphQLString); // throws an error
* ```
*/
function assertSchema(schema) {
	if (!isSchema(schema)) throw new Error(`Expected ${inspect(schema)} to be a GraphQL schema.`);
	return schema;
}
/**
* Custom extensions
* @remarks
* Use a unique identifier name for your extension, for example the name of
* your library or project. Do not use a shortened identifier as this increases
* the risk of conflicts. We recommend you add at most one extension field,
* an object which can contain all the values you need.
*/
/**
* Schema Definition
*
* A Schema is created by supplying the root types of each type of operation,
* query and mutation (optional). A schema definition is then supplied to the
* validator and executor.
* @example
* ```ts
* import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
*
* const MyAppQueryRootType = new GraphQLObjectType({
*   name: 'Query',
*   fields: {
*     greeting: { type: GraphQLString },
*   },
* });
*
* const MyAppMutationRootType = new GraphQLObjectType({
*   name: 'Mutation',
*   fields: {
*     setGreeting: { type: GraphQLString },
*   },
* });
*
* const MyAppSchema = new GraphQLSchema({
*   query: MyAppQueryRootType,
*   mutation: MyAppMutationRootType,
* });
* ```
* @example
* When the schema is constructed, by default only the types that are reachable
* by traversing the root types are included, other types must be explicitly
* referenced.
*
* ```ts
* import {
*   GraphQLInterfaceType,
*   GraphQLObjectType,
*   GraphQLSchema,
*   GraphQLString,
* } from 'graphql';
*
* const characterInterface = new GraphQLInterfaceType({
*   name: 'Character',
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
*
* const humanType = new GraphQLObjectType({
*   name: 'Human',
*   interfaces: [characterInterface],
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
*
* const droidType = new GraphQLObjectType({
*   name: 'Droid',
*   interfaces: [characterInterface],
*   fields: {
*     name: { type: GraphQLString },
*   },
* });
*
* const schema = new GraphQLSchema({
*   query: new GraphQLObjectType({
*     name: 'Query',
*     fields: {
*       hero: { type: characterInterface },
*     },
*   }),
*   // Since this schema references only the `Character` interface it's
*   // necessary to explicitly list the types that implement it if
*   // you want them to be included in the final schema.
*   types: [humanType, droidType],
* });
* ```
* @example
* If an array of `directives` are provided to GraphQLSchema, that will be the
* exact list of directives represented and allowed. If `directives` is not
* provided then a default set of the specified directives (e.g. `@include` and
* `@skip`) will be used. If you wish to provide *additional* directives to
* these specified directives, you must explicitly declare them.
*
* ```ts
* import {
*   DirectiveLocation,
*   GraphQLDirective,
*   GraphQLObjectType,
*   GraphQLSchema,
*   GraphQLString,
*   specifiedDirectives,
* } from 'graphql';
*
* const MyAppSchema = new GraphQLSchema({
*   query: new GraphQLObjectType({
*     name: 'Query',
*     fields: { greeting: { type: GraphQLString } },
*   }),
*   directives: specifiedDirectives.concat([
*     new GraphQLDirective({
*       name: 'custom',
*       locations: [DirectiveLocation.FIELD],
*     }),
*   ]),
* });
* ```
*/
var GraphQLSchema = class {
	/** Human-readable description for this schema element, if provided. */
	/** Custom extension fields reserved for users. */
	/** AST node from which this schema element was built, if available. */
	/** AST extension nodes applied to this schema element. */
	/**
	* Cached schema validation errors, if validation has already run.
	* @internal
	*/
	/**
	* Creates a GraphQLSchema instance.
	* @param config - Configuration describing this object.
	* @example
	* ```ts
	* // Create a schema with the required query root.
	* import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql/type';
	*
	* const Query = new GraphQLObjectType({
	*   name: 'Query',
	*   fields: {
	*     greeting: {
	*       type: GraphQLString,
	*       resolve: () => 'Hello',
	*     },
	*   },
	* });
	*
	* const schema = new GraphQLSchema({
	*   description: 'The application schema.',
	*   query: Query,
	* });
	*
	* schema.getQueryType(); // => Query
	* schema.description; // => 'The application schema.'
	* ```
	* @example
	* ```ts
	* import assert from 'node:assert/strict';
	* // This variant configures every schema option, including directives and extensions.
	* import { DirectiveLocation, parse, Kind } from 'graphql/language';
	* import {
	*   GraphQLBoolean,
	*   GraphQLDirective,
	*   GraphQLObjectType,
	*   GraphQLSchema,
	*   GraphQLString,
	* } from 'graphql/type';
	*
	* const Query = new GraphQLObjectType({
	*   name: 'Query',
	*   fields: { greeting: { type: GraphQLString } },
	* });
	* const Mutation = new GraphQLObjectType({
	*   name: 'Mutation',
	*   fields: { setGreeting: { type: GraphQLString } },
	* });
	* const Subscription = new GraphQLObjectType({
	*   name: 'Subscription',
	*   fields: { greetingChanged: { type: GraphQLString } },
	* });
	* const AuditEvent = new GraphQLObjectType({
	*   name: 'AuditEvent',
	*   fields: { message: { type: GraphQLString } },
	* });
	* const authDirective = new GraphQLDirective({
	*   name: 'auth',
	*   locations: [DirectiveLocation.FIELD_DEFINITION],
	*   args: { required: { type: GraphQLBoolean } },
	* });
	* const schemaDocument = parse(`
	*   schema {
	*     query: Query
	*     mutation: Mutation
	*     subscription: Subscription
	*   }
	*
	*   extend schema @auth
	* `);
	* assert(schemaDocument.definitions[0].kind === Kind.SCHEMA_DEFINITION);
	* assert(schemaDocument.definitions[1].kind === Kind.SCHEMA_EXTENSION);
	*
	* const schema = new GraphQLSchema({
	*   description: 'Operations exposed by the application.',
	*   query: Query,
	*   mutation: Mutation,
	*   subscription: Subscription,
	*   types: [AuditEvent],
	*   directives: [authDirective],
	*   extensions: { owner: 'platform' },
	*   astNode: schemaDocument.definitions[0],
	*   extensionASTNodes: [schemaDocument.definitions[1]],
	*   assumeValid: true,
	* });
	*
	* schema.getMutationType(); // => Mutation
	* schema.getSubscriptionType(); // => Subscription
	* schema.getType('AuditEvent'); // => AuditEvent
	* schema.getDirective('auth'); // => authDirective
	* schema.extensions; // => { owner: 'platform' }
	* ```
	*/
	constructor(config) {
		var _config$extensionASTN, _config$directives;
		this.__validationErrors = config.assumeValid === true ? [] : void 0;
		isObjectLike(config) || devAssert(false, "Must provide configuration object.");
		!config.types || Array.isArray(config.types) || devAssert(false, `"types" must be Array if provided but got: ${inspect(config.types)}.`);
		!config.directives || Array.isArray(config.directives) || devAssert(false, `"directives" must be Array if provided but got: ${inspect(config.directives)}.`);
		this.description = config.description;
		this.extensions = toObjMap(config.extensions);
		this.astNode = config.astNode;
		this.extensionASTNodes = (_config$extensionASTN = config.extensionASTNodes) !== null && _config$extensionASTN !== void 0 ? _config$extensionASTN : [];
		this._queryType = config.query;
		this._mutationType = config.mutation;
		this._subscriptionType = config.subscription;
		this._directives = (_config$directives = config.directives) !== null && _config$directives !== void 0 ? _config$directives : specifiedDirectives;
		const allReferencedTypes = new Set(config.types);
		if (config.types != null) for (const type of config.types) {
			allReferencedTypes.delete(type);
			collectReferencedTypes(type, allReferencedTypes);
		}
		if (this._queryType != null) collectReferencedTypes(this._queryType, allReferencedTypes);
		if (this._mutationType != null) collectReferencedTypes(this._mutationType, allReferencedTypes);
		if (this._subscriptionType != null) collectReferencedTypes(this._subscriptionType, allReferencedTypes);
		for (const directive of this._directives) if (isDirective(directive)) for (const arg of directive.args) collectReferencedTypes(arg.type, allReferencedTypes);
		collectReferencedTypes(__Schema, allReferencedTypes);
		this._typeMap = Object.create(null);
		this._subTypeMap = Object.create(null);
		this._implementationsMap = Object.create(null);
		for (const namedType of allReferencedTypes) {
			if (namedType == null) continue;
			const typeName = namedType.name;
			typeName || devAssert(false, "One of the provided types for building the Schema is missing a name.");
			if (this._typeMap[typeName] !== void 0) throw new Error(`Schema must contain uniquely named types but contains multiple types named "${typeName}".`);
			this._typeMap[typeName] = namedType;
			if (isInterfaceType(namedType)) {
				for (const iface of namedType.getInterfaces()) if (isInterfaceType(iface)) {
					let implementations = this._implementationsMap[iface.name];
					if (implementations === void 0) implementations = this._implementationsMap[iface.name] = {
						objects: [],
						interfaces: []
					};
					implementations.interfaces.push(namedType);
				}
			} else if (isObjectType(namedType)) {
				for (const iface of namedType.getInterfaces()) if (isInterfaceType(iface)) {
					let implementations = this._implementationsMap[iface.name];
					if (implementations === void 0) implementations = this._implementationsMap[iface.name] = {
						objects: [],
						interfaces: []
					};
					implementations.objects.push(namedType);
				}
			}
		}
	}
	/**
	* Returns the value used by `Object.prototype.toString`.
	* @returns The built-in string tag for this object.
	*/
	get [Symbol.toStringTag]() {
		return "GraphQLSchema";
	}
	/**
	* Returns the root object type for query operations.
	* @returns The query root type, if this schema defines one.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	*
	* schema.getQueryType()?.name; // => 'Query'
	* ```
	*/
	getQueryType() {
		return this._queryType;
	}
	/**
	* Returns the root object type for mutation operations.
	* @returns The mutation root type, if this schema defines one.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	*
	*   type Mutation {
	*     setGreeting(value: String!): String
	*   }
	* `);
	*
	* schema.getMutationType()?.name; // => 'Mutation'
	* ```
	*/
	getMutationType() {
		return this._mutationType;
	}
	/**
	* Returns the root object type for subscription operations.
	* @returns The subscription root type, if this schema defines one.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	*
	*   type Subscription {
	*     greetings: String
	*   }
	* `);
	*
	* schema.getSubscriptionType()?.name; // => 'Subscription'
	* ```
	*/
	getSubscriptionType() {
		return this._subscriptionType;
	}
	/**
	* Returns the root object type for the requested operation kind.
	* @param operation - Operation kind to resolve.
	* @returns The root object type for the operation kind, if this schema defines one.
	* @example
	* ```ts
	* import { OperationTypeNode } from 'graphql/language';
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	*
	*   type Mutation {
	*     setGreeting(value: String!): String
	*   }
	* `);
	*
	* schema.getRootType(OperationTypeNode.QUERY)?.name; // => 'Query'
	* schema.getRootType(OperationTypeNode.MUTATION)?.name; // => 'Mutation'
	* schema.getRootType(OperationTypeNode.SUBSCRIPTION); // => undefined
	* ```
	*/
	getRootType(operation) {
		switch (operation) {
			case OperationTypeNode.QUERY: return this.getQueryType();
			case OperationTypeNode.MUTATION: return this.getMutationType();
			case OperationTypeNode.SUBSCRIPTION: return this.getSubscriptionType();
		}
	}
	/**
	* Returns all named types known to this schema.
	* @returns A map of schema types keyed by type name.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type User {
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* const typeMap = schema.getTypeMap();
	*
	* typeMap.User.name; // => 'User'
	* typeMap.Query.name; // => 'Query'
	* typeMap.String.name; // => 'String'
	* ```
	*/
	getTypeMap() {
		return this._typeMap;
	}
	/**
	* Returns the named type with the provided name.
	* @param name - The GraphQL name to look up.
	* @returns The named schema type, if one exists.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   type User {
	*     name: String
	*   }
	*
	*   type Query {
	*     viewer: User
	*   }
	* `);
	*
	* schema.getType('User')?.toString(); // => 'User'
	* schema.getType('Missing'); // => undefined
	* ```
	*/
	getType(name) {
		return this.getTypeMap()[name];
	}
	/**
	* Returns object types that may be returned for an abstract type.
	* @param abstractType - Interface or union type to inspect.
	* @returns Object types that may satisfy the abstract type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType, assertUnionType } from 'graphql/type';
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
	*   type Organization implements Node {
	*     id: ID!
	*   }
	*
	*   union SearchResult = User | Organization
	*
	*   type Query {
	*     node: Node
	*     search: [SearchResult]
	*   }
	* `);
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	* const SearchResult = assertUnionType(schema.getType('SearchResult'));
	*
	* schema.getPossibleTypes(Node).map((type) => type.name); // => ['User', 'Organization']
	* schema.getPossibleTypes(SearchResult).map((type) => type.name); // => ['User', 'Organization']
	* ```
	*/
	getPossibleTypes(abstractType) {
		return isUnionType(abstractType) ? abstractType.getTypes() : this.getImplementations(abstractType).objects;
	}
	/**
	* Returns objects and interfaces that implement an interface type.
	* @param interfaceType - Interface type to inspect.
	* @returns Object and interface implementations of the interface.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   interface Resource {
	*     url: String!
	*   }
	*
	*   interface Image implements Resource {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Photo implements Resource & Image {
	*     url: String!
	*     width: Int
	*   }
	*
	*   type Query {
	*     resource: Resource
	*   }
	* `);
	*
	* const Resource = assertInterfaceType(schema.getType('Resource'));
	* const implementations = schema.getImplementations(Resource);
	*
	* implementations.interfaces.map((type) => type.name); // => ['Image']
	* implementations.objects.map((type) => type.name); // => ['Photo']
	* ```
	*/
	getImplementations(interfaceType) {
		const implementations = this._implementationsMap[interfaceType.name];
		return implementations !== null && implementations !== void 0 ? implementations : {
			objects: [],
			interfaces: []
		};
	}
	/**
	* Returns whether one type is a possible runtime subtype of an abstract type.
	* @param abstractType - Interface or union type to inspect.
	* @param maybeSubType - Object or interface type to test as a possible subtype.
	* @returns True when the subtype may satisfy the abstract type.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { assertInterfaceType, assertObjectType } from 'graphql/type';
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
	*   type Review {
	*     body: String
	*   }
	*
	*   type Query {
	*     node: Node
	*     review: Review
	*   }
	* `);
	*
	* const Node = assertInterfaceType(schema.getType('Node'));
	* const User = assertObjectType(schema.getType('User'));
	* const Review = assertObjectType(schema.getType('Review'));
	*
	* schema.isSubType(Node, User); // => true
	* schema.isSubType(Node, Review); // => false
	* ```
	*/
	isSubType(abstractType, maybeSubType) {
		let map = this._subTypeMap[abstractType.name];
		if (map === void 0) {
			map = Object.create(null);
			if (isUnionType(abstractType)) for (const type of abstractType.getTypes()) map[type.name] = true;
			else {
				const implementations = this.getImplementations(abstractType);
				for (const type of implementations.objects) map[type.name] = true;
				for (const type of implementations.interfaces) map[type.name] = true;
			}
			this._subTypeMap[abstractType.name] = map;
		}
		return map[maybeSubType.name] !== void 0;
	}
	/**
	* Returns directives available in this schema.
	* @returns Directives available in this schema.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   directive @upper on FIELD_DEFINITION
	*
	*   type Query {
	*     greeting: String @upper
	*   }
	* `);
	*
	* schema.getDirectives().map((directive) => directive.name); // => ['upper', 'include', 'skip', 'deprecated', 'specifiedBy', 'oneOf']
	* ```
	*/
	getDirectives() {
		return this._directives;
	}
	/**
	* Returns the current directive definition.
	* @param name - The GraphQL name to look up.
	* @returns The current directive definition, if known.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	*
	* const schema = buildSchema(`
	*   directive @upper on FIELD_DEFINITION
	*
	*   type Query {
	*     greeting: String @upper
	*   }
	* `);
	*
	* schema.getDirective('upper')?.name; // => 'upper'
	* schema.getDirective('missing'); // => undefined
	* ```
	*/
	getDirective(name) {
		return this.getDirectives().find((directive) => directive.name === name);
	}
	/**
	* Returns a normalized configuration object for this object.
	*
	* The returned config preserves the original `assumeValid` flag so the schema
	* can be recreated with the same validation behavior.
	* @returns A configuration object that can be used to recreate this object.
	* @example
	* ```ts
	* import { buildSchema } from 'graphql/utilities';
	* import { GraphQLSchema } from 'graphql/type';
	*
	* const schema = buildSchema(`
	*   type Query {
	*     greeting: String
	*   }
	* `);
	*
	* const config = schema.toConfig();
	* const schemaCopy = new GraphQLSchema(config);
	*
	* config.query?.name; // => 'Query'
	* schemaCopy.getQueryType()?.name; // => 'Query'
	* ```
	*/
	toConfig() {
		return {
			description: this.description,
			query: this.getQueryType(),
			mutation: this.getMutationType(),
			subscription: this.getSubscriptionType(),
			types: Object.values(this.getTypeMap()),
			directives: this.getDirectives(),
			extensions: this.extensions,
			astNode: this.astNode,
			extensionASTNodes: this.extensionASTNodes,
			assumeValid: this.__validationErrors !== void 0
		};
	}
};
function collectReferencedTypes(type, typeSet) {
	const namedType = getNamedType(type);
	if (!typeSet.has(namedType)) {
		typeSet.add(namedType);
		if (isUnionType(namedType)) for (const memberType of namedType.getTypes()) collectReferencedTypes(memberType, typeSet);
		else if (isObjectType(namedType) || isInterfaceType(namedType)) {
			for (const interfaceType of namedType.getInterfaces()) collectReferencedTypes(interfaceType, typeSet);
			for (const field of Object.values(namedType.getFields())) {
				collectReferencedTypes(field.type, typeSet);
				for (const arg of field.args) collectReferencedTypes(arg.type, typeSet);
			}
		} else if (isInputObjectType(namedType)) for (const field of Object.values(namedType.getFields())) collectReferencedTypes(field.type, typeSet);
	}
	return typeSet;
}
// node_modules/graphql/utilities/valueFromAST.mjs
/** @category Values */
/**
* Produces a JavaScript value given a GraphQL Value AST.
*
* A GraphQL type must be provided, which will be used to interpret different
* GraphQL Value literals.
*
* Returns `undefined` when the value could not be validly coerced according to
* the provided type.
*
* | GraphQL Value        | JSON Value    |
* | -------------------- | ------------- |
* | Input Object         | Object        |
* | List                 | Array         |
* | Boolean              | Boolean       |
* | String               | String        |
* | Int / Float          | Number        |
* | Enum Value           | Unknown       |
* | NullValue            | null          |
* @param valueNode - GraphQL value AST node to convert.
* @param type - The GraphQL type to inspect.
* @param variables - Optional runtime variable values keyed by variable name.
* @returns The coerced JavaScript value, or undefined if the AST value cannot be coerced to the type.
* @example
* ```ts
* // Coerce literal values without variables.
* import { parseValue } from 'graphql/language';
* import {
*   GraphQLInputObjectType,
*   GraphQLInt,
*   GraphQLList,
*   GraphQLNonNull,
*   GraphQLString,
* } from 'graphql/type';
* import { valueFromAST } from 'graphql/utilities';
*
* const ReviewInput = new GraphQLInputObjectType({
*   name: 'ReviewInput',
*   fields: {
*     stars: { type: new GraphQLNonNull(GraphQLInt) },
*     tags: { type: new GraphQLList(GraphQLString) },
*   },
* });
*
* valueFromAST(parseValue('{ stars: 5, tags: ["featured"] }'), ReviewInput); // => { stars: 5, tags: ['featured'] }
* valueFromAST(parseValue('{ stars: "bad" }'), ReviewInput); // => undefined
* ```
* @example
* ```ts
* // This variant resolves variable references from runtime values.
* import { parseValue } from 'graphql/language';
* import { GraphQLInt } from 'graphql/type';
* import { valueFromAST } from 'graphql/utilities';
*
* valueFromAST(parseValue('$stars'), GraphQLInt, { stars: 5 }); // => 5
* valueFromAST(parseValue('$stars'), GraphQLInt, {}); // => undefined
* ```
*/
function valueFromAST(valueNode, type, variables) {
	if (!valueNode) return;
	if (valueNode.kind === Kind.VARIABLE) {
		const variableName = valueNode.name.value;
		if (variables == null || !hasOwnProperty$1(variables, variableName) || variables[variableName] === void 0) return;
		const variableValue = variables[variableName];
		if (variableValue === null && isNonNullType(type)) return;
		return variableValue;
	}
	if (isNonNullType(type)) {
		if (valueNode.kind === Kind.NULL) return;
		return valueFromAST(valueNode, type.ofType, variables);
	}
	if (valueNode.kind === Kind.NULL) return null;
	if (isListType(type)) {
		const itemType = type.ofType;
		if (valueNode.kind === Kind.LIST) {
			const coercedValues = [];
			for (const itemNode of valueNode.values) if (isMissingVariable(itemNode, variables)) {
				if (isNonNullType(itemType)) return;
				coercedValues.push(null);
			} else {
				const itemValue = valueFromAST(itemNode, itemType, variables);
				if (itemValue === void 0) return;
				coercedValues.push(itemValue);
			}
			return coercedValues;
		}
		const coercedValue = valueFromAST(valueNode, itemType, variables);
		if (coercedValue === void 0) return;
		return [coercedValue];
	}
	if (isInputObjectType(type)) {
		if (valueNode.kind !== Kind.OBJECT) return;
		const coercedObj = Object.create(null);
		const fieldNodes = keyMap(valueNode.fields, (field) => field.name.value);
		for (const field of Object.values(type.getFields())) {
			const fieldNode = fieldNodes[field.name];
			if (!fieldNode || isMissingVariable(fieldNode.value, variables)) {
				if (field.defaultValue !== void 0) coercedObj[field.name] = field.defaultValue;
				else if (isNonNullType(field.type)) return;
				continue;
			}
			const fieldValue = valueFromAST(fieldNode.value, field.type, variables);
			if (fieldValue === void 0) return;
			coercedObj[field.name] = fieldValue;
		}
		if (type.isOneOf) {
			const keys = Object.keys(coercedObj);
			if (keys.length !== 1) return;
			if (coercedObj[keys[0]] === null) return;
		}
		return coercedObj;
	}
	if (isLeafType(type)) {
		let result;
		try {
			result = type.parseLiteral(valueNode, variables);
		} catch (_error) {
			return;
		}
		if (result === void 0) return;
		return result;
	}
	/* c8 ignore next 3 */
	invariant(false, "Unexpected input type: " + inspect(type));
}
function isMissingVariable(valueNode, variables) {
	return valueNode.kind === Kind.VARIABLE && (variables == null || !hasOwnProperty$1(variables, valueNode.name.value) || variables[valueNode.name.value] === void 0);
}
function hasOwnProperty$1(obj, prop) {
	return Object.prototype.hasOwnProperty.call(obj, prop);
}
// node_modules/graphql/execution/values.mjs
/** @category Values */
/**
* Prepares an object map of argument values given a list of argument
* definitions and list of argument AST nodes.
*
* Note: Returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
* @param def - The field or directive definition whose arguments should be coerced.
* @param node - The AST node to inspect.
* @param variableValues - The runtime variable values keyed by variable name.
* @returns Coerced argument values keyed by argument name.
* @example
* ```ts
* import assert from 'node:assert/strict';
* // Read literal argument values and defaults.
* import { parse, Kind } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { getArgumentValues } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     reviews(stars: Int!, limit: Int = 10): [String]
*   }
* `);
* const fieldDef = schema.getQueryType()?.getFields().reviews;
* assert(fieldDef);
* const document = parse('{ reviews(stars: 5) }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
* assert(fieldNode.kind === Kind.FIELD);
*
* getArgumentValues(fieldDef, fieldNode); // => { stars: 5, limit: 10 }
* ```
* @example
* ```ts
* import assert from 'node:assert/strict';
* // This variant resolves argument values from operation variables.
* import { parse, Kind } from 'graphql/language';
* import { buildSchema } from 'graphql/utilities';
* import { getArgumentValues } from 'graphql/execution';
*
* const schema = buildSchema(`
*   type Query {
*     reviews(stars: Int!): [String]
*   }
* `);
* const fieldDef = schema.getQueryType()?.getFields().reviews;
* assert(fieldDef);
* const document = parse('query ($stars: Int!) { reviews(stars: $stars) }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
* assert(fieldNode.kind === Kind.FIELD);
*
* getArgumentValues(fieldDef, fieldNode, { stars: 5 }); // => { stars: 5 }
* getArgumentValues(fieldDef, fieldNode, {}); // throws an error
* ```
*/
function getArgumentValues(def, node, variableValues) {
	var _node$arguments;
	const coercedValues = Object.create(null);
	const argNodeMap = keyMap((_node$arguments = node.arguments) !== null && _node$arguments !== void 0 ? _node$arguments : [], (arg) => arg.name.value);
	for (const argDef of def.args) {
		const name = argDef.name;
		const argType = argDef.type;
		const argumentNode = argNodeMap[name];
		if (!argumentNode) {
			if (argDef.defaultValue !== void 0) coercedValues[name] = argDef.defaultValue;
			else if (isNonNullType(argType)) throw new GraphQLError(`Argument "${name}" of required type "${inspect(argType)}" was not provided.`, { nodes: node });
			continue;
		}
		const valueNode = argumentNode.value;
		let isNull = valueNode.kind === Kind.NULL;
		if (valueNode.kind === Kind.VARIABLE) {
			const variableName = valueNode.name.value;
			if (variableValues == null || !hasOwnProperty(variableValues, variableName)) {
				if (argDef.defaultValue !== void 0) coercedValues[name] = argDef.defaultValue;
				else if (isNonNullType(argType)) throw new GraphQLError(`Argument "${name}" of required type "${inspect(argType)}" was provided the variable "$${variableName}" which was not provided a runtime value.`, { nodes: valueNode });
				continue;
			}
			isNull = variableValues[variableName] == null;
		}
		if (isNull && isNonNullType(argType)) throw new GraphQLError(`Argument "${name}" of non-null type "${inspect(argType)}" must not be null.`, { nodes: valueNode });
		const coercedValue = valueFromAST(valueNode, argType, variableValues);
		if (coercedValue === void 0) throw new GraphQLError(`Argument "${name}" has invalid value ${printForError(valueNode)}.`, { nodes: valueNode });
		coercedValues[name] = coercedValue;
	}
	return { ...coercedValues };
}
/**
* AST node shape accepted by getDirectiveValues.
* @internal
*/
/**
* Prepares an object map of argument values given a directive definition
* and a AST node which may contain directives. Optionally also accepts a map
* of variable values.
*
* If the directive does not exist on the node, returns undefined.
*
* Note: Returned value is a plain Object with a prototype, since it is
* exposed to user code. Care should be taken to not pull values from the
* Object prototype.
* @param directiveDef - The directive definition whose arguments should be coerced.
* @param node - The AST node to inspect.
* @param variableValues - The runtime variable values keyed by variable name.
* @returns Coerced directive argument values keyed by argument name.
* @example
* ```ts
* import assert from 'node:assert/strict';
* // Read literal directive arguments from a node.
* import { parse, Kind } from 'graphql/language';
* import { GraphQLSkipDirective } from 'graphql/type';
* import { getDirectiveValues } from 'graphql/execution';
*
* const document = parse('{ name @skip(if: true) }');
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
*
* getDirectiveValues(GraphQLSkipDirective, fieldNode); // => { if: true }
* ```
* @example
* ```ts
* import assert from 'node:assert/strict';
* // This variant resolves directive arguments from variables and handles absent directives.
* import { parse, Kind } from 'graphql/language';
* import { GraphQLIncludeDirective } from 'graphql/type';
* import { getDirectiveValues } from 'graphql/execution';
*
* const document = parse(
*   'query ($includeName: Boolean!) { name @include(if: $includeName) }',
* );
* const operation = document.definitions[0];
* assert(operation.kind === Kind.OPERATION_DEFINITION);
* const fieldNode = operation.selectionSet.selections[0];
*
* getDirectiveValues(GraphQLIncludeDirective, fieldNode, {
*   includeName: false,
* }); // => { if: false }
* getDirectiveValues(GraphQLIncludeDirective, { directives: [] }); // => undefined
* ```
*/
function getDirectiveValues(directiveDef, node, variableValues) {
	var _node$directives;
	const directiveNode = (_node$directives = node.directives) === null || _node$directives === void 0 ? void 0 : _node$directives.find((directive) => directive.name.value === directiveDef.name);
	if (directiveNode) return getArgumentValues(directiveDef, directiveNode, variableValues);
}
function hasOwnProperty(obj, prop) {
	return Object.prototype.hasOwnProperty.call(obj, prop);
}
// src/api/graphql/refusals.ts
var FORBIDDEN = { extensions: { code: "FORBIDDEN" } };
/** The words for a field that a reader may not have. One that does not exist, in a condition or an order, says the same. */
var mayNotRead = (type, field) => `You may not read ${type}.${field}`;
var forbiddenType = (type) => new GraphQLError(`You may not read ${type}`, FORBIDDEN);
/** One error for a field of the query, however many rows it has. */
var forbiddenField = (type, field, { nodes, path }) => new GraphQLError(mayNotRead(type, field), {
	nodes,
	path,
	...FORBIDDEN
});
/** What a read throws on purpose, in the words of GraphQL; anything else stays a bug, which Yoga masks. */
function worded(error, type) {
	if (error instanceof Forbidden) return forbiddenType(type);
	if (!(error instanceof BadQuery)) return error;
	return new GraphQLError(Object.entries(error.fields).flatMap(([name, messages]) => messages.map((message) => message.startsWith("You may not read") ? message : `${name}: ${message}`)).join("; "), { extensions: {
		code: "BAD_QUERY",
		fields: error.fields
	} });
}
// src/api/graphql/look-ahead.ts
/** PostgreSQL cuts names at 63 bytes, and the keys of an answer are names of columns there. */
var MOST_KEY_CHARACTERS = 60;
/** A list of lists is what the club's pages ask for. From the third on their sizes multiply to more than anybody reads. */
var FREE_LISTS = 2;
var MOST_ENTRIES = 1e5;
/**
* Everything that is asked below one field of a query, at every depth, with the arguments of lists: so that one
* statement answers all of it. Fields that the reader may not have become null and are noted once each.
*/
function selectionBelow(scope, entry, size = 1) {
	return picksOf(scope, entry, objectOf(scope.info.returnType), scope.info.fieldNodes, {
		path: [scope.info.path.key],
		sizes: [size]
	});
}
function picksOf(scope, entry, type, nodes, place) {
	const grouped = /* @__PURE__ */ new Map();
	for (const { selectionSet } of nodes) if (selectionSet) collect(scope, selectionSet, grouped);
	const picks = [];
	for (const [key, same] of grouped) {
		const [node] = same;
		if (!node || node.name.value.startsWith("__")) continue;
		if (key.length > MOST_KEY_CHARACTERS) throw new BadQuery({ [key]: ["is too long for a name"] });
		picks.push(pickOf(scope, entry, type, same, node, {
			...place,
			path: [...place.path, key]
		}));
	}
	return picks;
}
function pickOf(scope, entry, type, nodes, node, place) {
	const { path, sizes } = place;
	const key = String(path.at(-1));
	const name = node.name.value;
	const field = scope.registry.readable(entry, name, scope.actor);
	if (!field) {
		scope.denied.push(forbiddenField(entry.type, name, {
			nodes,
			path
		}));
		return {
			key,
			field: name,
			denied: true
		};
	}
	if (field.kind !== "one" && field.kind !== "many") return {
		key,
		field: name
	};
	const target = scope.registry.get(field.to);
	const definition = type.getFields()[name];
	if (!definition) throw new RangeError(`${type.name} has no field ${name}`);
	const below = objectOf(definition.type);
	if (field.kind === "one") return {
		key,
		field: name,
		of: picksOf(scope, target, below, nodes, place)
	};
	const slice = sliceBelow(scope, field, target, getArgumentValues(definition, node, scope.info.variableValues));
	const inner = {
		path,
		sizes: [...sizes, slice.limit ?? field.limit]
	};
	refuseTooMany(key, inner.sizes);
	return {
		key,
		field: name,
		of: picksOf(scope, target, below, nodes, inner),
		slice
	};
}
function refuseTooMany(key, sizes) {
	const entries = sizes.reduce((product, size) => product * size, 1);
	if (sizes.length <= FREE_LISTS || entries <= MOST_ENTRIES) return;
	throw new BadQuery({ [key]: [`may be ${entries} entries: give the lists around it limits, for ${MOST_ENTRIES} at most`] });
}
function sliceBelow(scope, field, target, args) {
	const isField = (name) => scope.registry.readable(target, name, scope.actor) !== void 0;
	const bounds = {
		limit: field.limit,
		usual: field.limit,
		sort: field.sort ?? target.sort
	};
	return sliceOf(scope.registry, target, scope.actor, wishOfArguments(args, isField), scope.values, bounds, refusalFor(target));
}
var refusalFor = (entry) => (field) => mayNotRead(entry.type, field);
/** The fields of a selection set by the key of their answer, fragments opened, @skip and @include obeyed. */
function collect({ info }, set, grouped) {
	const open = (selectionSet) => {
		for (const node of selectionSet.selections) {
			if (getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.if === true) continue;
			if (getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if === false) continue;
			if (node.kind === "Field") {
				const key = node.alias?.value ?? node.name.value;
				grouped.set(key, [...grouped.get(key) ?? [], node]);
			} else {
				const opened = node.kind === "InlineFragment" ? node : info.fragments[node.name.value];
				if (opened) open(opened.selectionSet);
			}
		}
	};
	open(set);
}
function objectOf(type) {
	const named = getNamedType(type);
	if (!isObjectType(named)) throw new RangeError(`${String(type)} has no fields`);
	return named;
}
// src/api/graphql/resolve.ts
/** A list with everything below it, by one statement. */
var listBelow = (registry, entry, args, { ctx, denied }, info) => answering(entry, {
	ctx,
	denied
}, async () => {
	const values = new Values();
	const slice = rootSlice(registry, entry, args, ctx, values);
	const selection = selectionBelow({
		registry,
		actor: ctx.actor,
		info,
		values,
		denied
	}, entry, slice.limit);
	const query = {
		kind: "list",
		collection: entry.collection,
		selection,
		slice
	};
	return JSON.parse(await run(ctx, registry, {
		query,
		values: values.list
	}) ?? "[]");
});
var countBelow = (registry, entry, args, { ctx, denied }) => answering(entry, {
	ctx,
	denied
}, async () => {
	const values = new Values();
	const { where } = rootSlice(registry, entry, args, ctx, values);
	const slice = {
		where,
		sort: []
	};
	const query = {
		kind: "count",
		collection: entry.collection,
		selection: [],
		slice
	};
	return Number(await run(ctx, registry, {
		query,
		values: values.list
	}));
});
/** One entry with everything below it; null when there is none that this reader may know of. */
var oneBelow = (registry, entry, id, { ctx, denied }, info) => answering(entry, {
	ctx,
	denied
}, async () => {
	const values = new Values();
	const selection = selectionBelow({
		registry,
		actor: ctx.actor,
		info,
		values,
		denied
	}, entry);
	if (!isId(id)) return null;
	return JSON.parse(await readOne(ctx, registry, entry, id, selection, values) ?? "null");
});
function rootSlice(registry, entry, args, ctx, values) {
	const wish = wishOfArguments(args, isFieldFor(registry, entry, ctx));
	return sliceOf(registry, entry, ctx.actor, wish, values, boundsOf(entry), refusalFor(entry));
}
async function answering(entry, { ctx }, read) {
	if (!may(entry.read, ctx.actor)) throw forbiddenType(entry.type);
	try {
		return await read();
	} catch (error) {
		throw worded(error, entry.type);
	}
}
// src/api/graphql/scalars.ts
/** Any JSON: conditions on the way in, values whose shape the content type describes on the way out. */
var Json = new GraphQLScalarType({
	name: "JSON",
	description: "Any JSON value."
});
var Instant = new GraphQLScalarType({
	name: "DateTime",
	description: "An instant in UTC, like 2026-11-28T16:30:00.000Z."
});
var Day = new GraphQLScalarType({
	name: "Date",
	description: "A calendar day without a time, like 2026-11-28."
});
var Image = new GraphQLObjectType({
	name: "Image",
	description: "A stored picture and the address of its largest variant.",
	fields: {
		id: { type: GraphQLString },
		url: { type: GraphQLString },
		width: { type: GraphQLInt },
		height: { type: GraphQLInt },
		alt: { type: GraphQLString }
	}
});
// src/api/graphql/schema.ts
var WHERE = { where: {
	type: Json,
	description: "Conditions, like { Active: true, Name_contains: \"an\" }."
} };
var LIST = {
	sort: {
		type: GraphQLString,
		description: "Like \"Date:desc,Name:asc\"."
	},
	limit: { type: GraphQLInt },
	start: { type: GraphQLInt },
	...WHERE
};
/**
* The schema of all content types: for each its type with the wire names, a list, a count and one by id. It tells what
* exists; what a reader may have of it is decided at each question. [API-001, decisions A06]
*/
function schemaOf(registry) {
	const types = /* @__PURE__ */ new Map();
	for (const entry of registry.entries) {
		const fields = () => fieldsOf(registry, entry, types);
		types.set(entry.collection, new GraphQLObjectType({
			name: entry.type,
			description: entry.one,
			fields
		}));
	}
	const roots = registry.entries.flatMap((entry) => rootsOf(registry, entry, typeOf(types, entry.collection)));
	return new GraphQLSchema({ query: new GraphQLObjectType({
		name: "Query",
		fields: Object.fromEntries(roots)
	}) });
}
function rootsOf(registry, entry, type) {
	const most = `At most ${entry.limit}.`;
	return [
		[entry.collection, {
			type: new GraphQLList(new GraphQLNonNull(type)),
			args: LIST,
			description: most,
			resolve: (_root, args, context, info) => listBelow(registry, entry, args, context, info)
		}],
		[`${entry.collection}Count`, {
			type: GraphQLInt,
			args: WHERE,
			resolve: (_root, args, context) => countBelow(registry, entry, args, context)
		}],
		[entry.single, {
			type,
			args: { id: { type: new GraphQLNonNull(GraphQLID) } },
			resolve: (_root, args, context, info) => oneBelow(registry, entry, String(args.id), context, info)
		}]
	];
}
function fieldsOf(registry, entry, types) {
	const fields = {};
	for (const [name, field] of registry.fieldsOf(entry)) {
		if ((field.kind === "one" || field.kind === "many") && !types.has(field.to)) continue;
		fields[name] = {
			type: outputOf(field, types),
			...field.label && { description: field.label },
			...field.kind === "many" && { args: LIST },
			resolve: ownValue
		};
	}
	return fields;
}
var ownValue = (source, _args, _context, info) => source[info.path.key];
function outputOf(field, types) {
	if (field.kind === "one") return typeOf(types, field.to);
	if (field.kind === "many") return new GraphQLList(new GraphQLNonNull(typeOf(types, field.to)));
	switch (field.kind) {
		case "id": return new GraphQLNonNull(GraphQLID);
		case "number": return isWhole(field) ? GraphQLInt : GraphQLFloat;
		case "boolean": return GraphQLBoolean;
		case "day": return Day;
		case "instant": return Instant;
		case "json": return Json;
		case "image": return Image;
		default: return GraphQLString;
	}
}
function typeOf(types, collection) {
	const type = types.get(collection);
	if (!type) throw new RangeError(`no content type has the collection ${collection}`);
	return type;
}
export { naturalCompare as $, getNamedType as A, isNamedType as B, GraphQLString as C, GraphQLNonNull as D, GraphQLList as E, isInputObjectType as F, isRequiredArgument as G, isNullableType as H, isInputType as I, isType as J, isRequiredInputField as K, isInterfaceType as L, isAbstractType as M, isCompositeType as N, GraphQLScalarType as O, isEnumType as P, suggestionList as Q, isLeafType as R, GraphQLInt as S, specifiedScalarTypes as T, isObjectType as U, isNonNullType as V, isOutputType as W, print as X, isUnionType as Y, printForError as Z, GraphQLSkipDirective as _, GraphQLError as _t, SchemaMetaFieldDef as a, dedentBlockStringLines as at, specifiedDirectives as b, introspectionTypes as c, isNameContinue as ct, isIterableObject as d, DirectiveLocation as dt, mapValue as et, invariant as f, Location as ft, GraphQLIncludeDirective as g, isNode as gt, GraphQLDirective as h, Token as ht, assertSchema as i, inspect as it, getNullableType as j, assertLeafType as k, isIntrospectionType as l, isNameStart as lt, GraphQLDeprecatedDirective as m, QueryDocumentKeys as mt, getDirectiveValues as n, didYouMean as nt, TypeMetaFieldDef as o, isPrintableAsBlockString as ot, DEFAULT_DEPRECATION_REASON as p, OperationTypeNode as pt, isScalarType as q, valueFromAST as r, instanceOf as rt, TypeNameMetaFieldDef as s, isDigit$1 as st, schemaOf as t, keyMap as tt, astFromValue as u, Kind as ut, isDirective as v, isObjectLike as vt, isSpecifiedScalarType as w, GraphQLBoolean as x, isSpecifiedDirective as y, devAssert as yt, isListType as z };
