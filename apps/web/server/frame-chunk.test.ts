// @vitest-environment node
import { expect, test } from 'vitest';
import { createFrameChunk } from './frame-chunk.ts';

const importersOf: Readonly<Record<string, readonly string[]>> = {
  '/w/app/root.tsx': ['/w/app/root.tsx?client-route'],
  '/w/app/platform/api.ts': ['/w/app/platform/session.ts', '/w/app/features/help.tsx'],
  '/w/app/platform/session.ts': ['/w/app/root.tsx'],
  '/w/app/ui/row.tsx': ['/w/app/features/help.tsx'],
  '/w/app/ui/one.ts': ['/w/app/ui/other.ts'],
  '/w/app/ui/other.ts': ['/w/app/ui/one.ts'],
};

test.each([
  ['what the document imports', '/w/app/platform/session.ts', 'frame'],
  ['what that imports in turn, screens or not', '/w/app/platform/api.ts', 'frame'],
  ['what only a screen imports', '/w/app/ui/row.tsx', null],
  ['the entries themselves', '/w/app/root.tsx', 'frame'],
  ['a circle that nobody enters', '/w/app/ui/one.ts', null],
])('the frame chunk: %s', (_, moduleId, chunk) => {
  const graph = { getModuleInfo: (id: string) => ({ importers: importersOf[id] ?? [] }) };
  expect(createFrameChunk()(moduleId, graph)).toBe(chunk);
});
