import { fieldProblem } from '@wau/contract/registration-rules';
import { type ApiClient, unwrap } from '../api-client.ts';
import type { SharedRules, SharedRuleValues } from './shared-rules.ts';

/** Fetches the rules that forms share. With what checks by them it is a file of its own, which no first load needs. */
export async function loadSharedRules(api: ApiClient, signal: AbortSignal): Promise<SharedRules> {
  return sharedRulesOf(await unwrap(api.call('getRegisterValidators', {}, { signal })));
}

export function sharedRulesOf(values: SharedRuleValues): SharedRules {
  return {
    values,
    errorOf(name, value, otherwise) {
      const rule = values[name];
      const isKept = value !== undefined && fieldProblem(rule, value) === undefined;
      if (isKept) return undefined;
      return rule.message === '' ? otherwise : { rule: name };
    },
  };
}
