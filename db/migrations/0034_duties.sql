CREATE TABLE "duties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position_id" uuid NOT NULL,
	"rule_id" uuid,
	"team_id" uuid,
	"game_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"places" smallint NOT NULL,
	"points" smallint NOT NULL,
	"give_back_days" smallint NOT NULL,
	"cancelled_at" timestamp with time zone,
	"game_off" boolean DEFAULT false NOT NULL,
	CONSTRAINT "duties_of_game" UNIQUE("rule_id","game_id"),
	CONSTRAINT "duties_in_order" CHECK ("duties"."ends_at" > "duties"."starts_at"),
	CONSTRAINT "duties_places" CHECK ("duties"."places" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "duty_helpers" (
	"duty_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"member_id" uuid NOT NULL,
	"by_guardian" boolean DEFAULT false NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	CONSTRAINT "duty_helpers_duty_id_place_pk" PRIMARY KEY("duty_id","place"),
	CONSTRAINT "duty_helpers_once" UNIQUE("duty_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "duty_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position_id" uuid NOT NULL,
	"team_id" uuid,
	"rhythm" text NOT NULL,
	"weekday" smallint,
	"starts_time" time,
	"ends_time" time,
	"minutes_before" integer DEFAULT 45 NOT NULL,
	"places" smallint DEFAULT 1 NOT NULL,
	"points" smallint DEFAULT 1 NOT NULL,
	"give_back_days" smallint DEFAULT 3 NOT NULL,
	CONSTRAINT "duty_rules_once" UNIQUE NULLS NOT DISTINCT("position_id","team_id","rhythm","weekday","starts_time"),
	CONSTRAINT "duty_rules_places" CHECK ("duty_rules"."places" between 1 and 20),
	CONSTRAINT "duty_rules_weekly" CHECK (("duty_rules"."rhythm" = 'week') = ("duty_rules"."weekday" is not null and "duty_rules"."starts_time" is not null and "duty_rules"."ends_time" is not null))
);
--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_rule_id_duty_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."duty_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_helpers" ADD CONSTRAINT "duty_helpers_duty_id_duties_id_fk" FOREIGN KEY ("duty_id") REFERENCES "public"."duties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_helpers" ADD CONSTRAINT "duty_helpers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_helpers" ADD CONSTRAINT "duty_helpers_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_rules" ADD CONSTRAINT "duty_rules_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_rules" ADD CONSTRAINT "duty_rules_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "duties_of_week" ON "duties" USING btree ("rule_id","starts_at") WHERE "duties"."game_id" is null;--> statement-breakpoint
CREATE INDEX "duties_starts" ON "duties" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "duties_game" ON "duties" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "duty_helpers_member" ON "duty_helpers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "duty_rules_position" ON "duty_rules" USING btree ("position_id");