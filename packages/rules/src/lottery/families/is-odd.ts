/** Of whole numbers that are not below zero. */
export function isOdd(number: number): boolean {
  return (number & 1) === 1;
}
