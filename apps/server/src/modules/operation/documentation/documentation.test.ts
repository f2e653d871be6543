import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('the documentation is a page without scripts under a strict policy, and an OpenAPI document', async () => {
  const page = await server.app.inject('/docs');
  expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
  expect(page.body).toContain('/wps/session/login');
  expect(page.body).not.toMatch(/<script|https?:\/\//);
  const document = (await server.app.inject('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/wps/session/login'].post.operationId).toBe('login');
});
