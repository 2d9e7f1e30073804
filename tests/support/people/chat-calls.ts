import type { APIRequestContext } from '@playwright/test';
import { OPERATOR_TOKEN } from '../shops/operator-token.ts';
import { expect } from '../shops/shop.ts';

const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'x-localization': 'en' };

/** What the other side of a conversation does through the operator's own system. */
export function otherSide(request: APIRequestContext, conversation_id: number) {
  const path = `/api/v1/operator/conversations/${conversation_id}`;
  async function call(method: 'POST' | 'PUT', what: string, how: object = {}) {
    const answer = await request.fetch(`${path}/${what}`, { method, headers, ...how });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return {
    types: () => call('PUT', 'typing'),
    says: (message: string) => call('POST', 'messages', { multipart: { message } }),
    hasSeen: (message_id: number) => call('PUT', 'seen', { data: { message_id } }),
    /** What stands in the conversation, the oldest first. */
    async reads(): Promise<{ id: number; sender_type: string; message: string | null; file_full_url: string[] }[]> {
      const answer = await request.get(`${path}/messages?limit=50&offset=1`, { headers });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).messages.reverse();
    },
  };
}

/** The number of the conversation that a customer has with somebody. */
export async function conversationOf(
  request: APIRequestContext,
  token: string,
  type: 'vendor' | 'delivery_man' | 'admin',
): Promise<number> {
  const answer = await request.get(`/api/v1/customer/message/list?type=${type}&limit=1&offset=1`, {
    headers: { authorization: `Bearer ${token}`, 'x-localization': 'en' },
  });
  return (await answer.json()).conversations[0].id;
}
