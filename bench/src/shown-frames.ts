import type { Browser, CDPSession } from 'playwright-core';
import { spread } from './spread.ts';

/** What a player saw while something scrolled. */
export interface ShownFrames {
  /** How long each frame stood on the screen before the next one, in milliseconds. */
  readonly waitsMs: readonly number[];
  /** Frames that were due and never shown. */
  readonly dropped: number;
  /** Frames in which a part of the page was still to be drawn. */
  readonly incomplete: number;
}

/** A step in a frame's way to the screen, as the browser's trace has it. */
interface FrameEvent {
  readonly name: string;
  readonly ph: string;
  /** In microseconds. */
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly frame_reporter?: FrameReport };
}

interface FrameReport {
  readonly state: string;
  readonly scroll_state: string;
  readonly frame_sequence: number;
  readonly affects_smoothness: boolean;
  readonly has_missing_content: boolean;
  readonly checkerboarded_needs_raster: boolean;
  readonly checkerboarded_needs_record: boolean;
}

const frameMs = 1_000 / 60;

/**
 * What the screen showed while this was done, out of the browser's own trace. A page is scrolled by the browser's
 * compositor, which needs no answer of the page: frames that the page's own code is asked for say how busy the page is
 * and not what a player sees.
 */
export async function watchShownFrames(
  browser: Browser,
  scroll: () => Promise<unknown>,
): Promise<ShownFrames> {
  const tracing = await browser.newBrowserCDPSession();
  const events: FrameEvent[] = [];
  // The protocol does not say what an event of a trace is made of.
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as FrameEvent[])));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark'] },
  });
  try {
    await scroll();
  } finally {
    await endTracing(tracing);
  }
  return shownOf(events);
}

async function endTracing(tracing: CDPSession): Promise<void> {
  const { promise: isComplete, resolve } = Promise.withResolvers<void>();
  tracing.once('Tracing.tracingComplete', () => resolve());
  await tracing.send('Tracing.end');
  await isComplete;
  await tracing.detach();
}

/** Of the frames of the scroll alone. A frame has several reports where the page's own part of it came later. */
function shownOf(events: readonly FrameEvent[]): ShownFrames {
  const shownAtUs = new Map<number, number>();
  const dropped = new Set<number>();
  const incomplete = new Set<number>();
  const underWay = new Map<string, FrameReport>();
  for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
    if (event.name !== 'PipelineReporter') continue;
    const id = `${event.pid} ${event.id2?.local}`;
    const report = event.args.frame_reporter;
    if (event.ph === 'b' && report !== undefined && report.scroll_state !== 'SCROLL_NONE') {
      underWay.set(id, report);
      continue;
    }
    const ended = underWay.get(id);
    if (event.ph !== 'e' || ended === undefined) continue;
    underWay.delete(id);
    const { frame_sequence: frame, state } = ended;
    if (state.startsWith('STATE_PRESENTED') && !shownAtUs.has(frame)) shownAtUs.set(frame, event.ts);
    if (state === 'STATE_DROPPED' && ended.affects_smoothness) dropped.add(frame);
    if (isIncomplete(ended)) incomplete.add(frame);
  }
  const moments = [...shownAtUs.values()].toSorted((one, other) => one - other);
  return {
    waitsMs: moments.slice(1).map((atUs, index) => (atUs - (moments[index] ?? atUs)) / 1_000),
    dropped: [...dropped].filter((frame) => !shownAtUs.has(frame)).length,
    incomplete: [...incomplete].filter((frame) => shownAtUs.has(frame)).length,
  };
}

const isIncomplete = (report: FrameReport): boolean =>
  report.has_missing_content || report.checkerboarded_needs_raster || report.checkerboarded_needs_record;

export function describeShown({ waitsMs, dropped, incomplete }: ShownFrames): string {
  const totalMs = waitsMs.reduce((sum, waitMs) => sum + waitMs, 0);
  const late = waitsMs.filter((waitMs) => waitMs > 1.5 * frameMs).length;
  const share = (count: number): string => `${((100 * count) / waitsMs.length).toFixed(1)} %`;
  return (
    `${((waitsMs.length / totalMs) * 1_000).toFixed(1)} frames/s of 60 on the screen, ${share(late)} came late ` +
    `(${spread(waitsMs)}), ${share(dropped)} were dropped, ${share(incomplete)} incomplete`
  );
}
