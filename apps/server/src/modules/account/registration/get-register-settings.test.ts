import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('the registration rules come with messages in the language, else in the merchant’s own', async () => {
  const rules = async (merchantCode: string, language: string) =>
    (await server.call('getRegisterSettings', { merchantCode, headers: { Language: language } })).value();
  const malay = await rules('wau', 'MY');
  expect(malay.fields.username).toMatchObject({ enabled: true, required: true, maxLength: 16 });
  expect(malay.fields.username?.message).toMatch(/^Gunakan/);
  expect((await rules('wau', 'EN')).fields.username?.message).toMatch(/^Use/);
  expect((await rules('laut', 'MY')).fields.email).toMatchObject({ required: false });
  expect(malay.captcha.enabled).toBe(false);
});
