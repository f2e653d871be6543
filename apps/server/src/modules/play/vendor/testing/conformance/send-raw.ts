import type { TestServer } from '../../../../../testing/test-server.ts';

export interface RawAnswer {
  readonly statusCode: number;
  readonly text: string;
}

/** Sends the bytes of a body as they are. */
export async function sendRaw(
  { app }: Pick<TestServer, 'app'>,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<RawAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return { statusCode: answer.statusCode, text: answer.payload };
}
