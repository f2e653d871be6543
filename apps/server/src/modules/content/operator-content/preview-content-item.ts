import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContentKindName } from '@wau/contract/content-kinds';
import type { OperatorHtml } from '@wau/contract/operator-html';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';

/** What the sanitiser that players' answers go through makes of texts which nobody has put in place yet. */
export function previewContentItem(
  kindName: ContentKindName,
  { texts }: CallBody<Calls['previewContentItem']>,
): CallValue<Calls['previewContentItem']> {
  const kind: ContentKind = contentKinds[kindName];
  const names = kind.texts.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { isHtml }]) => (isHtml === true ? [name] : [])),
  );
  const shown = Object.entries(texts).map(([language, text]) => {
    const written = names.map((name): [string, OperatorHtml] => {
      const value = text[name];
      return [name, sanitiseOperatorHtml(typeof value === 'string' ? value : '')];
    });
    return [language, Object.fromEntries(written)] as const;
  });
  return { texts: Object.fromEntries(shown) };
}
