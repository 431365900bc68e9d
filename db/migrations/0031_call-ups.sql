CREATE TABLE "game_answers" (
	"game_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"answered_by" uuid,
	CONSTRAINT "game_answers_game_id_member_id_pk" PRIMARY KEY("game_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "game_call_ups" (
	"game_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"position" text NOT NULL,
	"shirt_number" smallint,
	"called_up_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "game_call_ups_game_id_member_id_pk" PRIMARY KEY("game_id","member_id"),
	CONSTRAINT "game_call_ups_place" UNIQUE("game_id","place"),
	CONSTRAINT "game_call_ups_shirt" UNIQUE("game_id","shirt_number"),
	CONSTRAINT "game_call_ups_sixteen_at_most" CHECK ("game_call_ups"."place" between 1 and 16),
	CONSTRAINT "game_call_ups_shirts" CHECK ("game_call_ups"."shirt_number" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "game_squads" (
	"game_id" uuid PRIMARY KEY NOT NULL,
	"meet_at" timestamp with time zone,
	"meet_place" text DEFAULT '' NOT NULL,
	"kit_colour" text DEFAULT '' NOT NULL,
	"officials" text DEFAULT '' NOT NULL,
	"referees" text DEFAULT '' NOT NULL,
	"announced" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_call_ups" ADD CONSTRAINT "game_call_ups_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_call_ups" ADD CONSTRAINT "game_call_ups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_call_ups" ADD CONSTRAINT "game_call_ups_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_squads" ADD CONSTRAINT "game_squads_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_answers_member" ON "game_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "game_call_ups_member" ON "game_call_ups" USING btree ("member_id");