import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineCode } from '@wau/rules/engines';
import { engineSamples } from '@wau/rules/testing/engine-samples';
import { readTitleShelf, type TitleShelf } from '@wau/titles/title-shelf';

/** A shelf with one title for each of some engines, named as the engine is, with the mathematics of its sample. */
export function sampleTitles(engines: readonly EngineCode[]): TitleShelf {
  const folder = mkdtempSync(join(tmpdir(), 'wau-sample-titles-'));
  for (const engine of engines) {
    const title = join(folder, engine);
    mkdirSync(title);
    const write = (name: string, content: unknown) =>
      writeFileSync(join(title, `${name}.json`), JSON.stringify(content));
    write('title', {
      engine,
      vendor: 'studio',
      theme: 'wau',
      names: { MY: engine, EN: engine },
      descriptions: { MY: engine, EN: engine },
      limits: { minStakeMinor: '10', maxStakeMinor: '10000', maxWinMinor: '1000000' },
    });
    write('mathematics', engineSamples[engine].mathematics);
    write('figures', { method: 'exact', ways: [] });
  }
  const shelf = readTitleShelf(undefined, folder);
  // What has been opened stays open.
  for (const engine of engines) shelf.find(engine);
  rmSync(folder, { recursive: true });
  return shelf;
}
