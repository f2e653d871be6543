import { fireEvent, render, screen } from '@testing-library/react';
import { latePart } from '@wau/late-scripts/late-part';
import { expect, test } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { MissingVerification } from './missing-verification.tsx';

test('F4 what recomputes a round is missed only once it could not be had, and a tap fetches it anew', async () => {
  const files: PromiseWithResolvers<() => string>[] = [];
  const Verification = latePart(() => {
    const file = Promise.withResolvers<() => string>();
    files.push(file);
    return file.promise;
  }, MissingVerification);
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1}>
      <Verification />
    </FakePlay>,
  );
  expect(files).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  files[0]?.reject(new TypeError('Failed to fetch'));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(files).toHaveLength(2);
  files[1]?.resolve(() => 'recomputed');
  await screen.findByText('recomputed');
  expect(screen.queryByRole('alert')).toBeNull();
});
