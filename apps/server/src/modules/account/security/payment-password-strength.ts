/** Six digits that a thief would try first: one digit only, a run up or down, a pattern of two or three repeated. */
export function isWeakPaymentPassword(digits: string): boolean {
  const isRepeated = /^(\d)\1{5}$|^(\d\d)\2{2}$|^(\d{3})\3$/.test(digits);
  const steps = Array.from(digits).map((digit, index, all) =>
    index === 0 ? undefined : (Number(digit) - Number(all[index - 1]) + 10) % 10,
  );
  const [, ...between] = steps;
  return isRepeated || between.every((step) => step === 1) || between.every((step) => step === 9);
}
