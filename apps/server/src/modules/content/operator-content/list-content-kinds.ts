import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { contentKindNames } from '@wau/contract/content-kinds';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { contentKinds } from './content-kinds.ts';
import { describeKind } from './describe-kind.ts';
import { mayChangeContent } from './may-change-content.ts';

/** All kinds with their fields, and what of the site a form and a preview need. */
export function listContentKinds({
  merchant,
  operator: { permissions },
}: Pick<OperatorContext, 'merchant' | 'operator'>): CallValue<Calls['listContentKinds']> {
  const { languages, defaultLanguage, currencyCode, themeName } = merchant;
  return {
    kinds: contentKindNames.map((kind) => ({
      kind,
      mayChange: mayChangeContent(kind, permissions),
      ...describeKind(contentKinds[kind]),
    })),
    languages: [...languages],
    defaultLanguage,
    currencyCode,
    themeName,
  };
}
