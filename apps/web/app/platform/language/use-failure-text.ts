import type { WebMessageId } from '@wau/i18n/web/en';
import { type ApiFailure, isNetworkFailure, type NetworkCode } from '../api/api-failure.ts';
import { useTranslate } from './use-language.ts';

const networkTexts = {
  'network.offline': 'error.offline',
  'network.timeout': 'error.timeout',
  'network.unreachable': 'error.unreachable',
  'answer.invalid': 'error.invalid',
} as const satisfies Record<NetworkCode, WebMessageId>;

/** The sentence for a failure: the server's own words, or ours where no answer came. */
export function useFailureText(): (failure: ApiFailure) => string {
  const t = useTranslate();
  return (failure) => (isNetworkFailure(failure) ? t(networkTexts[failure.code]) : failure.message);
}
