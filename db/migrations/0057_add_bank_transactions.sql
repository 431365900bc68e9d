CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"ignored_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_transactions_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "bank_transactions_amount" CHECK ("bank_transactions"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE INDEX "bank_transactions_day" ON "bank_transactions" USING btree ("paid_on","id");