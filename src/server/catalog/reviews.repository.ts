import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { atMost, plannedOnce, type Sql, sql } from '../db/sql.ts';
import type { Page } from './page.ts';
import { type ReviewColumns, reviewColumns } from './reviews.sql.ts';

export type ReviewRow = ReviewColumns & { item_id: number; item_name: Text; item_slug: string; item_image: string };

/** The newest of them, found by an index that ends at the limit: so it is planned once, as all that a page asks for. */
const reviewsWhere = (db: Db, condition: Sql, { limit, skip }: Page): Promise<ReviewRow[]> =>
  db.rows(
    plannedOnce(sql`
      with newest as (
        select * from reviews r where ${condition} and r.item_id is not null and r.status
        order by r.id desc limit ${atMost(skip + limit)}
      )
      select ${reviewColumns}, i.id as item_id, i.name as item_name, i.slug as item_slug, i.image as item_image
      from newest r join items i on i.id = r.item_id left join customers c on c.id = r.customer_id
      order by r.id desc limit ${limit} offset ${skip}`),
  );

export const reviewsOfItem = (db: Db, item_id: number, page: Page): Promise<ReviewRow[]> =>
  reviewsWhere(db, sql`r.item_id = ${item_id}`, page);

export const reviewsOfStore = (db: Db, store_id: number, page: Page): Promise<ReviewRow[]> =>
  reviewsWhere(db, sql`r.store_id = ${store_id}`, page);

/** Counted where they are written, so never counted again. */
export const reviewedItem = (db: Db, item_id: number): Promise<{ rating_count: number } | null> =>
  db.row(sql`select rating_count from items where id = ${item_id} and status and is_approved`);

export const reviewedStore = (db: Db, store_id: number): Promise<{ reviews_section: boolean } | null> =>
  db.row(sql`select reviews_section from stores where id = ${store_id} and status`);
