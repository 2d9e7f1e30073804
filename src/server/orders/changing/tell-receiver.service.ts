import type { Settings } from '#contract/config/settings-shape.ts';
import { say } from '#contract/texts/say.ts';
import { languageOf } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { postSms } from '#server/outbox/outbox.service.ts';
import { parcelToAnnounce } from './tell-receiver.repository.ts';

/** A parcel was picked up: whoever it goes to hears of it, with the code for the door and the link that shows its way. */
export async function tellReceiver(deps: Deps, tx: Db, order_id: number, settings: Settings): Promise<void> {
  if (!settings.is_sms_active) return;
  const parcel = await parcelToAnnounce(tx, order_id);
  if (!parcel?.phone) return;
  const { phone: to, follow_key, otp: code, language } = parcel;
  const link = `${deps.env.PUBLIC_URL}${addressIn(languageOf(language), `/parcel/follow/${follow_key}`)}`;
  const text = settings.order_delivery_verification ? 'sms.parcel_code' : 'sms.parcel';
  await postSms(deps, tx, { to, language, text: say(language, text, { shop: settings.business_name, code, link }) });
}
