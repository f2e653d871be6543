import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeSite } from '../../../test-support/fake-site.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { imageUrl } from '../../platform/image/image-url.ts';
import { siteQuery } from '../../platform/site/site-query.ts';
import { SiteImage } from './site-image.tsx';

const path = '/art/games/dice.svg';

test('SH-16 a picture comes from the first origin of the visit, and from the site itself when that fails', async () => {
  // Nothing is loaded here, so the browser's word about it is given.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const services = renderScreen(
    { default: () => <SiteImage path={path} alt="dadu" width={10} height={10} /> },
    { path: '/', calls: {} },
  );
  const picture = () => screen.getByAltText('dadu').getAttribute('src');
  expect(picture()).toBe(path);
  act(() => {
    services.queryClient.setQueryData(siteQuery(services.api).queryKey, {
      ...fakeSite,
      imageOrigins: ['https://img2.example', 'https://img1.example'],
    });
  });
  await expect.poll(picture).toBe(`https://img2.example${path}`);
  fireEvent.error(screen.getByAltText('dadu'));
  expect(picture()).toBe(path);
});

test('a tile is offered as AVIF and WebP, from the same origins', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const tile = '/studio/art/tiles/dice.0a1b2c3d4e.webp';
  const services = renderScreen(
    { default: () => <SiteImage path={tile} alt="dadu" width={10} height={10} sizes="45vw" /> },
    { path: '/', calls: {} },
  );
  const sources = () =>
    Array.from(screen.getByAltText('dadu').closest('picture')?.querySelectorAll('source') ?? []).map(
      (source) => `${source.type} ${source.srcset.split(' ')[0]} ${source.sizes}`,
    );
  expect(sources()).toEqual([
    'image/avif /studio/art/tiles/dice.0a1b2c3d4e-160.avif 45vw',
    'image/webp /studio/art/tiles/dice.0a1b2c3d4e-160.webp 45vw',
  ]);
  act(() => {
    services.queryClient.setQueryData(siteQuery(services.api).queryKey, {
      ...fakeSite,
      imageOrigins: ['https://img3.example'],
    });
  });
  await expect
    .poll(sources)
    .toContain('image/avif https://img3.example/studio/art/tiles/dice.0a1b2c3d4e-160.avif 45vw');
  fireEvent.error(screen.getByAltText('dadu'));
  expect(sources()[0]).toBe('image/avif /studio/art/tiles/dice.0a1b2c3d4e-160.avif 45vw');
});

test.each([
  ['/art/x.svg', [], '/art/x.svg'],
  ['/art/x.svg', ['https://img.example'], 'https://img.example/art/x.svg'],
  ['//evil.example/x.svg', ['https://img.example'], '//evil.example/x.svg'],
  ['https://vendor.example/x.svg', ['https://img.example'], 'https://vendor.example/x.svg'],
])('SH-16 %s with %j is %s', (asked, imageOrigins, url) => {
  expect(imageUrl(asked, { imageOrigins })).toBe(url);
});
