import { ApiError } from '#web/api/api-error.ts';

/** What the server said of one field, to be shown beside it. */
export const refusalOf = (failure: unknown, field: string): string | undefined =>
  failure instanceof ApiError ? failure.errors.find(({ code }) => code === field)?.message : undefined;
