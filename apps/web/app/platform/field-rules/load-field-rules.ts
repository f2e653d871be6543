import { fieldProblem } from '@wau/contract/registration-rules';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { reference } from '../reference/reference-data.ts';
import type { FieldRules, FieldRuleValues } from './field-rules.ts';

/** Fetches the rules of the fields that forms have in common. With what checks by them it is a file of its own, which no first load needs. */
export async function loadFieldRules(api: ApiClient, signal: AbortSignal): Promise<FieldRules> {
  return fieldRulesOf(
    await reference(api, 'field-rules', () => unwrap(api.call('getRegisterValidators', {}, { signal }))),
  );
}

export function fieldRulesOf(values: FieldRuleValues): FieldRules {
  return {
    values,
    errorOf(name, value, otherwise) {
      const rule = values[name];
      const problem = value === undefined ? 'rule' : fieldProblem(rule, value);
      if (problem === undefined) return undefined;
      // A password cannot be seen to be too long.
      if (problem === 'long' && (name === 'password' || name === 'loginPassword'))
        return { atMost: rule.maxLength };
      return rule.message === '' ? otherwise : { rule: name };
    },
  };
}
