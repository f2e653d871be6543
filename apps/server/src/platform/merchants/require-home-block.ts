import type { HomeBlock } from '@wau/contract/home-blocks';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from './merchant.ts';

/** What a merchant does not show on home is not told to whoever asks for it either. */
export function requireHomeBlock({ homeBlocks }: Pick<Merchant, 'homeBlocks'>, block: HomeBlock): void {
  if (!homeBlocks.includes(block)) throw new Refusal('module.unavailable');
}
