import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSelection } from './use-selection.ts';

const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function renderSelection() {
  return renderHook(({ cases }) => useSelection(cases), { initialProps: { cases: three } });
}

describe('the case that is looked at', () => {
  test('a decided case is left, and another that was chosen meanwhile stays', () => {
    const { result } = renderSelection();
    act(() => result.current.select('a'));
    act(() => result.current.leave('a'));
    expect(result.current.selected).toBeUndefined();
    // The answer about the first comes when the second is already looked at.
    act(() => result.current.select('a'));
    const { leave } = result.current;
    act(() => result.current.select('b'));
    act(() => leave('a'));
    expect(result.current.selected).toEqual({ id: 'b' });
  });

  test('it stays that one while the list around it changes, and is gone when it is decided elsewhere', () => {
    const { result, rerender } = renderSelection();
    act(() => result.current.select('b'));
    rerender({ cases: [{ id: 'b' }, { id: 'c' }] });
    expect(result.current.selected).toEqual({ id: 'b' });
    rerender({ cases: [{ id: 'c' }] });
    expect(result.current.selected).toBeUndefined();
    expect(result.current.isGone).toBe(true);
  });

  test('a link leads to one, also to one that is no longer there', () => {
    const led = renderHook(() => useSelection(three, 'b'));
    expect(led.result.current.selected).toEqual({ id: 'b' });
    const gone = renderHook(() => useSelection(three, 'z'));
    expect(gone.result.current).toMatchObject({ selected: undefined, isGone: true });
  });

  test('next and previous stop at the ends', () => {
    const { result } = renderSelection();
    act(() => result.current.previous());
    expect(result.current.selected).toEqual({ id: 'a' });
    act(() => result.current.previous());
    expect(result.current.selected).toEqual({ id: 'a' });
    for (const _ of three) act(() => result.current.next());
    expect(result.current.selected).toEqual({ id: 'c' });
  });
});
