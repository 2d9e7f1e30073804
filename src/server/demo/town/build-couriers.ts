import { randomPerson } from './build-people.ts';
import type { Draft } from './draft.ts';
import { familyNames } from './people.ts';
import { randomFrom } from './random.ts';
import type { Store, Town } from './read-town.ts';

const COURIERS_IN_ZONE = 4;
/** Of Sweden's mobile numbers for fiction, those the demo customers have not. */
const FIRST_PHONE = 46_701_740_620;

/** Who carries orders. Each waits outside a store of the zone. */
export function buildCouriers(draft: Draft, { zones, stores, rides }: Town): void {
  for (const zone of zones) {
    const corners = stores.filter(({ zone_id }) => zone_id === zone.id);
    for (let turn = 0; turn < COURIERS_IN_ZONE; turn += 1) addCourier(draft, zone, { corners, rides }, turn);
  }
}

type Choice = { corners: readonly Store[]; rides: Town['rides'] };

function addCourier(draft: Draft, zone: Town['zones'][number], { corners, rides }: Choice, turn: number) {
  const random = randomFrom(`courier ${zone.key} ${turn}`);
  const { name, face } = randomPerson(random);
  const number = draft.rows.couriers.length;
  const { latitude, longitude } = random.pick(corners);
  const ratings = [random.whole(60, 240), random.whole(10, 40), random.whole(0, 8), random.whole(0, 3), 0];
  draft.add('couriers', {
    f_name: name,
    l_name: random.pick(familyNames),
    phone: `+${FIRST_PHONE + number}`,
    email: `courier-${number + 1}@example.com`,
    image: draft.face(face, random.pick(['sky', 'mint', 'butter'] as const)),
    zone_id: zone.id,
    vehicle_id: random.pick(rides.slice(0, 2)).id,
    latitude,
    longitude,
    located_at: draft.moment(0),
    order_count: ratings.reduce((sum, stars) => sum + stars, random.whole(20, 200)),
    ratings,
    created_at: draft.moment(-random.whole(100, 800)),
  });
}
