import * as security from '#contract/account/security.ts';
import type { ApiClient } from '#web/api/client.ts';

export const endOne = (api: ApiClient, id: number) => api(security.endOneSession, { params: { id } });
export const endAll = (api: ApiClient) => api(security.endAllSessions, {});
export const ownData = (api: ApiClient) => api(security.getOwnData, {});
export const sendCode = (api: ApiClient, channel: 'phone' | 'email') =>
  api(security.sendConfirmationCode, { body: { channel } });
export const confirmByPassword = (api: ApiClient, password: string) =>
  api(security.confirmSession, { body: { password } });
export const confirmByCode = (api: ApiClient, channel: 'phone' | 'email', otp: string) =>
  api(security.confirmSession, { body: { channel, otp } });
