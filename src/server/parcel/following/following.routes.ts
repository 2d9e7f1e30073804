import { followParcel } from '#contract/parcel/follow.ts';
import * as returns from '#contract/parcel/returns.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { customerIn, ownerIn } from '../../http/shopper.ts';
import { followedParcels } from './follow.service.ts';
import { cancellationReasons } from './parcel-reasons.service.ts';
import { confirmReturn, type Payables, payFee, payFeeFromWallet } from './parcel-return.service.ts';

export const followingRoutes = (deps: Deps, payables: Payables) => {
  const followed = followedParcels(deps);
  return [
    route(followParcel, ({ params, ...caller }) => followed(params.key, caller)),
    route(returns.confirmParcelReturn, async ({ shopper, body, language }) => {
      await confirmReturn(deps, ownerIn(shopper), body);
      return { message: say(language, 'parcel.returned') };
    }),
    route(returns.payParcelReturn, ({ tx, shopper, body }) => payFee(deps, tx, payables, ownerIn(shopper), body)),
    route(returns.payParcelReturnFromWallet, ({ tx, shopper, body, language }) =>
      payFeeFromWallet(deps, tx, payables, customerIn(shopper).id, { ...body, language }),
    ),
    route(returns.listParcelCancellationReasons, ({ query, language }) => cancellationReasons(deps, query, language)),
  ];
};
