import { somebody } from './build-people.ts';
import type { Places } from './build-places.ts';
import { addresses, type ZoneKey } from './content/addresses.ts';
import { familyNames } from './content/people.ts';
import type { Draft } from './draft.ts';
import { randomFrom } from './random.ts';

const COURIERS_IN_ZONE = 4;
/** Of Sweden's mobile numbers for fiction, those the demo customers have not. */
const FIRST_PHONE = 46_701_740_620;

/** Who carries orders. Each waits at a street corner of the zone. */
export function buildCouriers(draft: Draft, { zones }: Places): void {
  for (const zone of Object.keys(addresses) as ZoneKey[]) {
    for (let turn = 0; turn < COURIERS_IN_ZONE; turn += 1) addCourier(draft, zone, zones[zone], turn);
  }
}

function addCourier(draft: Draft, zone: ZoneKey, zone_id: number, turn: number) {
  const random = randomFrom(`rider ${zone} ${turn}`);
  const { name, face } = somebody(random);
  const number = draft.rows.riders.length;
  const [, , latitude, longitude] = random.pick(addresses[zone]);
  const ratings = [random.whole(60, 240), random.whole(10, 40), random.whole(0, 8), random.whole(0, 3), 0];
  draft.add('riders', {
    f_name: name,
    l_name: random.pick(familyNames),
    phone: `+${FIRST_PHONE + number}`,
    email: `rider-${number + 1}@example.com`,
    image: draft.pictures.add({
      kind: 'avatar',
      object: face,
      ground: random.pick(['sky', 'mint', 'butter'] as const),
    }),
    zone_id,
    vehicle_id: random.whole(1, 2),
    latitude,
    longitude,
    located_at: draft.moment(0),
    order_count: ratings.reduce((sum, stars) => sum + stars, random.whole(20, 200)),
    ratings,
    created_at: draft.moment(-random.whole(100, 800)),
  });
}
