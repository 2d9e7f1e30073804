import { addAddress, listAddresses, removeAddress, updateAddress } from '#contract/addresses/addresses.ts';
import type { Input } from '#contract/endpoint.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { addressBook, changeSaved, forgetAddress, saveAddress } from './addresses.service.ts';

export const addressesRoutes = (deps: Deps) => [
  route(listAddresses, ({ shopper, query }) => addressBook(deps, customerIn(shopper).id, query)),
  route(addAddress, async ({ tx, shopper, body, language }) => ({
    message: say(language, 'address.added'),
    ...(await saveAddress(tx, customerIn(shopper).id, written(body))),
  })),
  route(updateAddress, async ({ shopper, params, body, language }) => ({
    message: say(language, 'address.updated'),
    ...(await changeSaved(deps, customerIn(shopper).id, params.id, changed(body))),
  })),
  route(removeAddress, async ({ shopper, query, language }) => {
    await forgetAddress(deps, customerIn(shopper).id, query.address_id);
    return { message: say(language, 'address.removed') };
  }),
];

type Body = Input<typeof addAddress>['body'];

/** A field that was left empty holds nothing. */
const written = (body: Body) => ({
  ...body,
  address_label: body.address_label || null,
  additional_information: body.additional_information || null,
  house: body.house || null,
  floor: body.floor || null,
  road: body.road || null,
});

const emptied = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

/** One that was not sent at all is not spoken of. */
const changed = (body: Body) => ({
  ...body,
  address_label: emptied(body.address_label),
  additional_information: emptied(body.additional_information),
  house: emptied(body.house),
  floor: emptied(body.floor),
  road: emptied(body.road),
});
