/** A gain or a loss with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
