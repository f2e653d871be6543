import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectHelpItems } from './help-sql.ts';

/** The help centre, in the language of the request, else in the merchant's own. */
export async function listHelpItems(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listHelpItems']>> {
  const rows = await selectHelpItems(runner, merchant.merchantCode, language, merchant.defaultLanguage);
  return rows.map((row) => ({ title: row.title, content: sanitiseOperatorHtml(row.content_html) }));
}
