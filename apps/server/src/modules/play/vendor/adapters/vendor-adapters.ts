import type { VendorAdapter } from '../vendor-adapter.ts';
import { studioAdapter } from './studio/studio-adapter.ts';

/** Every vendor's protocol that this installation speaks. */
export const vendorAdapters: readonly VendorAdapter[] = [studioAdapter];
