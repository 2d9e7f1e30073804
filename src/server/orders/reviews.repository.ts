import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export const hasItem = async (tx: Db, order_id: number, item_id: number): Promise<boolean> =>
  (await tx.row(sql`select id from order_lines where order_id = ${order_id} and item_id = ${item_id} limit 1`)) !==
  null;

type NewReview = {
  order_id: number;
  /** Null: a guest. */
  customer_id: number | null;
  rating: number;
  comment: string | null;
  attachment: readonly string[];
};

/** The stars of item and store follow by a trigger. */
export const insertReview = (tx: Db, review: NewReview & { item_id: number; store_id: number }): Promise<number> =>
  tx.run(sql`
    insert into reviews (store_id, item_id, customer_id, order_id, rating, comment, attachment)
    values (${review.store_id}, ${review.item_id}, ${review.customer_id}, ${review.order_id}, ${review.rating},
      ${review.comment}, ${review.attachment}::text[])`);

type ReviewWords = { order_id: number; rating: number; comment: string | null };

/** Whether just this was said of it, whatever pictures came with it. */
export const isReviewedSo = async (
  db: Db,
  { order_id, item_id, rating, comment }: ReviewWords & { item_id: number },
): Promise<boolean> =>
  (await db.row(sql`
    select id from reviews where order_id = ${order_id} and item_id = ${item_id} and rating = ${rating}
      and comment is not distinct from ${comment}::text`)) !== null;

export const isCourierReviewedSo = async (db: Db, { order_id, rating, comment }: ReviewWords): Promise<boolean> =>
  (await db.row(sql`
    select order_id from courier_reviews where order_id = ${order_id} and rating = ${rating}
      and comment is not distinct from ${comment}::text`)) !== null;

export async function insertCourierReview(tx: Db, review: NewReview & { delivery_man_id: number }): Promise<void> {
  await tx.run(sql`
    insert into courier_reviews (order_id, delivery_man_id, customer_id, rating, comment, attachment)
    values (${review.order_id}, ${review.delivery_man_id}, ${review.customer_id}, ${review.rating}, ${review.comment},
      ${review.attachment}::text[])`);
  await tx.run(sql`
    update couriers set ratings = add_star(ratings, ${review.rating}::smallint, 1) where id = ${review.delivery_man_id}`);
}

/** The customer is not asked about this order again. */
export const settleReview = (db: Db, customer_id: number, order_id: number): Promise<number> =>
  db.run(sql`
    update orders set review_settled = true where id = ${order_id} and customer_id = ${customer_id}`);

export const newestToReview = (db: Db, customer_id: number): Promise<{ id: number; images: string[] } | null> =>
  db.row(sql`
    select o.id, array(
      select l.item_details ->> 'image' from order_lines l where l.order_id = o.id order by l.id limit 5
    ) as images
    from orders o
    where o.customer_id = ${customer_id} and o.order_status = 'delivered' and not o.review_settled
    order by o.id desc limit 1`);
