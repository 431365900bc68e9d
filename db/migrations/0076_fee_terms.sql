CREATE TABLE "agreed_fees" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"note" text NOT NULL,
	"agreed_by_id" uuid,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreed_fees_amount" CHECK ("agreed_fees"."amount_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "early_amount_minor" bigint;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "early_until" date;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "season_from" date;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "season_until" date;--> statement-breakpoint
ALTER TABLE "agreed_fees" ADD CONSTRAINT "agreed_fees_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_fees" ADD CONSTRAINT "agreed_fees_agreed_by_id_users_id_fk" FOREIGN KEY ("agreed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_early" CHECK (("fee_plans"."early_amount_minor" is null) = ("fee_plans"."early_until" is null) and "fee_plans"."early_amount_minor" >= 0);--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_season" CHECK (("fee_plans"."season_from" is null) = ("fee_plans"."season_until" is null));--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_season_days" CHECK ("fee_plans"."season_from" <= "fee_plans"."season_until");