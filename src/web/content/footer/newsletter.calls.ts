import * as z from 'zod/mini';
import { newsletterEmail, subscribeToNewsletter } from '#contract/content/content.ts';
import type { ApiClient } from '#web/api/client.ts';

export const isEmail = (text: string): boolean => z.safeParse(newsletterEmail, text).success;

export const subscribe = (api: ApiClient, email: string) => api(subscribeToNewsletter, { body: { email } });
