import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Device } from './device-facts.ts';
import { useIsDevice } from './use-device.ts';

const isAny = () => true;
const isTall = ({ isTallIphone }: Device) => isTallIphone;

function Kinds() {
  return <output>{`${useIsDevice(isAny)} ${useIsDevice(isTall)}`}</output>;
}

test('the browser knows what kind of device it is on, and the server none', () => {
  expect(renderToStaticMarkup(<Kinds />)).toContain('false false');
  render(<Kinds />);
  expect(screen.getByRole('status').textContent).toBe('true false');
});
