CREATE TABLE "season_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"member_ids" uuid[] NOT NULL,
	"sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "season_families_once" UNIQUE("season_id","email")
);
--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "is_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "keeps_subscription" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "season_members" ADD COLUMN "version_after" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "ask_run_id" uuid;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "close_run_id" uuid;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "teams_before" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "season_families" ADD CONSTRAINT "season_families_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_members" ADD CONSTRAINT "season_members_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_members_member" ON "season_members" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "season_members" ADD CONSTRAINT "season_members_answered" CHECK (("season_members"."answer" is null) = ("season_members"."answered_at" is null));