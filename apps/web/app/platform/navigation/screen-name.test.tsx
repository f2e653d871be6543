import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { useNameScreen } from './screen-name.ts';
import { useScreenTitle } from './use-route-handle.ts';

const handle = { title: 'page.game', back: true, header: false, footer: false } as const;

function Thing({ name }: { readonly name: string }) {
  useNameScreen(name);
  return null;
}

function Screen() {
  const [name, setName] = useState<string>();
  return (
    <>
      <h1>{useScreenTitle()}</h1>
      {name === undefined ? null : <Thing name={name} />}
      {['Dadu', 'Plinko', undefined].map((next) => (
        <button key={next ?? 'none'} type="button" onClick={() => setName(next)}>
          {next ?? 'none'}
        </button>
      ))}
    </>
  );
}

test('SH-08 a screen of one thing is called as that is while it shows it, and by its route before and afterwards', () => {
  renderScreen({ default: Screen, handle }, { path: '/m/launchGame', calls: {} });
  const title = () => screen.getByRole('heading').textContent;
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(title()).toBe('Permainan');
  choose('Dadu');
  expect(title()).toBe('Dadu');
  choose('Plinko');
  expect(title()).toBe('Plinko');
  choose('none');
  expect(title()).toBe('Permainan');
});
