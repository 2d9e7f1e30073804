import { randomPerson } from './build-people.ts';
import type { Draft } from './draft.ts';
import { familyNames } from './people.ts';
import { randomFrom } from './random.ts';
import type { Store, Town } from './read-town.ts';

const DRIVERS_OF_PROVIDER = 4;
/** Of Sweden's mobile numbers for fiction, those that neither customers nor couriers have. */
const FIRST_PHONE = 46_701_740_651;

/** Who drives the vehicles that providers rent out. */
export function buildDrivers(draft: Draft, { stores }: Town): void {
  for (const provider of stores.filter(({ module }) => module === 'rental'))
    for (let turn = 0; turn < DRIVERS_OF_PROVIDER; turn += 1) addDriver(draft, provider, turn);
}

function addDriver(draft: Draft, provider: Store, turn: number) {
  const random = randomFrom(`driver ${provider.slug} ${turn}`);
  const { name, face } = randomPerson(random);
  const number = draft.rows.drivers.length;
  draft.add('drivers', {
    provider_id: provider.id,
    f_name: name,
    l_name: random.pick(familyNames),
    phone: `+${FIRST_PHONE + number}`,
    email: `driver-${number + 1}@example.com`,
    image: draft.face(face, random.pick(['sky', 'mint', 'butter'] as const)),
  });
}
