// @vitest-environment node
import { accepted } from '@wau/contract/testing/fake-answer';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../test-support/fake-api.ts';
import { fakePhoneVerification } from '../test-support/fake-phone-service.ts';
import { fakeSite } from '../test-support/fake-site.ts';
import { handleDocument } from './document-handler.ts';

/* What is said around a document; its markup is the matter of the screens. */

vi.mock('virtual:react-router/server-build', () => {
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) =>
          new Response('the page', { status, headers }),
      },
    },
    routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  // What a build may lack, this one lacks.
  return new Proxy(build, { has: () => true });
});

const openStatus = {
  info: '',
  location: 'MY',
  maintenance: false,
  regionRestriction: false,
  addressBlocked: false,
  retryAfterSeconds: 0,
  contentVersion: '1',
};

const documentInput = {
  request: new Request('https://laut.example/m/home'),
  nonce: 'n',
  servedAtMs: 1_700_000_000_000,
  languageChunks: {},
  lastKnown: undefined,
  onRenderError: expect.fail,
};

function documentOf(site: Partial<typeof fakeSite>, status: Partial<typeof openStatus> = {}) {
  return handleDocument({
    ...documentInput,
    fetchApi: fakeApi({
      getWhitelabel: () => accepted({ ...fakeSite, ...site }),
      getSystemStatus: () => accepted({ ...openStatus, ...status }),
    }),
  });
}

test.each([
  ['open', {}, 200, null],
  ['under maintenance for half a minute', { maintenance: true, retryAfterSeconds: 30 }, 503, '30'],
  ['under maintenance for long', { maintenance: true, retryAfterSeconds: 300 }, 503, '300'],
  ['under maintenance without an end', { maintenance: true }, 503, null],
  ['closed to the address', { addressBlocked: true }, 403, null],
  ['closed to the region', { regionRestriction: true }, 451, null],
])(
  'SH-12 a site that is %s says so with the status of every document, and when to come again as far as it knows',
  async (_, status, httpStatus, retryAfter) => {
    const { response } = await documentOf({}, status);
    expect([response.status, response.headers.get('retry-after')]).toEqual([httpStatus, retryAfter]);
    expect(await response.text()).toBe('the page');
  },
);

describe('a document lets its scripts and pictures reach', () => {
  test('AC-08 the service that vouches for phone numbers, where the merchant has one', async () => {
    const { connectOrigins } = await documentOf({ phoneVerification: fakePhoneVerification });
    expect(connectOrigins).toEqual(['https://phone.example']);
  });

  test('nobody else where the merchant has none, and the merchant’s own pictures', async () => {
    const document = await documentOf({ imageOrigins: ['https://pictures.example'] });
    expect(document.connectOrigins).toEqual([]);
    expect(document.imageOrigins).toEqual(['https://pictures.example']);
  });
});

describe('a document has all answers', () => {
  test('where the API has given them, and may be given to others', async () => {
    const document = await documentOf({});
    await document.response.text();
    expect(document.hasAllAnswers()).toBe(true);
  });

  test('but not where it has failed to give one', async () => {
    const { response, hasAllAnswers } = await handleDocument({
      ...documentInput,
      fetchApi: fakeApi({ getSystemStatus: () => accepted(openStatus) }),
    });
    await response.text();
    expect(hasAllAnswers()).toBe(false);
  });
});
