ALTER TABLE "fee_plans" ADD COLUMN "family_cap_minor" bigint;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_family_cap" CHECK ("fee_plans"."family_cap_minor" >= 0);