import { readEnv } from '#server/env.ts';
import type { RunningServer } from '../../../src/main/start-server.ts';
import { leaveOutPictures } from '../pages/without-pictures.ts';
import type { ShopAnswer, ShopRequest } from './shops-process.ts';

// The shipped shop, as often as a worker of the browser tests asks for one: see shops-process.ts.
leaveOutPictures();
const { startShop }: typeof import('../../../src/main/start-shop.ts') = await import(
  new URL('../../../build/shop/start-shop.js', import.meta.url).href
);
const shops = new Map<number, RunningServer>();

async function fulfil(wish: ShopRequest): Promise<ShopAnswer> {
  const { id } = wish;
  try {
    if (!wish.settings) {
      await shops.get(id)?.stop();
      shops.delete(id);
      return { id };
    }
    const shop = await startShop(readEnv(wish.settings), { isDevelopment: false, say() {} });
    shops.set(id, shop);
    return { id, address: shop.address };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on('message', async (wish: ShopRequest) => process.send?.(await fulfil(wish)));
process.once('disconnect', () => process.exit());
