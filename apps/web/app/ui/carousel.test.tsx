import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoplayMs, Carousel } from './carousel.tsx';

let selected = 0;
const engine = {
  on: vi.fn((_event: string, _told: () => void) => engine),
  off: vi.fn(() => engine),
  scrollNext: vi.fn(),
  destroy: vi.fn(),
  selectedScrollSnap: () => selected,
};
const start = vi.fn((..._given: unknown[]) => engine);

vi.mock('embla-carousel', () => ({ default: (...given: unknown[]) => start(...given) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

async function show(slides: readonly string[]) {
  render(
    <Carousel
      label="Berita"
      slides={slides}
      keyOf={(slide) => slide}
      render={(slide) => <p>{slide}</p>}
      pauseLabel="Jeda"
      playLabel="Main"
    />,
  );
  await act(() => vi.dynamicImportSettled());
}

test('banners loop and move on every 5000 ms, only with more than one', async () => {
  await show(['satu', 'dua']);
  expect(start).toHaveBeenCalledWith(expect.anything(), { loop: true });
  expect(autoplayMs).toBe(5_000);
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(engine.scrollNext).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(5_001));
  expect(engine.scrollNext).toHaveBeenCalledTimes(2);
});

test('a single banner stands still, without dots and without an engine', async () => {
  await show(['satu']);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(start).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('HO-01 banners that were stopped before their code came stay where they are', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const slides = ['satu', 'dua'];
  const carousel = (
    <Carousel
      label="Berita"
      slides={slides}
      keyOf={(slide) => slide}
      render={(slide) => <p>{slide}</p>}
      pauseLabel="Jeda"
      playLabel="Main"
    />
  );
  page.innerHTML = renderToString(carousel);
  // As the document's own script does.
  screen.getByRole('button', { name: 'Jeda' }).setAttribute('data-tapped', '');
  render(carousel, { container: page, hydrate: true });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(engine.scrollNext).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Main' })).toBeTruthy();
});

test('the player can stop the movement', async () => {
  await show(['satu', 'dua']);
  act(() => screen.getByRole('button', { name: 'Jeda' }).click());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(engine.scrollNext).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Main' })).toBeTruthy();
});

test('what is out of sight can neither be tapped nor be reached by keys or a screen reader', async () => {
  selected = 0;
  const slides = ['satu', 'dua', 'tiga'];
  await show(slides);
  const reachable = () => slides.filter((slide) => screen.getByText(slide).closest('[inert]') === null);
  expect(reachable()).toEqual(['satu']);
  selected = 2;
  const [, moved] = engine.on.mock.calls.find(([event]) => event === 'select') ?? [];
  act(() => moved?.());
  expect(reachable()).toEqual(['tiga']);
});
