ALTER TABLE "form_results" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_results" ADD COLUMN "answered_by_id" uuid;--> statement-breakpoint
ALTER TABLE "form_results" ADD CONSTRAINT "form_results_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_results_open" ON "form_results" USING btree ("created_at") WHERE "form_results"."answered_at" is null;--> statement-breakpoint
-- Answers from before this version were replied to by e-mail.
UPDATE "form_results" SET "answered_at" = "created_at";
