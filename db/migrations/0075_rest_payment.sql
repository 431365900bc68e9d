ALTER TABLE "event_bookings" ADD COLUMN "rest_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_rest_payment_id_payments_id_fk" FOREIGN KEY ("rest_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "event_bookings" b SET "rest_payment_id" = (SELECT p."id" FROM "payments" p
  WHERE p."purpose" = 'booking' AND p."object_id" = b."rest_id" AND p."status" = 'paid' ORDER BY p."id" DESC LIMIT 1)
WHERE b."rest_id" IS NOT NULL;
