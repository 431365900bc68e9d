ALTER TABLE "fee_plans" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_replaces_fee_plans_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."fee_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_replaces" UNIQUE("replaces");