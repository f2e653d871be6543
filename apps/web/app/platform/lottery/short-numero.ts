/** A draw's name without the year, where there is little room and the year is plain: `1201-0002`. */
export function shortNumero(numero: string): string {
  return numero.slice(4);
}

const dayLength = 8;

/** Names of draws beside each other: the number in the day alone, unless that would name two of them alike. */
export function shortNumeros(numeros: readonly string[]): readonly string[] {
  const days = new Set(numeros.map((numero) => numero.slice(0, dayLength)));
  return numeros.map((numero) =>
    days.size === 1 && numero.length > dayLength ? numero.slice(dayLength + 1) : shortNumero(numero),
  );
}
