CREATE TABLE "coach_teams" (
	"user_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "coach_teams_user_id_team_id_pk" PRIMARY KEY("user_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "coach_teams" ADD CONSTRAINT "coach_teams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_teams" ADD CONSTRAINT "coach_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Nobody loses access: every coach becomes responsible for every team that exists.
INSERT INTO "coach_teams" ("user_id", "team_id") SELECT r."user_id", t."id" FROM "user_roles" r CROSS JOIN "teams" t WHERE r."role" = 'coach';
