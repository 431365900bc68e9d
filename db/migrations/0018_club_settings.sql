CREATE TABLE "club_settings" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"draft" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "club_settings_only_one" CHECK ("club_settings"."only")
);
--> statement-breakpoint
-- The demo club of an earlier version keeps its name, addresses and texts, which were part of the program.
INSERT INTO "club_settings" ("settings", "published_at")
SELECT jsonb_build_object(
  'name', 'London GD', 'shortName', 'LGD', 'town', 'London',
  'siteDescription', 'A handball club in London: five league teams, juniors, and a free first session. Come as you are.',
  'footerText', 'Three men’s teams, two women’s teams and juniors.',
  'heroText', 'Five league teams, juniors, and a free first session. Come as you are; we’ll bring the ball.',
  'entryCards', jsonb_build_array(
    jsonb_build_object('title', 'Play for a team', 'link', '/about-us/register/',
      'text', 'Beginners to Premier League. Register, and a coach will reply within two days.'),
    jsonb_build_object('title', 'Juniors', 'link', '/gd/london-gd-juniors/',
      'text', 'London GD Juniors, from 8 to 16. Boys and girls, Saturdays.'),
    jsonb_build_object('title', 'Professionals moving here', 'link', '/gd/qa-professionals/',
      'text', 'Questions and answers on clearance, level and work.')),
  'emails', jsonb_build_object('info', 'info@demo.club', 'media', 'media@demo.club', 'finance', 'finance@demo.club')
), "finished_at"
FROM "seeds" WHERE "name" = 'demo-club' AND "finished_at" IS NOT NULL;
