CREATE TABLE "form_readers" (
	"form_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "form_readers_form_id_user_id_pk" PRIMARY KEY("form_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "form_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"result_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_by_id" uuid,
	"mail_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "form_results_open";--> statement-breakpoint
ALTER TABLE "form_results" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_results" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_results" ADD COLUMN "handler_id" uuid;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "keep_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_readers" ADD CONSTRAINT "form_readers_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_readers" ADD CONSTRAINT "form_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_replies" ADD CONSTRAINT "form_replies_result_id_form_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."form_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_replies" ADD CONSTRAINT "form_replies_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_replies" ADD CONSTRAINT "form_replies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_readers_user" ON "form_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "form_replies_result" ON "form_replies" USING btree ("result_id","created_at");--> statement-breakpoint
CREATE INDEX "form_replies_mail" ON "form_replies" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "form_results" ADD CONSTRAINT "form_results_handler_id_users_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_results_new" ON "form_results" USING btree ("created_at") WHERE "form_results"."status" = 'new';--> statement-breakpoint
-- Until now an answer that needed no reply was marked as answered too; the audit log tells them apart.
UPDATE "form_results" SET "status" = 'answered', "handler_id" = "answered_by_id" WHERE "answered_at" is not null;--> statement-breakpoint
UPDATE "form_results" r SET "status" = 'closed', "closed_at" = r."answered_at", "answered_at" = null, "answered_by_id" = null
WHERE r."answered_at" is not null AND exists (
	select 1 from "audit_log" a where a."action" = 'formresults.close' and a."subject" = 'formresults/' || r."id"
);--> statement-breakpoint
ALTER TABLE "form_results" ADD CONSTRAINT "form_results_closed" CHECK (("form_results"."status" = 'closed') = ("form_results"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_keep_months" CHECK ("forms"."keep_months" between 1 and 12);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;