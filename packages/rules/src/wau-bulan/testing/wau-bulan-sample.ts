import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';

export const wauBulanSample: EngineSample = { mathematics: {}, anyParameters: fc.constant({}) };
