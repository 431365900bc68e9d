ALTER TABLE "mails" ADD COLUMN "undelivered" jsonb;--> statement-breakpoint
UPDATE "mails" SET "undelivered" = jsonb_build_object('subject', "subject", 'html', "html", 'text', "text", 'replyTo', "reply_to")
WHERE "status" <> 'sent' AND ("text" ~ '[?&]token=' OR "subject" LIKE 'Form: %');--> statement-breakpoint
UPDATE "mails" SET
	"html" = regexp_replace("html", '([?&;]token=)[A-Za-z0-9_.~%-]+', '\1removed', 'g'),
	"text" = regexp_replace("text", '([?&;]token=)[A-Za-z0-9_.~%-]+', '\1removed', 'g')
WHERE "text" ~ '[?&]token=' OR "html" ~ '[?&;]token=';--> statement-breakpoint
UPDATE "mails" SET "html" = '<p>The content of this e-mail is not kept.</p>', "text" = 'The content of this e-mail is not kept.', "reply_to" = ''
WHERE "subject" LIKE 'Form: %';
