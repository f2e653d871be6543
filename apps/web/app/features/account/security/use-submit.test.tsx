import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { useSubmit } from './use-submit.ts';

test('F1 five taps send a form once, and the next tap after the answer sends it again', async () => {
  const answers: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  function Form() {
    const { submit, isPending } = useSubmit(() => true, work);
    return (
      <form onSubmit={submit}>
        <button type="submit">Simpan</button>
        <output>{isPending ? 'dihantar' : 'sedia'}</output>
      </form>
    );
  }
  renderScreen({ default: Form }, { path: '/m/form', calls: {} });
  const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  for (let taps = 0; taps < 5; taps += 1) tap();
  await screen.findByText('dihantar');
  expect(work).toHaveBeenCalledOnce();
  answers[0]?.();
  await screen.findByText('sedia');
  await waitFor(() => {
    tap();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
