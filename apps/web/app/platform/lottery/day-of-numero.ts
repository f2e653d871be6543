/** The day that a draw is named by, `2026-11-30`: the rules of some families go by it. */
export function dayOfNumero(numero: string): string {
  return `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;
}
