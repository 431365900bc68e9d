CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"wording_version" smallint NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_cards" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_cards" ADD CONSTRAINT "emergency_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","kind","answered_at");--> statement-breakpoint
-- What was agreed to before answers were recorded becomes the first answer of the history.
INSERT INTO "consents" ("id", "member_id", "kind", "given", "wording_version", "answered_at")
SELECT gen_random_uuid(), "id", 'listing', true, 1, "updated_at" FROM "members" WHERE "listed";
--> statement-breakpoint
INSERT INTO "consents" ("id", "member_id", "kind", "given", "wording_version", "answered_at")
SELECT gen_random_uuid(), "id", 'website_photos', true, 1, "updated_at" FROM "members" WHERE "shows_photos";
