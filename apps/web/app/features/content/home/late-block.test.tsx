import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/web/en';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { fakeBanners, fakeHome } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { AppProviders } from '../../../shared/app-providers.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import { homeQuery } from './home-queries.ts';
import * as homeScreen from './home-screen.tsx';

const before = fakeHome({ banners: fakeBanners, notices: [{ id: 'n', title: 'Berita lama' }] });
const since = fakeHome({ banners: fakeBanners, notices: [{ id: 'n', title: 'Berita baharu' }] });

/** Home's blocks, and what happens between the page's coming alive and the taking over of the late ones. */
function Page({ services, meanwhile }: { services: AppServices; meanwhile: () => void }) {
  return (
    <AppProviders services={services}>
      <MemoryRouter>
        <Blocks />
        <Meanwhile happens={meanwhile} />
      </MemoryRouter>
    </AppProviders>
  );
}

function Blocks() {
  const { data, error, refetch } = useQuery(homeQuery(useApi()));
  return <HomeBlocks home={data} error={error} onRetry={refetch} />;
}

function Meanwhile({ happens }: { happens: () => void }) {
  useLayoutEffect(() => happens(), [happens]);
  return null;
}

/** The services of a page on which the code of late blocks has come once, so that the server can draw them at once. */
async function pageServices(): Promise<AppServices> {
  const services = renderScreen(homeScreen, {
    path: '/m/home',
    calls: { getHome: () => accepted(since) },
    site: { homeBlocks: ['banners', 'notices', 'fairness'] },
  });
  await screen.findAllByText('Berita baharu');
  cleanup();
  return services;
}

function takeOver(services: AppServices, meanwhile: () => void): unknown[] {
  const refused: unknown[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  const page = <Page services={services} meanwhile={meanwhile} />;
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true, onRecoverableError: (error) => refused.push(error) });
  return refused;
}

test('HO-01 a block that is taken over after news have come begins as the server drew it, and shows the news then', async () => {
  const services = await pageServices();
  const { queryKey } = homeQuery(services.api);
  services.queryClient.setQueryData(queryKey, before);
  const refused = takeOver(services, () => {
    services.queryClient.setQueryData(queryKey, since);
  });
  expect(await screen.findAllByText('Berita baharu')).not.toHaveLength(0);
  expect(screen.queryByText('Berita lama')).toBeNull();
  expect(refused).toEqual([]);
});

test('HO-01 AP-03 a document that had to leave without home’s answer is taken over as well, once the browser has it', async () => {
  const services = await pageServices();
  const { queryKey } = homeQuery(services.api);
  services.queryClient.removeQueries({ queryKey });
  const refused = takeOver(services, () => {
    services.queryClient.setQueryData(queryKey, since);
  });
  expect(await screen.findAllByText('Berita baharu')).not.toHaveLength(0);
  expect(screen.getByText('Terbang tinggi')).toBeTruthy();
  expect(refused).toEqual([]);
});

test('HO-01 a language that is chosen before a block is taken over is spoken as soon as it is', async () => {
  const services = await pageServices();
  const refused = takeOver(services, () => services.language.speak('EN', compileCatalogue(english)));
  expect(await screen.findByRole('heading', { name: 'Provably fair' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Terbukti adil' })).toBeNull();
  expect(refused).toEqual([]);
});
