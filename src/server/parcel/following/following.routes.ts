import { followParcel, watchParcel } from '#contract/parcel/follow.ts';
import * as returns from '#contract/parcel/returns.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../../deps.ts';
import { eventStream } from '../../http/event-stream.ts';
import { eventsRoute, route } from '../../http/route.ts';
import { customerIn, ownerIn } from '../../http/shopper.ts';
import { followedParcels } from './follow.service.ts';
import { parcelFollowers, type Watch } from './follow-live.service.ts';
import { cancellationReasons } from './parcel-reasons.service.ts';
import { confirmReturn, type Payables, payFee, payFeeFromWallet } from './parcel-return.service.ts';

export const followingRoutes = (deps: Deps, watch: Watch, payables: Payables) => {
  const followed = followedParcels(deps);
  const startFollowing = parcelFollowers(watch, followed);
  return [
    route(followParcel, ({ params, ...caller }) => followed.whole(params.key, caller)),
    eventsRoute(watchParcel, async ({ params, address }) => {
      const stream = eventStream();
      const leave = await startFollowing(
        params.key,
        { address },
        {
          parcel: (news) => stream.tell('parcel', news),
          beat: () => stream.tell('beat', null),
          end: () => stream.finish(),
        },
      );
      stream.once('close', leave);
      return stream;
    }),
    route(returns.confirmParcelReturn, async ({ shopper, body, language }) => {
      await confirmReturn(deps, ownerIn(shopper), body);
      return { message: say(language, 'parcel.returned') };
    }),
    route(returns.payParcelReturn, ({ tx, shopper, origin, body }) =>
      payFee(deps, tx, payables, ownerIn(shopper), { ...body, origin }),
    ),
    route(returns.payParcelReturnFromWallet, ({ tx, shopper, body, language }) =>
      payFeeFromWallet(deps, tx, payables, customerIn(shopper).id, { ...body, language }),
    ),
    route(returns.listParcelCancellationReasons, ({ query, language }) => cancellationReasons(deps, query, language)),
  ];
};
