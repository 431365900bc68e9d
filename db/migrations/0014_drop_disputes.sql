-- Disputes were written and never read: a payment says itself whether it is disputed.
DROP TABLE "disputes";--> statement-breakpoint
-- What such a session was asked for is kept in another form now. Nobody has its address, so nobody can pay in it.
UPDATE "payments" SET "status" = 'expired' WHERE "status" = 'open' AND "session_id" IS NULL;
