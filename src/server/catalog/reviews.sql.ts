import { sql } from '../db/sql.ts';

/** What every review says, of whatever it is: `r` is the review, `c` whoever wrote it. */
export const reviewColumns = sql`r.id, r.rating, r.comment, r.attachment, r.reply, r.replied_at, r.created_at,
  c.f_name, c.l_name, c.image as customer_image`;

export type ReviewColumns = {
  id: number;
  rating: number;
  comment: string | null;
  attachment: string[];
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
  f_name: string | null;
  l_name: string | null;
  customer_image: string | null;
};
