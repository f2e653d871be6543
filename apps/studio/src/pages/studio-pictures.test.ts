import { gameArtElement } from '@wau/art/game-art';
import { lastingTileAddress, presentTileAddress, sheetAddresses } from '@wau/art/pictures/picture-addresses';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestStudio } from '../testing/test-studio.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

function get(url: string) {
  return studio.app.inject({ method: 'GET', url });
}

describe('a tile', () => {
  const present = presentTileAddress(lastingTileAddress('dice'));

  it('at the address of its present drawing may be kept for ever, by pages of any origin', async () => {
    const picture = await get(present);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    // The process that draws is started for the first picture.
  }, 120_000);

  it('comes as AVIF as well, smaller', async () => {
    const [avif, webp] = [await get(present.replace('.webp', '-320.avif')), await get(present)];
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
  });

  it('at a lasting or an earlier address is the present one, for a while', async () => {
    for (const address of [lastingTileAddress('dice'), '/studio/art/tiles/dice.0123456789-320.webp']) {
      const picture = await get(address);
      expect(picture.headers['cache-control']).toBe('public, max-age=600');
      expect(picture.rawPayload).toEqual((await get(present)).rawPayload);
    }
  });
});

it.each([
  'tiles/none.webp',
  'tiles/dice.0123456789-319.webp',
  'symbols/none-128.avif',
  '../package.json',
  'tiles/dice.svg',
])('there is no picture %s', async (name) => {
  expect((await get(`/studio/art/${name}`)).statusCode).toBe(404);
});

it('a sheet of symbols has room for fifteen of them', async () => {
  const sheet = await get(sheetAddresses('wau').cell128.webp);
  expect(sheet.statusCode).toBe(200);
});

it('a game page tells its client of its look, in the language of the page', async () => {
  const page = await get('/studio/play/wau-bulan?language=EN');
  const data = new RegExp(`<script type="application/json" id="${gameArtElement}">(.*)</script>`).exec(
    page.body,
  )?.[1];
  expect(JSON.parse(data ?? '{}')).toMatchObject({ theme: 'wau', names: { scatter: 'Moon' } });
  expect(page.body).toContain('--art-accent:#');
  expect((await get('/studio/verify')).body).not.toContain(gameArtElement);
});
