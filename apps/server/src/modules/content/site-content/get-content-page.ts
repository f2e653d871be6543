import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectContentPage } from './content-page-sql.ts';

/** A page of the merchant's own text. Refuses `page.unknown` where the merchant has not written it. */
export async function getContentPage(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, language }: VisitorContext,
  { pageCode }: CallParams<Calls['getContentPage']>,
): Promise<CallValue<Calls['getContentPage']>> {
  const page = await selectContentPage(
    runner,
    merchant.merchantCode,
    pageCode,
    language,
    merchant.defaultLanguage,
  );
  if (page === undefined) throw new Refusal('page.unknown');
  return {
    title: page.title,
    content: sanitiseOperatorHtml(page.content_html),
    updatedAt: page.updated_at.toISOString(),
  };
}
