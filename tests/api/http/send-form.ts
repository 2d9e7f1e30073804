import type { Answer, TestApi } from '#tests/support/shops/start-api.ts';

export type Fields = Record<string, string | File | readonly (string | File)[]>;

/** One multipart request through the door. */
export async function sendForm(
  { app }: TestApi,
  url: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' || value instanceof File ? [value] : value) form.append(name, each);
  }
  const written = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  });
  return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.body), text: reply.body };
}
