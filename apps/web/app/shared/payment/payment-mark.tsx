import type { ReactNode } from 'react';
import { markLookOf, monogramOf, type PaymentMarkKind, paymentMarkKind } from './payment-mark-kind.ts';

interface PaymentMarkProps {
  /** Of the method, the bank or the e-wallet. */
  readonly code: string;
  /** Its name gives the letters of what has no drawing of its own. */
  readonly name: string;
}

/** The picture of a way to pay. Its name always stands beside it, so that nobody has to see it. */
export function PaymentMark({ code, name }: PaymentMarkProps) {
  const kind = paymentMarkKind(code);
  return kind === undefined ? <Monogram code={code} name={name} /> : drawings[kind];
}

/** The picture of a bank or an e-wallet: letters of its name over colours and a shape by its code, since its trade mark is its own. */
export function BankMark({ code, name, kind }: PaymentMarkProps & { readonly kind: 'bank' | 'ewallet' }) {
  return <Monogram code={code} name={name} kind={kind} />;
}

/** White letters are read on each of these with a contrast above 4.5. */
const shades = [
  '#A3263A',
  '#8A4B08',
  '#4F6A0E',
  '#0E6E58',
  '#0B6A8A',
  '#2F55B8',
  '#6A3FB0',
  '#9A2B7C',
] as const;

/** In the second colour, below and behind the letters; each is drawn into the corners, which the tile rounds. */
const shapes = [
  'M0 44 44 0v44z',
  'M44 12A32 32 0 0 0 12 44h32z',
  'M0 44 22 14l22 30z',
  'M0 24c12-9 22 9 44-2v22H0z',
] as const;

function Monogram({ code, name, kind }: PaymentMarkProps & { kind?: 'bank' | 'ewallet' }) {
  const look = markLookOf(code, shades.length, shapes.length);
  return (
    <Tile colour={shades[look.shade] ?? shades[0]}>
      <path fill={shades[look.accent]} d={shapes[look.shape]} />
      {kind === 'bank' ? <path fill="#fff" fillOpacity=".28" d="M8 37h28v2H8zM6 8 22 3l16 5v2H6z" /> : null}
      {kind === 'ewallet' ? (
        <path fill="#fff" fillOpacity=".28" d="M32 31h9v8h-9a4 4 0 0 1 0-8Zm1 3v2h2v-2z" />
      ) : null}
      <text
        x="22"
        y="28.5"
        fill="#fff"
        fontSize="17"
        fontWeight="700"
        textAnchor="middle"
        fontFamily="system-ui, sans-serif"
      >
        {monogramOf(name)}
      </text>
    </Tile>
  );
}

function Tile({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 44 44"
      width="44"
      height="44"
      className="size-11 shrink-0 rounded-small"
    >
      <rect width="44" height="44" rx="12" fill={colour} />
      <path
        fill="#fff"
        fillOpacity=".12"
        d="M12 0h20a12 12 0 0 1 12 12v4C34 24 14 8 0 20v-8A12 12 0 0 1 12 0Z"
      />
      {children}
    </svg>
  );
}

const drawings: Readonly<Record<PaymentMarkKind, ReactNode>> = {
  'online-banking': (
    <Tile colour="#2F55B8">
      <path fill="#fff" d="m22 8 13 6v3H9v-3zM11 19h4v9h-4zM20 19h4v9h-4zM29 19h4v4h-4zM9 30h15v3H9z" />
      <path
        fill="#F5C451"
        stroke="#2F55B8"
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="m25 24 12.5 5-5.3 2-2 5.300z"
      />
    </Tile>
  ),
  'bank-transfer': (
    <Tile colour="#0B6A8A">
      <path fill="#fff" d="m22 7 12 6v3H10v-3zM12 18h4v7h-4zM20 18h4v7h-4zM28 18h4v7h-4z" />
      <path
        fill="none"
        stroke="#F5C451"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10 30h22m-4-3.5 4 3.5-4 3.500M34 37H12"
      />
    </Tile>
  ),
  'e-wallet': (
    <Tile colour="#0E6E58">
      <path fill="#fff" fillOpacity=".65" d="m11 15 18-6a2 2 0 0 1 2.6 1.900V15z" />
      <rect x="8" y="14" width="28" height="21" rx="4" fill="#fff" />
      <path fill="#0E6E58" d="M26 20.500h10v8H26a4 4 0 0 1 0-8Z" />
      <circle cx="27" cy="24.5" r="2" fill="#F5C451" />
    </Tile>
  ),
  card: (
    <Tile colour="#6A3FB0">
      <rect x="7" y="11" width="30" height="22" rx="4" fill="#fff" />
      <path fill="#2B1650" d="M7 15.500h30v5H7z" />
      <rect x="11" y="24" width="7" height="5" rx="1.2" fill="#F5C451" />
      <path fill="#6A3FB0" d="M21 25h12v1.600H21zM21 28h7v1.600h-7z" />
    </Tile>
  ),
  qr: (
    <Tile colour="#A3263A">
      <rect x="8" y="8" width="28" height="28" rx="4" fill="#fff" />
      <path
        fill="#2A0C12"
        fillRule="evenodd"
        d="M11 11h9v9h-9zm2.5 2.500v4h4v-4zM24 11h9v9h-9zm2.5 2.500v4h4v-4zM11 24h9v9h-9zm2.5 2.500v4h4v-4z"
      />
      <path fill="#A3263A" d="M24 24h3v3h-3zM30 24h3v3h-3zM27 27h3v3h-3zM24 30h3v3h-3zM30 30h3v3h-3z" />
    </Tile>
  ),
  crypto: (
    <Tile colour="#8A4B08">
      <path fill="#F5C451" d="m22 7 13 7.500v15L22 37 9 29.500v-15z" />
      <path fill="#8A4B08" fillOpacity=".3" d="m22 7 13 7.500v15L22 37z" />
      <path fill="#fff" d="m22 13 6 9-6 4-6-4zM16.5 25l5.5 6 5.5-6-5.5 3.600z" />
    </Tile>
  ),
  phone: (
    <Tile colour="#9A2B7C">
      <rect x="13" y="7" width="18" height="30" rx="4" fill="#fff" />
      <path fill="#9A2B7C" d="M15.5 11h13v19h-13z" />
      <circle cx="22" cy="33.5" r="1.5" fill="#9A2B7C" />
      <path fill="#F5C451" d="M18 25h2v3h-2zM21.5 21.500h2V28h-2zM25 18h2v10h-2z" />
    </Tile>
  ),
  voucher: (
    <Tile colour="#4F6A0E">
      <path
        fill="#fff"
        d="M7 16a3 3 0 0 1 3-3h24a3 3 0 0 1 3 3v3.500a3 3 0 0 0 0 5V28a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3v-3.500a3 3 0 0 0 0-5z"
      />
      <path stroke="#4F6A0E" strokeWidth="1.5" strokeDasharray="2 2" d="M17 13.500v17" />
      <path fill="#F5C451" d="m27 17 1.6 3.3 3.6.5-2.6 2.6.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.6 3.6-.5z" />
    </Tile>
  ),
};
