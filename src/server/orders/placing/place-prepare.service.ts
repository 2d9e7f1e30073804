import { AppError } from '#contract/errors.ts';
import { hashPassword } from '#server/auth/password-hash.ts';
import { townTimezone } from '#server/catalog/area.service.ts';
import { measureWay } from '#server/checkout/delivery.ts';
import type { ShopperOrderRequest } from '#server/checkout/order-request.ts';
import { refuseFor } from '#server/checkout/problem.ts';
import { quoteOrder } from '#server/checkout/quote.service.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import type { Deps } from '#server/deps.ts';
import { discardUploads, storeUpload, type Upload } from '#server/media/upload.service.ts';
import { cleanImage } from '#server/media/upload-image.ts';

/** What takes time, done before an order's transaction locks anything. */
export type Ready = {
  timezone: string;
  /** Kilometres; null: nothing is delivered. */
  distance: number | null;
  uploads: readonly Upload[];
  /** Of a guest who becomes a customer with this order. */
  password_hash: string | null;
};

type Preparation = {
  request: ShopperOrderRequest;
  files: readonly File[];
  /** null: no account is to be created. */
  password: string | null;
};

export async function prepareOrder(
  deps: Deps,
  { request, files, password }: Preparation,
): Promise<{ ready: Ready; discard(): Promise<void> }> {
  if (request.store_id === null) throw new AppError('field_required', 'store_id');
  const [timezone, distance] = await Promise.all([townTimezone(deps), measureWay(deps, request)]);
  // Checked first: hashing and decoding cost a hundred times more, and would be wasted on a refused order.
  if (password !== null || files.length > 0) await refuseHopeless(deps, request, distance);
  const password_hash = password === null ? null : await hashPassword(password);
  const images: Buffer[] = [];
  for (const file of files) images.push(await cleanImage(file, 'order_attachment'));

  const uploads: Upload[] = [];
  const discard = () => discardUploads(deps, uploads);
  try {
    for (const image of images) uploads.push(await storeUpload(deps, image));
  } catch (error) {
    await discard();
    throw error;
  }
  return { ready: { timezone, distance, uploads, password_hash }, discard };
}

/** As the order itself will be judged, but nothing is locked yet. */
async function refuseHopeless(deps: Deps, request: ShopperOrderRequest, distance: number | null) {
  const settings = await settingsOfToday(deps, deps.db, request.language);
  const { problems } = await quoteOrder(deps, deps.db, request, { settings, lock: false, distance });
  refuseFor(problems);
}
