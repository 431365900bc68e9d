ALTER TABLE "mails" ADD COLUMN "links_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("created_at") WHERE "mails"."undelivered" is not null;--> statement-breakpoint
UPDATE "mails" SET "links_until" = "created_at" + interval '1 hour' WHERE "undelivered"->>'text' LIKE '%/members/reset?token=%';--> statement-breakpoint
UPDATE "mails" SET "links_until" = "created_at" + interval '24 hours' WHERE "undelivered"->>'text' LIKE '%/members/confirm-email?token=%';
