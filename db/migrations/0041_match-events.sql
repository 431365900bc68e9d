CREATE TABLE "match_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "match_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"side" text,
	"shirt_number" smallint,
	"period" smallint,
	"clock_ms" integer,
	"undoes" uuid,
	CONSTRAINT "match_events_shirts" CHECK ("match_events"."shirt_number" between 0 and 99),
	CONSTRAINT "match_events_undo" CHECK (("match_events"."kind" = 'undo') = ("match_events"."undoes" is not null))
);
--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_events_game" ON "match_events" USING btree ("game_id","sequence");
--> statement-breakpoint
CREATE FUNCTION "keep_match_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A game takes its events along when it is deleted.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "games" g WHERE g."id" = OLD."game_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'events of a game are only added' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "match_events_kept" BEFORE UPDATE OR DELETE ON "match_events" FOR EACH ROW EXECUTE FUNCTION "keep_match_events"();
