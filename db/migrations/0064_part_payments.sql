ALTER TABLE "payments" DROP CONSTRAINT "payments_invoice_id_unique";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_by_hand_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part_of_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "group_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_card_payment" ON "payments" USING btree ("invoice_id") WHERE "payments"."method" = 'card';--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_group" ON "payments" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_by_hand" CHECK ("invoices"."paid_by_hand_minor" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part" CHECK ("payments"."part_of_minor" >= "payments"."amount_minor");--> statement-breakpoint
UPDATE "payments" SET "group_id" = "id" WHERE "method" <> 'card';
