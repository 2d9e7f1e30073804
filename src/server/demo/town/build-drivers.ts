import type { Store } from './build-stores.ts';
import { familyNames, menFaces, menNames, womenFaces, womenNames } from './content/people.ts';
import type { Draft } from './draft.ts';
import { randomFrom } from './random.ts';

const DRIVERS_OF_PROVIDER = 4;
/** Of Sweden's mobile numbers for fiction, those that neither customers nor couriers have. */
const FIRST_PHONE = 46_701_740_651;

/** Who drives the vehicles that providers rent out. */
export function buildDrivers(draft: Draft, providers: readonly Store[]): void {
  for (const provider of providers)
    for (let turn = 0; turn < DRIVERS_OF_PROVIDER; turn += 1) addDriver(draft, provider, turn);
}

function addDriver(draft: Draft, provider: Store, turn: number) {
  const random = randomFrom(`driver ${provider.key} ${turn}`);
  const { f_name, face } = random.chance(0.5)
    ? { f_name: random.pick(womenNames), face: random.pick(womenFaces) }
    : { f_name: random.pick(menNames), face: random.pick(menFaces) };
  const number = draft.rows.drivers.length;
  draft.add('drivers', {
    provider_id: provider.id,
    f_name,
    l_name: random.pick(familyNames),
    phone: `+${FIRST_PHONE + number}`,
    email: `driver-${number + 1}@example.com`,
    image: draft.pictures.add({
      kind: 'avatar',
      object: face,
      ground: random.pick(['sky', 'mint', 'butter'] as const),
    }),
  });
}
