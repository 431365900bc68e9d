CREATE TABLE "payout_items" (
	"id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"description" text NOT NULL,
	"payment_intent_id" text
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"arrives_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"items_copied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_items_payout" ON "payout_items" USING btree ("payout_id","at");--> statement-breakpoint
CREATE INDEX "payout_items_intent" ON "payout_items" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "payouts_arrives" ON "payouts" USING btree ("arrives_on","id");