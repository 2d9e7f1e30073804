import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { replyMessage } from './reply-message.ts';

const refused = (code: string, message: string) => ({ code, message });

test('a refusal inside a reply that succeeded is one, and its first words are told [FPW-017a]', () => {
  const errors = [refused('otp', 'Not now'), refused('phone', 'Nor tomorrow')];
  expect(() => replyMessage({ message: 'Something', errors })).toThrow(
    expect.objectContaining({ message: 'Not now', errors: [errors[0]] }),
  );
  expect(() => replyMessage({ message: 'Something', errors })).toThrow(ApiError);
});

test('else its message is told', () => {
  expect(replyMessage({ message: 'Code sent' })).toBe('Code sent');
  expect(replyMessage({ message: 'Code sent', errors: [] })).toBe('Code sent');
});
