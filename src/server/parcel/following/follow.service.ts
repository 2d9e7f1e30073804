import type { Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { followParcel } from '#contract/parcel/follow.ts';
import { roundedPoint } from '#domain/location/point.ts';
import { expectedAt } from '#domain/orders/expected-at.ts';
import { remainingMinutes } from '#domain/orders/remaining-minutes.ts';
import { roughPlace } from '#domain/parcel/rough-place.ts';
import { inLanguage } from '#domain/text.ts';
import { noteGuess } from '../../auth/guesses.ts';
import type { Deps } from '../../deps.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { type FollowedRow, findFollowed } from './follow.repository.ts';

type Followed = Reply<typeof followParcel>;

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How a parcel stands, for whoever was given its link: no names, no doors, no price, no code. */
export async function followedParcel(
  deps: Deps,
  follow_key: string,
  { address, language }: { address: string; language: string },
): Promise<Followed> {
  const row = KEY.test(follow_key) ? await findFollowed(deps.db, follow_key) : null;
  if (!row) {
    // Keys cannot be guessed; who tries all the same is slowed down.
    await noteGuess(deps, { kind: 'followKey', at: 'parcel', from: address });
    throw new AppError('not_found');
  }
  const { order_status, comes_back } = row;
  return {
    order_status,
    comes_back,
    category: {
      name: inLanguage(row.category_name, language),
      image_full_url: pictureUrl(deps.env, row.category_image, '1x1'),
    },
    from: row.from && roughPlace(row.from),
    to: row.to && roughPlace(row.to),
    expected_at: expectedAt({ ...row, minutes: 0 })?.toISOString() ?? null,
    scheduled: row.scheduled ? 1 : 0,
    ...courierOf(row),
    picked_up: row.picked_up?.toISOString() ?? null,
    delivered: row.delivered?.toISOString() ?? null,
    returned: row.returned?.toISOString() ?? null,
  };
}

/** Where the courier is concerns anybody only while they carry it. */
function courierOf({
  order_status,
  comes_back,
  courier,
  from,
  to,
}: FollowedRow): Pick<Followed, 'courier' | 'remaining_minutes'> {
  const goal = comes_back ? from : to;
  if ((order_status !== 'picked_up' && !comes_back) || !courier || !goal)
    return { courier: null, remaining_minutes: null };
  return {
    courier: { ...roundedPoint(courier), located_at: new Date(courier.located_at).toISOString() },
    remaining_minutes: remainingMinutes(courier, goal, []),
  };
}
