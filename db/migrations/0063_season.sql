CREATE TABLE "season_members" (
	"season_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"is_team_chosen" boolean DEFAULT false NOT NULL,
	"team_id" uuid,
	"releases_number" boolean DEFAULT false NOT NULL,
	CONSTRAINT "season_members_season_id_member_id_pk" PRIMARY KEY("season_id","member_id"),
	CONSTRAINT "season_members_team" CHECK ("season_members"."is_team_chosen" or "season_members"."team_id" is null)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"first_on" date NOT NULL,
	"name" text NOT NULL,
	"ages_on" date NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"team_plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"copied_series" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seasons_first_on_unique" UNIQUE("first_on")
);
--> statement-breakpoint
ALTER TABLE "season_members" ADD CONSTRAINT "season_members_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_members" ADD CONSTRAINT "season_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_members" ADD CONSTRAINT "season_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;