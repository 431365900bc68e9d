ALTER TABLE "payment_reminder_charges" DROP CONSTRAINT "payment_reminder_charges_step_once";--> statement-breakpoint
ALTER TABLE "payment_reminder_charges" DROP CONSTRAINT "payment_reminder_charges_reminder_id_source_source_id_pk";--> statement-breakpoint
ALTER TABLE "payment_parts" ADD COLUMN "part_of_minor" bigint;--> statement-breakpoint
ALTER TABLE "fee_plans" ADD COLUMN "instalment_days" date[];--> statement-breakpoint
ALTER TABLE "payment_reminder_charges" ADD COLUMN "instalment" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_reminder_charges" ADD CONSTRAINT "payment_reminder_charges_pk" PRIMARY KEY("reminder_id","source","source_id","instalment");--> statement-breakpoint
ALTER TABLE "payment_reminder_charges" ADD CONSTRAINT "payment_reminder_charges_step_once" UNIQUE("source","source_id","instalment","step");--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_part" CHECK ("payment_parts"."part_of_minor" >= "payment_parts"."amount_minor");--> statement-breakpoint
ALTER TABLE "fee_plans" ADD CONSTRAINT "fee_plans_instalments" CHECK (cardinality("fee_plans"."instalment_days") between 2 and 12);
