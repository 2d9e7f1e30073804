import { expect } from 'vitest';
import type { TestApi } from '../shops/start-api.ts';

/** Where an address sends the browser on to. */
export async function redirectOf(api: TestApi, url: string): Promise<string> {
  const reply = await api.call(url);
  expect(reply.status, reply.text).toBe(303);
  return String(reply.headers.location);
}

/** Presses a button on the sandbox gateway's page; returns where the shop then sends the browser. */
export async function pressAtSandbox(
  api: TestApi,
  page: string,
  outcome: 'paid' | 'failed' | 'canceled',
): Promise<string> {
  const pressed = await api.call(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: `outcome=${outcome}`,
  });
  expect(pressed.status, pressed.text).toBe(303);
  return redirectOf(api, String(pressed.headers.location));
}

/** The payment that a page of the sandbox gateway is for. */
export const paymentOf = (page: string): string => /\/demo\/pay\/([^?]+)/.exec(page)?.[1] ?? '';
