CREATE TABLE "payment_parts" (
	"payment_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"description" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "payment_parts_payment_id_object_id_pk" PRIMARY KEY("payment_id","object_id"),
	CONSTRAINT "payment_parts_amount" CHECK ("payment_parts"."amount_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_parts_object" ON "payment_parts" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "registrations_family" ON "registrations" USING btree ("family_id");