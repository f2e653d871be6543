import type { gameMessages as english } from './game-en.ts';

export const gameMessages: Readonly<Record<keyof typeof english, string>> = {
  'card.open': 'Butiran: {name}',
  'card.rules': 'Peraturan dan semak adil',
  'card.title': 'Tentang permainan ini',
  'card.volatility': 'Turun naik',
  'card.volatility.high': 'Tinggi',
  'card.volatility.low': 'Rendah',
  'card.volatility.medium': 'Sederhana',
  'card.volatility.mediumHigh': 'Sederhana tinggi',
  'card.volatility.mediumLow': 'Sederhana rendah',
  'card.volatility.range': '{from} hingga {to}',
  'centre.all': 'Lihat semua',
  'centre.empty.text':
    'Permainan jenis ini tidak ditawarkan buat masa ini. Sementara itu, cuba yang sedang hangat dimain.',
  'centre.empty.title': '{kind}: belum ada',
  'centre.of': '{kind} oleh {vendor}',
  'list.other': 'Permainan lain',
  'page.gameCentre': 'Permainan popular',
  'page.lottery': 'Loteri',
  'page.slotsCentre': 'Slot',
};
