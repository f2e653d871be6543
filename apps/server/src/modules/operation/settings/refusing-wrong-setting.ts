import { Refusal } from '@wau/service/refusal';
import { WrongSetting } from './setting-value.ts';

/** Answers a call with the code of what is wrong with the order; the sentence goes along. */
export async function refusingWrongSetting<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongSetting) throw new Refusal(error.code, { detail: error.message });
    throw error;
  }
}
