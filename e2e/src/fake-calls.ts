import type { Page, Route } from '@playwright/test';
import type { CallName } from '@wau/contract/calls';
import {
  accepted,
  callOfRequest,
  type FakeAnswerOf,
  type FakeValueOf,
  refused,
  type ServedAnswer,
  serveFakeAnswer,
} from '@wau/contract/testing/fake-answer';

/** Answers a call in the place of the server under test, held to the contract as the server is. */
export async function answerCall<Name extends CallName>(
  page: Page,
  name: Name,
  answer: FakeAnswerOf<Name>,
): Promise<void> {
  const served = serveFakeAnswer(name, answer);
  await page.route('**/wps/**', (route) =>
    callOfRoute(route) === name ? fulfil(route, served) : route.fallback(),
  );
}

/** Lets the server answer a call and changes what it says, held to the contract as the server is. */
export async function changeAnswer<Name extends CallName>(
  page: Page,
  name: Name,
  change: (value: FakeValueOf<Name>) => FakeValueOf<Name>,
): Promise<void> {
  await page.route('**/wps/**', async (route) => {
    if (callOfRoute(route) !== name) return route.fallback();
    const { value } = (await (await route.fetch()).json()) as { readonly value: FakeValueOf<Name> };
    return fulfil(route, serveFakeAnswer(name, accepted(change(value))));
  });
}

/** Every call fails on the side of the server. */
export async function failEveryCall(route: Route): Promise<void> {
  const failure = refused(500, 'server.failed', 'Ralat di pihak kami');
  const name = callOfRoute(route);
  // Beside the calls stand icons and the manifest.
  await (name === undefined ? route.fallback() : fulfil(route, serveFakeAnswer(name, failure)));
}

/**
 * Every call is answered with a success that brings nothing, which no server of ours does: whatever reads an answer
 * throws. The one answer that is meant to break the contract.
 */
export async function answerNonsense(route: Route): Promise<void> {
  await route.fulfill({ json: { success: true, value: null } });
}

function callOfRoute(route: Route): CallName | undefined {
  const request = route.request();
  return callOfRequest(request.method(), new URL(request.url()).pathname);
}

async function fulfil(route: Route, { status, headers, text }: ServedAnswer): Promise<void> {
  await route.fulfill({ status, headers: { ...headers }, body: text });
}
