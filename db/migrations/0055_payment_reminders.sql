CREATE TABLE "payment_reminder_charges" (
	"reminder_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"step" smallint,
	"open_minor" bigint NOT NULL,
	CONSTRAINT "payment_reminder_charges_reminder_id_source_source_id_pk" PRIMARY KEY("reminder_id","source","source_id"),
	CONSTRAINT "payment_reminder_charges_step_once" UNIQUE("source","source_id","step")
);
--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"sent_on" date NOT NULL,
	"sending_id" uuid,
	"sent_by_id" uuid,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_reminders_once_a_day" UNIQUE("email","sent_on")
);
--> statement-breakpoint
CREATE TABLE "reminder_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"source" text,
	"source_id" text,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_pauses_of_one" CHECK (("reminder_pauses"."member_id" is null) = ("reminder_pauses"."source_id" is not null) and ("reminder_pauses"."source" is null) = ("reminder_pauses"."source_id" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_reminder_charges" ADD CONSTRAINT "payment_reminder_charges_reminder_id_payment_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."payment_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_pauses" ADD CONSTRAINT "reminder_pauses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reminders_sending" ON "payment_reminders" USING btree ("sending_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_pauses_member" ON "reminder_pauses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_pauses_charge" ON "reminder_pauses" USING btree ("source","source_id");