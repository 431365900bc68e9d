CREATE TABLE "pay_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_back_at" timestamp with time zone,
	"method" text,
	"reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "pay_backs_once" UNIQUE("payment_id","key"),
	CONSTRAINT "pay_backs_amount" CHECK ("pay_backs"."amount_minor" > 0),
	CONSTRAINT "pay_backs_method" CHECK (("pay_backs"."paid_back_at" is null) = ("pay_backs"."method" is null))
);
--> statement-breakpoint
ALTER TABLE "pay_backs" ADD CONSTRAINT "pay_backs_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;