import { F as isInputObjectType, L as isInterfaceType, P as isEnumType, U as isObjectType, X as print, Y as isUnionType, f as invariant, it as inspect, l as isIntrospectionType, ot as isPrintableAsBlockString, q as isScalarType, t as schemaOf$1, u as astFromValue, ut as Kind, w as isSpecifiedScalarType, y as isSpecifiedDirective } from "./schema-CB02ZqNH.js";
import { t as CONTENT_TYPES } from "./content-types.server-CphuvKUQ.js";
import { _ as Registry, t as isWhole } from "./field-schema-DhmTefB5.js";
import { t as CALLS } from "./calls-D6al6sPJ.js";
import { join } from "node:path";
import { mkdir, writeFile } from "node:fs/promises";
// node_modules/graphql/utilities/printSchema.mjs
/** @category Schema Printing */
/**
* Prints the schema.
* @param schema - GraphQL schema to use.
* @returns The printed string representation.
* @example
* ```ts
* import { buildSchema, printSchema } from 'graphql/utilities';
*
* const schema = buildSchema(`
*   directive @upper on FIELD_DEFINITION
*
*   type Query {
*     greeting: String @upper
*   }
* `);
*
* printSchema(schema); // => ['directive @upper on FIELD_DEFINITION', '', 'type Query {', '  greeting: String', '}'].join('\n')
* ```
*/
function printSchema(schema) {
	return printFilteredSchema(schema, (n) => !isSpecifiedDirective(n), isDefinedType);
}
function isDefinedType(type) {
	return !isSpecifiedScalarType(type) && !isIntrospectionType(type);
}
function printFilteredSchema(schema, directiveFilter, typeFilter) {
	const directives = schema.getDirectives().filter(directiveFilter);
	const types = Object.values(schema.getTypeMap()).filter(typeFilter);
	return [
		printSchemaDefinition(schema),
		...directives.map((directive) => printDirective(directive)),
		...types.map((type) => printType(type))
	].filter(Boolean).join("\n\n");
}
function printSchemaDefinition(schema) {
	if (schema.description == null && isSchemaOfCommonNames(schema)) return;
	const operationTypes = [];
	const queryType = schema.getQueryType();
	if (queryType) operationTypes.push(`  query: ${queryType.name}`);
	const mutationType = schema.getMutationType();
	if (mutationType) operationTypes.push(`  mutation: ${mutationType.name}`);
	const subscriptionType = schema.getSubscriptionType();
	if (subscriptionType) operationTypes.push(`  subscription: ${subscriptionType.name}`);
	return printDescription(schema) + `schema {\n${operationTypes.join("\n")}\n}`;
}
/**
* GraphQL schema define root types for each type of operation. These types are
* the same as any other type and can be named in any manner, however there is
* a common naming convention:
*
* ```graphql
*   schema {
*     query: Query
*     mutation: Mutation
*     subscription: Subscription
*   }
* ```
*
* When using this naming convention, the schema description can be omitted.
*
* @internal
*/
function isSchemaOfCommonNames(schema) {
	const queryType = schema.getQueryType();
	if (queryType && queryType.name !== "Query") return false;
	const mutationType = schema.getMutationType();
	if (mutationType && mutationType.name !== "Mutation") return false;
	const subscriptionType = schema.getSubscriptionType();
	if (subscriptionType && subscriptionType.name !== "Subscription") return false;
	return true;
}
/**
* Prints the type.
* @param type - The GraphQL type to inspect.
* @returns The printed string representation.
* @example
* ```ts
* import assert from 'node:assert/strict';
* import { buildSchema, printType } from 'graphql/utilities';
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
* const userType = schema.getType('User');
* assert(userType);
* printType(userType); // => ['type User {', '  id: ID!', '  name: String', '}'].join('\n')
* ```
*/
function printType(type) {
	if (isScalarType(type)) return printScalar(type);
	if (isObjectType(type)) return printObject(type);
	if (isInterfaceType(type)) return printInterface(type);
	if (isUnionType(type)) return printUnion(type);
	if (isEnumType(type)) return printEnum(type);
	if (isInputObjectType(type)) return printInputObject(type);
	/* c8 ignore next 3 */
	invariant(false, "Unexpected type: " + inspect(type));
}
function printScalar(type) {
	return printDescription(type) + `scalar ${type.name}` + printSpecifiedByURL(type);
}
function printImplementedInterfaces(type) {
	const interfaces = type.getInterfaces();
	return interfaces.length ? " implements " + interfaces.map((i) => i.name).join(" & ") : "";
}
function printObject(type) {
	return printDescription(type) + `type ${type.name}` + printImplementedInterfaces(type) + printFields(type);
}
function printInterface(type) {
	return printDescription(type) + `interface ${type.name}` + printImplementedInterfaces(type) + printFields(type);
}
function printUnion(type) {
	const types = type.getTypes();
	const possibleTypes = types.length ? " = " + types.join(" | ") : "";
	return printDescription(type) + "union " + type.name + possibleTypes;
}
function printEnum(type) {
	const values = type.getValues().map((value, i) => printDescription(value, "  ", !i) + "  " + value.name + printDeprecated(value.deprecationReason));
	return printDescription(type) + `enum ${type.name}` + printBlock(values);
}
function printInputObject(type) {
	const fields = Object.values(type.getFields()).map((f, i) => printDescription(f, "  ", !i) + "  " + printInputValue(f));
	return printDescription(type) + `input ${type.name}` + (type.isOneOf ? " @oneOf" : "") + printBlock(fields);
}
function printFields(type) {
	return printBlock(Object.values(type.getFields()).map((f, i) => printDescription(f, "  ", !i) + "  " + f.name + printArgs(f.args, "  ") + ": " + String(f.type) + printDeprecated(f.deprecationReason)));
}
function printBlock(items) {
	return items.length !== 0 ? " {\n" + items.join("\n") + "\n}" : "";
}
function printArgs(args, indentation = "") {
	if (args.length === 0) return "";
	if (args.every((arg) => !arg.description)) return "(" + args.map(printInputValue).join(", ") + ")";
	return "(\n" + args.map((arg, i) => printDescription(arg, "  " + indentation, !i) + "  " + indentation + printInputValue(arg)).join("\n") + "\n" + indentation + ")";
}
function printInputValue(arg) {
	const defaultAST = astFromValue(arg.defaultValue, arg.type);
	let argDecl = arg.name + ": " + String(arg.type);
	if (defaultAST) argDecl += ` = ${print(defaultAST)}`;
	return argDecl + printDeprecated(arg.deprecationReason);
}
function printDirective(directive) {
	return printDescription(directive) + "directive @" + directive.name + printArgs(directive.args) + printDeprecated(directive.deprecationReason) + (directive.isRepeatable ? " repeatable" : "") + " on " + directive.locations.join(" | ");
}
function printDeprecated(reason) {
	if (reason == null) return "";
	if (reason !== "No longer supported") return ` @deprecated(reason: ${print({
		kind: Kind.STRING,
		value: reason
	})})`;
	return " @deprecated";
}
function printSpecifiedByURL(scalar) {
	if (scalar.specifiedByURL == null) return "";
	return ` @specifiedBy(url: ${print({
		kind: Kind.STRING,
		value: scalar.specifiedByURL
	})})`;
}
function printDescription(def, indentation = "", firstInBlock = true) {
	const { description } = def;
	if (description == null) return "";
	const blockString = print({
		kind: Kind.STRING,
		value: description,
		block: isPrintableAsBlockString(description)
	});
	return (indentation && !firstInBlock ? "\n" + indentation : indentation) + blockString.replace(/\n/g, "\n" + indentation) + "\n";
}
// src/api/openapi/json-schema.ts
var ID = {
	type: "string",
	format: "uuid"
};
var ref = (name) => ({ $ref: `#/components/schemas/${name}` });
var nullable = (type, more = {}) => ({
	type: [type, "null"],
	...more
});
/** What an entry answers: whole, or in brief where it stands inside a relation of another. */
function answerOf(registry, entry, brief) {
	const properties = {};
	for (const [name, field] of registry.fieldsOf(entry)) {
		const schema = answered(registry, entry, name, field, brief);
		if (schema) properties[name] = described(field, schema);
	}
	return {
		type: "object",
		description: brief ? `${entry.one}, as it stands in others` : entry.one,
		required: ["_id", "id"],
		properties
	};
}
/** What is sent to make or change an entry. */
function inputOf(entry) {
	const properties = {};
	const required = [];
	for (const [name, field] of Object.entries(entry.fields)) {
		const schema = field.write === "nobody" ? void 0 : written$1(field);
		if (!schema) continue;
		properties[name] = described(field, schema);
		if (isScalar(field) && field.kind !== "slug" && field.required) required.push(name);
	}
	properties.version = {
		type: "integer",
		description: "The version that this change was made from."
	};
	return {
		type: "object",
		properties,
		additionalProperties: false,
		...required.length > 0 && { "x-required-to-make": required }
	};
}
/** The type of a value; null where a reader may see none. */
function schemaOf(field) {
	switch (field.kind) {
		case "id": return ID;
		case "number": return nullable(isWhole(field) ? "integer" : "number", {
			...field.min !== void 0 && { minimum: field.min },
			...field.max !== void 0 && { maximum: field.max }
		});
		case "boolean": return nullable("boolean");
		case "day": return nullable("string", { format: "date" });
		case "instant": return nullable("string", { format: "date-time" });
		case "choice": return { enum: [...field.choices ?? [], null] };
		case "json": return {};
		case "image": return { anyOf: [ref("Image"), { type: "null" }] };
		case "richText": return nullable("string", { contentMediaType: "text/html" });
		default: return nullable("string", field.max === void 0 ? {} : { maxLength: field.max });
	}
}
function answered(registry, entry, name, field, brief) {
	if (isScalar(field)) {
		const long = field.kind === "richText" || field.kind === "json" || name === "version";
		return brief && long ? void 0 : schemaOf(field);
	}
	const target = registry.find(field.to);
	if (brief || !target) return void 0;
	const one = ref(`${target.type}Brief`);
	if (field.kind === "one") return { anyOf: [one, { type: "null" }] };
	return {
		type: "array",
		maxItems: field.limit,
		items: one,
		...entry === target && { description: "Of its own kind" }
	};
}
function written$1(field) {
	if (field.kind === "many") return typeof field.through === "string" ? void 0 : {
		type: "array",
		items: ID,
		maxItems: field.limit
	};
	if (!field.column) return void 0;
	return field.kind === "one" || field.kind === "image" ? {
		...ID,
		type: ["string", "null"]
	} : schemaOf(field);
}
function described(field, schema) {
	const words = [field.label, field.help].filter(Boolean).join(". ");
	const readers = field.read === void 0 ? void 0 : { "x-read-by": field.read };
	return {
		...schema,
		...words && { description: words },
		...readers
	};
}
var isScalar = (field) => field.kind !== "one" && field.kind !== "many";
// src/api/openapi/named.ts
var text = { type: "string" };
var object = (properties, required = Object.keys(properties)) => ({
	type: "object",
	properties,
	required
});
var list = (items) => ({
	type: "array",
	items
});
var user = object({
	_id: text,
	username: { type: ["string", "null"] },
	email: text,
	confirmed: { type: "boolean" }
});
/** Prices and titles are those of the catalogue, whatever is sent. */
var orderBody = object({
	Items: list(object({
		id: text,
		size: text,
		quantity: {
			type: "integer",
			minimum: 1,
			maximum: 50
		},
		print: object({
			initials: text,
			dorsal: {
				type: "integer",
				minimum: 0,
				maximum: 99
			}
		}, [])
	}, [
		"id",
		"size",
		"quantity"
	])),
	SpecialRequest: text,
	adminOrder: { type: "boolean" }
}, []);
var NAMED_DOCS = {
	"POST /graphql": {
		body: object({
			query: text,
			variables: { type: "object" },
			operationName: text
		}, ["query"]),
		answer: object({
			data: {},
			errors: list({ type: "object" })
		}, [])
	},
	"GET /graphql": {
		query: ["query"],
		answer: object({
			data: {},
			errors: list({ type: "object" })
		}, [])
	},
	"DELETE /registrations/:id": {
		query: ["paid"],
		answer: object({
			_id: text,
			id: text
		})
	},
	"POST /auth/local": {
		body: object({
			identifier: text,
			password: text
		}),
		answer: object({
			jwt: text,
			user
		})
	},
	"POST /auth/local/register": {
		body: object({
			email: text,
			username: text,
			password: text
		}, ["email"]),
		answer: object({ user })
	},
	"GET /gdutils/me": { answer: object({
		member: { type: ["object", "null"] },
		user
	}) },
	"POST /members/resetPassword": {
		body: object({
			currentPassword: text,
			password: text,
			userid: text
		}, ["currentPassword", "password"]),
		answer: object({
			status: { type: "boolean" },
			msg: text
		})
	},
	"POST /gdutils/players/reset_password": {
		body: object({ membedId: text }),
		answer: object({ msg: text })
	},
	"POST /gdutils/players/assign_photos": {
		body: object({
			photos: list(text),
			memberSelected: text
		}, ["photos", "memberSelected"]),
		answer: object({
			status: { type: "boolean" },
			msg: text,
			added: { type: "integer" },
			withdrawn: { type: "integer" }
		})
	},
	"POST /gdutils/send_form": {
		body: object({
			form_id: text,
			token: text,
			data: list(object({
				label: text,
				value: text
			}))
		}, ["form_id", "data"]),
		answer: object({ status: { type: "boolean" } })
	},
	"GET /gdutils/players_numbers": { answer: list(object({
		number: { type: "integer" },
		gender: text,
		name: text
	})) },
	"GET /gdutils/getBySlug/:slug": { answer: object({ id: text }) },
	"GET /gdutils/getbyEmail/:email": { answer: object({
		members: list(ref("Member")),
		users: list(user)
	}) },
	"GET /members/get_all_active_members_nogdpr": { answer: list(object({
		_id: text,
		Name: text,
		email: text
	})) },
	"POST /gdutils/payment/create_subscription": {
		body: object({
			priceId: text,
			registration_id: text,
			token: text
		}),
		answer: object({ url: text })
	},
	"POST /storeorders": {
		body: orderBody,
		answer: ref("StoreOrder")
	},
	"PUT /storeorders/:id": {
		body: orderBody,
		answer: ref("StoreOrder")
	},
	"POST /gdutils/payment/create_payment_session": {
		body: object({
			gd_object: {
				type: "string",
				enum: ["order", "others"]
			},
			gd_object_id: text,
			line_items: list(object({
				amount: { type: "integer" },
				quantity: { type: "integer" }
			}, ["amount"]))
		}, ["gd_object", "gd_object_id"]),
		answer: object({
			id: text,
			url: text
		})
	},
	"GET /gdutils/strapi_plans": { answer: object({ data: list(object({
		id: text,
		nickname: text,
		name: text,
		amount: { type: "integer" },
		currency: text,
		interval: { type: ["string", "null"] }
	})) }) },
	"POST /gdutils/payment/stripe_customer_by_email": {
		body: object({ email: text }),
		answer: object({
			data: { type: ["object", "null"] },
			updated: text
		})
	},
	"POST /gdutils/payment/assign_subscription": {
		body: object({
			id: { type: ["string", "null"] },
			subscription: text,
			volunteer: { type: "boolean" },
			member: text
		}, ["id", "subscription"]),
		answer: object({ id: text })
	},
	"POST /stripe/add_invoice": {
		body: object({
			ids: list(text),
			description: text,
			collection_method: text,
			amount: { type: "number" }
		}, [
			"ids",
			"description",
			"amount"
		]),
		answer: object({ results: list(object({
			id: text,
			status: { type: "boolean" },
			msg: text
		})) })
	},
	"GET /stripe/get_invoices": {
		query: [
			"start",
			"show",
			"q"
		],
		answer: list(object({
			id: text,
			number: text,
			status: text,
			paid: { type: "boolean" },
			created: { type: "integer" },
			due_date: { type: ["integer", "null"] },
			customer_name: text,
			customer_email: text,
			amount_due: { type: "integer" },
			desc: text,
			invoice_pdf: text,
			hosted_invoice_url: text
		}))
	},
	"POST /gdutils/payment/cancel_subscription": {
		body: object({ subId: text }),
		answer: object({ id: text })
	},
	"POST /gdutils/send_email": {
		body: object({
			from_email: text,
			to_email: { type: ["array", "string"] },
			cc: text,
			subject: text,
			content: text,
			synopsis: text,
			gif: text
		}, [
			"from_email",
			"to_email",
			"subject",
			"content"
		]),
		answer: object({
			status: { type: "boolean" },
			msg: text
		})
	},
	"GET /openapi.json": { answer: { type: "object" } }
};
// src/api/openapi/shared.ts
/** What every list takes. */
var LIST_PARAMETERS = [
	{
		name: "_limit",
		in: "query",
		schema: {
			type: "integer",
			minimum: 0
		},
		description: "At most so many."
	},
	{
		name: "_start",
		in: "query",
		schema: {
			type: "integer",
			minimum: 0
		},
		description: "Leave out so many."
	},
	{
		name: "_sort",
		in: "query",
		schema: { type: "string" },
		example: "createdAt:desc"
	},
	{
		name: "conditions",
		in: "query",
		style: "form",
		explode: true,
		description: "Fields with their values, or with a suffix: _eq, _ne, _in, _nin, _contains, _ncontains, _containss, _ncontainss, _lt, _lte, _gt, _gte, _null.",
		schema: {
			type: "object",
			additionalProperties: { type: "string" }
		}
	}
];
/** Shapes that all types share. */
var SCHEMAS = {
	Image: {
		type: "object",
		description: "A stored picture and the address of its largest variant.",
		required: [
			"id",
			"url",
			"alt"
		],
		properties: {
			id: {
				type: "string",
				format: "uuid"
			},
			url: {
				type: "string",
				format: "uri-reference"
			},
			width: { type: ["integer", "null"] },
			height: { type: ["integer", "null"] },
			alt: { type: "string" }
		}
	},
	Deleted: {
		type: "object",
		required: ["_id", "id"],
		properties: {
			_id: {
				type: "string",
				format: "uuid"
			},
			id: {
				type: "string",
				format: "uuid"
			}
		}
	},
	Revision: {
		type: "object",
		required: [
			"version",
			"createdAt",
			"actorId",
			"data"
		],
		properties: {
			version: { type: "integer" },
			createdAt: {
				type: "string",
				format: "date-time"
			},
			actorId: {
				type: ["string", "null"],
				format: "uuid"
			},
			data: { type: "object" }
		}
	},
	Problem: {
		type: "object",
		required: [
			"statusCode",
			"error",
			"message"
		],
		properties: {
			statusCode: { type: "integer" },
			error: { type: "string" },
			message: { type: "string" },
			reason: {
				type: "string",
				description: "CHANGED: somebody else wrote it. IN_USE: other entries need it."
			},
			version: {
				type: "integer",
				description: "With CHANGED: the newest version."
			},
			data: {
				type: "object",
				properties: { errors: {
					type: "object",
					description: "Every message by field or parameter.",
					additionalProperties: {
						type: "array",
						items: { type: "string" }
					}
				} }
			}
		}
	}
};
var response = (description) => ({
	description,
	content: { "application/json": { schema: ref("Problem") } }
});
var PROBLEM_RESPONSES = {
	"400": response("The question cannot be understood"),
	"401": response("Please log in"),
	"403": response("You are not allowed to do this"),
	"404": response("There is none, or none that you may know of"),
	"409": response("It has changed, or other entries need it"),
	"422": response("The input is not valid: every message by field"),
	"429": response("Please wait")
};
// src/api/openapi/document.ts
/** The whole REST door as OpenAPI 3.1, made from the content types and the table of calls. [SYS-005, API-064] */
function openapiOf(registry, calls) {
	const paths = {};
	for (const [call, row] of Object.entries(calls)) {
		const [method = "", path = ""] = call.split(" ");
		const address = path.replaceAll(/:(\w+)/g, "{$1}");
		const entry = registry.entries.find(({ collection }) => path.split("/")[1] === collection);
		const operation = !Object.hasOwn(NAMED_DOCS, call) && entry && collectionOperation(entry, call) || namedOperation(call);
		paths[address] = {
			...paths[address],
			[method.toLowerCase()]: written(call, row, path, operation)
		};
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Sevenmetre content service",
			version: "1",
			description: "Lists take `_limit`, `_start`, `_sort=Date:desc,Name:asc` and conditions on any readable field: `Active=true`, `Name_contains=an`, `Date_gte=2026-01-01`. A field that you may not read is answered like one that does not exist. The same content by GraphQL: POST /api/graphql."
		},
		servers: [{ url: "/api" }],
		tags: [...registry.entries.map(({ many }) => ({ name: many })), { name: "Calls" }],
		paths,
		components: {
			schemas: {
				...SCHEMAS,
				...Object.assign({}, ...registry.entries.map((entry) => schemasOf(registry, entry)))
			},
			responses: PROBLEM_RESPONSES,
			securitySchemes: {
				session: {
					type: "apiKey",
					in: "cookie",
					name: "jwt"
				},
				bearer: {
					type: "http",
					scheme: "bearer"
				}
			}
		}
	};
}
var schemasOf = (registry, entry) => ({
	[entry.type]: answerOf(registry, entry, false),
	[`${entry.type}Brief`]: answerOf(registry, entry, true),
	[`${entry.type}Input`]: inputOf(entry)
});
function collectionOperation({ collection, type, many }, call) {
	const body = jsonBody(ref(`${type}Input`));
	const one = {
		answer: ref(type),
		tag: many
	};
	const revision = {
		tag: many,
		problems: [
			"401",
			"403",
			"404"
		]
	};
	const operations = {
		[`GET /${collection}`]: {
			answer: {
				type: "array",
				items: ref(type)
			},
			parameters: LIST_PARAMETERS,
			problems: [
				"400",
				"401",
				"403"
			],
			tag: many
		},
		[`GET /${collection}/count`]: {
			answer: { type: "integer" },
			parameters: LIST_PARAMETERS.filter(({ name }) => name === "conditions"),
			problems: [
				"400",
				"401",
				"403"
			],
			tag: many
		},
		[`GET /${collection}/:id`]: {
			...one,
			problems: [
				"401",
				"403",
				"404"
			]
		},
		[`POST /${collection}`]: {
			...one,
			requestBody: body,
			status: 201,
			problems: [
				"400",
				"401",
				"403",
				"422"
			]
		},
		[`PUT /${collection}/:id`]: {
			...one,
			requestBody: body,
			parameters: [{
				name: "If-Match",
				in: "header",
				schema: { type: "string" },
				example: "\"3\""
			}],
			problems: [
				"400",
				"401",
				"403",
				"404",
				"409",
				"422"
			]
		},
		[`DELETE /${collection}/:id`]: {
			answer: ref("Deleted"),
			tag: many,
			problems: [
				"401",
				"403",
				"404",
				"409"
			]
		},
		[`GET /${collection}/:id/revisions`]: {
			...revision,
			answer: {
				type: "array",
				items: ref("Revision")
			}
		},
		[`POST /${collection}/:id/revisions/:version/restore`]: {
			...revision,
			answer: ref(type)
		}
	};
	return Object.hasOwn(operations, call) ? operations[call] : void 0;
}
function namedOperation(call) {
	const { body, answer = {}, query = [] } = NAMED_DOCS[call] ?? {};
	return {
		tag: "Calls",
		answer,
		...body && { requestBody: jsonBody(body) },
		parameters: query.map((name) => ({
			name,
			in: "query",
			required: true,
			schema: { type: "string" }
		})),
		problems: [
			"400",
			"401",
			"403",
			"404",
			"422",
			"429"
		]
	};
}
function written(call, { who, says }, path, operation) {
	const { parameters = [], requestBody, answer, status = 200, problems, tag } = operation;
	const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "string" }
	}));
	const schema = Object.keys(answer).length > 0 ? { content: { "application/json": { schema: answer } } } : {};
	return {
		operationId: call.replaceAll(/[^A-Za-z0-9]+/g, "_").replace(/_$/, ""),
		summary: says,
		tags: [tag],
		"x-who": who,
		security: who === "public" ? [
			{},
			{ session: [] },
			{ bearer: [] }
		] : [{ session: [] }, { bearer: [] }],
		parameters: [...named, ...parameters],
		...requestBody !== void 0 && { requestBody },
		responses: {
			[status]: {
				description: says,
				...schema
			},
			...Object.fromEntries(problems.map((code) => [code, { $ref: `#/components/responses/${code}` }]))
		}
	};
}
var jsonBody = (schema) => ({
	required: true,
	content: { "application/json": { schema } }
});
// src/api/openapi/emit.ts
/** The descriptions of both doors as files of docs/api: what is committed must be what is served. */
function descriptions() {
	const registry = new Registry(CONTENT_TYPES);
	return {
		"openapi.json": `${JSON.stringify(openapiOf(registry, CALLS), null, 2)}\n`,
		"schema.graphql": `${printSchema(schemaOf$1(registry))}\n`
	};
}
/** Writes them: `npm run api:emit`. */
async function emitApi(root) {
	const folder = join(root, "docs/api");
	await mkdir(folder, { recursive: true });
	for (const [name, text] of Object.entries(descriptions())) await writeFile(join(folder, name), text);
}
export { descriptions, emitApi };
