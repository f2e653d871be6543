import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mostFileRows } from '@wau/contract/record-limits';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { useApi } from '../../platform/services/app-services.ts';
import { RecordFileButton } from './record-file-button.tsx';
import { RecordFilters } from './record-filters.tsx';
import { useRecordFilter } from './use-record-filter.ts';

const saved: { readonly name: string; readonly text: Promise<string> }[] = [];

beforeEach(() => {
  // Already the 22nd where the merchant is.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 17, 30) });
  saved.length = 0;
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    // Reading as bytes, because reading as text takes the mark away.
    const bytes = file?.arrayBuffer() ?? Promise.resolve(new ArrayBuffer(0));
    const text = bytes.then((read) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(read));
    saved.push({ name: this.download, text });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Record() {
  const filter = useRecordFilter();
  const api = useApi();
  return (
    <>
      <RecordFilters filter={filter}>{null}</RecordFilters>
      <RecordFileButton
        filter={filter}
        name="Rekod deposit"
        ask={(days, options) => api.call('exportDeposits', { query: days }, options)}
      />
    </>
  );
}

const open = (calls: FakeCalls, search: string) =>
  renderScreen(
    { default: Record },
    { path: '/m/record', url: `/m/record${search}`, session: fakeSession, calls },
  );

const download = () => fireEvent.click(screen.getByRole('button', { name: 'Muat turun CSV' }));

test('CA-04 the days of the filter are saved under their names, with the mark that spreadsheets want', async () => {
  const asked: string[] = [];
  open(
    {
      exportDeposits: ({ query }) => {
        asked.push(String(query));
        return accepted('\uFEFFMasa\r\nsatu\r\n');
      },
    },
    '?period=today',
  );
  download();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual(['fromDay=2026-11-22&toDay=2026-11-22']);
  expect(saved[0]?.name).toBe('rekod-deposit_2026-11-22_2026-11-22.csv');
  expect(await saved[0]?.text).toBe('\uFEFFMasa\r\nsatu\r\n');
});

test('CA-04 days before the last three months are no screen’s, and come as a file', async () => {
  open({ exportDeposits: () => accepted('Masa\r\n') }, '?period=dates&from=2025-01-01&to=2025-01-31');
  expect(
    screen.getByText('Skrin menunjukkan 93 hari terakhir. Untuk hari sebelum itu, muat turun failnya.'),
  ).toBeTruthy();
  expect(screen.getByLabelText('Dari').getAttribute('aria-invalid')).toBeNull();
  download();
  await waitFor(() => expect(saved[0]?.name).toBe('rekod-deposit_2025-01-01_2025-01-31.csv'));
});

test('CA-04 days that are no period have no file', () => {
  open({}, '?period=dates&from=2026-11-10&to=2026-11-01');
  expect(screen.queryByRole('button', { name: 'Muat turun CSV' })).toBeNull();
});

test('CA-04 what is refused is told in the server’s words, and nothing is saved', async () => {
  open({ exportDeposits: () => refused(429, 'rate.limited', 'Terlalu banyak percubaan') }, '?period=today');
  download();
  expect(await screen.findByText('Terlalu banyak percubaan')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('CA-04 a file that could not hold all rows says so', async () => {
  const rows = `Masa\r\n${'baris\r\n'.repeat(mostFileRows)}`;
  let text = rows;
  open({ exportDeposits: () => accepted(text) }, '?period=today');
  download();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByText(/baris terbaharu/)).toBeNull();
  text = `${rows}lebih\r\n`;
  download();
  expect(await screen.findByText(/20,000 baris terbaharu/)).toBeTruthy();
});
