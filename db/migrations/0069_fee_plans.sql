CREATE TABLE "fee_plan_prices" (
	"price_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"period" text NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"students" boolean DEFAULT false NOT NULL,
	"concession" text DEFAULT '' NOT NULL,
	"sibling_percent" integer,
	"offered_from" date,
	"offered_until" date,
	"staff_only" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	"price_pending" boolean DEFAULT false NOT NULL,
	"price_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fee_plans_amount" CHECK ("fee_plans"."amount_minor" >= 0),
	CONSTRAINT "fee_plans_days" CHECK ("fee_plans"."offered_from" <= "fee_plans"."offered_until"),
	CONSTRAINT "fee_plans_sibling_percent" CHECK ("fee_plans"."sibling_percent" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "fee_plan_prices" ADD CONSTRAINT "fee_plan_prices_plan_id_fee_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."fee_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_plan_prices_plan" ON "fee_plan_prices" USING btree ("plan_id");--> statement-breakpoint
-- Fees of the settings become plans. An id that was entered twice gets a number, because plans have unique ids.
INSERT INTO "fee_plans" ("id", "kind", "label", "description", "amount_minor", "period", "min_age", "max_age", "students", "sibling_percent", "position")
WITH "entered" AS (
	SELECT 'registration' AS "kind", "fee", "place" FROM "configurations", jsonb_array_elements("fees" -> 'registration') WITH ORDINALITY AS "listed" ("fee", "place")
	UNION ALL
	SELECT 'subscription', "fee", "place" FROM "configurations", jsonb_array_elements("fees" -> 'training_fees') WITH ORDINALITY AS "listed" ("fee", "place")
), "numbered" AS (
	SELECT "entered".*, (
		SELECT count(*) FROM "entered" AS "same" WHERE "same"."fee" ->> 'id' = "entered"."fee" ->> 'id'
			AND ("same"."kind", "same"."place") <= ("entered"."kind", "entered"."place")
	) AS "nth" FROM "entered"
)
SELECT ("fee" ->> 'id') || CASE WHEN "nth" = 1 THEN '' ELSE '_' || "nth" END, "kind", coalesce("fee" ->> 'label', ''),
	coalesce("fee" ->> 'description', ''), round(("fee" ->> 'price')::numeric * 100)::bigint, coalesce("fee" ->> 'period', ''),
	("fee" ->> 'minAge')::integer, ("fee" ->> 'maxAge')::integer, coalesce(("fee" ->> 'students')::boolean, false),
	("fee" ->> 'siblingPercent')::integer, ("place" - 1)::integer
FROM "numbered";--> statement-breakpoint
ALTER TABLE "configurations" DROP COLUMN "fees";