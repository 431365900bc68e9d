ALTER TABLE "fee_plans" ADD COLUMN "season" text;--> statement-breakpoint
UPDATE "fee_plans" SET "season" = "seasons"."name" FROM "seasons" WHERE "fee_plans"."replaces" IS NOT NULL AND "fee_plans"."label" LIKE '% ' || "seasons"."name";
