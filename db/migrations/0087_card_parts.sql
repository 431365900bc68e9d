-- A card payment of the rest of a registration fee now knows the whole price, like the payments by hand beside it that
-- counted when it was begun. Then the rest is owed at that price if they are reversed.
WITH "known" AS (
  SELECT "card"."id", "of"."object_id", max("hand"."part_of_minor") AS "whole_minor"
  FROM "payments" "card"
    CROSS JOIN LATERAL (
      SELECT "card"."object_id" WHERE NOT EXISTS (SELECT FROM "payment_parts" "part" WHERE "part"."payment_id" = "card"."id")
      UNION SELECT "part"."object_id" FROM "payment_parts" "part" WHERE "part"."payment_id" = "card"."id") "of"
    JOIN "payments" "hand" ON "hand"."object_id" = "of"."object_id"
  WHERE "card"."purpose" = 'registration' AND "card"."method" = 'card'
    AND "hand"."purpose" = 'registration' AND "hand"."method" <> 'card' AND "hand"."created_at" < "card"."created_at"
    AND ("hand"."status" = 'paid' OR "hand"."updated_at" > "card"."created_at")
  GROUP BY 1, 2
), "parts" AS (
  UPDATE "payment_parts" "part" SET "part_of_minor" = "known"."whole_minor" FROM "known"
  WHERE "part"."payment_id" = "known"."id" AND "part"."object_id" = "known"."object_id"
    AND "part"."part_of_minor" IS NULL AND "part"."amount_minor" < "known"."whole_minor"
)
UPDATE "payments" SET "part_of_minor" = "known"."whole_minor" FROM "known"
WHERE "payments"."id" = "known"."id" AND "payments"."part_of_minor" IS NULL AND "payments"."amount_minor" < "known"."whole_minor"
  AND NOT EXISTS (SELECT FROM "payment_parts" "part" WHERE "part"."payment_id" = "payments"."id");
