import { parse } from 'plist';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { appIcons } from './app-icon.ts';

const server = await createTestServer();
const get = (url: string, host = 'localhost:8080', headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });

const manifestPath = '/wps/system/manifest.webmanifest';
const profilePath = '/wps/system/webclip.mobileconfig';

/** Width and height stand at fixed places of a png. */
function pngSize(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('HO-09 the manifest', () => {
  test('names the merchant of the host, in its colours', async () => {
    const wau = (await get(manifestPath)).json();
    const laut = (await get(manifestPath, 'laut.localhost')).json();
    expect(wau).toMatchObject({
      name: 'Wau',
      lang: 'ms-MY',
      start_url: '/m/home',
      scope: '/',
      display: 'standalone',
      theme_color: '#0e1022',
    });
    expect(laut).toMatchObject({ name: 'Laut', lang: 'en', theme_color: '#061a2e' });
    expect((await get(manifestPath)).headers['content-type']).toContain('application/manifest+json');
  });

  test('its icons exist in the sizes it tells, for any shape of a phone', async () => {
    const { icons } = (await get(manifestPath)).json() as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const answer = await get(src);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(`${pngSize(answer.rawPayload).join('x')}`).toBe(sizes);
    }
  });

  test('a change of brand or theme shows at once', async () => {
    const icon = '/wps/system/icons/icon-192.png';
    const before = await get(icon, 'laut.localhost');
    expect((await get(icon)).headers.etag).not.toBe(before.headers.etag);
    await server.runner.query({
      text: `insert into wau.brand_drawings (merchant_id, svg) values ('laut', $1)`,
      values: [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#fff"/></svg>',
      ],
    });
    const after = await get(icon, 'laut.localhost');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(pngSize(after.rawPayload)).toEqual([192, 192]);
    const again = await get(icon, 'laut.localhost', { 'if-none-match': String(after.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a mark that is no drawing gives way to the kite, and nothing of a file or an address gets into an icon', async () => {
    const setMark = (svg: string) =>
      server.runner.query({
        text: `update wau.brand_drawings set svg = $1 where merchant_id = 'laut'`,
        values: [svg],
      });
    const icon = '/wps/system/icons/apple-180.png';
    await setMark('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
    const empty = await get(icon, 'laut.localhost');
    await setMark(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image width="8" height="8" href="file:///etc/passwd"/><script>1</script></svg>',
    );
    const hostile = await get(icon, 'laut.localhost');
    expect(hostile.rawPayload.equals(empty.rawPayload)).toBe(true);
    await setMark('<svg this is not xml');
    const broken = await get(icon, 'laut.localhost');
    await server.runner.query({ text: 'delete from wau.brand_drawings', values: [] });
    expect(broken.rawPayload.equals((await get(icon, 'laut.localhost')).rawPayload)).toBe(true);
  });

  test('an unknown host and an unknown icon are refused', async () => {
    for (const path of [manifestPath, profilePath, '/wps/system/icons/icon-192.png']) {
      for (const host of ['elsewhere.example', 'localhost:1@elsewhere.example', 'localhost/elsewhere'])
        expect((await get(path, host)).json().errorCode).toBe('merchant.unknown');
    }
    for (const name of ['icon-9999.png', 'icon-192', '..%2f..%2fpackage.json']) {
      expect((await get(`/wps/system/icons/${name}`)).statusCode).toBe(404);
    }
  });
});

describe('HO-09 the web clip', () => {
  interface Profile {
    readonly PayloadUUID: string;
    readonly PayloadIdentifier: string;
    readonly PayloadDisplayName: string;
    readonly PayloadType: string;
    readonly PayloadContent: readonly {
      readonly PayloadType: string;
      readonly PayloadUUID: string;
      readonly Label: string;
      readonly URL: string;
      readonly FullScreen: boolean;
      readonly IsRemovable: boolean;
      readonly Icon: Uint8Array;
    }[];
  }
  const profileOf = async (host?: string) => parse((await get(profilePath, host)).body) as unknown as Profile;

  test('is a configuration profile with one clip of the merchant, its icon inside', async () => {
    const answer = await get(profilePath, 'laut.localhost:8080');
    expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="laut.mobileconfig"');
    const profile = await profileOf('laut.localhost:8080');
    expect(profile).toMatchObject({
      PayloadType: 'Configuration',
      PayloadDisplayName: 'Laut',
      PayloadIdentifier: 'localhost.laut.wau.webclip',
    });
    expect(profile.PayloadContent).toHaveLength(1);
    expect(profile.PayloadContent[0]).toMatchObject({
      PayloadType: 'com.apple.webClip.managed',
      Label: 'Laut',
      URL: 'http://laut.localhost:8080/m/home?webclip=1',
      FullScreen: true,
      IsRemovable: true,
    });
    expect(pngSize(Buffer.from(profile.PayloadContent[0]?.Icon ?? []))).toEqual([180, 180]);
  });

  test('keeps its identifiers, so that a second installation replaces the first', async () => {
    const uuid = /^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/;
    const [one, again, other] = [await profileOf(), await profileOf(), await profileOf('laut.localhost')];
    expect(one.PayloadUUID).toMatch(uuid);
    expect(one.PayloadContent[0]?.PayloadUUID).toMatch(uuid);
    expect(one.PayloadContent[0]?.PayloadUUID).not.toBe(one.PayloadUUID);
    expect(again.PayloadUUID).toBe(one.PayloadUUID);
    expect(other.PayloadUUID).not.toBe(one.PayloadUUID);
  });

  test('a brand name cannot break out of the profile', async () => {
    await server.runner.query({
      text: `update wau.merchants set brand_name = 'A & B </string><key>x' where merchant_id = 'wau'`,
      values: [],
    });
    await expect.poll(async () => (await profileOf()).PayloadContent[0]?.Label).toBe('A & B </string><key>x');
  });
});

test('every icon of the table is served', async () => {
  for (const { name, sizePixels } of appIcons) {
    const answer = await get(`/wps/system/icons/${name}.png`);
    expect(pngSize(answer.rawPayload), name).toEqual([sizePixels, sizePixels]);
  }
});
