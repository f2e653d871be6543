import { isLanguageCode } from '@wau/contract/languages';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from './visitor-gate.ts';

/** What a client says of itself in a payload (`whoAsks`). */
interface SaidByClient {
  readonly merchant?: string;
  readonly merchantCode?: string;
  readonly merchant_code?: string;
  readonly language?: string;
}

/**
 * The context of a call as its payload asks for it: in the language that it names, where the merchant speaks that. A trial's
 * client may go on naming the merchant that the trial belongs to.
 *
 * @throws Refusal `merchant.mismatch` where it names another merchant than the request
 */
export function asAsked<Context extends VisitorContext>(context: Context, said: SaidByClient): Context {
  const { merchantCode, trialOf, languages } = context.merchant;
  const known: readonly (string | undefined)[] = ['', merchantCode, trialOf];
  for (const named of [said.merchant, said.merchantCode, said.merchant_code])
    if (named !== undefined && !known.includes(named)) throw new Refusal('merchant.mismatch');
  const { language = '' } = said;
  return isLanguageCode(language) && languages.includes(language) ? { ...context, language } : context;
}
