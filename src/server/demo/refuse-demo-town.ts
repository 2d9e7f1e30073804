import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { BadSetting, type Env } from '#server/env.ts';

/** The zones of the demo town, by the names of their files in its folder. */
const DEMO_ZONES = ['centrum', 'hisingen', 'east', 'greater-gothenburg'];

/** The corners of the built-in map, as (longitude, latitude): streets and house numbers of Gothenburg, and no other town. */
const BUILT_IN_MAP = '(11.82,57.63),(12.11,57.78)';

/**
 * A shop that takes real orders must not sell the demo town, nor look for its customers' addresses in a map of another
 * town: neither would be noticed before somebody waits for a delivery. A shop without zones sells nothing yet.
 */
export async function refuseDemoTown(env: Pick<Env, 'DEMO' | 'GEO'>, db: Db): Promise<void> {
  if (env.DEMO) return;
  const zones = await db.rows<{ key: string; is_on_map: boolean }>(sql`
    select key, ${BUILT_IN_MAP}::text::box && box(coordinates) as is_on_map from zones where status order by key`);
  const demo = zones.filter(({ key }) => DEMO_ZONES.includes(key)).map(({ key }) => key);
  if (demo.length > 0)
    throw new BadSetting(
      `This is the demo town (zones ${demo.join(', ')}), and DEMO=0 opens a real shop. Import your own folder into an ` +
        'empty database, or over this one: npm run shop:import -- FOLDER --prune (docs/open-your-shop.md). ' +
        'For the demonstration set DEMO=1.',
    );
  const elsewhere = zones.filter(({ is_on_map }) => !is_on_map).map(({ key }) => key);
  if (env.GEO === 'embedded' && elsewhere.length > 0)
    throw new BadSetting(
      `The built-in map knows Gothenburg alone, and these zones are elsewhere: ${elsewhere.join(', ')}. ` +
        'Set GEO=osm with GEO_SEARCH_URL and GEO_ROUTE_URL (README.md, Configuration), and MAP_STYLE_URL for the map.',
    );
}
