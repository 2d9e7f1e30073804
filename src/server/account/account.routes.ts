import { getCustomer, removeAccount, updateProfile, updateZone } from '#contract/account/account.ts';
import { listItemsForMe, updateInterests } from '#contract/account/interests.ts';
import { getOwnData, getRemoval } from '#contract/account/security.ts';
import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { customerFor, noteInterests, noteZone } from './customer.service.ts';
import { itemsForMe } from './interests.service.ts';
import { ownData } from './own-data.service.ts';
import { removalOf, removeWholeAccount, type StillOpen } from './remove-account.service.ts';
import { changeProfile } from './update-profile.service.ts';

export const accountRoutes = (deps: Deps, stillOpen: readonly StillOpen[]) => [
  route(getCustomer, ({ shopper, language }) => customerFor(deps, customerIn(shopper).id, language)),
  route(updateProfile, async ({ shopper, body, ...caller }) => {
    const { language } = caller;
    const answer = await changeProfile(deps, customerIn(shopper), body, caller);
    if (answer === 'stored') {
      return {
        message: say(language, 'profile.updated'),
        otp_send: false,
        verification_on: null,
        verification_medium: null,
      };
    }
    return {
      message: say(language, answer.medium === 'firebase' ? 'profile.code_needed' : 'profile.code_sent'),
      otp_send: true,
      verification_on: answer.prove,
      verification_medium: answer.medium,
    };
  }),
  route(updateZone, async ({ shopper, at }) => {
    await noteZone(deps, customerIn(shopper).id, at);
    return {};
  }),
  route(getRemoval, ({ shopper }) => removalOf(deps, customerIn(shopper).id, stillOpen)),
  route(removeAccount, async ({ shopper, query }) => {
    const givesUpBalance = query.give_up_balance === '1';
    await removeWholeAccount(deps, customerIn(shopper), { givesUpBalance }, stillOpen);
    return [];
  }),
  route(getOwnData, ({ shopper }) => ownData(deps, customerIn(shopper))),
  route(listItemsForMe, ({ shopper, ...scope }) => itemsForMe(deps, scope, customerIn(shopper).id)),
  route(updateInterests, async ({ shopper, body, module_id, language }) => {
    if (module_id === null) throw new AppError('module_missing');
    await noteInterests(deps, { customer_id: customerIn(shopper).id, module_id, category_ids: body.interest });
    return { message: say(language, 'interest.updated') };
  }),
];
