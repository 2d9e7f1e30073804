import { getVideoContent, listParcelCategories, listReasons } from '#contract/parcel/parcel.ts';
import { getSentParcel, listParcelInstructions, listRecentReceivers, quoteParcel } from '#contract/parcel/sending.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn, ownerIn } from '../http/shopper.ts';
import { parcelCategoriesFor, reasonsFor, videoContentFor } from './parcel.service.ts';
import { parcelQuoteFor } from './sending/quote-parcel.service.ts';
import { parcelInstructions, recentReceiversOf, sentParcelOf } from './sending/sending.service.ts';

export const parcelRoutes = (deps: Deps) => [
  route(listParcelCategories, (scope) => parcelCategoriesFor(deps, scope)),
  route(listReasons, (scope) => reasonsFor(deps, scope)),
  route(getVideoContent, (scope) => videoContentFor(deps, scope)),
  route(quoteParcel, ({ query, language }) =>
    parcelQuoteFor(
      deps,
      {
        from: { lat: query.origin_lat, lng: query.origin_lng },
        to: { lat: query.destination_lat, lng: query.destination_lng },
        parcel_category_id: query.parcel_category_id,
        schedule_at: query.schedule_at || null,
        dm_tips: 0,
      },
      language,
    ),
  ),
  route(listParcelInstructions, ({ query, language }) => parcelInstructions(deps, query, language)),
  route(listRecentReceivers, ({ shopper }) => recentReceiversOf(deps, customerIn(shopper).id)),
  route(getSentParcel, ({ query, shopper }) => sentParcelOf(deps, ownerIn(shopper), query.order_id)),
];
