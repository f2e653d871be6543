import { expect, test } from 'vitest';
import { maskEmail, maskIdNumber, maskMobileNumber, maskName } from './mask-data.ts';

test.each([
  [maskMobileNumber, '+60123456789', '+60•••89'],
  [maskEmail, 'siti@example.com', 's•••@example.com'],
  [maskEmail, '"a@b"@example.com', '"•••@example.com'],
  [maskEmail, '@example.com', '•••'],
  [maskName, 'Siti binti  Ahmad', 'S••• b••• A•••'],
  [maskName, '陳 大文', '陳••• 大•••'],
  [maskIdNumber, '900101-14-5678', '•••78'],
  [maskIdNumber, 'A1234', '•••'],
] as const)('%o shows of %s only %s', (mask, text, shown) => {
  expect(mask(text)).toBe(shown);
});
