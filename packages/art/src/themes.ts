import type { Theme } from './theme.ts';
import { theme as angkasa } from './themes/angkasa.ts';
import { theme as aztek } from './themes/aztek.ts';
import { theme as batik } from './themes/batik.ts';
import { theme as bola } from './themes/bola.ts';
import { theme as buah } from './themes/buah.ts';
import { theme as dinosaur } from './themes/dinosaur.ts';
import { theme as drakula } from './themes/drakula.ts';
import { theme as feniks } from './themes/feniks.ts';
import { theme as fiesta } from './themes/fiesta.ts';
import { theme as firaun } from './themes/firaun.ts';
import { theme as gamelan } from './themes/gamelan.ts';
import { theme as gula } from './themes/gula.ts';
import { theme as hantu } from './themes/hantu.ts';
import { theme as harimau } from './themes/harimau.ts';
import { theme as hutan } from './themes/hutan.ts';
import { theme as kampung } from './themes/kampung.ts';
import { theme as karang } from './themes/karang.ts';
import { theme as keris } from './themes/keris.ts';
import { theme as klasik } from './themes/klasik.ts';
import { theme as koboi } from './themes/koboi.ts';
import { theme as koi } from './themes/koi.ts';
import { theme as kucing } from './themes/kucing.ts';
import { theme as ladang } from './themes/ladang.ts';
import { theme as lanun } from './themes/lanun.ts';
import { theme as lumba } from './themes/lumba.ts';
import { theme as maharaja } from './themes/maharaja.ts';
import { theme as malam } from './themes/malam.ts';
import { theme as naga } from './themes/naga.ts';
import { theme as neon } from './themes/neon.ts';
import { theme as olimpus } from './themes/olimpus.ts';
import { theme as orkid } from './themes/orkid.ts';
import { theme as pancing } from './themes/pancing.ts';
import { theme as panda } from './themes/panda.ts';
import { theme as pari } from './themes/pari.ts';
import { theme as pasar } from './themes/pasar.ts';
import { theme as penyu } from './themes/penyu.ts';
import { theme as perahu } from './themes/perahu.ts';
import { theme as permata } from './themes/permata.ts';
import { theme as robot } from './themes/robot.ts';
import { theme as rok } from './themes/rok.ts';
import { theme as safari } from './themes/safari.ts';
import { theme as salju } from './themes/salju.ts';
import { theme as samurai } from './themes/samurai.ts';
import { theme as sihir } from './themes/sihir.ts';
import { theme as songket } from './themes/songket.ts';
import { theme as sushi } from './themes/sushi.ts';
import { theme as tanglung } from './themes/tanglung.ts';
import { theme as tuah } from './themes/tuah.ts';
import { theme as viking } from './themes/viking.ts';
import { theme as wau } from './themes/wau.ts';
import { theme as wayang } from './themes/wayang.ts';

/** Every theme that is drawn, by the name that titles give. */
export const themes = {
  angkasa,
  aztek,
  batik,
  bola,
  buah,
  dinosaur,
  drakula,
  feniks,
  fiesta,
  firaun,
  gamelan,
  gula,
  hantu,
  harimau,
  hutan,
  kampung,
  karang,
  keris,
  klasik,
  koboi,
  koi,
  kucing,
  ladang,
  lanun,
  lumba,
  maharaja,
  malam,
  naga,
  neon,
  olimpus,
  orkid,
  pancing,
  panda,
  pari,
  pasar,
  penyu,
  perahu,
  permata,
  robot,
  rok,
  safari,
  salju,
  samurai,
  sihir,
  songket,
  sushi,
  tanglung,
  tuah,
  viking,
  wau,
  wayang,
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}
