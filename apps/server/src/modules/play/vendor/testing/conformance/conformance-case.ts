import type { ProtocolFeature } from './adapter-fixture.ts';
import type { ConformanceBench } from './conformance-bench.ts';

/** Something that every adapter does, or every one whose protocol has what is needed for it. */
export interface ConformanceCase {
  /** Kept for ever: reports name it. */
  readonly id: string;
  readonly name: string;
  /** Without this in the protocol there is nothing to try. */
  readonly needs?: ProtocolFeature;
  run(bench: ConformanceBench): Promise<void>;
}
