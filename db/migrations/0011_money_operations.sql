CREATE TABLE "provider_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"member_id" uuid,
	"registration_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "provider_customers_owner" CHECK (num_nonnulls("provider_customers"."member_id", "provider_customers"."registration_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "provider_operations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"mode" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"result_id" text,
	"error" text,
	"requested_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
-- Each customer gets one owner: the member whose own it is,
INSERT INTO "provider_customers" ("id", "mode", "member_id", "created_at", "removed_at")
SELECT m."stripe_id", 'live', m."id", m."created_at", x."retired_at" FROM "members" m
LEFT JOIN "retired_customers" x ON x."id" = m."stripe_id" WHERE m."stripe_id" <> ''
ORDER BY m."created_at", m."id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "provider_customers" ("id", "mode", "member_id", "created_at", "removed_at")
SELECT m."stripe_id_test", 'test', m."id", m."created_at", x."retired_at" FROM "members" m
LEFT JOIN "retired_customers" x ON x."id" = m."stripe_id_test" WHERE m."stripe_id_test" <> ''
ORDER BY m."created_at", m."id" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- else the earliest registration that has paid as it,
INSERT INTO "provider_customers" ("id", "mode", "registration_id", "created_at", "removed_at")
SELECT DISTINCT ON (p."customer") p."customer",
	CASE WHEN EXISTS (SELECT 1 FROM "members" WHERE "stripe_id" <> '') THEN 'live' ELSE 'test' END,
	r."id", r."created_at", x."retired_at"
FROM (
	SELECT "customer_id" AS "customer", "object_id" AS "registration" FROM "payments"
		WHERE "purpose" IN ('registration', 'subscription') AND "status" IN ('paid', 'refunded')
	UNION SELECT "customer_id", "registration_id" FROM "subscriptions"
	UNION SELECT "stripe_customer", "id" FROM "registrations"
) p
JOIN "registrations" r ON r."id" = p."registration"
LEFT JOIN "retired_customers" x ON x."id" = p."customer"
WHERE p."customer" <> ''
ORDER BY p."customer", r."created_at", r."id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- else the member for whom something was charged to it: nothing new is.
INSERT INTO "provider_customers" ("id", "mode", "member_id", "created_at", "removed_at")
SELECT DISTINCT ON (p."customer") p."customer",
	CASE WHEN EXISTS (SELECT 1 FROM "members" WHERE "stripe_id" <> '') THEN 'live' ELSE 'test' END,
	p."member", p."created_at", now()
FROM (
	SELECT "customer_id" AS "customer", "member_id" AS "member", "created_at" FROM "subscriptions"
	UNION ALL SELECT "customer_id", "member_id", "created_at" FROM "invoices"
	UNION ALL SELECT "customer_id", "member_id", "created_at" FROM "payments"
) p
WHERE p."customer" <> '' AND p."member" IS NOT NULL
ORDER BY p."customer", p."created_at"
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Payments for registrations belong to the customer.
UPDATE "payments" SET "member_id" = NULL
WHERE "purpose" IN ('registration', 'subscription')
	AND EXISTS (SELECT 1 FROM "provider_customers" c WHERE c."id" = "payments"."customer_id")
	AND EXISTS (SELECT 1 FROM "registrations" r WHERE r."id" = "payments"."object_id");--> statement-breakpoint
-- What staff have asked for without an answer, and what was made, so that the same form makes nothing twice.
INSERT INTO "provider_operations" ("id", "kind", "member_id", "mode", "request", "status", "requested_by", "created_at")
SELECT 'subscription:' || g."member_id" || ':' || g."price_id" || ':' || g."key", 'subscription.create', g."member_id",
	coalesce(c."mode", 'test'), jsonb_build_object('priceId', g."price_id", 'plan', '', 'volunteer', g."volunteer"),
	'pending', g."actor_id", g."created_at"
FROM "subscription_grants" g LEFT JOIN "provider_customers" c ON c."id" = g."customer_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "provider_operations" ("id", "kind", "member_id", "mode", "request", "status", "requested_by", "created_at")
SELECT 'invoice:' || w."member_id" || ':' || w."key", 'invoice.create', w."member_id", coalesce(c."mode", 'test'),
	jsonb_build_object('amount', w."amount_minor", 'description', w."description"), 'pending', w."actor_id", w."created_at"
FROM "invoice_wishes" w LEFT JOIN "provider_customers" c ON c."id" = w."customer_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "provider_operations" ("id", "kind", "member_id", "mode", "request", "status", "result_id", "created_at", "finished_at")
SELECT 'subscription:' || s."member_id" || ':' || s."price_id" || ':' || s."request", 'subscription.create', s."member_id",
	coalesce(c."mode", 'test'), jsonb_build_object('priceId', s."price_id", 'plan', s."plan", 'volunteer', s."discount_bp" > 0),
	'done', s."id", s."created_at", s."created_at"
FROM "subscriptions" s LEFT JOIN "provider_customers" c ON c."id" = s."customer_id"
WHERE s."request" IS NOT NULL AND s."member_id" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "provider_operations" ("id", "kind", "member_id", "mode", "request", "status", "result_id", "created_at", "finished_at")
SELECT 'invoice:' || i."member_id" || ':' || i."request", 'invoice.create', i."member_id", coalesce(c."mode", 'test'),
	jsonb_build_object('amount', i."total_minor", 'description', i."description"), 'done', i."id", i."created_at", i."created_at"
FROM "invoices" i LEFT JOIN "provider_customers" c ON c."id" = i."customer_id"
WHERE i."request" IS NOT NULL AND i."member_id" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "invoice_wishes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "retired_customers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscription_grants" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "invoice_wishes" CASCADE;--> statement-breakpoint
DROP TABLE "retired_customers" CASCADE;--> statement-breakpoint
DROP TABLE "subscription_grants" CASCADE;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_member_id_members_id_fk";
--> statement-breakpoint
DROP INDEX "invoices_member";--> statement-breakpoint
DROP INDEX "subscriptions_member";--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_operations" ADD CONSTRAINT "provider_operations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_customers_member" ON "provider_customers" USING btree ("member_id","mode") WHERE "provider_customers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "provider_customers_registration" ON "provider_customers" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "provider_operations_pending" ON "provider_operations" USING btree ("created_at") WHERE "provider_operations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "provider_operations_member" ON "provider_operations" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_operations_one_plan" ON "provider_operations" USING btree ("member_id",("request" ->> 'priceId')) WHERE "provider_operations"."kind" = 'subscription.create' and "provider_operations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invoices_customer_id" ON "invoices" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "member_id";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "request";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "member_id";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "request";--> statement-breakpoint
CREATE VIEW "public"."registration_members" AS (select id as registration_id, member_id from registrations where member_id is not null);--> statement-breakpoint
-- Who has ever subscribed is made inactive, not deleted: the provider would go on taking money for nobody.
CREATE FUNCTION "keep_charged_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "provider_operations" o WHERE o."member_id" = OLD."id" AND o."status" = 'pending')
		OR EXISTS (
			SELECT 1 FROM "subscriptions" s JOIN "provider_customers" c ON c."id" = s."customer_id"
			WHERE c."member_id" = OLD."id"
				OR c."registration_id" IN (SELECT r."id" FROM "registrations" r WHERE r."member_id" = OLD."id")
		)
	THEN
		RAISE EXCEPTION 'the member % is still charged', OLD."id" USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "members_not_charged" BEFORE DELETE ON "members" FOR EACH ROW EXECUTE FUNCTION "keep_charged_member"();
