import { ApiError } from '#web/api/api-error.ts';

type Reply = { message: string; errors?: ApiError['errors'] | undefined };

/**
 * What a reply says. Servers of this interface may put refusals into a reply that succeeded: then the first of them is
 * what there is to say, and nothing goes on.
 */
export function replyMessage({ message, errors = [] }: Reply): string {
  const [first] = errors;
  if (first) throw new ApiError(200, [first], first.message);
  return message;
}
