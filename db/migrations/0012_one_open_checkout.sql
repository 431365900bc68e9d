-- Of a registration whose fee and subscription are both open at this moment, the newer one stays open.
UPDATE "payments" AS "older" SET "status" = 'expired' WHERE "status" = 'open' AND "purpose" IN ('registration', 'subscription', 'order')
  AND EXISTS (SELECT FROM "payments" AS "newer" WHERE "newer"."object_id" = "older"."object_id" AND "newer"."status" = 'open'
    AND "newer"."purpose" IN ('registration', 'subscription', 'order') AND "newer"."id" > "older"."id");--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("object_id") WHERE "payments"."status" = 'open' and "payments"."purpose" in ('registration', 'subscription', 'order');