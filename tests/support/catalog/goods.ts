import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** An item as its row tells it. */
export type SoldItem = {
  id: number;
  name: { en: string };
  slug: string;
  image: string;
  price: number;
  stock: number;
  store_id: number;
  module_id: number;
  zone_id: number;
};

/** Things of one store that are bought as they are, without choices, at least so many of each. */
export const plainGoods = (
  { db }: { db: Db },
  {
    module = 'grocery',
    count = 3,
    stock = 10,
  }: { module?: ModuleType | undefined; count?: number; stock?: number } = {},
): Promise<SoldItem[]> =>
  db.rows<SoldItem>(sql`
    select i.id, i.name, i.slug, i.image, i.price, i.stock, i.store_id, i.module_id, i.zone_id
    from items i join modules m on m.id = i.module_id and m.module_type = ${module}
    where i.choice_options = '[]' and i.stock >= ${stock} and i.status and i.is_approved and i.maximum_cart_quantity is null
      and not exists (select from flash_sale_items f where f.item_id = i.id)
      and i.store_id = (
        select store_id from items i2 join modules m2 on m2.id = i2.module_id and m2.module_type = ${module}
        where i2.choice_options = '[]' and i2.stock >= ${stock} and i2.maximum_cart_quantity is null
        group by store_id order by count(*) desc, store_id limit 1
      )
    order by i.id limit ${count}`);
