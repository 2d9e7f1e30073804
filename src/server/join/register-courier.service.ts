import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { registerCourier } from '#contract/join/couriers.ts';
import { say } from '#contract/texts/say.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { applicationKey, stateLink } from './application-key.ts';
import { refuseCourierPlace } from './places.service.ts';
import { type Sent, submitApplication } from './submit-application.service.ts';

type Form = Input<typeof registerCourier>['body'];

export async function applyAsCourier(deps: Deps, form: Form, { language, ...sent }: Sent) {
  const settings = await settingsNow(deps, language);
  if (!settings.toggle_dm_registration) throw new AppError('courier_registration_off');
  await refuseCourierPlace(deps, form);
  const { password, image, identity_image, l_name, ...person } = form;
  if (identity_image.length === 0) throw new AppError('identity_image_missing');
  const id = await submitApplication(deps, {
    application: { ...person, l_name: l_name ?? '', kind: 'courier', application_status: 'pending', language },
    password,
    files: [
      { field: 'image', file: image },
      ...identity_image.map((file) => ({ field: 'identity_image' as const, file })),
    ],
    ...sent,
    replaces: null,
  });
  return {
    message: say(language, 'join.courier_sent'),
    key: applicationKey(deps, id),
    state_link: stateLink(deps, id),
  };
}
