CREATE TABLE "training_series_coaches" (
	"series_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "training_series_coaches_series_id_user_id_pk" PRIMARY KEY("series_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "training_series_teams" (
	"series_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "training_series_teams_series_id_team_id_pk" PRIMARY KEY("series_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "training_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"series_id" uuid,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "training_exceptions_days" CHECK ("training_exceptions"."last_on" >= "training_exceptions"."first_on")
);
--> statement-breakpoint
CREATE TABLE "training_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"weekday" integer NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"venue_id" uuid,
	"venue_text" text DEFAULT '' NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ask_days" integer DEFAULT 5 NOT NULL,
	"remind_hours" integer DEFAULT 24 NOT NULL,
	CONSTRAINT "training_series_weekday" CHECK ("training_series"."weekday" between 1 and 7),
	CONSTRAINT "training_series_times" CHECK ("training_series"."start_time" ~ '^[0-2][0-9]:[0-5][0-9]$' and "training_series"."end_time" ~ '^[0-2][0-9]:[0-5][0-9]$' and "training_series"."end_time" > "training_series"."start_time"),
	CONSTRAINT "training_series_days" CHECK ("training_series"."last_on" >= "training_series"."first_on")
);
--> statement-breakpoint
CREATE TABLE "session_answers" (
	"session_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"answered_by_id" uuid,
	"answered_by" text NOT NULL,
	CONSTRAINT "session_answers_session_id_member_id_pk" PRIMARY KEY("session_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "training_session_teams" (
	"session_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "training_session_teams_session_id_team_id_pk" PRIMARY KEY("session_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "training_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"series_id" uuid,
	"planned_on" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"venue_id" uuid,
	"venue_text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"moved" boolean DEFAULT false NOT NULL,
	CONSTRAINT "training_sessions_once" UNIQUE("series_id","planned_on"),
	CONSTRAINT "training_sessions_in_order" CHECK ("training_sessions"."ends_at" > "training_sessions"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "training_series_coaches" ADD CONSTRAINT "training_series_coaches_series_id_training_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series_coaches" ADD CONSTRAINT "training_series_coaches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series_teams" ADD CONSTRAINT "training_series_teams_series_id_training_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series_teams" ADD CONSTRAINT "training_series_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_exceptions" ADD CONSTRAINT "training_exceptions_series_id_training_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series" ADD CONSTRAINT "training_series_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_answers" ADD CONSTRAINT "session_answers_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_answers" ADD CONSTRAINT "session_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_answers" ADD CONSTRAINT "session_answers_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_session_teams" ADD CONSTRAINT "training_session_teams_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_session_teams" ADD CONSTRAINT "training_session_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_series_id_training_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."training_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_series_teams_team" ON "training_series_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "training_exceptions_series" ON "training_exceptions" USING btree ("series_id","last_on");--> statement-breakpoint
CREATE INDEX "session_answers_member" ON "session_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "training_session_teams_team" ON "training_session_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "training_sessions_starts" ON "training_sessions" USING btree ("starts_at");